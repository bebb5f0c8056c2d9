//! The plain strings of the dice game's page.

/// The struct as it stands, and for tests a list of its plain texts.
macro_rules! texts {
    ($(#[$doc:meta])* pub struct DiceUi { $(pub $field:ident: &'static str,)* } with { $(pub $call:ident: $type:ty,)* }) => {
        $(#[$doc])*
        pub struct DiceUi { $(pub $field: &'static str,)* $(pub $call: $type,)* }

        #[cfg(test)]
        impl DiceUi {
            /// Every plain text with the name of its field.
            pub(super) fn texts(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($field), self.$field),)*]
            }
        }
    };
}

texts! {
/// Labels, headings and short texts. Each language fills in every field.
pub struct DiceUi {
    // Start, new game.
    pub card_game: &'static str,
    pub dice_game: &'static str,
    pub new_card_game: &'static str,
    pub new_dice_game: &'static str,
    pub old_saloon: &'static str,
    pub role_cards: &'static str,
    pub normal_roles: &'static str,
    pub normal_roles_about: &'static str,
    pub needs_five: &'static str,
    pub needs_saloon_dice: &'static str,
    pub needs_chiefs_arrow: &'static str,

    // The table.
    pub dice: &'static str,
    pub kept: &'static str,
    pub rolls: &'static str,
    pub locked: &'static str,
    pub not_rolled: &'static str,
    pub supply: &'static str,
    pub chiefs_arrow: &'static str,
    pub in_supply: &'static str,
    pub ghost: &'static str,
    pub ghost_token: &'static str,
    pub ghost_token_double: &'static str,
    pub power_used: &'static str,
    pub myself: &'static str,
    pub double_shot: &'static str,
    pub single_shot: &'static str,
    pub rest: &'static str,
    pub choose_face: &'static str,
    pub choose_die_first: &'static str,
    pub choose_arrow: &'static str,

    // Rules, about.
    pub keys_about: &'static str,
    pub faces: &'static str,
    pub modules: &'static str,
    pub special_roles: &'static str,
    pub base_game: &'static str,
    pub rules_intro: &'static str,
    pub heading_roll: &'static str,
    pub rules_roll: &'static str,
    pub heading_resolve: &'static str,
    pub rules_resolve: &'static str,
    pub heading_indians: &'static str,
    pub rules_indians: &'static str,
    pub heading_end: &'static str,
    pub rules_end: &'static str,
    pub heading_three: &'static str,
    pub rules_three: &'static str,
} with {
    pub arrows_of: fn(u8) -> String,
    pub die_number: fn(u8) -> String,
    pub hits_coming: fn(u8) -> String,
    pub beers_coming: fn(u8) -> String,
}
}
