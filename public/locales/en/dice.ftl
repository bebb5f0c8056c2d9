## Start, new game.

dice-ui-card-game = Card game
dice-ui-dice-game = Dice game
dice-ui-new-card-game = New card game
dice-ui-new-dice-game = New dice game
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Role cards
dice-ui-normal-roles = Normal roles
dice-ui-normal-roles-about = The roles of the base game, without powers.
dice-ui-needs-five = Needs five players or more.
dice-ui-needs-saloon-dice = José Delgado and Tequila Joe join only with the Saloon dice.
dice-ui-needs-chiefs-arrow = Apache Kid joins only with the Chief's Arrow.

## The table.

dice-ui-dice = Dice
dice-ui-kept = kept
dice-ui-rolls = rolls
dice-ui-locked = stays
dice-ui-not-rolled = not rolled yet
dice-ui-supply = Arrows left
dice-ui-chiefs-arrow = Chief's Arrow
dice-ui-in-supply = in the middle
dice-ui-ghost = Ghost
dice-ui-ghost-token = Ghost token
dice-ui-ghost-token-double = Ghost token for two dice
dice-ui-power-used = power used
dice-ui-myself = Myself
dice-ui-double-shot = Double it for a beer
dice-ui-single-shot = Do not double it
dice-ui-rest = Pass until my turn
dice-ui-choose-face = Choose the new face.
dice-ui-choose-die-first = Tap the die whose token you give.
dice-ui-choose-arrow = Which arrow goes back?

## Rules, about.

dice-ui-keys-about = At the dice game 1 to 6 tap a die, R rolls and S stops.
dice-ui-faces = Faces
dice-ui-modules = Modules of Old Saloon
dice-ui-special-roles = Special roles
dice-ui-base-game = Base game
dice-ui-rules-intro = Everybody has a role; only the Sheriff's is known. Watch who shoots whom, find out who your friends are, and be on the side that is left.
dice-ui-heading-roll = Rolling
dice-ui-rules-roll = Roll five dice, then up to two more times any of them you like. Dynamite stays. Arrows are taken after every roll.
dice-ui-heading-resolve = Using the dice
dice-ui-rules-resolve = When you roll no more, all dice are used: first bullseyes, all of them together, then beers, then the Gatling.
dice-ui-heading-indians = Indians
dice-ui-rules-indians = Whoever takes the last arrow brings the Indians: everybody loses 1 life for each arrow, and all arrows go back.
dice-ui-heading-end = Elimination
dice-ui-rules-end = Lose your last life and you are out and show your role. The Sheriff's side wins when all Outlaws and Renegades are out, the Outlaws when the Sheriff is out; a Renegade must be the last one standing.
dice-ui-heading-three = Three players
dice-ui-rules-three = A Deputy, who begins, an Outlaw and a Renegade, all known. The Deputy is after the Renegade, the Renegade after the Outlaw, the Outlaw after the Deputy. Eliminate your target yourself and you win; otherwise the last one standing does.
dice-ui-arrows-of = { $n ->
        [one] 1 arrow
       *[other] { $n } arrows
    }
dice-ui-die-number = Die { $n }
dice-ui-hits-coming = { $n ->
        [one] 1 hit coming
       *[other] { $n } hits coming
    }
dice-ui-beers-coming = { $n ->
        [one] 1 beer coming
       *[other] { $n } beers coming
    }

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Instead of a life lost to a bullseye or the Gatling you may take an arrow, but never the last one.
figure-black-jack = Black Jack
    .rule = You may roll dynamite again as long as fewer than three show.
figure-calamity-janet = Calamity Janet
    .rule = You may use a bullseye 1 as a 2 and a 2 as a 1.
figure-el-gringo = El Gringo
    .rule = Whoever makes you lose life with bullseyes or the Gatling takes an arrow.
figure-jesse-jones = Jesse Jones
    .rule = While you have four lives or fewer, each beer you drink yourself gives you 2.
figure-jourdonnais = Jourdonnais
    .use = Jourdonnais' ability
    .rule = An Indian attack never costs you more than 1 life.
figure-kit-carlson = Kit Carlson
    .rule = For each gatling you roll you may put back an arrow of any player, yourself included.
figure-lucky-duke = Lucky Duke
    .rule = You may roll once more: four times in a turn.
figure-paul-regret = Paul Regret
    .rule = The Gatling never costs you life.
figure-pedro-ramirez = Pedro Ramirez
    .rule = For each life you lose you may put one of your arrows back.
figure-rose-doolan = Rose Doolan
    .rule = Your bullseyes also hit one seat further away.
figure-sid-ketchum = Sid Ketchum
    .rule = When your turn begins, a player of your choice regains 1 life. It may be you.
figure-slab-the-killer = Slab the Killer
    .rule = Once in your turn you may spend a beer to make one bullseye count twice.
figure-suzy-lafayette = Suzy Lafayette
    .rule = If your final dice show no bullseye, you regain 2 lives at the end of your turn.
figure-vulture-sam = Vulture Sam
    .rule = Whenever another player is eliminated, you regain 2 lives.
figure-willy-the-kid = Willy the Kid
    .rule = Two gatlings are enough for you to fire the Gatling.
figure-apache-kid = Apache Kid
    .rule = For an arrow you roll you may take the Chief's Arrow from another player.
figure-bill-noface = Bill Noface
    .rule = You take arrows only for the dice of your last roll.
figure-doc-holyday = Doc Holyday
    .rule = If you use three or more bullseyes in a turn, you also regain 2 lives.
figure-elena-fuente = Elena Fuente
    .rule = After each roll with arrows you may give one of them to another player.
figure-jose-delgado = José Delgado
    .rule = You may roll the Loudmouth as a sixth die.
figure-molly-stark = Molly Stark
    .rule = When another player loses life, you may lose it instead, but never more than you have.
figure-tequila-joe = Tequila Joe
    .rule = You may roll the Coward as a sixth die.
figure-vera-custer = Vera Custer
    .rule = Bullseyes cost you 1 life less in total.

## Special roles

power-the-bear = The Bear
    .rule = You begin with 3 more lives instead of 2.
power-the-good = The Good
    .rule = At the start of your turn: you become Sheriff and the Sheriff becomes Deputy. You both keep your lives, but not the Sheriff's bonus.
power-the-doctor = The Doctor
    .rule = After any roll: turn one die to another face. The old face does not count.
power-the-judge = The Judge
    .rule = When another player shows a special role: its power does nothing and is used up.
power-the-gambler = The Gambler
    .rule = After another player's last roll: all dice are rolled once more, dynamite included, and that counts.
power-the-bad = The Bad
    .rule = When another player is about to regain life: they do not, and the beers are lost.
power-the-ugly = The Ugly
    .rule = At the start of your turn: two players swap their arrows. You may be one of them.
power-right-hand = Right Hand of the Devil
    .rule = At the end of your turn: take another turn at once.
power-left-hand = Left Hand of the Devil
    .rule = When any player, even you, would be eliminated: they stay in with 2 lives and may put all their arrows back.

## Faces of the dice

face-arrow = arrow
    .rule = Take an arrow at once, after every roll. When the last one is taken, the Indians attack: everybody loses 1 life for each arrow.
    .short = arrow
face-broken-arrow = broken arrow
    .rule = Each time you roll it, a player of your choice puts an arrow back, but not the Chief's Arrow. It may be rolled again.
    .short = broken
face-bullet = bullet
    .rule = Each time you roll it you lose 1 life at once. It may be rolled again.
    .short = bullet
face-dynamite = dynamite
    .rule = It cannot be rolled again. With three of them you roll no more and lose 1 life at once.
    .short = dynamite
face-bullseye-1 = bullseye 1
    .rule = A player next to you loses 1 life.
    .short = shot
face-double-bullseye-1 = double bullseye 1
    .rule = Counts as two bullseyes 1.
    .short = 2 shots
face-bullseye-2 = bullseye 2
    .rule = A player two places away loses 1 life. With three players or fewer it hits next to you.
    .short = shot
face-double-bullseye-2 = double bullseye 2
    .rule = Counts as two bullseyes 2.
    .short = 2 shots
face-beer = beer
    .rule = A player of your choice regains 1 life, but never more than at the start.
    .short = beer
face-double-beer = double beer
    .rule = Counts as two beers.
    .short = 2 beers
face-gatling = gatling
    .rule = Three of them fire the Gatling, once a turn: everyone else loses 1 life, and you put all your arrows back.
    .short = gatling
face-double-gatling = double gatling
    .rule = Counts as two gatlings.
    .short = 2 gatlings

## Dice

die-base = Base dice
die-loudmouth = Loudmouth
die-coward = Coward

## Modules of Old Saloon

module-saloon-dice = Saloon dice
    .about = Before the first roll you may swap a base die for the Loudmouth or the Coward.
module-chiefs-arrow = Chief's Arrow
    .about = It counts as two arrows when the Indians attack; but if its holder has more than anyone else, they lose nothing.
module-special-roles = Special roles
    .about = Every role has a power that can be used once, by showing it.
module-mixed-roles = Mixed roles
    .about = Normal and special roles are shuffled together, so nobody knows how many there are.
module-characters = Characters
    .about = 8 more characters.
module-ghost = Ghost
    .about = The first one eliminated stays as a ghost, rolls two dice and gives a token that fixes a die of another player.

## Sentences at the table of the dice game; see table.ftl for $seat, $target and who is spoken to

dice-faces = { $n ->
        [one] { $face }
       *[other] { $n } × { $face }
    }
# $arrows is how many plain arrows, $chief is 1 with the Chief's Arrow.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] an arrow
           *[other] { $arrows } arrows
        }
       *[other] { $arrows ->
            [0] the Chief's Arrow
            [one] an arrow and the Chief's Arrow
           *[other] { $arrows } arrows and the Chief's Arrow
        }
    }
dice-log-rolled = { $seat } rolls: { $faces }.
    .you = You roll: { $faces }.
dice-log-turned = { $seat } turns a die to { $face }.
    .you = You turn a die to { $face }.
dice-log-stopped = { $seat } stops.
    .you = You stop.
dice-log-took = { $seat } takes { dice-arrows }.
    .you = You take { dice-arrows }.
dice-log-took-from = { $seat } takes { dice-arrows } from { $target }.
    .you = You take { dice-arrows } from { $target }.
    .at-you = { $seat } takes { dice-arrows } from you.
dice-log-put-back = { $seat } puts back { dice-arrows }.
    .you = You put back { dice-arrows }.
dice-log-put-back-of = { $seat } puts back { dice-arrows } of { $target }'s.
    .you = You put back { dice-arrows } of { $target }'s.
    .at-you = { $seat } puts back { dice-arrows } of yours.
dice-log-swapped = { $seat } and { $target } swap their arrows.
    .you = You and { $target } swap your arrows.
    .at-you = { $seat } and you swap your arrows.
dice-log-indians = The last arrow is taken: the Indians attack!
dice-log-chief-spared = { $seat } has the most arrows and the Chief's Arrow, and loses nothing.
    .you = You have the most arrows and the Chief's Arrow, and lose nothing.
dice-log-exploded = Three dynamites explode in front of { $target }.
    .at-you = Three dynamites explode in front of you.
dice-log-aimed = { $seat } shoots at { $target }.
    .you = You shoot at { $target }.
    .at-you = { $seat } shoots at you.
dice-log-aimed-several = { $seat } shoots at { $target } { $n } times.
    .you = You shoot at { $target } { $n } times.
    .at-you = { $seat } shoots at you { $n } times.
dice-beers = { $n ->
        [one] a beer
       *[other] { $n } beers
    }
dice-log-beers = { $seat } gives { $target } { dice-beers }.
    .you = You give { $target } { dice-beers }.
    .at-you = { $seat } gives you { dice-beers }.
    .self = { $seat } drinks { dice-beers }.
    .you-self = You drink { dice-beers }.
dice-log-gatling = { $seat } fires the Gatling!
    .you = You fire the Gatling!
dice-log-used = { $seat } uses { FORM($source, "use") }.
    .you = You use { FORM($source, "use") }.
dice-log-used-on = { $seat } uses { FORM($source, "use") } on { $target }.
    .you = You use { FORM($source, "use") } on { $target }.
    .at-you = { $seat } uses { FORM($source, "use") } on you.
    .self = { $seat } uses { FORM($source, "use") } on themselves.
    .you-self = You use { FORM($source, "use") } on yourself.
dice-log-lost-gatling = { $seat } loses { lives } to the Gatling.
    .you = You lose { lives } to the Gatling.
dice-log-lost-indians = { $seat } loses { lives } to the Indians.
    .you = You lose { lives } to the Indians.
dice-log-lost-dynamite = { $seat } loses { lives } to the dynamite.
    .you = You lose { lives } to the dynamite.
dice-log-lost-bullet = { $seat } loses { lives } to a bullet.
    .you = You lose { lives } to a bullet.
dice-log-gain-denied = { $seat } regains nothing.
    .you = You regain nothing.
dice-log-loss-taken = { $seat } loses { lives } instead of { $target }.
    .you = You lose { lives } instead of { $target }.
    .at-you = { $seat } loses { lives } instead of you.
dice-log-spared = { $seat } is spared { lives }.
    .you = You are spared { lives }.
dice-log-spared-by = { FORM($source, "use") }: { $seat } is spared { lives }.
    .you = { FORM($source, "use") }: you are spared { lives }.
dice-log-role = { $seat } is { FORM($role, "a") }.
    .you = You are { FORM($role, "a") }.
dice-log-role-power = { $seat } is { FORM($role, "a") }: { $power }.
    .you = You are { FORM($role, "a") }: { $power }.
dice-log-power-used = { $seat } uses { $power }.
    .you = You use { $power }.
dice-log-power-cancelled = { $power } does nothing.
dice-log-sheriff-changed = { $seat } is now the Sheriff and { $target } a Deputy.
    .you = You are now the Sheriff and { $target } a Deputy.
    .at-you = { $seat } is now the Sheriff and you are a Deputy.
dice-log-extra-turn = { $seat } takes another turn.
    .you = You take another turn.
dice-log-ghost = { $seat } stays as the ghost.
    .you = You stay as the ghost.
dice-log-ghost-side = { $seat } stays as the ghost, on the side of: { $team }.
    .you = You stay as the ghost, on the side of: { $team }.
dice-log-marked = { $seat } gets the ghost's { $face } token.
    .you = You get the ghost's { $face } token.
dice-log-marked-double = { $seat } gets the ghost's { $face } token, for two dice.
    .you = You get the ghost's { $face } token, for two dice.

## Questions

dice-ask-dice = Your turn. Choose your dice.
dice-ask-ghost-roll = You are the ghost. Roll your two dice.
dice-ask-first-roll = Your turn. Roll the dice.
dice-ask-roll = Tap what you keep and roll the rest, or stop. { $left ->
        [one] 1 roll left.
       *[other] { $left } rolls left.
    }
# $left in these questions is how often the same is asked, 1 if it is the last time.
dice-ask-shoot = { $left ->
        [1] Bullseye { $reach }: whom do you shoot?
       *[other] Bullseye { $reach }: whom do you shoot? { $left } left.
    }
dice-ask-heal = { $left ->
        [1] Beer: who regains 1 life?
       *[other] Beer: who regains 1 life? { $left } left.
    }
dice-ask-heal-by = { $source }: who regains 1 life?
dice-ask-elena = { $source }: who takes the first arrow for you?
dice-ask-swap = { $source }: whose arrows change hands?
dice-ask-arrow = { $left ->
        [1] Which arrow do you take?
       *[other] Which arrow do you take? { $left } left.
    }
dice-ask-dodge = You are losing { $left ->
        [one] 1 life
       *[other] { $left } lives
    }. Take an arrow instead of 1 life?
dice-ask-broken-arrow = { $left ->
        [1] Broken arrow: whose arrow goes back?
       *[other] Broken arrow: whose arrow goes back? { $left } left.
    }
dice-ask-return = { $left ->
        [1] { $source }: put an arrow back?
       *[other] { $source }: put an arrow back? { $left } left.
    }
dice-ask-return-all = You are saved. Put all your arrows back?
dice-ask-take-loss = { $target } is losing { lives }. Lose it instead?
# $attack is one of the occasions below.
dice-ask-role = { $attack } Show your role and use its power?
dice-when-turn-start = Your turn begins.
dice-when-turn-end = Your turn ends.
dice-when-rolled = { $seat } has rolled.
    .you = You have rolled.
dice-when-last-roll = { $seat } rolls no more.
    .you = You roll no more.
dice-when-revealed = { $seat } shows { $power }.
    .you = You show { $power }.
dice-when-gain = { $seat } is about to regain { lives }.
    .you = You are about to regain { lives }.
dice-when-death = { $seat } is about to be eliminated.
    .you = You are about to be eliminated.
dice-ask-turn = { $source }: tap a die and choose its new face.
dice-ask-give = Ghost: give a token of one of your dice to a player.
dice-wait-dice = Waiting for { $seat } to choose dice.
dice-wait-roll = Waiting for { $seat } to roll.
dice-wait-shoot = Waiting for { $seat } to aim.
dice-wait-heal = Waiting for { $seat } to give out life.
dice-wait-seat = Waiting for { $seat } to choose a player.
dice-wait-arrow = Waiting for { $seat } to take an arrow.
dice-wait-fire = Waiting for { $seat }, who is in the line of fire.
dice-wait-return = Waiting for { $seat } to put arrows back.
dice-wait-role = Waiting for { $seat }, who may have a special role.
dice-wait-turn = Waiting for { $seat } to turn a die.
dice-wait-give = Waiting for { $seat } to give a token.

## Buttons

dice-do-base = Base dice only
dice-do-die = { $die }
dice-do-roll = Roll
dice-do-roll-some = { $n ->
        [one] Roll 1 die
       *[other] Roll { $n } dice
    }
dice-do-stop = Stop
dice-do-shoot = Shoot { $target }
    .self = Shoot yourself
dice-do-shoot-twice = Shoot { $target } twice
    .self = Shoot yourself twice
dice-do-seat = { $target }
    .self = Myself
dice-do-take = Take an arrow
dice-do-take-chief = Take the Chief's Arrow
dice-do-take-from = The Chief's Arrow from { $target }
    .self = Your own Chief's Arrow
dice-do-return = Put back an arrow
dice-do-return-chief = Put back the Chief's Arrow
dice-do-return-all = Put all back
dice-do-take-loss = Lose it instead
dice-do-power = Use { $power }
dice-do-show-role = Show my role
dice-do-turn = { $face }
dice-do-give = { $face } for { $target }
    .self = { $face } for yourself
dice-do-lose = Lose life
dice-do-pass = Pass
dice-do-no = No

## Why something is not possible

dice-no-must-choose = You must choose.
dice-no-such-die = There is no such die.
dice-no-first-roll = The first roll takes all dice.
dice-no-dice-left = No die is left to roll. Stop instead.
dice-no-locked = Dynamite stays where it is.
dice-no-that-face = The die has no { $face } to turn to.
dice-no-shown = No die shows { $face }.
dice-no-that-die = { $die } can't be chosen.
dice-no-yourself = Not yourself.
dice-no-reach = { $target } is { $distance ->
        [one] 1 seat
       *[other] { $distance } seats
    } away; this bullseye hits { $reach } away.
dice-no-double = You can't double a bullseye now.
dice-no-such-arrow = You can't take that arrow.
dice-no-arrow-there = { $target } has no arrow to put back.
    .at-you = You have no arrow to put back.
dice-no-power = Your role has no power for this moment.
dice-no-that-player = { $source } asks for somebody else.
