//! What the dice game has in common in every language folder: which file answers what.

/// Implements [`DiceTongue`](super::DiceTongue) for a language by the functions of the files in its `dice` folder.
macro_rules! speak_dice {
    ($language:ident) => {
        use super::{troubles, $language};
        use standoff_engine::core::Role;
        use standoff_engine::dice::{Action, Character, Die, Face, Game, Illegal, Power, SetupError, View};
        use $crate::i18n::{DiceFact, DiceTongue, DiceUi, Line, Module, Voice};
        use $crate::table::{DealError, Level, ResumeError};

        impl DiceTongue for $language {
            fn ui(&self) -> &'static DiceUi {
                &ui::UI
            }

            fn character_rule(&self, character: Character) -> &'static str {
                names::character_rule(character)
            }

            fn power(&self, power: Power) -> &'static str {
                names::power(power)
            }

            fn power_rule(&self, power: Power) -> &'static str {
                names::power_rule(power)
            }

            fn role_goal(&self, role: Role, players: u8) -> &'static str {
                names::role_goal(role, players)
            }

            fn face(&self, face: Face) -> &'static str {
                names::face(face)
            }

            fn face_short(&self, face: Face) -> &'static str {
                names::face_short(face)
            }

            fn face_rule(&self, face: Face) -> &'static str {
                names::face_rule(face)
            }

            fn die(&self, die: Die) -> &'static str {
                names::die(die)
            }

            fn module(&self, module: Module) -> &'static str {
                names::module(module)
            }

            fn module_about(&self, module: Module) -> &'static str {
                names::module_about(module)
            }

            fn level_about(&self, level: Level) -> &'static str {
                names::level_about(level)
            }

            fn prompt(&self, view: &View, voice: &Voice) -> Option<Line> {
                talk::prompt(view, voice)
            }

            fn action(&self, view: &View, voice: &Voice, action: Action) -> String {
                talk::action(view, voice, action)
            }

            fn illegal(&self, voice: &Voice, illegal: Illegal) -> Line {
                talk::illegal(voice, illegal)
            }

            fn fact(&self, voice: &Voice, fact: &DiceFact) -> Line {
                log::fact(voice, fact)
            }

            fn setup_error(&self, error: SetupError) -> String {
                talk::setup(error)
            }

            fn deal_error(&self, error: &DealError<Game>) -> String {
                troubles::deal_of(error, |error| talk::setup(*error))
            }

            fn resume_error(&self, error: &ResumeError<Game>) -> String {
                troubles::resume_of(error, |error| talk::setup(*error))
            }
        }
    };
}

pub(in crate::i18n) use speak_dice;
