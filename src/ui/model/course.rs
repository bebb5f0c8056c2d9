//! How one game went: the life of everybody turn by turn, and who took it from whom.

use super::{Mark, marks};
use crate::table::{Playable, Saved};
use standoff_engine::card::{self, CardKind, Source};
use standoff_engine::core::Seat;
use standoff_engine::dice;

/// What an event is about, as far as it is drawn here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Turn,
    /// Somebody shot at somebody, whatever came of it.
    Shot {
        by: Seat,
        at: Seat,
    },
    Lost {
        seat: Seat,
        amount: u8,
        by: Option<Seat>,
    },
    Gained {
        seat: Seat,
        amount: u8,
    },
    /// A player has so much life from now on, whatever he had before; he is in the game.
    Has {
        seat: Seat,
        life: i8,
    },
    Out {
        seat: Seat,
        by: Option<Seat>,
    },
}

/// Something that happened in either game.
pub trait Deeds {
    fn deed(&self) -> Option<Deed>;
}

/// A game whose course can be drawn.
pub trait Lives: Playable<Event: Deeds> {
    fn life(&self, seat: Seat) -> i8;
}

/// Everything drawn of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub curve: LifeCurve,
    pub shots: Shots,
}

/// The life of every player at the end of every turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LifeCurve {
    /// By turn, the deal first, then by seat; none while a player is out.
    pub lives: Vec<Vec<Option<i8>>>,
    /// In the order they happened.
    pub deaths: Vec<Death>,
    pub lost: Vec<u32>,
    pub gained: Vec<u32>,
}

/// A player was eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Death {
    pub seat: Seat,
    pub turn: usize,
}

/// Who shot whom. The last row is nobody's: dynamite, arrows and the like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shots {
    /// By who did it, then by whom it was done to.
    pub cells: Vec<Vec<Shot>>,
}

/// What one player did to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shot {
    /// Shots, hit or not; what strikes several at once is not aimed at anybody.
    pub aimed: u32,
    /// Life points taken, by whatever means.
    pub taken: u32,
    pub eliminated: bool,
}

impl Course {
    /// From what is kept of a game, whatever rules it was played under; none if only its record is.
    pub fn of<G: Lives>(saved: &Saved<G>) -> Option<Self> {
        let course = saved.course.as_ref()?;
        let (start, events) = (course.starts.first()?, course.events.get(1..)?);
        let deeds: Vec<Deed> = events.iter().flatten().filter_map(Deeds::deed).collect();
        let lives: Vec<i8> = Seat::all(start.seats()).map(|seat| start.life(seat)).collect();
        let shots = Shots::of(lives.len(), &deeds);
        Some(Self { curve: LifeCurve::of(&lives, start.turns() > 0, &deeds), shots })
    }
}

impl LifeCurve {
    /// From the life everybody was dealt and what happened since; `begun` if the first turn had begun before that.
    pub fn of(start: &[i8], begun: bool, deeds: &[Deed]) -> Self {
        let mut now: Vec<Option<i8>> = start.iter().copied().map(Some).collect();
        let mut lives = Vec::new();
        let (mut lost, mut gained) = (vec![0; now.len()], vec![0; now.len()]);
        let mut deaths = Vec::new();
        if begun {
            lives.push(now.clone());
        }
        for deed in deeds {
            match *deed {
                Deed::Turn => lives.push(now.clone()),
                Deed::Shot { .. } => {}
                Deed::Lost { seat, amount, .. } => {
                    now[seat.index()] = now[seat.index()].map(|life| life - amount as i8);
                    lost[seat.index()] += u32::from(amount);
                }
                Deed::Gained { seat, amount } => {
                    now[seat.index()] = now[seat.index()].map(|life| life + amount as i8);
                    gained[seat.index()] += u32::from(amount);
                }
                Deed::Has { seat, life } => now[seat.index()] = Some(life),
                Deed::Out { seat, .. } => {
                    now[seat.index()] = None;
                    deaths.push(Death { seat, turn: lives.len() });
                }
            }
        }
        lives.push(now);
        Self { lives, deaths, lost, gained }
    }

    pub fn seats(&self) -> usize {
        self.lost.len()
    }

    /// How many turns there were.
    pub fn turns(&self) -> usize {
        self.lives.len() - 1
    }

    /// The most life anybody ever had.
    pub fn most(&self) -> i8 {
        self.lives.iter().flatten().flatten().copied().max().unwrap_or_default().max(1)
    }

    /// What a player began with; characters may still have been chosen in the first turn.
    pub fn began_with(&self, seat: usize) -> i8 {
        self.lives.iter().filter_map(|row| row[seat]).find(|life| *life > 0).unwrap_or_default()
    }

    /// What a player has at the end; none if he is out.
    pub fn ended_with(&self, seat: usize) -> Option<i8> {
        self.lives.last().and_then(|row| row[seat])
    }

    /// The last time a player was eliminated.
    pub fn death(&self, seat: usize) -> Option<Death> {
        self.deaths.iter().rev().copied().find(|death| death.seat.index() == seat)
    }
}

impl Shots {
    pub fn of(seats: usize, deeds: &[Deed]) -> Self {
        let mut cells = vec![vec![Shot::default(); seats]; seats + 1];
        let row = |by: Option<Seat>| by.map_or(seats, Seat::index);
        for deed in deeds {
            match *deed {
                Deed::Shot { by, at } => cells[by.index()][at.index()].aimed += 1,
                Deed::Lost { seat, amount, by } => cells[row(by)][seat.index()].taken += u32::from(amount),
                Deed::Out { seat, by } => cells[row(by)][seat.index()].eliminated = true,
                Deed::Turn | Deed::Gained { .. } | Deed::Has { .. } => {}
            }
        }
        Self { cells }
    }

    /// How much of the worst anybody did to anybody this is, from 0 (nothing) to 4.
    pub fn heat(&self, shot: Shot) -> u32 {
        let worst = self.cells.iter().flatten().map(|shot| shot.taken).max().unwrap_or_default();
        (4 * shot.taken).div_ceil(worst.max(1))
    }
}

impl Deeds for card::Event {
    fn deed(&self) -> Option<Deed> {
        let shot = |by, kind, at| is_shot(kind).then_some(Deed::Shot { by, at });
        match *self {
            Self::TurnBegan { .. } => Some(Deed::Turn),
            Self::Played { seat, kind, target: Some(at), .. } => shot(seat, kind, at),
            Self::Used { seat, of: Source::Card(card), target: Some(at) } => shot(seat, card.kind(), at),
            Self::LifeLost { seat, amount, by, .. } => Some(Deed::Lost { seat, amount, by }),
            Self::LifeGained { seat, amount } => Some(Deed::Gained { seat, amount }),
            Self::CharacterTaken { seat, life, .. }
            | Self::Reborn { seat, life, .. }
            | Self::Returned { seat, life } => Some(Deed::Has { seat, life }),
            Self::Eliminated { seat, by } => Some(Deed::Out { seat, by }),
            _ => None,
        }
    }
}

/// Whether a card says of itself that it shoots.
fn is_shot(kind: CardKind) -> bool {
    marks(kind).contains(&Mark::Icon("sym-shot"))
}

impl Deeds for dice::Event {
    fn deed(&self) -> Option<Deed> {
        match *self {
            Self::TurnBegan { .. } => Some(Deed::Turn),
            Self::Aimed { seat, target, .. } => Some(Deed::Shot { by: seat, at: target }),
            Self::LifeLost { seat, amount, by, .. } => Some(Deed::Lost { seat, amount, by }),
            Self::LifeGained { seat, amount, .. } => Some(Deed::Gained { seat, amount }),
            Self::Eliminated { seat, by } => Some(Deed::Out { seat, by }),
            _ => None,
        }
    }
}

impl Lives for card::Game {
    fn life(&self, seat: Seat) -> i8 {
        self.player(seat).life
    }
}

impl Lives for dice::Game {
    fn life(&self, seat: Seat) -> i8 {
        self.player(seat).life as i8
    }
}
