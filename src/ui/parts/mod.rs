//! What screens are made of.

mod art;
mod bar;
mod card;
mod centre;
mod coach;
mod controls;
mod curtain;
mod dialog;
mod events;
mod gag;
mod hand;
mod log;
mod me;
mod menu;
mod moment;
mod notice;
mod parcel;
mod pick;
mod prompt;
mod seat;
mod seat_sheet;
mod zoom;

pub use art::{character_art, icon, picture, role_art, role_badge, role_tag, set_art};
pub use bar::bar;
pub use card::{EVENT_CLASS, back, card_class, event_face, face};
pub use centre::centre;
pub use coach::coach;
#[allow(unused_imports, reason = "for the start screen")]
pub use coach::{lesson_button, lesson_wanted};
pub use controls::{Choice, button, field, icon_button, segments, switch};
pub use curtain::curtain;
pub use dialog::{focus_first, sheet_head};
pub use events::events;
pub use gag::gag_sheet;
pub use hand::hand;
pub use log::{aside, drawer, fact_art, sentence};
pub use me::me;
pub use menu::menu;
pub use moment::foot;
pub use notice::{notice, toast, update_bar};
pub use parcel::parcel;
pub use pick::pick;
pub use prompt::prompt;
pub use seat::{Change, bullets, life, seat};
pub use seat_sheet::seat_sheet;
pub use zoom::{peek, rulings_of, zoom};
