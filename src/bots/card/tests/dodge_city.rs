//! The cards of Dodge City.

use super::Table;
use standoff_engine::card::Character;
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

fn five() -> Table {
    Table::open(&FIVE).all_sets()
}

#[test]
fn green_cards_are_laid_down_early() {
    for card in ["sombrero 7C", "bible 10H", "iron_plate AD", "canteen 7H", "pony_express QD", "howitzer 9S"] {
        five().hand('A', &["bang 7D", card]).now().is(card);
    }
    five().hand('A', &["knife 8H", "hideout KD"]).now().starts("hideout");
}

#[test]
fn a_green_weapon_is_used_on_an_enemy() {
    five().front('A', &["knife 8H"]).now().is("use knife 8H > E");
    five().front('A', &["derringer 7S"]).now().is("use derringer 7S > E");
    five().front('A', &["buffalo_rifle QC"]).life('C', 1).now().is("use buffalo_rifle QC > C");
    five().front('A', &["pepperbox AH"]).now().is("use pepperbox AH > E");
    five().hand('A', &["punch 10S"]).now().is("punch 10S > E");
}

#[test]
fn a_green_weapon_is_kept_for_an_enemy() {
    // Only the Sheriff is near.
    for card in ["knife 8H", "derringer 7S", "pepperbox AH"] {
        five().front('A', &[card]).front('E', &["mustang 8H"]).now().is("end");
    }
    five().front('B', &["sombrero 7C"]).front('A', &["derringer 7S"]).front('E', &["mustang 8H"]).now().is("end");
    five().hand('A', &["punch 10S"]).front('E', &["hideout KD"]).now().is("end");
}

#[test]
fn a_shield_is_shot_down() {
    let table = five().front('E', &["sombrero 7C"]).hand('E', &["bang 2D", "bang 3D"]);
    table.hand('A', &["bang 7D", "bang 8D"]).now().starts("bang");
}

#[test]
fn the_worst_card_pays() {
    let table = || five().hand('A', &["springfield KS", "missed 10C", "dynamite 2H"]).life('C', 1);
    table().now().is("springfield KS > C");
    table().after(&[('A', "springfield KS > C")]).answer().is("take dynamite 2H");
    let armed = five().front('A', &["barrel QS"]).hand('A', &["rag_time 9H", "missed 10C", "barrel KS"]);
    armed.front('C', &["hideout KD"]).after(&[('A', "rag_time 9H > C")]).answer().is("take barrel KS");
}

#[test]
fn springfield_is_not_for_friends() {
    let table = |roles: &[Role]| Table::open(roles).all_sets().hand('A', &["springfield KS", "dynamite 2H"]);
    table(&[Deputy, Sheriff, Deputy, Outlaw]).life('B', 1).life('C', 1).now().is("springfield KS > D");
    table(&[Outlaw, Outlaw, Sheriff, Deputy]).life('C', 1).now().is("springfield KS > C");
}

#[test]
fn rag_time_robs_the_best() {
    let table = || five().hand('A', &["rag_time 9H", "dynamite 2H"]);
    table().front('C', &["barrel QS"]).now().is("rag_time 9H > C");
    table().front('B', &["barrel QS"]).hand('B', &["bang 2D"]).now().is("end");
    // A good card is too much for a bare hand card.
    five().hand('A', &["rag_time 9H", "missed 10C"]).hand('D', &["bang 2D"]).now().is("end");
}

#[test]
fn a_brawl_needs_more_enemies_than_friends() {
    let table = || five().hand('A', &["brawl JS", "dynamite 2H"]);
    table().front('C', &["barrel QS"]).front('E', &["mustang 8H"]).now().is("brawl JS");
    table().front('B', &["barrel QS"]).hand('B', &["bang 2D"]).now().is("end");
    let brawl = || table().front('B', &["barrel QS", "mustang 8H"]).front('C', &["scope AS", "barrel KS"]);
    let friend = [Outlaw, Outlaw, Sheriff, Deputy];
    let freed = Table::open(&friend).all_sets().hand('A', &["brawl JS", "dynamite 2H"]);
    let freed = freed.front('B', &["barrel QS", "jail 10S"]).front('C', &["scope AS"]);
    freed.after(&[('A', "brawl JS"), ('A', "take dynamite 2H")]).answer().is("take jail 10S");
    let lines = [('A', "brawl JS"), ('A', "take dynamite 2H"), ('A', "take mustang 8H")];
    brawl().after(&lines).answer().is("take barrel KS");
}

#[test]
fn green_robbery_is_for_enemies() {
    for card in ["can_can JC", "conestoga 9D"] {
        let used = format!("use {card} > C");
        five().front('A', &[card]).front('C', &["barrel QS"]).now().is(&used);
        five().front('A', &[card]).front('B', &["barrel QS"]).hand('B', &["bang 2D"]).now().is("end");
        let taken = five().front('A', &[card]).front('C', &["scope AS", "barrel QS"]).hand('C', &["bang 2D"]);
        taken.after(&[('A', &used)]).answer().is("take barrel QS");
    }
}

#[test]
fn tequila_is_for_the_weakest_friend() {
    let table = || five().hand('A', &["tequila 9C", "dynamite 2H"]);
    table().life('B', 1).now().is("tequila 9C > B");
    table().life('B', 1).life('A', 3).now().is("tequila 9C > B");
    table().life('A', 1).now().is("tequila 9C > A");
    table().life('C', 1).life('E', 1).now().is("end");
    table().now().is("end");
}

#[test]
fn whisky_is_drunk_by_need() {
    let table = || five().hand('A', &["whisky QH", "sombrero 7C"]);
    table().life('A', 1).now().is("whisky QH");
    table().life('A', 1).after(&[('A', "whisky QH")]).answer().is("take sombrero 7C");
    table().now().is("sombrero 7C");
    five().hand('A', &["whisky QH", "dynamite 2H"]).life('A', 3).now().is("end");
    five().hand('A', &["whisky QH", "dynamite 2H"]).now().is("end");
}

#[test]
fn a_canteen_is_kept_until_it_helps() {
    five().front('A', &["canteen 7H"]).now().is("end");
    five().front('A', &["canteen 7H"]).life('A', 3).now().is("use canteen 7H");
    // Unlike Beer it still works for the last two.
    let two = Table::open(&[Sheriff, Renegade, Outlaw, Outlaw]).all_sets().out("CD").life('A', 1);
    two.front('A', &["canteen 7H"]).hand('A', &["beer 6H"]).now().is("use canteen 7H");
}

#[test]
fn the_pony_express_comes_first() {
    five().front('A', &["pony_express QD"]).hand('A', &["bang 7D", "mustang 8H"]).now().is("use pony_express QD");
}

#[test]
fn a_howitzer_is_a_gatling() {
    five().front('A', &["howitzer 9S"]).life('C', 1).now().is("use howitzer 9S");
    five().front('A', &["howitzer 9S"]).life('C', 1).life('B', 1).now().is("end");
    let renegade = Table::open(&[Renegade, Sheriff, Outlaw, Deputy, Outlaw]).all_sets().life('B', 1);
    renegade.front('A', &["howitzer 9S"]).now().is("end");
}

fn shot_at_sheriff(hand: &[&str], front: &[&str]) -> Table {
    let table = Table::open(&[Outlaw, Sheriff, Deputy, Renegade, Outlaw]).all_sets();
    table.hand('A', &["bang 7D"]).hand('B', hand).front('B', front)
}

#[test]
fn dodge_comes_before_missed() {
    let answer = |hand: &[&str], front: &[&str]| shot_at_sheriff(hand, front).after(&[('A', "bang 7D > B")]).answer();
    answer(&["missed 10C", "dodge 7D"], &[]).is("dodge 7D");
    answer(&["missed 10C"], &["bible 10H"]).is("use bible 10H");
    answer(&["dodge 7D"], &["sombrero 7C"]).is("dodge 7D");
    answer(&[], &["sombrero 7C"]).is("use sombrero 7C");
    answer(&["missed 10C"], &["barrel QS", "sombrero 7C"]).is("use barrel QS");
}

#[test]
fn a_shield_counts_against_slab() {
    let slab = |front: &[&str]| {
        let table = shot_at_sheriff(&["missed 10C"], front).character('A', Character::SlabTheKiller).life('B', 1);
        table.after(&[('A', "bang 7D > B")]).answer()
    };
    slab(&["sombrero 7C"]).is_not("pass");
    slab(&[]).is("pass");
}

#[test]
fn all_that_heals_saves_by_table_rule() {
    let dying =
        |hand: &[&str], front: &[&str]| shot_at_sheriff(hand, front).life('B', 1).rule("rescue_cards", "all_healing");
    let lines = [('A', "bang 7D > B"), ('B', "pass")];
    dying(&["bang 2D"], &["canteen 7H"]).after(&lines).answer().is("use canteen 7H");
    dying(&["whisky QH", "bang 2D"], &[]).after(&lines).answer().is("whisky QH");
    dying(&["tequila 9C", "bang 2D"], &[]).after(&lines).answer().is("tequila 9C");
    dying(&["beer 6H", "bang 2D"], &["canteen 7H"]).after(&lines).answer().is("use canteen 7H");
    let paid = [('A', "bang 7D > B"), ('B', "pass"), ('B', "whisky QH")];
    dying(&["whisky QH", "bang 2D", "missed 10C"], &[]).after(&paid).answer().is("take bang 2D");
}

#[test]
fn a_beer_makes_up_for_any_loss_by_table_rule() {
    let hurt = |life: i8, hand: &[&str]| {
        let table = shot_at_sheriff(hand, &[]).life('B', life).rule("beer_out_of_turn", "any_loss");
        table.after(&[('A', "bang 7D > B"), ('B', "pass")]).answer()
    };
    hurt(2, &["beer 6H", "bang 2D"]).is("beer 6H");
    hurt(3, &["bang 2D", "whisky QH"]).is("pass");
}

#[test]
fn a_target_that_can_save_itself_is_no_sure_kill() {
    // The one with the Canteen lives on, so the other is shot.
    let table = Table::open(&[Deputy, Outlaw, Sheriff, Renegade, Outlaw]).all_sets().life('B', 1).life('E', 1);
    let table = table.rule("rescue_cards", "all_healing").front('B', &["canteen 7H"]);
    table.hand('A', &["bang 7D"]).now().is("bang 7D > E");
}

#[test]
fn distance_cards_of_both_sets_add_up() {
    let table = Table::open(&[Outlaw, Deputy, Outlaw, Sheriff, Outlaw, Outlaw]).all_sets();
    table.front('A', &["scope AS"]).hand('A', &["binocular 10D", "bang 7D"]).now().is("binocular 10D");
    five().front('A', &["mustang 8H"]).hand('A', &["hideout KD", "bang 7D"]).now().is("hideout KD");
}

#[test]
fn nobody_draws_the_same_cards_for_ever() {
    let mut table = five().hand('A', &["wells_fargo 3H", "stagecoach 9S", "general_store QS"]).discard(&["missed JC"]);
    table.0.deck_is_all = true;
    table.now().is("end");
    let mut jose = five().character('A', Character::JoseDelgado).front('A', &["barrel QS"]).hand('A', &["barrel KS"]);
    jose.0.deck_is_all = true;
    jose.now().is("end");
}
