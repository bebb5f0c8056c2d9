//! What one seat may know: a type of its own, filled by allow-list.

use super::frames::{Frame, Resolve};
use super::game::Laid;
use super::{CardId, CardSet, Character, Decision, Event, Game, Set, TableRules, Turn, Zone};
use crate::core::{List, Outcome, Ring, Role, Seat, SeatSet};
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
    pub outcome: Option<Outcome>,
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

/// The stack without what another player has only announced.
fn open_stack(game: &Game, viewer: Option<Seat>) -> Vec<Frame> {
    let open = |frame: &&Frame| frame.secret_of().is_none_or(|seat| viewer == Some(seat));
    game.stack.iter().filter(open).copied().collect()
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
                self.discard.extend(kept);
            }
            Event::LifeLost { seat, amount, .. } => self.seats[seat.index()].life -= amount as i8,
            Event::LifeGained { seat, amount } => self.seats[seat.index()].life += amount as i8,
            Event::RoleShown { seat, role } => {
                let player = &mut self.seats[seat.index()];
                player.role = Some(role);
                player.role_shown = true;
            }
            Event::CharacterTaken { seat, character } => {
                let player = &mut self.seats[seat.index()];
                let bonus = i8::from(player.role_shown && player.role == Some(Role::Sheriff));
                player.character = Some(character);
                player.other_character = None;
                player.max_life = character.def().life as i8 + bonus;
                player.life = player.max_life;
            }
            Event::AbilityCopied { seat, character } => {
                let borrowed = &mut self.seats[seat.index()].borrowed;
                borrowed.clear();
                borrowed.push(character);
            }
            Event::Eliminated { seat, .. } => self.ring.remove(seat),
            Event::GameEnded { outcome } => self.outcome = Some(outcome),
            Event::TurnBegan { .. }
            | Event::StageReached { .. }
            | Event::Played { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Shown { .. }
            | Event::Checked { .. }
            | Event::TurnSkipped { .. }
            | Event::NoEffect { .. }
            | Event::Immune { .. }
            | Event::Penalty { .. }
            | Event::Reward { .. } => {}
        }
    }

    fn take_away(&mut self, card: Option<CardId>, from: Zone) {
        match from {
            Zone::Deck => self.deck -= 1,
            Zone::Discard => {
                self.discard.pop();
            }
            Zone::Table => {
                if let Some(at) = self.table.iter().position(|(laid, _)| *laid == card) {
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

    fn put(&mut self, viewer: Option<Seat>, card: Option<CardId>, to: Zone, seen: SeatSet) {
        match (to, card) {
            (Zone::Deck, _) => self.deck += 1,
            (Zone::Discard, Some(card)) => self.discard.push(card),
            (Zone::Table, card) => self.table.push((card, seen)),
            (Zone::Hand(seat), card) => {
                let player = &mut self.seats[seat.index()];
                player.hand_count += 1;
                if let (Some(card), true) = (card, viewer == Some(seat)) {
                    player.hand.insert(card);
                }
            }
            (Zone::InPlay(seat), Some(card)) => self.seats[seat.index()].in_play.push(card),
            // Public places never receive a hidden card.
            (Zone::Discard | Zone::InPlay(_), None) => {}
        }
    }
}

impl SeatView {
    fn of(game: &Game, seat: Seat, viewer: Option<Seat>) -> Self {
        let player = game.player(seat);
        let own = viewer == Some(seat);
        let chosen = player.other_character.is_none();
        Self {
            role: (own || player.role_shown).then_some(player.role),
            role_shown: player.role_shown,
            character: (own || chosen).then_some(player.character),
            other_character: if own { player.other_character } else { None },
            borrowed: player.borrowed,
            life: if own || chosen { player.life } else { 0 },
            max_life: if own || chosen { player.max_life } else { 0 },
            hand_count: player.hand.len(),
            hand: if own { player.hand } else { CardSet::EMPTY },
            in_play: player.in_play,
        }
    }
}
