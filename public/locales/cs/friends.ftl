### same as English: talk-ms

## Přátelé na vlastních zařízeních

friends-about = Každý hraje na svém zařízení. Jeden z vás je hostitel: hra běží u něj a žádný server není potřeba.
friends-name = Tvoje jméno
friends-host = Založit stůl
friends-host-about = Vyber hru a pak pozvi přátele.
friends-join = Přidat se ke stolu
friends-join-about = Vlož odkaz od přítele, napiš jméno místnosti, nebo naskenuj QR kód.
friends-paste = Odkaz, kód nebo místnost
friends-paste-answer = Odpověď přítele
friends-enter = Přidat se
friends-take-in = Připojit
friends-scan = Skenovat
friends-scan-about = Umísti celý QR kód do rámečku.
friends-no-camera = Kameru nelze použít.
friends-damaged = To není kód Standoffu, nebo jeho část chybí.
friends-other = To patří k jiné pozvánce, nebo to už bylo použito.
friends-failed = Připojení se nezdařilo. Vytvoř novou pozvánku a zkus to znovu.
friends-no-wires = Nepovedlo se. Zkontroluj odkaz, nebo načti stránku znovu a zkus to ještě jednou.
friends-back = Zpět ke stolu
friends-seat-kept = Tvoje místo zůstává tvoje. Požádej hostitele o novou pozvánku.
friends-invited = Máš pozvánku
friends-invited-about = U stolu na tebe čekají přátelé. Řekni, kdo jsi, a posaď se.
friends-invited-host = Stůl, u kterého jsi hostitel, se zavře.
friends-net-about = Najít se vašim zařízením pomáhají veřejné trackery. Vidí jen náhodné číslo, z vaší hry nic.
friends-passed-on = Předáno tvé druhé kartě prohlížeče. Tuto můžeš zavřít.
friends-too-late = Pozdě: to už nejde.
friends-at-table = U stolu
friends-hosts = hostitel
friends-here = host
friends-open = Volné místo
friends-open-about = když nikdo nepřijde, hraje bot
friends-away = teď pryč
friends-ready = může začít
friends-not-ready = ještě ne
friends-good = dobré spojení, { $ms } ms
friends-fair = průměrné spojení, { $ms } ms
friends-slow = pomalé spojení, { $ms } ms
friends-dismiss = Odebrat: { $name }
friends-sit = Sednout si sem
friends-stand = Uvolnit místo a dívat se
friends-watch = Přihlíží
friends-came = { $name } je tady.
friends-left = { $name } je pryč.
friends-played = Hra
friends-absent = Když je někdo pryč
friends-absent-bot = Hraje bot
friends-absent-wait = Počkáme
friends-timer = Čas na rozhodnutí
friends-no-timer = Bez limitu
friends-seconds = { $n } s
friends-invite = Pozvat přítele
friends-invite-about = Pro jednoho. Ve stejné síti to funguje bez internetu.
friends-making = Okamžik …
friends-step-one = 1. Nech přítele naskenovat tento kód, nebo mu pošli odkaz.
friends-step-two = 2. Přítel pro tebe dostane odpověď: naskenuj ji, nebo ji vlož sem.
friends-picture = QR kód odkazu
friends-link = Odkaz
friends-send = Poslat odkaz
friends-open-room = Otevřít místnost na internetu
friends-room = Místnost
friends-room-searching = Ptám se trackerů …
friends-room-open = Otevřeno: přátelé se přidají jménem, odkazem nebo QR kódem.
friends-room-trouble = Žádný tracker neodpovídá. Zkouším dál …
friends-close-room = Zavřít místnost
friends-begin = Rozdat
friends-begin-about = { $here ->
        [one] Je tu 1 host
        [few] Jsou tu { $here } hosté
       *[other] Je tu { $here } hostů
    }{ $open ->
        [0] {""}
        [one] , na 1 místě hraje bot
        [few] , na { $open } místech hrají boti
       *[other] , na { $open } místech hrají boti
    }
friends-begin-alone = Ještě tu nikdo není: jen boti
friends-dealing = Všechna zařízení společně míchají …
friends-change = Změnit hru
friends-close-table = Zavřít stůl
friends-close-question = Stůl se zavře pro všechny. Nikdo se k němu už nevrátí.
friends-to-table = Jít ke stolu
friends-answer = Tvoje odpověď
friends-answer-about = Ukaž tento kód hostiteli, nebo pošli odkaz. Nech tuto stránku otevřenou.
friends-searching = Hledám hostitele …
friends-waiting = Hra začne, až hostitel rozdá.
friends-i-am-ready = Můžu začít
friends-lost = Spojení s hostitelem přerušeno
friends-lost-room = Hledám dál. Hra bude pokračovat, až se hostitel vrátí.
friends-refused = Nemůžeš se přidat
friends-version = Hostitel má jinou verzi Standoffu. Načtěte ji znovu na obou zařízeních.
friends-full = U stolu je plno.
friends-closed = Hostitel zavřel stůl.
friends-leave = Odejít od stolu
friends-leave-question = Můžeš si místo nechat a vrátit se, nebo se ho vzdát: pak za tebe do konce hraje bot.
friends-settings = Přátelé
friends-online = Hledat přátele přes internet
friends-trackers = Trackery pro místnosti
friends-helpers = Pomocné servery (STUN, TURN)

## U stolu s přáteli

talk-title = Řekni něco
talk-phrases = 
    Nazdar!
    Pěkná rána!
    Jau!
    Díky!
    Promiň, parťáku.
    Věř mi.
    Nejsem Bandita!
    Na toho pozor.
    Jedno Pivo, prosím!
    Nespěchej.
    Pohni!
    Dobrá hra!
    👍
    😂
    😱
    🤠
talk-mute = Ztlumit chat
talk-unmute = Zapnout chat
talk-table = Přátelé u stolu
talk-away = pryč
talk-stood-in = pryč, hraje bot
talk-ms = { $ms } ms
talk-lost = Spojení s hostitelem přerušeno. Tvoje místo zůstává tvoje.
talk-closed = Hostitel zavřel stůl.
talk-refused = Verze Standoffu u hostitele se neshoduje s tvou. Načtěte ji znovu na obou zařízeních a zkuste to ještě jednou.
talk-look = Podívat se
talk-time = Čas na každé rozhodnutí: { $seconds } s
talk-next-game = Další hra začne, až hostitel znovu rozdá.
talk-fair = Ověřeno: poctivá hra
talk-fair-about = Karty se rozdaly podle čísel všech, každý tah byl podle pravidel a předem daný a ukazovala se ti pravda. Žádná kontrola nepozná, zda hostitel nenakukoval do vlastního zařízení.
talk-unfair = Něco tu nesedí
talk-unchecked = Ke stolu přicházíš až po rozdání, takže tuto hru nelze ověřit.
talk-secret = Tajemství hostitele není to, které bylo dáno před rozdáním.
talk-number = Něčí číslo není to, které bylo dáno před rozdáním, nebo tvoje chybí.
talk-seed = Rozdání neodpovídá číslům všech.
talk-setup = Rozdávalo se podle jiných pravidel, než bylo domluveno.
talk-record = Tahy porušují pravidla.
talk-rules = Hra se hrála podle jiných pravidel, než podle jakých Standoff hraje teď, takže ji nelze ověřit.
talk-steps = Tahy nejsou ty, které hostitel během hry stvrdil.
talk-shown = Něco z toho, co se ti ukázalo, se nestalo.
talk-host-gone = Je hostitel nadobro pryč?
talk-take-over = Převzít stůl
talk-take-over-about = Hostitelem se stane toto zařízení. Potřebuje od všech jejich část klíče k zapečetěné hře. Tvoje vlastní hra, která tu čeká, se kvůli tomu opustí.
talk-shares = Části klíče: { $have } z { $all }.
talk-give-about = Někdo chce převzít roli hostitele a potřebuje tvou část klíče. Se všemi částmi uvidí jeho zařízení všechny karty, takže svol jen tehdy, je-li hostitel opravdu pryč.
talk-give-share = Předat mou část klíče
talk-cannot-move = S jediným hostem nelze stůl bezpečně přesunout. Čeká na hostitele.

## Connecting, coming back, leaving and breaking off

friends-same-network = Funguje jen ve stejné síti, třeba na jedné Wi-Fi.
friends-carrying = Čeká se, až hostitel přijme odpověď: { $seconds } s
friends-connecting = Připojování: { $seconds } s z nejvýš 30
friends-no-way = Za { $seconds } s se spojení nepodařilo. Bez pomocných serverů to jde jen ve stejné síti.
friends-use-helpers = Zkusit s pomocnými servery
friends-room-instead = Raději otevřít místnost
friends-room-hint = Hostitel může otevřít místnost na internetu, nebo si oba v nastavení zapněte pomocné servery.
friends-own-invitation = Tohle je tvoje vlastní pozvánka. Pošli ji někomu: tvůj stůl zůstane, jak je.
friends-nobody-waits = Žádná karta prohlížeče tu na tuto odpověď nečeká, nebo už byla použita. Otevři ji na zařízení, které pozvánku vytvořilo, nebo požádej o novou.
friends-passing-on = Odpověď se předává
friends-grace = Čas na návrat
friends-bot-in = pryč, za { $seconds } s hraje bot
friends-keep-seat = Nechat si místo
friends-give-up-seat = Vzdát se ho
friends-break-off = Přerušit tuto hru?
friends-break-off-about = Hostitel chce hru přerušit, nebo to už udělal. Když souhlasíš, může se rozdat znovu; tahle se počítá jako nedohraná.
friends-agree = Souhlasím
friends-play-on = Hrát dál
friends-break-off-asked = Ostatních se ptáme, zda se hra smí přerušit.
friends-break-off-refused = Někdo chce hrát dál.
friends-broken-off = Hra byla přerušena. Započítá se.
friends-dealt-again = Rozdává se znovu: někdo předtím odešel.
friends-cut-dismissed = Hostitel tě poslal pryč.
friends-cut-rubbish = Spojení bylo přerušeno: druhá stránka posílá něco nesrozumitelného.
friends-cut-replaced = Pokračuje se jiným spojením, možná v jiné kartě prohlížeče.
friends-cut-late = Na rozdání nepřišla odpověď včas.
friends-cut-unsound = Spojení bylo přerušeno: takový stůl nemůže existovat.
friends-cut-impostor = Spojení bylo přerušeno: druhá strana nemá klíč k tomuto stolu.
friends-cut-new-deal = Spojení bylo přerušeno: hostitel uprostřed hry bez ptaní znovu rozdal.
friends-cut-left = odchod od stolu
talk-unfinished = Záznam končí dřív než hra.
talk-unfinished-deals = { $n ->
        [one] U tohoto stolu se jednou rozdalo a nedohrálo.
        [few] U tohoto stolu se { $n }krát rozdalo a nedohrálo.
       *[other] U tohoto stolu se { $n }krát rozdalo a nedohrálo.
    }
