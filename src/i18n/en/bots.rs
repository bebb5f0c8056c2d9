//! Bots that think ahead, hints, beliefs and reviews.

use crate::i18n::Bots;

pub(super) const BOTS: Bots = Bots {
    thinking: |name| format!("{name} is thinking"),
    hurry: "Hurry",
    mindless: "Thinking ahead has failed here. Legends go on playing as Marshals.",
    copy_report: "Copy report",
    report_copied: "Copied. The report holds no names.",
    report_not_copied: "The report could not be copied.",

    // Settings.
    thinking_time: "Legends think for up to",
    quick: "0.4 s",
    full: "1.2 s",
    aids: "Learning aids",
    aids_about: "A hint when you are asked, and on each player’s sheet what a bot would take them for.",

    // New game.
    tempers: "Personalities",
    tempers_about: "Some bots are careful, some reckless, some bear a grudge.",

    // Hints.
    hint: "Hint",
    hint_about: "Chance to win, as a Legend in your place sees it.",
    hint_asked: "Thinking it over",
    hint_none: "Nobody has an idea this time.",
    why_alone: "Nothing else is worth a thought.",
    why_clear: |n| {
        if n == 1 {
            "The first is 1 point ahead of the next.".into()
        } else {
            format!("The first is {n} points ahead of the next.")
        }
    },
    why_close: "They are about equally good.",
    hinted: "with hints",

    // Beliefs.
    beliefs: "A bot’s guess",
    beliefs_about: "From what your seat has seen.",

    // Review.
    review: "Review my moves",
    review_about: "A Legend goes through the game and marks the moves that cost most chance to win.",
    review_at: |n, of| format!("Decision {n} of {of}"),
    review_none: "No move cost more than chance would explain.",
    review_stop: "Stop",
    review_failed: "Nobody can think ahead here.",
    better: |what| format!("Better: {what}"),
    lost: |n| if n == 1 { "−1 point".into() } else { format!("−{n} points") },
};
