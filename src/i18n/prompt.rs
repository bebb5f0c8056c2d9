//! What is asked of whom, without any language.

use standoff_engine::card::frames::{Frame, TakeInto};
use standoff_engine::card::{Ask, CardKind, Decision, Demand, Pool, Source, View};
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
    /// Answer a shot with `needed` more Missed! effects.
    Shot { by: Option<Seat>, kind: CardKind, needed: u8 },
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
    /// Keep `left` more of the cards looked at.
    Keep { left: u8 },
    /// Say which flipped card counts.
    Flip { because: Source },
    /// Take a card of a player into one's hand.
    Rob { from: Seat, because: Source },
    /// Choose a card of a player to be discarded.
    Strip { from: Seat, because: Source },
    /// Draw the first card from a player's hand or from the deck.
    DrawFromPlayer,
    /// Draw the first card from the discard pile or from the deck.
    DrawFromDiscard,
    /// Take one of two characters.
    Character,
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
                Self::Shot { by, kind: attack(view, because), needed }
            }
            Ask::Respond { to: Demand::Bang { by } } => match attack(view, because) {
                CardKind::Duel => Self::Duel { with: by },
                _ => Self::Indians { by },
            },
            Ask::Respond { to: Demand::Rescue { needed: 0 } } => Self::Hurt { because },
            Ask::Respond { to: Demand::Rescue { needed } } => Self::Dying { because, needed },
            Ask::PickCard { from: Pool::Table, left } => match view.stack.last() {
                Some(Frame::Store(_)) => Self::Store,
                Some(Frame::Kit(_)) => Self::Keep { left },
                _ => Self::Flip { because },
            },
            Ask::PickCard { from: Pool::Of(from), .. } => match view.stack.last() {
                Some(Frame::Take(take)) if take.into == TakeInto::Discard => Self::Strip { from, because },
                _ => Self::Rob { from, because },
            },
            Ask::PickSeat => Self::DrawFromPlayer,
            Ask::Choose => match because {
                Source::Rules => Self::Character,
                Source::Card(_) | Source::Character(_) => Self::DrawFromDiscard,
            },
            Ask::Discard { left } => Self::Discard { left },
            Ask::Order { left } => Self::Order { left, eliminated: !view.board.ring.contains(seat) },
        }
    }
}

/// What the attacking card was played as.
fn attack(view: &View, because: Source) -> CardKind {
    match (view.stack.last(), because) {
        (Some(Frame::Shot(shot)), _) => shot.kind,
        (_, Source::Card(card)) => card.kind(),
        (_, Source::Rules | Source::Character(_)) => CardKind::Bang,
    }
}
