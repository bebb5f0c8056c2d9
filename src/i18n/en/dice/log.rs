//! The lines of the log.

use super::talk::{faces, source};
use super::{English, names};
use crate::i18n::en::weave::{Weave, lives};
use crate::i18n::{DiceFact, Line, Tongue, Voice};
use standoff_engine::dice::{Arrows, Cause, Source};

pub(super) fn fact(voice: &Voice, fact: &DiceFact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        DiceFact::TurnBegan { seat } => say.whose_start(seat).text(" turn.").done(),
        DiceFact::Rolled { seat, faces: ref rolled } => {
            say.who(seat).verb(seat, "roll: ", "rolls: ").text(&faces(rolled)).stop()
        }
        DiceFact::DieTurned { seat, face } => {
            say.who(seat).verb(seat, "turn a die to ", "turns a die to ").text(names::face(face)).stop()
        }
        DiceFact::Stopped { seat } => say.who(seat).verb(seat, "stop.", "stops.").done(),
        DiceFact::TookArrows { seat, arrows, from } => {
            let say = say.who(seat).verb(seat, "take ", "takes ").text(&tokens(arrows));
            match from {
                Some(from) => say.text(" from ").whom(from).stop(),
                None => say.stop(),
            }
        }
        DiceFact::PutBack { seat, arrows, by } if seat == by => {
            say.who(seat).verb(seat, "put back ", "puts back ").text(&tokens(arrows)).stop()
        }
        DiceFact::PutBack { seat, arrows, by } => {
            say.who(by).verb(by, "put back ", "puts back ").text(&tokens(arrows)).text(" of ").whom(seat).stop()
        }
        DiceFact::Swapped { a, b } => say.who(a).text(" and ").whom(b).text(" exchange their arrows.").done(),
        DiceFact::Indians => say.text("The last arrow is taken: the Indians attack!").done(),
        DiceFact::ChiefSpared { seat } => say
            .who(seat)
            .verb(
                seat,
                "have the most arrows and the Chief's: nothing is lost.",
                "has the most arrows and the Chief's: nothing is lost.",
            )
            .done(),
        DiceFact::Exploded { seat } => say.text("Three dynamites explode in front of ").whom(seat).stop(),
        DiceFact::Aimed { seat, target, hits } => {
            let say = say.who(seat).verb(seat, "shoot at ", "shoots at ").whom(target);
            if hits > 1 { say.text(&format!(", {hits} times.")).done() } else { say.stop() }
        }
        DiceFact::Beers { seat, to, count } => {
            let beers = if count == 1 { "a beer".into() } else { format!("{count} beers") };
            if seat == to {
                say.who(seat).verb(seat, "drink ", "drinks ").text(&beers).stop()
            } else {
                say.who(seat).verb(seat, "give ", "gives ").whom(to).text(" ").text(&beers).stop()
            }
        }
        DiceFact::Gatling { seat } => say.who(seat).verb(seat, "fire the Gatling!", "fires the Gatling!").done(),
        DiceFact::Used { seat, of, target } => {
            let say = source(say.who(seat).verb(seat, "use ", "uses "), of);
            match target {
                Some(target) => say.text(" on ").whom(target).stop(),
                None => say.stop(),
            }
        }
        DiceFact::LifeLost { seat, amount, cause } => {
            say.who(seat).verb(seat, "lose ", "loses ").text(&lives(amount)).text(by(cause)).done()
        }
        DiceFact::LifeGained { seat, amount } => {
            say.who(seat).verb(seat, "gain ", "gains ").text(&lives(amount)).stop()
        }
        DiceFact::GainDenied { seat } => say.who(seat).verb(seat, "gain nothing.", "gains nothing.").done(),
        DiceFact::LossTaken { seat, victim, amount } => {
            say.who(seat).verb(seat, "lose ", "loses ").text(&lives(amount)).text(" instead of ").whom(victim).stop()
        }
        DiceFact::Spared { seat, amount, because } => {
            let say = match because {
                Source::Character(_) => source(say, because).text(": "),
                Source::Rules | Source::Face(_) | Source::Power(_) => say,
            };
            say.who(seat).verb(seat, "are spared ", "is spared ").text(&lives(amount)).stop()
        }
        DiceFact::RoleShown { seat, role, power } => {
            let say = say.who(seat).verb(seat, "are ", "is ").text(English.role(role));
            match power {
                Some(power) => say.text(": ").text(names::power(power)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::PowerUsed { seat, power } => {
            say.who(seat).verb(seat, "use ", "uses ").text(names::power(power)).stop()
        }
        DiceFact::PowerCancelled { power, .. } => say.text(names::power(power)).text(" does nothing.").done(),
        DiceFact::SheriffChanged { from, to } => {
            say.who(to).verb(to, "are Sheriff now, ", "is Sheriff now, ").whom(from).text(" Deputy.").done()
        }
        DiceFact::ExtraTurn { seat } => say.who(seat).verb(seat, "take another turn.", "takes another turn.").done(),
        DiceFact::Eliminated { seat } => say.who(seat).verb(seat, "are out.", "is out.").done(),
        DiceFact::GhostRose { seat, side } => {
            let say = say.who(seat).verb(seat, "stay as the ghost", "stays as the ghost");
            match side {
                Some(side) => say.text(", on the side of: ").text(English.team(side)).stop(),
                None => say.stop(),
            }
        }
        DiceFact::Marked { seat, face, double } => {
            let say = say.who(seat).verb(seat, "get the ghost's ", "gets the ghost's ").text(names::face(face));
            say.text(if double { " token, for two dice." } else { " token." }).done()
        }
        DiceFact::Ended { outcome } => English.outcome(voice, outcome),
    }
}

/// "2 arrows and the Chief's Arrow".
fn tokens(arrows: Arrows) -> String {
    let normal = match arrows.normal {
        0 => None,
        1 => Some("an arrow".to_string()),
        count => Some(format!("{count} arrows")),
    };
    let chief = arrows.chief.then(|| "the Chief's Arrow".to_string());
    normal.into_iter().chain(chief).collect::<Vec<_>>().join(" and ")
}

fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::Bullseye => ".",
        Cause::Gatling => " to the Gatling.",
        Cause::Indians => " to the Indians.",
        Cause::Dynamite => " to the dynamite.",
        Cause::Bullet => " to a bullet.",
    }
}
