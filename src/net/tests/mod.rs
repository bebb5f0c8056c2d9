//! Whole tables with friends, without wires: every message goes through the very texts that would be sent.

mod attacks;
mod coming_back;
mod door;
mod games;
mod lobby;
mod model;
mod trouble;

use super::fair::{Flaw, Nonce, digest};
use super::keys::Binding;
use super::message::{Cut, Down, Evidence, Hello, HostChallenge, Leave, Refusal, Tell, Up, Who};
use super::pack::{pack, unpack};
use super::{Away, Guest, GuestEffect, Host, HostEffect, Peer, Phase, SeatPlan, Terms};
use crate::table::{Chair, Controller, Level, Options, Playable, Table};
use standoff_engine::card;
use standoff_engine::core::{Rng, Seat};
use standoff_engine::dice;
use std::collections::VecDeque;

/// A guest, his wire and his side of the table.
struct Friend<G: Playable> {
    guest: Guest,
    line: u32,
    table: Option<Table<G>>,
    heard: Vec<GuestEffect>,
    /// Everything that was sent to him.
    bytes: Vec<String>,
}

/// A host with his table and his guests.
struct World<G: Playable> {
    host: Host,
    setup: G::Setup,
    table: Option<Table<G>>,
    friends: Vec<Friend<G>>,
    rng: Rng,
    lines: u32,
    now: f64,
    said: Vec<(String, u8)>,
    lost: Vec<(String, Cut)>,
    broken_off: Vec<bool>,
}

/// Both ends of a line know it.
fn binding(line: u32) -> Binding {
    [line as u8 ^ 0x5a; 16]
}

fn nonce(of: u64) -> Nonce {
    digest(&[&of.to_le_bytes()])
}

fn card_setup(players: u8) -> card::Setup {
    card::Setup { sets: card::Set::ALL.to_vec(), ..card::Setup::base(players) }
}

impl<G: Playable> World<G> {
    /// A table with a host, so many friends, and bots for the rest.
    fn new(setup: G::Setup, players: u8, friends: u8, seed: u64) -> Self {
        let mut host = Host::new(format!("table {seed}"), &nonce(seed), Terms::default());
        let plans = Seat::all(players).map(|seat| match seat.0 {
            0 => SeatPlan::Host("Ann".into()),
            n if n <= friends => SeatPlan::Friend(format!("Friend {n}")),
            n => SeatPlan::Bot(format!("Bot {n}")),
        });
        host.lay(G::NAME, serde_json::to_string(&setup).unwrap(), plans.collect());
        let rng = Rng::from_seed(seed);
        let (said, lost, broken_off) = (Vec::new(), Vec::new(), Vec::new());
        let (table, lines, now) = (None, 0, 0.0);
        let mut world = Self { host, setup, table, friends: Vec::new(), rng, lines, now, said, lost, broken_off };
        for n in 0..friends {
            let guest = Guest::new(
                &format!("Guest {n}"),
                &world.host.table,
                Some(&world.host.pin()),
                &nonce(seed * 100 + u64::from(n)),
            );
            world.join(guest);
        }
        world
    }

    fn join(&mut self, mut guest: Guest) -> usize {
        self.lines += 1;
        let line = self.lines;
        let hello = guest.hello(binding(line), [line as u8; 16]);
        self.friends.push(Friend { guest, line, table: None, heard: Vec::new(), bytes: Vec::new() });
        let mut effects = self.host.opened(line, binding(line), [line as u8; 16]);
        effects.extend(self.host.hear(line, &hello, self.now));
        self.carry_out(effects);
        self.friends.len() - 1
    }

    /// Somebody's wire breaks and a new one is laid.
    fn rejoin(&mut self, at: usize) {
        let Friend { guest, line, .. } = self.friends.remove(at);
        let effects = self.host.shut(line, self.now);
        self.carry_out(effects);
        // All that is left is what was stored.
        let stored: Guest = unpack(&pack(&guest)).unwrap();
        let new = self.join(stored);
        let friend = self.friends.remove(new);
        self.friends.insert(at, friend);
    }

    fn begin(&mut self, secret: Nonce) {
        let effects = self.host.begin(&secret);
        self.carry_out(effects);
    }

    fn say(&mut self, friend: usize, up: &Up) {
        self.now += 400.0;
        let effects = self.host.hear(self.friends[friend].line, &up.write(), self.now);
        self.carry_out(effects);
    }

    fn tell(&mut self) {
        let table = self.table.as_ref().unwrap();
        let mut effects = self.host.tell(table.settled(), &|viewer, from| table.sight(viewer, from));
        if table.outcome().is_some() {
            effects.extend(self.host.finish(serde_json::to_string(&table.save().record).unwrap()));
        }
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<HostEffect>) {
        let mut effects = VecDeque::from(effects);
        let mut changed = false;
        while let Some(effect) = effects.pop_front() {
            self.now += 150.0;
            match effect {
                HostEffect::Send { line, text } => effects.extend(self.deliver(line, &text)),
                HostEffect::Close { line, .. } => effects.extend(self.host.shut(line, self.now)),
                HostEffect::Act { seat, line } => {
                    let table = self.table.as_mut().unwrap();
                    match G::read_action(&line).map(|action| table.act(seat, action)) {
                        Some(Ok(_)) => self.tell(),
                        _ => effects.extend(self.host.void(seat)),
                    }
                }
                HostEffect::Deal { seed } => {
                    let chairs = self.host.names().into_iter().zip(Seat::all(8)).map(|(name, seat)| {
                        let controller = match seat {
                            Seat(0) => Controller::Person,
                            seat if self.host.is_taken(seat) => Controller::Friend,
                            _ => Controller::Bot(Level::Drifter),
                        };
                        Chair::new(name, controller)
                    });
                    let chairs = chairs.collect();
                    self.table = Table::deal_from(self.setup.clone(), seed, chairs, Options::default()).ok();
                    changed = true;
                }
                HostEffect::Changed => changed = true,
                HostEffect::Said { who, phrase } => self.said.push((who, phrase)),
                HostEffect::Lost { who, why } => self.lost.push((who, why)),
                HostEffect::BreakOff { agreed } => self.broken_off.push(agreed),
            }
        }
        if changed && self.host.is_dealt() && self.table.is_some() {
            self.tell();
        }
    }

    /// A guest hears something; what he answers is heard at once.
    fn deliver(&mut self, line: u32, text: &str) -> Vec<HostEffect> {
        let Some(at) = self.friends.iter().position(|friend| friend.line == line) else { return Vec::new() };
        let friend = &mut self.friends[at];
        friend.bytes.push(text.into());
        let mut effects = Vec::new();
        for effect in friend.guest.hear(text) {
            let friend = &mut self.friends[at];
            match &effect {
                GuestEffect::Send(text) => effects.extend(self.host.hear(line, text, self.now)),
                GuestEffect::Dealt => friend.table = None,
                GuestEffect::Told { view, steps } => {
                    if let Some(table) = &mut friend.table {
                        table.told(view, steps).expect("what is told can be shown");
                    } else {
                        let setup = serde_json::from_str(&friend.guest.setup).unwrap();
                        let chairs = friend.guest.company.chairs.iter();
                        let chairs = chairs.map(|place| Chair::new(&place.name, Controller::Friend)).collect();
                        let mut table = Table::follow(setup, 1, chairs, view).expect("a table");
                        table.told(view, steps).expect("what is told can be shown");
                        friend.table = Some(table);
                    }
                }
                GuestEffect::Close(_) => effects.extend(self.host.shut(line, self.now)),
                _ => {}
            }
            self.friends[at].heard.push(effect);
        }
        effects
    }

    /// Everybody plays at random until the game is over or so many steps were taken; every view is compared.
    fn play(&mut self, most: usize) {
        for step in 0..most {
            let table = self.table.as_mut().unwrap();
            let Some(asked) = table.asked() else { break };
            let seat_of = |friend: &Friend<G>| friend.guest.seat();
            match self.friends.iter().position(|friend| seat_of(friend) == Some(asked)) {
                Some(at) if self.host.present().contains(asked) => {
                    let own = self.friends[at].table.as_ref().unwrap();
                    let legal = own.legal(asked);
                    assert_eq!(legal, table.legal(asked), "a guest knows what he may do");
                    let action = *self.rng.pick(&legal).unwrap();
                    let said = self.friends[at].guest.act(G::write_action(action)).expect("nothing is under way");
                    let effects = self.host.hear(self.friends[at].line, &said, self.now);
                    self.now += 2000.0;
                    self.carry_out(effects);
                }
                _ => {
                    let legal = table.legal(asked);
                    table.act(asked, *self.rng.pick(&legal).unwrap()).unwrap();
                    self.tell();
                }
            }
            if step % 5 == 0 {
                self.compare();
            }
        }
        self.compare();
    }

    /// Every guest's table looks like the host's to his seat.
    fn compare(&self) {
        let table = self.table.as_ref().unwrap();
        for friend in self.friends.iter().filter(|friend| friend.table.is_some()) {
            let (seat, own) = (friend.guest.seat(), friend.table.as_ref().unwrap());
            assert_eq!(own.view(seat), table.view(seat));
            // Others may not know of a question that was announced in secret.
            if seat.is_some() && seat == table.asked() {
                assert_eq!(own.asked(), seat);
            }
        }
    }

    fn evidence(&self, at: usize) -> Evidence<G> {
        let over = self.friends[at].heard.iter().find_map(|effect| match effect {
            GuestEffect::Over(over) => Some(over.clone()),
            _ => None,
        });
        over.expect("the game is over").read().expect("a record")
    }
}

fn whole_game<G: Playable>(setup: G::Setup, players: u8, friends: u8, seed: u64) -> World<G> {
    let mut world = World::<G>::new(setup, players, friends, seed);
    world.begin(nonce(seed + 7));
    world.play(50_000);
    assert!(world.table.as_ref().unwrap().outcome().is_some(), "the game ends");
    world
}
