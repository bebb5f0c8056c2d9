//! From a view back to a game that could be behind it.

use super::game::Player;
use super::setup::role_cards;
use super::{Game, Power, Roles, View};
use crate::core::{List, MAX_SEATS, Rng, Role, Seat, roles_for};

impl View {
    /// A whole game consistent with this view: hidden roles are assigned at random.
    ///
    /// `roles` overrides the roles of players whose role the viewer does not know, for those who have a better guess
    /// than chance.
    pub fn determinize(&self, rng: &mut Rng, roles: Option<&[Role]>) -> Game {
        let board = &self.board;
        let guessed = self.guess_roles(rng, roles);
        let mut players = [Player::default(); MAX_SEATS];
        for (at, known) in board.seats.iter().enumerate() {
            players[at] = Player {
                role: guessed[at],
                power: known.power,
                role_shown: known.role_shown,
                power_used: known.power_used,
                side: known.side,
                character: known.character,
                life: known.life,
                max_life: known.max_life,
                arrows: known.arrows,
            };
        }
        self.guess_powers(rng, &mut players);
        Game {
            modules: self.modules,
            ring: board.ring,
            players,
            supply: board.supply,
            dice: board.dice,
            ghost: board.ghost,
            mark: board.mark,
            turn: self.turn,
            stack: self.stack.clone(),
            loaded: Vec::new(),
            rng: Rng::from_seed(rng.next_seed()),
            outcome: board.outcome,
        }
    }

    /// One game behind this view, always the same: enough to know what the viewer may do and why not.
    pub fn stand_in(&self) -> Game {
        self.determinize(&mut Rng::from_seed(0), None)
    }

    /// Roles the viewer cannot place.
    pub fn unseen_roles(&self) -> List<Role, 8> {
        let mut roles: List<Role, 8> = roles_for(self.board.seats.len() as u8).iter().copied().collect();
        for role in self.board.seats.iter().filter_map(|s| s.role) {
            if let Some(at) = roles.iter().position(|r| *r == role) {
                roles.remove(at);
            }
        }
        roles
    }

    /// Special roles of a kind the viewer cannot place; none stands for a normal role.
    pub fn unseen_powers(&self, role: Role) -> List<Option<Power>, 8> {
        let mut cards = role_cards(role, self.modules.roles, self.board.seats.len() as u8);
        for seat in self.board.seats.iter().filter(|seat| seat.role == Some(role)) {
            if let Some(at) = cards.iter().position(|card| *card == seat.power) {
                cards.remove(at);
            }
        }
        cards
    }

    fn guess_roles(&self, rng: &mut Rng, roles: Option<&[Role]>) -> [Role; MAX_SEATS] {
        let mut hidden = self.unseen_roles();
        rng.shuffle(hidden.as_mut_slice());
        std::array::from_fn(|seat| {
            let Some(known) = self.board.seats.get(seat) else { return Role::default() };
            let dealt = if known.role.is_none() { hidden.pop() } else { None };
            known.role.or_else(|| roles?.get(seat).copied()).or(dealt).unwrap_or_default()
        })
    }

    fn guess_powers(&self, rng: &mut Rng, players: &mut [Player; MAX_SEATS]) {
        if self.modules.roles == Roles::Normal {
            return;
        }
        for role in Role::ALL {
            let mut cards = self.unseen_powers(role);
            rng.shuffle(cards.as_mut_slice());
            for (at, known) in self.board.seats.iter().enumerate() {
                if known.role.is_none() && players[at].role == role {
                    players[at].power = cards.pop().flatten();
                }
            }
        }
    }

    /// The viewer, for views that have one.
    pub fn own_seat(&self) -> Seat {
        self.viewer.unwrap_or_default()
    }
}
