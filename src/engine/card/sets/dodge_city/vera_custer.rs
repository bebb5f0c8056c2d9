//! Vera Custer: at the start of phase 1, after Dynamite and Jail, she must choose another character in play and has
//! that ability until she chooses again (R21, R75).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Choice, Decision, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "vera_custer",
    set: Set::DodgeCity,
    life: 3,
    borrows: true,
    hooks: &[Hook::BeforeDraw(choose)],
    ..CharacterDef::BLANK
};

/// She chooses whom to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

/// An extra turn leaves her what she chose (R211).
fn choose(step: &mut Step, seat: Seat) {
    if !step.turn().extra {
        step.push(Pick { seat });
    }
}

impl Pick {
    fn characters<'a>(&self, game: &'a Game) -> impl Iterator<Item = Character> + 'a {
        let others = game.ring().after(self.seat).map(|s| game.player(s).character);
        others.filter(|c| c.def().can_be_copied)
    }
}

impl Resolve for Pick {
    /// With one other player left there is nothing to choose.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let several = self.characters(game).nth(1).is_some();
        several.then(|| ask(self.seat, Ask::Choose, Source::Character(Character::VeraCuster)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.characters(game).map(|c| Action::Choose(Choice::Character(c))));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::Choose(Choice::Character(character)) = action {
            step.copy_ability(self.seat, character);
        }
    }

    fn resume(self, step: &mut Step) {
        let only = self.characters(step).next();
        step.pop();
        if let Some(character) = only {
            step.copy_ability(self.seat, character);
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
