//! Which entries of the catalogue of rulings speak of an event card.

use standoff_engine::card::EventCard;

/// Numbers of docs/rulings.md.
pub fn rulings(card: EventCard) -> &'static [u16] {
    match card {
        EventCard::Blessing
        | EventCard::Curse
        | EventCard::DougBadman
        | EventCard::Lou
        | EventCard::Nugget
        | EventCard::Shootout
        | EventCard::TheDoctor => &[],
        EventCard::GhostTown => &[96, 158, 216, 219],
        EventCard::GoldRush => &[94],
        EventCard::Handcuffs => &[212],
        EventCard::Hangover => &[90],
        EventCard::HighNoon | EventCard::BloodBrothers => &[20],
        EventCard::NewIdentity => &[20, 97, 211, 220],
        EventCard::TheDaltons => &[91],
        EventCard::TheReverend => &[92],
        EventCard::TheSermon => &[93],
        EventCard::Thirst => &[95],
        EventCard::TrainArrival | EventCard::HardLiquor => &[213],
        EventCard::AFistfulOfCards => &[20, 103, 160],
        EventCard::AbandonedMine => &[98, 161, 217],
        EventCard::Ambush => &[108],
        EventCard::DeadMan => &[107, 164, 219],
        EventCard::Lasso => &[100, 141],
        EventCard::LawOfTheWest => &[106, 165, 214],
        EventCard::Peyote => &[105, 166, 213],
        EventCard::Ranch => &[99],
        EventCard::Ricochet => &[101, 163, 215],
        EventCard::RussianRoulette => &[104, 210],
        EventCard::Sniper => &[102, 162, 212],
        EventCard::TheJudge => &[141],
        EventCard::Vendetta => &[28],
        EventCard::BoneOrchard => &[110, 168, 223],
        EventCard::DarlingValentine => &[20, 110],
        EventCard::DorothyRage => &[110, 169, 224],
        EventCard::Gag => &[114, 225],
        EventCard::HelenaZontero => &[110, 170, 228],
        EventCard::LadyRoseOfTexas => &[113, 226],
        EventCard::MissSusanna => &[111, 171],
        EventCard::Sacagaway => &[172],
        EventCard::Showdown => &[112],
        EventCard::WildWestShow => &[115, 173, 222],
        EventCard::Cavalry => &[230],
        EventCard::DaringChallenge => &[231],
        EventCard::DeadSheriffsGhost => &[232],
        EventCard::Desperados => &[233],
        EventCard::DevilsPact => &[234],
        EventCard::Eldorado => &[229, 235],
        EventCard::GraveDigger => &[236],
        EventCard::HorseStealer => &[237],
        EventCard::Lifetime => &[238],
        EventCard::MadRide => &[239],
        EventCard::Scout => &[240],
        EventCard::SiouxChief => &[241],
        EventCard::WetAmmo => &[242],
        EventCard::WildShot => &[243],
        EventCard::Winifred => &[244],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn every_ruling_speaks_of_its_card() {
        let catalogue = include_str!("../../../docs/rulings.md");
        for card in EventCard::ALL {
            let name = Lang::En.tongue().event(card);
            let word = name.split(' ').find(|word| !matches!(*word, "A" | "The")).unwrap();
            for number in rulings(card) {
                let entry = catalogue.lines().find(|line| line.starts_with(&format!("{number}. ")));
                assert!(entry.is_some_and(|entry| entry.contains(word)), "{name}: {number}");
            }
        }
    }
}
