//! What goes wrong outside the rules.

use super::characters;
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{DealError, LoadError, NoUndo, Playable, ResumeError};
use standoff_engine::card::{Game, SetupError};
use standoff_engine::core::RecordError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("Mit diesen Karten spielen {least} bis {most} Leute, nicht {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            format!("Platz {seat} kann nicht als Sheriff oder Hilfssheriff beginnen: Dort sitzt niemand.")
        }
        SetupError::Sets => "Wähl das Grundspiel oder Dodge City und nichts doppelt.".into(),
        SetupError::EventLength { most: 0, .. } => "Es spielen keine Ereignisse mit, die man zählen könnte.".into(),
        SetupError::EventLength { found, most } => {
            format!("Ein Ereignisstapel hat 1 bis {most} Karten, nicht {found}.")
        }
        SetupError::EventMix => "Mischen kann man nur High Noon und A Fistful of Cards zusammen.".into(),
        SetupError::Characters { found } => format!("Nur für {found} Plätze sind Charaktere bestimmt, nicht für alle."),
        SetupError::CharacterTwice { character } => format!("{} ist doppelt vergeben.", characters::name(character)),
        SetupError::CharacterNotInSets { character } => {
            format!("{} gehört zu einer Erweiterung, die nicht mitspielt.", characters::name(character))
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
        DealError::Chairs { found, expected } => chairs(*found, *expected),
    }
}

pub(super) fn load(error: &LoadError<Game>) -> String {
    load_of(error, |error| setup(*error))
}

fn load_of<G: Playable>(error: &LoadError<G>, setup: fn(&G::SetupError) -> String) -> String {
    match error {
        LoadError::Record(RecordError::OtherGame(_)) => "Das ist ein Spielstand eines anderen Spiels.".into(),
        LoadError::Record(RecordError::OtherVersion { found, expected }) => {
            format!("Diese Partie folgt der Regelversion {found}; diese Seite spielt nach Version {expected}.")
        }
        LoadError::Record(RecordError::Setup(error)) => setup(error),
        LoadError::Record(RecordError::Unreadable { index }) => format!("Schritt {} ist unlesbar.", index + 1),
        LoadError::Record(RecordError::Illegal { index, .. }) => format!("Schritt {} ist regelwidrig.", index + 1),
        LoadError::Record(RecordError::Diverged { after }) => {
            format!("Nach Schritt {after} ist es nicht mehr die gespeicherte Partie.")
        }
        LoadError::Record(RecordError::Checkpoints) => "Der Spielstand ist unvollständig.".into(),
        LoadError::Record(RecordError::RulesChanged { after }) => {
            format!("Nach Schritt {after} haben sich die Regeln geändert.")
        }
        LoadError::OtherRules { found, expected, step } => {
            format!(
                "Sie folgt der Regelversion {found}. Diese Seite spielt nach Version {expected}, und die erlaubt Schritt {step} nicht."
            )
        }
        LoadError::Unsound(_) => "So kann keine Partie aussehen.".into(),
        LoadError::Altered => "Ihre Teile widersprechen sich.".into(),
        LoadError::Chairs { found, expected } => chairs(*found, *expected),
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
    format!("Die gespeicherte Partie kann nicht weitergehen. {why}")
}

pub(super) fn open(error: &OpenError) -> String {
    match error {
        OpenError::Store(error) => store(*error).into(),
        OpenError::Foreign => "Sie stammt nicht von dieser Seite.".into(),
        OpenError::OtherVersion { found } => format!("Sie stammt von einer anderen Version dieser Seite ({found})."),
        OpenError::Damaged => "Sie wurde abgeschnitten oder verändert.".into(),
        OpenError::Malformed { reason } => format!("Sie ergibt keinen Sinn ({reason})."),
    }
}

pub(super) fn save(error: SaveError) -> String {
    match error {
        SaveError::Store(error) => format!("Die Partie wird nicht gespeichert. {}", store(error)),
        SaveError::OtherTab => "Die Partie wird hier nicht gespeichert: Sie läuft in einem anderen Tab weiter.".into(),
    }
}

pub(super) fn store(error: StoreError) -> &'static str {
    match error {
        StoreError::Unavailable => "Der Browser lässt diese Seite nichts speichern.",
        StoreError::Full => "Der Speicher des Browsers ist voll.",
    }
}

pub(super) fn undo(error: NoUndo) -> &'static str {
    match error {
        NoUndo::Nothing => "Es gibt nichts zurückzunehmen.",
        NoUndo::Revealed => "Inzwischen war etwas Verdecktes zu sehen. Das lässt sich nicht zurücknehmen.",
        NoUndo::RulesChanged => "Seitdem haben sich die Regeln geändert. Weiter zurück geht es nicht.",
    }
}

fn chairs(found: usize, expected: usize) -> String {
    format!("Zahl der Namen: {found}. Zahl der Plätze: {expected}.")
}
