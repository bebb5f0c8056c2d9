//! What is said about event cards, in all languages side by side: English, German, Hungarian.

use super::{Lang, Prompt, Topic, Voice, facts};
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Event, EventCard, EventDeck, EventPile, Game, Illegal, Layout, LayoutSeat,
    Set, Source, Stage, Suit, View, Zone,
};
use standoff_engine::core::{Role, Seat, SeatSet};
use standoff_engine::notation::read_card;

const ANNA: Seat = Seat(0);
const BENCE: Seat = Seat(1);
const ZSOLT: Seat = Seat(2);
const OPEN: SeatSet = SeatSet(u8::MAX);

fn names() -> Vec<String> {
    ["Anna", "Bence", "Zsolt", "Di"].map(String::from).to_vec()
}

fn card(text: &str) -> CardId {
    read_card(text).unwrap()
}

/// The log of some events as a seat reads it in each language, lines joined by " / ".
fn log(viewer: Seat, events: &[Event]) -> [String; 3] {
    let (names, seen) = (names(), events.iter().map(|event| event.seen_by(Some(viewer))).collect::<Vec<_>>());
    let voice = Voice { names: &names, viewer: Some(viewer) };
    Lang::ALL.map(|lang| {
        let lines: Vec<String> = facts(&seen).iter().map(|fact| lang.tongue().fact(&voice, fact).plain()).collect();
        lines.join(" / ")
    })
}

fn moved(card: &str, from: Zone, to: Zone, seen: SeatSet) -> Event {
    Event::Moved { card: read_card(card), from, to, seen }
}

/// A player with cards in hand and in play.
type Person<'a> = (Character, &'a [&'a str], &'a [&'a str]);

/// Anna's turn at this stage, with an event in force; Anna and Bence have what is given, each 2 lives.
fn table(event: EventCard, stage: Stage, anna: Person, bence: Person) -> Layout {
    let roles = [Role::Outlaw, Role::Sheriff, Role::Renegade, Role::Outlaw];
    let people = [anna, bence, (Character::PaulRegret, &[], &[]), (Character::WillyTheKid, &[], &[])];
    let cards = |names: &[&str]| names.iter().map(|name| card(name)).collect();
    let seats = people.into_iter().zip(roles).map(|((character, hand, in_play), role)| LayoutSeat {
        role,
        role_shown: false,
        character,
        spare: Some(Character::UncleWill).filter(|_| event == EventCard::NewIdentity && role == Role::Outlaw),
        life: Some(2),
        out: false,
        hand: cards(hand),
        in_play: cards(in_play),
    });
    let deck = if event.def().set == Set::HighNoon { EventDeck::HighNoon } else { EventDeck::FistfulOfCards };
    let pile = EventPile { deck, cards: [event].into_iter().collect(), turned: 1, active: Some(event) };
    Layout { seats: seats.collect(), sets: Set::ALL.to_vec(), turn: ANNA, stage, piles: vec![pile], ..Layout::new() }
}

const NOBODY: Person = (Character::BlackJack, &[], &[]);

fn with<'a>(hand: &'a [&'a str], in_play: &'a [&'a str]) -> Person<'a> {
    (Character::ElGringo, hand, in_play)
}

/// The same for Bence, who is somebody else.
fn other<'a>(hand: &'a [&'a str], in_play: &'a [&'a str]) -> Person<'a> {
    (Character::BlackJack, hand, in_play)
}

/// An event that has just been turned up for Anna's turn, as the first of the round.
fn just_turned(event: EventCard, anna: Person) -> Game {
    let mut layout = table(event, Stage::Play, anna, NOBODY);
    layout.piles[0] = EventPile { turned: 0, active: None, ..layout.piles[0] };
    let last = Seat(3);
    let mut game = Layout { first: Some(ANNA), turn: last, ..layout }.build().unwrap();
    game.apply(last, Action::End).unwrap();
    game
}

fn prompt(game: &Game, viewer: Seat) -> [String; 3] {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    let prompt = Prompt::of(&View::of(game, Some(viewer))).unwrap();
    Lang::ALL.map(|lang| lang.tongue().prompt(&voice, &prompt).plain())
}

/// The labels of everything a seat may do, joined by " / ".
fn labels(game: &Game, seat: Seat) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    Lang::ALL.map(|lang| {
        let all = game.legal_actions(seat).into_iter();
        all.map(|action| lang.tongue().action(&view, &voice, action).plain()).collect::<Vec<_>>().join(" / ")
    })
}

fn label(game: &Game, seat: Seat, action: Action) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    Lang::ALL.map(|lang| lang.tongue().action(&view, &voice, action).plain())
}

/// Why Anna may not do something.
fn refusal(game: &Game, action: Action) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(ANNA)));
    let voice = Voice { names: &names, viewer: Some(ANNA) };
    let reason = game.check(ANNA, action).unwrap_err();
    Lang::ALL.map(|lang| lang.tongue().illegal(&view, &voice, Some(action), reason).plain())
}

/// A seat does something; the log as Bence reads it.
fn press(game: &mut Game, seat: Seat, action: Action) -> [String; 3] {
    log(BENCE, &game.apply(seat, action).unwrap())
}

fn play(name: &str, target: Option<Seat>) -> Action {
    Action::Play { card: card(name), kind: card(name).kind(), target }
}

#[test]
fn a_new_event_is_told_with_the_coming_one() {
    let turned = |card, coming| [Event::EventTurned { deck: EventDeck::HighNoon, card, coming }];
    assert_eq!(
        log(ANNA, &turned(EventCard::Thirst, Some(EventCard::TheDoctor))),
        [
            "New event: Thirst. Next: The Doctor.",
            "Neues Ereignis: Durst. Als Nächstes: Der Doktor.",
            "Új esemény: Szomjúság. Utána jön: Az orvos.",
        ]
    );
    assert_eq!(
        log(ANNA, &turned(EventCard::HighNoon, None)),
        [
            "New event: High Noon. It stays.",
            "Neues Ereignis: Zwölf Uhr mittags. Es bleibt.",
            "Új esemény: Fényes nappal. Ez a végéig marad.",
        ]
    );
    let names = names();
    let fact = &facts(&turned(EventCard::TheJudge, None))[0];
    for lang in Lang::ALL {
        let line = lang.tongue().fact(&Voice { names: &names, viewer: None }, fact);
        let named = line.0.iter().find(|span| span.topic == Some(Topic::Event(EventCard::TheJudge))).unwrap();
        assert_eq!(named.text, lang.tongue().event(EventCard::TheJudge));
    }
}

#[test]
fn who_was_out_comes_back() {
    let back = |life| [Event::Returned { seat: ANNA, life }];
    assert_eq!(
        log(ANNA, &back(0)),
        ["You come back as a ghost.", "Du kommst als Geist zurück.", "Visszatérsz szellemként."]
    );
    assert_eq!(
        log(BENCE, &back(0)),
        ["Anna comes back as a ghost.", "Anna kommt als Geist zurück.", "Anna visszatér szellemként."]
    );
    assert_eq!(
        log(BENCE, &back(2)),
        ["Anna comes back with 2 lives.", "Anna kommt mit 2 Lebenspunkten zurück.", "Anna visszatér 2 élettel."]
    );
    assert_eq!(
        log(ANNA, &back(1)),
        ["You come back with 1 life.", "Du kommst mit 1 Lebenspunkt zurück.", "Visszatérsz 1 élettel."]
    );
}

#[test]
fn characters_change_for_good_or_for_a_while() {
    let character = Character::UncleWill;
    let taken = [Event::CharacterTaken { seat: ANNA, character, life: 2, spare: false }];
    assert_eq!(
        log(ANNA, &taken),
        [
            "You play as Uncle Will, with 2 lives.",
            "Du spielst als Uncle Will mit 2 Lebenspunkten.",
            "A karaktered: Uncle Will, 2 élettel.",
        ]
    );
    let disguised = |character| [Event::Disguised { seat: ANNA, character }];
    assert_eq!(
        log(BENCE, &disguised(Some(character))),
        [
            "Anna has the abilities of Uncle Will for this round.",
            "Anna hat in dieser Runde die Fähigkeiten von Uncle Will.",
            "Anna egy időre átveszi Uncle Will képességeit.",
        ]
    );
    assert_eq!(
        log(BENCE, &disguised(None)),
        [
            "Anna has their own abilities again.",
            "Anna hat wieder die eigenen Fähigkeiten.",
            "Anna újra a saját képességeivel játszik.",
        ]
    );
    assert_eq!(
        log(ANNA, &disguised(None)),
        [
            "You have your own abilities again.",
            "Du hast wieder deine eigenen Fähigkeiten.",
            "Újra a saját képességeiddel játszol.",
        ]
    );
}

#[test]
fn a_guess_is_told_with_the_card() {
    let guess = |red, right, to| {
        [
            moved("beer 6H", Zone::Deck, Zone::Table, OPEN),
            Event::ColourGuessed { seat: ANNA, red, right },
            moved("beer 6H", Zone::Table, to, OPEN),
        ]
    };
    assert_eq!(
        log(ANNA, &guess(true, true, Zone::Hand(ANNA))),
        [
            "You say red, it is the 6 of hearts: right. / You take Beer.",
            "Du sagst Rot, es ist Herz 6: richtig. / Du nimmst Bier.",
            "A tipped: piros, a lap kőr 6-os: talált. / Elveszel egy Sört.",
        ]
    );
    assert_eq!(
        log(BENCE, &guess(false, false, Zone::Discard)),
        [
            "Anna says black, it is the 6 of hearts: wrong.",
            "Anna sagt Schwarz, es ist Herz 6: falsch.",
            "Anna tippje: fekete, a lap kőr 6-os: nem talált.",
        ]
    );
}

#[test]
fn a_gift_is_named_only_to_the_two() {
    let gift = [moved("beer 6H", Zone::Table, Zone::Hand(BENCE), SeatSet::of(ANNA).with(BENCE))];
    assert_eq!(log(ANNA, &gift), ["You give Bence Beer.", "Du gibst Bence Bier.", "Adsz Bencének egy Sört."]);
    assert_eq!(log(BENCE, &gift), ["Anna gives you Beer.", "Anna gibt dir Bier.", "Anna ad neked egy Sört."]);
    assert_eq!(
        log(ZSOLT, &gift),
        ["Anna gives Bence a card.", "Anna gibt Bence eine Karte.", "Anna ad Bencének egy lapot."]
    );
}

#[test]
fn cards_go_on_the_deck_instead_of_the_discard_pile() {
    let own = SeatSet::of(ANNA);
    let excess = ["beer 6H", "bang 2D"].map(|name| moved(name, Zone::Hand(ANNA), Zone::Deck, own));
    assert_eq!(
        log(ANNA, &excess),
        [
            "You put Beer and BANG! on the deck.",
            "Du legst Bier und BANG! auf den Nachziehstapel.",
            "A húzópaklira teszel egy Sört és egy BANG!-et.",
        ]
    );
    assert_eq!(
        log(BENCE, &excess),
        [
            "Anna puts 2 cards on the deck.",
            "Anna legt 2 Karten auf den Nachziehstapel.",
            "Anna a húzópaklira tesz 2 lapot.",
        ]
    );
    assert_eq!(
        log(BENCE, &[moved("indians KD", Zone::Discard, Zone::Deck, OPEN)]),
        ["Indians! goes on the deck.", "Indianer! kommt auf den Nachziehstapel.", "Az Indiánok! a húzópaklira kerül.",]
    );
    let laid = ["beer 6H", "bang 2D"].map(|name| moved(name, Zone::Discard, Zone::Table, OPEN));
    assert_eq!(
        log(BENCE, &laid),
        ["Face up: Beer and BANG!", "Aufgedeckt: Bier und BANG!", "Felfordítva: Sör és BANG!"]
    );
}

#[test]
fn other_lines_of_the_log() {
    let vendetta = |good, flipped: &str| {
        let because = Source::Event(EventCard::Vendetta);
        [Event::Checked { seat: ANNA, card: card(flipped), because, good }]
    };
    assert_eq!(
        log(ANNA, &vendetta(true, "beer 6H")),
        [
            "You draw! 6 of hearts: another turn!",
            "Du deckst Herz 6 auf: noch ein Zug!",
            "Felcsapod a kőr 6-ost: még egyszer te jössz!",
        ]
    );
    assert_eq!(
        log(BENCE, &vendetta(false, "bang 2D")),
        [
            "Anna draws! 2 of diamonds: no other turn.",
            "Anna deckt Karo 2 auf: kein weiterer Zug.",
            "Anna felcsapja a káró 2-est: nem jön újra.",
        ]
    );
    assert_eq!(
        log(BENCE, &[Event::Shown { seat: ANNA, card: card("beer 6H") }]),
        ["Anna shows Beer (6 of hearts).", "Anna zeigt Bier (Herz 6).", "Anna megmutatja a Sört (kőr 6-os)."]
    );
    assert_eq!(
        log(ANNA, &[Event::SuitNamed { seat: ANNA, suit: Suit::Clubs }]),
        [
            "You name clubs: no other suit in this turn.",
            "Du nennst Kreuz: keine andere Farbe in diesem Zug.",
            "A választott színed: treff. Ebben a körben csak ez jó.",
        ]
    );
    let immune = Event::Immune { seat: ZSOLT, because: Source::Event(EventCard::Sniper) };
    assert_eq!(
        log(ANNA, &[immune]),
        ["Sniper does nothing to Zsolt.", "Scharfschütze wirkt nicht auf Zsolt.", "Az Orvlövész nem hat Zsoltra."]
    );
}

#[test]
fn a_ricochet_is_aimed_at_a_card() {
    let anna = with(&["bang 2D", "missed 10C"], &[]);
    let bence = other(&["beer 6H"], &["barrel QS"]);
    let mut game = table(EventCard::Ricochet, Stage::Play, anna, bence).build().unwrap();
    let of = Source::Event(EventCard::Ricochet);
    let shot = Action::Use { of, cards: Some((card("bang 2D"), card("barrel QS"))), target: Some(BENCE) };
    assert_eq!(
        label(&game, ANNA, shot),
        ["Shoot at Bence's Barrel", "Fass von Bence wegschießen", "Lődd le Bence lapját: Hordó"]
    );
    let bare = Action::Use { of, cards: None, target: None };
    assert_eq!(
        label(&game, ANNA, bare),
        ["Shoot at a card in play", "Ausliegende Karte wegschießen", "Lőj le egy lapot az asztalról"]
    );
    assert_eq!(
        refusal(&game, bare),
        [
            "Choose a BANG! and a card in front of somebody else.",
            "Wähl ein BANG! und eine Karte, die vor jemand anderem liegt.",
            "Válassz egy BANG!-et és egy lapot valaki más asztaláról.",
        ]
    );
    assert_eq!(
        press(&mut game, ANNA, shot),
        [
            "Anna shoots at one of your cards. / Anna discards BANG!",
            "Anna schießt auf eine deiner Karten. / Anna wirft BANG! ab.",
            "Anna rálő az egyik lapodra. / Anna eldobja a BANG!-et.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna shoots at your Barrel. Play a Missed! or lose the card.",
            "Anna schießt auf eine deiner Karten: Fass. Spiel einen Fehlschuss! oder verlier sie.",
            "Anna az egyik lapodra lő: Hordó. Játssz ki egy Elvétve!-t, vagy elveszíted.",
        ]
    );
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Waiting for Bence to save the Barrel.",
            "Bence muss eine Karte retten: Fass.",
            "Bencére várunk: megmentheti a Hordót.",
        ]
    );
    assert_eq!(labels(&game, BENCE), ["Lose the card", "Karte verlieren", "Veszítsd el a lapot"]);
    assert_eq!(
        press(&mut game, BENCE, Action::Pass),
        ["You discard Barrel.", "Du wirfst Fass ab.", "Eldobod a Hordót."]
    );
}

#[test]
fn a_sniper_needs_two() {
    let anna = with(&["bang 2D", "bang 3D"], &[]);
    let mut game = table(EventCard::Sniper, Stage::Play, anna, other(&["beer 6H"], &[])).build().unwrap();
    let of = Source::Event(EventCard::Sniper);
    let shot = Action::Use { of, cards: Some((card("bang 2D"), card("bang 3D"))), target: Some(BENCE) };
    assert_eq!(
        label(&game, ANNA, shot),
        ["Snipe at Bence with 2 BANG!", "Mit 2 BANG! auf Bence schießen", "Lőj 2 BANG! lappal Bencére"]
    );
    let bare = Action::Use { of, cards: None, target: None };
    assert_eq!(label(&game, ANNA, bare), ["Snipe with 2 BANG!", "Mit 2 BANG! schießen", "Lőj 2 BANG! lappal"]);
    assert_eq!(
        refusal(&game, bare),
        ["Choose two BANG! cards.", "Wähl zwei BANG!-Karten.", "Válassz két BANG! lapot."]
    );
    assert_eq!(
        press(&mut game, ANNA, shot),
        [
            "Anna snipes at you. / Anna discards BANG! and BANG!",
            "Anna schießt als Scharfschütze auf dich. / Anna wirft BANG! und BANG! ab.",
            "Anna orvlövészként lő rád. / Anna eldobja a BANG!-et és a BANG!-et.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna has you in a sniper's sights. Only 2 Missed! stop it; or take the hit.",
            "Anna hat dich als Scharfschütze im Visier. Dagegen brauchst du 2 Fehlschüsse; oder steck den Treffer ein.",
            "Anna orvlövészként lő rád. Csak 2 Elvétve! állítja meg; vagy vállald a találatot.",
        ]
    );
}

#[test]
fn events_shoot_too() {
    let anna = with(&["bang 2D"], &[]);
    let game = table(EventCard::AFistfulOfCards, Stage::Begin, anna, NOBODY).build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "A Fistful of Cards fires at you. Play a Missed! or take the hit.",
            "Für eine Handvoll Karten: Spiel einen Fehlschuss! oder steck den Treffer ein.",
            "Egy maroknyi kártya: lőnek rád. Játssz ki egy Elvétve!-t, vagy vállald a találatot.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting for Anna to answer A Fistful of Cards.",
            "Anna muss sich gegen das Ereignis „Für eine Handvoll Karten“ wehren.",
            "Annára várunk: az Egy maroknyi kártya miatt védekezik.",
        ]
    );
    let game = just_turned(EventCard::RussianRoulette, anna);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Russian Roulette: play a Missed! or lose 2 lives.",
            "Russisches Roulette: Spiel einen Fehlschuss! oder verlier 2 Lebenspunkte.",
            "Orosz Rulett: játssz ki egy Elvétve!-t, vagy veszíts 2 életet.",
        ]
    );
    assert_eq!(labels(&game, ANNA), ["Lose 2 lives", "2 Lebenspunkte verlieren", "Veszíts 2 életet"]);
}

#[test]
fn what_begins_a_turn() {
    let mut game = table(EventCard::BloodBrothers, Stage::Begin, with(&[], &[]), NOBODY).build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Give Bence 1 life / Give Zsolt 1 life / Give Di 1 life / Keep your lives",
            "1 Lebenspunkt an Bence geben / 1 Lebenspunkt an Zsolt geben / 1 Lebenspunkt an Di geben / Nichts hergeben",
            "Adj Bencének 1 életet / Adj Zsoltnak 1 életet / Adj Dinek 1 életet / Ne adj életet",
        ]
    );
    assert_eq!(
        game.apply(ANNA, Action::PickSeat(BENCE)).map(|events| log(BENCE, &events[..2])).unwrap(),
        [
            "Anna gives you a life. / Anna loses 1 life.",
            "Anna gibt dir einen Lebenspunkt. / Anna verliert 1 Lebenspunkt.",
            "Anna ad neked 1 életet. / Anna veszít 1 életet.",
        ]
    );
    let mut layout = table(EventCard::NewIdentity, Stage::Begin, with(&[], &[]), NOBODY);
    assert!(layout.rules.set("new_identity_temporary", "true"));
    let game = layout.build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Be Uncle Will with 2 lives / Be Uncle Will for this round / Stay who you are",
            "Zu Uncle Will werden (2 Lebenspunkte) / Diese Runde als Uncle Will spielen / Bleiben, wer du bist",
            "Légy Uncle Will 2 élettel / Légy Uncle Will, amíg az esemény tart / Maradj, aki vagy",
        ]
    );
}

#[test]
fn what_happens_instead_of_drawing() {
    let mut game = table(EventCard::HardLiquor, Stage::Draw, with(&[], &[]), NOBODY).build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Draw your cards / Regain 1 life",
            "Karten ziehen / 1 Lebenspunkt zurückholen",
            "Húzz lapokat / Nyerj vissza 1 életet"
        ]
    );
    let drink = game.legal_actions(ANNA)[1];
    assert_eq!(
        press(&mut game, ANNA, drink),
        [
            "Anna drinks Hard Liquor instead of drawing. / Anna regains 1 life.",
            "Anna trinkt, statt zu ziehen. / Anna bekommt 1 Lebenspunkt zurück.",
            "Anna húzás helyett iszik. / Anna visszanyer 1 életet.",
        ]
    );
    let mut layout = table(EventCard::Peyote, Stage::Draw, with(&[], &[]), NOBODY);
    layout.deck = vec![card("beer 6H")];
    let mut game = layout.build().unwrap();
    assert_eq!(labels(&game, ANNA), ["Red / Black", "Rot / Schwarz", "Piros / Fekete"]);
    let red = game.legal_actions(ANNA)[0];
    game.apply(ANNA, red).unwrap();
    assert_eq!(
        labels(&game, ANNA),
        ["Red / Black / Stop guessing", "Rot / Schwarz / Aufhören", "Piros / Fekete / Hagyd abba"]
    );
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Right! Guess again if you like: red or black?",
            "Richtig! Rate noch einmal, wenn du willst: rot oder schwarz?",
            "Talált! Ha akarsz, tippelj újra: piros vagy fekete?",
        ]
    );
}

#[test]
fn what_ends_drawing() {
    let mut layout = table(EventCard::Ranch, Stage::Draw, with(&["bang 2D", "beer 6H"], &[]), NOBODY);
    layout.deck = ["panic JH", "duel 8C"].map(card).to_vec();
    let mut game = layout.build().unwrap();
    assert_eq!(label(&game, ANNA, Action::Pick(card("beer 6H"))), ["Discard Beer", "Bier abwerfen", "Dobd el a Sört"]);
    assert_eq!(label(&game, ANNA, Action::Pass), ["Keep your hand", "Alle behalten", "Tartsd meg mindet"]);
    game.apply(ANNA, Action::Pick(card("beer 6H"))).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "You will draw a card. Discard more, or leave it at that.",
            "Du ziehst dann eine Karte. Wirf weitere ab oder lass es dabei.",
            "Húzni fogsz egy lapot. Dobj el többet, vagy hagyd ennyiben.",
        ]
    );
    assert_eq!(label(&game, ANNA, Action::Pass), ["Draw a card", "Eine Karte ziehen", "Húzz egy lapot"]);
    game.apply(ANNA, Action::Pick(card("bang 2D"))).unwrap();

    let hand = ["bang 2D", "beer 6H"];
    let mut game = table(EventCard::Handcuffs, Stage::Draw, with(&hand, &[]), NOBODY).build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Only spades / Only hearts / Only diamonds / Only clubs",
            "Nur Pik / Nur Herz / Nur Karo / Nur Kreuz",
            "Csak pikk / Csak kőr / Csak káró / Csak treff",
        ]
    );
    let hearts = game.legal_actions(ANNA)[1];
    game.apply(ANNA, hearts).unwrap();
    assert_eq!(
        refusal(&game, play("bang 2D", Some(BENCE))),
        [
            "Handcuffs: only hearts in this turn.",
            "Handschellen: in diesem Zug nur Herz.",
            "Bilincsbe verve: ebben a körben csak kőr jó.",
        ]
    );
}

#[test]
fn an_event_says_what_it_forbids() {
    let hand = ["bang 2D", "beer 6H", "mustang 8H"];
    let under = |event| table(event, Stage::Play, with(&hand, &[]), NOBODY).build().unwrap();
    assert_eq!(
        refusal(&under(EventCard::TheReverend), play("beer 6H", None)),
        [
            "The Reverend lets nobody drink a Beer.",
            "Der Reverend lässt niemanden ein Bier trinken.",
            "A tiszteletes miatt senki sem ihat Sört.",
        ]
    );
    assert_eq!(
        refusal(&under(EventCard::TheSermon), play("bang 2D", Some(BENCE))),
        [
            "The Sermon: no BANG! in your own turn.",
            "Die Predigt: kein BANG! im eigenen Zug.",
            "A prédikáció miatt a saját körödben nem használhatsz BANG!-et.",
        ]
    );
    assert_eq!(
        refusal(&under(EventCard::TheJudge), play("mustang 8H", None)),
        [
            "The Judge lets nobody lay cards on the table.",
            "Der Richter lässt niemanden Karten auslegen.",
            "A bíró miatt senki sem tehet le lapot.",
        ]
    );
    let game = under(EventCard::LawOfTheWest);
    let (names, view) = (names(), View::of(&game, Some(ANNA)));
    let voice = Voice { names: &names, viewer: Some(ANNA) };
    let tell = |reason| Lang::ALL.map(|lang| lang.tongue().illegal(&view, &voice, Some(Action::End), reason).plain());
    assert_eq!(
        tell(Illegal::MustPlay { card: card("indians KD") }),
        [
            "Law of the West: play the Indians! before you end your turn.",
            "Gesetz des Westens: Spiel erst diese Karte: Indianer!",
            "A vadnyugat törvénye: előbb játszd ki az Indiánok!-at.",
        ]
    );
    assert_eq!(
        tell(Illegal::NoSuchPower { of: Source::Event(EventCard::Sniper) }),
        [
            "You cannot use Sniper now.",
            "Du kannst das Ereignis „Scharfschütze“ jetzt nicht benutzen.",
            "Most nem vetheted be az Orvlövész lapot.",
        ]
    );
    assert_eq!(
        tell(Illegal::Forbidden { by: Source::Event(EventCard::Lasso) }),
        ["Lasso does not allow it.", "Lasso: Das geht jetzt nicht.", "A Lasszó miatt ez nem lehetséges."]
    );
}

#[test]
fn cards_are_given_up_put_back_and_given_away() {
    let anna = with(&[], &["barrel QS", "mustang 8H"]);
    let game = just_turned(EventCard::TheDaltons, anna);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "The Daltons demand one of your cards in play. Choose which.",
            "Die Daltons verlangen eine deiner ausliegenden Karten. Wähl eine aus.",
            "A Daltonok egy lapot követelnek az asztalodról. Válaszd ki, melyiket.",
        ]
    );
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("barrel QS"))),
        ["Discard Barrel", "Fass abwerfen", "Dobd el a Hordót"]
    );

    let kit = (Character::KitCarlson, &[][..], &[][..]);
    let mut layout = table(EventCard::Thirst, Stage::Draw, kit, NOBODY);
    layout.deck = ["beer 6H", "bang 2D", "panic JH"].map(card).to_vec();
    let mut game = layout.build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Tap 2 cards to put back, the deepest first.",
            "Tipp 2 Karten an, die du zurücklegst, die unterste zuerst.",
            "Koppints 2 lapra, amit visszateszel: a legalsóval kezdd.",
        ]
    );
    game.apply(ANNA, Action::Pick(card("beer 6H"))).unwrap();
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("bang 2D"))),
        ["Put back BANG!", "BANG! zurücklegen", "Tedd vissza a BANG!-et"]
    );
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Tap the card to put back. You keep the others.",
            "Tipp die Karte an, die du zurücklegst. Die anderen behältst du.",
            "Koppints arra, amit visszateszel. A többit megtartod.",
        ]
    );

    let claus = (Character::ClausTheSaint, &[][..], &[][..]);
    let mut layout = table(EventCard::Shootout, Stage::Draw, claus, NOBODY);
    layout.deck = ["beer 6H", "bang 2D", "panic JH", "duel 8C", "indians KD"].map(card).to_vec();
    let mut game = layout.build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        ["Choose a card for Bence.", "Wähl eine Karte für Bence.", "Melyik lapot adod Bencének?"]
    );
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("beer 6H"))),
        ["Give Bence Beer", "Bier an Bence geben", "Adj Bencének egy Sört"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Pick(card("beer 6H"))),
        ["Anna gives you Beer.", "Anna gibt dir Bier.", "Anna ad neked egy Sört."]
    );
}

#[test]
fn any_card_can_be_a_general_store() {
    let will = (Character::UncleWill, &["beer 6H"][..], &[][..]);
    let game = table(EventCard::Shootout, Stage::Play, will, NOBODY).build().unwrap();
    let store = Action::Play { card: card("beer 6H"), kind: CardKind::GeneralStore, target: None };
    assert_eq!(game.check(ANNA, store), Ok(()));
    assert_eq!(
        label(&game, ANNA, store),
        ["Play Beer as General Store", "Bier als Warenhaus spielen", "Játszd ki a Sört Zsibvásárként"]
    );
}
