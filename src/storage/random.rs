//! Chance from outside.

/// A number nobody can foretell, for deals and for telling tabs apart.
pub fn random_seed() -> u64 {
    // A browser without a source of chance does not run this page; then every deal would be the same.
    getrandom::u64().unwrap_or_default()
}
