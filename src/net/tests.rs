//! Whole tables with friends, without wires: every message goes through the very texts that would be sent.

use super::fair::{Flaw, Nonce, digest, hex};
use super::message::{Down, Evidence, Tell, Up, Who};
use super::pack::{pack, unpack};
use super::{Away, Deed, Guest, Host, News, Post, Terms};
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
    heard: Vec<News>,
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
        let mut host = Host::new(format!("table {seed}"), Terms::default());
        let posts = Seat::all(players).map(|seat| match seat.0 {
            0 => Post::Host("Ann".into()),
            n if n <= friends => Post::Friend(format!("Friend {n}")),
            n => Post::Bot(format!("Bot {n}")),
        });
        host.lay(G::NAME, serde_json::to_string(&setup).unwrap(), posts.collect());
        let rng = Rng::from_seed(seed);
        let mut world =
            Self { host, setup, table: None, friends: Vec::new(), rng, lines: 0, now: 0.0, said: Vec::new() };
        for n in 0..friends {
            let guest = Guest::new(&format!("Guest {n}"), &world.host.table, &nonce(seed * 100 + u64::from(n)));
            world.join(guest);
        }
        world
    }

    fn join(&mut self, mut guest: Guest) -> usize {
        self.lines += 1;
        let (line, hello) = (self.lines, guest.hello());
        self.friends.push(Friend { guest, line, table: None, heard: Vec::new(), bytes: Vec::new() });
        let mut deeds = self.host.opened(line);
        deeds.extend(self.host.hear(line, &hello, self.now));
        self.carry_out(deeds);
        self.friends.len() - 1
    }

    /// Somebody's wire breaks and a new one is laid.
    fn rejoin(&mut self, at: usize) {
        let Friend { guest, line, .. } = self.friends.remove(at);
        let deeds = self.host.shut(line);
        self.carry_out(deeds);
        // All that is left is what was stored.
        let stored: Guest = unpack(&pack(&guest)).unwrap();
        let new = self.join(stored);
        let friend = self.friends.remove(new);
        self.friends.insert(at, friend);
    }

    fn begin(&mut self, secret: Nonce) {
        let deeds = self.host.begin(&secret);
        self.carry_out(deeds);
    }

    fn say(&mut self, friend: usize, up: &Up) {
        self.now += 400.0;
        let deeds = self.host.hear(self.friends[friend].line, &up.write(), self.now);
        self.carry_out(deeds);
    }

    fn tell(&mut self) {
        let table = self.table.as_ref().unwrap();
        let mut deeds = self.host.tell(table.settled(), &|viewer, from| table.sight(viewer, from));
        if table.outcome().is_some() {
            deeds.extend(self.host.finish(serde_json::to_string(&table.save().record).unwrap()));
        }
        self.carry_out(deeds);
    }

    fn carry_out(&mut self, deeds: Vec<Deed>) {
        let mut deeds = VecDeque::from(deeds);
        let mut changed = false;
        while let Some(deed) = deeds.pop_front() {
            self.now += 150.0;
            match deed {
                Deed::Send { line, text } => deeds.extend(self.deliver(line, &text)),
                Deed::Close(line) => deeds.extend(self.host.shut(line)),
                Deed::Act { seat, line } => {
                    let table = self.table.as_mut().unwrap();
                    match G::read_action(&line).map(|action| table.act(seat, action)) {
                        Some(Ok(_)) => self.tell(),
                        _ => deeds.extend(self.host.void(seat)),
                    }
                }
                Deed::Deal { seed } => {
                    let chairs = self.host.names().into_iter().zip(Seat::all(8)).map(|(name, seat)| {
                        let controller = match seat {
                            Seat(0) => Controller::Person,
                            seat if self.host.is_taken(seat) => Controller::Friend,
                            _ => Controller::Bot(Level::Drifter),
                        };
                        Chair::new(name, controller)
                    });
                    let chairs = chairs.collect();
                    self.table = Table::deal(self.setup.clone(), seed, chairs, Options::default()).ok();
                    changed = true;
                }
                Deed::Changed => changed = true,
                Deed::Said { who, phrase } => self.said.push((who, phrase)),
            }
        }
        if changed && self.host.is_playing() && self.table.is_some() {
            self.tell();
        }
    }

    /// A guest hears something; what he answers is heard at once.
    fn deliver(&mut self, line: u32, text: &str) -> Vec<Deed> {
        let Some(at) = self.friends.iter().position(|friend| friend.line == line) else { return Vec::new() };
        let friend = &mut self.friends[at];
        friend.bytes.push(text.into());
        let mut deeds = Vec::new();
        for news in friend.guest.hear(text) {
            let friend = &mut self.friends[at];
            match &news {
                News::Send(text) => deeds.extend(self.host.hear(line, text, self.now)),
                News::Dealt => friend.table = None,
                News::Told { view, steps } => {
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
                News::Close => deeds.extend(self.host.shut(line)),
                _ => {}
            }
            self.friends[at].heard.push(news);
        }
        deeds
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
                    let deeds = self.host.hear(self.friends[at].line, &said, self.now);
                    self.now += 2000.0;
                    self.carry_out(deeds);
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
        let over = self.friends[at].heard.iter().find_map(|news| match news {
            News::Over(over) => Some(over.clone()),
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

#[test]
fn whole_games_are_told_and_proven() {
    for seed in 0..6 {
        let (players, friends) = [(4, 1), (5, 2), (8, 7), (6, 3), (7, 6), (8, 4)][seed as usize];
        let world = whole_game::<card::Game>(card_setup(players), players, friends, seed);
        for (at, friend) in world.friends.iter().enumerate() {
            assert!(friend.guest.witness.seen.len() > 10);
            assert_eq!(friend.guest.witness.check(&world.evidence(at)), Ok(()));
        }
        let world = whole_game::<dice::Game>(dice::Setup::base(players), players, friends, seed);
        for at in 0..world.friends.len() {
            assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
        }
    }
}

#[test]
fn a_changed_record_is_noticed() {
    let world = whole_game::<card::Game>(card_setup(5), 5, 2, 11);
    let (witness, good) = (&world.friends[0].guest.witness, world.evidence(0));
    let check = |change: &dyn Fn(&mut Evidence<card::Game>)| {
        let mut evidence = good.clone();
        change(&mut evidence);
        witness.check(&evidence)
    };
    assert_eq!(check(&|_| {}), Ok(()));
    assert_eq!(check(&|e| e.secret = hex(&nonce(1))), Err(Flaw::Secret));
    assert_eq!(check(&|e| e.secret = "x".into()), Err(Flaw::Secret));
    assert_eq!(check(&|e| e.numbers[1] = hex(&nonce(1))), Err(Flaw::Number));
    assert_eq!(check(&|e| drop(e.numbers.remove(0))), Err(Flaw::Number));
    assert_eq!(check(&|e| e.numbers.swap(0, 1)), Err(Flaw::Number));
    assert_eq!(check(&|e| e.record.seed ^= 1), Err(Flaw::Seed));
    assert_eq!(check(&|e| e.record.setup.players = 6), Err(Flaw::Setup));
    assert_eq!(check(&|e| drop(e.record.actions.pop())), Err(Flaw::Record));
    assert_eq!(check(&|e| e.record.actions[3] = "A nonsense".into()), Err(Flaw::Record));
    // Another game that is sound in itself, from the same deal.
    let other = |evidence: &mut Evidence<card::Game>| {
        let record = &evidence.record;
        let mut table = Table::<card::Game>::deal(
            record.setup.clone(),
            record.seed,
            world.table.as_ref().unwrap().chairs().to_vec(),
            Options::default(),
        )
        .unwrap();
        let mut rng = Rng::from_seed(3);
        while let Some(asked) = table.asked() {
            let legal = table.legal(asked);
            table.act(asked, *rng.pick(&legal).unwrap()).unwrap();
        }
        evidence.record = table.save().record;
    };
    assert_eq!(check(&other), Err(Flaw::Steps));
    // Hashes that fit, but the guest was shown something else.
    let mut shown = witness.clone();
    shown.seen[5] = hex(&nonce(3)[..16]);
    assert_eq!(shown.check(&good), Err(Flaw::Shown));
    let mut unseen = witness.clone();
    unseen.marks.clear();
    let mut evidence = good.clone();
    other(&mut evidence);
    assert_eq!(unseen.check(&evidence), Err(Flaw::Shown));
}

#[test]
fn whoever_comes_back_has_his_seat_in_mid_decision() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 21);
    world.begin(nonce(4));
    for round in 0..40 {
        world.play(9);
        let at = round % 3;
        let (seat, name) = (world.friends[at].guest.seat(), world.friends[at].guest.name.clone());
        world.rejoin(at);
        assert_eq!(world.friends[at].guest.seat(), seat);
        assert_eq!(world.host.names()[seat.unwrap().index()], name);
        world.compare();
    }
    world.play(50_000);
    for at in 0..3 {
        // What was missed while away leaves no doubt.
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn the_host_comes_back_with_what_he_stored() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 22);
    world.begin(nonce(5));
    world.play(60);
    // The page is loaded again: no wire is left.
    world.host = unpack(&pack(&world.host)).unwrap();
    world.table = Table::load(world.table.as_ref().unwrap().save()).ok();
    assert!(world.host.present().is_empty() && world.host.is_playing());
    world.rejoin(0);
    world.rejoin(1);
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn a_seat_is_held_or_waited_for() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 23);
    world.begin(nonce(6));
    assert_eq!(world.host.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    let deeds = world.host.shut(world.friends[0].line);
    world.carry_out(deeds);
    assert_eq!(world.host.awaited(), [Seat(2)].into_iter().collect());
    assert_eq!(world.host.company(None).chairs[1].who, Who::Away);
    let deeds = world.host.set_terms(Terms { away: Away::Wait, timer: 30 });
    world.carry_out(deeds);
    assert_eq!(world.host.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    assert_eq!(world.friends[1].guest.company.terms.timer, 30);
}

#[test]
fn nothing_is_done_in_another_situation_or_in_anothers_name() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 31);
    world.begin(nonce(9));
    world.play(30);
    while !world.friends.iter().any(|friend| friend.guest.seat() == world.table.as_ref().unwrap().asked()) {
        world.play(1);
    }
    let asked = world.table.as_ref().unwrap().asked().unwrap();
    let (me, other) = {
        let me = world.friends.iter().position(|friend| friend.guest.seat() == Some(asked)).unwrap();
        (me, (me + 1) % 3)
    };
    let action = world.table.as_ref().unwrap().legal(asked)[0];
    let line = <card::Game as standoff_engine::core::Rules>::write_action(action);
    let at = world.friends[me].guest.at();
    let before = world.table.as_ref().unwrap().len();
    for (who, at) in [(me, at + 1), (me, at - 1), (me, 0), (other, at)] {
        world.say(who, &Up::Act { at, line: line.clone() });
        assert_eq!(world.table.as_ref().unwrap().len(), before);
    }
    for nonsense in ["", "fire", "play bang 999 B", "pass pass"] {
        world.say(me, &Up::Act { at, line: nonsense.into() });
        assert_eq!(world.table.as_ref().unwrap().len(), before);
    }
    world.say(me, &Up::Act { at, line: line.clone() });
    let after = world.table.as_ref().unwrap().len();
    assert!(after > before || world.table.as_ref().unwrap().is_empty());
    // The same once more came too late.
    world.say(me, &Up::Act { at, line });
    assert_eq!(world.table.as_ref().unwrap().len(), after);
}

#[test]
fn rubbish_changes_nothing_and_ends_the_wire() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 41);
    world.begin(nonce(9));
    world.play(20);
    let before = (world.table.as_ref().unwrap().len(), world.host.names());
    let mut rng = Rng::from_seed(6);
    let sound = [
        Up::Hello { version: 1, name: "Eve".into(), key: "0123456789abcdef".into() },
        Up::Act { at: 3, line: "pass".into() },
        Up::Pledge("00".into()),
        Up::Number(hex(&nonce(3))),
        Up::Sit(Some(Seat(2))),
        Up::Share("x".into()),
        Up::Ready(true),
    ];
    let mut closed = 0;
    for line in 100..160 {
        world.host.opened(line);
        for n in 0..30 {
            let mut text: Vec<char> = sound[rng.below(sound.len() as u32) as usize].write().chars().collect();
            for _ in 0..rng.below(4) {
                let at = rng.below(text.len() as u32) as usize;
                text[at] = char::from(rng.below(256) as u8);
            }
            if n % 5 == 0 {
                text = vec!['['; 3_000];
            }
            let text: String = text.into_iter().collect();
            for deed in world.host.hear(line, &text, 1e6 * f64::from(line) + 1000.0 * f64::from(n)) {
                match deed {
                    Deed::Act { seat, line } => panic!("{seat} acts by {line}"),
                    Deed::Close(at) => {
                        assert_eq!(at, line);
                        closed += 1;
                    }
                    _ => {}
                }
            }
        }
        world.host.shut(line);
    }
    assert!(closed > 20, "{closed}");
    assert_eq!((world.table.as_ref().unwrap().len(), world.host.names()), before);
}

#[test]
fn whoever_shouts_is_not_heard() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 42);
    let line = world.friends[0].line;
    let said = |world: &mut World<card::Game>| {
        let deeds = world.host.hear(line, &Up::Say(1).write(), 1e7);
        deeds.iter().filter(|deed| matches!(deed, Deed::Said { .. })).count()
    };
    let heard: usize = (0..500).map(|_| said(&mut world)).sum();
    assert!(heard < 8, "{heard}");
    let deeds = world.host.hear(line, &Up::Say(99).write(), 2e7);
    assert!(!deeds.iter().any(|deed| matches!(deed, Deed::Said { .. })));
}

#[test]
fn chairs_are_chosen_before_a_game_only() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 51);
    world.say(0, &Up::Sit(Some(Seat(2))));
    assert_eq!(world.friends[0].guest.seat(), Some(Seat(1)), "it is taken");
    world.say(0, &Up::Sit(Some(Seat(0))));
    world.say(0, &Up::Sit(Some(Seat(5))));
    assert_eq!(world.friends[0].guest.seat(), Some(Seat(1)), "not for friends");
    world.say(0, &Up::Sit(None));
    assert_eq!(world.friends[0].guest.seat(), None);
    assert_eq!(world.host.company(None).watchers, ["Guest 0"]);
    world.say(1, &Up::Sit(Some(Seat(1))));
    assert_eq!(world.friends[1].guest.seat(), Some(Seat(1)));
    world.say(1, &Up::Ready(true));
    assert!(world.friends[1].guest.company.ready && world.host.company(None).chairs[1].ready);
    world.begin(nonce(2));
    // The empty chair is a bot's, and whoever watches sees what everybody may.
    assert_eq!(world.host.company(None).chairs[2].who, Who::Bot);
    world.play(40);
    world.say(0, &Up::Sit(Some(Seat(2))));
    assert_eq!(world.friends[0].guest.seat(), None);
    let table = world.table.as_ref().unwrap();
    assert_eq!(world.friends[0].table.as_ref().unwrap().view(None), table.view(None));
}

#[test]
fn two_of_one_name_are_told_apart() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 0, 52);
    for n in 0..3 {
        world.join(Guest::new("Ann", &world.host.table.clone(), &nonce(n)));
    }
    let names: Vec<String> = world.host.company(None).watchers;
    assert_eq!(names, ["Ann 2", "Ann 3", "Ann 4"]);
}

#[test]
fn whoever_leaves_between_pledge_and_number_is_not_waited_for() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 61);
    let deeds = world.host.begin(&nonce(3));
    // Everybody pledges; the third then goes away instead of saying his number.
    let mut pledged = Vec::new();
    for deed in deeds {
        if let Deed::Send { line, text } = deed {
            pledged.extend(world.deliver(line, &text));
        }
    }
    let gone = world.friends[2].line;
    let (ours, told): (Vec<Deed>, Vec<Deed>) =
        pledged.into_iter().partition(|deed| matches!(deed, Deed::Send { line, .. } if *line == gone));
    assert!(!ours.is_empty());
    world.carry_out(told);
    assert!(!world.host.is_playing(), "somebody is missing");
    let deeds = world.host.lose_patience();
    world.friends.truncate(2);
    world.carry_out(deeds);
    assert!(world.host.is_playing());
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn a_host_who_says_what_does_not_fit_is_left() {
    let mut guest = Guest::new("Jo", "table", &nonce(2));
    assert_eq!(guest.hear("rubbish"), [News::Close]);
    let tell = |whole| Down::Tell(Tell { at: 1, whole, view: vec![1, 2, 3], ..Tell::default() }).write();
    assert_eq!(guest.hear(&tell(false)), [News::Send(Up::Again.write())]);
    assert_eq!(guest.hear(&tell(false)), [], "asked for once");
    assert!(matches!(guest.hear(&tell(true))[..], [News::Told { .. }]));
    // A view of no table is not shown.
    let chairs = vec![Chair::new("A", Controller::Friend); 4];
    assert!(Table::<card::Game>::follow(card::Setup::base(4), 1, chairs.clone(), &[1, 2, 3]).is_none());
    let view = Table::<card::Game>::deal(
        card::Setup::base(5),
        1,
        vec![Chair::new("A", Controller::Person); 5],
        Options::default(),
    )
    .unwrap()
    .view(None);
    assert!(Table::<card::Game>::follow(card::Setup::base(4), 1, chairs, &pack(&view)).is_none());
    // A number is said only if our pledge is among those that count.
    guest.hear(&Down::Company(super::message::Company { you: Some(Seat(0)), ..Default::default() }).write());
    assert!(matches!(guest.hear(&Down::Begin(hex(&nonce(4))).write())[..], [News::Send(_)]));
    assert_eq!(guest.hear(&Down::Pledges(vec![hex(&nonce(5))]).write()), [News::Close]);
}

#[test]
fn a_whole_game_of_eight_is_less_than_half_a_megabyte_for_each() {
    let world = whole_game::<card::Game>(card_setup(8), 8, 7, 71);
    let steps = world.table.as_ref().unwrap().len();
    for friend in &world.friends {
        let bytes: usize = friend.bytes.iter().map(String::len).sum();
        println!("{bytes} bytes to one guest in {steps} steps, {} a step", bytes / steps);
        assert!(bytes < 500_000 && bytes / steps < 400);
    }
}

/// The table of a host who is gone goes on at the first guest's, with all parts of the key.
#[test]
fn a_table_moves_when_its_host_is_gone() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 81);
    world.begin(nonce(8));
    world.play(90);
    let before = world.table.take().unwrap();
    let mut heir = super::Heir::new(world.friends[0].guest.clone()).expect("there is a key");
    assert_eq!(heir.count(), (1, 3));
    let mut asked = 0;
    for (at, line) in [(1, 11), (2, 12)] {
        assert!(heir.inherit().is_none(), "a part is missing");
        heir.opened(line);
        let hello = world.friends[at].guest.hello();
        let now = 0.0;
        for deed in heir.hear(line, &hello, now) {
            let Deed::Send { text, .. } = deed else { continue };
            for news in world.friends[at].guest.hear(&text) {
                assert_eq!(news, News::Heir);
                asked += 1;
            }
        }
        // Rubbish is no part.
        heir.hear(line, &Up::Share(hex(&nonce(99))).write(), now);
        assert_eq!(heir.count().0, at);
        heir.hear(line, &world.friends[at].guest.share(), now);
        world.friends[at].line = line;
    }
    assert_eq!((asked, heir.count()), (2, (3, 3)));
    let (mut host, opened) = heir.inherit().expect("all parts are here");
    assert_eq!(opened.lines, before.lines());
    // The new host plays it again from the deal.
    let seed = super::fair::seed(&opened.secret, &opened.numbers);
    let mut table =
        Table::<card::Game>::deal(world.setup.clone(), seed, before.chairs().to_vec(), Options::default()).unwrap();
    for line in &opened.lines {
        let (seat, act) = line.split_once(' ').unwrap();
        let seat = Seat::from_letter(seat.chars().next().unwrap()).unwrap();
        table.act(seat, <card::Game as standoff_engine::core::Rules>::read_action(act).unwrap()).unwrap();
    }
    assert_eq!(table.view(None), before.view(None));
    let company = host.company(None);
    assert_eq!(
        company.chairs.iter().map(|place| place.who).collect::<Vec<_>>(),
        [Who::Bot, Who::Host, Who::Guest, Who::Guest, Who::Bot, Who::Bot]
    );
    let deeds = host.go_on();
    (world.host, world.table) = (host, Some(table));
    world.friends.remove(0);
    world.carry_out(deeds);
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.seat(), Some(Seat(at as u8 + 2)));
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn a_table_with_one_guest_does_not_move() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 1, 82);
    world.begin(nonce(8));
    world.play(30);
    assert!(super::Heir::new(world.friends[0].guest.clone()).is_none());
}

/// What a guest is sent says nothing about what he may not know: everything hidden from him is dealt anew, and the same
/// things happen. Hashes and sealed steps differ, but not in length.
#[test]
fn hidden_things_leave_no_trace_in_what_is_sent() {
    let plain = |text: &String| match Down::read(text) {
        Some(Down::Tell(mut tell)) => {
            (tell.mark, tell.sealed) = (tell.mark.len().to_string(), tell.sealed.len().to_string());
            Down::Tell(tell).write()
        }
        _ => text.clone(),
    };
    let mut compared = 0;
    for seed in 0..12 {
        let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 90 + seed);
        world.begin(nonce(seed));
        world.play(40 + 7 * seed as usize);
        let viewer = world.friends[0].guest.seat().unwrap();
        let table = world.table.as_ref().unwrap();
        if table.outcome().is_some() {
            continue;
        }
        let twin = table.twin(viewer, &mut Rng::from_seed(seed + 1));
        assert_eq!(twin.view(Some(viewer)), table.view(Some(viewer)));
        // From here on both are told to a guest who comes back, and to one who is there.
        let asked = table.asked().unwrap();
        let (legal, others) = (table.legal(asked), twin.legal(asked));
        let Some(action) = legal.iter().find(|action| others.contains(action)).copied() else { continue };
        let mut streams = Vec::new();
        for mut table in [world.table.take().unwrap(), twin] {
            let mut host = world.host.clone();
            let sent = |host: &mut Host, table: &Table<card::Game>| {
                let deeds = host.tell(table.settled(), &|seat, from| table.sight(seat, from));
                deeds
                    .into_iter()
                    .filter_map(|deed| match deed {
                        Deed::Send { line, text } if line == world.friends[0].line => Some(plain(&text)),
                        _ => None,
                    })
                    .collect::<Vec<_>>()
            };
            let mut stream = sent(&mut host, &table);
            table.act(asked, action).unwrap();
            let seen = (table.view(Some(viewer)), table.log_for(Some(viewer)).last().cloned());
            stream.extend(sent(&mut host, &table));
            streams.push((seen, stream));
        }
        // Where the two went different ways before his eyes he may know it.
        if streams[0].0 == streams[1].0 {
            assert_eq!(streams[0].1, streams[1].1);
            compared += 1;
        }
    }
    assert!(compared >= 4, "{compared}");
}

/// An announcement nobody else may know of is told to nobody else.
#[test]
fn what_is_announced_in_secret_is_not_even_counted() {
    let mut silent = 0;
    for seed in 0..6 {
        let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 120 + seed);
        world.begin(nonce(seed));
        for _ in 0..400 {
            let table = world.table.as_ref().unwrap();
            let Some(asked) = table.asked() else { break };
            let (steps, settled) = (table.len(), table.settled().len());
            let seen = |world: &World<card::Game>| {
                let table = world.table.as_ref().unwrap();
                let one = |friend: &Friend<card::Game>| (table.view(friend.guest.seat()), friend.bytes.len());
                world.friends.iter().map(one).collect::<Vec<_>>()
            };
            let before = seen(&world);
            world.play(1);
            let table = world.table.as_ref().unwrap();
            if table.len() != steps + 1 || table.settled().len() != settled {
                continue;
            }
            for ((view, messages), (after, now)) in before.into_iter().zip(seen(&world)) {
                if view.viewer != Some(asked) && view == after {
                    assert_eq!(messages, now);
                    silent += 1;
                }
            }
        }
    }
    assert!(silent > 5, "{silent}");
}

/// Messages that are lost, come twice or in another order confuse nobody for long.
#[test]
fn lost_doubled_and_swapped_messages_are_noticed() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 140);
    world.begin(nonce(5));
    world.play(20);
    let mut rng = Rng::from_seed(4);
    let mut held: Vec<String> = Vec::new();
    let mut guest = world.friends[0].guest.clone();
    let line = world.friends[0].line;
    let mut anew = 0;
    for _ in 0..120 {
        let seen = world.friends[0].bytes.len();
        world.play(1);
        if world.table.as_ref().unwrap().outcome().is_some() {
            break;
        }
        held.extend(world.friends[0].bytes[seen..].iter().cloned());
        match rng.below(4) {
            0 => drop(held.pop()),
            1 => held.extend(held.last().cloned()),
            2 => held.reverse(),
            _ => {}
        }
        for text in held.drain(..) {
            for news in guest.hear(&text) {
                if news == News::Send(Up::Again.write()) {
                    anew += 1;
                }
                if let News::Told { view, .. } = news {
                    let table = Table::<card::Game>::follow(
                        world.setup.clone(),
                        1,
                        vec![Chair::new("A", Controller::Friend); 5],
                        &view,
                    );
                    assert!(table.is_some(), "whatever is shown is a table");
                }
            }
        }
        if anew > 0 {
            // The host tells everything anew, and all is well.
            let deeds = world.host.hear(line, &Up::Again.write(), world.now + 1e6);
            let seen = world.friends[0].bytes.len();
            world.carry_out(deeds);
            let text = world.friends[0].bytes[seen..]
                .iter()
                .find(|text| matches!(Down::read(text), Some(Down::Tell(_))))
                .unwrap()
                .clone();
            let told = guest.hear(&text);
            let view = told
                .iter()
                .find_map(|news| match news {
                    News::Told { view, .. } => Some(view.clone()),
                    _ => None,
                })
                .expect("everything is told");
            let truth = pack(&world.table.as_ref().unwrap().view(Some(Seat(1))));
            assert_eq!(view, truth);
            anew = 0;
            world.now += 2e6;
        }
    }
}

/// Whoever missed the last message and is waited for notices it all the same.
#[test]
fn the_last_message_may_be_lost_too() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 150);
    world.begin(nonce(5));
    world.play(20);
    let told = |world: &World<card::Game>| {
        world.friends[0].bytes.iter().filter(|text| matches!(Down::read(text), Some(Down::Tell(_)))).count()
    };
    let (count, standing) = (told(&world), world.friends[0].guest.standing());
    for _ in 0..3 {
        let deeds = world.host.hear(world.friends[0].line, &standing, world.now + 1e5);
        world.carry_out(deeds);
    }
    assert_eq!(told(&world), count, "nothing is missing");
    world.friends[0].guest.hello();
    let standing = world.friends[0].guest.standing();
    for missing in [0, 1] {
        let deeds = world.host.hear(world.friends[0].line, &standing, world.now + 1e6);
        world.carry_out(deeds);
        assert_eq!(told(&world), count + missing);
    }
    world.compare();
}
