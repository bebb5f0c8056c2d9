//! Old Saloon: eight characters and nine special roles. Dice, Chief's Arrow and ghost are part of the rules themselves.

pub mod apache_kid;
pub mod bill_noface;
pub mod doc_holyday;
pub mod elena_fuente;
pub mod jose_delgado;
pub mod molly_stark;
pub mod roles;
pub mod tequila_joe;
pub mod vera_custer;
