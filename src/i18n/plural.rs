//! Plural categories by the rules of the Unicode CLDR: the browser's own in the page, a crate's in native tools and tests.

/// The category of a whole number in a language: `one`, `few`, `many`, `other` and so on.
#[cfg(target_arch = "wasm32")]
pub(super) fn category(tag: &str, number: i64) -> String {
    use js_sys::{Array, Intl::PluralRules, Object};
    PluralRules::new(&Array::of1(&tag.into()), &Object::new()).select(number as f64).into()
}

/// The category of a whole number in a language: `one`, `few`, `many`, `other` and so on.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn category(tag: &str, number: i64) -> String {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    let rules = tag.parse::<unic_langid::LanguageIdentifier>().ok();
    let rules = rules.and_then(|language| PluralRules::create(language, PluralRuleType::CARDINAL).ok());
    let category = rules.and_then(|rules| rules.select(number.unsigned_abs() as usize).ok());
    match category {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
    .into()
}
