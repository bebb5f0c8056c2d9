//! Johnny Kisch: when he lays a card in front of somebody, every other card of that name on the table is
//! discarded; hands are not touched, brown cards do nothing (R141).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, Step};
use crate::core::{List, Seat};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "johnny_kisch",
    set: Set::TheBullet,
    life: 4,
    hooks: &[Hook::CardLaid(sweep)],
    ..CharacterDef::BLANK
};

fn sweep(step: &mut Step, seat: Seat, laid: CardId) {
    let owners: List<Seat, 8> = step.ring().from(seat).collect();
    for owner in owners.iter().copied() {
        let like = |card: &&CardId| card.kind() == laid.kind() && **card != laid;
        let other = step.player(owner).in_play.iter().find(like).copied();
        if let Some(other) = other {
            step.discard_in_play(owner, other);
        }
    }
}
