//! What to keep, whom to shoot, whom to serve.

use super::Table;
use standoff_engine::core::Role::{self, *};
use standoff_engine::dice::Face::*;

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

#[test]
fn a_deputy_shoots_an_outlaw() {
    let dice = [Bullseye1, Bullseye2, Beer, Gatling, Dynamite];
    Table::open(&FIVE).kept(&dice).answer().is("shoot E");
    Table::open(&FIVE).kept(&dice).then("shoot E").answer().is("shoot C");
    Table::open(&FIVE).life('B', 1).kept(&dice).answer().is("shoot E");
}

#[test]
fn an_outlaw_shoots_the_sheriff() {
    let five = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];
    let dice = [Bullseye1, Beer, Beer, Gatling, Dynamite];
    Table::closed(&five).kept(&dice).answer().is("shoot B");
    Table::closed(&five).life('B', 1).rolled(&dice).answer().keeps(&[1]);
    Table::open(&five).life('B', 1).life('E', 1).kept(&dice).answer().is("shoot B");
}

#[test]
fn a_shot_for_the_win_is_kept() {
    let five = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];
    let asked = Table::open(&five).life('B', 2).rolled(&[Bullseye1, Bullseye1, Arrow, Arrow, Dynamite]);
    asked.answer().keeps(&[1, 2]);
    let asked = Table::open(&five).life('B', 1).rolled(&[Gatling, Gatling, Gatling, Arrow, Bullseye2]);
    asked.answer().keeps(&[1, 2, 3]);
}

#[test]
fn shots_that_reach_only_friends_are_rolled_again() {
    // Distance 1 is the Sheriff and the other Deputy.
    let roles = [Deputy, Sheriff, Outlaw, Outlaw, Deputy];
    let asked = Table::open(&roles).rolled(&[Bullseye1, Bullseye1, Bullseye2, Bullseye2, Beer]);
    asked.answer().rerolls(&[1, 2]);
    let asked = Table::open(&roles).rolled(&[Bullseye1, Bullseye1, Bullseye2, Bullseye2, Beer]);
    asked.answer().keeps(&[3, 4]);
}

#[test]
fn hits_are_put_together_to_eliminate() {
    // Two hits each would kill nobody.
    let roles = [Sheriff, Outlaw, Deputy, Renegade, Outlaw];
    let table = Table::open(&roles).life('B', 3).life('E', 6);
    let asked = table.kept(&[Bullseye1, Bullseye1, Bullseye1, Dynamite, Dynamite]);
    asked.answer().is("shoot B");
    asked.then("shoot B").then("shoot B").answer().is("shoot B");
}

#[test]
fn nobody_is_shot_twice_over() {
    let roles = [Sheriff, Outlaw, Deputy, Renegade, Outlaw];
    let asked = Table::open(&roles).life('B', 1).kept(&[Bullseye1, Bullseye1, Dynamite, Dynamite, Beer]);
    asked.answer();
    let first = if asked.answer().0[0] == standoff_engine::notation::dice::read_action("shoot B").unwrap() {
        ("shoot B", "shoot E")
    } else {
        ("shoot E", "shoot B")
    };
    asked.then(first.0).answer().is(first.1);
}

#[test]
fn the_last_dynamite_is_not_tempted() {
    let asked = Table::open(&FIVE).life('A', 1).rolled(&[Dynamite, Dynamite, Bullseye1, Beer, Gatling]);
    asked.answer().keeps(&[3, 4]);
    let asked = Table::open(&FIVE).life('A', 1).rolled(&[Dynamite, Dynamite, Bullseye1, Beer, Beer]);
    asked.answer().is("stop");
}

#[test]
fn the_last_arrow_is_not_tempted() {
    let table = Table::open(&FIVE).life('A', 4).arrows('A', 5).arrows('B', 3);
    table.rolled(&[Bullseye1, Beer, Beer, Bullseye2, Dynamite]).answer().is("stop");
}

#[test]
fn indians_are_welcome_if_they_hit_the_others() {
    // One token is left and the Outlaw alone has the others.
    let table = Table::open(&FIVE).life('E', 4).arrows('E', 8);
    table.rolled(&[Dynamite, Bullseye1, Gatling, Gatling, Beer]).answer().of_marshal().rerolls(&[3, 4]);
}

#[test]
fn the_gun_is_not_fired_at_a_dying_sheriff() {
    let table = Table::open(&FIVE).life('B', 1);
    let answer = table.rolled(&[Gatling, Gatling, Gatling, Bullseye1, Dynamite]).answer();
    assert!(answer.rolls().all(|dice| dice.0 & 0b111 != 0), "{answer:?}");
    let five = [Renegade, Sheriff, Outlaw, Deputy, Outlaw];
    let answer = Table::open(&five).life('B', 1).rolled(&[Gatling, Gatling, Gatling, Bullseye1, Dynamite]).answer();
    assert!(answer.rolls().all(|dice| dice.0 & 0b111 != 0), "{answer:?}");
}

#[test]
fn beer_is_for_who_needs_it() {
    let dice = [Beer, Dynamite, Dynamite, Gatling, Gatling];
    Table::open(&FIVE).life('A', 1).kept(&dice).answer().is("to A");
    Table::open(&FIVE).life('B', 1).kept(&dice).answer().is("to B");
    Table::open(&FIVE).life('B', 1).life('C', 1).kept(&dice).answer().is("to B");
    // Nobody on my side needs it.
    Table::open(&FIVE).life('C', 1).life('E', 1).kept(&dice).answer().is_not("to E");
    Table::open(&FIVE).life('A', 1).rolled(&[Beer, Beer, Arrow, Gatling, Dynamite]).answer().keeps(&[1, 2]);
}

#[test]
fn a_renegade_keeps_the_sheriff_alive_until_the_end() {
    let five = [Renegade, Sheriff, Outlaw, Deputy, Outlaw];
    let dice = [Bullseye1, Beer, Dynamite, Dynamite, Gatling];
    Table::open(&five).life('B', 1).kept(&dice).answer().is("shoot E");
    Table::open(&five).life('B', 1).out("CDE").kept(&dice).answer().is("shoot B");
    Table::open(&five).life('B', 1).out("CD").kept(&dice).answer().is("shoot E");
}

#[test]
fn three_players_hunt_their_own_prey() {
    let dice = [Bullseye1, Bullseye2, Dynamite, Dynamite, Gatling];
    for (hunter, prey, other) in [(Deputy, Renegade, Outlaw), (Renegade, Outlaw, Deputy), (Outlaw, Deputy, Renegade)] {
        Table::closed(&[hunter, prey, other]).kept(&dice).answer().is("shoot B");
        Table::closed(&[hunter, other, prey]).kept(&dice).answer().is("shoot C");
    }
}

#[test]
fn who_shot_the_sheriff_is_shot() {
    // Of the Sheriff's neighbours one has shot him, with another in reach.
    let roles = [Outlaw, Sheriff, Deputy, Renegade, Outlaw];
    let mut asked = Table::closed(&roles)
        .kept(&[Bullseye1, Dynamite, Dynamite, Gatling, Gatling, Bullseye1, Dynamite, Dynamite, Gatling, Gatling])
        .then("shoot B");
    let roll = asked.game.legal_actions(standoff_engine::core::Seat(1))[0];
    asked.apply(standoff_engine::core::Seat(1), roll);
    asked.then("stop").answer().is("shoot A");
}
