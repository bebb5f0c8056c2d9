//! Questions, buttons and refusals.

use super::{German, names};
use crate::i18n::de::weave::{Weave, lives};
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
        waiting(say.who(decision.seat), decision.ask)
    })
}

fn asked(say: Weave, view: &View, decision: Decision) -> Line {
    match decision.ask {
        Ask::Dice => say.text("Du bist am Zug. Wähl deine Würfel.").done(),
        Ask::Roll { .. } if view.turn.rolls == 0 && view.board.ghost == Some(decision.seat) => {
            say.text("Du bist der Geist. Wirf deine zwei Würfel.").done()
        }
        Ask::Roll { .. } if view.turn.rolls == 0 => say.text("Du bist am Zug. Würfle.").done(),
        Ask::Roll { left } => {
            let rolls = if left == 1 { "Noch 1 Wurf.".into() } else { format!("Noch {left} Würfe.") };
            say.text(&format!("Tipp an, was bleibt, und würfle den Rest neu, oder hör auf. {rolls}")).done()
        }
        Ask::Shoot { reach, left } => {
            say.text(&format!("Schuss {reach}: Auf wen schießt du?")).text(&more(left)).done()
        }
        Ask::Heal { left } => match decision.because {
            Source::Character(_) => source(say, decision.because).text(": Wer bekommt 1 Lebenspunkt?").done(),
            _ => say.text("Bier: Wer bekommt 1 Lebenspunkt?").text(&more(left)).done(),
        },
        Ask::PickSeat => match decision.because {
            Source::Character(Character::ElenaFuente) => {
                source(say, decision.because).text(": Wer nimmt den ersten Pfeil für dich?").done()
            }
            _ => source(say, decision.because).text(": Wessen Pfeile werden getauscht?").done(),
        },
        Ask::Arrow { left } => say.text("Welchen Pfeil nimmst du?").text(&more(left)).done(),
        Ask::Dodge { left } => {
            say.text(&format!("Du verlierst {}. Nimmst du einen Pfeil statt 1 Lebenspunkt?", lives(left))).done()
        }
        Ask::Return { left } => match decision.because {
            Source::Face(_) => say.text("Zerbrochener Pfeil: Wessen Pfeil kommt zurück?").text(&more(left)).done(),
            _ => source(say, decision.because).text(": Einen Pfeil zurücklegen?").text(&more(left)).done(),
        },
        Ask::ReturnAll => say.text("Du bist gerettet. Alle deine Pfeile zurücklegen?").done(),
        Ask::TakeLoss { victim, amount } => {
            say.who(victim).text(&format!(" verliert {}. Verlierst du das stattdessen?", lives(amount))).done()
        }
        Ask::Role { moment } => {
            occasion(say, view.turn.seat, moment).text(" Zeigst du deine Rolle und nutzt ihre Kraft?").done()
        }
        Ask::Turn => source(say, decision.because).text(": Tipp einen Würfel an und wähl seine neue Seite.").done(),
        Ask::Give => say.text("Geist: Gib jemandem den Marker eines deiner Würfel.").done(),
    }
}

/// " Noch 3." if there are several.
fn more(left: u8) -> String {
    if left > 1 { format!(" Noch {left}.") } else { String::new() }
}

/// Why special roles are asked for.
fn occasion(say: Weave, active: Seat, moment: Moment) -> Weave {
    match moment {
        Moment::TurnStart => say.text("Dein Zug beginnt."),
        Moment::TurnEnd => say.text("Dein Zug endet."),
        Moment::Rolled => say.who(active).verb(active, "hast gewürfelt.", "hat gewürfelt."),
        Moment::LastRoll => say.who(active).verb(active, "würfelst nicht mehr.", "würfelt nicht mehr."),
        Moment::Revealed { by, power } => {
            say.who(by).verb(by, "zeigst: ", "zeigt: ").text(names::power(power)).text(".")
        }
        Moment::Gain { seat, amount } => {
            say.who(seat).verb(seat, "bekommst gleich ", "bekommt gleich ").text(&lives(amount)).text(".")
        }
        Moment::Death { seat } => say.who(seat).verb(seat, "scheidest gleich aus.", "scheidet gleich aus."),
    }
}

/// Begins after the name of the one asked, who is not the reader.
fn waiting(say: Weave, ask: Ask) -> Line {
    say.text(match ask {
        Ask::Dice => " wählt Würfel.",
        Ask::Roll { .. } => " würfelt.",
        Ask::Shoot { .. } => " zielt.",
        Ask::Heal { .. } => " verteilt Leben.",
        Ask::PickSeat => " sucht jemanden aus.",
        Ask::Arrow { .. } => " nimmt einen Pfeil.",
        Ask::Dodge { .. } | Ask::TakeLoss { .. } => " steht in der Schusslinie.",
        Ask::Return { .. } | Ask::ReturnAll => " legt Pfeile zurück.",
        Ask::Role { .. } => " hat vielleicht eine Spezialrolle.",
        Ask::Turn => " dreht einen Würfel.",
        Ask::Give => " vergibt einen Marker.",
    })
    .done()
}

pub(super) fn source(say: Weave, of: Source) -> Weave {
    match of {
        Source::Rules => say.text("Die Regeln"),
        Source::Face(face) => say.text(names::face(face)),
        Source::Character(character) => say.text(German.character(character)),
        Source::Power(power) => say.text(names::power(power)),
    }
}

/// In the accusative.
pub(super) fn arrow(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Normal => "einen Pfeil",
        Arrow::Chief => "den Häuptlingspfeil",
    }
}

pub(super) fn action(view: &View, voice: &Voice, action: Action) -> String {
    let ask = view.decision.map(|decision| decision.ask);
    let name = |seat: Seat| if voice.viewer == Some(seat) { "dich".into() } else { voice.name(seat) };
    match action {
        Action::UseDie(Die::Base) => "Nur Grundwürfel".into(),
        Action::UseDie(die) => names::die(die).into(),
        Action::Roll(_) if view.turn.rolls == 0 => "Würfeln".into(),
        Action::Roll(dice) => format!("{} neu würfeln", dice.iter().count()),
        Action::Stop => "Aufhören".into(),
        Action::Shoot { target, doubled: false } => format!("Auf {} schießen", name(target)),
        Action::Shoot { target, doubled: true } => format!("Doppelt auf {} schießen", name(target)),
        Action::PickSeat(seat) if voice.viewer == Some(seat) => "Ich selbst".into(),
        Action::PickSeat(seat) => name(seat),
        Action::Take(Arrow::Normal) => "Pfeil nehmen".into(),
        Action::Take(Arrow::Chief) => "Häuptlingspfeil nehmen".into(),
        Action::TakeFrom(seat) => format!("Häuptlingspfeil von {}", voice.name(seat)),
        Action::Return { arrow: Arrow::Normal, .. } => "Pfeil zurücklegen".into(),
        Action::Return { arrow: Arrow::Chief, .. } => "Häuptlingspfeil zurücklegen".into(),
        Action::ReturnAll => "Alle zurücklegen".into(),
        Action::TakeLoss => "Selbst verlieren".into(),
        Action::Reveal => match view.me().and_then(|me| me.power) {
            Some(power) => format!("{} einsetzen", names::power(power)),
            None => "Rolle zeigen".into(),
        },
        Action::Turn { face, .. } => names::face(face).into(),
        Action::Give { face, seat } => format!("{} für {}", names::face(face), name(seat)),
        Action::Pass => match ask {
            Some(Ask::Dodge { .. }) => "Leben verlieren".into(),
            Some(Ask::Role { .. }) => "Passen".into(),
            _ => "Nein".into(),
        },
    }
}

pub(super) fn illegal(voice: &Voice, illegal: Illegal) -> Line {
    let say = Weave::new(voice);
    match illegal {
        Illegal::GameOver => say.text("Das Spiel ist aus.").done(),
        Illegal::NotYourDecision { waiting_for } => {
            say.text("Jetzt ist ").who_inside(waiting_for).text(" an der Reihe.").done()
        }
        Illegal::NoSuchSeat { .. } => say.text("Dort sitzt niemand.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.who(seat).verb(seat, "bist nicht mehr im Spiel.", "ist nicht mehr im Spiel.").done()
        }
        Illegal::NotAsked => say.text("Danach ist nicht gefragt.").done(),
        Illegal::MustChoose => say.text("Du musst wählen.").done(),
        Illegal::NoSuchDie { .. } => say.text("Den Würfel gibt es nicht.").done(),
        Illegal::FirstRoll { .. } => say.text("Der erste Wurf ist mit allen Würfeln.").done(),
        Illegal::NothingToRoll => say.text("Kein Würfel ist zu würfeln übrig. Hör auf.").done(),
        Illegal::Locked { .. } => say.text("Dynamit bleibt liegen.").done(),
        Illegal::NotThatFace { face, .. } => {
            say.text("Der Würfel lässt sich nicht so drehen: ").text(names::face(face)).stop()
        }
        Illegal::NotShown { face } => say.text("Das zeigt kein Würfel: ").text(names::face(face)).stop(),
        Illegal::NotThatDie { die } => say.text(names::die(die)).text(" steht nicht zur Wahl.").done(),
        Illegal::NotYourself => say.text("Nicht dich selbst.").done(),
        Illegal::OutOfReach { target, distance, reach } => say
            .who(target)
            .text(&format!(" sitzt {} entfernt; dieser Schuss trifft im Abstand {reach}.", places(distance)))
            .done(),
        Illegal::CannotDouble => say.text("Du kannst jetzt keinen Schuss verdoppeln.").done(),
        Illegal::NoSuchArrow { .. } => say.text("Diesen Pfeil gibt es nicht zu nehmen.").done(),
        Illegal::NoArrowThere { seat, .. } => {
            say.who(seat).verb(seat, "hast keinen Pfeil zum Zurücklegen.", "hat keinen Pfeil zum Zurücklegen.").done()
        }
        Illegal::NoPower => say.text("Deine Rolle kann in diesem Moment nichts.").done(),
        Illegal::NotThatPlayer { because, .. } => source(say, because).text(": Wähl jemand anders.").done(),
    }
}

fn places(count: u8) -> String {
    if count == 1 { "1 Platz".into() } else { format!("{count} Plätze") }
}

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("Das Würfelspiel spielen {least} bis {most} Leute, nicht {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            format!("Platz {seat} kann nicht als Sheriff oder Hilfssheriff beginnen: Dort sitzt niemand.")
        }
        SetupError::Ghost { found, least } => {
            format!("Der Geist braucht mindestens {least} Mitspieler, nicht {found}.")
        }
        SetupError::Characters { found } => format!("Nur für {found} Plätze sind Charaktere bestimmt, nicht für alle."),
        SetupError::CharacterTwice { character } => format!("{} ist doppelt vergeben.", German.character(character)),
        SetupError::CharacterNotInModules { character } => {
            format!("{} braucht ein Modul, das nicht mitspielt.", German.character(character))
        }
    }
}

/// "Pfeil, 2 × Bier", in the order of the dice.
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
