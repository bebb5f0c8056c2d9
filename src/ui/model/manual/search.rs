//! Finding things by their name, their rule or the number of a ruling.

use super::{Chapter, Origin, Topic, rulings};
use crate::i18n::{Translator, letters};
use standoff_engine::card::TableRules;
use standoff_engine::core::sort_by_key;

/// What somebody looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// In the dice game, else in the card game.
    pub dice: bool,
    /// As typed.
    pub text: String,
    pub chapter: Option<Chapter>,
    pub origin: Option<Origin>,
}

impl Search {
    /// What a ruling decides.
    pub fn ruling(number: u16, dice: bool) -> Self {
        Self { dice, text: format!("R{number}"), ..Self::default() }
    }

    /// Topics that match, those found by their name before those found by their rule at a table with these rules.
    pub fn find(&self, tongue: &Translator, rules: &TableRules) -> Vec<Topic> {
        let among = if self.dice { Topic::of_dice() } else { Topic::of_cards() };
        let folded = fold(&self.text);
        let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        let ruling = ruling_of(&words);
        let mut found: Vec<(bool, Topic)> = Vec::new();
        for topic in among {
            let kept = self.chapter.is_none_or(|chapter| topic.chapter() == chapter)
                && self.origin.is_none_or(|origin| topic.origins().contains(&origin));
            if !kept {
                continue;
            }
            if let Some(number) = ruling {
                if rulings(topic).contains(&number) {
                    found.push((true, topic));
                }
                continue;
            }
            // People know cards by their English names, which are their ids, and by those of other printings.
            let english = topic.id().replace('_', " ");
            let names = fold(&format!("{} {english} {}", topic.name(tongue), topic.also(tongue)));
            let all = |text: &str| words.iter().all(|word| text.contains(word));
            if all(&names) {
                found.push((true, topic));
            } else if all(&format!("{names} {}", fold(&topic.text(tongue, rules)))) {
                found.push((false, topic));
            }
        }
        sort_by_key(&mut found, |(by_name, _)| !by_name);
        found.into_iter().map(|(_, topic)| topic).collect()
    }
}

/// "R55" asks for everything that ruling speaks of.
fn ruling_of(words: &[&str]) -> Option<u16> {
    let [word] = words else { return None };
    word.strip_prefix('r')?.parse().ok()
}

/// Letters and digits without case and accents, words apart by one space.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().map(letters::small) {
        match letter {
            'á' | 'à' | 'ä' | 'â' => folded.push('a'),
            'é' | 'è' | 'ê' => folded.push('e'),
            'í' | 'ì' => folded.push('i'),
            'ó' | 'ö' | 'ő' | 'ô' => folded.push('o'),
            'ú' | 'ü' | 'ű' | 'û' => folded.push('u'),
            'ß' => folded.push_str("ss"),
            letter if letter.is_alphanumeric() => folded.push(letter),
            // Signs belong to no word: "colt 45" finds the Colt .45, "cant" nothing else than "can't".
            '\'' | '’' | '.' => {}
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}
