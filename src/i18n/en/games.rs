//! Finished games, replays, files and links.

use crate::i18n::Games;

pub(super) const GAMES: Games = Games { title: "Games" };
