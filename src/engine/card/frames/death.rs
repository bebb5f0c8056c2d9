//! An elimination, in the order of R13.

use super::super::definitions::{EventRuleKind, Hook, Moment};
use super::super::{Event, EventCard, Game, Stage, Step};
use super::{Dump, Frame, Resolve, Share};
use crate::core::{List, Outcome, Role, Seat, SeatSet, Team};
use serde::{Deserialize, Serialize};

/// A player who is out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Death {
    pub seat: Seat,
    pub by: Option<Seat>,
    pub stage: DeathStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeathStage {
    /// The role is turned up and what concerned the player is dropped.
    Reveal,
    /// His cards go to an heir or to the discard pile.
    Cards,
    /// Victory, then reward or penalty.
    Aftermath,
}

impl Death {
    pub fn new(seat: Seat, by: Option<Seat>) -> Self {
        Self { seat, by, stage: DeathStage::Reveal }
    }
}

impl Resolve for Death {
    fn resume(self, step: &mut Step) {
        match self.stage {
            DeathStage::Reveal => {
                step.pop();
                step.eliminate(self.seat, self.by);
                step.show_role(self.seat);
                let (fallen, kept) =
                    step.stack.iter().copied().partition(|frame| frame.removed_on_elimination(self.seat));
                step.game.stack = kept;
                let fallen: Vec<Frame> = fallen;
                for frame in fallen.into_iter().rev() {
                    frame.on_owner_eliminated(step);
                }
                if step.active_seat() == Some(self.seat) {
                    // The turn of an eliminated player ends at once (R135).
                    step.reach_stage(Stage::End);
                }
                step.push(Self { stage: DeathStage::Cards, ..self });
            }
            DeathStage::Cards => {
                step.replace(Self { stage: DeathStage::Aftermath, ..self });
                let heirs: List<Seat, 8> =
                    step.ring.after(self.seat).filter(|s| step.seat_rules(*s).modifiers.inherits).collect();
                match *heirs {
                    [heir] => step.inherit(heir, self.seat),
                    [heir, ..] if self.victory(step).is_some() => step.inherit(heir, self.seat),
                    // Nobody need order cards of a game that is over.
                    [] if self.victory(step).is_some() => step.discard_everything(self.seat),
                    [] => step.push(Dump::all(self.seat)),
                    [first, ..] => step.push(Share { from: self.seat, next: first }),
                }
            }
            DeathStage::Aftermath => {
                step.pop();
                if let Some(outcome) = self.victory(step) {
                    for seat in Seat::all(step.ring.size()) {
                        step.show_role(seat);
                    }
                    step.end_game(outcome);
                } else {
                    step.settle_elimination(self);
                }
            }
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == Some(seat)
    }
}

impl Death {
    /// Who has won by this elimination.
    fn victory(self, game: &Game) -> Option<Outcome> {
        if !game.is_three_way() || game.has_rule(EventRuleKind::LastStanding) {
            return game.victory();
        }
        // Whoever eliminates his own target wins at once, otherwise the last one standing does (R8).
        let role = |seat: Seat| game.player(seat).role;
        let hunter = self.by.filter(|by| quarry(role(*by)) == role(self.seat));
        let last = game.ring.seats().iter().next().filter(|_| game.ring.count() == 1);
        let winner = hunter.or(last)?;
        Some(Outcome { team: role(winner).team(), winners: SeatSet::of(winner) })
    }
}

/// Whom each of three players hunts.
fn quarry(role: Role) -> Role {
    match role {
        Role::Deputy | Role::Sheriff => Role::Renegade,
        Role::Renegade => Role::Outlaw,
        Role::Outlaw => Role::Deputy,
    }
}

impl Game {
    /// Who has won, judged after an elimination (R5 to R7).
    pub(in crate::card) fn victory(&self) -> Option<Outcome> {
        if self.has_rule(EventRuleKind::LastStanding) {
            let last = self.ring.seats().iter().next().filter(|_| self.ring.count() == 1)?;
            return Some(Outcome { team: self.player(last).role.team(), winners: SeatSet::of(last) });
        }
        if let Some(seat) = self.wins_beside_sheriff() {
            return Some(Outcome { team: Team::Renegades, winners: SeatSet::of(seat) });
        }
        let living = |role: Role| self.ring.seats().iter().filter(|s| self.player(*s).role == role).count();
        let team = if living(Role::Sheriff) == 0 {
            if living(Role::Renegade) == 1 && self.ring.count() == 1 { Team::Renegades } else { Team::Outlaws }
        } else if living(Role::Outlaw) + living(Role::Renegade) == 0 {
            Team::Law
        } else {
            return None;
        };
        let wins =
            |seat: &Seat| self.player(*seat).role.team() == team && (team != Team::Renegades || self.in_play(*seat));
        Some(Outcome { team, winners: self.ring.everyone().filter(wins).collect() })
    }
}

impl Game {
    /// A player whose mark lets him win once he is alone with the Sheriff.
    fn wins_beside_sheriff(&self) -> Option<Seat> {
        let seats = self.ring.seats();
        let wins = |mark: &EventCard| mark.def().mark.is_some_and(|mark| mark.wins_beside_sheriff);
        let winner = seats.iter().find(|seat| self.player(*seat).marks.iter().any(wins))?;
        let sheriff = seats.iter().any(|seat| self.player(seat).role == Role::Sheriff);
        (sheriff && self.ring.count() == 2).then_some(winner)
    }
}

impl Step<'_> {
    /// Gives everything a player had to his heir.
    pub(super) fn inherit(&mut self, heir: Seat, from: Seat) {
        for card in self.player(from).hand {
            self.take_from_hand(heir, from, card);
        }
        for card in self.own_cards(from).iter().copied() {
            self.take_in_play(heir, from, card);
        }
    }

    fn discard_everything(&mut self, seat: Seat) {
        for card in self.own_cards(seat).iter().copied() {
            self.discard_own(seat, card);
        }
    }

    /// Abilities, reward and penalty, the active player first and then clockwise (R13, R14).
    fn settle_elimination(&mut self, death: Death) {
        let seats: List<Seat, 8> = self.ring.from(self.turn.seat).collect();
        for seat in seats.iter().copied() {
            for trigger in self.triggers(seat, Moment::OtherEliminated, Hook::other_eliminated) {
                trigger(self, seat);
            }
            if death.by == Some(seat) {
                self.reward_or_punish(seat, self.player(death.seat).role);
            }
        }
    }

    /// Reward and penalty (R12); among three players every elimination is rewarded (R8).
    fn reward_or_punish(&mut self, by: Seat, role: Role) {
        if role == Role::Outlaw || self.is_three_way() {
            self.emit(Event::Reward { seat: by });
            self.draw_many(by, 3);
        } else if (role, self.player(by).role) == (Role::Deputy, Role::Sheriff) {
            self.emit(Event::Penalty { seat: by });
            self.push(Dump::all(by));
        }
    }
}
