//! Reading the table: what each event says about roles and hands.

use super::beliefs::{Act, Beliefs};
use super::mind::times;
use super::nature::{Purpose, nature};
use super::scene::Scene;
use super::weights::Rates;
use standoff_engine::card::{Border, CardId, CardKind, Character, Event, EventCard, Source, Stage, View, Zone};
use standoff_engine::core::{Role, Seat, SeatSet};

/// What one seat has made of the game so far.
#[derive(Clone, Debug)]
pub struct Reading {
    pub scene: Scene,
    pub beliefs: Beliefs,
    /// Somebody is about to take a card of somebody; which one tells whether that is meant well.
    taking: Option<(Act, Seat)>,
    /// Somebody was shot at in this turn.
    struck: bool,
}

impl Reading {
    pub fn of(view: &View) -> Self {
        let shown: Vec<_> = view.board.seats.iter().map(|seat| seat.role.filter(|_| seat.role_shown)).collect();
        Self { scene: Scene::of(view), beliefs: Beliefs::new(&shown), taking: None, struck: view.turn.bangs > 0 }
    }

    /// Learns from an event and follows it.
    pub fn watch(&mut self, rates: &Rates, event: &Event) {
        match *event {
            Event::TurnBegan { .. } => self.struck = false,
            Event::Played { seat, kind, target, .. } if kind.border() != Border::Green => {
                self.acted(rates, seat, kind, target);
            }
            Event::Used { seat, of: Source::Card(card), target } => self.acted(rates, seat, card.kind(), target),
            Event::Used { seat, of: Source::Character(who), target: Some(target) } => {
                self.used(rates, seat, who, target);
            }
            Event::Used { seat, of: Source::Event(event), target: Some(target) } => {
                self.used_event(rates, seat, event, target);
            }
            Event::Moved { card, from: Zone::Hand(seat) | Zone::InPlay(seat), .. } => self.taken(rates, seat, card),
            Event::StageReached { stage: Stage::Discard } => self.turn_over(rates),
            Event::RoleShown { seat, role } => self.beliefs.reveal(seat, role),
            _ => {}
        }
        self.scene.follow(event);
    }

    /// An ability was aimed at somebody.
    fn used(&mut self, rates: &Rates, seat: Seat, who: Character, target: Seat) {
        match who {
            Character::DocHolyday => self.acted(rates, seat, CardKind::Bang, Some(target)),
            Character::PatBrennan => {
                self.taking = Some((Act { actor: seat, choices: self.others(seat), weight: rates.snare }, target));
            }
            _ => {
                let act = Act { actor: seat, choices: self.others(seat), weight: rates.snare };
                self.beliefs.attacked(rates, act, target);
            }
        }
    }

    /// What an event allows was aimed at somebody.
    fn used_event(&mut self, rates: &Rates, seat: Seat, event: EventCard, target: Seat) {
        let act = Act { actor: seat, choices: self.others(seat), weight: rates.snare };
        match event {
            EventCard::Sniper => self.acted(rates, seat, CardKind::Bang, Some(target)),
            EventCard::Ricochet => self.taking = Some((act, target)),
            EventCard::BloodBrothers => self.beliefs.helped(rates, act, target),
            _ => {}
        }
    }

    /// A card took effect.
    fn acted(&mut self, rates: &Rates, seat: Seat, kind: CardKind, target: Option<Seat>) {
        let act = |choices, weight| Act { actor: seat, choices, weight };
        let purpose = nature(kind).purpose;
        let reach = self.scene.targets(seat, kind);
        let act = match purpose {
            Purpose::Shoot | Purpose::Duel => act(reach, rates.shot),
            Purpose::Rob | Purpose::Strip | Purpose::Treat => act(reach, rates.snare),
            Purpose::Jail => act(self.jailable(seat), rates.snare),
            Purpose::ShootAll | Purpose::Raid | Purpose::StripAll => act(self.others(seat), rates.volley),
            Purpose::Dodge
            | Purpose::Heal
            | Purpose::HealAll
            | Purpose::Draw
            | Purpose::Store
            | Purpose::Gear
            | Purpose::Weapon
            | Purpose::Bomb => return,
        };
        self.struck |= purpose == Purpose::Shoot;
        match (purpose, target) {
            (Purpose::ShootAll | Purpose::Raid | Purpose::StripAll, _) => self.beliefs.attacked_all(rates, act),
            (_, Some(target)) if target == seat => {}
            (Purpose::Treat, Some(target)) => self.beliefs.helped(rates, act, target),
            (Purpose::Rob | Purpose::Strip, Some(target)) => self.taking = Some((act, target)),
            (_, Some(target)) => self.beliefs.attacked(rates, act, target),
            (_, None) => {}
        }
    }

    /// A card leaves a player. Who takes a Jail or Dynamite away does him a favour.
    fn taken(&mut self, rates: &Rates, from: Seat, card: Option<CardId>) {
        let Some((act, target)) = self.taking.filter(|(_, target)| *target == from) else { return };
        self.taking = None;
        let burden = card.is_some_and(|card| {
            matches!(nature(card.kind()).purpose, Purpose::Jail | Purpose::Bomb)
                && self.scene.place(from).in_play.contains(card)
        });
        if burden {
            self.beliefs.helped(rates, act, target);
        } else {
            self.beliefs.attacked(rates, act, target);
        }
    }

    /// A turn without a shot, though somebody was in range, tells something too.
    fn turn_over(&mut self, rates: &Rates) {
        let seat = self.scene.turn;
        let place = self.scene.place(seat);
        // Who may not shoot, or only with some of his cards, tells nothing.
        if self.scene.is_on(EventCard::TheSermon) || self.scene.is_on(EventCard::Handcuffs) {
            return;
        }
        let choices = self.scene.targets(seat, CardKind::Bang);
        if !self.struck && place.hand > 0 && !choices.is_empty() {
            let held = 1.0 - times(0.7, place.hand);
            self.beliefs.held_back(rates, Act { actor: seat, choices, weight: rates.restraint }, held);
        }
    }

    fn others(&self, seat: Seat) -> SeatSet {
        self.scene.ring.seats().without(seat)
    }

    fn jailable(&self, seat: Seat) -> SeatSet {
        let free = |other: &Seat| self.scene.place(*other).role != Some(Role::Sheriff);
        self.others(seat).iter().filter(free).collect()
    }
}
