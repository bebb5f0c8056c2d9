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
    }
}

pub(super) fn rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => "Für jeden Lebenspunkt, den er verliert und überlebt, zieht er eine Karte.",
        Character::BlackJack => {
            "Er zeigt die zweite Karte, die er in seinem Zug zieht. Ist sie rot, zieht er eine dritte."
        }
        Character::CalamityJanet => "Für sie ist ein BANG! so gut wie ein Fehlschuss! und umgekehrt.",
        Character::ElGringo => "Wer ihm einen Lebenspunkt nimmt, verliert dafür eine zufällige Handkarte an ihn.",
        Character::JesseJones => "Die erste Karte seines Zuges darf er zufällig aus einer fremden Hand ziehen.",
        Character::Jourdonnais => "Er hat immer ein Fass dabei; mit einem zweiten hat er zwei Versuche.",
        Character::KitCarlson => {
            "Beim Ziehen sieht er drei Karten: Zwei behält er, eine legt er zurück auf den Nachziehstapel."
        }
        Character::LuckyDuke => "Wenn er eine Karte aufdecken muss, sind es zwei, und er wählt, welche zählt.",
        Character::PaulRegret => "Alle anderen sehen ihn um 1 weiter weg.",
        Character::PedroRamirez => "Die erste Karte seines Zuges darf er vom Ablagestapel nehmen.",
        Character::RoseDoolan => "Sie sieht alle anderen um 1 näher.",
        Character::SidKetchum => "Jederzeit darf er zwei Handkarten abwerfen und bekommt 1 Lebenspunkt zurück.",
        Character::SlabTheKiller => "Gegen eine BANG!-Karte von ihm braucht man zwei Fehlschüsse.",
        Character::SuzyLafayette => "Hat sie keine Handkarte mehr, zieht sie eine.",
        Character::VultureSam => "Scheidet jemand aus, bekommt er alle Karten von dort, aus der Hand und vom Tisch.",
        Character::WillyTheKid => "Für seine BANG!-Karten gilt kein Limit.",
        Character::ApacheKid => {
            "Karo-Karten der anderen wirken auf ihn nicht, im Guten wie im Schlechten. Abgeworfene im Duell zählen."
        }
        Character::BelleStar => {
            "In ihrem Zug wirken die Karten vor allen anderen nicht; wegnehmen kann man sie trotzdem."
        }
        Character::BillNoface => "Er zieht in seinem Zug 1 Karte und 1 weitere für jeden Lebenspunkt, der ihm fehlt.",
        Character::ChuckWengam => {
            "Für 1 Lebenspunkt, aber nie den letzten, kann er in seinem Zug 2 Karten ziehen; so oft er will."
        }
        Character::DocHolyday => {
            "Einmal in seinem Zug darf er zwei Karten für einen Schuss abwerfen, so weit seine Waffe reicht. Das ist \
             keine BANG!-Karte."
        }
        Character::ElenaFuente => "Jede Karte auf ihrer Hand taugt ihr als Fehlschuss!.",
        Character::GregDigger => "Scheidet jemand anders aus, bekommt er bis zu 2 Lebenspunkte zurück.",
        Character::HerbHunter => "Scheidet jemand anders aus, zieht er 2 Karten, unabhängig von einer Belohnung.",
        Character::JoseDelgado => {
            "In seinem Zug darf er eine blaue Karte abwerfen und 2 ziehen, so oft er will (aktuelle Ausgabe: zweimal)."
        }
        Character::MollyStark => {
            "Für jedes BANG!, jeden Fehlschuss! und jedes Bier in fremden Zügen zieht sie eine Karte (aktuelle Ausgabe: \
             für jede Handkarte); im Duell am Ende."
        }
        Character::PatBrennan => "Statt in seinem Zug zu ziehen, darf er eine ausliegende Karte von jemandem nehmen.",
        Character::PixiePete => "Er zieht in seinem Zug 4 Karten statt 2 (aktuelle Ausgabe: 3).",
        Character::SeanMallory => "Er muss am Zugende nichts abwerfen (aktuelle Ausgabe: erst ab der 11. Karte).",
        Character::TequilaJoe => "Ein Bier gibt ihm 2 Lebenspunkte; andere Getränke wirken bei ihm wie bei allen.",
        Character::VeraCuster => {
            "In jedem ihrer Züge wählt sie vor dem Ziehen jemanden im Spiel und hat diese Fähigkeit bis zur nächsten \
             Wahl."
        }
        Character::ClausTheSaint => {
            "Beim Ziehen sieht er eine Karte mehr, als Spieler da sind: Allen anderen gibt er eine, zwei behält er."
        }
        Character::JohnnyKisch => {
            "Legt er eine Karte aus, vor wen auch immer, werden alle anderen ausliegenden Karten dieses Namens abgeworfen."
        }
        Character::UncleWill => "Einmal in seinem Zug darf er eine beliebige Handkarte als Warenhaus spielen.",
    }
}
