### same as English: friends-seconds talk-ms

## Friends on their own devices

friends-about = Chacun joue sur son propre appareil. L'un de vous héberge : la partie tourne chez lui, sans aucun serveur.
friends-name = Ton nom
friends-host = Héberger une table
friends-host-about = Choisis un jeu, puis invite tes amis.
friends-join = Rejoindre une table
friends-join-about = Colle le lien qu'on t'a envoyé, tape le nom d'un salon, ou scanne le code QR.
friends-paste = Lien, code ou salon
friends-paste-answer = La réponse de ton ami
friends-enter = Rejoindre
friends-take-in = Connecter
friends-scan = Scanner
friends-scan-about = Place le code QR entier dans le cadre.
friends-no-camera = La caméra n'est pas utilisable.
friends-damaged = Ce n'est pas un code de Standoff, ou il en manque une partie.
friends-other = Cela appartient à une autre invitation, ou a déjà servi.
friends-failed = Connexion impossible. Fais une nouvelle invitation et réessaie.
friends-no-wires = Ça n'a pas marché. Vérifie le lien, ou recharge la page et réessaie.
friends-back = Retour à la table
friends-seat-kept = Ta place est gardée. Demande une nouvelle invitation à l'hôte.
friends-invited = Tu as une invitation
friends-invited-about = On t'attend à une table. Dis qui tu es, et prends place.
friends-invited-host = La table que tu héberges sera fermée.
friends-net-about = Des trackers publics aident vos appareils à se trouver. Ils ne voient qu'un nombre au hasard, rien de votre partie.
friends-passed-on = Transmis à ton autre onglet. Tu peux fermer celui-ci.
friends-too-late = Trop tard : ce n'est plus possible.
friends-at-table = À la table
friends-hosts = hôte
friends-here = à table
friends-open = Place libre
friends-open-about = un bot joue si personne ne vient
friends-away = pas là pour l'instant
friends-ready = d'attaque
friends-not-ready = pas encore d'attaque
friends-good = bonne connexion, { $ms } ms
friends-fair = connexion moyenne, { $ms } ms
friends-slow = connexion lente, { $ms } ms
friends-dismiss = Retirer { $name }
friends-sit = S'asseoir ici
friends-stand = Quitter la place et regarder
friends-watch = Regarde
friends-came = { $name } est là.
friends-left = { $name } a quitté la table.
friends-played = Jeu
friends-absent = En cas d'absence
friends-absent-bot = Un bot joue
friends-absent-wait = On attend
friends-timer = Temps par décision
friends-no-timer = Illimité
friends-seconds = { $n } s
friends-invite = Inviter quelqu'un
friends-invite-about = Pour une personne. Sur le même réseau, ça marche sans internet.
friends-making = Un instant …
friends-step-one = 1. Fais scanner ceci, ou envoie le lien.
friends-step-two = 2. Tu recevras une réponse : scanne-la, ou colle-la ici.
friends-picture = Code QR du lien
friends-link = Lien
friends-send = Envoyer le lien
friends-open-room = Ouvrir un salon sur internet
friends-room = Salon
friends-room-searching = Appel aux trackers …
friends-room-open = Ouvert : tes amis peuvent entrer par son nom, son lien ou son code QR.
friends-room-trouble = Aucun tracker ne répond. Nouvel essai …
friends-close-room = Fermer le salon
friends-begin = Distribuer
friends-begin-about = { $here ->
        [one] { $here } ami est là
       *[other] { $here } amis sont là
    }{ $open ->
        [0] {""}
       *[other] , bots aux places libres : { $open }
    }
friends-begin-alone = Personne encore : seulement des bots
friends-dealing = Tous les appareils mélangent …
friends-change = Changer de jeu
friends-close-table = Fermer la table
friends-close-question = La table sera fermée pour tout le monde. Personne ne pourra y revenir.
friends-to-table = Aller à la table
friends-answer = Ta réponse
friends-answer-about = Montre ce code à l'hôte ou envoie le lien. Laisse cette page ouverte.
friends-searching = Recherche de l'hôte …
friends-waiting = La partie commence quand l'hôte distribue.
friends-i-am-ready = Je suis d'attaque
friends-lost = Contact perdu avec l'hôte
friends-lost-room = Recherche en cours. La partie reprend dès le retour de l'hôte.
friends-refused = Tu ne peux pas entrer
friends-version = L'hôte utilise une autre version de Standoff. Rechargez la page sur les deux appareils.
friends-full = La table est pleine.
friends-closed = L'hôte a fermé la table.
friends-leave = Quitter la table
friends-leave-question = Tu peux garder ta place et revenir, ou la laisser : alors un bot joue pour toi jusqu’à la fin.
friends-settings = Amis
friends-online = Chercher des amis sur internet
friends-trackers = Trackers pour les salons
friends-helpers = Serveurs d'aide (STUN, TURN)

## At a table with friends

talk-title = Dire quelque chose
talk-phrases = 
    Salut, l'ami !
    Joli tir !
    Aïe !
    Merci !
    Pardon, partenaire.
    Fais-moi confiance.
    Moi, Hors-la-loi ? Jamais !
    Gare à celui-là.
    Une Bière, s'il vous plaît !
    Prends ton temps.
    Dépêche-toi !
    Belle partie !
    👍
    😂
    😱
    🤠
talk-mute = Masquer les messages
talk-unmute = Montrer les messages
talk-table = Amis à la table
talk-away = pas là
talk-stood-in = pas là, un bot joue
talk-ms = { $ms } ms
talk-lost = Contact perdu avec l'hôte. Ta place est gardée.
talk-closed = L'hôte a fermé la table.
talk-refused = La version de Standoff de l'hôte ne va pas avec la tienne. Rechargez les deux et réessayez.
talk-look = Voir
talk-time = { $seconds } secondes par décision
talk-next-game = La partie suivante commence quand l'hôte redistribue.
talk-fair = Vérifié : partie honnête
talk-fair-about = La donne vient des nombres de tous, chaque coup était permis et fixé d'avance, et ce qu'on t'a montré était vrai. Aucun contrôle ne dit si l'hôte a regardé dans son propre appareil.
talk-unfair = Quelque chose cloche
talk-unchecked = Tu as rejoint la table après la donne : cette partie n'est pas vérifiable.
talk-secret = Le secret de l'hôte n'est pas celui fixé avant la donne.
talk-number = Un nombre n'est pas celui fixé avant la donne, ou le tien manque.
talk-seed = La donne ne vient pas des nombres de tous.
talk-setup = La partie a été distribuée avec d'autres règles que convenu.
talk-record = Les coups enfreignent les règles.
talk-rules = La partie a été jouée avec d'autres règles que celles de Standoff aujourd'hui : elle n'est pas vérifiable.
talk-steps = Les coups ne sont pas ceux que l'hôte a fixés pendant la partie.
talk-shown = Une chose qu'on t'a montrée n'a pas eu lieu.
talk-host-gone = L'hôte est parti pour de bon ?
talk-take-over = Reprendre la table
talk-take-over-about = Cet appareil devient l'hôte. Il lui faut de chacun sa part de la clé de la partie scellée. Une partie à toi qui attend ici est abandonnée pour cela.
talk-shares = Parts de la clé réunies : { $have } sur { $all }.
talk-give-about = Quelqu'un veut devenir l'hôte et a besoin de ta part de la clé. Avec toutes les parts, son appareil voit toutes les cartes : accepte seulement si l'hôte est vraiment parti.
talk-give-share = Donner ma part de la clé
talk-cannot-move = Avec une seule personne invitée, la table ne peut pas être déplacée sans risque. Elle attend l'hôte.

## Connecting, coming back, leaving and breaking off

friends-same-network = Ne marche que sur le même réseau, par exemple le même Wi-Fi.
friends-carrying = En attente que l’hôte accepte la réponse : { $seconds } s
friends-connecting = Connexion : { $seconds } s sur 30 au plus
friends-no-way = Aucune connexion en { $seconds } s. Sans serveurs d’aide, cela ne marche que sur le même réseau.
friends-use-helpers = Essayer avec des serveurs d’aide
friends-room-instead = Ouvrir plutôt un salon
friends-room-hint = L’hôte peut ouvrir un salon sur internet, ou activez tous les deux les serveurs d’aide dans les réglages.
friends-own-invitation = C’est ta propre invitation. Envoie-la à quelqu’un : ta table reste comme elle est.
friends-nobody-waits = Aucun onglet n’attend cette réponse ici, ou elle a déjà servi. Ouvre-la sur l’appareil qui a créé l’invitation, ou demandes-en une nouvelle.
friends-passing-on = La réponse est transmise
friends-grace = Temps pour revenir
friends-bot-in = absence, un bot joue dans { $seconds } s
friends-keep-seat = Garder ma place
friends-give-up-seat = La laisser
friends-break-off = Interrompre la partie ?
friends-break-off-about = L’hôte veut interrompre la partie, ou l’a déjà fait. Si tu acceptes, on peut redistribuer ; celle-ci compte comme inachevée.
friends-agree = Accepter
friends-play-on = Continuer à jouer
friends-break-off-asked = On demande aux autres si la partie peut être interrompue.
friends-break-off-refused = Quelqu’un veut continuer.
friends-broken-off = La partie a été interrompue. Elle est comptée.
friends-dealt-again = On redistribue : quelqu’un est parti avant.
friends-cut-dismissed = L’hôte t’a fait quitter la table.
friends-cut-rubbish = Connexion coupée : l’autre page envoie des choses incompréhensibles.
friends-cut-replaced = Cela continue par une autre connexion, peut-être dans un autre onglet.
friends-cut-late = Aucune réponse n’est arrivée à temps pour la distribution.
friends-cut-unsound = Connexion coupée : la table affichée ne peut pas exister.
friends-cut-impostor = Connexion coupée : l’autre côté n’a pas la clé de cette table.
friends-cut-new-deal = Connexion coupée : l’hôte a redistribué en pleine partie sans demander.
friends-cut-left = a quitté la table
talk-unfinished = L’enregistrement s’arrête avant la fin de la partie.
talk-unfinished-deals = { $n ->
        [one] À cette table, une partie a été distribuée et pas finie.
       *[other] À cette table, { $n } parties ont été distribuées et pas finies.
    }
