//! Special roles: whether this is the moment.

use super::mind::Mind;
use super::reading::Reading;
use super::throws::{LANES, Terms, Throws, turned};
use standoff_engine::core::Role;
use standoff_engine::dice::frames::Frame;
use standoff_engine::dice::{Action, Dice, Face, Moment, Power};

/// How an active player's dice look, to him and so to me.
pub(super) struct Dealings {
    terms: Terms,
    /// What it is to me that he does well.
    stake: f32,
    left: u8,
}

impl Mind<'_> {
    /// What showing my role and using its power now is to me, less what it costs to have used it.
    pub(super) fn reveal(&self, reading: &Reading, moment: Moment) -> f32 {
        let Some(power) = self.own().power else { return f32::NEG_INFINITY };
        let gain = match power {
            Power::TheBear => 0.0,
            Power::TheGood => self.take_over(),
            Power::TheDoctor => self.best_turn(reading),
            Power::TheJudge => self.overrule(moment),
            Power::TheGambler => self.shake_up(reading),
            Power::TheBad => match moment {
                Moment::Gain { seat, amount } => -self.relief(seat, 0, amount),
                _ => 0.0,
            },
            Power::TheUgly => {
                let quiver = self.quiver();
                self.living().map(|seat| self.best_swap(&quiver, seat)).fold(0.0, f32::max)
            }
            Power::RightHand => self.another_turn(),
            Power::LeftHand => match moment {
                Moment::Death { seat } => -self.kill[seat.index()],
                _ => 0.0,
            },
        };
        let (base, each) = self.weights.reveal;
        gain - base - each * f32::from(self.own().life)
    }

    /// The Sheriff in danger gives his star to a Deputy who is not (The Good).
    fn take_over(&self) -> f32 {
        let sheriff = self.others().find(|seat| self.seat(*seat).role == Some(Role::Sheriff));
        let Some(life) = sheriff.map(|seat| self.seat(seat).life).filter(|life| *life <= 4) else { return 0.0 };
        (f32::from(self.own().life) - f32::from(life)) * if life <= 2 { 1.6 } else { 0.8 }
    }

    /// Somebody's power does nothing (The Judge).
    fn overrule(&self, moment: Moment) -> f32 {
        let Moment::Revealed { by, power } = moment else { return 0.0 };
        if power == Power::LeftHand {
            let dying = self.view.stack.iter().rev().find_map(|frame| match frame {
                Frame::Deaths(deaths) => deaths.current,
                _ => None,
            });
            return dying.map_or(0.0, |seat| 1.5 * self.kill[seat.index()]);
        }
        4.0 * self.enmity[by.index()]
    }

    /// Another turn at once (The Right Hand): best when few are left, or when there may be no other.
    fn another_turn(&self) -> f32 {
        let few = self.view.board.ring.count() <= 3;
        let weak = self.own().life <= 3;
        1.5 + if few { 3.0 } else { 0.0 } + if weak { 1.5 } else { 0.0 }
    }

    /// The dice of the player on turn; none if it is the ghost.
    pub(super) fn dealings(&self, reading: &Reading) -> Option<Dealings> {
        let active = self.view.turn.seat;
        if !self.view.board.ring.contains(active) {
            return None;
        }
        let hooks = &self.seat(active).character.def().hooks;
        let left = if self.view.turn.last { 0 } else { (3 + hooks.extra_rolls).saturating_sub(self.view.turn.rolls) };
        let (terms, stake) = if active == self.me {
            (self.terms(), 1.0)
        } else {
            (self.of_other(reading, active).terms(), -self.enmity[active.index()].clamp(-1.0, 1.0))
        };
        Some(Dealings { terms, stake, left })
    }

    /// All dice of another player are rolled once more (The Gambler).
    fn shake_up(&self, reading: &Reading) -> f32 {
        let Some(dealings) = self.dealings(reading) else { return 0.0 };
        let dice = &self.view.board.dice;
        let throws = Throws::new(&dealings.terms, dice, 1);
        dealings.stake * (throws.opening() - throws.stopping(dice))
    }

    /// The best a turned die can do (The Doctor).
    fn best_turn(&self, reading: &Reading) -> f32 {
        let Some(dealings) = self.dealings(reading) else { return 0.0 };
        let throws = Throws::new(&dealings.terms, &self.view.board.dice, dealings.left).settled();
        let mut best = f32::NEG_INFINITY;
        for (die, thrown) in self.view.board.dice.iter().enumerate() {
            for face in thrown.die.faces().into_iter().filter(|face| Some(*face) != thrown.face) {
                best = best.max(self.turn_gain(&dealings, &throws, die as u8, face));
            }
        }
        best
    }

    fn turn_gain(&self, dealings: &Dealings, throws: &Throws, die: u8, face: Face) -> f32 {
        let dice = &self.view.board.dice;
        let worth = |dice: &Dice| throws.standing(dice) + dealings.terms.arrows[self.fresh_arrows(dice)];
        dealings.stake * (worth(&turned(dice, die, face)) - worth(dice))
    }

    /// Arrows just rolled and not taken yet.
    fn fresh_arrows(&self, dice: &Dice) -> usize {
        let turn = &self.view.turn;
        let fresh = |at: usize| turn.rolls == 1 || turn.rolling.contains(at as u8);
        dice.iter().enumerate().filter(|(at, t)| fresh(*at) && t.face == Some(Face::Arrow)).count().min(LANES - 1)
    }

    /// Which die to turn to what.
    pub(super) fn turn_dice(&self, reading: &Reading, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(dealings) = self.dealings(reading) else { return };
        let throws = Throws::new(&dealings.terms, &self.view.board.dice, dealings.left).settled();
        scores.clear();
        scores.extend(legal.iter().map(|action| match *action {
            Action::Turn { die, face } => self.turn_gain(&dealings, &throws, die, face),
            _ => 0.0,
        }));
    }

    /// Whether I am out and stay as the ghost.
    pub(super) fn is_ghost(&self) -> bool {
        self.view.board.ghost == Some(self.me)
    }
}
