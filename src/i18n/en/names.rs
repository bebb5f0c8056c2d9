//! Names and goals of roles; sets, suits, bots.

use crate::table::Level;
use standoff_engine::card::{CardId, Rank, Set, Suit};
use standoff_engine::core::{Role, Team};

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "Sheriff",
        Role::Deputy => "Deputy",
        Role::Outlaw => "Outlaw",
        Role::Renegade => "Renegade",
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Eliminate the Renegade yourself and you win at once; if somebody else does, be the last one standing. \
             The Outlaw is after you."
        }
        Role::Outlaw if players == 3 => {
            "Eliminate the Deputy yourself and you win at once; if somebody else does, be the last one standing. \
             The Renegade is after you."
        }
        Role::Renegade if players == 3 => {
            "Eliminate the Outlaw yourself and you win at once; if somebody else does, be the last one standing. \
             The Deputy is after you."
        }
        Role::Sheriff => {
            "Get rid of all Outlaws and every Renegade. You have 1 life more, and everybody knows who you are. Do not \
             shoot a Deputy: that costs you all your cards."
        }
        Role::Deputy => "Help the Sheriff to win; you win with the Sheriff even if you do not live to see it.",
        Role::Outlaw => "Bring down the Sheriff. Whoever eliminates an Outlaw draws 3 cards, so watch your back.",
        Role::Renegade if players == 8 => {
            "Be the last one standing: all others must go first, the other Renegade too, and the Sheriff at the very end."
        }
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
        Set::DodgeCity => "Dodge City",
        Set::HighNoon => "High Noon",
        Set::FistfulOfCards => "A Fistful of Cards",
        Set::WildWestShow => "Wild West Show",
        Set::Eldorado => "Eldorado",
        Set::TheBullet => "The Bullet",
    }
}

pub(super) fn set_about(set: Set) -> &'static str {
    match set {
        Set::Base => "80 cards and 16 characters for 4 to 7 players.",
        Set::DodgeCity => "40 more cards, green ones among them, and 15 characters; for 3 to 8 players.",
        Set::HighNoon => "15 event cards, a new one each round: ghosts, hangovers, and at last the showdown at noon.",
        Set::FistfulOfCards => {
            "15 event cards, a new one each round: bets, blood brothers, and at last a hail of bullets."
        }
        Set::WildWestShow => {
            "10 event cards, one with each Stagecoach or Wells Fargo, and 8 characters; at last everybody against \
             everybody."
        }
        Set::Eldorado => {
            "18 event cards made by players, each for two rounds or until an Ace: ghosts, gold, and pacts."
        }
        Set::TheBullet => "3 characters from the collector's box.",
    }
}

pub(super) fn sets(sets: &[Set]) -> String {
    let names: Vec<&str> = sets.iter().copied().map(set).collect();
    let alone = if sets.contains(&Set::Base) || sets.is_empty() { "" } else { ", stand-alone" };
    names.join(" + ") + alone
}

pub(super) fn sets_about(sets: &[Set]) -> String {
    let has = |set| sets.contains(&set);
    let more = if has(Set::TheBullet) { 3 } else { 0 } + if has(Set::WildWestShow) { 8 } else { 0 };
    let cards = match (has(Set::Base), has(Set::DodgeCity)) {
        (true, false) => format!("80 cards and {} characters for 4 to 7 players.", 16 + more),
        (true, true) => format!("120 cards, green ones among them, and {} characters for 3 to 8 players.", 31 + more),
        (false, true) => {
            format!("Its own 80 cards, green ones among them, and {} characters for 3 to 7 players.", 15 + more)
        }
        (false, false) => return "Choose the base game or Dodge City to play with.".into(),
    };
    let by_round = has(Set::HighNoon) || has(Set::FistfulOfCards);
    let otherwise = has(Set::WildWestShow) || has(Set::Eldorado);
    let decks = [(Set::HighNoon, 15), (Set::FistfulOfCards, 15), (Set::WildWestShow, 10), (Set::Eldorado, 18)];
    let many: u8 = decks.into_iter().filter(|(set, _)| has(*set)).map(|(_, cards)| cards).sum();
    match (by_round, otherwise) {
        (false, false) => cards,
        (true, false) => cards + &format!(" {many} event cards change the rules round by round."),
        (_, true) => cards + &format!(" {many} event cards change the rules."),
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
        Level::Karma => "Hothead",
        Level::Cowhand => "Cowhand",
        Level::Marshal => "Marshal",
        Level::Legend => "Legend",
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Does whatever comes to mind. Good for a first look at the game.",
        Level::Karma => "Sorts everybody into friend and foe, then fires away.",
        Level::Cowhand => "Knows the rules of thumb: minds the role, saves Missed! and Beer.",
        Level::Marshal => "Weighs every card: remembers who shot whom, and what they may still hold.",
        Level::Legend => "Plays the game on in its head, hundreds of times, before it moves.",
    }
}
