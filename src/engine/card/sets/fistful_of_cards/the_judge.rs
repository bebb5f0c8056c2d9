//! The Judge: nobody lays a card in front of himself or others. What lies there works, and a Dynamite still wanders.

use crate::card::definitions::{EventDef, Hook, Play};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "the_judge", set: Set::FistfulOfCards, hooks: &[Hook::Forbids(laying)], ..EventDef::BLANK };

fn laying(_: &Game, _: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    match kind.def().play {
        Play::Equip | Play::EquipOn(_) | Play::Lay(_) | Play::LayDefence => true,
        Play::Never | Play::Effect(_) => false,
    }
}
