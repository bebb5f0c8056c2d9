//! Finished games, replays, files and links.

use crate::i18n::Games;

pub(super) const GAMES: Games = Games {
    title: "Games",
    empty: "No game has come to its end yet. The first one will be waiting for you here.",
    stored: |size| format!("{size} in use on this device."),
    stored_rule: "The last 200 results and the moves of the newest 40 games are kept; the oldest go first, those you keep go last.",
    damaged: |n| if n == 1 { "1 game cannot be read.".into() } else { format!("{n} games cannot be read.") },
    remove_damaged: "Remove what is damaged",
    turns: |n| if n == 1 { "1 turn".into() } else { format!("{n} turns") },
    steps: |n| if n == 1 { "1 step".into() } else { format!("{n} steps") },
    free_undo: "played with free undo",
    imported: "from elsewhere",
    result_only: "Only the result is left; the moves gave way to newer games.",
    replay: "Replay",
    keep: "Keep",
    kept: "Kept",
    export: "Share or save",
    delete: "Delete",
    delete_question: "The game will be gone for good, result and moves.",
    unreadable: "The moves of this game cannot be read any more.",
    import: "Bring a game",
    import_about: "A file saved from this page, or a link somebody sent you.",
    choose_file: "Choose a file",
    paste: "Link or text",
    open: "Open",
    moments: "Moments of the game",
    first: "To the beginning",
    step_back: "One step back",
    play: "Play",
    pause: "Pause",
    step_forward: "One step on",
    last: "To the end",
    step_of: |step, last| format!("step {step} of {last}"),
    eyes: "Seen by",
    everybody: "Everything open",
    close: "Close the replay",
    to_present: "Back to the game",
    show_moment: "Tap a line to see that moment.",
    share_about: "Whoever has the game can replay it with all hands and roles open.",
    share_going: "The game goes on where it was saved. It holds all hidden cards.",
    share_hidden: "A game holds all hidden cards and roles. While several persons play, it can only be shared after the end.",
    as_file: "Save as a file",
    as_link: "Send as a link",
    link: "Link",
    copied: "The link has been copied.",
    not_copied: "It could not be copied. Select the link and copy it by hand.",
    too_long: "This game is too long for a link. Save it as a file.",
    arrived: "A game for you",
    reading: "The game is being checked.",
    going: "This game is not over yet.",
    go_on: "Play on",
    go_on_question: "It takes the place of the game you have going. Give that one up?",
    add: "Add to my games",
    added: "It is among your games now.",
    to_games: "To my games",
    too_large: "This is too large to be a game of this page.",
    no_game: "There is no game of this page in it.",
    other_format: "Another version of this page wrote it. Reload the page and try again.",
    other_rules: |found, own| format!("It was played under rules version {found}; this page plays version {own}."),
    broken: "It is damaged: cut short or altered. Nothing of yours was changed.",
    rules_go_on: |from, to| {
        format!("The rules were mended meanwhile (version {from}, now {to}). Your game goes on where it was.")
    },
    rules_played_again: |from, to| {
        format!("This game was begun under rules version {from}. It has been played through again under version {to}.")
    },
    watch_only: |found, own| {
        format!(
            "Played under rules version {found}; this page plays version {own}. It can be watched and shared, but not reviewed or played on from a moment."
        )
    },
    diverged: |found, own| {
        format!(
            "This game was played under rules version {found}, when only moves were kept. Under version {own} they lead elsewhere, so it cannot be replayed. Result and moves stay here; you can save them as a file."
        )
    },
    record_kept: "The moves are saved as they were written, for a page that plays those rules.",
    link_bound: "This is a long game: the link works as long as the rules stay the same. To keep it for good, save it as a file.",
    aside: "Set aside",
    aside_about: "These saved games could not be opened. They are kept as they were written; a newer page may open them.",
};
