//! The people of the West.

use super::definitions::{CharacterDef, MomentSet};
use super::sets::{self, Character};
use crate::core::List;

impl Character {
    #[inline]
    pub fn def(self) -> &'static CharacterDef {
        &sets::CHARACTER_DEFS[self as usize]
    }

    /// The moments its abilities are asked at.
    pub fn moments(self) -> MomentSet {
        sets::CHARACTER_MOMENTS[self as usize]
    }

    /// Whether he has abilities of other characters: they belong to this one, also under a guise.
    pub fn borrows(self) -> bool {
        self.def().borrows
    }

    /// Puts on a guise or takes it off: what was borrowed under it, or for it, goes.
    pub fn disguise(guise: &mut Option<Self>, as_whom: Option<Self>, borrowed: &mut List<Self, 2>) {
        if std::mem::replace(guise, as_whom).or(as_whom).is_some_and(Self::borrows) {
            borrowed.clear();
        }
    }

    /// Whether players are dealt this character.
    pub fn is_dealt(self) -> bool {
        self.def().is_dealt
    }

    /// The word for this character in notation and files.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}
