//! Event cards: what they ask, and what a coming one makes of a turn.

use super::Table;
use standoff_engine::card::{Character, EventCard, Stage};
use standoff_engine::core::Role::{self, *};

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

fn five() -> Table {
    Table::open(&FIVE)
}

/// A's turn begins with phase 1.
fn drawing(card: EventCard) -> Table {
    five().active(card).stage(Stage::Draw)
}

#[test]
fn peyote_is_guessed_by_counting() {
    // All hearts and diamonds but a few have been seen.
    let red = ["bang AH", "bang QH", "bang KH", "bang 2D", "bang 3D", "bang 4D", "bang 5D", "bang 6D"];
    let black = ["bang 2C", "bang 3C", "bang 4C", "bang 5C", "bang 6C", "bang 7C", "bang 8C", "bang AS"];
    drawing(EventCard::Peyote).discard(&red).after(&[]).answer().is("choose black");
    drawing(EventCard::Peyote).discard(&black).after(&[]).answer().is("choose red");
}

#[test]
fn peyote_is_no_guess_under_a_blessing_or_a_curse() {
    drawing(EventCard::Peyote).active(EventCard::Blessing).after(&[]).answer().is("choose red");
    drawing(EventCard::Peyote).active(EventCard::Curse).after(&[]).answer().is("choose black");
}

#[test]
fn peyote_goes_on_until_a_guess_is_wrong() {
    let table = drawing(EventCard::Peyote).active(EventCard::Curse);
    table.after(&[('A', "choose black")]).answer().is("choose black");
    // Enough is enough: the piles are not turned over for ever.
    let table = drawing(EventCard::Peyote).active(EventCard::Curse);
    table.after(&[('A', "choose black"); 18]).answer().is("pass");
}

#[test]
fn handcuffs_leave_the_best_suit() {
    let table = |hand: &[&str]| drawing(EventCard::Handcuffs).deck(&["missed 10C", "missed JC"]).hand('A', hand);
    table(&["bang 7D", "barrel QS", "mustang 8H"]).after(&[]).answer().is_not("choose clubs");
    table(&["wells_fargo 3H", "dynamite 2H", "jail JS"]).after(&[]).answer().is("choose hearts");
    table(&["bang 7D", "bang 8D", "saloon 5H"]).after(&[]).answer().is("choose diamonds");
    table(&["beer 6H", "bang 7D"]).life('A', 1).after(&[]).answer().is("choose hearts");
}

#[test]
fn a_new_identity_is_for_the_nearly_dead() {
    let table = |life| five().active(EventCard::NewIdentity).spare('A', Character::WillyTheKid).life('A', life);
    table(1).stage(Stage::Begin).after(&[]).answer().is("choose willy_the_kid");
    table(3).stage(Stage::Begin).after(&[]).answer().is("pass");
    table(4).stage(Stage::Begin).after(&[]).answer().is("pass");
}

#[test]
fn blood_brothers_are_friends_in_need() {
    let table = || five().active(EventCard::BloodBrothers).stage(Stage::Begin);
    table().life('B', 1).after(&[]).answer().is("from B");
    table().life('B', 1).life('A', 2).after(&[]).answer().is("pass");
    table().life('C', 1).life('D', 1).after(&[]).answer().is("pass");
    table().life('B', 4).after(&[]).answer().is("pass");
    // Nobody knows who is who.
    let closed = Table::closed(&[Outlaw, Sheriff, Outlaw, Renegade, Deputy]).active(EventCard::BloodBrothers);
    closed.stage(Stage::Begin).life('C', 1).life('B', 1).after(&[]).answer().is("pass");
}

#[test]
fn hard_liquor_is_for_the_wounded_with_a_full_hand() {
    let table = || drawing(EventCard::HardLiquor);
    table().life('A', 2).hand('A', &["missed 10C", "bang 7D"]).after(&[]).answer().is("choose life");
    table().life('A', 3).after(&[]).answer().is("choose deck");
}

#[test]
fn the_ranch_takes_the_worst_cards() {
    let hand = ["missed 10C", "dynamite 2H", "beer 6H", "barrel QS"];
    let table = || drawing(EventCard::Ranch).deck(&["mustang 8H", "missed JC"]).hand('A', &hand);
    table().after(&[]).answer().is("take dynamite 2H");
    table().after(&[('A', "take dynamite 2H")]).answer().is("pass");
}

#[test]
fn the_daltons_get_the_least_card() {
    // D ends his turn and the Sheriff, who is at A, must give one up.
    let table = Table::open(&[Sheriff, Outlaw, Deputy, Outlaw]).coming(EventCard::TheDaltons);
    let mut table = table.front('A', &["barrel QS", "scope AS", "mustang 8H"]);
    table.0.turn = standoff_engine::core::Seat(3);
    table.after(&[('D', "end")]).answer().is("take scope AS");
}

#[test]
fn nothing_good_is_laid_out_for_the_daltons() {
    let table = |hand: &[&str]| five().coming(EventCard::TheDaltons).hand('A', hand);
    table(&["barrel QS"]).now().is("end");
    five().hand('A', &["barrel QS"]).now().is("barrel QS");
    // A worthless card first, and the good one is safe.
    table(&["barrel QS", "scope AS"]).now().is("scope AS");
    table(&["barrel QS"]).front('A', &["scope AS"]).now().is("barrel QS");
    five().active(EventCard::TheDaltons).hand('A', &["barrel QS"]).now().is("barrel QS");
}

#[test]
fn a_missed_is_kept_for_the_roulette() {
    let hand = ["missed 10C", "stagecoach 9S", "panic JH"];
    let table = || five().life('A', 2).hand('A', &hand).stage(Stage::Discard);
    table().coming(EventCard::RussianRoulette).after(&[]).answer().is_not("take missed");
    // Calamity Janet could shoot with it.
    let janet = || five().life('A', 2).hand('A', &["missed 10C"]).character('A', Character::CalamityJanet);
    janet().coming(EventCard::RussianRoulette).life('E', 4).now().is("end");
}

#[test]
fn the_barrel_of_the_roulette_is_turned_away() {
    // The Sheriff, at A, faces it first.
    let table = |life| {
        let table = Table::open(&[Sheriff, Outlaw, Deputy, Outlaw]).coming(EventCard::RussianRoulette);
        let mut table = table.life('A', life).hand('A', &["missed 10C"]);
        table.0.turn = standoff_engine::core::Seat(3);
        table.after(&[('D', "end")]).answer()
    };
    table(1).is("missed 10C");
    table(2).is("missed 10C");
    table(5).is("missed 10C");
}

#[test]
fn beer_is_drunk_before_the_reverend_comes() {
    // Two cards may be kept; the Beer would be of no use next turn.
    let table = || five().life('A', 2).hand('A', &["missed 10C", "bang 7C", "beer 6H"]).stage(Stage::Discard);
    table().coming(EventCard::TheReverend).after(&[]).answer().is("take beer 6H");
    table().after(&[]).answer().is("take bang 7C");
    five().coming(EventCard::TheReverend).life('A', 3).hand('A', &["beer 6H"]).now().is("beer 6H");
}

#[test]
fn nobody_counts_on_beer_under_the_reverend() {
    // E may hold a Beer, but could not drink it: worth a try with BANG! and Duel alike.
    let table = five().active(EventCard::TheReverend).life('E', 1).hand('E', &["beer 6H"]);
    table.hand('A', &["bang 7D", "beer 7H"]).life('A', 3).now().is("bang 7D > E");
}

#[test]
fn shots_are_fired_before_the_sermon() {
    let excess = || five().life('A', 1).hand('A', &["bang 7D", "scope AS"]).stage(Stage::Discard);
    excess().coming(EventCard::TheSermon).after(&[]).answer().is("take bang 7D");
    excess().coming(EventCard::Shootout).after(&[]).answer().is("take scope AS");
    five().coming(EventCard::TheSermon).hand('A', &["bang 7D"]).now().is("bang 7D > E");
    five().active(EventCard::TheSermon).hand('A', &["bang 7D"]).now().is("end");
    // A Duel is lost with BANG!s that may not be used.
    let table = || five().hand('A', &["duel 8C", "bang 7D", "bang 8D", "bang 9D"]).out("D").life('A', 2);
    let table = || table().hand('C', &["bang 2C", "bang 3C"]).hand('E', &["bang 4C", "bang 5C"]);
    let shown = [('A', "duel 8C > E"), ('E', "bang 4C")];
    table().after(&shown).answer().starts("bang");
    table().active(EventCard::TheSermon).now().is_not("bang");
}

#[test]
fn jail_needs_no_blessing() {
    let jail = |card| five().hand('A', &["jail JS"]).coming(card).now();
    // All others but A come after the Sheriff, who is next.
    jail(EventCard::Blessing).is("end");
    jail(EventCard::Curse).starts("jail");
    five().hand('A', &["jail JS"]).active(EventCard::Blessing).coming(EventCard::Thirst).now().starts("jail");
}

#[test]
fn no_dynamite_into_the_curse() {
    let table = |hand: &[&str]| five().coming(EventCard::Curse).hand('A', hand);
    table(&["dynamite 2H"]).now().is("end");
    table(&["cat_balou KH"]).front('A', &["dynamite 2H"]).now().is("cat_balou KH > A");
}

#[test]
fn a_fistful_of_cards_is_no_good() {
    // A weak play that would wait otherwise.
    let table = || Table::closed(&FIVE).hand('A', &["dynamite 2H", "jail JS", "duel 8C"]);
    table().coming(EventCard::AFistfulOfCards).now().is_not("end");
    let excess = || five().life('A', 2).hand('A', &["missed 10C", "missed JC", "panic JH"]).stage(Stage::Discard);
    excess().coming(EventCard::AFistfulOfCards).after(&[]).answer().is("take panic JH");
}

#[test]
fn two_bangs_are_a_snipers() {
    let table = || five().active(EventCard::Sniper).hand('A', &["bang 7D", "bang 8D"]);
    table().life('E', 1).hand('E', &["missed 10C", "bang 2C"]).now().starts("use sniper");
    table().life('B', 1).front('E', &["mustang 8H"]).now().is("end");
}

#[test]
fn a_ricochet_goes_for_the_best_card() {
    let table = five().active(EventCard::Ricochet).hand('A', &["bang 7D"]);
    let table = table.front('C', &["barrel QS", "schofield JC"]).front('E', &["mustang 8H"]).front('B', &["barrel KS"]);
    table.now().is("use ricochet: bang 7D, barrel QS > C");
}

#[test]
fn a_missed_is_not_spent_on_a_bad_card() {
    let table = |front: &str| {
        let table = five().active(EventCard::Ricochet).hand('A', &["bang 7D"]).hand('C', &["missed 10C"]);
        let line = format!("use ricochet: bang 7D, {front} > C");
        table.front('C', &[front]).after(&[('A', line.as_str())]).answer()
    };
    table("barrel QS").is("missed 10C");
    table("dynamite 2H").is("pass");
    table("schofield JC").is("pass");
}

#[test]
fn what_is_bound_is_played_and_nothing_else() {
    // The second card drawn must be played: a Saloon that helps nobody, rather than a Duel with a friend.
    let table = drawing(EventCard::LawOfTheWest).deck(&["missed 10C", "saloon 5H"]);
    table.hand('A', &["beer 6H", "dynamite 2H"]).after(&[]).answer().is("saloon 5H");
}

#[test]
fn a_ghost_keeps_nothing() {
    // D is out and back for this turn.
    let four = [Sheriff, Outlaw, Deputy, Outlaw];
    let mut table = Table::open(&four).active(EventCard::GhostTown).out("D");
    table.0.turn = standoff_engine::core::Seat(2);
    let table = table.deck(&["bang 7D", "bang 8D", "barrel QS"]);
    table.after(&[('C', "end")]).answer().starts("bang");
}

#[test]
fn who_comes_back_is_not_worth_a_kill() {
    // Both Outlaws are at their last point; the first of all to die would come back.
    let table = || Table::open(&[Sheriff, Outlaw, Deputy, Renegade, Outlaw]).hand('A', &["bang 7D"]);
    table().life('E', 1).life('B', 1).now().starts("bang 7D");
    table().coming(EventCard::DeadMan).life('E', 1).now().is("bang 7D > E");
}

#[test]
fn claus_keeps_the_best_and_spoils_his_friends() {
    let shelf = ["wells_fargo 3H", "dynamite 2H", "barrel QS", "missed 10C", "duel 8C", "bang 7D"];
    let table = || five().all_sets().character('A', Character::ClausTheSaint).stage(Stage::Draw).deck(&shelf);
    // A Deputy gives the Sheriff the best that is left, an Outlaw the worst.
    table().after(&[]).answer().is("take missed 10C");
    table().after(&[('A', "take missed 10C")]).answer().is("take dynamite 2H");
}

#[test]
fn uncle_will_opens_a_store_with_his_worst_card() {
    let table = five().all_sets().character('A', Character::UncleWill);
    table.hand('A', &["beer 6H", "missed 10C", "dynamite 2H"]).now().is("dynamite 2H as general_store");
}

#[test]
fn johnny_kisch_lays_what_others_have() {
    let table = |seat| five().all_sets().character('A', Character::JohnnyKisch).front(seat, &["barrel QS"]);
    table('E').hand('A', &["barrel KS"]).now().is("barrel KS");
    table('B').hand('A', &["barrel KS"]).now().is("end");
}
