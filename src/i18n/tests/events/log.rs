//! What High Noon and A Fistful of Cards do, as the log tells it.

use super::*;

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
            "New event: High Noon. It stays to the end.",
            "Neues Ereignis: Zwölf Uhr mittags. Es bleibt bis zum Ende.",
            "Új esemény: Fényes nappal. Ez a végéig marad.",
        ]
    );
    let names = names();
    let fact = &facts(&turned(EventCard::TheJudge, None))[0];
    for lang in READ {
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
            "Anna has Uncle Will's ability for this round.",
            "Anna hat in dieser Runde die Fähigkeit von Uncle Will.",
            "Anna egy időre átveszi Uncle Will képességét.",
        ]
    );
    assert_eq!(
        log(BENCE, &disguised(None)),
        [
            "Anna has their own ability again.",
            "Anna hat wieder die eigene Fähigkeit.",
            "Anna újra a saját képességével játszik.",
        ]
    );
    assert_eq!(
        log(ANNA, &disguised(None)),
        [
            "You have your own ability again.",
            "Du hast wieder deine eigene Fähigkeit.",
            "Újra a saját képességeddel játszol.",
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
            "You say red, and it is the 6 of hearts: right. / You take the Beer.",
            "Du sagst Rot, es ist Herz 6: richtig. / Du nimmst das Bier.",
            "A tipped: piros, a lap kőr 6-os: talált. / Elveszel egy Sört.",
        ]
    );
    assert_eq!(
        log(BENCE, &guess(false, false, Zone::Discard)),
        [
            "Anna says black, but it is the 6 of hearts: wrong.",
            "Anna sagt Schwarz, es ist Herz 6: falsch.",
            "Anna tippje: fekete, a lap kőr 6-os: nem talált.",
        ]
    );
}

#[test]
fn a_gift_is_named_only_to_the_two() {
    let gift = [moved("beer 6H", Zone::Table, Zone::Hand(BENCE), SeatSet::of(ANNA).with(BENCE))];
    assert_eq!(log(ANNA, &gift), ["You give Bence a Beer.", "Du gibst Bence ein Bier.", "Adsz Bencének egy Sört."]);
    assert_eq!(log(BENCE, &gift), ["Anna gives you a Beer.", "Anna gibt dir ein Bier.", "Anna ad neked egy Sört."]);
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
            "You put a Beer and a BANG! on the deck.",
            "Du legst ein Bier und ein BANG! auf den Nachziehstapel.",
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
            "You draw! the 6 of hearts: another turn!",
            "Du deckst Herz 6 auf: Noch ein Zug!",
            "Felcsapod a kőr 6-ost: még egyszer te jössz!",
        ]
    );
    assert_eq!(
        log(BENCE, &vendetta(false, "bang 2D")),
        [
            "Anna draws! the 2 of diamonds: no other turn.",
            "Anna deckt Karo 2 auf: kein weiterer Zug.",
            "Anna felcsapja a káró 2-est: nem jön újra.",
        ]
    );
    assert_eq!(
        log(BENCE, &[Event::Shown { seat: ANNA, card: card("beer 6H") }]),
        ["Anna shows a Beer (6 of hearts).", "Anna zeigt ein Bier (Herz 6).", "Anna megmutatja a Sört (kőr 6-os)."]
    );
    assert_eq!(
        log(ANNA, &[Event::SuitNamed { seat: ANNA, suit: Suit::Clubs }]),
        [
            "You name clubs: no other suit this turn.",
            "Du nennst Kreuz: keine andere Spielkartenfarbe in diesem Zug.",
            "A választott színed: treff. Ebben a körben csak ez jó.",
        ]
    );
    let immune = Event::Immune { seat: ZSOLT, because: Source::Event(EventCard::Sniper) };
    assert_eq!(
        log(ANNA, &[immune]),
        [
            "Sniper does nothing to Zsolt.",
            "Das Ereignis „Scharfschütze“ wirkt nicht auf Zsolt.",
            "Az Orvlövész nem hat Zsoltra."
        ]
    );
}
