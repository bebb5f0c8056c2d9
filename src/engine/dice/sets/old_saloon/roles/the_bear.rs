//! The Bear, a Sheriff: begins with three life points more than his character instead of two.

use crate::core::Role;
use crate::dice::sets::PowerDef;

pub const POWER: PowerDef = PowerDef { id: "the_bear", role: Role::Sheriff, fits: |_| false, run: |_, _, _| {} };
