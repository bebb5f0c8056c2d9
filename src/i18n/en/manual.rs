//! The browser of rules, help and marks at the table.

use crate::i18n::Manual;

pub(super) const MANUAL: Manual = Manual {
    suspicion: "Your suspicion",
    suspicion_none: "None",
    suspicion_about: "Your own guess: nobody else sees it. It goes away when the role is shown.",
    in_full: "More in the rules",
    at_this_table: "At this table",
    your_table: "at your table",
    changed_by: "Table rules that change it",
    concerns: "What it changes",
    kinds: "Kinds",
    search_for: "Name, rule or ruling (R55)",
    found: |n| if n == 1 { "1 entry".into() } else { format!("{n} entries") },
    show_all: "Show everything",
    rulings_about: "Each number is a ruling where the printed rules leave something open. Tap it to see everything it decides.",
    by_players: "How many there are, by number of players",
    in_short: "The rules in short",
};
