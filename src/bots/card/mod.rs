//! Players of the card game.
//!
//! * [`Scene`]: the table as everybody sees it, kept up to date by events.
//! * [`Beliefs`]: how likely each deal of roles is, judged by what players did in public.
//! * [`Reading`]: both together, learning from each event.
//! * [`Mind`]: one question in front of one seat, with chances and what a hit is worth; `sides`: who is friend
//!   and who is foe; `cure`: life points and what gives them back.
//! * `nature`: what each kind of card is for; `worth`: what it is worth to whom; `people`: the same of characters.
//! * [`Omen`]: event cards in force and to come; `events`: what to keep for them and what to choose.
//! * `turn`, `answer`, `pick`: the score of each legal action, by kind of question.
//! * [`Cowhand`]: takes the action with the best score. All numbers are in [`Weights`].

mod answer;
mod beliefs;
mod cowhand;
mod cure;
mod events;
mod mind;
mod nature;
mod omens;
mod people;
mod pick;
mod reading;
mod scene;
mod sides;
#[cfg(test)]
mod tests;
mod turn;
mod weights;
mod worth;

pub use beliefs::{Act, Beliefs, Odds};
pub use cowhand::Cowhand;
pub use mind::Mind;
pub use nature::{Nature, Purpose, nature};
pub use omens::Omen;
pub use reading::Reading;
pub use scene::{Gear, Place, Scene};
pub use weights::{Rates, Weights};
