//! Kit Carlson: looks at the top three cards in phase 1, puts one back on top and keeps the others (R77).
//!
//! He chooses what to put back; when that is more than one card, they lie as they lay (R95, R218). What he keeps
//! comes to him in the order of the deck (R165).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, CardId, Character, Decision, Game, Pool, Source, Step};
use crate::core::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "kit_carlson",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::ReplacesDraw(look), Hook::CardsRevealed(three)],
    ..CharacterDef::BLANK
};

/// The cards he looks at lie on the table, seen by him alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    /// Cards he keeps.
    pub keeps: u8,
    /// Places on the table of the cards he has named to be put back, one bit each.
    pub back: u16,
}

impl Pick {
    fn is_named(&self, place: usize) -> bool {
        self.back >> place & 1 != 0
    }

    /// Cards still to be named.
    fn left(&self, game: &Game) -> u8 {
        let kept = u32::from(self.keeps) + self.back.count_ones();
        game.table().len().saturating_sub(kept as usize) as u8
    }
}

/// Who keeps three, like a ghost, has four to look at.
fn three(game: &Game, seat: Seat) -> u8 {
    (game.phase_one_cards(seat) + 1).max(3)
}

fn look(step: &mut Step, seat: Seat) {
    for _ in 0..three(step, seat) {
        step.lay_out_in_phase_one(SeatSet::of(seat));
    }
    let keeps = step.phase_one_left(seat);
    step.push(Pick { seat, keeps, back: 0 });
}

impl Resolve for Pick {
    /// With no more cards than he keeps there is nothing to choose.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let left = self.left(game);
        (left > 0).then(|| {
            let pick = Ask::PickCard { from: Pool::Table, left };
            ask(self.seat, pick, Source::Character(Character::KitCarlson))
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let open = game.table().iter().enumerate().filter(|(place, _)| !self.is_named(*place));
        out.extend(open.map(|(_, laid)| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Action::Pick(card) = action else { return };
        if let Some(place) = step.table().iter().position(|laid| laid.card == card) {
            step.replace(Self { back: self.back | 1 << place, ..self });
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        let named = step.table().iter().enumerate().filter(|(place, _)| self.is_named(*place));
        let back: List<CardId, 16> = named.map(|(_, laid)| laid.card).collect();
        // The deepest first.
        for card in back.iter().rev().copied() {
            step.return_laid(card);
        }
        step.keep_laid(self.seat);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Only he knows which cards he names; the others see how many.
    fn seen_by(self, viewer: Option<Seat>) -> Self {
        let hidden = (1 << self.back.count_ones()) - 1;
        if viewer == Some(self.seat) { self } else { Self { back: hidden, ..self } }
    }

    /// Nothing was drawn yet: the cards go back as they lay.
    fn on_owner_eliminated(self, step: &mut Step) {
        let laid: List<CardId, 16> = step.table().iter().rev().map(|laid| laid.card).collect();
        for card in laid.iter().copied() {
            step.return_laid(card);
        }
    }
}

impl Step<'_> {
    /// A player keeps what lies in the middle as his cards of phase 1, in the order of the deck.
    pub(crate) fn keep_laid(&mut self, seat: Seat) {
        let kept: List<CardId, 16> = self.table().iter().map(|laid| laid.card).collect();
        for card in kept.iter().copied() {
            self.take_laid(seat, card);
            self.note_drawn(seat, Some(card));
            self.settle_second(seat, Some(card));
        }
    }
}
