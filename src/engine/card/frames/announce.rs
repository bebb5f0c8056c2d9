//! A play that still has to be paid for. Nothing has happened yet, so it can be taken back.

use super::super::definitions::{DiscardReason, Payment, Play};
use super::super::{Action, Ask, CardId, CardKind, Decision, Game, Illegal, Source, Step};
use super::{Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// What a player is about to do; only he knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Announce {
    pub seat: Seat,
    pub what: Announced,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    /// A card that costs a further hand card.
    Play { card: CardId, kind: CardKind, target: Option<Seat> },
    /// The same as a rescue.
    Rescue { card: CardId, kind: CardKind },
    /// A card somebody else ordered; it cannot be taken back.
    Ordered { card: CardId, kind: CardKind, target: Option<Seat> },
    /// An ability that costs a hand card, and the kind of card it works like.
    Ability { of: Source, kind: Option<CardKind>, target: Option<Seat> },
}

impl Announce {
    pub fn play(seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) -> Self {
        Self { seat, what: Announced::Play { card, kind, target } }
    }

    fn can_pay(&self, game: &Game, card: CardId) -> bool {
        match self.what {
            Announced::Play { card: played, kind, .. } | Announced::Ordered { card: played, kind, .. } => {
                card != played && game.pays_for(self.seat, kind, card)
            }
            Announced::Rescue { card: played, .. } => card != played,
            Announced::Ability { of, .. } => {
                payment(of).is_some_and(|payment| (payment.accepts)(game, self.seat, card))
            }
        }
    }

    /// Whether an order cannot be obeyed any more, because the cards for it were used for something else.
    fn has_lapsed(&self, game: &Game) -> bool {
        let hand = game.player(self.seat).hand;
        match self.what {
            Announced::Ordered { card, .. } => {
                !hand.contains(card) || !hand.iter().any(|paid| self.can_pay(game, paid))
            }
            Announced::Play { .. } | Announced::Rescue { .. } | Announced::Ability { .. } => false,
        }
    }
}

impl Resolve for Announce {
    fn decision(&self, game: &Game) -> Option<Decision> {
        if self.has_lapsed(game) {
            return None;
        }
        let because = match self.what {
            Announced::Play { card, .. } | Announced::Rescue { card, .. } | Announced::Ordered { card, .. } => {
                Source::Card(card)
            }
            Announced::Ability { of, .. } => of,
        };
        Some(ask(self.seat, Ask::Discard { left: 1 }, because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.player(self.seat).hand.iter().filter(|card| self.can_pay(game, *card)).map(Action::Pick));
        if !matches!(self.what, Announced::Ordered { .. }) {
            out.push(Action::Pass);
        }
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) if game.player(seat).hand.contains(card) => Illegal::NotAvailable { card },
            Action::Pick(card) => Illegal::NotInHand { card },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        let Action::Pick(paid) = action else { return };
        match self.what {
            Announced::Play { card, kind, target } | Announced::Ordered { card, kind, target } => {
                step.play(self.seat, card, kind, target, Some(paid));
            }
            Announced::Ability { of, target, .. } => {
                if let Some(payment) = payment(of) {
                    (payment.pay)(step, self.seat, paid, target);
                }
            }
            Announced::Rescue { card, kind } => {
                step.answer_with(self.seat, card, kind, |step| {
                    step.shed(self.seat, paid, DiscardReason::Used);
                    step.earn(self.seat, paid);
                    step.gain_life(self.seat, kind.def().rescue.unwrap_or(0));
                });
            }
        }
    }

    fn resume(self, step: &mut Step) {
        let shows = self.has_lapsed(step);
        step.pop();
        if shows {
            step.show_hand(self.seat);
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Nothing has happened yet, so nobody else may know.
    fn secret_of(&self) -> Option<Seat> {
        (!matches!(self.what, Announced::Ordered { .. })).then_some(self.seat)
    }
}

/// The hand card an ability of a source costs.
fn payment(of: Source) -> Option<Payment> {
    of.ability()?.payment
}

/// Further cards a kind costs.
pub(super) fn cost(kind: CardKind) -> u8 {
    match &kind.def().play {
        Play::Effect(effect) => effect.cost,
        Play::Never | Play::Equip | Play::EquipOn(_) | Play::Lay(_) | Play::LayDefence => 0,
    }
}
