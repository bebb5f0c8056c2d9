//! A Fistful of Cards: 15 event cards.

pub mod a_fistful_of_cards;
pub mod abandoned_mine;
pub mod ambush;
pub mod blood_brothers;
pub mod dead_man;
pub mod hard_liquor;
pub mod lasso;
pub mod law_of_the_west;
pub mod peyote;
pub mod ranch;
pub mod ricochet;
pub mod russian_roulette;
pub mod sniper;
pub mod the_judge;
pub mod vendetta;

use super::{Set, SetDef};
use crate::card::event_cards::{DeckDef, Pace};

pub const SET: SetDef = SetDef::extra("fistful_of_cards");

pub const DECK: DeckDef =
    DeckDef { id: "fistful_of_cards", sets: &[Set::FistfulOfCards], pace: Pace::Round, card_left_hand: None };
