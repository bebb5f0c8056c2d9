//! How characters change the rules.
//!
//! A definition fills in the fields it needs; everything else stays [`Hooks::NONE`]. Hooks are found by looking at the
//! character in play, never registered. A ghost has none.

use super::{Cause, Die, Game, Source, Step};
use crate::core::Seat;

/// Everything a character can say, by family.
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Hooks {
    // Queries: a number or a yes.
    /// Rolls beyond the usual three.
    pub extra_rolls: u8,
    /// May roll dynamite again while fewer than three show.
    pub rerolls_dynamite: bool,
    /// Whether a bullseye of the owner's, by its number, hits at a distance.
    pub hits: fn(u8, u8) -> bool,
    /// Gatling faces the owner needs.
    pub gatlings: u8,
    /// May spend a beer to double a bullseye once in his turn.
    pub doubles: bool,
    /// Arrows are resolved only after the last roll.
    pub late_arrows: bool,
    /// Life points a beer gives the owner when he pours it himself.
    pub own_beer: Option<fn(u8) -> u8>,
    /// What remains of a loss.
    pub loss: Option<fn(Cause, u8) -> u8>,
    /// May take arrows instead of losing life to attacks.
    pub dodges: bool,
    /// May take over losses of others.
    pub shields: bool,
    /// The Saloon die the owner uses as a sixth die.
    pub sixth_die: Option<Die>,
    /// May take the Chief's Arrow from others for a rolled arrow.
    pub takes_chief: bool,
    /// May give away one of the arrows of a roll.
    pub gives_arrow: bool,

    // Triggers: after something happened.
    /// The owner's turn begins.
    pub turn_start: Option<fn(&mut Step, Seat)>,
    /// The owner's dice are resolved.
    pub turn_end: Option<fn(&mut Step, Seat)>,
    /// The owner lost life and survived.
    pub after_loss: Option<fn(&mut Step, Seat, Loss)>,
    /// Others were eliminated, this many at once.
    pub after_deaths: Option<fn(&mut Step, Seat, u8)>,
    /// The owner's bullseyes, this many, have hit.
    pub after_shots: Option<fn(&mut Step, Seat, u8)>,
    /// The owner's final dice show this many gatlings.
    pub gatling_faces: Option<fn(&mut Step, Seat, u8)>,
}

/// A loss of life that was survived.
#[derive(Clone, Copy)]
pub struct Loss {
    pub amount: u8,
    pub by: Option<Seat>,
    pub cause: Cause,
}

/// A bullseye hits at the distance it shows.
fn exactly(reach: u8, distance: u8) -> bool {
    reach == distance
}

impl Hooks {
    pub const NONE: Self = Self {
        extra_rolls: 0,
        rerolls_dynamite: false,
        hits: exactly,
        gatlings: 3,
        doubles: false,
        late_arrows: false,
        own_beer: None,
        loss: None,
        dodges: false,
        shields: false,
        sixth_die: None,
        takes_chief: false,
        gives_arrow: false,
        turn_start: None,
        turn_end: None,
        after_loss: None,
        after_deaths: None,
        after_shots: None,
        gatling_faces: None,
    };
}

impl Game {
    /// A player's character as the source of what its ability does.
    pub(super) fn ability_of(&self, seat: Seat) -> Source {
        Source::Character(self.player(seat).character)
    }

    /// The hooks of a player; a ghost or an eliminated player has none.
    #[inline]
    pub fn hooks(&self, seat: Seat) -> &'static Hooks {
        if self.in_play(seat) { &self.player(seat).character.def().hooks } else { &Hooks::NONE }
    }
}
