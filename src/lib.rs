//! Standoff.

#[cfg(not(target_arch = "wasm32"))]
pub mod console;
pub mod i18n;
mod json;
pub mod net;
pub mod storage;
pub mod table;
pub mod thinker;
pub mod ui;
