//! Who is who, judged by what players did in public.
//!
//! There are few ways to deal the roles (3, 12, 20, 60 and 210 for four to eight players), so all of them are
//! kept, each with its weight. The weights are what the whole table can know; a seat adds its own role when it
//! asks for [`Beliefs::odds`].
//!
//! A public act of a player multiplies each weight by the chance that the role he has there would have done
//! it: a choice among everybody he could have aimed at and holding back, each with a rate that depends on what
//! that role must think of the other player. So restraint counts as well. No logarithm is taken anywhere, and
//! the result is the same on every machine.

use super::weights::Rates;
use standoff_engine::core::{List, MAX_SEATS, Rng, Role, Seat, SeatSet, roles_for};

/// The chance of each role, by seat.
pub type Odds = [[f32; 4]; MAX_SEATS];

/// Weights over all deals of roles.
#[derive(Clone, Debug)]
pub struct Beliefs {
    /// Roles shown to everybody, by seat.
    shown: List<Option<Role>, MAX_SEATS>,
    /// The roles of this game, counted.
    roles: [u8; 4],
    worlds: Vec<World>,
}

/// One deal of roles; the largest weight is 1.
#[derive(Clone, Copy, Debug)]
struct World {
    roles: [Role; MAX_SEATS],
    weight: f32,
}

/// Whom a player could have aimed at and how telling that is.
#[derive(Clone, Copy, Debug)]
pub struct Act {
    pub actor: Seat,
    /// Everybody within reach of the card.
    pub choices: SeatSet,
    /// How much is made of it, below 1: people have reasons of their own.
    pub weight: f32,
}

/// How much one role would want to attack each seat, and all seats and holding back together.
#[derive(Clone, Copy)]
struct Menu {
    by_seat: [f32; MAX_SEATS],
    total: f32,
}

/// Weights smaller than this are as good as impossible, but nothing is ruled out by manners alone.
const LEAST: f32 = 1e-9;

impl Beliefs {
    /// All deals that agree with the roles shown to everybody, by the number of players.
    pub fn new(shown: &[Option<Role>]) -> Self {
        Self::among(roles_for(shown.len().min(MAX_SEATS) as u8), shown)
    }

    /// All deals of these roles that agree with those shown to everybody.
    pub fn among(roles: &[Role], shown: &[Option<Role>]) -> Self {
        let shown: List<Option<Role>, MAX_SEATS> = shown.iter().copied().take(MAX_SEATS).collect();
        let mut count = [0u8; 4];
        for role in roles {
            count[*role as usize] += 1;
        }
        let mut beliefs = Self { shown, roles: count, worlds: Vec::new() };
        beliefs.deal_all();
        beliefs
    }

    /// Forgets everything but the roles that are shown.
    fn deal_all(&mut self) {
        self.worlds.clear();
        let mut left = self.roles;
        self.deal(0, &mut left, &mut [Role::default(); MAX_SEATS]);
    }

    fn deal(&mut self, at: usize, left: &mut [u8; 4], roles: &mut [Role; MAX_SEATS]) {
        if at == self.shown.len() {
            self.worlds.push(World { roles: *roles, weight: 1.0 });
            return;
        }
        for role in Role::ALL {
            if left[role as usize] > 0 && self.shown[at].is_none_or(|known| known == role) {
                left[role as usize] -= 1;
                roles[at] = role;
                self.deal(at + 1, left, roles);
                left[role as usize] += 1;
            }
        }
    }

    /// Deals still possible.
    pub fn len(&self) -> usize {
        self.worlds.len()
    }

    pub fn is_empty(&self) -> bool {
        self.worlds.is_empty()
    }

    /// A role was turned up.
    pub fn reveal(&mut self, seat: Seat, role: Role) {
        if let Some(known) = self.shown.as_mut_slice().get_mut(seat.index()) {
            *known = Some(role);
        }
        self.worlds.retain(|world| world.roles[seat.index()] == role);
        if self.worlds.is_empty() {
            self.deal_all();
        }
        self.scale();
    }

    /// The roles of these players were dealt among them anew, face down: what was believed of them is worth
    /// nothing now, but what it says about the others stays.
    pub fn redeal(&mut self, seats: SeatSet) {
        let outside = |world: &World| {
            let others = Seat::all(MAX_SEATS as u8).filter(|seat| !seats.contains(*seat));
            others.fold(0u16, |key, seat| key << 2 | world.roles[seat.index()] as u16)
        };
        let before: Vec<(u16, f32)> = self.worlds.iter().map(|world| (outside(world), world.weight)).collect();
        for seat in seats.iter() {
            if let Some(shown) = self.shown.as_mut_slice().get_mut(seat.index()) {
                *shown = None;
            }
        }
        self.deal_all();
        // Each way to deal the rest is as likely as any other of the same roles.
        let keys: Vec<u16> = self.worlds.iter().map(outside).collect();
        for (world, key) in self.worlds.iter_mut().zip(&keys) {
            let weight: f32 = before.iter().filter(|(other, _)| other == key).map(|(_, weight)| weight).sum();
            let ways = keys.iter().filter(|other| *other == key).count();
            world.weight = weight / ways as f32;
        }
        self.worlds.retain(|world| world.weight > 0.0);
        if self.worlds.is_empty() {
            self.deal_all();
        }
        self.scale();
    }

    /// A player whose role was shown goes on with another one that everybody knows.
    pub fn convert(&mut self, seat: Seat, role: Role) {
        let Some(known) = self.shown.as_mut_slice().get_mut(seat.index()) else { return };
        if let Some(old) = known.replace(role) {
            let count = &mut self.roles[old as usize];
            *count = count.saturating_sub(1);
            self.roles[role as usize] += 1;
        }
        for world in &mut self.worlds {
            world.roles[seat.index()] = role;
        }
    }

    /// The chance of each role by seat, for the table or for somebody who knows his own role.
    pub fn odds(&self, own: Option<(Seat, Role)>) -> Odds {
        let mut odds = [[0.0; 4]; MAX_SEATS];
        let mut total = 0.0;
        for world in &self.worlds {
            if own.is_none_or(|(seat, role)| world.roles[seat.index()] == role) {
                total += world.weight;
                for (seat, role) in odds.iter_mut().zip(world.roles) {
                    seat[role as usize] += world.weight;
                }
            }
        }
        if total <= 0.0 {
            return self.plain_odds();
        }
        for chance in odds.iter_mut().flatten() {
            *chance /= total;
        }
        odds
    }

    /// One deal of roles by its chance, for the table or for somebody who knows his own role.
    pub fn sample(&self, own: Option<(Seat, Role)>, rng: &mut Rng) -> Option<[Role; MAX_SEATS]> {
        const STEPS: u32 = 1 << 24;
        let fits = |world: &&World| own.is_none_or(|(seat, role)| world.roles[seat.index()] == role);
        let total: f32 = self.worlds.iter().filter(fits).map(|world| world.weight).sum();
        let mut left = total * (rng.below(STEPS) as f32 / STEPS as f32);
        let mut last = None;
        for world in self.worlds.iter().filter(fits) {
            last = Some(world.roles);
            left -= world.weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// What can be said of a table with other roles than the rules deal.
    fn plain_odds(&self) -> Odds {
        std::array::from_fn(|seat| match self.shown.get(seat) {
            Some(Some(role)) => Role::ALL.map(|other| f32::from(u8::from(other == *role))),
            _ => [0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0],
        })
    }

    /// Somebody aimed something hostile at a player.
    pub fn attacked(&mut self, rates: &Rates, act: Act, target: Seat) {
        let menus = self.menus(rates, act);
        self.weigh(act, menus.map(|menu| menu.by_seat[target.index()] / menu.total));
    }

    /// Somebody spent a card to help a player.
    pub fn helped(&mut self, rates: &Rates, act: Act, target: Seat) {
        let menus = self.menus(rates, act);
        self.weigh(act, menus.map(|menu| 1.0 / (1.0 + menu.by_seat[target.index()])));
    }

    /// Somebody attacked everybody at once.
    pub fn attacked_all(&mut self, rates: &Rates, act: Act) {
        self.weigh(act, rates.all);
    }

    /// Somebody did not attack, though he could have if he held the card, which has this chance.
    pub fn held_back(&mut self, rates: &Rates, act: Act, chance: f32) {
        let menus = self.menus(rates, act);
        self.weigh(act, menus.map(|menu| 1.0 - chance * (1.0 - rates.hold / menu.total)));
    }

    /// What each role would choose from, knowing what the table knows and itself.
    fn menus(&self, rates: &Rates, act: Act) -> [Menu; 4] {
        let mut menus = [Menu { by_seat: [0.0; MAX_SEATS], total: rates.hold }; 4];
        let mut mass = [0.0f32; 4];
        for world in &self.worlds {
            let role = world.roles[act.actor.index()] as usize;
            mass[role] += world.weight;
            for seat in act.choices.iter() {
                menus[role].by_seat[seat.index()] +=
                    world.weight * rates.attack[role][world.roles[seat.index()] as usize];
            }
        }
        for (menu, mass) in menus.iter_mut().zip(mass) {
            if mass > 0.0 {
                for seat in act.choices.iter() {
                    menu.by_seat[seat.index()] /= mass;
                    menu.total += menu.by_seat[seat.index()];
                }
            }
        }
        menus
    }

    /// Multiplies the weights by a likelihood for each role of the actor, drawn towards its mean.
    fn weigh(&mut self, act: Act, likelihood: [f32; 4]) {
        let role = |world: &World| world.roles[act.actor.index()] as usize;
        let (mut total, mut mean) = (0.0, 0.0);
        for world in &self.worlds {
            total += world.weight;
            mean += world.weight * likelihood[role(world)];
        }
        if total <= 0.0 {
            return;
        }
        mean /= total;
        for world in &mut self.worlds {
            world.weight *= mean + act.weight * (likelihood[role(world)] - mean);
        }
        self.scale();
    }

    fn scale(&mut self) {
        let most = self.worlds.iter().map(|world| world.weight).fold(0.0, f32::max);
        if most > 0.0 {
            for world in &mut self.worlds {
                world.weight = (world.weight / most).max(LEAST);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Weights;
    use standoff_engine::core::SeatSet;

    const RATES: Rates = Weights::MARSHAL.rates;

    fn table(players: u8) -> Beliefs {
        let mut shown = vec![None; players.into()];
        shown[0] = Some(Role::Sheriff);
        Beliefs::new(&shown)
    }

    fn at(actor: u8, choices: &[u8]) -> Act {
        Act { actor: Seat(actor), choices: choices.iter().copied().map(Seat).collect(), weight: 0.9 }
    }

    fn chance(beliefs: &Beliefs, seat: u8, role: Role) -> f32 {
        beliefs.odds(None)[usize::from(seat)][role as usize]
    }

    #[test]
    fn all_deals_are_kept() {
        assert_eq!([4, 5, 6, 7, 8].map(|players| table(players).len()), [3, 12, 20, 60, 210]);
        let seven = table(7);
        assert!((chance(&seven, 3, Role::Outlaw) - 0.5).abs() < 1e-6);
        assert!((chance(&seven, 0, Role::Sheriff) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn who_shoots_the_sheriff_is_suspect() {
        let mut beliefs = table(5);
        beliefs.attacked(&RATES, at(1, &[0, 2]), Seat(0));
        assert!(chance(&beliefs, 1, Role::Outlaw) > 0.7);
        assert!(chance(&beliefs, 1, Role::Deputy) < 0.05);
        let before = chance(&beliefs, 2, Role::Deputy);
        beliefs.attacked(&RATES, at(2, &[1, 3]), Seat(1));
        assert!(chance(&beliefs, 2, Role::Deputy) > before, "who shoots a suspect is likelier a Deputy");
    }

    #[test]
    fn restraint_counts() {
        let mut beliefs = table(5);
        let before = chance(&beliefs, 1, Role::Outlaw);
        beliefs.held_back(&RATES, at(1, &[0]), 0.8);
        assert!(chance(&beliefs, 1, Role::Outlaw) < before);
        // The other neighbour was shot, though the Sheriff was there as well.
        let mut beliefs = table(5);
        beliefs.attacked(&RATES, at(1, &[0, 2]), Seat(2));
        assert!(chance(&beliefs, 1, Role::Outlaw) < before);
    }

    #[test]
    fn help_is_the_opposite_of_an_attack() {
        let mut beliefs = table(5);
        let before = chance(&beliefs, 1, Role::Deputy);
        beliefs.helped(&RATES, at(1, &[0, 2]), Seat(0));
        assert!(chance(&beliefs, 1, Role::Deputy) > before);
    }

    #[test]
    fn an_attack_on_all_tells_little() {
        let mut beliefs = table(7);
        let before = chance(&beliefs, 1, Role::Outlaw);
        beliefs.attacked_all(&RATES, at(1, &[0, 2, 3]));
        assert!((chance(&beliefs, 1, Role::Outlaw) - before).abs() < 0.1);
    }

    #[test]
    fn own_role_and_shown_roles_count() {
        let mut beliefs = table(5);
        let odds = beliefs.odds(Some((Seat(1), Role::Deputy)));
        assert!(odds[2][Role::Deputy as usize] < 1e-6, "there is one Deputy at a table of five");
        beliefs.reveal(Seat(3), Role::Renegade);
        assert!(chance(&beliefs, 3, Role::Renegade) > 0.999);
        assert!(chance(&beliefs, 2, Role::Renegade) < 1e-6);
    }

    #[test]
    fn roles_dealt_anew_are_anybodys_again() {
        let mut beliefs = table(5);
        beliefs.attacked(&RATES, at(1, &[0, 2]), Seat(0));
        assert!(chance(&beliefs, 1, Role::Outlaw) > 0.7);
        beliefs.redeal([1, 2, 3, 4].map(Seat).into_iter().collect());
        assert_eq!(beliefs.len(), 12);
        assert!((chance(&beliefs, 1, Role::Outlaw) - 0.5).abs() < 1e-5);
        // Two who are out trade the roles they had; of the others it says nothing.
        let mut beliefs = table(5);
        beliefs.attacked(&RATES, at(1, &[0, 2]), Seat(0));
        let suspect = chance(&beliefs, 1, Role::Outlaw);
        beliefs.reveal(Seat(3), Role::Deputy);
        beliefs.reveal(Seat(4), Role::Outlaw);
        let now = chance(&beliefs, 1, Role::Outlaw);
        beliefs.redeal([3, 4].map(Seat).into_iter().collect());
        assert!((chance(&beliefs, 1, Role::Outlaw) - now).abs() < 1e-5, "{suspect} {now}");
        assert!((chance(&beliefs, 3, Role::Deputy) - 0.5).abs() < 1e-5);
        assert!((chance(&beliefs, 4, Role::Outlaw) - 0.5).abs() < 1e-5);
    }

    #[test]
    fn a_convert_is_what_everybody_saw_him_become() {
        let mut beliefs = table(5);
        beliefs.reveal(Seat(1), Role::Deputy);
        beliefs.convert(Seat(1), Role::Outlaw);
        assert!(chance(&beliefs, 1, Role::Outlaw) > 0.999);
        // His old role is not there any more.
        assert!(chance(&beliefs, 2, Role::Deputy) < 1e-6);
        beliefs.redeal([1, 2].map(Seat).into_iter().collect());
        assert!(chance(&beliefs, 2, Role::Outlaw) > 0.5);
    }

    #[test]
    fn nothing_breaks_it() {
        let mut beliefs = table(5);
        for _ in 0..500 {
            beliefs.attacked(&RATES, at(1, &[0, 2]), Seat(0));
            beliefs.attacked(&RATES, at(2, &[0, 1]), Seat(0));
        }
        let sum: f32 = beliefs.odds(None)[1].iter().sum();
        assert!((sum - 1.0).abs() < 1e-4);
        // Roles no rule deals.
        let mut odd = Beliefs::new(&[Some(Role::Sheriff), Some(Role::Sheriff), None, None]);
        assert!(odd.is_empty());
        odd.attacked(&RATES, Act { actor: Seat(2), choices: SeatSet::first(2), weight: 0.9 }, Seat(0));
        assert!(odd.odds(None)[1][Role::Sheriff as usize] > 0.999);
    }
}
