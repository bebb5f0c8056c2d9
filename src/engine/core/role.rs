//! Roles and what they are after.

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

/// The roles dealt to a table of `players` (R1); the Sheriff first. Three players are Deputy, Outlaw and Renegade (R8).
pub fn roles_for(players: u8) -> &'static [Role] {
    use Role::*;
    const ORDER: [Role; 8] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy, Renegade];
    match players {
        3 => &[Deputy, Outlaw, Renegade],
        _ => &ORDER[..usize::from(players).min(8)],
    }
}
