//! The dice game in words: what every language must be able to say about it, and what is said, without any language.

mod fact;
mod module;
pub(super) mod speak;
mod tongue;
mod ui;

pub use fact::{DiceFact, dice_facts};
pub use module::Module;
pub use tongue::DiceTongue;
pub use ui::DiceUi;

#[cfg(test)]
mod tests;
