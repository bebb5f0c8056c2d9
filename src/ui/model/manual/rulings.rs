//! Which entries of the catalogue of rulings speak of what.

use super::Topic;
use crate::i18n::Module;
use standoff_engine::card::{CardKind, Character, EventCard, TableRules};
use standoff_engine::core::Role;
use standoff_engine::dice::{self, Die, Face, Power};

/// Numbers of docs/rulings.md.
pub fn rulings(topic: Topic) -> &'static [u16] {
    match topic {
        Topic::Card(kind) => of_card(kind),
        Topic::Character(character) => of_character(character),
        Topic::Event(card) => of_event(card),
        Topic::Role(role) => of_role(role),
        Topic::Rule(key) => {
            let rule = TableRules::ALL.iter().find(|rule| rule.key == key);
            rule.map_or(&[], |rule| std::slice::from_ref(&rule.ruling))
        }
        Topic::Face(face) => of_face(face),
        Topic::Die(Die::Base) => &[301],
        Topic::Die(Die::Loudmouth | Die::Coward) | Topic::Module(Module::SaloonDice) => &[122, 301],
        Topic::Figure(character) => of_figure(character),
        Topic::Side(role) => of_side(role),
        Topic::Power(power) => of_power(power),
        Topic::Module(Module::ChiefsArrow) => &[123, 309, 312, 313],
        Topic::Module(Module::SpecialRoles | Module::MixedRoles) => &[319, 320],
        Topic::Module(Module::Characters) => &[],
        Topic::Module(Module::Ghost) => &[125, 322, 325],
    }
}

fn of_card(kind: CardKind) -> &'static [u16] {
    match kind {
        CardKind::Bang => &[29, 30, 48, 76, 128, 133],
        CardKind::Missed => &[47, 48, 88, 140, 155],
        CardKind::Beer => &[55, 56, 57, 58, 62, 148, 149, 150, 203],
        CardKind::Saloon => &[50, 149],
        CardKind::Stagecoach | CardKind::WellsFargo => &[109, 167, 222],
        CardKind::GeneralStore => &[33, 54, 94, 157],
        CardKind::Panic => &[35, 37, 38, 39, 129, 136],
        CardKind::CatBalou => &[34, 37, 136],
        CardKind::Gatling => &[10, 49, 128, 154, 155],
        CardKind::Indians => &[10, 30, 46, 49, 64, 134, 140, 154, 155],
        CardKind::Duel => &[11, 30, 64, 65, 70, 134, 140, 153, 154],
        CardKind::Mustang | CardKind::Binocular => &[51, 108],
        CardKind::Scope => &[51, 108, 273],
        CardKind::Barrel => &[24, 46, 47, 130, 131],
        CardKind::Jail => &[19, 23, 24, 25, 28, 37],
        CardKind::Dynamite => &[10, 19, 22, 37, 132, 147],
        CardKind::Schofield | CardKind::Remington | CardKind::RevCarabine | CardKind::Winchester => &[32, 129],
        CardKind::Volcanic => &[32, 129, 142],
        CardKind::Hideout => &[51, 108, 157],
        CardKind::Punch => &[39, 131],
        CardKind::Dodge => &[88],
        CardKind::Brawl => &[44, 45],
        CardKind::RagTime => &[36, 44, 136],
        CardKind::Springfield => &[44, 131],
        CardKind::Tequila => &[44, 59, 60, 62],
        CardKind::Whisky => &[44, 59, 60],
        CardKind::Bible | CardKind::Sombrero | CardKind::TenGallonHat => &[42, 43],
        CardKind::IronPlate => &[31, 42, 43],
        CardKind::Canteen => &[42, 43, 59, 60, 62],
        CardKind::CanCan => &[34, 42, 43, 136],
        CardKind::Conestoga => &[36, 42, 43, 136],
        CardKind::Derringer => &[39, 41, 42, 43, 131],
        CardKind::BuffaloRifle => &[42, 43, 131],
        CardKind::Howitzer => &[42, 43, 49, 131],
        CardKind::Knife => &[29, 39, 42, 43, 131],
        CardKind::Pepperbox => &[39, 40, 42, 43, 131],
        CardKind::PonyExpress => &[42, 43, 109],
    }
}

fn of_character(character: Character) -> &'static [u16] {
    match character {
        Character::BartCassidy => &[63, 151, 245],
        Character::BlackJack => &[77, 255],
        Character::CalamityJanet => &[93, 140, 155, 214, 215],
        Character::ElGringo => &[11, 63, 151],
        Character::JesseJones => &[],
        Character::Jourdonnais => &[47, 141],
        Character::KitCarlson => &[77, 95, 165, 217, 218, 277],
        Character::LuckyDuke => &[78, 170, 177, 202, 262],
        Character::PaulRegret | Character::RoseDoolan => &[108],
        Character::PedroRamirez => &[138, 217, 255],
        Character::SidKetchum => &[13, 61, 144, 201, 282],
        Character::SlabTheKiller => &[47, 76, 130, 156, 256],
        Character::SuzyLafayette => &[73, 153, 248, 259],
        Character::VultureSam => &[13, 74, 147, 152, 216],
        Character::WillyTheKid => &[142],
        Character::ApacheKid => &[65, 157, 207, 208, 253, 256],
        Character::BelleStar => &[66, 257],
        Character::BillNoface | Character::ChuckWengam => &[67, 158],
        Character::DocHolyday => &[65, 68, 207],
        Character::ElenaFuente => &[251],
        Character::GregDigger | Character::HerbHunter => &[13, 71, 158],
        Character::JoseDelgado => &[69, 98, 161, 206, 217],
        Character::MollyStark => &[69, 70, 257, 264],
        Character::PatBrennan => &[72, 255],
        Character::PixiePete => &[69, 158],
        Character::SeanMallory => &[69],
        Character::TequilaJoe => &[62, 150],
        Character::VeraCuster => &[21, 74, 75, 211, 265],
        Character::ClausTheSaint => &[80, 217, 221, 252],
        Character::JohnnyKisch => &[79, 141, 253],
        Character::UncleWill => &[80, 214, 251],
        Character::BigSpencer => &[4, 88],
        Character::FlintWestwood => &[87, 174],
        Character::GaryLooter => &[83, 175, 267, 268],
        Character::GreygoryDeck => &[75, 84, 176, 227, 263],
        Character::JohnPain => &[82, 170, 177, 262],
        Character::LeeVanKliff => &[85, 167, 178, 260, 261],
        Character::TerenKill => &[13, 81, 179],
        Character::YoulGrinner => &[86, 180, 265, 267],
        Character::TheGraveDigger => &[236, 275],
    }
}

fn of_role(role: Role) -> &'static [u16] {
    match role {
        Role::Sheriff => &[2, 5, 12, 25, 139, 173],
        Role::Deputy => &[5, 8, 12, 152],
        Role::Outlaw => &[5, 8, 12, 71, 154],
        Role::Renegade => &[5, 6, 7, 8],
    }
}

fn of_face(face: Face) -> &'static [u16] {
    match face {
        Face::Arrow => &[118, 181, 301, 306],
        Face::BrokenArrow => &[122, 301, 324],
        Face::Bullet => &[122, 301, 303],
        Face::Dynamite => &[117, 303],
        Face::Bullseye1 => &[119, 303],
        Face::DoubleBullseye1 => &[119],
        Face::Bullseye2 => &[119, 120, 304],
        Face::DoubleBullseye2 => &[119, 120],
        Face::Beer | Face::DoubleBeer => &[305],
        Face::Gatling => &[122, 303, 309],
        Face::DoubleGatling => &[122],
    }
}

fn of_figure(character: dice::Character) -> &'static [u16] {
    match character {
        dice::Character::BartCassidy => &[121, 307],
        dice::Character::ElGringo => &[121, 307, 308, 313],
        dice::Character::JesseJones => &[121],
        dice::Character::KitCarlson => &[309],
        dice::Character::PaulRegret | dice::Character::Jourdonnais | dice::Character::VeraCuster => &[307],
        dice::Character::PedroRamirez => &[306, 307, 308],
        dice::Character::RoseDoolan => &[304],
        dice::Character::SidKetchum => &[310],
        dice::Character::VultureSam => &[307, 311],
        dice::Character::ApacheKid => &[313],
        dice::Character::ElenaFuente => &[312, 314],
        dice::Character::MollyStark => &[124, 303, 307, 315],
        dice::Character::BlackJack
        | dice::Character::CalamityJanet
        | dice::Character::LuckyDuke
        | dice::Character::SlabTheKiller
        | dice::Character::SuzyLafayette
        | dice::Character::WillyTheKid
        | dice::Character::BillNoface
        | dice::Character::DocHolyday
        | dice::Character::JoseDelgado
        | dice::Character::TequilaJoe => &[],
    }
}

fn of_side(role: Role) -> &'static [u16] {
    match role {
        Role::Sheriff => &[126, 127],
        Role::Deputy => &[126, 300],
        Role::Outlaw => &[126, 127, 302],
        Role::Renegade => &[125, 126, 127],
    }
}

fn of_power(power: Power) -> &'static [u16] {
    match power {
        Power::TheGood => &[124, 319, 323],
        Power::TheBear => &[323],
        Power::TheDoctor => &[301, 321],
        Power::TheJudge => &[124, 317],
        Power::TheGambler => &[316, 321],
        Power::TheBad => &[317],
        Power::TheUgly | Power::RightHand => &[],
        Power::LeftHand => &[124, 306, 308, 317, 318, 325],
    }
}

fn of_event(card: EventCard) -> &'static [u16] {
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
