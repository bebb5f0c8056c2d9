//! The plain strings of the page. Whatever has a screen of its own has a struct of its own beside this file.

/// A struct of texts as it stands, and for tests a list of all of them.
macro_rules! texts {
    ($(#[$doc:meta])* pub struct $name:ident { $(pub $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        pub struct $name { $(pub $field: $type,)* }

        #[cfg(test)]
        impl $crate::i18n::ui::samples::Sample for $name {
            fn sample(&self, name: &str) -> Vec<(String, String)> {
                let dot = if name.is_empty() { "" } else { "." };
                let mut all = Vec::new();
                $(all.extend(self.$field.sample(&format!("{name}{dot}{}", stringify!($field))));)*
                all
            }
        }
    };
}

pub(super) use texts;

use super::{Bots, Comfort, Figures, Games, Lessons, Manual};

texts! {
/// Labels, headings and short texts. Sentences with names or numbers in them are functions. Each language fills
/// in every field, so a new one is a new line here and one in each language.
pub struct Ui {
    // Everywhere.
    pub title: &'static str,
    pub tagline: &'static str,
    pub fan_project: &'static str,
    pub ok: &'static str,
    pub cancel: &'static str,
    pub close: &'static str,
    pub back: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    pub on: &'static str,
    pub off: &'static str,
    pub you: &'static str,
    pub loading: &'static str,
    pub menu: &'static str,

    // Start.
    pub continue_game: &'static str,
    pub new_game: &'static str,
    pub same_again: &'static str,
    pub watch_bots: &'static str,
    pub rules: &'static str,
    pub settings: &'static str,
    pub save_set_aside: &'static str,
    pub saves_set_aside: &'static str,
    pub remove: &'static str,
    pub discard_game_question: &'static str,
    pub new_version: &'static str,
    pub reload: &'static str,

    // New game.
    pub players: &'static str,
    pub player_count: fn(u8) -> String,
    pub name: &'static str,
    pub seat_name: fn(u8) -> String,
    pub person: &'static str,
    pub bot: &'static str,
    pub bot_names: &'static [&'static str],
    pub sets: &'static str,
    pub expansions: &'static str,
    pub event_mix: &'static str,
    pub event_length: &'static str,
    pub event_length_all: &'static str,
    pub event_length_short: fn(u8) -> String,
    pub event_length_about: &'static str,
    pub preset: &'static str,
    pub table_rules: &'static str,
    pub options: &'static str,
    pub free_undo: &'static str,
    pub free_undo_about: &'static str,
    pub default_option: &'static str,
    pub source: &'static str,
    pub ruling: fn(u16) -> String,
    pub deal: &'static str,
    pub reset: &'static str,
    pub roles_in_play: &'static str,

    // The table.
    pub deck: &'static str,
    pub discard_pile: &'static str,
    pub hand: &'static str,
    pub in_play: &'static str,
    pub life: &'static str,
    pub role: &'static str,
    pub hidden_role: &'static str,
    pub character: &'static str,
    pub distance: &'static str,
    pub weapon: &'static str,
    pub colt: &'static str,
    pub eliminated: &'static str,
    pub end_turn: &'static str,
    pub confirm: &'static str,
    pub undo: &'static str,
    pub undone: &'static str,
    pub log: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub skip: &'static str,
    pub choose_target: &'static str,
    pub choose_card: &'static str,
    pub choose_two_cards: &'static str,
    pub random_hand_card: &'static str,
    pub ready: &'static str,
    pub not_ready: &'static str,
    pub has_ability_of: fn(&str) -> String,
    pub events: &'static str,
    pub event_coming: &'static str,
    pub event_none: &'static str,
    pub event_last: &'static str,
    pub events_left: fn(u8) -> String,
    pub event_by: fn(&str) -> String,
    pub misses_turn: &'static str,
    pub jailed_for_life: &'static str,
    pub cannot_heal: &'static str,
    pub open_hand: &'static str,
    pub gag_reminder: &'static str,
    pub somebody_spoke: &'static str,
    pub who_spoke: &'static str,
    pub ghost: &'static str,
    pub spare_character: &'static str,
    pub ability_off: &'static str,
    pub card_off: &'static str,
    pub only_suit: fn(&str) -> String,
    pub must_play: &'static str,
    pub choose_first_bang: &'static str,
    pub choose_two_bangs: &'static str,
    pub choose_card_of_others: &'static str,
    pub target: &'static str,
    pub show_hand: &'static str,
    pub hide_hand: &'static str,
    pub end_turn_question: &'static str,
    pub leave_table: &'static str,
    pub leave_table_question: &'static str,
    pub thinking: fn(&str) -> String,
    pub cards_in_hand: fn(u8) -> String,
    pub cards_in_deck: fn(u8) -> String,
    pub life_of: fn(i8, i8) -> String,
    pub at_distance: fn(u8) -> String,
    pub reach: fn(u8) -> String,
    pub turn_number: fn(u16) -> String,

    // The curtain between two persons.
    pub pass_to: fn(&str) -> String,
    pub curtain_about: &'static str,
    pub take_over: fn(&str) -> String,

    // The end.
    pub game_over: &'static str,
    pub you_won: &'static str,
    pub you_lost: &'static str,
    pub winners: &'static str,
    pub result: &'static str,
    pub rematch: &'static str,
    pub keep_characters: &'static str,
    pub keep_characters_about: &'static str,
    pub rotate_sheriff: &'static str,
    pub rotate_sheriff_about: &'static str,
    pub rotate_deputy: &'static str,
    pub rotate_deputy_about: &'static str,
    pub to_start: &'static str,

    // Settings.
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub theme_high_contrast: &'static str,
    pub speed: &'static str,
    pub speed_instant: &'static str,
    pub auto_pass: &'static str,
    pub auto_pass_about: &'static str,
    pub sound: &'static str,
    pub confirm_end: &'static str,
    pub confirm_end_about: &'static str,
    pub four_colours: &'static str,
    pub left_handed: &'static str,
    pub reduced_motion: &'static str,
    pub reset_settings: &'static str,
    pub text_size: &'static str,
    pub text_small: &'static str,
    pub text_normal: &'static str,
    pub text_large: &'static str,
    pub text_huge: &'static str,

    // About.
    pub about: &'static str,
    pub credits: &'static str,
    pub credit_icons: &'static str,
    pub credit_font: &'static str,
    pub credit_code: &'static str,
    pub keys: &'static str,
    pub keys_about: &'static str,

    // Rules.
    pub rules_intro: &'static str,
    pub rules_turn: &'static str,
    pub rules_distance: &'static str,
    pub rules_dying: &'static str,
    pub rules_check: &'static str,
    pub rules_green: &'static str,
    pub rules_three: &'static str,
    pub rules_events: &'static str,
    pub heading_turn: &'static str,
    pub heading_distance: &'static str,
    pub heading_dying: &'static str,
    pub heading_check: &'static str,
    pub heading_green: &'static str,
    pub heading_three: &'static str,
    pub heading_events: &'static str,
    pub rulings: &'static str,
    pub cards: &'static str,
    pub characters: &'static str,
    pub roles: &'static str,
    pub search: &'static str,
    pub nothing_found: &'static str,
    pub copies: fn(u8) -> String,
    pub life_points: fn(u8) -> String,
    pub border_brown: &'static str,
    pub border_blue: &'static str,
    pub border_green: &'static str,

    // Several tabs, storage.
    pub other_tab: &'static str,
    pub other_tab_about: &'static str,
    pub play_here: &'static str,

    // Screens of their own.
    pub games: Games,
    pub figures: Figures,
    pub lessons: Lessons,
    pub manual: Manual,
    pub comfort: Comfort,
    pub bots: Bots,
}
}

#[cfg(test)]
impl Ui {
    /// Every text with the name of its field, functions with a sample argument.
    pub(super) fn texts(&self) -> Vec<(String, String)> {
        samples::Sample::sample(self, "")
    }
}

#[cfg(test)]
pub(super) mod samples {
    /// A text, what a function makes of a sample, or a struct of such; with the name of the field.
    pub trait Sample {
        fn sample(&self, name: &str) -> Vec<(String, String)>;
    }

    /// A text by what makes it from a field.
    macro_rules! sample {
        ($($type:ty: $text:expr,)*) => {
            $(impl Sample for $type {
                fn sample(&self, name: &str) -> Vec<(String, String)> {
                    let text: fn(&Self) -> String = $text;
                    vec![(name.into(), text(self))]
                }
            })*
        };
    }

    sample! {
        &'static str: |text| (*text).into(),
        &'static [&'static str]: |texts| texts.join(" "),
        fn(&str) -> String: |text| text("Jo"),
        fn(&str, &str) -> String: |text| text("Jo", "Ann"),
        fn(u8) -> String: |text| text(2),
        fn(u16) -> String: |text| text(2),
        fn(i8, i8) -> String: |text| text(1, 2),
        fn(u16, u16) -> String: |text| text(1, 2),
    }
}
