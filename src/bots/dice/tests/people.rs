//! Characters: what they change in a choice.

use super::Table;
use standoff_engine::core::Role::{self, *};
use standoff_engine::dice::Face::*;
use standoff_engine::dice::{Character, Modules};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];
const OUTLAW: [Role; 5] = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];

#[test]
fn slab_doubles_the_last_shot() {
    let table = Table::open(&OUTLAW).character('A', Character::SlabTheKiller);
    table.clone().life('B', 2).kept(&[Bullseye1, Beer, Dynamite, Dynamite, Gatling]).answer().is("shoot B double");
    // His own last point is worth more than a point of the Renegade's.
    let table = Table::open(&[Deputy, Renegade, Outlaw, Sheriff, Renegade]).character('A', Character::SlabTheKiller);
    let asked = table.life('A', 1).kept(&[Bullseye1, Beer, Dynamite, Dynamite, Gatling]);
    asked.answer().is_not("shoot B double");
}

#[test]
fn janet_shoots_with_either() {
    let asked = Table::open(&OUTLAW).character('A', Character::CalamityJanet).life('B', 2);
    asked.rolled(&[Bullseye1, Bullseye2, Arrow, Dynamite, Gatling]).answer().keeps(&[1, 2]);
}

#[test]
fn suzy_gets_rid_of_her_bullseye() {
    let asked = Table::open(&FIVE).character('A', Character::SuzyLafayette).life('A', 2);
    asked.rolled(&[Beer, Beer, Gatling, Bullseye1, Dynamite]).answer().rerolls(&[4]);
}

#[test]
fn black_jack_takes_dynamite_up() {
    let asked = Table::open(&FIVE).character('A', Character::BlackJack).life('A', 1);
    asked.rolled(&[Dynamite, Dynamite, Beer, Beer, Bullseye1]).answer().rerolls(&[1, 2]);
}

#[test]
fn willy_keeps_two_gatlings() {
    let asked = Table::open(&[Outlaw, Sheriff, Deputy, Renegade, Deputy]).character('A', Character::WillyTheKid);
    asked.life('B', 1).rolled(&[Gatling, Gatling, Arrow, Beer, Dynamite]).answer().keeps(&[1, 2]);
}

#[test]
fn bart_takes_an_arrow_for_his_last_point() {
    let table = Table::open(&OUTLAW).character('B', Character::BartCassidy).life('B', 1);
    let asked = table.kept(&[Bullseye1, Dynamite, Dynamite, Gatling, Beer]).then("shoot B");
    asked.answer().is("take arrow");
}

#[test]
fn kit_relieves_himself_and_his_friends() {
    let table = Table::open(&FIVE).character('A', Character::KitCarlson);
    let dice = [Gatling, Dynamite, Dynamite, Beer, Beer];
    table
        .clone()
        .arrows('A', 3)
        .arrows('C', 3)
        .life('B', 3)
        .kept(&dice)
        .then("to B")
        .then("to B")
        .answer()
        .is("return arrow of A");
    let asked = table.arrows('C', 3).kept(&dice).then("to A").then("to A");
    asked.answer().is("pass");
}

#[test]
fn elena_gives_her_arrow_to_an_enemy() {
    let modules = Modules { characters: true, ..Modules::NONE };
    let table = Table::open(&FIVE).modules(modules).character('A', Character::ElenaFuente).life('C', 2).arrows('C', 1);
    table.rolled(&[Arrow, Dynamite, Beer, Beer, Gatling]).answer().is("to C");
}

#[test]
fn molly_saves_the_sheriff() {
    let modules = Modules { characters: true, ..Modules::NONE };
    let dice = [Bullseye1, Dynamite, Dynamite, Gatling, Beer];
    let table = Table::open(&OUTLAW).modules(modules).character('E', Character::MollyStark);
    table.clone().life('B', 1).kept(&dice).then("shoot B").answer().is("take loss");
    // An enemy is left to his fate.
    let table = Table::open(&[Deputy, Outlaw, Sheriff, Renegade, Deputy]).modules(modules);
    let table = table.character('E', Character::MollyStark).life('B', 1);
    table.kept(&dice).then("shoot B").answer().is("pass");
}

#[test]
fn a_sixth_die_is_welcome() {
    let modules = Modules { characters: true, saloon_dice: true, ..Modules::NONE };
    let table = Table::open(&FIVE).modules(modules).character('A', Character::TequilaJoe).life('A', 3);
    table.now().is("use coward");
}

#[test]
fn sid_serves_himself_or_the_sheriff() {
    let table = |life| Table::open(&FIVE).character('A', Character::SidKetchum).life('B', life);
    let wounded = table(2).begin();
    wounded.now().is("to B");
    table(8).begin().life('A', 3).now().is("to A");
}

#[test]
fn the_chief_takes_his_arrow() {
    // With the Chief's Arrow he alone has the most and loses nothing.
    let modules = Modules { chiefs_arrow: true, ..Modules::NONE };
    let table = Table::open(&FIVE).modules(modules).arrows('A', 4).arrows('C', 2).life('A', 5);
    table.rolled(&[Arrow, Dynamite, Beer, Beer, Gatling]).answer().is("take chief");
    let table = Table::open(&FIVE).modules(modules).chief('C').arrows('A', 4);
    table.rolled(&[Bullseye1, Dynamite, Beer, Beer, Gatling]).answer();
}
