//! The player inside a thought: quick and plain.
//!
//! Roles of the imagined game stay hidden from it but for its own: a reputation for each seat, begun with what the
//! table believes and moved by what is done in the thought, stands for them. With open roles everybody would fall
//! upon the right one at once, and no Renegade would be safe.

use super::marshal::Thoughts;
use super::prospects::Prospects;
use super::reading::hits;
use crate::card::Odds;
use standoff_engine::core::{MAX_SEATS, Rng, Role, Rules, Seat, Sink};
use standoff_engine::dice::frames::Frame;
use standoff_engine::dice::{Action, Arrow, Ask, DiceSet, Face, Game, Player, Symbol, Thrown, count};

/// What a player with a good name, or a bad one, is at most thought to be.
const NAME: i32 = 8;

/// Plays an imagined game on.
#[derive(Clone, Debug)]
pub struct Light {
    rng: Rng,
    /// Below zero for those who look like Outlaws, by seat.
    names: [i32; MAX_SEATS],
    legal: Vec<Action>,
}

/// The own seat, and the turn in which it was asked.
pub(super) struct Own<'a> {
    pub seat: Seat,
    pub turn: u16,
    /// Arrows it had when it was asked.
    pub arrows: u8,
    pub thoughts: &'a Thoughts,
}

impl Light {
    pub fn new() -> Self {
        Self { rng: Rng::from_seed(0), names: [0; MAX_SEATS], legal: Vec::new() }
    }

    /// Begins a game with what the table believes of everybody.
    pub fn begin(&mut self, luck: u64, odds: &Odds) {
        self.rng = Rng::from_seed(luck);
        for (name, odds) in self.names.iter_mut().zip(odds) {
            let good = odds[Role::Deputy as usize] + 0.5 * odds[Role::Renegade as usize];
            *name = (NAME as f32 * (good - odds[Role::Outlaw as usize])) as i32;
        }
    }

    /// Plays on until the turn is over, or for so many decisions.
    pub(super) fn play_on(&mut self, game: &mut Game, own: &Own, most: u32) {
        for _ in 0..most {
            if game.turn().number > own.turn {
                return;
            }
            let Some(decision) = game.decision() else { return };
            let seat = decision.seat;
            let Some(action) = self.pick(game, seat, decision.ask, (seat == own.seat).then_some(own)) else { return };
            self.notice(game, seat, action);
            if game.check(seat, action).is_err() {
                return;
            }
            game.act_unchecked(seat, action, Sink::Discard);
        }
    }

    /// What everybody makes of an act.
    fn notice(&mut self, game: &Game, seat: Seat, action: Action) {
        let (target, good) = match action {
            Action::Shoot { target, .. } => (target, -1),
            Action::PickSeat(target) if target != seat => (target, 1),
            _ => return,
        };
        let change = match game.player(target) {
            Player { role: Role::Sheriff, .. } => 4,
            player if player.role_shown => 0,
            _ => self.names[target.index()].signum() * 2,
        };
        let name = &mut self.names[seat.index()];
        *name = (*name + good * change).clamp(-NAME, NAME);
    }

    fn pick(&mut self, game: &Game, seat: Seat, ask: Ask, own: Option<&Own>) -> Option<Action> {
        match ask {
            Ask::Roll { left } if game.turn().rolls > 0 => {
                let plan = own.and_then(|own| own.thoughts.plan.as_ref().map(|plan| (plan, own.arrows)));
                let taken = if let Some((plan, had)) = plan {
                    let arrows = game.player(seat).arrows.tokens().saturating_sub(had);
                    plan.next(game.dice(), game.loose_dice(), left, arrows)
                } else if game.is_ghost_turn() {
                    DiceSet::default()
                } else {
                    self.roll(game, seat)
                };
                Some(if taken.is_empty() { Action::Stop } else { Action::Roll(taken) })
            }
            Ask::Roll { .. } => Some(Action::Roll(game.turn().rolling)),
            _ => {
                Rules::legal_actions(game, seat, &mut self.legal);
                if let [only] = self.legal[..] {
                    return Some(only);
                }
                let legal = std::mem::take(&mut self.legal);
                let mut best = (i32::MIN, None);
                for action in &legal {
                    let score = 8 * self.score(game, seat, ask, *action, own) + self.rng.below(8) as i32;
                    if score > best.0 {
                        best = (score, Some(*action));
                    }
                }
                self.legal = legal;
                best.1
            }
        }
    }

    /// What a player is to another one, above zero for foes.
    fn enmity(&self, game: &Game, me: Seat, other: Seat) -> i32 {
        let (mine, player, name) = (game.player(me).role, game.player(other), self.names[other.index()]);
        let known = player.role_shown.then_some(player.role);
        let like_law = || match known {
            Some(Role::Sheriff | Role::Deputy) => -10,
            Some(_) => 10,
            None => 2 - name,
        };
        match mine {
            Role::Sheriff | Role::Deputy => like_law(),
            Role::Outlaw => match known {
                Some(Role::Sheriff) => 14,
                Some(Role::Outlaw) => -10,
                Some(_) => 5,
                None => name,
            },
            Role::Renegade => {
                let (mut law, mut bad) = (0, 0);
                for seat in game.ring().seats().iter() {
                    match game.player(seat).role {
                        Role::Sheriff | Role::Deputy => law += 1,
                        Role::Outlaw => bad += 1,
                        Role::Renegade => {}
                    }
                }
                if known == Some(Role::Sheriff) {
                    return if game.ring().count() == 2 { 10 } else { -4 };
                }
                if bad >= law { like_law() } else { 2 + name / 2 }
            }
        }
    }

    fn reaches(game: &Game, seat: Seat, reach: u8) -> impl Iterator<Item = Seat> {
        let character = game.player(seat).character;
        game.ring().after(seat).filter(move |other| hits(game.ring(), character, seat, reach, *other))
    }

    /// Which dice to roll again: those that help nobody.
    fn roll(&self, game: &Game, seat: Seat) -> DiceSet {
        let dice = game.dice();
        let own = game.player(seat);
        let worth = |reach| Self::reaches(game, seat, reach).any(|other| self.enmity(game, seat, other) > 0);
        let (ones, twos) = (worth(1), worth(2));
        let guns = count(dice, Symbol::Gatling);
        let dynamites = count(dice, Symbol::Dynamite);
        let thirsty = own.life + 1 < own.max_life || own.life < own.max_life && own.life <= 4;
        let thirsty =
            thirsty || own.role == Role::Deputy && game.sheriff().is_some_and(|boss| game.player(boss).life <= 3);
        let keeps = |thrown: &Thrown| match thrown.face.map(|face| face.counts().0) {
            Some(Symbol::Bullseye1) => ones,
            Some(Symbol::Bullseye2) => twos,
            Some(Symbol::Beer) => thirsty,
            Some(Symbol::Gatling) => guns >= 2,
            Some(Symbol::Arrow | Symbol::BrokenArrow | Symbol::Bullet) => false,
            Some(Symbol::Dynamite) | None => true,
        };
        let loose = game.loose_dice();
        let taken: DiceSet =
            (0..dice.len() as u8).filter(|at| loose.contains(*at) && !keeps(&dice[usize::from(*at)])).collect();
        let number = taken.0.count_ones() as u8;
        // The last arrows and a third dynamite are not worth it if enough lies there.
        let arrows = game.supply().tokens() <= 2 && own.arrows.tokens() + 1 >= own.life;
        let blast = dynamites == 2 && dice.len() as u8 - 2 - number >= 2;
        let useless = taken.iter().all(|at| dice[usize::from(at)].face == Some(Face::Arrow));
        if (arrows || blast) && (number < 3 || useless) { DiceSet::default() } else { taken }
    }

    fn score(&self, game: &Game, me: Seat, ask: Ask, action: Action, own: Option<&Own>) -> i32 {
        let prospects = own.and_then(|own| own.thoughts.prospects.as_deref());
        let foe = |seat| self.enmity(game, me, seat);
        match (ask, action) {
            (_, Action::Shoot { target, doubled }) => {
                let hits = match game.stack().last() {
                    Some(Frame::Aim(aim)) => aim.hits[target.index()],
                    _ => 0,
                };
                let life = game.player(target).life;
                if let Some(table) = prospects {
                    let left = life.saturating_sub(hits);
                    let after = left.saturating_sub(1 + u8::from(doubled));
                    return gain(table, target, left, after) - i32::from(doubled);
                }
                if life <= hits {
                    return 0;
                }
                8 * foe(target) + foe(target).signum() * (8 - i32::from((life - hits).min(8))) - 4 * i32::from(doubled)
            }
            (Ask::Heal { .. }, Action::PickSeat(seat)) => {
                let given = match game.stack().last() {
                    Some(Frame::Heal(heal)) => heal.given[seat.index()],
                    _ => 0,
                };
                let player = game.player(seat);
                let life = player.life + given;
                if life >= player.max_life {
                    return 0;
                }
                if let Some(table) = prospects {
                    return gain(table, seat, life, life + 1);
                }
                let care = if seat == me { 8 } else { -foe(seat) };
                let boss = if player.role == Role::Sheriff && care > 0 { 2 } else { 0 };
                care.signum() * (10 - i32::from(life.min(9))) + care / 4 + boss
            }
            (_, Action::Take(Arrow::Normal)) => 2,
            (Ask::Dodge { .. }, Action::Take(_)) => i32::from(game.player(me).life <= 3 && game.supply().tokens() > 2),
            (_, Action::Return { seat, .. }) => {
                if seat == me {
                    3
                } else {
                    -foe(seat)
                }
            }
            (_, Action::ReturnAll) => 1,
            (Ask::TakeLoss { victim, .. }, Action::TakeLoss) => {
                if game.player(me).life > 3 && game.player(victim).life <= 2 && foe(victim) < -4 { 2 } else { -2 }
            }
            (_, Action::Reveal) => -1,
            (Ask::PickSeat, Action::PickSeat(seat))
            | (_, Action::Give { face: Face::Arrow | Face::Dynamite, seat }) => foe(seat),
            (_, Action::Give { seat, .. }) => -foe(seat),
            _ => 0,
        }
    }
}

/// What it is to the own seat that a player's life points change.
fn gain(table: &Prospects, seat: Seat, from: u8, to: u8) -> i32 {
    /// Fine enough to tell a tenth of a life point.
    const STEPS: f32 = 40.0;
    let row = &table[seat.index()];
    let at = |life: u8| row[usize::from(life).min(row.len() - 1)];
    (STEPS * (at(to) - at(from))) as i32
}
