//! What is worth saying about events, without any language.

use standoff_engine::card::definitions::Play;
use standoff_engine::card::{CardId, CardKind, Character, Event, EventCard, Source, Suit, Zone};
use standoff_engine::core::{Outcome, Role, Seat, SeatSet};

/// One line of a log. Moves that belong together are one fact; what goes without saying is none.
///
/// Where both stand, `count` is how many cards there were and `cards` are those the reader knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    TurnBegan {
        seat: Seat,
    },
    /// `paid` is the card discarded with it.
    Played {
        seat: Seat,
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
        paid: Option<CardId>,
    },
    Answered {
        seat: Seat,
        card: CardId,
        kind: CardKind,
        paid: Option<CardId>,
    },
    Used {
        seat: Seat,
        of: Source,
        target: Option<Seat>,
    },
    /// Nothing was answered, and nothing else says so.
    Declined {
        seat: Seat,
        because: Source,
    },
    /// Everybody drew the first hand.
    Dealt,
    /// Cards from the deck into a hand.
    Drew {
        seat: Seat,
        count: u8,
        cards: Vec<CardId>,
    },
    /// The top card of the discard pile into a hand.
    DrewDiscard {
        seat: Seat,
        card: CardId,
    },
    /// Cards were laid open in the middle: on offer, or flipped for a draw! that is still to be decided.
    LaidOpen {
        cards: Vec<CardId>,
        flipped: bool,
    },
    /// Somebody looks at cards of the deck.
    LooksAt {
        seat: Seat,
        count: u8,
        cards: Vec<CardId>,
    },
    /// A card from the middle into a hand.
    Took {
        seat: Seat,
        card: Option<CardId>,
    },
    /// A card from the middle into somebody else's hand.
    Gave {
        seat: Seat,
        to: Seat,
        card: Option<CardId>,
    },
    /// Cards out of a hand on the deck instead of the discard pile.
    Buried {
        seat: Seat,
        count: u8,
        cards: Vec<CardId>,
    },
    /// A played card on the deck instead of the discard pile.
    OnDeck {
        card: CardId,
    },
    /// A card from the middle back on the deck.
    PutBack {
        card: Option<CardId>,
    },
    Discarded {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// Cards of one player into another's hand; `from` may be the taker himself.
    Robbed {
        seat: Seat,
        from: Seat,
        count: u8,
        cards: Vec<CardId>,
    },
    /// A card in play moved on.
    PassedOn {
        from: Seat,
        to: Seat,
        card: CardId,
    },
    Shown {
        seat: Seat,
        card: CardId,
    },
    Reshuffled,
    Checked {
        seat: Seat,
        card: CardId,
        because: Source,
        good: bool,
    },
    TurnSkipped {
        seat: Seat,
    },
    LifeLost {
        seat: Seat,
        amount: u8,
        because: Source,
    },
    LifeGained {
        seat: Seat,
        amount: u8,
    },
    NoEffect {
        seat: Seat,
        kind: CardKind,
    },
    /// The card does nothing to this player.
    Immune {
        seat: Seat,
        because: Source,
    },
    RoleShown {
        seat: Seat,
        role: Role,
    },
    CharacterTaken {
        seat: Seat,
        character: Character,
        life: u8,
    },
    /// A player has this character's ability from now on.
    AbilityCopied {
        seat: Seat,
        character: Character,
    },
    /// A player has the abilities of his other character for now, or his own again.
    Disguised {
        seat: Seat,
        character: Option<Character>,
    },
    /// An event card is in force, and which one comes next; none if this one stays.
    EventTurned {
        card: EventCard,
        coming: Option<EventCard>,
    },
    /// An event card is over and no other is in force yet.
    EventEnded {
        card: EventCard,
    },
    /// Roles were dealt anew, face down.
    RolesDealt,
    /// The new role, if the reader may know it.
    RoleDealt {
        seat: Seat,
        role: Role,
    },
    /// Somebody in play turned up his role.
    RoleTurnedUp {
        seat: Seat,
        role: Role,
    },
    SeatsSwapped {
        a: Seat,
        b: Seat,
    },
    WillMissTurn {
        seat: Seat,
    },
    /// Jailed for life, or free again.
    Sentenced {
        seat: Seat,
        jailed: bool,
    },
    /// Not eliminated, but somebody with another goal from now on.
    Reborn {
        seat: Seat,
        because: EventCard,
        role: Role,
        life: u8,
    },
    AbilitiesDrawn {
        seat: Seat,
        characters: [Character; 2],
    },
    HandShown {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// Somebody must play such a card if he has one.
    Ordered {
        seat: Seat,
        by: Seat,
        kind: CardKind,
        target: Option<Seat>,
    },
    /// Somebody who was out is back, as a ghost if without life.
    Returned {
        seat: Seat,
        life: u8,
    },
    SuitNamed {
        seat: Seat,
        suit: Suit,
    },
    /// A guess at the colour of the next card, and that card.
    Guessed {
        seat: Seat,
        red: bool,
        card: Option<CardId>,
        right: bool,
    },
    /// The role, unless everybody knew it before.
    Eliminated {
        seat: Seat,
        role: Option<Role>,
    },
    Penalty {
        seat: Seat,
    },
    Reward {
        seat: Seat,
    },
    Ended {
        outcome: Outcome,
    },
}

/// What to say about the events of one step, as the reader was told of them.
pub fn facts(events: &[Event]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let (before, after) = (&events[..at], &events[at + 1..]);
        let fact = match *event {
            Event::Moved { card, from, to, seen } => {
                moved(&mut facts, before, after, card, (from, to), seen);
                None
            }
            Event::TurnBegan { seat } => {
                gather_deal(&mut facts);
                Some(Fact::TurnBegan { seat })
            }
            Event::StageReached { .. } => None,
            Event::Played { seat, card, kind, target } => {
                Some(Fact::Played { seat, card, kind, target, paid: payment(after, seat, card, kind) })
            }
            Event::Answered { seat, card, kind } => {
                Some(Fact::Answered { seat, card, kind, paid: payment(after, seat, card, kind) })
            }
            // The verdict tells what was used, or what follows at once does.
            Event::Used { seat, of, target } => {
                let told = after.iter().any(|e| matches!(e, Event::Checked { because, .. } if *because == of))
                    || matches!(after.first(), Some(Event::SeatsSwapped { .. } | Event::RoleShown { .. }));
                (!told).then_some(Fact::Used { seat, of, target })
            }
            // What follows tells that nothing was answered.
            Event::Declined { seat, because } => {
                let told = after.iter().any(|e| match e {
                    Event::LifeLost { seat: s, .. } | Event::Eliminated { seat: s, .. } => *s == seat,
                    Event::Moved { from: Zone::InPlay(s), to: Zone::Discard, .. } => {
                        *s == seat && because == Source::Event(EventCard::Ricochet)
                    }
                    _ => false,
                });
                (!told).then_some(Fact::Declined { seat, because })
            }
            Event::Shown { seat, card } => Some(Fact::Shown { seat, card }),
            Event::Reshuffled { .. } => Some(Fact::Reshuffled),
            Event::Checked { seat, card, because, good } => Some(Fact::Checked { seat, card, because, good }),
            Event::TurnSkipped { seat } => Some(Fact::TurnSkipped { seat }),
            Event::LifeLost { seat, amount, because, .. } => Some(Fact::LifeLost { seat, amount, because }),
            Event::LifeGained { seat, amount } => Some(Fact::LifeGained { seat, amount }),
            Event::NoEffect { seat, kind } => Some(Fact::NoEffect { seat, kind }),
            Event::Immune { seat, because } => Some(Fact::Immune { seat, because }),
            Event::RoleShown { seat, role } => {
                let told = before.iter().any(|e| matches!(e, Event::Eliminated { seat: s, .. } if *s == seat));
                match before.last() {
                    Some(Event::RoleDealt { .. }) => Some(Fact::RoleDealt { seat, role }),
                    Some(Event::Used { of: Source::Event(_), .. }) => Some(Fact::RoleTurnedUp { seat, role }),
                    _ => (!told).then_some(Fact::RoleShown { seat, role }),
                }
            }
            Event::RoleDealt { seat, role } => {
                if !before.iter().any(|e| matches!(e, Event::RoleDealt { .. })) {
                    facts.push(Fact::RolesDealt);
                }
                let open = matches!(after.first(), Some(Event::RoleShown { .. }));
                role.filter(|_| !open).map(|role| Fact::RoleDealt { seat, role })
            }
            Event::EventEnded { card, .. } => Some(Fact::EventEnded { card }),
            Event::SeatsSwapped { a, b } => Some(Fact::SeatsSwapped { a, b }),
            Event::WillMissTurn { seat } => Some(Fact::WillMissTurn { seat }),
            // A draw! tells that somebody is free.
            Event::Sentenced { seat, jailed } => {
                let told = before.iter().any(|e| {
                    matches!(e, Event::Checked { seat: s, because: Source::Event(EventCard::Lifetime), .. } if *s == seat)
                });
                (!told).then_some(Fact::Sentenced { seat, jailed })
            }
            Event::Reborn { seat, because, role, life } => {
                Some(Fact::Reborn { seat, because, role, life: life.unsigned_abs() })
            }
            Event::AbilitiesDrawn { seat, characters } => Some(Fact::AbilitiesDrawn { seat, characters }),
            Event::HandShown { seat, cards } => Some(Fact::HandShown { seat, cards: cards.iter().collect() }),
            Event::Ordered { seat, by, kind, target } => Some(Fact::Ordered { seat, by, kind, target }),
            Event::CharacterTaken { seat, character, life, .. } => {
                Some(Fact::CharacterTaken { seat, character, life: life.unsigned_abs() })
            }
            Event::Disguised { seat, character } => Some(Fact::Disguised { seat, character }),
            Event::EventTurned { card, coming, .. } => Some(Fact::EventTurned { card, coming }),
            Event::Returned { seat, life } => Some(Fact::Returned { seat, life: life.unsigned_abs() }),
            Event::SuitNamed { seat, suit } => Some(Fact::SuitNamed { seat, suit }),
            Event::ColourGuessed { seat, red, right } => {
                let card = match before.last() {
                    Some(Event::Moved { card, from: Zone::Deck, to: Zone::Table, .. }) => *card,
                    _ => None,
                };
                Some(Fact::Guessed { seat, red, card, right })
            }
            Event::AbilityCopied { seat, character } => Some(Fact::AbilityCopied { seat, character }),
            Event::Eliminated { seat, .. } => {
                let role = after.iter().find_map(|e| match e {
                    Event::RoleShown { seat: s, role } if *s == seat => Some(*role),
                    _ => None,
                });
                Some(Fact::Eliminated { seat, role })
            }
            Event::Penalty { seat } => Some(Fact::Penalty { seat }),
            Event::Reward { seat } => Some(Fact::Reward { seat }),
            Event::GameEnded { outcome } => Some(Fact::Ended { outcome }),
        };
        facts.extend(fact);
    }
    facts
}

/// Adds a move to the last fact if it belongs there, says it anew if it must be said, or leaves it out.
fn moved(
    facts: &mut Vec<Fact>,
    before: &[Event],
    after: &[Event],
    card: Option<CardId>,
    (from, to): (Zone, Zone),
    seen: SeatSet,
) {
    match (from, to) {
        (Zone::Deck, Zone::Hand(seat)) => match facts.last_mut() {
            Some(Fact::Drew { seat: s, count, cards }) if *s == seat => add(count, cards, card),
            _ => facts.push(Fact::Drew { seat, count: 1, cards: card.into_iter().collect() }),
        },
        (Zone::Deck, Zone::Table) => match (seen == SeatSet(u8::MAX), card) {
            // A flipped card is told with its verdict or with the guess.
            (true, Some(card)) if is_discarded(after, card) => {}
            (true, Some(_)) if matches!(after.first(), Some(Event::ColourGuessed { .. })) => {}
            (true, Some(card)) => match facts.last_mut() {
                Some(Fact::LaidOpen { cards, .. }) => cards.push(card),
                _ => {
                    // A draw! that leaves a choice ends the step it began in; nothing is played in such a step.
                    let flipped = !before.iter().any(|e| matches!(e, Event::Played { .. }));
                    facts.push(Fact::LaidOpen { cards: vec![card], flipped });
                }
            },
            _ => match (facts.last_mut(), seen.iter().next()) {
                (Some(Fact::LooksAt { seat, count, cards }), Some(s)) if *seat == s => add(count, cards, card),
                (_, Some(seat)) => facts.push(Fact::LooksAt { seat, count: 1, cards: card.into_iter().collect() }),
                (_, None) => {}
            },
        },
        // Taken from the discard pile or from hands to be looked at: everybody knows them.
        (Zone::Discard | Zone::Hand(_), Zone::Table) => match (facts.last_mut(), card) {
            (Some(Fact::LaidOpen { cards, .. }), Some(card)) => cards.push(card),
            (_, Some(card)) => facts.push(Fact::LaidOpen { cards: vec![card], flipped: false }),
            (_, None) => {}
        },
        (Zone::Table, Zone::Hand(seat)) => facts.push(match giver(seen, seat) {
            Some(giver) => Fact::Gave { seat: giver, to: seat, card },
            None => Fact::Took { seat, card },
        }),
        (Zone::Table, Zone::Deck) => facts.push(Fact::PutBack { card }),
        (Zone::Discard, Zone::Deck) => facts.extend(card.map(|card| Fact::OnDeck { card })),
        (Zone::Hand(seat), Zone::Deck) => match facts.last_mut() {
            Some(Fact::Buried { seat: s, count, cards }) if *s == seat => add(count, cards, card),
            _ => facts.push(Fact::Buried { seat, count: 1, cards: card.into_iter().collect() }),
        },
        (Zone::Hand(seat) | Zone::InPlay(seat), Zone::Discard) => {
            let Some(card) = card.filter(|card| !is_told(before, *card) && !is_payment(facts, *card)) else { return };
            match facts.last_mut() {
                Some(Fact::Discarded { seat: s, cards }) if *s == seat => cards.push(card),
                _ => facts.push(Fact::Discarded { seat, cards: vec![card] }),
            }
        }
        // What somebody gets for the cards he has just been robbed of.
        (Zone::Hand(from), Zone::Hand(seat)) if is_trade(before, from, seat) => {
            facts.push(Fact::Gave { seat: from, to: seat, card });
        }
        (Zone::Hand(from) | Zone::InPlay(from), Zone::Hand(seat)) => match facts.last_mut() {
            Some(Fact::Robbed { seat: s, from: f, count, cards }) if (*s, *f) == (seat, from) => {
                add(count, cards, card);
            }
            _ => facts.push(Fact::Robbed { seat, from, count: 1, cards: card.into_iter().collect() }),
        },
        (Zone::InPlay(from), Zone::InPlay(to)) => facts.extend(card.map(|card| Fact::PassedOn { from, to, card })),
        (Zone::Discard, Zone::Hand(seat)) => facts.extend(card.map(|card| Fact::DrewDiscard { seat, card })),
        // Laid down when played, which has been said; or no move that the rules know.
        (Zone::Hand(_) | Zone::Deck | Zone::Discard | Zone::Table | Zone::InPlay(_), _) => {}
    }
}

/// Who hands a player a card from the middle: whoever else has seen it, if it is one.
fn giver(seen: SeatSet, taker: Seat) -> Option<Seat> {
    let mut others = seen.without(taker).iter();
    others.next().filter(|_| others.next().is_none())
}

/// Whether a player who robs another by trading with him gives him a card.
fn is_trade(before: &[Event], from: Seat, to: Seat) -> bool {
    let of = Source::Character(Character::FlintWestwood);
    before.contains(&Event::Used { seat: from, of, target: Some(to) })
}

fn add(count: &mut u8, cards: &mut Vec<CardId>, card: Option<CardId>) {
    *count += 1;
    cards.extend(card);
}

/// Whether a card laid in the middle is put away again in the same step.
fn is_discarded(after: &[Event], laid: CardId) -> bool {
    after.iter().any(
        |e| matches!(e, Event::Moved { card: Some(card), from: Zone::Table, to: Zone::Discard, .. } if *card == laid),
    )
}

/// The card discarded with one that costs a card.
fn payment(after: &[Event], by: Seat, played: CardId, kind: CardKind) -> Option<CardId> {
    if !matches!(&kind.def().play, Play::Effect(effect) if effect.cost > 0) {
        return None;
    }
    after.iter().find_map(|e| match *e {
        Event::Moved { card: Some(card), from: Zone::Hand(seat), to: Zone::Discard, .. } => {
            (seat == by && card != played).then_some(card)
        }
        _ => None,
    })
}

/// Whether a card was told as what another one cost.
fn is_payment(facts: &[Fact], moved: CardId) -> bool {
    facts
        .iter()
        .any(|fact| matches!(fact, Fact::Played { paid, .. } | Fact::Answered { paid, .. } if *paid == Some(moved)))
}

/// Whether the way of a card to the discard pile was told by what came before: it was played, used or drawn! for.
fn is_told(before: &[Event], moved: CardId) -> bool {
    let since = before.iter().rev().take_while(|e| !matches!(e, Event::Moved { card, .. } if *card == Some(moved)));
    since.into_iter().any(|e| match e {
        Event::Played { card, .. } | Event::Answered { card, .. } => *card == moved,
        Event::Used { of, .. } => *of == Source::Card(moved),
        Event::Checked { because, .. } => *because == Source::Card(moved),
        _ => false,
    })
}

/// Before the first turn everybody draws in a row: that is the deal. The reader's own hand is still told.
fn gather_deal(facts: &mut Vec<Fact>) {
    let run = facts.iter().rev().take_while(|fact| matches!(fact, Fact::Drew { .. })).count();
    if run < 3 {
        return;
    }
    let hands = facts.split_off(facts.len() - run);
    facts.push(Fact::Dealt);
    facts.extend(hands.into_iter().filter(|hand| matches!(hand, Fact::Drew { cards, .. } if !cards.is_empty())));
}
