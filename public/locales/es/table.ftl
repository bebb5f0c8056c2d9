### Frases en la mesa del juego de cartas.
###
### $seat hace algo, $target lo recibe. Variantes: .you (quien lee es $seat), .at-you (es $target), .self y .you-self.
### Nadie sabe si $seat es hombre o mujer: nada de participios ni adjetivos con género.

## Piezas pequeñas

list-comma = {", "}
list-and = {" y "}
# Quien lee, en una lista de jugadores.
list-you = tú
playing-card = { $rank } de { $suit }
    .the = { FORM($rank, "the") } de { $suit }
# Cartas de las que se conocen todas, ninguna o algunas. $n son las ocultas, $cards las demás.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
some-cards-mixed = { LIST($cards, "a") } y { $n ->
        [one] otra carta
       *[other] otras { $n } cartas
    }
lives = { $n ->
        [one] 1 vida
       *[other] { $n } vidas
    }
source-rules = las reglas
colour-red = rojo
colour-black = negro

## El registro: turnos y cartas jugadas

log-turn = Turno de { $seat }.
    .you = Tu turno.
log-play = { $seat } juega { FORM($card, "a") }.
    .you = Juegas { FORM($card, "a") }.
log-play-as = { $seat } juega { FORM($card, "a") } como { $kind }.
    .you = Juegas { FORM($card, "a") } como { $kind }.
log-play-paid = { $seat } juega { FORM($card, "a") } y descarta { FORM($paid, "a") }.
    .you = Juegas { FORM($card, "a") } y descartas { FORM($paid, "a") }.
log-play-on = { $seat } juega { FORM($card, "a") } contra { $target }.
    .you = Juegas { FORM($card, "a") } contra { $target }.
    .at-you = { $seat } juega { FORM($card, "a") } contra ti.
    .self = { $seat } juega { FORM($card, "a") } con sus propias cartas.
    .you-self = Juegas { FORM($card, "a") } con tus propias cartas.
log-play-on-paid = { $seat } juega { FORM($card, "a") } contra { $target } y descarta { FORM($paid, "a") }.
    .you = Juegas { FORM($card, "a") } contra { $target } y descartas { FORM($paid, "a") }.
    .at-you = { $seat } juega { FORM($card, "a") } contra ti y descarta { FORM($paid, "a") }.
log-shoot = { $seat } juega { FORM($card, "a") } contra { $target }.
    .you = Juegas { FORM($card, "a") } contra { $target }.
    .at-you = { $seat } juega { FORM($card, "a") } contra ti.
log-shoot-as = { $seat } juega { FORM($card, "a") } como { $kind } contra { $target }.
    .you = Juegas { FORM($card, "a") } como { $kind } contra { $target }.
    .at-you = { $seat } juega { FORM($card, "a") } como { $kind } contra ti.
log-shoot-paid = { $seat } dispara a { $target } con { FORM($card, "a") } y descarta { FORM($paid, "a") }.
    .you = Disparas a { $target } con { FORM($card, "a") } y descartas { FORM($paid, "a") }.
    .at-you = { $seat } te dispara con { FORM($card, "a") } y descarta { FORM($paid, "a") }.
log-duel = { $seat } reta a { $target } a { FORM($card, "a") }.
    .you = Retas a { $target } a { FORM($card, "a") }.
    .at-you = { $seat } te reta a { FORM($card, "a") }.
log-jail = { $seat } mete a { $target } en { FORM($card, "the") }.
    .you = Metes a { $target } en { FORM($card, "the") }.
    .at-you = { $seat } te mete en { FORM($card, "the") }.
    .self = { $seat } se mete en { FORM($card, "the") } por voluntad propia.
    .you-self = Te metes en { FORM($card, "the") } por voluntad propia.
log-tequila = { $seat } invita a { $target } a { FORM($card, "a") }.
    .you = Invitas a { $target } a { FORM($card, "a") }.
    .at-you = { $seat } te invita a { FORM($card, "a") }.
    .self = { $seat } se bebe { FORM($card, "the") }.
    .you-self = Te bebes { FORM($card, "the") }.
log-tequila-paid = { $seat } invita a { $target } a { FORM($card, "a") } y descarta { FORM($paid, "a") }.
    .you = Invitas a { $target } a { FORM($card, "a") } y descartas { FORM($paid, "a") }.
    .at-you = { $seat } te invita a { FORM($card, "a") } y descarta { FORM($paid, "a") }.
    .self = { $seat } se bebe { FORM($card, "the") } y descarta { FORM($paid, "a") }.
    .you-self = Te bebes { FORM($card, "the") } y descartas { FORM($paid, "a") }.
log-equip = { $seat } pone en juego { FORM($card, "a") }.
    .you = Pones en juego { FORM($card, "a") }.
log-lay-down = { $seat } pone en la mesa { FORM($card, "a") }.
    .you = Pones en la mesa { FORM($card, "a") }.
log-answer = { $seat } responde con { FORM($card, "a") }.
    .you = Respondes con { FORM($card, "a") }.
log-answer-as = { $seat } responde con { FORM($card, "a") } como { $kind }.
    .you = Respondes con { FORM($card, "a") } como { $kind }.
log-answer-paid = { $seat } responde con { FORM($card, "a") } y descarta { FORM($paid, "a") }.
    .you = Respondes con { FORM($card, "a") } y descartas { FORM($paid, "a") }.
# Una carta en juego o la habilidad de un personaje.
log-use = { $seat } usa { FORM($source, "use") }.
    .you = Usas { FORM($source, "use") }.
log-use-on = { $seat } usa { FORM($source, "use") } contra { $target }.
    .you = Usas { FORM($source, "use") } contra { $target }.
    .at-you = { $seat } usa { FORM($source, "use") } contra ti.
    .self = { $seat } usa { FORM($source, "use") } con sus propias cartas.
    .you-self = Usas { FORM($source, "use") } con tus propias cartas.
log-repeat = { $seat } lo repite.
    .you = Lo repites.
log-repeat-on = { $seat } lo repite contra { $target }.
    .you = Lo repites contra { $target }.
    .at-you = { $seat } lo repite contra ti.
    .self = { $seat } lo repite con sus propias cartas.
    .you-self = Lo repites con tus propias cartas.
log-trade = { $seat } cambia cartas con { $target }.
    .you = Cambias cartas con { $target }.
    .at-you = { $seat } cambia cartas contigo.
log-ricochet = { $seat } dispara a una carta de { $target }.
    .you = Disparas a una carta de { $target }.
    .at-you = { $seat } dispara a una de tus cartas.
log-sniper = { $seat } dispara a { $target } con mira de francotirador.
    .you = Disparas a { $target } con mira de francotirador.
    .at-you = { $seat } te dispara con mira de francotirador.
log-blood-brothers = { $seat } le da una vida a { $target }.
    .you = Le das una vida a { $target }.
    .at-you = { $seat } te da una vida.
log-hard-liquor = { $seat } bebe { $event } en vez de robar.
    .you = Bebes { $event } en vez de robar.
log-haunt = { $seat } ronda la mesa como fantasma.
    .you = Rondas la mesa como fantasma.
log-badman = { $seat } hace un trato con { $event }.
    .you = Haces un trato con { $event }.
log-use-event = { $seat } usa { $event }.
    .you = Usas { $event }.
log-declined = { $seat } deja que pase.
    .you = Dejas que pase.

## El registro: adónde van las cartas

log-dealt = Se reparten las cartas.
log-drew = { $seat } roba { $some }.
    .you = Robas { $some }.
log-drew-discard = { $seat } toma { FORM($card, "the") } de los descartes.
    .you = Tomas { FORM($card, "the") } de los descartes.
log-laid-open = Boca arriba: { LIST($cards) }.
log-looks = { $seat } mira { $some }.
    .you = Miras { $some }.
log-took = { $seat } toma { FORM($card, "the") }.
    .you = Tomas { FORM($card, "the") }.
log-kept = { $seat } se queda una carta.
    .you = Te quedas una carta.
log-gave = { $seat } le da { FORM($card, "a") } a { $target }.
    .you = Le das { FORM($card, "a") } a { $target }.
    .at-you = { $seat } te da { FORM($card, "a") }.
log-gave-hidden = { $seat } le da una carta a { $target }.
    .you = Le das una carta a { $target }.
    .at-you = { $seat } te da una carta.
log-buried = { $seat } pone { $some } sobre el mazo.
    .you = Pones { $some } sobre el mazo.
log-on-deck = Sobre el mazo: { FORM($card, "the") }.
log-put-back = De vuelta al mazo: { FORM($card, "the") }.
log-put-back-hidden = Una carta vuelve al mazo.
log-discarded = { $seat } descarta { LIST($cards, "a") }.
    .you = Descartas { LIST($cards, "a") }.
log-robbed = { $seat } le quita { $some } a { $target }.
    .you = Le quitas { $some } a { $target }.
    .at-you = { $seat } te quita { $some }.
    .self = { $seat } recupera { $some }.
    .you-self = Recuperas { $some }.
log-passed-on = { $target } recibe { FORM($card, "the") }.
    .at-you = Recibes { FORM($card, "the") }.
log-shown = { $seat } enseña { FORM($card, "a") } ({ $face }).
    .you = Enseñas { FORM($card, "a") } ({ $face }).
log-reshuffled = Se barajan los descartes para formar un nuevo mazo.

## El registro: desenfundar y lo que significa. $verdict es uno de los veredictos.

log-check = { $seat } desenfunda { FORM($face, "the") }: { $verdict }
    .you = Desenfundas { FORM($face, "the") }: { $verdict }
verdict-vendetta-good = ¡otro turno!
verdict-vendetta-bad = no hay otro turno.
verdict-helena-zontero-good = ¡los roles se reparten de nuevo!
verdict-helena-zontero-bad = todo queda como estaba.
verdict-daring-challenge-good = ¡el tiro falla!
verdict-daring-challenge-bad = el tiro acierta.
verdict-lifetime-good = ¡libertad!
verdict-lifetime-bad = a la Cárcel.
verdict-mad-ride-good = la cabalgada ha terminado.
verdict-mad-ride-bad = turno saltado.
verdict-wild-shot-good = no alcanza a nadie.
verdict-wild-shot-bad = alcanza a alguien.
verdict-teren-kill-good = la muerte puede esperar.
verdict-teren-kill-bad = esta vez se acabó.
verdict-grave-digger-good = el tiro falla.
verdict-grave-digger-bad = no sirve de nada.
verdict-barrel-good = el Barril aguanta.
verdict-barrel-bad = el Barril no sirve de nada.
verdict-jail-good = ¡fuera de la Cárcel!
verdict-jail-bad = a la Cárcel.
verdict-dynamite-good = la Dinamita no estalla.
verdict-dynamite-bad = ¡la Dinamita explota!
verdict-good = { FORM($source, "use") } funciona.
verdict-bad = { FORM($source, "use") } no sirve de nada.

## El registro: vidas, roles y personajes

log-turn-skipped = { $seat } pierde este turno.
    .you = Pierdes este turno.
log-life-lost = { $seat } pierde { lives }.
    .you = Pierdes { lives }.
log-life-lost-gag = { $seat } ha hablado y pierde { lives }.
    .you = Has hablado y pierdes { lives }.
log-life-lost-susanna = { $seat } ha jugado muy pocas cartas y pierde { lives }.
    .you = Has jugado muy pocas cartas y pierdes { lives }.
log-life-gained = { $seat } recupera { lives }.
    .you = Recuperas { lives }.
log-no-effect = { FORM($kind, "the") } no surte efecto.
log-immune = { FORM($source, "the") } no afecta a { $target }.
    .at-you = { FORM($source, "the") } no te afecta.
log-ability-copied = { $seat } copia { FORM($character, "use") }.
    .you = Copias { FORM($character, "use") }.
log-role-shown = { $seat } tenía el rol de { $role }.
    .you = Tenías el rol de { $role }.
log-character-taken = { $seat } juega como { $character }, con { lives }.
    .you = Juegas como { $character }, con { lives }.
log-disguised = { $seat } tiene { FORM($character, "use") } durante esta ronda.
    .you = Tienes { FORM($character, "use") } durante esta ronda.
log-undisguised = { $seat } vuelve a tener su propia habilidad.
    .you = Vuelves a tener tu propia habilidad.
log-abilities = { $seat } tiene las habilidades de { $character } y { $second }.
    .you = Tienes las habilidades de { $character } y { $second }.
log-hand-empty = { $seat } no tiene cartas que enseñar.
    .you = No tienes cartas que enseñar.
log-hand-shown = { $seat } enseña su mano: { LIST($cards) }.
    .you = Enseñas tu mano: { LIST($cards) }.
log-out = ¡{ $seat } muerde el polvo!
    .you = ¡Muerdes el polvo!
log-out-role = ¡{ $seat } muerde el polvo! Su rol: { $role }.
    .you = ¡Muerdes el polvo! Tu rol: { $role }.
log-penalty = { $seat } ha eliminado a un Alguacil y lo descarta todo.
    .you = Has eliminado a un Alguacil y lo descartas todo.
log-reward = { $seat } cobra la recompensa.
    .you = Cobras la recompensa.

## El registro: cartas de evento

log-event = Nuevo evento: { $event }.
log-event-next = Nuevo evento: { $event }. Próximo: { $coming }.
log-event-last = Nuevo evento: { $event }. Se queda hasta el final.
log-event-ended = Se acaba el evento: { $event }.
log-roles-dealt = Los roles se reparten de nuevo.
log-role-dealt = { $seat } tiene ahora el rol de { $role }.
    .you = Ahora tienes el rol de { $role }.
log-role-revealed = { $seat } revela su rol: { $role }.
    .you = Revelas tu rol: { $role }.
log-swapped = { $seat } y { $target } cambian de sitio.
    .you = Cambias de sitio con { $target }.
    .at-you = { $seat } cambia de sitio contigo.
log-will-miss = { $seat } perderá el próximo turno.
    .you = Perderás tu próximo turno.
log-jailed-for-life = { $seat } recibe una condena de cadena perpetua.
    .you = Recibes una condena de cadena perpetua.
log-freed = { $seat } recupera la libertad.
    .you = Recuperas la libertad.
log-grave-digger = { $seat } sigue en juego como { $character }, con { lives }.
    .you = Sigues en juego como { $character }, con { lives }.
log-reborn = { $event }: { $seat } sigue en juego con el rol de { $role } y { lives }.
    .you = { $event }: sigues en juego con el rol de { $role } y { lives }.
log-ordered = { $seat } le ordena a { $target } jugar { FORM($kind, "a") }.
    .you = Le ordenas a { $target } jugar { FORM($kind, "a") }.
    .at-you = { $seat } te ordena jugar { FORM($kind, "a") }.
# $other es contra quien hay que jugar la carta ordenada.
log-ordered-on = { $seat } le ordena a { $target } jugar { FORM($kind, "a") } contra { $other ->
        [you] ti
       *[other] { $other }
    }.
    .you = Le ordenas a { $target } jugar { FORM($kind, "a") } contra { $other ->
        [you] ti
       *[other] { $other }
    }.
    .at-you = { $seat } te ordena jugar { FORM($kind, "a") } contra { $other }.
log-ordered-own = { $seat } le ordena a { $target } jugar { FORM($kind, "a") } con sus propias cartas.
    .you = Le ordenas a { $target } jugar { FORM($kind, "a") } con sus propias cartas.
    .at-you = { $seat } te ordena jugar { FORM($kind, "a") } con tus propias cartas.
log-ghost = { $seat } vuelve como fantasma.
    .you = Vuelves como fantasma.
log-returned = { $seat } vuelve con { lives }.
    .you = Vuelves con { lives }.
log-suit-named = { $seat } elige { $suit }: ningún otro palo este turno.
    .you = Eliges { $suit }: ningún otro palo este turno.
log-guessed-right = { $seat } dice { $colour } y sale { FORM($face, "the") }: acierta.
    .you = Dices { $colour } y sale { FORM($face, "the") }: aciertas.
log-guessed-wrong = { $seat } dice { $colour }, pero sale { FORM($face, "the") }: falla.
    .you = Dices { $colour }, pero sale { FORM($face, "the") }: fallas.
log-guessed-right-unseen = { $seat } dice { $colour }: acierta.
    .you = Dices { $colour }: aciertas.
log-guessed-wrong-unseen = { $seat } dice { $colour }: falla.
    .you = Dices { $colour }: fallas.

## El final de la partida

outcome-law = La ley y el orden prevalecen
outcome-deputy = Gana el Alguacil
outcome-outlaw = Gana el Forajido
outcome-outlaws = Los Forajidos se adueñan del pueblo
outcome-renegade = Solo el Renegado queda en pie
outcome-renegades = Ganan los Renegados
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Preguntas a quien lee. $seat es quien ataca o pide.

ask-turn = Tu turno. Juega cartas o termina el turno.
attack-shot = { $seat } te dispara.
attack-card = { $seat } te dispara con { FORM($kind, "the") }.
attack-blow = { $seat } te ataca con { FORM($kind, "a") }.
attack-character = { $seat } te dispara con { FORM($character, "use") }.
attack-sniper = { $seat } te tiene en su mira de francotirador.
attack-event = { $event } te dispara.
attack-nobody = Te disparan.
ask-shot = { $attack } Juega un ¡Fallaste! o encaja el golpe.
ask-shot-several = { $attack } Hacen falta { $n } ¡Fallaste! para pararlo. Juégalos o encaja el golpe.
ask-roulette = { $event }: juega un ¡Fallaste! o pierde 2 vidas.
ask-ricochet = { $seat } dispara a tu { $card }. Juega un ¡Fallaste! o pierde la carta.
ask-ricochet-nobody = Disparan a tu { $card }. Juega un ¡Fallaste! o pierde la carta.
ask-indians = { $seat } juega { $kind } Descarta un BANG! o pierde 1 vida.
ask-duel = { $kind } con { $seat }: descarta un BANG! o pierde 1 vida.
ask-dying = Te mueres. Recupera { lives } o quedas fuera.
ask-hurt = Has perdido vida. Ahora puedes jugar una Cerveza por ello.
ask-store = { $kind }: toma una carta.
ask-put-back = { $left ->
        [one] Toca la carta que devuelves. Te quedas las demás.
       *[other] Toca { $left } cartas para devolverlas, primero la que irá más abajo.
    }
ask-give = Elige una carta para { $target }.
ask-give-flint = Elige una carta para { $target }; a cambio recibes dos al azar.
ask-give-own = { FORM($source, "use") }: dale a { $target } una carta de tu mano.
ask-command = Di qué carta debe jugar { $target }.
ask-command-on = ¿Contra quién debe jugar { $target } { FORM($kind, "a") }?
ask-obey = { $seat } te ordena jugar { FORM($kind, "a") }. Elige la carta.
ask-obey-on = { $seat } te ordena jugar { FORM($kind, "a") } contra { $target }. Elige la carta.
    .at-you = { $seat } te ordena jugar { FORM($kind, "a") } contra ti. Elige la carta.
ask-haunt = Elige una carta en juego para moverla.
ask-haunt-whom = ¿Quién recibe { FORM($card, "the") }?
ask-prisoner = { $event }: di a quién encarcelas de por vida.
ask-booty = { $event }: elige la única carta que te quedas.
ask-chief = { $event }: toma una carta.
ask-reveal = Un Forajido puede revelar ahora su rol para robar 3 cartas y usar ¡Fallaste! como Cerveza.
ask-badman = Puedes descartar dos cartas para recuperar 1 vida.
ask-redraw = Cambia tus dos personajes por otros dos, o quédatelos.
ask-second-bang = Descarta un segundo BANG! para disparar.
ask-second-bang-at = Descarta un segundo BANG! para disparar a { $target }.
ask-repeat = Descarta un BANG! para repetir { FORM($kind, "the") }.
ask-repeat-on = Descarta un BANG! para repetir { FORM($kind, "the") } contra { $target }.
    .self = Descarta un BANG! para repetir { FORM($kind, "the") } contigo.
ask-discard-hand = Descarta tu mano en el orden que quieras.
ask-discard-hand-exchange = Descarta tu mano en el orden que quieras; robarás otras tantas cartas.
ask-flip = Elige qué carta cuenta para { FORM($source, "use") }.
ask-rob = Quítale una carta a { $target }: una en juego o una al azar de la mano.
    .self = Recupera una de tus cartas en juego.
ask-strip = Descarta una carta de { $target }: una en juego o una al azar de la mano.
    .self = Elige una de tus cartas para descartarla.
ask-inherit = Toma una carta de { $target }: una en juego o una al azar de la mano.
ask-take-in-play = Toma una carta en juego de otro jugador o roba del mazo.
ask-copy = Elige de quién quieres la habilidad hasta tu próximo turno.
ask-pay-delgado = Descarta una carta azul para robar 2 cartas.
ask-pay-source = Descarta una carta para { FORM($source, "use") }.
ask-pay-shot = Descarta otra carta para disparar a { $target } con { FORM($card, "the") }.
ask-pay-rag-time = Descarta otra carta para quitarle una a { $target } con { FORM($card, "the") }.
ask-pay-tequila = Descarta otra carta para invitar a { $target } a { FORM($card, "a") }.
    .self = Descarta otra carta para beberte { FORM($card, "the") }.
ask-pay-drink = Descarta otra carta para beberte { FORM($card, "the") }.
ask-pay-brawl = Descarta otra carta para empezar { FORM($card, "the") }.
ask-pay = Descarta otra carta para jugar { FORM($card, "the") }.
ask-draw-player = Roba tu primera carta de la mano de alguien o del mazo.
ask-draw-discard = Roba tu primera carta de los descartes o del mazo.
ask-character = Elige quién quieres ser.
ask-identity = Cambia de personaje para siempre, con 2 vidas, o sigue como estás.
ask-identity-round = Cambia de personaje, para siempre con 2 vidas o solo esta ronda, o sigue como estás.
ask-brother = Puedes ceder 1 vida para que otro jugador la recupere.
ask-liquor = Roba tus cartas o, en su lugar, recupera 1 vida.
ask-guess = Adivina: ¿la próxima carta es roja o negra?
ask-guess-again = ¡Acertaste! Sigue si quieres: ¿roja o negra?
ask-suit = Elige el único palo que usarás el resto de tu turno.
ask-exchange = Descarta cuantas cartas quieras; robarás otras tantas.
ask-exchange-more = Robarás { $n ->
        [one] una carta
       *[other] { $n } cartas
    }. Descarta más o déjalo así.
ask-surrender = { $event } exigen una de tus cartas en juego. Elige cuál.
ask-discard = Tienes más cartas que vidas. { $left ->
        [one] Descarta una.
       *[other] Descarta { $left }.
    }
ask-order-out = Quedas fuera. Descarta tus cartas en el orden que quieras.
ask-order-penalty = Has eliminado a un Alguacil. Descarta todas tus cartas, en el orden que quieras.

## Mientras se pregunta a otros. $seat es a quien se pregunta.

wait-turn = Esperando a que { $seat } juegue.
wait-give = Esperando a que { $seat } le dé una carta a { $target }.
    .at-you = Esperando a que { $seat } te dé una carta.
wait-command = Esperando a que { $seat } le dé una orden a { $target }.
    .at-you = Esperando a que { $seat } te dé una orden.
wait-obey = Esperando a que { $seat } obedezca.
wait-prisoner = Esperando a que { $seat } encarcele a alguien de por vida.
wait-choose-card = Esperando a que { $seat } elija una carta.
wait-reveal = Esperando a ver si { $seat } revela su rol.
wait-badman = Esperando a ver si { $seat } compra una vida.
wait-redraw = Esperando a que { $seat } elija habilidades.
wait-shot = Esperando a que { $seat } responda al disparo de { $target }.
    .at-you = Esperando a que { $seat } responda a tu disparo.
wait-shot-event = { FORM($source, "the") }: esperando a que { $seat } responda.
wait-shot-nobody = Esperando a que { $seat } responda a un disparo.
wait-ricochet = Esperando a ver si { $seat } salva { FORM($card, "the") }.
wait-indians = { $kind } de { $target }: esperando a que { $seat } responda.
    .at-you = Tu { $kind }: esperando a que { $seat } responda.
wait-duel = Esperando a { $seat } en { FORM($kind, "the") } con { $target }.
    .at-you = Esperando a { $seat } en { FORM($kind, "the") } contigo.
wait-dying = Esperando a { $seat }, al borde de la muerte.
wait-hurt = Esperando a { $seat }, que ha recibido un golpe.
wait-take = Esperando a que { $seat } tome una carta.
wait-put-back = Esperando a que { $seat } elija cartas.
wait-give-away = Esperando a que { $seat } reparta cartas.
wait-flip = Esperando a que { $seat } elija una carta para { FORM($source, "use") }.
wait-rob = Esperando a que { $seat } le quite una carta a { $target }.
    .at-you = Esperando a que { $seat } te quite una carta.
    .self = Esperando a que { $seat } recupere una carta.
wait-strip = Esperando a que { $seat } elija una carta de { $target }.
    .at-you = Esperando a que { $seat } elija una de tus cartas.
    .self = Esperando a que { $seat } elija una de sus propias cartas.
wait-inherit = Esperando a que { $seat } tome una carta de { $target }.
    .at-you = Esperando a que { $seat } tome una de tus cartas.
wait-draw = Esperando a que { $seat } robe.
wait-copy = Esperando a que { $seat } elija una habilidad.
wait-character = Esperando a que { $seat } elija un personaje.
wait-brother = Esperando a ver si { $seat } ayuda a alguien.
wait-liquor = Esperando a que { $seat } robe o beba.
wait-guess = Esperando a que { $seat } adivine un color.
wait-suit = Esperando a que { $seat } elija un palo.
wait-exchange = Esperando a que { $seat } cambie cartas.
wait-surrender = Esperando a que { $seat } entregue una carta.
wait-discard = Esperando a que { $seat } descarte.

## Botones: lo que puede hacer quien lee. Sin punto final; deben ser cortos.

do-play = Jugar { $card }
do-play-as = Jugar { $card } como { $kind }
do-discard = Descartar { $card }
do-discard-as = Descartar { $card } como { $kind }
do-lay-down = Poner en la mesa { $card }
do-shoot = Disparar a { $target }
do-duel = Retar a { $target }
do-jail = Encarcelar a { $target }
    .self = Ir a la Cárcel
do-take = Quitarle una carta a { $target }
    .self = Recuperar una carta
do-strip = Descartar una carta de { $target }
    .self = Descartar una carta tuya
do-punch = Golpear a { $target }
do-knife = Usar { FORM($kind, "the") } contra { $target }
do-fire = Disparar a { $target } con { FORM($kind, "the") }
do-tequila = Invitar a { $target } a { FORM($kind, "a") }
    .self = Beber { FORM($kind, "the") }
do-play-on = Jugar { $kind } contra { $target }
# $action es otro botón: «Disparar a Bo con ¡Fallaste!».
do-with = { $action } con { $card }
do-repeat = Otra vez: { $action }
do-repeat-kind = Otra vez: { $kind }
do-repeat-any = Repetirlo
do-discard-two-shoot = Descartar { LIST($cards) } y disparar a { $target }
do-discard-two-life = Descartar { LIST($cards) } por 1 vida
do-use = Usar { FORM($source, "use") }
do-pick-hidden = Carta al azar de la mano
do-brother = Dar 1 vida a { $target }
do-prisoner = Cadena perpetua para { $target }
do-command-on = Contra { $target }
    .self = Contra ti
do-command-own = Con las cartas de { $target }
do-haunt-whom = A { $target }
    .self = A ti
do-draw-from = Robar de la mano de { $target }
do-draw-cards = Robar tus cartas
do-draw-others = Robar otros dos
do-draw-deck = Robar del mazo
do-use-discarded = Usar el ¡Fallaste! descartado
do-take-discard = Tomar { FORM($card, "the") }
do-take-top-discard = Tomar el último descarte
do-copy = Copiar a { $character }
do-character = Ser { $character }
do-identity = Ser { $character } con 2 vidas
do-identity-round = Ser { $character } esta ronda
do-regain = Recuperar 1 vida
do-red = Roja
do-black = Negra
do-suit = Solo { $suit }
do-reveal = Revelar tu rol
do-kind = { $kind }
do-rest = Descartar el resto
do-end = Terminar turno
do-ricochet = Disparar a { $card } de { $target }
    .self = Disparar a tu { $card }
do-ricochet-card = Disparar contra { FORM($card, "the") }
do-ricochet-any = Disparar a una carta en juego
do-snipe = Disparar a { $target } con 2 BANG!
do-snipe-any = Francotirador: 2 BANG!
do-order = Dar una orden a { $target }
do-order-any = Dar una orden a alguien
do-gift = Dar una carta a { $target }
do-gift-any = Dar una carta a alguien
do-spoke = He hablado: perder 1 vida
do-swap = Cambiar de sitio con { $target }
do-haunt = Mover una carta en juego
do-two-for-life = Descartar 2 cartas por 1 vida
do-trade = Cambiar cartas con { $target }
do-trade-any = Cambiar 1 carta por 2
do-chuck = Perder 1 vida y robar 2 cartas
do-two-to-shoot = Descartar 2 cartas y disparar
do-delgado = Descartar una azul y robar 2
do-give = Dar { FORM($card, "the") } a { $target }
do-move = Mover { FORM($card, "the") }
do-move-of = Mover { FORM($card, "the") } de { $target }
    .self = Mover tu { $card }
do-keep = Conservar { FORM($card, "the") }
do-take-card = Tomar { FORM($card, "the") }
do-take-card-from = Quitar { FORM($card, "the") } a { $target }
do-put-back = Devolver { FORM($card, "the") }
do-choose-face = Elegir { FORM($face, "the") }
do-lose-two = Perder 2 vidas
do-lose-card = Perder la carta
do-stay = Seguir como estás
do-keep-lives = Conservar tus vidas
do-stop-guessing = Dejar de adivinar
do-keep-hand = Conservar tu mano
do-draw = { $n ->
        [one] Robar una carta
       *[other] Robar { $n } cartas
    }
do-take-hit = Encajar el golpe
do-lose-one = Perder 1 vida
do-die = Morder el polvo
do-accept-hit = Aceptar el golpe
do-go-on = Seguir
do-keep-cards = Conservar tus cartas
do-keep-these = Quedarte estos dos
do-cancel = Cancelar
do-pass = Pasar

## Por qué algo no es posible

no-over = La partida ha terminado.
no-your-decision = Ahora decide { $target }.
    .at-you = Ahora decides tú.
no-such-seat = Ahí no hay nadie.
no-eliminated = { $target } ya no está en juego.
    .at-you = Ya no estás en juego.
no-asked = Eso no responde a la pregunta.
no-in-hand = No tienes esa carta en la mano: { $card }.
no-available = No puedes elegir esa carta: { $card }.
no-that-card = No puedes usar { FORM($card, "a") } como { $kind }.
no-needs-target = Elige un objetivo para tu { $kind }.
no-target = { $kind } se juega sin objetivo.
no-yourself = No puedes jugar { FORM($kind, "a") } contra ti.
no-reach = { $target } está a distancia { $distance }; tu { $card } solo alcanza { $reach }.
no-reach-colt = { $target } está a distancia { $distance }; tu Colt .45 solo alcanza { $reach }.
no-reach-card = { $target } está a distancia { $distance }; { FORM($kind, "the") } solo alcanza { $reach }.
no-cards = { $target } no tiene cartas.
    .at-you = No tienes cartas.
no-bang-limit = Ya has jugado tu única carta BANG! de este turno.
no-bang-limit-several = Ya has jugado { $played } de { $limit } cartas BANG! este turno.
no-same-name = { $target } ya tiene { FORM($kind, "a") } en juego.
    .at-you = Ya tienes { FORM($kind, "a") } en juego.
no-sheriff = { $target } tiene la estrella de Sheriff, y al Sheriff no se le encarcela.
    .at-you = Tienes la estrella de Sheriff, y al Sheriff no se le encarcela.
no-full-life = Tienes todas tus vidas.
no-power-rules = No hay nada que usar.
no-power = Ahora no puedes usar { FORM($source, "use") }.
no-used-up = No puedes volver a usar { FORM($source, "use") } este turno.
no-last-life = No puedes ceder tu última vida.
no-blue-card = Necesitas una carta azul en la mano.
no-two-cards = Elige dos cartas distintas de tu mano.
no-immune = { $character }: { FORM($card, "the") } no afecta a { $target }.
    .at-you = { $character }: { FORM($card, "the") } no te afecta.
no-second-bang = { $event }: necesitas un segundo BANG!
no-other-card = Jugar { FORM($kind, "a") } cuesta otra carta, y no tienes ninguna.
no-ready = Acabas de poner en la mesa { FORM($card, "the") }. Podrás usar la carta en un turno posterior.
no-must-play = { $event }: juega { FORM($card, "the") } antes de terminar el turno.
no-bang-and-card = Elige un BANG! y una carta en juego de otro jugador.
no-two-bangs = Elige dos cartas BANG!
no-beer-two = En esta mesa no se juega ninguna Cerveza entre los dos últimos jugadores.
no-big-spencer = { $character } nunca juega un ¡Fallaste!
no-grave-digger = { $character } solo dispara con ¡Fallaste! y no reta a Duelo.
no-because = No es posible por { FORM($source, "use") }.
no-handcuffs = { $event }: solo { $suit } este turno.
no-reverend = { $event } no deja beber Cerveza a nadie.
no-sermon = { $event }: nada de BANG! en tu propio turno.
no-judge = { $event } no deja a nadie poner cartas en la mesa.
no-showdown = { $event }: las cartas BANG! solo valen como ¡Fallaste!
no-ghost = { $event }: un fantasma no hace nada que pueda dañar al Sheriff.
no-event = { $event } no lo permite.
no-beer-saves = Cuando quedan dos jugadores, la Cerveza no salva a nadie.
no-beer-loss = Fuera de tu turno, la Cerveza solo sirve cuando pierdes vida.
no-beer-dying = Fuera de tu turno, la Cerveza solo sirve contra el golpe final.
no-green-yet = Pon en la mesa { FORM($kind, "the") } en tu turno; podrás usar la carta más tarde.
no-missed-now = Solo puedes jugar { FORM($kind, "a") } cuando te disparen.
no-help-now = Ahora no sirve de nada jugar { FORM($kind, "a") }.

## Con qué se juega

# $sets son los nombres de las cajas.
sets-alone = { $sets }, sin juego básico
sets-base = 80 cartas y { $characters } personajes para 4 a 7 jugadores.
sets-both = 120 cartas, algunas verdes, y { $characters } personajes para 3 a 8 jugadores.
sets-dodge-city = Sus propias 80 cartas, algunas verdes, y { $characters } personajes para 3 a 7 jugadores.
sets-none = Elige el juego básico o Dodge City para jugar.
sets-events-rounds = { $n } cartas de evento cambian las reglas ronda a ronda.
sets-events = { $n } cartas de evento cambian las reglas.
