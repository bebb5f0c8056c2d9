//! Elena Fuente: uses any hand card as a Missed!.

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "elena_fuente",
    set: Set::DodgeCity,
    life: 3,
    hooks: Hooks { counts_as: Some(as_missed), ..Hooks::NONE },
};

fn as_missed(_: &Game, _: Seat, _: CardId, kind: CardKind) -> bool {
    kind == CardKind::Missed
}
