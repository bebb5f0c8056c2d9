//! The guided game.

use super::ui::texts;

texts! {
/// The guided game. Names come first; what is to be tapped is named as on the table.
pub struct Lessons {
    pub title: &'static str,
    pub about: &'static str,
    pub about_game: &'static str,
    pub start: &'static str,
    pub go_on: &'static str,
    pub again: &'static str,
    pub next: &'static str,
    pub later: &'static str,
    pub watch: &'static str,
    pub play_now: &'static str,

    // What the coach says, in this order.
    pub goal: &'static str,
    pub sheriff: fn(&str) -> String,
    pub dodge: fn(&str) -> String,
    pub turn: &'static str,
    // How far away the Sheriff is, how far the weapon reaches.
    pub distance: fn(u16, u16) -> String,
    pub weapon: &'static str,
    pub shoot: fn(&str) -> String,
    pub end: &'static str,
    pub character: fn(&str) -> String,
    pub friend: fn(&str) -> String,
    // Who shoots, the button to tap.
    pub hit: fn(&str, &str) -> String,
    // The own character.
    pub hurt: fn(&str) -> String,
    pub freely: &'static str,
    pub end_again: &'static str,
    // Lives left.
    pub discard: fn(u8) -> String,
    // Who shoots, the button to tap.
    pub barrel: fn(&str, &str) -> String,
    // Who is out, and who did it.
    pub out: fn(&str, &str) -> String,
    pub beer: &'static str,
    // The Sheriff's lives.
    pub finish: fn(u8) -> String,
    pub won: fn(&str) -> String,
}
}
