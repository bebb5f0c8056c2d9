//! The guided game.

use crate::i18n::Lessons;

pub(super) const LESSONS: Lessons = Lessons {
    title: "Tanulj meg játszani",
    about: "Ülj le egy igazi asztalhoz, és játssz egy rövid partit. Valaki, aki ismeri a vadnyugatot, elmondja, mit tegyél és miért.",
    about_game: "Nagyjából öt perc. A megkezdett játékod megvár, és utána folytathatod.",
    start: "Kezdjük",
    go_on: "Folytatás",
    again: "Elölről",
    next: "Tovább",
    later: "Még ne! Előbb ezt:",
    watch: "Figyeld, mit csinálnak a többiek.",
    play_now: "Játsszunk egyet",
    goal: "Bandita vagy: a seriffnek pusztulnia kell. A szerepedet rajtad kívül senki sem ismeri.",
    sheriff: |name| {
        format!(
            "{name} a seriff, a csillag mutatja. A másik kettő közül az egyik bandita, mint te, a másik renegát; hogy melyik, az titok."
        )
    },
    dodge: |name| format!("{name} rád lő! Koppints a kezedben az Elvétve! lapra, hogy kitérj előle."),
    turn: "Te jössz! Húztál két lapot, és annyit játszhatsz ki, amennyit csak akarsz.",
    distance: |distance, reach| {
        format!(
            "A játékosokon látható szám a távolság. A seriff {distance} távolságra ül, a fegyvered viszont csak {reach} távolságra hord."
        )
    },
    weapon: "Jobb fegyver kell. Koppints a Schofield lapra: előtted marad az asztalon.",
    shoot: |name| format!("Most már lőtávolban van: {name}. Koppints a BANG! lapra, aztán a célpontra."),
    end: "Talált! Egy körben csak egy BANG! játszható ki, ezért koppints a \u{201e}Kör vége\u{201d} gombra.",
    character: |name| {
        format!(
            "{name} kétszer lő egy körben: a karaktere ezt megengedi. Tartsd az ujjad egy lapon vagy játékoson, és elolvashatod, mit tud."
        )
    },
    friend: |name| format!("{name} a seriffre lő, tehát talán szintén bandita. Sokat elárul, ki kire lő!"),
    hit: |name, button| {
        format!("Megint {name}, és nincs több Elvétve! lapod. Koppints erre: \u{201e}{button}\u{201d}.")
    },
    hurt: |character| format!("Ez egy életedbe került. De {character} ilyenkor húz egy lapot: ő a karaktered."),
    freely: "Te jössz. Rakd le magad elé a Hordó lapot, és lőj a seriffre egy BANG! lappal; a sorrend rajtad áll.",
    end_again: "Szép volt! Fejezd be a köröd.",
    discard: |lives| {
        format!("A kör végén csak annyi lapot tarthatsz meg, ahány életed van: {lives}. Válaszd ki, melyiket dobod el.")
    },
    barrel: |name, button| {
        format!("{name} rád lő! Koppints erre: \u{201e}{button}\u{201d}. Ha a pakli felső lapja kőr, megúszod.")
    },
    out: |out, by| format!("{out} kiesett, és a szerepe kiderült: bandita. Jutalmul {by} három lapot húz."),
    beer: "Te jössz, és jó hírem van: koppints a Sör lapra, és visszakapsz egy életet.",
    finish: |lives| match lives {
        1 => "A seriffnek egyetlen élete maradt. Tudod, mi a dolgod!".into(),
        _ => format!("A seriffnek {lives} élete maradt. Tudod, mi a dolgod!"),
    },
    won: |name| format!("A seriff elesett, a banditák nyertek! Veled nyer {name} is, pedig már kiesett."),
};
