//! From what a person may know and has selected to what is drawn and what a tap means.
//!
//! No rules live here: what can be tapped comes from the legal actions, why something cannot be played from the
//! refusal of the engine, what is shown from events. Nothing here touches the browser, so all of it is tested natively.

mod chart;
mod course;
mod desk;
pub mod dice;
mod drag;
mod effects;
mod face;
mod figures;
mod form;
pub mod friends;
mod hint;
mod hold;
pub mod lesson;
mod manual;
mod openly;
mod pile;
mod prompt;
mod refusal;
mod review;
mod scene;
mod seat;
mod select;
mod sheet;
mod suspicion;

pub use chart::{bar, life_chart};
pub use course::{Course, Deed, Deeds, LifeCurve, Lives, Shot, Shots};
pub use desk::{CardLook, Desk, LaidLook};
pub use drag::{Drop, drop_at, lift};
pub use effects::{Effects, Flip};
pub use face::{Mark, marks};
pub use figures::{CharacterRate, Figures, Filter, Rate};
pub use form::{Form, Seating};
pub use hint::{Hint, Tip, Why, tips};
pub use hold::{Beats, GAG, Hold, Next, Passing, Sight, wait};
pub use manual::{Chapter, Origin, Search, Topic, concerned, rulings, table_rules_about};
pub use openly::{Openly, claim, waiting};
pub use pile::{Pile, When};
pub use prompt::{Button, Tone, buttons, saving_card, tone};
pub use refusal::refusal;
pub use review::{Slip, slip, worst};
pub use scene::{Flight, Place, Scene, Sign, Sound, Thing};
pub use seat::{Fate, Laid, SeatLook};
pub use select::{Aim, Selection, Tap, Turn, tap};
pub use sheet::{Sheet, sheet};
pub use suspicion::{Suspicions, hidden_roles, next_mark};

#[cfg(test)]
mod course_tests;
#[cfg(test)]
mod openly_tests;
#[cfg(test)]
mod scene_tests;
#[cfg(test)]
mod tests;
