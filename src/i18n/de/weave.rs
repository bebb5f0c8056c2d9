//! Sentences put together, with the reader as "du".

use super::cards::{Case, article};
use super::{cards as card_names, characters, events, names};
use crate::i18n::{Line, Span, Topic, Voice, letters};
use standoff_engine::card::{CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Role, Seat};
use std::iter::once;

/// A sentence in the making: one pointer, because every word of a sentence takes it and hands it on, and whatever lies
/// in memory would be copied each time.
pub(super) struct Weave<'a>(Box<Draft<'a>>);

struct Draft<'a> {
    voice: &'a Voice<'a>,
    spans: Vec<Span>,
}

impl<'a> Weave<'a> {
    pub fn new(voice: &'a Voice<'a>) -> Self {
        Self(Box::new(Draft { voice, spans: Vec::new() }))
    }

    /// The finished sentence.
    pub fn done(self) -> Line {
        Line(self.0.spans)
    }

    fn span(mut self, text: impl Into<String>, topic: Topic) -> Self {
        self.0.spans.push(Span { text: text.into(), topic: Some(topic) });
        self
    }

    /// Plain words; neighbouring ones are joined.
    pub fn text(mut self, words: &str) -> Self {
        match self.0.spans.last_mut() {
            Some(Span { text, topic: None }) => text.push_str(words),
            _ if words.is_empty() => {}
            _ => self.0.spans.push(Span { text: words.into(), topic: None }),
        }
        self
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.0.voice.viewer == Some(seat)
    }

    fn seat(self, seat: Seat, you: &str) -> Self {
        let text = if self.is_you(seat) { you.into() } else { self.0.voice.name(seat) };
        self.span(text, Topic::Seat(seat))
    }

    /// "Du" or the name, at the beginning of a sentence.
    pub fn who(self, seat: Seat) -> Self {
        self.seat(seat, "Du")
    }

    /// "du" or the name, inside a sentence.
    pub fn who_inside(self, seat: Seat) -> Self {
        self.seat(seat, "du")
    }

    /// "dich" or the name.
    pub fn whom(self, seat: Seat) -> Self {
        self.seat(seat, "dich")
    }

    /// "dir" or the name.
    pub fn dative(self, seat: Seat) -> Self {
        self.seat(seat, "dir")
    }

    /// "deinen Schuss" or "den Schuss von Jo": the reader's things have a word of their own, no name needs an ending.
    pub fn thing_of(self, seat: Seat, your: &str, the: &str, thing: impl FnOnce(Self) -> Self) -> Self {
        if self.is_you(seat) {
            thing(self.span(your, Topic::Seat(seat)).text(" "))
        } else {
            thing(self.text(the).text(" ")).text(" von ").dative(seat)
        }
    }

    /// "eine deiner Karten" or "eine Karte von Jo".
    pub fn a_card_of(self, seat: Seat) -> Self {
        if self.is_you(seat) {
            self.text("eine ").span("deiner", Topic::Seat(seat)).text(" Karten")
        } else {
            self.text("eine Karte von ").dative(seat)
        }
    }

    /// A space and the words in the right form: a verb, or what follows its object.
    pub fn verb(self, seat: Seat, you: &str, other: &str) -> Self {
        let verb = if self.is_you(seat) { you } else { other };
        self.text(" ").text(verb)
    }

    pub fn card(self, card: CardId) -> Self {
        self.span(card_names::name(card.kind()), Topic::Card(card))
    }

    /// "Herz 4".
    pub fn face(self, card: CardId) -> Self {
        self.span(names::face(card), Topic::Card(card))
    }

    pub fn kind(self, kind: CardKind) -> Self {
        self.span(card_names::name(kind), Topic::Kind(kind))
    }

    /// "den Tequila".
    pub fn the_card(self, case: Case, card: CardId) -> Self {
        self.text(article(card.kind(), case)).card(card)
    }

    /// "Das Dynamit", at the beginning of a sentence.
    pub fn the_card_start(self, card: CardId) -> Self {
        self.text(&capital(article(card.kind(), Case::Nominative))).card(card)
    }

    /// "der Springfield".
    pub fn the_kind(self, case: Case, kind: CardKind) -> Self {
        self.text(article(kind, case)).kind(kind)
    }

    pub fn character(self, character: Character) -> Self {
        self.span(characters::name(character), Topic::Character(character))
    }

    pub fn event(self, card: EventCard) -> Self {
        self.span(events::name(card), Topic::Event(card))
    }

    /// "dem Ereignis „Der Richter“": the names of events have articles and adjectives of their own.
    fn the_event(self, case: Case, card: EventCard) -> Self {
        self.text(if case == Case::Dative { "dem Ereignis „" } else { "das Ereignis „" }).event(card).text("“")
    }

    pub fn role(self, role: Role) -> Self {
        self.span(names::role(role), Topic::Role(role))
    }

    /// "das Fass", "Jourdonnais".
    pub fn source(self, case: Case, source: Source) -> Self {
        match source {
            Source::Rules => self.text(if case == Case::Dative { "den Regeln" } else { "die Regeln" }),
            Source::Card(card) => self.the_card(case, card),
            Source::Character(character) => self.character(character),
            Source::Event(card) => self.the_event(case, card),
        }
    }

    /// "das Fass", "die Fähigkeit von Jourdonnais", as the object of a verb.
    pub fn power(self, source: Source) -> Self {
        match source {
            Source::Character(character) => self.text("die Fähigkeit von ").character(character),
            Source::Rules | Source::Card(_) | Source::Event(_) => self.source(Case::Accusative, source),
        }
    }

    /// "Bier, BANG! und Fehlschuss!".
    pub fn cards(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::card)
    }

    /// "Herz 4 und Pik-König".
    pub fn faces(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::face)
    }

    /// "Ann, du und Bo", inside a sentence.
    pub fn seats(self, seats: &[Seat]) -> Self {
        self.list(seats, Self::who_inside)
    }

    fn list<T: Copy>(mut self, items: &[T], say: fn(Self, T) -> Self) -> Self {
        for (at, item) in items.iter().enumerate() {
            self = match (at, at + 1 == items.len()) {
                (0, _) => self,
                (_, true) => self.text(" und "),
                (_, false) => self.text(", "),
            };
            self = say(self, *item);
        }
        self
    }

    /// A full stop, unless the sentence already ends in a mark.
    pub fn stop(self) -> Line {
        let marked = self.0.spans.last().is_some_and(|span| span.text.ends_with(['!', '.', '?']));
        if marked { self.done() } else { self.text(".").done() }
    }
}

/// The words with a capital letter first.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| once(letters::capital(first)).chain(letters).collect())
}

/// "eine Karte", "2 Karten".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "eine Karte".into() } else { format!("{count} Karten") }
}

/// "1 Lebenspunkt", "3 Lebenspunkte".
pub(super) fn lives(count: u8) -> String {
    if count == 1 { "1 Lebenspunkt".into() } else { format!("{count} Lebenspunkte") }
}
