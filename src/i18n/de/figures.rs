//! Statistics.

use crate::i18n::Figures;

pub(super) const FIGURES: Figures = Figures { title: "Statistik" };
