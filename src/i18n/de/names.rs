//! Names and goals of roles; sets, suits, bots.

use crate::table::Level;
use standoff_engine::card::{CardId, Rank, Set, Suit};
use standoff_engine::core::{Role, Team};

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "Sheriff",
        Role::Deputy => "Hilfssheriff",
        Role::Outlaw => "Bandit",
        Role::Renegade => "Gesetzloser",
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Deine Beute: Gesetzloser. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du \
             alle überleben. Der Bandit jagt dich."
        }
        Role::Outlaw if players == 3 => {
            "Deine Beute: Hilfssheriff. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du \
             alle überleben. Der Gesetzlose jagt dich."
        }
        Role::Renegade if players == 3 => {
            "Deine Beute: Bandit. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle \
             überleben. Der Hilfssheriff jagt dich."
        }
        Role::Sheriff => {
            "Werde alle Banditen und Gesetzlosen los. Du hast 1 Lebenspunkt mehr, und alle kennen dich. Erschieß \
             keinen Hilfssheriff: Das kostet dich alle Karten."
        }
        Role::Deputy => "Hilf dem Sheriff zum Sieg: Du gewinnst mit, selbst wenn du es nicht mehr erlebst.",
        Role::Outlaw => {
            "Bring den Sheriff zu Fall. Wer einen Banditen erledigt, zieht 3 Karten; gib also auf dich acht."
        }
        Role::Renegade if players == 8 => {
            "Überlebe alle: Erst müssen die anderen weg, auch der zweite Gesetzlose, und ganz am Ende der Sheriff."
        }
        Role::Renegade => "Überlebe alle: Erst müssen die anderen weg und ganz am Ende der Sheriff.",
    }
}

pub(super) fn team(team: Team) -> &'static str {
    match team {
        Team::Law => "Sheriff und Hilfssheriffs",
        Team::Outlaws => "Banditen",
        Team::Renegades => "Gesetzloser",
    }
}

pub(super) fn set(set: Set) -> &'static str {
    match set {
        Set::Base => "Grundspiel",
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
        Set::Base => "80 Karten und 16 Charaktere für 4 bis 7 Spieler.",
        Set::DodgeCity => "40 weitere Karten, darunter grüne, und 15 Charaktere; für 3 bis 8 Spieler.",
        Set::HighNoon => "15 Ereignisse, jede Runde ein neues: Geister, ein Kater und am Ende die Mittagsstunde.",
        Set::FistfulOfCards => "15 Ereignisse, jede Runde ein neues: Wetten, Blutsbrüder und am Ende ein Kugelhagel.",
        Set::WildWestShow => {
            "10 Ereignisse, eines mit jeder Postkutsche oder Wells Fargo, und 8 Charaktere; am Ende alle gegen alle."
        }
        Set::Eldorado => "18 Ereignisse von Spielern, jedes für zwei Runden oder bis zum Ass: Geister, Gold und Pakte.",
        Set::TheBullet => "3 Charaktere aus der Sammlerbox.",
    }
}

pub(super) fn sets(sets: &[Set]) -> String {
    let names: Vec<&str> = sets.iter().copied().map(set).collect();
    let alone = if sets.contains(&Set::Base) || sets.is_empty() { "" } else { ", eigenständig" };
    names.join(" + ") + alone
}

pub(super) fn sets_about(sets: &[Set]) -> String {
    let has = |set| sets.contains(&set);
    let more = if has(Set::TheBullet) { 3 } else { 0 } + if has(Set::WildWestShow) { 8 } else { 0 };
    let cards = match (has(Set::Base), has(Set::DodgeCity)) {
        (true, false) => format!("80 Karten und {} Charaktere für 4 bis 7 Spieler.", 16 + more),
        (true, true) => format!("120 Karten, darunter grüne, und {} Charaktere für 3 bis 8 Spieler.", 31 + more),
        (false, true) => format!("Eigene 80 Karten, darunter grüne, und {} Charaktere für 3 bis 7 Spieler.", 15 + more),
        (false, false) => return "Wähl das Grundspiel oder Dodge City dazu.".into(),
    };
    let by_round = has(Set::HighNoon) || has(Set::FistfulOfCards);
    let otherwise = has(Set::WildWestShow) || has(Set::Eldorado);
    let decks = [(Set::HighNoon, 15), (Set::FistfulOfCards, 15), (Set::WildWestShow, 10), (Set::Eldorado, 18)];
    let many: u8 = decks.into_iter().filter(|(set, _)| has(*set)).map(|(_, cards)| cards).sum();
    match (by_round, otherwise) {
        (false, false) => cards,
        (true, false) => cards + &format!(" {many} Ereignisse ändern Runde für Runde die Regeln."),
        (_, true) => cards + &format!(" {many} Ereignisse ändern die Regeln."),
    }
}

pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "Pik",
        Suit::Hearts => "Herz",
        Suit::Diamonds => "Karo",
        Suit::Clubs => "Kreuz",
    }
}

pub(super) fn rank(rank: Rank) -> &'static str {
    const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König", "Ass"];
    usize::from(rank.0).checked_sub(2).and_then(|at| RANKS.get(at)).copied().unwrap_or("?")
}

/// "Herz 4", "Pik-Ass".
pub(super) fn face(id: CardId) -> String {
    let card = id.card();
    let joint = if card.rank.0 > 10 { "-" } else { " " };
    format!("{}{joint}{}", suit(card.suit), rank(card.rank))
}

pub(super) fn level(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Landstreicher",
        Level::Karma => "Hitzkopf",
        Level::Cowhand => "Cowboy",
        Level::Marshal => "Marshal",
        Level::Legend => "Legende",
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Tut, was ihm gerade einfällt. Gut für einen ersten Blick auf das Spiel.",
        Level::Karma => "Teilt alle in Freund und Feind ein und schießt drauflos.",
        Level::Cowhand => "Kennt die Faustregeln: achtet auf die Rolle, spart Fehlschuss und Bier.",
        Level::Marshal => "Wägt jede Karte ab: merkt sich, wer auf wen schoss und was noch auf der Hand sein kann.",
        Level::Legend => "Spielt die Partie im Kopf hundertfach weiter, ehe sie handelt.",
    }
}
