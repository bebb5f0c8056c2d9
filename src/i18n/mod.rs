//! Ids and events to words.
//!
//! A language is a folder of Fluent files in public/locales. What is to be said is worked out without any language: [`Prompt`]
//! from a view, [`Fact`] from events. `wording` says by which message of the files; the build script has turned every
//! message of the English ones into a function or a field, so one that does not exist does not compile. A [`Translator`] puts
//! it into words. docs/translating.md is for those who write the files; `cargo run --bin locales -- check` checks them.
//!
//! Sentences are [`Line`]s: texts that know what they are about, so that the page can put pictures and
//! tap targets into them; [`Line::plain`] is the bare sentence.
//!
//! ```
//! use standoff::i18n::{Lang, Voice, facts};
//! # use standoff_engine::{card::{CardKind, Event, CardId}, core::Seat};
//! let names = ["Jo".to_string(), "Ann".to_string()];
//! let voice = Voice { names: &names, viewer: Some(Seat(1)) };
//! let bang = CardId::all().find(|c| c.kind() == CardKind::Bang).unwrap();
//! let events = [Event::Played { seat: Seat(0), card: bang, kind: CardKind::Bang, target: Some(Seat(1)) }];
//! let lines: Vec<String> = facts(&events).iter().map(|f| Lang::EN.tongue().fact(&voice, f).plain()).collect();
//! assert_eq!(lines, ["Jo plays a BANG! at you."]);
//! ```

mod arg;
mod catalog;
#[cfg(not(target_arch = "wasm32"))]
pub mod check;
mod dice;
mod fact;
mod lang;
pub mod letters;
mod line;
mod messages;
mod plural;
mod prompt;
mod resolve;
mod rule;
#[cfg(not(target_arch = "wasm32"))]
#[allow(dead_code)] // The build script uses the rest.
mod schema;
mod suffix;
mod translator;
mod wording;

pub use arg::Name;
pub use dice::{DiceFact, DiceTranslator, Module, dice_facts};
pub use fact::{Fact, facts};
pub use lang::Lang;
pub use line::{Line, Span, Topic};
pub use messages::{Bots, Comfort, DiceUi, Figures, Friends, Games, Lessons, Manual, Talk, Ui};
pub use prompt::{Prompt, Question};
pub use rule::{Preset, RuleChoice};
pub use translator::{Translator, Voice};

#[cfg(test)]
mod tests;
