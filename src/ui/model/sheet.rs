//! Questions that are answered on a sheet over the table.

use super::Desk;
use standoff_engine::card::{Action, Ask, CardId, Character, Choice, Pool};
use standoff_engine::core::Seat;

/// What lies on the sheet. Everything on it can be tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Cards from the middle of the table.
    Table {
        cards: Vec<CardId>,
        left: u8,
    },
    /// Cards of one player: those in front of him, and his hand, seen (one's own) or unseen.
    Of {
        seat: Seat,
        in_play: Vec<CardId>,
        hand: Vec<CardId>,
        hidden: u8,
    },
    /// One's own cards, to be discarded in an order of one's choice.
    Order {
        cards: Vec<CardId>,
    },
    Characters(Vec<Character>),
}

/// The sheet for the question the viewer is asked, if it needs one.
pub fn sheet(desk: &Desk) -> Option<Sheet> {
    let picks = || desk.legal.iter().filter_map(|a| if let Action::Pick(card) = a { Some(*card) } else { None });
    match desk.mine()?.ask {
        Ask::PickCard { from: Pool::Table, left } => Some(Sheet::Table { cards: picks().collect(), left }),
        Ask::PickCard { from: Pool::Of(seat), .. } => {
            let owner = desk.view.seat(seat);
            let (hand, in_play) = picks().partition(|card| owner.hand.contains(*card));
            let hidden = if desk.may(Action::PickHidden) { owner.hand_count } else { 0 };
            Some(Sheet::Of { seat, in_play, hand, hidden })
        }
        Ask::Order { .. } => Some(Sheet::Order { cards: picks().collect() }),
        Ask::Choose => {
            let offered: Vec<Character> = desk
                .legal
                .iter()
                .filter_map(|a| if let Action::Choose(Choice::Character(c)) = a { Some(*c) } else { None })
                .collect();
            (!offered.is_empty()).then_some(Sheet::Characters(offered))
        }
        Ask::Turn | Ask::Respond { .. } | Ask::PickSeat | Ask::Discard { .. } => None,
    }
}
