### Věty u stolu karetní hry.
###
### $seat něco dělá, $target je ten, komu se to děje. Jména hráčů se neskloňují: stojí v prvním pádě, nebo za slovem „hráč“.
### .you čtenář je $seat, .at-you čtenář je $target, .self oba jsou tentýž, .you-self oba jsou čtenář.

## Drobné části

list-comma = {", "}
list-and = {" a "}
# Čtenář v seznamu hráčů.
list-you = ty
playing-card = { FORM($rank, "gender") ->
        [m] { FORM($suit, "m") }
        [n] { FORM($suit, "n") }
       *[f] { FORM($suit, "f") }
    } { $rank }
    .acc = { FORM($rank, "gender") ->
        [m] { FORM($suit, "m-acc") }
        [n] { FORM($suit, "n") }
       *[f] { FORM($suit, "f-acc") }
    } { FORM($rank, "acc") }
# Ve čtvrtém pádě.
some-cards-known = { LIST($cards, "acc") }
some-cards-hidden = { $n ->
        [one] kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
some-cards-mixed = { LIST($cards, "acc") } a ještě { $n ->
        [one] jednu kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
lives = { $n ->
        [one] 1 život
        [few] { $n } životy
       *[other] { $n } životů
    }
# „Se 2 životy“: předložka podle výslovnosti čísla.
lives-with = { $n ->
        [6] se 6 životy
        [7] se 7 životy
        [one] s 1 životem
        [few] se { $n } životy
       *[other] s { $n } životy
    }
source-rules = pravidla
colour-red = červená
colour-black = černá

## Záznam: tahy a zahrané karty

log-turn = Na tahu je { $seat }.
    .you = Jsi na tahu.
log-play = { $seat } hraje { FORM($card, "acc") }.
    .you = Hraješ { FORM($card, "acc") }.
log-play-as = { $seat } hraje { FORM($card, "acc") } jako { FORM($kind, "acc") }.
    .you = Hraješ { FORM($card, "acc") } jako { FORM($kind, "acc") }.
log-play-paid = { $seat } hraje { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
    .you = Hraješ { FORM($card, "acc") } a odhazuješ { FORM($paid, "acc") }.
log-play-on = { $seat } hraje { FORM($card, "acc") }. Cíl: { $target }.
    .you = Hraješ { FORM($card, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe hraje { FORM($card, "acc") }.
    .self = { $seat } hraje { FORM($card, "acc") } na vlastní karty.
    .you-self = Hraješ { FORM($card, "acc") } na vlastní karty.
log-play-on-paid = { $seat } hraje { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }. Cíl: { $target }.
    .you = Hraješ { FORM($card, "acc") } a odhazuješ { FORM($paid, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe hraje { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
log-shoot = { $seat } hraje { FORM($card, "acc") }. Cíl: { $target }.
    .you = Hraješ { FORM($card, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe hraje { FORM($card, "acc") }.
log-shoot-as = { $seat } hraje { FORM($card, "acc") } jako { FORM($kind, "acc") }. Cíl: { $target }.
    .you = Hraješ { FORM($card, "acc") } jako { FORM($kind, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe hraje { FORM($card, "acc") } jako { FORM($kind, "acc") }.
log-shoot-paid = { $seat } hraje { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }. Cíl: { $target }.
    .you = Hraješ { FORM($card, "acc") } a odhazuješ { FORM($paid, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe hraje { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
log-duel = { $seat } vyzývá hráče { $target } na { FORM($card, "acc") }.
    .you = Vyzýváš hráče { $target } na { FORM($card, "acc") }.
    .at-you = { $seat } tě vyzývá na { FORM($card, "acc") }.
log-jail = { $seat } posílá hráče { $target } do { $card }.
    .you = Posíláš hráče { $target } do { $card }.
    .at-you = { $seat } tě posílá do { $card }.
    .self = { $seat } jde dobrovolně do { $card }.
    .you-self = Jdeš dobrovolně do { $card }.
log-tequila = { $seat } nalévá hráči { $target } { FORM($card, "acc") }.
    .you = Naléváš hráči { $target } { FORM($card, "acc") }.
    .at-you = { $seat } ti nalévá { FORM($card, "acc") }.
    .self = { $seat } pije { FORM($card, "acc") }.
    .you-self = Piješ { FORM($card, "acc") }.
log-tequila-paid = { $seat } nalévá hráči { $target } { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
    .you = Naléváš hráči { $target } { FORM($card, "acc") } a odhazuješ { FORM($paid, "acc") }.
    .at-you = { $seat } ti nalévá { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
    .self = { $seat } pije { FORM($card, "acc") } a odhazuje { FORM($paid, "acc") }.
    .you-self = Piješ { FORM($card, "acc") } a odhazuješ { FORM($paid, "acc") }.
log-equip = { $seat } vykládá { FORM($card, "acc") }.
    .you = Vykládáš { FORM($card, "acc") }.
log-lay-down = { $seat } vykládá { FORM($card, "acc") }.
    .you = Vykládáš { FORM($card, "acc") }.
log-answer = { $seat } odpovídá kartou { $card }.
    .you = Odpovídáš kartou { $card }.
log-answer-as = { $seat } odpovídá kartou { $card } jako { $kind }.
    .you = Odpovídáš kartou { $card } jako { $kind }.
log-answer-paid = { $seat } odpovídá kartou { $card } a odhazuje { FORM($paid, "acc") }.
    .you = Odpovídáš kartou { $card } a odhazuješ { FORM($paid, "acc") }.
# Vyložená karta, nebo schopnost postavy.
log-use = { $seat } používá { FORM($source, "acc") }.
    .you = Používáš { FORM($source, "acc") }.
log-use-on = { $seat } používá { FORM($source, "acc") }. Cíl: { $target }.
    .you = Používáš { FORM($source, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe používá { FORM($source, "acc") }.
    .self = { $seat } používá { FORM($source, "acc") } na vlastní karty.
    .you-self = Používáš { FORM($source, "acc") } na vlastní karty.
log-repeat = { $seat } to opakuje.
    .you = Opakuješ to.
log-repeat-on = { $seat } to opakuje. Cíl: { $target }.
    .you = Opakuješ to. Cíl: { $target }.
    .at-you = { $seat } to na tobě opakuje.
    .self = { $seat } to opakuje na vlastních kartách.
    .you-self = Opakuješ to na vlastních kartách.
log-trade = { $seat } a { $target } si vyměňují karty.
    .you = Ty a { $target } si vyměňujete karty.
    .at-you = { $seat } si s tebou vyměňuje karty.
log-ricochet = { $seat } střílí na kartu hráče { $target }.
    .you = Střílíš na kartu hráče { $target }.
    .at-you = { $seat } střílí na jednu z tvých karet.
log-sniper = { $seat } střílí ze zálohy. Cíl: { $target }.
    .you = Střílíš ze zálohy. Cíl: { $target }.
    .at-you = { $seat } na tebe střílí ze zálohy.
log-blood-brothers = { $seat } dává hráči { $target } život.
    .you = Dáváš hráči { $target } život.
    .at-you = { $seat } ti dává život.
log-hard-liquor = { $event }: { $seat } pije místo líznutí.
    .you = { $event }: piješ místo líznutí.
log-haunt = { $seat } straší u stolu.
    .you = Strašíš u stolu.
log-badman = { $seat } smlouvá. { $event } přikyvuje.
    .you = Smlouváš. { $event } přikyvuje.
log-use-event = { $seat } využívá událost { $event }.
    .you = Využíváš událost { $event }.
log-declined = { $seat } to nechává být.
    .you = Necháváš to být.

## Záznam: kam jdou karty

log-dealt = Karty jsou rozdány.
log-drew = { $seat } si líže { $some }.
    .you = Lížeš si { $some }.
log-drew-discard = { $seat } bere z odhazovacího balíčku { FORM($card, "acc") }.
    .you = Bereš z odhazovacího balíčku { FORM($card, "acc") }.
log-laid-open = Odkryté karty: { LIST($cards) }.
log-looks = { $seat } si prohlíží { $some }.
    .you = Prohlížíš si { $some }.
log-took = { $seat } si bere { FORM($card, "acc") }.
    .you = Bereš si { FORM($card, "acc") }.
log-kept = { $seat } si nechává kartu.
    .you = Necháváš si kartu.
log-gave = { $seat } dává hráči { $target } { FORM($card, "acc") }.
    .you = Dáváš hráči { $target } { FORM($card, "acc") }.
    .at-you = { $seat } ti dává { FORM($card, "acc") }.
log-gave-hidden = { $seat } dává hráči { $target } kartu.
    .you = Dáváš hráči { $target } kartu.
    .at-you = { $seat } ti dává kartu.
log-buried = { $seat } dává na balíček { $some }.
    .you = Dáváš na balíček { $some }.
log-on-deck = Na balíček: { $card }.
log-put-back = Zpět na balíček: { $card }.
log-put-back-hidden = Jedna karta se vrací na balíček.
log-discarded = { $seat } odhazuje { LIST($cards, "acc") }.
    .you = Odhazuješ { LIST($cards, "acc") }.
log-robbed = { $seat } bere hráči { $target } { $some }.
    .you = Bereš hráči { $target } { $some }.
    .at-you = { $seat } ti bere { $some }.
    .self = { $seat } si bere zpět { $some }.
    .you-self = Bereš si zpět { $some }.
log-passed-on = { $card } putuje k hráči { $target }.
    .at-you = { $card } putuje k tobě.
log-shown = { $seat } ukazuje { FORM($card, "acc") } ({ $face }).
    .you = Ukazuješ { FORM($card, "acc") } ({ $face }).
log-reshuffled = Odhozené karty se míchají na nový balíček.

## Záznam: snímání a co znamená. $verdict je jeden z výroků.

log-check = { $seat } snímá { FORM($face, "acc") }: { $verdict }
    .you = Snímáš { FORM($face, "acc") }: { $verdict }
verdict-vendetta-good = ještě jeden tah!
verdict-vendetta-bad = další tah nebude.
verdict-helena-zontero-good = role se rozdávají znovu!
verdict-helena-zontero-bad = vše zůstává při starém.
verdict-daring-challenge-good = vedle!
verdict-daring-challenge-bad = zásah.
verdict-lifetime-good = zase na svobodě.
verdict-lifetime-bad = zůstává se ve Vězení.
verdict-mad-ride-good = jízda končí.
verdict-mad-ride-bad = tah se přeskakuje.
verdict-wild-shot-good = nikdo není zasažen.
verdict-wild-shot-bad = někdo to schytá.
verdict-teren-kill-good = smrt počká.
verdict-teren-kill-bad = tentokrát je konec.
verdict-grave-digger-good = střela míjí.
verdict-grave-digger-bad = nic platné.
verdict-barrel-good = Barel drží.
verdict-barrel-bad = Barel nepomáhá.
verdict-jail-good = ven z Vězení.
verdict-jail-bad = zůstává se ve Vězení.
verdict-dynamite-good = Dynamit nevybuchuje.
verdict-dynamite-bad = Dynamit vybuchuje!
verdict-good = { FORM($source, "nom") } pomáhá.
verdict-bad = { FORM($source, "nom") } nepomáhá.

## Záznam: životy, role a postavy

log-turn-skipped = { $seat } přichází o tento tah.
    .you = Přicházíš o tento tah.
log-life-lost = { $seat } ztrácí { lives }.
    .you = Ztrácíš { lives }.
log-life-lost-gag = { $seat } neudrží jazyk za zuby a ztrácí { lives }.
    .you = Neudržíš jazyk za zuby a ztrácíš { lives }.
log-life-lost-susanna = Málo zahraných karet: { $seat } ztrácí { lives }.
    .you = Málo zahraných karet: ztrácíš { lives }.
log-life-gained = { $seat } si doplňuje { lives }.
    .you = Doplňuješ si { lives }.
log-no-effect = { $kind }: bez účinku.
log-immune = { $source }: na hráče { $target } nepůsobí.
    .at-you = { $source }: na tebe nepůsobí.
log-ability-copied = { $seat } kopíruje { FORM($character, "acc") }.
    .you = Kopíruješ { FORM($character, "acc") }.
log-role-shown = { $seat } ukazuje svou roli: { $role }.
    .you = Ukazuješ svou roli: { $role }.
log-character-taken = { $seat } hraje { lives-with } jako { $character }.
    .you = Hraješ { lives-with } jako { $character }.
log-disguised = { $seat } má pro toto kolo { FORM($character, "acc") }.
    .you = Máš pro toto kolo { FORM($character, "acc") }.
log-undisguised = { $seat } má zase vlastní schopnost.
    .you = Máš zase vlastní schopnost.
log-abilities = { $seat } má schopnosti těchto postav: { $character } a { $second }.
    .you = Máš schopnosti těchto postav: { $character } a { $second }.
log-hand-empty = { $seat } nemá v ruce nic, co by šlo ukázat.
    .you = Nemáš v ruce nic, co by šlo ukázat.
log-hand-shown = { $seat } ukazuje karty v ruce: { LIST($cards) }.
    .you = Ukazuješ karty v ruce: { LIST($cards) }.
log-out = { $seat } padá do prachu!
    .you = Padáš do prachu!
log-out-role = { $seat } padá do prachu: { $role }!
    .you = Padáš do prachu. Tvoje role: { $role }.
log-penalty = Padl Pomocník šerifa: { $seat } odhazuje všechny karty.
    .you = Padl Pomocník šerifa: odhazuješ všechny karty.
log-reward = { $seat } bere odměnu.
    .you = Bereš odměnu.

## Záznam: karty událostí

log-event = Nová událost: { $event }.
log-event-next = Nová událost: { $event }. Příště: { $coming }.
log-event-last = Nová událost: { $event }. Platí až do konce.
log-event-ended = Událost { $event } končí.
log-roles-dealt = Role se rozdávají znovu.
log-role-dealt = { $seat } má novou roli: { $role }.
    .you = Máš novou roli: { $role }.
log-role-revealed = { $seat } odkrývá svou roli: { $role }.
    .you = Odkrýváš svou roli: { $role }.
log-swapped = { $seat } a { $target } si vyměňují místa.
    .you = Ty a { $target } si vyměňujete místa.
    .at-you = { $seat } si s tebou vyměňuje místo.
log-will-miss = { $seat } vynechá příští tah.
    .you = Vynecháš příští tah.
log-jailed-for-life = { $seat } jde na doživotí za mříže.
    .you = Jdeš na doživotí za mříže.
log-freed = { $seat } je zase na svobodě.
    .you = Jsi zase na svobodě.
log-grave-digger = { $seat } hraje dál { lives-with } jako { $character }.
    .you = Hraješ dál { lives-with } jako { $character }.
log-reborn = { $event }: { $seat } hraje dál { lives-with } jako { $role }.
    .you = { $event }: hraješ dál { lives-with } jako { $role }.
log-ordered = { $seat } nařizuje hráči { $target } zahrát { FORM($kind, "acc") }.
    .you = Nařizuješ hráči { $target } zahrát { FORM($kind, "acc") }.
    .at-you = { $seat } ti nařizuje zahrát { FORM($kind, "acc") }.
# $other je ten, na koho se má nařízená karta zahrát.
log-ordered-on = { $seat } nařizuje hráči { $target } zahrát { FORM($kind, "acc") }. Cíl: { $other ->
        [you] ty
       *[other] { $other }
    }.
    .you = Nařizuješ hráči { $target } zahrát { FORM($kind, "acc") }. Cíl: { $other ->
        [you] ty
       *[other] { $other }
    }.
    .at-you = { $seat } ti nařizuje zahrát { FORM($kind, "acc") }. Cíl: { $other }.
log-ordered-own = { $seat } nařizuje hráči { $target } zahrát { FORM($kind, "acc") } na vlastní karty.
    .you = Nařizuješ hráči { $target } zahrát { FORM($kind, "acc") } na vlastní karty.
    .at-you = { $seat } ti nařizuje zahrát { FORM($kind, "acc") } na vlastní karty.
log-ghost = { $seat } se vrací jako duch.
    .you = Vracíš se jako duch.
log-returned = { $seat } se vrací { lives-with }.
    .you = Vracíš se { lives-with }.
log-suit-named = { $seat } volí { $suit }: v tomto tahu žádná jiná barva.
    .you = Volíš { $suit }: v tomto tahu žádná jiná barva.
log-guessed-right = { $seat } říká: { $colour }. Je to { $face }: správně.
    .you = Říkáš: { $colour }. Je to { $face }: správně.
log-guessed-wrong = { $seat } říká: { $colour }. Je to { $face }: špatně.
    .you = Říkáš: { $colour }. Je to { $face }: špatně.
log-guessed-right-unseen = { $seat } říká: { $colour }. Správně.
    .you = Říkáš: { $colour }. Správně.
log-guessed-wrong-unseen = { $seat } říká: { $colour }. Špatně.
    .you = Říkáš: { $colour }. Špatně.

## Konec hry

outcome-law = Zákon a pořádek vítězí
outcome-deputy = Vyhrává Pomocník šerifa
outcome-outlaw = Vyhrává Bandita
outcome-outlaws = Město patří Banditům
outcome-renegade = Odpadlík zůstává sám
outcome-renegades = Vyhrávají Odpadlíci
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Otázky čtenáři. $seat je ten, kdo útočí nebo se ptá.

ask-turn = Jsi na tahu. Hraj karty, nebo ukonči tah.
attack-shot = { $seat } na tebe střílí.
attack-card = { $seat } na tebe střílí: { $kind }.
attack-blow = { $seat } na tebe útočí: { $kind }.
attack-character = { $seat } na tebe střílí jako { $character }.
attack-sniper = { $seat } tě má na mušce.
attack-event = { $event }: letí na tebe střela.
attack-nobody = Střílí se na tebe.
ask-shot = { $attack } Zahraj Vedle!, nebo přijmi zásah.
ask-shot-several = { $attack } Zastaví to až { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    } Vedle! Zahraj je, nebo přijmi zásah.
ask-roulette = { $event }: zahraj Vedle!, nebo ztratíš 2 životy.
ask-ricochet = { $seat } střílí na tvou kartu { $card }. Zahraj Vedle!, nebo o kartu přijdeš.
ask-ricochet-nobody = Střela letí na tvou kartu { $card }. Zahraj Vedle!, nebo o kartu přijdeš.
ask-indians = { $seat } hraje { FORM($kind, "acc") } Odhoď BANG!, nebo ztratíš 1 život.
ask-duel = { $kind }, proti tobě stojí { $seat }: odhoď BANG!, nebo ztratíš 1 život.
ask-dying = Umíráš. Doplň si { lives }, nebo jsi ze hry.
ask-hurt = Přicházíš o život. Teď smíš zahrát Pivo.
ask-store = { $kind }: vezmi si kartu.
ask-put-back = { $left ->
        [one] Klepni na kartu, kterou vrátíš. Ostatní si necháš.
        [few] Klepni na { $left } karty, které vrátíš, nejspodnější první.
       *[other] Klepni na { $left } karet, které vrátíš, nejspodnější první.
    }
ask-give = Vyber kartu pro hráče { $target }.
ask-give-flint = Vyber kartu pro hráče { $target }; dostaneš za ni dvě náhodné.
ask-give-own = { FORM($source, "nom") }: dej hráči { $target } kartu z ruky.
ask-command = Jmenuj kartu, kterou musí { $target } zahrát.
ask-command-on = Na koho musí { $target } zahrát { FORM($kind, "acc") }?
ask-obey = { $seat } ti nařizuje zahrát { FORM($kind, "acc") }. Vyber kartu.
ask-obey-on = { $seat } ti nařizuje zahrát { FORM($kind, "acc") }. Cíl: { $target }. Vyber kartu.
    .at-you = { $seat } ti nařizuje zahrát { FORM($kind, "acc") } na sebe. Vyber kartu.
ask-haunt = Vyber vyloženou kartu, kterou přesuneš.
ask-haunt-whom = Kdo dostane { FORM($card, "acc") }?
ask-prisoner = { $event }: urči, kdo půjde na doživotí za mříže.
ask-booty = { $event }: vyber jedinou kartu, kterou si necháš.
ask-chief = { $event }: vezmi si kartu.
ask-reveal = Bandita smí teď odkrýt roli, líznout si 3 karty a používat Vedle! jako Pivo.
ask-badman = Smíš odhodit dvě karty a doplnit si 1 život.
ask-redraw = Vyměň své dvě postavy za jiné dvě, nebo si je nech.
ask-second-bang = Chceš-li střílet, odhoď druhé BANG!
ask-second-bang-at = Odhoď druhé BANG! a vystřel. Cíl: { $target }.
ask-repeat = Odhoď BANG! a zopakuj { FORM($kind, "acc") }.
ask-repeat-on = Odhoď BANG! a zopakuj { FORM($kind, "acc") }. Cíl: { $target }.
    .self = Odhoď BANG! a zopakuj { FORM($kind, "acc") } na sobě.
ask-discard-hand = Odhoď karty z ruky v libovolném pořadí.
ask-discard-hand-exchange = Odhoď karty z ruky v libovolném pořadí; lízneš si stejný počet.
ask-flip = { FORM($source, "nom") }: vyber kartu, která platí.
ask-rob = Vezmi hráči { $target } kartu: vyloženou, nebo náhodnou z ruky.
    .self = Vezmi si zpět jednu ze svých vyložených karet.
ask-strip = Odhoď kartu hráče { $target }: vyloženou, nebo náhodnou z ruky.
    .self = Vyber jednu ze svých karet k odhození.
ask-inherit = Vezmi si kartu hráče { $target }: vyloženou, nebo náhodnou z ruky.
ask-take-in-play = Vezmi si vyloženou kartu jiného hráče, nebo si lízni z balíčku.
ask-copy = Vyber, čí schopnost chceš do svého příštího tahu.
ask-pay-delgado = Odhoď modrou kartu a lízni si 2 karty.
ask-pay-source = { FORM($source, "nom") }: odhoď kartu.
ask-pay-shot = { $card }: odhoď ještě jednu kartu. Cíl: { $target }.
ask-pay-rag-time = { $card }: odhoď ještě jednu kartu a vezmi kartu hráči { $target }.
ask-pay-tequila = { $card } pro hráče { $target }: odhoď ještě jednu kartu.
    .self = Odhoď ještě jednu kartu a vypij { FORM($card, "acc") }.
ask-pay-drink = Odhoď ještě jednu kartu a vypij { FORM($card, "acc") }.
ask-pay-brawl = Odhoď ještě jednu kartu a spusť { FORM($card, "acc") }.
ask-pay = Odhoď ještě jednu kartu a zahraj { FORM($card, "acc") }.
ask-draw-player = Lízni si první kartu z něčí ruky, nebo z balíčku.
ask-draw-discard = Vezmi si první kartu z odhazovacího balíčku, nebo z balíčku.
ask-character = Vyber si postavu.
ask-identity = Přejdi natrvalo na jinou postavu se 2 životy, nebo zůstaň u své.
ask-identity-round = Přejdi na jinou postavu, natrvalo se 2 životy nebo jen na toto kolo, nebo zůstaň u své.
ask-brother = Smíš obětovat 1 život, aby si ho doplnil někdo jiný.
ask-liquor = Lízni si karty, nebo si místo toho doplň 1 život.
ask-guess = Hádej: je příští karta červená, nebo černá?
ask-guess-again = Správně! Hádej dál, jestli chceš: červená, nebo černá?
ask-suit = Jmenuj jedinou barvu, kterou budeš používat do konce tahu.
ask-exchange = Odhoď, kolik karet chceš; lízneš si stejný počet.
ask-exchange-more = Lízneš si { $n ->
        [one] kartu
        [few] { $n } karty
       *[other] { $n } karet
    }. Odhoď další, nebo to tak nech.
ask-surrender = { $event } chtějí jednu z tvých vyložených karet. Vyber kterou.
ask-discard = Máš víc karet než životů. { $left ->
        [one] Odhoď jednu.
        [few] Odhoď { $left }.
       *[other] Odhoď { $left }.
    }
ask-order-out = Jsi ze hry. Odhoď své karty v libovolném pořadí.
ask-order-penalty = Padl Pomocník šerifa tvou rukou. Odhoď všechny karty v libovolném pořadí.

## Když jsou na řadě jiní. $seat je ten, na koho se čeká.

wait-turn = Čeká se: hraje { $seat }.
wait-give = Čeká se: { $seat } dává hráči { $target } kartu.
    .at-you = Čeká se: { $seat } ti dává kartu.
wait-command = Čeká se: { $seat } dává hráči { $target } rozkaz.
    .at-you = Čeká se: { $seat } ti dává rozkaz.
wait-obey = Čeká se: { $seat } plní rozkaz.
wait-prisoner = Čeká se: { $seat } posílá někoho na doživotí.
wait-choose-card = Čeká se: { $seat } vybírá kartu.
wait-reveal = Čeká se: odkryje { $seat } svou roli?
wait-badman = Čeká se: koupí si { $seat } život?
wait-redraw = Čeká se: { $seat } vybírá schopnosti.
wait-shot = Čeká se: { $seat } odpovídá na výstřel hráče { $target }.
    .at-you = Čeká se: { $seat } odpovídá na tvůj výstřel.
wait-shot-event = { $source }. Čeká se: { $seat } odpovídá na výstřel.
wait-shot-nobody = Čeká se: { $seat } odpovídá na výstřel.
wait-ricochet = Čeká se: { $seat } zachraňuje { FORM($card, "acc") }.
wait-indians = { $kind } Útočí { $target }. Čeká se: odpovídá { $seat }.
    .at-you = { $kind } Útočíš ty. Čeká se: odpovídá { $seat }.
wait-duel = { $kind } s hráčem { $target }. Čeká se: { $seat }.
    .at-you = { $kind } s tebou. Čeká se: { $seat }.
wait-dying = Čeká se: { $seat } umírá.
wait-hurt = Čeká se: { $seat } má zásah.
wait-take = Čeká se: { $seat } si bere kartu.
wait-put-back = Čeká se: { $seat } vybírá karty.
wait-give-away = Čeká se: { $seat } rozdává karty.
wait-flip = { FORM($source, "nom") }. Čeká se: { $seat } vybírá kartu.
wait-rob = Čeká se: { $seat } bere kartu hráči { $target }.
    .at-you = Čeká se: { $seat } ti bere kartu.
    .self = Čeká se: { $seat } si bere kartu zpět.
wait-strip = Čeká se: { $seat } vybírá kartu hráče { $target }.
    .at-you = Čeká se: { $seat } vybírá jednu z tvých karet.
    .self = Čeká se: { $seat } vybírá jednu z vlastních karet.
wait-inherit = Čeká se: { $seat } si bere kartu hráče { $target }.
    .at-you = Čeká se: { $seat } si bere jednu z tvých karet.
wait-draw = Čeká se: { $seat } si líže.
wait-copy = Čeká se: { $seat } vybírá schopnost.
wait-character = Čeká se: { $seat } vybírá postavu.
wait-brother = Čeká se: pomůže { $seat } někomu?
wait-liquor = Čeká se: bude si { $seat } lízat, nebo pít?
wait-guess = Čeká se: { $seat } hádá barvu.
wait-suit = Čeká se: { $seat } volí barvu.
wait-exchange = Čeká se: { $seat } vyměňuje karty.
wait-surrender = Čeká se: { $seat } se vzdává karty.
wait-discard = Čeká se: { $seat } odhazuje.

## Tlačítka: co může čtenář udělat. Bez tečky a krátce.

do-play = Zahrát { FORM($card, "acc") }
do-play-as = Zahrát { FORM($card, "acc") } jako { FORM($kind, "acc") }
do-discard = Odhodit { FORM($card, "acc") }
do-discard-as = Odhodit { FORM($card, "acc") } jako { FORM($kind, "acc") }
do-lay-down = Vyložit { FORM($card, "acc") }
do-shoot = Vystřelit: { $target }
do-duel = Vyzvat: { $target }
do-jail = Do vězení: { $target }
    .self = Jít do vězení
do-take = Vzít kartu: { $target }
    .self = Vzít si kartu zpět
do-strip = Odhodit kartu: { $target }
    .self = Odhodit vlastní kartu
do-punch = Udeřit: { $target }
do-knife = Použít { FORM($kind, "acc") }: { $target }
do-fire = Použít { FORM($kind, "acc") }: { $target }
do-tequila = Nalít { FORM($kind, "acc") }: { $target }
    .self = Vypít { FORM($kind, "acc") }
do-play-on = Zahrát { FORM($kind, "acc") }: { $target }
# $action je jiné tlačítko: „Vystřelit: Bo (Vedle!)“.
do-with = { $action } ({ $card })
do-repeat = Znovu: { $action }
do-repeat-kind = Znovu: { $kind }
do-repeat-any = Zopakovat
do-discard-two-shoot = Odhodit { LIST($cards, "acc") }, střela: { $target }
do-discard-two-life = Odhodit { LIST($cards, "acc") } za 1 život
do-use = Použít { FORM($source, "acc") }
do-pick-hidden = Náhodná karta z ruky
do-brother = Dát 1 život: { $target }
do-prisoner = Na doživotí: { $target }
do-command-on = Cíl: { $target }
    .self = Cíl: ty
do-command-own = Na vlastní karty: { $target }
do-haunt-whom = Dostane: { $target }
    .self = Vzít k sobě
do-draw-from = Líznout z ruky: { $target }
do-draw-cards = Líznout si karty
do-draw-others = Líznout jiné dvě
do-draw-deck = Líznout z balíčku
do-use-discarded = Použít odhozené Vedle!
do-take-discard = Vzít { FORM($card, "acc") }
do-take-top-discard = Vzít vrchní odhozenou
do-copy = Kopírovat: { $character }
do-character = Hrát jako { $character }
do-identity = { $character } se 2 životy
do-identity-round = { $character } na toto kolo
do-regain = Doplnit si 1 život
do-red = Červená
do-black = Černá
do-suit = Jen { $suit }
do-reveal = Odkrýt roli
do-kind = { $kind }
do-rest = Odhodit zbytek
do-end = Ukončit tah
do-ricochet = Střílet na { FORM($card, "acc") }: { $target }
    .self = Střílet na vlastní { FORM($card, "acc") }
do-ricochet-card = Střílet na { FORM($card, "acc") }
do-ricochet-any = Střílet na vyloženou kartu
do-snipe = Ze zálohy za 2 BANG!: { $target }
do-snipe-any = Střílet ze zálohy za 2 BANG!
do-order = Dát rozkaz: { $target }
do-order-any = Dát někomu rozkaz
do-gift = Dát kartu: { $target }
do-gift-any = Dát někomu kartu
do-spoke = Přiznat se: −1 život
do-swap = Vyměnit si místo: { $target }
do-haunt = Přesunout vyloženou kartu
do-two-for-life = Odhodit 2 karty za 1 život
do-trade = Vyměnit karty: { $target }
do-trade-any = Vyměnit 1 kartu za 2
do-chuck = Ztratit 1 život, líznout 2 karty
do-two-to-shoot = Odhodit 2 karty a vystřelit
do-delgado = Odhodit modrou, líznout 2
do-give = Dát { FORM($card, "acc") }: { $target }
do-move = Přesunout { FORM($card, "acc") }
do-move-of = Přesunout { FORM($card, "acc") }: { $target }
    .self = Přesunout vlastní { FORM($card, "acc") }
do-keep = Nechat si { FORM($card, "acc") }
do-take-card = Vzít { FORM($card, "acc") }
do-take-card-from = Vzít { FORM($card, "acc") }: { $target }
do-put-back = Vrátit { FORM($card, "acc") }
do-choose-face = Vybrat { FORM($face, "acc") }
do-lose-two = Ztratit 2 životy
do-lose-card = Přijít o kartu
do-stay = Zůstat u své postavy
do-keep-lives = Nechat si životy
do-stop-guessing = Dál nehádat
do-keep-hand = Nechat si karty
do-draw = { $n ->
        [one] Líznout si kartu
        [few] Líznout si { $n } karty
       *[other] Líznout si { $n } karet
    }
do-take-hit = Přijmout zásah
do-lose-one = Ztratit 1 život
do-die = Padnout do prachu
do-accept-hit = Smířit se se zásahem
do-go-on = Dál
do-keep-cards = Nechat si karty
do-keep-these = Nechat si tyto dvě
do-cancel = Zrušit
do-pass = Vynechat

## Proč něco nejde

no-over = Hra skončila.
no-your-decision = Teď rozhoduje { $target }.
    .at-you = Teď rozhoduješ ty.
no-such-seat = Tam nikdo nesedí.
no-eliminated = { $target } je ze hry.
    .at-you = Jsi ze hry.
no-asked = To není odpověď na tuto otázku.
no-in-hand = Kartu { $card } nemáš v ruce.
no-available = Kartu { $card } nemůžeš vybrat.
no-that-card = { FORM($card, "acc") } nemůžeš použít jako { FORM($kind, "acc") }.
no-needs-target = { $kind }: vyber cíl.
no-target = { $kind } na nikoho nemíří.
no-yourself = { FORM($kind, "acc") } nemůžeš zahrát na sebe.
no-reach = { $target } je ve vzdálenosti { $distance }; { $card } má dostřel jen { $reach }.
no-reach-colt = { $target } je ve vzdálenosti { $distance }; tvůj Colt .45 má dostřel jen { $reach }.
no-reach-card = { $target } je ve vzdálenosti { $distance }; { $kind } má dosah jen { $reach }.
no-cards = { $target } nemá žádné karty.
    .at-you = Nemáš žádné karty.
no-bang-limit = Svou jednu kartu BANG! v tomto tahu už máš za sebou.
no-bang-limit-several = V tomto tahu už máš za sebou { $played } z { $limit } karet BANG!
no-same-name = { $target } už má { FORM($kind, "acc") } ve hře.
    .at-you = Ve hře už máš { FORM($kind, "acc") }.
no-sheriff = { $target } je Šerif a Šerifa nelze zavřít do vězení.
    .at-you = Jsi Šerif a Šerifa nelze zavřít do vězení.
no-full-life = Máš všechny životy.
no-power-rules = Není co použít.
no-power = { FORM($source, "acc") } teď nemůžeš použít.
no-used-up = { FORM($source, "acc") } už v tomto tahu nemůžeš znovu použít.
no-last-life = Poslední život obětovat nemůžeš.
no-blue-card = Potřebuješ modrou kartu v ruce.
no-two-cards = Vyber dvě různé karty z ruky.
no-immune = { $character }: { $card } na hráče { $target } nepůsobí.
    .at-you = { $character }: { $card } na tebe nepůsobí.
no-second-bang = { $event }: potřebuješ druhé BANG!
no-other-card = { $kind } stojí ještě jednu kartu a ty žádnou nemáš.
no-ready = { $card }: karta je vyložená teprve teď. Použij ji v některém dalším tahu.
no-must-play = { $event }: než ukončíš tah, zahraj { FORM($card, "acc") }.
no-bang-and-card = Vyber BANG! a vyloženou kartu jiného hráče.
no-two-bangs = Vyber dvě karty BANG!
no-beer-two = U tohoto stolu se mezi posledními dvěma hráči Pivo nehraje.
no-big-spencer = { $character } nikdy nehraje Vedle!
no-grave-digger = { $character } střílí jen kartou Vedle! a nevyzývá na Duel.
no-because = Nejde to, brání tomu { FORM($source, "nom") }.
no-handcuffs = { $event }: v tomto tahu jen { $suit }.
no-reverend = { $event } nikomu nedovolí pít Pivo.
no-sermon = { $event }: žádné BANG! ve vlastním tahu.
no-judge = { $event } nikomu nedovolí vykládat karty.
no-showdown = { $event }: karty BANG! platí jen jako Vedle!
no-ghost = { $event }: duch nedělá nic, co by mohlo uškodit Šerifovi.
no-event = Událost { $event } to nedovoluje.
no-beer-saves = Když zbývají dva hráči, Pivo nikoho nezachrání.
no-beer-loss = Mimo tvůj tah pomáhá Pivo jen tehdy, když ztrácíš život.
no-beer-dying = Mimo tvůj tah pomáhá Pivo jen proti poslednímu zásahu.
no-green-yet = Ve svém tahu { FORM($kind, "acc") } vylož; na použití dojde později.
no-missed-now = { $kind } se hraje, jen když na tebe někdo střílí.
no-help-now = { $kind } teď nepomůže.

## S čím se hraje

# $sets jsou jména krabic.
sets-alone = { $sets }, samostatně
sets-base = 80 karet a { $characters ->
        [one] 1 postava
        [few] { $characters } postavy
       *[other] { $characters } postav
    } pro 4 až 7 hráčů.
sets-both = 120 karet, mezi nimi i zelené, a { $characters ->
        [one] 1 postava
        [few] { $characters } postavy
       *[other] { $characters } postav
    } pro 3 až 8 hráčů.
sets-dodge-city = Vlastních 80 karet, mezi nimi i zelené, a { $characters ->
        [one] 1 postava
        [few] { $characters } postavy
       *[other] { $characters } postav
    } pro 3 až 7 hráčů.
sets-none = Ke hře vyber základní hru nebo Dodge City.
sets-events-rounds = Pravidla mění kolo od kola { $n ->
        [one] 1 karta událostí.
        [few] { $n } karty událostí.
       *[other] { $n } karet událostí.
    }
sets-events = Pravidla mění { $n ->
        [one] 1 karta událostí.
        [few] { $n } karty událostí.
       *[other] { $n } karet událostí.
    }
