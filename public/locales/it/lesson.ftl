## The guided first game

lesson-title = Impara a giocare
lesson-about = Siediti a un tavolo vero e gioca una partita breve. Una vecchia volpe del West ti mostra cosa fare e perché.
lesson-about-game = Ci vogliono circa cinque minuti. Se hai una partita in corso, ti aspetta e torna subito dopo.
lesson-start = Comincia
lesson-go-on = Continua
lesson-again = Dall’inizio
lesson-next = Avanti
lesson-later = Non ancora! Prima questo:
lesson-watch = Guarda cosa fanno gli altri.
lesson-play-now = Gioca una partita

## What the coach says, in this order.

lesson-goal = Sei un Fuorilegge: lo Sceriffo deve cadere. Nessun altro conosce il tuo ruolo.
lesson-sheriff = { $name } è lo Sceriffo, come dice la stella. Degli altri due, uno è un Fuorilegge come te e uno un Rinnegato; quale sia l’uno e quale l’altro è un segreto.
lesson-dodge = { $name } ti spara! Tocca Mancato! nella tua mano per schivare.
lesson-turn = Tocca a te! Hai pescato due carte e puoi giocarne quante vuoi.

## How far away the Sheriff is, how far the weapon reaches.

lesson-distance = Il numero su un giocatore è la distanza. Lo Sceriffo è a distanza { $distance }, e la tua arma arriva solo a { $reach }.
lesson-weapon = Ti serve un’arma migliore. Tocca la Schofield: resta davanti a te.
lesson-shoot = Ora { $name } è a portata. Tocca BANG!, poi { $name }.
lesson-end = A segno! Puoi giocare un solo BANG! per turno, quindi tocca “Fine turno”.
lesson-character = { $name } spara due volte in un turno: quel personaggio può farlo. Tieni premuta una carta o un giocatore per leggere che cosa ha di speciale.
lesson-friend = { $name } spara allo Sceriffo e forse è un altro Fuorilegge. Chi spara a chi dice molto!

## Who shoots, the button to tap.

lesson-hit = Ancora { $name }, e tu non hai più Mancato!. Tocca “{ $button }”.

## The own character.

lesson-hurt = Ti è costato una vita. Ma { $character } in cambio pesca una carta: è il tuo personaggio.
lesson-freely = Tocca a te. Metti in gioco il Barile e spara allo Sceriffo con BANG!; l’ordine lo decidi tu.
lesson-end-again = Ben fatto! Termina il turno.

## Lives left.

lesson-discard = Alla fine tieni solo tante carte quante sono le tue vite: { $lives }. Scegline una da scartare.

## Who shoots, the button to tap.

lesson-barrel = { $name } ti spara! Tocca “{ $button }”: si scopre la prima carta del mazzo, e se è di cuori ti salvi.

## Who is out, and who did it.

lesson-out = { $name } è fuori, e il ruolo viene rivelato: un Fuorilegge. { $by } pesca tre carte di taglia.
lesson-beer = Tocca a te, e ci sono buone notizie: tocca Birra per recuperare una vita.

## The Sheriff's lives.

lesson-finish = { $lives ->
        [one] Allo Sceriffo resta una vita. Sai cosa fare!
       *[other] Allo Sceriffo restano { $lives } vite. Sai cosa fare!
    }
lesson-won = Lo Sceriffo cade, i Fuorilegge vincono! { $name } vince con te, anche dal camposanto.
