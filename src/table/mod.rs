//! One table: who controls each seat, what has happened, undo, saving and loading.
//!
//! The page holds a [`Table`] and asks it three things: who is [`next`](Table::next), what a seat
//! [sees](Table::view) and may do ([`legal`](Table::legal), [`check`](Table::check)). It then lets a
//! person or a bot [`act`](Table::act) and shows what happened from the returned [`Step`] or from
//! [`log_for`](Table::log_for). The whole game with its hidden cards never leaves this module.
//!
//! ```
//! use standoff::table::{Chair, Controller, Level, Next, Options, Table};
//! use standoff_engine::card::{Game, Setup};
//!
//! let chairs = (0..4).map(|n| Chair::new(format!("Bot {n}"), Controller::Bot(Level::Drifter))).collect();
//! let mut table = Table::<Game>::deal(Setup::base(4), 7, chairs, Options::default()).unwrap();
//! while let Next::Bot(seat) = table.next() {
//!     let action = table.bot_action(seat).unwrap();
//!     table.act(seat, action).unwrap();
//! }
//! assert!(table.outcome().is_some());
//! ```

mod autosave;
mod chair;
mod finished;
mod follow;
mod format;
mod log;
mod past;
mod playable;
mod portable;
mod replay;
mod save;
mod undo;

pub use autosave::{ResumeError, autosave, resume, stored_game};
pub use chair::{Chair, Controller, Level, NewGame, Options};
pub use finished::{Finished, FinishedSeat, Identity};
pub use format::{FORMAT, FormatError};
pub use log::{LogEntry, Step};
pub use past::{Past, past, remember};
pub use playable::{Playable, Rematch};
pub use portable::{Foreign, ImportError, Link, MOST_LASTING, MOST_LINK, MOST_TEXT, export, import, link, link_code};
pub use replay::{Eyes, Replay};
pub use save::{Course, LoadError, Saved};
pub use undo::NoUndo;

use serde::{Deserialize, Serialize};
use standoff_bots::{Bot, Calibre, Temper};
use standoff_engine::core::{Outcome, Record, Rng, Seat, SeatSet, Seed};

/// A game being played, with everything around it that the rules do not know.
pub struct Table<G: Playable> {
    game: G,
    record: Record<G>,
    chairs: Vec<Chair>,
    options: Options,
    /// The bot of each seat that has one.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The deal, then one step for each action; with everything hidden in it.
    history: Vec<LogEntry<G>>,
    /// What to go back to if the step just taken, in which nothing happened yet, is taken back.
    announced: Option<Before<G>>,
    /// The game itself is kept on another device; the one here only looks like it to one viewer.
    elsewhere: bool,
    /// The version of the rules this page plays.
    rules: u32,
    /// Whether the last segment of the record was played under these rules, so that it can be run again.
    live: bool,
    /// The state at the beginning of each segment of the record.
    starts: Vec<G>,
    /// States before the last decisions of persons, to take steps back to from under other rules.
    earlier: Vec<(usize, G)>,
    news: Option<RulesNews>,
}

/// How many states before decisions of persons are kept.
const EARLIER: usize = 6;

/// How a loaded game came to be played under the present rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesNews {
    /// It goes on under them from where it was.
    GoesOn { from: u32, to: u32 },
    /// It was played through again under them from the deal.
    PlayedAgain { from: u32, to: u32 },
}

/// The place a game is run from by somebody who thinks about it elsewhere.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Opening<G: Playable> {
    pub setup: G::Setup,
    /// Where the rules of this page begin and everything that happened before; none if that is the deal.
    pub before: Option<(G, Vec<G::Event>)>,
}

/// A table as it was before an announcement.
struct Before<G> {
    game: G,
    checkpoints: Vec<u64>,
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// A person on this device.
    Person(Seat),
    /// A bot, or one that stands in for a person on another device; ask [`Table::bot_action`].
    Bot(Seat),
    /// The game has ended.
    Over,
}

/// Why a table cannot be dealt.
#[derive(Clone, PartialEq, Debug)]
pub enum DealError<G: Playable> {
    /// The setup is not a legal one.
    Setup(G::SetupError),
    /// There must be one chair for each player.
    Chairs { found: usize, expected: usize },
}

impl<G: Playable> Table<G> {
    /// Deals a new game. `seed` decides the deal, every later shuffle and the whims of the bots.
    pub fn deal(setup: G::Setup, seed: u64, chairs: Vec<Chair>, options: Options) -> Result<Self, DealError<G>> {
        Self::deal_from(setup, seed.into(), chairs, options)
    }

    /// The same from a seed that names its generator.
    pub fn deal_from(setup: G::Setup, seed: Seed, chairs: Vec<Chair>, options: Options) -> Result<Self, DealError<G>> {
        let mut events = Vec::new();
        let game = G::deal_from(&setup, seed, &mut events).map_err(DealError::Setup)?;
        let expected = usize::from(game.seats());
        if chairs.len() != expected {
            return Err(DealError::Chairs { found: chairs.len(), expected });
        }
        let mut table = Self::seated(game, Record::new(setup, seed), chairs, options);
        table.note(None, events);
        Ok(table)
    }

    /// A table in the middle of a game, with bots that have seen nothing yet.
    fn seated(game: G, record: Record<G>, chairs: Vec<Chair>, options: Options) -> Self {
        let seed = record.seed.short();
        let bots = chairs.iter().zip(Seat::all(game.seats())).map(|(chair, seat)| match chair.controller {
            Controller::Person => None,
            Controller::Bot(level) => {
                let seed = bot_seed(seed, seat);
                Some(G::bot(calibre(level, options, seed), seat, seed))
            }
            // Whoever is on another device may be away for a while.
            Controller::Friend => Some(G::bot(Level::Marshal.into(), seat, bot_seed(seed, seat))),
        });
        let bots = bots.collect();
        Self {
            starts: vec![game.clone()],
            game,
            record,
            chairs,
            options,
            bots,
            history: Vec::new(),
            announced: None,
            elsewhere: false,
            rules: G::VERSION,
            live: true,
            earlier: Vec::new(),
            news: None,
        }
    }

    /// How this game came to be played under the present rules, if it was begun under others.
    pub fn rules_news(&self) -> Option<RulesNews> {
        self.news
    }

    /// The rules the first step that cannot be run again was played under, and those of this page; none if the whole
    /// game was played under the rules of this page. Where it was not it can be watched, not thought about.
    pub fn other_rules(&self) -> Option<(u32, u32)> {
        let whole = self.live && self.record.changes.is_empty();
        (!whole).then_some((self.record.version, self.rules))
    }

    /// An [`Opening`] as text, and how many steps come before it; none if the rules of this page cannot run the game.
    pub fn opening(&self) -> Option<(String, usize)> {
        let from = self.live_from()?;
        let events = || self.history[..=from].iter().flat_map(|entry| entry.events.clone()).collect();
        // A long seed stays with the table: whoever thinks gets the deal instead.
        let dealt = self.record.changes.is_empty() && matches!(self.record.seed, Seed::Pcg(_));
        let before = if dealt { None } else { Some((self.starts.last()?.clone(), events())) };
        let opening = Opening::<G> { setup: self.record.setup.clone(), before };
        Some((serde_json::to_string(&opening).ok()?, from))
    }

    /// The first step from which the rules of this page can run the game again.
    fn live_from(&self) -> Option<usize> {
        let (after, _) = self.record.segments().next_back()?;
        self.live.then_some(after)
    }

    /// What was done so far, a line for each step.
    pub fn lines(&self) -> &[String] {
        &self.record.actions
    }

    /// What the deal came from: no two games have the same.
    pub fn seed(&self) -> u64 {
        self.record.seed.short()
    }

    /// Turns so far.
    pub fn turns(&self) -> u16 {
        self.game.turns()
    }

    /// Seats of this table.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Who sits where; the index is the seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The names by seat, as the texts want them.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// What the table agreed on apart from the rules.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The setup this game was dealt from.
    pub fn setup(&self) -> &G::Setup {
        &self.record.setup
    }

    /// The form this table came from, for the next game.
    pub fn form(&self) -> NewGame<G> {
        let options = Options { hints: false, ..self.options };
        NewGame { setup: self.record.setup.clone(), chairs: self.chairs.clone(), options }
    }

    /// What `viewer` may know; no viewer is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        self.game.view(viewer)
    }

    /// The question the game waits for.
    pub fn decision(&self) -> Option<G::Decision> {
        self.game.decision()
    }

    /// The seat that must act.
    pub fn asked(&self) -> Option<Seat> {
        self.game.asked()
    }

    /// Who must act now.
    pub fn next(&self) -> Next {
        match self.game.asked() {
            None => Next::Over,
            Some(seat) if self.chairs[seat.index()].is_person() => Next::Person(seat),
            Some(seat) => Next::Bot(seat),
        }
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Everything a seat may do now, sorted and complete. Seats that are not asked may have abilities to use unasked.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if seat.0 < self.game.seats() {
            self.game.legal_actions(seat, &mut actions);
        }
        actions
    }

    /// Whether an action is legal, and why not; nothing changes.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.game.clone().act(seat, action, &mut Vec::new())
    }

    /// Carries out an action for a seat, tells the bots what they may know of it and notes it in the record. An
    /// announcement that is taken back leaves no trace there: nothing has happened.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Step<G>, G::Illegal> {
        let mut events = Vec::new();
        let game = self.game.clone();
        self.game.act(seat, action, &mut events)?;
        let announced = self.announced.take();
        if let Some(before) = announced.filter(|before| events.is_empty() && before.game == self.game) {
            self.record.actions.pop();
            self.record.checkpoints = before.checkpoints;
            self.history.pop();
            let len = self.len();
            self.earlier.retain(|(step, _)| *step < len);
            if self.record.changes.last().is_some_and(|change| change.after > len) {
                self.begin_segment(len);
            }
            return Ok(Step { number: self.len(), seat, action, events });
        }
        if events.is_empty() || self.chairs[seat.index()].is_person() {
            self.earlier.push((self.len(), game.clone()));
            self.earlier.drain(..self.earlier.len().saturating_sub(EARLIER));
        }
        if events.is_empty() {
            self.announced = Some(Before { game, checkpoints: self.record.checkpoints.clone() });
        }
        self.record.push(seat, action, &self.game);
        self.note(Some((seat, action)), events.clone());
        Ok(Step { number: self.len(), seat, action, events })
    }

    /// Makes an announcement that was the last step one that can still be taken back.
    fn recall_announcement(&mut self) {
        let len = self.len();
        let silent = len > 0 && self.history.last().is_some_and(LogEntry::is_silent);
        let before = len.checked_sub(1).filter(|_| silent).and_then(|step| self.state_at(step));
        self.announced = before.map(|game| {
            let mut record = self.record.clone();
            record.truncate(len - 1, &game);
            Before { game, checkpoints: record.checkpoints }
        });
    }

    /// The game after so many steps, as far as it is known.
    fn state_at(&self, step: usize) -> Option<G> {
        let kept = || self.earlier.iter().find(|(at, _)| *at == step).map(|(_, state)| state.clone());
        let Some(from) = self.live_from().filter(|from| *from <= step) else { return kept() };
        let mut game = self.starts.last()?.clone();
        for entry in self.history.get(from + 1..=step)? {
            let (seat, action) = entry.seat.zip(entry.action)?;
            game.act(seat, action, &mut Vec::new()).ok()?;
        }
        Some(game)
    }

    /// What the bot of a seat wants to do. Nothing is carried out; none if there is no bot or nothing to do.
    pub fn bot_action(&mut self, seat: Seat) -> Option<G::Action> {
        let legal = self.legal(seat);
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        match legal[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(bot.choose(&self.game.view(Some(seat)), &legal)),
        }
    }

    /// What sits on a chair, and the random numbers it begins with; where a person sits, the best there is.
    pub fn calibre(&self, seat: Seat) -> (Calibre, u64) {
        let seed = bot_seed(self.record.seed.short(), seat);
        let calibre = match self.chairs[seat.index()].controller {
            Controller::Person | Controller::Friend => Calibre::from(Level::Legend),
            Controller::Bot(level) => calibre(level, self.options, seed),
        };
        (calibre, seed)
    }

    /// Notes that somebody asked what a bot would do.
    pub fn note_hint(&mut self) {
        self.options.hints = true;
    }

    /// Actions taken so far; also the number of the last log entry.
    pub fn len(&self) -> usize {
        self.history.len().saturating_sub(1)
    }

    /// Whether nobody has acted yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everything that happened as `viewer` may know it; entry zero is the deal. What nobody else may know of yet is
    /// left out, so numbers may jump.
    pub fn log_for(&self, viewer: Option<Seat>) -> Vec<LogEntry<G>> {
        self.log_since(viewer, 0)
    }

    /// The log from the entry numbered `from` on, for pages that already show the earlier part.
    pub fn log_since(&self, viewer: Option<Seat>, from: usize) -> Vec<LogEntry<G>> {
        self.history.iter().skip(from).filter_map(|entry| entry.seen_by(viewer)).collect()
    }

    /// The seats played by persons on this device.
    pub fn persons(&self) -> SeatSet {
        let seats = Seat::all(self.seats());
        seats.filter(|seat| self.chairs[seat.index()].is_person()).collect()
    }

    /// The only person at the table, if there is exactly one; then no curtain is needed.
    pub fn single_person(&self) -> Option<Seat> {
        let persons = self.persons();
        persons.iter().next().filter(|_| persons.len() == 1)
    }

    /// The setup of the next game at this table, with the same chairs.
    pub fn rematch(&self, rematch: Rematch) -> G::Setup {
        self.game.rematch(&self.record.setup, rematch)
    }

    /// Adds an entry to the history and tells each bot what it may know of it.
    fn note(&mut self, act: Option<(Seat, G::Action)>, events: Vec<G::Event>) {
        for (bot, seat) in self.bots.iter_mut().zip(Seat::all(self.game.seats())) {
            if let Some(bot) = bot {
                for event in &events {
                    bot.watch(&G::event_for(event, Some(seat)));
                }
            }
        }
        let number = self.history.len();
        let (seat, action) = act.unzip();
        self.history.push(LogEntry { number, seat, action, events });
    }
}

fn calibre(level: Level, options: Options, seed: u64) -> Calibre {
    let temper = if options.tempers { Temper::ALL[(seed % 4) as usize] } else { Temper::Even };
    Calibre { temper, ..level.into() }
}

/// Every bot has random numbers of its own that say nothing about the deal.
fn bot_seed(seed: u64, seat: Seat) -> u64 {
    const APART: u64 = 0x5eed_0f0b_0750_7a2b;
    Rng::from_seed(seed ^ APART.rotate_left(8 * u32::from(seat.0))).next_seed()
}

#[cfg(test)]
mod dice_tests;
#[cfg(test)]
mod past_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod tests;
