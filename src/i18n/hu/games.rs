//! Finished games, replays, files and links.

use crate::i18n::Games;

pub(super) const GAMES: Games = Games {
    title: "Partik",
    empty: "Még egy parti sem ért véget. Az első itt fog várni rád.",
    stored: |size| format!("{size} foglalt ezen az eszközön."),
    stored_rule: "Az utolsó 200 eredmény és a legújabb 40 parti lépései maradnak meg; a legrégebbi megy el először, a megtartott utoljára.",
    damaged: |n| format!("{n} parti nem olvasható."),
    remove_damaged: "Sérültek törlése",
    turns: |n| format!("{n} kör"),
    steps: |n| format!("{n} lépés"),
    free_undo: "szabad visszavonással játszva",
    imported: "máshonnan",
    result_only: "Csak az eredmény maradt meg; a lépések helyet adtak az újabb partiknak.",
    replay: "Visszanézés",
    keep: "Megtartás",
    kept: "Megtartva",
    export: "Megosztás, mentés",
    delete: "Törlés",
    delete_question: "A parti végleg eltűnik, az eredmény és a lépések is.",
    unreadable: "Ennek a partinak a lépései már nem olvashatók.",
    import: "Parti behozása",
    import_about: "Egy innen mentett fájl, vagy egy link, amit valaki küldött.",
    choose_file: "Fájl választása",
    paste: "Link vagy szöveg",
    open: "Megnyitás",
    moments: "A parti pillanatai",
    first: "Az elejére",
    step_back: "Egy lépést vissza",
    play: "Lejátszás",
    pause: "Megállítás",
    step_forward: "Egy lépést előre",
    last: "A végére",
    step_of: |step, last| format!("{step}. lépés, összesen {last}"),
    eyes: "Akinek a szemével",
    everybody: "Minden nyíltan",
    close: "Visszanézés bezárása",
    to_present: "Vissza a partihoz",
    show_moment: "Koppints egy sorra, hogy lásd azt a pillanatot.",
    share_about: "Akié a parti, az minden lapot és szerepet nyíltan láthat benne.",
    share_going: "A parti onnan folytatható, ahol mentetted. Minden rejtett lap benne van.",
    share_hidden: "Egy partiban minden rejtett lap és szerep benne van. Amíg többen játsztok, csak a végén lehet megosztani.",
    as_file: "Mentés fájlba",
    as_link: "Küldés linkként",
    link: "A parti linkje",
    copied: "A link a vágólapon van.",
    not_copied: "Nem sikerült másolni. Jelöld ki a linket, és másold ki kézzel.",
    too_long: "Ez a parti túl hosszú egy linkhez. Mentsd fájlba.",
    arrived: "Egy parti neked",
    reading: "A parti ellenőrzése folyik.",
    going: "Ez a parti még nem ért véget.",
    go_on: "Továbbjátszom",
    go_on_question: "A folyamatban lévő partid helyére kerül. Azt feladod?",
    add: "A partijaim közé",
    added: "Már a partijaid között van.",
    to_games: "A partijaimhoz",
    too_large: "Ez túl nagy ahhoz, hogy az oldal partija legyen.",
    no_game: "Ebben nincs az oldalhoz tartozó parti.",
    other_format: "Az oldal másik változata írta. Töltsd újra az oldalt, és próbáld meg újra.",
    other_rules: |found, own| {
        format!("A szabályok {found}. változata szerint játszották; ez az oldal a {own}. szerint játszik.")
    },
    broken: "Sérült: csonka vagy megváltoztatták. Nálad semmi sem változott.",
    rules_go_on: |from, to| {
        format!(
            "Közben javítottunk a szabályokon (korábbi változat: {from}, mostani: {to}). A partid onnan folytatódik, ahol tartott."
        )
    },
    rules_played_again: |from, to| {
        format!("Ez a parti a szabályok {from}. változata szerint kezdődött. Újra végigjátszottuk a {to}. szerint.")
    },
    watch_only: |found, own| {
        format!(
            "A szabályok {found}. változata szerint játszották; ez az oldal a {own}. szerint játszik. Megnézhető és megosztható, de nem elemezhető, és egy pillanatából nem játszható tovább."
        )
    },
    diverged: |found, own| {
        format!(
            "Ezt a partit a szabályok {found}. változata szerint játszották, amikor még csak a lépéseket őriztük meg. A {own}. szerint máshová vezetnek, ezért nem játszható vissza. Az eredmény és a lépések itt maradnak; fájlba mentheted őket."
        )
    },
    record_kept: "A lépések úgy vannak mentve, ahogy leírtuk őket, egy olyan oldalnak, amely azok szerint a szabályok szerint játszik.",
    link_bound: "Ez hosszú parti: a link addig érvényes, amíg a szabályok nem változnak. Ha végleg meg akarod tartani, mentsd fájlba.",
    aside: "Félretéve",
    aside_about: "Ezeket a mentéseket nem lehetett megnyitni. Úgy maradnak, ahogy leírtuk őket; egy újabb oldal talán megnyitja.",
};
