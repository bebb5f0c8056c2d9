//! Questions, buttons and refusals.

use super::names;
use crate::i18n::en::weave::{Weave, lives};
use crate::i18n::{DiceTongue, Line, Voice};
use standoff_engine::core::Seat;
use standoff_engine::dice::{
    Action, Arrow, Ask, Character, Decision, Die, Face, Illegal, Moment, SetupError, Source, View,
};

use super::English;

pub(super) fn prompt(view: &View, voice: &Voice) -> Option<Line> {
    let decision = view.decision?;
    let say = Weave::new(voice);
    Some(if voice.viewer == Some(decision.seat) {
        asked(say, view, decision)
    } else {
        waiting(say.text("Waiting for ").whom(decision.seat), decision.ask)
    })
}

fn asked(say: Weave, view: &View, decision: Decision) -> Line {
    match decision.ask {
        Ask::Dice => say.text("Your turn. Choose your dice.").done(),
        Ask::Roll { .. } if view.turn.rolls == 0 && view.board.ghost == Some(decision.seat) => {
            say.text("You are the ghost. Roll your two dice.").done()
        }
        Ask::Roll { .. } if view.turn.rolls == 0 => say.text("Your turn. Roll the dice.").done(),
        Ask::Roll { left } => {
            let rolls = if left == 1 { "1 roll".into() } else { format!("{left} rolls") };
            say.text(&format!("Tap what you keep and roll the rest, or stop. {rolls} left.")).done()
        }
        Ask::Shoot { reach, left } => {
            say.text(&format!("Bullseye {reach}: whom do you shoot?")).text(&more(left)).done()
        }
        Ask::Heal { left } => match decision.because {
            Source::Character(_) => source(say, decision.because).text(": who gains 1 life?").done(),
            _ => say.text("Beer: who gains 1 life?").text(&more(left)).done(),
        },
        Ask::PickSeat => match decision.because {
            Source::Character(Character::ElenaFuente) => {
                source(say, decision.because).text(": who takes the first arrow for you?").done()
            }
            _ => source(say, decision.because).text(": whose arrows change hands?").done(),
        },
        Ask::Arrow { left } => say.text("Which arrow do you take?").text(&more(left)).done(),
        Ask::Dodge { left } => {
            say.text(&format!("You are losing {}. Take an arrow instead of 1 life?", lives(left))).done()
        }
        Ask::Return { left } => match decision.because {
            Source::Face(_) => say.text("Broken arrow: whose arrow goes back?").text(&more(left)).done(),
            _ => source(say, decision.because).text(": put an arrow back?").text(&more(left)).done(),
        },
        Ask::ReturnAll => say.text("You are saved. Put all your arrows back?").done(),
        Ask::TakeLoss { victim, amount } => {
            say.who(victim).text(&format!(" is losing {}. Lose it instead?", lives(amount))).done()
        }
        Ask::Role { moment } => occasion(say, view.turn.seat, moment).text(" Show your role and use its power?").done(),
        Ask::Turn => source(say, decision.because).text(": tap a die and choose its new face.").done(),
        Ask::Give => say.text("Ghost: give a token of one of your dice to a player.").done(),
    }
}

/// " 3 left." if there are several.
fn more(left: u8) -> String {
    if left > 1 { format!(" {left} left.") } else { String::new() }
}

/// Why special roles are asked for.
fn occasion(say: Weave, active: Seat, moment: Moment) -> Weave {
    match moment {
        Moment::TurnStart => say.text("Your turn begins."),
        Moment::TurnEnd => say.text("Your turn ends."),
        Moment::Rolled => say.who(active).verb(active, "have rolled.", "has rolled."),
        Moment::LastRoll => say.who(active).verb(active, "roll no more.", "rolls no more."),
        Moment::Revealed { by, power } => say.who(by).verb(by, "show ", "shows ").text(names::power(power)).text("."),
        Moment::Gain { seat, amount } => {
            say.who(seat).verb(seat, "are about to gain ", "is about to gain ").text(&lives(amount)).text(".")
        }
        Moment::Death { seat } => say.who(seat).verb(seat, "are about to be eliminated.", "is about to be eliminated."),
    }
}

/// Begins after "Waiting for Ann".
fn waiting(say: Weave, ask: Ask) -> Line {
    say.text(match ask {
        Ask::Dice => " to choose dice.",
        Ask::Roll { .. } => " to roll.",
        Ask::Shoot { .. } => " to aim.",
        Ask::Heal { .. } => " to give out life.",
        Ask::PickSeat => " to choose a player.",
        Ask::Arrow { .. } => " to take an arrow.",
        Ask::Dodge { .. } | Ask::TakeLoss { .. } => ", who is in the line of fire.",
        Ask::Return { .. } | Ask::ReturnAll => " to put arrows back.",
        Ask::Role { .. } => ", who may have a special role.",
        Ask::Turn => " to turn a die.",
        Ask::Give => " to give a token.",
    })
    .done()
}

pub(super) fn source(say: Weave, of: Source) -> Weave {
    match of {
        Source::Rules => say.text("The rules"),
        Source::Face(face) => say.text(names::face(face)),
        Source::Character(character) => say.text(English.character(character)),
        Source::Power(power) => say.text(names::power(power)),
    }
}

pub(super) fn arrow(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Normal => "an arrow",
        Arrow::Chief => "the Chief's Arrow",
    }
}

pub(super) fn action(view: &View, voice: &Voice, action: Action) -> String {
    let ask = view.decision.map(|decision| decision.ask);
    let name = |seat: Seat| if voice.viewer == Some(seat) { "yourself".into() } else { voice.name(seat) };
    match action {
        Action::UseDie(Die::Base) => "Base dice only".into(),
        Action::UseDie(die) => names::die(die).into(),
        Action::Roll(_) if view.turn.rolls == 0 => "Roll".into(),
        Action::Roll(dice) => match dice.iter().count() {
            1 => "Roll 1 die".into(),
            count => format!("Roll {count} dice"),
        },
        Action::Stop => "Stop".into(),
        Action::Shoot { target, doubled: false } => format!("Shoot {}", name(target)),
        Action::Shoot { target, doubled: true } => format!("Shoot {} twice", name(target)),
        Action::PickSeat(seat) if voice.viewer == Some(seat) => "Myself".into(),
        Action::PickSeat(seat) => name(seat),
        Action::Take(token) => format!("Take {}", arrow(token)),
        Action::TakeFrom(seat) => format!("The Chief's Arrow from {}", name(seat)),
        Action::Return { arrow: token, .. } => format!("Put back {}", arrow(token)),
        Action::ReturnAll => "Put all back".into(),
        Action::TakeLoss => "Lose it instead".into(),
        Action::Reveal => match view.me().and_then(|me| me.power) {
            Some(power) => format!("Use {}", names::power(power)),
            None => "Show my role".into(),
        },
        Action::Turn { face, .. } => names::face(face).into(),
        Action::Give { face, seat } => format!("{} for {}", names::face(face), name(seat)),
        Action::Pass => match ask {
            Some(Ask::Dodge { .. }) => "Lose life".into(),
            Some(Ask::Role { .. }) => "Pass".into(),
            _ => "No".into(),
        },
    }
}

pub(super) fn illegal(voice: &Voice, illegal: Illegal) -> Line {
    let say = Weave::new(voice);
    match illegal {
        Illegal::GameOver => say.text("The game is over.").done(),
        Illegal::NotYourDecision { waiting_for } => say.text("It is up to ").whom(waiting_for).text(" now.").done(),
        Illegal::NoSuchSeat { .. } => say.text("Nobody sits there.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.who(seat).verb(seat, "are out of the game.", "is out of the game.").done()
        }
        Illegal::NotAsked => say.text("That does not answer what is asked.").done(),
        Illegal::MustChoose => say.text("You must choose.").done(),
        Illegal::NoSuchDie { .. } => say.text("There is no such die.").done(),
        Illegal::FirstRoll { .. } => say.text("The first roll takes all dice.").done(),
        Illegal::NothingToRoll => say.text("No die is left to roll. Stop instead.").done(),
        Illegal::Locked { .. } => say.text("Dynamite stays where it is.").done(),
        Illegal::NotThatFace { face, .. } => {
            say.text("The die has no ").text(names::face(face)).text(" to turn to.").done()
        }
        Illegal::NotShown { face } => say.text("No die shows ").text(names::face(face)).stop(),
        Illegal::NotThatDie { die } => say.text(names::die(die)).text(" cannot be chosen.").done(),
        Illegal::NotYourself => say.text("Not yourself.").done(),
        Illegal::OutOfReach { target, distance, reach } => {
            say.who(target).text(&format!(" is {} away; this bullseye hits {reach} away.", places(distance))).done()
        }
        Illegal::CannotDouble => say.text("You cannot double a bullseye now.").done(),
        Illegal::NoSuchArrow { .. } => say.text("There is no such arrow to take.").done(),
        Illegal::NoArrowThere { seat, .. } => {
            say.who(seat).verb(seat, "have no arrow to put back.", "has no arrow to put back.").done()
        }
        Illegal::NoPower => say.text("Your role has no power for this moment.").done(),
        Illegal::NotThatPlayer { because, .. } => source(say, because).text(" asks for somebody else.").done(),
    }
}

fn places(count: u8) -> String {
    if count == 1 { "1 place".into() } else { format!("{count} places") }
}

pub(super) fn setup(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            format!("The dice game is for {least} to {most} players, not for {found}.")
        }
        SetupError::NoSuchSheriff { seat } => {
            format!("Seat {seat} cannot begin as Sheriff or Deputy: nobody sits there.")
        }
        SetupError::Ghost { found, least } => format!("The ghost needs {least} players or more, not {found}."),
        SetupError::Characters { found } => {
            format!("Characters are given for {found} players, which is not everybody.")
        }
        SetupError::CharacterTwice { character } => format!("{} is given twice.", English.character(character)),
        SetupError::CharacterNotInModules { character } => {
            format!("{} needs a module that is not in play.", English.character(character))
        }
    }
}

/// "arrow, 2 beers", in the order of the dice.
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
