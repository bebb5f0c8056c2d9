//! The Judge: nobody lays a card in front of himself or others. What lies there works, and a Dynamite still wanders.

use crate::card::hooks::Hooks;
use crate::card::sets::{Play, Set};
use crate::card::{CardId, CardKind, EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("the_judge", Set::FistfulOfCards, Hooks { forbids: Some(laying), ..Hooks::NONE });

fn laying(_: &Game, _: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    match kind.def().play {
        Play::Equip | Play::EquipOn(_) | Play::Lay(_) | Play::LayDefence => true,
        Play::Never | Play::Effect(_) => false,
    }
}
