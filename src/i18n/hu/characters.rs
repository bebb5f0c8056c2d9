//! Names and abilities of characters.

use standoff_engine::card::{Character, DodgeCityEdition, TableRules};

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
        Character::ClausTheSaint => "Claus „The Saint”",
        Character::JohnnyKisch => "Johnny Kisch",
        Character::UncleWill => "Uncle Will",
        Character::BigSpencer => "Big Spencer",
        Character::FlintWestwood => "Flint Westwood",
        Character::GaryLooter => "Gary Looter",
        Character::GreygoryDeck => "Gregory Deck",
        Character::JohnPain => "John Pain",
        Character::LeeVanKliff => "Lee Van Kliff",
        Character::TerenKill => "Teren Kill",
        Character::YoulGrinner => "Youl Grinner",
        Character::TheGraveDigger => "Sírásó",
    }
}

/// The ability of a character under the table rules.
pub(super) fn rule(character: Character, rules: &TableRules) -> &'static str {
    match character {
        Character::BartCassidy => "Minden elveszített életed után húzol egy lapot, ha túléled.",
        Character::BlackJack => "A körödben másodikként húzott lapot megmutatod. Ha piros, húzol egy harmadikat is.",
        Character::CalamityJanet => {
            "Nálad a BANG! és az Elvétve! egyre megy. A BANG!-ként kijátszott Elvétve! a kör egyetlen BANG!-ének \
             számít."
        }
        Character::ElGringo => "Aki elveszi egy életedet, attól kapsz cserébe egy lapot, találomra a kezéből.",
        Character::JesseJones => "A köröd első lapját húzhatod találomra valaki más kezéből is.",
        Character::Jourdonnais => {
            "Ha rád lőnek, felcsaphatsz egy lapot: kőrnél a lövés mellémegy. Egy igazi Hordóval kétszer próbálkozhatsz."
        }
        Character::KitCarlson => {
            "Két lap húzása helyett nézd meg a pakli felső három lapját: kettőt megtartasz, a harmadikat visszateszed \
             a pakli tetejére."
        }
        Character::LuckyDuke => "Ha felcsapsz, két lapot fordítasz fel, és te döntöd el, melyik számít.",
        Character::PaulRegret => "Mindenki más eggyel távolabb lát téged.",
        Character::PedroRamirez => "A köröd első lapját húzhatod a dobópakli tetejéről is.",
        Character::RoseDoolan => "Mindenki mást eggyel közelebb látsz.",
        Character::SidKetchum => {
            "Bármikor, akár haldokolva is, eldobhatsz a kezedből két lapot, hogy visszanyerj 1 életet, ahányszor csak \
             akarod."
        }
        Character::SlabTheKiller => "A BANG! lapodat csak két Elvétve! állítja meg. Ha a Hordó véd, az egynek számít.",
        Character::SuzyLafayette => "Ha kiürül a kezed, húzol egy lapot.",
        Character::VultureSam => {
            "Ha valaki más kiesik, minden lapját a kezedbe veszed: a kezéből és az előtte fekvőket is."
        }
        Character::WillyTheKid => "A körödben annyi BANG! lapot játszol ki, amennyit akarsz.",
        Character::ApacheKid => {
            "Mások káró lapjai nem hatnak rád, se jóra, se rosszra. A Párbajban dobott károk viszont számítanak."
        }
        Character::BelleStar => "A körödben senki más előtt nem működnek a lapok, de elvenni azért lehet őket.",
        Character::BillNoface => "A körödben 1 lapot húzol, és még 1-et minden hiányzó életed után.",
        Character::ChuckWengam => {
            "A körödben, ahányszor csak akarod, 1 életedért 2 lapot húzhatsz; az utolsót nem adhatod."
        }
        Character::DocHolyday => {
            "A körödben egyszer két lapot eldobva lőhetsz a fegyvered hatótávján belül. Ez nem BANG! lap."
        }
        Character::ElenaFuente => "A kezedből bármelyik lapot használhatod Elvétve! lapként.",
        Character::GregDigger => "Ha valaki más kiesik, legfeljebb 2 életet visszanyersz.",
        Character::HerbHunter => "Ha valaki más kiesik, húzol 2 lapot, a vérdíjon felül is.",
        Character::JoseDelgado => match rules.dodge_city_edition {
            DodgeCityEdition::First => "A körödben eldobhatsz egy kék lapot, hogy húzz 2-t, ahányszor csak akarod.",
            DodgeCityEdition::Current => "A körödben eldobhatsz egy kék lapot, hogy húzz 2-t, legfeljebb kétszer.",
        },
        Character::MollyStark => match rules.dodge_city_edition {
            DodgeCityEdition::First => {
                "Minden BANG!, Elvétve! vagy Sör után, amelyet más körében használsz, húzol egy lapot; Párbajban csak \
                 a végén."
            }
            DodgeCityEdition::Current => {
                "Minden kézi lap után, amelyet más körében használsz, húzol egy lapot; Párbajban csak a végén."
            }
        },
        Character::PatBrennan => "Húzás helyett a körödben elvehetsz egy lapot, amely valaki más előtt fekszik.",
        Character::PixiePete => match rules.dodge_city_edition {
            DodgeCityEdition::First => "A körödben 2 helyett 4 lapot húzol.",
            DodgeCityEdition::Current => "A körödben 2 helyett 3 lapot húzol.",
        },
        Character::SeanMallory => match rules.dodge_city_edition {
            DodgeCityEdition::First => "A köröd végén akárhány lapot megtarthatsz.",
            DodgeCityEdition::Current => "A köröd végén legfeljebb 10 lapot megtarthatsz.",
        },
        Character::TequilaJoe => "Neked a Sör 2 életet ad; más ital annyit, amennyit bárkinek.",
        Character::VeraCuster => {
            "Minden körödben, húzás előtt, választasz valaki mást a játékból, és a következő választásodig az ő \
             képességét használod."
        }
        Character::ClausTheSaint => {
            "Eggyel több lapot húzol, mint ahány játékos még játékban van: kettőt megtartasz, a többieknek egyet-egyet \
             adsz."
        }
        Character::JohnnyKisch => {
            "Ha leteszel egy lapot magad vagy más elé, az asztalról minden más ugyanolyan nevű lap a dobópakliba kerül."
        }
        Character::UncleWill => "A körödben egyszer bármelyik kézi lapodat kijátszhatod Zsibvásárként.",
        Character::BigSpencer => {
            "Csak 5 lappal kezdesz, és Elvétve! lapot sosem játszhatsz ki. Minden mást használhatsz lövés ellen."
        }
        Character::FlintWestwood => {
            "A körödben egyszer egy választott kézi lapodat valaki más két találomra kihúzott lapjára cserélheted."
        }
        Character::GaryLooter => "A tiéd minden fölös lap, amelyet mások a körük végén eldobnak.",
        Character::GreygoryDeck => {
            "Két olyan alapjátékbeli karakter képességét használod, amely nincs játékban. A köröd elején mindkettőt \
             két másikra cserélheted."
        }
        Character::JohnPain => {
            "Amíg 6-nál kevesebb lap van a kezedben, tiéd minden lap, amelyet bárki felcsap, miután számított."
        }
        Character::LeeVanKliff => {
            "Ha a körödben kijátszottál egy barna lapot, egy BANG!-et eldobva rögtön megismételheted a hatását, akár \
             új célponttal. A további árat nem kell újra megfizetni."
        }
        Character::TerenKill => {
            "Amikor kiesnél, felcsapsz egy lapot: ha nem pikk, 1 élettel játékban maradsz, és húzol egy lapot."
        }
        Character::YoulGrinner => {
            "A köröd elején mindenki, akinek több lap van a kezében, mint neked, ad neked egyet, amelyiket akarja."
        }
        Character::TheGraveDigger => {
            "Ha rád lőnek, felcsaphatsz: pikknél a lövés mellémegy. Az első lapod jöhet valaki kezéből. BANG! helyett \
             Elvétve!-vel lősz, Párbajt nem kezdesz. Aki megsebez, ad neked egy lapot, vagy ha nincs, 1 életet veszít."
        }
    }
}
