//! The dice game in scenarios.

mod facts;
mod state;

pub use facts::Fact;

use super::parse::{Deal, SeatPart, list, number, read_kept_characters, read_seat_line, seat};
use super::refusal::explain_roles;
use super::script::{Question, Refusal};
use super::suggest::{FactForm, mend_first_word};
use super::{Noun, Problem, Script};
use crate::core::{Role, Seat, SeatSet, Team};
use crate::dice::{
    ARROWS, Action, Character, Decision, Face, Game, Illegal, Layout, LayoutError, LayoutSeat, Mark, Modules, Power,
    Setup, SetupError, View,
};
use crate::notation::dice::{
    read_action, read_ask, read_source, read_stage, write_ask, write_illegal, write_power, write_source,
};
use crate::notation::{read_role, read_seat, write_role, write_team};

/// The keys of a table; the first few a deal can have too.
const KEYS: &[&str] = &["about", "modules", "deal", "characters", "roles", "turn", "dice", "mark", "seed"];
const KEYS_OF_DEALS: usize = 4;

/// First words of actions.
const VERBS: [&str; 11] = ["use", "roll", "stop", "shoot", "to", "take", "return", "reveal", "turn", "give", "pass"];

/// What stands above `--` in a case of the dice game.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it is a test of.
    pub about: Vec<Subject>,
    pub modules: Modules,
    pub given: Given,
}

/// Where a scenario begins.
#[derive(Clone, Debug)]
pub enum Given {
    /// A described table.
    Table(Layout),
    /// A fresh deal.
    Deal { setup: Setup, seed: u64 },
}

/// What a scenario can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Character(Character),
    Power(Power),
    /// A module, by its word.
    Module(&'static str),
}

impl Subject {
    pub fn from_id(id: &str) -> Option<Self> {
        let module = || Modules::IDS.into_iter().find(|known| *known == id).map(Self::Module);
        Character::from_id(id).map(Self::Character).or_else(|| Power::from_id(id).map(Self::Power)).or_else(module)
    }

    pub fn id(self) -> &'static str {
        match self {
            Self::Character(character) => character.id(),
            Self::Power(power) => power.id(),
            Self::Module(id) => id,
        }
    }
}

/// The part above `--` while it is read.
pub struct Draft {
    about: Vec<Subject>,
    modules: Modules,
    layout: Layout,
    deal: Option<(Setup, u64)>,
}

impl Default for Draft {
    fn default() -> Self {
        Self { about: Vec::new(), modules: Modules::NONE, layout: Layout::new(), deal: None }
    }
}

impl Draft {
    fn read_key(&mut self, key: &str, value: &str) -> Result<(), Vec<Problem>> {
        if let Some(seat) = read_seat(key) {
            return read_seat_line(&mut self.layout.seats, seat, value, LayoutSeat::default(), read_seat_part);
        }
        match key {
            "about" => self.about = list(value).map(read_subject).collect::<Result<_, _>>()?,
            "modules" => {
                for id in list(value) {
                    if !self.modules.add(id) {
                        Err(Problem::unknown(Noun::Set, id, Modules::IDS))?;
                    }
                }
            }
            "roles" if value == "any" => self.layout.any_roles = true,
            "roles" => Err(Problem::unknown(Noun::RolesOption, value, ["any"]))?,
            "turn" => {
                let (letter, stage) = value.split_once(' ').unwrap_or((value, "dice"));
                self.layout.turn = seat(letter)?;
                let unknown = || Problem::unknown(Noun::Stage, stage, ["begin", "dice"]);
                self.layout.stage = read_stage(stage).ok_or_else(unknown)?;
            }
            "dice" => self.layout.dice = read_faces(value)?,
            "mark" => {
                let words: Vec<&str> = value.split_whitespace().collect();
                let (letter, face, double) = match words[..] {
                    [seat, face] => (seat, face, false),
                    [seat, face, "double"] => (seat, face, true),
                    _ => Err(Problem::unknown(Noun::SeatPart, value, ["B arrow double"]))?,
                };
                self.layout.mark = Some(Mark { seat: seat(letter)?, face: read_face(face)?, double });
            }
            "seed" => self.layout.seed = number(value)?,
            "deal" => {
                let (mut setup, mut seed) = (Setup::base(4), 1);
                for part in list(value) {
                    let mut deal = Deal { players: &mut setup.players, seed: &mut seed, sheriff: &mut setup.sheriff };
                    if !deal.read(part)? {
                        Err(Problem::unknown(Noun::SeatPart, part, ["players 5", "sheriff A", "seed 7"]))?;
                    }
                }
                self.deal = Some((setup, seed));
            }
            "characters" => {
                let (setup, _) = self.deal.as_mut().ok_or(Problem::NoTable)?;
                setup.characters = read_kept_characters(value, setup.players, read_character)?;
            }
            _ => Err(Problem::unknown(Noun::Key, key, KEYS))?,
        }
        Ok(())
    }

    fn finish(self, keys: &[String]) -> Result<Table, Problem> {
        let modules = self.modules;
        let position = &KEYS[KEYS_OF_DEALS..];
        let described = keys.iter().any(|key| read_seat(key).is_some() || position.contains(&key.as_str()));
        let given = match self.deal {
            Some(_) if described => return Err(Problem::TableAndDeal),
            Some((setup, seed)) => Given::Deal { setup: Setup { modules, ..setup }, seed },
            None if self.layout.seats.is_empty() => return Err(Problem::NoTable),
            None => Given::Table(Layout { modules, ..self.layout }),
        };
        Ok(Table { about: self.about, modules, given })
    }
}

/// A part of `the_doctor willy_the_kid | life 3 | arrows 2 | chief | shown | used | out | ghost outlaws`.
fn read_seat_part(player: &mut LayoutSeat, part: SeatPart) -> Result<(), Problem> {
    let part = match part {
        SeatPart::Role(id) => {
            (player.role, player.power) = read_role_card(id)?;
            return Ok(());
        }
        SeatPart::Character(id) => {
            player.character = read_character(id)?;
            return Ok(());
        }
        SeatPart::More(part) => part,
    };
    match part.split_once(' ').unwrap_or((part, "")) {
        ("out", "") => player.out = true,
        ("shown", "") => player.role_shown = true,
        ("used", "") => (player.power_used, player.role_shown) = (true, true),
        ("chief", "") => player.chief = true,
        ("ghost", side) => {
            (player.out, player.ghost) = (true, true);
            player.side = Team::ALL.into_iter().find(|team| write_team(*team) == side);
            if player.side.is_none() && !side.is_empty() {
                return Err(Problem::unknown(Noun::SeatPart, part, ["ghost outlaws", "ghost law"]));
            }
        }
        ("life", life) => player.life = Some(number(life)?),
        ("arrows", count) => player.arrows = number(count)?,
        _ => {
            let known = ["life 3", "arrows 2", "chief", "shown", "used", "out", "ghost"];
            return Err(Problem::unknown(Noun::SeatPart, part, known));
        }
    }
    Ok(())
}

/// A role, or a special role, which is one.
fn read_role_card(id: &str) -> Result<(Role, Option<Power>), Problem> {
    let special = || Power::from_id(id).map(|power| (power.role(), Some(power)));
    let known = || Role::ALL.map(write_role).into_iter().chain(Power::ALL.map(Power::id));
    let unknown = || Problem::unknown(Noun::Role, id, known());
    read_role(id).map(|role| (role, None)).or_else(special).ok_or_else(unknown)
}

fn read_subject(id: &str) -> Result<Subject, Problem> {
    let all = || Character::ALL.map(Character::id).into_iter().chain(Power::ALL.map(Power::id)).chain(Modules::IDS);
    Subject::from_id(id).ok_or_else(|| Problem::unknown(Noun::Subject, id, all()))
}

fn read_character(id: &str) -> Result<Character, Problem> {
    let id = id.trim();
    Character::from_id(id).ok_or_else(|| Problem::unknown(Noun::Character, id, Character::ALL.map(Character::id)))
}

fn read_face(id: &str) -> Result<Face, Problem> {
    Face::from_id(id).ok_or_else(|| Problem::unknown(Noun::Face, id, Face::ALL.map(Face::id)))
}

/// Faces separated by spaces; `/` parts the rolls for the reader.
fn read_faces(value: &str) -> Result<Vec<Face>, Problem> {
    value.split_whitespace().filter(|word| *word != "/").map(read_face).collect()
}

impl Script for Game {
    type Draft = Draft;
    type Table = Table;
    type Fact = Fact;

    const KEYS: &'static [&'static str] = KEYS;
    const FACTS: &'static [FactForm] = facts::FORMS;
    const PASS: Action = Action::Pass;

    fn read_key(draft: &mut Draft, key: &str, value: &str, _: bool) -> Result<(), Vec<Problem>> {
        draft.read_key(key, value)
    }

    fn seats_of(draft: &Draft) -> u8 {
        draft.deal.as_ref().map_or(draft.layout.seats.len() as u8, |(setup, _)| setup.players)
    }

    fn finish(draft: Draft, keys: &[String]) -> Result<Table, Problem> {
        draft.finish(keys)
    }

    fn set_up(table: &Table) -> Result<Self, Refusal> {
        match &table.given {
            Given::Table(layout) => layout.build().map_err(refuse_layout),
            Given::Deal { setup, seed } => Self::deal(setup, *seed, &mut Vec::new()).map_err(refuse_setup),
        }
    }

    fn read_fact(text: &str) -> Result<Option<Fact>, Problem> {
        Fact::read(text)
    }

    fn compare(&self, fact: &Fact) -> (String, String) {
        fact.compare(self)
    }

    /// Every token is somewhere, and nobody in play is without life unless he is being eliminated.
    fn sound(&self) -> Result<(), String> {
        let held: u8 = self.players().iter().map(|player| player.arrows.normal).sum();
        let chiefs = self.players().iter().filter(|player| player.arrows.chief).count();
        if held + self.supply().normal != ARROWS {
            return Err(format!("{held} arrows are held and {} are left", self.supply().normal));
        }
        if chiefs + usize::from(self.supply().chief) != usize::from(self.modules().chiefs_arrow) {
            return Err("the Chief's Arrow is lost or doubled".into());
        }
        Ok(())
    }

    /// Dice that were never rolled, or that have no such face, mean a mistake in the file.
    fn finished(&self) -> Result<(), String> {
        let left = self.loaded();
        if left == 0 { Ok(()) } else { Err(format!("{left} faces of the dice line were not rolled")) }
    }

    fn describe(&self) -> String {
        state::write_state(self)
    }

    fn write_reason(reason: &Illegal) -> String {
        write_illegal(*reason)
    }

    fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    fn nearest_action(line: &str) -> Option<String> {
        mend_first_word(line, VERBS, |line| read_action(line).is_some())
    }

    fn turn_seat(&self) -> Option<Seat> {
        Some(self.turn().seat)
    }

    fn alive(&self) -> SeatSet {
        self.ring().seats()
    }

    fn life(&self, seat: Seat) -> (i8, i8) {
        (self.player(seat).life as i8, self.player(seat).max_life as i8)
    }

    fn read_role_card(text: &str) -> Result<&'static str, Problem> {
        read_role_card(text).map(|(role, power)| write_power(role, power))
    }

    fn role_card(&self, seat: Seat) -> &'static str {
        write_power(self.player(seat).role, self.player(seat).power)
    }

    fn character_word(text: &str) -> Result<&'static str, Problem> {
        read_character(text).map(Character::id)
    }

    fn character_of(&self, seat: Seat) -> &'static str {
        self.player(seat).character.id()
    }

    fn role_seen(view: &View, seat: Seat) -> Option<&'static str> {
        let seen = view.seat(seat);
        seen.role.map(|role| write_power(role, seen.power))
    }

    fn decision_seen(view: &View) -> Option<&Decision> {
        view.decision.as_ref()
    }

    fn spell_ask(text: &str) -> Option<String> {
        read_ask(text).map(write_ask)
    }

    fn spell_source(text: &str) -> Option<String> {
        read_source(text).map(write_source)
    }

    fn question(decision: &Decision) -> Question {
        let Decision { seat, ask, because } = *decision;
        Question { seat, ask: write_ask(ask), because: write_source(because) }
    }
}

/// Why a described table is refused, in the style of other refusals.
fn refuse_layout(error: LayoutError) -> Refusal {
    match error {
        LayoutError::Players { found } => Refusal::new(format!("players {found}"), "three to eight can play"),
        LayoutError::Turn { seat } => Refusal::new(format!("turn {seat}"), "nobody in play sits there"),
        LayoutError::Life { seat, life } => Refusal::new(
            format!("life {seat} {life}"),
            "life points are at least 1 and at most those of the character, more for the Sheriff",
        ),
        LayoutError::Arrows { found } => {
            Refusal::new(format!("arrows {found}"), format!("there are {ARROWS}, and the supply is never empty"))
        }
        LayoutError::Chief { seat } => {
            Refusal::new(format!("chief {seat}"), "there is one Chief's Arrow, with the module chiefs_arrow")
        }
        LayoutError::CharacterTwice { character } => character_twice(character),
        LayoutError::CharacterNotInModules { character } => character_not_in_modules(character),
        LayoutError::Power { seat, power } => Refusal::new(
            format!("power {seat} {}", power.id()),
            "a special role needs the module special_roles or mixed_roles and is dealt once",
        ),
        LayoutError::Ghost { seat } => Refusal::new(
            format!("ghost {seat}"),
            "the module ghost is not in play, or this player cannot be the ghost, or not on this side",
        ),
        LayoutError::TooFewForGhost { found } => {
            Refusal::new(format!("ghost players {found}"), "the ghost needs five players")
        }
        LayoutError::OutWithArrows { seat } => {
            Refusal::new(format!("out_with_arrows {seat}"), "an eliminated player has no arrows")
        }
        LayoutError::OutWithLife { seat } => {
            Refusal::new(format!("out_with_life {seat}"), "an eliminated player has no life points")
        }
        LayoutError::Mark { seat } => {
            Refusal::new(format!("mark {seat}"), "only a ghost gives tokens, to somebody in play")
        }
        LayoutError::NotAStage => Refusal::new("not_a_stage", "a table begins with the stage begin or dice"),
        LayoutError::Roles(error) => explain_roles(error),
        LayoutError::GameOver => Refusal::new("game_over", "somebody has won this game already"),
    }
}

/// Why a deal is refused, in the same style.
fn refuse_setup(error: SetupError) -> Refusal {
    match error {
        SetupError::Players { found, least, most } => {
            Refusal::new(format!("players {found} least {least} most {most}"), "so many cannot play")
        }
        SetupError::NoSuchSheriff { seat } => Refusal::new(format!("no_such_sheriff {seat}"), "nobody sits there"),
        SetupError::Ghost { found, least } => {
            Refusal::new(format!("ghost players {found} least {least}"), "the ghost needs more players")
        }
        SetupError::Characters { found } => {
            Refusal::new(format!("characters {found}"), "there are as many entries as players, or none")
        }
        SetupError::CharacterTwice { character } => character_twice(character),
        SetupError::CharacterNotInModules { character } => character_not_in_modules(character),
    }
}

fn character_twice(character: Character) -> Refusal {
    Refusal::new(format!("character_twice {}", character.id()), "each character is dealt once")
}

fn character_not_in_modules(character: Character) -> Refusal {
    let explanation = "this character needs a module that is not in play";
    Refusal::new(format!("character_not_in_modules {}", character.id()), explanation)
}
