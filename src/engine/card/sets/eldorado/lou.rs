//! Lou: whoever has two life points or fewer may use any hearts card as a Beer.

use crate::card::definitions::{CountsAs, EventDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game, Suit};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "lou",
    set: Set::Eldorado,
    hooks: &[Hook::CountsAs(CountsAs { played_as: &[CardKind::Beer], when: hearts_as_beer })],
    ..EventDef::BLANK
};

fn hearts_as_beer(game: &Game, seat: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Beer && game.suit(card) == Suit::Hearts && game.player(seat).life <= 2
}
