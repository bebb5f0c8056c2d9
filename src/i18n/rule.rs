//! Table rules as something a `match` can be complete over.

use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CatBalouSelf, CharacterChoice,
    DaltonsIncludeGreen, DodgeCityEdition, DuelCredit, HangoverAlsoBlue, JailSkipDiscards, NewIdentityTemporary,
    PanicSelf, PepperboxRange, PeyoteMustContinue, RanchTiming, RescueCards, RicochetCountsAsBang,
    ShortAttacksIgnoreHorses, ShowdownBangOnlyMissed, StartCheckOrder, TableRule, TableRules, WwsPonyExpress,
    WwsSeedTexts,
};

macro_rules! rule_choices {
    ($($field:ident: $type:ident,)*) => {
        /// One table rule with the option chosen for it. A new rule or option must be named in every language file.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum RuleChoice { $($type($type),)* }

        impl RuleChoice {
            /// All rules of a table with what was chosen, in the order of [`TableRules::ALL`].
            pub fn all(rules: &TableRules) -> Vec<Self> {
                let TableRules { $($field,)* } = *rules;
                vec![$(Self::$type($field),)*]
            }

            /// The key of the rule in [`TableRules`].
            pub const fn key(self) -> &'static str {
                match self { $(Self::$type(_) => stringify!($field),)* }
            }

            /// The key of the option chosen.
            pub fn option(self) -> &'static str {
                let mut rules = TableRules::default();
                match self { $(Self::$type(option) => rules.$field = option,)* }
                rules.get(self.key()).unwrap_or_default()
            }
        }
    };
}

rule_choices! {
    start_check_order: StartCheckOrder,
    jail_skip_discards: JailSkipDiscards,
    barrel_in_jail: BarrelInJail,
    cat_balou_self: CatBalouSelf,
    panic_self: PanicSelf,
    short_attacks_ignore_horses: ShortAttacksIgnoreHorses,
    pepperbox_range: PepperboxRange,
    beer_out_of_turn: BeerOutOfTurn,
    beer_two_players: BeerTwoPlayers,
    rescue_cards: RescueCards,
    dodge_city_edition: DodgeCityEdition,
    duel_credit: DuelCredit,
    hangover_also_blue: HangoverAlsoBlue,
    daltons_include_green: DaltonsIncludeGreen,
    new_identity_temporary: NewIdentityTemporary,
    abandoned_mine_variant: AbandonedMineVariant,
    ranch_timing: RanchTiming,
    ricochet_counts_as_bang: RicochetCountsAsBang,
    peyote_must_continue: PeyoteMustContinue,
    ambush_abilities: AmbushAbilities,
    wws_seed_texts: WwsSeedTexts,
    wws_pony_express: WwsPonyExpress,
    showdown_bang_only_missed: ShowdownBangOnlyMissed,
    character_choice: CharacterChoice,
}

impl RuleChoice {
    /// One rule with one of its options, by key; for forms that walk over [`TableRules::ALL`].
    pub fn of(key: &str, option: &str) -> Option<Self> {
        let mut rules = TableRules::default();
        rules.set(key, option).then_some(())?;
        Self::all(&rules).into_iter().find(|choice| choice.key() == key)
    }

    /// Every option of this rule, the default first.
    pub fn options(self) -> Vec<Self> {
        let rule = TableRules::ALL.iter().find(|rule| rule.key == self.key());
        rule.map_or(Vec::new(), |TableRule { key, options, .. }| {
            options.iter().filter_map(|option| Self::of(key, option)).collect()
        })
    }
}

/// A named set of choices. Each of the engine's must be named in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    FourthEdition,
    DodgeCityRulebook,
    HungarianTable,
    /// None of the others.
    Custom,
}

impl Preset {
    pub const ALL: [Self; 4] = [Self::FourthEdition, Self::DodgeCityRulebook, Self::HungarianTable, Self::Custom];

    /// Its name in [`TableRules::PRESETS`]; none for a mixture of one's own.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Self::FourthEdition => Some("fourth_edition"),
            Self::DodgeCityRulebook => Some("dodge_city_rulebook"),
            Self::HungarianTable => Some("hungarian_table"),
            Self::Custom => None,
        }
    }

    /// What these choices are called.
    pub fn of(rules: &TableRules) -> Self {
        Self::ALL.into_iter().find(|preset| preset.id() == rules.preset_name()).unwrap_or(Self::Custom)
    }

    /// The choices; none for a mixture of one's own.
    pub fn rules(self) -> Option<TableRules> {
        self.id().and_then(TableRules::preset)
    }
}
