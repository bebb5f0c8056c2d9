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
    facts(&seen).iter().map(|fact| Lang::DE.tongue().fact(&voice, fact).plain()).collect()
}

fn say(viewer: Seat, fact: &Fact) -> String {
    let names = names();
    Lang::DE.tongue().fact(&Voice { names: &names, viewer: Some(viewer) }, fact).plain()
}

fn asked(viewer: Seat, question: Question) -> String {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    Lang::DE.tongue().prompt(&voice, &Prompt { asked: ANN, question }).plain()
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
    assert_eq!(log(None, &events), ["Jo spielt ein BANG! gegen Ann."]);
    assert_eq!(log(Some(ANN), &events), ["Jo spielt ein BANG! gegen dich."]);
    assert_eq!(log(Some(JO), &events), ["Du spielst ein BANG! gegen Ann."]);

    let hit = [
        Event::Declined { seat: ANN, because: Source::Card(bang) },
        Event::LifeLost { seat: ANN, amount: 1, by: Some(JO), because: Source::Card(bang) },
    ];
    assert_eq!(log(Some(BO), &hit), ["Ann verliert 1 Lebenspunkt."]);
    assert_eq!(log(Some(ANN), &hit), ["Du verlierst 1 Lebenspunkt."]);

    let missed = Event::Answered { seat: ANN, card: bang, kind: CardKind::Missed };
    assert_eq!(log(None, &[missed]), ["Ann antwortet mit BANG! als Fehlschuss!"]);
}

#[test]
fn a_draw_is_counted_for_others_and_named_for_oneself() {
    let events = [
        moved("beer 6H", Zone::Deck, Zone::Hand(ANN), SeatSet::of(ANN)),
        moved("bang 2D", Zone::Deck, Zone::Hand(ANN), SeatSet::of(ANN)),
    ];
    assert_eq!(log(Some(ANN), &events), ["Du ziehst ein Bier und ein BANG!"]);
    assert_eq!(log(Some(BO), &events), ["Ann zieht 2 Karten."]);
    assert_eq!(log(None, &events[..1]), ["Ann zieht eine Karte."]);
    let deal = [ANN, BO, JO].map(|seat| moved("beer 6H", Zone::Deck, Zone::Hand(seat), SeatSet::of(seat)));
    let deal = [&deal[..], &[Event::TurnBegan { seat: ANN }]].concat();
    assert_eq!(log(None, &deal), ["Die Karten sind verteilt.", "Ann ist am Zug."]);
    assert_eq!(log(Some(ANN), &deal), ["Die Karten sind verteilt.", "Du ziehst ein Bier.", "Du bist am Zug."]);
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
    assert_eq!(log(None, &checked(true, barrel, "jail 4H")), ["Ann deckt Herz 4 auf: Das Fass hält."]);
    assert_eq!(log(Some(ANN), &checked(false, barrel, "bang AS")), ["Du deckst Pik-Ass auf: Das Fass hilft nicht."]);
    let own = Source::Character(Character::Jourdonnais);
    assert_eq!(log(None, &checked(true, own, "jail 4H")), ["Ann deckt Herz 4 auf: Jourdonnais hilft."]);

    // Lucky Duke still has to choose.
    let flips = ["jail 4H", "bang AS"].map(|flipped| moved(flipped, Zone::Deck, Zone::Table, OPEN));
    let flipped = [&[Event::Used { seat: ANN, of: barrel, target: None }], &flips[..]].concat();
    assert_eq!(log(None, &flipped), ["Ann benutzt das Fass.", "Aufgedeckt: Herz 4 und Pik-Ass."]);

    let jail = card("jail 10S");
    let jailed = [
        Event::Checked { seat: ANN, card: card("bang 2D"), because: Source::Card(jail), good: false },
        moved("jail 10S", Zone::InPlay(ANN), Zone::Discard, OPEN),
        Event::TurnSkipped { seat: ANN },
    ];
    assert_eq!(log(None, &jailed), ["Ann deckt Karo 2 auf: Die Zelle bleibt zu.", "Ann setzt diesen Zug aus."]);
    let dynamite = card("dynamite 2H");
    let passed = [
        Event::Checked { seat: ANN, card: card("bang 2D"), because: Source::Card(dynamite), good: true },
        moved("dynamite 2H", Zone::InPlay(ANN), Zone::InPlay(BO), OPEN),
    ];
    assert_eq!(
        log(Some(BO), &passed),
        ["Ann deckt Karo 2 auf: Das Dynamit zündet nicht.", "Das Dynamit wandert weiter zu dir."]
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
        ["Bo beißt ins Gras: Bandit!", "Bo wirft ein Bier und einen Mustang ab.", "Du kassierst die Belohnung."]
    );
    assert_eq!(log(Some(BO), &events)[0], "Du beißt ins Gras. Du warst Bandit.");
}

#[test]
fn a_stolen_card_is_named_only_to_the_two() {
    let events = [moved("beer 6H", Zone::Hand(BO), Zone::Hand(JO), SeatSet::of(BO).with(JO))];
    assert_eq!(log(Some(BO), &events), ["Jo nimmt ein Bier von dir."]);
    assert_eq!(log(Some(JO), &events), ["Du nimmst ein Bier von Bo."]);
    assert_eq!(log(Some(ANN), &events), ["Jo nimmt eine Karte von Bo."]);
    let open = [moved("mustang 8H", Zone::InPlay(BO), Zone::Hand(JO), OPEN)];
    assert_eq!(log(Some(ANN), &[events[0], open[0]]), ["Jo nimmt einen Mustang und eine weitere Karte von Bo."]);
}

/// Ann plays a card.
fn played(card: CardId, target: Option<Seat>) -> Fact {
    Fact::Played { seat: ANN, card, kind: card.kind(), target, paid: None }
}

#[test]
fn other_lines_of_the_log() {
    let winchester = card("winchester 8S");
    let equip = played(winchester, None);
    assert_eq!(say(BO, &equip), "Ann legt die Winchester aus.");
    let jail = played(card("jail 4H"), Some(BO));
    assert_eq!(say(BO, &jail), "Ann steckt dich ins Gefängnis.");
    let duel = played(card("duel 8C"), Some(BO));
    assert_eq!(say(BO, &duel), "Ann fordert dich zum Duell.");
    let own = played(card("cat_balou KH"), Some(ANN));
    assert_eq!(
        (say(ANN, &own), say(BO, &own)),
        ("Du spielst Cat Balou gegen dich selbst.".into(), "Ann spielt Cat Balou gegen sich selbst.".into())
    );
    assert_eq!(
        say(ANN, &Fact::LifeLost { seat: BO, amount: 3, because: Source::Rules }),
        "Bo verliert 3 Lebenspunkte."
    );
    assert_eq!(say(ANN, &Fact::TurnBegan { seat: Seat(3) }), "D ist am Zug.");
    let outcome = Outcome { team: Team::Law, winners: SeatSet::of(ANN).with(JO) };
    assert_eq!(say(JO, &Fact::Ended { outcome }), "Recht und Gesetz siegen: Ann und du.");
    assert_eq!(say(BO, &Fact::RoleShown { seat: BO, role: Role::Renegade }), "Du warst Gesetzloser.");
}

#[test]
fn the_reader_has_every_case() {
    let tequila = |seat, target| Fact::Played {
        seat,
        card: card("tequila 9C"),
        kind: CardKind::Tequila,
        target: Some(target),
        paid: Some(card("beer 6H")),
    };
    assert_eq!(say(BO, &tequila(ANN, BO)), "Ann gibt dir den Tequila und wirft ein Bier ab.");
    assert_eq!(say(ANN, &tequila(ANN, BO)), "Du gibst Bo den Tequila und wirfst ein Bier ab.");
    assert_eq!(say(JO, &tequila(ANN, ANN)), "Ann trinkt den Tequila und wirft ein Bier ab.");
    let looks = Fact::LooksAt { seat: ANN, count: 3, cards: Vec::new() };
    assert_eq!(
        (say(ANN, &looks), say(BO, &looks)),
        ("Du siehst dir 3 Karten an.".into(), "Ann sieht sich 3 Karten an.".into())
    );
    let indians = Source::Card(card("indians KD"));
    assert_eq!(say(ANN, &Fact::Immune { seat: ANN, because: indians }), "Indianer! wirkt nicht auf dich.");
    let gained = Fact::LifeGained { seat: ANN, amount: 1 };
    assert_eq!(say(ANN, &gained), "Du bekommst 1 Lebenspunkt zurück.");
    assert_eq!(asked(JO, Question::Indians { by: JO }), "Ann muss sich gegen deine Indianer! wehren.");
    let own = Question::Strip { from: ANN, because: Source::Rules };
    assert_eq!(asked(BO, own), "Ann muss eine eigene Karte abwerfen.");
}

#[test]
fn articles_follow_case_and_card() {
    let uses = |name: &str| say(BO, &Fact::Used { seat: ANN, of: Source::Card(card(name)), target: None });
    assert_eq!(uses("barrel QS"), "Ann benutzt das Fass.");
    assert_eq!(uses("sombrero 7C"), "Ann benutzt den Sombrero.");
    assert_eq!(uses("bible 10H"), "Ann benutzt die Bibel.");
    let fires = |name: &str| {
        let because = Source::Card(card(name));
        asked(ANN, Question::Shot { by: Some(JO), because, bang: false, needed: 1 })
    };
    assert!(fires("derringer 7S").starts_with("Jo feuert mit dem Derringer auf dich."));
    assert!(fires("howitzer 9S").starts_with("Jo feuert mit der Haubitze auf dich."));
    assert!(fires("buffalo_rifle QC").starts_with("Jo feuert mit dem Jagdgewehr auf dich."));
    assert!(fires("punch 10S").starts_with("Jo verpasst dir einen Faustschlag."));
    let flip = |name: &str| asked(ANN, Question::Flip { because: Source::Card(card(name)) });
    assert_eq!(flip("jail 4H"), "Wähle, welche Karte für das Gefängnis zählt.");
}

#[test]
fn words_know_what_they_stand_for() {
    let names = names();
    let fact = Fact::Took { seat: ANN, card: Some(card("beer 6H")) };
    let line = Lang::DE.tongue().fact(&Voice { names: &names, viewer: Some(ANN) }, &fact);
    let topics: Vec<(&str, Option<Topic>)> = line.0.iter().map(|span| (span.text.as_str(), span.topic)).collect();
    assert_eq!(topics, [("Du nimmst ", None), ("das Bier", Some(Topic::Card(card("beer 6H")))), (".", None)]);
}

#[test]
fn prompts_tell_why_and_for_whom() {
    let shot = |needed| Question::Shot { by: Some(JO), because: Source::Card(card("bang 7D")), bang: true, needed };
    assert_eq!(asked(ANN, shot(1)), "Jo schießt auf dich. Spiele einen Fehlschuss! oder steck den Treffer ein.");
    assert_eq!(
        asked(ANN, shot(2)),
        "Jo schießt auf dich. Dagegen brauchst du 2 Fehlschüsse. Spiele sie oder steck den Treffer ein."
    );
    assert_eq!(asked(JO, shot(1)), "Ann muss auf deinen Schuss reagieren.");
    assert_eq!(asked(BO, shot(1)), "Ann muss auf den Schuss von Jo reagieren.");
    let with = |because| Question::Shot { by: Some(JO), because, bang: false, needed: 1 };
    assert_eq!(
        asked(ANN, with(Source::Card(card("gatling 10H")))),
        "Jo feuert mit der Gatling auf dich. Spiele einen Fehlschuss! oder steck den Treffer ein."
    );
    assert_eq!(
        asked(ANN, with(Source::Card(card("knife 8H")))),
        "Jo wirft das Wurfmesser nach dir. Spiele einen Fehlschuss! oder steck den Treffer ein."
    );
    assert_eq!(
        asked(ANN, with(Source::Character(Character::DocHolyday))),
        "Jo schießt als Doc Holyday auf dich. Spiele einen Fehlschuss! oder steck den Treffer ein."
    );
    assert_eq!(
        asked(ANN, Question::Indians { by: JO }),
        "Jo spielt Indianer! Wirf ein BANG! ab oder verliere 1 Lebenspunkt."
    );
    assert_eq!(asked(BO, Question::Indians { by: JO }), "Ann muss sich gegen die Indianer! von Jo wehren.");
    assert_eq!(asked(ANN, Question::Duel { with: JO }), "Duell mit Jo: Wirf ein BANG! ab oder verliere 1 Lebenspunkt.");
    assert_eq!(asked(JO, Question::Duel { with: JO }), "Ann ist im Duell mit dir dran.");
    let dying = Question::Dying { because: Source::Rules, needed: 2 };
    assert_eq!(asked(ANN, dying), "Du stirbst. Hole dir 2 Lebenspunkte zurück, sonst bist du raus.");
    let rob = Question::Rob { from: BO, because: Source::Rules };
    assert_eq!(asked(ANN, rob), "Nimm eine Karte von Bo: eine ausliegende oder eine zufällige von der Hand.");
    assert_eq!(asked(BO, rob), "Ann darf eine deiner Karten nehmen.");
    let strip = Question::Strip { from: BO, because: Source::Rules };
    assert_eq!(asked(ANN, strip), "Wirf eine Karte von Bo ab: eine ausliegende oder eine zufällige von der Hand.");
    assert_eq!(asked(JO, strip), "Ann muss eine Karte von Bo aussuchen.");
    assert_eq!(asked(BO, strip), "Ann muss eine deiner Karten aussuchen.");
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
    Lang::DE.tongue().action(view, &Voice { names: &names, viewer: view.viewer }, action).plain()
}

#[test]
fn buttons_say_what_they_do() {
    let (mut game, own) = view(&["bang 2D", "beer 6H", "cat_balou KH"], &[], ANN);
    let play = |name: &str, target| Action::Play { card: card(name), kind: card(name).kind(), target };
    assert_eq!(label(&own, play("bang 2D", Some(BO))), "Auf Bo schießen");
    assert_eq!(label(&own, play("beer 6H", None)), "Bier spielen");
    assert_eq!(label(&own, play("cat_balou KH", Some(BO))), "Karte von Bo abwerfen");
    assert_eq!(label(&own, play("cat_balou KH", Some(ANN))), "Eigene Karte abwerfen");
    let janet = Action::Play { card: card("missed 10C"), kind: CardKind::Bang, target: Some(BO) };
    assert_eq!(label(&own, janet), "Auf Bo schießen mit Fehlschuss!");
    let cards = Some((card("bang 2D"), card("beer 6H")));
    let sid = Action::Use { of: Source::Character(Character::SidKetchum), cards, target: None };
    assert_eq!(label(&own, sid), "BANG! und Bier abwerfen für 1 Lebenspunkt");
    assert_eq!(label(&own, Action::End), "Zug beenden");
    assert_eq!(label(&own, Action::PickSeat(BO)), "Karte von Bo ziehen");

    game.apply(ANN, Action::Play { card: card("cat_balou KH"), kind: CardKind::CatBalou, target: Some(ANN) }).unwrap();
    assert_eq!(label(&View::of(&game, Some(ANN)), Action::Pick(card("beer 6H"))), "Bier abwerfen");
}

#[test]
fn a_refusal_has_the_numbers() {
    let tell = |in_play: &[&str], play: &str, target: Option<Seat>| {
        let (game, view) = view(&[play], in_play, ANN);
        let action = Action::Play { card: card(play), kind: card(play).kind(), target };
        let names = names();
        let voice = Voice { names: &names, viewer: Some(ANN) };
        let reason = game.check(ANN, action).unwrap_err();
        Lang::DE.tongue().illegal(&view, &voice, Some(action), reason).plain()
    };
    assert_eq!(tell(&[], "bang 2D", Some(JO)), "Jo sitzt im Abstand 2; dein Colt.45 reicht nur bis 1.");
    assert_eq!(tell(&["volcanic 10S"], "bang 2D", Some(BO)), "Bo sitzt im Abstand 2; deine Volcanic reicht nur bis 1.");
    assert_eq!(tell(&["winchester 8S"], "panic JH", Some(JO)), "Jo sitzt im Abstand 2; Panik! reicht nur bis 1.");
    assert_eq!(tell(&["mustang 9H"], "mustang 8H", None), "Du hast schon einen Mustang vor dir liegen.");
    assert_eq!(tell(&[], "jail 4H", Some(BO)), "Bo ist Sheriff, und der Sheriff kommt nicht ins Gefängnis.");
    assert_eq!(tell(&[], "missed 2S", None), "Fehlschuss! hilft nur, wenn auf dich geschossen wird.");
    assert_eq!(tell(&[], "cat_balou KH", Some(BO)), "Bo hat keine Karten.");
    assert_eq!(tell(&[], "bang 2D", None), "Wähle, gegen wen du das BANG! spielst.");
    let (_, view) = view(&[], &[], ANN);
    let names = names();
    let voice = Voice { names: &names, viewer: Some(ANN) };
    let limit = Illegal::BangLimit { played: 1, limit: 1 };
    let line = Lang::DE.tongue().illegal(&view, &voice, None, limit).plain();
    assert_eq!(line, "Dein eines BANG! für diesen Zug hast du schon gespielt.");
}

#[test]
fn troubles_are_told() {
    let tongue = Lang::DE.tongue();
    assert_eq!(
        tongue.setup_error(SetupError::Players { found: 3, least: 4, most: 7 }),
        "Mit diesen Karten spielen 4 bis 7; ihr seid 3."
    );
    let diverged = LoadError::Record(RecordError::Diverged { after: 32 });
    assert_eq!(
        tongue.resume_error(&ResumeError::Load(diverged)),
        "Die gespeicherte Partie kann nicht weitergehen. Nach Schritt 32 ist es nicht mehr die gespeicherte Partie."
    );
    assert_eq!(
        tongue.resume_error(&ResumeError::Open(OpenError::Damaged)),
        "Die gespeicherte Partie kann nicht weitergehen. Sie wurde abgeschnitten oder verändert."
    );
    assert_eq!(
        tongue.save_error(SaveError::Store(StoreError::Full)),
        "Die Partie wird nicht gespeichert. Der Speicher des Browsers ist voll."
    );
    assert_eq!(tongue.no_undo(NoUndo::Nothing), "Es gibt nichts zurückzunehmen.");
}
