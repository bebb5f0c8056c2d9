//! From a setup to the first decision.

use super::frames::{Frame, TurnFrame};
use super::game::{ARROWS, Arrows, Player, Turn};
use super::sets::SHERIFF_BONUS;
use super::{Character, Dice, Event, Game, Power, Step};
use crate::core::{List, MAX_SEATS, Ring, Rng, Role, Seat, Seed, Sink, roles_for};
use serde::{Deserialize, Serialize};

/// The parts of Old Saloon in play.
#[expect(clippy::struct_excessive_bools, reason = "modules are independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Modules {
    /// The Loudmouth and the Coward.
    pub saloon_dice: bool,
    pub chiefs_arrow: bool,
    pub roles: Roles,
    /// The eight characters; those that need another module come only with it.
    pub characters: bool,
    /// The first one eliminated stays as the ghost.
    pub ghost: bool,
}

/// Which role cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roles {
    #[default]
    Normal,
    /// Special roles only.
    Special,
    /// Normal and special ones shuffled by type, so that nobody knows how many are in play.
    Mixed,
}

/// The fewest players for the ghost.
pub const GHOST_PLAYERS: u8 = 5;

impl Modules {
    pub const NONE: Self =
        Self { saloon_dice: false, chiefs_arrow: false, roles: Roles::Normal, characters: false, ghost: false };
    /// Everything, special roles only.
    pub const ALL: Self =
        Self { saloon_dice: true, chiefs_arrow: true, roles: Roles::Special, characters: true, ghost: true };
    /// The words for the modules in notation and on command lines.
    pub const IDS: [&'static str; 6] =
        ["saloon_dice", "chiefs_arrow", "special_roles", "mixed_roles", "characters", "ghost"];

    /// Switches a module on; false if there is none of that name.
    pub fn add(&mut self, id: &str) -> bool {
        match id {
            "saloon_dice" => self.saloon_dice = true,
            "chiefs_arrow" => self.chiefs_arrow = true,
            "special_roles" => self.roles = Roles::Special,
            "mixed_roles" => self.roles = Roles::Mixed,
            "characters" => self.characters = true,
            "ghost" => self.ghost = true,
            _ => return false,
        }
        true
    }

    /// Whether a module is on.
    pub fn has(&self, id: &str) -> bool {
        match id {
            "saloon_dice" => self.saloon_dice,
            "chiefs_arrow" => self.chiefs_arrow,
            "special_roles" => self.roles == Roles::Special,
            "mixed_roles" => self.roles == Roles::Mixed,
            "characters" => self.characters,
            "ghost" => self.ghost,
            _ => false,
        }
    }
}

/// What a table agrees on before the deal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    #[serde(default)]
    pub modules: Modules,
    /// Who must be Sheriff and begin, or Deputy among three; drawn by lot if nobody.
    #[serde(default)]
    pub sheriff: Option<Seat>,
    /// Characters kept from the last game, by seat; empty if none.
    #[serde(default)]
    pub characters: Vec<Option<Character>>,
}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupError {
    Players {
        found: u8,
        least: u8,
        most: u8,
    },
    NoSuchSheriff {
        seat: Seat,
    },
    /// The ghost needs more players.
    Ghost {
        found: u8,
        least: u8,
    },
    /// There must be as many entries as players, or none.
    Characters {
        found: usize,
    },
    CharacterTwice {
        character: Character,
    },
    /// The character needs a module that is not in play.
    CharacterNotInModules {
        character: Character,
    },
}

impl Setup {
    pub const PLAYERS: (u8, u8) = (3, 8);

    /// The base game.
    pub fn base(players: u8) -> Self {
        Self { players, modules: Modules::NONE, sheriff: None, characters: Vec::new() }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let (least, most) = Self::PLAYERS;
        if !(least..=most).contains(&self.players) {
            return Err(SetupError::Players { found: self.players, least, most });
        }
        if let Some(seat) = self.sheriff.filter(|seat| seat.0 >= self.players) {
            return Err(SetupError::NoSuchSheriff { seat });
        }
        if self.modules.ghost && self.players < GHOST_PLAYERS {
            return Err(SetupError::Ghost { found: self.players, least: GHOST_PLAYERS });
        }
        if !self.characters.is_empty() && self.characters.len() != usize::from(self.players) {
            return Err(SetupError::Characters { found: self.characters.len() });
        }
        for (i, character) in self.characters.iter().enumerate() {
            let Some(character) = *character else { continue };
            if self.characters[..i].contains(&Some(character)) {
                return Err(SetupError::CharacterTwice { character });
            }
            if !character.fits(&self.modules) {
                return Err(SetupError::CharacterNotInModules { character });
            }
        }
        Ok(())
    }
}

/// The cards of one role to draw from; none is a normal one. With three players there is no Sheriff whose place The
/// Good could take, so he stays in the box (R319).
pub(super) fn role_cards(role: Role, roles: Roles, players: u8) -> List<Option<Power>, 8> {
    let normal = match role {
        Role::Sheriff => 1,
        Role::Deputy | Role::Renegade => 2,
        Role::Outlaw => 3,
    };
    let mut cards = List::new();
    if roles != Roles::Special {
        for _ in 0..normal {
            cards.push(None);
        }
    }
    if roles != Roles::Normal {
        let fits = |power: &Power| power.role() == role && players >= power.def().least_players;
        for power in Power::ALL.into_iter().filter(fits) {
            cards.push(Some(power));
        }
    }
    cards
}

impl Game {
    /// Deals a game and goes on to the first decision.
    pub fn deal(setup: &Setup, seed: u64, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        Self::deal_from(setup, seed.into(), events)
    }

    /// The same from a seed that names its generator.
    pub fn deal_from(setup: &Setup, seed: Seed, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let mut rng = Rng::new(seed);
        let mut players = [Player::default(); MAX_SEATS];
        deal_roles(setup, &mut rng, &mut players);
        deal_characters(setup, &mut rng, &mut players);
        let starts = if setup.players == 3 { Role::Deputy } else { Role::Sheriff };
        let first = Seat::all(setup.players).find(|s| players[s.index()].role == starts).unwrap_or_default();
        let mut game = Self {
            modules: setup.modules,
            ring: Ring::new(setup.players),
            players,
            supply: Arrows { normal: ARROWS, chief: setup.modules.chiefs_arrow },
            dice: Dice::new(),
            ghost: None,
            mark: None,
            turn: Turn::new(first, 1),
            stack: vec![Frame::Turn(TurnFrame)],
            loaded: Vec::new(),
            rng,
            outcome: None,
        };
        events.push(Event::TurnBegan { seat: first });
        Step::new(&mut game, Sink::Keep(events)).run();
        Ok(game)
    }
}

fn deal_roles(setup: &Setup, rng: &mut Rng, players: &mut [Player; MAX_SEATS]) {
    let mut roles: List<Role, 8> = roles_for(setup.players).iter().copied().collect();
    rng.shuffle(roles.as_mut_slice());
    if let Some(sheriff) = setup.sheriff {
        // With three players the Deputy begins in the Sheriff's stead.
        let begins = |role: &Role| matches!((setup.players, role), (3, Role::Deputy) | (4.., Role::Sheriff));
        let dealt = roles.iter().position(begins).unwrap_or_default();
        roles.as_mut_slice().swap(dealt, sheriff.index());
    }
    for (player, role) in players.iter_mut().zip(roles.iter()) {
        player.role = *role;
        player.role_shown = *role == Role::Sheriff || setup.players == 3;
    }
    if setup.modules.roles != Roles::Normal {
        for role in Role::ALL {
            let mut cards = role_cards(role, setup.modules.roles, setup.players);
            rng.shuffle(cards.as_mut_slice());
            for player in players.iter_mut().take(setup.players.into()).filter(|player| player.role == role) {
                player.power = cards.pop().flatten();
            }
        }
    }
}

fn deal_characters(setup: &Setup, rng: &mut Rng, players: &mut [Player; MAX_SEATS]) {
    let free = |c: &Character| c.fits(&setup.modules) && !setup.characters.contains(&Some(*c));
    let mut pile: List<Character, 32> = Character::ALL.into_iter().filter(free).collect();
    rng.shuffle(pile.as_mut_slice());
    for (seat, player) in players.iter_mut().enumerate().take(setup.players.into()) {
        let kept = setup.characters.get(seat).copied().flatten();
        player.character = kept.or_else(|| pile.pop()).unwrap_or_default();
        player.max_life = player.full_life();
        player.life = player.max_life;
    }
}

impl Player {
    /// Life by character, two more for the Sheriff or what his special role says.
    pub(super) fn full_life(&self) -> u8 {
        let bonus = match self.role {
            Role::Sheriff => self.power.map_or(SHERIFF_BONUS, |power| power.def().sheriff_bonus),
            Role::Deputy | Role::Outlaw | Role::Renegade => 0,
        };
        self.character.def().life + bonus
    }
}
