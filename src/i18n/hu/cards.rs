//! Names, their forms, and rules of cards.

use standoff_engine::card::{
    BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CardKind, CatBalouSelf, DuelCredit, JailSkipDiscards, PanicSelf,
    PepperboxRange, RescueCards, ShortAttacksIgnoreHorses, StartCheckOrder, TableRules, WwsPonyExpress,
};

pub(super) fn name(kind: CardKind) -> &'static str {
    forms(kind)[0]
}

/// Whom: "BANG!-et".
pub(super) fn name_t(kind: CardKind) -> &'static str {
    forms(kind)[1]
}

/// With what: "BANG!-gel".
pub(super) fn name_val(kind: CardKind) -> &'static str {
    forms(kind)[2]
}

/// The name, with -t, and with -val. Too many are foreign or irregular for a rule.
fn forms(kind: CardKind) -> [&'static str; 3] {
    match kind {
        CardKind::Bang => ["BANG!", "BANG!-et", "BANG!-gel"],
        CardKind::Missed => ["Elvétve!", "Elvétve!-t", "Elvétve!-vel"],
        CardKind::Beer => ["Sör", "Sört", "Sörrel"],
        CardKind::Saloon => ["Szalon", "Szalont", "Szalonnal"],
        CardKind::Stagecoach => ["Postakocsi", "Postakocsit", "Postakocsival"],
        CardKind::WellsFargo => ["Wells Fargo", "Wells Fargót", "Wells Fargóval"],
        CardKind::GeneralStore => ["Zsibvásár", "Zsibvásárt", "Zsibvásárral"],
        CardKind::Panic => ["Pánik!", "Pánik!-ot", "Pánik!-kal"],
        CardKind::CatBalou => ["Cat Balou", "Cat Balou-t", "Cat Balou-val"],
        CardKind::Gatling => ["Gatling", "Gatlinget", "Gatlinggel"],
        CardKind::Indians => ["Indiánok!", "Indiánok!-at", "Indiánok!-kal"],
        CardKind::Duel => ["Párbaj", "Párbajt", "Párbajjal"],
        CardKind::Mustang => ["Mustang", "Mustangot", "Mustanggal"],
        CardKind::Scope => ["Távcső", "Távcsövet", "Távcsővel"],
        CardKind::Barrel => ["Hordó", "Hordót", "Hordóval"],
        CardKind::Jail => ["Börtön", "Börtönt", "Börtönnel"],
        CardKind::Dynamite => ["Dinamit", "Dinamitot", "Dinamittal"],
        CardKind::Schofield => ["Schofield", "Schofieldet", "Schofielddel"],
        CardKind::Remington => ["Remington", "Remingtont", "Remingtonnal"],
        CardKind::RevCarabine => ["Rev. Carabine", "Rev. Carabine-t", "Rev. Carabine-nal"],
        CardKind::Winchester => ["Winchester", "Winchestert", "Winchesterrel"],
        CardKind::Volcanic => ["Volcanic", "Volcanicot", "Volcanickal"],
        CardKind::Binocular => ["Látcső", "Látcsövet", "Látcsővel"],
        CardKind::Hideout => ["Rejtekhely", "Rejtekhelyet", "Rejtekhellyel"],
        CardKind::Punch => ["Ökölcsapás", "Ökölcsapást", "Ökölcsapással"],
        CardKind::Dodge => ["Elkerülés", "Elkerülést", "Elkerüléssel"],
        CardKind::Brawl => ["Verekedés", "Verekedést", "Verekedéssel"],
        CardKind::RagTime => ["Rag Time", "Rag Time-ot", "Rag Time-mal"],
        CardKind::Springfield => ["Springfield", "Springfieldet", "Springfielddel"],
        CardKind::Tequila => ["Tequila", "Tequilát", "Tequilával"],
        CardKind::Whisky => ["Whisky", "Whiskyt", "Whiskyvel"],
        CardKind::Bible => ["Biblia", "Bibliát", "Bibliával"],
        CardKind::Sombrero => ["Sombrero", "Sombrerót", "Sombreróval"],
        CardKind::TenGallonHat => ["Cowboykalap", "Cowboykalapot", "Cowboykalappal"],
        CardKind::IronPlate => ["Páncél", "Páncélt", "Páncéllal"],
        CardKind::Canteen => ["Kulacs", "Kulacsot", "Kulaccsal"],
        CardKind::CanCan => ["Kánkán", "Kánkánt", "Kánkánnal"],
        CardKind::Conestoga => ["Conestoga", "Conestogát", "Conestogával"],
        CardKind::Derringer => ["Derringer", "Derringert", "Derringerrel"],
        CardKind::BuffaloRifle => ["Bivalyölő Puska", "Bivalyölő Puskát", "Bivalyölő Puskával"],
        CardKind::Howitzer => ["Ágyú", "Ágyút", "Ágyúval"],
        CardKind::Knife => ["Kés", "Kést", "Késsel"],
        CardKind::Pepperbox => ["Pepperbox", "Pepperboxot", "Pepperboxszal"],
        CardKind::PonyExpress => ["Pony Express", "Pony Expresst", "Pony Expresszel"],
    }
}

/// The rule of a card under the table rules.
pub(super) fn rule(kind: CardKind, rules: &TableRules) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Lőj valakire a fegyvered hatótávján belül: 1 életébe kerül, ha nincs rá Elvétve! lapja. Körönként csak \
             egy BANG! lap jár."
        }
        CardKind::Missed => {
            "Akkor játszd ki, amikor rád lőnek, bárki körében: a lövés mellémegy. Az Indiánok! ellen és Párbajban nem \
             jó."
        }
        CardKind::Beer => match (rules.beer_out_of_turn, rules.beer_two_players) {
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::NoEffect) => {
                "Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy \
                 bármikor, amikor az utolsó életedet veszítenéd el. Ha már csak ketten vagytok, hatástalan."
            }
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::Forbidden) => {
                "Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy \
                 bármikor, amikor az utolsó életedet veszítenéd el. Ha már csak ketten vagytok, nem játszható ki."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::NoEffect) => {
                "Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy \
                 bármikor, amikor életet veszítesz. Ha már csak ketten vagytok, hatástalan."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::Forbidden) => {
                "Visszanyersz 1 életet, de sosem lehet több életed, mint kezdéskor. A saját körödben ihatod, vagy \
                 bármikor, amikor életet veszítesz. Ha már csak ketten vagytok, nem játszható ki."
            }
        },
        CardKind::Saloon => {
            "Mindenki visszanyer 1 életet, előbb a többiek, végül te; de senkinek sem lehet több, mint kezdéskor. Csak \
             a saját körödben: a Sörrel ellentétben haldoklót nem ment meg."
        }
        CardKind::Stagecoach => "Húzz 2 lapot.",
        CardKind::WellsFargo => "Húzz 3 lapot.",
        CardKind::GeneralStore => {
            "Annyi lap kerül felfordítva középre, ahány játékos van. Mindenki kap egyet: te választasz elsőként, aztán \
             balra sorban."
        }
        CardKind::Panic => match rules.panic_self {
            PanicSelf::No => {
                "Vegyél el egy lapot valakitől 1 távolságra: egy előtte fekvőt, vagy találomra egyet a kezéből. A \
                 fegyver ezt a távolságot nem növeli, de a Távcső, a Mustang és a hasonlók számítanak."
            }
            PanicSelf::Yes => {
                "Vegyél el egy lapot valakitől 1 távolságra: egy előtte fekvőt, vagy találomra egyet a kezéből; vagy \
                 vedd vissza egy előtted fekvő lapodat. A fegyver nem számít, a Távcső, a Mustang és a hasonlók igen."
            }
        },
        CardKind::CatBalou => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Bárki, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy \
                 találomra egyet a kezéből. A saját lapjaid közül bármelyiket választhatod."
            }
            CatBalouSelf::No => {
                "Bárki más, bármilyen messze is van, eldob egy lapot: egy előtte fekvőt, amelyet te választasz, vagy \
                 találomra egyet a kezéből."
            }
        },
        CardKind::Gatling => {
            "Lövés minden más játékosra, bármilyen messze. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít \
             bele."
        }
        CardKind::Indians => {
            "Minden más játékos eldob egy BANG!-et, vagy 1 életet veszít. Az Elvétve! és a Hordó itt nem segít."
        }
        CardKind::Duel => match rules.duel_credit {
            DuelCredit::CardOwner => {
                "Hívj ki bárkit, bármilyen messze. Felváltva dobtok BANG! lapokat, a kihívott kezdi; aki abbahagyja, 1 \
                 életet veszít. Az Elvétve! és a Hordó nem segít, és a BANG!-korlátot sem érinti."
            }
            DuelCredit::Winner => {
                "Hívj ki bárkit, bármilyen messze. Felváltva dobtok BANG! lapokat, a kihívott kezdi; aki abbahagyja, \
                 azt a másik eltalálja, és 1 életet veszít. Az Elvétve! és a Hordó nem segít, és a BANG!-korlátot sem \
                 érinti."
            }
        },
        CardKind::Mustang => "Mindenki más eggyel távolabb lát téged.",
        CardKind::Scope => "Mindenki mást eggyel közelebb látsz, de 1-nél közelebb soha.",
        CardKind::Barrel => match rules.barrel_in_jail {
            BarrelInJail::Yes => {
                "Ha rád lőnek, felcsaphatsz egy lapot: a kőr felér egy Elvétve! lappal. Lövésenként egyszer \
                 próbálhatod."
            }
            BarrelInJail::No => {
                "Ha rád lőnek, felcsaphatsz egy lapot: a kőr felér egy Elvétve! lappal. Lövésenként egyszer \
                 próbálhatod, Börtönben pedig egyszer sem."
            }
        },
        CardKind::Jail => match rules.jail_skip_discards {
            JailSkipDiscards::No => {
                "Rakd bárki elé, bármilyen messze, csak a seriff elé nem. A rab a köre elején felcsap: kőrre játszik, \
                 különben kimarad. A Börtön mindenképp a dobópakliba kerül."
            }
            JailSkipDiscards::Yes => {
                "Rakd bárki elé, bármilyen messze, csak a seriff elé nem. A rab a köre elején felcsap: kőrre játszik, \
                 különben csak a fölös lapjait dobja el. A Börtön mindenképp a dobópakliba kerül."
            }
        },
        CardKind::Dynamite => match rules.start_check_order {
            StartCheckOrder::DynamiteFirst => {
                "Tedd magad elé. A következő körödtől akinél van, a köre elején minden más előtt felcsap: pikk 2-től \
                 9-ig felrobban, és 3 életet visz; különben balra vándorol a következőhöz, akinél nincs Dinamit."
            }
            StartCheckOrder::PlayOrder => {
                "Tedd magad elé. A következő körödtől akinél van, a köre elején, egy régebbi Börtön után, felcsap: \
                 pikk 2-től 9-ig felrobban, és 3 életet visz; különben balra vándorol a következőhöz, akinél nincs \
                 Dinamit."
            }
        },
        CardKind::Schofield => "Fegyver, 2 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Remington => "Fegyver, 3 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::RevCarabine => "Fegyver, 4 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Winchester => "Fegyver, 5 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Volcanic => {
            "Fegyver, csak 1 távolságig ér, de annyi BANG! lapot játszol ki vele, amennyit akarsz. A korábbi fegyvered \
             helyére lép."
        }
        CardKind::Binocular => "Mindenki mást eggyel közelebb látsz, a Távcső mellett is.",
        CardKind::Hideout => "Mindenki más eggyel távolabb lát téged, a Mustang mellett is.",
        CardKind::Punch => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Lövés valakire 1 távolságra, bármi is a fegyvered. Nem BANG! lap, így a körönkénti egy BANG!-be nem \
                 számít bele."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Lövés valakire 1 távolságra, csak a helyeket számolva: fegyver, Mustang, Távcső és hasonló nem \
                 számít. Nem BANG! lap, így a körönkénti egy BANG!-be nem számít bele."
            }
        },
        CardKind::Dodge => "Megállít egy rád leadott lövést, mint az Elvétve!, és utána húzol egy lapot.",
        CardKind::Brawl => {
            "Dobj el mellé még egy lapot. Mindenki más elveszít egyet: mindenkinél te választasz egy előtte fekvőt, \
             vagy találomra egyet a kezéből."
        }
        CardKind::RagTime => {
            "Dobj el mellé még egy lapot. Vegyél el egyet bárki mástól, bármilyen messze: egy előtte fekvőt, vagy \
             találomra egyet a kezéből."
        }
        CardKind::Springfield => {
            "Dobj el mellé még egy lapot. Lövés bárkire, bármilyen messze. Nem BANG! lap, így a körönkénti egy \
             BANG!-be nem számít bele."
        }
        CardKind::Tequila => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Dobj el mellé még egy lapot: te vagy akárki más, akit választasz, visszanyer 1 életet. Csak a saját \
                 körödben: nem Sör, haldoklót nem ment meg."
            }
            RescueCards::AllHealing => {
                "Dobj el mellé még egy lapot: te vagy akárki más, akit választasz, visszanyer 1 életet. A saját \
                 körödben, vagy ha az utolsó életedet veszítenéd el, és kettőnél többen vagytok. Nem Sör."
            }
        },
        CardKind::Whisky => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Dobj el mellé még egy lapot: visszanyersz 2 életet. Csak a saját körödben: nem Sör, haldoklót nem \
                 ment meg."
            }
            RescueCards::AllHealing => {
                "Dobj el mellé még egy lapot: visszanyersz 2 életet. A saját körödben, vagy ha az utolsó életedet \
                 veszítenéd el, és kettőnél többen vagytok. Nem Sör."
            }
        },
        CardKind::Bible => {
            "Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést, és húzol egy \
             lapot."
        }
        CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => {
            "Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést."
        }
        CardKind::Canteen => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Most csak tedd le. Egy későbbi körödben egyszer visszaad 1 életet. Nem Sör, haldoklót nem ment meg."
            }
            RescueCards::AllHealing => {
                "Most csak tedd le. Később egyszer visszaad 1 életet: a saját körödben, vagy ha az utolsó életedet \
                 veszítenéd el, és kettőnél többen vagytok. Nem Sör."
            }
        },
        CardKind::CanCan => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Most csak tedd le. Egy későbbi körödben bárki, bármilyen messze is van, eldob egy lapot: egy előtte \
                 fekvőt, amelyet te választasz, vagy találomra egyet a kezéből. A saját lapjaid közül bármelyiket \
                 választhatod."
            }
            CatBalouSelf::No => {
                "Most csak tedd le. Egy későbbi körödben bárki más, bármilyen messze is van, eldob egy lapot: egy \
                 előtte fekvőt, amelyet te választasz, vagy találomra egyet a kezéből."
            }
        },
        CardKind::Conestoga => {
            "Most csak tedd le. Egy későbbi körödben elveszel egy lapot bárki mástól, bármilyen messze: egy előtte \
             fekvőt, vagy találomra egyet a kezéből."
        }
        CardKind::Derringer => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered; utána húzol egy \
                 lapot, akár talált, akár nem. Nem BANG! lap."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, csak a helyeket számolva: fegyver, \
                 Mustang, Távcső és hasonló nem számít; utána húzol egy lapot, akár talált, akár nem. Nem BANG! lap."
            }
        },
        CardKind::BuffaloRifle => {
            "Most csak tedd le. Egy későbbi körödben lövés bárkire, bármilyen messze. Nem BANG! lap."
        }
        CardKind::Howitzer => {
            "Most csak tedd le. Egy későbbi körödben lövés mindenki másra, bármilyen messze. Nem BANG! lap."
        }
        CardKind::Knife => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered. Nem BANG! lap."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, csak a helyeket számolva: fegyver, \
                 Mustang, Távcső és hasonló nem számít. Nem BANG! lap."
            }
        },
        CardKind::Pepperbox => match rules.pepperbox_range {
            PepperboxRange::Weapon => {
                "Most csak tedd le. Egy későbbi körödben lövés a fegyvered hatótávján belül. Nem BANG! lap."
            }
            PepperboxRange::FixedOne => rule(CardKind::Knife, rules),
        },
        CardKind::PonyExpress => match rules.wws_pony_express {
            WwsPonyExpress::No => "Most csak tedd le. Egy későbbi körödben húzz 3 lapot.",
            WwsPonyExpress::Yes => {
                "Most csak tedd le. Egy későbbi körödben húzz 3 lapot. Ha a Wild West Show is játékban van, a \
                 következő lapja is felfordul."
            }
        },
    }
}
