//! Randomness as part of the state.

use chacha20::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg32;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};

/// The source of a deal and of every later shuffle; which generator it is for is part of it.
///
/// In records a small seed is a number, as it always was; a long one is text that names its generator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seed {
    /// For PCG-XSH-RR 64/32: quick, and good enough where the whole game is on one device anyway.
    Pcg(u64),
    /// For `ChaCha20`, whose numbers tell nobody what comes next: tables with friends are dealt from it.
    ChaCha([u8; 32]),
}

impl From<u64> for Seed {
    fn from(seed: u64) -> Self {
        Self::Pcg(seed)
    }
}

impl From<[u8; 32]> for Seed {
    fn from(seed: [u8; 32]) -> Self {
        Self::ChaCha(seed)
    }
}

const CHACHA: &str = "chacha20:";

impl Seed {
    /// A number that tells games apart and begins what has nothing to do with the deal.
    pub fn short(&self) -> u64 {
        match self {
            Self::Pcg(seed) => *seed,
            Self::ChaCha(seed) => u64::from_le_bytes(std::array::from_fn(|at| seed[at])),
        }
    }

    /// The text of a long seed; none for a number.
    pub fn text(&self) -> Option<String> {
        let Self::ChaCha(seed) = self else { return None };
        let mut text = String::from(CHACHA);
        for byte in seed {
            let _ = write!(text, "{byte:02x}");
        }
        Some(text)
    }

    /// A long seed from its text.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(CHACHA).filter(|digits| digits.len() == 64)?;
        let mut seed = [0; 32];
        for (at, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
        }
        // Only one way to write it: no sign, no capital letters.
        Some(Self::ChaCha(seed)).filter(|seed| seed.text().as_deref() == Some(text))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self, self.text()) {
            (Self::Pcg(seed), _) => serializer.serialize_u64(*seed),
            (Self::ChaCha(_), text) => serializer.serialize_str(&text.unwrap_or_default()),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;

        impl Visitor<'_> for Written {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seed")
            }

            fn visit_u64<E: Error>(self, seed: u64) -> Result<Seed, E> {
                Ok(Seed::Pcg(seed))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Seed, E> {
                Seed::parse(text).ok_or_else(|| E::custom("no seed"))
            }
        }

        deserializer.deserialize_any(Written)
    }
}

/// The random numbers of one game, with sampling and shuffling of our own, so that a record replays alike on every
/// platform and with every version of the crates below.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Generator);

/// The generators. The first one is written as it was when there was no other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Generator {
    Pcg(Pcg32),
    ChaCha(ChaCha),
}

/// `ChaCha20` at a place of its stream. The block is made anew for each number: a game asks for few, and the state stays
/// small enough to be copied with every imagined game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChaCha {
    chacha20: [u8; 32],
    /// Words taken so far.
    taken: u32,
}

impl Generator {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        match self {
            Self::Pcg(rng) => rng.next_u32(),
            Self::ChaCha(rng) => rng.next_u32(),
        }
    }
}

impl ChaCha {
    #[inline(never)]
    fn next_u32(&mut self) -> u32 {
        let mut rng = ChaCha20Rng::from_seed(self.chacha20);
        rng.set_word_pos(self.taken.into());
        self.taken = self.taken.wrapping_add(1);
        rng.next_u32()
    }
}

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: Seed) -> Self {
        match seed {
            Seed::Pcg(seed) => Self::from_seed(seed),
            Seed::ChaCha(chacha20) => Self(Generator::ChaCha(ChaCha { chacha20, taken: 0 })),
        }
    }

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
        Self(Generator::Pcg(Pcg32::from_seed(bytes)))
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
        let low = u64::from(self.0.next_u32());
        low | u64::from(self.0.next_u32()) << 32
    }
}

/// The generator's inner state cannot be read; equal games still hash alike.
impl Hash for Rng {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(mut rng: Rng) -> (Vec<u32>, Vec<u8>) {
        let numbers: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        (numbers, cards)
    }

    #[test]
    fn test_vectors_are_frozen() {
        assert_eq!(drawn(Rng::from_seed(1)), (FROZEN_NUMBERS.to_vec(), FROZEN_SHUFFLE.to_vec()));
        let mut twin = Pcg32::from_seed([7; 16]);
        assert_eq!(Rng(Generator::Pcg(twin.clone())).next_seed(), twin.next_u64());
    }

    const FROZEN_NUMBERS: [u32; 8] = [910, 66, 85, 398, 569, 954, 665, 118];
    const FROZEN_SHUFFLE: [u8; 10] = [3, 9, 7, 6, 5, 2, 8, 1, 0, 4];

    /// The first words of `ChaCha20` with a key, nonce and counter of zeros (RFC 8439, A.1, vector 1).
    #[test]
    fn the_long_generator_is_chacha20() {
        let mut rng = Rng::new(Seed::ChaCha([0; 32]));
        let words: Vec<u32> = (0..16).map(|_| rng.0.next_u32()).collect();
        assert_eq!(words[..3], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40]);
        assert_eq!(words[15], 0x8665_eeb2);
        assert!(rng.is_sound());
    }

    #[test]
    fn every_bit_of_a_long_seed_counts() {
        let first = drawn(Rng::new(Seed::ChaCha([0; 32])));
        for bit in 0..256 {
            let mut seed = [0; 32];
            seed[bit / 8] = 1 << (bit % 8);
            assert_ne!(drawn(Rng::new(Seed::ChaCha(seed))), first, "{bit}");
        }
    }

    #[test]
    fn seeds_and_generators_are_read_as_they_were_written() {
        for seed in [Seed::Pcg(u64::MAX), Seed::ChaCha(std::array::from_fn(|at| at as u8 * 7))] {
            let text = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
            let mut rng = Rng::new(seed);
            rng.below(9);
            let again: Rng = serde_json::from_str(&serde_json::to_string(&rng).unwrap()).unwrap();
            assert_eq!(again, rng);
        }
        // Older records have numbers, and older states only one generator.
        assert_eq!(serde_json::from_str::<Seed>("77").unwrap(), Seed::Pcg(77));
        let old = serde_json::to_string(&Pcg32::from_seed([3; 16])).unwrap();
        assert_eq!(serde_json::from_str::<Rng>(&old).unwrap(), Rng(Generator::Pcg(Pcg32::from_seed([3; 16]))));
        let long = Seed::ChaCha([10; 32]).text().unwrap();
        for wrong in
            ["", "chacha20:", &long[1..], &long[..70], &long.to_uppercase(), &long.replace("0a", "+a"), "x20:ab"]
        {
            assert_eq!(Seed::parse(wrong), None, "{wrong}");
        }
    }
}
