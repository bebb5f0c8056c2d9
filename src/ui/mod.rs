//! The page.
//!
//! * [`model`]: pure, tested natively: what is drawn and what a tap means.
//! * `page`: what every screen shares: settings, storage, the address, the table in progress.
//! * `play`: lets persons and bots act at one table and shows a snapshot after each step.
//! * `always`: what follows a signal in a view.
//! * `fresh`: ways to a new game. `friends`: tables with others on their own devices.
//! * `mind`: the worker that thinks, and the page's end of it.
//! * `panic`: a panic's words on their way to the crash screen.
//! * `later`: what can wait for the next paint.
//! * `still`: elements that do not change by themselves.
//! * `tabs`: which of several tabs holds the table.
//! * `screens` and `parts`: what is drawn; one component in each file.
//! * `stage`: what flies over the table for a moment; `drag`: a card under the finger.
//! * `travel`: replays, and games as files and links.
//! * `dice`: the same for the dice game, where it differs.
//!
//! Everything but the model exists in the browser only.

pub mod model;

#[cfg(target_arch = "wasm32")]
mod always;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod dice;
#[cfg(target_arch = "wasm32")]
mod drag;
#[cfg(target_arch = "wasm32")]
mod fresh;
#[cfg(target_arch = "wasm32")]
mod friends;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod language;
#[cfg(target_arch = "wasm32")]
mod later;
#[cfg(target_arch = "wasm32")]
mod mind;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panic;
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
mod stage;
#[cfg(target_arch = "wasm32")]
mod still;
#[cfg(target_arch = "wasm32")]
mod tabs;
#[cfg(target_arch = "wasm32")]
mod travel;

#[cfg(target_arch = "wasm32")]
pub use app::open;
#[cfg(target_arch = "wasm32")]
pub use mind::think_for_others;
#[cfg(target_arch = "wasm32")]
pub use panic::report_panics;
