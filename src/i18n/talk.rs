//! At a table with friends: what is said, who is away, and whether the game was fair.

use super::ui::texts;

texts! {
/// At a table with friends: what is said, who is away, and whether the game was fair.
pub struct Talk {
    pub title: &'static str,
    pub phrases: &'static [&'static str],
    pub mute: &'static str,
    pub unmute: &'static str,
    pub table: &'static str,
    pub away: &'static str,
    pub stood_in: &'static str,
    pub ms: fn(u16) -> String,
    pub lost: &'static str,
    pub closed: &'static str,
    pub refused: &'static str,
    pub look: &'static str,
    pub time: fn(u16) -> String,
    pub next_game: &'static str,
    pub fair: &'static str,
    pub fair_about: &'static str,
    pub unfair: &'static str,
    pub unchecked: &'static str,
    pub secret: &'static str,
    pub number: &'static str,
    pub seed: &'static str,
    pub setup: &'static str,
    pub record: &'static str,
    pub rules: &'static str,
    pub steps: &'static str,
    pub shown: &'static str,
    pub unfinished: &'static str,
    pub unfinished_deals: fn(u16) -> String,
    pub host_gone: &'static str,
    pub take_over: &'static str,
    pub take_over_about: &'static str,
    pub shares: fn(u16, u16) -> String,
    pub give_about: &'static str,
    pub give_share: &'static str,
    pub cannot_move: &'static str,
}
}
