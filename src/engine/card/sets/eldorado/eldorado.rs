//! Eldorado: instead of phase 1 a player takes a random hand card of his left-hand neighbour, then draws one, then gives a
//! hand card of his choice to his right-hand neighbour (R235).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Decision, EventCard, Game, Illegal, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "eldorado", set: Set::Eldorado, rules: &[EventRule::TakesOverDraw(draw)], ..EventDef::BLANK };

/// A card to be given to the right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gift {
    pub seat: Seat,
}

fn draw(step: &mut Step, seat: Seat) {
    let left = step.ring().next(seat);
    if let Some(card) = step.random_hand_card(left).filter(|_| left != seat) {
        step.take_from_hand(seat, left, card);
        step.note_drawn(seat, Some(card));
    }
    step.draw_in_phase_one(seat);
    step.push(Gift { seat });
}

impl Gift {
    fn to(self, game: &Game) -> Option<Seat> {
        game.ring().after(self.seat).last()
    }
}

impl Resolve for Gift {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let to = self.to(game)?;
        (!game.player(self.seat).hand.is_empty())
            .then(|| ask(self.seat, Ask::Give { to }, Source::Event(EventCard::Eldorado)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.player(self.seat).hand.iter().map(Action::Pick));
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) => Illegal::NotInHand { card },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let (Action::Pick(card), Some(to)) = (action, self.to(step)) {
            step.take_from_hand(to, self.seat, card);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
