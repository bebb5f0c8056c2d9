//! What Wild West Show and Eldorado ask, offer and forbid.

use super::*;

#[test]
fn an_order_names_card_and_target() {
    let mut game = under(EventCard::DorothyRage, &["beer 6H"], &["bang 2D", "bang 3D"]);
    let order = allowed(EventCard::DorothyRage, Some(BENCE));
    assert_eq!(
        label(&game, ANNA, order),
        ["Order Bence to play", "Bence eine Karte spielen lassen", "Parancsot adok Bencének"]
    );
    game.apply(ANNA, order).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Name the card Bence must play.",
            "Nenne die Karte, die Bence spielen muss.",
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
            "On whom must Bence play a BANG!?",
            "Gegen wen muss Bence BANG! spielen?",
            "Ki ellen játsszon ki Bence egy BANG!-et?"
        ]
    );
    assert_eq!(labels(&game, ANNA), ["On you / Cancel", "Gegen dich / Abbrechen", "Ellenem / Mégse"]);
    assert_eq!(
        press(&mut game, ANNA, Action::PickSeat(ANNA)),
        [
            "Anna orders you to play a BANG! on Anna.",
            "Anna befiehlt dir: BANG! gegen Anna.",
            "Anna rád parancsol: BANG! Anna ellen."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Anna orders you to play a BANG! on Anna. Choose the card.",
            "Anna befiehlt dir: BANG! gegen Anna. Wähle die Karte.",
            "Anna rád parancsolt: BANG! Anna ellen. Válaszd ki a lapot."
        ]
    );
    assert_eq!(
        prompt(&game, ANNA),
        ["Waiting for Bence to obey.", "Bence muss gehorchen.", "Bencére várunk: engedelmeskedik."]
    );
    assert_eq!(
        labels(&game, BENCE),
        ["Play BANG! / Play BANG!", "BANG! spielen / BANG! spielen", "Kijátszom a BANG!-et / Kijátszom a BANG!-et"]
    );
    let own = Event::Ordered { seat: BENCE, by: ZSOLT, kind: CardKind::CatBalou, target: Some(BENCE) };
    assert_eq!(
        log(BENCE, &[own]),
        [
            "Zsolt orders you to play Cat Balou on your own cards.",
            "Zsolt befiehlt dir: Cat Balou gegen dich selbst.",
            "Zsolt rád parancsol: Cat Balou magad ellen."
        ]
    );
    assert_eq!(
        log(ANNA, &[own]),
        [
            "Zsolt orders Bence to play Cat Balou on their own cards.",
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
    assert_eq!(label(&game, ANNA, gift), ["Give Bence a card", "Bence eine Karte geben", "Adok Bencének egy lapot"]);
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
            "Kijátszom a Sört / Lapot cserélek: Bence / Kör vége"
        ]
    );
    let of = Source::Character(Character::FlintWestwood);
    game.apply(ANNA, Action::Use { of, cards: None, target: Some(BENCE) }).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Choose a card for Bence; you get two random ones for it.",
            "Wähle eine Karte für Bence; dafür bekommst du zwei zufällige.",
            "Melyik lapot adod Bencének? Kettőt kapsz érte találomra."
        ]
    );
    assert_eq!(prompt(&game, BENCE), ["Waiting for Anna to play.", "Anna ist am Zug.", "Annára várunk: ő jön."]);
    assert_eq!(
        labels(&game, ANNA),
        ["Give Bence the Beer / Cancel", "Bier an Bence geben / Abbrechen", "Adok Bencének egy Sört / Mégse"]
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
        ["Discard BANG! / Cancel", "BANG! abwerfen / Abbrechen", "Eldobom a BANG!-et / Mégse"]
    );
    let game = under(EventCard::WetAmmo, &["bang 2D", "beer 6H"], &[]);
    assert_eq!(
        refusal(&game, play("bang 2D", Some(BENCE))),
        [
            "Wet Ammo: you need a second BANG!",
            "Nasse Munition: Du brauchst ein zweites BANG!",
            "Vízipisztoly: kell egy második BANG! is."
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
            "Again: Discard one of Bence's cards",
            "Noch einmal: Karte von Bence abwerfen",
            "Még egyszer: Eldobatom Bence egy lapját"
        ]
    );
    game.apply(ANNA, again).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Discard a BANG! to repeat Cat Balou on Bence.",
            "Wirf ein BANG! ab, um Cat Balou gegen Bence zu wiederholen.",
            "Dobj el egy BANG!-et, és jöhet még egyszer: Cat Balou Bence ellen."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        ["Discard BANG! / Cancel", "BANG! abwerfen / Abbrechen", "Eldobom a BANG!-et / Mégse"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Pick(card("bang 3D"))),
        [
            "Anna repeats it on you. / Anna discards a BANG! / You discard Panic!",
            "Anna wiederholt das gegen dich. / Anna wirft ein BANG! ab. / Du wirfst Panik! ab.",
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
            "Védekezem az eldobott Elvétve!-vel / Állom a találatot"
        ]
    );
    assert_eq!(
        press(&mut game, BENCE, Action::Choose(Choice::Discard)),
        ["You answer with a Missed!", "Du antwortest mit Fehlschuss!", "A válaszod: Elvétve!"]
    );
}

#[test]
fn roles_are_turned_up() {
    let mut game = at_first(EventCard::Desperados, &[]);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "An Outlaw may reveal their role now, to draw 3 cards and use Missed! as Beer.",
            "Wer Bandit ist, darf jetzt die Rolle aufdecken, um 3 Karten zu ziehen und Fehlschuss! als Bier zu benutzen.",
            "Egy bandita most felfedheti a szerepét, hogy 3 lapot húzzon, és az Elvétve! lapjait Sörként is használja."
        ]
    );
    assert_eq!(
        prompt(&game, BENCE),
        [
            "Waiting to see if Anna reveals a role.",
            "Anna könnte eine Rolle aufdecken.",
            "Annára várunk: felfedhet egy szerepet."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        ["Reveal your role / Go on", "Rolle aufdecken / Weiter", "Felfedem a szerepemet / Tovább"]
    );
    assert_eq!(
        press(&mut game, ANNA, Action::Choose(Choice::Reveal)),
        [
            "Anna reveals their role: Outlaw. / Anna draws 3 cards.",
            "Anna deckt die Rolle auf: Bandit. / Anna zieht 3 Karten.",
            "Anna felfedi a szerepét: bandita. / Anna húz 3 lapot."
        ]
    );
    assert_eq!(
        label(&game, ANNA, allowed(EventCard::Cavalry, None)),
        ["Reveal your role", "Rolle aufdecken", "Felfedem a szerepemet"]
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
            "Waiting to see if Anna buys a life.",
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
            "Wähle zwei verschiedene Karten von deiner Hand.",
            "Válassz két különböző lapot a kezedből."
        ]
    );
    let pair = Some((card("bang 2D"), card("beer 6H")));
    let pay = Action::Use { of: Source::Event(EventCard::DougBadman), cards: pair, target: None };
    assert_eq!(
        label(&game, ANNA, pay),
        [
            "Discard BANG! and Beer for 1 life",
            "BANG! und Bier abwerfen für 1 Lebenspunkt",
            "BANG! és Sör eldobva: +1 élet"
        ]
    );
    assert_eq!(
        press(&mut game, ANNA, pay),
        [
            "Anna bargains with Dough Badman. / Anna discards a BANG! and a Beer. / Anna regains 1 life. / Anna draws 2 cards.",
            "Anna handelt mit Dough Badman. / Anna wirft ein BANG! und ein Bier ab. / Anna bekommt 1 Lebenspunkt zurück. / Anna zieht 2 Karten.",
            "Dough Badman: Anna alkut köt. / Anna eldobja a BANG!-et és a Sört. / Anna 1 életet visszanyer. / Anna húz 2 lapot."
        ]
    );
    let game = at_first(EventCard::DarlingValentine, &["bang 2D", "beer 6H"]);
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Discard your hand in any order you like; you draw as many cards.",
            "Wirf deine Hand ab, in welcher Reihenfolge du willst; du ziehst ebenso viele Karten.",
            "Dobd el a kézben tartott lapjaidat olyan sorrendben, ahogy tetszik; ugyanannyi lapot húzol."
        ]
    );
    assert_eq!(
        labels(&game, ANNA),
        [
            "Discard BANG! / Discard Beer / Discard the rest",
            "BANG! abwerfen / Bier abwerfen / Rest abwerfen",
            "Eldobom a BANG!-et / Eldobom a Sört / Eldobom a többit"
        ]
    );
}

#[test]
fn a_ghost_moves_a_card() {
    let mut layout = table(EventCard::DeadSheriffsGhost, Stage::Play, with(&[], &[]), other(&[], &["barrel QS"]));
    (layout.seats[0].out, layout.seats[0].life) = (true, None);
    layout.turn = Seat(3);
    let mut game = layout.build().unwrap();
    game.apply(Seat(3), Action::End).unwrap();
    let haunt = allowed(EventCard::DeadSheriffsGhost, None);
    assert_eq!(
        label(&game, ANNA, haunt),
        ["Move a card in play", "Ausliegende Karte verschieben", "Átrakok egy lapot az asztalon"]
    );
    game.apply(ANNA, haunt).unwrap();
    assert_eq!(
        prompt(&game, ANNA),
        [
            "Choose a card in play to move.",
            "Wähle eine ausliegende Karte, die du verschiebst.",
            "Válassz egy lapot az asztalról, amelyet átraksz."
        ]
    );
    assert_eq!(prompt(&game, BENCE), ["Waiting for Anna to play.", "Anna ist am Zug.", "Annára várunk: ő jön."]);
    assert_eq!(
        labels(&game, ANNA),
        [
            "Move Bence's Barrel / Cancel",
            "Fass von Bence verschieben / Abbrechen",
            "Átrakom Bence lapját: Hordó / Mégse"
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
            "Zsolt elé teszem / Di elé teszem / Mégse"
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
            "Életfogytig bezárom Annát / Életfogytig bezárom Zsoltot / Életfogytig bezárom Dit"
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
            "Pferdedieb: Wähle die eine Karte, die du behältst.",
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
            "Keep the Mustang / Keep the Scope",
            "Mustang behalten / Zielfernrohr behalten",
            "Megtartom a Mustangot / Megtartom a Távcsövet"
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
            "Anna spielt Indianer! Wirf ein BANG! ab oder verliere 1 Lebenspunkt.",
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
