//! Lee Van Kliff: right after a brown card of his is resolved in his turn he may discard a BANG! card to carry out that
//! effect once more, with a new target if he likes; a further cost is not paid again, the limit does not matter (R178).
//!
//! Another card in between ends the chance. The BANG! is discarded, not played: what binds single cards does not
//! concern it (R212), only what forbids BANG! altogether.

use crate::card::definitions::{Ability, CharacterDef, DiscardReason, Payment, Play, Target, Timing};
use crate::card::frames::{Announce, Announced};
use crate::card::sets::Set;
use crate::card::{Action, CardId, CardKind, Character, Event, Game, Illegal, Played, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "lee_van_kliff",
    set: Set::WildWestShow,
    life: 4,
    ability: Some(Ability {
        timing: Timing::Announced,
        list,
        refuse,
        activate: announce,
        payment: Some(Payment { accepts: pays, pay: repeat }),
    }),
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::LeeVanKliff);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let Some((card, kind)) = game.turn().last_brown_card else { return };
    if !game.player(seat).hand.iter().any(|bang| pays(game, seat, bang)) {
        return;
    }
    let Play::Effect(effect) = &kind.def().play else { return };
    if kind != CardKind::Bang && effect.can.is_some_and(|can| can(game, seat).is_err()) {
        return;
    }
    match effect.target {
        Target::None => out.push(Action::Use { of: SELF, cards: None, target: None }),
        Target::One { .. } => {
            for target in Seat::all(game.ring().size()).filter(|t| game.may_aim(seat, card, kind, *t).is_ok()) {
                out.push(Action::Use { of: SELF, cards: None, target: Some(target) });
            }
        }
    }
}

/// Whether a hand card can be discarded for the ability.
fn pays(game: &Game, seat: Seat, card: CardId) -> bool {
    game.counts_as(seat, card, CardKind::Bang) && game.forbidden_by(seat, CardKind::Bang, None).is_none()
}

fn refuse(_: &Game, _: Seat, _: Action) -> Illegal {
    Illegal::NoSuchPower { of: SELF }
}

fn announce(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { target, .. } = action else { return };
    let kind = step.turn().last_brown_card.map(|(_, kind)| kind);
    step.push(Announce { seat, what: Announced::Ability { of: SELF, kind, target } });
}

/// Pays the BANG! and lets the effect happen again.
fn repeat(step: &mut Step, seat: Seat, bang: CardId, target: Option<Seat>) {
    let Some((card, kind)) = step.turn.last_brown_card.take() else { return };
    step.turn.note_use(Character::LeeVanKliff);
    step.emit(Event::Used { seat, of: SELF, target });
    step.shed(seat, bang, DiscardReason::Ability);
    step.turn.resolving.push((card, seat));
    if let Play::Effect(effect) = &kind.def().play {
        step.take_effect(effect, Played { by: seat, card, kind, target: target.unwrap_or(seat), second: None });
    }
}
