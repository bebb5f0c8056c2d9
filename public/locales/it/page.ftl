### same as English: ui-ok ui-no ui-menu ui-bot ui-colt ui-text-small ui-text-normal ui-text-large games-link figures-percent ui-log

## Everywhere.

ui-title = Standoff
ui-tagline = Il selvaggio West a carte e dadi, contro i bot o intorno a un solo dispositivo.
ui-fan-project = Un progetto non ufficiale fatto da appassionati. BANG! è del suo editore; nulla di ciò che è qui viene da lì.
ui-ok = OK
ui-cancel = Annulla
ui-close = Chiudi
ui-back = Indietro
ui-yes = Sì
ui-no = No
ui-on = Sì
ui-off = No
ui-you = Tu
ui-loading = In sella
ui-menu = Menu

## Start.

ui-continue-game = Continua
ui-new-game = Nuova partita
ui-same-again = Rigioca uguale
ui-watch-bots = Guarda i bot
ui-rules = Regole
ui-settings = Impostazioni
ui-save-set-aside = È stata messa da parte e si trova in Partite; puoi cominciarne una nuova.
ui-remove = Rimuovi
ui-discard-game-question = C’è una partita in corso. Vuoi abbandonarla per una nuova?
ui-new-version = È pronta una nuova versione.
ui-reload = Ricarica

## New game.

ui-players = Giocatori
ui-player-count = { $n } giocatori
ui-name = Nome
ui-seat-name = Giocatore { $n }
ui-person = Persona
ui-bot = Bot
ui-bot-names = 
    Ringo
    Rosita
    Tuco
    Carmen
    Django
    Jill
    Cisco
    Dolly
ui-sets = Scatole
ui-expansions = Espansioni
ui-event-mix = Due mazzi di eventi
ui-event-length = Carte evento per mazzo
ui-event-length-all = Tutte
ui-event-length-short = Corto: { $n }
ui-event-length-about = Con un mazzo corto l’ultima carta arriva prima.
ui-preset = Regole come in
ui-table-rules = Regole del tavolo
ui-options = Opzioni
ui-free-undo = Annullamento libero
ui-free-undo-about = Annulla le mosse anche dopo aver visto carte nascoste. La partita ne porta il segno.
ui-default-option = abituale
ui-source = Fonte
ui-ruling = Chiarimento { $n }
ui-deal = Comincia
ui-reset = Ripristina

## The table.

ui-deck = Mazzo
ui-discard-pile = Scarti
ui-hand = Mano
ui-in-play = In gioco
ui-life = Vite
ui-role = Ruolo
ui-character = Personaggio
ui-distance = Distanza
ui-weapon = Arma
ui-colt = Colt .45
ui-eliminated = Fuori gioco
ui-end-turn = Fine turno
ui-undo = Annulla mossa
ui-undone = Mossa annullata.
ui-log = Cronaca
ui-pause = Pausa
ui-resume = Riprendi
ui-skip = Salta
ui-choose-target = Scegli un bersaglio.
ui-choose-card = Scegli una carta.
ui-choose-two-cards = Scegli due carte da scartare.
ui-random-hand-card = Una a caso dalla mano
ui-ready = Pronta all’uso
ui-not-ready = Pronta dal prossimo turno
ui-has-ability-of = Con l’abilità di { $name }
ui-events = Carte evento
ui-event-coming = Prossimo
ui-event-none = Ancora nessun evento
ui-event-last = Resta fino alla fine
ui-events-left = { $n ->
        [one] resta una carta
       *[other] restano { $n } carte
    }
ui-event-by = Rivelato da { $who }
ui-misses-turn = Salta il prossimo turno
ui-jailed-for-life = All’ergastolo
ui-cannot-heal = Non può recuperare vite
ui-open-hand = Mano scoperta
ui-gag-reminder = Vietato parlare!
ui-somebody-spoke = Qualcuno ha parlato
ui-who-spoke = Chi ha parlato e perde 1 vita?
ui-ghost = Fantasma
ui-spare-character = Un altro personaggio coperto
ui-ability-off = Abilità disattivata
ui-card-off = Disattivata
ui-only-suit = Solo { $suit }
ui-must-play = Da giocare per forza
ui-choose-first-bang = Scegli una carta BANG!
ui-choose-two-bangs = Scegli due carte BANG!
ui-choose-card-of-others = Scegli una carta davanti a un altro giocatore
ui-target = Bersaglio
ui-show-hand = Mostra la mano
ui-end-turn-question = Puoi ancora giocare carte. Vuoi terminare il turno?
ui-leave-table = Lascia il tavolo
ui-leave-table-question = La partita è salvata; puoi continuarla più tardi.
ui-thinking = { $name } sta pensando.
ui-cards-in-hand = { $n ->
        [one] una carta in mano
       *[other] { $n } carte in mano
    }
ui-cards-in-deck = { $n ->
        [one] una carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
ui-life-of = { $life } vite su { $most }
ui-at-distance = a distanza { $n }
ui-reach = arriva a { $n }
ui-turn-number = Turno { $n }

## The curtain between two persons.

ui-pass-to = Passa il dispositivo a { $name }.
ui-curtain-about = Adesso nessun altro deve guardare.
ui-take-over = Sono { $name }

## The end.

ui-game-over = Fine partita
ui-you-won = Hai vinto!
ui-you-lost = Hai perso.
ui-winners = Chi ha vinto
ui-result = Vedi il risultato
ui-rematch = Rivincita
ui-keep-characters = Chi sopravvive tiene il personaggio
ui-keep-characters-about = Chi è ancora in vita gioca la prossima partita con lo stesso personaggio.
ui-rotate-sheriff = La stella da Sceriffo passa
ui-rotate-sheriff-about = Diventa Sceriffo chi siede subito a sinistra. No: ruoli a caso.
ui-rotate-deputy = Il primo turno passa
ui-rotate-deputy-about = Chi siede subito a sinistra diventa Vice e comincia. No: ruoli a caso.

## Settings.

ui-language = Lingua
ui-language-not-loaded = Impossibile caricare questa lingua. Riprova quando hai la connessione.
ui-language-files = Tradurre Standoff
ui-language-files-about = Scegli dei file di lingua (.ftl) dal tuo dispositivo per vederli subito qui, finché non ricarichi.
ui-language-files-choose = Scegli i file
ui-language-files-unread = Questi file sono troppo grandi per essere file di lingua.
# $n is how many texts there are, $low how many places could not be read.
ui-language-files-read = { $n } testi letti, { $low } con errori.
ui-theme = Tema
ui-theme-auto = Automatico
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-high-contrast = Contrasto
ui-speed = Velocità
ui-speed-instant = Immediata
ui-auto-pass = Passa per me
ui-auto-pass-about = Se non hai risposte, passa da solo dopo un attimo.
ui-sound = Suono
ui-confirm-end = Chiedi prima di finire il turno
ui-confirm-end-about = Solo se si possono ancora giocare carte.
ui-four-colours = Semi in quattro colori
ui-left-handed = Per mancini
ui-reduced-motion = Meno movimento
ui-reset-settings = Ripristina impostazioni
ui-text-size = Dimensione testo
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## About.

ui-about = Informazioni
ui-credits = Grazie a
ui-credit-icons = Immagini: game-icons.net di Lorc, Delapouite e altri, CC BY 3.0; il resto è disegnato per questa pagina.
ui-credit-font = Carattere: Rye di Nicole Fally, SIL Open Font License.
ui-credit-code = Codice: MIT o Apache 2.0. Fatto con Rust, Leptos e WebAssembly.
ui-keys = Tasti
ui-keys-about = Con Tab e Invio si arriva dappertutto. I tasti da 1 a 9 toccano una carta della tua mano, E preme il pulsante principale, I ingrandisce la carta selezionata, L apre la cronaca, Esc annulla.

## Rules.

ui-rules-intro = Ognuno ha un ruolo; si conosce solo quello dello Sceriffo. Guarda chi spara a chi, scopri chi sono i tuoi amici, e fatti trovare dalla parte che resta in piedi.
ui-rules-turn = Prima peschi due carte. Poi ne giochi quante vuoi, ma una sola carta BANG!. Non puoi avere davanti a te due carte con lo stesso nome; una nuova arma sostituisce la vecchia. Alla fine scarti finché hai tante carte quante vite. Il turno passa a sinistra.
ui-rules-distance = Conta i posti dal lato più corto, saltando chi è fuori; chi ti siede accanto è a distanza 1. La tua arma dice fin dove puoi sparare; la Colt .45 che hanno tutti arriva a 1.
ui-rules-dying = Se perdi l’ultima vita senza una Birra che ti salvi, sei fuori e mostri il ruolo. Chi elimina un Fuorilegge pesca tre carte. Uno Sceriffo che elimina un Vice scarta tutto. Nessuno ha mai più vite che all’inizio.
ui-rules-check = Estrarre! significa: scoprire la prima carta del mazzo. Decide il suo seme, e a volte il valore; poi si scarta. Uno sparo è tutto ciò che un Mancato! può fermare: BANG!, Gatling e le carte che lo dicono.
ui-rules-green = Le carte verdi non fanno nulla quando le prepari davanti a te. In un tuo turno successivo usi ciascuna una volta; quelle che fermano uno sparo funzionano già dal turno del giocatore dopo di te. Fino ad allora gli altri possono portartele via.
ui-rules-three = Un Vice, che comincia, un Fuorilegge e un Rinnegato, tutti noti. Il Vice cerca il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Se elimini il tuo bersaglio vinci; se lo fa qualcun altro, vince l’ultimo in piedi. Chi elimina chiunque pesca tre carte.
ui-rules-events = Mezzogiorno di Fuoco e Per un Pugno di Carte portano carte evento. Dal secondo turno dello Sceriffo se ne scopre una prima di ogni suo turno; vale per tutti finché la prossima, che tutti già vedono, non la copre. L’ultima carta di un mazzo resta. Wild West Show ne scopre una con ogni Diligenza o Wells Fargo, Eldorado ogni due giri o dopo un Asso.
ui-heading-turn = Il tuo turno
ui-heading-distance = Distanza
ui-heading-dying = Eliminazione
ui-heading-check = Estrarre!
ui-heading-green = Carte verdi
ui-heading-three = Tre giocatori
ui-heading-events = Carte evento
ui-rulings = Chiarimenti
ui-cards = Carte
ui-characters = Personaggi
ui-roles = Ruoli
ui-search = Cerca
ui-nothing-found = Nessun risultato.
ui-copies = { $n ->
        [one] 1 copia
       *[other] { $n } copie
    }
ui-border-brown = Ha effetto e si scarta
ui-border-blue = Resta in gioco
ui-border-green = Prima si prepara, poi si usa una volta in un turno successivo

## Several tabs, storage.

ui-other-tab = Questa partita è aperta in un’altra scheda.
ui-other-tab-about = Le mosse che fai qui non vengono salvate.
ui-play-here = Gioca qui

## Finished games, replays, files and links

games-title = Partite
games-empty = Ancora nessuna partita finita. La prima apparirà qui.
games-stored = { $size } in uso su questo dispositivo.
games-stored-rule = Si conservano gli ultimi 200 risultati e le mosse delle ultime 40 partite. Le più vecchie spariscono prima, quelle che hai scelto di conservare per ultime.
games-damaged = { $n ->
        [one] 1 partita non si può leggere.
       *[other] { $n } partite non si possono leggere.
    }
games-remove-damaged = Rimuovi le partite danneggiate
games-turns = { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
games-steps = { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
games-free-undo = giocata con annullamento libero
games-imported = importata
games-result-only = Resta solo il risultato; le mosse sono state rimosse per fare spazio.
games-replay = Rivedi
games-keep = Conserva
games-kept = Conservata
games-export = Condividi o salva
games-delete = Elimina
games-delete-question = La partita sparirà per sempre, risultato e mosse.
games-unreadable = Le mosse di questa partita non si possono più leggere.
games-import = Importa una partita
games-import-about = Un file salvato da Standoff, o un link che ti hanno mandato.
games-choose-file = Scegli un file
games-paste = Link o testo
games-open = Apri
games-moments = Momenti della partita
games-first = All’inizio
games-step-back = Un passo indietro
games-play = Riproduci
games-pause = Pausa
games-step-forward = Un passo avanti
games-last = Alla fine
games-step-of = passo { $step } di { $last }
games-eyes = Vista da
games-everybody = Tutto scoperto
games-close = Chiudi la replica
games-to-present = Torna alla partita
games-show-moment = Tocca una riga per vedere quel momento.
games-share-about = Chi ha la partita può rivederla con tutte le mani e i ruoli scoperti.
games-share-going = La partita continua da dove è stata salvata. Contiene tutte le carte nascoste.
games-share-hidden = Il file di una partita svela tutte le carte e i ruoli nascosti. Se giocano più persone, puoi condividerlo solo a partita finita.
games-as-file = Salva come file
games-as-link = Manda come link
games-link = Link
games-copied = Il link è stato copiato.
games-not-copied = Impossibile copiarlo. Seleziona il link e copialo a mano.
games-too-long = Questa partita è troppo lunga per un link. Salvala come file.
games-arrived = Una partita per te
games-reading = Controllo della partita…
games-going = Questa partita non è ancora finita.
games-go-on = Continua
games-go-on-question = Prenderà il posto della tua partita in corso. Vuoi abbandonarla?
games-add = Aggiungi alle mie partite
games-added = Aggiunta alle tue partite.
games-to-games = Alle mie partite
games-too-large = Troppo grande per essere una partita di Standoff.
games-no-game = Questa non è una partita di Standoff.
games-other-format = L’ha scritta un’altra versione di Standoff. Ricarica la pagina e riprova.
games-other-rules = È stata giocata con la versione { $found } delle regole; Standoff ora usa la { $own }.
games-broken = È danneggiata: tagliata o modificata. I tuoi dati non sono cambiati.
games-rules-go-on = Nel frattempo le regole sono state corrette (versione { $found }, ora { $own }). La tua partita continua da dov’era.
games-rules-played-again = Questa partita è cominciata con la versione { $found } delle regole. È stata rigiocata con la { $own }.
games-watch-only = Giocata con la versione { $found } delle regole; Standoff ora usa la { $own }. Puoi rivederla e condividerla, ma non analizzarla né riprenderla da un suo momento.
games-diverged = Questa partita è stata giocata con la versione { $found } delle regole, quando si salvavano solo le mosse. Con la { $own } portano altrove, quindi non si può rivedere. Risultato e mosse restano qui; puoi salvarli come file.
games-record-kept = Le mosse sono salvate così come furono scritte, per una versione che usi quelle regole.
games-link-bound = È una partita lunga: il link funziona finché le regole restano le stesse. Per conservarla per sempre, salvala come file.
games-aside = Messe da parte
games-aside-about = Impossibile aprire queste partite salvate. Restano così come furono scritte; una versione più recente potrebbe aprirle.

## Statistics

figures-title = Statistiche

## Nothing to show.

figures-empty = Ancora nessuna partita finita
figures-empty-about = Finisci una partita e qui vedrai com’è andata: con quale ruolo, quale personaggio e contro chi.
figures-no-match = Nessuna partita finita corrisponde a questo filtro.
figures-no-person = Finora queste partite le hanno giocate solo i bot. Giocane una tu, e qui appariranno i tuoi numeri.

## What is counted.

figures-which = Partite contate
figures-all-games = Entrambi
figures-persons-only = Solo con persone
figures-persons-only-about = Esclude le partite dei bot tra loro.

## In short.

figures-games = Partite
figures-won = Vinte
figures-survived = Sopravvivenza
figures-streak = Vittorie di fila
figures-best = record: { $n }
figures-length = Durata media
figures-turns = { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
figures-longest = la più lunga: { $n }
figures-percent = { $n }%
figures-of = { $won } su { $of }

## Between two percentages.

figures-likely = probabilmente tra { $low }% e { $high }%
figures-draws = { $n ->
        [one] 1 partita senza vincitori.
       *[other] { $n } partite senza vincitori.
    }
figures-free-undo = { $n ->
        [one] 1 partita giocata con annullamento libero.
       *[other] { $n } partite giocate con annullamento libero.
    }

## Charts.

figures-by-role = Per ruolo
figures-by-character = Per personaggio
figures-by-players = Per numero di giocatori
figures-by-level = Contro i bot
figures-by-level-about = Una partita contro bot di più tipi conta per ciascuno.
figures-bots = I bot stessi
figures-share = Quota di vittorie
figures-read = Il segno indica la tua quota di vittorie. La parte piena della barra è certa, quella chiara potrebbe essere fortuna; con più partite si accorcia.
figures-show-all = Mostra tutti e { $n }

## Counting anew.

figures-reset = Azzera le statistiche
figures-reset-question = Contare solo le partite da adesso in poi? Quelle finite restano nell’elenco, e potrai contarle di nuovo più tardi.
figures-count-all = Conta di nuovo le partite passate

## One game.

figures-course = Com’è andata la partita
figures-life = Vite, turno per turno
figures-life-about = Grafico a linee delle vite di tutti per turno. I numeri sono nella tabella sotto.
figures-start = Inizio
figures-lost = Perse
figures-healed = Recuperate
figures-end = Fine

## Eliminated in a turn.

figures-out = fuori al turno { $turn }
figures-alone = Evidenzia { $name }
figures-shots = Chi ha colpito chi
figures-shots-about = Numero grande: vite tolte. Numero piccolo con mirino: spari. Teschio: il colpo di grazia.
figures-shooter = Da
figures-nobody = Nessuno
figures-total = Totale
figures-taken = { $n ->
        [one] 1 vita
       *[other] { $n } vite
    }
figures-aimed = { $n ->
        [one] 1 sparo
       *[other] { $n } spari
    }
figures-eliminated = fuori gioco

## The rules to look up

## Suspicion.

manual-suspicion = Il tuo sospetto
manual-suspicion-none = Nessuno
manual-suspicion-about = È una tua ipotesi: nessun altro la vede. Sparisce quando il ruolo viene rivelato.

## What is enlarged.

manual-in-full = Altro nelle regole
manual-at-this-table = A questo tavolo
manual-your-table = al tuo tavolo
manual-changed-by = Regole del tavolo collegate
manual-concerns = Che cosa cambia

## The browser.

manual-kinds = Tipi
manual-search-for = Nome, regola o chiarimento (R55)
manual-found = { $n ->
        [one] 1 voce
       *[other] { $n } voci
    }
manual-show-all = Mostra tutto
manual-rulings-about = Ogni numero è un chiarimento dove le regole stampate lasciano qualcosa in sospeso. Toccalo per vedere tutto ciò che decide.
manual-by-players = Quanti ce ne sono, per numero di giocatori
manual-in-short = Le regole in breve

## Settings, sound, motion, handing the device on

comfort-with-friends = Gioca con gli amici
comfort-friend = Amico
comfort-card-size = Dimensione carte
comfort-left-handed-about = Sposta a sinistra i pulsanti principali.
comfort-curtain-hold = Tieni premuto per prendere il dispositivo

## A speed: everything waits for a tap.

comfort-speed-step = A passi

## The tap it waits for.

comfort-next-step = Avanti
comfort-sound-on = Suono: sì
comfort-sound-off = Suono: no

## Sharing the device.

comfort-curtain-hold-about = Evita i tocchi accidentali. Con la tastiera, premi due volte.
comfort-keep-holding = Continua a premere
comfort-goes-on = Riprende { $name }.
comfort-open-table = Al tavolo scoperto
comfort-look-at-cards = { $name }: guardo le mie carte
comfort-look-at-role = { $name }: guardo il mio ruolo
comfort-hide-role = Nascondi il mio ruolo
comfort-claim = Gioca { $card }
comfort-then-asked = Poi: { $names }
comfort-covered = Il tavolo è coperto.
comfort-covered-about = Così nessuno vede le tue carte mentre sei altrove.
comfort-uncover = Scopri

## Everything that is stored.

comfort-data = I tuoi dati
comfort-data-about = Impostazioni, partita in corso e tutte le partite finite in un solo file: una copia di sicurezza, o un modo per passare a un altro dispositivo. Contiene ogni carta nascosta della partita in corso.
comfort-save-all = Salva in un file
comfort-restore-all = Ripristina da un file
comfort-restore-question = Tutto ciò che è salvato qui viene sostituito dal contenuto del file. Vuoi sostituirlo?
comfort-replace = Sostituisci
comfort-no-backup = Questa non è una copia di sicurezza completa. Nulla è cambiato.
comfort-later-backup = Questo file viene da una versione più recente. Nulla è cambiato.

## Bots that think ahead, hints, beliefs and reviews

bots-thinking = { $name } sta pensando
bots-hurry = Sbrigati
bots-mindless = Su questo dispositivo le Leggende non possono pensare in anticipo, quindi giocano come Marshal.
bots-copy-report = Copia il rapporto
bots-report-copied = Copiato. Il rapporto non contiene nomi.
bots-report-not-copied = Impossibile copiare il rapporto.

## Settings.

bots-thinking-time = Le Leggende pensano al massimo
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Aiuti per imparare
bots-aids-about = Un consiglio quando tocca a te e, nella scheda di ogni giocatore, il ruolo che un bot sospetta.

## New game.

bots-tempers = Caratteri
bots-tempers-about = Alcuni bot sono prudenti, altri spericolati, altri portano rancore.

## Hints.

bots-hint = Consiglio
bots-hint-about = Probabilità di vincere, come la vede una Leggenda al tuo posto.
bots-hint-asked = Ci sto pensando
bots-hint-none = Stavolta nessun consiglio.
bots-why-alone = Nient’altro ci si avvicina.
bots-why-clear = { $n ->
        [one] La prima mossa ha 1 punto di vantaggio sulla seconda.
       *[other] La prima mossa ha { $n } punti di vantaggio sulla seconda.
    }
bots-why-close = Si equivalgono, più o meno.
bots-hinted = con consigli

## Beliefs.

bots-beliefs = L’ipotesi di un bot
bots-beliefs-about = Da quello che si è visto dal tuo posto.

## Review.

bots-review = Analizza le mie mosse
bots-review-about = Una Leggenda ripercorre la partita e segna le mosse che ti sono costate di più.
bots-review-at = Decisione { $n } di { $of }
bots-review-none = Nessun errore evidente.
bots-review-stop = Ferma
bots-review-failed = Questo dispositivo non può fare l’analisi.
bots-better = Meglio: { $what }
bots-lost = { $n ->
        [one] −1 punto
       *[other] −{ $n } punti
    }
