//! Table rules: what they are called, what they change, where they come from.

use crate::i18n::{Preset, RuleChoice};
use standoff_engine::card::{
    BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CatBalouSelf, CharacterChoice, DodgeCityEdition, DuelCredit,
    JailSkipDiscards, PanicSelf, PepperboxRange, RescueCards, ShortAttacksIgnoreHorses, StartCheckOrder,
};

pub(super) fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::FourthEdition => "4. kiadás",
        Preset::DodgeCityRulebook => "Dodge City füzete",
        Preset::HungarianTable => "Magyar asztal",
        Preset::Custom => "Egyéni",
    }
}

pub(super) fn preset_about(preset: Preset) -> &'static str {
    match preset {
        Preset::FourthEdition => "Ahogy a legújabb szabálykönyvben áll.",
        Preset::DodgeCityRulebook => {
            "Ahogy a kiegészítő füzetében áll: Sör bármely találatra, de az utolsó két játékos közt már nem."
        }
        Preset::HungarianTable => {
            "Egy magyar összefoglaló nyomán: bármely ital megmenthet, közelről nem számít a ló, a Börtön keményebb."
        }
        Preset::Custom => "Az alábbi szabályokból összeállított saját keveréked.",
    }
}

pub(super) fn rule(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Dinamit és Börtön együtt",
        RuleChoice::JailSkipDiscards(_) => "Eldobás a Börtönben",
        RuleChoice::BarrelInJail(_) => "Hordó a Börtönben",
        RuleChoice::CatBalouSelf(_) => "Cat Balou magad ellen",
        RuleChoice::PanicSelf(_) => "Pánik! magad ellen",
        RuleChoice::ShortAttacksIgnoreHorses(_) => "Közeli támadások és lovak",
        RuleChoice::PepperboxRange(_) => "A Pepperbox hatótávja",
        RuleChoice::BeerOutOfTurn(_) => "Sör más körében",
        RuleChoice::BeerTwoPlayers(_) => "Sör az utolsó kettőnél",
        RuleChoice::RescueCards(_) => "Mi menti meg a haldoklót",
        RuleChoice::DodgeCityEdition(_) => "Dodge City karakterei",
        RuleChoice::DuelCredit(_) => "Elvesztett saját Párbaj",
        RuleChoice::CharacterChoice(_) => "Karakterválasztás",
    }
}

pub(super) fn about(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Melyikre csap fel először, aki előtt mindkettő ott van.",
        RuleChoice::JailSkipDiscards(_) => "Eldobja-e a fölös lapjait az is, aki a Börtönben marad.",
        RuleChoice::BarrelInJail(_) => "Elbújhat-e a rab egy Hordó mögé.",
        RuleChoice::CatBalouSelf(_) => "Eldobathatsz-e vele egy saját lapot, például a Dinamitot.",
        RuleChoice::PanicSelf(_) => "Visszavehetsz-e vele a kezedbe egy saját lapot az asztalról.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Csak a székeket számolja-e az Ökölcsapás, a Kés és a Derringer, Mustang, Távcső és társaik nélkül."
        }
        RuleChoice::PepperboxRange(_) => "Milyen messze lehet a Pepperbox célpontja.",
        RuleChoice::BeerOutOfTurn(_) => "Mikor ihatsz Sört, ha nem te jössz.",
        RuleChoice::BeerTwoPlayers(_) => "Kijátszható-e a Sör, bár ilyenkor már senkit sem gyógyít.",
        RuleChoice::RescueCards(_) => "Mely lapok jók az utolsó találat ellen, amíg legalább hárman vagytok.",
        RuleChoice::DodgeCityEdition(_) => {
            "José Delgado, Molly Stark, Pixie Pete és Sean Mallory az első nyomás vagy a mai kiadás szerint játszik-e."
        }
        RuleChoice::DuelCredit(_) => "Ki számít a kihívó legyőzőjének, ha a saját Párbaját veszti el.",
        RuleChoice::CharacterChoice(_) => "Egy karaktert kap-e mindenki, vagy kettőből választ.",
    }
}

pub(super) fn source(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Nyomtatott szabály: előbb a Dinamit. Magyar összefoglaló: érkezési sorrend.",
        RuleChoice::JailSkipDiscards(_) => {
            "4. kiadás: az egész kör elmarad. Dodge City füzete: csak a húzás és a kijátszás."
        }
        RuleChoice::BarrelInJail(_) => "Nyomtatott szabály: a rab a szokott módon védekezik. Magyar összefoglaló: nem.",
        RuleChoice::CatBalouSelf(_) => "Nyomtatott szabály: bárki ellen, te is. Magyar összefoglaló: csak mások ellen.",
        RuleChoice::PanicSelf(_) => "Nyomtatott szabály: csak mások ellen. Néhány asztal és program megengedi.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Nyomtatott szabály: ahogy a távolságot látod. Magyar összefoglaló: se fegyver, se ló nem számít."
        }
        RuleChoice::PepperboxRange(_) => "A lapon: a fegyver hatótávja. Magyar összefoglaló: 1 távolság.",
        RuleChoice::BeerOutOfTurn(_) => "4. kiadás: csak az utolsó találatra. Dodge City füzete: bármelyikre.",
        RuleChoice::BeerTwoPlayers(_) => "4. kiadás: szabad, de hiába. Dodge City füzete: tilos.",
        RuleChoice::RescueCards(_) => {
            "Dodge City füzete: csak a Sör. Magyar összefoglaló: a Tequila, a Whisky és a Kulacs is."
        }
        RuleChoice::DodgeCityEdition(_) => {
            "Dodge City füzete: az első nyomás. Az újabbak a négyből hármat visszafognak."
        }
        RuleChoice::DuelCredit(_) => "Dodge City füzete: a lap a kihívóé, ezért senki sem felelős.",
        RuleChoice::CharacterChoice(_) => "Nyomtatott szabály: egy jut. A kettőből választás elterjedt változat.",
    }
}

pub(super) fn option(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(option) => match option {
            StartCheckOrder::DynamiteFirst => "Előbb a Dinamit",
            StartCheckOrder::PlayOrder => "Érkezési sorrendben",
        },
        RuleChoice::JailSkipDiscards(option) => match option {
            JailSkipDiscards::No => "Az egész kör elmarad",
            JailSkipDiscards::Yes => "A fölös lapok eldobandók",
        },
        RuleChoice::BarrelInJail(option) => match option {
            BarrelInJail::Yes => "Működik",
            BarrelInJail::No => "Nem működik",
        },
        RuleChoice::CatBalouSelf(option) => match option {
            CatBalouSelf::Yes => "Szabad",
            CatBalouSelf::No => "Tilos",
        },
        RuleChoice::PanicSelf(option) => match option {
            PanicSelf::No => "Tilos",
            PanicSelf::Yes => "Szabad",
        },
        RuleChoice::ShortAttacksIgnoreHorses(option) => match option {
            ShortAttacksIgnoreHorses::No => "A lovak számítanak",
            ShortAttacksIgnoreHorses::Yes => "Csak a székek számítanak",
        },
        RuleChoice::PepperboxRange(option) => match option {
            PepperboxRange::Weapon => "Amíg a fegyvered ér",
            PepperboxRange::FixedOne => "1 távolság",
        },
        RuleChoice::BeerOutOfTurn(option) => match option {
            BeerOutOfTurn::WhenDying => "Csak az utolsó találatra",
            BeerOutOfTurn::AnyLoss => "Bármely találatra",
        },
        RuleChoice::BeerTwoPlayers(option) => match option {
            BeerTwoPlayers::NoEffect => "Szabad, de hatástalan",
            BeerTwoPlayers::Forbidden => "Tilos",
        },
        RuleChoice::RescueCards(option) => match option {
            RescueCards::BeerOnly => "Csak a Sör",
            RescueCards::AllHealing => "Bármely ital",
        },
        RuleChoice::DodgeCityEdition(option) => match option {
            DodgeCityEdition::First => "Első nyomás",
            DodgeCityEdition::Current => "Mai kiadás",
        },
        RuleChoice::DuelCredit(option) => match option {
            DuelCredit::CardOwner => "Senki",
            DuelCredit::Winner => "A Párbaj győztese",
        },
        RuleChoice::CharacterChoice(option) => match option {
            CharacterChoice::DealOne => "Egyet osztunk",
            CharacterChoice::ChooseOneOfTwo => "Egy a kettőből",
        },
    }
}
