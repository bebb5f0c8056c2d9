//! Table rules: what they are called, what they change, where they come from.

use crate::i18n::{Preset, RuleChoice};
use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CatBalouSelf, CharacterChoice,
    DaltonsIncludeGreen, DodgeCityEdition, DuelCredit, HangoverAlsoBlue, JailSkipDiscards, NewIdentityTemporary,
    PanicSelf, PepperboxRange, PeyoteMustContinue, RanchTiming, RescueCards, RicochetCountsAsBang,
    ShortAttacksIgnoreHorses, ShowdownBangOnlyMissed, StartCheckOrder, WwsPonyExpress, WwsSeedTexts,
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
        RuleChoice::HangoverAlsoBlue(_) => "Másnaposság és az asztal lapjai",
        RuleChoice::DaltonsIncludeGreen(_) => "A Daltonok és a zöld lapok",
        RuleChoice::NewIdentityTemporary(_) => "Új személyazonosság egy fordulóra",
        RuleChoice::AbandonedMineVariant(_) => "Az elhagyott bánya",
        RuleChoice::RanchTiming(_) => "Mikor cserél a Farm",
        RuleChoice::RicochetCountsAsBang(_) => "A golyó ereje és a korlát",
        RuleChoice::PeyoteMustContinue(_) => "Meszkalin kaktusz: jó tipp után",
        RuleChoice::AmbushAbilities(_) => "Lesállás és képességek",
        RuleChoice::WwsSeedTexts(_) => "A Wild West Show szövegei",
        RuleChoice::WwsPonyExpress(_) => "Pony Express és a show",
        RuleChoice::ShowdownBangOnlyMissed(_) => "BANG! a Showdown alatt",
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
        RuleChoice::HangoverAlsoBlue(_) => "Működnek-e Másnaposság idején az asztalon fekvő lapok.",
        RuleChoice::DaltonsIncludeGreen(_) => "Elvihetik-e a Daltonok a zöld lapot is, nem csak a kéket.",
        RuleChoice::NewIdentityTemporary(_) => {
            "Átveheted-e a második karaktered képességeit egyetlen fordulóra is, a saját életeiddel."
        }
        RuleChoice::AbandonedMineVariant(_) => "Melyik lapjaid kerülnek a húzópaklira, ha a dobópakliból húztál.",
        RuleChoice::RanchTiming(_) => "A köröd melyik pontján cserélhetsz kézi lapokat.",
        RuleChoice::RicochetCountsAsBang(_) => "Elhasználja-e a köröd BANG! lapját, ha valaki lapjára lősz.",
        RuleChoice::PeyoteMustContinue(_) => "Abbahagyhatod-e, amíg eltalálod.",
        RuleChoice::AmbushAbilities(_) => "Módosítja-e a távolságot Paul Regret, Rose Doolan és a többi képesség.",
        RuleChoice::WwsSeedTexts(_) => {
            "Úgy hat-e a Temetőkert, Darling Valentine, Dorothy Rage és Helena Zontero, ahogy egy magyar összefoglaló \
             írja."
        }
        RuleChoice::WwsPonyExpress(_) => "A Pony Express is elhozza-e a Wild West Show következő lapját.",
        RuleChoice::ShowdownBangOnlyMissed(_) => "Lehet-e még BANG! lappal lőni, amikor bármi más BANG! lehet.",
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
        RuleChoice::HangoverAlsoBlue(_) => "A lapon: csak képességek. Magyar összefoglaló: kék és zöld lapok is.",
        RuleChoice::DaltonsIncludeGreen(_) => "A lapon: csak a kék. Magyar összefoglaló: a zöld is.",
        RuleChoice::NewIdentityTemporary(_) => "A lapon: végleg, 2 élettel. Magyar összefoglaló: csak a fordulóra is.",
        RuleChoice::AbandonedMineVariant(_) => {
            "Hivatalos GYIK: fölös és párbaj. Mai lap: a fölösek. Régi lap, magyar összefoglaló: mind. Fordítás: a felhasználtak."
        }
        RuleChoice::RanchTiming(_) => "Mai lap: húzás után. Régi lap és magyar összefoglaló: kijátszás után.",
        RuleChoice::RicochetCountsAsBang(_) => "A lapon: akárhány. Magyar összefoglaló: a BANG! szabálya érvényes.",
        RuleChoice::PeyoteMustContinue(_) => "A lapon: folytathatod. Magyar összefoglaló: amíg el nem véted.",
        RuleChoice::AmbushAbilities(_) => "Hivatalos GYIK: igen. A lap szövege szerint csak az asztalon fekvő lapok.",
        RuleChoice::WwsSeedTexts(_) => {
            "A lapokon: szerepek és parancsok. Magyar összefoglaló: karakterek és ajándékok, egyszeri csere."
        }
        RuleChoice::WwsPonyExpress(_) => "Nyomtatott szabály: csak Postakocsi és Wells Fargo. Van, ahol ez is.",
        RuleChoice::ShowdownBangOnlyMissed(_) => {
            "A szerző: csak Elvétve!-ként jó. Magyar összefoglaló: Elvétve!-ként is jó."
        }
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
        RuleChoice::HangoverAlsoBlue(option) => match option {
            HangoverAlsoBlue::No => "Csak a képességek szünetelnek",
            HangoverAlsoBlue::Yes => "Az asztal lapjai is szünetelnek",
        },
        RuleChoice::DaltonsIncludeGreen(option) => match option {
            DaltonsIncludeGreen::No => "Csak kék lapok",
            DaltonsIncludeGreen::Yes => "Kék és zöld lapok",
        },
        RuleChoice::NewIdentityTemporary(option) => match option {
            NewIdentityTemporary::No => "Csak végleg",
            NewIdentityTemporary::Yes => "Egy fordulóra is",
        },
        RuleChoice::AbandonedMineVariant(option) => match option {
            AbandonedMineVariant::DiscardedCards => "A fölös és a párbajban eldobott lapok",
            AbandonedMineVariant::PhaseThreeOnly => "Csak a fölös lapok",
            AbandonedMineVariant::AllCards => "Minden kijátszott és eldobott lap",
            AbandonedMineVariant::UsedCards => "Csak a felhasznált lapok",
        },
        RuleChoice::RanchTiming(option) => match option {
            RanchTiming::EndOfPhaseOne => "Húzás után",
            RanchTiming::EndOfPhaseTwo => "Kijátszás után",
        },
        RuleChoice::RicochetCountsAsBang(option) => match option {
            RicochetCountsAsBang::No => "Akárhányszor",
            RicochetCountsAsBang::Yes => "BANG! lapnak számít",
        },
        RuleChoice::PeyoteMustContinue(option) => match option {
            PeyoteMustContinue::No => "Abbahagyhatod",
            PeyoteMustContinue::Yes => "Folytatnod kell",
        },
        RuleChoice::AmbushAbilities(option) => match option {
            AmbushAbilities::Yes => "Számítanak",
            AmbushAbilities::No => "Csak az asztal lapjai számítanak",
        },
        RuleChoice::WwsSeedTexts(option) => match option {
            WwsSeedTexts::No => "Ahogy a lapokon áll",
            WwsSeedTexts::Yes => "Magyar összefoglaló szerint",
        },
        RuleChoice::WwsPonyExpress(option) => match option {
            WwsPonyExpress::No => "Nem hoz lapot",
            WwsPonyExpress::Yes => "Hoz lapot",
        },
        RuleChoice::ShowdownBangOnlyMissed(option) => match option {
            ShowdownBangOnlyMissed::Yes => "Csak Elvétve!",
            ShowdownBangOnlyMissed::No => "BANG! vagy Elvétve!",
        },
        RuleChoice::CharacterChoice(option) => match option {
            CharacterChoice::DealOne => "Egyet osztunk",
            CharacterChoice::ChooseOneOfTwo => "Egy a kettőből",
        },
    }
}
