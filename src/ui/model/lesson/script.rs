//! The deal and the course of the lesson.

use super::Beat::{self, Do, Pick, Tell, Try, Watch};
use super::{PARTNER, Point, RENEGADE, SHERIFF, Say};
use standoff_engine::card::{Character, Setup};

pub const SEED: u64 = 317_305;

/// The table of the lesson.
pub fn setup() -> Setup {
    use Character::{BartCassidy, PaulRegret, RoseDoolan, WillyTheKid};
    let characters = [BartCassidy, WillyTheKid, RoseDoolan, PaulRegret].map(Some).to_vec();
    Setup { sheriff: Some(SHERIFF), characters, ..Setup::base(4) }
}

pub const LESSON: &[Beat] = &[
    Tell(Say::Goal, Point::Me),
    Tell(Say::Sheriff, Point::Seat(SHERIFF)),
    Watch("D bang AS > A"),
    Do(Say::Dodge, &["missed KC"]),
    Watch("D end"),
    Watch("D take indians KD"),
    Tell(Say::Turn, Point::Hand),
    Tell(Say::Distance, Point::Distance(SHERIFF)),
    Do(Say::Weapon, &["schofield QC"]),
    Do(Say::Shoot, &["bang 3D > D"]),
    Watch("D pass"),
    Do(Say::End, &["end"]),
    Watch("B bang 9C > C"),
    Watch("C pass"),
    Watch("B bang 6C > C"),
    Watch("C pass"),
    Tell(Say::Character, Point::Seat(RENEGADE)),
    Watch("B end"),
    Watch("C volcanic 10C"),
    Watch("C bang 4C > D"),
    Watch("D pass"),
    Tell(Say::Friend, Point::Seat(PARTNER)),
    Watch("C beer 6H"),
    Watch("C end"),
    Watch("D bang 3C > A"),
    Do(Say::Hit, &["pass"]),
    Tell(Say::Hurt, Point::Me),
    Watch("D end"),
    Watch("D take missed QC"),
    Watch("D take gatling 10H"),
    Watch("D take indians AD"),
    Do(Say::Freely, &["barrel QS", "bang 10D > D"]),
    Do(Say::EndAgain, &["end"]),
    Pick(Say::Discard, &["take cat_balou 9D", "take cat_balou KH", "take general_store QS", "take remington KC"]),
    Watch("B bang 2C > C"),
    Watch("C pass"),
    Watch("B bang 9D > C"),
    Watch("C pass"),
    Watch("B bang 5D > A"),
    Do(Say::Barrel, &["use barrel QS"]),
    Watch("B end"),
    Watch("C rev_carabine AC"),
    Watch("C jail 10S > B"),
    Watch("C end"),
    Watch("C take beer 9H"),
    Watch("C take duel 8C"),
    Watch("D bang QH > C"),
    Watch("C pass"),
    Watch("C pass"),
    Watch("C rest"),
    Tell(Say::Out, Point::Seat(PARTNER)),
    Watch("D end"),
    Watch("D take beer 10H"),
    Watch("D take missed 7S"),
    Watch("D take panic JH"),
    Watch("D take mustang 8H"),
    Watch("D take bang 2D"),
    Do(Say::Beer, &["beer JH"]),
    Try(Say::Finish, &["bang 8D > D"]),
    Watch("D pass"),
    Watch("D pass"),
    Tell(Say::Won, Point::Nothing),
];
