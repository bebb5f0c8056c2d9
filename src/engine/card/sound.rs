//! Checks of what comes from outside: whether a game can be in a state, and events followed without running rules.

use super::event_cards::LONGEST_DECK;
use super::frames::{Frame, Resolve};
use super::{
    Ask, Board, CARD_COUNT, CardSet, Decision, Demand, Event, EventPile, Game, Pace, Pool, Setup, Turn, View, Zone,
};
use crate::core::{MAX_SEATS, Role, Seat, SeatSet, Unsound};

/// Far more than a game can have.
const MOST_FRAMES: usize = 64;
const MOST_TURNS: u16 = 20_000;
const MOST_LIFE: i8 = 12;
/// Room in front of a player and in the middle.
const MOST_IN_PLAY: usize = 24;
const MOST_LAID: usize = 16;
const MOST_PILES: usize = 4;

fn require(holds: bool, otherwise: Unsound) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl Game {
    /// The one door for states from outside: after it nothing overflows or points nowhere.
    pub(super) fn check_sound(&self) -> Result<(), Unsound> {
        let size = self.ring.size();
        require(self.ring.is_sound() && size >= 2, Unsound::Seat)?;
        require(self.rng.is_sound(), Unsound::Randomness)?;
        self.check_cards()?;
        self.check_players()?;
        self.check_event_decks()?;
        self.check_turn()?;
        match self.outcome {
            Some(outcome) => {
                require(outcome.winners.is_within(size), Unsound::Outcome)?;
                require(self.stack.is_empty(), Unsound::Stack)
            }
            None => self.check_stack(),
        }
    }

    /// Every card of the sets is in exactly one place.
    fn check_cards(&self) -> Result<(), Unsound> {
        let setup = Setup { sets: self.sets.to_vec(), ..Setup::base(4) };
        let dealt: CardSet = setup.cards().collect();
        let piles = self.deck.iter().chain(self.discard.iter()).copied();
        let table = self.table.iter().map(|laid| laid.card);
        let players = self.players.iter().flat_map(|player| player.hand.iter().chain(player.in_play.iter().copied()));
        let (mut seen, mut count) = (CardSet::EMPTY, 0);
        for card in piles.chain(table).chain(players) {
            seen.insert(card);
            count += 1;
        }
        require(seen == self.cards && count == usize::from(self.cards.len()), Unsound::Cards)?;
        require(self.cards.minus(dealt).is_empty(), Unsound::Cards)
    }

    fn check_players(&self) -> Result<(), Unsound> {
        let size = usize::from(self.ring.size());
        let (seated, empty) = self.players.split_at(size);
        require(empty.iter().all(|player| player.card_count() == 0), Unsound::Seat)?;
        require(seated.iter().filter(|player| player.role == Role::Sheriff).count() <= 1, Unsound::Seat)?;
        for player in seated {
            let range = -MOST_LIFE..=player.max_life;
            require((0..=MOST_LIFE).contains(&player.max_life) && range.contains(&player.life), Unsound::Life)?;
            for (at, card) in player.in_play.iter().enumerate() {
                let same = |other: &super::CardId| other.kind() == card.kind();
                require(!player.in_play[..at].iter().any(same), Unsound::Cards)?;
            }
        }
        let named = [Some(self.first), self.first_out, Some(self.clock.turner), self.clock.ace];
        let named: SeatSet = named.into_iter().flatten().collect();
        require(named.is_within(self.ring.size()) && self.talkers.is_within(self.ring.size()), Unsound::Seat)
    }

    fn check_event_decks(&self) -> Result<(), Unsound> {
        for (at, pile) in self.piles.iter().enumerate() {
            let twice = self.piles[..at].iter().any(|other: &EventPile| other.deck == pile.deck);
            let foreign = pile.cards.iter().any(|card| !pile.deck.sets().contains(&card.def().set));
            let active = pile.active.is_none_or(|card| pile.cards.contains(&card));
            let turned = usize::from(pile.turned) <= pile.cards.len();
            require(!twice && !foreign && active && turned, Unsound::EventDeck)?;
        }
        let clocked = self.piles.iter().any(|pile| pile.deck.pace() == Pace::Clock);
        require(clocked || self.clock.ace.is_none(), Unsound::EventDeck)
    }

    fn check_turn(&self) -> Result<(), Unsound> {
        let Turn { seat, number, .. } = self.turn;
        let elsewhere = self.turn.checked.union(self.turn.laid).minus(self.cards);
        let bound = self.turn.bound.is_none_or(|card| self.cards.contains(card));
        require(seat.0 < self.ring.size(), Unsound::Turn)?;
        require(number <= MOST_TURNS && elsewhere.is_empty() && bound, Unsound::Turn)
    }

    /// The turn is at the bottom, nothing names a seat nobody sits on, and somebody who sits there can answer.
    fn check_stack(&self) -> Result<(), Unsound> {
        let size = self.ring.size();
        let bottom = matches!(self.stack.first(), Some(Frame::Turn(_) | Frame::ChooseCharacters(_)));
        require(bottom && self.stack.len() <= MOST_FRAMES, Unsound::Stack)?;
        let nobody = |frame: &Frame| {
            (size..MAX_SEATS as u8)
                .map(Seat)
                .any(|seat| frame.removed_on_elimination(seat) || frame.secret_of() == Some(seat))
        };
        require(!self.stack.iter().any(nobody), Unsound::Stack)?;
        let asked =
            self.next_decision().map(|decision| decision.seat).filter(|seat| seat.0 < size).ok_or(Unsound::Stack)?;
        require(!self.legal_actions(asked).is_empty(), Unsound::Stack)
    }
}

impl View {
    /// The one door for views from outside: whether somebody at a table of so many seats can see this. After it nothing
    /// overflows or points nowhere, neither here nor in a game [behind it](View::stand_in).
    pub fn check_sound(&self, seats: usize) -> Result<(), Unsound> {
        let board = &self.board;
        let size = board.ring.size();
        require(usize::from(size) == seats && board.seats.len() == seats && seats >= 2, Unsound::Seat)?;
        require(board.ring.is_sound() && board.ring.everyone().all(|seat| seat.0 < size), Unsound::Seat)?;
        require(self.viewer.is_none_or(|seat| seat.0 < size), Unsound::Seat)?;
        require(self.roles.len() == seats && self.stack.len() <= MOST_FRAMES, Unsound::Stack)?;
        require(board.outcome.is_none_or(|outcome| outcome.winners.is_within(size)), Unsound::Outcome)?;
        self.check_counts()?;
        for pile in &board.piles {
            let length = pile.seen.len() + usize::from(pile.left);
            let twice = |at: usize| pile.seen[..at].contains(&pile.seen[at]);
            require(length <= LONGEST_DECK && !(0..pile.seen.len()).any(twice), Unsound::EventDeck)?;
        }
        if let Some(decision) = self.decision {
            require(decision.seats().is_within(size) && board.outcome.is_none(), Unsound::Stack)?;
        }
        let game = self.stand_in();
        game.check_sound()?;
        require(game.deck.len() == usize::from(board.deck), Unsound::Cards)?;
        let held = |(seat, player): (usize, &super::SeatView)| game.players[seat].hand.len() == player.hand_count;
        require(board.seats.iter().enumerate().all(held), Unsound::Cards)?;
        require(self.decision.map(|decision| decision.seat) == game.decision().map(|d| d.seat), Unsound::Stack)
    }

    /// No pile is longer than there is room for, and all cards are accounted for.
    fn check_counts(&self) -> Result<(), Unsound> {
        let board = &self.board;
        require(board.discard.len() <= CARD_COUNT && board.table.len() <= MOST_LAID, Unsound::Cards)?;
        require(board.piles.len() <= MOST_PILES, Unsound::EventDeck)?;
        let hands = board.seats.iter().map(|player| usize::from(player.hand_count) + player.in_play.len());
        let all = usize::from(board.deck) + board.discard.len() + board.table.len() + hands.sum::<usize>();
        require(all == usize::from(self.cards.len()), Unsound::Cards)
    }

    /// Takes an event in without running rules. On an error nothing has changed.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), Unsound> {
        self.board.check_event(event)?;
        self.board.follow(self.viewer, event);
        match *event {
            Event::TurnBegan { seat } => self.turn = Turn::new(seat, self.turn.number.saturating_add(1)),
            Event::StageReached { stage } => self.turn.stage = stage,
            Event::Eliminated { seat, .. } => self.first_out = self.first_out.or(Some(seat)),
            _ => {}
        }
        self.stack.clear();
        self.decision = None;
        Ok(())
    }
}

impl Board {
    /// Whether an event can happen on this board: nothing is taken from where it is not, and everything has room.
    fn check_event(&self, event: &Event) -> Result<(), Unsound> {
        require(event.seats().is_within(self.ring.size()), Unsound::Seat)?;
        match *event {
            Event::Moved { card, from, to, .. } => {
                let there = match from {
                    Zone::Deck => self.deck > 0,
                    Zone::Discard => card.is_some_and(|card| self.discard.contains(&card)),
                    Zone::Table => !self.table.is_empty(),
                    Zone::Hand(seat) => self.seats[seat.index()].hand_count > 0,
                    Zone::InPlay(seat) => card.is_some_and(|card| self.seats[seat.index()].in_play.contains(&card)),
                };
                let room = match to {
                    Zone::Deck => self.deck < u8::MAX,
                    Zone::Discard => card.is_some() && self.discard.len() < super::CARD_COUNT,
                    Zone::Table => self.table.len() < MOST_LAID,
                    Zone::Hand(seat) => self.seats[seat.index()].hand_count < u8::MAX,
                    Zone::InPlay(seat) => card.is_some() && self.seats[seat.index()].in_play.len() < MOST_IN_PLAY,
                };
                require(there && room, Unsound::Cards)
            }
            Event::LifeLost { seat, amount, .. } => {
                let left = i16::from(self.seats[seat.index()].life) - i16::from(amount);
                require(left >= i16::from(-MOST_LIFE), Unsound::Life)
            }
            Event::LifeGained { seat, amount } => {
                let then = i16::from(self.seats[seat.index()].life) + i16::from(amount);
                require(then <= i16::from(MOST_LIFE), Unsound::Life)
            }
            Event::CharacterTaken { life, .. } | Event::Reborn { life, .. } | Event::Returned { life, .. } => {
                require((0..=MOST_LIFE).contains(&life), Unsound::Life)
            }
            Event::EventTurned { deck, .. } => {
                let pile = self.piles.iter().find(|pile| pile.deck == deck);
                require(pile.is_some_and(|pile| pile.left > 0), Unsound::EventDeck)
            }
            _ => Ok(()),
        }
    }
}

impl Decision {
    /// Everybody it names.
    fn seats(&self) -> SeatSet {
        let other = match self.ask {
            Ask::Respond { to: Demand::Missed { by, .. } } => by,
            Ask::Respond { to: Demand::Bang { by } } => Some(by),
            Ask::PickCard { from: Pool::Of(seat), .. } | Ask::Give { to: seat } => Some(seat),
            Ask::Respond { to: Demand::Rescue { .. } }
            | Ask::PickCard { from: Pool::Table | Pool::Others, .. }
            | Ask::Turn
            | Ask::PickSeat
            | Ask::Choose
            | Ask::Discard { .. }
            | Ask::Order { .. } => None,
        };
        [Some(self.seat), other].into_iter().flatten().collect()
    }
}

impl Event {
    /// Everybody it names.
    pub fn seats(&self) -> SeatSet {
        let zone = |zone: Zone| match zone {
            Zone::Hand(seat) | Zone::InPlay(seat) => Some(seat),
            Zone::Deck | Zone::Discard | Zone::Table => None,
        };
        let named = match *self {
            Self::StageReached { .. }
            | Self::Reshuffled { .. }
            | Self::EventTurned { .. }
            | Self::EventEnded { .. } => [None; 3],
            Self::GameEnded { outcome } => return outcome.winners,
            Self::Moved { from, to, .. } => [zone(from), zone(to), None],
            Self::Played { seat, target, .. } | Self::Used { seat, target, .. } => [Some(seat), target, None],
            Self::LifeLost { seat, by, .. } | Self::Eliminated { seat, by } => [Some(seat), by, None],
            Self::SeatsSwapped { a, b } => [Some(a), Some(b), None],
            Self::Ordered { seat, by, target, .. } => [Some(seat), Some(by), target],
            Self::TurnBegan { seat }
            | Self::Answered { seat, .. }
            | Self::Declined { seat, .. }
            | Self::Shown { seat, .. }
            | Self::Checked { seat, .. }
            | Self::TurnSkipped { seat }
            | Self::LifeGained { seat, .. }
            | Self::NoEffect { seat, .. }
            | Self::Immune { seat, .. }
            | Self::RoleShown { seat, .. }
            | Self::CharacterTaken { seat, .. }
            | Self::AbilityCopied { seat, .. }
            | Self::Disguised { seat, .. }
            | Self::RoleDealt { seat, .. }
            | Self::WillMissTurn { seat }
            | Self::Sentenced { seat, .. }
            | Self::Reborn { seat, .. }
            | Self::AbilitiesDrawn { seat, .. }
            | Self::HandShown { seat, .. }
            | Self::Returned { seat, .. }
            | Self::SuitNamed { seat, .. }
            | Self::ColourGuessed { seat, .. }
            | Self::Penalty { seat }
            | Self::Reward { seat } => [Some(seat), None, None],
        };
        named.into_iter().flatten().collect()
    }
}
