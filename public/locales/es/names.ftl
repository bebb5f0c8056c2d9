### Nombres de todo y lo que hace cada cosa.
###
### Formas: .a (un Barril), .the (el Barril), .use (el Barril, la habilidad de Jourdonnais).
### same as English: card-bang card-saloon card-wells-fargo card-cat-balou card-gatling card-mustang card-schofield card-remington
### same as English: card-rev-carabine card-winchester card-volcanic card-rag-time card-springfield card-tequila card-whisky card-sombrero
### same as English: card-can-can card-conestoga card-derringer card-pony-express
### same as English: character-bart-cassidy character-black-jack character-calamity-janet character-el-gringo character-jesse-jones
### same as English: character-jourdonnais character-kit-carlson character-lucky-duke character-paul-regret character-pedro-ramirez
### same as English: character-rose-doolan character-sid-ketchum character-slab-the-killer character-suzy-lafayette character-apache-kid
### same as English: character-belle-star character-bill-noface character-chuck-wengam character-doc-holyday character-elena-fuente
### same as English: character-greg-digger character-herb-hunter character-jose-delgado character-molly-stark character-pat-brennan
### same as English: character-pixie-pete character-sean-mallory character-tequila-joe character-vera-custer character-johnny-kisch
### same as English: character-big-spencer character-flint-westwood character-gary-looter character-greygory-deck character-john-pain
### same as English: character-lee-van-kliff character-teren-kill character-youl-grinner
### same as English: event-peyote event-vendetta event-dorothy-rage event-helena-zontero event-miss-susanna event-sacagaway
### same as English: event-wild-west-show event-doug-badman event-eldorado event-lou event-winifred deck-wild-west-show deck-eldorado
### same as English: role-sheriff set-dodge-city set-wild-west-show set-eldorado level-marshal
### same as English: rank-2 rank-3 rank-4 rank-5 rank-6 rank-7 rank-8 rank-9 rank-10

## Formas comunes a todos los nombres de un tipo

form-card = { $name }
    .a = un { $name }
    .the = el { $name }
    .use = el { $name }
form-character = { $name }
    .use = la habilidad de { $name }
form-figure = { $name }
    .use = la habilidad de { $name }
form-rank = { $name }
    .the = el { $name }

## Cartas

card-bang = BANG!
    .rule = Dispara a alguien al alcance de tu arma: pierde 1 vida si no lo evita con un ¡Fallaste! Una sola carta BANG! por turno.
card-missed = ¡Fallaste!
    .rule = Juégala cuando te disparen, sea el turno de quien sea: el disparo falla. No sirve contra ¡Indios! ni en un Duelo.
card-beer = Cerveza
    .a = una Cerveza
    .the = la Cerveza
    .use = la Cerveza
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Recupera 1 vida, sin pasar de las que tenías al empezar. En tu turno, o siempre que fueras a perder la última vida. Sin efecto cuando solo quedan dos jugadores.
                [forbidden] Recupera 1 vida, sin pasar de las que tenías al empezar. En tu turno, o siempre que fueras a perder la última vida. Prohibida cuando solo quedan dos jugadores.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Recupera 1 vida, sin pasar de las que tenías al empezar. En tu turno, o siempre que pierdas vida. Sin efecto cuando solo quedan dos jugadores.
                [forbidden] Recupera 1 vida, sin pasar de las que tenías al empezar. En tu turno, o siempre que pierdas vida. Prohibida cuando solo quedan dos jugadores.
            }
        }
card-saloon = Saloon
    .also = Salón
    .rule = Todos recuperan 1 vida, tú después de los demás; nadie pasa de las que tenía al empezar. Solo en tu turno: a diferencia de la Cerveza, no salva de la muerte.
card-stagecoach = Diligencia
    .a = una Diligencia
    .the = la Diligencia
    .use = la Diligencia
    .rule = Roba 2 cartas.
card-wells-fargo = Wells Fargo
    .a = Wells Fargo
    .the = Wells Fargo
    .use = Wells Fargo
    .rule = Roba 3 cartas.
card-general-store = Almacén general
    .also = Almacén
    .rule = Se ponen boca arriba tantas cartas como jugadores haya. Cada cual toma una: tú la primera, y luego hacia la izquierda.
card-panic = ¡Pánico!
    .a = ¡Pánico!
    .the = ¡Pánico!
    .use = ¡Pánico!
    .rule = { $panic_self ->
           *[false] Toma una carta de alguien a distancia 1 y ponla en tu mano: una en juego o una al azar de su mano. Las armas no aumentan esta distancia; Mira telescópica, Mustang y similares sí cuentan.
            [true] Toma una carta de alguien a distancia 1: una en juego o una al azar de su mano. Las armas no cuentan; Mira telescópica, Mustang y similares sí. También puedes recuperar una tuya en juego.
        }
card-cat-balou = Cat Balou
    .a = Cat Balou
    .the = Cat Balou
    .use = Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Haz que alguien, a cualquier distancia, descarte una carta: una en juego que tú elijas o una al azar de la mano. Contra ti, puedes elegir cualquiera de tus cartas.
            [false] Haz que otro jugador, a cualquier distancia, descarte una carta: una en juego que tú elijas o una al azar de la mano.
        }
card-gatling = Gatling
    .a = una Gatling
    .the = la Gatling
    .use = la Gatling
    .also = Ametralladora
    .rule = Un disparo a todos los demás, a cualquier distancia. No es una carta BANG!, así que no cuenta como tu BANG! del turno.
card-indians = ¡Indios!
    .a = ¡Indios!
    .the = ¡Indios!
    .use = ¡Indios!
    .rule = Cada uno de los demás descarta un BANG! o pierde 1 vida. Ni ¡Fallaste! ni Barril sirven.
card-duel = Duelo
    .rule = { $duel_credit ->
           *[card_owner] Reta a alguien a cualquier distancia. Por turnos, empezando por tu rival, cada uno descarta un BANG!; quien no siga pierde 1 vida. Ni ¡Fallaste! ni Barril sirven; no gastas tu BANG! del turno.
            [winner] Reta a alguien a cualquier distancia. Por turnos, empezando por tu rival, cada uno descarta un BANG!; a quien no siga, el otro le quita 1 vida. Ni ¡Fallaste! ni Barril sirven; no gastas tu BANG!.
        }
card-mustang = Mustang
    .rule = Los demás te ven a 1 más de distancia.
card-scope = Mira telescópica
    .a = una Mira telescópica
    .the = la Mira telescópica
    .use = la Mira telescópica
    .also = Mirilla
    .rule = Ves a los demás a 1 menos de distancia, pero nunca a menos de 1.
card-barrel = Barril
    .rule = { $barrel_in_jail ->
           *[true] Cuando te disparen puedes desenfundar: si salen corazones, cuenta como un ¡Fallaste! Un intento por disparo.
            [false] Cuando te disparen puedes desenfundar: si salen corazones, cuenta como un ¡Fallaste! Un intento por disparo, y ninguno mientras estés en la Cárcel.
        }
card-jail = Cárcel
    .a = una Cárcel
    .the = la Cárcel
    .use = la Cárcel
    .also = Prisión
    .rule = { $jail_skip_discards ->
           *[false] Ponla ante cualquiera menos el Sheriff, a cualquier distancia. Al empezar su turno desenfunda: con corazones juega; si no, pierde el turno. La Cárcel se descarta en ambos casos.
            [true] Ponla ante cualquiera menos el Sheriff, a cualquier distancia. Al empezar su turno desenfunda: con corazones juega; si no, solo descarta las cartas sobrantes. La Cárcel se descarta en ambos casos.
        }
card-dynamite = Dinamita
    .a = una Dinamita
    .the = la Dinamita
    .use = la Dinamita
    .rule = { $start_check_order ->
           *[dynamite_first] Ponla ante ti. Desde tu próximo turno, quien la tenga desenfunda antes que nada: del 2 al 9 de picas explota y quita 3 vidas; si no, pasa al siguiente de la izquierda que no tenga Dinamita.
            [play_order] Ponla ante ti. Desde tu próximo turno, quien la tenga desenfunda, tras una Cárcel anterior: del 2 al 9 de picas explota y quita 3 vidas; si no, pasa a la izquierda, a alguien sin Dinamita.
        }
card-schofield = Schofield
    .rule = Un arma de alcance 2. Sustituye a la que tengas.
card-remington = Remington
    .rule = Un arma de alcance 3. Sustituye a la que tengas.
card-rev-carabine = Rev. Carabine
    .a = una Rev. Carabine
    .the = la Rev. Carabine
    .use = la Rev. Carabine
    .also = Carabina
    .rule = Un arma de alcance 4. Sustituye a la que tengas.
card-winchester = Winchester
    .rule = Un arma de alcance 5. Sustituye a la que tengas.
card-volcanic = Volcanic
    .a = una Volcanic
    .the = la Volcanic
    .use = la Volcanic
    .also = Volcánica
    .rule = Un arma de alcance 1 que te permite jugar cuantas cartas BANG! quieras. Sustituye a la que tengas.
card-binocular = Binoculares
    .a = unos Binoculares
    .the = los Binoculares
    .use = los Binoculares
    .rule = Ves a los demás a 1 menos de distancia, además de lo que acerque una Mira telescópica.
card-hideout = Escondite
    .rule = Los demás te ven a 1 más de distancia, además de lo que aleje un Mustang.
card-punch = Puñetazo
    .also = Puño
    .rule = { $short_attacks_ignore_horses ->
           *[false] Un disparo a alguien a distancia 1, sea cual sea tu arma. No es una carta BANG!, así que no cuenta como tu BANG! del turno.
            [true] Un disparo a alguien a distancia 1, contando solo asientos: ni armas ni Mustang, Mira telescópica o similares importan. No es una carta BANG!, así que no cuenta como tu BANG! del turno.
        }
card-dodge = Esquiva
    .a = una Esquiva
    .the = la Esquiva
    .use = la Esquiva
    .also = Esquivar
    .rule = Detiene un disparo contra ti como un ¡Fallaste!, y además robas una carta.
card-brawl = Pelea
    .a = una Pelea
    .the = la Pelea
    .use = la Pelea
    .rule = Descarta además otra carta. Cada uno de los demás pierde entonces una: para cada cual eliges una en juego o una al azar de la mano.
card-rag-time = Rag Time
    .rule = Descarta además otra carta. Toma una carta de otro jugador, a cualquier distancia, y ponla en tu mano: una en juego o una al azar de su mano.
card-springfield = Springfield
    .rule = Descarta además otra carta. Un disparo a quien quieras, a cualquier distancia. No es una carta BANG!, así que no cuenta como tu BANG! del turno.
card-tequila = Tequila
    .rule = { $rescue_cards ->
           *[beer_only] Descarta además otra carta: quien tú elijas, tú también, recupera 1 vida. Solo en tu turno: no es una Cerveza y no salva de la muerte.
            [all_healing] Descarta además otra carta: quien tú elijas, tú también, recupera 1 vida. En tu turno, o cuando fueras a perder la última vida y queden más de dos jugadores. No es una Cerveza.
        }
card-whisky = Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Descarta además otra carta: recuperas 2 vidas. Solo en tu turno: no es una Cerveza y no salva de la muerte.
            [all_healing] Descarta además otra carta: recuperas 2 vidas. En tu turno, o cuando fueras a perder la última vida y queden más de dos jugadores. No es una Cerveza.
        }
card-bible = Biblia
    .a = una Biblia
    .the = la Biblia
    .use = la Biblia
    .rule = Ponla ahora en la mesa. Desde el turno siguiente detiene un disparo contra ti, una vez, y además robas una carta.
card-sombrero = Sombrero
    .also = Sombrero mexicano
    .rule = Ponlo ahora en la mesa. Desde el turno siguiente detiene un disparo contra ti, una vez.
card-ten-gallon-hat = Sombrero vaquero
    .rule = Ponlo ahora en la mesa. Desde el turno siguiente detiene un disparo contra ti, una vez.
card-iron-plate = Placa de hierro
    .a = una Placa de hierro
    .the = la Placa de hierro
    .use = la Placa de hierro
    .rule = Ponla ahora en la mesa. Desde el turno siguiente detiene un disparo contra ti, una vez.
card-canteen = Cantimplora
    .a = una Cantimplora
    .the = la Cantimplora
    .use = la Cantimplora
    .rule = { $rescue_cards ->
           *[beer_only] Ponla ahora en la mesa. En un turno tuyo posterior te devuelve 1 vida, una vez. No es una Cerveza y no salva de la muerte.
            [all_healing] Ponla ahora en la mesa. Más tarde te devuelve 1 vida, una vez: en tu turno, o cuando fueras a perder la última vida y queden más de dos jugadores. No es una Cerveza.
        }
card-can-can = Can Can
    .also = Cancán
    .rule = { $cat_balou_self ->
           *[true] Ponlo ahora en la mesa. En un turno tuyo posterior, alguien a cualquier distancia descarta una carta: una en juego que elijas o una al azar de la mano. Contra ti, puedes elegir cualquiera de las tuyas.
            [false] Ponlo ahora en la mesa. En un turno tuyo posterior, otro jugador a cualquier distancia descarta una carta: una en juego que tú elijas o una al azar de la mano.
        }
card-conestoga = Conestoga
    .a = una Conestoga
    .the = la Conestoga
    .use = la Conestoga
    .rule = Ponla ahora en la mesa. En un turno tuyo posterior tomas una carta de otro jugador, a cualquier distancia, y la pones en tu mano: una en juego o una al azar de su mano.
card-derringer = Derringer
    .a = una Derringer
    .the = la Derringer
    .use = la Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Ponla ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, sea cual sea tu arma; luego robas una carta, aciertes o no. No es una carta BANG!.
            [true] Ponla ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, contando solo asientos, sin armas, Mustang, Mira telescópica ni similares. Luego robas una carta, aciertes o no. No es una carta BANG!.
        }
card-buffalo-rifle = Rifle de búfalo
    .rule = Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a cualquier distancia. No es una carta BANG!.
card-howitzer = Obús
    .rule = Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a todos los demás, a cualquier distancia. No es una carta BANG!.
card-knife = Cuchillo
    .rule = { $short_attacks_ignore_horses ->
           *[false] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, sea cual sea tu arma. No es una carta BANG!.
            [true] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, contando solo asientos: ni armas ni Mustang, Mira telescópica o similares importan. No es una carta BANG!.
        }
card-pepperbox = Pimentero
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo hasta donde alcance tu arma. No es una carta BANG!.
                [fixed_1] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, sea cual sea tu arma. No es una carta BANG!.
            }
            [true] { $pepperbox_range ->
               *[weapon] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo hasta donde alcance tu arma. No es una carta BANG!.
                [fixed_1] Ponlo ahora en la mesa. En un turno tuyo posterior es un disparo a distancia 1, contando solo asientos: ni armas ni Mustang, Mira telescópica o similares importan. No es una carta BANG!.
            }
        }
card-pony-express = Pony Express
    .rule = { $wws_pony_express ->
           *[false] Ponlo ahora en la mesa. En un turno tuyo posterior, roba 3 cartas.
            [true] Ponlo ahora en la mesa. En un turno tuyo posterior, roba 3 cartas. Si se juega con Wild West Show, se revela además su próxima carta.
        }

## Personajes del juego de cartas

character-bart-cassidy = Bart Cassidy
    .rule = Por cada vida que pierdas y a la que sobrevivas robas una carta.
character-black-jack = Black Jack
    .rule = Enseñas la segunda carta que robas en tu turno. Si es roja, robas una tercera.
character-calamity-janet = Calamity Janet
    .rule = BANG! y ¡Fallaste! son lo mismo para ti. Un ¡Fallaste! jugado como BANG! cuenta como tu BANG! del turno.
character-el-gringo = El Gringo
    .rule = Por cada vida que alguien te quite, le quitas una carta al azar de la mano.
character-jesse-jones = Jesse Jones
    .rule = Puedes robar la primera carta de tu turno al azar de la mano de otro jugador.
character-jourdonnais = Jourdonnais
    .rule = Cuando te disparen puedes desenfundar: con corazones el disparo falla. Un Barril de verdad te da un segundo intento.
character-kit-carlson = Kit Carlson
    .rule = En vez de robar dos cartas, mira las tres primeras del mazo: quédate dos y deja la tercera encima del mazo.
character-lucky-duke = Lucky Duke
    .rule = Cuando desenfundas, das la vuelta a dos cartas y eliges la que cuenta.
character-paul-regret = Paul Regret
    .rule = Los demás te ven a 1 más de distancia.
character-pedro-ramirez = Pedro Ramirez
    .rule = Puedes robar la primera carta de tu turno de la pila de descartes.
character-rose-doolan = Rose Doolan
    .rule = Ves a los demás a 1 menos de distancia.
character-sid-ketchum = Sid Ketchum
    .rule = En cualquier momento, incluso al morir, puedes descartar dos cartas de la mano para recuperar 1 vida, cuantas veces quieras.
character-slab-the-killer = Slab the Killer
    .rule = Hacen falta dos ¡Fallaste! para parar una de tus cartas BANG! Un Barril que funcione cuenta como uno.
character-suzy-lafayette = Suzy Lafayette
    .rule = Cuando te quedas sin cartas en la mano, robas una.
character-vulture-sam = Sam “El Buitre”
    .rule = Cuando otro jugador queda fuera, te llevas a la mano todas sus cartas, de la mano y en juego.
character-willy-the-kid = Willy el Niño
    .rule = Puedes jugar cuantas cartas BANG! quieras en tu turno.
character-apache-kid = Apache Kid
    .rule = Los diamantes que jueguen los demás no te hacen nada, ni malo ni bueno. Los descartados en un Duelo cuentan.
character-belle-star = Belle Star
    .rule = En tu turno, las cartas en juego de los demás no hacen nada, pero se pueden quitar.
character-bill-noface = Bill Noface
    .rule = En tu turno robas 1 carta, y 1 más por cada vida que te falte.
character-chuck-wengam = Chuck Wengam
    .rule = En tu turno puedes perder 1 vida, nunca la última, para robar 2 cartas; cuantas veces quieras.
character-doc-holyday = Doc Holyday
    .rule = Una vez en tu turno puedes descartar dos cartas para disparar hasta donde alcance tu arma. No es una carta BANG!.
character-elena-fuente = Elena Fuente
    .rule = Puedes usar cualquier carta de la mano como ¡Fallaste!.
character-greg-digger = Greg Digger
    .rule = Cuando otro jugador queda fuera, recuperas hasta 2 vidas.
character-herb-hunter = Herb Hunter
    .rule = Cuando otro jugador queda fuera, robas 2 cartas, además de cualquier recompensa.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] En tu turno puedes descartar una carta azul para robar 2, cuantas veces quieras.
            [current] En tu turno puedes descartar una carta azul para robar 2, hasta dos veces.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Por cada BANG!, ¡Fallaste! o Cerveza que uses en el turno de otro jugador robas una carta; en un Duelo, cuando acaba.
            [current] Por cada carta de la mano que uses en el turno de otro jugador robas una carta; en un Duelo, cuando acaba.
        }
character-pat-brennan = Pat Brennan
    .rule = En vez de robar en tu turno, puedes tomar una carta en juego de otro jugador.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] En tu turno robas 4 cartas en vez de 2.
            [current] En tu turno robas 3 cartas en vez de 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] Al final de tu turno puedes conservar cuantas cartas quieras.
            [current] Al final de tu turno puedes conservar hasta 10 cartas.
        }
character-tequila-joe = Tequila Joe
    .rule = Una Cerveza te da 2 vidas; las demás bebidas te dan lo mismo que a cualquiera.
character-vera-custer = Vera Custer
    .rule = En cada turno tuyo, antes de robar, eliges a otro jugador que siga en juego y tienes su habilidad hasta tu próxima elección.
character-claus-the-saint = Claus “El Santo”
    .rule = Robas una carta más que jugadores queden: te quedas dos y das una a cada uno de los demás.
character-johnny-kisch = Johnny Kisch
    .rule = Cuando pones una carta ante alguien o ante ti, se descartan todas las demás en juego con ese nombre.
character-uncle-will = Tío Will
    .rule = Una vez en tu turno puedes jugar cualquier carta de la mano como Almacén general.
character-big-spencer = Big Spencer
    .rule = Empiezas con solo 5 cartas y nunca juegas un ¡Fallaste! Sí puedes usar lo demás que detenga disparos.
character-flint-westwood = Flint Westwood
    .rule = Una vez en tu turno puedes cambiar una carta de tu mano, a tu elección, por dos al azar de otro jugador.
character-gary-looter = Gary Looter
    .rule = Las cartas sobrantes que los demás descartan al final de su turno son para ti.
character-greygory-deck = Greygory Deck
    .rule = Tienes las habilidades de dos personajes del juego básico que no estén en juego. Al empezar tu turno puedes cambiar los dos por otros dos.
character-john-pain = John Pain
    .rule = Mientras tengas menos de 6 cartas en la mano, te quedas toda carta que alguien desenfunde, cuando ya ha contado.
character-lee-van-kliff = Lee Van Kliff
    .rule = Justo tras jugar una carta marrón en tu turno, puedes descartar un BANG! para repetir su efecto, incluso con otro objetivo, sin volver a pagar costes extra.
character-teren-kill = Teren Kill
    .rule = Cuando fueras a quedar fuera, desenfunda: si no salen picas, sigues en juego con 1 vida y robas una carta.
character-youl-grinner = Youl Grinner
    .rule = Al empezar tu turno, quien tenga más cartas en la mano que tú te da una a su elección.
# our translation
character-the-grave-digger = El Enterrador
    .rule = Si te disparan puedes desenfundar: con picas fallan. Tu primera carta puede venir de otra mano. Disparas con ¡Fallaste! en vez de BANG! y no retas a Duelo. Quien te hiera te da una carta o, si no tiene, pierde 1 vida.

## Cartas de evento

event-blessing = Bendición
    .rule = Todas las cartas cuentan como corazones, sea cual sea su palo.
event-curse = Maldición
    .rule = Todas las cartas cuentan como picas, sea cual sea su palo. Los valores no cambian.
event-ghost-town = Pueblo fantasma
    .also = Ciudad fantasma
    .rule = Quien esté fuera vuelve en su turno como fantasma y roba 3 cartas. Un fantasma no puede morir y se va al acabar el turno.
# our translation
event-gold-rush = Fiebre del oro
    .rule = Los turnos van en sentido antihorario. Los efectos de las cartas, también el paso de la Dinamita, siguen en sentido horario.
event-handcuffs = Esposas
    .rule = Tras robar, di un palo. El resto del turno solo usas cartas de la mano de ese palo; lo que descartes como pago puede ser de cualquiera.
event-hangover = Resaca
    .rule = { $hangover_also_blue ->
           *[false] Nadie tiene habilidad. Las vidas no cambian.
            [true] Nadie tiene habilidad y las cartas en juego no hacen nada. Las vidas no cambian.
        }
event-new-identity = Nueva identidad
    .rule = { $new_identity_temporary ->
           *[false] Al empezar tu turno miras tu segundo personaje. Puedes pasar a serlo el resto de la partida, con solo 2 vidas.
            [true] Al empezar tu turno miras tu segundo personaje. Puedes pasar a serlo el resto de la partida, con solo 2 vidas, o tener sus habilidades esta ronda sin cambiar tus vidas.
        }
event-shootout = Tiroteo
    .rule = Puedes jugar una segunda carta BANG! en tu turno.
event-the-daltons = Los Dalton
    .also = Los Daltons
    .rule = { $daltons_include_green ->
           *[false] De inmediato, quien tenga cartas azules en juego descarta una de ellas; valen la Cárcel y la Dinamita.
            [true] De inmediato, quien tenga cartas azules o verdes en juego descarta una de ellas; valen la Cárcel y la Dinamita.
        }
event-the-doctor = El Doctor
    .rule = De inmediato, quien tenga menos vidas recupera 1; si hay empate, recupera 1 cada cual.
event-the-reverend = El Reverendo
    .rule = Nadie puede beber Cerveza, ni siquiera contra el golpe final. Todo lo demás sigue curando.
event-the-sermon = El Sermón
    .also = Sermón
    .rule = No puedes usar cartas BANG! en tu propio turno, ni siquiera en un Duelo. Otros disparos están permitidos.
event-thirst = Sed
    .rule = En tu turno robas solo 1 carta.
event-train-arrival = Llegada del tren
    .rule = En tu turno robas 1 carta más.
event-high-noon = Solo ante el peligro
    .also = Mediodía
    .rule = Pierdes 1 vida al empezar tu turno, antes que nada. Esta carta se queda hasta el final de la partida.
event-abandoned-mine = Mina abandonada
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] Robas de los descartes si hay cartas suficientes. En tal caso, las que te sobren y las que descartes en un Duelo van boca abajo al mazo; lo que juegas se descarta como siempre.
            [phase3_only] Robas de los descartes si hay cartas suficientes. En tal caso, las que te sobren van boca abajo al mazo; lo que juegas se descarta como siempre.
            [all_cards_this_turn] Robas de los descartes si hay cartas suficientes. En tal caso, todo lo que juegues o descartes este turno va boca abajo al mazo.
            [used_cards_only] Robas de los descartes si hay cartas suficientes. En tal caso, lo que juegues este turno va boca abajo al mazo; las que te sobren se descartan como siempre.
        }
event-ambush = Emboscada
    .rule = { $ambush_abilities ->
           *[true] Todos están a distancia 1 de todos. Las cartas en juego y las habilidades la cambian como siempre.
            [false] Todos están a distancia 1 de todos. Las cartas en juego la cambian como siempre; las habilidades no.
        }
event-blood-brothers = Hermanos de sangre
    .rule = Al empezar tu turno puedes ceder 1 vida, nunca la última, para que otra persona recupere 1.
event-dead-man = Hombre muerto
    .rule = Quien quedó fuera en primer lugar en esta partida vuelve en su turno, con 2 vidas y 2 cartas, y se queda.
event-hard-liquor = Licor fuerte
    .rule = En vez de robar en tu turno puedes recuperar 1 vida, si te falta alguna.
event-lasso = Lazo
    .rule = Las cartas en juego, azules o verdes, no hacen nada. La Cárcel y la Dinamita esperan.
# our translation
event-law-of-the-west = La ley del Oeste
    .rule = Enseñas la segunda carta que robas en tu turno y, si puedes, debes jugarla en ese turno.
event-peyote = Peyote
    .rule = { $peyote_must_continue ->
           *[false] En vez de robar, adivina: ¿rojo o negro? Si aciertas, te quedas la carta y puedes seguir. Si fallas, se descarta y dejas de robar.
            [true] En vez de robar, adivina: ¿rojo o negro? Si aciertas, te quedas la carta y debes seguir. Si fallas, se descarta y dejas de robar.
        }
event-ranch = Rancho
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Una vez en tu turno, justo después de robar, puedes descartar cuantas cartas de la mano quieras y robar otras tantas.
            [end_of_phase_2] Una vez en tu turno, cuando hayas jugado, puedes descartar cuantas cartas de la mano quieras y robar otras tantas. Luego descartas las que pasen de tus vidas.
        }
# our translation
event-ricochet = Rebote
    .rule = { $ricochet_counts_as_bang ->
           *[false] En tu turno puedes descartar cartas BANG! para abatir cartas en juego de los demás, a cualquier distancia; un ¡Fallaste! salva la carta. No cuenta como tu BANG! del turno.
            [true] En tu turno puedes descartar una carta BANG! para abatir una carta en juego de otro jugador, a cualquier distancia; un ¡Fallaste! salva la carta. Cuenta como tu BANG! del turno.
        }
event-russian-roulette = Ruleta rusa
    .rule = De inmediato, por turnos y desde quien empieza la ronda, cada cual usa un ¡Fallaste! Quien no lo haga pierde 2 vidas, y se acabó.
event-sniper = Francotirador
    .rule = En tu turno puedes descartar dos cartas BANG! para un disparo hasta donde alcance tu arma. Hacen falta dos ¡Fallaste! para pararlo, y no gasta tu BANG!.
event-the-judge = El Juez
    .rule = Nadie puede poner cartas ante nadie. Las que ya están en juego siguen funcionando.
event-vendetta = Vendetta
    .rule = Al final de tu turno desenfunda: con corazones juegas otro turno, que acaba sin desenfundar.
event-a-fistful-of-cards = Por un puñado de cartas
    .also = Un puñado de cartas
    .rule = Al empezar tu turno recibes un disparo por cada carta de tu mano. Puedes parar cada uno. Esta carta se queda hasta el final de la partida.
event-bone-orchard = Cementerio
    .rule = { $wws_seed_texts ->
           *[false] Quien esté fuera vuelve en su turno, con 1 vida, para quedarse. Los roles de quienes están fuera se barajan y se les reparten boca abajo.
            [true] Quien esté fuera vuelve en su turno, con 1 vida, para quedarse. Los personajes de quienes están fuera se barajan y se les reparten.
        }
event-darling-valentine = San Valentín
    .rule = { $wws_seed_texts ->
           *[false] Al empezar tu turno descartas tu mano y robas otras tantas cartas.
            [true] De inmediato y por turnos, cada cual descarta su mano y roba otras tantas cartas.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Una vez en tu turno puedes ordenar a otro jugador que juegue la carta que digas contra quien digas. Si no la tiene, enseña su mano.
            [true] Una vez en tu turno puedes dar una carta a alguien con menos cartas en la mano. Si no das ninguna y nadie tiene más que tú, enseñas tu mano tras jugar.
        }
event-gag = Mordaza
    .rule = Nadie puede hablar. Quien hable lo confiesa y pierde 1 vida.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] De inmediato se da la vuelta a una carta. Si es roja, los roles de quienes siguen en juego, menos el Sheriff, se barajan y se reparten de nuevo.
            [true] De inmediato se da la vuelta a una carta. Si es roja, los personajes de quienes siguen en juego, menos el Sheriff, se barajan y se reparten de nuevo.
        }
event-lady-rose-of-texas = Lady Rosa de Texas
    .rule = Una vez en tu turno puedes cambiar de sitio con quien esté a tu derecha, que pierde su próximo turno. No cuando quedan dos jugadores.
event-miss-susanna = Miss Susanna
    .rule = Juega tres cartas de la mano en tu turno o pierde 1 vida cuando acabe. Un turno perdido en la Cárcel no cuenta.
event-sacagaway = Sacagaway
    .rule = Se juega con las manos a la vista. Una carta tomada al azar se toma igualmente al azar.
event-showdown = Enfrentamiento
    .rule = { $showdown_bang_only_missed ->
           *[true] Cualquier carta puede jugarse como BANG!, menos las cartas BANG!: esas solo pueden usarse como ¡Fallaste!.
            [false] Cualquier carta puede jugarse como BANG! Las cartas BANG! también pueden usarse como ¡Fallaste!.
        }
event-wild-west-show = Wild West Show
    .rule = Todo el mundo quiere ser el último en pie, sea cual sea su rol. La recompensa y el castigo siguen. Esta carta se queda hasta el final de la partida.
# our translation
event-cavalry = Caballería
    .rule = Un Alguacil que revele su rol en su propio turno puede jugar dos cartas BANG! en ese turno, a cualquier distancia.
# our translation
event-daring-challenge = Reto audaz
    .rule = Nadie responde a una carta BANG!: su objetivo da la vuelta a una carta. Si es menor que el BANG!, acierta; si no, falla. Si no es menor y es del mismo palo, el tiro vuelve y quien disparó da la vuelta a otra.
# our translation
event-dead-sheriffs-ghost = El fantasma del Sheriff
    .rule = Quien esté fuera vuelve en su turno como fantasma y roba 1 carta, que no puede usar en nada que dañe al Sheriff. Una vez en ese turno puede pasar una carta en juego a otra persona.
# our translation
event-desperados = Bandoleros
    .rule = Un Forajido que revele su rol en su propio turno roba 3 cartas en vez de 2 y puede usar ¡Fallaste! como Cerveza.
# our translation
event-devils-pact = Pacto con el diablo
    .rule = Con esta carta, quien primero pierda su última vida, menos el Sheriff, sigue como Forajido con 3 vidas, o 2 si su personaje tiene 3: sin su mano, con sus cartas en juego y sin poder curarse más.
event-doug-badman = Dough Badman
    .rule = Al empezar tu turno, antes de robar, puedes descartar 2 cartas para recuperar 1 vida. No vale para el Sheriff.
event-eldorado = Eldorado
    .rule = En vez de robar, toma una carta al azar de la mano de tu izquierda, roba 1 y da una carta a tu elección a la derecha.
# our translation
event-grave-digger = Enterrador
    .rule = Quien primero quede fuera ahora, salvo el Sheriff, sigue en juego: como El Enterrador, con 2 vidas y sus cartas en juego. El Enterrador gana en solitario, cuando solo queda el Sheriff.
# our translation
event-horse-stealer = Cuatrero
    .rule = Las cartas que cambian distancias no hacen nada. Quien acabe con esto mediante un As las reúne todas, se queda una y descarta el resto.
# our translation
event-lifetime = Cadena perpetua
    .rule = El Sheriff encarcela a alguien de por vida. Antes de cada turno, esa persona desenfunda: con corazones queda libre y juega; si no, pierde el turno. El As de cualquiera también la libera.
event-lou = Lou
    .rule = Con 2 vidas o menos puedes usar cualquier carta de corazones como Cerveza.
# our translation
event-mad-ride = Cabalgada loca
    .rule = Uno de cada dos jugadores solo da la vuelta a una carta: con un As acaba la cabalgada y juega; si no, se le salta. Contra un disparo vale un ¡Fallaste! que esté sobre los descartes. No con dos jugadores.
# our translation
event-nugget = Pepita de oro
    .rule = En tu turno robas 3 cartas, y al acabar puedes conservar cuantas quieras.
# our translation
event-scout = Explorador
    .rule = Si no tienes ningún arma en juego, azul o verde, alcanzas a distancia 3.
# our translation
event-sioux-chief = Jefe sioux
    .rule = ¡Indios! toma una carta al azar de la mano de cada uno de los demás. De ellas cada cual toma una, empezando por quien la jugó; quien se quede sin ella descarta un BANG! o pierde 1 vida.
# our translation
event-wet-ammo = Munición mojada
    .rule = Todos están a distancia 1 de todos, digan lo que digan cartas y habilidades. Una carta BANG! solo dispara si descartas otra con ella. Los demás ataques, como siempre.
# our translation
event-wild-shot = Bala perdida
    .rule = Tras robar, desenfunda: con picas, pierde 1 vida quien esté a tantos asientos a tu izquierda como diga la carta, dando vueltas entre quienes siguen en juego. Figuras y Ases cuentan 10.
event-winifred = Winifred
    .rule = Después de robar, el Sheriff y cada personaje femenino recuperan 1 vida.

## Mazos de eventos

deck-high-noon = Solo ante el peligro
deck-fistful-of-cards = Por un puñado de cartas
deck-mixed = Eventos mezclados
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## Cómo se colocan dos mazos de eventos

mix-apart = Dos mazos, uno junto a otro
mix-high-noon-last = Un mazo; última: Solo ante el peligro
mix-fistful-last = Un mazo; última: Por un puñado de cartas

## Roles

role-sheriff = Sheriff
    .goal = Acaba con todos los Forajidos y Renegados. Tienes 1 vida más y todo el mundo sabe quién eres. No elimines a un Alguacil: te cuesta todas tus cartas.
    .dice-goal = Acaba con todos los Forajidos y Renegados. Tienes 2 vidas más y todo el mundo sabe quién eres.
role-deputy = Alguacil
    .also = Ayudante
    .goal = { $players ->
            [3] Elimina tú al Renegado y ganas al momento; si lo hace otro, gana quien quede en pie. El Forajido va a por ti.
           *[other] Ayuda al Sheriff a ganar; su victoria es tuya aunque no vivas para verla.
        }
    .dice-goal = { $players ->
            [3] Elimina tú al Renegado y ganas al momento; si lo hace otro, gana quien quede en pie.
           *[other] Ayuda al Sheriff a ganar; su victoria es tuya aunque no vivas para verla.
        }
role-outlaw = Forajido
    .goal = { $players ->
            [3] Elimina tú al Alguacil y ganas al momento; si lo hace otro, gana quien quede en pie. El Renegado va a por ti.
           *[other] Acaba con el Sheriff. Quien elimine a un Forajido roba 3 cartas, así que cúbrete las espaldas.
        }
    .dice-goal = { $players ->
            [3] Elimina tú al Alguacil y ganas al momento; si lo hace otro, gana quien quede en pie.
           *[other] Acaba con el Sheriff. Los Forajidos ganan juntos, también los que están fuera.
        }
role-renegade = Renegado
    .goal = { $players ->
            [3] Elimina tú al Forajido y ganas al momento; si lo hace otro, gana quien quede en pie. El Alguacil va a por ti.
            [8] Sé la última persona en pie: antes deben caer los demás, también el otro Renegado, y el Sheriff al final del todo.
           *[other] Sé la última persona en pie: antes deben caer los demás, y el Sheriff al final del todo.
        }
    .dice-goal = { $players ->
            [3] Elimina tú al Forajido y ganas al momento; si lo hace otro, gana quien quede en pie.
           *[other] Sé la última persona en pie: antes deben caer los demás, y el Sheriff al final del todo.
        }

## Bandos

team-law = Sheriff y Alguaciles
team-outlaws = Forajidos
team-renegades = Renegado

## Cajas

set-base = Juego básico
    .about = 80 cartas y 16 personajes para 4 a 7 jugadores.
set-dodge-city = Dodge City
    .about = 40 cartas más, algunas verdes, y 15 personajes; para 3 a 8 jugadores.
set-high-noon = Solo ante el peligro
    .about = 15 cartas de evento, una nueva cada ronda: fantasmas, resacas y, al final, el duelo a mediodía.
set-fistful-of-cards = Por un puñado de cartas
    .about = 15 cartas de evento, una nueva cada ronda: apuestas, hermanos de sangre y, al final, una lluvia de balas.
set-the-bullet = La Bala
    .about = 3 personajes de la caja de coleccionista.
set-wild-west-show = Wild West Show
    .about = 10 cartas de evento, una con cada Diligencia o Wells Fargo, y 8 personajes; al final, todos contra todos.
set-eldorado = Eldorado
    .about = 18 cartas de evento hechas por aficionados, cada una para dos rondas o hasta un As: fantasmas, oro y pactos.

## Palos

suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles

## Valores

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Jota
    .the = la Jota
rank-12 = Reina
    .the = la Reina
rank-13 = Rey
rank-14 = As

## Bots

level-drifter = Vagabundo
    .about = Hace lo primero que se le ocurre. Ideal para conocer el juego.
    .dice-about = Hace lo primero que se le ocurre. Ideal para conocer el juego.
level-karma = Gatillo fácil
    .about = Divide la mesa en amigos y enemigos, y a disparar.
    .dice-about = Divide la mesa en amigos y enemigos, y a disparar.
level-cowhand = Vaquero
    .about = Conoce los trucos básicos: piensa en su rol y guarda ¡Fallaste! y Cerveza.
    .dice-about = Piensa en su rol y sabe cuándo dejar de tirar.
level-marshal = Marshal
    .about = Sopesa cada carta: recuerda quién disparó a quién y qué puede tener aún en la mano.
    .dice-about = Conoce la probabilidad exacta de cada tirada y recuerda quién disparó a quién.
level-legend = Leyenda
    .about = Juega la partida en su cabeza, cientos de veces, antes de mover.
    .dice-about = Juega la partida en su cabeza, cientos de veces, antes de tirar.
