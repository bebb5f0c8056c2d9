//! Where the events of a step go.

/// Takes the events of a step: into a list, or nowhere for those who only want the state after it.
pub enum Sink<'a, E> {
    Keep(&'a mut Vec<E>),
    Discard,
}

impl<E> Sink<'_, E> {
    #[inline]
    pub fn push(&mut self, event: E) {
        if let Self::Keep(events) = self {
            events.push(event);
        }
    }
}
