//! What is seen and heard of events, and what dragging a card does.

use super::*;
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Event, Game, Illegal, Layout, LayoutSeat, Source, Stage, Zone,
};
use standoff_engine::core::{Outcome, Role, Rules, Seat, SeatSet, Team};

const ME: Seat = Seat(0);
const JO: Seat = Seat(1);

fn nth(kind: CardKind, n: usize) -> CardId {
    CardId::all().filter(|card| card.kind() == kind).nth(n).unwrap()
}

fn card(kind: CardKind) -> CardId {
    nth(kind, 0)
}

fn scene(events: &[Event], viewer: Option<Seat>) -> Scene {
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
    Effects::of(&seen, viewer).scene
}

fn fly(what: Thing, from: Place, to: Place) -> Flight {
    Flight { what, from, to }
}

#[test]
fn a_card_flies_face_down_for_those_who_may_not_know_it() {
    let beer = card(CardKind::Beer);
    let drawn = Event::Moved { card: Some(beer), from: Zone::Deck, to: Zone::Hand(ME), seen: SeatSet::of(ME) };
    let (deck, hand) = (Place::Deck, Place::Hand(ME));
    assert_eq!(scene(&[drawn], Some(ME)).flights, [fly(Thing::Card(Some(beer)), deck, hand)]);
    assert_eq!(scene(&[drawn], Some(JO)).flights, [fly(Thing::Card(None), deck, hand)]);
    assert_eq!(scene(&[drawn], None).flights, [fly(Thing::Card(None), deck, hand)]);
    assert_eq!(scene(&[drawn], Some(JO)).sounds, [Sound::Draw]);
}

#[test]
fn every_move_is_a_flight_between_its_places() {
    let bang = card(CardKind::Bang);
    let places = [
        (Zone::Hand(ME), Zone::Discard, Place::Hand(ME), Place::Discard),
        (Zone::InPlay(JO), Zone::Discard, Place::InPlay(JO), Place::Discard),
        (Zone::Hand(JO), Zone::Hand(ME), Place::Hand(JO), Place::Hand(ME)),
        (Zone::Deck, Zone::Discard, Place::Deck, Place::Discard),
        (Zone::Deck, Zone::Table, Place::Deck, Place::Middle),
        (Zone::InPlay(ME), Zone::InPlay(JO), Place::InPlay(ME), Place::InPlay(JO)),
    ];
    for (from, to, start, end) in places {
        let moved = Event::Moved { card: Some(bang), from, to, seen: SeatSet(u8::MAX) };
        assert_eq!(scene(&[moved], None).flights, [fly(Thing::Card(Some(bang)), start, end)]);
    }
}

#[test]
fn shots_are_fired_when_they_are_and_not_when_a_weapon_is_laid_down() {
    let played = |kind, target| Event::Played { seat: ME, card: card(kind), kind, target };
    let bullets = |event| scene(&[event], None).flights;
    let at = |to| [fly(Thing::Bullet, Place::Seat(ME), to)];
    assert_eq!(bullets(played(CardKind::Bang, Some(JO))), at(Place::Seat(JO)));
    assert_eq!(bullets(played(CardKind::Gatling, None)), at(Place::Others(ME)));
    assert_eq!(bullets(played(CardKind::Volcanic, None)), []);
    assert_eq!(bullets(played(CardKind::Knife, None)), []);
    assert_eq!(bullets(played(CardKind::Panic, Some(JO))), []);
    let knife = Event::Used { seat: ME, of: Source::Card(card(CardKind::Knife)), target: Some(JO) };
    assert_eq!(bullets(knife), at(Place::Seat(JO)));
}

#[test]
fn hits_misses_heals_and_deaths_are_shown_and_heard() {
    let lost = |because| Event::LifeLost { seat: JO, amount: 3, by: None, because };
    let seen = |events: &[Event]| {
        let scene = scene(events, Some(ME));
        (scene.signs, scene.sounds)
    };
    assert_eq!(seen(&[lost(Source::Rules)]), (vec![(JO, Sign::Lost(3))], vec![Sound::Hit]));
    let dynamite = Source::Card(card(CardKind::Dynamite));
    assert_eq!(seen(&[lost(dynamite)]), (vec![(JO, Sign::Blast), (JO, Sign::Lost(3))], vec![Sound::Blast]));
    let dodged = Event::Answered { seat: JO, card: card(CardKind::Missed), kind: CardKind::Missed };
    assert_eq!(seen(&[dodged]), (vec![(JO, Sign::Missed)], vec![Sound::Miss]));
    let barrel = Source::Card(card(CardKind::Barrel));
    let check = |good| Event::Checked { seat: JO, card: card(CardKind::Beer), because: barrel, good };
    assert_eq!(seen(&[check(true)]), (vec![(JO, Sign::Missed)], vec![Sound::Flip, Sound::Miss]));
    assert_eq!(seen(&[check(false)]), (vec![], vec![Sound::Flip]));
    assert_eq!(seen(&[Event::LifeGained { seat: JO, amount: 1 }]), (vec![(JO, Sign::Gained(1))], vec![Sound::Heal]));
    let died = [Event::Eliminated { seat: JO, by: None }, Event::RoleShown { seat: JO, role: Role::Outlaw }];
    assert_eq!(seen(&died), (vec![(JO, Sign::Role(Role::Outlaw))], vec![Sound::Death]));
}

#[test]
fn a_turn_is_announced_to_whoever_has_it_and_the_end_to_all() {
    let sounds = |event, viewer| scene(&[event], viewer).sounds;
    let began = Event::TurnBegan { seat: ME };
    assert_eq!(sounds(began, Some(ME)), [Sound::Turn]);
    assert_eq!(sounds(began, Some(JO)), []);
    assert_eq!(sounds(began, None), []);
    let ended = Event::GameEnded { outcome: Outcome { team: Team::Outlaws, winners: SeatSet::of(ME) } };
    assert_eq!(sounds(ended, Some(ME)), [Sound::Win]);
    assert_eq!(sounds(ended, Some(JO)), [Sound::Defeat]);
    assert_eq!(sounds(ended, None), [Sound::Win]);
}

/// Five players, the viewer first and on turn with these cards.
fn desk(hand: &[CardId], stage: Option<Stage>) -> Desk {
    let player = |character, hand: &[CardId]| LayoutSeat {
        role: Role::Outlaw,
        role_shown: false,
        character,
        spare: None,
        life: Some(1),
        out: false,
        hand: hand.to_vec(),
        in_play: vec![],
    };
    let mut layout = Layout { any_roles: true, ..Layout::new() };
    let mut sheriff = player(Character::RoseDoolan, &[]);
    sheriff.role = Role::Sheriff;
    layout.seats = vec![
        player(Character::BartCassidy, hand),
        player(Character::WillyTheKid, &[]),
        sheriff,
        player(Character::VultureSam, &[]),
        player(Character::BlackJack, &[]),
    ];
    layout.stage = stage.unwrap_or(layout.stage);
    let game: Game = layout.build().unwrap();
    Desk::new(game.view(Some(ME)), game.legal_actions(ME))
}

#[test]
fn a_card_dragged_to_a_player_is_played_at_him_or_says_why_not() {
    let bang = card(CardKind::Bang);
    let desk = desk(&[bang], None);
    let play = |target| Action::Play { card: bang, kind: CardKind::Bang, target };
    let aim = Selection::Aim(Aim::Play { card: bang, kind: CardKind::Bang });
    assert_eq!(lift(&desk, bang), aim);
    assert_eq!(drop_at(&desk, bang, Drop::Seat(JO)), Turn::Do(play(Some(JO))));
    let why = Illegal::OutOfReach { target: Seat(2), distance: 2, reach: 1 };
    assert_eq!(drop_at(&desk, bang, Drop::Seat(Seat(2))), Turn::Refuse { tried: play(Some(Seat(2))), why });
    assert!(matches!(drop_at(&desk, bang, Drop::Seat(ME)), Turn::Refuse { .. }));
    // In the middle it still needs its target; elsewhere it goes back.
    assert_eq!(drop_at(&desk, bang, Drop::Middle), Turn::Select(aim));
    assert_eq!(drop_at(&desk, bang, Drop::Away), Turn::Select(Selection::None));
}

#[test]
fn a_card_without_target_is_dragged_into_the_middle_or_to_oneself() {
    let (stage, barrel, missed) = (card(CardKind::Stagecoach), card(CardKind::Barrel), card(CardKind::Missed));
    let at = desk(&[stage, barrel, missed], None);
    for card in [stage, barrel] {
        let play = Turn::Do(Action::Play { card, kind: card.kind(), target: None });
        assert_eq!(lift(&at, card), Selection::None);
        assert_eq!(drop_at(&at, card, Drop::Middle), play);
        assert_eq!(drop_at(&at, card, Drop::Seat(ME)), play);
        assert!(matches!(drop_at(&at, card, Drop::Seat(JO)), Turn::Refuse { .. }));
    }
    assert!(matches!(drop_at(&at, missed, Drop::Middle), Turn::Refuse { why: Illegal::NotNow { .. }, .. }));
    // What must be put away is put away.
    let full = desk(&[stage, barrel], Some(Stage::Discard));
    assert_eq!(drop_at(&full, stage, Drop::Middle), Turn::Do(Action::Pick(stage)));
}
