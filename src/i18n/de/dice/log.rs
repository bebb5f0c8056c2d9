//! The lines of the log.

use super::talk::{arrow, faces, source};
use super::{German, names};
use crate::i18n::de::weave::{Weave, lives};
use crate::i18n::{DiceFact, Line, Tongue, Voice};
use standoff_engine::dice::{Arrow, Arrows, Cause, Source};

pub(super) fn fact(voice: &Voice, fact: &DiceFact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        DiceFact::TurnBegan { seat } => say.who(seat).verb(seat, "bist am Zug.", "ist am Zug.").done(),
        DiceFact::Rolled { seat, faces: ref rolled } => {
            say.who(seat).verb(seat, "würfelst: ", "würfelt: ").text(&faces(rolled)).stop()
        }
        DiceFact::DieTurned { seat, face } => {
            say.who(seat).verb(seat, "drehst einen Würfel: ", "dreht einen Würfel: ").text(names::face(face)).stop()
        }
        DiceFact::Stopped { seat } => say.who(seat).verb(seat, "hörst auf.", "hört auf.").done(),
        DiceFact::TookArrows { seat, arrows, from } => {
            let say = say.who(seat).verb(seat, "nimmst ", "nimmt ").text(&tokens(arrows));
            match from {
                Some(from) => say.text(" von ").dative(from).stop(),
                None => say.stop(),
            }
        }
        DiceFact::PutBack { seat, arrows, by } => {
            let say = say.who(by).verb(by, "legst ", "legt ").text(&tokens(arrows));
            if seat == by {
                say.text(" zurück.").done()
            } else {
                say.text(" von ").dative(seat).text(" zurück.").done()
            }
        }
        DiceFact::Swapped { a, b } => say.text("Pfeiltausch: ").who_inside(a).text(" und ").who_inside(b).stop(),
        DiceFact::Indians => say.text("Der letzte Pfeil ist weg: Die Indianer greifen an!").done(),
        DiceFact::ChiefSpared { seat } => say
            .who(seat)
            .verb(seat, "hast", "hat")
            .text(" die meisten Pfeile und den des Häuptlings: Nichts geht verloren.")
            .done(),
        DiceFact::Exploded { seat } => say.text("Drei Stangen Dynamit explodieren vor ").dative(seat).stop(),
        DiceFact::Aimed { seat, target, hits } => {
            let say = say.who(seat).text(" schießt auf ").whom(target);
            if hits > 1 { say.text(&format!(", {hits}-mal.")).done() } else { say.stop() }
        }
        DiceFact::Beers { seat, to, count } => {
            let beers = if count == 1 { "ein Bier".into() } else { format!("{count} Bier") };
            if seat == to {
                say.who(seat).verb(seat, "trinkst ", "trinkt ").text(&beers).stop()
            } else {
                say.who(seat).verb(seat, "gibst ", "gibt ").dative(to).text(" ").text(&beers).text(" aus.").done()
            }
        }
        DiceFact::Gatling { seat } => {
            say.who(seat).verb(seat, "feuerst die Gatling ab!", "feuert die Gatling ab!").done()
        }
        DiceFact::Used { seat, of, target } => {
            let say = source(say.who(seat).text(" nutzt die Fähigkeit „"), of).text("“");
            match target {
                Some(target) => say.text(" für ").whom(target).stop(),
                None => say.stop(),
            }
        }
        DiceFact::LifeLost { seat, amount, cause } => {
            say.who(seat).verb(seat, "verlierst ", "verliert ").text(&lives(amount)).text(by(cause)).done()
        }
        DiceFact::LifeGained { seat, amount } => {
            say.who(seat).verb(seat, "bekommst ", "bekommt ").text(&lives(amount)).stop()
        }
        DiceFact::GainDenied { seat } => say.who(seat).verb(seat, "bekommst nichts.", "bekommt nichts.").done(),
        DiceFact::LossTaken { seat, victim, amount } => say
            .who(seat)
            .verb(seat, "verlierst ", "verliert ")
            .text(&lives(amount))
            .text(" anstelle von ")
            .dative(victim)
            .stop(),
        DiceFact::Spared { seat, amount, because } => {
            let say = match because {
                Source::Character(_) => source(say, because).text(": "),
                Source::Rules | Source::Face(_) | Source::Power(_) => say,
            };
            say.who(seat).verb(seat, "sparst dir ", "spart sich ").text(&lives(amount)).stop()
        }
        DiceFact::RoleShown { seat, role, power } => {
            let say = say.who(seat).verb(seat, "bist ", "ist ").text(German.role(role));
            match power {
                Some(power) => say.text(": ").text(names::power(power)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::PowerUsed { seat, power } => {
            say.who(seat).text(" setzt die Rolle ein: ").text(names::power(power)).stop()
        }
        DiceFact::PowerCancelled { power, .. } => say.text(names::power(power)).text(" bewirkt nichts.").done(),
        DiceFact::SheriffChanged { from, to } => say
            .who(to)
            .verb(to, "bist jetzt Sheriff, ", "ist jetzt Sheriff, ")
            .who_inside(from)
            .text(" Hilfssheriff.")
            .done(),
        DiceFact::ExtraTurn { seat } => {
            say.who(seat).verb(seat, "bist noch einmal am Zug.", "ist noch einmal am Zug.").done()
        }
        DiceFact::Eliminated { seat } => say.who(seat).verb(seat, "bist raus.", "ist raus.").done(),
        DiceFact::GhostRose { seat, side } => {
            let say = say.who(seat).verb(seat, "bleibst als Geist dabei", "bleibt als Geist dabei");
            match side {
                Some(side) => say.text(", auf der Seite: ").text(German.team(side)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::Marked { seat, face, double } => {
            let say = say.who(seat).verb(seat, "bekommst den Geistermarker: ", "bekommt den Geistermarker: ");
            say.text(names::face(face)).text(if double { ", für zwei Würfel." } else { "." }).done()
        }
        DiceFact::Ended { outcome } => German.outcome(voice, outcome),
    }
}

/// "2 Pfeile und den Häuptlingspfeil", in the accusative.
fn tokens(arrows: Arrows) -> String {
    let normal = match arrows.normal {
        0 => None,
        1 => Some(arrow(Arrow::Normal).to_string()),
        count => Some(format!("{count} Pfeile")),
    };
    let chief = arrows.chief.then(|| arrow(Arrow::Chief).to_string());
    normal.into_iter().chain(chief).collect::<Vec<_>>().join(" und ")
}

fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::Bullseye => ".",
        Cause::Gatling => " durch die Gatling.",
        Cause::Indians => " durch die Indianer.",
        Cause::Dynamite => " durch das Dynamit.",
        Cause::Bullet => " durch eine Kugel.",
    }
}
