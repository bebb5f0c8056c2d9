//! What a language must be able to say about the dice game.

use super::{DiceFact, DiceUi, Module};
use crate::i18n::{Line, Voice};
use crate::table::{DealError, Level, ResumeError};
use standoff_engine::core::Role;
use standoff_engine::dice::{Action, Character, Die, Face, Game, Illegal, Power, SetupError, View};

/// All texts of one language about the dice game. Roles, teams and outcomes are called as in the card game.
pub trait DiceTongue: Sync {
    fn ui(&self) -> &'static DiceUi;

    // Names and rules. Rule texts are one to three short sentences.
    /// People are called the same everywhere.
    fn character(&self, character: Character) -> &'static str {
        name_of(character)
    }
    fn character_rule(&self, character: Character) -> &'static str;
    fn power(&self, power: Power) -> &'static str;
    fn power_rule(&self, power: Power) -> &'static str;
    /// What the role is after at a table of so many.
    fn role_goal(&self, role: Role, players: u8) -> &'static str;
    fn face(&self, face: Face) -> &'static str;
    /// What fits on a die.
    fn face_short(&self, face: Face) -> &'static str;
    fn face_rule(&self, face: Face) -> &'static str;
    fn die(&self, die: Die) -> &'static str;
    fn module(&self, module: Module) -> &'static str;
    fn module_about(&self, module: Module) -> &'static str;
    /// What to expect of a bot, in a sentence.
    fn level_about(&self, level: Level) -> &'static str;

    // The table.
    /// What is asked, said to the reader, whether he is asked or waits.
    fn prompt(&self, view: &View, voice: &Voice) -> Option<Line>;
    /// A button for an action the reader may take now.
    fn action(&self, view: &View, voice: &Voice, action: Action) -> String;
    /// Why the reader may not do something.
    fn illegal(&self, voice: &Voice, illegal: Illegal) -> Line;
    /// One line of the log.
    fn fact(&self, voice: &Voice, fact: &DiceFact) -> Line;

    // What goes wrong outside the rules.
    fn setup_error(&self, error: SetupError) -> String;
    fn deal_error(&self, error: &DealError<Game>) -> String;
    fn resume_error(&self, error: &ResumeError<Game>) -> String;
}

fn name_of(character: Character) -> &'static str {
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
        Character::BillNoface => "Bill Noface",
        Character::DocHolyday => "Doc Holyday",
        Character::ElenaFuente => "Elena Fuente",
        Character::JoseDelgado => "José Delgado",
        Character::MollyStark => "Molly Stark",
        Character::TequilaJoe => "Tequila Joe",
        Character::VeraCuster => "Vera Custer",
    }
}
