//! What the search needs of the dice game: the marshal's order of candidates, worlds by its beliefs, and a quick player
//! who ends the turn. What comes after it is judged by the chances of each side.

use super::Marshal;
use super::chances::Stand;
use super::light::{Light, Own};
use super::prospects::can_judge;
use crate::Bot;
use crate::card::Odds;
use crate::search::Model;
use standoff_engine::core::{MAX_SEATS, Rng, Rules, Seat, Sink};
use standoff_engine::dice::{Action, Event, Game, View};

/// Candidates that are thought about.
const CANDIDATES: usize = 6;
/// Decisions after which an imagined turn is given up.
const HORIZON: u32 = 100;

/// A marshal with an imagination.
#[derive(Clone, Debug)]
pub struct Foresight {
    seat: Seat,
    marshal: Marshal,
    /// A marshal by rules of thumb: what it would do stands unless something else is shown to be better.
    plain: Marshal,
    light: Light,
    /// What the table believes, when it was asked last.
    public: Odds,
    turn: u16,
    arrows: u8,
}

impl Foresight {
    pub fn new(marshal: Marshal, plain: Marshal) -> Self {
        let public = [[0.0; 4]; MAX_SEATS];
        Self { seat: marshal.seat(), marshal, plain, light: Light::new(), public, turn: 0, arrows: 0 }
    }
}

impl Bot<Game> for Foresight {
    fn watch(&mut self, event: &Event) {
        self.marshal.watch(event);
        self.plain.watch(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.marshal.choose(view, legal)
    }
}

impl Model<Game> for Foresight {
    type World = Game;

    fn candidates(&mut self, view: &View, legal: &[Action]) -> Vec<Action> {
        let mut ranked = self.marshal.ranked(view, legal);
        let first = self.plain.choose(view, legal);
        if can_judge(view, self.seat) {
            ranked.truncate(CANDIDATES);
            ranked.retain(|action| *action != first);
            ranked.insert(0, first);
        } else {
            ranked = vec![first];
        }
        self.turn = view.turn.number;
        self.arrows = view.seat(self.seat).arrows.tokens();
        if let Some(reading) = self.marshal.reading() {
            self.public = reading.beliefs.odds(None);
        }
        ranked
    }

    fn imagine(&mut self, view: &View, rng: &mut Rng) -> Game {
        self.marshal.imagine(view, rng)
    }

    fn try_out(&mut self, game: &mut Game, action: Action, luck: u64) -> f32 {
        if game.check(self.seat, action).is_err() {
            return 0.0;
        }
        game.act_unchecked(self.seat, action, Sink::Discard);
        self.light.begin(luck, &self.public);
        let own = Own { seat: self.seat, turn: self.turn, arrows: self.arrows, thoughts: self.marshal.thoughts() };
        self.light.play_on(game, &own, HORIZON);
        match game.outcome() {
            Some(outcome) => f32::from(u8::from(outcome.winners.contains(self.seat))),
            None => {
                let stand = Stand::of(game, game.turn().seat).buried();
                stand.chance(self.seat, game.player(self.seat).role)
            }
        }
    }

    fn odds(&self, view: &View) -> Odds {
        self.marshal.odds(view)
    }
}
