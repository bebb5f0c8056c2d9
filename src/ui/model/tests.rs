//! Taps, prompts and sheets over real positions.

use super::*;
use crate::storage::Speed;
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Choice, Event, EventCard, EventDeck, EventPile, Game, Illegal, Layout,
    LayoutSeat, Set, Setup, Source, Stage, Suit, TableRules,
};
use standoff_engine::core::{Role, Rules, Seat, SeatSet};

const ME: Seat = Seat(0);

fn nth(kind: CardKind, n: usize) -> CardId {
    CardId::all().filter(|card| card.kind() == kind).nth(n).unwrap()
}

fn card(kind: CardKind) -> CardId {
    nth(kind, 0)
}

fn player(character: Character, hand: &[CardId], in_play: &[CardId]) -> LayoutSeat {
    LayoutSeat {
        role: Role::Outlaw,
        role_shown: false,
        character,
        spare: None,
        life: None,
        out: false,
        hand: hand.to_vec(),
        in_play: in_play.to_vec(),
    }
}

/// Five players, the viewer first and on turn; the third is the Sheriff.
fn table(me: LayoutSeat) -> Layout {
    let mut layout = Layout::new();
    let mut sheriff = player(Character::RoseDoolan, &[], &[]);
    sheriff.role = Role::Sheriff;
    layout.seats = vec![
        me,
        player(Character::WillyTheKid, &[nth(CardKind::Beer, 5)], &[card(CardKind::Barrel)]),
        sheriff,
        player(Character::VultureSam, &[], &[]),
        player(Character::BlackJack, &[nth(CardKind::Beer, 4)], &[]),
    ];
    layout
}

fn desk_of(game: &Game, viewer: Option<Seat>) -> Desk {
    Desk::new(game.view(viewer), viewer.map(|seat| game.legal_actions(seat)).unwrap_or_default())
}

fn desk(layout: &Layout) -> Desk {
    desk_of(&layout.build().unwrap(), Some(ME))
}

/// Why a tap is refused.
fn refused(turn: Turn) -> Option<Illegal> {
    if let Turn::Refuse { why, .. } = turn { Some(why) } else { None }
}

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

#[test]
fn everything_has_its_picture() {
    let sprite = include_str!("../../../public/art.svg");
    let cards = CardKind::ALL.into_iter().map(|kind| format!("card-{}", kind.id()));
    let characters = Character::ALL.into_iter().map(|character| format!("char-{}", character.id()));
    let events = EventCard::ALL.into_iter().map(|card| format!("event-{}", card.id()));
    for id in cards.chain(characters).chain(events) {
        assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is missing");
    }
}

#[test]
fn every_legal_action_of_whole_games_can_be_tapped() {
    let mut rules = TableRules::default();
    rules.set("new_identity_temporary", "true");
    for seed in 0..108 {
        let mut sets = Form::SETS[(seed % 3) as usize].to_vec();
        match seed {
            0..18 => {}
            18..36 => sets.extend(&Form::EXTRAS[..3]),
            36..60 => sets.extend(&Form::EXTRAS[3..]),
            _ => sets.extend(Form::EXTRAS),
        }
        let (least, most) = Setup::player_range(&sets);
        let players = least + (seed / 3) as u8 % (most - least + 1);
        rules.set("wws_seed_texts", if seed % 4 == 3 { "true" } else { "false" });
        let talkers = SeatSet::of(Seat(0)).with(Seat(2));
        let setup = Setup { players, sets, rules, talkers, ..Setup::base(4) };
        let mut game = Game::deal(&setup, seed, &mut vec![]).unwrap();
        let mut rng = standoff_engine::core::Rng::from_seed(seed);
        while let Some(decision) = game.decision() {
            let desk = desk_of(&game, Some(decision.seat));
            for action in &desk.legal {
                assert!(reachable(&desk, *action), "{action:?} cannot be tapped");
            }
            // Nobody speaks all the time.
            let action = *rng.pick(&desk.legal).filter(|action| **action != GAG).unwrap_or(&desk.legal[0]);
            game.apply(decision.seat, action).unwrap();
        }
    }
}

/// Whether some row of taps leads to an action.
fn reachable(desk: &Desk, action: Action) -> bool {
    let does = |selection, at| tap(desk, selection, at, false) == Turn::Do(action);
    let on_sheet = sheet(desk, &Selection::None).is_some();
    match action {
        // Who spoke is said for anybody at the table, in a place of its own.
        GAG => desk.gagged() && !buttons(desk, Selection::None).contains(&Button::Act(action)),
        Action::Play { card, .. } if !desk.holds(card) => buttons(desk, Selection::None).contains(&Button::Act(action)),
        Action::Play { card, kind, target } => match (tap(desk, Selection::None, Tap::Hand(card), false), target) {
            (Turn::Do(done), _) => done == action,
            (Turn::Select(aim @ Selection::Aim(_)), Some(seat)) => does(aim, Tap::Seat(seat)),
            (Turn::Select(uses @ Selection::Uses { .. }), _) => buttons(desk, uses).contains(&Button::As(card, kind)),
            _ => false,
        },
        Action::Use { of, cards: Some((a, b)), target } => {
            let half = Selection::Pair { of, first: Some(a) };
            let begun = tap(desk, Selection::Pair { of, first: None }, Tap::Hand(a), false) == Turn::Select(half);
            buttons(desk, Selection::None).contains(&Button::Power(of))
                && begun
                && match (tap(desk, half, Tap::Hand(b), false), target) {
                    // The second card lies in front of its owner, and is on the sheet.
                    (_, Some(owner)) if desk.view.seat(owner).in_play.contains(&b) => {
                        let listed = |(seat, cards): &(Seat, Vec<CardId>)| *seat == owner && cards.contains(&b);
                        matches!(sheet(desk, &half), Some(Sheet::Aimed { groups }) if groups.iter().any(listed))
                            && does(half, Tap::Aimed(b))
                    }
                    (Turn::Do(done), None) => done == action,
                    (Turn::Select(aim), Some(seat)) => does(aim, Tap::Seat(seat)),
                    _ => false,
                }
        }
        Action::Use { of: Source::Card(card), cards: None, .. }
            if !desk.view.me().is_some_and(|me| me.in_play.contains(&card)) =>
        {
            buttons(desk, Selection::None).contains(&Button::Act(action))
        }
        Action::Use { of, cards: None, target: Some(seat) } if desk.aims().contains(&of) => {
            let begun = tap(desk, Selection::None, Tap::Aim(of), false);
            buttons(desk, Selection::None).contains(&Button::Aim(of))
                && matches!(begun, Turn::Select(aim) if does(aim, Tap::Seat(seat)))
        }
        Action::Use { of: Source::Card(card), cards: None, target } => {
            match (tap(desk, Selection::None, Tap::InPlay(card), false), target) {
                (Turn::Do(done), None) => done == action,
                (Turn::Select(aim), Some(seat)) => does(aim, Tap::Seat(seat)),
                _ => false,
            }
        }
        Action::Pick(card) => match sheet(desk, &Selection::None) {
            Some(sheet) => offers(&sheet, card),
            None => desk.holds(card) && does(Selection::None, Tap::Hand(card)),
        },
        Action::Choose(Choice::Kind(kind)) => {
            matches!(sheet(desk, &Selection::None), Some(Sheet::Kinds(kinds)) if kinds.contains(&kind))
        }
        // What lies on a sheet is left by a button on it.
        Action::Pass if matches!(sheet(desk, &Selection::None), Some(Sheet::Others { ways, .. }) if !ways.contains(&action)) => {
            false
        }
        Action::PickHidden | Action::Choose(Choice::Character(_)) => on_sheet,
        Action::Choose(Choice::Guise(_)) => {
            matches!(sheet(desk, &Selection::None), Some(Sheet::Identity { ways, .. }) if ways.contains(&action))
        }
        Action::PickSeat(seat) => does(Selection::None, Tap::Seat(seat)),
        Action::Use { .. } | Action::Choose(_) | Action::Rest | Action::Pass | Action::End => {
            buttons(desk, Selection::None).contains(&Button::Act(action))
        }
    }
}

/// Whether a card lies on a sheet.
fn offers(sheet: &Sheet, card: CardId) -> bool {
    match sheet {
        Sheet::Table { cards, .. } | Sheet::Order { cards } => cards.contains(&card),
        Sheet::Of { in_play, hand, .. } => in_play.contains(&card) || hand.contains(&card),
        Sheet::Others { groups, .. } | Sheet::Aimed { groups } => groups.iter().any(|(_, cards)| cards.contains(&card)),
        Sheet::Kinds(_) | Sheet::Characters(_) | Sheet::Identity { .. } | Sheet::Abilities(_) => false,
    }
}

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
