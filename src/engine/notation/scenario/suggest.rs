//! Known words that are most like an unknown one.

use crate::notation::read_seat;

/// A form of a fact: an example of it, and words people use instead.
pub type FactForm = (&'static str, &'static [&'static str]);

/// The candidate with the fewest letters changed, if at most a third of its letters are.
pub fn nearest<S: AsRef<str>>(text: &str, candidates: impl IntoIterator<Item = S>) -> Option<String> {
    let text = text.trim().to_lowercase();
    let best = candidates
        .into_iter()
        .map(|candidate| (distance(&text, &candidate.as_ref().to_lowercase()), candidate))
        .min_by_key(|(distance, _)| *distance)?;
    let candidate = best.1.as_ref();
    (best.0 * 3 <= candidate.chars().count().max(3)).then(|| candidate.to_owned())
}

/// The line with its first word replaced by a known one, if that makes sense of it.
pub fn mend_first_word<S: AsRef<str>>(
    line: &str,
    known: impl IntoIterator<Item = S>,
    makes_sense: impl Fn(&str) -> bool,
) -> Option<String> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mended = format!("{} {rest}", nearest(first, known)?).trim().to_owned();
    makes_sense(&mended).then_some(mended)
}

/// The example of the fact that is most like this one: first by the word that says what it is about, then as a whole.
pub fn nearest_fact<'a>(text: &str, forms: impl IntoIterator<Item = &'a FactForm>) -> Option<String> {
    let said: Vec<String> = keywords(text).collect();
    let score = |(example, also): &FactForm| {
        let known: Vec<String> = keywords(example).chain(also.iter().map(|word| (*word).to_owned())).collect();
        let pairs = said.iter().enumerate().flat_map(|(at, word)| known.iter().map(move |known| (at, word, known)));
        let close = pairs.filter_map(|(at, word, known)| {
            let distance = distance(word, known);
            (distance * 4 <= known.chars().count()).then_some((distance, at))
        });
        Some((close.min()?, distance(&text.to_lowercase(), &example.to_lowercase())))
    };
    let best = forms.into_iter().filter_map(|form| Some((score(form)?, form.0))).min_by_key(|(score, _)| *score);
    best.map(|(_, example)| example.to_owned())
}

/// The words of a fact that say what it is about: no seats, no numbers, no words that stand in many facts.
fn keywords(text: &str) -> impl Iterator<Item = String> {
    let says_much = |word: &&str| {
        let common = ["", "is", "of", "a", "the"].contains(word);
        !common && read_seat(word).is_none() && !word.contains(|c: char| c.is_ascii_digit())
    };
    text.split([' ', ',']).filter(says_much).map(str::to_lowercase)
}

/// Letters to insert, delete or replace to get from one word to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_changed_letters() {
        let pairs = [("", "", 0), ("life", "life", 0), ("lives", "life", 2), ("", "abc", 3), ("kitten", "sitting", 3)];
        for (a, b, expected) in pairs {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected), "{a} {b}");
        }
    }

    #[test]
    fn only_something_alike_is_suggested() {
        let known = ["deck", "discard", "events"];
        assert_eq!(nearest("event", known), Some("events".into()));
        assert_eq!(nearest("Dekc", known), None);
        assert_eq!(nearest("DECK", known), Some("deck".into()));
        assert_eq!(nearest("lunch", known), None);
        assert_eq!(nearest("lunch", [""; 0]), None);
    }

    #[test]
    fn a_fact_is_found_by_its_keyword_or_another_word_for_it() {
        let forms: &[FactForm] =
            &[("B life 2", &["health"]), ("B hand count 3", &["cards"]), ("asked B turn", &[]), ("asked nobody", &[])];
        let find = |text: &str| nearest_fact(text, forms);
        assert_eq!(find("B lif 3"), Some("B life 2".into()));
        assert_eq!(find("B health 3"), Some("B life 2".into()));
        assert_eq!(find("B has 3 cards"), Some("B hand count 3".into()));
        assert_eq!(find("asked B lunch"), Some("asked B turn".into()));
        assert_eq!(find("what now"), None);
    }
}
