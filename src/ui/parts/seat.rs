//! Another player at the table.

use super::art::{character_art, drawn, icon, picture, role_badge, role_tag, suit_art};
use super::card::{laid, laid_name, mini};
use super::suspicion::{guess_badge, guess_by_mouse, spoken_guess};
use super::talk::away_mark;
use crate::table::Eyes;
use crate::ui::always::{always, does};
use crate::ui::model::{Fate, SeatLook, Tap, Topic, Turn};
use crate::ui::page::{Layer, Page, Zoom, page};
use crate::ui::play::Snapshot;
use crate::ui::press::Press;
use crate::ui::still::{still, tag};
use leptos::prelude::*;
use standoff_engine::card::{Character, EventCard, Game, Suit};
use standoff_engine::core::Seat;
use std::sync::Arc;

/// What just became of a life.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Change {
    None,
    Lost,
    Gained,
}

/// Life as bullets.
pub fn life(now: u8, max: u8) -> AnyView {
    bullets(now, max, Change::None)
}

/// Life as bullets; the one that just went or came is set off.
pub fn bullets(now: u8, max: u8, change: Change) -> AnyView {
    let bullet = |i: u8| match change {
        Change::Lost if i == now => "icon is-lost is-new",
        Change::Gained if i + 1 == now => "icon is-healed",
        _ if i < now => "icon",
        _ => "icon is-lost",
    };
    let row: String = (0..max).map(|i| drawn("ui-life", bullet(i))).collect();
    let label = page().tongue().ui().life_of(now as i8, max as i8);
    still(tag("span", &[("class", "life"), ("role", "img"), ("aria-label", &label)], &row))
}

/// A number and what it counts.
pub fn fact(art: &str, number: u8) -> AnyView {
    still(tag("span", &[("class", "fact")], &(drawn(art, "icon") + &number.to_string())))
}

/// What the last step did to a player's life.
pub fn change_of(page: Page, seat: Seat) -> Change {
    page.play.effects.with_untracked(|effects| match (effects.hit.contains(seat), effects.healed.contains(seat)) {
        (true, false) => Change::Lost,
        (false, true) => Change::Gained,
        _ => Change::None,
    })
}

/// A player's look, from the snapshot and the selection.
pub fn look_of(page: Page, seat: Seat) -> Memo<Option<SeatLook>> {
    let play = page.play;
    Memo::new(move |_| {
        play.snap.with(|snap| {
            let snap: &Arc<Snapshot> = snap.as_ref()?;
            (seat.0 < snap.names.len() as u8).then(|| SeatLook::of(&snap.desk, seat, &play.selection.get()))
        })
    })
}

/// Who this is, in words, for those who do not see the picture.
pub fn spoken(page: Page, name: &str, look: &SeatLook) -> String {
    let (tongue, ui) = (page.tongue(), page.tongue().ui());
    let mut parts = vec![name.to_string()];
    parts.extend(look.character.map(|character| tongue.character(character).into()));
    if look.muted && !look.out {
        parts.push(ui.ability_off.into());
    }
    parts.extend(
        look.guise.iter().chain(&look.borrowed).map(|character| ui.has_ability_of(tongue.character(*character))),
    );
    parts.extend(look.spare.then(|| ui.spare_character.into()));
    parts.extend(look.role.map(|role| tongue.role(role).into()));
    if look.out {
        parts.push(ui.eliminated.into());
    } else {
        parts.push(if look.ghost { ui.ghost.into() } else { ui.life_of(look.life as i8, look.max_life as i8) });
        parts.extend(look.suit.map(|suit| ui.only_suit(tongue.suit(suit))));
        parts.extend(look.fates.iter().map(|fate| fate_text(page, *fate).1.into()));
        parts.push(ui.cards_in_hand(look.hand));
        parts.extend(look.distance.map(|distance| ui.at_distance(distance)));
        parts.push(ui.reach(look.reach));
        parts.extend(look.in_play.iter().map(|laid| laid_name(page, *laid)));
    }
    parts.join(", ")
}

/// A long press on a player, or a mouse that rests on him, shows the character.
pub fn watch(page: Page, look: Memo<Option<SeatLook>>) -> Press {
    Press::new(page, move || look.with_untracked(|look| look.as_ref()?.character.map(Zoom::Character)))
}

/// The character's name; crossed out while his ability is of no use.
pub fn character_name(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let who = Memo::new(move |_| {
        look.with(|look| {
            let look = look.as_ref()?;
            Some((look.character?, !look.out && (look.muted || look.guise.is_some())))
        })
    });
    view! {
        <span class="seat__char" class:is-off=always(move || who.get().is_some_and(|(_, off)| off))>
            {always(move || who.get().map(|(character, off)| view! {
                {off.then(|| icon("ui-off"))} {always(move || page.tongue().character(character))}
            }))}
        </span>
    }
    .into_any()
}

/// On the edge of the emblem of somebody who has another character face down.
pub fn spare_badge(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let spare = Memo::new(move |_| look.with(|look| look.as_ref().is_some_and(|look| look.spare && !look.out)));
    view! {
        {always(move || spare.get().then(|| view! {
            <span class="badge badge--spare" data-spare="true" data-help=Topic::Event(EventCard::NewIdentity).path() title=always(move || page.tongue().ui().spare_character)>
                {picture("event-new_identity", "")}
            </span>
        }))}
    }
    .into_any()
}

/// The only suit a player may use.
pub fn suit_mark(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let only = Memo::new(move |_| look.with(|look| look.as_ref().filter(|look| !look.out).and_then(|look| look.suit)));
    let suit = move |suit: Suit| {
        let (art, class) = suit_art(suit);
        let label = move || page.tongue().ui().only_suit(page.tongue().suit(suit));
        view! { <span class="mark mark--suit" data-suit=suit.id() data-help=Topic::Event(EventCard::Handcuffs).path() title=always(label)>{icon("event-handcuffs")} {picture(art, class)}</span> }
    };
    view! { {always(move || only.get().map(suit))} }.into_any()
}

/// The picture and the words for what became of a player.
pub fn fate_text(page: Page, fate: Fate) -> (&'static str, &'static str) {
    let ui = page.tongue().ui();
    match fate {
        Fate::MissesTurn => ("event-lady_rose_of_texas", ui.misses_turn),
        Fate::JailedForLife => ("event-lifetime", ui.jailed_for_life),
        Fate::Damned => ("event-devils_pact", ui.cannot_heal),
        Fate::GraveDigger => ("event-grave_digger", page.tongue().character(Character::TheGraveDigger)),
        Fate::OpenHand => ("ui-eye", ui.open_hand),
    }
}

/// What made that of him.
fn fate_topic(fate: Fate) -> Topic {
    match fate {
        Fate::MissesTurn => Topic::Event(EventCard::LadyRoseOfTexas),
        Fate::JailedForLife => Topic::Event(EventCard::Lifetime),
        Fate::Damned => Topic::Event(EventCard::DevilsPact),
        Fate::GraveDigger => Topic::Character(Character::TheGraveDigger),
        Fate::OpenHand => Topic::Event(EventCard::Sacagaway),
    }
}

/// What became of a player, as small pictures.
pub fn fate_marks(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let fates = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| look.fates.clone()).unwrap_or_default()));
    let one = move |fate: Fate| {
        let (art, words) = fate_text(page, fate);
        view! { <span class="mark mark--fate" data-fate=format!("{fate:?}") data-help=fate_topic(fate).path() title=words>{icon(art)}</span> }
    };
    view! { <span class="fates">{always(move || fates.get().into_iter().map(one).collect_view())}</span> }.into_any()
}

/// In place of the life of somebody who has none.
pub fn ghost_tag(page: Page) -> AnyView {
    view! {
        <span class="ghost" data-ghost="true">{icon("event-ghost_town")} {always(move || page.tongue().ui().ghost)}</span>
    }
    .into_any()
}

/// Whose abilities a player has besides his own, or instead of them.
pub fn borrowed(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let shown = |look: &SeatLook| look.guise.into_iter().chain(look.borrowed.iter().copied()).collect::<Vec<_>>();
    let others =
        Memo::new(move |_| look.with(|look| look.as_ref().filter(|look| !look.out).map(shown).unwrap_or_default()));
    let one = move |character: Character| {
        view! {
            <span class="seat__char seat__borrowed" data-borrowed=character.id() data-help=Topic::Character(character).path()>
                {icon("ui-swap")} {always(move || page.tongue().character(character))}
            </span>
        }
    };
    view! { {always(move || others.get().into_iter().map(one).collect_view())} }.into_any()
}

/// The hand of a player, in a replay with everything open.
fn open_hand(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let cards = Memo::new(move |_| {
        let open = page.play.moment.with(|moment| moment.is_some_and(|moment| moment.eyes == Eyes::All));
        look.with(|look| look.as_ref().filter(|_| open).map(|look| look.open_hand.clone()).unwrap_or_default())
    });
    view! {
        {always(move || {
            let cards = cards.get();
            (!cards.is_empty()).then(|| view! {
                <span class="seat__play seat__hand" data-hand="true">{cards.into_iter().map(mini).collect_view()}</span>
            })
        })}
    }
    .into_any()
}

/// What a tap on a player does: aim at him, pick him, or look at him.
pub fn tap_seat(page: Page, seat: Seat) {
    if page.play.tap(page, Tap::Seat(seat)) == Some(Turn::Look) {
        page.layer.set(Layer::Seat(seat));
    }
}

/// One place of the ring.
pub fn seat(seat: Seat, name: String, at: impl Fn() -> usize + Send + 'static) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let effects = page.play.effects;
    let is = move |get: fn(&SeatLook) -> bool| look.with(|look| look.as_ref().is_some_and(get));
    let hit = move || effects.with(|effects| effects.hit.contains(seat));
    let back = move || effects.with(|effects| effects.returned.contains(seat));
    let dying = move || effects.with(|effects| effects.died.contains(seat));
    let press = watch(page, look);
    let guessed = move |event| guess_by_mouse::<Game>(page, seat, &event);
    let label = {
        let name = name.clone();
        move || {
            let words = look.with(|look| look.as_ref().map(|look| spoken(page, &name, look)))?;
            Some(words + &spoken_guess::<Game>(page, seat))
        }
    };
    let emblem = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| (look.out, look.character, look.role))));
    let facts = Memo::new(move |_| {
        look.with(|look| look.as_ref().map(|look| (look.out, look.ghost, look.life, look.max_life)))
    });
    let in_play = Memo::new(move |_| look.with(|look| look.as_ref().map(|l| l.in_play.clone()).unwrap_or_default()));
    // What becomes of each of these is drawn by itself: one more card in the hand leaves the life alone.
    let count = move |art: &'static str, of: fn(&SeatLook) -> u8| {
        always(move || look.with(|look| look.as_ref().filter(|look| !look.out).map(|look| fact(art, of(look)))))
    };
    view! {
        <button
            {..press.attributes()}
            class="seat"
            type="button"
            data-pos=always(move || at().to_string())
            data-seat=seat.0.to_string()
            data-legal=always(move || is(|l| l.target).then_some("true"))
            aria-label=always(label)
            class:is-turn=always(move || is(|l| l.turn))
            class:is-asked=always(move || is(|l| l.asked))
            class:is-target=always(move || is(|l| l.target))
            class:is-dead=always(move || is(|l| l.out))
            class:is-ghost=always(move || is(|l| l.ghost))
            class:is-hit=always(hit)
            class:is-back=always(back)
            class:is-dying=always(dying)
            on:click=does(move |_| if press.is_tap() { tap_seat(page, seat) })
            on:pointerdown=does(guessed)
        >
            {picture("ui-star", "seat__turn")}
            {always(move || {
                let (distance, near) = look.with(|l| l.as_ref().map(|l| (l.distance, l.in_reach)))?;
                let (class, art) =
                    if near { ("distance is-in-reach", drawn("ui-reach", "icon")) } else { ("distance", String::new()) };
                Some(still(tag("span", &[("class", class)], &(art + &distance?.to_string()))))
            })}
            <span class="seat__head">
                <span class="emblem">
                    {always(move || {
                        let (out, character, role) = emblem.get()?;
                        let art = if out { "ui-skull".into() } else { character_art(character) };
                        Some(view! { {picture(&art, "")} {role.map(role_badge)} })
                    })}
                    {guess_badge::<Game>(page, seat)}
                    {spare_badge(page, look)}
                </span>
                <span class="seat__who">
                    <b class="seat__name">{name}</b>
                    {character_name(page, look)}
                    {borrowed(page, look)}
                </span>
            </span>
            <span class="seat__facts">
                {always(move || match facts.get()? {
                    (true, ..) => emblem.get().and_then(|(_, _, role)| role.map(role_tag)),
                    (false, true, ..) => Some(ghost_tag(page)),
                    (false, false, now, max) => Some(bullets(now, max, change_of(page, seat))),
                })}
                {count("ui-hand", |look| look.hand)}
                {count("ui-gun", |look| look.reach)}
                {suit_mark(page, look)}
            </span>
            <span class="seat__play">{always(move || in_play.get().into_iter().map(laid).collect_view())}</span>
            {open_hand(page, look)}
            {always(move || is(|l| l.asked).then(|| still(r#"<span class="seat__asked thinking"><i></i><i></i><i></i></span>"#.into())))}
            {fate_marks(page, look)}
            {away_mark(page, seat)}
            <span class="seat__aim">{picture("ui-reach", "")}</span>
            <span class="flash"></span>
        </button>
    }
    .into_any()
}
