//! Devil's Pact: the first to lose his last life point while it is active, the Sheriff excepted, is not eliminated: he
//! shows his role and goes on as an Outlaw with three life points, two if his character has three, keeps his cards in
//! play, and nothing heals him any more (R234).

use crate::card::definitions::{EventDef, EventRule, Mark};
use crate::card::frames::{Dump, Loss};
use crate::card::sets::Set;
use crate::card::{EventCard, Step};
use crate::core::Role;

pub const EVENT: EventDef = EventDef {
    id: "devils_pact",
    set: Set::Eldorado,
    rules: &[EventRule::ReplacesElimination(sign)],
    mark: Some(Mark { cannot_heal: true, ..Mark::NONE }),
    ..EventDef::BLANK
};

fn sign(step: &mut Step, loss: Loss) -> bool {
    let life = if step.player(loss.seat).character.def().life > 3 { 3 } else { 2 };
    reborn(step, loss, EventCard::DevilsPact, Role::Outlaw, life)
}

/// Lets the first who would be eliminated go on in another role, the Sheriff excepted; his hand is discarded. Not
/// among three players, whose roles lie open. Whether it did.
pub(super) fn reborn(step: &mut Step, loss: Loss, because: EventCard, role: Role, life: i8) -> bool {
    if step.clock().spent || step.player(loss.seat).role == Role::Sheriff || step.is_three_way() {
        return false;
    }
    step.pop();
    step.clock.spent = true;
    step.show_role(loss.seat);
    step.reborn(loss.seat, because, role, life);
    step.push(Dump { seat: loss.seat, hand_only: true });
    true
}
