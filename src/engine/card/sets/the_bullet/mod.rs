//! The Bullet: the three characters of the collector's box.

pub mod claus_the_saint;
pub mod johnny_kisch;
pub mod uncle_will;

use super::SetDef;

pub const SET: SetDef = SetDef::extra("the_bullet");
