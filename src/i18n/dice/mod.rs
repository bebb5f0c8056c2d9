//! The dice game in words.

mod fact;
mod log;
mod module;
mod talk;
mod translator;

pub use fact::{DiceFact, dice_facts};
pub use module::Module;
pub use translator::DiceTranslator;

#[cfg(test)]
mod tests;
