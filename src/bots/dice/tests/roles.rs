//! Special roles and the ghost.

use super::{Asked, Table};
use standoff_engine::core::Role::{self, *};
use standoff_engine::dice::Face::*;
use standoff_engine::dice::{Action, Modules, Power, Roles};

const FIVE: [Role; 5] = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];

fn special(roles: &[Role]) -> Table {
    Table::open(roles).modules(Modules { roles: Roles::Special, ..Modules::NONE })
}

/// Passes until a seat is asked that can do something else.
fn heard(mut asked: Asked) -> Asked {
    loop {
        let seat = asked.game.decision().unwrap().seat;
        let legal = asked.game.legal_actions(seat);
        if legal.len() > 1 {
            return asked;
        }
        asked.apply(seat, legal[0]);
    }
}

#[test]
fn the_left_hand_saves_himself_and_the_sheriff() {
    let dice = [Bullseye1, Bullseye2, Dynamite, Dynamite, Gatling];
    let table = special(&FIVE).power('D', Power::LeftHand);
    let asked = heard(table.clone().life('B', 1).kept(&dice)).then("shoot B").then("shoot D");
    heard(asked).answer().is("reveal");
    let asked = heard(table.clone().life('D', 1).kept(&dice)).then("shoot B").then("shoot D");
    heard(asked).answer().is("reveal");
    let asked = heard(table.life('C', 1).kept(&dice)).then("shoot B").then("shoot C");
    heard(asked).answer().is("pass");
}

#[test]
fn the_judge_stops_an_enemy() {
    let dice = [Bullseye1, Bullseye2, Dynamite, Dynamite, Gatling];
    let table = special(&FIVE).power('D', Power::LeftHand).power('E', Power::TheJudge);
    // The Renegade saves the Sheriff: well done.
    let asked = heard(table.clone().life('B', 1).kept(&dice)).then("shoot B").then("shoot D");
    heard(heard(asked).then("reveal")).answer().is("pass");
    let asked = heard(table.life('D', 1).kept(&dice)).then("shoot B").then("shoot D");
    heard(heard(asked).then("reveal")).answer().is("reveal");
}

#[test]
fn the_bad_denies_the_sheriff_a_beer() {
    let roles = [Sheriff, Outlaw, Outlaw, Renegade, Deputy];
    let table = special(&roles).power('B', Power::TheBad).life('A', 2).life('B', 3);
    let asked = heard(table.kept(&[Beer, Beer, Dynamite, Dynamite, Gatling])).then("to A").then("to A");
    heard(asked).answer().is("reveal");
}

#[test]
fn the_ugly_gives_his_arrows_away() {
    let table = special(&FIVE).power('A', Power::TheUgly).arrows('A', 5).life('A', 4).begin();
    let asked = heard(table.after(&[]));
    asked.answer().is("reveal");
    heard(asked).then("reveal");
}

#[test]
fn the_good_relieves_a_dying_sheriff() {
    let roles = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];
    let table = special(&roles).power('A', Power::TheGood).begin();
    heard(table.clone().life('B', 1).after(&[])).answer().is("reveal");
    heard(table.after(&[])).answer().is("pass");
}

#[test]
fn the_doctor_makes_the_third_dynamite_of_an_enemy() {
    let table = special(&FIVE).power('E', Power::TheDoctor).life('A', 1).life('B', 2).life('E', 2);
    let asked = heard(table.rolled(&[Dynamite, Dynamite, Bullseye1, Bullseye1, Beer]));
    asked.answer().is("reveal");
    let answer = heard(asked.then("reveal")).answer();
    let turned = |action: &Action| matches!(action, Action::Turn { die: 2 | 3, .. });
    assert!(answer.0.iter().all(turned), "{answer:?}");
}

#[test]
fn the_ghost_helps_its_own_side() {
    let table = Table::open(&FIVE).modules(Modules { ghost: true, ..Modules::NONE }).ghost('C');
    let asked = table.clone().rolled(&[Dynamite, Dynamite]);
    asked.answer().is("stop");
    asked.then("stop").answer().is("give dynamite to B");
    let asked = table.life('A', 1).rolled(&[Beer, Gatling]).then("stop");
    asked.answer().is("give beer to A");
}
