//! Jail: laid in front of anybody but the Sheriff (R25). Before his turn the prisoner draws!: hearts and he
//! plays, anything else and he loses the turn; the card is discarded either way (R23).

use crate::card::definitions::{CardDef, DrawCheck, Play};
use crate::card::sets::Set;
use crate::card::{Border, CardId, Event, Game, Illegal, JailSkipDiscards, Source, Stage, Step, Suit};
use crate::core::{Role, Seat};

pub const CARD: CardDef = CardDef {
    id: "jail",
    border: Border::Blue,
    copies: &[(Set::Base, "10S* JS 4H*")],
    play: Play::EquipOn(not_the_sheriff),
    imprisons: true,
    start_check: Some(2),
    check: Some(DrawCheck { is_good: is_hearts, resolve: sentence }),
    ..CardDef::BLANK
};

fn not_the_sheriff(game: &Game, target: Seat) -> Result<(), Illegal> {
    if game.player(target).role == Role::Sheriff { Err(Illegal::NotTheSheriff { target }) } else { Ok(()) }
}

fn is_hearts(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) == Suit::Hearts)
}

fn sentence(step: &mut Step, seat: Seat, source: Source, _: Option<CardId>, free: bool) {
    if let Source::Card(jail) = source {
        step.discard_in_play(seat, jail);
    }
    if !free {
        step.lose_turn_in_jail(seat);
    }
}

impl Step<'_> {
    /// A prisoner loses his turn, by table rule but for phase 3 (R23).
    pub(crate) fn lose_turn_in_jail(&mut self, seat: Seat) {
        self.turn.skipped = true;
        self.emit(Event::TurnSkipped { seat });
        self.reach_stage(match self.rules().jail_skip_discards {
            JailSkipDiscards::No => Stage::End,
            JailSkipDiscards::Yes => Stage::Discard,
        });
    }
}
