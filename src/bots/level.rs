//! The ladder of players.

use serde::{Deserialize, Serialize};

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Anything legal, at random.
    #[serde(alias = "random")]
    Drifter,
    /// Rules of thumb.
    Cowhand,
}

impl Level {
    pub const ALL: [Self; 2] = [Self::Drifter, Self::Cowhand];

    /// The word for this level in settings and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Drifter => "drifter",
            Self::Cowhand => "cowhand",
        }
    }

    /// The level of a word; `random` is the drifter.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "random" => Some(Self::Drifter),
            _ => Self::ALL.into_iter().find(|level| level.id() == id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_levels() {
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
        }
        assert_eq!(Level::from_id("random"), Some(Level::Drifter));
        assert_eq!(Level::from_id("Cowhand"), None);
    }
}
