//! What can be shown about a player without playing thousands of games.
//!
//! * [`blunders`]: positions in which some moves are out of the question and others are plainly best.
//! * [`fairness`]: whatever is hidden may change, the answer may not.

pub mod blunders;
pub mod fairness;

use crate::{Bot, Calibre, card, dice};
use standoff_engine::card::{EventMix, Set};
use standoff_engine::core::{Rng, Rules, Seat};
use standoff_engine::dice::{GHOST_PLAYERS, Modules, Roles};

/// A game whose players can be examined.
pub trait Exam: Rules {
    fn player(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>>;

    /// Another game that could be behind a view.
    fn resample(view: &Self::View, rng: &mut Rng) -> Self;

    /// A table by number: player counts, sets, events and modules in turn.
    fn table(number: u64) -> Self::Setup;
}

impl Exam for standoff_engine::card::Game {
    fn player(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        card::bot(calibre, seat, seed)
    }

    fn resample(view: &Self::View, rng: &mut Rng) -> Self {
        view.determinize(rng, None)
    }

    fn table(number: u64) -> Self::Setup {
        const DECKS: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];
        const EVENTS: [(&[Set], EventMix); 7] = [
            (&[], EventMix::Apart),
            (&[Set::HighNoon], EventMix::Apart),
            (&[Set::FistfulOfCards, Set::TheBullet], EventMix::Apart),
            (&[Set::HighNoon, Set::FistfulOfCards, Set::TheBullet], EventMix::FistfulLast),
            (&[Set::WildWestShow], EventMix::Apart),
            (&[Set::Eldorado], EventMix::Apart),
            (&[Set::HighNoon, Set::FistfulOfCards, Set::TheBullet, Set::WildWestShow, Set::Eldorado], EventMix::Apart),
        ];
        let at = number as usize;
        let (deck, (events, event_mix)) = (DECKS[at % DECKS.len()], EVENTS[at % EVENTS.len()]);
        let (least, most) = Self::Setup::player_range(deck);
        let counts = usize::from(most - least) + 1;
        let players = least + (at / DECKS.len() % counts) as u8;
        let sets = deck.iter().chain(events).copied().collect();
        Self::Setup { sets, event_mix, ..Self::Setup::base(players) }
    }
}

impl Exam for standoff_engine::dice::Game {
    fn player(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        dice::bot(calibre, seat, seed)
    }

    fn resample(view: &Self::View, rng: &mut Rng) -> Self {
        view.determinize(rng, None)
    }

    fn table(number: u64) -> Self::Setup {
        let players = 3 + (number % 6) as u8;
        let kind = number / 6;
        let roles = [Roles::Normal, Roles::Special, Roles::Mixed][(kind % 3) as usize];
        let flag = |bit: u64| kind >> bit & 1 == 1;
        let modules = Modules {
            saloon_dice: flag(0),
            chiefs_arrow: flag(1),
            characters: flag(2),
            ghost: flag(3) && players >= GHOST_PLAYERS,
            roles,
        };
        Self::Setup { modules, ..Self::Setup::base(players) }
    }
}
