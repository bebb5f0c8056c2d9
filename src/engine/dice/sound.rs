//! Checks of what comes from outside: whether a game can be in a state, and events followed without running rules.

use super::frames::{Frame, Resolve};
use super::{ARROWS, Arrow, Ask, Board, DiceSet, Event, Game, Symbol, Turn, View, count};
use crate::core::{MAX_SEATS, Role, Seat, SeatSet, Unsound};

/// Far more than a game can have.
const MOST_FRAMES: usize = 64;
const MOST_TURNS: u16 = 20_000;
const MOST_LIFE: u8 = 20;

fn require(holds: bool, otherwise: Unsound) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl Game {
    /// The one door for states from outside: after it nothing overflows or points nowhere.
    pub(super) fn check_sound(&self) -> Result<(), Unsound> {
        let size = self.ring.size();
        require(self.ring.is_sound() && size >= 2, Unsound::Seat)?;
        require(self.rng.is_sound(), Unsound::Randomness)?;
        self.check_players()?;
        let Turn { seat, number, rolls, rolling, beers_spent, .. } = self.turn;
        require(seat.0 < size && number <= MOST_TURNS && rolls < 100, Unsound::Turn)?;
        require(beers_spent <= count(&self.dice, Symbol::Beer), Unsound::Dice)?;
        require(rolling.within(DiceSet::first(self.dice.len() as u8)), Unsound::Dice)?;
        require(self.loaded.is_empty(), Unsound::Dice)?;
        match self.outcome {
            Some(outcome) => {
                require(outcome.winners.is_within(size), Unsound::Outcome)?;
                require(self.stack.is_empty(), Unsound::Stack)
            }
            None => self.check_stack(),
        }
    }

    /// All arrows are there once, and life is within bounds.
    fn check_players(&self) -> Result<(), Unsound> {
        let size = usize::from(self.ring.size());
        let (seated, empty) = self.players.split_at(size);
        require(empty.iter().all(|player| player.arrows.tokens() == 0), Unsound::Seat)?;
        require(seated.iter().filter(|player| player.role == Role::Sheriff).count() <= 1, Unsound::Seat)?;
        let within = |life| life <= MOST_LIFE;
        require(seated.iter().all(|player| within(player.life) && within(player.max_life)), Unsound::Life)?;
        let held: u32 = self.players.iter().map(|player| u32::from(player.arrows.normal)).sum();
        require(held + u32::from(self.supply.normal) == u32::from(ARROWS), Unsound::Arrows)?;
        let chiefs = self.players.iter().filter(|player| player.arrows.chief).count();
        let expected = usize::from(self.modules.chiefs_arrow);
        require(chiefs + usize::from(self.supply.chief) == expected, Unsound::Arrows)?;
        let named: SeatSet = [self.ghost, self.mark.map(|mark| mark.seat)].into_iter().flatten().collect();
        require(named.is_within(self.ring.size()), Unsound::Seat)
    }

    /// The turn is at the bottom, nothing names a seat nobody sits on, and somebody who sits there can answer.
    fn check_stack(&self) -> Result<(), Unsound> {
        let size = self.ring.size();
        let bottom = matches!(self.stack.first(), Some(Frame::Turn(_)));
        require(bottom && self.stack.len() <= MOST_FRAMES, Unsound::Stack)?;
        let nobody = |frame: &Frame| (size..MAX_SEATS as u8).map(Seat).any(|seat| frame.dies_with(seat));
        require(!self.stack.iter().any(nobody), Unsound::Stack)?;
        let asked = self.decision().map(|decision| decision.seat).filter(|seat| seat.0 < size).ok_or(Unsound::Stack)?;
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
        require(self.stack.len() <= MOST_FRAMES, Unsound::Stack)?;
        require(board.outcome.is_none_or(|outcome| outcome.winners.is_within(size)), Unsound::Outcome)?;
        if let Some(decision) = self.decision {
            let victim = if let Ask::TakeLoss { victim, .. } = decision.ask { Some(victim) } else { None };
            let named = [decision.seat.0, victim.unwrap_or_default().0];
            require(named.iter().all(|seat| *seat < size) && board.outcome.is_none(), Unsound::Stack)?;
        }
        let game = self.stand_in();
        game.check_sound()?;
        require(self.decision.map(|decision| decision.seat) == game.decision().map(|d| d.seat), Unsound::Stack)
    }

    /// Takes an event in without running rules. On an error nothing has changed.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), Unsound> {
        self.board.check_event(event)?;
        self.board.follow(event);
        if let Event::TurnBegan { seat } = *event {
            self.turn = Turn::new(seat, self.turn.number.saturating_add(1));
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
        let life = |seat: Seat| self.seats[seat.index()].life;
        match *event {
            Event::DieTurned { die, .. } => require(usize::from(die) < self.dice.len(), Unsound::Dice),
            Event::ArrowTaken { seat, arrow, from } => {
                let source = from.map_or(self.supply, |from| self.seats[from.index()].arrows);
                let room = arrow == Arrow::Chief || self.seats[seat.index()].arrows.normal < ARROWS;
                require(source.has(arrow) && room, Unsound::Arrows)
            }
            Event::ArrowReturned { seat, arrow, .. } => {
                let room = arrow == Arrow::Chief || self.supply.normal < ARROWS;
                require(self.seats[seat.index()].arrows.has(arrow) && room, Unsound::Arrows)
            }
            Event::ArrowsReturned { seat, arrows } => {
                require(self.seats[seat.index()].arrows == arrows && arrows.normal <= ARROWS, Unsound::Arrows)?;
                require(self.supply.normal + arrows.normal <= ARROWS, Unsound::Arrows)
            }
            Event::LifeLost { seat, amount, .. } => require(life(seat) >= amount, Unsound::Life),
            Event::LifeGained { seat, amount, .. } => {
                require(life(seat).saturating_add(amount) <= MOST_LIFE, Unsound::Life)
            }
            _ => Ok(()),
        }
    }
}

impl Event {
    /// Everybody it names.
    pub fn seats(&self) -> SeatSet {
        let named = match *self {
            Self::IndiansAttacked => [None; 2],
            Self::GameEnded { outcome } => return outcome.winners,
            Self::MarkGiven { mark } | Self::MarkReturned { mark } => [Some(mark.seat), None],
            Self::ArrowTaken { seat, from, .. } => [Some(seat), from],
            Self::ArrowReturned { seat, by, .. } => [Some(seat), Some(by)],
            Self::ArrowsSwapped { a, b } => [Some(a), Some(b)],
            Self::Aimed { seat, target, .. } => [Some(seat), Some(target)],
            Self::BeerGiven { seat, to } => [Some(seat), Some(to)],
            Self::Used { seat, target, .. } => [Some(seat), target],
            Self::LifeLost { seat, by, .. } | Self::Eliminated { seat, by } => [Some(seat), by],
            Self::LossTaken { seat, victim, .. } => [Some(seat), Some(victim)],
            Self::SheriffChanged { from, to } => [Some(from), Some(to)],
            Self::TurnBegan { seat }
            | Self::DiceReady { seat, .. }
            | Self::Rolled { seat, .. }
            | Self::DieTurned { seat, .. }
            | Self::Stopped { seat }
            | Self::ArrowsReturned { seat, .. }
            | Self::ChiefSpared { seat }
            | Self::Exploded { seat }
            | Self::GatlingFired { seat }
            | Self::Passed { seat }
            | Self::LifeGained { seat, .. }
            | Self::GainDenied { seat, .. }
            | Self::Spared { seat, .. }
            | Self::RoleShown { seat, .. }
            | Self::PowerUsed { seat, .. }
            | Self::PowerCancelled { seat, .. }
            | Self::ExtraTurn { seat }
            | Self::GhostRose { seat, .. } => [Some(seat), None],
        };
        named.into_iter().flatten().collect()
    }
}
