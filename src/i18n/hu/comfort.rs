//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    with_friends: "Játék barátokkal",
    friend: "Barát",
    friends_not_loaded: "Ez a rész nem töltődött be. Nyisd meg egyszer hálózattal, utána megmarad.",
    card_size: "Kártyaméret",
    left_handed_about: "Bal oldalra kerül, amire a legtöbbször koppintasz.",
    curtain_hold: "Átvétel nyomva tartással",
    speed_step: "Lépés",
    next_step: "Tovább",
    sound_on: "Hang: be",
    sound_off: "Hang: ki",

    // Sharing the device.
    curtain_hold_about: "Véletlen koppintás ellen. Billentyűvel kétszer nyomd meg.",
    keep_holding: "Tartsd nyomva",
    goes_on: |name| format!("{name} folytatja."),
    open_table: "Vissza a nyílt asztalhoz",
    look_at_cards: |name| format!("{name}: megnézem a lapjaimat"),
    look_at_role: |name| format!("{name}: megnézem a szerepemet"),
    hide_role: "Szerepem elrejtése",
    claim: |card| format!("{card} kijátszása"),
    then_asked: |names| format!("Utána: {names}"),
    covered: "Az asztal le van takarva.",
    covered_about: "Hogy senki se lássa a lapjaidat, amíg máshol vagy.",
    uncover: "Felfedés",

    // Everything that is stored.
    data: "Az adataid",
    data_about: "A beállítások, a folyó játék és minden befejezett parti egyetlen fájlban: másik készülékre vagy biztonsági másolatnak. Mindent elárul a folyó játékról.",
    save_all: "Mentés fájlba",
    restore_all: "Visszatöltés fájlból",
    restore_question: "Minden, ami itt el van mentve, lecserélődik a fájl tartalmára. Mehet?",
    replace: "Csere",
    no_backup: "Ez a fájl nem teljes másolata az adataidnak. Semmi sem változott.",
    later_backup: "Ezt a fájlt az oldal egy újabb változata írta. Semmi sem változott.",
};
