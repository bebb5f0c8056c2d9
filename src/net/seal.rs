//! The record of a game in the hands of guests who cannot read it, so that a table can move when its host is gone.
//!
//! The host seals what a new host would need: his secret, the guests' numbers, the key of the table and every step. The
//! key of the seal is split among the guests with a chair, and all parts are needed to open it: no guest alone, nor all of
//! them but one, learn anything from it. Each piece is encrypted and authenticated by ChaCha20-Poly1305 with its number as
//! nonce, so that none can be changed, left out or swapped. Whether it is the truth follows from the hashes that were told
//! in the open ([`fair`](super::fair)). Steps are padded, so that their lengths say nothing about them.

use super::fair::{Nonce, digest, pledge};
use super::keys::KeyPair;
use super::pack::{pack, unpack};
use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce as Number};

/// Lengths are multiples of it.
const BLOCK: usize = 32;
/// Bytes added to a piece by which it is known to be whole.
const TAG: usize = 16;
/// The longest sealed record anybody keeps, in bytes.
pub const MOST_SEALED: usize = 120_000;

/// The parts of the key, one for each of so many guests. A single guest would have the whole: then there is none.
pub fn shares(secret: &Nonce, guests: usize) -> Vec<Nonce> {
    if guests < 2 {
        return Vec::new();
    }
    let mut last = key(secret);
    let part = |at: usize| digest(&[b"standoff share", secret, &[guests as u8, at as u8]]);
    let mut all: Vec<Nonce> = (1..guests).map(part).collect();
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

fn cipher(key: &Nonce) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&Key::from(*key))
}

/// A nonce for each piece: its number.
fn number(piece: usize) -> Number {
    let mut bytes = [0; 12];
    bytes[..8].copy_from_slice(&(piece as u64).to_le_bytes());
    Number::from(bytes)
}

/// The secrets a new host needs besides the steps.
type Head = (Nonce, Vec<Nonce>, KeyPair);

/// What the host seals, piece by piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    key: Nonce,
    text: Vec<u8>,
    pieces: usize,
    steps: usize,
}

impl Seal {
    pub fn new(secret: &Nonce, numbers: &[Nonce], table: &KeyPair) -> Self {
        let mut seal = Self { key: key(secret), text: Vec::new(), pieces: 0, steps: 0 };
        seal.add(&pack(&(*secret, numbers.to_vec(), table.clone())));
        seal
    }

    fn add(&mut self, bytes: &[u8]) {
        let mut padded = (bytes.len() as u16).to_le_bytes().to_vec();
        padded.extend_from_slice(bytes);
        padded.resize(padded.len().next_multiple_of(BLOCK), 0);
        // Blocks in the clear, so that pieces can be told apart: padded lengths say nothing.
        self.text.push((padded.len() / BLOCK) as u8);
        self.text.extend(cipher(&self.key).encrypt(&number(self.pieces), &padded[..]).unwrap_or_default());
        self.pieces += 1;
    }

    /// Goes on to these lines, of which the first ones are sealed already.
    pub fn follow(&mut self, lines: &[String]) {
        for line in lines.iter().skip(self.steps) {
            self.add(line.as_bytes());
        }
        self.steps = self.steps.max(lines.len());
    }

    /// How much there is.
    pub fn length(&self) -> usize {
        self.text.len()
    }

    /// What was added since there was so much.
    pub fn since(&self, from: usize) -> Vec<u8> {
        self.text.get(from..).unwrap_or_default().to_vec()
    }
}

/// What lies under a seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    pub secret: Nonce,
    pub numbers: Vec<Nonce>,
    pub table: KeyPair,
    pub lines: Vec<String>,
}

/// Opens a seal with all parts of its key; none if they are not the parts of it, or anything was changed. `host` is the
/// pledge of the secret within.
pub fn open(sealed: &[u8], shares: &[Nonce], host: &Nonce) -> Option<Opened> {
    let key = shares.iter().fold([0; BLOCK], |key, share| xor(&key, share));
    let cipher = cipher(&key);
    let (mut pieces, mut rest) = (Vec::new(), sealed);
    while let [blocks, text @ ..] = rest {
        let (piece, after) = text.split_at_checked(usize::from(*blocks) * BLOCK + TAG)?;
        let padded = cipher.decrypt(&number(pieces.len()), piece).ok()?;
        let length = usize::from(u16::from_le_bytes([*padded.first()?, *padded.get(1)?]));
        pieces.push(padded.get(2..2 + length)?.to_vec());
        rest = after;
    }
    let mut pieces = pieces.into_iter();
    let (secret, numbers, table): Head = unpack(&pieces.next()?)?;
    if pledge(&secret) != *host {
        return None;
    }
    let lines = pieces.map(|line| String::from_utf8(line).ok()).collect::<Option<_>>()?;
    Some(Opened { secret, numbers, table, lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Nonce = [9; 32];

    fn sealed(lines: &[String]) -> Vec<u8> {
        let mut seal = Seal::new(&SECRET, &[[1; 32], [2; 32]], &KeyPair::new([3; 32]));
        let (mut text, mut from) = (Vec::new(), 0);
        for steps in 0..=lines.len() {
            seal.follow(&lines[..steps]);
            text.extend(seal.since(from));
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
            assert_eq!(opened.table, KeyPair::new([3; 32]));
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
        assert_eq!(open(b"no seal", &shares(&SECRET, 3), &host), None);
    }

    /// Guests hold the text themselves: no bit of it can be turned, and no piece moved.
    #[test]
    fn no_bit_can_be_changed() {
        let (text, host, parts) = (sealed(&lines()), pledge(&SECRET), shares(&SECRET, 3));
        for at in 0..text.len() {
            let mut changed = text.clone();
            changed[at] ^= 1;
            assert_eq!(open(&changed, &parts, &host), None, "{at}");
        }
        // Two pieces of the same length that follow each other.
        let steps = sealed(&["A pass".into(), "B pass".into()]);
        let (head, pieces) = steps.split_at(steps.len() - 2 * (1 + BLOCK + TAG));
        let (one, two) = pieces.split_at(1 + BLOCK + TAG);
        assert!(open(&[head, one, two].concat(), &parts, &host).is_some());
        assert_eq!(open(&[head, two, one].concat(), &parts, &host), None);
        assert_eq!(open(&[head, two].concat(), &parts, &host), None);
        assert_eq!(open(&[head, one, one].concat(), &parts, &host), None);
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
