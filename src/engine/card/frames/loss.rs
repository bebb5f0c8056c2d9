//! Losing life, and what may still avert the end.

use super::super::definitions::{EventRule, EventRuleKind, Hook, LifeLost, Moment};
use super::super::sets::named::BEER;
use super::super::{
    Action, Ask, BeerOutOfTurn, Border, CardId, Character, Decision, Demand, Event, Game, Illegal, RescueCards, Source,
    Step,
};
use super::announce::cost;
use super::{Announce, Announced, Death, Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// A loss of life points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Loss {
    pub seat: Seat,
    pub amount: u8,
    /// Who is responsible.
    pub by: Option<Seat>,
    pub because: Source,
    /// Life points made up for by Beers.
    pub regained: u8,
    /// Those of them that were not the last ones: they count as not lost (R203).
    pub spared: u8,
    pub stage: LossStage,
    /// Whether he has drawn! for his life.
    pub drew_for_life: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossStage {
    /// The points are not lost yet.
    Coming,
    /// They are lost and may be answered.
    Lost,
    /// Nothing more is answered.
    Settled,
}

impl Loss {
    pub fn new(seat: Seat, amount: u8, by: Option<Seat>, because: Source) -> Self {
        Self { seat, amount, by, because, regained: 0, spared: 0, stage: LossStage::Coming, drew_for_life: false }
    }

    /// Whether there is an answer as far as all can see (R205). How much would be enough is not asked: whoever uses a
    /// card may draw another by it.
    fn answerable(&self, game: &Game) -> bool {
        let player = game.player(self.seat);
        if game.seat_rules(self.seat).cannot_heal {
            return false;
        }
        let beer = game.beer_rescues(self.seat) && !player.hand.is_empty();
        if player.life > 0 {
            return beer && game.rules.beer_out_of_turn == BeerOutOfTurn::AnyLoss && self.regained < self.amount;
        }
        let pairs = || {
            let anytime = |c: Character| Source::Character(c).is_usable_anytime();
            player.hand.len() > 1 && game.powers(self.seat).any(anytime)
        };
        let others =
            || game.all_healing() && (!player.hand.is_empty() || game.ready_rescues(self.seat).next().is_some());
        beer || pairs() || others()
    }
}

impl Resolve for Loss {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (self.stage == LossStage::Lost && self.answerable(game)).then(|| {
            let needed = (1 - game.player(self.seat).life).max(0) as u8;
            ask(self.seat, Ask::Respond { to: Demand::Rescue { needed } }, self.because)
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if game.beer_rescues(self.seat) {
            game.cards_as(self.seat, BEER, out);
        }
        if game.all_healing() && game.player(self.seat).life < 1 {
            game.list_other_healing(self.seat, out);
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        match game.refuse_answer(seat, action, BEER) {
            // The right card, but it cannot save anybody now.
            Illegal::NoTarget { kind } if !game.beer_rescues(seat) => Illegal::NotNow { kind },
            reason => reason,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        match action {
            Action::Play { card, kind: BEER, .. } => {
                // A Beer makes up for the loss; only the dying may gain more than that by it (R55, R150).
                let lethal = step.player(self.seat).life < 1;
                let beer = step.beer_life(self.seat);
                let life = if lethal { beer } else { beer.min(self.amount - self.regained) };
                let regained = self.regained.saturating_add(life);
                let spared = if lethal { self.spared } else { self.spared + life };
                step.replace(Self { regained, spared, ..self });
                step.answer_with(self.seat, card, BEER, |step| step.gain_life(self.seat, life));
            }
            Action::Play { card, kind, .. } => {
                step.push(Announce { seat: self.seat, what: Announced::Rescue { card, kind } });
            }
            Action::Use { of: of @ Source::Card(card), .. } => {
                step.emit(Event::Used { seat: self.seat, of, target: None });
                step.use_up_in_play(self.seat, card);
                step.gain_life(self.seat, card.kind().def().rescue.unwrap_or(0));
                step.settle_used(card);
            }
            _ => {
                step.emit(Event::Declined { seat: self.seat, because: self.because });
                step.replace(Self { stage: LossStage::Settled, ..self });
            }
        }
    }

    fn resume(self, step: &mut Step) {
        if step.player(self.seat).ghost {
            self.hit_ghost(step);
        } else if self.stage == LossStage::Coming {
            step.lose_life(self.seat, self.amount, self.by, self.because);
            step.replace(Self { stage: LossStage::Lost, ..self });
        } else if step.player(self.seat).life < 1 {
            self.avert(step);
        } else {
            step.pop();
            self.survived(step, self.amount - self.spared);
        }
    }

    fn owns_draws(&self) -> bool {
        true
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == Some(seat)
    }
}

impl Loss {
    /// A ghost loses at most the life he has regained, and cannot die (R158, R216).
    fn hit_ghost(self, step: &mut Step) {
        step.pop();
        let amount = self.amount.min(step.player(self.seat).life.max(0) as u8);
        if amount == 0 {
            step.emit(Event::Immune { seat: self.seat, because: self.because });
        } else {
            step.lose_life(self.seat, amount, self.by, self.because);
            self.survived(step, amount);
        }
    }

    /// Lets the player's abilities react to the points he really lost.
    fn survived(self, step: &mut Step, amount: u8) {
        if amount > 0 {
            for trigger in step.triggers(self.seat, Moment::LifeLost, Hook::life_lost) {
                trigger(step, self.seat, LifeLost { amount, by: self.by });
            }
        }
    }

    /// The last chances before an elimination: a draw! of one's own, then an event.
    fn avert(self, step: &mut Step) {
        for trigger in step.triggers(self.seat, Moment::Dying, Hook::dying) {
            if trigger(step, self) {
                return;
            }
        }
        let rules: Vec<_> =
            step.event_rules(EventRuleKind::ReplacesElimination, EventRule::replaces_elimination).collect();
        for takes_over in rules {
            if takes_over(step, self) {
                return;
            }
        }
        step.replace(Death::new(self.seat, self.by));
    }
}

impl Game {
    /// Whether a Beer can avert an elimination now.
    fn beer_rescues(&self, seat: Seat) -> bool {
        self.beer_heals() && self.forbidden_by(seat, BEER, None).is_none()
    }

    /// Whether healing cards other than Beer may avert an elimination now (R59).
    fn all_healing(&self) -> bool {
        self.rules.rescue_cards == RescueCards::AllHealing && self.ring.count() > 2
    }

    fn ready_rescues(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.working_cards(seat).filter(|card| card.kind().def().rescue.is_some() && self.is_ready(*card))
    }

    fn list_other_healing(&self, seat: Seat, out: &mut Vec<Action>) {
        for card in self.player(seat).hand {
            let kind = card.kind();
            let heals = kind.border() == Border::Brown && kind.def().rescue.is_some();
            let allowed = self.forbidden_by(seat, kind, Some(card)).is_none();
            if heals && allowed && self.player(seat).hand.len() > cost(kind) {
                out.push(Action::Play { card, kind, target: None });
            }
        }
        let used = |card| Action::Use { of: Source::Card(card), cards: None, target: None };
        out.extend(self.ready_rescues(seat).map(used));
    }
}
