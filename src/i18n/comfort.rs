//! Settings, sound, motion, and handing the device on.

use super::ui::texts;

texts! {
/// Settings, sound, motion, and handing the device on.
pub struct Comfort {
    pub card_size: &'static str,
    pub left_handed_about: &'static str,
    pub curtain_hold: &'static str,
    // A speed: everything waits for a tap.
    pub speed_step: &'static str,
    // The tap it waits for.
    pub next_step: &'static str,
    pub sound_on: &'static str,
    pub sound_off: &'static str,
}
}
