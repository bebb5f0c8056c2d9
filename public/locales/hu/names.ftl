### same as English: card-wells-fargo card-cat-balou card-gatling card-schofield card-remington card-winchester
### same as English: card-volcanic card-rag-time card-springfield card-tequila card-whisky card-sombrero card-derringer
### same as English: card-pepperbox card-pony-express event-darling-valentine event-dorothy-rage event-helena-zontero
### same as English: event-lady-rose-of-texas event-miss-susanna event-sacagaway event-showdown event-doug-badman
### same as English: event-lou event-winifred set-the-bullet

## Minden név alakjai

form-card = { $name }
    .a = egy { FORM($name, "acc") }
    .as = { $name }ként
    .the = { SUFFIX($name, "az") }
    .the-acc = { SUFFIX(FORM($name, "acc"), "az") }
    .the-val = { SUFFIX(FORM($name, "val"), "az") }
    .use = { SUFFIX(FORM($name, "acc"), "az") }
form-character = { $name }
    .use = { $name } képességét
form-event = { $name }
    .the = { SUFFIX($name, "az") }
    .use = { SUFFIX($name, "az") } lapot

## Cards

card-bang = BANG!
    .as = BANG!-ként
    .acc = BANG!-et
    .val = BANG!-gel
    .rule = Lőj valakire a fegyvered hatótávján belül: 1 életébe kerül, ha nincs rá Elvétve! lapja. Körönként csak egy BANG! lap jár.
card-missed = Elvétve!
    .as = Elvétve!-ként
    .acc = Elvétve!-t
    .val = Elvétve!-vel
    .rule = Akkor játszd ki, amikor rád lőnek, bárki körében: a lövés mellémegy. Az Indiánok! ellen és Párbajban nem jó.
card-beer = Sör
    .acc = Sört
    .val = Sörrel
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy bármikor, amikor az utolsó életedet veszítenéd el. Ha már csak ketten vagytok, hatástalan.
                [forbidden] Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy bármikor, amikor az utolsó életedet veszítenéd el. Ha már csak ketten vagytok, nem játszható ki.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy bármikor, amikor életet veszítesz. Ha már csak ketten vagytok, hatástalan.
                [forbidden] Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy bármikor, amikor életet veszítesz. Ha már csak ketten vagytok, nem játszható ki.
            }
        }
card-saloon = Szalon
    .acc = Szalont
    .val = Szalonnal
    .rule = Mindenki visszanyer 1 életet, előbb a többiek, végül te; de senkinek sem lehet több, mint kezdéskor. Csak a saját körödben: a Sörrel ellentétben haldoklót nem ment meg.
card-stagecoach = Postakocsi
    .acc = Postakocsit
    .val = Postakocsival
    .rule = Húzz 2 lapot.
card-wells-fargo = Wells Fargo
    .acc = Wells Fargót
    .val = Wells Fargóval
    .rule = Húzz 3 lapot.
card-general-store = Zsibvásár
    .acc = Zsibvásárt
    .val = Zsibvásárral
    .rule = Annyi lap kerül felfordítva középre, ahány játékos van. Mindenki kap egyet: te választasz elsőként, aztán balra sorban.
card-panic = Pánik!
    .as = Pánik!-ként
    .acc = Pánik!-ot
    .val = Pánik!-kal
    .rule = { $panic_self ->
           *[false] Vegyél el egy lapot valakitől 1 távolságra: egy előtte fekvőt, vagy találomra egyet a kezéből. A fegyver ezt a távolságot nem növeli, de a Távcső, a Mustang és a hasonlók számítanak.
            [true] Vegyél el egy lapot valakitől 1 távolságra: egy előtte fekvőt, vagy találomra egyet a kezéből; vagy vedd vissza egy előtted fekvő lapodat. A fegyver nem számít, a Távcső, a Mustang és a hasonlók igen.
        }
card-cat-balou = Cat Balou
    .acc = Cat Balou-t
    .val = Cat Balou-val
    .rule = { $cat_balou_self ->
           *[true] Bárki, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy találomra egyet a kezéből. A saját lapjaid közül bármelyiket választhatod.
            [false] Bárki más, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy találomra egyet a kezéből.
        }
card-gatling = Gatling
    .acc = Gatlinget
    .val = Gatlinggel
    .rule = Lövés minden más játékosra, bármilyen messze. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít bele.
card-indians = Indiánok!
    .as = Indiánok!-ként
    .acc = Indiánok!-at
    .val = Indiánok!-kal
    .rule = Minden más játékos eldob egy BANG!-et, vagy 1 életet veszít. Az Elvétve! és a Hordó itt nem segít.
card-duel = Párbaj
    .acc = Párbajt
    .val = Párbajjal
    .rule = { $duel_credit ->
           *[card_owner] Hívj ki bárkit, bármilyen messze. Felváltva dobtok BANG! lapokat, a kihívott kezdi; aki abbahagyja, 1 életet veszít. Az Elvétve! és a Hordó nem segít, és a BANG!-korlátot sem érinti.
            [winner] Hívj ki bárkit, bármilyen messze. Felváltva dobtok BANG! lapokat, a kihívott kezdi; aki abbahagyja, azt a másik eltalálja, és 1 életet veszít. Az Elvétve! és a Hordó nem segít, és a BANG!-korlátot sem érinti.
        }
card-mustang = Mustang
    .acc = Mustangot
    .val = Mustanggal
    .rule = Mindenki más eggyel távolabb lát téged.
card-scope = Távcső
    .acc = Távcsövet
    .val = Távcsővel
    .rule = Mindenki mást eggyel közelebb látsz, de 1-nél közelebb soha.
card-barrel = Hordó
    .acc = Hordót
    .val = Hordóval
    .rule = { $barrel_in_jail ->
           *[true] Ha rád lőnek, felcsaphatsz egy lapot: a kőr felér egy Elvétve! lappal. Lövésenként egyszer próbálhatod.
            [false] Ha rád lőnek, felcsaphatsz egy lapot: a kőr felér egy Elvétve! lappal. Lövésenként egyszer próbálhatod, Börtönben pedig egyszer sem.
        }
card-jail = Börtön
    .acc = Börtönt
    .val = Börtönnel
    .rule = { $jail_skip_discards ->
           *[false] Rakd bárki elé, bármilyen messze, csak a seriff elé nem. A rab a köre elején felcsap: kőrre játszik, különben kimarad. A Börtön mindenképp a dobópakliba kerül.
            [true] Rakd bárki elé, bármilyen messze, csak a seriff elé nem. A rab a köre elején felcsap: kőrre játszik, különben csak a fölös lapjait dobja el. A Börtön mindenképp a dobópakliba kerül.
        }
card-dynamite = Dinamit
    .acc = Dinamitot
    .val = Dinamittal
    .rule = { $start_check_order ->
           *[dynamite_first] Tedd magad elé. A következő körödtől akinél van, a köre elején minden más előtt felcsap: pikk 2-től 9-ig felrobban, és 3 életet visz; különben balra vándorol a következőhöz, akinél nincs Dinamit.
            [play_order] Tedd magad elé. A következő körödtől akinél van, a köre elején, egy régebbi Börtön után, felcsap: pikk 2-től 9-ig felrobban, és 3 életet visz; különben balra vándorol a következőhöz, akinél nincs Dinamit.
        }
card-schofield = Schofield
    .acc = Schofieldet
    .val = Schofielddel
    .rule = Fegyver, 2 távolságig ér. A korábbi fegyvered helyére lép.
card-remington = Remington
    .acc = Remingtont
    .val = Remingtonnal
    .rule = Fegyver, 3 távolságig ér. A korábbi fegyvered helyére lép.
card-rev-carabine = Karabély
    .acc = Karabélyt
    .val = Karabéllyal
    .rule = Fegyver, 4 távolságig ér. A korábbi fegyvered helyére lép.
card-winchester = Winchester
    .acc = Winchestert
    .val = Winchesterrel
    .rule = Fegyver, 5 távolságig ér. A korábbi fegyvered helyére lép.
card-volcanic = Volcanic
    .acc = Volcanicot
    .val = Volcanickal
    .rule = Fegyver, csak 1 távolságig ér, de annyi BANG! lapot játszol ki vele, amennyit akarsz. A korábbi fegyvered helyére lép.
card-binocular = Látcső
    .acc = Látcsövet
    .val = Látcsővel
    .rule = Mindenki mást eggyel közelebb látsz, a Távcső mellett is.
card-hideout = Rejtekhely
    .acc = Rejtekhelyet
    .val = Rejtekhellyel
    .rule = Mindenki más eggyel távolabb lát téged, a Mustang mellett is.
card-punch = Ökölcsapás
    .acc = Ökölcsapást
    .val = Ökölcsapással
    .rule = { $short_attacks_ignore_horses ->
           *[false] Lövés valakire 1 távolságra, bármi is a fegyvered. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít bele.
            [true] Lövés valakire 1 távolságra, csak a helyeket számolva: fegyver, Mustang, Távcső és hasonló nem számít. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít bele.
        }
card-dodge = Elkerülés
    .acc = Elkerülést
    .val = Elkerüléssel
    .rule = Megállít egy rád leadott lövést, mint az Elvétve!, és utána húzol egy lapot.
card-brawl = Verekedés
    .acc = Verekedést
    .val = Verekedéssel
    .rule = Dobj el mellé még egy lapot. Mindenki más elveszít egyet: mindenkinél te választasz egy előtte fekvőt, vagy találomra egyet a kezéből.
card-rag-time = Rag Time
    .acc = Rag Time-ot
    .val = Rag Time-mal
    .rule = Dobj el mellé még egy lapot. Vegyél el egyet bárki mástól, bármilyen messze: egy előtte fekvőt, vagy találomra egyet a kezéből.
card-springfield = Springfield
    .acc = Springfieldet
    .val = Springfielddel
    .rule = Dobj el mellé még egy lapot. Lövés bárkire, bármilyen messze. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít bele.
card-tequila = Tequila
    .acc = Tequilát
    .val = Tequilával
    .rule = { $rescue_cards ->
           *[beer_only] Dobj el mellé még egy lapot: te vagy akárki más, akit választasz, visszanyer 1 életet. Csak a saját körödben: nem Sör, haldoklót nem ment meg.
            [all_healing] Dobj el mellé még egy lapot: te vagy akárki más, akit választasz, visszanyer 1 életet. A saját körödben, vagy ha az utolsó életedet veszítenéd el, és kettőnél többen vagytok. Nem Sör.
        }
card-whisky = Whisky
    .acc = Whiskyt
    .val = Whiskyvel
    .rule = { $rescue_cards ->
           *[beer_only] Dobj el mellé még egy lapot: visszanyersz 2 életet. Csak a saját körödben: nem Sör, haldoklót nem ment meg.
            [all_healing] Dobj el mellé még egy lapot: visszanyersz 2 életet. A saját körödben, vagy ha az utolsó életedet veszítenéd el, és kettőnél többen vagytok. Nem Sör.
        }
card-bible = Biblia
    .acc = Bibliát
    .val = Bibliával
    .rule = Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést, és húzol egy lapot.
card-sombrero = Sombrero
    .acc = Sombrerót
    .val = Sombreróval
    .rule = Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést.
card-ten-gallon-hat = Cowboykalap
    .acc = Cowboykalapot
    .val = Cowboykalappal
    .rule = Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést.
card-iron-plate = Páncél
    .acc = Páncélt
    .val = Páncéllal
    .rule = Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést.
card-canteen = Kulacs
    .acc = Kulacsot
    .val = Kulaccsal
    .rule = { $rescue_cards ->
           *[beer_only] Most csak tedd le. Egy későbbi körödben egyszer visszaad 1 életet. Nem Sör, haldoklót nem ment meg.
            [all_healing] Most csak tedd le. Később egyszer visszaad 1 életet: a saját körödben, vagy ha az utolsó életedet veszítenéd el, és kettőnél többen vagytok. Nem Sör.
        }
card-can-can = Kánkán
    .acc = Kánkánt
    .val = Kánkánnal
    .rule = { $cat_balou_self ->
           *[true] Most csak tedd le. Egy későbbi körödben bárki, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy találomra egyet a kezéből. A saját lapjaid közül bármelyiket választhatod.
            [false] Most csak tedd le. Egy későbbi körödben bárki más, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy találomra egyet a kezéből.
        }
card-conestoga = Fedett szekér
    .acc = Fedett szekeret
    .val = Fedett szekérrel
    .rule = Most csak tedd le. Egy későbbi körödben elveszel egy lapot bárki mástól, bármilyen messze: egy előtte fekvőt, vagy találomra egyet a kezéből.
card-derringer = Derringer
    .acc = Derringert
    .val = Derringerrel
    .rule = { $short_attacks_ignore_horses ->
           *[false] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered; utána húzol egy lapot, akár talált, akár nem. Nem BANG! lap.
            [true] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, csak a helyeket számolva: fegyver, Mustang, Távcső és hasonló nem számít; utána húzol egy lapot, akár talált, akár nem. Nem BANG! lap.
        }
card-buffalo-rifle = Bivalyölő puska
    .acc = Bivalyölő puskát
    .val = Bivalyölő puskával
    .rule = Most csak tedd le. Egy későbbi körödben lövés bárkire, bármilyen messze. Nem BANG! lap.
card-howitzer = Ágyú
    .acc = Ágyút
    .val = Ágyúval
    .rule = Most csak tedd le. Egy későbbi körödben lövés mindenki másra, bármilyen messze. Nem BANG! lap.
card-knife = Kés
    .acc = Kést
    .val = Késsel
    .rule = { $short_attacks_ignore_horses ->
           *[false] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered. Nem BANG! lap.
            [true] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, csak a helyeket számolva: fegyver, Mustang, Távcső és hasonló nem számít. Nem BANG! lap.
        }
card-pepperbox = Pepperbox
    .acc = Pepperboxot
    .val = Pepperboxszal
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Most csak tedd le. Egy későbbi körödben lövés a fegyvered hatótávján belül. Nem BANG! lap.
                [fixed_1] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered. Nem BANG! lap.
            }
            [true] { $pepperbox_range ->
               *[weapon] Most csak tedd le. Egy későbbi körödben lövés a fegyvered hatótávján belül. Nem BANG! lap.
                [fixed_1] Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, csak a helyeket számolva: fegyver, Mustang, Távcső és hasonló nem számít. Nem BANG! lap.
            }
        }
card-pony-express = Pony Express
    .acc = Pony Expresst
    .val = Pony Express-szel
    .rule = { $wws_pony_express ->
           *[false] Most csak tedd le. Egy későbbi körödben húzz 3 lapot.
            [true] Most csak tedd le. Egy későbbi körödben húzz 3 lapot. Ha a Wild West Show is játékban van, a következő lapja is felfordul.
        }

## Characters of the card game

character-bart-cassidy = Bart Cassidy
    .rule = Minden elveszített életed után húzol egy lapot, ha túléled.
character-black-jack = Black Jack
    .rule = A körödben másodikként húzott lapot megmutatod. Ha piros, húzol egy harmadikat is.
character-calamity-janet = Calamity Janet
    .rule = Nálad a BANG! és az Elvétve! egyre megy. A BANG!-ként kijátszott Elvétve! a kör egyetlen BANG!-ének számít.
character-el-gringo = El Gringo
    .rule = Aki elveszi egy életedet, attól kapsz cserébe egy lapot, találomra a kezéből.
character-jesse-jones = Jesse Jones
    .rule = A köröd első lapját húzhatod találomra valaki más kezéből is.
character-jourdonnais = Jourdonnais
    .rule = Ha rád lőnek, felcsaphatsz egy lapot: kőrnél a lövés mellémegy. Egy igazi Hordóval kétszer próbálkozhatsz.
character-kit-carlson = Kit Carlson
    .rule = Két lap húzása helyett nézd meg a pakli felső három lapját: kettőt megtartasz, a harmadikat visszateszed a pakli tetejére.
character-lucky-duke = Lucky Duke
    .rule = Ha felcsapsz, két lapot fordítasz fel, és te döntöd el, melyik számít.
character-paul-regret = Paul Regret
    .rule = Mindenki más eggyel távolabb lát téged.
character-pedro-ramirez = Pedro Ramirez
    .rule = A köröd első lapját húzhatod a dobópakli tetejéről is.
character-rose-doolan = Rose Doolan
    .rule = Mindenki mást eggyel közelebb látsz.
character-sid-ketchum = Sid Ketchum
    .rule = Bármikor, akár haldokolva is, eldobhatsz a kezedből két lapot, hogy visszanyerj 1 életet, ahányszor csak akarod.
character-slab-the-killer = Slab the Killer
    .rule = A BANG! lapodat csak két Elvétve! állítja meg. Ha a Hordó véd, az egynek számít.
character-suzy-lafayette = Suzy Lafayette
    .rule = Ha kiürül a kezed, húzol egy lapot.
character-vulture-sam = Vulture Sam
    .rule = Ha valaki más kiesik, minden lapját a kezedbe veszed: a kezéből és az előtte fekvőket is.
character-willy-the-kid = Willy the Kid
    .rule = A körödben annyi BANG! lapot játszol ki, amennyit akarsz.
character-apache-kid = Apache Kid
    .rule = Mások káró lapjai nem hatnak rád, se jóra, se rosszra. A Párbajban dobott károk viszont számítanak.
character-belle-star = Belle Star
    .rule = A körödben senki más előtt nem működnek a lapok, de elvenni azért lehet őket.
character-bill-noface = Bill Noface
    .rule = A körödben 1 lapot húzol, és még 1-et minden hiányzó életed után.
character-chuck-wengam = Chuck Wengam
    .rule = A körödben, ahányszor csak akarod, 1 életedért 2 lapot húzhatsz; az utolsót nem adhatod.
character-doc-holyday = Doc Holyday
    .rule = A körödben egyszer két lapot eldobva lőhetsz a fegyvered hatótávján belül. Ez nem BANG! lap.
character-elena-fuente = Elena Fuente
    .rule = A kezedből bármelyik lapot használhatod Elvétve! lapként.
character-greg-digger = Greg Digger
    .rule = Ha valaki más kiesik, legfeljebb 2 életet visszanyersz.
character-herb-hunter = Herb Hunter
    .rule = Ha valaki más kiesik, húzol 2 lapot, a vérdíjon felül is.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] A körödben eldobhatsz egy kék lapot, hogy húzz 2-t, ahányszor csak akarod.
            [current] A körödben eldobhatsz egy kék lapot, hogy húzz 2-t, legfeljebb kétszer.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Minden BANG!, Elvétve! vagy Sör után, amelyet más körében használsz, húzol egy lapot; Párbajban csak a végén.
            [current] Minden kézi lap után, amelyet más körében használsz, húzol egy lapot; Párbajban csak a végén.
        }
character-pat-brennan = Pat Brennan
    .rule = Húzás helyett a körödben elvehetsz egy lapot, amely valaki más előtt fekszik.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] A körödben 2 helyett 4 lapot húzol.
            [current] A körödben 2 helyett 3 lapot húzol.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] A köröd végén akárhány lapot megtarthatsz.
            [current] A köröd végén legfeljebb 10 lapot megtarthatsz.
        }
character-tequila-joe = Tequila Joe
    .rule = Neked a Sör 2 életet ad; más ital annyit, amennyit bárkinek.
character-vera-custer = Vera Custer
    .rule = Minden körödben, húzás előtt, választasz valaki mást a játékból, és a következő választásodig az ő képességét használod.
character-claus-the-saint = Claus „The Saint”
    .rule = Eggyel több lapot húzol, mint ahány játékos még játékban van: kettőt megtartasz, a többieknek egyet-egyet adsz.
character-johnny-kisch = Johnny Kisch
    .rule = Ha leteszel egy lapot magad vagy más elé, az asztalról minden más ugyanolyan nevű lap a dobópakliba kerül.
character-uncle-will = Uncle Will
    .rule = A körödben egyszer bármelyik kézi lapodat kijátszhatod Zsibvásárként.
character-big-spencer = Big Spencer
    .rule = Csak 5 lappal kezdesz, és Elvétve! lapot sosem játszhatsz ki. Minden mást használhatsz lövés ellen.
character-flint-westwood = Flint Westwood
    .rule = A körödben egyszer egy választott kézi lapodat valaki más két találomra kihúzott lapjára cserélheted.
character-gary-looter = Gary Looter
    .rule = A tiéd minden fölös lap, amelyet mások a körük végén eldobnak.
character-greygory-deck = Greygory Deck
    .rule = Két olyan alapjátékbeli karakter képességét használod, amely nincs játékban. A köröd elején mindkettőt két másikra cserélheted.
character-john-pain = John Pain
    .rule = Amíg 6-nál kevesebb lap van a kezedben, tiéd minden lap, amelyet bárki felcsap, miután számított.
character-lee-van-kliff = Lee Van Kliff
    .rule = Ha a körödben kijátszottál egy barna lapot, egy BANG!-et eldobva rögtön megismételheted a hatását, akár új célponttal. A további árat nem kell újra megfizetni.
character-teren-kill = Teren Kill
    .rule = Amikor kiesnél, felcsapsz egy lapot: ha nem pikk, 1 élettel játékban maradsz, és húzol egy lapot.
character-youl-grinner = Youl Grinner
    .rule = A köröd elején mindenki, akinek több lap van a kezében, mint neked, ad neked egyet, amelyiket akarja.
character-the-grave-digger = Sírásó
    .rule = Ha rád lőnek, felcsaphatsz: pikknél a lövés mellémegy. Az első lapod jöhet valaki kezéből. BANG! helyett Elvétve!-vel lősz, Párbajt nem kezdesz. Aki megsebez, ad neked egy lapot, vagy ha nincs, 1 életet veszít.

## Event cards

event-blessing = Béke
    .rule = Minden lap kőrnek számít, bármi áll is rajta.
event-curse = Átok
    .rule = Minden lap pikknek számít, bármi áll is rajta. Az értékük marad.
event-ghost-town = Szellemváros
    .rule = Aki kiesett, a saját körére szellemként visszatér, és 3 lapot húz. A szellem nem halhat meg, és a köre végén eltűnik.
event-gold-rush = Aranyláz
    .rule = A játék az óramutató járásával ellentétesen halad. A lapok hatása, a vándorló Dinamité is, továbbra is az óramutató járása szerint.
event-handcuffs = Bilincsbe verve
    .rule = Húzás után megnevezel egy színt. A köröd végéig csak ilyen színű lapot használhatsz a kezedből; amit valaminek az áraként dobsz el, bármilyen lehet.
event-hangover = Másnaposság
    .rule = { $hangover_also_blue ->
           *[false] Senkinek sincs képessége. Az életek megmaradnak.
            [true] Senkinek sincs képessége, és az asztalon fekvő lapok sem működnek. Az életek megmaradnak.
        }
event-new-identity = Új személyazonosság
    .rule = { $new_identity_temporary ->
           *[false] A köröd elején megnézed a második karakteredet. A játék végéig ő lehetsz, pontosan 2 élettel.
            [true] A köröd elején megnézed a második karakteredet. A játék végéig ő lehetsz, pontosan 2 élettel, vagy erre a fordulóra átveheted a képességeit, és megtartod az életeidet.
        }
event-shootout = Tűzharc
    .rule = A körödben egy második BANG! lapot is kijátszhatsz.
event-the-daltons = A Daltonok
    .the = a Daltonok
    .use = a Daltonok lapot
    .rule = { $daltons_include_green ->
           *[false] Azonnal: aki előtt kék lap van, egyet eldob közülük; a Börtön és a Dinamit is jó.
            [true] Azonnal: aki előtt kék vagy zöld lap van, egyet eldob közülük; a Börtön és a Dinamit is jó.
        }
event-the-doctor = Az orvos
    .the = az orvos
    .use = az orvos lapot
    .rule = Azonnal: akinek a legkevesebb élete van, visszanyer 1-et; ha többen is vannak ilyenek, mindegyikük.
event-the-reverend = A tiszteletes
    .the = a tiszteletes
    .use = a tiszteletes lapot
    .rule = Senki sem ihat Sört, még az utolsó találat ellen sem. Minden más továbbra is gyógyít.
event-the-sermon = A prédikáció
    .the = a prédikáció
    .use = a prédikáció lapot
    .rule = A saját körödben nem használhatsz BANG! lapot, Párbajban sem. Más lövések szabadok.
event-thirst = Szomjúság
    .rule = A körödben csak 1 lapot húzol.
event-train-arrival = Vonat érkezik
    .rule = A körödben eggyel több lapot húzol.
event-high-noon = Fényes nappal
    .rule = A köröd elején, minden más előtt, 1 életet veszítesz. Ez a lap a játék végéig marad.
event-abandoned-mine = Az elhagyott bánya
    .the = az elhagyott bánya
    .use = az elhagyott bánya lapot
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] A dobópakliból húzol, ha van benne elég lap. Olyankor a fölös és a Párbajban eldobott lapjaid lefordítva a húzópaklira kerülnek; amit kijátszol, a szokott módon a dobópaklira.
            [phase3_only] A dobópakliból húzol, ha van benne elég lap. Olyankor a fölös lapjaid lefordítva a húzópaklira kerülnek; amit kijátszol, a szokott módon a dobópaklira.
            [all_cards_this_turn] A dobópakliból húzol, ha van benne elég lap. Olyankor minden, amit ebben a körben kijátszol vagy eldobsz, lefordítva a húzópaklira kerül.
            [used_cards_only] A dobópakliból húzol, ha van benne elég lap. Olyankor amit ebben a körben kijátszol, lefordítva a húzópaklira kerül; a fölös lapjaid a szokott módon a dobópaklira.
        }
event-ambush = Lesállás
    .rule = { $ambush_abilities ->
           *[true] Mindenki mindenkitől 1 távolságra van. Az asztalon fekvő lapok és a képességek ezt a szokott módon módosítják.
            [false] Mindenki mindenkitől 1 távolságra van. Az asztalon fekvő lapok ezt a szokott módon módosítják, a képességek nem.
        }
event-blood-brothers = Vértestvérek
    .rule = A köröd elején odaadhatod 1 életedet, de sosem az utolsót, hogy valaki más visszanyerjen 1-et.
event-dead-man = Tetszhalott
    .rule = Aki ebben a játékban elsőként esett ki, a saját körében visszatér 2 élettel és 2 lappal, és marad.
event-hard-liquor = Tüzes víz
    .rule = A körödben húzás helyett visszanyerhetsz 1 életet, ha hiányzik életed.
event-lasso = Lasszó
    .rule = Az asztalon fekvő lapok nem működnek, se kék, se zöld. A Börtön és a Dinamit vár.
event-law-of-the-west = A vadnyugat törvénye
    .the = a vadnyugat törvénye
    .use = a vadnyugat törvénye lapot
    .rule = A körödben másodikként húzott lapot megmutatod, és ha lehet, még abban a körben ki kell játszanod.
event-peyote = Meszkalinkaktusz
    .rule = { $peyote_must_continue ->
           *[false] Húzás helyett tippelj: piros vagy fekete? Ha eltalálod, a lap a tiéd, és tippelhetsz újra. Ha nem, eldobod, és a húzásnak vége.
            [true] Húzás helyett tippelj: piros vagy fekete? Ha eltalálod, a lap a tiéd, és újra tippelned kell. Ha nem, eldobod, és a húzásnak vége.
        }
event-ranch = Farm
    .rule = { $ranch_timing ->
           *[end_of_phase_1] A körödben egyszer, rögtön húzás után, eldobhatsz akárhány lapot a kezedből, és ugyanannyit húzol.
            [end_of_phase_2] A körödben egyszer, a kijátszás végén, eldobhatsz akárhány lapot a kezedből, és ugyanannyit húzol. A fölös lapokat csak utána dobod el.
        }
event-ricochet = A golyó ereje
    .the = a golyó ereje
    .use = a golyó ereje lapot
    .rule = { $ricochet_counts_as_bang ->
           *[false] A körödben BANG! lapokat eldobva lelőheted a mások előtt fekvő lapokat, bármilyen messze; egy Elvétve! megmenti a lapot. A körönkénti egy BANG!-be nem számít bele.
            [true] A körödben egy BANG! lapot eldobva lelőhetsz egy más előtt fekvő lapot, bármilyen messze; egy Elvétve! megmenti a lapot. A körönkénti egy BANG!-be beleszámít.
        }
event-russian-roulette = Orosz rulett
    .rule = Azonnal: sorban mindenki használ egy Elvétve!-t; az kezdi, aki soron következik. Aki elsőként nem teszi, 2 életet veszít, és vége.
event-sniper = Orvlövész
    .rule = A körödben két BANG! lapot együtt eldobva lőhetsz egyet a fegyvered hatótávján belül. Csak két Elvétve! állítja meg, és a korlátba nem számít.
event-the-judge = A bíró
    .the = a bíró
    .use = a bíró lapot
    .rule = Senki sem tehet le lapot se maga, se más elé. Ami már ott van, működik.
event-vendetta = Vérbosszú
    .rule = A köröd végén felcsapsz egy lapot: kőrre jön még egy köröd, amelynek a végén már nem csapsz fel.
event-a-fistful-of-cards = Egy maroknyi kártya
    .rule = A köröd elején annyiszor lőnek rád, ahány lap a kezedben van. Minden lövést kivédhetsz. Ez a lap a játék végéig marad.
event-bone-orchard = Temetőkert
    .rule = { $wws_seed_texts ->
           *[false] Aki kiesett, a saját körében 1 élettel visszatér, és marad. A kiesettek szerepeit megkeverjük, és titokban újraosztjuk köztük.
            [true] Aki kiesett, a saját körében 1 élettel visszatér, és marad. A kiesettek karaktereit megkeverjük, és újraosztjuk köztük.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] A köröd elején eldobod a kézben tartott lapjaidat, és ugyanannyit húzol.
            [true] Azonnal: sorban mindenki eldobja a kézben tartott lapjait, és ugyanannyit húz.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] A körödben egyszer megparancsolhatod valakinek, hogy játsszon ki egy általad megnevezett lapot egy általad választott célpontra. Ha nincs ilyen lapja, megmutatja a lapjait.
            [true] A körödben egyszer adhatsz egy lapot valakinek, akinek kevesebb van a kezében. Ha nem adsz, és senkinek sincs több, mint neked, a kijátszás végén megmutatod a lapjaidat.
        }
event-gag = Szájpecek
    .rule = Senki sem beszélhet. Aki mégis megszólal, bevallja, és 1 életet veszít.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Azonnal: felcsapunk egy lapot. Ha piros, a seriff kivételével minden játékban lévő játékos szerepét megkeverjük és újraosztjuk.
            [true] Azonnal: felcsapunk egy lapot. Ha piros, a seriff kivételével minden játékban lévő játékos karakterét megkeverjük és újraosztjuk.
        }
event-lady-rose-of-texas = Lady Rose of Texas
    .rule = A körödben egyszer helyet cserélhetsz a jobb oldali szomszédoddal, aki kimarad a következő köréből. Két játékosnál nem érvényes.
event-miss-susanna = Miss Susanna
    .rule = Játssz ki a körödben három lapot a kezedből, különben a végén 1 életet veszítesz. A Börtönben töltött kör nem számít.
event-sacagaway = Sacagaway
    .rule = Mindenki nyílt lapokkal játszik. Amit találomra kell elvenni, azt így is találomra veszik el.
event-showdown = Showdown
    .rule = { $showdown_bang_only_missed ->
           *[true] Bármelyik lap kijátszható BANG!-ként, kivéve a BANG! lapokat: azok csak Elvétve!-nek jók.
            [false] Bármelyik lap kijátszható BANG!-ként. A BANG! lap Elvétve!-nek is jó.
        }
event-wild-west-show = Vadnyugati Show
    .rule = Mindenki utolsóként akar talpon maradni, bármi is a szerepe. A vérdíj és a büntetés marad. Ez a lap a játék végéig marad.
event-cavalry = Lovasság
    .rule = Az a seriffhelyettes, aki a saját körében felfedi a szerepét, abban a körben két BANG! lapot játszhat ki, bármilyen messze.
event-daring-challenge = Merész kihívás
    .rule = A BANG! lapra nem lehet válaszolni: a célpont felcsap. Ha a lap kisebb a BANG!-nél, találat, különben mellément. Ha nem kisebb, és a színe is egyezik, a lövés visszapattan, és a támadó csap fel.
event-dead-sheriffs-ghost = Halott seriff szelleme
    .rule = Aki kiesett, a saját körére szellemként visszatér, és 1 lapot húz, amellyel a seriffnek nem árthat. A körében egyszer egy asztalon fekvő lapot átrakhat valaki más elé.
event-desperados = Banditák
    .rule = Az a bandita, aki a saját körében felfedi a szerepét, 2 helyett 3 lapot húz, és az Elvétve! lapjait Sörként is használhatja.
event-devils-pact = Paktum az ördöggel
    .rule = Aki a seriffen kívül e lap alatt elsőként veszíti el az utolsó életét, banditaként játszik tovább 3 élettel, vagy 2-vel, ha a karakterének 3 van: kézi lapok nélkül, az előtte fekvőkkel, és többé semmi sem gyógyítja.
event-doug-badman = Dough Badman
    .rule = A köröd elején, húzás előtt, 2 lapot eldobva visszanyerhetsz 1 életet. A seriffre nem vonatkozik.
event-eldorado = Eldorado
    .rule = Húzás helyett elveszel találomra egy lapot a bal oldali szomszédod kezéből, húzol 1-et, majd a jobb oldali szomszédodnak adsz egyet, amelyiket akarod.
event-grave-digger = Sírásó
    .rule = Aki most elsőnek kiesne, a seriff kivételével, Sírásóként játszik tovább 2 élettel és az asztalán fekvő lapokkal. A Sírásó egyedül nyer, ha már csak ő és a seriff maradt.
event-horse-stealer = Lótolvaj
    .rule = A távolságot módosító lapok nem működnek. Aki ászt kijátszva vagy eldobva véget vet ennek, mindet begyűjti, egyet megtart, a többit eldobja.
event-lifetime = Életfogytiglan
    .rule = A seriff valakit életfogytig börtönbe zár. A rab minden köre előtt felcsap: kőrre szabad és játszik, különben kimarad. Bárkinek az ásza is kiszabadítja.
event-lou = Lou
    .rule = Ha legfeljebb 2 életed van, bármelyik kőr lapodat Sörként használhatod.
event-mad-ride = Flúgos futam
    .rule = Minden második játékos csak felcsap egy lapot: az ász véget vet a futamnak, és ő játszik, különben kimarad. Lövés ellen a dobópakli tetején fekvő Elvétve! is jó. Két játékosnál nem érvényes.
event-nugget = Aranyrög
    .rule = A körödben 3 lapot húzol, és a végén akárhányat megtarthatsz.
event-scout = Felderítő
    .rule = Ha nincs előtted fegyver, se kék, se zöld, 3 távolságig érsz el.
event-sioux-chief = Sziú főnök
    .rule = Az Indiánok! mindenki mástól elvesz találomra egy lapot a kezéből. Ezekből sorban mindenki választ egyet, elsőként a kijátszója; akinek nem jut, BANG!-et dob el, vagy 1 életet veszít.
event-wet-ammo = Vízipisztoly
    .rule = Mindenki mindenkitől 1 távolságra van, bármit mondanak a lapok és a képességek. A BANG! lap csak egy másodikkal együtt lő, amelyet vele együtt eldobsz. A többi támadás a szokásos.
event-wild-shot = Vaktában lövöldözés
    .rule = Húzás után felcsapsz egy lapot: pikkre 1 életet veszít, aki ennyi hellyel balra ül tőled, a játékban lévőket körbeszámolva. A bubi, a dáma, a király és az ász 10-et ér.
event-winifred = Winifred
    .rule = Húzás után a seriff és minden női karakter visszanyer 1 életet.

## Decks of event cards

deck-high-noon = High Noon
deck-fistful-of-cards = A Fistful of Cards
deck-mixed = Kevert események
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## How two event decks lie

mix-apart = Két pakli egymás mellett
mix-high-noon-last = Egy pakli, a végén High Noon
mix-fistful-last = Egy pakli, a végén a maroknyi kártya

## Roles

role-sheriff = Seriff
    .within = seriff
    .goal = Számolj le minden banditával és renegáttal. Eggyel több az életed, és mindenki tudja, ki vagy. A helyettesedet kíméld: ha kiejted, minden lapod odavész.
    .dice-goal = Számolj le minden banditával és renegáttal. Kettővel több az életed, és mindenki tudja, ki vagy.
role-deputy = Seriffhelyettes
    .within = seriffhelyettes
    .goal = { $players ->
            [3] Célpontod: Renegát. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. Rád vadászik: Bandita.
           *[other] Segítsd győzelemre a seriffet; vele együtt nyersz, még ha te közben ki is esel.
        }
    .dice-goal = { $players ->
            [3] Célpontod: Renegát. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon.
           *[other] Segítsd győzelemre a seriffet; vele együtt nyersz, még ha te közben ki is esel.
        }
role-outlaw = Bandita
    .within = bandita
    .goal = { $players ->
            [3] Célpontod: Seriffhelyettes. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. Rád vadászik: Renegát.
           *[other] Intézd el a seriffet. Vigyázz: aki banditát ejt ki, 3 lapot húz érte.
        }
    .dice-goal = { $players ->
            [3] Célpontod: Seriffhelyettes. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon.
           *[other] Intézd el a seriffet. Együtt nyertek, az is, aki közben kiesett.
        }
role-renegade = Renegát
    .within = renegát
    .goal = { $players ->
            [3] Célpontod: Bandita. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. Rád vadászik: Seriffhelyettes.
            [8] Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a másik renegátnak is, a seriffnek pedig legvégül.
           *[other] Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a seriffnek pedig legvégül.
        }
    .dice-goal = { $players ->
            [3] Célpontod: Bandita. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon.
           *[other] Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a seriffnek pedig legvégül.
        }

## Sides

team-law = Seriff és helyettesei
team-outlaws = Banditák
team-renegades = Renegát

## Boxes

set-base = Alapjáték
    .about = 80 lap és 16 karakter 4–7 játékosnak.
set-dodge-city = Dodge City
    .about = 40 további lap, köztük zöldek, és 15 karakter; 3–8 játékosnak.
set-high-noon = High Noon
    .about = 15 esemény, minden fordulóban egy új: szellemek, másnaposság, a végén pedig a déli leszámolás.
set-fistful-of-cards = A Fistful of Cards
    .about = 15 esemény, minden fordulóban egy új: tippek, vértestvérek, a végén pedig golyózápor.
set-the-bullet = The Bullet
    .about = 3 karakter a gyűjtői dobozból.
set-wild-west-show = Wild West Show
    .about = 10 esemény, mindegyik egy Postakocsival vagy Wells Fargóval érkezik, és 8 karakter; a végén mindenki mindenki ellen.
set-eldorado = Eldorado
    .about = 18 esemény játékosoktól, mindegyik két fordulóra vagy egy ászig: szellemek, arany, paktumok.

## Suits

suit-spades = pikk
suit-hearts = kőr
suit-diamonds = káró
suit-clubs = treff

## Ranks

rank-2 = 2
    .face = 2-es
    .face-acc = 2-est
rank-3 = 3
    .face = 3-as
    .face-acc = 3-ast
rank-4 = 4
    .face = 4-es
    .face-acc = 4-est
rank-5 = 5
    .face = 5-ös
    .face-acc = 5-öst
rank-6 = 6
    .face = 6-os
    .face-acc = 6-ost
rank-7 = 7
    .face = 7-es
    .face-acc = 7-est
rank-8 = 8
    .face = 8-as
    .face-acc = 8-ast
rank-9 = 9
    .face = 9-es
    .face-acc = 9-est
rank-10 = 10
    .face = 10-es
    .face-acc = 10-est
rank-11 = bubi
    .face-acc = bubit
rank-12 = dáma
    .face-acc = dámát
rank-13 = király
    .face-acc = királyt
rank-14 = ász
    .face-acc = ászt

## Bots

level-drifter = Csavargó
    .about = Azt teszi, ami épp eszébe jut. Első ismerkedéshez jó.
    .dice-about = Azt teszi, ami éppen eszébe jut. Ismerkedéshez jó.
level-karma = Forrófejű
    .about = Mindenkit barátnak vagy ellenségnek néz, aztán tüzel.
    .dice-about = Mindenkit barátnak vagy ellenségnek néz, aztán tüzel.
level-cowhand = Marhahajcsár
    .about = Ismeri az ökölszabályokat: figyel a szerepére, spórol a Sörrel.
    .dice-about = Figyel a szerepére, és tudja, mikor álljon meg.
level-marshal = Marsall
    .about = Minden lapot mérlegel: megjegyzi, ki kire lőtt, és mi lehet még a kezekben.
    .dice-about = Pontosan ismeri minden dobás esélyét, és megjegyzi, ki kire lőtt.
level-legend = Legenda
    .about = Fejben százszor is végigjátssza a folytatást, mielőtt lép.
    .dice-about = Fejben százszor is végigjátssza a folytatást, mielőtt dob.
