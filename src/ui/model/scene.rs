//! What just happened, as something to watch: what flies over the table, what shows at a player, what is heard.

use super::{Mark, marks};
use standoff_engine::card::{Border, CardId, CardKind, Character, Event, Source, Zone};
use standoff_engine::core::{Outcome, Role, Seat};

/// Everything of one step that lasts for a moment only. The same for both games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    pub flights: Vec<Flight>,
    pub signs: Vec<(Seat, Sign)>,
    /// Each once, in the order they are heard.
    pub sounds: Vec<Sound>,
}

/// Something goes from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    pub what: Thing,
    pub from: Place,
    pub to: Place,
}

/// What flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A card, face down if the viewer may not know it.
    Card(Option<CardId>),
    Bullet,
    Arrow,
    Chief,
    Beer,
}

/// Where things come from and go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Deck,
    Discard,
    /// Laid out between the piles.
    Middle,
    /// The arrows nobody has.
    Supply,
    Hand(Seat),
    InPlay(Seat),
    Seat(Seat),
    /// Everybody still in the game but this one.
    Others(Seat),
}

/// What shows at a player for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Lost(u8),
    Gained(u8),
    Missed,
    Blast,
    /// The role is turned over.
    Role(Role),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    Shot,
    Miss,
    Hit,
    Draw,
    Flip,
    Roll,
    Heal,
    Blast,
    Death,
    Turn,
    Win,
    Defeat,
}

impl Sound {
    /// The name the sound goes by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Shot => "shot",
            Self::Miss => "miss",
            Self::Hit => "hit",
            Self::Draw => "draw",
            Self::Flip => "flip",
            Self::Roll => "roll",
            Self::Heal => "heal",
            Self::Blast => "blast",
            Self::Death => "death",
            Self::Turn => "turn",
            Self::Win => "win",
            Self::Defeat => "defeat",
        }
    }

    /// Whether it is worth hearing when everything else is left out.
    pub const fn is_weighty(self) -> bool {
        matches!(self, Self::Turn | Self::Win | Self::Defeat)
    }
}

impl Scene {
    /// The card game, as the viewer may know it.
    pub fn of(events: &[Event], viewer: Option<Seat>) -> Self {
        let mut scene = Self::default();
        for event in events {
            scene.add(event, viewer);
        }
        scene
    }

    fn add(&mut self, event: &Event, viewer: Option<Seat>) {
        match *event {
            Event::TurnBegan { seat } => self.turn(seat, viewer),
            // What lies down first shoots later.
            Event::Played { seat, kind, target, .. } if kind.border() == Border::Brown => {
                self.attack(seat, kind, target);
            }
            Event::Used { seat, of: Source::Card(card), target } if card.kind().border() == Border::Green => {
                self.attack(seat, card.kind(), target);
                if has(card.kind(), "sym-miss") {
                    self.missed(seat);
                }
            }
            Event::Answered { seat, kind, .. } if has(kind, "sym-miss") => self.missed(seat),
            Event::Answered { kind, .. } if has(kind, "sym-shot") => self.sound(Sound::Shot),
            Event::Immune { seat, .. } => self.missed(seat),
            Event::Moved { card, from, to, .. } => {
                self.fly(Thing::Card(card), place(from), place(to));
                self.sound(Sound::Draw);
            }
            Event::Checked { seat, because, good, .. } => {
                self.sound(Sound::Flip);
                if good && hides(because) {
                    self.missed(seat);
                }
            }
            Event::EventTurned { .. } | Event::ColourGuessed { .. } => self.sound(Sound::Flip),
            Event::LifeLost { seat, amount, because, .. } => {
                let blast = matches!(because, Source::Card(card) if card.kind() == CardKind::Dynamite);
                self.lost(seat, amount, blast);
            }
            Event::LifeGained { seat, amount } => self.gained(seat, amount),
            Event::RoleShown { seat, role } => self.sign(seat, Sign::Role(role)),
            Event::Eliminated { .. } => self.sound(Sound::Death),
            Event::GameEnded { outcome } => self.ended(outcome, viewer),
            _ => {}
        }
    }

    /// A card that shows a shot is fired, at one player or all others.
    fn attack(&mut self, seat: Seat, kind: CardKind, target: Option<Seat>) {
        if has(kind, "sym-shot") {
            self.shot(seat, target.map_or(Place::Others(seat), Place::Seat));
        }
    }

    pub fn fly(&mut self, what: Thing, from: Place, to: Place) {
        if from != to {
            self.flights.push(Flight { what, from, to });
        }
    }

    pub fn shot(&mut self, seat: Seat, at: Place) {
        self.fly(Thing::Bullet, Place::Seat(seat), at);
        self.sound(Sound::Shot);
    }

    pub fn sign(&mut self, seat: Seat, sign: Sign) {
        if !self.signs.contains(&(seat, sign)) {
            self.signs.push((seat, sign));
        }
    }

    pub fn missed(&mut self, seat: Seat) {
        self.sign(seat, Sign::Missed);
        self.sound(Sound::Miss);
    }

    pub fn lost(&mut self, seat: Seat, amount: u8, blast: bool) {
        if blast {
            self.sign(seat, Sign::Blast);
        }
        self.sign(seat, Sign::Lost(amount));
        self.sound(if blast { Sound::Blast } else { Sound::Hit });
    }

    pub fn gained(&mut self, seat: Seat, amount: u8) {
        self.sign(seat, Sign::Gained(amount));
        self.sound(Sound::Heal);
    }

    /// Whoever looks at the table is told that it is his turn.
    pub fn turn(&mut self, seat: Seat, viewer: Option<Seat>) {
        if viewer == Some(seat) {
            self.sound(Sound::Turn);
        }
    }

    pub fn ended(&mut self, outcome: Outcome, viewer: Option<Seat>) {
        let won = viewer.is_none_or(|seat| outcome.winners.contains(seat));
        self.sound(if won { Sound::Win } else { Sound::Defeat });
    }

    pub fn sound(&mut self, sound: Sound) {
        if !self.sounds.contains(&sound) {
            self.sounds.push(sound);
        }
    }
}

fn place(zone: Zone) -> Place {
    match zone {
        Zone::Deck => Place::Deck,
        Zone::Discard => Place::Discard,
        Zone::Table => Place::Middle,
        Zone::Hand(seat) => Place::Hand(seat),
        Zone::InPlay(seat) => Place::InPlay(seat),
    }
}

/// Whether a symbol is printed on a kind of card.
fn has(kind: CardKind, symbol: &'static str) -> bool {
    marks(kind).contains(&Mark::Icon(symbol))
}

/// Whether a draw! for this is one for cover.
fn hides(because: Source) -> bool {
    match because {
        Source::Card(card) => card.kind() == CardKind::Barrel,
        Source::Character(character) => character == Character::Jourdonnais,
        Source::Event(_) | Source::Rules => false,
    }
}
