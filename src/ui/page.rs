//! What every screen shares.

use super::dice::DiceZoom;
use super::model::dice::Selection as DiceSelection;
use super::model::{Next, Selection};
use super::parts::Cover;
use super::play::Play;
use super::route::Route;
use super::tabs::{self, Tab};
use crate::i18n::{Lang, Tongue};
use crate::storage::{LocalStore, Settings, Storage, StoreError, TextSize, Theme};
use crate::table::stored_game;
use leptos::ev;
use leptos::prelude::*;
use standoff_engine::card::{self, CardId, CardKind, Character, EventCard};
use standoff_engine::core::{Rules, Seat};
use standoff_engine::dice;
use std::ops::Deref;
use std::time::Duration;

pub type Shelf = StoredValue<Storage<LocalStore>, LocalStorage>;

/// Shared by all components, for as long as the page is open; a mere pointer.
#[derive(Clone, Copy)]
pub struct Page(&'static Shared);

/// What a [`Page`] points to.
pub struct Shared {
    pub shelf: Shelf,
    pub settings: RwSignal<Settings>,
    pub route: RwSignal<Route>,
    /// The table of the card game.
    pub play: Play,
    /// The table of the dice game. Only one of the two is in use.
    pub dice: Play<dice::Game>,
    /// Something the person must be told before going on.
    pub notice: RwSignal<Option<Notice>>,
    /// A short remark that goes away by itself.
    pub toast: RwSignal<Option<Toast>>,
    pub layer: RwSignal<Layer>,
    /// What is shown enlarged.
    pub zoom: RwSignal<Option<Zoom>>,
    /// What the mouse rests on.
    pub peek: RwSignal<Option<Zoom>>,
    /// A new version of the page waits.
    pub update: RwSignal<bool>,
    /// What lies over a person's cards while the page is out of sight.
    pub cover: Cover,
    /// Whether this tab holds the table.
    pub tab: StoredValue<Tab>,
}

/// A message in a dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The saved game could not be opened and was set aside.
    SetAside(String),
    /// Another tab plays on with this game.
    OtherTab,
    /// Whether to give up the game in progress for a new one; the form it is asked for in.
    GiveUp(Route),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    pub text: String,
    number: u32,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layer {
    #[default]
    None,
    Menu,
    Log,
    Seat(Seat),
    /// Who spoke while nobody may.
    Gag,
}

/// A thing shown enlarged with its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zoom {
    Card(CardId),
    Kind(CardKind),
    Character(Character),
    Event(EventCard),
    /// Something of the dice game.
    Dice(DiceZoom),
}

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Card,
    Dice,
}

/// The page, for components.
pub fn page() -> Page {
    expect_context()
}

impl Deref for Page {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

impl Page {
    pub fn open() -> Self {
        let storage = Storage::new(LocalStore);
        let settings = storage.settings();
        let shared = Box::new(Shared {
            shelf: StoredValue::new_local(storage),
            settings: RwSignal::new(settings),
            route: RwSignal::new(Route::current()),
            play: Play::new(),
            dice: Play::new(),
            notice: RwSignal::new(None),
            toast: RwSignal::new(None),
            layer: RwSignal::new(Layer::None),
            zoom: RwSignal::new(None),
            peek: RwSignal::new(None),
            update: RwSignal::new(document_root().has_attribute("data-update")),
            cover: Cover::new(),
            tab: StoredValue::new(Tab::default()),
        });
        let page = Self(Box::leak(shared));
        page.listen();
        page
    }

    fn listen(self) {
        window_event_listener(ev::hashchange, move |_| {
            self.close_layers();
            self.route.set(Route::current());
        });
        window_event_listener_untyped("standoff-update", move |_| self.update.set(true));
        window_event_listener(ev::storage, move |_| self.look_for_other_tab());
        window_event_listener(ev::focus, move |_| self.look_for_other_tab());
        self.cover.listen(self);
    }

    /// Whether another tab has written the game since this one last read or wrote it.
    pub fn other_tab_wrote(self) -> bool {
        self.shelf.with_value(Storage::other_tab_wrote)
    }

    /// Lets the clock run at whichever table there is.
    pub fn go_on(self) {
        if self.route.get_untracked() == Route::Table {
            self.play.go_on(self);
            self.dice.go_on(self);
        }
    }

    pub fn stop(self) {
        self.play.stop();
        self.dice.stop();
    }

    /// Whoever is asked takes the device anew.
    pub fn let_go(self) {
        self.play.let_go(self);
        self.dice.let_go(self);
    }

    fn look_for_other_tab(self) {
        self.play.look_for_other_tab(self);
        self.dice.look_for_other_tab(self);
    }

    /// Goes on with the stored game, whichever it is.
    pub fn resume(self) {
        match self.shelf.with_value(stored_game).as_deref() {
            Some(<dice::Game as Rules>::NAME) => self.dice.resume(self),
            _ => self.play.resume(self),
        }
    }

    /// Goes on here with what another tab wrote last.
    pub fn play_here(self) {
        if self.tab.get_value() == Tab::Mine {
            self.notice.set(None);
            self.resume();
        } else {
            tabs::take(self);
        }
    }

    /// Clears the tables of all games but this one.
    pub fn clear_other_tables(self, game: &str) {
        if game != card::Game::NAME {
            self.play.leave();
        }
        if game != dice::Game::NAME {
            self.dice.leave();
        }
    }

    /// The game at the table, if there is one; with the number of players while it goes on.
    pub fn seated(self) -> Option<(Kind, Option<usize>)> {
        let going = |next: Next, names: &[String]| (next != Next::Over).then_some(names.len());
        let card = self.play.snap.with(|snap| snap.as_ref().map(|snap| (Kind::Card, going(snap.next, &snap.names))));
        let dice = self.dice.snap.with(|snap| snap.as_ref().map(|snap| (Kind::Dice, going(snap.next, &snap.names))));
        card.or(dice)
    }

    pub fn close_layers(self) {
        self.layer.set(Layer::None);
        self.zoom.set(None);
        self.peek.set(None);
        self.play.selection.set(Selection::None);
        self.dice.selection.set(DiceSelection::None);
    }

    /// All texts, in the language chosen; follows changes of it.
    pub fn tongue(self) -> &'static dyn Tongue {
        self.settings.with(lang).tongue()
    }

    /// A remark that goes away by itself.
    pub fn say(self, text: String) {
        const SHOWN: Duration = Duration::from_millis(4200);
        let number = self.toast.with_untracked(|toast| toast.as_ref().map_or(0, |toast| toast.number)) + 1;
        self.toast.set(Some(Toast { text, number }));
        set_timeout(
            move || {
                if self.toast.with_untracked(|toast| toast.as_ref().is_some_and(|toast| toast.number == number)) {
                    self.toast.set(None);
                }
            },
            SHOWN,
        );
    }

    pub fn say_store_error(self, error: StoreError) {
        self.say(untrack(|| self.tongue()).store_error(error));
    }

    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        let saved = self.shelf.try_update_value(|shelf| shelf.save_settings(&settings));
        if let Some(Err(error)) = saved {
            self.say_store_error(error);
        }
    }
}

/// The language chosen, else the browser's.
pub fn lang(settings: &Settings) -> Lang {
    let browser = || window().navigator().language().as_deref().and_then(Lang::from_tag);
    settings.language.as_deref().and_then(Lang::from_tag).or_else(browser).unwrap_or_default()
}

pub fn document_root() -> leptos::web_sys::Element {
    document().document_element().expect("a page has a root element")
}

/// Puts what concerns the look of the whole page where the style sheets expect it.
pub fn dress(settings: &Settings) {
    let root = document_root();
    let put = |name: &str, value: Option<&str>| {
        let done = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
        debug_assert!(done.is_ok());
    };
    let prefers = |query: &str| window().match_media(query).ok().flatten().is_some_and(|list| list.matches());
    let theme = match settings.theme {
        Theme::Auto if prefers("(prefers-contrast: more)") => Some("contrast"),
        Theme::Light => Some("light"),
        Theme::HighContrast => Some("contrast"),
        Theme::Auto | Theme::Dark => None,
    };
    put("lang", Some(lang(settings).tag()));
    put("data-theme", theme);
    let text = match settings.text_size {
        TextSize::Small => Some("small"),
        TextSize::Normal => None,
        TextSize::Large => Some("large"),
        TextSize::Huge => Some("huge"),
    };
    put("data-text", text);
    put("data-suits", settings.four_colours.then_some("four"));
    put("data-motion", settings.reduced_motion.then_some("off"));
}
