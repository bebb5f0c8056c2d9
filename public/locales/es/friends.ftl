### same as English: friends-seconds talk-ms

## Amigos en sus propios dispositivos

friends-about = Cada cual juega en su propio dispositivo. Uno hace de anfitrión: la partida corre ahí y no hace falta servidor.
friends-name = Tu nombre
friends-host = Abrir una mesa
friends-host-about = Elige un juego e invita a tus amigos.
friends-join = Unirse a una mesa
friends-join-about = Pega el enlace que te han enviado, escribe el nombre de una sala o escanea el código QR.
friends-paste = Enlace, código o sala
friends-paste-answer = La respuesta a tu invitación
friends-enter = Unirse
friends-take-in = Conectar
friends-scan = Escanear
friends-scan-about = Encaja todo el código QR en el marco.
friends-no-camera = No se puede usar la cámara.
friends-damaged = Eso no es un código de Standoff, o le falta una parte.
friends-other = Eso es de otra invitación, o ya se usó.
friends-failed = No se ha podido conectar. Crea una nueva invitación y vuelve a intentarlo.
friends-no-wires = No ha funcionado. Comprueba el enlace, o recarga la página y vuelve a intentarlo.
friends-back = Volver a la mesa
friends-seat-kept = Tu asiento está reservado. Pide al anfitrión una nueva invitación.
friends-invited = Tienes una invitación
friends-invited-about = Te esperan en una mesa. Di quién eres y toma asiento.
friends-invited-host = La mesa de la que eres anfitrión se cerrará.
friends-net-about = Unos rastreadores públicos ayudan a que los dispositivos se encuentren. Solo ven un número aleatorio, nada de la partida.
friends-passed-on = Se ha pasado a tu otra pestaña. Puedes cerrar esta.
friends-too-late = Demasiado tarde: eso ya no es posible.
friends-at-table = En la mesa
friends-hosts = anfitrión
friends-here = presente
friends-open = Asiento libre
friends-open-about = juega un bot si no viene nadie
friends-away = ausente ahora
friends-ready = a punto
friends-not-ready = aún no
friends-good = buena conexión, { $ms } ms
friends-fair = conexión aceptable, { $ms } ms
friends-slow = conexión lenta, { $ms } ms
friends-dismiss = Quitar a { $name }
friends-sit = Sentarse aquí
friends-stand = Dejar el asiento y mirar
friends-watch = Mirando
friends-came = { $name } está aquí.
friends-left = { $name } se ha ido.
friends-played = Juego
friends-absent = Si alguien se ausenta
friends-absent-bot = Juega un bot
friends-absent-wait = Se espera
friends-timer = Tiempo por decisión
friends-no-timer = Sin límite
friends-seconds = { $n } s
friends-invite = Invitar a alguien
friends-invite-about = Para una sola persona. En la misma red funciona sin internet.
friends-making = Un momento…
friends-step-one = 1. Enséñale esto para que lo escanee, o envíale el enlace.
friends-step-two = 2. La otra persona recibe una respuesta para ti: escanéala o pégala aquí.
friends-picture = Código QR del enlace
friends-link = Enlace
friends-send = Enviar el enlace
friends-open-room = Abrir una sala en internet
friends-room = Sala
friends-room-searching = Preguntando a los rastreadores…
friends-room-open = Abierta: tus amigos pueden unirse por su nombre, su enlace o su código QR.
friends-room-trouble = Ningún rastreador responde. Se sigue intentando…
friends-close-room = Cerrar la sala
friends-begin = Repartir
friends-begin-about = { $here ->
        [one] Hay 1 amigo en la mesa
       *[other] Hay { $here } amigos en la mesa
    }{ $open ->
        [0] {""}
       *[other] ; asientos con bot: { $open }
    }
friends-begin-alone = Aún no hay nadie: solo bots
friends-dealing = Todos los dispositivos barajan…
friends-change = Cambiar el juego
friends-close-table = Cerrar la mesa
friends-close-question = La mesa se cierra para todos. Nadie podrá volver a ella.
friends-to-table = Ir a la mesa
friends-answer = Tu respuesta
friends-answer-about = Enséñale este código al anfitrión o envíale el enlace. Deja abierta esta página.
friends-searching = Buscando al anfitrión…
friends-waiting = La partida empieza cuando el anfitrión reparta.
friends-i-am-ready = ¡Ya estoy!
friends-lost = Sin contacto con el anfitrión
friends-lost-room = Se sigue buscando. La partida continúa cuando vuelva el anfitrión.
friends-refused = No puedes unirte
friends-version = El anfitrión usa otra versión de Standoff. Recárgala en ambos dispositivos.
friends-full = La mesa está llena.
friends-closed = El anfitrión ha cerrado la mesa.
friends-leave = Dejar la mesa
friends-leave-question = Puedes guardar tu sitio y volver, o dejarlo: entonces un bot juega por ti hasta el final.
friends-settings = Amigos
friends-online = Buscar amigos por internet
friends-trackers = Rastreadores para las salas
friends-helpers = Servidores auxiliares (STUN, TURN)

## En una mesa con amigos

talk-title = Decir algo
talk-phrases =
    ¡Buenas!
    ¡Buen tiro!
    ¡Ay!
    ¡Gracias!
    Perdón, nada personal.
    Confía en mí.
    ¡Yo no soy Forajido!
    No le quites ojo.
    ¡Una Cerveza, por favor!
    Tómate tu tiempo.
    ¡Date prisa!
    ¡Buena partida!
    👍
    😂
    😱
    🤠
talk-mute = Silenciar chat
talk-unmute = Activar chat
talk-table = Amigos en la mesa
talk-away = ausente
talk-stood-in = ausente, juega un bot
talk-ms = { $ms } ms
talk-lost = Sin contacto con el anfitrión. Tu asiento está reservado.
talk-closed = El anfitrión ha cerrado la mesa.
talk-refused = La versión de Standoff del anfitrión no encaja con la tuya. Hay que recargar ambas y volver a intentarlo.
talk-look = Mirar
talk-time = { $seconds } segundos por decisión
talk-next-game = La próxima partida empieza cuando el anfitrión vuelva a repartir.
talk-fair = Comprobado: juego limpio
talk-fair-about = El reparto salió de los números de todos, cada jugada fue legal y quedó fijada de antemano, y se te mostró la verdad. Ninguna prueba puede decir si el anfitrión espió en su propio dispositivo.
talk-unfair = Algo no cuadra
talk-unchecked = Llegaste después del reparto, así que esta partida no se puede comprobar.
talk-secret = El secreto del anfitrión no es el que se fijó antes del reparto.
talk-number = Un número no es el que se fijó antes del reparto, o falta el tuyo.
talk-seed = El reparto no sale de los números de todos.
talk-setup = La partida se repartió con otras reglas que las acordadas.
talk-record = Las jugadas incumplen las reglas.
talk-rules = La partida se jugó con otras reglas que las que Standoff usa ahora, así que no se puede comprobar.
talk-steps = Las jugadas no son las que el anfitrión fijó durante la partida.
talk-shown = Algo de lo que se te mostró no ocurrió.
talk-host-gone = ¿El anfitrión se ha ido del todo?
talk-take-over = Hacerse cargo de la mesa
talk-take-over-about = Este dispositivo pasa a ser el anfitrión. Necesita la parte de cada cual de la clave de la partida sellada. Si tienes aquí una partida propia a medias, se abandona.
talk-shares = Hay { $have } de { $all } partes de la clave.
talk-give-about = Alguien quiere hacerse cargo de la mesa y necesita tu parte de la clave. Con todas las partes su dispositivo ve todas las cartas: acepta solo si el anfitrión se ha ido de verdad.
talk-give-share = Entregar mi parte de la clave
talk-cannot-move = Con un solo invitado, la mesa no se puede trasladar con seguridad. Espera al anfitrión.

## Connecting, coming back, leaving and breaking off

friends-same-network = Solo funciona en la misma red, por ejemplo con el mismo wifi.
friends-carrying = Esperando a que el anfitrión acepte la respuesta: { $seconds } s
friends-connecting = Conectando: { $seconds } s de 30 como máximo
friends-no-way = No hubo conexión en { $seconds } s. Sin servidores de ayuda solo funciona en la misma red.
friends-use-helpers = Probar con servidores de ayuda
friends-room-instead = Abrir una sala
friends-room-hint = El anfitrión puede abrir una sala en internet, o activad los dos los servidores de ayuda en los ajustes.
friends-own-invitation = Esta es tu propia invitación. Envíasela a alguien: tu mesa se queda como está.
friends-nobody-waits = Ninguna pestaña espera aquí esta respuesta, o ya se usó. Ábrela en el dispositivo que creó la invitación, o pide una nueva.
friends-passing-on = Se está pasando la respuesta
friends-grace = Tiempo para volver
friends-bot-in = fuera, en { $seconds } s juega un bot
friends-keep-seat = Guardar mi sitio
friends-give-up-seat = Dejarlo libre
friends-break-off = ¿Interrumpir la partida?
friends-break-off-about = El anfitrión quiere interrumpir la partida, o ya lo ha hecho. Si aceptas, se puede repartir de nuevo; esta cuenta como no terminada.
friends-agree = Aceptar
friends-play-on = Seguir jugando
friends-break-off-asked = Se pregunta a los demás si la partida puede interrumpirse.
friends-break-off-refused = Alguien quiere seguir jugando.
friends-broken-off = La partida se interrumpió. Queda contada.
friends-dealt-again = Se reparte otra vez: alguien se fue antes.
friends-cut-dismissed = El anfitrión te ha echado de la mesa.
friends-cut-rubbish = Conexión cortada: la otra página envía cosas incomprensibles.
friends-cut-replaced = Sigue por otra conexión, quizá en otra pestaña.
friends-cut-late = No llegó a tiempo una respuesta para repartir.
friends-cut-unsound = Conexión cortada: la mesa mostrada no puede existir.
friends-cut-impostor = Conexión cortada: el otro lado no tiene la clave de esta mesa.
friends-cut-new-deal = Conexión cortada: el anfitrión repartió de nuevo a media partida sin preguntar.
friends-cut-left = se ha ido
talk-unfinished = El registro termina antes que la partida.
talk-unfinished-deals = { $n ->
        [one] En esta mesa se repartió una partida que no se terminó.
       *[other] En esta mesa se repartieron { $n } partidas que no se terminaron.
    }
