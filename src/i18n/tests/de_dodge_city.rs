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
    Lang::DE.tongue().prompt(&voice, &Prompt::of(&View::of(game, Some(viewer))).unwrap()).plain()
}

/// The labels of everything a seat may do.
fn labels(game: &Game, seat: Seat) -> Vec<String> {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    game.legal_actions(seat).into_iter().map(|a| Lang::DE.tongue().action(&view, &voice, a).plain()).collect()
}

/// Ann does what a button says; the log as Bo reads it.
fn press(game: &mut Game, seat: Seat, label: &str) -> Vec<String> {
    let at = labels(game, seat).iter().position(|l| l == label);
    let at = at.unwrap_or_else(|| panic!("{label} is not among {:?}", labels(game, seat)));
    let events = game.apply(seat, game.legal_actions(seat)[at]).unwrap();
    let (names, seen) = (names(), events.iter().map(|event| event.seen_by(Some(BO))).collect::<Vec<_>>());
    let voice = Voice { names: &names, viewer: Some(BO) };
    facts(&seen).iter().map(|fact| Lang::DE.tongue().fact(&voice, fact).plain()).collect()
}

fn refusal(game: &Game, action: Action) -> String {
    let (names, view) = (names(), View::of(game, Some(ANN)));
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let reason = game.check(ANN, action).unwrap_err();
    Lang::DE.tongue().illegal(&view, &voice, Some(action), reason).plain()
}

#[test]
fn an_announced_card_is_paid_for_or_taken_back() {
    let mut game = alone(Character::SidKetchum, &["springfield KS", "beer 6H", "bang 2D"], &[]);
    assert_eq!(press(&mut game, ANN, "Mit der Springfield auf Jo schießen"), [""; 0]);
    assert_eq!(prompt(&game, ANN), "Wirf noch eine Karte ab, um mit der Springfield auf Jo zu schießen.");
    assert_eq!(prompt(&game, JO), "Ann ist am Zug.");
    assert_eq!(labels(&game, ANN), ["BANG! abwerfen", "Bier abwerfen", "Abbrechen"]);
    assert_eq!(press(&mut game, ANN, "Abbrechen"), [""; 0]);
    assert_eq!(prompt(&game, ANN), "Du bist am Zug. Spiele Karten oder beende den Zug.");

    press(&mut game, ANN, "Mit der Springfield auf Jo schießen");
    let log = press(&mut game, ANN, "Bier abwerfen");
    assert_eq!(log[0], "Ann schießt mit der Springfield auf Jo und wirft ein Bier ab.");
    assert!(!log[1..].iter().any(|line| line.contains("wirft")), "{log:?}");
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
    assert_eq!(ask("Schlägerei spielen"), "Wirf noch eine Karte ab, um die Schlägerei anzuzetteln.");
    assert_eq!(ask("Karte von Jo nehmen"), "Wirf noch eine Karte ab, um mit dem Rag Time eine Karte von Jo zu nehmen.");
    assert_eq!(ask("Tequila an Bo geben"), "Wirf noch eine Karte ab, um Bo den Tequila zu geben.");
    assert_eq!(ask("Tequila trinken"), "Wirf noch eine Karte ab, um den Tequila zu trinken.");
    assert_eq!(ask("Whisky spielen"), "Wirf noch eine Karte ab, um den Whisky zu trinken.");
    assert_eq!(ask("Blaue Karte abwerfen, 2 ziehen"), "Wirf eine blaue Karte ab und ziehe dafür 2 Karten.");
}

#[test]
fn green_cards_are_laid_down_and_used_later() {
    let mut game = alone(Character::SidKetchum, &["bible 10H", "knife 8H"], &["pepperbox AH", "canteen 7H"]);
    assert_eq!(press(&mut game, ANN, "Wurfmesser bereitlegen"), ["Ann legt das Wurfmesser bereit."]);
    let knife = Action::Use { of: Source::Card(card("knife 8H")), cards: None, target: Some(BO) };
    assert_eq!(
        refusal(&game, knife),
        "Das Wurfmesser hast du gerade erst bereitgelegt; das kannst du noch nicht benutzen."
    );
    assert_eq!(
        press(&mut game, ANN, "Die Feldflasche benutzen"),
        ["Ann benutzt die Feldflasche.", "Ann bekommt 1 Lebenspunkt zurück."]
    );
    assert_eq!(
        refusal(&game, Action::Use { of: Source::Card(card("pepperbox AH")), cards: None, target: Some(JO) }),
        "Jo sitzt im Abstand 2; dein Colt.45 reicht nur bis 1."
    );
    let log = press(&mut game, ANN, "Mit der Pepperbox auf Di schießen");
    assert_eq!(log[0], "Ann benutzt die Pepperbox gegen Di.");

    let none = |character| (character, &[][..], &[][..]);
    let people = [
        (Character::SidKetchum, &["punch 10S"][..], &[][..]),
        none(Character::BlackJack),
        none(Character::WillyTheKid),
        (Character::RoseDoolan, &[], &["bible 10H"]),
    ];
    let mut game = table(people).build().unwrap();
    press(&mut game, ANN, "Di einen Faustschlag verpassen");
    assert_eq!(
        prompt(&game, Seat(3)),
        "Ann verpasst dir einen Faustschlag. Spiele einen Fehlschuss! oder steck den Treffer ein."
    );
    assert_eq!(press(&mut game, Seat(3), "Die Bibel benutzen"), ["Di benutzt die Bibel.", "Di zieht eine Karte."]);
}

#[test]
fn powers_say_what_they_cost() {
    let mut game = alone(Character::ChuckWengam, &[], &[]);
    assert_eq!(
        press(&mut game, ANN, "1 Lebenspunkt für 2 Karten"),
        ["Ann benutzt die Fähigkeit von Chuck Wengham.", "Ann verliert 1 Lebenspunkt.", "Ann zieht 2 Karten."]
    );
    let mut game = alone(Character::DocHolyday, &["beer 6H", "bang 2D"], &[]);
    let log = press(&mut game, ANN, "BANG! und Bier abwerfen: Schuss auf Di");
    assert_eq!(
        log[..2],
        ["Ann benutzt die Fähigkeit von Doc Holyday gegen Di.", "Ann wirft ein BANG! und ein Bier ab."]
    );
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
    assert_eq!(prompt(&game, ANN), "Wähle, wessen Fähigkeit du bis zu deinem nächsten Zug willst.");
    assert_eq!(prompt(&game, BO), "Ann muss eine Fähigkeit wählen.");
    assert!(labels(&game, ANN).contains(&"Apache Kid nachahmen".to_string()));
    assert_eq!(press(&mut game, ANN, "Paul Regret nachahmen")[0], "Ann übernimmt die Fähigkeit von Paul Regret.");

    let mut game = at_draw(Character::PatBrennan);
    assert_eq!(prompt(&game, ANN), "Nimm jemandem eine ausliegende Karte weg oder ziehe vom Nachziehstapel.");
    assert_eq!(prompt(&game, BO), "Ann muss Karten ziehen.");
    assert_eq!(labels(&game, ANN), ["Mustang von Jo nehmen", "Vom Nachziehstapel ziehen"]);
    assert_eq!(
        press(&mut game, ANN, "Mustang von Jo nehmen"),
        ["Ann benutzt die Fähigkeit von Pat Brennan gegen Jo.", "Ann nimmt einen Mustang von Jo."]
    );
}

#[test]
fn who_is_immune_is_told() {
    let mut game = alone(Character::SidKetchum, &["indians KD", "duel QD"], &[]);
    let duel = Action::Play { card: card("duel QD"), kind: card("duel QD").kind(), target: Some(JO) };
    assert_eq!(refusal(&game, duel), "Apache Kid: Duell wirkt nicht auf Jo.");
    let log = press(&mut game, ANN, "Indianer! spielen");
    assert!(log.contains(&"Indianer! wirkt nicht auf Jo.".to_string()), "{log:?}");

    let mut game = alone(Character::SidKetchum, &["tequila 9C", "beer 6H"], &[]);
    let whisky = Action::Play { card: card("whisky QH"), kind: card("whisky QH").kind(), target: None };
    assert_eq!(refusal(&game, whisky), "Diese Karte hast du nicht auf der Hand: Whisky.");
    press(&mut game, ANN, "Bier spielen");
    let tequila = Action::Play { card: card("tequila 9C"), kind: card("tequila 9C").kind(), target: Some(ANN) };
    assert_eq!(refusal(&game, tequila), "Tequila kostet noch eine Karte, und du hast keine mehr.");
}

#[test]
fn a_green_card_in_hand_is_no_answer() {
    let game = alone(Character::SidKetchum, &["bible 10H"], &["iron_plate AD"]);
    let view = View::of(&game, Some(ANN));
    let names = names();
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let plate = Action::Use { of: Source::Card(card("iron_plate AD")), cards: None, target: None };
    assert_eq!(refusal(&game, plate), "Eisenplatte hilft nur, wenn auf dich geschossen wird.");
    let none = |character| (character, &[][..], &[][..]);
    let bo = (Character::PaulRegret, &["bible 10H"][..], &[][..]);
    let people = [
        (Character::DocHolyday, &["bang 2D"][..], &["scope AS"][..]),
        bo,
        none(Character::ApacheKid),
        none(Character::WillyTheKid),
    ];
    let mut shot = table(people).build().unwrap();
    press(&mut shot, ANN, "Auf Bo schießen");
    let bible = Action::Play { card: card("bible 10H"), kind: card("bible 10H").kind(), target: None };
    let reason = shot.check(BO, bible).unwrap_err();
    let line = Lang::DE.tongue().illegal(&View::of(&shot, Some(BO)), &voice, Some(bible), reason).plain();
    assert_eq!(line, "Lege die Bibel in deinem Zug bereit; das wirkt erst später.");
    let line = Lang::DE.tongue().illegal(&view, &voice, None, Illegal::NotReady { card: card("bible 10H") }).plain();
    assert_eq!(line, "Die Bibel hast du gerade erst bereitgelegt; das kannst du noch nicht benutzen.");
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
    press(&mut game, ANN, "Auf Bo schießen");
    press(&mut game, BO, "Treffer einstecken");
    assert_eq!(press(&mut game, BO, "Whisky spielen"), [""; 0]);
    assert_eq!(prompt(&game, BO), "Wirf noch eine Karte ab, um den Whisky zu trinken.");
    assert_eq!(prompt(&game, ANN), "Bo liegt im Sterben.");
    assert_eq!(
        press(&mut game, BO, "Fehlschuss! abwerfen"),
        ["Du antwortest mit Whisky und wirfst einen Fehlschuss! ab.", "Du bekommst 2 Lebenspunkte zurück."]
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
    press(&mut game, Seat(3), "Vulture Sam nachahmen");
    press(&mut game, Seat(3), "Zug beenden");
    while game.turn().seat != ANN {
        let end = *game.legal_actions(Seat(3)).last().unwrap();
        game.apply(Seat(3), end).unwrap();
    }
    press(&mut game, ANN, "Auf Bo schießen");
    press(&mut game, BO, "Treffer einstecken");
    if prompt(&game, BO).starts_with("Du stirbst") {
        press(&mut game, BO, "Ins Gras beißen");
    }
    let heir = game.decision().unwrap().seat;
    assert_eq!(prompt(&game, heir), "Nimm eine Karte von Bo: eine ausliegende oder eine zufällige von der Hand.");
    let other = if heir == ANN { Seat(3) } else { ANN };
    assert!(prompt(&game, other).ends_with(" darf eine Karte von Bo nehmen."));
}

#[test]
fn among_three_the_winner_is_named_by_role() {
    let names = ["Ann", "Bo", "Jo"].map(String::from);
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let ended = |team, winner| {
        let outcome = Outcome { team, winners: SeatSet::of(winner) };
        Lang::DE.tongue().fact(&voice, &Fact::Ended { outcome }).plain()
    };
    assert_eq!(ended(Team::Law, ANN), "Der Hilfssheriff siegt: du.");
    assert_eq!(ended(Team::Outlaws, BO), "Der Bandit siegt: Bo.");
    assert_eq!(ended(Team::Renegades, JO), "Der Gesetzlose steht als Letzter: Jo.");
}

#[test]
fn sets_are_named_together() {
    let sets = |sets: &[Set]| Lang::DE.tongue().sets(sets);
    assert_eq!(sets(&[Set::Base]), "Grundspiel");
    assert_eq!(sets(&[Set::Base, Set::DodgeCity]), "Grundspiel + Dodge City");
    assert_eq!(sets(&[Set::DodgeCity]), "Dodge City, eigenständig");
    for sets in [&[Set::Base][..], &Set::ALL, &[Set::DodgeCity]] {
        let setup = Setup { sets: sets.to_vec(), ..Setup::base(5) };
        let people = Character::ALL.into_iter().filter(|who| who.is_dealt() && sets.contains(&who.def().set)).count();
        let (least, most) = Setup::player_range(sets);
        let told = Lang::DE.tongue().sets_about(sets);
        let numbers = [format!("{} Karten", setup.cards().count()), format!("{people} Charaktere")];
        let numbers = numbers.into_iter().chain([format!("{least} bis {most} Spieler")]);
        numbers.for_each(|number| assert!(told.contains(&number), "{number}: {told}"));
    }
}
