//! Plays a scenario and reports what is not as it says.

use super::super::{write_action, write_illegal};
use super::{Given, Scenario, What, write_state};
use crate::card::{Action, CardId, CardSet, Game, LayoutError, SetupError};
use crate::core::Seat;
use crate::notation::write_card;

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
pub fn run(scenario: &Scenario) -> Vec<Failure> {
    run_watched(scenario, &mut |_, _| {})
}

/// The same, showing the position before the first line (line zero) and after each action.
pub fn run_watched(scenario: &Scenario, watch: &mut dyn FnMut(usize, &Game)) -> Vec<Failure> {
    let mut failures = Vec::new();
    let built = match &scenario.given {
        Given::Table(layout) => layout.build().map_err(write_layout_error),
        Given::Deal { setup, seed } => Game::deal(setup, *seed, &mut Vec::new()).map_err(write_setup_error),
    };
    let mut game = match (built, &scenario.refused) {
        (Ok(game), None) => game,
        (Err(reason), Some(expected)) if reason == *expected => return failures,
        (built, expected) => {
            failures.push(Failure {
                line: scenario.line,
                expected: expected
                    .as_ref()
                    .map_or("a possible table".into(), |reason| format!("table refused: {reason}")),
                found: built
                    .as_ref()
                    .map_or_else(|reason| format!("table refused: {reason}"), |_| "a possible table".into()),
                state: built.as_ref().map_or(String::new(), write_state),
            });
            return failures;
        }
    };
    watch(0, &game);
    for step in &scenario.steps {
        let outcome = match &step.what {
            What::Act { seat, action } => act(&mut game, *seat, *action)
                .map_err(|found| (format!("{seat}: {} is legal", write_action(*action)), found)),
            What::Refused { seat, action, reason } => refuse(&game, *seat, *action, reason),
            What::Fact(fact) => fact.check(&game),
        };
        let stuck = outcome.is_err() && matches!(step.what, What::Act { .. });
        if let Err((expected, found)) = outcome {
            failures.push(Failure { line: step.line, expected, found, state: write_state(&game) });
        }
        if stuck {
            break;
        }
        if matches!(step.what, What::Act { .. }) {
            watch(step.line, &game);
        }
    }
    failures
}

/// Carries out an action and looks after what must be true after every one.
fn act(game: &mut Game, seat: Seat, action: Action) -> Result<(), String> {
    let listed = game.legal_actions(seat).contains(&action);
    let before = game.clone();
    match game.apply(seat, action) {
        Ok(_) if !listed => Err("it was carried out, but is not among the legal actions".into()),
        Ok(_) => conserved(game),
        Err(reason) if listed => Err(format!("{}, but it is among the legal actions", write_illegal(reason))),
        Err(reason) if *game != before => Err(format!("{}, but the game has changed", write_illegal(reason))),
        Err(reason) => Err(write_illegal(reason)),
    }
}

/// Tries an action that must be refused. The game is not changed.
fn refuse(game: &Game, seat: Seat, action: Option<Action>, expected: &str) -> Result<(), (String, String)> {
    let differs = |found: String| (format!("refused {expected}"), found);
    let Some(action) = action else {
        return if expected == "malformed" { Ok(()) } else { Err(differs("refused malformed".into())) };
    };
    let mut tried = game.clone();
    let listed = game.legal_actions(seat).contains(&action);
    match tried.apply(seat, action) {
        Ok(_) => Err(differs(format!("{seat}: {} is legal", write_action(action)))),
        Err(reason) => {
            let reason = write_illegal(reason);
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

/// Every card is in exactly one place.
fn conserved(game: &Game) -> Result<(), String> {
    let mut found = CardSet::EMPTY;
    let held = game.players().iter().flat_map(|p| p.hand.iter().chain(p.in_play.iter().copied()));
    let laid = game.table().iter().map(|laid| laid.card);
    for card in held.chain(laid).chain(game.deck().iter().copied()).chain(game.discard().iter().copied()) {
        if found.contains(card) {
            return Err(format!("{} is in two places", write_card(card)));
        }
        found.insert(card);
    }
    let lost: Option<CardId> = game.cards().minus(found).iter().next();
    lost.map_or(Ok(()), |card| Err(format!("{} is lost", write_card(card))))
}

/// Why a described table is refused, in the style of other refusals.
fn write_layout_error(error: LayoutError) -> String {
    match error {
        LayoutError::Players { found } => format!("players {found}"),
        LayoutError::Turn { seat } => format!("turn {seat}"),
        LayoutError::Life { seat, life } => format!("life {seat} {life}"),
        LayoutError::CardTwice { card } => format!("card_twice {}", write_card(card)),
        LayoutError::NotInSets { card } => format!("not_in_sets {}", write_card(card)),
        LayoutError::SameName { seat, card } => format!("same_name {seat} {}", write_card(card)),
        LayoutError::NotEquipment { card } => format!("not_equipment {}", write_card(card)),
        LayoutError::CharacterTwice { character } => format!("character_twice {}", character.id()),
        LayoutError::OutWithCards { seat } => format!("out_with_cards {seat}"),
        LayoutError::NotAStage => "not_a_stage".into(),
        LayoutError::EventCard { card } => format!("event_card {}", card.id()),
    }
}

/// Why a deal is refused, in the same style.
fn write_setup_error(error: SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => format!("players {found} least {least} most {most}"),
        SetupError::NoSuchSheriff { seat } => format!("no_such_sheriff {seat}"),
        SetupError::Sets => "sets".into(),
        SetupError::Characters { found } => format!("characters {found}"),
        SetupError::CharacterTwice { character } => format!("character_twice {}", character.id()),
        SetupError::EventLength { found, most } => format!("event_length {found} of 1 to {most}"),
        SetupError::EventMix => "event_mix".into(),
        SetupError::CharacterNotInSets { character } => format!("character_not_in_sets {}", character.id()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "== A title\nA: sheriff willy_the_kid | hand bang 7D\nB: outlaw black_jack | hand beer 6H\n\
        C: outlaw kit_carlson\nD: renegade rose_doolan\n--\n";

    fn failures(steps: &str) -> Vec<(usize, String, String)> {
        let cases = super::super::read(&format!("{TABLE}{steps}")).unwrap();
        run(&cases[0]).into_iter().map(|f| (f.line, f.expected, f.found)).collect()
    }

    #[test]
    fn what_holds_is_silent() {
        let steps = "A: bang 7D > C refused out_of_reach C distance 2 reach 1\nA: bang 7D > B\nasked B missed 1 from A";
        assert_eq!(failures(steps), []);
    }

    #[test]
    fn every_kind_of_fact_can_fail() {
        let facts = [
            ("A life 4", "A life 5"),
            ("A life 5/6", "A life 5/5"),
            ("A hand nothing", "A hand bang 7D"),
            ("A hand count 2", "A hand count 1"),
            ("A hand limit 4", "A hand limit 5"),
            ("A in play barrel QS", "A in play nothing"),
            ("B role outlaw", "B role hidden"),
            ("A role hidden", "A role sheriff"),
            ("A is black_jack", "A is willy_the_kid"),
            ("A sees C at 1", "A sees C at 2"),
            ("A reaches 2", "A reaches 1"),
            ("A may bang 7D > C", "A bang 7D > C: out_of_reach C distance 2 reach 1"),
            ("A may not bang 7D > B", "A bang 7D > B: legal"),
            ("A may not end because not_asked", "A end: legal"),
            ("A may only end", "A may only bang 7D > B | bang 7D > D | end"),
            ("A may nothing", "A may only bang 7D > B | bang 7D > D | end"),
            ("asked B turn", "asked A turn"),
            ("asked nobody", "asked A turn"),
            ("asked A turn because bang 7D", "asked A turn because rules"),
            ("turn B", "turn A"),
            ("turn A draw", "turn A play"),
            ("bangs 1", "bangs 0"),
            ("discard is bang 2D", "discard is nothing"),
            ("discard top bang 2D", "discard top nothing"),
            ("discard holds bang 2D", "discard holds nothing"),
            ("deck count 80", "deck count 78"),
            ("table is bang 2D", "table is nothing"),
            ("alive A, B", "alive A, B, C, D"),
            ("winner law A", "winner nobody"),
            ("roles sheriff, outlaw", "roles sheriff, outlaw, outlaw, renegade"),
        ];
        for (fact, found) in facts {
            let failures = failures(fact);
            assert_eq!(failures.len(), 1, "{fact}");
            assert_eq!((failures[0].0, failures[0].2.as_str()), (7, found), "{fact}");
        }
    }

    #[test]
    fn an_illegal_action_ends_the_case_and_a_wrong_refusal_is_told() {
        let stopped = failures("A: beer 6H\nbangs 7");
        assert_eq!(stopped, [(7, "A: beer 6H is legal".into(), "not_in_hand beer 6H".into())]);
        let wrong = failures("A: beer 6H refused not_asked\nA: end refused not_asked\nA: lunch refused not_asked");
        let found: Vec<&str> = wrong.iter().map(|(_, _, found)| found.as_str()).collect();
        assert_eq!(found, ["refused not_in_hand beer 6H", "A: end is legal", "refused malformed"]);
    }

    #[test]
    fn a_refused_table_is_a_failure_unless_it_is_expected() {
        let text = "== A title\nA: sheriff willy_the_kid | life 9\nB: outlaw black_jack\n--\nbangs 0\n";
        let cases = super::super::read(text).unwrap();
        assert_eq!(run(&cases[0])[0].found, "table refused: life A 9");
        let expected = text.replace("--", "refused: life A 9\n--");
        assert_eq!(run(&super::super::read(&expected).unwrap()[0]), []);
    }
}
