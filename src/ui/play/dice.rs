//! The dice game in the page.

use super::{Laid, LineMark, OnPage, Play, Snapshot};
use crate::i18n::{DiceFact, Line, Translator, Voice, dice_facts};
use crate::table::{DealError, NewGame, ResumeError};
use crate::ui::dice::fact_art;
use crate::ui::model::dice::{Desk, Effects, Selection, Tap, Turn, refusal, tap};
use crate::ui::page::Page;
use leptos::prelude::{GetUntracked, Set, WithUntracked, untrack};
use standoff_engine::core::{Role, Seat};
use standoff_engine::dice::{Action, Ask, Decision, Event, Game, Illegal, View};

impl OnPage for Game {
    type Desk = Desk;
    type Selection = Selection;
    type Effects = Effects;
    type Fact = DiceFact;

    fn play(page: Page) -> Play<Self> {
        page.dice
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

    fn facts(seen: &[Event]) -> Vec<DiceFact> {
        dice_facts(seen)
    }

    fn seen(desk: &Desk) -> &View {
        &desk.view
    }

    fn laid(form: NewGame<Self>) -> Laid {
        Laid::Dice(form)
    }

    fn action(tongue: &Translator, view: &View, voice: &Voice, action: Action) -> String {
        tongue.dice().action(view, voice, action)
    }

    fn refusal(page: Page, snap: &Snapshot<Self>, _: Action, why: Illegal) -> String {
        refusal(untrack(|| page.tongue()).dice(), &snap.desk.view, &snap.voice(), why)
    }

    fn deal_error(tongue: &Translator, error: &DealError<Self>) -> String {
        tongue.dice().deal_error(error)
    }

    fn resume_error(tongue: &Translator, error: &ResumeError<Self>) -> String {
        tongue.dice().resume_error(error)
    }

    fn line(tongue: &Translator, voice: &Voice, fact: &DiceFact) -> Line {
        tongue.dice().fact(voice, fact)
    }

    fn art(fact: &DiceFact) -> String {
        fact_art(fact)
    }

    fn mark(fact: &DiceFact) -> LineMark {
        match fact {
            DiceFact::TurnBegan { .. } => LineMark::Turn,
            _ => LineMark::Plain,
        }
    }

    fn headline(tongue: &Translator, snap: &Snapshot<Self>) -> String {
        let view = &snap.desk.view;
        match view.board.outcome {
            Some(_) => tongue.ui().game_over.to_string(),
            None => {
                let line = tongue.dice().fact(&snap.voice(), &DiceFact::TurnBegan { seat: view.turn.seat }).plain();
                line.trim_end_matches('.').to_string()
            }
        }
    }

    /// Special roles are asked for after every roll.
    fn may_rest(decision: &Decision) -> bool {
        matches!(decision.ask, Ask::Role { .. })
    }

    fn turn_began(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnBegan { seat } => Some(*seat),
            _ => None,
        }
    }
}

impl Play<Game> {
    /// What a tap on the table means and does.
    pub fn tap(self, page: Page, at: Tap) -> Option<Turn> {
        if self.moment.with_untracked(Option::is_some) {
            return Some(Turn::Look);
        }
        let snap = self.snap.get_untracked()?;
        let turn = tap(&snap.desk, self.selection.get_untracked(), at);
        match turn {
            Turn::Do(action) => self.act(page, snap.desk.viewer()?, action),
            Turn::Select(selection) => self.felt(move || self.selection.set(selection)),
            Turn::Refuse { tried, why } => page.say(Game::refusal(page, &snap, tried, why)),
            Turn::Look => {}
        }
        Some(turn)
    }
}
