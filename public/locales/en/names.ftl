### Names of everything, and what it does.
###
### Attributes: .rule is the text on the card, .about a sentence about it; others are forms that sentences ask for by FORM. A form
### that is not listed with a name is taken from form-<kind>, and if that has none either, the plain name stands. Texts may choose
### by the table rules ($beer_out_of_turn and so on, see rules.ftl).

## Forms that all names of a kind have

form-card = { $name }
    .a = a { $name }
    .the = the { $name }
    .use = the { $name }
form-character = { $name }
    .use = { $name }'s ability
form-figure = { $name }
    .use = { $name }'s ability

## Cards

card-bang = BANG!
    .rule = Shoot at somebody within reach of your weapon: 1 life, unless a Missed! stops it. One BANG! card a turn.
card-missed = Missed!
    .rule = Play it when you are shot at, in anyone's turn: the shot misses. No use against Indians! or in a Duel.
card-beer = Beer
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Regain 1 life, never more than you started with. In your turn, or at any moment when you would lose your last life. No effect once only two players are left.
                [forbidden] Regain 1 life, never more than you started with. In your turn, or at any moment when you would lose your last life. Not allowed once only two players are left.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Regain 1 life, never more than you started with. In your turn, or at any moment when you lose life. No effect once only two players are left.
                [forbidden] Regain 1 life, never more than you started with. In your turn, or at any moment when you lose life. Not allowed once only two players are left.
            }
        }
card-saloon = Saloon
    .rule = Everyone regains 1 life, the others first, you last; nobody gets more than they started with. Your turn only: unlike a Beer it cannot save the dying.
card-stagecoach = Stagecoach
    .rule = Draw 2 cards.
card-wells-fargo = Wells Fargo
    .a = Wells Fargo
    .the = Wells Fargo
    .use = Wells Fargo
    .rule = Draw 3 cards.
card-general-store = General Store
    .rule = As many cards as there are players are laid open. Everybody takes one, you first, then to the left.
card-panic = Panic!
    .a = Panic!
    .the = Panic!
    .use = Panic!
    .rule = { $panic_self ->
           *[false] Take a card from a player at distance 1 into your hand: one in play, or a random hand card. Weapons do not extend this distance; Scope, Mustang and the like do count.
            [true] Take a card from a player at distance 1 into your hand: one in play, or a random hand card. Weapons do not extend this distance; Scope, Mustang and the like count. Or take back one you have in play.
        }
card-cat-balou = Cat Balou
    .a = Cat Balou
    .the = Cat Balou
    .use = Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Make any player, at any distance, discard a card: one in play that you choose, or a random hand card. On yourself you may pick any of your cards.
            [false] Make any other player, at any distance, discard a card: one in play that you choose, or a random hand card.
        }
card-gatling = Gatling
    .rule = A shot at every other player, at any distance. It is not a BANG! card, so it does not count towards your one BANG! a turn.
card-indians = Indians!
    .a = Indians!
    .the = Indians!
    .use = Indians!
    .rule = Every other player discards a BANG! or loses 1 life. Missed! and Barrel do not help.
card-duel = Duel
    .rule = { $duel_credit ->
           *[card_owner] Challenge anyone, at any distance. Starting with them, you take turns discarding a BANG!; whoever stops loses 1 life. Missed! and Barrel do not help, and your BANG! limit is untouched.
            [winner] Challenge anyone, at any distance. Starting with them, you take turns discarding a BANG!; whoever stops is hit by the other for 1 life. Missed! and Barrel do not help, and your BANG! limit is untouched.
        }
card-mustang = Mustang
    .rule = Everybody else sees you 1 farther away.
card-scope = Scope
    .rule = You see everybody else 1 nearer, but never nearer than 1.
card-barrel = Barrel
    .rule = { $barrel_in_jail ->
           *[true] When you are shot at you may draw!: hearts count as a Missed!. One try for each shot.
            [false] When you are shot at you may draw!: hearts count as a Missed!. One try for each shot, and none while you are in Jail.
        }
card-jail = Jail
    .a = Jail
    .the = Jail
    .use = Jail
    .rule = { $jail_skip_discards ->
           *[false] Put it in front of anyone but the Sheriff, at any distance. When their turn begins they draw!: on hearts they play, otherwise they lose the turn. Jail is discarded either way.
            [true] Put it in front of anyone but the Sheriff, at any distance. When their turn begins they draw!: on hearts they play, otherwise they only discard excess cards. Jail is discarded either way.
        }
card-dynamite = Dynamite
    .rule = { $start_check_order ->
           *[dynamite_first] Put it in front of you. From your next turn on, whoever has it draws! first of all: on 2 to 9 of spades it explodes for 3 lives, otherwise it goes to the next player on the left who has no Dynamite.
            [play_order] Put it in front of you. From your next turn on, whoever has it draws!, after any older Jail: on 2 to 9 of spades it explodes for 3 lives, otherwise it goes on to the left, to a player without Dynamite.
        }
card-schofield = Schofield
    .rule = A weapon that reaches distance 2. It replaces the one you have.
card-remington = Remington
    .rule = A weapon that reaches distance 3. It replaces the one you have.
card-rev-carabine = Rev. Carabine
    .rule = A weapon that reaches distance 4. It replaces the one you have.
card-winchester = Winchester
    .rule = A weapon that reaches distance 5. It replaces the one you have.
card-volcanic = Volcanic
    .rule = A weapon that reaches only distance 1 but lets you play any number of BANG! cards. It replaces the weapon you have.
card-binocular = Binocular
    .rule = You see everybody else 1 nearer, on top of what a Scope does.
card-hideout = Hideout
    .rule = Everybody else sees you 1 farther away, on top of what a Mustang does.
card-punch = Punch
    .rule = { $short_attacks_ignore_horses ->
           *[false] A shot at a player at distance 1, whatever your weapon. It is not a BANG! card, so it does not count towards your one BANG! a turn.
            [true] A shot at a player at distance 1, counting only seats: no weapon, Mustang, Scope or the like matters. It is not a BANG! card, so it does not count towards your one BANG! a turn.
        }
card-dodge = Dodge
    .rule = Stops a shot at you like a Missed!, and then you draw a card.
card-brawl = Brawl
    .rule = Discard another card too. Every other player then loses a card: for each you choose one in play, or a random hand card.
card-rag-time = Rag Time
    .rule = Discard another card too. Take a card from any other player, at any distance, into your hand: one in play, or a random hand card.
card-springfield = Springfield
    .rule = Discard another card too. A shot at anyone, at any distance. It is not a BANG! card, so it does not count towards your one BANG! a turn.
card-tequila = Tequila
    .rule = { $rescue_cards ->
           *[beer_only] Discard another card too: any player you choose, or you, regains 1 life. Your turn only: it is not a Beer and cannot save the dying.
            [all_healing] Discard another card too: any player you choose, or you, regains 1 life. In your turn, or when you would lose your last life and more than two players are left. It is not a Beer.
        }
card-whisky = Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Discard another card too: you regain 2 lives. Your turn only: it is not a Beer and cannot save the dying.
            [all_healing] Discard another card too: you regain 2 lives. In your turn, or when you would lose your last life and more than two players are left. It is not a Beer.
        }
card-bible = Bible
    .rule = Lay it down now. From the next turn on it stops a shot at you, once, and then you draw a card.
card-sombrero = Sombrero
    .rule = Lay it down now. From the next turn on it stops a shot at you, once.
card-ten-gallon-hat = Ten Gallon Hat
    .rule = Lay it down now. From the next turn on it stops a shot at you, once.
card-iron-plate = Iron Plate
    .a = an Iron Plate
    .rule = Lay it down now. From the next turn on it stops a shot at you, once.
card-canteen = Canteen
    .rule = { $rescue_cards ->
           *[beer_only] Lay it down now. In a later turn of yours it gives you back 1 life, once. It is not a Beer and cannot save the dying.
            [all_healing] Lay it down now. Later it gives you back 1 life, once: in your turn, or when you would lose your last life and more than two players are left. It is not a Beer.
        }
card-can-can = Can Can
    .rule = { $cat_balou_self ->
           *[true] Lay it down now. In a later turn of yours it makes any player, at any distance, discard a card: one in play that you choose, or a random hand card. On yourself you may pick any of your cards.
            [false] Lay it down now. In a later turn of yours it makes any other player, at any distance, discard a card: one in play that you choose, or a random hand card.
        }
card-conestoga = Conestoga
    .rule = Lay it down now. In a later turn of yours you take a card from any other player, at any distance, into your hand: one in play, or a random hand card.
card-derringer = Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon; then you draw a card, hit or not. It is not a BANG! card.
            [true] Lay it down now. In a later turn of yours it is a shot at distance 1, counting only seats: no weapon, Mustang, Scope or the like matters. Then you draw a card, hit or not. It is not a BANG! card.
        }
card-buffalo-rifle = Buffalo Rifle
    .rule = Lay it down now. In a later turn of yours it is a shot at any distance. It is not a BANG! card.
card-howitzer = Howitzer
    .rule = Lay it down now. In a later turn of yours it is a shot at everybody else, at any distance. It is not a BANG! card.
card-knife = Knife
    .rule = { $short_attacks_ignore_horses ->
           *[false] Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon. It is not a BANG! card.
            [true] Lay it down now. In a later turn of yours it is a shot at distance 1, counting only seats: no weapon, Mustang, Scope or the like matters. It is not a BANG! card.
        }
card-pepperbox = Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Lay it down now. In a later turn of yours it is a shot as far as your weapon reaches. It is not a BANG! card.
                [fixed_1] Lay it down now. In a later turn of yours it is a shot at distance 1, whatever your weapon. It is not a BANG! card.
            }
            [true] { $pepperbox_range ->
               *[weapon] Lay it down now. In a later turn of yours it is a shot as far as your weapon reaches. It is not a BANG! card.
                [fixed_1] Lay it down now. In a later turn of yours it is a shot at distance 1, counting only seats: no weapon, Mustang, Scope or the like matters. It is not a BANG! card.
            }
        }
card-pony-express = Pony Express
    .rule = { $wws_pony_express ->
           *[false] Lay it down now. In a later turn of yours draw 3 cards.
            [true] Lay it down now. In a later turn of yours draw 3 cards. The next card of Wild West Show, if that is in play, is revealed too.
        }

## Characters of the card game

character-bart-cassidy = Bart Cassidy
    .rule = For every life you lose and survive you draw a card.
character-black-jack = Black Jack
    .rule = You show the second card you draw in your turn. If it is red you draw a third.
character-calamity-janet = Calamity Janet
    .rule = BANG! and Missed! are the same to you. A Missed! played as BANG! counts as your one BANG! of the turn.
character-el-gringo = El Gringo
    .rule = Whoever takes a life from you loses a random hand card to you for it.
character-jesse-jones = Jesse Jones
    .rule = You may draw the first card of your turn at random from another player's hand.
character-jourdonnais = Jourdonnais
    .use = Jourdonnais' ability
    .rule = When you are shot at you may draw!: on hearts the shot misses. A real Barrel gives you a second try.
character-kit-carlson = Kit Carlson
    .rule = Instead of drawing two, look at the top three cards: keep two and put the third back on the deck.
character-lucky-duke = Lucky Duke
    .rule = Whenever you draw! you flip two cards and choose the one that counts.
character-paul-regret = Paul Regret
    .rule = Everybody else sees you 1 farther away.
character-pedro-ramirez = Pedro Ramirez
    .rule = You may draw the first card of your turn from the discard pile.
character-rose-doolan = Rose Doolan
    .rule = You see everybody else 1 nearer.
character-sid-ketchum = Sid Ketchum
    .rule = At any time, even when dying, you may discard two hand cards to regain 1 life, as often as you like.
character-slab-the-killer = Slab the Killer
    .rule = It takes two Missed! to stop one of your BANG! cards. A Barrel that works counts as one.
character-suzy-lafayette = Suzy Lafayette
    .rule = When your hand is empty you draw a card.
character-vulture-sam = Vulture Sam
    .rule = When another player is eliminated, you take all their cards, hand and in play, into your hand.
character-willy-the-kid = Willy the Kid
    .rule = You may play any number of BANG! cards in your turn.
character-apache-kid = Apache Kid
    .rule = Diamonds that others play do nothing to you, neither harm nor help. Those discarded in a Duel count.
character-belle-star = Belle Star
    .rule = In your turn the cards in front of all others do nothing, but can still be taken.
character-bill-noface = Bill Noface
    .rule = You draw 1 card in your turn, and 1 more for each life you are missing.
character-chuck-wengam = Chuck Wengam
    .rule = In your turn you may give up 1 life, but never the last, to draw 2 cards; as often as you like.
character-doc-holyday = Doc Holyday
    .rule = Once in your turn you may discard two cards for a shot as far as your weapon reaches. It is not a BANG! card.
character-elena-fuente = Elena Fuente
    .rule = You may use any hand card as a Missed!.
character-greg-digger = Greg Digger
    .rule = When another player is eliminated, you regain up to 2 lives.
character-herb-hunter = Herb Hunter
    .rule = When another player is eliminated, you draw 2 cards, on top of any reward.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] In your turn you may discard a blue card to draw 2, as often as you like.
            [current] In your turn you may discard a blue card to draw 2, up to twice.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] For each BANG!, Missed! or Beer you use in another player's turn you draw a card; in a Duel, when it is over.
            [current] For each hand card you use in another player's turn you draw a card; in a Duel, when it is over.
        }
character-pat-brennan = Pat Brennan
    .rule = Instead of drawing in your turn you may take one card in play from another player.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] You draw 4 cards in your turn instead of 2.
            [current] You draw 3 cards in your turn instead of 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] You may keep any number of cards at the end of your turn.
            [current] You may keep up to 10 cards at the end of your turn.
        }
character-tequila-joe = Tequila Joe
    .rule = A Beer gives you 2 lives; other drinks give you what they give anybody.
character-vera-custer = Vera Custer
    .rule = In each of your turns, before you draw, you choose another player in play and have their ability until your next choice.
character-claus-the-saint = Claus "The Saint"
    .rule = You draw one card more than there are players left: keep two and give one to each of the others.
character-johnny-kisch = Johnny Kisch
    .rule = When you lay a card in front of anybody, all other cards of that name in play are discarded.
character-uncle-will = Uncle Will
    .rule = Once in your turn you may play any card from your hand as a General Store.
character-big-spencer = Big Spencer
    .rule = You begin with only 5 cards and never play a Missed!. Anything else that stops a shot you may use.
character-flint-westwood = Flint Westwood
    .rule = Once in your turn you may swap a hand card of your choice for two random ones of another player.
character-gary-looter = Gary Looter
    .rule = The excess cards that others discard at the end of their turns are yours.
character-greygory-deck = Greygory Deck
    .rule = You have the abilities of two base-game characters that are not in play. When your turn begins you may swap both for two others.
character-john-pain = John Pain
    .rule = While you hold fewer than 6 cards, you take every card that anyone flips for a draw!, once it has counted.
character-lee-van-kliff = Lee Van Kliff
    .rule = Right after you play a brown card in your turn you may discard a BANG! to repeat its effect, at a new target if you like. Extra costs are not paid again.
character-teren-kill = Teren Kill
    .rule = When you would be eliminated you draw!: unless it is spades you stay in with 1 life and draw a card.
character-youl-grinner = Youl Grinner
    .rule = When your turn begins, everybody with more hand cards than you gives you one of their choice.
character-the-grave-digger = The Grave Digger
    .rule = When shot at you may draw!: on spades it misses. Your first card may come from a hand. You shoot with Missed! instead of BANG! and start no Duels. Whoever wounds you gives you a card or, having none, loses 1 life.

## Event cards

event-blessing = Blessing
    .rule = Every card counts as hearts, whatever its suit.
event-curse = Curse
    .rule = Every card counts as spades, whatever its suit. Ranks stay as they are.
event-ghost-town = Ghost Town
    .rule = Whoever is out comes back for their own turn as a ghost and draws 3 cards. A ghost cannot die, and leaves when the turn ends.
event-gold-rush = Gold Rush
    .rule = Turns go counter-clockwise. Card effects, a passing Dynamite included, still go clockwise.
event-handcuffs = Handcuffs
    .rule = After drawing you name a suit. For the rest of your turn you use only hand cards of that suit; what you discard to pay for something may have any.
event-hangover = Hangover
    .rule = { $hangover_also_blue ->
           *[false] Nobody has an ability. Lives stay as they are.
            [true] Nobody has an ability, and cards in play do nothing. Lives stay as they are.
        }
event-new-identity = New Identity
    .rule = { $new_identity_temporary ->
           *[false] When your turn begins you look at your second character. You may be that one for the rest of the game, with just 2 lives.
            [true] When your turn begins you look at your second character. You may be that one for the rest of the game, with just 2 lives, or have its abilities for this round and keep your lives.
        }
event-shootout = Shootout
    .rule = You may play a second BANG! card in your turn.
event-the-daltons = The Daltons
    .rule = { $daltons_include_green ->
           *[false] At once, everybody with blue cards in play discards one of them; Jail and Dynamite will do.
            [true] At once, everybody with blue or green cards in play discards one of them; Jail and Dynamite will do.
        }
event-the-doctor = The Doctor
    .rule = At once, the player with the fewest lives regains 1; if several are tied, all of them do.
event-the-reverend = The Reverend
    .rule = Nobody may drink a Beer, not even against a last hit. Everything else still heals.
event-the-sermon = The Sermon
    .rule = You may not use BANG! cards in your own turn, not even in a Duel. Other shots are allowed.
event-thirst = Thirst
    .rule = In your turn you draw only 1 card.
event-train-arrival = Train Arrival
    .rule = In your turn you draw 1 card more.
event-high-noon = High Noon
    .rule = You lose 1 life when your turn begins, before anything else. This card stays until the game is over.
event-abandoned-mine = Abandoned Mine
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] You draw from the discard pile if it holds enough cards. Then your excess cards and those you discard in a Duel go face down on the deck; what you play is discarded as usual.
            [phase3_only] You draw from the discard pile if it holds enough cards. Then your excess cards go face down on the deck; what you play is discarded as usual.
            [all_cards_this_turn] You draw from the discard pile if it holds enough cards. Then everything you play or discard in this turn goes face down on the deck.
            [used_cards_only] You draw from the discard pile if it holds enough cards. Then what you play in this turn goes face down on the deck; excess cards are discarded as usual.
        }
event-ambush = Ambush
    .rule = { $ambush_abilities ->
           *[true] Everybody is at distance 1 from everybody. Cards in play and abilities change that as they always do.
            [false] Everybody is at distance 1 from everybody. Cards in play change that as they always do, abilities do not.
        }
event-blood-brothers = Blood Brothers
    .rule = When your turn begins you may give up 1 life, but never the last, for somebody else to regain 1.
event-dead-man = Dead Man
    .rule = Whoever was the first in this game to be eliminated comes back in their own turn, with 2 lives and 2 cards, and stays.
event-hard-liquor = Hard Liquor
    .rule = Instead of drawing in your turn you may regain 1 life, if you are not at full life.
event-lasso = Lasso
    .rule = Cards in play do nothing, blue or green. Jail and Dynamite wait.
event-law-of-the-west = Law of the West
    .rule = You show the second card you draw in your turn, and must play it in that turn if you can.
event-peyote = Peyote
    .rule = { $peyote_must_continue ->
           *[false] Instead of drawing, guess: red or black? Right, and you keep the card and may guess again. Wrong, and it is discarded and your draw is over.
            [true] Instead of drawing, guess: red or black? Right, and you keep the card and must guess again. Wrong, and it is discarded and your draw is over.
        }
event-ranch = Ranch
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Once in your turn, right after drawing, you may discard any number of hand cards and draw as many.
            [end_of_phase_2] Once in your turn, when you have played, you may discard any number of hand cards and draw as many. Then you discard down to your lives.
        }
event-ricochet = Ricochet
    .rule = { $ricochet_counts_as_bang ->
           *[false] In your turn you may discard BANG! cards to shoot cards in front of others off the table, at any distance; a Missed! saves the card. It does not count towards your one BANG! a turn.
            [true] In your turn you may discard a BANG! card to shoot a card in front of another player off the table, at any distance; a Missed! saves the card. It counts as your one BANG! of the turn.
        }
event-russian-roulette = Russian Roulette
    .rule = At once, everybody in turn uses a Missed!, beginning with whoever begins the round. The first who does not loses 2 lives, and it is over.
event-sniper = Sniper
    .rule = In your turn you may discard two BANG! cards for one shot as far as your weapon reaches. It takes two Missed! to stop it, and it does not use up your BANG!.
event-the-judge = The Judge
    .rule = Nobody may lay cards in front of anybody. Those that lie there still work.
event-vendetta = Vendetta
    .rule = At the end of your turn you draw!: on hearts you take another turn, and that one ends without a draw!.
event-a-fistful-of-cards = A Fistful of Cards
    .rule = When your turn begins you are shot at once for each card in your hand. Each shot can be stopped. This card stays until the game is over.
event-bone-orchard = Bone Orchard
    .rule = { $wws_seed_texts ->
           *[false] Whoever is out comes back in their own turn, with 1 life, to stay. The roles of all who are out are shuffled and dealt among them face down.
            [true] Whoever is out comes back in their own turn, with 1 life, to stay. The characters of all who are out are shuffled and dealt among them.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] When your turn begins you discard your hand and draw as many cards.
            [true] At once, everybody in turn discards their hand and draws as many cards.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Once in your turn you may order another player to play a card you name, at a target you name. If they have no such card they show their hand.
            [true] Once in your turn you may give a card to somebody with fewer hand cards. If you give none and nobody has more than you, you show your hand when you have played.
        }
event-gag = Gag
    .rule = Nobody may speak. Whoever does owns up to it and loses 1 life.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] At once, a card is flipped. If it is red, the roles of all in play but the Sheriff are shuffled and dealt anew.
            [true] At once, a card is flipped. If it is red, the characters of all in play but the Sheriff are shuffled and dealt anew.
        }
event-lady-rose-of-texas = Lady Rose of Texas
    .rule = Once in your turn you may swap places with your neighbour on the right, who misses the next turn. Not with two players left.
event-miss-susanna = Miss Susanna
    .rule = Play three cards from your hand in your turn, or lose 1 life when it ends. A turn lost in Jail does not count.
event-sacagaway = Sacagaway
    .rule = Everyone plays with an open hand. A card taken at random is still taken at random.
event-showdown = Showdown
    .rule = { $showdown_bang_only_missed ->
           *[true] Any card may be played as a BANG!, except BANG! cards: those may only be used as Missed!.
            [false] Any card may be played as a BANG!. BANG! cards may be used as Missed! too.
        }
event-wild-west-show = Wild West Show
    .rule = Everybody wants to be the last one standing, whatever the role. Reward and penalty stay. This card stays until the game is over.
event-cavalry = Cavalry
    .rule = A Deputy who reveals their role in their own turn may play two BANG! cards in that turn, at any distance.
event-daring-challenge = Daring Challenge
    .rule = A BANG! card is not answered: its target flips a card. Lower than the BANG! is a hit, equal or higher a miss. Equal or higher in the same suit sends the shot back, and the shooter flips.
event-dead-sheriffs-ghost = Dead Sheriff's Ghost
    .rule = Whoever is out comes back for their own turn as a ghost and draws 1 card, to be used for nothing that could hurt the Sheriff. Once in that turn the ghost may move a card in play to somebody else.
event-desperados = Desperados
    .rule = An Outlaw who reveals their role in their own turn draws 3 cards instead of 2 and may use Missed! as Beer.
event-devils-pact = Devil's Pact
    .rule = The first player but the Sheriff to lose the last life under this card plays on as an Outlaw with 3 lives, or 2 if the character has 3: without the hand, with the cards in play, and nothing heals them any more.
event-doug-badman = Dough Badman
    .rule = When your turn begins, before drawing, you may discard 2 cards to regain 1 life. Not for the Sheriff.
event-eldorado = Eldorado
    .rule = Instead of drawing you take a random card from the hand on your left, draw 1, and give a card of your choice to the right.
event-grave-digger = Grave Digger
    .rule = The first to be eliminated now, but for the Sheriff, goes on instead: as the Grave Digger, with 2 lives and the cards in play. The Grave Digger wins alone, with nobody but the Sheriff left.
event-horse-stealer = Horse Stealer
    .rule = Cards that change distances do nothing. Whoever ends this with an Ace collects all of them, keeps one and discards the others.
event-lifetime = Lifetime
    .rule = The Sheriff jails somebody for life. The prisoner draws! before each turn: on hearts they are free and play, otherwise they lose the turn. Anybody's Ace frees them too.
event-lou = Lou
    .rule = With 2 lives or fewer you may use any hearts as a Beer.
event-mad-ride = Mad Ride
    .rule = Every second player only flips a card: an Ace ends the ride and they play, anything else and they are passed over. Against a shot you may use a Missed! on top of the discard pile. Not with two players left.
event-nugget = Nugget
    .rule = In your turn you draw 3 cards, and you may keep any number when it ends.
event-scout = Scout
    .rule = If no weapon lies in front of you, blue or green, you reach distance 3.
event-sioux-chief = Sioux Chief
    .rule = Indians! takes a random hand card from each of the others. From these, everybody in turn takes one, beginning with whoever played it; whoever is left without discards a BANG! or loses 1 life.
event-wet-ammo = Wet Ammo
    .rule = Everyone is at distance 1 from everyone, whatever cards and abilities say. A BANG! card fires only together with a second one, discarded with it. Other attacks are as usual.
event-wild-shot = Wild Shot
    .rule = After drawing you draw!: on spades, the player that many seats to your left loses 1 life, counting those in play round and round. Court cards and Aces count 10.
event-winifred = Winifred
    .rule = After drawing, the Sheriff and every female character regain 1 life.

## Decks of event cards

deck-high-noon = High Noon
deck-fistful-of-cards = A Fistful of Cards
deck-mixed = Mixed events
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## How two event decks lie

mix-apart = Two decks side by side
mix-high-noon-last = One deck, High Noon last
mix-fistful-last = One deck, A Fistful of Cards last

## Roles

role-sheriff = Sheriff
    .a = the Sheriff
    .goal = Get rid of all Outlaws and every Renegade. You have 1 life more, and everybody knows who you are. Do not shoot a Deputy: that costs you all your cards.
    .dice-goal = Get rid of all Outlaws and every Renegade. You have 2 more lives, and everybody knows who you are.
role-deputy = Deputy
    .a = a Deputy
    .goal = { $players ->
            [3] Eliminate the Renegade yourself and you win at once; if somebody else does, be the last one standing. The Outlaw is after you.
           *[other] Help the Sheriff to win; you win with the Sheriff even if you do not live to see it.
        }
    .dice-goal = { $players ->
            [3] Eliminate the Renegade yourself and you win at once; if somebody else does, be the last one standing.
           *[other] Help the Sheriff to win; you win with the Sheriff even if you do not live to see it.
        }
role-outlaw = Outlaw
    .a = an Outlaw
    .goal = { $players ->
            [3] Eliminate the Deputy yourself and you win at once; if somebody else does, be the last one standing. The Renegade is after you.
           *[other] Bring down the Sheriff. Whoever eliminates an Outlaw draws 3 cards, so watch your back.
        }
    .dice-goal = { $players ->
            [3] Eliminate the Deputy yourself and you win at once; if somebody else does, be the last one standing.
           *[other] Bring down the Sheriff. You win together, the eliminated Outlaws too.
        }
role-renegade = Renegade
    .a = a Renegade
    .goal = { $players ->
            [3] Eliminate the Outlaw yourself and you win at once; if somebody else does, be the last one standing. The Deputy is after you.
            [8] Be the last one standing: all others must go first, the other Renegade too, and the Sheriff at the very end.
           *[other] Be the last one standing: all others must go first, and the Sheriff at the very end.
        }
    .dice-goal = { $players ->
            [3] Eliminate the Outlaw yourself and you win at once; if somebody else does, be the last one standing.
           *[other] Be the last one standing: all others must go first, and the Sheriff at the very end.
        }

## Sides

team-law = Sheriff and Deputies
team-outlaws = Outlaws
team-renegades = Renegade

## Boxes

set-base = Base game
    .about = 80 cards and 16 characters for 4 to 7 players.
set-dodge-city = Dodge City
    .about = 40 more cards, green ones among them, and 15 characters; for 3 to 8 players.
set-high-noon = High Noon
    .about = 15 event cards, a new one each round: ghosts, hangovers, and at last the showdown at noon.
set-fistful-of-cards = A Fistful of Cards
    .about = 15 event cards, a new one each round: bets, blood brothers, and at last a hail of bullets.
set-the-bullet = The Bullet
    .about = 3 characters from the collector's box.
set-wild-west-show = Wild West Show
    .about = 10 event cards, one with each Stagecoach or Wells Fargo, and 8 characters; at last everybody against everybody.
set-eldorado = Eldorado
    .about = 18 event cards made by players, each for two rounds or until an Ace: ghosts, gold, and pacts.

## Suits

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

## Ranks

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Jack
rank-12 = Queen
rank-13 = King
rank-14 = Ace

## Bots

level-drifter = Drifter
    .about = Does whatever comes to mind. Good for a first look at the game.
    .dice-about = Does whatever comes to mind. Good for a first look at the game.
level-karma = Hothead
    .about = Sorts everybody into friend and foe, then fires away.
    .dice-about = Sorts everybody into friend and foe, then fires away.
level-cowhand = Cowhand
    .about = Knows the rules of thumb: minds the role, saves Missed! and Beer.
    .dice-about = Minds the role and knows when to stop rolling.
level-marshal = Marshal
    .about = Weighs every card: remembers who shot whom, and what they may still hold.
    .dice-about = Knows the exact odds of every throw, and remembers who shot whom.
level-legend = Legend
    .about = Plays the game on in its head, hundreds of times, before it moves.
    .dice-about = Plays the game on in its head, hundreds of times, before it rolls.
