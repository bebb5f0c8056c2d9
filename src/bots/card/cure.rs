//! Life points: what they are worth, what gives them back, and at what price.

use super::mind::{Mind, fewer};
use super::nature::{Purpose, nature};
use super::scene::cost;
use standoff_engine::card::{Action, CardId, CardKind, Character, EventCard, RescueCards, Source, Stage};
use standoff_engine::core::Seat;

/// What could be used up to regain life.
#[derive(Clone, Copy)]
struct Means {
    /// Hand cards, those below included.
    cards: u8,
    beers: u8,
    /// Life points a Beer gives.
    beer: u8,
    whisky: u8,
    tequila: u8,
    /// Whether two cards can be traded for a point.
    pairs: bool,
    canteens: u8,
}

impl Means {
    /// The most life points there are in it.
    fn most(self) -> u8 {
        let mut most = 0;
        for whisky in 0..=self.whisky {
            for tequila in 0..=self.tequila {
                let Some(rest) = self.cards.checked_sub(2 * (whisky + tequila)) else { continue };
                let beers = self.beers.min(rest);
                let pairs = if self.pairs { (rest - beers) / 2 } else { 0 };
                most = most.max(2 * whisky + tequila + beers * self.beer + pairs);
            }
        }
        most + self.canteens
    }
}

impl Mind<'_> {
    /// Whether Beer still gives life.
    fn beer_helps(&self) -> bool {
        self.more_than_two() && !self.scene.is_on(EventCard::TheReverend)
    }

    fn more_than_two(&self) -> bool {
        self.scene.ring.count() > 2
    }

    /// Whether other cards than Beer avert an elimination.
    fn all_rescue(&self) -> bool {
        self.scene.rules.rescue_cards == RescueCards::AllHealing && self.more_than_two()
    }

    /// The chance that a player at his last life point saves himself.
    pub fn rescue(&self, seat: Seat) -> f32 {
        /// How often a draw! is not spades.
        const CHEATS_DEATH: f32 = 0.75;
        let place = self.place(seat);
        let least = if place.can(Character::TerenKill) { CHEATS_DEATH } else { 0.0 };
        if place.damned { least } else { least + (1.0 - least) * self.healed(seat) }
    }

    /// The chance that he does so with a card.
    fn healed(&self, seat: Seat) -> f32 {
        let place = self.place(seat);
        if place.can(Character::SidKetchum) && place.hand >= 2 {
            return 1.0;
        }
        if !self.more_than_two() {
            return 0.0;
        }
        let beer = if self.beer_helps() { self.chance.beer } else { 0.0 };
        if self.beer_helps() && self.scene.knows(seat, CardKind::Beer) > 0
            || self.all_rescue() && place.has(CardKind::Canteen)
        {
            return 1.0;
        }
        let spirits = if self.all_rescue() && place.hand >= 2 { self.chance.spirits } else { 0.0 };
        1.0 - fewer(1, place.unknown(), beer + spirits)
    }

    /// What I could regain by answering a loss.
    fn means(&self) -> Means {
        let spirits = |kind| if self.all_rescue() { self.count(kind) } else { 0 };
        let ready = |card: &CardId| card.kind() == CardKind::Canteen && !self.view.turn.laid.contains(*card);
        let canteens = self.own().in_play.iter().filter(ready).count() as u8;
        Means {
            cards: self.hand.len(),
            beers: if self.beer_helps() { self.count(CardKind::Beer) } else { 0 },
            beer: self.own().beer(),
            whisky: spirits(CardKind::Whisky),
            tequila: spirits(CardKind::Tequila),
            pairs: self.is(Character::SidKetchum),
            canteens: if self.all_rescue() { canteens } else { 0 },
        }
    }

    /// What it costs me to lose a life point.
    pub fn pain(&self) -> f32 {
        self.pains(1)
    }

    /// The same for several points at once.
    pub fn pains(&self, points: u8) -> f32 {
        let life = self.own().life;
        let left = life - points as i8;
        if self.own().ghost {
            0.0
        } else if left > 0 {
            (left + 1..=life).map(|point| self.life(point)).sum()
        } else if self.means().most() > left.unsigned_abs() {
            1.5
        } else if self.is(Character::TerenKill) {
            0.4 * self.weights.death
        } else {
            self.weights.death
        }
    }

    /// What a life point is to a player who is hurt; nothing to one who is not.
    pub fn relief(&self, seat: Seat) -> f32 {
        self.reliefs(seat, 1)
    }

    /// The same for several points.
    pub fn reliefs(&self, seat: Seat, points: u8) -> f32 {
        let place = self.place(seat);
        if place.damned || place.ghost {
            return 0.0;
        }
        let gained = (points as i8).min(place.max_life - place.life);
        (1..=gained).map(|point| self.life(place.life + point)).sum()
    }

    /// What it is to drink something myself.
    pub fn drink(&self, kind: CardKind) -> f32 {
        let own = self.own();
        if own.life >= own.max_life || own.damned || kind == CardKind::Beer && !self.beer_helps() {
            return -1.0;
        }
        let points = match kind {
            CardKind::Beer => own.beer(),
            CardKind::Whisky => 2,
            _ => 1,
        };
        // A strong drink is wasted on a scratch, unless it must go.
        let spare = self.hand.len() > self.limit();
        let wasted = own.life + points as i8 > own.max_life && own.life > 2 && !spare;
        if kind == CardKind::Whisky && wasted { -0.1 } else { self.reliefs(self.me, points) }
    }

    /// What it is to give somebody a life point.
    pub fn treat(&self, target: Seat) -> f32 {
        let relief = self.relief(target);
        if relief <= 0.0 {
            return -1.0;
        }
        if target == self.me { relief } else { -self.enmity(target) * relief - 0.2 }
    }

    /// What it is to give everybody a life point.
    pub fn treat_all(&self) -> f32 {
        let others: f32 = self.others().map(|seat| self.enmity(seat) * self.relief(seat)).sum();
        self.relief(self.me) - others - 0.2
    }

    /// A card or a pair of them against a loss.
    pub fn survive(&self, needed: u8, action: Action) -> f32 {
        let means = self.means();
        if needed == 0 {
            return self.make_up(action);
        }
        let (after, points, price) = match action {
            Action::Play { card, kind: CardKind::Beer, .. } => (
                Means { cards: means.cards.saturating_sub(1), beers: means.beers.saturating_sub(1), ..means },
                means.beer,
                self.hold(card),
            ),
            Action::Play { card, kind: CardKind::Whisky, .. } => {
                let rest =
                    Means { cards: means.cards.saturating_sub(2), whisky: means.whisky.saturating_sub(1), ..means };
                (rest, 2, self.hold(card) + self.price(card))
            }
            Action::Play { card, .. } => {
                let rest =
                    Means { cards: means.cards.saturating_sub(2), tequila: means.tequila.saturating_sub(1), ..means };
                (rest, 1, self.hold(card) + self.price(card))
            }
            Action::Use { of: Source::Card(_), .. } => {
                (Means { canteens: means.canteens.saturating_sub(1), ..means }, 1, -10.0)
            }
            Action::Use { cards: Some(pair), .. } => {
                // Beers last.
                let beer = [pair.0, pair.1].iter().filter(|card| card.kind() == CardKind::Beer).count() as u8;
                let rest =
                    Means { cards: means.cards.saturating_sub(2), beers: means.beers.saturating_sub(beer), ..means };
                (rest, 1, self.hold(pair.0) + self.hold(pair.1) + 20.0 * f32::from(1 + beer))
            }
            _ => return -1.0,
        };
        if points + after.most() >= needed {
            200.0 - price
        } else if self.draws_for_rescue(after.cards) {
            100.0 - price
        } else {
            -1.0
        }
    }

    /// Whether a card used against a loss brings another card, which may be the rescue.
    fn draws_for_rescue(&self, cards_left: u8) -> bool {
        let own_turn = self.view.turn.seat == self.me && self.view.turn.stage != Stage::Before;
        self.is(Character::MollyStark) && !own_turn || self.is(Character::SuzyLafayette) && cards_left == 0
    }

    /// An answer to a loss that is not the end.
    fn make_up(&self, action: Action) -> f32 {
        match action {
            Action::Play { card, kind: CardKind::Beer, .. } => self.relief(self.me) * 1.2 - self.hold(card),
            _ => -1.0,
        }
    }

    /// The cheapest card that could be given for another.
    pub fn price(&self, played: CardId) -> f32 {
        if cost(played.kind()) == 0 {
            return 0.0;
        }
        let others = self.hand.iter().filter(|card| *card != played);
        others.map(|card| self.hold(card)).fold(f32::INFINITY, f32::min)
    }

    /// Two cards for a life point, when nothing better is left to do.
    pub fn trade(&self, pair: (CardId, CardId)) -> f32 {
        let spare = i16::from(self.hand.len()) - i16::from(self.limit()) - 1;
        let price = if spare >= 2 { 0.3 } else { 0.9 };
        let cost = price * (self.hold(pair.0) + self.hold(pair.1));
        let value = self.relief(self.me) - cost - 0.1;
        if value > 0.0 { value } else { value - 1.0 }
    }

    /// A life point for two cards.
    pub fn bleed(&self) -> f32 {
        let own = self.own();
        if own.ghost {
            // He loses what he has regained anyway.
            return if self.deck_is_full() { 0.65 } else { -1.0 };
        }
        let heals = self.hand.iter().any(|card| nature(card.kind()).purpose == Purpose::Heal);
        let ample = own.life >= 4 || own.life == 3 && heals;
        let room = i16::from(self.limit()) - 1 - i16::from(self.hand.len());
        if !ample || room < 0 || !self.deck_is_full() {
            return -1.0;
        }
        let cards = 0.65 * f32::from(room.min(2)) + 0.1;
        cards + if heals { 0.3 } else { 0.0 } - self.life(own.life)
    }
}
