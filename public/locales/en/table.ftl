### Sentences at the table of the card game.
###
### $seat does something, $target is the one it is done to. A sentence said to a reader who is one of them has a variant:
###   .you        the reader is $seat
###   .at-you     the reader is $target
###   .self       $seat and $target are the same player (on buttons: the reader does it to themselves)
###   .you-self   both are the reader
### FORM($card, "a") is the form ".a" of a name; LIST joins names. A full stop after a name like BANG! is left out by itself.

## Small parts

list-comma = {", "}
list-and = {" and "}
# The reader in a list of players.
list-you = you
playing-card = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
# Cards of which the reader knows all, none or some. $n is how many are hidden, $cards are the others.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [one] a card
       *[other] { $n } cards
    }
some-cards-mixed = { LIST($cards, "a") } and { $n ->
        [one] another card
       *[other] { $n } more cards
    }
lives = { $n ->
        [one] 1 life
       *[other] { $n } lives
    }
source-rules = the rules
colour-red = red
colour-black = black

## The log: turns and cards played

log-turn = { $seat }'s turn.
    .you = Your turn.
log-play = { $seat } plays { FORM($card, "a") }.
    .you = You play { FORM($card, "a") }.
log-play-as = { $seat } plays { FORM($card, "a") } as { FORM($kind, "a") }.
    .you = You play { FORM($card, "a") } as { FORM($kind, "a") }.
log-play-paid = { $seat } plays { FORM($card, "a") }, discarding { FORM($paid, "a") }.
    .you = You play { FORM($card, "a") }, discarding { FORM($paid, "a") }.
log-play-on = { $seat } plays { FORM($card, "a") } on { $target }.
    .you = You play { FORM($card, "a") } on { $target }.
    .at-you = { $seat } plays { FORM($card, "a") } on you.
    .self = { $seat } plays { FORM($card, "a") } on their own cards.
    .you-self = You play { FORM($card, "a") } on your own cards.
log-play-on-paid = { $seat } plays { FORM($card, "a") } on { $target }, discarding { FORM($paid, "a") }.
    .you = You play { FORM($card, "a") } on { $target }, discarding { FORM($paid, "a") }.
    .at-you = { $seat } plays { FORM($card, "a") } on you, discarding { FORM($paid, "a") }.
log-shoot = { $seat } plays { FORM($card, "a") } at { $target }.
    .you = You play { FORM($card, "a") } at { $target }.
    .at-you = { $seat } plays { FORM($card, "a") } at you.
log-shoot-as = { $seat } plays { FORM($card, "a") } as { FORM($kind, "a") } at { $target }.
    .you = You play { FORM($card, "a") } as { FORM($kind, "a") } at { $target }.
    .at-you = { $seat } plays { FORM($card, "a") } as { FORM($kind, "a") } at you.
log-shoot-paid = { $seat } fires { FORM($card, "a") } at { $target }, discarding { FORM($paid, "a") }.
    .you = You fire { FORM($card, "a") } at { $target }, discarding { FORM($paid, "a") }.
    .at-you = { $seat } fires { FORM($card, "a") } at you, discarding { FORM($paid, "a") }.
log-duel = { $seat } challenges { $target } to { FORM($card, "a") }.
    .you = You challenge { $target } to { FORM($card, "a") }.
    .at-you = { $seat } challenges you to { FORM($card, "a") }.
log-jail = { $seat } puts { $target } in { $card }.
    .you = You put { $target } in { $card }.
    .at-you = { $seat } puts you in { $card }.
    .self = { $seat } goes to { $card } of their own free will.
    .you-self = You go to { $card } of your own free will.
log-tequila = { $seat } gives { $target } { FORM($card, "the") }.
    .you = You give { $target } { FORM($card, "the") }.
    .at-you = { $seat } gives you { FORM($card, "the") }.
    .self = { $seat } drinks { FORM($card, "the") }.
    .you-self = You drink { FORM($card, "the") }.
log-tequila-paid = { $seat } gives { $target } { FORM($card, "the") }, discarding { FORM($paid, "a") }.
    .you = You give { $target } { FORM($card, "the") }, discarding { FORM($paid, "a") }.
    .at-you = { $seat } gives you { FORM($card, "the") }, discarding { FORM($paid, "a") }.
    .self = { $seat } drinks { FORM($card, "the") }, discarding { FORM($paid, "a") }.
    .you-self = You drink { FORM($card, "the") }, discarding { FORM($paid, "a") }.
log-equip = { $seat } puts { FORM($card, "a") } into play.
    .you = You put { FORM($card, "a") } into play.
log-lay-down = { $seat } lays down { FORM($card, "a") }.
    .you = You lay down { FORM($card, "a") }.
log-answer = { $seat } answers with { FORM($card, "a") }.
    .you = You answer with { FORM($card, "a") }.
log-answer-as = { $seat } answers with { FORM($card, "a") } as { FORM($kind, "a") }.
    .you = You answer with { FORM($card, "a") } as { FORM($kind, "a") }.
log-answer-paid = { $seat } answers with { FORM($card, "a") }, discarding { FORM($paid, "a") }.
    .you = You answer with { FORM($card, "a") }, discarding { FORM($paid, "a") }.
# A card in play or the ability of a character.
log-use = { $seat } uses { FORM($source, "use") }.
    .you = You use { FORM($source, "use") }.
log-use-on = { $seat } uses { FORM($source, "use") } on { $target }.
    .you = You use { FORM($source, "use") } on { $target }.
    .at-you = { $seat } uses { FORM($source, "use") } on you.
    .self = { $seat } uses { FORM($source, "use") } on their own cards.
    .you-self = You use { FORM($source, "use") } on your own cards.
log-repeat = { $seat } repeats it.
    .you = You repeat it.
log-repeat-on = { $seat } repeats it on { $target }.
    .you = You repeat it on { $target }.
    .at-you = { $seat } repeats it on you.
    .self = { $seat } repeats it on their own cards.
    .you-self = You repeat it on your own cards.
log-trade = { $seat } trades cards with { $target }.
    .you = You trade cards with { $target }.
    .at-you = { $seat } trades cards with you.
log-ricochet = { $seat } shoots at one of { $target }'s cards.
    .you = You shoot at one of { $target }'s cards.
    .at-you = { $seat } shoots at one of your cards.
log-sniper = { $seat } snipes at { $target }.
    .you = You snipe at { $target }.
    .at-you = { $seat } snipes at you.
log-blood-brothers = { $seat } gives { $target } a life.
    .you = You give { $target } a life.
    .at-you = { $seat } gives you a life.
log-hard-liquor = { $seat } drinks { $event } instead of drawing.
    .you = You drink { $event } instead of drawing.
log-haunt = { $seat } haunts the table.
    .you = You haunt the table.
log-badman = { $seat } bargains with { $event }.
    .you = You bargain with { $event }.
log-use-event = { $seat } uses { $event }.
    .you = You use { $event }.
log-declined = { $seat } lets it happen.
    .you = You let it happen.

## The log: where cards go

log-dealt = The cards are dealt.
log-drew = { $seat } draws { $some }.
    .you = You draw { $some }.
log-drew-discard = { $seat } takes { FORM($card, "the") } from the discard pile.
    .you = You take { FORM($card, "the") } from the discard pile.
log-laid-open = Face up: { LIST($cards) }.
log-looks = { $seat } looks at { $some }.
    .you = You look at { $some }.
log-took = { $seat } takes { FORM($card, "the") }.
    .you = You take { FORM($card, "the") }.
log-kept = { $seat } keeps a card.
    .you = You keep a card.
log-gave = { $seat } gives { $target } { FORM($card, "a") }.
    .you = You give { $target } { FORM($card, "a") }.
    .at-you = { $seat } gives you { FORM($card, "a") }.
log-gave-hidden = { $seat } gives { $target } a card.
    .you = You give { $target } a card.
    .at-you = { $seat } gives you a card.
log-buried = { $seat } puts { $some } on the deck.
    .you = You put { $some } on the deck.
log-on-deck = { FORM($card, "the") } goes on the deck.
log-put-back = { FORM($card, "the") } goes back on the deck.
log-put-back-hidden = A card goes back on the deck.
log-discarded = { $seat } discards { LIST($cards, "a") }.
    .you = You discard { LIST($cards, "a") }.
log-robbed = { $seat } takes { $some } from { $target }.
    .you = You take { $some } from { $target }.
    .at-you = { $seat } takes { $some } from you.
    .self = { $seat } takes back { $some }.
    .you-self = You take back { $some }.
log-passed-on = { FORM($card, "the") } moves on to { $target }.
    .at-you = { FORM($card, "the") } moves on to you.
log-shown = { $seat } shows { FORM($card, "a") } ({ $face }).
    .you = You show { FORM($card, "a") } ({ $face }).
log-reshuffled = The discard pile is shuffled into a new deck.

## The log: draw! and what it means. $verdict is one of the verdicts.

log-check = { $seat } draws! { FORM($face, "the") }: { $verdict }
    .you = You draw! { FORM($face, "the") }: { $verdict }
# $seat drew.
verdict-vendetta-good = another turn!
# $seat drew.
verdict-vendetta-bad = no other turn.
verdict-helena-zontero-good = the roles are dealt again!
verdict-helena-zontero-bad = everything stays as it is.
verdict-daring-challenge-good = missed!
verdict-daring-challenge-bad = a hit.
# $seat drew.
verdict-lifetime-good = free again.
# $seat drew.
verdict-lifetime-bad = Jail it is.
verdict-mad-ride-good = the ride is over.
verdict-mad-ride-bad = passed over.
verdict-wild-shot-good = nobody is hit.
verdict-wild-shot-bad = somebody is hit.
verdict-teren-kill-good = death can wait.
verdict-teren-kill-bad = this time it is over.
verdict-grave-digger-good = the shot misses.
verdict-grave-digger-bad = no help.
verdict-barrel-good = the Barrel holds.
verdict-barrel-bad = the Barrel is no help.
# $seat drew.
verdict-jail-good = out of Jail.
# $seat drew.
verdict-jail-bad = Jail it is.
verdict-dynamite-good = the Dynamite does not go off.
verdict-dynamite-bad = the Dynamite explodes!
verdict-good = { FORM($source, "use") } helps.
verdict-bad = { FORM($source, "use") } is no help.

## The log: life, roles and characters

log-turn-skipped = { $seat } loses this turn.
    .you = You lose this turn.
log-life-lost = { $seat } loses { lives }.
    .you = You lose { lives }.
log-life-lost-gag = { $seat } spoke and loses { lives }.
    .you = You spoke and lose { lives }.
log-life-lost-susanna = { $seat } played too few cards and loses { lives }.
    .you = You played too few cards and lose { lives }.
log-life-gained = { $seat } regains { lives }.
    .you = You regain { lives }.
log-no-effect = { FORM($kind, "the") } has no effect.
log-immune = { FORM($source, "the") } does nothing to { $target }.
    .at-you = { FORM($source, "the") } does nothing to you.
log-ability-copied = { $seat } copies { FORM($character, "use") }.
    .you = You copy { FORM($character, "use") }.
log-role-shown = { $seat } was { FORM($role, "a") }.
    .you = You were { FORM($role, "a") }.
log-character-taken = { $seat } plays as { $character }, with { lives }.
    .you = You play as { $character }, with { lives }.
log-disguised = { $seat } has { FORM($character, "use") } for this round.
    .you = You have { FORM($character, "use") } for this round.
log-undisguised = { $seat } has their own ability again.
    .you = You have your own ability again.
log-abilities = { $seat } has the abilities of { $character } and { $second }.
    .you = You have the abilities of { $character } and { $second }.
log-hand-empty = { $seat } has no cards to show.
    .you = You have no cards to show.
log-hand-shown = { $seat } shows their hand: { LIST($cards) }.
    .you = You show your hand: { LIST($cards) }.
log-out = { $seat } bites the dust!
    .you = You bite the dust!
log-out-role = { $seat } bites the dust: { FORM($role, "a") }!
    .you = You bite the dust. You were { FORM($role, "a") }.
log-penalty = { $seat } shot a Deputy and discards everything.
    .you = You shot a Deputy and discard everything.
log-reward = { $seat } collects the reward.
    .you = You collect the reward.

## The log: event cards

log-event = New event: { $event }.
log-event-next = New event: { $event }. Next: { $coming }.
log-event-last = New event: { $event }. It stays to the end.
log-event-ended = { $event } is over.
log-roles-dealt = The roles are dealt again.
log-role-dealt = { $seat } is now { FORM($role, "a") }.
    .you = You are now { FORM($role, "a") }.
log-role-revealed = { $seat } reveals their role: { $role }.
    .you = You reveal your role: { $role }.
log-swapped = { $seat } and { $target } swap places.
    .you = You and { $target } swap places.
    .at-you = { $seat } and you swap places.
log-will-miss = { $seat } will miss the next turn.
    .you = You will miss your next turn.
log-jailed-for-life = { $seat } is jailed for life.
    .you = You are jailed for life.
log-freed = { $seat } is free again.
    .you = You are free again.
log-grave-digger = { $seat } plays on as { $character }, with { lives }.
    .you = You play on as { $character }, with { lives }.
log-reborn = { $event }: { $seat } plays on as { FORM($role, "a") }, with { lives }.
    .you = { $event }: you play on as { FORM($role, "a") }, with { lives }.
log-ordered = { $seat } orders { $target } to play { FORM($kind, "a") }.
    .you = You order { $target } to play { FORM($kind, "a") }.
    .at-you = { $seat } orders you to play { FORM($kind, "a") }.
# $other is the one the ordered card is to be played on.
log-ordered-on = { $seat } orders { $target } to play { FORM($kind, "a") } on { $other ->
        [you] you
       *[other] { $other }
    }.
    .you = You order { $target } to play { FORM($kind, "a") } on { $other ->
        [you] you
       *[other] { $other }
    }.
    .at-you = { $seat } orders you to play { FORM($kind, "a") } on { $other }.
log-ordered-own = { $seat } orders { $target } to play { FORM($kind, "a") } on their own cards.
    .you = You order { $target } to play { FORM($kind, "a") } on their own cards.
    .at-you = { $seat } orders you to play { FORM($kind, "a") } on your own cards.
log-ghost = { $seat } comes back as a ghost.
    .you = You come back as a ghost.
log-returned = { $seat } comes back with { lives }.
    .you = You come back with { lives }.
log-suit-named = { $seat } names { $suit }: no other suit this turn.
    .you = You name { $suit }: no other suit this turn.
log-guessed-right = { $seat } says { $colour }, and it is { FORM($face, "the") }: right.
    .you = You say { $colour }, and it is { FORM($face, "the") }: right.
log-guessed-wrong = { $seat } says { $colour }, but it is { FORM($face, "the") }: wrong.
    .you = You say { $colour }, but it is { FORM($face, "the") }: wrong.
log-guessed-right-unseen = { $seat } says { $colour }: right.
    .you = You say { $colour }: right.
log-guessed-wrong-unseen = { $seat } says { $colour }: wrong.
    .you = You say { $colour }: wrong.

## The end of a game

outcome-law = Law and order prevail
outcome-deputy = The Deputy wins
outcome-outlaw = The Outlaw wins
outcome-outlaws = The Outlaws ride off with the town
outcome-renegade = The Renegade stands alone
outcome-renegades = The Renegades win
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Questions to the reader. $seat is the one who attacks or asks.

ask-turn = Your turn. Play cards or end your turn.
attack-shot = { $seat } shoots at you.
attack-card = { $seat }'s { $kind } fires at you.
attack-blow = { $seat } attacks you with { FORM($kind, "a") }.
attack-character = { $seat } shoots at you as { $character }.
attack-sniper = { $seat } has you in a sniper's sights.
attack-event = { $event } fires at you.
attack-nobody = You are under fire.
ask-shot = { $attack } Play a Missed! or take the hit.
ask-shot-several = { $attack } It takes { $n } Missed! to stop it. Play them or take the hit.
ask-roulette = { $event }: play a Missed! or lose 2 lives.
ask-ricochet = { $seat } shoots at your { $card }. Play a Missed! or lose the card.
ask-ricochet-nobody = A shot at your { $card }. Play a Missed! or lose the card.
ask-indians = { $seat } plays { $kind } Discard a BANG! or lose 1 life.
ask-duel = { $kind } with { $seat }: discard a BANG! or lose 1 life.
ask-dying = You are dying. Regain { lives } or you are out.
ask-hurt = You lost life. You may play a Beer for it now.
ask-store = { $kind }: take a card.
ask-put-back = { $left ->
        [one] Tap the card to put back. You keep the others.
       *[other] Tap { $left } cards to put back, the deepest first.
    }
ask-give = Choose a card for { $target }.
ask-give-flint = Choose a card for { $target }; you get two random ones for it.
ask-give-own = { FORM($source, "use") }: give { $target } a card from your hand.
ask-command = Name the card { $target } must play.
ask-command-on = On whom must { $target } play { FORM($kind, "a") }?
ask-obey = { $seat } orders you to play { FORM($kind, "a") }. Choose the card.
ask-obey-on = { $seat } orders you to play { FORM($kind, "a") } on { $target }. Choose the card.
    .at-you = { $seat } orders you to play { FORM($kind, "a") } on yourself. Choose the card.
ask-haunt = Choose a card in play to move.
ask-haunt-whom = Who gets { FORM($card, "the") }?
ask-prisoner = { $event }: name who is jailed for life.
ask-booty = { $event }: choose the one card you keep.
ask-chief = { $event }: take a card.
ask-reveal = An Outlaw may reveal their role now, to draw 3 cards and use Missed! as Beer.
ask-badman = You may discard two cards to regain 1 life.
ask-redraw = Swap your two characters for two others, or keep them.
ask-second-bang = Discard a second BANG! to shoot.
ask-second-bang-at = Discard a second BANG! to shoot at { $target }.
ask-repeat = Discard a BANG! to repeat { FORM($kind, "the") }.
ask-repeat-on = Discard a BANG! to repeat { FORM($kind, "the") } on { $target }.
    .self = Discard a BANG! to repeat { FORM($kind, "the") } on yourself.
ask-discard-hand = Discard your hand in any order you like.
ask-discard-hand-exchange = Discard your hand in any order you like; you draw as many cards.
ask-flip = Choose which card counts for { FORM($source, "use") }.
ask-rob = Take a card from { $target }: one in play, or a random one from the hand.
    .self = Take back one of your cards in play.
ask-strip = Discard one of { $target }'s cards: one in play, or a random one from the hand.
    .self = Choose one of your cards to discard.
ask-inherit = Take one of { $target }'s cards: one in play, or a random one from the hand.
ask-take-in-play = Take a card in play from another player, or draw from the deck.
ask-copy = Choose whose ability you want until your next turn.
ask-pay-delgado = Discard a blue card to draw 2 cards.
ask-pay-source = Discard a card for { FORM($source, "use") }.
ask-pay-shot = Discard another card to fire { FORM($card, "the") } at { $target }.
ask-pay-rag-time = Discard another card to take one of { $target }'s cards with { FORM($card, "the") }.
ask-pay-tequila = Discard another card to give { $target } { FORM($card, "the") }.
    .self = Discard another card to drink { FORM($card, "the") }.
ask-pay-drink = Discard another card to drink { FORM($card, "the") }.
ask-pay-brawl = Discard another card to start { FORM($card, "the") }.
ask-pay = Discard another card to play { FORM($card, "the") }.
ask-draw-player = Draw your first card from a player's hand or from the deck.
ask-draw-discard = Draw your first card from the discard pile or from the deck.
ask-character = Choose who you want to be.
ask-identity = Become someone else for good, with 2 lives, or stay who you are.
ask-identity-round = Become someone else, for good with 2 lives or just for this round, or stay who you are.
ask-brother = You may give up 1 life so that another player regains it.
ask-liquor = Draw your cards, or regain 1 life instead.
ask-guess = Guess: is the next card red or black?
ask-guess-again = Right! Guess again if you like: red or black?
ask-suit = Name the one suit you will use for the rest of your turn.
ask-exchange = Discard as many cards as you like; you draw the same number.
ask-exchange-more = You will draw { $n ->
        [one] a card
       *[other] { $n } cards
    }. Discard more, or leave it at that.
ask-surrender = { $event } demand one of your cards in play. Choose which.
ask-discard = You hold more cards than you have lives. { $left ->
        [one] Discard one.
       *[other] Discard { $left }.
    }
ask-order-out = You are out. Discard your cards in any order you like.
ask-order-penalty = You shot a Deputy. Discard all your cards, in any order you like.

## While others are asked. $seat is the one who is asked.

wait-turn = Waiting for { $seat } to play.
wait-give = Waiting for { $seat } to give { $target } a card.
    .at-you = Waiting for { $seat } to give you a card.
wait-command = Waiting for { $seat } to give { $target } an order.
    .at-you = Waiting for { $seat } to give you an order.
wait-obey = Waiting for { $seat } to obey.
wait-prisoner = Waiting for { $seat } to jail somebody for life.
wait-choose-card = Waiting for { $seat } to choose a card.
wait-reveal = Waiting to see if { $seat } reveals a role.
wait-badman = Waiting to see if { $seat } buys a life.
wait-redraw = Waiting for { $seat } to choose abilities.
wait-shot = Waiting for { $seat } to answer { $target }'s shot.
    .at-you = Waiting for { $seat } to answer your shot.
wait-shot-event = Waiting for { $seat } to answer { FORM($source, "the") }.
wait-shot-nobody = Waiting for { $seat } to answer a shot.
wait-ricochet = Waiting for { $seat } to save { FORM($card, "the") }.
wait-indians = Waiting for { $seat } to answer { $target }'s { $kind }.
    .at-you = Waiting for { $seat } to answer your { $kind }.
wait-duel = Waiting for { $seat } in { FORM($kind, "the") } with { $target }.
    .at-you = Waiting for { $seat } in { FORM($kind, "the") } with you.
wait-dying = Waiting for { $seat }, who is dying.
wait-hurt = Waiting for { $seat }, who has been hit.
wait-take = Waiting for { $seat } to take a card.
wait-put-back = Waiting for { $seat } to choose cards.
wait-give-away = Waiting for { $seat } to give cards away.
wait-flip = Waiting for { $seat } to choose a card for { FORM($source, "use") }.
wait-rob = Waiting for { $seat } to take a card from { $target }.
    .at-you = Waiting for { $seat } to take a card from you.
    .self = Waiting for { $seat } to take back a card.
wait-strip = Waiting for { $seat } to choose one of { $target }'s cards.
    .at-you = Waiting for { $seat } to choose one of your cards.
    .self = Waiting for { $seat } to choose one of their own cards.
wait-inherit = Waiting for { $seat } to take one of { $target }'s cards.
    .at-you = Waiting for { $seat } to take one of your cards.
wait-draw = Waiting for { $seat } to draw.
wait-copy = Waiting for { $seat } to choose an ability.
wait-character = Waiting for { $seat } to choose a character.
wait-brother = Waiting to see if { $seat } helps somebody.
wait-liquor = Waiting for { $seat } to draw or drink.
wait-guess = Waiting for { $seat } to guess a colour.
wait-suit = Waiting for { $seat } to name a suit.
wait-exchange = Waiting for { $seat } to swap cards.
wait-surrender = Waiting for { $seat } to give up a card.
wait-discard = Waiting for { $seat } to discard.

## Buttons: what the reader can do. No full stops; they must be short.

do-play = Play { $card }
do-play-as = Play { $card } as { $kind }
do-discard = Discard { $card }
do-discard-as = Discard { $card } as { $kind }
do-lay-down = Lay down { $card }
do-shoot = Shoot { $target }
do-duel = Challenge { $target }
do-jail = Jail { $target }
    .self = Jail yourself
do-take = Take a card from { $target }
    .self = Take back a card
do-strip = Discard one of { $target }'s cards
    .self = Discard one of your cards
do-punch = Punch { $target }
do-knife = Use { FORM($kind, "the") } on { $target }
do-fire = Fire { FORM($kind, "the") } at { $target }
do-tequila = Give { $target } { FORM($kind, "the") }
    .self = Drink { FORM($kind, "the") }
do-play-on = Play { $kind } on { $target }
# $action is another button: "Shoot Bo with Missed!".
do-with = { $action } with { $card }
do-repeat = Again: { $action }
do-repeat-kind = Again: { $kind }
do-repeat-any = Do it again
do-discard-two-shoot = Discard { LIST($cards) } to shoot { $target }
do-discard-two-life = Discard { LIST($cards) } for 1 life
do-use = Use { FORM($source, "use") }
do-pick-hidden = Random hand card
do-brother = Give { $target } 1 life
do-prisoner = Jail { $target } for life
do-command-on = On { $target }
    .self = On you
do-command-own = On { $target }'s own cards
do-haunt-whom = To { $target }
    .self = To yourself
do-draw-from = Draw from { $target }'s hand
do-draw-cards = Draw your cards
do-draw-others = Draw two others
do-draw-deck = Draw from the deck
do-use-discarded = Use the discarded Missed!
do-take-discard = Take { FORM($card, "the") }
do-take-top-discard = Take the top discard
do-copy = Copy { $character }
do-character = Be { $character }
do-identity = Be { $character } with 2 lives
do-identity-round = Be { $character } for this round
do-regain = Regain 1 life
do-red = Red
do-black = Black
do-suit = Only { $suit }
do-reveal = Reveal your role
do-kind = { $kind }
do-rest = Discard the rest
do-end = End turn
do-ricochet = Shoot at { $target }'s { $card }
    .self = Shoot at your { $card }
do-ricochet-card = Shoot at { FORM($card, "the") }
do-ricochet-any = Shoot at a card in play
do-snipe = Snipe at { $target } with 2 BANG!
do-snipe-any = Snipe with 2 BANG!
do-order = Order { $target } to play
do-order-any = Order somebody to play
do-gift = Give { $target } a card
do-gift-any = Give somebody a card
do-spoke = I spoke: lose 1 life
do-swap = Swap places with { $target }
do-haunt = Move a card in play
do-two-for-life = Discard 2 cards, regain 1 life
do-trade = Trade cards with { $target }
do-trade-any = Trade 1 card for 2
do-chuck = Lose 1 life, draw 2 cards
do-two-to-shoot = Discard 2 cards to shoot
do-delgado = Discard a blue card, draw 2
do-give = Give { $target } { FORM($card, "the") }
do-move = Move { FORM($card, "the") }
do-move-of = Move { $target }'s { $card }
    .self = Move your { $card }
do-keep = Keep { FORM($card, "the") }
do-take-card = Take { FORM($card, "the") }
do-take-card-from = Take { FORM($card, "the") } from { $target }
do-put-back = Put back { FORM($card, "the") }
do-choose-face = Choose { FORM($face, "the") }
do-lose-two = Lose 2 lives
do-lose-card = Lose the card
do-stay = Stay who you are
do-keep-lives = Keep your lives
do-stop-guessing = Stop guessing
do-keep-hand = Keep your hand
do-draw = { $n ->
        [one] Draw a card
       *[other] Draw { $n } cards
    }
do-take-hit = Take the hit
do-lose-one = Lose 1 life
do-die = Bite the dust
do-accept-hit = Accept the hit
do-go-on = Go on
do-keep-cards = Keep your cards
do-keep-these = Keep these two
do-cancel = Cancel
do-pass = Pass

## Why something is not possible

no-over = The game is over.
no-your-decision = It is { $target }'s decision now.
    .at-you = It is your decision now.
no-such-seat = Nobody sits there.
no-eliminated = { $target } is out of the game.
    .at-you = You are out of the game.
no-asked = That isn't an answer to this question.
no-in-hand = You don't hold that { $card }.
no-available = You can't choose that { $card }.
no-that-card = You can't use { FORM($card, "a") } as { FORM($kind, "a") }.
no-needs-target = Choose a target for your { $kind }.
no-target = { FORM($kind, "a") } isn't aimed at anybody.
no-yourself = You can't play { FORM($kind, "a") } on yourself.
no-reach = { $target } is at distance { $distance }; your { $card } reaches only { $reach }.
no-reach-colt = { $target } is at distance { $distance }; your Colt .45 reaches only { $reach }.
no-reach-card = { $target } is at distance { $distance }; { FORM($kind, "the") } reaches only { $reach }.
no-cards = { $target } has no cards.
    .at-you = You have no cards.
no-bang-limit = You have already played your one BANG! card this turn.
no-bang-limit-several = You have already played { $played } of { $limit } BANG! cards this turn.
no-same-name = { $target } already has { FORM($kind, "a") } in play.
    .at-you = You already have { FORM($kind, "a") } in play.
no-sheriff = { $target } is the Sheriff, and the Sheriff can't be jailed.
    .at-you = You are the Sheriff, and the Sheriff can't be jailed.
no-full-life = You are at full life.
no-power-rules = There is nothing to use.
no-power = You can't use { FORM($source, "use") } now.
no-used-up = You can't use { FORM($source, "use") } again this turn.
no-last-life = You can't give up your last life.
no-blue-card = You need a blue card in your hand.
no-two-cards = Choose two different cards from your hand.
no-immune = { $character }: { FORM($card, "the") } does nothing to { $target }.
    .at-you = { $character }: { FORM($card, "the") } does nothing to you.
no-second-bang = { $event }: you need a second BANG!
no-other-card = { FORM($kind, "a") } costs another card, and you have none.
no-ready = You laid down { FORM($card, "the") } just now. Use it in a later turn.
no-must-play = { $event }: play { FORM($card, "the") } before you end your turn.
no-bang-and-card = Choose a BANG! and a card in front of another player.
no-two-bangs = Choose two BANG! cards.
no-beer-two = At this table no Beer is played between the last two players.
no-big-spencer = { $character } never plays a Missed!
no-grave-digger = { $character } shoots only with Missed! and starts no Duel.
no-because = Not possible because of { FORM($source, "use") }.
no-handcuffs = { $event }: only { $suit } this turn.
no-reverend = { $event } lets nobody drink a Beer.
no-sermon = { $event }: no BANG! in your own turn.
no-judge = { $event } lets nobody lay cards on the table.
no-showdown = { $event }: BANG! cards are good only as Missed!
no-ghost = { $event }: a ghost does nothing that could hurt the Sheriff.
no-event = { $event } does not allow it.
no-beer-saves = With two players left, a Beer saves nobody.
no-beer-loss = Outside your turn a Beer helps only when you lose life.
no-beer-dying = Outside your turn a Beer helps only against the last hit.
no-green-yet = Lay down { FORM($kind, "the") } in your turn; you can use it later.
no-missed-now = { FORM($kind, "a") } is only for when you are shot at.
no-help-now = { FORM($kind, "a") } is no help now.

## What one plays with

# $sets are the names of the boxes.
sets-alone = { $sets }, stand-alone
sets-base = 80 cards and { $characters } characters for 4 to 7 players.
sets-both = 120 cards, green ones among them, and { $characters } characters for 3 to 8 players.
sets-dodge-city = Its own 80 cards, green ones among them, and { $characters } characters for 3 to 7 players.
sets-none = Choose the base game or Dodge City to play with.
sets-events-rounds = { $n } event cards change the rules round by round.
sets-events = { $n } event cards change the rules.
