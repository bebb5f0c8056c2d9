//! Standoff.

pub mod i18n;
pub mod storage;
pub mod table;
