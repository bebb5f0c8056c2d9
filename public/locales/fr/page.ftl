### same as English: ui-theme-auto ui-menu ui-options ui-source ui-colt ui-pause games-pause ui-distance ui-heading-distance figures-total ui-ok ui-bot ui-text-small ui-text-normal ui-text-large ui-text-huge

## Everywhere.

ui-title = Standoff
ui-tagline = Le Far West aux cartes et aux dés, contre des bots ou autour d'un seul appareil.
ui-fan-project = Un projet de fans non officiel. BANG! appartient à son éditeur ; rien ici ne vient de lui.
ui-ok = OK
ui-cancel = Annuler
ui-close = Fermer
ui-back = Retour
ui-yes = Oui
ui-no = Non
ui-on = Activé
ui-off = Désactivé
ui-you = Toi
ui-loading = On selle les chevaux
ui-menu = Menu

## Start.

ui-continue-game = Continuer
ui-new-game = Nouvelle partie
ui-same-again = La même encore
ui-watch-bots = Voir les bots
ui-rules = Règles
ui-settings = Réglages
ui-save-set-aside = La sauvegarde a été mise de côté et figure sous Parties ; tu peux commencer une nouvelle partie.
ui-remove = Retirer
ui-discard-game-question = Une partie est en cours. L'abandonner pour une nouvelle ?
ui-new-version = Une nouvelle version est prête.
ui-reload = Recharger

## New game.

ui-players = Joueurs
ui-player-count = { $n } joueurs
ui-name = Nom
ui-seat-name = Joueur { $n }
ui-person = Humain
ui-bot = Bot
ui-bot-names = 
    Lucien
    Belle
    Gaston
    Dolly
    Émile
    Flora
    Gus
    Josette
ui-sets = Boîtes
ui-expansions = Extensions
ui-event-mix = Deux paquets d'événements
ui-event-length = Événements par paquet
ui-event-length-all = Tous
ui-event-length-short = Court : { $n }
ui-event-length-about = Un paquet court amène plus tôt sa dernière carte.
ui-preset = Règles selon
ui-table-rules = Règles de la table
ui-options = Options
ui-free-undo = Retour libre
ui-free-undo-about = Reprends des coups même après avoir vu des cartes cachées. La partie en porte la marque.
ui-default-option = habituel
ui-source = Source
ui-ruling = Arbitrage { $n }
ui-deal = Distribuer
ui-reset = Réinitialiser

## The table.

ui-deck = Pioche
ui-discard-pile = Défausse
ui-hand = Main
ui-in-play = En jeu
ui-life = Vie
ui-role = Rôle
ui-character = Personnage
ui-distance = Distance
ui-weapon = Arme
ui-colt = Colt .45
ui-eliminated = Hors jeu
ui-end-turn = Finir le tour
ui-undo = Reprendre
ui-undone = Coup repris.
ui-log = Journal
ui-pause = Pause
ui-resume = Poursuivre
ui-skip = Passer
ui-choose-target = Choisis une cible.
ui-choose-card = Choisis une carte.
ui-choose-two-cards = Choisis deux cartes à défausser.
ui-random-hand-card = Carte en main au hasard
ui-ready = Utilisable
ui-not-ready = Utilisable dès le tour suivant
ui-has-ability-of = Capacité copiée : { $name }
ui-events = Événements
ui-event-coming = Ensuite
ui-event-none = Pas encore d'événement
ui-event-last = Reste jusqu'à la fin
ui-events-left = { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
ui-event-by = Révélé par { $who }
ui-misses-turn = Passe son prochain tour
ui-jailed-for-life = En Prison à vie
ui-cannot-heal = Ne peut plus regagner de vie
ui-open-hand = Main ouverte
ui-gag-reminder = Interdit de parler !
ui-somebody-spoke = Quelqu'un a parlé
ui-who-spoke = Qui a parlé et perd 1 vie ?
ui-ghost = Fantôme
ui-spare-character = Un autre personnage face cachée
ui-ability-off = Capacité désactivée
ui-card-off = Désactivée
ui-only-suit = Seulement { $suit }
ui-must-play = À jouer absolument
ui-choose-first-bang = Choisis une carte BANG!
ui-choose-two-bangs = Choisis deux cartes BANG!
ui-choose-card-of-others = Choisis une carte posée devant un autre joueur
ui-target = Cible
ui-show-hand = Montrer la main
ui-end-turn-question = Tu peux encore jouer des cartes. Finir ton tour ?
ui-leave-table = Quitter la table
ui-leave-table-question = La partie est sauvegardée ; tu pourras la continuer plus tard.
ui-thinking = { $name } réfléchit.
ui-cards-in-hand = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
ui-cards-in-deck = { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
ui-life-of = Vies : { $life } sur { $most }
ui-at-distance = à distance { $n }
ui-reach = porte à { $n }
ui-turn-number = Tour { $n }

## The curtain between two persons.

ui-pass-to = Passe l'appareil à { $name }.
ui-curtain-about = Personne d'autre ne doit regarder.
ui-take-over = C'est moi, { $name }

## The end.

ui-game-over = Fin de partie
ui-you-won = C'est gagné !
ui-you-lost = C'est perdu.
ui-winners = Vainqueurs
ui-result = Voir le résultat
ui-rematch = Revanche
ui-keep-characters = Les survivants gardent leur personnage
ui-keep-characters-about = Qui est encore en vie joue la partie suivante avec le même personnage.
ui-rotate-sheriff = L'étoile du Shérif change de mains
ui-rotate-sheriff-about = Le joueur suivant à gauche devient Shérif. Désactivé : rôles au hasard.
ui-rotate-deputy = Le premier tour change de mains
ui-rotate-deputy-about = Le joueur suivant à gauche devient Adjoint et commence. Désactivé : rôles au hasard.

## Settings.

ui-language = Langue
ui-language-not-loaded = Impossible de charger cette langue. Réessaie une fois en ligne.
ui-language-files = Traduire Standoff
ui-language-files-about = Choisis des fichiers de langue (.ftl) sur ton appareil pour les voir ici aussitôt, jusqu'au prochain rechargement.
ui-language-files-choose = Choisir des fichiers
ui-language-files-unread = Ces fichiers sont trop gros pour être des fichiers de langue.
# $n is how many texts there are, $low how many places could not be read.
ui-language-files-read = { $n } textes lus, { $low } avec des erreurs.
ui-theme = Thème
ui-theme-auto = Auto
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-high-contrast = Contraste
ui-speed = Vitesse
ui-speed-instant = Immédiate
ui-auto-pass = Passer pour moi
ui-auto-pass-about = Quand tu n'as rien à répondre, passer automatiquement après un instant.
ui-sound = Son
ui-confirm-end = Demander avant de finir un tour
ui-confirm-end-about = Seulement s'il reste des cartes jouables.
ui-four-colours = Cartes à quatre teintes
ui-left-handed = Main gauche
ui-reduced-motion = Moins d'animations
ui-reset-settings = Réinitialiser les réglages
ui-text-size = Taille du texte
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## About.

ui-about = À propos
ui-credits = Merci à
ui-credit-icons = Images : game-icons.net par Lorc, Delapouite et d'autres, CC BY 3.0 ; le reste est dessiné pour cette page.
ui-credit-font = Caractères : Rye de Nicole Fally, SIL Open Font License.
ui-credit-code = Code : MIT ou Apache 2.0. Fait avec Rust, Leptos et WebAssembly.
ui-keys = Clavier
ui-keys-about = Tab et Entrée mènent partout. 1 à 9 touchent une carte de ta main, E presse le bouton principal, I agrandit la carte sélectionnée, L ouvre le journal, Échap annule.

## Rules.

ui-rules-intro = Chacun a un rôle ; seul celui du Shérif est connu. Regarde qui tire sur qui, découvre tes amis, et sois du côté de ceux qui restent.
ui-rules-turn = D'abord, pioche deux cartes. Puis joues-en autant que tu veux, mais une seule carte BANG!. N'aie jamais deux cartes du même nom devant toi ; une nouvelle arme remplace l'ancienne. À la fin, défausse tes cartes en trop : tu en gardes autant que tu as de vies. Le tour passe à gauche.
ui-rules-distance = Compte les places par le plus court chemin, sans les joueurs éliminés ; tes voisins sont à distance 1. Ton arme dit jusqu'où tu tires ; le Colt .45 que chacun possède porte à 1.
ui-rules-dying = Perds ta dernière vie sans une Bière pour te sauver, et tu es hors jeu et montres ton rôle. Qui élimine un Hors-la-loi pioche trois cartes. Un Shérif qui élimine un Adjoint défausse tout. Personne n'a jamais plus de vies qu'au départ.
ui-rules-check = Dégainer ! veut dire : retourner la première carte de la pioche. Sa couleur, et parfois sa valeur, décide ; puis elle est défaussée. Un tir, c'est tout ce qu'un Raté ! peut arrêter : BANG!, Gatling, et les cartes qui le disent.
ui-rules-green = Les cartes vertes ne font rien quand on les pose. À l'un de tes tours suivants, tu utilises chacune une fois ; celles qui arrêtent un tir agissent dès le tour du joueur suivant. D'ici là, les autres peuvent te les prendre.
ui-rules-three = Un Adjoint, qui commence, un Hors-la-loi et un Renégat, à découvert. L'Adjoint traque le Renégat, le Renégat le Hors-la-loi, le Hors-la-loi l'Adjoint. Élimine ta cible et tu gagnes ; si quelqu'un d'autre l'abat, le dernier en vie gagne. Qui élimine quelqu'un pioche trois cartes.
ui-rules-events = High Noon et Une poignée de cartes apportent des événements. Dès le deuxième tour du Shérif, une carte est révélée avant chacun de ses tours et vaut pour tous jusqu'à la suivante, que chacun voit venir. La dernière carte d'un paquet reste. Wild West Show en révèle une à chaque Diligence ou Convoi, Eldorado toutes les deux manches ou après un As.
ui-heading-turn = Ton tour
ui-heading-distance = Distance
ui-heading-dying = Élimination
ui-heading-check = Dégainer !
ui-heading-green = Cartes vertes
ui-heading-three = Trois joueurs
ui-heading-events = Événements
ui-rulings = Arbitrages
ui-cards = Cartes
ui-characters = Personnages
ui-roles = Rôles
ui-search = Recherche
ui-nothing-found = Rien trouvé.
ui-copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
ui-border-brown = Agit puis est défaussée
ui-border-blue = Reste en jeu
ui-border-green = Se pose d'abord et sert une fois à un tour suivant

## Several tabs, storage.

ui-other-tab = Cette partie est ouverte dans un autre onglet.
ui-other-tab-about = Les coups joués ici ne sont pas sauvegardés.
ui-play-here = Jouer ici

## Finished games, replays, files and links

games-title = Parties
games-empty = Aucune partie finie. La première apparaîtra ici.
games-stored = { $size } utilisés sur cet appareil.
games-stored-rule = Les 200 derniers résultats et les coups des 40 dernières parties sont conservés. Les plus anciennes partent d'abord ; celles marquées Garder, en dernier.
games-damaged = { $n ->
        [one] { $n } partie illisible.
       *[other] { $n } parties illisibles.
    }
games-remove-damaged = Retirer les parties abîmées
games-turns = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
games-steps = { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
games-free-undo = jouée avec retour libre
games-imported = importée
games-result-only = Il ne reste que le résultat ; les coups ont été effacés pour faire de la place.
games-replay = Revoir
games-keep = Garder
games-kept = Gardée
games-export = Partager ou sauver
games-delete = Supprimer
games-delete-question = La partie disparaîtra pour de bon, résultat et coups.
games-unreadable = Les coups de cette partie ne sont plus lisibles.
games-import = Importer une partie
games-import-about = Un fichier sauvegardé depuis Standoff, ou un lien qu'on t'a envoyé.
games-choose-file = Choisir un fichier
games-paste = Lien ou texte
games-open = Ouvrir
games-moments = Moments de la partie
games-first = Au début
games-step-back = Une étape en arrière
games-play = Lecture
games-pause = Pause
games-step-forward = Une étape en avant
games-last = À la fin
games-step-of = étape { $step } sur { $last }
games-eyes = Vue par
games-everybody = Tout à découvert
games-close = Fermer la relecture
games-to-present = Retour à la partie
games-show-moment = Touche une ligne pour voir ce moment.
games-share-about = Qui a la partie peut la revoir avec toutes les mains et tous les rôles à découvert.
games-share-going = La partie reprend là où elle a été sauvegardée. Elle contient toutes les cartes cachées.
games-share-hidden = Un fichier de partie révèle toutes les cartes et tous les rôles cachés. À plusieurs, tu peux la partager une fois finie.
games-as-file = Sauver en fichier
games-as-link = Envoyer en lien
games-link = Lien
games-copied = Le lien est copié.
games-not-copied = Copie impossible. Sélectionne le lien et copie-le à la main.
games-too-long = Cette partie est trop longue pour un lien. Sauve-la en fichier.
games-arrived = Une partie pour toi
games-reading = Vérification de la partie …
games-going = Cette partie n'est pas finie.
games-go-on = Jouer la suite
games-go-on-question = Elle remplace ta partie en cours. Abandonner celle-ci ?
games-add = Ajouter à mes parties
games-added = Ajoutée à tes parties.
games-to-games = Vers mes parties
games-too-large = Trop gros pour être une partie de Standoff.
games-no-game = Ce n'est pas une partie de Standoff.
games-other-format = Elle vient d'une autre version de Standoff. Recharge la page et réessaie.
games-other-rules = Elle a été jouée avec la version { $found } des règles ; Standoff joue maintenant la version { $own }.
games-broken = Elle est abîmée : tronquée ou modifiée. Rien n'a changé chez toi.
games-rules-go-on = Les règles ont été corrigées entre-temps (version { $found }, maintenant { $own }). Ta partie continue où elle en était.
games-rules-played-again = Cette partie a commencé avec la version { $found } des règles. Elle a été rejouée avec la version { $own }.
games-watch-only = Jouée avec la version { $found } des règles ; Standoff joue maintenant la version { $own }. Tu peux la revoir et la partager, mais ni l'analyser ni reprendre le jeu à un moment donné.
games-diverged = Cette partie date de la version { $found } des règles, quand seuls les coups étaient conservés. Avec la version { $own }, ils mènent ailleurs : impossible de la revoir. Résultat et coups restent ici ; tu peux les sauver en fichier.
games-record-kept = Les coups sont sauvegardés tels qu'ils ont été écrits, pour une version qui joue ces règles.
games-link-bound = C'est une longue partie : le lien marche tant que les règles ne changent pas. Pour la garder pour de bon, sauve-la en fichier.
games-aside = Mises de côté
games-aside-about = Ces sauvegardes n'ont pas pu être ouvertes. Elles sont gardées telles quelles ; une version plus récente les ouvrira peut-être.

## Statistics

figures-title = Statistiques

## Nothing to show.

figures-empty = Aucune partie finie
figures-empty-about = Finis une partie, et tu verras ici ton bilan : avec quel rôle, quel personnage et contre qui.
figures-no-match = Aucune partie finie ne correspond à ce filtre.
figures-no-person = Seuls des bots ont joué ces parties. Joues-en une, et tes propres chiffres apparaîtront ici.

## What is counted.

figures-which = Parties comptées
figures-all-games = Les deux
figures-persons-only = Seulement avec des humains
figures-persons-only-about = Ignore les parties que les bots ont jouées entre eux.

## In short.

figures-games = Parties
figures-won = Gagnées
figures-survived = Survie
figures-streak = Victoires d'affilée
figures-best = record : { $n }
figures-length = Durée moyenne
figures-turns = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
figures-longest = la plus longue : { $n }
figures-percent = { $n } %
figures-of = { $won } sur { $of }

## Between two percentages.

figures-likely = sans doute entre { $low } % et { $high } %
figures-draws = { $n ->
        [one] { $n } partie sans vainqueur.
       *[other] { $n } parties sans vainqueur.
    }
figures-free-undo = { $n ->
        [one] { $n } partie jouée avec retour libre.
       *[other] { $n } parties jouées avec retour libre.
    }

## Charts.

figures-by-role = Par rôle
figures-by-character = Par personnage
figures-by-players = Par nombre de joueurs
figures-by-level = Contre les bots
figures-by-level-about = Une partie contre plusieurs sortes de bots compte pour chacune.
figures-bots = Les bots eux-mêmes
figures-share = Part gagnée
figures-read = Le repère montre ta part de victoires. La partie pleine de la barre est sûre, la partie pâle peut encore tenir à la chance ; elle raccourcit avec le nombre de parties.
figures-show-all = Afficher les { $n }

## Counting anew.

figures-reset = Remettre à zéro
figures-reset-question = Ne compter que les parties à partir de maintenant ? Tes parties finies restent dans leur liste, et tu pourras les recompter plus tard.
figures-count-all = Recompter les parties précédentes

## One game.

figures-course = Déroulement de la partie
figures-life = Vies, tour par tour
figures-life-about = Courbes des vies de chacun, tour par tour. Les nombres sont dans le tableau ci-dessous.
figures-start = Début
figures-lost = Perdues
figures-healed = Regagnées
figures-end = Fin

## Eliminated in a turn.

figures-out = hors jeu au tour { $turn }
figures-alone = Mettre en avant { $name }
figures-shots = Qui a touché qui
figures-shots-about = Grand nombre : vies prises. Petit nombre avec viseur : tirs. Crâne : le coup fatal.
figures-shooter = Tireur
figures-nobody = Personne
figures-total = Total
figures-taken = { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }
figures-aimed = { $n ->
        [one] { $n } tir
       *[other] { $n } tirs
    }
figures-eliminated = coup fatal

## The rules to look up

## Suspicion.

manual-suspicion = Ton soupçon
manual-suspicion-none = Aucun
manual-suspicion-about = Ta propre idée : personne d'autre ne la voit. Elle disparaît quand le rôle est révélé.

## What is enlarged.

manual-in-full = Plus dans les règles
manual-at-this-table = À cette table
manual-your-table = à ta table
manual-changed-by = Règles de la table qui la changent
manual-concerns = Ce qu'elle change

## The browser.

manual-kinds = Catégories
manual-search-for = Nom, règle ou arbitrage (R55)
manual-found = { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
manual-show-all = Tout afficher
manual-rulings-about = Chaque numéro est un arbitrage là où les règles imprimées laissent un doute. Touche-le pour voir tout ce qu'il décide.
manual-by-players = Combien il y en a, par nombre de joueurs
manual-in-short = Les règles en bref

## Settings, sound, motion, handing the device on

comfort-with-friends = Jouer entre amis
comfort-friend = Ami
comfort-card-size = Taille des cartes
comfort-left-handed-about = Place les boutons principaux à gauche.
comfort-curtain-hold = Appui long pour prendre l'appareil

## A speed: everything waits for a tap.

comfort-speed-step = Pas à pas

## The tap it waits for.

comfort-next-step = Suite
comfort-sound-on = Son : activé
comfort-sound-off = Son : désactivé

## Sharing the device.

comfort-curtain-hold-about = Évite les appuis involontaires. Au clavier, appuie deux fois.
comfort-keep-holding = Maintiens l'appui
comfort-goes-on = Retour à { $name }.
comfort-open-table = Vers la table ouverte
comfort-look-at-cards = { $name } : voir mes cartes
comfort-look-at-role = { $name } : voir mon rôle
comfort-hide-role = Cacher mon rôle
comfort-claim = Jouer { $card }
comfort-then-asked = Ensuite : { $names }
comfort-covered = La table est couverte.
comfort-covered-about = Pour que personne ne voie tes cartes pendant ton absence.
comfort-uncover = Découvrir

## Everything that is stored.

comfort-data = Tes données
comfort-data-about = Réglages, partie en cours et toutes les parties finies en un fichier : une copie de secours, ou un passage vers un autre appareil. Il contient toutes les cartes cachées de la partie en cours.
comfort-save-all = Sauver en fichier
comfort-restore-all = Restaurer un fichier
comfort-restore-question = Tout ce qui est stocké ici sera remplacé par le contenu du fichier. Remplacer ?
comfort-replace = Remplacer
comfort-no-backup = Ce n'est pas une copie complète. Rien n'a été changé.
comfort-later-backup = Ce fichier vient d'une version plus récente. Rien n'a été changé.

## Bots that think ahead, hints, beliefs and reviews

bots-thinking = { $name } réfléchit
bots-hurry = Accélérer
bots-mindless = Les Légendes ne peuvent pas anticiper sur cet appareil : elles jouent comme des Marshals.
bots-copy-report = Copier le rapport
bots-report-copied = Copié. Le rapport ne contient aucun nom.
bots-report-not-copied = Le rapport n'a pas pu être copié.

## Settings.

bots-thinking-time = Les Légendes réfléchissent jusqu'à
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Aides
bots-aids-about = Un conseil quand c'est à toi, et sur la fiche de chaque joueur, le rôle qu'un bot soupçonne.

## New game.

bots-tempers = Caractères
bots-tempers-about = Certains bots sont prudents, d'autres téméraires, d'autres rancuniers.

## Hints.

bots-hint = Conseil
bots-hint-about = Chances de gagner, vues par une Légende à ta place.
bots-hint-asked = Réflexion en cours
bots-hint-none = Pas de conseil cette fois.
bots-why-alone = Rien d'autre n'approche.
bots-why-clear = { $n ->
        [one] Le premier a { $n } point d'avance sur le suivant.
       *[other] Le premier a { $n } points d'avance sur le suivant.
    }
bots-why-close = Ils se valent à peu près.
bots-hinted = avec conseils

## Beliefs.

bots-beliefs = Le soupçon d'un bot
bots-beliefs-about = D'après ce qu'on a vu de ta place.

## Review.

bots-review = Analyser mes coups
bots-review-about = Une Légende parcourt la partie et marque les coups qui ont coûté le plus de chances de gagner.
bots-review-at = Décision { $n } sur { $of }
bots-review-none = Aucune erreur nette.
bots-review-stop = Arrêter
bots-review-failed = Cet appareil ne peut pas faire l'analyse.
bots-better = Mieux : { $what }
bots-lost = { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    }
