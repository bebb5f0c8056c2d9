//! One question in front of one seat: friend and foe, chances, and what a hit is worth.

use super::beliefs::{Beliefs, Odds};
use super::events::{Outlook, hearts};
use super::reading::Reading;
use super::scene::{Place, Scene, is_missed};
use super::weights::Weights;
use standoff_engine::card::{CardId, CardKind, CardSet, Character, DodgeCityEdition, EventCard, View};
use standoff_engine::core::{MAX_SEATS, Role, Seat};

/// Everything a score is made from.
pub struct Mind<'a> {
    pub weights: &'a Weights,
    pub view: &'a View,
    pub scene: &'a Scene,
    pub me: Seat,
    pub role: Role,
    pub odds: Odds,
    /// What a lost life point of each player is to me; below zero for friends.
    pub enmity: [f32; MAX_SEATS],
    /// What the elimination of each player is to me.
    pub kill: [f32; MAX_SEATS],
    /// My hand.
    pub hand: CardSet,
    pub(super) chance: Chance,
    pub(super) outlook: Outlook,
    /// What it is to me to get rid of a card by playing it.
    pub(super) urge: f32,
    beliefs: &'a Beliefs,
}

/// How likely an unknown card is of a kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chance {
    pub bang: f32,
    /// Anything that cancels a shot.
    pub missed: f32,
    /// The same with another name.
    pub dodge: f32,
    pub beer: f32,
    /// What heals at the price of another card.
    pub spirits: f32,
}

impl<'a> Mind<'a> {
    pub fn new(weights: &'a Weights, view: &'a View, reading: &'a Reading, me: Seat) -> Self {
        let own = view.seat(me);
        let role = own.role.unwrap_or_default();
        let mut mind = Self {
            weights,
            view,
            scene: &reading.scene,
            me,
            role,
            odds: reading.beliefs.odds(Some((me, role))),
            enmity: [0.0; MAX_SEATS],
            kill: [0.0; MAX_SEATS],
            hand: own.hand,
            chance: Chance::default(),
            outlook: Outlook::PLAIN,
            urge: 0.0,
            beliefs: &reading.beliefs,
        };
        mind.outlook = mind.look_ahead();
        mind.chance = mind.count_unseen();
        mind.take_sides();
        mind.urge = mind.outlook.burden;
        mind
    }

    /// How sure the whole table is of my role.
    pub(super) fn fame(&self) -> f32 {
        self.beliefs.odds(None)[self.me.index()][self.role as usize]
    }

    pub fn place(&self, seat: Seat) -> &Place {
        self.scene.place(seat)
    }

    /// Myself, as others see me.
    pub fn own(&self) -> &Place {
        self.scene.place(self.me)
    }

    /// Whether I have an ability.
    pub fn is(&self, character: Character) -> bool {
        self.own().can(character)
    }

    /// The other players in play, from my left.
    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.scene.ring.after(self.me)
    }

    pub fn enmity(&self, seat: Seat) -> f32 {
        self.enmity[seat.index()]
    }

    /// My cards that can be used as a kind.
    pub fn count(&self, kind: CardKind) -> u8 {
        let fits = |card: &CardId| self.scene.uses_as(self.me, *card, kind) && self.may_use(*card, kind);
        self.hand.iter().filter(fits).count() as u8
    }

    /// Whether no event keeps me from using a hand card as a kind now.
    fn may_use(&self, card: CardId, kind: CardKind) -> bool {
        let my_turn = self.scene.turn == self.me && !self.scene.between;
        let suit = self.view.turn.suit.filter(|_| my_turn);
        let preached = my_turn && kind == CardKind::Bang && self.scene.is_on(EventCard::TheSermon);
        suit.is_none_or(|suit| self.scene.suit(card) == suit) && !preached
    }

    /// Hand cards I may keep at the end of my turn.
    pub fn limit(&self) -> u8 {
        let life = self.own().life.max(0) as u8;
        let many = match self.scene.rules.dodge_city_edition {
            DodgeCityEdition::First => u8::MAX,
            DodgeCityEdition::Current => 10,
        };
        if self.own().ghost || self.scene.is_on(EventCard::Nugget) {
            u8::MAX
        } else if self.is(Character::SeanMallory) {
            many
        } else {
            life
        }
    }

    /// Whether a card I play does nothing to a player.
    pub fn in_vain(&self, card: CardId, target: Seat) -> bool {
        target != self.me && self.scene.is_immune(target, card)
    }

    /// Cards I have not seen: in the deck or in other hands.
    pub(super) fn unseen(&self) -> CardSet {
        let board = &self.view.board;
        let mut seen: CardSet = board.discard.iter().copied().collect();
        seen = seen.union(self.hand);
        for place in &self.scene.places[..board.seats.len()] {
            seen = seen.union(place.in_play).union(place.known);
        }
        self.view.cards.minus(seen)
    }

    fn count_unseen(&self) -> Chance {
        let (mut all, mut sum) = (0.0f32, Chance::default());
        for card in self.unseen() {
            all += 1.0;
            match card.kind() {
                CardKind::Bang => sum.bang += 1.0,
                CardKind::Beer => sum.beer += 1.0,
                CardKind::Whisky | CardKind::Tequila => sum.spirits += 1.0,
                kind if is_missed(kind) => {
                    sum.missed += 1.0;
                    sum.dodge += f32::from(u8::from(kind != CardKind::Missed));
                }
                _ => {}
            }
        }
        let share = 1.0 / all.max(1.0);
        Chance {
            bang: sum.bang * share,
            missed: sum.missed * share,
            dodge: sum.dodge * share,
            beer: sum.beer * share,
            spirits: sum.spirits * share,
        }
    }

    /// Expected number of players in play with a role.
    pub fn living(&self, role: Role) -> f32 {
        self.others().map(|seat| self.odds[seat.index()][role as usize]).sum()
    }

    /// What a shot at a player is to me that takes this many Missed! effects: a hit, or cards spent against it.
    pub fn shot(&self, seat: Seat, needed: u8) -> f32 {
        let (hit, parried) = self.chances(seat, needed);
        hit * self.harm(seat, 1) + parried * self.weights.parry * self.enmity(seat)
    }

    /// The chance that a player cannot cancel a shot.
    pub(super) fn open(&self, seat: Seat) -> f32 {
        self.chances(seat, 1).0
    }

    /// The chances that a player cannot cancel a shot, and that he does so with cards.
    fn chances(&self, seat: Seat, needed: u8) -> (f32, f32) {
        /// How often somebody whose every card is a Missed! gives one.
        const ANY_CARD: f32 = 0.85;
        let (place, gear) = (self.place(seat), self.scene.gear(seat));
        let sure = gear.guards + self.scene.knows(seat, CardKind::Missed) + u8::from(self.can_pick_up());
        let (each, loose) = if place.can(Character::ElenaFuente) {
            (ANY_CARD, place.unknown())
        } else {
            let swaps = place.can(Character::CalamityJanet) || self.scene.is_on(EventCard::Showdown);
            let swap = if swaps { self.chance.bang } else { 0.0 };
            let missed = if place.can(Character::BigSpencer) { self.chance.dodge } else { self.chance.missed };
            (missed + swap, place.unknown().saturating_sub(place.no_missed))
        };
        let barrel = hearts(place.can(Character::LuckyDuke), self.scene.active());
        // The chance of `n` successful draws, then of too few cards for the rest.
        let (mut hit, mut parried) = (0.0, 0.0);
        for drawn in 0..=gear.dodges.min(needed) {
            if needed > drawn {
                let open = exactly(drawn, gear.dodges, barrel);
                let bare = open * fewer((needed - drawn).saturating_sub(sure), loose, each);
                hit += bare;
                parried += open - bare;
            }
        }
        (hit, parried)
    }

    /// Whether the Missed! on top of the discard pile may be used against a shot.
    fn can_pick_up(&self) -> bool {
        let top = self.view.board.discard.last();
        self.scene.is_on(EventCard::MadRide) && top.is_some_and(|card| card.kind() == CardKind::Missed)
    }

    /// The chance that a player has no BANG! to discard.
    pub fn no_bang(&self, seat: Seat) -> f32 {
        self.bangs_below(seat, 1)
    }

    /// The chance that a player holds fewer than this many BANG!s.
    pub fn bangs_below(&self, seat: Seat, count: u8) -> f32 {
        /// How often a card can be one when all but BANG! cards can.
        const ANY_BANG: f32 = 0.75;
        let place = self.place(seat);
        let each = if self.scene.is_on(EventCard::Showdown) {
            ANY_BANG
        } else {
            self.chance.bang + if place.can(Character::CalamityJanet) { self.chance.missed } else { 0.0 }
        };
        let sure = self.scene.knows(seat, CardKind::Bang);
        if sure >= count {
            return 0.0;
        }
        fewer(count - sure, place.unknown().saturating_sub(place.no_bang), each)
    }

    /// What it is to me that a player loses life points.
    pub fn harm(&self, seat: Seat, points: i8) -> f32 {
        let life = self.place(seat).life;
        if self.place(seat).ghost {
            return 0.0;
        }
        let lost: f32 = (0..points.min(life)).map(|i| self.life(life - i)).sum();
        let left = |points| self.enmity(seat) * lost - f32::from(points) * self.comfort(seat);
        if life > points {
            return left(points);
        }
        let saved = if points > 1 { 0.0 } else { self.rescue(seat) };
        (1.0 - saved) * self.kill[seat.index()] + saved * self.enmity(seat)
    }

    /// What is bad for me in each life point a player loses: some get cards for it.
    fn comfort(&self, seat: Seat) -> f32 {
        let place = self.place(seat);
        let card = self.weights.comfort * self.enmity(seat);
        if place.can(Character::BartCassidy) || place.can(Character::BillNoface) {
            card
        } else if place.digger || place.can(Character::ElGringo) && !self.hand.is_empty() {
            card.max(0.0) + self.weights.comfort
        } else {
            0.0
        }
    }

    /// A life point by the points left before it is lost.
    pub fn life(&self, life: i8) -> f32 {
        self.weights.life[(life.max(0) as usize).min(self.weights.life.len() - 1)]
    }
}

/// A number multiplied by itself, alike on every machine.
pub(super) fn times(number: f32, count: u8) -> f32 {
    (0..count).fold(1.0, |product, _| product * number)
}

/// The chance of exactly `k` successes in `n` tries.
fn exactly(k: u8, n: u8, each: f32) -> f32 {
    let ways: f32 = (0..k).map(|i| f32::from(n - i) / f32::from(i + 1)).product();
    ways * times(each, k) * times(1.0 - each, n - k)
}

/// The chance of fewer than `k` successes in `n` tries.
pub(super) fn fewer(k: u8, n: u8, each: f32) -> f32 {
    (0..k.min(n + 1)).map(|i| exactly(i, n, each)).sum()
}
