## Friends on their own devices

friends-about = Mindenki a saját készülékén játszik. Az egyik a házigazdáé: ott fut a parti, szerver nem kell hozzá.
friends-name = A neved
friends-host = Asztalt nyitok
friends-host-about = Válassz játékot, aztán hívd meg a barátaidat.
friends-join = Csatlakozás
friends-join-about = Illeszd be a linket, amit kaptál, írd be egy szoba nevét, vagy olvasd be a képet.
friends-paste = Link, kód vagy szoba
friends-paste-answer = A barátod válasza
friends-enter = Beszállok
friends-take-in = Elfogadom
friends-scan = Beolvasás
friends-scan-about = Tartsd úgy a kamerát, hogy az egész kép látsszon.
friends-no-camera = A kamera nem használható.
friends-damaged = Ez nem az oldal kódja, vagy csak egy része.
friends-other = Ez egy másik meghíváshoz tartozik, vagy már felhasználták.
friends-failed = Nem jött létre kapcsolat. Próbáld meg egy új meghívással.
friends-no-wires = Ez nem sikerült. Nézd meg a linket, vagy töltsd újra az oldalt, és próbáld újra.
friends-back = Vissza az asztalhoz
friends-seat-kept = A széked megmarad. Kérj új meghívást a házigazdától.
friends-invited = Meghívtak
friends-invited-about = Egy asztalnál várnak rád. Mondd meg, ki vagy, és ülj le.
friends-invited-host = Az asztal, amelynek te vagy a házigazdája, bezárul.
friends-net-about = Nyilvános trackerek segítenek megtalálni egymást. A játékról csak egy semmitmondó számot tudnak meg.
friends-passed-on = A választ megkapta az a lap, amelyik vár rá. Ez bezárható.
friends-too-late = Ez elkésett, vagy már nem lehet.
friends-at-table = Az asztalnál
friends-hosts = házigazda
friends-here = barát
friends-open = Szabad szék
friends-open-about = ha nem jön senki, bot játszik
friends-away = most nincs itt
friends-ready = kész
friends-not-ready = még nem kész
friends-good = jó kapcsolat, { $ms } ms
friends-fair = közepes kapcsolat, { $ms } ms
friends-slow = lassú kapcsolat, { $ms } ms
friends-dismiss = { $name } elküldése
friends-sit = Ideülök
friends-stand = Felállok, és nézem
friends-watch = Nézők
friends-came = { $name } megjött.
friends-left = { $name } elment.
friends-played = Mit játszunk
friends-absent = Ha valaki nincs itt
friends-absent-bot = Bot játszik
friends-absent-wait = Várunk
friends-timer = Idő egy döntésre
friends-no-timer = Nincs
friends-seconds = { $n } mp
friends-invite = Meghívok valakit
friends-invite-about = Egy barátnak szól. Közös hálózaton internet nélkül is működik.
friends-making = Egy pillanat
friends-step-one = 1. Olvastasd be a barátoddal, vagy küldd el a linket.
friends-step-two = 2. A barátod választ kap a számodra: olvasd be, vagy illeszd be ide.
friends-picture = A link beolvasható képként
friends-link = Link
friends-send = Link küldése
friends-open-room = Szoba nyitása az interneten
friends-room = Szoba
friends-room-searching = Keressük a trackereket.
friends-room-open = Nyitva: a barátaid a nevével, a linkjével vagy a képével jutnak be.
friends-room-trouble = Most egy tracker sem válaszol. Újra meg újra megpróbáljuk.
friends-close-room = Szoba bezárása
friends-begin = Kezdjük
friends-begin-about = { $here } barát van itt, { $open } helyen bot játszik
friends-begin-alone = Még nincs itt senki: csak botok
friends-dealing = Mindenki belekever.
friends-change = Játék módosítása
friends-close-table = Asztal bezárása
friends-close-question = Mindenki hazamegy, és ehhez az asztalhoz senki sem térhet vissza.
friends-to-table = Az asztalhoz
friends-answer = A válaszod
friends-answer-about = Juttasd el a házigazdához: olvastasd be, vagy küldd el a linket. Hagyd nyitva ezt az oldalt.
friends-searching = Keressük a házigazdát
friends-waiting = Akkor kezdődik, amikor a házigazda indítja.
friends-i-am-ready = Kész vagyok
friends-lost = Nem hallani a házigazdát
friends-lost-room = Tovább keressük. Amint itt a házigazda, folytatódik.
friends-refused = Nem csatlakozhatsz
friends-version = A házigazdánál az oldal másik változata fut. Töltsétek újra mindkét készüléken.
friends-full = Az asztal tele van.
friends-closed = A házigazda bezárta az asztalt.
friends-leave = Otthagyom az asztalt
friends-leave-question = A széked felszabadul, és lehet, hogy bot játszik tovább helyetted.
friends-settings = Barátok
friends-online = Barátok keresése az interneten
friends-trackers = Trackerek a szobákhoz
friends-helpers = Segítő szerverek (STUN, TURN)

## At a table with friends

talk-title = Mondj valamit
talk-phrases = 
    Üdv mindenkinek!
    Szép lövés!
    Jaj!
    Köszönöm!
    Bocs, cimbora.
    Bízz bennem.
    Nem vagyok bandita!
    Figyeljetek rá.
    Egy sört kérek!
    Nem sürgős.
    Siess már!
    Jó játék volt!
    👍
    😂
    😱
    🤠
talk-mute = Ne mutasd, amit mondanak
talk-unmute = Mutasd, amit mondanak
talk-table = A barátok az asztalnál
talk-away = nincs itt
talk-stood-in = nincs itt, egy bot játszik
talk-ms = { $ms } ms
talk-lost = A házigazda nem érhető el. A helyed megmarad.
talk-closed = A házigazda feloszlatta az asztalt.
talk-refused = A házigazda oldala nem illik ehhez. Töltsétek újra mindkettőt, és próbáljátok meg még egyszer.
talk-look = Megnézem
talk-time = { $seconds } másodperc minden döntésre
talk-next-game = A következő játék akkor kezdődik, amikor a házigazda megterít.
talk-fair = Ellenőrizve: tisztességes játék
talk-fair-about = Az osztás mindenki számából jött, minden lépés szabályos és a megígért, és minden megtörtént, amit láttál. Hogy a házigazda belenézett-e a saját készülékébe, azt semmilyen ellenőrzés nem mutatja meg.
talk-unfair = Ez nem illik össze
talk-unchecked = Nem voltál itt az osztástól kezdve, így nincs mihez mérni a játszmát.
talk-secret = A házigazda titka nem az, amit az osztás előtt megígért.
talk-number = Valakinek a száma nem az, amit az osztás előtt megígért, vagy a tiéd hiányzik.
talk-seed = Az osztás nem mindenki számából jött.
talk-setup = Más szabályok szerint osztottak, mint amiben megegyeztetek.
talk-record = A játszma megszegi a szabályokat.
talk-rules = A partit nem az oldal szabályai szerint játszották végig, ezért nem ellenőrizhető.
talk-steps = A játszma nem az, amit a házigazda játék közben megígért.
talk-shown = Valami, amit láttál, nem történt meg.
talk-host-gone = A házigazda végleg elment?
talk-take-over = Az asztal átvétele
talk-take-over-about = Ez a készülék lesz a házigazda. Ehhez mindenkitől kell a lepecsételt játszma kulcsának rá eső része. A saját, itt várakozó játékod ezzel elvész.
talk-shares = A kulcs { $all } részéből { $have } van itt.
talk-give-about = Valaki az asztalnál helyette lenne házigazda, és a kulcs rád eső részét kéri. Minden résszel a készüléke minden lapot ismer: csak akkor add oda, ha a házigazda tényleg elment.
talk-give-share = Átadom a kulcs rám eső részét
talk-cannot-move = Egyetlen vendéggel az asztalt nem lehet biztonságosan áthelyezni: a házigazdájára vár.
