//! Picking cards, players and ways.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use super::people::liking;
use standoff_engine::card::{Action, Ask, CardId, Character, Choice, Decision, Pool, Source, Suit};
use standoff_engine::core::Seat;

impl Mind<'_> {
    /// The score of a pick.
    pub fn pick(&self, decision: Decision, action: Action) -> f32 {
        if let Source::Event(event) = decision.because
            && let Some(score) = self.at_event(event, action)
        {
            return score;
        }
        match (decision.ask, action) {
            // What is put back is not kept.
            (Ask::PickCard { from: Pool::Table, .. }, Action::Pick(card))
                if decision.because == Source::Character(Character::KitCarlson) =>
            {
                -self.gain(card)
            }
            (Ask::PickCard { from: Pool::Table, .. }, Action::Pick(card)) => self.laid_out(decision.because, card),
            (Ask::Choose, _) if decision.because == Source::Character(Character::GreygoryDeck) => {
                self.redraw_abilities(action)
            }
            (Ask::Give { to }, Action::Pick(card)) if self.hand.contains(card) => self.hand_over(to, card),
            (Ask::Give { to }, Action::Pick(card)) => self.give(to, card),
            (Ask::PickCard { from: Pool::Of(owner), .. }, _) => self.owned_by(owner, decision.because, action),
            (Ask::Discard { .. }, Action::Pick(card)) => 10.0 - self.hold(card),
            (Ask::PickCard { from: Pool::Others, .. }, Action::Pick(card)) => self.in_front_of(card),
            (Ask::PickCard { from: Pool::Others, .. }, Action::Choose(_)) => self.deck(),
            (Ask::PickSeat, Action::PickSeat(seat)) => self.strip_hidden(seat),
            (_, Action::Choose(Choice::Character(character))) => self.person(decision.because, character),
            (_, Action::Choose(choice)) => self.choice(choice),
            // Nobody gains by an order.
            (Ask::Order { .. }, Action::Rest) => 1.0,
            // What was announced was worth it; trading cards for life can wait until it is a rescue.
            _ => -100.0,
        }
    }

    fn laid_out(&self, because: Source, card: CardId) -> f32 {
        if because.check().is_none() {
            return self.gain(card);
        }
        let bomb = matches!(because, Source::Card(card) if nature(card.kind()).purpose == Purpose::Bomb);
        let suit = self.scene.suit(card);
        let good =
            if bomb { suit != Suit::Spades || !(2..=9).contains(&card.card().rank.0) } else { suit == Suit::Hearts };
        f32::from(u8::from(good))
    }

    /// A card in play of somebody else, into my hand. Who has the same ability would take it back, for ever.
    fn in_front_of(&self, card: CardId) -> f32 {
        let owner = self.others().find(|seat| self.place(*seat).in_play.contains(card));
        let robbed = owner.filter(|seat| !self.place(*seat).can(Character::PatBrennan));
        robbed.map_or(-1.0, |owner| self.rob_card(owner, card))
    }

    /// Two cards of the deck; the emptier the hand, the better.
    pub(super) fn deck(&self) -> f32 {
        self.weights.draw + 0.2 * f32::from(3u8.saturating_sub(self.hand.len()))
    }

    /// A character to be, or to copy for a turn.
    fn person(&self, because: Source, character: Character) -> f32 {
        match because {
            Source::Character(_) => self.use_of(character),
            Source::Rules | Source::Card(_) | Source::Event(_) => liking(character),
        }
    }

    fn owned_by(&self, owner: Seat, because: Source, action: Action) -> f32 {
        let rob = Self::is_robbery(because);
        match action {
            // What the eliminated leave behind.
            Action::Pick(card) if !self.scene.ring.contains(owner) => self.gain(card),
            Action::PickHidden if !self.scene.ring.contains(owner) => 0.6,
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
            Choice::Discard => self.view.board.discard.last().map_or(-1.0, |card| self.gain(*card) - 0.6),
            Choice::Deck
            | Choice::Character(_)
            | Choice::Guise(_)
            | Choice::Life
            | Choice::Red
            | Choice::Black
            | Choice::Suit(_)
            | Choice::Kind(_)
            | Choice::Reveal => 0.0,
        }
    }
}
