//! Everything a language can say, by what is to be said.

use super::arg::{Message, Name};
use super::catalog::Catalog;
use super::messages::{DiceUi, Friends, Talk, Ui, say};
use super::{DiceTranslator, Lang, Line, Preset, RuleChoice};
use crate::table::Level;
use fluent_syntax::parser::ParserError;
use standoff_engine::card::{CardId, CardKind, Character, EventCard, EventDeck, EventMix, Rank, Set, Suit, TableRules};
use standoff_engine::core::{Role, Seat, Team};

/// The reader and the names by seat.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub names: &'a [String],
    /// The reader, who is "you"; none for a spectator.
    pub viewer: Option<Seat>,
}

impl Voice<'_> {
    /// The name of a seat; its letter if it has none.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty());
        name.map_or_else(|| seat.to_string(), String::from)
    }
}

/// All texts of one language. What is to be said is worked out without any language; this puts it into words.
#[derive(Debug)]
pub struct Translator {
    lang: Lang,
    pub(super) words: &'static Catalog,
    ui: Ui,
    friends: Friends,
    talk: Talk,
    dice: DiceTranslator,
}

impl Translator {
    /// Reads the files of a language; another stands in for what they lack. Tells what could not be read.
    pub fn read(
        lang: Lang,
        files: &[&'static str],
        stand_in: Option<&'static Self>,
    ) -> (&'static Self, Vec<ParserError>) {
        let (words, errors) = Catalog::read(lang.tag(), files, stand_in.map(|translator| translator.words));
        let translator = Self {
            lang,
            words,
            ui: Ui::read(words),
            friends: Friends::read(words),
            talk: Talk::read(words),
            dice: DiceTranslator::new(words, DiceUi::read(words)),
        };
        (Box::leak(Box::new(translator)), errors)
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// How many texts its own files have; all others are those of the language that stands in.
    pub fn own_texts(&self) -> usize {
        self.words.own_texts()
    }

    /// A sentence in this language.
    pub(super) fn line(&self, voice: &Voice, message: &Message) -> Line {
        self.words.say(voice, message)
    }

    /// A sentence that speaks of no player.
    #[allow(clippy::needless_pass_by_value)] // Messages are made to be said.
    pub(super) fn text(&self, message: Message) -> String {
        self.words.sentence(&message)
    }

    /// The plain strings of the page.
    pub fn ui(&self) -> &Ui {
        &self.ui
    }

    /// Friends on their own devices.
    pub fn friends(&self) -> &Friends {
        &self.friends
    }

    pub fn talk(&self) -> &Talk {
        &self.talk
    }

    /// The dice game in this language.
    pub fn dice(&self) -> &DiceTranslator {
        &self.dice
    }

    // Names and rules. Rule texts are one to four short sentences that hold under the table rules given.
    pub fn card(&self, kind: CardKind) -> &'static str {
        self.words.name(kind.into())
    }

    pub fn card_rule(&self, kind: CardKind, rules: &TableRules) -> String {
        self.words.about(kind.into(), "rule", Some(rules), 0)
    }

    pub fn character(&self, character: Character) -> &'static str {
        self.words.name(character.into())
    }

    pub fn character_rule(&self, character: Character, rules: &TableRules) -> String {
        self.words.about(character.into(), "rule", Some(rules), 0)
    }

    pub fn event(&self, card: EventCard) -> &'static str {
        self.words.name(card.into())
    }

    pub fn event_rule(&self, card: EventCard, rules: &TableRules) -> String {
        self.words.about(card.into(), "rule", Some(rules), 0)
    }

    pub fn event_deck(&self, deck: EventDeck) -> &'static str {
        self.words.name(deck.into())
    }

    /// How two event decks lie: side by side, or as one with this last card.
    pub fn event_mix(&self, mix: EventMix) -> &'static str {
        self.words.name(mix.into())
    }

    pub fn role(&self, role: Role) -> &'static str {
        self.words.name(role.into())
    }

    /// The goal of a role at a table of so many: three hunt each other in a ring.
    pub fn role_goal(&self, role: Role, players: u8) -> String {
        self.words.about(role.into(), "goal", None, players)
    }

    pub fn team(&self, team: Team) -> &'static str {
        self.words.name(team.into())
    }

    pub fn set(&self, set: Set) -> &'static str {
        self.words.name(set.into())
    }

    /// The contents of a set, in a sentence.
    pub fn set_about(&self, set: Set) -> &'static str {
        self.about(set.into(), "about")
    }

    /// The sets of a game together: "Base game + Dodge City", "Dodge City, stand-alone".
    pub fn sets(&self, sets: &[Set]) -> String {
        let names: Vec<&str> = sets.iter().map(|set| self.set(*set)).collect();
        let names = names.join(" + ");
        if sets.contains(&Set::Base) || sets.is_empty() { names } else { self.text(say::sets_alone(names)) }
    }

    /// The contents of a game, in a sentence or two.
    pub fn sets_about(&self, sets: &[Set]) -> String {
        let has = |set| sets.contains(&set);
        let more = if has(Set::TheBullet) { 3 } else { 0 } + if has(Set::WildWestShow) { 8 } else { 0 };
        let cards = match (has(Set::Base), has(Set::DodgeCity)) {
            (true, false) => say::sets_base(16 + more),
            (true, true) => say::sets_both(31 + more),
            (false, true) => say::sets_dodge_city(15 + more),
            (false, false) => return self.text(say::sets_none()),
        };
        let by_round = has(Set::HighNoon) || has(Set::FistfulOfCards);
        let otherwise = has(Set::WildWestShow) || has(Set::Eldorado);
        let decks = [(Set::HighNoon, 15), (Set::FistfulOfCards, 15), (Set::WildWestShow, 10), (Set::Eldorado, 18)];
        let many: u8 = decks.into_iter().filter(|(set, _)| has(*set)).map(|(_, cards)| cards).sum();
        let events = match (by_round, otherwise) {
            (false, false) => return self.text(cards),
            (true, false) => say::sets_events_rounds(many),
            (_, true) => say::sets_events(many),
        };
        format!("{} {}", self.text(cards), self.text(events))
    }

    pub fn suit(&self, suit: Suit) -> &'static str {
        self.words.name(suit.into())
    }

    /// "4", "Jack", "Ace".
    pub fn rank(&self, rank: Rank) -> &'static str {
        self.words.name(rank.into())
    }

    /// "4 of hearts".
    pub fn face(&self, card: CardId) -> String {
        let card = card.card();
        self.words.text(say::playing_card(card.suit, card.rank))
    }

    pub fn level(&self, level: Level) -> &'static str {
        self.words.name(level.into())
    }

    /// The strength of a bot, in a sentence.
    pub fn level_about(&self, level: Level) -> &'static str {
        self.about(level.into(), "about")
    }

    // Table rules. The option inside a choice does not matter for the first three.
    pub fn rule(&self, rule: RuleChoice) -> &'static str {
        self.words.name(rule.into())
    }

    /// One sentence.
    pub fn rule_about(&self, rule: RuleChoice) -> &'static str {
        self.about(rule.into(), "about")
    }

    /// Where the rule comes from and where sources differ.
    pub fn rule_source(&self, rule: RuleChoice) -> &'static str {
        self.about(rule.into(), "source")
    }

    /// The chosen option.
    pub fn rule_option(&self, rule: RuleChoice) -> &'static str {
        self.about(rule.into(), &format!("option-{}", rule.option().replace('_', "-")))
    }

    /// A named set of choices.
    pub fn preset(&self, preset: Preset) -> &'static str {
        self.words.name(preset.into())
    }

    /// One sentence.
    pub fn preset_about(&self, preset: Preset) -> &'static str {
        self.about(preset.into(), "about")
    }

    /// Other names of a card by which people may look for it.
    pub fn also(&self, name: impl Into<Name>) -> &'static str {
        self.words.attribute(name.into(), "also").unwrap_or_default()
    }

    fn about(&self, name: Name, attribute: &str) -> &'static str {
        self.words.attribute(name, attribute).unwrap_or_default()
    }
}
