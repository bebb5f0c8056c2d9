//! Dorothy Rage: once in his turn a player may order another to play a card, naming kind and target first; whoever has no
//! such card shows his hand (R169).
//!
//! The play must be possible for the one ordered: his distances and abilities count, he is responsible, and the
//! limit of one BANG! is not his. In the Hungarian summary the player may give a card to somebody with fewer cards
//! instead, and shows his hand if he has most and gives none (R110).

use crate::card::definitions::{Ability, EventDef, EventRule, EventRuleKind, Hook, Play, Target, Timing};
use crate::card::frames::{Announce, Announced, Resolve, ask};
use crate::card::sets::Set;
use crate::card::{
    Action, Ask, CardId, CardKind, Choice, Decision, Event, EventCard, Game, Illegal, Pool, Source, Step, WwsSeedTexts,
};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "dorothy_rage",
    set: Set::WildWestShow,
    hooks: &[Hook::PlayEnds(own_up)],
    ability: Some(Ability { timing: Timing::Announced, list, refuse, activate: begin, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::DorothyRage);

/// An order in the making: kind and target are still to be named, then the card is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Order {
    pub by: Seat,
    pub to: Seat,
    pub kind: Option<CardKind>,
    pub target: Option<Seat>,
    /// Whether it is complete and heard.
    pub given: bool,
}

/// A card to be given to somebody with fewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gift {
    pub by: Seat,
    pub to: Seat,
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().events_used.contains(&EventCard::DorothyRage) {
        return;
    }
    let gifts = game.rules().wws_seed_texts == WwsSeedTexts::Yes;
    let hand = |seat: Seat| game.player(seat).hand.len();
    for target in game.ring().after(seat) {
        let fits = if gifts {
            hand(target) < hand(seat)
        } else {
            hand(target) > 0 && kinds(game, seat, target).next().is_some()
        };
        if fits {
            out.push(Action::Use { of: SELF, cards: None, target: Some(target) });
        }
    }
}

fn refuse(game: &Game, _: Seat, _: Action) -> Illegal {
    if game.turn().events_used.contains(&EventCard::DorothyRage) {
        Illegal::UsedUp { of: SELF }
    } else {
        Illegal::NoSuchPower { of: SELF }
    }
}

fn begin(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { target: Some(to), .. } = action else { return };
    match step.rules().wws_seed_texts {
        WwsSeedTexts::No => step.push(Order { by: seat, to, kind: None, target: None, given: false }),
        WwsSeedTexts::Yes => {
            step.turn.last_brown_card = None;
            step.turn.events_used.push(EventCard::DorothyRage);
            step.push(Gift { by: seat, to });
        }
    }
}

/// Who has most cards and gave none shows them.
fn own_up(step: &mut Step, seat: Seat) {
    let gave = step.turn().events_used.contains(&EventCard::DorothyRage);
    let most = step.ring().after(seat).all(|other| step.player(other).hand.len() <= step.player(seat).hand.len());
    if step.rules().wws_seed_texts == WwsSeedTexts::Yes && !gave && most && !step.player(seat).hand.is_empty() {
        step.show_hand(seat);
    }
}

/// Every kind of card in this game that `by` may order a player to play.
fn kinds(game: &Game, by: Seat, to: Seat) -> impl Iterator<Item = CardKind> + '_ {
    CardKind::ALL.into_iter().filter(move |kind| {
        game.cards().intersects(kind.copies())
            && game.orderable(to, *kind).is_ok()
            && may_order(game, by, *kind, None)
            && (!is_aimed(*kind) || targets(game, by, to, *kind).next().is_some())
    })
}

fn targets(game: &Game, by: Seat, to: Seat, kind: CardKind) -> impl Iterator<Item = Seat> + '_ {
    let fits = move |target: Seat| game.order_aims(to, kind, target).is_ok() && may_order(game, by, kind, Some(target));
    Seat::all(game.ring().size()).filter(move |target| fits(*target))
}

/// Whether no event forbids a player this order.
fn may_order(game: &Game, by: Seat, kind: CardKind, target: Option<Seat>) -> bool {
    let mut rules = game.event_rules(EventRuleKind::ForbidsOrder, EventRule::forbids_order);
    !rules.any(|forbids| forbids(game, by, kind, target))
}

fn is_aimed(kind: CardKind) -> bool {
    match &kind.def().play {
        Play::EquipOn(_) => true,
        Play::Effect(effect) => matches!(effect.target, Target::One { .. }),
        Play::Never | Play::Equip | Play::Lay(_) | Play::LayDefence => false,
    }
}

impl Order {
    /// The hand cards that obey.
    fn cards<'a>(&self, game: &'a Game, kind: CardKind) -> impl Iterator<Item = CardId> + 'a {
        let (to, target) = (self.to, self.target);
        game.player(to).hand.iter().filter(move |card| game.can_obey(to, *card, kind, target))
    }
}

impl Resolve for Order {
    fn decision(&self, game: &Game) -> Option<Decision> {
        match (self.kind, self.given) {
            (None, _) => Some(ask(self.by, Ask::Choose, SELF)),
            (Some(_), false) => Some(ask(self.by, Ask::PickSeat, SELF)),
            // Which of several cards obeys is up to who plays it.
            (Some(kind), true) => {
                let pick = Ask::PickCard { from: Pool::Of(self.to), left: 1 };
                (self.cards(game, kind).count() > 1).then(|| ask(self.to, pick, SELF))
            }
        }
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        match (self.kind, self.given) {
            (None, _) => {
                out.extend(kinds(game, self.by, self.to).map(|kind| Action::Choose(Choice::Kind(kind))));
                out.push(Action::Pass);
            }
            (Some(kind), false) => {
                out.extend(targets(game, self.by, self.to, kind).map(Action::PickSeat));
                out.push(Action::Pass);
            }
            (Some(kind), true) => out.extend(self.cards(game, kind).map(Action::Pick)),
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        match action {
            Action::Choose(Choice::Kind(kind)) if is_aimed(kind) => step.replace(Self { kind: Some(kind), ..self }),
            Action::Choose(Choice::Kind(kind)) => Self { kind: Some(kind), ..self }.give(step),
            Action::PickSeat(target) => Self { target: Some(target), ..self }.give(step),
            Action::Pick(card) => self.obey(step, card),
            _ => step.pop(),
        }
    }

    fn resume(self, step: &mut Step) {
        let Some(kind) = self.kind else { return step.pop() };
        let card = self.cards(step, kind).next();
        match card {
            Some(card) => self.obey(step, card),
            None => {
                step.pop();
                step.show_hand(self.to);
            }
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat || self.to == seat
    }
}

impl Order {
    /// The order is heard by all.
    fn give(self, step: &mut Step) {
        step.turn.last_brown_card = None;
        step.turn.events_used.push(EventCard::DorothyRage);
        if let Some(kind) = self.kind {
            step.emit(Event::Ordered { seat: self.to, by: self.by, kind, target: self.target });
        }
        step.replace(Self { given: true, ..self });
    }

    fn obey(self, step: &mut Step, card: CardId) {
        step.pop();
        let Some(kind) = self.kind else { return };
        if step.cost(kind) > 0 {
            let what = Announced::Ordered { card, kind, target: self.target };
            step.push(Announce { seat: self.to, what });
        } else {
            step.play(self.to, card, kind, self.target, None);
        }
    }
}

impl Resolve for Gift {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (!game.player(self.by).hand.is_empty()).then(|| ask(self.by, Ask::Give { to: self.to }, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.player(self.by).hand.iter().map(Action::Pick));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::Pick(card) = action {
            step.take_from_hand(self.to, self.by, card);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat || self.to == seat
    }
}
