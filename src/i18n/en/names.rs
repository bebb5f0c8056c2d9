//! Names and rules of cards, characters and roles.

use crate::table::Level;
use standoff_engine::card::{CardId, CardKind, Character, Rank, Set, Suit};
use standoff_engine::core::{Role, Team};

pub(super) fn card(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => "BANG!",
        CardKind::Missed => "Missed!",
        CardKind::Beer => "Beer",
        CardKind::Saloon => "Saloon",
        CardKind::Stagecoach => "Stagecoach",
        CardKind::WellsFargo => "Wells Fargo",
        CardKind::GeneralStore => "General Store",
        CardKind::Panic => "Panic!",
        CardKind::CatBalou => "Cat Balou",
        CardKind::Gatling => "Gatling",
        CardKind::Indians => "Indians!",
        CardKind::Duel => "Duel",
        CardKind::Mustang => "Mustang",
        CardKind::Scope => "Scope",
        CardKind::Barrel => "Barrel",
        CardKind::Jail => "Jail",
        CardKind::Dynamite => "Dynamite",
        CardKind::Schofield => "Schofield",
        CardKind::Remington => "Remington",
        CardKind::RevCarabine => "Rev. Carabine",
        CardKind::Winchester => "Winchester",
        CardKind::Volcanic => "Volcanic",
    }
}

pub(super) fn card_rule(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Shoot at somebody within reach of your weapon: 1 life, unless a Missed! stops it. One BANG! card a turn."
        }
        CardKind::Missed => "Stops a shot at you, also when it is not your turn. Useless against Indians! and Duels.",
        CardKind::Beer => {
            "Gives you back 1 life. In your turn, or at any moment to survive a last hit. Without effect once only \
             two players are left."
        }
        CardKind::Saloon => "Everybody regains 1 life: first the others, then you. It is no Beer and saves nobody.",
        CardKind::Stagecoach => "Draw 2 cards.",
        CardKind::WellsFargo => "Draw 3 cards.",
        CardKind::GeneralStore => {
            "As many cards as there are players are turned up. Everybody takes one, you first, then to the left."
        }
        CardKind::Panic => {
            "Take a card from somebody at distance 1: one that lies in play, or a random one from the hand. Weapons \
             do not lengthen your arm, a Scope does."
        }
        CardKind::CatBalou => {
            "Somebody, however far away, discards a card: one in play that you name, or a random one from the hand."
        }
        CardKind::Gatling => "A shot at every other player, at any distance. It is no BANG! card, so the limit stands.",
        CardKind::Indians => "Every other player discards a BANG! or loses 1 life. Missed! and Barrel are no help.",
        CardKind::Duel => {
            "Challenge anybody. In turn you discard BANG! cards, the challenged first; who stops loses 1 life."
        }
        CardKind::Mustang => "Everybody else sees you 1 farther away.",
        CardKind::Scope => "You see everybody else 1 nearer, but never nearer than 1.",
        CardKind::Barrel => "When you are shot at you may draw!: hearts count as a Missed!. One try for each shot.",
        CardKind::Jail => {
            "Lay it on anybody but the Sheriff. Before the turn the prisoner draws!: hearts and the turn goes on, \
             anything else and it is lost. Then Jail is discarded."
        }
        CardKind::Dynamite => {
            "Lay it in front of you. From your next turn its holder draws! first: 2 to 9 of spades and it explodes \
             for 3 lives; otherwise it moves on to the left."
        }
        CardKind::Schofield => "A weapon that reaches distance 2. It replaces the one you have.",
        CardKind::Remington => "A weapon that reaches distance 3. It replaces the one you have.",
        CardKind::RevCarabine => "A weapon that reaches distance 4. It replaces the one you have.",
        CardKind::Winchester => "A weapon that reaches distance 5. It replaces the one you have.",
        CardKind::Volcanic => "A weapon that reaches only distance 1, but lets you play any number of BANG! cards.",
    }
}

pub(super) fn character(character: Character) -> &'static str {
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
    }
}

pub(super) fn character_rule(character: Character) -> &'static str {
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
    }
}

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "Sheriff",
        Role::Deputy => "Deputy",
        Role::Outlaw => "Outlaw",
        Role::Renegade => "Renegade",
    }
}

pub(super) fn role_goal(role: Role) -> &'static str {
    match role {
        Role::Sheriff => {
            "Get rid of all Outlaws and the Renegade. You have 1 life more, and everybody knows who you are. Do not \
             shoot a Deputy: that costs you all your cards."
        }
        Role::Deputy => "Help the Sheriff to win; you win with the Sheriff even if you do not live to see it.",
        Role::Outlaw => "Bring down the Sheriff. Whoever eliminates an Outlaw draws 3 cards, so watch your back.",
        Role::Renegade => "Be the last one standing: all others must go first, and the Sheriff at the very end.",
    }
}

pub(super) fn team(team: Team) -> &'static str {
    match team {
        Team::Law => "Sheriff and Deputies",
        Team::Outlaws => "Outlaws",
        Team::Renegades => "Renegade",
    }
}

pub(super) fn set(set: Set) -> &'static str {
    match set {
        Set::Base => "Base game",
    }
}

pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

pub(super) fn rank(rank: Rank) -> &'static str {
    const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace"];
    usize::from(rank.0).checked_sub(2).and_then(|at| RANKS.get(at)).copied().unwrap_or("?")
}

pub(super) fn face(id: CardId) -> String {
    let card = id.card();
    format!("{} of {}", rank(card.rank), suit(card.suit))
}

pub(super) fn level(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Drifter",
        Level::Cowhand => "Cowhand",
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Does whatever comes to mind. Good for a first look at the game.",
        Level::Cowhand => "Knows the trade: minds the role, saves Missed! and Beer, and remembers who shot whom.",
    }
}
