### same as English: ui-bot ui-colt ui-theme-auto

## Everywhere.

ui-title = Standoff
ui-tagline = Vadnyugat kártyával és kockával, botok ellen, vagy körben egy készüléken.
ui-fan-project = Nem hivatalos rajongói munka. A BANG! a kiadójáé; itt semmi sem tőle származik.
ui-ok = OK
ui-cancel = Mégse
ui-close = Bezárás
ui-back = Vissza
ui-yes = Igen
ui-no = Nem
ui-on = Be
ui-off = Ki
ui-you = Te
ui-loading = Nyergelünk
ui-menu = Menü

## Start.

ui-continue-game = Folytatás
ui-new-game = Új játék
ui-same-again = Ugyanígy újra
ui-watch-bots = Botok nézése
ui-rules = Szabályok
ui-settings = Beállítások
ui-save-set-aside = Félretettük, a Partik között megtalálod; kezdhetsz új játékot.
ui-remove = Törlés
ui-discard-game-question = Egy játék még tart. Feladod egy újért?
ui-new-version = Új változat érhető el.
ui-reload = Újratöltés

## New game.

ui-players = Játékosok
ui-player-count = { $n } játékos
ui-name = Név
ui-seat-name = { $n }. játékos
ui-person = Ember
ui-bot = Bot
ui-bot-names = 
    Aranka
    Bandi
    Cili
    Döme
    Etel
    Frici
    Gida
    Huba
ui-sets = Készletek
ui-expansions = Kiegészítők
ui-event-mix = Két eseménypakli
ui-event-length = Eseménylapok paklinként
ui-event-length-all = Mind
ui-event-length-short = Rövid: { $n }
ui-event-length-about = A rövid pakliban hamarabb jön az utolsó lap.
ui-preset = Szabályok forrása
ui-table-rules = Asztali szabályok
ui-options = Lehetőségek
ui-free-undo = Szabad visszavonás
ui-free-undo-about = Rejtett dolgok meglátása után is visszaléphetsz. A játék ezt jelzi.
ui-default-option = szokásos
ui-source = Forrás
ui-ruling = { $n }. döntés
ui-deal = Osztás
ui-reset = Alaphelyzet

## The table.

ui-deck = Húzópakli
ui-discard-pile = Dobópakli
ui-hand = Kéz
ui-in-play = Asztalon
ui-life = Élet
ui-role = Szerep
ui-character = Karakter
ui-distance = Távolság
ui-weapon = Fegyver
ui-colt = Colt .45
ui-eliminated = Kiesett
ui-end-turn = Kör vége
ui-undo = Visszavonás
ui-undone = Visszavonva.
ui-log = Napló
ui-pause = Szünet
ui-resume = Folytatás
ui-skip = Ugrás
ui-choose-target = Válaszd ki, kit.
ui-choose-card = Válassz egy lapot.
ui-choose-two-cards = Válassz két eldobandó lapot.
ui-random-hand-card = Találomra kézből
ui-ready = Bevethető
ui-not-ready = A következő kör előtt nem vethető be
ui-has-ability-of = { $name } képességével
ui-events = Eseménylapok
ui-event-coming = Utána
ui-event-none = Még nincs esemény
ui-event-last = A végéig marad
ui-events-left = még { $n } lap
ui-event-by = Felfordítja: { $who }
ui-misses-turn = A következő köréből kimarad
ui-jailed-for-life = Életfogytiglan börtönben
ui-cannot-heal = Nem gyógyulhat
ui-open-hand = Nyíltan tartja a lapjait
ui-gag-reminder = Senki sem szólalhat meg!
ui-somebody-spoke = Valaki megszólalt
ui-who-spoke = Ki szólalt meg, és veszít 1 életet?
ui-ghost = Szellem
ui-spare-character = Még egy karakter képpel lefelé
ui-ability-off = A képesség nem hat
ui-card-off = Nem hat
ui-only-suit = Csak { $suit }
ui-must-play = Ki kell játszani
ui-choose-first-bang = Válassz egy BANG! lapot
ui-choose-two-bangs = Válassz két BANG! lapot
ui-choose-card-of-others = Válassz egy más előtt fekvő lapot
ui-target = Célpont
ui-show-hand = Lapok mutatása
ui-end-turn-question = Még kijátszhatsz lapokat. Befejezed a kört?
ui-leave-table = Felállok az asztaltól
ui-leave-table-question = A játékot elmentettük; később folytathatod.
ui-thinking = { $name } gondolkodik.
ui-cards-in-hand = { $n } lap kézben
ui-cards-in-deck = { $n } lap a pakliban
ui-life-of = { $life }/{ $most } élet
ui-at-distance = { $n } távolságra
ui-reach = hatótáv: { $n }
ui-turn-number = { $n }. kör

## The curtain between two persons.

ui-pass-to = Add oda a készüléket { SUFFIX($name, "nak") }.
ui-curtain-about = Más most ne nézzen ide.
ui-take-over = Én vagyok { $name }

## The end.

ui-game-over = Vége a játéknak
ui-you-won = Győztél!
ui-you-lost = Vesztettél.
ui-winners = Győztesek
ui-result = Eredmény
ui-rematch = Visszavágó
ui-keep-characters = A túlélők karaktere marad
ui-keep-characters-about = Aki még él, ugyanazzal a karakterrel játssza a következő játékot.
ui-rotate-sheriff = A seriffcsillag továbbmegy
ui-rotate-sheriff-about = A következő seriff a bal oldali szomszéd; különben sorsolunk.
ui-rotate-deputy = A kezdés továbbmegy
ui-rotate-deputy-about = A bal oldali szomszéd lesz a seriffhelyettes, és ő kezd; különben sorsolunk.

## Settings.

ui-language = Nyelv
ui-language-not-loaded = Ezt a nyelvet nem sikerült betölteni. Próbáld újra, amikor van internet.
ui-language-files = A Standoff fordítása
ui-language-files-about = Válassz nyelvi fájlokat (.ftl) a készülékedről: itt azonnal látod őket, az újratöltésig.
ui-language-files-choose = Fájlok kiválasztása
ui-language-files-unread = Ezek a fájlok túl nagyok ahhoz, hogy nyelvi fájlok legyenek.
ui-language-files-read = { $n } szöveg beolvasva, { $low } hibás.
ui-theme = Téma
ui-theme-auto = Auto
ui-theme-light = Világos
ui-theme-dark = Sötét
ui-theme-high-contrast = Kontrasztos
ui-speed = Sebesség
ui-speed-instant = Azonnali
ui-auto-pass = Passzolj helyettem
ui-auto-pass-about = Ha nincs mivel válaszolnom, egy pillanat múlva magától passzol.
ui-sound = Hang
ui-confirm-end = Kérdezzen rá a kör végére
ui-confirm-end-about = Csak ha még ki lehetne játszani lapot.
ui-four-colours = Négyszínű jelek
ui-left-handed = Balkezes
ui-reduced-motion = Kevesebb mozgás
ui-reset-settings = Beállítások visszaállítása
ui-text-size = Betűméret
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## About.

ui-about = Névjegy
ui-credits = Köszönet
ui-credit-icons = Képek: game-icons.net, Lorc, Delapouite és társaik, CC BY 3.0; a többi ehhez az oldalhoz készült.
ui-credit-font = Betű: Rye, Nicole Fally, SIL Open Font License.
ui-credit-code = Kód: MIT vagy Apache 2.0. Rust, Leptos és WebAssembly felhasználásával készült.
ui-keys = Billentyűk
ui-keys-about = Tabbal és Enterrel minden elérhető. Az 1–9 a kezed egy lapjára koppint, az E a fő gombot nyomja meg, az I nagyítja a fókuszban lévő lapot, az L a naplót nyitja, az Escape elvet.

## Rules.

ui-rules-intro = Mindenkinek van egy szerepe, de csak a seriffé ismert. Figyeld, ki kire lő, jöjj rá, kik a barátaid, és légy azok között, akik talpon maradnak.
ui-rules-turn = Először húzz két lapot. Aztán játssz ki, amennyit akarsz, de csak egy BANG! lapot. Sosem lehet előtted két azonos nevű lap; az új fegyver a régi helyére lép. A végén annyi lapod maradhat, ahány életed van; a többit dobd el. Utána a bal szomszédod jön.
ui-rules-distance = Számold a székeket a rövidebb irányban, a kiesettek nélkül; a szomszédaid 1 távolságra ülnek. A fegyvered mondja meg, meddig lősz; a mindenkinél ott lévő Colt .45 csak 1-ig ér.
ui-rules-dying = Ha az utolsó életedet is elveszíted, és nem ment meg Sör, kiesel, és megmutatod a szerepedet. Aki banditát ejt ki, három lapot húz. A seriff, ha helyettest ejt ki, minden lapját eldobja. Senkinek sem lehet több élete, mint kezdéskor.
ui-rules-check = Felcsapás: fordítsd fel a pakli legfelső lapját. A színe, néha az értéke is dönt; utána a dobópakliba kerül. Lövés minden, amit egy Elvétve! megállíthat: a BANG!, a Gatling és az a lap, amelyik így mondja.
ui-rules-green = A zöld lap letételkor még semmit sem tesz. Egy későbbi körödben egyszer bevetheted; ami lövést állít meg, már a következő játékos körétől véd. Addig mások elvehetik.
ui-rules-three = Seriffhelyettes, aki kezd, bandita és renegát, mind nyíltan. A helyettes a renegátra, a renegát a banditára, a bandita a helyettesre vadászik. Aki kiejti a célpontját, nyer; ha más ejti ki, az utolsó talpon maradó. Aki bárkit kiejt, három lapot húz.
ui-rules-events = A High Noon és az A Fistful of Cards eseménylapokat hoz. A seriff második körétől minden köre előtt felfordul egy, és mindenkire érvényes, amíg a következő el nem takarja; az érkezőt mindenki látja. A pakli utolsó lapja marad. A Wild West Show lapja Postakocsira vagy Wells Fargóra fordul fel, az Eldoradóé két körönként vagy ász után.
ui-heading-turn = A köröd
ui-heading-distance = Távolság
ui-heading-dying = Kiesés
ui-heading-check = Felcsapás
ui-heading-green = Zöld lapok
ui-heading-three = Hárman
ui-heading-events = Eseménylapok
ui-rulings = Döntések
ui-cards = Lapok
ui-characters = Karakterek
ui-roles = Szerepek
ui-search = Keresés
ui-nothing-found = Nincs találat.
ui-copies = { $n } példány
ui-border-brown = Hat, aztán eldobod
ui-border-blue = Az asztalon marad
ui-border-green = Előbb leteszed, és egy későbbi körben egyszer beveted

## Several tabs, storage.

ui-other-tab = Ez a játék egy másik fülön folytatódik.
ui-other-tab-about = Amit itt teszel, nem mentődik el.
ui-play-here = Folytatás itt

## Finished games, replays, files and links

games-title = Partik
games-empty = Még nincs befejezett játék. Az első itt fog megjelenni.
games-stored = { $size } foglalt ezen a készüléken.
games-stored-rule = Az utolsó 200 eredmény és a legújabb 40 játék lépései maradnak meg; a legrégebbi megy el először, a megtartott utoljára.
games-damaged = { $n } játék nem olvasható.
games-remove-damaged = Sérült játékok törlése
games-turns = { $n } kör
games-steps = { $n } lépés
games-free-undo = szabad visszavonással játszva
games-imported = importált
games-result-only = Csak az eredmény maradt meg; a lépések helyet adtak az újabb játékoknak.
games-replay = Visszanézés
games-keep = Megtartás
games-kept = Megtartva
games-export = Megosztás, mentés
games-delete = Törlés
games-delete-question = A játék végleg eltűnik, az eredmény és a lépések is.
games-unreadable = Ennek a játéknak a lépései már nem olvashatók.
games-import = Játék importálása
games-import-about = Egy innen mentett fájl, vagy egy link, amit valaki küldött.
games-choose-file = Fájl választása
games-paste = Link vagy szöveg
games-open = Megnyitás
games-moments = A játék pillanatai
games-first = Az elejére
games-step-back = Egy lépést vissza
games-play = Lejátszás
games-pause = Megállítás
games-step-forward = Egy lépést előre
games-last = A végére
games-step-of = { $step }. lépés, összesen { $last }
games-eyes = Akinek a szemével
games-everybody = Minden nyíltan
games-close = Visszanézés bezárása
games-to-present = Vissza a játékhoz
games-show-moment = Koppints egy sorra, hogy lásd azt a pillanatot.
games-share-about = Akié a játék, az minden lapot és szerepet nyíltan láthat benne.
games-share-going = A játék onnan folytatható, ahol mentetted. Minden rejtett lap benne van.
games-share-hidden = Egy játékban minden rejtett lap és szerep benne van. Amíg többen játsztok, csak a végén lehet megosztani.
games-as-file = Mentés fájlba
games-as-link = Küldés linkként
games-link = A játék linkje
games-copied = A link a vágólapon van.
games-not-copied = Nem sikerült másolni. Jelöld ki a linket, és másold ki kézzel.
games-too-long = Ez a játék túl hosszú egy linkhez. Mentsd fájlba.
games-arrived = Egy játék neked
games-reading = A játék ellenőrzése folyik.
games-going = Ez a játék még nem ért véget.
games-go-on = Továbbjátszom
games-go-on-question = A folyamatban lévő játékod helyére kerül. Azt feladod?
games-add = A játékaim közé
games-added = Már a játékaid között van.
games-to-games = A játékaimhoz
games-too-large = Ez túl nagy ahhoz, hogy Standoff-játék legyen.
games-no-game = Ez nem Standoff-játék.
games-other-format = Az oldal másik változata írta. Töltsd újra az oldalt, és próbáld meg újra.
games-other-rules = A szabályok { $found }. változata szerint játszották; ez az oldal a { $own }. szerint játszik.
games-broken = Sérült: csonka vagy megváltoztatták. Nálad semmi sem változott.
games-rules-go-on = Közben javítottunk a szabályokon (korábbi változat: { $found }, mostani: { $own }). A játékod onnan folytatódik, ahol tartott.
games-rules-played-again = Ez a játék a szabályok { $found }. változata szerint kezdődött. Újra végigjátszottuk a { $own }. szerint.
games-watch-only = A szabályok { $found }. változata szerint játszották; ez az oldal a { $own }. szerint játszik. Megnézhető és megosztható, de nem elemezhető, és egy pillanatából nem játszható tovább.
games-diverged = Ezt a játékot a szabályok { $found }. változata szerint játszották, amikor még csak a lépéseket őriztük meg. A { $own }. szerint máshová vezetnek, ezért nem játszható vissza. Az eredmény és a lépések itt maradnak; fájlba mentheted őket.
games-record-kept = A lépések úgy vannak mentve, ahogy leírtuk őket, egy olyan oldalnak, amely azok szerint a szabályok szerint játszik.
games-link-bound = Ez hosszú játék: a link addig érvényes, amíg a szabályok nem változnak. Ha végleg meg akarod tartani, mentsd fájlba.
games-aside = Félretéve
games-aside-about = Ezeket a mentéseket nem lehetett megnyitni. Úgy maradnak, ahogy leírtuk őket; egy újabb oldal talán megnyitja.

## Statistics

figures-title = Statisztika

## Nothing to show.

figures-empty = Még nincs befejezett játék
figures-empty-about = Játssz végig egy játékot, és itt látod majd, mire jutottál: melyik szereppel, melyik karakterrel és ki ellen.
figures-no-match = Ehhez a választáshoz nincs befejezett játék.
figures-no-person = Ezeket a játékokat eddig csak botok játszották. Ülj le te is az asztalhoz, és itt lesznek a saját számaid.

## What is counted.

figures-which = Beszámított játékok
figures-all-games = Mindkettő
figures-persons-only = Csak emberekkel
figures-persons-only-about = Kihagyja, amit a botok egymás közt játszottak.

## In short.

figures-games = Játék
figures-won = Győzelem
figures-survived = Túlélés
figures-streak = Győzelmi sorozat
figures-best = csúcs: { $n }
figures-length = Átlagos hossz
figures-turns = { $n } kör
figures-longest = leghosszabb: { $n }
figures-percent = { $n }%
figures-of = { $won } / { $of }

## Between two percentages.

figures-likely = valószínűleg { $low }% és { $high }% között
figures-draws = { $n } játéknak nem volt győztese.
figures-free-undo = { $n } játékban szabadon lehetett visszavonni.

## Charts.

figures-by-role = Szerep szerint
figures-by-character = Karakter szerint
figures-by-players = A játékosok száma szerint
figures-by-level = Botok ellen
figures-by-level-about = Ha többféle bot ült az asztalnál, a játék mindegyiknél számít.
figures-bots = Maguk a botok
figures-share = Győzelmi arány
figures-read = A vonás a győzelmeid arányát mutatja. A sáv erős része biztos, a halvány lehet még szerencse, ameddig a véletlen eltolhatja: minél több a játék, annál rövidebb.
figures-show-all = Mutasd mind ({ $n })

## Counting anew.

figures-reset = Statisztika nullázása
figures-reset-question = Csak a mostantól játszott játékok számítsanak? A befejezett játékok megmaradnak a listájukban, és később újra beleszámíthatod őket.
figures-count-all = A korábbi játékok is számítsanak

## One game.

figures-course = Így zajlott a játék
figures-life = Életpontok körről körre
figures-life-about = Vonaldiagram minden játékos életeiről körönként. A számok az alatta lévő táblázatban vannak.
figures-start = Kezdet
figures-lost = Vesztett
figures-healed = Gyógyult
figures-end = Vége

## Eliminated in a turn.

figures-out = kiesett: { $turn }. kör
figures-alone = { $name } kiemelése
figures-shots = Ki kit talált el
figures-shots-about = Nagy szám: elvett élet. Kis szám célkereszttel: célzott lövés. Koponya: az utolsó.
figures-shooter = Kitől
figures-nobody = Senki
figures-total = Összeg
figures-taken = { $n } élet
figures-aimed = { $n } lövés
figures-eliminated = kiesett

## The rules to look up

## Suspicion.

manual-suspicion = A gyanúd
manual-suspicion-none = Nincs
manual-suspicion-about = Csak a te sejtésed: senki más nem látja. Eltűnik, amint a szerepet felfedik.

## What is enlarged.

manual-in-full = Bővebben a szabályokban
manual-at-this-table = Ennél az asztalnál
manual-your-table = a te asztalodnál
manual-changed-by = Asztali szabályok, amelyek módosítják
manual-concerns = Amit módosít

## The browser.

manual-kinds = Fajták
manual-search-for = Név, szabály vagy döntés (R55)
manual-found = { $n } találat
manual-show-all = Mutasd mindet
manual-rulings-about = Minden szám egy döntés ott, ahol a nyomtatott szabály nyitva hagy valamit. Koppints rá, és látod, mi mindenről szól.
manual-by-players = Hány van belőle, a játékosok száma szerint
manual-in-short = A szabályok röviden

## Settings, sound, motion, handing the device on

comfort-with-friends = Játék barátokkal
comfort-friend = Barát
comfort-card-size = Kártyaméret
comfort-left-handed-about = Bal oldalra teszi a fő gombokat.
comfort-curtain-hold = Átvétel nyomva tartással

## A speed: everything waits for a tap.

comfort-speed-step = Lépés

## The tap it waits for.

comfort-next-step = Tovább
comfort-sound-on = Hang: be
comfort-sound-off = Hang: ki

## Sharing the device.

comfort-curtain-hold-about = Véletlen koppintás ellen. Billentyűvel kétszer nyomd meg.
comfort-keep-holding = Tartsd nyomva
comfort-goes-on = Vissza hozzá: { $name }.
comfort-open-table = Vissza a nyílt asztalhoz
comfort-look-at-cards = { $name }: megnézem a lapjaimat
comfort-look-at-role = { $name }: megnézem a szerepemet
comfort-hide-role = Szerepem elrejtése
comfort-claim = { $card } kijátszása
comfort-then-asked = Utána: { $names }
comfort-covered = Az asztal le van takarva.
comfort-covered-about = Hogy senki se lássa a lapjaidat, amíg máshol vagy.
comfort-uncover = Felfedés

## Everything that is stored.

comfort-data = Az adataid
comfort-data-about = A beállítások, a folyó játék és minden befejezett játék egyetlen fájlban: biztonsági másolatnak vagy másik készülékre. A folyó játék minden rejtett lapja benne van.
comfort-save-all = Mentés fájlba
comfort-restore-all = Visszatöltés fájlból
comfort-restore-question = Minden, ami itt el van mentve, lecserélődik a fájl tartalmára. Mehet?
comfort-replace = Csere
comfort-no-backup = Ez nem teljes biztonsági másolat. Semmi sem változott.
comfort-later-backup = Ez a fájl egy újabb változatból való. Semmi sem változott.

## Bots that think ahead, hints, beliefs and reviews

bots-thinking = { $name } gondolkodik
bots-hurry = Siess
bots-mindless = A legendák ezen a készüléken nem tudnak előre gondolkodni, ezért marsallként játszanak.
bots-copy-report = Jelentés másolása
bots-report-copied = Kimásolva. A jelentésben nincsenek nevek.
bots-report-not-copied = A jelentést nem sikerült kimásolni.

## Settings.

bots-thinking-time = Legendák gondolkodási ideje
bots-quick = 0,4 mp
bots-full = 1,2 mp
bots-aids = Tanulási segédletek
bots-aids-about = Tipp, amikor te jössz, és minden játékos lapján az, hogy egy bot kinek nézné.

## New game.

bots-tempers = Egyéniségek
bots-tempers-about = Van óvatos bot, van vakmerő, és van haragtartó is.

## Hints.

bots-hint = Tipp
bots-hint-about = Győzelmi esély, ahogy egy legenda látná a helyedben.
bots-hint-asked = Gondolkodom
bots-hint-none = Most senki sem tud tanácsot adni.
bots-why-alone = Más szóba sem jöhet.
bots-why-clear = Az első { $n } ponttal jobb a következőnél.
bots-why-close = Nagyjából egyformán jók.
bots-hinted = tippekkel

## Beliefs.

bots-beliefs = Egy bot tippje
bots-beliefs-about = Abból, amit a te helyedről látni lehetett.

## Review.

bots-review = A lépéseim elemzése
bots-review-about = Egy legenda végignézi a játékot, és megjelöli a legtöbb győzelmi esélybe került lépéseket.
bots-review-at = { $n }. döntés, összesen { $of }
bots-review-none = Egyik lépés sem került többe, mint amennyi a véletlen is lehet.
bots-review-stop = Leállítás
bots-review-failed = Itt senki sem tud előre gondolkodni.
bots-better = Jobb lett volna: { $what }
bots-lost = −{ $n } pont
