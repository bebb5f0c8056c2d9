//! What is still to be resolved, and the loop that resolves it.
//!
//! A frame either waits for a seat (`decision` gives the question) or goes on by itself (`resume`). It re-reads the
//! state each time; a value computed before a pause counts only if it is written in the frame. Frames hold nothing a
//! bystander may not know.

mod aim;
mod arrows;
mod deaths;
mod gain;
mod losses;
mod put_back;
mod turn;
mod window;

pub use aim::Aim;
pub use arrows::{Gift, TakeArrows};
pub use deaths::{Deaths, ghost_side};
pub use gain::{Gain, Heal};
pub use losses::Losses;
pub use put_back::PutBack;
pub use turn::TurnFrame;
pub use window::{Apply, Window};

use super::sets::old_saloon::roles::{left_hand, the_doctor, the_ugly};
use super::{Action, Ask, Decision, Game, Illegal, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// What one kind of frame must be able to do.
pub(super) trait Resolve: Copy {
    /// The question it waits for; none if it can go on by itself.
    fn decision(&self, _game: &Game) -> Option<Decision> {
        None
    }

    /// Lists every legal answer, in any order.
    fn answers(&self, _game: &Game, _out: &mut Vec<Action>) {}

    /// Why an action that is not among the answers is refused.
    fn refusal(&self, _game: &Game, _seat: Seat, _action: Action) -> Illegal {
        Illegal::NotAsked
    }

    /// Whether an action is among the answers.
    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut answers = Vec::with_capacity(16);
        self.answers(game, &mut answers);
        if answers.contains(&action) { Ok(()) } else { Err(self.refusal(game, seat, action)) }
    }

    /// Carries out a legal answer. The frame is on top of the stack.
    fn answer(self, _step: &mut Step, _action: Action) {}

    /// Goes on without an answer. The frame is on top of the stack.
    fn resume(self, step: &mut Step);

    /// Whether it vanishes when this player is eliminated.
    fn dies_with(&self, _seat: Seat) -> bool {
        false
    }
}

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident($type:ty),)*) => {
        /// One thing still to be resolved.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Frame { $($(#[$doc])* $name($type),)* }

        $(impl From<$type> for Frame {
            fn from(frame: $type) -> Self { Self::$name(frame) }
        })*

        impl Resolve for Frame {
            #[inline]
            fn decision(&self, game: &Game) -> Option<Decision> {
                match self { $(Self::$name(frame) => frame.decision(game),)* }
            }
            fn answers(&self, game: &Game, out: &mut Vec<Action>) {
                match self { $(Self::$name(frame) => frame.answers(game, out),)* }
            }
            fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
                match self { $(Self::$name(frame) => frame.refusal(game, seat, action),)* }
            }
            fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
                match self { $(Self::$name(frame) => frame.accepts(game, seat, action),)* }
            }
            fn answer(self, step: &mut Step, action: Action) {
                match self { $(Self::$name(frame) => frame.answer(step, action),)* }
            }
            fn resume(self, step: &mut Step) {
                match self { $(Self::$name(frame) => frame.resume(step),)* }
            }
            fn dies_with(&self, seat: Seat) -> bool {
                match self { $(Self::$name(frame) => frame.dies_with(seat),)* }
            }
        }
    };
}

frames! {
    /// The turn in progress; always at the bottom.
    Turn(TurnFrame),
    /// Somebody takes arrows.
    TakeArrows(TakeArrows),
    /// Arrows go back one by one.
    PutBack(PutBack),
    /// Bullseyes are aimed.
    Aim(Aim),
    /// One or more players lose life at once.
    Losses(Losses),
    /// One or more players are eliminated at once.
    Deaths(Deaths),
    /// Beers and the like are given out.
    Heal(Heal),
    /// Somebody gains life.
    Gain(Gain),
    /// Everybody who might is asked for his special role.
    Window(Window),
    /// A special role takes effect unless it is cancelled.
    Apply(Apply),
    Doctor(the_doctor::Pick),
    Ugly(the_ugly::Pick),
    Relief(left_hand::Relief),
}

impl Step<'_> {
    pub(super) fn push(&mut self, frame: impl Into<Frame>) {
        self.game.stack.push(frame.into());
    }

    /// Removes the current frame.
    pub(super) fn pop(&mut self) {
        self.game.stack.pop();
    }

    /// Puts another frame in place of the current one.
    pub(super) fn replace(&mut self, frame: impl Into<Frame>) {
        self.game.stack.pop();
        self.game.stack.push(frame.into());
    }

    /// Removes the last frame for which `which` holds.
    pub(super) fn drop_last(&mut self, which: impl Fn(&Frame) -> bool) -> Option<Frame> {
        let at = self.stack.iter().rposition(which)?;
        Some(self.stack.remove(at))
    }

    /// Goes on until somebody is asked or the game is over.
    pub(super) fn run(&mut self) {
        while let Some(frame) = self.stack.last().copied() {
            if frame.decision(self).is_some() {
                return;
            }
            frame.resume(self);
        }
    }
}

/// A decision, with less noise.
pub(super) fn ask(seat: Seat, ask: Ask, because: Source) -> Decision {
    Decision { seat, ask, because }
}

/// Why a player who cannot be named here is refused.
pub(super) fn refuse_seat(game: &Game, action: Action, because: Source) -> Illegal {
    match action {
        Action::PickSeat(seat) if seat.0 >= game.ring.size() => Illegal::NoSuchSeat { seat },
        Action::PickSeat(target) if !game.in_play(target) => Illegal::TargetEliminated { target },
        Action::PickSeat(seat) => Illegal::NotThatPlayer { seat, because },
        Action::Pass => Illegal::MustChoose,
        _ => Illegal::NotAsked,
    }
}
