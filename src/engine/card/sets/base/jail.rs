//! Jail: laid in front of anybody but the Sheriff (R25). Before his turn the prisoner draws!: hearts and he
//! plays, anything else and he loses the turn; the card is discarded either way (R23).

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};
use crate::card::{Border, CardId, Event, Game, Illegal, JailSkipDiscards, Source, Stage, Step, Suit};
use crate::core::{Role, Seat};

pub const CARD: CardDef = CardDef {
    id: "jail",
    border: Border::Blue,
    copies: &[(Set::Base, "10S* JS 4H*")],
    play: Play::EquipOn(not_the_sheriff),
    hooks: Hooks { start_check: Some(2), checked: Some(sentence), ..Hooks::NONE },
};

fn not_the_sheriff(game: &Game, target: Seat) -> Result<(), Illegal> {
    if game.player(target).role == Role::Sheriff { Err(Illegal::NotTheSheriff { target }) } else { Ok(()) }
}

fn sentence(step: &mut Step, seat: Seat, source: Source, card: Option<CardId>) -> bool {
    if let Source::Card(jail) = source {
        step.discard_in_play(seat, jail);
    }
    let free = card.is_some_and(|card| step.suit(card) == Suit::Hearts);
    if !free {
        step.turn.skipped = true;
        step.events.push(Event::TurnSkipped { seat });
        step.reach_stage(match step.rules().jail_skip_discards {
            JailSkipDiscards::No => Stage::End,
            JailSkipDiscards::Yes => Stage::Discard,
        });
    }
    free
}
