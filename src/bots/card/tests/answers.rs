//! Answers to attacks and losses.

use super::Table;
use standoff_engine::card::{Character, Stage};
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Outlaw, Sheriff, Deputy, Renegade, Outlaw];

fn shot_at_sheriff(hand: &[&str], front: &[&str]) -> Table {
    Table::open(&FIVE).hand('A', &["bang 7D"]).hand('B', hand).front('B', front)
}

#[test]
fn the_barrel_comes_before_missed() {
    let asked = shot_at_sheriff(&["missed 10C"], &["barrel QS"]).after(&[('A', "bang 7D > B")]);
    asked.answer().is("use barrel QS");
    // The draw! fails.
    let table = shot_at_sheriff(&["missed 10C"], &["barrel QS"]).deck(&["missed JC"]);
    table.after(&[('A', "bang 7D > B"), ('B', "use barrel QS")]).answer().is("missed 10C");
}

#[test]
fn a_shot_is_answered() {
    shot_at_sheriff(&["missed 10C", "beer 6H"], &[]).after(&[('A', "bang 7D > B")]).answer().is("missed 10C");
    shot_at_sheriff(&["bang 2D", "beer 6H"], &[]).after(&[('A', "bang 7D > B")]).answer().is("pass");
}

#[test]
fn one_missed_is_not_wasted_on_slab() {
    let slab = |hand: &[&str]| shot_at_sheriff(hand, &[]).character('A', Character::SlabTheKiller);
    slab(&["missed 10C", "beer 6H"]).after(&[('A', "bang 7D > B")]).answer().is("pass");
    slab(&["missed 10C", "missed JC"]).life('B', 1).after(&[('A', "bang 7D > B")]).answer().starts("missed");
}

#[test]
fn calamity_janet_dodges_with_what_she_needs_least() {
    let table = shot_at_sheriff(&["bang 2D", "missed 10C"], &[]).character('B', Character::CalamityJanet);
    table.after(&[('A', "bang 7D > B")]).answer().is_not("pass");
}

#[test]
fn a_dying_player_drinks() {
    let asked = shot_at_sheriff(&["beer 6H"], &[]).life('B', 1).after(&[('A', "bang 7D > B"), ('B', "pass")]);
    asked.answer().is("beer 6H");
}

#[test]
fn a_beer_too_few_is_not_drunk() {
    // Dynamite takes three of two points: two Beers are needed.
    let burning = |hand: &[&str]| {
        let table = Table::open(&FIVE).stage(Stage::Begin).front('A', &["dynamite 2H"]).deck(&["missed 2S"]);
        table.life('A', 2).hand('A', hand)
    };
    burning(&["beer 6H", "bang 2D"]).after(&[]).answer().is("pass");
    burning(&["beer 6H", "beer 7H"]).after(&[]).answer().starts("beer");
}

#[test]
fn sid_gives_two_cards_to_live() {
    let hand = ["bang 2D", "bang 3D"];
    let table = shot_at_sheriff(&hand, &[]).character('B', Character::SidKetchum).life('B', 1);
    table.after(&[('A', "bang 7D > B"), ('B', "pass")]).answer().starts("use sid_ketchum");
    let table = shot_at_sheriff(&["bang 2D", "bang 3D", "beer 6H"], &[]).character('B', Character::SidKetchum);
    table.life('B', 1).after(&[('A', "bang 7D > B"), ('B', "pass")]).answer().is("beer 6H");
}

#[test]
fn indians_are_driven_off() {
    let table = Table::open(&FIVE).hand('A', &["indians KD"]).hand('B', &["bang 2D", "missed 10C"]);
    table.after(&[('A', "indians KD")]).answer().is("bang 2D");
}

#[test]
fn a_duel_is_fought_when_it_can_be_won() {
    let duel = |hand: &[&str]| Table::open(&FIVE).hand('A', &["duel 8C"]).hand('B', hand).life('B', 2);
    duel(&["bang 2D"]).after(&[('A', "duel 8C > B")]).answer().is("bang 2D");
    duel(&["missed 10C"]).after(&[('A', "duel 8C > B")]).answer().is("pass");
    let full = ["duel 8C", "bang 3D", "bang 4D", "bang 5D", "bang 6D", "bang 9D", "bang 10D", "bang JD"];
    let hopeless = Table::open(&FIVE).hand('A', &full).hand('B', &["bang 2D"]);
    hopeless.after(&[('A', "duel 8C > B")]).answer().is("pass");
    let last_stand = Table::open(&FIVE).hand('A', &full).hand('B', &["bang 2D"]).life('B', 1);
    last_stand.after(&[('A', "duel 8C > B")]).answer().is("bang 2D");
}
