//! A whole position in the words of a scenario file.

use super::super::{write_ask, write_role, write_source, write_stage, write_team};
use super::facts::write_cards;
use crate::card::{CardId, EventPile, Game};
use crate::core::Seat;
use std::fmt::Write;

/// How much of the deck is worth showing.
const DECK_SHOWN: usize = 6;

/// The active card of an event deck, then the coming ones.
fn write_pile(pile: &EventPile) -> String {
    let coming: Vec<&str> = pile.cards[pile.turned.into()..].iter().map(|card| card.id()).collect();
    let active = pile.active.map_or("", |card| card.id());
    if coming.is_empty() { active.into() } else { format!("{active} then {}", coming.join(", ")).trim().into() }
}

/// The position as the lines that would describe it, then who is asked what.
pub fn write_state(game: &Game) -> String {
    let mut text = String::new();
    for seat in Seat::all(game.ring().size()) {
        let player = game.player(seat);
        let _ = write!(text, "{seat}: {} {}", write_role(player.role), player.character.id());
        let _ = write!(text, " | life {}", player.life);
        if !player.hand.is_empty() {
            let _ = write!(text, " | hand {}", write_cards(&player.hand.iter().collect::<Vec<_>>()));
        }
        if !player.in_play.is_empty() {
            let _ = write!(text, " | in play {}", write_cards(&player.in_play));
        }
        if player.role_shown {
            text.push_str(" | shown");
        }
        if let Some(spare) = player.spare {
            let _ = write!(text, " | spare {}", spare.id());
        }
        if player.ghost {
            text.push_str(" # ghost");
        } else if !game.in_play(seat) {
            text.push_str(" | out");
        }
        text.push('\n');
    }
    let deck: Vec<CardId> = game.deck().iter().rev().take(DECK_SHOWN).copied().collect();
    let more = game.deck().len().saturating_sub(DECK_SHOWN);
    let _ = writeln!(
        text,
        "deck: {}{}",
        write_cards(&deck),
        if more > 0 { format!(" # and {more} more") } else { String::new() }
    );
    let discard: Vec<CardId> = game.discard().iter().rev().copied().collect();
    let _ = writeln!(text, "discard: {}", write_cards(&discard));
    if !game.table().is_empty() {
        let table: Vec<CardId> = game.table().iter().map(|laid| laid.card).collect();
        let _ = writeln!(text, "table: {}", write_cards(&table));
    }
    let piles: Vec<String> = game.piles().iter().map(write_pile).collect();
    if !piles.is_empty() {
        let _ = writeln!(text, "events: {}", piles.join(" | "));
    }
    let turn = game.turn();
    let _ = writeln!(text, "turn: {} {}", turn.seat, write_stage(turn.stage));
    let _ = writeln!(text, "bangs: {}", turn.bangs);
    match (game.decision(), game.outcome()) {
        (Some(d), _) => {
            let _ = writeln!(text, "asked {} {} because {}", d.seat, write_ask(d.ask), write_source(d.because));
        }
        (None, Some(outcome)) => {
            let seats: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            let _ = writeln!(text, "winner {} {}", write_team(outcome.team), seats.join(", "));
        }
        (None, None) => text.push_str("asked nobody\n"),
    }
    text
}
