//! What the search needs of the card game: the marshal's order of candidates, worlds by its beliefs, and a quick player.

use super::light::Light;
use super::value::{Fame, Value};
use super::{Marshal, Odds};
use crate::Bot;
use crate::search::Model;
use standoff_engine::card::{Action, Event, Game, View};
use standoff_engine::core::{MAX_SEATS, Rng, Role, Seat};

/// Candidates that are thought about.
const CANDIDATES: usize = 6;
/// Decisions after which an imagined game is cut off in any case.
const HORIZON: u32 = 120;

/// A marshal with an imagination.
#[derive(Clone, Debug)]
pub struct Foresight {
    seat: Seat,
    marshal: Marshal,
    light: Light,
    value: Value,
    /// What the table thinks of each player before the question.
    fame: Fame,
    /// The view of the question with the cards it remembers.
    informed: Option<View>,
}

impl Foresight {
    pub fn new(marshal: Marshal) -> Self {
        let value = Value::fitted();
        Self { seat: marshal.seat(), marshal, light: Light::new(), value, fame: [0.0; MAX_SEATS], informed: None }
    }
}

/// How much each player looks like the law by what everybody knows.
pub fn fame(odds: &Odds) -> Fame {
    let look = |role: Role| match role {
        Role::Sheriff | Role::Deputy => 1.0,
        Role::Outlaw => -1.0,
        Role::Renegade => -0.6,
    };
    odds.map(|seat| Role::ALL.into_iter().map(|role| look(role) * seat[role as usize]).sum())
}

impl Bot<Game> for Foresight {
    fn watch(&mut self, event: &Event) {
        self.marshal.watch(event);
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.marshal.choose(view, legal)
    }
}

impl Model<Game> for Foresight {
    type World = Game;

    fn candidates(&mut self, view: &View, legal: &[Action]) -> Vec<Action> {
        let mut ranked = self.marshal.ranked(view, legal);
        ranked.truncate(CANDIDATES);
        self.informed = Some(self.marshal.informed(view));
        if let Some(reading) = self.marshal.reading() {
            self.fame = fame(&reading.beliefs.odds(None));
        }
        ranked
    }

    fn imagine(&mut self, view: &View, rng: &mut Rng) -> Game {
        self.marshal.imagine(self.informed.as_ref().unwrap_or(view), rng)
    }

    fn try_out(&mut self, game: &mut Game, action: Action, luck: u64) -> f32 {
        self.light.rng = Rng::from_seed(luck);
        self.light.fame = self.fame;
        let turn = game.turn().number + turns(game, self.seat);
        // In an imagined world an action may be impossible.
        if game.check(self.seat, action).is_err() {
            return 0.0;
        }
        self.light.act(game, self.seat, action);
        self.light.play_on(game, turn, HORIZON);
        self.value.chance(game, &self.light.fame, self.seat)
    }

    fn odds(&self, view: &View) -> Odds {
        self.marshal.odds(view)
    }
}

/// Turns an imagined game goes on: a round for a Renegade, whose game is long, half of one for the others.
fn turns(game: &Game, seat: Seat) -> u16 {
    let round = game.ring().seats().len() as u16;
    if game.player(seat).role == Role::Renegade { round } else { round.div_ceil(2) }
}
