//! From text to cases. A mistake voids its case only; all mistakes are reported.

use super::parse::{list, one_space, split_word};
use super::script::{Case, Script, Step, What};
use super::{Noun, Problem, ScenarioError, Statement};
use crate::core::Seat;
use crate::notation::read_seat;

/// Keys that mean the same in both games.
const COMMON_KEYS: [&str; 2] = ["rulings", "refused"];

/// A case that cannot be read, with all its mistakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenCase {
    /// Empty for what stands before the first title.
    pub title: String,
    pub line: usize,
    pub errors: Vec<ScenarioError>,
}

/// The game a file is about: a line `game: dice` before the first case, or the card game.
pub fn game_of(text: &str) -> &str {
    let first = text.lines().map(|line| without_comment(line).trim()).find(|line| !line.is_empty());
    first.and_then(|line| line.strip_prefix("game:")).map_or("card", str::trim)
}

/// Reads all cases of a text; the first mistake if there is any.
pub fn read<G: Script>(text: &str) -> Result<Vec<Case<G>>, ScenarioError> {
    let (mut cases, mut errors) = (Vec::new(), Vec::new());
    for case in read_each(text) {
        match case {
            Ok(case) => cases.push(case),
            Err(broken) => errors.extend(broken.errors),
        }
    }
    errors.into_iter().next().map_or(Ok(cases), Err)
}

/// Reads the cases of a text one by one: each is either complete or a list of mistakes.
pub fn read_each<G: Script>(text: &str) -> Vec<Result<Case<G>, BrokenCase>> {
    let mut sections = vec![Section { title: "", line: 1, lines: Vec::new() }];
    for (at, raw) in text.lines().enumerate() {
        let line = at + 1;
        let content = without_comment(raw).trim();
        if let Some(title) = content.strip_prefix("==") {
            sections.push(Section { title: title.trim(), line, lines: Vec::new() });
        } else if let Some(section) = sections.last_mut().filter(|_| !content.is_empty()) {
            section.lines.push((line, content));
        }
    }
    let mut sections = sections.into_iter();
    let preamble = sections.next().and_then(Section::preamble::<G>);
    preamble.map(Err).into_iter().chain(sections.map(Section::read)).collect()
}

/// Cuts off a comment: `#` at the beginning or after a space (`9S#2` is a card).
fn without_comment(line: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| *at == 0 || line[..*at].ends_with(char::is_whitespace);
    line.match_indices('#').find(begins).map_or(line, |(at, _)| &line[..at])
}

/// The lines of one case, or those before the first.
struct Section<'a> {
    title: &'a str,
    line: usize,
    lines: Vec<(usize, &'a str)>,
}

impl Section<'_> {
    /// The mistake of a text that does not begin with a title.
    fn preamble<G: Script>(self) -> Option<BrokenCase> {
        let says_game = |content: &str| content.strip_prefix("game:").is_some_and(|name| name.trim() == G::NAME);
        let (line, _) = self.lines.into_iter().find(|(_, content)| !says_game(content))?;
        let errors = vec![ScenarioError { line, problem: Problem::BeforeFirstCase }];
        Some(BrokenCase { title: String::new(), line, errors })
    }

    fn read<G: Script>(self) -> Result<Case<G>, BrokenCase> {
        let mut draft = Draft::<G>::new(self.title, self.line);
        if self.title.is_empty() {
            draft.fail(self.line, Problem::NoTitle);
        }
        let separated = self.lines.iter().any(|(_, content)| *content == "--");
        let mut in_body = false;
        for (line, content) in self.lines {
            if content == "--" {
                if in_body {
                    draft.fail(line, Problem::SeparatorTwice);
                }
                in_body = true;
                continue;
            }
            if !in_body && !separated && draft.goes_beyond_table(content) {
                draft.fail(line, Problem::NoSeparator);
                in_body = true;
            }
            if in_body {
                draft.read_step(line, content);
            } else if let Err(problems) = draft.read_key(content) {
                let misplaced = separated && is_step::<G>(content);
                let problems = if misplaced { vec![Problem::BelongsBelow(content.into())] } else { problems };
                draft.errors.extend(problems.into_iter().map(|problem| ScenarioError { line, problem }));
            }
        }
        draft.finish()
    }
}

/// Splits an action line into the seat and the rest.
fn split_actor(content: &str) -> Option<(Seat, &str)> {
    content.split_once(':').and_then(|(seat, rest)| Some((read_seat(seat)?, rest.trim())))
}

/// Whether a line makes sense below `--`.
fn is_step<G: Script>(content: &str) -> bool {
    match split_actor(content) {
        Some((_, rest)) => G::read_action(split_word(rest, "refused").map_or(rest, |(tried, _)| tried)).is_some(),
        None => is_others_pass(content) || content.split(';').any(|fact| Statement::<G>::read(fact.trim()).is_ok()),
    }
}

fn is_others_pass(content: &str) -> bool {
    one_space(content) == "others pass"
}

/// A scenario being read.
struct Draft<G: Script> {
    title: String,
    line: usize,
    rulings: Vec<String>,
    refused: Option<String>,
    steps: Vec<Step<G>>,
    keys: Vec<String>,
    table: G::Draft,
    errors: Vec<ScenarioError>,
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
            table: G::Draft::default(),
            errors: Vec::new(),
        }
    }

    fn fail(&mut self, line: usize, problem: Problem) {
        self.errors.push(ScenarioError { line, problem });
    }

    /// Whether a line of a case without `--` is no longer about the table.
    fn goes_beyond_table(&self, content: &str) -> bool {
        let Some((key, _)) = content.split_once(':') else { return true };
        let again = read_seat(key).is_some() && self.keys.iter().any(|known| known == key.trim());
        again || is_step::<G>(content)
    }

    /// One `key: value` line above `--`.
    fn read_key(&mut self, content: &str) -> Result<(), Vec<Problem>> {
        let keys = || COMMON_KEYS.iter().chain(G::KEYS);
        let (key, value) = content.split_once(':').ok_or_else(|| Problem::unknown(Noun::Key, content, keys()))?;
        let (key, value) = (key.trim(), value.trim());
        if self.keys.iter().any(|known| known == key) {
            Err(Problem::KeyTwice(key.into()))?;
        }
        if read_seat(key).is_none() && !keys().any(|known| *known == key) {
            Err(Problem::unknown(Noun::Key, key, keys()))?;
        }
        self.keys.push(key.into());
        match key {
            "rulings" => self.rulings = list(value).map(str::to_owned).collect(),
            "refused" if value.is_empty() => Err(Problem::NoReason)?,
            "refused" => self.refused = Some(one_space(value)),
            _ => G::read_key(&mut self.table, key, value, self.refused.is_some())?,
        }
        Ok(())
    }

    /// A line below `--`: an action, an attempt or facts.
    fn read_step(&mut self, line: usize, content: &str) {
        if is_others_pass(content) {
            self.steps.push(Step { line, what: What::OthersPass });
        } else if let Some((seat, rest)) = split_actor(content) {
            match read_action(seat, rest) {
                Ok(what) => self.steps.push(Step { line, what }),
                Err(problem) => self.fail(line, problem),
            }
        } else if content.split_once(':').is_some_and(|(key, _)| G::KEYS.contains(&key.trim())) {
            self.fail(line, Problem::BelongsAbove(content.into()));
        } else {
            for text in content.split(';').map(str::trim).filter(|fact| !fact.is_empty()) {
                match self.read_fact(text) {
                    Ok(fact) => self.steps.push(Step { line, what: What::Fact(fact) }),
                    Err(problem) => self.fail(line, problem),
                }
            }
        }
    }

    /// A fact about players of this table.
    fn read_fact(&self, text: &str) -> Result<Statement<G>, Problem> {
        let fact = Statement::read(text)?;
        let seats = G::seats_of(&self.table);
        // What may be done and why not can speak of seats that are not there.
        let beyond = || text.split([' ', ',']).filter_map(read_seat).find(|seat| seat.0 >= seats);
        match beyond().filter(|_| seats > 0 && !fact.is_about_actions()) {
            Some(seat) => Err(Problem::NoSuchSeat(seat)),
            None => Ok(fact),
        }
    }

    fn finish(mut self) -> Result<Case<G>, BrokenCase> {
        let line = self.line;
        let table = G::finish(self.table, &self.keys);
        let checks = self.steps.iter().any(|step| !step.what.is_action());
        if let Err(problem) = &table {
            self.errors.push(ScenarioError { line, problem: problem.clone() });
        } else if !checks && self.refused.is_none() && self.errors.is_empty() {
            self.errors.push(ScenarioError { line, problem: Problem::NothingChecked });
        }
        let Self { title, rulings, refused, steps, mut errors, .. } = self;
        match table {
            Ok(table) if errors.is_empty() => Ok(Case { title, line, rulings, refused, table, steps }),
            _ => {
                errors.sort_by_key(|error| error.line);
                Err(BrokenCase { title, line, errors })
            }
        }
    }
}

/// What somebody does or tries, without the seat.
fn read_action<G: Script>(seat: Seat, text: &str) -> Result<What<G>, Problem> {
    if let Some((tried, reason)) = split_word(text, "refused") {
        let reason = one_space(reason);
        if reason.is_empty() {
            return Err(Problem::NoReason);
        }
        return Ok(What::Refused { seat, action: G::read_action(tried), reason });
    }
    super::statement::action::<G>(text).map(|action| What::Act { seat, action })
}
