//! Cards in notation: `bang 7D`, `stagecoach 9S#2`.

use crate::card::{Card, CardId, CardKind, Rank, Suit};

pub fn write_card(id: CardId) -> String {
    let card = id.card();
    let twin = match id.twin() {
        0 => String::new(),
        n => format!("#{}", n + 1),
    };
    format!("{} {}{}{twin}", card.kind.id(), card.rank, card.suit.letter())
}

pub fn read_card(text: &str) -> Option<CardId> {
    let (kind, rest) = text.trim().split_once(' ')?;
    let kind = CardKind::from_id(kind)?;
    let (value, twin) = match rest.trim().split_once('#') {
        Some((value, number)) => (value, number.parse::<usize>().ok()?.checked_sub(1)?),
        None => (rest.trim(), 0),
    };
    let suit = Suit::ALL.into_iter().find(|suit| value.ends_with(suit.letter()))?;
    let rank = read_rank(&value[..value.len() - 1])?;
    let wanted = |card: &Card| card.kind == kind && card.suit == suit && card.rank == rank;
    CardId::all().filter(|id| wanted(id.card())).nth(twin)
}

fn read_rank(text: &str) -> Option<Rank> {
    (2..=14).map(Rank).find(|rank| rank.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_written_and_read_back() {
        for card in CardId::all() {
            assert_eq!(read_card(&write_card(card)), Some(card));
        }
    }
}
