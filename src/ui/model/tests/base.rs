//! The base game: taps, prompts, sheets, and whose hands the device is in.

use super::*;

#[test]
fn a_card_without_target_is_played_by_one_tap() {
    let stage = card(CardKind::Stagecoach);
    let desk = desk(&table(player(Character::BartCassidy, &[stage], &[])));
    let play = Action::Play { card: stage, kind: CardKind::Stagecoach, target: None };
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(stage), false), Turn::Do(play));
    assert_eq!(desk.look(stage, &Selection::None), CardLook::Playable);
    // Ending the turn now may be asked for a second time.
    let end = Action::End;
    assert_eq!(tap(&desk, Selection::None, Tap::Act(end), false), Turn::Do(end));
    let ready = Selection::Ready(end);
    assert_eq!(tap(&desk, Selection::None, Tap::Act(end), true), Turn::Select(ready));
    assert_eq!(buttons(&desk, ready), [Button::Cancel, Button::Act(end)]);
    assert_eq!(tap(&desk, ready, Tap::Act(end), true), Turn::Do(end));
}

#[test]
fn an_aimed_card_is_selected_and_then_aimed() {
    let bang = card(CardKind::Bang);
    let desk = desk(&table(player(Character::BartCassidy, &[bang], &[])));
    let aim = Selection::Aim(Aim::Play { card: bang, kind: CardKind::Bang });
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(bang), false), Turn::Select(aim));
    assert_eq!(desk.highlighted(&aim), [Seat(1), Seat(4)].into_iter().collect());
    assert_eq!(desk.look(bang, &aim), CardLook::Selected);
    let shot = Action::Play { card: bang, kind: CardKind::Bang, target: Some(Seat(1)) };
    assert_eq!(tap(&desk, aim, Tap::Seat(Seat(1)), false), Turn::Do(shot));
    // Too far, with both numbers.
    let far = Illegal::OutOfReach { target: Seat(2), distance: 2, reach: 1 };
    assert_eq!(refused(tap(&desk, aim, Tap::Seat(Seat(2)), false)), Some(far));
    // A second tap on the card, or Cancel, takes it back.
    assert_eq!(tap(&desk, aim, Tap::Hand(bang), false), Turn::Select(Selection::None));
    assert_eq!(tap(&desk, aim, Tap::Cancel, false), Turn::Select(Selection::None));
    assert_eq!(tap(&desk, Selection::None, Tap::Seat(Seat(1)), false), Turn::Look);
}

#[test]
fn an_unplayable_card_says_why() {
    let (missed, panic) = (card(CardKind::Missed), card(CardKind::Panic));
    let mut layout = table(player(Character::BartCassidy, &[missed, panic, card(CardKind::Bang)], &[]));
    layout.bangs = 1;
    layout.seats[1].in_play.clear();
    layout.seats[1].hand.clear();
    layout.seats[4].hand.clear();
    let desk = desk(&layout);
    let why = |card| refused(tap(&desk, Selection::None, Tap::Hand(card), false));
    assert_eq!(why(missed), Some(Illegal::NotNow { kind: CardKind::Missed }));
    assert_eq!(why(card(CardKind::Bang)), Some(Illegal::BangLimit { played: 1, limit: 1 }));
    assert_eq!(why(panic), Some(Illegal::OutOfReach { target: Seat(2), distance: 2, reach: 1 }));
    assert_eq!(desk.look(missed, &Selection::None), CardLook::Dim);
}

#[test]
fn the_nearest_target_out_of_reach_is_named() {
    let mut layout = table(player(Character::BartCassidy, &[card(CardKind::Bang)], &[]));
    layout.seats[1].in_play.push(nth(CardKind::Mustang, 0));
    layout.seats[4].in_play.push(nth(CardKind::Mustang, 1));
    let desk = desk(&layout);
    let Some(Illegal::OutOfReach { distance, reach, .. }) =
        refused(tap(&desk, Selection::None, Tap::Hand(card(CardKind::Bang)), false))
    else {
        panic!("nobody can be shot at")
    };
    assert_eq!((distance, reach), (2, 1));
}

#[test]
fn a_card_with_two_uses_asks_which() {
    let (bang, missed) = (card(CardKind::Bang), card(CardKind::Missed));
    let mut game = table(player(Character::CalamityJanet, &[bang, missed], &[])).build().unwrap();
    // In her turn a Missed! has one use only: a BANG!.
    let desk = desk_of(&game, Some(ME));
    let aim = Selection::Aim(Aim::Play { card: missed, kind: CardKind::Bang });
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(missed), false), Turn::Select(aim));
    game.apply(ME, Action::Play { card: missed, kind: CardKind::Bang, target: Some(Seat(1)) }).unwrap();
    assert_eq!(desk_of(&game, Some(ME)).look(bang, &Selection::None), CardLook::Idle);
    // Where both are legal, the choice is offered, and the tap on it goes on as usual.
    let two = vec![
        Action::Play { card: bang, kind: CardKind::Bang, target: Some(Seat(1)) },
        Action::Play { card: bang, kind: CardKind::Missed, target: None },
    ];
    let both = Desk::new(desk.view, two);
    let uses = Selection::Uses { card: bang };
    assert_eq!(tap(&both, Selection::None, Tap::Hand(bang), false), Turn::Select(uses));
    let offered = buttons(&both, uses);
    assert_eq!(offered, [Button::Cancel, Button::As(bang, CardKind::Bang), Button::As(bang, CardKind::Missed)]);
    let play = Action::Play { card: bang, kind: CardKind::Missed, target: None };
    assert_eq!(tap(&both, uses, Tap::As(CardKind::Missed), false), Turn::Do(play));
}

#[test]
fn a_shot_offers_the_barrel_the_card_and_the_hit() {
    let missed = card(CardKind::Missed);
    let barrel = nth(CardKind::Barrel, 1);
    let mut layout = table(player(Character::BartCassidy, &[missed, card(CardKind::Beer)], &[barrel]));
    let bang = card(CardKind::Bang);
    layout.seats[1].hand.push(bang);
    layout.turn = Seat(1);
    let mut game = layout.build().unwrap();
    let waiting = desk_of(&game, Some(ME));
    assert_eq!((tone(&waiting), buttons(&waiting, Selection::None)), (Tone::Waiting, vec![]));
    let early = tap(&waiting, Selection::None, Tap::Hand(missed), false);
    assert_eq!(refused(early), Some(Illegal::NotYourDecision { waiting_for: Seat(1) }));
    game.apply(Seat(1), Action::Play { card: bang, kind: CardKind::Bang, target: Some(ME) }).unwrap();
    let desk = desk_of(&game, Some(ME));
    assert_eq!(tone(&desk), Tone::Urgent);
    let answer = Action::Play { card: missed, kind: CardKind::Missed, target: None };
    let dodge = Action::Use { of: Source::Card(barrel), cards: None, target: None };
    let offered = [Button::Act(Action::Pass), Button::Act(dodge), Button::Act(answer)];
    assert_eq!(buttons(&desk, Selection::None), offered);
    assert_eq!(tap(&desk, Selection::None, Tap::Act(dodge), false), Turn::Do(dodge));
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(missed), false), Turn::Do(answer));
    let useless = tap(&desk, Selection::None, Tap::Hand(card(CardKind::Beer)), false);
    assert_eq!(refused(useless), Some(Illegal::NotNow { kind: CardKind::Beer }));
}

#[test]
fn sid_ketchum_pays_with_two_taps_whenever_he_may() {
    let (a, b) = (card(CardKind::Missed), card(CardKind::Beer));
    let mut me = player(Character::SidKetchum, &[a, b], &[]);
    me.life = Some(2);
    let mut layout = table(me);
    layout.turn = Seat(1);
    // It is somebody else's turn.
    let desk = desk(&layout);
    let of = Source::Character(Character::SidKetchum);
    assert_eq!(buttons(&desk, Selection::None), [Button::Power(of)]);
    let power = Selection::Pair { of, first: None };
    assert_eq!(tap(&desk, Selection::None, Tap::Power(of), false), Turn::Select(power));
    assert_eq!(desk.look(a, &power), CardLook::Playable);
    // The first card tapped is the first one discarded.
    let half = Selection::Pair { of, first: Some(b) };
    assert_eq!(tap(&desk, power, Tap::Hand(b), false), Turn::Select(half));
    assert_eq!(tap(&desk, half, Tap::Hand(b), false), Turn::Select(power));
    let heal = |first, second| Action::Use { of, cards: Some((first, second)), target: None };
    assert_eq!(tap(&desk, half, Tap::Hand(a), false), Turn::Do(heal(b, a)));
    let other = Selection::Pair { of, first: Some(a) };
    assert_eq!(tap(&desk, other, Tap::Hand(b), false), Turn::Do(heal(a, b)));
    assert!(desk.may(heal(a, b)) && desk.may(heal(b, a)));
    assert_eq!(half.kept(&desk), half);
    let nobody = desk_of(&table(player(Character::BartCassidy, &[a], &[])).build().unwrap(), Some(ME));
    assert_eq!(half.kept(&nobody), Selection::None);
}

#[test]
fn a_player_s_cards_are_picked_on_a_sheet() {
    let (panic, cat) = (card(CardKind::Panic), card(CardKind::CatBalou));
    let mut game = table(player(Character::BartCassidy, &[panic, cat], &[])).build().unwrap();
    game.apply(ME, Action::Play { card: panic, kind: CardKind::Panic, target: Some(Seat(1)) }).unwrap();
    let desk = desk_of(&game, Some(ME));
    let picked = Sheet::Of { seat: Seat(1), in_play: vec![card(CardKind::Barrel)], hand: vec![], hidden: 1 };
    assert_eq!(sheet(&desk, &Selection::None), Some(picked));
    // His hand stays unseen, and the sheet is not for the others.
    assert!(desk.view.seat(Seat(1)).hand.is_empty());
    assert_eq!(sheet(&desk_of(&game, Some(Seat(2))), &Selection::None), None);
    assert_eq!(sheet(&desk_of(&game, None), &Selection::None), None);
}

#[test]
fn one_s_own_cards_are_picked_by_name() {
    let cat = card(CardKind::CatBalou);
    let (beer, scope) = (card(CardKind::Beer), card(CardKind::Scope));
    let mut game = table(player(Character::BartCassidy, &[cat, beer], &[scope])).build().unwrap();
    let desk = desk_of(&game, Some(ME));
    let aim = Selection::Aim(Aim::Play { card: cat, kind: CardKind::CatBalou });
    let at_me = Action::Play { card: cat, kind: CardKind::CatBalou, target: Some(ME) };
    assert_eq!(buttons(&desk, aim), [Button::Cancel, Button::Act(at_me)]);
    game.apply(ME, at_me).unwrap();
    let own = Sheet::Of { seat: ME, in_play: vec![scope], hand: vec![beer], hidden: 0 };
    assert_eq!(sheet(&desk_of(&game, Some(ME)), &Selection::None), Some(own));
}

#[test]
fn the_store_shows_what_is_left() {
    let store = card(CardKind::GeneralStore);
    let mut game = table(player(Character::BartCassidy, &[store], &[])).build().unwrap();
    game.apply(ME, Action::Play { card: store, kind: CardKind::GeneralStore, target: None }).unwrap();
    let Some(Sheet::Table { cards, left: 1 }) = sheet(&desk_of(&game, Some(ME)), &Selection::None) else {
        panic!("he picks first")
    };
    assert_eq!(cards.len(), 5);
    game.apply(ME, Action::Pick(cards[0])).unwrap();
    assert_eq!(sheet(&desk_of(&game, Some(ME)), &Selection::None), None);
}

#[test]
fn excess_cards_are_discarded_by_tapping_them() {
    let hand = [card(CardKind::Beer), nth(CardKind::Beer, 1), nth(CardKind::Beer, 2)];
    let mut me = player(Character::BartCassidy, &hand, &[]);
    me.life = Some(2);
    let mut layout = table(me);
    layout.stage = Stage::Discard;
    let desk = desk(&layout);
    assert_eq!(sheet(&desk, &Selection::None), None);
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(hand[1]), false), Turn::Do(Action::Pick(hand[1])));
}

#[test]
fn jesse_jones_taps_a_player_or_the_deck() {
    let mut layout = table(player(Character::JesseJones, &[], &[]));
    layout.stage = Stage::Draw;
    let desk = desk(&layout);
    assert_eq!(desk.highlighted(&Selection::None), [Seat(1), Seat(4)].into_iter().collect());
    assert_eq!(buttons(&desk, Selection::None), [Button::Act(Action::Choose(Choice::Deck))]);
    assert_eq!(tap(&desk, Selection::None, Tap::Seat(Seat(4)), false), Turn::Do(Action::PickSeat(Seat(4))));
}

#[test]
fn characters_are_offered_on_a_sheet() {
    let rules = TableRules {
        character_choice: standoff_engine::card::CharacterChoice::ChooseOneOfTwo,
        ..TableRules::default()
    };
    let setup = Setup { rules, ..Setup::base(5) };
    let game = Game::deal(&setup, 3, &mut Vec::new()).unwrap();
    let first = game.decision().unwrap().seat;
    let Some(Sheet::Characters(two)) = sheet(&desk_of(&game, Some(first)), &Selection::None) else {
        panic!("he chooses first")
    };
    assert_eq!(two.len(), 2);
    assert_eq!(buttons(&desk_of(&game, Some(first)), Selection::None), []);
}

#[test]
fn seats_go_round_clockwise_with_distances() {
    let desk = desk(&table(player(Character::BartCassidy, &[], &[card(CardKind::Schofield)])));
    assert_eq!(desk.ring(), [Seat(1), Seat(2), Seat(3), Seat(4)]);
    let distances: Vec<_> = desk.ring().into_iter().map(|seat| desk.distance(seat)).collect();
    assert_eq!(distances, [Some(1), Some(2), Some(2), Some(1)]);
    assert!(desk.reaches(Seat(2)));
    assert_eq!(desk.distance(ME), None);
    let game = table(player(Character::BartCassidy, &[], &[])).build().unwrap();
    let third = desk_of(&game, Some(Seat(3)));
    assert_eq!(third.ring(), [Seat(4), Seat(0), Seat(1), Seat(2)]);
    let spectator = desk_of(&game, None);
    assert_eq!(spectator.ring().len(), 5);
    assert_eq!(spectator.distance(ME), None);
}

#[test]
fn the_device_is_handed_over_only_to_another_person() {
    let pass = [Action::Pass];
    let alone = Hold::new(SeatSet::of(ME));
    assert_eq!(alone.viewer(), Some(ME));
    assert_eq!(alone.next(Some(ME), &[Action::End], true, || false), Next::Person);
    assert_eq!(alone.next(Some(ME), &pass, true, || false), Next::Pass(ME));
    assert_eq!(alone.next(Some(ME), &pass, false, || false), Next::Person);
    assert_eq!(alone.next(Some(Seat(1)), &pass, true, || false), Next::Bot(Seat(1)));
    assert_eq!(alone.next::<Action>(None, &[], true, || false), Next::Over);

    let two = Hold::new(SeatSet::of(ME).with(Seat(2)));
    assert_eq!(two.viewer(), None);
    assert_eq!(two.next(Some(Seat(2)), &pass, true, || false), Next::HandOver(Seat(2)));
    let held = two.taken_by(Seat(2));
    assert_eq!(held.viewer(), Some(Seat(2)));
    assert_eq!(held.next(Some(Seat(2)), &[Action::End], true, || false), Next::Person);
    // Somebody who could only pass is handed it like anybody else.
    assert_eq!(held.next(Some(ME), &pass, true, || false), Next::HandOver(ME));
    assert_eq!(Hold::new(SeatSet::EMPTY).viewer(), None);
}

#[test]
fn waiting_depends_on_what_everybody_saw() {
    let hit = Event::LifeLost { seat: ME, amount: 1, by: None, because: Source::Rules };
    assert!(wait(Speed::Normal, &[hit]) > wait::<Event>(Speed::Normal, &[]));
    assert!(wait(Speed::Fast, &[hit]) < wait::<Event>(Speed::Normal, &[]));
    assert_eq!(wait(Speed::Instant, &[hit]), Some(0));
    // Step by step, nothing happens by itself.
    assert_eq!(wait(Speed::Step, &[hit]), None);
    let effects = Effects::of(&[hit], Some(ME));
    assert_eq!(effects.hit, SeatSet::of(ME));
}
