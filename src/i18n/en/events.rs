//! Names and rules of event cards, and their decks.

use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, DaltonsIncludeGreen, EventCard, EventDeck, EventMix, HangoverAlsoBlue,
    NewIdentityTemporary, PeyoteMustContinue, RanchTiming, RicochetCountsAsBang, ShowdownBangOnlyMissed, TableRules,
    WwsSeedTexts,
};

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

/// The rule of an event under the table rules.
pub(super) fn rule(card: EventCard, rules: &TableRules) -> &'static str {
    match card {
        EventCard::Blessing => "Every card counts as hearts, whatever its suit.",
        EventCard::Curse => "Every card counts as spades, whatever its suit. Ranks stay as they are.",
        EventCard::GhostTown => {
            "Whoever is out comes back for their own turn as a ghost and draws 3 cards. A ghost cannot die, and leaves \
             when the turn ends."
        }
        EventCard::GoldRush => {
            "Turns go counter-clockwise. Card effects, a passing Dynamite included, still go clockwise."
        }
        EventCard::Handcuffs => {
            "After drawing you name a suit. For the rest of your turn you use only hand cards of that suit; what you \
             discard to pay for something may have any."
        }
        EventCard::Hangover => match rules.hangover_also_blue {
            HangoverAlsoBlue::No => "Nobody has an ability. Lives stay as they are.",
            HangoverAlsoBlue::Yes => "Nobody has an ability, and cards in play do nothing. Lives stay as they are.",
        },
        EventCard::HighNoon => {
            "You lose 1 life when your turn begins, before anything else. This card stays until the game is over."
        }
        EventCard::NewIdentity => match rules.new_identity_temporary {
            NewIdentityTemporary::No => {
                "When your turn begins you look at your second character. You may be that one for the rest of the \
                 game, with just 2 lives."
            }
            NewIdentityTemporary::Yes => {
                "When your turn begins you look at your second character. You may be that one for the rest of the \
                 game, with just 2 lives, or have its abilities for this round and keep your lives."
            }
        },
        EventCard::Shootout => "You may play a second BANG! card in your turn.",
        EventCard::TheDaltons => match rules.daltons_include_green {
            DaltonsIncludeGreen::No => {
                "At once, everybody with blue cards in play discards one of them; Jail and Dynamite will do."
            }
            DaltonsIncludeGreen::Yes => {
                "At once, everybody with blue or green cards in play discards one of them; Jail and Dynamite will do."
            }
        },
        EventCard::TheDoctor => {
            "At once, the player with the fewest lives regains 1; if several are tied, all of them do."
        }
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
        EventCard::AbandonedMine => match rules.abandoned_mine_variant {
            AbandonedMineVariant::DiscardedCards => {
                "You draw from the discard pile if it holds enough cards. Then your excess cards and those you discard \
                 in a Duel go face down on the deck; what you play is discarded as usual."
            }
            AbandonedMineVariant::PhaseThreeOnly => {
                "You draw from the discard pile if it holds enough cards. Then your excess cards go face down on the \
                 deck; what you play is discarded as usual."
            }
            AbandonedMineVariant::AllCards => {
                "You draw from the discard pile if it holds enough cards. Then everything you play or discard in this \
                 turn goes face down on the deck."
            }
            AbandonedMineVariant::UsedCards => {
                "You draw from the discard pile if it holds enough cards. Then what you play in this turn goes face \
                 down on the deck; excess cards are discarded as usual."
            }
        },
        EventCard::Ambush => match rules.ambush_abilities {
            AmbushAbilities::Yes => {
                "Everybody is at distance 1 from everybody. Cards in play and abilities change that as they always do."
            }
            AmbushAbilities::No => {
                "Everybody is at distance 1 from everybody. Cards in play change that as they always do, abilities do \
                 not."
            }
        },
        EventCard::BloodBrothers => {
            "When your turn begins you may give up 1 life, but never the last, for somebody else to regain 1."
        }
        EventCard::DeadMan => {
            "Whoever was the first in this game to be eliminated comes back in their own turn, with 2 lives and 2 \
             cards, and stays."
        }
        EventCard::HardLiquor => "Instead of drawing in your turn you may regain 1 life, if you are not at full life.",
        EventCard::Lasso => "Cards in play do nothing, blue or green. Jail and Dynamite wait.",
        EventCard::LawOfTheWest => {
            "You show the second card you draw in your turn, and must play it in that turn if you can."
        }
        EventCard::Peyote => match rules.peyote_must_continue {
            PeyoteMustContinue::No => {
                "Instead of drawing, guess: red or black? Right, and you keep the card and may guess again. Wrong, and \
                 it is discarded and your draw is over."
            }
            PeyoteMustContinue::Yes => {
                "Instead of drawing, guess: red or black? Right, and you keep the card and must guess again. Wrong, \
                 and it is discarded and your draw is over."
            }
        },
        EventCard::Ranch => match rules.ranch_timing {
            RanchTiming::EndOfPhaseOne => {
                "Once in your turn, right after drawing, you may discard any number of hand cards and draw as many."
            }
            RanchTiming::EndOfPhaseTwo => {
                "Once in your turn, when you have played, you may discard any number of hand cards and draw as many. \
                 Then you discard down to your lives."
            }
        },
        EventCard::Ricochet => match rules.ricochet_counts_as_bang {
            RicochetCountsAsBang::No => {
                "In your turn you may discard BANG! cards to shoot cards in front of others off the table, at any \
                 distance; a Missed! saves the card. It does not count towards your one BANG! a turn."
            }
            RicochetCountsAsBang::Yes => {
                "In your turn you may discard a BANG! card to shoot a card in front of another player off the table, \
                 at any distance; a Missed! saves the card. It counts as your one BANG! of the turn."
            }
        },
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
        EventCard::BoneOrchard => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Whoever is out comes back in their own turn, with 1 life, to stay. The roles of all who are out are \
                 shuffled and dealt among them face down."
            }
            WwsSeedTexts::Yes => {
                "Whoever is out comes back in their own turn, with 1 life, to stay. The characters of all who are out \
                 are shuffled and dealt among them."
            }
        },
        EventCard::DarlingValentine => match rules.wws_seed_texts {
            WwsSeedTexts::No => "When your turn begins you discard your hand and draw as many cards.",
            WwsSeedTexts::Yes => "At once, everybody in turn discards their hand and draws as many cards.",
        },
        EventCard::DorothyRage => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Once in your turn you may order another player to play a card you name, at a target you name. If they \
                 have no such card they show their hand."
            }
            WwsSeedTexts::Yes => {
                "Once in your turn you may give a card to somebody with fewer hand cards. If you give none and nobody \
                 has more than you, you show your hand when you have played."
            }
        },
        EventCard::Gag => "Nobody may speak. Whoever does owns up to it and loses 1 life.",
        EventCard::HelenaZontero => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "At once, a card is flipped. If it is red, the roles of all in play but the Sheriff are shuffled and \
                 dealt anew."
            }
            WwsSeedTexts::Yes => {
                "At once, a card is flipped. If it is red, the characters of all in play but the Sheriff are shuffled \
                 and dealt anew."
            }
        },
        EventCard::LadyRoseOfTexas => {
            "Once in your turn you may swap places with your neighbour on the right, who misses the next turn. Not \
             with two players left."
        }
        EventCard::MissSusanna => {
            "Play three cards from your hand in your turn, or lose 1 life when it ends. A turn lost in Jail does not \
             count."
        }
        EventCard::Sacagaway => "Everyone plays with an open hand. A card taken at random is still taken at random.",
        EventCard::Showdown => match rules.showdown_bang_only_missed {
            ShowdownBangOnlyMissed::Yes => {
                "Any card may be played as a BANG!, except BANG! cards: those may only be used as Missed!."
            }
            ShowdownBangOnlyMissed::No => "Any card may be played as a BANG!. BANG! cards may be used as Missed! too.",
        },
        EventCard::WildWestShow => {
            "Everybody wants to be the last one standing, whatever the role. Reward and penalty stay. This card stays \
             until the game is over."
        }
        EventCard::Cavalry => {
            "A Deputy who reveals their role in their own turn may play two BANG! cards in that turn, at any distance."
        }
        EventCard::DaringChallenge => {
            "A BANG! card is not answered: its target flips a card. Lower than the BANG! is a hit, equal or higher a \
             miss. Equal or higher in the same suit sends the shot back, and the shooter flips."
        }
        EventCard::DeadSheriffsGhost => {
            "Whoever is out comes back for their own turn as a ghost and draws 1 card, to be used for nothing that \
             could hurt the Sheriff. Once in that turn the ghost may move a card in play to somebody else."
        }
        EventCard::Desperados => {
            "An Outlaw who reveals their role in their own turn draws 3 cards instead of 2 and may use Missed! as Beer."
        }
        EventCard::DevilsPact => {
            "The first player but the Sheriff to lose the last life under this card plays on as an Outlaw with 3 \
             lives, or 2 if the character has 3: without the hand, with the cards in play, and nothing heals them any \
             more."
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
        EventCard::Scout => "If no weapon lies in front of you, blue or green, you reach distance 3.",
        EventCard::SiouxChief => {
            "Indians! takes a random hand card from each of the others. From these, everybody in turn takes one, \
             beginning with whoever played it; whoever is left without discards a BANG! or loses 1 life."
        }
        EventCard::WetAmmo => {
            "Everyone is at distance 1 from everyone, whatever cards and abilities say. A BANG! card fires only \
             together with a second one, discarded with it. Other attacks are as usual."
        }
        EventCard::WildShot => {
            "After drawing you draw!: on spades, the player that many seats to your left loses 1 life, counting those \
             in play round and round. Court cards and Aces count 10."
        }
        EventCard::Winifred => "After drawing, the Sheriff and every female character regain 1 life.",
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
