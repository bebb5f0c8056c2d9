//! Numbers and yes-or-no answers about the state, with everything in force taken into account.

use super::frames::Shot;
use super::sets::Reach;
use super::{BeerTwoPlayers, CardId, CardKind, Game, Suit};
use crate::core::Seat;

/// The Colt .45 everybody has (R32).
const COLT: u8 = 1;

impl Game {
    /// How far away `from` sees `to`: places between them plus modifiers, at least 1 (R51, R52).
    pub fn distance(&self, from: Seat, to: Seat) -> u8 {
        if from == to {
            return 0;
        }
        let places = self.ring.distance(from, to) as i8;
        let sees: i8 = self.hooks(from).map(|h| h.sees).sum();
        let seen: i8 = self.hooks(to).map(|h| h.seen).sum();
        (places + sees + seen).max(1) as u8
    }

    /// How far a player can shoot.
    pub fn weapon_range(&self, seat: Seat) -> u8 {
        self.hooks(seat).filter_map(|h| h.range).max().unwrap_or(COLT)
    }

    /// The distance a card covers in a player's hands; none when distance does not matter.
    pub fn reach(&self, seat: Seat, reach: Reach) -> Option<u8> {
        match reach {
            Reach::Any => None,
            Reach::Within(distance) => Some(distance),
            Reach::Weapon => Some(self.weapon_range(seat)),
        }
    }

    /// BANG! cards a player may play in his turn (R29).
    pub fn bang_limit(&self, seat: Seat) -> u8 {
        self.hooks(seat).filter_map(|h| h.bang_limit).max().unwrap_or(1)
    }

    /// Missed! effects needed to cancel a shot.
    pub fn missed_needed(&self, shot: &Shot) -> u8 {
        let Some(by) = shot.by else { return 1 };
        self.hooks(by).filter_map(|h| h.missed_needed).map(|f| f(shot)).max().unwrap_or(1)
    }

    /// Cards a player may keep at the end of his turn (R26).
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        self.player(seat).life.max(0) as u8
    }

    /// Cards drawn in phase 1.
    pub fn phase_one_cards(&self, _seat: Seat) -> u8 {
        2
    }

    /// Cards flipped for a draw!.
    pub fn flips(&self, seat: Seat) -> u8 {
        self.hooks(seat).map(|h| h.flips).max().unwrap_or(1)
    }

    /// A card's suit as it counts now.
    pub fn suit(&self, card: CardId) -> Suit {
        card.card().suit
    }

    /// Whether a player may use a card as `kind`.
    #[inline]
    pub fn counts_as(&self, seat: Seat, card: CardId, kind: CardKind) -> bool {
        card.kind() == kind || self.hooks(seat).filter_map(|h| h.counts_as).any(|f| f(card, kind))
    }

    /// Whether a Beer gives life now (R57).
    pub fn beer_heals(&self) -> bool {
        self.ring.count() > 2
    }

    /// Life points a Beer gives a player.
    pub fn beer_life(&self, _seat: Seat) -> u8 {
        1
    }

    /// Whether a Beer may be played at all.
    pub fn beer_allowed(&self) -> bool {
        self.beer_heals() || self.rules.beer_two_players == BeerTwoPlayers::NoEffect
    }

    /// The Sheriff, if there is one in play or out.
    pub fn sheriff(&self) -> Option<Seat> {
        self.ring.everyone().find(|s| self.player(*s).role == crate::core::Role::Sheriff)
    }
}
