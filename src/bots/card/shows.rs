//! Wild West Show and Eldorado: orders, exchanges, reveals, and what cards in play everybody may do something about.

use super::mind::{Mind, times};
use super::nature::{Nature, Purpose, nature};
use super::people::talent;
use standoff_engine::card::frames::Frame;
use standoff_engine::card::{
    Action, Border, CardId, CardKind, CardSet, Character, Choice, EventCard, EventDeck, Rank, Source, WwsSeedTexts,
};
use standoff_engine::core::{Role, Seat};

/// Cards Miss Susanna wants to see.
const WANTED: u8 = 3;
/// What it is to see somebody's hand.
const GLIMPSE: f32 = 0.05;
/// What an ability of the base game is worth on average.
const TALENT: f32 = 0.6;
/// What it is to an Outlaw or Deputy that nobody knows.
const SECRET: f32 = 1.5;

impl Mind<'_> {
    /// Looks at what could be played: with enough of it Miss Susanna can be satisfied.
    pub fn feel_urge(&mut self, legal: &[Action]) {
        let wanted = WANTED.saturating_sub(self.view.turn.played);
        if wanted == 0 || !self.scene.is_on(EventCard::MissSusanna) || self.own().ghost {
            return;
        }
        let mut cards = CardSet::EMPTY;
        let mut shots = 0;
        for action in legal {
            if let Action::Play { card, kind, .. } = *action {
                let shot = kind == CardKind::Bang && !self.many_bangs();
                if shot {
                    shots = 1;
                } else {
                    cards.insert(card);
                }
            }
        }
        if cards.len() + shots >= wanted {
            self.urge += self.pain() / f32::from(wanted);
        }
    }

    /// What a play is that nothing is gained by, but a card is out of my hand.
    pub(super) fn waste(&self, card: CardId, target: Option<Seat>) -> f32 {
        let harmless = target.is_none_or(|seat| seat == self.me || self.in_vain(card, seat));
        let spare = self.hand.len() > self.limit();
        match (harmless, spare) {
            (false, _) => f32::NEG_INFINITY,
            (true, true) => -0.1,
            (true, false) => -0.6 * self.hold(card),
        }
    }

    /// What it is to get rid of an Ace in my turn: it ends the card of Eldorado in force, or frees a prisoner.
    pub(super) fn ace(&self, card: CardId) -> f32 {
        if card.card().rank != Rank::ACE {
            return 0.0;
        }
        let clock = self.scene.omens.iter().find(|omen| omen.deck == EventDeck::Eldorado);
        let Some(clock) = clock else { return 0.0 };
        let prisoners = self.scene.ring.seats();
        let freed: f32 = prisoners.iter().filter(|seat| self.place(*seat).lifer).map(|seat| self.freedom(seat)).sum();
        freed - clock.active.map_or(0.0, |event| self.mood(event))
    }

    /// What it is to me that somebody is not jailed for life.
    fn freedom(&self, seat: Seat) -> f32 {
        if seat == self.me { 2.0 } else { -self.enmity(seat) }
    }

    /// What it is to me that a card stays in force for a while.
    fn mood(&self, event: EventCard) -> f32 {
        let own = self.own();
        let outlaw = self.role == Role::Outlaw;
        let law = matches!(self.role, Role::Sheriff | Role::Deputy);
        match event {
            // Aces make booty.
            EventCard::HorseStealer => -1.0,
            EventCard::Lou if own.life <= 2 => 0.4,
            EventCard::Desperados if outlaw => 0.3,
            EventCard::Desperados | EventCard::DevilsPact if law => -0.3,
            EventCard::DevilsPact if outlaw => 0.2,
            EventCard::Cavalry if law => 0.1,
            EventCard::Cavalry => -0.1,
            EventCard::Winifred | EventCard::DougBadman if self.role == Role::Sheriff => {
                if event == EventCard::Winifred { 0.4 } else { -0.2 }
            }
            EventCard::DougBadman if own.life < own.max_life => 0.2,
            // Whoever is hurt badly had better not be hit by chance.
            EventCard::WildShot | EventCard::MadRide if own.life <= 2 => -0.3,
            EventCard::DaringChallenge if self.count(CardKind::Missed) > 0 => -0.15,
            EventCard::Nugget => 0.1,
            _ => 0.0,
        }
    }

    /// What an event lets me do in my turn, apart from shots. What is begun is done: taking it back leads nowhere.
    pub(super) fn use_event(&self, event: EventCard, target: Option<Seat>) -> f32 {
        match (event, target) {
            (EventCard::DorothyRage, Some(to)) => match self.scene.rules.wws_seed_texts {
                WwsSeedTexts::No => self.best_order(to) - 0.2,
                WwsSeedTexts::Yes => self.best_gift(to) - 0.1,
            },
            // Ghosts next to each other could go on like that for ever.
            (EventCard::LadyRoseOfTexas, _) if self.own().ghost => -1.0,
            (EventCard::LadyRoseOfTexas, Some(neighbour)) => self.lost_turn(neighbour) - 0.2,
            (EventCard::Cavalry, _) => self.ride_out(),
            (EventCard::Desperados, _) => {
                let drinks = self.count_kind(CardKind::Missed) > 0 && self.relief(self.me) > 0.0;
                if drinks { self.relief(self.me) - 0.8 - SECRET * (1.0 - self.fame()) } else { -1.0 }
            }
            (EventCard::DeadSheriffsGhost, _) => {
                let moves = self.scene.ring.seats();
                let moves = moves.iter().flat_map(|seat| self.place(seat).in_play.iter());
                moves.map(|card| self.best_move(card)).fold(-1.0, f32::max)
            }
            _ => -1.0,
        }
    }

    /// The score of an answer to what these events ask; none if the question is not their own.
    pub(super) fn at_show(&self, event: EventCard, action: Action) -> Option<f32> {
        let score = match (event, action) {
            (EventCard::DorothyRage, Action::Choose(Choice::Kind(kind))) => self.order_kind(kind),
            (EventCard::DorothyRage, Action::PickSeat(target)) => self.order_at(target),
            (EventCard::Desperados, Action::Choose(Choice::Reveal)) => {
                // A card more in each of a few turns.
                let drinks = if self.relief(self.me) > 0.0 { 0.25 } else { 0.0 };
                self.weights.drawn + drinks - SECRET * (1.0 - self.fame())
            }
            (EventCard::DougBadman, Action::Use { cards: Some((first, second)), .. }) => {
                self.relief(self.me) - 0.9 * (self.hold(first) + self.hold(second)) - 0.1
            }
            (EventCard::Desperados | EventCard::DougBadman, _) => 0.0,
            (EventCard::Lifetime, Action::PickSeat(seat)) => self.lost_turn(seat),
            (EventCard::HorseStealer, Action::Pick(card)) => self.gain(card),
            (EventCard::DeadSheriffsGhost, Action::Pick(card)) => self.best_move(card),
            (EventCard::DeadSheriffsGhost, Action::PickSeat(to)) => {
                self.haunted().map_or(0.0, |card| self.moved(card, to))
            }
            _ => return None,
        };
        Some(score)
    }

    /// What a turn is to me that a player loses.
    fn lost_turn(&self, seat: Seat) -> f32 {
        self.enmity(seat) * (self.weights.jail + 0.08 * f32::from(self.place(seat).hand))
    }

    /// My hand cards of a kind, whatever they count as.
    fn count_kind(&self, kind: CardKind) -> u8 {
        self.hand.iter().filter(|card| card.kind() == kind).count() as u8
    }

    /// Two shots at anybody for a Deputy's secret.
    fn ride_out(&self) -> f32 {
        let bangs = self.count(CardKind::Bang);
        if self.view.turn.bangs > 0 || bangs == 0 {
            return -1.0;
        }
        let best = |near: bool| {
            let seats = self.others().filter(|seat| !near || self.scene.can_shoot(self.me, *seat));
            seats.map(|seat| self.shot(seat, 1)).fold(0.0, f32::max)
        };
        f32::from(bangs.min(2)) * best(false) - best(true) - 0.4 * (1.0 - self.fame()) - 0.3
    }

    /// A Dead Sheriff's card on its way to somebody else.
    fn haunted(&self) -> Option<CardId> {
        self.view.stack.iter().rev().find_map(|frame| match frame {
            Frame::Haunt(haunt) => haunt.card.map(|(_, card)| card),
            _ => None,
        })
    }

    /// What it is that a card in play goes to the best place for me.
    fn best_move(&self, card: CardId) -> f32 {
        let clash = |other: CardId| other.kind() == card.kind() || other.kind().is_weapon() && card.kind().is_weapon();
        let jail = card.kind() == CardKind::Jail;
        let takers = self.scene.ring.seats();
        let takers = takers.iter().filter(|to| {
            let place = self.place(*to);
            let barred = place.ghost || jail && place.role == Some(Role::Sheriff);
            !barred && !place.in_play.iter().any(clash)
        });
        takers.map(|to| self.moved(card, to)).fold(-1.0, f32::max)
    }

    /// What it is that a card in play goes to a player.
    fn moved(&self, card: CardId, to: Seat) -> f32 {
        let seats = self.scene.ring.seats();
        let owner = seats.iter().find(|seat| self.place(*seat).in_play.contains(card));
        owner.map_or(0.0, |owner| self.strip(owner, card)) - self.enmity(to) * nature(card.kind()).front
    }

    /// Handing a card of my hand to a player.
    pub(super) fn hand_over(&self, to: Seat, card: CardId) -> f32 {
        -self.hold(card) - 0.5 * self.enmity(to) * nature(card.kind()).hold
    }

    /// A gift to somebody with fewer cards: for friends, of what I cannot keep.
    fn best_gift(&self, to: Seat) -> f32 {
        if self.hand.len() <= self.limit() || self.enmity(to) >= 0.0 {
            return -1.0;
        }
        self.hand.iter().map(|card| self.hand_over(to, card) + 0.8 * self.hold(card)).fold(-1.0, f32::max)
    }

    /// One of my cards for two of another player.
    pub(super) fn swap_hands(&self, from: Seat) -> f32 {
        let taken = f32::from(self.place(from).hand.min(2));
        let given = self.hand.iter().map(|card| self.hand_over(from, card)).fold(f32::NEG_INFINITY, f32::max);
        taken * self.rob_hidden(from) + given
    }

    /// The effect of the card just played once more, for a BANG! card.
    pub(super) fn repeat(&self, target: Option<Seat>) -> f32 {
        let Some((card, kind)) = self.view.turn.last_brown_card else { return -1.0 };
        let bangs = self.hand.iter().filter(|card| self.scene.uses_as(self.me, *card, CardKind::Bang));
        let price = bangs.clone().map(|bang| self.hold(bang)).fold(f32::INFINITY, f32::min);
        // The only one may have better use.
        let shot = if bangs.count() == 1 && self.view.turn.bangs == 0 {
            let targets = self.scene.targets(self.me, CardKind::Bang);
            targets.iter().map(|seat| self.shot(seat, 1)).fold(0.0, f32::max)
        } else {
            0.0
        };
        // The card itself is gone already.
        let gone = match nature(kind).purpose {
            Purpose::Shoot => self.weights.shot * self.hold(card),
            Purpose::Strip => self.weights.strip * self.hold(card),
            _ => 0.0,
        };
        self.value(card, kind, target) + gone - (self.weights.card * price).max(shot)
    }

    /// New abilities, or those I have.
    pub(super) fn redraw_abilities(&self, action: Action) -> f32 {
        let now: f32 = self.own().borrowed.iter().map(|character| talent(*character)).sum();
        if action == Action::Pass { now } else { 2.0 * TALENT }
    }

    /// A BANG! that nobody answers: low cards to be flipped make it a hit, high ones may send it back.
    pub(super) fn dare(&self, bang: CardId, target: Seat) -> f32 {
        let hit = f32::from(bang.card().rank.0.saturating_sub(2)) / 13.0;
        let back = 0.25 * (1.0 - hit) * hit;
        hit * self.harm(target, 1) - back * self.pain()
    }

    /// The other card a BANG! takes while ammunition is wet.
    pub(super) fn second_bang(&self, bang: CardId) -> f32 {
        if !self.scene.is_on(EventCard::WetAmmo) {
            return 0.0;
        }
        let others =
            self.hand.iter().filter(|card| *card != bang && self.scene.uses_as(self.me, *card, CardKind::Bang));
        self.weights.shot * others.map(|card| self.hold(card)).fold(f32::INFINITY, f32::min).min(2.0)
    }

    /// The best order there is for a player, as far as I can tell what he may play.
    fn best_order(&self, to: Seat) -> f32 {
        let kinds = CardKind::ALL.into_iter().filter(|kind| is_ordered(*kind));
        kinds.map(|kind| self.order(to, kind, self.best_aim(to, kind).map(|(seat, _)| seat))).fold(-1.0, f32::max)
    }

    /// The order in the making.
    fn pending(&self) -> Option<(Seat, Option<CardKind>)> {
        self.view.stack.iter().rev().find_map(|frame| match frame {
            Frame::Order(order) => Some((order.to, order.kind)),
            _ => None,
        })
    }

    fn order_kind(&self, kind: CardKind) -> f32 {
        let Some((to, _)) = self.pending() else { return 0.0 };
        self.order(to, kind, self.best_aim(to, kind).map(|(seat, _)| seat))
    }

    fn order_at(&self, target: Seat) -> f32 {
        match self.pending() {
            Some((to, Some(kind))) => self.ordered_effect(to, kind, target),
            _ => 0.0,
        }
    }

    /// What an order is to me: what he does, or his hand for all to see.
    fn order(&self, to: Seat, kind: CardKind, target: Option<Seat>) -> f32 {
        let place = self.place(to);
        let holds = if self.scene.knows(to, kind) > 0 {
            1.0
        } else {
            let unseen = self.unseen();
            let like = unseen.iter().filter(|card| card.kind() == kind).count() as f32;
            1.0 - times(1.0 - like / f32::from(unseen.len().max(1)), place.unknown())
        };
        let Nature { purpose, hold, front } = nature(kind);
        let enmity = self.enmity(to);
        let done = match (purpose, target) {
            _ if kind.border() == Border::Green => -0.1 * enmity,
            (_, Some(target)) => self.ordered_effect(to, kind, target),
            (Purpose::Heal, _) => {
                let idle = kind == CardKind::Beer && self.scene.ring.count() <= 2;
                if idle { 0.0 } else { -enmity * self.relief(to) }
            }
            (Purpose::HealAll, _) => self.treat_all(),
            (Purpose::Draw, _) => -enmity,
            (Purpose::ShootAll | Purpose::Raid, _) => {
                let hurt = |seat: Seat| {
                    if purpose == Purpose::Raid { self.no_bang(seat) * self.harm(seat, 1) } else { self.shot(seat, 1) }
                };
                self.others().filter(|seat| *seat != to).map(hurt).sum::<f32>() - 0.7 * self.pain()
            }
            (Purpose::Bomb, _) => 0.2 * enmity,
            (Purpose::Gear | Purpose::Weapon, _) => -enmity * front,
            _ => -0.1,
        };
        let spent = self.weights.card * enmity * hold;
        let seen = if enmity > 0.0 { GLIMPSE } else { -GLIMPSE };
        holds * (done + spent) + (1.0 - holds) * seen
    }

    /// Whom a player had better aim a kind at, as I see it, and what that is to me.
    fn best_aim(&self, to: Seat, kind: CardKind) -> Option<(Seat, f32)> {
        let aimed = matches!(
            nature(kind).purpose,
            Purpose::Shoot | Purpose::Duel | Purpose::Jail | Purpose::Rob | Purpose::Strip | Purpose::Treat
        );
        if !aimed || kind.border() == Border::Green {
            return None;
        }
        let targets = self.scene.targets(to, kind);
        let scored = targets.iter().map(|target| (target, self.ordered_effect(to, kind, target)));
        scored.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    /// What it is to me that a player aims a kind at another, or at me.
    fn ordered_effect(&self, to: Seat, kind: CardKind, target: Seat) -> f32 {
        let mine = target == self.me;
        match nature(kind).purpose {
            Purpose::Shoot if mine => -0.8 * self.pain(),
            Purpose::Shoot => self.shot(target, 1),
            // He may lose it himself.
            Purpose::Duel if mine => 0.3 * self.harm(to, 1) - 0.6 * self.pain(),
            Purpose::Duel => {
                let lost = self.no_bang(target);
                lost * self.harm(target, 1) + 0.5 * (1.0 - lost) * self.harm(to, 1)
            }
            Purpose::Jail if mine => -1.5,
            Purpose::Jail => self.jail(target),
            Purpose::Rob if mine => -0.8 - 0.5 * self.enmity(to),
            Purpose::Rob => self.strip_hidden(target) - 0.5 * self.enmity(to),
            Purpose::Strip if mine => -0.8,
            Purpose::Strip => self.best_strip(target).unwrap_or(0.0),
            Purpose::Treat if mine => self.relief(self.me),
            Purpose::Treat => -self.enmity(target) * self.relief(target),
            _ => 0.0,
        }
    }

    /// Whether a question comes from an ability that brings the card into my hand.
    pub(super) fn is_robbery(because: Source) -> bool {
        match because {
            Source::Card(card) => nature(card.kind()).purpose == Purpose::Rob,
            Source::Character(who) => who == Character::TheGraveDigger,
            Source::Rules | Source::Event(_) => false,
        }
    }
}

/// Kinds worth an order.
fn is_ordered(kind: CardKind) -> bool {
    let useful = matches!(nature(kind).purpose, Purpose::Shoot | Purpose::Duel | Purpose::Heal | Purpose::Strip);
    useful && kind.border() == Border::Brown
}
