//! The lines of the log.

use super::DiceTranslator;
use crate::i18n::arg::Message;
use crate::i18n::messages::say;
use crate::i18n::wording::outcome;
use crate::i18n::{DiceFact, Line, Voice};
use standoff_engine::dice::{Arrows, Cause, Face, Source};

impl DiceTranslator {
    /// One line of the log.
    pub fn fact(&self, voice: &Voice, fact: &DiceFact) -> Line {
        self.line(voice, &self.message(voice, fact))
    }

    pub(in crate::i18n) fn message(&self, voice: &Voice, fact: &DiceFact) -> Message {
        match *fact {
            DiceFact::TurnBegan { seat } => say::log_turn(seat),
            DiceFact::Rolled { seat, ref faces } => say::dice_log_rolled(seat, self.faces(faces)),
            DiceFact::DieTurned { seat, face } => say::dice_log_turned(seat, face),
            DiceFact::Stopped { seat } => say::dice_log_stopped(seat),
            DiceFact::TookArrows { seat, arrows: Arrows { normal, chief }, from } => match from {
                Some(from) => say::dice_log_took_from(seat, from, normal, u8::from(chief)),
                None => say::dice_log_took(seat, normal, u8::from(chief)),
            },
            DiceFact::PutBack { seat, arrows: Arrows { normal, chief }, by } => {
                if seat == by {
                    say::dice_log_put_back(seat, normal, u8::from(chief))
                } else {
                    say::dice_log_put_back_of(by, seat, normal, u8::from(chief))
                }
            }
            DiceFact::Swapped { a, b } => say::dice_log_swapped(a, b),
            DiceFact::Indians => say::dice_log_indians(),
            DiceFact::ChiefSpared { seat } => say::dice_log_chief_spared(seat),
            DiceFact::Exploded { seat } => say::dice_log_exploded(seat),
            DiceFact::Aimed { seat, target, hits: 0 | 1 } => say::dice_log_aimed(seat, target),
            DiceFact::Aimed { seat, target, hits } => say::dice_log_aimed_several(seat, target, hits),
            DiceFact::Beers { seat, to, count } => say::dice_log_beers(seat, to, count),
            DiceFact::Gatling { seat } => say::dice_log_gatling(seat),
            DiceFact::Used { seat, of, target: Some(target) } => say::dice_log_used_on(seat, target, of),
            DiceFact::Used { seat, of, target: None } => say::dice_log_used(seat, of),
            DiceFact::LifeLost { seat, amount, cause } => match cause {
                Cause::Bullseye => say::log_life_lost(seat, amount),
                Cause::Gatling => say::dice_log_lost_gatling(seat, amount),
                Cause::Indians => say::dice_log_lost_indians(seat, amount),
                Cause::Dynamite => say::dice_log_lost_dynamite(seat, amount),
                Cause::Bullet => say::dice_log_lost_bullet(seat, amount),
            },
            DiceFact::LifeGained { seat, amount } => say::log_life_gained(seat, amount),
            DiceFact::GainDenied { seat } => say::dice_log_gain_denied(seat),
            DiceFact::LossTaken { seat, victim, amount } => say::dice_log_loss_taken(seat, victim, amount),
            DiceFact::Spared { seat, amount, because: because @ Source::Character(_) } => {
                say::dice_log_spared_by(seat, because, amount)
            }
            DiceFact::Spared { seat, amount, .. } => say::dice_log_spared(seat, amount),
            DiceFact::RoleShown { seat, role, power: Some(power) } => say::dice_log_role_power(seat, role, power),
            DiceFact::RoleShown { seat, role, power: None } => say::dice_log_role(seat, role),
            DiceFact::PowerUsed { seat, power } => say::dice_log_power_used(seat, power),
            DiceFact::PowerCancelled { power, .. } => say::dice_log_power_cancelled(power),
            DiceFact::SheriffChanged { from, to } => say::dice_log_sheriff_changed(to, from),
            DiceFact::ExtraTurn { seat } => say::dice_log_extra_turn(seat),
            DiceFact::Eliminated { seat } => say::log_out(seat),
            DiceFact::GhostRose { seat, side: Some(side) } => say::dice_log_ghost_side(seat, side),
            DiceFact::GhostRose { seat, side: None } => say::dice_log_ghost(seat),
            DiceFact::Marked { seat, face, double: true } => say::dice_log_marked_double(seat, face),
            DiceFact::Marked { seat, face, double: false } => say::dice_log_marked(seat, face),
            DiceFact::Ended { outcome: ended } => outcome(voice, ended),
        }
    }

    /// "arrow, 2 × beer", in the order of the dice.
    fn faces(&self, faces: &[Face]) -> String {
        let mut counted: Vec<(Face, u8)> = Vec::new();
        for face in faces {
            match counted.iter_mut().find(|(known, _)| known == face) {
                Some((_, count)) => *count += 1,
                None => counted.push((*face, 1)),
            }
        }
        let words: Vec<String> =
            counted.iter().map(|(face, count)| self.part(say::dice_faces(*face, *count))).collect();
        words.join(", ")
    }
}
