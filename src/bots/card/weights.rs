//! Every number the marshal plays by, apart from the worth of single cards.

use crate::Temper;

/// The unit is one life point of a certain enemy in good health.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A life point by the points a player has before he loses it; the last point is an elimination.
    pub life: [f32; 6],
    /// What a lost life point of a player with each role is to a Sheriff, Deputy, Outlaw, Renegade.
    /// The Renegade's row is weighed against the balance of the sides.
    pub enmity: [[f32; 4]; 4],
    /// The same for an elimination; a Renegade goes by his enmity, except for the Sheriff.
    pub kill: [[f32; 4]; 4],
    /// What three cards for eliminating an Outlaw are.
    pub bounty: f32,
    /// What each card of his own is to a Sheriff who eliminates a Deputy.
    pub penalty: f32,
    /// The chance of a Deputy from which the Sheriff does not shoot to kill.
    pub spare: f32,
    /// A lost life point of a Deputy to the law once no Outlaw is left.
    pub doubt: f32,
    /// The own elimination.
    pub death: f32,
    /// An elimination to the Renegade, as a multiple of his enmity.
    pub finish: f32,
    /// A hand card of another player.
    pub hidden_card: f32,
    /// Part of a card's worth in hand that counts when it is gained or spent.
    pub card: f32,
    /// Part of its worth in hand that a shot must bring, and a card that makes somebody discard.
    pub shot: f32,
    pub strip: f32,
    /// A turn another player loses, apart from what he has.
    pub jail: f32,
    /// A card drawn for an answer.
    pub drawn: f32,
    /// The two cards of phase 1, against one that could be taken instead.
    pub draw: f32,
    /// Part of the worth in hand of two cards that a shot must bring.
    pub pair: f32,
    /// What an ability makes of each elimination.
    pub spoils: f32,
    /// A card spent against a shot.
    pub parry: f32,
    /// What a hurt player gets who gains cards by it.
    pub comfort: f32,
    /// Among three players in a ring, a lost life point of the one who hunts me.
    pub hunter: f32,
    /// How far the Renegade leans to the weaker side.
    pub lean: f32,
    /// Chance that is added to every score.
    pub whim: f32,
    /// What each life point somebody took is to me, as enmity.
    pub grudge: f32,
    pub rates: Rates,
}

/// How players are expected to behave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// How readily a Sheriff, Deputy, Outlaw, Renegade attacks each role.
    pub attack: [[f32; 4]; 4],
    /// How readily anybody holds back.
    pub hold: f32,
    /// How readily each role attacks everybody at once.
    pub all: [f32; 4],
    /// How much is made of a shot or Duel, of a card taken or a Jail, of an attack on all, and of a turn
    /// without a shot.
    pub shot: f32,
    pub snare: f32,
    pub volley: f32,
    pub restraint: f32,
}

impl Weights {
    pub const MARSHAL: Self = Self {
        life: [0.0, 2.0, 1.4, 1.15, 1.0, 0.9],
        enmity: [[0.0, -1.9, 1.0, 0.25], [-1.9, -1.9, 1.0, 0.25], [1.5, 0.4, -1.0, 0.1], [-0.8, 0.3, 0.3, 0.3]],
        kill: [[0.0, -5.0, 4.0, 3.0], [-100.0, -4.0, 4.0, 3.0], [100.0, 2.5, -4.0, 0.5], [-100.0, 2.5, 2.5, 2.5]],
        bounty: 1.2,
        penalty: 0.5,
        spare: 0.15,
        doubt: -0.7,
        death: 6.0,
        finish: 4.0,
        hidden_card: 0.85,
        card: 0.65,
        shot: 0.35,
        strip: 0.5,
        jail: 0.9,
        drawn: 0.55,
        draw: 1.3,
        pair: 0.6,
        spoils: 0.4,
        parry: 0.4,
        comfort: 0.3,
        hunter: 0.2,
        lean: 1.8,
        whim: 0.0,
        grudge: 0.0,
        rates: Rates {
            attack: [[1.0, 0.4, 2.5, 1.5], [0.03, 0.35, 2.7, 2.0], [4.5, 1.4, 0.3, 0.8], [0.25, 1.2, 1.5, 1.0]],
            hold: 1.0,
            all: [1.0, 0.8, 1.1, 1.0],
            shot: 0.9,
            snare: 0.7,
            volley: 0.5,
            restraint: 0.8,
        },
    };

    /// Makes little of what others do, and is not careful with numbers.
    pub const COWHAND: Self = Self {
        whim: 2.2,
        lean: 0.0,
        enmity: [[0.0, -1.9, 1.0, 0.6], [-1.9, -1.9, 1.0, 0.6], [0.9, 0.8, -1.0, 0.4], [-0.2, 0.3, 0.3, 0.3]],
        rates: Rates { shot: 0.15, snare: 0.1, volley: 0.0, restraint: 0.0, ..Self::MARSHAL.rates },
        ..Self::MARSHAL
    };

    /// The same player with a leaning.
    #[must_use]
    pub fn of(self, temper: Temper) -> Self {
        match temper {
            Temper::Even => self,
            Temper::Cautious => Self { death: 1.4 * self.death, card: 1.2 * self.card, shot: 1.6 * self.shot, ..self },
            Temper::Reckless => Self { death: 0.6 * self.death, card: 0.7 * self.card, shot: 0.3 * self.shot, ..self },
            Temper::Grudge => Self { grudge: 0.25, ..self },
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self::MARSHAL
    }
}
