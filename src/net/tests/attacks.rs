//! The list of attacks: what a hostile host and a hostile guest try, and what comes of it.

use super::*;
use crate::net::fair::{Chain, pledge, seed};
use crate::net::keys::{KeyPair, Side, Transcript};
use crate::net::message::{BUILD, Company, Over, SCHEMA, deal_number};
use crate::net::seal::MOST_SEALED;

/// A host who says whatever he likes, with the table's key.
struct HostileHost {
    guest: Guest,
    keys: KeyPair,
    lines: u8,
}

impl HostileHost {
    /// A guest sits at his table of five.
    fn new() -> Self {
        let keys = KeyPair::new(nonce(1));
        let pin = crate::net::keys::mark(&keys.public());
        let guest = Guest::new("Jo", "table", Some(&pin), &nonce(2));
        let mut host = Self { guest, keys, lines: 0 };
        host.connect();
        host
    }

    /// A new line, with an honest handshake.
    fn connect(&mut self) {
        self.lines += 1;
        let hello = self.guest.hello([self.lines; 16], [self.lines; 16]);
        let Some(Up::Hello(hello)) = Up::read(&hello) else { panic!("a hello") };
        let key = self.keys.public();
        let said =
            Transcript { binding: [self.lines; 16], guest: hello.key, guest_nonce: hello.nonce, host_nonce: [3; 16] };
        let proof = self.keys.prove(Side::Host, &hello.key, &key, "table", &said).unwrap();
        let challenge = HostChallenge { schema: SCHEMA, build: BUILD.into(), key, nonce: [3; 16], proof };
        assert!(matches!(self.says(&Down::Challenge(challenge))[..], [GuestEffect::Send(_)]));
        self.says(&Down::Welcome { table: "table".into() });
        self.says(&Down::Form { game: "card".into(), setup: Self::setup() });
        self.company(false);
    }

    fn setup() -> String {
        serde_json::to_string(&card::Setup::base(5)).unwrap()
    }

    fn says(&mut self, message: &Down) -> Vec<GuestEffect> {
        self.guest.hear(&message.write())
    }

    fn company(&mut self, playing: bool) -> Vec<GuestEffect> {
        let chairs = vec![crate::net::message::Place::default(); 5];
        self.says(&Down::Company(Company { chairs, you: Some(Seat(1)), playing, ..Company::default() }))
    }

    /// Deals with this secret; gives the numbers.
    fn deal(&mut self, secret: &Nonce) -> Vec<Nonce> {
        let mut number = None;
        let effects = self.says(&Down::Begin(pledge(secret)));
        for effect in effects {
            let GuestEffect::Send(text) = effect else { continue };
            let Some(Up::Pledge(hash)) = Up::read(&text) else { panic!("a pledge") };
            for effect in self.says(&Down::Pledges { host: pledge(secret), guests: vec![hash] }) {
                let GuestEffect::Send(text) = effect else { continue };
                let Some(Up::Number(own)) = Up::read(&text) else { panic!("a number") };
                number = Some(own);
            }
        }
        self.says(&Down::Dealt(pledge(secret)));
        self.company(true);
        number.into_iter().collect()
    }

    /// Shows the table at its beginning.
    fn show(&mut self, table: &Table<card::Game>, secret: &Nonce, at: u32) -> Vec<GuestEffect> {
        let mut chain = Chain::new(secret);
        chain.follow(table.settled());
        let sight = table.sight(Some(Seat(1)), 0);
        self.says(&Down::Tell(Tell {
            deal: deal_number(&pledge(secret)),
            at,
            whole: true,
            view: sight.view,
            steps: sight.steps,
            mark: chain.mark(),
            sealed: Vec::new(),
        }))
    }

    fn table(secret: &Nonce, numbers: &[Nonce]) -> Table<card::Game> {
        let chairs = vec![Chair::new("A", Controller::Person); 5];
        Table::deal_from(card::Setup::base(5), seed(secret, numbers), chairs, Options::default()).unwrap()
    }
}

fn is_cut(effects: &[GuestEffect], why: Cut) -> bool {
    effects.last() == Some(&GuestEffect::Close(why))
        && effects.contains(&GuestEffect::Send(Up::Leave(Leave::Cut(why)).write()))
}

/// He deals again until he likes it: not in mid-game, and before it everybody sees how often.
#[test]
fn a_host_cannot_deal_again_in_mid_game() {
    let mut host = HostileHost::new();
    let numbers = host.deal(&nonce(10));
    let table = HostileHost::table(&nonce(10), &numbers);
    assert!(matches!(host.show(&table, &nonce(10), 1)[..], [GuestEffect::Told { .. }]));
    let witness = host.guest.witness.clone();
    assert!(is_cut(&host.says(&Down::Begin(pledge(&nonce(11)))), Cut::NewDeal));
    assert_eq!(host.guest.witness, witness, "what was witnessed is kept");
    // Neither after a new line, nor with the game called off by the host alone.
    host.connect();
    assert_eq!(host.guest.phase(), Phase::Playing);
    assert!(is_cut(&host.says(&Down::Begin(pledge(&nonce(11)))), Cut::NewDeal));
    host.connect();
    assert!(host.company(false).contains(&GuestEffect::AskBreakOff));
    assert!(is_cut(&host.says(&Down::Begin(pledge(&nonce(11)))), Cut::NewDeal));
    host.connect();
    assert!(is_cut(&host.says(&Down::Dealt(pledge(&nonce(11)))), Cut::NewDeal), "nor without a deal");
    // The person agrees, and the broken-off game is counted.
    host.connect();
    let effects = host.guest.answer_break_off(true);
    assert_eq!(effects.last(), Some(&GuestEffect::BrokenOff));
    assert_eq!(host.guest.phase(), Phase::Lobby);
    let numbers = host.deal(&nonce(12));
    assert_eq!((numbers.len(), host.guest.deals.begun, host.guest.deals.finished), (1, 2, 0));
}

#[test]
fn deals_thrown_away_before_they_are_shown_are_counted() {
    let mut host = HostileHost::new();
    for n in 0..5 {
        let effects = host.says(&Down::Begin(pledge(&nonce(n))));
        assert_eq!(effects.contains(&GuestEffect::DealtAgain), n > 0, "and seen");
    }
    assert_eq!(host.guest.deals.unfinished(), 5);
    // With the same hash once more the number is another one all the same.
    let first = host.deal(&nonce(9));
    host.guest.answer_break_off(true);
    let second = host.deal(&nonce(9));
    assert!(first.len() == 1 && second.len() == 1 && first != second);
}

/// A record that was never played: `Begin` and `Over`, with nothing between.
#[test]
fn a_record_nobody_saw_is_no_proof() {
    let mut host = HostileHost::new();
    let numbers = host.deal(&nonce(10));
    let mut table = HostileHost::table(&nonce(10), &numbers);
    let mut rng = Rng::from_seed(2);
    while let Some(asked) = table.asked() {
        let legal = table.legal(asked);
        table.act(asked, *rng.pick(&legal).unwrap()).unwrap();
    }
    let over = Over { secret: nonce(10), numbers, record: serde_json::to_string(&table.save().record).unwrap() };
    let mut early = HostileHost { guest: host.guest.clone(), keys: host.keys.clone(), lines: 9 };
    assert!(is_cut(&early.says(&Down::Over { at: 0, over: over.clone() }), Cut::Rubbish));
    // After the first view alone: the end was not seen.
    let start = HostileHost::table(&nonce(10), &over.numbers);
    host.show(&start, &nonce(10), 1);
    assert_eq!(host.says(&Down::Over { at: 1, over: over.clone() }), [GuestEffect::Over(over.clone())]);
    assert_eq!(host.guest.witness.check(&over.clone().read::<card::Game>().unwrap()), Err(Flaw::Steps));
    // With everything shown it is one.
    host.show(&table, &nonce(10), 2);
    assert_eq!(host.guest.witness.check(&over.read::<card::Game>().unwrap()), Ok(()));
    host.guest.finish();
    assert_eq!((host.guest.phase(), host.guest.deals.unfinished()), (Phase::Over, 0));
}

/// Views that decode and cannot be: words, an end of the line, and the same after each reload.
#[test]
fn an_impossible_view_ends_the_line_and_nothing_else() {
    let mut host = HostileHost::new();
    let numbers = host.deal(&nonce(10));
    let table = HostileHost::table(&nonce(10), &numbers);
    for reload in 0..3 {
        let mut view = table.view(Some(Seat(1)));
        view.decision.as_mut().unwrap().seat = Seat(7);
        let tell =
            Tell { deal: deal_number(&pledge(&nonce(10))), at: 1, whole: true, view: pack(&view), ..Tell::default() };
        assert!(is_cut(&host.says(&Down::Tell(tell)), Cut::Unsound), "{reload}");
        host.guest = unpack(&pack(&host.guest)).unwrap();
        host.connect();
        host.company(true);
        host.says(&Down::Dealt(pledge(&nonce(10))));
    }
    // The view of somebody else is none of ours either.
    let tell = Tell {
        deal: deal_number(&pledge(&nonce(10))),
        at: 1,
        whole: true,
        view: pack(&table.view(Some(Seat(2)))),
        ..Tell::default()
    };
    assert!(is_cut(&host.says(&Down::Tell(tell)), Cut::Unsound));
    host.connect();
    assert!(is_cut(&host.says(&Down::Form { game: "card".into(), setup: "{}".into() }), Cut::Unsound));
}

/// However much he sends, little of it is kept.
#[test]
fn a_host_cannot_fill_the_storage() {
    let mut host = HostileHost::new();
    let numbers = host.deal(&nonce(10));
    let table = HostileHost::table(&nonce(10), &numbers);
    let view = table.view(Some(Seat(1)));
    let steps = || vec![(None, pack(&vec![card::Event::TurnBegan { seat: Seat(1) }]))];
    for at in 1..9_000 {
        let sealed = vec![7; if at % 100 == 0 { 100_000 } else { 0 }];
        let mark = std::array::from_fn(|n| (at >> (n % 4 * 8)) as u8);
        let deal = deal_number(&pledge(&nonce(10)));
        let tell = Tell {
            deal,
            at,
            whole: at == 1,
            view: if at == 1 { pack(&view) } else { Vec::new() },
            steps: steps(),
            mark,
            sealed,
        };
        assert!(matches!(host.says(&Down::Tell(tell))[..], [GuestEffect::Told { .. }]));
    }
    let stored = pack(&host.guest).len();
    assert!(stored < MOST_SEALED + 150_000, "{stored}");
    assert!(host.guest.legacy().is_none(), "such a table cannot move");
}

/// Somebody who poses as the host gets neither key nor hand, and somebody in the middle is noticed.
#[test]
fn whoever_has_not_the_key_is_not_the_host() {
    let mut host = HostileHost::new();
    let pinned = host.keys.clone();
    // Another key; the right key without its secret; a proof from another line.
    let attempts: [&dyn Fn(&Hello) -> HostChallenge; 3] = [
        &|hello| answer(&KeyPair::new(nonce(66)), None, hello, [8; 16]),
        &|hello| answer(&KeyPair::new(nonce(66)), Some(pinned.public()), hello, [8; 16]),
        &|hello| answer(&pinned, None, hello, [9; 16]),
    ];
    for (n, attempt) in attempts.into_iter().enumerate() {
        let hello = host.guest.hello([8; 16], [4; 16]);
        let Some(Up::Hello(hello)) = Up::read(&hello) else { panic!("a hello") };
        assert!(is_cut(&host.says(&Down::Challenge(attempt(&hello))), Cut::Impostor), "{n}");
        assert_eq!(host.guest.peer(), Peer::Unknown);
    }
    // Nothing else is heard from somebody who has proven nothing.
    for message in
        [Down::AskShare, Down::Welcome { table: "table".into() }, Down::Begin(nonce(1)), Down::Void { at: 1 }]
    {
        host.guest.hello([8; 16], [4; 16]);
        assert!(is_cut(&host.says(&message), Cut::Rubbish));
    }
    assert!(is_other_version(&mut host, "rubbish"));
}

fn is_other_version(host: &mut HostileHost, text: &str) -> bool {
    host.guest.hello([8; 16], [4; 16]);
    host.guest.hear(text) == [GuestEffect::Refused(Refusal::Version), GuestEffect::Close(Cut::Version)]
}

fn answer(keys: &KeyPair, shown: Option<crate::net::keys::Key>, hello: &Hello, binding: Binding) -> HostChallenge {
    let key = shown.unwrap_or_else(|| keys.public());
    let said = Transcript { binding, guest: hello.key, guest_nonce: hello.nonce, host_nonce: [3; 16] };
    let proof = keys.prove(Side::Host, &hello.key, &key, "table", &said).unwrap();
    HostChallenge { schema: SCHEMA, build: BUILD.into(), key, nonce: [3; 16], proof }
}

/// A guest who says that he takes over is asked for nothing but a part of the key, until he has all of them.
#[test]
fn an_heir_is_no_host_before_he_has_the_key() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 83);
    world.begin(nonce(8));
    world.play(40);
    let mut heir = crate::net::HostMigration::new(world.friends[0].guest.clone()).unwrap();
    let victim = &mut world.friends[1].guest;
    heir.opened(50, binding(50), [5; 16]);
    let mut said = vec![victim.hello(binding(50), [6; 16])];
    while let Some(text) = said.pop() {
        for effect in heir.hear(50, &text, 0.0) {
            let HostEffect::Send { text, .. } = effect else { continue };
            said.extend(victim.hear(&text).into_iter().filter_map(|effect| match effect {
                GuestEffect::Send(text) => Some(text),
                _ => None,
            }));
        }
    }
    assert_eq!(victim.peer(), Peer::Heir);
    let before = victim.witness.clone();
    for message in [
        Down::Tell(Tell { whole: true, ..Tell::default() }),
        Down::Begin(nonce(3)),
        Down::Moved { key: KeyPair::new(nonce(5)).public(), proof: [0; 16] },
    ] {
        let mut victim = victim.clone();
        let effects = victim.hear(&message.write());
        assert!(matches!(effects.last(), Some(GuestEffect::Close(Cut::Rubbish | Cut::Impostor))), "{effects:?}");
        assert_eq!(victim.witness, before);
    }
    // A stranger, or a guest who watched, cannot even ask.
    let stranger = KeyPair::new(nonce(70));
    let hello = victim.hello([8; 16], [4; 16]);
    let Some(Up::Hello(hello)) = Up::read(&hello) else { panic!("a hello") };
    let effects = victim.hear(&Down::Challenge(answer(&stranger, None, &hello, [8; 16])).write());
    assert!(is_cut(&effects, Cut::Impostor));
}

/// A guest without the key of another does not get his chair, whatever he heard on the wire.
#[test]
fn nobody_gets_the_chair_of_another() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 31);
    world.begin(nonce(9));
    world.play(30);
    let victim = world.friends[1].guest.key();
    let names = world.host.names();
    for line in 200..230 {
        world.host.opened(line, binding(line), [line as u8; 16]);
        let hello =
            Hello { schema: SCHEMA, build: BUILD.into(), name: "Eve".into(), key: victim, nonce: [line as u8; 16] };
        let effects = world.host.hear(line, &Up::Hello(hello).write(), 1e6);
        assert!(matches!(effects[..], [HostEffect::Send { .. }]), "a challenge and nothing more");
        // Guesses, and the proof of another handshake of the victim.
        let proof = if line % 2 == 0 { [line as u8; 16] } else { replayed(&world, line) };
        let effects = world.host.hear(line, &Up::Proof(proof).write(), 1e6 + 1.0);
        assert!(matches!(effects.last(), Some(HostEffect::Close { why: Cut::Impostor, .. })), "{effects:?}");
        assert!(!effects.iter().any(|effect| matches!(effect, HostEffect::Act { .. } | HostEffect::Changed)));
        world.host.shut(line, 1e6);
    }
    assert_eq!(world.host.names(), names);
    assert_eq!(world.host.present().len(), 3);
}

/// A proof the victim made, over a line of his own.
fn replayed(world: &World<card::Game>, line: u32) -> crate::net::keys::Proof {
    let mut victim = world.friends[1].guest.clone();
    let hello = victim.hello(binding(1), [line as u8; 16]);
    let mut host = world.host.clone();
    host.opened(999, binding(1), [line as u8; 16]);
    let effects = host.hear(999, &hello, 1e6);
    let Some(HostEffect::Send { text, .. }) = effects.first() else { panic!("a challenge") };
    match &victim.hear(text)[..] {
        [GuestEffect::Send(text)] => match Up::read(text) {
            Some(Up::Proof(proof)) => proof,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// Both ends learn why a line was cut.
#[test]
fn both_ends_are_told_why() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 31);
    let effects = world.host.dismiss(Seat(1));
    world.carry_out(effects);
    assert!(world.friends[0].heard.contains(&GuestEffect::Close(Cut::Dismissed)));
    let line = world.friends[1].line;
    for n in 0..9 {
        let effects = world.host.hear(line, "rubbish", 1e6 + f64::from(n));
        world.carry_out(effects);
    }
    assert!(world.friends[1].heard.contains(&GuestEffect::Close(Cut::Rubbish)));
    assert!(world.lost.contains(&("Guest 1".into(), Cut::Rubbish)));
    world.say(2, &Up::Leave(Leave::Cut(Cut::Unsound)));
    assert!(world.lost.contains(&("Guest 2".into(), Cut::Unsound)));
    // Another version of the page, old or new, is told so in words every version knows.
    world.host.opened(77, binding(77), [0; 16]);
    let effects = world.host.hear(77, "\0\u{2}\u{3}Bob", 2e6);
    assert_eq!(effects[0], HostEffect::Send { line: 77, text: Down::Refused(Refusal::Version).write() });
    world.host.opened(78, binding(78), [0; 16]);
    let hello = Hello { schema: SCHEMA ^ 1, build: "older".into(), name: "Bob".into(), key: [4; 32], nonce: [1; 16] };
    let effects = world.host.hear(78, &Up::Hello(hello).write(), 2e6);
    assert_eq!(effects[1], HostEffect::Close { line: 78, why: Cut::Version });
}

/// Leaving is said in words: the chair is kept, or it is a bot's from now on.
#[test]
fn a_guest_leaves_for_a_while_or_for_good() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 4, 32);
    world.begin(nonce(9));
    world.play(20);
    world.say(0, &Up::Leave(Leave::KeepSeat));
    assert_eq!(world.host.company(None).chairs[1].who, Who::Away);
    world.say(1, &Up::Leave(Leave::GiveUpSeat));
    assert_eq!(world.host.company(None).chairs[2].who, Who::Bot);
    assert!(!world.host.awaited().contains(Seat(2)) && world.host.awaited().contains(Seat(1)));
    world.rejoin(0);
    assert_eq!(world.friends[0].guest.seat(), Some(Seat(1)));
    // The other one is a stranger now, and the key to the record is split among the others.
    world.rejoin(1);
    assert_eq!(world.friends[1].guest.seat(), None);
    assert_eq!(world.friends[2].guest.heirs().len(), 3);
    world.play(50_000);
    assert_eq!(world.friends[2].guest.witness.check(&world.evidence(2)), Ok(()));
}

/// A game is broken off when everybody agrees, and goes on when one does not.
#[test]
fn a_game_is_broken_off_by_consent() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 33);
    world.begin(nonce(9));
    world.play(20);
    let answer = |world: &mut World<card::Game>, at: usize, agreed: bool| {
        let effects = world.friends[at].guest.answer_break_off(agreed);
        for effect in effects {
            if let GuestEffect::Send(text) = effect {
                let effects = world.host.hear(world.friends[at].line, &text, world.now);
                world.carry_out(effects);
            }
        }
    };
    let effects = world.host.ask_break_off();
    world.carry_out(effects);
    assert!(world.friends.iter().all(|friend| friend.heard.contains(&GuestEffect::AskBreakOff)));
    answer(&mut world, 0, true);
    assert!(world.broken_off.is_empty());
    answer(&mut world, 1, false);
    assert_eq!(world.broken_off, [false]);
    world.play(5);
    let effects = world.host.ask_break_off();
    world.carry_out(effects);
    for at in 0..2 {
        answer(&mut world, at, true);
    }
    assert_eq!(world.broken_off, [false, true]);
    let plans = (0..5).map(|n| if n == 0 { SeatPlan::Host("Ann".into()) } else { SeatPlan::Friend(format!("F{n}")) });
    let effects = world.host.lay("card", serde_json::to_string(&world.setup).unwrap(), plans.collect());
    world.table = None;
    world.carry_out(effects);
    assert!(world.friends.iter().all(|friend| friend.guest.phase() == Phase::Lobby));
    world.begin(nonce(10));
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
        world.friends[at].guest.finish();
        assert_eq!(world.friends[at].guest.deals.unfinished(), 1, "it stays on the record");
    }
}

/// The name a hostile guest sends is cleaned where it comes in.
#[test]
fn names_of_guests_are_clean_and_told_apart() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 0, 34);
    for (n, name) in ["Anna", "\u{202e}Anna", "An\u{200b}na", "Аnnа"].into_iter().enumerate() {
        let mut guest = Guest::new("x", &world.host.table.clone(), None, &nonce(n as u64));
        guest.name = name.into();
        world.join(guest);
    }
    assert_eq!(world.host.company(None).watchers, ["Anna", "Anna 2", "Anna 3", "Аnnа 4"]);
}
