//! Everything at once: people join, leave, reload, play, deal and break games off while messages are late, lost, doubled
//! and swapped, and somebody hostile says whatever he likes. Whatever happens, nobody gets what is another's, nothing falls
//! over, and games end.
//!
//! `STANDOFF_MESSAGES=1000000 cargo test --release --lib net::tests::model -- --nocapture` runs it for so many messages.

use super::*;
use crate::net::fair::pledge;
use crate::net::keys::Key;
use crate::net::message::SCHEMA;

/// Somebody at a device of his own.
struct Peer<G: Playable> {
    guest: Guest,
    /// His line, and what is under way on it, to the host and back.
    line: Option<u32>,
    up: VecDeque<String>,
    down: VecDeque<String>,
    table: Option<Table<G>>,
    /// Gave his chair up, for good.
    left: bool,
    evidence: Option<Evidence<G>>,
}

struct Model<G: Playable> {
    host: Host,
    setup: G::Setup,
    players: u8,
    table: Option<Table<G>>,
    peers: Vec<Peer<G>>,
    /// A line of somebody hostile, and everything that was ever sent to the host, for him to send again.
    hostile: Option<u32>,
    overheard: Vec<String>,
    rng: Rng,
    lines: u32,
    now: f64,
    messages: usize,
    ended: usize,
    proven: usize,
    calm: bool,
}

fn plans(players: u8, friends: usize) -> Vec<SeatPlan> {
    let plan = |seat: Seat| match seat.index() {
        0 => SeatPlan::Host("Ann".into()),
        n if n <= friends => SeatPlan::Friend(format!("Friend {n}")),
        n => SeatPlan::Bot(format!("Bot {n}")),
    };
    Seat::all(players).map(plan).collect()
}

impl<G: Playable> Model<G> {
    fn new(setup: G::Setup, players: u8, friends: usize, seed: u64) -> Self {
        let terms = Terms { grace: 5, ..Terms::default() };
        let mut host = Host::new(format!("table {seed}"), &nonce(seed), terms);
        host.lay(G::NAME, serde_json::to_string(&setup).unwrap(), plans(players, friends));
        let peer = |n: usize| Peer {
            guest: Guest::new(&format!("G{n}"), &host.table, Some(&host.pin()), &nonce(seed * 100 + n as u64)),
            line: None,
            up: VecDeque::new(),
            down: VecDeque::new(),
            table: None,
            left: false,
            evidence: None,
        };
        // One more than there are chairs: somebody watches.
        let peers = (0..=friends).map(peer).collect();
        let rng = Rng::from_seed(seed);
        let (table, hostile, overheard) = (None, None, Vec::new());
        let (lines, now, messages, ended, proven) = (0, 0.0, 0, 0, 0);
        Self {
            host,
            setup,
            players,
            table,
            peers,
            hostile,
            overheard,
            rng,
            lines,
            now,
            messages,
            ended,
            proven,
            calm: false,
        }
    }

    fn friends(&self) -> usize {
        self.peers.len() - 1
    }

    fn connect(&mut self, at: usize) {
        self.disconnect(at);
        self.lines += 1;
        let (line, nonce) = (self.lines, [self.lines as u8; 16]);
        let peer = &mut self.peers[at];
        if self.rng.below(3) == 0 {
            // The page was loaded again.
            (peer.guest, peer.table) = (unpack(&pack(&peer.guest)).unwrap(), None);
        }
        let hello = peer.guest.hello(binding(line), nonce);
        (peer.line, peer.up) = (Some(line), VecDeque::from([hello]));
        let effects = self.host.opened(line, binding(line), nonce);
        self.carry_out(effects);
    }

    fn disconnect(&mut self, at: usize) {
        let peer = &mut self.peers[at];
        (peer.up, peer.down) = (VecDeque::new(), VecDeque::new());
        if let Some(line) = peer.line.take() {
            let effects = self.host.shut(line, self.now);
            self.carry_out(effects);
        }
    }

    fn carry_out(&mut self, effects: Vec<HostEffect>) {
        let mut changed = false;
        for effect in effects {
            match effect {
                HostEffect::Send { line, text } => self.post(line, text),
                HostEffect::Close { line, .. } => {
                    if self.hostile == Some(line) {
                        self.hostile = None;
                    }
                    let effects = self.host.shut(line, self.now);
                    if let Some(peer) = self.peers.iter_mut().find(|peer| peer.line == Some(line)) {
                        peer.line = None;
                    }
                    self.carry_out(effects);
                }
                HostEffect::Act { seat, line } => {
                    let table = self.table.as_mut().unwrap();
                    match G::read_action(&line).map(|action| table.act(seat, action)) {
                        Some(Ok(_)) => self.tell(),
                        _ => {
                            let effects = self.host.void(seat);
                            self.carry_out(effects);
                        }
                    }
                }
                HostEffect::Deal { seed } => {
                    let chairs =
                        self.host.names().into_iter().map(|name| Chair::new(name, Controller::Person)).collect();
                    self.table = Table::deal_from(self.setup.clone(), seed, chairs, Options::default()).ok();
                    changed = true;
                }
                HostEffect::BreakOff { agreed: true } => self.lay(),
                HostEffect::Changed => changed = true,
                HostEffect::Said { .. } | HostEffect::Lost { .. } | HostEffect::BreakOff { agreed: false } => {}
            }
        }
        if changed && self.host.is_dealt() && self.table.is_some() {
            self.tell();
        }
    }

    /// A message to a guest, checked before it goes: it says nothing its reader may not know.
    fn post(&mut self, line: u32, text: String) {
        let Some(peer) = self.peers.iter_mut().find(|peer| peer.line == Some(line)) else {
            // To somebody who has not proven who he is, nothing is said but that.
            let said = Down::read(&text);
            assert!(matches!(said, Some(Down::Challenge(_) | Down::Refused(_) | Down::Bye(_))), "{said:?}");
            return;
        };
        match Down::read(&text) {
            Some(Down::Tell(tell)) if tell.whole => {
                let own: Key = peer.guest.key();
                let seat = self.host.seat_of_key(&own);
                let table = self.table.as_ref().unwrap();
                assert_eq!(tell.view, pack(&table.view(seat)), "his own view");
            }
            Some(Down::Parts { share, .. }) => {
                assert!(share.is_none() || self.host.seat_of_key(&peer.guest.key()).is_some());
            }
            _ => {}
        }
        peer.down.push_back(text);
    }

    fn tell(&mut self) {
        let table = self.table.as_ref().unwrap();
        let mut effects = self.host.tell(table.settled(), &|viewer, from| table.sight(viewer, from));
        if table.outcome().is_some() {
            self.ended += usize::from(self.host.is_playing());
            effects.extend(self.host.finish(serde_json::to_string(&table.save().record).unwrap()));
        }
        // Nothing here changes the table.
        for effect in effects {
            if let HostEffect::Send { line, text } = effect {
                self.post(line, text);
            }
        }
    }

    fn lay(&mut self) {
        self.table = None;
        let setup = serde_json::to_string(&self.setup).unwrap();
        let effects = self.host.lay(G::NAME, setup, plans(self.players, self.friends()));
        self.carry_out(effects);
    }

    /// Something happens.
    fn happen(&mut self) {
        self.now += f64::from(self.rng.below(400));
        let at = self.rng.below(self.peers.len() as u32) as usize;
        let chaos = !self.calm;
        match self.rng.below(100) {
            0..40 => self.deliver_down(at),
            40..70 => self.deliver_up(at),
            70..80 => self.act(at),
            80 if chaos => self.disconnect(at),
            81 if chaos => self.tamper(at),
            82 if chaos => self.attack(),
            83 if chaos => self.say(at),
            84 if chaos && self.rng.below(20) == 0 => {
                // The host's page is loaded again.
                self.host = unpack(&pack(&self.host)).unwrap();
                self.host.resume(self.now);
                self.hostile = None;
                for peer in &mut self.peers {
                    (peer.line, peer.up, peer.down) = (None, VecDeque::new(), VecDeque::new());
                }
            }
            85 if chaos && self.host.is_playing() && self.rng.below(60) == 0 => {
                let effects = self.host.ask_break_off();
                self.carry_out(effects);
            }
            86 => {
                self.now += 3000.0;
                let effects = self.host.tick(self.now);
                self.carry_out(effects);
            }
            87 if !self.host.is_dealt() && self.rng.below(8) == 0 => {
                let effects = self.host.lose_patience();
                self.carry_out(effects);
            }
            88..92 => self.run_table(),
            92 => {
                if let Some(text) = self.peers[at].guest.standing() {
                    self.peers[at].up.push_back(text);
                }
            }
            _ => {
                if self.peers[at].line.is_none() && !self.peers[at].left {
                    self.connect(at);
                }
            }
        }
    }

    /// The host begins, lays the table again, and plays for himself, for bots and for those who are not waited for.
    fn run_table(&mut self) {
        if self.host.is_dealt() {
            let Some(asked) = self.table.as_ref().and_then(Table::asked) else {
                if self.rng.below(4) == 0 {
                    self.lay();
                }
                return;
            };
            if !self.host.awaited().contains(asked) {
                let table = self.table.as_mut().unwrap();
                let legal = table.legal(asked);
                table.act(asked, *self.rng.pick(&legal).unwrap()).unwrap();
                self.tell();
            }
        } else if self.host.is_idle() && self.rng.below(6) == 0 {
            let secret = nonce(self.rng.next_seed());
            let effects = self.host.begin(&secret);
            self.carry_out(effects);
        }
    }

    fn deliver_up(&mut self, at: usize) {
        let (Some(line), Some(text)) = (self.peers[at].line, self.peers[at].up.pop_front()) else { return };
        self.messages += 1;
        self.overheard.push(text.clone());
        self.overheard.drain(..self.overheard.len().saturating_sub(200));
        let before = self.host.seat_of_line(line);
        let effects = self.host.hear(line, &text, self.now);
        let seat = self.host.seat_of_line(line);
        if seat.is_some() && seat != before {
            assert_eq!(seat, self.host.seat_of_key(&self.peers[at].guest.key()), "nobody gets another's seat");
        }
        for effect in &effects {
            if let HostEffect::Act { seat, .. } = effect {
                assert_eq!(Some(*seat), self.host.seat_of_key(&self.peers[at].guest.key()), "nobody acts for another");
            }
        }
        self.carry_out(effects);
    }

    fn deliver_down(&mut self, at: usize) {
        let Some(text) = self.peers[at].down.pop_front() else { return };
        self.messages += 1;
        let effects = self.peers[at].guest.hear(&text);
        for effect in effects {
            self.take(at, effect);
        }
    }

    fn take(&mut self, at: usize, effect: GuestEffect) {
        let peer = &mut self.peers[at];
        match effect {
            GuestEffect::Send(text) => peer.up.push_back(text),
            GuestEffect::Close(_) => self.disconnect(at),
            GuestEffect::Dealt => peer.table = None,
            GuestEffect::Told { view, steps } => {
                if peer.table.is_none() {
                    let setup = serde_json::from_str(&peer.guest.setup).unwrap();
                    let chairs = peer.guest.company.chairs.iter();
                    let chairs = chairs.map(|place| Chair::new(&place.name, Controller::Friend)).collect();
                    peer.table = Table::follow(setup, 1, chairs, &view);
                }
                peer.table.as_mut().expect("what passed the door is a table").told(&view, &steps).expect("sound");
            }
            GuestEffect::AskBreakOff => {
                let agreed = self.rng.below(3) > 0;
                for effect in self.peers[at].guest.answer_break_off(agreed) {
                    self.take(at, effect);
                }
                if !agreed {
                    // He who refuses plays on, if there is a game; otherwise he goes and comes back.
                    self.disconnect(at);
                }
            }
            GuestEffect::Over(over) => {
                // A straggler of the game before.
                if peer.guest.witness.host.is_some_and(|host| host != pledge(&over.secret)) {
                    return;
                }
                let witnessed = peer.guest.witness.host.is_some();
                let evidence: Evidence<G> = over.read().expect("a record");
                if witnessed {
                    assert_eq!(peer.guest.witness.check(&evidence), Ok(()), "an honest host is believed");
                    self.proven += 1;
                }
                peer.guest.finish();
                peer.evidence = Some(evidence);
            }
            _ => {}
        }
    }

    /// A guest does something he may do, as far as he knows.
    fn act(&mut self, at: usize) {
        let peer = &mut self.peers[at];
        let Some((seat, table)) = peer.guest.seat().zip(peer.table.as_ref()) else { return };
        if peer.guest.phase() != Phase::Playing || table.asked() != Some(seat) {
            return;
        }
        let legal = table.legal(seat);
        let Some(action) = self.rng.pick(&legal) else { return };
        match peer.guest.act(G::write_action(*action)) {
            Some(text) => peer.up.push_back(text),
            // An action that was lost is given up after a while.
            None => {
                if self.rng.below(6) == 0 {
                    peer.up.extend(peer.guest.give_up_waiting());
                }
            }
        }
    }

    fn say(&mut self, at: usize) {
        let said = match self.rng.below(9) {
            0 => Up::Sit(Some(Seat(self.rng.below(8) as u8))),
            1 => Up::Sit(None),
            2 => Up::Ready(true),
            3 => Up::Say(self.rng.below(20) as u8),
            4 => Up::Again,
            5 => Up::BreakOff(true),
            6 => Up::Share(nonce(1)),
            7 => Up::Leave(Leave::KeepSeat),
            _ if self.rng.below(40) == 0 => Up::Leave(Leave::GiveUpSeat),
            _ => Up::At(self.rng.below(9)),
        };
        self.peers[at].up.push_back(said.write());
    }

    /// Messages are lost, doubled or swapped.
    fn tamper(&mut self, at: usize) {
        let peer = &mut self.peers[at];
        let queue = if self.rng.below(2) == 0 { &mut peer.up } else { &mut peer.down };
        match self.rng.below(3) {
            0 => drop(queue.pop_front()),
            1 => {
                let again = queue.front().cloned();
                queue.extend(again);
            }
            _ => queue.make_contiguous().reverse(),
        }
    }

    /// Somebody hostile, with everything that was ever said to the host, says something of it or something of his own.
    fn attack(&mut self) {
        let line = *self.hostile.get_or_insert_with(|| {
            self.lines += 1;
            self.host.opened(self.lines, [1; 16], [2; 16]);
            self.lines
        });
        let victim = self.rng.below(self.peers.len() as u32) as usize;
        let mut text = match self.rng.below(4) {
            0 => {
                let (name, key) = ("Eve".into(), self.peers[victim].guest.key());
                Up::Hello(Hello { schema: SCHEMA, build: "x".into(), name, key, nonce: [3; 16] }).write()
            }
            1 => Up::Proof([self.rng.below(256) as u8; 16]).write(),
            _ => self.rng.pick(&self.overheard).cloned().unwrap_or_default(),
        };
        if self.rng.below(3) == 0 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..self.rng.below(4) {
                if !letters.is_empty() {
                    let at = self.rng.below(letters.len() as u32) as usize;
                    letters[at] = char::from(self.rng.below(256) as u8);
                }
            }
            text = letters.into_iter().collect();
        }
        self.messages += 1;
        let (names, present) = (self.host.names(), self.host.present());
        let effects = self.host.hear(line, &text, self.now);
        assert!(!effects.iter().any(|effect| matches!(effect, HostEffect::Act { .. } | HostEffect::Deal { .. })));
        assert_eq!((self.host.names(), self.host.present()), (names, present), "he changes nothing");
        self.carry_out(effects);
    }

    /// From now on nothing is lost and nobody goes: the game in progress, or the next one, ends.
    fn calm_down(&mut self) {
        self.calm = true;
        let ended = self.ended;
        for _ in 0..2_000_000 {
            self.happen();
            if self.ended > ended && self.peers.iter().all(|peer| peer.down.is_empty()) {
                return;
            }
        }
        panic!("the game does not end: {:?} {:?}", self.host.company(None), self.table.as_ref().and_then(Table::asked));
    }
}

fn run<G: Playable>(setup: G::Setup, players: u8, friends: usize, seed: u64, messages: usize) -> (usize, usize, usize) {
    let mut model = Model::<G>::new(setup, players, friends, seed);
    while model.messages < messages {
        model.happen();
    }
    model.calm_down();
    (model.messages, model.ended, model.proven)
}

#[test]
fn whatever_happens_nobody_gets_what_is_anothers() {
    let gate = if cfg!(debug_assertions) { 8_000 } else { 60_000 };
    let wanted: usize = std::env::var("STANDOFF_MESSAGES").ok().and_then(|n| n.parse().ok()).unwrap_or(gate);
    let (mut messages, mut ended, mut proven) = (0, 0, 0);
    let each = (wanted / 14).max(500);
    for seed in 0.. {
        if messages >= wanted {
            break;
        }
        let friends = 1 + (seed % 7) as usize;
        let players = (friends as u8 + 1).clamp(4, 8);
        let one = if seed % 2 == 0 {
            run::<dice::Game>(dice::Setup::base(players), players, friends, seed, each)
        } else {
            run::<card::Game>(card_setup(players), players, friends, seed, each)
        };
        (messages, ended, proven) = (messages + one.0, ended + one.1, proven + one.2);
    }
    println!("{messages} messages, {ended} games ended, {proven} records proven");
    assert!(ended > 5 && proven > 5);
}
