//! The Daltons: when they come, everybody with blue cards in play discards one of them, Jail and Dynamite included; a
//! table rule adds green ones (R91).

use crate::card::definitions::EventDef;
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Border, CardId, DaltonsIncludeGreen, Decision, EventCard, Game, Pool, Source, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "the_daltons", set: Set::HighNoon, turned_up: Some(ride_in), ..EventDef::BLANK };

/// Those who have not been robbed yet, from the one whose turn comes clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Robbery {
    pub waiting: SeatSet,
}

fn ride_in(step: &mut Step) {
    let waiting = step.ring().seats();
    step.push(Robbery { waiting });
}

fn booty(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let green = game.rules().daltons_include_green == DaltonsIncludeGreen::Yes;
    game.player(seat).in_play.iter().copied().filter(move |card| match card.kind().border() {
        Border::Blue => true,
        Border::Green => green,
        Border::Brown => false,
    })
}

impl Robbery {
    fn next(&self, game: &Game) -> Option<Seat> {
        let robbed = |seat: &Seat| self.waiting.contains(*seat) && booty(game, *seat).next().is_some();
        game.ring().from(game.turn().seat).find(robbed)
    }
}

impl Resolve for Robbery {
    /// A single card needs no choice.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = self.next(game)?;
        let pick = Ask::PickCard { from: Pool::Of(seat), left: 1 };
        (booty(game, seat).count() > 1).then(|| ask(seat, pick, Source::Event(EventCard::TheDaltons)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if let Some(seat) = self.next(game) {
            out.extend(booty(game, seat).map(Action::Pick));
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let (Action::Pick(card), Some(seat)) = (action, self.next(step)) {
            step.replace(Self { waiting: self.waiting.without(seat) });
            step.discard_in_play(seat, card);
        }
    }

    fn resume(self, step: &mut Step) {
        let only = self.next(step).and_then(|seat| booty(step, seat).next());
        match only {
            Some(card) => self.answer(step, Action::Pick(card)),
            None => step.pop(),
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }
}
