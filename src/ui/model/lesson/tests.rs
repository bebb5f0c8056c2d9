use super::*;
use crate::i18n::{Lang, Translator};
use crate::table::{Chair, Controller, Level, Options, Table};
use crate::ui::model::Desk;
use standoff_engine::card::{Ask, CardKind, Demand};
use standoff_engine::core::{Role, Team};

fn table() -> Table<Game> {
    let bots = ["Abe", "Belle", "Clint"].map(|name| Chair::new(name, Controller::Bot(Level::Drifter)));
    let chairs = [Chair::new("You", Controller::Person)].into_iter().chain(bots).collect();
    Table::deal(setup(), SEED, chairs, Options::default()).unwrap()
}

fn desk(table: &Table<Game>) -> Desk {
    Desk::new(table.view(Some(LEARNER)), table.legal(LEARNER))
}

fn act(table: &mut Table<Game>, seat: Seat, line: &str) {
    let action = Game::read_action(line).unwrap_or_else(|| panic!("not notation: {line}"));
    assert_eq!(table.asked(), Some(seat), "{line}");
    assert!(table.legal(seat).contains(&action), "{seat} may not: {line}");
    table.act(seat, action).unwrap();
}

fn pass_until(table: &mut Table<Game>, seat: Seat) {
    while let Some(asked) = table.asked().filter(|asked| *asked != seat) {
        act(table, asked, "pass");
    }
}

/// Lets everybody do what is written; `each` sees the table before every moment.
fn play(wanted: impl Fn(Progress) -> Vec<&'static str>, mut each: impl FnMut(Progress, &Table<Game>)) -> Table<Game> {
    let mut table = table();
    let mut progress = Progress::default();
    loop {
        each(progress, &table);
        match progress.beat() {
            Beat::Tell(..) if progress.is_last() => return table,
            Beat::Tell(..) => progress = progress.next(),
            Beat::Watch(line) => {
                let (seat, line) = line.split_once(' ').unwrap();
                act(&mut table, Seat::from_letter(seat.chars().next().unwrap()).unwrap(), line);
                progress = progress.next();
            }
            Beat::Do(..) | Beat::Pick(..) | Beat::Try(..) => {
                for line in wanted(progress) {
                    act(&mut table, LEARNER, line);
                    progress = progress.did(line).unwrap();
                    // Whoever has no line lets it happen.
                    if progress.cue() == Cue::Pass {
                        pass_until(&mut table, LEARNER);
                    }
                }
            }
        }
    }
}

fn straight(progress: Progress) -> Vec<&'static str> {
    let most = if matches!(progress.beat(), Pick(..)) { 1 } else { usize::MAX };
    progress.left().take(most).collect()
}

#[test]
fn the_lesson_ends_with_a_win_and_its_record_replays() {
    let table = play(straight, |_, _| {});
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.team, Team::Outlaws);
    assert!(outcome.winners.contains(LEARNER) && outcome.winners.contains(PARTNER));
    assert!(Table::load(table.save()).is_ok());
}

#[test]
fn what_may_be_done_in_any_order_may() {
    let table = play(|progress| straight(progress).into_iter().rev().collect(), |_, _| {});
    assert_eq!(table.outcome().map(|outcome| outcome.team), Some(Team::Outlaws));
}

#[test]
fn whatever_is_picked_the_lesson_is_won() {
    let most = LESSON.iter().filter(|beat| matches!(beat, Pick(..))).map(|beat| beat.wanted().len()).max().unwrap();
    for at in 0..most {
        let pick = |progress: Progress| match progress.beat() {
            Pick(_, lines) => vec![lines[at % lines.len()]],
            _ => straight(progress),
        };
        let table = play(pick, |progress, table| {
            if let Pick(_, lines) = progress.beat() {
                assert_eq!(table.legal(LEARNER).len(), lines.len(), "whatever can be picked may be");
            }
        });
        assert_eq!(table.outcome().map(|outcome| outcome.team), Some(Team::Outlaws));
    }
}

#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    play(straight, |progress, table| {
        let mut again = self::table();
        for (seat, line) in lines_to(progress) {
            pass_until(&mut again, seat);
            act(&mut again, seat, line);
        }
        if progress.cue() == Cue::Pass {
            pass_until(&mut again, LEARNER);
        }
        assert_eq!(again.view(None), table.view(None), "{progress:?}");
        assert_eq!(again.view(Some(LEARNER)), table.view(Some(LEARNER)), "{progress:?}");
    });
}

#[test]
fn what_the_coach_says_is_true() {
    let mut before = Desk::new(table().view(Some(LEARNER)), Vec::new());
    let mut said = Vec::new();
    play(straight, |progress, table| {
        let desk = desk(table);
        let Some(say) = progress.beat().say() else { return };
        said.push(say);
        let view = &desk.view;
        let me = view.me().unwrap();
        let mine = desk.mine().map(|decision| decision.ask);
        let in_hand = |kind| desk.hand().iter().filter(|card| card.kind() == kind).count();
        let life = |desk: &Desk, seat| desk.view.seat(seat).life;
        let shot_by =
            |by| matches!(mine, Some(Ask::Respond { to: Demand::Missed { by: Some(seat), .. } }) if seat == by);
        let may = |kind| {
            desk.legal.iter().any(|action| matches!(action, Action::Play { kind: played, .. } if *played == kind))
        };
        match say {
            Say::Goal => assert_eq!(me.role, Some(Role::Outlaw)),
            Say::Sheriff => {
                assert_eq!([1, 2, 3].map(|seat| view.seat(Seat(seat)).role), [None, None, Some(Role::Sheriff)]);
            }
            Say::Dodge => assert!(shot_by(SHERIFF) && in_hand(CardKind::Missed) == 1),
            Say::Turn => {
                assert_eq!(mine, Some(Ask::Turn));
                assert_eq!(desk.hand().len(), before.hand().len() + 1, "a Missed! went, two cards came");
            }
            Say::Distance => assert!(desk.distance(SHERIFF).unwrap() > desk.reach(LEARNER)),
            Say::Weapon => assert!(!desk.reaches(SHERIFF)),
            Say::Shoot => assert!(desk.reaches(SHERIFF) && may(CardKind::Bang)),
            Say::End => {
                assert_eq!(life(&desk, SHERIFF), life(&before, SHERIFF) - 1);
                assert!(in_hand(CardKind::Bang) > 0 && !may(CardKind::Bang));
            }
            Say::Character => assert_eq!(life(&desk, PARTNER), life(&before, PARTNER) - 2),
            Say::Friend | Say::EndAgain => assert_eq!(life(&desk, SHERIFF), life(&before, SHERIFF) - 1),
            Say::Hit => assert!(shot_by(SHERIFF) && desk.legal == [Action::Pass]),
            Say::Hurt => {
                assert_eq!(me.life, life(&before, LEARNER) - 1);
                assert_eq!(desk.hand().len(), before.hand().len() + 1);
            }
            Say::Freely => assert!(mine == Some(Ask::Turn) && may(CardKind::Barrel) && may(CardKind::Bang)),
            Say::Discard => assert_eq!(desk.hand().len(), me.life as usize + 1),
            Say::Barrel => assert!(shot_by(RENEGADE) && desk.legal.len() == 2),
            Say::Out => {
                assert_eq!(me.life, life(&before, LEARNER), "the Barrel saved a life");
                assert!(!desk.in_play(PARTNER) && view.seat(PARTNER).role == Some(Role::Outlaw));
                let drew_and_shot = before.view.seat(SHERIFF).hand_count + 2 - 1;
                assert_eq!(view.seat(SHERIFF).hand_count, drew_and_shot + 3);
            }
            Say::Beer => assert!(me.life < me.max_life && may(CardKind::Beer)),
            Say::Finish => assert_eq!((me.life, life(&desk, SHERIFF)), (life(&before, LEARNER) + 1, 1)),
            Say::Won => assert!(view.board.outcome.is_some_and(|outcome| outcome.winners.contains(PARTNER))),
        }
        before = desk;
    });
    assert_eq!(said.len(), 20);
}

#[test]
fn nothing_but_what_is_wanted_goes_on() {
    let at = LESSON.iter().position(|beat| beat.say() == Some(Say::Freely)).unwrap();
    let start = Progress::at(at);
    let [first, second] = start.beat().wanted() else { panic!() };
    assert_eq!(start.did("end"), None);
    assert_eq!(start.did("bang 3D > B"), None);
    assert_eq!(start.did("bang 3D > D"), start.did("bang 10D > D"), "one is as good as the other");
    let half = start.did(second).unwrap();
    assert_eq!((half.beat, half.left().collect::<Vec<_>>()), (at, vec![*first]));
    assert_eq!(half.did(second), None);
    assert_eq!(half.did(first), Some(start.next()));
}

#[test]
fn the_mark_goes_from_the_card_to_the_target() {
    let at = LESSON.iter().position(|beat| beat.say() == Some(Say::Shoot)).unwrap();
    let progress = Progress::at(at);
    let Some(Action::Play { card, kind, .. }) = Game::read_action(progress.left().next().unwrap()) else { panic!() };
    assert_eq!(spot(progress, &Selection::None).as_deref(), Some(".hand [data-kind=\"bang\"]"));
    let aiming = Selection::Aim(Aim::Play { card, kind });
    assert_eq!(spot(progress, &aiming).as_deref(), Some(".seat[data-seat=\"3\"]"));
}

/// What is to be tapped is said in words as well, in two short sentences at most.
#[test]
fn the_words_name_what_is_to_be_tapped() {
    for lang in Lang::all() {
        let tongue: &Translator = lang.tongue();
        play(straight, |progress, table| {
            let (desk, names) = (desk(table), table.names());
            let text = words(progress.beat(), tongue, &desk, &names);
            assert!(text.chars().count() <= 160, "{lang:?}: {text}");
            let sentences = text.matches(['.', '?']).count() + text.matches("! ").count();
            assert!(sentences <= 4, "{lang:?}: {text}");
            let hinted = if let Beat::Do(_, lines) = progress.beat() { lines } else { &[] };
            for line in hinted {
                let name = match Game::read_action(line).unwrap() {
                    Action::Play { card, .. } | Action::Pick(card) => tongue.card(card.kind()),
                    _ => continue,
                };
                // Some languages bend the end of a name.
                let stem: String = name.chars().take(name.chars().count().saturating_sub(2).max(3)).collect();
                assert!(text.contains(&stem), "{lang:?}: {name} in {text}");
            }
        });
    }
}
