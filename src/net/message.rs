//! What is said between the host of a table and its guests. Everything is bounded, and read strictly: whatever is not
//! exactly one of these is no message.

use super::Terms;
use super::pack::{bytes, letters, pack, unpack};
use crate::json;
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Record, Rules, Seat};

/// Raised whenever two versions would not understand each other.
pub const VERSION: u32 = 2;
/// The longest message to a host, in bytes.
pub const MOST_UP: usize = 2_000;
/// The longest message to a guest, in bytes: a whole record is the longest.
pub const MOST_DOWN: usize = 300_000;
/// The longest name of a player, in letters.
pub const MOST_NAME: usize = 20;
/// Quick phrases and signs that can be said.
pub const PHRASES: u8 = 16;

/// From a guest to the host. Who says it follows from where it comes from, never from what it says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Up {
    /// The first of all. Whoever knows the key of a guest is that guest.
    Hello {
        version: u32,
        name: String,
        key: String,
    },
    /// Takes a chair, or stands up to watch.
    Sit(Option<Seat>),
    Ready(bool),
    /// The hash of one's number, then the number; see [`fair`](super::fair).
    Pledge(String),
    Number(String),
    /// Does something, in the situation of this number.
    Act {
        at: u32,
        line: String,
    },
    /// A quick phrase, by its number.
    Say(u8),
    /// A part of the key to the record, for whoever takes the table over.
    Share(String),
    /// The number of the situation we know, said now and then.
    At(u32),
    /// What was told last did not fit: everything anew.
    Again,
    Leave,
}

/// From the host to a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Down {
    Welcome {
        version: u32,
        table: String,
    },
    Refused(Refusal),
    /// What is played, by which rules.
    Form {
        game: String,
        setup: String,
    },
    /// Who is at the table.
    Company(Company),
    /// The deal begins: the hash of the host's secret. Asks for the hash of a number.
    Begin(String),
    /// All hashes. Asks for the number.
    Pledges(Vec<String>),
    /// The cards are dealt. A part of the key to the record comes along, if there is one, and the hashes of all parts
    /// by the chairs that have them.
    Dealt {
        share: String,
        heirs: Vec<(Seat, String)>,
    },
    /// The old host is gone and this is who takes over: he asks for the part of the key.
    Heir,
    Tell(Tell),
    /// Somebody said something.
    Said {
        who: String,
        phrase: u8,
    },
    /// What was done came too late or was not allowed; nothing has changed.
    Void {
        at: u32,
    },
    /// The game is over: everything, to be checked.
    Over(Over),
    Bye,
}

/// Why somebody cannot join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// Another version of the page.
    Version,
    Full,
}

/// What has changed for one guest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tell {
    /// The number of the situation; it must be named by whoever acts in it.
    pub at: u32,
    /// The whole view, or how it differs from the one told before: a [patch](super::patch).
    pub whole: bool,
    pub view: Vec<u8>,
    /// What happened, step by step: who acted, and the events as this guest may know them.
    pub steps: Vec<(Option<Seat>, Vec<u8>)>,
    /// The hash over all steps.
    pub mark: String,
    /// The steps themselves, as nobody can read them alone.
    pub sealed: String,
}

/// Who is at a table and how things stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Company {
    pub chairs: Vec<Place>,
    /// Names of those who watch.
    pub watchers: Vec<String>,
    /// Whether the game is going on.
    pub playing: bool,
    pub terms: Terms,
    /// The chair of whoever reads this, and whether he is ready.
    pub you: Option<Seat>,
    pub ready: bool,
}

/// A chair of a table with friends.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    pub name: String,
    pub who: Who,
    pub ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Who {
    /// Waits for somebody.
    #[default]
    Open,
    Host,
    Guest,
    /// A guest who is not there just now.
    Away,
    Bot,
}

/// What a host hands out when a game is over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Over {
    pub secret: String,
    /// What the guests added to the seed.
    pub numbers: Vec<String>,
    /// The whole record, as it is stored.
    pub record: String,
}

/// The same, with a record that can be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Evidence<G: Rules> {
    pub secret: String,
    pub numbers: Vec<String>,
    pub record: Record<G>,
}

impl Over {
    pub fn read<G: Rules>(self) -> Option<Evidence<G>> {
        let record = json::read(&self.record).ok()?;
        Some(Evidence { secret: self.secret, numbers: self.numbers, record })
    }
}

impl Up {
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > MOST_UP { None } else { unpack(&bytes(text)?) }
    }

    pub fn write(&self) -> String {
        letters(&pack(self))
    }
}

impl Down {
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > MOST_DOWN { None } else { unpack(&bytes(text)?) }
    }

    pub fn write(&self) -> String {
        letters(&pack(self))
    }
}

/// A name as it is shown: one line, not too long, never empty.
pub fn clean_name(name: &str, otherwise: &str) -> String {
    let shown: String = name.chars().filter(|letter| !letter.is_control()).take(MOST_NAME).collect();
    let shown = shown.trim();
    if shown.is_empty() { otherwise.into() } else { shown.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_were_written() {
        let all = [
            Up::Hello { version: 1, name: "Jő".into(), key: "k".into() },
            Up::Sit(Some(Seat(3))),
            Up::Sit(None),
            Up::Act { at: 7, line: "pass".into() },
            Up::Again,
        ];
        for message in all {
            assert_eq!(Up::read(&message.write()), Some(message));
        }
        let tell = Tell { at: 3, view: vec![1, 255], steps: vec![(None, vec![0])], ..Tell::default() };
        let tell = Down::Tell(tell);
        assert_eq!(Down::read(&tell.write()), Some(tell));
    }

    #[test]
    fn anything_else_is_no_message() {
        let act = Up::Act { at: 1, line: "pass".into() }.write();
        for length in 0..act.len() {
            assert_eq!(Up::read(&act[..length]), None, "{length}");
        }
        for text in ["", "{}", "hello", "\u{ff}\u{ff}", "ő", &format!("{act}x"), &pack_seat(9)] {
            assert_eq!(Up::read(text), None, "{text}");
        }
        let long = Up::Act { at: 1, line: "x".repeat(MOST_UP) };
        assert_eq!(Up::read(&long.write()), None);
    }

    /// A chair that does not exist.
    fn pack_seat(number: u8) -> String {
        letters(&[1, 1, number])
    }

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(clean_name("  Jo\n\u{7}e ", "Guest"), "Joe");
        assert_eq!(clean_name("\t", "Guest"), "Guest");
        assert_eq!(clean_name(&"x".repeat(99), "Guest").len(), MOST_NAME);
    }
}
