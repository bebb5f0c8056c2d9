//! Finished games, replays, files and links.

use crate::i18n::Games;

pub(super) const GAMES: Games = Games {
    title: "Partien",
    empty: "Noch ist keine Partie zu Ende gegangen. Die erste wartet dann hier auf dich.",
    stored: |size| format!("{size} auf diesem Gerät belegt."),
    stored_rule: "Aufgehoben werden die letzten 200 Ergebnisse und die Züge der neuesten 40 Partien; die ältesten gehen zuerst, die behaltenen zuletzt.",
    damaged: |n| if n == 1 { "1 Partie ist unlesbar.".into() } else { format!("{n} Partien sind unlesbar.") },
    remove_damaged: "Beschädigtes entfernen",
    turns: |n| if n == 1 { "1 Zug".into() } else { format!("{n} Züge") },
    steps: |n| if n == 1 { "1 Schritt".into() } else { format!("{n} Schritte") },
    free_undo: "mit freiem Zurücknehmen gespielt",
    imported: "von anderswo",
    result_only: "Nur das Ergebnis ist noch da; die Züge sind neueren Partien gewichen.",
    replay: "Ansehen",
    keep: "Behalten",
    kept: "Wird behalten",
    export: "Teilen oder sichern",
    delete: "Löschen",
    delete_question: "Die Partie ist dann für immer weg, Ergebnis und Züge.",
    unreadable: "Die Züge dieser Partie sind nicht mehr lesbar.",
    import: "Partie holen",
    import_about: "Eine von dieser Seite gesicherte Datei oder ein Link, den dir jemand geschickt hat.",
    choose_file: "Datei wählen",
    paste: "Link oder Text",
    open: "Öffnen",
    moments: "Augenblicke der Partie",
    first: "Zum Anfang",
    step_back: "Einen Schritt zurück",
    play: "Abspielen",
    pause: "Anhalten",
    step_forward: "Einen Schritt weiter",
    last: "Ans Ende",
    step_of: |step, last| format!("Schritt {step} von {last}"),
    eyes: "Gesehen von",
    everybody: "Alles offen",
    close: "Wiedergabe schließen",
    to_present: "Zurück zur Partie",
    show_moment: "Tippe auf eine Zeile, um den Augenblick zu sehen.",
    share_about: "Wer die Partie hat, kann sie mit allen Karten und Rollen offen ansehen.",
    share_going: "Die Partie geht dort weiter, wo sie gesichert wurde. Sie enthält alle verdeckten Karten.",
    share_hidden: "Eine Partie enthält alle verdeckten Karten und Rollen. Solange mehrere Personen spielen, lässt sie sich erst nach dem Ende teilen.",
    as_file: "Als Datei sichern",
    as_link: "Als Link senden",
    link: "Link zur Partie",
    copied: "Der Link ist kopiert.",
    not_copied: "Kopieren ging nicht. Markiere den Link und kopiere ihn selbst.",
    too_long: "Diese Partie ist zu lang für einen Link. Sichere sie als Datei.",
    arrived: "Eine Partie für dich",
    reading: "Die Partie wird geprüft.",
    going: "Diese Partie ist noch nicht zu Ende.",
    go_on: "Weiterspielen",
    go_on_question: "Sie nimmt den Platz deiner laufenden Partie ein. Diese aufgeben?",
    add: "Zu meinen Partien",
    added: "Sie ist jetzt bei deinen Partien.",
    to_games: "Zu den Partien",
    too_large: "Das ist zu groß für eine Partie dieser Seite.",
    no_game: "Darin ist keine Partie dieser Seite.",
    other_format: "Eine andere Version dieser Seite hat das geschrieben. Lade die Seite neu und versuch es noch einmal.",
    other_rules: |found, own| format!("Sie folgt der Regelversion {found}; diese Seite spielt nach Version {own}."),
    broken: "Sie ist beschädigt: abgeschnitten oder verändert. Bei dir hat sich nichts geändert.",
    rules_go_on: |from, to| {
        format!(
            "Inzwischen wurden Regeln berichtigt (Version {from}, jetzt {to}). Deine Partie geht weiter, wo sie war."
        )
    },
    rules_played_again: |from, to| {
        format!(
            "Diese Partie begann unter Regelversion {from}. Sie wurde unter Version {to} noch einmal durchgespielt."
        )
    },
    watch_only: |found, own| {
        format!(
            "Gespielt unter Regelversion {found}; diese Seite spielt nach Version {own}. Man kann sie ansehen und teilen, aber nicht auswerten oder von einem Augenblick aus weiterspielen."
        )
    },
    diverged: |found, own| {
        format!(
            "Diese Partie folgt der Regelversion {found}, als nur Züge aufgehoben wurden. Unter Version {own} führen sie anderswohin, sie lässt sich nicht ansehen. Ergebnis und Züge bleiben hier; du kannst sie als Datei sichern."
        )
    },
    record_kept: "Die Züge sind gesichert, wie sie geschrieben wurden, für eine Seite, die nach jenen Regeln spielt.",
    link_bound: "Das ist eine lange Partie: Der Link gilt, solange die Regeln gleich bleiben. Um sie für immer zu behalten, sichere sie als Datei.",
    aside: "Beiseitegelegt",
    aside_about: "Diese Spielstände ließen sich nicht öffnen. Sie bleiben, wie sie geschrieben wurden; eine neuere Seite kann sie vielleicht öffnen.",
};
