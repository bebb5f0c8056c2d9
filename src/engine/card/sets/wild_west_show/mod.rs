//! Wild West Show: 10 event cards and 8 characters. A card comes with every Stagecoach or Wells Fargo.

pub mod big_spencer;
pub mod bone_orchard;
pub mod darling_valentine;
pub mod dorothy_rage;
pub mod flint_westwood;
pub mod gag;
pub mod gary_looter;
pub mod greygory_deck;
pub mod helena_zontero;
pub mod john_pain;
pub mod lady_rose_of_texas;
pub mod lee_van_kliff;
pub mod miss_susanna;
pub mod sacagaway;
pub mod showdown;
pub mod teren_kill;
#[allow(clippy::module_inception)]
pub mod wild_west_show;
pub mod youl_grinner;

use super::{Set, SetDef};
use crate::card::event_cards::{DeckDef, Pace};

pub const SET: SetDef = SetDef::extra("wild_west_show");

pub const DECK: DeckDef =
    DeckDef { id: "wild_west_show", sets: &[Set::WildWestShow], pace: Pace::OnStagecoach, card_left_hand: None };
