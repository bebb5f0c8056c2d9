//! Bone Orchard: whoever is out comes back in his turn with one life point, for good; the roles of all who are out are
//! dealt among them anew, face down (R110, R168). The Hungarian summary deals their characters instead.

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;
use crate::card::{Game, Rebirth, Return, WwsSeedTexts};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "bone_orchard", set: Set::WildWestShow, rules: &[EventRule::Returns(rise)], ..EventDef::BLANK };

fn rise(game: &Game, seat: Seat) -> Option<Return> {
    let rebirth = match game.rules().wws_seed_texts {
        WwsSeedTexts::No => Rebirth::Role,
        WwsSeedTexts::Yes => Rebirth::Character,
    };
    (!game.in_play(seat)).then_some(Return { life: 1, cards: 0, rebirth })
}
