//! Questions, buttons and refusals.

use super::DiceTranslator;
use crate::i18n::arg::Message;
use crate::i18n::messages::say;
use crate::i18n::wording::{deal_of, resume_of};
use crate::i18n::{Line, Voice};
use crate::table::{DealError, ResumeError};
use standoff_engine::core::Seat;
use standoff_engine::dice::{
    Action, Arrow, Ask, Character, Decision, Die, Game, Illegal, Moment, SetupError, Source, View,
};

impl DiceTranslator {
    /// The question, said to the reader, asked or waiting.
    pub fn prompt(&self, view: &View, voice: &Voice) -> Option<Line> {
        let decision = view.decision?;
        let message = if voice.viewer == Some(decision.seat) {
            asked(view, decision)
        } else {
            waiting(decision.seat, decision.ask)
        };
        Some(self.line(voice, &message))
    }

    /// A button for an action the reader may take now.
    pub fn action(&self, view: &View, voice: &Voice, action: Action) -> String {
        self.line(voice, &button(view, action)).plain()
    }

    /// Why the reader may not do something.
    pub fn illegal(&self, voice: &Voice, illegal: Illegal) -> Line {
        self.line(voice, &refusal(illegal))
    }

    pub fn setup_error(&self, error: SetupError) -> String {
        self.text(setup(&error))
    }

    pub fn deal_error(&self, error: &DealError<Game>) -> String {
        self.text(deal_of(error, setup))
    }

    pub fn resume_error(&self, error: &ResumeError<Game>) -> String {
        self.text(resume_of(error, setup, |why| self.text(why)))
    }
}

fn asked(view: &View, decision: Decision) -> Message {
    let because = decision.because;
    match decision.ask {
        Ask::Dice => say::dice_ask_dice(),
        Ask::Roll { .. } if view.turn.rolls == 0 && view.board.ghost == Some(decision.seat) => {
            say::dice_ask_ghost_roll()
        }
        Ask::Roll { .. } if view.turn.rolls == 0 => say::dice_ask_first_roll(),
        Ask::Roll { left } => say::dice_ask_roll(left),
        Ask::Shoot { reach, left } => say::dice_ask_shoot(left.max(1), reach),
        Ask::Heal { left } => match because {
            Source::Character(_) => say::dice_ask_heal_by(because),
            _ => say::dice_ask_heal(left.max(1)),
        },
        Ask::PickSeat => match because {
            Source::Character(Character::ElenaFuente) => say::dice_ask_elena(because),
            _ => say::dice_ask_swap(because),
        },
        Ask::Arrow { left } => say::dice_ask_arrow(left.max(1)),
        Ask::Dodge { left } => say::dice_ask_dodge(left),
        Ask::Return { left } => match because {
            Source::Face(_) => say::dice_ask_broken_arrow(left.max(1)),
            _ => say::dice_ask_return(because, left.max(1)),
        },
        Ask::ReturnAll => say::dice_ask_return_all(),
        Ask::TakeLoss { victim, amount } => say::dice_ask_take_loss(victim, amount),
        Ask::Role { moment } => say::dice_ask_role(occasion(view.turn.seat, moment)),
        Ask::Turn => say::dice_ask_turn(because),
        Ask::Give => say::dice_ask_give(),
    }
}

/// Why special roles are asked for.
fn occasion(active: Seat, moment: Moment) -> Message {
    match moment {
        Moment::TurnStart => say::dice_when_turn_start(),
        Moment::TurnEnd => say::dice_when_turn_end(),
        Moment::Rolled => say::dice_when_rolled(active),
        Moment::LastRoll => say::dice_when_last_roll(active),
        Moment::Revealed { by, power } => say::dice_when_revealed(by, power),
        Moment::Gain { seat, amount } => say::dice_when_gain(seat, amount),
        Moment::Death { seat } => say::dice_when_death(seat),
    }
}

fn waiting(asked: Seat, ask: Ask) -> Message {
    match ask {
        Ask::Dice => say::dice_wait_dice(asked),
        Ask::Roll { .. } => say::dice_wait_roll(asked),
        Ask::Shoot { .. } => say::dice_wait_shoot(asked),
        Ask::Heal { .. } => say::dice_wait_heal(asked),
        Ask::PickSeat => say::dice_wait_seat(asked),
        Ask::Arrow { .. } => say::dice_wait_arrow(asked),
        Ask::Dodge { .. } | Ask::TakeLoss { .. } => say::dice_wait_fire(asked),
        Ask::Return { .. } | Ask::ReturnAll => say::dice_wait_return(asked),
        Ask::Role { .. } => say::dice_wait_role(asked),
        Ask::Turn => say::dice_wait_turn(asked),
        Ask::Give => say::dice_wait_give(asked),
    }
}

fn button(view: &View, action: Action) -> Message {
    match action {
        Action::UseDie(Die::Base) => say::dice_do_base(),
        Action::UseDie(die) => say::dice_do_die(die),
        Action::Roll(_) if view.turn.rolls == 0 => say::dice_do_roll(),
        Action::Roll(dice) => say::dice_do_roll_some(dice.iter().count()),
        Action::Stop => say::dice_do_stop(),
        Action::Shoot { target, doubled: false } => say::dice_do_shoot(target),
        Action::Shoot { target, doubled: true } => say::dice_do_shoot_twice(target),
        Action::PickSeat(seat) => say::dice_do_seat(seat),
        Action::Take(Arrow::Normal) => say::dice_do_take(),
        Action::Take(Arrow::Chief) => say::dice_do_take_chief(),
        Action::TakeFrom(seat) => say::dice_do_take_from(seat),
        Action::Return { arrow: Arrow::Normal, .. } => say::dice_do_return(),
        Action::Return { arrow: Arrow::Chief, .. } => say::dice_do_return_chief(),
        Action::ReturnAll => say::dice_do_return_all(),
        Action::TakeLoss => say::dice_do_take_loss(),
        Action::Reveal => match view.me().and_then(|me| me.power) {
            Some(power) => say::dice_do_power(power),
            None => say::dice_do_show_role(),
        },
        Action::Turn { face, .. } => say::dice_do_turn(face),
        Action::Give { face, seat } => say::dice_do_give(seat, face),
        Action::Pass => match view.decision.map(|decision| decision.ask) {
            Some(Ask::Dodge { .. }) => say::dice_do_lose(),
            Some(Ask::Role { .. }) => say::dice_do_pass(),
            _ => say::dice_do_no(),
        },
    }
}

fn refusal(illegal: Illegal) -> Message {
    match illegal {
        Illegal::GameOver => say::no_over(),
        Illegal::NotYourDecision { waiting_for } => say::no_your_decision(waiting_for),
        Illegal::NoSuchSeat { .. } => say::no_such_seat(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => say::no_eliminated(seat),
        Illegal::NotAsked => say::no_asked(),
        Illegal::MustChoose => say::dice_no_must_choose(),
        Illegal::NoSuchDie { .. } => say::dice_no_such_die(),
        Illegal::FirstRoll { .. } => say::dice_no_first_roll(),
        Illegal::NothingToRoll => say::dice_no_dice_left(),
        Illegal::Locked { .. } => say::dice_no_locked(),
        Illegal::NotThatFace { face, .. } => say::dice_no_that_face(face),
        Illegal::NotShown { face } => say::dice_no_shown(face),
        Illegal::NotThatDie { die } => say::dice_no_that_die(die),
        Illegal::NotYourself => say::dice_no_yourself(),
        Illegal::OutOfReach { target, distance, reach } => say::dice_no_reach(target, distance, reach),
        Illegal::CannotDouble => say::dice_no_double(),
        Illegal::NoSuchArrow { .. } => say::dice_no_such_arrow(),
        Illegal::NoArrowThere { seat, .. } => say::dice_no_arrow_there(seat),
        Illegal::NoPower => say::dice_no_power(),
        Illegal::NotThatPlayer { because, .. } => say::dice_no_that_player(because),
    }
}

fn setup(error: &SetupError) -> Message {
    match *error {
        SetupError::Players { found, least, most } => say::error_dice_players(found, least, most),
        SetupError::NoSuchSheriff { seat } => say::error_no_such_sheriff(seat.to_string()),
        SetupError::Ghost { found, least } => say::error_dice_ghost(found, least),
        SetupError::Characters { found } => say::error_characters(found),
        SetupError::CharacterTwice { character } => say::error_character_twice(character),
        SetupError::CharacterNotInModules { character } => say::error_character_not_in_modules(character),
    }
}
