//! Names and abilities of characters.

use standoff_engine::card::Character;

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
    }
}

pub(super) fn rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => "Minden elveszített élete után húz egy lapot, ha túléli.",
        Character::BlackJack => "A körében másodikként húzott lapját megmutatja. Ha piros, húz egy harmadikat is.",
        Character::CalamityJanet => "Nála a BANG! lap Elvétve! is lehet, és fordítva.",
        Character::ElGringo => "Aki elveszi egy életét, attól kap cserébe egy lapot, találomra a kezéből.",
        Character::JesseJones => "A köre első lapját húzhatja találomra valaki más kezéből is.",
        Character::Jourdonnais => "Nála mindig van egy Hordó; egy második Hordóval kétszer próbálkozhat.",
        Character::KitCarlson => "Három lapból válogat: kettőt megtart, a harmadik visszamegy a pakli tetejére.",
        Character::LuckyDuke => "Ha felcsap, két lapot fordít fel, és ő dönt, melyik számít.",
        Character::PaulRegret => "Mindenki más eggyel távolabb látja őt.",
        Character::PedroRamirez => "A köre első lapját húzhatja a dobópakli tetejéről is.",
        Character::RoseDoolan => "Mindenki mást eggyel közelebb lát.",
        Character::SidKetchum => "Bármikor eldobhat a kezéből két lapot, hogy visszanyerjen 1 életet.",
        Character::SlabTheKiller => "Az ő BANG! lapját csak két Elvétve! állítja meg.",
        Character::SuzyLafayette => "Ha kiürül a keze, húz egy lapot.",
        Character::VultureSam => "Ha valaki kiesik, övé lesz minden lapja: kézből és asztalról is.",
        Character::WillyTheKid => "A körében annyi BANG! lapot játszik ki, amennyit akar.",
        Character::ApacheKid => {
            "Mások káró lapjai nem hatnak rá, se jóra, se rosszra. A Párbajban dobott károk viszont számítanak."
        }
        Character::BelleStar => "Az ő körében senki más előtt nem működnek a lapok, de elvenni azért lehet őket.",
        Character::BillNoface => "A körében 1 lapot húz, és még 1-et minden hiányzó élete után.",
        Character::ChuckWengam => {
            "A körében, ahányszor csak akarja, 1 életéért 2 lapot húzhat; az utolsót nem adhatja."
        }
        Character::DocHolyday => {
            "A körében egyszer két lapot eldobva lőhet a fegyvere hatótávján belül. Ez nem BANG! lap."
        }
        Character::ElenaFuente => "A kezéből bármelyik lap megteszi neki Elvétve! helyett.",
        Character::GregDigger => "Ha valaki más kiesik, legfeljebb 2 életet visszanyer.",
        Character::HerbHunter => "Ha valaki más kiesik, húz 2 lapot, a vérdíjon felül is.",
        Character::JoseDelgado => {
            "A körében eldobhat egy kék lapot, hogy húzzon 2-t, ahányszor csak akarja (mai kiadás: kétszer)."
        }
        Character::MollyStark => {
            "Húz egy lapot minden BANG!, Elvétve! vagy Sör után, amit más körében használ (mai kiadás: bármely \
             kézi lap után); Párbajban a végén."
        }
        Character::PatBrennan => "Húzás helyett a körében elvehet egy lapot valaki más asztaláról.",
        Character::PixiePete => "A körében 2 helyett 4 lapot húz (mai kiadás: 3-at).",
        Character::SeanMallory => "A köre végén akárhány lapot megtarthat (mai kiadás: 10-et).",
        Character::TequilaJoe => "Neki a Sör 2 életet ad; más ital annyit, amennyit bárkinek.",
        Character::VeraCuster => {
            "Minden körében, húzás előtt, választ valakit a játékból, és a következő választásáig annak a képességét \
             használja."
        }
        Character::ClausTheSaint => {
            "Eggyel több lapból válogat, mint ahány játékos van: mindenki másnak ad egyet, kettőt megtart."
        }
        Character::JohnnyKisch => {
            "Ha letesz egy lapot maga vagy más elé, az asztalról minden más ugyanolyan nevű lap a dobópakliba kerül."
        }
        Character::UncleWill => "A körében egyszer bármelyik kézi lapját kijátszhatja Zsibvásárként.",
    }
}
