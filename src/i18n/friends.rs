//! Friends on their own devices.

use super::ui::texts;

texts! {
/// Friends on their own devices.
pub struct Friends {
    pub title: &'static str,
    pub friend: &'static str,
    pub passed_on: &'static str,
    pub too_late: &'static str,
}
}
