//! A BANG!-symbol attack on one player.

use super::super::definitions::{DiscardReason, EventRuleKind, Hook, Moment};
use super::super::sets::named::MISSED;
use super::super::{
    Action, Ask, BarrelInJail, Border, CardId, CardKind, Choice, Decision, Demand, Event, Game, Illegal, Source, Step,
};
use super::{Check, Frame, Loss, Resolve, ask};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// A shot waiting for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shot {
    /// Who is responsible; nobody for an event.
    pub by: Option<Seat>,
    pub target: Seat,
    pub because: Source,
    /// Whether it is the shot of a BANG! card.
    pub bang: bool,
    /// Missed! effects still needed.
    pub needed: u8,
    /// Sources already tried, one try each (R46, R130).
    pub tried: List<Source, 4>,
    /// The card in play it is aimed at instead of its owner; then only a Missed! helps.
    pub aimed: Option<CardId>,
}

impl Shot {
    /// A shot and the Missed! effects it takes.
    pub fn new(game: &Game, by: Seat, target: Seat, because: Source, bang: bool) -> Self {
        let shot = Self { by: Some(by), target, because, bang, needed: 1, tried: List::new(), aimed: None };
        Self { needed: game.missed_needed(&shot), ..shot }
    }

    /// A shot of an event, for which nobody is responsible.
    pub fn of_event(target: Seat, because: Source) -> Self {
        Self { by: None, target, because, bang: true, needed: 1, tried: List::new(), aimed: None }
    }

    /// What the target can still use against it besides hand cards.
    fn dodges<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Source> + 'a {
        let draws = game.dodges(self.target).filter(|source| {
            self.aimed.is_none() && !self.tried.contains(source) && game.may_dodge(self.target, *source)
        });
        let ready = |card: &CardId| card.kind().def().missed.is_some() && game.is_ready(*card);
        draws.chain(game.working_cards(self.target).filter(ready).map(Source::Card))
    }
}

impl Resolve for Shot {
    /// Whoever holds a card is asked, so that the question tells nobody what it is.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let answerable = !game.player(self.target).hand.is_empty()
            || self.dodges(game).next().is_some()
            || self.discarded_defence(game).is_some();
        (self.needed > 0 && answerable).then(|| {
            let to = Demand::Missed { needed: self.needed, by: self.by };
            ask(self.target, Ask::Respond { to }, self.because)
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        game.missed_cards(self.target, self.because.missed_is_discarded(), out);
        out.extend(self.dodges(game).map(|of| Action::Use { of, cards: None, target: None }));
        if self.discarded_defence(game).is_some() {
            out.push(Action::Choose(Choice::Discard));
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Use { of: of @ Source::Card(card), .. }
                if of.missed().is_some() && game.sources(seat).any(|s| s == of) && !game.is_ready(card) =>
            {
                Illegal::NotReady { card }
            }
            _ => game.refuse_answer(seat, action, MISSED),
        }
    }

    fn answer(mut self, step: &mut Step, action: Action) {
        match action {
            Action::Play { card, kind, .. } => {
                self.needed -= 1;
                step.replace(self);
                let draws = kind.def().missed.unwrap_or(0);
                step.answer_with(self.target, card, kind, |step| step.draw_many(self.target, draws));
            }
            Action::Use { of: of @ Source::Card(card), .. } if of.missed().is_some() => {
                self.needed -= 1;
                step.replace(self);
                step.emit(Event::Used { seat: self.target, of, target: None });
                step.use_up_in_play(self.target, card);
                step.draw_many(self.target, of.missed().unwrap_or(0));
                step.settle_used(card);
            }
            Action::Choose(_) => {
                let Some(card) = self.discarded_defence(step) else { return };
                self.needed -= 1;
                self.tried.push(Source::Card(card));
                step.replace(self);
                step.emit(Event::Answered { seat: self.target, card, kind: card.kind() });
            }
            Action::Use { of, .. } => {
                step.emit(Event::Used { seat: self.target, of, target: None });
                self.tried.push(of);
                step.replace(self);
                step.push(Check::new(self.target, of));
            }
            _ => {
                step.emit(Event::Declined { seat: self.target, because: self.because });
                self.hit(step);
            }
        }
    }

    fn resume(self, step: &mut Step) {
        if self.needed == 0 {
            step.pop();
        } else {
            self.hit(step);
        }
    }

    fn owns_draws(&self) -> bool {
        true
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.target == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == Some(seat)
    }
}

impl Shot {
    /// The Missed! on top of the discard pile, where an event lets it be used, once a shot; the card being resolved
    /// does not cover it.
    fn discarded_defence(&self, game: &Game) -> Option<CardId> {
        let top = game.discard.iter().rev().copied().find(|card| !game.turn.is_resolving(*card))?;
        let defends = game.has_rule(EventRuleKind::DiscardDefends);
        let missed = top.kind().border() == Border::Brown && top.kind().def().missed.is_some();
        let forbidden = || game.forbidden_by(self.target, top.kind(), Some(top)).is_some();
        (defends && missed && !self.tried.contains(&Source::Card(top)) && !forbidden()).then_some(top)
    }

    fn hit(self, step: &mut Step) {
        match self.because.hit() {
            Some(hit) => {
                step.pop();
                hit(step, self);
            }
            None => step.replace(Loss::new(self.target, 1, self.by, self.because)),
        }
    }
}

impl Game {
    /// Whether a Barrel or the like may be tried now.
    fn may_dodge(&self, seat: Seat, source: Source) -> bool {
        let is_card = matches!(source, Source::Card(_));
        !(is_card && self.rules.barrel_in_jail == BarrelInJail::No && self.seat_rules(seat).is_prisoner)
    }

    /// Appends each hand card with a Missed! effect, as itself or as a Missed!. What is only discarded is forbidden by
    /// events alone: a character's ban is on playing (R288).
    fn missed_cards(&self, seat: Seat, discarded: bool, out: &mut Vec<Action>) {
        let forbidden = |card: CardId, kind: CardKind| match self.forbidden_by(seat, kind, Some(card)) {
            Some(Source::Character(_)) => !discarded,
            other => other.is_some(),
        };
        for card in self.player(seat).hand {
            let own = card.kind();
            let symbol = own.border() == Border::Brown && own.def().missed.is_some();
            if symbol && !forbidden(card, own) {
                out.push(Action::Play { card, kind: own, target: None });
            }
            if own != MISSED && self.counts_as(seat, card, MISSED) && !forbidden(card, MISSED) {
                out.push(Action::Play { card, kind: MISSED, target: None });
            }
        }
    }

    /// Appends each hand card that can be used as `kind`.
    pub(crate) fn cards_as(&self, seat: Seat, kind: CardKind, out: &mut Vec<Action>) {
        for card in self.player(seat).hand {
            if self.may_answer(seat, card, kind) {
                out.push(Action::Play { card, kind, target: None });
            }
        }
    }

    /// Whether a hand card may be used as `kind` now.
    pub(crate) fn may_answer(&self, seat: Seat, card: CardId, kind: CardKind) -> bool {
        self.counts_as(seat, card, kind) && self.forbidden_by(seat, kind, Some(card)).is_none()
    }

    /// Why an answer to a demand for `kind` is refused.
    pub(crate) fn refuse_answer(&self, seat: Seat, action: Action, wanted: CardKind) -> Illegal {
        match action {
            Action::Play { card, .. } if !self.player(seat).hand.contains(card) => Illegal::NotInHand { card },
            Action::Play { kind, .. } if kind != wanted => Illegal::NotNow { kind },
            Action::Play { card, kind, .. } if !self.counts_as(seat, card, kind) => Illegal::NotThatCard { card, kind },
            Action::Play { card, kind, .. } => match self.forbidden_by(seat, kind, Some(card)) {
                Some(by) => Illegal::Forbidden { by },
                None => Illegal::NoTarget { kind },
            },
            Action::Use { of, .. } => Illegal::NoSuchPower { of },
            _ => Illegal::NotAsked,
        }
    }
}

impl Step<'_> {
    /// Takes one Missed! off the shot being answered.
    pub(crate) fn parry(&mut self) {
        let shot = self.game.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Shot(shot) => Some(shot),
            _ => None,
        });
        if let Some(shot) = shot {
            shot.needed -= 1;
        }
    }

    /// Uses a hand card as an answer: pays what it earns and carries out its effect, the card being unresolved until
    /// then (R200).
    pub(crate) fn answer_with(&mut self, seat: Seat, card: CardId, kind: CardKind, effect: impl FnOnce(&mut Self)) {
        self.emit(Event::Answered { seat, card, kind });
        // In one's own turn it is a card played like any other (R291).
        if self.active_seat() == Some(seat) {
            self.turn.played = self.turn.played.saturating_add(1);
        }
        self.use_up(seat, card);
        self.earn(seat, card);
        effect(self);
        self.settle_used(card);
    }

    /// Discards a hand card as the BANG! that is asked for, and pays what it earns. It is discarded, not used (R30).
    pub(crate) fn discard_as_answer(&mut self, seat: Seat, card: CardId, kind: CardKind) {
        self.emit(Event::Answered { seat, card, kind });
        self.shed(seat, card, DiscardReason::Answer);
        self.turn.resolving.push((card, seat));
        self.earn(seat, card);
        self.turn.resolving.pop();
    }

    /// Pays what a hand card used in somebody else's turn earns; in a Duel that waits for its end (R70).
    pub(crate) fn earn(&mut self, seat: Seat, card: CardId) {
        if self.active_seat() == Some(seat) {
            return;
        }
        let draws = self.hooks(seat, Moment::DrawsPerResponse, Hook::draws_per_response);
        let earned: u8 = draws.map(|f| f(self, card)).sum();
        let deferred = self.game.stack.iter_mut().rev().find_map(|frame| frame.deferred_draws(seat));
        match deferred {
            Some(so_far) => *so_far += earned,
            None => self.draw_many(seat, earned),
        }
    }
}
