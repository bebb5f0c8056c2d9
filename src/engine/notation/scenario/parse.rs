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

/// Reads a seat's line, `role character | part | part`, into a player and puts him at his seat. Seats come in order; a
/// player with mistakes is seated as well, so that they are reported once.
pub(super) fn read_seat_line<P: Clone>(
    players: &mut Vec<P>,
    seat: Seat,
    line: &str,
    empty: P,
    mut read: impl FnMut(&mut P, SeatPart) -> Result<(), Problem>,
) -> Result<(), Vec<Problem>> {
    let mut parts = line.split('|').map(str::trim);
    let who = parts.next().unwrap_or_default();
    let (role, character) = who.split_once(' ').unwrap_or((who, ""));
    let parts = [SeatPart::Role(role), SeatPart::Character(character)].into_iter().chain(parts.map(SeatPart::More));
    let mut player = empty.clone();
    let mut problems: Vec<Problem> = parts.filter_map(|part| read(&mut player, part).err()).collect();
    let expected = Seat(players.len() as u8);
    if seat != expected {
        problems.insert(0, Problem::SeatOrder { expected });
    }
    if seat >= expected {
        players.resize(seat.index(), empty);
        players.push(player);
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// A part of a seat's line.
#[derive(Clone, Copy)]
pub(super) enum SeatPart<'a> {
    Role(&'a str),
    Character(&'a str),
    More(&'a str),
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
