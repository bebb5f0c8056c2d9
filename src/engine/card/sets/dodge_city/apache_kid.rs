//! Apache Kid: diamonds that others play do nothing to him, for good or ill; what is discarded in a Duel counts
//! as usual (R65, R157).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, Game, Suit};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "apache_kid",
    set: Set::DodgeCity,
    life: 3,
    hooks: &[Hook::Immune(diamonds)],
    ..CharacterDef::BLANK
};

fn diamonds(game: &Game, card: CardId) -> bool {
    game.suit(card) == Suit::Diamonds
}
