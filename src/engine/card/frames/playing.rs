//! What may be played and used in phase 2, and doing it.

use super::super::definitions::{
    DiscardReason, Effect, EventRule, EventRuleKind, Hook, Moment, Play, Reach, Target, Timing,
};
use super::super::sets::named::BANG;
use super::super::{Action, CardId, CardKind, Character, Event, Game, Illegal, Source, Step};
use super::Announce;
use super::announce::cost;
use crate::core::{List, Seat, SeatSet};

/// The ways to aim a kind of card.
#[derive(Clone, Copy)]
enum Targets {
    NotPlayable,
    /// It is played without a target.
    Unaimed,
    Seats(SeatSet),
}

/// A card that takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    pub by: Seat,
    pub card: CardId,
    /// What it was played as.
    pub kind: CardKind,
    /// Whom it was aimed at; the player himself if nobody.
    pub target: Seat,
    /// A second BANG! card shot together with it.
    pub second: Option<CardId>,
}

impl Game {
    /// Appends every way to play a hand card.
    pub(super) fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let moments = self.seat_rules(seat).moments;
        let (converts, forbids) = (moments.contains(Moment::CountsAs), moments.contains(Moment::Forbids));
        // Several cards of one kind lie side by side and mostly have the same targets.
        let mut last: Option<(CardKind, Targets)> = None;
        let seats = self.ring.seats();
        for card in self.player(seat).hand {
            let kind = card.kind();
            let targets = match last {
                Some((same, targets)) if same == kind && !forbids => targets,
                _ => self.targets_of(seat, card, kind, seats),
            };
            last = Some((kind, targets));
            self.list_play(seat, card, kind, targets, out);
            if converts {
                self.list_conversions(seat, card, out);
            }
        }
    }

    /// The players a hand card may be aimed at when it is played as `kind`, conditions on the very card left out.
    fn targets_of(&self, seat: Seat, card: CardId, kind: CardKind, seats: SeatSet) -> Targets {
        if self.may_play(seat, card, kind).is_err() {
            return Targets::NotPlayable;
        }
        if !is_aimed_when_played(kind) {
            return Targets::Unaimed;
        }
        match &kind.def().play {
            Play::Effect(Effect { target: Target::One { reach, oneself, has_cards }, .. }) => {
                let seats = if oneself(self, seat) { seats } else { seats.without(seat) };
                let mut seats = self.seats_in_reach(seat, kind, *reach, seats);
                if *has_cards {
                    seats = seats.filter(|target| self.has_cards_left(seat, kind, target));
                }
                if self.has_rule(EventRuleKind::ForbidsAim) {
                    seats = seats.filter(|target| self.aim_forbidden_by(seat, kind, target).is_none());
                }
                Targets::Seats(seats)
            }
            _ => Targets::Seats(seats.filter(|to| self.may_aim_any(seat, None, kind, to).is_ok())),
        }
    }

    /// Those of `seats` within the reach of a card played as `kind`, the player himself included.
    fn seats_in_reach(&self, seat: Seat, kind: CardKind, reach: Reach, seats: SeatSet) -> SeatSet {
        match self.reach(seat, reach) {
            Some(limit) if kind != BANG || !self.fires_freely(seat) => {
                seats.filter(|target| self.distance_for(seat, target, reach) <= limit)
            }
            _ => seats,
        }
    }

    /// Appends every play of a hand card as `kind` at its targets.
    fn list_play(&self, seat: Seat, card: CardId, kind: CardKind, targets: Targets, out: &mut Vec<Action>) {
        match targets {
            Targets::NotPlayable => {}
            Targets::Unaimed => out.push(Action::Play { card, kind, target: None }),
            Targets::Seats(seats) => {
                for target in seats.iter() {
                    if self.accepts_card(seat, card, kind, target).is_ok() {
                        out.push(Action::Play { card, kind, target: Some(target) });
                    }
                }
            }
        }
    }

    /// Appends every way to play a hand card as another kind.
    fn list_conversions(&self, seat: Seat, card: CardId, out: &mut Vec<Action>) {
        let mut listed: List<Option<CardKind>, 8> = List::new();
        for counts in self.hooks(seat, Moment::CountsAs, Hook::counts_as) {
            for kind in counts.played_as.iter().copied() {
                let is_new = kind != card.kind() && !listed.contains(&Some(kind));
                if is_new && (counts.when)(self, seat, card, kind) {
                    listed.push(Some(kind));
                    self.plays_as(seat, card, kind, out);
                }
            }
        }
    }

    /// Appends every use of a green card or an ability.
    pub(super) fn list_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        let green = self.seat_rules(seat).has_green_cards;
        for card in self.working_cards(seat).filter(|_| green) {
            let Play::Lay(effect) = &card.kind().def().play else { continue };
            if self.may_use(seat, card, effect).is_err() {
                continue;
            }
            let of = Source::Card(card);
            if matches!(effect.target, Target::None) {
                out.push(Action::Use { of, cards: None, target: None });
                continue;
            }
            for target in Seat::all(self.ring.size()) {
                if self.may_aim(seat, card, card.kind(), target).is_ok() {
                    out.push(Action::Use { of, cards: None, target: Some(target) });
                }
            }
        }
        if !self.seat_rules(seat).has_turn_abilities {
            return;
        }
        for ability in self.abilities(seat).filter(|ability| ability.timing != Timing::Anytime) {
            (ability.list)(self, seat, out);
        }
    }

    /// Whether a play is legal in phase 2, and why not.
    pub(super) fn check_play(
        &self,
        seat: Seat,
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
    ) -> Result<(), Illegal> {
        if !self.player(seat).hand.contains(card) {
            return Err(Illegal::NotInHand { card });
        }
        if !self.counts_as(seat, card, kind) {
            return Err(Illegal::NotThatCard { card, kind });
        }
        self.may_play(seat, card, kind)?;
        match (is_aimed_when_played(kind), target) {
            (false, None) => Ok(()),
            (false, Some(_)) => Err(Illegal::NoTarget { kind }),
            (true, None) => Err(Illegal::NeedsTarget { kind }),
            (true, Some(target)) => self.may_aim(seat, card, kind, target),
        }
    }

    /// Whether a use of a green card or an ability is legal in phase 2, and why not.
    pub(super) fn check_use(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut uses = Vec::new();
        self.list_uses(seat, &mut uses);
        if uses.contains(&action) {
            return Ok(());
        }
        let Action::Use { of, target, .. } = action else { return Err(Illegal::NotAsked) };
        let Source::Card(card) = of else { return Err(self.refuse_power(seat, of, action)) };
        if !self.player(seat).in_play.contains(&card) {
            return Err(Illegal::NotAvailable { card });
        }
        if let Some(by) = self.cards_silenced_by(seat) {
            return Err(Illegal::Forbidden { by });
        }
        let kind = card.kind();
        let Play::Lay(effect) = &kind.def().play else { return Err(Illegal::NotNow { kind }) };
        self.may_use(seat, card, effect)?;
        match target {
            None => Err(Illegal::NeedsTarget { kind }),
            Some(target) => Err(self.may_aim(seat, card, kind, target).err().unwrap_or(Illegal::NoSuchPower { of })),
        }
    }

    /// Why an ability cannot be used: its own reason if the player has it.
    pub(crate) fn refuse_power(&self, seat: Seat, of: Source, action: Action) -> Illegal {
        let muted = self.abilities_silenced_by().filter(|_| of == Source::Character(self.player(seat).character));
        if let Some(by) = muted {
            return Illegal::Forbidden { by };
        }
        let ability = of.ability().filter(|_| self.sources(seat).any(|source| source == of));
        ability.map_or(Illegal::NoSuchPower { of }, |ability| (ability.refuse)(self, seat, action))
    }

    fn may_use(&self, seat: Seat, card: CardId, effect: &Effect) -> Result<(), Illegal> {
        if !self.is_ready(card) {
            return Err(Illegal::NotReady { card });
        }
        effect.can.map_or(Ok(()), |can| can(self, seat))
    }

    /// Whether a player may play a card of his hand as `kind`, whatever the target.
    fn may_play(&self, seat: Seat, card: CardId, kind: CardKind) -> Result<(), Illegal> {
        if let Some(by) = self.forbidden_by(seat, kind, Some(card)) {
            return Err(Illegal::Forbidden { by });
        }
        match &kind.def().play {
            Play::Never => Err(Illegal::NotNow { kind }),
            Play::Effect(effect) => {
                self.can_pay(seat, card, kind)?;
                effect.can.map_or(Ok(()), |can| can(self, seat))
            }
            Play::Equip | Play::Lay(_) | Play::LayDefence => self.same_name(kind, seat),
            Play::EquipOn(_) => Ok(()),
        }
    }

    /// Further cards a kind costs now.
    pub(crate) fn cost(&self, kind: CardKind) -> u8 {
        let doubled = kind == BANG && self.has_rule(EventRuleKind::BangCostsBang);
        cost(kind) + u8::from(doubled)
    }

    /// Whether `paid` can pay for a card played as `kind`.
    pub(super) fn pays_for(&self, seat: Seat, kind: CardKind, paid: CardId) -> bool {
        kind != BANG || self.may_answer(seat, paid, BANG)
    }

    fn can_pay(&self, seat: Seat, card: CardId, kind: CardKind) -> Result<(), Illegal> {
        let paying = |paid: &CardId| *paid != card && self.pays_for(seat, kind, *paid);
        let enough = self.cost(kind) == 0 || self.player(seat).hand.iter().any(|paid| paying(&paid));
        if enough { Ok(()) } else { Err(Illegal::NeedsAnotherCard { kind }) }
    }

    fn aim_forbidden_by(&self, seat: Seat, kind: CardKind, target: Seat) -> Option<Source> {
        if !self.has_rule(EventRuleKind::ForbidsAim) {
            return None;
        }
        let forbids = |rule: &EventRule| rule.forbids_aim().is_some_and(|f| f(self, seat, kind, target));
        self.active_events().find(|event| event.def().rules.iter().any(forbids)).map(Source::Event)
    }

    /// Nobody has two cards of one name in front of him (R31).
    fn same_name(&self, kind: CardKind, seat: Seat) -> Result<(), Illegal> {
        if self.player(seat).in_play.iter().any(|card| card.kind() == kind) {
            return Err(Illegal::SameName { kind, seat });
        }
        Ok(())
    }

    /// Whether a card may be aimed at `target`.
    pub(crate) fn may_aim(&self, seat: Seat, card: CardId, kind: CardKind, target: Seat) -> Result<(), Illegal> {
        self.may_aim_any(seat, Some(card), kind, target)
    }

    fn may_aim_any(&self, seat: Seat, card: Option<CardId>, kind: CardKind, target: Seat) -> Result<(), Illegal> {
        if target.0 >= self.ring.size() {
            return Err(Illegal::NoSuchSeat { seat: target });
        }
        if !self.in_play(target) {
            return Err(Illegal::TargetEliminated { target });
        }
        if let Some(by) = self.aim_forbidden_by(seat, kind, target) {
            return Err(Illegal::Forbidden { by });
        }
        match &kind.def().play {
            Play::Never | Play::Equip | Play::LayDefence => Err(Illegal::NoTarget { kind }),
            Play::EquipOn(can) => can(self, target).and_then(|()| self.same_name(kind, target)),
            Play::Effect(effect) | Play::Lay(effect) => self.in_sight(seat, card, kind, target, effect),
        }
    }

    fn in_sight(
        &self,
        seat: Seat,
        card: Option<CardId>,
        kind: CardKind,
        target: Seat,
        effect: &Effect,
    ) -> Result<(), Illegal> {
        let Target::One { reach, oneself, has_cards } = effect.target else {
            return Err(Illegal::NoTarget { kind });
        };
        if target == seat && !oneself(self, seat) {
            return Err(Illegal::NotAtYourself { kind });
        }
        if kind != BANG || !self.fires_freely(seat) {
            self.in_reach(seat, target, reach)?;
        }
        if has_cards && !self.has_cards_left(seat, kind, target) {
            return Err(Illegal::TargetHasNoCards { target });
        }
        card.map_or(Ok(()), |card| self.accepts_card(seat, card, kind, target))
    }

    /// Whether a target has a card besides the one aimed at him and its price, which are gone by then.
    fn has_cards_left(&self, seat: Seat, kind: CardKind, target: Seat) -> bool {
        let own = if target == seat { 1 + self.cost(kind) } else { 0 };
        self.player(target).card_count() > own
    }

    /// Whether the very card suits its target.
    fn accepts_card(&self, seat: Seat, card: CardId, kind: CardKind, target: Seat) -> Result<(), Illegal> {
        match &kind.def().play {
            Play::Effect(effect) | Play::Lay(effect) => effect.aim.map_or(Ok(()), |aim| aim(self, seat, target, card)),
            Play::Never | Play::Equip | Play::EquipOn(_) | Play::LayDefence => Ok(()),
        }
    }

    /// Whether a player could be ordered to play a card of this kind, whoever the target.
    pub(crate) fn orderable(&self, seat: Seat, kind: CardKind) -> Result<(), Illegal> {
        if let Some(by) = self.forbidden_by(seat, kind, None) {
            return Err(Illegal::Forbidden { by });
        }
        match &kind.def().play {
            Play::Never => Err(Illegal::NotNow { kind }),
            Play::Effect(_) if self.player(seat).hand.len() <= self.cost(kind) => {
                Err(Illegal::NeedsAnotherCard { kind })
            }
            // The limit is for one's own turn.
            Play::Effect(effect) if kind != BANG => effect.can.map_or(Ok(()), |can| can(self, seat)),
            Play::Effect(_) | Play::EquipOn(_) => Ok(()),
            Play::Equip | Play::Lay(_) | Play::LayDefence => self.same_name(kind, seat),
        }
    }

    /// Whether a player could be ordered to aim a card of this kind at a target, whichever card it is.
    pub(crate) fn order_aims(&self, seat: Seat, kind: CardKind, target: Seat) -> Result<(), Illegal> {
        self.may_aim_any(seat, None, kind, target)
    }

    /// Whether a hand card obeys an order.
    pub(crate) fn can_obey(&self, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) -> bool {
        self.may_answer(seat, card, kind)
            && self.can_pay(seat, card, kind).is_ok()
            && target.is_none_or(|target| self.may_aim(seat, card, kind, target).is_ok())
    }

    /// Whether a player may shoot at a target with his weapon, without a card that is aimed.
    pub(crate) fn may_shoot(&self, seat: Seat, target: Seat) -> Result<(), Illegal> {
        if let Some(by) = self.aim_forbidden_by(seat, BANG, target) {
            return Err(Illegal::Forbidden { by });
        }
        self.in_reach(seat, target, Reach::Weapon)
    }

    /// Whether a player reaches a target; the refusal has both numbers.
    pub(crate) fn in_reach(&self, seat: Seat, target: Seat, reach: Reach) -> Result<(), Illegal> {
        if let Some(limit) = self.reach(seat, reach) {
            let distance = self.distance_for(seat, target, reach);
            if distance > limit {
                return Err(Illegal::OutOfReach { target, distance, reach: limit });
            }
        }
        Ok(())
    }

    /// Appends every way to play a card as `kind`.
    pub(super) fn plays_as(&self, seat: Seat, card: CardId, kind: CardKind, out: &mut Vec<Action>) {
        let targets = self.targets_of(seat, card, kind, self.ring.seats());
        self.list_play(seat, card, kind, targets, out);
    }
}

/// Whether a card is aimed at a player when it leaves the hand; green cards are aimed later.
fn is_aimed_when_played(kind: CardKind) -> bool {
    match &kind.def().play {
        Play::EquipOn(_) => true,
        Play::Effect(effect) => matches!(effect.target, Target::One { .. }),
        Play::Never | Play::Equip | Play::Lay(_) | Play::LayDefence => false,
    }
}

impl Step<'_> {
    /// Plays a card from hand in phase 2; one that costs a further card is only announced.
    pub(super) fn announce_or_play(&mut self, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) {
        if self.cost(kind) > 0 {
            self.push(Announce::play(seat, card, kind, target));
        } else {
            self.play(seat, card, kind, target, None);
        }
    }

    /// Plays a card from hand, `paid` being discarded with it.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
        paid: Option<CardId>,
    ) {
        self.emit(Event::Played { seat, card, kind, target });
        let own_turn = self.active_seat() == Some(seat);
        if own_turn {
            self.turn.played = self.turn.played.saturating_add(1);
            self.turn.last_brown_card = None;
            if kind == BANG {
                self.turn.bangs += 1;
            }
        }
        if kind != card.kind() {
            self.note_conversion(seat, card, kind);
        }
        match &kind.def().play {
            Play::Never => {}
            Play::Effect(effect) => {
                self.use_up(seat, card);
                if let Some(paid) = paid {
                    self.shed(seat, paid, DiscardReason::Used);
                }
                if own_turn {
                    self.turn.last_brown_card = Some((card, kind));
                }
                let second = paid.filter(|_| kind == BANG);
                self.take_effect(effect, Played { by: seat, card, kind, target: target.unwrap_or(seat), second });
                if kind.turns_up_event(self) {
                    self.stagecoach_arrives();
                }
            }
            Play::Equip | Play::Lay(_) | Play::LayDefence => {
                if kind.is_weapon() {
                    self.discard_weapon(seat);
                }
                self.lay_down(seat, card, seat);
            }
            Play::EquipOn(_) => {
                self.lay_down(seat, card, target.unwrap_or(seat));
            }
        }
    }

    /// Lays a card in front of a player, and what its owner's abilities make of that.
    fn lay_down(&mut self, seat: Seat, card: CardId, on: Seat) {
        self.turn.laid.insert(card);
        self.equip(seat, card, on);
        for trigger in self.triggers(seat, Moment::CardLaid, Hook::card_laid) {
            trigger(self, seat, card);
        }
    }

    /// Notes whose ability let a card be played as another kind.
    fn note_conversion(&mut self, seat: Seat, card: CardId, kind: CardKind) {
        let counts = |hook: &Hook| hook.counts_as().is_some_and(|counts| (counts.when)(self, seat, card, kind));
        let allows = |c: &Character| c.def().hooks.iter().any(counts);
        let character = self.powers(seat).find(allows);
        if let Some(character) = character {
            self.turn.note_use(character);
        }
    }

    /// Lets a card take effect, unless its target is immune (R157); to a pair only who is immune to both (R296).
    pub(crate) fn take_effect(&mut self, effect: &Effect, played: Played) {
        let immune = |card: CardId| self.is_immune(played.target, played.by, card);
        if immune(played.card) && played.second.is_none_or(immune) {
            self.emit(Event::Immune { seat: played.target, because: Source::Card(played.card) });
        } else {
            let rules: Vec<_> =
                self.event_rules(EventRuleKind::TakesOverEffect, EventRule::takes_over_effect).collect();
            for takes_over in rules {
                if takes_over(self, played) {
                    return;
                }
            }
            (effect.run)(self, played);
        }
    }

    /// Uses a green card or an ability in phase 2.
    pub(super) fn use_in_turn(&mut self, seat: Seat, of: Source, target: Option<Seat>, action: Action) {
        match of {
            Source::Card(card) => {
                // Another card lies in between now.
                self.turn.last_brown_card = None;
                let kind = card.kind();
                self.emit(Event::Used { seat, of, target });
                self.use_up_in_play(seat, card);
                if let Play::Lay(effect) = &kind.def().play {
                    let target = target.unwrap_or(seat);
                    self.take_effect(effect, Played { by: seat, card, kind, target, second: None });
                }
                if kind.turns_up_event(self) {
                    self.stagecoach_arrives();
                }
            }
            Source::Character(_) | Source::Event(_) | Source::Rules => {
                // An announced ability can still be taken back, so it does not come in between yet.
                if of.ability().is_none_or(|ability| ability.timing != Timing::Announced) {
                    self.turn.last_brown_card = None;
                }
                self.activate(seat, of, action);
            }
        }
    }

    /// Gives life back, or tells that it was in vain.
    pub(crate) fn heal_with(&mut self, played: Played, life: u8) {
        if self.can_heal(played.target) {
            self.gain_life(played.target, life);
        } else {
            self.emit(Event::NoEffect { seat: played.by, kind: played.kind });
        }
    }

    /// A new weapon replaces the old one (R32).
    fn discard_weapon(&mut self, seat: Seat) {
        let old = self.player(seat).in_play.iter().copied().find(|c| c.kind().is_weapon());
        if let Some(old) = old {
            self.discard_replaced(seat, old);
        }
    }
}
