//! What is said about Wild West Show and Eldorado, in all languages side by side: English, German, Hungarian.

use super::event_tests::{
    ANNA, BENCE, NOBODY, ZSOLT, card, label, labels, log, moved, other, play, press, prompt, refusal, table, with,
};
use standoff_engine::card::{
    Action, CardKind, CardSet, Character, Choice, Event, EventCard, EventDeck, Game, Source, Stage, Zone,
};
use standoff_engine::core::{Role, Seat, SeatSet};

const OPEN: SeatSet = SeatSet(u8::MAX);

/// What an event allows, aimed at somebody.
fn allowed(of: EventCard, target: Option<Seat>) -> Action {
    Action::Use { of: Source::Event(of), cards: None, target }
}

/// Anna's turn under an event, with these cards; Bence has some too.
fn under(event: EventCard, hand: &[&str], bence: &[&str]) -> Game {
    table(event, Stage::Play, with(hand, &[]), other(bence, &[])).build().unwrap()
}

/// Anna's turn as it begins.
fn at_first(event: EventCard, hand: &[&str]) -> Game {
    table(event, Stage::Begin, with(hand, &[]), NOBODY).build().unwrap()
}

#[test]
fn only_a_last_event_stays() {
    let turned = |card| [Event::EventTurned { deck: EventDeck::Eldorado, card, coming: None }];
    assert_eq!(log(BENCE, &turned(EventCard::Lou)), ["New event: Lou.", "Neues Ereignis: Lou.", "Új esemény: Lou."]);
    assert_eq!(
        log(BENCE, &turned(EventCard::WildWestShow)),
        [
            "New event: Wild West Show. It stays.",
            "Neues Ereignis: Wild West Show. Es bleibt.",
            "Új esemény: Vadnyugati Show. Ez a végéig marad."
        ]
    );
    let ended = Event::EventEnded { deck: EventDeck::Eldorado, card: EventCard::DaringChallenge };
    assert_eq!(
        log(BENCE, &[ended]),
        ["Daring Challenge is over.", "Vorbei: Kühne Herausforderung.", "Vége: Merész kihívás."]
    );
}

#[test]
fn what_a_flip_meant() {
    let flip = |because, good| log(BENCE, &[Event::Checked { seat: ANNA, card: card("beer 6H"), because, good }]);
    let event = |event, good| flip(Source::Event(event), good);
    assert_eq!(
        event(EventCard::HelenaZontero, true),
        [
            "Anna draws! 6 of hearts: a new deal!",
            "Anna deckt Herz 6 auf: Es wird neu verteilt!",
            "Anna felcsapja a kőr 6-ost: jön az újraosztás!"
        ]
    );
    assert_eq!(
        event(EventCard::HelenaZontero, false),
        [
            "Anna draws! 6 of hearts: everything stays as it is.",
            "Anna deckt Herz 6 auf: Alles bleibt, wie es ist.",
            "Anna felcsapja a kőr 6-ost: minden marad a régiben."
        ]
    );
    assert_eq!(
        event(EventCard::DaringChallenge, true),
        [
            "Anna draws! 6 of hearts: missed!",
            "Anna deckt Herz 6 auf: daneben!",
            "Anna felcsapja a kőr 6-ost: mellément!"
        ]
    );
    assert_eq!(
        event(EventCard::DaringChallenge, false),
        ["Anna draws! 6 of hearts: a hit.", "Anna deckt Herz 6 auf: Treffer.", "Anna felcsapja a kőr 6-ost: talált."]
    );
    assert_eq!(
        event(EventCard::MadRide, true),
        [
            "Anna draws! 6 of hearts: the ride is over.",
            "Anna deckt Herz 6 auf: Der Ritt ist vorbei.",
            "Anna felcsapja a kőr 6-ost: vége a futamnak."
        ]
    );
    assert_eq!(
        event(EventCard::MadRide, false),
        [
            "Anna draws! 6 of hearts: passed over.",
            "Anna deckt Herz 6 auf: kein Ass.",
            "Anna felcsapja a kőr 6-ost: nem ász."
        ]
    );
    assert_eq!(
        event(EventCard::WildShot, false),
        [
            "Anna draws! 6 of hearts: somebody is hit.",
            "Anna deckt Herz 6 auf: Der Schuss trifft.",
            "Anna felcsapja a kőr 6-ost: valakit eltalál."
        ]
    );
    assert_eq!(
        flip(Source::Character(Character::TerenKill), true),
        [
            "Anna draws! 6 of hearts: death can wait.",
            "Anna deckt Herz 6 auf: Der Tod muss warten.",
            "Anna felcsapja a kőr 6-ost: a halál még várhat."
        ]
    );
    assert_eq!(
        flip(Source::Character(Character::TheGraveDigger), true),
        [
            "Anna draws! 6 of hearts: the shot misses.",
            "Anna deckt Herz 6 auf: Der Schuss geht daneben.",
            "Anna felcsapja a kőr 6-ost: a lövés mellémegy."
        ]
    );
    let because = Source::Event(EventCard::Lifetime);
    let checked = Event::Checked { seat: ANNA, card: card("beer 6H"), because, good: true };
    assert_eq!(
        log(BENCE, &[checked, Event::Sentenced { seat: ANNA, jailed: false }]),
        [
            "Anna draws! 6 of hearts: free again.",
            "Anna deckt Herz 6 auf: Die Zelle geht auf.",
            "Anna felcsapja a kőr 6-ost: nyílik a cella."
        ]
    );
    assert_eq!(
        log(ANNA, &[Event::Sentenced { seat: ANNA, jailed: false }]),
        ["You are free again.", "Du bist wieder frei.", "Kiszabadultál."]
    );
    assert_eq!(
        log(BENCE, &[Event::Sentenced { seat: ANNA, jailed: true }]),
        ["Anna is jailed for life.", "Anna kommt lebenslänglich ins Gefängnis.", "Anna életfogytig börtönben ül."]
    );
}

#[test]
fn a_new_role_is_named_only_to_its_player() {
    let dealt = [ANNA, BENCE, ZSOLT].map(|seat| Event::RoleDealt { seat, role: Some(Role::Outlaw) });
    assert_eq!(
        log(BENCE, &dealt),
        [
            "Roles are dealt anew. / You are now: Outlaw.",
            "Rollen werden neu verteilt. / Du bist jetzt Bandit.",
            "A szerepeket újraosztottuk. / Az új szereped: bandita."
        ]
    );
    assert_eq!(
        log(Seat(3), &dealt),
        ["Roles are dealt anew.", "Rollen werden neu verteilt.", "A szerepeket újraosztottuk."]
    );
    assert_eq!(
        log(BENCE, &[dealt[0], Event::RoleShown { seat: ANNA, role: Role::Outlaw }]),
        [
            "Roles are dealt anew. / Anna is now: Outlaw.",
            "Rollen werden neu verteilt. / Anna ist jetzt Bandit.",
            "A szerepeket újraosztottuk. / Anna új szerepe: bandita."
        ]
    );
}

#[test]
fn who_should_be_out_goes_on() {
    let reborn = |because, role| {
        [Event::RoleShown { seat: ANNA, role: Role::Deputy }, Event::Reborn { seat: ANNA, because, role, life: 2 }]
    };
    assert_eq!(
        log(ANNA, &reborn(EventCard::DevilsPact, Role::Outlaw)),
        [
            "You were: Deputy. / Devil's Pact: you go on as Outlaw, with 2 lives.",
            "Du warst Hilfssheriff. / Pakt mit dem Teufel: Du machst mit 2 Lebenspunkten weiter, als Bandit.",
            "A szereped: seriffhelyettes. / Paktum az ördöggel: tovább játszol, mostantól bandita, 2 élettel."
        ]
    );
    assert_eq!(
        log(BENCE, &reborn(EventCard::GraveDigger, Role::Renegade)),
        [
            "Anna was: Deputy. / Anna goes on as The Grave Digger, with 2 lives.",
            "Anna war Hilfssheriff. / Anna macht als Totengräber weiter, mit 2 Lebenspunkten.",
            "Anna szerepe: seriffhelyettes. / Anna tovább játszik, mostantól Sírásó, 2 élettel."
        ]
    );
}

#[test]
fn places_are_traded() {
    let mut game = under(EventCard::LadyRoseOfTexas, &[], &[]);
    let trade = allowed(EventCard::LadyRoseOfTexas, Some(Seat(3)));
    assert_eq!(label(&game, ANNA, trade), ["Trade places with Di", "Platz mit Di tauschen", "Helycsere: Di"]);
    assert_eq!(
        press(&mut game, ANNA, trade),
        [
            "Anna and Di trade places. / Di will miss the next turn.",
            "Anna tauscht mit Di den Platz. / Di setzt den nächsten Zug aus.",
            "Anna és Di helyet cserél. / Di kimarad a következő köréből."
        ]
    );
    assert_eq!(
        refusal(&game, trade),
        [
            "You have used Lady Rose of Texas as often as a turn allows.",
            "Du hast das Ereignis „Lady Rose aus Texas“ in diesem Zug oft genug benutzt.",
            "Ebben a körben már nem vetheted be többször a Lady Rose of Texas lapot."
        ]
    );
    let swapped = [Event::SeatsSwapped { a: ANNA, b: BENCE }, Event::WillMissTurn { seat: BENCE }];
    assert_eq!(
        log(ANNA, &swapped),
        [
            "You and Bence trade places. / Bence will miss the next turn.",
            "Du tauschst mit Bence den Platz. / Bence setzt den nächsten Zug aus.",
            "Bence és te helyet cseréltek. / Bence kimarad a következő köréből."
        ]
    );
    assert_eq!(
        log(BENCE, &swapped),
        [
            "Anna and you trade places. / You will miss your next turn.",
            "Anna tauscht mit dir den Platz. / Du setzt den nächsten Zug aus.",
            "Anna és te helyet cseréltek. / Kimaradsz a következő körödből."
        ]
    );
}

#[test]
fn why_life_is_lost() {
    let lost = |viewer, event| {
        log(viewer, &[Event::LifeLost { seat: ANNA, amount: 1, by: None, because: Source::Event(event) }])
    };
    assert_eq!(
        lost(ANNA, EventCard::Gag),
        [
            "You spoke and lose 1 life.",
            "Du hast gesprochen und verlierst 1 Lebenspunkt.",
            "Megszólaltál, és veszítesz 1 életet."
        ]
    );
    assert_eq!(
        lost(BENCE, EventCard::MissSusanna),
        [
            "Anna played too few cards and loses 1 life.",
            "Anna hat zu wenige Karten gespielt und verliert 1 Lebenspunkt.",
            "Anna túl kevés lapot játszott ki, és veszít 1 életet."
        ]
    );
    let mut layout = table(EventCard::Gag, Stage::Play, with(&[], &[]), NOBODY);
    layout.talkers = SeatSet::of(ANNA);
    assert_eq!(
        labels(&layout.build().unwrap(), ANNA),
        [
            "I spoke: lose 1 life / End turn",
            "Gesprochen: 1 Lebenspunkt verlieren / Zug beenden",
            "Megszólaltam: veszíts 1 életet / Kör vége"
        ]
    );
}

#[test]
fn hands_and_abilities_are_shown() {
    let hand: CardSet = ["beer 6H", "bang 2D"].map(card).into_iter().collect();
    assert_eq!(
        log(BENCE, &[Event::HandShown { seat: ANNA, cards: hand }]),
        [
            "Anna shows their hand: BANG! and Beer.",
            "Anna zeigt die Hand: BANG! und Bier.",
            "Anna megmutatja a kezét: BANG! és Sör."
        ]
    );
    assert_eq!(
        log(ANNA, &[Event::HandShown { seat: ANNA, cards: CardSet::default() }]),
        ["You have no cards to show.", "Du hast keine Karten zu zeigen.", "Üres kezet mutatsz."]
    );
    let characters = [Character::BlackJack, Character::LuckyDuke];
    assert_eq!(
        log(BENCE, &[Event::AbilitiesDrawn { seat: ANNA, characters }]),
        [
            "Anna has the abilities of Black Jack and Lucky Duke.",
            "Anna hat die Fähigkeiten von Black Jack und Lucky Duke.",
            "Anna képességei: Black Jack és Lucky Duke."
        ]
    );
    let deck = (Character::GreygoryDeck, &[][..], &[][..]);
    let game = table(EventCard::Nugget, Stage::Begin, deck, NOBODY).build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Exchange your two characters for two others, or keep them.",
            "Tausch deine zwei Charaktere gegen zwei andere oder behalt sie.",
            "Cseréld le két karakteredet két másikra, vagy tartsd meg őket."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "Draw two others / Keep these two",
            "Zwei andere ziehen / Diese zwei behalten",
            "Húzz két másikat / Maradjon ez a kettő"
        ]
    );
}

#[test]
fn an_order_names_card_and_target() {
    let mut game = under(EventCard::DorothyRage, &["beer 6H"], &["bang 2D", "bang 3D"]);
    let order = allowed(EventCard::DorothyRage, Some(BENCE));
    assert_eq!(label(&game, ANNA, order), ["Order Bence to play", "Bence eine Karte befehlen", "Parancsolj Bencére"]);
    game.apply(ANNA, order).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Name the card Bence must play.",
            "Nenn die Karte, die Bence spielen muss.",
            "Nevezd meg, milyen lapot játsszon ki Bence."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting for Anna to give you an order.",
            "Anna darf dir etwas befehlen.",
            "Annára várunk: parancsot ad neked."
        ]
    );
    let kind = Action::Choose(Choice::Kind(CardKind::Bang));
    assert_eq!(label(&game, ANNA, kind), ["BANG!", "BANG!", "BANG!"]);
    game.apply(ANNA, kind).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Whom must Bence play BANG! at?",
            "Gegen wen muss Bence BANG! spielen?",
            "Ki ellen játsszon ki Bence egy BANG!-et?"
        ]
    );
    assert_eq!(labels(&game, ANNA), ["At you / Cancel", "Gegen dich / Abbrechen", "Ellened / Mégse"]);
    assert_eq!(
        press(&mut game, ANNA, Action::PickSeat(ANNA)),
        [
            "Anna orders you to play BANG! at Anna.",
            "Anna befiehlt dir: BANG! gegen Anna.",
            "Anna ráparancsol rád: BANG! Anna ellen."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna orders you to play BANG! at Anna. Choose the card.",
            "Anna befiehlt dir: BANG! gegen Anna. Wähl die Karte.",
            "Anna rád parancsolt: BANG! Anna ellen. Válaszd ki a lapot."
        ]
    );
    assert_eq!(
        prompt(&game, ANNA),
        ["Waiting for Bence to obey.", "Bence muss gehorchen.", "Bencére várunk: engedelmeskedik."]
    );
    assert_eq!(
        labels(&game, BENCE),
        ["Play BANG! / Play BANG!", "BANG! spielen / BANG! spielen", "Játszd ki a BANG!-et / Játszd ki a BANG!-et"]
    );
    let own = Event::Ordered { seat: BENCE, by: ZSOLT, kind: CardKind::CatBalou, target: Some(BENCE) };
    assert_eq!(
        log(BENCE, &[own]),
        [
            "Zsolt orders you to play Cat Balou at yourself.",
            "Zsolt befiehlt dir: Cat Balou gegen dich selbst.",
            "Zsolt ráparancsol rád: Cat Balou magad ellen."
        ]
    );
    assert_eq!(
        log(ANNA, &[own]),
        [
            "Zsolt orders Bence to play Cat Balou at their own cards.",
            "Zsolt befiehlt Bence: Cat Balou gegen sich selbst.",
            "Zsolt ráparancsol Bencére: Cat Balou maga ellen."
        ]
    );
}

#[test]
fn a_hungarian_dorothy_gives_cards() {
    let mut layout = table(EventCard::DorothyRage, Stage::Play, with(&["beer 6H"], &[]), NOBODY);
    assert!(layout.rules.set("wws_seed_texts", "true"));
    let mut game = layout.build().unwrap();
    let gift = allowed(EventCard::DorothyRage, Some(BENCE));
    assert_eq!(label(&game, ANNA, gift), ["Give Bence a card", "Bence eine Karte geben", "Adj Bencének egy lapot"]);
    game.apply(ANNA, gift).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Dorothy Rage: give Bence a card from your hand.",
            "Dorothy Rage: Gib Bence eine Karte von deiner Hand.",
            "Dorothy Rage: adj Bencének egy lapot a kezedből."
        ]
    );
}

#[test]
fn cards_are_traded_and_given() {
    let flint = (Character::FlintWestwood, &["beer 6H"][..], &[][..]);
    let bence = other(&["bang 2D", "panic JH"], &[]);
    let mut game = table(EventCard::Nugget, Stage::Play, flint, bence).build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Play Beer / Trade cards with Bence / End turn",
            "Bier spielen / Karten mit Bence tauschen / Zug beenden",
            "Játszd ki a Sört / Cserélj lapot: Bence / Kör vége"
        ]
    );
    let of = Source::Character(Character::FlintWestwood);
    game.apply(ANNA, Action::Use { of, cards: None, target: Some(BENCE) }).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Choose a card for Bence; you get two random ones for it.",
            "Wähl eine Karte für Bence; dafür bekommst du zwei zufällige.",
            "Melyik lapot adod Bencének? Kettőt kapsz érte találomra."
        ]
    );
    assert_eq!(prompt(&game, BENCE), ["Waiting for Anna to play.", "Anna ist am Zug.", "Annára várunk: ő jön."]);
    assert_eq!(
        labels(&game, ANNA),
        ["Give Bence Beer / Cancel", "Bier an Bence geben / Abbrechen", "Adj Bencének egy Sört / Mégse"]
    );
    let events = game.apply(ANNA, Action::Pick(card("beer 6H"))).unwrap();
    assert_eq!(
        log(ZSOLT, &events),
        [
            "Anna trades cards with Bence. / Anna takes 2 cards from Bence. / Anna gives Bence a card.",
            "Anna tauscht mit Bence Karten. / Anna nimmt 2 Karten von Bence. / Anna gibt Bence eine Karte.",
            "Anna lapot cserél Bence lapjaiért. / Anna elvesz Bencétől 2 lapot. / Anna ad Bencének egy lapot."
        ]
    );
    let cards = with(&["bang 2D"], &[]);
    let game = table(EventCard::Eldorado, Stage::Draw, cards, other(&["beer 6H"], &[])).build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Eldorado: give Di a card from your hand.",
            "Eldorado: Gib Di eine Karte von deiner Hand.",
            "Eldorado: adj Dinek egy lapot a kezedből."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        ["Waiting for Anna to give Di a card.", "Anna muss Di eine Karte geben.", "Annára várunk: ad egy lapot Dinek."]
    );
}

#[test]
fn a_shot_takes_two_in_the_wet() {
    let mut game = under(EventCard::WetAmmo, &["bang 2D", "bang 3D"], &["beer 6H"]);
    game.apply(ANNA, play("bang 2D", Some(BENCE))).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Discard a second BANG! to shoot at Bence.",
            "Wirf ein zweites BANG! ab, um auf Bence zu schießen.",
            "Dobj el egy második BANG!-et is, hogy rálőj Bencére."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        ["Discard BANG! / Cancel", "BANG! abwerfen / Abbrechen", "Dobd el a BANG!-et / Mégse"]
    );
    let game = under(EventCard::WetAmmo, &["bang 2D", "beer 6H"], &[]);
    assert_eq!(
        refusal(&game, play("bang 2D", Some(BENCE))),
        [
            "Wet Ammo: you need a second BANG!",
            "Nasse Munition: Du brauchst ein zweites BANG!",
            "Vizipisztoly: kell egy második BANG! is."
        ]
    );
}

#[test]
fn an_effect_is_repeated() {
    let lee = (Character::LeeVanKliff, &["cat_balou KH", "bang 3D"][..], &[][..]);
    let bence = other(&["bang 4D", "panic JH", "beer 6H"], &[]);
    let mut game = table(EventCard::Nugget, Stage::Play, lee, bence).build().unwrap();
    game.apply(ANNA, play("cat_balou KH", Some(BENCE))).unwrap();
    let of = Source::Character(Character::LeeVanKliff);
    let again = Action::Use { of, cards: None, target: Some(BENCE) };
    assert_eq!(
        label(&game, ANNA, again),
        [
            "Once more: Discard one of Bence's cards",
            "Noch einmal: Karte von Bence abwerfen",
            "Még egyszer: Dobasd el Bence egy lapját"
        ]
    );
    game.apply(ANNA, again).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Discard a BANG! to repeat Cat Balou at Bence.",
            "Wirf ein BANG! ab, für noch einmal Cat Balou gegen Bence.",
            "Dobj el egy BANG!-et, és jöhet még egyszer: Cat Balou Bence ellen."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        ["Discard BANG! / Cancel", "BANG! abwerfen / Abbrechen", "Dobd el a BANG!-et / Mégse"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Pick(card("bang 3D"))),
        [
            "Anna does it once more, at you. / Anna discards BANG! / You discard Panic!",
            "Anna tut es noch einmal gegen dich. / Anna wirft BANG! ab. / Du wirfst Panik! ab.",
            "Anna megismétli ellened. / Anna eldobja a BANG!-et. / Eldobod a Pánik!-ot."
        ]
    );
}

#[test]
fn a_discarded_missed_helps() {
    let mut layout = table(EventCard::MadRide, Stage::Play, with(&["bang 2D"], &[]), NOBODY);
    layout.discard = vec![card("missed 10C")];
    let mut game = layout.build().unwrap();
    game.apply(ANNA, play("bang 2D", Some(BENCE))).unwrap();
    assert_eq!(
        labels(&game, BENCE),
        [
            "Use the discarded Missed! / Take the hit",
            "Abgelegten Fehlschuss! benutzen / Treffer einstecken",
            "Védekezz az eldobott Elvétve!-vel / Vállald a találatot"
        ]
    );
    assert_eq!(
        press(&mut game, BENCE, Action::Choose(Choice::Discard)),
        ["You answer with Missed!", "Du antwortest mit Fehlschuss!", "A válaszod: Elvétve!"]
    );
}

#[test]
fn roles_are_turned_up() {
    let mut game = at_first(EventCard::Desperados, &[]);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "An Outlaw may turn up the role now, to draw 3 cards and use Missed! as Beer.",
            "Ein Bandit darf jetzt seine Rolle aufdecken, um 3 Karten zu ziehen und Fehlschuss! als Bier zu benutzen.",
            "Egy bandita most felfedheti a szerepét, hogy 3 lapot húzzon, és az Elvétve! lapjait Sörként is használja."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting for Anna to turn up a role, or not.",
            "Anna könnte eine Rolle aufdecken.",
            "Annára várunk: felfedhet egy szerepet."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        ["Turn up your role / Go on", "Rolle aufdecken / Weiter", "Fedd fel a szerepedet / Tovább"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Choose(Choice::Reveal)),
        [
            "Anna turns up their role: Outlaw. / Anna draws 3 cards.",
            "Anna deckt die Rolle auf: Bandit. / Anna zieht 3 Karten.",
            "Anna felfedi a szerepét: bandita. / Anna húz 3 lapot."
        ]
    );
    assert_eq!(
        label(&game, ANNA, allowed(EventCard::Cavalry, None)),
        ["Turn up your role", "Rolle aufdecken", "Fedd fel a szerepedet"]
    );
}

#[test]
fn cards_are_discarded_before_drawing() {
    let mut game = at_first(EventCard::DougBadman, &["bang 2D", "beer 6H"]);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "You may discard two cards to regain 1 life.",
            "Du darfst zwei Karten abwerfen und bekommst 1 Lebenspunkt zurück.",
            "Két lapot eldobva visszanyerhetsz 1 életet."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting for Anna to buy a life, or not.",
            "Anna darf sich einen Lebenspunkt erkaufen.",
            "Annára várunk: életet vehet a lapjaiért."
        ]
    );
    let bare = allowed(EventCard::DougBadman, None);
    assert_eq!(
        label(&game, ANNA, bare),
        ["Discard 2 cards, regain 1 life", "2 Karten für 1 Lebenspunkt", "2 lapért 1 élet"]
    );
    assert_eq!(
        refusal(&game, bare),
        [
            "Choose two different cards from your hand.",
            "Wähl zwei verschiedene Karten von deiner Hand.",
            "Válassz két különböző lapot a kezedből."
        ]
    );
    let pair = Some((card("bang 2D"), card("beer 6H")));
    let pay = Action::Use { of: Source::Event(EventCard::DougBadman), cards: pair, target: None };
    assert_eq!(
        label(&game, ANNA, pay),
        [
            "Discard BANG! and Beer for 1 life",
            "BANG! und Bier für 1 Lebenspunkt abwerfen",
            "BANG! és Sör eldobva: +1 élet"
        ]
    );
    assert_eq!(
        press(&mut game, ANNA, pay),
        [
            "Anna bargains with Dough Badman. / Anna discards BANG! and Beer. / Anna regains 1 life. / Anna draws 2 cards.",
            "Anna handelt mit Dough Badman. / Anna wirft BANG! und Bier ab. / Anna bekommt 1 Lebenspunkt zurück. / Anna zieht 2 Karten.",
            "Dough Badman: Anna alkut köt. / Anna eldobja a BANG!-et és a Sört. / Anna visszanyer 1 életet. / Anna húz 2 lapot."
        ]
    );
    let game = at_first(EventCard::DarlingValentine, &["bang 2D", "beer 6H"]);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Discard your hand in any order you like; you draw as many cards.",
            "Wirf deine Hand ab, in welcher Reihenfolge du willst; du ziehst ebenso viele Karten.",
            "Dobd el a kezedet olyan sorrendben, ahogy tetszik; ugyanannyi lapot húzol."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "Discard BANG! / Discard Beer / Discard the rest",
            "BANG! abwerfen / Bier abwerfen / Rest abwerfen",
            "Dobd el a BANG!-et / Dobd el a Sört / Dobd el a többit"
        ]
    );
}

#[test]
fn a_ghost_moves_a_card() {
    let mut layout = table(EventCard::DeadSheriffsGhost, Stage::Play, with(&[], &[]), other(&[], &["barrel QS"]));
    layout.seats[0].out = true;
    layout.turn = Seat(3);
    let mut game = layout.build().unwrap();
    game.apply(Seat(3), Action::End).unwrap();
    let haunt = allowed(EventCard::DeadSheriffsGhost, None);
    assert_eq!(
        label(&game, ANNA, haunt),
        ["Move a card in play", "Ausliegende Karte verschieben", "Rakj át egy lapot az asztalon"]
    );
    game.apply(ANNA, haunt).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Choose a card in play to move.",
            "Wähl eine ausliegende Karte, die du verschiebst.",
            "Válassz egy lapot az asztalról, amelyet átraksz."
        ]
    );
    assert_eq!(prompt(&game, BENCE), ["Waiting for Anna to play.", "Anna ist am Zug.", "Annára várunk: ő jön."]);
    assert_eq!(
        labels(&game, ANNA),
        [
            "Move Bence's Barrel / Cancel",
            "Fass von Bence verschieben / Abbrechen",
            "Rakd át: Hordó, most Bence előtt / Mégse"
        ]
    );
    game.apply(ANNA, Action::Pick(card("barrel QS"))).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        ["Who gets the Barrel?", "Wer bekommt das Fass vor sich?", "Ki elé kerüljön a Hordó?"]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "To Zsolt / To Di / Cancel",
            "Vor Zsolt legen / Vor Di legen / Abbrechen",
            "Tedd Zsolt elé / Tedd Di elé / Mégse"
        ]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::PickSeat(ZSOLT)),
        [
            "Anna haunts the table. / The Barrel moves on to Zsolt.",
            "Anna spukt am Tisch. / Das Fass wandert weiter zu Zsolt.",
            "Anna kísért az asztalnál. / A Hordó Zsolt elé kerül."
        ]
    );
}

#[test]
fn somebody_is_jailed_or_gets_the_booty() {
    let mut layout = table(EventCard::Lifetime, Stage::Play, with(&[], &[]), NOBODY);
    layout.piles[0].active = None;
    layout.piles[0].turned = 0;
    (layout.turner, layout.passes) = (Some(BENCE), 2);
    let mut game = layout.build().unwrap();
    game.apply(ANNA, Action::End).unwrap();
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Lifetime: name who is jailed for life.",
            "Lebenslänglich: Wer kommt ins Gefängnis?",
            "Életfogytiglan: kit zársz be?"
        ]
    );
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Waiting for Bence to jail somebody for life.",
            "Bence muss jemanden ins Gefängnis stecken.",
            "Bencére várunk: bezár valakit."
        ]
    );
    assert_eq!(
        labels(&game, BENCE),
        [
            "Jail Anna for life / Jail Zsolt for life / Jail Di for life",
            "Anna lebenslänglich einsperren / Zsolt lebenslänglich einsperren / Di lebenslänglich einsperren",
            "Zárd be Annát életfogytig / Zárd be Zsoltot életfogytig / Zárd be Dit életfogytig"
        ]
    );

    let anna = with(&["bang AS"], &["mustang 8H"]);
    let bence = other(&[], &["scope AS"]);
    let mut game = table(EventCard::HorseStealer, Stage::Play, anna, bence).build().unwrap();
    game.apply(ANNA, play("bang AS", Some(BENCE))).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Horse Stealer: choose the one card you keep.",
            "Pferdedieb: Wähl die eine Karte, die du behältst.",
            "Lótolvaj: melyik lapot tartod meg?"
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        ["Waiting for Anna to choose a card.", "Anna muss eine Karte wählen.", "Annára várunk: választ egy lapot."]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "Keep Mustang / Keep Scope",
            "Mustang behalten / Zielfernrohr behalten",
            "Tartsd meg a Mustangot / Tartsd meg a Távcsövet"
        ]
    );
}

#[test]
fn the_chief_lays_hands_open() {
    let laid = [ANNA, ZSOLT].into_iter().zip(["beer 6H", "bang 2D"]);
    let laid: Vec<Event> = laid.map(|(seat, card)| moved(card, Zone::Hand(seat), Zone::Table, OPEN)).collect();
    assert_eq!(
        log(BENCE, &laid),
        ["Face up: Beer and BANG!", "Aufgedeckt: Bier und BANG!", "Felfordítva: Sör és BANG!"]
    );
    let mut game = under(EventCard::SiouxChief, &["indians KD"], &["beer 6H", "bang 2D"]);
    game.apply(ANNA, play("indians KD", None)).unwrap();
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna plays Indians! Discard a BANG! or lose 1 life.",
            "Anna spielt Indianer! Wirf ein BANG! ab oder verlier 1 Lebenspunkt.",
            "Anna kijátszotta: Indiánok! Dobj el egy BANG!-et, vagy veszíts 1 életet."
        ]
    );
}

#[test]
fn what_nobody_may_do() {
    let game = under(EventCard::Showdown, &["bang 2D", "beer 6H"], &[]);
    assert_eq!(
        refusal(&game, play("bang 2D", Some(BENCE))),
        [
            "Showdown: BANG! cards are good only as Missed!",
            "Showdown: BANG!-Karten taugen nur als Fehlschuss!",
            "A Showdown miatt a BANG! lap csak Elvétve!-ként használható."
        ]
    );
    let spencer = (Character::BigSpencer, &["missed 10C"][..], &[][..]);
    let mut layout = table(EventCard::Nugget, Stage::Play, spencer, other(&["bang 2D"], &[]));
    layout.turn = BENCE;
    let mut game = layout.build().unwrap();
    game.apply(BENCE, play("bang 2D", Some(ANNA))).unwrap();
    assert_eq!(
        refusal(&game, play("missed 10C", None)),
        [
            "Big Spencer never plays a Missed!",
            "Big Spencer spielt nie einen Fehlschuss!",
            "Big Spencer sosem játszik ki Elvétve!-t."
        ]
    );
}
