//! Wild West Show: everybody wants to be the last one in play. Reward and penalty stay, and so does the Sheriff's
//! safety from Jail (R115, R173). The last card of its deck.

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef {
    last: true,
    ..EventDef::lasting("wild_west_show", Set::WildWestShow, Hooks { last_standing: true, ..Hooks::NONE })
};
