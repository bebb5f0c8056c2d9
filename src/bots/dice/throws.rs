//! The value of every way to go on rolling, exactly.
//!
//! Base dice are alike, so only how many show each face counts: 462 multisets of up to five dice. What a set of kept
//! dice is worth with a roll to come is the mean over one more die of the set with that die, down from the full
//! table; what a full table is worth is the best of all sets that can be kept of it, up from the empty set. Both are
//! one pass. Arrows strike as they are rolled, so each value is a [`Lane`] by the number of arrows taken since now.

use super::plan::Plan;
use super::volley::SHOTS;
use standoff_engine::core::List;
use standoff_engine::dice::{Dice, DiceSet, Die, Face, Symbol};
use std::sync::LazyLock;

/// Values by arrows taken since now; the last one stands for more as well.
pub(super) type Lane = [f32; LANES];
pub(super) const LANES: usize = 8;

/// Most base dice.
const BASE: usize = 5;
/// Where multisets of each size begin, and their number.
const SIZES: [usize; BASE + 2] = [0, 1, 7, 28, 84, 210, 462];
/// A Saloon die that is still to be rolled, then its six faces.
const SALOON: usize = 7;

const FACES: [Face; 6] = Die::Base.faces();
const ARROW: usize = 0;
const DYNAMITE: usize = 1;

/// All multisets of base dice, by size, and how they hang together.
struct Multisets {
    counts: Vec<[u8; 6]>,
    /// With one die more; nothing for the largest.
    more: Vec<[u16; 6]>,
    /// With one die less, where there is one.
    less: Vec<[u16; 6]>,
}

static MULTISETS: LazyLock<Multisets> = LazyLock::new(|| {
    let mut counts: Vec<[u8; 6]> = vec![[0; 6]];
    let mut more: Vec<[u16; 6]> = Vec::new();
    let mut less: Vec<[u16; 6]> = vec![[0; 6]];
    for size in 0..BASE {
        for at in SIZES[size]..SIZES[size + 1] {
            let mut row = [0; 6];
            for (face, next) in row.iter_mut().enumerate() {
                let mut with = counts[at];
                with[face] += 1;
                let known = counts[SIZES[size + 1]..].iter().position(|other| *other == with);
                let to = known.map_or(counts.len(), |to| SIZES[size + 1] + to);
                if known.is_none() {
                    counts.push(with);
                    less.push([0; 6]);
                }
                *next = to as u16;
                less[to][face] = at as u16;
            }
            more.push(row);
        }
    }
    Multisets { counts, more, less }
});

/// What final dice and the way there are worth to the one who rolls.
pub(super) struct Terms {
    /// What arrows taken come to.
    pub arrows: Lane,
    /// What it is to put all my arrows back after that.
    pub back: Lane,
    /// The best use of bullseyes by number, without and with the gun, each with and without one doubled.
    pub shots: [[[f32; SHOTS]; SHOTS]; 2],
    pub doubled: Option<[[[f32; SHOTS]; SHOTS]; 2]>,
    pub beers: [f32; SHOTS],
    /// Gatlings needed, and what each is worth by itself.
    pub gatlings: u8,
    pub each_gatling: f32,
    /// What it is to show no bullseye, and to show three.
    pub no_shot: f32,
    pub three_shots: f32,
    pub explosion: f32,
    /// What a bullet and a broken arrow come to as they are rolled.
    pub bullet: f32,
    pub broken_arrow: f32,
    /// Arrows count only when the dice are final.
    pub late_arrows: bool,
    pub rerolls_dynamite: bool,
}

/// How many of each symbol the dice show.
#[derive(Clone, Copy, Default)]
struct Symbols {
    arrows: u8,
    dynamites: u8,
    ones: u8,
    twos: u8,
    beers: u8,
    gatlings: u8,
}

impl Symbols {
    fn add(&mut self, face: Face, times: u8) {
        let (symbol, count) = face.counts();
        let count = count * times;
        match symbol {
            Symbol::Arrow => self.arrows += count,
            Symbol::Dynamite => self.dynamites += count,
            Symbol::Bullseye1 => self.ones += count,
            Symbol::Bullseye2 => self.twos += count,
            Symbol::Beer => self.beers += count,
            Symbol::Gatling => self.gatlings += count,
            Symbol::BrokenArrow | Symbol::Bullet => {}
        }
    }
}

impl Terms {
    /// What final dice are worth.
    fn worth(&self, dice: Symbols) -> Lane {
        let most = SHOTS - 1;
        let (ones, twos) = (usize::from(dice.ones).min(most), usize::from(dice.twos).min(most));
        let beers = usize::from(dice.beers).min(most);
        let gun = usize::from(dice.gatlings >= self.gatlings);
        let mut value = self.shots[gun][ones][twos] + self.beers[beers];
        if let Some(doubled) = &self.doubled
            && beers > 0
        {
            value = value.max(doubled[gun][ones][twos] + self.beers[beers - 1]);
        }
        value += self.each_gatling * f32::from(dice.gatlings);
        if ones + twos == 0 {
            value += self.no_shot;
        } else if ones + twos >= 3 {
            value += self.three_shots;
        }
        if dice.dynamites >= 3 {
            value += self.explosion;
        }
        let mut lane = self.arrows;
        if self.late_arrows {
            lane = [self.arrows[usize::from(dice.arrows).min(LANES - 1)]; LANES];
        }
        for (at, cell) in lane.iter_mut().enumerate() {
            *cell += value + if gun == 1 { self.back[at] } else { 0.0 };
        }
        lane
    }

    /// What a face of the Saloon die does as it is rolled.
    fn at_once(&self, face: Face) -> f32 {
        match face {
            Face::Bullet => self.bullet,
            Face::BrokenArrow => self.broken_arrow,
            _ => 0.0,
        }
    }

    /// A value after one more rolled arrow.
    fn shift(&self, lane: &Lane) -> Lane {
        if self.late_arrows {
            return *lane;
        }
        std::array::from_fn(|at| lane[(at + 1).min(LANES - 1)])
    }
}

/// Which dice lie on the table: a multiset of base dice, and the Saloon die's face.
pub(super) type Place = (usize, usize);

/// The values of all ways to keep dice, with some rolls to come.
pub(super) struct Throws<'a> {
    terms: &'a Terms,
    base: usize,
    saloon: Option<Die>,
    /// Of full tables if nothing is rolled any more.
    ends: Vec<Lane>,
    /// Of what is kept, the rest about to be rolled for the last time, the last but one and so on.
    keeps: Vec<Vec<Lane>>,
    /// Of the best that can be kept.
    best: Vec<Lane>,
}

impl<'a> Throws<'a> {
    /// For dice of these kinds.
    pub fn new(terms: &'a Terms, dice: &Dice, rolls: u8) -> Self {
        let saloon = dice.iter().map(|thrown| thrown.die).find(|die| *die != Die::Base);
        let base = (dice.len() - usize::from(saloon.is_some())).min(BASE);
        Self::of(terms, base, saloon, rolls)
    }

    /// With this many base dice and a Saloon die or none.
    pub fn of(terms: &'a Terms, base: usize, saloon: Option<Die>, rolls: u8) -> Self {
        let width = if saloon.is_some() { SALOON } else { 1 };
        let cells = SIZES[base + 1] * width;
        let empty = vec![[0.0; LANES]; cells];
        let mut throws = Self { terms, base, saloon, ends: empty.clone(), keeps: Vec::new(), best: empty };
        throws.judge_ends();
        for roll in 0..rolls {
            if roll > 0 {
                throws.pick_best();
            }
            throws.roll();
        }
        throws
    }

    fn width(&self) -> usize {
        if self.saloon.is_some() { SALOON } else { 1 }
    }

    fn cell(&self, (set, saloon): Place) -> usize {
        set * self.width() + saloon
    }

    /// The Saloon die's states in which it shows something; one if there is none.
    fn shown(&self) -> std::ops::Range<usize> {
        if self.saloon.is_some() { 1..SALOON } else { 0..1 }
    }

    fn saloon_face(&self, saloon: usize) -> Option<Face> {
        self.saloon.filter(|_| saloon > 0).map(|die| die.faces()[saloon - 1])
    }

    fn symbols(&self, (set, saloon): Place) -> Symbols {
        let mut symbols = Symbols::default();
        for (face, count) in FACES.into_iter().zip(MULTISETS.counts[set]) {
            symbols.add(face, count);
        }
        if let Some(face) = self.saloon_face(saloon) {
            symbols.add(face, 1);
        }
        symbols
    }

    fn dynamites(&self, (set, saloon): Place) -> u8 {
        MULTISETS.counts[set][DYNAMITE] + u8::from(self.saloon_face(saloon) == Some(Face::Dynamite))
    }

    fn judge_ends(&mut self) {
        for set in SIZES[self.base]..SIZES[self.base + 1] {
            for saloon in self.shown() {
                let at = self.cell((set, saloon));
                self.ends[at] = self.terms.worth(self.symbols((set, saloon)));
                self.best[at] = self.ends[at];
            }
        }
    }

    /// One more roll comes before what is known: what kept dice become.
    fn roll(&mut self) {
        let full = SIZES[self.base]..SIZES[self.base + 1];
        let mut keeps = vec![[0.0; LANES]; self.ends.len()];
        for set in full.clone() {
            for saloon in self.shown() {
                let at = self.cell((set, saloon));
                keeps[at] = self.best[at];
            }
            if let Some(die) = self.saloon {
                let mut sum = [0.0; LANES];
                for (face, saloon) in die.faces().into_iter().zip(1..) {
                    let next = &self.best[self.cell((set, saloon))];
                    let once = self.terms.at_once(face);
                    add(&mut sum, &if face == Face::Arrow { self.terms.shift(next) } else { *next }, once);
                }
                let at = self.cell((set, 0));
                keeps[at] = sum.map(|value| value / 6.0);
            }
        }
        for set in (0..full.start).rev() {
            for saloon in 0..self.width() {
                let mut sum = [0.0; LANES];
                for (face, next) in MULTISETS.more[set].into_iter().enumerate() {
                    let next = &keeps[self.cell((next.into(), saloon))];
                    if face == ARROW {
                        add(&mut sum, &self.terms.shift(next), 0.0);
                    } else {
                        add(&mut sum, next, 0.0);
                    }
                }
                let at = self.cell((set, saloon));
                keeps[at] = sum.map(|value| value / 6.0);
            }
        }
        self.keeps.push(keeps);
    }

    /// What is best kept before the rolls that are known.
    fn pick_best(&mut self) {
        let full = SIZES[self.base]..SIZES[self.base + 1];
        let Some(keeps) = self.keeps.last() else { return };
        for set in 0..full.end {
            for saloon in 0..self.width() {
                let at = self.cell((set, saloon));
                let whole = set >= full.start && (saloon > 0 || self.saloon.is_none());
                let mut best = if whole { self.ends[at] } else { keeps[at] };
                if !(whole && self.dynamites((set, saloon)) >= 3) {
                    for (face, count) in MULTISETS.counts[set].into_iter().enumerate() {
                        if count > 0 && (face != DYNAMITE || self.terms.rerolls_dynamite) {
                            let less = MULTISETS.less[set][face].into();
                            raise(&mut best, &self.best[self.cell((less, saloon))]);
                        }
                    }
                    let loose = self.saloon_face(saloon);
                    if loose.is_some_and(|face| face != Face::Dynamite || self.terms.rerolls_dynamite) {
                        raise(&mut best, &self.best[self.cell((set, 0))]);
                    }
                }
                self.best[at] = best;
            }
        }
    }

    /// The value of what is kept, with all rolls to come.
    fn keeping(&self, place: Place) -> f32 {
        let at = self.cell(place);
        self.keeps.last().map_or(self.ends[at][0], |keeps| keeps[at][0])
    }

    /// Where dice lie if some of them are taken up.
    pub fn place(dice: &Dice, taken: DiceSet) -> Place {
        let (mut set, mut saloon) = (0usize, 0);
        for (at, thrown) in dice.iter().enumerate() {
            let Some(face) = thrown.face.filter(|_| !taken.contains(at as u8)) else { continue };
            let Some(number) = thrown.die.faces().into_iter().position(|other| other == face) else { continue };
            if thrown.die == Die::Base {
                set = MULTISETS.more.get(set).map_or(set, |row| row[number].into());
            } else {
                saloon = number + 1;
            }
        }
        (set, saloon)
    }

    /// What remains of it for later rolls of the same turn.
    pub fn into_plan(self) -> Plan {
        Plan { width: self.width(), ends: self.ends, keeps: self.keeps }
    }

    /// What it is worth to roll these dice now.
    pub fn rolling(&self, dice: &Dice, taken: DiceSet) -> f32 {
        self.keeping(Self::place(dice, taken))
    }

    /// What it is worth to stop.
    pub fn stopping(&self, dice: &Dice) -> f32 {
        self.ends[self.cell(Self::place(dice, DiceSet::default()))][0]
    }

    /// What it is worth to roll all of them.
    pub fn opening(&self) -> f32 {
        self.keeping((0, 0))
    }

    /// Knows what it is worth to go on with any dice.
    #[must_use]
    pub fn settled(mut self) -> Self {
        self.pick_best();
        self
    }

    /// What the dice on the table are worth with the rolls to come, once that is settled.
    pub fn standing(&self, dice: &Dice) -> f32 {
        self.best[self.cell(Self::place(dice, DiceSet::default()))][0]
    }
}

fn add(sum: &mut Lane, lane: &Lane, more: f32) {
    for (sum, value) in sum.iter_mut().zip(lane) {
        *sum += value + more;
    }
}

fn raise(best: &mut Lane, lane: &Lane) {
    for (best, value) in best.iter_mut().zip(lane) {
        *best = best.max(*value);
    }
}

/// The same dice with one of them turned.
pub(super) fn turned(dice: &Dice, die: u8, face: Face) -> Dice {
    let mut dice: Dice = *dice;
    let slice: &mut [_] = List::as_mut_slice(&mut dice);
    if let Some(thrown) = slice.get_mut(usize::from(die)) {
        thrown.face = Some(face);
    }
    dice
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::dice::Thrown;

    /// Only beers count, a point each.
    fn thirst() -> Terms {
        Terms {
            arrows: [0.0; LANES],
            back: [0.0; LANES],
            shots: [[[0.0; SHOTS]; SHOTS]; 2],
            doubled: None,
            beers: std::array::from_fn(|count| count as f32),
            gatlings: 3,
            each_gatling: 0.0,
            no_shot: 0.0,
            three_shots: 0.0,
            explosion: 0.0,
            bullet: 0.0,
            broken_arrow: 0.0,
            late_arrows: false,
            rerolls_dynamite: true,
        }
    }

    fn dice(faces: &[Face]) -> Dice {
        faces.iter().map(|face| Thrown { die: Die::Base, face: Some(*face) }).collect()
    }

    #[test]
    fn multisets_hang_together() {
        assert_eq!((MULTISETS.counts.len(), MULTISETS.more.len()), (462, 210));
        for (at, row) in MULTISETS.more.iter().enumerate() {
            for (face, to) in row.iter().enumerate() {
                assert_eq!(MULTISETS.less[usize::from(*to)][face], at as u16);
            }
        }
    }

    #[test]
    fn expectations_are_exact() {
        let terms = thirst();
        let five = dice(&[Face::Beer, Face::Beer, Face::Arrow, Face::Gatling, Face::Bullseye1]);
        let once = Throws::new(&terms, &five, 1).settled();
        assert!((once.standing(&five) - 2.5).abs() < 1e-5);
        // Each of two dice has two tries: 1 - (5/6)^2.
        let two = dice(&[Face::Beer, Face::Beer, Face::Beer, Face::Gatling, Face::Bullseye1]);
        let twice = Throws::new(&terms, &two, 2).settled();
        assert!((twice.standing(&two) - (3.0 + 2.0 * 11.0 / 36.0)).abs() < 1e-4);
        assert!((twice.stopping(&two) - 3.0).abs() < 1e-6);
    }

    #[test]
    fn arrows_strike_as_they_are_rolled() {
        let terms = Terms { arrows: std::array::from_fn(|count| -(count as f32)), ..thirst() };
        let five = dice(&[Face::Beer, Face::Beer, Face::Beer, Face::Beer, Face::Arrow]);
        let once = Throws::new(&terms, &five, 1).settled();
        // A beer and an arrow have the same chance.
        assert!((once.rolling(&five, DiceSet(1 << 4)) - 4.0).abs() < 1e-5);
        let late = Terms { late_arrows: true, ..terms };
        let once = Throws::new(&late, &five, 1).settled();
        assert!((once.stopping(&five) - 3.0).abs() < 1e-5);
        assert!((once.rolling(&five, DiceSet(1 << 4)) - 4.0).abs() < 1e-5);
    }

    #[test]
    fn dynamite_stays_but_for_black_jack() {
        let five = dice(&[Face::Dynamite, Face::Beer, Face::Beer, Face::Beer, Face::Beer]);
        let jack = thirst();
        assert!(Throws::new(&jack, &five, 1).settled().standing(&five) > 4.1);
        let other = Terms { rerolls_dynamite: false, ..thirst() };
        assert!((Throws::new(&other, &five, 1).settled().standing(&five) - 4.0).abs() < 1e-5);
    }

    #[test]
    fn a_saloon_die_is_one_of_its_own() {
        let terms = thirst();
        let mut dice = dice(&[Face::Beer; 4]);
        dice.push(Thrown { die: Die::Coward, face: Some(Face::Arrow) });
        let once = Throws::new(&terms, &dice, 1).settled();
        // Beer and double beer on six faces.
        assert!((once.standing(&dice) - 4.5).abs() < 1e-5);
        let terms = Terms { broken_arrow: 3.0, ..thirst() };
        assert!((Throws::new(&terms, &dice, 1).settled().standing(&dice) - 5.0).abs() < 1e-5);
    }
}
