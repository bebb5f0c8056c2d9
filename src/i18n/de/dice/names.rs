//! Names and rules of characters, roles, faces and modules.

use crate::i18n::Module;
use crate::table::Level;
use standoff_engine::core::Role;
use standoff_engine::dice::{Character, Die, Face, Power};

pub(super) fn character_rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => {
            "Statt eines Lebenspunkts, den dich ein Schuss oder die Gatling kostet, darfst du einen Pfeil nehmen, aber \
             nie den letzten."
        }
        Character::BlackJack => "Du darfst Dynamit neu würfeln, solange weniger als drei liegen.",
        Character::CalamityJanet => "Du darfst eine 1 als 2 verwenden und eine 2 als 1.",
        Character::ElGringo => "Wer dich mit Schüssen oder der Gatling Lebenspunkte kostet, nimmt einen Pfeil.",
        Character::JesseJones => {
            "Solange du höchstens vier Lebenspunkte hast, bringt dir jedes Bier, das du selbst trinkst, 2."
        }
        Character::Jourdonnais => "Ein Indianerangriff kostet dich nie mehr als 1 Lebenspunkt.",
        Character::KitCarlson => "Für jede Gatling, die du würfelst, darfst du einen Pfeil von irgendwem zurücklegen.",
        Character::LuckyDuke => "Du darfst einmal mehr würfeln: viermal in einem Zug.",
        Character::PaulRegret => "Die Gatling kostet dich nie Lebenspunkte.",
        Character::PedroRamirez => "Für jeden verlorenen Lebenspunkt darfst du einen deiner Pfeile zurücklegen.",
        Character::RoseDoolan => "Deine Schüsse treffen auch einen Platz weiter.",
        Character::SidKetchum => "Zu Beginn deines Zuges bekommt jemand deiner Wahl 1 Lebenspunkt, vielleicht du.",
        Character::SlabTheKiller => "Einmal im Zug darfst du ein Bier ausgeben: Dann zählt ein Schuss doppelt.",
        Character::SuzyLafayette => "Zeigen deine Würfel am Ende keinen Schuss, bekommst du 2 Lebenspunkte.",
        Character::VultureSam => "Immer wenn jemand anders ausscheidet, bekommst du 2 Lebenspunkte.",
        Character::WillyTheKid => "Dir genügen zwei Gatlings, um die Gatling abzufeuern.",
        Character::ApacheKid => "Für einen gewürfelten Pfeil darfst du jemandem den Häuptlingspfeil wegnehmen.",
        Character::BillNoface => "Du nimmst Pfeile nur für die Würfel deines letzten Wurfs.",
        Character::DocHolyday => "Verwendest du drei oder mehr Schüsse in einem Zug, bekommst du auch 2 Lebenspunkte.",
        Character::ElenaFuente => "Nach jedem Wurf mit Pfeilen darfst du einen davon jemand anderem geben.",
        Character::JoseDelgado => "Du darfst das Großmaul als sechsten Würfel nehmen.",
        Character::MollyStark => {
            "Wenn jemand anders Lebenspunkte verliert, darfst du sie stattdessen verlieren, aber nie mehr, als du hast."
        }
        Character::TequilaJoe => "Du darfst den Feigling als sechsten Würfel nehmen.",
        Character::VeraCuster => "Schüsse kosten dich insgesamt 1 Lebenspunkt weniger.",
    }
}

pub(super) fn power(power: Power) -> &'static str {
    match power {
        Power::TheBear => "Der Bär",
        Power::TheGood => "The Good",
        Power::TheDoctor => "Der Doktor",
        Power::TheJudge => "Der Richter",
        Power::TheGambler => "Der Spieler",
        Power::TheBad => "The Bad",
        Power::TheUgly => "The Ugly",
        Power::RightHand => "Rechte Hand des Teufels",
        Power::LeftHand => "Linke Hand des Teufels",
    }
}

pub(super) fn power_rule(power: Power) -> &'static str {
    match power {
        Power::TheBear => "Du beginnst mit 3 zusätzlichen Lebenspunkten statt 2.",
        Power::TheGood => {
            "Zu Beginn deines Zuges: Du wirst Sheriff und der Sheriff Hilfssheriff. Ihr behaltet euer Leben, aber \
             niemand hat mehr den Bonus."
        }
        Power::TheDoctor => "Nach irgendeinem Wurf: Dreh einen Würfel auf eine andere Seite. Die alte zählt nicht.",
        Power::TheJudge => "Wenn jemand anders eine Spezialrolle zeigt: Sie bewirkt nichts und ist verbraucht.",
        Power::TheGambler => {
            "Nach dem letzten Wurf einer anderen Person: Alle Würfel werden noch einmal geworfen, auch Dynamit, und \
             das gilt."
        }
        Power::TheBad => "Wenn jemand anders Leben bekäme: Es bleibt aus, und die Biere sind verloren.",
        Power::TheUgly => "Zu Beginn deines Zuges: Zwei tauschen ihre Pfeile. Auch deine dürfen dabei sein.",
        Power::RightHand => "Am Ende deines Zuges: Du bist sofort noch einmal am Zug.",
        Power::LeftHand => {
            "Wenn jemand ausscheiden würde, auch du selbst: Wer es ist, bleibt mit 2 Lebenspunkten im Spiel und darf \
             alle eigenen Pfeile zurücklegen."
        }
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Deine Beute: Gesetzloser. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du \
             alle überleben."
        }
        Role::Outlaw if players == 3 => {
            "Deine Beute: Hilfssheriff. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du \
             alle überleben."
        }
        Role::Renegade if players == 3 => {
            "Deine Beute: Bandit. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle \
             überleben."
        }
        Role::Sheriff => "Werde alle Banditen und Gesetzlosen los. Du hast 2 Lebenspunkte mehr, und alle kennen dich.",
        Role::Deputy => "Hilf dem Sheriff zum Sieg: Du gewinnst mit, selbst wenn du es nicht mehr erlebst.",
        Role::Outlaw => "Bring den Sheriff zu Fall. Ihr gewinnt gemeinsam, auch wer schon ausgeschieden ist.",
        Role::Renegade => "Überlebe alle: Erst müssen die anderen weg und ganz am Ende der Sheriff.",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Arrow => "Pfeil",
        Face::BrokenArrow => "zerbrochener Pfeil",
        Face::Bullet => "Kugel",
        Face::Dynamite => "Dynamit",
        Face::Bullseye1 => "Schuss 1",
        Face::DoubleBullseye1 => "Doppelschuss 1",
        Face::Bullseye2 => "Schuss 2",
        Face::DoubleBullseye2 => "Doppelschuss 2",
        Face::Beer => "Bier",
        Face::DoubleBeer => "Doppelbier",
        Face::Gatling => "Gatling",
        Face::DoubleGatling => "Doppelgatling",
    }
}

pub(super) fn face_short(face: Face) -> &'static str {
    match face {
        Face::Arrow => "Pfeil",
        Face::BrokenArrow => "Bruch",
        Face::Bullet => "Kugel",
        Face::Dynamite => "Dynamit",
        Face::Bullseye1 | Face::Bullseye2 => "Schuss",
        Face::DoubleBullseye1 | Face::DoubleBullseye2 => "2 Schüsse",
        Face::Beer => "Bier",
        Face::DoubleBeer => "2 Bier",
        Face::Gatling => "Gatling",
        Face::DoubleGatling => "2 Gatling",
    }
}

pub(super) fn face_rule(face: Face) -> &'static str {
    match face {
        Face::Arrow => {
            "Nimm sofort einen Pfeil, nach jedem Wurf. Ist der letzte genommen, greifen die Indianer an: Alle \
             verlieren 1 Lebenspunkt je Pfeil."
        }
        Face::BrokenArrow => {
            "Immer wenn du ihn würfelst, legt jemand deiner Wahl einen Pfeil zurück, aber nicht den Häuptlingspfeil. \
             Er darf neu gewürfelt werden."
        }
        Face::Bullet => "Immer wenn du sie würfelst, verlierst du sofort 1 Lebenspunkt. Sie darf neu gewürfelt werden.",
        Face::Dynamite => {
            "Es darf nicht neu gewürfelt werden. Mit dreien würfelst du nicht mehr und verlierst sofort 1 Lebenspunkt."
        }
        Face::Bullseye1 => "Jemand neben dir verliert 1 Lebenspunkt.",
        Face::DoubleBullseye1 => "Zählt als zwei Schüsse 1.",
        Face::Bullseye2 => {
            "Jemand zwei Plätze weiter verliert 1 Lebenspunkt. Sind nur noch drei oder weniger dabei, trifft es nebenan."
        }
        Face::DoubleBullseye2 => "Zählt als zwei Schüsse 2.",
        Face::Beer => "Jemand deiner Wahl bekommt 1 Lebenspunkt, aber nie mehr als am Anfang.",
        Face::DoubleBeer => "Zählt als zwei Biere.",
        Face::Gatling => {
            "Drei davon feuern die Gatling ab, einmal im Zug: Alle anderen verlieren 1 Lebenspunkt, und du legst alle \
             deine Pfeile zurück."
        }
        Face::DoubleGatling => "Zählt als zwei Gatlings.",
    }
}

pub(super) fn die(die: Die) -> &'static str {
    match die {
        Die::Base => "Grundwürfel",
        Die::Loudmouth => "Großmaul",
        Die::Coward => "Feigling",
    }
}

pub(super) fn module(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "Saloonwürfel",
        Module::ChiefsArrow => "Häuptlingspfeil",
        Module::SpecialRoles => "Spezialrollen",
        Module::MixedRoles => "Gemischte Rollen",
        Module::Characters => "Charaktere",
        Module::Ghost => "Geist",
    }
}

pub(super) fn module_about(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => {
            "Vor dem ersten Wurf darfst du einen Grundwürfel gegen das Großmaul oder den Feigling tauschen."
        }
        Module::ChiefsArrow => {
            "Er zählt beim Indianerangriff für zwei Pfeile; wer ihn und mehr als alle anderen hat, verliert aber \
             nichts."
        }
        Module::SpecialRoles => "Jede Rolle kann einmal etwas Besonderes, wenn man sie zeigt.",
        Module::MixedRoles => "Normale und Spezialrollen werden gemischt: Niemand weiß, wie viele dabei sind.",
        Module::Characters => "8 weitere Charaktere.",
        Module::Ghost => {
            "Wer zuerst ausscheidet, bleibt als Geist, wirft zwei Würfel und gibt jemandem einen Marker, der einen \
             Würfel festlegt."
        }
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Tut, was gerade einfällt. Gut für einen ersten Blick auf das Spiel.",
        Level::Karma => "Teilt alle in Freund und Feind ein und schießt drauflos.",
        Level::Cowhand => "Achtet auf die Rolle und weiß, wann genug gewürfelt ist.",
        Level::Marshal => "Kennt die genauen Chancen jedes Wurfs und merkt sich, wer auf wen schoss.",
        Level::Legend => "Spielt die Partie im Kopf hundertfach weiter, ehe sie würfelt.",
    }
}
