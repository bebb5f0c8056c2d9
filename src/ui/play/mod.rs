//! One table in the page: persons tap, bots act in their own time, and after each step there is a new snapshot.

mod card;
mod clock;
mod coach;
mod dice;
mod friends;
mod keep;
mod on_page;
mod past;
mod show;
mod thought;

pub use coach::Coach;
pub use on_page::{Laid, LineMark, OnPage};
pub use past::Moment;
pub use show::{Entry, Snapshot};

use self::keep::keep_storage;
use super::later::{felt, let_go_of_focus};
use super::model::{
    CardLook, Desk, Drop, GAG, Hint, Hold, Next, Passing, Selection, Suspicions, Tap, Turn, drop_at, lift, saving_card,
    tap,
};
use super::page::Page;
use super::tabs;
use crate::net::clock::DecisionClock;
use crate::storage::{Storage, random_seed};
use crate::table::{Chair, Controller, DealError, NewGame, Rematch, Table};
use leptos::prelude::*;
use standoff_engine::card::{CardId, Game};
use standoff_engine::core::{Seat, SeatSet, Seed};
use std::sync::Arc;

/// The table in progress, if there is one. Cheap to copy.
pub struct Play<G: OnPage = Game> {
    table: StoredValue<Option<Table<G>>, LocalStorage>,
    hold: StoredValue<Hold>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Counts snapshots, so that what belongs to an old one can be recognised.
    serial: StoredValue<u32>,
    /// Counts tellings of the game: another reader or a step taken back makes a new log.
    telling: StoredValue<u32>,
    /// The telling the log belongs to, and how many steps it tells.
    logged: StoredValue<(u32, usize)>,
    aside: StoredValue<Aside>,
    /// Who passes, until his turn, on what he may pass on beforehand.
    resting: StoredValue<SeatSet>,
    /// What a bot thinks about.
    thought: StoredValue<Option<thought::Thought<G::Action>>, LocalStorage>,
    /// Whose thoughts are waited for.
    pub thinking: RwSignal<Option<Seat>>,
    /// What a bot would do in the place of whoever asked.
    pub hint: RwSignal<Hint>,
    /// Bots act at once until a person must.
    pub rush: RwSignal<bool>,
    pub paused: RwSignal<bool>,
    pub snap: RwSignal<Option<Arc<Snapshot<G>>>>,
    pub effects: RwSignal<Arc<G::Effects>>,
    pub log: RwSignal<Vec<Entry<G>>>,
    pub selection: RwSignal<G::Selection>,
    /// The sheet of the present question is put away to look at the table.
    pub sheet_away: RwSignal<bool>,
    /// The game whose past is looked at.
    looking: StoredValue<Option<past::Looking<G>>, LocalStorage>,
    /// The moment that is shown instead of the present.
    pub moment: RwSignal<Option<Moment>>,
    /// One moment follows the other by itself.
    pub autoplay: RwSignal<bool>,
}

/// What is to be known about a table that nobody sees.
#[derive(Clone, Copy, Default)]
struct Aside {
    /// The person was told that saving fails.
    told: bool,
    /// It is somebody else's, on another device: nothing of it is kept.
    visiting: bool,
    /// The question for which the time is limited: the step and who is asked.
    limited: Option<(usize, Seat)>,
    /// How long the seat that is asked has thought.
    clock: DecisionClock,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask the game to be Copy")]
impl<G: OnPage> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for Play<G> {}

impl<G: OnPage> Play<G> {
    pub fn new() -> Self {
        Self {
            table: StoredValue::new_local(None),
            hold: StoredValue::new(Hold::new(SeatSet::EMPTY)),
            timer: StoredValue::new_local(None),
            serial: StoredValue::new(0),
            telling: StoredValue::new(0),
            logged: StoredValue::new((0, 0)),
            aside: StoredValue::new(Aside::default()),
            resting: StoredValue::new(SeatSet::EMPTY),
            thought: StoredValue::new_local(None),
            thinking: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            rush: RwSignal::new(false),
            paused: RwSignal::new(false),
            snap: RwSignal::new(None),
            effects: RwSignal::new(Arc::default()),
            log: RwSignal::new(Vec::new()),
            selection: RwSignal::new(G::Selection::default()),
            sheet_away: RwSignal::new(false),
            looking: StoredValue::new_local(None),
            moment: RwSignal::new(None),
            autoplay: RwSignal::new(false),
        }
    }

    /// Deals a new game in place of the present one.
    pub fn deal(self, page: Page, form: &NewGame<G>) -> Result<(), DealError<G>> {
        self.deal_from(page, form, random_seed().into())
    }

    /// The same from this seed.
    pub fn deal_from(self, page: Page, form: &NewGame<G>, seed: Seed) -> Result<(), DealError<G>> {
        let table = Table::deal_from(form.setup.clone(), seed, form.chairs.clone(), form.options)?;
        page.shelf.update_value(|shelf| {
            // A new game replaces whatever is stored, and the form is a convenience: neither may stop it.
            shelf.take_over();
            // Whoever only watches keeps his own table for the next time, and friends fill theirs in elsewhere.
            let friends = form.chairs.iter().any(|chair| chair.controller == Controller::Friend);
            if !friends && form.chairs.iter().any(Chair::is_person) {
                let _ = shelf.save_new_game(G::NAME, form);
            }
        });
        self.sit_down(page, table);
        self.save(page);
        keep_storage();
        // The marks of the game before are forgotten.
        page.suspect(Suspicions::clear);
        page.friends.stop_waiting(page);
        tabs::take(page);
        Ok(())
    }

    /// The next game with the same players.
    pub fn rematch(self, page: Page, rematch: Rematch) -> Result<(), DealError<G>> {
        let next = self.table.with_value(|table| table.as_ref().map(|table| (table.form(), table.rematch(rematch))));
        match next {
            Some((_, setup)) if page.friends.is_host() => {
                page.friends.lay_again::<G>(page, setup);
                Ok(())
            }
            Some((form, setup)) => self.deal(page, &NewGame { setup, ..form }),
            None => Ok(()),
        }
    }

    fn sit_down(self, page: Page, table: Table<G>) {
        page.clear_other_tables(G::NAME);
        self.forget_moment();
        page.mind.start_over();
        self.hold.set_value(Hold::new(table.persons()));
        let marks: Option<Suspicions> = page.shelf.with_value(Storage::suspicions);
        page.suspicions.set(marks.unwrap_or_default().of_game(table.seed()));
        self.tell_anew();
        self.table.set_value(Some(table));
        self.rush.set(false);
        self.paused.set(false);
        self.aside.set_value(Aside::default());
        self.resting.set_value(SeatSet::EMPTY);
        self.show(page, &[]);
    }

    /// Clears the table.
    pub fn leave(self) {
        self.forget_moment();
        self.table.set_value(None);
        self.snap.set(None);
    }

    /// Does what a tap on the table means, unless it would mean something else by the time the tap has been seen.
    fn felt(self, then: impl FnOnce() + 'static) {
        let meant = self.standing();
        felt(move || {
            if self.standing() == meant {
                then();
            }
        });
    }

    /// How far the game is, told to whom, and who has the device.
    fn standing(self) -> Option<(usize, u32, Hold)> {
        let steps = self.table.with_value(|table| table.as_ref().map(Table::len))?;
        Some((steps, self.telling.get_value(), self.hold.get_value()))
    }

    /// A person acts.
    pub fn act(self, page: Page, seat: Seat, action: G::Action) {
        self.felt(move || self.act_now(page, seat, action));
    }

    fn act_now(self, page: Page, seat: Seat, action: G::Action) {
        if self.moment.with_untracked(Option::is_some) {
            return;
        }
        self.selection.set(G::Selection::default());
        if !page.coach.lets::<G>(action) || self.acted_elsewhere(page, seat, action) {
            return;
        }
        let_go_of_focus();
        let happened = self.carry_out(seat, action);
        match happened {
            Some(Ok(events)) => {
                page.coach.saw::<G>(action);
                self.save(page);
                self.show(page, &events);
            }
            Some(Err(reason)) => {
                if let Some(snap) = self.snap.get_untracked() {
                    page.say(G::refusal(page, &snap, action, reason));
                }
            }
            None => {}
        }
    }

    fn carry_out(self, seat: Seat, action: G::Action) -> Option<Result<Vec<G::Event>, G::Illegal>> {
        self.table.try_update_value(|table| Some(table.as_mut()?.act(seat, action).map(|step| step.events)))?
    }

    /// Takes back the last step of a person.
    pub fn undo(self, page: Page) {
        if !self.may_undo(page) {
            return;
        }
        let undone = self.table.try_update_value(|table| Some(table.as_mut()?.undo())).flatten();
        match undone {
            Some(Ok(_)) => {
                page.mind.start_over();
                self.save(page);
                self.tell_anew();
                self.selection.set(G::Selection::default());
                self.show(page, &[]);
                page.say(untrack(|| page.tongue()).ui().undone.into());
            }
            Some(Err(reason)) => page.say(untrack(|| page.tongue()).no_undo(reason)),
            None => {}
        }
    }

    /// Passes, and goes on passing on questions of this kind until the seat's own turn.
    pub fn rest(self, page: Page, seat: Seat) {
        self.felt(move || {
            self.resting.update_value(|resting| *resting = resting.with(seat));
            self.act_now(page, seat, G::Action::PASS);
        });
    }

    /// A person takes the device.
    pub fn take(self, page: Page, seat: Seat) {
        self.felt(move || self.change_hold(page, |hold| hold.taken_by(seat)));
    }

    /// A person wants to see what only he may see before he answers.
    pub fn want(self, page: Page, seat: Seat) {
        self.felt(move || self.change_hold(page, |hold| hold.wanted_by(seat)));
    }

    /// The device is laid down before everybody.
    pub fn lay_open(self, page: Page, seat: Seat) {
        self.change_hold(page, |hold| hold.laid_open(seat));
    }

    /// Whoever is asked takes the device anew.
    pub fn let_go(self, page: Page) {
        self.change_hold(page, Hold::let_go);
    }

    /// Whether several persons share the device and one of them looks at what only he may see.
    pub fn is_private(self) -> bool {
        let hold = self.hold.get_value();
        hold.is_shared() && self.snap.with_untracked(|snap| snap.as_ref().is_some_and(|snap| snap.viewer.is_some()))
    }

    fn change_hold(self, page: Page, change: impl FnOnce(Hold) -> Hold) {
        self.hold.update_value(|hold| *hold = change(*hold));
        self.show(page, &[]);
    }
}

impl Play {
    /// Somebody spoke while nobody may, whoever holds the device.
    pub fn spoke(self, page: Page, seat: Seat) {
        self.act(page, seat, GAG);
    }

    /// A person says, without looking, that he plays what is called for; if he cannot after all he must look.
    pub fn claim(self, page: Page, seat: Seat) {
        let card = self.table.with_value(|table| {
            let table = table.as_ref()?;
            saving_card(&Desk::new(table.view(Some(seat)), table.legal(seat)))
        });
        match card {
            Some(action) => self.act(page, seat, action),
            None => self.want(page, seat),
        }
    }

    /// What a tap on the table means and does.
    pub fn tap(self, page: Page, at: Tap) -> Option<Turn> {
        if self.moment.with_untracked(Option::is_some) {
            return Some(Turn::Look);
        }
        let snap = self.snap.get_untracked()?;
        let ask_end = page.settings.with_untracked(|settings| settings.confirm_end);
        let turn = tap(&snap.desk, self.selection.get_untracked(), at, ask_end);
        self.follow(page, &snap, turn);
        Some(turn)
    }

    /// Takes a hand card up, if its owner is asked for something; whether it needs no target.
    pub fn lift_card(self, card: CardId) -> Option<bool> {
        let snap = self.snap.get_untracked()?;
        let busy = matches!(self.selection.get_untracked(), Selection::Pair { .. });
        if snap.next != Next::Person || busy {
            return None;
        }
        let aimed = lift(&snap.desk, card);
        self.selection.set(aimed);
        let playable = snap.desk.look(card, &Selection::None) == CardLook::Playable;
        Some(playable && aimed == Selection::None)
    }

    /// Lets a hand card go somewhere.
    pub fn drop_card(self, page: Page, card: CardId, at: Drop) {
        let Some(snap) = self.snap.get_untracked() else { return };
        self.selection.set(Selection::None);
        self.follow(page, &snap, drop_at(&snap.desk, card, at));
    }

    fn follow(self, page: Page, snap: &Snapshot, turn: Turn) {
        match turn {
            Turn::Do(action) => {
                if let Some(viewer) = snap.desk.viewer() {
                    self.act(page, viewer, action);
                }
            }
            Turn::Select(selection) => self.felt(move || {
                self.sheet_away.set(false);
                self.selection.set(selection);
            }),
            Turn::Refuse { tried, why } => {
                page.say(Game::refusal(page, snap, tried, why));
            }
            Turn::Look => {}
        }
    }
}
