### same as English: ui-title ui-ok ui-no ui-bot ui-colt ui-text-small ui-text-normal ui-text-large ui-text-huge ui-roles figures-total

## En todas partes.

ui-title = Standoff
ui-tagline = El Salvaje Oeste con cartas y dados, contra bots o en torno a un solo dispositivo.
ui-fan-project = Un proyecto no oficial de aficionados. BANG! pertenece a su editorial; nada de lo que hay aquí procede de ella.
ui-ok = OK
ui-cancel = Cancelar
ui-close = Cerrar
ui-back = Atrás
ui-yes = Sí
ui-no = No
ui-on = Sí
ui-off = No
ui-you = Tú
ui-loading = Ensillando
ui-menu = Menú

## Inicio.

ui-continue-game = Continuar
ui-new-game = Nueva partida
ui-same-again = Repetir igual
ui-watch-bots = Ver jugar a los bots
ui-rules = Reglas
ui-settings = Ajustes
ui-save-set-aside = Se ha apartado y aparece en Partidas; puedes empezar una nueva.
ui-remove = Quitar
ui-discard-game-question = Hay una partida en curso. ¿La abandonas por una nueva?
ui-new-version = Hay una nueva versión.
ui-reload = Recargar

## Partida nueva.

ui-players = Jugadores
ui-player-count = { $n } jugadores
ui-name = Nombre
ui-seat-name = Jugador { $n }
ui-person = Persona
ui-bot = Bot
ui-bot-names =
    Abel
    Belén
    Curro
    Dora
    Efrén
    Flor
    Gil
    Hilda
ui-sets = Cajas
ui-expansions = Expansiones
ui-event-mix = Dos mazos de eventos
ui-event-length = Cartas de evento por mazo
ui-event-length-all = Todas
ui-event-length-short = Corto: { $n }
ui-event-length-about = Un mazo corto trae antes su última carta.
ui-preset = Reglas según
ui-table-rules = Reglas de la mesa
ui-options = Opciones
ui-free-undo = Deshacer libremente
ui-free-undo-about = Deshaz jugadas incluso tras ver cartas ocultas. La partida queda marcada.
ui-default-option = habitual
ui-source = Fuente
ui-ruling = Aclaración { $n }
ui-deal = Repartir
ui-reset = Restablecer

## La mesa.

ui-deck = Mazo
ui-discard-pile = Descartes
ui-hand = Mano
ui-in-play = En juego
ui-life = Vidas
ui-role = Rol
ui-character = Personaje
ui-distance = Distancia
ui-weapon = Arma
ui-colt = Colt .45
ui-eliminated = Fuera de juego
ui-end-turn = Terminar turno
ui-undo = Deshacer
ui-undone = Deshecho.
ui-log = Registro
ui-pause = Pausa
ui-resume = Seguir
ui-skip = Saltar
ui-choose-target = Elige un objetivo.
ui-choose-card = Elige una carta.
ui-choose-two-cards = Elige dos cartas para descartarlas.
ui-random-hand-card = Carta al azar de la mano
ui-ready = Se puede usar
ui-not-ready = Se puede usar desde el turno siguiente
ui-has-ability-of = Con la habilidad de { $name }
ui-events = Cartas de evento
ui-event-coming = Próximo
ui-event-none = Aún sin evento
ui-event-last = Se queda hasta el final
ui-events-left = { $n ->
        [one] queda una carta
       *[other] quedan { $n } cartas
    }
ui-event-by = La reveló { $who }
ui-misses-turn = Pierde el próximo turno
ui-jailed-for-life = Cadena perpetua
ui-cannot-heal = No puede recuperar vida
ui-open-hand = Mano a la vista
ui-gag-reminder = ¡Nadie puede hablar!
ui-somebody-spoke = Alguien ha hablado
ui-who-spoke = ¿Quién ha hablado y pierde 1 vida?
ui-ghost = Fantasma
ui-spare-character = Otro personaje boca abajo
ui-ability-off = Habilidad anulada
ui-card-off = Sin efecto
ui-only-suit = Solo { $suit }
ui-must-play = Debe jugarse
ui-choose-first-bang = Elige una carta BANG!
ui-choose-two-bangs = Elige dos cartas BANG!
ui-choose-card-of-others = Elige una carta en juego de otro jugador
ui-target = Objetivo
ui-show-hand = Enseñar la mano
ui-end-turn-question = Aún puedes jugar cartas. ¿Terminas tu turno?
ui-leave-table = Dejar la mesa
ui-leave-table-question = La partida se guarda; puedes continuarla más tarde.
ui-thinking = { $name } está pensando.
ui-cards-in-hand = { $n ->
        [one] una carta en la mano
       *[other] { $n } cartas en la mano
    }
ui-cards-in-deck = { $n ->
        [one] una carta en el mazo
       *[other] { $n } cartas en el mazo
    }
ui-life-of = { $life } de { $most } vidas
ui-at-distance = a distancia { $n }
ui-reach = alcanza { $n }
ui-turn-number = Turno { $n }

## La cortina entre dos personas.

ui-pass-to = Pásale el dispositivo a { $name }.
ui-curtain-about = Nadie más debería mirar ahora.
ui-take-over = Soy { $name }

## El final.

ui-game-over = Fin de la partida
ui-you-won = ¡Has ganado!
ui-you-lost = Has perdido.
ui-winners = Ganan
ui-result = Ver el resultado
ui-rematch = Revancha
ui-keep-characters = Quien sobrevive conserva su personaje
ui-keep-characters-about = Quienes sigan con vida juegan la próxima partida con el mismo personaje.
ui-rotate-sheriff = La estrella de Sheriff rota
ui-rotate-sheriff-about = Será Sheriff quien esté a la izquierda. Si no: roles al azar.
ui-rotate-deputy = El primer turno rota
ui-rotate-deputy-about = Será Alguacil y empezará quien esté a la izquierda. Si no: roles al azar.

## Ajustes.

ui-language = Idioma
ui-language-not-loaded = No se ha podido cargar ese idioma. Inténtalo de nuevo cuando tengas conexión.
ui-language-files = Traducir Standoff
ui-language-files-about = Elige archivos de idioma (.ftl) de tu dispositivo para verlos aquí al momento, hasta que recargues.
ui-language-files-choose = Elegir archivos
ui-language-files-unread = Estos archivos son demasiado grandes para ser de idioma.
# $n es cuántos textos hay, $low en cuántos sitios no se ha podido leer.
ui-language-files-read = { $n } textos leídos, { $low } con errores.
ui-theme = Tema
ui-theme-auto = Automático
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-theme-high-contrast = Contraste
ui-speed = Velocidad
ui-speed-instant = Al instante
ui-auto-pass = Pasar por mí
ui-auto-pass-about = Si no tienes respuesta, pasa automáticamente tras un momento.
ui-sound = Sonido
ui-confirm-end = Preguntar antes de terminar el turno
ui-confirm-end-about = Solo si aún se pueden jugar cartas.
ui-four-colours = Palos de cuatro colores
ui-left-handed = Modo zurdo
ui-reduced-motion = Menos movimiento
ui-reset-settings = Restablecer ajustes
ui-text-size = Tamaño del texto
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## Acerca de.

ui-about = Acerca de
ui-credits = Gracias a
ui-credit-icons = Imágenes: game-icons.net, de Lorc, Delapouite y colaboradores, CC BY 3.0; el resto, dibujado para esta página.
ui-credit-font = Letra: Rye, de Nicole Fally, SIL Open Font License.
ui-credit-code = Código: MIT o Apache 2.0. Hecho con Rust, Leptos y WebAssembly.
ui-keys = Teclas
ui-keys-about = Con Tab e Intro se llega a todo. 1 a 9 tocan una carta de tu mano, E pulsa el botón principal, I amplía la carta enfocada, L abre el registro, Escape cancela.

## Reglas.

ui-rules-intro = Cada cual tiene un rol; solo se conoce el del Sheriff. Fíjate en quién dispara a quién, averigua quiénes son tus amigos y procura estar en el bando que quede en pie.
ui-rules-turn = Primero roba dos cartas. Luego juega cuantas quieras, pero solo una carta BANG! Nunca tengas delante dos cartas con el mismo nombre; un arma nueva sustituye a la anterior. Al final, descarta hasta tener tantas cartas como vidas. El turno pasa a la izquierda.
ui-rules-distance = Cuenta los asientos por el camino más corto, sin los de quienes están fuera; quienes se sientan junto a ti están a distancia 1. Tu arma dice hasta dónde puedes disparar; el Colt .45 que todos tienen alcanza 1.
ui-rules-dying = Si pierdes tu última vida sin una Cerveza que te salve, quedas fuera y enseñas tu rol. Quien elimina a un Forajido roba tres cartas. Un Sheriff que elimina a un Alguacil lo descarta todo. Nadie tiene nunca más vidas que al empezar.
ui-rules-check = Desenfundar significa dar la vuelta a la primera carta del mazo. Decide su palo y, a veces, su valor; luego se descarta. Un disparo es todo lo que un ¡Fallaste! puede parar: BANG!, Gatling y las cartas que lo digan.
ui-rules-green = Las cartas verdes no hacen nada al ponerlas en la mesa. En un turno tuyo posterior usas cada una, una sola vez; las que paran disparos funcionan desde el turno del siguiente jugador. Hasta entonces, los demás pueden quitártelas.
ui-rules-three = Un Alguacil, que empieza, un Forajido y un Renegado, todos a la vista. El Alguacil persigue al Renegado; el Renegado, al Forajido; el Forajido, al Alguacil. Elimina a tu presa y ganas; si cae a manos de otro, gana quien quede en pie. Quien elimina a alguien roba tres cartas.
ui-rules-events = Solo ante el peligro y Por un puñado de cartas traen eventos. Desde su segundo turno, antes de cada turno del Sheriff se revela uno, que vale para todos hasta que lo tape el siguiente; todos ven cuál viene. La última carta de un mazo se queda. Wild West Show revela uno con cada Diligencia o Wells Fargo; Eldorado, cada dos rondas o tras un As.
ui-heading-turn = Tu turno
ui-heading-distance = Distancia
ui-heading-dying = Eliminación
ui-heading-check = ¡Desenfundar!
ui-heading-green = Cartas verdes
ui-heading-three = Tres jugadores
ui-heading-events = Cartas de evento
ui-rulings = Aclaraciones
ui-cards = Cartas
ui-characters = Personajes
ui-roles = Roles
ui-search = Buscar
ui-nothing-found = No se ha encontrado nada.
ui-copies = { $n ->
        [one] 1 copia
       *[other] { $n } copias
    }
ui-border-brown = Surte efecto y se descarta
ui-border-blue = Se queda en juego
ui-border-green = Primero se pone en la mesa y se usa una vez en un turno posterior

## Varias pestañas, almacenamiento.

ui-other-tab = Esta partida está abierta en otra pestaña.
ui-other-tab-about = Las jugadas que hagas aquí no se guardan.
ui-play-here = Jugar aquí

## Partidas terminadas, repeticiones, archivos y enlaces

games-title = Partidas
games-empty = Aún no hay partidas terminadas. La primera aparecerá aquí.
games-stored = { $size } en uso en este dispositivo.
games-stored-rule = Se guardan los últimos 200 resultados y las jugadas de las 40 últimas partidas. Las más antiguas se van primero; las marcadas con Conservar, al final.
games-damaged = { $n ->
        [one] No se puede leer 1 partida.
       *[other] No se pueden leer { $n } partidas.
    }
games-remove-damaged = Quitar partidas dañadas
games-turns = { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }
games-steps = { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }
games-free-undo = con deshacer libre
games-imported = importada
games-result-only = Solo queda el resultado; las jugadas se quitaron para hacer sitio.
games-replay = Repetición
games-keep = Conservar
games-kept = Conservada
games-export = Compartir o guardar
games-delete = Borrar
games-delete-question = La partida desaparecerá para siempre, resultado y jugadas.
games-unreadable = Las jugadas de esta partida ya no se pueden leer.
games-import = Importar una partida
games-import-about = Un archivo guardado desde Standoff o un enlace que te hayan enviado.
games-choose-file = Elegir un archivo
games-paste = Enlace o texto
games-open = Abrir
games-moments = Momentos de la partida
games-first = Al principio
games-step-back = Un paso atrás
games-play = Reproducir
games-pause = Pausa
games-step-forward = Un paso adelante
games-last = Al final
games-step-of = paso { $step } de { $last }
games-eyes = Vista de
games-everybody = Todo a la vista
games-close = Cerrar la repetición
games-to-present = Volver a la partida
games-show-moment = Toca una línea para ver ese momento.
games-share-about = Quien tenga la partida puede ver su repetición con todas las manos y roles a la vista.
games-share-going = La partida sigue donde se guardó. Contiene todas las cartas ocultas.
games-share-hidden = Un archivo de partida revela todas las cartas y roles ocultos. Si juegan varias personas, podrás compartirlo cuando acabe la partida.
games-as-file = Guardar como archivo
games-as-link = Enviar como enlace
games-link = Enlace
games-copied = El enlace se ha copiado.
games-not-copied = No se ha podido copiar. Selecciona el enlace y cópialo a mano.
games-too-long = Esta partida es demasiado larga para un enlace. Guárdala como archivo.
games-arrived = Una partida para ti
games-reading = Comprobando la partida…
games-going = Esta partida aún no ha terminado.
games-go-on = Seguir jugando
games-go-on-question = Esto sustituye a tu partida actual. ¿La abandonas?
games-add = Añadir a mis partidas
games-added = Añadida a tus partidas.
games-to-games = A mis partidas
games-too-large = Demasiado grande para ser una partida de Standoff.
games-no-game = Eso no es una partida de Standoff.
games-other-format = La escribió otra versión de Standoff. Recarga la página y vuelve a intentarlo.
games-other-rules = Se jugó con la versión { $found } de las reglas; Standoff usa ahora la { $own }.
games-broken = Está dañada: cortada o alterada. No se ha cambiado nada tuyo.
games-rules-go-on = Entretanto se han corregido las reglas (versión { $found }, ahora { $own }). Tu partida sigue donde estaba.
games-rules-played-again = Esta partida empezó con la versión { $found } de las reglas. Se ha vuelto a jugar con la { $own }.
games-watch-only = Jugada con la versión { $found } de las reglas; Standoff usa ahora la { $own }. Puedes verla y compartirla, pero no analizarla ni seguir desde un momento.
games-diverged = Esta partida se jugó con la versión { $found } de las reglas, cuando solo se guardaban las jugadas. Con la { $own } llevan a otro sitio, así que no se puede repetir. El resultado y las jugadas siguen aquí; puedes guardarlos como archivo.
games-record-kept = Las jugadas se guardan tal como se escribieron, para una versión que use esas reglas.
games-link-bound = Es una partida larga: el enlace funciona mientras no cambien las reglas. Para conservarla siempre, guárdala como archivo.
games-aside = Apartadas
games-aside-about = Estas partidas guardadas no se han podido abrir. Se conservan tal como se escribieron; una versión más nueva quizá las abra.

## Estadísticas

figures-title = Estadísticas

## Nada que mostrar.

figures-empty = Aún no hay partidas terminadas
figures-empty-about = Termina una partida y verás aquí cómo te fue: con qué rol, con qué personaje y contra quién.
figures-no-match = Ninguna partida terminada cumple este filtro.
figures-no-person = Hasta ahora solo han jugado bots. Juega una partida y tus números aparecerán aquí.

## Qué se cuenta.

figures-which = Partidas contadas
figures-all-games = Ambos
figures-persons-only = Solo con personas
figures-persons-only-about = Deja fuera las partidas que los bots jugaron entre sí.

## En resumen.

figures-games = Partidas
figures-won = Ganadas
figures-survived = Con vida al final
figures-streak = Victorias seguidas
figures-best = récord: { $n }
figures-length = Duración media
figures-turns = { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }
figures-longest = la más larga: { $n }
figures-percent = { $n } %
figures-of = { $won } de { $of }

## Entre dos porcentajes.

figures-likely = probablemente entre { $low } % y { $high } %
figures-draws = { $n ->
        [one] 1 partida no la ganó nadie.
       *[other] { $n } partidas no las ganó nadie.
    }
figures-free-undo = { $n ->
        [one] 1 partida se jugó con deshacer libre.
       *[other] { $n } partidas se jugaron con deshacer libre.
    }

## Gráficos.

figures-by-role = Por rol
figures-by-character = Por personaje
figures-by-players = Por número de jugadores
figures-by-level = Contra bots
figures-by-level-about = Una partida contra varios tipos de bots cuenta para cada uno.
figures-bots = Los propios bots
figures-share = Victorias
figures-read = La marca muestra tu porcentaje de victorias. La parte sólida de la barra es segura; la tenue aún podría ser suerte, y se acorta con más partidas.
figures-show-all = Mostrar los { $n }

## Volver a contar.

figures-reset = Restablecer estadísticas
figures-reset-question = ¿Contar solo las partidas de ahora en adelante? Las terminadas siguen en su lista, y podrás volver a contarlas más tarde.
figures-count-all = Volver a contar las partidas anteriores

## Una partida.

figures-course = Cómo fue la partida
figures-life = Vidas, turno a turno
figures-life-about = Gráfico de líneas con las vidas de cada jugador por turno. La tabla de abajo tiene los números.
figures-start = Inicio
figures-lost = Perdidas
figures-healed = Recuperadas
figures-end = Final

## Fuera en un turno.

figures-out = fuera en el turno { $turn }
figures-alone = Resaltar a { $name }
figures-shots = Quién dio a quién
figures-shots-about = Número grande: vidas quitadas. Número pequeño con punto de mira: disparos. Calavera: el golpe final.
figures-shooter = De
figures-nobody = Nadie
figures-total = Total
figures-taken = { $n ->
        [one] 1 vida
       *[other] { $n } vidas
    }
figures-aimed = { $n ->
        [one] 1 disparo
       *[other] { $n } disparos
    }
figures-eliminated = golpe final

## Las reglas para consultar

## Sospecha.

manual-suspicion = Tu sospecha
manual-suspicion-none = Ninguna
manual-suspicion-about = Tu propia suposición: nadie más la ve. Desaparece cuando se revela el rol.

## Lo que se amplía.

manual-in-full = Más en las reglas
manual-at-this-table = En esta mesa
manual-your-table = en tu mesa
manual-changed-by = Reglas de la mesa que lo cambian
manual-concerns = Qué cambia

## El buscador.

manual-kinds = Tipos
manual-search-for = Nombre, regla o aclaración (R55)
manual-found = { $n ->
        [one] 1 entrada
       *[other] { $n } entradas
    }
manual-show-all = Mostrar todo
manual-rulings-about = Cada número es una aclaración sobre algo que las reglas impresas dejan abierto. Tócalo para ver todo lo que decide.
manual-by-players = Cuántos hay, según el número de jugadores
manual-in-short = Las reglas en breve

## Ajustes, sonido, movimiento, pasar el dispositivo

comfort-with-friends = Jugar con amigos
comfort-friend = Amigo
comfort-card-size = Tamaño de las cartas
comfort-left-handed-about = Lleva los botones principales a la izquierda.
comfort-curtain-hold = Mantener pulsado para tomar el dispositivo

## Una velocidad: todo espera a un toque.

comfort-speed-step = Por pasos

## El toque que se espera.

comfort-next-step = Siguiente
comfort-sound-on = Sonido: sí
comfort-sound-off = Sonido: no

## Compartir el dispositivo.

comfort-curtain-hold-about = Evita toques accidentales. Con teclado, pulsa dos veces.
comfort-keep-holding = Sigue pulsando
comfort-goes-on = De vuelta a { $name }.
comfort-open-table = A la mesa descubierta
comfort-look-at-cards = { $name }: ver mis cartas
comfort-look-at-role = { $name }: ver mi rol
comfort-hide-role = Ocultar mi rol
comfort-claim = Jugar { $card }
comfort-then-asked = Después: { $names }
comfort-covered = La mesa está cubierta.
comfort-covered-about = Así nadie ve tus cartas mientras estás en otra parte.
comfort-uncover = Descubrir

## Todo lo que está guardado.

comfort-data = Tus datos
comfort-data-about = Ajustes, partida actual y todas las partidas terminadas en un archivo: una copia de seguridad o un camino a otro dispositivo. Contiene todas las cartas ocultas de la partida actual.
comfort-save-all = Guardar en un archivo
comfort-restore-all = Restaurar de un archivo
comfort-restore-question = Todo lo guardado aquí se sustituye por lo que contiene el archivo. ¿Sustituirlo?
comfort-replace = Sustituir
comfort-no-backup = No es una copia de seguridad completa. No se ha cambiado nada.
comfort-later-backup = Este archivo es de una versión más nueva. No se ha cambiado nada.

## Bots que piensan por adelantado, pistas, sospechas y análisis

bots-thinking = { $name } está pensando
bots-hurry = Meter prisa
bots-mindless = Las Leyendas no pueden pensar por adelantado en este dispositivo, así que juegan como Marshals.
bots-copy-report = Copiar informe
bots-report-copied = Copiado. El informe no contiene nombres.
bots-report-not-copied = No se ha podido copiar el informe.

## Ajustes.

bots-thinking-time = Las Leyendas piensan hasta
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Ayudas para aprender
bots-aids-about = Una pista cuando te toca decidir y, en la ficha de cada jugador, qué rol sospecha un bot.

## Partida nueva.

bots-tempers = Personalidades
bots-tempers-about = Hay bots prudentes, bots temerarios y bots rencorosos.

## Pistas.

bots-hint = Pista
bots-hint-about = Probabilidad de ganar, según una Leyenda en tu lugar.
bots-hint-asked = Pensándolo
bots-hint-none = Esta vez no hay pista.
bots-why-alone = Nada más se le acerca.
bots-why-clear = { $n ->
        [one] La primera opción aventaja en 1 punto a la siguiente.
       *[other] La primera opción aventaja en { $n } puntos a la siguiente.
    }
bots-why-close = Son más o menos igual de buenas.
bots-hinted = con pistas

## Sospechas.

bots-beliefs = Lo que sospecha un bot
bots-beliefs-about = Según lo visto desde tu asiento.

## Análisis.

bots-review = Analizar mis jugadas
bots-review-about = Una Leyenda repasa la partida y marca las jugadas que más probabilidad de ganar costaron.
bots-review-at = Decisión { $n } de { $of }
bots-review-none = No se han encontrado errores claros.
bots-review-stop = Detener
bots-review-failed = Este dispositivo no puede hacer el análisis.
bots-better = Mejor: { $what }
bots-lost = { $n ->
        [one] −1 punto
       *[other] −{ $n } puntos
    }
