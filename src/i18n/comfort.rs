//! Settings, sound, motion, and handing the device on.

use super::ui::texts;

texts! {
/// Settings, sound, motion, and handing the device on.
pub struct Comfort {
    pub with_friends: &'static str,
    pub friend: &'static str,
    pub friends_not_loaded: &'static str,
    pub card_size: &'static str,
    pub left_handed_about: &'static str,
    pub curtain_hold: &'static str,
    // A speed: everything waits for a tap.
    pub speed_step: &'static str,
    // The tap it waits for.
    pub next_step: &'static str,
    pub sound_on: &'static str,
    pub sound_off: &'static str,

    // Sharing the device.
    pub curtain_hold_about: &'static str,
    pub keep_holding: &'static str,
    pub goes_on: fn(&str) -> String,
    pub open_table: &'static str,
    pub look_at_cards: fn(&str) -> String,
    pub look_at_role: fn(&str) -> String,
    pub hide_role: &'static str,
    pub claim: fn(&str) -> String,
    pub then_asked: fn(&str) -> String,
    pub covered: &'static str,
    pub covered_about: &'static str,
    pub uncover: &'static str,

    // Everything that is stored.
    pub data: &'static str,
    pub data_about: &'static str,
    pub save_all: &'static str,
    pub restore_all: &'static str,
    pub restore_question: &'static str,
    pub replace: &'static str,
    pub no_backup: &'static str,
    pub later_backup: &'static str,
}
}
