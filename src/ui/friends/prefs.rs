//! Preferences of a person where friends are concerned. Apart from the other settings: who plays alone does without.

use super::Friends;
use crate::net::name::clean_name;
use crate::net::pack::{bytes, letters, pack, unpack};
use crate::storage::FriendsKey;
use crate::ui::page::Page;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnlinePrefs {
    /// The name friends see.
    pub name: String,
    /// Friends may be looked for over the internet.
    pub online: bool,
    /// Where friends find each other by the name of a room: addresses apart by spaces.
    pub trackers: String,
    /// Servers that help devices to reach each other: `address`, or `address|user|password`.
    pub helpers: String,
}

impl Default for OnlinePrefs {
    fn default() -> Self {
        Self {
            name: String::new(),
            online: false,
            trackers: "wss://tracker.openwebtorrent.com wss://tracker.webtorrent.dev wss://tracker.btorrent.xyz".into(),
            helpers: "stun:stun.l.google.com:19302 stun:stun.cloudflare.com:3478".into(),
        }
    }
}

impl Friends {
    /// Reads the preferences of the last time.
    pub(super) fn recall_prefs(self, page: Page) {
        let kept: Option<String> = page.shelf.with_value(|shelf| shelf.friends(FriendsKey::OnlinePrefs));
        let kept: Option<OnlinePrefs> = kept.and_then(|kept| unpack(&bytes(&kept)?));
        if let Some(prefs) = kept {
            self.prefs.set(OnlinePrefs { name: clean_name(&prefs.name, ""), ..prefs });
        }
    }

    /// Changes a preference and keeps it.
    pub fn set_pref(self, page: Page, change: impl FnOnce(&mut OnlinePrefs)) {
        self.prefs.update(|prefs| {
            change(prefs);
            prefs.name = clean_name(&prefs.name, "");
        });
        let kept = self.prefs.with_untracked(|prefs| letters(&pack(prefs)));
        if let Some(Err(error)) =
            page.shelf.try_update_value(|shelf| shelf.save_friends(FriendsKey::OnlinePrefs, &kept))
        {
            page.say_store_error(error);
        }
    }

    /// Every preference as it was in the beginning.
    pub fn forget_prefs(self) {
        self.prefs.set(OnlinePrefs::default());
    }

    /// The name friends see.
    pub fn own_name(self) -> String {
        self.prefs.with_untracked(|prefs| prefs.name.clone())
    }
}
