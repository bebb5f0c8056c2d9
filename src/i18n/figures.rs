//! Statistics.

use super::ui::texts;

texts! {
/// Statistics.
pub struct Figures {
    pub title: &'static str,
}
}
