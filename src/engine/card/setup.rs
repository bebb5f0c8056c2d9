//! From a setup to the first decision.

use super::definitions::{Hook, Moment};
use super::event_cards::{Clock, LONGEST_DECK, Pace};
use super::frames::{CLOCK_ROUNDS, Frame, Resolve, TurnFrame, ask};
use super::game::Player;
use super::sets::Set;
use super::{
    Action, Ask, CardId, Character, CharacterChoice, Choice, Decision, Event, EventCard, EventDeck, EventPile, Game,
    Source, Stage, Step, TableRules, Turn,
};
use crate::core::{Derived, List, MAX_SEATS, Ring, Rng, Role, Seat, SeatSet, Seed, Sink, roles_for};
use serde::{Deserialize, Serialize};

/// What a table agrees on before the deal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub sets: Vec<Set>,
    #[serde(default)]
    pub rules: TableRules,
    /// Who must be Sheriff and begin, or Deputy among three; drawn by lot if nobody.
    #[serde(default)]
    pub sheriff: Option<Seat>,
    /// How the two decks of event cards that are turned up round by round lie when both are in play.
    #[serde(default)]
    pub event_mix: EventMix,
    /// Cards in each of those decks, its last one included; all of them if not given.
    #[serde(default)]
    pub event_length: Option<u8>,
    /// Persons at the table, who can be charged for talking under Gag (R114); nobody if they are all bots.
    #[serde(default)]
    pub talkers: SeatSet,
    /// Characters kept from the last game, by seat (R15); empty if none.
    #[serde(default)]
    pub characters: Vec<Option<Character>>,
    /// An experiment beyond what the boxes offer: up to eight players, whatever the sets.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crowd: bool,
}

/// How High Noon and A Fistful of Cards are put together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EventMix {
    /// Two decks side by side.
    #[default]
    Apart,
    /// One deck that ends with High Noon.
    HighNoonLast,
    /// One deck that ends with A Fistful of Cards.
    FistfulLast,
}

crate::core::by_id!(EventMix);

impl EventMix {
    pub const ALL: [Self; 3] = [Self::Apart, Self::HighNoonLast, Self::FistfulLast];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Apart => "apart",
            Self::HighNoonLast => "high_noon_last",
            Self::FistfulLast => "fistful_last",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mix| mix.id() == id)
    }
}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupError {
    Players {
        found: u8,
        least: u8,
        most: u8,
    },
    NoSuchSheriff {
        seat: Seat,
    },
    /// A set is listed twice, or none brings a deck.
    Sets,
    /// An event deck has at least its last card, and no more cards than there are.
    EventLength {
        found: u8,
        most: u8,
    },
    /// Only both decks can be mixed.
    EventMix,
    /// There must be as many entries as players, or none.
    Characters {
        found: usize,
    },
    CharacterTwice {
        character: Character,
    },
    /// The character belongs to a set that is not in play.
    CharacterNotInSets {
        character: Character,
    },
}

impl Setup {
    /// The base game with default rules.
    pub fn base(players: u8) -> Self {
        Self {
            players,
            sets: vec![Set::Base],
            rules: TableRules::default(),
            sheriff: None,
            event_mix: EventMix::Apart,
            event_length: None,
            talkers: SeatSet::EMPTY,
            characters: Vec::new(),
            crowd: false,
        }
    }

    /// The fewest and most players for these sets.
    pub fn player_range(sets: &[Set]) -> (u8, u8) {
        match (sets.contains(&Set::Base), sets.contains(&Set::DodgeCity)) {
            (true, true) => (3, 8),
            (false, true) => (3, 7),
            (_, false) => (4, 7),
        }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let sorted_sets = self.sets.windows(2).all(|pair| pair[0] < pair[1]);
        let brings_cards = self.sets.iter().any(|set| set.def().has_deck);
        if !brings_cards || !sorted_sets {
            return Err(SetupError::Sets);
        }
        let (least, most) = Self::player_range(&self.sets);
        let most = if self.crowd { MAX_SEATS as u8 } else { most };
        if !(least..=most).contains(&self.players) {
            return Err(SetupError::Players { found: self.players, least, most });
        }
        if self.event_mix != EventMix::Apart && !(self.has(Set::HighNoon) && self.has(Set::FistfulOfCards)) {
            return Err(SetupError::EventMix);
        }
        if let Some(found) = self.event_length {
            let rounds = self.decks().filter(|deck| deck.pace() == Pace::Round);
            let most = rounds.map(|deck| cards_of(deck, self.event_mix).count() as u8).max().unwrap_or(0);
            if !(1..=most).contains(&found) {
                return Err(SetupError::EventLength { found, most });
            }
        }
        if let Some(seat) = self.sheriff.filter(|seat| seat.0 >= self.players) {
            return Err(SetupError::NoSuchSheriff { seat });
        }
        if !self.characters.is_empty() && self.characters.len() != usize::from(self.players) {
            return Err(SetupError::Characters { found: self.characters.len() });
        }
        for (i, character) in self.characters.iter().enumerate() {
            let Some(character) = *character else { continue };
            if self.characters[..i].contains(&Some(character)) {
                return Err(SetupError::CharacterTwice { character });
            }
            if !self.sets.contains(&character.def().set) || !character.is_dealt() {
                return Err(SetupError::CharacterNotInSets { character });
            }
        }
        Ok(())
    }

    fn has(&self, set: Set) -> bool {
        self.sets.contains(&set)
    }

    /// The event decks these sets make.
    pub fn decks(&self) -> impl Iterator<Item = EventDeck> + '_ {
        let mixed = self.event_mix != EventMix::Apart;
        EventDeck::ALL.into_iter().filter(move |deck| match deck {
            EventDeck::Mixed => mixed,
            EventDeck::HighNoon => self.has(Set::HighNoon) && !mixed,
            EventDeck::FistfulOfCards => self.has(Set::FistfulOfCards) && !mixed,
            EventDeck::WildWestShow => self.has(Set::WildWestShow),
            EventDeck::Eldorado => self.has(Set::Eldorado),
        })
    }

    /// The cards these sets put into the deck.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        // Dodge City alone brings its own copies of base cards.
        let alone = !self.sets.contains(&Set::Base);
        CardId::all().filter(move |card| self.sets.contains(&card.card().set) || alone && card.card().bison)
    }
}

impl Game {
    /// Deals a game and goes on to the first decision.
    pub fn deal(setup: &Setup, seed: u64, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        Self::deal_from(setup, seed.into(), events)
    }

    /// The same from a seed that names its generator.
    pub fn deal_from(setup: &Setup, seed: Seed, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let mut rng = Rng::new(seed);
        let mut players = [Player::default(); MAX_SEATS];
        deal_roles(setup, &mut rng, &mut players);
        deal_characters(setup, &mut rng, &mut players);
        let mut deck: List<CardId, 128> = setup.cards().collect();
        rng.shuffle(deck.as_mut_slice());
        let piles = setup.decks().map(|deck| shuffled(deck, setup, &mut rng)).collect();
        let starts = if setup.players == 3 { Role::Deputy } else { Role::Sheriff };
        let first = Seat::all(setup.players).find(|s| players[s.index()].role == starts).unwrap_or_default();
        let mut game = Self {
            rules: setup.rules,
            sets: setup.sets.iter().copied().collect(),
            cards: setup.cards().collect(),
            ring: Ring::new(setup.players),
            players,
            deck,
            discard: List::new(),
            table: List::new(),
            piles,
            first,
            first_out: None,
            clock: Clock { turner: first, passes: CLOCK_ROUNDS, ..Clock::default() },
            talkers: setup.talkers,
            turn: Turn { stage: Stage::Before, ..Turn::new(first, 0) },
            first_back: false,
            stack: vec![Frame::Turn(TurnFrame)],
            rng,
            outcome: None,
            in_force: Derived::default(),
            decision: Derived::default(),
        };
        game.refresh_all();
        let mut step = Step::new(&mut game, Sink::Keep(events));
        if setup.rules.character_choice == CharacterChoice::ChooseOneOfTwo {
            step.push(ChooseCharacters { waiting: SeatSet::first(setup.players) });
        } else {
            step.deal_hands();
        }
        step.run();
        Ok(game)
    }
}

/// The cards of an event deck, with one last card.
fn cards_of(deck: EventDeck, mix: EventMix) -> impl Iterator<Item = EventCard> {
    let last_of = match mix {
        EventMix::Apart => None,
        EventMix::HighNoonLast => Some(Set::HighNoon),
        EventMix::FistfulLast => Some(Set::FistfulOfCards),
    };
    let mixed = deck.sets().len() > 1;
    let is_left_out = move |card: EventCard| mixed && card.def().is_last && last_of != Some(card.def().set);
    deck.cards().filter(move |card| !is_left_out(*card))
}

/// An event deck ready for play: shuffled, cut to its length, the last card at the bottom.
fn shuffled(deck: EventDeck, setup: &Setup, rng: &mut Rng) -> EventPile {
    let mut cards: List<EventCard, LONGEST_DECK> =
        cards_of(deck, setup.event_mix).filter(|c| !c.def().is_last).collect();
    rng.shuffle(cards.as_mut_slice());
    let length = setup.event_length.filter(|_| deck.pace() == Pace::Round).map(usize::from);
    while length.is_some_and(|length| cards.len() >= length) {
        cards.pop();
    }
    for last in cards_of(deck, setup.event_mix).filter(|c| c.def().is_last) {
        cards.push(last);
    }
    EventPile { deck, cards, turned: 0, active: None }
}

fn deal_roles(setup: &Setup, rng: &mut Rng, players: &mut [Player; MAX_SEATS]) {
    let mut roles: List<Role, 8> = roles_for(setup.players).iter().copied().collect();
    rng.shuffle(roles.as_mut_slice());
    if let Some(sheriff) = setup.sheriff {
        // With three players the Deputy begins in the Sheriff's stead.
        let begins = |role: &Role| matches!((setup.players, role), (3, Role::Deputy) | (4.., Role::Sheriff));
        let dealt = roles.iter().position(begins).unwrap_or_default();
        roles.as_mut_slice().swap(dealt, sheriff.index());
    }
    for (player, role) in players.iter_mut().zip(roles.iter()) {
        player.role = *role;
        player.role_shown = *role == Role::Sheriff || setup.players == 3;
    }
}

fn deal_characters(setup: &Setup, rng: &mut Rng, players: &mut [Player; MAX_SEATS]) {
    let kept = |seat: usize| setup.characters.get(seat).copied().flatten();
    let free = |character: &Character| {
        character.is_dealt()
            && setup.sets.contains(&character.def().set)
            && !setup.characters.contains(&Some(*character))
    };
    let mut pile: List<Character, 64> = Character::ALL.into_iter().filter(free).collect();
    rng.shuffle(pile.as_mut_slice());
    let choose = setup.rules.character_choice == CharacterChoice::ChooseOneOfTwo;
    let spare = setup.sets.iter().any(|set| set.def().deals_spare_characters);
    for (seat, player) in players.iter_mut().enumerate().take(setup.players.into()) {
        if let Some(character) = kept(seat) {
            player.character = character;
        } else {
            player.character = pile.pop().unwrap_or_default();
            player.other_character = if choose { pile.pop() } else { None };
        }
        // Who chooses keeps what he did not choose.
        if spare && player.other_character.is_none() {
            player.spare = pile.pop();
        }
        player.set_life();
    }
}

impl Player {
    /// Life by character, one more for the Sheriff (R2).
    pub(super) fn set_life(&mut self) {
        self.max_life = self.character.def().life as i8 + i8::from(self.role == Role::Sheriff);
        self.life = self.max_life;
    }
}

impl Step<'_> {
    /// Everybody draws as many cards as he has life (R4), the first player first.
    fn deal_hands(&mut self) {
        let seats: List<Seat, 8> = self.ring.from(self.turn.seat).collect();
        for seat in seats.iter().copied() {
            let usual = self.player(seat).life as u8;
            let count = self.powers(seat).find_map(|c| c.def().start_hand).unwrap_or(usual);
            self.draw_many(seat, count);
            for dealt in self.triggers(seat, Moment::HandDealt, Hook::hand_dealt) {
                dealt(self, seat);
            }
        }
    }
}

/// Everybody who was dealt two characters picks one, the first player first (R3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ChooseCharacters {
    pub waiting: SeatSet,
}

impl ChooseCharacters {
    fn next(self, game: &Game) -> Option<Seat> {
        game.ring.from(game.turn.seat).find(|seat| self.waiting.contains(*seat))
    }
}

impl Resolve for ChooseCharacters {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = self.next(game)?;
        game.player(seat).other_character.map(|_| ask(seat, Ask::Choose, Source::Rules))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let Some(player) = self.next(game).map(|seat| game.player(seat)) else { return };
        let offered = [Some(player.character), player.other_character];
        out.extend(offered.into_iter().flatten().map(|c| Action::Choose(Choice::Character(c))));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let (Action::Choose(Choice::Character(character)), Some(seat)) = (action, self.next(step)) else { return };
        step.take_character(seat, character);
        step.replace(Self { waiting: self.waiting.without(seat) });
    }

    fn resume(self, step: &mut Step) {
        match self.next(step) {
            Some(seat) => step.replace(Self { waiting: self.waiting.without(seat) }),
            None => {
                step.pop();
                step.deal_hands();
            }
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    /// Abilities sleep until everybody has one.
    fn defers_triggers_of(&self, _: Seat) -> bool {
        true
    }
}
