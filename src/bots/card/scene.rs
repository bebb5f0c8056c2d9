//! The table as everybody sees it, and what one seat has learnt about hands.

use super::nature::{Purpose, nature};
use super::omens::{Omen, counts_as, omens};
use standoff_engine::card::definitions::{Effect, EventRuleKind, Modifiers, Moment, Play, Reach, Target};
use standoff_engine::card::{
    CardId, CardKind, CardSet, Character, Event, EventCard, PepperboxRange, ShortAttacksIgnoreHorses, Source, Stage,
    Suit, TableRules, View, Zone,
};
use standoff_engine::core::{List, MAX_SEATS, Ring, Role, Seat, SeatSet};

/// Everything public that matters to a player, kept between questions by following events.
#[derive(Clone, Debug)]
pub struct Scene {
    pub rules: TableRules,
    pub ring: Ring,
    pub places: [Place; MAX_SEATS],
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether his turn has not yet begun, because event cards are turned up.
    pub between: bool,
    /// BANG! cards he has played.
    pub bangs: u8,
    /// Who began the game.
    pub first: Seat,
    /// The event decks.
    pub omens: List<Omen, 4>,
}

/// One player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// If shown to all.
    pub role: Option<Role>,
    pub character: Option<Character>,
    /// Characters whose abilities he has copied.
    pub borrowed: List<Character, 2>,
    /// The character whose abilities he has instead for now.
    pub guise: Option<Character>,
    /// Whether his abilities are switched off.
    pub muted: bool,
    /// Whether he is out of the game and back for this turn only.
    pub ghost: bool,
    /// Whether nothing can give him life.
    pub damned: bool,
    /// Whether he is the Grave Digger.
    pub digger: bool,
    /// Whether he is jailed for life.
    pub lifer: bool,
    /// An event card under which some of the cards in front of him do nothing.
    pub(super) hushed: Option<EventCard>,
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
    /// What character and cards in play do together.
    geared: Gear,
    /// What the character does alone.
    pub(super) bare: Gear,
}

/// What a player can do and bear in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gear {
    /// Added to the distance at which he sees others and others see him.
    pub sees: i8,
    pub seen: i8,
    /// How far he shoots.
    pub range: u8,
    /// Ways to draw! against a shot.
    pub dodges: u8,
    /// Cards in play that cancel one shot each.
    pub guards: u8,
}

impl Scene {
    pub fn of(view: &View) -> Self {
        let mut scene = Self {
            rules: view.rules,
            ring: view.board.ring,
            places: [Place::default(); MAX_SEATS],
            turn: view.turn.seat,
            between: view.turn.stage == Stage::Before,
            bangs: view.turn.bangs,
            first: view.first,
            omens: omens(view),
        };
        scene.refresh(view);
        scene
    }

    /// Takes over what a view shows; what was learnt about hands stays.
    pub fn refresh(&mut self, view: &View) {
        self.ring = view.board.ring;
        self.turn = view.turn.seat;
        self.between = view.turn.stage == Stage::Before;
        self.bangs = view.turn.bangs;
        self.omens = omens(view);
        self.mute();
        for (place, seat) in self.places.iter_mut().zip(&view.board.seats) {
            place.role = seat.role.filter(|_| seat.role_shown);
            place.life = seat.life;
            place.max_life = seat.max_life;
            place.hand = seat.hand_count;
            let in_play: CardSet = seat.in_play.iter().copied().collect();
            place.ghost = seat.ghost;
            place.damned = seat.marks.contains(&EventCard::DevilsPact);
            place.lifer = seat.marks.contains(&EventCard::Lifetime);
            let digger = seat.marks.contains(&EventCard::GraveDigger);
            let same = place.character == seat.character
                && place.borrowed == seat.borrowed
                && place.guise == seat.guise
                && place.digger == digger;
            if in_play != place.in_play || !same || place.bare.range == 0 {
                place.in_play = in_play;
                place.character = seat.character;
                place.borrowed = seat.borrowed;
                place.guise = seat.guise;
                place.digger = digger;
                place.look();
            }
            place.trim();
        }
        self.look_at_open_hands(view);
    }

    /// Hands that lie open are known.
    fn look_at_open_hands(&mut self, view: &View) {
        for (i, (place, seat)) in self.places.iter_mut().zip(&view.board.seats).enumerate() {
            if view.viewer != Some(Seat(i as u8)) && seat.hand.len() == seat.hand_count && seat.hand_count > 0 {
                place.known = seat.hand;
                place.trim();
            }
        }
    }

    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index() % MAX_SEATS]
    }

    fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index() % MAX_SEATS]
    }

    /// What a player has that works now: in the turn of some, the cards of all the others do nothing.
    pub fn gear(&self, seat: Seat) -> &Gear {
        let other = seat != self.turn && !self.between;
        let silenced = other && self.place(self.turn).powers().any(|power| power.def().silences_cards);
        let place = self.place(seat);
        if silenced || self.cards_are_idle() { &place.bare } else { &place.geared }
    }

    /// How far a player shoots.
    pub fn range(&self, seat: Seat) -> u8 {
        let scouts = self.is_on(EventCard::Scout) && !self.place(seat).in_play.iter().any(|card| is_gun(card.kind()));
        if scouts { SCOUT.max(self.gear(seat).range) } else { self.gear(seat).range }
    }

    /// How far away `from` sees `to`.
    pub fn distance(&self, from: Seat, to: Seat) -> u8 {
        if from == to {
            return 0;
        }
        if self.has_rule(EventRuleKind::DistanceOne) {
            return 1;
        }
        let places = self.places_between(from, to) as i8;
        (places + self.sights(from).0 + self.sights(to).1).max(1) as u8
    }

    /// The players in play other than `seat` within a distance.
    pub fn within(&self, seat: Seat, reach: u8) -> SeatSet {
        self.ring.after(seat).filter(|other| self.distance(seat, *other) <= reach).collect()
    }

    /// Whether `from` could shoot at `to`.
    pub fn can_shoot(&self, from: Seat, to: Seat) -> bool {
        self.distance(from, to) <= self.range(from)
    }

    /// The others a card of a kind could be aimed at.
    pub fn targets(&self, seat: Seat, kind: CardKind) -> SeatSet {
        let short = |on_foot: bool| {
            if on_foot && self.rules.short_attacks_ignore_horses == ShortAttacksIgnoreHorses::Yes {
                return self.ring.after(seat).filter(|other| self.places_between(seat, *other) <= 1).collect();
            }
            self.within(seat, 1)
        };
        match reach(kind) {
            Reach::Any => self.ring.seats().without(seat),
            Reach::Within(_) => short(false),
            Reach::Close(_) => short(true),
            Reach::Pepperbox if self.rules.pepperbox_range == PepperboxRange::FixedOne => short(true),
            Reach::Pepperbox | Reach::Weapon => self.within(seat, self.range(seat)),
        }
    }

    /// Whether a card somebody else plays does nothing to a player.
    pub fn is_immune(&self, seat: Seat, card: CardId) -> bool {
        self.suit(card) == Suit::Diamonds && self.place(seat).listens(Moment::Immune)
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
            Event::CharacterTaken { seat, character, life, .. } => {
                let place = self.place_mut(seat);
                let bonus = i8::from(place.role == Some(Role::Sheriff));
                place.character = Some(character);
                place.borrowed.clear();
                place.life = life;
                place.max_life = character.def().life as i8 + bonus;
                place.look();
            }
            Event::AbilityCopied { seat, character } => {
                let place = self.place_mut(seat);
                place.borrowed.clear();
                place.borrowed.push(character);
                place.look();
            }
            Event::Disguised { seat, character } => {
                let place = self.place_mut(seat);
                Character::disguise(&mut place.guise, character, &mut place.borrowed);
                place.look();
            }
            Event::EventTurned { deck, card, coming } => self.turn_up(deck, card, coming),
            Event::Returned { seat, life } => {
                self.ring.insert(seat);
                let place = self.place_mut(seat);
                place.life = life;
                place.ghost = life == 0;
            }
            Event::Eliminated { seat, .. } => {
                self.ring.remove(seat);
                let place = self.place_mut(seat);
                place.life = place.life.min(0);
                (place.ghost, place.damned, place.lifer, place.digger) = (false, false, false, false);
                place.look();
            }
            Event::TurnBegan { seat } => {
                (self.turn, self.bangs, self.between) = (seat, 0, false);
            }
            // Who plays out of turn was ordered to.
            Event::Played { seat, kind, .. } => self.bangs += u8::from(kind == CardKind::Bang && seat == self.turn),
            Event::Declined { seat, because } => self.declined(seat, because),
            Event::EventEnded { deck, .. } => self.put_away(deck),
            Event::RoleDealt { seat, .. } => self.place_mut(seat).role = None,
            Event::Sentenced { seat, jailed } => self.place_mut(seat).lifer = jailed,
            Event::SeatsSwapped { a, b } => self.ring.swap(a, b),
            Event::Reborn { seat, because, role, life } => {
                let place = self.place_mut(seat);
                place.role = Some(role);
                place.life = life;
                place.damned = because == EventCard::DevilsPact;
                place.digger = because == EventCard::GraveDigger;
                place.look();
            }
            Event::AbilitiesDrawn { seat, characters } => {
                let place = self.place_mut(seat);
                place.borrowed = characters.into_iter().collect();
                place.look();
            }
            Event::HandShown { seat, cards } => {
                let place = self.place_mut(seat);
                place.known = cards;
                place.trim();
            }
            Event::WillMissTurn { .. }
            | Event::Ordered { .. }
            | Event::StageReached { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Reshuffled { .. }
            | Event::Checked { .. }
            | Event::TurnSkipped { .. }
            | Event::NoEffect { .. }
            | Event::Immune { .. }
            | Event::Reward { .. }
            | Event::SuitNamed { .. }
            | Event::ColourGuessed { .. }
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
        let slab = self.place(self.turn).can(Character::SlabTheKiller);
        let purpose = match because {
            Source::Card(card) => nature(card.kind()).purpose,
            Source::Character(_) | Source::Event(EventCard::AFistfulOfCards | EventCard::RussianRoulette) => {
                Purpose::Shoot
            }
            // Who could not answer twice may have one, and a card is not always worth a Missed!.
            Source::Event(_) | Source::Rules => return,
        };
        let place = self.place_mut(seat);
        // Whose every card is a Missed! keeps some of them for other reasons.
        let shy = slab || place.can(Character::ElenaFuente);
        match purpose {
            Purpose::Raid | Purpose::Duel => place.no_bang = place.unknown(),
            Purpose::Shoot | Purpose::ShootAll | Purpose::Dodge if !shy => place.no_missed = place.unknown(),
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

    /// The characters whose abilities he has.
    pub fn powers(&self) -> impl Iterator<Item = Character> + '_ {
        let own = self.guise.or(self.character).filter(|_| !self.muted);
        let borrowed =
            if self.muted || self.guise.is_some_and(|guise| !guise.borrows()) { &[][..] } else { &self.borrowed[..] };
        let digger = (self.digger && !self.muted).then_some(Character::TheGraveDigger);
        own.into_iter().chain(borrowed.iter().copied()).chain(digger)
    }

    pub fn can(&self, character: Character) -> bool {
        self.powers().any(|power| power == character)
    }

    /// Whether one of his abilities is asked at a moment.
    fn listens(&self, moment: Moment) -> bool {
        self.powers().any(|power| power.moments().contains(moment))
    }

    /// Whether he could use a hand card as a kind when no event changes that.
    pub fn uses_as(&self, card: CardId, kind: CardKind) -> bool {
        card.kind() == kind
            || kind == CardKind::Missed && is_missed(card.kind())
            || self.powers().any(|power| counts_as(power, card.kind(), kind))
    }

    /// Life points a Beer gives him.
    pub fn beer(&self) -> u8 {
        self.powers().map(|power| power.def().modifiers.beer_life).max().unwrap_or(1)
    }

    /// Sums up what character and cards in play do.
    pub(super) fn look(&mut self) {
        let mut gear = Gear { range: 1, ..Gear::default() };
        for power in self.powers() {
            gear.add(&power.def().modifiers);
        }
        self.bare = gear;
        let is_hushed = |card: CardId| self.hushed.is_some_and(|event| event.silences(card.kind()));
        for card in self.in_play.iter().filter(|card| !is_hushed(*card)) {
            let def = card.kind().def();
            gear.add(&def.modifiers);
            gear.guards += u8::from(def.missed.is_some());
        }
        self.geared = gear;
    }

    /// A hand card leaves.
    fn lose(&mut self, card: Option<CardId>) {
        self.hand = self.hand.saturating_sub(1);
        match card {
            Some(card) if self.known.contains(card) => self.known.remove(card),
            Some(card) => {
                self.no_missed = self.no_missed.saturating_sub(u8::from(!is_missed(card.kind())));
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

impl Gear {
    fn add(&mut self, modifiers: &Modifiers) {
        self.sees += modifiers.distance_to_others;
        self.seen += modifiers.distance_from_others;
        self.range = self.range.max(modifiers.weapon_range.unwrap_or(1));
        self.dodges += u8::from(modifiers.dodges);
    }
}

/// The reach of who has no weapon while the scout is there.
const SCOUT: u8 = 3;

/// Whether a card in play is a weapon, blue or green.
fn is_gun(kind: CardKind) -> bool {
    kind.is_weapon() || matches!(&kind.def().play, Play::Lay(effect) if effect.hurts)
}

/// Whether a hand card of a kind cancels a shot in anybody's hand.
pub(super) fn is_missed(kind: CardKind) -> bool {
    matches!(kind, CardKind::Missed | CardKind::Dodge)
}

fn effect(kind: CardKind) -> Option<&'static Effect> {
    match &kind.def().play {
        Play::Effect(effect) | Play::Lay(effect) => Some(effect),
        Play::Never | Play::Equip | Play::EquipOn(_) | Play::LayDefence => None,
    }
}

/// How far a kind of card reaches.
fn reach(kind: CardKind) -> Reach {
    match effect(kind).map(|effect| effect.target) {
        Some(Target::One { reach, .. }) => reach,
        Some(Target::None) | None => Reach::Any,
    }
}

/// Further hand cards a kind costs.
pub(super) fn cost(kind: CardKind) -> u8 {
    effect(kind).map_or(0, |effect| effect.cost)
}
