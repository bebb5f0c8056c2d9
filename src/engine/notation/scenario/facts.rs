//! What must hold at some point of a scenario.

use super::super::{
    read_action, read_ask, read_role, read_seat, read_source, read_stage, write_action, write_ask, write_card,
    write_illegal, write_role, write_source, write_stage, write_team,
};
use super::Problem;
use super::parse::{list, number, one_space, read_cards, read_character, split_word};
use crate::card::{Action, Ask, CardId, Character, Decision, EventCard, EventPile, Game, Source, Stage};
use crate::core::{Role, Seat, SeatSet, Team};

/// One checkable statement about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `B life 2`, `B life 2/4`
    Life { seat: Seat, life: i8, most: Option<i8> },
    /// `B hand bang 7D, missed 2S`, `B hand nothing`: exactly these.
    Hand { seat: Seat, cards: Vec<CardId> },
    /// `B hand count 3`
    HandCount { seat: Seat, count: u8 },
    /// `B hand limit 3`
    HandLimit { seat: Seat, limit: u8 },
    /// `B in play barrel QS`: exactly these, in order of arrival.
    InPlay { seat: Seat, cards: Vec<CardId> },
    /// `B role outlaw` (everybody sees it), `B role hidden`
    Role { seat: Seat, shown: Option<Role> },
    /// `B is willy_the_kid`
    Character { seat: Seat, character: Character },
    /// `A sees C at 2`
    Sees { from: Seat, to: Seat, distance: u8 },
    /// `A reaches 3`: with the weapon in hand.
    Reaches { seat: Seat, range: u8 },
    /// `B may missed 10C`
    May { seat: Seat, action: Action },
    /// `B may not beer 6H because not_now beer`
    MayNot { seat: Seat, action: Action, reason: Option<String> },
    /// `B may only missed 10C | pass`; `B may nothing`
    MayOnly { seat: Seat, actions: Vec<Action> },
    /// `asked B missed 2 from A`, `asked B turn`, with `because bang 7D` if that matters; `asked nobody`
    Asked { asked: Option<(Seat, Ask)>, because: Option<Source> },
    /// `turn B`, `turn B play`
    Turn { seat: Seat, stage: Option<Stage> },
    /// `events hangover`, `events nothing`: exactly these are in force, by deck.
    Events { active: Vec<EventCard> },
    /// `coming curse, lasso`: what everybody sees coming, by deck.
    Coming { cards: Vec<EventCard> },
    /// `B ghost`, `B no ghost`
    Ghost { seat: Seat, ghost: bool },
    /// `B acts as slab_the_killer`, `B acts as nobody`: the abilities he has.
    ActsAs { seat: Seat, characters: Vec<Character> },
    /// `bangs 1`: BANG! cards played this turn.
    Bangs { count: u8 },
    /// `deck top ...`, `deck is ...`, `deck count 3` and the same for `discard` and `table`.
    Pile { pile: Pile, says: Says },
    /// `alive A, C`: exactly these.
    Alive { seats: SeatSet },
    /// `winner outlaws B, C`
    Winner { team: Team, seats: SeatSet },
    /// `no winner`
    NoWinner,
    /// `roles outlaw, outlaw, renegade, sheriff`: those dealt, in any order.
    Roles { roles: Vec<Role> },
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
    /// Reads one fact.
    pub(super) fn read(text: &str) -> Result<Self, Problem> {
        let unknown = || Problem::UnknownFact(text.into());
        let (first, rest) = text.split_once(' ').ok_or_else(unknown)?;
        let rest = rest.trim();
        if let Some(seat) = read_seat(first) {
            return Self::read_about(seat, rest, text);
        }
        match first {
            "asked" => read_asked(rest).ok_or_else(unknown),
            "turn" => {
                let (seat, stage) = rest.split_once(' ').map_or((rest, None), |(seat, stage)| (seat, Some(stage)));
                let stage = stage.map(|id| read_stage(id).ok_or_else(|| Problem::UnknownStage(id.into())));
                Ok(Self::Turn { seat: read_seat(seat).ok_or_else(unknown)?, stage: stage.transpose()? })
            }
            "events" => Ok(Self::Events { active: read_events(rest)? }),
            "coming" => Ok(Self::Coming { cards: read_events(rest)? }),
            "bangs" => Ok(Self::Bangs { count: number(rest)? }),
            "deck" => Ok(Self::Pile { pile: Pile::Deck, says: Says::read(rest)?.ok_or_else(unknown)? }),
            "discard" => Ok(Self::Pile { pile: Pile::Discard, says: Says::read(rest)?.ok_or_else(unknown)? }),
            "table" => Ok(Self::Pile { pile: Pile::Table, says: Says::read(rest)?.ok_or_else(unknown)? }),
            "alive" => Ok(Self::Alive { seats: read_seats(rest)? }),
            "winner" => {
                let (team, seats) = rest.split_once(' ').ok_or_else(unknown)?;
                let team = Team::ALL.into_iter().find(|t| write_team(*t) == team).ok_or_else(unknown)?;
                Ok(Self::Winner { team, seats: read_seats(seats)? })
            }
            "no" if rest == "winner" => Ok(Self::NoWinner),
            "roles" => {
                let role = |id: &str| read_role(id).ok_or_else(|| Problem::UnknownRole(id.into()));
                Ok(Self::Roles { roles: list(rest).map(role).collect::<Result<_, _>>()? })
            }
            _ => Err(unknown()),
        }
    }

    /// Reads a fact about one seat.
    fn read_about(seat: Seat, rest: &str, text: &str) -> Result<Self, Problem> {
        let unknown = || Problem::UnknownFact(text.into());
        match rest {
            "ghost" => return Ok(Self::Ghost { seat, ghost: true }),
            "no ghost" => return Ok(Self::Ghost { seat, ghost: false }),
            _ => {}
        }
        let (verb, what) = rest.split_once(' ').ok_or_else(unknown)?;
        let what = what.trim();
        match verb {
            "life" => {
                let (life, most) = what.split_once('/').map_or((what, None), |(life, most)| (life, Some(most)));
                Ok(Self::Life { seat, life: number(life)?, most: most.map(number).transpose()? })
            }
            "hand" => match what.split_once(' ') {
                Some(("count", count)) => Ok(Self::HandCount { seat, count: number(count)? }),
                Some(("limit", limit)) => Ok(Self::HandLimit { seat, limit: number(limit)? }),
                _ => {
                    let mut cards = read_cards(what)?;
                    cards.sort_unstable();
                    Ok(Self::Hand { seat, cards })
                }
            },
            "in" => {
                let cards = what.strip_prefix("play ").ok_or_else(unknown)?;
                Ok(Self::InPlay { seat, cards: read_cards(cards)? })
            }
            "role" if what == "hidden" => Ok(Self::Role { seat, shown: None }),
            "role" => {
                let role = read_role(what).ok_or_else(|| Problem::UnknownRole(what.into()))?;
                Ok(Self::Role { seat, shown: Some(role) })
            }
            "is" => Ok(Self::Character { seat, character: read_character(what)? }),
            "acts" => {
                let who = what.strip_prefix("as ").ok_or_else(unknown)?;
                let characters = if who == "nobody" { Ok(Vec::new()) } else { list(who).map(read_character).collect() };
                Ok(Self::ActsAs { seat, characters: characters? })
            }
            "sees" => {
                let (to, distance) = split_word(what, "at").ok_or_else(unknown)?;
                let to = read_seat(to).ok_or_else(unknown)?;
                Ok(Self::Sees { from: seat, to, distance: number(distance)? })
            }
            "reaches" => Ok(Self::Reaches { seat, range: number(what)? }),
            "may" => Self::read_may(seat, what),
            _ => Err(unknown()),
        }
    }

    fn read_may(seat: Seat, what: &str) -> Result<Self, Problem> {
        let action = |line: &str| read_action(line).ok_or_else(|| Problem::NotAnAction(line.into()));
        if what == "nothing" {
            return Ok(Self::MayOnly { seat, actions: Vec::new() });
        }
        if let Some(only) = what.strip_prefix("only ") {
            let mut actions: Vec<Action> = only.split('|').map(|line| action(line.trim())).collect::<Result<_, _>>()?;
            actions.sort_unstable();
            return Ok(Self::MayOnly { seat, actions });
        }
        let Some(line) = what.strip_prefix("not ") else { return Ok(Self::May { seat, action: action(what)? }) };
        let (line, reason) =
            split_word(line, "because").map_or((line, None), |(line, reason)| (line, Some(one_space(reason))));
        Ok(Self::MayNot { seat, action: action(line)?, reason })
    }

    /// Whether it holds; otherwise what was expected and what was found, in the same words.
    pub(super) fn check(&self, game: &Game) -> Result<(), (String, String)> {
        let (expected, found) = self.compare(game);
        if expected == found { Ok(()) } else { Err((expected, found)) }
    }

    fn compare(&self, game: &Game) -> (String, String) {
        let both =
            |what: String, expected: String, found: String| (format!("{what} {expected}"), format!("{what} {found}"));
        let number = |what: String, expected: u8, found: u8| both(what, expected.to_string(), found.to_string());
        match self {
            Self::Life { seat, life, most } => {
                let player = game.player(*seat);
                let write = |life: i8, max: i8| most.map_or(life.to_string(), |_| format!("{life}/{max}"));
                both(
                    format!("{seat} life"),
                    write(*life, most.unwrap_or_default()),
                    write(player.life, player.max_life),
                )
            }
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
            Self::Role { seat, shown } => {
                let player = game.player(*seat);
                let write = |role: Option<Role>| role.map_or("hidden", write_role).to_owned();
                let found = player.role_shown.then_some(player.role);
                both(format!("{seat} role"), write(*shown), write(found))
            }
            Self::Character { seat, character } => {
                both(format!("{seat} is"), character.id().into(), game.player(*seat).character.id().into())
            }
            Self::Sees { from, to, distance } => {
                number(format!("{from} sees {to} at"), *distance, game.distance(*from, *to))
            }
            Self::Reaches { seat, range } => number(format!("{seat} reaches"), *range, game.weapon_range(*seat)),
            Self::May { seat, action } => {
                let found = game.check(*seat, *action).map_or_else(write_illegal, |()| "legal".into());
                both(format!("{seat} {}:", write_action(*action)), "legal".into(), found)
            }
            Self::MayNot { seat, action, reason } => {
                let found = game.check(*seat, *action).map_or_else(write_illegal, |()| "legal".into());
                let expected = match reason {
                    Some(reason) => reason.clone(),
                    None if found == "legal" => "refused".into(),
                    None => found.clone(),
                };
                both(format!("{seat} {}:", write_action(*action)), expected, found)
            }
            Self::MayOnly { seat, actions } => {
                both(format!("{seat} may only"), write_actions(actions), write_actions(&game.legal_actions(*seat)))
            }
            Self::Asked { asked, because } => {
                let found = game.decision();
                let expected = asked.map_or("nobody".into(), |(seat, ask)| write_asked(seat, ask, *because));
                let because = |decision: &Decision| because.map(|_| decision.because);
                let found = found.map_or("nobody".into(), |d| write_asked(d.seat, d.ask, because(&d)));
                both("asked".into(), expected, found)
            }
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
            Self::ActsAs { seat, characters } => {
                let found: Vec<Character> = game.powers(*seat).collect();
                both(format!("{seat} acts as"), write_characters(characters), write_characters(&found))
            }
            Self::Bangs { count } => number("bangs".into(), *count, game.turn().bangs),
            Self::Pile { pile, says } => says.compare(pile.name(), &pile.cards(game)),
            Self::Alive { seats } => both("alive".into(), write_seats(*seats), write_seats(game.ring().seats())),
            Self::Winner { team, seats } => {
                let write = |team: Team, seats: SeatSet| format!("{} {}", write_team(team), write_seats(seats));
                let found = game.outcome().map_or("nobody".into(), |o| write(o.team, o.winners));
                both("winner".into(), write(*team, *seats), found)
            }
            Self::NoWinner => {
                let found = game.outcome().map_or("nobody".into(), |o| write_team(o.team).to_owned());
                both("winner".into(), "nobody".into(), found)
            }
            Self::Roles { roles } => {
                let write = |mut roles: Vec<Role>| {
                    roles.sort_unstable();
                    roles.into_iter().map(write_role).collect::<Vec<_>>().join(", ")
                };
                both("roles".into(), write(roles.clone()), write(game.players().iter().map(|p| p.role).collect()))
            }
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

fn read_asked(text: &str) -> Option<Fact> {
    if text == "nobody" {
        return Some(Fact::Asked { asked: None, because: None });
    }
    let (question, because) = split_word(text, "because").map_or((text, None), |(q, source)| (q, Some(source)));
    let because = match because {
        Some(source) => Some(read_source(source)?),
        None => None,
    };
    let (seat, ask) = question.split_once(' ')?;
    Some(Fact::Asked { asked: Some((read_seat(seat)?, read_ask(ask)?)), because })
}

fn read_events(text: &str) -> Result<Vec<EventCard>, Problem> {
    if text == "nothing" {
        return Ok(Vec::new());
    }
    list(text).map(|id| EventCard::from_id(id).ok_or_else(|| Problem::UnknownEvent(id.into()))).collect()
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

pub(super) fn read_seats(text: &str) -> Result<SeatSet, Problem> {
    list(text).map(|seat| read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))).collect()
}

fn write_asked(seat: Seat, ask: Ask, because: Option<Source>) -> String {
    let because = because.map_or(String::new(), |source| format!(" because {}", write_source(source)));
    format!("{seat} {}{because}", write_ask(ask))
}

pub(super) fn write_cards(cards: &[CardId]) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(|card| write_card(*card)).collect::<Vec<_>>().join(", ")
}

fn write_actions(actions: &[Action]) -> String {
    if actions.is_empty() {
        return "nothing".into();
    }
    actions.iter().map(|action| write_action(*action)).collect::<Vec<_>>().join(" | ")
}

pub(super) fn write_seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
