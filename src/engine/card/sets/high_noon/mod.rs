//! High Noon: 15 event cards, Handcuffs and New Identity of The Bullet among them.

pub mod blessing;
pub mod curse;
pub mod ghost_town;
pub mod gold_rush;
pub mod handcuffs;
pub mod hangover;
#[allow(clippy::module_inception)]
pub mod high_noon;
pub mod new_identity;
pub mod shootout;
pub mod the_daltons;
pub mod the_doctor;
pub mod the_reverend;
pub mod the_sermon;
pub mod thirst;
pub mod train_arrival;

use super::{Set, SetDef};
use crate::card::event_cards::{DeckDef, Pace};

pub const SET: SetDef = SetDef { deals_spare_characters: true, ..SetDef::extra("high_noon") };

pub const DECK: DeckDef = DeckDef { id: "high_noon", sets: &[Set::HighNoon], pace: Pace::Round, card_left_hand: None };
