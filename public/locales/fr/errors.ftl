### What goes wrong outside the rules. Plain words; tell what to do where something can be done.

error-players = Ces boîtes demandent { $least } à { $most } joueurs ; tu en as { $found }.
error-no-such-sheriff = La place { $place } ne peut pas commencer comme Shérif ou Adjoint : il n'y a personne.
error-sets = Choisis le jeu de base ou Dodge City, et aucune boîte deux fois.
error-no-event-deck = Aucun paquet d'événements en jeu : il n'a donc pas de longueur.
error-event-length = Un paquet d'événements peut avoir 1 à { $most } cartes, pas { $found }.
error-event-mix = Seuls High Noon et Une poignée de cartes peuvent être mêlés.
error-characters = Seuls { $found } joueurs ont un personnage ; il en faut un à chacun.
error-character-twice = { $character } est là deux fois.
error-character-not-in-sets = { $character } vient d'une boîte qui n'est pas en jeu.
error-character-not-in-modules = { $character } a besoin d'un module qui n'est pas en jeu.
error-dice-players = Le jeu de dés se joue de { $least } à { $most } ; tu as { $found } joueurs.
error-dice-ghost = Le fantôme demande au moins { $least } joueurs ; tu en as { $found }.
error-chairs = Il y a { $found } noms pour { $expected } joueurs.
error-other-game = C'est la sauvegarde d'une autre partie.
error-other-version = Cette partie a été jouée avec la version { $found } des règles ; Standoff joue maintenant la version { $expected }.
error-unreadable-step = L'étape { $step } est illisible.
error-illegal-step = L'étape { $step } enfreint les règles.
error-diverged = Après l'étape { $step }, la partie n'est plus celle qui a été sauvegardée.
error-checkpoints = La sauvegarde est incomplète.
error-rules-changed = Les règles ont changé après l'étape { $step }.
error-other-rules = Jouée avec la version { $found } des règles. Standoff joue maintenant la version { $expected }, qui ne permet pas l'étape { $step }.
error-unsound = Aucune partie ne peut ressembler à cela.
error-altered = Ses éléments se contredisent.
# $why is one of the other errors.
error-resume = La partie sauvegardée ne peut pas continuer. { $why }
error-foreign = Elle ne vient pas de Standoff.
error-save-version = Elle vient d'une autre version de Standoff ({ $found }).
error-damaged = Elle a été tronquée ou modifiée.
error-malformed = Elle est illisible.
error-not-saved = La partie n'est pas sauvegardée. { $why }
error-other-tab = La partie n'est pas sauvegardée ici : elle continue dans un autre onglet.
error-unavailable = Le navigateur ne laisse pas Standoff stocker quoi que ce soit.
error-full = Le stockage du navigateur est plein.
error-nothing-to-undo = Il n'y a rien à reprendre.
error-undo-revealed = Des cartes cachées ont été vues depuis. Impossible de reprendre.
error-undo-rules = Les règles ont changé depuis. Impossible de reprendre plus loin.
