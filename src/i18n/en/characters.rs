//! Names and abilities of characters.

use standoff_engine::card::Character;

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
    }
}

pub(super) fn rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => "For every life he loses and survives he draws a card.",
        Character::BlackJack => "He shows the second card he draws in his turn. If it is red he draws a third.",
        Character::CalamityJanet => "To her a BANG! is as good as a Missed!, and the other way round.",
        Character::ElGringo => "Whoever takes a life from him loses a random hand card to him for it.",
        Character::JesseJones => "He may draw the first card of his turn at random from another player's hand.",
        Character::Jourdonnais => "He always has a Barrel with him; a second one gives him a second try.",
        Character::KitCarlson => "He draws from three cards: he keeps two and puts one back on the deck.",
        Character::LuckyDuke => "Whenever he draws! he flips two cards and chooses the one that counts.",
        Character::PaulRegret => "Everybody else sees him 1 farther away.",
        Character::PedroRamirez => "He may draw the first card of his turn from the discard pile.",
        Character::RoseDoolan => "She sees everybody else 1 nearer.",
        Character::SidKetchum => "At any time he may discard two hand cards to regain 1 life.",
        Character::SlabTheKiller => "It takes two Missed! to stop one of his BANG! cards.",
        Character::SuzyLafayette => "When her hand is empty she draws a card.",
        Character::VultureSam => "When somebody is eliminated he takes all their cards, from hand and from play.",
        Character::WillyTheKid => "He may play any number of BANG! cards in his turn.",
        Character::ApacheKid => {
            "Diamonds that others play do nothing to him, neither harm nor help. Those discarded in a Duel count."
        }
        Character::BelleStar => "In her turn the cards in front of all others do nothing, but can still be taken.",
        Character::BillNoface => "He draws 1 card in his turn, and 1 more for each life he is missing.",
        Character::ChuckWengam => {
            "In his turn he may give up 1 life, but never the last, to draw 2 cards; as often as he likes."
        }
        Character::DocHolyday => {
            "Once in his turn he may discard two cards for a shot as far as his weapon reaches. It is no BANG! card."
        }
        Character::ElenaFuente => "Any card in her hand will do as a Missed! for her.",
        Character::GregDigger => "When somebody else is eliminated he regains up to 2 lives.",
        Character::HerbHunter => "When somebody else is eliminated he draws 2 cards, apart from any reward.",
        Character::JoseDelgado => {
            "In his turn he may discard a blue card to draw 2, as often as he likes (current edition: twice)."
        }
        Character::MollyStark => {
            "She draws a card for each BANG!, Missed! or Beer she uses in others' turns (current edition: for any hand \
             card); in a Duel at its end."
        }
        Character::PatBrennan => "Instead of drawing in his turn he may take one card in play from somebody else.",
        Character::PixiePete => "He draws 4 cards in his turn instead of 2 (current edition: 3).",
        Character::SeanMallory => "He may keep any number of cards at the end of his turn (current edition: 10).",
        Character::TequilaJoe => "A Beer gives him 2 lives; other drinks give him what they give anybody.",
        Character::VeraCuster => {
            "In each of her turns, before she draws, she chooses somebody else in play and has that ability until her \
             next choice."
        }
        Character::ClausTheSaint => {
            "He draws from one card more than there are players: he gives one to each of the others and keeps two."
        }
        Character::JohnnyKisch => {
            "When he lays a card in front of anybody, all other cards of that name in play are discarded."
        }
        Character::UncleWill => "Once in his turn he may play any card from his hand as a General Store.",
    }
}
