//! Answers to attacks and losses.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use standoff_engine::card::frames::Frame;
use standoff_engine::card::{
    Action, CardId, CardKind, CardSet, Character, Choice, Demand, DodgeCityEdition, EventCard, Source,
};
use standoff_engine::core::Seat;

impl Mind<'_> {
    /// The score of an answer; zero to let it happen.
    pub fn answer(&self, to: Demand, because: Source, action: Action, legal: &[Action]) -> f32 {
        if action == Action::Pass {
            return 0.0;
        }
        match (to, action) {
            (Demand::Missed { needed, .. }, Action::Play { card, kind, .. }) => {
                self.dodge(needed, because, self.hold(card) - self.earned(card, kind), legal)
            }
            (Demand::Missed { needed, .. }, Action::Use { of, cards: None, .. }) => match of {
                Source::Card(card) if of.missed().is_some() => self.dodge(needed, because, self.guard(card), legal),
                // A draw! costs nothing.
                _ => 1000.0,
            },
            // What lies on the discard pile costs nothing either.
            (Demand::Missed { needed, .. }, Action::Choose(Choice::Discard)) => {
                self.dodge(needed, because, -1.0, legal)
            }
            (Demand::Bang { by }, Action::Play { card, kind, .. }) => {
                let duel = matches!(because, Source::Card(card) if nature(card.kind()).purpose == Purpose::Duel);
                let will = if duel { self.fight(by) } else { self.pain() };
                will - self.hold(card) + self.earned(card, kind)
            }
            (Demand::Rescue { needed }, _) => self.survive(needed, action),
            _ => -1.0,
        }
    }

    /// What a green card in front of me gives up by cancelling a shot.
    fn guard(&self, card: CardId) -> f32 {
        let kind = card.kind();
        nature(kind).front - self.weights.drawn * f32::from(kind.def().missed.unwrap_or(0))
    }

    /// Cards drawn for an answer.
    fn earned(&self, card: CardId, kind: CardKind) -> f32 {
        let by_kind = kind.def().missed.unwrap_or(0);
        let named = matches!(card.kind(), CardKind::Bang | CardKind::Missed | CardKind::Beer);
        let any = self.scene.rules.dodge_city_edition == DodgeCityEdition::Current;
        let molly = self.is(Character::MollyStark) && self.scene.turn != self.me && (named || any);
        self.weights.drawn * f32::from(by_kind + u8::from(molly))
    }

    /// A Missed! is no use if there are not enough of them.
    fn dodge(&self, needed: u8, because: Source, price: f32, legal: &[Action]) -> f32 {
        if answers(legal) < needed {
            return -1.0;
        }
        self.stake(because) - 0.5 * f32::from(needed - 1) - price
    }

    /// What a shot costs me that hits.
    fn stake(&self, because: Source) -> f32 {
        match because {
            Source::Event(EventCard::RussianRoulette) => self.pains(2) * 1.2,
            Source::Event(EventCard::Ricochet) => self.aimed().map_or(0.0, |card| nature(card.kind()).front),
            Source::Rules | Source::Card(_) | Source::Character(_) | Source::Event(_) => self.pain() * 1.2,
        }
    }

    /// The card in front of me that is shot at.
    fn aimed(&self) -> Option<CardId> {
        self.view.stack.iter().rev().find_map(|frame| match frame {
            Frame::Shot(shot) => shot.aimed,
            _ => None,
        })
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
}

/// Cards that cancel a shot, in hand and in front of me.
fn answers(legal: &[Action]) -> u8 {
    let mut cards = CardSet::EMPTY;
    let mut picked_up = 0;
    for action in legal {
        match *action {
            Action::Choose(Choice::Discard) => picked_up = 1,
            Action::Play { card, .. } => cards.insert(card),
            Action::Use { of: of @ Source::Card(card), .. } if of.missed().is_some() => cards.insert(card),
            _ => {}
        }
    }
    cards.len() + picked_up
}
