//! Dead Sheriff's Ghost: whoever is out comes back for his turn as a ghost with one card, which must not be able to hurt
//! the Sheriff, and may once lay a card that is in play in front of another player, by the rules (R232).

use crate::card::definitions::{Ability, EventDef, EventRule, Hook, Play, Target, Timing};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{
    Action, Ask, CardId, CardKind, Decision, Event, EventCard, Game, Illegal, Pool, Return, Source, Step,
};
use crate::core::{Role, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "dead_sheriffs_ghost",
    set: Set::Eldorado,
    rules: &[
        EventRule::Returns(as_ghost),
        EventRule::DrawCap(one),
        EventRule::ForbidsAim(hurts_sheriff),
        EventRule::ForbidsOrder(order_hurts),
    ],
    hooks: &[Hook::Forbids(hurts_all)],
    ability: Some(Ability { timing: Timing::Announced, list, refuse, activate: haunt, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::DeadSheriffsGhost);

/// A card in play on its way to somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Haunt {
    pub seat: Seat,
    /// The card and its owner, once chosen.
    pub card: Option<(Seat, CardId)>,
}

fn as_ghost(game: &Game, seat: Seat) -> Option<Return> {
    (!game.in_play(seat)).then_some(Return::GHOST)
}

/// The ghosts of Ghost Town get their three cards all the same.
fn one(game: &Game, seat: Seat) -> Option<u8> {
    (game.player(seat).ghost && !game.has_event(EventCard::GhostTown)).then_some(1)
}

fn sheriff_in_play(game: &Game, seat: Seat) -> bool {
    game.sheriff().is_some_and(|sheriff| sheriff != seat && game.in_play(sheriff))
}

fn hurts_all(game: &Game, seat: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    let hurts = match &kind.def().play {
        Play::Effect(effect) => effect.hurts && matches!(effect.target, Target::None),
        Play::Equip => kind == CardKind::Dynamite,
        Play::EquipOn(_) | Play::Lay(_) | Play::LayDefence | Play::Never => false,
    };
    hurts && game.player(seat).ghost && sheriff_in_play(game, seat)
}

fn hurts_sheriff(game: &Game, seat: Seat, kind: CardKind, target: Seat) -> bool {
    let hurts = matches!(&kind.def().play, Play::Effect(effect) | Play::Lay(effect) if effect.hurts);
    hurts && game.player(seat).ghost && game.player(target).role == Role::Sheriff
}

/// What he may not do himself he may not order either (R295).
fn order_hurts(game: &Game, by: Seat, kind: CardKind, target: Option<Seat>) -> bool {
    hurts_all(game, by, kind, None) || target.is_some_and(|target| hurts_sheriff(game, by, kind, target))
}

/// Who may get a card: not who has it or one of its name, no second weapon, no Jail for the Sheriff.
fn takers(game: &Game, owner: Seat, card: CardId) -> impl Iterator<Item = Seat> + '_ {
    let kind = card.kind();
    game.ring().seats().iter().filter(move |to| {
        let clash = |other: &CardId| other.kind() == kind || other.kind().is_weapon() && kind.is_weapon();
        let barred = kind == CardKind::Jail && game.player(*to).role == Role::Sheriff;
        *to != owner && !game.player(*to).ghost && !barred && !game.player(*to).in_play.iter().any(clash)
    })
}

fn movable(game: &Game) -> impl Iterator<Item = (Seat, CardId)> + '_ {
    let all =
        game.ring().seats().iter().flat_map(|seat| game.player(seat).in_play.iter().map(move |card| (seat, *card)));
    all.filter(|(seat, card)| takers(game, *seat, *card).next().is_some())
}

fn may_haunt(game: &Game, seat: Seat) -> Result<(), Illegal> {
    if game.turn().events_used.contains(&EventCard::DeadSheriffsGhost) {
        return Err(Illegal::UsedUp { of: SELF });
    }
    let able = game.player(seat).ghost && movable(game).next().is_some();
    if able { Ok(()) } else { Err(Illegal::NoSuchPower { of: SELF }) }
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if may_haunt(game, seat).is_ok() {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn refuse(game: &Game, seat: Seat, _: Action) -> Illegal {
    may_haunt(game, seat).err().unwrap_or(Illegal::NoSuchPower { of: SELF })
}

fn haunt(step: &mut Step, seat: Seat, _: Action) {
    step.push(Haunt { seat, card: None });
}

impl Resolve for Haunt {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(match self.card {
            None => ask(self.seat, Ask::PickCard { from: Pool::Others, left: 1 }, SELF),
            Some(_) => ask(self.seat, Ask::PickSeat, SELF),
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        match self.card {
            None => out.extend(movable(game).map(|(_, card)| Action::Pick(card))),
            Some((owner, card)) => out.extend(takers(game, owner, card).map(Action::PickSeat)),
        }
        out.push(Action::Pass);
    }

    fn answer(self, step: &mut Step, action: Action) {
        match (action, self.card) {
            (Action::Pick(card), _) => {
                let chosen = movable(step).find(|(_, c)| *c == card);
                step.replace(Self { card: chosen, ..self });
            }
            (Action::PickSeat(to), Some((owner, card))) => {
                step.pop();
                step.turn.events_used.push(EventCard::DeadSheriffsGhost);
                step.emit(Event::Used { seat: self.seat, of: SELF, target: Some(to) });
                step.pass_on(owner, card, to);
            }
            _ => step.pop(),
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Nothing has happened yet, so nobody else may know.
    fn secret_of(&self) -> Option<Seat> {
        Some(self.seat)
    }
}
