### Names of everything, and what it does.
###
### Card names are those of the Italian printings, where not marked as our own. Forms: .a with the indefinite article, .the with the
### definite one, .use what is used (a card or somebody's ability), .your with "il tuo" or "la tua".
###
### same as English: card-wells-fargo card-cat-balou card-gatling card-schofield card-remington card-rev-carabine card-winchester
### same as English: card-volcanic card-rag-time card-springfield card-tequila card-whisky card-sombrero card-can-can card-conestoga
### same as English: card-derringer card-howitzer card-pepperbox card-pony-express event-dead-man event-peyote event-ranch event-vendetta
### same as English: event-darling-valentine event-dorothy-rage event-helena-zontero event-miss-susanna event-sacagaway
### same as English: event-desperados event-doug-badman event-lou event-winifred level-marshal

## Forms that all names of a kind have

form-card = { $name }
    .a = { $name }
    .the = { $name }
    .use = { $name }
    .your = { $name }
form-character = { $name }
    .use = l’abilità di { $name }
form-figure = { $name }
    .use = l’abilità di { $name }

## Cards

card-bang = BANG!
    .a = un BANG!
    .the = il BANG!
    .use = il BANG!
    .your = il tuo BANG!
    .rule = Spara a qualcuno a portata della tua arma: perde 1 vita, se un Mancato! non ferma lo sparo. Una sola carta BANG! per turno.
card-missed = Mancato!
    .a = un Mancato!
    .the = il Mancato!
    .use = il Mancato!
    .your = il tuo Mancato!
    .rule = Giocalo quando ti sparano, anche nel turno altrui: lo sparo va a vuoto. Non serve contro Indiani! né in un Duello.
card-beer = Birra
    .a = una Birra
    .the = la Birra
    .use = la Birra
    .your = la tua Birra
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Recuperi 1 vita, mai oltre quelle iniziali. Nel tuo turno, o in qualsiasi momento se stai per perdere l’ultima vita. Nessun effetto quando restano solo due giocatori.
                [forbidden] Recuperi 1 vita, mai oltre quelle iniziali. Nel tuo turno, o in qualsiasi momento se stai per perdere l’ultima vita. Vietata quando restano solo due giocatori.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Recuperi 1 vita, mai oltre quelle iniziali. Nel tuo turno, o in qualsiasi momento in cui perdi una vita. Nessun effetto quando restano solo due giocatori.
                [forbidden] Recuperi 1 vita, mai oltre quelle iniziali. Nel tuo turno, o in qualsiasi momento in cui perdi una vita. Vietata quando restano solo due giocatori.
            }
        }
card-saloon = Saloon
    .a = un Saloon
    .the = il Saloon
    .use = il Saloon
    .your = il tuo Saloon
    .rule = Tutti recuperano 1 vita, prima gli altri e infine tu; nessuno supera le vite iniziali. Solo nel tuo turno: a differenza della Birra non salva chi sta per morire.
card-stagecoach = Diligenza
    .a = una Diligenza
    .the = la Diligenza
    .use = la Diligenza
    .your = la tua Diligenza
    .rule = Pesca 2 carte.
card-wells-fargo = Wells Fargo
    .a = una Wells Fargo
    .the = la Wells Fargo
    .use = la Wells Fargo
    .your = la tua Wells Fargo
    .rule = Pesca 3 carte.
card-general-store = Emporio
    .a = un Emporio
    .the = l’Emporio
    .use = l’Emporio
    .your = il tuo Emporio
    .rule = Si scoprono tante carte quanti sono i giocatori. Ognuno ne prende una: cominci tu, poi si va verso sinistra.
card-panic = Panico!
    .a = un Panico!
    .the = il Panico!
    .use = il Panico!
    .your = il tuo Panico!
    .rule = { $panic_self ->
           *[false] Prendi in mano una carta di un giocatore a distanza 1: una in gioco, o una a caso dalla mano. Le armi non allungano questa distanza; Mirino, Mustang e simili contano.
            [true] Prendi in mano una carta di un giocatore a distanza 1: una in gioco, o una a caso dalla mano. Le armi non allungano questa distanza; Mirino, Mustang e simili contano. Oppure riprendi una tua carta in gioco.
        }
card-cat-balou = Cat Balou
    .a = una Cat Balou
    .the = la Cat Balou
    .use = la Cat Balou
    .your = la tua Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Fai scartare una carta a un giocatore, a qualsiasi distanza: una in gioco a tua scelta, o una a caso dalla mano. Su di te puoi scegliere una qualunque delle tue carte.
            [false] Fai scartare una carta a un altro giocatore, a qualsiasi distanza: una in gioco a tua scelta, o una a caso dalla mano.
        }
card-gatling = Gatling
    .a = una Gatling
    .the = la Gatling
    .use = la Gatling
    .your = la tua Gatling
    .rule = Uno sparo contro tutti gli altri, a qualsiasi distanza. Non è una carta BANG!, quindi non conta per il limite di un BANG! a turno.
card-indians = Indiani!
    .a = Indiani!
    .the = Indiani!
    .use = Indiani!
    .your = il tuo Indiani!
    .rule = Ogni altro giocatore scarta un BANG! o perde 1 vita. Mancato! e Barile non servono.
card-duel = Duello
    .a = un Duello
    .the = il Duello
    .use = il Duello
    .your = il tuo Duello
    .rule = { $duel_credit ->
           *[card_owner] Sfidi chi vuoi, a qualsiasi distanza. A turno, a cominciare dallo sfidato, scartate un BANG!; chi smette perde 1 vita. Mancato! e Barile non servono; il tuo limite di BANG! non cambia.
            [winner] Sfidi chi vuoi, a qualsiasi distanza. A turno, a cominciare dallo sfidato, scartate un BANG!; chi smette perde 1 vita per mano dell’altro. Mancato! e Barile non servono; il tuo limite di BANG! non cambia.
        }
card-mustang = Mustang
    .a = un Mustang
    .the = il Mustang
    .use = il Mustang
    .your = il tuo Mustang
    .rule = Tutti gli altri ti vedono a distanza aumentata di 1.
card-scope = Mirino
    .a = un Mirino
    .the = il Mirino
    .use = il Mirino
    .your = il tuo Mirino
    .rule = Vedi tutti gli altri a distanza diminuita di 1, ma mai sotto 1.
card-barrel = Barile
    .a = un Barile
    .the = il Barile
    .use = il Barile
    .your = il tuo Barile
    .rule = { $barrel_in_jail ->
           *[true] Quando ti sparano puoi estrarre!: cuori vale come un Mancato!. Un tentativo per ogni sparo.
            [false] Quando ti sparano puoi estrarre!: cuori vale come un Mancato!. Un tentativo per ogni sparo, e nessuno mentre sei in Prigione.
        }
card-jail = Prigione
    .a = una Prigione
    .the = la Prigione
    .use = la Prigione
    .your = la tua Prigione
    .rule = { $jail_skip_discards ->
           *[false] Mettila davanti a chi vuoi, a qualsiasi distanza, tranne lo Sceriffo. All’inizio del suo turno estrae!: con cuori gioca, altrimenti salta il turno. In ogni caso la Prigione si scarta.
            [true] Mettila davanti a chi vuoi, a qualsiasi distanza, tranne lo Sceriffo. All’inizio del suo turno estrae!: con cuori gioca, altrimenti scarta solo le carte in eccesso. In ogni caso la Prigione si scarta.
        }
card-dynamite = Dinamite
    .a = una Dinamite
    .the = la Dinamite
    .use = la Dinamite
    .your = la tua Dinamite
    .rule = { $start_check_order ->
           *[dynamite_first] Mettila davanti a te. Dal tuo prossimo turno, chi ce l’ha per prima cosa estrae!: con picche da 2 a 9 esplode e toglie 3 vite, altrimenti passa al primo giocatore a sinistra senza Dinamite.
            [play_order] Mettila davanti a te. Dal tuo prossimo turno, chi ce l’ha estrae!, dopo una Prigione più vecchia: con picche da 2 a 9 esplode e toglie 3 vite, altrimenti passa al primo a sinistra senza Dinamite.
        }
card-schofield = Schofield
    .a = una Schofield
    .the = la Schofield
    .use = la Schofield
    .your = la tua Schofield
    .rule = Un’arma che arriva a distanza 2. Sostituisce quella che hai.
card-remington = Remington
    .a = una Remington
    .the = la Remington
    .use = la Remington
    .your = la tua Remington
    .rule = Un’arma che arriva a distanza 3. Sostituisce quella che hai.
card-rev-carabine = Rev. Carabine
    .a = una Rev. Carabine
    .the = la Rev. Carabine
    .use = la Rev. Carabine
    .your = la tua Rev. Carabine
    .rule = Un’arma che arriva a distanza 4. Sostituisce quella che hai.
card-winchester = Winchester
    .a = un Winchester
    .the = il Winchester
    .use = il Winchester
    .your = il tuo Winchester
    .rule = Un’arma che arriva a distanza 5. Sostituisce quella che hai.
card-volcanic = Volcanic
    .a = una Volcanic
    .the = la Volcanic
    .use = la Volcanic
    .your = la tua Volcanic
    .rule = Un’arma che arriva solo a distanza 1 ma ti lascia giocare quante carte BANG! vuoi. Sostituisce l’arma che hai.
card-binocular = Binocolo
    .a = un Binocolo
    .the = il Binocolo
    .use = il Binocolo
    .your = il tuo Binocolo
    .rule = Vedi tutti gli altri a distanza diminuita di 1, in aggiunta all’effetto di un Mirino.
card-hideout = Riparo
    .a = un Riparo
    .the = il Riparo
    .use = il Riparo
    .your = il tuo Riparo
    .rule = Tutti gli altri ti vedono a distanza aumentata di 1, in aggiunta all’effetto di un Mustang.
card-punch = Pugno
    .a = un Pugno
    .the = il Pugno
    .use = il Pugno
    .your = il tuo Pugno
    .rule = { $short_attacks_ignore_horses ->
           *[false] Uno sparo contro un giocatore a distanza 1, qualunque arma tu abbia. Non è una carta BANG!, quindi non conta per il limite di un BANG! a turno.
            [true] Uno sparo contro un giocatore a distanza 1, contando solo i posti: armi, Mustang, Mirino e simili non contano. Non è una carta BANG!, quindi non conta per il limite di un BANG! a turno.
        }
card-dodge = Schivata
    .a = una Schivata
    .the = la Schivata
    .use = la Schivata
    .your = la tua Schivata
    .rule = Ferma uno sparo contro di te come un Mancato!, e poi peschi una carta.
card-brawl = Rissa
    .a = una Rissa
    .the = la Rissa
    .use = la Rissa
    .your = la tua Rissa
    .rule = Scarta anche un’altra carta. Poi ogni altro giocatore perde una carta: per ciascuno ne scegli una in gioco, o una a caso dalla mano.
card-rag-time = Rag Time
    .a = un Rag Time
    .the = il Rag Time
    .use = il Rag Time
    .your = il tuo Rag Time
    .rule = Scarta anche un’altra carta. Prendi in mano una carta di un altro giocatore, a qualsiasi distanza: una in gioco, o una a caso dalla mano.
card-springfield = Springfield
    .a = uno Springfield
    .the = lo Springfield
    .use = lo Springfield
    .your = il tuo Springfield
    .rule = Scarta anche un’altra carta. Uno sparo contro chi vuoi, a qualsiasi distanza. Non è una carta BANG!, quindi non conta per il limite di un BANG! a turno.
card-tequila = Tequila
    .a = una Tequila
    .the = la Tequila
    .use = la Tequila
    .your = la tua Tequila
    .rule = { $rescue_cards ->
           *[beer_only] Scarta anche un’altra carta: un giocatore a tua scelta, anche tu, recupera 1 vita. Solo nel tuo turno: non è una Birra e non salva chi sta per morire.
            [all_healing] Scarta anche un’altra carta: un giocatore a tua scelta, anche tu, recupera 1 vita. Nel tuo turno, o se stai per perdere l’ultima vita e restano più di due giocatori. Non è una Birra.
        }
card-whisky = Whisky
    .a = un Whisky
    .the = il Whisky
    .use = il Whisky
    .your = il tuo Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Scarta anche un’altra carta: recuperi 2 vite. Solo nel tuo turno: non è una Birra e non salva chi sta per morire.
            [all_healing] Scarta anche un’altra carta: recuperi 2 vite. Nel tuo turno, o se stai per perdere l’ultima vita e restano più di due giocatori. Non è una Birra.
        }
card-bible = Bibbia
    .a = una Bibbia
    .the = la Bibbia
    .use = la Bibbia
    .your = la tua Bibbia
    .rule = Preparala davanti a te. Dal prossimo turno ferma uno sparo contro di te, una volta, e poi peschi una carta.
card-sombrero = Sombrero
    .a = un Sombrero
    .the = il Sombrero
    .use = il Sombrero
    .your = il tuo Sombrero
    .rule = Preparalo davanti a te. Dal prossimo turno ferma uno sparo contro di te, una volta.
card-ten-gallon-hat = Cappello
    .a = un Cappello
    .the = il Cappello
    .use = il Cappello
    .your = il tuo Cappello
    .rule = Preparalo davanti a te. Dal prossimo turno ferma uno sparo contro di te, una volta.
card-iron-plate = Placca di Ferro
    .a = una Placca di Ferro
    .the = la Placca di Ferro
    .use = la Placca di Ferro
    .your = la tua Placca di Ferro
    .rule = Preparala davanti a te. Dal prossimo turno ferma uno sparo contro di te, una volta.
card-canteen = Borraccia
    .a = una Borraccia
    .the = la Borraccia
    .use = la Borraccia
    .your = la tua Borraccia
    .rule = { $rescue_cards ->
           *[beer_only] Preparala davanti a te. In un tuo turno successivo ti ridà 1 vita, una volta. Non è una Birra e non salva chi sta per morire.
            [all_healing] Preparala davanti a te. In seguito ti ridà 1 vita, una volta: nel tuo turno, o se stai per perdere l’ultima vita e restano più di due giocatori. Non è una Birra.
        }
card-can-can = Can Can
    .a = un Can Can
    .the = il Can Can
    .use = il Can Can
    .your = il tuo Can Can
    .rule = { $cat_balou_self ->
           *[true] Preparalo davanti a te. In un tuo turno successivo fa scartare una carta a un giocatore, a qualsiasi distanza: una in gioco a tua scelta, o una a caso dalla mano. Su di te scegli tra tutte le tue carte.
            [false] Preparalo davanti a te. In un tuo turno successivo fa scartare una carta a un altro giocatore, a qualsiasi distanza: una in gioco a tua scelta, o una a caso dalla mano.
        }
card-conestoga = Conestoga
    .a = una Conestoga
    .the = la Conestoga
    .use = la Conestoga
    .your = la tua Conestoga
    .rule = Preparala davanti a te. In un tuo turno successivo prendi in mano una carta di un altro giocatore, a qualsiasi distanza: una in gioco, o una a caso dalla mano.
card-derringer = Derringer
    .a = una Derringer
    .the = la Derringer
    .use = la Derringer
    .your = la tua Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Preparala davanti a te. In un tuo turno successivo è uno sparo a distanza 1, qualunque arma tu abbia; poi peschi una carta, a segno o no. Non è una carta BANG!.
            [true] Preparala davanti a te. In un tuo turno successivo è uno sparo a distanza 1 contando solo i posti: armi, Mustang, Mirino e simili non contano. Poi peschi una carta, a segno o no. Non è una carta BANG!.
        }
card-buffalo-rifle = Fucile da Caccia
    .a = un Fucile da Caccia
    .the = il Fucile da Caccia
    .use = il Fucile da Caccia
    .your = il tuo Fucile da Caccia
    .rule = Preparalo davanti a te. In un tuo turno successivo è uno sparo a qualsiasi distanza. Non è una carta BANG!.
card-howitzer = Howitzer
    .a = un Howitzer
    .the = l’Howitzer
    .use = l’Howitzer
    .your = il tuo Howitzer
    .rule = Preparalo davanti a te. In un tuo turno successivo è uno sparo contro tutti gli altri, a qualsiasi distanza. Non è una carta BANG!.
card-knife = Pugnale
    .a = un Pugnale
    .the = il Pugnale
    .use = il Pugnale
    .your = il tuo Pugnale
    .rule = { $short_attacks_ignore_horses ->
           *[false] Preparalo davanti a te. In un tuo turno successivo è uno sparo a distanza 1, qualunque arma tu abbia. Non è una carta BANG!.
            [true] Preparalo davanti a te. In un tuo turno successivo è uno sparo a distanza 1 contando solo i posti: armi, Mustang, Mirino e simili non contano. Non è una carta BANG!.
        }
card-pepperbox = Pepperbox
    .a = una Pepperbox
    .the = la Pepperbox
    .use = la Pepperbox
    .your = la tua Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Preparala davanti a te. In un tuo turno successivo è uno sparo fin dove arriva la tua arma. Non è una carta BANG!.
                [fixed_1] Preparala davanti a te. In un tuo turno successivo è uno sparo a distanza 1, qualunque arma tu abbia. Non è una carta BANG!.
            }
            [true] { $pepperbox_range ->
               *[weapon] Preparala davanti a te. In un tuo turno successivo è uno sparo fin dove arriva la tua arma. Non è una carta BANG!.
                [fixed_1] Preparala davanti a te. In un tuo turno successivo è uno sparo a distanza 1 contando solo i posti: armi, Mustang, Mirino e simili non contano. Non è una carta BANG!.
            }
        }
card-pony-express = Pony Express
    .a = un Pony Express
    .the = il Pony Express
    .use = il Pony Express
    .your = il tuo Pony Express
    .rule = { $wws_pony_express ->
           *[false] Preparalo davanti a te. In un tuo turno successivo peschi 3 carte.
            [true] Preparalo davanti a te. In un tuo turno successivo peschi 3 carte. Si scopre anche la prossima carta di Wild West Show, se è in gioco.
        }

## Characters of the card game

character-bart-cassidy = Bart Cassidy
    .rule = Per ogni vita che perdi, se sopravvivi, peschi una carta.
character-black-jack = Black Jack
    .rule = Mostri la seconda carta che peschi nel tuo turno. Se è rossa ne peschi una terza.
character-calamity-janet = Calamity Janet
    .rule = BANG! e Mancato! per te sono la stessa cosa. Un Mancato! giocato come BANG! conta come il tuo unico BANG! del turno.
character-el-gringo = El Gringo
    .rule = Per ogni vita che un giocatore ti toglie, gli prendi una carta a caso dalla mano.
character-jesse-jones = Jesse Jones
    .rule = Puoi pescare la prima carta del tuo turno a caso dalla mano di un altro giocatore.
character-jourdonnais = Jourdonnais
    .rule = Quando ti sparano puoi estrarre!: con cuori lo sparo va a vuoto. Un Barile vero ti dà un secondo tentativo.
character-kit-carlson = Kit Carlson
    .rule = Invece di pescarne due, guardi le prime tre carte: ne tieni due e rimetti la terza sul mazzo.
character-lucky-duke = Lucky Duke
    .rule = Ogni volta che estrai! scopri due carte e scegli quella che conta.
character-paul-regret = Paul Regret
    .rule = Tutti gli altri ti vedono a distanza aumentata di 1.
character-pedro-ramirez = Pedro Ramirez
    .rule = Puoi pescare la prima carta del tuo turno dagli scarti.
character-rose-doolan = Rose Doolan
    .rule = Vedi tutti gli altri a distanza diminuita di 1.
character-sid-ketchum = Sid Ketchum
    .rule = In qualsiasi momento, anche in punto di morte, puoi scartare due carte dalla mano per recuperare 1 vita, quante volte vuoi.
character-slab-the-killer = Slab the Killer
    .rule = Servono due Mancato! per fermare una tua carta BANG!. Un Barile che funziona vale come uno.
character-suzy-lafayette = Suzy Lafayette
    .rule = Quando resti senza carte in mano ne peschi una.
character-vulture-sam = Vulture Sam
    .rule = Quando un altro giocatore viene eliminato, prendi in mano tutte le sue carte, quelle in mano e quelle in gioco.
character-willy-the-kid = Willy the Kid
    .rule = Nel tuo turno puoi giocare quante carte BANG! vuoi.
character-apache-kid = Apache Kid
    .rule = Le carte di quadri giocate dagli altri non hanno effetto su di te, né nel male né nel bene. Quelle scartate in un Duello contano.
character-belle-star = Belle Star
    .rule = Nel tuo turno le carte davanti a tutti gli altri non hanno effetto, ma si possono ancora prendere.
character-bill-noface = Bill Noface
    .rule = Nel tuo turno peschi 1 carta, più 1 per ogni vita che ti manca.
character-chuck-wengam = Chuck Wengam
    .rule = Nel tuo turno puoi rinunciare a 1 vita, mai l’ultima, per pescare 2 carte; quante volte vuoi.
character-doc-holyday = Doc Holyday
    .rule = Una volta nel tuo turno puoi scartare due carte per uno sparo fin dove arriva la tua arma. Non è una carta BANG!.
character-elena-fuente = Elena Fuente
    .rule = Puoi usare qualsiasi carta della mano come Mancato!.
character-greg-digger = Greg Digger
    .rule = Quando un altro giocatore viene eliminato, recuperi fino a 2 vite.
character-herb-hunter = Herb Hunter
    .rule = Quando un altro giocatore viene eliminato, peschi 2 carte, oltre all’eventuale taglia.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] Nel tuo turno puoi scartare una carta blu per pescarne 2, quante volte vuoi.
            [current] Nel tuo turno puoi scartare una carta blu per pescarne 2, al massimo due volte.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Per ogni BANG!, Mancato! o Birra che usi nel turno di un altro peschi una carta; in un Duello, quando è finito.
            [current] Per ogni carta della mano che usi nel turno di un altro peschi una carta; in un Duello, quando è finito.
        }
character-pat-brennan = Pat Brennan
    .rule = Invece di pescare, nel tuo turno puoi prendere una carta in gioco di un altro giocatore.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] Nel tuo turno peschi 4 carte invece di 2.
            [current] Nel tuo turno peschi 3 carte invece di 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] Alla fine del tuo turno puoi tenere quante carte vuoi.
            [current] Alla fine del tuo turno puoi tenere fino a 10 carte.
        }
character-tequila-joe = Tequila Joe
    .rule = Una Birra ti dà 2 vite; le altre bevande ti danno quel che danno a tutti.
character-vera-custer = Vera Custer
    .rule = In ogni tuo turno, prima di pescare, scegli un altro giocatore in gioco e ne hai l’abilità fino alla scelta successiva.
character-claus-the-saint = Claus "The Saint"
    .rule = Peschi una carta in più dei giocatori rimasti: ne tieni due e ne dai una a ciascuno degli altri.
character-johnny-kisch = Johnny Kisch
    .rule = Quando metti una carta davanti a qualcuno, tutte le altre in gioco con lo stesso nome vengono scartate.
character-uncle-will = Uncle Will
    .rule = Una volta nel tuo turno puoi giocare una qualsiasi carta della mano come Emporio.
character-big-spencer = Big Spencer
    .rule = Inizi con solo 5 carte e non giochi mai un Mancato!. Puoi usare qualsiasi altra cosa che ferma uno sparo.
character-flint-westwood = Flint Westwood
    .rule = Una volta nel tuo turno puoi scambiare una carta della tua mano, a scelta, con due a caso di un altro giocatore.
character-gary-looter = Gary Looter
    .rule = Prendi tu le carte in eccesso che gli altri scartano alla fine del turno.
character-greygory-deck = Greygory Deck
    .rule = Hai le abilità di due personaggi del gioco base che non sono in gioco. All’inizio del tuo turno puoi cambiarli entrambi con altri due.
character-john-pain = John Pain
    .rule = Finché hai meno di 6 carte in mano, prendi ogni carta che qualcuno scopre per estrarre!, dopo che ha fatto effetto.
character-lee-van-kliff = Lee Van Kliff
    .rule = Subito dopo una carta marrone giocata nel tuo turno puoi scartare un BANG! per ripeterne l’effetto, anche su altri. I costi aggiuntivi non si ripagano.
character-teren-kill = Teren Kill
    .rule = Quando stai per finire fuori gioco estrai!: se non esce picche resti in gioco con 1 vita e peschi una carta.
character-youl-grinner = Youl Grinner
    .rule = All’inizio del tuo turno, chiunque ha in mano più carte di te te ne dà una a propria scelta.
# our translation
character-the-grave-digger = Il Becchino
    .use = l’abilità del Becchino
    .rule = Se ti sparano puoi estrarre!: con picche va a vuoto. La prima carta puoi pescarla da una mano altrui. Spari con Mancato!, non con BANG!, e non inizi Duelli. Chi ti ferisce ti dà una carta o, se non ne ha, perde 1 vita.

## Event cards

event-blessing = Benedizione
    .rule = Ogni carta vale come cuori, qualunque sia il suo seme.
event-curse = Maledizione
    .rule = Ogni carta vale come picche, qualunque sia il suo seme. I valori restano quelli che sono.
event-ghost-town = Città Fantasma
    .rule = Chi è fuori torna come fantasma per il proprio turno e pesca 3 carte. Un fantasma non può morire, e se ne va alla fine del turno.
event-gold-rush = Corsa all’Oro
    .rule = I turni vanno in senso antiorario. Gli effetti delle carte, compreso il passaggio della Dinamite, vanno sempre in senso orario.
event-handcuffs = Manette
    .rule = Dopo aver pescato dichiari un seme. Per il resto del turno usi solo carte della mano di quel seme; quelle che scarti per pagare qualcosa possono essere di qualsiasi seme.
event-hangover = Sbornia
    .rule = { $hangover_also_blue ->
           *[false] Nessuno ha un’abilità. Le vite restano come sono.
            [true] Nessuno ha un’abilità, e le carte in gioco non hanno effetto. Le vite restano come sono.
        }
event-new-identity = Nuova Identità
    .rule = { $new_identity_temporary ->
           *[false] All’inizio del tuo turno guardi il tuo secondo personaggio. Puoi diventarlo per il resto della partita, con sole 2 vite.
            [true] All’inizio del tuo turno guardi il tuo secondo personaggio. Puoi diventarlo per il resto della partita, con sole 2 vite, o averne le abilità per questo giro e tenerti le tue vite.
        }
event-shootout = Sparatoria
    .rule = Nel tuo turno puoi giocare una seconda carta BANG!.
event-the-daltons = I Dalton
    .rule = { $daltons_include_green ->
           *[false] Subito, chi ha carte blu in gioco ne scarta una; vanno bene anche Prigione e Dinamite.
            [true] Subito, chi ha carte blu o verdi in gioco ne scarta una; vanno bene anche Prigione e Dinamite.
        }
event-the-doctor = Il Dottore
    .rule = Subito, il giocatore con meno vite ne recupera 1; in caso di parità, la recuperano tutti quelli che ne hanno meno.
event-the-reverend = Il Reverendo
    .rule = Nessuno può bere Birra, nemmeno contro il colpo di grazia. Tutto il resto cura ancora.
event-the-sermon = Sermone
    .rule = Nel tuo turno non puoi usare carte BANG!, nemmeno in un Duello. Altri spari sono permessi.
event-thirst = Sete
    .rule = Nel tuo turno peschi solo 1 carta.
event-train-arrival = Il Treno
    .rule = Nel tuo turno peschi 1 carta in più.
event-high-noon = Mezzogiorno di Fuoco
    .rule = Perdi 1 vita all’inizio del tuo turno, prima di tutto il resto. Questa carta resta fino alla fine della partita.
event-abandoned-mine = Miniera Abbandonata
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] Peschi dagli scarti, se bastano le carte. Poi le carte in eccesso e quelle che scarti in un Duello vanno coperte sul mazzo; quelle che giochi si scartano come al solito.
            [phase3_only] Peschi dagli scarti, se bastano le carte. Poi le carte in eccesso vanno coperte sul mazzo; quelle che giochi si scartano come al solito.
            [all_cards_this_turn] Peschi dagli scarti, se bastano le carte. Poi tutto quello che giochi o scarti in questo turno va coperto sul mazzo.
            [used_cards_only] Peschi dagli scarti, se bastano le carte. Poi quelle che giochi in questo turno vanno coperte sul mazzo; le carte in eccesso si scartano come al solito.
        }
event-ambush = Agguato
    .rule = { $ambush_abilities ->
           *[true] Tutti sono a distanza 1 da tutti. Carte in gioco e abilità modificano la distanza come sempre.
            [false] Tutti sono a distanza 1 da tutti. Le carte in gioco modificano la distanza come sempre, le abilità no.
        }
event-blood-brothers = Fratelli di Sangue
    .rule = All’inizio del tuo turno puoi rinunciare a 1 vita, mai l’ultima, perché qualcun altro ne recuperi 1.
event-dead-man = Dead Man
    .rule = Chi è stato eliminato per primo in questa partita torna nel proprio turno, con 2 vite e 2 carte, e resta in gioco.
event-hard-liquor = Liquore Forte
    .rule = Invece di pescare, nel tuo turno puoi recuperare 1 vita, se non le hai già tutte.
event-lasso = Lazo
    .rule = Le carte in gioco non hanno effetto, né blu né verdi. Prigione e Dinamite aspettano.
event-law-of-the-west = Legge del West
    .rule = Mostri la seconda carta che peschi nel tuo turno, e in quel turno devi giocarla, se puoi.
event-peyote = Peyote
    .rule = { $peyote_must_continue ->
           *[false] Invece di pescare, indovina: rosso o nero? Se è giusto tieni la carta e puoi indovinare ancora. Se è sbagliato la carta si scarta e smetti di pescare.
            [true] Invece di pescare, indovina: rosso o nero? Se è giusto tieni la carta e devi indovinare ancora. Se è sbagliato la carta si scarta e smetti di pescare.
        }
event-ranch = Ranch
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Una volta nel tuo turno, subito dopo aver pescato, puoi scartare quante carte vuoi dalla mano e pescarne altrettante.
            [end_of_phase_2] Una volta nel tuo turno, quando hai finito di giocare, puoi scartare quante carte vuoi dalla mano e pescarne altrettante. Poi scarti fino ad avere tante carte quante vite.
        }
event-ricochet = Rimbalzo
    .rule = { $ricochet_counts_as_bang ->
           *[false] Nel tuo turno puoi scartare carte BANG! per far saltare carte davanti ad altri, a qualsiasi distanza; un Mancato! salva la carta. Non conta per il limite di un BANG! a turno.
            [true] Nel tuo turno puoi scartare una carta BANG! per far saltare una carta davanti a un altro giocatore, a qualsiasi distanza; un Mancato! salva la carta. Conta come il tuo unico BANG! del turno.
        }
event-russian-roulette = Roulette Russa
    .rule = Subito, a turno, tutti usano un Mancato!, a partire da chi comincia il giro. Il primo che non lo fa perde 2 vite, e tutto finisce lì.
event-sniper = Cecchino
    .rule = Nel tuo turno puoi scartare due carte BANG! per un solo sparo fin dove arriva la tua arma. Servono due Mancato! per fermarlo, e non consuma il tuo BANG!.
event-the-judge = Il Giudice
    .rule = Nessuno può mettere carte davanti a sé o ad altri. Quelle già lì funzionano ancora.
event-vendetta = Vendetta
    .rule = Alla fine del tuo turno estrai!: con cuori giochi un altro turno, che finisce senza estrarre!.
event-a-fistful-of-cards = Per un Pugno di Carte
    .rule = All’inizio del tuo turno subisci uno sparo per ogni carta che hai in mano. Ogni sparo si può fermare. Questa carta resta fino alla fine della partita.
event-bone-orchard = Camposanto
    .rule = { $wws_seed_texts ->
           *[false] Chi è fuori torna nel proprio turno, con 1 vita, e resta in gioco. I ruoli di chi è fuori si mischiano e si ridistribuiscono coperti tra loro.
            [true] Chi è fuori torna nel proprio turno, con 1 vita, e resta in gioco. I personaggi di chi è fuori si mischiano e si ridistribuiscono tra loro.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] All’inizio del tuo turno scarti la mano e peschi altrettante carte.
            [true] Subito, a turno, ognuno scarta la mano e pesca altrettante carte.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Una volta nel tuo turno puoi ordinare a un altro giocatore quale carta giocare e su quale bersaglio. Se non ha quella carta mostra la mano.
            [true] Una volta nel tuo turno puoi dare una carta a chi ha meno carte in mano di te. Se non ne dai e nessuno ne ha più di te, mostri la mano quando hai finito di giocare.
        }
event-gag = Bavaglio
    .rule = Nessuno può parlare. Chi lo fa lo ammette e perde 1 vita.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Subito, si scopre una carta. Se è rossa, i ruoli di tutti quelli in gioco, tranne lo Sceriffo, si mischiano e si ridistribuiscono.
            [true] Subito, si scopre una carta. Se è rossa, i personaggi di tutti quelli in gioco, tranne lo Sceriffo, si mischiano e si ridistribuiscono.
        }
event-lady-rose-of-texas = Lady Rosa del Texas
    .rule = Una volta nel tuo turno puoi scambiare il posto con chi siede alla tua destra, che salta il prossimo turno. Non quando restano due giocatori.
event-miss-susanna = Miss Susanna
    .rule = Nel tuo turno gioca tre carte dalla mano, o alla fine perdi 1 vita. Un turno perso in Prigione non conta.
event-sacagaway = Sacagaway
    .rule = Tutti giocano a carte scoperte. Una carta presa a caso si prende comunque a caso.
event-showdown = Regolamento di Conti
    .rule = { $showdown_bang_only_missed ->
           *[true] Ogni carta si può giocare come BANG!, tranne le carte BANG!: quelle si possono usare solo come Mancato!.
            [false] Ogni carta si può giocare come BANG!. Le carte BANG! si possono usare anche come Mancato!.
        }
event-wild-west-show = Wild West Show
    .rule = Ognuno vuole restare l’ultimo in piedi, qualunque sia il ruolo. Taglia e penalità restano. Questa carta resta fino alla fine della partita.
# our translation, as all names of Eldorado below
event-cavalry = Cavalleria
    .rule = Un Vice che rivela il proprio ruolo nel proprio turno può giocare in quel turno due carte BANG!, a qualsiasi distanza.
event-daring-challenge = Sfida Audace
    .rule = A una carta BANG! non si risponde: il bersaglio scopre una carta. Più bassa del BANG!: colpito; pari o più alta: mancato. Pari o più alta dello stesso seme: lo sparo torna indietro e scopre chi ha sparato.
event-dead-sheriffs-ghost = Spettro dello Sceriffo
    .rule = Chi è fuori torna come fantasma nel proprio turno e pesca 1 carta, che non può usare a danno dello Sceriffo. Una volta in quel turno il fantasma può spostare una carta in gioco davanti a qualcun altro.
event-desperados = Desperados
    .rule = Un Fuorilegge che rivela il proprio ruolo nel proprio turno pesca 3 carte invece di 2 e può usare Mancato! come Birra.
event-devils-pact = Patto col Diavolo
    .rule = Il primo, tranne lo Sceriffo, che perde l’ultima vita sotto questa carta continua come Fuorilegge con 3 vite, o 2 se il personaggio ne ha 3: senza la mano, con le carte in gioco, e niente può più curarlo.
event-doug-badman = Dough Badman
    .rule = All’inizio del tuo turno, prima di pescare, puoi scartare 2 carte per recuperare 1 vita. Non vale per lo Sceriffo.
event-eldorado = Eldorado
    .rule = Invece di pescare prendi una carta a caso dalla mano di chi sta a sinistra, ne peschi 1 e dai una carta a tua scelta a chi sta a destra.
event-grave-digger = Becchino
    .rule = Chi ora viene eliminato per primo, tranne lo Sceriffo, continua a giocare: come Becchino, con 2 vite e le sue carte in gioco. Il Becchino vince da solo, quando con lui resta soltanto lo Sceriffo.
event-horse-stealer = Ladro di Cavalli
    .rule = Le carte che cambiano le distanze non hanno effetto. Chi pone fine all’evento con un Asso le raccoglie tutte, ne tiene una e scarta le altre.
event-lifetime = Ergastolo
    .rule = Lo Sceriffo condanna qualcuno all’ergastolo. Chi è dentro estrae! prima di ogni turno: con cuori torna in libertà e gioca, altrimenti salta il turno. Anche l’Asso di chiunque lo libera.
event-lou = Lou
    .rule = Con 2 vite o meno puoi usare qualsiasi carta di cuori come Birra.
event-mad-ride = Cavalcata Folle
    .rule = Un giocatore sì e uno no scopre solo una carta: con un Asso la corsa finisce e gioca, altrimenti salta. Contro uno sparo puoi usare un Mancato! in cima agli scarti. Non quando restano due giocatori.
event-nugget = Pepita
    .rule = Nel tuo turno peschi 3 carte, e alla fine puoi tenerne quante vuoi.
event-scout = Esploratore
    .rule = Se davanti a te non c’è nessuna arma, né blu né verde, arrivi a distanza 3.
event-sioux-chief = Capo Sioux
    .rule = Indiani! prende una carta a caso dalla mano di ciascun altro. A turno ognuno ne prende una, a partire da chi l’ha giocato; chi resta senza scarta un BANG! o perde 1 vita.
event-wet-ammo = Polvere Bagnata
    .rule = Tutti sono a distanza 1 da tutti, qualunque cosa dicano carte e abilità. Una carta BANG! spara solo se ne scarti insieme una seconda. Gli altri attacchi sono come al solito.
event-wild-shot = Pallottola Vagante
    .rule = Dopo aver pescato estrai!: con picche, chi sta a tanti posti alla tua sinistra quanto il valore perde 1 vita, contando in tondo chi è in gioco. Figure e Assi valgono 10.
event-winifred = Winifred
    .rule = Dopo aver pescato, lo Sceriffo e ogni personaggio femminile recuperano 1 vita.

## Decks of event cards

deck-high-noon = Mezzogiorno di Fuoco
deck-fistful-of-cards = Per un Pugno di Carte
deck-mixed = Eventi misti
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## How two event decks lie

mix-apart = Due mazzi affiancati
mix-high-noon-last = Un mazzo, chiude Mezzogiorno di Fuoco
mix-fistful-last = Un mazzo, chiude Per un Pugno di Carte

## Roles

role-sheriff = Sceriffo
    .a = lo Sceriffo
    .goal = Elimina tutti i Fuorilegge e ogni Rinnegato. Hai 1 vita in più, e tutti sanno chi sei. Non sparare a un Vice: ti costa tutte le carte.
    .dice-goal = Elimina tutti i Fuorilegge e ogni Rinnegato. Hai 2 vite in più, e tutti sanno chi sei.
role-deputy = Vice
    .a = un Vice
    .goal = { $players ->
            [3] Elimina tu il Rinnegato e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi. Il Fuorilegge ti dà la caccia.
           *[other] Aiuta lo Sceriffo a vincere; vinci con lui anche se non vivi abbastanza da vederlo.
        }
    .dice-goal = { $players ->
            [3] Elimina tu il Rinnegato e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi.
           *[other] Aiuta lo Sceriffo a vincere; vinci con lui anche se non vivi abbastanza da vederlo.
        }
role-outlaw = Fuorilegge
    .a = un Fuorilegge
    .goal = { $players ->
            [3] Elimina tu il Vice e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi. Il Rinnegato ti dà la caccia.
           *[other] Fai fuori lo Sceriffo. Chi elimina un Fuorilegge pesca 3 carte, quindi guardati le spalle.
        }
    .dice-goal = { $players ->
            [3] Elimina tu il Vice e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi.
           *[other] Fai fuori lo Sceriffo. Vincete insieme, anche i Fuorilegge eliminati.
        }
role-renegade = Rinnegato
    .a = un Rinnegato
    .goal = { $players ->
            [3] Elimina tu il Fuorilegge e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi. Il Vice ti dà la caccia.
            [8] Resta l’ultimo in piedi: prima devono cadere tutti gli altri, anche l’altro Rinnegato, e lo Sceriffo proprio alla fine.
           *[other] Resta l’ultimo in piedi: prima devono cadere tutti gli altri, e lo Sceriffo proprio alla fine.
        }
    .dice-goal = { $players ->
            [3] Elimina tu il Fuorilegge e vinci subito; se lo fa qualcun altro, resta l’ultimo in piedi.
           *[other] Resta l’ultimo in piedi: prima devono cadere tutti gli altri, e lo Sceriffo proprio alla fine.
        }

## Sides

team-law = Sceriffo e Vice
team-outlaws = Fuorilegge
team-renegades = Rinnegato

## Boxes

set-base = Gioco base
    .about = 80 carte e 16 personaggi per 4-7 giocatori.
set-dodge-city = Dodge City
    .about = Altre 40 carte, anche verdi, e 15 personaggi; per 3-8 giocatori.
set-high-noon = Mezzogiorno di Fuoco
    .about = 15 carte evento, una nuova a ogni giro: fantasmi, sbornie e, alla fine, la resa dei conti a mezzogiorno.
set-fistful-of-cards = Per un Pugno di Carte
    .about = 15 carte evento, una nuova a ogni giro: scommesse, fratelli di sangue e, alla fine, una pioggia di piombo.
set-the-bullet = La Pallottola
    .about = 3 personaggi dalla scatola da collezione.
set-wild-west-show = Wild West Show
    .about = 10 carte evento, una a ogni Diligenza o Wells Fargo, e 8 personaggi; alla fine tutti contro tutti.
set-eldorado = Eldorado
    .about = 18 carte evento create da giocatori, ognuna per due giri o fino a un Asso: fantasmi, oro e patti.

## Suits

suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori

## Ranks

rank-2 = 2
    .the = il 2
rank-3 = 3
    .the = il 3
rank-4 = 4
    .the = il 4
rank-5 = 5
    .the = il 5
rank-6 = 6
    .the = il 6
rank-7 = 7
    .the = il 7
rank-8 = 8
    .the = l’8
rank-9 = 9
    .the = il 9
rank-10 = 10
    .the = il 10
rank-11 = Fante
    .the = il Fante
rank-12 = Donna
    .the = la Donna
rank-13 = Re
    .the = il Re
rank-14 = Asso
    .the = l’Asso

## Bots

level-drifter = Vagabondo
    .about = Fa la prima cosa che gli passa per la testa. Buono per dare un’occhiata al gioco.
    .dice-about = Fa la prima cosa che gli passa per la testa. Buono per dare un’occhiata al gioco.
level-karma = Testa calda
    .about = Divide tutti in amici e nemici, poi fa fuoco.
    .dice-about = Divide tutti in amici e nemici, poi fa fuoco.
level-cowhand = Mandriano
    .about = Conosce il mestiere: bada al ruolo, risparmia Mancato! e Birra.
    .dice-about = Bada al ruolo e sa quando smettere di tirare.
level-marshal = Marshal
    .about = Soppesa ogni carta: ricorda chi ha sparato a chi, e cosa può ancora avere in mano.
    .dice-about = Conosce le probabilità esatte di ogni tiro, e ricorda chi ha sparato a chi.
level-legend = Leggenda
    .about = Gioca la partita nella sua testa, centinaia di volte, prima di muovere.
    .dice-about = Gioca la partita nella sua testa, centinaia di volte, prima di tirare.
