//! A turn from its first check to its last discard.

use super::super::sets::{Play, Reach, Target};
use super::super::{
    Action, Ask, CardId, CardKind, Decision, Event, Game, Illegal, Source, Stage, StartCheckOrder, Step, Turn,
};
use super::{Check, Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// The turn in progress; its state is in [`Turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnFrame;

/// A card just played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    pub by: Seat,
    pub card: CardId,
    /// What it was played as.
    pub kind: CardKind,
    /// Whom it was aimed at; the player himself if nobody.
    pub target: Seat,
}

impl Resolve for TurnFrame {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = game.turn.seat;
        match game.turn.stage {
            Stage::Play => Some(ask(seat, Ask::Turn, Source::Rules)),
            Stage::Discard => {
                let left = game.excess(seat);
                (left > 0).then(|| ask(seat, Ask::Discard { left }, Source::Rules))
            }
            Stage::Begin | Stage::Checks | Stage::Draw | Stage::End => None,
        }
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let seat = game.turn.seat;
        if game.turn.stage == Stage::Discard {
            out.extend(game.player(seat).hand.iter().map(Action::Pick));
            return;
        }
        for card in game.player(seat).hand {
            let own = card.kind();
            game.plays_as(seat, card, own, out);
            for kind in [CardKind::Bang, CardKind::Missed] {
                if kind != own && game.counts_as(seat, card, kind) {
                    game.plays_as(seat, card, kind, out);
                }
            }
        }
        out.push(Action::End);
    }

    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (game.turn.stage, action) {
            (Stage::Play, Action::Play { card, kind, target }) => game.check_play(seat, card, kind, target),
            (Stage::Play, Action::End) => Ok(()),
            (Stage::Discard, Action::Pick(card)) if game.player(seat).hand.contains(card) => Ok(()),
            (Stage::Discard, Action::Pick(card)) => Err(Illegal::NotInHand { card }),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        let seat = step.turn.seat;
        match action {
            Action::Play { card, kind, target } => step.play(seat, card, kind, target),
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
                None => step.reach_stage(Stage::Draw),
            },
            Stage::Draw => {
                // The stage is set first: a draw that asks something returns to phase 2.
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

    /// Whether a player may play a card of his hand as `kind`, whatever the target.
    fn may_play(&self, seat: Seat, kind: CardKind) -> Result<(), Illegal> {
        match &kind.def().play {
            Play::Never => Err(Illegal::NotNow { kind }),
            Play::Effect { can, .. } => can.map_or(Ok(()), |can| can(self, seat)),
            Play::Equip => self.same_name(kind, seat),
            Play::EquipOn(_) => Ok(()),
        }
    }

    /// Nobody has two cards of one name in front of him (R31).
    fn same_name(&self, kind: CardKind, seat: Seat) -> Result<(), Illegal> {
        if self.player(seat).in_play.iter().any(|card| card.kind() == kind) {
            return Err(Illegal::SameName { kind, seat });
        }
        Ok(())
    }

    /// Whether `kind` may be aimed at `target`.
    fn may_aim(&self, seat: Seat, card: CardId, kind: CardKind, target: Seat) -> Result<(), Illegal> {
        if target.0 >= self.ring.size() {
            return Err(Illegal::NoSuchSeat { seat: target });
        }
        if !self.in_play(target) {
            return Err(Illegal::TargetEliminated { target });
        }
        match &kind.def().play {
            Play::Never | Play::Equip | Play::Effect { target: Target::None, .. } => Err(Illegal::NoTarget { kind }),
            Play::EquipOn(can) => can(self, target).and_then(|()| self.same_name(kind, target)),
            Play::Effect { target: Target::One { reach, oneself, has_cards }, .. } => {
                if target == seat && !oneself(self, seat) {
                    return Err(Illegal::NotAtYourself { kind });
                }
                self.in_reach(seat, target, *reach)?;
                if *has_cards {
                    let own = u8::from(target == seat && self.player(seat).hand.contains(card));
                    if self.player(target).card_count() <= own {
                        return Err(Illegal::TargetHasNoCards { target });
                    }
                }
                Ok(())
            }
        }
    }

    /// Whether a player reaches a target; the refusal has both numbers.
    fn in_reach(&self, seat: Seat, target: Seat, reach: Reach) -> Result<(), Illegal> {
        if let Some(reach) = self.reach(seat, reach) {
            let distance = self.distance(seat, target);
            if distance > reach {
                return Err(Illegal::OutOfReach { target, distance, reach });
            }
        }
        Ok(())
    }

    /// Whether a card is aimed at a player when it is played.
    fn is_aimed(kind: CardKind) -> bool {
        matches!(&kind.def().play, Play::EquipOn(_) | Play::Effect { target: Target::One { .. }, .. })
    }

    /// Whether a play is legal in phase 2, and why not.
    pub(super) fn check_play(
        &self,
        seat: Seat,
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
    ) -> Result<(), Illegal> {
        if !self.player(seat).hand.contains(card) {
            return Err(Illegal::NotInHand { card });
        }
        if !self.counts_as(seat, card, kind) {
            return Err(Illegal::NotThatCard { card, kind });
        }
        self.may_play(seat, kind)?;
        match (Self::is_aimed(kind), target) {
            (false, None) => Ok(()),
            (false, Some(_)) => Err(Illegal::NoTarget { kind }),
            (true, None) => Err(Illegal::NeedsTarget { kind }),
            (true, Some(target)) => self.may_aim(seat, card, kind, target),
        }
    }

    /// Appends every way to play a card as `kind`.
    fn plays_as(&self, seat: Seat, card: CardId, kind: CardKind, out: &mut Vec<Action>) {
        if self.may_play(seat, kind).is_err() {
            return;
        }
        if !Self::is_aimed(kind) {
            out.push(Action::Play { card, kind, target: None });
            return;
        }
        for target in Seat::all(self.ring.size()) {
            if self.may_aim(seat, card, kind, target).is_ok() {
                out.push(Action::Play { card, kind, target: Some(target) });
            }
        }
    }
}

impl Step<'_> {
    /// Plays a card from hand in phase 2.
    fn play(&mut self, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) {
        self.events.push(Event::Played { seat, card, kind, target });
        if kind == CardKind::Bang {
            self.turn.bangs += 1;
        }
        match &kind.def().play {
            Play::Never => {}
            Play::Effect { effect, .. } => {
                self.discard_from_hand(seat, card);
                self.turn.resolving = Some(card);
                effect(self, Played { by: seat, card, kind, target: target.unwrap_or(seat) });
            }
            Play::Equip => {
                if kind.is_weapon() {
                    self.discard_weapon(seat);
                }
                self.equip(seat, card, seat);
            }
            Play::EquipOn(_) => self.equip(seat, card, target.unwrap_or(seat)),
        }
    }

    /// A new weapon replaces the old one (R32).
    fn discard_weapon(&mut self, seat: Seat) {
        let old = self.player(seat).in_play.iter().copied().find(|c| c.kind().is_weapon());
        if let Some(old) = old {
            self.discard_in_play(seat, old);
        }
    }
}
