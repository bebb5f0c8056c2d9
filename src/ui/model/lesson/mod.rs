//! The guided game: a deal, what everybody does in it, and what is said about it when.
//!
//! The deal is a real one from a seed, and every line is notation the engine must accept, so the whole lesson is a
//! record with remarks. Numbers in the remarks are read off the table when they are said.

mod script;
mod words;

pub use script::{LESSON, SEED, setup};
pub use words::words;

use super::{Aim, Selection};
use Beat::{Do, Pick, Tell, Try, Watch};
use standoff_engine::card::{Action, Game};
use standoff_engine::core::{Rules, Seat};

/// The seat of the person who learns.
pub const LEARNER: Seat = Seat(0);
/// Shoots at everybody: the Renegade.
pub const RENEGADE: Seat = Seat(1);
/// The other Outlaw.
pub const PARTNER: Seat = Seat(2);
pub const SHERIFF: Seat = Seat(3);

/// One moment of the lesson.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Beat {
    /// A remark to be read.
    Tell(Say, Point),
    /// One of the others does this: seat letter, space, line.
    Watch(&'static str),
    /// The person does all of this, in any order.
    Do(Say, &'static [&'static str]),
    /// The person does one of these.
    Pick(Say, &'static [&'static str]),
    /// The person does this and gets no hint where to tap.
    Try(Say, &'static [&'static str]),
}

/// What is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
    Goal,
    Sheriff,
    Dodge,
    Turn,
    Distance,
    Weapon,
    Shoot,
    End,
    Character,
    Friend,
    Hit,
    Hurt,
    Freely,
    EndAgain,
    Discard,
    Barrel,
    Out,
    Beer,
    Finish,
    Won,
}

/// What is shown with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    Nothing,
    Me,
    Hand,
    Seat(Seat),
    Distance(Seat),
}

impl Beat {
    pub fn say(self) -> Option<Say> {
        match self {
            Tell(say, _) | Do(say, _) | Pick(say, _) | Try(say, _) => Some(say),
            Watch(_) => None,
        }
    }

    /// What the person is to do.
    pub fn wanted(self) -> &'static [&'static str] {
        match self {
            Do(_, lines) | Pick(_, lines) | Try(_, lines) => lines,
            Tell(..) | Watch(_) => &[],
        }
    }
}

/// How far somebody is: the moment, and which of the things wanted in it are done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    pub beat: usize,
    done: u8,
}

/// What the others do about the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// They wait until it has been read.
    Wait,
    /// One of them does this.
    Act(&'static str),
    /// Nothing is written for them: they let happen what the person does.
    Pass,
}

impl Progress {
    /// The beginning of a moment.
    pub fn at(beat: usize) -> Self {
        Self { beat: beat.min(LESSON.len() - 1), done: 0 }
    }

    pub fn beat(self) -> Beat {
        LESSON[self.beat]
    }

    pub fn is_last(self) -> bool {
        self.beat + 1 == LESSON.len()
    }

    pub fn cue(self) -> Cue {
        match self.beat() {
            Tell(..) => Cue::Wait,
            Watch(line) => Cue::Act(line.split_once(' ').map_or(line, |(_, line)| line)),
            Do(..) | Pick(..) | Try(..) => Cue::Pass,
        }
    }

    /// After a remark was read or one of the others has acted.
    #[must_use]
    pub fn next(self) -> Self {
        Self::at(self.beat + 1)
    }

    /// The things still to be done.
    pub fn left(self) -> impl Iterator<Item = &'static str> {
        let wanted = self.beat().wanted().iter().enumerate();
        wanted.filter(move |(at, _)| self.done & (1 << at) == 0).map(|(_, line)| *line)
    }

    /// After the person did this; none if it is not what is wanted now.
    pub fn did(self, line: &str) -> Option<Self> {
        let wanted = self.left().find(|left| alike(left, line))?;
        let at = self.beat().wanted().iter().position(|line| *line == wanted)?;
        let after = Self { done: self.done | (1 << at), ..self };
        let more = !matches!(self.beat(), Pick(..)) && after.left().next().is_some();
        Some(if more { after } else { self.next() })
    }
}

/// Whether two lines come to the same: one BANG! is as good as another.
fn alike(a: &str, b: &str) -> bool {
    match (Game::read_action(a), Game::read_action(b)) {
        (
            Some(Action::Play { kind, target, .. }),
            Some(Action::Play { kind: other_kind, target: other_target, .. }),
        ) => kind == other_kind && target == other_target,
        (a, b) => a == b,
    }
}

/// Where to look or tap next, as a selector; none where nothing is shown.
pub fn spot(progress: Progress, selection: &Selection) -> Option<String> {
    let seat = |seat: Seat| format!(".seat[data-seat=\"{}\"]", seat.0);
    match progress.beat() {
        Tell(_, Point::Nothing) | Try(..) | Watch(_) => None,
        Tell(_, Point::Me) => Some(".me".into()),
        Tell(_, Point::Hand) | Pick(..) => Some(".hand".into()),
        Tell(_, Point::Seat(at)) => Some(seat(at)),
        Tell(_, Point::Distance(at)) => Some(format!("{} .distance", seat(at))),
        Do(..) => {
            let line = progress.left().next()?;
            Some(match Game::read_action(line)? {
                Action::Play { kind, target: Some(target), .. } if matches!(selection, Selection::Aim(Aim::Play { kind: aimed, .. }) if *aimed == kind) => {
                    seat(target)
                }
                Action::Play { kind, .. } => format!(".hand [data-kind=\"{}\"]", kind.id()),
                _ => format!(".prompt [data-action=\"{line}\"]"),
            })
        }
    }
}

/// The lines that lead to a moment, with their seats. Whoever is asked in between passes.
pub fn lines_to(progress: Progress) -> impl Iterator<Item = (Seat, &'static str)> {
    LESSON[..progress.beat].iter().flat_map(|beat| {
        let watched = if let Watch(line) = beat { line.split_once(' ') } else { None };
        let seat = watched.and_then(|(letter, _)| Seat::from_letter(letter.chars().next()?));
        let others = seat.zip(watched.map(|(_, line)| line));
        let own = if let Pick(_, lines) = beat { &lines[..1] } else { beat.wanted() };
        others.into_iter().chain(own.iter().map(|line| (LEARNER, *line)))
    })
}

#[cfg(test)]
mod tests;
