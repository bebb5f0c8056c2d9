//! One game after the other.

use super::deals::Deal;
use super::{Contest, Deals, LIMIT};
use crate::drifter::Drifter;
use crate::{Bot, Calibre, Level};
use standoff_engine::core::{MAX_SEATS, Rules, Seat, Sink, Team};
use std::time::{Duration, Instant};

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
    /// Whether thinking is timed.
    timed: bool,
}

/// What a seat did in a game.
#[derive(Clone, Copy, Default)]
pub(super) struct Effort {
    /// Questions with more than one answer.
    pub choices: u32,
    /// Time spent on them, where it is taken.
    pub thinking: Duration,
    /// Time spent on following the game.
    pub watching: Duration,
}

/// What came of a game.
#[derive(Clone, Copy, Default)]
pub(super) struct Played {
    /// None if it stalled or an answer was refused.
    pub winner: Option<Team>,
    pub decisions: u64,
    pub efforts: [Effort; MAX_SEATS],
}

impl<G: Rules> Default for Hall<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), events: Vec::new(), players: Vec::new(), timed: false }
    }
}

impl<G: Contest> Hall<G> {
    /// One in which thinking is timed.
    pub(super) fn timed() -> Self {
        Self { timed: true, ..Self::default() }
    }

    /// Deals number `i`; what happens meanwhile is told to whoever plays it.
    pub(super) fn deal(&mut self, deals: &Deals<G>, i: u64) -> Result<Deal<G>, G::SetupError> {
        self.events.clear();
        deals.deal(i, &mut self.events)
    }

    /// Plays a deal to its end.
    pub(super) fn play(&mut self, deal: Deal<G>, who: impl FnMut(&G, Seat) -> Calibre) -> Played {
        self.play_and_watch(deal, who, None::<fn(&G, &[G::Event])>, |_| true)
    }

    /// Plays a deal as long as `go_on` says so of each action; `watch` sees everything that happens.
    pub(super) fn play_while(
        &mut self,
        deal: Deal<G>,
        who: impl FnMut(&G, Seat) -> Calibre,
        watch: impl FnMut(&G, &[G::Event]),
        go_on: impl FnMut(G::Action) -> bool,
    ) -> Played {
        self.play_and_watch(deal, who, Some(watch), go_on)
    }

    fn play_and_watch(
        &mut self,
        deal: Deal<G>,
        mut who: impl FnMut(&G, Seat) -> Calibre,
        mut watch: Option<impl FnMut(&G, &[G::Event])>,
        mut go_on: impl FnMut(G::Action) -> bool,
    ) -> Played {
        let Deal { mut game, seeds } = deal;
        self.players.clear();
        for seat in Seat::all(game.seats()) {
            let (calibre, seed) = (who(&game, seat), seeds[seat.index()]);
            self.players.push(if calibre.level == Level::Drifter {
                Player::Drifter(Drifter::new(seed))
            } else {
                Player::Bot(G::bot(calibre, seat, seed))
            });
        }
        // Without anybody to tell, events are thrown away.
        let heard = watch.is_some() || self.players.iter().any(|player| matches!(player, Player::Bot(_)));
        let mut played = Played::default();
        self.tell(&mut played);
        if let Some(watch) = &mut watch {
            watch(&game, &self.events);
        }
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut self.legal);
            let action = match &mut self.players[seat.index()] {
                Player::Drifter(drifter) => drifter.pick(&self.legal),
                Player::Bot(_) if self.legal.is_empty() => None,
                Player::Bot(bot) => {
                    let view = game.view(Some(seat));
                    let start = (self.timed && self.legal.len() > 1).then(Instant::now);
                    let action = bot.choose(&view, &self.legal);
                    if let Some(start) = start {
                        played.efforts[seat.index()].thinking += start.elapsed();
                    }
                    Some(action)
                }
            };
            played.efforts[seat.index()].choices += u32::from(self.legal.len() > 1);
            self.events.clear();
            // A bot's answer is looked at; chance only takes what is listed.
            let listed = |action: &G::Action| self.legal.contains(action);
            let random = matches!(self.players[seat.index()], Player::Drifter(_));
            let done = action.is_some_and(|action| random || listed(&action));
            if let Some(action) = action.filter(|_| done) {
                let events = if heard { Sink::Keep(&mut self.events) } else { Sink::Discard };
                game.act_unchecked(seat, action, events);
            }
            played.decisions += 1;
            if !done || played.decisions >= LIMIT || action.is_some_and(|action| !go_on(action)) {
                break;
            }
            self.tell(&mut played);
            if let Some(watch) = &mut watch {
                watch(&game, &self.events);
            }
        }
        played.winner = game.outcome().map(|outcome| outcome.team);
        played
    }

    /// Tells the bots what happened, each as its seat may know it.
    fn tell(&mut self, played: &mut Played) {
        if self.events.is_empty() {
            return;
        }
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot(bot) = player {
                let start = self.timed.then(Instant::now);
                for event in &self.events {
                    bot.watch(&G::event_for(event, Some(Seat(seat as u8))));
                }
                if let Some(start) = start {
                    played.efforts[seat].watching += start.elapsed();
                }
            }
        }
    }
}
