//! At a table with friends: what is said, who is away, and whether the game was fair.

use crate::i18n::Talk;

pub(super) static TALK: Talk = Talk {
    title: "Etwas sagen",
    phrases: &[
        "Grüß euch!",
        "Guter Schuss!",
        "Autsch!",
        "Danke!",
        "Tut mir leid.",
        "Vertrau mir.",
        "Ich bin kein Bandit!",
        "Passt auf den auf.",
        "Ein Bier, bitte!",
        "Lass dir Zeit.",
        "Mach schon!",
        "Gutes Spiel!",
        "👍",
        "😂",
        "😱",
        "🤠",
    ],
    mute: "Nichts Gesagtes zeigen",
    unmute: "Gesagtes zeigen",
    table: "Die Freunde am Tisch",
    away: "nicht da",
    stood_in: "nicht da, ein Bot spielt",
    ms: |ms| format!("{ms} ms"),
    lost: "Der Gastgeber ist nicht zu erreichen. Dein Platz bleibt dir.",
    closed: "Der Gastgeber hat den Tisch aufgelöst.",
    refused: "Die Seite des Gastgebers passt nicht zu dieser. Ladet beide neu und versucht es noch einmal.",
    look: "Ansehen",
    time: |seconds| format!("{seconds} Sekunden für jede Entscheidung"),
    next_game: "Das nächste Spiel beginnt, wenn der Gastgeber den Tisch deckt.",
    fair: "Geprüft: ein ehrliches Spiel",
    fair_about: "Ausgeteilt wurde aus den Zahlen aller, jeder Schritt folgt den Regeln und ist der zugesagte, und alles, was du gesehen hast, ist geschehen. Ob der Gastgeber in sein eigenes Gerät geschaut hat, kann keine Prüfung zeigen.",
    unfair: "Das passt nicht zusammen",
    unchecked: "Du warst nicht vom Austeilen an dabei, darum gibt es nichts, woran sich der Verlauf prüfen ließe.",
    secret: "Das Geheimnis des Gastgebers ist nicht das vor dem Austeilen zugesagte.",
    number: "Eine Zahl ist nicht die vor dem Austeilen zugesagte, oder deine fehlt.",
    seed: "Ausgeteilt wurde nicht aus den Zahlen aller.",
    setup: "Gespielt wurde nach anderen Regeln als vereinbart.",
    record: "Der Verlauf verstößt gegen die Regeln.",
    rules: "Die Partie folgt anderen Regeln als denen dieser Seite, sie lässt sich nicht prüfen.",
    steps: "Der Verlauf ist nicht der, den der Gastgeber während des Spiels zugesagt hat.",
    shown: "Etwas, das du gesehen hast, ist nicht geschehen.",
    unfinished: "Die Aufzeichnung endet vor dem Spiel.",
    unfinished_deals: |n| {
        if n == 1 {
            "An diesem Tisch wurde einmal ausgeteilt und nicht zu Ende gespielt.".into()
        } else {
            format!("An diesem Tisch wurde {n}-mal ausgeteilt und nicht zu Ende gespielt.")
        }
    },
    host_gone: "Kommt der Gastgeber nicht wieder?",
    take_over: "Den Tisch übernehmen",
    take_over_about: "Dieses Gerät wird Gastgeber. Dafür braucht es von allen ihren Teil des Schlüssels zum versiegelten Verlauf. Ein eigenes Spiel, das hier wartet, wird dafür aufgegeben.",
    shares: |have, all| format!("{have} von {all} Teilen des Schlüssels sind da."),
    give_about: "Jemand am Tisch will an seiner Stelle Gastgeber sein und bittet um deinen Teil des Schlüssels. Mit allen Teilen kennt sein Gerät jede Karte: Stimm nur zu, wenn der Gastgeber wirklich weg ist.",
    give_share: "Meinen Teil des Schlüssels übergeben",
    cannot_move: "Mit einem einzigen Gast lässt sich der Tisch nicht sicher verlegen: Er wartet auf seinen Gastgeber.",
};
