//! One player against another, team by team on the same deals.

use super::by_team::{team_id, team_of};
use super::hall::Hall;
use super::{Contest, Deals, Ledger, Record};
use crate::Calibre;
use standoff_engine::core::{Seat, Team, roles_for};
use std::io;

/// Player `a` in the place of player `b`.
#[derive(Clone, Debug)]
pub struct Trial<G: Contest> {
    pub deals: Deals<G>,
    pub a: Calibre,
    pub b: Calibre,
}

/// Where `a` sits in one game of a deal; `b` sits everywhere else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Arm {
    /// Nowhere.
    Control,
    /// In all seats of a team.
    Team(Team),
    /// In a single seat of a team, so that its partners are others.
    One(Team),
}

/// One game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub deal: u64,
    pub arm: Arm,
    /// None if the game stalled or an answer was refused.
    pub winner: Option<Team>,
    pub decisions: u64,
    /// Questions with more than one answer that `a` decided, and the time it took.
    pub a_choices: u32,
    pub a_micros: u64,
    pub b_choices: u32,
    pub b_micros: u64,
}

impl Arm {
    fn id(self) -> String {
        match self {
            Self::Control => "control".into(),
            Self::Team(team) => team_id(team).into(),
            Self::One(team) => format!("{}_one", team_id(team)),
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        match id.strip_suffix("_one") {
            Some(team) => team_of(team).map(Self::One),
            None if id == "control" => Some(Self::Control),
            None => team_of(id).map(Self::Team),
        }
    }
}

impl Record for Row {
    type Key = (u64, Arm);

    fn columns() -> String {
        "deal,arm,winner,decisions,a_choices,a_micros,b_choices,b_micros".into()
    }

    fn key(&self) -> (u64, Arm) {
        (self.deal, self.arm)
    }

    fn line(&self) -> String {
        let Self { deal, arm, winner, decisions, a_choices, a_micros, b_choices, b_micros } = self;
        let (arm, winner) = (arm.id(), winner.map_or("none", team_id));
        format!("{deal},{arm},{winner},{decisions},{a_choices},{a_micros},{b_choices},{b_micros}")
    }

    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(',');
        let mut word = || words.next();
        let row = Self {
            deal: word()?.parse().ok()?,
            arm: Arm::from_id(word()?)?,
            winner: match word()? {
                "none" => None,
                team => Some(team_of(team)?),
            },
            decisions: word()?.parse().ok()?,
            a_choices: word()?.parse().ok()?,
            a_micros: word()?.parse().ok()?,
            b_choices: word()?.parse().ok()?,
            b_micros: word()?.parse().ok()?,
        };
        words.next().is_none().then_some(row)
    }
}

/// Players of a team at a table.
pub(super) fn size(players: u8, team: Team) -> u64 {
    roles_for(players).iter().filter(|role| role.team() == team).count() as u64
}

impl<G: Contest> Trial<G> {
    /// The control game and one game for each team.
    pub const TEAMS: [Arm; 4] =
        [Arm::Control, Arm::Team(Team::Law), Arm::Team(Team::Outlaws), Arm::Team(Team::Renegades)];

    /// A single seat in each team of more than one.
    pub fn partners(&self) -> impl Iterator<Item = Arm> + use<G> {
        let players = self.deals.players();
        Team::ALL.into_iter().filter(move |team| size(players, *team) > 1).map(Arm::One)
    }

    /// What a file of this trial begins with.
    pub fn title(&self, table: &str) -> String {
        let print = |calibre| self.deals.fingerprint(calibre);
        let (a, b) = (self.a, self.b);
        format!("{table}, seed {}, a={a} {:08x}, b={b} {:08x}", self.deals.seed, print(a), print(b))
    }

    /// Plays whatever is missing of the first so many deals.
    pub fn run(
        &self,
        deals: u64,
        partners: bool,
        threads: usize,
        ledger: &mut Ledger<Row>,
        tick: impl Fn(usize, usize) + Sync,
    ) -> io::Result<()> {
        let arms: Vec<Arm> = Self::TEAMS.into_iter().chain(self.partners().filter(|_| partners)).collect();
        let keys = (0..deals).flat_map(|deal| arms.iter().map(move |arm| (deal, *arm)));
        ledger.fill(keys, threads, Hall::<G>::timed, |hall, (deal, arm)| self.play(hall, deal, arm), tick)
    }

    /// One game. With the same player as `a` and `b` all games of a deal are the same game.
    fn play(&self, hall: &mut Hall<G>, deal: u64, arm: Arm) -> Row {
        let mut row =
            Row { deal, arm, winner: None, decisions: 0, a_choices: 0, a_micros: 0, b_choices: 0, b_micros: 0 };
        let Ok(dealt) = hall.deal(&self.deals, deal) else { return row };
        let seats: Vec<bool> =
            Seat::all(self.deals.players()).map(|seat| self.replaces(&dealt.game, deal, arm, seat)).collect();
        let played = hall.play(dealt, |_, seat| if seats[seat.index()] { self.a } else { self.b });
        (row.winner, row.decisions) = (played.winner, played.decisions);
        for (replaced, effort) in seats.iter().zip(played.efforts) {
            let micros = effort.thinking.as_micros() as u64;
            if *replaced {
                row.a_choices += effort.choices;
                row.a_micros += micros;
            } else {
                row.b_choices += effort.choices;
                row.b_micros += micros;
            }
        }
        row
    }

    /// Whether `a` sits here.
    fn replaces(&self, game: &G, deal: u64, arm: Arm, seat: Seat) -> bool {
        match arm {
            Arm::Control => false,
            Arm::Team(team) => game.team(seat) == team,
            Arm::One(team) => {
                // Members take turns from one round of the Sheriff's seat to the next.
                let players = self.deals.players();
                let chosen = (deal / u64::from(players)) % size(players, team).max(1);
                Seat::all(players).filter(|other| game.team(*other) == team).nth(chosen as usize) == Some(seat)
            }
        }
    }
}
