//! What every language folder has in common: which file answers what.

/// Implements [`Tongue`](super::Tongue) for a language by the functions of the files in its folder.
macro_rules! speak {
    ($language:ident) => {
        use standoff_engine::card::{
            Action, CardId, CardKind, Character, EventCard, EventDeck, EventMix, Game, Illegal, Rank, Set, SetupError,
            Suit, TableRules, View,
        };
        use standoff_engine::core::{Outcome, Role, Team};
        use $crate::i18n::{Fact, Line, Preset, Prompt, RuleChoice, Tongue, Ui, Voice};
        use $crate::storage::{OpenError, SaveError, StoreError};
        use $crate::table::{DealError, Level, LoadError, NoUndo, ResumeError};

        impl Tongue for $language {
            fn ui(&self) -> &'static Ui {
                &ui::UI
            }

            fn friends(&self) -> &'static $crate::i18n::Friends {
                &friends::FRIENDS
            }

            fn talk(&self) -> &'static $crate::i18n::Talk {
                &talk::TALK
            }

            fn dice(&self) -> &'static dyn $crate::i18n::DiceTongue {
                &$language
            }

            fn card(&self, kind: CardKind) -> &'static str {
                cards::name(kind)
            }

            fn card_rule(&self, kind: CardKind, rules: &TableRules) -> &'static str {
                cards::rule(kind, rules)
            }

            fn character(&self, character: Character) -> &'static str {
                characters::name(character)
            }

            fn character_rule(&self, character: Character, rules: &TableRules) -> &'static str {
                characters::rule(character, rules)
            }

            fn event(&self, card: EventCard) -> &'static str {
                events::name(card)
            }

            fn event_rule(&self, card: EventCard, rules: &TableRules) -> &'static str {
                events::rule(card, rules)
            }

            fn event_deck(&self, deck: EventDeck) -> &'static str {
                events::deck(deck)
            }

            fn event_mix(&self, mix: EventMix) -> &'static str {
                events::mix(mix)
            }

            fn role(&self, role: Role) -> &'static str {
                names::role(role)
            }

            fn role_goal(&self, role: Role, players: u8) -> &'static str {
                names::role_goal(role, players)
            }

            fn team(&self, team: Team) -> &'static str {
                names::team(team)
            }

            fn set(&self, set: Set) -> &'static str {
                names::set(set)
            }

            fn set_about(&self, set: Set) -> &'static str {
                names::set_about(set)
            }

            fn sets(&self, sets: &[Set]) -> String {
                names::sets(sets)
            }

            fn sets_about(&self, sets: &[Set]) -> String {
                names::sets_about(sets)
            }

            fn suit(&self, suit: Suit) -> &'static str {
                names::suit(suit)
            }

            fn rank(&self, rank: Rank) -> &'static str {
                names::rank(rank)
            }

            fn face(&self, card: CardId) -> String {
                names::face(card)
            }

            fn level(&self, level: Level) -> &'static str {
                names::level(level)
            }

            fn level_about(&self, level: Level) -> &'static str {
                names::level_about(level)
            }

            fn rule(&self, rule: RuleChoice) -> &'static str {
                tables::rule(rule)
            }

            fn rule_about(&self, rule: RuleChoice) -> &'static str {
                tables::about(rule)
            }

            fn rule_source(&self, rule: RuleChoice) -> &'static str {
                tables::source(rule)
            }

            fn rule_option(&self, rule: RuleChoice) -> &'static str {
                tables::option(rule)
            }

            fn preset(&self, preset: Preset) -> &'static str {
                tables::preset(preset)
            }

            fn preset_about(&self, preset: Preset) -> &'static str {
                tables::preset_about(preset)
            }

            fn prompt(&self, voice: &Voice, prompt: &Prompt) -> Line {
                prompts::prompt(voice, prompt)
            }

            fn action(&self, view: &View, voice: &Voice, action: Action) -> Line {
                actions::action(view, voice, action)
            }

            fn illegal(&self, view: &View, voice: &Voice, action: Option<Action>, illegal: Illegal) -> Line {
                refusals::illegal(view, voice, action, illegal)
            }

            fn fact(&self, voice: &Voice, fact: &Fact) -> Line {
                facts::fact(voice, fact)
            }

            fn outcome(&self, voice: &Voice, outcome: Outcome) -> Line {
                facts::outcome(voice, outcome)
            }

            fn setup_error(&self, error: SetupError) -> String {
                troubles::setup(error)
            }

            fn deal_error(&self, error: &DealError<Game>) -> String {
                troubles::deal(error)
            }

            fn load_error(&self, error: &LoadError<Game>) -> String {
                troubles::load(error)
            }

            fn resume_error(&self, error: &ResumeError<Game>) -> String {
                troubles::resume(error)
            }

            fn open_error(&self, error: &OpenError) -> String {
                troubles::open(error)
            }

            fn save_error(&self, error: SaveError) -> String {
                troubles::save(error)
            }

            fn store_error(&self, error: StoreError) -> String {
                troubles::store(error).into()
            }

            fn no_undo(&self, error: NoUndo) -> String {
                troubles::undo(error).into()
            }
        }
    };
}

pub(super) use speak;
