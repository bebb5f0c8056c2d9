//! The languages, as the folders in public/locales have them.

#[cfg(not(target_arch = "wasm32"))]
use super::Translator;

/// A language of the page. Adding one is adding a folder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(u8);

/// The facts of a language that are known before its files are there.
struct Language {
    tag: &'static str,
    /// The language's own name for itself.
    name: &'static str,
    right_to_left: bool,
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..LANGUAGES.len() as u8).map(Self)
    }

    fn entry(self) -> &'static Language {
        &LANGUAGES[usize::from(self.0)]
    }

    /// The language tag, as in `<html lang>` and settings.
    pub fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The direction of its script, as in `<html dir>`.
    pub fn direction(self) -> &'static str {
        if self.entry().right_to_left { "rtl" } else { "ltr" }
    }

    /// The language of a tag such as `en`, `en-GB` or `EN_us`; none if the page does not speak it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let main = tag.split(['-', '_']).next().unwrap_or_default();
        let is = |lang: &Self, tag: &str| lang.tag().eq_ignore_ascii_case(tag);
        Self::all().find(|lang| is(lang, tag)).or_else(|| Self::all().find(|lang| is(lang, main)))
    }

    /// Its files, each with its path. The page fetches them instead.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        FILES[usize::from(self.0)]
    }

    /// Everything this language can say, from the files at hand. English stands in for what is missing.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn tongue(self) -> &'static Translator {
        use std::sync::OnceLock;
        static LOADED: [OnceLock<&'static Translator>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];
        LOADED[usize::from(self.0)].get_or_init(|| {
            let stand_in = (self != Self::EN).then(|| Self::EN.tongue());
            let texts: Vec<&'static str> = self.files().iter().map(|(_, text)| *text).collect();
            Translator::read(self, &texts, stand_in).0
        })
    }
}

impl Default for Lang {
    fn default() -> Self {
        Self::EN
    }
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.tag())
    }
}
