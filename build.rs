//! Writes what the code may ask of a language: ids, labels and sentences of the English files as Rust, and the list of languages.

#[path = "src/i18n/schema.rs"]
#[allow(dead_code)]
mod schema;

use fluent_syntax::ast::{
    CallArguments, Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use schema::{ARGUMENTS, BOOT, Kind, LABEL_NUMBERS, LABELS, LISTS, PARTS_OF_UI, is_name, label_of};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LOCALES: &str = "public/locales";
const SOURCE: &str = "en";

type Messages<'a> = BTreeMap<String, &'a Message<String>>;

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let english = read(SOURCE);
    let mut messages = BTreeMap::new();
    for entry in &english.body {
        match entry {
            Entry::Message(message) if message.id.name.starts_with(BOOT) => {}
            Entry::Message(message) => {
                let twice = messages.insert(message.id.name.clone(), message);
                assert!(twice.is_none(), "{} is there twice in English", message.id.name);
            }
            Entry::Junk { content } => panic!("English cannot be read here: {content}"),
            _ => {}
        }
    }
    fs::write(out.join("messages.rs"), code(&messages)).expect("OUT_DIR can be written");
    fs::write(out.join("languages.rs"), languages()).expect("OUT_DIR can be written");
}

/// The files of a language, in order of their names.
fn files(tag: &str) -> Vec<PathBuf> {
    let folder = Path::new(LOCALES).join(tag);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    files
}

fn read(tag: &str) -> Resource<String> {
    let mut body = Vec::new();
    for path in files(tag) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match fluent_syntax::parser::parse(text) {
            Ok(resource) => body.extend(resource.body),
            Err((resource, _)) if tag != SOURCE => body.extend(resource.body),
            Err((_, errors)) => panic!("{}: {errors:?}", path.display()),
        }
    }
    Resource { body }
}

/// The table of languages: English first, the others by tag. The checker tells what is wrong with a file.
fn languages() -> String {
    let mut tags: Vec<String> = fs::read_dir(LOCALES)
        .expect("there is a folder of languages")
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_string()))
        .filter(|tag| !files(tag).is_empty())
        .collect();
    tags.sort_by_key(|tag| (tag != SOURCE, tag.clone()));
    let mut code = format!("static LANGUAGES: [Language; {}] = [\n", tags.len());
    for tag in &tags {
        let resource = read(tag);
        let text = |id: &str| {
            let message = resource.body.iter().find_map(|entry| match entry {
                Entry::Message(message) if message.id.name == id => message.value.as_ref(),
                _ => None,
            })?;
            match message.elements.as_slice() {
                [PatternElement::TextElement { value }] => Some(value.clone()),
                _ => None,
            }
        };
        let name = text("boot-language").unwrap_or_else(|| tag.clone());
        let right_to_left = text("boot-direction").as_deref() == Some("rtl");
        writeln!(code, "    Language {{ tag: {tag:?}, name: {name:?}, right_to_left: {right_to_left} }},").unwrap();
    }
    code += "];\n\nimpl Lang {\n";
    for (at, tag) in tags.iter().enumerate() {
        let name = tag.to_uppercase().replace('-', "_");
        writeln!(code, "    pub const {name}: Self = Self({at});").unwrap();
    }
    code += "}\n\n/// The files of all languages, each with its path.\n#[cfg(not(target_arch = \"wasm32\"))]\n";
    code += "static FILES: &[&[(&str, &str)]] = &[\n";
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    for tag in &tags {
        code += "    &[\n";
        for path in files(tag) {
            let path = path.display().to_string().replace('\\', "/");
            writeln!(code, "        ({path:?}, include_str!({:?})),", format!("{root}/{path}")).unwrap();
        }
        code += "    ],\n";
    }
    code + "];\n"
}

fn code(messages: &Messages) -> String {
    let mut code = format!("pub(super) static IDS: [&str; {}] = [\n", messages.len());
    for id in messages.keys() {
        writeln!(code, "    {id:?},").unwrap();
    }
    code += "];\n\npub(super) static KEYS: [&str; ";
    let keys = keys();
    writeln!(code, "{}] = {keys:?};\n", keys.len()).unwrap();
    let number = |id: &str| messages.keys().position(|known| known == id).expect("it is one of them");
    code += &labels(messages, &number);
    code += "/// Sentences, each with the arguments the English files use.\npub(super) mod say {\n";
    code += "    use super::{Arg, Message, Number, Seat};\n\n";
    for (id, message) in messages {
        if label_of(id).is_some() || is_name(id) {
            continue;
        }
        let used = arguments(message, messages);
        let known: Vec<(usize, &str, Kind)> = ARGUMENTS
            .iter()
            .enumerate()
            .filter(|(_, (name, _))| used.contains(*name))
            .map(|(at, (name, kind))| (at, *name, *kind))
            .collect();
        let strange: Vec<&String> =
            used.iter().filter(|name| !known.iter().any(|(_, known, _)| known == name)).collect();
        assert!(strange.is_empty(), "{id} uses {strange:?}: say in schema.rs what kind of argument that is");
        let taken = known.iter().map(|(_, name, kind)| format!("{name}: {}", parameter(*kind))).collect::<Vec<_>>();
        let given = known.iter().map(|(at, name, kind)| format!("({at}, {})", value(name, *kind))).collect::<Vec<_>>();
        let name = id.replace('-', "_");
        let (taken, given) = (taken.join(", "), given.join(", "));
        writeln!(code, "    pub fn {name}({taken}) -> Message {{").unwrap();
        writeln!(code, "        Message::new({}, vec![{given}])\n    }}\n", number(id)).unwrap();
    }
    code + "}\n"
}

/// All names of arguments: those of sentences first, so that their places are those in [`ARGUMENTS`].
fn keys() -> Vec<String> {
    let mut keys: Vec<String> = ARGUMENTS.iter().map(|(name, _)| (*name).to_string()).collect();
    for name in label_arguments() {
        if !keys.iter().any(|known| known == name) {
            keys.push(name.to_string());
        }
    }
    keys
}

/// Arguments of labels. A generated method takes its arguments in this order.
fn label_arguments() -> impl Iterator<Item = &'static str> {
    let words = ["name", "names", "who", "card", "suit", "character", "size", "what", "button", "by", "players"];
    LABEL_NUMBERS.iter().copied().chain(words)
}

fn parameter(kind: Kind) -> &'static str {
    match kind {
        Kind::Seat => "Seat",
        Kind::Name | Kind::List | Kind::Cards => "impl Into<Arg>",
        Kind::Number => "impl Into<Number>",
        Kind::Text => "impl Into<String>",
        Kind::Sentence => "Message",
    }
}

fn value(name: &str, kind: Kind) -> String {
    match kind {
        Kind::Seat => format!("Arg::Seat({name})"),
        Kind::Name | Kind::List | Kind::Cards => format!("{name}.into()"),
        Kind::Number => format!("Arg::Number({name}.into())"),
        Kind::Text => format!("Arg::Text({name}.into())"),
        Kind::Sentence => format!("Arg::Sentence(Box::new({name}))"),
    }
}

fn labels(messages: &Messages, number: &dyn Fn(&str) -> usize) -> String {
    let keys = keys();
    let mut code = String::new();
    for (prefix, holder) in LABELS {
        let (mut fields, mut filled, mut methods) = (String::new(), String::new(), String::new());
        let own = |id: &String| label_of(id).is_some_and(|(struct_, _)| struct_ == *holder);
        for (id, message) in messages.iter().filter(|(id, _)| own(id)) {
            let (_, field) = label_of(id).expect("it is a label");
            let at = number(id);
            let used = arguments(message, messages);
            if LISTS.contains(&id.as_str()) {
                writeln!(fields, "    pub {field}: &'static [&'static str],").unwrap();
                writeln!(filled, "            {field}: words.lines({at}),").unwrap();
            } else if used.is_empty() {
                writeln!(fields, "    pub {field}: &'static str,").unwrap();
                writeln!(filled, "            {field}: words.label({at}),").unwrap();
            } else {
                let mut used: Vec<String> = used.into_iter().collect();
                used.sort_by_key(|name| label_arguments().position(|known| known == name));
                let is_number = |name: &String| LABEL_NUMBERS.contains(&name.as_str());
                let kind = |name: &String| if is_number(name) { "impl Into<Number>" } else { "&str" };
                let taken: Vec<String> = used.iter().map(|name| format!("{name}: {}", kind(name))).collect();
                let given = used.iter().map(|name| {
                    let key = keys.iter().position(|known| known == name);
                    let key = key.unwrap_or_else(|| panic!("{id} uses {name}: add it to `keys` in build.rs"));
                    if is_number(name) {
                        format!("({key}, Arg::Number({name}.into()))")
                    } else {
                        format!("({key}, Arg::Text({name}.into()))")
                    }
                });
                let (taken, given) = (taken.join(", "), given.collect::<Vec<_>>().join(", "));
                writeln!(methods, "    pub fn {field}(&self, {taken}) -> String {{").unwrap();
                writeln!(methods, "        self.words.text(Message::new({at}, vec![{given}]))\n    }}\n").unwrap();
            }
        }
        if *holder == "Ui" {
            for (field, part) in PARTS_OF_UI {
                writeln!(fields, "    pub {field}: {part},").unwrap();
                writeln!(filled, "            {field}: {part}::read(words),").unwrap();
            }
        }
        let words = if methods.is_empty() { "" } else { "    words: &'static Catalog,\n" };
        let hold = if methods.is_empty() { "" } else { "            words,\n" };
        writeln!(code, "/// The messages `{prefix}*`: a text is a field, one with arguments a method.").unwrap();
        writeln!(code, "#[derive(Debug)]\npub struct {holder} {{\n{words}{fields}}}\n").unwrap();
        writeln!(code, "impl {holder} {{\n    pub(super) fn read(words: &'static Catalog) -> Self {{").unwrap();
        writeln!(code, "        Self {{\n{hold}{filled}        }}\n    }}\n\n{methods}}}\n").unwrap();
    }
    code
}

/// All arguments a message uses, by itself or by messages it refers to, and those its comment announces for other languages
/// (`$seat`).
fn arguments(message: &Message<String>, all: &Messages) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
        of_pattern(pattern, all, &mut used);
    }
    if let Some(Comment { content }) = &message.comment {
        for word in content.iter().flat_map(|line| line.split_whitespace()) {
            if let Some(name) = word.strip_prefix('$') {
                used.insert(name.trim_end_matches([',', ':', '.']).to_string());
            }
        }
    }
    used
}

fn of_pattern(pattern: &Pattern<String>, all: &Messages, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, all, used);
        }
    }
}

fn of_expression(expression: &Expression<String>, all: &Messages, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, all, used),
        Expression::Select { selector, variants } => {
            of_inline(selector, all, used);
            for variant in variants {
                of_pattern(&variant.value, all, used);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, all: &Messages, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            used.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                of_inline(argument, all, used);
            }
        }
        InlineExpression::MessageReference { id, .. } => {
            let message = all.get(&id.name).unwrap_or_else(|| panic!("English has no message {}", id.name));
            used.extend(arguments(message, all));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, all, used),
        _ => {}
    }
}
