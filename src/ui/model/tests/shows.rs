//! Wild West Show and Eldorado.

use super::*;

/// The table under one card of Wild West Show or Eldorado, without further cards.
fn out_west(card: EventCard, me: LayoutSeat) -> Layout {
    let mut layout = table(me);
    layout.sets = vec![Set::Base, Set::DodgeCity, Set::WildWestShow, Set::Eldorado];
    let show = card.def().set == Set::WildWestShow;
    let deck = if show { EventDeck::WildWestShow } else { EventDeck::Eldorado };
    let last = if show { EventCard::WildWestShow } else { EventCard::Eldorado };
    let cards = [card, last].into_iter().collect();
    layout.piles = vec![EventPile { deck, cards, turned: 1, active: Some(card) }];
    layout
}

#[test]
fn a_deck_that_lies_face_down_says_what_turns_it_up() {
    let me = || player(Character::BartCassidy, &[], &[]);
    let show = Pile::all(&desk(&out_west(EventCard::Showdown, me())))[0];
    let coaches = When::Played(&[CardKind::Stagecoach, CardKind::WellsFargo]);
    assert_eq!((show.coming, show.when, show.left), (None, Some(coaches), 1));
    let mut layout = out_west(EventCard::Scout, me());
    layout.turner = Some(Seat(3));
    let gold = Pile::all(&desk(&layout))[0];
    assert_eq!((gold.coming, gold.when), (None, Some(When::By(Seat(3)))));
}

#[test]
fn an_order_is_a_player_then_a_kind_then_a_target() {
    let mut layout = out_west(EventCard::DorothyRage, player(Character::BartCassidy, &[], &[]));
    layout.seats[1].hand.push(card(CardKind::Bang));
    let mut game = layout.build().unwrap();
    let of = Source::Event(EventCard::DorothyRage);
    let open = desk_of(&game, Some(ME));
    assert!(buttons(&open, Selection::None).contains(&Button::Aim(of)));
    let aim = Selection::Aim(Aim::Use { of, cards: None });
    assert_eq!(tap(&open, Selection::None, Tap::Aim(of), false), Turn::Select(aim));
    assert!(open.highlighted(&aim).contains(Seat(1)));
    let Turn::Do(order) = tap(&open, aim, Tap::Seat(Seat(1)), false) else { panic!("he is ordered") };
    game.apply(ME, order).unwrap();
    let asked = desk_of(&game, Some(ME));
    let Some(Sheet::Kinds(kinds)) = sheet(&asked, &Selection::None) else { panic!("a kind is named") };
    assert!(kinds.contains(&CardKind::Bang));
    assert_eq!(buttons(&asked, Selection::None), [Button::Act(Action::Pass)]);
    game.apply(ME, Action::Choose(Choice::Kind(CardKind::Bang))).unwrap();
    let whom = desk_of(&game, Some(ME));
    let shot = Action::PickSeat(Seat(2));
    assert_eq!(tap(&whom, Selection::None, Tap::Seat(Seat(2)), false), Turn::Do(shot));
}

#[test]
fn one_target_needs_no_aiming() {
    let mut game = out_west(EventCard::LadyRoseOfTexas, player(Character::BartCassidy, &[], &[])).build().unwrap();
    let of = Source::Event(EventCard::LadyRoseOfTexas);
    let swap = Action::Use { of, cards: None, target: Some(Seat(4)) };
    let open = desk_of(&game, Some(ME));
    assert!(buttons(&open, Selection::None).contains(&Button::Act(swap)));
    assert_eq!(open.ring(), [1, 2, 3, 4].map(Seat));
    game.apply(ME, swap).unwrap();
    // The two have moved on the ring, and the other one is marked.
    let swapped = desk_of(&game, Some(ME));
    assert_eq!(swapped.ring(), [4, 1, 2, 3].map(Seat));
    assert_eq!(SeatLook::of(&swapped, Seat(4), &Selection::None).fates, [Fate::MissesTurn]);
}

#[test]
fn flint_westwood_aims_and_then_gives_a_card_of_his_hand() {
    let [a, b] = [card(CardKind::Beer), card(CardKind::Missed)];
    let mut game = out_west(EventCard::Scout, player(Character::FlintWestwood, &[a, b], &[])).build().unwrap();
    let of = Source::Character(Character::FlintWestwood);
    let aim = Selection::Aim(Aim::Use { of, cards: None });
    assert_eq!(tap(&desk_of(&game, Some(ME)), Selection::None, Tap::Aim(of), false), Turn::Select(aim));
    let trade = Action::Use { of, cards: None, target: Some(Seat(4)) };
    assert_eq!(tap(&desk_of(&game, Some(ME)), aim, Tap::Seat(Seat(4)), false), Turn::Do(trade));
    game.apply(ME, trade).unwrap();
    let giving = desk_of(&game, Some(ME));
    assert_eq!(sheet(&giving, &Selection::None), None);
    assert_eq!(giving.look(b, &Selection::None), CardLook::Playable);
    assert_eq!(tap(&giving, Selection::None, Tap::Hand(b), false), Turn::Do(Action::Pick(b)));
}

#[test]
fn open_hands_are_seen() {
    let seen = desk(&out_west(EventCard::Sacagaway, player(Character::BartCassidy, &[card(CardKind::Bang)], &[])));
    let look = |seat| SeatLook::of(&seen, seat, &Selection::None);
    assert_eq!(look(Seat(1)).open_hand, [nth(CardKind::Beer, 5)]);
    assert_eq!(look(Seat(1)).fates, [Fate::OpenHand]);
    assert_eq!((look(ME).open_hand, look(ME).fates), (vec![], vec![Fate::OpenHand]));
    assert_eq!(look(Seat(2)).fates, []);
}

#[test]
fn who_spoke_is_no_button_of_the_question() {
    let mut layout = out_west(EventCard::Gag, player(Character::BartCassidy, &[], &[]));
    layout.talkers = SeatSet::of(ME).with(Seat(3));
    let mut game = layout.build().unwrap();
    let open = desk_of(&game, Some(ME));
    assert!(open.gagged() && open.may(GAG));
    assert_eq!(buttons(&open, Selection::None), [Button::Act(Action::End)]);
    assert!(game.legal_actions(Seat(3)).contains(&GAG) && !game.legal_actions(Seat(1)).contains(&GAG));
    // Whoever could only pass besides still passes by himself.
    let alone = Hold::new(SeatSet::of(ME));
    assert_eq!(alone.next(Some(ME), &[GAG, Action::Pass], true, || false), Next::Pass(ME));
    // Another than the one asked is charged.
    let life = game.view(None).seat(Seat(3)).life;
    game.apply(Seat(3), GAG).unwrap();
    assert_eq!(game.view(None).seat(Seat(3)).life, life - 1);
}

#[test]
fn badman_takes_two_cards_or_none() {
    let hand = [card(CardKind::Beer), card(CardKind::Missed)];
    let mut me = player(Character::BartCassidy, &hand, &[]);
    me.life = Some(2);
    let mut layout = out_west(EventCard::DougBadman, me);
    layout.stage = Stage::Begin;
    let desk = desk(&layout);
    let of = Source::Event(EventCard::DougBadman);
    assert_eq!(buttons(&desk, Selection::None), [Button::Power(of), Button::Act(Action::Pass)]);
    let half = Selection::Pair { of, first: Some(hand[1]) };
    assert_eq!(tap(&desk, Selection::Pair { of, first: None }, Tap::Hand(hand[1]), false), Turn::Select(half));
    let paid = Action::Use { of, cards: Some((hand[1], hand[0])), target: None };
    assert_eq!(tap(&desk, half, Tap::Hand(hand[0]), false), Turn::Do(paid));
}
