//! A guest who takes the table over, in the page.

use super::wire;
use super::{End, Friends, Part, to_table};
use crate::json;
use crate::net::fair::seed;
use crate::net::message::Who;
use crate::net::seal::Opened;
use crate::net::{HostEffect, HostMigration};
use crate::storage::FriendsKey;
use crate::table::{Chair, Controller, Level, NewGame, Options, Table};
use crate::ui::page::Page;
use crate::ui::play::{Laid, OnPage};
use leptos::prelude::*;
use standoff_engine::core::{Record, Rules, Seat};
use standoff_engine::{card, dice};

impl Friends {
    /// Whether the table can move to us; follows changes of where we stand.
    pub fn can_take_over(self) -> bool {
        self.part.track();
        self.end.with_value(|end| matches!(end, End::Guest(guest, None) if guest.legacy().is_some()))
    }

    /// Waits for the other guests in the host's place.
    pub fn take_over(self, page: Page) {
        let done = self.end.try_update_value(|end| {
            let End::Guest(guest, None) = end else { return false };
            let Some(heir) = HostMigration::new((**guest).clone()) else { return false };
            *end = End::Heir(Box::new(heir));
            true
        });
        if done == Some(true) {
            self.part.set(Part::Heir);
            self.parts_changed(page);
            let room = self.room.with_untracked(|room| room.as_ref().map(|room| room.name.clone()));
            if let Some(room) = room {
                self.enter_room(page, room);
            }
        }
    }

    /// Hands our part of the key to whoever takes over.
    pub fn give_share(self) {
        self.share_wanted.set(false);
        self.end.with_value(|end| {
            if let End::Guest(guest, Some(line)) = end
                && let Some(share) = guest.share()
            {
                wire::send(*line, &share);
            }
        });
    }

    pub(super) fn heir_hears(self, page: Page, kind: &str, line: u32, text: &str) {
        let effects = self.end.try_update_value(|end| {
            let End::Heir(heir) = end else { return Vec::new() };
            match kind {
                "open" => heir.opened(line, wire::binding(text), super::random_challenge()),
                "text" => return heir.hear(line, text, js_sys::Date::now()),
                _ => heir.shut(line),
            }
            Vec::new()
        });
        for effect in effects.unwrap_or_default() {
            match effect {
                HostEffect::Send { line, text } => wire::send(line, &text),
                HostEffect::Close { line, .. } => wire::close(line),
                HostEffect::Changed => self.parts_changed(page),
                _ => {}
            }
        }
    }

    fn parts_changed(self, page: Page) {
        let now = self.end.with_value(|end| match end {
            End::Heir(heir) => Some((heir.count(), heir.inherit(), heir.guest().clone())),
            End::None | End::Host(..) | End::Guest(..) => None,
        });
        let Some((count, inherited, guest)) = now else { return };
        self.parts.set(Some((count.0 as u16, count.1 as u16)));
        let Some((host, opened)) = inherited else { return };
        let own = guest.witness.seat;
        let chair = |(at, place): (usize, &crate::net::message::Place)| {
            let controller = match place.who {
                _ if own == Some(Seat(at as u8)) => Controller::Person,
                Who::Guest | Who::Away => Controller::Friend,
                Who::Host | Who::Bot | Who::Open => Controller::Bot(Level::Marshal),
            };
            Chair::new(place.name.clone(), controller)
        };
        let chairs: Vec<Chair> = guest.company.chairs.iter().enumerate().map(chair).collect();
        let laid = match guest.game.as_str() {
            card::Game::NAME => revive::<card::Game>(page, &guest.setup, chairs, &opened),
            dice::Game::NAME => revive::<dice::Game>(page, &guest.setup, chairs, &opened),
            _ => None,
        };
        let Some(laid) = laid else { return };
        self.parts.set(None);
        self.end.set_value(End::Host(Box::new(host), Box::new(laid)));
        self.part.set(Part::Host);
        page.shelf.update_value(|shelf| shelf.forget_friends(FriendsKey::Guest));
        self.change(page, |host| host.go_on(super::now()));
        to_table();
    }
}

/// Plays the record again and sits down at it; none if it cannot be played.
fn revive<G: OnPage>(page: Page, setup: &str, chairs: Vec<Chair>, opened: &Opened) -> Option<Laid> {
    let setup: G::Setup = json::read(setup).ok()?;
    let seed = seed(&opened.secret, &opened.numbers);
    let record = Record::<G> { actions: opened.lines.clone(), ..Record::new(setup.clone(), seed) };
    let form = NewGame { setup: setup.clone(), chairs: chairs.clone(), options: Options::default() };
    let mut table = Table::<G>::deal_from(setup, seed, chairs, Options::default()).ok()?;
    for index in 0..record.actions.len() {
        let (seat, action) = record.action(index)?;
        table.act(seat, action).ok()?;
    }
    G::play(page).adopt(page, table);
    Some(G::laid(form))
}
