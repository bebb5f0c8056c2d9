//! A turn from its first check to its last discard.

use super::super::definitions::{DiscardReason, EventRule, EventRuleKind, Hook, Moment};
use super::super::{
    Action, Ask, CardId, Character, Decision, Event, EventCard, Game, Illegal, Pace, Rebirth, Return, Source, Stage,
    StartCheckOrder, Step, Turn,
};
use super::{Check, Death, Resolve, ask};
use crate::core::{List, Role, Seat, sort_by_key};
use serde::{Deserialize, Serialize};

/// Times the turn comes to the next player to turn up a card before he does.
pub const CLOCK_ROUNDS: u8 = 2;

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
            Stage::Before | Stage::Begin | Stage::Checks | Stage::Prepare | Stage::Draw | Stage::Drawn | Stage::End => {
                None
            }
        }
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let seat = game.turn.seat;
        if game.turn.stage == Stage::Discard {
            out.extend(game.player(seat).hand.iter().map(Action::Pick));
        } else {
            game.list_plays(seat, out);
            game.list_uses(seat, out);
            if game.duty(seat).is_none() {
                out.push(Action::End);
            }
        }
    }

    /// Hand cards are listed in order, if nothing else can be done.
    fn lists_in_order(&self, game: &Game) -> bool {
        let rules = game.seat_rules(game.turn.seat);
        !rules.has_turn_abilities && !rules.moments.contains(Moment::CountsAs) && !rules.has_green_cards
    }

    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (game.turn.stage, action) {
            (Stage::Play, Action::Play { card, kind, target }) => game.check_play(seat, card, kind, target),
            (Stage::Play, Action::Use { .. }) => game.check_use(seat, action),
            (Stage::Play, Action::End) => game.duty(seat).map_or(Ok(()), |card| Err(Illegal::MustPlay { card })),
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
            Action::Pick(card) => step.shed(seat, card, DiscardReason::Excess),
            _ => {
                step.reach_stage(Stage::Discard);
                for trigger in step.triggers(seat, Moment::PlayEnds, Hook::play_ends) {
                    trigger(step, seat);
                }
            }
        }
    }

    fn resume(self, step: &mut Step) {
        let seat = step.turn.seat;
        match step.turn.stage {
            Stage::Before => {
                let pile = step.turn.turned_up;
                if usize::from(pile) < step.piles.len() {
                    step.turn.turned_up += 1;
                    step.turn_up_for(seat, pile.into());
                } else {
                    step.end_stage_before();
                }
            }
            Stage::Begin => step.begin_turn(seat),
            Stage::Checks => match step.next_start_check(seat) {
                Some(card) => {
                    step.turn.checked.insert(card);
                    step.push(Check::new(seat, Source::Card(card)));
                }
                None => match step.next_mark_check(seat) {
                    Some(mark) => {
                        step.turn.checked_marks.push(mark);
                        step.push(Check::new(seat, Source::Event(mark)));
                    }
                    None => step.reach_stage(Stage::Prepare),
                },
            },
            // Stages are set before their effects: an effect that asks something returns to the next stage.
            Stage::Prepare => {
                step.reach_stage(Stage::Draw);
                for trigger in step.triggers(seat, Moment::BeforeDraw, Hook::before_draw) {
                    trigger(step, seat);
                }
            }
            Stage::Draw => {
                step.turn.stage = Stage::Drawn;
                // From a discard pile that is too small nothing is drawn (R161).
                step.turn.mining = step.has_rule(EventRuleKind::DrawsFromDiscard)
                    && step.discard.len() >= usize::from(step.phase_one_need(seat));
                step.phase_one(seat, None);
            }
            Stage::Drawn => {
                step.reach_stage(Stage::Play);
                // The last pushed comes first.
                let mut due = step.triggers(seat, Moment::AfterDraw, Hook::after_draw);
                sort_by_key(&mut due, |trigger| std::cmp::Reverse(trigger.order));
                for trigger in due {
                    (trigger.run)(step, seat);
                }
            }
            Stage::Play => unreachable!("phase 2 waits for an answer"),
            Stage::Discard => step.reach_stage(Stage::End),
            Stage::End => step.end_turn(seat),
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }
}

/// What is left of phase 1 once it is known where the first card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rest {
    pub seat: Seat,
}

impl Resolve for Rest {
    fn resume(self, step: &mut Step) {
        step.pop();
        step.rest_of_phase_one(self.seat);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// What a first card brings about waits for the others.
    fn defers_triggers_of(&self, _: Seat) -> bool {
        true
    }
}

impl Step<'_> {
    /// Begins a turn: who is out comes back or is passed over; then what happens at the start (R159).
    fn begin_turn(&mut self, seat: Seat) {
        if !self.in_play(seat) {
            let Some(back) = self.returns(seat) else { return self.pass_turn(seat) };
            self.come_back(seat, back);
        }
        if self.player(seat).misses_turn {
            self.skip_turn(seat);
            return self.pass_turn(seat);
        }
        self.clock.turns = self.clock.turns.saturating_add(1);
        self.turn.number = self.turn.number.saturating_add(1);
        self.emit(Event::TurnBegan { seat });
        self.reach_stage(Stage::Checks);
        for trigger in self.triggers(seat, Moment::TurnBegins, Hook::turn_begins).into_iter().rev() {
            trigger(self, seat);
        }
    }

    /// Draws the cards of phase 1, `after` being an event card that has already had its say.
    pub(crate) fn phase_one(&mut self, seat: Seat, after: Option<EventCard>) {
        if let Some(draw) = self.draw_taken_over(after) {
            return draw(self, seat);
        }
        let firsts = self.triggers(seat, Moment::FirstDraw, Hook::first_draw);
        if firsts.is_empty() {
            return self.rest_of_phase_one(seat);
        }
        self.push(Rest { seat });
        // The last pushed comes first.
        for first in firsts.into_iter().rev() {
            first(self, seat);
        }
    }

    /// Draws the cards of phase 1 that are still to come.
    fn rest_of_phase_one(&mut self, seat: Seat) {
        let replaced = self.hooks(seat, Moment::ReplacesDraw, Hook::replaces_draw).next();
        match replaced {
            Some(draw) => draw(self, seat),
            None => self.draw_phase_one(seat, self.phase_one_left(seat)),
        }
    }

    /// Draws cards of phase 1.
    pub(crate) fn draw_phase_one(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let card = self.draw_in_phase_one(seat);
            self.settle_second(seat, card);
        }
    }

    /// Lets the card just drawn bring what it brings as the second of phase 1.
    pub(crate) fn settle_second(&mut self, seat: Seat, card: Option<CardId>) {
        if let (Some(card), 2) = (card, self.turn.drawn) {
            for trigger in self.triggers(seat, Moment::SecondDraw, Hook::second_draw) {
                trigger(self, seat, card);
            }
        }
    }

    /// Ends a turn: what happens then, once; ghosts leave; the next player's turn comes.
    fn end_turn(&mut self, seat: Seat) {
        if !self.turn.over {
            self.turn.over = true;
            if self.in_play(seat) && !self.turn.skipped {
                for trigger in self.triggers(seat, Moment::TurnEnds, Hook::turn_ends) {
                    trigger(self, seat);
                }
            }
        } else if self.clock.ace == Some(seat) {
            self.strike_clock(seat);
        } else if self.turn.again && self.in_play(seat) {
            self.set_turn(Turn { extra: true, ..self.turn.followed_by(seat) });
        } else if self.player(seat).ghost {
            self.push(Death::new(seat, None));
        } else {
            self.pass_turn(seat);
        }
    }

    /// Turns up the next card of a deck whose time has come.
    fn turn_up_for(&mut self, seat: Seat, pile: usize) {
        match self.piles[pile].deck.pace() {
            // The first round has no card.
            Pace::Round if seat == self.first && self.turn.number > 0 => self.turn_up(pile),
            Pace::Clock if seat == self.clock.turner => {
                self.clock.passes = self.clock.passes.saturating_add(1);
                if self.clock.passes > CLOCK_ROUNDS {
                    self.strike_clock(seat);
                }
            }
            Pace::Round | Pace::Clock | Pace::OnStagecoach => {}
        }
    }

    /// Brings back a player who was out, with what he is dealt anew.
    fn come_back(&mut self, seat: Seat, back: Return) {
        let out: List<Seat, 8> = self.ring.everyone().filter(|s| !self.in_play(*s)).collect();
        match back.rebirth {
            Rebirth::Nothing => {}
            Rebirth::Role => self.reshuffle_roles(&out),
            Rebirth::Character => self.reshuffle_characters(&out),
        }
        self.bring_back(seat, back.life);
        self.draw_many(seat, back.cards);
    }

    /// Deals the roles of these players among them anew; only they know them then, unless roles lie open (R8).
    pub(crate) fn reshuffle_roles(&mut self, seats: &[Seat]) {
        let mut roles: List<Role, 8> = seats.iter().map(|seat| self.player(*seat).role).collect();
        self.game.rng.shuffle(roles.as_mut_slice());
        let open = self.is_three_way();
        for (seat, role) in seats.iter().zip(roles.iter()) {
            self.deal_role(*seat, *role);
            if open {
                self.show_role(*seat);
            }
        }
    }

    /// Deals the characters of these players among them anew; nobody gains life by it.
    pub(crate) fn reshuffle_characters(&mut self, seats: &[Seat]) {
        let mut characters: List<Character, 8> = seats.iter().map(|seat| self.player(*seat).character).collect();
        self.game.rng.shuffle(characters.as_mut_slice());
        for (seat, character) in seats.iter().zip(characters.iter()) {
            let life = self.player(*seat).life;
            self.change_character(*seat, *character, life);
        }
    }

    /// The turn passes on. When it comes to the place of who began, new event cards are turned up; without a
    /// Sheriff too (R89).
    fn pass_turn(&mut self, seat: Seat) {
        let new_round = |next: Seat| {
            let round = next == self.first && self.piles.iter().any(|pile| pile.deck.pace() == Pace::Round);
            round || next == self.clock.turner && self.pile_of(Pace::Clock).is_some()
        };
        let takes = |next: &Seat| new_round(*next) || self.in_play(*next) || self.returns(*next).is_some();
        let next = if self.turns_reversed() {
            let order: List<Seat, 8> = self.ring.all_after(seat).collect();
            // Everybody else the other way round, the player himself last.
            let (own, others) = order.split_last().map_or((seat, &[][..]), |(own, others)| (*own, others));
            others.iter().rev().copied().find(takes).unwrap_or(own)
        } else {
            self.ring.all_after(seat).find(takes).unwrap_or(seat)
        };
        let stage = if new_round(next) { Stage::Before } else { Stage::Begin };
        self.set_turn(Turn { stage, ..self.turn.followed_by(next) });
    }
}

impl Game {
    /// The first event rule that takes over phase 1, of the event cards behind `after`.
    fn draw_taken_over(&self, after: Option<EventCard>) -> Option<fn(&mut Step, Seat)> {
        if !self.has_rule(EventRuleKind::TakesOverDraw) {
            return None;
        }
        let earlier = self.active_events().position(|event| Some(event) == after).map_or(0, |at| at + 1);
        let mut rules = self.active_events().skip(earlier).flat_map(|event| event.def().rules);
        rules.find_map(EventRule::takes_over_draw)
    }

    /// The shown card a player must play before he ends his turn: only if he can play it as what it is (R106).
    fn duty(&self, seat: Seat) -> Option<CardId> {
        let card = self.turn.bound.filter(|card| self.player(seat).hand.contains(*card))?;
        if !self.has_rule(EventRuleKind::MustPlaySecondCard) {
            return None;
        }
        let mut plays = Vec::new();
        self.plays_as(seat, card, card.kind(), &mut plays);
        (!plays.is_empty()).then_some(card)
    }

    /// Hand cards above the limit.
    pub fn excess(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len().saturating_sub(self.hand_limit(seat))
    }

    /// The next mark on a player that needs a draw! before phase 1.
    fn next_mark_check(&self, seat: Seat) -> Option<EventCard> {
        let imprisons = |mark: &EventCard| mark.def().mark.is_some_and(|mark| mark.imprisons);
        let mut due = self.player(seat).marks.iter().copied().filter(imprisons);
        due.find(|mark| !self.turn.checked_marks.contains(mark))
    }

    /// The next card in front of a player that needs a draw! before phase 1 (R19).
    fn next_start_check(&self, seat: Seat) -> Option<CardId> {
        let mut due = self
            .working_cards(seat)
            .filter(|card| !self.turn.checked.contains(*card))
            .filter_map(|card| Some((card.kind().def().start_check?, card)));
        match self.rules.start_check_order {
            StartCheckOrder::DynamiteFirst => due.min_by_key(|(priority, _)| *priority),
            StartCheckOrder::PlayOrder => due.next(),
        }
        .map(|(_, card)| card)
    }
}
