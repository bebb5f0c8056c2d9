### same as English: ui-title ui-ok ui-colt ui-bot ui-role

## Všude.

ui-title = Standoff
ui-tagline = Divoký západ s kartami a kostkami, proti botům nebo společně na jednom zařízení.
ui-fan-project = Neoficiální projekt fanoušků. BANG! patří svému vydavateli; nic zde od něj nepochází.
ui-ok = OK
ui-cancel = Zrušit
ui-close = Zavřít
ui-back = Zpět
ui-yes = Ano
ui-no = Ne
ui-on = Zapnuto
ui-off = Vypnuto
ui-you = Ty
ui-loading = Sedláme koně
ui-menu = Nabídka

## Začátek.

ui-continue-game = Pokračovat
ui-new-game = Nová hra
ui-same-again = Totéž znovu
ui-watch-bots = Sledovat boty
ui-rules = Pravidla
ui-settings = Nastavení
ui-save-set-aside = Je odložená a najdeš ji mezi hrami; můžeš začít novou.
ui-remove = Odstranit
ui-discard-game-question = Jedna hra ještě běží. Opustit ji kvůli nové?
ui-new-version = Je připravena nová verze.
ui-reload = Načíst znovu

## Nová hra.

ui-players = Hráči
ui-player-count = { $n ->
        [one] 1 hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
ui-name = Jméno
ui-seat-name = Hráč { $n }
ui-person = Člověk
ui-bot = Bot
ui-bot-names = 
    Jim
    Betty
    Clint
    Dolly
    Bill
    Rosita
    Gus
    Hattie
ui-sets = Sady
ui-expansions = Rozšíření
ui-event-mix = Dva balíčky událostí
ui-event-length = Karet událostí v balíčku
ui-event-length-all = Všechny
ui-event-length-short = Krátký: { $n }
ui-event-length-about = V krátkém balíčku přijde poslední karta dřív.
ui-preset = Pravidla podle
ui-table-rules = Domácí pravidla
ui-options = Možnosti
ui-free-undo = Volné vracení tahů
ui-free-undo-about = Tahy lze vzít zpět, i když se ukázaly skryté karty. Hra je tak označena.
ui-default-option = obvyklé
ui-source = Zdroj
ui-ruling = Výklad { $n }
ui-deal = Rozdat
ui-reset = Obnovit

## Stůl.

ui-deck = Balíček
ui-discard-pile = Odhazovací balíček
ui-hand = Ruka
ui-in-play = Vyložené
ui-life = Životy
ui-role = Role
ui-character = Postava
ui-distance = Vzdálenost
ui-weapon = Zbraň
ui-colt = Colt .45
ui-eliminated = Ze hry
ui-end-turn = Ukončit tah
ui-undo = Vzít zpět
ui-undone = Vzato zpět.
ui-log = Záznam
ui-pause = Pauza
ui-resume = Pokračovat
ui-skip = Přeskočit
ui-choose-target = Vyber cíl.
ui-choose-card = Vyber kartu.
ui-choose-two-cards = Vyber dvě karty k odhození.
ui-random-hand-card = Náhodná karta z ruky
ui-ready = Lze použít
ui-not-ready = Použitelné od příštího tahu
ui-has-ability-of = Se schopností postavy { $name }
ui-events = Karty událostí
ui-event-coming = Příště
ui-event-none = Zatím žádná událost
ui-event-last = Platí do konce
ui-events-left = { $n ->
        [one] zbývá karta
        [few] zbývají { $n } karty
       *[other] zbývá { $n } karet
    }
ui-event-by = Odkrývá: { $who }
ui-misses-turn = Vynechá příští tah
ui-jailed-for-life = Na doživotí za mřížemi
ui-cannot-heal = Nemůže si doplňovat životy
ui-open-hand = Ruka je odkrytá
ui-gag-reminder = Nikdo nesmí mluvit!
ui-somebody-spoke = Někdo promluvil
ui-who-spoke = Kdo promluvil a ztratí 1 život?
ui-ghost = Duch
ui-spare-character = Další postava lícem dolů
ui-ability-off = Schopnost nepůsobí
ui-card-off = Nepůsobí
ui-only-suit = Jen { $suit }
ui-must-play = Musí se zahrát
ui-choose-first-bang = Vyber kartu BANG!
ui-choose-two-bangs = Vyber dvě karty BANG!
ui-choose-card-of-others = Vyber vyloženou kartu jiného hráče
ui-target = Cíl
ui-show-hand = Ukázat karty
ui-end-turn-question = Ještě můžeš hrát karty. Ukončit tah?
ui-leave-table = Odejít od stolu
ui-leave-table-question = Hra je uložená; můžeš v ní pokračovat později.
ui-thinking = { $name } přemýšlí.
ui-cards-in-hand = { $n ->
        [one] karta v ruce
        [few] { $n } karty v ruce
       *[other] { $n } karet v ruce
    }
ui-cards-in-deck = { $n ->
        [one] karta v balíčku
        [few] { $n } karty v balíčku
       *[other] { $n } karet v balíčku
    }
ui-life-of = životy: { $life } z { $most }
ui-at-distance = ve vzdálenosti { $n }
ui-reach = dostřel { $n }
ui-turn-number = Tah { $n }

## Opona mezi dvěma lidmi.

ui-pass-to = Předej zařízení. Na řadě: { $name }.
ui-curtain-about = Nikdo jiný by se teď neměl dívat.
ui-take-over = Já jsem { $name }

## Konec.

ui-game-over = Konec hry
ui-you-won = Vyhráváš!
ui-you-lost = Prohráváš.
ui-winners = Vítězové
ui-result = Ukázat výsledek
ui-rematch = Odveta
ui-keep-characters = Kdo přežil, nechává si postavu
ui-keep-characters-about = Všichni, kdo přežili, hrají příští hru se stejnou postavou.
ui-rotate-sheriff = Šerifská hvězda putuje dál
ui-rotate-sheriff-about = Šerifem bude další hráč vlevo. Vypnuto: role jsou náhodné.
ui-rotate-deputy = První tah putuje dál
ui-rotate-deputy-about = Pomocníkem šerifa bude další hráč vlevo a začíná. Vypnuto: role jsou náhodné.

## Nastavení.

ui-language = Jazyk
ui-language-not-loaded = Tento jazyk se nepodařilo načíst. Zkus to znovu, až budeš online.
ui-language-files = Překládání Standoffu
ui-language-files-about = Vyber ze zařízení jazykové soubory (.ftl) a hned je tu uvidíš, dokud stránku znovu nenačteš.
ui-language-files-choose = Vybrat soubory
ui-language-files-unread = Na jazykové soubory jsou tyto příliš velké.
# $n je počet textů, $low počet míst, která nešlo přečíst.
ui-language-files-read = Přečtené texty: { $n }, z toho s chybou: { $low }.
ui-theme = Vzhled
ui-theme-auto = Automaticky
ui-theme-light = Světlý
ui-theme-dark = Tmavý
ui-theme-high-contrast = Kontrastní
ui-speed = Rychlost
ui-speed-instant = Okamžitě
ui-auto-pass = Automaticky vynechat
ui-auto-pass-about = Když nemáš čím odpovědět, po chvilce se pokračuje samo.
ui-sound = Zvuk
ui-confirm-end = Ptát se před koncem tahu
ui-confirm-end-about = Jen když ještě lze hrát karty.
ui-four-colours = Čtyřbarevné karty
ui-left-handed = Pro leváky
ui-reduced-motion = Méně pohybu
ui-reset-settings = Obnovit nastavení
ui-text-size = Velikost písma
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## O hře.

ui-about = O hře
ui-credits = Poděkování
ui-credit-icons = Obrázky: game-icons.net, autoři Lorc, Delapouite a další, CC BY 3.0; ostatní nakresleno pro tuto stránku.
ui-credit-font = Písmo: Rye, autorka Nicole Fally, SIL Open Font License.
ui-credit-code = Kód: MIT nebo Apache 2.0. Vytvořeno v Rustu s Leptos a WebAssembly.
ui-keys = Klávesy
ui-keys-about = Tabulátorem a Enterem se dostaneš všude. 1 až 9 klepnou na kartu v ruce, E stiskne hlavní tlačítko, I zvětší vybranou kartu, L otevře záznam, Escape zruší.

## Pravidla.

ui-rules-intro = Každý má roli; známá je jen Šerifova. Sleduj, kdo střílí po kom, zjisti, kdo jsou tví přátelé, a buď na straně, která zbude.
ui-rules-turn = Nejdřív si lízni dvě karty. Pak jich zahraj, kolik chceš, ale jen jednu kartu BANG! Nikdy před sebou neměj dvě karty téhož jména; nová zbraň nahradí starou. Na konci odhoď karty nad počet svých životů. Hraje se po směru hodinových ručiček.
ui-rules-distance = Počítej místa kratší cestou kolem stolu a vynech vyřazené; sousedé jsou ve vzdálenosti 1. Jak daleko smíš střílet, říká tvoje zbraň; Colt .45, který má každý, má dostřel 1.
ui-rules-dying = Ztratíš-li poslední život a nezachrání tě Pivo, jsi ze hry a ukážeš roli. Kdo vyřadí Banditu, lízne si tři karty. Šerif, který vyřadí Pomocníka šerifa, odhodí všechno. Nikdo nikdy nemá víc životů než na začátku.
ui-rules-check = Sejmi! znamená: otoč vrchní kartu balíčku. Rozhoduje její barva a někdy i hodnota; pak se odhodí. Střela je vše, co může zastavit Vedle!: BANG!, Kulomet a karty, které to říkají.
ui-rules-green = Zelené karty při vyložení nic nedělají. V některém ze svých dalších tahů každou z nich jednou použiješ; ty, které zastavují střely, fungují už od tahu dalšího hráče. Do té doby ti je ostatní mohou vzít.
ui-rules-three = Pomocník šerifa, který začíná, Bandita a Odpadlík, všichni známí. Pomocník jde po Odpadlíkovi, Odpadlík po Banditovi, Bandita po Pomocníkovi. Vyřaď svůj cíl a vyhráváš; předběhne-li tě někdo, vyhraje, kdo zůstane poslední. Kdo kohokoli vyřadí, lízne si tři karty.
ui-rules-events = Pravé poledne a Pro hrst karet přinášejí karty událostí. Od druhého tahu Šerifa se před každým jeho tahem jedna odkryje a platí pro všechny, dokud ji nezakryje další; všichni vidí, co přijde příště. Poslední karta balíčku zůstává. Divoký západ odkryje kartu s každým Dostavníkem nebo Wells Fargo, Eldorado po dvou kolech nebo po esu.
ui-heading-turn = Tvůj tah
ui-heading-distance = Vzdálenost
ui-heading-dying = Vyřazení
ui-heading-check = Sejmi!
ui-heading-green = Zelené karty
ui-heading-three = Tři hráči
ui-heading-events = Karty událostí
ui-rulings = Výklady pravidel
ui-cards = Karty
ui-characters = Postavy
ui-roles = Role
ui-search = Hledat
ui-nothing-found = Nic nenalezeno.
ui-copies = { $n ->
        [one] 1 kus
        [few] { $n } kusy
       *[other] { $n } kusů
    }
ui-border-brown = Zapůsobí a odhodí se
ui-border-blue = Zůstává vyložená
ui-border-green = Nejdřív se vyloží a v dalším tahu se jednou použije

## Několik karet prohlížeče, úložiště.

ui-other-tab = Tato hra je otevřená na jiné kartě prohlížeče.
ui-other-tab-about = Tahy, které uděláš zde, se neukládají.
ui-play-here = Hrát tady

## Dohrané hry, přehrávání, soubory a odkazy

games-title = Hry
games-empty = Zatím žádné dohrané hry. První se objeví tady.
games-stored = Na tomto zařízení zabírají { $size }.
games-stored-rule = Uchovává se posledních 200 výsledků a tahy posledních 40 her. Nejstarší mizí první, hry označené Nechat až poslední.
games-damaged = { $n ->
        [one] 1 hru nelze přečíst.
        [few] { $n } hry nelze přečíst.
       *[other] { $n } her nelze přečíst.
    }
games-remove-damaged = Odstranit poškozené hry
games-turns = { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
games-steps = { $n ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
games-free-undo = hráno s volným vracením tahů
games-imported = importováno
games-result-only = Zůstal jen výsledek; tahy musely uvolnit místo.
games-replay = Přehrát
games-keep = Nechat
games-kept = Ponecháno
games-export = Sdílet nebo uložit
games-delete = Smazat
games-delete-question = Hra zmizí navždy, výsledek i tahy.
games-unreadable = Tahy této hry už nelze přečíst.
games-import = Importovat hru
games-import-about = Soubor uložený ze Standoffu, nebo odkaz, který ti někdo poslal.
games-choose-file = Vybrat soubor
games-paste = Odkaz nebo text
games-open = Otevřít
games-moments = Okamžiky hry
games-first = Na začátek
games-step-back = O krok zpět
games-play = Spustit
games-pause = Pauza
games-step-forward = O krok dál
games-last = Na konec
games-step-of = krok { $step } z { $last }
games-eyes = Pohled
games-everybody = Vše odkryté
games-close = Zavřít přehrávání
games-to-present = Zpět do hry
games-show-moment = Klepnutím na řádek uvidíš daný okamžik.
games-share-about = Kdo hru má, může si ji přehrát se všemi kartami a rolemi odkrytými.
games-share-going = Hra pokračuje tam, kde byla uložena. Obsahuje všechny skryté karty.
games-share-hidden = Soubor hry prozradí všechny skryté karty a role. Hraje-li víc lidí, lze ji sdílet až po skončení.
games-as-file = Uložit jako soubor
games-as-link = Poslat jako odkaz
games-link = Odkaz
games-copied = Odkaz je zkopírován.
games-not-copied = Kopírování se nezdařilo. Označ odkaz a zkopíruj ho ručně.
games-too-long = Tato hra je na odkaz příliš dlouhá. Ulož ji jako soubor.
games-arrived = Hra pro tebe
games-reading = Kontroluji hru …
games-going = Tato hra ještě neskončila.
games-go-on = Hrát dál
games-go-on-question = Nahradí tvou rozehranou hru. Opustit ji?
games-add = Přidat k mým hrám
games-added = Přidáno k tvým hrám.
games-to-games = K mým hrám
games-too-large = Na hru Standoff je to příliš velké.
games-no-game = To není hra Standoff.
games-other-format = Zapsala ji jiná verze Standoffu. Načti stránku znovu a zkus to ještě jednou.
games-other-rules = Hrála se podle pravidel verze { $found }; Standoff teď hraje verzi { $own }.
games-broken = Je poškozená: useknutá nebo pozměněná. Nic z tvého se nezměnilo.
games-rules-go-on = Pravidla byla mezitím opravena (verze { $found }, nyní { $own }). Tvoje hra pokračuje tam, kde byla.
games-rules-played-again = Tato hra začala podle pravidel verze { $found }. Byla přehrána podle verze { $own }.
games-watch-only = Hráno podle pravidel verze { $found }; Standoff teď hraje verzi { $own }. Můžeš ji sledovat a sdílet, ale ne rozebrat ani z některého okamžiku hrát dál.
games-diverged = Tato hra se hrála podle pravidel verze { $found }, kdy se ukládaly jen tahy. Podle verze { $own } vedou jinam, takže ji nelze přehrát. Výsledek a tahy tu zůstávají; můžeš je uložit jako soubor.
games-record-kept = Tahy se uloží tak, jak byly zapsány, pro verzi, která hraje podle těch pravidel.
games-link-bound = Tato hra je dlouhá: odkaz platí, dokud se nezmění pravidla. Chceš-li ji mít natrvalo, ulož ji jako soubor.
games-aside = Odložené
games-aside-about = Tyto uložené hry nešlo otevřít. Zůstávají tak, jak byly zapsány; novější verze je možná otevře.

## Statistika

figures-title = Statistika

## Není co ukázat.

figures-empty = Zatím žádné dohrané hry
figures-empty-about = Dohraj hru a uvidíš tu, jak se ti vedlo: s jakou rolí, s jakou postavou a proti komu.
figures-no-match = Tomuto filtru žádné dohrané hry neodpovídají.
figures-no-person = Zatím tyto hry hráli jen boti. Zahraj si také a objeví se tu tvoje čísla.

## Co se počítá.

figures-which = Započítané hry
figures-all-games = Obojí
figures-persons-only = Jen s lidmi
figures-persons-only-about = Vynechá hry, které hráli boti mezi sebou.

## Ve zkratce.

figures-games = Hry
figures-won = Výhry
figures-survived = Přežití
figures-streak = Výhry v řadě
figures-best = nejlepší: { $n }
figures-length = Průměrná délka
figures-turns = { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
figures-longest = nejdelší: { $n }
figures-percent = { $n } %
figures-of = { $won } z { $of }

## Mezi dvěma procenty.

figures-likely = pravděpodobně mezi { $low } % a { $high } %
figures-draws = { $n ->
        [one] 1 hra neměla vítěze.
        [few] { $n } hry neměly vítěze.
       *[other] { $n } her nemělo vítěze.
    }
figures-free-undo = { $n ->
        [one] 1 hra se hrála s volným vracením tahů.
        [few] { $n } hry se hrály s volným vracením tahů.
       *[other] { $n } her se hrálo s volným vracením tahů.
    }

## Grafy.

figures-by-role = Podle role
figures-by-character = Podle postavy
figures-by-players = Podle počtu hráčů
figures-by-level = Proti botům
figures-by-level-about = Hra proti několika druhům botů se počítá u každého z nich.
figures-bots = Samotní boti
figures-share = Podíl výher
figures-read = Značka ukazuje tvůj podíl výher. Plná část pruhu je jistá, světlá může být ještě štěstí; s dalšími hrami se zkracuje.
figures-show-all = Ukázat vše ({ $n })

## Počítat znovu.

figures-reset = Vynulovat statistiku
figures-reset-question = Počítat jen hry od této chvíle? Dohrané hry zůstanou v seznamu a později je můžeš zase započítat.
figures-count-all = Započítat zase dřívější hry

## Jedna hra.

figures-course = Průběh hry
figures-life = Životy, tah po tahu
figures-life-about = Čárový graf životů všech hráčů po tazích. Čísla jsou v tabulce níže.
figures-start = Začátek
figures-lost = Ztraceno
figures-healed = Doplněno
figures-end = Konec

## Vyřazení v některém tahu.

figures-out = ze hry v tahu { $turn }
figures-alone = Zvýraznit: { $name }
figures-shots = Kdo koho zasáhl
figures-shots-about = Velké číslo: ubrané životy. Malé číslo s křížkem: výstřely. Lebka: poslední rána.
figures-shooter = Od
figures-nobody = Nikdo
figures-total = Celkem
figures-taken = { $n ->
        [one] 1 život
        [few] { $n } životy
       *[other] { $n } životů
    }
figures-aimed = { $n ->
        [one] 1 výstřel
        [few] { $n } výstřely
       *[other] { $n } výstřelů
    }
figures-eliminated = poslední rána

## Pravidla k nahlédnutí

## Podezření.

manual-suspicion = Tvoje podezření
manual-suspicion-none = Žádné
manual-suspicion-about = Tvůj vlastní odhad: nikdo jiný ho nevidí. Zmizí, jakmile se role odkryje.

## Co je zvětšené.

manual-in-full = Víc v pravidlech
manual-at-this-table = U tohoto stolu
manual-your-table = u tvého stolu
manual-changed-by = Domácí pravidla, která to mění
manual-concerns = Co to mění

## Prohlížení.

manual-kinds = Druhy
manual-search-for = Jméno, pravidlo nebo výklad (R55)
manual-found = { $n ->
        [one] 1 položka
        [few] { $n } položky
       *[other] { $n } položek
    }
manual-show-all = Ukázat vše
manual-rulings-about = Každé číslo je výklad tam, kde tištěná pravidla nechávají něco otevřeného. Klepni na něj a uvidíš vše, o čem rozhoduje.
manual-by-players = Kolik jich je podle počtu hráčů
manual-in-short = Pravidla ve zkratce

## Nastavení, zvuk, pohyb, předávání zařízení

comfort-with-friends = Hrát s přáteli
comfort-friend = Přítel
comfort-card-size = Velikost karet
comfort-left-handed-about = Přesune hlavní tlačítka doleva.
comfort-curtain-hold = Převzít zařízení podržením

## Rychlost: vše čeká na klepnutí.

comfort-speed-step = Po krocích

## Klepnutí, na které se čeká.

comfort-next-step = Další
comfort-sound-on = Zvuk: zapnuto
comfort-sound-off = Zvuk: vypnuto

## Sdílení zařízení.

comfort-curtain-hold-about = Brání nechtěným klepnutím. Na klávesnici stiskni dvakrát.
comfort-keep-holding = Drž dál
comfort-goes-on = Pokračuje { $name }.
comfort-open-table = K otevřenému stolu
comfort-look-at-cards = { $name }: moje karty
comfort-look-at-role = { $name }: moje role
comfort-hide-role = Skrýt moji roli
comfort-claim = Zahrát: { $card }
comfort-then-asked = Pak: { $names }
comfort-covered = Stůl je zakrytý.
comfort-covered-about = Aby nikdo neviděl tvé karty, když jsi jinde.
comfort-uncover = Odkrýt

## Vše, co je uloženo.

comfort-data = Tvoje data
comfort-data-about = Nastavení, rozehraná hra a všechny dohrané hry v jednom souboru: záloha, nebo cesta na jiné zařízení. Obsahuje každou skrytou kartu rozehrané hry.
comfort-save-all = Uložit do souboru
comfort-restore-all = Obnovit ze souboru
comfort-restore-question = Vše, co je zde uloženo, nahradí obsah souboru. Nahradit?
comfort-replace = Nahradit
comfort-no-backup = Toto není úplná záloha. Nic se nezměnilo.
comfort-later-backup = Tento soubor je z novější verze. Nic se nezměnilo.

## Boti, kteří myslí dopředu, rady, domněnky a rozbory

bots-thinking = { $name } přemýšlí
bots-hurry = Popohnat
bots-mindless = Legendy na tomto zařízení nemohou myslet dopředu, a tak hrají jako Maršálové.
bots-copy-report = Zkopírovat hlášení
bots-report-copied = Zkopírováno. Hlášení neobsahuje žádná jména.
bots-report-not-copied = Hlášení se nepodařilo zkopírovat.

## Nastavení.

bots-thinking-time = Legendy přemýšlejí nejvýš
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Pomůcky k učení
bots-aids-about = Rada, když jsi na řadě, a u každého hráče, jakou roli mu bot přisuzuje.

## Nová hra.

bots-tempers = Povahy
bots-tempers-about = Někteří boti jsou opatrní, jiní zbrklí, další nezapomínají křivdy.

## Rady.

bots-hint = Rada
bots-hint-about = Šance na výhru, jak ji na tvém místě vidí Legenda.
bots-hint-asked = Přemýšlím
bots-hint-none = Tentokrát bez rady.
bots-why-alone = Nic jiného se tomu nevyrovná.
bots-why-clear = { $n ->
        [one] První je o 1 bod před dalším.
        [few] První je o { $n } body před dalším.
       *[other] První je o { $n } bodů před dalším.
    }
bots-why-close = Jsou zhruba stejně dobré.
bots-hinted = s radami

## Domněnky.

bots-beliefs = Odhad bota
bots-beliefs-about = Podle toho, co je vidět z tvého místa.

## Rozbor.

bots-review = Rozebrat moje tahy
bots-review-about = Legenda projde hru a označí tahy, které tě stály nejvíc šancí na výhru.
bots-review-at = Rozhodnutí { $n } z { $of }
bots-review-none = Žádné zjevné chyby.
bots-review-stop = Zastavit
bots-review-failed = Toto zařízení rozbor nezvládne.
bots-better = Lepší: { $what }
bots-lost = { $n ->
        [one] −1 bod
        [few] −{ $n } body
       *[other] −{ $n } bodů
    }
