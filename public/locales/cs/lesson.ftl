## Hra s průvodcem

lesson-title = Nauč se hrát
lesson-about = Sedni si ke skutečnému stolu a zahraj si krátkou hru. Starý mazák ti ukáže, co dělat a proč.
lesson-about-game = Zabere to asi pět minut. Rozehraná hra na tebe počká a pak se vrátí.
lesson-start = Začít
lesson-go-on = Pokračovat
lesson-again = Od začátku
lesson-next = Další
lesson-later = Ještě ne! Nejdřív tohle:
lesson-watch = Sleduj, co dělají ostatní.
lesson-play-now = Zahrát si hru

## Co říká průvodce, v tomto pořadí.

lesson-goal = Jsi Bandita: Šerif musí z kola ven. Tvou roli nikdo jiný nezná.
lesson-sheriff = { $name } je Šerif, jak ukazuje hvězda. Ze zbylých dvou je jeden Bandita jako ty a druhý Odpadlík; kdo je kdo, je tajemství.
lesson-dodge = { $name } na tebe střílí! Klepni v ruce na Vedle! a uhni.
lesson-turn = Jsi na tahu! Dvě karty už máš líznuté a hrát jich smíš, kolik chceš.

## Jak daleko je Šerif, jak daleko dostřelí zbraň.

lesson-distance = Číslo u hráče je vzdálenost. Šerif je ve vzdálenosti { $distance } a tvoje zbraň má dostřel jen { $reach }.
lesson-weapon = Potřebuješ lepší zbraň. Klepni na Schofield: zůstane ležet před tebou.
lesson-shoot = Teď je { $name } v dostřelu. Klepni na BANG! a pak na cíl: { $name }.
lesson-end = Zásah! V tahu smíš zahrát jen jedno BANG!, takže klepni na „Ukončit tah“.
lesson-character = { $name } střílí dvakrát za tah: ta postava to smí. Podrž kartu nebo hráče a přečteš si, čím jsou zvláštní.
lesson-friend = { $name } střílí na Šerifa, možná je to také Bandita. Kdo střílí po kom, to ti hodně napoví!

## Kdo střílí, tlačítko, na které se má klepnout.

lesson-hit = A zase { $name }, a ty už nemáš žádné Vedle! Klepni na „{ $button }“.

## Vlastní postava.

lesson-hurt = To tě stálo život. Ale { $character } si za něj líže kartu: to je tvoje postava.
lesson-freely = Jsi na tahu. Vylož Barel a vystřel na Šerifa kartou BANG!; pořadí je na tobě.
lesson-end-again = Výborně! Ukonči tah.

## Zbývající životy.

lesson-discard = Na konci si necháš jen tolik karet, kolik máš životů: { $lives }. Vyber jednu k odhození.

## Kdo střílí, tlačítko, na které se má klepnout.

lesson-barrel = { $name } na tebe střílí! Klepni na „{ $button }“: otočí se vrchní karta balíčku a srdce tě zachrání.

## Kdo je ze hry a čí je to práce.

lesson-out = { $name } je ze hry a role se odkrývá: Bandita. { $by } si za odměnu líže tři karty.
lesson-beer = Jsi na tahu a máš štěstí: klepni na Pivo a doplň si život.

## Šerifovy životy.

lesson-finish = { $lives ->
        [one] Šerifovi zbývá jeden život. Víš, co dělat!
        [few] Šerifovi zbývají { $lives } životy. Víš, co dělat!
       *[other] Šerifovi zbývá { $lives } životů. Víš, co dělat!
    }
lesson-won = Šerif padá, Bandité vítězí! { $name } vyhrává s tebou, třeba i ze hřbitova.
