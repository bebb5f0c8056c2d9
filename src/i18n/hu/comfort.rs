//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort { card_size: "Kártyaméret", curtain_hold: "Átvétel nyomva tartással" };
