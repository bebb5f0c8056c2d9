use super::search::fold;
use super::topic::rule_of;
use super::*;
use crate::i18n::{Lang, Module, RuleChoice};
use standoff_engine::card::{Border, CardKind, Character, EventCard, Set, TableRules};
use standoff_engine::dice;
use std::collections::BTreeSet;

fn everything() -> Vec<Topic> {
    let mut all = Topic::of_cards();
    all.extend(Topic::of_dice());
    all
}

fn look_for(text: &str, lang: Lang) -> Vec<Topic> {
    Search { text: text.into(), ..Search::default() }.find(lang.tongue(), &TableRules::default())
}

/// Words one of which a ruling about this must contain.
fn words(topic: Topic) -> Vec<String> {
    let name = topic.name(Lang::EN.tongue());
    let mut words: Vec<String> = vec![name.into()];
    let tell_tale = name.split([' ', '.']).filter(|word| word.len() > 2 && !matches!(*word, "The" | "the" | "Van"));
    words.extend(tell_tale.map(String::from));
    match topic {
        Topic::Card(CardKind::Bang) => words.push("limit".into()),
        Topic::Card(kind) if kind.is_weapon() => words.push("weapons".into()),
        Topic::Card(kind) if kind.border() == Border::Green => words.push("green".into()),
        Topic::Face(face) => words.push(face.id().replace(['1', '2'], "").replace("double_", "").replace('_', " ")),
        Topic::Die(_) | Topic::Module(Module::SaloonDice) => words.push("dice".into()),
        Topic::Module(_) => words.extend(["special role".into(), "chief's arrow".into()]),
        Topic::Role(_) | Topic::Side(_) => words.extend(["three players".into(), "rewards".into(), "sheriff".into()]),
        Topic::Rule(key) => words.push(key.into()),
        _ => {}
    }
    words.iter().map(|word| fold(word)).collect()
}

#[test]
fn every_ruling_speaks_of_what_it_is_said_to() {
    let catalogue = include_str!("../../../../docs/rulings.md");
    let mut astray = Vec::new();
    for topic in everything() {
        for number in rulings(topic) {
            let entry = catalogue.lines().find(|line| line.starts_with(&format!("{number}. ")));
            let entry = fold(&entry.unwrap_or_else(|| panic!("no R{number}")).replace('_', " "));
            let found = words(topic).iter().any(|word| entry.contains(&fold(&word.replace('_', " "))));
            // Nothing names the key of three rules in its own entry.
            if !found && !matches!(topic, Topic::Rule(_)) {
                astray.push(format!("{} R{number}", topic.path()));
            }
        }
        assert!(rulings(topic).is_sorted(), "{}", topic.path());
    }
    assert!(astray.is_empty(), "{astray:?}");
}

#[test]
fn rulings_about_characters_and_dice_are_all_found() {
    let found: BTreeSet<u16> = everything().into_iter().flat_map(rulings).copied().collect();
    for number in (55..=63).chain(65..=88).chain(90..=108).chain(117..=127).chain(300..=325) {
        assert!(found.contains(&number), "nothing leads to R{number}");
    }
}

#[test]
fn every_topic_has_an_address_a_name_and_a_text() {
    let (mut paths, rules) = (BTreeSet::new(), TableRules::default());
    for topic in everything() {
        assert_eq!(Topic::from_path(&topic.path()), Some(topic));
        assert!(paths.insert(topic.path()));
        assert!(!topic.origins().is_empty(), "{}", topic.path());
        let chapters = if topic.is_dice() { Chapter::OF_DICE } else { Chapter::OF_CARDS };
        assert!(chapters.contains(&topic.chapter()));
        for lang in Lang::all() {
            assert!(!topic.name(lang.tongue()).is_empty() && !topic.text(lang.tongue(), &rules).is_empty());
        }
    }
    for unknown in ["", "card", "card/", "card/joker", "sheriff/bang", "rule/none"] {
        assert_eq!(Topic::from_path(unknown), None);
    }
}

#[test]
fn every_table_rule_concerns_something_and_is_found_there() {
    let rules = TableRules::default();
    for rule in RuleChoice::all(&rules) {
        assert!(!concerned(rule).is_empty(), "{}", rule.key());
        for topic in concerned(rule) {
            assert!(table_rules_about(*topic, &rules, &Set::ALL).contains(&rule), "{}", topic.path());
        }
        assert_eq!(table_rules_about(Topic::Rule(rule.key()), &rules, &Set::ALL), [rule]);
        assert_eq!(rule_of(rule.key()), Some(rule));
    }
}

#[test]
fn a_table_rule_changes_only_texts_it_concerns() {
    let usual = TableRules::default();
    for rule in TableRules::ALL {
        let listed = concerned(rule_of(rule.key).unwrap());
        for option in &rule.options[1..] {
            let mut rules = usual;
            assert!(rules.set(rule.key, option));
            for topic in Topic::of_cards() {
                let same = |lang: &Lang| topic.text(lang.tongue(), &rules) == topic.text(lang.tongue(), &usual);
                let changed = Lang::all().filter(|lang| !same(lang)).count();
                // In all languages or in none.
                assert!([0, Lang::all().len()].contains(&changed), "{}: {}", rule.key, topic.path());
                assert!(changed == 0 || listed.contains(&topic), "{}: {}", rule.key, topic.path());
            }
        }
    }
}

#[test]
fn things_are_found_by_the_rule_of_this_table() {
    let daltons = Topic::Event(EventCard::TheDaltons);
    let search = Search { text: "blue or green".into(), ..Search::default() };
    let mut rules = TableRules::default();
    assert!(!search.find(Lang::EN.tongue(), &rules).contains(&daltons));
    assert!(rules.set("daltons_include_green", "true"));
    assert!(search.find(Lang::EN.tongue(), &rules).contains(&daltons));
}

#[test]
fn the_table_rule_in_force_is_the_chosen_one() {
    let beer = Topic::Card(CardKind::Beer);
    let keys = |rules: &TableRules, sets: &[Set]| -> Vec<(&str, String)> {
        let told = |rule: RuleChoice| (rule.key(), Lang::EN.tongue().rule_option(rule).to_string());
        table_rules_about(beer, rules, sets).into_iter().map(told).collect()
    };
    let usual = keys(&TableRules::default(), &[Set::Base]);
    assert_eq!(usual.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["beer_out_of_turn", "beer_two_players"]);
    let booklet = TableRules::preset("dodge_city_rulebook").unwrap();
    let chosen = keys(&booklet, &[Set::Base]);
    assert_ne!(usual[0].1, chosen[0].1);
    assert_ne!(usual[1].1, chosen[1].1);
    // What needs another box is no rule of this table.
    assert!(keys(&booklet, &[Set::Base, Set::DodgeCity]).iter().any(|(key, _)| *key == "rescue_cards"));
    assert!(table_rules_about(Topic::Event(EventCard::Ranch), &booklet, &[Set::Base]).is_empty());
}

#[test]
fn things_are_found_by_name_rule_and_ruling() {
    let beer = Topic::Card(CardKind::Beer);
    for (lang, text) in
        [(Lang::EN, "beer"), (Lang::DE, "bier"), (Lang::HU, "sör"), (Lang::HU, "SOR"), (Lang::HU, "Beer")]
    {
        let found = look_for(text, lang);
        assert!(found.contains(&beer), "{lang:?}: {text}");
        let first = found.iter().find(|topic| topic.chapter() == Chapter::Cards);
        assert_eq!(first, Some(&beer), "{lang:?}: {text}");
    }
    // Without accents and signs, in any order of words.
    assert_eq!(look_for("jose delgado", Lang::DE)[0], Topic::Character(Character::JoseDelgado));
    assert_eq!(look_for("Kid  WILLY", Lang::EN)[0], Topic::Character(Character::WillyTheKid));
    assert!(look_for("gefangnis", Lang::DE).contains(&Topic::Card(CardKind::Jail)));
    assert!(look_for("r55", Lang::HU).contains(&beer));
    assert!(look_for("R55", Lang::EN).contains(&Topic::Rule("beer_out_of_turn")));
    assert_eq!(look_for("R9999", Lang::EN), []);
    assert_eq!(look_for("xyzzy", Lang::EN), []);
    assert_eq!(look_for("  ", Lang::EN).len(), Topic::of_cards().len());
}

#[test]
fn chapters_and_boxes_filter() {
    let find = |chapter, origin| {
        let search = Search { chapter, origin, ..Search::default() };
        search.find(Lang::EN.tongue(), &TableRules::default())
    };
    assert_eq!(find(Some(Chapter::Cards), None).len(), CardKind::ALL.len());
    let dodge = Origin::Set(Set::DodgeCity);
    let found = find(Some(Chapter::Cards), Some(dodge));
    assert!(found.contains(&Topic::Card(CardKind::Knife)) && !found.contains(&Topic::Card(CardKind::Duel)));
    // BANG! cards come with both.
    assert!(found.contains(&Topic::Card(CardKind::Bang)));
    assert!(find(Some(Chapter::Events), Some(dodge)).is_empty());
    let saloon = Search { dice: true, origin: Some(Origin::OldSaloon), ..Search::default() };
    let found = saloon.find(Lang::HU.tongue(), &TableRules::default());
    assert!(
        found.contains(&Topic::Figure(dice::Character::MollyStark)) && found.contains(&Topic::Module(Module::Ghost))
    );
    assert!(!found.contains(&Topic::Figure(dice::Character::LuckyDuke)));
}

#[test]
fn letters_are_folded() {
    assert_eq!(fold("  Ördög! Űr, Straße "), "ordog ur strasse");
    assert_eq!(fold("Colt .45"), "colt 45");
    assert_eq!(fold("José's BANG!"), "joses bang");
}
