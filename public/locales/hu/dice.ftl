## Start, new game.

dice-ui-card-game = Kártyajáték
dice-ui-dice-game = Kockajáték
dice-ui-new-card-game = Új kártyajáték
dice-ui-new-dice-game = Új kockajáték
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Szereplapok
dice-ui-normal-roles = Sima szerepek
dice-ui-normal-roles-about = Az alapjáték szerepei, külön erő nélkül.
dice-ui-needs-five = Legalább öt játékos kell hozzá.
dice-ui-needs-saloon-dice = José Delgado és Tequila Joe csak a szalonkockákkal száll be.
dice-ui-needs-chiefs-arrow = Apache Kid csak a törzsfőnök nyilával száll be.

## The table.

dice-ui-dice = Kockák
dice-ui-kept = marad
dice-ui-rolls = gurul
dice-ui-locked = rögzült
dice-ui-not-rolled = még nem gurult
dice-ui-supply = Nyilak középen
dice-ui-chiefs-arrow = Törzsfőnök nyila
dice-ui-in-supply = középen
dice-ui-ghost = Szellem
dice-ui-ghost-token = Szellemjelző
dice-ui-ghost-token-double = Szellemjelző két kockára
dice-ui-power-used = képesség felhasználva
dice-ui-myself = Én magam
dice-ui-double-shot = Duplázás egy sörért
dice-ui-single-shot = Ne duplázzon
dice-ui-rest = Passz a következő körömig
dice-ui-choose-face = Válaszd ki az új oldalt.
dice-ui-choose-die-first = Koppints arra a kockára, amelynek a jelzőjét adod.
dice-ui-choose-arrow = Melyik nyíl kerül vissza?

## Rules, about.

dice-ui-keys-about = A kockajátékban az 1–6 egy kockára koppint, az R dob, az S megáll.
dice-ui-faces = A kocka oldalai
dice-ui-modules = Az Old Saloon részei
dice-ui-special-roles = Különleges szerepek
dice-ui-base-game = Alapjáték
dice-ui-rules-intro = Mindenkinek van szerepe; csak a seriffé ismert. Figyeld, ki kire lő, találd meg a barátaidat, és légy azon az oldalon, amelyik talpon marad.
dice-ui-heading-roll = Dobás
dice-ui-rules-roll = Dobj öt kockával, aztán még kétszer azokkal, amelyekkel akarsz. A dinamit marad. Nyilat minden dobás után el kell venni.
dice-ui-heading-resolve = A kockák hatása
dice-ui-rules-resolve = Ha nem dobsz többet, minden kocka hat: előbb a lövések, mind egyszerre, aztán a sörök, végül a Gatling.
dice-ui-heading-indians = Indiánok
dice-ui-rules-indians = Aki az utolsó nyilat veszi el, rátok hozza az indiánokat: mindenki nyilanként 1 életet veszít, és minden nyíl visszakerül.
dice-ui-heading-end = Kiesés
dice-ui-rules-end = Aki az utolsó életét is elveszíti, kiesik, és felfedi a szerepét. A seriff oldala nyer, ha minden bandita és renegát kiesett, a banditák, ha a seriff; egy renegátnak utolsóként kell talpon maradnia.
dice-ui-heading-three = Három játékos
dice-ui-rules-three = Egy seriffhelyettes, aki kezd, egy bandita és egy renegát, mind ismert. A helyettes a renegátra, a renegát a banditára, a bandita a helyettesre vadászik. Aki maga ejti ki a célpontját, nyer; különben az utolsó talpon maradó.
dice-ui-arrows-of = { $n } nyíl
dice-ui-die-number = { $n }. kocka
dice-ui-hits-coming = { $n } találat jön
dice-ui-beers-coming = { $n } sör jön

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Ha lövés vagy a Gatling miatt veszítenél életet, életenként egy nyilat vehetsz el helyette, de az utolsót soha.
figure-black-jack = Black Jack
    .rule = A dinamitot is újradobhatod, amíg háromnál kevesebb van.
figure-calamity-janet = Calamity Janet
    .rule = Az 1-est használhatod 2-esként, a 2-est 1-esként.
figure-el-gringo = El Gringo
    .rule = Aki lövéssel vagy a Gatlinggel életet vesz el tőled, elvesz egy nyilat.
figure-jesse-jones = Jesse Jones
    .rule = Amíg legfeljebb négy életed van, minden sör, amit te iszol meg, 2 életet ad.
figure-jourdonnais = Jourdonnais
    .rule = Az indiánok támadása soha nem kerül többe 1 életednél.
figure-kit-carlson = Kit Carlson
    .rule = Minden dobott Gatlingért visszatehetsz egy nyilat bárkitől, magadtól is.
figure-lucky-duke = Lucky Duke
    .rule = Eggyel többször dobhatsz: összesen négyszer.
figure-paul-regret = Paul Regret
    .rule = A Gatling miatt soha nem veszítesz életet.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Minden elvesztett életedért visszatehetsz egyet a nyilaidból.
figure-rose-doolan = Rose Doolan
    .rule = A lövéseid eggyel messzebbre is találnak.
figure-sid-ketchum = Sid Ketchum
    .rule = A köröd elején valaki, akit választasz, 1 életet kap. Lehetsz te is.
figure-slab-the-killer = Slab the Killer
    .rule = A körödben egyszer elkölthetsz egy sört, hogy egy lövésed kettőnek számítson.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Ha a végső kockáidon nincs lövés, a köröd végén 2 életet kapsz.
figure-vulture-sam = Vulture Sam
    .rule = Valahányszor valaki más kiesik, 2 életet kapsz.
figure-willy-the-kid = Willy the Kid
    .rule = Neked két Gatling is elég a tüzeléshez.
figure-apache-kid = Apache Kid
    .rule = Egy dobott nyílért elveheted valakitől a törzsfőnök nyilát.
figure-bill-noface = Bill Noface
    .rule = Csak az utolsó dobásod kockáiért veszel el nyilat.
figure-doc-holyday = Doc Holyday
    .rule = Ha egy körben három vagy több lövést használsz, 2 életet is kapsz.
figure-elena-fuente = Elena Fuente
    .rule = Minden nyilas dobásod után egy nyilat odaadhatsz valaki másnak.
figure-jose-delgado = José Delgado
    .rule = A Nagyszájút hatodik kockaként is dobhatod.
figure-molly-stark = Molly Stark
    .rule = Amikor más életet veszít, elveszítheted helyette te, de legfeljebb annyit, amennyid van.
figure-tequila-joe = Tequila Joe
    .rule = A Gyávát hatodik kockaként is dobhatod.
figure-vera-custer = Vera Custer
    .rule = A lövések összesen 1-gyel kevesebb életedbe kerülnek.

## Special roles

power-the-bear = A medve
    .rule = 2 helyett 3 plusz élettel kezdesz.
power-the-good = A jó
    .rule = A köröd elején: te leszel a seriff, a seriff pedig helyettes. Az életetek megmarad, de a plusz élet egyikőtöknek sem jár.
power-the-doctor = A doktor
    .rule = Bármelyik dobás után: fordíts egy kockát más oldalra. A régi nem számít.
power-the-judge = A bíró
    .rule = Ha valaki más különleges szerepet mutat: annak ereje hatástalan, és el is fogyott.
power-the-gambler = A szerencsejátékos
    .rule = Valaki más utolsó dobása után: minden kockáját újra kell dobnia, a dinamitot is, és az számít.
power-the-bad = A rossz
    .rule = Ha valaki más életet kapna: nem kapja meg, és a sörök elvesznek.
power-the-ugly = A csúf
    .rule = A köröd elején: két játékos nyilat cserél. Az egyik te is lehetsz.
power-right-hand = Az ördög jobb keze
    .rule = A köröd végén: azonnal újra te jössz.
power-left-hand = Az ördög bal keze
    .rule = Ha bárki kiesne, akár te: 2 élettel játékban marad, és minden nyilát visszateheti.

## Faces of the dice

face-arrow = nyíl
    .rule = Minden dobás után azonnal vegyél el egy nyilat. Ha az utolsó is elfogy, támadnak az indiánok: mindenki nyilanként 1 életet veszít.
    .short = nyíl
face-broken-arrow = törött nyíl
    .rule = Valahányszor kidobod, valaki, akit választasz, visszatesz egy nyilat, de a törzsfőnökét nem. Újradobható.
    .short = törött
face-bullet = golyó
    .rule = Valahányszor kidobod, azonnal 1 életet veszítesz. Újradobható.
    .short = golyó
face-dynamite = dinamit
    .rule = Nem dobható újra. Ha három van, nem dobhatsz többet, és azonnal 1 életet veszítesz.
    .short = dinamit
face-bullseye-1 = 1-es lövés
    .rule = Az egyik szomszédod 1 életet veszít.
    .short = lövés
face-double-bullseye-1 = dupla 1-es lövés
    .rule = Két 1-es lövésnek számít.
    .short = 2 lövés
face-bullseye-2 = 2-es lövés
    .rule = Valaki két hellyel odébb 1 életet veszít. Ha legfeljebb hárman vagytok, a szomszédot éri.
    .short = lövés
face-double-bullseye-2 = dupla 2-es lövés
    .rule = Két 2-es lövésnek számít.
    .short = 2 lövés
face-beer = sör
    .rule = Valaki, akit választasz, 1 életet kap, de soha többet, mint amennyivel kezdett.
    .short = sör
face-double-beer = dupla sör
    .rule = Két sörnek számít.
    .short = 2 sör
face-gatling = Gatling
    .rule = Ha három van, a Gatling tüzel, körönként egyszer: mindenki más 1 életet veszít, te pedig visszateszed minden nyiladat.
    .short = Gatling
face-double-gatling = dupla Gatling
    .rule = Két Gatlingnek számít.
    .short = 2 Gatling

## Dice

die-base = Alapkockák
die-loudmouth = Nagyszájú
die-coward = Gyáva

## Modules of Old Saloon

module-saloon-dice = Szalonkockák
    .about = Az első dobás előtt egy alapkockát kicserélhetsz a Nagyszájúra vagy a Gyávára.
module-chiefs-arrow = Törzsfőnök nyila
    .about = Az indiánok támadásakor két nyílnak számít; de ha a gazdájánál több nyíl van, mint bárki másnál, ő nem veszít semmit.
module-special-roles = Különleges szerepek
    .about = Minden szerepnek van egy ereje, amely felfedve egyszer használható.
module-mixed-roles = Kevert szerepek
    .about = A sima és a különleges szerepek összekeverve: senki sem tudja, hány van játékban.
module-characters = Karakterek
    .about = További 8 karakter.
module-ghost = Szellem
    .about = Az első kieső szellemként marad, két kockával dob, és olyan jelzőt ad valakinek, amely rögzíti egy kockáját.

## A kockajáték mondatai

dice-faces = { $n ->
        [1] { $face }
       *[other] { $n } × { $face }
    }
# Tárgyesetben.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [1] egy nyilat
           *[other] { $arrows } nyilat
        }
       *[other] { $arrows ->
            [0] a törzsfőnök nyilát
            [1] egy nyilat és a törzsfőnök nyilát
           *[other] { $arrows } nyilat és a törzsfőnök nyilát
        }
    }
dice-log-rolled = { $seat } dobott: { $faces }.
    .you = Dobtál: { $faces }.
dice-log-turned = { $seat } elfordít egy kockát: { $face }.
    .you = Elfordítasz egy kockát: { $face }.
dice-log-stopped = { $seat } megáll.
    .you = Megállsz.
dice-log-took = { $seat } elvesz { dice-arrows }.
    .you = Elveszel { dice-arrows }.
dice-log-took-from = { $seat } elvesz { SUFFIX($target, "tol") } { dice-arrows }.
    .you = Elveszel { SUFFIX($target, "tol") } { dice-arrows }.
    .at-you = { $seat } elvesz tőled { dice-arrows }.
dice-log-put-back = { $seat } visszatesz { dice-arrows }.
    .you = Visszateszel { dice-arrows }.
dice-log-put-back-of = { $seat } visszatesz { SUFFIX($target, "tol") } { dice-arrows }.
    .you = Visszateszel { SUFFIX($target, "tol") } { dice-arrows }.
    .at-you = { $seat } visszatesz tőled { dice-arrows }.
dice-log-swapped = Nyílcsere: { $seat } és { $target }.
    .you = Nyílcsere: te és { $target }.
    .at-you = Nyílcsere: { $seat } és te.
dice-log-indians = Elfogyott az utolsó nyíl: támadnak az indiánok!
dice-log-chief-spared = { $seat } kezében van a legtöbb nyíl és a törzsfőnöké is: semmi sem vész el.
    .you = Nálad van a legtöbb nyíl és a törzsfőnöké is: semmi sem vész el.
dice-log-exploded = Három dinamit robban fel { $target } előtt.
    .at-you = Három dinamit robban fel előtted.
dice-log-aimed = { $seat } lő { SUFFIX($target, "ra") }.
    .you = Lősz { SUFFIX($target, "ra") }.
    .at-you = { $seat } lő rád.
dice-log-aimed-several = { $seat } lő { SUFFIX($target, "ra") }, { $n } találat.
    .you = Lősz { SUFFIX($target, "ra") }, { $n } találat.
    .at-you = { $seat } lő rád, { $n } találat.
dice-beers = { $n ->
        [1] egy sört
       *[other] { $n } sört
    }
dice-log-beers = { $seat } ad { SUFFIX($target, "nak") } { dice-beers }.
    .you = Adsz { SUFFIX($target, "nak") } { dice-beers }.
    .at-you = { $seat } ad neked { dice-beers }.
    .self = { $seat } megiszik { dice-beers }.
    .you-self = Megiszol { dice-beers }.
dice-log-gatling = { $seat } tüzel a Gatlinggel!
    .you = Tüzelsz a Gatlinggel!
dice-log-used = { $seat } képessége: { $source }.
    .you = A képességed: { $source }.
dice-log-used-on = { $seat } képessége: { $source }. Kiválasztva: { $target }.
    .you = A képességed: { $source }. Kiválasztva: { $target }.
    .at-you = { $seat } képessége: { $source }. Kiválasztva: te.
    .self = { $seat } képessége: { $source }. Önmagát választja.
    .you-self = A képességed: { $source }. Magadat választod.
dice-log-lost-gatling = { $seat } { $n } életet veszít a Gatling miatt.
    .you = { $n } életet veszítesz a Gatling miatt.
dice-log-lost-indians = { $seat } { $n } életet veszít az indiánok miatt.
    .you = { $n } életet veszítesz az indiánok miatt.
dice-log-lost-dynamite = { $seat } { $n } életet veszít a dinamit miatt.
    .you = { $n } életet veszítesz a dinamit miatt.
dice-log-lost-bullet = { $seat } { $n } életet veszít egy golyó miatt.
    .you = { $n } életet veszítesz egy golyó miatt.
dice-log-gain-denied = { $seat } nem nyer vissza semmit.
    .you = Nem nyersz vissza semmit.
dice-log-loss-taken = { $seat } { $n } életet veszít { $target } helyett.
    .you = { $n } életet veszítesz { $target } helyett.
    .at-you = { $seat } { $n } életet veszít helyetted.
dice-log-spared = { $seat } { $n } élettel kevesebbet veszít.
    .you = { $n } élettel kevesebbet veszítesz.
dice-log-spared-by = { $source }: { $seat } { $n } élettel kevesebbet veszít.
    .you = { $source }: { $n } élettel kevesebbet veszítesz.
dice-log-role = { $seat } szerepe: { FORM($role, "within") }.
    .you = A szereped: { FORM($role, "within") }.
dice-log-role-power = { $seat } szerepe: { FORM($role, "within") }, { $power }.
    .you = A szereped: { FORM($role, "within") }, { $power }.
dice-log-power-used = { $seat } bevetette a szerepét: { $power }.
    .you = Bevetetted a szereped: { $power }.
dice-log-power-cancelled = { $power }: hatástalan.
dice-log-sheriff-changed = { $seat } lett az új seriff; helyettes: { $target }.
    .you = Te vagy az új seriff; helyettes: { $target }.
    .at-you = { $seat } lett az új seriff; helyettes: te.
dice-log-extra-turn = { $seat } újra jön.
    .you = Újra te jössz.
dice-log-ghost = { $seat } szellemként marad.
    .you = Szellemként maradsz.
dice-log-ghost-side = { $seat } szellemként marad. Ezen az oldalon: { $team }.
    .you = Szellemként maradsz. Ezen az oldalon: { $team }.
dice-log-marked = { $seat } szellemjelzőt kap: { $face }.
    .you = Szellemjelzőt kapsz: { $face }.
dice-log-marked-double = { $seat } szellemjelzőt kap: { $face }, két kockára.
    .you = Szellemjelzőt kapsz: { $face }, két kockára.

## Kérdések

dice-ask-dice = Te jössz. Válaszd ki a kockáidat.
dice-ask-ghost-roll = Te vagy a szellem. Dobj a két kockáddal.
dice-ask-first-roll = Te jössz. Dobj.
dice-ask-roll = Koppints arra, amit megtartasz, a többit dobd újra, vagy állj meg. Még { $left } dobás.
dice-ask-shoot = { $left ->
        [1] { $reach }-es lövés: kire lősz?
       *[other] { $reach }-es lövés: kire lősz? Még { $left }.
    }
dice-ask-heal = { $left ->
        [1] Sör: ki nyer vissza 1 életet?
       *[other] Sör: ki nyer vissza 1 életet? Még { $left }.
    }
dice-ask-heal-by = { $source }: ki nyer vissza 1 életet?
dice-ask-elena = { $source }: ki vegye el helyetted az első nyilat?
dice-ask-swap = { $source }: kinek a nyilai cserélnek gazdát?
dice-ask-arrow = { $left ->
        [1] Melyik nyilat veszed el?
       *[other] Melyik nyilat veszed el? Még { $left }.
    }
dice-ask-dodge = { $left } életet veszítesz. Elveszel egy nyilat 1 élet helyett?
dice-ask-broken-arrow = { $left ->
        [1] Törött nyíl: kinek a nyila kerül vissza?
       *[other] Törött nyíl: kinek a nyila kerül vissza? Még { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: visszateszel egy nyilat?
       *[other] { $source }: visszateszel egy nyilat? Még { $left }.
    }
dice-ask-return-all = Megmenekültél. Visszateszed minden nyiladat?
dice-ask-take-loss = { $target } { $n } életet veszít. Elveszíted helyette?
dice-ask-role = { $attack } Felfeded a szerepedet, és használod a képességét?
dice-when-turn-start = Kezdődik a köröd.
dice-when-turn-end = Véget ér a köröd.
dice-when-rolled = { $seat } dobott.
    .you = Dobtál.
dice-when-last-roll = { $seat } nem dob többet.
    .you = Nem dobsz többet.
dice-when-revealed = { $seat } felfedte a szerepét: { $power }.
    .you = Felfedted a szereped: { $power }.
dice-when-gain = { $seat } mindjárt visszanyer { $n } életet.
    .you = Mindjárt visszanyersz { $n } életet.
dice-when-death = { $seat } mindjárt kiesik.
    .you = Mindjárt kiesel.
dice-ask-turn = { $source }: koppints egy kockára, és válaszd ki az új oldalát.
dice-ask-give = Szellem: add valakinek az egyik kockád jelzőjét.
dice-wait-dice = { SUFFIX($seat, "ra") } várunk: kockát választ.
dice-wait-roll = { SUFFIX($seat, "ra") } várunk: dob.
dice-wait-shoot = { SUFFIX($seat, "ra") } várunk: céloz.
dice-wait-heal = { SUFFIX($seat, "ra") } várunk: életet oszt.
dice-wait-seat = { SUFFIX($seat, "ra") } várunk: választ valakit.
dice-wait-arrow = { SUFFIX($seat, "ra") } várunk: elvesz egy nyilat.
dice-wait-fire = { SUFFIX($seat, "ra") } várunk: tűzvonalban van.
dice-wait-return = { SUFFIX($seat, "ra") } várunk: nyilat tesz vissza.
dice-wait-role = { SUFFIX($seat, "ra") } várunk: talán különleges szerepe van.
dice-wait-turn = { SUFFIX($seat, "ra") } várunk: elfordít egy kockát.
dice-wait-give = { SUFFIX($seat, "ra") } várunk: jelzőt ad valakinek.

## Gombok

dice-do-base = Csak alapkockák
dice-do-die = { $die }
dice-do-roll = Dobok
dice-do-roll-some = { $n } kockát újradobok
dice-do-stop = Megállok
dice-do-shoot = Lövök { SUFFIX($target, "ra") }
    .self = Lövök magamra
dice-do-shoot-twice = Dupla lövés { SUFFIX($target, "ra") }
    .self = Dupla lövés magamra
dice-do-seat = { $target }
    .self = Én magam
dice-do-take = Elveszek egy nyilat
dice-do-take-chief = A törzsfőnök nyila
dice-do-take-from = A törzsfőnök nyila { SUFFIX($target, "tol") }
    .self = A törzsfőnök nyila tőlem
dice-do-return = Nyíl vissza
dice-do-return-chief = A törzsfőnök nyila vissza
dice-do-return-all = Mind vissza
dice-do-take-loss = Elveszítem helyette
dice-do-power = Használom: { $power }
dice-do-show-role = Felfedem a szerepem
dice-do-turn = { $face }
dice-do-give = { $face } { SUFFIX($target, "nak") }
    .self = { $face } magamnak
dice-do-lose = Életet veszítek
dice-do-pass = Passz
dice-do-no = Nem

## Miért nem lehet valamit

dice-no-must-choose = Választanod kell.
dice-no-such-die = Nincs ilyen kocka.
dice-no-first-roll = Az első dobás minden kockával történik.
dice-no-dice-left = Nincs mit újradobni. Állj meg.
dice-no-locked = A dinamit a helyén marad.
dice-no-that-face = A kocka nem fordítható erre: { $face }.
dice-no-shown = Egy kockán sincs: { $face }.
dice-no-that-die = { $die }: most nem választható.
dice-no-yourself = Magadat nem.
dice-no-reach = { $target } távolsága { $distance }, ez a lövés { $reach } távolságra talál.
dice-no-double = Most nem duplázhatsz lövést.
dice-no-such-arrow = Ezt a nyilat nem veheted el.
dice-no-arrow-there = { SUFFIX($target, "nak") } nincs visszatehető nyila.
    .at-you = Neked nincs visszatehető nyilad.
dice-no-power = A szereped most nem használható.
dice-no-that-player = { $source }: válassz valaki mást.
