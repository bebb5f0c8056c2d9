//! The card game.
//!
//! A [`Game`] is plain data. It waits for one seat at a time ([`Game::decision`]), tells everything that seat
//! may do ([`Game::legal_actions`]) and carries an action out ([`Game::apply`]), reporting what happened as
//! [`Event`]s. What is still to be resolved is a stack of [`frames`] inside the state, so a game can be saved
//! in the middle of a Duel inside a Gatling.
//!
//! * [`sets`]: one file for each card, character and event card, with its rule.
//! * [`definitions`]: the shape of what those files say.
//! * [`RulesInForce`]: what they amount to now, merged and kept up to date.
//! * `atoms`: the only functions that move cards, life and roles; each emits one event.
//! * [`View`]: what one seat may know. Pages, bots and peers get nothing else.
//!
//! ```
//! use standoff_engine::card::{Game, Setup};
//!
//! let mut game = Game::deal(&Setup::base(5), 7, &mut Vec::new()).unwrap();
//! while let Some(decision) = game.decision() {
//!     let legal = game.legal_actions(decision.seat);
//!     let last = *legal.last().unwrap(); // passing, or ending the turn
//!     game.apply(decision.seat, last).unwrap();
//!     if game.turn().number > 20 {
//!         break;
//!     }
//! }
//! ```

mod action;
mod atoms;
mod cards;
mod characters;
mod decision;
pub mod definitions;
mod determinize;
mod event;
mod event_cards;
pub mod frames;
mod game;
mod illegal;
mod layout;
mod modifiers;
mod query;
mod rules;
pub mod sets;
mod setup;
mod sound;
mod view;

pub use action::{Action, Choice, Source};
pub use atoms::Step;
pub use cards::{Border, CARD_COUNT, Card, CardId, CardSet, Rank, Suit};
pub use decision::{Ask, Decision, Demand, Pool};
pub use definitions::{CardDef, CharacterDef, DrawCheck, EventDef, Modifiers};
pub use event::{Event, Zone};
pub use event_cards::{Clock, DeckDef, EventPile, Pace, Rebirth, Return};
pub use frames::Played;
pub use game::{Game, Laid, Marks, Player, Stage, Turn};
pub use illegal::Illegal;
pub use layout::{Layout, LayoutError, LayoutSeat};
pub use modifiers::{RulesInForce, SeatRules};
pub use rules::{
    AbandonedMineVariant, AmbushAbilities, BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CatBalouSelf, CharacterChoice,
    DaltonsIncludeGreen, DodgeCityEdition, DuelCredit, HangoverAlsoBlue, JailSkipDiscards, NewIdentityTemporary,
    PanicSelf, PepperboxRange, PeyoteMustContinue, RanchTiming, RescueCards, RicochetCountsAsBang,
    ShortAttacksIgnoreHorses, ShowdownBangOnlyMissed, StartCheckOrder, TableRule, TableRules, WwsPonyExpress,
    WwsSeedTexts,
};
pub use sets::{CardKind, Character, EventCard, EventDeck, Set};
pub use setup::{EventMix, Setup, SetupError};
pub use view::{Board, PileView, SeatView, View};

use crate::core::{Outcome, Rules, Seat, Seed, Sink, Unsound};
use crate::notation;
use definitions::Timing;
use frames::Resolve;

impl Game {
    /// The question the game waits for; none when it is over.
    pub fn decision(&self) -> Option<Decision> {
        // A loaded game has not worked it out yet.
        self.decision.or_else(|| self.next_decision())
    }

    /// The question the top of the stack asks.
    fn next_decision(&self) -> Option<Decision> {
        self.stack.last()?.decision(self)
    }

    fn refresh_decision(&mut self) {
        self.decision.0 = self.next_decision();
    }

    /// Everything a seat may do now, sorted and complete. A seat that is not asked may still have abilities
    /// it can use at any time.
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        actions
    }

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(frame) = self.stack.last() else { return };
        if self.decision().is_some_and(|decision| decision.seat == seat) {
            frame.answers(self, out);
        }
        let answers = out.len();
        self.anytime_actions(seat, out);
        let in_order = answers == out.len() && frame.lists_in_order(self);
        debug_assert!(!in_order || out.is_sorted());
        if !in_order && !out.is_sorted() {
            out.sort_unstable();
        }
    }

    /// What is announced must be paid or taken back first: its card is as good as gone.
    fn is_announcing(&self, seat: Seat) -> bool {
        self.stack.last().is_some_and(|frame| frame.secret_of() == Some(seat))
    }

    fn anytime_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let has_any = self.seat_rules(seat).has_anytime_abilities;
        if has_any && self.in_play(seat) && !self.is_announcing(seat) {
            for ability in self.abilities(seat).filter(|ability| ability.timing == Timing::Anytime) {
                (ability.list)(self, seat, out);
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
        if self.is_anytime(seat, action) {
            return Ok(());
        }
        if let Some(reason) = self.anytime_refusal(seat, action) {
            return Err(reason);
        }
        if decision.seat == seat {
            return frame.accepts(self, seat, action);
        }
        if self.in_play(seat) {
            Err(Illegal::NotYourDecision { waiting_for: decision.seat })
        } else {
            Err(Illegal::Eliminated { seat })
        }
    }

    /// Why an ability its owner could use unasked cannot be used now.
    fn anytime_refusal(&self, seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Use { of, .. } = action else { return None };
        let owned = of.is_usable_anytime() && self.in_play(seat) && self.sources(seat).any(|s| s == of);
        (owned && !self.is_announcing(seat)).then(|| self.refuse_power(seat, of, action))
    }

    /// Whether an action is an ability its owner may use unasked.
    fn is_anytime(&self, seat: Seat, action: Action) -> bool {
        let Action::Use { of, .. } = action else { return false };
        if !of.is_usable_anytime() {
            return false;
        }
        let mut actions = Vec::new();
        self.anytime_actions(seat, &mut actions);
        actions.contains(&action)
    }
}

impl Rules for Game {
    const NAME: &'static str = "card";
    const VERSION: u32 = 3;

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

    fn act_unchecked(&mut self, seat: Seat, action: Action, events: Sink<'_, Event>) {
        let mut step = Step::new(self, events);
        match action {
            Action::Use { of, .. } if of.is_usable_anytime() => step.activate(seat, of, action),
            _ => {
                if let Some(frame) = step.stack.last().copied() {
                    frame.answer(&mut step, action);
                }
            }
        }
        step.run();
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn event_for(event: &Event, viewer: Option<Seat>) -> Event {
        event.seen_by(viewer)
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
        notation::write_action(action)
    }

    fn read_action(line: &str) -> Option<Action> {
        notation::read_action(line)
    }
}
