//! Lifetime: when it comes the Sheriff jails a player for life. The prisoner draws! before each of his turns: hearts and he
//! is free and plays, anything else and he loses the turn and stays. An Ace anybody gets rid of in his phase 2 frees him
//! too, even when another card has come since (R238).

use crate::card::definitions::{DrawCheck, EventDef, Mark};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, Decision, EventCard, Game, Source, Step, Suit};
use crate::core::{Role, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    mark: Some(Mark { imprisons: true, ..Mark::NONE }),
    check: Some(DrawCheck { is_good: is_hearts, resolve: sentence }),
    id: "lifetime",
    set: Set::Eldorado,
    turned_up: Some(judge),
    ..EventDef::BLANK
};

/// The Sheriff names the prisoner; without a Sheriff, who turned up the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn judge(step: &mut Step) {
    let sheriff = step.sheriff().filter(|sheriff| step.in_play(*sheriff));
    let judge = sheriff.or_else(|| step.ring().from(step.turn().seat).next());
    if let Some(seat) = judge {
        step.push(Pick { seat });
    }
}

fn is_hearts(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) == Suit::Hearts)
}

fn sentence(step: &mut Step, seat: Seat, _: Source, _: Option<CardId>, free: bool) {
    if free {
        step.sentence(seat, EventCard::Lifetime, false);
    } else {
        step.lose_turn_in_jail(seat);
    }
}

impl Pick {
    fn others<'a>(&self, game: &'a Game) -> impl Iterator<Item = Seat> + 'a {
        game.ring().after(self.seat).filter(|seat| {
            game.player(*seat).role != Role::Sheriff && !game.player(*seat).marks.contains(&EventCard::Lifetime)
        })
    }
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let several = self.others(game).next().is_some();
        several.then(|| ask(self.seat, Ask::PickSeat, Source::Event(EventCard::Lifetime)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.others(game).map(Action::PickSeat));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::PickSeat(prisoner) = action {
            step.sentence(prisoner, EventCard::Lifetime, true);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
