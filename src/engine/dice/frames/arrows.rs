//! Taking arrows, and the Indians who come when the last one is gone.

use super::losses::Losses;
use super::{Resolve, ask, refuse_seat};
use crate::core::{MAX_SEATS, Seat};
use crate::dice::{Action, Arrow, Ask, Cause, Decision, Event, Face, Game, Illegal, Source, Step};
use serde::{Deserialize, Serialize};

/// A player takes arrows one by one (R118).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeArrows {
    pub seat: Seat,
    pub left: u8,
    pub because: Source,
    pub gift: Gift,
}

/// What becomes of the arrow that may be given away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gift {
    /// Still to be decided.
    Open,
    /// The next arrow goes to this player.
    To(Seat),
    None,
}

impl TakeArrows {
    /// For arrows that were rolled.
    pub(in crate::dice) fn rolled(game: &Game, seat: Seat, left: u8) -> Self {
        let gift = if game.hooks(seat).gives_arrow { Gift::Open } else { Gift::None };
        Self { seat, left, because: Source::Face(Face::Arrow), gift }
    }

    pub(in crate::dice) fn one(seat: Seat, because: Source) -> Self {
        Self { seat, left: 1, because, gift: Gift::None }
    }

    /// Who takes the next token.
    fn taker(self, game: &Game) -> Seat {
        match self.gift {
            Gift::To(seat) if game.in_play(seat) => seat,
            Gift::To(_) | Gift::Open | Gift::None => self.seat,
        }
    }

    /// Where the next token can come from.
    fn choices(self, game: &Game) -> impl Iterator<Item = Action> + '_ {
        let takes_chief = game.hooks(self.seat).takes_chief && self.because == Source::Face(Face::Arrow);
        let holder = game.ring.after(self.seat).find(move |seat| takes_chief && game.player(*seat).arrows.chief);
        [Arrow::Normal, Arrow::Chief]
            .into_iter()
            .filter(|arrow| game.supply.has(*arrow))
            .map(Action::Take)
            .chain(holder.map(Action::TakeFrom))
    }

    fn take(mut self, step: &mut Step, action: Action) {
        let taker = self.taker(step);
        self.left -= 1;
        if matches!(self.gift, Gift::To(_)) {
            self.gift = Gift::None;
        }
        step.replace(self);
        match action {
            Action::TakeFrom(from) => step.take_chief(taker, from),
            Action::Take(arrow) => {
                step.take_arrow(taker, arrow);
                if step.supply.tokens() == 0 {
                    step.attack();
                }
            }
            _ => {}
        }
    }

    fn may_give(self, game: &Game) -> bool {
        self.gift == Gift::Open && self.left > 0 && game.ring.count() > 1
    }
}

impl Resolve for TakeArrows {
    fn decision(&self, game: &Game) -> Option<Decision> {
        if self.may_give(game) {
            return Some(ask(self.seat, Ask::PickSeat, game.ability_of(self.seat)));
        }
        let several = self.left > 0 && self.choices(game).nth(1).is_some();
        several.then(|| ask(self.seat, Ask::Arrow { left: self.left }, self.because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if self.may_give(game) {
            out.extend(game.ring.seats().iter().filter(|seat| *seat != self.seat).map(Action::PickSeat));
            out.push(Action::Pass);
        } else {
            out.extend(self.choices(game));
        }
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::PickSeat(picked) if self.may_give(game) && picked == seat => Illegal::NotYourself,
            _ if self.may_give(game) => refuse_seat(game, action, game.ability_of(self.seat)),
            Action::Take(arrow) => Illegal::NoSuchArrow { arrow },
            Action::TakeFrom(_) => Illegal::NoSuchArrow { arrow: Arrow::Chief },
            Action::Pass => Illegal::MustChoose,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if !self.may_give(step) {
            return self.take(step, action);
        }
        if let Action::PickSeat(to) = action {
            step.replace(Self { gift: Gift::To(to), ..self });
            let of = step.ability_of(self.seat);
            step.emit(Event::Used { seat: self.seat, of, target: Some(to) });
        } else {
            step.replace(Self { gift: Gift::None, ..self });
            step.emit(Event::Passed { seat: self.seat });
        }
    }

    fn resume(self, step: &mut Step) {
        let only = self.choices(step).next().filter(|_| self.left > 0);
        match only {
            Some(action) => self.take(step, action),
            None => step.pop(),
        }
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}

impl Step<'_> {
    /// The Indians attack: everybody loses a life point for each arrow and all arrows go back. The owner of the Chief's
    /// Arrow loses nothing if he alone has the most (R123).
    fn attack(&mut self) {
        let mut amounts = [0; MAX_SEATS];
        for seat in self.ring.seats().iter() {
            amounts[seat.index()] = self.player(seat).arrows.weight();
        }
        self.emit(Event::IndiansAttacked);
        let chief = self.ring.seats().iter().find(|seat| self.player(*seat).arrows.chief);
        if let Some(seat) = chief {
            let most = amounts[seat.index()];
            if amounts.iter().filter(|amount| **amount >= most).count() == 1 {
                amounts[seat.index()] = 0;
                self.emit(Event::ChiefSpared { seat });
            }
        }
        for seat in self.ring.seats().iter() {
            self.return_all(seat);
        }
        self.inflict(Losses::new(Cause::Indians, None, amounts));
    }
}
