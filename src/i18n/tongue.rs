//! What a language must be able to say.

use super::{DiceTongue, Fact, Line, Preset, Prompt, RuleChoice, Ui};
use crate::storage::{OpenError, SaveError, StoreError};
use crate::table::{DealError, Level, LoadError, NoUndo, ResumeError};
use standoff_engine::card::{
    Action, CardId, CardKind, Character, EventCard, EventDeck, EventMix, Game, Illegal, Rank, Set, SetupError, Suit,
    TableRules, View,
};
use standoff_engine::core::{Outcome, Role, Seat, Team};

/// Who speaks to whom: the names by seat, and the reader, who is "you".
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub names: &'a [String],
    /// Nobody for a spectator.
    pub viewer: Option<Seat>,
}

/// All texts of one language. Adding a method here breaks every language that lacks it.
pub trait Tongue: Sync {
    // The plain strings of the page.
    fn ui(&self) -> &'static Ui;

    // Friends on their own devices.
    fn friends(&self) -> &'static super::Friends;
    fn talk(&self) -> &'static super::Talk;

    /// The dice game in this language.
    fn dice(&self) -> &'static dyn DiceTongue;

    // Names and rules. Rule texts are one to four short sentences that hold under the table rules given.
    fn card(&self, kind: CardKind) -> &'static str;
    fn card_rule(&self, kind: CardKind, rules: &TableRules) -> &'static str;
    fn character(&self, character: Character) -> &'static str;
    fn character_rule(&self, character: Character, rules: &TableRules) -> &'static str;
    fn event(&self, card: EventCard) -> &'static str;
    fn event_rule(&self, card: EventCard, rules: &TableRules) -> &'static str;
    fn event_deck(&self, deck: EventDeck) -> &'static str;
    /// How two event decks lie: side by side, or as one with this last card.
    fn event_mix(&self, mix: EventMix) -> &'static str;
    fn role(&self, role: Role) -> &'static str;
    /// What the role is after at a table of so many: three hunt each other in a ring.
    fn role_goal(&self, role: Role, players: u8) -> &'static str;
    fn team(&self, team: Team) -> &'static str;
    fn set(&self, set: Set) -> &'static str;
    /// What a set brings, in a sentence.
    fn set_about(&self, set: Set) -> &'static str;
    /// The sets of a game together: "Base game + Dodge City", "Dodge City, stand-alone".
    fn sets(&self, sets: &[Set]) -> String;
    /// What one plays with, in a sentence or two.
    fn sets_about(&self, sets: &[Set]) -> String;
    fn suit(&self, suit: Suit) -> &'static str;
    /// "4", "Jack", "Ace".
    fn rank(&self, rank: Rank) -> &'static str;
    /// "4 of hearts".
    fn face(&self, card: CardId) -> String;
    fn level(&self, level: Level) -> &'static str;
    /// What to expect of a bot, in a sentence.
    fn level_about(&self, level: Level) -> &'static str;

    // Table rules. The option inside a choice does not matter for the first three.
    fn rule(&self, rule: RuleChoice) -> &'static str;
    /// One sentence.
    fn rule_about(&self, rule: RuleChoice) -> &'static str;
    /// Where the rule comes from and where sources differ.
    fn rule_source(&self, rule: RuleChoice) -> &'static str;
    /// The chosen option.
    fn rule_option(&self, rule: RuleChoice) -> &'static str;
    /// A named set of choices.
    fn preset(&self, preset: Preset) -> &'static str;
    /// One sentence.
    fn preset_about(&self, preset: Preset) -> &'static str;

    // The table.
    /// What is asked, said to the reader: "Jo shoots at you. Play a Missed! or take the hit." if he is the one
    /// asked, "Waiting for Ann: ..." if he is not.
    fn prompt(&self, voice: &Voice, prompt: &Prompt) -> Line;
    /// A button for an action the reader may take now: "Shoot Ann", "Take the hit", "End turn".
    fn action(&self, view: &View, voice: &Voice, action: Action) -> Line;
    /// Why the reader may not do something. `view` is the reader's, `action` what he tried if he tried anything.
    fn illegal(&self, view: &View, voice: &Voice, action: Option<Action>, illegal: Illegal) -> Line;
    /// One line of the log.
    fn fact(&self, voice: &Voice, fact: &Fact) -> Line;
    /// Who won, for the end screen.
    fn outcome(&self, voice: &Voice, outcome: Outcome) -> Line;

    // What goes wrong outside the rules.
    fn setup_error(&self, error: SetupError) -> String;
    fn deal_error(&self, error: &DealError<Game>) -> String;
    fn load_error(&self, error: &LoadError<Game>) -> String;
    fn resume_error(&self, error: &ResumeError<Game>) -> String;
    fn open_error(&self, error: &OpenError) -> String;
    fn save_error(&self, error: SaveError) -> String;
    fn store_error(&self, error: StoreError) -> String;
    fn no_undo(&self, error: NoUndo) -> String;
}

impl Voice<'_> {
    /// The name of a seat; its letter if it has none.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty());
        name.map_or_else(|| seat.to_string(), String::from)
    }
}
