//! The guided game.

use crate::i18n::Lessons;

pub(super) const LESSONS: Lessons = Lessons { title: "Learn to play" };
