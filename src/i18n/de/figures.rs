//! Statistics.

use crate::i18n::Figures;

pub(super) const FIGURES: Figures = Figures {
    title: "Statistik",

    empty: "Noch keine beendeten Spiele",
    empty_about: "Spiel eine Partie zu Ende, dann siehst du hier, wie du abschneidest: mit welcher Rolle, welchem Charakter und gegen wen.",
    no_match: "Kein beendetes Spiel passt zu dieser Auswahl.",
    no_person: "Diese Partien haben bisher nur Bots gespielt. Setz dich selbst an den Tisch, dann stehen hier deine eigenen Zahlen.",

    which: "Gezählte Spiele",
    all_games: "Beide",
    persons_only: "Nur mit Menschen",
    persons_only_about: "Lässt Partien weg, die Bots unter sich gespielt haben.",

    games: "Partien",
    won: "Gewonnen",
    survived: "Überlebt",
    streak: "Siege in Folge",
    best: |n| format!("Rekord: {n}"),
    length: "Länge im Schnitt",
    turns: |n| if n == 1 { "1 Zug".into() } else { format!("{n} Züge") },
    longest: |n| format!("längste: {n}"),
    percent: |n| format!("{n}\u{a0}%"),
    of: |won, of| format!("{won} von {of}"),
    likely: |low, high| format!("wahrscheinlich zwischen {low} und {high}\u{a0}%"),
    draws: |n| {
        if n == 1 { "1 Partie hatte keinen Sieger.".into() } else { format!("{n} Partien hatten keinen Sieger.") }
    },
    free_undo: |n| {
        if n == 1 {
            "In 1 Partie durfte man frei zurücknehmen.".into()
        } else {
            format!("In {n} Partien durfte man frei zurücknehmen.")
        }
    },

    by_role: "Nach Rolle",
    by_character: "Nach Charakter",
    by_players: "Nach Zahl der Spieler",
    by_level: "Gegen Bots",
    by_level_about: "Eine Partie gegen mehrere Arten von Bots zählt bei jeder mit.",
    bots: "Die Bots selbst",
    share: "Anteil gewonnen",
    read: "Der Strich zeigt den Anteil gewonnener Partien. Der Balken ist kräftig, so weit das sicher ist, und blass, so weit der Zufall ihn noch verschieben könnte: je mehr Partien, desto kürzer der blasse Teil.",
    show_all: |n| format!("Alle {n} zeigen"),

    reset: "Neu zu zählen beginnen",
    reset_question: "Nur noch Partien ab jetzt zählen? Deine beendeten Spiele bleiben in ihrer Liste, und du kannst sie später wieder mitzählen.",
    count_all: "Frühere Partien wieder mitzählen",

    course: "So lief das Spiel",
    life: "Leben, Zug um Zug",
    life_about: "Liniendiagramm der Lebenspunkte aller Spieler nach Zügen. Die Zahlen stehen in der Tabelle darunter.",
    start: "Anfang",
    lost: "Verloren",
    healed: "Geheilt",
    end: "Ende",
    out: |turn| format!("raus in Zug {turn}"),
    alone: |name| format!("{name} hervorheben"),
    shots: "Wer traf wen",
    shots_about: "Groß: genommene Lebenspunkte. Klein, mit Fadenkreuz: gezielte Schüsse. Totenkopf: der letzte davon.",
    shooter: "Von",
    nobody: "Niemand",
    total: "Summe",
    taken: |n| if n == 1 { "1 Lebenspunkt".into() } else { format!("{n} Lebenspunkte") },
    aimed: |n| if n == 1 { "1 Schuss".into() } else { format!("{n} Schüsse") },
    eliminated: "ausgeschaltet",
};
