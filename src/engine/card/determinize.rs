//! From a view back to a game that could be behind it.

use super::event_cards::LONGEST_DECK;
use super::game::{Laid, Player};
use super::view::PileView;
use super::{CardId, CardSet, Character, EventCard, EventPile, Game, SeatView, View};
use crate::core::{Derived, List, MAX_SEATS, Rng, Role, Seat};

/// Cards that are put back for one hand because they do not fit.
const PATIENCE: u32 = 24;

impl View {
    /// A whole game consistent with this view: hidden cards are dealt and hidden roles assigned at random.
    ///
    /// `roles` overrides the roles of players whose role the viewer does not know, for those who have a
    /// better guess than chance.
    pub fn determinize(&self, rng: &mut Rng, roles: Option<&[Role]>) -> Game {
        self.determinize_by(rng, roles, &|_, _, _| true)
    }

    /// The same for those who have a better guess of hands as well: `fits` says whether a card can be the unknown one
    /// of a number, from zero, in somebody's hand. It is heeded as long as there are other cards.
    pub fn determinize_by(
        &self,
        rng: &mut Rng,
        roles: Option<&[Role]>,
        fits: &dyn Fn(Seat, u8, CardId) -> bool,
    ) -> Game {
        let board = &self.board;
        let mut unseen = self.unseen_cards();
        rng.shuffle(unseen.as_mut_slice());
        let mut players = [Player::default(); MAX_SEATS];
        let guessed = self.guess_roles(rng, roles);
        let mut characters = self.unseen_characters();
        rng.shuffle(&mut characters);
        let piles = board.piles.iter().map(|pile| Self::imagine_pile(pile, rng)).collect();
        for (seat, known) in board.seats.iter().enumerate() {
            let player = &mut players[seat];
            player.role = guessed[seat];
            player.role_shown = known.role_shown;
            player.life = known.life;
            player.max_life = known.max_life;
            player.in_play = known.in_play;
            player.borrowed = known.borrowed;
            player.guise = known.guise;
            player.ghost = known.ghost;
            player.misses_turn = known.misses_turn;
            player.marks = known.marks;
            player.hand = known.hand;
            let (mut unknown, mut tries) = (0, PATIENCE);
            while player.hand.len() < known.hand_count {
                let Some(card) = unseen.pop() else { break };
                if tries > 0 && !unseen.is_empty() && !fits(Seat(seat as u8), unknown, card) {
                    // Somewhere else among the unseen.
                    tries -= 1;
                    let at = rng.below(unseen.len() as u32) as usize;
                    let other = std::mem::replace(&mut unseen.as_mut_slice()[at], card);
                    unseen.push(other);
                    continue;
                }
                unknown += 1;
                player.hand.insert(card);
            }
            if let Some(character) = known.character {
                player.character = character;
                player.other_character = known.other_character;
            } else {
                player.character = characters.pop().unwrap_or_default();
                player.other_character = characters.pop();
            }
            if known.has_spare {
                let own = self.viewer == Some(Seat(seat as u8));
                player.spare = self.spare.filter(|_| own).or(known.guise).or_else(|| characters.pop());
            }
        }
        let mut table = List::new();
        for (card, seen) in &board.table {
            let card = (*card).or_else(|| unseen.pop()).unwrap_or_default();
            table.push(Laid { card, seen: *seen });
        }
        let mut game = Game {
            rules: self.rules,
            sets: self.sets,
            cards: self.cards,
            ring: board.ring,
            players,
            deck: unseen.iter().copied().collect(),
            discard: board.discard.iter().copied().collect(),
            table,
            piles,
            first: self.first,
            first_out: self.first_out,
            clock: self.clock,
            talkers: self.talkers,
            first_back: self.first_back,
            turn: self.turn,
            stack: self.stack.clone(),
            rng: Rng::from_seed(rng.next_seed()),
            outcome: board.outcome,
            in_force: Derived::default(),
            decision: Derived::default(),
        };
        game.refresh_all();
        game.refresh_decision();
        game
    }

    /// One game behind this view, always the same: enough to know what the viewer may do and why not.
    pub fn stand_in(&self) -> Game {
        self.determinize(&mut Rng::from_seed(0), None)
    }

    /// Cards in play the viewer cannot place, ascending.
    pub fn unseen_cards(&self) -> List<CardId, 128> {
        let board = &self.board;
        let mut seen: CardSet = board.discard.iter().copied().collect();
        for player in &board.seats {
            seen = seen.union(player.hand).union(player.in_play.iter().copied().collect());
        }
        for (card, _) in &board.table {
            if let Some(card) = card {
                seen.insert(*card);
            }
        }
        self.cards.minus(seen).iter().collect()
    }

    fn unseen_characters(&self) -> Vec<Character> {
        let held =
            |seat: &SeatView, c: Character| [seat.character, seat.other_character, seat.guise].contains(&Some(c));
        let seen = |c: &Character| self.spare == Some(*c) || self.board.seats.iter().any(|s| held(s, *c));
        Character::ALL.into_iter().filter(|c| c.is_dealt() && self.sets.contains(&c.def().set) && !seen(c)).collect()
    }

    /// An event deck that could be behind what everybody sees of it.
    fn imagine_pile(known: &PileView, rng: &mut Rng) -> EventPile {
        let mut cards: List<EventCard, LONGEST_DECK> = known.seen.iter().copied().collect();
        let turned = known.seen.len() as u8 - u8::from(known.coming().is_some());
        let length = usize::from(turned + known.left);
        let fresh = |card: &EventCard| !known.seen.contains(card);
        let mut unseen: Vec<EventCard> = known.deck.cards().filter(|c| fresh(c) && !c.def().is_last).collect();
        rng.shuffle(&mut unseen);
        let mut last: Vec<EventCard> = known.deck.cards().filter(|c| fresh(c) && c.def().is_last).collect();
        rng.shuffle(&mut last);
        while cards.len() < length {
            let next = if cards.len() + 1 < length || last.is_empty() { unseen.pop() } else { last.pop() };
            let Some(next) = next else { break };
            cards.push(next);
        }
        EventPile { deck: known.deck, cards, turned, active: known.active }
    }

    /// Roles the viewer cannot place.
    pub fn unseen_roles(&self) -> List<Role, 8> {
        let mut roles = self.roles;
        for role in self.board.seats.iter().filter_map(|s| s.role) {
            if let Some(at) = roles.iter().position(|r| *r == role) {
                roles.remove(at);
            }
        }
        roles
    }

    fn guess_roles(&self, rng: &mut Rng, roles: Option<&[Role]>) -> [Role; MAX_SEATS] {
        let mut hidden = self.unseen_roles();
        rng.shuffle(hidden.as_mut_slice());
        std::array::from_fn(|seat| {
            let Some(known) = self.board.seats.get(seat) else { return Role::default() };
            let dealt = if known.role.is_none() { hidden.pop() } else { None };
            known.role.or_else(|| roles?.get(seat).copied()).or(dealt).unwrap_or_default()
        })
    }

    /// The viewer, for views that have one.
    pub fn own_seat(&self) -> Seat {
        self.viewer.unwrap_or_default()
    }
}
