//! Bots that think ahead, hints, beliefs and reviews.

use crate::i18n::Bots;

pub(super) const BOTS: Bots = Bots {
    thinking: |name| format!("{name} gondolkodik"),
    hurry: "Siess",
    mindless: "Az előre gondolkodás itt nem sikerült. A legendák marsallként játszanak tovább.",
    copy_report: "Jelentés másolása",
    report_copied: "Kimásolva. A jelentésben nincsenek nevek.",
    report_not_copied: "A jelentést nem sikerült kimásolni.",

    // Settings.
    thinking_time: "Legendák gondolkodási ideje",
    quick: "0,4 mp",
    full: "1,2 mp",
    aids: "Tanulási segédletek",
    aids_about: "Tipp, amikor te jössz, és minden játékos lapján az, hogy egy bot kinek nézné.",

    // New game.
    tempers: "Egyéniségek",
    tempers_about: "Van óvatos bot, van vakmerő, és van haragtartó is.",

    // Hints.
    hint: "Tipp",
    hint_about: "Győzelmi esély, ahogy egy legenda látná a helyedben.",
    hint_asked: "Gondolkodom",
    hint_none: "Most senki sem tud tanácsot adni.",
    why_alone: "Más szóba sem jöhet.",
    why_clear: |n| format!("Az első {n} ponttal jobb a következőnél."),
    why_close: "Nagyjából egyformán jók.",
    hinted: "tippekkel",

    // Beliefs.
    beliefs: "Egy bot tippje",
    beliefs_about: "Abból, amit a te helyedről látni lehetett.",

    // Review.
    review: "A lépéseim elemzése",
    review_about: "Egy legenda végignézi a játékot, és megjelöli a legtöbb győzelmi esélybe került lépéseket.",
    review_at: |n, of| format!("{n}. döntés, összesen {of}"),
    review_none: "Egyik lépés sem került többe, mint amennyi a véletlen is lehet.",
    review_stop: "Leállítás",
    review_failed: "Itt senki sem tud előre gondolkodni.",
    better: |what| format!("Jobb lett volna: {what}"),
    lost: |n| format!("−{n} pont"),
};
