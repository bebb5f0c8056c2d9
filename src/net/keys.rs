//! Key pairs, and how the two ends of a line prove to each other who they are.
//!
//! Every table has a key pair, made by its host; the mark of its public key stands in invitations and in the link of a
//! room, and guests keep to it (they *pin* it). Every guest has a key pair for each table. Neither secret key is ever
//! sent. Over a new line each end names a random number, and both keys together (X25519) make a secret only the two
//! owners know; with it each end signs both numbers, both keys, the table and the line itself (HMAC-SHA-256):
//!
//! ```text
//! guest -> host   Hello     { schema, build, key, nonce, name }
//! host  -> guest  Challenge { schema, build, key, nonce, heir, proof }    the host is who he says
//! guest -> host   Proof                                                    and so is the guest
//! host  -> guest  Welcome
//! ```
//!
//! The line counts because somebody in the middle could otherwise pass all of this on: its *binding* is made of the
//! fingerprints of both ends of the encrypted connection, which differ as soon as somebody stands between.
//!
//! X25519 and not Ed25519: one operation proves both ends, and it is 15 KB of code instead of 40.

use super::fair::{Nonce, digest};
use hmac::{Hmac, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use x25519_dalek::{PublicKey, StaticSecret};

/// A public key.
pub type Key = [u8; 32];
/// A random number for one handshake.
pub type Challenge = [u8; 16];
/// Evidence that somebody owns a key, for one handshake.
pub type Proof = [u8; 16];
/// The identity of a line, the same to both of its ends.
pub type Binding = [u8; 16];

/// A key pair.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyPair {
    secret: Nonce,
}

/// The secret is never written to a log.
impl std::fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "KeyPair({})", mark(&self.public()))
    }
}

/// The side that proves something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Host,
    Guest,
    /// A guest who has taken the table over shows that he has its key now.
    Moved,
}

/// Everything that is signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Transcript {
    pub binding: Binding,
    pub guest: Key,
    pub guest_nonce: Challenge,
    pub host_nonce: Challenge,
}

impl KeyPair {
    /// The key pair of a random number.
    pub const fn new(secret: Nonce) -> Self {
        Self { secret }
    }

    pub fn public(&self) -> Key {
        PublicKey::from(&StaticSecret::from(self.secret)).to_bytes()
    }

    /// The secret half, for the sealed record alone.
    pub(super) const fn secret(&self) -> &Nonce {
        &self.secret
    }

    /// Proves that we own this pair, to the owner of `other`. None if that is no key.
    pub fn prove(&self, side: Side, other: &Key, host: &Key, table: &str, said: &Transcript) -> Option<Proof> {
        let shared = StaticSecret::from(self.secret).diffie_hellman(&PublicKey::from(*other));
        if !shared.was_contributory() {
            return None;
        }
        let key = digest(&[b"standoff handshake", shared.as_bytes()]);
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
        let side: &[u8] = match side {
            Side::Host => b"host",
            Side::Guest => b"guest",
            Side::Moved => b"moved",
        };
        let Transcript { binding, guest, guest_nonce, host_nonce } = said;
        mac.update(&digest(&[side, binding, guest, host, guest_nonce, host_nonce, table.as_bytes()]));
        let whole: Nonce = mac.finalize().into_bytes().into();
        Some(std::array::from_fn(|at| whole[at]))
    }

    /// Whether the owner of `other` proved that he is.
    pub fn accepts(&self, proof: &Proof, side: Side, other: &Key, host: &Key, table: &str, said: &Transcript) -> bool {
        // Compared by their hashes: how long it takes says nothing about where they differ.
        self.prove(side, other, host, table, said).is_some_and(|own| digest(&[&own]) == digest(&[proof]))
    }
}

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Letters of a mark: 80 bits, so that nobody finds another key with the same one.
const MARK: usize = 16;

/// The mark of a key, which stands in links.
pub fn mark(key: &Key) -> String {
    let hash = digest(&[b"standoff host key", key]);
    let bits = hash.iter().fold((0u32, 0u32, String::new()), |(mut held, mut count, mut text), byte| {
        (held, count) = (held << 8 | u32::from(*byte), count + 8);
        while count >= 5 {
            count -= 5;
            text.push(char::from(LETTERS[(held >> count & 31) as usize]));
        }
        (held & 0xff, count, text)
    });
    bits.2[..MARK].into()
}

/// Whether a text can be the mark of a key.
pub fn is_mark(text: &str) -> bool {
    text.len() == MARK && text.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: Transcript = Transcript { binding: [1; 16], guest: [2; 32], guest_nonce: [3; 16], host_nonce: [4; 16] };

    #[test]
    fn each_end_knows_the_other() {
        let (host, guest) = (KeyPair::new([5; 32]), KeyPair::new([6; 32]));
        let key = host.public();
        let proof = host.prove(Side::Host, &guest.public(), &key, "t", &SAID).unwrap();
        let right =
            |proof: &Proof, side, said: &Transcript, table: &str| guest.accepts(proof, side, &key, &key, table, said);
        assert!(right(&proof, Side::Host, &SAID, "t"));
        // Not a proof of the other side, at another table, over another line or in another handshake.
        assert!(!right(&proof, Side::Guest, &SAID, "t") && !right(&proof, Side::Moved, &SAID, "t"));
        assert!(!right(&proof, Side::Host, &SAID, "u"));
        for other in [
            Transcript { binding: [9; 16], ..SAID },
            Transcript { guest: [9; 32], ..SAID },
            Transcript { guest_nonce: [9; 16], ..SAID },
            Transcript { host_nonce: [9; 16], ..SAID },
        ] {
            assert!(!right(&proof, Side::Host, &other, "t"));
        }
        let stranger = KeyPair::new([7; 32]).prove(Side::Host, &guest.public(), &key, "t", &SAID).unwrap();
        assert!(!right(&stranger, Side::Host, &SAID, "t"));
    }

    /// A key of small order would make a secret everybody knows.
    #[test]
    fn a_key_that_is_none_proves_nothing() {
        let host = KeyPair::new([5; 32]);
        assert_eq!(host.prove(Side::Host, &[0; 32], &host.public(), "t", &SAID), None);
        let one = std::array::from_fn(|at| u8::from(at == 0));
        assert_eq!(host.prove(Side::Host, &one, &host.public(), "t", &SAID), None);
    }

    #[test]
    fn marks_tell_keys_apart_and_can_be_read() {
        let one = mark(&KeyPair::new([1; 32]).public());
        assert!(is_mark(&one) && one != mark(&KeyPair::new([2; 32]).public()));
        for wrong in ["", "abc", &one.to_uppercase(), &format!("{one}a"), &one.replace(&one[..1], "0")] {
            assert!(!is_mark(wrong), "{wrong}");
        }
        assert!(!format!("{:?}", KeyPair::new([1; 32])).contains("01"), "the secret is not printed");
    }
}
