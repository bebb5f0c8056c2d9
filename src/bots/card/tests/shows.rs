//! Wild West Show and Eldorado: positions.

use super::{Answer, Table};
use crate::card::{Beliefs, Reading, Weights};
use standoff_engine::card::{Character, Event, EventCard, Stage};
use standoff_engine::core::Role::{self, *};
use standoff_engine::core::{Rules, Seat};
use standoff_engine::notation::read_action;

const FIVE: [Role; 5] = [Deputy, Sheriff, Outlaw, Renegade, Outlaw];

fn five(card: EventCard) -> Table {
    Table::open(&FIVE).active(card)
}

/// Answers until the turn of seat A is over; the last answer is `end`.
fn turn(table: Table) -> Vec<Answer> {
    let mut asked = table.after(&[]);
    let mut answers = Vec::new();
    while answers.len() < 20 {
        let seat = asked.game.decision().unwrap().seat;
        let answer = asked.answer();
        let done = seat == Seat(0) && answer.line() == "end";
        asked.events.extend(asked.game.apply(seat, answer.0).unwrap());
        if seat == Seat(0) {
            answers.push(answer);
        }
        if done {
            break;
        }
    }
    answers
}

#[test]
fn miss_susanna_sees_three_cards() {
    // A Beer at full life and a Saloon are nothing, but a life point is more.
    let hand = ["beer 6H", "saloon 5H", "scope AS", "missed 10C"];
    let plays = turn(five(EventCard::MissSusanna).hand('A', &hand));
    assert_eq!(plays.len(), 4, "{plays:?}");
    // Two would not do: they are kept.
    five(EventCard::MissSusanna).hand('A', &["beer 6H", "missed 10C"]).now().is("end");
    five(EventCard::Sacagaway).hand('A', &["beer 6H", "saloon 5H", "missed 10C"]).now().is("end");
}

/// A is to give an order, or has begun to; C has shown his hand before.
fn ordering(table: Table, lines: &[(char, &str)]) -> Answer {
    let mut asked = table.after(lines);
    let cards = asked.game.player(Seat(2)).hand;
    asked.events.insert(0, Event::HandShown { seat: Seat(2), cards });
    asked.answer()
}

#[test]
fn an_enemy_is_ordered_to_waste_his_beer() {
    let table = || five(EventCard::DorothyRage).hand('C', &["beer 6H"]);
    ordering(table(), &[]).is("use dorothy_rage > C");
    ordering(table(), &[('A', "use dorothy_rage > C")]).is("choose beer");
    // He had better not have it now.
    ordering(table().life('C', 1), &[]).is_not("use dorothy_rage > C");
    ordering(table().life('C', 1), &[('A', "use dorothy_rage > C")]).is_not("choose beer");
}

#[test]
fn an_enemy_is_ordered_to_shoot_another() {
    let table = || five(EventCard::DorothyRage).hand('C', &["bang 7C", "scope AS"]).front('C', &["winchester 8S"]);
    let lines = [('A', "use dorothy_rage > C"), ('A', "choose bang")];
    ordering(table(), &lines[..1]).is("choose bang");
    ordering(table(), &lines).is("from E");
}

#[test]
fn a_friend_is_not_ordered_to_hurt_a_friend() {
    // The other Deputy reaches nobody but the Sheriff and me.
    let roles = [Deputy, Sheriff, Deputy, Outlaw, Outlaw];
    let table = || Table::open(&roles).active(EventCard::DorothyRage).hand('C', &["bang 7C"]);
    let table = || table().front('D', &["mustang 8H"]);
    ordering(table(), &[]).is("end");
    ordering(table(), &[('A', "use dorothy_rage > C")]).is_not("choose bang");
    // With an Outlaw in reach he is of help.
    let table = || table().front('C', &["winchester 8S"]).life('D', 1);
    ordering(table(), &[]).is("use dorothy_rage > C");
    ordering(table(), &[('A', "use dorothy_rage > C"), ('A', "choose bang")]).is("from D");
}

#[test]
fn lady_rose_takes_a_turn_from_an_enemy() {
    five(EventCard::LadyRoseOfTexas).now().is("use lady_rose_of_texas > E");
    let roles = [Deputy, Outlaw, Outlaw, Renegade, Sheriff];
    Table::open(&roles).active(EventCard::LadyRoseOfTexas).now().is("end");
}

#[test]
fn open_hands_say_whom_to_shoot() {
    let table = |who| {
        five(EventCard::Sacagaway).front('A', &["winchester 8S"]).hand('A', &["bang 7C"]).hand(who, &["missed 10C"])
    };
    table('C').now().is("bang 7C > E");
    table('E').now().is("bang 7C > C");
}

#[test]
fn in_the_last_show_there_are_no_friends() {
    let table = five(EventCard::WildWestShow).hand('A', &["bang 7C"]).life('B', 1).out("CD");
    table.hand('E', &["missed 10C", "missed JC"]).now().is("bang 7C > B");
}

#[test]
fn wet_ammunition_takes_two() {
    five(EventCard::WetAmmo).hand('A', &["bang 7C", "bang 8C"]).now().starts("bang");
    five(EventCard::WetAmmo).hand('A', &["bang 7C", "missed 10C"]).now().is("end");
}

#[test]
fn a_dare_is_for_high_cards() {
    let table = |hand: &[&str]| five(EventCard::DaringChallenge).hand('A', hand);
    table(&["bang 2C", "bang QH"]).front('A', &["winchester 8S"]).now().starts("bang QH");
    table(&["bang 2C"]).front('A', &["winchester 8S"]).now().is("end");
}

#[test]
fn lee_van_kliff_repeats_a_coach() {
    let table = Table::open(&FIVE).all_sets().character('A', Character::LeeVanKliff);
    let table = table.hand('A', &["wells_fargo 3H", "bang 7C", "bang 8C"]);
    table.after(&[('A', "wells_fargo 3H")]).answer().starts("use lee_van_kliff");
}

#[test]
fn an_ace_ends_what_is_bad_for_me() {
    let table = |card| five(card).hand('A', &["bang AS", "bang 7C"]).front('A', &["winchester 8S"]).life('A', 2);
    table(EventCard::HorseStealer).now().starts("bang AS");
    table(EventCard::Lou).now().starts("bang 7C");
}

#[test]
fn an_outlaw_everybody_knows_shows_himself() {
    let roles = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];
    let table = || Table::closed(&roles).active(EventCard::Desperados).stage(Stage::Begin);
    table().now().is("pass");
    // The others are out: nothing is left to hide.
    let mut known = table();
    for seat in [2, 3, 4] {
        known.0.seats[seat].role_shown = true;
    }
    known.now().is("choose reveal");
}

#[test]
fn the_sheriff_jails_an_enemy_for_life() {
    let roles = [Sheriff, Deputy, Outlaw, Renegade, Deputy];
    let mut table = Table::open(&roles).coming(EventCard::Lifetime);
    (table.0.turn, table.0.turner, table.0.passes) = (Seat(4), Some(Seat(0)), 2);
    table.after(&[('E', "end")]).answer().is("from C");
}

#[test]
fn two_cards_buy_a_life_point() {
    let table = |life| {
        let hand = ["scope AS", "dynamite 2H", "saloon 5H"];
        five(EventCard::DougBadman).hand('A', &hand).life('A', life).stage(Stage::Begin)
    };
    table(1).now().starts("use doug_badman");
}

/// What was believed before Helena is worth nothing once she has dealt roles anew.
#[test]
fn helena_makes_strangers_of_all() {
    let roles = [Outlaw, Sheriff, Deputy, Renegade, Outlaw];
    for (flipped, suspect) in [("bang 8C", true), ("bang QH", false)] {
        let table = Table::closed(&roles).coming(EventCard::HelenaZontero);
        let table = table.hand('A', &["bang 7C", "stagecoach 9S"]);
        // The two cards of the coach come first.
        let table = table.deck(&["missed 10C", "missed JC", flipped, "missed QC"]);
        let asked = table.after(&[('A', "bang 7C > B"), ('A', "stagecoach 9S")]);
        let seat = Seat(1);
        let view = Rules::view(&asked.game, Some(seat));
        let mut reading = Reading::of(&view);
        // A table that was there from the beginning.
        reading.beliefs = Beliefs::new(&[None, Some(Sheriff), None, None, None]);
        for event in &asked.events {
            reading.watch(&Weights::MARSHAL.rates, &event.seen_by(Some(seat)));
        }
        reading.settle();
        let outlaw = reading.beliefs.odds(Some((seat, Sheriff)))[0][Outlaw as usize];
        assert_eq!(outlaw > 0.6, suspect, "{outlaw}");
    }
}

/// Who goes on as somebody else is known by everybody.
#[test]
fn whoever_signs_a_pact_is_an_outlaw() {
    let roles = [Outlaw, Sheriff, Outlaw, Renegade, Deputy];
    let table = Table::closed(&roles).active(EventCard::DevilsPact).hand('A', &["bang 7C"]).life('E', 1);
    let mut game = table.0.build().unwrap();
    let seat = Seat(1);
    let mut reading = Reading::of(&Rules::view(&game, Some(seat)));
    let action = read_action("bang 7C > E").unwrap();
    for event in game.apply(Seat(0), action).unwrap() {
        reading.watch(&Weights::MARSHAL.rates, &event.seen_by(Some(seat)));
    }
    assert!(reading.scene.place(Seat(4)).damned);
    let odds = reading.beliefs.odds(None);
    assert!(odds[4][Outlaw as usize] > 0.999);
    assert!(odds[0][Deputy as usize] < 1e-6, "the Deputy there was is an Outlaw now");
    let fresh = Reading::of(&Rules::view(&game, Some(seat)));
    assert_eq!(fresh.beliefs.len(), reading.beliefs.len());
}
