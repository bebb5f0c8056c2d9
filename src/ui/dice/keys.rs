//! Keys of the dice game: 1 to 6 tap a die, R rolls, S stops, I enlarges a die that has the focus.

use crate::ui::model::Topic;
use crate::ui::model::dice::{Selection, Tap};
use crate::ui::page::{Page, Zoom};
use leptos::prelude::*;
use standoff_engine::dice::{Action, Face};

/// Whether the key meant something.
pub fn press(page: Page, key: &str) -> bool {
    let play = page.dice;
    let rolling = || {
        let selection = play.selection.get_untracked();
        play.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.desk.rolling(selection)))
    };
    let tap = match key {
        "r" | "R" => rolling().filter(|dice| !dice.is_empty()).map(|dice| Tap::Act(Action::Roll(dice))),
        "s" | "S" => Some(Tap::Act(Action::Stop)),
        "i" | "I" => {
            let face = document().active_element().and_then(|element| element.get_attribute("data-face"));
            let Some(face) = face.and_then(|face| Face::from_id(&face)) else { return false };
            page.zoom.set(Some(Zoom::Topic(Topic::Face(face))));
            return true;
        }
        digit => digit.parse::<u8>().ok().filter(|number| (1..=6).contains(number)).map(|n| Tap::Die(n - 1)),
    };
    tap.map(|tap| play.tap(page, tap)).is_some()
}

/// Takes back what is only selected; whether there was anything.
pub fn escape(page: Page) -> bool {
    let selected = page.dice.selection.get_untracked() != Selection::None;
    if selected {
        page.dice.tap(page, Tap::Cancel);
    }
    selected
}
