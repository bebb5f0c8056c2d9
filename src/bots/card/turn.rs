//! Phase 2: the score of each play.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use standoff_engine::card::{Action, CardId, CardKind, Character};
use standoff_engine::core::Seat;

/// Plays that are worth anything are made in this order.
fn order(purpose: Purpose) -> f32 {
    match purpose {
        Purpose::Draw => 9.0,
        Purpose::Store => 8.0,
        Purpose::Rob => 7.0,
        Purpose::Gear | Purpose::Weapon => 6.0,
        Purpose::Heal | Purpose::HealAll => 5.0,
        Purpose::Strip => 4.0,
        Purpose::Jail => 3.5,
        Purpose::ShootAll | Purpose::Raid => 3.0,
        Purpose::Shoot => 2.0,
        Purpose::Duel => 1.0,
        Purpose::Bomb | Purpose::Dodge => 0.5,
    }
}

/// Steps between two ranks of the order; larger than any play is worth.
const RANK: f32 = 1000.0;

impl Mind<'_> {
    /// The score of a play; zero to end the turn.
    pub fn play(&self, action: Action) -> f32 {
        match action {
            Action::Play { card, kind, target } => {
                let value = self.value(card, kind, target);
                // Nothing gained is worse than ending the turn: the card may be of use later.
                if value > 0.0 { value + RANK * order(nature(kind).purpose) } else { value - 0.01 }
            }
            Action::Use { cards: Some(pair), .. } => self.trade(pair),
            Action::End => 0.0,
            Action::Use { .. }
            | Action::Pick(_)
            | Action::PickHidden
            | Action::PickSeat(_)
            | Action::Choose(_)
            | Action::Rest
            | Action::Pass => -1.0,
        }
    }

    fn value(&self, card: CardId, kind: CardKind, target: Option<Seat>) -> f32 {
        match (nature(kind).purpose, target) {
            (Purpose::Store, _) => 0.5,
            (Purpose::Draw | Purpose::Gear, _) => 1.0,
            (Purpose::Weapon, _) => self.weapon(kind),
            (Purpose::Heal, _) => self.drink(),
            (Purpose::HealAll, _) => self.treat(),
            (Purpose::Bomb, _) => self.bomb(),
            (Purpose::ShootAll, _) => {
                self.others().map(|seat| self.hit(seat, 1) * self.harm(seat, 1)).sum::<f32>() - 0.2
            }
            (Purpose::Raid, _) => self.others().map(|seat| self.no_bang(seat) * self.harm(seat, 1)).sum::<f32>() - 0.2,
            (Purpose::Shoot, Some(target)) => self.shoot(card, target),
            (Purpose::Duel, Some(target)) => self.duel(target),
            (Purpose::Jail, Some(target)) => self.jail(target),
            (Purpose::Rob, Some(target)) => self.rob(target),
            (Purpose::Strip, Some(target)) => self.undress(card, target),
            (Purpose::Dodge | Purpose::Shoot | Purpose::Duel | Purpose::Jail | Purpose::Rob | Purpose::Strip, _) => {
                -1.0
            }
        }
    }

    fn shoot(&self, card: CardId, target: Seat) -> f32 {
        let needed = if self.is(Character::SlabTheKiller) { 2 } else { 1 };
        // A Missed! used as BANG! is missed later; the last BANG! of several is not.
        let cost = self.weights.shot * self.hold(card) + if card.kind() == CardKind::Bang { 0.0 } else { 0.1 };
        self.hit(target, needed) * self.harm(target, 1) - cost
    }

    fn duel(&self, target: Seat) -> f32 {
        let mine = self.count(CardKind::Bang);
        let win = self.bangs_below(target, mine + 1);
        let spent = 0.3 * f32::from(mine) * (1.0 - self.no_bang(target));
        win * self.harm(target, 1) - (1.0 - win) * self.pain() - spent - 0.15
    }

    fn jail(&self, target: Seat) -> f32 {
        let place = self.place(target);
        let arms = 0.08 * f32::from(place.hand) + 0.1 * f32::from(place.range - 1);
        let aims = if self.scene.can_shoot(target, self.me) { 0.1 } else { 0.0 };
        let stay = if place.character == Some(Character::LuckyDuke) { 0.56 } else { 0.75 };
        self.enmity(target) * stay * (self.weights.jail + arms + aims) - 0.1
    }

    fn rob(&self, target: Seat) -> f32 {
        if target == self.me {
            return -1.0;
        }
        let place = self.place(target);
        let hidden = if place.hand > 0 { self.rob_hidden(target) } else { f32::NEG_INFINITY };
        place.in_play.iter().map(|card| self.rob_card(target, card)).fold(hidden, f32::max) - 0.2
    }

    /// What taking a card in play into my hand is.
    pub fn rob_card(&self, owner: Seat, card: CardId) -> f32 {
        self.strip(owner, card) + self.weights.card * self.gain(card)
    }

    /// What taking a random hand card is.
    pub fn rob_hidden(&self, owner: Seat) -> f32 {
        self.strip_hidden(owner) + self.weights.card * 0.6
    }

    fn undress(&self, card: CardId, target: Seat) -> f32 {
        let place = self.place(target);
        if target == self.me {
            let burden = |own: CardId| nature(own.kind()).purpose == Purpose::Bomb;
            return if place.in_play.iter().any(burden) { -self.bomb() - 0.2 } else { -1.0 };
        }
        let hidden = if place.hand > 0 { self.strip_hidden(target) } else { f32::NEG_INFINITY };
        let best = place.in_play.iter().map(|own| self.strip(target, own)).fold(hidden, f32::max);
        best - self.weights.strip * self.hold(card)
    }

    fn drink(&self) -> f32 {
        let hurt = self.own().life < self.own().max_life;
        if hurt && self.scene.ring.count() > 2 { self.relief(self.me) } else { -1.0 }
    }

    fn treat(&self) -> f32 {
        let others: f32 = self.others().map(|seat| self.enmity(seat) * self.relief(seat)).sum();
        self.relief(self.me) - others - 0.2
    }

    /// Dynamite comes back to me first, then goes round.
    fn bomb(&self) -> f32 {
        const EXPLODES: f32 = 0.1;
        let own = if self.own().life > 3 { -3.0 } else { -self.weights.death };
        let (mut alive, mut sum) = (1.0, 0.0);
        for seat in self.scene.ring.from(self.me) {
            sum += alive * EXPLODES * if seat == self.me { own } else { self.harm(seat, 3) };
            alive *= 1.0 - EXPLODES;
        }
        sum - 0.05
    }

    /// Two cards for a life point, when nothing better is left to do.
    fn trade(&self, pair: (CardId, CardId)) -> f32 {
        let own = self.own();
        let spare = i16::from(own.hand) - i16::from(own.life) - 1;
        let price = if spare >= 2 { 0.3 } else { 0.9 };
        let cost = price * (self.hold(pair.0) + self.hold(pair.1));
        let value = self.relief(self.me) - cost - 0.1;
        if value > 0.0 { value } else { value - 1.0 }
    }
}
