//! Special roles: who is asked, and what becomes of a role that is shown.
//!
//! Everybody is asked who could hold a fitting role as far as all can see; whoever does not hold one can only pass. So
//! neither the question nor its timing gives anybody away.

use super::{Frame, Resolve, ask};
use crate::core::{Seat, SeatSet};
use crate::dice::{Action, Ask, Decision, Event, Game, Illegal, Moment, Power, Roles, Source, Step};
use serde::{Deserialize, Serialize};

/// The question whether anybody uses his special role now, clockwise from the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Window {
    pub moment: Moment,
    /// Those who have answered.
    pub asked: SeatSet,
}

/// A special role that was shown and takes effect now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Apply {
    pub seat: Seat,
    pub power: Power,
    pub moment: Moment,
}

impl Window {
    /// Whether a seat may act at this moment at all.
    fn concerns(self, game: &Game, seat: Seat) -> bool {
        match self.moment {
            Moment::TurnStart | Moment::TurnEnd => seat == game.turn.seat,
            Moment::LastRoll => seat != game.turn.seat,
            Moment::Revealed { by, .. } => seat != by,
            Moment::Gain { seat: gaining, .. } => seat != gaining,
            Moment::Rolled | Moment::Death { .. } => true,
        }
    }

    fn fits(self, power: Power) -> bool {
        (power.def().fits)(self.moment)
    }

    fn next(self, game: &Game) -> Option<Seat> {
        let could = |seat: Seat| Power::ALL.into_iter().any(|power| self.fits(power) && game.could_hold(seat, power));
        game.ring
            .from(game.turn.seat)
            .find(|seat| !self.asked.contains(*seat) && self.concerns(game, *seat) && could(*seat))
    }

    /// The power a player can really use now.
    fn holds(self, game: &Game, seat: Seat) -> Option<Power> {
        let player = game.player(seat);
        player.power.filter(|power| !player.power_used && self.fits(*power))
    }
}

impl Resolve for Window {
    fn decision(&self, game: &Game) -> Option<Decision> {
        self.next(game).map(|seat| ask(seat, Ask::Role { moment: self.moment }, Source::Rules))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let Some(seat) = self.next(game) else { return };
        if self.holds(game, seat).is_some() {
            out.push(Action::Reveal);
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        if action == Action::Reveal { Illegal::NoPower } else { Illegal::NotAsked }
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Some(seat) = self.next(step) else { return };
        step.replace(Self { asked: self.asked.with(seat), ..self });
        match self.holds(step, seat).filter(|_| action == Action::Reveal) {
            Some(power) => {
                step.show_role(seat);
                step.use_power(seat, power);
                step.push(Apply { seat, power, moment: self.moment });
                step.window(Moment::Revealed { by: seat, power });
            }
            None => step.emit(Event::Passed { seat }),
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }
}

impl Resolve for Apply {
    fn resume(self, step: &mut Step) {
        step.pop();
        (self.power.def().run)(step, self.seat, self.moment);
    }
}

impl Step<'_> {
    /// Asks for special roles, if any are in play.
    pub(in crate::dice) fn window(&mut self, moment: Moment) {
        if self.modules.roles != Roles::Normal {
            self.push(Window { moment, asked: SeatSet::EMPTY });
        }
    }

    /// The power about to take effect does not.
    pub(in crate::dice) fn cancel_power(&mut self) {
        if let Some(Frame::Apply(apply)) = self.drop_last(|frame| matches!(frame, Frame::Apply(_))) {
            self.emit(Event::PowerCancelled { seat: apply.seat, power: apply.power });
        }
    }
}
