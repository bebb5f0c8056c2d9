//! The rules of BANG! as plain data.
//!
//! A game is a value: it can be cloned, compared, hashed, saved and resumed in the middle of any
//! decision. The engine knows ids and events, never text, clocks or I/O.
//!
//! * [`core`] holds what both games share: seats, random numbers, the [`core::Rules`] trait, records.
//! * [`card`] is the card game; start reading at its module documentation.
//! * [`dice`] is the dice game.
//! * [`notation`] turns actions into short readable lines and back.

pub mod card;
pub mod core;
pub mod dice;
pub mod notation;
