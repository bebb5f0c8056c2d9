//! Statistics.

use super::ui::texts;

texts! {
/// Statistics.
pub struct Figures {
    pub title: &'static str,

    // Nothing to show.
    pub empty: &'static str,
    pub empty_about: &'static str,
    pub no_match: &'static str,
    pub no_person: &'static str,

    // What is counted.
    pub which: &'static str,
    pub all_games: &'static str,
    pub persons_only: &'static str,
    pub persons_only_about: &'static str,

    // In short.
    pub games: &'static str,
    pub won: &'static str,
    pub survived: &'static str,
    pub streak: &'static str,
    pub best: fn(u16) -> String,
    pub length: &'static str,
    pub turns: fn(u16) -> String,
    pub longest: fn(u16) -> String,
    pub percent: fn(u16) -> String,
    pub of: fn(u16, u16) -> String,
    // Between two percentages.
    pub likely: fn(u16, u16) -> String,
    pub draws: fn(u16) -> String,
    pub free_undo: fn(u16) -> String,

    // Charts.
    pub by_role: &'static str,
    pub by_character: &'static str,
    pub by_players: &'static str,
    pub by_level: &'static str,
    pub by_level_about: &'static str,
    pub bots: &'static str,
    pub share: &'static str,
    pub read: &'static str,
    pub show_all: fn(u16) -> String,

    // Counting anew.
    pub reset: &'static str,
    pub reset_question: &'static str,
    pub count_all: &'static str,

    // One game.
    pub course: &'static str,
    pub life: &'static str,
    pub life_about: &'static str,
    pub start: &'static str,
    pub lost: &'static str,
    pub healed: &'static str,
    pub end: &'static str,
    // Eliminated in a turn.
    pub out: fn(u16) -> String,
    pub alone: fn(&str) -> String,
    pub shots: &'static str,
    pub shots_about: &'static str,
    pub shooter: &'static str,
    pub nobody: &'static str,
    pub total: &'static str,
    pub taken: fn(u16) -> String,
    pub aimed: fn(u16) -> String,
    pub eliminated: &'static str,
}
}
