//! Checks language files against the English ones: what is missing, unknown, wrongly used, too long or not translated.

use super::schema::{ARGUMENTS, BOOT, FORMS, Kind, LABEL_NUMBERS, is_name, label_of};
use super::{plural, suffix};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use standoff_engine::card::TableRules;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A file of a language: its path and what it holds.
#[derive(Clone, Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

/// Something wrong with a language, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    pub path: String,
    /// Counted from 1; 0 for what is nowhere.
    pub line: usize,
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

/// How much of a language there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Messages that English has and this language too.
    pub there: usize,
    pub of: usize,
}

/// Attributes of sentences for readers who are part of what is told.
const READERS: [&str; 4] = ["you", "at-you", "self", "you-self"];

/// Attributes of names that are texts of their own; all others are forms of the name.
const TEXTS: [&str; 7] = ["rule", "about", "dice-about", "goal", "dice-goal", "source", "short"];

/// The longest texts there is room for, by the beginning of the id and by attribute. The first that fits counts.
const LENGTHS: &[(&str, &str, usize)] = &[
    ("card-", "", 16),
    ("character-", "", 18),
    ("event-", "", 24),
    ("deck-", "", 24),
    ("mix-", "", 40),
    ("role-", "", 16),
    ("role-", "goal", 180),
    ("role-", "dice-goal", 150),
    ("level-", "", 16),
    ("level-", "about", 120),
    ("level-", "dice-about", 120),
    ("team-", "", 30),
    ("set-", "", 30),
    ("set-", "about", 120),
    ("preset-", "", 24),
    ("preset-", "about", 140),
    ("suit-", "", 12),
    ("rank-", "", 8),
    ("character-the-grave-digger", "rule", 220),
    ("character-", "rule", 160),
    ("card-", "rule", 220),
    ("event-", "rule", 220),
    ("rule-", "", 40),
    ("rule-", "about", 140),
    ("rule-", "source", 140),
    ("rule-", "option-", 40),
    ("figure-", "", 18),
    ("figure-", "rule", 160),
    ("power-", "", 27),
    ("power-", "rule", 170),
    ("face-", "", 22),
    ("face-", "short", 10),
    ("face-", "rule", 170),
    ("die-", "", 16),
    ("module-", "", 22),
    ("module-", "about", 150),
    ("dice-ui-", "", 260),
    ("do-", "", 50),
    ("dice-do-", "", 40),
    ("error-", "", 150),
    // The coach speaks beside the table; a name in it is longer than counted here.
    ("lesson-", "", 156),
];

/// The longest text of a label.
const LONGEST: usize = 460;

/// Words that are the same in every language, and the mark that allows a text to be as in English.
const SAME_ANYWHERE: [&str; 14] = [
    "ltr",
    "rtl",
    "BANG!",
    "OK",
    "Standoff",
    "XL",
    "Saloon",
    "Mustang",
    "High Noon",
    "A Fistful of Cards",
    "Dodge City",
    "Wild West Show",
    "Eldorado",
    "Old Saloon",
];
const SAME_MARK: &str = "same as English";

/// One language, read.
struct Language<'a> {
    tag: &'a str,
    /// Messages that are meant to be as in English, from a comment at the head of a file.
    same: BTreeSet<&'a str>,
    messages: BTreeMap<&'a str, Found<'a>>,
    problems: Vec<Problem>,
}

struct Found<'a> {
    message: Message<&'a str>,
    path: &'a str,
    line: usize,
}

/// The problems of a language, and how much of it there is.
pub fn check(tag: &str, files: &[File], english: &[File]) -> (Vec<Problem>, Coverage) {
    let source = read("en", english);
    let mut language = read(tag, files);
    let own: BTreeSet<&str> = language.messages.keys().copied().collect();
    let wanted: BTreeSet<&str> = source.messages.keys().copied().collect();
    let mut problems = std::mem::take(&mut language.problems);
    let first = files.first().map_or_else(|| tag.to_string(), |file| file.path.clone());
    for id in wanted.difference(&own) {
        let place = &source.messages[id];
        // A helper of English need not be one of others, and forms are a matter of each language.
        if id.starts_with(FORMS) || is_helper(&source, id) {
            continue;
        }
        let file = file_like(files, place.path).unwrap_or(&first);
        problems.push(Problem { path: file.into(), line: 0, text: format!("{id} is missing") });
    }
    let referred = references(&language);
    for id in own.difference(&wanted) {
        if !referred.contains(id) && !id.starts_with(FORMS) {
            problems.push(language.problem(id, "is unknown: English has no such message"));
        }
    }
    let forms = forms(&language);
    for (id, found) in &language.messages {
        let against = source.messages.get(id);
        problems.extend(check_message(&language, found, id, &source, against, &forms));
    }
    problems.sort();
    problems.dedup();
    let there = wanted.intersection(&own).count();
    (problems, Coverage { there, of: wanted.len() })
}

/// Messages of English that no code asks for. `code` is all Rust of the page.
pub fn unused(english: &[File], code: &str) -> Vec<Problem> {
    let source = read("en", english);
    let referred = references(&source);
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').collect();
    let asked = |id: &str| {
        let name = label_of(id).map_or_else(|| id.replace('-', "_"), |(_, field)| field);
        words.contains(name.as_str()) || words.contains(id)
    };
    let ids = source.messages.keys().filter(|id| !is_name(id) && !id.starts_with(BOOT));
    ids.filter(|id| !referred.contains(*id) && !asked(id))
        .map(|id| source.problem(id, "is not used by the code"))
        .collect()
}

fn read<'a>(tag: &'a str, files: &'a [File]) -> Language<'a> {
    let mut language = Language { tag, same: BTreeSet::new(), messages: BTreeMap::new(), problems: Vec::new() };
    for File { path, text } in files {
        let line_at = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
        let resource = parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let text = format!("cannot be read: {}", error.kind);
                language.problems.push(Problem { path: path.clone(), line: line_at(error.pos.start), text });
            }
            resource
        });
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                let line = line_at(id.as_ptr() as usize - text.as_ptr() as usize);
                if let Some(before) = language.messages.insert(id, Found { message, path, line }) {
                    let text = format!("{id} is there twice, first in line {}", before.line);
                    language.problems.push(Problem { path: path.clone(), line, text });
                }
            } else if let Entry::ResourceComment(comment) = &entry {
                let listed = comment.content.iter().filter_map(|line| line.split_once(SAME_MARK));
                language
                    .same
                    .extend(listed.flat_map(|(_, ids)| ids.split([' ', ',', ':']).filter(|id| !id.is_empty())));
            } else if let Entry::Term(term) = entry {
                let line = line_at(term.id.name.as_ptr() as usize - text.as_ptr() as usize);
                let text = format!("-{}: terms are not read; write a message instead", term.id.name);
                language.problems.push(Problem { path: path.clone(), line, text });
            }
        }
    }
    language
}

/// The file of a language with the same name as one of English.
fn file_like<'a>(files: &'a [File], path: &str) -> Option<&'a str> {
    let name = path.rsplit('/').next()?;
    files.iter().map(|file| file.path.as_str()).find(|path| path.ends_with(&format!("/{name}")))
}

impl Language<'_> {
    fn problem(&self, id: &str, what: &str) -> Problem {
        let found = &self.messages[id];
        Problem { path: found.path.into(), line: found.line, text: format!("{id} {what}") }
    }
}

fn patterns<'m, 'a>(message: &'m Message<&'a str>) -> impl Iterator<Item = (&'a str, &'m Pattern<&'a str>)> {
    let value = message.value.iter().map(|pattern| ("", pattern));
    value.chain(message.attributes.iter().map(|attribute| (attribute.id.name, &attribute.value)))
}

/// Everything inside a pattern, selected or not.
struct Parts<'m, 'a> {
    variables: BTreeSet<&'a str>,
    messages: BTreeSet<&'a str>,
    /// Functions with their second argument.
    calls: Vec<(&'a str, Option<&'a str>)>,
    selects: Vec<(&'m InlineExpression<&'a str>, &'m [Variant<&'a str>])>,
}

fn parts<'m, 'a>(pattern: &'m Pattern<&'a str>) -> Parts<'m, 'a> {
    let mut parts =
        Parts { variables: BTreeSet::new(), messages: BTreeSet::new(), calls: Vec::new(), selects: Vec::new() };
    parts.pattern(pattern);
    parts
}

impl<'m, 'a> Parts<'m, 'a> {
    fn pattern(&mut self, pattern: &'m Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'m Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.selects.push((selector, variants));
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'m InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let option = arguments.positional.get(1).and_then(|argument| match argument {
                    InlineExpression::StringLiteral { value } => Some(*value),
                    _ => None,
                });
                self.calls.push((id.name, option));
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// Messages that other messages of the language refer to.
fn references<'a>(language: &Language<'a>) -> BTreeSet<&'a str> {
    let all = language.messages.values().flat_map(|found| patterns(&found.message));
    all.flat_map(|(_, pattern)| parts(pattern).messages).collect()
}

/// Whether a message serves only other messages of English.
fn is_helper(source: &Language, id: &str) -> bool {
    let used_by_code = ["playing-card", "some-cards-known", "some-cards-hidden", "some-cards-mixed"];
    references(source).contains(id) && !used_by_code.contains(&id) && !id.starts_with("list-")
}

/// Every form some name of the language has.
fn forms<'a>(language: &Language<'a>) -> BTreeSet<&'a str> {
    let formed = language
        .messages
        .iter()
        .filter(|(id, _)| is_name(id) || ["playing-card", "list-you"].contains(id) || id.starts_with("some-cards-"));
    formed.flat_map(|(_, found)| found.message.attributes.iter().map(|attribute| attribute.id.name)).collect()
}

/// Arguments a message may use: those of English, those its comment announces, and those of messages it refers to.
fn allowed<'a>(source: &Language<'a>, id: &str) -> BTreeSet<&'a str> {
    let Some(found) = source.messages.get(id) else { return BTreeSet::new() };
    let mut allowed = BTreeSet::new();
    for (_, pattern) in patterns(&found.message) {
        let parts = parts(pattern);
        allowed.extend(parts.variables);
        for other in parts.messages {
            allowed.extend(self::allowed(source, other));
        }
    }
    for line in found.message.comment.iter().flat_map(|comment| &comment.content) {
        let words = line.split_whitespace().filter_map(|word| word.strip_prefix('$'));
        allowed.extend(words.map(|word| word.trim_end_matches([',', ':', '.'])));
    }
    allowed
}

fn check_message(
    language: &Language,
    found: &Found,
    id: &str,
    source: &Language,
    against: Option<&Found>,
    forms: &BTreeSet<&str>,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut tell = |what: String| {
        problems.push(Problem { path: found.path.into(), line: found.line, text: format!("{id}{what}") });
    };
    let attributes: BTreeSet<&str> = found.message.attributes.iter().map(|attribute| attribute.id.name).collect();
    if let Some(against) = against {
        let wanted = against.message.attributes.iter().map(|attribute| attribute.id.name);
        let is_text = |name: &str| TEXTS.contains(&name) || name.starts_with("option-") || READERS.contains(&name);
        for name in wanted.filter(|name| is_text(name) && !attributes.contains(name)) {
            tell(format!(".{name} is missing"));
        }
        if !is_name(id) {
            let strange = attributes.iter().filter(|name| !READERS.contains(name) && !forms.contains(*name));
            strange.for_each(|name| tell(format!(".{name} is unknown")));
        }
        if found.message.value.is_none() && against.message.value.is_some() {
            tell(" has no text".into());
        }
    }
    let may_use = allowed(source, id);
    for (attribute, pattern) in patterns(&found.message) {
        let place = if attribute.is_empty() { String::new() } else { format!(".{attribute}") };
        let parts = parts(pattern);
        for name in &parts.variables {
            let rule = TableRules::ALL.iter().any(|rule| rule.key == *name) && attribute == "rule";
            let of_forms = id.starts_with(FORMS) && *name == "name";
            if against.is_some() && !may_use.contains(name) && !rule && !of_forms {
                tell(format!("{place} uses ${name}, which this message does not have"));
            }
        }
        for name in &parts.messages {
            if !language.messages.contains_key(name) {
                tell(format!("{place} refers to {name}, which does not exist"));
            }
        }
        for (function, option) in &parts.calls {
            match (*function, *option) {
                ("FORM" | "LIST", Some(form)) if !forms.contains(form) => {
                    tell(format!("{place} asks for the form \"{form}\", which no name has"));
                }
                ("SUFFIX", Some(key)) if suffix::keys(language.tag).contains(&key) => {}
                ("SUFFIX", key) => {
                    let key = key.unwrap_or_default();
                    tell(format!("{place} asks for the ending \"{key}\", which {} has no rule for", language.tag));
                }
                ("FORM" | "LIST", _) => {}
                (other, _) => tell(format!("{place} calls {other}, which does not exist")),
            }
        }
        for (selector, variants) in &parts.selects {
            if let Some(problem) = check_variants(language.tag, selector, variants) {
                tell(format!("{place} {problem}"));
            }
        }
        check_text(id, attribute, pattern, &mut |what| tell(format!("{place} {what}")));
        if let Some(against) = against
            && language.tag != "en"
            && !language.same.contains(id)
            && is_copy(id, attribute, pattern, against)
        {
            tell(format!("{place} is still English; if it should be, list it after \"### {SAME_MARK}:\""));
        }
    }
    problems
}

/// The faults of the variants of a select expression.
fn check_variants(tag: &str, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Option<String> {
    let keys: Vec<&str> = variants
        .iter()
        .map(|variant| match &variant.key {
            VariantKey::Identifier { name } => *name,
            VariantKey::NumberLiteral { value } => *value,
        })
        .collect();
    let InlineExpression::VariableReference { id } = selector else { return None };
    if let Some(rule) = TableRules::ALL.iter().find(|rule| rule.key == id.name) {
        let strange = keys.iter().find(|key| !rule.options.contains(key))?;
        return Some(format!("has a variant [{strange}], but ${} can only be {}", rule.key, rule.options.join(", ")));
    }
    let is_number = ARGUMENTS.iter().any(|(name, kind)| *name == id.name && *kind == Kind::Number)
        || LABEL_NUMBERS.contains(&id.name);
    if !is_number {
        return None;
    }
    let used: BTreeSet<String> = (0..=200).map(|number| plural::category(tag, number)).collect();
    let all = ["zero", "one", "two", "few", "many", "other"];
    let plurals: Vec<&str> = keys.iter().copied().filter(|key| all.contains(key)).collect();
    if let Some(strange) = keys.iter().find(|key| !all.contains(key) && key.parse::<u32>().is_err()) {
        return Some(format!("has a variant [{strange}] for the number ${}", id.name));
    }
    let missing: Vec<&String> = used.iter().filter(|category| !plurals.contains(&category.as_str())).collect();
    // The variant for all other numbers may stand for one category, not for several that differ.
    let covered = missing.is_empty() || (missing.len() == 1 && plurals.contains(&"other")) || plurals == ["other"];
    let telling: Vec<&str> = missing.iter().map(|category| category.as_str()).collect();
    (!covered).then(|| format!("has no variant for [{}] of ${}", telling.join("], ["), id.name))
}

/// The longest text a pattern can become, a placeable counted as a short name; and every plain piece of it.
fn longest<'a>(pattern: &Pattern<&'a str>, pieces: &mut Vec<&'a str>) -> usize {
    let lengths = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => {
            pieces.push(value);
            value.chars().count()
        }
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| longest(&variant.value, pieces)).max().unwrap_or_default()
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            value.chars().count()
        }
        PatternElement::Placeable { .. } => 4,
    });
    lengths.sum()
}

fn check_text(id: &str, attribute: &str, pattern: &Pattern<&str>, tell: &mut dyn FnMut(String)) {
    let mut pieces = Vec::new();
    let length = longest(pattern, &mut pieces);
    let fits = |(start, of, _): &&(&str, &str, usize)| {
        id.starts_with(start) && (*of == attribute || of.ends_with('-') && attribute.starts_with(of))
    };
    let most = LENGTHS.iter().find(fits).map_or(LONGEST, |(_, _, most)| *most);
    if length > most {
        tell(format!("has {length} letters; there is room for {most}"));
    }
    if pieces.iter().any(|piece| piece.contains("  ")) {
        tell("has two spaces in a row".into());
    }
    if !is_name(id) && label_of(id).is_none() && pieces.iter().any(|piece| piece.contains("!.")) {
        tell("has a full stop after an exclamation mark".into());
    }
    if attribute == "rule" && pieces.last().is_some_and(|piece| !piece.trim_end().ends_with('.')) {
        tell("does not end with a full stop".into());
    }
}

/// Whether a text was left in English although it should not be.
fn is_copy(id: &str, attribute: &str, pattern: &Pattern<&str>, against: &Found) -> bool {
    let Some((_, english)) = patterns(&against.message).find(|(name, _)| *name == attribute) else { return false };
    if pattern != english || id.starts_with("character-") && attribute.is_empty() {
        return false;
    }
    if id.starts_with("figure-") && attribute.is_empty() || id.starts_with(FORMS) {
        return false;
    }
    let mut pieces = Vec::new();
    longest(pattern, &mut pieces);
    let words: Vec<&str> = pieces.iter().flat_map(|piece| piece.split(|c: char| !c.is_alphabetic())).collect();
    let wordless = words.iter().all(|word| word.chars().count() < 2);
    let common = pieces.len() == 1 && SAME_ANYWHERE.contains(&pieces[0]);
    !wordless && !common
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Vec<File> {
        vec![File { path: "xx/table.ftl".into(), text: text.into() }]
    }

    /// The problems of a German file against an English one.
    fn problems(english: &str, german: &str) -> Vec<String> {
        check("de", &file(german), &file(english)).0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn missing_and_unknown_messages_are_told() {
        let english = "log-dealt = Dealt.\nlog-turn = { $seat }'s turn.\n    .you = Your turn.\n";
        assert_eq!(
            problems(english, "log-turn = { $seat } ist dran.\nlog-gone = Weg.\n"),
            [
                "xx/table.ftl:0: log-dealt is missing",
                "xx/table.ftl:1: log-turn.you is missing",
                "xx/table.ftl:2: log-gone is unknown: English has no such message",
            ]
        );
        let helped = "log-dealt = { gegeben }\ngegeben = Gegeben.\nlog-turn = { $seat }.\n    .you = Du.\n";
        assert_eq!(problems(english, helped), [""; 0]);
    }

    #[test]
    fn wrong_arguments_and_functions_are_told() {
        let english = "log-turn = { $seat }'s turn.\n";
        let told = problems(
            english,
            "\nlog-turn = { $taget } { FORM($seat, \"gen\") } { SUFFIX($seat, \"t\") } { UP($seat) } { x }\n",
        );
        assert_eq!(
            told,
            [
                "xx/table.ftl:2: log-turn asks for the ending \"t\", which de has no rule for",
                "xx/table.ftl:2: log-turn asks for the form \"gen\", which no name has",
                "xx/table.ftl:2: log-turn calls UP, which does not exist",
                "xx/table.ftl:2: log-turn refers to x, which does not exist",
                "xx/table.ftl:2: log-turn uses $taget, which this message does not have",
            ]
        );
        // English says in a comment what others may need.
        assert_eq!(problems("# $seat\nlog-turn = Somebody's turn.\n", "log-turn = { $seat } ist dran.\n"), [""; 0]);
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        let english = "log-life-lost = { $n ->\n    [one] a life\n   *[other] { $n } lives\n}\n";
        let polish = |text: &str| check("pl", &file(text), &file(english)).0;
        let two = "log-life-lost = { $n ->\n    [one] życie\n   *[other] { $n } życia\n}\n";
        assert_eq!(polish(two)[0].text, "log-life-lost has no variant for [few], [many] of $n");
        let three = "log-life-lost = { $n ->\n    [one] życie\n    [few] { $n } życia\n   *[many] { $n } żyć\n}\n";
        assert_eq!(polish(three), []);
        let hungarian = check("hu", &file("log-life-lost = { $n } élet\n"), &file(english)).0;
        assert_eq!(hungarian, []);
    }

    #[test]
    fn long_names_and_english_left_over_are_told() {
        let english = "card-duel = Duel\n    .rule = Shoot.\ncard-jail = Jail\n    .rule = Sit.\n";
        let told = problems(
            english,
            "card-duel = Donaudampfschiffsduell\n    .rule = Schieß.\ncard-jail = Jail\n    .rule = Sitz\n",
        );
        assert_eq!(
            told,
            [
                "xx/table.ftl:1: card-duel has 22 letters; there is room for 16",
                "xx/table.ftl:3: card-jail is still English; if it should be, list it after \"### same as English:\"",
                "xx/table.ftl:3: card-jail.rule does not end with a full stop",
            ]
        );
        let marked = "### same as English: card-jail card-x\n\ncard-duel = Duell\n    .rule = Schieß.\ncard-jail = Jail\n    .rule = Sitz.\n";
        assert_eq!(problems(english, marked), [""; 0]);
    }

    #[test]
    fn rules_choose_by_options_that_exist() {
        let english = "card-panic = Panic!\n    .rule = Take.\n";
        let told = problems(
            english,
            "card-panic = Panik!\n    .rule = { $panic_self ->\n        [maybe] Nimm.\n       *[true] Nimm.\n    }\n",
        );
        assert!(told[0].contains("has a variant [maybe], but $panic_self can only be"), "{told:?}");
    }

    #[test]
    fn what_cannot_be_read_and_what_nobody_asks_for_is_told() {
        assert_eq!(
            problems("log-dealt = Dealt.\n", "log-dealt = Gegeben.\nlog dealt\n")[0].split(": ").next(),
            Some("xx/table.ftl:2")
        );
        let english = file("log-dealt = Dealt.\nui-close = Close\nui-old = Old\n");
        let told = unused(&english, "say::log_dealt(); ui.close");
        assert_eq!(
            told.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["xx/table.ftl:3: ui-old is not used by the code"]
        );
    }
}
