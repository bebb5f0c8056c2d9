//! What is asked of whom, without any language.

use standoff_engine::card::frames::{Announced, Frame, TakeInto};
use standoff_engine::card::{Ask, CardKind, Character, Decision, Demand, Pool, Source, View};
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
    /// Choose whose ability to have.
    Copy,
    /// Discard a hand card for what was announced, or take that back. Only the one asked may know.
    Pay { of: Source, target: Option<Seat> },
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
                let bang = matches!(view.stack.last(), Some(Frame::Shot(shot)) if shot.bang);
                Self::Shot { by, because, bang, needed }
            }
            Ask::Respond { to: Demand::Bang { by } } => match because {
                Source::Card(card) if card.kind() == CardKind::Duel => Self::Duel { with: by },
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
                Some(Frame::Share(_)) => Self::Inherit { from },
                _ => Self::Rob { from, because },
            },
            Ask::PickCard { from: Pool::Others, .. } => Self::TakeInPlay,
            Ask::PickSeat => Self::DrawFromPlayer,
            Ask::Choose => match because {
                Source::Rules => Self::Character,
                Source::Character(Character::VeraCuster) => Self::Copy,
                Source::Card(_) | Source::Character(_) => Self::DrawFromDiscard,
            },
            Ask::Discard { left } => match because {
                Source::Rules => Self::Discard { left },
                of @ (Source::Card(_) | Source::Character(_)) => Self::Pay { of, target: announced_at(view) },
            },
            Ask::Order { left } => Self::Order { left, eliminated: !view.board.ring.contains(seat) },
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
