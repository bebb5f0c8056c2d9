//! Eldorado, made by players: 18 event cards. Each lasts two rounds, or until somebody gets rid of an Ace in his phase 2.

pub mod cavalry;
pub mod daring_challenge;
pub mod dead_sheriffs_ghost;
pub mod desperados;
pub mod devils_pact;
pub mod doug_badman;
#[allow(clippy::module_inception)]
pub mod eldorado;
pub mod grave_digger;
pub mod horse_stealer;
pub mod lifetime;
pub mod lou;
pub mod mad_ride;
pub mod nugget;
pub mod scout;
pub mod sioux_chief;
pub mod wet_ammo;
pub mod wild_shot;
pub mod winifred;
