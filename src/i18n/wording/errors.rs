//! Errors outside the rules.

use crate::i18n::Translator;
use crate::i18n::arg::Message;
use crate::i18n::messages::say;
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{DealError, LoadError, NoUndo, Playable, ResumeError};
use standoff_engine::card::{Game, SetupError};
use standoff_engine::core::RecordError;

impl Translator {
    pub fn setup_error(&self, error: SetupError) -> String {
        self.text(setup(&error))
    }

    pub fn deal_error(&self, error: &DealError<Game>) -> String {
        self.text(deal_of(error, setup))
    }

    pub fn load_error(&self, error: &LoadError<Game>) -> String {
        self.text(load_of(error, setup))
    }

    pub fn resume_error(&self, error: &ResumeError<Game>) -> String {
        self.text(resume_of(error, setup, |why| self.text(why)))
    }

    pub fn open_error(&self, error: &OpenError) -> String {
        self.text(open(error))
    }

    pub fn save_error(&self, error: SaveError) -> String {
        self.text(match error {
            SaveError::Store(error) => say::error_not_saved(self.store_error(error)),
            SaveError::OtherTab => say::error_other_tab(),
        })
    }

    pub fn store_error(&self, error: StoreError) -> String {
        self.text(store(error))
    }

    pub fn no_undo(&self, error: NoUndo) -> String {
        self.text(match error {
            NoUndo::Nothing => say::error_nothing_to_undo(),
            NoUndo::Revealed => say::error_undo_revealed(),
            NoUndo::RulesChanged => say::error_undo_rules(),
        })
    }
}

fn setup(error: &SetupError) -> Message {
    match *error {
        SetupError::Players { found, least, most } => say::error_players(found, least, most),
        SetupError::NoSuchSheriff { seat } => say::error_no_such_sheriff(seat.to_string()),
        SetupError::Sets => say::error_sets(),
        SetupError::EventLength { most: 0, .. } => say::error_no_event_deck(),
        SetupError::EventLength { found, most } => say::error_event_length(found, most),
        SetupError::EventMix => say::error_event_mix(),
        SetupError::Characters { found } => say::error_characters(found),
        SetupError::CharacterTwice { character } => say::error_character_twice(character),
        SetupError::CharacterNotInSets { character } => say::error_character_not_in_sets(character),
    }
}

/// For any game that can tell what is wrong with its setup.
pub(in crate::i18n) fn deal_of<G: Playable>(error: &DealError<G>, setup: fn(&G::SetupError) -> Message) -> Message {
    match error {
        DealError::Setup(error) => setup(error),
        DealError::Chairs { found, expected } => say::error_chairs(*found, *expected),
    }
}

fn load_of<G: Playable>(error: &LoadError<G>, setup: fn(&G::SetupError) -> Message) -> Message {
    match error {
        LoadError::Record(RecordError::OtherGame(_)) => say::error_other_game(),
        LoadError::Record(RecordError::OtherVersion { found, expected }) => say::error_other_version(*found, *expected),
        LoadError::Record(RecordError::Setup(error)) => setup(error),
        LoadError::Record(RecordError::Unreadable { index }) => say::error_unreadable_step(index + 1),
        LoadError::Record(RecordError::Illegal { index, .. }) => say::error_illegal_step(index + 1),
        LoadError::Record(RecordError::Diverged { after }) => say::error_diverged(*after),
        LoadError::Record(RecordError::Checkpoints) => say::error_checkpoints(),
        LoadError::Record(RecordError::RulesChanged { after }) => say::error_rules_changed(*after),
        LoadError::OtherRules { found, expected, step } => say::error_other_rules(*found, *expected, *step),
        LoadError::Unsound(_) => say::error_unsound(),
        LoadError::Altered => say::error_altered(),
        LoadError::Chairs { found, expected } => say::error_chairs(*found, *expected),
    }
}

/// For any game that can tell what is wrong with its setup; `tell` puts the reason into words.
pub(in crate::i18n) fn resume_of<G: Playable>(
    error: &ResumeError<G>,
    setup: fn(&G::SetupError) -> Message,
    tell: impl Fn(Message) -> String,
) -> Message {
    say::error_resume(tell(match error {
        ResumeError::Open(error) => open(error),
        ResumeError::Load(error) => load_of(error, setup),
    }))
}

fn open(error: &OpenError) -> Message {
    match error {
        OpenError::Store(error) => store(*error),
        OpenError::Foreign => say::error_foreign(),
        OpenError::OtherVersion { found } => say::error_save_version(*found),
        OpenError::Damaged => say::error_damaged(),
        OpenError::Malformed { .. } => say::error_malformed(),
    }
}

fn store(error: StoreError) -> Message {
    match error {
        StoreError::Unavailable => say::error_unavailable(),
        StoreError::Full => say::error_full(),
    }
}
