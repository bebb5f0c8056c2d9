//! Any table position, built through one checked door: for scenarios, tests and disputes.

use super::definitions::Play;
use super::frames::{Frame, TurnFrame};
use super::game::Player;
use super::{CardId, CardSet, Character, Clock, EventCard, EventPile, Game, Set, Setup, Stage, Step, TableRules, Turn};
use crate::core::{Derived, List, MAX_SEATS, Ring, Rng, Role, RolesError, Seat, SeatSet, Sink, check_roles};

/// A table as somebody describes it. Cards that are not mentioned lie shuffled at the bottom of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub seats: Vec<LayoutSeat>,
    pub rules: TableRules,
    /// The sets whose cards are in the game.
    pub sets: Vec<Set>,
    /// The top of the deck, first card first.
    pub deck: Vec<CardId>,
    /// Whether the deck holds nothing but `deck`; all other cards are out of the game.
    pub deck_is_all: bool,
    /// The discard pile, its top first.
    pub discard: Vec<CardId>,
    /// Whether the numbers of Deputies, Outlaws and Renegades are free, as after a change of roles.
    pub any_roles: bool,
    /// Whose turn it is.
    pub turn: Seat,
    pub stage: Stage,
    pub bangs: u8,
    /// The event decks on the table.
    pub piles: Vec<EventPile>,
    /// Who began the game: the Sheriff if not given, or seat A.
    pub first: Option<Seat>,
    /// Who was eliminated first of all: the first who is out if not given.
    pub first_out: Option<Seat>,
    /// Who turns up the next card of Eldorado: who sits left of the one whose turn it is if not given.
    pub turner: Option<Seat>,
    /// How often the turn has come to him since the last one.
    pub passes: u8,
    /// Persons at the table.
    pub talkers: SeatSet,
    pub seed: u64,
}

/// One player of a [`Layout`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutSeat {
    pub role: Role,
    pub role_shown: bool,
    pub character: Character,
    /// The unused character face down in front of him.
    pub spare: Option<Character>,
    /// Full life if not given.
    pub life: Option<i8>,
    pub out: bool,
    pub hand: Vec<CardId>,
    pub in_play: Vec<CardId>,
}

/// Why a layout is not a possible table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    Players {
        found: usize,
    },
    /// Somebody else, or nobody, would be on turn.
    Turn {
        seat: Seat,
    },
    Life {
        seat: Seat,
        life: i8,
    },
    CardTwice {
        card: CardId,
    },
    /// The card belongs to none of the sets.
    NotInSets {
        card: CardId,
    },
    SameName {
        seat: Seat,
        card: CardId,
    },
    NotEquipment {
        card: CardId,
    },
    CharacterTwice {
        character: Character,
    },
    OutWithCards {
        seat: Seat,
    },
    NotAStage,
    /// The event card does not belong to the sets or to its deck, or lies there twice.
    EventCard {
        card: EventCard,
    },
    /// A set is listed twice, or none brings a deck.
    Sets,
    /// The character belongs to none of the sets, or is dealt to nobody.
    CharacterNotInSets {
        character: Character,
    },
    Roles(RolesError),
    /// The card cannot be laid in front of this player.
    NotInFrontOf {
        seat: Seat,
        card: CardId,
    },
    /// Life points of a player who is out.
    OutWithLife {
        seat: Seat,
    },
    /// BANG! cards were played before phase 2.
    Bangs {
        found: u8,
    },
    /// The seat is named and does not exist.
    NoSuchSeat {
        seat: Seat,
    },
    /// The first one eliminated is still in play.
    NotOut {
        seat: Seat,
    },
    /// Somebody has won already.
    GameOver,
}

impl Layout {
    /// An empty table; seats are added by the caller.
    pub fn new() -> Self {
        Self {
            seats: Vec::new(),
            rules: TableRules::default(),
            sets: vec![Set::Base],
            deck: Vec::new(),
            deck_is_all: false,
            discard: Vec::new(),
            any_roles: false,
            turn: Seat(0),
            stage: Stage::Play,
            bangs: 0,
            piles: Vec::new(),
            first: None,
            first_out: None,
            turner: None,
            passes: 0,
            talkers: SeatSet::EMPTY,
            seed: 1,
        }
    }

    fn check(&self) -> Result<(), LayoutError> {
        self.check_sets()?;
        let (least, _) = Setup::player_range(&self.sets);
        if !(usize::from(least)..=MAX_SEATS).contains(&self.seats.len()) {
            return Err(LayoutError::Players { found: self.seats.len() });
        }
        if self.seats.get(self.turn.index()).is_none_or(|seat| seat.out) {
            return Err(LayoutError::Turn { seat: self.turn });
        }
        if !matches!(self.stage, Stage::Begin | Stage::Draw | Stage::Play | Stage::Discard) {
            return Err(LayoutError::NotAStage);
        }
        let mut events: Vec<EventCard> = Vec::new();
        for (pile, card) in self.piles.iter().flat_map(|pile| pile.cards.iter().map(move |card| (pile, *card))) {
            let foreign = !pile.deck.sets().contains(&card.def().set) || !self.sets.contains(&card.def().set);
            if foreign || events.contains(&card) {
                return Err(LayoutError::EventCard { card });
            }
            events.push(card);
        }
        let mut used = CardSet::EMPTY;
        let in_hands = self.seats.iter().flat_map(|s| s.hand.iter().chain(&s.in_play));
        for card in in_hands.chain(&self.deck).chain(&self.discard).copied() {
            if used.contains(card) {
                return Err(LayoutError::CardTwice { card });
            }
            used.insert(card);
        }
        let dealt: CardSet = self.deck_of_sets().collect();
        if let Some(card) = used.minus(dealt).iter().next() {
            return Err(LayoutError::NotInSets { card });
        }
        for (i, player) in self.seats.iter().enumerate() {
            let seat = Seat(i as u8);
            let taken = |c: &Character| {
                let same = |other: &LayoutSeat| other.character == *c || other.spare == Some(*c);
                self.seats[..i].iter().any(same) || player.spare == Some(player.character)
            };
            if let Some(character) = [Some(player.character), player.spare].into_iter().flatten().find(taken) {
                return Err(LayoutError::CharacterTwice { character });
            }
            let most = full_life(player);
            if let Some(life) = player.life.filter(|life| !player.out && !(1..=most).contains(life)) {
                return Err(LayoutError::Life { seat, life });
            }
            if player.out && !(player.hand.is_empty() && player.in_play.is_empty()) {
                return Err(LayoutError::OutWithCards { seat });
            }
            if player.out && player.life.is_some_and(|life| life != 0) {
                return Err(LayoutError::OutWithLife { seat });
            }
            for (j, card) in player.in_play.iter().copied().enumerate() {
                if card.kind().border() == super::Border::Brown {
                    return Err(LayoutError::NotEquipment { card });
                }
                let clash = |other: &CardId| {
                    other.kind() == card.kind() || (other.kind().is_weapon() && card.kind().is_weapon())
                };
                if player.in_play[..j].iter().any(clash) {
                    return Err(LayoutError::SameName { seat, card });
                }
            }
        }
        self.check_rest()
    }

    fn check_sets(&self) -> Result<(), LayoutError> {
        let twice = self.sets.iter().enumerate().any(|(at, set)| self.sets[..at].contains(set));
        let brings_cards = self.sets.iter().any(|set| set.def().has_deck);
        if twice || !brings_cards { Err(LayoutError::Sets) } else { Ok(()) }
    }

    /// Checks characters, roles and the seats that are named beside the players.
    fn check_rest(&self) -> Result<(), LayoutError> {
        let dealt = |character: &Character| self.sets.contains(&character.def().set) && character.is_dealt();
        let characters = self.seats.iter().flat_map(|seat| [Some(seat.character), seat.spare]).flatten();
        if let Some(character) = characters.into_iter().find(|character| !dealt(character)) {
            return Err(LayoutError::CharacterNotInSets { character });
        }
        let named = [self.first, self.first_out, self.turner].into_iter().flatten().chain(self.talkers.iter());
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= self.seats.len()) {
            return Err(LayoutError::NoSuchSeat { seat });
        }
        if let Some(seat) = self.first_out.filter(|seat| !self.seats[seat.index()].out) {
            return Err(LayoutError::NotOut { seat });
        }
        if self.bangs > 0 && matches!(self.stage, Stage::Begin | Stage::Draw) {
            return Err(LayoutError::Bangs { found: self.bangs });
        }
        let roles: Vec<Role> = self.seats.iter().map(|seat| seat.role).collect();
        check_roles(&roles, self.any_roles).map_err(LayoutError::Roles)
    }

    /// Checks what only the laid table can tell: cards that may not lie in front of somebody, and a game that is over.
    fn check_laid(game: &Game) -> Result<(), LayoutError> {
        for seat in game.ring.seats().iter() {
            for card in game.player(seat).in_play.iter().copied() {
                if let Play::EquipOn(may_lie) = card.kind().def().play
                    && may_lie(game, seat).is_err()
                {
                    return Err(LayoutError::NotInFrontOf { seat, card });
                }
            }
        }
        let over = if game.is_three_way() { game.ring.count() < 2 } else { game.victory().is_some() };
        if over { Err(LayoutError::GameOver) } else { Ok(()) }
    }

    /// The cards the sets bring.
    fn deck_of_sets(&self) -> impl Iterator<Item = CardId> {
        let setup = Setup { sets: self.sets.clone(), ..Setup::base(4) };
        setup.cards().collect::<Vec<_>>().into_iter()
    }

    /// The game in this position, gone on to its next decision.
    pub fn build(&self) -> Result<Game, LayoutError> {
        self.check()?;
        let mut rng = Rng::from_seed(self.seed);
        let mut ring = Ring::new(self.seats.len() as u8);
        let mut players = [Player::default(); MAX_SEATS];
        let three_way = self.seats.len() == 3 && self.seats.iter().all(|seat| seat.role != Role::Sheriff);
        let mut used: CardSet = self.deck.iter().chain(&self.discard).copied().collect();
        for (i, seat) in self.seats.iter().enumerate() {
            used = used.union(seat.hand.iter().chain(&seat.in_play).copied().collect());
            let max_life = full_life(seat);
            players[i] = Player {
                role: seat.role,
                role_shown: seat.role_shown || seat.out || seat.role == Role::Sheriff || three_way,
                character: seat.character,
                other_character: None,
                spare: seat.spare,
                guise: None,
                ghost: false,
                misses_turn: false,
                marks: List::new(),
                borrowed: List::new(),
                life: if seat.out { 0 } else { seat.life.unwrap_or(max_life) },
                max_life,
                hand: seat.hand.iter().copied().collect(),
                in_play: seat.in_play.iter().copied().collect(),
            };
            if seat.out {
                ring.remove(Seat(i as u8));
            }
        }
        let mut deck: List<CardId, 128> = List::new();
        if !self.deck_is_all {
            deck = self.deck_of_sets().filter(|card| !used.contains(*card)).collect();
            rng.shuffle(deck.as_mut_slice());
        }
        for card in self.deck.iter().rev() {
            deck.push(*card);
        }
        let cards = used.union(deck.iter().copied().collect());
        let seat_where = |found: fn(&LayoutSeat) -> bool| self.seats.iter().position(found).map(|at| Seat(at as u8));
        let sheriff = seat_where(|seat| seat.role == Role::Sheriff);
        let first_out = seat_where(|seat| seat.out);
        let mut game = Game {
            rules: self.rules,
            sets: self.sets.iter().copied().collect(),
            cards,
            ring,
            players,
            deck,
            discard: self.discard.iter().rev().copied().collect(),
            table: List::new(),
            piles: self.piles.iter().copied().collect(),
            first: self.first.or(sheriff).unwrap_or_default(),
            first_out: self.first_out.or(first_out),
            clock: Clock {
                turner: self.turner.unwrap_or_else(|| ring.all_after(self.turn).next().unwrap_or_default()),
                passes: self.passes,
                turns: u8::from(self.stage != Stage::Begin),
                ..Clock::default()
            },
            talkers: self.talkers,
            first_back: false,
            turn: Turn { bangs: self.bangs, stage: self.stage, ..Turn::new(self.turn, 1) },
            stack: vec![Frame::Turn(TurnFrame)],
            rng,
            outcome: None,
            in_force: Derived::default(),
            decision: Derived::default(),
        };
        game.refresh_all();
        Self::check_laid(&game)?;
        Step::new(&mut game, Sink::Discard).run();
        Ok(game)
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::new()
    }
}

fn full_life(seat: &LayoutSeat) -> i8 {
    seat.character.def().life as i8 + i8::from(seat.role == Role::Sheriff)
}
