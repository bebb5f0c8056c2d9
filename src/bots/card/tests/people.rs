//! The characters of Dodge City.

use super::Table;
use standoff_engine::card::{Character, Stage};
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

fn five(character: Character) -> Table {
    Table::open(&FIVE).all_sets().character('A', character)
}

#[test]
fn elena_fuente_dodges_with_her_worst_card() {
    let table = |hand: &[&str]| {
        let table = Table::open(&[Outlaw, Sheriff, Deputy, Renegade, Outlaw]).all_sets();
        let table = table.character('B', Character::ElenaFuente).hand('A', &["bang 7D"]).hand('B', hand);
        table.after(&[('A', "bang 7D > B")]).answer()
    };
    table(&["beer 6H", "dynamite 2H", "missed 10C"]).is("dynamite 2H as missed");
    table(&["beer 6H", "stagecoach 9S", "bang 2D"]).is("bang 2D as missed");
}

#[test]
fn elena_fuente_is_hard_to_hit() {
    // Two enemies alike: the one who can dodge with anything is left alone.
    let table = Table::open(&[Sheriff, Outlaw, Deputy, Renegade, Outlaw]).all_sets().life('B', 3).life('E', 3);
    let table = table.character('E', Character::ElenaFuente).hand('B', &["bang 2D"]).hand('E', &["bang 3D"]);
    table.hand('A', &["bang 7C"]).now().is("bang 7C > B");
}

#[test]
fn no_diamonds_for_apache_kid() {
    let table = || Table::open(&FIVE).all_sets().character('E', Character::ApacheKid);
    table().hand('A', &["bang 7D"]).now().is("end");
    table().hand('A', &["bang 7D", "bang 7C"]).now().is("bang 7C > E");
    table().front('A', &["conestoga 9D"]).front('E', &["barrel QS"]).now().is("end");
    table().hand('A', &["cat_balou 9D"]).front('E', &["barrel QS"]).now().is("end");
    // The only one at his last point is not touched by red Indians.
    let alone = || Table::open(&FIVE).all_sets().character('C', Character::ApacheKid).out("DE").life('C', 1);
    alone().hand('A', &["indians KD"]).now().is("end");
}

#[test]
fn belle_star_shoots_through_everything() {
    let shielded = |character| {
        let table = Table::open(&[Outlaw, Deputy, Outlaw, Outlaw, Sheriff]).all_sets().character('A', character);
        table.front('E', &["barrel QS", "sombrero 7C", "mustang 8H"]).hand('A', &["bang 7D"]).life('E', 1)
    };
    shielded(Character::BelleStar).now().is("bang 7D > E");
    shielded(Character::BlackJack).now().is_not("bang 7D > E");
}

#[test]
fn doc_holyday_shoots_with_cards_of_no_use() {
    let doc = || five(Character::DocHolyday);
    let idle = doc().front('A', &["barrel QS", "winchester 8S"]).life('E', 1).life('C', 4);
    idle.hand('A', &["barrel KS", "schofield JC"]).now().starts("use doc_holyday");
    doc().hand('A', &["missed 10C", "beer 6H"]).hand('E', &["bang 2D", "bang 3D", "bang 4D"]).now().is("end");
    // The best cards stay.
    let picky = doc().front('A', &["barrel QS"]).hand('A', &["missed 10C", "dynamite 2H", "barrel KS"]).life('E', 1);
    let line = picky.now().line();
    assert!(line.starts_with("use doc_holyday") && !line.contains("missed") && line.ends_with("> E"), "{line}");
    let red = doc().character('E', Character::ApacheKid).hand('A', &["bang 8D", "bang 9D"]).life('E', 1);
    red.now().is_not("use doc_holyday: bang 8D, bang 9D > E");
    // Two cards are never worth the Sheriff.
    doc().front('E', &["mustang 8H"]).hand('A', &["dynamite 2H", "jail 10S"]).out("CD").now().is_not("use doc");
}

#[test]
fn jose_delgado_trades_what_he_cannot_lay_down() {
    let jose = || five(Character::JoseDelgado).front('A', &["barrel QS"]);
    jose().hand('A', &["barrel KS", "missed 10C"]).now().is("use jose_delgado");
    jose().hand('A', &["barrel KS", "hideout KD"]).now().is("hideout KD");
    let trade = jose().front('A', &["barrel QS", "hideout KD"]).hand('A', &["barrel KS", "mustang 8H"]);
    trade.after(&[('A', "use jose_delgado")]).answer().is("take barrel KS");
    jose().hand('A', &["missed 10C"]).now().is("end");
}

#[test]
fn chuck_wengam_bleeds_while_he_can() {
    let chuck = |life| five(Character::ChuckWengam).life('A', life);
    chuck(4).now().is("use chuck_wengam");
    chuck(2).now().is("end");
    chuck(1).now().is("end");
    chuck(4).hand('A', &["missed 10C", "missed JC", "missed QC"]).now().is("end");
    chuck(3).hand('A', &["bang 7D"]).now().is("bang 7D > E");
}

#[test]
fn pat_brennan_takes_a_strong_card() {
    let pat = || five(Character::PatBrennan).stage(Stage::Draw).hand('A', &["bang 7D", "missed 10C"]);
    pat().front('C', &["scope AS", "barrel QS"]).after(&[]).answer().is("take barrel QS");
    pat().front('C', &["pony_express QD"]).after(&[]).answer().is("take pony_express QD");
    pat().front('B', &["barrel QS"]).after(&[]).answer().is("choose deck");
    pat().front('D', &["schofield JC"]).after(&[]).answer().is("choose deck");
}

#[test]
fn vera_custer_copies_what_she_needs() {
    let vera = || five(Character::VeraCuster).stage(Stage::Begin);
    vera().character('D', Character::PixiePete).after(&[]).answer().is("choose pixie_pete");
    let hurt = vera().life('A', 1).character('D', Character::ElenaFuente).character('C', Character::TequilaJoe);
    hurt.hand('A', &["bang 2D", "bang 3D", "missed 10C"]).after(&[]).answer().is("choose elena_fuente");
    let thirsty = vera().life('A', 1).character('D', Character::VultureSam).character('C', Character::TequilaJoe);
    thirsty.hand('A', &["beer 6H", "beer 7H"]).after(&[]).answer().is("choose tequila_joe");
    let armed = vera().character('D', Character::WillyTheKid).character('C', Character::SidKetchum);
    armed.hand('A', &["bang 2D", "bang 3D", "bang 4D"]).after(&[]).answer().is("choose willy_the_kid");
}

#[test]
fn heirs_pick_the_best() {
    let table =
        Table::open(&FIVE).all_sets().character('A', Character::VeraCuster).character('B', Character::VultureSam);
    let table = table.stage(Stage::Begin).hand('A', &["bang 7C"]).life('E', 1);
    let table = table.front('E', &["dynamite 2H", "hideout KD", "scope AS"]).front('A', &["winchester 8S"]);
    let lines = [('A', "choose vulture_sam"), ('A', "bang 7C > E")];
    table.after(&lines).answer().is("take hideout KD");
}

#[test]
fn molly_stark_answers_with_what_she_is_paid_for() {
    let table = Table::open(&[Outlaw, Sheriff, Deputy, Renegade, Outlaw]).all_sets();
    let table = table.character('B', Character::MollyStark).hand('A', &["bang 7D"]).hand('B', &["missed 10C"]);
    table.front('B', &["sombrero 7C"]).after(&[('A', "bang 7D > B")]).answer().is("missed 10C");
}

#[test]
fn tequila_joe_drinks() {
    five(Character::TequilaJoe).life('A', 2).hand('A', &["beer 6H"]).now().is("beer 6H");
    // Two Beers' worth in one: enough against Dynamite.
    let burning = five(Character::TequilaJoe).stage(Stage::Begin).front('A', &["dynamite 2H"]).deck(&["missed 2S"]);
    burning.life('A', 2).hand('A', &["beer 6H", "bang 2D"]).after(&[]).answer().is("beer 6H");
}

#[test]
fn sean_mallory_keeps_his_cards() {
    // Nothing has to be spent before the end of the turn.
    let hand = ["missed 10C", "missed JC", "missed QC", "beer 6H", "beer 7H"];
    five(Character::SeanMallory).hand('A', &hand).now().is("end");
}

#[test]
fn sean_mallory_does_not_keep_the_whole_deck() {
    // While he holds everything nobody can play, so he begins with what harms him least.
    let mut hand = vec!["schofield JC", "schofield QC", "beer 6H", "beer 7H", "beer 8H"];
    hand.extend(["missed 10C", "missed JC", "missed QC", "missed KC", "missed AC", "missed 2S", "missed 3S"]);
    hand.extend(["missed 4S", "missed 5S", "missed 6S", "missed 7S"]);
    let mut table = five(Character::SeanMallory).front('A', &["winchester 8S"]).hand('A', &hand);
    table.0.deck_is_all = true;
    table.now().starts("schofield");
}
