//! Hungarian endings on any name: vowel harmony, linking vowels, hyphens, and the article before it.

use crate::i18n::letters::small;

/// An ending that changes with the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Suffix {
    /// -t: whom.
    T,
    /// -nak, -nek: to whom.
    Nak,
    /// -ra, -re: onto whom.
    Ra,
    /// -tól, -től: from whom.
    Tol,
}

/// What harmony hears in a vowel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    Back,
    Front,
    /// Front, with `ö` as its linking vowel.
    Rounded,
    /// Lets the vowel before it decide.
    Neutral,
}

/// How the end of a word sounds.
#[derive(Clone, Copy, Debug)]
struct Sound {
    back: bool,
    /// Comes before -t.
    link: &'static str,
}

/// The endings of Hungarian, and the article.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const KEYS: [&str; 5] = ["t", "nak", "ra", "tol", "az"];

/// A word with the ending of this key, or with its article ("az").
pub(super) fn by_key(word: &str, key: &str) -> Option<String> {
    let suffix = match key {
        "t" => Suffix::T,
        "nak" => Suffix::Nak,
        "ra" => Suffix::Ra,
        "tol" => Suffix::Tol,
        "az" => return Some(format!("{} {word}", article(word))),
        _ => return None,
    };
    Some(attach(word, suffix))
}

/// "Jóska" and [`Suffix::T`]: "Jóskát".
fn attach(word: &str, suffix: Suffix) -> String {
    let (sound, own) = listen(word);
    let ending = match (suffix, sound.back) {
        (Suffix::T, _) => format!("{}t", sound.link),
        (Suffix::Nak, true) => "nak".into(),
        (Suffix::Nak, false) => "nek".into(),
        (Suffix::Ra, true) => "ra".into(),
        (Suffix::Ra, false) => "re".into(),
        (Suffix::Tol, true) => "tól".into(),
        (Suffix::Tol, false) => "től".into(),
    };
    if !own || triples(word, &ending) { format!("{word}-{ending}") } else { lengthened(word) + &ending }
}

/// "a" or "az".
fn article(word: &str) -> &'static str {
    let start = word.chars().skip_while(|c| !c.is_alphanumeric()).take_while(|c| c.is_alphanumeric());
    let start: String = start.map(small).collect();
    let Some(first) = start.chars().next() else { return "a" };
    let vowel = if first.is_ascii_digit() {
        let digits = start.chars().take_while(char::is_ascii_digit).count();
        // "Öt", "ötven"; "egy", "ezer", "egymillió".
        first == '5' || first == '1' && digits % 3 == 1
    } else if is_spelled(&start) {
        "aáeéiíoóöőuúüűflmnrsxy".contains(first)
    } else {
        tone(first).is_some()
    };
    if vowel { "az" } else { "a" }
}

/// How a word ends, and whether an ending may be written without a hyphen.
fn listen(word: &str) -> (Sound, bool) {
    let is_whole = word.ends_with(char::is_alphabetic);
    let core = word.trim_end_matches(|c: char| !c.is_alphanumeric());
    let last = core.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let last: String = last.chars().map(small).collect();
    let letters: Vec<char> = last.chars().collect();
    if letters.last().is_some_and(char::is_ascii_digit) {
        return (number(&last), false);
    }
    if is_spelled(&last) {
        return (letter(letters.last().copied().unwrap_or_default()), false);
    }
    let silent = ends_silently(&letters);
    let heard = if silent { &letters[..letters.len() - 1] } else { &letters[..] };
    (spoken(heard), is_whole && !silent)
}

/// A single letter, or letters nobody can say as a word.
fn is_spelled(word: &str) -> bool {
    word.chars().nth(1).is_none() || !vowels(&word.chars().collect::<Vec<_>>()).any(|_| true)
}

/// Foreign names whose last `e` is only written: Joe, Hattie, Belle.
fn ends_silently(letters: &[char]) -> bool {
    match letters {
        [.., before, 'e'] if tone(*before).is_some() => true,
        [_, .., twin, before, 'e'] => twin == before,
        _ => false,
    }
}

fn tone(letter: char) -> Option<Tone> {
    match letter {
        'a' | 'á' | 'o' | 'ó' | 'u' | 'ú' | 'à' | 'â' | 'ã' | 'å' | 'ò' | 'ô' | 'õ' | 'ù' | 'û' => {
            Some(Tone::Back)
        }
        'e' | 'è' | 'ê' | 'ë' | 'ä' | 'æ' => Some(Tone::Front),
        'ö' | 'ő' | 'ü' | 'ű' | 'ø' => Some(Tone::Rounded),
        'é' | 'i' | 'í' | 'ì' | 'î' | 'ï' => Some(Tone::Neutral),
        _ => None,
    }
}

/// The vowels from the last one back. A `y` is one in Harry and Dolly, not in György, Károly and Ray.
fn vowels(letters: &[char]) -> impl Iterator<Item = Tone> + '_ {
    (0..letters.len()).rev().filter_map(|at| if says_i(letters, at) { Some(Tone::Neutral) } else { tone(letters[at]) })
}

fn says_i(letters: &[char], at: usize) -> bool {
    let (Some(before), 'y') = (at.checked_sub(1).map(|at| letters[at]), letters[at]) else { return false };
    let twin = at >= 2 && letters[at - 2] == before;
    tone(before).is_none() && (twin || !"glnt".contains(before))
}

fn spoken(letters: &[char]) -> Sound {
    let mut tones = vowels(letters);
    let last = tones.next().unwrap_or(Tone::Front);
    // Behind one neutral vowel a back one is still heard, behind two no more.
    let back = last == Tone::Back || last == Tone::Neutral && tones.next() == Some(Tone::Back);
    let link = match (takes_bare_t(letters), back, last) {
        (true, _, _) => "",
        (false, true, _) => "o",
        (false, false, Tone::Rounded) => "ö",
        (false, false, _) => "e",
    };
    Sound { back, link }
}

/// After a vowel, or after a vowel with j, l, ly, n, ny, r, s, sz, z or zs, no linking vowel is needed.
fn takes_bare_t(letters: &[char]) -> bool {
    let Some((last, rest)) = letters.split_last() else { return true };
    if tone(*last).is_some() || says_i(letters, rest.len()) {
        return true;
    }
    let is_vowel = |letter: Option<&char>| letter.is_some_and(|letter| tone(*letter).is_some());
    let before = rest.last();
    match (before, last) {
        (Some('s'), 'z') | (Some('z'), 's') | (Some('l' | 'n'), 'y') => is_vowel(rest.iter().rev().nth(1)),
        (_, 'y') => is_vowel(before),
        (_, 'j' | 'l' | 'n' | 'r' | 's' | 'z') => is_vowel(before) || before == Some(last),
        _ => false,
    }
}

/// The name of a letter: ká, er, zé.
fn letter(letter: char) -> Sound {
    let back = tone(letter) == Some(Tone::Back) || matches!(letter, 'h' | 'k' | 'q' | 'y');
    Sound { back, link: if matches!(letter, 'f' | 'm' | 'x') { "e" } else { "" } }
}

/// The end of a number as it is read.
fn number(digits: &str) -> Sound {
    let tail = digits.trim_end_matches('0');
    let (zeros, last) = (digits.len() - tail.len(), tail.chars().last().unwrap_or('0'));
    let (back, link) = match (zeros, last) {
        (_, '0') => (true, ""),
        (0, '3' | '8') | (1, '2' | '3' | '6' | '8') | (2, _) => (true, "a"),
        (0, '6') => (true, "o"),
        (0, '2') => (false, ""),
        (0, '5') => (false, "ö"),
        (0..=5, _) => (false, "e"),
        (_, _) => (true, ""),
    };
    Sound { back, link }
}

/// Three equal letters in a row are not written together: "Ann-nak".
fn triples(word: &str, ending: &str) -> bool {
    let mut back = word.chars().rev().map(small);
    let (last, twin, next) = (back.next(), back.next(), ending.chars().next());
    last == twin && last == next
}

/// A short vowel at the end grows long: Anna, "Anná".
fn lengthened(word: &str) -> String {
    const LONG: [(char, char); 8] =
        [('a', 'á'), ('e', 'é'), ('o', 'ó'), ('ö', 'ő'), ('A', 'Á'), ('E', 'É'), ('O', 'Ó'), ('Ö', 'Ő')];
    let mut chars: Vec<char> = word.chars().collect();
    if let Some(last) = chars.last_mut() {
        *last = LONG.iter().find(|(short, _)| short == last).map_or(*last, |(_, long)| *long);
    }
    chars.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whom, to whom, onto whom, from whom.
    fn all(word: &str) -> [String; 4] {
        [Suffix::T, Suffix::Nak, Suffix::Ra, Suffix::Tol].map(|suffix| attach(word, suffix))
    }

    #[test]
    fn endings_follow_the_vowels() {
        assert_eq!(all("Jóska"), ["Jóskát", "Jóskának", "Jóskára", "Jóskától"]);
        assert_eq!(all("Imre"), ["Imrét", "Imrének", "Imrére", "Imrétől"]);
        assert_eq!(all("Zsolt"), ["Zsoltot", "Zsoltnak", "Zsoltra", "Zsolttól"]);
        assert_eq!(all("György"), ["Györgyöt", "Györgynek", "Györgyre", "Györgytől"]);
        assert_eq!(all("Clint"), ["Clintet", "Clintnek", "Clintre", "Clinttől"]);
        assert_eq!(all("Kati"), ["Katit", "Katinak", "Katira", "Katitól"]);
        assert_eq!(all("Tibi"), ["Tibit", "Tibinek", "Tibire", "Tibitől"]);
        assert_eq!(all("Bálint"), ["Bálintot", "Bálintnak", "Bálintra", "Bálinttól"]);
        assert_eq!(all("Gergő"), ["Gergőt", "Gergőnek", "Gergőre", "Gergőtől"]);
        assert_eq!(all("Noémi")[2], "Noémire");
        assert_eq!(all("André")[2], "Andréra");
        assert_eq!(all("Jo"), ["Jót", "Jónak", "Jóra", "Jótól"]);
        assert_eq!(all("1. játékos"), ["1. játékost", "1. játékosnak", "1. játékosra", "1. játékostól"]);
    }

    #[test]
    fn some_consonants_need_no_linking_vowel() {
        for (word, whom) in [
            ("Tamás", "Tamást"),
            ("Péter", "Pétert"),
            ("Károly", "Károlyt"),
            ("Balázs", "Balázst"),
            ("Ulász", "Ulászt"),
            ("Lukács", "Lukácsot"),
            ("Bill", "Billt"),
            ("Márk", "Márkot"),
            ("Fritz", "Fritzet"),
            ("Mátyás", "Mátyást"),
            ("Ray", "Rayt"),
            ("Harry", "Harryt"),
            ("Dolly", "Dollyt"),
        ] {
            assert_eq!(attach(word, Suffix::T), whom);
        }
    }

    #[test]
    fn a_hyphen_parts_what_does_not_go_together() {
        assert_eq!(all("Ann"), ["Annt", "Ann-nak", "Annra", "Anntól"]);
        assert_eq!(all("Joe"), ["Joe-t", "Joe-nak", "Joe-ra", "Joe-tól"]);
        assert_eq!(all("Belle"), ["Belle-t", "Belle-nek", "Belle-re", "Belle-től"]);
        assert_eq!(all("D"), ["D-t", "D-nek", "D-re", "D-től"]);
        assert_eq!(all("F"), ["F-et", "F-nek", "F-re", "F-től"]);
        assert_eq!(all("K2")[0], "K2-t");
        assert_eq!(all("Bot 3"), ["Bot 3-at", "Bot 3-nak", "Bot 3-ra", "Bot 3-tól"]);
        assert_eq!(all("Bot 10")[..2], ["Bot 10-et", "Bot 10-nek"]);
        assert_eq!(all("Jo!"), ["Jo!-t", "Jo!-nak", "Jo!-ra", "Jo!-tól"]);
        assert_eq!(all("ANNA")[0], "ANNÁt");
        assert_eq!(all("★"), ["★-t", "★-nek", "★-re", "★-től"]);
        assert_eq!(all("")[0], "-t");
    }

    #[test]
    fn numbers_are_read_aloud() {
        let whom = |number: &str| attach(number, Suffix::T);
        let all = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "20", "30", "40", "60", "80", "100", "2000"];
        let said = all.map(whom).join(" ");
        assert_eq!(
            said,
            "1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 0-t 20-at 30-at 40-et 60-at 80-at 100-at 2000-et"
        );
    }

    #[test]
    fn the_article_hears_the_first_sound() {
        for word in ["Anna", "Ökölcsapás", "Elvétve!", "F", "L", "5", "1", "1000", "50. játékos", "„Imre”"] {
            assert_eq!(article(word), "az", "{word}");
        }
        for word in ["Bo", "BANG!", "B", "K", "3", "10", "100", "Youl", "", "★"] {
            assert_eq!(article(word), "a", "{word}");
        }
    }
}
