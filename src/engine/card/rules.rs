//! Table rules: where the printed rules differ, the table chooses.

use super::Set;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;

/// One table rule as others list it: the key and its options, the default first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableRule {
    pub key: &'static str,
    pub options: &'static [&'static str],
    /// Its number in the catalogue of rulings.
    pub ruling: u16,
    /// The set without which it has no meaning.
    pub set: Set,
}

impl TableRule {
    /// Whether it can matter at a table with these sets.
    pub fn concerns(&self, sets: &[Set]) -> bool {
        self.set == Set::Base || sets.contains(&self.set)
    }
}

macro_rules! table_rules {
    ($($(#[$doc:meta])* $field:ident: $type:ident = $ruling:literal in $set:ident { $first:ident = $first_id:literal $(, $option:ident = $id:literal)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $type {
                #[default]
                $first,
                $($option,)*
            }
        )*

        /// The choices of one table; the default is the 4th edition.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct TableRules {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl TableRules {
            pub const ALL: &'static [TableRule] = &[
                $(TableRule { key: stringify!($field), options: &[$first_id $(, $id)*], ruling: $ruling, set: Set::$set },)*
            ];

            /// The option chosen for a key.
            pub fn get(&self, key: &str) -> Option<&'static str> {
                match key {
                    $(stringify!($field) => Some(match self.$field { $type::$first => $first_id, $($type::$option => $id,)* }),)*
                    _ => None,
                }
            }

            /// Chooses an option; false if there is no such key or option.
            pub fn set(&mut self, key: &str, option: &str) -> bool {
                match (key, option) {
                    $(
                        (stringify!($field), $first_id) => self.$field = $type::$first,
                        $((stringify!($field), $id) => self.$field = $type::$option,)*
                    )*
                    _ => return false,
                }
                true
            }
        }
    };
}

table_rules! {
    /// Which start-of-turn check comes first.
    start_check_order: StartCheckOrder = 19 in Base { DynamiteFirst = "dynamite_first", PlayOrder = "play_order" }
    /// Whether a player who stays in jail still discards excess cards.
    jail_skip_discards: JailSkipDiscards = 23 in Base { No = "false", Yes = "true" }
    /// Whether a jailed player may use a Barrel.
    barrel_in_jail: BarrelInJail = 24 in Base { Yes = "true", No = "false" }
    /// Whether Cat Balou may be aimed at oneself.
    cat_balou_self: CatBalouSelf = 34 in Base { Yes = "true", No = "false" }
    /// Whether Panic! may be aimed at oneself.
    panic_self: PanicSelf = 35 in Base { No = "false", Yes = "true" }
    /// Whether Punch, Knife and Derringer look past horses and other distance modifiers.
    short_attacks_ignore_horses: ShortAttacksIgnoreHorses = 39 in DodgeCity { No = "false", Yes = "true" }
    /// How far a Pepperbox reaches.
    pepperbox_range: PepperboxRange = 40 in DodgeCity { Weapon = "weapon", FixedOne = "fixed_1" }
    /// When a Beer may be played out of turn.
    beer_out_of_turn: BeerOutOfTurn = 55 in Base { WhenDying = "when_dying", AnyLoss = "any_loss" }
    /// What becomes of Beer once two players are left.
    beer_two_players: BeerTwoPlayers = 57 in Base { NoEffect = "no_effect", Forbidden = "forbidden" }
    /// Which cards may avert an elimination.
    rescue_cards: RescueCards = 59 in DodgeCity { BeerOnly = "beer_only", AllHealing = "all_healing" }
    /// Which printing of the Dodge City characters is used.
    dodge_city_edition: DodgeCityEdition = 69 in DodgeCity { First = "first", Current = "current" }
    /// Who is responsible when the challenger dies in his own Duel.
    duel_credit: DuelCredit = 11 in Base { CardOwner = "card_owner", Winner = "winner" }
    /// Whether Hangover also switches off the cards in play.
    hangover_also_blue: HangoverAlsoBlue = 90 in HighNoon { No = "false", Yes = "true" }
    /// Whether The Daltons also take green cards.
    daltons_include_green: DaltonsIncludeGreen = 91 in HighNoon { No = "false", Yes = "true" }
    /// Whether New Identity may be taken on for a round only.
    new_identity_temporary: NewIdentityTemporary = 97 in HighNoon { No = "false", Yes = "true" }
    /// Which cards go on the deck under Abandoned Mine.
    abandoned_mine_variant: AbandonedMineVariant = 98 in FistfulOfCards { DiscardedCards = "discarded_cards", PhaseThreeOnly = "phase3_only", AllCards = "all_cards_this_turn", UsedCards = "used_cards_only" }
    /// When the Ranch exchanges cards.
    ranch_timing: RanchTiming = 99 in FistfulOfCards { EndOfPhaseOne = "end_of_phase_1", EndOfPhaseTwo = "end_of_phase_2" }
    /// Whether Ricochet uses up the BANG! of the turn.
    ricochet_counts_as_bang: RicochetCountsAsBang = 101 in FistfulOfCards { No = "false", Yes = "true" }
    /// Whether a right guess under Peyote must be followed by another.
    peyote_must_continue: PeyoteMustContinue = 105 in FistfulOfCards { No = "false", Yes = "true" }
    /// Whether abilities change distances under Ambush.
    ambush_abilities: AmbushAbilities = 108 in FistfulOfCards { Yes = "true", No = "false" }
    /// Whether the Hungarian summary's wording of Wild West Show is played.
    wws_seed_texts: WwsSeedTexts = 110 in WildWestShow { No = "false", Yes = "true" }
    /// Whether a Pony Express turns up the next card of Wild West Show too.
    wws_pony_express: WwsPonyExpress = 109 in WildWestShow { No = "false", Yes = "true" }
    /// Whether BANG! cards can only be used as Missed! under Showdown.
    showdown_bang_only_missed: ShowdownBangOnlyMissed = 112 in WildWestShow { Yes = "true", No = "false" }
    /// How many characters each player is dealt to choose from.
    character_choice: CharacterChoice = 3 in Base { DealOne = "deal_one", ChooseOneOfTwo = "choose_one_of_two" }
}

impl TableRules {
    /// Named sets of choices: the newest rulebook, and what two older documents say.
    pub const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] = &[
        ("fourth_edition", &[]),
        (
            "dodge_city_rulebook",
            &[("jail_skip_discards", "true"), ("beer_out_of_turn", "any_loss"), ("beer_two_players", "forbidden")],
        ),
        (
            "hungarian_table",
            &[
                ("start_check_order", "play_order"),
                ("jail_skip_discards", "true"),
                ("barrel_in_jail", "false"),
                ("cat_balou_self", "false"),
                ("short_attacks_ignore_horses", "true"),
                ("pepperbox_range", "fixed_1"),
                ("beer_two_players", "forbidden"),
                ("rescue_cards", "all_healing"),
                ("hangover_also_blue", "true"),
                ("daltons_include_green", "true"),
                ("new_identity_temporary", "true"),
                ("abandoned_mine_variant", "all_cards_this_turn"),
                ("ranch_timing", "end_of_phase_2"),
                ("ricochet_counts_as_bang", "true"),
                ("peyote_must_continue", "true"),
                ("wws_seed_texts", "true"),
                ("showdown_bang_only_missed", "false"),
            ],
        ),
    ];

    /// The choices of a preset.
    pub fn preset(name: &str) -> Option<Self> {
        let (_, choices) = Self::PRESETS.iter().find(|(id, _)| *id == name)?;
        let mut rules = Self::default();
        let known = choices.iter().all(|(key, option)| rules.set(key, option));
        known.then_some(rules)
    }

    /// The preset these choices are, if they are one.
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS.iter().map(|(name, _)| *name).find(|name| Self::preset(name) == Some(*self))
    }
}

/// Every key with its option.
impl Serialize for TableRules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Self::ALL.iter().map(|rule| (rule.key, self.get(rule.key).unwrap_or_default())))
    }
}

/// A key that is left out has its first option; an unknown key or option is refused.
impl<'de> Deserialize<'de> for TableRules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut rules = Self::default();
        for (key, option) in BTreeMap::<String, String>::deserialize(from)? {
            if !rules.set(&key, &option) {
                return Err(de::Error::custom(format_args!("{key}={option}")));
            }
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_takes_each_of_its_options_and_nothing_else() {
        for rule in TableRules::ALL {
            assert_eq!(TableRules::default().get(rule.key), Some(rule.options[0]));
            for option in rule.options {
                let mut rules = TableRules::default();
                assert!(rules.set(rule.key, option));
                assert_eq!(rules.get(rule.key), Some(*option));
            }
            assert!(!TableRules::default().set(rule.key, "sometimes"));
        }
        assert!(!TableRules::default().set("house_rule", "true"));
    }

    #[test]
    fn presets_are_made_of_known_choices_and_recognised() {
        for (name, _) in TableRules::PRESETS {
            let rules = TableRules::preset(name).expect("known keys and options");
            assert_eq!(rules.preset_name(), Some(*name));
        }
        assert_eq!(TableRules::default().preset_name(), Some("fourth_edition"));
        let mut custom = TableRules::default();
        assert!(custom.set("duel_credit", "winner"));
        assert_eq!(custom.preset_name(), None);
    }

    #[test]
    fn unknown_keys_are_refused_on_loading() {
        assert!(serde_json::from_str::<TableRules>(r#"{"duel_credit":"winner"}"#).is_ok());
        assert!(serde_json::from_str::<TableRules>(r#"{"duel_credit":"nobody"}"#).is_err());
        assert!(serde_json::from_str::<TableRules>(r#"{"house_rule":"true"}"#).is_err());
    }
}
