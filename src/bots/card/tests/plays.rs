//! Phase 2.

use super::Table;
use standoff_engine::card::Character;
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

#[test]
fn a_deputy_never_shoots_the_sheriff() {
    // B is in range and weak; C and E are out of range behind their horses.
    let table = || {
        Table::open(&[Deputy, Sheriff, Outlaw, Renegade, Outlaw])
            .life('B', 1)
            .front('E', &["mustang 8H"])
            .hand('A', &["bang 7D", "duel 8C"])
    };
    table().hand('C', &["bang 2D", "bang 3D", "bang 4D", "bang 5D"]).now().is_not("bang 7D > B");
    table().now().is_not("duel 8C > B");
    Table::closed(&FIVE)
        .front('E', &["mustang 8H"])
        .hand('A', &["bang 7D", "panic JH", "cat_balou KH"])
        .now()
        .is_not("bang");
}

#[test]
fn a_deputy_shoots_an_outlaw() {
    Table::open(&FIVE).hand('A', &["bang 7D"]).now().is("bang 7D > E");
}

#[test]
fn a_sheriff_does_not_kill_a_likely_deputy() {
    let five = [Sheriff, Deputy, Outlaw, Outlaw, Renegade];
    // Both neighbours are at their last point and nothing is known of them.
    Table::closed(&five).life('B', 1).life('E', 1).hand('A', &["bang 7D"]).now().is("end");
    Table::closed(&five).life('B', 1).life('E', 1).hand('A', &["duel 8C", "bang 7D"]).now().is_not("duel 8C > B");
    Table::open(&five).front('E', &["mustang 8H"]).hand('A', &["bang 7D"]).now().is("end");
}

#[test]
fn a_sheriff_takes_the_kill_of_an_outlaw() {
    let five = [Sheriff, Outlaw, Deputy, Outlaw, Renegade];
    Table::open(&five).life('B', 1).hand('A', &["bang 7D"]).now().is("bang 7D > B");
    Table::open(&five).life('D', 1).hand('A', &["duel 8C", "bang 7D"]).front('B', &["barrel QS"]).now().starts("bang");
}

#[test]
fn an_outlaw_goes_for_the_sheriff() {
    let five = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];
    Table::open(&five).hand('A', &["bang 7D"]).life('E', 2).now().is("bang 7D > B");
    Table::closed(&five).hand('A', &["bang 7D"]).now().is("bang 7D > B");
    Table::closed(&five).hand('A', &["gatling 10H"]).life('B', 1).now().is("gatling 10H");
}

#[test]
fn an_outlaw_spares_an_outlaw() {
    let five = [Outlaw, Outlaw, Sheriff, Deputy, Outlaw];
    Table::open(&five).life('B', 1).life('E', 1).hand('A', &["bang 7D", "jail JS"]).now().is("jail JS > D");
    Table::open(&five).life('B', 1).life('E', 1).hand('A', &["bang 7D"]).now().is("end");
}

#[test]
fn a_renegade_keeps_the_sheriff_alive_until_the_end() {
    let five = [Renegade, Sheriff, Outlaw, Deputy, Outlaw];
    let weak = || Table::open(&five).life('B', 1);
    weak().hand('A', &["bang 7D"]).now().is_not("bang 7D > B");
    weak().hand('A', &["duel 8C", "bang 7D", "bang 8D"]).now().is_not("duel 8C > B");
    weak().hand('A', &["gatling 10H", "indians KD"]).now().is("end");
    weak().out("CE").hand('A', &["bang 7D"]).now().is_not("bang 7D > B");
    weak().out("CDE").hand('A', &["bang 7D"]).now().is("bang 7D > B");
}

#[test]
fn a_renegade_helps_the_weaker_side() {
    let strong_law = Table::open(&[Renegade, Deputy, Sheriff, Outlaw, Outlaw]).out("D").life('E', 3);
    strong_law.hand('A', &["bang 7D"]).now().is("bang 7D > B");
    let strong_outlaws = Table::open(&[Renegade, Deputy, Sheriff, Outlaw, Outlaw]).life('B', 2).life('C', 2);
    strong_outlaws.hand('A', &["bang 7D"]).now().is("bang 7D > E");
}

#[test]
fn no_beer_is_wasted() {
    Table::open(&FIVE).hand('A', &["beer 6H"]).now().is("end");
    Table::open(&FIVE).hand('A', &["beer 6H"]).life('A', 2).now().is("beer 6H");
    Table::open(&[Sheriff, Renegade, Outlaw, Outlaw]).out("CD").life('A', 1).hand('A', &["beer 6H"]).now().is("end");
    Table::open(&FIVE).hand('A', &["saloon 5H"]).life('C', 1).life('D', 1).now().is("end");
    Table::open(&FIVE).hand('A', &["saloon 5H"]).life('A', 1).life('B', 1).now().is("saloon 5H");
}

#[test]
fn no_volley_that_kills_a_friend() {
    let table = |card: &str| Table::open(&FIVE).life('C', 1).life('B', 1).hand('A', &[card]);
    table("gatling 10H").now().is("end");
    table("indians KD").now().is("end");
    let deputies = [Deputy, Deputy, Sheriff, Outlaw, Outlaw, Outlaw, Renegade];
    Table::open(&deputies).life('B', 1).hand('A', &["gatling 10H"]).now().is("end");
}

#[test]
fn a_volley_at_enemies_is_fired() {
    Table::open(&FIVE).hand('A', &["gatling 10H"]).life('C', 1).now().is("gatling 10H");
    Table::open(&FIVE).hand('A', &["indians KD"]).life('E', 1).now().is("indians KD");
}

#[test]
fn weapons_are_only_exchanged_for_better_ones() {
    let armed = |hand: &[&str]| Table::open(&FIVE).front('A', &["winchester 8S"]).hand('A', hand);
    armed(&["schofield JC"]).now().is("end");
    armed(&["volcanic 10S", "missed 10C"]).now().is("end");
    Table::open(&FIVE).front('A', &["schofield JC"]).hand('A', &["remington KC"]).now().is("remington KC");
    Table::open(&[Outlaw, Deputy, Outlaw, Sheriff, Renegade])
        .hand('A', &["remington KC", "bang 7D"])
        .now()
        .is("remington KC");
}

#[test]
fn volcanic_is_for_many_bangs() {
    let rapid = Table::open(&FIVE).front('A', &["schofield JC"]);
    rapid.hand('A', &["volcanic 10S", "bang 7D", "bang 8D", "bang 9D"]).now().is("volcanic 10S");
    let firing = Table::open(&FIVE).front('A', &["volcanic 10S"]).hand('A', &["bang 7D", "bang 8D"]);
    firing.after(&[('A', "bang 7D > E")]).answer().is("bang 8D > E");
}

#[test]
fn cards_are_drawn_and_laid_down_first() {
    let hand = ["bang 7D", "stagecoach 9S", "mustang 8H", "barrel QS"];
    Table::open(&FIVE).hand('A', &hand).now().is("stagecoach 9S");
    Table::open(&FIVE).hand('A', &["bang 7D", "wells_fargo 3H"]).now().is("wells_fargo 3H");
    Table::open(&FIVE).hand('A', &["bang 7D", "mustang 8H"]).now().is("mustang 8H");
    Table::open(&FIVE).hand('A', &["bang 7D", "barrel QS"]).now().is("barrel QS");
    Table::open(&FIVE).hand('A', &["bang 7D", "scope AS"]).now().is("scope AS");
    Table::open(&FIVE).hand('A', &["bang 7D", "general_store 9C"]).now().is("general_store 9C");
}

#[test]
fn jail_is_for_the_best_armed_enemy() {
    let armed = Table::open(&FIVE).front('C', &["winchester 8S"]).hand('C', &["bang 2D", "bang 3D", "missed JC"]);
    armed.hand('A', &["jail JS"]).now().is("jail JS > C");
    Table::open(&[Sheriff, Deputy, Outlaw, Deputy, Outlaw, Outlaw, Renegade])
        .out("EFG")
        .front('C', &["jail 10S"])
        .hand('A', &["jail JS"])
        .now()
        .is("end");
}

#[test]
fn dynamite_needs_enemies_around() {
    Table::open(&[Sheriff, Deputy, Deputy, Outlaw, Outlaw, Outlaw, Renegade])
        .out("DEF")
        .hand('A', &["dynamite 2H"])
        .now()
        .is("end");
    Table::open(&FIVE).life('A', 3).life('B', 2).hand('A', &["dynamite 2H"]).now().is("end");
    Table::open(&[Deputy, Outlaw, Outlaw, Renegade, Sheriff])
        .life('B', 2)
        .life('C', 2)
        .life('D', 2)
        .hand('A', &["dynamite 2H"])
        .now()
        .is("dynamite 2H");
}

#[test]
fn a_duel_needs_more_bangs_than_expected() {
    let full = ["bang 2D", "bang 3D", "bang 4D", "missed JC", "missed QC"];
    let table = || Table::open(&FIVE).out("DE");
    table().hand('C', &full).hand('A', &["duel 8C"]).life('A', 1).now().is("end");
    table().hand('A', &["duel 8C"]).now().is("duel 8C > C");
    table()
        .hand('C', &full[..1])
        .hand('A', &["duel 8C", "bang 5D", "bang 6D"])
        .front('C', &["mustang 8H"])
        .now()
        .is("duel 8C > C");
}

#[test]
fn robbery_is_for_enemies() {
    let table = |card: &str| Table::open(&FIVE).hand('A', &[card]).hand('B', &["bang 2D", "bang 3D"]);
    table("panic JH").now().is("end");
    table("panic JH").front('E', &["barrel QS"]).now().is("panic JH > E");
    table("cat_balou KH").now().is("end");
    table("cat_balou KH").front('C', &["barrel QS"]).now().is("cat_balou KH > C");
}

#[test]
fn nobody_robs_himself() {
    let mut table = Table::open(&FIVE).hand('A', &["panic JH"]).front('A', &["barrel QS", "mustang 8H"]);
    assert!(table.0.rules.set("panic_self", "true"));
    table.now().is("end");
    let table = Table::open(&FIVE).hand('A', &["cat_balou KH"]).front('A', &["barrel QS"]).hand('B', &["bang 2D"]);
    table.now().is("end");
}

#[test]
fn a_jailed_friend_is_freed() {
    let two = [Deputy, Deputy, Sheriff, Outlaw, Outlaw, Outlaw, Renegade];
    let table = Table::open(&two).front('B', &["jail JS"]).out("EFG");
    table.hand('A', &["cat_balou KH"]).now().is("cat_balou KH > B");
}

#[test]
fn calamity_janet_fires_a_bang_before_a_missed() {
    let table = Table::open(&FIVE).character('A', Character::CalamityJanet);
    table.hand('A', &["missed 10C", "bang 7D"]).now().is("bang 7D > E");
}

#[test]
fn sid_trades_spare_cards_for_life() {
    let table = || Table::open(&FIVE).character('A', Character::SidKetchum).life('A', 1);
    table().hand('A', &["missed 10C", "missed JC", "missed QC", "missed KC"]).now().starts("use sid_ketchum");
    table().life('A', 4).hand('A', &["missed 10C", "missed JC"]).now().is("end");
}
