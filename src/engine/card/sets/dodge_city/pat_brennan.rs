//! Pat Brennan: instead of his draw in phase 1 he may take one card in play of another player (R72).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, Character, Choice, Decision, Event, Game, Pool, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "pat_brennan",
    set: Set::DodgeCity,
    life: 4,
    hooks: &[Hook::ReplacesDraw(draw)],
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::PatBrennan);

/// He chooses between the deck and a card in front of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn draw(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

impl Pick {
    fn cards<'a>(&self, game: &'a Game) -> impl Iterator<Item = (Seat, CardId)> + 'a {
        game.ring().after(self.seat).flat_map(|s| game.player(s).in_play.iter().map(move |card| (s, *card)))
    }
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let pick = Ask::PickCard { from: Pool::Others, left: 1 };
        self.cards(game).next().filter(|_| game.turn().drawn == 0).map(|_| ask(self.seat, pick, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.cards(game).map(|(_, card)| Action::Pick(card)));
        out.push(Action::Choose(Choice::Deck));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Action::Pick(card) = action else { return self.resume(step) };
        let owner = self.cards(step).find(|(_, c)| *c == card);
        step.pop();
        if let Some((owner, card)) = owner {
            step.emit(Event::Used { seat: self.seat, of: SELF, target: Some(owner) });
            step.take_in_play(self.seat, owner, card);
            step.note_drawn(self.seat, Some(card));
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.draw_phase_one(self.seat, step.phase_one_left(self.seat));
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
