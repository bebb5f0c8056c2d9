//! The parts of Old Saloon as a table chooses them.

/// A module, or one of the two ways to use special roles. Each must be named in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    SaloonDice,
    ChiefsArrow,
    SpecialRoles,
    MixedRoles,
    Characters,
    Ghost,
}

impl Module {
    pub const ALL: [Self; 6] =
        [Self::SaloonDice, Self::ChiefsArrow, Self::SpecialRoles, Self::MixedRoles, Self::Characters, Self::Ghost];

    /// The word for it in notation and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SaloonDice => "saloon_dice",
            Self::ChiefsArrow => "chiefs_arrow",
            Self::SpecialRoles => "special_roles",
            Self::MixedRoles => "mixed_roles",
            Self::Characters => "characters",
            Self::Ghost => "ghost",
        }
    }
}
