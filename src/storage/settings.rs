//! What a person likes.

use crate::json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Everything that can be set in the page. A field that is missing or cannot be read takes its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the settings page")]
pub struct Settings {
    /// A language tag such as `en`; the browser's language while nothing is chosen.
    pub language: Option<String>,
    pub theme: Theme,
    pub text_size: TextSize,
    pub card_size: CardSize,
    pub speed: Speed,
    /// Passes by itself, after an even delay, when nothing could be answered.
    pub auto_pass: bool,
    pub sound: bool,
    /// Asks before a turn is ended with cards still playable.
    pub confirm_end: bool,
    /// A colour of its own for each suit.
    pub four_colours: bool,
    pub left_handed: bool,
    /// Less motion than the browser asks for already.
    pub reduced_motion: bool,
    /// Whoever takes the device holds the button for a moment.
    pub curtain_hold: bool,
    /// How long bots think that think ahead.
    pub thinking: Thinking,
    /// Hints and beliefs can be asked for.
    pub aids: bool,
    /// The guided game was played to its end.
    pub lesson_done: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the browser says.
    #[default]
    Auto,
    Light,
    Dark,
    HighContrast,
}

/// How large letters are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    Small,
    #[default]
    Normal,
    Large,
    Huge,
}

/// How fast bots act and cards move, from standing still to four times the usual pace and beyond.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Whatever is done without a person waits for a tap.
    Step,
    /// Half the usual pace.
    Slow,
    #[default]
    Normal,
    /// Twice the usual pace.
    Fast,
    /// Four times the usual pace.
    Faster,
    /// No delay, no animation.
    Instant,
}

/// How long bots think that think ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    #[default]
    Quick,
    Full,
}

impl Thinking {
    /// Milliseconds for one thought.
    pub fn ms(self) -> u32 {
        match self {
            Self::Quick => 400,
            Self::Full => 1200,
        }
    }
}

/// How large cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSize {
    #[default]
    Normal,
    Large,
}

impl Theme {
    pub const ALL: [Self; 4] = [Self::Auto, Self::Light, Self::Dark, Self::HighContrast];
}

impl Speed {
    pub const ALL: [Self; 6] = [Self::Step, Self::Slow, Self::Normal, Self::Fast, Self::Faster, Self::Instant];

    /// How long something of this many milliseconds takes at this speed.
    #[must_use]
    pub fn stretch(self, usual: u32) -> u32 {
        match self {
            Self::Slow => usual * 2,
            Self::Step | Self::Normal => usual,
            Self::Fast => usual / 2,
            Self::Faster => usual / 4,
            Self::Instant => 0,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            text_size: TextSize::default(),
            card_size: CardSize::default(),
            speed: Speed::default(),
            auto_pass: true,
            sound: false,
            confirm_end: false,
            four_colours: false,
            left_handed: false,
            reduced_motion: false,
            curtain_hold: false,
            thinking: Thinking::default(),
            aids: false,
            lesson_done: false,
        }
    }
}

impl Settings {
    /// Reads what can be read: each field stands for itself, so one that another version wrote differently costs
    /// nothing but itself.
    pub fn read(text: &str) -> Self {
        let stored: Map<String, Value> = json::read(text).unwrap_or_default();
        let mut kept = Map::new();
        for (key, value) in stored {
            let alone = Map::from_iter([(key.clone(), value.clone())]);
            if serde_json::from_value::<Self>(Value::Object(alone)).is_ok() {
                kept.insert(key, value);
            }
        }
        serde_json::from_value(Value::Object(kept)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_missing_unknown_and_unreadable_fields() {
        let text = r#"{"speed":"fast","theme":"sepia","sound":3,"hologram":true,"left_handed":true}"#;
        let expected = Settings { speed: Speed::Fast, left_handed: true, ..Settings::default() };
        assert_eq!(Settings::read(text), expected);
        assert_eq!(Settings::read("no json"), Settings::default());
        assert_eq!(Settings::read("[]"), Settings::default());
    }

    #[test]
    fn speeds_are_multiples_of_the_usual_one() {
        assert_eq!(Speed::ALL.map(|speed| speed.stretch(800)), [800, 1600, 800, 400, 200, 0]);
        for (name, speed) in [("slow", Speed::Slow), ("normal", Speed::Normal), ("instant", Speed::Instant)] {
            assert_eq!(Settings::read(&format!(r#"{{"speed":"{name}"}}"#)).speed, speed);
        }
    }

    #[test]
    fn settings_are_read_back_as_they_were_written() {
        for theme in Theme::ALL {
            for speed in Speed::ALL {
                let settings =
                    Settings { language: Some("de".into()), theme, speed, auto_pass: false, ..Settings::default() };
                assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
            }
        }
    }
}
