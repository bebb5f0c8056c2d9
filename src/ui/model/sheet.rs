//! Questions that are answered on a sheet over the table.

use super::{Desk, Selection};
use standoff_engine::card::{Action, Ask, CardId, CardKind, Character, Choice, Pool, Source};
use standoff_engine::core::Seat;

/// What lies on the sheet. Everything on it can be tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Cards from the middle of the table.
    Table { cards: Vec<CardId>, left: u8 },
    /// Cards of one player: those in front of him, and his hand, seen (one's own) or unseen.
    Of { seat: Seat, in_play: Vec<CardId>, hand: Vec<CardId>, hidden: u8 },
    /// One's own cards, to be discarded in an order of one's choice.
    Order { cards: Vec<CardId> },
    /// Cards in play, by player, and what can be done instead.
    Others { groups: Vec<(Seat, Vec<CardId>)>, ways: Vec<Action> },
    /// Cards in front of the others, by player, to shoot at.
    Aimed { groups: Vec<(Seat, Vec<CardId>)> },
    /// A kind of card to be named, or nothing after all.
    Kinds(Vec<CardKind>),
    /// Who to be.
    Characters(Vec<Character>),
    /// The other character: become it, have its abilities for a while, or stay who one is.
    Identity { own: Option<Character>, other: Character, ways: Vec<Action> },
    /// Whose ability to have, with the player who has it.
    Abilities(Vec<(Seat, Character)>),
}

/// The sheet for the question the viewer is asked or for what he has selected, if it needs one.
pub fn sheet(desk: &Desk, selection: &Selection) -> Option<Sheet> {
    if let Selection::Pair { of, first: Some(first) } = *selection {
        let cards = |seat| desk.aimed(of, first).filter(|(owner, _)| *owner == seat).map(|(_, card)| card).collect();
        let groups = by_player(desk, cards);
        return (!groups.is_empty()).then_some(Sheet::Aimed { groups });
    }
    question(desk)
}

/// What the others have to offer, without those who have nothing.
fn by_player(desk: &Desk, cards: impl Fn(Seat) -> Vec<CardId>) -> Vec<(Seat, Vec<CardId>)> {
    let groups = desk.ring().into_iter().map(|seat| (seat, cards(seat)));
    groups.filter(|(_, cards)| !cards.is_empty()).collect()
}

fn question(desk: &Desk) -> Option<Sheet> {
    let picks = || desk.legal.iter().filter_map(|a| if let Action::Pick(card) = a { Some(*card) } else { None });
    match desk.mine()?.ask {
        Ask::PickCard { from: Pool::Table, left } => Some(Sheet::Table { cards: picks().collect(), left }),
        // What is given lies on the table, or is tapped in one's own hand.
        Ask::Give { .. } if !desk.view.board.table.is_empty() => {
            Some(Sheet::Table { cards: picks().collect(), left: 1 })
        }
        // One's own hand lies open: who may stop at any time taps its cards where they are.
        Ask::PickCard { from: Pool::Of(seat), .. } if Some(seat) == desk.viewer() && desk.may(Action::Pass) => None,
        Ask::PickCard { from: Pool::Of(seat), .. } => {
            let owner = desk.view.seat(seat);
            let (hand, in_play) = picks().partition(|card| owner.hand.contains(*card));
            let hidden = if desk.may(Action::PickHidden) { owner.hand_count } else { 0 };
            Some(Sheet::Of { seat, in_play, hand, hidden })
        }
        Ask::PickCard { from: Pool::Others, .. } => {
            let cards = |seat: Seat| -> Vec<CardId> {
                let in_play = desk.view.seat(seat).in_play;
                in_play.iter().copied().filter(|card| desk.may(Action::Pick(*card))).collect()
            };
            let own: Option<(Seat, Vec<CardId>)> =
                desk.viewer().map(|me| (me, cards(me))).filter(|(_, own)| !own.is_empty());
            let groups = by_player(desk, cards).into_iter().chain(own).collect();
            let ways = desk.legal.iter().copied();
            let ways = ways.filter(|action| matches!(action, Action::Choose(_) | Action::Pass)).collect();
            Some(Sheet::Others { groups, ways })
        }
        Ask::Order { .. } => Some(Sheet::Order { cards: picks().collect() }),
        Ask::Choose => {
            let offered: Vec<Character> = desk
                .legal
                .iter()
                .filter_map(|a| if let Action::Choose(Choice::Character(c)) = a { Some(*c) } else { None })
                .collect();
            let because = desk.mine()?.because;
            let kind = |a: &Action| if let Action::Choose(Choice::Kind(kind)) = a { Some(*kind) } else { None };
            let kinds: Vec<CardKind> = desk.legal.iter().filter_map(kind).collect();
            if !kinds.is_empty() {
                return Some(Sheet::Kinds(kinds));
            }
            if let (Source::Event(_), &[other]) = (because, offered.as_slice()) {
                let own = desk.view.me().and_then(|me| me.character);
                return Some(Sheet::Identity { own, other, ways: desk.legal.clone() });
            }
            let copies = because != Source::Rules;
            if copies && !offered.is_empty() {
                let copied = |seat: Seat| desk.view.seat(seat).character.filter(|one| offered.contains(one));
                let owners = desk.ring().into_iter().filter(|seat| desk.in_play(*seat));
                return Some(Sheet::Abilities(owners.filter_map(|seat| Some((seat, copied(seat)?))).collect()));
            }
            (!offered.is_empty()).then_some(Sheet::Characters(offered))
        }
        Ask::Turn | Ask::Respond { .. } | Ask::PickSeat | Ask::Discard { .. } | Ask::Give { .. } => None,
    }
}
