//! The guided game.

use super::ui::texts;

texts! {
/// The guided game.
pub struct Lessons {
    pub title: &'static str,
}
}
