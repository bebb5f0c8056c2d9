//! Sentences put together, with the reader as "you".

use super::{cards as card_names, characters, events, names};
use crate::i18n::{Line, Span, Topic, Voice};
use standoff_engine::card::{CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Role, Seat};

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
            _ => self.0.spans.push(Span { text: words.into(), topic: None }),
        }
        self
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.0.voice.viewer == Some(seat)
    }

    fn seat(self, seat: Seat, you: &str, ending: &str) -> Self {
        let text = if self.is_you(seat) { you.into() } else { format!("{}{ending}", self.0.voice.name(seat)) };
        self.span(text, Topic::Seat(seat))
    }

    /// "You" or the name, at the beginning of a sentence.
    pub fn who(self, seat: Seat) -> Self {
        self.seat(seat, "You", "")
    }

    /// "you" or the name, inside a sentence.
    pub fn whom(self, seat: Seat) -> Self {
        self.seat(seat, "you", "")
    }

    /// "Your" or "Jo's", at the beginning of a sentence.
    pub fn whose_start(self, seat: Seat) -> Self {
        self.seat(seat, "Your", "'s")
    }

    /// "your" or "Jo's", inside a sentence.
    pub fn whose(self, seat: Seat) -> Self {
        self.seat(seat, "your", "'s")
    }

    /// A space and the verb in the right form.
    pub fn verb(self, seat: Seat, you: &str, other: &str) -> Self {
        let verb = if self.is_you(seat) { you } else { other };
        self.text(" ").text(verb)
    }

    pub fn card(self, card: CardId) -> Self {
        self.span(card_names::name(card.kind()), Topic::Card(card))
    }

    /// "4 of hearts".
    pub fn face(self, card: CardId) -> Self {
        self.span(names::face(card), Topic::Card(card))
    }

    pub fn kind(self, kind: CardKind) -> Self {
        self.span(card_names::name(kind), Topic::Kind(kind))
    }

    pub fn character(self, character: Character) -> Self {
        self.span(characters::name(character), Topic::Character(character))
    }

    pub fn event(self, card: EventCard) -> Self {
        self.span(events::name(card), Topic::Event(card))
    }

    pub fn role(self, role: Role) -> Self {
        self.span(names::role(role), Topic::Role(role))
    }

    /// "the Barrel", "Jourdonnais".
    pub fn source(self, source: Source) -> Self {
        match source {
            Source::Rules => self.text("the rules"),
            Source::Card(card) => self.text("the ").card(card),
            Source::Character(character) => self.character(character),
            Source::Event(card) => self.event(card),
        }
    }

    /// "Beer, BANG! and Missed!".
    pub fn cards(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::card)
    }

    /// "4 of hearts and King of spades".
    pub fn faces(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::face)
    }

    /// "Ann, you and Bo", inside a sentence.
    pub fn seats(self, seats: &[Seat]) -> Self {
        self.list(seats, Self::whom)
    }

    fn list<T: Copy>(mut self, items: &[T], say: fn(Self, T) -> Self) -> Self {
        for (at, item) in items.iter().enumerate() {
            self = match (at, at + 1 == items.len()) {
                (0, _) => self,
                (_, true) => self.text(" and "),
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

/// "a card", "2 cards".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "a card".into() } else { format!("{count} cards") }
}

/// "1 life", "3 lives".
pub(super) fn lives(count: u8) -> String {
    if count == 1 { "1 life".into() } else { format!("{count} lives") }
}
