//! Why something cannot be done, as the person is told.

use crate::i18n::{DiceTranslator, Voice};
use standoff_engine::dice::{Illegal, View};

/// The reason in words. Where it alone says little, what is asked or waited for is told with it.
pub fn refusal(tongue: &DiceTranslator, view: &View, voice: &Voice, why: Illegal) -> String {
    let reason = tongue.illegal(voice, why).plain();
    let Some(asked) = tongue.prompt(view, voice).map(|line| line.plain()) else { return reason };
    match why {
        Illegal::NotYourDecision { .. } => asked,
        Illegal::NotAsked | Illegal::MustChoose | Illegal::NoPower | Illegal::NotYourself => {
            format!("{reason} {asked}")
        }
        _ => reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::ui::model::dice::{Desk, Selection, Tap, Turn, tap};
    use standoff_engine::core::{Rng, Rules, Seat};
    use standoff_engine::dice::{GHOST_PLAYERS, Game, Modules, Setup};

    #[test]
    fn whatever_cannot_be_done_says_why() {
        let names: Vec<String> = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fox", "Gil", "Hal"].map(String::from).into();
        let mut told = 0;
        for seed in 0..30 {
            let players = 3 + (seed % 6) as u8;
            let modules = Modules { ghost: players >= GHOST_PLAYERS, ..Modules::ALL };
            let setup = Setup { modules, ..Setup::base(players) };
            let mut game = Game::deal(&setup, seed, &mut vec![]).unwrap();
            let mut rng = Rng::from_seed(seed);
            while let Some(decision) = game.decision() {
                let desk = Desk::new(game.view(Some(decision.seat)), game.legal_actions(decision.seat));
                let seats = Seat::all(names.len().min(desk.view.board.seats.len()) as u8).map(Tap::Seat);
                for at in seats.chain((0..5).map(Tap::Die)) {
                    let Turn::Refuse { why, .. } = tap(&desk, Selection::None, at) else { continue };
                    told += 1;
                    for lang in Lang::all() {
                        let voice = Voice { names: &names, viewer: desk.viewer() };
                        let text = refusal(lang.tongue().dice(), &desk.view, &voice, why);
                        assert!(
                            text.chars().count() > 8 && text.ends_with(['.', '!', '?']),
                            "{lang:?} {why:?}: {text}"
                        );
                    }
                }
                let legal = game.legal_actions(decision.seat);
                game.apply(decision.seat, *rng.pick(&legal).unwrap()).unwrap();
            }
        }
        assert!(told > 100);
    }
}
