//! What goes wrong outside the rules.

use super::characters;
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{DealError, LoadError, NoUndo, Playable, ResumeError};
use standoff_engine::card::{Game, SetupError};
use standoff_engine::core::RecordError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("With these sets the game is for {least} to {most} players, not for {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            format!("Seat {seat} cannot begin as Sheriff or Deputy: nobody sits there.")
        }
        SetupError::Sets => "Choose the base game or Dodge City, and no set twice.".into(),
        SetupError::EventLength { most: 0, .. } => "There are no event cards to be counted.".into(),
        SetupError::EventLength { found, most } => {
            format!("An event deck can have 1 to {most} cards, not {found}.")
        }
        SetupError::EventMix => "Only High Noon and A Fistful of Cards together can be mixed.".into(),
        SetupError::Characters { found } => {
            format!("Characters are given for {found} players, which is not everybody.")
        }
        SetupError::CharacterTwice { character } => format!("{} is given twice.", characters::name(character)),
        SetupError::CharacterNotInSets { character } => {
            format!("{} belongs to a set that is not in play.", characters::name(character))
        }
    }
}

pub(super) fn deal(error: &DealError<Game>) -> String {
    deal_of(error, |error| setup(*error))
}

/// The same for any game that can tell what is wrong with its setup.
pub(super) fn deal_of<G: Playable>(error: &DealError<G>, setup: fn(&G::SetupError) -> String) -> String {
    match error {
        DealError::Setup(error) => setup(error),
        DealError::Chairs { found, expected } => format!("There are {found} names for {expected} players."),
    }
}

pub(super) fn load(error: &LoadError<Game>) -> String {
    load_of(error, |error| setup(*error))
}

fn load_of<G: Playable>(error: &LoadError<G>, setup: fn(&G::SetupError) -> String) -> String {
    match error {
        LoadError::Record(RecordError::OtherGame(_)) => "This is the save of another game.".into(),
        LoadError::Record(RecordError::OtherVersion { found, expected }) => {
            format!("This game was played under rules version {found}; this page plays version {expected}.")
        }
        LoadError::Record(RecordError::Setup(error)) => setup(error),
        LoadError::Record(RecordError::Unreadable { index }) => format!("Step {} cannot be read.", index + 1),
        LoadError::Record(RecordError::Illegal { index, .. }) => format!("Step {} breaks the rules.", index + 1),
        LoadError::Record(RecordError::Diverged { after }) => {
            format!("After step {after} the game is not the one that was saved.")
        }
        LoadError::Record(RecordError::Checkpoints) => "The save is incomplete.".into(),
        LoadError::Record(RecordError::RulesChanged { after }) => format!("The rules changed after step {after}."),
        LoadError::OtherRules { found, expected, step } => {
            format!(
                "It was played under rules version {found}. This page plays version {expected}, which does not allow step {step}."
            )
        }
        LoadError::Unsound(_) => "No game can look like that.".into(),
        LoadError::Altered => "Its parts contradict each other.".into(),
        LoadError::Chairs { found, expected } => format!("There are {found} names for {expected} players."),
    }
}

pub(super) fn resume(error: &ResumeError<Game>) -> String {
    resume_of(error, |error| setup(*error))
}

/// The same for any game that can tell what is wrong with its setup.
pub(super) fn resume_of<G: Playable>(error: &ResumeError<G>, setup: fn(&G::SetupError) -> String) -> String {
    let why = match error {
        ResumeError::Open(error) => open(error),
        ResumeError::Load(error) => load_of(error, setup),
    };
    format!("The saved game cannot be continued. {why}")
}

pub(super) fn open(error: &OpenError) -> String {
    match error {
        OpenError::Store(error) => store(*error).into(),
        OpenError::Foreign => "It was not written by this page.".into(),
        OpenError::OtherVersion { found } => format!("It was written by another version of this page ({found})."),
        OpenError::Damaged => "It was cut short or altered.".into(),
        OpenError::Malformed { reason } => format!("It does not make sense ({reason})."),
    }
}

pub(super) fn save(error: SaveError) -> String {
    match error {
        SaveError::Store(error) => format!("The game is not being saved. {}", store(error)),
        SaveError::OtherTab => "The game is not being saved here: it goes on in another tab.".into(),
    }
}

pub(super) fn store(error: StoreError) -> &'static str {
    match error {
        StoreError::Unavailable => "The browser does not let this page store anything.",
        StoreError::Full => "The browser's storage is full.",
    }
}

pub(super) fn undo(error: NoUndo) -> &'static str {
    match error {
        NoUndo::Nothing => "There is nothing to take back.",
        NoUndo::Revealed => "Something hidden has been seen since. It cannot be taken back.",
        NoUndo::RulesChanged => "The rules have changed since. It cannot be taken back any further.",
    }
}
