//! The ladder of players, and what else tells one from another.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Anything legal, at random.
    #[serde(alias = "random")]
    Drifter,
    /// Anything that a simple sense of friend and foe does not forbid, at random: the yardstick of other programs.
    Karma,
    /// Rules of thumb.
    Cowhand,
    /// Values each action by what it believes of roles and hands.
    Marshal,
    /// Thinks ahead in worlds that could be behind its view.
    Legend,
}

impl Level {
    pub const ALL: [Self; 5] = [Self::Drifter, Self::Karma, Self::Cowhand, Self::Marshal, Self::Legend];

    /// The word for this level in settings and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Drifter => "drifter",
            Self::Karma => "karma",
            Self::Cowhand => "cowhand",
            Self::Marshal => "marshal",
            Self::Legend => "legend",
        }
    }

    /// The level of a word; `random` is the drifter.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "random" => Some(Self::Drifter),
            _ => Self::ALL.into_iter().find(|level| level.id() == id),
        }
    }

    /// The next lower level.
    #[must_use]
    pub const fn below(self) -> Self {
        match self {
            Self::Drifter | Self::Karma => Self::Drifter,
            Self::Cowhand => Self::Karma,
            Self::Marshal => Self::Cowhand,
            Self::Legend => Self::Marshal,
        }
    }
}

/// A leaning of the better players, for fun.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temper {
    #[default]
    Even,
    /// Minds its own skin and keeps its cards.
    Cautious,
    /// Shoots first.
    Reckless,
    /// Remembers who hurt it.
    Grudge,
}

impl Temper {
    pub const ALL: [Self; 4] = [Self::Even, Self::Cautious, Self::Reckless, Self::Grudge];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Cautious => "cautious",
            Self::Reckless => "reckless",
            Self::Grudge => "grudge",
        }
    }
}

/// A player to be made: `legend@1600~cautious` in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Calibre {
    pub level: Level,
    /// Imagined games for one decision, for those who think ahead.
    pub playouts: u32,
    pub temper: Temper,
}

impl Calibre {
    /// Imagined games for one decision unless something else is said.
    pub const PLAYOUTS: u32 = 400;
}

impl From<Level> for Calibre {
    fn from(level: Level) -> Self {
        Self { level, playouts: Self::PLAYOUTS, temper: Temper::Even }
    }
}

impl fmt::Display for Calibre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.id())?;
        if self.level == Level::Legend {
            write!(f, "@{}", self.playouts)?;
        }
        if self.temper != Temper::Even {
            write!(f, "~{}", self.temper.id())?;
        }
        Ok(())
    }
}

impl FromStr for Calibre {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        let unknown = || format!("no such player: {words}");
        let (rest, temper) = words.split_once('~').unwrap_or((words, Temper::Even.id()));
        let (level, playouts) = rest.split_once('@').map_or((rest, None), |(level, playouts)| (level, Some(playouts)));
        Ok(Self {
            level: Level::from_id(level).ok_or_else(unknown)?,
            playouts: playouts.map_or(Ok(Self::PLAYOUTS), str::parse).map_err(|_| unknown())?,
            temper: Temper::ALL.into_iter().find(|one| one.id() == temper).ok_or_else(unknown)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_levels() {
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
            assert!(level.below() < level || level == Level::Drifter);
        }
        assert_eq!(Level::from_id("random"), Some(Level::Drifter));
        assert_eq!(Level::from_id("Cowhand"), None);
    }

    #[test]
    fn words_lead_back_to_their_players() {
        for words in ["drifter", "karma", "cowhand~reckless", "marshal~grudge", "legend@1600", "legend@80~cautious"] {
            assert_eq!(words.parse::<Calibre>().unwrap().to_string(), words);
        }
        assert_eq!("legend".parse::<Calibre>().unwrap(), Calibre::from(Level::Legend));
        for words in ["", "legend@", "legend@x", "marshal~", "marshal~odd", "@4"] {
            assert!(words.parse::<Calibre>().is_err(), "{words}");
        }
    }
}
