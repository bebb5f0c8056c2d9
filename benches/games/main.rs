//! Speed of the rules and of the best player: `cargo bench`, or `cargo bench -- clone` for those with a word in their name.
//!
//! * `rules`: random games, perft, clones, decisions, views and imagined worlds.
//! * `legend`: one decision of the player that thinks ahead.
//! * `workload`: the tables, and the games recorded at them.
//!
//! Every benchmark has a count of the work it does (decisions, nodes, worlds). All of them are compared with `counts.txt`
//! before anything is timed, so that figures of two versions are figures of the same work. `UPDATE_GOLDEN=1 cargo bench`
//! writes the counts anew; say why in the commit.

mod legend;
mod rules;
mod workload;

use std::fmt::Write;
use std::{env, fs};
use workload::{Card5, Card8All, Dice5};

const COUNTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/counts.txt");

fn main() {
    assert_counts();
    divan::main();
}

/// Compares the work of every benchmark with the file of counts.
fn assert_counts() {
    let mut now = String::from("# benchmark, table, count\n");
    let mut add = |rows: Vec<(&str, &str, u64)>| {
        for (benchmark, table, count) in rows {
            // Writing to a string cannot fail.
            let _ = writeln!(now, "{benchmark} {table} {count}");
        }
    };
    add(rules::counts::<Card5>());
    add(rules::counts::<Card8All>());
    add(rules::counts::<Dice5>());
    add(legend::counts::<Card5>());
    add(legend::counts::<Card8All>());
    add(legend::counts::<Dice5>());
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(COUNTS, &now).expect("the file of counts can be written");
    }
    let before = fs::read_to_string(COUNTS).expect("there is a file of counts");
    assert!(before == now, "the benchmarks no longer do the work of {COUNTS}, but this:\n{now}");
}
