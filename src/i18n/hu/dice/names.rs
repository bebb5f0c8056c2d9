//! Names and rules of characters, roles, faces and modules.

use crate::i18n::Module;
use crate::table::Level;
use standoff_engine::core::Role;
use standoff_engine::dice::{Character, Die, Face, Power};

pub(super) fn character_rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => {
            "Ha lövés vagy a Gatling miatt veszítenél életet, életpontonként egy nyilat vehetsz el helyette, de az \
             utolsót soha."
        }
        Character::BlackJack => "A dinamitot is újradobhatod, amíg háromnál kevesebb van.",
        Character::CalamityJanet => "Az 1-est használhatod 2-esként, a 2-est 1-esként.",
        Character::ElGringo => "Aki lövéssel vagy a Gatlinggel életet vesz el tőled, elvesz egy nyilat.",
        Character::JesseJones => "Amíg legfeljebb négy életed van, minden sör, amit te iszol meg, 2 életet ad.",
        Character::Jourdonnais => "Az indiánok támadása soha nem kerül többe 1 életednél.",
        Character::KitCarlson => "Minden dobott Gatlingért visszatehetsz egy nyilat bárkitől, magadtól is.",
        Character::LuckyDuke => "Eggyel többször dobhatsz: összesen négyszer.",
        Character::PaulRegret => "A Gatling miatt soha nem veszítesz életet.",
        Character::PedroRamirez => "Minden elvesztett életedért visszatehetsz egyet a nyilaidból.",
        Character::RoseDoolan => "A lövéseid eggyel messzebbre is találnak.",
        Character::SidKetchum => "A köröd elején valaki, akit választasz, 1 életet kap. Lehetsz te is.",
        Character::SlabTheKiller => "A körödben egyszer elkölthetsz egy sört, hogy egy lövésed kettőnek számítson.",
        Character::SuzyLafayette => "Ha a végső kockáidon nincs lövés, a köröd végén 2 életet kapsz.",
        Character::VultureSam => "Valahányszor valaki más kiesik, 2 életet kapsz.",
        Character::WillyTheKid => "Neked két Gatling is elég a tüzeléshez.",
        Character::ApacheKid => "Egy dobott nyílért elveheted valakitől a törzsfőnök nyilát.",
        Character::BillNoface => "Csak az utolsó dobásod kockáiért veszel el nyilat.",
        Character::DocHolyday => "Ha egy körben három vagy több lövést használsz, 2 életet is kapsz.",
        Character::ElenaFuente => "Minden nyilas dobásod után egy nyilat odaadhatsz valaki másnak.",
        Character::JoseDelgado => "A Nagyszájút hatodik kockaként is dobhatod.",
        Character::MollyStark => {
            "Ha valaki más életet veszít, elveszítheted helyette te, de legfeljebb annyit, amennyid van."
        }
        Character::TequilaJoe => "A Gyávát hatodik kockaként is dobhatod.",
        Character::VeraCuster => "A lövések összesen 1-gyel kevesebb életedbe kerülnek.",
    }
}

pub(super) fn power(power: Power) -> &'static str {
    match power {
        Power::TheBear => "A medve",
        Power::TheGood => "A jó",
        Power::TheDoctor => "A doktor",
        Power::TheJudge => "A bíró",
        Power::TheGambler => "A szerencsejátékos",
        Power::TheBad => "A rossz",
        Power::TheUgly => "A csúf",
        Power::RightHand => "Az ördög jobb keze",
        Power::LeftHand => "Az ördög bal keze",
    }
}

pub(super) fn power_rule(power: Power) -> &'static str {
    match power {
        Power::TheBear => "2 helyett 3 plusz élettel kezdesz.",
        Power::TheGood => {
            "A köröd elején: te leszel a seriff, a seriff pedig helyettes. Az életetek megmarad, de a plusz élet \
             egyikőtöknek sem jár."
        }
        Power::TheDoctor => "Bármelyik dobás után: fordíts egy kockát más oldalra. A régi nem számít.",
        Power::TheJudge => "Ha valaki más különleges szerepet mutat: annak ereje hatástalan, és el is fogyott.",
        Power::TheGambler => {
            "Valaki más utolsó dobása után: minden kockáját újra kell dobnia, a dinamitot is, és az számít."
        }
        Power::TheBad => "Ha valaki más életet kapna: nem kapja meg, és a sörök elvesznek.",
        Power::TheUgly => "A köröd elején: két játékos nyilat cserél. Az egyik te is lehetsz.",
        Power::RightHand => "A köröd végén: azonnal újra te jössz.",
        Power::LeftHand => "Ha bárki kiesne, akár te: 2 élettel játékban marad, és minden nyilát visszateheti.",
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Célpontod: Renegát. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon."
        }
        Role::Outlaw if players == 3 => {
            "Célpontod: Seriffhelyettes. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon."
        }
        Role::Renegade if players == 3 => {
            "Célpontod: Bandita. Ha te ejted ki, azonnal nyersz; ha más teszi meg, maradj utolsóként talpon."
        }
        Role::Sheriff => {
            "Számolj le minden banditával és renegáttal. Kettővel több az életed, és mindenki tudja, ki vagy."
        }
        Role::Deputy => "Segítsd győzelemre a seriffet; vele együtt nyersz, még ha te közben ki is esel.",
        Role::Outlaw => "Intézd el a seriffet. Együtt nyertek, az is, aki közben kiesett.",
        Role::Renegade => "Maradj utolsóként talpon: előbb mindenki másnak ki kell esnie, a seriffnek pedig legvégül.",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Arrow => "nyíl",
        Face::BrokenArrow => "törött nyíl",
        Face::Bullet => "golyó",
        Face::Dynamite => "dinamit",
        Face::Bullseye1 => "1-es lövés",
        Face::DoubleBullseye1 => "dupla 1-es lövés",
        Face::Bullseye2 => "2-es lövés",
        Face::DoubleBullseye2 => "dupla 2-es lövés",
        Face::Beer => "sör",
        Face::DoubleBeer => "dupla sör",
        Face::Gatling => "Gatling",
        Face::DoubleGatling => "dupla Gatling",
    }
}

pub(super) fn face_short(face: Face) -> &'static str {
    match face {
        Face::Arrow => "nyíl",
        Face::BrokenArrow => "törött",
        Face::Bullet => "golyó",
        Face::Dynamite => "dinamit",
        Face::Bullseye1 | Face::Bullseye2 => "lövés",
        Face::DoubleBullseye1 | Face::DoubleBullseye2 => "2 lövés",
        Face::Beer => "sör",
        Face::DoubleBeer => "2 sör",
        Face::Gatling => "Gatling",
        Face::DoubleGatling => "2 Gatling",
    }
}

pub(super) fn face_rule(face: Face) -> &'static str {
    match face {
        Face::Arrow => {
            "Minden dobás után azonnal végy el egy nyilat. Ha az utolsó is elfogy, támadnak az indiánok: mindenki \
             nyilanként 1 életet veszít."
        }
        Face::BrokenArrow => {
            "Valahányszor kidobod, valaki, akit választasz, visszatesz egy nyilat, de a törzsfőnökét nem. Újradobható."
        }
        Face::Bullet => "Valahányszor kidobod, azonnal 1 életet veszítesz. Újradobható.",
        Face::Dynamite => "Nem dobható újra. Ha három van, nem dobhatsz többet, és azonnal 1 életet veszítesz.",
        Face::Bullseye1 => "Az egyik szomszédod 1 életet veszít.",
        Face::DoubleBullseye1 => "Két 1-es lövésnek számít.",
        Face::Bullseye2 => "Valaki két hellyel odébb 1 életet veszít. Ha legfeljebb hárman vagytok, a szomszédot éri.",
        Face::DoubleBullseye2 => "Két 2-es lövésnek számít.",
        Face::Beer => "Valaki, akit választasz, 1 életet kap, de soha többet, mint amennyivel kezdett.",
        Face::DoubleBeer => "Két sörnek számít.",
        Face::Gatling => {
            "Ha három van, a Gatling tüzel, körönként egyszer: mindenki más 1 életet veszít, te pedig visszateszed \
             minden nyiladat."
        }
        Face::DoubleGatling => "Két Gatlingnek számít.",
    }
}

pub(super) fn die(die: Die) -> &'static str {
    match die {
        Die::Base => "Alapkockák",
        Die::Loudmouth => "Nagyszájú",
        Die::Coward => "Gyáva",
    }
}

pub(super) fn module(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "Szalonkockák",
        Module::ChiefsArrow => "Törzsfőnök nyila",
        Module::SpecialRoles => "Különleges szerepek",
        Module::MixedRoles => "Kevert szerepek",
        Module::Characters => "Karakterek",
        Module::Ghost => "Szellem",
    }
}

pub(super) fn module_about(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "Az első dobás előtt egy alapkockát kicserélhetsz a Nagyszájúra vagy a Gyávára.",
        Module::ChiefsArrow => {
            "Az indiánok támadásakor két nyílnak számít; de ha a gazdájánál több nyíl van, mint bárki másnál, ő nem \
             veszít semmit."
        }
        Module::SpecialRoles => "Minden szerepnek van egy ereje, amely felfedve egyszer használható.",
        Module::MixedRoles => "A sima és a különleges szerepek összekeverve: senki sem tudja, hány van játékban.",
        Module::Characters => "További 8 karakter.",
        Module::Ghost => {
            "Az első kieső szellemként marad, két kockával dob, és olyan jelzőt ad valakinek, amely rögzíti egy kockáját."
        }
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Azt teszi, ami éppen eszébe jut. Ismerkedéshez jó.",
        Level::Karma => "Mindenkit barátnak vagy ellenségnek néz, aztán tüzel.",
        Level::Cowhand => "Figyel a szerepére, és tudja, mikor álljon meg.",
        Level::Marshal => "Pontosan ismeri minden dobás esélyét, és megjegyzi, ki kire lőtt.",
        Level::Legend => "Fejben százszor is végigjátssza a folytatást, mielőtt dob.",
    }
}
