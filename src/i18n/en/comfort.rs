//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    card_size: "Card size",
    left_handed_about: "What you tap most lies on the left.",
    curtain_hold: "Hold to take the device",
    speed_step: "Step",
    next_step: "Next",
    sound_on: "Sound: on",
    sound_off: "Sound: off",
};
