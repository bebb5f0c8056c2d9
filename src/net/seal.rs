//! The record of a game in the hands of guests who cannot read it, so that a table can move when its host is gone.
//!
//! The host seals what a new host would need: his secret, the guests' numbers and every step. The key is split among
//! the guests with a chair, and all parts are needed to open the seal: no guest alone, nor all of them but one, learn
//! anything from it. Whether it is the truth follows from the hashes that were told in the open ([`fair`](super::fair)).
//! Steps are padded, so that their lengths say nothing about them.

use super::fair::{Nonce, digest, hex, pledge, unhex};

/// Bytes of a key, of a secret, and of a step in most cases.
const BLOCK: usize = 32;

/// The parts of the key, one for each of so many guests. A single guest would have the whole: then there is none.
pub fn shares(secret: &Nonce, guests: usize) -> Vec<Nonce> {
    if guests < 2 {
        return Vec::new();
    }
    let mut last = key(secret);
    let mut all: Vec<Nonce> = (1..guests).map(|at| digest(&[b"standoff share", secret, &[at as u8]])).collect();
    for share in &all {
        last = xor(&last, share);
    }
    all.push(last);
    all
}

fn key(secret: &Nonce) -> Nonce {
    digest(&[b"standoff key", secret])
}

fn xor(a: &Nonce, b: &Nonce) -> Nonce {
    std::array::from_fn(|at| a[at] ^ b[at])
}

/// Blocks made unreadable, or readable again, from this place of the whole on.
fn cover(key: &Nonce, from: usize, bytes: &mut [u8]) {
    for (at, block) in bytes.chunks_mut(BLOCK).enumerate() {
        let number = (from / BLOCK + at) as u64;
        let stream = digest(&[b"standoff stream", key, &number.to_le_bytes()]);
        block.iter_mut().zip(stream).for_each(|(byte, over)| *byte ^= over);
    }
}

/// What the host seals, piece by piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    key: Nonce,
    text: Vec<u8>,
    steps: usize,
}

impl Seal {
    pub fn new(secret: &Nonce, numbers: &[Nonce]) -> Self {
        let mut seal = Self { key: key(secret), text: Vec::new(), steps: 0 };
        seal.add(secret);
        seal.add(&[numbers.len() as u8]);
        for number in numbers {
            seal.add(number);
        }
        seal
    }

    fn add(&mut self, bytes: &[u8]) {
        let from = self.text.len();
        self.text.extend_from_slice(bytes);
        self.text.resize(self.text.len().next_multiple_of(BLOCK), 0);
        cover(&self.key, from, &mut self.text[from..]);
    }

    /// Goes on to these lines, of which the first ones are sealed already.
    pub fn follow(&mut self, lines: &[String]) {
        for line in lines.iter().skip(self.steps) {
            let length = (line.len() as u16).to_le_bytes();
            self.add(&[&length, line.as_bytes()].concat());
        }
        self.steps = self.steps.max(lines.len());
    }

    /// How much there is.
    pub fn length(&self) -> usize {
        self.text.len()
    }

    /// What was added since there was so much.
    pub fn since(&self, from: usize) -> String {
        hex(self.text.get(from..).unwrap_or_default())
    }
}

/// What lies under a seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    pub secret: Nonce,
    pub numbers: Vec<Nonce>,
    pub lines: Vec<String>,
}

/// Opens a seal with all parts of its key; none if they are not the parts of it, or the text is not whole. `host` is the
/// pledge of the secret within.
pub fn open(sealed: &str, shares: &[Nonce], host: &str) -> Option<Opened> {
    let key = shares.iter().fold([0; BLOCK], |key, share| xor(&key, share));
    let mut text = unhex(sealed)?;
    cover(&key, 0, &mut text);
    let mut blocks = text.chunks_exact(BLOCK).map(|block| <Nonce>::try_from(block).unwrap_or_default());
    let secret = blocks.next().filter(|secret| pledge(secret) == host)?;
    let count = blocks.next()?[0];
    let numbers = (0..count).map(|_| blocks.next()).collect::<Option<_>>()?;
    let mut lines = Vec::new();
    while let Some(block) = blocks.next() {
        let length = usize::from(u16::from_le_bytes([block[0], block[1]]));
        let mut line = block[2..].to_vec();
        while line.len() < length {
            line.extend(blocks.next()?);
        }
        line.truncate(length);
        lines.push(String::from_utf8(line).ok()?);
    }
    Some(Opened { secret, numbers, lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Nonce = [9; 32];

    fn sealed(lines: &[String]) -> String {
        let mut seal = Seal::new(&SECRET, &[[1; 32], [2; 32]]);
        let (mut text, mut from) = (String::new(), 0);
        for steps in 0..=lines.len() {
            seal.follow(&lines[..steps]);
            text.push_str(&seal.since(from));
            from = seal.length();
        }
        text
    }

    fn lines() -> Vec<String> {
        ["A play bang 1 B", "B pass", "", &"C long ".repeat(9)].map(String::from).to_vec()
    }

    #[test]
    fn all_parts_together_open_it() {
        for guests in 2..=7 {
            let opened = open(&sealed(&lines()), &shares(&SECRET, guests), &pledge(&SECRET)).unwrap();
            assert_eq!((opened.secret, opened.numbers.len(), opened.lines), (SECRET, 2, lines()));
        }
    }

    #[test]
    fn no_part_may_be_missing_or_wrong() {
        let (text, host) = (sealed(&lines()), pledge(&SECRET));
        for guests in 2..=7 {
            let all = shares(&SECRET, guests);
            for missing in 0..guests {
                let mut some = all.clone();
                some.remove(missing);
                assert_eq!(open(&text, &some, &host), None);
                some.push([3; 32]);
                assert_eq!(open(&text, &some, &host), None);
            }
        }
        assert_eq!(open(&text, &shares(&SECRET, 3), &pledge(&[1; 32])), None);
        assert_eq!(open(&text[..60], &shares(&SECRET, 3), &host), None);
        assert_eq!(open("no digits", &shares(&SECRET, 3), &host), None);
    }

    #[test]
    fn a_single_guest_gets_no_part() {
        assert!(shares(&SECRET, 0).is_empty() && shares(&SECRET, 1).is_empty());
    }

    #[test]
    fn steps_of_usual_length_look_alike() {
        let length = |line: &str| sealed(&[line.into()]).len();
        assert_eq!(length("A pass"), length("A play general_store 17"));
    }
}
