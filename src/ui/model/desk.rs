//! Everything one person sees of a table, with what the engine says about it.

use super::{Aim, Selection, hidden_roles};
use standoff_engine::card::{
    Action, Ask, Border, CardId, CardKind, Character, Decision, EventCard, Game, Illegal, Source, Suit, View,
};
use standoff_engine::core::{Role, Seat, SeatSet, sort_by_key};

/// A view, what its viewer may do, and a stand-in game that answers questions about distances and reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk {
    pub view: View,
    pub legal: Vec<Action>,
    game: Game,
}

/// How a hand card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardLook {
    /// Nobody asks the viewer for anything.
    Idle,
    Playable,
    /// The viewer is asked, but this card is of no use.
    Dim,
    Selected,
}

/// How a card in front of a player is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LaidLook {
    Plain,
    /// A green card that cannot be used in this turn.
    Fresh,
    /// A green card its owner can use when its time comes.
    Ready,
    /// The viewer can use it now.
    Usable,
    Selected,
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

    pub fn asked(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    pub fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
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

    /// How far away the viewer sees a player; none for himself, spectators and the eliminated.
    pub fn distance(&self, to: Seat) -> Option<u8> {
        let me = self.viewer().filter(|me| *me != to && self.in_play(*me) && self.in_play(to))?;
        Some(self.game.distance(me, to))
    }

    /// How far a player shoots.
    pub fn reach(&self, seat: Seat) -> u8 {
        self.game.weapon_range(seat)
    }

    /// Whether the viewer's weapon reaches a player.
    pub fn reaches(&self, to: Seat) -> bool {
        match (self.viewer(), self.distance(to)) {
            (Some(me), Some(distance)) => distance <= self.reach(me),
            _ => false,
        }
    }

    /// The viewer's hand.
    pub fn hand(&self) -> Vec<CardId> {
        self.view.me().map(|me| me.hand.iter().collect()).unwrap_or_default()
    }

    /// Whether a card is in the viewer's hand.
    pub fn holds(&self, card: CardId) -> bool {
        self.view.me().is_some_and(|me| me.hand.contains(card))
    }

    /// Ways to play a card now.
    pub fn plays(&self, card: CardId) -> impl Iterator<Item = (CardKind, Option<Seat>)> + '_ {
        self.legal.iter().filter_map(move |action| match *action {
            Action::Play { card: played, kind, target } if played == card => Some((kind, target)),
            _ => None,
        })
    }

    /// What a card can be played as now, each kind once.
    pub fn kinds(&self, card: CardId) -> Vec<CardKind> {
        let mut kinds: Vec<CardKind> = self.plays(card).map(|(kind, _)| kind).collect();
        kinds.dedup();
        kinds
    }

    /// Whether a card in front of a player does what it is there for.
    pub fn works(&self, seat: Seat, card: CardId) -> bool {
        self.game.working_cards(seat).any(|working| working == card)
    }

    /// Whether a player has the abilities of this character now.
    pub fn has_power(&self, seat: Seat, character: Character) -> bool {
        self.game.has_power(seat, character)
    }

    /// Whether all hands lie open.
    pub fn open_hands(&self) -> bool {
        self.game.active_events().any(|card| card == EventCard::Sacagaway)
    }

    /// Whether nobody may speak.
    pub fn gagged(&self) -> bool {
        self.view.board.outcome.is_none() && self.game.has_event(EventCard::Gag)
    }

    /// The only suit a player may use in his turn.
    pub fn only_suit(&self, seat: Seat) -> Option<Suit> {
        self.view.turn.suit.filter(|_| self.view.turn.seat == seat && self.in_play(seat))
    }

    /// The card in the viewer's hand that he must play in this turn.
    pub fn bound(&self) -> Option<CardId> {
        self.view.turn.bound.filter(|card| self.view.me().is_some_and(|me| me.hand.contains(*card)))
    }

    /// Whom something can be aimed at.
    pub fn targets(&self, aim: Aim) -> SeatSet {
        let target = |action: &Action| match *action {
            Action::Play { target, .. } | Action::Use { target, .. } if aim.at(target) == *action => target,
            _ => None,
        };
        self.legal.iter().filter_map(target).collect()
    }

    /// The seats a tap on which would do something now.
    pub fn highlighted(&self, selection: &Selection) -> SeatSet {
        match *selection {
            Selection::Aim(aim) => self.targets(aim),
            Selection::None | Selection::Ready(_) => self
                .legal
                .iter()
                .filter_map(|action| if let Action::PickSeat(seat) = action { Some(*seat) } else { None })
                .collect(),
            Selection::Pair { of, first: Some(first) } => self.aimed(of, first).map(|(owner, _)| owner).collect(),
            Selection::Uses { .. } | Selection::Pair { .. } => SeatSet::EMPTY,
        }
    }

    /// What the viewer has announced and must pay for, or take back.
    pub fn paying(&self) -> Option<Source> {
        let Decision { ask, because, .. } = self.mine()?;
        (matches!(ask, Ask::Discard { .. }) && because != Source::Rules).then_some(because)
    }

    /// The hand card the viewer has announced.
    pub fn announced(&self) -> Option<CardId> {
        if let Some(Source::Card(card)) = self.paying() { Some(card) } else { None }
    }

    /// How a card in front of a player is drawn.
    pub fn laid(&self, card: CardId, selection: &Selection) -> LaidLook {
        let of_it = |action: &Action| matches!(action, Action::Use { of: Source::Card(used), .. } if *used == card);
        if selection.holds(card) {
            LaidLook::Selected
        } else if self.legal.iter().any(of_it) {
            LaidLook::Usable
        } else if card.kind().border() != Border::Green {
            LaidLook::Plain
        } else if self.view.turn.laid.contains(card) {
            LaidLook::Fresh
        } else {
            LaidLook::Ready
        }
    }

    /// The pairs of cards that can be given for an ability, and whom it can be aimed at with them.
    fn pairs(&self, of: Source) -> impl Iterator<Item = ((CardId, CardId), Option<Seat>)> + '_ {
        self.legal.iter().filter_map(move |action| match *action {
            Action::Use { of: found, cards: Some(pair), target } if found == of => Some((pair, target)),
            _ => None,
        })
    }

    /// Whether a card can be the first of the two an ability needs.
    pub fn begins_pair(&self, of: Source, card: CardId) -> bool {
        self.pairs(of).any(|((first, _), _)| first == card)
    }

    /// Cards in front of others that can be the second one, with their owners.
    pub fn aimed(&self, of: Source, first: CardId) -> impl Iterator<Item = (Seat, CardId)> + '_ {
        let lies = |owner: Seat, card: CardId| self.view.seat(owner).in_play.contains(&card);
        self.pairs(of).filter_map(move |((begun, card), owner)| {
            let owner = owner.filter(|owner| begun == first && lies(*owner, card))?;
            Some((owner, card))
        })
    }

    /// Whether an ability needs a card in front of somebody else besides one of the hand.
    pub fn aims_at_card(&self, of: Source) -> bool {
        self.pairs(of).any(|((first, _), _)| self.aimed(of, first).next().is_some())
    }

    /// Abilities that need two cards, each once.
    pub fn powers(&self) -> Vec<Source> {
        let mut powers: Vec<Source> = self
            .legal
            .iter()
            .filter_map(|action| if let Action::Use { of, cards: Some(_), .. } = action { Some(*of) } else { None })
            .collect();
        powers.dedup();
        powers
    }

    /// Abilities that need no cards but a target, with several to choose from, each once.
    pub fn aims(&self) -> Vec<Source> {
        let aimed = |action: &Action| match *action {
            Action::Use { of: of @ (Source::Character(_) | Source::Event(_)), cards: None, target: Some(_) } => {
                Some(of)
            }
            _ => None,
        };
        let mut aims: Vec<Source> = self.legal.iter().filter_map(aimed).collect();
        aims.dedup();
        aims.retain(|of| self.targets(Aim::Use { of: *of, cards: None }).len() > 1);
        aims
    }

    /// Whether the viewer has a card to play.
    pub fn can_play(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Play { .. }))
    }

    /// How a hand card is drawn.
    pub fn look(&self, card: CardId, selection: &Selection) -> CardLook {
        if selection.holds(card) || self.announced() == Some(card) {
            return CardLook::Selected;
        }
        if let Selection::Pair { of, first } = *selection {
            let pays = self.pairs(of).any(|(pair, _)| match first {
                Some(first) => pair == (first, card),
                None => pair.0 == card,
            });
            return if pays { CardLook::Playable } else { CardLook::Dim };
        }
        // Somebody asked can always do something; if not, this is the past.
        if self.mine().is_none() || self.legal.is_empty() {
            CardLook::Idle
        } else if self.may(Action::Pick(card)) || self.plays(card).next().is_some() {
            CardLook::Playable
        } else {
            CardLook::Dim
        }
    }

    /// Why a hand card is of no use now: the most plausible way to use it and its refusal.
    pub fn why_not(&self, card: CardId) -> Option<(Action, Illegal)> {
        if self.paying().is_some() {
            let tried = Action::Pick(card);
            return self.refusal(tried).map(|why| (tried, why));
        }
        self.why_not_aimed(Aim::Play { card, kind: card.kind() })
    }

    /// Why a green card in front of the viewer is of no use now.
    pub fn why_not_in_play(&self, card: CardId) -> Option<(Action, Illegal)> {
        let green = card.kind().border() == Border::Green;
        green.then(|| self.why_not_aimed(Aim::Use { of: Source::Card(card), cards: None })).flatten()
    }

    fn why_not_aimed(&self, aim: Aim) -> Option<(Action, Illegal)> {
        let refused = |target| {
            let tried = aim.at(target);
            self.refusal(tried).map(|why| (tried, why))
        };
        let without_target = refused(None)?;
        if !matches!(without_target.1, Illegal::NeedsTarget { .. }) {
            return Some(without_target);
        }
        // Of all targets the nearest one's refusal says most; distance before anything else.
        let mut seats: Vec<Seat> = self.ring().into_iter().filter(|seat| self.in_play(*seat)).collect();
        sort_by_key(&mut seats, |seat| self.distance(*seat));
        let reasons: Vec<_> = seats.into_iter().filter_map(|seat| refused(Some(seat))).collect();
        let far = reasons.iter().find(|(_, why)| matches!(why, Illegal::OutOfReach { .. }));
        far.or(reasons.first()).copied()
    }

    /// Why an action is refused.
    pub fn refusal(&self, action: Action) -> Option<Illegal> {
        self.game.check(self.viewer()?, action).err()
    }

    /// The roles the viewer may suspect a living player of; none if he knows better.
    pub fn suspects(&self, seat: Seat) -> Vec<Role> {
        let hidden = self.view.seat(seat).role.is_none() && self.in_play(seat) && self.view.board.outcome.is_none();
        if !hidden || self.viewer().is_none_or(|me| me == seat) {
            return Vec::new();
        }
        hidden_roles(&self.view.roles, self.view.board.seats.iter().filter_map(|player| player.role))
    }

    /// Cards of the discard pile, the top first.
    pub fn top_discard(&self) -> Option<CardId> {
        self.view.board.discard.last().copied()
    }
}
