//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    card_size: "Kártyaméret",
    curtain_hold: "Átvétel nyomva tartással",
    speed_step: "Lépés",
    next_step: "Tovább",
    sound_on: "Hang: be",
    sound_off: "Hang: ki",
};
