//! The only functions that change cards, life and roles. Each emits exactly one event, and refreshes the rules in force if
//! it moves a source of them.

use super::definitions::{DiscardReason, EventRule, EventRuleKind};
use super::event::ALL_EYES;
use super::frames::Resolve;
use super::game::{Laid, Pile};
use super::{CardId, Character, Event, EventCard, Game, Source, Stage, Suit, Turn, Zone};
use crate::core::{List, Outcome, Role, Seat, SeatSet};

/// The card game in motion.
pub type Step<'a> = crate::core::Step<'a, Game>;

impl Step<'_> {
    /// Moves a card and lets event decks react. `seen` are those who learn which card it is.
    fn move_card(&mut self, card: CardId, from: Zone, to: Zone, seen: SeatSet) {
        self.relocate(card, from, to, seen);
        self.after_move(card, from, to);
    }

    fn relocate(&mut self, card: CardId, from: Zone, to: Zone, seen: SeatSet) {
        match from {
            Zone::Deck => {
                self.deck.pop();
            }
            Zone::Discard => {
                if let Some(at) = self.discard.iter().rposition(|c| *c == card) {
                    self.discard.remove(at);
                }
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
                self.refresh_cards(seat);
            }
        }
        match to {
            Zone::Deck => self.deck.push(card),
            Zone::Discard => self.discard.push(card),
            Zone::Table => self.table.push(Laid { card, seen }),
            Zone::Hand(seat) => self.players[seat.index()].hand.insert(card),
            Zone::InPlay(seat) => {
                self.players[seat.index()].in_play.push(card);
                self.refresh_cards(seat);
            }
        }
        // What comes to an open hand or leaves it is seen by all.
        let handled = matches!((from, to), (Zone::Hand(_), _) | (_, Zone::Hand(_)));
        let open = handled && self.open_hands();
        let seen = if open { ALL_EYES } else { seen };
        self.emit(Event::Moved { card: Some(card), from, to, seen });
    }

    /// The top card of the deck, after reshuffling if the deck is empty; none if both piles are (R27).
    fn top_of_deck(&mut self) -> Option<CardId> {
        if self.deck.is_empty() {
            self.reshuffle();
        }
        self.deck.last().copied()
    }

    /// The discard pile becomes the deck, but for cards whose effect is still being resolved (R200).
    fn reshuffle(&mut self) {
        let game = &mut *self.game;
        let (mut kept, mut deck) = (List::new(), Pile::new());
        for card in game.discard.iter().copied() {
            let reserved = game.stack.iter().any(|frame| frame.reserves() == Some(card));
            if reserved || game.turn.is_resolving(card) { kept.push(card) } else { deck.push(card) }
        }
        if deck.is_empty() {
            return;
        }
        game.deck = deck;
        game.discard = kept.iter().copied().collect();
        game.rng.shuffle(game.deck.as_mut_slice());
        let cards = game.deck.len() as u8;
        self.emit(Event::Reshuffled { cards, kept });
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

    /// Draws a card of phase 1, from the discard pile while that is where phase 1 draws.
    pub(super) fn draw_in_phase_one(&mut self, seat: Seat) -> Option<CardId> {
        let mined = if self.turn.mining { self.draw_discard(seat) } else { None };
        let card = mined.or_else(|| self.draw(seat));
        self.note_drawn(seat, card);
        card
    }

    /// Counts a card of phase 1; the second may have to be shown and played.
    pub(super) fn note_drawn(&mut self, seat: Seat, card: Option<CardId>) {
        self.turn.drawn += 1;
        if let (Some(card), 2) = (card, self.turn.drawn)
            && self.has_rule(EventRuleKind::MustPlaySecondCard)
        {
            self.turn.bound = Some(card);
            self.show_card(seat, card);
        }
    }

    /// Shows a hand card to all; it stays there.
    pub(super) fn show_card(&mut self, seat: Seat, card: CardId) {
        self.emit(Event::Shown { seat, card });
    }

    /// Takes the top card of the discard pile into a hand.
    pub(super) fn draw_discard(&mut self, seat: Seat) -> Option<CardId> {
        let card = self.discard.last().copied()?;
        self.move_card(card, Zone::Discard, Zone::Hand(seat), ALL_EYES);
        Some(card)
    }

    /// Lays the top card of the deck in the middle, open to `seen`.
    pub(super) fn lay_out(&mut self, seen: SeatSet) -> Option<CardId> {
        let card = self.top_of_deck()?;
        self.move_card(card, Zone::Deck, Zone::Table, seen);
        Some(card)
    }

    /// Lays the next card of phase 1 in the middle, open to `seen`, or to all if it comes from the discard pile.
    pub(super) fn lay_out_in_phase_one(&mut self, seen: SeatSet) {
        match self.discard.last().copied() {
            Some(card) if self.turn.mining => self.move_card(card, Zone::Discard, Zone::Table, ALL_EYES),
            _ => {
                self.lay_out(seen);
            }
        }
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

    /// Puts a card from the middle back on top of the pile it came from.
    pub(super) fn return_laid(&mut self, card: CardId) {
        if self.turn.mining {
            return self.discard_laid(card);
        }
        let seen = self.laid_seen(card);
        self.move_card(card, Zone::Table, Zone::Deck, seen);
    }

    pub(super) fn discard_laid(&mut self, card: CardId) {
        self.move_card(card, Zone::Table, Zone::Discard, ALL_EYES);
    }

    /// Discards whatever lies in the middle.
    pub(super) fn clear_table(&mut self) {
        while let Some(laid) = self.table.last().copied() {
            self.discard_laid(laid.card);
        }
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        self.move_card(card, Zone::Hand(seat), Zone::Discard, ALL_EYES);
    }

    /// Gets rid of a hand card; an event may send it face down on the deck.
    pub(super) fn shed(&mut self, seat: Seat, card: CardId, how: DiscardReason) {
        let loots = |s: &Seat| self.seat_rules(*s).modifiers.loots;
        let looter = if how == DiscardReason::Excess { self.ring.after(seat).find(loots) } else { None };
        if let Some(looter) = looter {
            self.move_card(card, Zone::Hand(seat), Zone::Hand(looter), ALL_EYES);
        } else if self.goes_to_deck(seat, how) {
            let seen = if how == DiscardReason::Excess { SeatSet::of(seat) } else { ALL_EYES };
            self.move_card(card, Zone::Hand(seat), Zone::Deck, seen);
        } else {
            self.discard_from_hand(seat, card);
        }
    }

    /// Discards a hand card that is used; it stays unresolved until it is settled.
    pub(super) fn use_up(&mut self, seat: Seat, card: CardId) {
        self.discard_from_hand(seat, card);
        self.turn.resolving.push((card, seat));
    }

    /// Discards a card in play that is used; it stays unresolved until it is settled.
    pub(super) fn use_up_in_play(&mut self, seat: Seat, card: CardId) {
        self.discard_in_play(seat, card);
        self.turn.resolving.push((card, seat));
    }

    /// The effect of a used card is over: it is a discarded card like any other, or goes on the deck if that is where
    /// used cards go.
    pub(super) fn settle_used(&mut self, card: CardId) {
        let Some(at) = self.turn.resolving.iter().position(|(used, _)| *used == card) else { return };
        let (_, by) = self.turn.resolving.remove(at);
        if self.goes_to_deck(by, DiscardReason::Used) && self.discard.contains(&card) {
            self.move_card(card, Zone::Discard, Zone::Deck, ALL_EYES);
        }
    }

    /// Settles every used card, in the order in which they were used.
    pub(super) fn settle_all_used(&mut self) {
        while let Some((card, _)) = self.turn.resolving.first().copied() {
            self.settle_used(card);
        }
    }

    pub(super) fn discard_in_play(&mut self, seat: Seat, card: CardId) {
        self.move_card(card, Zone::InPlay(seat), Zone::Discard, ALL_EYES);
    }

    /// Discards a weapon that is replaced.
    pub(super) fn discard_replaced(&mut self, seat: Seat, card: CardId) {
        let to = if self.goes_to_deck(seat, DiscardReason::Replaced) { Zone::Deck } else { Zone::Discard };
        self.move_card(card, Zone::InPlay(seat), to, ALL_EYES);
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
        self.emit(Event::LifeLost { seat, amount, by, because });
    }

    /// Gives back life, never above the maximum. Nothing happens at the maximum.
    pub(super) fn gain_life(&mut self, seat: Seat, amount: u8) {
        if !self.can_heal(seat) {
            return;
        }
        let player = &mut self.game.players[seat.index()];
        let gained = (amount as i8).min(player.max_life - player.life);
        if gained > 0 {
            player.life += gained;
            self.emit(Event::LifeGained { seat, amount: gained as u8 });
        }
    }

    /// Keeps a dying player alive with these life points, whatever else would heal him or not.
    pub(super) fn stay_alive(&mut self, seat: Seat, amount: u8) {
        self.players[seat.index()].life += amount as i8;
        self.emit(Event::LifeGained { seat, amount });
    }

    /// Turns up a role.
    pub(super) fn show_role(&mut self, seat: Seat) {
        let player = &mut self.game.players[seat.index()];
        if !player.role_shown {
            player.role_shown = true;
            let role = player.role;
            self.emit(Event::RoleShown { seat, role });
        }
    }

    /// Takes a player out of play.
    pub(super) fn eliminate(&mut self, seat: Seat, by: Option<Seat>) {
        self.ring.remove(seat);
        self.first_out.get_or_insert(seat);
        let player = &mut self.game.players[seat.index()];
        // What a ghost has regained goes with him.
        player.life = player.life.min(0);
        player.ghost = false;
        player.marks.clear();
        player.misses_turn = false;
        self.refresh(seat);
        self.emit(Event::Eliminated { seat, by });
    }

    /// Brings back a player who was out; with no life he is a ghost.
    pub(super) fn bring_back(&mut self, seat: Seat, life: u8) {
        self.ring.insert(seat);
        self.first_back |= life > 0 && self.first_out == Some(seat);
        let player = &mut self.game.players[seat.index()];
        player.life = life as i8;
        player.ghost = life == 0;
        self.emit(Event::Returned { seat, life: life as i8 });
    }

    /// Gives a player a role that only he knows.
    pub(super) fn deal_role(&mut self, seat: Seat, role: Role) {
        let player = &mut self.game.players[seat.index()];
        player.role = role;
        player.role_shown = false;
        self.emit(Event::RoleDealt { seat, role: Some(role) });
    }

    /// A player goes on with another role instead of being eliminated; everybody knows it.
    pub(super) fn reborn(&mut self, seat: Seat, because: EventCard, role: Role, life: i8) {
        let player = &mut self.game.players[seat.index()];
        player.role = role;
        player.role_shown = true;
        player.life = life;
        player.marks.clear();
        player.marks.push(because);
        self.refresh(seat);
        self.emit(Event::Reborn { seat, because, role, life });
    }

    /// Lets two players trade places.
    pub(super) fn swap_seats(&mut self, a: Seat, b: Seat) {
        self.ring.swap(a, b);
        self.emit(Event::SeatsSwapped { a, b });
    }

    /// A player will miss his next turn.
    pub(super) fn miss_turn(&mut self, seat: Seat) {
        self.players[seat.index()].misses_turn = true;
        self.emit(Event::WillMissTurn { seat });
    }

    /// A player's turn is over before it began.
    pub(super) fn skip_turn(&mut self, seat: Seat) {
        self.players[seat.index()].misses_turn = false;
        self.emit(Event::TurnSkipped { seat });
    }

    /// Jails a player for life by the mark of an event card, or frees him.
    pub(super) fn sentence(&mut self, seat: Seat, because: EventCard, jailed: bool) {
        let marks = &mut self.game.players[seat.index()].marks;
        if let Some(at) = marks.iter().position(|mark| *mark == because) {
            marks.remove(at);
        }
        if jailed {
            marks.push(because);
        }
        self.refresh(seat);
        self.emit(Event::Sentenced { seat, jailed });
    }

    /// Shows a hand to all.
    pub(super) fn show_hand(&mut self, seat: Seat) {
        let cards = self.player(seat).hand;
        self.emit(Event::HandShown { seat, cards });
    }

    /// Gives a player the abilities of two more characters, instead of those he had before.
    pub(super) fn draw_abilities(&mut self, seat: Seat, characters: [Character; 2]) {
        let borrowed = &mut self.game.players[seat.index()].borrowed;
        *borrowed = characters.into_iter().collect();
        self.refresh(seat);
        self.emit(Event::AbilitiesDrawn { seat, characters });
    }

    /// Lays a random card of a hand open in the middle.
    pub(super) fn lay_random(&mut self, from: Seat) {
        if let Some(card) = self.random_hand_card(from) {
            self.move_card(card, Zone::Hand(from), Zone::Table, ALL_EYES);
        }
    }

    /// Takes a flipped card from the discard pile into a hand.
    pub(super) fn collect(&mut self, seat: Seat, card: CardId) {
        self.move_card(card, Zone::Discard, Zone::Hand(seat), ALL_EYES);
    }

    /// Allows only one suit for the rest of the turn.
    pub(super) fn name_suit(&mut self, seat: Seat, suit: Suit) {
        self.turn.suit = Some(suit);
        self.emit(Event::SuitNamed { seat, suit });
    }

    /// The turn passes to a player; it is reported when it begins.
    pub(super) fn set_turn(&mut self, turn: Turn) {
        self.turn = turn;
        self.refresh_for_turn();
    }

    /// New event cards lie open: the player's own turn can begin.
    pub(super) fn end_stage_before(&mut self) {
        self.turn.stage = Stage::Begin;
        self.refresh_for_turn();
    }

    pub(super) fn reach_stage(&mut self, stage: Stage) {
        self.turn.stage = stage;
        self.emit(Event::StageReached { stage });
    }

    /// Settles who a player is before the game begins; the other character is put aside, face down if an event may
    /// bring it back.
    pub(super) fn take_character(&mut self, seat: Seat, character: Character) {
        let spares = self.sets.iter().any(|set| set.def().deals_spare_characters);
        let player = &mut self.game.players[seat.index()];
        let unused = if player.character == character { player.other_character } else { Some(player.character) };
        player.character = character;
        player.other_character = None;
        player.spare = unused.filter(|_| spares);
        player.set_life();
        let (life, spare) = (player.life, player.spare.is_some());
        self.refresh(seat);
        self.emit(Event::CharacterTaken { seat, character, life, spare });
    }

    /// A player becomes somebody else in mid-game, with this much life; his unused character is used up if it is that.
    pub(super) fn change_character(&mut self, seat: Seat, character: Character, life: i8) {
        let player = &mut self.game.players[seat.index()];
        player.character = character;
        player.spare = player.spare.filter(|spare| *spare != character);
        player.borrowed.clear();
        player.set_life();
        player.life = life.min(player.max_life);
        let (life, spare) = (player.life, player.spare.is_some());
        self.refresh(seat);
        self.emit(Event::CharacterTaken { seat, character, life, spare });
    }

    /// A player has the abilities of another character for now, or his own again.
    pub(super) fn disguise(&mut self, seat: Seat, character: Option<Character>) {
        let player = &mut self.game.players[seat.index()];
        Character::disguise(&mut player.guise, character, &mut player.borrowed);
        self.refresh(seat);
        self.emit(Event::Disguised { seat, character });
    }

    /// Gives a player the ability of another character, instead of one copied before.
    pub(super) fn copy_ability(&mut self, seat: Seat, character: Character) {
        let borrowed = &mut self.game.players[seat.index()].borrowed;
        borrowed.clear();
        borrowed.push(character);
        self.refresh(seat);
        self.emit(Event::AbilityCopied { seat, character });
    }

    /// Ends the game; all roles have been turned up.
    pub(super) fn end_game(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.stack.clear();
        self.emit(Event::GameEnded { outcome });
    }
}

impl Game {
    /// Whether a card a player gets rid of goes on the deck: only the active player's, if he drew from the
    /// discard pile.
    fn goes_to_deck(&self, seat: Seat, how: DiscardReason) -> bool {
        self.turn.mining && self.active_seat() == Some(seat) && {
            let mut rules = self.event_rules(EventRuleKind::DiscardsToDeck, EventRule::discards_to_deck);
            rules.any(|to_deck| to_deck(self, how))
        }
    }

    /// A player's cards, hand first.
    pub(super) fn own_cards(&self, seat: Seat) -> List<CardId, 128> {
        let player = self.player(seat);
        player.hand.iter().chain(player.in_play.iter().copied()).collect()
    }
}
