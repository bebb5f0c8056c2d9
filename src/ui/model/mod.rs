//! From what a person may know and has selected to what is drawn and what a tap means.
//!
//! No rules live here: what can be tapped comes from the legal actions, why something cannot be played from the
//! refusal of the engine, what is shown from events. Nothing here touches the browser, so all of it is tested natively.

mod desk;
pub mod dice;
mod effects;
mod face;
mod form;
mod hold;
mod openly;
mod pile;
mod prompt;
mod rulings;
mod seat;
mod select;
mod sheet;

pub use desk::{CardLook, Desk, LaidLook};
pub use effects::{Effects, Flip};
pub use face::{Mark, marks};
pub use form::{Form, Seating};
pub use hold::{Beats, Eyes, GAG, Hold, Next, Passing, wait};
pub use openly::{Openly, claim, waiting};
pub use pile::{Pile, When};
pub use prompt::{Button, Tone, buttons, saving_card, tone};
pub use rulings::rulings;
pub use seat::{Fate, Laid, SeatLook};
pub use select::{Aim, Selection, Tap, Turn, tap};
pub use sheet::{Sheet, sheet};

#[cfg(test)]
mod openly_tests;
#[cfg(test)]
mod tests;
