### Names of everything, and what it does.
### same as English: card-saloon card-gatling card-duel card-mustang card-dynamite card-schofield card-remington card-winchester card-volcanic card-rag-time card-springfield card-tequila card-whisky card-bible card-sombrero card-can-can card-conestoga card-derringer card-pepperbox card-pony-express event-lasso event-ranch event-ricochet event-vendetta event-high-noon event-darling-valentine event-dorothy-rage event-helena-zontero event-lady-rose-of-texas event-miss-susanna event-sacagaway event-wild-west-show event-desperados event-doug-badman event-eldorado event-lou event-winifred level-marshal set-the-bullet
### Forms: .a un/une, .the le/la, .your ton/ta, .use what is used ("la Planque", "la capacité de Rose Doolan"). Masculine is the default.

## Forms that all names of a kind have

form-card = { $name }
    .a = un { $name }
    .the = le { $name }
    .use = le { $name }
    .your = ton { $name }
form-character = { $name }
    .use = la capacité de { $name }
form-figure = { $name }
    .use = la capacité de { $name }

## Cards

card-bang = BANG!
    .rule = Tire sur quelqu'un à portée de ton arme : 1 vie, sauf si un Raté ! arrête le tir. Une seule carte BANG! par tour.
card-missed = Raté !
    .rule = À jouer quand on te tire dessus, à n'importe quel tour : le tir te manque. Inutile contre Indiens ! ou dans un Duel.
card-beer = Bière
    .a = une Bière
    .the = la Bière
    .use = la Bière
    .your = ta Bière
    .rule = Regagne 1 vie, jamais au-delà de ton total de départ. À ton tour, ou à tout moment { $beer_out_of_turn ->
           *[when_dying] quand tu vas perdre ta dernière vie.
            [any_loss] quand tu perds une vie.
        } { $beer_two_players ->
           *[no_effect] Sans effet dès qu'il ne reste que deux joueurs.
            [forbidden] Interdite dès qu'il ne reste que deux joueurs.
        }
card-saloon = Saloon
    .rule = Tout le monde regagne 1 vie, les autres d'abord, toi en dernier ; jamais au-delà du total de départ. À ton tour seulement : contrairement à la Bière, il ne sauve pas les mourants.
card-stagecoach = Diligence
    .a = une Diligence
    .the = la Diligence
    .use = la Diligence
    .your = ta Diligence
    .rule = Pioche 2 cartes.
card-wells-fargo = Convoi
    .also = Wells Fargo
    .rule = Pioche 3 cartes.
card-general-store = Magasin
    .also = Magasin général
    .rule = On dévoile autant de cartes qu'il y a de joueurs. Chacun en prend une, toi d'abord, puis vers la gauche.
card-panic = Braquage
    .also = Panique !
    .rule = Prends en main une carte d'un joueur à distance 1 : une carte en jeu, ou une de sa main au hasard. Les armes ne comptent pas ; Lunette, Mustang, etc. comptent.{ $panic_self ->
           *[false] {""}
            [true] {" "}Ou reprends une carte que tu as en jeu.
        }
card-cat-balou = Coup de foudre
    .also = Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Fais défausser une carte à n'importe quel joueur, à toute distance : une carte en jeu de ton choix, ou une de sa main au hasard. Sur toi-même, choisis n'importe laquelle de tes cartes.
            [false] Fais défausser une carte à un autre joueur, à toute distance : une carte en jeu de ton choix, ou une de sa main au hasard.
        }
card-gatling = Gatling
    .a = une Gatling
    .the = la Gatling
    .use = la Gatling
    .your = ta Gatling
    .rule = Un tir sur tous les autres joueurs, à toute distance. Ce n'est pas une carte BANG! : elle ne compte pas comme ton BANG! du tour.
card-indians = Indiens !
    .a = Indiens !
    .the = Indiens !
    .use = Indiens !
    .your = Indiens !
    .rule = Tous les autres joueurs défaussent un BANG! ou perdent 1 vie. Raté ! et Planque n'y font rien.
card-duel = Duel
    .rule = Défie un joueur, à toute distance. À tour de rôle, l'autre d'abord, vous défaussez un BANG! ; { $duel_credit ->
           *[card_owner] qui s'arrête perd 1 vie.
            [winner] qui s'arrête perd 1 vie, du fait de l'autre.
        } Raté ! et Planque n'y font rien, et ton BANG! du tour te reste.
card-mustang = Mustang
    .rule = Tous les autres te voient 1 plus loin.
card-scope = Lunette
    .a = une Lunette
    .the = la Lunette
    .use = la Lunette
    .your = ta Lunette
    .rule = Tu vois tous les autres 1 plus près, mais jamais à moins de 1.
card-barrel = Planque
    .a = une Planque
    .the = la Planque
    .use = la Planque
    .your = ta Planque
    .also = Baril, Tonneau
    .rule = Quand on te tire dessus, tu peux dégainer ! : un cœur vaut un Raté !. { $barrel_in_jail ->
           *[true] Un essai par tir.
            [false] Un essai par tir, mais aucun si tu es en Prison.
        }
card-jail = Prison
    .a = une Prison
    .the = la Prison
    .use = la Prison
    .your = ta Prison
    .rule = Pose-la devant quelqu'un, sauf le Shérif, à toute distance. Au début de son tour, ce joueur dégaine ! : cœur, il joue ; sinon { $jail_skip_discards ->
           *[false] il perd son tour.
            [true] il défausse seulement ses cartes en trop.
        } La Prison est défaussée dans tous les cas.
card-dynamite = Dynamite
    .a = une Dynamite
    .the = la Dynamite
    .use = la Dynamite
    .your = ta Dynamite
    .rule = { $start_check_order ->
           *[dynamite_first] Pose-la devant toi. Dès ton prochain tour, qui l'a devant soi dégaine ! avant tout : du 2 au 9 de pique, elle explose (3 vies), sinon elle passe à gauche, au premier joueur sans Dynamite.
            [play_order] Pose-la devant toi. Dès ton prochain tour, qui l'a dégaine !, après une Prison plus ancienne : du 2 au 9 de pique, elle explose (3 vies), sinon elle passe à gauche, à un joueur sans Dynamite.
        }
card-schofield = Schofield
    .rule = Une arme qui porte à distance 2. Elle remplace celle que tu as.
card-remington = Remington
    .a = une Remington
    .the = la Remington
    .use = la Remington
    .your = ta Remington
    .rule = Une arme qui porte à distance 3. Elle remplace celle que tu as.
card-rev-carabine = Carabine
    .a = une Carabine
    .the = la Carabine
    .use = la Carabine
    .your = ta Carabine
    .also = Rev. Carabine
    .rule = Une arme qui porte à distance 4. Elle remplace celle que tu as.
card-winchester = Winchester
    .a = une Winchester
    .the = la Winchester
    .use = la Winchester
    .your = ta Winchester
    .rule = Une arme qui porte à distance 5. Elle remplace celle que tu as.
card-volcanic = Volcanic
    .a = une Volcanic
    .the = la Volcanic
    .use = la Volcanic
    .your = ta Volcanic
    .rule = Une arme qui ne porte qu'à distance 1, mais avec laquelle tu joues autant de cartes BANG! que tu veux. Elle remplace celle que tu as.
card-binocular = Jumelles
    .a = des Jumelles
    .the = les Jumelles
    .use = les Jumelles
    .your = tes Jumelles
    .rule = Tu vois tous les autres 1 plus près, en plus de l'effet d'une Lunette.
card-hideout = Cachette
    .a = une Cachette
    .the = la Cachette
    .use = la Cachette
    .your = ta Cachette
    .rule = Tous les autres te voient 1 plus loin, en plus de l'effet d'un Mustang.
card-punch = Coup de poing
    .rule = { $short_attacks_ignore_horses ->
           *[false] Un tir sur un joueur à distance 1, quelle que soit ton arme. Ce n'est pas une carte BANG! : il ne compte pas comme ton BANG! du tour.
            [true] Un tir à distance 1 en ne comptant que les places : ni arme, ni Mustang, ni Lunette, etc. Ce n'est pas une carte BANG! : il ne compte pas comme ton BANG! du tour.
        }
card-dodge = Esquive
    .a = une Esquive
    .the = l'Esquive
    .use = l'Esquive
    .your = ton Esquive
    .rule = Arrête un tir sur toi comme un Raté !, puis tu pioches une carte.
card-brawl = Bagarre
    .a = une Bagarre
    .the = la Bagarre
    .use = la Bagarre
    .your = ta Bagarre
    .rule = Défausse aussi une autre carte. Chaque autre joueur perd alors une carte : pour chacun, tu choisis une carte en jeu, ou une de sa main au hasard.
card-rag-time = Rag Time
    .rule = Défausse aussi une autre carte. Prends en main une carte de n'importe quel autre joueur, à toute distance : une carte en jeu, ou une de sa main au hasard.
card-springfield = Springfield
    .a = une Springfield
    .the = la Springfield
    .use = la Springfield
    .your = ta Springfield
    .rule = Défausse aussi une autre carte. Un tir sur n'importe qui, à toute distance. Ce n'est pas une carte BANG! : elle ne compte pas comme ton BANG! du tour.
card-tequila = Tequila
    .a = une Tequila
    .the = la Tequila
    .use = la Tequila
    .your = ta Tequila
    .rule = Défausse aussi une autre carte : le joueur de ton choix, ou toi, regagne 1 vie. { $rescue_cards ->
           *[beer_only] À ton tour seulement : ce n'est pas une Bière, elle ne sauve pas les mourants.
            [all_healing] À ton tour, ou quand tu vas perdre ta dernière vie à plus de deux joueurs. Ce n'est pas une Bière.
        }
card-whisky = Whisky
    .rule = Défausse aussi une autre carte : tu regagnes 2 vies. { $rescue_cards ->
           *[beer_only] À ton tour seulement : ce n'est pas une Bière, il ne sauve pas les mourants.
            [all_healing] À ton tour, ou quand tu vas perdre ta dernière vie et qu'il reste plus de deux joueurs. Ce n'est pas une Bière.
        }
card-bible = Bible
    .a = une Bible
    .the = la Bible
    .use = la Bible
    .your = ta Bible
    .rule = Pose-la maintenant. Dès le tour suivant, elle arrête une fois un tir sur toi, puis tu pioches une carte.
card-sombrero = Sombrero
    .rule = Pose-le maintenant. Dès le tour suivant, il arrête une fois un tir sur toi.
# our translation
card-ten-gallon-hat = Stetson
    .rule = Pose-le maintenant. Dès le tour suivant, il arrête une fois un tir sur toi.
card-iron-plate = Plaque de fer
    .a = une Plaque de fer
    .the = la Plaque de fer
    .use = la Plaque de fer
    .your = ta Plaque de fer
    .rule = Pose-la maintenant. Dès le tour suivant, elle arrête une fois un tir sur toi.
card-canteen = Gourde
    .a = une Gourde
    .the = la Gourde
    .use = la Gourde
    .your = ta Gourde
    .rule = { $rescue_cards ->
           *[beer_only] Pose-la maintenant. À l'un de tes tours suivants, elle te rend 1 vie, une fois. Ce n'est pas une Bière, elle ne sauve pas les mourants.
            [all_healing] Pose-la maintenant. Plus tard, elle te rend 1 vie, une fois : à ton tour, ou quand tu vas perdre ta dernière vie et qu'il reste plus de deux joueurs. Ce n'est pas une Bière.
        }
card-can-can = Can Can
    .rule = { $cat_balou_self ->
           *[true] Pose-le maintenant. À un tour suivant, fais défausser une carte à un joueur, à toute distance : une carte en jeu de ton choix, ou une de sa main au hasard. Sur toi-même, choisis n'importe laquelle de tes cartes.
            [false] Pose-le maintenant. À l'un de tes tours suivants, fais défausser une carte à un autre joueur, à toute distance : une carte en jeu de ton choix, ou une de sa main au hasard.
        }
card-conestoga = Conestoga
    .rule = Pose-le maintenant. À l'un de tes tours suivants, prends en main une carte d'un autre joueur, à toute distance : une carte en jeu, ou une de sa main au hasard.
card-derringer = Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Pose-le maintenant. À l'un de tes tours suivants : un tir à distance 1, quelle que soit ton arme ; puis tu pioches une carte, que tu touches ou non. Ce n'est pas une carte BANG!.
            [true] Pose-le maintenant. À un tour suivant : un tir à distance 1 en ne comptant que les places (ni arme, ni Mustang, ni Lunette, etc.) ; puis tu pioches une carte, que tu touches ou non. Ce n'est pas une carte BANG!.
        }
# our translation
card-buffalo-rifle = Fusil à bisons
    .rule = Pose-le maintenant. À l'un de tes tours suivants : un tir à toute distance. Ce n'est pas une carte BANG!.
# our translation
card-howitzer = Obusier
    .the = l'Obusier
    .use = l'Obusier
    .also = Howitzer
    .rule = Pose-le maintenant. À l'un de tes tours suivants : un tir sur tous les autres, à toute distance. Ce n'est pas une carte BANG!.
card-knife = Couteau
    .rule = { $short_attacks_ignore_horses ->
           *[false] Pose-le maintenant. À l'un de tes tours suivants : un tir à distance 1, quelle que soit ton arme. Ce n'est pas une carte BANG!.
            [true] Pose-le maintenant. À l'un de tes tours suivants : un tir à distance 1 en ne comptant que les places : ni arme, ni Mustang, ni Lunette, etc. Ce n'est pas une carte BANG!.
        }
card-pepperbox = Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Pose-le maintenant. À l'un de tes tours suivants : un tir aussi loin que porte ton arme. Ce n'est pas une carte BANG!.
                [fixed_1] Pose-le maintenant. À l'un de tes tours suivants : un tir à distance 1, quelle que soit ton arme. Ce n'est pas une carte BANG!.
            }
            [true] { $pepperbox_range ->
               *[weapon] Pose-le maintenant. À l'un de tes tours suivants : un tir aussi loin que porte ton arme. Ce n'est pas une carte BANG!.
                [fixed_1] Pose-le maintenant. À l'un de tes tours suivants : un tir à distance 1 en ne comptant que les places : ni arme, ni Mustang, ni Lunette, etc. Ce n'est pas une carte BANG!.
            }
        }
card-pony-express = Pony Express
    .rule = { $wws_pony_express ->
           *[false] Pose-le maintenant. À l'un de tes tours suivants, pioche 3 cartes.
            [true] Pose-le maintenant. À l'un de tes tours suivants, pioche 3 cartes. Si le Wild West Show est en jeu, sa carte suivante est aussi révélée.
        }

## Characters of the card game

character-bart-cassidy = Bart Cassidy
    .rule = Pour chaque vie que tu perds sans mourir, tu pioches une carte.
character-black-jack = Black Jack
    .rule = Tu montres la deuxième carte que tu pioches à ton tour. Si elle est rouge, tu en pioches une troisième.
character-calamity-janet = Calamity Janet
    .rule = BANG! et Raté ! sont pareils pour toi. Un Raté ! joué comme BANG! compte comme ton BANG! du tour.
character-el-gringo = El Gringo
    .use = la capacité d'El Gringo
    .rule = Qui te prend une vie te cède pour cela une carte de sa main, au hasard.
character-jesse-jones = Jesse Jones
    .rule = Tu peux piocher la première carte de ton tour au hasard dans la main d'un autre joueur.
character-jourdonnais = Jourdonnais
    .rule = Quand on te tire dessus, tu peux dégainer ! : cœur, le tir te manque. Une vraie Planque te donne un second essai.
character-kit-carlson = Kit Carlson
    .rule = Au lieu d'en piocher deux, regarde les trois premières cartes : gardes-en deux et remets la troisième sur la pioche.
character-lucky-duke = Lucky Duke
    .rule = Chaque fois que tu dégaines !, tu retournes deux cartes et choisis celle qui compte.
character-paul-regret = Paul Regret
    .rule = Tous les autres te voient 1 plus loin.
character-pedro-ramirez = Pedro Ramirez
    .rule = Tu peux prendre la première carte de ton tour sur la défausse.
character-rose-doolan = Rose Doolan
    .rule = Tu vois tous les autres 1 plus près.
character-sid-ketchum = Sid Ketchum
    .rule = À tout moment, même en mourant, tu peux défausser deux cartes de ta main pour regagner 1 vie, autant de fois que tu veux.
character-slab-the-killer = Slab the Killer
    .rule = Il faut deux Raté ! pour arrêter l'une de tes cartes BANG!. Une Planque qui réussit en vaut un.
character-suzy-lafayette = Suzy Lafayette
    .rule = Dès que ta main est vide, tu pioches une carte.
character-vulture-sam = Vulture Sam
    .rule = Quand un autre joueur est éliminé, tu prends en main toutes ses cartes, main et cartes en jeu.
character-willy-the-kid = Willy the Kid
    .rule = Tu peux jouer autant de cartes BANG! que tu veux à ton tour.
character-apache-kid = Apache Kid
    .use = la capacité d'Apache Kid
    .rule = Les carreaux joués par les autres ne te font rien, ni mal ni bien. Ceux qu'on défausse en Duel comptent.
character-belle-star = Belle Star
    .rule = À ton tour, les cartes posées devant les autres n'ont aucun effet, mais on peut toujours les prendre.
character-bill-noface = Bill Noface
    .rule = Tu pioches 1 carte à ton tour, plus 1 pour chaque vie qui te manque.
character-chuck-wengam = Chuck Wengam
    .rule = À ton tour, tu peux sacrifier 1 vie, jamais la dernière, pour piocher 2 cartes ; autant de fois que tu veux.
character-doc-holyday = Doc Holyday
    .rule = Une fois pendant ton tour, tu peux défausser deux cartes pour un tir à portée de ton arme. Ce n'est pas une carte BANG!.
character-elena-fuente = Elena Fuente
    .use = la capacité d'Elena Fuente
    .rule = Toute carte de ta main peut te servir de Raté !.
character-greg-digger = Greg Digger
    .rule = Quand un autre joueur est éliminé, tu regagnes jusqu'à 2 vies.
character-herb-hunter = Herb Hunter
    .rule = Quand un autre joueur est éliminé, tu pioches 2 cartes, en plus d'une éventuelle prime.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] À ton tour, tu peux défausser une carte bleue pour en piocher 2, autant de fois que tu veux.
            [current] À ton tour, tu peux défausser une carte bleue pour en piocher 2, deux fois au plus.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Pour chaque BANG!, Raté ! ou Bière utilisé au tour d'un autre, tu pioches une carte ; dans un Duel, une fois celui-ci fini.
            [current] Pour chaque carte de ta main utilisée au tour d'un autre, tu pioches une carte ; dans un Duel, une fois celui-ci fini.
        }
character-pat-brennan = Pat Brennan
    .rule = Au lieu de piocher à ton tour, tu peux prendre une carte en jeu à un autre joueur.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] À ton tour, tu pioches 4 cartes au lieu de 2.
            [current] À ton tour, tu pioches 3 cartes au lieu de 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] À la fin de ton tour, tu peux garder autant de cartes que tu veux.
            [current] À la fin de ton tour, tu peux garder jusqu'à 10 cartes.
        }
character-tequila-joe = Tequila Joe
    .rule = Une Bière te rend 2 vies ; les autres boissons te font le même effet qu'à tout le monde.
character-vera-custer = Vera Custer
    .rule = À chacun de tes tours, avant de piocher, choisis un autre joueur en jeu : tu as sa capacité jusqu'à ton prochain choix.
character-claus-the-saint = Claus "The Saint"
    .rule = Tu pioches une carte de plus qu'il ne reste de joueurs : gardes-en deux et donnes-en une à chacun des autres.
character-johnny-kisch = Johnny Kisch
    .rule = Quand tu poses une carte devant quelqu'un, toutes les autres cartes en jeu du même nom sont défaussées.
character-uncle-will = Uncle Will
    .use = la capacité d'Uncle Will
    .rule = Une fois pendant ton tour, tu peux jouer n'importe quelle carte de ta main comme un Magasin.
character-big-spencer = Big Spencer
    .rule = Tu commences avec 5 cartes seulement et ne joues jamais de Raté !. Tout le reste peut te servir à arrêter un tir.
character-flint-westwood = Flint Westwood
    .rule = Une fois pendant ton tour, tu peux échanger une carte de ta main, à ton choix, contre deux cartes d'un autre joueur, au hasard.
character-gary-looter = Gary Looter
    .rule = Les cartes en trop que les autres défaussent à la fin de leur tour sont à toi.
character-greygory-deck = Greygory Deck
    .rule = Tu as les capacités de deux personnages du jeu de base qui ne jouent pas. Au début de ton tour, tu peux les échanger toutes deux contre deux autres.
character-john-pain = John Pain
    .rule = Tant que tu as moins de 6 cartes en main, tu prends toute carte retournée par un joueur qui dégaine !, une fois qu'elle a compté.
character-lee-van-kliff = Lee Van Kliff
    .rule = Juste après une carte marron jouée à ton tour, défausse un BANG! si tu veux répéter son effet, même sur une autre cible, sans repayer son coût.
character-teren-kill = Teren Kill
    .rule = Au moment de mourir, tu dégaines ! : sauf sur un pique, tu restes en jeu avec 1 vie et pioches une carte.
character-youl-grinner = Youl Grinner
    .rule = Au début de ton tour, quiconque a plus de cartes en main que toi t'en donne une de son choix.
# our translation
character-the-grave-digger = Le Fossoyeur
    .use = la capacité du Fossoyeur
    .rule = Sous le feu, tu peux dégainer ! : pique, c'est manqué. Ta 1re carte peut venir d'une main. Tu tires avec Raté ! au lieu de BANG! et ne lances aucun Duel. Qui te blesse te donne une carte ou, à défaut, perd 1 vie.

## Event cards

event-blessing = Bénédiction
    .rule = Toutes les cartes comptent comme des cœurs, quelle que soit leur couleur.
event-curse = Malédiction
    .rule = Toutes les cartes comptent comme des piques, quelle que soit leur couleur. Les valeurs ne changent pas.
event-ghost-town = Ville fantôme
    .rule = Les joueurs éliminés reviennent en fantômes pour leur tour et piochent 3 cartes. Un fantôme ne peut pas mourir, et repart à la fin du tour.
event-gold-rush = Ruée vers l'or
    .rule = On joue en sens inverse. Les effets des cartes, passage de la Dynamite compris, suivent toujours le sens horaire.
event-handcuffs = Menottes
    .rule = Après avoir pioché, annonce une couleur. Jusqu'à la fin de ton tour, tu n'utilises que des cartes en main de cette couleur ; ce que tu défausses pour payer peut en avoir une autre.
event-hangover = Gueule de bois
    .rule = { $hangover_also_blue ->
           *[false] Plus personne n'a de capacité. Les vies ne changent pas.
            [true] Plus personne n'a de capacité, et les cartes en jeu n'ont aucun effet. Les vies ne changent pas.
        }
event-new-identity = Nouvelle identité
    .rule = Au début de ton tour, regarde ton second personnage. Tu peux l'incarner jusqu'à la fin de la partie, avec 2 vies seulement{ $new_identity_temporary ->
           *[false] .
            [true] , ou avoir ses capacités pour cette manche en gardant tes vies.
        }
event-shootout = Fusillade
    .rule = Tu peux jouer une seconde carte BANG! à ton tour.
event-the-daltons = Les Dalton
    .rule = { $daltons_include_green ->
           *[false] Aussitôt, quiconque a des cartes bleues en jeu en défausse une ; Prison et Dynamite conviennent.
            [true] Aussitôt, quiconque a des cartes bleues ou vertes en jeu en défausse une ; Prison et Dynamite conviennent.
        }
event-the-doctor = Le Docteur
    .rule = Aussitôt, le joueur qui a le moins de vies en regagne 1 ; en cas d'égalité, tous en regagnent 1.
event-the-reverend = Le Révérend
    .rule = Personne ne peut boire de Bière, pas même contre un coup fatal. Tout le reste soigne encore.
event-the-sermon = Le Sermon
    .rule = À ton propre tour, tu ne peux pas utiliser de cartes BANG!, même dans un Duel. Les autres tirs sont permis.
event-thirst = La Soif
    .rule = À ton tour, tu ne pioches que 1 carte.
event-train-arrival = Arrivée du train
    .rule = À ton tour, tu pioches 1 carte de plus.
event-high-noon = High Noon
    .also = Midi de feu
    .rule = Tu perds 1 vie au début de ton tour, avant toute autre chose. Cette carte reste jusqu'à la fin de la partie.
event-abandoned-mine = Mine abandonnée
    .rule = Tu pioches dans la défausse si elle a assez de cartes. Ensuite, { $abandoned_mine_variant ->
           *[discarded_cards] tes cartes en trop et celles défaussées en Duel vont face cachée sur la pioche ; ce que tu joues est défaussé comme d'habitude.
            [phase3_only] tes cartes en trop vont face cachée sur la pioche ; ce que tu joues est défaussé comme d'habitude.
            [all_cards_this_turn] tout ce que tu joues ou défausses à ce tour va face cachée sur la pioche.
            [used_cards_only] ce que tu joues à ce tour va face cachée sur la pioche ; tes cartes en trop sont défaussées comme d'habitude.
        }
event-ambush = Embuscade
    .rule = { $ambush_abilities ->
           *[true] Tout le monde est à distance 1. Les cartes en jeu et les capacités modifient cela comme toujours.
            [false] Tout le monde est à distance 1. Les cartes en jeu modifient cela comme toujours, pas les capacités.
        }
event-blood-brothers = Frères de sang
    .rule = Au début de ton tour, tu peux sacrifier 1 vie, jamais la dernière, pour en rendre 1 à quelqu'un d'autre.
# our translation
event-dead-man = Le Revenant
    .also = Dead Man
    .rule = La première victime de la partie revient à son tour, avec 2 vies et 2 cartes, et reste en jeu.
# our translation
event-hard-liquor = Tord-boyaux
    .rule = Au lieu de piocher à ton tour, tu peux regagner 1 vie, s'il t'en manque.
event-lasso = Lasso
    .rule = Les cartes en jeu, bleues ou vertes, n'ont aucun effet. Prison et Dynamite attendent.
# our translation
event-law-of-the-west = La Loi de l'Ouest
    .rule = Tu montres la deuxième carte que tu pioches à ton tour, et tu dois la jouer à ce tour si tu le peux.
# our translation
event-peyote = Peyotl
    .rule = Au lieu de piocher, devine : rouge ou noir ? Juste, tu gardes la carte et { $peyote_must_continue ->
           *[false] peux
            [true] dois
        } deviner encore. Faux, elle est défaussée et ta pioche est finie.
event-ranch = Ranch
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Une fois pendant ton tour, juste après avoir pioché, tu peux défausser autant de cartes de ta main que tu veux et en piocher autant.
            [end_of_phase_2] Une fois pendant ton tour, quand tu as fini de jouer, tu peux défausser autant de cartes de ta main que tu veux et en piocher autant. Ensuite, tu défausses tes cartes en trop.
        }
event-ricochet = Ricochet
    .rule = { $ricochet_counts_as_bang ->
           *[false] À ton tour, tu peux défausser des BANG! pour abattre des cartes posées devant les autres, à toute distance ; un Raté ! sauve la carte. Cela ne compte pas comme ton BANG! du tour.
            [true] À ton tour, tu peux défausser un BANG! pour abattre une carte posée devant un autre joueur, à toute distance ; un Raté ! sauve la carte. Cela compte comme ton BANG! du tour.
        }
event-russian-roulette = Roulette russe
    .rule = Aussitôt, chacun à son tour utilise un Raté !, en commençant par qui ouvre la manche. Le premier qui ne le fait pas perd 2 vies, et c'est fini.
event-sniper = Tireur d'élite
    .also = Sniper
    .rule = À ton tour, tu peux défausser deux cartes BANG! pour un seul tir à portée de ton arme. Il faut deux Raté ! pour l'arrêter, et ton BANG! du tour te reste.
event-the-judge = Le Juge
    .rule = Personne ne peut poser de carte devant qui que ce soit. Celles déjà posées agissent encore.
event-vendetta = Vendetta
    .rule = À la fin de ton tour, dégaine ! : cœur, tu rejoues un tour, et celui-là finit sans dégainer !.
# our translation: the box says "Pour une poignée de cartes", which is too long here
event-a-fistful-of-cards = Une poignée de cartes
    .also = Pour une poignée de cartes
    .rule = Au début de ton tour, tu essuies un tir par carte dans ta main. Chaque tir peut être arrêté. Cette carte reste jusqu'à la fin de la partie.
# our translation
event-bone-orchard = Cimetière
    .rule = { $wws_seed_texts ->
           *[false] Les joueurs éliminés reviennent à leur tour, avec 1 vie, et restent en jeu. Leurs rôles sont mélangés et redistribués entre eux face cachée.
            [true] Les joueurs éliminés reviennent à leur tour, avec 1 vie, et restent en jeu. Leurs personnages sont mélangés et redistribués entre eux.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] Au début de ton tour, défausse ta main et pioche autant de cartes.
            [true] Aussitôt, chacun à son tour défausse sa main et pioche autant de cartes.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Une fois pendant ton tour, tu peux ordonner à un autre joueur de jouer une carte que tu nommes, sur une cible que tu nommes. S'il n'en a pas, il montre sa main.
            [true] Une fois pendant ton tour, tu peux donner une carte à qui en a moins que toi en main. Si tu n'en donnes pas et que personne n'en a plus que toi, tu montres ta main après avoir joué.
        }
# our translation
event-gag = Bâillon
    .rule = Interdit de parler. Qui parle l'avoue et perd 1 vie.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Aussitôt, on retourne une carte. Si elle est rouge, les rôles de tous les joueurs en jeu, sauf le Shérif, sont mélangés et redistribués.
            [true] Aussitôt, on retourne une carte. Si elle est rouge, les personnages de tous les joueurs en jeu, sauf le Shérif, sont mélangés et redistribués.
        }
event-lady-rose-of-texas = Lady Rose of Texas
    .rule = Une fois pendant ton tour, tu peux échanger ta place avec ton voisin de droite, qui passe son prochain tour. Pas à deux joueurs.
event-miss-susanna = Miss Susanna
    .rule = Joue trois cartes de ta main à ton tour, ou perds 1 vie à la fin de celui-ci. Un tour perdu en Prison ne compte pas.
event-sacagaway = Sacagaway
    .rule = Tout le monde joue main ouverte. Une carte prise au hasard l'est toujours au hasard.
event-showdown = Règlement de comptes
    .rule = { $showdown_bang_only_missed ->
           *[true] Toute carte peut être jouée comme BANG!, sauf les cartes BANG! : elles ne servent que de Raté !.
            [false] Toute carte peut être jouée comme BANG!. Les cartes BANG! peuvent aussi servir de Raté !.
        }
event-wild-west-show = Wild West Show
    .rule = Chacun veut rester seul en vie, quel que soit son rôle. Prime et pénalité demeurent. Cette carte reste jusqu'à la fin de la partie.
# our translation
event-cavalry = Cavalerie
    .rule = Un Adjoint qui révèle son rôle à son propre tour peut jouer deux cartes BANG! à ce tour, à toute distance.
# our translation
event-daring-challenge = Défi audacieux
    .rule = On ne répond pas à une carte BANG! : sa cible retourne une carte. Plus basse que le BANG!, touché ; égale ou plus haute, manqué ; et si c'est la même couleur, le tir revient et le tireur retourne une carte.
# our translation
event-dead-sheriffs-ghost = Fantôme du shérif
    .rule = Les joueurs éliminés reviennent en fantômes pour leur tour et piochent 1 carte, qui ne doit en rien nuire au Shérif. Une fois à ce tour, le fantôme peut déplacer une carte en jeu devant quelqu'un d'autre.
event-desperados = Desperados
    .rule = Un Hors-la-loi qui révèle son rôle à son propre tour pioche 3 cartes au lieu de 2 et peut utiliser les Raté ! comme Bières.
# our translation
event-devils-pact = Pacte avec le diable
    .rule = Le premier, Shérif excepté, à perdre sa dernière vie sous cette carte continue en Hors-la-loi : 3 vies (2 si son personnage en a 3), sans sa main, avec ses cartes en jeu, et plus rien ne le soigne.
event-doug-badman = Dough Badman
    .rule = Au début de ton tour, avant de piocher, tu peux défausser 2 cartes pour regagner 1 vie. Sauf le Shérif.
event-eldorado = Eldorado
    .rule = Au lieu de piocher, prends au hasard une carte dans la main de ton voisin de gauche, pioches-en 1, et donne une carte de ton choix à droite.
# our translation
event-grave-digger = Fossoyeur
    .rule = La prochaine victime, Shérif excepté, continue à jouer : elle devient le Fossoyeur, avec 2 vies et ses cartes en jeu. Le Fossoyeur gagne seul, quand il ne reste que lui et le Shérif.
# our translation
event-horse-stealer = Voleur de chevaux
    .rule = Les cartes qui changent les distances n'ont aucun effet. Qui met fin à cet événement par un As les ramasse toutes, en garde une et défausse les autres.
# our translation
event-lifetime = Perpétuité
    .rule = Le Shérif condamne quelqu'un à perpétuité. Avant chaque tour, le condamné dégaine ! : cœur, il est libre et joue ; sinon il perd son tour. L'As de n'importe qui le libère aussi.
event-lou = Lou
    .rule = Avec 2 vies ou moins, tu peux utiliser tout cœur comme une Bière.
# our translation
event-mad-ride = Folle chevauchée
    .rule = Un joueur sur deux ne fait que retourner une carte : un As met fin à la course et il joue ; sinon il passe. Contre un tir, un Raté ! au sommet de la défausse peut servir. Pas à deux joueurs.
# our translation
event-nugget = Pépite
    .rule = À ton tour, tu pioches 3 cartes, et tu peux en garder autant que tu veux à la fin.
# our translation
event-scout = Éclaireur
    .rule = Si tu n'as aucune arme devant toi, ni bleue ni verte, tu portes à distance 3.
# our translation
event-sioux-chief = Chef sioux
    .rule = Indiens ! prend au hasard une carte dans la main de chacun des autres. Chacun à son tour en prend une, en commençant par qui l'a jouée ; qui n'en a pas défausse un BANG! ou perd 1 vie.
# our translation
event-wet-ammo = Poudre mouillée
    .rule = Tout le monde est à distance 1, quoi que disent cartes et capacités. Une carte BANG! ne tire qu'avec une seconde, défaussée avec elle. Les autres attaques ne changent pas.
# our translation
event-wild-shot = Balle perdue
    .rule = Après avoir pioché, dégaine ! : pique, le joueur situé à autant de places à ta gauche perd 1 vie, en comptant à la ronde les joueurs en jeu. Figures et As valent 10.
event-winifred = Winifred
    .rule = Après avoir pioché, le Shérif et chaque personnage féminin regagnent 1 vie.

## Decks of event cards

deck-high-noon = High Noon
deck-fistful-of-cards = Une poignée de cartes
deck-mixed = Événements mêlés
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## How two event decks lie

mix-apart = Deux paquets côte à côte
mix-high-noon-last = Un paquet, High Noon en dernier
mix-fistful-last = Un paquet, Poignée de cartes en dernier

## Roles

role-sheriff = Shérif
    .goal = Débarrasse-toi de tous les Hors-la-loi et Renégats. Tu as 1 vie de plus, et tout le monde sait qui tu es. N'abats pas d'Adjoint : cela te coûterait toutes tes cartes.
    .dice-goal = Débarrasse-toi de tous les Hors-la-loi et Renégats. Tu as 2 vies de plus, et tout le monde sait qui tu es.
role-deputy = Adjoint
    .goal = { $players ->
            [3] Élimine le Renégat de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous. Le Hors-la-loi en a après toi.
           *[other] Aide le Shérif à gagner ; tu gagnes avec lui, même si tu n'es plus là pour le voir.
        }
    .dice-goal = { $players ->
            [3] Élimine le Renégat de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous.
           *[other] Aide le Shérif à gagner ; tu gagnes avec lui, même si tu n'es plus là pour le voir.
        }
role-outlaw = Hors-la-loi
    .goal = { $players ->
            [3] Élimine l'Adjoint de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous. Le Renégat en a après toi.
           *[other] Abats le Shérif. Qui élimine un Hors-la-loi pioche 3 cartes : surveille tes arrières.
        }
    .dice-goal = { $players ->
            [3] Élimine l'Adjoint de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous.
           *[other] Abats le Shérif. Les Hors-la-loi gagnent ensemble, même éliminés.
        }
role-renegade = Renégat
    .goal = { $players ->
            [3] Élimine le Hors-la-loi de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous. L'Adjoint en a après toi.
            [8] Survis à tous : les autres doivent tomber d'abord, l'autre Renégat aussi, et le Shérif tout à la fin.
           *[other] Survis à tous : les autres doivent tomber d'abord, et le Shérif tout à la fin.
        }
    .dice-goal = { $players ->
            [3] Élimine le Hors-la-loi de ta main et tu gagnes aussitôt ; si quelqu'un d'autre le fait, survis à tous.
           *[other] Survis à tous : les autres doivent tomber d'abord, et le Shérif tout à la fin.
        }

## Sides

team-law = Shérif et Adjoints
team-outlaws = Hors-la-loi
team-renegades = Renégat

## Boxes

set-base = Jeu de base
    .about = 80 cartes et 16 personnages pour 4 à 7 joueurs.
set-dodge-city = Dodge City
    .about = 40 cartes de plus, dont des vertes, et 15 personnages ; pour 3 à 8 joueurs.
set-high-noon = High Noon
    .about = 15 événements, un par manche : fantômes, gueule de bois, et enfin le face-à-face de midi.
set-fistful-of-cards = Une poignée de cartes
    .about = 15 événements, un par manche : paris, frères de sang, et enfin une grêle de balles.
set-the-bullet = The Bullet
    .about = 3 personnages tirés du coffret de collection.
set-wild-west-show = Wild West Show
    .about = 10 événements, un à chaque Diligence ou Convoi, et 8 personnages ; enfin, chacun pour soi.
set-eldorado = Eldorado
    .about = 18 événements créés par des joueurs, chacun pour deux manches ou jusqu'à un As : fantômes, or et pactes.

## Suits

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

## Ranks

form-rank = { $name }
    .the = le { $name }
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Valet
rank-12 = Dame
    .the = la Dame
rank-13 = Roi
rank-14 = As
    .the = l'As

## Bots

level-drifter = Vagabond
    .about = Fait ce qui lui passe par la tête. Idéal pour découvrir le jeu.
    .dice-about = Fait ce qui lui passe par la tête. Idéal pour découvrir le jeu.
level-karma = Tête brûlée
    .about = Trie tout le monde en amis et ennemis, puis tire dans le tas.
    .dice-about = Trie tout le monde en amis et ennemis, puis tire dans le tas.
level-cowhand = Cow-boy
    .about = Connaît les bons principes : pense à son rôle, économise Raté ! et Bière.
    .dice-about = Pense à son rôle et sait quand arrêter de lancer.
level-marshal = Marshal
    .about = Pèse chaque carte : se souvient de qui a tiré sur qui, et de ce qu'il peut leur rester.
    .dice-about = Connaît les chances exactes de chaque lancer et se souvient de qui a tiré sur qui.
level-legend = Légende
    .about = Poursuit la partie dans sa tête, des centaines de fois, avant de jouer.
    .dice-about = Poursuit la partie dans sa tête, des centaines de fois, avant de lancer.
