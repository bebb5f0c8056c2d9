//! The messages the code may ask of a language. The build script writes it from the English files in public/locales.

#![allow(dead_code)] // `locales check` tells what is not used.

use super::arg::{Arg, Message, Number};
use super::catalog::Catalog;
use standoff_engine::core::Seat;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
