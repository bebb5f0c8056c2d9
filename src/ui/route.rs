//! Addresses inside the page: everything behind the `#`, so that any static host will do.

use super::model::Topic;
use leptos::prelude::*;

/// Before the address of an entry in the rules.
const ENTRY: &str = "#/rules/";

/// The address of an entry in the rules.
pub fn entry(topic: Topic) -> String {
    format!("{ENTRY}{}", topic.path())
}

/// The entry of the rules the address bar names.
pub fn current_entry() -> Option<Topic> {
    let hash = window().location().hash().unwrap_or_default();
    Topic::from_path(hash.strip_prefix(ENTRY)?)
}

/// Opens an address in place of this one.
pub fn replace(hash: &str) {
    let _ = window().location().replace(hash);
}

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Route {
    #[default]
    Start,
    New,
    NewDice,
    Table,
    End,
    Settings,
    Rules,
    /// Finished games.
    Games,
    /// Statistics.
    Figures,
    /// The guided game.
    Lessons,
    About,
    /// A game that is over, moment by moment.
    Replay,
    /// A game from outside: a link's behind the address, else one from a file.
    Shared,
    /// A table with friends on their own devices; an invitation, an answer or a room may stand behind the address.
    Friends,
}

impl Route {
    const ALL: [(Self, &'static str); 14] = [
        (Self::Start, "#/"),
        (Self::New, "#/new"),
        (Self::NewDice, "#/new-dice"),
        (Self::Table, "#/table"),
        (Self::End, "#/end"),
        (Self::Settings, "#/settings"),
        (Self::Rules, "#/rules"),
        (Self::Games, "#/games"),
        (Self::Figures, "#/figures"),
        (Self::Lessons, "#/lessons"),
        (Self::About, "#/about"),
        (Self::Replay, "#/replay"),
        (Self::Shared, "#/game"),
        (Self::Friends, "#/friends"),
    ];

    pub fn hash(self) -> &'static str {
        Self::ALL.iter().find(|(route, _)| *route == self).map_or("#/", |(_, hash)| hash)
    }

    /// The screen the address bar names; the start for anything unknown.
    pub fn current() -> Self {
        let hash = window().location().hash().unwrap_or_default();
        if hash.starts_with(ENTRY) {
            return Self::Rules;
        }
        // What follows is the game itself, or the way to a table.
        let hash = match &hash {
            hash if hash.starts_with("#/game/") => "#/game",
            hash if ["#/join/", "#/answer/", "#/room/", "#/lay/"].iter().any(|start| hash.starts_with(start)) => {
                "#/friends"
            }
            hash => hash,
        };
        Self::ALL.iter().find(|(_, known)| *known == hash).map_or(Self::Start, |(route, _)| *route)
    }

    /// Opens a screen; the browser's Back leads here again.
    pub fn go(self) {
        // The listener for changes of the address does the rest.
        let _ = window().location().set_hash(self.hash());
    }

    /// Opens a screen in place of this one.
    pub fn replace(self) {
        replace(self.hash());
    }
}
