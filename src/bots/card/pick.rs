//! Picking cards, players and ways.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use standoff_engine::card::{Action, Ask, CardId, Character, Choice, Decision, Pool, Source, Suit};
use standoff_engine::core::Seat;

impl Mind<'_> {
    /// The score of a pick.
    pub fn pick(&self, decision: Decision, action: Action) -> f32 {
        match (decision.ask, action) {
            (Ask::PickCard { from: Pool::Table, .. }, Action::Pick(card)) => self.laid_out(decision.because, card),
            (Ask::PickCard { from: Pool::Of(owner), .. }, _) => self.owned_by(owner, decision.because, action),
            (Ask::Discard { .. }, Action::Pick(card)) => 10.0 - self.hold(card),
            (Ask::PickSeat, Action::PickSeat(seat)) => self.strip_hidden(seat),
            (_, Action::Choose(choice)) => self.choice(choice),
            // Nobody gains by an order.
            (Ask::Order { .. }, Action::Rest) => 1.0,
            // Trading cards for life can wait until it is a rescue.
            _ => -100.0,
        }
    }

    fn laid_out(&self, because: Source, card: CardId) -> f32 {
        if because.hooks().checked.is_none() {
            return self.gain(card);
        }
        let bomb = matches!(because, Source::Card(card) if nature(card.kind()).purpose == Purpose::Bomb);
        let printed = card.card();
        let good = if bomb {
            printed.suit != Suit::Spades || !(2..=9).contains(&printed.rank.0)
        } else {
            printed.suit == Suit::Hearts
        };
        f32::from(u8::from(good))
    }

    fn owned_by(&self, owner: Seat, because: Source, action: Action) -> f32 {
        let rob = matches!(because, Source::Card(card) if nature(card.kind()).purpose == Purpose::Rob);
        match action {
            Action::Pick(card) if owner == self.me && self.own().in_play.contains(card) => -nature(card.kind()).front,
            Action::Pick(card) if owner == self.me => -self.hold(card),
            Action::Pick(card) if rob => self.rob_card(owner, card),
            Action::Pick(card) => self.strip(owner, card),
            Action::PickHidden if rob => self.rob_hidden(owner),
            Action::PickHidden => self.strip_hidden(owner),
            _ => -100.0,
        }
    }

    fn choice(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Deck => 0.0,
            Choice::Discard => self.view.board.discard.last().map_or(-1.0, |card| self.gain(*card) - 0.6),
            Choice::Character(character) => liking(character),
        }
    }
}

/// Characters that are worth more than their life points, the best first.
const FAVOURITES: [Character; 8] = [
    Character::WillyTheKid,
    Character::SlabTheKiller,
    Character::BartCassidy,
    Character::Jourdonnais,
    Character::CalamityJanet,
    Character::BlackJack,
    Character::KitCarlson,
    Character::LuckyDuke,
];

fn liking(character: Character) -> f32 {
    let rank = FAVOURITES.iter().position(|c| *c == character).unwrap_or(FAVOURITES.len());
    f32::from(character.def().life) - 0.1 * rank as f32
}
