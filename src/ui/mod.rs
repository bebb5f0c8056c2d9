//! The page.
//!
//! * [`model`]: pure, tested natively: what is drawn and what a tap means.
//! * `page`: what every screen shares: settings, storage, the address, the table in progress.
//! * `play`: lets persons and bots act at one table and shows a snapshot after each step.
//! * `tabs`: which of several tabs holds the table.
//! * `screens` and `parts`: what is drawn; one component in each file.
//! * `dice`: the same for the dice game, where it differs.
//!
//! Everything but the model exists in the browser only.

pub mod model;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod dice;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod press;
#[cfg(target_arch = "wasm32")]
mod route;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod tabs;

#[cfg(target_arch = "wasm32")]
pub use app::App;
