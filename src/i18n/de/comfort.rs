//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    with_friends: "Mit Freunden spielen",
    friend: "Freund",
    friends_not_loaded: "Dieser Teil konnte nicht geladen werden. Öffne ihn einmal mit Netz, dann bleibt er.",
    card_size: "Kartengröße",
    left_handed_about: "Was du am häufigsten antippst, liegt links.",
    curtain_hold: "Zum Übernehmen halten",
    speed_step: "Schritt",
    next_step: "Weiter",
    sound_on: "Ton: an",
    sound_off: "Ton: aus",

    // Sharing the device.
    curtain_hold_about: "Gegen versehentliches Tippen. Mit Tasten zweimal drücken.",
    keep_holding: "Gedrückt halten",
    goes_on: |name| format!("{name} macht weiter."),
    open_table: "Zum offenen Tisch",
    look_at_cards: |name| format!("{name}: meine Karten ansehen"),
    look_at_role: |name| format!("{name}: meine Rolle ansehen"),
    hide_role: "Meine Rolle verbergen",
    claim: |card| format!("{card} spielen"),
    then_asked: |names| format!("Danach: {names}"),
    covered: "Der Tisch ist verdeckt.",
    covered_about: "Damit niemand deine Karten sieht, während du woanders bist.",
    uncover: "Aufdecken",

    // Everything that is stored.
    data: "Deine Daten",
    data_about: "Einstellungen, laufendes Spiel und alle beendeten Partien in einer Datei, für ein anderes Gerät oder zur Sicherheit. Sie verrät alles über ein laufendes Spiel.",
    save_all: "In Datei sichern",
    restore_all: "Aus Datei holen",
    restore_question: "Alles, was hier gespeichert ist, wird durch den Inhalt der Datei ersetzt. Weiter?",
    replace: "Ersetzen",
    no_backup: "Diese Datei ist keine vollständige Kopie deiner Daten. Nichts wurde geändert.",
    later_backup: "Eine neuere Fassung der Seite hat diese Datei geschrieben. Nichts wurde geändert.",
};
