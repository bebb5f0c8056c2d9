//! The dice game, with the five modules of Old Saloon.
//!
//! Built like the card game: a [`Game`] is plain data, waits for one seat at a time ([`Game::decision`]), tells
//! everything that seat may do ([`Game::legal_actions`]) and carries an action out ([`Game::apply`]), reporting what
//! happened as [`Event`]s. What is still to be resolved is a stack of [`frames`] inside the state.
//!
//! * [`sets`]: one file for each character and special role, with its rule.
//! * [`hooks`]: how characters change the rules.
//! * `atoms`: the only functions that move tokens, life, dice and roles; each emits one event.
//! * [`View`]: what one seat may know. Only roles are hidden.
//!
//! Special roles interrupt: at each moment at which one could be used, everybody is asked who could hold it as far as
//! all can see; whoever does not hold it can only pass ([`Ask::Role`]).
//!
//! ```
//! use standoff_engine::dice::{Game, Modules, Setup};
//!
//! let setup = Setup { modules: Modules::ALL, ..Setup::base(5) };
//! let mut game = Game::deal(&setup, 7, &mut Vec::new()).unwrap();
//! while let Some(decision) = game.decision() {
//!     let legal = game.legal_actions(decision.seat);
//!     game.apply(decision.seat, *legal.last().unwrap()).unwrap(); // roll, stop or pass
//!     if game.turn().number > 20 {
//!         break;
//!     }
//! }
//! ```

mod action;
mod atoms;
mod decision;
mod determinize;
mod die;
mod event;
pub mod frames;
mod game;
pub mod hooks;
mod illegal;
mod layout;
mod query;
pub mod sets;
mod setup;
mod sound;
mod view;

pub use action::{Action, Arrow, Source};
pub use atoms::Step;
pub use decision::{Ask, Decision, Moment};
pub use die::{Dice, DiceSet, Die, Face, Symbol, Thrown, count};
pub use event::Event;
pub use game::{ARROWS, Arrows, Cause, Game, Mark, Player, Stage, Turn};
pub use illegal::Illegal;
pub use layout::{Layout, LayoutError, LayoutSeat};
pub use sets::{Character, Power};
pub use setup::{GHOST_PLAYERS, Modules, Roles, Setup, SetupError};
pub use view::{Board, SeatView, View};

use crate::core::{Outcome, Rules, Seat, Seed, Sink, Unsound};
use crate::notation;
use frames::Resolve;

impl Game {
    /// The question the game waits for; none when it is over.
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        self.stack.last()?.decision(self)
    }

    /// Everything a seat may do now, sorted and complete.
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        actions
    }

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(frame) = self.stack.last()
            && frame.decision(self).is_some_and(|decision| decision.seat == seat)
        {
            frame.answers(self, out);
            if !out.is_sorted() {
                out.sort_unstable();
            }
        }
    }

    /// Carries out an action and tells what happened. On an error nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.act(seat, action, &mut events)?;
        Ok(events)
    }

    /// Whether an action is legal, and why not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (Some(frame), Some(decision)) = (self.stack.last(), self.decision()) else {
            return Err(Illegal::GameOver);
        };
        if seat.0 >= self.ring.size() {
            return Err(Illegal::NoSuchSeat { seat });
        }
        if decision.seat == seat {
            return frame.accepts(self, seat, action);
        }
        if self.in_play(seat) || self.ghost == Some(seat) {
            Err(Illegal::NotYourDecision { waiting_for: decision.seat })
        } else {
            Err(Illegal::Eliminated { seat })
        }
    }
}

impl Rules for Game {
    const NAME: &'static str = "dice";
    const VERSION: u32 = 2;

    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Decision = Decision;
    type View = View;

    fn deal_from(setup: &Setup, seed: Seed, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        Self::deal_from(setup, seed, events)
    }

    fn seats(&self) -> u8 {
        self.ring.size()
    }

    fn decision(&self) -> Option<Decision> {
        self.decision()
    }

    fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn act(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.act_unchecked(seat, action, Sink::Keep(events));
        Ok(())
    }

    fn act_unchecked(&mut self, _: Seat, action: Action, events: Sink<'_, Event>) {
        let mut step = Step::new(self, events);
        if let Some(frame) = step.stack.last().copied() {
            frame.answer(&mut step, action);
        }
        step.run();
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn event_for(event: &Event, _: Option<Seat>) -> Event {
        *event
    }

    fn follow(view: &mut View, event: &Event) -> Result<(), Unsound> {
        view.follow(event)
    }

    fn check_sound(&self) -> Result<(), Unsound> {
        self.check_sound()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn write_action(action: Action) -> String {
        notation::dice::write_action(action)
    }

    fn read_action(line: &str) -> Option<Action> {
        notation::dice::read_action(line)
    }
}
