### same as English: face-dynamite face-gatling face-double-gatling dice-ui-faces

## Start, new game.

dice-ui-card-game = Jeu de cartes
dice-ui-dice-game = Jeu de dés
dice-ui-new-card-game = Nouvelle partie de cartes
dice-ui-new-dice-game = Nouvelle partie de dés
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Cartes de rôle
dice-ui-normal-roles = Rôles normaux
dice-ui-normal-roles-about = Les rôles du jeu de base, sans pouvoirs.
dice-ui-needs-five = À partir de cinq joueurs.
dice-ui-needs-saloon-dice = José Delgado et Tequila Joe ne jouent qu'avec les dés du Saloon.
dice-ui-needs-chiefs-arrow = Apache Kid ne joue qu'avec la Flèche du Chef.

## The table.

dice-ui-dice = Dés
dice-ui-kept = gardé
dice-ui-rolls = lancer
dice-ui-locked = bloqué
dice-ui-not-rolled = pas encore lancé
dice-ui-supply = Flèches restantes
dice-ui-chiefs-arrow = Flèche du Chef
dice-ui-in-supply = au milieu
dice-ui-ghost = Fantôme
dice-ui-ghost-token = Jeton du fantôme
dice-ui-ghost-token-double = Jeton du fantôme pour deux dés
dice-ui-power-used = pouvoir utilisé
dice-ui-myself = Moi
dice-ui-double-shot = Doubler pour une bière
dice-ui-single-shot = Ne pas doubler
dice-ui-rest = Passer jusqu'à mon tour
dice-ui-choose-face = Choisis la nouvelle face.
dice-ui-choose-die-first = Touche le dé dont tu donnes le jeton.
dice-ui-choose-arrow = Quelle flèche retourne au milieu ?

## Rules, about.

dice-ui-keys-about = Au jeu de dés, les touches 1 à 6 choisissent un dé, R lance et S arrête.
dice-ui-faces = Faces
dice-ui-modules = Modules d'Old Saloon
dice-ui-special-roles = Rôles spéciaux
dice-ui-base-game = Jeu de base
dice-ui-rules-intro = Chacun a un rôle ; seul celui du Shérif est connu. Regarde qui tire sur qui, découvre tes amis, et sois du côté de ceux qui restent.
dice-ui-heading-roll = Lancer
dice-ui-rules-roll = Lance cinq dés, puis relance ceux que tu veux, deux fois au plus. La dynamite reste. On prend les flèches après chaque lancer.
dice-ui-heading-resolve = Utiliser les dés
dice-ui-rules-resolve = Quand tu ne lances plus, tous les dés servent : d'abord les cibles, toutes ensemble, puis les bières, puis la Gatling.
dice-ui-heading-indians = Indiens
dice-ui-rules-indians = Qui prend la dernière flèche attire les Indiens : chacun perd 1 vie par flèche, et toutes les flèches retournent au milieu.
dice-ui-heading-end = Élimination
dice-ui-rules-end = Sans plus aucune vie, tu es hors jeu et montres ton rôle. Le camp du Shérif gagne une fois tous les Hors-la-loi et Renégats éliminés, les Hors-la-loi si le Shérif tombe ; un Renégat doit survivre à tous.
dice-ui-heading-three = Trois joueurs
dice-ui-rules-three = Un Adjoint, qui commence, un Hors-la-loi et un Renégat, à découvert. L'Adjoint traque le Renégat, le Renégat le Hors-la-loi, le Hors-la-loi l'Adjoint. Élimine toi-même ta cible et tu gagnes ; sinon, le dernier en vie gagne.
dice-ui-arrows-of = { $n ->
        [one] { $n } flèche
       *[other] { $n } flèches
    }
dice-ui-die-number = Dé { $n }
dice-ui-hits-coming = { $n ->
        [one] { $n } coup à venir
       *[other] { $n } coups à venir
    }
dice-ui-beers-coming = { $n ->
        [one] { $n } bière à venir
       *[other] { $n } bières à venir
    }

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Au lieu d'une vie perdue par une cible ou la Gatling, tu peux prendre une flèche, mais jamais la dernière.
figure-black-jack = Black Jack
    .rule = Tu peux relancer les dynamites tant que tu en as moins de trois.
figure-calamity-janet = Calamity Janet
    .rule = Une cible 1 peut te servir de 2, et une 2 de 1.
figure-el-gringo = El Gringo
    .use = la capacité d'El Gringo
    .rule = Qui te fait perdre des vies par des cibles ou la Gatling prend une flèche.
figure-jesse-jones = Jesse Jones
    .rule = Tant que tu as quatre vies ou moins, chaque bière que tu bois toi-même t'en rend 2.
figure-jourdonnais = Jourdonnais
    .rule = Une attaque d'Indiens ne te coûte jamais plus de 1 vie.
figure-kit-carlson = Kit Carlson
    .rule = Pour chaque gatling obtenue, tu peux rendre une flèche d'un joueur de ton choix, toi compris.
figure-lucky-duke = Lucky Duke
    .rule = Tu as un lancer de plus : quatre par tour.
figure-paul-regret = Paul Regret
    .rule = La Gatling ne te coûte jamais de vie.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Pour chaque vie perdue, tu peux rendre une de tes flèches.
figure-rose-doolan = Rose Doolan
    .rule = Tes cibles touchent aussi une place plus loin.
figure-sid-ketchum = Sid Ketchum
    .rule = Au début de ton tour, un joueur de ton choix regagne 1 vie. Ce peut être toi.
figure-slab-the-killer = Slab the Killer
    .rule = Une fois pendant ton tour, tu peux dépenser une bière pour qu'une cible compte double.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Si tes dés ne montrent finalement aucune cible, tu regagnes 2 vies à la fin de ton tour.
figure-vulture-sam = Vulture Sam
    .rule = Chaque fois qu'un autre joueur est éliminé, tu regagnes 2 vies.
figure-willy-the-kid = Willy the Kid
    .rule = Deux gatlings te suffisent pour tirer à la Gatling.
figure-apache-kid = Apache Kid
    .use = la capacité d'Apache Kid
    .rule = Pour une flèche obtenue, tu peux prendre la Flèche du Chef à un autre joueur.
figure-bill-noface = Bill Noface
    .rule = Tu ne prends des flèches que pour les dés de ton dernier lancer.
figure-doc-holyday = Doc Holyday
    .rule = Si tu utilises au moins trois cibles pendant un tour, tu regagnes aussi 2 vies.
figure-elena-fuente = Elena Fuente
    .use = la capacité d'Elena Fuente
    .rule = Après chaque lancer avec des flèches, tu peux en donner une à un autre joueur.
figure-jose-delgado = José Delgado
    .rule = Tu peux lancer la Grande Gueule comme sixième dé.
figure-molly-stark = Molly Stark
    .rule = Quand un autre joueur perd des vies, tu peux les perdre à sa place, mais jamais plus que tu n'en as.
figure-tequila-joe = Tequila Joe
    .rule = Tu peux lancer le Lâche comme sixième dé.
figure-vera-custer = Vera Custer
    .rule = Les cibles te coûtent 1 vie de moins au total.

## Special roles

# our translation
power-the-bear = L'Ours
    .rule = Tu commences avec 3 vies de plus au lieu de 2.
power-the-good = Le Bon
    .rule = Au début de ton tour : tu deviens Shérif et le Shérif devient Adjoint. Vous gardez vos vies, mais pas le bonus du Shérif.
power-the-doctor = Le Docteur
    .rule = Après n'importe quel lancer : tourne un dé sur une autre face. L'ancienne ne compte pas.
power-the-judge = Le Juge
    .rule = Quand un autre joueur montre un rôle spécial : le pouvoir n'a aucun effet et il est épuisé.
# our translation
power-the-gambler = Le Flambeur
    .rule = Après le dernier lancer d'un autre joueur : tous les dés sont relancés, dynamite comprise, et c'est ce qui compte.
power-the-bad = La Brute
    .rule = Quand un autre joueur va regagner des vies : il n'en regagne pas, et les bières sont perdues.
power-the-ugly = Le Truand
    .rule = Au début de ton tour : deux joueurs échangent leurs flèches. Tu peux être l'un d'eux.
# our translation
power-right-hand = Main droite du diable
    .rule = À la fin de ton tour : rejoue aussitôt un tour.
# our translation
power-left-hand = Main gauche du diable
    .rule = Quand un joueur, toi compris, va être éliminé : il reste en jeu avec 2 vies et peut rendre toutes ses flèches.

## Faces of the dice

face-arrow = flèche
    .rule = Prends aussitôt une flèche, après chaque lancer. À la dernière prise, les Indiens attaquent : chacun perd 1 vie par flèche.
    .short = flèche
# our translation
face-broken-arrow = flèche brisée
    .rule = Chaque fois que tu l'obtiens, un joueur de ton choix rend une flèche, mais pas la Flèche du Chef. Tu peux relancer ce dé.
    .short = brisée
face-bullet = balle
    .rule = Chaque fois que tu l'obtiens, tu perds aussitôt 1 vie. Tu peux relancer ce dé.
    .short = balle
face-dynamite = dynamite
    .rule = Tu ne peux pas la relancer. Avec trois dynamites, tu ne lances plus et perds aussitôt 1 vie.
    .short = dynamite
# our translation
face-bullseye-1 = cible 1
    .rule = Un de tes voisins directs perd 1 vie.
    .short = tir
face-double-bullseye-1 = double cible 1
    .rule = Vaut deux cibles 1.
    .short = 2 tirs
face-bullseye-2 = cible 2
    .rule = Un joueur à deux places de toi perd 1 vie. À trois joueurs ou moins, elle touche un voisin direct.
    .short = tir
face-double-bullseye-2 = double cible 2
    .rule = Vaut deux cibles 2.
    .short = 2 tirs
face-beer = bière
    .rule = Un joueur de ton choix regagne 1 vie, jamais au-delà du total de départ.
    .short = bière
face-double-beer = double bière
    .rule = Vaut deux bières.
    .short = 2 bières
face-gatling = gatling
    .rule = Trois gatlings font tirer la Gatling, une fois par tour : tous les autres perdent 1 vie, et tu rends toutes tes flèches.
    .short = gatling
face-double-gatling = double gatling
    .rule = Vaut deux gatlings.
    .short = 2 gatlings

## Dice

die-base = Dés de base
# our translation
die-loudmouth = Grande Gueule
# our translation
die-coward = Lâche

## Modules of Old Saloon

module-saloon-dice = Dés du Saloon
    .about = Avant le premier lancer, tu peux remplacer un dé de base par la Grande Gueule ou le Lâche.
# our translation
module-chiefs-arrow = Flèche du Chef
    .about = Elle vaut deux flèches quand les Indiens attaquent ; mais qui la détient et a plus de flèches que tous les autres ne perd rien.
module-special-roles = Rôles spéciaux
    .about = Chaque rôle a un pouvoir utilisable une fois, en le montrant.
module-mixed-roles = Rôles mêlés
    .about = Rôles normaux et spéciaux sont mélangés : personne ne sait combien il y en a.
module-characters = Personnages
    .about = 8 personnages de plus.
module-ghost = Fantôme
    .about = Le premier éliminé reste comme fantôme, lance deux dés et donne un jeton qui fixe un dé d'un autre joueur.

## Sentences at the table of the dice game; see table.ftl for $seat, $target and who is spoken to

dice-faces = { $n ->
        [one] { $face }
       *[other] { $n } × { $face }
    }
# $arrows is how many plain arrows, $chief is 1 with the Chief's Arrow.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [1] une flèche
            [one] { $arrows } flèche
           *[other] { $arrows } flèches
        }
       *[other] { $arrows ->
            [0] la Flèche du Chef
            [one] une flèche et la Flèche du Chef
           *[other] { $arrows } flèches et la Flèche du Chef
        }
    }
dice-log-rolled = { $seat } lance : { $faces }.
    .you = Tu lances : { $faces }.
dice-log-turned = { $seat } change la face d'un dé : { $face }.
    .you = Tu changes la face d'un dé : { $face }.
dice-log-stopped = { $seat } s'arrête.
    .you = Tu t'arrêtes.
dice-log-took = { $seat } prend { dice-arrows }.
    .you = Tu prends { dice-arrows }.
dice-log-took-from = { $seat } prend { dice-arrows } à { $target }.
    .you = Tu prends { dice-arrows } à { $target }.
    .at-you = { $seat } te prend { dice-arrows }.
dice-log-put-back = { $seat } rend { dice-arrows }.
    .you = Tu rends { dice-arrows }.
dice-log-put-back-of = { $seat } enlève { dice-arrows } à { $target }.
    .you = Tu enlèves { dice-arrows } à { $target }.
    .at-you = { $seat } t'enlève { dice-arrows }.
dice-log-swapped = { $seat } et { $target } échangent leurs flèches.
    .you = Tu échanges tes flèches avec { $target }.
    .at-you = { $seat } échange ses flèches avec toi.
dice-log-indians = La dernière flèche est prise : les Indiens attaquent !
dice-log-chief-spared = { $seat } a le plus de flèches et la Flèche du Chef, et ne perd rien.
    .you = Tu as le plus de flèches et la Flèche du Chef, et ne perds rien.
dice-log-exploded = Trois dynamites explosent devant { $target }.
    .at-you = Trois dynamites explosent devant toi.
dice-log-aimed = { $seat } tire sur { $target }.
    .you = Tu tires sur { $target }.
    .at-you = { $seat } te tire dessus.
dice-log-aimed-several = { $seat } tire { $n } fois sur { $target }.
    .you = Tu tires { $n } fois sur { $target }.
    .at-you = { $seat } te tire dessus { $n } fois.
dice-beers = { $n ->
        [1] une bière
        [one] { $n } bière
       *[other] { $n } bières
    }
dice-log-beers = { $seat } offre { dice-beers } à { $target }.
    .you = Tu offres { dice-beers } à { $target }.
    .at-you = { $seat } t'offre { dice-beers }.
    .self = { $seat } boit { dice-beers }.
    .you-self = Tu bois { dice-beers }.
dice-log-gatling = { $seat } tire à la Gatling !
    .you = Tu tires à la Gatling !
dice-log-used = { $seat } utilise { FORM($source, "use") }.
    .you = Tu utilises { FORM($source, "use") }.
dice-log-used-on = { $seat } utilise { FORM($source, "use") } sur { $target }.
    .you = Tu utilises { FORM($source, "use") } sur { $target }.
    .at-you = { $seat } utilise { FORM($source, "use") } sur toi.
    .self = { $seat } en profite : { FORM($source, "use") }.
    .you-self = Tu utilises { FORM($source, "use") } sur toi-même.
dice-log-lost-gatling = La Gatling coûte { lives } à { $seat }.
    .you = La Gatling te coûte { lives }.
dice-log-lost-indians = Les Indiens coûtent { lives } à { $seat }.
    .you = Les Indiens te coûtent { lives }.
dice-log-lost-dynamite = La dynamite coûte { lives } à { $seat }.
    .you = La dynamite te coûte { lives }.
dice-log-lost-bullet = Une balle coûte { lives } à { $seat }.
    .you = Une balle te coûte { lives }.
dice-log-gain-denied = { $seat } ne regagne rien.
    .you = Tu ne regagnes rien.
dice-log-loss-taken = { $seat } protège { $target } et perd { lives }.
    .you = Tu protèges { $target } et perds { lives }.
    .at-you = { $seat } te protège et perd { lives }.
dice-log-spared = { $seat } évite de perdre { lives }.
    .you = Tu évites de perdre { lives }.
dice-log-spared-by = { FORM($source, "use") } sauve { lives } à { $seat }.
    .you = { FORM($source, "use") } te sauve { lives }.
dice-log-role = { $seat } est { $role }.
    .you = Tu es { $role }.
dice-log-role-power = { $seat } est { $role } : { $power }.
    .you = Tu es { $role } : { $power }.
dice-log-power-used = { $seat } utilise son pouvoir : { $power }.
    .you = Tu utilises ton pouvoir : { $power }.
dice-log-power-cancelled = Sans effet : { $power }.
dice-log-sheriff-changed = { $seat } est maintenant Shérif, et { $target } Adjoint.
    .you = Tu es maintenant Shérif, et { $target } Adjoint.
    .at-you = { $seat } est maintenant Shérif, et toi Adjoint.
dice-log-extra-turn = { $seat } rejoue un tour.
    .you = Tu rejoues un tour.
dice-log-ghost = { $seat } hante désormais la table.
    .you = Tu hantes désormais la table.
dice-log-ghost-side = { $seat } hante désormais la table, dans ce camp : { $team }.
    .you = Tu hantes désormais la table, dans ce camp : { $team }.
dice-log-marked = { $seat } reçoit le jeton du fantôme : { $face }.
    .you = Tu reçois le jeton du fantôme : { $face }.
dice-log-marked-double = { $seat } reçoit le jeton du fantôme pour deux dés : { $face }.
    .you = Tu reçois le jeton du fantôme pour deux dés : { $face }.

## Questions

dice-ask-dice = À toi de jouer. Choisis tes dés.
dice-ask-ghost-roll = C'est toi le fantôme. Lance tes deux dés.
dice-ask-first-roll = À toi de jouer. Lance les dés.
dice-ask-roll = Touche les dés à garder et relance le reste, ou arrête. { $left ->
        [one] Encore { $left } lancer.
       *[other] Encore { $left } lancers.
    }
# $left in these questions is how often the same is asked, 1 if it is the last time.
dice-ask-shoot = { $left ->
        [1] Cible { $reach } : sur qui tires-tu ?
       *[other] Cible { $reach } : sur qui tires-tu ? Il en reste { $left }.
    }
dice-ask-heal = { $left ->
        [1] Bière : qui regagne 1 vie ?
       *[other] Bière : qui regagne 1 vie ? Il en reste { $left }.
    }
dice-ask-heal-by = { $source } : qui regagne 1 vie ?
dice-ask-elena = { $source } : qui prend la première flèche à ta place ?
dice-ask-swap = { $source } : qui échange ses flèches ?
dice-ask-arrow = { $left ->
        [1] Quelle flèche prends-tu ?
       *[other] Quelle flèche prends-tu ? Il en reste { $left }.
    }
dice-ask-dodge = Tu vas perdre { $left ->
        [one] { $left } vie
       *[other] { $left } vies
    }. Prendre une flèche au lieu de perdre 1 vie ?
dice-ask-broken-arrow = { $left ->
        [1] Flèche brisée : qui rend une flèche ?
       *[other] Flèche brisée : qui rend une flèche ? Il en reste { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source } : rendre une flèche ?
       *[other] { $source } : rendre une flèche ? Il en reste { $left }.
    }
dice-ask-return-all = Tu es hors de danger. Rendre toutes tes flèches ?
dice-ask-take-loss = { $target } va perdre { lives }. Les perdre à sa place ?
# $attack is one of the occasions below.
dice-ask-role = { $attack } Montrer ton rôle et utiliser son pouvoir ?
dice-when-turn-start = Ton tour commence.
dice-when-turn-end = Ton tour finit.
dice-when-rolled = { $seat } a lancé les dés.
    .you = Tu as lancé les dés.
dice-when-last-roll = { $seat } ne lance plus.
    .you = Tu ne lances plus.
dice-when-revealed = { $seat } montre { $power }.
    .you = Tu montres { $power }.
dice-when-gain = { $seat } va regagner { lives }.
    .you = Tu vas regagner { lives }.
dice-when-death = { $seat } va mordre la poussière.
    .you = Tu vas mordre la poussière.
dice-ask-turn = { $source } : touche un dé et choisis sa nouvelle face.
dice-ask-give = Fantôme : donne à un joueur le jeton d'un de tes dés.
dice-wait-dice = { $seat } choisit ses dés.
dice-wait-roll = { $seat } lance les dés.
dice-wait-shoot = { $seat } vise.
dice-wait-heal = { $seat } distribue des vies.
dice-wait-seat = { $seat } choisit un joueur.
dice-wait-arrow = { $seat } prend une flèche.
dice-wait-fire = { $seat } est dans la ligne de tir.
dice-wait-return = { $seat } rend des flèches.
dice-wait-role = { $seat } a peut-être un rôle spécial.
dice-wait-turn = { $seat } change la face d'un dé.
dice-wait-give = { $seat } donne un jeton.

## Buttons

dice-do-base = Dés de base seulement
dice-do-die = { $die }
dice-do-roll = Lancer
dice-do-roll-some = { $n ->
        [one] Lancer { $n } dé
       *[other] Lancer { $n } dés
    }
dice-do-stop = Arrêter
dice-do-shoot = Tirer sur { $target }
    .self = Tirer sur toi-même
dice-do-shoot-twice = Tirer deux fois sur { $target }
    .self = Tirer deux fois sur toi-même
dice-do-seat = { $target }
    .self = Moi
dice-do-take = Prendre une flèche
dice-do-take-chief = Prendre la Flèche du Chef
dice-do-take-from = Prendre la Flèche du Chef à { $target }
    .self = Ta propre Flèche du Chef
dice-do-return = Rendre une flèche
dice-do-return-chief = Rendre la Flèche du Chef
dice-do-return-all = Tout rendre
dice-do-take-loss = Perdre à sa place
dice-do-power = Utiliser { $power }
dice-do-show-role = Montrer mon rôle
dice-do-turn = { $face }
dice-do-give = { $face } pour { $target }
    .self = { $face } pour toi
dice-do-lose = Encaisser
dice-do-pass = Passer
dice-do-no = Non

## Why something is not possible

dice-no-must-choose = Tu dois choisir.
dice-no-such-die = Ce dé n'existe pas.
dice-no-first-roll = Le premier lancer se fait avec tous les dés.
dice-no-dice-left = Plus aucun dé à lancer. Arrête plutôt.
dice-no-locked = La dynamite ne bouge pas.
dice-no-that-face = Ce dé n'a pas cette face : { $face }.
dice-no-shown = Aucun dé ne montre cette face : { $face }.
dice-no-that-die = Impossible de choisir : { $die }.
dice-no-yourself = Pas toi-même.
dice-no-reach = { $target } est à { $distance ->
        [one] { $distance } place
       *[other] { $distance } places
    } ; cette cible touche à { $reach }.
dice-no-double = Tu ne peux pas doubler une cible maintenant.
dice-no-such-arrow = Tu ne peux pas prendre cette flèche.
dice-no-arrow-there = { $target } n'a aucune flèche à rendre.
    .at-you = Tu n'as aucune flèche à rendre.
dice-no-power = Ton rôle n'a pas de pouvoir pour ce moment.
dice-no-that-player = { $source } : il faut choisir quelqu'un d'autre.
