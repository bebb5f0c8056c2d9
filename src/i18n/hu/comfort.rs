//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    card_size: "Kártyaméret",
    left_handed_about: "Bal oldalra kerül, amire a legtöbbször koppintasz.",
    curtain_hold: "Átvétel nyomva tartással",
    speed_step: "Lépés",
    next_step: "Tovább",
    sound_on: "Hang: be",
    sound_off: "Hang: ki",
};
