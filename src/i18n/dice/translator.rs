//! The dice game in words. Roles, teams and outcomes are called as in the card game.

use super::Module;
use crate::i18n::arg::{Message, Name};
use crate::i18n::catalog::Catalog;
use crate::i18n::messages::DiceUi;
use crate::i18n::{Line, Voice};
use crate::table::Level;
use standoff_engine::core::Role;
use standoff_engine::dice::{Character, Die, Face, Power};

/// All texts of one language about the dice game.
#[derive(Debug)]
pub struct DiceTranslator {
    words: &'static Catalog,
    ui: DiceUi,
}

impl DiceTranslator {
    pub(in crate::i18n) fn new(words: &'static Catalog, ui: DiceUi) -> Self {
        Self { words, ui }
    }

    pub(super) fn line(&self, voice: &Voice, message: &Message) -> Line {
        self.words.say(voice, message)
    }

    /// A part of a sentence.
    pub(super) fn part(&self, message: Message) -> String {
        self.words.text(message)
    }

    #[allow(clippy::needless_pass_by_value)] // Messages are made to be said.
    pub(super) fn text(&self, message: Message) -> String {
        self.words.sentence(&message)
    }

    pub fn ui(&self) -> &DiceUi {
        &self.ui
    }

    // Names and rules. Rule texts are one to three short sentences.
    pub fn character(&self, character: Character) -> &'static str {
        self.words.name(character.into())
    }

    pub fn character_rule(&self, character: Character) -> &'static str {
        self.about(character.into(), "rule")
    }

    pub fn power(&self, power: Power) -> &'static str {
        self.words.name(power.into())
    }

    pub fn power_rule(&self, power: Power) -> &'static str {
        self.about(power.into(), "rule")
    }

    /// The goal of a role at a table of so many.
    pub fn role_goal(&self, role: Role, players: u8) -> String {
        self.words.about(role.into(), "dice-goal", None, players)
    }

    pub fn face(&self, face: Face) -> &'static str {
        self.words.name(face.into())
    }

    /// A name short enough for a die.
    pub fn face_short(&self, face: Face) -> &'static str {
        self.about(face.into(), "short")
    }

    pub fn face_rule(&self, face: Face) -> &'static str {
        self.about(face.into(), "rule")
    }

    pub fn die(&self, die: Die) -> &'static str {
        self.words.name(die.into())
    }

    pub fn module(&self, module: Module) -> &'static str {
        self.words.name(module.into())
    }

    pub fn module_about(&self, module: Module) -> &'static str {
        self.about(module.into(), "about")
    }

    /// The strength of a bot, in a sentence.
    pub fn level_about(&self, level: Level) -> &'static str {
        self.about(level.into(), "dice-about")
    }

    fn about(&self, name: Name, attribute: &str) -> &'static str {
        self.words.attribute(name, attribute).unwrap_or_default()
    }
}
