use crate::i18n::{Fact, Lang, Prompt, Question, Topic, Voice, facts};
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{LoadError, NoUndo, ResumeError};
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Event, Game, Illegal, Layout, LayoutSeat, SetupError, Source, View, Zone,
};
use standoff_engine::core::{Outcome, RecordError, Role, Seat, SeatSet, Team};
use standoff_engine::notation::read_card;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const JO: Seat = Seat(2);

fn card(text: &str) -> CardId {
    read_card(text).unwrap()
}

fn names() -> Vec<String> {
    ["Ann", "Bo", "Jo", ""].map(String::from).to_vec()
}

/// The log of some events, as read by a seat or a spectator.
fn log(viewer: Option<Seat>, events: &[Event]) -> Vec<String> {
    let names = names();
    let voice = Voice { names: &names, viewer };
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
    facts(&seen).iter().map(|fact| Lang::EN.tongue().fact(&voice, fact).plain()).collect()
}

fn say(viewer: Seat, fact: &Fact) -> String {
    let names = names();
    Lang::EN.tongue().fact(&Voice { names: &names, viewer: Some(viewer) }, fact).plain()
}

fn asked(viewer: Seat, question: Question) -> String {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    Lang::EN.tongue().prompt(&voice, &Prompt { asked: ANN, question }).plain()
}

fn moved(card: &str, from: Zone, to: Zone, seen: SeatSet) -> Event {
    Event::Moved { card: read_card(card), from, to, seen }
}

const OPEN: SeatSet = SeatSet(u8::MAX);

#[test]
fn a_shot_is_told_from_every_side() {
    let bang = card("bang 7D");
    let events = [
        Event::Played { seat: JO, card: bang, kind: CardKind::Bang, target: Some(ANN) },
        moved("bang 7D", Zone::Hand(JO), Zone::Discard, OPEN),
    ];
    assert_eq!(log(None, &events), ["Jo plays a BANG! at Ann."]);
    assert_eq!(log(Some(ANN), &events), ["Jo plays a BANG! at you."]);
    assert_eq!(log(Some(JO), &events), ["You play a BANG! at Ann."]);

    let hit = [
        Event::Declined { seat: ANN, because: Source::Card(bang) },
        Event::LifeLost { seat: ANN, amount: 1, by: Some(JO), because: Source::Card(bang) },
    ];
    assert_eq!(log(Some(BO), &hit), ["Ann loses 1 life."]);
    assert_eq!(log(Some(ANN), &hit), ["You lose 1 life."]);

    let missed = Event::Answered { seat: ANN, card: bang, kind: CardKind::Missed };
    assert_eq!(log(None, &[missed]), ["Ann answers with a BANG! as a Missed!"]);
}

#[test]
fn a_draw_is_counted_for_others_and_named_for_oneself() {
    let events = [
        moved("beer 6H", Zone::Deck, Zone::Hand(ANN), SeatSet::of(ANN)),
        moved("bang 2D", Zone::Deck, Zone::Hand(ANN), SeatSet::of(ANN)),
    ];
    assert_eq!(log(Some(ANN), &events), ["You draw a Beer and a BANG!"]);
    assert_eq!(log(Some(BO), &events), ["Ann draws 2 cards."]);
    assert_eq!(log(None, &events[..1]), ["Ann draws a card."]);
    let deal = [ANN, BO, JO].map(|seat| moved("beer 6H", Zone::Deck, Zone::Hand(seat), SeatSet::of(seat)));
    let deal = [&deal[..], &[Event::TurnBegan { seat: ANN }]].concat();
    assert_eq!(log(None, &deal), ["The cards are dealt.", "Ann's turn."]);
    assert_eq!(log(Some(ANN), &deal), ["The cards are dealt.", "You draw a Beer.", "Your turn."]);
}

#[test]
fn a_check_is_told_by_its_verdict() {
    let barrel = Source::Card(card("barrel QS"));
    let checked = |good, because, flipped: &str| {
        [
            Event::Used { seat: ANN, of: because, target: None },
            moved(flipped, Zone::Deck, Zone::Table, OPEN),
            moved(flipped, Zone::Table, Zone::Discard, OPEN),
            Event::Checked { seat: ANN, card: card(flipped), because, good },
        ]
    };
    assert_eq!(log(None, &checked(true, barrel, "jail 4H")), ["Ann draws! the 4 of hearts: the Barrel holds."]);
    assert_eq!(
        log(Some(ANN), &checked(false, barrel, "bang AS")),
        ["You draw! the Ace of spades: the Barrel is no help."]
    );
    let own = Source::Character(Character::Jourdonnais);
    assert_eq!(log(None, &checked(true, own, "jail 4H")), ["Ann draws! the 4 of hearts: Jourdonnais' ability helps."]);

    // Lucky Duke still has to choose.
    let flips = ["jail 4H", "bang AS"].map(|flipped| moved(flipped, Zone::Deck, Zone::Table, OPEN));
    let flipped = [&[Event::Used { seat: ANN, of: barrel, target: None }], &flips[..]].concat();
    assert_eq!(log(None, &flipped), ["Ann uses the Barrel.", "Face up: 4 of hearts and Ace of spades."]);

    let jail = card("jail 10S");
    let jailed = [
        Event::Checked { seat: ANN, card: card("bang 2D"), because: Source::Card(jail), good: false },
        moved("jail 10S", Zone::InPlay(ANN), Zone::Discard, OPEN),
        Event::TurnSkipped { seat: ANN },
    ];
    assert_eq!(log(None, &jailed), ["Ann draws! the 2 of diamonds: Jail it is.", "Ann loses this turn."]);
    let dynamite = card("dynamite 2H");
    let passed = [
        Event::Checked { seat: ANN, card: card("bang 2D"), because: Source::Card(dynamite), good: true },
        moved("dynamite 2H", Zone::InPlay(ANN), Zone::InPlay(BO), OPEN),
    ];
    assert_eq!(
        log(Some(BO), &passed),
        ["Ann draws! the 2 of diamonds: the Dynamite does not go off.", "The Dynamite moves on to you."]
    );
}

#[test]
fn an_elimination_names_the_role_once() {
    let events = [
        Event::Eliminated { seat: BO, by: Some(ANN) },
        Event::RoleShown { seat: BO, role: Role::Outlaw },
        moved("beer 6H", Zone::Hand(BO), Zone::Discard, OPEN),
        moved("mustang 8H", Zone::InPlay(BO), Zone::Discard, OPEN),
        Event::Reward { seat: ANN },
    ];
    assert_eq!(
        log(Some(ANN), &events),
        ["Bo bites the dust: an Outlaw!", "Bo discards a Beer and a Mustang.", "You collect the reward."]
    );
    assert_eq!(log(Some(BO), &events)[0], "You bite the dust. You were an Outlaw.");
}

#[test]
fn a_stolen_card_is_named_only_to_the_two() {
    let events = [moved("beer 6H", Zone::Hand(BO), Zone::Hand(JO), SeatSet::of(BO).with(JO))];
    assert_eq!(log(Some(BO), &events), ["Jo takes a Beer from you."]);
    assert_eq!(log(Some(JO), &events), ["You take a Beer from Bo."]);
    assert_eq!(log(Some(ANN), &events), ["Jo takes a card from Bo."]);
    let open = [moved("mustang 8H", Zone::InPlay(BO), Zone::Hand(JO), OPEN)];
    assert_eq!(log(Some(ANN), &[events[0], open[0]]), ["Jo takes a Mustang and another card from Bo."]);
}

/// Ann plays a card.
fn played(card: CardId, target: Option<Seat>) -> Fact {
    Fact::Played { seat: ANN, card, kind: card.kind(), target, paid: None }
}

#[test]
fn other_lines_of_the_log() {
    let winchester = card("winchester 8S");
    let equip = played(winchester, None);
    assert_eq!(say(BO, &equip), "Ann puts a Winchester into play.");
    let jail = played(card("jail 4H"), Some(BO));
    assert_eq!(say(BO, &jail), "Ann puts you in Jail.");
    let duel = played(card("duel 8C"), Some(BO));
    assert_eq!(say(BO, &duel), "Ann challenges you to a Duel.");
    let own = played(card("cat_balou KH"), Some(ANN));
    assert_eq!(
        (say(ANN, &own), say(BO, &own)),
        ("You play Cat Balou on your own cards.".into(), "Ann plays Cat Balou on their own cards.".into())
    );
    assert_eq!(say(ANN, &Fact::LifeLost { seat: BO, amount: 3, because: Source::Rules }), "Bo loses 3 lives.");
    assert_eq!(say(ANN, &Fact::TurnBegan { seat: Seat(3) }), "D's turn.");
    let outcome = Outcome { team: Team::Law, winners: SeatSet::of(ANN).with(JO) };
    assert_eq!(say(JO, &Fact::Ended { outcome }), "Law and order prevail: Ann and you.");
    assert_eq!(say(BO, &Fact::RoleShown { seat: BO, role: Role::Renegade }), "You were a Renegade.");
}

#[test]
fn words_know_what_they_stand_for() {
    let names = names();
    let fact = Fact::Took { seat: ANN, card: Some(card("beer 6H")) };
    let line = Lang::EN.tongue().fact(&Voice { names: &names, viewer: Some(ANN) }, &fact);
    let topics: Vec<(&str, Option<Topic>)> = line.0.iter().map(|span| (span.text.as_str(), span.topic)).collect();
    assert_eq!(topics, [("You take ", None), ("the Beer", Some(Topic::Card(card("beer 6H")))), (".", None)]);
}

#[test]
fn prompts_tell_why_and_for_whom() {
    let shot = |needed| Question::Shot { by: Some(JO), because: Source::Card(card("bang 7D")), bang: true, needed };
    assert_eq!(asked(ANN, shot(1)), "Jo shoots at you. Play a Missed! or take the hit.");
    assert_eq!(asked(ANN, shot(2)), "Jo shoots at you. It takes 2 Missed! to stop it. Play them or take the hit.");
    assert_eq!(asked(JO, shot(1)), "Waiting for Ann to answer your shot.");
    assert_eq!(asked(BO, shot(1)), "Waiting for Ann to answer Jo's shot.");
    let with = |because| Question::Shot { by: Some(JO), because, bang: false, needed: 1 };
    assert_eq!(
        asked(ANN, with(Source::Card(card("gatling 10H")))),
        "Jo's Gatling fires at you. Play a Missed! or take the hit."
    );
    assert_eq!(
        asked(ANN, with(Source::Card(card("knife 8H")))),
        "Jo attacks you with a Knife. Play a Missed! or take the hit."
    );
    assert_eq!(
        asked(ANN, with(Source::Character(Character::DocHolyday))),
        "Jo shoots at you as Doc Holyday. Play a Missed! or take the hit."
    );
    assert_eq!(asked(ANN, Question::Indians { by: JO }), "Jo plays Indians! Discard a BANG! or lose 1 life.");
    assert_eq!(asked(BO, Question::Indians { by: JO }), "Waiting for Ann to answer Jo's Indians!");
    assert_eq!(asked(ANN, Question::Duel { with: JO }), "Duel with Jo: discard a BANG! or lose 1 life.");
    assert_eq!(asked(JO, Question::Duel { with: JO }), "Waiting for Ann in the Duel with you.");
    let dying = Question::Dying { because: Source::Rules, needed: 2 };
    assert_eq!(asked(ANN, dying), "You are dying. Regain 2 lives or you are out.");
    let rob = Question::Rob { from: BO, because: Source::Rules };
    assert_eq!(asked(ANN, rob), "Take a card from Bo: one in play, or a random one from the hand.");
    assert_eq!(asked(BO, rob), "Waiting for Ann to take a card from you.");
    let strip = Question::Strip { from: BO, because: Source::Rules };
    assert_eq!(asked(ANN, strip), "Discard one of Bo's cards: one in play, or a random one from the hand.");
    assert_eq!(asked(JO, strip), "Waiting for Ann to choose one of Bo's cards.");
    assert_eq!(asked(BO, strip), "Waiting for Ann to choose one of your cards.");
}

/// Ann at the turn with some cards, all others without.
fn view(hand: &[&str], in_play: &[&str], viewer: Seat) -> (Game, View) {
    let roles = [Role::Outlaw, Role::Sheriff, Role::Renegade, Role::Outlaw];
    let characters = [Character::SidKetchum, Character::PaulRegret, Character::BlackJack, Character::WillyTheKid];
    let seats = (0..4).map(|seat| LayoutSeat {
        role: roles[seat],
        role_shown: false,
        character: characters[seat],
        life: (seat == 0).then_some(2),
        out: false,
        spare: None,
        hand: if seat == 0 { hand.iter().map(|c| card(c)).collect() } else { Vec::new() },
        in_play: if seat == 0 { in_play.iter().map(|c| card(c)).collect() } else { Vec::new() },
    });
    let game = Layout { seats: seats.collect(), turn: ANN, ..Layout::new() }.build().unwrap();
    let view = View::of(&game, Some(viewer));
    (game, view)
}

fn label(view: &View, action: Action) -> String {
    let names = names();
    Lang::EN.tongue().action(view, &Voice { names: &names, viewer: view.viewer }, action).plain()
}

#[test]
fn buttons_say_what_they_do() {
    let (mut game, own) = view(&["bang 2D", "beer 6H", "cat_balou KH"], &[], ANN);
    let play = |name: &str, target| Action::Play { card: card(name), kind: card(name).kind(), target };
    assert_eq!(label(&own, play("bang 2D", Some(BO))), "Shoot Bo");
    assert_eq!(label(&own, play("beer 6H", None)), "Play Beer");
    assert_eq!(label(&own, play("cat_balou KH", Some(BO))), "Discard one of Bo's cards");
    assert_eq!(label(&own, play("cat_balou KH", Some(ANN))), "Discard one of your cards");
    let janet = Action::Play { card: card("missed 10C"), kind: CardKind::Bang, target: Some(BO) };
    assert_eq!(label(&own, janet), "Shoot Bo with Missed!");
    let cards = Some((card("bang 2D"), card("beer 6H")));
    let sid = Action::Use { of: Source::Character(Character::SidKetchum), cards, target: None };
    assert_eq!(label(&own, sid), "Discard BANG! and Beer for 1 life");
    assert_eq!(label(&own, Action::End), "End turn");
    assert_eq!(label(&own, Action::PickSeat(BO)), "Draw from Bo's hand");

    game.apply(ANN, Action::Play { card: card("cat_balou KH"), kind: CardKind::CatBalou, target: Some(ANN) }).unwrap();
    assert_eq!(label(&View::of(&game, Some(ANN)), Action::Pick(card("beer 6H"))), "Discard Beer");
}

#[test]
fn a_refusal_has_the_numbers() {
    let tell = |in_play: &[&str], play: &str, target: Option<Seat>| {
        let (game, view) = view(&[play], in_play, ANN);
        let action = Action::Play { card: card(play), kind: card(play).kind(), target };
        let names = names();
        let voice = Voice { names: &names, viewer: Some(ANN) };
        let reason = game.check(ANN, action).unwrap_err();
        Lang::EN.tongue().illegal(&view, &voice, Some(action), reason).plain()
    };
    assert_eq!(tell(&[], "bang 2D", Some(JO)), "Jo is at distance 2; your Colt .45 reaches only 1.");
    assert_eq!(tell(&["volcanic 10S"], "bang 2D", Some(BO)), "Bo is at distance 2; your Volcanic reaches only 1.");
    assert_eq!(tell(&["winchester 8S"], "panic JH", Some(JO)), "Jo is at distance 2; Panic! reaches only 1.");
    assert_eq!(tell(&["mustang 9H"], "mustang 8H", None), "You already have a Mustang in play.");
    assert_eq!(tell(&[], "jail 4H", Some(BO)), "Bo is the Sheriff, and the Sheriff can't be jailed.");
    assert_eq!(tell(&[], "missed 2S", None), "A Missed! is only for when you are shot at.");
    assert_eq!(tell(&[], "cat_balou KH", Some(BO)), "Bo has no cards.");
    assert_eq!(tell(&[], "bang 2D", None), "Choose a target for your BANG!");
    let (_, view) = view(&[], &[], ANN);
    let names = names();
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let limit = Illegal::BangLimit { played: 1, limit: 1 };
    let line = Lang::EN.tongue().illegal(&view, &voice, None, limit).plain();
    assert_eq!(line, "You have already played your one BANG! card this turn.");
}

#[test]
fn troubles_are_told() {
    let tongue = Lang::EN.tongue();
    assert_eq!(
        tongue.setup_error(SetupError::Players { found: 3, least: 4, most: 7 }),
        "These sets need 4 to 7 players; you have 3."
    );
    let diverged = LoadError::Record(RecordError::Diverged { after: 32 });
    assert_eq!(
        tongue.resume_error(&ResumeError::Load(diverged)),
        "The saved game can't be continued. After step 32 the game is not the one that was saved."
    );
    assert_eq!(
        tongue.resume_error(&ResumeError::Open(OpenError::Damaged)),
        "The saved game can't be continued. It was cut short or altered."
    );
    assert_eq!(
        tongue.save_error(SaveError::Store(StoreError::Full)),
        "The game is not being saved. The browser's storage is full."
    );
    assert_eq!(tongue.no_undo(NoUndo::Nothing), "There is nothing to take back.");
}
