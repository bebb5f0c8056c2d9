//! Dodge City: 40 cards, 15 characters; combined with the base game or on its own.

pub mod apache_kid;
pub mod belle_star;
pub mod bill_noface;
pub mod binocular;
pub mod brawl;
pub mod buffalo_rifle;
pub mod can_can;
pub mod canteen;
pub mod chuck_wengam;
pub mod conestoga;
pub mod derringer;
pub mod doc_holyday;
pub mod dodge;
pub mod elena_fuente;
pub mod greg_digger;
pub mod hats;
pub mod herb_hunter;
pub mod hideout;
pub mod howitzer;
pub mod jose_delgado;
pub mod knife;
pub mod molly_stark;
pub mod pat_brennan;
pub mod pepperbox;
pub mod pixie_pete;
pub mod pony_express;
pub mod punch;
pub mod rag_time;
pub mod sean_mallory;
pub mod springfield;
pub mod tequila;
pub mod tequila_joe;
pub mod vera_custer;
pub mod whisky;

use super::SetDef;

pub const SET: SetDef = SetDef { has_deck: true, ..SetDef::extra("dodge_city") };
