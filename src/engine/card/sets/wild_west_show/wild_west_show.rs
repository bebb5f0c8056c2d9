//! Wild West Show: everybody wants to be the last one in play. Reward and penalty stay, and so does the Sheriff's
//! safety from Jail (R115, R173). The last card of its deck.

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef {
    is_last: true,
    id: "wild_west_show",
    set: Set::WildWestShow,
    rules: &[EventRule::LastStanding],
    ..EventDef::BLANK
};
