//! Endings on names that people type, for languages that bend them: the function `SUFFIX` of the language files.

mod hu;

/// A word with an ending or an article; as it stands if the language has no such rules. `key` names the ending.
pub(super) fn attach(tag: &str, word: &str, key: &str) -> String {
    match tag {
        "hu" => hu::by_key(word, key).unwrap_or_else(|| word.into()),
        _ => word.into(),
    }
}

/// The endings a language has rules for, for the checker.
#[cfg(not(target_arch = "wasm32"))]
pub fn keys(tag: &str) -> &'static [&'static str] {
    match tag {
        "hu" => &hu::KEYS,
        _ => &[],
    }
}
