//! What a person likes where friends are concerned. Apart from the other settings: who plays alone does without.

use super::Friends;
use crate::net::pack::{bytes, letters, pack, unpack};
use crate::storage::End;
use crate::ui::page::Page;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Likes {
    /// What friends call us.
    pub name: String,
    /// Friends may be looked for over the internet.
    pub online: bool,
    /// Where friends find each other by the name of a room: addresses apart by spaces.
    pub trackers: String,
    /// Servers that help devices to reach each other: `address`, or `address|user|password`.
    pub helpers: String,
}

impl Default for Likes {
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
    /// What was liked the last time.
    pub(super) fn recall_likes(self, page: Page) {
        let kept: Option<String> = page.shelf.with_value(|shelf| shelf.friends(End::Likes));
        if let Some(likes) = kept.and_then(|kept| unpack(&bytes(&kept)?)) {
            self.likes.set(likes);
        }
    }

    /// Changes what is liked and keeps it.
    pub fn like(self, page: Page, change: impl FnOnce(&mut Likes)) {
        self.likes.update(change);
        let kept = self.likes.with_untracked(|likes| letters(&pack(likes)));
        if let Some(Err(error)) = page.shelf.try_update_value(|shelf| shelf.save_friends(End::Likes, &kept)) {
            page.say_store_error(error);
        }
    }

    /// As if nothing had ever been liked.
    pub fn forget_likes(self) {
        self.likes.set(Likes::default());
    }

    /// What friends call us.
    pub fn own_name(self) -> String {
        self.likes.with_untracked(|likes| likes.name.clone())
    }
}
