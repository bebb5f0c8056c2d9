//! The drifter: anything legal, all with the same chance.

use crate::Bot;
use standoff_engine::core::{Rng, Rules};

/// A random player of any game.
#[derive(Clone, Debug)]
pub struct Drifter {
    rng: Rng,
}

impl Drifter {
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::from_seed(seed) }
    }

    /// One of the items; none only if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        self.rng.pick(items).copied()
    }
}

impl<G: Rules> Bot<G> for Drifter {
    fn watch(&mut self, _: &G::Event) {}

    fn choose(&mut self, _: &G::View, legal: &[G::Action]) -> G::Action {
        self.pick(legal).unwrap_or(legal[0])
    }
}
