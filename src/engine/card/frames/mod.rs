//! What is still to be resolved, and the loop that resolves it.
//!
//! A frame either waits for a seat (`decision` gives the question) or goes on by itself
//! (`resume`). It re-reads the state each time; a value computed before a pause counts only if it is
//! written in the frame. Frames hold nothing a bystander may not know.

mod check;
mod death;
mod dump;
mod loss;
mod shot;
mod take;
mod turn;

pub use check::Check;
pub use death::Death;
pub use dump::Dump;
pub use loss::Loss;
pub use shot::Shot;
pub use take::{Take, TakeInto};
pub use turn::{Played, TurnFrame};

use super::sets::base::{duel, general_store, indians, jesse_jones, kit_carlson, pedro_ramirez, volley};
use super::setup::ChooseCharacters;
use super::{Action, Decision, Game, Illegal, Source, Step};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// What one kind of frame must be able to do.
pub(super) trait Resolve: Copy {
    /// The question it waits for; none if it can go on by itself.
    fn decision(&self, game: &Game) -> Option<Decision>;

    /// Lists every legal answer, in any order.
    fn answers(&self, game: &Game, out: &mut Vec<Action>);

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
    fn answer(self, step: &mut Step, action: Action);

    /// Goes on without an answer. The frame is on top of the stack.
    fn resume(self, step: &mut Step);

    /// Whether it vanishes when this player is eliminated.
    fn dies_with(&self, seat: Seat) -> bool;

    /// Whether this player started it or is part of it, so that his own triggers wait for its end.
    fn busies(&self, _seat: Seat) -> bool {
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
            fn busies(&self, seat: Seat) -> bool {
                match self { $(Self::$name(frame) => frame.busies(seat),)* }
            }
        }
    };
}

frames! {
    /// Everybody chooses a character before the deal.
    ChooseCharacters(ChooseCharacters),
    /// The turn in progress; always at the bottom.
    Turn(TurnFrame),
    /// A BANG!-symbol attack on one player.
    Shot(Shot),
    /// An effect on all others, one after the other.
    Volley(volley::Volley),
    Raid(indians::Raid),
    Duel(duel::Duel),
    Store(general_store::Store),
    /// Somebody takes or discards a card of somebody.
    Take(Take),
    /// A draw!.
    Check(Check),
    /// A loss of life, with its rescue.
    Loss(Loss),
    Death(Death),
    /// Somebody discards everything he has.
    Dump(Dump),
    Jesse(jesse_jones::Pick),
    Kit(kit_carlson::Pick),
    Pedro(pedro_ramirez::Pick),
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

    /// Goes on until somebody must be asked or the game is over.
    pub(super) fn run(&mut self) {
        while let Some(frame) = self.stack.last().copied() {
            if self.stack.len() == 1 {
                self.turn.resolving = None;
            }
            if self.settle() {
                continue;
            }
            if frame.decision(self).is_some() {
                break;
            }
            frame.resume(self);
        }
    }

    /// Lets characters with an empty hand act before anything else goes on; whether anything happened.
    fn settle(&mut self) -> bool {
        let empty = |seat: &Seat| self.player(*seat).hand.is_empty();
        if !Seat::all(self.ring.size()).any(|seat| empty(&seat) && self.in_play(seat)) {
            return false;
        }
        let seats: List<Seat, 8> = self.ring.from(self.turn.seat).filter(empty).collect();
        for seat in seats.iter().copied() {
            let trigger = self.hooks(seat).find_map(|hooks| hooks.on_empty_hand);
            let Some(trigger) = trigger else { continue };
            if self.stack.iter().any(|frame| frame.busies(seat)) {
                continue;
            }
            trigger(self, seat);
            if !self.player(seat).hand.is_empty() {
                return true;
            }
        }
        false
    }
}

/// A decision, with less noise.
pub(super) fn ask(seat: Seat, ask: super::Ask, because: Source) -> Decision {
    Decision { seat, ask, because }
}
