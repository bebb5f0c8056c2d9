//! No blunders in known positions: cowhand and marshal in all of them, the legend in a few.

use standoff_bots::proof::Exam;
use standoff_bots::proof::blunders::{Marks, Position, mark, positions};
use standoff_bots::{Calibre, Level};
use standoff_engine::notation::scenario::{Script, game_of};
use standoff_engine::{card, dice};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn all<G: Exam + Script>() -> Vec<Position<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/blunders");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "txt"));
    let read = |path| (path, fs::read_to_string(path).unwrap());
    let ours = texts.map(read).filter(|(_, text)| game_of(text) == G::NAME);
    ours.flat_map(|(path, text)| positions(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
        .collect()
}

fn marks<G: Exam + Script>(calibre: Calibre, every: usize, seeds: u64) -> Marks {
    let some: Vec<Position<G>> = all().into_iter().step_by(every).collect();
    mark(&some, calibre, seeds).unwrap()
}

#[test]
fn there_are_enough_positions_and_no_two_are_alike() {
    let cards = all::<card::Game>();
    let throws = all::<dice::Game>();
    assert!(cards.len() >= 100 && throws.len() >= 20, "{} and {}", cards.len(), throws.len());
    let stories: BTreeSet<_> = cards.iter().map(|one| format!("{:?} {:?}", one.case.table, one.case.steps)).collect();
    assert_eq!(stories.len(), cards.len());
}

#[test]
fn every_position_can_be_reached_and_every_move_named_is_legal() {
    for position in all::<card::Game>() {
        position.check().unwrap();
    }
    for position in all::<dice::Game>() {
        position.check().unwrap();
    }
}

#[test]
fn the_marshal_blunders_nowhere() {
    for marks in [marks::<card::Game>(Level::Marshal.into(), 1, 3), marks::<dice::Game>(Level::Marshal.into(), 1, 3)] {
        assert!(marks.passes(), "{:.1} %: {:#?}", marks.percent(), marks.faults);
    }
}

/// Careless at dice more than at cards: he rolls on when he should stop.
#[test]
fn the_cowhand_blunders_seldom() {
    for marks in [marks::<card::Game>(Level::Cowhand.into(), 1, 3), marks::<dice::Game>(Level::Cowhand.into(), 1, 3)] {
        let seldom = marks.forbidden * 50 <= marks.positions * 3;
        assert!(seldom && marks.percent() > 80.0, "{:.1} %: {:#?}", marks.percent(), marks.faults);
    }
}

/// The whole examination of the legend is a matter for `proof blunders`, in release.
#[test]
fn the_legend_finds_most_of_the_best_moves() {
    let legend = Calibre { playouts: 60, ..Level::Legend.into() };
    for marks in [marks::<card::Game>(legend, 8, 1), marks::<dice::Game>(legend, 4, 1)] {
        assert!(marks.percent() >= 90.0, "{:.1} %: {:#?}", marks.percent(), marks.faults);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let table = "== A title\nA: sheriff black_jack | hand bang 7D\nB: outlaw kit_carlson\nC: outlaw jesse_jones\n\
        D: renegade lucky_duke\n--\nasked A turn\n";
    let read = |notes: &str| positions::<card::Game>(&format!("{table}{notes}"));
    assert!(read("why: yes\nnever: end").unwrap()[0].check().is_ok());
    for notes in ["", "why: no move", "never: end", "why: what?\nbest: dance"] {
        assert!(read(notes).is_err(), "{notes}");
    }
    for notes in ["best: bang 8D > B", "best: end\nnever: end", "best: end | bang 7D > B | bang 7D > D"] {
        assert!(read(&format!("why: hm\n{notes}")).unwrap()[0].check().is_err(), "{notes}");
    }
}
