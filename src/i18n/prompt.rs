//! What is asked of whom, without any language.

use standoff_engine::card::frames::{Announced, Dump, Frame, TakeInto};
use standoff_engine::card::{
    Ask, CardId, CardKind, Character, Decision, Demand, EventCard, NewIdentityTemporary, PeyoteMustContinue, Pool,
    Source, View,
};
use standoff_engine::core::Seat;

/// The question a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Who must answer.
    pub asked: Seat,
    pub question: Question,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Play cards or end the turn.
    Turn,
    /// Answer a shot with `needed` more Missed! effects; `bang` if it is that of a BANG! card, whatever the card.
    Shot { by: Option<Seat>, because: Source, bang: bool, needed: u8 },
    /// Answer a shot at a card in play with a Missed!, or lose the card.
    Ricochet { by: Option<Seat>, at: CardId },
    /// Discard a BANG! against Indians!.
    Indians { by: Seat },
    /// Discard a BANG! in a Duel.
    Duel { with: Seat },
    /// Regain `needed` life points or be eliminated.
    Dying { because: Source, needed: u8 },
    /// A loss that may be answered although it is not lethal.
    Hurt { because: Source },
    /// Take one of the cards of a General Store.
    Store,
    /// Put `left` more of the cards looked at back on the deck, the deepest first.
    PutBack { left: u8 },
    /// Give one of the cards looked at to this player.
    Give { to: Seat },
    /// Give one of one's own hand cards to this player.
    GiveOwn { to: Seat, because: Source },
    /// Name the kind of card this player is ordered to play.
    Command { to: Seat },
    /// Say whom the ordered card is to be played at.
    CommandAt { to: Seat, kind: CardKind },
    /// Choose which of one's own cards obeys an order.
    Obey { by: Seat, kind: CardKind, target: Option<Seat> },
    /// Choose a card in play that a ghost moves elsewhere.
    Haunt,
    /// Say in front of whom the ghost lays this card.
    HauntWhom { card: CardId },
    /// Say who is jailed for life.
    Prisoner,
    /// Choose which of the cards that change distances to keep.
    Booty,
    /// Take one of the cards the Sioux Chief has laid open.
    Chief,
    /// Turn up one's own role, if it is an Outlaw's, or keep it hidden. Everybody is asked alike.
    Reveal,
    /// Discard two hand cards to regain a life point, or keep them.
    Badman,
    /// Exchange two borrowed characters for two others, or keep them.
    Redraw,
    /// Say which flipped card counts.
    Flip { because: Source },
    /// Take a card of a player into one's hand.
    Rob { from: Seat, because: Source },
    /// Choose a card of a player to be discarded.
    Strip { from: Seat, because: Source },
    /// Take one of the cards an eliminated player leaves to several heirs.
    Inherit { from: Seat },
    /// Take a card in play of anybody else instead of drawing.
    TakeInPlay,
    /// Draw the first card from a player's hand or from the deck.
    DrawFromPlayer,
    /// Draw the first card from the discard pile or from the deck.
    DrawFromDiscard,
    /// Take one of two characters.
    Character,
    /// Become somebody else, by table rule for a while only, or stay who one is.
    Identity { for_a_while: bool },
    /// Choose whose ability to have.
    Copy,
    /// Discard a hand card for what was announced, or take that back. Only the one asked may know.
    Pay { of: Source, target: Option<Seat> },
    /// Discard a second BANG! for a shot that was announced or ordered.
    SecondBang { target: Option<Seat> },
    /// Discard a BANG! for the effect of the last card once more, or leave it. Only the one asked may know.
    Repeat { kind: CardKind, target: Option<Seat> },
    /// Give up a life point for somebody else to regain one, or keep it.
    Brother,
    /// Draw, or regain a life point instead.
    Liquor,
    /// Say whether the next card is red or black; `stop` if one may as well leave it.
    Guess { stop: bool },
    /// Name the only suit to be used in this turn.
    Suit,
    /// Discard hand cards and draw as many; `discarded` so far.
    Exchange { discarded: u8 },
    /// Choose which of one's own cards in play an event takes.
    Surrender { because: EventCard },
    /// Discard `left` excess cards.
    Discard { left: u8 },
    /// Put all one's cards on the discard pile in an order of one's choice: eliminated, or as the Sheriff's penalty.
    Order { left: u8, eliminated: bool },
    /// Put one's hand on the discard pile in an order of one's choice; in `exchange` for as many new cards or not.
    DiscardHand { left: u8, exchange: bool },
}

impl Prompt {
    /// The question a view shows; none when the game is over.
    pub fn of(view: &View) -> Option<Self> {
        let decision = view.decision?;
        Some(Self { asked: decision.seat, question: Question::of(view, decision) })
    }
}

impl Question {
    fn of(view: &View, decision: Decision) -> Self {
        let Decision { seat, ask, because } = decision;
        match ask {
            Ask::Turn => Self::Turn,
            Ask::Respond { to: Demand::Missed { needed, by } } => {
                let shot = match view.stack.last() {
                    Some(Frame::Shot(shot)) => Some(*shot),
                    _ => None,
                };
                match shot.and_then(|shot| shot.aimed) {
                    Some(at) => Self::Ricochet { by, at },
                    None => Self::Shot { by, because, bang: shot.is_some_and(|shot| shot.bang), needed },
                }
            }
            Ask::Respond { to: Demand::Bang { by } } => match because {
                Source::Card(card) if card.kind() == CardKind::Duel => Self::Duel { with: by },
                _ => Self::Indians { by },
            },
            Ask::Respond { to: Demand::Rescue { needed: 0 } } => Self::Hurt { because },
            Ask::Respond { to: Demand::Rescue { needed } } => Self::Dying { because, needed },
            Ask::PickCard { from: Pool::Table, left } => match view.stack.last() {
                Some(Frame::Store(_)) => Self::Store,
                Some(Frame::Kit(_)) => Self::PutBack { left },
                Some(Frame::Chief(_)) => Self::Chief,
                _ => Self::Flip { because },
            },
            Ask::PickCard { from: Pool::Of(from), .. } => match view.stack.last() {
                Some(Frame::Take(take)) if take.into == TakeInto::Discard => Self::Strip { from, because },
                Some(Frame::Share(_)) => Self::Inherit { from },
                Some(Frame::Ranch(exchange)) => Self::Exchange { discarded: exchange.discarded },
                Some(Frame::Daltons(_)) => Self::Surrender { because: EventCard::TheDaltons },
                Some(Frame::Order(order)) if let Some(kind) = order.kind => {
                    Self::Obey { by: order.by, kind, target: order.target }
                }
                _ => Self::Rob { from, because },
            },
            Ask::PickCard { from: Pool::Others, .. } => match view.stack.last() {
                Some(Frame::Haunt(_)) => Self::Haunt,
                Some(Frame::Booty(_)) => Self::Booty,
                _ => Self::TakeInPlay,
            },
            Ask::PickSeat => Self::of_players(view, because),
            Ask::Give { to } => match view.stack.last() {
                Some(Frame::Gift(_) | Frame::Flint(_) | Frame::Toll(_) | Frame::Eldorado(_)) => {
                    Self::GiveOwn { to, because }
                }
                _ => Self::Give { to },
            },
            Ask::Choose => match because {
                Source::Rules => Self::Character,
                Source::Character(Character::VeraCuster) => Self::Copy,
                Source::Character(Character::GreygoryDeck) => Self::Redraw,
                Source::Card(_) | Source::Character(_) => Self::DrawFromDiscard,
                Source::Event(_) => Self::of_event(view),
            },
            Ask::Discard { left } => match because {
                Source::Rules => Self::Discard { left },
                of @ (Source::Card(_) | Source::Character(_) | Source::Event(_)) => Self::of_announced(view, of),
            },
            Ask::Order { left } => match *view.stack {
                [.., below, Frame::Dump(Dump { hand_only: true, .. })] => {
                    Self::DiscardHand { left, exchange: matches!(below, Frame::Valentine(_)) }
                }
                _ => Self::Order { left, eliminated: !view.board.ring.contains(seat) },
            },
        }
    }
}

impl Question {
    /// A choice an event offers.
    fn of_event(view: &View) -> Self {
        match view.stack.last() {
            Some(Frame::HardLiquor(_)) => Self::Liquor,
            Some(Frame::Desperado(_)) => Self::Reveal,
            Some(Frame::Badman(_)) => Self::Badman,
            Some(Frame::Order(order)) => Self::Command { to: order.to },
            Some(Frame::Handcuffs(_)) => Self::Suit,
            Some(Frame::Peyote(guess)) => {
                Self::Guess { stop: guess.right && view.rules.peyote_must_continue == PeyoteMustContinue::No }
            }
            _ => Self::Identity { for_a_while: view.rules.new_identity_temporary == NewIdentityTemporary::Yes },
        }
    }

    /// A choice among players.
    fn of_players(view: &View, because: Source) -> Self {
        match (view.stack.last(), because) {
            (Some(Frame::Lifetime(_)), _) => Self::Prisoner,
            (Some(Frame::Haunt(haunt)), _) if let Some((_, card)) = haunt.card => Self::HauntWhom { card },
            (Some(Frame::Order(order)), _) if let Some(kind) = order.kind => Self::CommandAt { to: order.to, kind },
            (_, Source::Event(_)) => Self::Brother,
            (_, Source::Rules | Source::Card(_) | Source::Character(_)) => Self::DrawFromPlayer,
        }
    }

    /// The price of what was announced.
    fn of_announced(view: &View, of: Source) -> Self {
        let Some(Frame::Announce(announce)) = view.stack.last() else { return Self::Pay { of, target: None } };
        match announce.what {
            Announced::Play { kind: CardKind::Bang, target, .. }
            | Announced::Ordered { kind: CardKind::Bang, target, .. } => Self::SecondBang { target },
            Announced::Play { target, .. } | Announced::Ordered { target, .. } => Self::Pay { of, target },
            Announced::Ability { kind: Some(kind), target, .. } => Self::Repeat { kind, target },
            Announced::Rescue { .. } | Announced::Ability { .. } => Self::Pay { of, target: None },
        }
    }
}
