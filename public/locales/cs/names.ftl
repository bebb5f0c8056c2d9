### Jména všeho a co to dělá.
###
### .rule je text na kartě, .about věta o ní. Ostatní jsou tvary, které si věty žádají přes FORM:
### .acc je čtvrtý pád („Anna hraje Paniku!“), .nom první pád uprostřed věty („schopnost postavy …“).
### same as English: card-saloon card-wells-fargo card-cat-balou card-duel card-mustang card-schofield card-remington card-rev-carabine
### same as English: card-winchester card-volcanic card-rag-time card-springfield card-tequila card-whisky card-bible card-sombrero
### same as English: card-can-can card-derringer card-pepperbox card-pony-express event-helena-zontero event-sacagaway event-doug-badman
### same as English: event-eldorado event-lou event-winifred event-peyote deck-eldorado set-dodge-city set-the-bullet set-eldorado

## Tvary společné všem jménům jednoho druhu

form-character = { $name }
    .acc = schopnost postavy { $name }
    .nom = schopnost postavy { $name }
form-figure = { $name }
    .acc = schopnost postavy { $name }
    .nom = schopnost postavy { $name }
form-event = { $name }
    .acc = událost { $name }
    .nom = událost { $name }

## Karty

card-bang = BANG!
    .rule = Vystřel na někoho v dostřelu své zbraně: ztratí 1 život, pokud střelu nezastaví Vedle! Karta BANG! se smí hrát jen jednou za tah.
card-missed = Vedle!
    .rule = Zahraj ji, když na tebe někdo střílí, v čímkoli tahu: střela mine. Proti kartě Indiáni! ani v Duelu nepomáhá.
card-beer = Pivo
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Doplň si 1 život, nejvýš do počátečního počtu. Ve svém tahu, nebo kdykoli ti hrozí ztráta posledního života. Jakmile zbývají jen dva hráči, nemá účinek.
                [forbidden] Doplň si 1 život, nejvýš do počátečního počtu. Ve svém tahu, nebo kdykoli ti hrozí ztráta posledního života. Jakmile zbývají jen dva hráči, nesmí se hrát.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Doplň si 1 život, nejvýš do počátečního počtu. Ve svém tahu, nebo kdykoli ztrácíš život. Jakmile zbývají jen dva hráči, nemá účinek.
                [forbidden] Doplň si 1 život, nejvýš do počátečního počtu. Ve svém tahu, nebo kdykoli ztrácíš život. Jakmile zbývají jen dva hráči, nesmí se hrát.
            }
        }
card-saloon = Saloon
    .rule = Všichni si doplní 1 život, nejdřív ostatní, ty nakonec; nikdo nad svůj počáteční počet. Jen ve tvém tahu: na rozdíl od Piva umírající nezachrání.
card-stagecoach = Dostavník
    .rule = Lízni si 2 karty.
card-wells-fargo = Wells Fargo
    .rule = Lízni si 3 karty.
card-general-store = Hokynářství
    .rule = Odkryje se tolik karet, kolik je hráčů. Každý si jednu vezme, ty první a dál po směru hodinových ručiček.
card-panic = Panika!
    .acc = Paniku!
    .rule = { $panic_self ->
           *[false] Vezmi si do ruky kartu hráče ve vzdálenosti 1: vyloženou, nebo náhodnou z ruky. Zbraně tuto vzdálenost neprodlužují; Hledí, Mustang a podobné karty se počítají.
            [true] Vezmi si do ruky kartu hráče ve vzdálenosti 1: vyloženou, nebo náhodnou z ruky. Zbraně dosah neprodlužují; Hledí, Mustang a podobné karty se počítají. Nebo si vezmi zpět vlastní vyloženou kartu.
        }
card-cat-balou = Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Kdokoli v jakékoli vzdálenosti přijde o kartu: vyloženou podle tvé volby, nebo náhodnou z ruky. U sebe smíš vybrat kteroukoli svou kartu.
            [false] Kdokoli jiný v jakékoli vzdálenosti přijde o kartu: vyloženou podle tvé volby, nebo náhodnou z ruky.
        }
card-gatling = Kulomet
    .also = Gatling
    .rule = Střela na všechny ostatní v jakékoli vzdálenosti. Není to karta BANG!, do limitu jedné karty BANG! za tah se tedy nepočítá.
card-indians = Indiáni!
    .acc = Indiány!
    .rule = Každý kromě tebe odhodí BANG!, nebo ztratí 1 život. Vedle! ani Barel nepomáhají.
card-duel = Duel
    .rule = { $duel_credit ->
           *[card_owner] Vyzvi kohokoli v jakékoli vzdálenosti. Střídavě odhazujete BANG!, vyzvaná strana začíná; kdo přestane, ztratí 1 život. Vedle! ani Barel nepomáhají a tvůj limit karet BANG! se nemění.
            [winner] Vyzvi kohokoli v jakékoli vzdálenosti. Střídavě odhazujete BANG!, vyzvaná strana začíná; kdo přestane, tomu protivník ubere 1 život. Vedle! ani Barel nepomáhají, tvůj limit karet BANG! se nemění.
        }
card-mustang = Mustang
    .acc = Mustanga
    .rule = Všichni ostatní tě vidí o 1 dál.
card-scope = Hledí
    .rule = Všechny ostatní vidíš o 1 blíž, nikdy však blíž než na vzdálenost 1.
card-barrel = Barel
    .also = Sud
    .rule = { $barrel_in_jail ->
           *[true] Když na tebe někdo střílí, smíš sejmout kartu: srdce platí jako Vedle! Na každou střelu jeden pokus.
            [false] Když na tebe někdo střílí, smíš sejmout kartu: srdce platí jako Vedle! Na každou střelu jeden pokus, ve Vězení žádný.
        }
card-jail = Vězení
    .rule = { $jail_skip_discards ->
           *[false] Polož před kohokoli kromě Šerifa v jakékoli vzdálenosti. Vězeň na začátku tahu sejme kartu: při srdcích hraje, jinak přijde o tah. Vězení se pak vždy odhodí.
            [true] Polož před kohokoli kromě Šerifa v jakékoli vzdálenosti. Vězeň na začátku tahu sejme kartu: při srdcích hraje, jinak jen odhodí přebytečné karty. Vězení se pak vždy odhodí.
        }
card-dynamite = Dynamit
    .rule = { $start_check_order ->
           *[dynamite_first] Polož ho před sebe. Od tvého příštího tahu ten, kdo ho má, ze všeho nejdřív sejme kartu: při pikové 2 až 9 vybuchne za 3 životy, jinak putuje vlevo k nejbližšímu hráči bez Dynamitu.
            [play_order] Polož ho před sebe. Od tvého příštího tahu ten, kdo ho má, sejme kartu, ale až po starším Vězení: při pikové 2 až 9 vybuchne za 3 životy, jinak putuje vlevo k hráči bez Dynamitu.
        }
card-schofield = Schofield
    .rule = Zbraň s dostřelem 2. Nahradí tvou dosavadní zbraň.
card-remington = Remington
    .rule = Zbraň s dostřelem 3. Nahradí tvou dosavadní zbraň.
card-rev-carabine = Rev. Carabine
    .rule = Zbraň s dostřelem 4. Nahradí tvou dosavadní zbraň.
card-winchester = Winchester
    .rule = Zbraň s dostřelem 5. Nahradí tvou dosavadní zbraň.
card-volcanic = Volcanic
    .rule = Zbraň s dostřelem jen 1, zato smíš hrát libovolný počet karet BANG! za tah. Nahradí tvou dosavadní zbraň.
card-binocular = Dalekohled
    .rule = Všechny ostatní vidíš o 1 blíž; sčítá se s kartou Hledí.
card-hideout = Skrýš
    .rule = Všichni ostatní tě vidí o 1 dál; sčítá se s kartou Mustang.
card-punch = Úder
    .rule = { $short_attacks_ignore_horses ->
           *[false] Střela na hráče ve vzdálenosti 1 bez ohledu na tvou zbraň. Není to karta BANG!, do limitu jedné karty BANG! za tah se tedy nepočítá.
            [true] Střela na hráče ve vzdálenosti 1; počítají se jen místa, ne zbraně, Mustang, Hledí a podobné. Není to karta BANG!, do limitu jedné karty BANG! za tah se tedy nepočítá.
        }
card-dodge = Úhyb
    .rule = Zastaví střelu na tebe jako Vedle! a pak si lízneš kartu.
card-brawl = Rvačka
    .acc = Rvačku
    .rule = Odhoď k ní ještě jednu kartu. Každý z ostatních pak přijde o kartu: u každého vybereš vyloženou, nebo náhodnou z ruky.
card-rag-time = Rag Time
    .rule = Odhoď k němu ještě jednu kartu. Vezmi si do ruky kartu kohokoli jiného v jakékoli vzdálenosti: vyloženou, nebo náhodnou z ruky.
card-springfield = Springfield
    .rule = Odhoď k ní ještě jednu kartu. Střela na kohokoli v jakékoli vzdálenosti. Není to karta BANG!, do limitu jedné karty BANG! za tah se tedy nepočítá.
card-tequila = Tequila
    .acc = Tequilu
    .rule = { $rescue_cards ->
           *[beer_only] Odhoď k ní ještě jednu kartu: kdokoli podle tvé volby, třeba ty, si doplní 1 život. Jen ve tvém tahu: není to Pivo a umírající nezachrání.
            [all_healing] Odhoď k ní ještě jednu kartu: kdokoli podle tvé volby, třeba ty, si doplní 1 život. Ve tvém tahu, nebo když přicházíš o poslední život a hrají víc než dva hráči. Není to Pivo.
        }
card-whisky = Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Odhoď k ní ještě jednu kartu: doplníš si 2 životy. Jen ve tvém tahu: není to Pivo a umírající nezachrání.
            [all_healing] Odhoď k ní ještě jednu kartu: doplníš si 2 životy. Ve tvém tahu, nebo když přicházíš o poslední život a hrají víc než dva hráči. Není to Pivo.
        }
card-bible = Bible
    .acc = Bibli
    .rule = Teď ji jen vylož. Od příštího tahu jednou zastaví střelu na tebe a pak si lízneš kartu.
card-sombrero = Sombrero
    .rule = Teď je jen vylož. Od příštího tahu jednou zastaví střelu na tebe.
card-ten-gallon-hat = Stetson
    .rule = Teď ho jen vylož. Od příštího tahu jednou zastaví střelu na tebe.
card-iron-plate = Železný plát
    .rule = Teď ho jen vylož. Od příštího tahu jednou zastaví střelu na tebe.
card-canteen = Čutora
    .acc = Čutoru
    .rule = { $rescue_cards ->
           *[beer_only] Teď ji jen vylož. V některém ze svých dalších tahů si s ní jednou doplníš 1 život. Není to Pivo a umírající nezachrání.
            [all_healing] Teď ji jen vylož. Později si s ní jednou doplníš 1 život: ve svém tahu, nebo když přicházíš o poslední život a hrají víc než dva hráči. Není to Pivo.
        }
card-can-can = Can Can
    .rule = { $cat_balou_self ->
           *[true] Teď ho jen vylož. V některém ze tvých dalších tahů kdokoli v jakékoli vzdálenosti přijde o kartu: vyloženou podle tvé volby, nebo náhodnou z ruky. U sebe smíš vybrat kteroukoli svou kartu.
            [false] Teď ho jen vylož. V některém ze tvých dalších tahů kdokoli jiný v jakékoli vzdálenosti přijde o kartu: vyloženou podle tvé volby, nebo náhodnou z ruky.
        }
card-conestoga = Krytý vůz
    .rule = Teď ho jen vylož. V některém ze svých dalších tahů si vezmeš do ruky kartu kohokoli jiného v jakékoli vzdálenosti: vyloženou, nebo náhodnou z ruky.
card-derringer = Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1 bez ohledu na zbraň; pak si lízneš kartu, ať zasáhne, nebo ne. Kartou BANG! to není.
            [true] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1; počítají se jen místa, ne zbraně, Mustang, Hledí a podobné. Pak si vždy lízneš kartu. Kartou BANG! to není.
        }
card-buffalo-rifle = Puška na bizony
    .acc = Pušku na bizony
    .rule = Teď ji jen vylož. V některém ze tvých dalších tahů je to střela na jakoukoli vzdálenost. Kartou BANG! to není.
card-howitzer = Houfnice
    .acc = Houfnici
    .rule = Teď ji jen vylož. V některém ze tvých dalších tahů je to střela na všechny ostatní v jakékoli vzdálenosti. Kartou BANG! to není.
card-knife = Nůž
    .rule = { $short_attacks_ignore_horses ->
           *[false] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1 bez ohledu na zbraň. Kartou BANG! to není.
            [true] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1; počítají se jen místa, ne zbraně, Mustang, Hledí a podobné. Kartou BANG! to není.
        }
card-pepperbox = Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela v dostřelu tvé zbraně. Kartou BANG! to není.
                [fixed_1] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1 bez ohledu na zbraň. Kartou BANG! to není.
            }
            [true] { $pepperbox_range ->
               *[weapon] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela v dostřelu tvé zbraně. Kartou BANG! to není.
                [fixed_1] Teď ho jen vylož. V některém ze tvých dalších tahů je to střela na vzdálenost 1; počítají se jen místa, ne zbraně, Mustang, Hledí a podobné. Kartou BANG! to není.
            }
        }
card-pony-express = Pony Express
    .rule = { $wws_pony_express ->
           *[false] Teď ho jen vylož. V některém ze svých dalších tahů si lízneš 3 karty.
            [true] Teď ho jen vylož. V některém ze svých dalších tahů si lízneš 3 karty. Hraje-li se s Divokým západem, odkryje se i jeho další karta.
        }

## Postavy karetní hry

character-bart-cassidy = Bart Cassidy
    .rule = Za každý život, který ztratíš a přežiješ to, si lízneš kartu.
character-black-jack = Black Jack
    .rule = Druhou kartu, kterou si ve svém tahu lízneš, ukážeš. Je-li červená, lízneš si třetí.
character-calamity-janet = Calamity Janet
    .rule = BANG! a Vedle! jsou pro tebe totéž. Vedle! zahrané jako BANG! platí za tvou jednu kartu BANG! v tahu.
character-el-gringo = El Gringo
    .rule = Kdo ti ubere život, přijde za každý o náhodnou kartu z ruky: vezmeš si ji.
character-jesse-jones = Jesse Jones
    .rule = První kartu svého tahu si smíš líznout naslepo z ruky jiného hráče.
character-jourdonnais = Jourdonnais
    .rule = Když na tebe někdo střílí, smíš sejmout kartu: při srdcích střela mine. Skutečný Barel ti dá druhý pokus.
character-kit-carlson = Kit Carlson
    .rule = Místo líznutí dvou karet si prohlédneš tři vrchní: dvě si necháš a třetí vrátíš na balíček.
character-lucky-duke = Lucky Duke
    .rule = Kdykoli snímáš, otočíš dvě karty a vybereš, která platí.
character-paul-regret = Paul Regret
    .rule = Všichni ostatní tě vidí o 1 dál.
character-pedro-ramirez = Pedro Ramirez
    .rule = První kartu svého tahu si smíš vzít z odhazovacího balíčku.
character-rose-doolan = Rose Doolan
    .rule = Všechny ostatní vidíš o 1 blíž.
character-sid-ketchum = Sid Ketchum
    .rule = Kdykoli, i při umírání, smíš odhodit dvě karty z ruky a doplnit si 1 život. Kolikrát chceš.
character-slab-the-killer = Slab the Killer
    .rule = Tvou kartu BANG! zastaví až dvě karty Vedle! Úspěšný Barel platí za jednu.
character-suzy-lafayette = Suzy Lafayette
    .rule = Jakmile máš prázdnou ruku, lízneš si kartu.
character-vulture-sam = Vulture Sam
    .rule = Když je někdo jiný vyřazen, vezmeš si do ruky všechny jeho karty, z ruky i vyložené.
character-willy-the-kid = Willy the Kid
    .rule = Karet BANG! smíš ve svém tahu hrát libovolný počet.
character-apache-kid = Apache Kid
    .rule = Kárové karty ostatních na tebe nepůsobí, neškodí ani nepomáhají. Ty odhozené v Duelu platí.
character-belle-star = Belle Star
    .rule = Ve tvém tahu vyložené karty všech ostatních nic nedělají, lze je však brát.
character-bill-noface = Bill Noface
    .rule = Ve svém tahu si lízneš 1 kartu a 1 navíc za každý chybějící život.
character-chuck-wengam = Chuck Wengam
    .rule = Ve svém tahu smíš obětovat 1 život, nikdy však poslední, a líznout si 2 karty. Kolikrát chceš.
character-doc-holyday = Doc Holyday
    .rule = Jednou ve svém tahu smíš odhodit dvě karty: je to střela v dostřelu tvé zbraně. Kartou BANG! to není.
character-elena-fuente = Elena Fuente
    .rule = Jako Vedle! smíš použít kteroukoli kartu z ruky.
character-greg-digger = Greg Digger
    .rule = Když je někdo jiný vyřazen, doplníš si až 2 životy.
character-herb-hunter = Herb Hunter
    .rule = Když je někdo jiný vyřazen, lízneš si 2 karty navíc k případné odměně.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] Ve svém tahu smíš odhodit modrou kartu a líznout si 2. Kolikrát chceš.
            [current] Ve svém tahu smíš odhodit modrou kartu a líznout si 2, nejvýš dvakrát.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Za každé BANG!, Vedle! nebo Pivo použité v cizím tahu si lízneš kartu; v Duelu až po jeho skončení.
            [current] Za každou kartu z ruky použitou v cizím tahu si lízneš kartu; v Duelu až po jeho skončení.
        }
character-pat-brennan = Pat Brennan
    .rule = Místo líznutí si ve svém tahu smíš vzít jednu vyloženou kartu jiného hráče.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] Ve svém tahu si lízneš 4 karty místo 2.
            [current] Ve svém tahu si lízneš 3 karty místo 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] Na konci tahu si smíš nechat libovolný počet karet.
            [current] Na konci tahu si smíš nechat až 10 karet.
        }
character-tequila-joe = Tequila Joe
    .rule = Pivo ti doplní 2 životy; ostatní nápoje ti dají tolik co každému.
character-vera-custer = Vera Custer
    .rule = V každém svém tahu si před líznutím vybereš někoho jiného ve hře a máš jeho schopnost až do své příští volby.
character-claus-the-saint = Claus "The Saint"
    .rule = Lízneš si o kartu víc, než kolik zbývá hráčů: dvě si necháš a každému z ostatních dáš jednu.
character-johnny-kisch = Johnny Kisch
    .rule = Když před kohokoli vyložíš kartu, odhodí se všechny ostatní vyložené karty téhož jména.
character-uncle-will = Uncle Will
    .rule = Jednou ve svém tahu smíš zahrát kteroukoli kartu z ruky jako Hokynářství.
character-big-spencer = Big Spencer
    .rule = Začínáš jen s 5 kartami a nikdy nehraješ Vedle! Cokoli jiného, co zastaví střelu, použít smíš.
character-flint-westwood = Flint Westwood
    .rule = Jednou ve svém tahu smíš vyměnit kartu z ruky podle své volby za dvě náhodné z ruky jiného hráče.
character-gary-looter = Gary Looter
    .rule = Přebytečné karty, které ostatní odhodí na konci tahu, jsou tvoje.
character-greygory-deck = Greygory Deck
    .rule = Máš schopnosti dvou postav základní hry, které nejsou ve hře. Na začátku tahu smíš obě vyměnit za jiné dvě.
character-john-pain = John Pain
    .rule = Dokud máš v ruce méně než 6 karet, bereš si každou kartu, kterou kdo sejme, jakmile bylo podle ní rozhodnuto.
character-lee-van-kliff = Lee Van Kliff
    .rule = Hned po zahrání hnědé karty ve svém tahu smíš odhodit BANG! a zopakovat její účinek, třeba na jiný cíl. Další cena se už neplatí.
character-teren-kill = Teren Kill
    .rule = Když ti hrozí vyřazení, sejmi kartu: nejsou-li to piky, zůstáváš s 1 životem a lízneš si kartu.
character-youl-grinner = Youl Grinner
    .rule = Na začátku tvého tahu ti každý, kdo má v ruce víc karet než ty, dá jednu podle své volby.
# our translation
character-the-grave-digger = Hrobník
    .rule = Při střele na sebe smíš sejmout kartu: při pikách mine. První kartu smíš líznout z cizí ruky. Místo BANG! střílíš kartou Vedle! a nevyzýváš na Duel. Kdo tě zraní, dá ti kartu; když žádnou nemá, ztratí 1 život.

## Karty událostí

event-blessing = Požehnání
    .rule = Všechny karty platí za srdcové, ať mají jakoukoli barvu.
event-curse = Prokletí
    .rule = Všechny karty platí za pikové, ať mají jakoukoli barvu. Hodnoty zůstávají.
event-ghost-town = Město duchů
    .rule = Kdo je ze hry, vrací se na svůj tah jako duch a lízne si 3 karty. Duch nemůže zemřít a na konci tahu zase zmizí.
event-gold-rush = Zlatá horečka
    .rule = Hraje se proti směru hodinových ručiček. Účinky karet, i putování Dynamitu, jdou dál po směru.
event-handcuffs = Želízka
    .rule = Po líznutí jmenuješ barvu. Do konce tahu používáš z ruky jen karty této barvy; co odhazuješ jako cenu, může mít kteroukoli.
event-hangover = Kocovina
    .rule = { $hangover_also_blue ->
           *[false] Nikdo nemá žádnou schopnost. Životy se nemění.
            [true] Nikdo nemá žádnou schopnost a vyložené karty nic nedělají. Životy se nemění.
        }
event-new-identity = Nová identita
    .rule = { $new_identity_temporary ->
           *[false] Na začátku tahu si prohlédneš svou druhou postavu. Smíš s ní hrát až do konce hry, ale jen se 2 životy.
            [true] Na začátku tahu si prohlédneš svou druhou postavu. Smíš s ní hrát až do konce hry, ale jen se 2 životy, nebo mít její schopnost na toto kolo a životy si nechat.
        }
event-shootout = Přestřelka
    .rule = Ve svém tahu smíš kartu BANG! zahrát i podruhé.
event-the-daltons = Daltonové
    .rule = { $daltons_include_green ->
           *[false] Hned teď každý, kdo má vyložené modré karty, jednu z nich odhodí; třeba Vězení nebo Dynamit.
            [true] Hned teď každý, kdo má vyložené modré nebo zelené karty, jednu z nich odhodí; třeba Vězení nebo Dynamit.
        }
event-the-doctor = Doktor
    .rule = Hned teď si hráč s nejméně životy doplní 1; je-li jich víc, doplní si všichni.
event-the-reverend = Reverend
    .rule = Nikdo nesmí pít Pivo, ani proti poslednímu zásahu. Vše ostatní léčí dál.
event-the-sermon = Kazatel
    .rule = Ve vlastním tahu nesmíš používat karty BANG!, ani v Duelu. Jiné střely jsou dovolené.
event-thirst = Žízeň
    .rule = Ve svém tahu si lízneš jen 1 kartu.
event-train-arrival = Příjezd vlaku
    .rule = Ve svém tahu si lízneš o 1 kartu víc.
event-high-noon = Pravé poledne
    .also = High Noon
    .rule = Na začátku tahu, dřív než cokoli jiného, ztratíš 1 život. Tato karta platí až do konce hry.
event-abandoned-mine = Opuštěný důl
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] Lížeš si z odhazovacího balíčku, je-li v něm dost karet. Přebytečné karty a ty odhozené v Duelu pak dáváš lícem dolů na balíček; co zahraješ, se odhazuje jako obvykle.
            [phase3_only] Lížeš si z odhazovacího balíčku, je-li v něm dost karet. Přebytečné karty pak dáváš lícem dolů na balíček; co zahraješ, se odhazuje jako obvykle.
            [all_cards_this_turn] Lížeš si z odhazovacího balíčku, je-li v něm dost karet. Vše, co pak v tomto tahu zahraješ nebo odhodíš, jde lícem dolů na balíček.
            [used_cards_only] Lížeš si z odhazovacího balíčku, je-li v něm dost karet. Co pak v tomto tahu zahraješ, jde lícem dolů na balíček; přebytečné karty se odhazují jako obvykle.
        }
event-ambush = Léčka
    .rule = { $ambush_abilities ->
           *[true] Všichni jsou od sebe ve vzdálenosti 1. Vyložené karty a schopnosti ji mění jako vždy.
            [false] Všichni jsou od sebe ve vzdálenosti 1. Vyložené karty ji mění jako vždy, schopnosti ne.
        }
event-blood-brothers = Pokrevní bratři
    .rule = Na začátku tahu smíš obětovat 1 život, nikdy však poslední; někdo jiný si pak 1 doplní.
event-dead-man = Mrtvý muž
    .rule = Kdo byl v této hře vyřazen jako první, vrací se ve svém tahu se 2 životy a 2 kartami a zůstává.
event-hard-liquor = Pálenka
    .rule = Místo líznutí si ve svém tahu smíš doplnit 1 život, pokud ti nějaký chybí.
event-lasso = Laso
    .rule = Vyložené karty nic nedělají, modré ani zelené. Vězení a Dynamit čekají.
event-law-of-the-west = Právo západu
    .rule = Druhou kartu, kterou si ve svém tahu lízneš, ukážeš a musíš ji v tom tahu zahrát, pokud to jde.
event-peyote = Peyote
    .rule = { $peyote_must_continue ->
           *[false] Místo líznutí hádej: červená, nebo černá? Uhodneš-li, kartu si necháš a smíš hádat dál. Když ne, odhodí se a lízání končí.
            [true] Místo líznutí hádej: červená, nebo černá? Uhodneš-li, kartu si necháš a musíš hádat dál. Když ne, odhodí se a lízání končí.
        }
event-ranch = Ranč
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Jednou ve svém tahu, hned po líznutí, smíš odhodit libovolný počet karet z ruky a líznout si stejně.
            [end_of_phase_2] Jednou ve svém tahu, až dohraješ, smíš odhodit libovolný počet karet z ruky a líznout si stejně. Pak odhodíš karty nad počet životů.
        }
event-ricochet = Odražená střela
    .rule = { $ricochet_counts_as_bang ->
           *[false] Ve svém tahu smíš odhazovat karty BANG! a sestřelovat jimi vyložené karty ostatních v jakékoli vzdálenosti; Vedle! kartu zachrání. Do limitu jedné karty BANG! za tah se to nepočítá.
            [true] Ve svém tahu smíš odhodit kartu BANG! a sestřelit vyloženou kartu jiného hráče v jakékoli vzdálenosti; Vedle! kartu zachrání. Platí to za tvou jednu kartu BANG! v tahu.
        }
event-russian-roulette = Ruská ruleta
    .rule = Hned teď všichni popořadě používají Vedle!, začíná ten, kdo začíná kolo. Kdo první nepoužije, ztratí 2 životy, a je konec.
event-sniper = Odstřelovač
    .rule = Ve svém tahu smíš odhodit dvě karty BANG! na jednu střelu v dostřelu své zbraně. Zastaví ji až dvě karty Vedle! a tvou jednu kartu BANG! v tahu nespotřebuje.
event-the-judge = Soudce
    .rule = Nikdo nesmí před nikoho vykládat karty. Ty už vyložené fungují dál.
event-vendetta = Vendeta
    .rule = Na konci tahu sejmi kartu: při srdcích hraješ ještě jeden tah, po něm už se nesnímá.
# jméno podle deskovehry.cz; names.json má jen „Fistful“
event-a-fistful-of-cards = Pro hrst karet
    .also = Fistful, A Fistful of Cards
    .rule = Na začátku tahu na tebe letí tolik střel, kolik máš v ruce karet. Každou lze zastavit. Tato karta platí až do konce hry.
event-bone-orchard = Hřbitov
    .rule = { $wws_seed_texts ->
           *[false] Kdo je ze hry, vrací se ve svém tahu s 1 životem a zůstává. Role všech vyřazených se zamíchají a rozdají se jim lícem dolů.
            [true] Kdo je ze hry, vrací se ve svém tahu s 1 životem a zůstává. Postavy všech vyřazených se zamíchají a rozdají mezi ně.
        }
event-darling-valentine = Miláček Valentýn
    .rule = { $wws_seed_texts ->
           *[false] Na začátku tahu odhodíš všechny karty z ruky a lízneš si stejný počet.
            [true] Hned teď všichni popořadě odhodí karty z ruky a líznou si stejný počet.
        }
event-dorothy-rage = Zuřivá Dorothy
    .rule = { $wws_seed_texts ->
           *[false] Jednou ve svém tahu smíš někomu nařídit, aby zahrál kartu, kterou jmenuješ, na cíl, který jmenuješ. Když takovou nemá, ukáže karty v ruce.
            [true] Jednou ve svém tahu smíš dát kartu někomu, kdo má v ruce méně karet. Když žádnou nedáš a nikdo nemá víc než ty, po dohrání ukážeš karty v ruce.
        }
event-gag = Roubík
    .rule = Nikdo nesmí mluvit. Kdo promluví, přizná se a ztratí 1 život.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Hned teď se otočí karta. Je-li červená, role všech ve hře kromě Šerifa se zamíchají a rozdají znovu.
            [true] Hned teď se otočí karta. Je-li červená, postavy všech ve hře kromě Šerifa se zamíchají a rozdají znovu.
        }
event-lady-rose-of-texas = Lady Rosa z Texasu
    .rule = Jednou ve svém tahu si smíš vyměnit místo se sousedem po pravici, který pak vynechá příští tah. Ne když zbývají dva hráči.
event-miss-susanna = Slečna Zuzana
    .rule = Zahraj ve svém tahu tři karty z ruky, jinak na jeho konci ztratíš 1 život. Tah ztracený ve Vězení se nepočítá.
event-sacagaway = Sacagaway
    .rule = Všichni hrají s odkrytou rukou. Náhodně braná karta se bere náhodně i tak.
event-showdown = Zúčtování
    .rule = { $showdown_bang_only_missed ->
           *[true] Jako BANG! lze zahrát kteroukoli kartu kromě karet BANG!: ty se smějí použít jen jako Vedle! na obranu.
            [false] Jako BANG! lze zahrát kteroukoli kartu. Karty BANG! smíš použít také jako Vedle! na obranu.
        }
event-wild-west-show = Divoký západ
    .also = Wild West Show
    .rule = Každý chce zůstat poslední, ať má jakoukoli roli. Odměna a trest platí dál. Tato karta platí až do konce hry.
# our translation
event-cavalry = Kavalerie
    .rule = Pomocník šerifa, který ve svém tahu odkryje roli, smí v tom tahu zahrát dvě karty BANG! na jakoukoli vzdálenost.
# our translation
event-daring-challenge = Troufalá výzva
    .rule = Na kartu BANG! se neodpovídá: cíl otočí kartu. Nižší než BANG! je zásah, stejná nebo vyšší mine. Stejná nebo vyšší v téže barvě střelu vrátí a kartu otáčí střelec.
# our translation
event-dead-sheriffs-ghost = Duch mrtvého šerifa
    .rule = Kdo je ze hry, vrací se na svůj tah jako duch a lízne si 1 kartu; nesmí jí udělat nic, co by mohlo uškodit Šerifovi. Jednou v tom tahu smí přesunout vyloženou kartu k někomu jinému.
# our translation
event-desperados = Desperáti
    .rule = Bandita, který ve svém tahu odkryje roli, si lízne 3 karty místo 2 a smí používat Vedle! jako Pivo.
# our translation
event-devils-pact = Smlouva s ďáblem
    .rule = Kdo první kromě Šerifa přijde za této karty o poslední život, hraje dál jako Bandita se 3 životy, nebo se 2, má-li postava 3: bez karet z ruky, s vyloženými kartami, a nic už ho nevyléčí.
event-doug-badman = Dough Badman
    .rule = Na začátku tahu, před líznutím, smíš odhodit 2 karty a doplnit si 1 život. Pro Šerifa neplatí.
event-eldorado = Eldorado
    .rule = Místo líznutí si vezmeš náhodnou kartu z ruky vlevo, lízneš si 1 a kartu podle své volby dáš doprava.
# our translation
event-grave-digger = Hrobník
    .rule = Kdo bude teď kromě Šerifa vyřazen první, hraje místo toho dál: jako Hrobník se 2 životy a vyloženými kartami. Hrobník vyhrává sám, když kromě něj zbývá jen Šerif.
# our translation
event-horse-stealer = Zloděj koní
    .rule = Karty, které mění vzdálenost, nic nedělají. Kdo událost ukončí esem, všechny je sebere, jednu si nechá a ostatní odhodí.
# our translation
event-lifetime = Doživotí
    .rule = Šerif pošle někoho na doživotí. Vězeň snímá před každým svým tahem: při srdcích je volný a hraje, jinak o tah přijde. Osvobodí ho také čísi eso.
event-lou = Lou
    .rule = Se 2 nebo méně životy smíš použít kteroukoli srdcovou kartu jako Pivo.
# our translation
event-mad-ride = Šílená jízda
    .rule = Každý druhý hráč jen otočí kartu: eso jízdu ukončí a hráč hraje, jinak je přeskočen. Proti střele smíš použít Vedle! z vrchu odhazovacího balíčku. Neplatí, zbývají-li dva hráči.
# our translation
event-nugget = Zlatý valoun
    .rule = Ve svém tahu si lízneš 3 karty a na jeho konci si smíš nechat libovolný počet.
# our translation
event-scout = Stopař
    .rule = Nemáš-li vyloženou žádnou zbraň, modrou ani zelenou, je tvůj dostřel 3.
# our translation
event-sioux-chief = Siouxský náčelník
    .rule = Karta Indiáni! vezme každému z ostatních náhodnou kartu z ruky. Z nich si popořadě všichni po jedné vezmou, začíná ten, kdo kartu zahrál; na koho nezbude, odhodí BANG!, nebo ztratí 1 život.
# our translation
event-wet-ammo = Vlhké střelivo
    .rule = Všichni jsou od sebe ve vzdálenosti 1, ať karty a schopnosti říkají cokoli. Karta BANG! vystřelí jen s druhou, která se odhodí spolu s ní. Jiné útoky jsou jako obvykle.
# our translation
event-wild-shot = Zbloudilá kulka
    .rule = Po líznutí sejmi kartu: při pikách ztratí 1 život ten, kdo sedí o tolik míst vlevo; počítají se jen hráči ve hře, stále dokola. Kluk, dáma, král a eso platí za 10.
event-winifred = Winifred
    .rule = Po líznutí si Šerif a každá ženská postava doplní 1 život.

## Balíčky událostí

deck-high-noon = Pravé poledne
deck-fistful-of-cards = Pro hrst karet
deck-mixed = Smíchané události
deck-wild-west-show = Divoký západ
deck-eldorado = Eldorado

## Jak leží dva balíčky událostí

mix-apart = Dva balíčky vedle sebe
mix-high-noon-last = Jeden balíček, Pravé poledne poslední
mix-fistful-last = Jeden balíček, Pro hrst karet poslední

## Role

role-sheriff = Šerif
    .goal = Zbav se všech Banditů a každého Odpadlíka. Máš o 1 život víc a všichni vědí, kdo jsi. Nezastřel Pomocníka: stálo by tě to všechny karty.
    .dice-goal = Zbav se všech Banditů a každého Odpadlíka. Máš o 2 životy víc a všichni vědí, kdo jsi.
# podle pravidel na bang.cz; names.json má „Zástupce šerifa“
role-deputy = Pomocník šerifa
    .also = Zástupce šerifa
    .goal = { $players ->
            [3] Vyřaď Odpadlíka vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední. Jde po tobě Bandita.
           *[other] Pomoz Šerifovi k vítězství; vyhráváš s ním, i když se toho nedožiješ.
        }
    .dice-goal = { $players ->
            [3] Vyřaď Odpadlíka vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední.
           *[other] Pomoz Šerifovi k vítězství; vyhráváš s ním, i když se toho nedožiješ.
        }
role-outlaw = Bandita
    .also = Psanec
    .goal = { $players ->
            [3] Vyřaď Pomocníka šerifa vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední. Jde po tobě Odpadlík.
           *[other] Skol Šerifa. Kdo vyřadí Banditu, lízne si 3 karty, tak si kryj záda.
        }
    .dice-goal = { $players ->
            [3] Vyřaď Pomocníka šerifa vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední.
           *[other] Skol Šerifa. Vyhráváte společně, i vyřazení Bandité.
        }
role-renegade = Odpadlík
    .goal = { $players ->
            [3] Vyřaď Banditu vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední. Jde po tobě Pomocník šerifa.
            [8] Zůstaň jako poslední: všichni ostatní musí padnout dřív, i druhý Odpadlík, a Šerif až úplně nakonec.
           *[other] Zůstaň jako poslední: všichni ostatní musí padnout dřív a Šerif až úplně nakonec.
        }
    .dice-goal = { $players ->
            [3] Vyřaď Banditu vlastní rukou a hned vyhráváš; udělá-li to někdo jiný, zůstaň jako poslední.
           *[other] Zůstaň jako poslední: všichni ostatní musí padnout dřív a Šerif až úplně nakonec.
        }

## Strany

team-law = Šerif a Pomocníci
team-outlaws = Bandité
team-renegades = Odpadlík

## Krabice

set-base = Základní hra
    .about = 80 karet a 16 postav pro 4 až 7 hráčů.
set-dodge-city = Dodge City
    .about = Dalších 40 karet, mezi nimi i zelené, a 15 postav; pro 3 až 8 hráčů.
# krabice zde mají jméno své poslední karty; titul českého vydání neověřen
set-high-noon = Pravé poledne
    .about = 15 karet událostí, každé kolo nová: duchové, kocovina a nakonec přestřelka v pravé poledne.
set-fistful-of-cards = Pro hrst karet
    .about = 15 karet událostí, každé kolo nová: sázky, pokrevní bratři a nakonec krupobití kulek.
set-the-bullet = The Bullet
    .about = 3 postavy ze sběratelské krabice.
set-wild-west-show = Divoký západ
    .about = 10 karet událostí, po jedné s každou kartou Dostavník nebo Wells Fargo, a 8 postav; nakonec každý proti každému.
set-eldorado = Eldorado
    .about = 18 karet událostí od hráčů, každá na dvě kola nebo do esa: duchové, zlato a smlouvy.

## Barvy

suit-spades = piky
    .m = pikový
    .f = piková
    .n = pikové
    .m-acc = pikového
    .f-acc = pikovou
suit-hearts = srdce
    .m = srdcový
    .f = srdcová
    .n = srdcové
    .m-acc = srdcového
    .f-acc = srdcovou
suit-diamonds = káry
    .m = kárový
    .f = kárová
    .n = kárové
    .m-acc = kárového
    .f-acc = károvou
suit-clubs = kříže
    .m = křížový
    .f = křížová
    .n = křížové
    .m-acc = křížového
    .f-acc = křížovou

## Hodnoty

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = kluk
    .acc = kluka
    .gender = m
rank-12 = dáma
    .acc = dámu
    .gender = f
rank-13 = král
    .acc = krále
    .gender = m
rank-14 = eso
    .gender = n

## Boti

level-drifter = Tulák
    .about = Dělá, co ho zrovna napadne. Dobrý na první seznámení s hrou.
    .dice-about = Dělá, co ho zrovna napadne. Dobrý na první seznámení s hrou.
level-karma = Horká hlava
    .about = Rozdělí si všechny na přátele a nepřátele a pak pálí.
    .dice-about = Rozdělí si všechny na přátele a nepřátele a pak pálí.
level-cowhand = Honák
    .about = Zná osvědčené zásady: myslí na roli, šetří si Vedle! a Pivo.
    .dice-about = Myslí na roli a ví, kdy přestat házet.
level-marshal = Maršál
    .about = Zváží každou kartu: pamatuje si, kdo střílel po kom a co komu ještě může zbývat.
    .dice-about = Zná přesnou šanci každého hodu a pamatuje si, kdo střílel po kom.
level-legend = Legenda
    .about = Než zahraje, dohraje si hru v hlavě, stokrát za sebou.
    .dice-about = Než hodí, dohraje si hru v hlavě, stokrát za sebou.
