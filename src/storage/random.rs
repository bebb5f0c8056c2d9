//! Chance from outside.

/// Letters of names nobody can guess: none that is mistaken for another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
const NAME: usize = 12;

/// A number nobody can foretell, for deals and for telling tabs apart.
pub fn random_seed() -> u64 {
    // A browser without a source of chance does not run this page; then every deal would be the same.
    getrandom::u64().unwrap_or_default()
}

/// Bytes nobody can guess.
pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without them there would be no page either; see above.
    let _ = getrandom::fill(&mut bytes);
    bytes
}

/// A name nobody can guess and everybody can type: `k7qf-2mxd-9abc`.
pub fn random_name() -> String {
    let letters = random_bytes().map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let parts: Vec<String> = letters[..NAME].chunks(4).map(|part| part.iter().collect()).collect();
    parts.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_typed_and_differ() {
        let name = random_name();
        assert_eq!(name.len(), NAME + 2);
        assert!(name.bytes().all(|byte| byte == b'-' || LETTERS.contains(&byte)), "{name}");
        assert_ne!(name, random_name());
    }
}
