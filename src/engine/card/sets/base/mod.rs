//! The base game: 22 kinds of cards, 16 characters.

pub mod bang;
pub mod barrel;
pub mod bart_cassidy;
pub mod beer;
pub mod black_jack;
pub mod calamity_janet;
pub mod cat_balou;
pub mod duel;
pub mod dynamite;
pub mod el_gringo;
pub mod gatling;
pub mod general_store;
pub mod indians;
pub mod jail;
pub mod jesse_jones;
pub mod jourdonnais;
pub mod kit_carlson;
pub mod lucky_duke;
pub mod missed;
pub mod mustang;
pub mod panic;
pub mod paul_regret;
pub mod pedro_ramirez;
pub mod rose_doolan;
pub mod saloon;
pub mod scope;
pub mod sid_ketchum;
pub mod slab_the_killer;
pub mod stagecoach;
pub mod suzy_lafayette;
pub mod volley;
pub mod vulture_sam;
pub mod weapons;
pub mod wells_fargo;
pub mod willy_the_kid;

use super::SetDef;

pub const SET: SetDef = SetDef { has_deck: true, ..SetDef::extra("base") };
