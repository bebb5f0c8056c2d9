//! From text to scenarios.

use super::super::{read_card, read_role, read_seat, read_stage};
use super::{Given, Subject, Table};
use crate::card::{
    CardId, Character, EventCard, EventDeck, EventMix, EventPile, Layout, LayoutSeat, Set, Setup, TableRules,
};
use crate::core::Seat;
use std::fmt;

/// Why a text is not a scenario file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    pub line: usize,
    pub problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something stands before the first `== title`.
    BeforeFirstCase,
    NoTitle,
    /// The part above `--` knows no such key.
    UnknownKey(String),
    /// The key was given before.
    KeyTwice(String),
    UnknownSubject(String),
    UnknownSet(String),
    UnknownRule(String),
    UnknownRole(String),
    UnknownCharacter(String),
    /// A part of a seat's line cannot be read.
    UnknownSeatPart(String),
    UnknownStage(String),
    UnknownEvent(String),
    NotASeat(String),
    NotANumber(String),
    NotACard(String),
    NotAFace(String),
    /// The card already lies somewhere else.
    CardTwice(String),
    /// Seats are listed in order, beginning with A.
    SeatOrder {
        expected: Seat,
    },
    /// An action that is not notation; to test that, write `refused malformed`.
    NotAnAction(String),
    NoReason,
    UnknownFact(String),
    /// Neither seats nor a deal.
    NoTable,
    /// Seats and a deal at once.
    TableAndDeal,
    /// Nothing that could fail.
    NothingChecked,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for ScenarioError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BeforeFirstCase => f.write_str("only comments may stand before the first `== title`"),
            Self::NoTitle => f.write_str("a title is missing after `==`"),
            Self::UnknownKey(key) => write!(f, "unknown key `{key}`"),
            Self::KeyTwice(key) => write!(f, "`{key}` is given twice"),
            Self::UnknownSubject(id) => {
                write!(f, "`{id}` is no card, character, event card, role, module or table rule")
            }
            Self::UnknownSet(id) => write!(f, "unknown set or module `{id}`"),
            Self::UnknownRule(rule) => write!(f, "unknown table rule or option `{rule}`"),
            Self::UnknownRole(id) => write!(f, "unknown role `{id}`"),
            Self::UnknownCharacter(id) => write!(f, "unknown character `{id}`"),
            Self::UnknownSeatPart(part) => write!(f, "`{part}` says nothing about a seat"),
            Self::UnknownStage(id) => write!(f, "unknown stage `{id}`"),
            Self::UnknownEvent(id) => write!(f, "`{id}` is no event card or way to mix them"),
            Self::NotASeat(text) => write!(f, "`{text}` is no seat"),
            Self::NotANumber(text) => write!(f, "`{text}` is no number"),
            Self::NotACard(text) => write!(f, "`{text}` is no card"),
            Self::NotAFace(text) => write!(f, "`{text}` is no face of a die"),
            Self::CardTwice(card) => write!(f, "`{card}` lies in two places"),
            Self::SeatOrder { expected } => write!(f, "seat {expected} comes next"),
            Self::NotAnAction(line) => write!(f, "`{line}` is no action (to test that: `refused malformed`)"),
            Self::NoReason => f.write_str("`refused` needs a reason"),
            Self::UnknownFact(fact) => write!(f, "`{fact}` is no fact"),
            Self::NoTable => f.write_str("there are neither seats nor a deal"),
            Self::TableAndDeal => f.write_str("a deal has no seats, piles or turn of its own"),
            Self::NothingChecked => f.write_str("nothing is checked: no fact, no refusal"),
        }
    }
}

/// The part above `--` of a card game scenario, while it is read.
pub struct Draft {
    about: Vec<Subject>,
    sets: Vec<Set>,
    rules: TableRules,
    layout: Layout,
    deal: Option<(Setup, u64)>,
    cards: Vec<CardId>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            about: Vec::new(),
            sets: vec![Set::Base],
            rules: TableRules::default(),
            layout: Layout::new(),
            deal: None,
            cards: Vec::new(),
        }
    }
}

impl Draft {
    /// One `key: value` line above `--`.
    pub(super) fn read_key(&mut self, key: &str, value: &str, refused: bool) -> Result<(), Problem> {
        if let Some(seat) = read_seat(key) {
            return self.read_seat_line(seat, value, refused);
        }
        match key {
            "about" => {
                for id in list(value) {
                    let subject = Subject::from_id(id).ok_or_else(|| Problem::UnknownSubject(id.into()))?;
                    self.about.push(subject);
                }
            }
            "sets" => {
                self.sets.clear();
                for id in list(value) {
                    self.sets.push(Set::from_id(id).ok_or_else(|| Problem::UnknownSet(id.into()))?);
                }
            }
            "rules" => {
                for rule in list(value) {
                    let (key, option) = rule.split_once('=').unwrap_or((rule, ""));
                    if !self.rules.set(key.trim(), option.trim()) {
                        return Err(Problem::UnknownRule(rule.into()));
                    }
                }
            }
            "deck" => self.layout.deck = self.lay(value, refused)?,
            "deck exactly" => {
                self.layout.deck = self.lay(value, refused)?;
                self.layout.deck_is_all = true;
            }
            "discard" => self.layout.discard = self.lay(value, refused)?,
            "turn" => {
                let (seat, stage) = value.split_once(' ').unwrap_or((value, "play"));
                self.layout.turn = read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))?;
                self.layout.stage = read_stage(stage).ok_or_else(|| Problem::UnknownStage(stage.into()))?;
            }
            "bangs" => self.layout.bangs = number(value)?,
            "first" => self.layout.first = Some(read_seat(value).ok_or_else(|| Problem::NotASeat(value.into()))?),
            "first out" => {
                self.layout.first_out = Some(read_seat(value).ok_or_else(|| Problem::NotASeat(value.into()))?);
            }
            "events" => self.layout.piles = read_piles(value)?,
            "seed" => self.layout.seed = number(value)?,
            "deal" => self.read_deal(value)?,
            "characters" => self.read_characters(value)?,
            _ => return Err(Problem::UnknownKey(key.into())),
        }
        Ok(())
    }

    /// `sheriff willy_the_kid | life 3 | hand bang 7D | in play barrel QS | shown | out`
    fn read_seat_line(&mut self, seat: Seat, value: &str, refused: bool) -> Result<(), Problem> {
        let expected = Seat(self.layout.seats.len() as u8);
        if seat != expected {
            return Err(Problem::SeatOrder { expected });
        }
        let mut parts = value.split('|').map(str::trim);
        let who = parts.next().unwrap_or_default();
        let (role, character) = who.split_once(' ').unwrap_or((who, ""));
        let mut player = LayoutSeat {
            role: read_role(role).ok_or_else(|| Problem::UnknownRole(role.into()))?,
            role_shown: false,
            character: read_character(character)?,
            spare: None,
            life: None,
            out: false,
            hand: Vec::new(),
            in_play: Vec::new(),
        };
        for part in parts {
            if part == "out" {
                player.out = true;
            } else if part == "shown" {
                player.role_shown = true;
            } else if let Some(life) = part.strip_prefix("life ") {
                player.life = Some(number(life)?);
            } else if let Some(spare) = part.strip_prefix("spare ") {
                player.spare = Some(read_character(spare)?);
            } else if let Some(cards) = part.strip_prefix("hand ") {
                player.hand = self.lay(cards, refused)?;
            } else if let Some(cards) = part.strip_prefix("in play ") {
                player.in_play = self.lay(cards, refused)?;
            } else {
                return Err(Problem::UnknownSeatPart(part.into()));
            }
        }
        self.layout.seats.push(player);
        Ok(())
    }

    /// `players 5, sheriff A, seed 7`
    fn read_deal(&mut self, value: &str) -> Result<(), Problem> {
        let (mut setup, mut seed) = (Setup::base(4), 1);
        for part in list(value) {
            match part.split_once(' ') {
                Some(("players", count)) => setup.players = number(count)?,
                Some(("seed", n)) => seed = number(n)?,
                Some(("events", mix)) => {
                    setup.event_mix = EventMix::from_id(mix).ok_or_else(|| Problem::UnknownEvent(mix.into()))?;
                }
                Some(("length", n)) => setup.event_length = Some(number(n)?),
                Some(("sheriff", seat)) => {
                    setup.sheriff = Some(read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))?);
                }
                _ => return Err(Problem::UnknownSeatPart(part.into())),
            }
        }
        self.deal = Some((setup, seed));
        Ok(())
    }

    /// `A willy_the_kid, C paul_regret`: characters kept from the last game.
    fn read_characters(&mut self, value: &str) -> Result<(), Problem> {
        let (setup, _) = self.deal.as_mut().ok_or(Problem::NoTable)?;
        setup.characters = vec![None; setup.players.into()];
        for part in list(value) {
            let (seat, id) = part.split_once(' ').unwrap_or((part, ""));
            let character = read_character(id)?;
            let place = read_seat(seat).and_then(|seat| setup.characters.get_mut(seat.index()));
            *place.ok_or_else(|| Problem::NotASeat(seat.into()))? = Some(character);
        }
        Ok(())
    }

    /// Cards put somewhere on the table, each only once.
    fn lay(&mut self, value: &str, refused: bool) -> Result<Vec<CardId>, Problem> {
        let cards = read_cards(value)?;
        for card in &cards {
            // A table that must be refused may hold a card twice.
            if self.cards.contains(card) && !refused {
                return Err(Problem::CardTwice(super::super::write_card(*card)));
            }
            self.cards.push(*card);
        }
        Ok(cards)
    }

    pub(super) fn finish(self, keys: &[String]) -> Result<Table, Problem> {
        let described = keys.iter().any(|key| {
            read_seat(key).is_some()
                || matches!(
                    key.as_str(),
                    "deck" | "deck exactly" | "discard" | "turn" | "bangs" | "seed" | "events" | "first" | "first out"
                )
        });
        let given = match self.deal {
            Some(_) if described => return Err(Problem::TableAndDeal),
            Some((setup, seed)) => {
                Given::Deal { setup: Setup { sets: self.sets.clone(), rules: self.rules, ..setup }, seed }
            }
            None if self.layout.seats.is_empty() => return Err(Problem::NoTable),
            None => Given::Table(Layout { rules: self.rules, sets: self.sets.clone(), ..self.layout }),
        };
        Ok(Table { about: self.about, sets: self.sets, rules: self.rules, given })
    }
}

/// The parts of a comma-separated list.
pub(super) fn list(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty())
}

/// `hangover then curse, high_noon | ambush then lasso`: for each deck the active card, then the coming ones; a deck
/// without an active card begins with `then`.
fn read_piles(value: &str) -> Result<Vec<EventPile>, Problem> {
    let card = |id: &str| EventCard::from_id(id).ok_or_else(|| Problem::UnknownEvent(id.into()));
    let mut piles = Vec::new();
    for text in value.split('|').map(str::trim) {
        let (active, coming) = split_word(text, "then").unwrap_or((text, ""));
        let mut pile = EventPile::default();
        if !active.is_empty() {
            pile.active = Some(card(active)?);
            pile.turned = 1;
            pile.cards.push(card(active)?);
        }
        for id in list(coming) {
            pile.cards.push(card(id)?);
        }
        let sets = || pile.cards.iter().map(|card| card.def().set);
        let fits = |deck: &EventDeck| sets().all(|set| deck.sets().contains(&set));
        pile.deck = EventDeck::ALL.into_iter().find(fits).ok_or_else(|| Problem::UnknownEvent(text.into()))?;
        piles.push(pile);
    }
    Ok(piles)
}

/// Cards in order; `nothing` is no card.
pub(super) fn read_cards(value: &str) -> Result<Vec<CardId>, Problem> {
    if value.trim() == "nothing" {
        return Ok(Vec::new());
    }
    list(value).map(|card| read_card(card).ok_or_else(|| Problem::NotACard(card.into()))).collect()
}

pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    text.trim().parse().map_err(|_| Problem::NotANumber(text.trim().into()))
}

pub(super) fn read_character(id: &str) -> Result<Character, Problem> {
    Character::from_id(id.trim()).ok_or_else(|| Problem::UnknownCharacter(id.trim().into()))
}

/// Splits at a word that stands by itself.
pub(super) fn split_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let at = text.match_indices(word).map(|(at, _)| at).find(|at| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        (before.is_empty() || before.ends_with(' ')) && (after.is_empty() || after.starts_with(' '))
    })?;
    Some((text[..at].trim(), text[at + word.len()..].trim()))
}

/// Words with one space between them.
pub(super) fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::card::Game;

    const TABLE: &str = "== A title\nA: sheriff willy_the_kid | hand bang 7D\nB: outlaw black_jack | life 2\n";

    fn problem(text: &str) -> (usize, Problem) {
        let error = read::<Game>(text).unwrap_err();
        (error.line, error.problem)
    }

    #[test]
    fn a_case_is_read() {
        let text = format!(
            "# a comment\n\n{TABLE}deck: stagecoach 9S#2 # the second\n--\nA: bang 7D > B\n B life 1; bangs 1\n"
        );
        let cases = read::<Game>(&text).unwrap();
        assert_eq!((cases.len(), cases[0].title.as_str(), cases[0].line), (1, "A title", 3));
        assert_eq!(cases[0].steps.iter().map(|step| step.line).collect::<Vec<_>>(), [8, 9, 9]);
        let Given::Table(layout) = &cases[0].given else { panic!("a table") };
        assert_eq!((layout.seats.len(), layout.deck.clone()), (2, vec![read_card("stagecoach 9S#2").unwrap()]));
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        let table = |more: &str| format!("{TABLE}{more}");
        let cases = [
            ("A: sheriff willy_the_kid".to_owned(), 1, Problem::BeforeFirstCase),
            ("==  ".into(), 1, Problem::NoTitle),
            (table("event: curse\n"), 4, Problem::UnknownKey("event".into())),
            (table("deck: nothing\ndeck: nothing\n"), 5, Problem::KeyTwice("deck".into())),
            (table("about: lunch\n"), 4, Problem::UnknownSubject("lunch".into())),
            (table("sets: base, lunch\n"), 4, Problem::UnknownSet("lunch".into())),
            (table("rules: panic_self=maybe\n"), 4, Problem::UnknownRule("panic_self=maybe".into())),
            (table("D: outlaw rose_doolan\n"), 4, Problem::SeatOrder { expected: Seat(2) }),
            (table("C: cook rose_doolan\n"), 4, Problem::UnknownRole("cook".into())),
            (table("C: outlaw nobody\n"), 4, Problem::UnknownCharacter("nobody".into())),
            (table("C: outlaw rose_doolan | asleep\n"), 4, Problem::UnknownSeatPart("asleep".into())),
            (table("C: outlaw rose_doolan | life many\n"), 4, Problem::NotANumber("many".into())),
            (table("deck: bang 7S\n"), 4, Problem::NotACard("bang 7S".into())),
            (table("deck: bang 7D\n"), 4, Problem::CardTwice("bang 7D".into())),
            (table("turn: A lunch\n"), 4, Problem::UnknownStage("lunch".into())),
            (table("turn: Z\n"), 4, Problem::NotASeat("Z".into())),
            (table("--\nA: bang 7D < B\n"), 5, Problem::NotAnAction("bang 7D < B".into())),
            (table("--\nA: bang 7D > B refused\n"), 5, Problem::NoReason),
            (table("--\nB lives\n"), 5, Problem::UnknownFact("B lives".into())),
            (table("--\nasked B lunch\n"), 5, Problem::UnknownFact("asked B lunch".into())),
            (table("--\ndeck sinks\n"), 5, Problem::UnknownFact("deck sinks".into())),
            (table("--\nA: end\n"), 1, Problem::NothingChecked),
            (table("deal: players 4\n--\nbangs 0\n"), 1, Problem::TableAndDeal),
            ("== A title\n--\nbangs 0\n".into(), 1, Problem::NoTable),
        ];
        for (text, line, expected) in cases {
            assert_eq!(problem(&text), (line, expected), "{text}");
        }
    }
}
