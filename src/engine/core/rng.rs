//! Randomness as part of the state.

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The random numbers of one game: PCG-XSH-RR 64/32, with sampling and shuffling of our own, so that a
/// record replays alike on every platform and with every version of the crates below.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Pcg32);

impl Rng {
    pub fn from_seed(seed: u64) -> Self {
        // SplitMix64 spreads neighbouring seeds over state and stream.
        let mut x = seed;
        let mut word = || {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&word().to_le_bytes());
        bytes[8..].copy_from_slice(&word().to_le_bytes());
        Self(Pcg32::from_seed(bytes))
    }

    /// Whether it yields different numbers; a loaded generator is checked with it.
    pub fn is_sound(&self) -> bool {
        let mut rng = self.0.clone();
        let first = rng.next_u32();
        (0..16).any(|_| rng.next_u32() != first)
    }

    /// A number below `bound`, without bias (Lemire's method). `bound` must not be zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut wide = u64::from(self.0.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the items, or none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len() as u32) as usize]) }
    }

    /// Fisher-Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// A seed for another generator.
    pub fn next_seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The generator's inner state cannot be read; equal games still hash alike.
impl Hash for Rng {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_vectors_are_frozen() {
        let mut rng = Rng::from_seed(1);
        let numbers: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!((numbers, cards), (FROZEN_NUMBERS.to_vec(), FROZEN_SHUFFLE.to_vec()));
    }

    const FROZEN_NUMBERS: [u32; 8] = [910, 66, 85, 398, 569, 954, 665, 118];
    const FROZEN_SHUFFLE: [u8; 10] = [3, 9, 7, 6, 5, 2, 8, 1, 0, 4];
}
