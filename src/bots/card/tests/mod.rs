//! Positions with a move that must or must not be made, and whole games.

mod answers;
mod dodge_city;
mod events;
mod games;
mod people;
mod picks;
mod plays;
mod ring;
mod shows;

use super::Marshal;
use crate::Bot;
use standoff_engine::card::{
    Action, CardId, Character, Event, EventCard, EventDeck, EventPile, Game, Layout, LayoutSeat, Set, Stage,
};
use standoff_engine::core::{Role, Seat};
use standoff_engine::notation::{read_action, read_card, write_action};

/// Characters that change nothing in phase 2, by seat.
const PLAIN: [Character; 8] = [
    Character::BartCassidy,
    Character::JesseJones,
    Character::BlackJack,
    Character::PedroRamirez,
    Character::KitCarlson,
    Character::LuckyDuke,
    Character::SuzyLafayette,
    Character::VultureSam,
];

/// A table under construction; seat A is on turn.
struct Table(Layout);

fn cards(names: &[&str]) -> Vec<CardId> {
    names.iter().map(|name| read_card(name).unwrap_or_else(|| panic!("no card {name}"))).collect()
}

impl Table {
    /// Players with these roles, all of them known to everybody.
    fn open(roles: &[Role]) -> Self {
        let mut table = Self::closed(roles);
        for seat in &mut table.0.seats {
            seat.role_shown = true;
        }
        table
    }

    /// Players with these roles; only the Sheriff's is known.
    fn closed(roles: &[Role]) -> Self {
        let seat = |(i, role): (usize, &Role)| LayoutSeat {
            role: *role,
            role_shown: false,
            character: PLAIN[i],
            spare: None,
            life: None,
            out: false,
            hand: Vec::new(),
            in_play: Vec::new(),
        };
        Self(Layout { seats: roles.iter().enumerate().map(seat).collect(), any_roles: true, ..Layout::new() })
    }

    /// Plays with every set there is.
    fn all_sets(mut self) -> Self {
        self.0.sets = Set::ALL.to_vec();
        self
    }

    /// An event card in force.
    fn active(self, card: EventCard) -> Self {
        self.event(card, true)
    }

    /// An event card that comes when the turn reaches the Sheriff's place.
    fn coming(self, card: EventCard) -> Self {
        self.event(card, false)
    }

    /// Puts an event card on a pile of its deck; the one in force must be named first.
    fn event(mut self, card: EventCard, active: bool) -> Self {
        self = self.all_sets();
        let deck = |pile: &EventPile| pile.deck.sets().contains(&card.def().set);
        if !self.0.piles.iter().any(deck) {
            let own = |deck: &EventDeck| deck.sets() == [card.def().set];
            let deck = EventDeck::ALL.into_iter().find(own).unwrap();
            self.0.piles.push(EventPile { deck, ..EventPile::default() });
        }
        let pile = self.0.piles.iter_mut().find(|pile| deck(pile)).unwrap();
        pile.cards.push(card);
        if active {
            (pile.turned, pile.active) = (1, Some(card));
        }
        self
    }

    fn spare(mut self, seat: char, character: Character) -> Self {
        self.seat(seat).spare = Some(character);
        self
    }

    fn rule(mut self, key: &str, option: &str) -> Self {
        assert!(self.0.rules.set(key, option));
        self
    }

    fn hand(mut self, seat: char, names: &[&str]) -> Self {
        self.seat(seat).hand = cards(names);
        self
    }

    fn front(mut self, seat: char, names: &[&str]) -> Self {
        self.seat(seat).in_play = cards(names);
        self
    }

    fn life(mut self, seat: char, life: i8) -> Self {
        self.seat(seat).life = Some(life);
        self
    }

    fn character(mut self, seat: char, character: Character) -> Self {
        let old = self.seat(seat).character;
        if let Some(other) = self.0.seats.iter_mut().find(|other| other.character == character) {
            other.character = old;
        }
        self.seat(seat).character = character;
        self
    }

    fn out(mut self, seats: &str) -> Self {
        for seat in seats.chars() {
            self.seat(seat).out = true;
        }
        self
    }

    fn deck(mut self, names: &[&str]) -> Self {
        self.0.deck = cards(names);
        self
    }

    fn discard(mut self, names: &[&str]) -> Self {
        self.0.discard = cards(names);
        self
    }

    fn stage(mut self, stage: Stage) -> Self {
        self.0.stage = stage;
        self
    }

    fn seat(&mut self, seat: char) -> &mut LayoutSeat {
        &mut self.0.seats[Seat::from_letter(seat).unwrap().index()]
    }

    /// Plays these lines, then lets a marshal who watched answer what is asked next.
    fn after(self, lines: &[(char, &str)]) -> Asked {
        let mut game = self.0.build().unwrap();
        let mut events: Vec<Event> = Vec::new();
        for (seat, line) in lines {
            let action = read_action(line).unwrap_or_else(|| panic!("no action {line}"));
            let seat = Seat::from_letter(*seat).unwrap();
            events.extend(game.apply(seat, action).unwrap_or_else(|why| panic!("{line}: {why:?}")));
        }
        Asked { game, events }
    }

    /// What a marshal on turn does.
    fn now(self) -> Answer {
        self.after(&[]).answer()
    }
}

/// A game in which somebody is asked.
struct Asked {
    game: Game,
    events: Vec<Event>,
}

/// The marshal's answer, the same for every seed.
#[derive(Debug)]
struct Answer(Action);

impl Asked {
    fn answer(&self) -> Answer {
        let seat = self.game.decision().unwrap().seat;
        let legal = self.game.legal_actions(seat);
        let view = standoff_engine::core::Rules::view(&self.game, Some(seat));
        let mut answers = (0..8).map(|seed| {
            let mut bot = Marshal::new(seat, seed);
            for event in &self.events {
                bot.watch(&event.seen_by(Some(seat)));
            }
            let action = bot.choose(&view, &legal);
            assert!(legal.contains(&action));
            action
        });
        let first = answers.next().unwrap();
        let shape = |action: &Action| write_action(*action).split(' ').next().map(str::to_owned);
        assert!(answers.all(|other| shape(&other) == shape(&first)), "only like cards may be chosen by lot");
        Answer(first)
    }
}

impl Answer {
    fn line(&self) -> String {
        write_action(self.0)
    }

    #[track_caller]
    fn is(&self, line: &str) {
        assert_eq!(self.line(), line);
    }

    /// Whatever copy of a card it is.
    #[track_caller]
    fn starts(&self, start: &str) {
        assert!(self.line().starts_with(start), "{} instead of {start}", self.line());
    }

    #[track_caller]
    fn is_not(&self, start: &str) {
        assert!(!self.line().starts_with(start), "{}", self.line());
    }
}
