//! Handcuffs: after phase 1 the player names a suit and uses only hand cards of that suit for the rest of his turn,
//! in his own Duel and as a rescue too; what he discards to pay for a card may have any suit (R212).

use crate::card::definitions::{AfterDraw, EventDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, CardKind, Choice, Decision, EventCard, Game, Source, Step, Suit};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "handcuffs",
    set: Set::HighNoon,
    hooks: &[Hook::AfterDraw(AfterDraw { order: 2, run: name }), Hook::Forbids(other_suit)],
    ..EventDef::BLANK
};

/// He names a suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn name(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

fn other_suit(game: &Game, seat: Seat, _: CardKind, card: Option<CardId>) -> bool {
    let (Some(suit), Some(card)) = (game.turn().suit, card) else { return false };
    game.active_seat() == Some(seat) && game.suit(card) != suit
}

impl Resolve for Pick {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(ask(self.seat, Ask::Choose, Source::Event(EventCard::Handcuffs)))
    }

    fn answers(&self, _: &Game, out: &mut Vec<Action>) {
        out.extend(Suit::ALL.map(|suit| Action::Choose(Choice::Suit(suit))));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::Choose(Choice::Suit(suit)) = action {
            step.name_suit(self.seat, suit);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
