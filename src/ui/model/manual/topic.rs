//! What can be looked up, each with an address of its own.

use crate::i18n::{Module, RuleChoice, Translator};
use standoff_engine::card::{CardId, CardKind, Character, EventCard, Set, TableRules};
use standoff_engine::core::Role;
use standoff_engine::dice::sets::Needs;
use standoff_engine::dice::{self, Die, Face, Power};

/// Roles are explained as they are at most tables; three players have a chapter of their own.
const USUAL: u8 = 5;

/// Something with a rule of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    Card(CardKind),
    Character(Character),
    Event(EventCard),
    Role(Role),
    /// A table rule, by its key.
    Rule(&'static str),
    // The dice game.
    Face(Face),
    Die(Die),
    Figure(dice::Character),
    Side(Role),
    Power(Power),
    Module(Module),
}

/// What kind of thing it is: a filter, and a heading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chapter {
    Roles,
    Cards,
    Events,
    Characters,
    TableRules,
    Faces,
    Dice,
    Modules,
    Powers,
}

/// The box it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    Set(Set),
    /// The dice game itself.
    Dice,
    OldSaloon,
}

impl Chapter {
    /// In the order of the browser.
    pub const OF_CARDS: &'static [Self] = &[Self::Roles, Self::Cards, Self::Events, Self::Characters, Self::TableRules];
    pub const OF_DICE: &'static [Self] =
        &[Self::Faces, Self::Roles, Self::Characters, Self::Modules, Self::Dice, Self::Powers];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Roles => "roles",
            Self::Cards => "cards",
            Self::Events => "events",
            Self::Characters => "characters",
            Self::TableRules => "rules",
            Self::Faces => "faces",
            Self::Dice => "dice",
            Self::Modules => "modules",
            Self::Powers => "powers",
        }
    }

    /// Whether the things of one box stand together under a heading of their own.
    pub const fn by_box(self) -> bool {
        matches!(self, Self::Events | Self::Characters)
    }
}

impl Origin {
    pub const OF_DICE: [Self; 2] = [Self::Dice, Self::OldSaloon];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Set(set) => set.id(),
            Self::Dice => "dice",
            Self::OldSaloon => "old_saloon",
        }
    }

    pub fn name(self, tongue: &Translator) -> &'static str {
        match self {
            Self::Set(set) => tongue.set(set),
            Self::Dice => tongue.dice().ui().base_game,
            Self::OldSaloon => tongue.dice().ui().old_saloon,
        }
    }
}

impl Topic {
    /// Everything of the card game, chapter by chapter.
    pub fn of_cards() -> Vec<Self> {
        let mut all: Vec<Self> = Role::ALL.map(Self::Role).into();
        all.extend(CardKind::ALL.map(Self::Card));
        all.extend(EventCard::ALL.map(Self::Event));
        all.extend(Character::ALL.map(Self::Character));
        all.extend(TableRules::ALL.iter().map(|rule| Self::Rule(rule.key)));
        all
    }

    /// Everything of the dice game, chapter by chapter.
    pub fn of_dice() -> Vec<Self> {
        let mut all: Vec<Self> = Face::ALL.map(Self::Face).into();
        all.extend(Role::ALL.map(Self::Side));
        all.extend(dice::Character::ALL.map(Self::Figure));
        all.extend(Module::ALL.map(Self::Module));
        all.extend(Die::ALL.map(Self::Die));
        all.extend(Power::ALL.map(Self::Power));
        all
    }

    /// Whether it belongs to the dice game.
    pub const fn is_dice(self) -> bool {
        match self {
            Self::Card(_) | Self::Character(_) | Self::Event(_) | Self::Role(_) | Self::Rule(_) => false,
            Self::Face(_) | Self::Die(_) | Self::Figure(_) | Self::Side(_) | Self::Power(_) | Self::Module(_) => true,
        }
    }

    /// The word for it in addresses; unique among things of its kind.
    pub fn id(self) -> &'static str {
        match self {
            Self::Card(kind) => kind.id(),
            Self::Character(character) => character.id(),
            Self::Event(card) => card.id(),
            Self::Role(role) | Self::Side(role) => role_id(role),
            Self::Rule(key) => key,
            Self::Face(face) => face.id(),
            Self::Die(die) => die.id(),
            Self::Figure(character) => character.id(),
            Self::Power(power) => power.id(),
            Self::Module(module) => module.id(),
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Self::Card(_) => "card",
            Self::Character(_) => "character",
            Self::Event(_) => "event",
            Self::Role(_) => "role",
            Self::Rule(_) => "rule",
            Self::Face(_) => "face",
            Self::Die(_) => "die",
            Self::Figure(_) => "dice-character",
            Self::Side(_) => "dice-role",
            Self::Power(_) => "power",
            Self::Module(_) => "module",
        }
    }

    /// "card/bang".
    pub fn path(self) -> String {
        format!("{}/{}", self.kind(), self.id())
    }

    pub fn from_path(path: &str) -> Option<Self> {
        let (kind, id) = path.split_once('/')?;
        let role = || Role::ALL.into_iter().find(|role| role_id(*role) == id);
        match kind {
            "card" => CardKind::from_id(id).map(Self::Card),
            "character" => Character::from_id(id).map(Self::Character),
            "event" => EventCard::from_id(id).map(Self::Event),
            "role" => role().map(Self::Role),
            "rule" => TableRules::ALL.iter().find(|rule| rule.key == id).map(|rule| Self::Rule(rule.key)),
            "face" => Face::from_id(id).map(Self::Face),
            "die" => Die::from_id(id).map(Self::Die),
            "dice-character" => dice::Character::from_id(id).map(Self::Figure),
            "dice-role" => role().map(Self::Side),
            "power" => Power::from_id(id).map(Self::Power),
            "module" => Module::ALL.into_iter().find(|module| module.id() == id).map(Self::Module),
            _ => None,
        }
    }

    pub const fn chapter(self) -> Chapter {
        match self {
            Self::Card(_) => Chapter::Cards,
            Self::Character(_) | Self::Figure(_) => Chapter::Characters,
            Self::Event(_) => Chapter::Events,
            Self::Role(_) | Self::Side(_) => Chapter::Roles,
            Self::Rule(_) => Chapter::TableRules,
            Self::Face(_) => Chapter::Faces,
            Self::Die(_) => Chapter::Dice,
            Self::Power(_) => Chapter::Powers,
            Self::Module(_) => Chapter::Modules,
        }
    }

    /// The boxes it comes from; cards may be in several.
    pub fn origins(self) -> Vec<Origin> {
        let saloon = |it: bool| vec![if it { Origin::OldSaloon } else { Origin::Dice }];
        match self {
            Self::Card(kind) => {
                let has = |set: &Set| CardId::all().any(|card| card.kind() == kind && card.card().set == *set);
                Set::ALL.into_iter().filter(has).map(Origin::Set).collect()
            }
            Self::Character(character) => vec![Origin::Set(character.def().set)],
            Self::Event(card) => vec![Origin::Set(card.def().set)],
            Self::Role(_) => vec![Origin::Set(Set::Base)],
            Self::Rule(key) => {
                TableRules::ALL.iter().filter(|rule| rule.key == key).map(|rule| Origin::Set(rule.set)).collect()
            }
            Self::Side(_) => saloon(false),
            Self::Face(face) => saloon(!Die::Base.faces().contains(&face)),
            Self::Die(die) => saloon(die != Die::Base),
            Self::Figure(character) => saloon(character.def().needs != Needs::Nothing),
            Self::Power(_) | Self::Module(_) => saloon(true),
        }
    }

    pub fn name(self, tongue: &Translator) -> &'static str {
        match self {
            Self::Card(kind) => tongue.card(kind),
            Self::Character(character) => tongue.character(character),
            Self::Event(card) => tongue.event(card),
            Self::Role(role) | Self::Side(role) => tongue.role(role),
            Self::Rule(key) => rule_of(key).map_or("", |rule| tongue.rule(rule)),
            Self::Face(face) => tongue.dice().face(face),
            Self::Die(die) => tongue.dice().die(die),
            Self::Figure(character) => tongue.dice().character(character),
            Self::Power(power) => tongue.dice().power(power),
            Self::Module(module) => tongue.dice().module(module),
        }
    }

    /// Its names in other printings.
    pub fn also(self, tongue: &Translator) -> &'static str {
        match self {
            Self::Card(kind) => tongue.also(kind),
            Self::Event(card) => tongue.also(card),
            Self::Role(role) | Self::Side(role) => tongue.also(role),
            Self::Face(face) => tongue.also(face),
            Self::Character(_) | Self::Rule(_) | Self::Die(_) | Self::Figure(_) | Self::Power(_) | Self::Module(_) => {
                ""
            }
        }
    }

    /// Its rule at a table with these table rules.
    pub fn text(self, tongue: &Translator, rules: &TableRules) -> String {
        match self {
            Self::Card(kind) => tongue.card_rule(kind, rules),
            Self::Character(character) => tongue.character_rule(character, rules),
            Self::Event(card) => tongue.event_rule(card, rules),
            Self::Role(role) => tongue.role_goal(role, USUAL),
            Self::Rule(key) => rule_of(key).map_or("", |rule| tongue.rule_about(rule)).into(),
            Self::Face(face) => tongue.dice().face_rule(face).into(),
            Self::Die(die) => die.faces().map(|face| tongue.dice().face(face)).join(", "),
            Self::Figure(character) => tongue.dice().character_rule(character).into(),
            Self::Side(role) => tongue.dice().role_goal(role, USUAL),
            Self::Power(power) => tongue.dice().power_rule(power).into(),
            Self::Module(module) => tongue.dice().module_about(module).into(),
        }
    }
}

const fn role_id(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "sheriff",
        Role::Deputy => "deputy",
        Role::Outlaw => "outlaw",
        Role::Renegade => "renegade",
    }
}

/// A table rule as it usually is.
pub(super) fn rule_of(key: &str) -> Option<RuleChoice> {
    RuleChoice::all(&TableRules::default()).into_iter().find(|rule| rule.key() == key)
}
