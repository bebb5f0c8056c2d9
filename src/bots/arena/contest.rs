//! What the arena needs of a game.

use crate::card::Beliefs;
use crate::{Bot, Calibre, Thinker, card, dice};
use standoff_engine::card::Game;
use standoff_engine::core::{MAX_SEATS, Role, Rules, Seat, Team};
use standoff_engine::dice::Game as DiceGame;

/// A game that players of all levels can play.
pub trait Contest: Rules<Setup: Sync> {
    /// The player whose beliefs are judged.
    type Marshal: Bot<Self>;

    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>>;

    /// A player whose imagined games can be counted, if the game has one.
    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>>;

    fn marshal(seat: Seat, seed: u64) -> Self::Marshal;

    /// What a marshal believes, once it has been asked something.
    fn beliefs(marshal: &Self::Marshal) -> Option<&Beliefs>;

    /// What there is to believe by the roles shown alone.
    fn prior(view: &Self::View) -> Beliefs;

    /// The roles a viewer knows, by seat.
    fn known(view: &Self::View) -> [Option<Role>; MAX_SEATS];

    /// The setup with the Sheriff at this seat, or whoever begins where there is none.
    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup;

    fn players(setup: &Self::Setup) -> u8;

    fn role(&self, seat: Seat) -> Role;

    /// The side a seat is on.
    fn team(&self, seat: Seat) -> Team;

    /// Whether a seat is still in the game.
    fn plays(&self, seat: Seat) -> bool;

    /// Turns begun so far.
    fn turns(&self) -> u16;
}

impl Contest for Game {
    type Marshal = card::Marshal;

    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        card::bot(calibre, seat, seed)
    }

    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>> {
        Some(card::thinker(calibre, seat, seed))
    }

    fn marshal(seat: Seat, seed: u64) -> card::Marshal {
        card::Marshal::new(seat, seed)
    }

    fn beliefs(marshal: &card::Marshal) -> Option<&Beliefs> {
        marshal.reading().map(|reading| &reading.beliefs)
    }

    fn prior(view: &Self::View) -> Beliefs {
        card::Reading::of(view).beliefs
    }

    fn known(view: &Self::View) -> [Option<Role>; MAX_SEATS] {
        std::array::from_fn(|seat| view.board.seats.get(seat).and_then(|seat| seat.role))
    }

    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        Self::Setup { sheriff: Some(seat), ..setup.clone() }
    }

    fn players(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn role(&self, seat: Seat) -> Role {
        self.player(seat).role
    }

    fn team(&self, seat: Seat) -> Team {
        self.player(seat).role.team()
    }

    fn plays(&self, seat: Seat) -> bool {
        self.ring().contains(seat)
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }
}

impl Contest for DiceGame {
    type Marshal = dice::Marshal;

    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        dice::bot(calibre, seat, seed)
    }

    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>> {
        Some(dice::thinker(calibre, seat, seed))
    }

    fn marshal(seat: Seat, seed: u64) -> dice::Marshal {
        dice::Marshal::new(seat, seed)
    }

    fn beliefs(marshal: &dice::Marshal) -> Option<&Beliefs> {
        marshal.reading().map(|reading| &reading.beliefs)
    }

    fn prior(view: &Self::View) -> Beliefs {
        dice::Reading::of(view).beliefs
    }

    fn known(view: &Self::View) -> [Option<Role>; MAX_SEATS] {
        std::array::from_fn(|seat| view.board.seats.get(seat).and_then(|seat| seat.role))
    }

    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        Self::Setup { sheriff: Some(seat), ..setup.clone() }
    }

    fn players(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn role(&self, seat: Seat) -> Role {
        self.player(seat).role
    }

    fn team(&self, seat: Seat) -> Team {
        self.side(seat)
    }

    fn plays(&self, seat: Seat) -> bool {
        self.ring().contains(seat)
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }
}
