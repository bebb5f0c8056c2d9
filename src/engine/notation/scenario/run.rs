//! The card game in scenarios.

use super::super::write_illegal;
use super::parse::Draft;
use super::{Fact, Given, Problem, Script, Table, write_state};
use crate::card::{CardId, CardSet, Game, Illegal, LayoutError, SetupError};
use crate::notation::write_card;

impl Script for Game {
    type Draft = Draft;
    type Table = Table;
    type Fact = Fact;

    fn read_key(draft: &mut Draft, key: &str, value: &str, refused: bool) -> Result<(), Problem> {
        draft.read_key(key, value, refused)
    }

    fn finish(draft: Draft, keys: &[String]) -> Result<Table, Problem> {
        draft.finish(keys)
    }

    fn set_up(table: &Table) -> Result<Self, String> {
        match &table.given {
            Given::Table(layout) => layout.build().map_err(write_layout_error),
            Given::Deal { setup, seed } => Self::deal(setup, *seed, &mut Vec::new()).map_err(write_setup_error),
        }
    }

    fn read_fact(text: &str) -> Result<Fact, Problem> {
        Fact::read(text)
    }

    fn check_fact(&self, fact: &Fact) -> Result<(), (String, String)> {
        fact.check(self)
    }

    fn sound(&self) -> Result<(), String> {
        conserved(self)
    }

    fn describe(&self) -> String {
        write_state(self)
    }

    fn write_reason(reason: &Illegal) -> String {
        write_illegal(*reason)
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
    use super::super::run;
    use super::*;

    const TABLE: &str = "== A title\nA: sheriff willy_the_kid | hand bang 7D\nB: outlaw black_jack | hand beer 6H\n\
        C: outlaw kit_carlson\nD: renegade rose_doolan\n--\n";

    fn failures(steps: &str) -> Vec<(usize, String, String)> {
        let cases = super::super::read::<Game>(&format!("{TABLE}{steps}")).unwrap();
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
        let cases = super::super::read::<Game>(text).unwrap();
        assert_eq!(run(&cases[0])[0].found, "table refused: life A 9");
        let expected = text.replace("--", "refused: life A 9\n--");
        assert_eq!(run(&super::super::read::<Game>(&expected).unwrap()[0]), []);
    }
}
