//! Every scenario file holds, and every card, character, table rule, worked example, ruling and official answer has its
//! cases.

use standoff_engine::card::{CardKind, Character, EventCard, Game, Set, TableRules};
use standoff_engine::core::Rules;
use standoff_engine::dice;
use standoff_engine::notation::scenario::{self, Case, Scenario, Script, Subject, dice as dice_scenario};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Cases each card and character needs at least.
const CASES_EACH: usize = 3;

/// The rulings that touch the base game and can be seen at the table. Left out: Dodge City (below), other sets (9, 20,
/// 79 to 127, 141, 158 to 181), talk and hidden information (17, 18, 137).
const BASE_RULINGS: &[u16] = &[
    1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38,
    39, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 61, 63, 64, 73, 76, 77, 78, 128, 129, 130, 132, 134, 135,
    136, 138, 139, 140, 142, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
];

/// The rulings that Dodge City adds, and those of the base game that its cards test anew.
const DODGE_CITY_RULINGS: &[u16] = &[
    1, 7, 8, 10, 13, 14, 21, 29, 31, 34, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 48, 49, 51, 57, 59, 60, 61, 62, 65,
    66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 131, 132, 133, 136, 143, 147, 150, 157,
];

/// The rulings about the event decks and The Bullet's people.
const HIGH_NOON_RULINGS: &[u16] = &[89, 90, 91, 92, 93, 94, 95, 96, 97, 158, 159, 209, 212, 213, 216, 219, 220];
const FISTFUL_RULINGS: &[u16] = &[
    20, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 160, 161, 162, 163, 164, 165, 166, 210, 211, 214, 215, 217,
];
const BULLET_RULINGS: &[u16] = &[141, 221];
const WILD_WEST_SHOW_RULINGS: &[u16] = &[
    109, 110, 111, 112, 113, 114, 115, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 222, 223,
    224, 225, 226, 227, 228,
];
const ELDORADO_RULINGS: &[u16] = &[116, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244];

/// The worked examples of the base game.
const BASE_EXAMPLES: &[u16] = &[
    1, 2, 3, 4, 5, 6, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19, 22, 26, 27, 28, 29, 30, 32, 33, 35, 36, 37, 38, 39, 40,
    52, 53, 54,
];

/// The worked examples of Dodge City, and those that hold for its cards too.
const DODGE_CITY_EXAMPLES: &[u16] =
    &[8, 9, 12, 20, 21, 22, 23, 24, 25, 26, 31, 34, 41, 42, 43, 44, 45, 46, 47, 48, 55, 56];

/// The official answers, by the sets of which one must be in play.
const OFFICIAL_ANSWERS: &[(RangeInclusive<u16>, &[Set])] = &[
    (1..=25, &[Set::Base]),
    (26..=37, &[Set::DodgeCity]),
    (38..=57, &[Set::HighNoon, Set::FistfulOfCards]),
    (58..=76, &[Set::WildWestShow]),
];

/// The official answers that no scenario can follow, and why.
const NOT_A_SCENARIO: &[(u16, &str)] = &[
    (1, "what is said at the table is not played"),
    (71, "who sees a hand that is shown is no fact about the table; tests/engine/mechanics.rs checks it"),
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

/// Every case of the card game, with the file it stands in.
fn all_cases() -> Vec<(PathBuf, Scenario)> {
    cases_of::<Game>()
}

/// Every case of one game, with the file it stands in.
fn cases_of<G: Script>() -> Vec<(PathBuf, Case<G>)> {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"), &mut paths);
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let game = scenario::game_of(&text);
        assert!([Game::NAME, dice::Game::NAME].contains(&game), "{}: there is no game {game}", path.display());
        if game != G::NAME {
            continue;
        }
        match scenario::read::<G>(&text) {
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
    hold::<Game>();
    hold::<dice::Game>();
}

fn hold<G: Script>() {
    let mut report = String::new();
    let (mut ran, mut failed) = (0, 0);
    for (path, case) in cases_of::<G>() {
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
fn every_card_character_and_event_is_the_subject_of_three_cases() {
    let cases = all_cases();
    let count = |subject: Subject| cases.iter().filter(|(_, case)| case.about.contains(&subject)).count();
    let cards = CardKind::ALL.into_iter().map(Subject::Card);
    let characters = Character::ALL.into_iter().filter(|c| c.is_dealt()).map(Subject::Character);
    let events = EventCard::ALL.into_iter().map(Subject::Event);
    let short: Vec<String> = cards
        .chain(characters)
        .chain(events)
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
fn every_preset_has_a_case_with_dodge_city() {
    let cases = all_cases();
    for (name, _) in TableRules::PRESETS {
        let tested = |case: &Scenario| {
            case.sets.contains(&Set::DodgeCity) && !case.about.is_empty() && case.rules.preset_name() == Some(*name)
        };
        assert!(cases.iter().any(|(_, case)| tested(case)), "no case with the rules of {name}");
    }
}

#[test]
fn every_ruling_and_worked_example_of_the_base_game_has_a_case() {
    demand(Set::Base, BASE_RULINGS, BASE_EXAMPLES);
}

#[test]
fn every_ruling_and_worked_example_of_dodge_city_has_a_case() {
    demand(Set::DodgeCity, DODGE_CITY_RULINGS, DODGE_CITY_EXAMPLES);
}

#[test]
fn every_ruling_and_worked_example_of_the_event_decks_has_a_case() {
    demand(Set::HighNoon, HIGH_NOON_RULINGS, &[50, 51]);
    demand(Set::FistfulOfCards, FISTFUL_RULINGS, &[]);
    demand(Set::TheBullet, BULLET_RULINGS, &[]);
    demand(Set::WildWestShow, WILD_WEST_SHOW_RULINGS, &[49]);
    demand(Set::Eldorado, ELDORADO_RULINGS, &[]);
}

/// Each ruling and worked example is named by a case in which that set is in play.
fn demand(set: Set, rulings: &[u16], examples: &[u16]) {
    let cases = all_cases().into_iter().filter(|(_, case)| case.sets.contains(&set));
    let named: BTreeSet<String> = cases.flat_map(|(_, case)| case.rulings).collect();
    let rulings = rulings.iter().map(|number| format!("R{number}"));
    let examples = examples.iter().map(|number| format!("SC{number}"));
    let missing: Vec<String> = rulings.chain(examples).filter(|name| !named.contains(name)).collect();
    assert!(missing.is_empty(), "no case with {} follows {}", set.id(), missing.join(", "));
}

#[test]
fn every_official_answer_has_a_case() {
    let cases = all_cases();
    let mut missing = Vec::new();
    for (answers, sets) in OFFICIAL_ANSWERS {
        for number in answers.clone() {
            let name = format!("Q{number}");
            let followed = cases
                .iter()
                .any(|(_, case)| case.rulings.contains(&name) && sets.iter().any(|set| case.sets.contains(set)));
            let excused = NOT_A_SCENARIO.iter().any(|(excused, _)| *excused == number);
            assert!(!(followed && excused), "{name} has a case and needs no excuse");
            if !followed && !excused {
                missing.push(name);
            }
        }
    }
    assert!(missing.is_empty(), "no case follows {}", missing.join(", "));
}

/// docs/rulings.md has the words of every official answer and the table rules as they are.
#[test]
fn the_catalogue_lists_every_official_answer_and_table_rule() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rulings.md")).unwrap();
    for number in OFFICIAL_ANSWERS.iter().flat_map(|(answers, _)| answers.clone()) {
        assert!(text.contains(&format!("\n- **Q{number}** ")), "Q{number} is not in the catalogue");
    }
    for rule in TableRules::ALL {
        let row = format!("\n| {} | {} | {} |\n", rule.key, rule.options.join(", "), rule.ruling);
        assert!(text.contains(&row), "not in the catalogue:{row}");
    }
}

#[test]
fn only_rulings_worked_examples_and_official_answers_are_named() {
    well_named::<Game>();
    well_named::<dice::Game>();
}

fn well_named<G: Script>() {
    for (path, case) in cases_of::<G>() {
        for name in case.rulings {
            let number = name.strip_prefix("SC").or_else(|| name.strip_prefix(['R', 'Q']));
            let known = number.is_some_and(|digits| digits.parse::<u16>().is_ok());
            assert!(known, "{}: {name} is no ruling or worked example", path.display());
        }
    }
}

#[test]
fn no_two_cases_of_a_file_have_one_title() {
    unique_titles::<Game>();
    unique_titles::<dice::Game>();
}

fn unique_titles<G: Script>() {
    let mut titles = BTreeSet::new();
    for (path, case) in cases_of::<G>() {
        assert!(titles.insert((path.clone(), case.title.clone())), "{}: {} twice", path.display(), case.title);
    }
}

/// The rulings of the dice game that can be seen at the table.
const DICE_RULINGS: &[u16] = &[
    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 181, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310,
    311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325,
];

#[test]
fn every_character_special_role_and_module_of_the_dice_game_is_the_subject_of_three_cases() {
    use dice_scenario::Subject;
    let cases = cases_of::<dice::Game>();
    let count = |subject: Subject| cases.iter().filter(|(_, case)| case.about.contains(&subject)).count();
    let characters = dice::Character::ALL.into_iter().map(Subject::Character);
    let powers = dice::Power::ALL.into_iter().map(Subject::Power);
    let modules = dice::Modules::IDS.into_iter().map(Subject::Module);
    let short: Vec<String> = characters
        .chain(powers)
        .chain(modules)
        .filter(|subject| count(*subject) < CASES_EACH)
        .map(|subject| format!("{}: {}", subject.id(), count(subject)))
        .collect();
    assert!(short.is_empty(), "fewer than {CASES_EACH} cases: {}", short.join(", "));
}

#[test]
fn every_ruling_and_worked_example_of_the_dice_game_has_a_case() {
    let named: BTreeSet<String> = cases_of::<dice::Game>().into_iter().flat_map(|(_, case)| case.rulings).collect();
    let rulings = DICE_RULINGS.iter().map(|number| format!("R{number}"));
    let missing: Vec<String> =
        rulings.chain((57..=66).map(|number| format!("SC{number}"))).filter(|name| !named.contains(name)).collect();
    assert!(missing.is_empty(), "no case follows {}", missing.join(", "));
}
