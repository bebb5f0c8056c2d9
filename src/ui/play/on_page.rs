//! What a game brings to the page beyond its rules.

use super::{Play, Snapshot};
use crate::i18n::{Line, Translator, Voice};
use crate::table::{DealError, NewGame, ResumeError};
use crate::ui::model::{Beats, Deeds, Lives, Openly, Scene};
use crate::ui::page::Page;
use standoff_engine::core::{Role, Seat};
use standoff_engine::{card, dice};
use std::fmt::Debug;

/// A game that can be played in the page: everything about it that [`Play`] and what is drawn for every game must know.
pub trait OnPage: Lives<Event: Beats + Deeds> + Openly {
    /// Everything one person sees of a table.
    type Desk: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a person has tapped without having acted yet.
    type Selection: Copy + Default + PartialEq + Send + Sync + 'static;
    /// What just happened, as things that flash or move.
    type Effects: Default + AsRef<Scene> + Send + Sync + 'static;
    /// What is worth a line in the log.
    type Fact: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The table of this game in the page.
    fn play(page: Page) -> Play<Self>;
    fn desk(view: Self::View, legal: Vec<Self::Action>) -> Self::Desk;
    fn viewer(desk: &Self::Desk) -> Option<Seat>;
    /// The roles the viewer may suspect a player of.
    fn suspects(desk: &Self::Desk, seat: Seat) -> Vec<Role>;
    /// What of a selection still makes sense.
    fn kept(selection: Self::Selection, desk: &Self::Desk) -> Self::Selection;
    fn effects(seen: &[Self::Event], viewer: Option<Seat>) -> Self::Effects;
    fn facts(seen: &[Self::Event]) -> Vec<Self::Fact>;

    fn seen(desk: &Self::Desk) -> &Self::View;

    /// A table laid for friends.
    fn laid(form: NewGame<Self>) -> Laid;

    /// What can be done, in words.
    fn action(tongue: &Translator, view: &Self::View, voice: &Voice, action: Self::Action) -> String;
    /// Why something is refused, in words.
    fn refusal(page: Page, snap: &Snapshot<Self>, tried: Self::Action, why: Self::Illegal) -> String;
    fn deal_error(tongue: &Translator, error: &DealError<Self>) -> String;
    fn resume_error(tongue: &Translator, error: &ResumeError<Self>) -> String;
    fn line(tongue: &Translator, voice: &Voice, fact: &Self::Fact) -> Line;
    /// The picture of a line of the log.
    fn art(fact: &Self::Fact) -> String;
    /// Whether a line of the log is a heading, and of which kind.
    fn mark(fact: &Self::Fact) -> LineMark;
    /// What the bar over the table says.
    fn headline(tongue: &Translator, snap: &Snapshot<Self>) -> String;

    /// Whether a question is one that may be passed on beforehand, until one's turn.
    fn may_rest(_decision: &Self::Decision) -> bool {
        false
    }

    /// Whose turn began.
    fn turn_began(_event: &Self::Event) -> Option<Seat> {
        None
    }
}

/// What a table is laid for.
#[derive(Clone)]
pub enum Laid {
    Card(NewGame<card::Game>),
    Dice(NewGame<dice::Game>),
}

/// How a line of the log is set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineMark {
    Plain,
    Turn,
    Event,
}
