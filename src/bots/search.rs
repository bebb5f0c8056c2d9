//! Thinking ahead: imagined games that could be behind a view, played on for a while.
//!
//! Worlds are drawn from what a seat believes. In each world every candidate is tried with the same luck, so that only
//! their differences count. The choice of the level below stands unless another candidate has shown itself better by
//! more than chance would explain. The thought can be cut off at any time.
//!
//! * [`Model`]: what the search needs of a game; `card::Foresight` and `dice::Foresight` are the two.
//! * [`Legend`]: the search itself, as a player.
//! * [`Thinker`]: what a page asks of it.

use crate::Bot;
use standoff_engine::core::{MAX_SEATS, Rng, Rules};

/// One candidate as far as it has been thought through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line<A> {
    pub action: A,
    /// The chance to win the game with it.
    pub chance: f32,
    /// The standard error of its lead over the first choice.
    pub doubt: f32,
    /// Worlds it was tried in.
    pub worlds: u32,
}

/// A bot whose thoughts can be followed, cut off and shown.
pub trait Thinker<G: Rules>: Bot<G> {
    /// Begins to think about a question. False if there is nothing to think about.
    fn begin(&mut self, view: &G::View, legal: &[G::Action]) -> bool;

    /// Thinks about this action too, whatever it is worth at first sight.
    fn consider(&mut self, action: G::Action);

    /// Goes on for about so many imagined games. False once the budget is spent or the matter is settled.
    fn think(&mut self, playouts: u32) -> bool;

    /// What it would do by what it has thought so far.
    fn answer(&self) -> Option<G::Action>;

    /// The candidates, the best first.
    fn lines(&self) -> Vec<Line<G::Action>>;

    /// How likely each role is for each seat, in its eyes.
    fn odds(&self, view: &G::View) -> [[f32; 4]; MAX_SEATS];
}

/// What the search needs of a game: a player of the level below, and a quick way to play on.
pub trait Model<G: Rules>: Bot<G> {
    type World: Clone;

    /// The actions worth a thought, what it would do itself first.
    fn candidates(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<G::Action>;

    /// A world that could be behind the view.
    fn imagine(&mut self, view: &G::View, rng: &mut Rng) -> Self::World;

    /// Takes an action in a world and plays on; the chance that the own seat wins.
    fn try_out(&mut self, world: &mut Self::World, action: G::Action, luck: u64) -> f32;

    /// How likely each role is for each seat.
    fn odds(&self, view: &G::View) -> [[f32; 4]; MAX_SEATS];
}

/// How many standard errors another candidate must be ahead.
const SURE: f32 = 1.0;
/// How far ahead it must be beyond that: what the cut-off cannot tell apart is left to the level below.
const LEAST: f32 = 0.008;
/// How many it may lag behind before it is dropped.
const HOPELESS: f32 = 1.5;
/// Worlds between two looks at who lags behind.
const ROUND: u32 = 16;

/// A candidate in the course of a thought.
#[derive(Clone, Copy, Debug)]
struct Candidate<A> {
    action: A,
    /// Chances won.
    sum: f32,
    /// The lead over the first candidate and its square, summed over worlds.
    lead: f32,
    squares: f32,
    worlds: u32,
    dropped: bool,
}

impl<A> Candidate<A> {
    fn new(action: A) -> Self {
        Self { action, sum: 0.0, lead: 0.0, squares: 0.0, worlds: 0, dropped: false }
    }

    /// The mean lead plus so many standard errors.
    fn bound(&self, errors: f32) -> f32 {
        let (mean, doubt) = self.lead();
        mean + errors * doubt
    }

    fn lead(&self) -> (f32, f32) {
        /// What one world may at least differ from another, so that a few alike prove nothing.
        const FLOOR: f32 = 0.002;
        let worlds = self.worlds.max(1) as f32;
        let mean = self.lead / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        (mean, ((variance + FLOOR) / worlds).sqrt())
    }
}

/// One question in thought.
struct Thought<G: Rules> {
    view: G::View,
    candidates: Vec<Candidate<G::Action>>,
    spent: u32,
}

/// A player that thinks ahead.
pub struct Legend<G: Rules, M> {
    model: M,
    rng: Rng,
    playouts: u32,
    thought: Option<Thought<G>>,
}

impl<G: Rules, M: Model<G>> Legend<G, M> {
    /// With so many imagined games for one decision, all candidates together.
    pub fn new(model: M, seed: u64, playouts: u32) -> Self {
        Self { model, rng: Rng::from_seed(seed), playouts, thought: None }
    }

    /// Tries all candidates in one world.
    fn round(&mut self) {
        let Some(thought) = &mut self.thought else { return };
        let world = self.model.imagine(&thought.view, &mut self.rng);
        let luck = self.rng.next_seed();
        let mut first = 0.0;
        for (at, candidate) in thought.candidates.iter_mut().enumerate().filter(|(_, one)| !one.dropped) {
            let won = self.model.try_out(&mut world.clone(), candidate.action, luck);
            if at == 0 {
                first = won;
            }
            candidate.sum += won;
            candidate.lead += won - first;
            candidate.squares += (won - first) * (won - first);
            candidate.worlds += 1;
            thought.spent += 1;
        }
        if thought.candidates[0].worlds % ROUND == 0 {
            for candidate in &mut thought.candidates[1..] {
                candidate.dropped |= candidate.bound(HOPELESS) < 0.0;
            }
        }
    }
}

impl<G: Rules, M: Model<G>> Bot<G> for Legend<G, M>
where
    G::View: Send,
    G::Action: Send,
    M: Send,
{
    fn watch(&mut self, event: &G::Event) {
        self.model.watch(event);
    }

    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.begin(view, legal) {
            while self.think(u32::MAX) {}
        }
        self.answer().unwrap_or(legal[0])
    }
}

impl<G: Rules, M: Model<G>> Thinker<G> for Legend<G, M>
where
    G::View: Send,
    G::Action: Send,
    M: Send,
{
    fn begin(&mut self, view: &G::View, legal: &[G::Action]) -> bool {
        let candidates: Vec<_> = self.model.candidates(view, legal).into_iter().map(Candidate::new).collect();
        let open = candidates.len() > 1;
        self.thought = Some(Thought { view: view.clone(), candidates, spent: 0 });
        open
    }

    fn consider(&mut self, action: G::Action) {
        if let Some(thought) = &mut self.thought
            && thought.candidates.iter().all(|one| one.action != action)
        {
            thought.candidates.push(Candidate::new(action));
        }
    }

    fn think(&mut self, playouts: u32) -> bool {
        let mut left = playouts;
        loop {
            let Some(thought) = &self.thought else { return false };
            let alive = thought.candidates.iter().filter(|one| !one.dropped).count() as u32;
            if alive < 2 || thought.spent + alive > self.playouts {
                return false;
            }
            if left == 0 {
                return true;
            }
            left = left.saturating_sub(alive);
            self.round();
        }
    }

    fn answer(&self) -> Option<G::Action> {
        let thought = self.thought.as_ref()?;
        let (first, others) = thought.candidates.split_first()?;
        let ahead = others.iter().filter(|one| !one.dropped && one.bound(-SURE) > LEAST);
        let best = ahead.max_by(|a, b| a.bound(-SURE).total_cmp(&b.bound(-SURE)));
        Some(best.unwrap_or(first).action)
    }

    fn lines(&self) -> Vec<Line<G::Action>> {
        let (Some(thought), Some(best)) = (&self.thought, self.answer()) else { return Vec::new() };
        let base = thought.candidates[0];
        let base = base.sum / base.worlds.max(1) as f32;
        let line = |one: &Candidate<G::Action>| {
            let (lead, doubt) = one.lead();
            Line { action: one.action, chance: (base + lead).clamp(0.0, 1.0), doubt, worlds: one.worlds }
        };
        let mut lines: Vec<_> = thought.candidates.iter().map(line).collect();
        lines.sort_by(|a, b| (b.action == best).cmp(&(a.action == best)).then(b.chance.total_cmp(&a.chance)));
        lines
    }

    fn odds(&self, view: &G::View) -> [[f32; 4]; MAX_SEATS] {
        self.model.odds(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::card::{Action, Event, Game, Setup, View};
    use standoff_engine::core::Seat;

    /// Three actions with known chances, seen through so much luck.
    struct Stub {
        chances: [f32; 3],
        tries: u32,
    }

    const ACTIONS: [Action; 3] = [Action::End, Action::Pass, Action::PickHidden];

    impl Bot<Game> for Stub {
        fn watch(&mut self, _: &Event) {}

        fn choose(&mut self, _: &View, _: &[Action]) -> Action {
            ACTIONS[0]
        }
    }

    impl Model<Game> for Stub {
        type World = f32;

        fn candidates(&mut self, _: &View, legal: &[Action]) -> Vec<Action> {
            legal.to_vec()
        }

        fn imagine(&mut self, _: &View, rng: &mut Rng) -> f32 {
            rng.below(100) as f32 / 200.0 - 0.25
        }

        fn try_out(&mut self, world: &mut f32, action: Action, luck: u64) -> f32 {
            self.tries += 1;
            let at = ACTIONS.iter().position(|one| *one == action).unwrap();
            // Part of the luck is the world's and the same for all, part of it is the action's own.
            let own = Rng::from_seed(luck ^ at as u64).below(100) as f32 / 500.0 - 0.1;
            (self.chances[at] + *world + own).clamp(0.0, 1.0)
        }

        fn odds(&self, _: &View) -> [[f32; 4]; MAX_SEATS] {
            [[0.25; 4]; MAX_SEATS]
        }
    }

    fn legend(chances: [f32; 3], playouts: u32, seed: u64) -> Legend<Game, Stub> {
        Legend::new(Stub { chances, tries: 0 }, seed, playouts)
    }

    fn view() -> View {
        Game::deal(&Setup::base(4), 1, &mut Vec::new()).unwrap().view(Some(Seat(0)))
    }

    #[test]
    fn the_better_action_is_found_through_the_luck() {
        for seed in 0..20 {
            assert_eq!(legend([0.4, 0.5, 0.3], 400, seed).choose(&view(), &ACTIONS), ACTIONS[1], "{seed}");
            assert_eq!(legend([0.5, 0.4, 0.3], 400, seed).choose(&view(), &ACTIONS), ACTIONS[0], "{seed}");
        }
    }

    #[test]
    fn chance_alone_seldom_changes_its_mind() {
        let changed = (0..200).filter(|seed| legend([0.5; 3], 60, *seed).choose(&view(), &ACTIONS) != ACTIONS[0]);
        assert!(changed.count() < 80);
    }

    #[test]
    fn the_budget_is_kept_and_hopeless_actions_are_dropped() {
        let mut bot = legend([0.5, 0.45, 0.05], 300, 1);
        bot.choose(&view(), &ACTIONS);
        assert!(bot.model.tries <= 300);
        let lines = bot.lines();
        assert_eq!((lines.len(), lines[0].action), (3, ACTIONS[0]));
        let of = |action| lines.iter().find(|line| line.action == action).unwrap();
        assert!(of(ACTIONS[2]).worlds < of(ACTIONS[0]).worlds);
        assert!((of(ACTIONS[1]).chance - 0.45).abs() < 0.08);
        assert_eq!(legend([0.5; 3], 300, 1).choose(&view(), &ACTIONS[..1]), ACTIONS[0]);
    }

    #[test]
    fn a_thought_in_slices_is_the_same_thought() {
        let mut whole = legend([0.4, 0.5, 0.45], 400, 7);
        whole.choose(&view(), &ACTIONS);
        let mut sliced = legend([0.4, 0.5, 0.45], 400, 7);
        assert_eq!(sliced.answer(), None);
        assert!(sliced.begin(&view(), &ACTIONS));
        assert_eq!(sliced.answer(), Some(ACTIONS[0]), "cut off at once, the first choice stands");
        let mut slices = 0;
        while sliced.think(10) {
            slices += 1;
        }
        assert!(slices > 3);
        assert_eq!(sliced.lines(), whole.lines());
    }
}
