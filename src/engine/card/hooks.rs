//! How cards in play, characters and table rules change the rules.
//!
//! A definition fills in the fields it needs; everything else stays [`Hooks::NONE`]. Hooks are found by
//! scanning, never registered, so nothing has to be switched on or off when a card comes or goes.

use super::frames::Shot;
use super::{Action, CardId, CardKind, Character, Game, Illegal, Source, Step};
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
    pub counts_as: Option<fn(CardId, CardKind) -> bool>,
    /// Cards the owner flips for a draw!.
    pub flips: u8,
    /// The owner takes the cards of the eliminated.
    pub inherits: bool,
    /// Counts as a Missed! when used; the number of cards drawn afterwards.
    pub missed: Option<u8>,
    /// Life points it gives as a rescue, where the table allows more than Beer.
    pub rescue: Option<u8>,
    /// Cards the owner draws in phase 1.
    pub draws: Option<fn(&Game, Seat) -> u8>,
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

    // Triggers: after something happened.
    /// The owner lost life and survived.
    pub after_loss: Option<fn(&mut Step, Seat, Loss)>,
    /// Somebody else was eliminated.
    pub after_death: Option<fn(&mut Step, Seat)>,
    /// The owner's phase 1 is about to begin.
    pub prepare: Option<fn(&mut Step, Seat)>,
    /// The owner's hand is empty and nothing he started is unresolved.
    pub on_empty_hand: Option<fn(&mut Step, Seat)>,

    // Replacements: take over a step.
    /// Replaces the draw of phase 1.
    pub draw: Option<fn(&mut Step, Seat)>,
    /// A draw! before phase 1; lower numbers first.
    pub start_check: Option<u8>,
    /// What a draw! made for this source does; returns whether it was good for the owner.
    pub checked: Option<fn(&mut Step, Seat, Source, CardId) -> bool>,

    // Abilities and reactions: what the owner may do.
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
        rescue: None,
        draws: None,
        hand_limit: None,
        beer_life: 1,
        silences: false,
        immune: None,
        answered: None,
        after_loss: None,
        after_death: None,
        prepare: None,
        on_empty_hand: None,
        draw: None,
        start_check: None,
        checked: None,
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
        }
    }
}

impl Game {
    /// The characters whose abilities a player has now.
    #[inline]
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = Character> + '_ {
        let player = &self.players[seat.index()];
        std::iter::once(player.character).chain(player.borrowed.iter().copied())
    }

    /// Whether a player has an ability now.
    pub fn has_power(&self, seat: Seat, character: Character) -> bool {
        self.powers(seat).any(|c| c == character)
    }

    /// The cards in front of a player that work now.
    #[inline]
    pub fn working_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let all = &self.players[seat.index()].in_play;
        let working = if self.is_silenced(seat) { &all[..0] } else { &all[..] };
        working.iter().copied()
    }

    /// Whether somebody's ability switches off the cards in front of a player; characters may do that to
    /// cards, never the other way round.
    #[inline]
    fn is_silenced(&self, seat: Seat) -> bool {
        let active = self.turn.seat;
        active != seat && self.powers(active).any(|c| c.def().hooks.silences)
    }

    /// Everything of a player's that can change the rules, his character before his cards.
    #[inline]
    pub fn sources(&self, seat: Seat) -> impl Iterator<Item = Source> + '_ {
        self.powers(seat).map(Source::Character).chain(self.working_cards(seat).map(Source::Card))
    }

    /// The hooks of a player's sources.
    #[inline]
    pub fn hooks(&self, seat: Seat) -> impl Iterator<Item = &'static Hooks> + '_ {
        self.sources(seat).map(Source::hooks)
    }
}
