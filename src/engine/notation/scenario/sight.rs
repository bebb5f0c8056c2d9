//! Facts about secrets: what a seat, or a spectator, sees of the card game. They are read off the view of that seat.

use super::Problem;
use super::facts::write_cards;
use super::parse::list;
use super::statement::{Viewer, both};
use super::table::{read_cards, read_character};
use crate::card::{CardId, Character, Game, View};
use crate::core::{Rules, Seat};
use crate::notation::{read_seat, write_card};

/// What one viewer sees of one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    viewer: Viewer,
    thing: Thing,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Thing {
    /// `hand of A bang 7D, beer 6H`, `hand of A hidden`, `hand of A nothing`: these cards, or only how many there are.
    Hand { of: Seat, cards: Option<Vec<CardId>> },
    /// `table bang 7D, hidden`: the cards in the middle, in order of laying.
    Table { cards: Vec<Option<CardId>> },
    /// `character of A hidden`: while it is still to be chosen.
    Character { of: Seat, character: Option<Character> },
    /// `spare slab_the_killer`, `spare hidden`: his own unused character, while he looks at it.
    Spare { character: Option<Character> },
}

impl Sight {
    /// Reads what stands after `sees`; none if it is something else.
    pub(super) fn read(viewer: Viewer, what: &str) -> Result<Option<Self>, Problem> {
        let of = |rest: &str| {
            let (seat, seen) = rest.strip_prefix("of ")?.split_once(' ')?;
            Some((read_seat(seat)?, seen.trim().to_owned()))
        };
        let hidden_or = |seen: &str| if seen == "hidden" { Ok(None) } else { read_character(seen).map(Some) };
        let (what, rest) = what.split_once(' ').unwrap_or((what, ""));
        let thing = match (what, of(rest)) {
            ("hand", Some((of, seen))) => {
                let mut cards = if seen == "hidden" { None } else { Some(read_cards(&seen)?) };
                if let Some(cards) = &mut cards {
                    cards.sort_unstable();
                }
                Thing::Hand { of, cards }
            }
            ("character", Some((of, seen))) => Thing::Character { of, character: hidden_or(&seen)? },
            ("spare", None) if !rest.is_empty() => Thing::Spare { character: hidden_or(rest)? },
            ("table", None) if rest == "nothing" => Thing::Table { cards: Vec::new() },
            ("table", None) if !rest.is_empty() => {
                let card = |text: &str| match text {
                    "hidden" => Ok(None),
                    _ => read_cards(text).map(|cards| cards.first().copied()),
                };
                Thing::Table { cards: list(rest).map(card).collect::<Result<_, _>>()? }
            }
            _ => return Ok(None),
        };
        Ok(Some(Self { viewer, thing }))
    }

    /// What was expected and what was found, in the same words.
    pub(super) fn compare(&self, game: &Game) -> (String, String) {
        let (who, view) = (self.viewer, game.view(self.viewer.0));
        match &self.thing {
            Thing::Hand { of, cards } => {
                let expected = cards.as_ref().map_or("hidden".into(), |cards| write_cards(cards));
                both(format!("{who} sees hand of {of}"), expected, write_hand(&view, *of))
            }
            Thing::Table { cards } => {
                let found: Vec<Option<CardId>> = view.board.table.iter().map(|(card, _)| *card).collect();
                both(format!("{who} sees table"), write_table(cards), write_table(&found))
            }
            Thing::Character { of, character } => {
                let found = view.seat(*of).character;
                both(format!("{who} sees character of {of}"), write_character(*character), write_character(found))
            }
            Thing::Spare { character } => {
                both(format!("{who} sees spare"), write_character(*character), write_character(view.spare))
            }
        }
    }
}

fn write_hand(view: &View, of: Seat) -> String {
    let seen = view.seat(of);
    if seen.hand.is_empty() && seen.hand_count > 0 {
        return "hidden".into();
    }
    write_cards(&seen.hand.iter().collect::<Vec<_>>())
}

fn write_table(cards: &[Option<CardId>]) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(|card| card.map_or("hidden".into(), write_card)).collect::<Vec<_>>().join(", ")
}

fn write_character(character: Option<Character>) -> String {
    character.map_or("hidden", Character::id).into()
}
