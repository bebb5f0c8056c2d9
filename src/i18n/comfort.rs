//! Settings, sound, motion, and handing the device on.

use super::ui::texts;

texts! {
/// Settings, sound, motion, and handing the device on.
pub struct Comfort {
    pub card_size: &'static str,
    pub left_handed_about: &'static str,
    pub curtain_hold: &'static str,
}
}
