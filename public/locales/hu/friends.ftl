### same as English: friends-link talk-ms

## Friends on their own devices

friends-about = Mindenki a saját készülékén játszik. Az egyik a házigazdáé: ott fut a játék, szerver nem kell hozzá.
friends-name = A neved
friends-host = Asztalt nyitok
friends-host-about = Válassz játékot, aztán hívd meg a barátaidat.
friends-join = Csatlakozás
friends-join-about = Illeszd be a linket, amit kaptál, írd be egy szoba nevét, vagy olvasd be a QR-kódot.
friends-paste = Link, kód vagy szoba
friends-paste-answer = A barátod válasza
friends-enter = Beszállok
friends-take-in = Kapcsolódás
friends-scan = Beolvasás
friends-scan-about = Az egész QR-kód legyen a képben.
friends-no-camera = A kamera nem használható.
friends-damaged = Ez nem Standoff-kód, vagy hiányzik belőle valami.
friends-other = Ez egy másik meghíváshoz tartozik, vagy már felhasználták.
friends-failed = Nem sikerült kapcsolódni. Készíts új meghívót, és próbáld újra.
friends-no-wires = Ez nem sikerült. Nézd meg a linket, vagy töltsd újra az oldalt, és próbáld újra.
friends-back = Vissza az asztalhoz
friends-seat-kept = A széked megmarad. Kérj új meghívást a házigazdától.
friends-invited = Meghívtak
friends-invited-about = Egy asztalnál várnak rád. Mondd meg, ki vagy, és ülj le.
friends-invited-host = Az asztal, amelynek te vagy a házigazdája, bezárul.
friends-net-about = Nyilvános trackerek segítenek a készülékeknek egymásra találni. Csak egy véletlen számot látnak, a játékból semmit.
friends-passed-on = A válasz ahhoz a fülhöz került, amelyik vár rá. Ezt bezárhatod.
friends-too-late = Túl késő: ez már nem lehetséges.
friends-at-table = Az asztalnál
friends-hosts = házigazda
friends-here = barát
friends-open = Szabad hely
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
friends-picture = A link QR-kódja
friends-link = Link
friends-send = Link küldése
friends-open-room = Szoba nyitása az interneten
friends-room = Szoba
friends-room-searching = Keressük a trackereket.
friends-room-open = Nyitva: a nevével, a linkjével vagy a QR-kódjával lehet bejutni.
friends-room-trouble = Egy tracker sem válaszol. Tovább próbáljuk …
friends-close-room = Szoba bezárása
friends-begin = Osztás
friends-begin-about = { $here } barát van itt{ $open ->
        [0] {""}
       *[other] , { $open } helyen bot játszik
    }
friends-begin-alone = Még nincs itt senki: csak botok
friends-dealing = Minden készülék együtt keveri a paklit …
friends-change = Játék módosítása
friends-close-table = Asztal bezárása
friends-close-question = Ezzel mindenkinek bezárod az asztalt. Senki sem térhet vissza.
friends-to-table = Az asztalhoz
friends-answer = A válaszod
friends-answer-about = Juttasd el a házigazdához: olvastasd be, vagy küldd el a linket. Hagyd nyitva ezt az oldalt.
friends-searching = Keressük a házigazdát
friends-waiting = A játék akkor kezdődik, amikor a házigazda oszt.
friends-i-am-ready = Kész vagyok
friends-lost = Megszakadt a kapcsolat a házigazdával
friends-lost-room = Tovább keressük. A játék folytatódik, amint visszatér a házigazda.
friends-refused = Nem csatlakozhatsz
friends-version = A házigazdánál a Standoff más változata fut. Töltsétek újra mindkét készüléken.
friends-full = Az asztal tele van.
friends-closed = A házigazda bezárta az asztalt.
friends-leave = Felállok az asztaltól
friends-leave-question = Megtarthatod a helyed és visszajöhetsz, vagy feladhatod: akkor végig bot játszik helyetted.
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
talk-mute = Csevegés némítása
talk-unmute = Csevegés bekapcsolása
talk-table = A barátok az asztalnál
talk-away = nincs itt
talk-stood-in = nincs itt, egy bot játszik
talk-ms = { $ms } ms
talk-lost = Megszakadt a kapcsolat a házigazdával. A helyed megmarad.
talk-closed = A házigazda feloszlatta az asztalt.
talk-refused = A házigazda oldala nem illik ehhez. Töltsétek újra mindkettőt, és próbáljátok meg még egyszer.
talk-look = Megnézem
talk-time = { $seconds } másodperc minden döntésre
talk-next-game = A következő játék akkor kezdődik, amikor a házigazda újra oszt.
talk-fair = Ellenőrizve: tisztességes játék
talk-fair-about = Az osztás mindenki számából jött, minden lépés szabályos volt és előre rögzített, és az igazat láttad. Hogy a házigazda belenézett-e a saját készülékébe, azt semmilyen ellenőrzés nem mutatja meg.
talk-unfair = Valami nem stimmel
talk-unchecked = Az osztás után csatlakoztál, ezért ez a játék nem ellenőrizhető.
talk-secret = A házigazda titka nem az, amit az osztás előtt megígért.
talk-number = Valakinek a száma nem az, amit az osztás előtt megígért, vagy a tiéd hiányzik.
talk-seed = Az osztás nem mindenki számából jött.
talk-setup = Más szabályok szerint osztottak, mint amiben megegyeztetek.
talk-record = A lépések megszegik a szabályokat.
talk-rules = A partit nem az oldal szabályai szerint játszották végig, ezért nem ellenőrizhető.
talk-steps = A lépések nem azok, amelyeket a házigazda játék közben rögzített.
talk-shown = Valami, amit láttál, nem történt meg.
talk-host-gone = A házigazda végleg elment?
talk-take-over = Az asztal átvétele
talk-take-over-about = Ez a készülék lesz a házigazda. Ehhez mindenkitől kell a kulcs rá eső része. A saját, itt várakozó játékod ezzel elvész.
talk-shares = A kulcs { $all } részéből { $have } van itt.
talk-give-about = Valaki átvenné a házigazda szerepét, és a kulcs rád eső részét kéri. Minden résszel a készüléke minden lapot lát: csak akkor add oda, ha a házigazda tényleg elment.
talk-give-share = Átadom a kulcs rám eső részét
talk-cannot-move = Egyetlen vendéggel az asztalt nem lehet biztonságosan áthelyezni. A házigazdára vár.

## Connecting, coming back, leaving and breaking off

friends-same-network = Csak egy hálózaton belül működik, például egy Wi-Fin.
friends-carrying = Várakozás, amíg a házigazda beolvassa a választ: { $seconds } mp
friends-connecting = Kapcsolódás: { $seconds } mp a legfeljebb 30-ból
friends-no-way = { $seconds } mp alatt nem jött létre kapcsolat. Segítő kiszolgálók nélkül csak egy hálózaton belül megy.
friends-use-helpers = Próba segítő kiszolgálókkal
friends-room-instead = Inkább szoba nyitása
friends-room-hint = A házigazda nyithat szobát az interneten, vagy mindketten kapcsoljátok be a segítő kiszolgálókat a beállításokban.
friends-own-invitation = Ez a saját meghívód. Küldd el egy barátodnak: az asztalod marad, ahogy van.
friends-nobody-waits = Itt egyetlen lap sem vár erre a válaszra, vagy már felhasználták. Nyisd meg azon az eszközön, amelyik meghívott, vagy kérj új meghívót.
friends-passing-on = A válasz átadása
friends-grace = Idő a visszatérésre
friends-bot-in = távol, { $seconds } mp múlva bot játszik
friends-keep-seat = Helyem megtartása
friends-give-up-seat = Helyem feladása
friends-break-off = Félbeszakad a játék?
friends-break-off-about = A házigazda félbe akarja szakítani a játékot, vagy már meg is tette. Ha beleegyezel, új osztás jöhet; ez befejezetlennek számít.
friends-agree = Beleegyezem
friends-play-on = Játsszunk tovább
friends-break-off-asked = Megkérdezzük a többieket, félbeszakadhat-e a játék.
friends-break-off-refused = Valaki tovább akar játszani.
friends-broken-off = A játék félbeszakadt. Számontartjuk.
friends-dealt-again = Újra osztunk: valaki elment az osztás előtt.
friends-cut-dismissed = A házigazda elküldött.
friends-cut-rubbish = A kapcsolat megszakadt: a másik oldal érthetetlen dolgokat küld.
friends-cut-replaced = Másik kapcsolaton folytatódik, talán egy másik lapon.
friends-cut-late = Az osztáshoz nem jött időben válasz.
friends-cut-unsound = A kapcsolat megszakadt: ilyen asztal nem létezhet.
friends-cut-impostor = A kapcsolat megszakadt: a másik oldalnak nincs meg ennek az asztalnak a kulcsa.
friends-cut-new-deal = A kapcsolat megszakadt: a házigazda kérdés nélkül újraosztott játék közben.
friends-cut-left = elment
talk-unfinished = A felvétel a játék vége előtt megszakad.
talk-unfinished-deals = Ennél az asztalnál { $n } osztás kezdődött el, amely nem ért véget.
