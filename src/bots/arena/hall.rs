//! One game after the other.

use super::{Contest, LIMIT, Series, Tally};
use crate::drifter::Drifter;
use crate::{Bot, Level};
use standoff_engine::core::{Rules, Seat};

/// Who sits at a seat. A drifter needs neither view nor events, which makes random games quick.
enum Player<G: Rules> {
    Drifter(Drifter),
    Bot(Box<dyn Bot<G>>),
}

/// Room reused from game to game.
pub(super) struct Hall<G: Rules> {
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    players: Vec<Player<G>>,
}

impl<G: Rules> Default for Hall<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), events: Vec::new(), players: Vec::new() }
    }
}

impl<G: Contest> Hall<G> {
    /// Plays game `i` of a series.
    pub(super) fn play(&mut self, series: &Series<G>, i: u64) -> Tally {
        self.events.clear();
        let Ok((mut game, mut seeds)) = series.deal(i, &mut self.events) else {
            return Tally { errors: 1, ..Tally::default() };
        };
        self.players.clear();
        for seat in Seat::all(game.seats()) {
            let (level, seed) = (*series.levels.get(game.team(seat)), seeds.next_seed());
            self.players.push(if level == Level::Drifter {
                Player::Drifter(Drifter::new(seed))
            } else {
                Player::Bot(G::bot(level, seat, seed))
            });
        }
        let mut tally = Tally::default();
        self.tell();
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut self.legal);
            let action = match &mut self.players[seat.index()] {
                Player::Drifter(drifter) => drifter.pick(&self.legal),
                Player::Bot(_) if self.legal.is_empty() => None,
                Player::Bot(bot) => Some(bot.choose(&game.view(Some(seat)), &self.legal)),
            };
            self.events.clear();
            let done = action.is_some_and(|action| game.act(seat, action, &mut self.events).is_ok());
            tally.decisions += 1;
            if !done || tally.decisions >= LIMIT {
                break;
            }
            self.tell();
        }
        match game.outcome() {
            Some(outcome) => *tally.wins.get_mut(outcome.team) = 1,
            None => tally.errors = 1,
        }
        tally.longest = tally.decisions;
        tally
    }

    /// Tells the bots what happened, each as its seat may know it.
    fn tell(&mut self) {
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot(bot) = player {
                for event in &self.events {
                    bot.watch(&G::event_for(event, Some(Seat(seat as u8))));
                }
            }
        }
    }
}
