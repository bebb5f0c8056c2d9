//! Lifetime: when it comes the Sheriff jails a player for life. The prisoner draws! before each of his turns: hearts and he
//! is free and plays, anything else and he loses the turn and stays. An Ace anybody gets rid of in his phase 2 frees him
//! too, even when another card has come since (R238).

use crate::card::frames::{Resolve, ask};
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, Decision, EventCard, EventDef, Game, Source, Step, Suit};
use crate::core::{Role, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    hooks: Hooks { checked: Some(sentence), ..Hooks::NONE },
    ..EventDef::instant("lifetime", Set::Eldorado, judge)
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

fn sentence(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>) -> bool {
    let free = card.is_some_and(|card| step.suit(card) == Suit::Hearts);
    if free {
        step.sentence(seat, false);
    } else {
        step.lose_turn_in_jail(seat);
    }
    free
}

impl Pick {
    fn others<'a>(&self, game: &'a Game) -> impl Iterator<Item = Seat> + 'a {
        game.ring()
            .after(self.seat)
            .filter(|seat| game.player(*seat).role != Role::Sheriff && !game.player(*seat).lifer)
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
            step.sentence(prisoner, true);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
