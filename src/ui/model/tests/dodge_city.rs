//! Dodge City: green cards, and cards that cost another one.

use super::*;

/// The same table with Dodge City.
fn dodge_city(me: LayoutSeat) -> Layout {
    let mut layout = table(me);
    layout.sets = vec![Set::Base, Set::DodgeCity];
    layout
}

#[test]
fn a_green_card_is_laid_first_and_used_later() {
    let knife = card(CardKind::Knife);
    let mut game = dodge_city(player(Character::BartCassidy, &[knife], &[])).build().unwrap();
    let lay = Action::Play { card: knife, kind: CardKind::Knife, target: None };
    assert_eq!(tap(&desk_of(&game, Some(ME)), Selection::None, Tap::Hand(knife), false), Turn::Do(lay));
    game.apply(ME, lay).unwrap();
    let fresh = desk_of(&game, Some(ME));
    assert_eq!(fresh.laid(knife, &Selection::None), LaidLook::Fresh);
    let early = tap(&fresh, Selection::None, Tap::InPlay(knife), false);
    assert_eq!(refused(early), Some(Illegal::NotReady { card: knife }));
}

#[test]
fn a_ready_green_card_is_tapped_and_aimed() {
    let (knife, express, scope) = (card(CardKind::Knife), card(CardKind::PonyExpress), card(CardKind::Scope));
    let desk = desk(&dodge_city(player(Character::BartCassidy, &[], &[knife, express, scope])));
    assert_eq!(desk.laid(knife, &Selection::None), LaidLook::Usable);
    let aim = Aim::Use { of: Source::Card(knife), cards: None };
    let aiming = Selection::Aim(aim);
    assert_eq!(tap(&desk, Selection::None, Tap::InPlay(knife), false), Turn::Select(aiming));
    assert_eq!(desk.laid(knife, &aiming), LaidLook::Selected);
    assert_eq!(aiming.kept(&desk), aiming);
    // The Scope brings the seats beyond the neighbours within reach.
    assert_eq!(desk.highlighted(&aiming), [1, 2, 3, 4].map(Seat).into_iter().collect());
    let stab = aim.at(Some(Seat(4)));
    assert_eq!(tap(&desk, aiming, Tap::Seat(Seat(4)), false), Turn::Do(stab));
    assert_eq!(tap(&desk, aiming, Tap::InPlay(knife), false), Turn::Select(Selection::None));
    // Without targets it is used at once, and there is no button for any of them.
    let ride = Aim::Use { of: Source::Card(express), cards: None }.at(None);
    assert_eq!(tap(&desk, Selection::None, Tap::InPlay(express), false), Turn::Do(ride));
    assert_eq!(buttons(&desk, Selection::None), [Button::Act(Action::End)]);
    assert_eq!(tap(&desk, Selection::None, Tap::InPlay(scope), false), Turn::Look);
}

#[test]
fn a_ready_green_card_answers_a_shot() {
    let (bible, plate) = (card(CardKind::Bible), card(CardKind::IronPlate));
    let mut layout = dodge_city(player(Character::BartCassidy, &[], &[bible, plate]));
    let bang = card(CardKind::Bang);
    layout.seats[1].hand.push(bang);
    layout.turn = Seat(1);
    let mut game = layout.build().unwrap();
    let waiting = desk_of(&game, Some(ME));
    assert_eq!(waiting.laid(bible, &Selection::None), LaidLook::Ready);
    assert_eq!(tap(&waiting, Selection::None, Tap::InPlay(bible), false), Turn::Look);
    game.apply(Seat(1), Action::Play { card: bang, kind: CardKind::Bang, target: Some(ME) }).unwrap();
    let desk = desk_of(&game, Some(ME));
    let dodge = |card| Action::Use { of: Source::Card(card), cards: None, target: None };
    for card in [bible, plate] {
        assert_eq!(tap(&desk, Selection::None, Tap::InPlay(card), false), Turn::Do(dodge(card)));
    }
    // One button will do.
    let offered = buttons(&desk, Selection::None);
    assert_eq!(offered.len(), 2);
    assert_eq!(offered[0], Button::Act(Action::Pass));
}

#[test]
fn what_is_announced_is_paid_for_or_taken_back() {
    let (rifle, beer, scope) = (card(CardKind::Springfield), card(CardKind::Beer), card(CardKind::Scope));
    let mut game = dodge_city(player(Character::BartCassidy, &[rifle, beer, scope], &[])).build().unwrap();
    game.apply(ME, Action::Play { card: rifle, kind: CardKind::Springfield, target: Some(Seat(2)) }).unwrap();
    let desk = desk_of(&game, Some(ME));
    assert_eq!(desk.announced(), Some(rifle));
    assert_eq!(desk.look(rifle, &Selection::None), CardLook::Selected);
    assert_eq!(desk.look(beer, &Selection::None), CardLook::Playable);
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(beer), false), Turn::Do(Action::Pick(beer)));
    assert_eq!(buttons(&desk, Selection::None), [Button::Act(Action::Pass)]);
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(rifle), false), Turn::Do(Action::Pass));
    // Nobody else sees anything of it.
    let other = desk_of(&game, Some(Seat(2)));
    assert_eq!((other.announced(), other.paying(), sheet(&other, &Selection::None)), (None, None, None));
}

#[test]
fn jose_delgado_pays_with_a_blue_card() {
    let (beer, scope) = (card(CardKind::Beer), card(CardKind::Scope));
    let mut game = dodge_city(player(Character::JoseDelgado, &[beer, scope], &[])).build().unwrap();
    let of = Source::Character(Character::JoseDelgado);
    let trade = Action::Use { of, cards: None, target: None };
    // The end of the turn stays the likeliest.
    let open = desk_of(&game, Some(ME));
    assert_eq!(buttons(&open, Selection::None).last(), Some(&Button::Act(Action::End)));
    assert!(buttons(&open, Selection::None).contains(&Button::Act(trade)));
    game.apply(ME, trade).unwrap();
    let desk = desk_of(&game, Some(ME));
    assert_eq!(desk.paying(), Some(of));
    assert_eq!(desk.look(beer, &Selection::None), CardLook::Dim);
    assert_eq!(
        refused(tap(&desk, Selection::None, Tap::Hand(beer), false)),
        Some(Illegal::NotAvailable { card: beer })
    );
    assert_eq!(tap(&desk, Selection::None, Tap::Hand(scope), false), Turn::Do(Action::Pick(scope)));
}

#[test]
fn doc_holyday_takes_two_cards_and_then_a_target() {
    let (a, b) = (card(CardKind::Missed), card(CardKind::Beer));
    let desk = desk(&dodge_city(player(Character::DocHolyday, &[a, b], &[])));
    let of = Source::Character(Character::DocHolyday);
    assert_eq!(buttons(&desk, Selection::None), [Button::Power(of), Button::Act(Action::End)]);
    let half = Selection::Pair { of, first: Some(b) };
    let aim = Aim::Use { of, cards: Some((b, a)) };
    let aiming = Selection::Aim(aim);
    assert_eq!(tap(&desk, half, Tap::Hand(a), false), Turn::Select(aiming));
    assert_eq!((desk.look(a, &aiming), desk.look(b, &aiming)), (CardLook::Selected, CardLook::Selected));
    assert_eq!(desk.highlighted(&aiming), [Seat(1), Seat(4)].into_iter().collect());
    assert_eq!(tap(&desk, aiming, Tap::Seat(Seat(1)), false), Turn::Do(aim.at(Some(Seat(1)))));
    assert_eq!(buttons(&desk, aiming), [Button::Cancel]);
    let far = refused(tap(&desk, aiming, Tap::Seat(Seat(2)), false));
    assert_eq!(far, Some(Illegal::OutOfReach { target: Seat(2), distance: 2, reach: 1 }));
}

#[test]
fn pat_brennan_sees_what_lies_before_whom() {
    let mut layout = dodge_city(player(Character::PatBrennan, &[], &[card(CardKind::Mustang)]));
    layout.seats[3].in_play.push(card(CardKind::Knife));
    layout.stage = Stage::Draw;
    let desk = desk(&layout);
    let groups = vec![(Seat(1), vec![card(CardKind::Barrel)]), (Seat(3), vec![card(CardKind::Knife)])];
    assert_eq!(
        sheet(&desk, &Selection::None),
        Some(Sheet::Others { ways: vec![Action::Choose(Choice::Deck)], groups })
    );
    assert_eq!(buttons(&desk, Selection::None), [Button::Act(Action::Choose(Choice::Deck))]);
}

#[test]
fn vera_custer_chooses_an_ability_with_its_owner() {
    let mut layout = dodge_city(player(Character::VeraCuster, &[], &[]));
    layout.stage = Stage::Begin;
    let mut game = layout.build().unwrap();
    let Some(Sheet::Abilities(offered)) = sheet(&desk_of(&game, Some(ME)), &Selection::None) else {
        panic!("she chooses")
    };
    assert_eq!(offered[0], (Seat(1), Character::WillyTheKid));
    assert_eq!(offered.len(), 4);
    game.apply(ME, Action::Choose(Choice::Character(Character::VultureSam))).unwrap();
    let look = SeatLook::of(&desk_of(&game, Some(Seat(2))), ME, &Selection::None);
    assert_eq!((look.character, look.borrowed), (Some(Character::VeraCuster), vec![Character::VultureSam]));
}
