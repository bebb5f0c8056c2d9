//! The dice game in scenarios.

mod facts;
mod state;

pub use facts::Fact;

use super::parse::{list, number};
use super::{Problem, Script};
use crate::core::{Role, Seat, Team};
use crate::dice::{
    ARROWS, Character, Face, Game, Illegal, Layout, LayoutError, LayoutSeat, Mark, Modules, Power, Setup, SetupError,
};
use crate::notation::dice::{read_stage, write_illegal};
use crate::notation::{read_role, read_seat, write_team};

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
    fn read_key(&mut self, key: &str, value: &str) -> Result<(), Problem> {
        if let Some(seat) = read_seat(key) {
            let expected = Seat(self.layout.seats.len() as u8);
            if seat != expected {
                return Err(Problem::SeatOrder { expected });
            }
            self.layout.seats.push(read_seat_line(value)?);
            return Ok(());
        }
        match key {
            "about" => {
                for id in list(value) {
                    self.about.push(Subject::from_id(id).ok_or_else(|| Problem::UnknownSubject(id.into()))?);
                }
            }
            "modules" => {
                for id in list(value) {
                    if !self.modules.add(id) {
                        return Err(Problem::UnknownSet(id.into()));
                    }
                }
            }
            "turn" => {
                let (seat, stage) = value.split_once(' ').unwrap_or((value, "dice"));
                self.layout.turn = read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))?;
                self.layout.stage = read_stage(stage).ok_or_else(|| Problem::UnknownStage(stage.into()))?;
            }
            "dice" => self.layout.dice = read_faces(value)?,
            "mark" => {
                let words: Vec<&str> = value.split_whitespace().collect();
                let (seat, face, double) = match words[..] {
                    [seat, face] => (seat, face, false),
                    [seat, face, "double"] => (seat, face, true),
                    _ => return Err(Problem::UnknownSeatPart(value.into())),
                };
                let seat = read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))?;
                self.layout.mark = Some(Mark { seat, face: read_face(face)?, double });
            }
            "seed" => self.layout.seed = number(value)?,
            "deal" => self.read_deal(value)?,
            "characters" => self.read_characters(value)?,
            _ => return Err(Problem::UnknownKey(key.into())),
        }
        Ok(())
    }

    /// `players 5, sheriff A, seed 7`
    fn read_deal(&mut self, value: &str) -> Result<(), Problem> {
        let (mut setup, mut seed) = (Setup::base(4), 1);
        for part in list(value) {
            match part.split_once(' ') {
                Some(("players", count)) => setup.players = number(count)?,
                Some(("seed", n)) => seed = number(n)?,
                Some(("sheriff", seat)) => {
                    setup.sheriff = Some(read_seat(seat).ok_or_else(|| Problem::NotASeat(seat.into()))?);
                }
                _ => return Err(Problem::UnknownSeatPart(part.into())),
            }
        }
        self.deal = Some((setup, seed));
        Ok(())
    }

    /// `A willy_the_kid, C paul_regret`: characters kept from the last game.
    fn read_characters(&mut self, value: &str) -> Result<(), Problem> {
        let (setup, _) = self.deal.as_mut().ok_or(Problem::NoTable)?;
        setup.characters = vec![None; setup.players.into()];
        for part in list(value) {
            let (seat, id) = part.split_once(' ').unwrap_or((part, ""));
            let character = read_character(id)?;
            let place = read_seat(seat).and_then(|seat| setup.characters.get_mut(seat.index()));
            *place.ok_or_else(|| Problem::NotASeat(seat.into()))? = Some(character);
        }
        Ok(())
    }

    fn finish(self, keys: &[String]) -> Result<Table, Problem> {
        let modules = self.modules;
        let described = keys
            .iter()
            .any(|key| read_seat(key).is_some() || matches!(key.as_str(), "turn" | "dice" | "mark" | "seed"));
        let given = match self.deal {
            Some(_) if described => return Err(Problem::TableAndDeal),
            Some((setup, seed)) => Given::Deal { setup: Setup { modules, ..setup }, seed },
            None if self.layout.seats.is_empty() => return Err(Problem::NoTable),
            None => Given::Table(Layout { modules, ..self.layout }),
        };
        Ok(Table { about: self.about, modules, given })
    }
}

/// `the_doctor willy_the_kid | life 3 | arrows 2 | chief | shown | used | out | ghost outlaws`
fn read_seat_line(value: &str) -> Result<LayoutSeat, Problem> {
    let mut parts = value.split('|').map(str::trim);
    let who = parts.next().unwrap_or_default();
    let (role, character) = who.split_once(' ').unwrap_or((who, ""));
    let (role, power) = read_role_card(role)?;
    let mut player = LayoutSeat { role, power, character: read_character(character)?, ..LayoutSeat::default() };
    for part in parts {
        match part.split_once(' ').unwrap_or((part, "")) {
            ("out", "") => player.out = true,
            ("shown", "") => player.role_shown = true,
            ("used", "") => (player.power_used, player.role_shown) = (true, true),
            ("chief", "") => player.chief = true,
            ("ghost", side) => {
                (player.out, player.ghost) = (true, true);
                player.side = Team::ALL.into_iter().find(|team| write_team(*team) == side);
                if player.side.is_none() && !side.is_empty() {
                    return Err(Problem::UnknownSeatPart(part.into()));
                }
            }
            ("life", life) => player.life = Some(number(life)?),
            ("arrows", count) => player.arrows = number(count)?,
            _ => return Err(Problem::UnknownSeatPart(part.into())),
        }
    }
    Ok(player)
}

/// A role, or a special role, which is one.
fn read_role_card(id: &str) -> Result<(Role, Option<Power>), Problem> {
    let special = || Power::from_id(id).map(|power| (power.role(), Some(power)));
    read_role(id).map(|role| (role, None)).or_else(special).ok_or_else(|| Problem::UnknownRole(id.into()))
}

fn read_character(id: &str) -> Result<Character, Problem> {
    Character::from_id(id.trim()).ok_or_else(|| Problem::UnknownCharacter(id.trim().into()))
}

fn read_face(id: &str) -> Result<Face, Problem> {
    Face::from_id(id).ok_or_else(|| Problem::NotAFace(id.into()))
}

/// Faces separated by spaces; `/` parts the rolls for the reader.
fn read_faces(value: &str) -> Result<Vec<Face>, Problem> {
    value.split_whitespace().filter(|word| *word != "/").map(read_face).collect()
}

impl Script for Game {
    type Draft = Draft;
    type Table = Table;
    type Fact = Fact;

    fn read_key(draft: &mut Draft, key: &str, value: &str, _: bool) -> Result<(), Problem> {
        draft.read_key(key, value)
    }

    fn finish(draft: Draft, keys: &[String]) -> Result<Table, Problem> {
        draft.finish(keys)
    }

    fn set_up(table: &Table) -> Result<Self, String> {
        match &table.given {
            Given::Table(layout) => layout.build().map_err(write_layout_error),
            Given::Deal { setup, seed } => Self::deal(setup, *seed, &mut Vec::new()).map_err(write_setup_error),
        }
    }

    fn read_fact(text: &str) -> Result<Fact, Problem> {
        Fact::read(text)
    }

    fn check_fact(&self, fact: &Fact) -> Result<(), (String, String)> {
        fact.check(self)
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
}

/// Why a described table is refused, in the style of other refusals.
fn write_layout_error(error: LayoutError) -> String {
    match error {
        LayoutError::Players { found } => format!("players {found}"),
        LayoutError::Turn { seat } => format!("turn {seat}"),
        LayoutError::Life { seat, life } => format!("life {seat} {life}"),
        LayoutError::Arrows { found } => format!("arrows {found}"),
        LayoutError::Chief { seat } => format!("chief {seat}"),
        LayoutError::CharacterTwice { character } => format!("character_twice {}", character.id()),
        LayoutError::CharacterNotInModules { character } => format!("character_not_in_modules {}", character.id()),
        LayoutError::Power { seat, power } => format!("power {seat} {}", power.id()),
        LayoutError::Ghost { seat } => format!("ghost {seat}"),
        LayoutError::TooFewForGhost { found } => format!("ghost players {found}"),
        LayoutError::OutWithArrows { seat } => format!("out_with_arrows {seat}"),
        LayoutError::Mark { seat } => format!("mark {seat}"),
        LayoutError::NotAStage => "not_a_stage".into(),
    }
}

/// Why a deal is refused, in the same style.
fn write_setup_error(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => format!("players {found} least {least} most {most}"),
        SetupError::NoSuchSheriff { seat } => format!("no_such_sheriff {seat}"),
        SetupError::Ghost { found, least } => format!("ghost players {found} least {least}"),
        SetupError::Characters { found } => format!("characters {found}"),
        SetupError::CharacterTwice { character } => format!("character_twice {}", character.id()),
        SetupError::CharacterNotInModules { character } => format!("character_not_in_modules {}", character.id()),
    }
}
