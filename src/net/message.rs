//! The messages between the host of a table and its guests. Everything is bounded, and read strictly: whatever is not
//! exactly one of these is no message.

use super::Terms;
use super::fair::{Mark, Nonce};
use super::keys::{Challenge, Key, Proof};
use super::pack::{bytes, letters, pack, unpack};
use crate::json;
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Record, Rules, Seat};

/// A hash of everything that decides what travels and what it means; build.rs makes it.
pub const SCHEMA: u64 = parse_number(env!("STANDOFF_SCHEMA"));
/// The commit this page was built from, for people who compare two pages.
pub const BUILD: &str = env!("STANDOFF_BUILD");
/// The longest message to a host, in bytes.
pub const MOST_UP: usize = 2_000;
/// The longest message to a guest, in bytes: a whole record is the longest.
pub const MOST_DOWN: usize = 300_000;
/// Quick phrases and signs that can be said.
pub const PHRASES: u8 = 16;

const fn parse_number(text: &str) -> u64 {
    let (digits, mut at, mut number) = (text.as_bytes(), 0, 0u64);
    while at < digits.len() {
        number = number.wrapping_mul(10).wrapping_add((digits[at] - b'0') as u64);
        at += 1;
    }
    number
}

/// From a guest to the host. Who says it follows from where it comes from, never from what it says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Up {
    /// The first message of all.
    Hello(Hello),
    /// The answer to the host's challenge: this is the owner of the key.
    Proof(Proof),
    /// Takes a chair, or stands up to watch.
    Sit(Option<Seat>),
    Ready(bool),
    /// The hash of one's number, then the number; see [`fair`](super::fair).
    Pledge(Nonce),
    Number(Nonce),
    /// Does something, in the situation of this number.
    Act {
        at: u32,
        line: String,
    },
    /// A quick phrase, by its number.
    Say(u8),
    /// A part of the key to the record, for whoever takes the table over.
    Share(Nonce),
    /// The number of the situation we know, said now and then.
    At(u32),
    /// The last message did not fit: everything anew.
    Again,
    /// Whether the game may be broken off.
    BreakOff(bool),
    Leave(Leave),
}

/// The first message of a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hello {
    pub schema: u64,
    pub build: String,
    pub name: String,
    pub key: Key,
    pub nonce: Challenge,
}

/// How a guest goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Leave {
    /// He will be back: the chair stays his.
    KeepSeat,
    /// The chair is free, or a bot's for the rest of the game.
    GiveUpSeat,
    /// His page refuses to go on.
    Cut(Cut),
}

/// From the host to a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Down {
    /// The answer to a hello: this is the owner of the table's key. Asks for the same.
    Challenge(HostChallenge),
    /// Stays the second one, and [`Refusal::Version`] the first reason: every version of the page can read it.
    Refused(Refusal),
    Welcome {
        table: String,
    },
    /// What is played, by which rules.
    Form {
        game: String,
        setup: String,
    },
    /// Who is at the table.
    Company(Company),
    /// The deal begins: the hash of the host's secret. Asks for the hash of a number.
    Begin(Nonce),
    /// All hashes of the guests, in the deal that began with this hash of the host. Asks for the number.
    Pledges {
        host: Nonce,
        guests: Vec<Nonce>,
    },
    /// The cards are dealt, in the deal that began with this hash.
    Dealt(Nonce),
    /// A part of the key to the record, if there is one, and those who have the others.
    Parts {
        share: Option<Nonce>,
        heirs: Vec<HeirPart>,
    },
    /// A guest takes over from a host who is gone: he asks for the part of the key.
    AskShare,
    /// A guest has taken over: he has the table's key now.
    Moved {
        key: Key,
        proof: Proof,
    },
    Tell(Tell),
    /// Somebody said something.
    Said {
        who: String,
        phrase: u8,
    },
    /// An action came too late or was not allowed; nothing has changed.
    Void {
        at: u32,
    },
    /// The host asks whether the game may be broken off.
    AskBreakOff,
    /// The game is over after the situation of this number: everything, to be checked.
    Over {
        at: u32,
        over: Over,
    },
    /// The connection ends, and why.
    Bye(Cut),
}

/// The answer of a host, or of a guest who takes over, to a hello.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HostChallenge {
    pub schema: u64,
    pub build: String,
    pub key: Key,
    pub nonce: Challenge,
    pub proof: Proof,
}

/// A guest with a part of the key to the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeirPart {
    pub seat: Seat,
    /// The hash of his part.
    pub hash: Nonce,
    pub key: Key,
}

/// Why somebody cannot join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// Another version of the page.
    Version,
    Full,
}

/// Why a connection was cut; both ends are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cut {
    /// The host has closed the table.
    Closed,
    /// The host has sent the guest away.
    Dismissed,
    /// The other page sends what is no message.
    Rubbish,
    /// The guest came back over another line.
    Replaced,
    /// The guest added nothing to the deal in time.
    Late,
    /// The host shows what no table can look like.
    Unsound,
    /// The host is not the one who invited.
    Impostor,
    /// The host deals anew in mid-game, without asking.
    NewDeal,
    /// The pages are of different versions.
    Version,
    /// The guest left.
    Left,
}

/// What has changed for one guest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tell {
    /// The [number](deal_number) of the deal.
    pub deal: u16,
    /// The number of the situation; it must be named by whoever acts in it.
    pub at: u32,
    /// The whole view, or how it differs from the one told before: a [patch](super::patch).
    pub whole: bool,
    pub view: Vec<u8>,
    /// What happened, step by step: who acted, and the events as this guest may know them.
    pub steps: Vec<(Option<Seat>, Vec<u8>)>,
    /// The hash over all steps.
    pub mark: Mark,
    /// The steps themselves, as nobody can read them alone.
    pub sealed: Vec<u8>,
}

/// A deal in short, so that messages of two games are told apart.
pub fn deal_number(deal: &Nonce) -> u16 {
    u16::from_le_bytes([deal[0], deal[1]])
}

/// Who is at a table and how things stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Company {
    pub chairs: Vec<Place>,
    /// Names of those who watch.
    pub watchers: Vec<String>,
    /// Whether there is a game, going on or over.
    pub playing: bool,
    pub terms: Terms,
    /// The chair of whoever reads this, and whether he is ready.
    pub you: Option<Seat>,
    pub ready: bool,
    /// Whether the table can be found as a room, so that nobody needs a new invitation to come back.
    pub room: bool,
}

/// A chair of a table with friends.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    pub name: String,
    pub who: Who,
    pub ready: bool,
    /// Seconds until a bot plays for somebody who is away.
    pub grace: u16,
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
    pub secret: Nonce,
    /// What the guests added to the seed.
    pub numbers: Vec<Nonce>,
    /// The whole record, as it is stored.
    pub record: String,
}

/// The same, with a record that can be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Evidence<G: Rules> {
    pub secret: Nonce,
    pub numbers: Vec<Nonce>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_were_written() {
        let hello = Hello { schema: SCHEMA, build: BUILD.into(), name: "Jő".into(), key: [7; 32], nonce: [1; 16] };
        let all = [
            Up::Hello(hello),
            Up::Sit(Some(Seat(3))),
            Up::Sit(None),
            Up::Act { at: 7, line: "pass".into() },
            Up::Leave(Leave::Cut(Cut::Unsound)),
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
        let nowhere = letters(&[2, 1, 9]); // a chair that does not exist
        for text in ["", "{}", "hello", "\u{ff}\u{ff}", "ő", &format!("{act}x"), &nowhere] {
            assert_eq!(Up::read(text), None, "{text}");
        }
        let long = Up::Act { at: 1, line: "x".repeat(MOST_UP) };
        assert_eq!(Up::read(&long.write()), None);
    }

    /// Pages of all versions agree on this one.
    #[test]
    fn a_refusal_can_be_read_by_every_version() {
        assert_eq!(Down::Refused(Refusal::Version).write(), "\u{1}\0");
    }

    #[test]
    fn the_schema_is_a_hash() {
        assert_eq!(parse_number("18446744073709551615"), u64::MAX);
        assert_eq!(SCHEMA.to_string(), env!("STANDOFF_SCHEMA"));
        assert!(!BUILD.is_empty() && BUILD.len() <= 16, "{BUILD}");
    }
}
