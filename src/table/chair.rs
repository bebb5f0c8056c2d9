//! Who sits at a table and what they agreed on.

use super::Playable;
use serde::{Deserialize, Serialize};

pub use standoff_bots::Level;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Controller {
    /// A person on this device.
    Person,
    Bot(Level),
    /// A person on another device.
    Friend,
}

/// One seat as the page knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    pub name: String,
    pub controller: Controller,
}

impl Chair {
    pub fn new(name: impl Into<String>, controller: Controller) -> Self {
        Self { name: name.into(), controller }
    }

    pub fn is_person(&self) -> bool {
        self.controller == Controller::Person
    }
}

/// What a table agreed on that does not touch the rules. Stored with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Steps may be taken back even after something hidden was seen.
    pub free_undo: bool,
    /// Each bot has a leaning of its own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tempers: bool,
    /// Somebody asked what a bot would do.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

/// The form in which a new game is asked for; the last one is kept for the next time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct NewGame<G: Playable> {
    pub setup: G::Setup,
    pub chairs: Vec<Chair>,
    pub options: Options,
}
