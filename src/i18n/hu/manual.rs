//! The browser of rules, help and marks at the table.

use crate::i18n::Manual;

pub(super) const MANUAL: Manual = Manual {
    suspicion: "A gyanúd",
    suspicion_none: "Nincs",
    suspicion_about: "Csak a te sejtésed: senki más nem látja. Eltűnik, amint a szerepet felfedik.",
    in_full: "Bővebben a szabályokban",
    at_this_table: "Ennél az asztalnál",
    your_table: "a te asztalodnál",
    changed_by: "Asztali szabályok, amelyek módosítják",
    concerns: "Amit módosít",
    kinds: "Fajták",
    search_for: "Név, szabály vagy döntés (R55)",
    found: |n| format!("{n} találat"),
    show_all: "Mutasd mindet",
    rulings_about: "Minden szám egy döntés ott, ahol a nyomtatott szabály nyitva hagy valamit. Koppints rá, és látod, mi mindenről szól.",
    by_players: "Hány van belőle, a játékosok száma szerint",
    in_short: "A szabályok röviden",
};
