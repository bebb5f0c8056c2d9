//! What is asked of whom, without any language.

use standoff_engine::card::frames::{Announced, Frame, TakeInto};
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
                _ => Self::Flip { because },
            },
            Ask::PickCard { from: Pool::Of(from), .. } => match view.stack.last() {
                Some(Frame::Take(take)) if take.into == TakeInto::Discard => Self::Strip { from, because },
                Some(Frame::Share(_)) => Self::Inherit { from },
                Some(Frame::Ranch(exchange)) => Self::Exchange { discarded: exchange.discarded },
                Some(Frame::Daltons(_)) => Self::Surrender { because: EventCard::TheDaltons },
                _ => Self::Rob { from, because },
            },
            Ask::PickCard { from: Pool::Others, .. } => Self::TakeInPlay,
            Ask::PickSeat => match because {
                Source::Event(_) => Self::Brother,
                Source::Rules | Source::Card(_) | Source::Character(_) => Self::DrawFromPlayer,
            },
            Ask::Give { to } => Self::Give { to },
            Ask::Choose => match because {
                Source::Rules => Self::Character,
                Source::Character(Character::VeraCuster) => Self::Copy,
                Source::Card(_) | Source::Character(_) => Self::DrawFromDiscard,
                Source::Event(_) => Self::of_event(view),
            },
            Ask::Discard { left } => match because {
                Source::Rules => Self::Discard { left },
                of @ (Source::Card(_) | Source::Character(_) | Source::Event(_)) => {
                    Self::Pay { of, target: announced_at(view) }
                }
            },
            Ask::Order { left } => Self::Order { left, eliminated: !view.board.ring.contains(seat) },
        }
    }
}

impl Question {
    /// A choice an event offers.
    fn of_event(view: &View) -> Self {
        match view.stack.last() {
            Some(Frame::HardLiquor(_)) => Self::Liquor,
            Some(Frame::Handcuffs(_)) => Self::Suit,
            Some(Frame::Peyote(guess)) => {
                Self::Guess { stop: guess.right && view.rules.peyote_must_continue == PeyoteMustContinue::No }
            }
            _ => Self::Identity { for_a_while: view.rules.new_identity_temporary == NewIdentityTemporary::Yes },
        }
    }
}

/// Whom the viewer's announcement is aimed at.
fn announced_at(view: &View) -> Option<Seat> {
    match view.stack.last() {
        Some(Frame::Announce(announce)) => match announce.what {
            Announced::Play { target, .. } => target,
            Announced::Rescue { .. } | Announced::Trade { .. } => None,
        },
        _ => None,
    }
}
