//! Questions, buttons and refusals.

use super::{Hungarian, names};
use crate::i18n::hu::suffix::{Suffix, article_start, attach};
use crate::i18n::hu::weave::Weave;
use crate::i18n::{DiceTongue, Line, Voice};
use standoff_engine::core::Seat;
use standoff_engine::dice::{
    Action, Arrow, Ask, Character, Decision, Die, Face, Illegal, Moment, SetupError, Source, View,
};

pub(super) fn prompt(view: &View, voice: &Voice) -> Option<Line> {
    let decision = view.decision?;
    let say = Weave::new(voice);
    Some(if voice.viewer == Some(decision.seat) {
        asked(say, view, decision)
    } else {
        waiting(say.onto_start(decision.seat).text(" várunk"), decision.ask)
    })
}

fn asked(say: Weave, view: &View, decision: Decision) -> Line {
    match decision.ask {
        Ask::Dice => say.text("Te jössz. Válaszd ki a kockáidat.").done(),
        Ask::Roll { .. } if view.turn.rolls == 0 && view.board.ghost == Some(decision.seat) => {
            say.text("Te vagy a szellem. Dobj a két kockáddal.").done()
        }
        Ask::Roll { .. } if view.turn.rolls == 0 => say.text("Te jössz. Dobj.").done(),
        Ask::Roll { left } => say
            .text(&format!("Koppints arra, amit megtartasz, a többit dobd újra, vagy állj meg. Még {left} dobás."))
            .done(),
        Ask::Shoot { reach, left } => say.text(&format!("{reach}-es lövés: kire lősz?")).text(&more(left)).done(),
        Ask::Heal { left } => match decision.because {
            Source::Character(_) => source(say, decision.because).text(": ki kap 1 életet?").done(),
            _ => say.text("Sör: ki kap 1 életet?").text(&more(left)).done(),
        },
        Ask::PickSeat => match decision.because {
            Source::Character(Character::ElenaFuente) => {
                source(say, decision.because).text(": ki vegye el helyetted az első nyilat?").done()
            }
            _ => source(say, decision.because).text(": kinek a nyilai cserélnek gazdát?").done(),
        },
        Ask::Arrow { left } => say.text("Melyik nyilat veszed el?").text(&more(left)).done(),
        Ask::Dodge { left } => {
            say.text(&format!("{left} életet veszítesz. Elveszel egy nyilat 1 élet helyett?")).done()
        }
        Ask::Return { left } => match decision.because {
            Source::Face(_) => say.text("Törött nyíl: kinek a nyila kerül vissza?").text(&more(left)).done(),
            _ => source(say, decision.because).text(": visszateszel egy nyilat?").text(&more(left)).done(),
        },
        Ask::ReturnAll => say.text("Megmenekültél. Visszateszed minden nyiladat?").done(),
        Ask::TakeLoss { victim, amount } => {
            say.who_start(victim).text(&format!(" {amount} életet veszít. Elveszíted helyette?")).done()
        }
        Ask::Role { moment } => {
            occasion(say, view.turn.seat, moment).text(" Felfeded a szerepedet, és használod az erejét?").done()
        }
        Ask::Turn => source(say, decision.because).text(": koppints egy kockára, és válaszd ki az új oldalát.").done(),
        Ask::Give => say.text("Szellem: add valakinek az egyik kockád jelzőjét.").done(),
    }
}

/// " Még 3." if there are several.
fn more(left: u8) -> String {
    if left > 1 { format!(" Még {left}.") } else { String::new() }
}

/// Why special roles are asked for.
fn occasion(say: Weave, active: Seat, moment: Moment) -> Weave {
    match moment {
        Moment::TurnStart => say.text("Kezdődik a köröd."),
        Moment::TurnEnd => say.text("Véget ér a köröd."),
        Moment::Rolled => say.says(active, "Dobtál", "dobott").text("."),
        Moment::LastRoll => say.says(active, "Nem dobsz többet", "nem dob többet").text("."),
        Moment::Revealed { by, power } => {
            say.says(by, "Felfedted a szereped", "felfedte a szerepét").text(": ").text(names::power(power)).text(".")
        }
        Moment::Gain { seat, amount } => {
            say.says(seat, "Mindjárt kapsz", "mindjárt kap").text(&format!(" {amount} életet."))
        }
        Moment::Death { seat } => say.says(seat, "Mindjárt kiesel", "mindjárt kiesik").text("."),
    }
}

/// Begins after "Annra várunk".
fn waiting(say: Weave, ask: Ask) -> Line {
    say.text(match ask {
        Ask::Dice => ": kockát választ.",
        Ask::Roll { .. } => ": dob.",
        Ask::Shoot { .. } => ": céloz.",
        Ask::Heal { .. } => ": életet oszt.",
        Ask::PickSeat => ": választ valakit.",
        Ask::Arrow { .. } => ": elvesz egy nyilat.",
        Ask::Dodge { .. } | Ask::TakeLoss { .. } => ": tűzvonalban van.",
        Ask::Return { .. } | Ask::ReturnAll => ": nyilat tesz vissza.",
        Ask::Role { .. } => ": talán különleges szerepe van.",
        Ask::Turn => ": elfordít egy kockát.",
        Ask::Give => ": jelzőt ad valakinek.",
    })
    .done()
}

pub(super) fn source(say: Weave, of: Source) -> Weave {
    match of {
        Source::Rules => say.text("A szabály"),
        Source::Face(face) => say.text(names::face(face)),
        Source::Character(character) => say.text(Hungarian.character(character)),
        Source::Power(power) => say.text(names::power(power)),
    }
}

pub(super) fn action(view: &View, voice: &Voice, action: Action) -> String {
    let ask = view.decision.map(|decision| decision.ask);
    let with = |seat: Seat, you: &str, suffix| {
        if voice.viewer == Some(seat) { you.into() } else { attach(&voice.name(seat), suffix) }
    };
    match action {
        Action::UseDie(Die::Base) => "Csak alapkockák".into(),
        Action::UseDie(die) => names::die(die).into(),
        Action::Roll(_) if view.turn.rolls == 0 => "Dobás".into(),
        Action::Roll(dice) => format!("{} kocka újra", dice.iter().count()),
        Action::Stop => "Megállok".into(),
        Action::Shoot { target, doubled: false } => format!("Lövés {}", with(target, "magadra", Suffix::Ra)),
        Action::Shoot { target, doubled: true } => format!("Dupla lövés {}", with(target, "magadra", Suffix::Ra)),
        Action::PickSeat(seat) if voice.viewer == Some(seat) => "Én magam".into(),
        Action::PickSeat(seat) => voice.name(seat),
        Action::Take(Arrow::Normal) => "Nyilat veszek el".into(),
        Action::Take(Arrow::Chief) => "A törzsfőnök nyila".into(),
        Action::TakeFrom(seat) => format!("A törzsfőnök nyila {}", with(seat, "tőled", Suffix::Tol)),
        Action::Return { arrow: Arrow::Normal, .. } => "Nyíl vissza".into(),
        Action::Return { arrow: Arrow::Chief, .. } => "A törzsfőnök nyila vissza".into(),
        Action::ReturnAll => "Mind vissza".into(),
        Action::TakeLoss => "Elveszítem helyette".into(),
        Action::Reveal => match view.me().and_then(|me| me.power) {
            Some(power) => format!("Használom: {}", names::power(power)),
            None => "Felfedem a szerepem".into(),
        },
        Action::Turn { face, .. } => names::face(face).into(),
        Action::Give { face, seat } => format!("{} {}", names::face(face), with(seat, "neked", Suffix::Nak)),
        Action::Pass => match ask {
            Some(Ask::Dodge { .. }) => "Életet veszítek".into(),
            Some(Ask::Role { .. }) => "Passz".into(),
            _ => "Nem".into(),
        },
    }
}

pub(super) fn illegal(voice: &Voice, illegal: Illegal) -> Line {
    let say = Weave::new(voice);
    match illegal {
        Illegal::GameOver => say.text("A játéknak vége.").done(),
        Illegal::NotYourDecision { waiting_for } => say.text("Most ").who(waiting_for).text(" következik.").done(),
        Illegal::NoSuchSeat { .. } => say.text("Ott nem ül senki.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.says(seat, "Már kiestél", "már kiesett").stop()
        }
        Illegal::NotAsked => say.text("Most nem ez a kérdés.").done(),
        Illegal::MustChoose => say.text("Választanod kell.").done(),
        Illegal::NoSuchDie { .. } => say.text("Nincs ilyen kocka.").done(),
        Illegal::FirstRoll { .. } => say.text("Az első dobás minden kockával történik.").done(),
        Illegal::NothingToRoll => say.text("Nincs mit újradobni. Állj meg.").done(),
        Illegal::Locked { .. } => say.text("A dinamit a helyén marad.").done(),
        Illegal::NotThatFace { face, .. } => say.text("A kocka nem fordítható erre: ").text(names::face(face)).stop(),
        Illegal::NotShown { face } => say.text("Egy kockán sincs: ").text(names::face(face)).stop(),
        Illegal::NotThatDie { die } => say.text(names::die(die)).text(": most nem választható.").done(),
        Illegal::NotYourself => say.text("Magadat nem.").done(),
        Illegal::OutOfReach { target, distance, reach } => {
            say.who_start(target).text(&format!(" távolsága {distance}, ez a lövés {reach} távolságra talál.")).done()
        }
        Illegal::CannotDouble => say.text("Most nem duplázhatsz lövést.").done(),
        Illegal::NoSuchArrow { .. } => say.text("Nincs ilyen nyíl, amit elvehetnél.").done(),
        Illegal::NoArrowThere { seat, .. } => {
            let arrow = if say.is_you(seat) { " nincs visszatehető nyilad." } else { " nincs visszatehető nyila." };
            say.whom_for_start(seat).text(arrow).done()
        }
        Illegal::NoPower => say.text("A szereped most nem használható.").done(),
        Illegal::NotThatPlayer { because, .. } => source(say, because).text(": válassz valaki mást.").done(),
    }
}

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("A kockajátékot {least}–{most} játékos játszhatja, nem {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            let the = article_start(&seat.to_string());
            format!("{the} {seat} helyről nem kezdhet seriff vagy helyettes: ott nem ül senki.")
        }
        SetupError::Ghost { found, least } => format!("A szellemhez legalább {least} játékos kell, nem {found}."),
        SetupError::Characters { found } => format!("Csak {found} játékosnak jutott karakter, nem mindenkinek."),
        SetupError::CharacterTwice { character } => format!("{} kétszer szerepel.", Hungarian.character(character)),
        SetupError::CharacterNotInModules { character } => {
            format!("{} olyan kiegészítést kíván, amely nincs játékban.", Hungarian.character(character))
        }
    }
}

/// "nyíl, 2 sör", in the order of the dice.
pub(super) fn faces(faces: &[Face]) -> String {
    let mut counted: Vec<(Face, usize)> = Vec::new();
    for face in faces {
        match counted.iter_mut().find(|(known, _)| known == face) {
            Some((_, count)) => *count += 1,
            None => counted.push((*face, 1)),
        }
    }
    let words = counted.iter().map(|(face, count)| match count {
        1 => names::face(*face).to_string(),
        _ => format!("{count} × {}", names::face(*face)),
    });
    words.collect::<Vec<_>>().join(", ")
}
