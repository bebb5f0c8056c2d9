//! The lines of the log.

use super::names;
use super::weave::{Weave, cards, lives};
use crate::i18n::{Fact, Line, Voice};
use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Outcome, Seat, Team};

pub(super) fn fact(voice: &Voice, fact: &Fact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        Fact::TurnBegan { seat } => say.whose_start(seat).text(" turn.").done(),
        Fact::Played { seat, card, kind, target, paid } => {
            discarding(played(say.who(seat), seat, card, kind, target), paid).stop()
        }
        Fact::Answered { seat, card, kind, paid } => {
            let say = say.who(seat).verb(seat, "answer with ", "answers with ").card(card);
            discarding(played_as(say, card, kind), paid).stop()
        }
        Fact::Used { seat, of: Source::Event(card), target } => used(say.who(seat), seat, card, target).stop(),
        Fact::Used { seat, of: Source::Character(Character::LeeVanKliff), target } => {
            let say = say.who(seat).verb(seat, "do it once more", "does it once more");
            match target {
                Some(target) => say.text(", at ").whom(target).stop(),
                None => say.stop(),
            }
        }
        Fact::Used { seat, of: Source::Character(Character::FlintWestwood), target: Some(target) } => {
            say.who(seat).verb(seat, "trade cards with ", "trades cards with ").whom(target).stop()
        }
        Fact::Used { seat, of, target } => {
            let say = say.who(seat).verb(seat, "use ", "uses ").source(of);
            match target {
                Some(target) if target == seat => say.verb(seat, "on yourself.", "on their own cards.").done(),
                Some(target) => say.text(" on ").whom(target).stop(),
                None => say.stop(),
            }
        }
        Fact::Declined { seat, .. } => say.who(seat).verb(seat, "let it happen.", "lets it happen.").done(),
        Fact::Dealt => say.text("The cards are dealt.").done(),
        Fact::Drew { seat, count, cards: ref known } => {
            some_cards(say.who(seat).verb(seat, "draw ", "draws "), count, known).stop()
        }
        Fact::DrewDiscard { seat, card } => {
            say.who(seat).verb(seat, "take ", "takes ").card(card).text(" from the discard pile.").done()
        }
        Fact::LaidOpen { cards: ref open, flipped: false } => say.text("Face up: ").cards(open).stop(),
        Fact::LaidOpen { cards: ref open, flipped: true } => say.text("Face up: ").faces(open).stop(),
        Fact::LooksAt { seat, count, cards: ref known } => {
            some_cards(say.who(seat).verb(seat, "look at ", "looks at "), count, known).stop()
        }
        Fact::Took { seat, card: Some(card) } => say.who(seat).verb(seat, "take ", "takes ").card(card).stop(),
        Fact::Took { seat, card: None } => say.who(seat).verb(seat, "keep a card.", "keeps a card.").done(),
        Fact::Gave { seat, to, card: Some(card) } => {
            say.who(seat).verb(seat, "give ", "gives ").whom(to).text(" ").card(card).stop()
        }
        Fact::Gave { seat, to, card: None } => {
            say.who(seat).verb(seat, "give ", "gives ").whom(to).text(" a card.").done()
        }
        Fact::Buried { seat, count, cards: ref known } => {
            some_cards(say.who(seat).verb(seat, "put ", "puts "), count, known).text(" on the deck.").done()
        }
        Fact::OnDeck { card } => say.card(card).text(" goes on the deck.").done(),
        Fact::PutBack { card: Some(card) } => say.card(card).text(" goes back on the deck.").done(),
        Fact::PutBack { card: None } => say.text("A card goes back on the deck.").done(),
        Fact::Discarded { seat, cards: ref gone } => {
            say.who(seat).verb(seat, "discard ", "discards ").cards(gone).stop()
        }
        Fact::Robbed { seat, from, count, cards: ref known } => {
            let say = some_cards(say.who(seat).verb(seat, "take ", "takes "), count, known);
            if seat == from { say.text(" back.").done() } else { say.text(" from ").whom(from).stop() }
        }
        Fact::PassedOn { to, card, .. } => say.text("The ").card(card).text(" moves on to ").whom(to).stop(),
        Fact::Shown { seat, card } => {
            say.who(seat).verb(seat, "show ", "shows ").card(card).text(" (").face(card).text(").").done()
        }
        Fact::Reshuffled => say.text("The discard pile is shuffled into a new deck.").done(),
        Fact::Checked { seat, card, because, good } => {
            verdict(say.who(seat).verb(seat, "draw! ", "draws! ").face(card).text(": "), because, good)
        }
        Fact::TurnSkipped { seat } => say.who(seat).verb(seat, "lose this turn.", "loses this turn.").done(),
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::Gag) } => {
            say.who(seat).verb(seat, "spoke and lose ", "spoke and loses ").text(&lives(amount)).stop()
        }
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::MissSusanna) } => say
            .who(seat)
            .verb(seat, "played too few cards and lose ", "played too few cards and loses ")
            .text(&lives(amount))
            .stop(),
        Fact::LifeLost { seat, amount, .. } => say.who(seat).verb(seat, "lose ", "loses ").text(&lives(amount)).stop(),
        Fact::LifeGained { seat, amount } => {
            say.who(seat).verb(seat, "regain ", "regains ").text(&lives(amount)).stop()
        }
        Fact::NoEffect { kind, .. } => say.text("The ").kind(kind).text(" has no effect.").done(),
        Fact::Immune { seat, because: Source::Card(card) } => {
            say.kind(card.kind()).text(" does nothing to ").whom(seat).stop()
        }
        Fact::Immune { seat, because } => say.source(because).text(" does nothing to ").whom(seat).stop(),
        Fact::AbilityCopied { seat, character } => {
            say.who(seat).verb(seat, "take on the ability of ", "takes on the ability of ").character(character).stop()
        }
        Fact::RoleShown { seat, role } => say.who(seat).verb(seat, "were: ", "was: ").role(role).stop(),
        Fact::CharacterTaken { seat, character, life } => say
            .who(seat)
            .verb(seat, "play as ", "plays as ")
            .character(character)
            .text(&format!(", with {}.", lives(life)))
            .done(),
        Fact::Disguised { seat, character: Some(character) } => say
            .who(seat)
            .verb(seat, "have the abilities of ", "has the abilities of ")
            .character(character)
            .text(" for this round.")
            .done(),
        Fact::Disguised { seat, character: None } => {
            say.who(seat).verb(seat, "have your own abilities again.", "has their own abilities again.").done()
        }
        Fact::EventTurned { card, coming } => {
            let say = say.text("New event: ").event(card);
            match coming {
                Some(coming) => say.text(". Next: ").event(coming).stop(),
                None if card.def().is_last => say.text(". It stays.").done(),
                None => say.stop(),
            }
        }
        Fact::EventEnded { card } => say.event(card).text(" is over.").done(),
        Fact::RolesDealt => say.text("Roles are dealt anew.").done(),
        Fact::RoleDealt { seat, role } => say.who(seat).verb(seat, "are now: ", "is now: ").role(role).stop(),
        Fact::RoleTurnedUp { seat, role } => {
            say.who(seat).verb(seat, "turn up your role: ", "turns up their role: ").role(role).stop()
        }
        Fact::SeatsSwapped { a, b } => say.who(a).text(" and ").whom(b).text(" trade places.").done(),
        Fact::WillMissTurn { seat } => {
            say.who(seat).verb(seat, "will miss your next turn.", "will miss the next turn.").done()
        }
        Fact::Sentenced { seat, jailed: true } => {
            say.who(seat).verb(seat, "are jailed for life.", "is jailed for life.").done()
        }
        Fact::Sentenced { seat, jailed: false } => say.who(seat).verb(seat, "are free again.", "is free again.").done(),
        Fact::Reborn { seat, because: EventCard::GraveDigger, life, .. } => say
            .who(seat)
            .verb(seat, "go on as ", "goes on as ")
            .character(Character::TheGraveDigger)
            .text(&format!(", with {}.", lives(life)))
            .done(),
        Fact::Reborn { seat, because, role, life } => say
            .event(because)
            .text(": ")
            .whom(seat)
            .verb(seat, "go on as ", "goes on as ")
            .role(role)
            .text(&format!(", with {}.", lives(life)))
            .done(),
        Fact::AbilitiesDrawn { seat, characters: [first, second] } => say
            .who(seat)
            .verb(seat, "have the abilities of ", "has the abilities of ")
            .character(first)
            .text(" and ")
            .character(second)
            .stop(),
        Fact::HandShown { seat, cards: ref hand } if hand.is_empty() => {
            say.who(seat).verb(seat, "have no cards to show.", "has no cards to show.").done()
        }
        Fact::HandShown { seat, cards: ref hand } => {
            say.who(seat).verb(seat, "show your hand: ", "shows their hand: ").cards(hand).stop()
        }
        Fact::Ordered { seat, by, kind, target } => {
            let say = say.who(by).verb(by, "order ", "orders ").whom(seat).text(" to play ").kind(kind);
            match target {
                Some(target) if target == seat => say.verb(seat, "at yourself", "at their own cards").stop(),
                Some(target) => say.text(" at ").whom(target).stop(),
                None => say.stop(),
            }
        }
        Fact::Returned { seat, life: 0 } => {
            say.who(seat).verb(seat, "come back as a ghost.", "comes back as a ghost.").done()
        }
        Fact::Returned { seat, life } => {
            say.who(seat).verb(seat, "come back", "comes back").text(&format!(" with {}.", lives(life))).done()
        }
        Fact::SuitNamed { seat, suit } => say
            .who(seat)
            .verb(seat, "name ", "names ")
            .text(names::suit(suit))
            .text(": no other suit in this turn.")
            .done(),
        Fact::Guessed { seat, red, card, right } => {
            let colour = if red { "red" } else { "black" };
            let say = say.who(seat).verb(seat, "say ", "says ").text(colour);
            let say = match card {
                Some(card) => say.text(", it is the ").face(card),
                None => say,
            };
            say.text(if right { ": right." } else { ": wrong." }).done()
        }
        Fact::Eliminated { seat, role } => {
            let say = say.who(seat).verb(seat, "are eliminated", "is eliminated");
            match role {
                Some(role) => say.text(": ").role(role).stop(),
                None => say.stop(),
            }
        }
        Fact::Penalty { seat } => say
            .who(seat)
            .verb(seat, "shot a Deputy and lose all your cards.", "shot a Deputy and loses all cards.")
            .done(),
        Fact::Reward { seat } => say.who(seat).verb(seat, "collect the reward.", "collects the reward.").done(),
        Fact::Ended { outcome: ended } => outcome(voice, ended),
    }
}

/// Who won.
pub(super) fn outcome(voice: &Voice, outcome: Outcome) -> Line {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let say = Weave::new(voice);
    let say = match (outcome.team, winners.len()) {
        // Three players have one of each role, and one of them wins.
        (Team::Law, _) if voice.names.len() == 3 => say.text("The Deputy wins"),
        (Team::Outlaws, _) if voice.names.len() == 3 => say.text("The Outlaw wins"),
        (Team::Law, _) => say.text("Law and order win"),
        (Team::Outlaws, 1) => say.text("The Outlaw wins"),
        (Team::Outlaws, _) => say.text("The Outlaws win"),
        (Team::Renegades, 0 | 1) => say.text("The Renegade wins"),
        (Team::Renegades, _) => say.text("The Renegades win"),
    };
    if winners.is_empty() { say.stop() } else { say.text(": ").seats(&winners).stop() }
}

fn played(say: Weave, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) -> Weave {
    match (kind, target) {
        (CardKind::Duel, Some(target)) => {
            return say.verb(seat, "challenge ", "challenges ").whom(target).text(" to a ").card(card);
        }
        (CardKind::Tequila, Some(target)) if target == seat => {
            return say.verb(seat, "drink the ", "drinks the ").card(card);
        }
        (CardKind::Tequila, Some(target)) => {
            return say.verb(seat, "give ", "gives ").whom(target).text(" the ").card(card);
        }
        _ => {}
    }
    let say = match (kind.border(), target) {
        (Border::Blue, None) => return say.verb(seat, "put ", "puts ").card(card).text(" into play"),
        (Border::Green, _) => return say.verb(seat, "lay down ", "lays down ").card(card),
        (Border::Blue | Border::Brown, _) => played_as(say.verb(seat, "play ", "plays ").card(card), card, kind),
    };
    match target {
        None => say,
        Some(target) if target == seat => say.verb(seat, "at yourself", "at their own cards"),
        Some(target) => say.text(if kind.border() == Border::Blue { " on " } else { " at " }).whom(target),
    }
}

/// What somebody does that an event allows.
fn used(say: Weave, seat: Seat, event: EventCard, target: Option<Seat>) -> Weave {
    match (event, target) {
        (EventCard::Ricochet, Some(target)) => {
            say.verb(seat, "shoot at one of ", "shoots at one of ").whose(target).text(" cards")
        }
        (EventCard::Sniper, Some(target)) => say.verb(seat, "snipe at ", "snipes at ").whom(target),
        (EventCard::BloodBrothers, Some(target)) => say.verb(seat, "give ", "gives ").whom(target).text(" a life"),
        (EventCard::HardLiquor, _) => say.verb(seat, "drink ", "drinks ").event(event).text(" instead of drawing"),
        (EventCard::DeadSheriffsGhost, _) => say.verb(seat, "haunt the table", "haunts the table"),
        (EventCard::DougBadman, _) => say.verb(seat, "bargain with ", "bargains with ").event(event),
        (other, _) => say.verb(seat, "use ", "uses ").event(other),
    }
}

/// ", discarding Beer", if that was the price.
fn discarding(say: Weave, paid: Option<CardId>) -> Weave {
    match paid {
        Some(paid) => say.text(", discarding ").card(paid),
        None => say,
    }
}

/// " as BANG!", if the card is used as something else.
fn played_as(say: Weave, card: CardId, kind: CardKind) -> Weave {
    if card.kind() == kind { say } else { say.text(" as ").kind(kind) }
}

/// The cards the reader knows by name, the others by number.
fn some_cards<'a>(say: Weave<'a>, count: u8, known: &[CardId]) -> Weave<'a> {
    let hidden = count - known.len() as u8;
    match (known.is_empty(), hidden) {
        (true, _) => say.text(&cards(count)),
        (false, 0) => say.cards(known),
        (false, _) => say.cards(known).text(" and ").text(&cards(hidden)),
    }
}

/// What a draw! meant.
fn verdict(say: Weave, because: Source, good: bool) -> Line {
    let kind = match because {
        Source::Card(card) => Some(card.kind()),
        Source::Rules | Source::Character(_) | Source::Event(_) => None,
    };
    let told = match because {
        Source::Event(EventCard::Vendetta) => Some(["another turn!", "no other turn."]),
        Source::Event(EventCard::HelenaZontero) => Some(["a new deal!", "everything stays as it is."]),
        Source::Event(EventCard::DaringChallenge) => Some(["missed!", "a hit."]),
        Source::Event(EventCard::Lifetime) => Some(["free again.", "Jail it is."]),
        Source::Event(EventCard::MadRide) => Some(["the ride is over.", "passed over."]),
        Source::Event(EventCard::WildShot) => Some(["nobody is hit.", "somebody is hit."]),
        Source::Character(Character::TerenKill) => Some(["death can wait.", "this time it is over."]),
        Source::Character(Character::TheGraveDigger) => Some(["the shot misses.", "that does not help."]),
        Source::Rules | Source::Card(_) | Source::Character(_) | Source::Event(_) => None,
    };
    if let Some([yes, no]) = told {
        return say.text(if good { yes } else { no }).done();
    }
    match (kind, good) {
        (Some(CardKind::Barrel), true) => say.text("the Barrel holds.").done(),
        (Some(CardKind::Barrel), false) => say.text("the Barrel does not help.").done(),
        (Some(CardKind::Jail), true) => say.text("out of Jail.").done(),
        (Some(CardKind::Jail), false) => say.text("Jail it is.").done(),
        (Some(CardKind::Dynamite), true) => say.text("the Dynamite does not go off.").done(),
        (Some(CardKind::Dynamite), false) => say.text("the Dynamite explodes!").done(),
        (_, true) => say.source(because).text(" helps.").done(),
        (_, false) => say.source(because).text(" does not help.").done(),
    }
}
