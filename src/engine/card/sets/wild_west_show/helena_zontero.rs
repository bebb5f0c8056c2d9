//! Helena Zontero: when she comes a card is flipped; if it is red, the roles of all players in play but the Sheriff are
//! dealt anew, face down. Nobody's ability touches the flip (R170). The Hungarian summary deals characters instead.

use crate::card::definitions::EventDef;
use crate::card::sets::Set;
use crate::card::{Event, EventCard, Source, Step, WwsSeedTexts};
use crate::core::{List, Role, Seat};

pub const EVENT: EventDef =
    EventDef { id: "helena_zontero", set: Set::WildWestShow, turned_up: Some(flip), ..EventDef::BLANK };

fn flip(step: &mut Step) {
    let Some(card) = step.lay_open() else { return };
    let red = step.suit(card).is_red();
    let because = Source::Event(EventCard::HelenaZontero);
    step.discard_laid(card);
    step.emit(Event::Checked { seat: step.turn().seat, card, because, good: red });
    if !red {
        return;
    }
    // A ghost is not among the living (R290).
    let dealt = |seat: &Seat| step.player(*seat).role != Role::Sheriff && !step.player(*seat).ghost;
    let seats: List<Seat, 8> = step.ring().from(step.turn().seat).filter(dealt).collect();
    match step.rules().wws_seed_texts {
        WwsSeedTexts::No => step.reshuffle_roles(&seats),
        WwsSeedTexts::Yes => step.reshuffle_characters(&seats),
    }
}
