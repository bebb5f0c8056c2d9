//! Facts of both games, and those of one game beside them.

use super::parse::{list, number, one_space, read_seats, split_word, write_seats};
use super::script::{Question, Script};
use super::suggest::{FactForm, nearest_fact};
use super::{Noun, Problem};
use crate::core::{Outcome, Rules, Seat, SeatSet, Team};
use crate::notation::{read_seat, write_team};
use std::fmt;

/// One checkable statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement<G: Script> {
    Common(CommonFact<G>),
    Own(G::Fact),
}

/// A statement both games know.
#[derive(Clone, PartialEq, Debug)]
pub enum CommonFact<G: Rules> {
    /// `B life 2`, `B life 2/4`
    Life { seat: Seat, life: i8, most: Option<i8> },
    /// `B role outlaw` (everybody sees it), `B role hidden`
    Role { seat: Seat, shown: Option<&'static str> },
    /// `B is willy_the_kid`
    Character { seat: Seat, character: &'static str },
    /// `C sees role of B outlaw`, `C sees role of B hidden`; `spectator` for somebody who only watches.
    SeesRole { viewer: Viewer, of: Seat, role: Option<&'static str> },
    /// `C sees asked B turn`: the question as it is shown to him.
    SeesAsked { viewer: Viewer, asked: Option<Asked> },
    /// `B may missed 10C`
    May { seat: Seat, action: G::Action },
    /// `B may not beer 6H because not_now beer`
    MayNot { seat: Seat, action: G::Action, reason: Option<String> },
    /// `B may only missed 10C | pass`; `B may nothing`
    MayOnly { seat: Seat, actions: Vec<G::Action> },
    /// `asked B`, `asked B missed 2 from A`, with `because bang 7D` if that matters; `asked nobody`
    Asked(Option<Asked>),
    /// `alive A, C`: exactly these.
    Alive(SeatSet),
    /// `winner outlaws`, `winner outlaws B, C`
    Winner { team: Team, seats: Option<SeatSet> },
    /// `no winner`
    NoWinner,
    /// `roles outlaw, outlaw, renegade, sheriff`: those dealt, in any order.
    Roles(Vec<&'static str>),
}

/// Somebody whose view is asked for: a seat, or nobody for a `spectator`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer(pub Option<Seat>);

/// A question as far as a fact names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    pub ask: Option<String>,
    pub because: Option<String>,
}

/// The forms of [`CommonFact`].
pub(super) const COMMON_FACTS: &[FactForm] = &[
    ("B life 2", &["lives", "health", "hp", "hitpoints", "bullets", "wounds"]),
    ("B role outlaw", &["faction"]),
    ("B role hidden", &["unknown"]),
    ("B is willy_the_kid", &["character"]),
    ("C sees role of B hidden", &["knows"]),
    ("C sees asked B turn", &[]),
    ("B may pass", &["can", "could", "allowed", "legal"]),
    ("B may not pass", &["cannot", "can't", "illegal", "forbidden"]),
    ("B may only pass", &[]),
    ("B may nothing", &[]),
    ("asked B", &["decides", "waiting", "answers", "responds", "question"]),
    ("asked nobody", &[]),
    ("alive A, C", &["dead", "eliminated", "dies", "died", "out", "living", "survives"]),
    ("winner law", &["wins", "won", "victory"]),
    ("no winner", &[]),
    ("roles outlaw, outlaw, renegade, sheriff", &[]),
];

impl<G: Script> Statement<G> {
    /// Reads one fact.
    pub(super) fn read(text: &str) -> Result<Self, Problem> {
        if let Some(fact) = CommonFact::read(text)? {
            return Ok(Self::Common(fact));
        }
        G::read_fact(text)?.map(Self::Own).ok_or_else(|| unknown_fact::<G>(text))
    }

    /// Whether it holds; otherwise what was expected and what was found, in the same words.
    pub fn check(&self, game: &G) -> Result<(), (String, String)> {
        let (expected, found) = match self {
            Self::Common(fact) => fact.compare(game),
            Self::Own(fact) => game.compare(fact),
        };
        if expected == found { Ok(()) } else { Err((expected, found)) }
    }

    /// Whether it says what may be done.
    pub(super) fn is_about_actions(&self) -> bool {
        use CommonFact::{May, MayNot, MayOnly};
        matches!(self, Self::Common(May { .. } | MayNot { .. } | MayOnly { .. }))
    }
}

/// A text that is no fact, with the form that is most like it.
fn unknown_fact<G: Script>(text: &str) -> Problem {
    let nearest = nearest_fact(text, COMMON_FACTS.iter().chain(G::FACTS));
    Problem::Unknown { noun: Noun::Fact, text: text.into(), nearest }
}

/// Reads an action.
pub(super) fn action<G: Script>(text: &str) -> Result<G::Action, Problem> {
    let unknown = || Problem::Unknown { noun: Noun::Action, text: text.into(), nearest: G::nearest_action(text) };
    G::read_action(text).ok_or_else(unknown)
}

impl Viewer {
    pub(super) fn read(word: &str) -> Option<Self> {
        if word == "spectator" { Some(Self(None)) } else { read_seat(word).map(|seat| Self(Some(seat))) }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => seat.fmt(f),
            None => f.write_str("spectator"),
        }
    }
}

impl<G: Script> CommonFact<G> {
    /// Reads a fact; none if only one game may know it.
    fn read(text: &str) -> Result<Option<Self>, Problem> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let (verb, what) = rest.split_once(' ').unwrap_or((rest, ""));
        if let (Some(viewer), "sees") = (Viewer::read(first), verb) {
            return Self::read_sight(viewer, what.trim(), text);
        }
        if let Some(seat) = read_seat(first) {
            return Self::read_about(seat, verb, what.trim(), text);
        }
        Ok(Some(match first {
            "asked" => Self::Asked(read_asked::<G>(rest, text)?),
            "alive" => Self::Alive(read_seats(rest)?),
            "winner" => {
                let (team, seats) = rest.split_once(' ').map_or((rest, None), |(team, seats)| (team, Some(seats)));
                let team = Team::ALL.into_iter().find(|known| write_team(*known) == team);
                Self::Winner {
                    team: team.ok_or_else(|| unknown_fact::<G>(text))?,
                    seats: seats.map(read_seats).transpose()?,
                }
            }
            "no" if rest == "winner" => Self::NoWinner,
            "roles" => {
                let mut roles = list(rest).map(G::read_role_card).collect::<Result<Vec<_>, _>>()?;
                roles.sort_unstable();
                Self::Roles(roles)
            }
            _ => return Ok(None),
        }))
    }

    /// Reads a fact about one player.
    fn read_about(seat: Seat, verb: &str, what: &str, text: &str) -> Result<Option<Self>, Problem> {
        if what.is_empty() {
            return Ok(None);
        }
        Ok(Some(match verb {
            "life" => {
                let (life, most) = what.split_once('/').map_or((what, None), |(life, most)| (life, Some(most)));
                Self::Life { seat, life: number(life)?, most: most.map(number).transpose()? }
            }
            "role" => Self::Role { seat, shown: read_hidden_role::<G>(what)? },
            "is" => {
                let named = G::character_word(what);
                let character =
                    named.map_err(|problem| if has_other_word(what) { unknown_fact::<G>(text) } else { problem })?;
                Self::Character { seat, character }
            }
            "may" => Self::read_may(seat, what)?,
            _ => return Ok(None),
        }))
    }

    /// Reads what a viewer sees.
    fn read_sight(viewer: Viewer, what: &str, text: &str) -> Result<Option<Self>, Problem> {
        let unknown = || unknown_fact::<G>(text);
        Ok(Some(match what.split_once(' ') {
            Some(("role", rest)) => {
                let (of, role) = rest.strip_prefix("of ").and_then(|rest| rest.split_once(' ')).ok_or_else(unknown)?;
                let of = read_seat(of).ok_or_else(unknown)?;
                Self::SeesRole { viewer, of, role: read_hidden_role::<G>(role)? }
            }
            Some(("asked", rest)) => Self::SeesAsked { viewer, asked: read_asked::<G>(rest.trim(), text)? },
            _ => return Ok(None),
        }))
    }

    fn read_may(seat: Seat, what: &str) -> Result<Self, Problem> {
        if what == "nothing" {
            return Ok(Self::MayOnly { seat, actions: Vec::new() });
        }
        if let Some(only) = what.strip_prefix("only ") {
            let mut actions = only.split('|').map(|line| action::<G>(line.trim())).collect::<Result<Vec<_>, _>>()?;
            actions.sort_unstable();
            return Ok(Self::MayOnly { seat, actions });
        }
        let Some(line) = what.strip_prefix("not ") else { return Ok(Self::May { seat, action: action::<G>(what)? }) };
        let (line, reason) =
            split_word(line, "because").map_or((line, None), |(line, reason)| (line, Some(one_space(reason))));
        Ok(Self::MayNot { seat, action: action::<G>(line)?, reason })
    }

    /// What was expected and what was found, in the same words.
    fn compare(&self, game: &G) -> (String, String) {
        let legal = |seat: Seat, action: G::Action| {
            game.check_action(seat, action).map_or_else(|reason| G::write_reason(&reason), |()| "legal".into())
        };
        let hidden = |role: Option<&'static str>| role.unwrap_or("hidden").to_owned();
        match self {
            Self::Life { seat, life, most } => {
                let write = |life: i8, max: i8| most.map_or(life.to_string(), |_| format!("{life}/{max}"));
                let (found, max) = game.life(*seat);
                both(format!("{seat} life"), write(*life, most.unwrap_or_default()), write(found, max))
            }
            Self::Role { seat, shown } => {
                both(format!("{seat} role"), hidden(*shown), hidden(G::role_seen(&game.view(None), *seat)))
            }
            Self::Character { seat, character } => {
                both(format!("{seat} is"), (*character).into(), game.character_of(*seat).into())
            }
            Self::SeesRole { viewer, of, role } => {
                let what = format!("{viewer} sees role of {of}");
                both(what, hidden(*role), hidden(G::role_seen(&game.view(viewer.0), *of)))
            }
            Self::SeesAsked { viewer, asked } => {
                let view = game.view(viewer.0);
                let found = G::decision_seen(&view).map(G::question);
                compare_asked(format!("{viewer} sees asked"), asked.as_ref(), found)
            }
            Self::May { seat, action } => {
                both(format!("{seat} {}:", G::write_action(*action)), "legal".into(), legal(*seat, *action))
            }
            Self::MayNot { seat, action, reason } => {
                let found = legal(*seat, *action);
                let expected = match reason {
                    Some(reason) => reason.clone(),
                    None if found == "legal" => "refused".into(),
                    None => found.clone(),
                };
                both(format!("{seat} {}:", G::write_action(*action)), expected, found)
            }
            Self::MayOnly { seat, actions } => {
                let mut legal = Vec::new();
                game.legal_actions(*seat, &mut legal);
                both(format!("{seat} may only"), write_actions::<G>(actions), write_actions::<G>(&legal))
            }
            Self::Asked(asked) => {
                compare_asked("asked".into(), asked.as_ref(), game.decision().as_ref().map(G::question))
            }
            Self::Alive(seats) => both("alive".into(), write_seats(*seats), write_seats(game.alive())),
            Self::Winner { team, seats } => {
                let write = |team: Team, winners: SeatSet| match seats {
                    Some(_) => format!("{} {}", write_team(team), write_seats(winners)),
                    None => write_team(team).to_owned(),
                };
                let found = game.outcome().map_or("nobody".into(), |o| write(o.team, o.winners));
                both("winner".into(), write(*team, seats.unwrap_or_default()), found)
            }
            Self::NoWinner => both("winner".into(), "nobody".into(), write_winner(game.outcome())),
            Self::Roles(roles) => {
                let mut found: Vec<&str> = Seat::all(game.seats()).map(|seat| game.role_card(seat)).collect();
                found.sort_unstable();
                both("roles".into(), roles.join(", "), found.join(", "))
            }
        }
    }
}

/// A statement with what was expected and what was found.
pub(super) fn both(what: String, expected: String, found: String) -> (String, String) {
    ([what.clone(), expected].join(" "), [what, found].join(" "))
}

/// Whether a fact like `B is dead` uses a word of another fact.
fn has_other_word(word: &str) -> bool {
    COMMON_FACTS.iter().any(|(_, also)| also.contains(&word))
}

fn read_hidden_role<G: Script>(text: &str) -> Result<Option<&'static str>, Problem> {
    if text == "hidden" { Ok(None) } else { G::read_role_card(text).map(Some) }
}

/// `nobody`, `B`, `B missed 1 from A`, `B because bang 7D`; `fact` is the whole fact.
fn read_asked<G: Script>(text: &str, fact: &str) -> Result<Option<Asked>, Problem> {
    if text == "nobody" {
        return Ok(None);
    }
    let unknown = || unknown_fact::<G>(fact);
    let (question, because) = split_word(text, "because").map_or((text, None), |(q, source)| (q, Some(source)));
    let (seat, ask) = question.split_once(' ').map_or((question, None), |(seat, ask)| (seat, Some(ask)));
    Ok(Some(Asked {
        seat: read_seat(seat).ok_or_else(unknown)?,
        ask: ask.map(|ask| G::spell_ask(ask).ok_or_else(unknown)).transpose()?,
        because: because.map(|source| G::spell_source(source).ok_or_else(unknown)).transpose()?,
    }))
}

/// Compares a question with what a fact says of it, where it says something.
fn compare_asked(what: String, asked: Option<&Asked>, found: Option<Question>) -> (String, String) {
    let write = |seat: Seat, ask: Option<&str>, because: Option<&str>| {
        let because = because.map_or(String::new(), |because| format!(" because {because}"));
        format!("{seat}{}{because}", ask.map_or(String::new(), |ask| format!(" {ask}")))
    };
    let nobody = || "nobody".to_owned();
    let expected = asked.map_or_else(nobody, |a| write(a.seat, a.ask.as_deref(), a.because.as_deref()));
    let found = found.map_or_else(nobody, |q| {
        let named = |part: fn(&Asked) -> bool| asked.is_none_or(part);
        let because = asked.is_some_and(|a| a.because.is_some()).then_some(q.because.as_str());
        write(q.seat, named(|a| a.ask.is_some()).then_some(q.ask.as_str()), because)
    });
    both(what, expected, found)
}

fn write_actions<G: Rules>(actions: &[G::Action]) -> String {
    if actions.is_empty() {
        return "nothing".into();
    }
    actions.iter().map(|action| G::write_action(*action)).collect::<Vec<_>>().join(" | ")
}

fn write_winner(outcome: Option<Outcome>) -> String {
    outcome.map_or("nobody".into(), |outcome| write_team(outcome.team).to_owned())
}
