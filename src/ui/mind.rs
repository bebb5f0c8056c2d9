//! The worker that thinks: started when somebody is asked who thinks ahead, started anew once if it dies.

use super::page::meta_content;
use super::play::OnPage;
use crate::table::Table;
use crate::thinker::{Answer, Ask, HURRY, Minds, Turn};
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{self, JsCast, JsValue};
use leptos::web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use standoff_engine::core::Seat;
use std::cell::RefCell;
use std::time::Duration;

/// How long an answer may take before the worker counts as dead.
const PATIENCE: Duration = Duration::from_secs(6);
/// How often it may die at one table.
const LIVES: u8 = 2;

/// What to do with the answer to a question; none if the worker died over it.
type Then = Box<dyn FnOnce(u32, Option<Answer>)>;

/// The page's end of the worker. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Mind {
    worker: StoredValue<Option<Worker>, LocalStorage>,
    waiting: StoredValue<Vec<(u32, Then)>, LocalStorage>,
    talk: StoredValue<Talk>,
    /// The words with which the worker died.
    last_words: StoredValue<String>,
    /// The failure to be told about, once the worker is given up.
    pub failure: RwSignal<Option<String>>,
}

/// What was said so far.
#[derive(Clone, Default)]
struct Talk {
    /// The number of the last question.
    last: u32,
    /// What the deal of the game came from that was told about, and its lines.
    deal: Option<u64>,
    told: Vec<String>,
    died: u8,
}

impl Mind {
    pub fn new() -> Self {
        Self {
            worker: StoredValue::new_local(None),
            waiting: StoredValue::new_local(Vec::new()),
            talk: StoredValue::new(Talk::default()),
            last_words: StoredValue::new(String::new()),
            failure: RwSignal::new(None),
        }
    }

    /// Whether somebody can think.
    pub fn is_usable(self) -> bool {
        self.talk.with_value(|talk| talk.died < LIVES)
    }

    pub fn is_waiting(self, id: u32) -> bool {
        self.waiting.with_value(|waiting| waiting.iter().any(|(other, _)| *other == id))
    }

    /// Another game, with new luck for the worker.
    pub fn start_over(self) {
        self.talk.update_value(|talk| *talk = Talk { last: talk.last, ..Talk::default() });
    }

    /// Nobody thinks any more; nothing that was asked is answered.
    pub fn stop(self) {
        self.worker.update_value(|worker| {
            if let Some(worker) = worker.take() {
                worker.terminate();
            }
        });
        self.waiting.update_value(Vec::clear);
        self.talk.update_value(|talk| talk.deal = None);
    }

    /// Whether somebody can think; starts the worker.
    fn is_ready(self) -> bool {
        if self.worker.with_value(Option::is_none) {
            self.talk.update_value(|talk| talk.deal = None);
            let started = self.is_usable().then(|| self.start().ok()).flatten();
            if started.is_none() && self.is_usable() {
                self.talk.update_value(|talk| talk.died = LIVES);
                self.tell_failure();
            }
            self.worker.set_value(started);
        }
        self.is_usable()
    }

    fn start(self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&meta_content("bot-worker"), &options)?;
        // The same glue script as the page's, by its whole address: the worker may lie in another folder.
        let game = document().get_element_by_id("game").ok_or(JsValue::NULL)?;
        let script = Reflect::get(&game, &"href".into())?;
        worker.post_message(&Array::of2(&script, &wasm_bindgen::module()))?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| self.hear(&event.data()));
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        let die = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            // The page goes on without the worker, so this is no crash of the page.
            event.prevent_default();
            self.note_failure(&event.message());
            self.die();
        });
        worker.set_onerror(Some(die.into_js_value().unchecked_ref()));
        Ok(worker)
    }

    /// Asks a seat of a table after so many steps; `ask` says what for. Gives the number of the question; none if nobody
    /// can think.
    pub fn ask<G: OnPage>(
        self,
        table: &Table<G>,
        steps: usize,
        seat: Seat,
        ask: Ask,
        then: impl FnOnce(u32, Option<Answer>) + 'static,
    ) -> Option<u32> {
        if !self.is_ready() {
            return None;
        }
        // Steps played under other rules cannot be thought about.
        let (opening, before) = table.opening()?;
        let lines = table.lines().get(before..steps.min(table.lines().len()))?;
        let deal = table.seed();
        let said = self.talk.try_update_value(|talk| {
            talk.last += 1;
            let new = talk.deal != Some(deal);
            if new {
                *talk = Talk { deal: Some(deal), last: talk.last, died: talk.died, ..Talk::default() };
            }
            // What is still true of what was told.
            let from = talk.told.iter().zip(lines).take_while(|(told, line)| told == line).count();
            talk.told.truncate(from);
            talk.told.extend_from_slice(&lines[from..]);
            let setup = if new { opening } else { String::new() };
            let lines = lines[from..].to_vec();
            Ask { id: talk.last, game: G::NAME.into(), seat: seat.0, deal, setup, from, lines, ..ask }
        })?;
        let id = said.id;
        self.waiting.update_value(|waiting| waiting.push((id, Box::new(then))));
        self.say(&said.write());
        set_timeout(
            move || {
                if self.is_waiting(id) {
                    self.die();
                }
            },
            PATIENCE,
        );
        Some(id)
    }

    /// Whoever thinks answers at once.
    pub fn hurry(self) {
        self.say(HURRY);
    }

    fn say(self, text: &str) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                let _ = worker.post_message(&text.into());
            }
        });
    }

    fn hear(self, said: &JsValue) {
        if let Some(panic) = Reflect::get(said, &"panic".into()).ok().and_then(|text| text.as_string()) {
            return self.last_words.set_value(panic);
        }
        let answer = said.as_string().and_then(|text| Answer::read(&text));
        let Some(answer) = answer else { return self.die() };
        let then = self.waiting.try_update_value(|waiting| {
            let at = waiting.iter().position(|(id, _)| *id == answer.id)?;
            Some(waiting.swap_remove(at).1)
        });
        if let Some(then) = then.flatten() {
            then(answer.id, Some(answer));
        }
    }

    /// Tells, once for each table, that bots no longer think ahead, and offers a report.
    fn tell_failure(self) {
        self.failure.set(Some(self.last_words.get_value()));
    }

    /// Keeps why the worker died; a panic has said more than the trap that follows it.
    fn note_failure(self, message: &str) {
        self.last_words.update_value(|words| {
            if words.is_empty() {
                *words = message.into();
            }
        });
    }

    /// The worker is dead: everybody who waits for it is told.
    fn die(self) {
        let waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        self.stop();
        self.talk.update_value(|talk| talk.died += 1);
        if !self.is_usable() {
            self.tell_failure();
        }
        for (id, then) in waiting {
            then(id, None);
        }
    }
}

/// In the worker: takes messages and thinks, as `web/bot-worker.js` calls it.
pub fn think_for_others() {
    let minds = RefCell::new(Minds::default());
    let think = Closure::<dyn Fn(JsValue, f64) -> JsValue>::new(move |said: JsValue, now| {
        let said = said.as_string();
        match minds.borrow_mut().turn(said.as_deref(), now) {
            Turn::Idle => JsValue::UNDEFINED,
            Turn::More => JsValue::TRUE,
            Turn::Answer(text) => text.into(),
            Turn::Refused => JsValue::NULL,
        }
    });
    let _ = Reflect::set(&js_sys::global(), &"think".into(), &think.into_js_value());
}
