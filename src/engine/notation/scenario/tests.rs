use super::*;
use crate::card::Game;
use crate::notation::read_card;

const TABLE: &str = "== A title\nA: sheriff willy_the_kid | hand bang 7D\nB: outlaw black_jack | life 2\n";
const REST: &str = "C: outlaw kit_carlson | hand beer 6H\nD: renegade rose_doolan | hand beer 7H\n";

/// All mistakes of a text: line and words.
fn errors<G: Script>(text: &str) -> Vec<(usize, String)> {
    let broken = read_each::<G>(text).into_iter().filter_map(Result::err);
    broken.flat_map(|case| case.errors).map(|error| (error.line, error.problem.to_string())).collect()
}

#[test]
fn a_case_is_read() {
    let text =
        format!("# a comment\n\n{TABLE}deck: stagecoach 9S#2 # the second\n--\nA: bang 7D > B\n B life 1; bangs 1\n");
    let cases = read::<Game>(&text).unwrap();
    assert_eq!((cases.len(), cases[0].title.as_str(), cases[0].line), (1, "A title", 3));
    assert_eq!(cases[0].steps.iter().map(|step| step.line).collect::<Vec<_>>(), [8, 9, 9]);
    let Given::Table(layout) = &cases[0].given else { panic!("a table") };
    assert_eq!((layout.seats.len(), layout.deck.clone()), (2, vec![read_card("stagecoach 9S#2").unwrap()]));
}

#[test]
fn a_mistake_is_named_with_its_line() {
    let table = |more: &str| format!("{TABLE}{more}--\nbangs 0\n");
    let body = |more: &str| format!("{TABLE}--\n{more}\nbangs 0\n");
    let cases = [
        ("A: sheriff willy_the_kid".to_owned(), 1, "only comments may stand before the first `== title`"),
        ("==  \nA: sheriff willy_the_kid\n--\nbangs 0".into(), 1, "a title is missing after `==`"),
        (table("event: curse\n"), 4, "`event` is no key of the table (a line above `--`); did you mean `events`?"),
        (table("deck: nothing\ndeck: nothing\n"), 5, "`deck` is given twice"),
        (
            table("about: barel\n"),
            4,
            "`barel` is no card, character, event card, role, module or table rule; did you mean `barrel`?",
        ),
        (table("sets: base, dodgecity\n"), 4, "`dodgecity` is no set or module; did you mean `dodge_city`?"),
        (
            table("rules: panic_self=treu\n"),
            4,
            "`panic_self=treu` is no table rule with an option of it; did you mean `panic_self=true`?",
        ),
        (table("roles: some\n"), 4, "`some` is not what `roles` can say"),
        (table("D: outlaw rose_doolan\nE: outlaw kit_carlson\n"), 4, "seat C comes next"),
        (table("C: cook rose_doolan\nD: outlaw kit_carlson\n"), 4, "`cook` is no role"),
        (
            table("C: outlaw rose_dolan\nD: outlaw kit_carlson\n"),
            4,
            "`rose_dolan` is no character; did you mean `rose_doolan`?",
        ),
        (table("C: outlaw rose_doolan | asleep\n"), 4, "`asleep` is no part of this line"),
        (table("C: outlaw rose_doolan | life many\n"), 4, "`many` is no number"),
        (table("deck: bang 7E\n"), 4, "`bang 7E` is no card; did you mean `bang 7D`?"),
        (table("deck: bang 7D\n"), 4, "`bang 7D` lies in two places"),
        (table("turn: A lunch\n"), 4, "`lunch` is no stage a table can begin with or a turn can be in"),
        (table("turn: Z\n"), 4, "`Z` is no seat"),
        (table("B life 2\n"), 4, "`B life 2` is no part of the table: it belongs below `--`"),
        (body("deck: bang 2D"), 5, "`deck: bang 2D` is a part of the table: it belongs above `--`"),
        (body("A: bang 7D < B"), 5, "`bang 7D < B` is no action (to test that: `refused malformed`)"),
        (
            body("A: bangs 7D > B"),
            5,
            "`bangs 7D > B` is no action (to test that: `refused malformed`); did you mean `bang 7D > B`?",
        ),
        (
            body("A: bang 7F > B"),
            5,
            "`bang 7F > B` is no action (to test that: `refused malformed`); did you mean `bang 7D > B`?",
        ),
        (body("A: bang 7D > B refused"), 5, "`refused` needs a reason"),
        (body("B lives 2"), 5, "`B lives 2` is no fact; did you mean `B life 2`?"),
        (body("B is dead"), 5, "`B is dead` is no fact; did you mean `alive A, C`?"),
        (body("asked B lunch"), 5, "`asked B lunch` is no fact; did you mean `asked B turn`?"),
        (body("deck sinks"), 5, "`deck sinks` is no fact; did you mean `deck count 3`?"),
        (body("what now"), 5, "`what now` is no fact"),
        (body("winner bandits"), 5, "`winner bandits` is no fact; did you mean `winner law`?"),
        (body("B sees hand of F hidden"), 5, "nobody sits at F"),
        (body("F life 2"), 5, "nobody sits at F"),
        (body("--"), 5, "a second `--`: a new case begins with `== title`"),
        (format!("{TABLE}--\nA: end\n"), 1, "nothing is checked: no fact, no refusal"),
        (format!("{TABLE}deal: players 4\n--\nbangs 0\n"), 1, "a deal has no seats, piles or turn of its own"),
        ("== A title\n--\nbangs 0\n".into(), 1, "there are neither seats nor a deal"),
    ];
    for (text, line, expected) in cases {
        assert_eq!(errors::<Game>(&text), [(line, expected.to_owned())], "{text}");
    }
}

#[test]
fn a_mistake_voids_its_case_only_and_all_are_reported() {
    let text = format!(
        "{TABLE}{REST}--\nA lives 2; bangs 0; B sleeps\nA: bng\n\n{TABLE}{REST}--\nbangs 0\n\n\
         == Another\nE: cook willy_the_kid | life many\nlunch: now\n--\n"
    );
    let cases = read_each::<Game>(&text);
    assert_eq!(cases.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(run(cases[1].as_ref().unwrap()), []);
    let lines: Vec<usize> = errors::<Game>(&text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [7, 7, 8, 19, 19, 19, 20]);
    assert_eq!(read::<Game>(&text).unwrap_err().line, 7);
}

#[test]
fn a_missing_separator_is_named_where_it_should_stand() {
    for (step, more) in [
        ("A: bang 7D > B", 0),
        ("A: bangs 7D > B", 1),
        ("A: beer 6H refused not_in_hand beer 6H", 0),
        ("B life 2", 0),
        ("A may use sid_ketchum: bang 2D, missed 3S", 0),
        ("others pass", 0),
    ] {
        let found = errors::<Game>(&format!("{TABLE}{REST}{step}\nbangs 0\n"));
        assert_eq!((found[0].0, found.len()), (6, 1 + more), "{step}: {found:?}");
        assert!(found[0].1.starts_with("the line `--` is missing above this line"), "{step}");
    }
}

#[test]
fn every_form_of_a_fact_can_be_read() {
    fn readable<G: Script>() {
        for (example, _) in statement::COMMON_FACTS.iter().chain(G::FACTS) {
            let read = Statement::<G>::read(example);
            assert!(read.is_ok(), "{example}: {}", read.unwrap_err());
        }
    }
    readable::<Game>();
    readable::<crate::dice::Game>();
}

#[test]
fn others_pass_until_the_player_on_turn_is_asked() {
    let table = format!("{}{REST}", TABLE.replace("bang 7D", "gatling 10H, beer 6S"));
    let table = table.replace("beer 6S", "beer 8H").replace("life 2\n", "life 2 | hand missed 10C\n");
    let run_steps = |steps: &str| {
        let cases = read::<Game>(&format!("{table}--\n{steps}")).unwrap();
        run(&cases[0]).into_iter().map(|f| (f.expected, f.found)).collect::<Vec<_>>()
    };
    assert_eq!(run_steps("A: gatling 10H\nothers pass\nB life 1; C life 3; D life 3; asked A turn"), []);
    assert_eq!(run_steps("A: gatling 10H\nB: missed 10C\nothers pass\nB life 2; C life 3; D life 3; asked A"), []);
    assert_eq!(run_steps("others pass\nbangs 7"), [("others pass".into(), "only A is asked".into())]);
}

#[test]
fn several_failing_facts_share_their_position() {
    let cases = read::<Game>(&format!("{TABLE}{REST}--\nA life 1; B life 1\nbangs 4\n")).unwrap();
    let failures = run(&cases[0]);
    assert_eq!(failures.len(), 3);
    assert!(failures.iter().all(|failure| failure.state == failures[0].state));
}
