//! Players that think ahead, apart from the page: messages in and messages out, whatever carries them.
//!
//! * [`Ask`] and [`Answer`]: what is said, as text.
//! * [`Minds`]: who thinks, a slice at a time, so that it can be hurried and stopped. They follow the course of a game as
//!   a table does, and like there a player sees its own view and events and nothing else.

mod message;
mod minds;
#[cfg(test)]
mod tests;

pub use message::{Answer, Ask, Budget, HURRY, Told};
pub use minds::{Minds, Turn};
