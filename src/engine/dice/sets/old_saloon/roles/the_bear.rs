//! The Bear, a Sheriff: begins with three life points more than his character instead of two.

use crate::core::Role;
use crate::dice::sets::PowerDef;

pub const POWER: PowerDef = PowerDef { id: "the_bear", role: Role::Sheriff, sheriff_bonus: 3, ..PowerDef::BLANK };
