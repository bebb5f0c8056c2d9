//! Plays a case and reports every difference from the rules.

use super::script::{Case, Script, What};
use crate::core::Seat;

/// Passes in a row after which `others pass` gives up.
const MOST_PASSES: usize = 1000;

/// One difference between a scenario and the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub line: usize,
    pub expected: String,
    pub found: String,
    /// The position at that point, in notation; empty if there is none.
    pub state: String,
}

/// Plays a scenario; the differences, none if everything holds.
pub fn run<G: Script>(case: &Case<G>) -> Vec<Failure> {
    run_watched(case, &mut |_, _| {})
}

/// The same, showing the position before the first line (line zero) and after each action.
pub fn run_watched<G: Script>(case: &Case<G>, watch: &mut dyn FnMut(usize, &G)) -> Vec<Failure> {
    let mut failures = Vec::new();
    let mut game = match (G::set_up(&case.table), &case.refused) {
        (Ok(game), None) => game,
        (Err(refusal), Some(expected)) if refusal.reason == *expected => return failures,
        (built, expected) => {
            failures.push(Failure {
                line: case.line,
                expected: expected
                    .as_ref()
                    .map_or("a possible table".into(), |reason| format!("table refused: {reason}")),
                found: built
                    .as_ref()
                    .map_or_else(|refusal| format!("table refused: {refusal}"), |_| "a possible table".into()),
                state: built.as_ref().map_or(String::new(), G::describe),
            });
            return failures;
        }
    };
    watch(0, &game);
    for step in &case.steps {
        let outcome = match &step.what {
            What::Act { seat, action } => act(&mut game, *seat, *action, &mut Vec::new())
                .map_err(|found| (format!("{seat}: {} is legal", G::write_action(*action)), found)),
            What::OthersPass => {
                pass_others(&mut game, &mut Vec::new()).map_err(|found| ("others pass".to_owned(), found))
            }
            What::Refused { seat, action, reason } => refuse(&game, *seat, *action, reason),
            What::Fact(fact) => fact.check(&game),
        };
        let stuck = outcome.is_err() && step.what.is_action();
        if let Err((expected, found)) = outcome {
            failures.push(Failure { line: step.line, expected, found, state: game.describe() });
        }
        if stuck {
            break;
        }
        if step.what.is_action() {
            watch(step.line, &game);
        }
    }
    if let (true, Err(found)) = (failures.is_empty(), game.finished()) {
        let expected = "nothing left over at the end".into();
        failures.push(Failure { line: case.line, expected, found, state: game.describe() });
    }
    failures
}

/// Lets everybody but the player whose turn it is pass, until he is asked or the game is over. At least one must be
/// asked, and each must be able to pass.
pub fn pass_others<G: Script>(game: &mut G, events: &mut Vec<G::Event>) -> Result<(), String> {
    for passed in 0..MOST_PASSES {
        let Some(seat) = game.asked().filter(|seat| Some(*seat) != game.turn_seat()) else {
            let asked = game.asked().map_or("nobody is asked".into(), |seat| format!("only {seat} is asked"));
            return if passed > 0 { Ok(()) } else { Err(asked) };
        };
        act(game, seat, G::PASS, events).map_err(|reason| format!("{seat} cannot pass: {reason}"))?;
    }
    Err(format!("no end after {MOST_PASSES} passes"))
}

fn is_listed<G: Script>(game: &G, seat: Seat, action: G::Action) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal.contains(&action)
}

/// Carries out an action and looks after what must be true after every one.
fn act<G: Script>(game: &mut G, seat: Seat, action: G::Action, events: &mut Vec<G::Event>) -> Result<(), String> {
    let listed = is_listed(game, seat, action);
    let before = game.clone();
    match game.act(seat, action, events) {
        Ok(()) if !listed => Err("it was carried out, but is not among the legal actions".into()),
        Ok(()) => game.sound(),
        Err(reason) if listed => Err(format!("{}, but it is among the legal actions", G::write_reason(&reason))),
        Err(reason) if *game != before => Err(format!("{}, but the game has changed", G::write_reason(&reason))),
        Err(reason) => Err(G::write_reason(&reason)),
    }
}

/// Tries an action that must be refused. The game is not changed.
fn refuse<G: Script>(game: &G, seat: Seat, action: Option<G::Action>, expected: &str) -> Result<(), (String, String)> {
    let differs = |found: String| (format!("refused {expected}"), found);
    let Some(action) = action else {
        return if expected == "malformed" { Ok(()) } else { Err(differs("refused malformed".into())) };
    };
    let mut tried = game.clone();
    let listed = is_listed(game, seat, action);
    match tried.act(seat, action, &mut Vec::new()) {
        Ok(()) => Err(differs(format!("{seat}: {} is legal", G::write_action(action)))),
        Err(reason) => {
            let reason = G::write_reason(&reason);
            if tried != *game {
                Err(differs(format!("refused {reason}, but the game has changed")))
            } else if listed {
                Err(differs(format!("refused {reason}, but it is among the legal actions")))
            } else if reason == expected {
                Ok(())
            } else {
                Err(differs(format!("refused {reason}")))
            }
        }
    }
}
