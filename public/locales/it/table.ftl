### Sentences at the table of the card game.
###
### same as English: list-comma do-kind
###
### Players' names stand as they are: the verbs are in the present tense, so that no participle shows a gender.

## Small parts

list-comma = {", "}
list-and = {" e "}
# The reader in a list of players.
list-you = tu
playing-card = { $rank } di { $suit }
    .the = { FORM($rank, "the") } di { $suit }
# Cards of which the reader knows all, none or some. $n is how many are hidden, $cards are the others.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [one] una carta
       *[other] { $n } carte
    }
some-cards-mixed = { LIST($cards, "a") } e { $n ->
        [one] un’altra carta
       *[other] altre { $n } carte
    }
lives = { $n ->
        [one] 1 vita
       *[other] { $n } vite
    }
source-rules = le regole
colour-red = rosso
colour-black = nero

## The log: turns and cards played

log-turn = Turno di { $seat }.
    .you = Tocca a te.
log-play = { $seat } gioca { FORM($card, "a") }.
    .you = Giochi { FORM($card, "a") }.
log-play-as = { $seat } gioca { FORM($card, "a") } come { $kind }.
    .you = Giochi { FORM($card, "a") } come { $kind }.
log-play-paid = { $seat } gioca { FORM($card, "a") } e scarta { FORM($paid, "a") }.
    .you = Giochi { FORM($card, "a") } e scarti { FORM($paid, "a") }.
log-play-on = { $seat } gioca { FORM($card, "a") } su { $target }.
    .you = Giochi { FORM($card, "a") } su { $target }.
    .at-you = { $seat } gioca { FORM($card, "a") } su di te.
    .self = { $seat } gioca { FORM($card, "a") } sulle proprie carte.
    .you-self = Giochi { FORM($card, "a") } sulle tue carte.
log-play-on-paid = { $seat } gioca { FORM($card, "a") } su { $target } e scarta { FORM($paid, "a") }.
    .you = Giochi { FORM($card, "a") } su { $target } e scarti { FORM($paid, "a") }.
    .at-you = { $seat } gioca { FORM($card, "a") } su di te e scarta { FORM($paid, "a") }.
log-shoot = { $seat } gioca { FORM($card, "a") } contro { $target }.
    .you = Giochi { FORM($card, "a") } contro { $target }.
    .at-you = { $seat } gioca { FORM($card, "a") } contro di te.
log-shoot-as = { $seat } gioca { FORM($card, "a") } come { $kind } contro { $target }.
    .you = Giochi { FORM($card, "a") } come { $kind } contro { $target }.
    .at-you = { $seat } gioca { FORM($card, "a") } come { $kind } contro di te.
log-shoot-paid = { $seat } gioca { FORM($card, "a") } contro { $target } e scarta { FORM($paid, "a") }.
    .you = Giochi { FORM($card, "a") } contro { $target } e scarti { FORM($paid, "a") }.
    .at-you = { $seat } gioca { FORM($card, "a") } contro di te e scarta { FORM($paid, "a") }.
log-duel = { $seat } sfida { $target } a { $card }.
    .you = Sfidi { $target } a { $card }.
    .at-you = { $seat } ti sfida a { $card }.
log-jail = { $seat } mette { $target } in { $card }.
    .you = Metti { $target } in { $card }.
    .at-you = { $seat } ti mette in { $card }.
    .self = { $seat } va in { $card } di propria volontà.
    .you-self = Vai in { $card } di tua volontà.
log-tequila = { $seat } offre { FORM($card, "a") } a { $target }.
    .you = Offri { FORM($card, "a") } a { $target }.
    .at-you = { $seat } ti offre { FORM($card, "a") }.
    .self = { $seat } beve { FORM($card, "a") }.
    .you-self = Bevi { FORM($card, "a") }.
log-tequila-paid = { $seat } offre { FORM($card, "a") } a { $target } e scarta { FORM($paid, "a") }.
    .you = Offri { FORM($card, "a") } a { $target } e scarti { FORM($paid, "a") }.
    .at-you = { $seat } ti offre { FORM($card, "a") } e scarta { FORM($paid, "a") }.
    .self = { $seat } beve { FORM($card, "a") } e scarta { FORM($paid, "a") }.
    .you-self = Bevi { FORM($card, "a") } e scarti { FORM($paid, "a") }.
log-equip = { $seat } mette in gioco { FORM($card, "a") }.
    .you = Metti in gioco { FORM($card, "a") }.
log-lay-down = { $seat } prepara { FORM($card, "a") }.
    .you = Prepari { FORM($card, "a") }.
log-answer = { $seat } risponde con { FORM($card, "a") }.
    .you = Rispondi con { FORM($card, "a") }.
log-answer-as = { $seat } risponde con { FORM($card, "a") } come { $kind }.
    .you = Rispondi con { FORM($card, "a") } come { $kind }.
log-answer-paid = { $seat } risponde con { FORM($card, "a") } e scarta { FORM($paid, "a") }.
    .you = Rispondi con { FORM($card, "a") } e scarti { FORM($paid, "a") }.
# A card in play or the ability of a character.
log-use = { $seat } usa { FORM($source, "use") }.
    .you = Usi { FORM($source, "use") }.
log-use-on = { $seat } usa { FORM($source, "use") } su { $target }.
    .you = Usi { FORM($source, "use") } su { $target }.
    .at-you = { $seat } usa { FORM($source, "use") } su di te.
    .self = { $seat } usa { FORM($source, "use") } sulle proprie carte.
    .you-self = Usi { FORM($source, "use") } sulle tue carte.
log-repeat = { $seat } ripete l’effetto.
    .you = Ripeti l’effetto.
log-repeat-on = { $seat } ripete l’effetto su { $target }.
    .you = Ripeti l’effetto su { $target }.
    .at-you = { $seat } ripete l’effetto su di te.
    .self = { $seat } ripete l’effetto sulle proprie carte.
    .you-self = Ripeti l’effetto sulle tue carte.
log-trade = { $seat } scambia carte con { $target }.
    .you = Scambi carte con { $target }.
    .at-you = { $seat } scambia carte con te.
log-ricochet = { $seat } spara a una carta di { $target }.
    .you = Spari a una carta di { $target }.
    .at-you = { $seat } spara a una tua carta.
log-sniper = { $seat } spara da cecchino a { $target }.
    .you = Spari da cecchino a { $target }.
    .at-you = { $seat } ti spara da cecchino.
log-blood-brothers = { $seat } dona una vita a { $target }.
    .you = Doni una vita a { $target }.
    .at-you = { $seat } ti dona una vita.
log-hard-liquor = { $seat } beve { $event } invece di pescare.
    .you = Bevi { $event } invece di pescare.
log-haunt = { $seat } infesta il tavolo.
    .you = Infesti il tavolo.
log-badman = { $seat } scende a patti con { $event }.
    .you = Scendi a patti con { $event }.
log-use-event = { $seat } sfrutta { $event }.
    .you = Sfrutti { $event }.
log-declined = { $seat } lascia fare.
    .you = Lasci fare.

## The log: where cards go

log-dealt = Le carte sono distribuite.
log-drew = { $seat } pesca { $some }.
    .you = Peschi { $some }.
log-drew-discard = { $seat } prende { FORM($card, "the") } dagli scarti.
    .you = Prendi { FORM($card, "the") } dagli scarti.
log-laid-open = Scoperte: { LIST($cards) }.
log-looks = { $seat } guarda { $some }.
    .you = Guardi { $some }.
log-took = { $seat } prende { FORM($card, "the") }.
    .you = Prendi { FORM($card, "the") }.
log-kept = { $seat } tiene una carta.
    .you = Tieni una carta.
log-gave = { $seat } dà { FORM($card, "a") } a { $target }.
    .you = Dai { FORM($card, "a") } a { $target }.
    .at-you = { $seat } ti dà { FORM($card, "a") }.
log-gave-hidden = { $seat } dà una carta a { $target }.
    .you = Dai una carta a { $target }.
    .at-you = { $seat } ti dà una carta.
log-buried = { $seat } mette { $some } sul mazzo.
    .you = Metti { $some } sul mazzo.
log-on-deck = { FORM($card, "the") } va sul mazzo.
log-put-back = { FORM($card, "the") } torna sul mazzo.
log-put-back-hidden = Una carta torna sul mazzo.
log-discarded = { $seat } scarta { LIST($cards, "a") }.
    .you = Scarti { LIST($cards, "a") }.
log-robbed = { $seat } prende { $some } da { $target }.
    .you = Prendi { $some } da { $target }.
    .at-you = { $seat } ti prende { $some }.
    .self = { $seat } riprende { $some }.
    .you-self = Riprendi { $some }.
log-passed-on = { FORM($card, "the") } passa a { $target }.
    .at-you = { FORM($card, "the") } passa a te.
log-shown = { $seat } mostra { FORM($card, "a") } ({ $face }).
    .you = Mostri { FORM($card, "a") } ({ $face }).
log-reshuffled = Gli scarti vengono mischiati e formano un nuovo mazzo.

## The log: draw! and what it means. $verdict is one of the verdicts.

log-check = { $seat } estrae! { FORM($face, "the") }: { $verdict }
    .you = Estrai! { FORM($face, "the") }: { $verdict }
verdict-vendetta-good = un altro turno!
verdict-vendetta-bad = nessun altro turno.
verdict-helena-zontero-good = i ruoli si ridistribuiscono!
verdict-helena-zontero-bad = tutto resta com’è.
verdict-daring-challenge-good = mancato!
verdict-daring-challenge-bad = a segno.
verdict-lifetime-good = di nuovo in libertà.
verdict-lifetime-bad = si resta in Prigione.
verdict-mad-ride-good = la corsa è finita.
verdict-mad-ride-bad = turno saltato.
verdict-wild-shot-good = non colpisce nessuno.
verdict-wild-shot-bad = colpisce qualcuno.
verdict-teren-kill-good = la morte può aspettare.
verdict-teren-kill-bad = stavolta è finita.
verdict-grave-digger-good = lo sparo va a vuoto.
verdict-grave-digger-bad = niente da fare.
verdict-barrel-good = il Barile regge.
verdict-barrel-bad = il Barile non aiuta.
verdict-jail-good = fuori di Prigione.
verdict-jail-bad = si resta in Prigione.
verdict-dynamite-good = la Dinamite non scoppia.
verdict-dynamite-bad = la Dinamite esplode!
verdict-good = { FORM($source, "use") } funziona.
verdict-bad = { FORM($source, "use") } non aiuta.

## The log: life, roles and characters

log-turn-skipped = { $seat } salta questo turno.
    .you = Salti questo turno.
log-life-lost = { $seat } perde { lives }.
    .you = Perdi { lives }.
log-life-lost-gag = { $seat } ha parlato e perde { lives }.
    .you = Hai parlato e perdi { lives }.
log-life-lost-susanna = { $seat } ha giocato troppo poche carte e perde { lives }.
    .you = Hai giocato troppo poche carte e perdi { lives }.
log-life-gained = { $seat } recupera { lives }.
    .you = Recuperi { lives }.
log-no-effect = { FORM($kind, "the") } non ha effetto.
log-immune = { FORM($source, "the") } non ha effetto su { $target }.
    .at-you = { FORM($source, "the") } non ha effetto su di te.
log-ability-copied = { $seat } copia { FORM($character, "use") }.
    .you = Copi { FORM($character, "use") }.
log-role-shown = { $seat } era { FORM($role, "a") }.
    .you = Eri { FORM($role, "a") }.
log-character-taken = { $seat } gioca come { $character }, con { lives }.
    .you = Giochi come { $character }, con { lives }.
log-disguised = { $seat } ha { FORM($character, "use") } per questo giro.
    .you = Hai { FORM($character, "use") } per questo giro.
log-undisguised = { $seat } ha di nuovo la propria abilità.
    .you = Hai di nuovo la tua abilità.
log-abilities = { $seat } ha le abilità di { $character } e { $second }.
    .you = Hai le abilità di { $character } e { $second }.
log-hand-empty = { $seat } non ha carte da mostrare.
    .you = Non hai carte da mostrare.
log-hand-shown = { $seat } mostra la mano: { LIST($cards) }.
    .you = Mostri la mano: { LIST($cards) }.
log-out = { $seat } morde la polvere!
    .you = Mordi la polvere!
log-out-role = { $seat } morde la polvere: era { FORM($role, "a") }!
    .you = Mordi la polvere. Eri { FORM($role, "a") }.
log-penalty = { $seat } ha fatto fuori un Vice e scarta tutto.
    .you = Hai fatto fuori un Vice e scarti tutto.
log-reward = { $seat } incassa la taglia.
    .you = Incassi la taglia.

## The log: event cards

log-event = Nuovo evento: { $event }.
log-event-next = Nuovo evento: { $event }. Poi: { $coming }.
log-event-last = Nuovo evento: { $event }. Resta fino alla fine.
log-event-ended = Fine dell’evento: { $event }.
log-roles-dealt = I ruoli vengono ridistribuiti.
log-role-dealt = { $seat } ora è { FORM($role, "a") }.
    .you = Ora sei { FORM($role, "a") }.
log-role-revealed = { $seat } rivela il proprio ruolo: { $role }.
    .you = Riveli il tuo ruolo: { $role }.
log-swapped = { $seat } e { $target } si scambiano di posto.
    .you = Tu e { $target } vi scambiate di posto.
    .at-you = { $seat } e tu vi scambiate di posto.
log-will-miss = { $seat } salterà il prossimo turno.
    .you = Salterai il prossimo turno.
log-jailed-for-life = { $seat } si becca l’ergastolo.
    .you = Ti becchi l’ergastolo.
log-freed = { $seat } torna in libertà.
    .you = Torni in libertà.
log-grave-digger = { $seat } continua come { $character }, con { lives }.
    .you = Continui come { $character }, con { lives }.
log-reborn = { $event }: { $seat } continua come { $role }, con { lives }.
    .you = { $event }: continui come { $role }, con { lives }.
log-ordered = { $seat } ordina a { $target } di giocare { FORM($kind, "a") }.
    .you = Ordini a { $target } di giocare { FORM($kind, "a") }.
    .at-you = { $seat } ti ordina di giocare { FORM($kind, "a") }.
# $other is the one the ordered card is to be played on.
log-ordered-on = { $seat } ordina a { $target } di giocare { FORM($kind, "a") } su { $other ->
        [you] di te
       *[other] { $other }
    }.
    .you = Ordini a { $target } di giocare { FORM($kind, "a") } su { $other ->
        [you] di te
       *[other] { $other }
    }.
    .at-you = { $seat } ti ordina di giocare { FORM($kind, "a") } su { $other }.
log-ordered-own = { $seat } ordina a { $target } di giocare { FORM($kind, "a") } sulle sue stesse carte.
    .you = Ordini a { $target } di giocare { FORM($kind, "a") } sulle sue stesse carte.
    .at-you = { $seat } ti ordina di giocare { FORM($kind, "a") } sulle tue stesse carte.
log-ghost = { $seat } torna come fantasma.
    .you = Torni come fantasma.
log-returned = { $seat } torna in gioco con { lives }.
    .you = Torni in gioco con { lives }.
log-suit-named = { $seat } dichiara { $suit }: nessun altro seme in questo turno.
    .you = Dichiari { $suit }: nessun altro seme in questo turno.
log-guessed-right = { $seat } dice { $colour }, ed è { FORM($face, "the") }: giusto.
    .you = Dici { $colour }, ed è { FORM($face, "the") }: giusto.
log-guessed-wrong = { $seat } dice { $colour }, ma è { FORM($face, "the") }: sbagliato.
    .you = Dici { $colour }, ma è { FORM($face, "the") }: sbagliato.
log-guessed-right-unseen = { $seat } dice { $colour }: giusto.
    .you = Dici { $colour }: giusto.
log-guessed-wrong-unseen = { $seat } dice { $colour }: sbagliato.
    .you = Dici { $colour }: sbagliato.

## The end of a game

outcome-law = La legge trionfa
outcome-deputy = Vince il Vice
outcome-outlaw = Vince il Fuorilegge
outcome-outlaws = La città è in mano ai Fuorilegge
outcome-renegade = Resta in piedi solo il Rinnegato
outcome-renegades = Vincono i Rinnegati
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Questions to the reader. $seat is the one who attacks or asks.

ask-turn = Tocca a te. Gioca carte o termina il turno.
attack-shot = { $seat } ti spara.
attack-card = { $seat } ti spara: { $kind }.
attack-blow = { $seat } ti attacca con { FORM($kind, "a") }.
attack-character = { $seat } ti spara come { $character }.
attack-sniper = { $seat } ti tiene sotto tiro da cecchino.
attack-event = { $event }: ti sparano.
attack-nobody = Sei sotto tiro.
ask-shot = { $attack } Gioca un Mancato! o incassa il colpo.
ask-shot-several = { $attack } Servono { $n } Mancato! per fermare lo sparo. Giocali o incassa il colpo.
ask-roulette = { $event }: gioca un Mancato! o perdi 2 vite.
ask-ricochet = { $seat } prende di mira { FORM($card, "your") }. Gioca un Mancato! o perdi la carta.
ask-ricochet-nobody = Qualcuno prende di mira { FORM($card, "your") }. Gioca un Mancato! o perdi la carta.
ask-indians = { $seat } gioca { $kind } Scarta un BANG! o perdi 1 vita.
ask-duel = { $kind } con { $seat }: scarta un BANG! o perdi 1 vita.
ask-dying = Sei in punto di morte. Recupera { lives } o finisci fuori gioco.
ask-hurt = Hai perso una vita. Ora puoi giocare una Birra per recuperarla.
ask-store = { $kind }: prendi una carta.
ask-put-back = { $left ->
        [one] Tocca la carta da rimettere. Le altre le tieni.
       *[other] Tocca { $left } carte da rimettere, la più in fondo per prima.
    }
ask-give = Scegli una carta per { $target }.
ask-give-flint = Scegli una carta per { $target }; in cambio ne prendi due a caso.
ask-give-own = Per { FORM($source, "use") }: dai una carta della tua mano a { $target }.
ask-command = Di’ quale carta deve giocare { $target }.
ask-command-on = { $target } deve giocare { FORM($kind, "a") }: su chi?
ask-obey = { $seat } ti ordina di giocare { FORM($kind, "a") }. Scegli la carta.
ask-obey-on = { $seat } ti ordina di giocare { FORM($kind, "a") } su { $target }. Scegli la carta.
    .at-you = { $seat } ti ordina di giocare { FORM($kind, "a") } su di te. Scegli la carta.
ask-haunt = Scegli una carta in gioco da spostare.
ask-haunt-whom = Chi riceve { FORM($card, "the") }?
ask-prisoner = { $event }: scegli chi finisce dentro a vita.
ask-booty = { $event }: scegli l’unica carta che tieni.
ask-chief = { $event }: prendi una carta.
ask-reveal = Un Fuorilegge può rivelare ora il proprio ruolo, per pescare 3 carte e usare Mancato! come Birra.
ask-badman = Puoi scartare due carte per recuperare 1 vita.
ask-redraw = Cambia i tuoi due personaggi con altri due, o tienili.
ask-second-bang = Scarta un secondo BANG! per sparare.
ask-second-bang-at = Scarta un secondo BANG! per sparare a { $target }.
ask-repeat = Scarta un BANG! per ripetere { FORM($kind, "the") }.
ask-repeat-on = Scarta un BANG! per ripetere { FORM($kind, "the") } su { $target }.
    .self = Scarta un BANG! per ripetere { FORM($kind, "the") } su di te.
ask-discard-hand = Scarta la tua mano nell’ordine che vuoi.
ask-discard-hand-exchange = Scarta la tua mano nell’ordine che vuoi; peschi altrettante carte.
ask-flip = Scegli quale carta conta per { FORM($source, "use") }.
ask-rob = Prendi una carta di { $target }: una in gioco, o una a caso dalla mano.
    .self = Riprendi una tua carta in gioco.
ask-strip = Scarta una carta di { $target }: una in gioco, o una a caso dalla mano.
    .self = Scegli una tua carta da scartare.
ask-inherit = Prendi una carta di { $target }: una in gioco, o una a caso dalla mano.
ask-take-in-play = Prendi una carta in gioco di un altro giocatore, o pesca dal mazzo.
ask-copy = Scegli di chi vuoi l’abilità fino al tuo prossimo turno.
ask-pay-delgado = Scarta una carta blu per pescare 2 carte.
ask-pay-source = Scarta una carta per { FORM($source, "use") }.
ask-pay-shot = Scarta un’altra carta per usare { FORM($card, "the") } contro { $target }.
ask-pay-rag-time = Scarta un’altra carta per prendere una carta di { $target } con { FORM($card, "the") }.
ask-pay-tequila = Scarta un’altra carta per offrire { FORM($card, "the") } a { $target }.
    .self = Scarta un’altra carta per bere { FORM($card, "the") }.
ask-pay-drink = Scarta un’altra carta per bere { FORM($card, "the") }.
ask-pay-brawl = Scarta un’altra carta per far scoppiare { FORM($card, "the") }.
ask-pay = Scarta un’altra carta per giocare { FORM($card, "the") }.
ask-draw-player = Pesca la prima carta dalla mano di un giocatore o dal mazzo.
ask-draw-discard = Pesca la prima carta dagli scarti o dal mazzo.
ask-character = Scegli chi vuoi essere.
ask-identity = Cambia identità per sempre, con 2 vite, o resta chi sei.
ask-identity-round = Cambia identità, per sempre con 2 vite o solo per questo giro, o resta chi sei.
ask-brother = Puoi rinunciare a 1 vita perché la recuperi un altro giocatore.
ask-liquor = Pesca le tue carte, o recupera 1 vita.
ask-guess = Indovina: la prossima carta è rossa o nera?
ask-guess-again = Giusto! Se vuoi indovina ancora: rosso o nero?
ask-suit = Dichiara l’unico seme che userai per il resto del turno.
ask-exchange = Scarta quante carte vuoi; ne peschi altrettante.
ask-exchange-more = Pescherai { $n ->
        [one] una carta
       *[other] { $n } carte
    }. Scartane altre, o fermati qui.
ask-surrender = { $event } vogliono una tua carta in gioco. Scegli quale.
ask-discard = Hai più carte in mano che vite. { $left ->
        [one] Scartane una.
       *[other] Scartane { $left }.
    }
ask-order-out = Sei fuori gioco. Scarta le tue carte nell’ordine che vuoi.
ask-order-penalty = Hai fatto fuori un Vice. Scarta tutte le tue carte, nell’ordine che vuoi.

## While others are asked. $seat is the one who is asked.

wait-turn = In attesa che { $seat } giochi.
wait-give = In attesa che { $seat } dia una carta a { $target }.
    .at-you = In attesa che { $seat } ti dia una carta.
wait-command = In attesa che { $seat } dia un ordine a { $target }.
    .at-you = In attesa che { $seat } ti dia un ordine.
wait-obey = In attesa che { $seat } obbedisca.
wait-prisoner = In attesa che { $seat } mandi qualcuno all’ergastolo.
wait-choose-card = In attesa che { $seat } scelga una carta.
wait-reveal = Si aspetta di vedere se { $seat } rivela il ruolo.
wait-badman = Si aspetta di vedere se { $seat } si compra una vita.
wait-redraw = In attesa che { $seat } scelga le abilità.
wait-shot = In attesa che { $seat } risponda allo sparo di { $target }.
    .at-you = In attesa che { $seat } risponda al tuo sparo.
wait-shot-event = { $source }: in attesa che { $seat } risponda.
wait-shot-nobody = In attesa che { $seat } risponda a uno sparo.
wait-ricochet = In attesa che { $seat } salvi { FORM($card, "the") }.
wait-indians = In attesa che { $seat } risponda agli { $kind } di { $target }.
    .at-you = In attesa che { $seat } risponda ai tuoi { $kind }.
wait-duel = In attesa di { $seat }: { $kind } con { $target }.
    .at-you = In attesa di { $seat }: { $kind } con te.
wait-dying = In attesa di { $seat }, in punto di morte.
wait-hurt = In attesa di { $seat }, che ha incassato un colpo.
wait-take = In attesa che { $seat } prenda una carta.
wait-put-back = In attesa che { $seat } scelga le carte.
wait-give-away = In attesa che { $seat } distribuisca le carte.
wait-flip = In attesa che { $seat } scelga una carta per { FORM($source, "use") }.
wait-rob = In attesa che { $seat } prenda una carta di { $target }.
    .at-you = In attesa che { $seat } ti prenda una carta.
    .self = In attesa che { $seat } riprenda una carta.
wait-strip = In attesa che { $seat } scelga una carta di { $target }.
    .at-you = In attesa che { $seat } scelga una delle tue carte.
    .self = In attesa che { $seat } scelga una delle proprie carte.
wait-inherit = In attesa che { $seat } prenda una carta di { $target }.
    .at-you = In attesa che { $seat } prenda una delle tue carte.
wait-draw = In attesa che { $seat } peschi.
wait-copy = In attesa che { $seat } scelga un’abilità.
wait-character = In attesa che { $seat } scelga un personaggio.
wait-brother = Si aspetta di vedere se { $seat } aiuta qualcuno.
wait-liquor = In attesa che { $seat } peschi o beva.
wait-guess = In attesa che { $seat } dica un colore.
wait-suit = In attesa che { $seat } dichiari un seme.
wait-exchange = In attesa che { $seat } cambi le carte.
wait-surrender = In attesa che { $seat } rinunci a una carta.
wait-discard = In attesa che { $seat } scarti.

## Buttons: what the reader can do. No full stops; they must be short.

do-play = Gioca { $card }
do-play-as = Gioca { $card } come { $kind }
do-discard = Scarta { $card }
do-discard-as = Scarta { $card } come { $kind }
do-lay-down = Prepara { $card }
do-shoot = Spara a { $target }
do-duel = Sfida { $target }
do-jail = { $target } in Prigione
    .self = Vai in Prigione
do-take = Prendi una carta di { $target }
    .self = Riprendi una carta
do-strip = Scarta una carta di { $target }
    .self = Scarta una tua carta
do-punch = Pugno a { $target }
do-knife = Usa { FORM($kind, "the") } su { $target }
do-fire = Usa { FORM($kind, "the") } contro { $target }
do-tequila = Offri { FORM($kind, "the") } a { $target }
    .self = Bevi { FORM($kind, "the") }
do-play-on = Gioca { $kind } su { $target }
# $action is another button: "Spara a Bo con Mancato!".
do-with = { $action } con { $card }
do-repeat = Di nuovo: { $action }
do-repeat-kind = Di nuovo: { $kind }
do-repeat-any = Ripeti l’effetto
do-discard-two-shoot = Scarta { LIST($cards) } e spara a { $target }
do-discard-two-life = Scarta { LIST($cards) } per 1 vita
do-use = Usa { FORM($source, "use") }
do-pick-hidden = Una a caso dalla mano
do-brother = Dona 1 vita a { $target }
do-prisoner = Ergastolo a { $target }
do-command-on = Su { $target }
    .self = Su di te
do-command-own = Sulle carte di { $target }
do-haunt-whom = A { $target }
    .self = A te
do-draw-from = Pesca dalla mano di { $target }
do-draw-cards = Pesca le tue carte
do-draw-others = Pescane altri due
do-draw-deck = Pesca dal mazzo
do-use-discarded = Usa il Mancato! negli scarti
do-take-discard = Prendi { FORM($card, "the") }
do-take-top-discard = Prendi dagli scarti
do-copy = Copia { $character }
do-character = Gioca come { $character }
do-identity = Gioca come { $character } con 2 vite
do-identity-round = Gioca come { $character } per questo giro
do-regain = Recupera 1 vita
do-red = Rosso
do-black = Nero
do-suit = Solo { $suit }
do-reveal = Rivela il tuo ruolo
do-kind = { $kind }
do-rest = Scarta il resto
do-end = Fine turno
do-ricochet = Mira: { $card } di { $target }
    .self = Prendi di mira { FORM($card, "your") }
do-ricochet-card = Prendi di mira { FORM($card, "the") }
do-ricochet-any = Spara a una carta in gioco
do-snipe = Cecchino: 2 BANG! contro { $target }
do-snipe-any = Cecchino: 2 BANG!
do-order = Fai giocare { $target }
do-order-any = Fai giocare qualcuno
do-gift = Dai una carta a { $target }
do-gift-any = Dai una carta a qualcuno
do-spoke = Ho parlato: perdo 1 vita
do-swap = Cambia posto con { $target }
do-haunt = Sposta una carta in gioco
do-two-for-life = Scarta 2 carte, recupera 1 vita
do-trade = Scambia carte con { $target }
do-trade-any = Scambia 1 carta con 2
do-chuck = Perdi 1 vita, pesca 2 carte
do-two-to-shoot = Scarta 2 carte per sparare
do-delgado = Scarta una carta blu, pescane 2
do-give = Dai { FORM($card, "the") } a { $target }
do-move = Sposta { FORM($card, "the") }
do-move-of = Sposta { FORM($card, "the") } di { $target }
    .self = Sposta { FORM($card, "your") }
do-keep = Tieni { FORM($card, "the") }
do-take-card = Prendi { FORM($card, "the") }
do-take-card-from = Prendi { FORM($card, "the") } di { $target }
do-put-back = Rimetti { FORM($card, "the") }
do-choose-face = Scegli { FORM($face, "the") }
do-lose-two = Perdi 2 vite
do-lose-card = Perdi la carta
do-stay = Resta chi sei
do-keep-lives = Tieni le tue vite
do-stop-guessing = Smetti di indovinare
do-keep-hand = Tieni la mano
do-draw = { $n ->
        [one] Pesca una carta
       *[other] Pesca { $n } carte
    }
do-take-hit = Incassa il colpo
do-lose-one = Perdi 1 vita
do-die = Mordi la polvere
do-accept-hit = Accetta il colpo
do-go-on = Continua
do-keep-cards = Tieni le tue carte
do-keep-these = Tieni questi due
do-cancel = Annulla
do-pass = Passa

## Why something is not possible

no-over = La partita è finita.
no-your-decision = Ora decide { $target }.
    .at-you = Ora decidi tu.
no-such-seat = Lì non c’è nessuno.
no-eliminated = { $target } è fuori gioco.
    .at-you = Sei fuori gioco.
no-asked = Questa non è una risposta alla domanda.
no-in-hand = Non hai in mano questa carta: { $card }.
no-available = Non puoi scegliere questa carta: { $card }.
no-that-card = Non puoi usare { FORM($card, "a") } come { $kind }.
no-needs-target = Scegli un bersaglio per { FORM($kind, "your") }.
no-target = { FORM($kind, "the") } non ha un bersaglio.
no-yourself = Non puoi giocare { FORM($kind, "a") } su di te.
no-reach = { $target } è a distanza { $distance }; { FORM($card, "your") } arriva solo a { $reach }.
no-reach-colt = { $target } è a distanza { $distance }; la tua Colt .45 arriva solo a { $reach }.
no-reach-card = { $target } è a distanza { $distance }; { FORM($kind, "the") } arriva solo a { $reach }.
no-cards = { $target } non ha carte.
    .at-you = Non hai carte.
no-bang-limit = Hai già giocato la tua carta BANG! di questo turno.
no-bang-limit-several = Hai già giocato { $played } carte BANG! su { $limit } in questo turno.
no-same-name = { $target } ha già { FORM($kind, "a") } in gioco.
    .at-you = Hai già { FORM($kind, "a") } in gioco.
no-sheriff = { $target } è lo Sceriffo, e lo Sceriffo non va in Prigione.
    .at-you = Sei lo Sceriffo, e lo Sceriffo non va in Prigione.
no-full-life = Hai già tutte le vite.
no-power-rules = Non c’è niente da usare.
no-power = Ora non puoi usare { FORM($source, "use") }.
no-used-up = Non puoi usare di nuovo { FORM($source, "use") } in questo turno.
no-last-life = Non puoi rinunciare all’ultima vita.
no-blue-card = Ti serve una carta blu in mano.
no-two-cards = Scegli due carte diverse dalla mano.
no-immune = { $character }: { FORM($card, "the") } non ha effetto su { $target }.
    .at-you = { $character }: { FORM($card, "the") } non ha effetto su di te.
no-second-bang = { $event }: ti serve un secondo BANG!
no-other-card = { FORM($kind, "the") } costa un’altra carta, e non ne hai.
no-ready = Hai appena preparato { FORM($card, "the") }. Aspetta un turno successivo.
no-must-play = { $event }: gioca { FORM($card, "the") } prima di terminare il turno.
no-bang-and-card = Scegli un BANG! e una carta davanti a un altro giocatore.
no-two-bangs = Scegli due carte BANG!
no-beer-two = A questo tavolo, tra gli ultimi due giocatori non si gioca Birra.
no-big-spencer = { $character } non gioca mai un Mancato!
no-grave-digger = { $character } spara solo con Mancato! e non inizia Duelli.
no-because = Non si può: { FORM($source, "use") }.
no-handcuffs = { $event }: solo { $suit } in questo turno.
no-reverend = { $event } non fa bere Birra a nessuno.
no-sermon = { $event }: niente BANG! nel tuo turno.
no-judge = { $event } non lascia mettere carte in gioco a nessuno.
no-showdown = { $event }: le carte BANG! valgono solo come Mancato!
no-ghost = { $event }: un fantasma non fa nulla che possa nuocere allo Sceriffo.
no-event = Non permesso da questo evento: { $event }.
no-beer-saves = Quando restano due giocatori, una Birra non salva nessuno.
no-beer-loss = Fuori dal tuo turno una Birra serve solo quando perdi una vita.
no-beer-dying = Fuori dal tuo turno una Birra serve solo contro il colpo di grazia.
no-green-yet = Prepara { FORM($kind, "the") } nel tuo turno; potrai usare la carta più avanti.
no-missed-now = { FORM($kind, "the") } serve solo quando ti sparano.
no-help-now = { FORM($kind, "the") } ora non serve.

## What one plays with

# $sets are the names of the boxes.
sets-alone = { $sets }, senza gioco base
sets-base = 80 carte e { $characters } personaggi per 4-7 giocatori.
sets-both = 120 carte, anche verdi, e { $characters } personaggi per 3-8 giocatori.
sets-dodge-city = 80 carte proprie, anche verdi, e { $characters } personaggi per 3-7 giocatori.
sets-none = Per giocare scegli il gioco base o Dodge City.
sets-events-rounds = { $n } carte evento cambiano le regole a ogni giro.
sets-events = { $n } carte evento cambiano le regole.
