//! The dice game in notation.
//!
//! | action | line |
//! |---|---|
//! | which die to use | `use base`, `use loudmouth`, `use coward` |
//! | roll dice again, by number from 1 | `roll 1 3 5` |
//! | keep all dice | `stop` |
//! | aim a bullseye, doubled for a beer | `shoot B`, `shoot B double` |
//! | name a player | `to B` |
//! | take a token | `take arrow`, `take chief`, `take chief from B` |
//! | put a token back | `return arrow of B`, `return chief of B`, `return all` |
//! | take over a loss | `take loss` |
//! | show one's role and use it | `reveal` |
//! | turn a die | `turn 3 beer` |
//! | give a ghost token | `give arrow to B` |
//! | decline | `pass` |

mod words;

pub use words::{
    read_ask, read_face, read_source, read_stage, write_ask, write_dice, write_face, write_illegal, write_power,
    write_source, write_stage,
};

use super::read_seat;
use crate::dice::{Action, Arrow, DiceSet, Die, Face};

/// The line of an action.
pub fn write_action(action: Action) -> String {
    match action {
        Action::UseDie(die) => format!("use {}", die.id()),
        Action::Roll(dice) => {
            let numbers: Vec<String> = dice.iter().map(|die| (die + 1).to_string()).collect();
            format!("roll {}", numbers.join(" "))
        }
        Action::Stop => "stop".into(),
        Action::Shoot { target, doubled } => format!("shoot {target}{}", if doubled { " double" } else { "" }),
        Action::PickSeat(seat) => format!("to {seat}"),
        Action::Take(arrow) => format!("take {}", write_arrow(arrow)),
        Action::TakeFrom(seat) => format!("take chief from {seat}"),
        Action::Return { seat, arrow } => format!("return {} of {seat}", write_arrow(arrow)),
        Action::ReturnAll => "return all".into(),
        Action::TakeLoss => "take loss".into(),
        Action::Reveal => "reveal".into(),
        Action::Turn { die, face } => format!("turn {} {}", die + 1, face.id()),
        Action::Give { face, seat } => format!("give {} to {seat}", face.id()),
        Action::Pass => "pass".into(),
    }
}

/// The action of a line; none if the line is not notation.
pub fn read_action(line: &str) -> Option<Action> {
    let words: Vec<&str> = line.split_whitespace().collect();
    Some(match words[..] {
        ["use", die] => Action::UseDie(Die::from_id(die)?),
        ["roll", ref dice @ ..] if !dice.is_empty() => Action::Roll(read_dice(dice)?),
        ["stop"] => Action::Stop,
        ["shoot", seat] => Action::Shoot { target: read_seat(seat)?, doubled: false },
        ["shoot", seat, "double"] => Action::Shoot { target: read_seat(seat)?, doubled: true },
        ["to", seat] => Action::PickSeat(read_seat(seat)?),
        ["take", "loss"] => Action::TakeLoss,
        ["take", arrow] => Action::Take(read_arrow(arrow)?),
        ["take", "chief", "from", seat] => Action::TakeFrom(read_seat(seat)?),
        ["return", "all"] => Action::ReturnAll,
        ["return", arrow, "of", seat] => Action::Return { seat: read_seat(seat)?, arrow: read_arrow(arrow)? },
        ["reveal"] => Action::Reveal,
        ["turn", die, face] => Action::Turn { die: read_die(die)?, face: Face::from_id(face)? },
        ["give", face, "to", seat] => Action::Give { face: Face::from_id(face)?, seat: read_seat(seat)? },
        ["pass"] => Action::Pass,
        _ => return None,
    })
}

/// The position of a die called by its number, 1 to 8.
fn read_die(number: &str) -> Option<u8> {
    number.parse::<u8>().ok().filter(|n| (1..=8).contains(n)).map(|n| n - 1)
}

fn read_dice(numbers: &[&str]) -> Option<DiceSet> {
    let mut dice = DiceSet::default();
    for number in numbers {
        let die = read_die(number).filter(|die| !dice.contains(*die))?;
        dice = dice.with(die);
    }
    Some(dice)
}

fn write_arrow(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Normal => "arrow",
        Arrow::Chief => "chief",
    }
}

fn read_arrow(word: &str) -> Option<Arrow> {
    match word {
        "arrow" => Some(Arrow::Normal),
        "chief" => Some(Arrow::Chief),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Rng;
    use crate::dice::{Game, Modules, Setup};

    #[test]
    fn every_action_of_many_games_is_written_and_read_back() {
        let mut rng = Rng::from_seed(3);
        for seed in 0..100 {
            let setup = Setup { modules: Modules::ALL, ..Setup::base(5 + (seed % 4) as u8) };
            let mut game = Game::deal(&setup, seed, &mut Vec::new()).unwrap();
            while let Some(decision) = game.decision() {
                assert_eq!(read_ask(&write_ask(decision.ask)), Some(decision.ask));
                assert_eq!(read_source(&write_source(decision.because)), Some(decision.because));
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
            ["", "roll", "roll 0", "roll 9", "roll 1 1", "shoot", "shoot Z", "turn 1", "take lunch", "give beer B"]
        {
            assert_eq!(read_action(line), None, "{line}");
        }
    }
}
