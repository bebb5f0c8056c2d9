//! Greygory Deck: has the abilities of two random unused characters of the base game, from the beginning; whenever his
//! turn begins he may exchange both for two others, which could be the same again (R176).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Choice, Decision, Game, Source, Step};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "greygory_deck",
    set: Set::WildWestShow,
    life: 4,
    borrows: true,
    can_be_copied: false,
    hooks: &[Hook::HandDealt(draw_two), Hook::TurnBegins(offer)],
    ..CharacterDef::BLANK
};

/// He may draw two other characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn offer(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

/// Gives him two characters nobody is.
fn draw_two(step: &mut Step, seat: Seat) {
    let taken = |c: Character| {
        step.players().iter().any(|p| p.character == c || p.spare == Some(c))
            || step.ring().everyone().any(|s| s != seat && step.player(s).borrowed.contains(&c))
    };
    let mut unused: List<Character, 64> =
        Character::ALL.into_iter().filter(|c| c.def().set == Set::Base && !taken(*c)).collect();
    step.rng.shuffle(unused.as_mut_slice());
    if let [first, second, ..] = *unused {
        step.draw_abilities(seat, [first, second]);
    }
}

impl Resolve for Pick {
    /// Somebody who has just become another has nothing to exchange, nor has whoever is passed over.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let still = game.has_power(self.seat, Character::GreygoryDeck) && !game.turn().skipped;
        still.then(|| ask(self.seat, Ask::Choose, Source::Character(Character::GreygoryDeck)))
    }

    fn answers(&self, _: &Game, out: &mut Vec<Action>) {
        out.extend([Action::Choose(Choice::Deck), Action::Pass]);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if action != Action::Pass {
            draw_two(step, self.seat);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
