## La primera partida guiada

lesson-title = Aprender a jugar
lesson-about = Siéntate a una mesa de verdad y juega una partida corta. Un viejo zorro del Oeste te dice qué hacer y por qué.
lesson-about-game = Dura unos cinco minutos. Si tienes una partida empezada, te espera y vuelve después.
lesson-start = Empezar
lesson-go-on = Seguir
lesson-again = Desde el principio
lesson-next = Siguiente
lesson-later = ¡Todavía no! Primero esto:
lesson-watch = Mira lo que hacen los demás.
lesson-play-now = Jugar una partida

## Lo que dice el guía, en este orden.

lesson-goal = Tu rol es Forajido: el Sheriff tiene que caer. Nadie más conoce tu rol.
lesson-sheriff = { $name } es Sheriff, como indica la estrella. De los otros dos, uno es Forajido como tú y otro Renegado; cuál es cuál es un secreto.
lesson-dodge = ¡{ $name } te dispara! Toca ¡Fallaste! en tu mano para esquivarlo.
lesson-turn = ¡Tu turno! Has robado dos cartas y puedes jugar cuantas quieras.

## A qué distancia está el Sheriff, hasta dónde alcanza el arma.

lesson-distance = El número de cada jugador es la distancia. El Sheriff está a { $distance } y tu arma solo alcanza { $reach }.
lesson-weapon = Necesitas un arma mejor. Toca el Schofield: se queda delante de ti.
lesson-shoot = Ahora { $name } está a tu alcance. Toca BANG! y luego a { $name }.
lesson-end = ¡Le has dado! Solo puedes jugar un BANG! por turno, así que toca «Terminar turno».
lesson-character = { $name } dispara dos veces en un turno: su personaje se lo permite. Mantén pulsada una carta o un jugador para leer qué tiene de especial.
lesson-friend = { $name } dispara al Sheriff: quizá su rol también sea Forajido. ¡Quién dispara a quién dice mucho!

## Quién dispara, el botón que hay que tocar.

lesson-hit = Otra vez { $name }, y no te queda ningún ¡Fallaste! Toca «{ $button }».

## El propio personaje.

lesson-hurt = Te ha costado una vida. Pero { $character } roba una carta por ello: es tu personaje.
lesson-freely = Tu turno. Pon el Barril y dispara al Sheriff con BANG!; el orden lo decides tú.
lesson-end-again = ¡Bien hecho! Termina tu turno.

## Vidas que quedan.

lesson-discard = Al final solo conservas tantas cartas como vidas tengas: { $lives }. Elige una para descartarla.

## Quién dispara, el botón que hay que tocar.

lesson-barrel = ¡{ $name } te dispara! Toca «{ $button }»: se da la vuelta a la primera carta del mazo, y si es de corazones te salva.

## Quién queda fuera, y por obra de quién.

lesson-out = { $name } queda fuera y se revela su rol: Forajido. { $by } roba tres cartas como recompensa.
lesson-beer = Tu turno, y buenas noticias: toca Cerveza para recuperar una vida.

## Las vidas del Sheriff.

lesson-finish = { $lives ->
        [one] Al Sheriff le queda una vida. ¡Ya sabes qué hacer!
       *[other] Al Sheriff le quedan { $lives } vidas. ¡Ya sabes qué hacer!
    }
lesson-won = ¡Cae el Sheriff y ganan los Forajidos! { $name } gana contigo, aunque sea desde el cementerio.
