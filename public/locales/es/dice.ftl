### same as English: dice-ui-old-saloon dice-do-no
### same as English: figure-bart-cassidy figure-black-jack figure-calamity-janet figure-el-gringo figure-jesse-jones figure-jourdonnais
### same as English: figure-kit-carlson figure-lucky-duke figure-paul-regret figure-pedro-ramirez figure-rose-doolan figure-sid-ketchum
### same as English: figure-slab-the-killer figure-suzy-lafayette figure-apache-kid figure-bill-noface figure-doc-holyday
### same as English: figure-elena-fuente figure-jose-delgado figure-molly-stark figure-tequila-joe figure-vera-custer
### same as English: face-gatling dice-faces dice-do-die dice-do-turn

## Inicio, partida nueva.

dice-ui-card-game = Juego de cartas
dice-ui-dice-game = Juego de dados
dice-ui-new-card-game = Nueva partida de cartas
dice-ui-new-dice-game = Nueva partida de dados
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Cartas de rol
dice-ui-normal-roles = Roles normales
dice-ui-normal-roles-about = Los roles del juego básico, sin poderes.
dice-ui-needs-five = Requiere cinco jugadores o más.
dice-ui-needs-saloon-dice = José Delgado y Tequila Joe solo participan con los dados del Saloon.
dice-ui-needs-chiefs-arrow = Apache Kid solo participa con la Flecha del jefe.

## La mesa.

dice-ui-dice = Dados
dice-ui-kept = queda
dice-ui-rolls = tirar
dice-ui-locked = fijo
dice-ui-not-rolled = aún sin tirar
dice-ui-supply = Flechas restantes
dice-ui-chiefs-arrow = Flecha del jefe
dice-ui-in-supply = en el centro
dice-ui-ghost = Fantasma
dice-ui-ghost-token = Ficha del fantasma
dice-ui-ghost-token-double = Ficha del fantasma para dos dados
dice-ui-power-used = poder usado
dice-ui-myself = Yo
dice-ui-double-shot = Duplicarlo por una cerveza
dice-ui-single-shot = No duplicarlo
dice-ui-rest = Pasar hasta mi turno
dice-ui-choose-face = Elige la nueva cara.
dice-ui-choose-die-first = Toca el dado cuya ficha entregas.
dice-ui-choose-arrow = ¿Qué flecha se devuelve?

## Reglas, acerca de.

dice-ui-keys-about = En el juego de dados, 1 a 6 tocan un dado, R tira y S se planta.
dice-ui-faces = Caras
dice-ui-modules = Módulos de Old Saloon
dice-ui-special-roles = Roles especiales
dice-ui-base-game = Juego básico
dice-ui-rules-intro = Cada cual tiene un rol; solo se conoce el del Sheriff. Fíjate en quién dispara a quién, averigua quiénes son tus amigos y procura estar en el bando que quede en pie.
dice-ui-heading-roll = Tirar los dados
dice-ui-rules-roll = Tira los cinco dados y luego, hasta dos veces más, los que quieras. La dinamita se queda. Las flechas se toman después de cada tirada.
dice-ui-heading-resolve = Usar los dados
dice-ui-rules-resolve = Cuando dejas de tirar se usan todos los dados: primero los puntos de mira, todos a la vez; luego las cervezas y luego la Gatling.
dice-ui-heading-indians = Indios
dice-ui-rules-indians = Quien toma la última flecha atrae a los indios: cada cual pierde 1 vida por cada flecha que tenga, y todas se devuelven.
dice-ui-heading-end = Eliminación
dice-ui-rules-end = Si pierdes tu última vida, quedas fuera y enseñas tu rol. El bando del Sheriff gana cuando caen todos los Forajidos y Renegados; los Forajidos, cuando cae el Sheriff; un Renegado debe ser el último en pie.
dice-ui-heading-three = Tres jugadores
dice-ui-rules-three = Un Alguacil, que empieza, un Forajido y un Renegado, todos a la vista. El Alguacil persigue al Renegado; este, al Forajido; y este, al Alguacil. Elimina tú a tu presa y ganas; si no, gana quien quede en pie.
dice-ui-arrows-of = { $n ->
        [one] 1 flecha
       *[other] { $n } flechas
    }
dice-ui-die-number = Dado { $n }
dice-ui-hits-coming = { $n ->
        [one] 1 impacto en camino
       *[other] { $n } impactos en camino
    }
dice-ui-beers-coming = { $n ->
        [one] 1 cerveza en camino
       *[other] { $n } cervezas en camino
    }

## Personajes del juego de dados

figure-bart-cassidy = Bart Cassidy
    .rule = En vez de perder una vida por un punto de mira o la Gatling puedes tomar una flecha, pero nunca la última.
figure-black-jack = Black Jack
    .rule = Puedes volver a tirar la dinamita mientras haya menos de tres.
figure-calamity-janet = Calamity Janet
    .rule = Puedes usar un punto de mira 1 como un 2, y un 2 como un 1.
figure-el-gringo = El Gringo
    .rule = Quien te haga perder vida con puntos de mira o la Gatling toma una flecha.
figure-jesse-jones = Jesse Jones
    .rule = Mientras tengas cuatro vidas o menos, cada cerveza que te bebas te da 2.
figure-jourdonnais = Jourdonnais
    .rule = Un ataque indio nunca te cuesta más de 1 vida.
figure-kit-carlson = Kit Carlson
    .rule = Por cada gatling que saques puedes devolver una flecha de cualquiera, también tuya.
figure-lucky-duke = Lucky Duke
    .rule = Puedes tirar una vez más: cuatro veces por turno.
figure-paul-regret = Paul Regret
    .rule = La Gatling nunca te cuesta vida.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Por cada vida que pierdas puedes devolver una de tus flechas.
figure-rose-doolan = Rose Doolan
    .rule = Tus puntos de mira también alcanzan un asiento más allá.
figure-sid-ketchum = Sid Ketchum
    .rule = Al empezar tu turno, quien tú elijas recupera 1 vida. Puedes elegirte a ti.
figure-slab-the-killer = Slab the Killer
    .rule = Una vez en tu turno puedes gastar una cerveza para que un punto de mira cuente doble.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Si tus dados finales no muestran ningún punto de mira, recuperas 2 vidas al final de tu turno.
figure-vulture-sam = Sam “El Buitre”
    .rule = Cuando otro jugador queda fuera, recuperas 2 vidas.
figure-willy-the-kid = Willy el Niño
    .rule = Te bastan dos gatling para disparar la Gatling.
figure-apache-kid = Apache Kid
    .rule = Por una flecha que saques puedes quitarle a otro jugador la Flecha del jefe.
figure-bill-noface = Bill Noface
    .rule = Solo tomas flechas por los dados de tu última tirada.
figure-doc-holyday = Doc Holyday
    .rule = Si usas tres puntos de mira o más en un turno, recuperas además 2 vidas.
figure-elena-fuente = Elena Fuente
    .rule = Tras cada tirada con flechas puedes darle una de ellas a otro jugador.
figure-jose-delgado = José Delgado
    .rule = Puedes tirar el Bocazas como sexto dado.
figure-molly-stark = Molly Stark
    .rule = Cuando otro jugador pierde vida, puedes perderla tú en su lugar, pero nunca más de la que tengas.
figure-tequila-joe = Tequila Joe
    .rule = Puedes tirar el Cobarde como sexto dado.
figure-vera-custer = Vera Custer
    .rule = Los puntos de mira te cuestan en total 1 vida menos.

## Roles especiales (nuestra traducción)

# our translation
power-the-bear = El Oso
    .rule = Empiezas con 3 vidas más en vez de 2.
# our translation
power-the-good = El Bueno
    .rule = Al empezar tu turno: pasas a ser Sheriff y el Sheriff pasa a ser Alguacil. Cada cual conserva sus vidas, pero no las extra de Sheriff.
# our translation
power-the-doctor = El Doctor
    .rule = Tras cualquier tirada: gira un dado a otra cara. La cara anterior no cuenta.
# our translation
power-the-judge = El Juez
    .rule = Cuando otro jugador enseña un rol especial: su poder no hace nada y queda gastado.
# our translation
power-the-gambler = El Tahúr
    .rule = Tras la última tirada de otro jugador: se tiran todos los dados una vez más, también la dinamita, y eso es lo que cuenta.
# our translation
power-the-bad = El Malo
    .rule = Cuando otro jugador va a recuperar vida: no la recupera y las cervezas se pierden.
# our translation
power-the-ugly = El Feo
    .rule = Al empezar tu turno: dos jugadores se cambian las flechas. Puedes ser uno de los dos.
# our translation
power-right-hand = Mano derecha del diablo
    .rule = Al final de tu turno: juega otro turno de inmediato.
# our translation
power-left-hand = Mano izquierda del diablo
    .rule = Cuando alguien, incluso tú, fuera a quedar fuera: sigue en juego con 2 vidas y puede devolver todas sus flechas.

## Caras de los dados

face-arrow = flecha
    .rule = Toma una flecha de inmediato, tras cada tirada. Al tomarse la última atacan los indios: cada cual pierde 1 vida por cada flecha que tenga.
    .short = flecha
face-broken-arrow = flecha rota
    .rule = Cada vez que sale, quien tú elijas devuelve una flecha, pero no la Flecha del jefe. Se puede volver a tirar.
    .short = rota
face-bullet = bala
    .rule = Cada vez que sale pierdes 1 vida de inmediato. Se puede volver a tirar.
    .short = bala
face-dynamite = dinamita
    .rule = No se puede volver a tirar. Con tres dejas de tirar y pierdes 1 vida de inmediato.
    .short = dinamita
face-bullseye-1 = punto de mira 1
    .rule = Alguien sentado junto a ti pierde 1 vida.
    .short = disparo
face-double-bullseye-1 = doble punto de mira 1
    .rule = Cuenta como dos puntos de mira 1.
    .short = 2 disparos
face-bullseye-2 = punto de mira 2
    .rule = Alguien a dos asientos de ti pierde 1 vida. Con tres jugadores o menos, alguien junto a ti.
    .short = disparo
face-double-bullseye-2 = doble punto de mira 2
    .rule = Cuenta como dos puntos de mira 2.
    .short = 2 disparos
face-beer = cerveza
    .rule = Quien tú elijas recupera 1 vida, sin pasar nunca de las que tenía al empezar.
    .short = cerveza
face-double-beer = cerveza doble
    .rule = Cuenta como dos cervezas.
    .short = 2 cervezas
face-gatling = gatling
    .rule = Tres disparan la Gatling, una vez por turno: los demás pierden 1 vida y tú devuelves todas tus flechas.
    .short = gatling
face-double-gatling = gatling doble
    .rule = Cuenta como dos gatling.
    .short = 2 gatling

## Dados

die-base = Dados básicos
# our translation
die-loudmouth = Bocazas
# our translation
die-coward = Cobarde

## Módulos de Old Saloon

module-saloon-dice = Dados del Saloon
    .about = Antes de la primera tirada puedes cambiar un dado básico por el Bocazas o el Cobarde.
module-chiefs-arrow = Flecha del jefe
    .about = Cuenta como dos flechas cuando atacan los indios; pero si quien la tiene supera a todos en flechas, no pierde nada.
module-special-roles = Roles especiales
    .about = Cada rol tiene un poder que se puede usar una vez, enseñándolo.
module-mixed-roles = Roles mezclados
    .about = Los roles normales y especiales se barajan juntos, así que nadie sabe cuántos hay.
module-characters = Personajes
    .about = 8 personajes más.
module-ghost = Fantasma
    .about = Quien cae primero sigue como fantasma, tira dos dados y entrega una ficha que fija un dado de otro jugador.

## Frases en la mesa del juego de dados; véase table.ftl

dice-faces = { $n ->
        [one] { $face }
       *[other] { $n } × { $face }
    }
# $arrows son las flechas normales, $chief es 1 con la Flecha del jefe.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] una flecha
           *[other] { $arrows } flechas
        }
       *[other] { $arrows ->
            [0] la Flecha del jefe
            [one] una flecha y la Flecha del jefe
           *[other] { $arrows } flechas y la Flecha del jefe
        }
    }
dice-log-rolled = { $seat } saca: { $faces }.
    .you = Sacas: { $faces }.
dice-log-turned = { $seat } gira un dado: { $face }.
    .you = Giras un dado: { $face }.
dice-log-stopped = { $seat } se planta.
    .you = Te plantas.
dice-log-took = { $seat } toma { dice-arrows }.
    .you = Tomas { dice-arrows }.
dice-log-took-from = { $seat } le quita { dice-arrows } a { $target }.
    .you = Le quitas { dice-arrows } a { $target }.
    .at-you = { $seat } te quita { dice-arrows }.
dice-log-put-back = { $seat } devuelve { dice-arrows }.
    .you = Devuelves { dice-arrows }.
dice-log-put-back-of = { $seat } devuelve { dice-arrows } de { $target }.
    .you = Devuelves { dice-arrows } de { $target }.
    .at-you = { $seat } devuelve { dice-arrows } de las tuyas.
dice-log-swapped = { $seat } y { $target } se cambian las flechas.
    .you = Cambias tus flechas con { $target }.
    .at-you = { $seat } cambia sus flechas contigo.
dice-log-indians = Se toma la última flecha: ¡atacan los indios!
dice-log-chief-spared = { $seat } tiene más flechas que nadie y la Flecha del jefe, y no pierde nada.
    .you = Tienes más flechas que nadie y la Flecha del jefe, y no pierdes nada.
dice-log-exploded = Tres dinamitas explotan ante { $target }.
    .at-you = Tres dinamitas explotan ante ti.
dice-log-aimed = { $seat } dispara a { $target }.
    .you = Disparas a { $target }.
    .at-you = { $seat } te dispara.
dice-log-aimed-several = { $seat } dispara a { $target } { $n } veces.
    .you = Disparas a { $target } { $n } veces.
    .at-you = { $seat } te dispara { $n } veces.
dice-beers = { $n ->
        [one] una cerveza
       *[other] { $n } cervezas
    }
dice-log-beers = { $seat } invita a { $target } a { dice-beers }.
    .you = Invitas a { $target } a { dice-beers }.
    .at-you = { $seat } te invita a { dice-beers }.
    .self = { $seat } se bebe { dice-beers }.
    .you-self = Te bebes { dice-beers }.
dice-log-gatling = ¡{ $seat } dispara la Gatling!
    .you = ¡Disparas la Gatling!
dice-log-used = { $seat } usa { FORM($source, "use") }.
    .you = Usas { FORM($source, "use") }.
dice-log-used-on = { $seat } usa { FORM($source, "use") }. Objetivo: { $target }.
    .you = Usas { FORM($source, "use") }. Objetivo: { $target }.
    .at-you = { $seat } usa { FORM($source, "use") } contigo.
    .self = { $seat } usa { FORM($source, "use") } en beneficio propio.
    .you-self = Usas { FORM($source, "use") } en beneficio propio.
dice-log-lost-gatling = { $seat } pierde { lives } por la Gatling.
    .you = Pierdes { lives } por la Gatling.
dice-log-lost-indians = { $seat } pierde { lives } por los indios.
    .you = Pierdes { lives } por los indios.
dice-log-lost-dynamite = { $seat } pierde { lives } por la dinamita.
    .you = Pierdes { lives } por la dinamita.
dice-log-lost-bullet = { $seat } pierde { lives } por una bala.
    .you = Pierdes { lives } por una bala.
dice-log-gain-denied = { $seat } no recupera nada.
    .you = No recuperas nada.
dice-log-loss-taken = { $seat } pierde { lives } en lugar de { $target }.
    .you = Pierdes { lives } en lugar de { $target }.
    .at-you = { $seat } pierde { lives } en tu lugar.
dice-log-spared = { $seat } se libra de perder { lives }.
    .you = Te libras de perder { lives }.
dice-log-spared-by = { FORM($source, "use") }: { $seat } se libra de perder { lives }.
    .you = { FORM($source, "use") }: te libras de perder { lives }.
dice-log-role = { $seat } tiene el rol de { $role }.
    .you = Tienes el rol de { $role }.
dice-log-role-power = { $seat } tiene el rol de { $role }: { $power }.
    .you = Tienes el rol de { $role }: { $power }.
dice-log-power-used = { $seat } usa su poder: { $power }.
    .you = Usas tu poder: { $power }.
dice-log-power-cancelled = { $power } no hace nada.
dice-log-sheriff-changed = { $seat } pasa a ser Sheriff y { $target }, Alguacil.
    .you = Pasas a ser Sheriff y { $target }, Alguacil.
    .at-you = { $seat } pasa a ser Sheriff y tú, Alguacil.
dice-log-extra-turn = { $seat } juega otro turno.
    .you = Juegas otro turno.
dice-log-ghost = { $seat } se queda como fantasma.
    .you = Te quedas como fantasma.
dice-log-ghost-side = { $seat } se queda como fantasma. Su bando: { $team }.
    .you = Te quedas como fantasma. Tu bando: { $team }.
dice-log-marked = { $seat } recibe una ficha del fantasma: { $face }.
    .you = Recibes una ficha del fantasma: { $face }.
dice-log-marked-double = { $seat } recibe una ficha del fantasma para dos dados: { $face }.
    .you = Recibes una ficha del fantasma para dos dados: { $face }.

## Preguntas

dice-ask-dice = Tu turno. Elige tus dados.
dice-ask-ghost-roll = Eres el fantasma. Tira tus dos dados.
dice-ask-first-roll = Tu turno. Tira los dados.
dice-ask-roll = Toca los que guardas y tira el resto, o plántate. { $left ->
        [one] Queda 1 tirada.
       *[other] Quedan { $left } tiradas.
    }
# $left es cuántas veces se pregunta lo mismo; 1 si es la última.
dice-ask-shoot = { $left ->
        [1] Punto de mira { $reach }: ¿a quién disparas?
       *[other] Punto de mira { $reach }: ¿a quién disparas? Quedan { $left }.
    }
dice-ask-heal = { $left ->
        [1] Cerveza: ¿quién recupera 1 vida?
       *[other] Cerveza: ¿quién recupera 1 vida? Quedan { $left }.
    }
dice-ask-heal-by = { $source }: ¿quién recupera 1 vida?
dice-ask-elena = { $source }: ¿quién toma por ti la primera flecha?
dice-ask-swap = { $source }: ¿quiénes se cambian las flechas?
dice-ask-arrow = { $left ->
        [1] ¿Qué flecha tomas?
       *[other] ¿Qué flecha tomas? Quedan { $left }.
    }
dice-ask-dodge = Vas a perder { $left ->
        [one] 1 vida
       *[other] { $left } vidas
    }. ¿Tomas una flecha en vez de perder 1 vida?
dice-ask-broken-arrow = { $left ->
        [1] Flecha rota: ¿de quién es la flecha que se devuelve?
       *[other] Flecha rota: ¿de quién es la flecha que se devuelve? Quedan { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: ¿devuelves una flecha?
       *[other] { $source }: ¿devuelves una flecha? Quedan { $left }.
    }
dice-ask-return-all = Te has salvado. ¿Devuelves todas tus flechas?
dice-ask-take-loss = { $target } va a perder { lives }. ¿Lo asumes tú?
# $attack es una de las ocasiones siguientes.
dice-ask-role = { $attack } ¿Enseñas tu rol y usas su poder?
dice-when-turn-start = Empieza tu turno.
dice-when-turn-end = Acaba tu turno.
dice-when-rolled = { $seat } ha tirado.
    .you = Has tirado.
dice-when-last-roll = { $seat } deja de tirar.
    .you = Dejas de tirar.
dice-when-revealed = { $seat } enseña { $power }.
    .you = Enseñas { $power }.
dice-when-gain = { $seat } va a recuperar { lives }.
    .you = Vas a recuperar { lives }.
dice-when-death = { $seat } va a quedar fuera.
    .you = Vas a quedar fuera.
dice-ask-turn = { $source }: toca un dado y elige su nueva cara.
dice-ask-give = Fantasma: da a alguien una ficha de uno de tus dados.
dice-wait-dice = Esperando a que { $seat } elija dados.
dice-wait-roll = Esperando a que { $seat } tire.
dice-wait-shoot = Esperando a que { $seat } apunte.
dice-wait-heal = Esperando a que { $seat } reparta vidas.
dice-wait-seat = Esperando a que { $seat } elija a alguien.
dice-wait-arrow = Esperando a que { $seat } tome una flecha.
dice-wait-fire = Esperando a { $seat }, en plena línea de fuego.
dice-wait-return = Esperando a que { $seat } devuelva flechas.
dice-wait-role = Esperando a { $seat }, que puede tener un rol especial.
dice-wait-turn = Esperando a que { $seat } gire un dado.
dice-wait-give = Esperando a que { $seat } entregue una ficha.

## Botones

dice-do-base = Solo dados básicos
dice-do-die = { $die }
dice-do-roll = Tirar
dice-do-roll-some = { $n ->
        [one] Tirar 1 dado
       *[other] Tirar { $n } dados
    }
dice-do-stop = Plantarse
dice-do-shoot = Disparar a { $target }
    .self = Dispararte
dice-do-shoot-twice = Disparar dos veces a { $target }
    .self = Dispararte dos veces
dice-do-seat = { $target }
    .self = Yo
dice-do-take = Tomar una flecha
dice-do-take-chief = Tomar la Flecha del jefe
dice-do-take-from = La Flecha del jefe de { $target }
    .self = Tu propia Flecha del jefe
dice-do-return = Devolver una flecha
dice-do-return-chief = Devolver la Flecha del jefe
dice-do-return-all = Devolverlas todas
dice-do-take-loss = Asumirlo yo
dice-do-power = Usar { $power }
dice-do-show-role = Enseñar mi rol
dice-do-turn = { $face }
dice-do-give = { $face } para { $target }
    .self = { $face } para ti
dice-do-lose = Perder vida
dice-do-pass = Pasar
dice-do-no = No

## Por qué algo no es posible

dice-no-must-choose = Tienes que elegir.
dice-no-such-die = Ese dado no existe.
dice-no-first-roll = En la primera tirada se tiran todos los dados.
dice-no-dice-left = No queda ningún dado que tirar. Plántate.
dice-no-locked = La dinamita se queda donde está.
dice-no-that-face = El dado no tiene esa cara: { $face }.
dice-no-shown = Ningún dado muestra esa cara: { $face }.
dice-no-that-die = No se puede elegir este dado: { $die }.
dice-no-yourself = A ti no.
dice-no-reach = { $target } está a { $distance ->
        [one] 1 asiento
       *[other] { $distance } asientos
    }; este punto de mira alcanza a { $reach }.
dice-no-double = Ahora no puedes duplicar un punto de mira.
dice-no-such-arrow = No puedes tomar esa flecha.
dice-no-arrow-there = { $target } no tiene flechas que devolver.
    .at-you = No tienes flechas que devolver.
dice-no-power = Tu rol no tiene ningún poder para este momento.
dice-no-that-player = { $source }: tienes que elegir a otra persona.
