//! Questions, refusals and faces of the dice game in notation.

use crate::dice::{Arrow, Ask, Character, Dice, Face, Illegal, Moment, Power, Source, Stage};
use crate::notation::read_seat;

/// A question without the seat: `roll 2`, `shoot 1 left 3`, `role gain B 2`.
pub fn write_ask(ask: Ask) -> String {
    match ask {
        Ask::Dice => "dice".into(),
        Ask::Roll { left } => format!("roll {left}"),
        Ask::Shoot { reach, left } => format!("shoot {reach} left {left}"),
        Ask::Heal { left } => format!("heal {left}"),
        Ask::PickSeat => "pick player".into(),
        Ask::Arrow { left } => format!("arrow {left}"),
        Ask::Dodge { left } => format!("dodge {left}"),
        Ask::Return { left } => format!("return {left}"),
        Ask::ReturnAll => "return all".into(),
        Ask::TakeLoss { victim, amount } => format!("take loss of {victim} {amount}"),
        Ask::Role { moment } => format!("role {}", write_moment(moment)),
        Ask::Turn => "turn".into(),
        Ask::Give => "give".into(),
    }
}

fn write_moment(moment: Moment) -> String {
    match moment {
        Moment::TurnStart => "turn_start".into(),
        Moment::Rolled => "rolled".into(),
        Moment::LastRoll => "last_roll".into(),
        Moment::Revealed { by, power } => format!("revealed {} of {by}", power.id()),
        Moment::Gain { seat, amount } => format!("gain of {seat} {amount}"),
        Moment::Death { seat } => format!("death of {seat}"),
        Moment::TurnEnd => "turn_end".into(),
    }
}

/// The question of a line; none if the line is not notation.
pub fn read_ask(line: &str) -> Option<Ask> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |text: &str| text.parse::<u8>().ok();
    Some(match words[..] {
        ["dice"] => Ask::Dice,
        ["roll", left] => Ask::Roll { left: number(left)? },
        ["shoot", reach, "left", left] => Ask::Shoot { reach: number(reach)?, left: number(left)? },
        ["heal", left] => Ask::Heal { left: number(left)? },
        ["pick", "player"] => Ask::PickSeat,
        ["arrow", left] => Ask::Arrow { left: number(left)? },
        ["dodge", left] => Ask::Dodge { left: number(left)? },
        ["return", "all"] => Ask::ReturnAll,
        ["return", left] => Ask::Return { left: number(left)? },
        ["take", "loss", "of", victim, amount] => Ask::TakeLoss { victim: read_seat(victim)?, amount: number(amount)? },
        ["role", ref moment @ ..] => Ask::Role { moment: read_moment(moment)? },
        ["turn"] => Ask::Turn,
        ["give"] => Ask::Give,
        _ => return None,
    })
}

fn read_moment(words: &[&str]) -> Option<Moment> {
    Some(match *words {
        ["turn_start"] => Moment::TurnStart,
        ["rolled"] => Moment::Rolled,
        ["last_roll"] => Moment::LastRoll,
        ["revealed", power, "of", by] => Moment::Revealed { by: read_seat(by)?, power: Power::from_id(power)? },
        ["gain", "of", seat, amount] => Moment::Gain { seat: read_seat(seat)?, amount: amount.parse().ok()? },
        ["death", "of", seat] => Moment::Death { seat: read_seat(seat)? },
        ["turn_end"] => Moment::TurnEnd,
        _ => return None,
    })
}

/// Why an action is refused: a stable word, then what it speaks of.
pub fn write_illegal(reason: Illegal) -> String {
    let arrow = |arrow: Arrow| match arrow {
        Arrow::Normal => "arrow",
        Arrow::Chief => "chief",
    };
    match reason {
        Illegal::GameOver => "game_over".into(),
        Illegal::NotYourDecision { waiting_for } => format!("not_your_decision {waiting_for}"),
        Illegal::NoSuchSeat { seat } => format!("no_such_seat {seat}"),
        Illegal::Eliminated { seat } => format!("eliminated {seat}"),
        Illegal::NotAsked => "not_asked".into(),
        Illegal::MustChoose => "must_choose".into(),
        Illegal::NoSuchDie { die } => format!("no_such_die {}", die + 1),
        Illegal::FirstRoll { dice } => {
            format!("first_roll {}", dice.iter().map(|die| (die + 1).to_string()).collect::<Vec<_>>().join(" "))
        }
        Illegal::NothingToRoll => "nothing_to_roll".into(),
        Illegal::Locked { die } => format!("locked {}", die + 1),
        Illegal::NotThatFace { die, face } => format!("not_that_face {} {}", die + 1, face.id()),
        Illegal::NotShown { face } => format!("not_shown {}", face.id()),
        Illegal::NotThatDie { die } => format!("not_that_die {}", die.id()),
        Illegal::TargetEliminated { target } => format!("target_eliminated {target}"),
        Illegal::NotYourself => "not_yourself".into(),
        Illegal::OutOfReach { target, distance, reach } => {
            format!("out_of_reach {target} distance {distance} reach {reach}")
        }
        Illegal::CannotDouble => "cannot_double".into(),
        Illegal::NoSuchArrow { arrow: token } => format!("no_such_arrow {}", arrow(token)),
        Illegal::NoArrowThere { seat, arrow: token } => format!("no_arrow_there {} {seat}", arrow(token)),
        Illegal::NoPower => "no_power".into(),
        Illegal::NotThatPlayer { seat, because } => format!("not_that_player {seat} {}", write_source(because)),
    }
}

pub fn write_source(source: Source) -> String {
    match source {
        Source::Rules => "rules".into(),
        Source::Face(face) => face.id().into(),
        Source::Character(character) => character.id().into(),
        Source::Power(power) => power.id().into(),
    }
}

pub fn read_source(text: &str) -> Option<Source> {
    let text = text.trim();
    if text == "rules" {
        return Some(Source::Rules);
    }
    let face = || Face::from_id(text).map(Source::Face);
    let character = || Character::from_id(text).map(Source::Character);
    face().or_else(character).or_else(|| Power::from_id(text).map(Source::Power))
}

const STAGES: [(Stage, &str); 2] = [(Stage::Begin, "begin"), (Stage::Dice, "dice")];

/// The stages a described table can begin with.
pub fn read_stage(id: &str) -> Option<Stage> {
    STAGES.into_iter().find(|(_, known)| *known == id).map(|(stage, _)| stage)
}

pub fn write_stage(stage: Stage) -> &'static str {
    STAGES.into_iter().find(|(known, _)| *known == stage).map_or("later", |(_, id)| id)
}

pub fn read_face(id: &str) -> Option<Face> {
    Face::from_id(id)
}

pub fn write_face(face: Option<Face>) -> &'static str {
    face.map_or("blank", Face::id)
}

/// All dice, those of the Saloon with their name: `arrow, beer, loudmouth bullet`.
pub fn write_dice(dice: &Dice) -> String {
    if dice.is_empty() {
        return "nothing".into();
    }
    let write = |thrown: &crate::dice::Thrown| match thrown.die {
        crate::dice::Die::Base => write_face(thrown.face).to_owned(),
        die => format!("{} {}", die.id(), write_face(thrown.face)),
    };
    dice.iter().map(write).collect::<Vec<_>>().join(", ")
}

/// A role as a scenario names it: `deputy`, or `the_doctor` for a special one.
pub fn write_power(role: crate::core::Role, power: Option<Power>) -> &'static str {
    power.map_or_else(|| crate::notation::write_role(role), Power::id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_and_stages_lead_back() {
        let all = Face::ALL.map(Source::Face).into_iter();
        for source in all.chain(Character::ALL.map(Source::Character)).chain(Power::ALL.map(Source::Power)) {
            assert_eq!(read_source(&write_source(source)), Some(source));
        }
        for (stage, _) in STAGES {
            assert_eq!(read_stage(write_stage(stage)), Some(stage));
        }
    }
}
