//! The browser of rules, help and marks at the table.

use crate::i18n::Manual;

pub(super) const MANUAL: Manual = Manual { suspicion: "Verdacht" };
