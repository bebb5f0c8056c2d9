//! The languages.

use super::{Tongue, de, en, hu};

/// A language of the page. Adding one is adding a variant and a folder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    De,
    Hu,
}

impl Lang {
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Hu];

    /// The language tag, as in `<html lang>` and settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Hu => "hu",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Hu => "Magyar",
        }
    }

    /// The language of a tag such as `en`, `en-GB` or `EN_us`; none if the page does not speak it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let main = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(main))
    }

    /// Everything this language can say.
    pub fn tongue(self) -> &'static dyn Tongue {
        match self {
            Self::En => &en::English,
            Self::De => &de::German,
            Self::Hu => &hu::Hungarian,
        }
    }
}
