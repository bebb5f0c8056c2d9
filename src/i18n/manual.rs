//! The browser of rules, help and marks at the table.

use super::ui::texts;

texts! {
/// The browser of rules, help and marks at the table.
pub struct Manual {
    // Suspicion.
    pub suspicion: &'static str,
    pub suspicion_none: &'static str,
    pub suspicion_about: &'static str,
    // What is enlarged.
    pub in_full: &'static str,
    pub at_this_table: &'static str,
    pub your_table: &'static str,
    pub changed_by: &'static str,
    pub concerns: &'static str,
    // The browser.
    pub kinds: &'static str,
    pub search_for: &'static str,
    pub found: fn(u8) -> String,
    pub show_all: &'static str,
    pub rulings_about: &'static str,
    pub by_players: &'static str,
    pub in_short: &'static str,
}
}
