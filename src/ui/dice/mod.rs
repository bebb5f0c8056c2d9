//! The dice game as it is drawn, where it differs from the card game.

mod art;
mod centre;
mod end;
mod keys;
mod new_game;
mod prompt;
mod seat;
mod sheet;
mod table;
mod tray;
mod zoom;

pub use art::{character_art, character_of, face, fact_art};
pub use end::end;
pub use keys::{escape, press};
pub use new_game::new_game;
pub use table::table;
pub use zoom::topic_art;
