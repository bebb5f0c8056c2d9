//! Finished games, replays, files and links.

use super::ui::texts;

texts! {
/// Finished games, replays, files and links.
pub struct Games {
    pub title: &'static str,
}
}
