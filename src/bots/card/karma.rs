//! The yardstick: anything legal that a simple sense of friend and foe does not forbid, at random.
//!
//! Every player carries a mark, bad, none or good, that his public acts move. Marks and known roles decide whom
//! one may hurt; nothing is weighed, and nothing is thought ahead.

use super::nature::{Purpose, nature};
use crate::Bot;
use standoff_engine::card::{Action, Ask, CardId, CardKind, Event, Game, Source, View};
use standoff_engine::core::{MAX_SEATS, Rng, Role, Seat, Team};

/// Marks, roles that are known, and chance.
#[derive(Clone, Debug)]
pub struct Karma {
    seat: Seat,
    rng: Rng,
    /// -1, 0 or 1 by seat.
    marks: [i8; MAX_SEATS],
    /// Roles everybody has seen.
    shown: [Option<Role>; MAX_SEATS],
}

/// What an action is to somebody who does not look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// Cards for nothing: first of all.
    Draw,
    /// Something to lay down: second.
    Equip,
    Harm(Seat, Harm),
    Help(Seat),
    /// Anything else one would do.
    Other,
    /// Nothing one would do.
    Idle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Harm {
    /// Costs life.
    Hurt,
    /// Costs a turn.
    Lock,
    /// Costs a card.
    Take,
}

impl Karma {
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Rng::from_seed(seed), marks: [0; MAX_SEATS], shown: [None; MAX_SEATS] }
    }

    /// A hostile act (-1) or a helpful one (1) of somebody whose role is hidden moves his mark.
    fn judge(&mut self, actor: Seat, target: Seat, sign: i8) {
        if actor == target || self.shown[actor.index()].is_some() {
            return;
        }
        let mark = self.marks[actor.index()];
        self.marks[actor.index()] = match self.shown[target.index()] {
            Some(role) if role.team() == Team::Law => sign,
            Some(_) => -sign,
            None if self.marks[target.index()] > 0 => (mark + sign).clamp(-1, 1),
            None => (mark - sign).clamp(-1, 1),
        };
    }

    /// The role of a player as far as it is known: seen, or the only one that is left.
    fn role(view: &View, seat: Seat) -> Option<Role> {
        let seen = |at: Seat| view.board.seats[at.index()].role;
        seen(seat).or_else(|| {
            let mut left = [0u8; 4];
            view.roles.iter().for_each(|role| left[*role as usize] += 1);
            for role in Seat::all(view.board.seats.len() as u8).filter_map(seen) {
                left[role as usize] = left[role as usize].saturating_sub(1);
            }
            let mut rest = Role::ALL.into_iter().filter(|role| left[*role as usize] > 0);
            rest.next().filter(|_| rest.next().is_none())
        })
    }

    /// Living players of a team, which everybody can count.
    fn living(view: &View, team: Team) -> usize {
        let dead = |role: Role| {
            let seats = Seat::all(view.board.seats.len() as u8).filter(|seat| !view.board.ring.contains(*seat));
            seats.filter(|seat| view.board.seats[seat.index()].role == Some(role)).count()
        };
        let of_team = Role::ALL.into_iter().filter(|role| role.team() == team);
        of_team.map(|role| view.roles.iter().filter(|other| **other == role).count().saturating_sub(dead(role))).sum()
    }

    /// Whether to do this player harm.
    fn may_hurt(&self, view: &View, target: Seat, harm: Harm) -> bool {
        if target == self.seat {
            return false;
        }
        let (known, mark) = (Self::role(view, target), self.marks[target.index()]);
        let life = view.board.seats[target.index()].life;
        let like_law = || match known {
            Some(role) => role.team() != Team::Law,
            None if mark != 0 => mark < 0,
            None => harm != Harm::Lock,
        };
        match view.board.seats[self.seat.index()].role {
            _ if view.board.seats.len() == 3 => true,
            Some(Role::Outlaw) => known.map_or(mark > 0, |role| role.team() == Team::Law),
            Some(Role::Sheriff) => like_law() && (known.is_some() || mark != 0 || harm != Harm::Hurt || life > 1),
            Some(Role::Renegade) => {
                let (law, bandits) = (Self::living(view, Team::Law), Self::living(view, Team::Outlaws));
                let bandits = bandits + Self::living(view, Team::Renegades).saturating_sub(1);
                if bandits > law {
                    like_law()
                } else if law > bandits && law > 1 {
                    known.map_or(mark > 0, |role| role == Role::Deputy)
                } else {
                    known != Some(Role::Sheriff) || life > 2 || bandits == 0
                }
            }
            Some(Role::Deputy) | None => like_law(),
        }
    }

    fn means(&self, view: &View, action: Action) -> Meaning {
        let own = &view.board.seats[self.seat.index()];
        match action {
            Action::Play { card, kind, target } if card.kind() == kind || target.is_some() => {
                self.card(view, kind, target, !own.in_play.contains(&card))
            }
            Action::Use { of: Source::Card(card), target, .. } => self.card(view, card.kind(), target, false),
            Action::Use { target: Some(target), .. } => Meaning::Harm(target, Harm::Hurt),
            Action::Use { target: None, .. } if own.life < own.max_life => Meaning::Other,
            Action::Play { .. } => Meaning::Other,
            _ => Meaning::Idle,
        }
    }

    /// What playing a card, or using one that lies there, comes to.
    fn card(&self, view: &View, kind: CardKind, target: Option<Seat>, from_hand: bool) -> Meaning {
        use standoff_engine::card::Border;
        let own = &view.board.seats[self.seat.index()];
        if from_hand && kind.border() == Border::Green {
            return Meaning::Equip;
        }
        let reach = |card: &CardId| card.kind().def().modifiers.weapon_range.unwrap_or(0);
        match nature(kind).purpose {
            Purpose::Draw => Meaning::Draw,
            Purpose::Gear => Meaning::Equip,
            Purpose::Weapon => {
                let gun = own.in_play.iter().map(reach).max().unwrap_or(0);
                if kind.def().modifiers.weapon_range.unwrap_or(0) > gun { Meaning::Equip } else { Meaning::Idle }
            }
            Purpose::Heal if own.life < own.max_life => Meaning::Other,
            Purpose::Heal | Purpose::Dodge => Meaning::Idle,
            Purpose::Shoot | Purpose::Duel => target.map_or(Meaning::Other, |seat| Meaning::Harm(seat, Harm::Hurt)),
            Purpose::Rob | Purpose::Strip => target.map_or(Meaning::Other, |seat| Meaning::Harm(seat, Harm::Take)),
            Purpose::Jail => target.map_or(Meaning::Other, |seat| Meaning::Harm(seat, Harm::Lock)),
            Purpose::Treat => target.map_or(Meaning::Other, Meaning::Help),
            Purpose::ShootAll
            | Purpose::Raid
            | Purpose::StripAll
            | Purpose::HealAll
            | Purpose::Store
            | Purpose::Bomb => Meaning::Other,
        }
    }

    /// The place of an action in the order of a turn; nothing if it is out of the question.
    fn rank(&self, view: &View, action: Action) -> Option<u8> {
        match self.means(view, action) {
            Meaning::Draw => Some(0),
            Meaning::Equip => Some(1),
            Meaning::Harm(seat, harm) => self.may_hurt(view, seat, harm).then_some(2),
            Meaning::Help(seat) => (seat == self.seat || !self.may_hurt(view, seat, Harm::Lock)).then_some(2),
            Meaning::Other => Some(2),
            Meaning::Idle => None,
        }
    }

    fn any(&mut self, among: &[Action]) -> Option<Action> {
        self.rng.pick(among).copied()
    }

    fn turn(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let best = legal.iter().filter_map(|action| self.rank(view, *action)).min()?;
        let open: Vec<Action> = legal.iter().copied().filter(|act| self.rank(view, *act) == Some(best)).collect();
        self.any(&open)
    }
}

impl Bot<Game> for Karma {
    fn watch(&mut self, event: &Event) {
        match *event {
            Event::RoleShown { seat, role } | Event::Reborn { seat, role, .. } => {
                self.shown[seat.index()] = Some(role);
                self.marks[seat.index()] = 0;
            }
            Event::RoleDealt { seat, .. } => {
                self.shown[seat.index()] = None;
                self.marks[seat.index()] = 0;
            }
            Event::Played { seat, kind, target: Some(target), .. } => match nature(kind).purpose {
                Purpose::Shoot | Purpose::Duel | Purpose::Rob | Purpose::Strip | Purpose::Jail => {
                    self.judge(seat, target, -1);
                }
                Purpose::Treat => self.judge(seat, target, 1),
                _ => {}
            },
            Event::Used { seat, of: Source::Card(_) | Source::Character(_), target: Some(target) } => {
                self.judge(seat, target, -1);
            }
            _ => {}
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        let ask = view.decision.map(|decision| decision.ask);
        // Whatever was announced is gone through with, and an attack is answered if it can be.
        let done: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Pass | Action::Rest | Action::End))
            .collect();
        let chosen = match ask {
            Some(Ask::Turn) => self.turn(view, legal).or_else(|| legal.contains(&Action::End).then_some(Action::End)),
            Some(Ask::PickSeat) => {
                let foe = |action: &Action| matches!(action, Action::PickSeat(seat) if self.may_hurt(view, *seat, Harm::Hurt));
                let foes: Vec<Action> = done.iter().copied().filter(foe).collect();
                self.any(&foes).or_else(|| self.any(&done))
            }
            _ => self.any(&done),
        };
        chosen.or_else(|| self.any(legal)).unwrap_or(legal[0])
    }
}
