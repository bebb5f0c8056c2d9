//! Names and abilities of characters.

use standoff_engine::card::{Character, DodgeCityEdition, TableRules};

pub(super) fn name(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => "Bart Cassidy",
        Character::BlackJack => "Black Jack",
        Character::CalamityJanet => "Calamity Janet",
        Character::ElGringo => "El Gringo",
        Character::JesseJones => "Jesse Jones",
        Character::Jourdonnais => "Jourdonnais",
        Character::KitCarlson => "Kit Carlson",
        Character::LuckyDuke => "Lucky Duke",
        Character::PaulRegret => "Paul Regret",
        Character::PedroRamirez => "Pedro Ramirez",
        Character::RoseDoolan => "Rose Doolan",
        Character::SidKetchum => "Sid Ketchum",
        Character::SlabTheKiller => "Slab the Killer",
        Character::SuzyLafayette => "Suzy Lafayette",
        Character::VultureSam => "Vulture Sam",
        Character::WillyTheKid => "Willy the Kid",
        Character::ApacheKid => "Apache Kid",
        Character::BelleStar => "Belle Star",
        Character::BillNoface => "Bill Noface",
        Character::ChuckWengam => "Chuck Wengam",
        Character::DocHolyday => "Doc Holyday",
        Character::ElenaFuente => "Elena Fuente",
        Character::GregDigger => "Greg Digger",
        Character::HerbHunter => "Herb Hunter",
        Character::JoseDelgado => "José Delgado",
        Character::MollyStark => "Molly Stark",
        Character::PatBrennan => "Pat Brennan",
        Character::PixiePete => "Pixie Pete",
        Character::SeanMallory => "Sean Mallory",
        Character::TequilaJoe => "Tequila Joe",
        Character::VeraCuster => "Vera Custer",
        Character::ClausTheSaint => "Claus \"The Saint\"",
        Character::JohnnyKisch => "Johnny Kisch",
        Character::UncleWill => "Uncle Will",
        Character::BigSpencer => "Big Spencer",
        Character::FlintWestwood => "Flint Westwood",
        Character::GaryLooter => "Gary Looter",
        Character::GreygoryDeck => "Greygory Deck",
        Character::JohnPain => "John Pain",
        Character::LeeVanKliff => "Lee Van Kliff",
        Character::TerenKill => "Teren Kill",
        Character::YoulGrinner => "Youl Grinner",
        Character::TheGraveDigger => "The Grave Digger",
    }
}

/// The ability of a character under the table rules.
pub(super) fn rule(character: Character, rules: &TableRules) -> &'static str {
    match character {
        Character::BartCassidy => "For every life you lose and survive you draw a card.",
        Character::BlackJack => "You show the second card you draw in your turn. If it is red you draw a third.",
        Character::CalamityJanet => {
            "BANG! and Missed! are the same to you. A Missed! played as BANG! counts as your one BANG! of the turn."
        }
        Character::ElGringo => "Whoever takes a life from you loses a random hand card to you for it.",
        Character::JesseJones => "You may draw the first card of your turn at random from another player's hand.",
        Character::Jourdonnais => {
            "When you are shot at you may draw!: on hearts the shot misses. A real Barrel gives you a second try."
        }
        Character::KitCarlson => {
            "Instead of drawing two, look at the top three cards: keep two and put the third back on the deck."
        }
        Character::LuckyDuke => "Whenever you draw! you flip two cards and choose the one that counts.",
        Character::PaulRegret => "Everybody else sees you 1 farther away.",
        Character::PedroRamirez => "You may draw the first card of your turn from the discard pile.",
        Character::RoseDoolan => "You see everybody else 1 nearer.",
        Character::SidKetchum => {
            "At any time, even when dying, you may discard two hand cards to regain 1 life, as often as you like."
        }
        Character::SlabTheKiller => {
            "It takes two Missed! to stop one of your BANG! cards. A Barrel that works counts as one."
        }
        Character::SuzyLafayette => "When your hand is empty you draw a card.",
        Character::VultureSam => {
            "When another player is eliminated, you take all their cards, hand and in play, into your hand."
        }
        Character::WillyTheKid => "You may play any number of BANG! cards in your turn.",
        Character::ApacheKid => {
            "Diamonds that others play do nothing to you, neither harm nor help. Those discarded in a Duel count."
        }
        Character::BelleStar => "In your turn the cards in front of all others do nothing, but can still be taken.",
        Character::BillNoface => "You draw 1 card in your turn, and 1 more for each life you are missing.",
        Character::ChuckWengam => {
            "In your turn you may give up 1 life, but never the last, to draw 2 cards; as often as you like."
        }
        Character::DocHolyday => {
            "Once in your turn you may discard two cards for a shot as far as your weapon reaches. It is not a BANG! \
             card."
        }
        Character::ElenaFuente => "You may use any hand card as a Missed!.",
        Character::GregDigger => "When another player is eliminated, you regain up to 2 lives.",
        Character::HerbHunter => "When another player is eliminated, you draw 2 cards, on top of any reward.",
        Character::JoseDelgado => match rules.dodge_city_edition {
            DodgeCityEdition::First => "In your turn you may discard a blue card to draw 2, as often as you like.",
            DodgeCityEdition::Current => "In your turn you may discard a blue card to draw 2, up to twice.",
        },
        Character::MollyStark => match rules.dodge_city_edition {
            DodgeCityEdition::First => {
                "For each BANG!, Missed! or Beer you use in another player's turn you draw a card; in a Duel, when it \
                 is over."
            }
            DodgeCityEdition::Current => {
                "For each hand card you use in another player's turn you draw a card; in a Duel, when it is over."
            }
        },
        Character::PatBrennan => "Instead of drawing in your turn you may take one card in play from another player.",
        Character::PixiePete => match rules.dodge_city_edition {
            DodgeCityEdition::First => "You draw 4 cards in your turn instead of 2.",
            DodgeCityEdition::Current => "You draw 3 cards in your turn instead of 2.",
        },
        Character::SeanMallory => match rules.dodge_city_edition {
            DodgeCityEdition::First => "You may keep any number of cards at the end of your turn.",
            DodgeCityEdition::Current => "You may keep up to 10 cards at the end of your turn.",
        },
        Character::TequilaJoe => "A Beer gives you 2 lives; other drinks give you what they give anybody.",
        Character::VeraCuster => {
            "In each of your turns, before you draw, you choose another player in play and have their ability until \
             your next choice."
        }
        Character::ClausTheSaint => {
            "You draw one card more than there are players left: keep two and give one to each of the others."
        }
        Character::JohnnyKisch => {
            "When you lay a card in front of anybody, all other cards of that name in play are discarded."
        }
        Character::UncleWill => "Once in your turn you may play any card from your hand as a General Store.",
        Character::BigSpencer => {
            "You begin with only 5 cards and never play a Missed!. Anything else that stops a shot you may use."
        }
        Character::FlintWestwood => {
            "Once in your turn you may swap a hand card of your choice for two random ones of another player."
        }
        Character::GaryLooter => "The excess cards that others discard at the end of their turns are yours.",
        Character::GreygoryDeck => {
            "You have the abilities of two base-game characters that are not in play. When your turn begins you may \
             swap both for two others."
        }
        Character::JohnPain => {
            "While you hold fewer than 6 cards, you take every card that anyone flips for a draw!, once it has counted."
        }
        Character::LeeVanKliff => {
            "Right after you play a brown card in your turn you may discard a BANG! to repeat its effect, at a new \
             target if you like. Extra costs are not paid again."
        }
        Character::TerenKill => {
            "When you would be eliminated you draw!: unless it is spades you stay in with 1 life and draw a card."
        }
        Character::YoulGrinner => {
            "When your turn begins, everybody with more hand cards than you gives you one of their choice."
        }
        Character::TheGraveDigger => {
            "When shot at you may draw!: on spades it misses. Your first card may come from a hand. You shoot with \
             Missed! instead of BANG! and start no Duels. Whoever wounds you gives you a card or, having none, loses 1 \
             life."
        }
    }
}
