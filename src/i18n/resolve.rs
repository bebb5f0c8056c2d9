//! Puts arguments into the patterns of a language: Fluent's placeables, selectors and references, and three functions.
//!
//! - `FORM($card, "a")`: the form of a name that its message lists as an attribute, else the one listed for all names of its
//!   kind (`form-card`), else the name itself.
//! - `SUFFIX($seat, "ra")`: an ending by the rules of the language.
//! - `LIST($cards, "a")`: names joined by the messages `list-comma` and `list-and`, each in the form given.
//!
//! The official runtime (fluent-bundle) was measured and left out: 57 KB (brotli) in the page instead of 11 for its parser
//! alone, its functions cannot look up messages, and it hands back a string that no longer knows what its parts stand for.

use super::arg::{Arg, Message, Name, Number};
use super::catalog::{Catalog, Text, plain};
use super::messages::KEYS;
use super::{Line, Span, Topic, Voice, letters, plural, suffix};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use standoff_engine::card::TableRules;
use standoff_engine::core::Seat;

/// Everything a pattern may ask for.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    catalog: &'a Catalog,
    voice: Option<&'a Voice<'a>>,
    args: &'a [(u8, Arg)],
    /// Texts about rules choose by the table's.
    rules: Option<&'a TableRules>,
    /// Whether a form common to all names of a kind is made: it may use only forms listed with the name.
    common: bool,
}

/// A value inside a pattern.
enum Value<'a> {
    Arg(&'a Arg),
    Spans(Vec<Span>),
}

impl Catalog {
    /// A sentence, said to the reader. It begins with a capital, unless with a name that somebody typed.
    pub(super) fn say(&self, voice: &Voice, message: &Message) -> Line {
        let (mut line, is_typed) = self.clause(voice, message);
        let first = line.0.first_mut().filter(|span| !is_typed && !matches!(span.topic, Some(Topic::Seat(_))));
        if let Some(first) = first {
            capitalize(&mut first.text);
        }
        line
    }

    /// A sentence, or a part of another one; and whether it begins with words that somebody typed.
    fn clause(&self, voice: &Voice, message: &Message) -> (Line, bool) {
        let Some((catalog, text)) = self.message(message.id) else {
            let id = super::messages::IDS[usize::from(message.id)];
            return (Line(vec![Span { text: id.into(), topic: None }]), true);
        };
        let scope = Scope { catalog, voice: Some(voice), args: &message.args, rules: None, common: false };
        let mut line = Line::default();
        let Some(pattern) = scope.spoken(text) else { return (line, true) };
        scope.pattern(pattern, &mut line);
        let is_typed = match pattern.elements.first() {
            Some(PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            }) => matches!(scope.arg(id.name), Some(Arg::Text(_) | Arg::Number(_))),
            Some(PatternElement::TextElement { .. }) => true,
            _ => false,
        };
        (line, is_typed)
    }

    /// A text that speaks of no player, as it stands in the file.
    #[allow(clippy::needless_pass_by_value)] // Messages are made to be said.
    pub(super) fn text(&self, message: Message) -> String {
        self.clause(&Voice { names: &[], viewer: None }, &message).0.plain()
    }

    /// A whole sentence that speaks of no player.
    pub(super) fn sentence(&self, message: &Message) -> String {
        self.say(&Voice { names: &[], viewer: None }, message).plain()
    }

    /// An attribute of a name, which may depend on the table rules and on the number of players.
    pub(super) fn about(&self, name: Name, attribute: &str, rules: Option<&TableRules>, players: u8) -> String {
        let Some((catalog, text)) = self.by_id(&name.id()) else { return name.id() };
        let Some(pattern) = text.attribute(attribute) else { return format!("{}.{attribute}", name.id()) };
        let key = key_of("players");
        let args = [(key, Arg::Number(Number(players.into())))];
        let mut line = Line::default();
        Scope { catalog, voice: None, args: &args, rules, common: false }.pattern(pattern, &mut line);
        line.plain()
    }

    /// The name of a thing.
    pub(super) fn name(&'static self, name: Name) -> &'static str {
        match self.by_id(&name.id()).and_then(|(_, text)| text.value()) {
            Some(pattern) => plain(pattern),
            None => name.key,
        }
    }

    /// An attribute that is a plain text; none if the name has none.
    pub(super) fn attribute(&'static self, name: Name, attribute: &str) -> Option<&'static str> {
        self.by_id(&name.id()).and_then(|(_, text)| text.attribute(attribute)).map(plain)
    }
}

impl Name {
    /// The id of its message.
    pub(super) fn id(self) -> String {
        format!("{}-{}", self.group, self.key).replace('_', "-")
    }
}

fn key_of(name: &str) -> u8 {
    KEYS.iter().position(|known| *known == name).unwrap_or(usize::MAX) as u8
}

impl<'a> Scope<'a> {
    /// The variant of a message that fits the reader: whether he does it, or it is done to him, or somebody does it to himself.
    fn spoken(&self, text: &'a Text) -> Option<&'a Pattern<&'static str>> {
        let seat = |name| match self.arg(name) {
            Some(Arg::Seat(seat)) => Some(*seat),
            _ => None,
        };
        let (doer, target) = (seat("seat"), seat("target"));
        let viewer = self.voice.and_then(|voice| voice.viewer);
        let is_you = |seat: Option<Seat>| seat.is_some() && seat == viewer;
        let oneself = doer.is_some() && doer == target;
        let wanted: &[&str] = match (oneself, is_you(doer), is_you(target)) {
            (true, true, _) => &["you-self", "you"],
            (true, false, _) => &["self"],
            (false, true, _) => &["you"],
            // Where nobody else acts, the reader does.
            (false, false, true) if doer.is_none() => &["at-you", "self"],
            (false, false, true) => &["at-you"],
            (false, false, false) => &[],
        };
        wanted.iter().find_map(|name| text.attribute(name)).or(text.value())
    }

    fn arg(&self, name: &str) -> Option<&'a Arg> {
        self.args.iter().find(|(key, _)| KEYS[usize::from(*key)] == name).map(|(_, arg)| arg)
    }

    fn pattern(&self, pattern: &Pattern<&'static str>, line: &mut Line) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push_text(line, value),
                PatternElement::Placeable { expression } => self.expression(expression, line),
            }
        }
    }

    fn expression(&self, expression: &Expression<&'static str>, line: &mut Line) {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression, line),
            Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let text = self.catalog.by_id(id.name);
                let pattern = text.and_then(|(_, text)| match attribute {
                    Some(attribute) => text.attribute(attribute.name).or(text.value()),
                    None => text.value(),
                });
                match pattern {
                    Some(pattern) => self.pattern(pattern, line),
                    None => push_text(line, id.name),
                }
            }
            Expression::Inline(inline) => {
                let spans = self.spans(inline);
                for span in spans {
                    push(line, span);
                }
            }
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.choose(selector, variants) {
                    self.pattern(&variant.value, line);
                }
            }
        }
    }

    fn choose<'v>(
        &self,
        selector: &InlineExpression<&'static str>,
        variants: &'v [Variant<&'static str>],
    ) -> Option<&'v Variant<&'static str>> {
        let named = |wanted: &str| {
            variants.iter().find(|variant| match &variant.key {
                VariantKey::Identifier { name } => *name == wanted,
                VariantKey::NumberLiteral { value } => *value == wanted,
            })
        };
        let rule = match selector {
            InlineExpression::VariableReference { id } => self.rules.and_then(|rules| rules.get(id.name)),
            _ => None,
        };
        let chosen = match (rule, self.value(selector)) {
            (Some(option), _) => named(option),
            (None, Value::Arg(Arg::Number(number))) => {
                named(&number.0.to_string()).or_else(|| named(&plural::category(self.catalog.tag, number.0)))
            }
            (None, Value::Arg(Arg::Seat(seat))) => {
                let is_you = self.voice.is_some_and(|voice| voice.viewer == Some(*seat));
                named(if is_you { "you" } else { "other" })
            }
            (None, Value::Arg(Arg::Name(name))) => named(&name.key.replace('_', "-")),
            (None, value) => named(&self.shown(value, None).iter().map(|span| span.text.as_str()).collect::<String>()),
        };
        chosen.or_else(|| variants.iter().find(|variant| variant.default))
    }

    fn value(&self, inline: &InlineExpression<&'static str>) -> Value<'a> {
        match inline {
            InlineExpression::VariableReference { id } => match self.arg(id.name) {
                Some(arg) => Value::Arg(arg),
                None => words(format!("${}", id.name)),
            },
            InlineExpression::StringLiteral { value } => words(unescaped(value)),
            InlineExpression::NumberLiteral { value } => words((*value).to_string()),
            InlineExpression::FunctionReference { id, arguments } => {
                let option = match arguments.positional.get(1) {
                    Some(InlineExpression::StringLiteral { value }) => Some(*value),
                    _ => None,
                };
                let Some(first) = arguments.positional.first() else { return words(String::new()) };
                let value = self.value(first);
                match (id.name, option) {
                    ("SUFFIX", Some(key)) => {
                        let mut spans = self.shown(value, None);
                        // An article comes first, an ending last.
                        let at = if key == "az" { 0 } else { spans.len().saturating_sub(1) };
                        if let Some(span) = spans.get_mut(at) {
                            span.text = suffix::attach(self.catalog.tag, &span.text, key);
                        }
                        Value::Spans(spans)
                    }
                    (_, form) => Value::Spans(self.shown(value, form)),
                }
            }
            InlineExpression::Placeable { expression } => {
                let mut line = Line::default();
                self.expression(expression, &mut line);
                Value::Spans(line.0)
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                words(id.name.to_string())
            }
        }
    }

    fn spans(&self, inline: &InlineExpression<&'static str>) -> Vec<Span> {
        let value = self.value(inline);
        self.shown(value, None)
    }

    /// A value in words, in the form asked for.
    fn shown(&self, value: Value, form: Option<&str>) -> Vec<Span> {
        let arg = match value {
            Value::Arg(arg) => arg,
            Value::Spans(spans) => return spans,
        };
        match arg {
            Arg::Seat(seat) => {
                let name = self.voice.map_or_else(|| seat.to_string(), |voice| voice.name(*seat));
                vec![Span { text: name, topic: Some(Topic::Seat(*seat)) }]
            }
            Arg::Name(name) => vec![Span { text: self.name(*name, form), topic: name.topic }],
            Arg::Face(card) => {
                let face = card.card();
                let args = [(key_of("suit"), face.suit.into()), (key_of("rank"), face.rank.into())];
                let text = self.helper("playing-card", form, &args).plain();
                vec![Span { text, topic: Some(Topic::Card(*card)) }]
            }
            Arg::List(items) => self.list(items, form),
            Arg::Cards(known, hidden) => {
                let id = match (known.is_empty(), hidden) {
                    (true, _) => "some-cards-hidden",
                    (false, 0) => "some-cards-known",
                    (false, _) => "some-cards-mixed",
                };
                let number = Arg::Number((*hidden).into());
                let args = [(key_of("cards"), Arg::List(known.clone())), (key_of("n"), number)];
                self.helper(id, form, &args).0
            }
            Arg::Number(number) => vec![Span { text: number.0.to_string(), topic: None }],
            Arg::Text(text) => vec![Span { text: text.clone(), topic: None }],
            Arg::Sentence(message) => {
                let nobody = Voice { names: &[], viewer: None };
                self.catalog.clause(self.voice.unwrap_or(&nobody), message).0.0
            }
        }
    }

    /// The name of a thing in a form: as its message lists it, else as all such names have it, else just the name.
    fn name(&self, name: Name, form: Option<&str>) -> String {
        let Some((_, text)) = self.catalog.by_id(&name.id()) else { return name.key.into() };
        let value = || text.value().map_or(name.key, plain).to_string();
        let Some(form) = form else { return value() };
        if let Some(pattern) = text.attribute(form) {
            return plain(pattern).into();
        }
        if self.common {
            return value();
        }
        let common = self.catalog.by_id(&format!("form-{}", name.group));
        match common.and_then(|(_, text)| text.attribute(form)) {
            Some(pattern) => {
                let args = [(key_of("name"), Arg::Name(name))];
                let mut line = Line::default();
                Scope { args: &args, common: true, ..*self }.pattern(pattern, &mut line);
                line.plain()
            }
            None => value(),
        }
    }

    fn list(&self, items: &[Arg], form: Option<&str>) -> Vec<Span> {
        let mut line = Line::default();
        for (at, item) in items.iter().enumerate() {
            match (at, at + 1 == items.len()) {
                (0, _) => {}
                (_, true) => self.separator("list-and", &mut line),
                (_, false) => self.separator("list-comma", &mut line),
            }
            let viewer = self.voice.and_then(|voice| voice.viewer);
            match item {
                Arg::Seat(seat) if viewer == Some(*seat) => {
                    let text = self.helper("list-you", form, &[]).plain();
                    push(&mut line, Span { text, topic: Some(Topic::Seat(*seat)) });
                }
                item => self.shown(Value::Arg(item), form).into_iter().for_each(|span| push(&mut line, span)),
            }
        }
        line.0
    }

    fn separator(&self, id: &str, line: &mut Line) {
        self.helper(id, None, &[]).0.into_iter().for_each(|span| push(line, span));
    }

    /// A message by id with arguments of its own, in a form if it has that.
    fn helper(&self, id: &str, form: Option<&str>, args: &[(u8, Arg)]) -> Line {
        let mut line = Line::default();
        if let Some((catalog, text)) = self.catalog.by_id(id) {
            let formed = form.and_then(|form| text.attribute(form));
            if let Some(pattern) = formed.or(text.value()) {
                Scope { catalog, args, ..*self }.pattern(pattern, &mut line);
            }
        }
        line
    }
}

fn words(text: String) -> Value<'static> {
    Value::Spans(vec![Span { text, topic: None }])
}

/// A string literal of Fluent with its escapes resolved.
fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    let mut rest = literal;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let digits = match escape.as_bytes().first() {
            Some(b'u') => 4,
            Some(b'U') => 6,
            _ => 0,
        };
        let code = escape.get(1..=digits).filter(|code| !code.is_empty());
        let letter = code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        match letter {
            Some(letter) => {
                text.push(letter);
                rest = &escape[1 + digits..];
            }
            None => {
                text.extend(escape.chars().next());
                rest = escape.get(1..).unwrap_or_default();
            }
        }
    }
    text + rest
}

fn capitalize(text: &mut String) {
    if let Some(first) = text.chars().next() {
        let large = letters::capital(first);
        if large != first {
            text.replace_range(..first.len_utf8(), &large.to_string());
        }
    }
}

/// Adds words. A full stop after a name that ends in a mark of its own ("BANG!") is left out.
fn push_text(line: &mut Line, words: &str) {
    let marked = line.0.last().is_some_and(|span| span.text.ends_with(['!', '.', '?']));
    let words = match words.strip_prefix('.') {
        Some(rest) if marked && !rest.starts_with('.') => rest,
        _ => words,
    };
    push(line, Span { text: words.into(), topic: None });
}

/// Adds a piece; neighbouring plain words are joined.
fn push(line: &mut Line, span: Span) {
    if span.text.is_empty() {
        return;
    }
    match line.0.last_mut() {
        Some(Span { text, topic: None }) if span.topic.is_none() => text.push_str(&span.text),
        _ => line.0.push(span),
    }
}
