//! What screens are made of.

mod art;
mod bar;
mod beliefs;
mod card;
mod centre;
mod coach;
mod controls;
mod course;
mod cover;
mod curtain;
mod dialog;
mod events;
mod explain;
mod gag;
mod hand;
mod hint;
mod live;
mod log;
mod me;
mod menu;
mod moment;
mod notice;
mod open;
mod parcel;
mod pick;
mod prompt;
mod review;
#[cfg(feature = "friends")]
mod scanner;
mod seat;
mod seat_sheet;
mod suspicion;
#[cfg(feature = "friends")]
mod talk;
#[cfg(not(feature = "friends"))]
#[path = "silence.rs"]
mod talk;
mod zoom;

pub use art::{character_art, icon, picture, role_art, role_badge, role_tag, set_art};
pub use bar::bar;
pub use beliefs::beliefs;
pub use card::{EVENT_CLASS, back, card_class, event_face, face};
pub use centre::centre;
pub use coach::{coach, lesson_button, lesson_wanted};
pub use controls::{Choice, button, entry, field, icon_button, named_button, segments, switch};
pub use course::course_fold;
pub use cover::{Cover, cover};
pub use curtain::curtain;
pub use dialog::{focus_first, sheet_head};
pub use events::events;
pub use explain::{art as topic_art, facts, rulings_of};
pub use gag::gag_sheet;
pub use hand::hand;
pub use hint::{hint_sheet, thinking};
pub use live::live;
pub use log::{aside, drawer, fact_art, named, sentence};
pub use me::{me, own_role};
pub use menu::menu;
pub use moment::foot;
pub use notice::{notice, toast, update_bar};
pub use open::{Size, closed_hand, look};
pub use parcel::{link_line, parcel};
pub use pick::pick;
pub use prompt::prompt;
pub use review::{review, review_of};
#[cfg(feature = "friends")]
pub use scanner::scanner;
pub use seat::{Change, bullets, life, seat};
pub use seat_sheet::seat_sheet;
pub use suspicion::{guess_again, guess_badge, guess_by_mouse, guesses, spoken_guess};
#[cfg(not(feature = "friends"))]
pub use talk::scanner;
pub use talk::{away_mark, countdown, lost_bar, said, talk_sheet, verdict};
pub use zoom::{peek, zoom};
