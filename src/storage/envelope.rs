//! The wrapping of every stored text: one header line, then the content.
//!
//! ```text
//! standoff/1 game 9f2c51d07ab3e644 17 3b0d6a1f55c2e890
//! {"record":{...
//! ```
//!
//! Format version, what it is, who wrote it, his how manieth text it is, and a fingerprint of all that and the
//! content. Two texts with the same header are the same text.

use super::OpenError;
use standoff_engine::core::fingerprint;

const FORMAT: &str = "standoff/";
const VERSION: u32 = 1;

/// The format of what is written about games, named in the header: so that a page that cannot read it says so.
pub const GAME_FORMAT: u32 = 2;

/// The newest version of this kind of text; all older ones are read too.
fn newest(what: &str) -> u32 {
    if matches!(what, "game" | "record") { GAME_FORMAT } else { VERSION }
}

/// Wraps a text.
pub(super) fn seal(what: &str, writer: u64, count: u64, content: &str) -> String {
    let sum = sum(what, writer, count, content);
    format!("{FORMAT}{} {what} {writer:016x} {count} {sum:016x}\n{content}", newest(what))
}

/// The save in a stored text; none if the text is no stored one.
pub fn unwrap_save(text: &str) -> Option<Result<&str, OpenError>> {
    let kind = header(text).strip_prefix(FORMAT)?.split(' ').nth(1)?;
    ["game", "record"].into_iter().find(|save| *save == kind).map(|kind| open(kind, text))
}

/// The content of a wrapped text, if it is whole and of this kind.
pub(super) fn open<'a>(what: &str, text: &'a str) -> Result<&'a str, OpenError> {
    let rest = text.strip_prefix(FORMAT).ok_or(OpenError::Foreign)?;
    let (header, content) = rest.split_once('\n').ok_or(OpenError::Damaged)?;
    let mut words = header.split(' ');
    let version: u32 = words.next().and_then(|word| word.parse().ok()).ok_or(OpenError::Damaged)?;
    let kind = words.next();
    if version == 0 || version > newest(kind.unwrap_or_default()) {
        return Err(OpenError::OtherVersion { found: version });
    }
    let kind = kind.ok_or(OpenError::Damaged)?;
    let mut hex = |radix| words.next().and_then(|word| u64::from_str_radix(word, radix).ok());
    let (Some(writer), Some(count), Some(found)) = (hex(16), hex(10), hex(16)) else {
        return Err(OpenError::Damaged);
    };
    if found != sum(kind, writer, count, content) {
        return Err(OpenError::Damaged);
    }
    if kind == what { Ok(content) } else { Err(OpenError::Foreign) }
}

/// The header line, which tells one text from another; the whole text if it is none of ours.
pub(super) fn header(text: &str) -> &str {
    text.split('\n').next().unwrap_or(text)
}

fn sum(what: &str, writer: u64, count: u64, content: &str) -> u64 {
    fingerprint(&(what, writer, count, content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_can_be_opened() {
        let text = seal("game", 7, 3, "{\"a\":\"\u{e1}\\n\"}\nmore");
        assert_eq!(open("game", &text), Ok("{\"a\":\"\u{e1}\\n\"}\nmore"));
        assert_eq!(open("settings", &text), Err(OpenError::Foreign));
    }

    #[test]
    fn every_cut_and_every_changed_letter_is_noticed() {
        let text = seal("game", 7, 3, "content");
        for end in 0..text.len() {
            assert!(open("game", &text[..end]).is_err(), "cut at {end}");
            let mut changed = text.clone().into_bytes();
            changed[end] ^= 1;
            assert!(open("game", &String::from_utf8(changed).unwrap()).is_err(), "changed at {end}");
        }
    }

    #[test]
    fn foreign_and_later_texts_are_told_apart() {
        assert_eq!(open("game", "{\"players\":4}"), Err(OpenError::Foreign));
        assert_eq!(open("game", ""), Err(OpenError::Foreign));
        assert_eq!(open("game", "standoff/2 anything\n"), Err(OpenError::OtherVersion { found: 2 }));
        assert_eq!(open("game", "standoff/9 game and something new\n"), Err(OpenError::OtherVersion { found: 9 }));
        // Games are written in a later format than the rest, and read in every earlier one.
        let text = seal("game", 7, 3, "content");
        assert!(text.starts_with("standoff/2 game "));
        assert_eq!(open("game", &text.replacen("standoff/2", "standoff/1", 1)), Ok("content"));
    }
}
