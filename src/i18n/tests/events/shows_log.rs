//! What Wild West Show and Eldorado do, as the log tells it.

use super::*;

#[test]
fn only_a_last_event_stays() {
    let turned = |card| [Event::EventTurned { deck: EventDeck::Eldorado, card, coming: None }];
    assert_eq!(log(BENCE, &turned(EventCard::Lou)), ["New event: Lou.", "Neues Ereignis: Lou.", "Új esemény: Lou."]);
    assert_eq!(
        log(BENCE, &turned(EventCard::WildWestShow)),
        [
            "New event: Wild West Show. It stays to the end.",
            "Neues Ereignis: Wild West Show. Es bleibt bis zum Ende.",
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
            "Anna draws! the 6 of hearts: the roles are dealt again!",
            "Anna deckt Herz 6 auf: Es wird neu verteilt!",
            "Anna felcsapja a kőr 6-ost: jön az újraosztás!"
        ]
    );
    assert_eq!(
        event(EventCard::HelenaZontero, false),
        [
            "Anna draws! the 6 of hearts: everything stays as it is.",
            "Anna deckt Herz 6 auf: Alles bleibt, wie es ist.",
            "Anna felcsapja a kőr 6-ost: minden marad a régiben."
        ]
    );
    assert_eq!(
        event(EventCard::DaringChallenge, true),
        [
            "Anna draws! the 6 of hearts: missed!",
            "Anna deckt Herz 6 auf: daneben!",
            "Anna felcsapja a kőr 6-ost: mellément!"
        ]
    );
    assert_eq!(
        event(EventCard::DaringChallenge, false),
        [
            "Anna draws! the 6 of hearts: a hit.",
            "Anna deckt Herz 6 auf: Treffer.",
            "Anna felcsapja a kőr 6-ost: talált."
        ]
    );
    assert_eq!(
        event(EventCard::MadRide, true),
        [
            "Anna draws! the 6 of hearts: the ride is over.",
            "Anna deckt Herz 6 auf: Der Ritt ist vorbei.",
            "Anna felcsapja a kőr 6-ost: vége a futamnak."
        ]
    );
    assert_eq!(
        event(EventCard::MadRide, false),
        [
            "Anna draws! the 6 of hearts: passed over.",
            "Anna deckt Herz 6 auf: kein Ass.",
            "Anna felcsapja a kőr 6-ost: nem ász."
        ]
    );
    assert_eq!(
        event(EventCard::WildShot, false),
        [
            "Anna draws! the 6 of hearts: somebody is hit.",
            "Anna deckt Herz 6 auf: Der Schuss trifft.",
            "Anna felcsapja a kőr 6-ost: valakit eltalál."
        ]
    );
    assert_eq!(
        flip(Source::Character(Character::TerenKill), true),
        [
            "Anna draws! the 6 of hearts: death can wait.",
            "Anna deckt Herz 6 auf: Der Tod muss warten.",
            "Anna felcsapja a kőr 6-ost: a halál még várhat."
        ]
    );
    assert_eq!(
        flip(Source::Character(Character::TheGraveDigger), true),
        [
            "Anna draws! the 6 of hearts: the shot misses.",
            "Anna deckt Herz 6 auf: Der Schuss geht daneben.",
            "Anna felcsapja a kőr 6-ost: a lövés mellémegy."
        ]
    );
    let because = Source::Event(EventCard::Lifetime);
    let checked = Event::Checked { seat: ANNA, card: card("beer 6H"), because, good: true };
    assert_eq!(
        log(BENCE, &[checked, Event::Sentenced { seat: ANNA, jailed: false }]),
        [
            "Anna draws! the 6 of hearts: free again.",
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
            "The roles are dealt again. / You are now an Outlaw.",
            "Die Rollen werden neu verteilt. / Du bist jetzt Bandit.",
            "A szerepeket újraosztottuk. / Az új szereped: bandita."
        ]
    );
    assert_eq!(
        log(Seat(3), &dealt),
        ["The roles are dealt again.", "Die Rollen werden neu verteilt.", "A szerepeket újraosztottuk."]
    );
    assert_eq!(
        log(BENCE, &[dealt[0], Event::RoleShown { seat: ANNA, role: Role::Outlaw }]),
        [
            "The roles are dealt again. / Anna is now an Outlaw.",
            "Die Rollen werden neu verteilt. / Anna ist jetzt Bandit.",
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
            "You were a Deputy. / Devil's Pact: you play on as an Outlaw, with 2 lives.",
            "Du warst Hilfssheriff. / Pakt mit dem Teufel: Du machst mit 2 Lebenspunkten weiter, als Bandit.",
            "A szereped: seriffhelyettes. / Paktum az ördöggel: tovább játszol, mostantól bandita, 2 élettel."
        ]
    );
    assert_eq!(
        log(BENCE, &reborn(EventCard::GraveDigger, Role::Renegade)),
        [
            "Anna was a Deputy. / Anna plays on as The Grave Digger, with 2 lives.",
            "Anna war Hilfssheriff. / Anna macht als Totengräber weiter, mit 2 Lebenspunkten.",
            "Anna szerepe: seriffhelyettes. / Anna tovább játszik, mostantól Sírásó, 2 élettel."
        ]
    );
}

#[test]
fn places_are_traded() {
    let mut game = under(EventCard::LadyRoseOfTexas, &[], &[]);
    let trade = allowed(EventCard::LadyRoseOfTexas, Some(Seat(3)));
    assert_eq!(label(&game, ANNA, trade), ["Swap places with Di", "Platz mit Di tauschen", "Helycsere: Di"]);
    assert_eq!(
        press(&mut game, ANNA, trade),
        [
            "Anna and Di swap places. / Di will miss the next turn.",
            "Anna tauscht mit Di den Platz. / Di setzt den nächsten Zug aus.",
            "Anna és Di helyet cserél. / Di kimarad a következő köréből."
        ]
    );
    assert_eq!(
        refusal(&game, trade),
        [
            "You can't use Lady Rose of Texas again this turn.",
            "Das Ereignis „Lady Rose aus Texas“ kannst du in diesem Zug nicht noch einmal benutzen.",
            "Ebben a körben már nem vetheted be többször a Lady Rose of Texas lapot."
        ]
    );
    let swapped = [Event::SeatsSwapped { a: ANNA, b: BENCE }, Event::WillMissTurn { seat: BENCE }];
    assert_eq!(
        log(ANNA, &swapped),
        [
            "You and Bence swap places. / Bence will miss the next turn.",
            "Du tauschst mit Bence den Platz. / Bence setzt den nächsten Zug aus.",
            "Bence és te helyet cseréltek. / Bence kimarad a következő köréből."
        ]
    );
    assert_eq!(
        log(BENCE, &swapped),
        [
            "Anna and you swap places. / You will miss your next turn.",
            "Anna tauscht mit dir den Platz. / Du setzt deinen nächsten Zug aus.",
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
            "Megszólaltál, és 1 életet veszítesz."
        ]
    );
    assert_eq!(
        lost(BENCE, EventCard::MissSusanna),
        [
            "Anna played too few cards and loses 1 life.",
            "Anna hat zu wenige Karten gespielt und verliert 1 Lebenspunkt.",
            "Anna túl kevés lapot játszott ki, és 1 életet veszít."
        ]
    );
    let mut layout = table(EventCard::Gag, Stage::Play, with(&[], &[]), NOBODY);
    layout.talkers = SeatSet::of(ANNA);
    assert_eq!(
        labels(&layout.build().unwrap(), ANNA),
        [
            "I spoke: lose 1 life / End turn",
            "Gesprochen: 1 Lebenspunkt verlieren / Zug beenden",
            "Megszólaltam: 1 életet veszítek / Kör vége"
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
            "Anna megmutatja a lapjait: BANG! és Sör."
        ]
    );
    assert_eq!(
        log(ANNA, &[Event::HandShown { seat: ANNA, cards: CardSet::default() }]),
        ["You have no cards to show.", "Du hast keine Karten zu zeigen.", "Nincs lapod, amit megmutathatnál."]
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
            "Swap your two characters for two others, or keep them.",
            "Tausche deine zwei Charaktere gegen zwei andere oder behalte sie.",
            "Cseréld le két karakteredet két másikra, vagy tartsd meg őket."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "Draw two others / Keep these two",
            "Zwei andere ziehen / Diese zwei behalten",
            "Húzok két másikat / Maradjon ez a kettő"
        ]
    );
}
