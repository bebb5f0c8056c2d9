//! A deal everybody adds to and nobody can choose, and a record nobody can change afterwards.
//!
//! Before the deal the host names the hash of a secret, then each guest the hash of his own number, and only when all
//! hashes are known to all do the guests say their numbers. Secret and numbers together make the seed: the host cannot
//! foresee the guests' numbers, and no guest learns the secret, so nobody but the host's device can work out the deal.
//! While the game goes on the host names, with everything he tells, a hash over the secret and all steps so far. When it
//! is over he hands out secret and record, and every page [checks](Witness::check) them against all it was told.
//!
//! A dishonest host can still look at what his own device knows, and stop before the deal or in mid-game.
//! Both are beyond what hashes can prevent. The second one is seen by everybody: a game in progress is only given up with
//! the consent of each guest ([`Guest`](super::Guest) keeps to it), and deals begun and not finished are counted.

use super::message::Evidence;
use super::pack::pack;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use standoff_engine::core::{Record, Rules, Seat, Seed};

/// A number nobody can guess.
pub type Nonce = [u8; 32];

/// The part of a hash that is told and kept: enough that no two records have the same.
pub type Mark = [u8; 16];

/// The most marks that are kept of each kind. No game has as many steps; a host who sends more fills no storage.
pub const MOST_MARKS: usize = 4_000;

/// The hash of these parts; where one ends and the next begins counts too.
pub fn digest(parts: &[&[u8]]) -> Nonce {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

pub fn hex(bytes: &[u8]) -> String {
    let digit = |four: u8| char::from_digit(four.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Bytes from their digits; none for anything else.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// The hash of a number, named before the number itself.
pub fn pledge(number: &Nonce) -> Nonce {
    digest(&[b"standoff pledge", number])
}

/// The seed of a deal everybody has added to, in the order of the pledges: all of its 256 bits go into the shuffle.
pub fn seed(secret: &Nonce, numbers: &[Nonce]) -> Seed {
    let mut parts: Vec<&[u8]> = vec![b"standoff seed", secret];
    parts.extend(numbers.iter().map(<[u8; 32]>::as_slice));
    Seed::ChaCha(digest(&parts))
}

/// A hash over the secret and all steps so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    hash: Nonce,
    steps: usize,
}

impl Chain {
    pub fn new(secret: &Nonce) -> Self {
        Self { hash: digest(&[b"standoff record", secret]), steps: 0 }
    }

    /// Goes on to these lines, of which the first ones are known already.
    pub fn follow(&mut self, lines: &[String]) {
        for line in lines.iter().skip(self.steps) {
            self.hash = digest(&[&self.hash, line.as_bytes()]);
        }
        self.steps = self.steps.max(lines.len());
    }

    /// What is told of it.
    pub fn mark(&self) -> Mark {
        shortened(&self.hash)
    }
}

/// A digest of a view, by which it is known again.
pub fn view_digest(view: &[u8]) -> Mark {
    shortened(&digest(&[b"standoff view", view]))
}

fn shortened(hash: &Nonce) -> Mark {
    std::array::from_fn(|at| hash[at])
}

/// What a guest was told before and during a game, kept to check the host's record by.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Witness {
    /// Nobody for a spectator.
    pub seat: Option<Seat>,
    /// The setup as it was agreed on.
    pub setup: String,
    /// Of the host's secret.
    pub host: Option<Nonce>,
    /// Of the guests' numbers.
    pub pledges: Vec<Nonce>,
    /// The number this guest added; nothing for a spectator.
    pub number: Option<Nonce>,
    /// Hashes over the steps, as they were told.
    pub marks: Vec<Mark>,
    /// The last one of them.
    pub last: Option<Mark>,
    /// Digests of the views this guest saw.
    pub seen: Vec<Mark>,
}

/// What does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The secret is not the one that was pledged.
    Secret,
    /// Somebody's number is not the one that was pledged, or one's own is missing.
    Number,
    /// The deal does not come from the secret and the numbers.
    Seed,
    /// The game was dealt by other rules than agreed on.
    Setup,
    /// The record breaks the rules.
    Record,
    /// It was not played under the rules of this page from the deal to the end, which is no fault but cannot be checked.
    Rules,
    /// The record is another one than was pledged during the game.
    Steps,
    /// Something this guest was shown did not happen.
    Shown,
    /// The record ends before the game does.
    Unfinished,
}

impl Witness {
    /// Notes a hash over the steps.
    pub fn note_mark(&mut self, mark: Mark) {
        if self.last != Some(mark) && self.marks.len() < MOST_MARKS {
            self.marks.push(mark);
        }
        self.last = Some(mark);
    }

    /// Notes a view, once for each time it changes.
    pub fn note_view(&mut self, view: &[u8]) {
        let seen = view_digest(view);
        if self.seen.last() != Some(&seen) && self.seen.len() < MOST_MARKS {
            self.seen.push(seen);
        }
    }

    /// Whether a record is the one that was played, from the deal to the end.
    pub fn check<G: Rules>(&self, evidence: &Evidence<G>) -> Result<(), Flaw> {
        let Evidence { secret, numbers, record } = evidence;
        if self.host != Some(pledge(secret)) {
            return Err(Flaw::Secret);
        }
        let own = self.number.is_none_or(|number| numbers.contains(&number));
        if !own || numbers.iter().map(pledge).collect::<Vec<_>>() != self.pledges {
            return Err(Flaw::Number);
        }
        if record.seed != seed(secret, numbers) {
            return Err(Flaw::Seed);
        }
        if serde_json::to_string(&record.setup).ok().as_ref() != Some(&self.setup) {
            return Err(Flaw::Setup);
        }
        if record.version != G::VERSION || !record.changes.is_empty() {
            return Err(Flaw::Rules);
        }
        let replay = record.replay().map_err(|_| Flaw::Record)?;
        if replay.end.outcome().is_none() {
            return Err(Flaw::Unfinished);
        }
        self.check_steps(secret, &record.actions)?;
        self.check_views(record)
    }

    fn check_steps(&self, secret: &Nonce, lines: &[String]) -> Result<(), Flaw> {
        let mut chain = Chain::new(secret);
        let mut told = self.marks.iter().peekable();
        for steps in 0..=lines.len() {
            chain.follow(&lines[..steps]);
            while told.next_if_eq(&&chain.mark()).is_some() {}
        }
        // The record ends where the game ended, to the eyes of this guest.
        let whole = self.last == Some(chain.mark());
        if told.next().is_none() && whole { Ok(()) } else { Err(Flaw::Steps) }
    }

    fn check_views<G: Rules>(&self, record: &Record<G>) -> Result<(), Flaw> {
        let mut game = G::deal_from(&record.setup, record.seed, &mut Vec::new()).map_err(|_| Flaw::Record)?;
        let mut seen = self.seen.iter().peekable();
        for step in 0..=record.actions.len() {
            let view = pack(&game.view(self.seat));
            seen.next_if_eq(&&view_digest(&view));
            if let Some((seat, action)) = record.action(step) {
                game.act(seat, action, &mut Vec::new()).map_err(|_| Flaw::Record)?;
            }
        }
        if seen.next().is_none() { Ok(()) } else { Err(Flaw::Shown) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_frozen_and_parts_are_apart() {
        assert_eq!(digest(&[b"ab", b"c"]), digest(&[b"ab", b"c"]));
        assert_ne!(digest(&[b"ab", b"c"]), digest(&[b"a", b"bc"]));
        assert_eq!(unhex(&hex(&[0, 1, 0xab, 0xff])), Some(vec![0, 1, 0xab, 0xff]));
        for wrong in ["0", "0g", "é0"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
        // The hash of the empty list is that of the empty text.
        assert_eq!(hex(&digest(&[]))[..16], *"e3b0c44298fc1c14");
    }

    #[test]
    fn every_number_changes_the_seed() {
        let (secret, numbers) = ([7; 32], [[1; 32], [2; 32]]);
        let seeds = [
            seed(&secret, &numbers),
            seed(&[8; 32], &numbers),
            seed(&secret, &numbers[..1]),
            seed(&secret, &[[2; 32], [1; 32]]),
            seed(&secret, &[[1; 32], [3; 32]]),
        ];
        for (at, one) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(one), "{at}");
        }
    }

    #[test]
    fn a_chain_depends_on_every_line_and_on_the_secret() {
        let lines = |lines: &[&str]| lines.iter().map(|line| String::from(*line)).collect::<Vec<_>>();
        let end = |secret: u8, of: &[&str]| {
            let mut chain = Chain::new(&[secret; 32]);
            chain.follow(&lines(of));
            chain.mark()
        };
        let mut slowly = Chain::new(&[1; 32]);
        slowly.follow(&lines(&["a"]));
        slowly.follow(&lines(&["a"]));
        slowly.follow(&lines(&["a", "b"]));
        assert_eq!(slowly.mark(), end(1, &["a", "b"]));
        let others = [end(2, &["a", "b"]), end(1, &["a"]), end(1, &["b", "a"]), end(1, &["ab"]), end(1, &[])];
        assert!(!others.contains(&slowly.mark()));
    }
}
