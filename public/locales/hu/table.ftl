## Kis részek

list-comma = {", "}
list-and = {" és "}
list-you = te
playing-card = { $suit } { FORM($rank, "face") }
    .acc = { $suit } { FORM($rank, "face-acc") }
# Mindig tárgyesetben.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [1] egy lapot
       *[other] { $n } lapot
    }
some-cards-mixed = { LIST($cards, "a") } és még { $n ->
        [1] egy lapot
       *[other] { $n } lapot
    }
source-rules = a szabály
    .use = a szabályt
colour-red = piros
colour-black = fekete

## Napló: körök és kijátszott lapok

log-turn = { $seat } köre.
    .you = A te köröd.
log-play = { $seat } kijátszik { FORM($card, "a") }.
    .you = Kijátszol { FORM($card, "a") }.
log-play-as = { $seat } kijátszik { FORM($card, "a") } { FORM($kind, "as") }.
    .you = Kijátszol { FORM($card, "a") } { FORM($kind, "as") }.
log-play-paid = { $seat } kijátszik { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
    .you = Kijátszol { FORM($card, "a") }, és eldobsz hozzá { FORM($paid, "a") }.
log-play-on = { $seat } kijátszik { $target } ellen { FORM($card, "a") }.
    .you = Kijátszol { $target } ellen { FORM($card, "a") }.
    .at-you = { $seat } kijátszik ellened { FORM($card, "a") }.
    .self = { $seat } kijátszik maga ellen { FORM($card, "a") }.
    .you-self = Kijátszol magad ellen { FORM($card, "a") }.
log-play-on-paid = { $seat } kijátszik { $target } ellen { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
    .you = Kijátszol { $target } ellen { FORM($card, "a") }, és eldobsz hozzá { FORM($paid, "a") }.
    .at-you = { $seat } kijátszik ellened { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
log-shoot = { $seat } kijátszik { $target } ellen { FORM($card, "a") }.
    .you = Kijátszol { $target } ellen { FORM($card, "a") }.
    .at-you = { $seat } kijátszik ellened { FORM($card, "a") }.
log-shoot-as = { $seat } kijátszik { $target } ellen { FORM($card, "a") } { FORM($kind, "as") }.
    .you = Kijátszol { $target } ellen { FORM($card, "a") } { FORM($kind, "as") }.
    .at-you = { $seat } kijátszik ellened { FORM($card, "a") } { FORM($kind, "as") }.
log-shoot-paid = { $seat } kijátszik { $target } ellen { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
    .you = Kijátszol { $target } ellen { FORM($card, "a") }, és eldobsz hozzá { FORM($paid, "a") }.
    .at-you = { $seat } kijátszik ellened { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
log-duel = { $seat } párbajra hívja { SUFFIX($target, "t") }.
    .you = Párbajra hívod { SUFFIX($target, "t") }.
    .at-you = { $seat } párbajra hív téged.
log-jail = { $seat } { SUFFIX($target, "ra") } teszi { FORM($card, "the-acc") }.
    .you = { SUFFIX($target, "ra") } teszed { FORM($card, "the-acc") }.
    .at-you = { $seat } rád teszi { FORM($card, "the-acc") }.
    .self = { $seat } magára teszi { FORM($card, "the-acc") }.
    .you-self = Magadra teszed { FORM($card, "the-acc") }.
log-tequila = { $seat } ad { SUFFIX($target, "nak") } { FORM($card, "a") }.
    .you = Adsz { SUFFIX($target, "nak") } { FORM($card, "a") }.
    .at-you = { $seat } ad neked { FORM($card, "a") }.
    .self = { $seat } megissza { FORM($card, "the-acc") }.
    .you-self = Megiszod { FORM($card, "the-acc") }.
log-tequila-paid = { $seat } ad { SUFFIX($target, "nak") } { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
    .you = Adsz { SUFFIX($target, "nak") } { FORM($card, "a") }, és eldobsz hozzá { FORM($paid, "a") }.
    .at-you = { $seat } ad neked { FORM($card, "a") }, és eldob hozzá { FORM($paid, "a") }.
    .self = { $seat } megissza { FORM($card, "the-acc") }, és eldob hozzá { FORM($paid, "a") }.
    .you-self = Megiszod { FORM($card, "the-acc") }, és eldobsz hozzá { FORM($paid, "a") }.
log-equip = { $seat } maga elé teszi { FORM($card, "the-acc") }.
    .you = Magad elé teszed { FORM($card, "the-acc") }.
log-lay-down = { $seat } leteszi { FORM($card, "the-acc") }.
    .you = Leteszed { FORM($card, "the-acc") }.
log-answer = { $seat } válasza: { $card }.
    .you = A válaszod: { $card }.
log-answer-as = { $seat } válasza: { $card } { FORM($kind, "as") }.
    .you = A válaszod: { $card } { FORM($kind, "as") }.
log-answer-paid = { $seat } válasza: { $card }, és eldob hozzá { FORM($paid, "a") }.
    .you = A válaszod: { $card }, és eldobsz hozzá { FORM($paid, "a") }.
log-use = { $seat } beveti { FORM($source, "use") }.
    .you = Beveted { FORM($source, "use") }.
log-use-on = { $seat } beveti { FORM($source, "use") } { $target } ellen.
    .you = Beveted { FORM($source, "use") } { $target } ellen.
    .at-you = { $seat } beveti { FORM($source, "use") } ellened.
    .self = { $seat } beveti { FORM($source, "use") } maga ellen.
    .you-self = Beveted { FORM($source, "use") } magad ellen.
log-repeat = { $seat } megismétli.
    .you = Megismétled.
log-repeat-on = { $seat } megismétli { $target } ellen.
    .you = Megismétled { $target } ellen.
    .at-you = { $seat } megismétli ellened.
    .self = { $seat } megismétli maga ellen.
    .you-self = Megismétled magad ellen.
log-trade = { $seat } lapot cserél { $target } lapjaiért.
    .you = Lapot cserélsz { $target } lapjaiért.
    .at-you = { $seat } lapot cserél veled.
log-ricochet = { $seat } rálő { $target } egyik lapjára.
    .you = Rálősz { $target } egyik lapjára.
    .at-you = { $seat } rálő az egyik lapodra.
log-sniper = { $seat } orvlövészként lő { SUFFIX($target, "ra") }.
    .you = Orvlövészként lősz { SUFFIX($target, "ra") }.
    .at-you = { $seat } orvlövészként lő rád.
log-blood-brothers = { $seat } ad { SUFFIX($target, "nak") } 1 életet.
    .you = Adsz { SUFFIX($target, "nak") } 1 életet.
    .at-you = { $seat } ad neked 1 életet.
# Az esemény neve nem illik a mondatba.
log-hard-liquor = { $seat } húzás helyett iszik.
    .you = Húzás helyett iszol.
log-haunt = { $seat } kísért az asztalnál.
    .you = Kísértesz az asztalnál.
log-badman = { $event }: { $seat } alkut köt.
    .you = { $event }: alkut kötsz.
log-use-event = { $seat } beveti { FORM($event, "use") }.
    .you = Beveted { FORM($event, "use") }.
log-declined = { $seat } nem tesz ellene semmit.
    .you = Nem teszel ellene semmit.

## Napló: hová kerülnek a lapok

log-dealt = A lapok kiosztva.
log-drew = { $seat } húz { $some }.
    .you = Húzol { $some }.
log-drew-discard = { $seat } elveszi { FORM($card, "the-acc") } a dobópakliból.
    .you = Elveszed { FORM($card, "the-acc") } a dobópakliból.
log-laid-open = Felfordítva: { LIST($cards) }.
log-looks = { $seat } megnéz { $some }.
    .you = Megnézel { $some }.
log-took = { $seat } elvesz { FORM($card, "a") }.
    .you = Elveszel { FORM($card, "a") }.
log-kept = { $seat } megtart egy lapot.
    .you = Megtartasz egy lapot.
log-gave = { $seat } ad { SUFFIX($target, "nak") } { FORM($card, "a") }.
    .you = Adsz { SUFFIX($target, "nak") } { FORM($card, "a") }.
    .at-you = { $seat } ad neked { FORM($card, "a") }.
log-gave-hidden = { $seat } ad { SUFFIX($target, "nak") } egy lapot.
    .you = Adsz { SUFFIX($target, "nak") } egy lapot.
    .at-you = { $seat } ad neked egy lapot.
log-buried = { $seat } a húzópaklira tesz { $some }.
    .you = A húzópaklira teszel { $some }.
log-on-deck = { FORM($card, "the") } a húzópaklira kerül.
log-put-back = { FORM($card, "the") } visszakerül a pakli tetejére.
log-put-back-hidden = Egy lap visszakerül a pakli tetejére.
log-discarded = { $seat } eldobja { LIST($cards, "the-acc") }.
    .you = Eldobod { LIST($cards, "the-acc") }.
log-robbed = { $seat } elvesz { SUFFIX($target, "tol") } { $some }.
    .you = Elveszel { SUFFIX($target, "tol") } { $some }.
    .at-you = { $seat } elvesz tőled { $some }.
    .self = { $seat } visszavesz { $some }.
    .you-self = Visszaveszel { $some }.
log-passed-on = { FORM($card, "the") } { $target } elé kerül.
    .at-you = { FORM($card, "the") } eléd kerül.
log-shown = { $seat } megmutatja { FORM($card, "the-acc") } ({ $face }).
    .you = Megmutatod { FORM($card, "the-acc") } ({ $face }).
log-reshuffled = A dobópakli megkeverve: ez az új húzópakli.

## Napló: felcsapás, és ami kijön belőle

log-check = { $seat } felcsapja a { FORM($face, "acc") }: { $verdict }
    .you = Felcsapod a { FORM($face, "acc") }: { $verdict }
verdict-vendetta-good = még egyszer jön!
    .you = még egyszer te jössz!
verdict-vendetta-bad = nem jön újra.
    .you = nem jössz újra.
verdict-helena-zontero-good = jön az újraosztás!
verdict-helena-zontero-bad = minden marad a régiben.
verdict-daring-challenge-good = mellément!
verdict-daring-challenge-bad = talált.
verdict-lifetime-good = nyílik a cella.
verdict-lifetime-bad = zárva marad a cella.
verdict-mad-ride-good = vége a futamnak.
verdict-mad-ride-bad = nem ász.
verdict-wild-shot-good = senkit sem talál el.
verdict-wild-shot-bad = valakit eltalál.
verdict-teren-kill-good = a halál még várhat.
verdict-teren-kill-bad = most vége.
verdict-grave-digger-good = a lövés mellémegy.
verdict-grave-digger-bad = ez nem segít.
verdict-barrel-good = a Hordó véd.
verdict-barrel-bad = a Hordó nem segít.
verdict-jail-good = szabadul a Börtönből.
    .you = szabadulsz a Börtönből.
verdict-jail-bad = marad a Börtönben.
    .you = maradsz a Börtönben.
verdict-dynamite-good = a Dinamit nem robban.
verdict-dynamite-bad = a Dinamit felrobban!
verdict-good = { FORM($source, "the") } segít.
verdict-bad = { FORM($source, "the") } nem segít.

## Napló: életek, szerepek, karakterek

log-turn-skipped = { $seat } kimarad ebből a körből.
    .you = Kimaradsz ebből a körből.
log-life-lost = { $seat } { $n } életet veszít.
    .you = { $n } életet veszítesz.
log-life-lost-gag = { $seat } megszólalt, és { $n } életet veszít.
    .you = Megszólaltál, és { $n } életet veszítesz.
log-life-lost-susanna = { $seat } túl kevés lapot játszott ki, és { $n } életet veszít.
    .you = Túl kevés lapot játszottál ki, és { $n } életet veszítesz.
log-life-gained = { $seat } { $n } életet visszanyer.
    .you = { $n } életet visszanyersz.
log-no-effect = { FORM($kind, "the") } most hatástalan.
log-immune = { FORM($source, "the") } nem hat { SUFFIX($target, "ra") }.
    .at-you = { FORM($source, "the") } nem hat rád.
log-ability-copied = { $seat } átveszi { FORM($character, "use") }.
    .you = Átveszed { FORM($character, "use") }.
log-role-shown = { $seat } szerepe: { FORM($role, "within") }.
    .you = A szereped: { FORM($role, "within") }.
log-character-taken = { $seat } karaktere: { $character }, { $n } élettel.
    .you = A karaktered: { $character }, { $n } élettel.
log-disguised = { $seat } egy időre átveszi { FORM($character, "use") }.
    .you = Egy időre átveszed { FORM($character, "use") }.
log-undisguised = { $seat } újra a saját képességével játszik.
    .you = Újra a saját képességeddel játszol.
log-abilities = { $seat } képességei: { $character } és { $second }.
    .you = A képességeid: { $character } és { $second }.
log-hand-empty = { $seat } nem tud lapot mutatni.
    .you = Nincs lapod, amit megmutathatnál.
log-hand-shown = { $seat } megmutatja a lapjait: { LIST($cards) }.
    .you = Megmutatod a lapjaidat: { LIST($cards) }.
log-out = { $seat } fűbe harapott!
    .you = Fűbe haraptál!
log-out-role = { $seat } fűbe harapott: { FORM($role, "within") } volt!
    .you = Fűbe haraptál: { FORM($role, "within") } voltál.
log-penalty = { $seat } seriffhelyettest lőtt le, minden lapját elveszíti.
    .you = Seriffhelyettest lőttél le, minden lapodat elveszíted.
log-reward = { $seat } megkapja a vérdíjat.
    .you = Megkapod a vérdíjat.

## Napló: események

log-event = Új esemény: { $event }.
log-event-next = Új esemény: { $event }. Utána jön: { $coming }.
log-event-last = Új esemény: { $event }. Ez a végéig marad.
log-event-ended = Vége: { $event }.
log-roles-dealt = A szerepeket újraosztottuk.
log-role-dealt = { $seat } új szerepe: { FORM($role, "within") }.
    .you = Az új szereped: { FORM($role, "within") }.
log-role-revealed = { $seat } felfedi a szerepét: { FORM($role, "within") }.
    .you = Felfeded a szerepedet: { FORM($role, "within") }.
log-swapped = { $seat } és { $target } helyet cserél.
    .you = { $target } és te helyet cseréltek.
    .at-you = { $seat } és te helyet cseréltek.
log-will-miss = { $seat } kimarad a következő köréből.
    .you = Kimaradsz a következő körödből.
log-jailed-for-life = { $seat } életfogytig börtönben ül.
    .you = Életfogytig börtönben ülsz.
log-freed = { $seat } kiszabadult.
    .you = Kiszabadultál.
log-grave-digger = { $seat } tovább játszik, mostantól { $character }, { $n } élettel.
    .you = Tovább játszol, mostantól { $character }, { $n } élettel.
log-reborn = { $event }: { $seat } tovább játszik, mostantól { FORM($role, "within") }, { $n } élettel.
    .you = { $event }: tovább játszol, mostantól { FORM($role, "within") }, { $n } élettel.
log-ordered = { $seat } ráparancsol { SUFFIX($target, "ra") }: { $kind }.
    .you = Ráparancsolsz { SUFFIX($target, "ra") }: { $kind }.
    .at-you = { $seat } rád parancsol: { $kind }.
log-ordered-on = { $seat } ráparancsol { SUFFIX($target, "ra") }: { $kind } { $other ->
        [you] ellened
       *[other] { $other } ellen
    }.
    .you = Ráparancsolsz { SUFFIX($target, "ra") }: { $kind } { $other ->
        [you] ellened
       *[other] { $other } ellen
    }.
    .at-you = { $seat } rád parancsol: { $kind } { $other } ellen.
log-ordered-own = { $seat } ráparancsol { SUFFIX($target, "ra") }: { $kind } maga ellen.
    .you = Ráparancsolsz { SUFFIX($target, "ra") }: { $kind } maga ellen.
    .at-you = { $seat } rád parancsol: { $kind } magad ellen.
log-ghost = { $seat } visszatér szellemként.
    .you = Visszatérsz szellemként.
log-returned = { $seat } visszatér { $n } élettel.
    .you = Visszatérsz { $n } élettel.
log-suit-named = { $seat } választott színe: { $suit }. Ebben a körben csak ez jó.
    .you = A választott színed: { $suit }. Ebben a körben csak ez jó.
log-guessed-right = { $seat } tippje: { $colour }, a lap { $face }: talált.
    .you = A tipped: { $colour }, a lap { $face }: talált.
log-guessed-wrong = { $seat } tippje: { $colour }, a lap { $face }: nem talált.
    .you = A tipped: { $colour }, a lap { $face }: nem talált.
log-guessed-right-unseen = { $seat } tippje: { $colour }: talált.
    .you = A tipped: { $colour }: talált.
log-guessed-wrong-unseen = { $seat } tippje: { $colour }: nem talált.
    .you = A tipped: { $colour }: nem talált.

## A játék vége

outcome-law = Győz a törvény és a rend
outcome-deputy = A seriffhelyettes győz
outcome-outlaw = A bandita győz
outcome-outlaws = A banditáké a város
outcome-renegade = A renegát egyedül maradt talpon
outcome-renegades = A renegátok győznek
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Kérdések

ask-turn = Te jössz. Játssz ki lapokat, vagy fejezd be a kört.
attack-shot = { $seat } rád lő.
attack-card = { $seat } { FORM($kind, "val") } tüzel rád.
attack-blow = { $seat } { FORM($kind, "val") } támad rád.
attack-character = { $seat } { $character } képességével lő rád.
attack-sniper = { $seat } orvlövészként lő rád.
attack-event = { $event }: lőnek rád.
attack-nobody = Lőnek rád.
ask-shot = { $attack } Játssz ki egy Elvétve!-t, vagy állod a találatot.
ask-shot-several = { $attack } Csak { $n } Elvétve! állítja meg. Játszd ki őket, vagy állod a találatot.
ask-roulette = { $event }: játssz ki egy Elvétve!-t, vagy veszíts 2 életet.
ask-ricochet = { $seat } az egyik lapodra lő: { $card }. Játssz ki egy Elvétve!-t, vagy elveszíted.
ask-ricochet-nobody = Lövés az egyik lapodra: { $card }. Játssz ki egy Elvétve!-t, vagy elveszíted.
ask-indians = { $seat } kijátszotta: { $kind } Dobj el egy BANG!-et, vagy veszíts 1 életet.
ask-duel = { $kind } { $seat } ellen: dobj el egy BANG!-et, vagy veszíts 1 életet.
ask-dying = Haldokolsz. Nyerj vissza { $n } életet, különben kiesel.
ask-hurt = Életet vesztettél. Most ihatsz rá egy Sört.
ask-store = { $kind }: vegyél el egy lapot.
ask-put-back = { $left ->
        [1] Koppints arra, amit visszateszel. A többit megtartod.
       *[other] Koppints { $left } lapra, amit visszateszel: a legalsóval kezdd.
    }
ask-give = Melyik lapot adod { SUFFIX($target, "nak") }?
ask-give-flint = Melyik lapot adod { SUFFIX($target, "nak") }? Kettőt kapsz érte találomra.
ask-give-own = { $source }: adj { SUFFIX($target, "nak") } egy lapot a kezedből.
ask-command = Nevezd meg, milyen lapot játsszon ki { $target }.
ask-command-on = Ki ellen játsszon ki { $target } { FORM($kind, "a") }?
ask-obey = { $seat } rád parancsolt: { $kind }. Válaszd ki a lapot.
ask-obey-on = { $seat } rád parancsolt: { $kind } { $target } ellen. Válaszd ki a lapot.
    .at-you = { $seat } rád parancsolt: { $kind } magad ellen. Válaszd ki a lapot.
ask-haunt = Válassz egy lapot az asztalról, amelyet átraksz.
ask-haunt-whom = Ki elé kerüljön { FORM($card, "the") }?
ask-prisoner = { $event }: kit zársz be?
ask-booty = { $event }: melyik lapot tartod meg?
ask-chief = { $event }: vegyél el egy lapot.
ask-reveal = Egy bandita most felfedheti a szerepét, hogy 3 lapot húzzon, és az Elvétve! lapjait Sörként is használja.
ask-badman = Két lapot eldobva visszanyerhetsz 1 életet.
ask-redraw = Cseréld le két karakteredet két másikra, vagy tartsd meg őket.
ask-second-bang = Dobj el egy második BANG!-et is, hogy lőj.
ask-second-bang-at = Dobj el egy második BANG!-et is, hogy rálőj { SUFFIX($target, "ra") }.
ask-repeat = Dobj el egy BANG!-et, és jöhet még egyszer: { $kind }.
ask-repeat-on = Dobj el egy BANG!-et, és jöhet még egyszer: { $kind } { $target } ellen.
    .self = Dobj el egy BANG!-et, és jöhet még egyszer: { $kind } magad ellen.
ask-discard-hand = Dobd el a kézben tartott lapjaidat olyan sorrendben, ahogy tetszik.
ask-discard-hand-exchange = Dobd el a kézben tartott lapjaidat olyan sorrendben, ahogy tetszik; ugyanannyi lapot húzol.
ask-flip = { FORM($source, "the") } miatt csapsz fel: válaszd ki, melyik lap számítson.
ask-rob = Vegyél el egy lapot { SUFFIX($target, "tol") }: egyet az előtte fekvők közül, vagy találomra a kezéből.
    .self = Vedd vissza az egyik előtted fekvő lapodat.
ask-strip = Dobasd el { $target } egyik lapját: egyet az előtte fekvők közül, vagy találomra a kezéből.
    .self = Válaszd ki, melyik lapodat dobod el.
ask-inherit = Vedd el { $target } egyik lapját: egyet az előtte fekvők közül, vagy találomra a kezéből.
ask-take-in-play = Vegyél el egy más előtt fekvő lapot, vagy húzz a pakliból.
ask-copy = Válaszd ki, kinek a képességét kéred a következő körödig.
ask-pay-delgado = Dobj el egy kék lapot, hogy húzz 2 lapot.
ask-pay-source = { FORM($source, "the") }: dobj el egy lapot.
ask-pay-shot = Dobj el még egy lapot, hogy { FORM($card, "the-val") } rálőj { SUFFIX($target, "ra") }.
ask-pay-rag-time = Dobj el még egy lapot, hogy { FORM($card, "the-val") } elvedd { $target } egyik lapját.
ask-pay-tequila = Dobj el még egy lapot, hogy adj { SUFFIX($target, "nak") } { FORM($card, "a") }.
    .self = Dobj el még egy lapot, hogy megidd { FORM($card, "the-acc") }.
ask-pay-drink = Dobj el még egy lapot, hogy megidd { FORM($card, "the-acc") }.
ask-pay-brawl = Dobj el még egy lapot, hogy kitörjön { FORM($card, "the") }.
ask-pay = Dobj el még egy lapot, hogy kijátszd { FORM($card, "the-acc") }.
ask-draw-player = Az első lapodat húzd valaki kezéből vagy a pakliból.
ask-draw-discard = Az első lapodat húzd a dobópakliból vagy a húzópakliból.
ask-character = Válassz, ki szeretnél lenni.
ask-identity = Legyél mostantól valaki más, 2 élettel, vagy maradj, aki vagy.
ask-identity-round = Legyél mostantól valaki más, 2 élettel, vagy csak amíg az esemény tart, vagy maradj, aki vagy.
ask-brother = Odaadhatod 1 életedet, hogy valaki más visszanyerjen 1-et.
ask-liquor = Húzz lapokat, vagy nyerj vissza helyettük 1 életet.
ask-guess = Tippelj: piros vagy fekete a következő lap?
ask-guess-again = Talált! Ha akarsz, tippelj újra: piros vagy fekete?
ask-suit = Nevezd meg az egyetlen színt, amelyet a köröd végéig használsz.
ask-exchange = Dobj el akárhány lapot; ugyanannyit húzol.
ask-exchange-more = Húzni fogsz { $n ->
        [1] egy lapot
       *[other] { $n } lapot
    }. Dobj el többet, vagy hagyd ennyiben.
ask-surrender = { FORM($event, "the") } egy előtted fekvő lapot követelnek. Válaszd ki, melyiket.
ask-discard = Több lapod van, mint életed. { $left ->
        [1] Dobj el egyet.
       *[other] Dobj el { $left } lapot.
    }
ask-order-out = Kiestél. Dobd el a lapjaidat olyan sorrendben, ahogy tetszik.
ask-order-penalty = Seriffhelyettest lőttél le. Dobd el minden lapodat olyan sorrendben, ahogy tetszik.

## Amíg másra várunk

wait-turn = { SUFFIX($seat, "ra") } várunk: ő jön.
wait-give = { SUFFIX($seat, "ra") } várunk: ad egy lapot { SUFFIX($target, "nak") }.
    .at-you = { SUFFIX($seat, "ra") } várunk: ad egy lapot neked.
wait-command = { SUFFIX($seat, "ra") } várunk: parancsot ad { SUFFIX($target, "nak") }.
    .at-you = { SUFFIX($seat, "ra") } várunk: parancsot ad neked.
wait-obey = { SUFFIX($seat, "ra") } várunk: engedelmeskedik.
wait-prisoner = { SUFFIX($seat, "ra") } várunk: bezár valakit.
wait-choose-card = { SUFFIX($seat, "ra") } várunk: választ egy lapot.
wait-reveal = { SUFFIX($seat, "ra") } várunk: felfedhet egy szerepet.
wait-badman = { SUFFIX($seat, "ra") } várunk: életet vehet a lapjaiért.
wait-redraw = { SUFFIX($seat, "ra") } várunk: képességeket választ.
wait-shot = { SUFFIX($seat, "ra") } várunk: mit lép { $target } lövésére.
    .at-you = { SUFFIX($seat, "ra") } várunk: mit lép a lövésedre.
wait-shot-event = { SUFFIX($seat, "ra") } várunk: { FORM($source, "the") } miatt védekezik.
wait-shot-nobody = { SUFFIX($seat, "ra") } várunk: mit lép a lövésre.
wait-ricochet = { SUFFIX($seat, "ra") } várunk: megmentheti { FORM($card, "the-acc") }.
wait-indians = { SUFFIX($seat, "ra") } várunk: mit lép { $target } { $kind } lapjára.
    .at-you = { SUFFIX($seat, "ra") } várunk: mit lép a te { $kind } lapodra.
wait-duel = { SUFFIX($seat, "ra") } várunk: { $kind } { $target } ellen.
    .at-you = { SUFFIX($seat, "ra") } várunk: { $kind } ellened.
wait-dying = { SUFFIX($seat, "ra") } várunk: haldoklik.
wait-hurt = { SUFFIX($seat, "ra") } várunk: eltalálták.
wait-take = { SUFFIX($seat, "ra") } várunk: elvesz egy lapot.
wait-put-back = { SUFFIX($seat, "ra") } várunk: lapokat választ.
wait-give-away = { SUFFIX($seat, "ra") } várunk: lapokat oszt szét.
wait-flip = { SUFFIX($seat, "ra") } várunk: { FORM($source, "the") } miatt lapot választ.
wait-rob = { SUFFIX($seat, "ra") } várunk: elvesz egy lapot { SUFFIX($target, "tol") }.
    .at-you = { SUFFIX($seat, "ra") } várunk: elvesz egy lapot tőled.
    .self = { SUFFIX($seat, "ra") } várunk: visszavesz egy lapot.
wait-strip = { SUFFIX($seat, "ra") } várunk: kiválasztja { $target } egyik lapját.
    .at-you = { SUFFIX($seat, "ra") } várunk: kiválasztja az egyik lapodat.
    .self = { SUFFIX($seat, "ra") } várunk: kiválasztja az egyik saját lapját.
wait-inherit = { SUFFIX($seat, "ra") } várunk: elveszi { $target } egyik lapját.
    .at-you = { SUFFIX($seat, "ra") } várunk: elveszi az egyik lapodat.
wait-draw = { SUFFIX($seat, "ra") } várunk: húz.
wait-copy = { SUFFIX($seat, "ra") } várunk: képességet választ.
wait-character = { SUFFIX($seat, "ra") } várunk: karaktert választ.
wait-brother = { SUFFIX($seat, "ra") } várunk: segíthet valakinek.
wait-liquor = { SUFFIX($seat, "ra") } várunk: húz vagy iszik.
wait-guess = { SUFFIX($seat, "ra") } várunk: pirosra vagy feketére tippel.
wait-suit = { SUFFIX($seat, "ra") } várunk: színt nevez meg.
wait-exchange = { SUFFIX($seat, "ra") } várunk: lapokat cserél.
wait-surrender = { SUFFIX($seat, "ra") } várunk: lead egy lapot.
wait-discard = { SUFFIX($seat, "ra") } várunk: lapot dob el.

## Gombok: első személyben

do-play = Kijátszom { FORM($card, "the-acc") }
do-play-as = Kijátszom { FORM($card, "the-acc") } { FORM($kind, "as") }
do-discard = Eldobom { FORM($card, "the-acc") }
do-discard-as = Eldobom { FORM($card, "the-acc") } { FORM($kind, "as") }
do-lay-down = Leteszem { FORM($card, "the-acc") }
do-shoot = Lövök { SUFFIX($target, "ra") }
do-duel = Párbajra hívom { SUFFIX($target, "t") }
do-jail = Bebörtönzöm { SUFFIX($target, "t") }
    .self = Bebörtönzöm magam
do-take = Elveszek egy lapot { SUFFIX($target, "tol") }
    .self = Visszaveszem egy lapomat
do-strip = Eldobatom { $target } egy lapját
    .self = Eldobom egy lapomat
do-punch = Megütöm { SUFFIX($target, "t") }
do-knife = Támadok { SUFFIX($target, "ra") } { FORM($kind, "the-val") }
do-fire = Lövök { SUFFIX($target, "ra") } { FORM($kind, "the-val") }
do-tequila = Adok { SUFFIX($target, "nak") } { FORM($kind, "a") }
    .self = Megiszom { FORM($kind, "the-acc") }
do-play-on = Kijátszom { FORM($kind, "the-acc") } { $target } ellen
do-with = { $action } { FORM($card, "the-val") }
do-repeat = Még egyszer: { $action }
do-repeat-kind = Még egyszer: { $kind }
do-repeat-any = Még egyszer
do-discard-two-shoot = { LIST($cards) } eldobva: lövök { SUFFIX($target, "ra") }
do-discard-two-life = { LIST($cards) } eldobva: +1 élet
do-use = Bevetem { FORM($source, "use") }
do-pick-hidden = Találomra a kezéből
do-brother = Adok { SUFFIX($target, "nak") } 1 életet
do-prisoner = Életfogytig bezárom { SUFFIX($target, "t") }
do-command-on = { $target } ellen
    .self = Ellenem
do-command-own = { $target }: maga ellen
do-haunt-whom = { $target } elé teszem
    .self = Magam elé teszem
do-draw-from = Húzok { $target } kezéből
do-draw-cards = Húzok lapokat
do-draw-others = Húzok két másikat
do-draw-deck = Húzok a pakliból
do-use-discarded = Védekezem az eldobott Elvétve!-vel
do-take-discard = Elveszem { FORM($card, "the-acc") }
do-take-top-discard = Elveszem az eldobott lapot
do-copy = { $character } képessége
do-character = { $character } leszek
do-identity = { $character } leszek 2 élettel
do-identity-round = { $character } leszek, amíg az esemény tart
do-regain = Visszanyerek 1 életet
do-red = Piros
do-black = Fekete
do-suit = Csak { $suit }
do-reveal = Felfedem a szerepemet
do-kind = { $kind }
do-rest = Eldobom a többit
do-end = Kör vége
do-ricochet = Lelövöm { $target } lapját: { $card }
    .self = Lelövöm a lapomat: { $card }
do-ricochet-card = Lelövöm { FORM($card, "the-acc") }
do-ricochet-any = Lelövök egy lapot az asztalról
do-snipe = Lövök 2 BANG! lappal { SUFFIX($target, "ra") }
do-snipe-any = Lövök 2 BANG! lappal
do-order = Parancsot adok { SUFFIX($target, "nak") }
do-order-any = Parancsot adok valakinek
do-gift = Adok { SUFFIX($target, "nak") } egy lapot
do-gift-any = Adok valakinek egy lapot
do-spoke = Megszólaltam: 1 életet veszítek
do-swap = Helycsere: { $target }
do-haunt = Átrakok egy lapot az asztalon
do-two-for-life = 2 lapért 1 élet
do-trade = Lapot cserélek: { $target }
do-trade-any = 1 lapot cserélek 2-re
do-chuck = 1 életért húzok 2 lapot
do-two-to-shoot = 2 lapért lövök
do-delgado = Egy kék lapért húzok 2-t
do-give = Adok { SUFFIX($target, "nak") } { FORM($card, "a") }
do-move = Átrakom { FORM($card, "the-acc") }
do-move-of = Átrakom { $target } lapját: { $card }
    .self = Átrakom a lapomat: { $card }
do-keep = Megtartom { FORM($card, "the-acc") }
do-take-card = Elveszem { FORM($card, "the-acc") }
do-take-card-from = Elveszem { FORM($card, "the-acc") } { SUFFIX($target, "tol") }
do-put-back = Visszateszem { FORM($card, "the-acc") }
do-choose-face = Választom a { FORM($face, "acc") }
do-lose-two = 2 életet veszítek
do-lose-card = Elveszítem a lapot
do-stay = Maradok, aki vagyok
do-keep-lives = Nem adok életet
do-stop-guessing = Abbahagyom
do-keep-hand = Mindet megtartom
do-draw = { $n ->
        [1] Húzok egy lapot
       *[other] Húzok { $n } lapot
    }
do-take-hit = Állom a találatot
do-lose-one = 1 életet veszítek
do-die = Fűbe harapok
do-accept-hit = Tudomásul veszem
do-go-on = Tovább
do-keep-cards = Megtartom a lapjaimat
do-keep-these = Maradjon ez a kettő
do-cancel = Mégse
do-pass = Passz

## Miért nem lehet valamit

no-over = A játéknak vége.
no-your-decision = Most { SUFFIX($target, "ra") } várunk.
    .at-you = Most rád várunk.
no-such-seat = Ott nem ül senki.
no-eliminated = { $target } már kiesett.
    .at-you = Már kiestél.
no-asked = Most nem ez a kérdés.
no-in-hand = Nincs a kezedben ez a lap: { $card }.
no-available = Ezt nem választhatod: { $card }.
no-that-card = { FORM($card, "the") } nem használható { FORM($kind, "as") }.
no-needs-target = Válaszd ki, ki ellen játszod ki { FORM($kind, "the-acc") }.
no-target = Ehhez most nem kell célpont: { $kind }.
no-yourself = { FORM($kind, "the-acc") } magad ellen nem játszhatod ki.
no-reach = { $target } távolsága { $distance }, de { FORM($card, "the") } hatótávja csak { $reach }.
no-reach-colt = { $target } távolsága { $distance }, de a Colt .45 hatótávja csak { $reach }.
no-reach-card = { $target } távolsága { $distance }, de { FORM($kind, "the") } hatótávja csak { $reach }.
no-cards = { SUFFIX($target, "nak") } nincs lapja.
    .at-you = Nincs lapod.
no-bang-limit = Ebben a körben már kijátszottad az egyetlen BANG! lapodat.
no-bang-limit-several = Már { $played } BANG! lapot kijátszottál; egy körben legfeljebb { $limit } lehet.
no-same-name = { $target } előtt már van { $kind }.
    .at-you = Előtted már van { $kind }.
no-sheriff = { $target } a seriff, őt nem lehet bebörtönözni.
    .at-you = Te vagy a seriff, és a seriffet nem lehet bebörtönözni.
no-full-life = Megvan minden életed.
no-power-rules = Nincs mit bevetni.
no-power = Most nem vetheted be { FORM($source, "use") }.
no-used-up = Ebben a körben már nem vetheted be többször { FORM($source, "use") }.
no-last-life = Az utolsó életedet nem adhatod oda.
no-blue-card = Kell hozzá egy kék lap a kezedben.
no-two-cards = Válassz két különböző lapot a kezedből.
no-immune = { $character }: { FORM($card, "the") } nem hat { SUFFIX($target, "ra") }.
    .at-you = { $character }: { FORM($card, "the") } nem hat rád.
no-second-bang = { $event }: kell egy második BANG! is.
no-other-card = { FORM($kind, "the") } mellé még egy lap kell, de nincs másik lapod.
no-ready = { FORM($card, "the-acc") } csak most tetted le. Egy későbbi körben vetheted be.
no-must-play = { $event }: előbb játszd ki { FORM($card, "the-acc") }.
no-bang-and-card = Válassz egy BANG!-et és egy más előtt fekvő lapot.
no-two-bangs = Válassz két BANG! lapot.
no-beer-two = Ennél az asztalnál az utolsó két játékos már nem játszhat ki Sört.
no-big-spencer = { $character } sosem játszik ki Elvétve!-t.
no-grave-digger = A { $character } csak Elvétve!-vel lő, és nem kezd Párbajt.
no-because = { FORM($source, "the") } miatt ez nem lehetséges.
no-handcuffs = { $event }: ebben a körben csak { $suit } jó.
no-reverend = { FORM($event, "the") } miatt senki sem ihat Sört.
no-sermon = { FORM($event, "the") } miatt a saját körödben nem használhatsz BANG!-et.
no-judge = { FORM($event, "the") } miatt senki sem tehet le lapot.
no-showdown = { FORM($event, "the") } miatt a BANG! lap csak Elvétve!-ként használható.
no-ghost = { FORM($event, "the") } miatt egy szellem semmivel sem árthat a seriffnek.
no-event = { FORM($event, "the") } miatt ez nem lehetséges.
no-beer-saves = Két játékosnál a Sör már senkit sem ment meg.
no-beer-loss = A Sör a saját körödön kívül csak akkor segít, ha életet veszítesz.
no-beer-dying = A Sör a saját körödön kívül csak az utolsó találat ellen segít.
no-green-yet = { FORM($kind, "the-acc") } a saját körödben teheted le; később működik.
no-missed-now = { FORM($kind, "the") } csak akkor jó, ha rád lőnek.
no-help-now = { FORM($kind, "the") } most nem segít.

## Amivel játszunk

sets-alone = { $sets }, önállóan
sets-base = 80 lap és { $characters } karakter 4–7 játékosnak.
sets-both = 120 lap, köztük zöldek, és { $characters } karakter 3–8 játékosnak.
sets-dodge-city = Saját 80 lap, köztük zöldek, és { $characters } karakter 3–7 játékosnak.
sets-none = Válaszd hozzá az alapjátékot vagy a Dodge Cityt.
sets-events-rounds = { $n } esemény, fordulóról fordulóra más szabályokkal.
sets-events = { $n } esemény, más-más szabályokkal.
