### Lo que falla fuera de las reglas. Palabras sencillas; decir qué hacer cuando se pueda hacer algo.

error-players = Estas cajas son para { $least } a { $most } jugadores; tienes { $found }.
error-no-such-sheriff = El asiento { $place } no puede empezar como Sheriff ni Alguacil: está vacío.
error-sets = Elige el juego básico o Dodge City, y ninguna caja dos veces.
error-no-event-deck = No se juega con mazo de eventos, así que no tiene longitud.
error-event-length = Un mazo de eventos puede tener de 1 a { $most } cartas, no { $found }.
error-event-mix = Solo se pueden mezclar Solo ante el peligro y Por un puñado de cartas.
error-characters = Solo { $found } jugadores tienen personaje; hace falta uno para cada cual.
error-character-twice = { $character } aparece dos veces.
error-character-not-in-sets = { $character } pertenece a una caja que no está en juego.
error-character-not-in-modules = { $character } necesita un módulo que no está en juego.
error-dice-players = El juego de dados es para { $least } a { $most } jugadores; tienes { $found }.
error-dice-ghost = El fantasma necesita { $least } jugadores o más; tienes { $found }.
error-chairs = Hay { $found } nombres para { $expected } jugadores.
error-other-game = Es una partida guardada de otro juego.
error-other-version = Esta partida se jugó con la versión { $found } de las reglas; Standoff usa ahora la { $expected }.
error-unreadable-step = No se puede leer el paso { $step }.
error-illegal-step = El paso { $step } incumple las reglas.
error-diverged = Tras el paso { $step }, la partida no es la que se guardó.
error-checkpoints = La partida guardada está incompleta.
error-rules-changed = Las reglas cambiaron después del paso { $step }.
error-other-rules = Se jugó con la versión { $found } de las reglas. Standoff usa ahora la { $expected }, que no permite el paso { $step }.
error-unsound = Ninguna partida puede ser así.
error-altered = Sus partes se contradicen.
# $why es otro de los errores.
error-resume = No se puede continuar la partida guardada. { $why }
error-foreign = No lo ha escrito Standoff.
error-save-version = Lo ha escrito otra versión de Standoff ({ $found }).
error-damaged = Está cortado o alterado.
error-malformed = No se puede leer.
error-not-saved = La partida no se está guardando. { $why }
error-other-tab = La partida no se guarda aquí: continúa en otra pestaña.
error-unavailable = El navegador no deja que Standoff guarde nada.
error-full = El almacenamiento del navegador está lleno.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-revealed = Desde entonces se han visto cartas ocultas. No se puede deshacer.
error-undo-rules = Las reglas han cambiado desde entonces. No se puede deshacer más.
