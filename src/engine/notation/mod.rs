//! Every action as a short, stable, readable line, both ways.
//!
//! | action | line |
//! |---|---|
//! | play or answer with a card | `bang 7D > C`, `beer 6H`, `missed 10C` |
//! | play it as another kind | `missed 10C as bang > C` |
//! | use a card in play or an ability | `use barrel QS`, `use sid_ketchum: bang 2D, missed 3S` |
//! | take a card that can be named | `take barrel QS` |
//! | take a random hand card | `take hand` |
//! | name a player | `from B` |
//! | choose | `choose deck`, `choose discard`, `choose slab_the_killer`, `choose hearts`, `choose red`, `choose life` |
//! | the rest in any order, decline, end the turn | `rest`, `pass`, `end` |
//!
//! A card is its kind, rank and suit letter; the second of two like cards ends in `#2`.

mod cards;
pub mod dice;
pub mod scenario;
mod words;

pub use cards::{read_card, write_card};
pub use words::{
    read_ask, read_role, read_seat, read_source, read_stage, write_ask, write_illegal, write_role, write_stage,
    write_team,
};

use crate::card::{Action, CardId, CardKind, Character, Choice, Source, Suit};
use crate::core::Seat;

/// The line of an action.
pub fn write_action(action: Action) -> String {
    match action {
        Action::Play { card, kind, target } => {
            let played_as = if kind == card.kind() { String::new() } else { format!(" as {}", kind.id()) };
            format!("{}{played_as}{}", write_card(card), write_target(target))
        }
        Action::Use { of, cards, target } => {
            let cost = cards.map_or(String::new(), |(a, b)| format!(": {}, {}", write_card(a), write_card(b)));
            format!("use {}{cost}{}", write_source(of), write_target(target))
        }
        Action::Pick(card) => format!("take {}", write_card(card)),
        Action::PickHidden => "take hand".into(),
        Action::PickSeat(seat) => format!("from {seat}"),
        Action::Choose(choice) => format!("choose {}", write_choice(choice)),
        Action::Rest => "rest".into(),
        Action::Pass => "pass".into(),
        Action::End => "end".into(),
    }
}

/// The action of a line; none if the line is not notation.
pub fn read_action(line: &str) -> Option<Action> {
    let line = line.trim();
    match line {
        "rest" => return Some(Action::Rest),
        "pass" => return Some(Action::Pass),
        "end" => return Some(Action::End),
        "take hand" => return Some(Action::PickHidden),
        _ => {}
    }
    if let Some(card) = line.strip_prefix("take ") {
        return read_card(card).map(Action::Pick);
    }
    if let Some(seat) = line.strip_prefix("from ") {
        return read_seat(seat).map(Action::PickSeat);
    }
    if let Some(choice) = line.strip_prefix("choose ") {
        return read_choice(choice).map(Action::Choose);
    }
    let (what, target) = match line.split_once('>') {
        Some((what, target)) => (what.trim(), Some(read_seat(target)?)),
        None => (line, None),
    };
    if let Some(used) = what.strip_prefix("use ") {
        let (source, cost) = match used.split_once(':') {
            Some((source, cost)) => {
                let (a, b) = cost.split_once(',')?;
                (source, Some((read_card(a)?, read_card(b)?)))
            }
            None => (used, None),
        };
        return Some(Action::Use { of: read_source(source)?, cards: cost, target });
    }
    let (card, kind): (CardId, CardKind) = match what.split_once(" as ") {
        Some((card, kind)) => (read_card(card)?, CardKind::from_id(kind.trim())?),
        None => {
            let card = read_card(what)?;
            (card, card.kind())
        }
    };
    Some(Action::Play { card, kind, target })
}

fn write_target(target: Option<Seat>) -> String {
    target.map_or(String::new(), |seat| format!(" > {seat}"))
}

fn write_source(source: Source) -> String {
    match source {
        Source::Rules => "rules".into(),
        Source::Card(card) => write_card(card),
        Source::Character(character) => character.id().into(),
        Source::Event(card) => card.id().into(),
    }
}

fn write_choice(choice: Choice) -> String {
    match choice {
        Choice::Guise(character) => format!("guise {}", character.id()),
        Choice::Suit(suit) => suit.id().into(),
        Choice::Deck => "deck".into(),
        Choice::Discard => "discard".into(),
        Choice::Life => "life".into(),
        Choice::Red => "red".into(),
        Choice::Black => "black".into(),
        Choice::Character(character) => character.id().into(),
    }
}

fn read_choice(text: &str) -> Option<Choice> {
    match text.trim() {
        "deck" => Some(Choice::Deck),
        "discard" => Some(Choice::Discard),
        "life" => Some(Choice::Life),
        "red" => Some(Choice::Red),
        "black" => Some(Choice::Black),
        id => match id.strip_prefix("guise ") {
            Some(guise) => Character::from_id(guise).map(Choice::Guise),
            None => Suit::from_id(id).map(Choice::Suit).or_else(|| Character::from_id(id).map(Choice::Character)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Game;
    use crate::card::Setup;
    use crate::core::Rng;

    #[test]
    fn every_action_of_many_games_is_written_and_read_back() {
        let mut rng = Rng::from_seed(3);
        for seed in 0..200 {
            let mut game = Game::deal(&Setup::base(4 + (seed % 4) as u8), seed, &mut Vec::new()).unwrap();
            while let Some(decision) = game.decision() {
                let legal = game.legal_actions(decision.seat);
                for action in &legal {
                    assert_eq!(read_action(&write_action(*action)), Some(*action));
                }
                game.apply(decision.seat, *rng.pick(&legal).unwrap()).unwrap();
            }
        }
    }

    #[test]
    fn what_is_no_notation_is_refused() {
        for line in
            ["", "bang", "bang 7X", "bang 7D >", "bang 7D > Z", "bang 7D as lunch", "take", "from AB", "use nobody"]
        {
            assert_eq!(read_action(line), None, "{line}");
        }
    }
}
