//! Names of people, made fit to be shown: the one place, for names from other devices, from files and from this one.
//!
//! A name is one short line of visible letters. What turns the direction of the text around, takes no room or piles up
//! over other letters is left out, so that nobody looks like somebody else, like nobody, or like a tower of dots.

/// The longest name, in letters.
pub const MOST_NAME: usize = 20;
/// How many marks may stand on one letter: some languages need two.
const MOST_MARKS: usize = 2;

/// A name as it is shown; `otherwise` if nothing of it is left.
pub fn clean_name(name: &str, otherwise: &str) -> String {
    let mut shown = String::new();
    let (mut count, mut marks) = (0, 0);
    // A text of a peer may be long: only its beginning is looked at.
    for letter in name.chars().take(MOST_NAME * 8) {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        if is_invisible(letter) || letter == ' ' && (shown.is_empty() || shown.ends_with(' ')) {
            continue;
        }
        if is_mark(letter) {
            marks += 1;
            if marks > MOST_MARKS || shown.is_empty() || shown.ends_with(' ') {
                continue;
            }
        } else {
            if count == MOST_NAME {
                break;
            }
            (count, marks) = (count + 1, 0);
        }
        shown.push(letter);
    }
    let shown = shown.trim_end();
    if shown.is_empty() { otherwise.into() } else { shown.into() }
}

/// A name nobody else at the table has to the eye: with a number behind it if need be.
pub fn free_name(name: String, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = |at: u32| {
        let number = at.to_string();
        let kept: String = name.chars().take(MOST_NAME - 1 - number.len()).collect();
        format!("{} {number}", kept.trim_end())
    };
    if is_taken(&name) { (2..99).map(numbered).find(|name| !is_taken(name)).unwrap_or(name) } else { name }
}

/// Whether two names look the same, or nearly so.
pub fn look_alike(one: &str, other: &str) -> bool {
    one == other || skeleton(one) == skeleton(other)
}

/// The names of a table, told apart: of two that look alike the later one gets a number.
pub fn distinct_names(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        let name = free_name(name, |name| all.iter().any(|other| look_alike(other, name)));
        all.push(name);
    }
    all
}

/// Control characters, marks of direction, letters without width, tags and what no font draws.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffd}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that are drawn over or under the letter before.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20f0}'
        | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}' | '\u{fe20}'..='\u{fe2f}')
}

/// A name as a hasty reader sees it: no marks, no case, no spaces, and letters of other scripts as the Latin ones they
/// look like.
fn skeleton(name: &str) -> String {
    name.chars()
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric() && !is_mark(*letter))
        .map(look)
        .collect()
}

fn look(letter: char) -> char {
    match letter {
        'а' | 'α' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ɑ' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' | 'ç' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' | 'ё' | 'é' | 'è' | 'ê' | 'ë' => 'e',
        'н' | 'һ' => 'h',
        'і' | 'ι' | 'ї' | 'í' | 'ì' | 'î' | 'ï' | 'ı' | 'l' | '1' | '|' | 'ӏ' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' | 'η' | 'ñ' => 'n',
        'о' | 'ο' | 'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' | '0' | 'σ' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ú' | 'ù' | 'û' | 'ü' | 'ű' => 'u',
        'ν' | 'ѵ' => 'v',
        'ω' | 'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' | 'ý' => 'y',
        // Full-width letters and digits.
        '\u{ff10}'..='\u{ff5a}' => look(char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter)),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(clean_name("  Jo\n\u{7}e ", "Guest"), "Jo e");
        assert_eq!(clean_name("\t\u{200b}\u{202e}\u{3164}\u{2800}", "Guest"), "Guest");
        assert_eq!(clean_name(&"x".repeat(99), "Guest").len(), MOST_NAME);
        assert_eq!(clean_name("\u{202e}annA\u{202c}", "Guest"), "annA");
        assert_eq!(clean_name("An\u{200d}na\u{feff}", "Guest"), "Anna");
        assert_eq!(clean_name("Zoë Ő", "Guest"), "Zoë Ő");
        let tower = format!("Z{}", "\u{301}".repeat(40));
        assert_eq!(clean_name(&tower, "Guest").chars().count(), 1 + MOST_MARKS);
        assert_eq!(clean_name("\u{301}", "Guest"), "Guest");
        assert_eq!(clean_name(&"\u{200b}".repeat(1_000_000), "Guest"), "Guest");
    }

    #[test]
    fn names_that_look_alike_are_numbered() {
        let names = ["Anna", "anna", "Аnnа", "An na", "Ánna", "Bob", "B0b"].map(String::from);
        let shown = distinct_names(names);
        assert_eq!(shown, ["Anna", "anna 2", "Аnnа 3", "An na 4", "Ánna 5", "Bob", "B0b 2"]);
        let long = distinct_names(["y".repeat(20), "y".repeat(20)]);
        assert!(long[1].ends_with(" 2") && long[1].len() == MOST_NAME);
        assert!(!look_alike("Anna", "Annie"));
    }
}
