//! Pieces of text that scenarios of both games are made of.

use super::Problem;
use crate::core::{Seat, SeatSet};
use crate::notation::read_seat;

/// The parts of a comma-separated list.
pub(super) fn list(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty())
}

pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    text.trim().parse().map_err(|_| Problem::NotANumber(text.trim().into()))
}

/// Splits at a word that stands by itself.
pub(super) fn split_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let at = text.match_indices(word).map(|(at, _)| at).find(|at| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        (before.is_empty() || before.ends_with(' ')) && (after.is_empty() || after.starts_with(' '))
    })?;
    Some((text[..at].trim(), text[at + word.len()..].trim()))
}

/// Words with one space between them.
pub(super) fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn seat(text: &str) -> Result<Seat, Problem> {
    read_seat(text).ok_or_else(|| Problem::NotASeat(text.trim().into()))
}

pub(super) fn read_seats(text: &str) -> Result<SeatSet, Problem> {
    list(text).map(seat).collect()
}

pub(super) fn write_seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}

/// Puts a player at his seat. Seats come in order; a mistake in a line leaves an empty player behind, so that it is
/// reported once.
pub(super) fn seat_player<P: Clone>(
    players: &mut Vec<P>,
    seat: Seat,
    player: Result<P, Problem>,
    empty: P,
) -> Result<(), Problem> {
    let expected = Seat(players.len() as u8);
    if seat < expected {
        return Err(Problem::SeatOrder { expected });
    }
    players.resize(seat.index(), empty.clone());
    let (player, problem) = player.map_or_else(|problem| (empty, Err(problem)), |player| (player, Ok(())));
    players.push(player);
    if seat == expected { problem } else { Err(Problem::SeatOrder { expected }) }
}

/// The parts of a `deal:` line that both games know.
pub(super) struct Deal<'a> {
    pub players: &'a mut u8,
    pub seed: &'a mut u64,
    pub sheriff: &'a mut Option<Seat>,
}

impl Deal<'_> {
    /// Reads `players 5`, `seed 7` or `sheriff A`; false if the part is something else.
    pub(super) fn read(&mut self, part: &str) -> Result<bool, Problem> {
        match part.split_once(' ') {
            Some(("players", count)) => *self.players = number(count)?,
            Some(("seed", n)) => *self.seed = number(n)?,
            Some(("sheriff", text)) => *self.sheriff = Some(seat(text)?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// `A willy_the_kid, C paul_regret`: characters kept from the last game, by seat.
pub(super) fn read_kept_characters<C: Copy>(
    value: &str,
    players: u8,
    read: impl Fn(&str) -> Result<C, Problem>,
) -> Result<Vec<Option<C>>, Problem> {
    let mut kept = vec![None; players.into()];
    for part in list(value) {
        let (letter, id) = part.split_once(' ').unwrap_or((part, ""));
        let character = read(id)?;
        *kept.get_mut(seat(letter)?.index()).ok_or_else(|| Problem::NotASeat(letter.into()))? = Some(character);
    }
    Ok(kept)
}
