//! A table as text, and back: what is kept of a game so that it outlives the rules it was played under.
//!
//! A [`Saved`] game is its record *and* what came of it:
//!
//! * `record`: setup, seed and actions, with the version of the rules at the beginning and [where it
//!   changed](standoff_engine::core::RulesChange). Each stretch under one version is a segment.
//! * [`Course`]: the state now, the state at the beginning of each segment, a few states before the last decisions of
//!   persons, and the events of every step.
//!
//! A page with the same rules runs the last segment again from its first state: that proves the save, and gives every
//! state in between. Everything before it, and a game that ended under other rules, is only *watched*: views follow
//! the events ([`Rules::follow`](standoff_engine::core::Rules::follow)), no rule is run. A state from outside passes one
//! door, [`Rules::check_sound`](standoff_engine::core::Rules::check_sound), and its events another, which follows them
//! for every seat; after that nothing can point nowhere.
//!
//! How it is written is in [`format`](super::format): a format number, and migrations from every older one. Format 1 had
//! the record alone; such a save is played again under the present rules and refused only if that is impossible.
//!
//! The three nastiest cases:
//!
//! 1. *A save of a later format opened by an older page.* It is refused by its number before anything in it is read, set
//!    aside as it is, can be saved as a file, and is opened again by the page that can.
//! 2. *Saved in the middle of a Duel under version 1, continued under version 2, then taken back to before the change.*
//!    Version 2 cannot run the actions of version 1 again, so the state comes from `earlier`; the segment of version 2
//!    is gone and a new one begins at that state. Further back than `earlier` reaches nothing can be taken back, and the
//!    person is told why ([`NoUndo::RulesChanged`](super::NoUndo)). An announcement made before the change and taken
//!    back after it moves the change to before the announcement.
//! 3. *A finished game whose last segment has other rules.* No segment can be run: it is listed, watched from any eyes,
//!    exported and shared, its result is read from its last state; a review, which would have to think in it, is refused
//!    in words.

use super::{Chair, DealError, Options, Playable, RulesNews, Table};
use standoff_engine::core::{Record, RecordError, RulesChange, Seat, Unsound};

/// A table to be continued later. Bots are not stored: they are made anew from the seed and told again what they
/// saw, so they know what they knew; only their random numbers start over.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved<G: Playable> {
    pub record: Record<G>,
    pub chairs: Vec<Chair>,
    pub options: Options,
    /// None if it was written when only records were kept.
    pub course: Option<Course<G>>,
}

/// The states and events a record led to, kept so that no rules are needed to show it or to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<G: Playable> {
    pub now: G,
    /// The state at the beginning of each segment: after the deal, then where the rules changed.
    pub starts: Vec<G>,
    /// States before the last decisions of persons, each with the number of steps before it, ascending.
    pub earlier: Vec<(usize, G)>,
    /// The events of the deal, then those of each step.
    pub events: Vec<Vec<G::Event>>,
}

/// Why a save cannot be continued.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadError<G: Playable> {
    /// Its record does not replay.
    Record(RecordError<G>),
    /// There must be one chair for each player.
    Chairs { found: usize, expected: usize },
    /// Only its record is there, and the present rules do not allow this step of it.
    OtherRules { found: u32, expected: u32, step: usize },
    /// No game can look like that.
    Unsound(Unsound),
    /// Its parts contradict each other.
    Altered,
}

impl<G: Playable> Table<G> {
    /// Everything needed to go on later.
    pub fn save(&self) -> Saved<G> {
        let course = Course {
            now: self.game.clone(),
            starts: self.starts.clone(),
            earlier: self.earlier.clone(),
            events: self.history.iter().map(|entry| entry.events.clone()).collect(),
        };
        let (record, chairs) = (self.record.clone(), self.chairs.clone());
        Saved { record, chairs, options: self.options, course: Some(course) }
    }

    /// Goes on where a save left off. The bots are told again what they saw.
    pub fn load(saved: Saved<G>) -> Result<Self, LoadError<G>> {
        Self::load_under(saved, G::VERSION)
    }

    /// The same for one's own save, whose text is known to be whole: if its record no longer replays although the rules
    /// have the same number, it goes on from its state.
    pub fn load_own(saved: Saved<G>) -> Result<Self, LoadError<G>> {
        let result = Self::load(saved.clone());
        match (result, saved) {
            (
                Err(LoadError::Record(_) | LoadError::Altered),
                Saved { course: Some(course), record, chairs, options },
            ) => open(record, course, chairs, options, G::VERSION, false),
            (result, _) => result,
        }
    }

    /// Goes on with a save as a page does whose rules have this number.
    pub fn load_under(saved: Saved<G>, rules: u32) -> Result<Self, LoadError<G>> {
        let Saved { record, chairs, options, course } = saved;
        if record.game != G::NAME {
            return Err(LoadError::Record(RecordError::OtherGame(record.game)));
        }
        match course {
            Some(course) => {
                let same = record.last_version() == rules;
                open(record, course, chairs, options, rules, same)
            }
            None if record.version == rules => run_again(record, chairs, options, rules),
            None => adapt(&record, chairs, options, rules),
        }
    }
}

/// A record alone, of the same rules: it proves itself.
fn run_again<G: Playable>(
    record: Record<G>,
    chairs: Vec<Chair>,
    options: Options,
    rules: u32,
) -> Result<Table<G>, LoadError<G>> {
    let mut dealt = Vec::new();
    let start =
        G::deal_from(&record.setup, record.seed, &mut dealt).map_err(RecordError::Setup).map_err(LoadError::Record)?;
    let replay = record.replay_from(start, 0).map_err(LoadError::Record)?;
    let events = [dealt].into_iter().chain(replay.events).collect();
    let course = Course { now: replay.end, starts: vec![replay.start], earlier: Vec::new(), events };
    build(record, course, chairs, options, rules, true)
}

/// A record alone, of other rules: it is played under the present ones, as long as they allow it.
fn adapt<G: Playable>(
    told: &Record<G>,
    chairs: Vec<Chair>,
    options: Options,
    rules: u32,
) -> Result<Table<G>, LoadError<G>> {
    let mut table = Table::deal_from(told.setup.clone(), told.seed, chairs, options).map_err(deal_error)?;
    table.rules = rules;
    table.record.version = rules;
    let (found, expected) = (told.version, rules);
    for index in 0..told.actions.len() {
        let (seat, action) = told.action(index).ok_or(LoadError::Record(RecordError::Unreadable { index }))?;
        let refused = |_| LoadError::OtherRules { found, expected, step: index + 1 };
        table.act(seat, action).map_err(refused)?;
    }
    table.news = Some(RulesNews::PlayedAgain { from: found, to: expected });
    Ok(table)
}

fn deal_error<G: Playable>(error: DealError<G>) -> LoadError<G> {
    match error {
        DealError::Setup(error) => LoadError::Record(RecordError::Setup(error)),
        DealError::Chairs { found, expected } => LoadError::Chairs { found, expected },
    }
}

/// A whole save. With the same rules the last segment is run again, which proves it.
fn open<G: Playable>(
    record: Record<G>,
    course: Course<G>,
    chairs: Vec<Chair>,
    options: Options,
    rules: u32,
    same: bool,
) -> Result<Table<G>, LoadError<G>> {
    // A game run again from the deal needs no other proof.
    let proven = same && record.changes.is_empty();
    check_parts(&record, &course, proven)?;
    let (from, _) = record.segments().next_back().unwrap_or_default();
    if same {
        let start = if proven {
            G::deal_from(&record.setup, record.seed, &mut Vec::new())
                .map_err(RecordError::Setup)
                .map_err(LoadError::Record)?
        } else {
            course.starts.last().cloned().ok_or(LoadError::Altered)?
        };
        let replay = record.replay_from(start, from).map_err(LoadError::Record)?;
        let alike = replay.end == course.now
            && Some(&replay.start) == course.starts.last()
            && course.events.get(from + 1..) == Some(&replay.events);
        if !alike {
            return Err(LoadError::Altered);
        }
    }
    let (over, from, len) = (course.now.outcome().is_some(), record.last_version(), record.actions.len());
    let mut table = build(record, course, chairs, options, rules, same)?;
    if !same && !over {
        table.begin_segment(len);
        table.news = Some(RulesNews::GoesOn { from, to: rules });
    }
    Ok(table)
}

/// The parts of a save agree with each other, every state passes the door, and the events can be followed by everybody.
/// Where the rest is proven by running it again, only the states to go back to are looked at.
fn check_parts<G: Playable>(record: &Record<G>, course: &Course<G>, proven: bool) -> Result<(), LoadError<G>> {
    let Course { now, starts, earlier, events } = course;
    let steps = record.actions.len();
    let seats = now.seats();
    let places: Vec<usize> = record.segments().map(|(after, _)| after).collect();
    let ordered = places.is_sorted() && places.iter().all(|after| *after <= steps);
    let fits = events.len() == steps + 1 && starts.len() == places.len() && earlier.iter().all(|(at, _)| *at <= steps);
    if !ordered || !fits {
        return Err(LoadError::Altered);
    }
    let unproven = starts.iter().chain([now]).filter(|_| !proven);
    for state in unproven.chain(earlier.iter().map(|(_, state)| state)) {
        state.check_sound().map_err(LoadError::Unsound)?;
        if state.seats() != seats {
            return Err(LoadError::Unsound(Unsound::Seat));
        }
    }
    if let Some(index) = (0..steps).find(|index| record.action(*index).is_none_or(|(seat, _)| seat.0 >= seats)) {
        return Err(LoadError::Record(RecordError::Unreadable { index }));
    }
    let Some(start) = starts.first().filter(|_| !proven) else { return Ok(()) };
    for viewer in Seat::all(seats).map(Some).chain([None]) {
        let mut view = start.view(viewer);
        for event in events[1..].iter().flatten() {
            G::follow(&mut view, &G::event_for(event, viewer)).map_err(LoadError::Unsound)?;
        }
    }
    // The deal lies before the first state: of its events only the seats can be wrong.
    let dealt = start.view(None);
    let misnamed = |event: &G::Event| G::follow(&mut dealt.clone(), event) == Err(Unsound::Seat);
    if events[0].iter().any(misnamed) { Err(LoadError::Unsound(Unsound::Seat)) } else { Ok(()) }
}

/// The table of a sound save.
fn build<G: Playable>(
    record: Record<G>,
    course: Course<G>,
    chairs: Vec<Chair>,
    options: Options,
    rules: u32,
    live: bool,
) -> Result<Table<G>, LoadError<G>> {
    let Course { now, starts, earlier, events } = course;
    let expected = usize::from(now.seats());
    if chairs.len() != expected {
        return Err(LoadError::Chairs { found: chairs.len(), expected });
    }
    let mut table = Table::seated(now, record, chairs, options);
    (table.rules, table.live, table.starts, table.earlier) = (rules, live, starts, earlier);
    for (step, events) in events.into_iter().enumerate() {
        let act = step.checked_sub(1).and_then(|index| table.record.action(index));
        table.note(act, events);
    }
    table.recall_announcement();
    Ok(table)
}

impl<G: Playable> Table<G> {
    /// From here on the rules of this page hold.
    pub(super) fn begin_segment(&mut self, after: usize) {
        self.record.changes.retain(|change| change.after < after);
        self.starts.truncate(self.record.changes.len() + 1);
        if after == 0 {
            // Nothing was played under other rules.
            self.record.version = self.rules;
            self.starts = vec![self.game.clone()];
        } else {
            self.record.changes.push(RulesChange { after, version: self.rules });
            self.starts.push(self.game.clone());
        }
        self.live = true;
    }
}
