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
mod manual;
mod pile;
mod prompt;
mod refusal;
mod seat;
mod select;
mod sheet;
mod suspicion;

pub use desk::{CardLook, Desk, LaidLook};
pub use effects::{Effects, Flip};
pub use face::{Mark, marks};
pub use form::{Form, Seating};
pub use hold::{Beats, GAG, Hold, Next, Passing, wait};
pub use manual::{Chapter, Origin, Search, Topic, concerned, rulings, table_rules_about};
pub use pile::{Pile, When};
pub use prompt::{Button, Tone, buttons, tone};
pub use refusal::refusal;
pub use seat::{Fate, Laid, SeatLook};
pub use select::{Aim, Selection, Tap, Turn, tap};
pub use sheet::{Sheet, sheet};
pub use suspicion::{Suspicions, hidden_roles, next_mark};

#[cfg(test)]
mod tests;
