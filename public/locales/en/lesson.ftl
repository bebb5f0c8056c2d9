## The guided first game

lesson-title = Learn to play
lesson-about = Sit down at a real table and play a short game. An old hand shows you what to do and why.
lesson-about-game = It takes about five minutes. A game you have begun waits for you and comes back afterwards.
lesson-start = Start
lesson-go-on = Go on
lesson-again = From the beginning
lesson-next = Next
lesson-later = Not yet! First this:
lesson-watch = Watch what the others do.
lesson-play-now = Play a game

## What the coach says, in this order.

lesson-goal = You are an Outlaw: the Sheriff must go. Nobody else knows your role.
lesson-sheriff = { $name } is the Sheriff, as the star shows. Of the other two, one is an Outlaw like you and one a Renegade; which is which is a secret.
lesson-dodge = { $name } shoots at you! Tap Missed! in your hand to dodge.
lesson-turn = Your turn! You have drawn two cards and may play as many as you like.

## How far away the Sheriff is, how far the weapon reaches.

lesson-distance = The number on a player is the distance. The Sheriff is { $distance } away, and your gun reaches only { $reach }.
lesson-weapon = You need a better gun. Tap the Schofield: it stays in front of you.
lesson-shoot = Now { $name } is in reach. Tap BANG!, then { $name }.
lesson-end = Hit! You may play only one BANG! in a turn, so tap “End turn”.
lesson-character = { $name } fires twice in a turn: that character is allowed to. Hold a card or a player to read what is special.
lesson-friend = { $name } shoots at the Sheriff and may be an Outlaw too. Who shoots at whom tells you a lot!

## Who shoots, the button to tap.

lesson-hit = { $name } again, and you have no Missed! left. Tap “{ $button }”.

## The own character.

lesson-hurt = That cost you a life. But { $character } draws a card for it: that is your character.
lesson-freely = Your turn. Lay out the Barrel and shoot at the Sheriff with BANG!; the order is up to you.
lesson-end-again = Well done! End your turn.

## Lives left.

lesson-discard = At the end you keep only as many cards as you have lives: { $lives }. Choose one to discard.

## Who shoots, the button to tap.

lesson-barrel = { $name } shoots at you! Tap “{ $button }”: the top card of the deck is flipped, and a heart saves you.

## Who is out, and who did it.

lesson-out = { $name } is out, and the role is revealed: an Outlaw. { $by } draws three cards as a reward.
lesson-beer = Your turn, and good news: tap Beer to get a life back.

## The Sheriff's lives.

lesson-finish = { $lives ->
        [one] The Sheriff has one life left. You know what to do!
       *[other] The Sheriff has { $lives } lives left. You know what to do!
    }
lesson-won = The Sheriff falls, the Outlaws win! { $name } wins with you, even from the graveyard.
