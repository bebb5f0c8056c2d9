//! Phase 2: the score of each play.

use super::events::hearts;
use super::mind::Mind;
use super::nature::{Purpose, nature};
use super::scene::cost;
use standoff_engine::card::{Action, Border, CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::Seat;

/// Plays that are worth anything are made in this order.
fn order(purpose: Purpose) -> f32 {
    match purpose {
        Purpose::Draw => 9.0,
        Purpose::Store => 8.0,
        Purpose::Rob => 7.0,
        Purpose::Gear | Purpose::Weapon => 6.0,
        Purpose::Heal | Purpose::Treat | Purpose::HealAll => 5.0,
        Purpose::Strip | Purpose::StripAll => 4.0,
        Purpose::Jail => 3.5,
        Purpose::ShootAll | Purpose::Raid => 3.0,
        Purpose::Shoot => 2.0,
        Purpose::Duel => 1.0,
        Purpose::Bomb | Purpose::Dodge => 0.5,
    }
}

/// A place in the order before cards are laid down, for what needs the last other card as its price.
const BEFORE_LAYING: f32 = 6.5;
/// A place in the order after cards are laid down and before shots are fired.
const AFTER_LAYING: f32 = 3.2;
/// Before another card ends the chance, and when everything else is done.
const AT_ONCE: f32 = 10.0;
const LAST: f32 = 0.3;

/// Worse than ending a turn, whatever there is in hand.
const IDLE: f32 = -3.0;

/// Steps between two ranks of the order; larger than any play is worth.
const RANK: f32 = 1000.0;

/// Nothing gained is worse than ending the turn: the card may be of use later.
fn ranked(value: f32, order: f32) -> f32 {
    if value > 0.0 { value + RANK * order } else { value - 0.01 }
}

/// What is no play of a card is no way to pass the time either.
fn unless_idle(value: f32, order: f32) -> f32 {
    if value > 0.0 { ranked(value, order) } else { IDLE }
}

impl Mind<'_> {
    /// The score of a play; zero to end the turn.
    pub fn play(&self, action: Action) -> f32 {
        let score = self.usual_play(action);
        // What must be played comes before what only passes the time.
        let other = |bound: &CardId| !matches!(action, Action::Play { card, .. } if card == *bound);
        let bound =
            self.view.turn.bound.filter(|card| self.hand.contains(*card) && self.scene.is_on(EventCard::LawOfTheWest));
        if score <= 0.0 && action != Action::End && bound.is_some_and(|card| other(&card)) {
            score - RANK
        } else {
            score
        }
    }

    fn usual_play(&self, action: Action) -> f32 {
        match action {
            // What is laid down now can be used from the next turn on.
            Action::Play { kind, .. } if kind.border() == Border::Green && self.own().ghost => -1.0,
            Action::Play { card, kind, .. } if kind.border() == Border::Green => {
                let value = nature(kind).front + self.sweep(kind) - self.booty(kind) + self.ace(card);
                ranked(self.unburden(value, card, kind, None), order(Purpose::Gear))
            }
            Action::Play { card, kind, target } => {
                let scarce = cost(kind) > 0 && self.hand.len() <= 2;
                let late = kind == CardKind::GeneralStore && card.kind() != kind;
                let order = if late { order(Purpose::Bomb) } else { order(nature(kind).purpose) };
                let value = self.value(card, kind, target) - self.fee(card, kind) + self.ace(card);
                let value = self.unburden(value, card, kind, target);
                ranked(value, if scarce { order.max(BEFORE_LAYING) } else { order })
            }
            Action::Use { of: Source::Card(card), target, .. } => {
                let kind = card.kind();
                ranked(self.value(card, kind, target), order(nature(kind).purpose))
            }
            Action::Use { of: Source::Character(who), cards, target } => self.ability(who, cards, target),
            Action::Use { of: Source::Event(event), cards: Some(cards), target: Some(target) } => {
                ranked(self.by_event(event, cards, target), order(Purpose::Shoot))
            }
            Action::Use { of: Source::Event(event), cards: None, target } => {
                let order = if event == EventCard::LadyRoseOfTexas { LAST } else { AFTER_LAYING };
                unless_idle(self.use_event(event, target), order)
            }
            // Anything harmless is better then than a game without end, or cards a ghost cannot keep.
            Action::End if self.holds_the_deck() || self.own().ghost => -1.5,
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

    /// A card that had better be played is played for less, if it can hurt no friend; not for more cards of the same.
    fn unburden(&self, value: f32, card: CardId, kind: CardKind, target: Option<Seat>) -> f32 {
        let sated = matches!(nature(kind).purpose, Purpose::Draw | Purpose::Store) && self.is_sated();
        if self.urge <= 0.0 || sated && self.urge <= self.outlook.burden {
            return value;
        }
        let least = if self.urge > self.outlook.burden { value.max(self.waste(card, target)) } else { value };
        let harmless = least > -self.urge && target.is_none_or(|seat| seat == self.me || self.enmity(seat) > 0.0);
        if harmless { least + self.urge } else { value }
    }

    /// What an event lets me do with BANG! cards.
    fn by_event(&self, event: EventCard, cards: (CardId, CardId), target: Seat) -> f32 {
        match event {
            EventCard::Sniper => self.snipe(cards, target),
            EventCard::Ricochet => self.ricochet(cards.0, cards.1, target),
            _ => -1.0,
        }
    }

    /// What laying a card down sweeps off the table.
    fn sweep(&self, kind: CardKind) -> f32 {
        if !self.is(Character::JohnnyKisch) {
            return 0.0;
        }
        let like = self.others().flat_map(|seat| self.place(seat).in_play.iter().map(move |card| (seat, card)));
        like.filter(|(_, card)| card.kind() == kind).map(|(seat, card)| self.strip(seat, card)).sum()
    }

    /// What the card is to me that must be given for another.
    fn fee(&self, card: CardId, kind: CardKind) -> f32 {
        if cost(kind) == 0 {
            return 0.0;
        }
        // Two cards go; what is above the limit would be discarded anyway.
        let spare = self.hand.len() >= self.limit().saturating_add(2);
        let part = if spare { 0.3 } else { self.weights.card };
        part * self.price(card)
    }

    /// An ability that is used in one's turn.
    fn ability(&self, who: Character, cards: Option<(CardId, CardId)>, target: Option<Seat>) -> f32 {
        match (who, cards, target) {
            (Character::SidKetchum, Some(pair), _) => self.trade(pair),
            (Character::DocHolyday, Some(pair), Some(target)) => self.two_for_a_shot(pair, target),
            (Character::ChuckWengam, ..) => self.bleed(),
            (Character::JoseDelgado, ..) => ranked(self.exchange(), AFTER_LAYING),
            (Character::LeeVanKliff, ..) => unless_idle(self.repeat(target), AT_ONCE),
            (Character::FlintWestwood, _, Some(target)) => unless_idle(self.swap_hands(target), order(Purpose::Rob)),
            _ => -1.0,
        }
    }

    /// Two cards for a shot, when they are of no better use.
    fn two_for_a_shot(&self, (first, second): (CardId, CardId), target: Seat) -> f32 {
        if self.in_vain(first, target) && self.in_vain(second, target) {
            return -1.0;
        }
        let spare = f32::from(self.hand.len().saturating_sub(self.limit()).min(2));
        let part = self.weights.pair - 0.15 * spare;
        let value = self.shot(target, 1) - part * (self.hold(first) + self.hold(second));
        if value > 0.0 { value } else { value - 0.01 }
    }

    /// A blue card for two others, once those of use are laid down.
    fn exchange(&self) -> f32 {
        if !self.deck_is_full() {
            return -1.0;
        }
        let blue = self.hand.iter().filter(|card| card.kind().border() == Border::Blue);
        0.8 - blue.map(|card| self.hold(card)).fold(f32::INFINITY, f32::min)
    }

    pub(super) fn value(&self, card: CardId, kind: CardKind, target: Option<Seat>) -> f32 {
        let purpose = nature(kind).purpose;
        if target.is_some_and(|target| self.in_vain(card, target)) && purpose != Purpose::Jail {
            return -1.0;
        }
        match (purpose, target) {
            (Purpose::Store | Purpose::Draw, _) if self.is_sated() => -1.0,
            // Any card of Uncle Will's can be one, best one that would be discarded.
            (Purpose::Store, _) if card.kind() != kind && self.hand.len() <= self.limit() => -1.0,
            (Purpose::Store, _) if card.kind() != kind => self.store() - 0.3 * self.hold(card),
            (Purpose::Store, _) => 0.5,
            (Purpose::Draw, _) => 1.0,
            // A ghost leaves it behind.
            (Purpose::Gear, _) if self.own().ghost => -1.0,
            (Purpose::Gear, _) => 1.0 + self.sweep(kind) - self.booty(kind),
            (Purpose::Weapon, _) => self.weapon(kind) + self.sweep(kind) - self.booty(kind),
            (Purpose::Heal, _) => self.drink(kind),
            (Purpose::HealAll, _) => self.treat_all(),
            (Purpose::Bomb, _) => self.bomb(),
            (Purpose::ShootAll, _) => {
                self.at_all(card, |seat| self.shot(seat, 1))
                    + self.decides(|seat| self.falls(card, seat, self.open(seat)))
            }
            (Purpose::Raid, _) => {
                self.at_all(card, |seat| self.no_bang(seat) * self.harm(seat, 1))
                    + self.decides(|seat| self.falls(card, seat, self.no_bang(seat)))
            }
            (Purpose::StripAll, _) => self.at_all(card, |seat| self.best_strip(seat).unwrap_or(0.0)),
            (Purpose::Shoot, Some(target)) => self.shoot(card, kind, target),
            (Purpose::Duel, Some(target)) => self.duel(target),
            (Purpose::Jail, Some(target)) => self.jail(target),
            (Purpose::Rob, Some(target)) => self.rob(target),
            (Purpose::Strip, Some(target)) => self.undress(card, target),
            (Purpose::Treat, Some(target)) => self.treat(target),
            (
                Purpose::Dodge
                | Purpose::Shoot
                | Purpose::Duel
                | Purpose::Jail
                | Purpose::Rob
                | Purpose::Strip
                | Purpose::Treat,
                _,
            ) => -1.0,
        }
    }

    /// The first of the cards of a General Store for me, the others for friend and foe.
    fn store(&self) -> f32 {
        const BEST: f32 = 1.0;
        const OTHER: f32 = 0.8;
        BEST - OTHER * self.others().map(|seat| self.enmity(seat)).sum::<f32>()
    }

    /// Whether there is enough to draw: with both piles in players' hands one could draw the same cards for ever.
    pub fn deck_is_full(&self) -> bool {
        usize::from(self.view.board.deck) + self.view.board.discard.len() > 5
    }

    /// Something that happens to everybody else, but for those the card leaves alone.
    fn at_all(&self, card: CardId, one: impl Fn(Seat) -> f32) -> f32 {
        self.others().filter(|seat| !self.in_vain(card, *seat)).map(one).sum::<f32>() - 0.2
    }

    /// The chance that a player whom an attack hits with this chance is eliminated by it.
    fn falls(&self, card: CardId, seat: Seat, hit: f32) -> f32 {
        let last = self.place(seat).life <= 1 && !self.in_vain(card, seat);
        if last { hit * (1.0 - self.rescue(seat)) } else { 0.0 }
    }

    fn shoot(&self, card: CardId, kind: CardKind, target: Seat) -> f32 {
        let needed = if kind == CardKind::Bang && self.is(Character::SlabTheKiller) { 2 } else { 1 };
        // A Missed! used as BANG! is missed later; the last BANG! of several is not.
        let cost =
            self.weights.shot * self.hold(card) + if card.kind() == kind { 0.0 } else { 0.1 + self.last_resort() };
        let draws = if kind == CardKind::Derringer { 0.6 * self.weights.card } else { 0.0 };
        let shot = if kind == CardKind::Bang && self.scene.is_on(EventCard::DaringChallenge) {
            self.dare(card, target)
        } else {
            self.shot(target, needed)
        };
        let second = if kind == CardKind::Bang { self.second_bang(card) } else { 0.0 };
        shot + draws - cost - second
    }

    fn duel(&self, target: Seat) -> f32 {
        let mine = self.count(CardKind::Bang);
        let win = self.bangs_below(target, mine + 1);
        let spent = 0.3 * f32::from(mine) * (1.0 - self.no_bang(target));
        win * self.harm(target, 1) - (1.0 - win) * self.pain() - spent - 0.15
    }

    pub(super) fn jail(&self, target: Seat) -> f32 {
        let place = self.place(target);
        let arms = 0.08 * f32::from(place.hand) + 0.1 * f32::from(self.scene.range(target) - 1);
        let aims = if self.scene.can_shoot(target, self.me) { 0.1 } else { 0.0 };
        let stay = 1.0 - hearts(place.can(Character::LuckyDuke), self.scene.in_store(target));
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
        self.best_strip(target).unwrap_or(-1.0) - self.weights.strip * self.hold(card)
    }

    /// The best of what a player could be made to discard; none if he has nothing.
    pub(super) fn best_strip(&self, target: Seat) -> Option<f32> {
        let place = self.place(target);
        let hidden = (place.hand > 0).then(|| self.strip_hidden(target));
        let shown = place.in_play.iter().map(|card| self.strip(target, card));
        shown.chain(hidden).reduce(f32::max)
    }

    /// Dynamite comes back to me first, then goes round.
    fn bomb(&self) -> f32 {
        if self.own().ghost {
            return -1.0;
        }
        let own = if self.own().life > 3 { -3.0 } else { -self.weights.death };
        let (mut alive, mut sum) = (1.0, 0.0);
        for seat in self.scene.ring.from(self.me) {
            let explodes = self.explodes(seat);
            sum += alive * explodes * if seat == self.me { own } else { self.blast(seat) };
            alive *= 1.0 - explodes;
        }
        sum - 0.05
    }

    /// Dynamite hurts; among three players in a ring it wins nothing.
    fn blast(&self, seat: Seat) -> f32 {
        let harm = self.harm(seat, 3);
        if self.three_way() && self.scene.ring.count() > 2 { harm.min(self.weights.finish) } else { harm }
    }
}
