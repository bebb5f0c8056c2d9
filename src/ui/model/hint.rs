//! What a bot would do, for whoever asked.

use crate::thinker::{Answer, Told};

/// A hint, as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nobody asked, or nobody knows.
    None,
    Asked,
    /// All that was thought about, in lines of notation.
    Told(Vec<Told>),
}

/// One thing to do, in words, with its chance to win in percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    pub action: String,
    pub words: String,
    pub percent: u16,
}

/// Why the first is the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing else is worth a thought.
    Alone,
    /// So many points ahead.
    Clear(u16),
    /// They are about as good.
    Close,
}

/// A share in percent.
pub fn percent(share: f32) -> u16 {
    (share * 100.0).round() as u16
}

impl From<Answer> for Hint {
    fn from(answer: Answer) -> Self {
        if answer.lines.is_empty() { Self::None } else { Self::Told(answer.lines) }
    }
}

/// The best few, the likeliest to win first; of those that are the same in words, one.
pub fn tips(told: &[Told], words: impl Fn(&str) -> Option<String>) -> (Vec<Tip>, Why) {
    /// More are not worth reading.
    const MOST: usize = 3;
    /// Points that tell one from another.
    const LEAD: f32 = 0.03;
    let mut told: Vec<&Told> = told.iter().collect();
    told.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    let mut tips: Vec<Tip> = Vec::new();
    let mut why = Why::Alone;
    for one in &told {
        let Some(words) = words(&one.action).filter(|words| tips.iter().all(|tip| tip.words != *words)) else {
            continue;
        };
        let tip = Tip { action: one.action.clone(), words, percent: percent(one.chance) };
        if let [first] = &tips[..] {
            // The doubt is about the lead over what it thought of first, which may be either.
            let (lead, doubt) = (told[0].chance - one.chance, told[0].doubt.max(one.doubt));
            let clear = lead >= LEAD && lead > doubt;
            why = if clear { Why::Clear(first.percent - tip.percent) } else { Why::Close };
        }
        tips.push(tip);
    }
    tips.truncate(MOST);
    (tips, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_names_the_best_and_says_why() {
        let of = |lines: &[(&str, f32, f32)]| {
            let told = |(action, chance, doubt): &(&str, f32, f32)| Told {
                action: (*action).into(),
                chance: *chance,
                doubt: *doubt,
            };
            let told: Vec<_> = lines.iter().map(told).collect();
            // The number of a card is nothing for people.
            let (tips, why) = tips(&told, |line| Some(line.trim_end_matches(char::is_numeric).into()));
            (tips.into_iter().map(|tip| (tip.words, tip.percent)).collect::<Vec<_>>(), why)
        };
        let tip = |words: &str, percent| (words.to_string(), percent);
        assert_eq!(of(&[("pass", 0.5, 0.0)]), (vec![tip("pass", 50)], Why::Alone));
        assert_eq!(of(&[("a1", 0.5, 0.0), ("a2", 0.3, 0.0)]), (vec![tip("a", 50)], Why::Alone));
        let clear = of(&[("a1", 0.414, 0.0), ("a2", 0.41, 0.0), ("b", 0.36, 0.02)]);
        assert_eq!(clear, (vec![tip("a", 41), tip("b", 36)], Why::Clear(5)));
        let close = of(&[("a", 0.41, 0.0), ("b", 0.47, 0.09), ("c", 0.2, 0.01), ("d", 0.1, 0.01)]);
        assert_eq!(close, (vec![tip("b", 47), tip("a", 41), tip("c", 20)], Why::Close));
    }
}
