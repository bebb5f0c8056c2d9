//! The layer over the table on which cards fly, shots are fired and losses show.
//!
//! It takes no taps and nothing waits for it: the table is already as it will be, and a thing that is still flying is
//! only hidden where it will land. What flies is drawn anew here, so that it does not matter what became of the card it
//! stands for.

use super::model::{Flight, Place, Scene, Sign, Thing};
use super::page::{Page, page};
use super::parts::{back, card_class, face, icon, picture, role_art, role_tag};
use crate::storage::Speed;
use crate::ui::always::always;
use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{CustomEvent, CustomEventInit, Element, HtmlElement};
use standoff_engine::card::CardId;
use standoff_engine::core::Seat;
use std::time::Duration;

/// At most this many things of one step fly, and at most this many of all steps.
const MOST: usize = 10;
const MOST_OF_ALL: usize = 28;

/// How long things take at the usual speed, in milliseconds.
const CARD_MS: u32 = 460;
const BULLET_MS: u32 = 240;
const FLASH_MS: u32 = 220;
const SIGN_MS: u32 = 1200;
const ROLE_MS: u32 = 1900;
/// Between two cards.
const NEXT_MS: u32 = 90;
/// The shot follows the card that fires it, the loss follows the shot.
const SHOT_AFTER_MS: u32 = 160;
const SIGN_AFTER_MS: u32 = 300;

/// What flies now.
#[derive(Clone, Copy)]
pub struct Stage {
    sprites: RwSignal<Vec<Sprite>>,
    count: StoredValue<u32>,
    /// What hides things that have not landed yet.
    hidden: StoredValue<Vec<JsValue>, LocalStorage>,
}

#[derive(Clone, Copy)]
struct Sprite {
    id: u32,
    look: Look,
}

#[derive(Clone, Copy)]
enum Look {
    Card(Option<CardId>),
    Token(&'static str),
    Tracer,
    Flash,
    Sign(Sign),
}

/// The middle of something on the screen, and how large a card is there.
#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
    /// The width of a card; none where cards cannot be seen.
    card: Option<f64>,
}

/// One sprite on its way.
struct Path {
    sprite: Sprite,
    from: Spot,
    to: Place,
    after: u32,
    lasts: u32,
}

impl Stage {
    pub fn new() -> Self {
        Self {
            sprites: RwSignal::new(Vec::new()),
            count: StoredValue::new(0),
            hidden: StoredValue::new_local(Vec::new()),
        }
    }

    /// Shows a step, while the table still is as it was before.
    pub fn perform(self, page: Page, scene: &Scene, speed: Speed) {
        cue(page, scene, speed);
        let still = speed == Speed::Instant || is_still(page);
        let shot = !still && scene.flights.iter().any(|flight| flight.what == Thing::Bullet);
        for (seat, _) in scene.signs.iter().filter(|(_, sign)| matches!(sign, Sign::Lost(_))) {
            hit_after(*seat, if shot { speed.stretch(SIGN_AFTER_MS) } else { 0 });
        }
        if still {
            return self.clear();
        }
        let paths = self.plan(scene, speed);
        if paths.is_empty() {
            return;
        }
        let last = paths.iter().map(|path| path.after + path.lasts).max().unwrap_or_default();
        let own: Vec<u32> = paths.iter().map(|path| path.sprite.id).collect();
        self.sprites.update(|sprites| {
            sprites.extend(paths.iter().map(|path| path.sprite));
            sprites.drain(..sprites.len().saturating_sub(MOST_OF_ALL));
        });
        // By then everything is where it belongs.
        request_animation_frame(move || {
            for path in &paths {
                self.start(path);
            }
        });
        set_timeout(
            move || self.sprites.update(|sprites| sprites.retain(|sprite| !own.contains(&sprite.id))),
            Duration::from_millis(u64::from(last) + 120),
        );
    }

    /// Everything is where it belongs at once.
    pub fn clear(self) {
        if !self.sprites.with_untracked(Vec::is_empty) {
            self.sprites.set(Vec::new());
        }
        self.hidden.update_value(|hidden| {
            for hiding in hidden.drain(..) {
                call(&hiding, "cancel", &JsValue::UNDEFINED, &JsValue::UNDEFINED);
            }
        });
    }

    fn sprite(self, look: Look) -> Sprite {
        self.count.update_value(|count| *count += 1);
        Sprite { id: self.count.get_value(), look }
    }

    /// What flies when, from where it is now.
    fn plan(self, scene: &Scene, speed: Speed) -> Vec<Path> {
        let mut paths = Vec::new();
        let mut cards = 0;
        for &Flight { what, from, to } in scene.flights.iter().take(MOST) {
            let Some(start) = spot(from, card_of(what)) else { continue };
            let mut add = |look, to, after, lasts| {
                let (after, lasts) = (speed.stretch(after), speed.stretch(lasts));
                paths.push(Path { sprite: self.sprite(look), from: start, to, after, lasts });
            };
            let turn = cards * NEXT_MS;
            match what {
                Thing::Bullet => {
                    let targets = if let Place::Others(seat) = to { others(seat) } else { vec![to] };
                    for to in targets {
                        add(Look::Tracer, to, SHOT_AFTER_MS, BULLET_MS);
                    }
                    add(Look::Flash, from, SHOT_AFTER_MS, FLASH_MS);
                    continue;
                }
                Thing::Card(card) => add(Look::Card(card), to, turn, CARD_MS),
                Thing::Arrow => add(Look::Token("dice-arrow"), to, turn, CARD_MS),
                Thing::Chief => add(Look::Token("dice-chief"), to, turn, CARD_MS),
                Thing::Beer => add(Look::Token("card-beer"), to, turn, CARD_MS),
            }
            cards += 1;
        }
        self.cover_discard(&mut paths);
        let after = if paths.is_empty() { 0 } else { SIGN_AFTER_MS };
        for &(seat, sign) in scene.signs.iter().take(MOST) {
            let to = Place::Seat(seat);
            let Some(from) = spot(to, None) else { continue };
            let lasts = if matches!(sign, Sign::Role(_)) { ROLE_MS } else { SIGN_MS };
            let sprite = self.sprite(Look::Sign(sign));
            paths.push(Path { sprite, from, to, after: speed.stretch(after), lasts: speed.stretch(lasts) });
        }
        paths
    }

    /// The discard pile stays as it was until the last card lies on it.
    fn cover_discard(self, paths: &mut Vec<Path>) {
        let landing = |path: &&Path| path.to == Place::Discard;
        let Some(lasts) = paths.iter().filter(landing).map(|path| path.after + path.lasts).max() else { return };
        let top = one("[data-discard]").and_then(|top| top.get_attribute("data-discard")?.parse::<u8>().ok());
        let top = top.and_then(|number| CardId::try_from(number).ok());
        if let (Some(top), Some(from)) = (top, spot(Place::Discard, None)) {
            let sprite = self.sprite(Look::Card(Some(top)));
            paths.insert(0, Path { sprite, from, to: Place::Discard, after: 0, lasts });
        }
    }

    /// Sets a sprite in motion, if nobody has hurried it away.
    fn start(self, path: &Path) {
        let Some(element) = one(&format!("[data-sprite=\"{}\"]", path.sprite.id)) else { return };
        let card = if let Look::Card(card) = path.sprite.look { card } else { None };
        let Some(to) = spot(path.to, card) else { return };
        let &Path { from, after, lasts, .. } = path;
        let frames = match path.sprite.look {
            // A cover stays where it is.
            Look::Card(_) if (from.x, from.y) == (to.x, to.y) => {
                let size = from.card.unwrap_or_default() / width(&element).max(1.0);
                at(from, &[(size, 1.0), (size, 1.0)])
            }
            Look::Card(_) => flying(from, to, width(&element), 0.42),
            Look::Token(_) => flying(from, to, 0.0, 1.0),
            Look::Tracer => tracing(from, to),
            Look::Flash => at(from, &[(0.2, 1.0), (1.0, 1.0), (1.4, 0.0)]),
            Look::Sign(Sign::Blast) => at(from, &[(0.1, 1.0), (1.6, 0.9), (2.6, 0.0)]),
            Look::Sign(Sign::Role(_)) => turning(from),
            Look::Sign(_) => rising(from),
        };
        let easing = if matches!(path.sprite.look, Look::Tracer) { "linear" } else { "cubic-bezier(.3,.6,.3,1)" };
        animate(&element, &frames, after, lasts, easing);
        // What has not landed yet is not to be seen.
        if matches!(path.sprite.look, Look::Card(_))
            && let Some(target) = find(path.to, card).filter(is_card)
        {
            let hiding = animate(&target, r#"[{"opacity":0},{"opacity":0}]"#, 0, after + lasts, "linear");
            self.hidden.update_value(|hidden| {
                hidden.drain(..hidden.len().saturating_sub(MOST_OF_ALL));
                hidden.extend(hiding);
            });
        }
    }
}

/// Everything in the air, and the card under the finger.
pub fn stage() -> AnyView {
    let page = page();
    view! {
        <div class="stage" aria-hidden="true">
            <For each=always(move || page.stage.sprites.get()) key=|sprite| sprite.id let:sprite>
                <span class="sprite" data-sprite=sprite.id.to_string()>{likeness(sprite.look)}</span>
            </For>
            {always(move || page.held.get().map(|card| view! {
                <span class="dragged">{whole(Some(card))}</span>
            }))}
        </div>
    }
    .into_any()
}

fn likeness(look: Look) -> AnyView {
    let life = |sign: &'static str, class: &'static str, amount: u8| {
        view! { <b class=class>{sign}{amount}{icon("ui-life")}</b> }.into_any()
    };
    match look {
        Look::Card(card) => whole(card),
        Look::Token(art) => view! { <span class="token-flight">{picture(art, "")}</span> }.into_any(),
        Look::Tracer => view! { <i class="tracer"></i> }.into_any(),
        Look::Flash => view! { <i class="muzzle"></i> }.into_any(),
        Look::Sign(Sign::Lost(amount)) => life("−", "sign sign--lost", amount),
        Look::Sign(Sign::Gained(amount)) => life("+", "sign sign--gained", amount),
        Look::Sign(Sign::Missed) => view! { <b class="sign sign--missed">{icon("sym-miss")}</b> }.into_any(),
        Look::Sign(Sign::Blast) => view! { <i class="blast"></i> }.into_any(),
        Look::Sign(Sign::Role(role)) => {
            view! { <span class="rolecard">{picture(role_art(role), "")} {role_tag(role)}</span> }.into_any()
        }
    }
}

/// A card, face up if it is known.
fn whole(card: Option<CardId>) -> AnyView {
    match card {
        Some(card) => view! { <span class=card_class(card.kind())>{face(card.kind(), Some(card))}</span> }.into_any(),
        None => back(),
    }
}

/// Whoever is hit shakes when the shot arrives. All elements below follow the property: on the root it would be every one.
fn hit_after(seat: Seat, delay: u32) {
    let there = one(&format!(".table [data-seat=\"{}\"]", seat.0));
    let place = there.and_then(|there| there.closest(".seat, .me").ok().flatten());
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        let _ = place.style().set_property("--hit-after", &format!("{delay}ms"));
    }
}

fn card_of(what: Thing) -> Option<CardId> {
    if let Thing::Card(card) = what { card } else { None }
}

fn is_still(page: Page) -> bool {
    page.settings.with_untracked(|settings| settings.reduced_motion)
        || window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|list| list.matches())
}

/// Tells the sounds what there is to hear.
fn cue(page: Page, scene: &Scene, speed: Speed) {
    if !page.settings.with_untracked(|settings| settings.sound) {
        return;
    }
    let heard = scene.sounds.iter().filter(|sound| speed != Speed::Instant || sound.is_weighty());
    let names: Vec<&str> = heard.map(|sound| sound.id()).collect();
    if names.is_empty() {
        return;
    }
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(&names.join(" ")));
    if let Ok(event) = CustomEvent::new_with_event_init_dict("standoff-sound", &init) {
        let _ = window().dispatch_event(&event);
    }
}

fn one(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// What stands for a place: the card itself where it can be seen, else where it is kept.
fn find(place: Place, card: Option<CardId>) -> Option<Element> {
    let seated = |seat: Seat| one(&format!(".table [data-seat=\"{}\"]", seat.0));
    let is_mine = |element: &Element| element.has_attribute("data-me");
    let own = |part: &str| card.and_then(|card| one(&format!("{part} [data-card=\"{}\"]", u8::from(card))));
    match place {
        Place::Deck => one(".pile--deck .card"),
        Place::Discard => one(".pile--discard .card").or_else(|| one(".pile--discard")),
        Place::Middle => one(".centre > .seat__play").or_else(|| one(".centre")),
        Place::Supply => one(".quiver"),
        Place::Hand(seat) => {
            let there = seated(seat)?;
            if is_mine(&there) { own(".hand").or_else(|| one(".hand")) } else { Some(there) }
        }
        Place::InPlay(seat) => {
            let there = seated(seat)?;
            let laid = match card {
                _ if is_mine(&there) => own(".me"),
                Some(card) => there.query_selector(&format!("[data-mini=\"{}\"]", card.kind().id())).ok().flatten(),
                None => None,
            };
            laid.or(Some(there))
        }
        Place::Seat(seat) | Place::Others(seat) => {
            let there = seated(seat)?;
            if is_mine(&there) { one(".me .emblem") } else { there.query_selector(".emblem").ok().flatten() }
        }
    }
}

/// Everybody still in the game but one.
fn others(but: Seat) -> Vec<Place> {
    (0..standoff_engine::core::MAX_SEATS as u8)
        .map(Seat)
        .filter(|seat| *seat != but)
        .filter(|seat| {
            one(&format!(":is(.seat:not(.is-dead), .me:not(.is-dead) *)[data-seat=\"{}\"]", seat.0)).is_some()
        })
        .map(Place::Seat)
        .collect()
}

fn is_card(element: &Element) -> bool {
    element.class_list().contains("card") || element.class_list().contains("mini")
}

fn width(element: &Element) -> f64 {
    element.get_bounding_client_rect().width()
}

fn spot(place: Place, card: Option<CardId>) -> Option<Spot> {
    let element = find(place, card)?;
    let rect = element.get_bounding_client_rect();
    let card = is_card(&element).then(|| rect.width());
    Some(Spot { x: rect.left() + rect.width() / 2.0, y: rect.top() + rect.height() / 2.0, card })
}

/// One moment of an animation.
fn frame(x: f64, y: f64, turn: &str, opacity: f64) -> String {
    format!(r#"{{"transform":"translate({x:.1}px,{y:.1}px) {turn}","opacity":{opacity}}}"#)
}

fn film(frames: &[String]) -> String {
    format!("[{}]", frames.join(","))
}

/// From one place to the other in a small arc. A card of this natural width is as wide as those in its place, and
/// `far` times as wide where there is none to compare with; there it fades.
fn flying(from: Spot, to: Spot, natural: f64, far: f64) -> String {
    let size = |spot: Spot| spot.card.filter(|_| natural > 0.0).map_or(far, |wide| wide / natural);
    let seen = |spot: Spot| -> f64 { if spot.card.is_some() { 1.0 } else { 0.4 } };
    let (small, large) = (size(from), size(to));
    let lean = if to.x < from.x { -7 } else { 7 };
    let (x, y) = (f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y) - 22.0);
    film(&[
        frame(from.x, from.y, &format!("scale({small:.3})"), seen(from)),
        frame(x, y, &format!("rotate({lean}deg) scale({:.3})", f64::midpoint(small, large).max(0.5) * 1.12), 1.0),
        frame(to.x, to.y, &format!("scale({large:.3})"), seen(to)),
    ])
}

fn tracing(from: Spot, to: Spot) -> String {
    let angle = (to.y - from.y).atan2(to.x - from.x);
    let turn = |long: f64| format!("rotate({angle:.3}rad) scaleX({long})");
    let there = |part: f64| (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    let moments = [(0.0, 0.2, 1.0), (0.33, 1.0, 1.0), (0.66, 1.0, 1.0), (1.0, 0.6, 1.0), (1.0, 0.1, 0.0)];
    film(&moments.map(|(part, long, opacity)| {
        let (x, y) = there(part);
        frame(x, y, &turn(long), opacity)
    }))
}

/// Grows or shrinks on the spot.
fn at(spot: Spot, sizes: &[(f64, f64)]) -> String {
    film(
        &sizes
            .iter()
            .map(|(size, opacity)| frame(spot.x, spot.y, &format!("scale({size})"), *opacity))
            .collect::<Vec<_>>(),
    )
}

fn rising(spot: Spot) -> String {
    let moments = [(0.0, 0.4, 0.0), (-14.0, 1.25, 1.0), (-20.0, 1.0, 1.0), (-24.0, 1.0, 1.0), (-44.0, 0.9, 0.0)];
    let frames = moments.map(|(up, size, opacity)| frame(spot.x, spot.y + up, &format!("scale({size})"), opacity));
    film(&frames)
}

/// Turned over, looked at, and gone.
fn turning(spot: Spot) -> String {
    let moments = [(90, 0.7, 0.6), (-12, 1.12, 1.0), (0, 1.0, 1.0), (0, 1.0, 1.0), (0, 1.0, 1.0), (0, 0.6, 0.0)];
    let turn = |angle: i32, size: f64| format!("perspective(400px) rotateY({angle}deg) scale({size})");
    film(&moments.map(|(angle, size, opacity)| frame(spot.x, spot.y, &turn(angle, size), opacity)))
}

/// Begins an animation that holds its first moment before and its last one after.
fn animate(element: &Element, frames: &str, after: u32, lasts: u32, easing: &str) -> Option<JsValue> {
    let timing = format!(r#"{{"delay":{after},"duration":{lasts},"easing":"{easing}","fill":"backwards"}}"#);
    call(element, "animate", &JSON::parse(frames).ok()?, &JSON::parse(&timing).ok()?)
}

/// Calls what the bindings do not know yet.
fn call(of: &JsValue, name: &str, first: &JsValue, second: &JsValue) -> Option<JsValue> {
    let function: Function = Reflect::get(of, &JsValue::from_str(name)).ok()?.dyn_into().ok()?;
    function.call2(of, first, second).ok()
}
