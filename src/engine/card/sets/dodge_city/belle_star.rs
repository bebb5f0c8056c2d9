//! Belle Star: in her turn the cards in front of all the others do nothing; they can still be taken (R66).

use crate::card::definitions::CharacterDef;
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "belle_star", set: Set::DodgeCity, life: 4, silences_cards: true, ..CharacterDef::BLANK };
