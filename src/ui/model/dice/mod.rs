//! The dice game: from what a person may know and has selected to what is drawn and what a tap means.
//!
//! As for the card game, no rules live here: what can be tapped comes from the legal actions, why something cannot be
//! done from the refusal of the engine.

mod desk;
mod effects;
mod form;
mod prompt;
mod refusal;
mod seat;
mod select;

pub use desk::{Desk, DieLook, DieState};
pub use effects::Effects;
pub use form::Form;
pub use prompt::{Button, Tone, buttons, tone};
pub use refusal::refusal;
pub use seat::SeatLook;
pub use select::{Selection, Tap, Turn, tap};

#[cfg(test)]
mod tests;
