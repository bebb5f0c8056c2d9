//! Sentences put together, with the reader as "te".

use super::suffix::{Suffix, article, article_start, attach};
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

    pub fn is_you(&self, seat: Seat) -> bool {
        self.0.voice.viewer == Some(seat)
    }

    /// Words about the reader, or the name and words about somebody else: "Húzol", "Jo húz". Hungarian says "te" by
    /// the form of the word.
    pub fn says(self, seat: Seat, you: &str, other: &str) -> Self {
        if self.is_you(seat) {
            self.span(you, Topic::Seat(seat))
        } else {
            let name = self.0.voice.name(seat);
            self.span(name, Topic::Seat(seat)).text(" ").text(other)
        }
    }

    fn seat(self, seat: Seat, you: &str, suffix: Suffix) -> Self {
        let text = if self.is_you(seat) { you.into() } else { attach(&self.0.voice.name(seat), suffix) };
        self.span(text, Topic::Seat(seat))
    }

    /// "Te" or the name, at the beginning of a sentence.
    pub fn who_start(self, seat: Seat) -> Self {
        let text = if self.is_you(seat) { "Te".into() } else { self.0.voice.name(seat) };
        self.span(text, Topic::Seat(seat))
    }

    /// "te" or the name, inside a sentence.
    pub fn who(self, seat: Seat) -> Self {
        let text = if self.is_you(seat) { "te".into() } else { self.0.voice.name(seat) };
        self.span(text, Topic::Seat(seat))
    }

    /// "téged" or "Jót".
    pub fn whom(self, seat: Seat) -> Self {
        self.seat(seat, "téged", Suffix::T)
    }

    /// "neked" or "Jónak".
    pub fn whom_for(self, seat: Seat) -> Self {
        self.seat(seat, "neked", Suffix::Nak)
    }

    /// "Neked" or "Jónak", at the beginning of a sentence.
    pub fn whom_for_start(self, seat: Seat) -> Self {
        self.seat(seat, "Neked", Suffix::Nak)
    }

    /// "rád" or "Jóra".
    pub fn onto(self, seat: Seat) -> Self {
        self.seat(seat, "rád", Suffix::Ra)
    }

    /// "Rád" or "Jóra", at the beginning of a sentence.
    pub fn onto_start(self, seat: Seat) -> Self {
        self.seat(seat, "Rád", Suffix::Ra)
    }

    /// "tőled" or "Jótól".
    pub fn from(self, seat: Seat) -> Self {
        self.seat(seat, "tőled", Suffix::Tol)
    }

    /// "ellened" or "Jo ellen".
    pub fn against(self, seat: Seat) -> Self {
        self.says(seat, "ellened", "ellen")
    }

    pub fn card(self, card: CardId) -> Self {
        self.span(card_names::name(card.kind()), Topic::Card(card))
    }

    /// Words of one's own that stand for a card.
    pub fn card_as(self, card: CardId, words: &str) -> Self {
        self.span(words, Topic::Card(card))
    }

    /// "Sört".
    pub fn card_t(self, card: CardId) -> Self {
        self.span(card_names::name_t(card.kind()), Topic::Card(card))
    }

    /// "egy Sört".
    pub fn a_card_t(self, card: CardId) -> Self {
        self.text("egy ").card_t(card)
    }

    /// "a Sört", "az Indiánok!-at".
    pub fn the_card_t(self, card: CardId) -> Self {
        self.the(card.kind()).card_t(card)
    }

    /// "a Késsel".
    pub fn the_card_val(self, card: CardId) -> Self {
        self.the(card.kind()).span(card_names::name_val(card.kind()), Topic::Card(card))
    }

    /// "kőr 4-es".
    pub fn face(self, card: CardId) -> Self {
        self.span(names::face(card), Topic::Card(card))
    }

    /// "a kőr 4-est".
    pub fn the_face_t(self, card: CardId) -> Self {
        self.text("a ").span(names::face_t(card), Topic::Card(card))
    }

    pub fn kind(self, kind: CardKind) -> Self {
        self.span(card_names::name(kind), Topic::Kind(kind))
    }

    /// "BANG!-et".
    pub fn kind_t(self, kind: CardKind) -> Self {
        self.span(card_names::name_t(kind), Topic::Kind(kind))
    }

    /// "BANG!-gel".
    pub fn kind_val(self, kind: CardKind) -> Self {
        self.span(card_names::name_val(kind), Topic::Kind(kind))
    }

    /// "a " or "az ", as the name of the card wants it.
    pub fn the(self, kind: CardKind) -> Self {
        self.text(article(card_names::name(kind))).text(" ")
    }

    /// "A " or "Az ", as the name of the card wants it.
    pub fn the_start(self, kind: CardKind) -> Self {
        self.text(article_start(card_names::name(kind))).text(" ")
    }

    /// "BANG!-ként".
    pub fn kind_as(self, kind: CardKind) -> Self {
        let name = card_names::name(kind);
        let hyphen = if name.ends_with('!') { "-" } else { "" };
        self.span(format!("{name}{hyphen}ként"), Topic::Kind(kind))
    }

    pub fn character(self, character: Character) -> Self {
        self.span(characters::name(character), Topic::Character(character))
    }

    /// The whole name, as a label: "A bíró", "Szomjúság".
    pub fn event(self, card: EventCard) -> Self {
        self.span(events::name(card), Topic::Event(card))
    }

    /// "a bíró", "a Szomjúság": an article of its own serves the sentence.
    pub fn the_event(self, card: EventCard) -> Self {
        let (the, name) = split(events::name(card));
        self.text(the).text(" ").span(name, Topic::Event(card))
    }

    /// "A bíró", "A Szomjúság", at the beginning of a sentence.
    pub fn the_event_start(self, card: EventCard) -> Self {
        let (the, name) = split(events::name(card));
        self.text(if the == "az" { "Az " } else { "A " }).span(name, Topic::Event(card))
    }

    pub fn role(self, role: Role) -> Self {
        self.span(names::role_within(role), Topic::Role(role))
    }

    /// "a Hordó", "Jourdonnais".
    pub fn source(self, source: Source) -> Self {
        match source {
            Source::Rules => self.text("a szabály"),
            Source::Card(card) => self.the(card.kind()).card(card),
            Source::Character(character) => self.character(character),
            Source::Event(card) => self.the_event(card),
        }
    }

    /// "A Hordó", "Jourdonnais", at the beginning of a sentence.
    pub fn source_start(self, source: Source) -> Self {
        match source {
            Source::Rules => self.text("A szabály"),
            Source::Card(card) => self.the_start(card.kind()).card(card),
            Source::Character(character) => self.character(character),
            Source::Event(card) => self.the_event_start(card),
        }
    }

    /// "a Hordót", "Jourdonnais képességét".
    pub fn source_t(self, source: Source) -> Self {
        match source {
            Source::Rules => self.text("a szabályt"),
            Source::Card(card) => self.the_card_t(card),
            Source::Character(character) => self.character(character).text(" képességét"),
            Source::Event(card) => self.the_event(card).text(" lapot"),
        }
    }

    /// "Sör, BANG! és Elvétve!".
    pub fn cards(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::card)
    }

    /// "egy Sört és egy BANG!-et".
    pub fn some_cards_t(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::a_card_t)
    }

    /// "a Sört és az Indiánok!-at".
    pub fn the_cards_t(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::the_card_t)
    }

    /// "kőr 4-es és pikk király".
    pub fn faces(self, cards: &[CardId]) -> Self {
        self.list(cards, Self::face)
    }

    /// "Ann, te és Bo", inside a sentence.
    pub fn seats(self, seats: &[Seat]) -> Self {
        self.list(seats, Self::who)
    }

    fn list<T: Copy>(mut self, items: &[T], say: fn(Self, T) -> Self) -> Self {
        for (at, item) in items.iter().enumerate() {
            self = match (at, at + 1 == items.len()) {
                (0, _) => self,
                (_, true) => self.text(" és "),
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

/// The article and the name that goes with it.
fn split(name: &'static str) -> (&'static str, &'static str) {
    let own = |(the, rest)| match the {
        "A" => Some(("a", rest)),
        "Az" => Some(("az", rest)),
        _ => None,
    };
    name.split_once(' ').and_then(own).unwrap_or((article(name), name))
}

/// "egy lapot", "2 lapot".
pub(super) fn cards_t(count: u8) -> String {
    if count == 1 { "egy lapot".into() } else { format!("{count} lapot") }
}
