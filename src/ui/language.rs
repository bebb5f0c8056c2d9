//! Loads languages: the chosen one before the page opens, others when they are chosen, and files of a translator.
//!
//! `web/language.js` has fetched the chosen language, or English in its place, before the game starts.

use super::page::Page;
use super::travel::call;
use crate::i18n::{Lang, Translator};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use std::cell::RefCell;

/// The largest set of language files the page reads, in bytes.
const MOST_FILES: u32 = 2_000_000;

thread_local! {
    /// Languages that were read; they stay for as long as the page is open.
    static LOADED: RefCell<Vec<&'static Translator>> = const { RefCell::new(Vec::new()) };
}

fn loaded(lang: Lang) -> Option<&'static Translator> {
    LOADED.with_borrow(|all| all.iter().copied().find(|one| one.lang() == lang))
}

/// Reads a language that has arrived. The first one to arrive stands in for what later ones lack.
fn read(lang: Lang, text: String) -> &'static Translator {
    let stand_in = loaded(Lang::EN).or_else(|| LOADED.with_borrow(|all| all.first().copied()));
    let (translator, errors) = Translator::read(lang, &[text.leak()], stand_in);
    debug_assert!(errors.is_empty(), "{errors:?}");
    LOADED.with_borrow_mut(|all| all.push(translator));
    translator
}

/// The language `web/language.js` has fetched, and whether it is not the one that was wanted.
pub fn first() -> (&'static Translator, bool) {
    let get = |from: &JsValue, name: &str| js_sys::Reflect::get(from, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let first = get(&get(&get(&window(), "standoff"), "language"), "first");
    let lang = get(&first, "tag").as_string().as_deref().and_then(Lang::from_tag).unwrap_or_default();
    let text = get(&first, "text").as_string().unwrap_or_default();
    (read(lang, text), get(&first, "failed").is_truthy())
}

impl Page {
    /// All texts, in the language chosen; follows changes of it.
    pub fn tongue(self) -> &'static Translator {
        self.words.get()
    }

    /// Says everything in this language from now on, and after the next visit too.
    pub fn choose_language(self, lang: Lang) {
        self.load_language(lang, move |words| {
            self.words.set(words);
            self.set(|settings| settings.language = Some(lang.tag().into()));
        });
    }

    /// Says everything in the language of the browser from now on.
    pub fn follow_browser_language(self) {
        let lang = window().navigator().language().as_deref().and_then(Lang::from_tag).unwrap_or_default();
        self.load_language(lang, move |words| self.words.set(words));
    }

    /// Calls `then` with the texts of a language, which are fetched first unless it was shown before.
    fn load_language(self, lang: Lang, then: impl FnOnce(&'static Translator) + 'static) {
        if let Some(words) = loaded(lang) {
            then(words);
            return;
        }
        call("language", &[lang.tag().into()], move |text| match text {
            Ok(text) => then(read(lang, text)),
            Err(_) => self.say(untrack(|| self.tongue()).ui().language_not_loaded.into()),
        });
    }

    /// Shows files of a translator at once, over the language that is chosen, until the page is loaded again.
    pub fn choose_language_files(self, input: &JsValue) {
        call("readAll", &[input.clone(), MOST_FILES.into()], move |text| match text {
            Ok(text) => self.try_language(text),
            Err(why) if why == "away" => {}
            Err(_) => self.say(untrack(|| self.tongue()).ui().language_files_unread.into()),
        });
    }

    fn try_language(self, text: String) {
        let now = untrack(|| self.tongue());
        let (words, errors) = Translator::read(now.lang(), &[text.leak()], Some(now));
        self.words.set(words);
        self.say(words.ui().language_files_read(words.own_texts(), errors.len()));
    }
}
