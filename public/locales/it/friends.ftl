### same as English: friends-link friends-hosts friends-seconds talk-ms

## Friends on their own devices

friends-about = Ognuno gioca sul proprio dispositivo. Uno di voi ospita il tavolo: la partita gira lì, senza bisogno di un server.
friends-name = Il tuo nome
friends-host = Ospita un tavolo
friends-host-about = Scegli un gioco, poi invita i tuoi amici.
friends-join = Unisciti a un tavolo
friends-join-about = Incolla il link che hai ricevuto, scrivi il nome di una stanza o inquadra il codice QR.
friends-paste = Link, codice o stanza
friends-paste-answer = La risposta che hai ricevuto
friends-enter = Entra
friends-take-in = Collega
friends-scan = Inquadra
friends-scan-about = Fai entrare tutto il codice QR nel riquadro.
friends-no-camera = La fotocamera non si può usare.
friends-damaged = Questo non è un codice di Standoff, o ne manca una parte.
friends-other = Questo appartiene a un altro invito, o è già stato usato.
friends-failed = Impossibile collegarsi. Crea un nuovo invito e riprova.
friends-no-wires = Non ha funzionato. Controlla il link, o ricarica la pagina e riprova.
friends-back = Torna al tavolo
friends-seat-kept = Il tuo posto è conservato. Chiedi all’host un nuovo invito.
friends-invited = Hai un invito
friends-invited-about = Qualcuno ti aspetta a un tavolo. Di’ chi sei e prendi posto.
friends-invited-host = Il tavolo che stai ospitando verrà chiuso.
friends-net-about = Dei tracker pubblici aiutano i vostri dispositivi a trovarsi. Vedono solo un numero casuale, nulla della vostra partita.
friends-passed-on = Passato all’altra tua scheda. Questa puoi chiuderla.
friends-too-late = Troppo tardi: non è più possibile.
friends-at-table = Al tavolo
friends-hosts = host
friends-here = partecipa
friends-open = Posto libero
friends-open-about = gioca un bot se non arriva nessuno
friends-away = al momento non c’è
friends-ready = tutto pronto
friends-not-ready = non ancora
friends-good = connessione buona, { $ms } ms
friends-fair = connessione discreta, { $ms } ms
friends-slow = connessione lenta, { $ms } ms
friends-dismiss = Rimuovi { $name }
friends-sit = Siediti qui
friends-stand = Lascia il posto e guarda
friends-watch = Chi guarda
friends-came = { $name } è qui.
friends-left = { $name } ha lasciato il tavolo.
friends-played = Gioco
friends-absent = Se qualcuno si assenta
friends-absent-bot = Gioca un bot
friends-absent-wait = Si aspetta
friends-timer = Tempo per decidere
friends-no-timer = Nessuno
friends-seconds = { $n } s
friends-invite = Invita qualcuno
friends-invite-about = Per una sola persona. Sulla stessa rete funziona senza internet.
friends-making = Un momento…
friends-step-one = 1. Fai inquadrare questo codice, o manda il link.
friends-step-two = 2. Riceverai in cambio una risposta: inquadrala, o incollala qui.
friends-picture = Codice QR del link
friends-link = Link
friends-send = Manda il link
friends-open-room = Apri una stanza su internet
friends-room = Stanza
friends-room-searching = Contatto i tracker…
friends-room-open = Aperta: i tuoi amici possono entrare con il nome, il link o il codice QR.
friends-room-trouble = Nessun tracker risponde. Continuo a provare…
friends-close-room = Chiudi la stanza
friends-begin = Comincia
friends-begin-about = { $here ->
        [one] 1 amico al tavolo
       *[other] { $here } amici al tavolo
    }{ $open ->
        [0] {""}
       *[other] , posti affidati ai bot: { $open }
    }
friends-begin-alone = Non c’è ancora nessuno: solo bot
friends-dealing = I dispositivi di tutti stanno mischiando…
friends-change = Cambia la partita
friends-close-table = Chiudi il tavolo
friends-close-question = Il tavolo si chiude per tutti. Nessuno potrà tornarci.
friends-to-table = Vai al tavolo
friends-answer = La tua risposta
friends-answer-about = Mostra questo codice all’host o manda il link. Tieni aperta questa pagina.
friends-searching = Cerco l’host…
friends-waiting = La partita comincia quando l’host dà il via.
friends-i-am-ready = Tutto pronto
friends-lost = Contatto con l’host perso
friends-lost-room = Continuo a cercare. La partita riprende quando l’host torna.
friends-refused = Non puoi entrare
friends-version = L’host usa un’altra versione di Standoff. Ricaricatela su entrambi i dispositivi.
friends-full = Il tavolo è al completo.
friends-closed = L’host ha chiuso il tavolo.
friends-leave = Lascia il tavolo
friends-leave-question = Puoi tenere il tuo posto e tornare, oppure lasciarlo: allora un bot gioca per te fino alla fine.
friends-settings = Amici
friends-online = Cerca amici tramite internet
friends-trackers = Tracker per le stanze
friends-helpers = Server di supporto (STUN, TURN)

## At a table with friends

talk-title = Di’ qualcosa
talk-phrases = 
    Salute, gente!
    Bel colpo!
    Ahi!
    Grazie!
    Scusa, socio.
    Fidati di me.
    Non sono un Fuorilegge!
    Occhio a quello là.
    Una Birra, per favore!
    Fai con calma.
    Datti una mossa!
    Bella partita!
    👍
    😂
    😱
    🤠
talk-mute = Silenzia la chat
talk-unmute = Riattiva la chat
talk-table = Amici al tavolo
talk-away = non c’è
talk-stood-in = non c’è, gioca un bot
talk-ms = { $ms } ms
talk-lost = Contatto con l’host perso. Il tuo posto è conservato.
talk-closed = L’host ha chiuso il tavolo.
talk-refused = La versione di Standoff dell’host non va d’accordo con la tua. Ricaricatele entrambe e riprova.
talk-look = Guarda
talk-time = { $seconds } secondi per ogni decisione
talk-next-game = La prossima partita comincia quando l’host dà di nuovo il via.
talk-fair = Controllata: partita leale
talk-fair-about = La distribuzione viene dai numeri di tutti, ogni mossa era regolare e fissata in anticipo, e ti è stata mostrata la verità. Nessun controllo può dire se l’host ha sbirciato sul proprio dispositivo.
talk-unfair = Qualcosa non torna
talk-unchecked = Hai raggiunto il tavolo dopo la distribuzione, quindi questa partita non si può controllare.
talk-secret = Il segreto dell’host non è quello fissato prima della distribuzione.
talk-number = Il numero di qualcuno non è quello fissato prima della distribuzione, o manca il tuo.
talk-seed = La distribuzione non viene dai numeri di tutti.
talk-setup = La partita è stata preparata con regole diverse da quelle concordate.
talk-record = Le mosse vanno contro le regole.
talk-rules = La partita è stata giocata con regole diverse da quelle che Standoff usa ora, quindi non si può controllare.
talk-steps = Le mosse non sono quelle che l’host ha fissato durante la partita.
talk-shown = Qualcosa che ti è stato mostrato non è successo.
talk-host-gone = L’host non torna più?
talk-take-over = Prendi in mano il tavolo
talk-take-over-about = Questo dispositivo diventa l’host. Serve la parte di ognuno della chiave della partita sigillata. Una tua partita in attesa qui verrà abbandonata.
talk-shares = Parti della chiave presenti: { $have } su { $all }.
talk-give-about = Qualcuno vuole prendere il posto dell’host e chiede la tua parte della chiave. Con tutte le parti il suo dispositivo può vedere ogni carta: accetta solo se l’host se n’è davvero andato.
talk-give-share = Consegna la mia parte della chiave
talk-cannot-move = Con una sola persona oltre all’host il tavolo non si può spostare in sicurezza. Aspetta l’host.

## Connecting, coming back, leaving and breaking off

friends-same-network = Funziona solo nella stessa rete, per esempio con lo stesso Wi-Fi.
friends-carrying = In attesa che l’host accetti la risposta: { $seconds } s
friends-connecting = Connessione: { $seconds } s su un massimo di 30
friends-no-way = Nessuna connessione in { $seconds } s. Senza server di aiuto funziona solo nella stessa rete.
friends-use-helpers = Prova con i server di aiuto
friends-room-instead = Apri invece una stanza
friends-room-hint = L’host può aprire una stanza su internet, oppure attivate entrambi i server di aiuto nelle impostazioni.
friends-own-invitation = Questo è il tuo invito. Mandalo a qualcuno: il tuo tavolo resta com’è.
friends-nobody-waits = Qui nessuna scheda aspetta questa risposta, oppure è già stata usata. Aprila sul dispositivo che ha creato l’invito, o chiedine uno nuovo.
friends-passing-on = La risposta viene passata
friends-grace = Tempo per tornare
friends-bot-in = assente, tra { $seconds } s gioca un bot
friends-keep-seat = Tieni il mio posto
friends-give-up-seat = Lascialo
friends-break-off = Interrompere la partita?
friends-break-off-about = L’host vuole interrompere la partita, o l’ha già fatto. Se accetti, si può distribuire di nuovo; questa conta come non finita.
friends-agree = Accetta
friends-play-on = Continua a giocare
friends-break-off-asked = Agli altri viene chiesto se la partita si può interrompere.
friends-break-off-refused = Qualcuno vuole continuare.
friends-broken-off = La partita è stata interrotta. Viene contata.
friends-dealt-again = Si distribuisce di nuovo: qualcuno è andato via prima.
friends-cut-dismissed = L’host ti ha mandato via.
friends-cut-rubbish = Connessione chiusa: l’altra pagina manda cose incomprensibili.
friends-cut-replaced = Si continua su un’altra connessione, forse in un’altra scheda.
friends-cut-late = Nessuna risposta in tempo per distribuire.
friends-cut-unsound = Connessione chiusa: il tavolo mostrato non può esistere.
friends-cut-impostor = Connessione chiusa: l’altra parte non ha la chiave di questo tavolo.
friends-cut-new-deal = Connessione chiusa: l’host ha ridistribuito a metà partita senza chiedere.
friends-cut-left = ha lasciato il tavolo
talk-unfinished = La registrazione finisce prima della partita.
talk-unfinished-deals = { $n ->
        [one] A questo tavolo una partita è stata distribuita e non finita.
       *[other] A questo tavolo { $n } partite sono state distribuite e non finite.
    }
