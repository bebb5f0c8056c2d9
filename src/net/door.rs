//! The one door for what a host shows and tells: after it nothing is out of bounds, points nowhere or is too long.
//!
//! A guest's page works with views by the engine's rules, which trust them. So a view that decodes is not enough: it must
//! be one that somebody can see at a table of this size, and events must name people who sit there.

use super::message::{Company, Place};
use super::name::{clean_name, distinct_names};
use super::pack::unpack;
use crate::json;
use standoff_engine::core::{MAX_SEATS, Rules, Seat, Unsound};
use standoff_engine::{card, dice};

/// The longest name of a game, and the longest setup.
const MOST_GAME: usize = 20;
const MOST_SETUP: usize = 8_000;
/// The longest view, in bytes: ten times as long as any that was seen.
const MOST_VIEW: usize = 20_000;
/// The most steps in one message, and events in one step.
const MOST_STEPS: usize = 400;
const MOST_EVENTS: usize = 1_000;
/// The most who watch.
const MOST_WATCHERS: usize = 16;
/// The longest time that can be agreed on, in seconds.
const MOST_SECONDS: u16 = 3_600;

/// The steps of a game: who acted, and the events.
pub type Steps = [(Option<Seat>, Vec<u8>)];

/// The players of a setup; none if no game can be dealt from it.
pub fn players_of(game: &str, setup: &str) -> Option<usize> {
    fn deal<G: Rules>(setup: &str) -> Option<usize> {
        let setup: G::Setup = json::read(setup).ok()?;
        G::deal(&setup, 0, &mut Vec::new()).ok().map(|game| usize::from(game.seats()))
    }
    match game {
        _ if game.len() > MOST_GAME || setup.len() > MOST_SETUP => None,
        card::Game::NAME => deal::<card::Game>(setup),
        dice::Game::NAME => deal::<dice::Game>(setup),
        _ => None,
    }
}

/// Whether a view can be seen at a table of so many by this seat, and whether the steps can have happened there.
pub fn check_view(game: &str, players: usize, seat: Option<Seat>, view: &[u8], steps: &Steps) -> Result<(), Unsound> {
    let fits = view.len() <= MOST_VIEW && steps.len() <= MOST_STEPS;
    let acted = steps.iter().all(|(seat, _)| seat.is_none_or(|seat| seat.index() < players));
    if !fits || !acted || players > MAX_SEATS {
        return Err(Unsound::Seat);
    }
    match game {
        card::Game::NAME => {
            let view: card::View = unpack(view).ok_or(Unsound::Stack)?;
            if view.viewer != seat {
                return Err(Unsound::Seat);
            }
            view.check_sound(players)?;
            check_events(players, steps, |event: &card::Event| event.seats())
        }
        dice::Game::NAME => {
            let view: dice::View = unpack(view).ok_or(Unsound::Stack)?;
            if view.viewer != seat {
                return Err(Unsound::Seat);
            }
            view.check_sound(players)?;
            check_events(players, steps, |event: &dice::Event| event.seats())
        }
        _ => Err(Unsound::Seat),
    }
}

fn check_events<E: serde::de::DeserializeOwned>(
    players: usize,
    steps: &Steps,
    seats: fn(&E) -> standoff_engine::core::SeatSet,
) -> Result<(), Unsound> {
    for (_, events) in steps {
        let events: Vec<E> = unpack(events).ok_or(Unsound::Stack)?;
        if events.len() > MOST_EVENTS || !events.iter().all(|event| seats(event).is_within(players as u8)) {
            return Err(Unsound::Seat);
        }
    }
    Ok(())
}

/// A company as it may be shown: names are clean and told apart, times within bounds. None if no table looks like that.
pub fn checked_company(company: &Company) -> Option<Company> {
    let Company { chairs, watchers, you, .. } = company;
    let mut terms = company.terms;
    let seated = you.is_none_or(|you| you.index() < chairs.len());
    if chairs.len() > MAX_SEATS || watchers.len() > MOST_WATCHERS || !seated {
        return None;
    }
    let names = chairs.iter().map(|place| &place.name).chain(watchers);
    let mut names = distinct_names(names.map(|name| clean_name(name, "?"))).into_iter();
    let chairs = chairs.iter().zip(names.by_ref()).map(|(place, name)| {
        let grace = place.grace.min(MOST_SECONDS);
        Place { name, grace, ..place.clone() }
    });
    let chairs = chairs.collect();
    terms.timer = terms.timer.min(MOST_SECONDS);
    terms.grace = terms.grace.min(MOST_SECONDS);
    Some(Company { chairs, watchers: names.collect(), terms, ..company.clone() })
}
