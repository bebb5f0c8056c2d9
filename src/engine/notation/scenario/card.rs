//! The card game in scenarios.

use super::super::{read_ask, read_source, write_action, write_ask, write_illegal, write_role, write_source};
use super::refusal::{explain_roles, not_dealt};
use super::script::{Question, Refusal};
use super::suggest::{FactForm, mend_first_word, nearest};
use super::table::{self, Draft};
use super::{Fact, Given, Problem, Script, Table, facts, write_state};
use crate::card::{
    Action, CardId, CardKind, CardSet, Character, Decision, Game, Illegal, LayoutError, SetupError, View,
};
use crate::core::{Seat, SeatSet};
use crate::notation::{read_action, write_card};

/// First words of actions, beside the kinds of cards.
const VERBS: [&str; 7] = ["use", "take", "from", "choose", "rest", "pass", "end"];

impl Script for Game {
    type Draft = Draft;
    type Table = Table;
    type Fact = Fact;

    const KEYS: &'static [&'static str] = table::KEYS;
    const FACTS: &'static [FactForm] = facts::FORMS;
    const PASS: Action = Action::Pass;

    fn read_key(draft: &mut Draft, key: &str, value: &str, refused: bool) -> Result<(), Vec<Problem>> {
        draft.read_key(key, value, refused)
    }

    fn seats_of(draft: &Draft) -> u8 {
        draft.seats()
    }

    fn finish(draft: Draft, keys: &[String]) -> Result<Table, Problem> {
        draft.finish(keys)
    }

    fn set_up(table: &Table) -> Result<Self, Refusal> {
        match &table.given {
            Given::Table(layout) => layout.build().map_err(refuse_layout),
            Given::Deal { setup, seed } => Self::deal(setup, *seed, &mut Vec::new()).map_err(refuse_setup),
        }
    }

    fn read_fact(text: &str) -> Result<Option<Fact>, Problem> {
        Fact::read(text)
    }

    fn compare(&self, fact: &Fact) -> (String, String) {
        fact.compare(self)
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

    fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    /// The line with another first word, or with the nearest card in it.
    fn nearest_action(line: &str) -> Option<String> {
        let words = VERBS.into_iter().chain(CardKind::ALL.into_iter().map(CardKind::id));
        let with_card = || {
            let end = line.find(" as ").or_else(|| line.find('>')).unwrap_or(line.len());
            let (card, rest) = line.split_at(end);
            let card = nearest(card, CardId::all().map(write_card))?;
            read_action(&format!("{card} {rest}")).map(write_action)
        };
        mend_first_word(line, words, |line| read_action(line).is_some()).or_else(with_card)
    }

    fn turn_seat(&self) -> Option<Seat> {
        self.active_seat()
    }

    fn alive(&self) -> SeatSet {
        self.ring().seats()
    }

    fn life(&self, seat: Seat) -> (i8, i8) {
        (self.player(seat).life, self.player(seat).max_life)
    }

    fn read_role_card(text: &str) -> Result<&'static str, Problem> {
        table::role_of(text).map(write_role)
    }

    fn role_card(&self, seat: Seat) -> &'static str {
        write_role(self.player(seat).role)
    }

    fn character_word(text: &str) -> Result<&'static str, Problem> {
        table::read_character(text).map(Character::id)
    }

    fn character_of(&self, seat: Seat) -> &'static str {
        self.player(seat).character.id()
    }

    fn role_seen(view: &View, seat: Seat) -> Option<&'static str> {
        view.seat(seat).role.map(write_role)
    }

    fn decision_seen(view: &View) -> Option<&Decision> {
        view.decision.as_ref()
    }

    fn spell_ask(text: &str) -> Option<String> {
        read_ask(text).map(write_ask)
    }

    fn spell_source(text: &str) -> Option<String> {
        read_source(text).map(write_source)
    }

    fn question(decision: &Decision) -> Question {
        let Decision { seat, ask, because } = *decision;
        Question { seat, ask: write_ask(ask), because: write_source(because) }
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
fn refuse_layout(error: LayoutError) -> Refusal {
    match error {
        LayoutError::Players { found } => {
            Refusal::new(format!("players {found}"), "so many cannot play with these sets")
        }
        LayoutError::Turn { seat } => Refusal::new(format!("turn {seat}"), "nobody in play sits there"),
        LayoutError::Life { seat, life } => Refusal::new(
            format!("life {seat} {life}"),
            "life points are at least 1 and at most those of the character, one more for the Sheriff",
        ),
        LayoutError::CardTwice { card } => Refusal::new(
            format!("card_twice {}", write_card(card)),
            "there is one such card; a second like it ends in #2",
        ),
        LayoutError::NotInSets { card } => not_dealt("not_in_sets", &write_card(card), "card", card.card().set.id()),
        LayoutError::SameName { seat, card } => Refusal::new(
            format!("same_name {seat} {}", write_card(card)),
            "nobody has two cards of one name, or two weapons, in play",
        ),
        LayoutError::NotEquipment { card } => {
            Refusal::new(format!("not_equipment {}", write_card(card)), "a brown card never lies in front of a player")
        }
        LayoutError::CharacterTwice { character } => {
            Refusal::new(format!("character_twice {}", character.id()), "each character is dealt once")
        }
        LayoutError::OutWithCards { seat } => {
            Refusal::new(format!("out_with_cards {seat}"), "an eliminated player has no cards")
        }
        LayoutError::OutWithLife { seat } => {
            Refusal::new(format!("out_with_life {seat}"), "an eliminated player has no life points")
        }
        LayoutError::NotAStage => {
            Refusal::new("not_a_stage", "a table begins with one of the stages begin, draw, play and discard")
        }
        LayoutError::EventCard { card } => Refusal::new(
            format!("event_card {}", card.id()),
            format!("it is there twice, or its set {} is not in play", card.def().set.id()),
        ),
        LayoutError::Sets => Refusal::new("sets", "a set is listed twice, or neither base nor dodge_city is there"),
        LayoutError::CharacterNotInSets { character } => refuse_character(character),
        LayoutError::Roles(error) => explain_roles(error),
        LayoutError::NotInFrontOf { seat, card } => Refusal::new(
            format!("not_in_front_of {seat} {}", write_card(card)),
            "this card may not be laid in front of this player",
        ),
        LayoutError::Bangs { found } => Refusal::new(format!("bangs {found}"), "they are played in phase 2"),
        LayoutError::NoSuchSeat { seat } => Refusal::new(format!("no_such_seat {seat}"), "nobody sits there"),
        LayoutError::NotOut { seat } => Refusal::new(format!("not_out {seat}"), "the first one out is still in play"),
        LayoutError::GameOver => Refusal::new("game_over", "somebody has won this game already"),
    }
}

/// Why a deal is refused, in the same style.
fn refuse_setup(error: SetupError) -> Refusal {
    match error {
        SetupError::Players { found, least, most } => {
            Refusal::new(format!("players {found} least {least} most {most}"), "so many cannot play with these sets")
        }
        SetupError::NoSuchSheriff { seat } => Refusal::new(format!("no_such_sheriff {seat}"), "nobody sits there"),
        SetupError::Sets => {
            Refusal::new("sets", "a set is listed twice or out of order, or neither base nor dodge_city is there")
        }
        SetupError::Characters { found } => {
            Refusal::new(format!("characters {found}"), "there are as many entries as players, or none")
        }
        SetupError::CharacterTwice { character } => {
            Refusal::new(format!("character_twice {}", character.id()), "each character is dealt once")
        }
        SetupError::EventLength { found, most } => {
            Refusal::new(format!("event_length {found} of 1 to {most}"), "the event decks have no such length")
        }
        SetupError::EventMix => Refusal::new("event_mix", "only high_noon and fistful_of_cards together can be mixed"),
        SetupError::CharacterNotInSets { character } => refuse_character(character),
    }
}

fn refuse_character(character: Character) -> Refusal {
    not_dealt("character_not_in_sets", character.id(), "character", character.def().set.id())
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
            ("roles sheriff, outlaw", "roles outlaw, outlaw, renegade, sheriff"),
            ("winner law", "winner nobody"),
            ("asked B", "asked A"),
            ("asked B because bang 7D", "asked A because rules"),
            ("B sees hand of A bang 7D", "B sees hand of A hidden"),
            ("A sees hand of A hidden", "A sees hand of A bang 7D"),
            ("B sees hand of C hidden", "B sees hand of C nothing"),
            ("B sees role of C outlaw", "B sees role of C hidden"),
            ("B sees role of A hidden", "B sees role of A sheriff"),
            ("C sees role of C hidden", "C sees role of C outlaw"),
            ("spectator sees role of C outlaw", "spectator sees role of C hidden"),
            ("B sees table bang 2D, hidden", "B sees table nothing"),
            ("B sees character of A hidden", "B sees character of A willy_the_kid"),
            ("B sees spare jesse_jones", "B sees spare hidden"),
            ("B sees asked nobody", "B sees asked A turn"),
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
        let text = "== A title\nA: sheriff willy_the_kid | life 9\nB: outlaw black_jack\nC: outlaw kit_carlson\n\
            D: renegade rose_doolan\n--\nbangs 0\n";
        let cases = super::super::read::<Game>(text).unwrap();
        let found = &run(&cases[0])[0].found;
        assert!(found.starts_with("table refused: life A 9 ("), "{found}");
        let expected = text.replace("--", "refused: life A 9\n--");
        assert_eq!(run(&super::super::read::<Game>(&expected).unwrap()[0]), []);
    }
}
