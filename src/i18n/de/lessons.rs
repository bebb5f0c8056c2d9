//! The guided game.

use crate::i18n::Lessons;

pub(super) const LESSONS: Lessons = Lessons {
    title: "Spielen lernen",
    about: "Setz dich an einen echten Tisch und spiel eine kurze Partie. Wer den Westen kennt, sagt dir, was zu tun ist und warum.",
    about_game: "Es dauert etwa fünf Minuten. Eine angefangene Partie wartet auf dich und kommt danach zurück.",
    start: "Los gehts",
    go_on: "Weiter lernen",
    again: "Von vorn",
    next: "Weiter",
    later: "Noch nicht! Zuerst das:",
    watch: "Schau zu, was die anderen tun.",
    play_now: "Eine Partie spielen",
    goal: "Du bist Bandit: Der Sheriff muss weg. Außer dir kennt niemand deine Rolle.",
    sheriff: |name| {
        format!(
            "{name} ist der Sheriff, das zeigt der Stern. Von den anderen ist einer Bandit wie du, einer Gesetzloser; wer, ist geheim."
        )
    },
    dodge: |name| format!("{name} schießt auf dich! Tippe auf Fehlschuss! in deiner Hand, um auszuweichen."),
    turn: "Du bist dran! Du hast zwei Karten gezogen und darfst ausspielen, so viel du willst.",
    distance: |distance, reach| {
        format!(
            "Die Zahl an jedem Platz ist die Entfernung. Zum Sheriff ist es {distance}, und deine Waffe reicht nur {reach} weit."
        )
    },
    weapon: "Du brauchst eine bessere Waffe. Tippe auf die Schofield: Sie bleibt vor dir liegen.",
    shoot: |name| format!("Jetzt ist {name} in Reichweite. Tippe auf BANG!, dann auf {name}."),
    end: "Getroffen! Nur ein BANG! ist pro Zug erlaubt, also tippe auf \u{201e}Zug beenden\u{201c}.",
    character: |name| {
        format!(
            "{name} feuert zweimal in einem Zug: Sein Charakter darf das. Halte Karten oder Spieler gedrückt, um mehr zu lesen."
        )
    },
    friend: |name| {
        format!("{name} schießt auf den Sheriff und ist wohl auch Bandit. Wer auf wen schießt, verrät dir viel!")
    },
    hit: |name, button| {
        format!("Wieder {name}, und du hast keinen Fehlschuss! mehr. Tippe auf \u{201e}{button}\u{201c}.")
    },
    hurt: |character| {
        format!("Das kostet dich ein Leben. Aber {character} zieht dafür eine Karte: Das ist dein Charakter.")
    },
    freely: "Du bist dran. Leg das Fass aus und schieß mit BANG! auf den Sheriff; die Reihenfolge ist dir überlassen.",
    end_again: "Gut gemacht! Beende deinen Zug.",
    discard: |lives| {
        format!(
            "Am Ende behältst du nur so viele Karten, wie du Leben hast: {lives}. Such dir aus, welche du abwirfst."
        )
    },
    barrel: |name, button| {
        format!(
            "{name} schießt auf dich! Tippe auf \u{201e}{button}\u{201c}: Die oberste Karte wird aufgedeckt, und Herz rettet dich."
        )
    },
    out: |out, by| {
        format!("{out} ist raus, die Rolle wird aufgedeckt: ein Bandit. Dafür zieht {by} drei Karten als Belohnung.")
    },
    beer: "Du bist dran, und es gibt etwas Gutes: Tippe auf Bier, und du bekommst ein Leben zurück.",
    finish: |lives| match lives {
        1 => "Der Sheriff hat noch ein Leben. Du weißt, was zu tun ist!".into(),
        _ => format!("Der Sheriff hat noch {lives} Leben. Du weißt, was zu tun ist!"),
    },
    won: |name| {
        format!("Der Sheriff fällt, die Banditen gewinnen! {name} gewinnt mit dir, sogar noch vom Friedhof aus.")
    },
};
