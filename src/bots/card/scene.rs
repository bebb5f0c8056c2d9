//! The table as everybody sees it, and what one seat has learnt about hands.

use super::nature::{Purpose, nature};
use standoff_engine::card::{CardId, CardKind, CardSet, Character, Event, Source, View, Zone};
use standoff_engine::core::{MAX_SEATS, Ring, Role, Seat, SeatSet};

/// Everything public that matters to a player, kept between questions by following events.
#[derive(Clone, Debug)]
pub struct Scene {
    pub ring: Ring,
    pub places: [Place; MAX_SEATS],
    /// Whose turn it is.
    pub turn: Seat,
    /// BANG! cards he has played.
    pub bangs: u8,
}

/// One player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// If shown to all.
    pub role: Option<Role>,
    pub character: Option<Character>,
    pub life: i8,
    pub max_life: i8,
    /// Cards in hand.
    pub hand: u8,
    /// Hand cards the viewer knows of another player.
    pub known: CardSet,
    /// Unknown hand cards that are no Missed!, judged by a shot let through.
    pub no_missed: u8,
    /// Unknown hand cards that are no BANG!, judged by a Duel or Indians! let through.
    pub no_bang: u8,
    pub in_play: CardSet,
    /// Added to the distance at which he sees others and others see him.
    pub sees: i8,
    pub seen: i8,
    /// How far he shoots.
    pub range: u8,
    /// Ways to draw! against a shot.
    pub dodges: u8,
}

impl Scene {
    pub fn of(view: &View) -> Self {
        let mut scene = Self {
            ring: view.board.ring,
            places: [Place::default(); MAX_SEATS],
            turn: view.turn.seat,
            bangs: view.turn.bangs,
        };
        scene.refresh(view);
        scene
    }

    /// Takes over what a view shows; what was learnt about hands stays.
    pub fn refresh(&mut self, view: &View) {
        self.ring = view.board.ring;
        self.turn = view.turn.seat;
        self.bangs = view.turn.bangs;
        for (place, seat) in self.places.iter_mut().zip(&view.board.seats) {
            place.role = seat.role.filter(|_| seat.role_shown);
            place.life = seat.life;
            place.max_life = seat.max_life;
            place.hand = seat.hand_count;
            let in_play: CardSet = seat.in_play.iter().copied().collect();
            if in_play != place.in_play || place.character != seat.character || place.range == 0 {
                place.in_play = in_play;
                place.character = seat.character;
                place.look();
            }
            place.trim();
        }
    }

    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index() % MAX_SEATS]
    }

    fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index() % MAX_SEATS]
    }

    /// How far away `from` sees `to`.
    pub fn distance(&self, from: Seat, to: Seat) -> u8 {
        if from == to {
            return 0;
        }
        let places = self.ring.distance(from, to) as i8;
        (places + self.place(from).sees + self.place(to).seen).max(1) as u8
    }

    /// The players in play other than `seat` within a distance.
    pub fn within(&self, seat: Seat, reach: u8) -> SeatSet {
        self.ring.after(seat).filter(|other| self.distance(seat, *other) <= reach).collect()
    }

    /// Whether `from` could shoot at `to`.
    pub fn can_shoot(&self, from: Seat, to: Seat) -> bool {
        self.distance(from, to) <= self.place(from).range
    }

    /// Follows an event as the viewer was told of it.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::Moved { card, from, to, .. } => {
                self.take_away(card, from);
                self.put(card, to);
            }
            Event::Shown { seat, card } => self.place_mut(seat).known.insert(card),
            Event::LifeLost { seat, amount, .. } => self.place_mut(seat).life -= amount as i8,
            Event::LifeGained { seat, amount } => self.place_mut(seat).life += amount as i8,
            Event::RoleShown { seat, role } => self.place_mut(seat).role = Some(role),
            Event::CharacterTaken { seat, character } => {
                let place = self.place_mut(seat);
                place.character = Some(character);
                place.look();
            }
            Event::Eliminated { seat, .. } => self.ring.remove(seat),
            Event::TurnBegan { seat } => {
                self.turn = seat;
                self.bangs = 0;
            }
            Event::Played { kind, .. } => self.bangs += u8::from(kind == CardKind::Bang),
            Event::Declined { seat, because } => self.declined(seat, because),
            Event::StageReached { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Reshuffled { .. }
            | Event::Checked { .. }
            | Event::TurnSkipped { .. }
            | Event::NoEffect { .. }
            | Event::Reward { .. }
            | Event::Penalty { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    fn take_away(&mut self, card: Option<CardId>, from: Zone) {
        match (from, card) {
            (Zone::Hand(seat), card) => self.place_mut(seat).lose(card),
            (Zone::InPlay(seat), Some(card)) => {
                let place = self.place_mut(seat);
                place.in_play.remove(card);
                place.look();
            }
            (Zone::Deck | Zone::Discard | Zone::Table | Zone::InPlay(_), _) => {}
        }
    }

    fn put(&mut self, card: Option<CardId>, to: Zone) {
        match (to, card) {
            (Zone::Hand(seat), card) => {
                let place = self.place_mut(seat);
                place.hand = place.hand.saturating_add(1);
                if let Some(card) = card {
                    place.known.insert(card);
                }
            }
            (Zone::InPlay(seat), Some(card)) => {
                let place = self.place_mut(seat);
                place.in_play.insert(card);
                place.look();
            }
            (Zone::Deck | Zone::Discard | Zone::Table | Zone::InPlay(_), _) => {}
        }
    }

    /// Who lets something happen probably has no answer to it.
    fn declined(&mut self, seat: Seat, because: Source) {
        let slab = self.place(self.turn).character == Some(Character::SlabTheKiller);
        let Source::Card(card) = because else { return };
        let place = self.place_mut(seat);
        match nature(card.kind()).purpose {
            Purpose::Raid | Purpose::Duel => place.no_bang = place.unknown(),
            Purpose::Shoot | Purpose::ShootAll | Purpose::Dodge if !slab => place.no_missed = place.unknown(),
            _ => {}
        }
    }
}

impl Place {
    /// Hand cards nobody but the owner knows.
    pub fn unknown(&self) -> u8 {
        self.hand.saturating_sub(self.known.len())
    }

    pub fn has(&self, kind: CardKind) -> bool {
        self.in_play.iter().any(|card| card.kind() == kind)
    }

    /// Known hand cards of a kind.
    pub fn knows(&self, kind: CardKind) -> u8 {
        self.known.iter().filter(|card| card.kind() == kind).count() as u8
    }

    /// Sums up what character and cards in play do.
    fn look(&mut self) {
        let cards = self.in_play.iter().map(|card| &card.kind().def().hooks);
        let hooks = self.character.map(|character| &character.def().hooks).into_iter().chain(cards);
        (self.sees, self.seen, self.range, self.dodges) = (0, 0, 1, 0);
        for hooks in hooks {
            self.sees += hooks.sees;
            self.seen += hooks.seen;
            self.range = self.range.max(hooks.range.unwrap_or(1));
            self.dodges += u8::from(hooks.dodges);
        }
    }

    /// A hand card leaves.
    fn lose(&mut self, card: Option<CardId>) {
        self.hand = self.hand.saturating_sub(1);
        match card {
            Some(card) if self.known.contains(card) => self.known.remove(card),
            Some(card) => {
                self.no_missed = self.no_missed.saturating_sub(u8::from(card.kind() != CardKind::Missed));
                self.no_bang = self.no_bang.saturating_sub(u8::from(card.kind() != CardKind::Bang));
            }
            // Any of them may be gone.
            None => {
                self.known = CardSet::EMPTY;
                self.no_missed = self.no_missed.saturating_sub(1);
                self.no_bang = self.no_bang.saturating_sub(1);
            }
        }
        self.trim();
    }

    fn trim(&mut self) {
        if self.known.len() > self.hand {
            self.known = CardSet::EMPTY;
        }
        self.no_missed = self.no_missed.min(self.unknown());
        self.no_bang = self.no_bang.min(self.unknown());
    }
}
