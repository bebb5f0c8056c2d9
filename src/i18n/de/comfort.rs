//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    card_size: "Kartengröße",
    left_handed_about: "Was du am häufigsten antippst, liegt links.",
    curtain_hold: "Zum Übernehmen halten",
    speed_step: "Schritt",
    next_step: "Weiter",
    sound_on: "Ton: an",
    sound_off: "Ton: aus",
};
