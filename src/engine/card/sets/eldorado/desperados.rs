//! Desperados: an Outlaw who turns up his role, before phase 1 or in phase 2, draws three cards in phase 1 and may use
//! Missed! as Beer, as long as the card is active (R233). Everybody whose role is hidden is asked alike.

use crate::card::definitions::{Ability, CountsAs, Draws, EventDef, Hook, Timing};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, CardKind, Choice, Decision, Event, EventCard, Game, Illegal, Source, Step};
use crate::core::{Role, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "desperados",
    set: Set::Eldorado,
    hooks: &[
        Hook::BeforeDraw(offer),
        Hook::Draws(Draws { count: three, one_less_under_cap: false }),
        Hook::CountsAs(CountsAs { played_as: &[CardKind::Beer], when: as_beer }),
    ],
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: reveal, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::Desperados);

/// Whether he turns up his role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn offer(step: &mut Step, seat: Seat) {
    if !step.player(seat).role_shown {
        step.push(Pick { seat });
    }
}

fn is_open(game: &Game, seat: Seat) -> bool {
    game.player(seat).role == Role::Outlaw && game.player(seat).role_shown
}

fn is_secret(game: &Game, seat: Seat) -> bool {
    game.player(seat).role == Role::Outlaw && !game.player(seat).role_shown
}

fn three(game: &Game, seat: Seat) -> Option<u8> {
    (is_open(game, seat) && !game.player(seat).ghost).then_some(3)
}

fn as_beer(game: &Game, seat: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Beer && card.kind() == CardKind::Missed && is_open(game, seat)
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if is_secret(game, seat) {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn refuse(_: &Game, _: Seat, _: Action) -> Illegal {
    Illegal::NoSuchPower { of: SELF }
}

fn reveal(step: &mut Step, seat: Seat, _: Action) {
    step.emit(Event::Used { seat, of: SELF, target: None });
    step.show_role(seat);
}

impl Resolve for Pick {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(ask(self.seat, Ask::Choose, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if is_secret(game, self.seat) {
            out.push(Action::Choose(Choice::Reveal));
        }
        out.push(Action::Pass);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if action != Action::Pass {
            reveal(step, self.seat, action);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
