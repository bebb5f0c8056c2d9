//! Bots that think ahead, hints, beliefs and reviews.

use crate::i18n::Bots;

pub(super) const BOTS: Bots = Bots {
    thinking: |name| format!("{name} denkt nach"),
    hurry: "Beeil dich",
    mindless: "Das Vorausdenken ist hier ausgefallen. Legenden spielen als Marshals weiter.",
    copy_report: "Bericht kopieren",
    report_copied: "Kopiert. Der Bericht enthält keine Namen.",
    report_not_copied: "Der Bericht konnte nicht kopiert werden.",

    // Settings.
    thinking_time: "Legenden denken bis zu",
    quick: "0,4 s",
    full: "1,2 s",
    aids: "Lernhilfen",
    aids_about: "Ein Tipp, wenn du gefragt bist, und auf dem Blatt jedes Mitspielers, wofür ihn ein Bot hielte.",

    // New game.
    tempers: "Eigenarten",
    tempers_about: "Manche Bots sind vorsichtig, manche draufgängerisch, manche nachtragend.",

    // Hints.
    hint: "Tipp",
    hint_about: "Gewinnchance, wie eine Legende an deiner Stelle sie sieht.",
    hint_asked: "Ich überlege",
    hint_none: "Diesmal weiß niemand Rat.",
    why_alone: "Alles andere ist keinen Gedanken wert.",
    why_clear: |n| {
        if n == 1 {
            "Das Erste liegt 1 Punkt vor dem Nächsten.".into()
        } else {
            format!("Das Erste liegt {n} Punkte vor dem Nächsten.")
        }
    },
    why_close: "Sie sind etwa gleich gut.",
    hinted: "mit Tipps",

    // Beliefs.
    beliefs: "So rät ein Bot",
    beliefs_about: "Aus dem, was dein Platz gesehen hat.",

    // Review.
    review: "Meine Züge prüfen",
    review_about: "Eine Legende geht die Partie durch und markiert die Züge, die am meisten Gewinnchance gekostet haben.",
    review_at: |n, of| format!("Entscheidung {n} von {of}"),
    review_none: "Kein Zug hat mehr gekostet, als Zufall erklären würde.",
    review_stop: "Anhalten",
    review_failed: "Hier kann niemand vorausdenken.",
    better: |what| format!("Besser: {what}"),
    lost: |n| if n == 1 { "−1 Punkt".into() } else { format!("−{n} Punkte") },
};
