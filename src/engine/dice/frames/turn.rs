//! A turn, stage by stage.

use super::{Aim, Heal, Losses, PutBack, Resolve, TakeArrows, ask};
use crate::core::{MAX_SEATS, Seat};
use crate::dice::{
    Action, Ask, Cause, Decision, Dice, DiceSet, Die, Event, Face, Game, Illegal, Mark, Moment, Source, Stage, Step,
    Symbol, Thrown, Turn, count,
};
use serde::{Deserialize, Serialize};

/// The turn in progress; how far it has come stands in [`Turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnFrame;

/// Dynamites that end the rolling.
const EXPLODES: u8 = 3;
/// Base dice of a player, and of the ghost.
const BASE_DICE: usize = 5;
const GHOST_DICE: usize = 2;

impl Game {
    /// The dice that may be rolled again: dynamite stays, but for Black Jack and the ghost.
    pub fn loose_dice(&self) -> DiceSet {
        let free = self.is_ghost_turn() || self.hooks(self.turn.seat).rerolls_dynamite;
        let loose = |thrown: &Thrown| free || thrown.face != Some(Face::Dynamite);
        (0..self.dice.len() as u8).filter(|at| loose(&self.dice[usize::from(*at)])).collect()
    }

    /// Whether no dice can be rolled any more. Nothing explodes for the ghost.
    fn is_last_roll(&self) -> bool {
        let exploded = !self.is_ghost_turn() && count(&self.dice, Symbol::Dynamite) >= EXPLODES;
        self.turn.last || exploded || self.turn.rolls >= self.roll_limit(self.turn.seat)
    }

    /// The dice of a turn: a Saloon die takes the place of a base die unless it is a sixth one, and ghost tokens fix
    /// base dice.
    fn dice_of_turn(&self, saloon: Die) -> Dice {
        if self.is_ghost_turn() {
            return [Thrown::default(); GHOST_DICE].into_iter().collect();
        }
        let sixth = self.hooks(self.turn.seat).sixth_die == Some(saloon);
        let base = if saloon == Die::Base || sixth { BASE_DICE } else { BASE_DICE - 1 };
        let mark = self.mark.filter(|mark| mark.seat == self.turn.seat);
        let fixed = mark.map_or(0, |mark| 1 + usize::from(mark.double));
        let mut dice: Dice = (0..base)
            .map(|at| Thrown { die: Die::Base, face: mark.map(|mark| mark.face).filter(|_| at < fixed) })
            .collect();
        if saloon != Die::Base {
            dice.push(Thrown { die: saloon, face: None });
        }
        dice
    }
}

impl Resolve for TurnFrame {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = game.turn.seat;
        match game.turn.stage {
            Stage::Dice if game.modules.saloon_dice && !game.is_ghost_turn() => {
                Some(ask(seat, Ask::Dice, Source::Rules))
            }
            Stage::Ready | Stage::Keep => {
                let left = game.roll_limit(seat).saturating_sub(game.turn.rolls);
                Some(ask(seat, Ask::Roll { left }, Source::Rules))
            }
            Stage::Give => Some(ask(seat, Ask::Give, Source::Rules)),
            _ => None,
        }
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        match game.turn.stage {
            Stage::Dice => out.extend(game.dice_choices().iter().copied().map(Action::UseDie)),
            Stage::Ready => out.push(Action::Roll(game.turn.rolling)),
            Stage::Keep => {
                let loose = game.loose_dice();
                let sets = (1..1u8 << game.dice.len()).map(DiceSet).filter(|set| set.within(loose));
                out.extend(sets.map(Action::Roll));
                out.push(Action::Stop);
            }
            Stage::Give => {
                let (a, b) = (game.dice[0].face, game.dice[1].face.filter(|face| Some(*face) != game.dice[0].face));
                for face in a.into_iter().chain(b) {
                    out.extend(game.ring.seats().iter().map(|seat| Action::Give { face, seat }));
                }
            }
            _ => {}
        }
    }

    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        let stage = game.turn.stage;
        let legal = match action {
            Action::UseDie(die) => stage == Stage::Dice && game.dice_choices().contains(&die),
            Action::Roll(dice) if stage == Stage::Ready => dice == game.turn.rolling,
            Action::Roll(dice) => stage == Stage::Keep && !dice.is_empty() && dice.within(game.loose_dice()),
            Action::Stop => stage == Stage::Keep,
            Action::Give { face, seat } => {
                stage == Stage::Give && game.in_play(seat) && game.dice.iter().any(|thrown| thrown.face == Some(face))
            }
            _ => false,
        };
        if legal { Ok(()) } else { Err(self.refusal(game, seat, action)) }
    }

    fn refusal(&self, game: &Game, _: Seat, action: Action) -> Illegal {
        match (game.turn.stage, action) {
            (Stage::Dice, Action::UseDie(die)) => Illegal::NotThatDie { die },
            (Stage::Ready, Action::Roll(_) | Action::Stop | Action::Pass) => {
                Illegal::FirstRoll { dice: game.turn.rolling }
            }
            (Stage::Keep, Action::Roll(dice)) => {
                let strange = dice.iter().find(|die| usize::from(*die) >= game.dice.len());
                let locked = dice.iter().find(|die| !game.loose_dice().contains(*die));
                match (strange, locked) {
                    (Some(die), _) => Illegal::NoSuchDie { die },
                    (None, Some(die)) => Illegal::Locked { die },
                    (None, None) => Illegal::NothingToRoll,
                }
            }
            (Stage::Give, Action::Give { seat, .. }) if seat.0 >= game.ring.size() => Illegal::NoSuchSeat { seat },
            (Stage::Give, Action::Give { seat, .. }) if !game.in_play(seat) => {
                Illegal::TargetEliminated { target: seat }
            }
            (Stage::Give, Action::Give { face, .. }) => Illegal::NotShown { face },
            (Stage::Dice | Stage::Give, Action::Pass) => Illegal::MustChoose,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        match action {
            Action::UseDie(die) => step.take_dice(die),
            Action::Roll(dice) => {
                step.turn.rolling = dice;
                step.turn.stage = Stage::Roll;
            }
            Action::Stop => {
                let seat = step.turn.seat;
                step.emit(Event::Stopped { seat });
                step.turn.last = true;
                step.turn.stage = Stage::Stopped;
                step.window(Moment::LastRoll);
            }
            Action::Give { face, seat } => {
                let double = step.dice.iter().all(|thrown| thrown.face == Some(face));
                step.turn.stage = Stage::Over;
                step.give_mark(Mark { seat, face, double });
            }
            _ => {}
        }
    }

    fn resume(self, step: &mut Step) {
        if step.is_ghost_turn() { step.ghost_stage() } else { step.stage() }
    }
}

impl Step<'_> {
    /// Lays out the dice of a turn; the first roll takes all that show nothing yet.
    fn take_dice(&mut self, saloon: Die) {
        let dice = self.dice_of_turn(saloon);
        self.lay_dice(dice);
        let blank = |at: &u8| dice[usize::from(*at)].face.is_none();
        self.turn.rolling = (0..dice.len() as u8).filter(blank).collect();
        self.turn.stage = Stage::Ready;
    }

    /// Stages that a player and the ghost have in common.
    fn roll_stage(&mut self) {
        match self.turn.stage {
            Stage::Roll => {
                self.throw();
                self.turn.rolls += 1;
                self.turn.stage = Stage::Rolled;
            }
            _ => {
                self.turn.stage = Stage::Settled;
                self.window(Moment::Rolled);
            }
        }
    }

    /// The ghost rolls two dice, resolves nothing and gives a token.
    fn ghost_stage(&mut self) {
        match self.turn.stage {
            Stage::Roll | Stage::Rolled => self.roll_stage(),
            Stage::Settled => {
                self.turn.stage = Stage::Keep;
                if self.is_last_roll() {
                    self.turn.stage = Stage::Stopped;
                    self.window(Moment::LastRoll);
                }
            }
            Stage::Stopped => self.turn.stage = Stage::Give,
            Stage::Over => self.next_turn(),
            _ => self.take_dice(Die::Base),
        }
    }

    /// One stage of a player's turn, in the order of resolution (R117 to R122).
    fn stage(&mut self) {
        let seat = self.turn.seat;
        let hooks = self.hooks(seat);
        match self.turn.stage {
            Stage::Begin => {
                self.turn.stage = Stage::Prepare;
                self.window(Moment::TurnStart);
            }
            Stage::Prepare => {
                self.turn.stage = Stage::Dice;
                if let Some(trigger) = hooks.turn_start {
                    trigger(self, seat);
                }
            }
            Stage::Dice => self.take_dice(Die::Base),
            Stage::Roll | Stage::Rolled => self.roll_stage(),
            Stage::Settled => {
                self.turn.stage = Stage::Arrows;
                if self.is_last_roll() {
                    self.turn.last = true;
                    self.window(Moment::LastRoll);
                }
            }
            Stage::Arrows => {
                self.turn.stage = Stage::BrokenArrows;
                if self.turn.last || !hooks.late_arrows {
                    self.take_rolled_arrows();
                }
            }
            Stage::BrokenArrows => {
                self.turn.stage = Stage::Bullets;
                let left = self.fresh(Symbol::BrokenArrow);
                if left > 0 {
                    self.push(PutBack { seat, left, because: Source::Face(Face::BrokenArrow), own_only: false });
                }
            }
            Stage::Bullets => {
                self.turn.stage = Stage::Dynamite;
                if self.fresh(Symbol::Bullet) > 0 {
                    self.inflict(Losses::one(Cause::Bullet, seat));
                }
            }
            Stage::Dynamite => {
                self.turn.stage = if self.turn.last { Stage::Bullseyes } else { Stage::Keep };
                if count(&self.dice, Symbol::Dynamite) >= EXPLODES {
                    self.emit(Event::Exploded { seat });
                    self.inflict(Losses::one(Cause::Dynamite, seat));
                }
            }
            Stage::Stopped => {
                self.turn.stage = Stage::Bullseyes;
                if hooks.late_arrows {
                    self.take_rolled_arrows();
                }
            }
            Stage::Bullseyes => {
                self.turn.stage = Stage::AfterShots;
                let (ones, twos) = (count(&self.dice, Symbol::Bullseye1), count(&self.dice, Symbol::Bullseye2));
                if ones + twos > 0 {
                    self.push(Aim { seat, ones, twos, hits: [0; MAX_SEATS] });
                }
            }
            Stage::AfterShots => {
                self.turn.stage = Stage::Beers;
                let shots = count(&self.dice, Symbol::Bullseye1) + count(&self.dice, Symbol::Bullseye2);
                if let Some(trigger) = hooks.after_shots {
                    trigger(self, seat, shots);
                }
            }
            Stage::Beers => {
                self.turn.stage = Stage::Gatlings;
                let left = count(&self.dice, Symbol::Beer) - self.turn.beers_spent;
                if left > 0 {
                    self.push(Heal::new(seat, left, Source::Face(Face::Beer)));
                }
            }
            Stage::Gatlings => {
                self.turn.stage = Stage::Gun;
                if let Some(trigger) = hooks.gatling_faces {
                    trigger(self, seat, count(&self.dice, Symbol::Gatling));
                }
            }
            Stage::Gun => {
                self.turn.stage = Stage::Last;
                if count(&self.dice, Symbol::Gatling) >= hooks.gatlings {
                    self.fire_gatling(seat);
                }
            }
            Stage::Last => {
                self.turn.stage = Stage::End;
                if let Some(trigger) = hooks.turn_end {
                    trigger(self, seat);
                }
            }
            Stage::End => {
                self.turn.stage = Stage::Over;
                self.window(Moment::TurnEnd);
            }
            Stage::Over => self.next_turn(),
            // These wait for an answer.
            Stage::Ready | Stage::Keep | Stage::Give => {}
        }
    }

    /// What a symbol counts among the dice that came up with this roll: those just rolled, and in the first roll those
    /// a ghost token has fixed.
    fn fresh(&self, symbol: Symbol) -> u8 {
        let fresh = |at: usize| self.turn.rolls == 1 || self.turn.rolling.contains(at as u8);
        let dice: Dice = self.dice.iter().enumerate().filter(|(at, _)| fresh(*at)).map(|(_, thrown)| *thrown).collect();
        count(&dice, symbol)
    }

    fn take_rolled_arrows(&mut self) {
        let seat = self.turn.seat;
        // Who waits for the last roll takes an arrow for every die that shows one then.
        let late = self.hooks(seat).late_arrows;
        let left = if late { count(&self.dice, Symbol::Arrow) } else { self.fresh(Symbol::Arrow) };
        if left > 0 {
            let frame = TakeArrows::rolled(self, seat, left);
            self.push(frame);
        }
    }

    /// The Gatling: the shooter's arrows go back first (R121), then everybody else loses a life point.
    fn fire_gatling(&mut self, seat: Seat) {
        self.emit(Event::GatlingFired { seat });
        self.return_all(seat);
        let mut amounts = [0; MAX_SEATS];
        for other in self.ring.after(seat) {
            amounts[other.index()] = 1;
        }
        self.inflict(Losses::new(Cause::Gatling, Some(seat), amounts));
    }

    fn next_turn(&mut self) {
        let Turn { seat, number, again, .. } = self.turn;
        self.return_mark_after_turn(seat);
        let plays = |next: &Seat| self.in_play(*next) || self.ghost == Some(*next);
        let next = self.ring.all_after(seat).find(plays).unwrap_or(seat);
        let next = if again && self.in_play(seat) { seat } else { next };
        self.turn = Turn::new(next, number.saturating_add(1));
        self.emit(Event::TurnBegan { seat: next });
    }

    /// The ghost's tokens go back after the turn of the player who had them, not when the ghost has just given them.
    fn return_mark_after_turn(&mut self, seat: Seat) {
        if self.ghost != Some(seat) {
            self.return_mark(seat);
        }
    }
}
