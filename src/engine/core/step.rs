//! A game in motion.

use super::{Rules, Sink};
use std::ops::{Deref, DerefMut};

/// The state of a game while it changes, and the report of what happens to it. Each game adds its own atoms.
pub struct Step<'a, G: Rules> {
    pub(crate) game: &'a mut G,
    events: Sink<'a, G::Event>,
}

impl<'a, G: Rules> Step<'a, G> {
    pub(crate) fn new(game: &'a mut G, events: Sink<'a, G::Event>) -> Self {
        Self { game, events }
    }

    /// Reports what happened.
    #[inline]
    pub(crate) fn emit(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

impl<G: Rules> Deref for Step<'_, G> {
    type Target = G;

    #[inline]
    fn deref(&self) -> &G {
        self.game
    }
}

impl<G: Rules> DerefMut for Step<'_, G> {
    #[inline]
    fn deref_mut(&mut self) -> &mut G {
        self.game
    }
}
