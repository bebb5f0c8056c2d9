//! What a card is worth, and to whom.

use super::mind::{Mind, times};
use super::nature::{Purpose, nature};
use standoff_engine::card::{CardId, CardKind, Character};
use standoff_engine::core::Seat;

impl Mind<'_> {
    /// What one more card of a kind would be in my hand.
    pub fn gain(&self, card: CardId) -> f32 {
        self.worth(card.kind(), self.copies(card.kind()))
    }

    /// What a card of my hand is to me.
    pub fn hold(&self, card: CardId) -> f32 {
        self.worth(card.kind(), self.copies(card.kind()).saturating_sub(1))
    }

    fn copies(&self, kind: CardKind) -> u8 {
        self.hand.iter().filter(|card| card.kind() == kind).count() as u8
    }

    /// A kind's worth in my hand beside so many others of its kind.
    fn worth(&self, kind: CardKind, beside: u8) -> f32 {
        let base = nature(kind).hold;
        let own = self.own();
        let less = |factor: f32| base * times(factor, beside);
        match nature(kind).purpose {
            Purpose::Dodge | Purpose::Shoot if self.is(Character::CalamityJanet) => {
                (0.7 + 0.05 * base) * times(0.85, beside)
            }
            Purpose::Dodge => less(0.75),
            Purpose::Shoot if self.many_bangs() => less(0.9),
            Purpose::Shoot if self.is(Character::SlabTheKiller) => 0.6 * times(0.7, beside),
            Purpose::Shoot => less(0.65),
            Purpose::Heal if self.scene.ring.count() <= 2 => 0.02,
            Purpose::Heal => base + 0.15 * f32::from((3 - own.life).max(0)),
            Purpose::Gear if own.has(kind) || beside > 0 => 0.1,
            Purpose::Weapon if own.has(kind) || beside > 0 => 0.05,
            Purpose::Weapon => (base * 0.3).max(self.weapon(kind)),
            Purpose::Gear
            | Purpose::ShootAll
            | Purpose::Raid
            | Purpose::Duel
            | Purpose::HealAll
            | Purpose::Draw
            | Purpose::Store
            | Purpose::Rob
            | Purpose::Strip
            | Purpose::Jail
            | Purpose::Bomb => base,
        }
    }

    /// Whether I may play BANG! after BANG! this turn.
    pub fn many_bangs(&self) -> bool {
        self.is(Character::WillyTheKid) || self.own().has(CardKind::Volcanic)
    }

    /// What a weapon in front of me would be beyond the one I have.
    pub fn weapon(&self, kind: CardKind) -> f32 {
        let hooks = &kind.def().hooks;
        let range = hooks.range.unwrap_or(1);
        let own = self.own();
        let targets = |reach: u8| -> f32 {
            let seats = self.others().filter(|seat| self.scene.distance(self.me, *seat) <= reach);
            // One shot a turn: the best target counts most.
            let (best, sum) = seats.fold((0.0f32, 0.0f32), |(best, sum), seat| {
                let enmity = self.enmity(seat).max(0.0);
                (best.max(enmity), sum + enmity)
            });
            0.8 * best + 0.2 * sum
        };
        let rapid = hooks.bang_limit.is_some() && !self.is(Character::WillyTheKid);
        let fires = |rapid: bool| if rapid { f32::from(self.count(CardKind::Bang).max(1)).min(3.0) } else { 1.0 };
        let now_rapid = own.has(CardKind::Volcanic) && !self.is(Character::WillyTheKid);
        let longer = 0.05 * (f32::from(range) - f32::from(own.range)) + if rapid { 0.02 } else { 0.0 };
        targets(range) * fires(rapid) - targets(own.range) * fires(now_rapid) + longer
    }

    /// What it is to me that a player loses a card in play.
    pub fn strip(&self, owner: Seat, card: CardId) -> f32 {
        self.enmity(owner) * nature(card.kind()).front
    }

    /// What it is to me that a player loses a random hand card.
    pub fn strip_hidden(&self, owner: Seat) -> f32 {
        let place = self.place(owner);
        let bare = if place.hand > 0 { 0.3 / f32::from(place.hand) } else { 0.0 };
        let weak = if place.life <= 2 { 0.15 } else { 0.0 };
        self.enmity(owner) * (self.weights.hidden_card + bare + weak)
    }
}
