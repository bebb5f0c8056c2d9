//! José Delgado: in his turn he trades a blue hand card for two cards, as often as he likes; in the current edition
//! twice a turn (R69).

use crate::card::frames::{Announce, Announced};
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Action, Border, Character, DodgeCityEdition, Game, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jose_delgado",
    set: Set::DodgeCity,
    life: 4,
    hooks: Hooks { in_turn: Some(list), activate: Some(trade), ..Hooks::NONE },
};

const SELF: Source = Source::Character(Character::JoseDelgado);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let limit = match game.rules().dodge_city_edition {
        DodgeCityEdition::First => usize::MAX,
        DodgeCityEdition::Current => 2,
    };
    let blue = game.player(seat).hand.iter().any(|card| card.kind().border() == Border::Blue);
    if blue && game.turn().uses(Character::JoseDelgado) < limit {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn trade(step: &mut Step, seat: Seat, _: Action) {
    step.push(Announce { seat, what: Announced::Trade { of: Character::JoseDelgado } });
}
