//! The guided game.

use crate::i18n::Lessons;

pub(super) const LESSONS: Lessons = Lessons {
    title: "Learn to play",
    about: "Sit down at a real table and play a short game. Somebody who knows the West tells you what to do and why.",
    about_game: "It takes about five minutes. A game you have begun waits for you and comes back afterwards.",
    start: "Start",
    go_on: "Go on",
    again: "From the beginning",
    next: "Next",
    later: "Not yet! First this:",
    watch: "Watch what the others do.",
    play_now: "Play a game",
    goal: "You are an Outlaw: the Sheriff must go. Nobody else knows your role.",
    sheriff: |name| {
        format!(
            "{name} is the Sheriff, as the star shows. Of the others one is an Outlaw like you, one a Renegade; which is a secret."
        )
    },
    dodge: |name| format!("{name} shoots at you! Tap Missed! in your hand to dodge."),
    turn: "Your turn! You have drawn two cards and may play as many as you like.",
    distance: |distance, reach| {
        format!(
            "The number on a player is the distance. The Sheriff is {distance} away, and your gun reaches only {reach}."
        )
    },
    weapon: "You need a better gun. Tap the Schofield: it stays in front of you.",
    shoot: |name| format!("Now {name} is in reach. Tap BANG!, then {name}."),
    end: "Hit! You may play only one BANG! in a turn, so tap \u{201c}End turn\u{201d}.",
    character: |name| {
        format!("{name} fires twice in a turn: his character may. Hold a card or a player to read what is special.")
    },
    friend: |name| {
        format!("{name} shoots at the Sheriff, so she may be an Outlaw too. Who shoots at whom tells you a lot!")
    },
    hit: |name, button| format!("{name} again, and you have no Missed! left. Tap \u{201c}{button}\u{201d}."),
    hurt: |character| format!("That cost you a life. But {character} draws a card for it: that is your character."),
    freely: "Your turn. Lay out the Barrel and shoot at the Sheriff with BANG!; the order is up to you.",
    end_again: "Well done! End your turn.",
    discard: |lives| {
        format!("At the end you keep only as many cards as you have lives: {lives}. Choose one to discard.")
    },
    barrel: |name, button| {
        format!(
            "{name} shoots at you! Tap \u{201c}{button}\u{201d}: the top card of the deck is turned up, and a heart saves you."
        )
    },
    out: |out, by| {
        format!("{out} is out, and the role is turned up: an Outlaw. For that {by} draws three cards as a reward.")
    },
    beer: "Your turn, and good news: tap Beer to get a life back.",
    finish: |lives| match lives {
        1 => "The Sheriff has one life left. You know what to do!".into(),
        _ => format!("The Sheriff has {lives} lives left. You know what to do!"),
    },
    won: |name| format!("The Sheriff falls, the Outlaws win! {name} wins with you, even from the graveyard."),
};
