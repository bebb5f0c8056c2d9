//! The difference between two texts of bytes, so that a view is sent once and then only what changes in it.

use super::pack::{pack, unpack};
use serde::{Deserialize, Serialize};

/// The longest text that is ever made.
const MOST: usize = 20_000;
/// How far the place is looked for where old and new go on alike, and how long they must.
const REACH: usize = 48;
const ALIKE: usize = 5;

/// Some of the old text, then something new.
#[derive(Serialize, Deserialize)]
struct Piece {
    from: u16,
    length: u16,
    new: Vec<u8>,
}

/// What makes `new` of `old`; none if they are the same.
pub fn patch(old: &[u8], new: &[u8]) -> Option<Vec<u8>> {
    if old == new {
        return None;
    }
    let (mut pieces, mut from, mut at) = (Vec::new(), 0, 0);
    while at < new.len() {
        let length = old[from..].iter().zip(&new[at..]).take_while(|(a, b)| a == b).count();
        let (skipped, added) = resume(&old[from + length..], &new[at + length..]);
        let news = new[at + length..at + length + added].to_vec();
        pieces.push(Piece { from: from as u16, length: length as u16, new: news });
        at += length + added;
        from += length + skipped;
    }
    Some(pack(&pieces))
}

/// How much of the old is left out and how much new comes until both go on alike.
fn resume(old: &[u8], new: &[u8]) -> (usize, usize) {
    for sum in 1..=2 * REACH {
        for added in sum.saturating_sub(REACH)..=sum.min(REACH) {
            let skipped = sum - added;
            if let (Some(a), Some(b)) = (old.get(skipped..skipped + ALIKE), new.get(added..added + ALIKE))
                && a == b
            {
                return (skipped, added);
            }
        }
    }
    (old.len(), new.len())
}

/// Makes the new text of the old one; none if the patch does not fit.
pub fn apply(old: &[u8], patch: &[u8]) -> Option<Vec<u8>> {
    let pieces: Vec<Piece> = unpack(patch)?;
    let mut text = Vec::new();
    for Piece { from, length, new } in pieces {
        let from = usize::from(from);
        text.extend_from_slice(old.get(from..from + usize::from(length))?);
        text.extend(new);
        if text.len() > MOST {
            return None;
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::core::Rng;

    #[test]
    fn any_text_can_be_made_of_any_other() {
        let mut rng = Rng::from_seed(5);
        for _ in 0..3_000 {
            let old: Vec<u8> = (0..rng.below(300)).map(|_| rng.below(4) as u8).collect();
            let mut new = old.clone();
            for _ in 0..rng.below(6) {
                let at = rng.below(new.len() as u32 + 1) as usize;
                let until = (at + rng.below(9) as usize).min(new.len());
                let filling: Vec<u8> = (0..rng.below(9)).map(|_| rng.below(4) as u8).collect();
                new.splice(at..until, filling);
            }
            match patch(&old, &new) {
                None => assert_eq!(old, new),
                Some(patch) => assert_eq!(apply(&old, &patch), Some(new)),
            }
        }
        assert_eq!(apply(b"old", &patch(b"old", b"").unwrap()), Some(Vec::new()));
    }

    #[test]
    fn what_stays_is_not_said_again() {
        let old: Vec<u8> = (0..=255).chain(0..=255).collect();
        let mut new = old.clone();
        new[50] = 99;
        new.insert(300, 77);
        new.remove(20);
        let patch = patch(&old, &new).unwrap();
        assert!(patch.len() < 30, "{}", patch.len());
        assert_eq!(apply(&old, &patch), Some(new));
        assert_eq!(super::patch(&old, &old), None);
    }

    #[test]
    fn a_patch_that_does_not_fit_is_refused() {
        let piece = |from, length, new: &[u8]| pack(&vec![Piece { from, length, new: new.to_vec() }]);
        assert_eq!(apply(b"abc", &piece(1, 2, b"d")), Some(b"bcd".to_vec()));
        assert_eq!(apply(b"abc", &piece(1, 3, b"d")), None);
        assert_eq!(apply(b"abc", &piece(u16::MAX, u16::MAX, b"")), None);
        assert_eq!(apply(b"abc", b"rubbish"), None);
        let again: Vec<Piece> = (0..200).map(|_| Piece { from: 0, length: 200, new: Vec::new() }).collect();
        assert_eq!(apply(&[7; 200], &pack(&again)), None);
    }
}
