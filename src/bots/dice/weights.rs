//! Every number the marshal of the dice game lives by.

use crate::Temper;
use crate::card::Rates;

/// Opinions. A life point in the middle of a life is worth 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What the loss of a life point weighs, by the life points left before it.
    pub life: [f32; 8],
    /// What a lost life point of each role is to a Sheriff, Deputy, Outlaw, Renegade; below zero for friends.
    pub enmity: [[f32; 4]; 4],
    /// What the elimination of each role is to a Sheriff, Deputy, Outlaw, Renegade, on top of the points.
    pub kill: [[f32; 4]; 4],
    /// What a life point of his own is to each role.
    pub own: [f32; 4],
    /// What his own death is to each role.
    pub death: [f32; 4],
    /// An elimination that wins the game.
    pub won: f32,
    /// An elimination that brings the end nearer.
    pub finish: f32,
    /// How far the Renegade leans towards the weaker side.
    pub lean: f32,
    /// What the one who hunts me is to me, among three.
    pub hunter: f32,
    /// How likely the Indians come while arrows are held, by the tokens left in the supply.
    pub indians: [f32; 11],
    /// What is left of a hit on Bart Cassidy, who takes arrows instead.
    pub dodged: f32,
    /// What using a special role must bring: a base and a part for each of the own life points.
    pub reveal: (f32, f32),
    /// What a game won is worth to somebody who reckons with chances to win; zero for rules of thumb.
    pub chances: f32,
    /// Rolls ahead that are reckoned with.
    pub rolls: u8,
    /// Chance that is added to every score.
    pub whim: f32,
    /// What each life point somebody took is to me, as enmity.
    pub grudge: f32,
    /// How players aim, and how much is made of it.
    pub aims: Rates,
    /// How players help, and how much is made of it.
    pub helps: Rates,
}

impl Weights {
    pub const MARSHAL: Self = Self {
        life: [0.0, 1.0, 2.0, 1.7, 1.4, 1.1, 0.9, 0.8],
        enmity: [[0.0, -0.9, 1.0, 0.35], [-1.4, -0.7, 1.0, 0.35], [1.5, 0.5, -0.7, 0.25], [-0.6, 0.4, 0.4, 0.3]],
        kill: [[0.0, -4.0, 4.0, 2.0], [-60.0, -3.0, 4.0, 2.0], [60.0, 3.0, -3.5, 0.5], [-60.0, 2.5, 2.5, 2.5]],
        own: [1.4, 0.9, 0.9, 1.2],
        death: [40.0, 5.0, 5.0, 20.0],
        won: 60.0,
        finish: 4.0,
        lean: 1.8,
        hunter: 0.2,
        indians: [1.0, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.5],
        dodged: 0.7,
        reveal: (0.8, 0.2),
        chances: 0.0,
        rolls: u8::MAX,
        whim: 0.0,
        grudge: 0.0,
        aims: Rates {
            attack: [[1.0, 0.5, 2.5, 1.5], [0.05, 0.5, 2.5, 1.6], [4.0, 1.4, 0.3, 0.9], [0.35, 1.1, 1.3, 1.0]],
            hold: 0.0,
            all: [1.0; 4],
            shot: 0.9,
            snare: 0.5,
            volley: 0.0,
            restraint: 0.0,
        },
        helps: Rates {
            attack: [[1.0, 1.5, 0.4, 0.7], [4.0, 1.3, 0.3, 0.5], [0.15, 0.5, 2.5, 0.8], [1.3, 0.8, 0.8, 0.8]],
            hold: 2.0,
            all: [1.0; 4],
            shot: 0.8,
            snare: 0.5,
            volley: 0.0,
            restraint: 0.0,
        },
    };

    /// Makes little of what others do, is not careful with numbers and does not look far.
    pub const COWHAND: Self = Self {
        rolls: 1,
        whim: 1.5,
        aims: Rates { shot: 0.4, snare: 0.2, ..Self::MARSHAL.aims },
        helps: Rates { shot: 0.3, snare: 0.2, ..Self::MARSHAL.helps },
        ..Self::MARSHAL
    };

    /// Knows what a life point is worth in chances to win.
    pub const LEGEND: Self = Self { chances: 25.0, ..Self::MARSHAL };

    /// The same player with a leaning.
    #[must_use]
    pub fn of(self, temper: Temper) -> Self {
        let own = |part: f32| self.own.map(|worth| part * worth);
        match temper {
            Temper::Even => self,
            Temper::Cautious => Self { own: own(1.35), death: self.death.map(|worth| 1.35 * worth), ..self },
            Temper::Reckless => Self { own: own(0.6), death: self.death.map(|worth| 0.7 * worth), ..self },
            Temper::Grudge => Self { grudge: 0.25, ..self },
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self::MARSHAL
    }
}
