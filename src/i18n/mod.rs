//! Ids and events to words.
//!
//! A language is one folder with one type that implements [`Tongue`]; every text is a required method
//! over an exhaustive `match`, so a missing one does not compile. What is to be said is worked out once,
//! without any language: [`Prompt`] from a view, [`Fact`] from events. Languages only phrase it.
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
//! let lines: Vec<String> = facts(&events).iter().map(|f| Lang::En.tongue().fact(&voice, f).plain()).collect();
//! assert_eq!(lines, ["Jo plays BANG! at you."]);
//! ```

mod bots;
mod comfort;
mod de;
mod dice;
mod en;
mod fact;
mod figures;
mod friends;
mod games;
mod hu;
mod lang;
mod lessons;
pub mod letters;
mod line;
mod manual;
mod prompt;
mod rule;
mod speak;
mod talk;
mod tongue;
mod ui;

pub use bots::Bots;
pub use comfort::Comfort;
pub use dice::{DiceFact, DiceTongue, DiceUi, Module, dice_facts};
pub use fact::{Fact, facts};
pub use figures::Figures;
pub use friends::Friends;
pub use games::Games;
pub use lang::Lang;
pub use lessons::Lessons;
pub use line::{Line, Span, Topic};
pub use manual::Manual;
pub use prompt::{Prompt, Question};
pub use rule::{Preset, RuleChoice};
pub use talk::Talk;
pub use tongue::{Tongue, Voice};
pub use ui::Ui;

#[cfg(test)]
mod event_tests;
#[cfg(test)]
mod tests;
