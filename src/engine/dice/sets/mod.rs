//! The boxes: one folder each, one file for every character and special role.

pub mod base;
pub mod old_saloon;

use super::decision::Moment;
use super::hooks::Hooks;
use super::{Modules, Step};
use crate::core::{Role, Seat};

/// Everything about one character.
pub struct CharacterDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    pub life: u8,
    pub needs: Needs,
    pub hooks: Hooks,
}

/// What must be in play for a character to be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    Nothing,
    /// The characters of Old Saloon.
    OldSaloon,
    /// These, and the Saloon dice.
    SaloonDice,
    /// These, and the Chief's Arrow.
    ChiefsArrow,
}

/// Everything about one special role.
pub struct PowerDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    /// The role it is.
    pub role: Role,
    /// The smallest table it is dealt at.
    pub least_players: u8,
    /// Life points a Sheriff with it has beyond his character's.
    pub sheriff_bonus: u8,
    /// Whether this is the moment to use it.
    pub fits: fn(Moment) -> bool,
    /// Carries it out.
    pub run: fn(&mut Step, Seat, Moment),
}

/// Life points a Sheriff has beyond his character's.
pub const SHERIFF_BONUS: u8 = 2;

impl PowerDef {
    /// A special role that is never used: what definitions start from.
    pub const BLANK: Self = Self {
        id: "",
        role: Role::Sheriff,
        least_players: 3,
        sheriff_bonus: SHERIFF_BONUS,
        fits: |_| false,
        run: |_, _, _| {},
    };
}

/// One line for every character: its name and its definition.
macro_rules! characters {
    ($first:ident => $first_def:path, $($character:ident => $def:path,)*) => {
        /// The people of the West.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Character { #[default] $first, $($character,)* }

        impl Character {
            pub const ALL: [Self; [Self::$first, $(Self::$character),*].len()] = [Self::$first, $(Self::$character),*];
        }

        static CHARACTER_DEFS: [CharacterDef; Character::ALL.len()] = [$first_def, $($def),*];
    };
}

/// One line for every special role: its name and its definition.
macro_rules! powers {
    ($($power:ident => $def:path,)*) => {
        /// The special roles.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Power { $($power,)* }

        impl Power {
            pub const ALL: [Self; [$(Self::$power),*].len()] = [$(Self::$power),*];
        }

        static POWER_DEFS: [PowerDef; Power::ALL.len()] = [$($def),*];
    };
}

characters! {
    BartCassidy => base::bart_cassidy::CHARACTER,
    BlackJack => base::black_jack::CHARACTER,
    CalamityJanet => base::calamity_janet::CHARACTER,
    ElGringo => base::el_gringo::CHARACTER,
    JesseJones => base::jesse_jones::CHARACTER,
    Jourdonnais => base::jourdonnais::CHARACTER,
    KitCarlson => base::kit_carlson::CHARACTER,
    LuckyDuke => base::lucky_duke::CHARACTER,
    PaulRegret => base::paul_regret::CHARACTER,
    PedroRamirez => base::pedro_ramirez::CHARACTER,
    RoseDoolan => base::rose_doolan::CHARACTER,
    SidKetchum => base::sid_ketchum::CHARACTER,
    SlabTheKiller => base::slab_the_killer::CHARACTER,
    SuzyLafayette => base::suzy_lafayette::CHARACTER,
    VultureSam => base::vulture_sam::CHARACTER,
    WillyTheKid => base::willy_the_kid::CHARACTER,
    ApacheKid => old_saloon::apache_kid::CHARACTER,
    BillNoface => old_saloon::bill_noface::CHARACTER,
    DocHolyday => old_saloon::doc_holyday::CHARACTER,
    ElenaFuente => old_saloon::elena_fuente::CHARACTER,
    JoseDelgado => old_saloon::jose_delgado::CHARACTER,
    MollyStark => old_saloon::molly_stark::CHARACTER,
    TequilaJoe => old_saloon::tequila_joe::CHARACTER,
    VeraCuster => old_saloon::vera_custer::CHARACTER,
}

powers! {
    TheBear => old_saloon::roles::the_bear::POWER,
    TheGood => old_saloon::roles::the_good::POWER,
    TheDoctor => old_saloon::roles::the_doctor::POWER,
    TheJudge => old_saloon::roles::the_judge::POWER,
    TheGambler => old_saloon::roles::the_gambler::POWER,
    TheBad => old_saloon::roles::the_bad::POWER,
    TheUgly => old_saloon::roles::the_ugly::POWER,
    RightHand => old_saloon::roles::right_hand::POWER,
    LeftHand => old_saloon::roles::left_hand::POWER,
}

crate::core::by_id!(Character, Power);

impl Character {
    #[inline]
    pub fn def(self) -> &'static CharacterDef {
        &CHARACTER_DEFS[self as usize]
    }

    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }

    /// Whether it can be dealt with these modules.
    pub fn fits(self, modules: &Modules) -> bool {
        match self.def().needs {
            Needs::Nothing => true,
            Needs::OldSaloon => modules.characters,
            Needs::SaloonDice => modules.characters && modules.saloon_dice,
            Needs::ChiefsArrow => modules.characters && modules.chiefs_arrow,
        }
    }
}

impl Power {
    #[inline]
    pub fn def(self) -> &'static PowerDef {
        &POWER_DEFS[self as usize]
    }

    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|power| power.id() == id)
    }

    pub fn role(self) -> Role {
        self.def().role
    }
}
