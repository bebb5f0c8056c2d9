//! The lines of the log.

use super::talk::{faces, source};
use super::{Hungarian, names};
use crate::i18n::hu::weave::Weave;
use crate::i18n::{DiceFact, Line, Tongue, Voice};
use standoff_engine::dice::{Arrows, Cause, Source};

pub(super) fn fact(voice: &Voice, fact: &DiceFact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        DiceFact::TurnBegan { seat } => say.says(seat, "A te köröd", "köre").stop(),
        DiceFact::Rolled { seat, faces: ref rolled } => {
            say.says(seat, "Dobtál", "dobott").text(": ").text(&faces(rolled)).stop()
        }
        DiceFact::DieTurned { seat, face } => {
            say.says(seat, "Elfordítasz", "elfordít").text(" egy kockát: ").text(names::face(face)).stop()
        }
        DiceFact::Stopped { seat } => say.says(seat, "Megállsz", "megáll").stop(),
        DiceFact::TookArrows { seat, arrows, from } => {
            let say = say.says(seat, "Elveszel", "elvesz").text(" ");
            let say = match from {
                Some(from) => say.from(from).text(" "),
                None => say,
            };
            say.text(&tokens(arrows)).stop()
        }
        DiceFact::PutBack { seat, arrows, by } => {
            let say = say.says(by, "Visszateszel", "visszatesz").text(" ");
            let say = if seat == by { say } else { say.from(seat).text(" ") };
            say.text(&tokens(arrows)).stop()
        }
        DiceFact::Swapped { a, b } => say.text("Nyílcsere: ").who(a).text(" és ").who(b).stop(),
        DiceFact::Indians => say.text("Elfogyott az utolsó nyíl: támadnak az indiánok!").done(),
        DiceFact::ChiefSpared { seat } => say
            .says(seat, "Nálad", "kezében")
            .text(" van a legtöbb nyíl és a törzsfőnöké is: semmi sem vész el.")
            .done(),
        DiceFact::Exploded { seat } => say.text("Felrobban három dinamit. Áldozata: ").who(seat).stop(),
        DiceFact::Aimed { seat, target, hits } => {
            let say = say.says(seat, "Lősz", "lő").text(" ").onto(target);
            if hits > 1 { say.text(&format!(", {hits} találat.")).done() } else { say.stop() }
        }
        DiceFact::Beers { seat, to, count } => {
            let beers = if count == 1 { "egy sört".into() } else { format!("{count} sört") };
            if seat == to {
                say.says(seat, "Megiszol", "megiszik").text(" ").text(&beers).stop()
            } else {
                say.says(seat, "Adsz", "ad").text(" ").whom_for(to).text(" ").text(&beers).stop()
            }
        }
        DiceFact::Gatling { seat } => say.says(seat, "Tüzelsz", "tüzel").text(" a Gatlinggel!").done(),
        DiceFact::Used { seat, of, target } => {
            let say = source(say.says(seat, "A képességed", "képessége").text(": "), of);
            match target {
                Some(target) => say.text(". Kiválasztva: ").who(target).stop(),
                None => say.stop(),
            }
        }
        DiceFact::LifeLost { seat, amount, cause } => {
            say.says(seat, "Veszítesz", "veszít").text(&format!(" {amount} életet")).text(by(cause)).done()
        }
        DiceFact::LifeGained { seat, amount } => {
            say.says(seat, "Kapsz", "kap").text(&format!(" {amount} életet.")).done()
        }
        DiceFact::GainDenied { seat } => say.says(seat, "Nem kapsz", "nem kap").text(" semmit.").done(),
        DiceFact::LossTaken { seat, victim, amount } => say
            .says(seat, "Veszítesz", "veszít")
            .text(&format!(" {amount} életet "))
            .says(victim, "helyetted", "helyett")
            .stop(),
        DiceFact::Spared { seat, amount, because } => {
            let say = match because {
                Source::Character(_) => source(say, because).text(": "),
                Source::Rules | Source::Face(_) | Source::Power(_) => say,
            };
            say.says(seat, "Megúszol", "megúszik").text(&format!(" {amount} sebet.")).done()
        }
        DiceFact::RoleShown { seat, role, power } => {
            let say = say.says(seat, "A szereped", "szerepe").text(": ").role(role);
            match power {
                Some(power) => say.text(", ").text(names::power(power)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::PowerUsed { seat, power } => {
            say.says(seat, "Bevetetted a szereped", "bevetette a szerepét").text(": ").text(names::power(power)).stop()
        }
        DiceFact::PowerCancelled { power, .. } => say.text(names::power(power)).text(": hatástalan.").done(),
        DiceFact::SheriffChanged { from, to } => {
            say.says(to, "Te vagy", "lett").text(" az új seriff; helyettes: ").who(from).stop()
        }
        DiceFact::ExtraTurn { seat } => say.says(seat, "Újra te jössz", "újra jön").stop(),
        DiceFact::Eliminated { seat } => say.says(seat, "Kiestél", "kiesett").stop(),
        DiceFact::GhostRose { seat, side } => {
            let say = say.says(seat, "Szellemként maradsz", "szellemként marad");
            match side {
                Some(side) => say.text(". Ezen az oldalon: ").text(Hungarian.team(side)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::Marked { seat, face, double } => {
            let say = say.says(seat, "Szellemjelzőt kapsz", "szellemjelzőt kap").text(": ").text(names::face(face));
            say.text(if double { ", két kockára." } else { "." }).done()
        }
        DiceFact::Ended { outcome } => Hungarian.outcome(voice, outcome),
    }
}

/// "2 nyilat és a törzsfőnök nyilát".
fn tokens(arrows: Arrows) -> String {
    let normal = match arrows.normal {
        0 => None,
        1 => Some("egy nyilat".to_string()),
        count => Some(format!("{count} nyilat")),
    };
    let chief = arrows.chief.then(|| "a törzsfőnök nyilát".to_string());
    normal.into_iter().chain(chief).collect::<Vec<_>>().join(" és ")
}

fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::Bullseye => ".",
        Cause::Gatling => " a Gatling miatt.",
        Cause::Indians => " az indiánok miatt.",
        Cause::Dynamite => " a dinamit miatt.",
        Cause::Bullet => " egy golyó miatt.",
    }
}
