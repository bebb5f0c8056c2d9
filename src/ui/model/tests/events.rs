//! High Noon, A Fistful of Cards and The Bullet.

use super::*;

/// With an event card in force, and High Noon still to come.
fn under(card: EventCard, me: LayoutSeat) -> Layout {
    let mut layout = table(me);
    layout.sets = vec![Set::Base, Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards, Set::TheBullet];
    let cards = [card, EventCard::HighNoon].into_iter().collect();
    layout.piles = vec![EventPile { deck: EventDeck::Mixed, cards, turned: 1, active: Some(card) }];
    layout
}

#[test]
fn an_event_deck_shows_what_holds_and_what_comes() {
    let desk = desk(&under(EventCard::Thirst, player(Character::BartCassidy, &[], &[])));
    let pile = Pile {
        deck: EventDeck::Mixed,
        active: Some(EventCard::Thirst),
        coming: Some(EventCard::HighNoon),
        when: None,
        left: 1,
    };
    assert_eq!(Pile::all(&desk), [pile]);
    assert_eq!(Pile::all(&desk_of(&table(player(Character::BartCassidy, &[], &[])).build().unwrap(), None)), []);
    let turned = Event::EventTurned { deck: EventDeck::Mixed, card: EventCard::HighNoon, coming: None };
    let effects = Effects::of(&[turned, Event::Returned { seat: Seat(3), life: 0 }], Some(ME));
    assert_eq!(effects.turned, [(EventDeck::Mixed, EventCard::HighNoon)]);
    assert_eq!(effects.returned, SeatSet::of(Seat(3)));
    // There is time to read it.
    assert!(wait(Speed::Normal, &[turned]) > wait(Speed::Normal, &[Event::TurnBegan { seat: ME }]));
}

#[test]
fn the_sniper_takes_two_bangs_and_then_a_target() {
    let [a, b] = [nth(CardKind::Bang, 0), nth(CardKind::Bang, 1)];
    let beer = card(CardKind::Beer);
    let desk = desk(&under(EventCard::Sniper, player(Character::BartCassidy, &[a, b, beer], &[])));
    let of = Source::Event(EventCard::Sniper);
    assert_eq!(buttons(&desk, Selection::None), [Button::Power(of), Button::Act(Action::End)]);
    let none = Selection::Pair { of, first: None };
    assert_eq!(tap(&desk, Selection::None, Tap::Power(of), false), Turn::Select(none));
    assert_eq!((desk.look(a, &none), desk.look(beer, &none)), (CardLook::Playable, CardLook::Dim));
    assert_eq!(refused(tap(&desk, none, Tap::Hand(beer), false)), Some(Illegal::NeedsTwoBangs));
    let half = Selection::Pair { of, first: Some(b) };
    assert_eq!(tap(&desk, none, Tap::Hand(b), false), Turn::Select(half));
    assert_eq!((desk.look(a, &half), desk.look(b, &half)), (CardLook::Playable, CardLook::Selected));
    assert_eq!(refused(tap(&desk, half, Tap::Hand(beer), false)), Some(Illegal::NeedsTwoBangs));
    assert_eq!(sheet(&desk, &half), None);
    let aim = Aim::Use { of, cards: Some((b, a)) };
    assert_eq!(tap(&desk, half, Tap::Hand(a), false), Turn::Select(Selection::Aim(aim)));
    assert_eq!(tap(&desk, Selection::Aim(aim), Tap::Seat(Seat(1)), false), Turn::Do(aim.at(Some(Seat(1)))));
}

#[test]
fn a_ricochet_takes_a_bang_and_a_card_in_front_of_another() {
    let [a, b] = [nth(CardKind::Bang, 0), nth(CardKind::Bang, 1)];
    let mut layout = under(EventCard::Ricochet, player(Character::BartCassidy, &[a, b], &[card(CardKind::Scope)]));
    layout.seats[3].in_play.push(card(CardKind::Mustang));
    let desk = desk(&layout);
    let of = Source::Event(EventCard::Ricochet);
    assert!(desk.aims_at_card(of));
    let none = Selection::Pair { of, first: None };
    let half = |first| Selection::Pair { of, first: Some(first) };
    assert_eq!(tap(&desk, none, Tap::Hand(a), false), Turn::Select(half(a)));
    // Another BANG! instead, or none.
    assert_eq!(tap(&desk, half(a), Tap::Hand(b), false), Turn::Select(half(b)));
    assert_eq!(tap(&desk, half(a), Tap::Hand(a), false), Turn::Select(none));
    let groups = vec![(Seat(1), vec![card(CardKind::Barrel)]), (Seat(3), vec![card(CardKind::Mustang)])];
    assert_eq!(sheet(&desk, &half(a)), Some(Sheet::Aimed { groups }));
    assert_eq!(sheet(&desk, &none), None);
    // Players with such cards are lit up; a tap on them leads back to the sheet.
    assert_eq!(desk.highlighted(&half(a)), [Seat(1), Seat(3)].into_iter().collect());
    assert_eq!(tap(&desk, half(a), Tap::Seat(Seat(3)), false), Turn::Select(half(a)));
    assert_eq!(tap(&desk, half(a), Tap::Seat(Seat(2)), false), Turn::Look);
    let shot = Action::Use { of, cards: Some((a, card(CardKind::Mustang))), target: Some(Seat(3)) };
    assert_eq!(tap(&desk, half(a), Tap::Aimed(card(CardKind::Mustang)), false), Turn::Do(shot));
    let own = refused(tap(&desk, half(a), Tap::Aimed(card(CardKind::Scope)), false));
    assert_eq!(own, Some(Illegal::NeedsBangAndCard));
    assert_eq!(buttons(&desk, half(a)), [Button::Cancel]);
    assert_eq!(half(a).kept(&desk), half(a));
}

#[test]
fn a_ranch_hand_taps_what_he_gives_away_and_says_when() {
    let hand = [card(CardKind::Beer), card(CardKind::Bang)];
    let mut layout = under(EventCard::Ranch, player(Character::BartCassidy, &hand, &[]));
    layout.stage = Stage::Draw;
    let mut game = layout.build().unwrap();
    let open = desk_of(&game, Some(ME));
    assert_eq!(sheet(&open, &Selection::None), None);
    assert_eq!(buttons(&open, Selection::None), [Button::Act(Action::Pass)]);
    assert_eq!(tap(&open, Selection::None, Tap::Hand(hand[0]), false), Turn::Do(Action::Pick(hand[0])));
    game.apply(ME, Action::Pick(hand[0])).unwrap();
    let desk = desk_of(&game, Some(ME));
    assert!(desk.may(Action::Pass) && desk.may(Action::Pick(hand[1])));
    assert_eq!(tone(&desk), Tone::Calm);
}

#[test]
fn another_identity_is_offered_beside_one_s_own() {
    let mut layout = under(EventCard::NewIdentity, player(Character::BartCassidy, &[], &[]));
    layout.seats[0].spare = Some(Character::UncleWill);
    layout.seats[1].spare = Some(Character::JohnnyKisch);
    layout.stage = Stage::Begin;
    layout.rules.set("new_identity_temporary", "true");
    let mut game = layout.build().unwrap();
    let desk = desk_of(&game, Some(ME));
    let other = Character::UncleWill;
    let Some(Sheet::Identity { own, other: offered, ways }) = sheet(&desk, &Selection::None) else {
        panic!("he chooses")
    };
    assert_eq!((own, offered, ways.len()), (Some(Character::BartCassidy), other, 3));
    let look = |game: &Game, seat| SeatLook::of(&desk_of(game, Some(Seat(2))), seat, &Selection::None);
    assert!(look(&game, ME).spare && look(&game, Seat(1)).spare && !look(&game, Seat(2)).spare);
    game.apply(ME, Action::Choose(Choice::Guise(other))).unwrap();
    let me = look(&game, ME);
    assert_eq!((me.character, me.guise, me.muted), (Some(Character::BartCassidy), Some(other), false));
}

#[test]
fn what_events_switch_off_is_seen() {
    let scope = card(CardKind::Scope);
    let seen = |card, seat| {
        let desk = desk(&under(card, player(Character::BartCassidy, &[], &[scope])));
        SeatLook::of(&desk, seat, &Selection::None)
    };
    let off = |look: &SeatLook| look.in_play.iter().any(|laid| laid.off);
    let (drunk, tied) = (seen(EventCard::Hangover, Seat(1)), seen(EventCard::Lasso, Seat(1)));
    assert!(drunk.muted && !off(&drunk));
    assert!(!tied.muted && off(&tied) && off(&seen(EventCard::Lasso, ME)));
    let plain = seen(EventCard::Thirst, ME);
    assert!(!plain.muted && !off(&plain) && !plain.ghost && plain.suit.is_none());
}

#[test]
fn a_named_suit_and_a_bound_card_are_marked() {
    let hand = [card(CardKind::Beer), card(CardKind::Bang)];
    let mut layout = under(EventCard::Handcuffs, player(Character::BartCassidy, &hand, &[]));
    layout.stage = Stage::Draw;
    let mut game = layout.build().unwrap();
    let asked = desk_of(&game, Some(ME));
    let suits = Suit::ALL.map(|suit| Button::Act(Action::Choose(Choice::Suit(suit))));
    assert_eq!(buttons(&asked, Selection::None), suits);
    game.apply(ME, Action::Choose(Choice::Suit(Suit::Hearts))).unwrap();
    let seen = desk_of(&game, Some(Seat(2)));
    assert_eq!(SeatLook::of(&seen, ME, &Selection::None).suit, Some(Suit::Hearts));
    assert_eq!(SeatLook::of(&seen, Seat(2), &Selection::None).suit, None);

    let mut layout = under(EventCard::LawOfTheWest, player(Character::BartCassidy, &[], &[]));
    layout.stage = Stage::Draw;
    layout.deck = vec![card(CardKind::Missed), card(CardKind::Stagecoach)];
    let game = layout.build().unwrap();
    assert_eq!(desk_of(&game, Some(ME)).bound(), Some(card(CardKind::Stagecoach)));
    assert_eq!(desk_of(&game, Some(Seat(2))).bound(), None);
}

#[test]
fn a_ghost_is_in_play_without_life() {
    let mut layout = under(EventCard::GhostTown, player(Character::BartCassidy, &[], &[]));
    layout.seats[1].out = true;
    layout.seats[1].hand.clear();
    layout.seats[1].in_play.clear();
    let mut game = layout.build().unwrap();
    assert!(SeatLook::of(&desk_of(&game, Some(ME)), Seat(1), &Selection::None).out);
    game.apply(ME, Action::End).unwrap();
    let look = SeatLook::of(&desk_of(&game, Some(ME)), Seat(1), &Selection::None);
    assert_eq!((look.ghost, look.out, look.life), (true, false, 0));
}

#[test]
fn claus_hands_out_cards_on_a_sheet() {
    let mut layout = under(EventCard::Shootout, player(Character::ClausTheSaint, &[], &[]));
    layout.stage = Stage::Draw;
    let Some(Sheet::Table { cards, .. }) = sheet(&desk(&layout), &Selection::None) else { panic!("he gives") };
    assert_eq!(cards.len(), 6);
}

#[test]
fn uncle_will_is_asked_before_a_card_becomes_a_store() {
    let missed = card(CardKind::Missed);
    let desk = desk(&under(EventCard::Shootout, player(Character::UncleWill, &[missed], &[])));
    let uses = Selection::Uses { card: missed };
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(missed), false), Turn::Select(uses));
    assert_eq!(uses.kept(&desk), uses);
    assert_eq!(buttons(&desk, uses), [Button::Cancel, Button::As(missed, CardKind::GeneralStore)]);
    let store = Action::Play { card: missed, kind: CardKind::GeneralStore, target: None };
    assert_eq!(tap(&desk, uses, Tap::As(CardKind::GeneralStore), false), Turn::Do(store));
}
