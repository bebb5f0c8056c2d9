//! Every scenario file holds, and every card, character, table rule, worked example and ruling has its cases.

use standoff_engine::card::{CardKind, Character, TableRules};
use standoff_engine::notation::scenario::{self, Scenario, Subject};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Cases each card and character needs at least.
const CASES_EACH: usize = 3;

/// The rulings that touch the base game and can be seen at the table. Left out: other sets (7 to 9, 20, 21, 36, 40 to 45,
/// 59, 60, 62, 65 to 72, 74, 75, 79 to 127, 131, 141, 143, 157 to 181), talk and hidden information (17, 18, 137),
/// wording only (133).
const RULINGS: &[u16] = &[
    1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38,
    39, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 61, 63, 64, 73, 76, 77, 78, 128, 129, 130, 132, 134, 135,
    136, 138, 139, 140, 142, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
];

/// The worked examples of the base game.
const EXAMPLES: &[u16] = &[
    1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19, 22, 26, 27, 28, 29, 30, 32, 33, 35, 36, 37, 38, 39, 40,
    52, 53, 54,
];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            found.push(path);
        }
    }
}

/// Every case of every file, with the file it stands in.
fn all_cases() -> Vec<(PathBuf, Scenario)> {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"), &mut paths);
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let read = scenario::read(&fs::read_to_string(&path).unwrap());
        match read {
            Ok(found) => {
                assert!(!found.is_empty(), "{}: no scenario in it", path.display());
                cases.extend(found.into_iter().map(|case| (path.clone(), case)));
            }
            Err(error) => panic!("{}:{}: {}", path.display(), error.line, error.problem),
        }
    }
    cases
}

#[test]
fn every_scenario_holds() {
    let mut report = String::new();
    let (mut ran, mut failed) = (0, 0);
    for (path, case) in all_cases() {
        ran += 1;
        let failures = scenario::run(&case);
        failed += usize::from(!failures.is_empty());
        for failure in failures {
            let _ = writeln!(report, "{}:{}: {}", path.display(), failure.line, case.title);
            let _ = writeln!(report, "  expected: {}\n  found:    {}", failure.expected, failure.found);
            for line in failure.state.lines() {
                let _ = writeln!(report, "    {line}");
            }
        }
    }
    assert!(ran > 0, "no scenario ran");
    assert!(failed == 0, "{failed} of {ran} scenarios failed\n{report}");
}

#[test]
fn every_card_and_character_is_the_subject_of_three_cases() {
    let cases = all_cases();
    let count = |subject: Subject| cases.iter().filter(|(_, case)| case.about.contains(&subject)).count();
    let cards = CardKind::ALL.into_iter().map(Subject::Card);
    let characters = Character::ALL.into_iter().map(Subject::Character);
    let short: Vec<String> = cards
        .chain(characters)
        .filter(|subject| count(*subject) < CASES_EACH)
        .map(|subject| format!("{}: {}", subject.id(), count(subject)))
        .collect();
    assert!(short.is_empty(), "fewer than {CASES_EACH} cases: {}", short.join(", "));
}

#[test]
fn every_option_of_every_table_rule_has_a_case() {
    let cases = all_cases();
    for rule in TableRules::ALL {
        for option in rule.options {
            let tested = cases.iter().any(|(_, case)| {
                case.about.contains(&Subject::Rule(rule.key)) && case.rules.get(rule.key) == Some(option)
            });
            assert!(tested, "no case about {} = {option}", rule.key);
        }
    }
}

#[test]
fn every_ruling_and_worked_example_of_the_base_game_has_a_case() {
    let named: BTreeSet<String> = all_cases().into_iter().flat_map(|(_, case)| case.rulings).collect();
    let rulings = RULINGS.iter().map(|number| format!("R{number}"));
    let examples = EXAMPLES.iter().map(|number| format!("SC{number}"));
    let missing: Vec<String> = rulings.chain(examples).filter(|name| !named.contains(name)).collect();
    assert!(missing.is_empty(), "no case follows {}", missing.join(", "));
    for name in named {
        let number = name.strip_prefix("SC").or_else(|| name.strip_prefix('R'));
        assert!(number.is_some_and(|digits| digits.parse::<u16>().is_ok()), "{name} is no ruling or worked example");
    }
}

#[test]
fn no_two_cases_of_a_file_have_one_title() {
    let mut titles = BTreeSet::new();
    for (path, case) in all_cases() {
        assert!(titles.insert((path.clone(), case.title.clone())), "{}: {} twice", path.display(), case.title);
    }
}
