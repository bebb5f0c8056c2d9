//! How cards in play, characters and event cards change the rules.
//!
//! A definition fills in the fields it needs; everything else stays [`Hooks::NONE`]. Hooks are found by
//! scanning, never registered, so nothing has to be switched on or off when a card comes or goes.

use super::event_cards::Return;
use super::frames::{self, Played, Shot};
use super::{Action, CardId, CardKind, Character, Game, Illegal, Source, Step, Suit};
use crate::core::Seat;

/// Everything a definition can say, by family.
pub struct Hooks {
    // Queries: a number or a yes.
    /// Added to the distance at which the owner sees others.
    pub sees: i8,
    /// Added to the distance at which others see the owner.
    pub seen: i8,
    /// The reach of a weapon.
    pub range: Option<u8>,
    /// BANG! cards the owner may play in his turn.
    pub bang_limit: Option<u8>,
    /// Missed! effects needed against the owner's shot.
    pub missed_needed: Option<fn(&Shot) -> u8>,
    /// Whether a hand card of the owner may be used as another kind.
    pub counts_as: Option<fn(&Game, Seat, CardId, CardKind) -> bool>,
    /// Cards the owner flips for a draw!.
    pub flips: u8,
    /// Cards in the owner's first hand, if not one for each life point.
    pub start_hand: Option<u8>,
    /// Nobody else can copy the ability.
    pub own_only: bool,
    /// The owner takes the excess cards others discard.
    pub loots: bool,
    /// The owner takes cards flipped for a draw! while his hand is smaller than this.
    pub collects: Option<u8>,
    /// The owner draws! instead of being eliminated.
    pub cheats_death: bool,
    /// The owner takes the cards of the eliminated.
    pub inherits: bool,
    /// Counts as a Missed! when used; the number of cards drawn afterwards.
    pub missed: Option<u8>,
    /// Whether playing it turns up the next card of Wild West Show.
    pub coach: Option<fn(&Game) -> bool>,
    /// Life points it gives as a rescue, where the table allows more than Beer.
    pub rescue: Option<u8>,
    /// Cards the owner draws in phase 1.
    pub draws: Option<fn(&Game, Seat) -> Option<u8>>,
    /// Whether an event that leaves the others only their first card takes just one card off `draws` (Q38).
    pub draws_one_less_under_cap: bool,
    /// Cards the owner may keep at the end of his turn.
    pub hand_limit: Option<fn(&Game) -> u8>,
    /// Life points a Beer gives the owner.
    pub beer_life: u8,
    /// In the owner's turn the cards in front of others do nothing.
    pub silences: bool,
    /// Whether a card played by somebody else leaves the owner alone.
    pub immune: Option<fn(&Game, CardId) -> bool>,
    /// Cards the owner draws for a hand card used in somebody else's turn.
    pub answered: Option<fn(&Game, CardId) -> u8>,

    /// Cards the owner turns over in phase 1, if that is not the number he keeps.
    pub looks: Option<fn(&Game, Seat) -> u8>,

    // Queries of event cards: they hold for everybody.
    /// The suit every card has.
    pub suit: Option<Suit>,
    /// Most cards drawn in phase 1.
    pub draw_cap: Option<fn(&Game, Seat) -> Option<u8>>,
    /// Cards drawn on top of phase 1.
    pub extra_draw: u8,
    /// How far apart any two players sit, before modifiers.
    pub places: Option<u8>,
    /// Whether that distance is not modified by anything.
    pub places_only: bool,
    /// The reach of a player without a weapon.
    pub unarmed: Option<fn(&Game, Seat) -> Option<u8>>,
    /// Whether a player may play two BANG! cards at any distance.
    pub free_fire: Option<fn(&Game, Seat) -> bool>,
    /// Whether a BANG! card needs a second one discarded with it.
    pub doubles_bang: bool,
    /// Hands lie open.
    pub open_hands: bool,
    /// Everybody plays for himself: the last one in play wins.
    pub last_standing: bool,
    /// Kinds of cards in play that do not work.
    pub mutes_kind: Option<fn(CardKind) -> bool>,
    /// The top of the discard pile may be used against a shot.
    pub discard_defends: bool,
    /// The Missed! it asks for is discarded, not played.
    pub wants_discard: bool,
    /// Turns pass to the right.
    pub reverses: bool,
    /// Nobody has an ability.
    pub no_abilities: bool,
    /// No card in play works.
    pub no_cards: Option<fn(&Game) -> bool>,
    /// How somebody who is out comes back for his turn.
    pub returns: Option<fn(&Game, Seat) -> Option<Return>>,
    /// Whether phase 1 draws from the discard pile while it lasts.
    pub mines: bool,
    /// Whether a card the active player gets rid of goes face down on the deck.
    pub buries: Option<fn(&Game, Shed) -> bool>,
    /// The second card of phase 1 is shown and must be played.
    pub binds: bool,

    // Vetoes.
    /// Whether a card used as this kind may not be aimed at a player; asked of event cards only.
    pub forbids_aim: Option<fn(&Game, Seat, CardKind, Seat) -> bool>,
    /// Whether a player may not order another to use a card as this kind, at this target if it is aimed; asked of event
    /// cards only.
    pub forbids_order: Option<fn(&Game, Seat, CardKind, Option<Seat>) -> bool>,
    /// Whether a hand card may not be used as this kind; no card: whatever the card.
    pub forbids: Option<fn(&Game, Seat, CardKind, Option<CardId>) -> bool>,

    // Triggers: after something happened.
    /// The owner lost life and survived.
    pub after_loss: Option<fn(&mut Step, Seat, Loss)>,
    /// Somebody else was eliminated.
    pub after_death: Option<fn(&mut Step, Seat)>,
    /// The owner has been dealt his first hand.
    pub dealt: Option<fn(&mut Step, Seat)>,
    /// The owner's turn begins, before anything else in it.
    pub begin: Option<fn(&mut Step, Seat)>,
    /// The owner's phase 1 is over; lower numbers first.
    pub drawn: Option<(u8, fn(&mut Step, Seat))>,
    /// The owner's phase 2 is over.
    pub played: Option<fn(&mut Step, Seat)>,
    /// The owner's turn is over.
    pub ended: Option<fn(&mut Step, Seat)>,
    /// The owner laid a card in front of somebody.
    pub laid: Option<fn(&mut Step, Seat, CardId)>,
    /// The owner's phase 1 is about to begin.
    pub prepare: Option<fn(&mut Step, Seat)>,
    /// The owner's hand is empty and nothing he started is unresolved.
    pub on_empty_hand: Option<fn(&mut Step, Seat)>,

    // Replacements: take over a step.
    /// Takes over the effect of a card somebody plays; whether it did.
    pub effect: Option<fn(&mut Step, Played) -> bool>,
    /// Takes over an elimination; whether it did.
    pub spares: Option<fn(&mut Step, frames::Loss) -> bool>,
    /// Asks where the first card of phase 1 comes from.
    pub first: Option<fn(&mut Step, Seat)>,
    /// Replaces the draw of phase 1.
    pub draw: Option<fn(&mut Step, Seat)>,
    /// What the second card of phase 1 brings.
    pub second: Option<fn(&mut Step, Seat, CardId)>,
    /// What a shot from this source does when it hits, instead of costing a life point.
    pub hit: Option<fn(&mut Step, Shot)>,
    /// A draw! before phase 1; lower numbers first.
    pub start_check: Option<u8>,
    /// What a draw! made for this source does; returns whether it was good for the owner. No card with both piles
    /// empty: then nothing happens that needs a certain card (R27).
    pub checked: Option<fn(&mut Step, Seat, Source, Option<CardId>) -> bool>,

    // Abilities and reactions: what the owner may do.
    /// Has abilities of other characters.
    pub borrows: bool,
    /// May draw! against a shot.
    pub dodges: bool,
    /// Lists what the owner may do in his phase 2.
    pub in_turn: Option<fn(&Game, Seat, &mut Vec<Action>)>,
    /// Lists what the owner may do at any time.
    pub anytime: Option<fn(&Game, Seat, &mut Vec<Action>)>,
    /// Why an ability of the owner's is refused.
    pub refuse: Option<fn(&Game, Seat, Action) -> Illegal>,
    /// Carries out an ability listed before.
    pub activate: Option<fn(&mut Step, Seat, Action)>,
}

/// How the active player gets rid of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shed {
    /// Above the hand limit in phase 3.
    Excess,
    /// Played or used, or discarded to pay for that.
    Used,
    /// Discarded as an answer that is no use of the card: a BANG! in a Duel.
    Answer,
    /// Discarded for an ability of his character.
    Ability,
    /// Replaced by another weapon.
    Replaced,
}

/// A loss of life that was survived.
#[derive(Clone, Copy)]
pub struct Loss {
    pub amount: u8,
    pub by: Option<Seat>,
}

impl Hooks {
    pub const NONE: Self = Self {
        sees: 0,
        seen: 0,
        range: None,
        bang_limit: None,
        missed_needed: None,
        counts_as: None,
        flips: 1,
        inherits: false,
        missed: None,
        coach: None,
        rescue: None,
        draws: None,
        draws_one_less_under_cap: false,
        hand_limit: None,
        beer_life: 1,
        silences: false,
        immune: None,
        answered: None,
        start_hand: None,
        own_only: false,
        loots: false,
        collects: None,
        cheats_death: false,
        looks: None,
        suit: None,
        draw_cap: None,
        extra_draw: 0,
        places: None,
        places_only: false,
        unarmed: None,
        free_fire: None,
        doubles_bang: false,
        open_hands: false,
        last_standing: false,
        mutes_kind: None,
        discard_defends: false,
        wants_discard: false,
        reverses: false,
        no_abilities: false,
        no_cards: None,
        returns: None,
        mines: false,
        buries: None,
        binds: false,
        forbids: None,
        forbids_aim: None,
        forbids_order: None,
        after_loss: None,
        after_death: None,
        dealt: None,
        begin: None,
        drawn: None,
        played: None,
        ended: None,
        laid: None,
        prepare: None,
        on_empty_hand: None,
        first: None,
        draw: None,
        second: None,
        effect: None,
        spares: None,
        hit: None,
        start_check: None,
        checked: None,
        borrows: false,
        dodges: false,
        in_turn: None,
        anytime: None,
        refuse: None,
        activate: None,
    };
}

impl Source {
    /// The hooks of this source.
    pub fn hooks(self) -> &'static Hooks {
        match self {
            Self::Rules => &Hooks::NONE,
            Self::Card(card) => &card.kind().def().hooks,
            Self::Character(character) => &character.def().hooks,
            Self::Event(card) => &card.def().hooks,
        }
    }
}

impl Game {
    /// The characters whose abilities a player has now.
    #[inline]
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = Character> + '_ {
        let player = &self.players[seat.index()];
        let muted = self.abilities_muted_by().is_some();
        let own = (!muted).then(|| player.guise.unwrap_or(player.character));
        let borrowed =
            if muted || player.guise.is_some_and(|guise| !guise.borrows()) { &[][..] } else { &player.borrowed[..] };
        let digger = (player.digger && !muted).then_some(Character::TheGraveDigger);
        own.into_iter().chain(borrowed.iter().copied()).chain(digger)
    }

    /// Whether a player has an ability now.
    pub fn has_power(&self, seat: Seat, character: Character) -> bool {
        self.powers(seat).any(|c| c == character)
    }

    /// The event that switches abilities off.
    #[inline]
    pub(super) fn abilities_muted_by(&self) -> Option<Source> {
        self.active_events().find(|card| card.def().hooks.no_abilities).map(Source::Event)
    }

    /// The cards in front of a player that work now.
    #[inline]
    pub fn working_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let all = &self.players[seat.index()].in_play;
        let working = if self.cards_muted_by(seat).is_some() { &all[..0] } else { &all[..] };
        let muted = self.event_hooks().find_map(|h| h.mutes_kind);
        working.iter().copied().filter(move |card| !muted.is_some_and(|muted| muted(card.kind())))
    }

    /// What switches off the cards in front of a player: events may do that to characters and cards,
    /// characters to cards, never the other way round.
    #[inline]
    pub(super) fn cards_muted_by(&self, seat: Seat) -> Option<Source> {
        let event = self.active_events().find(|card| card.def().hooks.no_cards.is_some_and(|mutes| mutes(self)));
        if event.is_some() {
            return event.map(Source::Event);
        }
        let active = self.active_seat().filter(|active| *active != seat)?;
        self.powers(active).find(|c| c.def().hooks.silences).map(Source::Character)
    }

    /// Everything that can change the rules for a player: events, then his character, then his cards.
    #[inline]
    pub fn sources(&self, seat: Seat) -> impl Iterator<Item = Source> + '_ {
        let own = self.powers(seat).map(Source::Character).chain(self.working_cards(seat).map(Source::Card));
        self.active_events().map(Source::Event).chain(own)
    }

    /// The hooks of a player's sources.
    #[inline]
    pub fn hooks(&self, seat: Seat) -> impl Iterator<Item = &'static Hooks> + '_ {
        let own = self.powers(seat).map(|character| &character.def().hooks);
        let cards = self.working_cards(seat).map(|card| &card.kind().def().hooks);
        self.event_hooks().chain(own).chain(cards)
    }
}
