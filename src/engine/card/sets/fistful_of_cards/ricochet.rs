//! Ricochet: in his turn a player may discard BANG! cards, each at one card in front of another player at any distance;
//! it is discarded unless its owner plays a Missed!. The limit is not used up, by table rule it is (R101, R163).
//!
//! The shot is not aimed at a player: Barrels do not help (R215), and Slab's needs one Missed! only.

use crate::card::definitions::{Ability, EventDef, EventShot, Timing};
use crate::card::frames::Shot;
use crate::card::sets::Set;
use crate::card::{Action, CardId, CardKind, Event, EventCard, Game, Illegal, RicochetCountsAsBang, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "ricochet",
    set: Set::FistfulOfCards,
    shot: EventShot { hit: Some(hit), missed_is_discarded: false },
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: fire, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::Ricochet);

fn limit(game: &Game, seat: Seat) -> Result<(), Illegal> {
    let (played, limit) = (game.turn().bangs, game.bang_limit(seat));
    let counts = game.rules().ricochet_counts_as_bang == RicochetCountsAsBang::Yes;
    if counts && played >= limit { Err(Illegal::BangLimit { played, limit }) } else { Ok(()) }
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if limit(game, seat).is_err() {
        return;
    }
    for bang in game.player(seat).hand.iter().filter(|card| game.may_answer(seat, *card, CardKind::Bang)) {
        for owner in game.ring().after(seat) {
            for aimed in game.player(owner).in_play.iter().copied() {
                out.push(Action::Use { of: SELF, cards: Some((bang, aimed)), target: Some(owner) });
            }
        }
    }
}

fn refuse(game: &Game, seat: Seat, action: Action) -> Illegal {
    if let Err(reason) = limit(game, seat) {
        return reason;
    }
    let forbidden = match action {
        Action::Use { cards: Some((bang, _)), .. } => game.forbidden_by(seat, CardKind::Bang, Some(bang)),
        _ => game.forbidden_by(seat, CardKind::Bang, None),
    };
    forbidden.map_or(Illegal::NeedsBangAndCard, |by| Illegal::Forbidden { by })
}

fn fire(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { cards: Some((bang, aimed)), target: Some(owner), .. } = action else { return };
    if step.rules().ricochet_counts_as_bang == RicochetCountsAsBang::Yes {
        step.turn.bangs += 1;
    }
    step.emit(Event::Used { seat, of: SELF, target: Some(owner) });
    step.use_up(seat, bang);
    if step.is_immune(owner, seat, bang) {
        return step.emit(Event::Immune { seat: owner, because: SELF });
    }
    step.push(Shot { by: Some(seat), bang: false, aimed: Some(aimed), ..Shot::of_event(owner, SELF) });
}

fn hit(step: &mut Step, shot: Shot) {
    let lies_there = |card: &CardId| step.player(shot.target).in_play.contains(card);
    if let Some(card) = shot.aimed.filter(lies_there) {
        step.discard_in_play(shot.target, card);
    }
}
