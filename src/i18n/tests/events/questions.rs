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
    let tell = |reason| READ.map(|lang| lang.tongue().illegal(&view, &voice, Some(Action::End), reason).plain());
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
