//! The state of the new-game form.

use crate::i18n::Module;
use crate::table::{Chair, NewGame, Options};
use crate::ui::model::form::{Seating, earlier_chairs, fresh_chairs, named_chairs};
use standoff_engine::dice::{Game, Modules, Roles, Setup, SetupError};

/// The form as it is filled in: always eight chairs, of which the first `players` count. Modules that cannot be
/// played with so many stay chosen, but are not dealt.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    players: u8,
    pub modules: Modules,
    pub chairs: Vec<Chair>,
    pub options: Options,
}

impl Form {
    /// The modules that are simply on or off; role cards are one of three kinds.
    pub const SWITCHES: [Module; 4] = [Module::SaloonDice, Module::ChiefsArrow, Module::Characters, Module::Ghost];

    pub fn has(&self, module: Module) -> bool {
        self.modules.has(module.id())
    }

    pub fn toggle(&mut self, module: Module) {
        match module {
            Module::SaloonDice => self.modules.saloon_dice ^= true,
            Module::ChiefsArrow => self.modules.chiefs_arrow ^= true,
            Module::Characters => self.modules.characters ^= true,
            Module::Ghost => self.modules.ghost ^= true,
            Module::SpecialRoles => self.set_roles(Roles::Special),
            Module::MixedRoles => self.set_roles(Roles::Mixed),
        }
    }

    pub fn set_roles(&mut self, roles: Roles) {
        self.modules.roles = roles;
    }

    /// Whether the rules refuse a module at a table of so many.
    pub fn forbids(&self, module: Module) -> bool {
        let mut setup = Setup::base(self.players);
        setup.modules.add(module.id());
        matches!(setup.check(), Err(SetupError::Ghost { .. }))
    }

    /// Whether a module is on and will be dealt.
    pub fn deals(&self, module: Module) -> bool {
        self.has(module) && !self.forbids(module)
    }
}

impl Seating for Form {
    type Game = Game;

    fn fresh(you: &str, bot_names: &[&str]) -> Self {
        let chairs = fresh_chairs(you, bot_names);
        Self { players: 5, modules: Modules::NONE, chairs, options: Options::default() }
    }

    fn again(earlier: NewGame<Game>, you: &str, bot_names: &[&str]) -> Self {
        let mut form = Self::fresh(you, bot_names);
        form.chairs = earlier_chairs(earlier.chairs, you, bot_names);
        form.modules = earlier.setup.modules;
        form.options = earlier.options;
        form.set_players(earlier.setup.players);
        form
    }

    fn done(&self, you: &str, seat_name: &dyn Fn(u8) -> String) -> NewGame<Game> {
        let chairs = named_chairs(&self.chairs[..usize::from(self.players)], you, seat_name);
        let ghost = self.deals(Module::Ghost);
        let setup = Setup { modules: Modules { ghost, ..self.modules }, ..Setup::base(self.players) };
        NewGame { setup, chairs, options: self.options }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set_players(&mut self, players: u8) {
        let (least, most) = Setup::PLAYERS;
        self.players = players.clamp(least, most);
    }

    fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut [Chair] {
        &mut self.chairs
    }
}
