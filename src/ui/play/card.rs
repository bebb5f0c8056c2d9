//! The card game in the page.

use super::{Laid, LineMark, OnPage, Play, Snapshot};
use crate::i18n::{Fact, Line, Translator, Voice, facts};
use crate::table::{DealError, NewGame, ResumeError};
use crate::ui::model::{Desk, Effects, Selection, refusal};
use crate::ui::page::Page;
use crate::ui::parts::fact_art;
use leptos::prelude::untrack;
use standoff_engine::card::{Action, Event, Game, Illegal, View};
use standoff_engine::core::{Role, Seat};

impl OnPage for Game {
    type Desk = Desk;
    type Selection = Selection;
    type Effects = Effects;
    type Fact = Fact;

    fn play(page: Page) -> Play<Self> {
        page.play
    }

    fn desk(view: View, legal: Vec<Action>) -> Desk {
        Desk::new(view, legal)
    }

    fn viewer(desk: &Desk) -> Option<Seat> {
        desk.viewer()
    }

    fn suspects(desk: &Desk, seat: Seat) -> Vec<Role> {
        desk.suspects(seat)
    }

    fn kept(selection: Selection, desk: &Desk) -> Selection {
        selection.kept(desk)
    }

    fn effects(seen: &[Event], viewer: Option<Seat>) -> Effects {
        Effects::of(seen, viewer)
    }

    fn facts(seen: &[Event]) -> Vec<Fact> {
        facts(seen)
    }

    fn seen(desk: &Desk) -> &View {
        &desk.view
    }

    fn laid(form: NewGame<Self>) -> Laid {
        Laid::Card(form)
    }

    fn action(tongue: &Translator, view: &View, voice: &Voice, action: Action) -> String {
        tongue.action(view, voice, action).plain()
    }

    fn refusal(page: Page, snap: &Snapshot, tried: Action, why: Illegal) -> String {
        refusal(untrack(|| page.tongue()), &snap.desk.view, &snap.voice(), tried, why)
    }

    fn deal_error(tongue: &Translator, error: &DealError<Self>) -> String {
        tongue.deal_error(error)
    }

    fn resume_error(tongue: &Translator, error: &ResumeError<Self>) -> String {
        tongue.resume_error(error)
    }

    fn line(tongue: &Translator, voice: &Voice, fact: &Fact) -> Line {
        tongue.fact(voice, fact)
    }

    fn art(fact: &Fact) -> String {
        fact_art(fact)
    }

    fn mark(fact: &Fact) -> LineMark {
        match fact {
            Fact::TurnBegan { .. } => LineMark::Turn,
            Fact::EventTurned { .. } => LineMark::Event,
            _ => LineMark::Plain,
        }
    }

    fn headline(tongue: &Translator, snap: &Snapshot) -> String {
        let view = &snap.desk.view;
        match view.board.outcome {
            Some(_) => tongue.ui().game_over.to_string(),
            None => {
                let line = tongue.fact(&snap.voice(), &Fact::TurnBegan { seat: view.turn.seat }).plain();
                line.trim_end_matches('.').to_string()
            }
        }
    }
}
