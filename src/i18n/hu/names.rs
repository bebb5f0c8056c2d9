//! Names and goals of roles; sets, suits, bots.

use crate::table::Level;
use standoff_engine::card::{CardId, Rank, Set, Suit};
use standoff_engine::core::{Role, Team};

pub(super) fn role(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "Seriff",
        Role::Deputy => "Seriffhelyettes",
        Role::Outlaw => "Bandita",
        Role::Renegade => "Renegát",
    }
}

/// Inside a sentence.
pub(super) fn role_within(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "seriff",
        Role::Deputy => "seriffhelyettes",
        Role::Outlaw => "bandita",
        Role::Renegade => "renegát",
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Célpontod: Renegát. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. \
             Rád vadászik: Bandita."
        }
        Role::Outlaw if players == 3 => {
            "Célpontod: Seriffhelyettes. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. \
             Rád vadászik: Renegát."
        }
        Role::Renegade if players == 3 => {
            "Célpontod: Bandita. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon. \
             Rád vadászik: Seriffhelyettes."
        }
        Role::Sheriff => {
            "Számolj le minden banditával és renegáttal. Eggyel több az életed, és mindenki tudja, ki vagy. A \
             helyettesedet kíméld: ha kiejted, minden lapod odavész."
        }
        Role::Deputy => "Segítsd győzelemre a seriffet; vele együtt nyersz, még ha te közben ki is esel.",
        Role::Outlaw => "Intézd el a seriffet. Vigyázz: aki banditát ejt ki, 3 lapot húz érte.",
        Role::Renegade if players == 8 => {
            "Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a másik renegátnak is, a seriffnek pedig \
             legvégül."
        }
        Role::Renegade => "Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a seriffnek pedig legvégül.",
    }
}

pub(super) fn team(team: Team) -> &'static str {
    match team {
        Team::Law => "Seriff és helyettesei",
        Team::Outlaws => "Banditák",
        Team::Renegades => "Renegát",
    }
}

pub(super) fn set(set: Set) -> &'static str {
    match set {
        Set::Base => "Alapjáték",
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
        Set::Base => "80 lap és 16 karakter 4–7 játékosnak.",
        Set::DodgeCity => "40 további lap, köztük zöldek, és 15 karakter; 3–8 játékosnak.",
        Set::HighNoon => {
            "15 esemény, minden fordulóban egy új: szellemek, másnaposság, a végén pedig a déli leszámolás."
        }
        Set::FistfulOfCards => "15 esemény, minden fordulóban egy új: tippek, vértestvérek, a végén pedig golyózápor.",
        Set::WildWestShow => {
            "10 esemény, mindegyik egy Postakocsival vagy Wells Fargóval érkezik, és 8 karakter; a végén mindenki \
             mindenki ellen."
        }
        Set::Eldorado => "18 esemény játékosoktól, mindegyik két fordulóra vagy egy ászig: szellemek, arany, paktumok.",
        Set::TheBullet => "3 karakter a gyűjtői dobozból.",
    }
}

pub(super) fn sets(sets: &[Set]) -> String {
    let names: Vec<&str> = sets.iter().copied().map(set).collect();
    let alone = if sets.contains(&Set::Base) || sets.is_empty() { "" } else { ", önállóan" };
    names.join(" + ") + alone
}

pub(super) fn sets_about(sets: &[Set]) -> String {
    let has = |set| sets.contains(&set);
    let more = if has(Set::TheBullet) { 3 } else { 0 } + if has(Set::WildWestShow) { 8 } else { 0 };
    let cards = match (has(Set::Base), has(Set::DodgeCity)) {
        (true, false) => format!("80 lap és {} karakter 4–7 játékosnak.", 16 + more),
        (true, true) => format!("120 lap, köztük zöldek, és {} karakter 3–8 játékosnak.", 31 + more),
        (false, true) => format!("Saját 80 lap, köztük zöldek, és {} karakter 3–7 játékosnak.", 15 + more),
        (false, false) => return "Válaszd hozzá az alapjátékot vagy a Dodge Cityt.".into(),
    };
    let by_round = has(Set::HighNoon) || has(Set::FistfulOfCards);
    let otherwise = has(Set::WildWestShow) || has(Set::Eldorado);
    let decks = [(Set::HighNoon, 15), (Set::FistfulOfCards, 15), (Set::WildWestShow, 10), (Set::Eldorado, 18)];
    let many: u8 = decks.into_iter().filter(|(set, _)| has(*set)).map(|(_, cards)| cards).sum();
    match (by_round, otherwise) {
        (false, false) => cards,
        (true, false) => cards + &format!(" {many} esemény, fordulóról fordulóra más szabályokkal."),
        (_, true) => cards + &format!(" {many} esemény, más-más szabályokkal."),
    }
}

pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "pikk",
        Suit::Hearts => "kőr",
        Suit::Diamonds => "káró",
        Suit::Clubs => "treff",
    }
}

pub(super) fn rank(rank: Rank) -> &'static str {
    const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "bubi", "dáma", "király", "ász"];
    usize::from(rank.0).checked_sub(2).and_then(|at| RANKS.get(at)).copied().unwrap_or("?")
}

pub(super) fn face(id: CardId) -> String {
    let card = id.card();
    let ending = match card.rank.0 {
        2 | 4 | 7 | 9 | 10 => "-es",
        3 | 8 => "-as",
        5 => "-ös",
        6 => "-os",
        _ => "",
    };
    format!("{} {}{ending}", suit(card.suit), rank(card.rank))
}

/// "kőr 4-est": whom.
pub(super) fn face_t(id: CardId) -> String {
    let queen = "dáma";
    match face(id) {
        face if face.ends_with(queen) => face.replace(queen, "dámát"),
        face => face + "t",
    }
}

pub(super) fn level(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Csavargó",
        Level::Karma => "Forrófejű",
        Level::Cowhand => "Marhahajcsár",
        Level::Marshal => "Békebíró",
        Level::Legend => "Legenda",
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Azt teszi, ami épp eszébe jut. Első ismerkedéshez jó.",
        Level::Karma => "Mindenkit barátnak vagy ellenségnek néz, aztán tüzel.",
        Level::Cowhand => "Ismeri az ökölszabályokat: figyel a szerepére, spórol a Sörrel.",
        Level::Marshal => "Minden lapot mérlegel: megjegyzi, ki kire lőtt, és mi lehet még a kezekben.",
        Level::Legend => "Fejben százszor is végigjátssza a folytatást, mielőtt lép.",
    }
}
