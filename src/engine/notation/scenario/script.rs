//! What scenarios of both games have in common: titles, lines, actions, refusals, and how they are played.

use super::parse::{Problem, ScenarioError, list, one_space, split_word};
use crate::core::{Rules, Seat};
use crate::notation::read_seat;
use std::ops::Deref;

/// A game in the words of scenario files.
pub trait Script: Rules {
    /// The part above `--` while it is read.
    type Draft: Default;
    /// The part above `--`.
    type Table: Clone + std::fmt::Debug;
    /// A statement that can be checked.
    type Fact: Clone + PartialEq + std::fmt::Debug;

    /// Reads a `key: value` line above `--`. `refused`: the table is expected to be refused.
    fn read_key(draft: &mut Self::Draft, key: &str, value: &str, refused: bool) -> Result<(), Problem>;

    /// The whole part above `--`, once all keys are read.
    fn finish(draft: Self::Draft, keys: &[String]) -> Result<Self::Table, Problem>;

    /// The game in that position, or why there is none.
    fn set_up(table: &Self::Table) -> Result<Self, String>;

    fn read_fact(text: &str) -> Result<Self::Fact, Problem>;

    /// Whether a fact holds; otherwise what was expected and what was found, in the same words.
    fn check_fact(&self, fact: &Self::Fact) -> Result<(), (String, String)>;

    /// What must be true after every action.
    fn sound(&self) -> Result<(), String>;

    /// What must be true at the end of a case.
    fn finished(&self) -> Result<(), String> {
        Ok(())
    }

    /// The position as the lines that would describe it, then who is asked what.
    fn describe(&self) -> String;

    fn write_reason(reason: &Self::Illegal) -> String;
}

/// One situation and what becomes of it.
#[derive(Clone, Debug)]
pub struct Case<G: Script> {
    pub title: String,
    /// The line of the title.
    pub line: usize,
    /// The rulings, worked examples and official answers it follows, e.g. `R46`, `SC17`, `Q38`.
    pub rulings: Vec<String>,
    /// The reason for which the table itself must be refused.
    pub refused: Option<String>,
    /// Where it begins and what it is about.
    pub table: G::Table,
    pub steps: Vec<Step<G>>,
}

impl<G: Script> Deref for Case<G> {
    type Target = G::Table;

    fn deref(&self) -> &G::Table {
        &self.table
    }
}

/// One line of what happens, or one fact that must hold at that point.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Script> {
    pub line: usize,
    pub what: What<G>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum What<G: Script> {
    /// Somebody acts.
    Act { seat: Seat, action: G::Action },
    /// Somebody tries something that must be refused for this reason. No action: the line is not notation.
    Refused { seat: Seat, action: Option<G::Action>, reason: String },
    /// A fact that must hold.
    Fact(G::Fact),
}

/// One difference between a scenario and the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub line: usize,
    pub expected: String,
    pub found: String,
    /// The position at that point, in notation; empty if there is none.
    pub state: String,
}

/// The game a file is about: a line `game: dice` before the first case, or the card game.
pub fn game_of(text: &str) -> &str {
    let first = text.lines().map(|line| without_comment(line).trim()).find(|line| !line.is_empty());
    first.and_then(|line| line.strip_prefix("game:")).map_or("card", str::trim)
}

/// Reads all scenarios of a text.
pub fn read<G: Script>(text: &str) -> Result<Vec<Case<G>>, ScenarioError> {
    let mut cases: Vec<Draft<G>> = Vec::new();
    for (at, raw) in text.lines().enumerate() {
        let line = at + 1;
        let content = without_comment(raw).trim();
        let fail = |problem| ScenarioError { line, problem };
        if content.is_empty() {
            continue;
        }
        if let Some(title) = content.strip_prefix("==") {
            let title = title.trim();
            if title.is_empty() {
                return Err(fail(Problem::NoTitle));
            }
            cases.push(Draft::new(title, line));
            continue;
        }
        if cases.is_empty() && content.strip_prefix("game:").is_some_and(|name| name.trim() == G::NAME) {
            continue;
        }
        let case = cases.last_mut().ok_or_else(|| fail(Problem::BeforeFirstCase))?;
        if content == "--" {
            case.in_body = true;
        } else if case.in_body {
            case.read_step(content, line).map_err(fail)?;
        } else {
            case.read_key(content).map_err(fail)?;
        }
    }
    cases.into_iter().map(Draft::finish).collect()
}

/// Cuts off a comment: `#` at the beginning or after a space (`9S#2` is a card).
fn without_comment(line: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| *at == 0 || line[..*at].ends_with(char::is_whitespace);
    line.match_indices('#').find(begins).map_or(line, |(at, _)| &line[..at])
}

/// A scenario being read.
struct Draft<G: Script> {
    title: String,
    line: usize,
    rulings: Vec<String>,
    refused: Option<String>,
    steps: Vec<Step<G>>,
    keys: Vec<String>,
    in_body: bool,
    table: G::Draft,
}

impl<G: Script> Draft<G> {
    fn new(title: &str, line: usize) -> Self {
        Self {
            title: title.into(),
            line,
            rulings: Vec::new(),
            refused: None,
            steps: Vec::new(),
            keys: Vec::new(),
            in_body: false,
            table: G::Draft::default(),
        }
    }

    /// One `key: value` line above `--`.
    fn read_key(&mut self, content: &str) -> Result<(), Problem> {
        let (key, value) = content.split_once(':').ok_or_else(|| Problem::UnknownKey(content.into()))?;
        let (key, value) = (key.trim(), value.trim());
        if self.keys.iter().any(|known| known == key) {
            return Err(Problem::KeyTwice(key.into()));
        }
        self.keys.push(key.into());
        match key {
            "rulings" => self.rulings = list(value).map(str::to_owned).collect(),
            "refused" if value.is_empty() => return Err(Problem::NoReason),
            "refused" => self.refused = Some(one_space(value)),
            _ => G::read_key(&mut self.table, key, value, self.refused.is_some())?,
        }
        Ok(())
    }

    /// A line below `--`: an action, an attempt or facts.
    fn read_step(&mut self, content: &str, line: usize) -> Result<(), Problem> {
        let actor = content.split_once(':').and_then(|(seat, rest)| Some((read_seat(seat)?, rest.trim())));
        let Some((seat, rest)) = actor else {
            for fact in content.split(';').map(str::trim).filter(|fact| !fact.is_empty()) {
                let fact = G::read_fact(fact)?;
                self.steps.push(Step { line, what: What::Fact(fact) });
            }
            return Ok(());
        };
        let what = match split_word(rest, "refused") {
            Some((tried, reason)) => {
                let reason = one_space(reason);
                if reason.is_empty() {
                    return Err(Problem::NoReason);
                }
                What::Refused { seat, action: G::read_action(tried), reason }
            }
            None => {
                let action = G::read_action(rest).ok_or_else(|| Problem::NotAnAction(rest.into()))?;
                What::Act { seat, action }
            }
        };
        self.steps.push(Step { line, what });
        Ok(())
    }

    fn finish(self) -> Result<Case<G>, ScenarioError> {
        let line = self.line;
        let fail = |problem| ScenarioError { line, problem };
        let table = G::finish(self.table, &self.keys).map_err(fail)?;
        let checks = self.steps.iter().any(|step| !matches!(step.what, What::Act { .. }));
        if !checks && self.refused.is_none() {
            return Err(fail(Problem::NothingChecked));
        }
        let Self { title, rulings, refused, steps, .. } = self;
        Ok(Case { title, line, rulings, refused, table, steps })
    }
}

/// Plays a scenario; the differences, none if everything holds.
pub fn run<G: Script>(case: &Case<G>) -> Vec<Failure> {
    run_watched(case, &mut |_, _| {})
}

/// The same, showing the position before the first line (line zero) and after each action.
pub fn run_watched<G: Script>(case: &Case<G>, watch: &mut dyn FnMut(usize, &G)) -> Vec<Failure> {
    let mut failures = Vec::new();
    let mut game = match (G::set_up(&case.table), &case.refused) {
        (Ok(game), None) => game,
        (Err(reason), Some(expected)) if reason == *expected => return failures,
        (built, expected) => {
            failures.push(Failure {
                line: case.line,
                expected: expected
                    .as_ref()
                    .map_or("a possible table".into(), |reason| format!("table refused: {reason}")),
                found: built
                    .as_ref()
                    .map_or_else(|reason| format!("table refused: {reason}"), |_| "a possible table".into()),
                state: built.as_ref().map_or(String::new(), G::describe),
            });
            return failures;
        }
    };
    watch(0, &game);
    for step in &case.steps {
        let outcome = match &step.what {
            What::Act { seat, action } => act(&mut game, *seat, *action)
                .map_err(|found| (format!("{seat}: {} is legal", G::write_action(*action)), found)),
            What::Refused { seat, action, reason } => refuse(&game, *seat, *action, reason),
            What::Fact(fact) => game.check_fact(fact),
        };
        let stuck = outcome.is_err() && matches!(step.what, What::Act { .. });
        if let Err((expected, found)) = outcome {
            failures.push(Failure { line: step.line, expected, found, state: game.describe() });
        }
        if stuck {
            break;
        }
        if matches!(step.what, What::Act { .. }) {
            watch(step.line, &game);
        }
    }
    if let (true, Err(found)) = (failures.is_empty(), game.finished()) {
        let expected = "nothing left over at the end".into();
        failures.push(Failure { line: case.line, expected, found, state: game.describe() });
    }
    failures
}

fn is_listed<G: Script>(game: &G, seat: Seat, action: G::Action) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal.contains(&action)
}

/// Carries out an action and looks after what must be true after every one.
fn act<G: Script>(game: &mut G, seat: Seat, action: G::Action) -> Result<(), String> {
    let listed = is_listed(game, seat, action);
    let before = game.clone();
    match game.act(seat, action, &mut Vec::new()) {
        Ok(()) if !listed => Err("it was carried out, but is not among the legal actions".into()),
        Ok(()) => game.sound(),
        Err(reason) if listed => Err(format!("{}, but it is among the legal actions", G::write_reason(&reason))),
        Err(reason) if *game != before => Err(format!("{}, but the game has changed", G::write_reason(&reason))),
        Err(reason) => Err(G::write_reason(&reason)),
    }
}

/// Tries an action that must be refused. The game is not changed.
fn refuse<G: Script>(game: &G, seat: Seat, action: Option<G::Action>, expected: &str) -> Result<(), (String, String)> {
    let differs = |found: String| (format!("refused {expected}"), found);
    let Some(action) = action else {
        return if expected == "malformed" { Ok(()) } else { Err(differs("refused malformed".into())) };
    };
    let mut tried = game.clone();
    let listed = is_listed(game, seat, action);
    match tried.act(seat, action, &mut Vec::new()) {
        Ok(()) => Err(differs(format!("{seat}: {} is legal", G::write_action(action)))),
        Err(reason) => {
            let reason = G::write_reason(&reason);
            if tried != *game {
                Err(differs(format!("refused {reason}, but the game has changed")))
            } else if listed {
                Err(differs(format!("refused {reason}, but it is among the legal actions")))
            } else if reason == expected {
                Ok(())
            } else {
                Err(differs(format!("refused {reason}")))
            }
        }
    }
}
