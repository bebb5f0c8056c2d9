//! Abandoned Mine: phase 1 draws from the top of the discard pile if there are enough cards, and what the player gets
//! rid of in that turn goes face down on the deck (R98, R161).
//!
//! By the official answer (Q45) that is excess cards of phase 3 and what he discards in a Duel; printings differ: only
//! excess cards; everything he plays or discards; or only what he uses. What José Delgado trades away is always discarded.

use crate::card::definitions::{DiscardReason, EventDef, EventRule};
use crate::card::sets::Set;
use crate::card::{AbandonedMineVariant, Game};

pub const EVENT: EventDef = EventDef {
    id: "abandoned_mine",
    set: Set::FistfulOfCards,
    rules: &[EventRule::DrawsFromDiscard, EventRule::DiscardsToDeck(buries)],
    ..EventDef::BLANK
};

fn buries(game: &Game, how: DiscardReason) -> bool {
    match game.rules().abandoned_mine_variant {
        AbandonedMineVariant::DiscardedCards => matches!(how, DiscardReason::Excess | DiscardReason::Answer),
        AbandonedMineVariant::PhaseThreeOnly => how == DiscardReason::Excess,
        AbandonedMineVariant::AllCards => true,
        AbandonedMineVariant::UsedCards => how == DiscardReason::Used,
    }
}
