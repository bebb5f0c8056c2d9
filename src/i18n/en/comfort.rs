//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    card_size: "Card size",
    curtain_hold: "Hold to take the device",
    speed_step: "Step",
    next_step: "Next",
    sound_on: "Sound: on",
    sound_off: "Sound: off",
};
