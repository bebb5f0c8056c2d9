//! Any table position, built through one checked door: for scenarios, tests and disputes.

use super::frames::{Frame, TurnFrame, ghost_side};
use super::game::{ARROWS, Arrows, Player, Turn};
use super::{Character, Dice, Face, GHOST_PLAYERS, Game, Mark, Modules, Power, Roles, Setup, Stage, Step};
use crate::core::{MAX_SEATS, Ring, Rng, Role, RolesError, Seat, Sink, Team, check_roles};

/// A table as somebody describes it, at the start of a turn. Arrows that nobody has lie in the supply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub seats: Vec<LayoutSeat>,
    pub modules: Modules,
    /// Whether the numbers of Deputies, Outlaws and Renegades are free.
    pub any_roles: bool,
    /// Whose turn it is.
    pub turn: Seat,
    pub stage: Stage,
    /// What the next dice will show, in the order in which they are rolled.
    pub dice: Vec<Face>,
    pub mark: Option<Mark>,
    pub seed: u64,
}

/// One player of a [`Layout`].
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own in a scenario")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LayoutSeat {
    pub role: Role,
    pub power: Option<Power>,
    pub role_shown: bool,
    pub power_used: bool,
    pub character: Character,
    /// Full life if not given.
    pub life: Option<u8>,
    pub arrows: u8,
    pub chief: bool,
    pub out: bool,
    pub ghost: bool,
    /// The side of a Renegade's ghost; by the number of players if not given (R125).
    pub side: Option<Team>,
}

/// Why a layout is not a possible table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    Players {
        found: usize,
    },
    /// Nobody sits there or he is out.
    Turn {
        seat: Seat,
    },
    Life {
        seat: Seat,
        life: u8,
    },
    /// At least one token must lie in the supply.
    Arrows {
        found: u8,
    },
    /// There is no Chief's Arrow, or a second one.
    Chief {
        seat: Seat,
    },
    CharacterTwice {
        character: Character,
    },
    CharacterNotInModules {
        character: Character,
    },
    /// The special role is of another kind, dealt twice or not in play.
    Power {
        seat: Seat,
        power: Power,
    },
    /// There is no ghost, or a second one, or he is on another side.
    Ghost {
        seat: Seat,
    },
    /// The ghost needs more players (R125).
    TooFewForGhost {
        found: usize,
    },
    OutWithArrows {
        seat: Seat,
    },
    /// A ghost token without a ghost or for nobody.
    Mark {
        seat: Seat,
    },
    NotAStage,
    Roles(RolesError),
    /// Life points of a player who is out.
    OutWithLife {
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
            modules: Modules::NONE,
            any_roles: false,
            turn: Seat(0),
            stage: Stage::Dice,
            dice: Vec::new(),
            mark: None,
            seed: 1,
        }
    }

    fn check(&self) -> Result<(), LayoutError> {
        let (least, most) = Setup::PLAYERS;
        if !(usize::from(least)..=usize::from(most)).contains(&self.seats.len()) {
            return Err(LayoutError::Players { found: self.seats.len() });
        }
        if self.modules.ghost && self.seats.len() < usize::from(GHOST_PLAYERS) {
            return Err(LayoutError::TooFewForGhost { found: self.seats.len() });
        }
        let playing = |seat: Seat| self.seats.get(seat.index()).is_some_and(|s| !s.out);
        let haunting = |seat: Seat| self.seats.get(seat.index()).is_some_and(|s| s.ghost);
        if !playing(self.turn) && !haunting(self.turn) {
            return Err(LayoutError::Turn { seat: self.turn });
        }
        if !matches!(self.stage, Stage::Begin | Stage::Dice) {
            return Err(LayoutError::NotAStage);
        }
        let taken: u8 = self.seats.iter().map(|seat| seat.arrows).fold(0, u8::saturating_add);
        let chief_held = self.seats.iter().any(|seat| seat.chief);
        let chief_left = self.modules.chiefs_arrow && !chief_held;
        if taken + u8::from(!chief_left) > ARROWS {
            return Err(LayoutError::Arrows { found: taken });
        }
        if let Some(mark) = self.mark.filter(|mark| !playing(mark.seat) || !self.seats.iter().any(|s| s.ghost)) {
            return Err(LayoutError::Mark { seat: mark.seat });
        }
        for (i, player) in self.seats.iter().enumerate() {
            self.check_seat(Seat(i as u8), player, &self.seats[..i])?;
        }
        let roles: Vec<Role> = self.seats.iter().map(|seat| seat.role).collect();
        check_roles(&roles, self.any_roles).map_err(LayoutError::Roles)
    }

    fn check_seat(&self, seat: Seat, player: &LayoutSeat, before: &[LayoutSeat]) -> Result<(), LayoutError> {
        if before.iter().any(|other| other.character == player.character) {
            return Err(LayoutError::CharacterTwice { character: player.character });
        }
        if !player.character.fits(&self.modules) {
            return Err(LayoutError::CharacterNotInModules { character: player.character });
        }
        if let Some(power) = player.power {
            let twice = before.iter().any(|other| other.power == Some(power));
            if twice || power.role() != player.role || self.modules.roles == Roles::Normal {
                return Err(LayoutError::Power { seat, power });
            }
        }
        if player.chief && (!self.modules.chiefs_arrow || before.iter().any(|other| other.chief)) {
            return Err(LayoutError::Chief { seat });
        }
        let most = player.build().full_life();
        if let Some(life) = player.life.filter(|life| !player.out && !(1..=most).contains(life)) {
            return Err(LayoutError::Life { seat, life });
        }
        if player.out && (player.arrows > 0 || player.chief) {
            return Err(LayoutError::OutWithArrows { seat });
        }
        if player.out && player.life.is_some_and(|life| life != 0) {
            return Err(LayoutError::OutWithLife { seat });
        }
        let second = before.iter().any(|other| other.ghost);
        if player.ghost && (!self.modules.ghost || second || !player.out || player.role == Role::Sheriff) {
            return Err(LayoutError::Ghost { seat });
        }
        if player.side.is_some() && player.side != self.side(player) {
            return Err(LayoutError::Ghost { seat });
        }
        Ok(())
    }

    /// The side of a player who is back as a Renegade's ghost.
    fn side(&self, player: &LayoutSeat) -> Option<Team> {
        (player.ghost && player.role == Role::Renegade).then(|| ghost_side(self.seats.len() as u8))
    }

    /// The game in this position, gone on to its next decision.
    pub fn build(&self) -> Result<Game, LayoutError> {
        self.check()?;
        let mut ring = Ring::new(self.seats.len() as u8);
        let mut players = [Player::default(); MAX_SEATS];
        let three_way = self.seats.len() == 3 && self.seats.iter().all(|seat| seat.role != Role::Sheriff);
        let mut supply = Arrows { normal: ARROWS, chief: self.modules.chiefs_arrow };
        for (i, seat) in self.seats.iter().enumerate() {
            players[i] = seat.build();
            players[i].side = self.side(seat);
            players[i].role_shown |= three_way;
            supply.normal -= seat.arrows;
            supply.chief &= !seat.chief;
            if seat.out {
                ring.remove(Seat(i as u8));
            }
        }
        let mut game = Game {
            modules: self.modules,
            ring,
            players,
            supply,
            dice: Dice::new(),
            ghost: self.seats.iter().position(|seat| seat.ghost).map(|seat| Seat(seat as u8)),
            mark: self.mark,
            turn: Turn { stage: self.stage, ..Turn::new(self.turn, 1) },
            stack: vec![Frame::Turn(TurnFrame)],
            loaded: self.dice.iter().rev().copied().collect(),
            rng: Rng::from_seed(self.seed),
            outcome: None,
        };
        let over = if three_way { ring.count() < 2 } else { game.victory().is_some() };
        if over {
            return Err(LayoutError::GameOver);
        }
        Step::new(&mut game, Sink::Discard).run();
        Ok(game)
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::new()
    }
}

impl LayoutSeat {
    fn build(&self) -> Player {
        let mut player = Player {
            role: self.role,
            power: self.power,
            role_shown: self.role_shown || self.out || self.role == Role::Sheriff,
            power_used: self.power_used || self.out,
            side: None,
            character: self.character,
            life: 0,
            max_life: 0,
            arrows: Arrows { normal: self.arrows, chief: self.chief },
        };
        player.max_life = player.full_life();
        player.life = if self.out { 0 } else { self.life.unwrap_or(player.max_life) };
        player
    }
}
