//! Horse Stealer: cards that change distances do nothing. Who ends it with an Ace collects all such cards in play, keeps
//! one of them in his hand and discards the others (R237).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, CardKind, Decision, EventCard, Game, Pool, Source, Step};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    covered: Some(end),
    id: "horse_stealer",
    set: Set::Eldorado,
    rules: &[EventRule::SilencesKind(is_horse)],
    ..EventDef::BLANK
};

/// He chooses which one he keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Booty {
    pub seat: Seat,
}

fn is_horse(kind: CardKind) -> bool {
    let modifiers = &kind.def().modifiers;
    modifiers.distance_to_others != 0 || modifiers.distance_from_others != 0
}

fn end(step: &mut Step) {
    if let Some(seat) = step.clock().ace {
        step.push(Booty { seat });
    }
}

fn horses(game: &Game) -> List<(Seat, CardId), 16> {
    let cards = |seat: Seat| game.player(seat).in_play.iter().map(move |card| (seat, *card));
    game.ring().seats().iter().flat_map(cards).filter(|(_, card)| is_horse(card.kind())).collect()
}

impl Resolve for Booty {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let pick = Ask::PickCard { from: Pool::Others, left: 1 };
        (horses(game).len() > 1).then(|| ask(self.seat, pick, Source::Event(EventCard::HorseStealer)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(horses(game).iter().map(|(_, card)| Action::Pick(*card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        for (owner, card) in horses(step).iter().copied() {
            if action == Action::Pick(card) {
                step.take_in_play(self.seat, owner, card);
            } else {
                step.discard_in_play(owner, card);
            }
        }
    }

    fn resume(self, step: &mut Step) {
        let only = horses(step).first().map(|(_, card)| *card);
        match only {
            Some(card) => self.answer(step, Action::Pick(card)),
            None => step.pop(),
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
