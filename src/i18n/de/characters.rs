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
        Character::ChuckWengam => "Chuck Wengham",
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
        Character::ClausTheSaint => "Santa Claus",
        Character::JohnnyKisch => "Johnny Kisch",
        Character::UncleWill => "Uncle Will",
        Character::BigSpencer => "Big Spencer",
        Character::FlintWestwood => "Flint Westwood",
        Character::GaryLooter => "Gary Looter",
        Character::GreygoryDeck => "Greygory Deck",
        Character::JohnPain => "John Pain",
        Character::LeeVanKliff => "Lee Van Kliff",
        Character::TerenKill => "Teren Kill",
        Character::YoulGrinner => "Youl Grinner",
        Character::TheGraveDigger => "Totengräber",
    }
}

/// The ability of a character under the table rules.
pub(super) fn rule(character: Character, rules: &TableRules) -> &'static str {
    match character {
        Character::BartCassidy => "Für jeden Lebenspunkt, den du verlierst und überlebst, ziehst du eine Karte.",
        Character::BlackJack => {
            "Du zeigst die zweite Karte, die du in deinem Zug ziehst. Ist sie rot, ziehst du eine dritte."
        }
        Character::CalamityJanet => {
            "BANG! und Fehlschuss! sind für dich dasselbe. Ein als BANG! gespielter Fehlschuss! zählt als dein BANG! \
             für diesen Zug."
        }
        Character::ElGringo => "Wer dir einen Lebenspunkt nimmt, verliert dafür eine zufällige Handkarte an dich.",
        Character::JesseJones => "Die erste Karte deines Zuges darfst du zufällig aus einer fremden Hand ziehen.",
        Character::Jourdonnais => {
            "Wird auf dich geschossen, darfst du eine Karte aufdecken: Bei Herz geht der Schuss daneben. Ein echtes \
             Fass gibt dir einen zweiten Versuch."
        }
        Character::KitCarlson => {
            "Statt zwei Karten zu ziehen, sieh dir die obersten drei an: Zwei behältst du, die dritte legst du auf den \
             Nachziehstapel zurück."
        }
        Character::LuckyDuke => "Wenn du eine Karte aufdecken musst, sind es zwei, und du wählst, welche zählt.",
        Character::PaulRegret => "Alle anderen sehen dich um 1 weiter weg.",
        Character::PedroRamirez => "Die erste Karte deines Zuges darfst du vom Ablagestapel nehmen.",
        Character::RoseDoolan => "Du siehst alle anderen um 1 näher.",
        Character::SidKetchum => {
            "Jederzeit, auch wenn du ausscheiden würdest, darfst du zwei Handkarten abwerfen und bekommst 1 \
             Lebenspunkt zurück, so oft du willst."
        }
        Character::SlabTheKiller => {
            "Gegen eine BANG!-Karte von dir braucht man zwei Fehlschüsse. Ein Fass, das hält, zählt als einer."
        }
        Character::SuzyLafayette => "Hast du keine Handkarte mehr, ziehst du eine.",
        Character::VultureSam => {
            "Scheidet jemand anders aus, nimmst du alle Handkarten und ausliegenden Karten von dort auf die Hand."
        }
        Character::WillyTheKid => "Für deine BANG!-Karten gilt kein Limit.",
        Character::ApacheKid => {
            "Karo-Karten der anderen wirken auf dich nicht, im Guten wie im Schlechten. Abgeworfene im Duell zählen."
        }
        Character::BelleStar => {
            "In deinem Zug wirken die Karten vor allen anderen nicht; wegnehmen kann man sie trotzdem."
        }
        Character::BillNoface => "Du ziehst in deinem Zug 1 Karte und 1 weitere für jeden Lebenspunkt, der dir fehlt.",
        Character::ChuckWengam => {
            "Für 1 Lebenspunkt, aber nie den letzten, kannst du in deinem Zug 2 Karten ziehen; so oft du willst."
        }
        Character::DocHolyday => {
            "Einmal in deinem Zug darfst du zwei Karten für einen Schuss abwerfen, so weit deine Waffe reicht. Das ist \
             keine BANG!-Karte."
        }
        Character::ElenaFuente => "Du darfst jede Handkarte als Fehlschuss! spielen.",
        Character::GregDigger => "Scheidet jemand anders aus, bekommst du bis zu 2 Lebenspunkte zurück.",
        Character::HerbHunter => "Scheidet jemand anders aus, ziehst du 2 Karten, zusätzlich zu einer Belohnung.",
        Character::JoseDelgado => match rules.dodge_city_edition {
            DodgeCityEdition::First => {
                "In deinem Zug darfst du eine blaue Karte abwerfen und 2 ziehen, so oft du willst."
            }
            DodgeCityEdition::Current => {
                "In deinem Zug darfst du eine blaue Karte abwerfen und 2 ziehen, höchstens zweimal."
            }
        },
        Character::MollyStark => match rules.dodge_city_edition {
            DodgeCityEdition::First => {
                "Für jedes BANG!, jeden Fehlschuss! und jedes Bier, das du in fremden Zügen benutzt, ziehst du eine \
                 Karte; im Duell erst am Ende."
            }
            DodgeCityEdition::Current => {
                "Für jede Handkarte, die du in fremden Zügen benutzt, ziehst du eine Karte; im Duell erst am Ende."
            }
        },
        Character::PatBrennan => {
            "Statt in deinem Zug zu ziehen, darfst du eine ausliegende Karte von jemand anderem nehmen."
        }
        Character::PixiePete => match rules.dodge_city_edition {
            DodgeCityEdition::First => "Du ziehst in deinem Zug 4 Karten statt 2.",
            DodgeCityEdition::Current => "Du ziehst in deinem Zug 3 Karten statt 2.",
        },
        Character::SeanMallory => match rules.dodge_city_edition {
            DodgeCityEdition::First => "Am Ende deines Zuges darfst du beliebig viele Karten behalten.",
            DodgeCityEdition::Current => "Am Ende deines Zuges darfst du bis zu 10 Karten behalten.",
        },
        Character::TequilaJoe => "Ein Bier gibt dir 2 Lebenspunkte; andere Getränke wirken bei dir wie bei allen.",
        Character::VeraCuster => {
            "In jedem deiner Züge wählst du vor dem Ziehen jemand anderen im Spiel und hast diese Fähigkeit bis zur \
             nächsten Wahl."
        }
        Character::ClausTheSaint => {
            "Du ziehst eine Karte mehr, als noch im Spiel sind: Zwei behältst du, allen anderen gibst du je eine."
        }
        Character::JohnnyKisch => {
            "Legst du eine Karte aus, vor wen auch immer, werden alle anderen ausliegenden Karten dieses Namens \
             abgeworfen."
        }
        Character::UncleWill => "Einmal in deinem Zug darfst du eine beliebige Handkarte als Warenhaus spielen.",
        Character::BigSpencer => {
            "Du beginnst mit nur 5 Karten und spielst nie einen Fehlschuss!. Was sonst gegen Schüsse hilft, darfst du \
             nutzen."
        }
        Character::FlintWestwood => {
            "Einmal in deinem Zug darfst du eine Handkarte deiner Wahl gegen zwei zufällige von jemand anderem \
             tauschen."
        }
        Character::GaryLooter => "Was andere am Ende ihres Zuges an überzähligen Karten abwerfen, bekommst du.",
        Character::GreygoryDeck => {
            "Du hast die Fähigkeiten zweier Charaktere des Grundspiels, die nicht dabei sind. Zu Beginn deines Zuges \
             darfst du beide gegen zwei andere tauschen."
        }
        Character::JohnPain => {
            "Solange du weniger als 6 Handkarten hast, bekommst du jede Karte, die jemand zur Probe aufdeckt, sobald \
             sie gezählt hat."
        }
        Character::LeeVanKliff => {
            "Nach einer braunen Karte in deinem Zug darfst du ein BANG! abwerfen und ihre Wirkung wiederholen, auch \
             mit neuem Ziel. Zusatzkosten fallen nicht noch einmal an."
        }
        Character::TerenKill => {
            "Würdest du ausscheiden, deckst du eine Karte auf: Außer bei Pik bleibst du mit 1 Lebenspunkt im Spiel und \
             ziehst eine Karte."
        }
        Character::YoulGrinner => {
            "Zu Beginn deines Zuges geben dir alle, die mehr Handkarten haben als du, eine davon nach ihrer Wahl."
        }
        Character::TheGraveDigger => {
            "Gegen Schüsse darfst du aufdecken: Pik rettet. Die erste Karte darf aus einer Hand kommen. Du schießt mit \
             Fehlschuss! statt BANG!, ohne Duelle. Wer dich trifft, gibt dir eine Karte; wer keine hat, verliert 1 \
             Lebenspunkt."
        }
    }
}
