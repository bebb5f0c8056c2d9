//! Bots that think ahead, hints, beliefs and reviews.

use super::ui::texts;

texts! {
/// Bots that think ahead, hints, beliefs and reviews.
pub struct Bots {
    pub thinking: fn(&str) -> String,
    pub hurry: &'static str,
    pub mindless: &'static str,
    pub copy_report: &'static str,
    pub report_copied: &'static str,
    pub report_not_copied: &'static str,

    // Settings.
    pub thinking_time: &'static str,
    pub quick: &'static str,
    pub full: &'static str,
    pub aids: &'static str,
    pub aids_about: &'static str,

    // New game.
    pub tempers: &'static str,
    pub tempers_about: &'static str,

    // Hints.
    pub hint: &'static str,
    pub hint_about: &'static str,
    pub hint_asked: &'static str,
    pub hint_none: &'static str,
    pub why_alone: &'static str,
    pub why_clear: fn(u16) -> String,
    pub why_close: &'static str,
    pub hinted: &'static str,

    // Beliefs.
    pub beliefs: &'static str,
    pub beliefs_about: &'static str,

    // Review.
    pub review: &'static str,
    pub review_about: &'static str,
    pub review_at: fn(u16, u16) -> String,
    pub review_none: &'static str,
    pub review_stop: &'static str,
    pub review_failed: &'static str,
    pub better: fn(&str) -> String,
    pub lost: fn(u16) -> String,
}
}
