//! One value for each team.

use serde::Serialize;
use standoff_engine::core::Team;

/// One value for each team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ByTeam<T> {
    pub law: T,
    pub outlaws: T,
    pub renegades: T,
}

impl<T> ByTeam<T> {
    pub fn from_fn(mut f: impl FnMut(Team) -> T) -> Self {
        Self { law: f(Team::Law), outlaws: f(Team::Outlaws), renegades: f(Team::Renegades) }
    }

    pub fn get(&self, team: Team) -> &T {
        match team {
            Team::Law => &self.law,
            Team::Outlaws => &self.outlaws,
            Team::Renegades => &self.renegades,
        }
    }

    pub fn get_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Law => &mut self.law,
            Team::Outlaws => &mut self.outlaws,
            Team::Renegades => &mut self.renegades,
        }
    }

    pub fn map<U>(self, f: impl Fn(T) -> U) -> ByTeam<U> {
        ByTeam { law: f(self.law), outlaws: f(self.outlaws), renegades: f(self.renegades) }
    }
}

/// The word for a team in files and on command lines.
pub(super) const fn team_id(team: Team) -> &'static str {
    match team {
        Team::Law => "law",
        Team::Outlaws => "outlaws",
        Team::Renegades => "renegades",
    }
}

/// The team of a word.
pub(super) fn team_of(word: &str) -> Option<Team> {
    Team::ALL.into_iter().find(|team| team_id(*team) == word)
}
