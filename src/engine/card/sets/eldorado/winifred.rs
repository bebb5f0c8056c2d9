//! Winifred: the Sheriff and every woman regain a life point when their phase 1 is over (R244).

use crate::card::definitions::{AfterDraw, EventDef, Hook};
use crate::card::sets::Set;
use crate::card::{Character, Step};
use crate::core::{Role, Seat};

pub const EVENT: EventDef = EventDef {
    id: "winifred",
    set: Set::Eldorado,
    hooks: &[Hook::AfterDraw(AfterDraw { order: 4, run: kiss })],
    ..EventDef::BLANK
};

const WOMEN: [Character; 7] = [
    Character::CalamityJanet,
    Character::RoseDoolan,
    Character::SuzyLafayette,
    Character::BelleStar,
    Character::ElenaFuente,
    Character::MollyStark,
    Character::VeraCuster,
];

fn kiss(step: &mut Step, seat: Seat) {
    let player = step.player(seat);
    if player.role == Role::Sheriff || WOMEN.contains(&player.character) {
        step.gain_life(seat, 1);
    }
}
