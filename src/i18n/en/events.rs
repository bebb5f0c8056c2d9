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
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Mixed events",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Two decks side by side",
        EventMix::HighNoonLast => "One deck, High Noon last",
        EventMix::FistfulLast => "One deck, A Fistful of Cards last",
    }
}
