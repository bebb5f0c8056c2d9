//! José Delgado: in his turn he trades a blue hand card for two cards, as often as he likes; in the current edition
//! twice a turn (R69).

use crate::card::definitions::{Ability, CharacterDef, Payment, Timing};
use crate::card::frames::{Announce, Announced};
use crate::card::sets::Set;
use crate::card::{Action, Border, CardId, Character, DodgeCityEdition, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jose_delgado",
    set: Set::DodgeCity,
    life: 4,
    ability: Some(Ability {
        timing: Timing::Announced,
        list,
        refuse,
        activate: trade,
        payment: Some(Payment { accepts: is_blue, pay }),
    }),
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::JoseDelgado);

fn may_trade(game: &Game, seat: Seat) -> Result<(), Illegal> {
    let limit = match game.rules().dodge_city_edition {
        DodgeCityEdition::First => u8::MAX,
        DodgeCityEdition::Current => 2,
    };
    if game.turn().uses(Character::JoseDelgado) >= limit {
        return Err(Illegal::UsedUp { of: SELF });
    }
    let blue = game.player(seat).hand.iter().any(|card| card.kind().border() == Border::Blue);
    if blue { Ok(()) } else { Err(Illegal::NeedsBlueCard) }
}

fn refuse(game: &Game, seat: Seat, _: Action) -> Illegal {
    may_trade(game, seat).err().unwrap_or(Illegal::NoSuchPower { of: SELF })
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if may_trade(game, seat).is_ok() {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn trade(step: &mut Step, seat: Seat, _: Action) {
    step.push(Announce { seat, what: Announced::Ability { of: SELF, kind: None, target: None } });
}

fn is_blue(_: &Game, _: Seat, card: CardId) -> bool {
    card.kind().border() == Border::Blue
}

fn pay(step: &mut Step, seat: Seat, paid: CardId, _: Option<Seat>) {
    step.note_use(seat, Character::JoseDelgado);
    step.discard_from_hand(seat, paid);
    step.draw_many(seat, 2);
}
