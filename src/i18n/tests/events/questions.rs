//! What High Noon and A Fistful of Cards ask, offer and forbid.

use super::*;

#[test]
fn a_ricochet_is_aimed_at_a_card() {
    let anna = with(&["bang 2D", "missed 10C"], &[]);
    let bence = other(&["beer 6H"], &["barrel QS"]);
    let mut game = table(EventCard::Ricochet, Stage::Play, anna, bence).build().unwrap();
    let of = Source::Event(EventCard::Ricochet);
    let shot = Action::Use { of, cards: Some((card("bang 2D"), card("barrel QS"))), target: Some(BENCE) };
    assert_eq!(
        label(&game, ANNA, shot),
        ["Shoot at Bence's Barrel", "Fass von Bence wegschießen", "Lelövöm Bence lapját: Hordó"]
    );
    let bare = Action::Use { of, cards: None, target: None };
    assert_eq!(
        label(&game, ANNA, bare),
        ["Shoot at a card in play", "Ausliegende Karte wegschießen", "Lelövök egy lapot az asztalról"]
    );
    assert_eq!(
        refusal(&game, bare),
        [
            "Choose a BANG! and a card in front of another player.",
            "Wähle ein BANG! und eine Karte, die vor jemand anderem liegt.",
            "Válassz egy BANG!-et és egy más előtt fekvő lapot.",
        ]
    );
    assert_eq!(
        press(&mut game, ANNA, shot),
        [
            "Anna shoots at one of your cards. / Anna discards a BANG!",
            "Anna schießt auf eine deiner Karten. / Anna wirft ein BANG! ab.",
            "Anna rálő az egyik lapodra. / Anna eldobja a BANG!-et.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna shoots at your Barrel. Play a Missed! or lose the card.",
            "Anna schießt auf eine deiner Karten: Fass. Spiele einen Fehlschuss! oder verliere sie.",
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
    assert_eq!(labels(&game, BENCE), ["Lose the card", "Karte verlieren", "Elveszítem a lapot"]);
    assert_eq!(
        press(&mut game, BENCE, Action::Pass),
        ["You discard a Barrel.", "Du wirfst ein Fass ab.", "Eldobod a Hordót."]
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
        ["Snipe at Bence with 2 BANG!", "Mit 2 BANG! auf Bence schießen", "Lövök 2 BANG! lappal Bencére"]
    );
    let bare = Action::Use { of, cards: None, target: None };
    assert_eq!(label(&game, ANNA, bare), ["Snipe with 2 BANG!", "Mit 2 BANG! schießen", "Lövök 2 BANG! lappal"]);
    assert_eq!(
        refusal(&game, bare),
        ["Choose two BANG! cards.", "Wähle zwei BANG!-Karten.", "Válassz két BANG! lapot."]
    );
    assert_eq!(
        press(&mut game, ANNA, shot),
        [
            "Anna snipes at you. / Anna discards a BANG! and a BANG!",
            "Anna nimmt dich aufs Korn. / Anna wirft ein BANG! und ein BANG! ab.",
            "Anna orvlövészként lő rád. / Anna eldobja a BANG!-et és a BANG!-et.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna has you in a sniper's sights. It takes 2 Missed! to stop it. Play them or take the hit.",
            "Anna hat dich im Fadenkreuz. Dagegen brauchst du 2 Fehlschüsse. Spiele sie oder steck den Treffer ein.",
            "Anna orvlövészként lő rád. Csak 2 Elvétve! állítja meg. Játszd ki őket, vagy állod a találatot.",
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
            "Für eine Handvoll Karten: Ein Schuss auf dich. Spiele einen Fehlschuss! oder steck den Treffer ein.",
            "Egy maroknyi kártya: lőnek rád. Játssz ki egy Elvétve!-t, vagy állod a találatot.",
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting for Anna to answer A Fistful of Cards.",
            "Anna muss sich wehren: Für eine Handvoll Karten.",
            "Annára várunk: az Egy maroknyi kártya miatt védekezik.",
        ]
    );
    let game = just_turned(EventCard::RussianRoulette, anna);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Russian Roulette: play a Missed! or lose 2 lives.",
            "Russisches Roulette: Spiele einen Fehlschuss! oder verliere 2 Lebenspunkte.",
            "Orosz rulett: játssz ki egy Elvétve!-t, vagy veszíts 2 életet.",
        ]
    );
    assert_eq!(labels(&game, ANNA), ["Lose 2 lives", "2 Lebenspunkte verlieren", "2 életet veszítek"]);
}

#[test]
fn what_begins_a_turn() {
    let mut game = table(EventCard::BloodBrothers, Stage::Begin, with(&[], &[]), NOBODY).build().unwrap();
    assert_eq!(
        labels(&game, ANNA),
        [
            "Give Bence 1 life / Give Zsolt 1 life / Give Di 1 life / Keep your lives",
            "1 Lebenspunkt an Bence geben / 1 Lebenspunkt an Zsolt geben / 1 Lebenspunkt an Di geben / Nichts hergeben",
            "Adok Bencének 1 életet / Adok Zsoltnak 1 életet / Adok Dinek 1 életet / Nem adok életet",
        ]
    );
    assert_eq!(
        game.apply(ANNA, Action::PickSeat(BENCE)).map(|events| log(BENCE, &events[..2])).unwrap(),
        [
            "Anna gives you a life. / Anna loses 1 life.",
            "Anna gibt dir einen Lebenspunkt. / Anna verliert 1 Lebenspunkt.",
            "Anna ad neked 1 életet. / Anna 1 életet veszít.",
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
            "Uncle Will leszek 2 élettel / Uncle Will leszek, amíg az esemény tart / Maradok, aki vagyok",
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
            "Húzok lapokat / Visszanyerek 1 életet"
        ]
    );
    let drink = game.legal_actions(ANNA)[1];
    assert_eq!(
        press(&mut game, ANNA, drink),
        [
            "Anna drinks Hard Liquor instead of drawing. / Anna regains 1 life.",
            "Anna trinkt, statt zu ziehen. / Anna bekommt 1 Lebenspunkt zurück.",
            "Anna húzás helyett iszik. / Anna 1 életet visszanyer.",
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
        ["Red / Black / Stop guessing", "Rot / Schwarz / Aufhören", "Piros / Fekete / Abbahagyom"]
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
    assert_eq!(label(&game, ANNA, Action::Pick(card("beer 6H"))), ["Discard Beer", "Bier abwerfen", "Eldobom a Sört"]);
    assert_eq!(label(&game, ANNA, Action::Pass), ["Keep your hand", "Alle behalten", "Mindet megtartom"]);
    game.apply(ANNA, Action::Pick(card("beer 6H"))).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "You will draw a card. Discard more, or leave it at that.",
            "Du ziehst dann eine Karte. Wirf weitere ab oder lass es dabei.",
            "Húzni fogsz egy lapot. Dobj el többet, vagy hagyd ennyiben.",
        ]
    );
    assert_eq!(label(&game, ANNA, Action::Pass), ["Draw a card", "Eine Karte ziehen", "Húzok egy lapot"]);
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
            "Handcuffs: only hearts this turn.",
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
    let tell = |reason| READ.map(|lang| lang.tongue().illegal(&view, &voice, Some(Action::End), reason).plain());
    assert_eq!(
        tell(Illegal::MustPlay { card: card("indians KD") }),
        [
            "Law of the West: play Indians! before you end your turn.",
            "Gesetz des Westens: Spiele Indianer!, bevor du den Zug beendest.",
            "A vadnyugat törvénye: előbb játszd ki az Indiánok!-at.",
        ]
    );
    assert_eq!(
        tell(Illegal::NoSuchPower { of: Source::Event(EventCard::Sniper) }),
        [
            "You can't use Sniper now.",
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
            "Die Daltons verlangen eine deiner ausliegenden Karten. Wähle eine aus.",
            "A Daltonok egy előtted fekvő lapot követelnek. Válaszd ki, melyiket.",
        ]
    );
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("barrel QS"))),
        ["Discard Barrel", "Fass abwerfen", "Eldobom a Hordót"]
    );

    let kit = (Character::KitCarlson, &[][..], &[][..]);
    let mut layout = table(EventCard::Thirst, Stage::Draw, kit, NOBODY);
    layout.deck = ["beer 6H", "bang 2D", "panic JH"].map(card).to_vec();
    let mut game = layout.build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Tap 2 cards to put back, the deepest first.",
            "Tippe 2 Karten an, die du zurücklegst, die unterste zuerst.",
            "Koppints 2 lapra, amit visszateszel: a legalsóval kezdd.",
        ]
    );
    game.apply(ANNA, Action::Pick(card("beer 6H"))).unwrap();
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("bang 2D"))),
        ["Put back the BANG!", "BANG! zurücklegen", "Visszateszem a BANG!-et"]
    );
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Tap the card to put back. You keep the others.",
            "Tippe die Karte an, die du zurücklegst. Die anderen behältst du.",
            "Koppints arra, amit visszateszel. A többit megtartod.",
        ]
    );

    let claus = (Character::ClausTheSaint, &[][..], &[][..]);
    let mut layout = table(EventCard::Shootout, Stage::Draw, claus, NOBODY);
    layout.deck = ["beer 6H", "bang 2D", "panic JH", "duel 8C", "indians KD"].map(card).to_vec();
    let mut game = layout.build().unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        ["Choose a card for Bence.", "Wähle eine Karte für Bence.", "Melyik lapot adod Bencének?"]
    );
    assert_eq!(
        label(&game, ANNA, Action::Pick(card("beer 6H"))),
        ["Give Bence the Beer", "Bier an Bence geben", "Adok Bencének egy Sört"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Pick(card("beer 6H"))),
        ["Anna gives you a Beer.", "Anna gibt dir ein Bier.", "Anna ad neked egy Sört."]
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
        ["Play Beer as General Store", "Bier als Warenhaus spielen", "Kijátszom a Sört Zsibvásárként"]
    );
}
