//! Roles and what they are after.

use super::Seat;
use serde::{Deserialize, Serialize};

/// The hidden allegiance of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    #[default]
    Sheriff,
    Deputy,
    Outlaw,
    Renegade,
}

/// Those who win together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    Law,
    Outlaws,
    Renegades,
}

impl Role {
    pub const ALL: [Self; 4] = [Self::Sheriff, Self::Deputy, Self::Outlaw, Self::Renegade];

    pub const fn team(self) -> Team {
        match self {
            Self::Sheriff | Self::Deputy => Team::Law,
            Self::Outlaw => Team::Outlaws,
            Self::Renegade => Team::Renegades,
        }
    }
}

impl Team {
    pub const ALL: [Self; 3] = [Self::Law, Self::Outlaws, Self::Renegades];
}

/// Why a table cannot have these roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RolesError {
    TwoSheriffs {
        first: Seat,
        second: Seat,
    },
    /// Only three players do without a Sheriff (R8).
    NoSheriff,
    /// Other roles are dealt to so many players (R1); how many of each there are, in the order of [`Role::ALL`].
    Counts {
        found: [u8; 4],
    },
}

/// Checks the roles of a table, by seat. With `any` the numbers of Deputies, Outlaws and Renegades are free, as events
/// can change them in the course of a game.
pub fn check_roles(roles: &[Role], any: bool) -> Result<(), RolesError> {
    let mut sheriffs = (0..).map(Seat).zip(roles).filter(|(_, role)| **role == Role::Sheriff).map(|(seat, _)| seat);
    if let (Some(first), Some(second)) = (sheriffs.next(), sheriffs.next()) {
        return Err(RolesError::TwoSheriffs { first, second });
    }
    if roles.len() != 3 && !roles.contains(&Role::Sheriff) {
        return Err(RolesError::NoSheriff);
    }
    let count = |roles: &[Role]| Role::ALL.map(|role| roles.iter().filter(|other| **other == role).count() as u8);
    let found = count(roles);
    if any || found == count(roles_for(roles.len() as u8)) { Ok(()) } else { Err(RolesError::Counts { found }) }
}

/// The roles dealt to a table of `players` (R1); the Sheriff first. Three players are Deputy, Outlaw and Renegade (R8).
pub fn roles_for(players: u8) -> &'static [Role] {
    use Role::*;
    const ORDER: [Role; 8] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy, Renegade];
    match players {
        3 => &[Deputy, Outlaw, Renegade],
        _ => &ORDER[..usize::from(players).min(8)],
    }
}
