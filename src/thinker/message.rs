//! What is said to those who think, and what they say. Both ends are the same build of the same code, so nothing has to
//! explain itself: numbers in their order, then lines.

use std::str::{FromStr, SplitWhitespace};

/// Whoever thinks says at once what he would do.
pub const HURRY: &str = "hurry";

/// A question to one seat of a game, with the course of the game as far as it is not known yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ask {
    pub id: u32,
    /// The name of the game.
    pub game: String,
    pub seat: u8,
    /// Who sits there, in words, and what his luck comes from.
    pub calibre: String,
    pub seed: u64,
    pub budget: Budget,
    /// Whether something is to be done; otherwise only beliefs are asked for.
    pub think: bool,
    /// An action that is to be thought about in any case.
    pub also: Option<String>,
    /// What the deal comes from.
    pub deal: u64,
    /// The place the game is run from, an [opening](crate::table::Opening); empty if that was said before.
    pub setup: String,
    /// Lines of the record that are known and still true; those after them follow.
    pub from: usize,
    pub lines: Vec<String>,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Imagined games at most.
    pub most: u32,
    /// Milliseconds, once there were enough imagined games to be worth it.
    pub ms: u32,
}

impl Budget {
    /// Fewer imagined games than this are worse than none.
    pub const LEAST: u32 = 100;

    /// So many milliseconds, however quick the device is.
    pub const fn time(ms: u32) -> Self {
        Self { most: 1600, ms }
    }
}

/// What came of a question.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    pub id: u32,
    /// Imagined games.
    pub playouts: u32,
    pub ms: u32,
    /// None if nobody can think ahead in this game, or only beliefs were asked for.
    pub action: Option<String>,
    /// How likely each role is for each seat.
    pub odds: Vec<[f32; 4]>,
    /// What was thought about, the best first.
    pub lines: Vec<Told>,
}

/// One action that was thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub action: String,
    /// The chance to win with it.
    pub chance: f32,
    pub doubt: f32,
}

fn next<T: FromStr>(words: &mut SplitWhitespace) -> Option<T> {
    words.next()?.parse().ok()
}

/// Chances are told in parts of so many.
const WHOLE: f32 = 10_000.0;

fn parts(chance: f32) -> u32 {
    (chance * WHOLE) as u32
}

fn chance(words: &mut SplitWhitespace) -> Option<f32> {
    Some(next::<u32>(words)? as f32 / WHOLE)
}

impl Ask {
    pub fn write(&self) -> String {
        let Self { id, game, seat, calibre, seed, budget: Budget { most, ms }, think, deal, from, .. } = self;
        let think = u8::from(*think);
        let numbers = format!("{id} {game} {seat} {calibre} {seed} {most} {ms} {think} {deal} {from}");
        let mut text = [&numbers, self.also.as_deref().unwrap_or_default(), &self.setup].join("\n");
        for line in &self.lines {
            text.push('\n');
            text.push_str(line);
        }
        text
    }

    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n').map(String::from);
        let numbers = lines.next()?;
        let words = &mut numbers.split_whitespace();
        let mut ask = Self {
            id: next(words)?,
            game: next(words)?,
            seat: next(words)?,
            calibre: next(words)?,
            seed: next(words)?,
            budget: Budget { most: next(words)?, ms: next(words)? },
            think: next::<u8>(words)? == 1,
            deal: next(words)?,
            from: next(words)?,
            ..Self::default()
        };
        ask.also = lines.next().map(|line| (!line.is_empty()).then_some(line))?;
        ask.setup = lines.next()?;
        ask.lines = lines.collect();
        words.next().is_none().then_some(ask)
    }
}

impl Answer {
    pub fn write(&self) -> String {
        let odds: Vec<String> = self.odds.iter().flatten().map(|odds| parts(*odds).to_string()).collect();
        let numbers = format!("{} {} {}", self.id, self.playouts, self.ms);
        let mut text = [&numbers, self.action.as_deref().unwrap_or_default(), &odds.join(" ")].join("\n");
        for Told { action, chance, doubt } in &self.lines {
            for word in ["\n", &parts(*chance).to_string(), " ", &parts(*doubt).to_string(), " ", action] {
                text.push_str(word);
            }
        }
        text
    }

    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let words = &mut lines.next()?.split_whitespace();
        let (id, playouts, ms) = (next(words)?, next(words)?, next(words)?);
        let action = lines.next().map(|line| (!line.is_empty()).then(|| line.into()))?;
        let words = &mut lines.next()?.split_whitespace();
        let mut odds = Vec::new();
        while let Some(first) = chance(words) {
            odds.push([first, chance(words)?, chance(words)?, chance(words)?]);
        }
        let told = |line: &str| {
            let mut words = line.splitn(3, ' ');
            let numbers = [words.next()?, words.next()?].join(" ");
            let numbers = &mut numbers.split_whitespace();
            Some(Told { chance: chance(numbers)?, doubt: chance(numbers)?, action: words.next()?.into() })
        };
        Some(Self { id, playouts, ms, action, odds, lines: lines.map(told).collect::<Option<_>>()? })
    }
}
