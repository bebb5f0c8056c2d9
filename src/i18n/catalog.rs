//! The texts of one language, read from its files in Fluent syntax.

use super::messages::IDS;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser::{ParserError, parse_runtime};

/// All texts of a language. It is kept for as long as the page is open: labels are slices of its files.
#[derive(Debug)]
pub struct Catalog {
    /// For plurals and endings.
    pub(super) tag: &'static str,
    /// By the number of the message, which is its place among the sorted ids.
    messages: Vec<Option<Text>>,
    /// Messages that only other messages of this language refer to.
    helpers: Vec<(&'static str, Text)>,
    /// Has what is missing here.
    stand_in: Option<&'static Catalog>,
}

/// A message: its value, and variants of it by name.
#[derive(Debug)]
pub(super) struct Text {
    value: Option<Pattern<&'static str>>,
    attributes: Vec<(&'static str, Pattern<&'static str>)>,
}

/// The place of a message among all, if there is one of this id.
pub(super) fn number_of(id: &str) -> Option<u16> {
    IDS.binary_search(&id).ok().map(|at| at as u16)
}

impl Catalog {
    /// Reads the files of a language. What cannot be read is left out and handed back.
    pub fn read(
        tag: &'static str,
        files: &[&'static str],
        stand_in: Option<&'static Self>,
    ) -> (&'static Self, Vec<ParserError>) {
        let mut catalog = Self { tag, messages: IDS.iter().map(|_| None).collect(), helpers: Vec::new(), stand_in };
        let mut errors = Vec::new();
        for file in files {
            let resource = parse_runtime(*file).unwrap_or_else(|(resource, wrong)| {
                errors.extend(wrong);
                resource
            });
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let attributes = message.attributes.into_iter().map(|one| (one.id.name, one.value)).collect();
                    let text = Text { value: message.value, attributes };
                    match number_of(message.id.name) {
                        Some(number) => catalog.messages[usize::from(number)] = Some(text),
                        None => catalog.helpers.push((message.id.name, text)),
                    }
                }
            }
        }
        (Box::leak(Box::new(catalog)), errors)
    }

    /// A message, or that of the language that stands in; with the catalog it is from.
    pub(super) fn message(&self, number: u16) -> Option<(&Self, &Text)> {
        match &self.messages[usize::from(number)] {
            Some(text) => Some((self, text)),
            None => self.stand_in?.message(number),
        }
    }

    /// How many messages its own files have.
    pub(super) fn own_texts(&self) -> usize {
        self.messages.iter().flatten().count()
    }

    /// A message by its id, for references between messages and for names.
    pub(super) fn by_id(&self, id: &str) -> Option<(&Self, &Text)> {
        match number_of(id) {
            Some(number) => self.message(number),
            None => self.helpers.iter().find(|(name, _)| *name == id).map(|(_, text)| (self, text)),
        }
    }

    #[inline(never)] // Hundreds of labels ask for it, one after the other.
    /// A text without arguments; its id if it is missing, so that the gap is seen.
    pub(super) fn label(&'static self, number: u16) -> &'static str {
        let value = self.message(number).and_then(|(_, text)| text.value());
        value.map_or(IDS[usize::from(number)], plain)
    }

    /// The lines of a text without arguments.
    pub(super) fn lines(&'static self, number: u16) -> &'static [&'static str] {
        Box::leak(self.label(number).lines().map(str::trim).collect())
    }
}

impl Text {
    pub(super) fn value(&self) -> Option<&Pattern<&'static str>> {
        self.value.as_ref()
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&Pattern<&'static str>> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, pattern)| pattern)
    }
}

/// A pattern without arguments as it stands in the file. Only a text of several lines has to be put together.
pub(super) fn plain(pattern: &Pattern<&'static str>) -> &'static str {
    let texts: Vec<&'static str> = pattern
        .elements
        .iter()
        .filter_map(|element| match element {
            PatternElement::TextElement { value } => Some(*value),
            PatternElement::Placeable { .. } => None,
        })
        .collect();
    match texts.as_slice() {
        [] => "",
        [text] => text,
        several => Box::leak(several.concat().into_boxed_str()),
    }
}
