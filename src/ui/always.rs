//! What is drawn anew whenever something it reads changes.

/// Such a thing for a view. A closure given to a view as it is brings all the code that draws it along, for itself
/// alone; by this all that draw the same kind of thing share it.
pub fn always<T: 'static>(draw: impl Fn() -> T + Send + 'static) -> Box<dyn Fn() -> T + Send> {
    Box::new(draw)
}
