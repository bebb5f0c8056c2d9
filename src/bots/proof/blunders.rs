//! Positions in which some moves are out of the question and others are plainly best.
//!
//! They are written like scenarios; the format is described in `tests/blunders/README.md`.

use super::Exam;
use crate::Calibre;
use standoff_engine::core::Seat;
use standoff_engine::notation::scenario::{Case, Script, What, pass_others, read};

/// A position and what is known about it.
#[derive(Clone, Debug)]
pub struct Position<G: Script> {
    pub case: Case<G>,
    pub why: String,
    pub never: Vec<G::Action>,
    pub best: Vec<G::Action>,
}

/// What a player did in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Best,
    /// Neither forbidden nor one of the best; a position may name only what is forbidden.
    Fair,
    Poor,
    Forbidden,
}

/// Reads all positions of a text.
pub fn positions<G: Script>(text: &str) -> Result<Vec<Position<G>>, String> {
    let mut table = String::new();
    let mut notes: Vec<Notes<G>> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let content = line.trim();
        let fail = |problem: String| format!("line {}: {problem}", at + 1);
        if content.starts_with("==") {
            notes.push(Notes::default());
        }
        let note = content.split_once(':').filter(|(key, _)| ["why", "never", "best"].contains(key));
        if let (Some((key, value)), Some(last)) = (note, notes.last_mut()) {
            last.read(key, value).map_err(fail)?;
        } else {
            table.push_str(line);
        }
        table.push('\n');
    }
    let cases = read::<G>(&table).map_err(|error| error.to_string())?;
    cases.into_iter().zip(notes).map(|(case, notes)| notes.finish(case)).collect()
}

/// What is said about a position, while it is read.
struct Notes<G: Script> {
    why: String,
    never: Vec<G::Action>,
    best: Vec<G::Action>,
}

impl<G: Script> Default for Notes<G> {
    fn default() -> Self {
        Self { why: String::new(), never: Vec::new(), best: Vec::new() }
    }
}

impl<G: Script> Notes<G> {
    fn read(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key == "why" {
            value.trim().clone_into(&mut self.why);
            return Ok(());
        }
        for word in value.split('|').map(str::trim) {
            let action = G::read_action(word).ok_or_else(|| format!("`{word}` is no action"))?;
            if key == "never" { &mut self.never } else { &mut self.best }.push(action);
        }
        Ok(())
    }

    fn finish(self, case: Case<G>) -> Result<Position<G>, String> {
        let Self { why, never, best } = self;
        if why.is_empty() || never.is_empty() && best.is_empty() {
            return Err(format!("line {}: {}: a reason and a move are needed", case.line, case.title));
        }
        Ok(Position { case, why, never, best })
    }
}

/// A position on the table, and what led to it.
struct Scene<G: Script> {
    game: G,
    seat: Seat,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
}

impl<G: Exam + Script> Position<G> {
    /// Whether it can be reached as described and everything named is legal there.
    pub fn check(&self) -> Result<(), String> {
        self.scene().map(|_| ())
    }

    fn scene(&self) -> Result<Scene<G>, String> {
        let fail = |problem: String| format!("{}: {problem}", self.case.title);
        let mut game = G::set_up(&self.case.table).map_err(|refusal| fail(refusal.to_string()))?;
        let mut events = Vec::new();
        for step in &self.case.steps {
            let done = match &step.what {
                What::Act { seat, action } => {
                    game.act(*seat, *action, &mut events).map_err(|reason| G::write_reason(&reason))
                }
                What::OthersPass => pass_others(&mut game, &mut events),
                What::Fact(fact) => fact.check(&game).map_err(|(wanted, found)| format!("{wanted}, not {found}")),
                What::Refused { .. } => Err("nothing is refused in a position".into()),
            };
            done.map_err(|problem| fail(format!("line {}: {problem}", step.line)))?;
        }
        let seat = game.asked().ok_or_else(|| fail("nobody is asked".into()))?;
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        if let Some(action) = self.never.iter().chain(&self.best).find(|action| !legal.contains(action)) {
            return Err(fail(format!("{} is not legal", G::write_action(*action))));
        }
        if self.best.len() == legal.len() || self.best.iter().any(|action| self.never.contains(action)) {
            return Err(fail("there is nothing to choose".into()));
        }
        Ok(Scene { game, seat, legal, events })
    }

    /// What a player does here, and how good that is.
    pub fn ask(&self, calibre: Calibre, seed: u64) -> Result<(G::Action, Verdict), String> {
        let Scene { game, seat, legal, events } = self.scene()?;
        let mut bot = G::player(calibre, seat, seed);
        for event in &events {
            bot.watch(&G::event_for(event, Some(seat)));
        }
        let action = bot.choose(&game.view(Some(seat)), &legal);
        let verdict = if self.never.contains(&action) {
            Verdict::Forbidden
        } else if self.best.contains(&action) {
            Verdict::Best
        } else if self.best.is_empty() {
            Verdict::Fair
        } else {
            Verdict::Poor
        };
        Ok((action, verdict))
    }
}

/// What a player made of many positions.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    pub positions: usize,
    /// Answers in positions with a best move, and those that found it.
    pub asked: usize,
    pub best: usize,
    pub forbidden: usize,
    /// Every answer that was not good, in words.
    pub faults: Vec<String>,
}

impl Marks {
    /// Best moves in percent.
    pub fn percent(&self) -> f64 {
        100.0 * self.best as f64 / self.asked.max(1) as f64
    }

    /// No forbidden move, and the best one in at least 95 of 100.
    pub fn passes(&self) -> bool {
        self.positions > 0 && self.forbidden == 0 && self.percent() >= 95.0
    }

    pub fn add(&mut self, other: Self) {
        self.positions += other.positions;
        self.asked += other.asked;
        self.best += other.best;
        self.forbidden += other.forbidden;
        self.faults.extend(other.faults);
    }
}

/// Puts a player into each position, once for each seed.
pub fn mark<G: Exam + Script>(positions: &[Position<G>], calibre: Calibre, seeds: u64) -> Result<Marks, String> {
    let mut marks = Marks { positions: positions.len(), ..Marks::default() };
    for position in positions {
        for seed in 1..=seeds {
            let (action, verdict) = position.ask(calibre, seed)?;
            marks.asked += usize::from(!position.best.is_empty());
            let word = match verdict {
                Verdict::Best => {
                    marks.best += 1;
                    continue;
                }
                Verdict::Fair => continue,
                Verdict::Poor => "not the best",
                Verdict::Forbidden => {
                    marks.forbidden += 1;
                    "FORBIDDEN"
                }
            };
            let (title, action) = (&position.case.title, G::write_action(action));
            marks.faults.push(format!("{word}: {title}: {action} (seed {seed})"));
        }
    }
    Ok(marks)
}
