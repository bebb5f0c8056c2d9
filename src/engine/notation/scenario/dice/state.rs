//! A whole position of the dice game in the words of a scenario file.

use crate::core::Seat;
use crate::dice::Game;
use crate::notation::dice::{write_ask, write_dice, write_power, write_source};
use crate::notation::write_team;
use std::fmt::Write;

/// The position as the lines that would describe it, then who is asked what.
pub(super) fn write_state(game: &Game) -> String {
    let mut text = String::new();
    for seat in Seat::all(game.ring().size()) {
        let player = game.player(seat);
        let role = write_power(player.role, player.power);
        let _ = write!(text, "{seat}: {role} {} | life {}", player.character.id(), player.life);
        if player.arrows.normal > 0 {
            let _ = write!(text, " | arrows {}", player.arrows.normal);
        }
        for (holds, word) in [
            (player.arrows.chief, "chief"),
            (player.role_shown, "shown"),
            (player.power_used, "used"),
            (!game.in_play(seat), "out"),
            (game.ghost() == Some(seat), "ghost"),
        ] {
            if holds {
                let _ = write!(text, " | {word}");
            }
        }
        if let Some(side) = player.side {
            let _ = write!(text, " {}", write_team(side));
        }
        text.push('\n');
    }
    let supply = game.supply();
    let _ = writeln!(text, "supply {}{}", supply.normal, if supply.chief { " chief" } else { "" });
    if let Some(mark) = game.mark() {
        let _ = writeln!(text, "mark {} {}{}", mark.seat, mark.face.id(), if mark.double { " double" } else { "" });
    }
    let _ = writeln!(text, "dice {}", write_dice(game.dice()));
    let _ = writeln!(text, "turn: {}", game.turn().seat);
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
