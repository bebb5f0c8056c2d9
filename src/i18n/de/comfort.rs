//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort { card_size: "Kartengröße", curtain_hold: "Zum Übernehmen halten" };
