//! The browser of rules, help and marks at the table.

use super::ui::texts;

texts! {
/// The browser of rules, help and marks at the table.
pub struct Manual {
    pub suspicion: &'static str,
}
}
