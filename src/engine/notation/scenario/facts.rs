//! Facts of the card game.

use super::super::{read_seat, write_card, write_stage};
use super::Problem;
use super::parse::{list, number, split_word};
use super::sight::Sight;
use super::statement::{Viewer, both};
use super::suggest::FactForm;
use super::table::{read_any_stage, read_cards, read_character, read_event};
use crate::card::{CardId, Character, EventCard, EventPile, Game, Stage};
use crate::core::Seat;

/// A statement only the card game knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `B hand bang 7D, missed 2S`, `B hand nothing`: exactly these.
    Hand { seat: Seat, cards: Vec<CardId> },
    /// `B hand count 3`
    HandCount { seat: Seat, count: u8 },
    /// `B hand limit 3`
    HandLimit { seat: Seat, limit: u8 },
    /// `B in play barrel QS`: exactly these, in order of arrival.
    InPlay { seat: Seat, cards: Vec<CardId> },
    /// `A sees C at 2`
    Distance { from: Seat, to: Seat, distance: u8 },
    /// `A reaches 3`: with the weapon in hand.
    Reaches { seat: Seat, range: u8 },
    /// `turn B`, `turn B play`
    Turn { seat: Seat, stage: Option<Stage> },
    /// `events hangover`, `events nothing`: exactly these are in force, by deck.
    Events { active: Vec<EventCard> },
    /// `coming curse, lasso`: what everybody sees coming, by deck.
    Coming { cards: Vec<EventCard> },
    /// `B ghost`, `B no ghost`
    Ghost { seat: Seat, ghost: bool },
    /// `B misses a turn`, `B jailed for life`, `B damned`, `B digger`; each with `not` before what he is not.
    State { seat: Seat, state: PlayerState, holds: bool },
    /// `B acts as slab_the_killer`, `B acts as nobody`: the abilities he has.
    ActsAs { seat: Seat, characters: Vec<Character> },
    /// `bangs 1`: BANG! cards played this turn.
    Bangs { count: u8 },
    /// `deck top ...`, `deck is ...`, `deck count 3` and the same for `discard` and `table`.
    Pile { pile: Pile, says: Says },
    /// `B sees hand of A hidden` and other secrets.
    Sight(Sight),
}

/// Every form of [`Fact`] and every question, by example.
pub(super) const FORMS: &[FactForm] = &[
    ("B hand bang 7D, missed 2S", &["has", "holds"]),
    ("B hand nothing", &[]),
    ("B hand count 3", &["cards"]),
    ("B hand limit 3", &[]),
    ("B in play barrel QS", &["equipment", "equipped", "table"]),
    ("B in play nothing", &[]),
    ("A sees C at 2", &["distance"]),
    ("A reaches 3", &["range", "reach", "weapon"]),
    ("turn B", &["active", "current"]),
    ("turn B discard", &["phase", "stage"]),
    ("events hangover, lasso", &[]),
    ("events nothing", &[]),
    ("coming curse", &["next"]),
    ("B ghost", &[]),
    ("B no ghost", &[]),
    ("B misses a turn", &["skips"]),
    ("B jailed for life", &[]),
    ("B damned", &[]),
    ("B digger", &[]),
    ("B not damned", &[]),
    ("B acts as slab_the_killer", &["copies"]),
    ("B acts as nobody", &[]),
    ("bangs 1", &["shots"]),
    ("deck top saloon 5H", &["draws"]),
    ("deck is saloon 5H", &[]),
    ("deck holds saloon 5H", &["contains"]),
    ("deck count 3", &["size"]),
    ("deck nothing", &["empty"]),
    ("discard top bang 7D", &["discarded"]),
    ("discard is bang 7D", &[]),
    ("discard holds bang 7D", &[]),
    ("discard count 3", &[]),
    ("discard nothing", &[]),
    ("table is bang 7D", &["middle"]),
    ("table nothing", &[]),
    ("B sees hand of A hidden", &["knows"]),
    ("B sees hand of A bang 7D", &[]),
    ("B sees table bang 7D, hidden", &[]),
    ("B sees character of A hidden", &[]),
    ("B sees spare hidden", &[]),
    ("asked B turn", &[]),
    ("asked B missed 2 from A", &[]),
    ("asked B bang from A", &[]),
    ("asked B rescue 1", &["beer"]),
    ("asked B pick table", &[]),
    ("asked B pick table left 2", &[]),
    ("asked B pick cards of A", &[]),
    ("asked B pick others", &[]),
    ("asked B pick player", &[]),
    ("asked B choose", &[]),
    ("asked B discard 2", &[]),
    ("asked B give A", &[]),
    ("asked B order 3", &[]),
];

/// What an event made of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerState {
    MissesTurn,
    Lifer,
    Damned,
    Digger,
}

impl PlayerState {
    const ALL: [Self; 4] = [Self::MissesTurn, Self::Lifer, Self::Damned, Self::Digger];

    const fn words(self) -> &'static str {
        match self {
            Self::MissesTurn => "misses a turn",
            Self::Lifer => "jailed for life",
            Self::Damned => "damned",
            Self::Digger => "digger",
        }
    }

    fn read(text: &str) -> Option<(Self, bool)> {
        let (words, holds) = text.strip_prefix("not ").map_or((text, true), |words| (words, false));
        Self::ALL.into_iter().find(|state| state.words() == words).map(|state| (state, holds))
    }

    fn holds(self, game: &Game, seat: Seat) -> bool {
        let player = game.player(seat);
        match self {
            Self::MissesTurn => player.misses_turn,
            Self::Lifer => player.marks.contains(&EventCard::Lifetime),
            Self::Damned => player.marks.contains(&EventCard::DevilsPact),
            Self::Digger => player.marks.contains(&EventCard::GraveDigger),
        }
    }
}

/// A heap of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    Deck,
    Discard,
    /// The middle of the table, in the order the cards were laid there.
    Table,
}

/// What is said of a heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Says {
    /// These lie on top, the topmost first.
    Top(Vec<CardId>),
    /// These and no others, the topmost first.
    Is(Vec<CardId>),
    /// These are somewhere in it.
    Holds(Vec<CardId>),
    Count(u8),
}

impl Fact {
    /// Reads one fact; none if it is no fact.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Problem> {
        let Some((first, rest)) = text.split_once(' ') else { return Ok(None) };
        let rest = rest.trim();
        if let (Some(viewer), Some(what)) = (Viewer::read(first), rest.strip_prefix("sees "))
            && let Some(sight) = Sight::read(viewer, what.trim())?
        {
            return Ok(Some(Self::Sight(sight)));
        }
        if let Some(seat) = read_seat(first) {
            return Self::read_about(seat, rest);
        }
        let pile = |pile: Pile| Ok(Says::read(rest)?.map(|says| Self::Pile { pile, says }));
        Ok(Some(match first {
            "turn" => {
                let (letter, stage) = rest.split_once(' ').map_or((rest, None), |(seat, stage)| (seat, Some(stage)));
                let Some(seat) = read_seat(letter) else { return Ok(None) };
                Self::Turn { seat, stage: stage.map(read_any_stage).transpose()? }
            }
            "events" => Self::Events { active: read_events(rest)? },
            "coming" => Self::Coming { cards: read_events(rest)? },
            "bangs" => Self::Bangs { count: number(rest)? },
            "deck" => return pile(Pile::Deck),
            "discard" => return pile(Pile::Discard),
            "table" => return pile(Pile::Table),
            _ => return Ok(None),
        }))
    }

    /// Reads a fact about one seat.
    fn read_about(seat: Seat, rest: &str) -> Result<Option<Self>, Problem> {
        match rest {
            "ghost" => return Ok(Some(Self::Ghost { seat, ghost: true })),
            "no ghost" => return Ok(Some(Self::Ghost { seat, ghost: false })),
            _ => {}
        }
        if let Some((state, holds)) = PlayerState::read(rest) {
            return Ok(Some(Self::State { seat, state, holds }));
        }
        let Some((verb, what)) = rest.split_once(' ') else { return Ok(None) };
        let what = what.trim();
        Ok(Some(match verb {
            "hand" => match what.split_once(' ') {
                Some(("count", count)) => Self::HandCount { seat, count: number(count)? },
                Some(("limit", limit)) => Self::HandLimit { seat, limit: number(limit)? },
                _ => {
                    let mut cards = read_cards(what)?;
                    cards.sort_unstable();
                    Self::Hand { seat, cards }
                }
            },
            "in" => {
                let Some(cards) = what.strip_prefix("play ") else { return Ok(None) };
                Self::InPlay { seat, cards: read_cards(cards)? }
            }
            "acts" => {
                let Some(who) = what.strip_prefix("as ") else { return Ok(None) };
                let characters = if who == "nobody" { Ok(Vec::new()) } else { list(who).map(read_character).collect() };
                Self::ActsAs { seat, characters: characters? }
            }
            "sees" => {
                let Some((to, distance)) = split_word(what, "at") else { return Ok(None) };
                let Some(to) = read_seat(to) else { return Ok(None) };
                Self::Distance { from: seat, to, distance: number(distance)? }
            }
            "reaches" => Self::Reaches { seat, range: number(what)? },
            _ => return Ok(None),
        }))
    }

    /// What was expected and what was found, in the same words.
    pub(super) fn compare(&self, game: &Game) -> (String, String) {
        let number = |what: String, expected: u8, found: u8| both(what, expected.to_string(), found.to_string());
        match self {
            Self::Hand { seat, cards } => {
                let found: Vec<CardId> = game.player(*seat).hand.iter().collect();
                both(format!("{seat} hand"), write_cards(cards), write_cards(&found))
            }
            Self::HandCount { seat, count } => {
                number(format!("{seat} hand count"), *count, game.player(*seat).hand.len())
            }
            Self::HandLimit { seat, limit } => number(format!("{seat} hand limit"), *limit, game.hand_limit(*seat)),
            Self::InPlay { seat, cards } => {
                both(format!("{seat} in play"), write_cards(cards), write_cards(&game.player(*seat).in_play))
            }
            Self::Distance { from, to, distance } => {
                number(format!("{from} sees {to} at"), *distance, game.distance(*from, *to))
            }
            Self::Reaches { seat, range } => number(format!("{seat} reaches"), *range, game.weapon_range(*seat)),
            Self::Turn { seat, stage } => {
                let write =
                    |seat: Seat, id: Stage| stage.map_or(seat.to_string(), |_| format!("{seat} {}", write_stage(id)));
                let turn = game.turn();
                both("turn".into(), write(*seat, stage.unwrap_or(turn.stage)), write(turn.seat, turn.stage))
            }
            Self::Events { active } => {
                both("events".into(), write_events(active), write_events(&game.active_events().collect::<Vec<_>>()))
            }
            Self::Coming { cards } => {
                let found: Vec<EventCard> = game.piles().iter().filter_map(EventPile::coming).collect();
                both("coming".into(), write_events(cards), write_events(&found))
            }
            Self::Ghost { seat, ghost } => {
                let write = |ghost: bool| if ghost { "ghost" } else { "no ghost" }.to_owned();
                both(seat.to_string(), write(*ghost), write(game.player(*seat).ghost))
            }
            Self::State { seat, state, holds } => {
                let write = |holds: bool| format!("{}{}", if holds { "" } else { "not " }, state.words());
                both(seat.to_string(), write(*holds), write(state.holds(game, *seat)))
            }
            Self::ActsAs { seat, characters } => {
                let found: Vec<Character> = game.powers(*seat).collect();
                both(format!("{seat} acts as"), write_characters(characters), write_characters(&found))
            }
            Self::Bangs { count } => number("bangs".into(), *count, game.turn().bangs),
            Self::Pile { pile, says } => says.compare(pile.name(), &pile.cards(game)),
            Self::Sight(sight) => sight.compare(game),
        }
    }
}

impl Pile {
    const fn name(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Table => "table",
        }
    }

    /// The cards as they are spoken of: piles from the top, the table in order of arrival.
    fn cards(self, game: &Game) -> Vec<CardId> {
        match self {
            Self::Deck => game.deck().iter().rev().copied().collect(),
            Self::Discard => game.discard().iter().rev().copied().collect(),
            Self::Table => game.table().iter().map(|laid| laid.card).collect(),
        }
    }
}

impl Says {
    fn read(text: &str) -> Result<Option<Self>, Problem> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Some(match verb {
            "nothing" => Self::Is(Vec::new()),
            "top" => Self::Top(read_cards(what)?),
            "is" => Self::Is(read_cards(what)?),
            "holds" => Self::Holds(read_cards(what)?),
            "count" => Self::Count(number(what)?),
            _ => return Ok(None),
        }))
    }

    fn compare(&self, pile: &str, cards: &[CardId]) -> (String, String) {
        let count = |n: usize| format!("{pile} count {n}");
        match self {
            Self::Top(top) => {
                let found = &cards[..cards.len().min(top.len())];
                (format!("{pile} top {}", write_cards(top)), format!("{pile} top {}", write_cards(found)))
            }
            Self::Is(all) => (format!("{pile} is {}", write_cards(all)), format!("{pile} is {}", write_cards(cards))),
            Self::Holds(some) => {
                let held: Vec<CardId> = some.iter().copied().filter(|card| cards.contains(card)).collect();
                (format!("{pile} holds {}", write_cards(some)), format!("{pile} holds {}", write_cards(&held)))
            }
            Self::Count(n) => (count(usize::from(*n)), count(cards.len())),
        }
    }
}

fn read_events(text: &str) -> Result<Vec<EventCard>, Problem> {
    if text == "nothing" {
        return Ok(Vec::new());
    }
    list(text).map(read_event).collect()
}

fn write_events(cards: &[EventCard]) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(", ")
}

fn write_characters(characters: &[Character]) -> String {
    if characters.is_empty() {
        return "nobody".into();
    }
    characters.iter().map(|character| character.id()).collect::<Vec<_>>().join(", ")
}

pub(super) fn write_cards(cards: &[CardId]) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(|card| write_card(*card)).collect::<Vec<_>>().join(", ")
}
