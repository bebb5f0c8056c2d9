### What the page shows before the game is there, and when it cannot start. No arguments but $steps.

# The language's own name for itself, and ltr or rtl.
boot-language = Français
boot-direction = ltr
boot-tagline = Le Far West aux cartes et aux dés, contre des bots ou autour d'un seul appareil.
boot-fan-project = Un projet de fans non officiel. BANG! appartient à son éditeur ; rien ici ne vient de lui.
boot-about = À propos
boot-description = BANG! autour d'une table, hors ligne, contre des bots ou des amis. Un projet de fans non officiel.
boot-no-script = Standoff est un jeu dans la page : il lui faut JavaScript et WebAssembly.
boot-broken = Le jeu s'est arrêté
boot-broken-why = Quelque chose a cassé dans la page, qui ne peut pas continuer seule :
boot-not-loaded = Le jeu n'a pas pu être chargé
boot-not-loaded-why = Une partie de la page n'est pas arrivée ou n'a pas démarré. Vérifie la connexion, puis recharge :
boot-saved = Ta partie est sauvegardée, avec ses { $steps } étapes. Après rechargement, elle reprend là.
boot-no-game = Aucune partie n'était en cours. Parties finies et réglages sont en sécurité.
boot-reload = Recharger
boot-set-aside = Mettre la sauvegarde de côté et recharger
boot-copy = Copier le rapport
boot-copied = Copié. Le rapport ne contient aucun nom.
boot-export-data = Exporter mes données
