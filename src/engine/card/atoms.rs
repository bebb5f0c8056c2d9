//! The only functions that change cards, life and roles. Each emits exactly one event.

use super::event::ALL_EYES;
use super::game::Laid;
use super::{CardId, Character, Event, Game, Source, Stage, Zone};
use crate::core::{List, Outcome, Seat, SeatSet};
use std::ops::{Deref, DerefMut};

/// A game in motion: the state and the report of what happens to it.
pub struct Step<'a> {
    pub(super) game: &'a mut Game,
    pub(super) events: &'a mut Vec<Event>,
}

impl Deref for Step<'_> {
    type Target = Game;

    #[inline]
    fn deref(&self) -> &Game {
        self.game
    }
}

impl DerefMut for Step<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Game {
        self.game
    }
}

impl Step<'_> {
    /// Moves a card. `seen` are those who learn which card it is.
    fn move_card(&mut self, card: CardId, from: Zone, to: Zone, seen: SeatSet) {
        match from {
            Zone::Deck => {
                self.deck.pop();
            }
            Zone::Discard => {
                self.discard.pop();
            }
            Zone::Table => {
                if let Some(at) = self.table.iter().position(|laid| laid.card == card) {
                    self.table.remove(at);
                }
            }
            Zone::Hand(seat) => self.players[seat.index()].hand.remove(card),
            Zone::InPlay(seat) => {
                let in_play = &mut self.players[seat.index()].in_play;
                if let Some(at) = in_play.iter().position(|c| *c == card) {
                    in_play.remove(at);
                }
            }
        }
        match to {
            Zone::Deck => self.deck.push(card),
            Zone::Discard => self.discard.push(card),
            Zone::Table => self.table.push(Laid { card, seen }),
            Zone::Hand(seat) => self.players[seat.index()].hand.insert(card),
            Zone::InPlay(seat) => self.players[seat.index()].in_play.push(card),
        }
        self.events.push(Event::Moved { card: Some(card), from, to, seen });
    }

    /// The top card of the deck, after reshuffling if the deck is empty; none if both piles are (R27).
    fn top_of_deck(&mut self) -> Option<CardId> {
        if self.deck.is_empty() {
            self.reshuffle();
        }
        self.deck.last().copied()
    }

    /// The discard pile becomes the deck, but for a card whose effect is still being resolved.
    fn reshuffle(&mut self) {
        let game = &mut *self.game;
        let kept = game.turn.resolving.and_then(|card| game.discard.iter().position(|c| *c == card));
        let kept = kept.map(|at| game.discard.remove(at));
        std::mem::swap(&mut game.deck, &mut game.discard);
        game.rng.shuffle(game.deck.as_mut_slice());
        let cards = game.deck.len() as u8;
        if let Some(card) = kept {
            game.discard.push(card);
        }
        if cards > 0 {
            self.events.push(Event::Reshuffled { cards, kept });
        }
    }

    /// Draws a card into a hand.
    pub(super) fn draw(&mut self, seat: Seat) -> Option<CardId> {
        let card = self.top_of_deck()?;
        self.move_card(card, Zone::Deck, Zone::Hand(seat), SeatSet::of(seat));
        Some(card)
    }

    pub(super) fn draw_many(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.draw(seat);
        }
    }

    /// Takes the top card of the discard pile into a hand.
    pub(super) fn draw_discard(&mut self, seat: Seat) {
        if let Some(card) = self.discard.last().copied() {
            self.move_card(card, Zone::Discard, Zone::Hand(seat), ALL_EYES);
        }
    }

    /// Lays the top card of the deck in the middle, open to `seen`.
    pub(super) fn lay_out(&mut self, seen: SeatSet) -> Option<CardId> {
        let card = self.top_of_deck()?;
        self.move_card(card, Zone::Deck, Zone::Table, seen);
        Some(card)
    }

    /// Lays the top card of the deck in the middle, open to all.
    pub(super) fn lay_open(&mut self) -> Option<CardId> {
        self.lay_out(ALL_EYES)
    }

    fn laid_seen(&self, card: CardId) -> SeatSet {
        self.table.iter().find(|laid| laid.card == card).map_or(SeatSet::EMPTY, |laid| laid.seen)
    }

    /// Takes a card from the middle into a hand.
    pub(super) fn take_laid(&mut self, seat: Seat, card: CardId) {
        let seen = self.laid_seen(card).with(seat);
        self.move_card(card, Zone::Table, Zone::Hand(seat), seen);
    }

    /// Puts a card from the middle on top of the deck.
    pub(super) fn return_laid(&mut self, card: CardId) {
        let seen = self.laid_seen(card);
        self.move_card(card, Zone::Table, Zone::Deck, seen);
    }

    pub(super) fn discard_laid(&mut self, card: CardId) {
        self.move_card(card, Zone::Table, Zone::Discard, ALL_EYES);
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        self.move_card(card, Zone::Hand(seat), Zone::Discard, ALL_EYES);
    }

    pub(super) fn discard_in_play(&mut self, seat: Seat, card: CardId) {
        self.move_card(card, Zone::InPlay(seat), Zone::Discard, ALL_EYES);
    }

    /// Discards a card wherever its owner has it.
    pub(super) fn discard_own(&mut self, seat: Seat, card: CardId) {
        if self.player(seat).hand.contains(card) {
            self.discard_from_hand(seat, card);
        } else {
            self.discard_in_play(seat, card);
        }
    }

    /// Lays a hand card in front of a player.
    pub(super) fn equip(&mut self, seat: Seat, card: CardId, on: Seat) {
        self.move_card(card, Zone::Hand(seat), Zone::InPlay(on), ALL_EYES);
    }

    /// Hands a card in play on to another player.
    pub(super) fn pass_on(&mut self, from: Seat, card: CardId, to: Seat) {
        self.move_card(card, Zone::InPlay(from), Zone::InPlay(to), ALL_EYES);
    }

    /// Takes a card in play into another hand.
    pub(super) fn take_in_play(&mut self, seat: Seat, from: Seat, card: CardId) {
        self.move_card(card, Zone::InPlay(from), Zone::Hand(seat), ALL_EYES);
    }

    /// Takes a hand card into another hand; only the two players see it (R137).
    pub(super) fn take_from_hand(&mut self, seat: Seat, from: Seat, card: CardId) {
        self.move_card(card, Zone::Hand(from), Zone::Hand(seat), SeatSet::of(seat).with(from));
    }

    /// A random card of a hand.
    pub(super) fn random_hand_card(&mut self, seat: Seat) -> Option<CardId> {
        let hand = self.player(seat).hand;
        if hand.is_empty() {
            return None;
        }
        let n = self.rng.below(hand.len().into()) as usize;
        hand.nth(n)
    }

    pub(super) fn lose_life(&mut self, seat: Seat, amount: u8, by: Option<Seat>, because: Source) {
        self.players[seat.index()].life -= amount as i8;
        self.events.push(Event::LifeLost { seat, amount, by, because });
    }

    /// Gives back life, never above the maximum. Nothing happens at the maximum.
    pub(super) fn gain_life(&mut self, seat: Seat, amount: u8) {
        let player = &mut self.game.players[seat.index()];
        let gained = (amount as i8).min(player.max_life - player.life);
        if gained > 0 {
            player.life += gained;
            self.events.push(Event::LifeGained { seat, amount: gained as u8 });
        }
    }

    /// Turns up a role.
    pub(super) fn show_role(&mut self, seat: Seat) {
        let player = &mut self.game.players[seat.index()];
        if !player.role_shown {
            player.role_shown = true;
            self.events.push(Event::RoleShown { seat, role: player.role });
        }
    }

    /// Takes a player out of play.
    pub(super) fn eliminate(&mut self, seat: Seat, by: Option<Seat>) {
        self.ring.remove(seat);
        self.events.push(Event::Eliminated { seat, by });
    }

    pub(super) fn reach_stage(&mut self, stage: Stage) {
        self.turn.stage = stage;
        self.events.push(Event::StageReached { stage });
    }

    /// Settles who a player is.
    pub(super) fn take_character(&mut self, seat: Seat, character: Character) {
        let player = &mut self.game.players[seat.index()];
        player.character = character;
        player.other_character = None;
        player.set_life();
        self.events.push(Event::CharacterTaken { seat, character });
    }

    /// Gives a player the ability of another character, instead of one copied before.
    pub(super) fn copy_ability(&mut self, seat: Seat, character: Character) {
        let borrowed = &mut self.game.players[seat.index()].borrowed;
        borrowed.clear();
        borrowed.push(character);
        self.events.push(Event::AbilityCopied { seat, character });
    }

    /// Ends the game; all roles have been turned up.
    pub(super) fn end_game(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.stack.clear();
        self.events.push(Event::GameEnded { outcome });
    }
}

impl Game {
    /// A player's cards, hand first.
    pub(super) fn own_cards(&self, seat: Seat) -> List<CardId, 128> {
        let player = self.player(seat);
        player.hand.iter().chain(player.in_play.iter().copied()).collect()
    }
}
