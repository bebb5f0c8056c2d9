use super::*;
use crate::i18n::Module;
use crate::storage::Speed;
use crate::table::{Controller, Table};
use crate::ui::model::form::Seating;
use crate::ui::model::hold::{Beats, Hold, Next, wait};
use standoff_engine::core::{Rng, Rules, Seat, SeatSet};
use standoff_engine::dice::{Action, Arrow, Arrows, Ask, DiceSet, Event, Game, Illegal, Modules, Roles, Setup};

const BOTS: &[&str] = &["Abe", "Belle", "Clint", "Dolly", "Earp", "Flora", "Gus"];

fn numbered(n: u8) -> String {
    format!("Player {n}")
}

fn desk_of(game: &Game, viewer: Option<Seat>) -> Desk {
    let legal = viewer.map(|seat| game.legal_actions(seat)).unwrap_or_default();
    Desk::new(game.view(viewer), legal)
}

/// Every decision of some games, as the one who is asked sees it.
fn walk(mut each: impl FnMut(&Game, &Desk, &mut Rng)) {
    let all = Modules::ALL;
    let mixed = Modules { roles: Roles::Mixed, ..all };
    for (seed, players, modules) in
        [(1, 3, Modules::NONE), (2, 4, mixed_without_ghost(mixed)), (3, 5, all), (4, 8, mixed), (5, 8, all)]
    {
        let mut rng = Rng::from_seed(seed);
        let mut game = Game::deal(&Setup { modules, ..Setup::base(players) }, seed, &mut Vec::new()).unwrap();
        while let Some(decision) = game.decision() {
            each(&game, &desk_of(&game, Some(decision.seat)), &mut rng);
            let legal = game.legal_actions(decision.seat);
            game.apply(decision.seat, legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
    }
}

fn mixed_without_ghost(modules: Modules) -> Modules {
    Modules { ghost: false, ..modules }
}

/// Whether an action is a choice of dice to roll.
fn rolls(action: &Action) -> bool {
    matches!(action, Action::Roll(_))
}

#[test]
fn every_legal_action_can_be_tapped() {
    walk(|_, desk, _| {
        let seats: Vec<Seat> = Seat::all(desk.view.board.seats.len() as u8).collect();
        let mut selections = vec![Selection::None, Selection::Doubled];
        selections.extend((0..desk.view.board.dice.len() as u8).map(Selection::Die));
        selections.extend(seats.iter().copied().map(Selection::Whose));
        let mut reached = Vec::new();
        for selection in
            selections.into_iter().filter(|one| *one == one.kept(desk) || matches!(one, Selection::Whose(_)))
        {
            for button in buttons(desk, selection) {
                if let Button::Act(action) = button {
                    reached.push(action);
                }
            }
            for seat in &seats {
                if let Turn::Do(action) = tap(desk, selection, Tap::Seat(*seat)) {
                    reached.push(action);
                }
            }
        }
        for action in desk.legal.iter().filter(|action| !rolls(action)) {
            assert!(reached.contains(action), "{action:?} in {:?} cannot be tapped", desk.ask());
        }
        assert!(reached.iter().all(|action| desk.may(*action)));
    });
}

#[test]
fn every_choice_of_dice_can_be_tapped() {
    walk(|_, desk, rng| {
        if !desk.is_keeping() {
            return;
        }
        // Half of them will do.
        let wanted: Vec<DiceSet> =
            desk.legal.iter().filter_map(|a| if let Action::Roll(d) = a { Some(*d) } else { None }).collect();
        let wanted = wanted[rng.below(wanted.len() as u32) as usize];
        let mut selection = Selection::None;
        for at in desk.loose().iter() {
            if desk.rolling(selection).contains(at) != wanted.contains(at) {
                let Turn::Select(next) = tap(desk, selection, Tap::Die(at)) else { panic!("{at}") };
                selection = next;
            }
        }
        assert_eq!(desk.rolling(selection), wanted);
        let last = buttons(desk, selection).pop();
        assert_eq!(last, Some(Button::Act(Action::Roll(wanted))));
        for (at, look) in desk.dice(selection).iter().enumerate() {
            let expected = match (wanted.contains(at as u8), desk.loose().contains(at as u8)) {
                (true, _) => DieState::Rolls,
                (false, true) => DieState::Kept,
                (false, false) => DieState::Locked,
            };
            assert_eq!(look.state, expected);
        }
    });
}

#[test]
fn dynamite_says_why_it_stays_and_what_was_kept_stays_kept() {
    let (mut locked, mut kept) = (0, 0);
    walk(|_, desk, _| {
        if !desk.is_keeping() {
            return;
        }
        let before = desk.kept_before();
        for (at, look) in desk.dice(Selection::None).into_iter().enumerate() {
            let at = at as u8;
            if look.state == DieState::Locked {
                let turn = tap(desk, Selection::None, Tap::Die(at));
                assert!(matches!(turn, Turn::Refuse { why: Illegal::Locked { die }, .. } if die == at));
                locked += 1;
            } else {
                assert_eq!(look.state == DieState::Kept, before.contains(at));
                kept += u32::from(look.state == DieState::Kept);
            }
        }
    });
    assert!(locked > 0 && kept > 0);
}

#[test]
fn who_cannot_be_shot_is_told_why() {
    let mut told = 0;
    walk(|_, desk, _| {
        if !matches!(desk.ask(), Some(Ask::Shoot { .. })) {
            return;
        }
        let lit = desk.highlighted(Selection::None);
        for seat in desk.ring() {
            match tap(desk, Selection::None, Tap::Seat(seat)) {
                Turn::Do(_) => assert!(lit.contains(seat)),
                Turn::Refuse {
                    why: Illegal::OutOfReach { target, .. } | Illegal::TargetEliminated { target }, ..
                } => {
                    assert_eq!(target, seat);
                    told += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    });
    assert!(told > 0);
}

#[test]
fn who_waits_has_nothing_to_tap_and_knows_only_shown_roles() {
    walk(|game, desk, _| {
        let asked = desk.asked().unwrap();
        let other = game.ring().everyone().find(|seat| *seat != asked).unwrap();
        let waiting = desk_of(game, Some(other));
        assert_eq!(tone(&waiting), Tone::Waiting);
        assert!(buttons(&waiting, Selection::None).is_empty());
        assert!(waiting.highlighted(Selection::None).is_empty());
        assert!(waiting.dice(Selection::None).iter().all(|die| die.state == DieState::Plain));
        for seat in waiting.ring() {
            let look = SeatLook::of(&waiting, seat, Selection::None);
            assert_eq!(look.role.is_some(), game.player(seat).role_shown);
            assert!(look.power.is_none() || look.role.is_some());
        }
        assert_eq!(waiting.ring().len() + 1, game.players().len());
        assert_eq!(desk_of(game, None).ring().len(), game.players().len());
    });
}

#[test]
fn a_double_shot_is_asked_for_before_it_is_aimed() {
    let mut doubled = 0;
    walk(|_, desk, _| {
        if desk.legal.iter().any(|action| matches!(action, Action::Shoot { doubled: true, .. })) {
            assert_eq!(buttons(desk, Selection::None), [Button::Double(true)]);
            assert_eq!(tap(desk, Selection::None, Tap::Double), Turn::Select(Selection::Doubled));
            assert_eq!(buttons(desk, Selection::Doubled), [Button::Double(false)]);
            let seat = desk.highlighted(Selection::Doubled).iter().next().unwrap();
            let shot = Turn::Do(Action::Shoot { target: seat, doubled: true });
            assert_eq!(tap(desk, Selection::Doubled, Tap::Seat(seat)), shot);
            doubled += 1;
        }
    });
    assert!(doubled > 0);
}

#[test]
fn special_roles_can_be_passed_on_until_ones_turn() {
    let mut rests = 0;
    walk(|_, desk, _| {
        if matches!(desk.ask(), Some(Ask::Role { .. })) {
            let row = buttons(desk, Selection::None);
            assert_eq!(row.last(), Some(&Button::Act(Action::Pass)));
            let own = Some(desk.view.turn.seat) == desk.viewer();
            assert_eq!(row.contains(&Button::Rest), !own);
            rests += u32::from(!own);
        }
    });
    assert!(rests > 0);
}

#[test]
fn nobody_learns_who_could_use_a_role_by_the_time_it_takes() {
    let me = Seat(0);
    let alone = Hold::new(SeatSet::of(me));
    assert_eq!(alone.next(Some(me), &[Action::Pass], true, || false), Next::Pass(me));
    assert_eq!(alone.next(Some(me), &[Action::Reveal, Action::Pass], true, || false), Next::Person);
    assert!(Event::Passed { seat: me }.is_silent());
    let rolled = Event::Rolled { seat: me, rolled: DiceSet::first(5), dice: standoff_engine::dice::Dice::new() };
    assert!(!rolled.is_silent());
    assert!(wait(Speed::Normal, &[rolled]) > wait(Speed::Normal, &[Event::Stopped { seat: me }]));
    assert_eq!(Effects::of(&[rolled], None).rolled, DiceSet::first(5));
}

#[test]
fn aimed_shots_and_poured_beers_are_seen_at_once() {
    let (mut hits, mut beers) = (0, 0);
    walk(|_, desk, _| {
        for seat in Seat::all(desk.view.board.seats.len() as u8) {
            let look = SeatLook::of(desk, seat, Selection::None);
            hits += u32::from(look.hits_coming);
            beers += u32::from(look.beers_coming);
        }
    });
    assert!(hits > 0 && beers > 0);
}

#[test]
fn every_form_can_be_dealt() {
    for players in 0..=9 {
        for bits in 0..16u8 {
            for roles in [Roles::Normal, Roles::Special, Roles::Mixed] {
                let mut form = Form::fresh("You", BOTS);
                form.set_players(players);
                for (at, module) in Form::SWITCHES.into_iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0) {
                    assert!(!form.has(module), "{at}");
                    form.toggle(module);
                    assert!(form.has(module));
                }
                form.set_roles(roles);
                let done = form.done("You", &numbered);
                assert_eq!(done.setup.check(), Ok(()));
                assert_eq!(done.chairs.len(), usize::from(players.clamp(3, 8)));
                assert_eq!(Form::again(done.clone(), "You", BOTS).done("You", &numbered), done);
            }
        }
    }
}

#[test]
fn a_ghost_needs_five_players_and_comes_back_with_them() {
    let mut form = Form::fresh("You", BOTS);
    form.toggle(Module::Ghost);
    form.set_players(4);
    assert!(form.forbids(Module::Ghost) && !form.deals(Module::Ghost));
    assert!(!form.forbids(Module::ChiefsArrow));
    assert!(!form.done("You", &numbered).setup.modules.ghost);
    form.set_players(5);
    assert!(form.deals(Module::Ghost));
    assert!(form.done("You", &numbered).setup.modules.ghost);
}

#[test]
fn a_stored_dice_game_is_known_by_its_name() {
    use crate::storage::{MemoryStore, Storage};
    use crate::table::{autosave, resume, stored_game};
    let mut storage = Storage::new(MemoryStore::new());
    assert_eq!(stored_game(&storage), None);
    let form = Form::fresh("You", BOTS).done("You", &numbered);
    assert_eq!(form.chairs[0].controller, Controller::Person);
    let table = Table::<Game>::deal(form.setup, 3, form.chairs, form.options).unwrap();
    autosave(&mut storage, &table).unwrap();
    assert_eq!(stored_game(&storage).as_deref(), Some(Game::NAME));
    let again = resume::<Game, _>(&mut storage).unwrap().unwrap();
    assert_eq!(again.names(), table.names());
}

#[test]
fn arrows_shots_and_beers_travel() {
    use crate::ui::model::{Flight, Place, Sound, Thing};
    let (me, jo) = (Seat(0), Seat(1));
    let scene = |event| Effects::of(&[event], Some(me)).scene;
    let fly = |what, from, to| vec![Flight { what, from, to }];
    let taken = Event::ArrowTaken { seat: jo, arrow: Arrow::Normal, from: None };
    assert_eq!(scene(taken).flights, fly(Thing::Arrow, Place::Supply, Place::Seat(jo)));
    let given = Event::ArrowTaken { seat: jo, arrow: Arrow::Chief, from: Some(me) };
    assert_eq!(scene(given).flights, fly(Thing::Chief, Place::Seat(me), Place::Seat(jo)));
    let back = Event::ArrowsReturned { seat: jo, arrows: Arrows { normal: 3, chief: true } };
    assert_eq!(scene(back).flights.len(), 4);
    let shot = scene(Event::Aimed { seat: me, target: jo, reach: 1, doubled: false });
    assert_eq!((shot.flights, shot.sounds), (fly(Thing::Bullet, Place::Seat(me), Place::Seat(jo)), vec![Sound::Shot]));
    let all = scene(Event::GatlingFired { seat: jo });
    assert_eq!(all.flights, fly(Thing::Bullet, Place::Seat(jo), Place::Others(jo)));
    assert_eq!(
        scene(Event::BeerGiven { seat: me, to: jo }).flights,
        fly(Thing::Beer, Place::Seat(me), Place::Seat(jo))
    );
    // A beer for oneself goes nowhere.
    assert_eq!(scene(Event::BeerGiven { seat: me, to: me }).flights, []);
    assert_eq!(scene(Event::TurnBegan { seat: me }).sounds, [Sound::Turn]);
}
