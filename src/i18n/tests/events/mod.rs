//! What is said about event cards, in all languages side by side: English, German, Hungarian.

mod log;
mod questions;
mod shows_log;
mod shows_questions;

use super::READ;
use crate::i18n::{Prompt, Topic, Voice, facts};
use standoff_engine::card::{
    Action, CardId, CardKind, CardSet, Character, Choice, Event, EventCard, EventDeck, EventPile, Game, Illegal,
    Layout, LayoutSeat, Set, Source, Stage, Suit, View, Zone,
};
use standoff_engine::core::{Role, Seat, SeatSet};
use standoff_engine::notation::read_card;

const ANNA: Seat = Seat(0);
const BENCE: Seat = Seat(1);
const ZSOLT: Seat = Seat(2);
const OPEN: SeatSet = SeatSet(u8::MAX);

fn names() -> Vec<String> {
    ["Anna", "Bence", "Zsolt", "Di"].map(String::from).to_vec()
}

fn card(text: &str) -> CardId {
    read_card(text).unwrap()
}

/// The log of some events as a seat reads it in each language, lines joined by " / ".
fn log(viewer: Seat, events: &[Event]) -> [String; 3] {
    let (names, seen) = (names(), events.iter().map(|event| event.seen_by(Some(viewer))).collect::<Vec<_>>());
    let voice = Voice { names: &names, viewer: Some(viewer) };
    READ.map(|lang| {
        let lines: Vec<String> = facts(&seen).iter().map(|fact| lang.tongue().fact(&voice, fact).plain()).collect();
        lines.join(" / ")
    })
}

fn moved(card: &str, from: Zone, to: Zone, seen: SeatSet) -> Event {
    Event::Moved { card: read_card(card), from, to, seen }
}

/// A player with cards in hand and in play.
type Person<'a> = (Character, &'a [&'a str], &'a [&'a str]);

/// Anna's turn at this stage, with an event in force; Anna and Bence have what is given, each 2 lives.
fn table(event: EventCard, stage: Stage, anna: Person, bence: Person) -> Layout {
    let roles = [Role::Outlaw, Role::Sheriff, Role::Renegade, Role::Outlaw];
    let people = [anna, bence, (Character::PaulRegret, &[], &[]), (Character::WillyTheKid, &[], &[])];
    let cards = |names: &[&str]| names.iter().map(|name| card(name)).collect();
    let seats = people.into_iter().zip(roles).enumerate().map(|(at, ((character, hand, in_play), role))| LayoutSeat {
        role,
        role_shown: false,
        character,
        spare: Some(Character::UncleWill).filter(|_| event == EventCard::NewIdentity && at == 0),
        life: Some(2),
        out: false,
        hand: cards(hand),
        in_play: cards(in_play),
    });
    let deck = EventDeck::ALL.into_iter().find(|deck| deck.sets() == [event.def().set]).unwrap();
    let pile = EventPile { deck, cards: [event].into_iter().collect(), turned: 1, active: Some(event) };
    Layout { seats: seats.collect(), sets: Set::ALL.to_vec(), turn: ANNA, stage, piles: vec![pile], ..Layout::new() }
}

const NOBODY: Person = (Character::BlackJack, &[], &[]);

fn with<'a>(hand: &'a [&'a str], in_play: &'a [&'a str]) -> Person<'a> {
    (Character::ElGringo, hand, in_play)
}

/// The same for Bence, who is somebody else.
fn other<'a>(hand: &'a [&'a str], in_play: &'a [&'a str]) -> Person<'a> {
    (Character::BlackJack, hand, in_play)
}

/// An event that has just been turned up for Anna's turn, as the first of the round.
fn just_turned(event: EventCard, anna: Person) -> Game {
    let mut layout = table(event, Stage::Play, anna, NOBODY);
    layout.piles[0] = EventPile { turned: 0, active: None, ..layout.piles[0] };
    let last = Seat(3);
    let mut game = Layout { first: Some(ANNA), turn: last, ..layout }.build().unwrap();
    game.apply(last, Action::End).unwrap();
    game
}

fn prompt(game: &Game, viewer: Seat) -> [String; 3] {
    let names = names();
    let voice = Voice { names: &names, viewer: Some(viewer) };
    let prompt = Prompt::of(&View::of(game, Some(viewer))).unwrap();
    READ.map(|lang| lang.tongue().prompt(&voice, &prompt).plain())
}

/// The labels of everything a seat may do, joined by " / ".
fn labels(game: &Game, seat: Seat) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    READ.map(|lang| {
        let all = game.legal_actions(seat).into_iter();
        all.map(|action| lang.tongue().action(&view, &voice, action).plain()).collect::<Vec<_>>().join(" / ")
    })
}

fn label(game: &Game, seat: Seat, action: Action) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(seat)));
    let voice = Voice { names: &names, viewer: Some(seat) };
    READ.map(|lang| lang.tongue().action(&view, &voice, action).plain())
}

/// Why Anna may not do something.
fn refusal(game: &Game, action: Action) -> [String; 3] {
    let (names, view) = (names(), View::of(game, Some(ANNA)));
    let voice = Voice { names: &names, viewer: Some(ANNA) };
    let reason = game.check(ANNA, action).unwrap_err();
    READ.map(|lang| lang.tongue().illegal(&view, &voice, Some(action), reason).plain())
}

/// A seat does something; the log as Bence reads it.
fn press(game: &mut Game, seat: Seat, action: Action) -> [String; 3] {
    log(BENCE, &game.apply(seat, action).unwrap())
}

fn play(name: &str, target: Option<Seat>) -> Action {
    Action::Play { card: card(name), kind: card(name).kind(), target }
}

/// What an event allows, aimed at somebody.
fn allowed(of: EventCard, target: Option<Seat>) -> Action {
    Action::Use { of: Source::Event(of), cards: None, target }
}

/// Anna's turn under an event, with these cards; Bence has some too.
fn under(event: EventCard, hand: &[&str], bence: &[&str]) -> Game {
    table(event, Stage::Play, with(hand, &[]), other(bence, &[])).build().unwrap()
}

/// Anna's turn as it begins.
fn at_first(event: EventCard, hand: &[&str]) -> Game {
    table(event, Stage::Begin, with(hand, &[]), NOBODY).build().unwrap()
}
