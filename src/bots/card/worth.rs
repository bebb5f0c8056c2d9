//! What a card is worth, and to whom.

use super::mind::{Mind, times};
use super::nature::{Purpose, nature};
use super::scene::is_missed;
use standoff_engine::card::{Border, CardId, CardKind, Character};
use standoff_engine::core::{Role, Seat};

/// More hand cards than anybody needs.
const HOARD: u8 = 15;

impl Mind<'_> {
    /// What one more card of a kind would be in my hand.
    pub fn gain(&self, card: CardId) -> f32 {
        self.worth(card.kind(), self.copies(card.kind()))
    }

    /// What a card of my hand is to me.
    pub fn hold(&self, card: CardId) -> f32 {
        if self.holds_the_deck() || self.own().ghost {
            return 0.0;
        }
        self.worth(card.kind(), self.copies(card.kind()).saturating_sub(1))
    }

    /// Whether I must play cards, of use or not, because nobody else has any left to draw.
    pub fn holds_the_deck(&self) -> bool {
        self.hand.len() > HOARD && !self.deck_is_full()
    }

    /// Whether drawing more would only turn the piles over and over.
    pub fn is_sated(&self) -> bool {
        self.hand.len() > HOARD || !self.deck_is_full()
    }

    /// Hand cards of a kind; all that cancel a shot count as one.
    fn copies(&self, kind: CardKind) -> u8 {
        let like = |other: CardKind| other == kind || is_missed(kind) && is_missed(other);
        self.hand.iter().filter(|card| like(card.kind())).count() as u8
    }

    /// A kind's worth in my hand beside so many others of its kind.
    fn worth(&self, kind: CardKind, beside: u8) -> f32 {
        self.outlook.of(kind) * self.usual_worth(kind, beside)
    }

    /// The same when no event is in sight.
    fn usual_worth(&self, kind: CardKind, beside: u8) -> f32 {
        let base = nature(kind).hold;
        let own = self.own();
        let less = |factor: f32| base * times(factor, beside);
        let hurt = 0.15 * f32::from((3 - own.life).max(0));
        match nature(kind).purpose {
            // Nobody lays down two of a name.
            _ if kind.border() == Border::Green => base * if own.has(kind) || beside > 0 { 0.4 } else { 1.0 },
            _ if self.is(Character::CalamityJanet) && matches!(kind, CardKind::Bang | CardKind::Missed) => {
                (0.7 + 0.05 * base) * times(0.85, beside)
            }
            Purpose::Dodge => less(0.75),
            Purpose::Shoot if kind != CardKind::Bang => base,
            Purpose::Shoot if self.many_bangs() => less(0.9),
            Purpose::Shoot if self.is(Character::SlabTheKiller) => 0.6 * times(0.7, beside),
            Purpose::Shoot => less(0.65),
            Purpose::Heal if kind == CardKind::Beer && self.scene.ring.count() <= 2 => 0.02,
            Purpose::Heal if kind == CardKind::Beer => base * if own.beer() > 1 { 1.4 } else { 1.0 } + hurt,
            Purpose::Heal | Purpose::Treat => base + hurt,
            Purpose::Gear if own.has(kind) || beside > 0 => 0.1,
            Purpose::Weapon if own.has(kind) || beside > 0 => 0.05,
            // The Sheriff cannot be jailed.
            Purpose::Jail if self.others().all(|seat| self.place(seat).role == Some(Role::Sheriff)) => 0.02,
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
            | Purpose::StripAll
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
        let modifiers = &kind.def().modifiers;
        let range = modifiers.weapon_range.unwrap_or(1);
        let own = self.own();
        let range_now = self.scene.range(self.me);
        let targets = |reach: u8| -> f32 {
            let seats = self.others().filter(|seat| self.scene.distance(self.me, *seat) <= reach);
            // One shot a turn: the best target counts most.
            let (best, sum) = seats.fold((0.0f32, 0.0f32), |(best, sum), seat| {
                let enmity = self.enmity(seat).max(0.0);
                (best.max(enmity), sum + enmity)
            });
            0.8 * best + 0.2 * sum
        };
        let rapid = modifiers.bang_limit > 1 && !self.is(Character::WillyTheKid);
        let fires = |rapid: bool| if rapid { f32::from(self.count(CardKind::Bang).max(1)).min(3.0) } else { 1.0 };
        let now_rapid = own.has(CardKind::Volcanic) && !self.is(Character::WillyTheKid);
        let longer = 0.05 * (f32::from(range) - f32::from(range_now)) + if rapid { 0.02 } else { 0.0 };
        targets(range) * fires(rapid) - targets(range_now) * fires(now_rapid) + longer
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
