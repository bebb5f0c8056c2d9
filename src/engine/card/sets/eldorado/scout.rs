//! Scout: who has no weapon in front of him, blue or green, reaches to distance 3 (R240).

use crate::card::definitions::{EventDef, EventRule, Play};
use crate::card::sets::Set;
use crate::card::{CardId, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "scout", set: Set::Eldorado, rules: &[EventRule::UnarmedRange(reach)], ..EventDef::BLANK };

fn reach(game: &Game, seat: Seat) -> Option<u8> {
    let is_gun = |card: &CardId| {
        let green = matches!(&card.kind().def().play, Play::Lay(effect) if effect.hurts);
        card.kind().is_weapon() || green
    };
    (!game.player(seat).in_play.iter().any(is_gun)).then_some(3)
}
