//! The people of the West.

use super::sets::{self, Character, CharacterDef};

impl Character {
    #[inline]
    pub fn def(self) -> &'static CharacterDef {
        &sets::CHARACTER_DEFS[self as usize]
    }

    /// Whether he has abilities of other characters: they belong to this one, also under a guise.
    pub fn borrows(self) -> bool {
        self.def().hooks.borrows
    }

    /// Whether players are dealt this character.
    pub fn is_dealt(self) -> bool {
        self != Self::TheGraveDigger
    }

    /// The word for this character in notation and files.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}
