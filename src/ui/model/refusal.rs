//! Why something cannot be done, as the person is told.

use crate::i18n::{Prompt, Question, Translator, Voice};
use standoff_engine::card::{Action, Illegal, Source, View};

/// The reason in words. Where it alone says little, what is asked or waited for is told with it.
pub fn refusal(tongue: &Translator, view: &View, voice: &Voice, tried: Action, why: Illegal) -> String {
    let reason = tongue.illegal(view, voice, Some(tried), why).plain();
    let Some(prompt) = Prompt::of(view) else { return reason };
    let asked = tongue.prompt(voice, &prompt).plain();
    let in_turn = prompt.question == Question::Turn;
    match why {
        Illegal::NotYourDecision { .. } => asked,
        Illegal::NotAsked | Illegal::NotAvailable { .. } | Illegal::Forbidden { by: Source::Card(_) } => {
            format!("{reason} {asked}")
        }
        Illegal::NotNow { .. } if !in_turn => format!("{reason} {asked}"),
        _ => reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::ui::model::{Aim, CardLook, Desk, Form, GAG, Selection, Tap, Turn, tap};
    use standoff_engine::card::{Game, Setup, TableRules};
    use standoff_engine::core::{Rng, Rules, Seat};
    use std::collections::BTreeMap;

    /// Sentences that say nothing about the case.
    const EMPTY: [&str; 4] =
        ["That isn't an answer to this question.", "There is nothing to use.", "Nobody sits there.", "You can't use"];

    /// What is said, in all languages; the English one.
    fn told(desk: &Desk, names: &[String], turn: Turn, tapped: &str) -> String {
        let Turn::Refuse { tried, why } = turn else { panic!("{tapped}: {turn:?}") };
        let voice = Voice { names, viewer: desk.viewer() };
        let texts: Vec<String> = Lang::all()
            .map(|lang| {
                let text = refusal(lang.tongue(), &desk.view, &voice, tried, why);
                assert!(text.chars().count() > 8 && text.ends_with(['.', '!', '?', '…']), "{lang:?}, {tapped}: {text}");
                text
            })
            .collect();
        let english = texts[0].clone();
        let empty = EMPTY.iter().any(|sentence| english == *sentence) || english.ends_with(" is no help now.");
        assert!(!empty, "{tapped}: {why:?}: {english}");
        english
    }

    #[test]
    fn whatever_cannot_be_done_says_why() {
        let names: Vec<String> = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fox", "Gil", "Hal"].map(String::from).into();
        let mut heard: BTreeMap<String, String> = BTreeMap::new();
        for seed in 0..60 {
            let mut sets = Form::SETS[(seed % 3) as usize].to_vec();
            match seed {
                0..20 => {}
                20..30 => sets.extend(&Form::EXTRAS[..3]),
                _ => sets.extend(Form::EXTRAS),
            }
            let (least, most) = Setup::player_range(&sets);
            let players = least + (seed / 3) as u8 % (most - least + 1);
            let rules = TableRules::preset(["fourth_edition", "hungarian_table"][(seed % 2) as usize]).unwrap();
            let setup = Setup { players, sets, rules, ..Setup::base(4) };
            let mut game = Game::deal(&setup, seed, &mut vec![]).unwrap();
            let mut rng = Rng::from_seed(seed);
            while let Some(decision) = game.decision() {
                let viewer = if seed % 5 == 4 { Seat(0) } else { decision.seat };
                let desk = Desk::new(game.view(Some(viewer)), game.legal_actions(viewer));
                for card in desk.hand() {
                    let turn = tap(&desk, Selection::None, Tap::Hand(card), false);
                    match (desk.look(card, &Selection::None), turn) {
                        (CardLook::Dim | CardLook::Idle, _) => {
                            let english = told(&desk, &names, turn, card.kind().id());
                            heard.insert(reason(turn), english);
                        }
                        (CardLook::Playable, Turn::Select(Selection::Aim(aim))) => {
                            beside(&desk, aim, &names);
                        }
                        (CardLook::Playable | CardLook::Selected, _) => {}
                    }
                }
                let legal = game.legal_actions(decision.seat);
                let action = *rng.pick(&legal).filter(|action| **action != GAG).unwrap_or(&legal[0]);
                game.apply(decision.seat, action).unwrap();
            }
        }
        for why in ["OutOfReach", "BangLimit", "SameName", "Forbidden", "NotNow", "NotAsked", "NotYourDecision"] {
            assert!(heard.contains_key(why), "{why} was never met");
        }
    }

    /// Whoever cannot be aimed at is told of.
    fn beside(desk: &Desk, aim: Aim, names: &[String]) {
        let selection = Selection::Aim(aim);
        let lit = desk.highlighted(&selection);
        for seat in desk.ring().into_iter().filter(|seat| !lit.contains(*seat)) {
            told(desk, names, tap(desk, selection, Tap::Seat(seat), false), "a player");
        }
    }

    fn reason(turn: Turn) -> String {
        let Turn::Refuse { why, .. } = turn else { return String::new() };
        format!("{why:?}").split([' ', '{']).next().unwrap_or_default().into()
    }
}
