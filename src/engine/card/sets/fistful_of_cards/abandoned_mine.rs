//! Abandoned Mine: phase 1 draws from the top of the discard pile if there are enough cards, and what the player gets
//! rid of in that turn goes face down on the deck (R98, R161).
//!
//! By the official answer (Q45) that is excess cards of phase 3 and what he discards in a Duel; printings differ: only
//! excess cards; everything he plays or discards; or only what he uses. What José Delgado trades away is always discarded.

use crate::card::hooks::{Hooks, Shed};
use crate::card::sets::Set;
use crate::card::{AbandonedMineVariant, EventDef, Game};

pub const EVENT: EventDef = EventDef::lasting(
    "abandoned_mine",
    Set::FistfulOfCards,
    Hooks { mines: true, buries: Some(buries), ..Hooks::NONE },
);

fn buries(game: &Game, how: Shed) -> bool {
    match game.rules().abandoned_mine_variant {
        AbandonedMineVariant::DiscardedCards => matches!(how, Shed::Excess | Shed::Answer),
        AbandonedMineVariant::PhaseThreeOnly => how == Shed::Excess,
        AbandonedMineVariant::AllCards => true,
        AbandonedMineVariant::UsedCards => how == Shed::Used,
    }
}
