//! Kinds of messages and arguments in the language files; shared by the build script and the checker.
//!
//! An id tells by its beginning what a message is: a label of a screen, a name that can have forms, or a sentence.

/// Labels by the beginning of their ids: the struct that holds them.
pub const LABELS: &[(&str, &str)] = &[
    ("ui-", "Ui"),
    ("games-", "Games"),
    ("figures-", "Figures"),
    ("lesson-", "Lessons"),
    ("manual-", "Manual"),
    ("comfort-", "Comfort"),
    ("bots-", "Bots"),
    ("friends-", "Friends"),
    ("talk-", "Talk"),
    ("dice-ui-", "DiceUi"),
];

/// Structs that are fields of `Ui`.
pub const PARTS_OF_UI: &[(&str, &str)] = &[
    ("games", "Games"),
    ("figures", "Figures"),
    ("lessons", "Lessons"),
    ("manual", "Manual"),
    ("comfort", "Comfort"),
    ("bots", "Bots"),
];

/// Labels with one text in each line.
pub const LISTS: &[&str] = &["ui-bot-names", "talk-phrases"];

/// Names by the beginning of their ids. They are found by the id of the thing they name.
pub const NAMES: &[&str] = &[
    "card-",
    "character-",
    "colour-",
    "deck-",
    "die-",
    "event-",
    "face-",
    "figure-",
    "level-",
    "mix-",
    "module-",
    "power-",
    "preset-",
    "rank-",
    "role-",
    "rule-",
    "set-",
    "source-",
    "suit-",
    "team-",
];

/// Texts that the page shows before the game is loaded; the bundler reads them.
pub const BOOT: &str = "boot-";

/// Forms that every name of a kind has unless it brings its own.
pub const FORMS: &str = "form-";

/// The kind of an argument of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A player.
    Seat,
    /// Something with a name: a card, a role, an event.
    Name,
    /// Several names or players.
    List,
    /// Cards of which the reader knows some.
    Cards,
    Number,
    /// Words that are no name of the game.
    Text,
    /// Another sentence.
    Sentence,
}

/// Arguments of sentences. A generated function takes its arguments in this order.
pub const ARGUMENTS: &[(&str, Kind)] = &[
    ("seat", Kind::Seat),
    ("target", Kind::Seat),
    ("other", Kind::Seat),
    ("action", Kind::Sentence),
    ("attack", Kind::Sentence),
    ("outcome", Kind::Sentence),
    ("verdict", Kind::Sentence),
    ("why", Kind::Text),
    ("card", Kind::Name),
    ("kind", Kind::Name),
    ("paid", Kind::Name),
    ("face", Kind::Name),
    ("event", Kind::Name),
    ("coming", Kind::Name),
    ("source", Kind::Name),
    ("character", Kind::Name),
    ("second", Kind::Name),
    ("role", Kind::Name),
    ("power", Kind::Name),
    ("die", Kind::Name),
    ("team", Kind::Name),
    ("suit", Kind::Name),
    ("rank", Kind::Name),
    ("colour", Kind::Name),
    ("cards", Kind::List),
    ("faces", Kind::Text),
    ("sets", Kind::Text),
    ("seats", Kind::List),
    ("some", Kind::Cards),
    ("n", Kind::Number),
    ("left", Kind::Number),
    ("distance", Kind::Number),
    ("reach", Kind::Number),
    ("played", Kind::Number),
    ("limit", Kind::Number),
    ("found", Kind::Number),
    ("expected", Kind::Number),
    ("least", Kind::Number),
    ("most", Kind::Number),
    ("step", Kind::Number),
    ("characters", Kind::Number),
    ("arrows", Kind::Number),
    ("chief", Kind::Number),
    ("place", Kind::Text),
];

/// Arguments of labels that are numbers; all others are words.
pub const LABEL_NUMBERS: &[&str] = &[
    "n", "life", "most", "turn", "ms", "seconds", "low", "high", "won", "of", "step", "last", "here", "open", "have",
    "all", "distance", "reach", "lives", "found", "own",
];

/// The struct and the field or method of a label; none for other messages.
pub fn label_of(id: &str) -> Option<(&'static str, String)> {
    let (prefix, holder) = LABELS.iter().find(|(prefix, _)| id.starts_with(prefix))?;
    Some((holder, id[prefix.len()..].replace('-', "_")))
}

/// Whether a message names something, or says how such names are formed.
pub fn is_name(id: &str) -> bool {
    id.starts_with(FORMS) || NAMES.iter().any(|prefix| id.starts_with(prefix))
}
