//! What goes wrong outside the rules.

use super::characters;
use super::suffix::article_start;
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{DealError, LoadError, NoUndo, Playable, ResumeError};
use standoff_engine::card::{Game, SetupError};
use standoff_engine::core::RecordError;

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("Ezekkel a készletekkel {least}–{most} játékos játszhat, nem {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            let the = article_start(&seat.to_string());
            format!("{the} {seat} helyről nem kezdhet seriff vagy helyettes: ott nem ül senki.")
        }
        SetupError::Sets => "Válaszd az alapjátékot vagy a Dodge Cityt, és semmit se kétszer.".into(),
        SetupError::EventLength { most: 0, .. } => "Nincsenek események, amelyeket számolni lehetne.".into(),
        SetupError::EventLength { found, most } => {
            format!("Egy eseménypakliban 1–{most} lap lehet, nem {found}.")
        }
        SetupError::EventMix => "Csak két eseménypakli keverhető össze: High Noon és A Fistful of Cards.".into(),
        SetupError::Characters { found } => format!("Csak {found} játékosnak jutott karakter, nem mindenkinek."),
        SetupError::CharacterTwice { character } => format!("{} kétszer szerepel.", characters::name(character)),
        SetupError::CharacterNotInSets { character } => {
            format!("{} olyan készletből való, amely most nincs játékban.", characters::name(character))
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
        LoadError::Record(RecordError::OtherGame(_)) => "Ez egy másik játék mentése.".into(),
        LoadError::Record(RecordError::OtherVersion { found, expected }) => {
            format!("A mentés szabályváltozata {found}, ez az oldal viszont a {expected} változattal játszik.")
        }
        LoadError::Record(RecordError::Setup(error)) => setup(error),
        LoadError::Record(RecordError::Unreadable { index }) => {
            format!("{} lépés nem olvasható.", nth(*index + 1))
        }
        LoadError::Record(RecordError::Illegal { index, .. }) => {
            format!("{} lépés szabálytalan.", nth(*index + 1))
        }
        LoadError::Record(RecordError::Diverged { after }) => {
            format!("{} lépés után a játék már nem az, amit elmentettünk.", nth(*after))
        }
        LoadError::Record(RecordError::Checkpoints) => "A mentés hiányos.".into(),
        LoadError::Record(RecordError::RulesChanged { after }) => {
            format!("{} lépés után megváltoztak a szabályok.", nth(*after))
        }
        LoadError::OtherRules { found, expected, step } => {
            let step = nth(*step);
            format!(
                "A mentés szabályváltozata {found}, ez az oldal viszont a {expected} változattal játszik. {step} lépés ott nem szabályos."
            )
        }
        LoadError::Unsound(_) => "Ilyen állás nem létezhet.".into(),
        LoadError::Altered => "A részei ellentmondanak egymásnak.".into(),
        LoadError::Chairs { found, expected } => chairs(*found, *expected),
    }
}

/// "Az 5."
fn nth(number: usize) -> String {
    format!("{} {number}.", article_start(&number.to_string()))
}

fn chairs(found: usize, expected: usize) -> String {
    format!("{found} név jut {expected} játékosra.")
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
    format!("A mentett játék nem folytatható. {why}")
}

pub(super) fn open(error: &OpenError) -> String {
    match error {
        OpenError::Store(error) => store(*error).into(),
        OpenError::Foreign => "Nem ez az oldal írta.".into(),
        OpenError::OtherVersion { found } => format!("Az oldal egy másik változata írta ({found})."),
        OpenError::Damaged => "Csonka, vagy valaki belenyúlt.".into(),
        OpenError::Malformed { reason } => format!("Nincs értelme ({reason})."),
    }
}

pub(super) fn save(error: SaveError) -> String {
    match error {
        SaveError::Store(error) => format!("A játék mentése nem megy. {}", store(error)),
        SaveError::OtherTab => "Itt nincs mentés: a játék egy másik fülön folytatódik.".into(),
    }
}

pub(super) fn store(error: StoreError) -> &'static str {
    match error {
        StoreError::Unavailable => "A böngésző nem engedi, hogy az oldal bármit eltároljon.",
        StoreError::Full => "A böngésző tárhelye megtelt.",
    }
}

pub(super) fn undo(error: NoUndo) -> &'static str {
    match error {
        NoUndo::Nothing => "Nincs mit visszavonni.",
        NoUndo::Revealed => "Azóta rejtett dolog került elő. Ez már nem vonható vissza.",
        NoUndo::RulesChanged => "Azóta változtak a szabályok. Ennél messzebb nem lehet visszalépni.",
    }
}
