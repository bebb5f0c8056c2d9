### Sentences at the table of the card game. Names that people type never follow "de" or "que" (they would have to be elided).

## Small parts

list-comma = {", "}
list-and = {" et "}
# The reader in a list of players.
list-you = toi
playing-card = { $rank } de { $suit }
    .the = { FORM($rank, "the") } de { $suit }
# Cards of which the reader knows all, none or some. $n is how many are hidden, $cards are the others.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [1] une carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
some-cards-mixed = { LIST($cards, "a") } et { $n ->
        [1] une autre carte
        [one] { $n } autre carte
       *[other] { $n } autres cartes
    }
lives = { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }
source-rules = les règles
colour-red = rouge
colour-black = noir

## The log: turns and cards played

log-turn = C'est à { $seat } de jouer.
    .you = C'est à toi de jouer.
log-play = { $seat } joue { FORM($card, "a") }.
    .you = Tu joues { FORM($card, "a") }.
log-play-as = { $seat } joue { FORM($card, "a") } comme { FORM($kind, "a") }.
    .you = Tu joues { FORM($card, "a") } comme { FORM($kind, "a") }.
log-play-paid = { $seat } joue { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
    .you = Tu joues { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
log-play-on = { $seat } joue { FORM($card, "a") } contre { $target }.
    .you = Tu joues { FORM($card, "a") } contre { $target }.
    .at-you = { $seat } joue { FORM($card, "a") } contre toi.
    .self = { $seat } joue { FORM($card, "a") } sur ses propres cartes.
    .you-self = Tu joues { FORM($card, "a") } sur tes propres cartes.
log-play-on-paid = { $seat } joue { FORM($card, "a") } contre { $target } en défaussant { FORM($paid, "a") }.
    .you = Tu joues { FORM($card, "a") } contre { $target } en défaussant { FORM($paid, "a") }.
    .at-you = { $seat } joue { FORM($card, "a") } contre toi en défaussant { FORM($paid, "a") }.
log-shoot = { $seat } joue { FORM($card, "a") } contre { $target }.
    .you = Tu joues { FORM($card, "a") } contre { $target }.
    .at-you = { $seat } joue { FORM($card, "a") } contre toi.
log-shoot-as = { $seat } joue { FORM($card, "a") } comme { FORM($kind, "a") } contre { $target }.
    .you = Tu joues { FORM($card, "a") } comme { FORM($kind, "a") } contre { $target }.
    .at-you = { $seat } joue { FORM($card, "a") } comme { FORM($kind, "a") } contre toi.
log-shoot-paid = { $seat } tire sur { $target } avec { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
    .you = Tu tires sur { $target } avec { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
    .at-you = { $seat } te tire dessus avec { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
log-duel = { $seat } provoque { $target } en { $card }.
    .you = Tu provoques { $target } en { $card }.
    .at-you = { $seat } te provoque en { $card }.
log-jail = { $seat } jette { $target } en { $card }.
    .you = Tu jettes { $target } en { $card }.
    .at-you = { $seat } te jette en { $card }.
    .self = { $seat } va de son plein gré en { $card }.
    .you-self = Tu vas de ton plein gré en { $card }.
log-tequila = { $seat } offre { FORM($card, "the") } à { $target }.
    .you = Tu offres { FORM($card, "the") } à { $target }.
    .at-you = { $seat } t'offre { FORM($card, "the") }.
    .self = { $seat } boit { FORM($card, "the") }.
    .you-self = Tu bois { FORM($card, "the") }.
log-tequila-paid = { $seat } offre { FORM($card, "the") } à { $target } en défaussant { FORM($paid, "a") }.
    .you = Tu offres { FORM($card, "the") } à { $target } en défaussant { FORM($paid, "a") }.
    .at-you = { $seat } t'offre { FORM($card, "the") } en défaussant { FORM($paid, "a") }.
    .self = { $seat } boit { FORM($card, "the") } en défaussant { FORM($paid, "a") }.
    .you-self = Tu bois { FORM($card, "the") } en défaussant { FORM($paid, "a") }.
log-equip = { $seat } met en jeu { FORM($card, "a") }.
    .you = Tu mets en jeu { FORM($card, "a") }.
log-lay-down = { $seat } pose { FORM($card, "a") }.
    .you = Tu poses { FORM($card, "a") }.
log-answer = { $seat } répond avec { FORM($card, "a") }.
    .you = Tu réponds avec { FORM($card, "a") }.
log-answer-as = { $seat } répond avec { FORM($card, "a") } comme { FORM($kind, "a") }.
    .you = Tu réponds avec { FORM($card, "a") } comme { FORM($kind, "a") }.
log-answer-paid = { $seat } répond avec { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
    .you = Tu réponds avec { FORM($card, "a") } en défaussant { FORM($paid, "a") }.
# A card in play or the ability of a character.
log-use = { $seat } utilise { FORM($source, "use") }.
    .you = Tu utilises { FORM($source, "use") }.
log-use-on = { $seat } utilise { FORM($source, "use") } contre { $target }.
    .you = Tu utilises { FORM($source, "use") } contre { $target }.
    .at-you = { $seat } utilise { FORM($source, "use") } contre toi.
    .self = { $seat } utilise { FORM($source, "use") } sur ses propres cartes.
    .you-self = Tu utilises { FORM($source, "use") } sur tes propres cartes.
log-repeat = { $seat } remet ça.
    .you = Tu remets ça.
log-repeat-on = { $seat } remet ça contre { $target }.
    .you = Tu remets ça contre { $target }.
    .at-you = { $seat } remet ça contre toi.
    .self = { $seat } remet ça sur ses propres cartes.
    .you-self = Tu remets ça sur tes propres cartes.
log-trade = { $seat } échange des cartes avec { $target }.
    .you = Tu échanges des cartes avec { $target }.
    .at-you = { $seat } échange des cartes avec toi.
log-ricochet = { $seat } tire sur une carte posée devant { $target }.
    .you = Tu tires sur une carte posée devant { $target }.
    .at-you = { $seat } tire sur une de tes cartes.
log-sniper = { $seat } vise { $target } de loin et tire.
    .you = Tu vises { $target } de loin et tires.
    .at-you = { $seat } te vise de loin et tire.
log-blood-brothers = { $seat } donne une vie à { $target }.
    .you = Tu donnes une vie à { $target }.
    .at-you = { $seat } te donne une vie.
log-hard-liquor = { $event } : { $seat } boit au lieu de piocher.
    .you = { $event } : tu bois au lieu de piocher.
log-haunt = { $seat } hante la table.
    .you = Tu hantes la table.
log-badman = { $seat } marchande avec { $event }.
    .you = Tu marchandes avec { $event }.
log-use-event = { $seat } profite de l'événement : { $event }.
    .you = Tu profites de l'événement : { $event }.
log-declined = { $seat } laisse faire.
    .you = Tu laisses faire.

## The log: where cards go

log-dealt = Les cartes sont distribuées.
log-drew = { $seat } pioche { $some }.
    .you = Tu pioches { $some }.
log-drew-discard = { $seat } prend { FORM($card, "the") } sur la défausse.
    .you = Tu prends { FORM($card, "the") } sur la défausse.
log-laid-open = Face visible : { LIST($cards) }.
log-looks = { $seat } regarde { $some }.
    .you = Tu regardes { $some }.
log-took = { $seat } prend { FORM($card, "the") }.
    .you = Tu prends { FORM($card, "the") }.
log-kept = { $seat } garde une carte.
    .you = Tu gardes une carte.
log-gave = { $seat } donne { FORM($card, "a") } à { $target }.
    .you = Tu donnes { FORM($card, "a") } à { $target }.
    .at-you = { $seat } te donne { FORM($card, "a") }.
log-gave-hidden = { $seat } donne une carte à { $target }.
    .you = Tu donnes une carte à { $target }.
    .at-you = { $seat } te donne une carte.
log-buried = { $seat } met { $some } sur la pioche.
    .you = Tu mets { $some } sur la pioche.
log-on-deck = Sur la pioche : { FORM($card, "the") }.
log-put-back = De retour sur la pioche : { FORM($card, "the") }.
log-put-back-hidden = Une carte retourne sur la pioche.
log-discarded = { $seat } défausse { LIST($cards, "a") }.
    .you = Tu défausses { LIST($cards, "a") }.
log-robbed = { $seat } prend { $some } à { $target }.
    .you = Tu prends { $some } à { $target }.
    .at-you = { $seat } te prend { $some }.
    .self = { $seat } reprend { $some }.
    .you-self = Tu reprends { $some }.
log-passed-on = { $target } reçoit { FORM($card, "the") }.
    .at-you = Tu reçois { FORM($card, "the") }.
log-shown = { $seat } montre { FORM($card, "a") } ({ $face }).
    .you = Tu montres { FORM($card, "a") } ({ $face }).
log-reshuffled = La défausse est mélangée et devient la nouvelle pioche.

## The log: draw! and what it means. $verdict is one of the verdicts.

log-check = { $seat } dégaine ! { FORM($face, "the") } : { $verdict }
    .you = Tu dégaines ! { FORM($face, "the") } : { $verdict }
verdict-vendetta-good = encore un tour !
verdict-vendetta-bad = pas de second tour.
verdict-helena-zontero-good = les rôles sont redistribués !
verdict-helena-zontero-bad = rien ne change.
verdict-daring-challenge-good = manqué !
verdict-daring-challenge-bad = en plein dans le mille.
verdict-lifetime-good = c'est la liberté.
verdict-lifetime-bad = direction la Prison.
verdict-mad-ride-good = la chevauchée est finie.
verdict-mad-ride-bad = au suivant.
verdict-wild-shot-good = la balle se perd.
verdict-wild-shot-bad = la balle trouve une victime.
verdict-teren-kill-good = la mort attendra.
verdict-teren-kill-bad = cette fois, c'est fini.
verdict-grave-digger-good = le tir manque sa cible.
verdict-grave-digger-bad = rien à faire.
verdict-barrel-good = la Planque tient bon.
verdict-barrel-bad = la Planque ne sert à rien.
verdict-jail-good = sortie de Prison.
verdict-jail-bad = direction la Prison.
verdict-dynamite-good = la Dynamite n'explose pas.
verdict-dynamite-bad = la Dynamite explose !
verdict-good = { FORM($source, "use") }, ça marche !
verdict-bad = { FORM($source, "use") }, ça ne marche pas.

## The log: life, roles and characters

log-turn-skipped = { $seat } perd ce tour.
    .you = Tu perds ce tour.
log-life-lost = { $seat } perd { lives }.
    .you = Tu perds { lives }.
log-life-lost-gag = { $seat } a parlé et perd { lives }.
    .you = Tu as parlé et tu perds { lives }.
log-life-lost-susanna = { $seat } a joué trop peu de cartes et perd { lives }.
    .you = Tu as joué trop peu de cartes et tu perds { lives }.
log-life-gained = { $seat } regagne { lives }.
    .you = Tu regagnes { lives }.
log-no-effect = Sans effet : { FORM($kind, "the") }.
log-immune = Sans effet sur { $target } : { FORM($source, "the") }.
    .at-you = Sans effet sur toi : { FORM($source, "the") }.
log-ability-copied = { $seat } copie { FORM($character, "use") }.
    .you = Tu copies { FORM($character, "use") }.
log-role-shown = { $seat } était { $role }.
    .you = Tu étais { $role }.
log-character-taken = { $seat } joue { $character }, avec { lives }.
    .you = Tu joues { $character }, avec { lives }.
log-disguised = { $seat } a { FORM($character, "use") } pour cette manche.
    .you = Tu as { FORM($character, "use") } pour cette manche.
log-undisguised = { $seat } retrouve sa propre capacité.
    .you = Tu retrouves ta propre capacité.
log-abilities = { $seat } a ces deux capacités : { $character } et { $second }.
    .you = Tu as ces deux capacités : { $character } et { $second }.
log-hand-empty = { $seat } n'a aucune carte à montrer.
    .you = Tu n'as aucune carte à montrer.
log-hand-shown = { $seat } montre sa main : { LIST($cards) }.
    .you = Tu montres ta main : { LIST($cards) }.
log-out = { $seat } mord la poussière !
    .you = Tu mords la poussière !
log-out-role = { $seat } mord la poussière : { $role } !
    .you = Tu mords la poussière. Tu étais { $role }.
log-penalty = { $seat } a abattu un Adjoint et défausse tout.
    .you = Tu as abattu un Adjoint et défausses tout.
log-reward = { $seat } empoche la prime.
    .you = Tu empoches la prime.

## The log: event cards

log-event = Nouvel événement : { $event }.
log-event-next = Nouvel événement : { $event }. Ensuite : { $coming }.
log-event-last = Nouvel événement : { $event }. Il reste jusqu'à la fin.
log-event-ended = Fin de l'événement : { $event }.
log-roles-dealt = Les rôles sont redistribués.
log-role-dealt = { $seat } est maintenant { $role }.
    .you = Tu es maintenant { $role }.
log-role-revealed = { $seat } révèle son rôle : { $role }.
    .you = Tu révèles ton rôle : { $role }.
log-swapped = { $seat } et { $target } échangent leurs places.
    .you = Tu échanges ta place avec { $target }.
    .at-you = { $seat } échange sa place avec toi.
log-will-miss = { $seat } passera son prochain tour.
    .you = Tu passeras ton prochain tour.
log-jailed-for-life = { $seat } prend la perpétuité.
    .you = Tu prends la perpétuité.
log-freed = { $seat } retrouve la liberté.
    .you = Tu retrouves la liberté.
log-grave-digger = { $seat } continue à jouer : { $character }, avec { lives }.
    .you = Tu continues à jouer : { $character }, avec { lives }.
log-reborn = { $event } : { $seat } continue comme { $role }, avec { lives }.
    .you = { $event } : tu continues comme { $role }, avec { lives }.
log-ordered = { $seat } ordonne à { $target } de jouer { FORM($kind, "a") }.
    .you = Tu ordonnes à { $target } de jouer { FORM($kind, "a") }.
    .at-you = { $seat } t'ordonne de jouer { FORM($kind, "a") }.
# $other is the one the ordered card is to be played on.
log-ordered-on = { $seat } ordonne à { $target } de jouer { FORM($kind, "a") } contre { $other ->
        [you] toi
       *[other] { $other }
    }.
    .you = Tu ordonnes à { $target } de jouer { FORM($kind, "a") } contre { $other ->
        [you] toi
       *[other] { $other }
    }.
    .at-you = { $seat } t'ordonne de jouer { FORM($kind, "a") } contre { $other }.
log-ordered-own = { $seat } ordonne à { $target } de jouer { FORM($kind, "a") } sur ses propres cartes.
    .you = Tu ordonnes à { $target } de jouer { FORM($kind, "a") } sur ses propres cartes.
    .at-you = { $seat } t'ordonne de jouer { FORM($kind, "a") } sur tes propres cartes.
log-ghost = { $seat } revient d'outre-tombe.
    .you = Tu reviens d'outre-tombe.
log-returned = { $seat } revient avec { lives }.
    .you = Tu reviens avec { lives }.
log-suit-named = { $seat } annonce { $suit } : pas d'autre couleur à ce tour.
    .you = Tu annonces { $suit } : pas d'autre couleur à ce tour.
log-guessed-right = { $seat } dit { $colour }, et c'est { FORM($face, "the") } : juste.
    .you = Tu dis { $colour }, et c'est { FORM($face, "the") } : juste.
log-guessed-wrong = { $seat } dit { $colour }, mais c'est { FORM($face, "the") } : faux.
    .you = Tu dis { $colour }, mais c'est { FORM($face, "the") } : faux.
log-guessed-right-unseen = { $seat } dit { $colour } : juste.
    .you = Tu dis { $colour } : juste.
log-guessed-wrong-unseen = { $seat } dit { $colour } : faux.
    .you = Tu dis { $colour } : faux.

## The end of a game

outcome-law = Force reste à la loi
outcome-deputy = L'Adjoint l'emporte
outcome-outlaw = Le Hors-la-loi l'emporte
outcome-outlaws = La ville est aux mains des Hors-la-loi
outcome-renegade = Le Renégat reste seul debout
outcome-renegades = Les Renégats l'emportent
outcome-with = { $outcome } : { LIST($seats) }.
outcome-nobody = { $outcome }.

## Questions to the reader. $seat is the one who attacks or asks.

ask-turn = À toi de jouer. Joue des cartes ou finis ton tour.
attack-shot = { $seat } te tire dessus.
attack-card = { $seat } te tire dessus : { $kind }.
attack-blow = { $seat } t'attaque avec { FORM($kind, "a") }.
attack-character = { $seat } te tire dessus grâce à { FORM($character, "use") }.
attack-sniper = { $seat } t'a dans sa ligne de mire.
attack-event = { $event } : on te tire dessus.
attack-nobody = On te tire dessus.
ask-shot = { $attack } Joue un Raté ! ou encaisse.
ask-shot-several = { $attack } Il faut { $n } Raté ! pour l'arrêter. Joue-les ou encaisse.
ask-roulette = { $event } : joue un Raté ! ou perds 2 vies.
ask-ricochet = { $seat } tire sur { FORM($card, "your") }. Joue un Raté ! ou perds la carte.
ask-ricochet-nobody = On tire sur { FORM($card, "your") }. Joue un Raté ! ou perds la carte.
ask-indians = { $seat } joue { $kind } Défausse un BANG! ou perds 1 vie.
ask-duel = { $kind } avec { $seat } : défausse un BANG! ou perds 1 vie.
ask-dying = Tu es à l'agonie. Regagne { lives } ou c'est la fin pour toi.
ask-hurt = Tu as perdu des vies. Tu peux jouer une Bière maintenant.
ask-store = { $kind } : prends une carte.
ask-put-back = { $left ->
        [one] Touche la carte à remettre. Tu gardes les autres.
       *[other] Touche { $left } cartes à remettre, la plus profonde d'abord.
    }
ask-give = Choisis une carte pour { $target }.
ask-give-flint = Choisis une carte pour { $target } ; tu en reçois deux au hasard en échange.
ask-give-own = { FORM($source, "use") } : donne une carte de ta main à { $target }.
ask-command = Nomme la carte imposée à { $target }.
ask-command-on = Contre qui { $target } doit jouer { FORM($kind, "a") } ?
ask-obey = { $seat } t'ordonne de jouer { FORM($kind, "a") }. Choisis la carte.
ask-obey-on = { $seat } t'ordonne de jouer { FORM($kind, "a") } contre { $target }. Choisis la carte.
    .at-you = { $seat } t'ordonne de jouer { FORM($kind, "a") } contre toi-même. Choisis la carte.
ask-haunt = Choisis une carte en jeu à déplacer.
ask-haunt-whom = Qui reçoit { FORM($card, "the") } ?
ask-prisoner = { $event } : désigne qui va en Prison à vie.
ask-booty = { $event } : choisis la seule carte à garder.
ask-chief = { $event } : prends une carte.
ask-reveal = Un Hors-la-loi peut révéler son rôle maintenant, pour piocher 3 cartes et utiliser ses Raté ! comme Bières.
ask-badman = Tu peux défausser deux cartes pour regagner 1 vie.
ask-redraw = Échange tes deux personnages contre deux autres, ou garde-les.
ask-second-bang = Défausse un second BANG! pour tirer.
ask-second-bang-at = Défausse un second BANG! pour tirer sur { $target }.
ask-repeat = Défausse un BANG! pour répéter { FORM($kind, "the") }.
ask-repeat-on = Défausse un BANG! pour répéter { FORM($kind, "the") } contre { $target }.
    .self = Défausse un BANG! pour répéter { FORM($kind, "the") } sur toi-même.
ask-discard-hand = Défausse ta main, dans l'ordre que tu veux.
ask-discard-hand-exchange = Défausse ta main, dans l'ordre que tu veux ; tu pioches autant de cartes.
ask-flip = { FORM($source, "use") } : choisis la carte qui compte.
ask-rob = Prends une carte à { $target } : une en jeu, ou une de sa main au hasard.
    .self = Reprends une de tes cartes en jeu.
ask-strip = Fais défausser une carte à { $target } : une en jeu, ou une de sa main au hasard.
    .self = Choisis une de tes cartes à défausser.
ask-inherit = Prends une carte à { $target } : une en jeu, ou une de sa main au hasard.
ask-take-in-play = Prends une carte en jeu à un autre joueur, ou pioche.
ask-copy = Choisis qui copier jusqu'à ton prochain tour.
ask-pay-delgado = Défausse une carte bleue pour piocher 2 cartes.
ask-pay-source = { FORM($source, "use") } : défausse une carte.
ask-pay-shot = Défausse une autre carte pour tirer sur { $target } avec { FORM($card, "the") }.
ask-pay-rag-time = Défausse une autre carte pour en prendre une à { $target } avec { FORM($card, "the") }.
ask-pay-tequila = Défausse une autre carte pour offrir { FORM($card, "the") } à { $target }.
    .self = Défausse une autre carte pour boire { FORM($card, "the") }.
ask-pay-drink = Défausse une autre carte pour boire { FORM($card, "the") }.
ask-pay-brawl = Défausse une autre carte pour déclencher { FORM($card, "the") }.
ask-pay = Défausse une autre carte pour jouer { FORM($card, "the") }.
ask-draw-player = Prends ta première carte dans la main d'un joueur ou sur la pioche.
ask-draw-discard = Prends ta première carte sur la défausse ou sur la pioche.
ask-character = Choisis qui tu veux être.
ask-identity = Change d'identité pour de bon, avec 2 vies, ou garde la tienne.
ask-identity-round = Change d'identité, pour de bon avec 2 vies ou juste pour cette manche, ou garde la tienne.
ask-brother = Tu peux sacrifier 1 vie pour la rendre à un autre joueur.
ask-liquor = Pioche tes cartes, ou regagne 1 vie à la place.
ask-guess = Devine : la prochaine carte est-elle rouge ou noire ?
ask-guess-again = Juste ! Devine encore si tu veux : rouge ou noir ?
ask-suit = Annonce la seule couleur utilisable jusqu'à la fin de ton tour.
ask-exchange = Défausse autant de cartes que tu veux ; tu en pioches autant.
ask-exchange-more = Tu vas piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }. Défausses-en d'autres, ou restes-en là.
ask-surrender = { $event } : il te faut céder une de tes cartes en jeu. Choisis laquelle.
ask-discard = Tu as plus de cartes en main que de vies. { $left ->
        [one] Défausses-en une.
       *[other] Défausses-en { $left }.
    }
ask-order-out = Tu es hors jeu. Défausse tes cartes dans l'ordre que tu veux.
ask-order-penalty = Tu as abattu un Adjoint. Défausse toutes tes cartes, dans l'ordre que tu veux.

## While others are asked. $seat is the one who is asked.

wait-turn = C'est à { $seat } de jouer.
wait-give = { $seat } choisit une carte pour { $target }.
    .at-you = { $seat } choisit une carte pour toi.
wait-command = { $seat } prépare un ordre pour { $target }.
    .at-you = { $seat } prépare un ordre pour toi.
wait-obey = { $seat } doit obéir.
wait-prisoner = { $seat } désigne qui va en Prison à vie.
wait-choose-card = { $seat } choisit une carte.
wait-reveal = { $seat } révèle son rôle, ou pas.
wait-badman = { $seat } achète une vie, ou pas.
wait-redraw = { $seat } choisit ses capacités.
wait-shot = { $target } a tiré : { $seat } doit réagir.
    .at-you = { $seat } doit réagir à ton tir.
wait-shot-event = { $seat } doit réagir : { FORM($source, "the") }.
wait-shot-nobody = { $seat } doit réagir à un tir.
wait-ricochet = { $seat } peut encore sauver { FORM($card, "the") }.
wait-indians = { $target } a joué { $kind } { $seat } doit réagir.
    .at-you = Tu as joué { $kind } { $seat } doit réagir.
wait-duel = { FORM($kind, "the") } avec { $target } : { $seat } doit répondre.
    .at-you = { FORM($kind, "the") } avec toi : { $seat } doit répondre.
wait-dying = { $seat } lutte pour sa vie.
wait-hurt = { $seat } peut réagir à sa blessure.
wait-take = { $seat } prend une carte.
wait-put-back = { $seat } choisit des cartes.
wait-give-away = { $seat } donne des cartes.
wait-flip = { FORM($source, "use") } : { $seat } choisit une carte.
wait-rob = { $seat } prend une carte à { $target }.
    .at-you = { $seat } va te prendre une carte.
    .self = { $seat } reprend une carte.
wait-strip = { $seat } choisit une carte chez { $target }.
    .at-you = { $seat } choisit une de tes cartes.
    .self = { $seat } choisit une de ses propres cartes.
wait-inherit = { $seat } récupère une carte chez { $target }.
    .at-you = { $seat } récupère une de tes cartes.
wait-draw = { $seat } va piocher.
wait-copy = { $seat } choisit une capacité.
wait-character = { $seat } choisit un personnage.
wait-brother = { $seat } aide quelqu'un, ou pas.
wait-liquor = { $seat } va piocher ou boire.
wait-guess = { $seat } devine : rouge ou noir ?
wait-suit = { $seat } choisit une couleur.
wait-exchange = { $seat } échange des cartes.
wait-surrender = { $seat } doit céder une carte.
wait-discard = { $seat } défausse des cartes.

## Buttons: what the reader can do. No full stops; they must be short.

do-play = Jouer { $card }
do-play-as = Jouer { $card } comme { $kind }
do-discard = Défausser { $card }
do-discard-as = Défausser { $card } comme { $kind }
do-lay-down = Poser { $card }
do-shoot = Tirer sur { $target }
do-duel = Défier { $target }
do-jail = Mettre { $target } en Prison
    .self = Aller en Prison
do-take = Prendre une carte à { $target }
    .self = Reprendre une carte
do-strip = Faire défausser { $target }
    .self = Défausser une de tes cartes
do-punch = Cogner { $target }
do-knife = Attaquer { $target } : { $kind }
do-fire = Tirer sur { $target } : { $kind }
do-tequila = Offrir { FORM($kind, "the") } à { $target }
    .self = Boire { FORM($kind, "the") }
do-play-on = Jouer { $kind } contre { $target }
# $action is another button: "Shoot Bo with Missed!".
do-with = { $action } avec { $card }
do-repeat = Encore : { $action }
do-repeat-kind = Encore : { $kind }
do-repeat-any = Remettre ça
do-discard-two-shoot = Défausser { LIST($cards) }, tirer sur { $target }
do-discard-two-life = Défausser { LIST($cards) } pour 1 vie
do-use = Utiliser { FORM($source, "use") }
do-pick-hidden = Carte en main au hasard
do-brother = Donner 1 vie à { $target }
do-prisoner = Perpétuité pour { $target }
do-command-on = Contre { $target }
    .self = Contre toi
do-command-own = { $target } : ses propres cartes
do-haunt-whom = À { $target }
    .self = À toi-même
do-draw-from = Piocher chez { $target }
do-draw-cards = Piocher tes cartes
do-draw-others = En tirer deux autres
do-draw-deck = Prendre sur la pioche
do-use-discarded = Utiliser le Raté ! défaussé
do-take-discard = Prendre { FORM($card, "the") }
do-take-top-discard = Prendre sur la défausse
do-copy = Copier { $character }
do-character = Être { $character }
do-identity = Être { $character } avec 2 vies
do-identity-round = Être { $character } pour cette manche
do-regain = Regagner 1 vie
do-red = Rouge
do-black = Noir
do-suit = Seulement { $suit }
do-reveal = Révéler ton rôle
do-kind = { $kind }
do-rest = Défausser le reste
do-end = Finir le tour
do-ricochet = Tirer sur { FORM($card, "the") } chez { $target }
    .self = Tirer sur { FORM($card, "your") }
do-ricochet-card = Tirer sur { FORM($card, "the") }
do-ricochet-any = Tirer sur une carte en jeu
do-snipe = 2 BANG! : tirer sur { $target }
do-snipe-any = 2 BANG! pour un seul tir
do-order = Donner un ordre à { $target }
do-order-any = Donner un ordre
do-gift = Donner une carte à { $target }
do-gift-any = Donner une carte
do-spoke = J'ai parlé : perdre 1 vie
do-swap = Changer de place avec { $target }
do-haunt = Déplacer une carte en jeu
do-two-for-life = Défausser 2 cartes pour 1 vie
do-trade = Échanger avec { $target }
do-trade-any = Échanger 1 carte contre 2
do-chuck = Perdre 1 vie, piocher 2 cartes
do-two-to-shoot = Défausser 2 cartes pour tirer
do-delgado = Défausser une bleue, en piocher 2
do-give = Donner { FORM($card, "the") } à { $target }
do-move = Déplacer { FORM($card, "the") }
do-move-of = Déplacer { FORM($card, "the") } ({ $target })
    .self = Déplacer { FORM($card, "your") }
do-keep = Garder { FORM($card, "the") }
do-take-card = Prendre { FORM($card, "the") }
do-take-card-from = Prendre { FORM($card, "the") } à { $target }
do-put-back = Remettre { FORM($card, "the") }
do-choose-face = Choisir { FORM($face, "the") }
do-lose-two = Perdre 2 vies
do-lose-card = Perdre la carte
do-stay = Garder ton identité
do-keep-lives = Garder tes vies
do-stop-guessing = Arrêter là
do-keep-hand = Garder ta main
do-draw = { $n ->
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
do-take-hit = Encaisser
do-lose-one = Perdre 1 vie
do-die = Mordre la poussière
do-accept-hit = Accepter la blessure
do-go-on = Continuer
do-keep-cards = Garder tes cartes
do-keep-these = Garder ces deux-là
do-cancel = Annuler
do-pass = Passer

## Why something is not possible

no-over = La partie est finie.
no-your-decision = C'est à { $target } de décider.
    .at-you = C'est à toi de décider.
no-such-seat = Il n'y a personne à cette place.
no-eliminated = { $target } est hors jeu.
    .at-you = Tu es hors jeu.
no-asked = Ce n'est pas une réponse à cette question.
no-in-hand = Tu n'as pas cette carte en main : { $card }.
no-available = Tu ne peux pas choisir cette carte : { $card }.
no-that-card = Tu ne peux pas utiliser { FORM($card, "a") } comme { FORM($kind, "a") }.
no-needs-target = { $kind } : choisis une cible.
no-target = { $kind } : cette carte ne vise personne.
no-yourself = Tu ne peux pas jouer { FORM($kind, "a") } contre toi-même.
no-reach = { $target } est à distance { $distance } ; { FORM($card, "your") } ne porte qu'à { $reach }.
no-reach-colt = { $target } est à distance { $distance } ; ton Colt .45 ne porte qu'à { $reach }.
no-reach-card = { $target } est à distance { $distance } ; { FORM($kind, "the") } ne porte qu'à { $reach }.
no-cards = { $target } n'a pas de cartes.
    .at-you = Tu n'as pas de cartes.
no-bang-limit = Tu as déjà joué ta carte BANG! de ce tour.
no-bang-limit-several = Tu as déjà joué { $played } cartes BANG! sur { $limit } à ce tour.
no-same-name = { $target } a déjà { FORM($kind, "a") } en jeu.
    .at-you = Tu as déjà { FORM($kind, "a") } en jeu.
no-sheriff = { $target } est le Shérif, et le Shérif ne va pas en Prison.
    .at-you = Tu es le Shérif, et le Shérif ne va pas en Prison.
no-full-life = Tu as toutes tes vies.
no-power-rules = Il n'y a rien à utiliser.
no-power = Tu ne peux pas utiliser { FORM($source, "use") } maintenant.
no-used-up = Tu ne peux plus utiliser { FORM($source, "use") } à ce tour.
no-last-life = Tu ne peux pas sacrifier ta dernière vie.
no-blue-card = Il te faut une carte bleue en main.
no-two-cards = Choisis deux cartes différentes de ta main.
no-immune = { $character } : sans effet sur { $target } ({ $card }).
    .at-you = { $character } : sans effet sur toi ({ $card }).
no-second-bang = { $event } : il te faut un second BANG!
no-other-card = { $kind } : il faut défausser une autre carte, et tu n'en as pas.
no-ready = Tu viens de poser { FORM($card, "the") }. Attends un tour suivant.
no-must-play = { $event } : joue { FORM($card, "the") } avant de finir ton tour.
no-bang-and-card = Choisis un BANG! et une carte posée devant un autre joueur.
no-two-bangs = Choisis deux cartes BANG!
no-beer-two = À cette table, on ne joue pas de Bière entre les deux derniers joueurs.
no-big-spencer = { $character } ne joue jamais de Raté !
no-grave-digger = { $character } ne tire qu'avec des Raté ! et ne lance aucun Duel.
no-because = Impossible à cause de ceci : { FORM($source, "use") }.
no-handcuffs = { $event } : seulement { $suit } à ce tour.
no-reverend = { $event } : personne ne boit de Bière.
no-sermon = { $event } : pas de BANG! à ton propre tour.
no-judge = { $event } : personne ne pose de carte.
no-showdown = { $event } : les cartes BANG! ne servent que de Raté !
no-ghost = { $event } : un fantôme ne fait rien qui puisse nuire au Shérif.
no-event = { $event } : c'est interdit.
no-beer-saves = À deux joueurs, une Bière ne sauve personne.
no-beer-loss = Hors de ton tour, une Bière ne sert que si tu perds une vie.
no-beer-dying = Hors de ton tour, une Bière ne sert que contre le coup fatal.
no-green-yet = Pose { FORM($kind, "the") } à ton tour, pour t'en servir plus tard.
no-missed-now = { $kind } : à jouer seulement quand on te tire dessus.
no-help-now = { $kind } : inutile en ce moment.

## What one plays with

# $sets are the names of the boxes.
sets-alone = { $sets } seul
sets-base = 80 cartes et { $characters } personnages pour 4 à 7 joueurs.
sets-both = 120 cartes, dont des vertes, et { $characters } personnages pour 3 à 8 joueurs.
sets-dodge-city = Ses propres 80 cartes, dont des vertes, et { $characters } personnages pour 3 à 7 joueurs.
sets-none = Choisis le jeu de base ou Dodge City pour jouer.
sets-events-rounds = { $n } événements changent les règles à chaque manche.
sets-events = { $n } événements changent les règles.
