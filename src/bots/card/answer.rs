//! Answers to attacks and losses.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use standoff_engine::card::{Action, CardId, CardKind, Character, Demand, Source};
use standoff_engine::core::Seat;

impl Mind<'_> {
    /// The score of an answer; zero to let it happen.
    pub fn answer(&self, to: Demand, because: Source, action: Action, legal: &[Action]) -> f32 {
        if action == Action::Pass {
            return 0.0;
        }
        match (to, action) {
            // A draw! costs nothing.
            (Demand::Missed { .. }, Action::Use { cards: None, .. }) => 1000.0,
            (Demand::Missed { needed, .. }, Action::Play { card, .. }) => self.dodge(needed, card, legal),
            (Demand::Bang { by }, Action::Play { card, .. }) => {
                let duel = matches!(because, Source::Card(card) if nature(card.kind()).purpose == Purpose::Duel);
                let will = if duel { self.fight(by) } else { self.pain() };
                self.spend(will, card)
            }
            (Demand::Rescue { needed }, Action::Play { card, .. }) => self.survive(needed, card, legal),
            (Demand::Rescue { needed }, Action::Use { cards: Some(pair), .. }) => self.bleed(needed, pair, legal),
            _ => -1.0,
        }
    }

    /// What is gained less the card; the cheapest card first.
    fn spend(&self, gain: f32, card: CardId) -> f32 {
        gain - self.hold(card)
    }

    /// A Missed! is no use if there are not enough of them.
    fn dodge(&self, needed: u8, card: CardId, legal: &[Action]) -> f32 {
        let can = answers(legal);
        if can < needed { -1.0 } else { self.spend(self.pain() * 1.2 - 0.5 * f32::from(needed - 1), card) }
    }

    /// What it is to go on with a Duel against somebody.
    fn fight(&self, by: Seat) -> f32 {
        let mine = self.count(CardKind::Bang);
        // I discard first: I win with more than he has.
        let win = self.bangs_below(by, mine);
        let spent = 0.25 * f32::from(mine.saturating_sub(1));
        let last = if self.own().life <= 1 { 0.5 } else { 0.0 };
        win * (self.pain() + self.harm(by, 1)) - spent + last
    }

    fn survive(&self, needed: u8, card: CardId, legal: &[Action]) -> f32 {
        if needed == 0 {
            return self.spend(self.relief(self.me) * 1.2, card);
        }
        let beers = answers(legal);
        if beers + self.pairs(beers) >= needed { 100.0 - self.hold(card) } else { -1.0 }
    }

    /// Two cards for a life point, Beers last.
    fn bleed(&self, needed: u8, pair: (CardId, CardId), legal: &[Action]) -> f32 {
        let beers = answers(legal);
        if needed == 0 || beers + self.pairs(beers) < needed {
            return -1.0;
        }
        let beer = [pair.0, pair.1].iter().any(|card| nature(card.kind()).purpose == Purpose::Heal);
        let after = if beer { -50.0 } else { 0.0 };
        50.0 + after - self.hold(pair.0) - self.hold(pair.1)
    }

    /// Pairs of cards that could be traded for life beside the Beers.
    fn pairs(&self, beers: u8) -> u8 {
        let trades = self.is(Character::SidKetchum);
        if trades { self.hand.len().saturating_sub(beers) / 2 } else { 0 }
    }
}

/// Hand cards that answer.
fn answers(legal: &[Action]) -> u8 {
    legal.iter().filter(|action| matches!(action, Action::Play { .. })).count() as u8
}
