//! Values worked out from the rest of a state.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A value that follows from the rest of the state it is kept in: two states never differ in it alone, so it is left out of
/// comparisons and hashes. Not saved either; whoever loads a state works it out anew.
#[derive(Clone, Copy, Default, Debug)]
pub struct Derived<T>(pub T);

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Derived<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Derived<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
