//! Picking cards, players and ways.

use super::Table;
use standoff_engine::card::{Character, Stage};
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

#[test]
fn the_barrel_of_an_enemy_is_taken() {
    let table = |card: &str| {
        let table = Table::open(&FIVE).hand('A', &[card]).hand('E', &["bang 2D", "bang 3D", "bang 4D"]);
        table.front('E', &["scope AS", "barrel QS", "jail JS"])
    };
    table("cat_balou KH").after(&[('A', "cat_balou KH > E")]).answer().is("take barrel QS");
    table("panic JH").after(&[('A', "panic JH > E")]).answer().is("take barrel QS");
}

#[test]
fn a_friend_loses_his_jail() {
    let two = [Deputy, Deputy, Sheriff, Outlaw, Outlaw, Outlaw, Renegade];
    let table = Table::open(&two).front('B', &["barrel QS", "jail JS"]).hand('B', &["bang 2D"]);
    table.hand('A', &["cat_balou KH"]).after(&[('A', "cat_balou KH > B")]).answer().is("take jail JS");
}

#[test]
fn the_store_is_picked_by_need() {
    let shelf = ["dynamite 2H", "bang 7D", "missed 10C", "duel 8C", "jail JS"];
    let table = |hand: &[&str]| Table::open(&FIVE).deck(&shelf).hand('A', hand);
    table(&["general_store 9C"]).after(&[('A', "general_store 9C")]).answer().is("take missed 10C");
    let sated = ["general_store 9C", "missed JC", "missed QC", "missed KC"];
    table(&sated).after(&[('A', "general_store 9C")]).answer().is("take jail JS");
}

#[test]
fn kit_carlson_puts_back_the_worst() {
    let table = Table::open(&FIVE).character('A', Character::KitCarlson).stage(Stage::Draw);
    let table = table.deck(&["dynamite 2H", "barrel QS", "bang 7D"]);
    table.after(&[]).answer().is("take dynamite 2H");
}

#[test]
fn lucky_duke_makes_his_luck() {
    let table =
        Table::open(&FIVE).hand('A', &["bang 7D"]).front('E', &["barrel QS"]).character('E', Character::LuckyDuke);
    let table = table.deck(&["missed 10C", "beer 6H"]);
    table.after(&[('A', "bang 7D > E"), ('E', "use barrel QS")]).answer().is("take beer 6H");
    let table =
        Table::open(&FIVE).character('A', Character::LuckyDuke).stage(Stage::Begin).front('A', &["dynamite 2H"]);
    table.deck(&["missed 2S", "bang 7D"]).after(&[]).answer().is("take bang 7D");
}

#[test]
fn pedro_ramirez_knows_a_good_card() {
    let table = || Table::open(&FIVE).character('A', Character::PedroRamirez).stage(Stage::Draw);
    table().discard(&["barrel QS", "bang 7D"]).after(&[]).answer().is("choose discard");
    table().discard(&["dynamite 2H", "barrel QS"]).after(&[]).answer().is("choose deck");
}

#[test]
fn jesse_jones_robs_enemies_only() {
    let table = || Table::open(&FIVE).character('A', Character::JesseJones).stage(Stage::Draw);
    table().hand('B', &["bang 2D"]).hand('C', &["bang 3D"]).after(&[]).answer().is("from C");
    table().hand('B', &["bang 2D"]).after(&[]).answer().is("choose deck");
}

#[test]
fn the_worst_card_goes_in_phase_three() {
    let table = |hand: &[&str]| Table::open(&FIVE).stage(Stage::Discard).life('A', 2).hand('A', hand);
    table(&["missed 10C", "beer 6H", "dynamite 2H"]).now().is("take dynamite 2H");
    table(&["missed 10C", "bang 6D", "beer 6H"]).now().is("take bang 6D");
    let armed = table(&["missed 10C", "bang 6D", "schofield JC"]).front('A', &["winchester 8S"]);
    armed.now().is("take schofield JC");
}

#[test]
fn nobody_broods_over_the_order_of_his_discards() {
    let five = [Outlaw, Sheriff, Deputy, Renegade, Outlaw];
    let table = Table::open(&five).life('E', 1).hand('A', &["bang 7D"]).hand('E', &["bang 2D", "bang 3D"]);
    table.after(&[('A', "bang 7D > E"), ('E', "pass"), ('E', "pass")]).answer().is("rest");
}
