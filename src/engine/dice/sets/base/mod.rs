//! The base game, without which there is none.

pub mod bart_cassidy;
pub mod black_jack;
pub mod calamity_janet;
pub mod el_gringo;
pub mod jesse_jones;
pub mod jourdonnais;
pub mod kit_carlson;
pub mod lucky_duke;
pub mod paul_regret;
pub mod pedro_ramirez;
pub mod rose_doolan;
pub mod sid_ketchum;
pub mod slab_the_killer;
pub mod suzy_lafayette;
pub mod vulture_sam;
pub mod willy_the_kid;
