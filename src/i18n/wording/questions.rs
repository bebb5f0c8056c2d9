//! Questions, said to the one who is asked and to those who wait.

use crate::i18n::arg::Message;
use crate::i18n::messages::say;
use crate::i18n::{Line, Prompt, Question, Translator, Voice};
use standoff_engine::card::{CardKind, Character, EventCard, Source};
use standoff_engine::core::Seat;

impl Translator {
    /// The question, said to the reader: "Jo shoots at you. Play a Missed! or take the hit." to the one asked,
    /// "Waiting for Ann ..." to all others.
    pub fn prompt(&self, voice: &Voice, prompt: &Prompt) -> Line {
        self.line(voice, &message(voice, prompt))
    }
}

pub(in crate::i18n) fn message(voice: &Voice, prompt: &Prompt) -> Message {
    if voice.viewer == Some(prompt.asked) { asked(prompt.question) } else { waiting(prompt.asked, prompt.question) }
}

fn asked(question: Question) -> Message {
    match question {
        Question::Turn => say::ask_turn(),
        Question::Shot { because: Source::Event(card @ EventCard::RussianRoulette), .. } => say::ask_roulette(card),
        Question::Shot { by, because, bang, needed } => {
            let attack = attack(by, because, bang);
            if needed == 1 { say::ask_shot(attack) } else { say::ask_shot_several(attack, needed) }
        }
        Question::Ricochet { by: Some(by), at } => say::ask_ricochet(by, at),
        Question::Ricochet { by: None, at } => say::ask_ricochet_nobody(at),
        Question::Indians { by } => say::ask_indians(by, CardKind::Indians),
        Question::Duel { with } => say::ask_duel(with, CardKind::Duel),
        Question::Dying { needed, .. } => say::ask_dying(needed),
        Question::Hurt { .. } => say::ask_hurt(),
        Question::Store => say::ask_store(CardKind::GeneralStore),
        Question::PutBack { left } => say::ask_put_back(left),
        Question::Give { to } => say::ask_give(to),
        Question::GiveOwn { to, because: Source::Character(Character::FlintWestwood) } => say::ask_give_flint(to),
        Question::GiveOwn { to, because } => say::ask_give_own(to, because),
        Question::Command { to } => say::ask_command(to),
        Question::CommandAt { to, kind } => say::ask_command_on(to, kind),
        Question::Obey { by, kind, target: Some(target) } => say::ask_obey_on(by, target, kind),
        Question::Obey { by, kind, target: None } => say::ask_obey(by, kind),
        Question::Haunt => say::ask_haunt(),
        Question::HauntWhom { card } => say::ask_haunt_whom(card),
        Question::Prisoner => say::ask_prisoner(EventCard::Lifetime),
        Question::Booty => say::ask_booty(EventCard::HorseStealer),
        Question::Chief => say::ask_chief(EventCard::SiouxChief),
        Question::Reveal => say::ask_reveal(),
        Question::Badman => say::ask_badman(),
        Question::Redraw => say::ask_redraw(),
        Question::SecondBang { target: Some(target) } => say::ask_second_bang_at(target),
        Question::SecondBang { target: None } => say::ask_second_bang(),
        Question::Repeat { kind, target: Some(target) } => say::ask_repeat_on(target, kind),
        Question::Repeat { kind, target: None } => say::ask_repeat(kind),
        Question::DiscardHand { exchange: true, .. } => say::ask_discard_hand_exchange(),
        Question::DiscardHand { exchange: false, .. } => say::ask_discard_hand(),
        Question::Flip { because } => say::ask_flip(because),
        Question::Rob { from, .. } => say::ask_rob(from),
        Question::Strip { from, .. } => say::ask_strip(from),
        Question::Inherit { from } => say::ask_inherit(from),
        Question::TakeInPlay => say::ask_take_in_play(),
        Question::Copy => say::ask_copy(),
        Question::Pay { of, target } => pay(of, target),
        Question::DrawFromPlayer => say::ask_draw_player(),
        Question::DrawFromDiscard => say::ask_draw_discard(),
        Question::Character => say::ask_character(),
        Question::Identity { for_a_while: false } => say::ask_identity(),
        Question::Identity { for_a_while: true } => say::ask_identity_round(),
        Question::Brother => say::ask_brother(),
        Question::Liquor => say::ask_liquor(),
        Question::Guess { stop: false } => say::ask_guess(),
        Question::Guess { stop: true } => say::ask_guess_again(),
        Question::Suit => say::ask_suit(),
        Question::Exchange { discarded: 0 } => say::ask_exchange(),
        Question::Exchange { discarded } => say::ask_exchange_more(discarded),
        Question::Surrender { because } => say::ask_surrender(because),
        Question::Discard { left } => say::ask_discard(left),
        Question::Order { eliminated: true, .. } => say::ask_order_out(),
        Question::Order { eliminated: false, .. } => say::ask_order_penalty(),
    }
}

/// "Jo shoots at you."
fn attack(by: Option<Seat>, because: Source, bang: bool) -> Message {
    let Some(by) = by else {
        return match because {
            Source::Event(card) => say::attack_event(card),
            Source::Rules | Source::Card(_) | Source::Character(_) => say::attack_nobody(),
        };
    };
    match because {
        Source::Card(card) if !bang => match card.kind() {
            kind @ (CardKind::Punch | CardKind::Knife) => say::attack_blow(by, kind),
            kind => say::attack_card(by, kind),
        },
        Source::Character(character) => say::attack_character(by, character),
        Source::Event(EventCard::Sniper) => say::attack_sniper(by),
        Source::Card(_) | Source::Rules | Source::Event(_) => say::attack_shot(by),
    }
}

/// "Discard another card to fire the Springfield at Jo."
fn pay(of: Source, target: Option<Seat>) -> Message {
    let card = match of {
        Source::Character(Character::JoseDelgado) => return say::ask_pay_delgado(),
        Source::Character(_) | Source::Rules | Source::Event(_) => return say::ask_pay_source(of),
        Source::Card(card) => card,
    };
    match (card.kind(), target) {
        (CardKind::Springfield, Some(target)) => say::ask_pay_shot(target, card),
        (CardKind::RagTime, Some(target)) => say::ask_pay_rag_time(target, card),
        (CardKind::Tequila, Some(target)) => say::ask_pay_tequila(target, card),
        (CardKind::Tequila | CardKind::Whisky, _) => say::ask_pay_drink(card),
        (CardKind::Brawl, _) => say::ask_pay_brawl(card),
        (_, _) => say::ask_pay(card),
    }
}

fn waiting(asked: Seat, question: Question) -> Message {
    match question {
        // An announcement, and that there is one, is a secret of its player.
        Question::Turn
        | Question::Pay { .. }
        | Question::SecondBang { .. }
        | Question::Repeat { .. }
        | Question::Haunt
        | Question::HauntWhom { .. } => say::wait_turn(asked),
        Question::GiveOwn { to, .. } => say::wait_give(asked, to),
        Question::Command { to } | Question::CommandAt { to, .. } => say::wait_command(asked, to),
        Question::Obey { .. } => say::wait_obey(asked),
        Question::Prisoner => say::wait_prisoner(asked),
        Question::Booty => say::wait_choose_card(asked),
        Question::Reveal => say::wait_reveal(asked),
        Question::Badman => say::wait_badman(asked),
        Question::Redraw => say::wait_redraw(asked),
        Question::Shot { by: Some(by), .. } => say::wait_shot(asked, by),
        Question::Shot { by: None, because: because @ Source::Event(_), .. } => say::wait_shot_event(asked, because),
        Question::Shot { by: None, .. } => say::wait_shot_nobody(asked),
        Question::Ricochet { at, .. } => say::wait_ricochet(asked, at),
        Question::Indians { by } => say::wait_indians(asked, by, CardKind::Indians),
        Question::Duel { with } => say::wait_duel(asked, with, CardKind::Duel),
        Question::Dying { .. } => say::wait_dying(asked),
        Question::Hurt { .. } => say::wait_hurt(asked),
        Question::Store | Question::Chief => say::wait_take(asked),
        Question::PutBack { .. } => say::wait_put_back(asked),
        Question::Give { .. } => say::wait_give_away(asked),
        Question::Flip { because } => say::wait_flip(asked, because),
        Question::Rob { from, .. } => say::wait_rob(asked, from),
        Question::Strip { from, .. } => say::wait_strip(asked, from),
        Question::Inherit { from } => say::wait_inherit(asked, from),
        Question::DrawFromPlayer | Question::DrawFromDiscard | Question::TakeInPlay => say::wait_draw(asked),
        Question::Copy => say::wait_copy(asked),
        Question::Character | Question::Identity { .. } => say::wait_character(asked),
        Question::Brother => say::wait_brother(asked),
        Question::Liquor => say::wait_liquor(asked),
        Question::Guess { .. } => say::wait_guess(asked),
        Question::Suit => say::wait_suit(asked),
        Question::Exchange { .. } => say::wait_exchange(asked),
        Question::Surrender { .. } => say::wait_surrender(asked),
        Question::Discard { .. } | Question::Order { .. } | Question::DiscardHand { .. } => say::wait_discard(asked),
    }
}
