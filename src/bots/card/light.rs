//! The player inside a thought: quick and plain. It knows its own role and what the table thinks of the others.

use super::nature::{Purpose, nature};
use super::value::Fame;
use standoff_engine::card::{Action, Ask, Border, CardId, CardKind, Demand, Game, Pool, Source};
use standoff_engine::core::{MAX_SEATS, Rng, Role, Rules, Seat, Sink};

/// Chance that is added to each score, so that thoughts differ.
const JITTER: u32 = 9;

/// What an action that does nothing good scores.
const NEVER: i32 = -1000;

/// How far one hostile act moves what the table thinks of somebody.
const GOSSIP: f32 = 0.4;

/// Plays an imagined game on.
#[derive(Clone, Debug)]
pub struct Light {
    pub rng: Rng,
    /// What the table thinks of each player.
    pub fame: Fame,
    legal: Vec<Action>,
}

impl Light {
    pub fn new() -> Self {
        Self { rng: Rng::from_seed(0), fame: [0.0; MAX_SEATS], legal: Vec::new() }
    }

    /// Plays on until a turn begins, the game ends, or for so many decisions.
    pub fn play_on(&mut self, game: &mut Game, turn: u16, most: u32) {
        for _ in 0..most {
            if game.turn().number >= turn {
                return;
            }
            let Some(seat) = game.asked() else { return };
            Rules::legal_actions(game, seat, &mut self.legal);
            let Some(action) = self.pick(game, seat) else { return };
            self.act(game, seat, action);
        }
    }

    /// Applies a legal action and updates suspicion.
    pub fn act(&mut self, game: &mut Game, seat: Seat, action: Action) {
        if let Action::Play { kind, target: Some(target), .. } = action {
            self.gossip(game, seat, kind, target);
        } else if let Action::Use { of: Source::Card(card), target: Some(target), .. } = action {
            self.gossip(game, seat, card.kind(), target);
        }
        game.act_unchecked(seat, action, Sink::Discard);
    }

    fn gossip(&mut self, game: &Game, actor: Seat, kind: CardKind, target: Seat) {
        let weight = match nature(kind).purpose {
            Purpose::Shoot | Purpose::Duel => 1.0,
            Purpose::Rob | Purpose::Strip | Purpose::Jail => 0.7,
            _ => return,
        };
        if !game.player(actor).role_shown && actor != target {
            let fame = self.fame[actor.index()] - GOSSIP * weight * look(game, &self.fame, target);
            self.fame[actor.index()] = fame.clamp(-1.0, 1.0);
        }
    }

    fn pick(&mut self, game: &Game, seat: Seat) -> Option<Action> {
        if let [only] = self.legal[..] {
            return Some(only);
        }
        let decision = game.decision()?;
        let foes = Foes::of(game, &self.fame, seat);
        let mut best = (i32::MIN / 2, None);
        for action in &self.legal {
            let score = match decision.ask {
                Ask::Turn => turn(game, seat, &foes, *action),
                Ask::Respond { to } => answer(game, seat, to, *action),
                ask => choice(game, seat, &foes, ask, *action),
            };
            if score > best.0 - JITTER as i32 {
                let score = score + self.rng.below(JITTER) as i32;
                if score > best.0 {
                    best = (score, Some(*action));
                }
            }
        }
        best.1
    }
}

/// How much a player looks like the law to everybody.
fn look(game: &Game, fame: &Fame, seat: Seat) -> f32 {
    let player = game.player(seat);
    match player.role {
        _ if !player.role_shown => fame[seat.index()],
        Role::Sheriff | Role::Deputy => 1.0,
        Role::Outlaw => -1.0,
        Role::Renegade => -0.6,
    }
}

/// How much each player is worth hurting, below zero for friends.
struct Foes {
    by_seat: [i32; MAX_SEATS],
    /// Over everybody else.
    sum: i32,
}

impl Foes {
    fn of(game: &Game, fame: &Fame, me: Seat) -> Self {
        let mut counts = [0i32; 4];
        for seat in game.ring().seats().iter() {
            counts[game.player(seat).role as usize] += 1;
        }
        let mine = game.player(me).role;
        let table = sides(mine, counts, game.is_three_way()).map(|enmity| enmity as f32);
        let [_, deputies, outlaws, _] = counts;
        let good = if deputies > i32::from(mine == Role::Deputy) { Role::Deputy } else { Role::Outlaw };
        let bad = if outlaws > i32::from(mine == Role::Outlaw) { Role::Outlaw } else { Role::Renegade };
        let mut foes = Self { by_seat: [0; MAX_SEATS], sum: 0 };
        for seat in game.ring().after(me) {
            let player = game.player(seat);
            let enmity = if player.role_shown {
                table[player.role as usize]
            } else {
                let law = f32::midpoint(1.0, fame[seat.index()]);
                law * table[good as usize] + (1.0 - law) * table[bad as usize]
            };
            // In quarters, so that shades count.
            let enmity = (4.0 * enmity) as i32;
            foes.by_seat[seat.index()] = enmity;
            foes.sum += enmity;
        }
        foes
    }

    fn at(&self, seat: Seat) -> i32 {
        self.by_seat[seat.index()]
    }
}

/// What each role is to one of mine, by who is still in play.
fn sides(mine: Role, counts: [i32; 4], three_way: bool) -> [i32; 4] {
    let [_, deputies, outlaws, renegades] = counts;
    if three_way {
        return match mine {
            Role::Deputy | Role::Sheriff => [0, 0, 1, 4],
            Role::Renegade => [0, 1, 4, 0],
            Role::Outlaw => [0, 4, 0, 1],
        };
    }
    match mine {
        Role::Sheriff | Role::Deputy => [-4, -4, 4, if outlaws == 0 { 4 } else { 1 }],
        Role::Outlaw => [5, 2, -4, 1],
        Role::Renegade if deputies + outlaws == 0 && renegades == 1 => [4, 4, 4, 4],
        Role::Renegade if outlaws > deputies + 1 => [-3, -1, 3, 1],
        Role::Renegade if outlaws > 0 => [-1, 2, 2, 1],
        Role::Renegade => [-3, 4, 4, 3],
    }
}

fn turn(game: &Game, me: Seat, foes: &Foes, action: Action) -> i32 {
    match action {
        Action::End | Action::Pass => 0,
        Action::Play { card, kind, target } => {
            if kind.border() == Border::Green {
                return 78;
            }
            card_score(game, me, foes, kind, target) - i32::from(card.kind() != kind) * 5
        }
        Action::Use { of: Source::Card(card), target, .. } => card_score(game, me, foes, card.kind(), target),
        Action::Use { target: Some(target), .. } => harm(game, foes, target, 40),
        Action::Use { target: None, .. } => {
            let own = game.player(me);
            if own.life <= 2 && own.life < own.max_life { 30 } else { NEVER }
        }
        _ => NEVER,
    }
}

/// Whom it hurts, and how near he is to his end.
fn harm(game: &Game, foes: &Foes, target: Seat, base: i32) -> i32 {
    let enmity = foes.at(target);
    if enmity <= 0 { NEVER } else { base + (3 * enmity) / 4 - 2 * i32::from(game.player(target).life) }
}

fn card_score(game: &Game, me: Seat, foes: &Foes, kind: CardKind, target: Option<Seat>) -> i32 {
    let own = game.player(me);
    let hurt = own.life < own.max_life;
    let at = |base| target.map_or(NEVER, |seat| harm(game, foes, seat, base));
    match nature(kind).purpose {
        Purpose::Draw => 100,
        Purpose::Store => 70,
        Purpose::Gear => 85,
        Purpose::Weapon => {
            let reach = |card: &CardId| card.kind().def().modifiers.weapon_range.unwrap_or(0);
            let gun = own.in_play.iter().map(reach).max().unwrap_or(0);
            if kind.def().modifiers.weapon_range.unwrap_or(0) > gun { 84 } else { NEVER }
        }
        Purpose::Heal if hurt => 75,
        Purpose::HealAll if hurt && foes.sum <= 8 => 60,
        Purpose::Treat => target.map_or(NEVER, |seat| if foes.at(seat) < 0 || seat == me && hurt { 60 } else { NEVER }),
        Purpose::Rob => robbery(game, foes, target, 66),
        Purpose::Strip => robbery(game, foes, target, 58),
        Purpose::Jail => at(56),
        Purpose::ShootAll | Purpose::Raid | Purpose::StripAll => {
            if foes.sum > 0 {
                50
            } else {
                NEVER
            }
        }
        Purpose::Shoot => at(42),
        Purpose::Duel => {
            let bangs = own.hand.iter().filter(|card| card.kind() == CardKind::Bang).count();
            if bangs > 0 || own.life > 2 { at(30) } else { NEVER }
        }
        Purpose::Bomb | Purpose::Dodge | Purpose::Heal | Purpose::HealAll => NEVER,
    }
}

/// A card of a foe; a burden in front of a friend is taken away.
fn robbery(game: &Game, foes: &Foes, target: Option<Seat>, base: i32) -> i32 {
    let Some(target) = target else { return NEVER };
    let player = game.player(target);
    let burdened = player.in_play.iter().any(|card| matches!(card.kind(), CardKind::Jail));
    match (foes.at(target), burdened) {
        (enmity, true) if enmity < 0 => base,
        (enmity, _) if enmity > 0 && !(player.hand.is_empty() && burdened) => base + enmity / 2,
        _ => NEVER,
    }
}

fn answer(game: &Game, me: Seat, to: Demand, action: Action) -> i32 {
    let life = game.player(me).life;
    match (to, action) {
        (Demand::Rescue { needed: 0 }, Action::Pass) => 50,
        (_, Action::Pass) => {
            if life > 3 {
                8
            } else {
                0
            }
        }
        (Demand::Missed { .. } | Demand::Bang { .. }, Action::Use { .. }) => 40,
        (_, Action::Play { card, .. }) => 20 - (nature(card.kind()).hold * 8.0) as i32,
        _ => 10,
    }
}

fn choice(game: &Game, me: Seat, foes: &Foes, ask: Ask, action: Action) -> i32 {
    let worth = |card: CardId| (nature(card.kind()).hold * 20.0) as i32;
    match (ask, action) {
        (Ask::Discard { .. } | Ask::Order { .. }, Action::Pick(card)) => 40 - worth(card),
        (Ask::Give { to }, Action::Pick(card)) => {
            if foes.at(to) < 0 {
                worth(card)
            } else {
                40 - worth(card)
            }
        }
        (Ask::PickCard { from: Pool::Of(owner), .. }, Action::Pick(card)) => {
            let front = (nature(card.kind()).front * 20.0) as i32;
            if foes.at(owner) < 0 { -front } else { front }
        }
        (Ask::PickCard { .. }, Action::Pick(card)) => worth(card),
        (Ask::PickCard { .. }, Action::PickHidden) => 14,
        (Ask::PickSeat, Action::PickSeat(seat)) => 3 * foes.at(seat) - i32::from(game.player(seat).life),
        (_, Action::Pass) => -20,
        _ => i32::from(me.0 & 1),
    }
}
