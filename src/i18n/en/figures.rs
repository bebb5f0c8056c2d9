//! Statistics.

use crate::i18n::Figures;

pub(super) const FIGURES: Figures = Figures {
    title: "Statistics",

    empty: "No finished games yet",
    empty_about: "Play a game to its end, and here you will see how you did: with which role, which character and against whom.",
    no_match: "No finished game fits this choice.",
    no_person: "So far only bots have played these games. Take a seat yourself, and your own numbers appear here.",

    which: "Games counted",
    all_games: "Both",
    persons_only: "Only with people",
    persons_only_about: "Leaves out games the bots played among themselves.",

    games: "Games",
    won: "Won",
    survived: "Survived",
    streak: "Wins in a row",
    best: |n| format!("best: {n}"),
    length: "Average length",
    turns: |n| if n == 1 { "1 turn".into() } else { format!("{n} turns") },
    longest: |n| format!("longest: {n}"),
    percent: |n| format!("{n}%"),
    of: |won, of| format!("{won} of {of}"),
    likely: |low, high| format!("likely between {low}% and {high}%"),
    draws: |n| if n == 1 { "1 game had no winner.".into() } else { format!("{n} games had no winner.") },
    free_undo: |n| {
        if n == 1 {
            "1 game was played with free undo.".into()
        } else {
            format!("{n} games were played with free undo.")
        }
    },

    by_role: "By role",
    by_character: "By character",
    by_players: "By number of players",
    by_level: "Against bots",
    by_level_about: "A game against several kinds of bots counts for each of them.",
    bots: "The bots themselves",
    share: "Share won",
    read: "The mark shows the share of games won. The bar is solid as far as that is certain, and faint as far as chance could still move it: the more games, the shorter the faint part.",
    show_all: |n| format!("Show all {n}"),

    reset: "Start counting anew",
    reset_question: "Count only games from now on? Your finished games stay in their list, and you can count them again later.",
    count_all: "Count the earlier games again",

    course: "How the game went",
    life: "Life, turn by turn",
    life_about: "Line chart of everybody’s life points by turn. The table below has the numbers.",
    start: "Start",
    lost: "Lost",
    healed: "Healed",
    end: "End",
    out: |turn| format!("out in turn {turn}"),
    alone: |name| format!("Highlight {name}"),
    shots: "Who hit whom",
    shots_about: "Large: life points taken. Small, with a crosshair: shots aimed. A skull: the last one.",
    shooter: "From",
    nobody: "Nobody",
    total: "Sum",
    taken: |n| if n == 1 { "1 life point".into() } else { format!("{n} life points") },
    aimed: |n| if n == 1 { "1 shot".into() } else { format!("{n} shots") },
    eliminated: "eliminated",
};
