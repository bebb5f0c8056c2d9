//! Whatever is hidden may change, the answer may not.
//!
//! Two players of one seed sit at every seat and are told the same events. Whenever the seat is asked, one sees the game
//! itself and the other a game in which everything hidden from the seat is dealt anew. The view, what is legal and the
//! answer must be alike.

use super::Exam;
use crate::{Bot, Calibre};
use standoff_engine::core::{Rng, Rules, Seat};

/// Decisions after which a game is broken off.
const LIMIT: u32 = 5000;

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fairness {
    pub games: u64,
    /// Questions with a choice, asked twice.
    pub positions: u64,
    /// Those in which the other game was another one indeed.
    pub changed: u64,
    /// Those in which the rules gave something away: the view or what is legal differs.
    pub leaks: u64,
    /// Those in which the answers differ.
    pub violations: u64,
}

impl Fairness {
    pub fn is_clean(&self) -> bool {
        self.positions > 0 && self.leaks == 0 && self.violations == 0
    }
}

/// Looks at so many positions of games in which a calibre has every seat.
pub fn examine<G: Exam>(calibre: Calibre, positions: u64, seed: u64) -> Fairness {
    examine_players(positions, seed, |seat, seed| G::player(calibre, seat, seed))
}

/// The same with any players.
fn examine_players<G: Exam>(
    positions: u64,
    seed: u64,
    mut player: impl FnMut(Seat, u64) -> Box<dyn Bot<G>>,
) -> Fairness {
    let mut found = Fairness::default();
    let mut seeds = Rng::from_seed(seed);
    while found.positions < positions {
        let mut events = Vec::new();
        let Ok(game) = G::deal(&G::table(found.games), seeds.next_seed(), &mut events) else { break };
        let twins = Seat::all(game.seats()).map(|seat| {
            let seed = seeds.next_seed();
            [player(seat, seed), player(seat, seed)]
        });
        let twins = twins.collect();
        Examination { game, events, twins, rng: Rng::from_seed(seeds.next_seed()) }.run(positions, &mut found);
        found.games += 1;
    }
    found
}

/// One game under examination.
struct Examination<G: Rules> {
    game: G,
    events: Vec<G::Event>,
    twins: Vec<[Box<dyn Bot<G>>; 2]>,
    rng: Rng,
}

impl<G: Exam> Examination<G> {
    fn run(&mut self, positions: u64, found: &mut Fairness) {
        for _ in 0..LIMIT {
            self.tell();
            let Some(seat) = self.game.asked() else { return };
            if found.positions >= positions {
                return;
            }
            let Some(action) = self.ask(seat, found) else { return };
            if self.game.act(seat, action, &mut self.events).is_err() {
                return;
            }
        }
    }

    /// Tells everybody what happened, each as his seat may know it.
    fn tell(&mut self) {
        for (twins, seat) in self.twins.iter_mut().zip(Seat::all(self.game.seats())) {
            for event in &self.events {
                let event = G::event_for(event, Some(seat));
                for twin in twins.iter_mut() {
                    twin.watch(&event);
                }
            }
        }
        self.events.clear();
    }

    fn ask(&mut self, seat: Seat, found: &mut Fairness) -> Option<G::Action> {
        let other = G::resample(&self.game.view(Some(seat)), &mut self.rng);
        let seen = [&self.game, &other].map(|game| {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            (game.view(Some(seat)), legal)
        });
        let leak = seen[0] != seen[1];
        found.leaks += u64::from(leak);
        let twins = self.twins.get_mut(seat.index())?;
        // What differs is no fault of a player.
        let shown = if leak { [&seen[0], &seen[0]] } else { [&seen[0], &seen[1]] };
        if seen[0].1.is_empty() {
            return None;
        }
        let [answer, again] = [0, 1].map(|at| twins[at].choose(&shown[at].0, &shown[at].1));
        if seen[0].1.len() > 1 {
            found.positions += 1;
            found.changed += u64::from(hidden_differs(&self.game, &other));
            found.violations += u64::from(answer != again);
        }
        Some(answer)
    }
}

/// Whether two games differ in more than their random numbers, in somebody's eyes.
fn hidden_differs<G: Rules>(one: &G, other: &G) -> bool {
    Seat::all(one.seats()).any(|seat| one.view(Some(seat)) != other.view(Some(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use standoff_engine::{card, dice};

    /// Answers differently every time, whoever is asked.
    struct Moody(std::sync::Arc<std::sync::atomic::AtomicUsize>);

    impl<G: Rules> Bot<G> for Moody {
        fn watch(&mut self, _: &G::Event) {}

        fn choose(&mut self, _: &G::View, legal: &[G::Action]) -> G::Action {
            legal[self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed) % legal.len()]
        }
    }

    #[test]
    fn somebody_who_answers_by_something_else_is_found_out() {
        let mood = std::sync::Arc::default();
        let found = examine_players::<card::Game>(100, 1, |_, _| Box::new(Moody(std::sync::Arc::clone(&mood))));
        assert!(found.violations > 90 && !found.is_clean(), "{found:?}");
    }

    fn fair<G: Exam>(positions: impl Fn(Level) -> u64) {
        for level in Level::ALL {
            let calibre = Calibre { playouts: 8, ..level.into() };
            let found = examine::<G>(calibre, positions(level), 3);
            assert!(found.is_clean(), "{} {}: {found:?}", G::NAME, level.id());
        }
    }

    #[test]
    fn no_answer_depends_on_what_is_hidden() {
        let some = |level| if level == Level::Legend { 100 } else { 600 };
        fair::<card::Game>(some);
        fair::<dice::Game>(some);
    }

    #[test]
    fn hidden_things_do_change() {
        let found = examine::<card::Game>(Level::Drifter.into(), 500, 5);
        assert!(found.changed > 450, "{found:?}");
    }
}
