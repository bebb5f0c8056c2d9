//! How the things of Dodge City are said.

use crate::i18n::{Fact, Lang, Prompt, Voice, facts};
use standoff_engine::card::{
    Action, CardId, Character, Game, Illegal, Layout, LayoutSeat, Set, Setup, Source, Stage, TableRules, View,
};
use standoff_engine::core::{Outcome, Role, Seat, SeatSet, Team};
use standoff_engine::notation::read_card;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const JO: Seat = Seat(2);

fn card(text: &str) -> CardId {
    read_card(text).unwrap()
}

fn names() -> Vec<String> {
    ["Ann", "Bo", "Jo", "Di"].map(String::from).to_vec()
}

/// Ann, Bo, Jo and Di with these characters, hands and cards in play; it is Ann's turn.
fn table(people: [(Character, &[&str], &[&str]); 4]) -> Layout {
    let roles = [Role::Outlaw, Role::Sheriff, Role::Renegade, Role::Outlaw];
    let cards = |names: &[&str]| names.iter().map(|name| card(name)).collect();
    let seats = people.into_iter().zip(roles).map(|((character, hand, in_play), role)| LayoutSeat {
        role,
        role_shown: false,
        character,
        life: Some(2),
        out: false,
        spare: None,
        hand: cards(hand),
        in_play: cards(in_play),
    });
    Layout { seats: seats.collect(), sets: Set::ALL.to_vec(), turn: ANN, ..Layout::new() }
}

/// Ann with a character and cards; the others have none.
fn alone(character: Character, hand: &[&str], in_play: &[&str]) -> Game {
    let rest = [Character::PaulRegret, Character::ApacheKid, Character::WillyTheKid];
    let [bo, jo, di] = rest.map(|character| (character, &[][..], &[][..]));
    table([(character, hand, in_play), bo, jo, di]).build().unwrap()
}

fn prompt(game: &Game, viewer: Seat) -> String {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    Lang::EN.tongue().prompt(&voice, &Prompt::of(&View::of(game, Some(viewer))).unwrap()).plain()
}

/// The labels of everything a seat may do.
fn labels(game: &Game, seat: Seat) -> Vec<String> {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    game.legal_actions(seat).into_iter().map(|a| Lang::EN.tongue().action(&view, &voice, a).plain()).collect()
}

/// Ann does what a button says; the log as Bo reads it.
fn press(game: &mut Game, seat: Seat, label: &str) -> Vec<String> {
    let at = labels(game, seat).iter().position(|l| l == label);
    let at = at.unwrap_or_else(|| panic!("{label} is not among {:?}", labels(game, seat)));
    let events = game.apply(seat, game.legal_actions(seat)[at]).unwrap();
    let (names, seen) = (names(), events.iter().map(|event| event.seen_by(Some(BO))).collect::<Vec<_>>());
    let voice = Voice { names: &names, viewer: Some(BO) };
    facts(&seen).iter().map(|fact| Lang::EN.tongue().fact(&voice, fact).plain()).collect()
}

fn refusal(game: &Game, action: Action) -> String {
    let (names, view) = (names(), View::of(game, Some(ANN)));
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let reason = game.check(ANN, action).unwrap_err();
    Lang::EN.tongue().illegal(&view, &voice, Some(action), reason).plain()
}

#[test]
fn an_announced_card_is_paid_for_or_taken_back() {
    let mut game = alone(Character::SidKetchum, &["springfield KS", "beer 6H", "bang 2D"], &[]);
    assert_eq!(press(&mut game, ANN, "Fire the Springfield at Jo"), [""; 0]);
    assert_eq!(prompt(&game, ANN), "Discard another card to fire the Springfield at Jo.");
    assert_eq!(prompt(&game, JO), "Waiting for Ann to play.");
    assert_eq!(labels(&game, ANN), ["Discard BANG!", "Discard Beer", "Cancel"]);
    assert_eq!(press(&mut game, ANN, "Cancel"), [""; 0]);
    assert_eq!(prompt(&game, ANN), "Your turn. Play cards or end your turn.");

    press(&mut game, ANN, "Fire the Springfield at Jo");
    let log = press(&mut game, ANN, "Discard Beer");
    assert_eq!(log[0], "Ann fires a Springfield at Jo, discarding a Beer.");
    assert!(!log[1..].iter().any(|line| line.contains("discards")), "{log:?}");
}

#[test]
fn each_price_has_its_words() {
    let hand = ["brawl JS", "rag_time 9H", "tequila 9C", "whisky QH", "winchester 8S"];
    let ask = |button: &str| {
        let jo = (Character::ApacheKid, &["beer 6H"][..], &[][..]);
        let none = |character| (character, &[][..], &[][..]);
        let ann = (Character::JoseDelgado, &hand[..], &[][..]);
        let people = [ann, none(Character::PaulRegret), jo, none(Character::WillyTheKid)];
        let mut game = table(people).build().unwrap();
        press(&mut game, ANN, button);
        prompt(&game, ANN)
    };
    assert_eq!(ask("Play Brawl"), "Discard another card to start the Brawl.");
    assert_eq!(ask("Take a card from Jo"), "Discard another card to take one of Jo's cards with the Rag Time.");
    assert_eq!(ask("Give Bo the Tequila"), "Discard another card to give Bo the Tequila.");
    assert_eq!(ask("Drink the Tequila"), "Discard another card to drink the Tequila.");
    assert_eq!(ask("Play Whisky"), "Discard another card to drink the Whisky.");
    assert_eq!(ask("Discard a blue card, draw 2"), "Discard a blue card to draw 2 cards.");
}

#[test]
fn green_cards_are_laid_down_and_used_later() {
    let mut game = alone(Character::SidKetchum, &["bible 10H", "knife 8H"], &["pepperbox AH", "canteen 7H"]);
    assert_eq!(press(&mut game, ANN, "Lay down Knife"), ["Ann lays down a Knife."]);
    let knife = Action::Use { of: Source::Card(card("knife 8H")), cards: None, target: Some(BO) };
    assert_eq!(refusal(&game, knife), "You laid down the Knife just now. Use it in a later turn.");
    assert_eq!(press(&mut game, ANN, "Use the Canteen"), ["Ann uses the Canteen.", "Ann regains 1 life."]);
    assert_eq!(
        refusal(&game, Action::Use { of: Source::Card(card("pepperbox AH")), cards: None, target: Some(JO) }),
        "Jo is at distance 2; your Colt .45 reaches only 1."
    );
    let log = press(&mut game, ANN, "Fire the Pepperbox at Di");
    assert_eq!(log[0], "Ann uses the Pepperbox on Di.");

    let none = |character| (character, &[][..], &[][..]);
    let people = [
        (Character::SidKetchum, &["punch 10S"][..], &[][..]),
        none(Character::BlackJack),
        none(Character::WillyTheKid),
        (Character::RoseDoolan, &[], &["bible 10H"]),
    ];
    let mut game = table(people).build().unwrap();
    press(&mut game, ANN, "Punch Di");
    assert_eq!(prompt(&game, Seat(3)), "Ann attacks you with a Punch. Play a Missed! or take the hit.");
    assert_eq!(press(&mut game, Seat(3), "Use the Bible"), ["Di uses the Bible.", "Di draws a card."]);
}

#[test]
fn powers_say_what_they_cost() {
    let mut game = alone(Character::ChuckWengam, &[], &[]);
    assert_eq!(
        press(&mut game, ANN, "Lose 1 life, draw 2 cards"),
        ["Ann uses Chuck Wengam's ability.", "Ann loses 1 life.", "Ann draws 2 cards."]
    );
    let mut game = alone(Character::DocHolyday, &["beer 6H", "bang 2D"], &[]);
    let log = press(&mut game, ANN, "Discard BANG! and Beer to shoot Di");
    assert_eq!(log[..2], ["Ann uses Doc Holyday's ability on Di.", "Ann discards a BANG! and a Beer."]);
}

#[test]
fn vera_and_pat_choose_before_they_draw() {
    let none = |character| (character, &[][..], &[][..]);
    let rest = [none(Character::PaulRegret), (Character::ApacheKid, &[][..], &["mustang 8H"][..])];
    let [bo, jo] = rest;
    let di = none(Character::WillyTheKid);
    let at_draw = |character| {
        let layout = table([none(character), bo, jo, di]);
        Layout { stage: Stage::Begin, ..layout }.build().unwrap()
    };
    let mut game = at_draw(Character::VeraCuster);
    assert_eq!(prompt(&game, ANN), "Choose whose ability you want until your next turn.");
    assert_eq!(prompt(&game, BO), "Waiting for Ann to choose an ability.");
    assert!(labels(&game, ANN).contains(&"Copy Apache Kid".to_string()));
    assert_eq!(press(&mut game, ANN, "Copy Paul Regret")[0], "Ann copies Paul Regret's ability.");

    let mut game = at_draw(Character::PatBrennan);
    assert_eq!(prompt(&game, ANN), "Take a card in play from another player, or draw from the deck.");
    assert_eq!(prompt(&game, BO), "Waiting for Ann to draw.");
    assert_eq!(labels(&game, ANN), ["Take the Mustang from Jo", "Draw from the deck"]);
    assert_eq!(
        press(&mut game, ANN, "Take the Mustang from Jo"),
        ["Ann uses Pat Brennan's ability on Jo.", "Ann takes a Mustang from Jo."]
    );
}

#[test]
fn who_is_immune_is_told() {
    let mut game = alone(Character::SidKetchum, &["indians KD", "duel QD"], &[]);
    let duel = Action::Play { card: card("duel QD"), kind: card("duel QD").kind(), target: Some(JO) };
    assert_eq!(refusal(&game, duel), "Apache Kid: the Duel does nothing to Jo.");
    let log = press(&mut game, ANN, "Play Indians!");
    assert!(log.contains(&"Indians! does nothing to Jo.".to_string()), "{log:?}");

    let mut game = alone(Character::SidKetchum, &["tequila 9C", "beer 6H"], &[]);
    let whisky = Action::Play { card: card("whisky QH"), kind: card("whisky QH").kind(), target: None };
    assert_eq!(refusal(&game, whisky), "You don't hold that Whisky.");
    press(&mut game, ANN, "Play Beer");
    let tequila = Action::Play { card: card("tequila 9C"), kind: card("tequila 9C").kind(), target: Some(ANN) };
    assert_eq!(refusal(&game, tequila), "A Tequila costs another card, and you have none.");
}

#[test]
fn a_green_card_in_hand_is_no_answer() {
    let game = alone(Character::SidKetchum, &["bible 10H"], &["iron_plate AD"]);
    let view = View::of(&game, Some(ANN));
    let names = names();
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let plate = Action::Use { of: Source::Card(card("iron_plate AD")), cards: None, target: None };
    assert_eq!(refusal(&game, plate), "An Iron Plate is only for when you are shot at.");
    let none = |character| (character, &[][..], &[][..]);
    let bo = (Character::PaulRegret, &["bible 10H"][..], &[][..]);
    let people = [
        (Character::DocHolyday, &["bang 2D"][..], &["scope AS"][..]),
        bo,
        none(Character::ApacheKid),
        none(Character::WillyTheKid),
    ];
    let mut shot = table(people).build().unwrap();
    press(&mut shot, ANN, "Shoot Bo");
    let bible = Action::Play { card: card("bible 10H"), kind: card("bible 10H").kind(), target: None };
    let reason = shot.check(BO, bible).unwrap_err();
    let line = Lang::EN.tongue().illegal(&View::of(&shot, Some(BO)), &voice, Some(bible), reason).plain();
    assert_eq!(line, "Lay down the Bible in your turn; you can use it later.");
    let line = Lang::EN.tongue().illegal(&view, &voice, None, Illegal::NotReady { card: card("bible 10H") }).plain();
    assert_eq!(line, "You laid down the Bible just now. Use it in a later turn.");
}

#[test]
fn a_rescue_that_costs_a_card_is_announced_too() {
    let none = |character| (character, &[][..], &[][..]);
    let bo = (Character::BlackJack, &["whisky QH", "missed 2S"][..], &[][..]);
    let ann = (Character::SidKetchum, &["bang 2D"][..], &[][..]);
    let mut layout = table([ann, bo, none(Character::ApacheKid), none(Character::WillyTheKid)]);
    layout.rules = TableRules::preset("hungarian_table").unwrap();
    layout.seats[1].life = Some(1);
    let mut game = layout.build().unwrap();
    press(&mut game, ANN, "Shoot Bo");
    press(&mut game, BO, "Take the hit");
    assert_eq!(press(&mut game, BO, "Play Whisky"), [""; 0]);
    assert_eq!(prompt(&game, BO), "Discard another card to drink the Whisky.");
    assert_eq!(prompt(&game, ANN), "Waiting for Bo, who is dying.");
    assert_eq!(
        press(&mut game, BO, "Discard Missed!"),
        ["You answer with a Whisky, discarding a Missed!", "You regain 2 lives."]
    );
}

#[test]
fn heirs_take_by_turns() {
    let people = [
        (Character::VultureSam, &["bang 2D"][..], &[][..]),
        (Character::BlackJack, &["beer 6H", "bang 3D"][..], &["remington KC"][..]),
        (Character::ApacheKid, &[], &[]),
        (Character::VeraCuster, &["missed 2S"], &[]),
    ];
    let mut layout = table(people);
    layout.seats[1].life = Some(1);
    layout.seats[1].role = Role::Outlaw;
    layout.seats[0].role = Role::Sheriff;
    layout.turn = Seat(3);
    layout.stage = Stage::Begin;
    let mut game = layout.build().unwrap();
    press(&mut game, Seat(3), "Copy Vulture Sam");
    press(&mut game, Seat(3), "End turn");
    while game.turn().seat != ANN {
        let end = *game.legal_actions(Seat(3)).last().unwrap();
        game.apply(Seat(3), end).unwrap();
    }
    press(&mut game, ANN, "Shoot Bo");
    press(&mut game, BO, "Take the hit");
    if prompt(&game, BO).starts_with("You are dying") {
        press(&mut game, BO, "Bite the dust");
    }
    let heir = game.decision().unwrap().seat;
    assert_eq!(prompt(&game, heir), "Take one of Bo's cards: one in play, or a random one from the hand.");
    let other = if heir == ANN { Seat(3) } else { ANN };
    assert!(prompt(&game, other).ends_with("to take one of Bo's cards."));
}

#[test]
fn among_three_the_winner_is_named_by_role() {
    let names = ["Ann", "Bo", "Jo"].map(String::from);
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let ended = |team, winner| {
        let outcome = Outcome { team, winners: SeatSet::of(winner) };
        Lang::EN.tongue().fact(&voice, &Fact::Ended { outcome }).plain()
    };
    assert_eq!(ended(Team::Law, ANN), "The Deputy wins: you.");
    assert_eq!(ended(Team::Outlaws, BO), "The Outlaw wins: Bo.");
    assert_eq!(ended(Team::Renegades, JO), "The Renegade stands alone: Jo.");
}

#[test]
fn sets_are_named_together() {
    let sets = |sets: &[Set]| Lang::EN.tongue().sets(sets);
    assert_eq!(sets(&[Set::Base]), "Base game");
    assert_eq!(sets(&[Set::Base, Set::DodgeCity]), "Base game + Dodge City");
    assert_eq!(sets(&[Set::DodgeCity]), "Dodge City, stand-alone");
    for sets in [&[Set::Base][..], &Set::ALL, &[Set::DodgeCity]] {
        let setup = Setup { sets: sets.to_vec(), ..Setup::base(5) };
        let people = Character::ALL.into_iter().filter(|who| who.is_dealt() && sets.contains(&who.def().set)).count();
        let (least, most) = Setup::player_range(sets);
        let told = Lang::EN.tongue().sets_about(sets);
        let numbers = [format!("{} cards", setup.cards().count()), format!("{people} characters")];
        let numbers = numbers.into_iter().chain([format!("{least} to {most} players")]);
        numbers.for_each(|number| assert!(told.contains(&number), "{number}: {told}"));
    }
}
