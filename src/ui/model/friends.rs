//! Friends on their own devices: what they bring, who has come, how well they are heard.

use crate::net::keys::is_mark;
use crate::net::message::{Company, Who};
use crate::table::{Chair, Controller};

/// What precedes a code in an address.
pub const JOIN: &str = "#/join/";
pub const ANSWER: &str = "#/answer/";
pub const ROOM: &str = "#/room/";

/// The longest name of a table.
const MOST_TABLE: usize = 64;
/// The shortest text that is taken for a code.
const LEAST_CODE: usize = 40;

/// What somebody brings: a code, or the name of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brought {
    Invitation(String),
    Answer(String),
    Room(String),
}

impl Brought {
    /// From a link, whatever stands around it, or from what follows in one.
    pub fn read(text: &str) -> Option<Self> {
        let after = |start: &str| {
            let (_, rest) = text.split_once(start)?;
            rest.split_whitespace().next().map(String::from)
        };
        after(JOIN)
            .map(Self::Invitation)
            .or_else(|| after(ANSWER).map(Self::Answer))
            .or_else(|| after(ROOM).map(Self::Room))
            .or_else(|| Self::read_bare(text.trim()))
    }

    fn read_bare(text: &str) -> Option<Self> {
        let letters = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        match text.split_once('.') {
            Some((table, rest)) if letters(table) && letters(&rest.replacen('.', "", 1)) => {
                match Address::read(text)?.code {
                    Some(_) => Some(Self::Invitation(text.into())),
                    None => Some(Self::Room(text.into())),
                }
            }
            Some(_) => None,
            None if text.len() >= LEAST_CODE && letters(text) => Some(Self::Answer(text.into())),
            None => room_name(text).map(Self::Room),
        }
    }
}

/// The parts of an invitation (`table.pin.code`) or of a room's link (`table.pin`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub table: String,
    /// The mark of the table's key; none if a room is only known by its name.
    pub pin: Option<String>,
    pub code: Option<String>,
}

impl Address {
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('.').collect();
        let (table, pin, code) = match parts[..] {
            [table] => (table, None, None),
            [table, pin] => (table, Some(pin), None),
            [table, pin, code] => (table, Some(pin), Some(code)),
            _ => return None,
        };
        let sound = !table.is_empty() && table.len() <= MOST_TABLE && pin.is_none_or(is_mark);
        sound.then(|| Self { table: table.into(), pin: pin.map(String::from), code: code.map(String::from) })
    }
}

/// The name of a room as it is meant, however it was typed.
fn room_name(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect();
    let sound = letters.len() == 12 && letters.iter().all(char::is_ascii_alphanumeric);
    let parts = || letters.chunks(4).map(|part| part.iter().collect::<String>().to_ascii_lowercase());
    sound.then(|| parts().collect::<Vec<_>>().join("-"))
}

/// The friends who are there.
fn here(company: &Company) -> Vec<&String> {
    let seated = company.chairs.iter().filter(|place| place.who == Who::Guest).map(|place| &place.name);
    seated.chain(&company.watchers).collect()
}

/// Who came and who left between two moments.
pub fn came_and_left(before: &Company, after: &Company) -> (Vec<String>, Vec<String>) {
    let missing = |from: &Company, of: &Company| {
        let known = here(from);
        here(of).into_iter().filter(|name| !known.contains(name)).cloned().collect()
    };
    (missing(before, after), missing(after, before))
}

/// How well somebody is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quality {
    Good,
    Fair,
    Slow,
}

impl Quality {
    /// By how long it takes there and back, in milliseconds.
    pub const fn of(ms: u16) -> Self {
        match ms {
            0..150 => Self::Good,
            150..400 => Self::Fair,
            _ => Self::Slow,
        }
    }
}

/// The person who hosts sits first under this name, and friends take the chairs of bots; a table that has chairs for
/// friends stays as it is.
pub fn seat_friends(chairs: &mut [Chair], players: usize, name: &str) {
    if let Some(first) = chairs.first_mut() {
        first.controller = Controller::Person;
        if !name.trim().is_empty() {
            first.name = name.trim().into();
        }
    }
    if chairs.iter().take(players).all(|chair| chair.controller != Controller::Friend) {
        for chair in chairs.iter_mut().filter(|chair| matches!(chair.controller, Controller::Bot(_))) {
            chair.controller = Controller::Friend;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::message::Place;
    use crate::table::Level;

    #[test]
    fn what_is_brought_is_found_in_any_text() {
        let link = "Come! https://example.org/standoff/#/join/abcd-efgh-jkmn.abcdefghijkmnpqr.Zx_9-y see you";
        assert_eq!(Brought::read(link), Some(Brought::Invitation("abcd-efgh-jkmn.abcdefghijkmnpqr.Zx_9-y".into())));
        assert_eq!(
            Brought::read("abcd-efgh-jkmn.abcdefghijkmnpqr.Zx_9-y\n"),
            Some(Brought::Invitation("abcd-efgh-jkmn.abcdefghijkmnpqr.Zx_9-y".into()))
        );
        let room = "abcd-efgh-jkmn.abcdefghijkmnpqr";
        assert_eq!(Brought::read(room), Some(Brought::Room(room.into())));
        let address = |text: &str| Address::read(text).map(|address| (address.pin.is_some(), address.code.is_some()));
        assert_eq!(address("abcd-efgh-jkmn"), Some((false, false)));
        assert_eq!(address(room), Some((true, false)));
        assert_eq!(address(&format!("{room}.Zx")), Some((true, true)));
        let long = format!("{}.abcdefghijkmnpqr", "a".repeat(99));
        for wrong in ["", ".", "a.b", "a.abcdefghijkmnpqr.c.d", &long] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
        assert_eq!(Brought::read("x#/answer/Q0"), Some(Brought::Answer("Q0".into())));
        let code = "Az09-_".repeat(8);
        assert_eq!(Brought::read(&code), Some(Brought::Answer(code.clone())));
        assert_eq!(Brought::read("x#/room/abcd-efgh-jkmn"), Some(Brought::Room("abcd-efgh-jkmn".into())));
        for typed in ["ABCD EFGH JKMN", "abcdefghjkmn", " abcd-efgh-jkmn "] {
            assert_eq!(Brought::read(typed), Some(Brought::Room("abcd-efgh-jkmn".into())));
        }
        for nothing in
            ["", "#/", "#/friends", "#/rules/card/bang", "x#/join/", "hello", "example.org/standoff", "a b.c"]
        {
            assert_eq!(Brought::read(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn who_came_and_who_left() {
        let place = |name: &str, who| Place { name: name.into(), who, ready: false, grace: 0 };
        let company = |chairs: &[(&str, Who)], watchers: &[&str]| Company {
            chairs: chairs.iter().map(|(name, who)| place(name, *who)).collect(),
            watchers: watchers.iter().map(|name| (*name).into()).collect(),
            ..Company::default()
        };
        let before = company(&[("Ann", Who::Host), ("Jo", Who::Guest), ("Cili", Who::Open)], &["Lee"]);
        let after = company(&[("Ann", Who::Host), ("Jo", Who::Away), ("Lee", Who::Guest)], &["Max"]);
        assert_eq!(came_and_left(&before, &after), (vec!["Max".into()], vec!["Jo".into()]));
        assert_eq!(came_and_left(&after, &after), (Vec::new(), Vec::new()));
    }

    #[test]
    fn friends_take_the_chairs_of_bots_once() {
        let bot = Controller::Bot(Level::Marshal);
        let mut chairs = vec![Chair::new("You", bot), Chair::new("A", bot), Chair::new("B", Controller::Person)];
        seat_friends(&mut chairs, 2, " Ann ");
        let now: Vec<_> = chairs.iter().map(|chair| chair.controller).collect();
        assert_eq!(now, [Controller::Person, Controller::Friend, Controller::Person]);
        assert_eq!(chairs[0].name, "Ann");
        chairs[2].controller = bot;
        seat_friends(&mut chairs, 3, "");
        assert_eq!((chairs[0].name.as_str(), chairs[2].controller), ("Ann", bot), "it has a friend already");
    }

    #[test]
    fn connections_are_called_by_how_they_are() {
        assert_eq!([20, 200, 900].map(Quality::of), [Quality::Good, Quality::Fair, Quality::Slow]);
    }
}
