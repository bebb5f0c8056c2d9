//! Pictures of what can be looked up about the dice game.

use super::art::{CHIEF, GHOST, character_art, face};
use crate::i18n::Module;
use crate::ui::model::Topic;
use crate::ui::parts::{picture, role_art};
use leptos::prelude::*;

pub fn topic_art(topic: Topic) -> AnyView {
    match topic {
        Topic::Face(shown) => face(shown),
        Topic::Die(die) => face(die.faces()[0]),
        Topic::Figure(character) => picture(&character_art(character), ""),
        Topic::Power(power) => picture(role_art(power.role()), ""),
        Topic::Module(Module::ChiefsArrow) => picture(CHIEF, ""),
        Topic::Module(Module::Ghost) => picture(GHOST, ""),
        _ => picture("ui-star", ""),
    }
}
