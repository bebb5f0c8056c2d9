//! What an open position is worth to each side: the cut-off of an imagined game.
//!
//! A small network of one hidden layer, fitted to the ends of many games between marshals (`cargo run --release --bin
//! train`). It looks at the beginning of a turn with every card and role open; what the table thinks of each player
//! counts as well, because who is found out is shot at.

use super::scene::is_missed;
use standoff_engine::card::{CardKind, Character, Game};
use standoff_engine::core::{MAX_SEATS, Role, Seat};

/// How much each player looks like the law, from -1 to 1.
pub type Fame = [f32; MAX_SEATS];

/// What is counted of the players of each role.
const OF_ROLE: usize = 15;
/// What is counted of the table.
const OF_TABLE: usize = 18;
pub const INPUTS: usize = 4 * OF_ROLE + OF_TABLE;
pub const HIDDEN: usize = 32;
pub const CHARACTERS: usize = Character::ALL.len();
/// Talents, then the biases of the hidden units and their weights by input, then for each side its bias and weights.
pub const NUMBERS: usize = CHARACTERS + HIDDEN * (INPUTS + 1) + 3 * (HIDDEN + 1);

/// Where the talents of a role's players are summed up among the inputs.
pub const fn talent_at(role: usize) -> usize {
    role * OF_ROLE + OF_ROLE - 1
}

/// A position in numbers, and who has which character among the living.
pub struct Position {
    pub inputs: [f32; INPUTS],
    pub cast: [Option<(Role, Character)>; MAX_SEATS],
}

impl Position {
    pub fn of(game: &Game, fame: &Fame) -> Self {
        let mut position = Self { inputs: [0.0; INPUTS], cast: [None; MAX_SEATS] };
        let (roles, table) = position.inputs.split_at_mut(4 * OF_ROLE);
        let ring = game.ring();
        let sheriff = game.sheriff().filter(|seat| game.in_play(*seat));
        let turn = game.turn().seat;
        let mut passed_sheriff = false;
        // From whoever's turn it is, so that who comes before the Sheriff is known.
        for seat in std::iter::once(turn).chain(ring.after(turn)).filter(|seat| game.in_play(*seat)) {
            let player = game.player(seat);
            let role = player.role as usize;
            position.cast[seat.index()] = Some((player.role, player.character));
            let sums = &mut roles[role * OF_ROLE..(role + 1) * OF_ROLE];
            let mut add = |at: usize, value: f32| sums[at] += value;
            let life = f32::from(player.life.max(0));
            add(0, 0.5);
            add(1, life / 4.0);
            add(2, if player.life <= 1 { 0.5 } else { 0.0 });
            add(3, if player.life == 2 { 0.5 } else { 0.0 });
            add(4, f32::from(player.hand.len()) / 5.0);
            let (mut bangs, mut missed, mut beers) = (0.0, 0.0, 0.0);
            for card in player.hand {
                match card.kind() {
                    CardKind::Bang => bangs += 0.4,
                    CardKind::Beer => beers += 0.5,
                    kind if is_missed(kind) => missed += 0.5,
                    _ => {}
                }
            }
            add(5, bangs);
            add(6, missed);
            add(7, beers);
            for card in &player.in_play {
                match card.kind() {
                    CardKind::Barrel => add(8, 0.5),
                    CardKind::Mustang | CardKind::Hideout => add(9, 0.5),
                    CardKind::Scope | CardKind::Binocular => add(9, 0.25),
                    CardKind::Volcanic => add(11, 0.5),
                    CardKind::Jail => add(12, 0.5),
                    kind if is_missed(kind) => add(6, 0.5),
                    _ => {}
                }
            }
            add(10, f32::from(game.weapon_range(seat)) / 4.0);
            add(13, fame[seat.index()]);
            if Some(seat) == sheriff {
                passed_sheriff = true;
            } else if let Some(sheriff) = sheriff {
                let reaches = game.distance(seat, sheriff) <= game.weapon_range(seat);
                let reached = game.distance(sheriff, seat) <= game.weapon_range(sheriff);
                match player.role {
                    Role::Outlaw => {
                        table[0] += f32::from(u8::from(reaches)) * 0.5;
                        table[1] += f32::from(u8::from(reached)) * 0.5;
                        table[2] += f32::from(u8::from(!passed_sheriff)) * 0.5;
                    }
                    Role::Renegade => {
                        table[3] += f32::from(u8::from(reaches)) * 0.5;
                        table[4] += f32::from(u8::from(reached)) * 0.5;
                    }
                    Role::Deputy => {
                        let foe = |other: &Seat| game.player(*other).role == Role::Outlaw;
                        let near = |other: &Seat| game.distance(seat, *other) <= game.weapon_range(seat);
                        table[5] += ring.after(seat).filter(foe).filter(near).count() as f32 * 0.3;
                    }
                    Role::Sheriff => {}
                }
            }
        }
        table[6 + game.player(turn).role as usize] = 1.0;
        if let Some(sheriff) = sheriff {
            let life = game.player(sheriff).life.clamp(1, 5);
            table[9 + life as usize] = 1.0;
        }
        let alone = ring.seats().len() == 2;
        table[15] = f32::from(u8::from(alone));
        table[16] = ring.seats().len() as f32 / 4.0 - 1.0;
        table[17] = f32::from(u8::from(game.is_three_way()));
        position
    }

    /// Adds the talents of the players.
    pub fn cast_talents(&mut self, talents: &[f32]) {
        for (role, character) in self.cast.into_iter().flatten() {
            self.inputs[talent_at(role as usize)] += talents[character as usize];
        }
    }
}

/// The numbers of the network.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    pub numbers: Vec<f32>,
}

/// The chances of the law, the Outlaws and the Renegades.
pub type Chances = [f32; 3];

impl Value {
    /// The largest number that can be stored.
    pub const MOST: f32 = 16.0;

    /// The fitted numbers.
    pub fn fitted() -> Self {
        let mut numbers: Vec<f32> = include_bytes!("value.bin").iter().map(|byte| Self::unfold(*byte)).collect();
        numbers.resize(NUMBERS, 0.0);
        Self { numbers }
    }

    /// A number of one byte: its root in 127 steps, so that small ones are finer.
    fn unfold(byte: u8) -> f32 {
        let root = f32::from(byte.cast_signed()) / 127.0;
        root * root.abs() * Self::MOST
    }

    /// The same the other way.
    pub fn fold(number: f32) -> u8 {
        let root = (number.abs() / Self::MOST).sqrt().min(1.0) * number.signum();
        ((root * 127.0).round() as i8).cast_unsigned()
    }

    /// The hidden layer and the chances of each side.
    pub fn run(&self, inputs: &[f32; INPUTS], hidden: &mut [f32; HIDDEN]) -> Chances {
        let (_, rest) = self.numbers.split_at(CHARACTERS);
        let (first, second) = rest.split_at(HIDDEN * (INPUTS + 1));
        let (bias, weights) = first.split_at(HIDDEN);
        hidden.copy_from_slice(bias);
        for (row, input) in weights.chunks_exact(HIDDEN).zip(inputs).filter(|(_, input)| **input != 0.0) {
            for (unit, weight) in hidden.iter_mut().zip(row) {
                *unit += weight * input;
            }
        }
        for unit in hidden.iter_mut() {
            *unit = unit.max(0.0);
        }
        let mut logits = [0.0f32; 3];
        for (logit, row) in logits.iter_mut().zip(second.chunks_exact(HIDDEN + 1)) {
            let sum: f32 = row[1..].iter().zip(&*hidden).map(|(weight, unit)| weight * unit).sum();
            *logit = row[0] + sum;
        }
        softmax(logits)
    }

    /// The chances of the sides in a position.
    pub fn chances(&self, game: &Game, fame: &Fame) -> Chances {
        let mut position = Position::of(game, fame);
        position.cast_talents(&self.numbers[..CHARACTERS]);
        self.run(&position.inputs, &mut [0.0; HIDDEN])
    }

    /// The chance that a seat wins: with its side, or alone among Renegades.
    pub fn chance(&self, game: &Game, fame: &Fame, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome() {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let role = game.player(seat).role;
        let strength = |at: Seat| f32::from(game.player(at).life.max(0)) + 0.5 * f32::from(game.player(at).hand.len());
        let share = if role == Role::Renegade {
            if !game.in_play(seat) {
                return 0.0;
            }
            let rivals = game.ring().seats().iter().filter(|at| game.player(*at).role == Role::Renegade);
            strength(seat) / rivals.map(strength).sum::<f32>().max(0.5)
        } else {
            1.0
        };
        share * self.chances(game, fame)[role.team() as usize]
    }
}

fn softmax(logits: Chances) -> Chances {
    let most = logits.into_iter().fold(f32::MIN, f32::max);
    let powers = logits.map(|logit| exp(logit - most));
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// The exponential of a number up to zero, alike on every machine.
pub fn exp(x: f32) -> f32 {
    // (1 + x/256)^256, by squaring.
    let mut power = (1.0 + x.max(-80.0) / 256.0).max(0.0);
    for _ in 0..8 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drifter::Drifter;
    use standoff_engine::card::Setup;
    use standoff_engine::core::Rules;

    fn deal(players: u8, seed: u64) -> Game {
        Game::deal(&Setup::base(players), seed, &mut Vec::new()).unwrap()
    }

    #[test]
    fn the_numbers_are_those_of_this_network() {
        assert_eq!(include_bytes!("value.bin").len(), NUMBERS);
        for byte in (0..=255).filter(|byte| *byte != 128) {
            assert_eq!(Value::fold(Value::unfold(byte)), byte);
        }
    }

    #[test]
    fn chances_are_chances() {
        let value = Value::fitted();
        for seed in 0..40 {
            let game = deal(4 + (seed % 4) as u8, seed);
            let chances = value.chances(&game, &[0.0; MAX_SEATS]);
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert!(chances.iter().all(|chance| (0.005..0.95).contains(chance)), "{chances:?}");
            let law = value.chance(&game, &[0.0; MAX_SEATS], game.sheriff().unwrap());
            assert!((law - chances[0]).abs() < 1e-6);
        }
    }

    /// Shortly before the end it knows better than at the beginning who will win.
    #[test]
    fn the_end_casts_its_shadow() {
        let value = Value::fitted();
        let (mut better, mut legal) = (0, Vec::new());
        for seed in 0..60 {
            let mut game = deal(5, seed);
            let mut drifter = Drifter::new(seed);
            let first = value.chances(&game, &[0.0; MAX_SEATS]);
            let mut last = first;
            while let Some(seat) = game.asked() {
                last = value.chances(&game, &[0.0; MAX_SEATS]);
                Rules::legal_actions(&game, seat, &mut legal);
                game.act(seat, drifter.pick(&legal).unwrap(), &mut Vec::new()).unwrap();
            }
            let won = game.outcome().unwrap().team as usize;
            better += u32::from(last[won] > first[won]);
        }
        assert!(better > 50, "{better} of 60");
    }

    #[test]
    fn the_exponential_is_near_enough() {
        for i in 0..100 {
            let x = -(i as f32) / 10.0;
            assert!((exp(x) - x.exp()).abs() < 0.003, "{x}");
        }
    }
}
