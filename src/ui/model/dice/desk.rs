//! Everything one person sees of a table, with what the engine says about it.

use super::Selection;
use crate::ui::model::hidden_roles;
use standoff_engine::core::{Role, Seat, SeatSet, roles_for};
use standoff_engine::dice::frames::Frame;
use standoff_engine::dice::{Action, Arrow, Ask, Decision, DiceSet, Die, Face, Game, Illegal, View};

/// A view, what its viewer may do, and a stand-in game that tells why something else cannot be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk {
    pub view: View,
    pub legal: Vec<Action>,
    game: Game,
}

/// One die as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DieLook {
    pub die: Die,
    /// Blank until it is rolled.
    pub face: Option<Face>,
    pub state: DieState,
}

/// What becomes of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DieState {
    /// Nobody asks the viewer about it.
    Plain,
    /// The next roll takes it.
    Rolls,
    /// The next roll leaves it.
    Kept,
    /// It cannot be rolled again.
    Locked,
    /// It can be chosen.
    Offered,
    Chosen,
}

impl Desk {
    pub fn new(view: View, legal: Vec<Action>) -> Self {
        let game = view.stand_in();
        Self { view, legal, game }
    }

    pub fn viewer(&self) -> Option<Seat> {
        self.view.viewer
    }

    pub fn decision(&self) -> Option<Decision> {
        self.view.decision
    }

    /// The question, if the viewer must answer it.
    pub fn mine(&self) -> Option<Decision> {
        self.decision().filter(|decision| Some(decision.seat) == self.viewer())
    }

    pub fn ask(&self) -> Option<Ask> {
        self.mine().map(|decision| decision.ask)
    }

    pub fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    pub fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Why the viewer may not do something.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.game.check(self.viewer()?, action).err()
    }

    pub fn in_play(&self, seat: Seat) -> bool {
        self.view.board.ring.contains(seat)
    }

    /// The seats drawn around the table, clockwise from the viewer's left neighbour; all of them for a spectator.
    pub fn ring(&self) -> Vec<Seat> {
        let ring = &self.view.board.ring;
        match self.viewer() {
            Some(me) => ring.all_after(me).filter(|seat| *seat != me).collect(),
            None => ring.everyone().collect(),
        }
    }

    /// How many places away a player sits; none for oneself, spectators and the eliminated.
    pub fn distance(&self, to: Seat) -> Option<u8> {
        let me = self.viewer().filter(|me| *me != to && self.in_play(*me) && self.in_play(to))?;
        Some(self.view.board.ring.distance(me, to))
    }

    /// What is aimed at a player and not fired yet.
    pub fn hits_coming(&self, seat: Seat) -> u8 {
        let of = |frame: &Frame| match frame {
            Frame::Aim(aim) => aim.hits[seat.index()],
            _ => 0,
        };
        self.view.stack.iter().map(of).sum()
    }

    /// What is poured for a player and not drunk yet.
    pub fn beers_coming(&self, seat: Seat) -> u8 {
        let of = |frame: &Frame| match frame {
            Frame::Heal(heal) => heal.given[seat.index()],
            _ => 0,
        };
        self.view.stack.iter().map(of).sum()
    }

    /// Every die that may be rolled now.
    pub fn loose(&self) -> DiceSet {
        let sets = self.legal.iter().filter_map(|action| match action {
            Action::Roll(dice) => Some(dice.0),
            _ => None,
        });
        DiceSet(sets.fold(0, |all, set| all | set))
    }

    /// Whether the viewer chooses which dice to roll again.
    pub fn is_keeping(&self) -> bool {
        matches!(self.ask(), Some(Ask::Roll { .. })) && self.may(Action::Stop)
    }

    /// What is kept unless the viewer says otherwise: what he kept before.
    pub fn kept_before(&self) -> DiceSet {
        let all = DiceSet::first(self.view.board.dice.len() as u8).0;
        DiceSet(if self.view.turn.rolls > 1 { all & !self.view.turn.rolling.0 } else { 0 })
    }

    /// The dice the next roll takes.
    pub fn rolling(&self, selection: Selection) -> DiceSet {
        let kept = match selection {
            Selection::Keep(kept) => kept,
            _ => self.kept_before(),
        };
        DiceSet(self.loose().0 & if self.is_keeping() { !kept.0 } else { !0 })
    }

    pub fn dice(&self, selection: Selection) -> Vec<DieLook> {
        let look = |(at, thrown): (usize, &standoff_engine::dice::Thrown)| {
            let state = self.die_state(at as u8, selection);
            DieLook { die: thrown.die, face: thrown.face, state }
        };
        self.view.board.dice.iter().enumerate().map(look).collect()
    }

    fn die_state(&self, at: u8, selection: Selection) -> DieState {
        match self.ask() {
            Some(Ask::Roll { .. }) if self.rolling(selection).contains(at) => DieState::Rolls,
            Some(Ask::Roll { .. }) if self.loose().contains(at) => DieState::Kept,
            Some(Ask::Roll { .. }) => DieState::Locked,
            Some(Ask::Turn | Ask::Give) if selection == Selection::Die(at) => DieState::Chosen,
            Some(Ask::Turn) if self.legal.iter().any(|action| turns(*action, at)) => DieState::Offered,
            Some(Ask::Give) if self.gift_faces() > 1 => DieState::Offered,
            _ => DieState::Plain,
        }
    }

    /// The faces the ghost can give.
    fn gift_faces(&self) -> usize {
        let mut faces: Vec<Face> = self.legal.iter().filter_map(|action| gift(*action)).map(|(face, _)| face).collect();
        faces.dedup();
        faces.len()
    }

    /// The face the ghost gives: the only one, or that of the die he chose.
    pub fn gift_face(&self, selection: Selection) -> Option<Face> {
        let first = self.legal.iter().find_map(|action| gift(*action)).map(|(face, _)| face)?;
        match selection {
            Selection::Die(at) => self.view.board.dice.get(usize::from(at))?.face,
            _ if self.gift_faces() == 1 => Some(first),
            _ => None,
        }
    }

    /// What a tap on a player could mean, likeliest first.
    pub fn at(&self, seat: Seat, selection: Selection) -> Vec<Action> {
        let candidates = match self.ask() {
            Some(Ask::Shoot { .. }) => vec![Action::Shoot { target: seat, doubled: selection == Selection::Doubled }],
            Some(Ask::Heal { .. } | Ask::PickSeat) => vec![Action::PickSeat(seat)],
            Some(Ask::Return { .. }) => {
                [Arrow::Normal, Arrow::Chief].map(|arrow| Action::Return { seat, arrow }).to_vec()
            }
            Some(Ask::Give) => self.gift_face(selection).map(|face| Action::Give { face, seat }).into_iter().collect(),
            Some(Ask::Arrow { .. }) => vec![Action::TakeFrom(seat)],
            _ => Vec::new(),
        };
        let legal: Vec<Action> = candidates.iter().copied().filter(|action| self.may(*action)).collect();
        // Of what cannot be done the likeliest is tried, to be told why.
        if legal.is_empty() { candidates.into_iter().take(1).collect() } else { legal }
    }

    /// The roles the viewer may suspect a living player of; none if he knows better.
    pub fn suspects(&self, seat: Seat) -> Vec<Role> {
        let board = &self.view.board;
        let hidden = self.view.seat(seat).role.is_none() && board.ring.contains(seat) && board.outcome.is_none();
        if !hidden || self.viewer().is_none_or(|me| me == seat) {
            return Vec::new();
        }
        let dealt = roles_for(board.seats.len() as u8);
        hidden_roles(dealt, board.seats.iter().filter_map(|player| player.role))
    }

    /// Whom a tap does something to.
    pub fn highlighted(&self, selection: Selection) -> SeatSet {
        let seats = Seat::all(self.view.board.seats.len() as u8);
        seats.filter(|seat| self.at(*seat, selection).iter().any(|action| self.may(*action))).collect()
    }
}

/// Whether an action turns this die.
fn turns(action: Action, at: u8) -> bool {
    matches!(action, Action::Turn { die, .. } if die == at)
}

fn gift(action: Action) -> Option<(Face, Seat)> {
    match action {
        Action::Give { face, seat } => Some((face, seat)),
        _ => None,
    }
}
