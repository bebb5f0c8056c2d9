//! A turn from its first check to its last discard.

use super::super::{Action, Ask, CardId, Decision, Event, Game, Illegal, Source, Stage, StartCheckOrder, Step, Turn};
use super::{Check, Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// The turn in progress; its state is in [`Turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnFrame;

impl Resolve for TurnFrame {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = game.turn.seat;
        match game.turn.stage {
            Stage::Play => Some(ask(seat, Ask::Turn, Source::Rules)),
            Stage::Discard => {
                let left = game.excess(seat);
                (left > 0).then(|| ask(seat, Ask::Discard { left }, Source::Rules))
            }
            Stage::Begin | Stage::Checks | Stage::Prepare | Stage::Draw | Stage::End => None,
        }
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let seat = game.turn.seat;
        if game.turn.stage == Stage::Discard {
            out.extend(game.player(seat).hand.iter().map(Action::Pick));
        } else {
            game.list_plays(seat, out);
            game.list_uses(seat, out);
            out.push(Action::End);
        }
    }

    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (game.turn.stage, action) {
            (Stage::Play, Action::Play { card, kind, target }) => game.check_play(seat, card, kind, target),
            (Stage::Play, Action::Use { .. }) => game.check_use(seat, action),
            (Stage::Play, Action::End) => Ok(()),
            (Stage::Discard, Action::Pick(card)) if game.player(seat).hand.contains(card) => Ok(()),
            (Stage::Discard, Action::Pick(card)) => Err(Illegal::NotInHand { card }),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        let seat = step.turn.seat;
        match action {
            Action::Play { card, kind, target } => step.announce_or_play(seat, card, kind, target),
            Action::Use { of, target, .. } => step.use_in_turn(seat, of, target, action),
            Action::Pick(card) => step.discard_from_hand(seat, card),
            _ => step.reach_stage(Stage::Discard),
        }
    }

    fn resume(self, step: &mut Step) {
        let seat = step.turn.seat;
        match step.turn.stage {
            Stage::Begin => {
                step.events.push(Event::TurnBegan { seat });
                step.reach_stage(Stage::Checks);
            }
            Stage::Checks => match step.next_start_check(seat) {
                Some(card) => {
                    step.turn.checked.insert(card);
                    step.push(Check::new(seat, Source::Card(card)));
                }
                None => step.reach_stage(Stage::Prepare),
            },
            // Stages are set before their effects: an effect that asks something returns to the next stage.
            Stage::Prepare => {
                step.reach_stage(Stage::Draw);
                for prepare in step.each_hook(seat, |hooks| hooks.prepare) {
                    prepare(step, seat);
                }
            }
            Stage::Draw => {
                step.reach_stage(Stage::Play);
                let replaced = step.hooks(seat).find_map(|hooks| hooks.draw);
                match replaced {
                    Some(draw) => draw(step, seat),
                    None => step.draw_many(seat, step.phase_one_cards(seat)),
                }
            }
            Stage::Play => unreachable!("phase 2 waits for an answer"),
            Stage::Discard => step.reach_stage(Stage::End),
            Stage::End => {
                let next = step.ring.next(seat);
                step.turn = Turn::new(next, step.turn.number.saturating_add(1));
            }
        }
    }

    fn dies_with(&self, _: Seat) -> bool {
        false
    }
}

impl Game {
    /// Hand cards above the limit.
    pub fn excess(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len().saturating_sub(self.hand_limit(seat))
    }

    /// The next card in front of a player that needs a draw! before phase 1 (R19).
    fn next_start_check(&self, seat: Seat) -> Option<CardId> {
        let mut due = self
            .working_cards(seat)
            .filter(|card| !self.turn.checked.contains(*card))
            .filter_map(|card| Some((card.kind().def().hooks.start_check?, card)));
        match self.rules.start_check_order {
            StartCheckOrder::DynamiteFirst => due.min_by_key(|(priority, _)| *priority),
            StartCheckOrder::PlayOrder => due.next(),
        }
        .map(|(_, card)| card)
    }
}
