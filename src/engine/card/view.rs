//! What one seat may know: a type of its own, filled by allow-list.

use super::definitions::EventRuleKind;
use super::frames::{Frame, Resolve};
use super::game::{Laid, Marks};
use super::{
    CardId, CardSet, Character, Clock, Decision, Event, EventCard, EventDeck, EventPile, Game, Set, TableRules, Turn,
    Zone,
};
use crate::core::{List, Outcome, Ring, Role, Seat, SeatSet, sort_by_key};
use serde::{Deserialize, Serialize};

/// Everything a seat, or a spectator, may know of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Nobody for a spectator.
    pub viewer: Option<Seat>,
    pub rules: TableRules,
    pub sets: List<Set, 8>,
    /// Every card of this game.
    pub cards: CardSet,
    /// Who began the game.
    pub first: Seat,
    /// Who was eliminated first of all.
    pub first_out: Option<Seat>,
    /// How far the deck has come that is turned up by one player after the other.
    pub clock: Clock,
    /// Persons at the table, who can be charged for talking.
    pub talkers: SeatSet,
    /// The roles in this game, in order.
    pub roles: List<Role, 8>,
    /// Whether he has come back to life since.
    pub first_back: bool,
    /// The viewer's own unused character while he looks at it.
    pub spare: Option<Character>,
    pub board: Board,
    pub turn: Turn,
    /// What is still to be resolved; frames hold nothing hidden.
    pub stack: Vec<Frame>,
    pub decision: Option<Decision>,
}

/// What lies on the table as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub ring: Ring,
    pub seats: Vec<SeatView>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    /// Cards in the middle; those the viewer may not see are blank.
    pub table: Vec<(Option<CardId>, SeatSet)>,
    /// The event decks.
    pub piles: Vec<PileView>,
    pub outcome: Option<Outcome>,
}

/// An event deck as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileView {
    pub deck: EventDeck,
    /// Those turned up so far, in order, and the coming one.
    pub seen: Vec<EventCard>,
    pub active: Option<EventCard>,
    /// Cards not turned up yet, the coming one included.
    pub left: u8,
}

impl PileView {
    fn of(pile: &EventPile) -> Self {
        let known = usize::from(pile.turned) + usize::from(pile.coming().is_some());
        Self { deck: pile.deck, seen: pile.cards[..known].to_vec(), active: pile.active, left: pile.left() }
    }

    /// The card that is turned up next.
    pub fn coming(&self) -> Option<EventCard> {
        self.seen.last().copied().filter(|_| self.left > 0 && self.deck.shows_coming())
    }
}

/// One player as the viewer sees him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Known when shown to all or the viewer's own.
    pub role: Option<Role>,
    pub role_shown: bool,
    /// Unknown while it is still to be chosen.
    pub character: Option<Character>,
    /// The viewer's own alternative while he chooses.
    pub other_character: Option<Character>,
    /// Further characters whose abilities the player has for now.
    pub borrowed: List<Character, 2>,
    /// Whether an unused character lies face down in front of him.
    pub has_spare: bool,
    /// The character whose abilities he has instead of his own for now.
    pub guise: Option<Character>,
    /// Whether he is out of the game and back for this turn only.
    pub ghost: bool,
    /// Whether he misses his next turn.
    pub misses_turn: bool,
    /// Event cards that have left something with him.
    pub marks: Marks,
    pub life: i8,
    pub max_life: i8,
    /// Cards in hand.
    pub hand_count: u8,
    /// Those the viewer knows.
    pub hand: CardSet,
    pub in_play: List<CardId, 24>,
}

impl View {
    pub fn of(game: &Game, viewer: Option<Seat>) -> Self {
        Self {
            viewer,
            rules: game.rules,
            sets: game.sets,
            cards: game.cards,
            first: game.first,
            first_out: game.first_out,
            clock: game.clock,
            talkers: game.talkers,
            roles: all_roles(game),
            first_back: game.first_back,
            spare: viewer.filter(|seat| game.is_choosing_identity(*seat)).and_then(|seat| game.player(seat).spare),
            board: Board::of(game, viewer),
            turn: game.turn,
            stack: open_stack(game, viewer),
            decision: open_decision(game, viewer),
        }
    }

    /// The viewer's own seat.
    pub fn me(&self) -> Option<&SeatView> {
        self.viewer.map(|seat| &self.board.seats[seat.index()])
    }

    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.board.seats[seat.index()]
    }
}

/// The roles of all players, in order: everybody knows which there are.
fn all_roles(game: &Game) -> List<Role, 8> {
    let mut roles: List<Role, 8> = game.players().iter().map(|player| player.role).collect();
    sort_by_key(roles.as_mut_slice(), |role| *role);
    roles
}

/// The stack without what another player has only announced.
fn open_stack(game: &Game, viewer: Option<Seat>) -> Vec<Frame> {
    let open = |frame: &&Frame| frame.secret_of().is_none_or(|seat| viewer == Some(seat));
    game.stack.iter().filter(open).map(|frame| frame.seen_by(viewer)).collect()
}

/// The question as it was before something secret was announced.
fn open_decision(game: &Game, viewer: Option<Seat>) -> Option<Decision> {
    open_stack(game, viewer).last()?.decision(game)
}

impl Board {
    fn of(game: &Game, viewer: Option<Seat>) -> Self {
        let seats = Seat::all(game.ring.size()).map(|seat| SeatView::of(game, seat, viewer)).collect();
        let visible =
            |laid: &Laid| laid.seen == super::event::ALL_EYES || viewer.is_some_and(|v| laid.seen.contains(v));
        Self {
            ring: game.ring,
            seats,
            deck: game.deck.len() as u8,
            discard: game.discard.to_vec(),
            table: game.table.iter().map(|laid| (visible(laid).then_some(laid.card), laid.seen)).collect(),
            piles: game.piles.iter().map(PileView::of).collect(),
            outcome: game.outcome,
        }
    }

    /// Follows an event, as `viewer` was told of it. A board that follows all events stays equal to a fresh one.
    pub fn follow(&mut self, viewer: Option<Seat>, event: &Event) {
        match *event {
            Event::Moved { card, from, to, seen } => {
                self.take_away(card, from);
                self.put(viewer, card, to, seen);
            }
            Event::Reshuffled { cards, kept } => {
                self.deck = cards;
                self.discard.clear();
                self.discard.extend(kept.iter());
            }
            Event::LifeLost { seat, amount, .. } => self.seats[seat.index()].life -= amount as i8,
            Event::LifeGained { seat, amount } => self.seats[seat.index()].life += amount as i8,
            Event::RoleShown { seat, role } => {
                let player = &mut self.seats[seat.index()];
                player.role = Some(role);
                player.role_shown = true;
            }
            Event::CharacterTaken { seat, character, life, spare } => {
                let player = &mut self.seats[seat.index()];
                let bonus = i8::from(player.role_shown && player.role == Some(Role::Sheriff));
                player.character = Some(character);
                player.other_character = None;
                player.borrowed.clear();
                player.has_spare = spare;
                player.max_life = character.def().life as i8 + bonus;
                player.life = life;
            }
            Event::AbilityCopied { seat, character } => {
                let borrowed = &mut self.seats[seat.index()].borrowed;
                borrowed.clear();
                borrowed.push(character);
            }
            Event::Disguised { seat, character } => {
                let player = &mut self.seats[seat.index()];
                Character::disguise(&mut player.guise, character, &mut player.borrowed);
            }
            Event::EventTurned { deck, card, coming } => {
                let open = self.open_hands();
                if let Some(pile) = self.piles.iter_mut().find(|pile| pile.deck == deck) {
                    pile.active = Some(card);
                    pile.left -= 1;
                    if !deck.shows_coming() {
                        pile.seen.push(card);
                    }
                    pile.seen.extend(coming);
                }
                self.close_hands(viewer, open);
            }
            Event::EventEnded { deck, .. } => {
                let open = self.open_hands();
                if let Some(pile) = self.piles.iter_mut().find(|pile| pile.deck == deck) {
                    pile.active = None;
                }
                self.close_hands(viewer, open);
            }
            Event::HandShown { seat, cards } if self.open_hands() => self.seats[seat.index()].hand = cards,
            Event::RoleDealt { seat, role } => {
                let player = &mut self.seats[seat.index()];
                player.role = role;
                player.role_shown = false;
            }
            Event::SeatsSwapped { a, b } => self.ring.swap(a, b),
            Event::WillMissTurn { seat } => self.seats[seat.index()].misses_turn = true,
            Event::TurnSkipped { seat } => self.seats[seat.index()].misses_turn = false,
            Event::Sentenced { seat, jailed } => self.seats[seat.index()].set_prison_mark(jailed),
            Event::Reborn { seat, because, role, life } => {
                let player = &mut self.seats[seat.index()];
                player.role = Some(role);
                player.role_shown = true;
                player.life = life;
                player.marks.clear();
                player.marks.push(because);
            }
            Event::AbilitiesDrawn { seat, characters } => {
                let borrowed = &mut self.seats[seat.index()].borrowed;
                *borrowed = characters.into_iter().collect();
            }
            Event::Returned { seat, life } => {
                self.ring.insert(seat);
                let player = &mut self.seats[seat.index()];
                player.life = life;
                player.ghost = life == 0;
            }
            Event::Eliminated { seat, .. } => {
                self.ring.remove(seat);
                let player = &mut self.seats[seat.index()];
                player.life = player.life.min(0);
                player.ghost = false;
                player.misses_turn = false;
                player.marks.clear();
            }
            Event::GameEnded { outcome } => self.outcome = Some(outcome),
            Event::TurnBegan { .. }
            | Event::StageReached { .. }
            | Event::Played { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Shown { .. }
            | Event::Checked { .. }
            | Event::HandShown { .. }
            | Event::Ordered { .. }
            | Event::NoEffect { .. }
            | Event::Immune { .. }
            | Event::SuitNamed { .. }
            | Event::ColourGuessed { .. }
            | Event::Penalty { .. }
            | Event::Reward { .. } => {}
        }
    }

    fn take_away(&mut self, card: Option<CardId>, from: Zone) {
        match from {
            Zone::Deck => self.deck -= 1,
            Zone::Discard => {
                if let Some(at) = self.discard.iter().rposition(|c| Some(*c) == card) {
                    self.discard.remove(at);
                }
            }
            Zone::Table => {
                // A card that was blank until somebody got it could be any of the blank ones.
                let place = |card| self.table.iter().position(|(laid, _)| *laid == card);
                if let Some(at) = place(card).or_else(|| place(None)) {
                    self.table.remove(at);
                }
            }
            Zone::Hand(seat) => {
                let player = &mut self.seats[seat.index()];
                player.hand_count -= 1;
                if let Some(card) = card {
                    player.hand.remove(card);
                }
            }
            Zone::InPlay(seat) => {
                let in_play = &mut self.seats[seat.index()].in_play;
                if let Some(at) = in_play.iter().position(|c| Some(*c) == card) {
                    in_play.remove(at);
                }
            }
        }
    }

    /// Whether hands lie open.
    fn open_hands(&self) -> bool {
        self.piles.iter().filter_map(|pile| pile.active).any(|card| card.has_rule(EventRuleKind::OpenHands))
    }

    /// Hands that lay open are taken up again.
    fn close_hands(&mut self, viewer: Option<Seat>, were_open: bool) {
        if were_open && !self.open_hands() {
            for (seat, player) in self.seats.iter_mut().enumerate() {
                if viewer != Some(Seat(seat as u8)) {
                    player.hand = CardSet::EMPTY;
                }
            }
        }
    }

    fn put(&mut self, viewer: Option<Seat>, card: Option<CardId>, to: Zone, seen: SeatSet) {
        match (to, card) {
            (Zone::Deck, _) => self.deck += 1,
            (Zone::Discard, Some(card)) => self.discard.push(card),
            (Zone::Table, card) => self.table.push((card, seen)),
            (Zone::Hand(seat), card) => {
                let open = self.open_hands();
                let player = &mut self.seats[seat.index()];
                player.hand_count += 1;
                if let (Some(card), true) = (card, viewer == Some(seat) || open) {
                    player.hand.insert(card);
                }
            }
            (Zone::InPlay(seat), Some(card)) => self.seats[seat.index()].in_play.push(card),
            // Public places never receive a hidden card.
            (Zone::Discard | Zone::InPlay(_), None) => {}
        }
    }
}

impl Game {
    /// Whether a player is looking at his other character.
    fn is_choosing_identity(&self, seat: Seat) -> bool {
        self.stack.iter().any(|frame| frame.shows_spare_to() == Some(seat))
    }
}

impl SeatView {
    /// Jails the player for life, or frees him.
    fn set_prison_mark(&mut self, jailed: bool) {
        let imprisons = |mark: &EventCard| mark.def().mark.is_some_and(|mark| mark.imprisons);
        if let Some(at) = self.marks.iter().position(imprisons) {
            self.marks.remove(at);
        }
        if let (Some(mark), true) = (EventCard::ALL.into_iter().find(imprisons), jailed) {
            self.marks.push(mark);
        }
    }

    fn of(game: &Game, seat: Seat, viewer: Option<Seat>) -> Self {
        let player = game.player(seat);
        let own = viewer == Some(seat);
        let chosen = player.other_character.is_none();
        Self {
            role: (own || player.role_shown).then_some(player.role),
            role_shown: player.role_shown,
            character: (own || chosen).then_some(player.character),
            other_character: if own { player.other_character } else { None },
            has_spare: player.spare.is_some(),
            guise: player.guise,
            ghost: player.ghost,
            misses_turn: player.misses_turn,
            marks: player.marks,
            borrowed: player.borrowed,
            life: if own || chosen { player.life } else { 0 },
            max_life: if own || chosen { player.max_life } else { 0 },
            hand_count: player.hand.len(),
            hand: if own || game.open_hands() { player.hand } else { CardSet::EMPTY },
            in_play: player.in_play,
        }
    }
}
