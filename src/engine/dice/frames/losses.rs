//! Losing life, one or more players at once.

use super::{Deaths, Resolve, ask};
use crate::core::{List, MAX_SEATS, Seat, SeatSet};
use crate::dice::hooks::Loss;
use crate::dice::{Action, Arrow, Ask, Cause, Decision, Event, Game, Illegal, Step};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Losses {
    pub cause: Cause,
    /// Whose dice it were; nobody for Indians, dynamite and bullets.
    pub by: Option<Seat>,
    pub amounts: [u8; MAX_SEATS],
    pub stage: LossStage,
    /// Those this stage is done with.
    pub done: SeatSet,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossStage {
    /// Arrows instead of life points.
    Dodge,
    /// Others take it over.
    Shield,
    /// The points go.
    Apply,
    /// Those who survived it react.
    After,
}

impl Losses {
    pub(in crate::dice) fn new(cause: Cause, by: Option<Seat>, amounts: [u8; MAX_SEATS]) -> Self {
        Self { cause, by, amounts, stage: LossStage::Dodge, done: SeatSet::EMPTY }
    }

    /// A loss of one life point by one player, not by an attack.
    pub(in crate::dice) fn one(cause: Cause, seat: Seat) -> Self {
        let mut amounts = [0; MAX_SEATS];
        amounts[seat.index()] = 1;
        Self::new(cause, None, amounts)
    }

    fn waiting(self, game: &Game) -> impl Iterator<Item = Seat> + '_ {
        game.ring.from(game.turn.seat).filter(move |s| self.amounts[s.index()] > 0 && !self.done.contains(*s))
    }

    /// Who may take arrows instead; never the last one (R121).
    fn dodger(self, game: &Game) -> Option<Seat> {
        let can = self.stage == LossStage::Dodge && self.cause.is_attack() && game.supply.tokens() > 1;
        self.waiting(game).find(|seat| can && game.hooks(*seat).dodges)
    }

    /// Who may take over whose loss, and how much of it (R315).
    fn shield(self, game: &Game) -> Option<(Seat, Seat, u8)> {
        if self.stage != LossStage::Shield {
            return None;
        }
        let shielder = game.ring.seats().iter().find(|seat| game.hooks(*seat).shields)?;
        let room = game.player(shielder).life.saturating_sub(self.amounts[shielder.index()]);
        let victim = self.waiting(game).find(|seat| *seat != shielder && room > 0)?;
        // Hits beyond his life points are no loss.
        let lost = self.amounts[victim.index()].min(game.player(victim).life);
        Some((shielder, victim, room.min(lost)))
    }

    fn next_stage(self, step: &mut Step, stage: LossStage) {
        step.replace(Self { stage, done: SeatSet::EMPTY, ..self });
    }

    /// The points go, all at once; the eliminated are settled before anybody reacts.
    fn apply(self, step: &mut Step) {
        let victims: List<Seat, MAX_SEATS> = self.waiting(step).collect();
        let mut dying = SeatSet::EMPTY;
        // Nobody loses more than he has.
        let mut amounts = self.amounts;
        for seat in victims.iter().copied() {
            let amount = &mut amounts[seat.index()];
            *amount = (*amount).min(step.player(seat).life);
            step.lose_life(seat, *amount, self.by, self.cause);
            if step.player(seat).life == 0 {
                dying = dying.with(seat);
            }
        }
        step.replace(Self { amounts, stage: LossStage::After, done: SeatSet::EMPTY, ..self });
        if !dying.is_empty() {
            step.push(Deaths::new(dying, self.by));
        }
    }
}

impl Resolve for Losses {
    fn decision(&self, game: &Game) -> Option<Decision> {
        if let Some(seat) = self.dodger(game) {
            return Some(ask(seat, Ask::Dodge { left: self.amounts[seat.index()] }, game.ability_of(seat)));
        }
        let (seat, victim, amount) = self.shield(game)?;
        Some(ask(seat, Ask::TakeLoss { victim, amount }, game.ability_of(seat)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if self.dodger(game).is_some() {
            let kinds = [Arrow::Normal, Arrow::Chief].into_iter().filter(|arrow| game.supply.has(*arrow));
            out.extend(kinds.map(Action::Take));
        } else {
            out.push(Action::TakeLoss);
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, game: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Take(arrow) if self.dodger(game).is_some() => Illegal::NoSuchArrow { arrow },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(mut self, step: &mut Step, action: Action) {
        if let Some(seat) = self.dodger(step) {
            if let Action::Take(arrow) = action {
                self.amounts[seat.index()] -= 1;
                step.replace(self);
                step.take_arrow(seat, arrow);
            } else {
                self.done = self.done.with(seat);
                step.replace(self);
                step.emit(Event::Passed { seat });
            }
        } else if let Some((seat, victim, amount)) = self.shield(step) {
            self.done = self.done.with(victim);
            if action == Action::TakeLoss {
                let spared = amount >= step.player(victim).life;
                let hits = &mut self.amounts[victim.index()];
                *hits = if spared { 0 } else { *hits - amount };
                self.amounts[seat.index()] += amount;
                step.emit(Event::LossTaken { seat, victim, amount });
            } else {
                step.emit(Event::Passed { seat });
            }
            step.replace(self);
        }
    }

    fn resume(self, step: &mut Step) {
        match self.stage {
            LossStage::Dodge => self.next_stage(step, LossStage::Shield),
            LossStage::Shield => self.next_stage(step, LossStage::Apply),
            LossStage::Apply => self.apply(step),
            LossStage::After => {
                let next = self.waiting(step).next();
                let Some(seat) = next else { return step.pop() };
                step.replace(Self { done: self.done.with(seat), ..self });
                if let Some(trigger) = step.hooks(seat).after_loss {
                    let amount = self.amounts[seat.index()];
                    trigger(step, seat, Loss { amount, by: self.by, cause: self.cause });
                }
            }
        }
    }
}

impl Step<'_> {
    /// Lets players lose life, after what spares them.
    pub(in crate::dice) fn inflict(&mut self, mut losses: Losses) {
        for seat in self.ring.seats().iter() {
            let amount = losses.amounts[seat.index()];
            let Some(spares) = self.hooks(seat).loss.filter(|_| amount > 0) else { continue };
            let rest = spares(losses.cause, amount);
            if rest < amount {
                losses.amounts[seat.index()] = rest;
                let because = self.ability_of(seat);
                self.emit(Event::Spared { seat, amount: amount - rest, because });
            }
        }
        if losses.amounts.iter().any(|amount| *amount > 0) {
            self.push(losses);
        }
    }
}
