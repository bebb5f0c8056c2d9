//! Small and capital letters of the Latin alphabets. Those of all the world would bring long tables along, and no
//! sentence here bends a word of another alphabet.

/// The letter as a small one.
pub fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, 32),
        'Ā'..='ķ' | 'Ŋ'..='ŷ' if is_even(letter) => shifted(letter, 1),
        'Ĺ'..='ň' | 'Ź'..='ž' if !is_even(letter) => shifted(letter, 1),
        _ => letter,
    }
}

/// The letter as a capital, if it has one.
pub fn capital(letter: char) -> char {
    let back = |by| char::from_u32(u32::from(letter) - by).filter(|large| small(*large) == letter);
    if letter.is_ascii_control() { letter } else { back(32).or_else(|| back(1)).unwrap_or(letter) }
}

fn shifted(letter: char, by: u32) -> char {
    char::from_u32(u32::from(letter) + by).unwrap_or(letter)
}

fn is_even(letter: char) -> bool {
    u32::from(letter).is_multiple_of(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the alphabets of the world have it, save for the dotted capital of Turkish.
    #[test]
    fn latin_letters_have_their_sizes() {
        for letter in (0..0x178_u32).filter_map(char::from_u32).filter(|letter| !"\u{130}\u{131}".contains(*letter)) {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string(), "{letter}");
            if small(letter) == letter && !"µßÿŉ".contains(letter) {
                assert_eq!(capital(letter).to_string(), letter.to_uppercase().to_string(), "{letter}");
            }
        }
        assert_eq!(small('Ž'), 'ž');
        assert_eq!("µßÿŉ".chars().map(capital).collect::<String>(), "µßÿŉ");
    }

    #[test]
    fn other_letters_stay() {
        for letter in ['Ж', 'ж', '牛', '7', '\n', '🤠'] {
            assert_eq!((small(letter), capital(letter)), (letter, letter));
        }
    }
}
