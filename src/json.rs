//! Reading what the page has written.

use serde::de::DeserializeOwned;
use serde_json::{Result, Value};

/// A value from its text. First as a tree, then from the tree, whatever it is: so every kind of value has one reader,
/// where a reader straight from the text would be a second one beside that for files.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str::<Value>(text).and_then(serde_json::from_value)
}
