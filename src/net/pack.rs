//! What is said, as bytes, and bytes as the letters wires carry.
//!
//! Bytes and not a readable form: the code that reads them knows what comes next, so that there is a fraction of it to
//! download, and a message is a tenth as long.

use serde::Serialize;
use serde::de::DeserializeOwned;

pub fn pack<T: Serialize>(value: &T) -> Vec<u8> {
    // Plain data can always be written.
    postcard::to_allocvec(value).unwrap_or_default()
}

/// A value from all of these bytes; none if they are not exactly one.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (value, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(value)
}

/// Each byte as the letter of its number.
pub fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(*byte)).collect()
}

pub fn bytes(letters: &str) -> Option<Vec<u8>> {
    letters.chars().map(|letter| u8::try_from(letter).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_as_letters() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&letters(&all)), Some(all));
        assert_eq!(bytes("ő"), None);
    }

    #[test]
    fn there_is_nothing_before_or_after() {
        let packed = pack(&(7u32, "Jo"));
        assert_eq!(unpack::<(u32, String)>(&packed), Some((7, "Jo".into())));
        assert_eq!(unpack::<(u32, String)>(&packed[..3]), None);
        assert_eq!(unpack::<(u32, String)>(&[packed, vec![0]].concat()), None);
    }
}
