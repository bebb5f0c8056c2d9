use crate::i18n::{Fact, Lang, Prompt, Question, Topic, Voice, facts};
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{LoadError, NoUndo, ResumeError};
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Event, Game, Illegal, Layout, LayoutSeat, SetupError, Source, View, Zone,
};
use standoff_engine::core::{Outcome, RecordError, Role, Seat, SeatSet, Team};
use standoff_engine::notation::read_card;

const ANNA: Seat = Seat(0);
const BENCE: Seat = Seat(1);
const JO: Seat = Seat(2);

fn card(text: &str) -> CardId {
    read_card(text).unwrap()
}

fn names() -> Vec<String> {
    ["Anna", "Bence", "Jo", ""].map(String::from).to_vec()
}

/// The log of some events, as read by a seat or a spectator.
fn log(viewer: Option<Seat>, events: &[Event]) -> Vec<String> {
    let names = names();
    let voice = Voice { names: &names, viewer };
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
    facts(&seen).iter().map(|fact| Lang::HU.tongue().fact(&voice, fact).plain()).collect()
}

fn say(viewer: Seat, fact: &Fact) -> String {
    let names = names();
    Lang::HU.tongue().fact(&Voice { names: &names, viewer: Some(viewer) }, fact).plain()
}

fn asked(viewer: Seat, question: Question) -> String {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    Lang::HU.tongue().prompt(&voice, &Prompt { asked: ANNA, question }).plain()
}

fn moved(card: &str, from: Zone, to: Zone, seen: SeatSet) -> Event {
    Event::Moved { card: read_card(card), from, to, seen }
}

const OPEN: SeatSet = SeatSet(u8::MAX);

#[test]
fn every_form_of_a_card_begins_like_its_name() {
    for kind in CardKind::ALL {
        let words = Lang::HU.tongue().words;
        let name = words.name(kind.into());
        let form = |form| words.attribute(kind.into(), form).unwrap_or_default();
        // The last vowel may grow long, Tequila, Tequilát, or short, szekér, szekeret; or become another: Távcső, Távcsövet.
        let stem: String = name.chars().take(name.chars().count() - 2).collect();
        for (form, endings) in [(form("acc"), &["t"][..]), (form("val"), &["al", "el"])] {
            assert!(form.starts_with(&stem) && endings.iter().any(|ending| form.ends_with(ending)), "{form}");
            assert_eq!(form.contains("!-"), name.ends_with('!'), "{form}");
        }
    }
}

#[test]
fn a_shot_is_told_from_every_side() {
    let bang = card("bang 7D");
    let events = [
        Event::Played { seat: JO, card: bang, kind: CardKind::Bang, target: Some(ANNA) },
        moved("bang 7D", Zone::Hand(JO), Zone::Discard, OPEN),
    ];
    assert_eq!(log(None, &events), ["Jo kijátszik Anna ellen egy BANG!-et."]);
    assert_eq!(log(Some(ANNA), &events), ["Jo kijátszik ellened egy BANG!-et."]);
    assert_eq!(log(Some(JO), &events), ["Kijátszol Anna ellen egy BANG!-et."]);

    let hit = [
        Event::Declined { seat: ANNA, because: Source::Card(bang) },
        Event::LifeLost { seat: ANNA, amount: 1, by: Some(JO), because: Source::Card(bang) },
    ];
    assert_eq!(log(Some(BENCE), &hit), ["Anna 1 életet veszít."]);
    assert_eq!(log(Some(ANNA), &hit), ["1 életet veszítesz."]);

    let missed = Event::Answered { seat: ANNA, card: bang, kind: CardKind::Missed };
    assert_eq!(log(None, &[missed]), ["Anna válasza: BANG! Elvétve!-ként."]);
    let missed = Event::Answered { seat: ANNA, card: card("missed 2S"), kind: CardKind::Missed };
    assert_eq!(log(Some(ANNA), &[missed]), ["A válaszod: Elvétve!"]);
    let janet = Event::Played { seat: ANNA, card: card("missed 2S"), kind: CardKind::Bang, target: Some(BENCE) };
    assert_eq!(log(Some(BENCE), &[janet]), ["Anna kijátszik ellened egy Elvétve!-t BANG!-ként."]);
}

#[test]
fn a_draw_is_counted_for_others_and_named_for_oneself() {
    let events = [
        moved("beer 6H", Zone::Deck, Zone::Hand(ANNA), SeatSet::of(ANNA)),
        moved("bang 2D", Zone::Deck, Zone::Hand(ANNA), SeatSet::of(ANNA)),
    ];
    assert_eq!(log(Some(ANNA), &events), ["Húzol egy Sört és egy BANG!-et."]);
    assert_eq!(log(Some(BENCE), &events), ["Anna húz 2 lapot."]);
    assert_eq!(log(None, &events[..1]), ["Anna húz egy lapot."]);
    let deal = [ANNA, BENCE, JO].map(|seat| moved("beer 6H", Zone::Deck, Zone::Hand(seat), SeatSet::of(seat)));
    let deal = [&deal[..], &[Event::TurnBegan { seat: ANNA }]].concat();
    assert_eq!(log(None, &deal), ["A lapok kiosztva.", "Anna köre."]);
    assert_eq!(log(Some(ANNA), &deal), ["A lapok kiosztva.", "Húzol egy Sört.", "A te köröd."]);
}

#[test]
fn a_check_is_told_by_its_verdict() {
    let barrel = Source::Card(card("barrel QS"));
    let checked = |good, because, flipped: &str| {
        [
            Event::Used { seat: ANNA, of: because, target: None },
            moved(flipped, Zone::Deck, Zone::Table, OPEN),
            moved(flipped, Zone::Table, Zone::Discard, OPEN),
            Event::Checked { seat: ANNA, card: card(flipped), because, good },
        ]
    };
    assert_eq!(log(None, &checked(true, barrel, "jail 4H")), ["Anna felcsapja a kőr 4-est: a Hordó véd."]);
    assert_eq!(log(Some(ANNA), &checked(false, barrel, "bang AS")), ["Felcsapod a pikk ászt: a Hordó nem segít."]);
    let own = Source::Character(Character::Jourdonnais);
    assert_eq!(log(None, &checked(true, own, "bang QH")), ["Anna felcsapja a kőr dámát: Jourdonnais segít."]);

    // Lucky Duke still has to choose.
    let flips = ["jail 4H", "bang AS"].map(|flipped| moved(flipped, Zone::Deck, Zone::Table, OPEN));
    let flipped = [&[Event::Used { seat: ANNA, of: barrel, target: None }], &flips[..]].concat();
    assert_eq!(log(None, &flipped), ["Anna beveti a Hordót.", "Felfordítva: kőr 4-es és pikk ász."]);

    let jail = card("jail 10S");
    let jailed = [
        Event::Checked { seat: ANNA, card: card("bang 2D"), because: Source::Card(jail), good: false },
        moved("jail 10S", Zone::InPlay(ANNA), Zone::Discard, OPEN),
        Event::TurnSkipped { seat: ANNA },
    ];
    assert_eq!(log(None, &jailed), ["Anna felcsapja a káró 2-est: marad a Börtönben.", "Anna kimarad ebből a körből."]);
    assert_eq!(log(Some(ANNA), &jailed), ["Felcsapod a káró 2-est: maradsz a Börtönben.", "Kimaradsz ebből a körből."]);
    let dynamite = card("dynamite 2H");
    let passed = [
        Event::Checked { seat: ANNA, card: card("bang 2D"), because: Source::Card(dynamite), good: true },
        moved("dynamite 2H", Zone::InPlay(ANNA), Zone::InPlay(BENCE), OPEN),
    ];
    assert_eq!(log(Some(BENCE), &passed)[1], "A Dinamit eléd kerül.");
    assert_eq!(
        log(None, &passed),
        ["Anna felcsapja a káró 2-est: a Dinamit nem robban.", "A Dinamit Bence elé kerül."]
    );
}

#[test]
fn an_elimination_names_the_role_once() {
    let events = [
        Event::Eliminated { seat: BENCE, by: Some(ANNA) },
        Event::RoleShown { seat: BENCE, role: Role::Outlaw },
        moved("indians KD", Zone::Hand(BENCE), Zone::Discard, OPEN),
        moved("mustang 8H", Zone::InPlay(BENCE), Zone::Discard, OPEN),
        Event::Reward { seat: ANNA },
    ];
    assert_eq!(
        log(Some(ANNA), &events),
        ["Bence fűbe harapott: bandita volt!", "Bence eldobja az Indiánok!-at és a Mustangot.", "Megkapod a vérdíjat."]
    );
    assert_eq!(
        log(Some(BENCE), &events),
        ["Fűbe haraptál: bandita voltál.", "Eldobod az Indiánok!-at és a Mustangot.", "Anna megkapja a vérdíjat."]
    );
}

#[test]
fn a_stolen_card_is_named_only_to_the_two() {
    let events = [moved("beer 6H", Zone::Hand(BENCE), Zone::Hand(JO), SeatSet::of(BENCE).with(JO))];
    assert_eq!(log(Some(BENCE), &events), ["Jo elvesz tőled egy Sört."]);
    assert_eq!(log(Some(JO), &events), ["Elveszel Bencétől egy Sört."]);
    assert_eq!(log(Some(ANNA), &events), ["Jo elvesz Bencétől egy lapot."]);
    let open = [moved("mustang 8H", Zone::InPlay(BENCE), Zone::Hand(JO), OPEN)];
    assert_eq!(log(Some(ANNA), &[events[0], open[0]]), ["Jo elvesz Bencétől egy Mustangot és még egy lapot."]);
}

/// Anna plays a card.
fn played(card: CardId, target: Option<Seat>) -> Fact {
    Fact::Played { seat: ANNA, card, kind: card.kind(), target, paid: None }
}

#[test]
fn other_lines_of_the_log() {
    let equip = played(card("winchester 8S"), None);
    assert_eq!(
        [ANNA, BENCE].map(|viewer| say(viewer, &equip)),
        ["Magad elé teszed a Winchestert.", "Anna maga elé teszi a Winchestert."]
    );
    let jail = played(card("jail 4H"), Some(BENCE));
    assert_eq!(
        [ANNA, BENCE, JO].map(|viewer| say(viewer, &jail)),
        ["Bencére teszed a Börtönt.", "Anna rád teszi a Börtönt.", "Anna Bencére teszi a Börtönt."]
    );
    let jailed = played(card("jail 4H"), Some(ANNA));
    assert_eq!(
        [ANNA, BENCE].map(|viewer| say(viewer, &jailed)),
        ["Magadra teszed a Börtönt.", "Anna magára teszi a Börtönt."]
    );
    let duel = played(card("duel 8C"), Some(BENCE));
    assert_eq!(
        [ANNA, BENCE, JO].map(|viewer| say(viewer, &duel)),
        ["Párbajra hívod Bencét.", "Anna párbajra hív téged.", "Anna párbajra hívja Bencét."]
    );
    let own = played(card("cat_balou KH"), Some(ANNA));
    assert_eq!(
        [ANNA, BENCE].map(|viewer| say(viewer, &own)),
        ["Kijátszol magad ellen egy Cat Balou-t.", "Anna kijátszik maga ellen egy Cat Balou-t."]
    );
    let tequila = played(card("tequila 9C"), Some(BENCE));
    assert_eq!(
        [ANNA, BENCE, JO].map(|viewer| say(viewer, &tequila)),
        ["Adsz Bencének egy Tequilát.", "Anna ad neked egy Tequilát.", "Anna ad Bencének egy Tequilát."]
    );
    let knife = Fact::Used { seat: ANNA, of: Source::Card(card("knife 8H")), target: Some(BENCE) };
    assert_eq!(
        [ANNA, BENCE].map(|viewer| say(viewer, &knife)),
        ["Beveted a Kést Bence ellen.", "Anna beveti a Kést ellened."]
    );
    let paid = Fact::Played {
        seat: ANNA,
        card: card("springfield KS"),
        kind: CardKind::Springfield,
        target: Some(BENCE),
        paid: Some(card("beer 6H")),
    };
    assert_eq!(say(JO, &paid), "Anna kijátszik Bence ellen egy Springfieldet, és eldob hozzá egy Sört.");
    assert_eq!(say(ANNA, &paid), "Kijátszol Bence ellen egy Springfieldet, és eldobsz hozzá egy Sört.");
    let immune = Fact::Immune { seat: JO, because: Source::Card(card("indians KD")) };
    assert_eq!(
        [ANNA, JO].map(|viewer| say(viewer, &immune)),
        ["Az Indiánok! nem hat Jóra.", "Az Indiánok! nem hat rád."]
    );
    assert_eq!(say(ANNA, &Fact::TurnBegan { seat: Seat(3) }), "D köre.");
    let penalty = Fact::Penalty { seat: ANNA };
    assert_eq!(say(ANNA, &penalty), "Seriffhelyettest lőttél le, minden lapodat elveszíted.");
    assert_eq!(say(BENCE, &penalty), "Anna seriffhelyettest lőtt le, minden lapját elveszíti.");
    let outcome = Outcome { team: Team::Law, winners: SeatSet::of(ANNA).with(JO) };
    assert_eq!(say(JO, &Fact::Ended { outcome }), "Győz a törvény és a rend: Anna és te.");
    assert_eq!(say(BENCE, &Fact::RoleShown { seat: BENCE, role: Role::Renegade }), "A szereped: renegát.");
}

#[test]
fn words_know_what_they_stand_for() {
    let names = names();
    let fact = Fact::Took { seat: ANNA, card: Some(card("beer 6H")) };
    let topics = |viewer| {
        let line = Lang::HU.tongue().fact(&Voice { names: &names, viewer: Some(viewer) }, &fact);
        line.0.into_iter().map(|span| (span.text, span.topic)).collect::<Vec<_>>()
    };
    let beer = ("egy Sört".to_string(), Some(Topic::Card(card("beer 6H"))));
    let seat = |text: &str| (text.to_string(), Some(Topic::Seat(ANNA)));
    let text = |text: &str| (text.to_string(), None);
    assert_eq!(topics(ANNA), [text("Elveszel "), beer.clone(), text(".")]);
    assert_eq!(topics(BENCE), [seat("Anna"), text(" elvesz "), beer, text(".")]);
}

#[test]
fn prompts_tell_why_and_for_whom() {
    let shot = |needed| Question::Shot { by: Some(JO), because: Source::Card(card("bang 7D")), bang: true, needed };
    assert_eq!(asked(ANNA, shot(1)), "Jo rád lő. Játssz ki egy Elvétve!-t, vagy állod a találatot.");
    assert_eq!(asked(ANNA, shot(2)), "Jo rád lő. Csak 2 Elvétve! állítja meg. Játszd ki őket, vagy állod a találatot.");
    assert_eq!(asked(JO, shot(1)), "Annára várunk: mit lép a lövésedre.");
    assert_eq!(asked(BENCE, shot(1)), "Annára várunk: mit lép Jo lövésére.");
    let with = |because| {
        let question = Question::Shot { by: Some(JO), because, bang: false, needed: 1 };
        asked(ANNA, question).split_once(". ").unwrap().0.to_string()
    };
    assert_eq!(with(Source::Card(card("gatling 10H"))), "Jo Gatlinggel tüzel rád");
    assert_eq!(with(Source::Card(card("knife 8H"))), "Jo Késsel támad rád");
    assert_eq!(with(Source::Character(Character::DocHolyday)), "Jo Doc Holyday képességével lő rád");
    let indians = Question::Indians { by: JO };
    assert_eq!(asked(ANNA, indians), "Jo kijátszotta: Indiánok! Dobj el egy BANG!-et, vagy veszíts 1 életet.");
    assert_eq!(asked(BENCE, indians), "Annára várunk: mit lép Jo Indiánok! lapjára.");
    assert_eq!(asked(JO, indians), "Annára várunk: mit lép a te Indiánok! lapodra.");
    let duel = Question::Duel { with: JO };
    assert_eq!(asked(ANNA, duel), "Párbaj Jo ellen: dobj el egy BANG!-et, vagy veszíts 1 életet.");
    assert_eq!(asked(JO, duel), "Annára várunk: Párbaj ellened.");
    let dying = Question::Dying { because: Source::Rules, needed: 2 };
    assert_eq!(asked(ANNA, dying), "Haldokolsz. Nyerj vissza 2 életet, különben kiesel.");
    let rob = Question::Rob { from: BENCE, because: Source::Rules };
    assert_eq!(
        asked(ANNA, rob),
        "Vegyél el egy lapot Bencétől: egyet az előtte fekvők közül, vagy találomra a kezéből."
    );
    assert_eq!(asked(BENCE, rob), "Annára várunk: elvesz egy lapot tőled.");
    let strip = Question::Strip { from: BENCE, because: Source::Rules };
    assert_eq!(
        asked(ANNA, strip),
        "Dobasd el Bence egyik lapját: egyet az előtte fekvők közül, vagy találomra a kezéből."
    );
    assert_eq!(asked(JO, strip), "Annára várunk: kiválasztja Bence egyik lapját.");
    assert_eq!(asked(BENCE, strip), "Annára várunk: kiválasztja az egyik lapodat.");
    let flip = Question::Flip { because: Source::Card(card("barrel QS")) };
    assert_eq!(asked(ANNA, flip), "A Hordó miatt csapsz fel: válaszd ki, melyik lap számítson.");
    assert_eq!(asked(BENCE, flip), "Annára várunk: a Hordó miatt lapot választ.");
    let pay = |of: &str, target| asked(ANNA, Question::Pay { of: Source::Card(card(of)), target });
    assert_eq!(pay("springfield KS", Some(JO)), "Dobj el még egy lapot, hogy a Springfielddel rálőj Jóra.");
    assert_eq!(pay("rag_time 9H", Some(JO)), "Dobj el még egy lapot, hogy a Rag Time-mal elvedd Jo egyik lapját.");
    assert_eq!(pay("tequila 9C", Some(JO)), "Dobj el még egy lapot, hogy adj Jónak egy Tequilát.");
    assert_eq!(pay("tequila 9C", Some(ANNA)), "Dobj el még egy lapot, hogy megidd a Tequilát.");
    assert_eq!(pay("brawl JS", None), "Dobj el még egy lapot, hogy kitörjön a Verekedés.");
    let secret = Question::Pay { of: Source::Card(card("brawl JS")), target: None };
    assert_eq!(asked(JO, secret), asked(JO, Question::Turn));
}

/// Anna at the turn with some cards, all others without.
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
    let game = Layout { seats: seats.collect(), turn: ANNA, ..Layout::new() }.build().unwrap();
    let view = View::of(&game, Some(viewer));
    (game, view)
}

fn label(view: &View, action: Action) -> String {
    let names = names();
    Lang::HU.tongue().action(view, &Voice { names: &names, viewer: view.viewer }, action).plain()
}

#[test]
fn buttons_say_what_they_do() {
    let (mut game, own) = view(&["bang 2D", "beer 6H", "cat_balou KH"], &[], ANNA);
    let play = |name: &str, target| Action::Play { card: card(name), kind: card(name).kind(), target };
    assert_eq!(label(&own, play("bang 2D", Some(BENCE))), "Lövök Bencére");
    assert_eq!(label(&own, play("beer 6H", None)), "Kijátszom a Sört");
    assert_eq!(label(&own, play("indians KD", None)), "Kijátszom az Indiánok!-at");
    assert_eq!(label(&own, play("knife 8H", None)), "Leteszem a Kést");
    assert_eq!(label(&own, play("duel 8C", Some(BENCE))), "Párbajra hívom Bencét");
    assert_eq!(label(&own, play("cat_balou KH", Some(BENCE))), "Eldobatom Bence egy lapját");
    assert_eq!(label(&own, play("cat_balou KH", Some(ANNA))), "Eldobom egy lapomat");
    assert_eq!(label(&own, play("tequila 9C", Some(JO))), "Adok Jónak egy Tequilát");
    assert_eq!(label(&own, play("springfield KS", Some(JO))), "Lövök Jóra a Springfielddel");
    let janet = Action::Play { card: card("missed 10C"), kind: CardKind::Bang, target: Some(BENCE) };
    assert_eq!(label(&own, janet), "Lövök Bencére az Elvétve!-vel");
    let cards = Some((card("bang 2D"), card("beer 6H")));
    let sid = Action::Use { of: Source::Character(Character::SidKetchum), cards, target: None };
    assert_eq!(label(&own, sid), "BANG! és Sör eldobva: +1 élet");
    assert_eq!(label(&own, Action::End), "Kör vége");
    assert_eq!(label(&own, Action::PickSeat(BENCE)), "Húzok Bence kezéből");

    game.apply(ANNA, play("cat_balou KH", Some(ANNA))).unwrap();
    assert_eq!(label(&View::of(&game, Some(ANNA)), Action::Pick(card("beer 6H"))), "Eldobom a Sört");
}

#[test]
fn a_refusal_has_the_numbers() {
    let tell = |in_play: &[&str], play: &str, target: Option<Seat>| {
        let (game, view) = view(&[play], in_play, ANNA);
        let action = Action::Play { card: card(play), kind: card(play).kind(), target };
        let names = names();
        let voice = Voice { names: &names, viewer: Some(ANNA) };
        let reason = game.check(ANNA, action).unwrap_err();
        Lang::HU.tongue().illegal(&view, &voice, Some(action), reason).plain()
    };
    assert_eq!(tell(&[], "bang 2D", Some(JO)), "Jo távolsága 2, de a Colt .45 hatótávja csak 1.");
    assert_eq!(tell(&["volcanic 10S"], "bang 2D", Some(BENCE)), "Bence távolsága 2, de a Volcanic hatótávja csak 1.");
    assert_eq!(tell(&["winchester 8S"], "panic JH", Some(JO)), "Jo távolsága 2, de a Pánik! hatótávja csak 1.");
    assert_eq!(tell(&["mustang 9H"], "mustang 8H", None), "Előtted már van Mustang.");
    assert_eq!(tell(&[], "jail 4H", Some(BENCE)), "Bence a seriff, őt nem lehet bebörtönözni.");
    assert_eq!(tell(&[], "missed 2S", None), "Az Elvétve! csak akkor jó, ha rád lőnek.");
    assert_eq!(tell(&[], "cat_balou KH", Some(BENCE)), "Bencének nincs lapja.");
    assert_eq!(tell(&[], "bang 2D", None), "Válaszd ki, ki ellen játszod ki a BANG!-et.");
    let (_, view) = view(&[], &[], ANNA);
    let names = names();
    let voice = Voice { names: &names, viewer: Some(ANNA) };
    let limit = |limit| Lang::HU.tongue().illegal(&view, &voice, None, Illegal::BangLimit { played: limit, limit });
    assert_eq!(limit(1).plain(), "Ebben a körben már kijátszottad az egyetlen BANG! lapodat.");
    assert_eq!(limit(2).plain(), "Már 2 BANG! lapot kijátszottál; egy körben legfeljebb 2 lehet.");
}

#[test]
fn among_three_the_winner_is_named_by_role() {
    let names = ["Anna", "Bence", "Jo"].map(String::from);
    let voice = Voice { names: &names, viewer: Some(ANNA) };
    let ended = |team, winner| {
        let outcome = Outcome { team, winners: SeatSet::of(winner) };
        Lang::HU.tongue().outcome(&voice, outcome).plain()
    };
    assert_eq!(ended(Team::Law, ANNA), "A seriffhelyettes győz: te.");
    assert_eq!(ended(Team::Outlaws, BENCE), "A bandita győz: Bence.");
    assert_eq!(ended(Team::Renegades, JO), "A renegát egyedül maradt talpon: Jo.");
}

#[test]
fn the_page_speaks_to_people_by_name() {
    let ui = Lang::HU.tongue().ui();
    assert_eq!(ui.pass_to("Jóska"), "Add oda a készüléket Jóskának.");
    assert_eq!(ui.take_over("Etel"), "Én vagyok Etel");
    assert_eq!(ui.player_count(5), "5 játékos");
}

#[test]
fn troubles_are_told() {
    let tongue = Lang::HU.tongue();
    assert_eq!(
        tongue.setup_error(SetupError::Players { found: 3, least: 4, most: 7 }),
        "Ezekkel a készletekkel 4–7 játékos játszhat, ti 3 vagytok."
    );
    let diverged = LoadError::Record(RecordError::Diverged { after: 5 });
    assert_eq!(
        tongue.resume_error(&ResumeError::Load(diverged)),
        "A mentett játék nem folytatható. Az 5. lépés után a játék már nem az, amit elmentettünk."
    );
    assert_eq!(
        tongue.resume_error(&ResumeError::Open(OpenError::Damaged)),
        "A mentett játék nem folytatható. Csonka, vagy valaki belenyúlt."
    );
    assert_eq!(
        tongue.save_error(SaveError::Store(StoreError::Full)),
        "A játékot nem sikerül elmenteni. A böngésző tárhelye megtelt."
    );
    assert_eq!(tongue.no_undo(NoUndo::Nothing), "Nincs mit visszavonni.");
}
