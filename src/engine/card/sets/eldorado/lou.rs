//! Lou: whoever has two life points or fewer may use any hearts card as a Beer.

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventDef, Game, Suit};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("lou", Set::Eldorado, Hooks { counts_as: Some(hearts_as_beer), ..Hooks::NONE });

fn hearts_as_beer(game: &Game, seat: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Beer && game.suit(card) == Suit::Hearts && game.player(seat).life <= 2
}
