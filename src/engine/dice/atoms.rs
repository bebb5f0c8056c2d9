//! The only functions that change tokens, life, dice and roles. Each emits exactly one event.

use super::{Arrow, Cause, Dice, Event, Face, Game, Mark, Power, Source};
use crate::core::{Outcome, Seat, Team};

/// The dice game in motion.
pub type Step<'a> = crate::core::Step<'a, Game>;

impl Step<'_> {
    pub(super) fn lay_dice(&mut self, dice: Dice) {
        let seat = self.turn.seat;
        self.game.dice = dice;
        self.emit(Event::DiceReady { seat, dice });
    }

    /// Throws the dice about to be rolled.
    pub(super) fn throw(&mut self) {
        let game = &mut *self.game;
        let rolled = game.turn.rolling;
        for at in rolled.iter() {
            let Some(thrown) = game.dice.as_mut_slice().get_mut(usize::from(at)) else { continue };
            let loaded = game.loaded.last().copied().filter(|face| thrown.die.faces().contains(face));
            thrown.face = if loaded.is_some() { game.loaded.pop() } else { Some(thrown.die.throw(&mut game.rng)) };
        }
        let (seat, dice) = (game.turn.seat, game.dice);
        self.emit(Event::Rolled { seat, rolled, dice });
    }

    pub(super) fn turn_die(&mut self, seat: Seat, die: u8, face: Face) {
        self.dice.as_mut_slice()[usize::from(die)].face = Some(face);
        // What was turned up counts as rolled, even on a die kept from an earlier roll.
        self.turn.rolling = self.turn.rolling.with(die);
        self.emit(Event::DieTurned { seat, die, face });
    }

    /// Takes a token from the supply.
    pub(super) fn take_arrow(&mut self, seat: Seat, arrow: Arrow) {
        self.supply.remove(arrow);
        self.players[seat.index()].arrows.add(arrow);
        self.emit(Event::ArrowTaken { seat, arrow, from: None });
    }

    /// Takes the Chief's Arrow from another player.
    pub(super) fn take_chief(&mut self, seat: Seat, from: Seat) {
        self.players[from.index()].arrows.remove(Arrow::Chief);
        self.players[seat.index()].arrows.add(Arrow::Chief);
        self.emit(Event::ArrowTaken { seat, arrow: Arrow::Chief, from: Some(from) });
    }

    pub(super) fn return_arrow(&mut self, seat: Seat, arrow: Arrow, by: Seat) {
        self.players[seat.index()].arrows.remove(arrow);
        self.supply.add(arrow);
        self.emit(Event::ArrowReturned { seat, arrow, by });
    }

    /// Puts all tokens of a player back; nothing happens if he has none.
    pub(super) fn return_all(&mut self, seat: Seat) {
        let arrows = std::mem::take(&mut self.players[seat.index()].arrows);
        if arrows.tokens() > 0 {
            self.supply.add_all(arrows);
            self.emit(Event::ArrowsReturned { seat, arrows });
        }
    }

    pub(super) fn swap_arrows(&mut self, a: Seat, b: Seat) {
        let held = self.player(a).arrows;
        self.players[a.index()].arrows = self.player(b).arrows;
        self.players[b.index()].arrows = held;
        self.emit(Event::ArrowsSwapped { a, b });
    }

    /// Takes life, as much as there is.
    pub(super) fn lose_life(&mut self, seat: Seat, amount: u8, by: Option<Seat>, cause: Cause) {
        let player = &mut self.game.players[seat.index()];
        let amount = amount.min(player.life);
        player.life -= amount;
        self.emit(Event::LifeLost { seat, amount, by, cause });
    }

    /// Gives life without asking anybody.
    pub(super) fn restore(&mut self, seat: Seat, amount: u8, because: Source) {
        self.players[seat.index()].life += amount;
        self.emit(Event::LifeGained { seat, amount, because });
    }

    /// Turns up a role.
    pub(super) fn show_role(&mut self, seat: Seat) {
        let player = &mut self.game.players[seat.index()];
        if !player.role_shown {
            player.role_shown = true;
            let (role, power) = (player.role, player.power);
            self.emit(Event::RoleShown { seat, role, power });
        }
    }

    /// A special role is used up.
    pub(super) fn use_power(&mut self, seat: Seat, power: Power) {
        self.players[seat.index()].power_used = true;
        self.emit(Event::PowerUsed { seat, power });
    }

    /// Exchanges the role cards of the Sheriff and The Good (R124).
    pub(super) fn change_sheriff(&mut self, from: Seat, to: Seat) {
        let (old, new) = (*self.player(from), *self.player(to));
        let game = &mut *self.game;
        for (seat, card) in [(from, new), (to, old)] {
            let player = &mut game.players[seat.index()];
            player.role = card.role;
            player.power = card.power;
            player.power_used = card.power_used;
            player.max_life = player.character.def().life;
        }
        self.emit(Event::SheriffChanged { from, to });
    }

    pub(super) fn grant_turn(&mut self, seat: Seat) {
        self.turn.again = true;
        self.emit(Event::ExtraTurn { seat });
    }

    /// Takes a player out of play.
    pub(super) fn eliminate(&mut self, seat: Seat, by: Option<Seat>) {
        self.ring.remove(seat);
        self.players[seat.index()].power_used = true;
        self.emit(Event::Eliminated { seat, by });
    }

    pub(super) fn raise_ghost(&mut self, seat: Seat, side: Option<Team>) {
        self.ghost = Some(seat);
        self.players[seat.index()].side = side;
        self.emit(Event::GhostRose { seat, side });
    }

    pub(super) fn give_mark(&mut self, mark: Mark) {
        self.mark = Some(mark);
        self.emit(Event::MarkGiven { mark });
    }

    /// Gives the ghost his tokens back, if this player has them.
    pub(super) fn return_mark(&mut self, seat: Seat) {
        if let Some(mark) = self.mark.filter(|mark| mark.seat == seat) {
            self.mark = None;
            self.emit(Event::MarkReturned { mark });
        }
    }

    /// Ends the game; all roles have been turned up.
    pub(super) fn end_game(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.stack.clear();
        self.emit(Event::GameEnded { outcome });
    }
}
