//! Three players in a ring, and eight with two Renegades.

use super::Table;
use standoff_engine::card::Character;
use standoff_engine::core::Role::{self, *};

fn three(roles: [Role; 3]) -> Table {
    Table::closed(&roles).all_sets()
}

#[test]
fn everybody_hunts_his_own_prey() {
    for (hunter, prey, other) in [(Deputy, Renegade, Outlaw), (Renegade, Outlaw, Deputy), (Outlaw, Deputy, Renegade)] {
        three([hunter, prey, other]).hand('A', &["bang 7C"]).now().is("bang 7C > B");
        three([hunter, other, prey]).hand('A', &["bang 7C"]).now().is("bang 7C > C");
        three([hunter, other, prey])
            .hand('A', &["duel 8C", "bang 7C"])
            .life('B', 1)
            .life('C', 1)
            .now()
            .is("bang 7C > C");
    }
}

#[test]
fn the_hunter_is_a_target_too() {
    // The prey is out of range.
    let table = three([Deputy, Outlaw, Renegade]).front('C', &["mustang 8H"]);
    table.life('B', 1).hand('A', &["bang 7C"]).now().is("bang 7C > B");
}

#[test]
fn the_prey_is_stripped_first() {
    let table = three([Deputy, Outlaw, Renegade]).front('B', &["barrel QS"]).front('C', &["barrel KS"]);
    table.hand('A', &["cat_balou KH"]).now().is("cat_balou KH > C");
}

#[test]
fn the_last_two_fight() {
    let table = three([Deputy, Outlaw, Renegade]).out("C").hand('A', &["bang 7C", "beer 6H"]).life('A', 1);
    table.now().is("bang 7C > B");
}

#[test]
fn nobody_is_treated_in_a_ring() {
    let table = three([Deputy, Outlaw, Renegade]).life('B', 1).life('C', 1);
    table.hand('A', &["tequila 9C", "dynamite 2H"]).now().is_not("tequila");
}

const EIGHT: [Role; 8] = [Renegade, Sheriff, Renegade, Outlaw, Outlaw, Outlaw, Deputy, Deputy];

#[test]
fn a_renegade_clears_the_other_out_of_the_way() {
    let table = || Table::open(&EIGHT).all_sets().out("DEFGH").hand('A', &["bang 7C"]);
    table().now().is("bang 7C > C");
    table().life('B', 1).now().is("bang 7C > C");
    table().out("C").now().is("bang 7C > B");
}

#[test]
fn the_law_hunts_both_renegades() {
    let roles = [Sheriff, Renegade, Deputy, Outlaw, Outlaw, Outlaw, Deputy, Renegade];
    let table = Table::open(&roles).all_sets().out("DEFG").front('H', &["mustang 8H"]);
    table.hand('A', &["bang 7C"]).now().is("bang 7C > B");
}

#[test]
fn eight_strangers_are_told_apart() {
    // Who shot the Sheriff is shot; nothing is known of the other neighbour.
    let roles = [Outlaw, Sheriff, Deputy, Renegade, Outlaw, Outlaw, Deputy, Renegade];
    let table = Table::closed(&roles)
        .character('B', Character::BlackJack)
        .all_sets()
        .hand('A', &["bang 7C"])
        .hand('B', &["bang 8C"])
        .deck(&["missed JC", "missed QC", "missed KC", "missed AC"]);
    table.after(&[('A', "bang 7C > B"), ('B', "pass"), ('A', "end")]).answer().is("bang 8C > A");
}
