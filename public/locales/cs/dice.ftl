### same as English: dice-ui-old-saloon

## Začátek, nová hra.

dice-ui-card-game = Karetní hra
dice-ui-dice-game = Kostková hra
dice-ui-new-card-game = Nová karetní hra
dice-ui-new-dice-game = Nová kostková hra
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Karty rolí
dice-ui-normal-roles = Běžné role
dice-ui-normal-roles-about = Role základní hry, bez zvláštních schopností.
dice-ui-needs-five = Vyžaduje pět nebo víc hráčů.
dice-ui-needs-saloon-dice = José Delgado a Tequila Joe se přidají jen s kostkami saloonu.
dice-ui-needs-chiefs-arrow = Apache Kid se přidá jen se Šípem náčelníka.

## Stůl.

dice-ui-dice = Kostky
dice-ui-kept = drží
dice-ui-rolls = hází
dice-ui-locked = leží
dice-ui-not-rolled = ještě nehozená
dice-ui-supply = Zbývá šípů
dice-ui-chiefs-arrow = Šíp náčelníka
dice-ui-in-supply = uprostřed
dice-ui-ghost = Duch
dice-ui-ghost-token = Žeton ducha
dice-ui-ghost-token-double = Žeton ducha na dvě kostky
dice-ui-power-used = schopnost použita
dice-ui-myself = Já
dice-ui-double-shot = Zdvojnásobit za pivo
dice-ui-single-shot = Nezdvojnásobovat
dice-ui-rest = Vynechat do mého tahu
dice-ui-choose-face = Vyber novou stranu.
dice-ui-choose-die-first = Klepni na kostku, jejíž žeton dáváš.
dice-ui-choose-arrow = Který šíp se vrátí?

## Pravidla, o hře.

dice-ui-keys-about = V kostkové hře 1 až 6 klepnou na kostku, R hodí a S skončí.
dice-ui-faces = Strany kostek
dice-ui-modules = Moduly Old Saloon
dice-ui-special-roles = Speciální role
dice-ui-base-game = Základní hra
dice-ui-rules-intro = Každý má roli; známá je jen Šerifova. Sleduj, kdo střílí po kom, zjisti, kdo jsou tví přátelé, a buď na straně, která zbude.
dice-ui-heading-roll = Házení
dice-ui-rules-roll = Hoď pěti kostkami a pak až dvakrát znovu těmi, kterými chceš. Dynamit zůstává. Šípy se berou po každém hodu.
dice-ui-heading-resolve = Použití kostek
dice-ui-rules-resolve = Když už neházíš, použijí se všechny kostky: nejdřív terče, všechny najednou, pak piva a nakonec Kulomet.
dice-ui-heading-indians = Indiáni
dice-ui-rules-indians = Kdo vezme poslední šíp, přivolá Indiány: každý ztratí 1 život za každý svůj šíp a všechny šípy se vrátí.
dice-ui-heading-end = Vyřazení
dice-ui-rules-end = Ztratíš-li poslední život, jsi ze hry a ukážeš roli. Šerifova strana vyhrává, když jsou ze hry všichni Bandité i Odpadlíci, Bandité, když je ze hry Šerif; Odpadlík musí zůstat jako poslední.
dice-ui-heading-three = Tři hráči
dice-ui-rules-three = Pomocník šerifa, který začíná, Bandita a Odpadlík, všichni známí. Pomocník jde po Odpadlíkovi, Odpadlík po Banditovi, Bandita po Pomocníkovi. Vyřaď svůj cíl vlastní rukou a vyhráváš; jinak vyhraje, kdo zůstane poslední.
dice-ui-arrows-of = { $n ->
        [one] 1 šíp
        [few] { $n } šípy
       *[other] { $n } šípů
    }
dice-ui-die-number = Kostka { $n }
dice-ui-hits-coming = { $n ->
        [one] hrozí 1 zásah
        [few] hrozí { $n } zásahy
       *[other] hrozí { $n } zásahů
    }
dice-ui-beers-coming = { $n ->
        [one] čeká 1 pivo
        [few] čekají { $n } piva
       *[other] čeká { $n } piv
    }

## Postavy kostkové hry

figure-bart-cassidy = Bart Cassidy
    .rule = Místo života ztraceného terčem nebo Kulometem si smíš vzít šíp, nikdy však poslední.
figure-black-jack = Black Jack
    .rule = Dynamit smíš hodit znovu, dokud jich nepadnou tři.
figure-calamity-janet = Calamity Janet
    .rule = Terč 1 smíš použít jako terč 2 a terč 2 jako terč 1.
figure-el-gringo = El Gringo
    .rule = Kdo ti terči nebo Kulometem ubere životy, vezme si šíp.
figure-jesse-jones = Jesse Jones
    .rule = Dokud máš čtyři nebo méně životů, každé pivo, které vypiješ, ti doplní 2.
figure-jourdonnais = Jourdonnais
    .rule = Útok Indiánů tě nikdy nestojí víc než 1 život.
figure-kit-carlson = Kit Carlson
    .rule = Za každý hozený kulomet smíš vrátit šíp kteréhokoli hráče, i svůj.
figure-lucky-duke = Lucky Duke
    .rule = Smíš házet jednou navíc: čtyřikrát za tah.
figure-paul-regret = Paul Regret
    .rule = Kulometem nikdy neztratíš život.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Za každý ztracený život smíš vrátit jeden ze svých šípů.
figure-rose-doolan = Rose Doolan
    .rule = Tvé terče zasahují i o jedno místo dál.
figure-sid-ketchum = Sid Ketchum
    .rule = Na začátku tvého tahu si kdokoli podle tvé volby, třeba ty, doplní 1 život.
figure-slab-the-killer = Slab the Killer
    .rule = Jednou za tah smíš za pivo jeden terč zdvojnásobit.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Není-li na tvých kostkách nakonec žádný terč, doplníš si na konci tahu 2 životy.
figure-vulture-sam = Vulture Sam
    .rule = Kdykoli je někdo jiný vyřazen, doplníš si 2 životy.
figure-willy-the-kid = Willy the Kid
    .rule = Ke spuštění Kulometu ti stačí dva kulomety.
figure-apache-kid = Apache Kid
    .rule = Za hozený šíp smíš někomu vzít Šíp náčelníka.
figure-bill-noface = Bill Noface
    .rule = Šípy bereš jen za kostky svého posledního hodu.
figure-doc-holyday = Doc Holyday
    .rule = Použiješ-li v tahu tři nebo víc terčů, doplníš si také 2 životy.
figure-elena-fuente = Elena Fuente
    .rule = Po každém hodu se šípy smíš jeden z nich dát někomu jinému.
figure-jose-delgado = José Delgado
    .rule = Smíš házet Křiklounem jako šestou kostkou.
figure-molly-stark = Molly Stark
    .rule = Když někdo jiný ztrácí životy, smíš je ztratit místo něj, nikdy však víc, než máš.
figure-tequila-joe = Tequila Joe
    .rule = Smíš házet Zbabělcem jako šestou kostkou.
figure-vera-custer = Vera Custer
    .rule = Terče ti uberou celkem o 1 život méně.

## Speciální role

# our translation
power-the-bear = Medvěd
    .rule = Začínáš se 3 životy navíc místo 2.
# our translation
power-the-good = Hodný
    .rule = Na začátku tvého tahu: ty máš roli Šerifa a Šerif roli Pomocníka. Oběma životy zůstávají, Šerifovy životy navíc ale nikdo nedostane.
# our translation
power-the-doctor = Doktor
    .rule = Po kterémkoli hodu: otoč jednu kostku na jinou stranu. Původní strana neplatí.
# our translation
power-the-judge = Soudce
    .rule = Když někdo jiný ukáže speciální roli: její schopnost nic neudělá a je vyčerpaná.
# our translation
power-the-gambler = Hazardér
    .rule = Po posledním hodu jiného hráče: všechny kostky se hodí ještě jednou, i dynamit, a to platí.
# our translation
power-the-bad = Zlý
    .rule = Když si má někdo jiný doplnit životy: nedoplní si je a piva propadnou.
# our translation
power-the-ugly = Ošklivý
    .rule = Na začátku tvého tahu: dva hráči si vymění šípy. Jedním z nich můžeš být i ty.
# our translation
power-right-hand = Pravá ruka ďábla
    .rule = Na konci tvého tahu: hned hraješ ještě jeden tah.
# our translation
power-left-hand = Levá ruka ďábla
    .rule = Když má kdokoli, i ty, vypadnout: zůstává ve hře se 2 životy a smí vrátit všechny své šípy.

## Strany kostek

face-arrow = šíp
    .rule = Hned po každém hodu si vezmi šíp. Když zmizí poslední, útočí Indiáni: každý ztratí 1 život za každý svůj šíp.
    .short = šíp
face-broken-arrow = zlomený šíp
    .rule = Kdykoli ho hodíš, kdokoli podle tvé volby vrátí šíp, ne však Šíp náčelníka. Smí se hodit znovu.
    .short = zlomený
# our translation
face-bullet = kulka
    .rule = Kdykoli ji hodíš, hned ztratíš 1 život. Smí se hodit znovu.
    .short = kulka
face-dynamite = dynamit
    .rule = Nelze ho hodit znovu. Se třemi už neházíš a hned ztratíš 1 život.
    .short = dynamit
face-bullseye-1 = terč 1
    .rule = Někdo vedle tebe ztratí 1 život.
    .short = zásah
# our translation
face-double-bullseye-1 = dvojitý terč 1
    .rule = Platí za dva terče 1.
    .short = 2 zásahy
face-bullseye-2 = terč 2
    .rule = Někdo o dvě místa dál ztratí 1 život. Při třech nebo méně hráčích zasahuje vedle tebe.
    .short = zásah
# our translation
face-double-bullseye-2 = dvojitý terč 2
    .rule = Platí za dva terče 2.
    .short = 2 zásahy
face-beer = pivo
    .rule = Kdokoli podle tvé volby si doplní 1 život, nejvýš do počátečního počtu.
    .short = pivo
# our translation
face-double-beer = dvojité pivo
    .rule = Platí za dvě piva.
    .short = 2 piva
# our translation
face-gatling = kulomet
    .rule = Tři spustí Kulomet, jednou za tah: všichni ostatní ztratí 1 život a ty vrátíš všechny své šípy.
    .short = kulomet
# our translation
face-double-gatling = dvojitý kulomet
    .rule = Platí za dva kulomety.
    .short = 2 kulomety

## Kostky

die-base = Základní kostky
die-loudmouth = Křikloun
die-coward = Zbabělec

## Moduly Old Saloon

module-saloon-dice = Kostky saloonu
    .about = Před prvním hodem smíš vyměnit jednu základní kostku za Křiklouna nebo Zbabělce.
# our translation
module-chiefs-arrow = Šíp náčelníka
    .about = Při útoku Indiánů platí za dva šípy; má-li jich však jeho držitel víc než kdokoli jiný, neztratí nic.
module-special-roles = Speciální role
    .about = Každá role má schopnost, kterou lze jednou použít, když se role ukáže.
# our translation
module-mixed-roles = Smíchané role
    .about = Běžné a speciální role se zamíchají dohromady, takže nikdo neví, kolik je kterých.
module-characters = Postavy
    .about = Dalších 8 postav.
module-ghost = Duch
    .about = Kdo je vyřazen první, zůstává jako duch, hází dvěma kostkami a dává žeton, který určí kostku jiného hráče.

## Věty u stolu kostkové hry; o $seat, $target a oslovení viz table.ftl

dice-faces = { $n ->
        [one] { $face }
        [few] { $n } × { $face }
       *[other] { $n } × { $face }
    }
# $arrows je počet běžných šípů, $chief je 1 se Šípem náčelníka. Ve čtvrtém pádě.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] šíp
            [few] { $arrows } šípy
           *[other] { $arrows } šípů
        }
       *[other] { $arrows ->
            [0] Šíp náčelníka
            [one] šíp a Šíp náčelníka
            [few] { $arrows } šípy a Šíp náčelníka
           *[other] { $arrows } šípů a Šíp náčelníka
        }
    }
dice-log-rolled = { $seat } hází: { $faces }.
    .you = Házíš: { $faces }.
dice-log-turned = { $seat } otáčí kostku. Nově: { $face }.
    .you = Otáčíš kostku. Nově: { $face }.
dice-log-stopped = { $seat } už nehází.
    .you = Už neházíš.
dice-log-took = { $seat } bere { dice-arrows }.
    .you = Bereš { dice-arrows }.
dice-log-took-from = { $seat } bere hráči { $target } { dice-arrows }.
    .you = Bereš hráči { $target } { dice-arrows }.
    .at-you = { $seat } ti bere { dice-arrows }.
dice-log-put-back = { $seat } vrací { dice-arrows }.
    .you = Vracíš { dice-arrows }.
dice-log-put-back-of = { $seat } vrací za hráče { $target } { dice-arrows }.
    .you = Vracíš za hráče { $target } { dice-arrows }.
    .at-you = { $seat } vrací za tebe { dice-arrows }.
dice-log-swapped = { $seat } a { $target } si vyměňují šípy.
    .you = Ty a { $target } si vyměňujete šípy.
    .at-you = { $seat } si s tebou vyměňuje šípy.
dice-log-indians = Poslední šíp je pryč: Indiáni útočí!
dice-log-chief-spared = { $seat } má nejvíc šípů i Šíp náčelníka a neztrácí nic.
    .you = Máš nejvíc šípů i Šíp náčelníka a neztrácíš nic.
dice-log-exploded = Vybuchují tři dynamity. Schytá to { $target }.
    .at-you = Vybuchují ti před nosem tři dynamity.
dice-log-aimed = { $seat } střílí. Cíl: { $target }.
    .you = Střílíš. Cíl: { $target }.
    .at-you = { $seat } na tebe střílí.
dice-log-aimed-several = { $seat } střílí { $n }×. Cíl: { $target }.
    .you = Střílíš { $n }×. Cíl: { $target }.
    .at-you = { $seat } na tebe střílí { $n }×.
dice-beers = { $n ->
        [one] pivo
        [few] { $n } piva
       *[other] { $n } piv
    }
dice-log-beers = { $seat } dává hráči { $target } { dice-beers }.
    .you = Dáváš hráči { $target } { dice-beers }.
    .at-you = { $seat } ti dává { dice-beers }.
    .self = { $seat } pije { dice-beers }.
    .you-self = Piješ { dice-beers }.
dice-log-gatling = { $seat } spouští Kulomet!
    .you = Spouštíš Kulomet!
dice-log-used = { $seat } používá { FORM($source, "acc") }.
    .you = Používáš { FORM($source, "acc") }.
dice-log-used-on = { $seat } používá { FORM($source, "acc") }. Cíl: { $target }.
    .you = Používáš { FORM($source, "acc") }. Cíl: { $target }.
    .at-you = { $seat } na tebe používá { FORM($source, "acc") }.
    .self = { $seat } používá { FORM($source, "acc") } na sebe.
    .you-self = Používáš { FORM($source, "acc") } na sebe.
dice-log-lost-gatling = Kulomet: { $seat } ztrácí { lives }.
    .you = Kulomet: ztrácíš { lives }.
dice-log-lost-indians = Indiáni: { $seat } ztrácí { lives }.
    .you = Indiáni: ztrácíš { lives }.
dice-log-lost-dynamite = Dynamit: { $seat } ztrácí { lives }.
    .you = Dynamit: ztrácíš { lives }.
dice-log-lost-bullet = Kulka: { $seat } ztrácí { lives }.
    .you = Kulka: ztrácíš { lives }.
dice-log-gain-denied = { $seat } si nedoplňuje nic.
    .you = Nedoplňuješ si nic.
dice-log-loss-taken = { $seat } ztrácí { lives } místo hráče { $target }.
    .you = Ztrácíš { lives } místo hráče { $target }.
    .at-you = { $seat } ztrácí { lives } místo tebe.
dice-log-spared = { $seat } si zachraňuje { lives }.
    .you = Zachraňuješ si { lives }.
dice-log-spared-by = { FORM($source, "nom") }: { $seat } si zachraňuje { lives }.
    .you = { FORM($source, "nom") }: zachraňuješ si { lives }.
dice-log-role = { $seat } je { $role }.
    .you = Jsi { $role }.
dice-log-role-power = { $seat } je { $role }: { $power }.
    .you = Jsi { $role }: { $power }.
dice-log-power-used = { $seat } používá roli { $power }.
    .you = Používáš roli { $power }.
dice-log-power-cancelled = { $power }: bez účinku.
dice-log-sheriff-changed = { $seat } je teď Šerif a { $target } Pomocník šerifa.
    .you = Jsi teď Šerif a { $target } je Pomocník šerifa.
    .at-you = { $seat } je teď Šerif a ty jsi Pomocník šerifa.
dice-log-extra-turn = { $seat } hraje ještě jeden tah.
    .you = Hraješ ještě jeden tah.
dice-log-ghost = { $seat } zůstává jako duch.
    .you = Zůstáváš jako duch.
dice-log-ghost-side = { $seat } zůstává jako duch. Strana: { $team }.
    .you = Zůstáváš jako duch. Strana: { $team }.
dice-log-marked = { $seat } dostává žeton ducha: { $face }.
    .you = Dostáváš žeton ducha: { $face }.
dice-log-marked-double = { $seat } dostává žeton ducha na dvě kostky: { $face }.
    .you = Dostáváš žeton ducha na dvě kostky: { $face }.

## Otázky

dice-ask-dice = Jsi na tahu. Vyber si kostky.
dice-ask-ghost-roll = Jsi duch. Hoď svými dvěma kostkami.
dice-ask-first-roll = Jsi na tahu. Hoď kostkami.
dice-ask-roll = Klepni na to, co si necháš, a ostatní hoď znovu, nebo skonči. { $left ->
        [one] Zbývá 1 hod.
        [few] Zbývají { $left } hody.
       *[other] Zbývá { $left } hodů.
    }
# $left v těchto otázkách je, kolikrát se ptáme na totéž; 1, je-li to naposled.
dice-ask-shoot = { $left ->
        [1] Terč { $reach }: na koho střílíš?
        [one] Terč { $reach }: na koho střílíš?
        [few] Terč { $reach }: na koho střílíš? Zbývá: { $left }.
       *[other] Terč { $reach }: na koho střílíš? Zbývá: { $left }.
    }
dice-ask-heal = { $left ->
        [1] Pivo: kdo si doplní 1 život?
        [one] Pivo: kdo si doplní 1 život?
        [few] Pivo: kdo si doplní 1 život? Zbývá: { $left }.
       *[other] Pivo: kdo si doplní 1 život? Zbývá: { $left }.
    }
dice-ask-heal-by = { $source }: kdo si doplní 1 život?
dice-ask-elena = { $source }: kdo si místo tebe vezme první šíp?
dice-ask-swap = { $source }: kdo si vymění šípy?
dice-ask-arrow = { $left ->
        [1] Který šíp si vezmeš?
        [one] Který šíp si vezmeš?
        [few] Který šíp si vezmeš? Zbývá: { $left }.
       *[other] Který šíp si vezmeš? Zbývá: { $left }.
    }
dice-ask-dodge = Ztrácíš { $left ->
        [one] 1 život
        [few] { $left } životy
       *[other] { $left } životů
    }. Vezmeš si místo 1 života šíp?
dice-ask-broken-arrow = { $left ->
        [1] Zlomený šíp: čí šíp se vrátí?
        [one] Zlomený šíp: čí šíp se vrátí?
        [few] Zlomený šíp: čí šíp se vrátí? Zbývá: { $left }.
       *[other] Zlomený šíp: čí šíp se vrátí? Zbývá: { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: vrátit šíp?
        [one] { $source }: vrátit šíp?
        [few] { $source }: vrátit šíp? Zbývá: { $left }.
       *[other] { $source }: vrátit šíp? Zbývá: { $left }.
    }
dice-ask-return-all = Jsi v bezpečí. Vrátit všechny tvé šípy?
dice-ask-take-loss = { $target } ztrácí { lives }. Obětuješ místo toho své?
# $attack je jedna z následujících příležitostí.
dice-ask-role = { $attack } Ukázat roli a použít její schopnost?
dice-when-turn-start = Tvůj tah začíná.
dice-when-turn-end = Tvůj tah končí.
dice-when-rolled = { $seat } má hozeno.
    .you = Máš hozeno.
dice-when-last-roll = { $seat } už nehází.
    .you = Už neházíš.
dice-when-revealed = { $seat } ukazuje roli { $power }.
    .you = Ukazuješ roli { $power }.
dice-when-gain = { $seat } si má doplnit { lives }.
    .you = Máš si doplnit { lives }.
dice-when-death = { $seat } má opustit hru.
    .you = Máš opustit hru.
dice-ask-turn = { $source }: klepni na kostku a vyber její novou stranu.
dice-ask-give = Duch: dej někomu žeton jedné ze svých kostek.
dice-wait-dice = Čeká se: { $seat } vybírá kostky.
dice-wait-roll = Čeká se: hází { $seat }.
dice-wait-shoot = Čeká se: { $seat } míří.
dice-wait-heal = Čeká se: { $seat } rozdává životy.
dice-wait-seat = Čeká se: { $seat } vybírá hráče.
dice-wait-arrow = Čeká se: { $seat } si bere šíp.
dice-wait-fire = Čeká se: { $seat } je v palbě.
dice-wait-return = Čeká se: { $seat } vrací šípy.
dice-wait-role = Čeká se: { $seat } má možná speciální roli.
dice-wait-turn = Čeká se: { $seat } otáčí kostku.
dice-wait-give = Čeká se: { $seat } dává žeton.

## Tlačítka

dice-do-base = Jen základní kostky
dice-do-die = { $die }
dice-do-roll = Hodit
dice-do-roll-some = { $n ->
        [one] Hodit 1 kostku
        [few] Hodit { $n } kostky
       *[other] Hodit { $n } kostek
    }
dice-do-stop = Skončit
dice-do-shoot = Vystřelit: { $target }
    .self = Vystřelit na sebe
dice-do-shoot-twice = Vystřelit dvakrát: { $target }
    .self = Vystřelit na sebe dvakrát
dice-do-seat = { $target }
    .self = Já
dice-do-take = Vzít šíp
dice-do-take-chief = Vzít Šíp náčelníka
dice-do-take-from = Vzít Šíp náčelníka: { $target }
    .self = Vlastní Šíp náčelníka
dice-do-return = Vrátit šíp
dice-do-return-chief = Vrátit Šíp náčelníka
dice-do-return-all = Vrátit všechny
dice-do-take-loss = Obětovat své
dice-do-power = Použít: { $power }
dice-do-show-role = Ukázat roli
dice-do-turn = { $face }
dice-do-give = { $face } pro: { $target }
    .self = { $face } pro sebe
dice-do-lose = Ztratit život
dice-do-pass = Vynechat
dice-do-no = Ne

## Proč něco nejde

dice-no-must-choose = Musíš si vybrat.
dice-no-such-die = Taková kostka tu není.
dice-no-first-roll = První hod je všemi kostkami.
dice-no-dice-left = Nezbývá žádná kostka k hodu. Skonči.
dice-no-locked = Dynamit zůstává ležet.
dice-no-that-face = Kostka nemá stranu: { $face }.
dice-no-shown = Na žádné kostce není { $face }.
dice-no-that-die = { $die }: nelze vybrat.
dice-no-yourself = Na sebe ne.
dice-no-reach = { $target } je { $distance ->
        [one] 1 místo
        [few] { $distance } místa
       *[other] { $distance } míst
    } daleko; tento terč zasahuje na { $reach }.
dice-no-double = Teď terč zdvojnásobit nemůžeš.
dice-no-such-arrow = Tento šíp si vzít nemůžeš.
dice-no-arrow-there = { $target } nemá žádný šíp k vrácení.
    .at-you = Nemáš žádný šíp k vrácení.
dice-no-power = Tvoje role nemá pro tuto chvíli žádnou schopnost.
dice-no-that-player = { $source }: vyber někoho jiného.
