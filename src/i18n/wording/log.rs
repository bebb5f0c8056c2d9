//! The lines of the log.

use crate::i18n::arg::{Arg, Message, Name};
use crate::i18n::messages::say;
use crate::i18n::{Fact, Line, Translator, Voice};
use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Outcome, Seat, Team};

impl Translator {
    /// One line of the log.
    pub fn fact(&self, voice: &Voice, fact: &Fact) -> Line {
        self.line(voice, &message(voice, fact))
    }

    /// The winners, for the end screen.
    pub fn outcome(&self, voice: &Voice, outcome: Outcome) -> Line {
        self.line(voice, &self::outcome(voice, outcome))
    }
}

pub(in crate::i18n) fn message(voice: &Voice, fact: &Fact) -> Message {
    match *fact {
        Fact::TurnBegan { seat } => say::log_turn(seat),
        Fact::Played { seat, card, kind, target, paid } => played(seat, card, kind, target, paid),
        Fact::Answered { seat, card, paid: Some(paid), .. } => say::log_answer_paid(seat, card, paid),
        Fact::Answered { seat, card, kind, .. } if card.kind() != kind => say::log_answer_as(seat, card, kind),
        Fact::Answered { seat, card, .. } => say::log_answer(seat, card),
        Fact::Used { seat, of: Source::Event(card), target } => used(seat, card, target),
        Fact::Used { seat, of: Source::Character(Character::LeeVanKliff), target } => match target {
            Some(target) => say::log_repeat_on(seat, target),
            None => say::log_repeat(seat),
        },
        Fact::Used { seat, of: Source::Character(Character::FlintWestwood), target: Some(target) } => {
            say::log_trade(seat, target)
        }
        Fact::Used { seat, of, target: Some(target) } => say::log_use_on(seat, target, of),
        Fact::Used { seat, of, target: None } => say::log_use(seat, of),
        Fact::Declined { seat, .. } => say::log_declined(seat),
        Fact::Dealt => say::log_dealt(),
        Fact::Drew { seat, count, ref cards } => say::log_drew(seat, Arg::some(count, cards)),
        Fact::DrewDiscard { seat, card } => say::log_drew_discard(seat, card),
        Fact::LaidOpen { ref cards, flipped: false } => say::log_laid_open(cards.as_slice()),
        Fact::LaidOpen { ref cards, flipped: true } => say::log_laid_open(Arg::faces(cards)),
        Fact::LooksAt { seat, count, ref cards } => say::log_looks(seat, Arg::some(count, cards)),
        Fact::Took { seat, card: Some(card) } => say::log_took(seat, card),
        Fact::Took { seat, card: None } => say::log_kept(seat),
        Fact::Gave { seat, to, card: Some(card) } => say::log_gave(seat, to, card),
        Fact::Gave { seat, to, card: None } => say::log_gave_hidden(seat, to),
        Fact::Buried { seat, count, ref cards } => say::log_buried(seat, Arg::some(count, cards)),
        Fact::OnDeck { card } => say::log_on_deck(card),
        Fact::PutBack { card: Some(card) } => say::log_put_back(card),
        Fact::PutBack { card: None } => say::log_put_back_hidden(),
        Fact::Discarded { seat, ref cards } => say::log_discarded(seat, cards.as_slice()),
        Fact::Robbed { seat, from, count, ref cards } => say::log_robbed(seat, from, Arg::some(count, cards)),
        Fact::PassedOn { to, card, .. } => say::log_passed_on(to, card),
        Fact::Shown { seat, card } => say::log_shown(seat, card, Arg::Face(card)),
        Fact::Reshuffled => say::log_reshuffled(),
        Fact::Checked { seat, card, because, good } => {
            say::log_check(seat, verdict(seat, because, good), Arg::Face(card))
        }
        Fact::TurnSkipped { seat } => say::log_turn_skipped(seat),
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::Gag) } => say::log_life_lost_gag(seat, amount),
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::MissSusanna) } => {
            say::log_life_lost_susanna(seat, amount)
        }
        Fact::LifeLost { seat, amount, .. } => say::log_life_lost(seat, amount),
        Fact::LifeGained { seat, amount } => say::log_life_gained(seat, amount),
        Fact::NoEffect { kind, .. } => say::log_no_effect(kind),
        Fact::Immune { seat, because: Source::Card(card) } => say::log_immune(seat, card.kind()),
        Fact::Immune { seat, because } => say::log_immune(seat, because),
        Fact::AbilityCopied { seat, character } => say::log_ability_copied(seat, character),
        Fact::RoleShown { seat, role } => say::log_role_shown(seat, role),
        Fact::CharacterTaken { seat, character, life } => say::log_character_taken(seat, character, life),
        Fact::Disguised { seat, character: Some(character) } => say::log_disguised(seat, character),
        Fact::Disguised { seat, character: None } => say::log_undisguised(seat),
        Fact::EventTurned { card, coming: Some(coming) } => say::log_event_next(card, coming),
        Fact::EventTurned { card, coming: None } if card.def().is_last => say::log_event_last(card),
        Fact::EventTurned { card, coming: None } => say::log_event(card),
        Fact::EventEnded { card } => say::log_event_ended(card),
        Fact::RolesDealt => say::log_roles_dealt(),
        Fact::RoleDealt { seat, role } => say::log_role_dealt(seat, role),
        Fact::RoleTurnedUp { seat, role } => say::log_role_revealed(seat, role),
        Fact::SeatsSwapped { a, b } => say::log_swapped(a, b),
        Fact::WillMissTurn { seat } => say::log_will_miss(seat),
        Fact::Sentenced { seat, jailed: true } => say::log_jailed_for_life(seat),
        Fact::Sentenced { seat, jailed: false } => say::log_freed(seat),
        Fact::Reborn { seat, because: EventCard::GraveDigger, life, .. } => {
            say::log_grave_digger(seat, Character::TheGraveDigger, life)
        }
        Fact::Reborn { seat, because, role, life } => say::log_reborn(seat, because, role, life),
        Fact::AbilitiesDrawn { seat, characters: [first, second] } => say::log_abilities(seat, first, second),
        Fact::HandShown { seat, ref cards } if cards.is_empty() => say::log_hand_empty(seat),
        Fact::HandShown { seat, ref cards } => say::log_hand_shown(seat, cards.as_slice()),
        Fact::Ordered { seat, by, kind, target: Some(target) } if target == seat => {
            say::log_ordered_own(by, seat, kind)
        }
        Fact::Ordered { seat, by, kind, target: Some(target) } => say::log_ordered_on(by, seat, target, kind),
        Fact::Ordered { seat, by, kind, target: None } => say::log_ordered(by, seat, kind),
        Fact::Returned { seat, life: 0 } => say::log_ghost(seat),
        Fact::Returned { seat, life } => say::log_returned(seat, life),
        Fact::SuitNamed { seat, suit } => say::log_suit_named(seat, suit),
        Fact::Guessed { seat, red, card, right } => {
            let colour = Name::new("colour", if red { "red" } else { "black" });
            match (card, right) {
                (Some(card), true) => say::log_guessed_right(seat, Arg::Face(card), colour),
                (Some(card), false) => say::log_guessed_wrong(seat, Arg::Face(card), colour),
                (None, true) => say::log_guessed_right_unseen(seat, colour),
                (None, false) => say::log_guessed_wrong_unseen(seat, colour),
            }
        }
        Fact::Eliminated { seat, role: Some(role) } => say::log_out_role(seat, role),
        Fact::Eliminated { seat, role: None } => say::log_out(seat),
        Fact::Penalty { seat } => say::log_penalty(seat),
        Fact::Reward { seat } => say::log_reward(seat),
        Fact::Ended { outcome } => self::outcome(voice, outcome),
    }
}

/// The winners.
pub(in crate::i18n) fn outcome(voice: &Voice, outcome: Outcome) -> Message {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    // Three players have one of each role, and one of them wins.
    let three = voice.names.len() == 3;
    let won = match (outcome.team, winners.len()) {
        (Team::Law, _) if three => say::outcome_deputy(),
        (Team::Law, _) => say::outcome_law(),
        (Team::Outlaws, 1) => say::outcome_outlaw(),
        (Team::Outlaws, _) if three => say::outcome_outlaw(),
        (Team::Outlaws, _) => say::outcome_outlaws(),
        (Team::Renegades, 0 | 1) => say::outcome_renegade(),
        (Team::Renegades, _) => say::outcome_renegades(),
    };
    if winners.is_empty() { say::outcome_nobody(won) } else { say::outcome_with(won, Arg::seats(&winners)) }
}

fn played(seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>, paid: Option<CardId>) -> Message {
    match (kind, target, paid) {
        (CardKind::Duel, Some(target), _) => say::log_duel(seat, target, card),
        (CardKind::Jail, Some(target), _) => say::log_jail(seat, target, card),
        (CardKind::Tequila, Some(target), Some(paid)) => say::log_tequila_paid(seat, target, card, paid),
        (CardKind::Tequila, Some(target), None) => say::log_tequila(seat, target, card),
        (CardKind::Springfield, Some(target), Some(paid)) => say::log_shoot_paid(seat, target, card, paid),
        _ if kind.border() == Border::Green => say::log_lay_down(seat, card),
        (_, None, _) if kind.border() == Border::Blue => say::log_equip(seat, card),
        (_, None, Some(paid)) => say::log_play_paid(seat, card, paid),
        (_, None, None) if card.kind() != kind => say::log_play_as(seat, card, kind),
        (_, None, None) => say::log_play(seat, card),
        (_, Some(target), Some(paid)) => say::log_play_on_paid(seat, target, card, paid),
        (CardKind::Bang, Some(target), None) if card.kind() != kind => say::log_shoot_as(seat, target, card, kind),
        (CardKind::Bang | CardKind::Springfield | CardKind::Punch, Some(target), None) => {
            say::log_shoot(seat, target, card)
        }
        (_, Some(target), None) => say::log_play_on(seat, target, card),
    }
}

/// An act that an event allows.
fn used(seat: Seat, event: EventCard, target: Option<Seat>) -> Message {
    match (event, target) {
        (EventCard::Ricochet, Some(target)) => say::log_ricochet(seat, target),
        (EventCard::Sniper, Some(target)) => say::log_sniper(seat, target),
        (EventCard::BloodBrothers, Some(target)) => say::log_blood_brothers(seat, target),
        (EventCard::HardLiquor, _) => say::log_hard_liquor(seat, event),
        (EventCard::DeadSheriffsGhost, _) => say::log_haunt(seat),
        (EventCard::DougBadman, _) => say::log_badman(seat, event),
        (other, _) => say::log_use_event(seat, other),
    }
}

/// The meaning of a draw!.
fn verdict(seat: Seat, because: Source, good: bool) -> Message {
    let choose = |yes: fn() -> Message, no: fn() -> Message| if good { yes() } else { no() };
    let about = |yes: fn(Seat) -> Message, no: fn(Seat) -> Message| if good { yes(seat) } else { no(seat) };
    match because {
        Source::Event(EventCard::Vendetta) => about(say::verdict_vendetta_good, say::verdict_vendetta_bad),
        Source::Event(EventCard::HelenaZontero) => {
            choose(say::verdict_helena_zontero_good, say::verdict_helena_zontero_bad)
        }
        Source::Event(EventCard::DaringChallenge) => {
            choose(say::verdict_daring_challenge_good, say::verdict_daring_challenge_bad)
        }
        Source::Event(EventCard::Lifetime) => about(say::verdict_lifetime_good, say::verdict_lifetime_bad),
        Source::Event(EventCard::MadRide) => choose(say::verdict_mad_ride_good, say::verdict_mad_ride_bad),
        Source::Event(EventCard::WildShot) => choose(say::verdict_wild_shot_good, say::verdict_wild_shot_bad),
        Source::Character(Character::TerenKill) => choose(say::verdict_teren_kill_good, say::verdict_teren_kill_bad),
        Source::Character(Character::TheGraveDigger) => {
            choose(say::verdict_grave_digger_good, say::verdict_grave_digger_bad)
        }
        Source::Card(card) if card.kind() == CardKind::Barrel => {
            choose(say::verdict_barrel_good, say::verdict_barrel_bad)
        }
        Source::Card(card) if card.kind() == CardKind::Jail => about(say::verdict_jail_good, say::verdict_jail_bad),
        Source::Card(card) if card.kind() == CardKind::Dynamite => {
            choose(say::verdict_dynamite_good, say::verdict_dynamite_bad)
        }
        Source::Rules | Source::Card(_) | Source::Character(_) | Source::Event(_) => {
            if good {
                say::verdict_good(because)
            } else {
                say::verdict_bad(because)
            }
        }
    }
}
