### same as English: dice-ui-old-saloon face-gatling dice-faces dice-do-die dice-do-seat dice-do-turn dice-do-no

## Start, new game.

dice-ui-card-game = Gioco di carte
dice-ui-dice-game = Gioco di dadi
dice-ui-new-card-game = Nuova partita a carte
dice-ui-new-dice-game = Nuova partita a dadi
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Carte ruolo
dice-ui-normal-roles = Ruoli normali
dice-ui-normal-roles-about = I ruoli del gioco base, senza poteri.
dice-ui-needs-five = Servono almeno cinque giocatori.
dice-ui-needs-saloon-dice = José Delgado e Tequila Joe partecipano solo con i dadi del saloon.
dice-ui-needs-chiefs-arrow = Apache Kid partecipa solo con la Freccia del Capo.

## The table.

dice-ui-dice = Dadi
dice-ui-kept = tenuto
dice-ui-rolls = tira
dice-ui-locked = fisso
dice-ui-not-rolled = non ancora tirato
dice-ui-supply = Frecce rimaste
dice-ui-chiefs-arrow = Freccia del Capo
dice-ui-in-supply = al centro
dice-ui-ghost = Fantasma
dice-ui-ghost-token = Segnalino del fantasma
dice-ui-ghost-token-double = Segnalino del fantasma per due dadi
dice-ui-power-used = potere usato
dice-ui-myself = Io
dice-ui-double-shot = Raddoppia con una birra
dice-ui-single-shot = Non raddoppiare
dice-ui-rest = Passa fino al mio turno
dice-ui-choose-face = Scegli la nuova faccia.
dice-ui-choose-die-first = Tocca il dado di cui dai il segnalino.
dice-ui-choose-arrow = Quale freccia torna al centro?

## Rules, about.

dice-ui-keys-about = Nel gioco di dadi i tasti da 1 a 6 toccano un dado, R tira e S si ferma.
dice-ui-faces = Facce
dice-ui-modules = Moduli di Old Saloon
dice-ui-special-roles = Ruoli speciali
dice-ui-base-game = Gioco base
dice-ui-rules-intro = Ognuno ha un ruolo; si conosce solo quello dello Sceriffo. Guarda chi spara a chi, scopri chi sono i tuoi amici, e fatti trovare dalla parte che resta in piedi.
dice-ui-heading-roll = Tirare
dice-ui-rules-roll = Tira cinque dadi, poi fino ad altre due volte quelli che vuoi. La dinamite resta. Le frecce si prendono dopo ogni tiro.
dice-ui-heading-resolve = Usare i dadi
dice-ui-rules-resolve = Quando smetti di tirare si usano tutti i dadi: prima i mirini, tutti insieme, poi le birre, poi la Gatling.
dice-ui-heading-indians = Indiani
dice-ui-rules-indians = Chi prende l’ultima freccia fa arrivare gli Indiani: ognuno perde 1 vita per ogni sua freccia, e tutte le frecce tornano al centro.
dice-ui-heading-end = Eliminazione
dice-ui-rules-end = Se perdi l’ultima vita sei fuori e mostri il ruolo. La legge vince quando tutti i Fuorilegge e i Rinnegati sono fuori, i Fuorilegge quando è fuori lo Sceriffo; un Rinnegato deve restare l’ultimo in piedi.
dice-ui-heading-three = Tre giocatori
dice-ui-rules-three = Un Vice, che comincia, un Fuorilegge e un Rinnegato, tutti noti. Il Vice cerca il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Se elimini tu il tuo bersaglio vinci; altrimenti vince l’ultimo in piedi.
dice-ui-arrows-of = { $n ->
        [one] 1 freccia
       *[other] { $n } frecce
    }
dice-ui-die-number = Dado { $n }
dice-ui-hits-coming = { $n ->
        [one] 1 colpo in arrivo
       *[other] { $n } colpi in arrivo
    }
dice-ui-beers-coming = { $n ->
        [one] 1 birra in arrivo
       *[other] { $n } birre in arrivo
    }

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Invece di una vita persa per un mirino o la Gatling puoi prendere una freccia, ma mai l’ultima.
figure-black-jack = Black Jack
    .rule = Puoi tirare di nuovo la dinamite finché se ne vedono meno di tre.
figure-calamity-janet = Calamity Janet
    .rule = Puoi usare un mirino 1 come 2 e un mirino 2 come 1.
figure-el-gringo = El Gringo
    .rule = Chi ti fa perdere vite con i mirini o la Gatling prende una freccia.
figure-jesse-jones = Jesse Jones
    .rule = Finché hai quattro vite o meno, ogni birra che bevi tu te ne dà 2.
figure-jourdonnais = Jourdonnais
    .rule = Un attacco degli Indiani non ti costa mai più di 1 vita.
figure-kit-carlson = Kit Carlson
    .rule = Per ogni gatling che tiri puoi rimettere al centro una freccia di un giocatore, anche tua.
figure-lucky-duke = Lucky Duke
    .rule = Puoi tirare una volta in più: quattro volte per turno.
figure-paul-regret = Paul Regret
    .rule = La Gatling non ti fa mai perdere vite.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Per ogni vita che perdi puoi rimettere al centro una tua freccia.
figure-rose-doolan = Rose Doolan
    .rule = I tuoi mirini colpiscono anche un posto più lontano.
figure-sid-ketchum = Sid Ketchum
    .rule = All’inizio del tuo turno, un giocatore a tua scelta recupera 1 vita. Puoi essere anche tu.
figure-slab-the-killer = Slab the Killer
    .rule = Una volta nel tuo turno puoi spendere una birra per far valere doppio un mirino.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Se i tuoi dadi finali non mostrano mirini, recuperi 2 vite alla fine del turno.
figure-vulture-sam = Vulture Sam
    .rule = Ogni volta che un altro giocatore viene eliminato, recuperi 2 vite.
figure-willy-the-kid = Willy the Kid
    .rule = Ti bastano due gatling per sparare con la Gatling.
figure-apache-kid = Apache Kid
    .rule = Per una freccia che tiri puoi prendere la Freccia del Capo a un altro giocatore.
figure-bill-noface = Bill Noface
    .rule = Prendi frecce solo per i dadi del tuo ultimo tiro.
figure-doc-holyday = Doc Holyday
    .rule = Se in un turno usi tre mirini o più, recuperi anche 2 vite.
figure-elena-fuente = Elena Fuente
    .rule = Dopo ogni tiro con frecce puoi darne una a un altro giocatore.
figure-jose-delgado = José Delgado
    .rule = Puoi tirare lo Spaccone come sesto dado.
figure-molly-stark = Molly Stark
    .rule = Quando un altro giocatore perde vite puoi perderle tu al suo posto, ma mai più di quante ne hai.
figure-tequila-joe = Tequila Joe
    .rule = Puoi tirare il Codardo come sesto dado.
figure-vera-custer = Vera Custer
    .rule = I mirini ti costano in tutto 1 vita in meno.

## Special roles (our translations)

power-the-bear = L’Orso
    .rule = Inizi con 3 vite in più invece di 2.
power-the-good = Il Buono
    .rule = All’inizio del tuo turno: diventi Sceriffo e lo Sceriffo diventa Vice. Entrambi tenete le vostre vite, ma senza le vite extra dello Sceriffo.
power-the-doctor = Il Dottore
    .rule = Dopo un tiro qualsiasi: gira un dado su un’altra faccia. La faccia di prima non conta.
power-the-judge = Il Giudice
    .rule = Quando un altro giocatore mostra un ruolo speciale: il potere non ha effetto ed è consumato.
power-the-gambler = Il Giocatore d’Azzardo
    .rule = Dopo l’ultimo tiro di un altro giocatore: tutti i dadi si tirano ancora una volta, dinamite compresa, e vale quel tiro.
power-the-bad = Il Cattivo
    .rule = Quando un altro giocatore sta per recuperare vite: non le recupera, e le birre vanno perse.
power-the-ugly = Il Brutto
    .rule = All’inizio del tuo turno: due giocatori si scambiano le frecce. Puoi essere uno dei due.
power-right-hand = Mano Destra del Diavolo
    .rule = Alla fine del tuo turno: giochi subito un altro turno.
power-left-hand = Mano Sinistra del Diavolo
    .rule = Quando un giocatore, anche tu, sta per finire fuori gioco: resta con 2 vite e può rimettere al centro tutte le sue frecce.

## Faces of the dice

face-arrow = freccia
    .rule = Prendi subito una freccia, dopo ogni tiro. Con l’ultima attaccano gli Indiani: ognuno perde 1 vita per ogni sua freccia.
    .short = freccia
face-broken-arrow = freccia spezzata
    .rule = Ogni volta che la tiri, un giocatore a tua scelta rimette al centro una freccia, ma non la Freccia del Capo. Si può tirare di nuovo.
    .short = spezzata
face-bullet = pallottola
    .rule = Ogni volta che la tiri perdi subito 1 vita. Si può tirare di nuovo.
    .short = pallottola
face-dynamite = dinamite
    .rule = Non si può tirare di nuovo. Con tre smetti di tirare e perdi subito 1 vita.
    .short = dinamite
face-bullseye-1 = mirino 1
    .rule = Un giocatore accanto a te perde 1 vita.
    .short = sparo
face-double-bullseye-1 = doppio mirino 1
    .rule = Vale come due mirini 1.
    .short = 2 spari
face-bullseye-2 = mirino 2
    .rule = Un giocatore a due posti da te perde 1 vita. Con tre giocatori o meno colpisce chi ti sta accanto.
    .short = sparo
face-double-bullseye-2 = doppio mirino 2
    .rule = Vale come due mirini 2.
    .short = 2 spari
face-beer = birra
    .rule = Un giocatore a tua scelta recupera 1 vita, ma mai oltre quelle iniziali.
    .short = birra
face-double-beer = doppia birra
    .rule = Vale come due birre.
    .short = 2 birre
face-gatling = gatling
    .rule = Tre fanno sparare la Gatling, una volta per turno: ogni altro giocatore perde 1 vita, e tu rimetti al centro tutte le tue frecce.
    .short = gatling
face-double-gatling = doppia gatling
    .rule = Vale come due gatling.
    .short = 2 gatling

## Dice (our translations)

die-base = Dadi base
die-loudmouth = Spaccone
die-coward = Codardo

## Modules of Old Saloon (our translations)

module-saloon-dice = Dadi del saloon
    .about = Prima del primo tiro puoi cambiare un dado base con lo Spaccone o il Codardo.
module-chiefs-arrow = Freccia del Capo
    .about = Vale come due frecce quando attaccano gli Indiani; ma se chi ce l’ha ne ha più di chiunque altro, non perde niente.
module-special-roles = Ruoli speciali
    .about = Ogni ruolo ha un potere che si può usare una volta, mostrando il ruolo.
module-mixed-roles = Ruoli misti
    .about = Ruoli normali e speciali si mischiano insieme, così nessuno sa quanti ce ne sono.
module-characters = Personaggi
    .about = Altri 8 personaggi.
module-ghost = Fantasma
    .about = Chi viene eliminato per primo resta come fantasma, tira due dadi e dà un segnalino che fissa un dado di un altro giocatore.

## Sentences at the table of the dice game; see table.ftl for $seat, $target and who is spoken to

dice-faces = { $n ->
        [one] { $face }
       *[other] { $n } × { $face }
    }
# $arrows is how many plain arrows, $chief is 1 with the Chief's Arrow.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] una freccia
           *[other] { $arrows } frecce
        }
       *[other] { $arrows ->
            [0] la Freccia del Capo
            [one] una freccia e la Freccia del Capo
           *[other] { $arrows } frecce e la Freccia del Capo
        }
    }
dice-log-rolled = { $seat } tira: { $faces }.
    .you = Tiri: { $faces }.
dice-log-turned = { $seat } gira un dado: { $face }.
    .you = Giri un dado: { $face }.
dice-log-stopped = { $seat } si ferma.
    .you = Ti fermi.
dice-log-took = { $seat } prende { dice-arrows }.
    .you = Prendi { dice-arrows }.
dice-log-took-from = { $seat } prende { dice-arrows } da { $target }.
    .you = Prendi { dice-arrows } da { $target }.
    .at-you = { $seat } ti prende { dice-arrows }.
dice-log-put-back = { $seat } rimette al centro { dice-arrows }.
    .you = Rimetti al centro { dice-arrows }.
dice-log-put-back-of = { $seat } toglie { dice-arrows } a { $target }.
    .you = Togli { dice-arrows } a { $target }.
    .at-you = { $seat } ti toglie { dice-arrows }.
dice-log-swapped = { $seat } e { $target } si scambiano le frecce.
    .you = Tu e { $target } vi scambiate le frecce.
    .at-you = { $seat } e tu vi scambiate le frecce.
dice-log-indians = L’ultima freccia è presa: gli Indiani attaccano!
dice-log-chief-spared = { $seat } ha più frecce di tutti e la Freccia del Capo, e non perde niente.
    .you = Hai più frecce di tutti e la Freccia del Capo, e non perdi niente.
dice-log-exploded = Tre dinamiti esplodono davanti a { $target }.
    .at-you = Tre dinamiti esplodono davanti a te.
dice-log-aimed = { $seat } spara a { $target }.
    .you = Spari a { $target }.
    .at-you = { $seat } ti spara.
dice-log-aimed-several = { $seat } spara { $n } volte a { $target }.
    .you = Spari { $n } volte a { $target }.
    .at-you = { $seat } ti spara { $n } volte.
dice-beers = { $n ->
        [one] una birra
       *[other] { $n } birre
    }
dice-log-beers = { $seat } offre { dice-beers } a { $target }.
    .you = Offri { dice-beers } a { $target }.
    .at-you = { $seat } ti offre { dice-beers }.
    .self = { $seat } beve { dice-beers }.
    .you-self = Bevi { dice-beers }.
dice-log-gatling = { $seat } spara con la Gatling!
    .you = Spari con la Gatling!
dice-log-used = { $seat } usa { FORM($source, "use") }.
    .you = Usi { FORM($source, "use") }.
dice-log-used-on = { $seat } usa { FORM($source, "use") } su { $target }.
    .you = Usi { FORM($source, "use") } su { $target }.
    .at-you = { $seat } usa { FORM($source, "use") } su di te.
    .self = { $seat } usa { FORM($source, "use") } su di sé.
    .you-self = Usi { FORM($source, "use") } su di te.
dice-log-lost-gatling = { $seat } perde { lives } per la Gatling.
    .you = Perdi { lives } per la Gatling.
dice-log-lost-indians = { $seat } perde { lives } per gli Indiani.
    .you = Perdi { lives } per gli Indiani.
dice-log-lost-dynamite = { $seat } perde { lives } per la dinamite.
    .you = Perdi { lives } per la dinamite.
dice-log-lost-bullet = { $seat } perde { lives } per una pallottola.
    .you = Perdi { lives } per una pallottola.
dice-log-gain-denied = { $seat } non recupera niente.
    .you = Non recuperi niente.
dice-log-loss-taken = { $seat } perde { lives } al posto di { $target }.
    .you = Perdi { lives } al posto di { $target }.
    .at-you = { $seat } perde { lives } al posto tuo.
dice-log-spared = { $seat } evita di perdere { lives }.
    .you = Eviti di perdere { lives }.
dice-log-spared-by = { FORM($source, "use") }: { $seat } evita di perdere { lives }.
    .you = { FORM($source, "use") }: eviti di perdere { lives }.
dice-log-role = { $seat } è { FORM($role, "a") }.
    .you = Sei { FORM($role, "a") }.
dice-log-role-power = { $seat } è { FORM($role, "a") }: { $power }.
    .you = Sei { FORM($role, "a") }: { $power }.
dice-log-power-used = { $seat } usa il potere: { $power }.
    .you = Usi il potere: { $power }.
dice-log-power-cancelled = Nessun effetto: { $power }.
dice-log-sheriff-changed = { $seat } ora è lo Sceriffo e { $target } un Vice.
    .you = Ora sei lo Sceriffo e { $target } un Vice.
    .at-you = { $seat } ora è lo Sceriffo e tu sei un Vice.
dice-log-extra-turn = { $seat } gioca un altro turno.
    .you = Giochi un altro turno.
dice-log-ghost = { $seat } resta come fantasma.
    .you = Resti come fantasma.
dice-log-ghost-side = { $seat } resta come fantasma, dalla parte di: { $team }.
    .you = Resti come fantasma, dalla parte di: { $team }.
dice-log-marked = { $seat } riceve un segnalino del fantasma: { $face }.
    .you = Ricevi un segnalino del fantasma: { $face }.
dice-log-marked-double = { $seat } riceve un segnalino del fantasma per due dadi: { $face }.
    .you = Ricevi un segnalino del fantasma per due dadi: { $face }.

## Questions

dice-ask-dice = Tocca a te. Scegli i tuoi dadi.
dice-ask-ghost-roll = Sei il fantasma. Tira i tuoi due dadi.
dice-ask-first-roll = Tocca a te. Tira i dadi.
dice-ask-roll = Tocca quelli da tenere e tira gli altri, o fermati. { $left ->
        [one] Resta 1 tiro.
       *[other] Restano { $left } tiri.
    }
# $left in these questions is how often the same is asked, 1 if it is the last time.
dice-ask-shoot = { $left ->
        [1] Mirino { $reach }: a chi spari?
       *[other] Mirino { $reach }: a chi spari? Ancora { $left }.
    }
dice-ask-heal = { $left ->
        [1] Birra: chi recupera 1 vita?
       *[other] Birra: chi recupera 1 vita? Ancora { $left }.
    }
dice-ask-heal-by = { $source }: chi recupera 1 vita?
dice-ask-elena = { $source }: chi prende la prima freccia al posto tuo?
dice-ask-swap = { $source }: chi si scambia le frecce?
dice-ask-arrow = { $left ->
        [1] Quale freccia prendi?
       *[other] Quale freccia prendi? Ancora { $left }.
    }
dice-ask-dodge = Stai perdendo { $left ->
        [one] 1 vita
       *[other] { $left } vite
    }. Prendi una freccia invece di perdere 1 vita?
dice-ask-broken-arrow = { $left ->
        [1] Freccia spezzata: chi rimette una freccia?
       *[other] Freccia spezzata: chi rimette una freccia? Ancora { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: rimetti una freccia?
       *[other] { $source }: rimetti una freccia? Ancora { $left }.
    }
dice-ask-return-all = Ce l’hai fatta. Rimetti al centro tutte le tue frecce?
dice-ask-take-loss = { $target } sta perdendo { lives }. Vuoi perdere tu al suo posto?
# $attack is one of the occasions below.
dice-ask-role = { $attack } Mostri il tuo ruolo e ne usi il potere?
dice-when-turn-start = Comincia il tuo turno.
dice-when-turn-end = Finisce il tuo turno.
dice-when-rolled = { $seat } ha tirato.
    .you = Hai tirato.
dice-when-last-roll = { $seat } non tira più.
    .you = Non tiri più.
dice-when-revealed = { $seat } mostra { $power }.
    .you = Mostri { $power }.
dice-when-gain = { $seat } sta per recuperare { lives }.
    .you = Stai per recuperare { lives }.
dice-when-death = { $seat } sta per finire fuori gioco.
    .you = Stai per finire fuori gioco.
dice-ask-turn = { $source }: tocca un dado e scegli la nuova faccia.
dice-ask-give = Fantasma: dai a un giocatore il segnalino di un tuo dado.
dice-wait-dice = In attesa che { $seat } scelga i dadi.
dice-wait-roll = In attesa che { $seat } tiri.
dice-wait-shoot = In attesa che { $seat } prenda la mira.
dice-wait-heal = In attesa che { $seat } distribuisca le vite.
dice-wait-seat = In attesa che { $seat } scelga un giocatore.
dice-wait-arrow = In attesa che { $seat } prenda una freccia.
dice-wait-fire = In attesa di { $seat }, sulla linea di tiro.
dice-wait-return = In attesa che { $seat } rimetta le frecce.
dice-wait-role = In attesa di { $seat }, che potrebbe avere un ruolo speciale.
dice-wait-turn = In attesa che { $seat } giri un dado.
dice-wait-give = In attesa che { $seat } dia un segnalino.

## Buttons

dice-do-base = Solo dadi base
dice-do-die = { $die }
dice-do-roll = Tira
dice-do-roll-some = { $n ->
        [one] Tira 1 dado
       *[other] Tira { $n } dadi
    }
dice-do-stop = Fermati
dice-do-shoot = Spara a { $target }
    .self = Sparati
dice-do-shoot-twice = Spara 2 volte a { $target }
    .self = Sparati 2 volte
dice-do-seat = { $target }
    .self = Io
dice-do-take = Prendi una freccia
dice-do-take-chief = Prendi la Freccia del Capo
dice-do-take-from = La Freccia del Capo di { $target }
    .self = La tua Freccia del Capo
dice-do-return = Rimetti una freccia
dice-do-return-chief = Rimetti la Freccia del Capo
dice-do-return-all = Rimettile tutte
dice-do-take-loss = Perdi tu al suo posto
dice-do-power = Usa { $power }
dice-do-show-role = Mostra il ruolo
dice-do-turn = { $face }
dice-do-give = { $face } per { $target }
    .self = { $face } per te
dice-do-lose = Perdi vite
dice-do-pass = Passa
dice-do-no = No

## Why something is not possible

dice-no-must-choose = Devi scegliere.
dice-no-such-die = Quel dado non esiste.
dice-no-first-roll = Il primo tiro si fa con tutti i dadi.
dice-no-dice-left = Non ci sono più dadi da tirare. Fermati.
dice-no-locked = La dinamite resta dov’è.
dice-no-that-face = Il dado non ha questa faccia: { $face }.
dice-no-shown = Nessun dado mostra questa faccia: { $face }.
dice-no-that-die = Non si può scegliere questo dado: { $die }.
dice-no-yourself = Non su di te.
dice-no-reach = { $target } è a { $distance ->
        [one] 1 posto
       *[other] { $distance } posti
    } da te; questo mirino colpisce a { $reach }.
dice-no-double = Ora non puoi raddoppiare un mirino.
dice-no-such-arrow = Non puoi prendere quella freccia.
dice-no-arrow-there = { $target } non ha frecce da rimettere.
    .at-you = Non hai frecce da rimettere.
dice-no-power = Il tuo ruolo non ha poteri per questo momento.
dice-no-that-player = { $source }: scegli qualcun altro.
