//! Names and rules of event cards, and their decks.

use standoff_engine::card::{EventCard, EventDeck, EventMix};

pub(super) fn name(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Blessing",
        EventCard::Curse => "Curse",
        EventCard::GhostTown => "Ghost Town",
        EventCard::GoldRush => "Gold Rush",
        EventCard::Handcuffs => "Handcuffs",
        EventCard::Hangover => "Hangover",
        EventCard::HighNoon => "High Noon",
        EventCard::NewIdentity => "New Identity",
        EventCard::Shootout => "Shootout",
        EventCard::TheDaltons => "The Daltons",
        EventCard::TheDoctor => "The Doctor",
        EventCard::TheReverend => "The Reverend",
        EventCard::TheSermon => "The Sermon",
        EventCard::Thirst => "Thirst",
        EventCard::TrainArrival => "Train Arrival",
        EventCard::AFistfulOfCards => "A Fistful of Cards",
        EventCard::AbandonedMine => "Abandoned Mine",
        EventCard::Ambush => "Ambush",
        EventCard::BloodBrothers => "Blood Brothers",
        EventCard::DeadMan => "Dead Man",
        EventCard::HardLiquor => "Hard Liquor",
        EventCard::Lasso => "Lasso",
        EventCard::LawOfTheWest => "Law of the West",
        EventCard::Peyote => "Peyote",
        EventCard::Ranch => "Ranch",
        EventCard::Ricochet => "Ricochet",
        EventCard::RussianRoulette => "Russian Roulette",
        EventCard::Sniper => "Sniper",
        EventCard::TheJudge => "The Judge",
        EventCard::Vendetta => "Vendetta",
        EventCard::BoneOrchard => "Bone Orchard",
        EventCard::DarlingValentine => "Darling Valentine",
        EventCard::DorothyRage => "Dorothy Rage",
        EventCard::Gag => "Gag",
        EventCard::HelenaZontero => "Helena Zontero",
        EventCard::LadyRoseOfTexas => "Lady Rose of Texas",
        EventCard::MissSusanna => "Miss Susanna",
        EventCard::Sacagaway => "Sacagaway",
        EventCard::Showdown => "Showdown",
        EventCard::WildWestShow => "Wild West Show",
        EventCard::Cavalry => "Cavalry",
        EventCard::DaringChallenge => "Daring Challenge",
        EventCard::DeadSheriffsGhost => "Dead Sheriff's Ghost",
        EventCard::Desperados => "Desperados",
        EventCard::DevilsPact => "Devil's Pact",
        EventCard::DougBadman => "Dough Badman",
        EventCard::Eldorado => "Eldorado",
        EventCard::GraveDigger => "Grave Digger",
        EventCard::HorseStealer => "Horse Stealer",
        EventCard::Lifetime => "Lifetime",
        EventCard::Lou => "Lou",
        EventCard::MadRide => "Mad Ride",
        EventCard::Nugget => "Nugget",
        EventCard::Scout => "Scout",
        EventCard::SiouxChief => "Sioux Chief",
        EventCard::WetAmmo => "Wet Ammo",
        EventCard::WildShot => "Wild Shot",
        EventCard::Winifred => "Winifred",
    }
}

pub(super) fn rule(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Every card counts as hearts, whatever its suit.",
        EventCard::Curse => "Every card counts as spades, whatever its suit. Ranks stay as they are.",
        EventCard::GhostTown => {
            "Whoever is out comes back for their own turn as a ghost and draws 3 cards. A ghost neither loses nor \
             regains life, and leaves when the turn ends."
        }
        EventCard::GoldRush => "Turns pass to the right instead of the left. What cards do still goes to the left.",
        EventCard::Handcuffs => {
            "After drawing you name a suit. For the rest of your turn you use only hand cards of that suit; what you \
             discard to pay for something may have any."
        }
        EventCard::Hangover => {
            "Nobody has an ability. Lives stay as they are. If the table agreed on it, cards in play do nothing either."
        }
        EventCard::HighNoon => {
            "You lose 1 life when your turn begins, before anything else. This card stays until the game is over."
        }
        EventCard::NewIdentity => {
            "When your turn begins you look at your second character. You may be that one for the rest of the game, \
             with just 2 lives, or, if the table agreed on it, have its abilities for this round."
        }
        EventCard::Shootout => "You may play a second BANG! card in your turn.",
        EventCard::TheDaltons => {
            "At once, everybody with blue cards in play discards one of them; Jail and Dynamite will do. If the table \
             agreed on it, green cards count too."
        }
        EventCard::TheDoctor => "At once, whoever has the fewest lives regains 1; several do if they are level.",
        EventCard::TheReverend => "Nobody may drink a Beer, not even against a last hit. Everything else still heals.",
        EventCard::TheSermon => {
            "You may not use BANG! cards in your own turn, not even in a Duel. Other shots are allowed."
        }
        EventCard::Thirst => "In your turn you draw only 1 card.",
        EventCard::TrainArrival => "In your turn you draw 1 card more.",
        EventCard::AFistfulOfCards => {
            "When your turn begins you are shot at once for each card in your hand. Each shot can be stopped. This \
             card stays until the game is over."
        }
        EventCard::AbandonedMine => {
            "You draw from the discard pile if it holds enough cards. Then your excess cards go face down on the deck, \
             and so does what you play, if the table agreed on it."
        }
        EventCard::Ambush => {
            "Everybody is at distance 1 from everybody. Cards in play change that as usual, and abilities too unless \
             the table agreed otherwise."
        }
        EventCard::BloodBrothers => {
            "When your turn begins you may give up 1 life, but never the last, for somebody else to regain 1."
        }
        EventCard::DeadMan => {
            "Whoever was the first in this game to be eliminated comes back in their own turn, with 2 lives and 2 \
             cards, and stays."
        }
        EventCard::HardLiquor => "Instead of drawing in your turn you may regain 1 life.",
        EventCard::Lasso => "Cards in play do nothing, blue or green. Jail and Dynamite wait.",
        EventCard::LawOfTheWest => {
            "You show the second card you draw in your turn, and must play it in that turn if you can."
        }
        EventCard::Peyote => {
            "Instead of drawing you guess: is the next card red or black? If you are right you keep it and may guess \
             again, or must if the table agreed on it; if not it is discarded."
        }
        EventCard::Ranch => {
            "Once in your turn, after drawing, you may discard any number of hand cards and draw as many. Some tables \
             do so after playing."
        }
        EventCard::Ricochet => {
            "In your turn you may discard BANG! cards to shoot cards in play off the table, at any distance; a Missed! \
             saves the card. That uses up your BANG! only if the table agreed on it."
        }
        EventCard::RussianRoulette => {
            "At once, everybody in turn uses a Missed!, beginning with whoever begins the round. The first who does \
             not loses 2 lives, and it is over."
        }
        EventCard::Sniper => {
            "In your turn you may discard two BANG! cards for one shot as far as your weapon reaches. It takes two \
             Missed! to stop it, and it does not use up your BANG!."
        }
        EventCard::TheJudge => "Nobody may lay cards in front of anybody. Those that lie there still work.",
        EventCard::Vendetta => {
            "At the end of your turn you draw!: on hearts you take another turn, and that one ends without a draw!."
        }
        EventCard::BoneOrchard => {
            "Whoever is out comes back in their own turn, with 1 life, to stay. The roles of all who are out are \
             shuffled and dealt among them face down; their characters instead if the table agreed on it."
        }
        EventCard::DarlingValentine => {
            "When your turn begins you discard your hand and draw as many cards. If the table agreed on it, everybody \
             does so once, at once."
        }
        EventCard::DorothyRage => {
            "Once in your turn you may order somebody to play a card you name, with its target, or else show their hand. If \
             the table agreed on it: you may give a card to somebody with fewer, or, holding most, show your hand."
        }
        EventCard::Gag => "Nobody may speak. Whoever does owns up to it and loses 1 life.",
        EventCard::HelenaZontero => {
            "At once, a card is flipped. If it is red, the roles of all in play but the Sheriff are shuffled and dealt \
             anew; their characters instead if the table agreed on it."
        }
        EventCard::LadyRoseOfTexas => {
            "Once in your turn you may trade places with your neighbour on the right, who misses the next turn. Not \
             with two players left."
        }
        EventCard::MissSusanna => {
            "Play three cards from your hand in your turn, or lose 1 life when it ends. A turn lost in Jail does not \
             count."
        }
        EventCard::Sacagaway => "All hands lie open. What is taken at random still is.",
        EventCard::Showdown => {
            "Any card may be played as a BANG!. BANG! cards are good only as Missed!, unless the table agreed that \
             they still shoot."
        }
        EventCard::WildWestShow => {
            "Everybody wants to be the last one standing, whatever the role. Reward and penalty stay. This card stays \
             until the game is over."
        }
        EventCard::Cavalry => {
            "A Deputy who turns up the role in their own turn may play two BANG! cards in it, at any distance."
        }
        EventCard::DaringChallenge => {
            "Against a BANG! card you only flip a card: a lower one is a hit, any other a miss. If it has the suit of \
             the BANG! too, the shot goes back, and whoever fired it flips."
        }
        EventCard::DeadSheriffsGhost => {
            "Whoever is out comes back for their own turn as a ghost and draws 1 card, to be used for nothing that \
             could hurt the Sheriff. Once in that turn the ghost may move a card in play to somebody else."
        }
        EventCard::Desperados => {
            "An Outlaw who turns up the role in their own turn draws 3 cards instead of 2 and may use Missed! as Beer."
        }
        EventCard::DevilsPact => {
            "The first to be eliminated now, but for the Sheriff, goes on instead: as an Outlaw, with 3 lives, or 2 if \
             the character has 3. The cards in play stay, the hand is discarded, and nothing heals any more."
        }
        EventCard::DougBadman => {
            "When your turn begins, before drawing, you may discard 2 cards to regain 1 life. Not for the Sheriff."
        }
        EventCard::Eldorado => {
            "Instead of drawing you take a random card from the hand on your left, draw 1, and give a card of your \
             choice to the right."
        }
        EventCard::GraveDigger => {
            "The first to be eliminated now, but for the Sheriff, goes on instead: as the Grave Digger, with 2 lives \
             and the cards in play. The Grave Digger wins alone, with nobody but the Sheriff left."
        }
        EventCard::HorseStealer => {
            "Cards that change distances do nothing. Whoever ends this with an Ace collects all of them, keeps one and \
             discards the others."
        }
        EventCard::Lifetime => {
            "The Sheriff jails somebody for life. The prisoner draws! before each turn: on hearts they are free and \
             play, otherwise they lose the turn. Anybody's Ace frees them too."
        }
        EventCard::Lou => "With 2 lives or fewer you may use any hearts as a Beer.",
        EventCard::MadRide => {
            "Every second player only flips a card: an Ace ends the ride and they play, anything else and they are \
             passed over. Against a shot you may use a Missed! on top of the discard pile. Not with two players left."
        }
        EventCard::Nugget => "In your turn you draw 3 cards, and you may keep any number when it ends.",
        EventCard::Scout => "With no weapon in front of you, blue or green, you reach 3 seats far.",
        EventCard::SiouxChief => {
            "Indians! takes a random hand card from each of the others. From these, everybody in turn takes one, \
             beginning with whoever played it; whoever is left without discards a BANG! or loses 1 life."
        }
        EventCard::WetAmmo => {
            "Everybody is at distance 1 from everybody. A BANG! card fires only together with a second one, which is \
             discarded with it."
        }
        EventCard::WildShot => {
            "After drawing you draw!: on spades, the player that many seats to your left loses 1 life, counting those \
             in play round and round. Court cards and Aces count 10."
        }
        EventCard::Winifred => "After drawing, the Sheriff and every woman regain 1 life.",
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Mixed events",
        EventDeck::WildWestShow => "Wild West Show",
        EventDeck::Eldorado => "Eldorado",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Two decks side by side",
        EventMix::HighNoonLast => "One deck, High Noon last",
        EventMix::FistfulLast => "One deck, A Fistful of Cards last",
    }
}
