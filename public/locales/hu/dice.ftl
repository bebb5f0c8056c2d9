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
dice-ui-power-used = ereje elfogyott
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
dice-ui-heading-end = A vége
dice-ui-rules-end = Aki az utolsó életét is elveszíti, kiesik, és felfedi a szerepét. A seriff oldala nyer, ha minden bandita és renegát kiesett, a banditák, ha a seriff; egy renegátnak utolsóként kell talpon maradnia.
dice-ui-heading-three = Három játékos
dice-ui-rules-three = Egy seriffhelyettes, aki kezd, egy bandita és egy renegát, mind ismert. A helyettes a renegátra, a renegát a banditára, a bandita a helyettesre vadászik. Aki maga ejti ki a célpontját, nyer; különben az utolsó talpon maradó.
dice-ui-arrows-of = { $n } nyíl
dice-ui-die-number = { $n }. kocka
dice-ui-hits-coming = { $n } találat jön
dice-ui-beers-coming = { $n } sör jön

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Ha lövés vagy a Gatling miatt veszítenél életet, életpontonként egy nyilat vehetsz el helyette, de az utolsót soha.
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
    .rule = Ha valaki más életet veszít, elveszítheted helyette te, de legfeljebb annyit, amennyid van.
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
    .rule = Minden dobás után azonnal végy el egy nyilat. Ha az utolsó is elfogy, támadnak az indiánok: mindenki nyilanként 1 életet veszít.
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
