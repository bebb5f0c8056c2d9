//! The browser of rules, help and marks at the table.

use crate::i18n::Manual;

pub(super) const MANUAL: Manual = Manual {
    suspicion: "Dein Verdacht",
    suspicion_none: "Keiner",
    suspicion_about: "Nur deine Vermutung: Niemand sonst sieht sie. Sie verschwindet, sobald die Rolle aufgedeckt ist.",
    in_full: "Mehr in den Regeln",
    at_this_table: "An diesem Tisch",
    your_table: "an deinem Tisch",
    changed_by: "Tischregeln, die das ändern",
    concerns: "Was sie ändert",
    kinds: "Arten",
    search_for: "Name, Regel oder Regelfrage (R55)",
    found: |n| if n == 1 { "1 Eintrag".into() } else { format!("{n} Einträge") },
    show_all: "Alles zeigen",
    rulings_about: "Jede Nummer ist eine Regelfrage, die die gedruckten Regeln offen lassen. Tippe darauf, um alles zu sehen, was sie betrifft.",
    by_players: "Wie viele es gibt, nach Anzahl der Mitspieler",
    in_short: "Die Regeln in Kürze",
};
