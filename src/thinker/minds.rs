//! Who thinks for which seat.

use super::{Answer, Ask, Budget, HURRY, Told};
use crate::json;
use crate::table::{Opening, Playable};
use standoff_bots::Thinker;
use standoff_engine::core::{MAX_SEATS, Record, Rules, Seat};
use standoff_engine::{card, dice};

/// Imagined games between two looks at the messages.
const SLICE: u32 = 48;

/// Everybody who thinks, with one question in thought at a time; a new one ends the one before.
#[derive(Default)]
pub struct Minds {
    card: Room<card::Game>,
    dice: Room<dice::Game>,
    thought: Option<Thought>,
    /// Answers that are not taken yet.
    out: Vec<String>,
}

/// What a turn came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// There is nothing to do until something is said.
    Idle,
    /// There is more to do.
    More,
    Answer(String),
    /// That was no message.
    Refused,
}

/// A question in thought.
#[derive(Clone, Copy)]
struct Thought {
    id: u32,
    is_card: bool,
    seat: Seat,
    budget: Budget,
    began: f64,
    hurried: bool,
}

/// One game as far as it has come, and who thinks in it.
struct Room<G: Playable> {
    game: Option<Followed<G>>,
    /// With the number of events each has seen.
    seats: [Option<(Box<dyn Thinker<G>>, usize)>; MAX_SEATS],
}

/// A game that is followed line by line.
struct Followed<G: Playable> {
    start: G,
    now: G,
    record: Record<G>,
    /// Everything that happened, with everything hidden in it.
    events: Vec<G::Event>,
    /// How many events there were before the first line.
    dealt: usize,
}

impl<G: Playable> Default for Room<G> {
    fn default() -> Self {
        Self { game: None, seats: Default::default() }
    }
}

impl<G: Playable> Followed<G> {
    fn deal(setup: G::Setup, seed: u64) -> Option<Self> {
        let mut events = Vec::new();
        let start = G::deal(&setup, seed, &mut events).ok()?;
        Some(Self { now: start.clone(), start, record: Record::new(setup, seed), dealt: events.len(), events })
    }

    /// A game from where [its table](crate::table::Table::opening) can be run.
    fn open(opening: &str, seed: u64) -> Option<Self> {
        let Opening { setup, before }: Opening<G> = json::read(opening).ok()?;
        match before {
            None => Self::deal(setup, seed),
            Some((start, events)) => {
                let (now, dealt) = (start.clone(), events.len());
                Some(Self { start, now, record: Record::new(setup, seed), dealt, events })
            }
        }
    }

    /// Takes the step of a line.
    fn step(&mut self, line: String) -> Option<()> {
        self.record.actions.push(line);
        let (seat, action) = self.record.action(self.record.actions.len() - 1)?;
        self.now.act(seat, action, &mut self.events).ok()
    }

    /// Goes back to where only so many lines were known.
    fn go_back(&mut self, lines: usize) -> Option<()> {
        self.now = self.start.clone();
        self.events.truncate(self.dealt);
        let known = std::mem::take(&mut self.record.actions);
        known.into_iter().take(lines).try_for_each(|line| self.step(line))
    }
}

impl Minds {
    /// Hears what is said, if anything, or else does a little; `now` is any clock in milliseconds.
    pub fn turn(&mut self, said: Option<&str>, now: f64) -> Turn {
        if let Some(text) = said
            && self.hear(text, now).is_none()
        {
            return Turn::Refused;
        }
        if self.out.is_empty() && said.is_none() {
            self.think(now);
        }
        match self.out.pop() {
            Some(answer) => Turn::Answer(answer),
            None if self.thought.is_some() => Turn::More,
            None => Turn::Idle,
        }
    }

    fn hear(&mut self, text: &str, now: f64) -> Option<()> {
        if text == HURRY {
            if let Some(thought) = &mut self.thought {
                thought.hurried = true;
            }
            return Some(());
        }
        let ask = Ask::read(text)?;
        // A new thought ends the one before, and so does another course of the game.
        if ask.think || !ask.setup.is_empty() {
            self.end(now);
        }
        let is_card = ask.game == card::Game::NAME;
        let opened = if is_card { self.card.open(ask, now)? } else { self.dice.open(ask, now)? };
        match opened {
            Ok(thought) => self.thought = Some(Thought { is_card, ..thought }),
            Err(answer) => self.out.insert(0, answer.write()),
        }
        Some(())
    }

    fn think(&mut self, now: f64) {
        let Some(thought) = self.thought else { return };
        let go_on = if thought.is_card { self.card.think(thought, now) } else { self.dice.think(thought, now) };
        if !go_on {
            self.end(now);
        }
    }

    /// The thought ends with what it has come to.
    fn end(&mut self, now: f64) {
        if let Some(thought) = self.thought.take() {
            let answer = if thought.is_card { self.card.answer(thought, now) } else { self.dice.answer(thought, now) };
            self.out.insert(0, answer.write());
        }
    }
}

impl<G: Playable> Room<G> {
    /// Follows the game to where the question is asked. None if that makes no sense.
    fn follow(&mut self, ask: &mut Ask) -> Option<()> {
        if !ask.setup.is_empty() {
            *self = Self { game: Some(Followed::open(&ask.setup, ask.deal)?), ..Self::default() };
        }
        let game = self.game.as_mut().filter(|game| game.record.seed.short() == ask.deal)?;
        let known = game.record.actions.len();
        if ask.from < known {
            self.seats = Default::default();
            game.go_back(ask.from)?;
        }
        (ask.from <= known).then_some(())?;
        ask.lines.drain(..).try_for_each(|line| game.step(line))
    }

    /// Tells a seat what it saw and begins to think, or answers at once. None if the message makes no sense.
    fn open(&mut self, mut ask: Ask, now: f64) -> Option<Result<Thought, Answer>> {
        self.follow(&mut ask)?;
        let Ask { id, seat, calibre, seed, also, budget, think, .. } = ask;
        let seat = Seat(seat);
        let calibre = calibre.parse().ok()?;
        let also = also.map(|line| G::read_action(&line).ok_or(())).transpose().ok()?;
        let game = self.game.as_ref()?;
        let place = self.seats.get_mut(seat.index())?;
        if place.is_none() {
            *place = G::thinker(calibre, seat, seed).map(|thinker| (thinker, 0));
        }
        let Some((thinker, seen)) = place else { return Some(Err(Answer { id, ..Answer::default() })) };
        for event in &game.events[*seen..] {
            thinker.watch(&G::event_for(event, Some(seat)));
        }
        *seen = game.events.len();
        let view = game.now.view(Some(seat));
        let mut legal = Vec::new();
        game.now.legal_actions(seat, &mut legal);
        if !think || legal.is_empty() {
            return Some(Err(Answer { id, odds: thinker.odds(&view).to_vec(), ..Answer::default() }));
        }
        thinker.begin(&view, &legal);
        if let Some(action) = also {
            thinker.consider(action);
        }
        Some(Ok(Thought { id, is_card: false, seat, budget, began: now, hurried: false }))
    }

    /// Thinks for a slice; whether it is worth going on.
    fn think(&mut self, thought: Thought, now: f64) -> bool {
        let Some(Some((thinker, _))) = self.seats.get_mut(thought.seat.index()) else { return false };
        let spent: u32 = thinker.lines().iter().map(|line| line.worlds).sum();
        let late = now - thought.began >= f64::from(thought.budget.ms) && spent >= Budget::LEAST;
        let enough = thought.hurried || late || spent >= thought.budget.most;
        !enough && thinker.think(SLICE.min(thought.budget.most - spent))
    }

    fn answer(&mut self, thought: Thought, now: f64) -> Answer {
        let Thought { id, seat, began, .. } = thought;
        let (Some(Some((thinker, _))), Some(game)) = (self.seats.get(seat.index()), &self.game) else {
            return Answer { id, ..Answer::default() };
        };
        let lines = thinker.lines();
        Answer {
            id,
            action: thinker.answer().map(G::write_action),
            playouts: lines.iter().map(|line| line.worlds).sum(),
            lines: lines
                .into_iter()
                .map(|line| Told { action: G::write_action(line.action), chance: line.chance, doubt: line.doubt })
                .collect(),
            odds: thinker.odds(&game.now.view(Some(seat))).to_vec(),
            ms: (now - began) as u32,
        }
    }
}
