//! Statistics.

use crate::i18n::Figures;

pub(super) const FIGURES: Figures = Figures {
    title: "Statisztika",

    empty: "Még nincs befejezett játék",
    empty_about: "Játssz végig egy játékot, és itt meglátod, hogyan megy: melyik szereppel, melyik karakterrel és ki ellen.",
    no_match: "Ehhez a választáshoz nincs befejezett játék.",
    no_person: "Ezeket a játékokat eddig csak botok játszották. Ülj le te is az asztalhoz, és itt lesznek a saját számaid.",

    which: "Számított játékok",
    all_games: "Mindkettő",
    persons_only: "Csak emberekkel",
    persons_only_about: "Kihagyja, amit a botok egymás közt játszottak.",

    games: "Játék",
    won: "Győzelem",
    survived: "Túlélés",
    streak: "Győzelem sorban",
    best: |n| format!("csúcs: {n}"),
    length: "Átlagos hossz",
    turns: |n| format!("{n} kör"),
    longest: |n| format!("leghosszabb: {n}"),
    percent: |n| format!("{n}\u{a0}%"),
    of: |won, of| format!("{won} / {of}"),
    likely: |low, high| format!("valószínűleg {low} és {high}\u{a0}% között"),
    draws: |n| format!("{n} játéknak nem volt győztese."),
    free_undo: |n| format!("{n} játékban szabadon lehetett visszavonni."),

    by_role: "Szerep szerint",
    by_character: "Karakter szerint",
    by_players: "A játékosok száma szerint",
    by_level: "Botok ellen",
    by_level_about: "Ha többféle bot ült az asztalnál, a játék mindegyiknél számít.",
    bots: "Maguk a botok",
    share: "Győzelmi arány",
    read: "A vonás a megnyert játékok arányát mutatja. A sáv addig erős, ameddig ez biztos, és addig halvány, ameddig a véletlen még elviheti: minél több a játék, annál rövidebb a halvány rész.",
    show_all: |n| format!("Mutasd mind ({n})"),

    reset: "Számolás elölről",
    reset_question: "Csak a mostantól játszott játékok számítsanak? A befejezett játékok megmaradnak a listájukban, és később újra beleszámíthatod őket.",
    count_all: "A korábbi játékok is számítsanak",

    course: "Így zajlott a játék",
    life: "Életpontok körről körre",
    life_about: "Vonaldiagram minden játékos életpontjairól körönként. A számok az alatta lévő táblázatban vannak.",
    start: "Kezdet",
    lost: "Vesztett",
    healed: "Gyógyult",
    end: "Vége",
    out: |turn| format!("kiesett: {turn}. kör"),
    alone: |name| format!("{name} kiemelése"),
    shots: "Ki kit talált el",
    shots_about: "Nagy szám: elvett életpont. Kis szám célkereszttel: célzott lövés. Koponya: az utolsó.",
    shooter: "Kitől",
    nobody: "Senki",
    total: "Összeg",
    taken: |n| format!("{n} életpont"),
    aimed: |n| format!("{n} lövés"),
    eliminated: "kiesett",
};
