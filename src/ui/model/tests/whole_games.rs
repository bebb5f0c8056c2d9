//! Whatever is legal can be tapped.

use super::*;

#[test]
fn every_legal_action_of_whole_games_can_be_tapped() {
    let mut rules = TableRules::default();
    rules.set("new_identity_temporary", "true");
    for seed in 0..108 {
        let mut sets = Form::SETS[(seed % 3) as usize].to_vec();
        match seed {
            0..18 => {}
            18..36 => sets.extend(&Form::EXTRAS[..3]),
            36..60 => sets.extend(&Form::EXTRAS[3..]),
            _ => sets.extend(Form::EXTRAS),
        }
        let (least, most) = Setup::player_range(&sets);
        let players = least + (seed / 3) as u8 % (most - least + 1);
        rules.set("wws_seed_texts", if seed % 4 == 3 { "true" } else { "false" });
        let talkers = SeatSet::of(Seat(0)).with(Seat(2));
        let setup = Setup { players, sets, rules, talkers, ..Setup::base(4) };
        let mut game = Game::deal(&setup, seed, &mut vec![]).unwrap();
        let mut rng = standoff_engine::core::Rng::from_seed(seed);
        while let Some(decision) = game.decision() {
            let desk = desk_of(&game, Some(decision.seat));
            for action in &desk.legal {
                assert!(reachable(&desk, *action), "{action:?} cannot be tapped");
            }
            // Nobody speaks all the time.
            let action = *rng.pick(&desk.legal).filter(|action| **action != GAG).unwrap_or(&desk.legal[0]);
            game.apply(decision.seat, action).unwrap();
        }
    }
}

/// Whether some row of taps leads to an action.
fn reachable(desk: &Desk, action: Action) -> bool {
    let does = |selection, at| tap(desk, selection, at, false) == Turn::Do(action);
    let on_sheet = sheet(desk, &Selection::None).is_some();
    match action {
        // Who spoke is said for anybody at the table, in a place of its own.
        GAG => desk.gagged() && !buttons(desk, Selection::None).contains(&Button::Act(action)),
        Action::Play { card, .. } if !desk.holds(card) => buttons(desk, Selection::None).contains(&Button::Act(action)),
        Action::Play { card, kind, target } => match (tap(desk, Selection::None, Tap::Hand(card), false), target) {
            (Turn::Do(done), _) => done == action,
            (Turn::Select(aim @ Selection::Aim(_)), Some(seat)) => does(aim, Tap::Seat(seat)),
            (Turn::Select(uses @ Selection::Uses { .. }), _) => buttons(desk, uses).contains(&Button::As(card, kind)),
            _ => false,
        },
        Action::Use { of, cards: Some((a, b)), target } => {
            let half = Selection::Pair { of, first: Some(a) };
            let begun = tap(desk, Selection::Pair { of, first: None }, Tap::Hand(a), false) == Turn::Select(half);
            buttons(desk, Selection::None).contains(&Button::Power(of))
                && begun
                && match (tap(desk, half, Tap::Hand(b), false), target) {
                    // The second card lies in front of its owner, and is on the sheet.
                    (_, Some(owner)) if desk.view.seat(owner).in_play.contains(&b) => {
                        let listed = |(seat, cards): &(Seat, Vec<CardId>)| *seat == owner && cards.contains(&b);
                        matches!(sheet(desk, &half), Some(Sheet::Aimed { groups }) if groups.iter().any(listed))
                            && does(half, Tap::Aimed(b))
                    }
                    (Turn::Do(done), None) => done == action,
                    (Turn::Select(aim), Some(seat)) => does(aim, Tap::Seat(seat)),
                    _ => false,
                }
        }
        Action::Use { of: Source::Card(card), cards: None, .. }
            if !desk.view.me().is_some_and(|me| me.in_play.contains(&card)) =>
        {
            buttons(desk, Selection::None).contains(&Button::Act(action))
        }
        Action::Use { of, cards: None, target: Some(seat) } if desk.aims().contains(&of) => {
            let begun = tap(desk, Selection::None, Tap::Aim(of), false);
            buttons(desk, Selection::None).contains(&Button::Aim(of))
                && matches!(begun, Turn::Select(aim) if does(aim, Tap::Seat(seat)))
        }
        Action::Use { of: Source::Card(card), cards: None, target } => {
            match (tap(desk, Selection::None, Tap::InPlay(card), false), target) {
                (Turn::Do(done), None) => done == action,
                (Turn::Select(aim), Some(seat)) => does(aim, Tap::Seat(seat)),
                _ => false,
            }
        }
        Action::Pick(card) => match sheet(desk, &Selection::None) {
            Some(sheet) => offers(&sheet, card),
            None => desk.holds(card) && does(Selection::None, Tap::Hand(card)),
        },
        Action::Choose(Choice::Kind(kind)) => {
            matches!(sheet(desk, &Selection::None), Some(Sheet::Kinds(kinds)) if kinds.contains(&kind))
        }
        // What lies on a sheet is left by a button on it.
        Action::Pass if matches!(sheet(desk, &Selection::None), Some(Sheet::Others { ways, .. }) if !ways.contains(&action)) => {
            false
        }
        Action::PickHidden | Action::Choose(Choice::Character(_)) => on_sheet,
        Action::Choose(Choice::Guise(_)) => {
            matches!(sheet(desk, &Selection::None), Some(Sheet::Identity { ways, .. }) if ways.contains(&action))
        }
        Action::PickSeat(seat) => does(Selection::None, Tap::Seat(seat)),
        Action::Use { .. } | Action::Choose(_) | Action::Rest | Action::Pass | Action::End => {
            buttons(desk, Selection::None).contains(&Button::Act(action))
        }
    }
}

/// Whether a card lies on a sheet.
fn offers(sheet: &Sheet, card: CardId) -> bool {
    match sheet {
        Sheet::Table { cards, .. } | Sheet::Order { cards } => cards.contains(&card),
        Sheet::Of { in_play, hand, .. } => in_play.contains(&card) || hand.contains(&card),
        Sheet::Others { groups, .. } | Sheet::Aimed { groups } => groups.iter().any(|(_, cards)| cards.contains(&card)),
        Sheet::Kinds(_) | Sheet::Characters(_) | Sheet::Identity { .. } | Sheet::Abilities(_) => false,
    }
}
