//! Names and rules of characters, roles, faces and modules.

use crate::i18n::Module;
use crate::table::Level;
use standoff_engine::core::Role;
use standoff_engine::dice::{Character, Die, Face, Power};

pub(super) fn character_rule(character: Character) -> &'static str {
    match character {
        Character::BartCassidy => {
            "Instead of a life lost to a bullseye or the Gatling you may take an arrow, but never the last one."
        }
        Character::BlackJack => "You may roll dynamite again as long as fewer than three show.",
        Character::CalamityJanet => "You may use a bullseye 1 as a 2 and a 2 as a 1.",
        Character::ElGringo => "Whoever makes you lose life with bullseyes or the Gatling takes an arrow.",
        Character::JesseJones => "While you have four lives or fewer, each beer you drink yourself gives you 2.",
        Character::Jourdonnais => "An Indian attack never costs you more than 1 life.",
        Character::KitCarlson => {
            "For each gatling you roll you may put back an arrow of any player, yourself included."
        }
        Character::LuckyDuke => "You may roll once more: four times in a turn.",
        Character::PaulRegret => "The Gatling never costs you life.",
        Character::PedroRamirez => "For each life you lose you may put one of your arrows back.",
        Character::RoseDoolan => "Your bullseyes also hit one place further away.",
        Character::SidKetchum => "When your turn begins, a player of your choice regains 1 life. It may be you.",
        Character::SlabTheKiller => "Once in your turn you may spend a beer to make one bullseye count twice.",
        Character::SuzyLafayette => "If your final dice show no bullseye, you regain 2 lives at the end of your turn.",
        Character::VultureSam => "Whenever another player is eliminated, you regain 2 lives.",
        Character::WillyTheKid => "Two gatlings are enough for you to fire the Gatling.",
        Character::ApacheKid => "For an arrow you roll you may take the Chief's Arrow from another player.",
        Character::BillNoface => "You take arrows only for the dice of your last roll.",
        Character::DocHolyday => "If you use three or more bullseyes in a turn, you also regain 2 lives.",
        Character::ElenaFuente => "After each roll with arrows you may give one of them to another player.",
        Character::JoseDelgado => "You may roll the Loudmouth as a sixth die.",
        Character::MollyStark => {
            "When another player loses life, you may lose it instead, but never more than you have."
        }
        Character::TequilaJoe => "You may roll the Coward as a sixth die.",
        Character::VeraCuster => "Bullseyes cost you 1 life less in total.",
    }
}

pub(super) fn power(power: Power) -> &'static str {
    match power {
        Power::TheBear => "The Bear",
        Power::TheGood => "The Good",
        Power::TheDoctor => "The Doctor",
        Power::TheJudge => "The Judge",
        Power::TheGambler => "The Gambler",
        Power::TheBad => "The Bad",
        Power::TheUgly => "The Ugly",
        Power::RightHand => "Right Hand of the Devil",
        Power::LeftHand => "Left Hand of the Devil",
    }
}

pub(super) fn power_rule(power: Power) -> &'static str {
    match power {
        Power::TheBear => "You begin with 3 more lives instead of 2.",
        Power::TheGood => {
            "At the start of your turn: you become Sheriff and the Sheriff becomes Deputy. You both keep your life, \
             but not the Sheriff's bonus."
        }
        Power::TheDoctor => "After any roll: turn one die to another face. The old face does not count.",
        Power::TheJudge => "When another player shows a special role: its power does nothing and is used up.",
        Power::TheGambler => {
            "After another player's last roll: all dice are rolled once more, dynamite included, and that counts."
        }
        Power::TheBad => "When another player is about to gain life: it is not gained, and the beers are lost.",
        Power::TheUgly => "At the start of your turn: two players swap their arrows. You may be one of them.",
        Power::RightHand => "At the end of your turn: take another turn at once.",
        Power::LeftHand => {
            "When any player, even you, would be eliminated: they stay in with 2 lives and may put all their arrows \
             back."
        }
    }
}

pub(super) fn role_goal(role: Role, players: u8) -> &'static str {
    match role {
        Role::Deputy if players == 3 => {
            "Eliminate the Renegade yourself and you win at once; if somebody else does, be the last one standing."
        }
        Role::Outlaw if players == 3 => {
            "Eliminate the Deputy yourself and you win at once; if somebody else does, be the last one standing."
        }
        Role::Renegade if players == 3 => {
            "Eliminate the Outlaw yourself and you win at once; if somebody else does, be the last one standing."
        }
        Role::Sheriff => {
            "Get rid of all Outlaws and every Renegade. You have 2 more lives, and everybody knows who you are."
        }
        Role::Deputy => "Help the Sheriff to win; you win with the Sheriff even if you do not live to see it.",
        Role::Outlaw => "Bring down the Sheriff. You win together, the eliminated Outlaws too.",
        Role::Renegade => "Be the last one standing: all others must go first, and the Sheriff at the very end.",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Arrow => "arrow",
        Face::BrokenArrow => "broken arrow",
        Face::Bullet => "bullet",
        Face::Dynamite => "dynamite",
        Face::Bullseye1 => "bullseye 1",
        Face::DoubleBullseye1 => "double bullseye 1",
        Face::Bullseye2 => "bullseye 2",
        Face::DoubleBullseye2 => "double bullseye 2",
        Face::Beer => "beer",
        Face::DoubleBeer => "double beer",
        Face::Gatling => "gatling",
        Face::DoubleGatling => "double gatling",
    }
}

pub(super) fn face_short(face: Face) -> &'static str {
    match face {
        Face::Arrow => "arrow",
        Face::BrokenArrow => "broken",
        Face::Bullet => "bullet",
        Face::Dynamite => "dynamite",
        Face::Bullseye1 | Face::Bullseye2 => "shot",
        Face::DoubleBullseye1 | Face::DoubleBullseye2 => "2 shots",
        Face::Beer => "beer",
        Face::DoubleBeer => "2 beers",
        Face::Gatling => "gatling",
        Face::DoubleGatling => "2 gatlings",
    }
}

pub(super) fn face_rule(face: Face) -> &'static str {
    match face {
        Face::Arrow => {
            "Take an arrow at once, after every roll. When the last one is taken, the Indians attack: everybody loses \
             1 life for each arrow."
        }
        Face::BrokenArrow => {
            "Each time you roll it, a player of your choice puts an arrow back, but not the Chief's Arrow. It may be \
             rolled again."
        }
        Face::Bullet => "Each time you roll it you lose 1 life at once. It may be rolled again.",
        Face::Dynamite => "It cannot be rolled again. With three of them you roll no more and lose 1 life at once.",
        Face::Bullseye1 => "A player next to you loses 1 life.",
        Face::DoubleBullseye1 => "Counts as two bullseyes 1.",
        Face::Bullseye2 => "A player two places away loses 1 life. With three players or fewer it hits next to you.",
        Face::DoubleBullseye2 => "Counts as two bullseyes 2.",
        Face::Beer => "A player of your choice regains 1 life, but never more than at the start.",
        Face::DoubleBeer => "Counts as two beers.",
        Face::Gatling => {
            "Three of them fire the Gatling, once a turn: everyone else loses 1 life, and you put all your arrows back."
        }
        Face::DoubleGatling => "Counts as two gatlings.",
    }
}

pub(super) fn die(die: Die) -> &'static str {
    match die {
        Die::Base => "Base dice",
        Die::Loudmouth => "Loudmouth",
        Die::Coward => "Coward",
    }
}

pub(super) fn module(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "Saloon dice",
        Module::ChiefsArrow => "Chief's Arrow",
        Module::SpecialRoles => "Special roles",
        Module::MixedRoles => "Mixed roles",
        Module::Characters => "Characters",
        Module::Ghost => "Ghost",
    }
}

pub(super) fn module_about(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "Before the first roll you may swap a base die for the Loudmouth or the Coward.",
        Module::ChiefsArrow => {
            "It counts as two arrows when the Indians attack; but if its holder has more than anyone else, they lose \
             nothing."
        }
        Module::SpecialRoles => "Every role has a power that can be used once, by showing it.",
        Module::MixedRoles => "Normal and special roles are shuffled together, so nobody knows how many there are.",
        Module::Characters => "8 more characters.",
        Module::Ghost => {
            "The first one eliminated stays as a ghost, rolls two dice and gives a token that fixes a die of another player."
        }
    }
}

pub(super) fn level_about(level: Level) -> &'static str {
    match level {
        Level::Drifter => "Does whatever comes to mind. Good for a first look at the game.",
        Level::Karma => "Sorts everybody into friend and foe, then fires away.",
        Level::Cowhand => "Minds the role and knows when to stop rolling.",
        Level::Marshal => "Knows the exact odds of every throw, and remembers who shot whom.",
        Level::Legend => "Plays the game on in its head, hundreds of times, before it rolls.",
    }
}
