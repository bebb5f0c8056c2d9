//! The dice game in Hungarian.

mod log;
mod names;
mod talk;
mod ui;

use crate::i18n::dice::speak::speak_dice;

speak_dice!(Hungarian);
