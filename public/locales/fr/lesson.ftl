## The guided first game

lesson-title = Apprendre à jouer
lesson-about = Prends place à une vraie table et joue une courte partie. Un vieux briscard te montre quoi faire et pourquoi.
lesson-about-game = Compte cinq minutes environ. Une partie commencée t'attend et revient ensuite.
lesson-start = Commencer
lesson-go-on = Continuer
lesson-again = Depuis le début
lesson-next = Suite
lesson-later = Pas encore ! D'abord ceci :
lesson-watch = Regarde ce que font les autres.
lesson-play-now = Jouer une partie

## What the coach says, in this order.

lesson-goal = Tu es Hors-la-loi : le Shérif doit tomber. Personne d'autre ne connaît ton rôle.
lesson-sheriff = { $name } est le Shérif, comme le montre l'étoile. Des deux autres, l'un est Hors-la-loi comme toi, l'autre Renégat ; qui est qui reste un secret.
lesson-dodge = { $name } te tire dessus ! Touche Raté ! dans ta main pour esquiver.
lesson-turn = À toi de jouer ! Tu as pioché deux cartes et peux en jouer autant que tu veux.

## How far away the Sheriff is, how far the weapon reaches.

lesson-distance = Le nombre sur un joueur est la distance. Le Shérif est à { $distance }, et ton arme ne porte qu'à { $reach }.
lesson-weapon = Il te faut une meilleure arme. Touche le Schofield : il reste devant toi.
lesson-shoot = Maintenant, { $name } est à portée. Touche BANG!, puis { $name }.
lesson-end = Touché ! Tu ne peux jouer qu'un BANG! par tour, alors touche « Finir le tour ».
lesson-character = { $name } tire deux fois dans le même tour : son personnage le permet. Garde le doigt sur une carte ou un joueur pour lire ses particularités.
lesson-friend = { $name } tire sur le Shérif et pourrait être Hors-la-loi aussi. Qui tire sur qui t'en dit long !

## Who shoots, the button to tap.

lesson-hit = Encore { $name }, et tu n'as plus de Raté !. Touche « { $button } ».

## The own character.

lesson-hurt = Cela t'a coûté une vie. Mais { $character } pioche une carte en échange : c'est ton personnage.
lesson-freely = À toi de jouer. Pose la Planque et tire sur le Shérif avec BANG! ; dans l'ordre que tu veux.
lesson-end-again = Bien joué ! Finis ton tour.

## Lives left.

lesson-discard = À la fin, tu ne gardes qu'autant de cartes que tu as de vies : { $lives }. Choisis-en une à défausser.

## Who shoots, the button to tap.

lesson-barrel = { $name } te tire dessus ! Touche « { $button } » : on retourne la première carte de la pioche, et un cœur te sauve.

## Who is out, and who did it.

lesson-out = { $name } est hors jeu, et son rôle est révélé : Hors-la-loi. { $by } pioche trois cartes en récompense.
lesson-beer = À toi de jouer, et bonne nouvelle : touche Bière pour regagner une vie.

## The Sheriff's lives.

lesson-finish = { $lives ->
        [one] Il reste une vie au Shérif. Tu sais quoi faire !
       *[other] Il reste { $lives } vies au Shérif. Tu sais quoi faire !
    }
lesson-won = Le Shérif tombe, les Hors-la-loi gagnent ! { $name } gagne avec toi, même du fond de sa tombe.
