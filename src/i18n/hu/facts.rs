//! The lines of the log.

use super::names;
use super::weave::{Weave, cards_t};
use crate::i18n::{Fact, Line, Voice};
use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Outcome, Seat, Team};

pub(super) fn fact(voice: &Voice, fact: &Fact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        Fact::TurnBegan { seat } => say.says(seat, "A te köröd", "köre").stop(),
        Fact::Played { seat, card, kind, target, paid } => {
            discarding(played(say, seat, card, kind, target), seat, paid).stop()
        }
        Fact::Answered { seat, card, kind, paid } => {
            let say = say.says(seat, "A válaszod", "válasza").text(": ").card(card);
            discarding(used_as(say, card, kind), seat, paid).stop()
        }
        Fact::Used { seat, of: Source::Event(card), target } => allowed(say, seat, card, target).stop(),
        Fact::Used { seat, of: Source::Character(Character::LeeVanKliff), target } => {
            let say = say.says(seat, "Megismétled", "megismétli");
            match target {
                Some(target) if target == seat => {
                    let own = if say.is_you(seat) { " magad ellen." } else { " maga ellen." };
                    say.text(own).done()
                }
                Some(target) => say.text(" ").against(target).stop(),
                None => say.stop(),
            }
        }
        Fact::Used { seat, of: Source::Character(Character::FlintWestwood), target: Some(target) } => {
            say.says(seat, "Lapot cserélsz", "lapot cserél").text(" ").says(target, "veled", "lapjaiért").stop()
        }
        Fact::Used { seat, of, target } => used(say, seat, of, target).stop(),
        Fact::Declined { seat, .. } => say.says(seat, "Nem teszel", "nem tesz").text(" ellene semmit.").done(),
        Fact::Dealt => say.text("A lapok kiosztva.").done(),
        Fact::Drew { seat, count, cards: ref known } => {
            some_cards(say.says(seat, "Húzol", "húz").text(" "), count, known).stop()
        }
        Fact::DrewDiscard { seat, card } => {
            say.says(seat, "Elveszed", "elveszi").text(" ").the_card_t(card).text(" a dobópakliból.").done()
        }
        Fact::LaidOpen { cards: ref open, flipped: false } => say.text("Felfordítva: ").cards(open).stop(),
        Fact::LaidOpen { cards: ref open, flipped: true } => say.text("Felfordítva: ").faces(open).stop(),
        Fact::LooksAt { seat, count, cards: ref known } => {
            some_cards(say.says(seat, "Megnézel", "megnéz").text(" "), count, known).stop()
        }
        Fact::Took { seat, card: Some(card) } => say.says(seat, "Elveszel", "elvesz").text(" ").a_card_t(card).stop(),
        Fact::Took { seat, card: None } => say.says(seat, "Megtartasz", "megtart").text(" egy lapot.").done(),
        Fact::Gave { seat, to, card } => {
            let say = say.says(seat, "Adsz", "ad").text(" ").whom_for(to).text(" ");
            match card {
                Some(card) => say.a_card_t(card).stop(),
                None => say.text("egy lapot.").done(),
            }
        }
        Fact::Buried { seat, count, cards: ref known } => {
            some_cards(say.says(seat, "A húzópaklira teszel", "a húzópaklira tesz").text(" "), count, known).stop()
        }
        Fact::OnDeck { card } => say.the_start(card.kind()).card(card).text(" a húzópaklira kerül.").done(),
        Fact::PutBack { card: Some(card) } => {
            say.the_start(card.kind()).card(card).text(" visszakerül a pakli tetejére.").done()
        }
        Fact::PutBack { card: None } => say.text("Egy lap visszakerül a pakli tetejére.").done(),
        Fact::Discarded { seat, cards: ref gone } => {
            say.says(seat, "Eldobod", "eldobja").text(" ").the_cards_t(gone).stop()
        }
        Fact::Robbed { seat, from, count, cards: ref known } if seat == from => {
            some_cards(say.says(seat, "Visszaveszel", "visszavesz").text(" "), count, known).stop()
        }
        Fact::Robbed { seat, from, count, cards: ref known } => {
            let say = say.says(seat, "Elveszel", "elvesz").text(" ").from(from).text(" ");
            some_cards(say, count, known).stop()
        }
        Fact::PassedOn { to, card, .. } => {
            say.the_start(card.kind()).card(card).text(" ").says(to, "eléd", "elé").text(" kerül.").done()
        }
        Fact::Shown { seat, card } => {
            let say = say.says(seat, "Megmutatod", "megmutatja").text(" ").the_card_t(card);
            say.text(" (").face(card).text(").").done()
        }
        Fact::Reshuffled => say.text("A dobópakli megkeverve: ez az új húzópakli.").done(),
        Fact::Checked { seat, card, because, good } => {
            let say = say.says(seat, "Felcsapod", "felcsapja").text(" ").the_face_t(card).text(": ");
            verdict(say, seat, because, good)
        }
        Fact::TurnSkipped { seat } => say.says(seat, "Kimaradsz", "kimarad").text(" ebből a körből.").done(),
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::Gag) } => {
            let say = say.says(seat, "Megszólaltál, és veszítesz", "megszólalt, és veszít");
            say.text(&format!(" {amount} életet.")).done()
        }
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::MissSusanna) } => {
            let say =
                say.says(seat, "Túl kevés lapot játszottál ki, és veszítesz", "túl kevés lapot játszott ki, és veszít");
            say.text(&format!(" {amount} életet.")).done()
        }
        Fact::LifeLost { seat, amount, .. } => {
            say.says(seat, "Veszítesz", "veszít").text(&format!(" {amount} életet.")).done()
        }
        Fact::LifeGained { seat, amount } => {
            say.says(seat, "Visszanyersz", "visszanyer").text(&format!(" {amount} életet.")).done()
        }
        Fact::NoEffect { kind, .. } => say.the_start(kind).kind(kind).text(" most hatástalan.").done(),
        Fact::Immune { seat, because: Source::Card(card) } => {
            say.the_start(card.kind()).kind(card.kind()).text(" nem hat ").onto(seat).stop()
        }
        Fact::Immune { seat, because } => say.source_start(because).text(" nem hat ").onto(seat).stop(),
        Fact::AbilityCopied { seat, character } => {
            say.says(seat, "Átveszed", "átveszi").text(" ").character(character).text(" képességét.").done()
        }
        Fact::RoleShown { seat, role } => say.says(seat, "A szereped", "szerepe").text(": ").role(role).stop(),
        Fact::CharacterTaken { seat, character, life } => {
            let say = say.says(seat, "A karaktered", "karaktere").text(": ").character(character);
            say.text(&format!(", {life} élettel.")).done()
        }
        Fact::Disguised { seat, character: Some(character) } => say
            .says(seat, "Egy időre átveszed", "egy időre átveszi")
            .text(" ")
            .character(character)
            .text(" képességeit.")
            .done(),
        Fact::Disguised { seat, character: None } => {
            say.says(seat, "Újra a saját képességeiddel játszol", "újra a saját képességeivel játszik").stop()
        }
        Fact::EventTurned { card, coming } => {
            let say = say.text("Új esemény: ").event(card);
            match coming {
                Some(coming) => say.text(". Utána jön: ").event(coming).stop(),
                None if card.def().is_last => say.text(". Ez a végéig marad.").done(),
                None => say.stop(),
            }
        }
        Fact::EventEnded { card } => say.text("Vége: ").event(card).stop(),
        Fact::RolesDealt => say.text("A szerepeket újraosztottuk.").done(),
        Fact::RoleDealt { seat, role } => say.says(seat, "Az új szereped", "új szerepe").text(": ").role(role).stop(),
        Fact::RoleTurnedUp { seat, role } => {
            say.says(seat, "Felfeded a szerepedet", "felfedi a szerepét").text(": ").role(role).stop()
        }
        Fact::SeatsSwapped { a, b } => {
            let (first, second) = if say.is_you(a) { (b, a) } else { (a, b) };
            let trade = if say.is_you(second) { " helyet cseréltek." } else { " helyet cserél." };
            say.who_start(first).text(" és ").who(second).text(trade).done()
        }
        Fact::WillMissTurn { seat } => {
            say.says(seat, "Kimaradsz a következő körödből", "kimarad a következő köréből").stop()
        }
        Fact::Sentenced { seat, jailed: true } => {
            say.says(seat, "Életfogytig börtönben ülsz", "életfogytig börtönben ül").stop()
        }
        Fact::Sentenced { seat, jailed: false } => say.says(seat, "Kiszabadultál", "kiszabadult").stop(),
        Fact::Reborn { seat, because: EventCard::GraveDigger, life, .. } => {
            let say = say.says(seat, "Tovább játszol", "tovább játszik").text(", mostantól ");
            say.character(Character::TheGraveDigger).text(&format!(", {life} élettel.")).done()
        }
        Fact::Reborn { seat, because, role, life } => {
            let say = say.event(because).text(": ");
            let say = say.says(seat, "tovább játszol", "tovább játszik").text(", mostantól ").role(role);
            say.text(&format!(", {life} élettel.")).done()
        }
        Fact::AbilitiesDrawn { seat, characters: [first, second] } => {
            let say = say.says(seat, "A képességeid", "képességei").text(": ").character(first);
            say.text(" és ").character(second).stop()
        }
        Fact::HandShown { seat, cards: ref hand } if hand.is_empty() => {
            say.says(seat, "Üres kezet mutatsz", "üres kezet mutat").stop()
        }
        Fact::HandShown { seat, cards: ref hand } => {
            say.says(seat, "Megmutatod a kezedet", "megmutatja a kezét").text(": ").cards(hand).stop()
        }
        Fact::Ordered { seat, by, kind, target } => {
            let say = say.says(by, "Ráparancsolsz", "ráparancsol").text(" ").onto(seat).text(": ").kind(kind);
            match target {
                Some(target) if target == seat => {
                    let own = if say.is_you(seat) { " magad ellen." } else { " maga ellen." };
                    say.text(own).done()
                }
                Some(target) => say.text(" ").against(target).stop(),
                None => say.stop(),
            }
        }
        Fact::Returned { seat, life: 0 } => say.says(seat, "Visszatérsz", "visszatér").text(" szellemként.").done(),
        Fact::Returned { seat, life } => {
            say.says(seat, "Visszatérsz", "visszatér").text(&format!(" {life} élettel.")).done()
        }
        Fact::SuitNamed { seat, suit } => say
            .says(seat, "A választott színed", "választott színe")
            .text(": ")
            .text(names::suit(suit))
            .text(". Ebben a körben csak ez jó.")
            .done(),
        Fact::Guessed { seat, red, card, right } => {
            let colour = if red { ": piros" } else { ": fekete" };
            let say = say.says(seat, "A tipped", "tippje").text(colour);
            let say = match card {
                Some(card) => say.text(", a lap ").face(card),
                None => say,
            };
            say.text(if right { ": talált." } else { ": nem talált." }).done()
        }
        Fact::Eliminated { seat, role } => {
            let was = if say.is_you(seat) { " voltál." } else { " volt." };
            let say = say.says(seat, "Kiestél", "kiesett");
            match role {
                Some(role) => say.text(": ").role(role).text(was).done(),
                None => say.stop(),
            }
        }
        Fact::Penalty { seat } if say.is_you(seat) => {
            say.says(seat, "Seriffhelyettest", "").text(" lőttél le, minden lapodat elveszíted.").done()
        }
        Fact::Penalty { seat } => {
            say.who_start(seat).text(" seriffhelyettest lőtt le, minden lapját elveszíti.").done()
        }
        Fact::Reward { seat } => say.says(seat, "Megkapod", "megkapja").text(" a vérdíjat.").done(),
        Fact::Ended { outcome: ended } => outcome(voice, ended),
    }
}

/// Who won.
pub(super) fn outcome(voice: &Voice, outcome: Outcome) -> Line {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let say = Weave::new(voice);
    let say = match (outcome.team, winners.len()) {
        // Three players have one of each role, and one of them wins.
        (Team::Law, _) if voice.names.len() == 3 => say.text("A seriffhelyettes győz"),
        (Team::Outlaws, _) if voice.names.len() == 3 => say.text("A bandita győz"),
        (Team::Law, _) => say.text("A törvény győz"),
        (Team::Outlaws, 1) => say.text("A bandita győz"),
        (Team::Outlaws, _) => say.text("A banditák győznek"),
        (Team::Renegades, 0 | 1) => say.text("A renegát győz"),
        (Team::Renegades, _) => say.text("A renegátok győznek"),
    };
    if winners.is_empty() { say.stop() } else { say.text(": ").seats(&winners).stop() }
}

fn played(say: Weave, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) -> Weave {
    match (kind, target) {
        (CardKind::Duel, Some(target)) => return challenged(say, seat, card, target),
        (CardKind::Tequila, Some(target)) if target == seat => {
            return say.says(seat, "Megiszod", "megissza").text(" ").the_card_t(card);
        }
        (CardKind::Tequila, Some(target)) => {
            return say.says(seat, "Adsz", "ad").text(" ").whom_for(target).text(" ").a_card_t(card);
        }
        _ => {}
    }
    match (kind.border(), target) {
        (Border::Blue, None) => say.says(seat, "Magad elé teszed", "maga elé teszi").text(" ").the_card_t(card),
        (Border::Blue, Some(target)) if target == seat => {
            say.says(seat, "Magadra teszed", "magára teszi").text(" ").the_card_t(card)
        }
        (Border::Blue, Some(target)) if say.is_you(seat) => {
            say.onto_start(target).text(" ").says(seat, "teszed", "").text(" ").the_card_t(card)
        }
        (Border::Blue, Some(target)) => say.who_start(seat).text(" ").onto(target).text(" teszi ").the_card_t(card),
        (Border::Green, _) => say.says(seat, "Leteszed", "leteszi").text(" ").the_card_t(card),
        (Border::Brown, target) => {
            let say = say.says(seat, "Kijátszol", "kijátszik").text(" ");
            let say = match target {
                None => say,
                Some(target) if target == seat => {
                    let own = if say.is_you(seat) { "magad ellen " } else { "maga ellen " };
                    say.text(own)
                }
                Some(target) => say.against(target).text(" "),
            };
            used_as(say.a_card_t(card), card, kind)
        }
    }
}

/// "Jo párbajra hív téged", "Jo párbajra hívja Annt".
fn challenged(say: Weave, seat: Seat, card: CardId, target: Seat) -> Weave {
    if say.is_you(seat) {
        return say.card_as(card, "Párbajra").text(" ").says(seat, "hívod", "").text(" ").whom(target);
    }
    let calls = if say.is_you(target) { " hív " } else { " hívja " };
    say.who_start(seat).text(" ").card_as(card, "párbajra").text(calls).whom(target)
}

/// "Jo beveti a Kést ellened".
fn used(say: Weave, seat: Seat, of: Source, target: Option<Seat>) -> Weave {
    let say = say.says(seat, "Beveted", "beveti").text(" ").source_t(of);
    match target {
        Some(target) if target == seat => {
            let own = if say.is_you(seat) { " magad ellen" } else { " maga ellen" };
            say.text(own)
        }
        Some(target) => say.text(" ").against(target),
        None => say,
    }
}

/// What somebody does that an event allows.
fn allowed(say: Weave, seat: Seat, event: EventCard, target: Option<Seat>) -> Weave {
    match (event, target) {
        (EventCard::Ricochet, Some(target)) => {
            say.says(seat, "Rálősz", "rálő").text(" ").says(target, "az egyik lapodra", "egyik lapjára")
        }
        (EventCard::Sniper, Some(target)) => {
            say.says(seat, "Orvlövészként lősz", "orvlövészként lő").text(" ").onto(target)
        }
        (EventCard::BloodBrothers, Some(target)) => {
            say.says(seat, "Adsz", "ad").text(" ").whom_for(target).text(" 1 életet")
        }
        (EventCard::HardLiquor, _) => say.says(seat, "Húzás helyett iszol", "húzás helyett iszik"),
        (EventCard::DeadSheriffsGhost, _) => say.says(seat, "Kísértesz az asztalnál", "kísért az asztalnál"),
        (EventCard::DougBadman, _) => say.event(event).text(": ").says(seat, "alkut kötsz", "alkut köt"),
        (other, _) => say.says(seat, "Beveted", "beveti").text(" ").source_t(Source::Event(other)),
    }
}

/// ", és eldob hozzá egy Sört", if that was the price.
fn discarding(say: Weave, seat: Seat, paid: Option<CardId>) -> Weave {
    let Some(paid) = paid else { return say };
    let drops = if say.is_you(seat) { ", és eldobsz hozzá " } else { ", és eldob hozzá " };
    say.text(drops).a_card_t(paid)
}

/// " BANG!-ként", if the card is used as something else.
fn used_as(say: Weave, card: CardId, kind: CardKind) -> Weave {
    if card.kind() == kind { say } else { say.text(" ").kind_as(kind) }
}

/// The cards the reader knows by name, the others by number.
fn some_cards<'a>(say: Weave<'a>, count: u8, known: &[CardId]) -> Weave<'a> {
    let hidden = count - known.len() as u8;
    match (known.is_empty(), hidden) {
        (true, _) => say.text(&cards_t(count)),
        (false, 0) => say.some_cards_t(known),
        (false, _) => say.some_cards_t(known).text(" és még ").text(&cards_t(hidden)),
    }
}

/// What a draw! meant.
fn verdict(say: Weave, seat: Seat, because: Source, good: bool) -> Line {
    let kind = match because {
        Source::Card(card) => Some(card.kind()),
        Source::Rules | Source::Character(_) | Source::Event(_) => None,
    };
    let you = say.is_you(seat);
    if because == Source::Event(EventCard::Vendetta) {
        let words = match (good, you) {
            (true, true) => "még egyszer te jössz!",
            (true, false) => "még egyszer jön!",
            (false, true) => "nem jössz újra.",
            (false, false) => "nem jön újra.",
        };
        return say.text(words).done();
    }
    let told = match because {
        Source::Event(EventCard::HelenaZontero) => Some(["jön az újraosztás!", "minden marad a régiben."]),
        Source::Event(EventCard::DaringChallenge) => Some(["mellément!", "talált."]),
        Source::Event(EventCard::Lifetime) => Some(["nyílik a cella.", "zárva marad a cella."]),
        Source::Event(EventCard::MadRide) => Some(["vége a futamnak.", "nem ász."]),
        Source::Event(EventCard::WildShot) => Some(["senkit sem talál el.", "valakit eltalál."]),
        Source::Character(Character::TerenKill) => Some(["a halál még várhat.", "most vége."]),
        Source::Character(Character::TheGraveDigger) => Some(["a lövés mellémegy.", "ez nem segít."]),
        Source::Rules | Source::Card(_) | Source::Character(_) | Source::Event(_) => None,
    };
    if let Some([yes, no]) = told {
        return say.text(if good { yes } else { no }).done();
    }
    match (kind, good) {
        (Some(CardKind::Barrel), true) => say.text("a Hordó véd.").done(),
        (Some(CardKind::Jail), true) if you => say.text("szabadulsz a Börtönből.").done(),
        (Some(CardKind::Jail), true) => say.text("szabadul a Börtönből.").done(),
        (Some(CardKind::Jail), false) if you => say.text("maradsz a Börtönben.").done(),
        (Some(CardKind::Jail), false) => say.text("marad a Börtönben.").done(),
        (Some(CardKind::Dynamite), true) => say.text("a Dinamit nem robban.").done(),
        (Some(CardKind::Dynamite), false) => say.text("a Dinamit felrobban!").done(),
        (_, true) => say.source(because).text(" segít.").done(),
        (_, false) => say.source(because).text(" nem segít.").done(),
    }
}
