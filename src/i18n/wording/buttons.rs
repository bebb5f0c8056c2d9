//! Labels for what can be done.

use crate::i18n::arg::{Arg, Message};
use crate::i18n::messages::say;
use crate::i18n::{Line, Prompt, Question, Translator, Voice};
use standoff_engine::card::{
    Action, Border, CardId, CardKind, Character, Choice, EventCard, Source, View, WwsSeedTexts,
};
use standoff_engine::core::Seat;

impl Translator {
    /// A button for an action the reader may take now: "Shoot Ann", "Take the hit", "End turn".
    pub fn action(&self, view: &View, voice: &Voice, action: Action) -> Line {
        self.line(voice, &message(view, action))
    }
}

pub(in crate::i18n) fn message(view: &View, action: Action) -> Message {
    let question = Prompt::of(view).filter(|prompt| Some(prompt.asked) == view.viewer).map(|prompt| prompt.question);
    match action {
        Action::Use { of: Source::Event(event), cards, target } => used(view, event, cards, target),
        Action::Play { card, kind, target } => play(question, card, kind, target),
        Action::Use { cards: Some((first, second)), target, .. } => {
            let cards = [first, second];
            match target {
                Some(target) => say::do_discard_two_shoot(target, cards.as_slice()),
                None => say::do_discard_two_life(cards.as_slice()),
            }
        }
        Action::Use { of: Source::Character(character), target, .. } => power(view, character, target),
        Action::Use { of: Source::Card(card), target: Some(target), .. } => aimed(card.kind(), target),
        Action::Use { of, .. } => say::do_use(of),
        Action::Pick(card) => pick(view, question, card),
        Action::PickHidden => say::do_pick_hidden(),
        Action::PickSeat(seat) => match question {
            Some(Question::Brother) => say::do_brother(seat),
            Some(Question::Prisoner) => say::do_prisoner(seat),
            Some(Question::CommandAt { to, .. }) if to == seat => say::do_command_own(seat),
            Some(Question::CommandAt { .. }) => say::do_command_on(seat),
            Some(Question::HauntWhom { .. }) => say::do_haunt_whom(seat),
            _ => say::do_draw_from(seat),
        },
        Action::Choose(choice) => choose(view, question, choice),
        Action::Rest => say::do_rest(),
        Action::Pass => pass(question),
        Action::End => say::do_end(),
    }
}

fn choose(view: &View, question: Option<Question>, choice: Choice) -> Message {
    match choice {
        Choice::Deck => match question {
            Some(Question::Liquor) => say::do_draw_cards(),
            Some(Question::Redraw) => say::do_draw_others(),
            _ => say::do_draw_deck(),
        },
        Choice::Discard if matches!(question, Some(Question::Shot { .. } | Question::Ricochet { .. })) => {
            say::do_use_discarded()
        }
        Choice::Discard => match view.board.discard.last() {
            Some(top) => say::do_take_discard(*top),
            None => say::do_take_top_discard(),
        },
        Choice::Character(character) => match question {
            Some(Question::Copy) => say::do_copy(character),
            Some(Question::Identity { .. }) => say::do_identity(character),
            _ => say::do_character(character),
        },
        Choice::Guise(character) => say::do_identity_round(character),
        Choice::Life => say::do_regain(),
        Choice::Red => say::do_red(),
        Choice::Black => say::do_black(),
        Choice::Suit(suit) => say::do_suit(suit),
        Choice::Kind(kind) => say::do_kind(kind),
        Choice::Reveal => say::do_reveal(),
    }
}

fn play(question: Option<Question>, card: CardId, kind: CardKind, target: Option<Seat>) -> Message {
    let other = card.kind() != kind;
    if let Some(target) = target {
        return if other { say::do_with(aimed(kind, target), card) } else { aimed(kind, target) };
    }
    match question {
        Some(Question::Indians { .. } | Question::Duel { .. }) if other => say::do_discard_as(card, kind),
        Some(Question::Indians { .. } | Question::Duel { .. }) => say::do_discard(card),
        _ if other => say::do_play_as(card, kind),
        _ if kind.border() == Border::Green => say::do_lay_down(card),
        _ => say::do_play(card),
    }
}

/// The effect of a card on somebody.
fn aimed(kind: CardKind, target: Seat) -> Message {
    match kind {
        CardKind::Bang => say::do_shoot(target),
        CardKind::Duel => say::do_duel(target),
        CardKind::Jail => say::do_jail(target),
        CardKind::Panic | CardKind::RagTime | CardKind::Conestoga => say::do_take(target),
        CardKind::CatBalou | CardKind::CanCan => say::do_strip(target),
        CardKind::Punch => say::do_punch(target),
        CardKind::Knife => say::do_knife(target, kind),
        CardKind::Springfield | CardKind::Derringer | CardKind::BuffaloRifle | CardKind::Pepperbox => {
            say::do_fire(target, kind)
        }
        CardKind::Tequila => say::do_tequila(target, kind),
        other => say::do_play_on(target, other),
    }
}

/// An ability an event gives, with its cards and target or before they are chosen.
fn used(view: &View, event: EventCard, cards: Option<(CardId, CardId)>, target: Option<Seat>) -> Message {
    match (event, cards, target) {
        (EventCard::Ricochet, Some((bang, aimed)), target) => {
            let shot = match target.or_else(|| owner(view, aimed)) {
                Some(owner) => say::do_ricochet(owner, aimed),
                None => say::do_ricochet_card(aimed),
            };
            // A card other than a BANG! is given up as one.
            if bang.kind() == CardKind::Bang { shot } else { say::do_with(shot, bang) }
        }
        (EventCard::Sniper, Some(_), Some(target)) => say::do_snipe(target),
        (EventCard::Ricochet, ..) => say::do_ricochet_any(),
        (EventCard::Sniper, ..) => say::do_snipe_any(),
        (EventCard::DorothyRage, _, target) => match (view.rules.wws_seed_texts, target) {
            (WwsSeedTexts::No, Some(target)) => say::do_order(target),
            (WwsSeedTexts::No, None) => say::do_order_any(),
            (WwsSeedTexts::Yes, Some(target)) => say::do_gift(target),
            (WwsSeedTexts::Yes, None) => say::do_gift_any(),
        },
        (EventCard::Gag, ..) => say::do_spoke(),
        (EventCard::LadyRoseOfTexas, _, Some(target)) => say::do_swap(target),
        (EventCard::Cavalry | EventCard::Desperados, ..) => say::do_reveal(),
        (EventCard::DeadSheriffsGhost, ..) => say::do_haunt(),
        (EventCard::DougBadman, Some((first, second)), _) => say::do_discard_two_life([first, second].as_slice()),
        (EventCard::DougBadman, None, _) => say::do_two_for_life(),
        (other, ..) => say::do_use(other),
    }
}

/// An ability before its cards and target are chosen.
fn power(view: &View, character: Character, target: Option<Seat>) -> Message {
    match character {
        Character::FlintWestwood => target.map_or_else(say::do_trade_any, say::do_trade),
        Character::LeeVanKliff => match (view.turn.last_brown_card, target) {
            (Some((_, kind)), Some(target)) => say::do_repeat(aimed(kind, target)),
            (Some((_, kind)), None) => say::do_repeat_kind(kind),
            (None, _) => say::do_repeat_any(),
        },
        Character::ChuckWengam => say::do_chuck(),
        Character::SidKetchum => say::do_two_for_life(),
        Character::DocHolyday => say::do_two_to_shoot(),
        Character::JoseDelgado => say::do_delgado(),
        other => say::do_use(other),
    }
}

fn pick(view: &View, question: Option<Question>, card: CardId) -> Message {
    match question {
        Some(
            Question::Discard { .. }
            | Question::Order { .. }
            | Question::Strip { .. }
            | Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::DiscardHand { .. }
            | Question::Exchange { .. }
            | Question::Surrender { .. },
        ) => say::do_discard(card),
        Some(Question::Give { to } | Question::GiveOwn { to, .. }) => say::do_give(to, card),
        Some(Question::Obey { .. }) => say::do_play(card),
        Some(Question::Haunt) => match owner(view, card) {
            Some(owner) => say::do_move_of(owner, card),
            None => say::do_move(card),
        },
        Some(Question::Booty) => say::do_keep(card),
        Some(Question::TakeInPlay) => match owner(view, card) {
            Some(owner) => say::do_take_card_from(owner, card),
            None => say::do_take_card(card),
        },
        Some(Question::PutBack { .. }) => say::do_put_back(card),
        Some(Question::Flip { .. }) => say::do_choose_face(Arg::Face(card)),
        _ => say::do_take_card(card),
    }
}

fn pass(question: Option<Question>) -> Message {
    match question {
        Some(Question::Shot { because: Source::Event(EventCard::RussianRoulette), .. }) => say::do_lose_two(),
        Some(Question::Ricochet { .. }) => say::do_lose_card(),
        Some(Question::Identity { .. }) => say::do_stay(),
        Some(Question::Brother) => say::do_keep_lives(),
        Some(Question::Guess { .. }) => say::do_stop_guessing(),
        Some(Question::Exchange { discarded: 0 }) => say::do_keep_hand(),
        Some(Question::Exchange { discarded }) => say::do_draw(discarded),
        Some(Question::Shot { .. }) => say::do_take_hit(),
        Some(Question::Indians { .. } | Question::Duel { .. }) => say::do_lose_one(),
        Some(Question::Dying { .. }) => say::do_die(),
        Some(Question::Hurt { .. }) => say::do_accept_hit(),
        Some(Question::Reveal) => say::do_go_on(),
        Some(Question::Badman) => say::do_keep_cards(),
        Some(Question::Redraw) => say::do_keep_these(),
        Some(
            Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::GiveOwn { .. }
            | Question::Command { .. }
            | Question::CommandAt { .. }
            | Question::Haunt
            | Question::HauntWhom { .. },
        ) => say::do_cancel(),
        _ => say::do_pass(),
    }
}

/// In front of whom a card lies.
fn owner(view: &View, card: CardId) -> Option<Seat> {
    Seat::all(view.board.ring.size()).find(|seat| view.seat(*seat).in_play.contains(&card))
}
