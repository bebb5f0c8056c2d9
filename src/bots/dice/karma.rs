//! The yardstick: anything legal that a simple sense of friend and foe does not forbid, at random.
//!
//! Every player carries a mark, bad, none or good, that his public acts move. Marks and known roles decide whom
//! one may hurt; nothing is weighed, and nothing is thought ahead.

use super::reading::{hits, room};
use crate::Bot;
use standoff_engine::core::{MAX_SEATS, Rng, Role, Seat, Team, roles_for};
use standoff_engine::dice::{Action, Ask, Character, Event, Face, Game, Source, Symbol, View};

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
        let left = || {
            let left = view.unseen_roles();
            left.first().copied().filter(|first| left.iter().all(|role| role == first))
        };
        view.seat(seat).role.or_else(left)
    }

    /// Living players of a team, which everybody can count.
    fn living(view: &View, team: Team) -> usize {
        let dealt = roles_for(view.board.seats.len() as u8).iter().filter(|role| role.team() == team).count();
        let out = |seat: &Seat| !view.board.ring.contains(*seat);
        let gone = |seat: Seat| view.seat(seat).role.is_some_and(|role| role.team() == team);
        let dead = view.board.ring.everyone().filter(out).filter(|seat| gone(*seat)).count();
        dealt.saturating_sub(dead)
    }

    /// Whether to do this player harm.
    fn may_hurt(&self, view: &View, target: Seat) -> bool {
        if target == self.seat {
            return false;
        }
        let (known, mark, life) = (Self::role(view, target), self.marks[target.index()], view.seat(target).life);
        let like_law = || known.map_or(mark <= 0, |role| role.team() != Team::Law);
        match view.seat(self.seat).role {
            _ if view.board.seats.len() == 3 => true,
            Some(Role::Outlaw) => known.map_or(mark > 0, |role| role.team() == Team::Law),
            Some(Role::Sheriff) => like_law() && (known.is_some() || mark != 0 || life > 1),
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

    fn may_help(&self, view: &View, seat: Seat) -> bool {
        !self.may_hurt(view, seat)
    }

    /// Whether a die is better left as it is.
    fn keeps(&self, view: &View, face: Face) -> bool {
        let reach = match face.counts().0 {
            Symbol::Arrow | Symbol::Dynamite | Symbol::BrokenArrow | Symbol::Bullet => return true,
            Symbol::Gatling => return false,
            Symbol::Beer => {
                let needy = |seat: Seat| room(view.seat(seat)) > 0 && self.may_help(view, seat);
                return view.board.ring.seats().iter().any(needy);
            }
            Symbol::Bullseye1 => 1,
            Symbol::Bullseye2 => 2,
        };
        let (ring, character) = (&view.board.ring, view.seat(self.seat).character);
        let hit = |seat: &Seat| hits(ring, character, self.seat, reach, *seat);
        ring.after(self.seat).filter(hit).any(|seat| self.may_hurt(view, seat))
    }

    /// Whether a simple sense of friend and foe allows it.
    fn allows(&self, view: &View, ask: Ask, action: Action) -> bool {
        match (ask, action) {
            (_, Action::Roll(dice)) => dice.iter().all(|die| {
                let face = view.board.dice.get(usize::from(die)).and_then(|thrown| thrown.face);
                face.is_none_or(|face| !self.keeps(view, face) || face == Face::Arrow)
            }),
            (_, Action::Stop) => view.board.dice.iter().filter_map(|thrown| thrown.face).all(|f| self.keeps(view, f)),
            (Ask::Heal { .. }, Action::PickSeat(seat)) => room(view.seat(seat)) > 0 && self.may_help(view, seat),
            (Ask::TakeLoss { victim, amount }, Action::TakeLoss) => {
                self.may_help(view, victim) && view.seat(self.seat).life > amount
            }
            (
                _,
                Action::Shoot { target: seat, .. }
                | Action::PickSeat(seat)
                | Action::TakeFrom(seat)
                | Action::Give { face: Face::Arrow | Face::Dynamite, seat },
            ) => self.may_hurt(view, seat),
            (_, Action::Return { seat, .. } | Action::Give { seat, .. }) => self.may_help(view, seat),
            (Ask::Return { .. } | Ask::ReturnAll | Ask::Dodge { .. }, Action::Pass) => false,
            _ => true,
        }
    }
}

impl Bot<Game> for Karma {
    fn watch(&mut self, event: &Event) {
        match *event {
            Event::RoleShown { seat, role, .. } => {
                self.shown[seat.index()] = Some(role);
                self.marks[seat.index()] = 0;
            }
            Event::SheriffChanged { from, to } => {
                self.shown[from.index()] = Some(Role::Deputy);
                self.shown[to.index()] = Some(Role::Sheriff);
            }
            Event::Aimed { seat, target, .. }
            | Event::Used { seat, of: Source::Character(Character::ElenaFuente), target: Some(target) } => {
                self.judge(seat, target, -1);
            }
            Event::BeerGiven { seat, to: target }
            | Event::LossTaken { seat, victim: target, .. }
            | Event::ArrowReturned { seat: target, by: seat, .. }
            | Event::Used { seat, of: Source::Character(Character::SidKetchum), target: Some(target) } => {
                self.judge(seat, target, 1);
            }
            _ => {}
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        let Some(decision) = view.decision else { return legal[0] };
        let open: Vec<Action> =
            legal.iter().copied().filter(|action| self.allows(view, decision.ask, *action)).collect();
        let among = if open.is_empty() { legal } else { &open };
        self.rng.pick(among).copied().unwrap_or(legal[0])
    }
}
