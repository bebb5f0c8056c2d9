//! The shape of a definition: everything one kind of card, one character or one event card says about the rules.
//!
//! Each has only the fields that mean something for it, and every field works:
//!
//! * [`Modifiers`]: numbers and traits of the player a source belongs to, summed into a cache (see `modifiers`).
//! * [`Hook`]: functions of characters and event cards, asked or called at a [`Moment`].
//! * [`EventRule`]: how an event card changes the table; characters and cards have none.
//! * [`Ability`]: something its owner may do.
//! * [`DrawCheck`]: how a draw! made for it is judged.

use super::frames::{Loss, Played, Shot};
use super::sets::Set;
use super::{Action, Border, CardId, CardKind, Character, Game, Illegal, Return, Source, Step, Suit};
use crate::core::Seat;

/// Everything about one kind of card.
pub struct CardDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    pub border: Border,
    /// The printed copies: set, then rank and suit of each.
    pub copies: &'static [(Set, &'static str)],
    pub play: Play,
    /// Changes for the player it lies in front of.
    pub modifiers: Modifiers,
    /// Counts as a Missed! when used; the number of cards drawn afterwards.
    pub missed: Option<u8>,
    /// Life points it gives as a rescue, where the table allows more than Beer.
    pub rescue: Option<u8>,
    /// Whether playing it turns up the next card of a deck that waits for that (R109).
    pub turns_up_event: Option<fn(&Game) -> bool>,
    /// Needs a draw! before phase 1; lower numbers first (R19).
    pub start_check: Option<u8>,
    /// How a draw! made for it is judged.
    pub check: Option<DrawCheck>,
    /// Whether it holds the player it lies in front of prisoner.
    pub imprisons: bool,
}

impl CardDef {
    /// A card that cannot be played and does nothing: what definitions start from.
    pub const BLANK: Self = Self {
        id: "",
        border: Border::Brown,
        copies: &[],
        play: Play::Never,
        modifiers: Modifiers::NONE,
        missed: None,
        rescue: None,
        turns_up_event: None,
        start_check: None,
        check: None,
        imprisons: false,
    };
}

/// Everything about one character.
pub struct CharacterDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    pub set: Set,
    pub life: u8,
    /// Whether players are dealt this character.
    pub is_dealt: bool,
    /// Cards in the first hand, if not one for each life point.
    pub start_hand: Option<u8>,
    /// Whether somebody else can copy the ability.
    pub can_be_copied: bool,
    /// Whether the character has abilities of others: they belong to it, also when it is only assumed.
    pub borrows: bool,
    /// Whether the cards in front of others do nothing in the owner's turn.
    pub silences_cards: bool,
    pub modifiers: Modifiers,
    pub hooks: &'static [Hook],
    /// Something the owner may do.
    pub ability: Option<Ability>,
    /// How a draw! made for the character is judged.
    pub check: Option<DrawCheck>,
}

impl CharacterDef {
    /// A character with four life points and no ability: what definitions start from.
    pub const BLANK: Self = Self {
        id: "",
        set: Set::Base,
        life: 4,
        is_dealt: true,
        start_hand: None,
        can_be_copied: true,
        borrows: false,
        silences_cards: false,
        modifiers: Modifiers::NONE,
        hooks: &[],
        ability: None,
        check: None,
    };
}

/// Everything about one event card.
pub struct EventDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    pub set: Set,
    /// Whether it lies at the bottom of its deck and stays for the rest of the game.
    pub is_last: bool,
    /// Runs once, when it is turned up.
    pub turned_up: Option<fn(&mut Step)>,
    /// Runs when the next card covers it.
    pub covered: Option<fn(&mut Step)>,
    /// Changes for everybody while it is active.
    pub modifiers: Modifiers,
    pub rules: &'static [EventRule],
    pub hooks: &'static [Hook],
    /// Something the owner may do.
    pub ability: Option<Ability>,
    /// How a draw! made for it is judged.
    pub check: Option<DrawCheck>,
    /// The differences of its shots.
    pub shot: EventShot,
    /// The lasting effect it has on a player even when it is over.
    pub mark: Option<Mark>,
}

impl EventDef {
    /// A card that does nothing: what definitions start from.
    pub const BLANK: Self = Self {
        id: "",
        set: Set::Base,
        is_last: false,
        turned_up: None,
        covered: None,
        modifiers: Modifiers::NONE,
        rules: &[],
        hooks: &[],
        ability: None,
        check: None,
        shot: EventShot { hit: None, missed_is_discarded: false },
        mark: None,
    };
}

/// The differences of an event card's shots.
pub struct EventShot {
    /// Replaces the life point a hit costs.
    pub hit: Option<fn(&mut Step, Shot)>,
    /// Whether the Missed! it asks for is discarded, not played.
    pub missed_is_discarded: bool,
}

/// The lasting effect of an event card on one player, for as long as he is in play.
#[derive(Clone, Copy)]
pub struct Mark {
    /// Whether nothing can give him life.
    pub cannot_heal: bool,
    /// Whether he is a prisoner and draws! for the event card at the start of his turns.
    pub imprisons: bool,
    /// A character whose ability he has besides his own.
    pub grants: Option<Character>,
    /// Whether he wins alone once only he and the Sheriff are left.
    pub wins_beside_sheriff: bool,
}

impl Mark {
    pub const NONE: Self = Self { cannot_heal: false, imprisons: false, grants: None, wins_beside_sheriff: false };
}

/// How a card is played in one's turn.
pub enum Play {
    /// Only as an answer.
    Never,
    /// Takes effect and is discarded.
    Effect(Effect),
    /// Lies down in front of the player himself.
    Equip,
    /// Lies down in front of somebody else.
    EquipOn(fn(&Game, Seat) -> Result<(), Illegal>),
    /// Lies down first; takes effect in a later turn of its owner and is discarded.
    Lay(Effect),
    /// Lies down first; answers a shot from the next turn on.
    LayDefence,
}

/// The effect of a card.
pub struct Effect {
    pub target: Target,
    /// Further hand cards to be discarded with it.
    pub cost: u8,
    /// Whether it can cost its target, or all others, a life point.
    pub hurts: bool,
    /// A condition apart from the target.
    pub can: Option<fn(&Game, Seat) -> Result<(), Illegal>>,
    /// A further condition on the target: player, target, card.
    pub aim: Option<fn(&Game, Seat, Seat, CardId) -> Result<(), Illegal>>,
    pub run: fn(&mut Step, Played),
}

impl Effect {
    /// An effect without target, cost or condition.
    pub const fn simple(run: fn(&mut Step, Played)) -> Self {
        Self { target: Target::None, cost: 0, hurts: false, can: None, aim: None, run }
    }

    /// An effect on one player, without cost or condition.
    pub const fn on(target: Target, run: fn(&mut Step, Played)) -> Self {
        Self { target, cost: 0, hurts: false, can: None, aim: None, run }
    }

    /// The same, costing a life point if it is not averted.
    #[must_use]
    pub const fn hurting(self) -> Self {
        Self { hurts: true, ..self }
    }
}

/// The players a card can be aimed at.
#[derive(Clone, Copy)]
pub enum Target {
    /// No target.
    None,
    /// One player within a reach, with a further condition.
    One { reach: Reach, oneself: fn(&Game, Seat) -> bool, has_cards: bool },
}

/// How far a card reaches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    Any,
    /// At most this distance; weapons do not count.
    Within(u8),
    /// At most this distance; a table rule can ignore horses.
    Close(u8),
    /// Weapon range, or distance 1 by table rule.
    Pepperbox,
    Weapon,
}

/// For [`Target::One`]: never at oneself.
pub fn never(_: &Game, _: Seat) -> bool {
    false
}

/// For [`Target::One`]: at oneself too.
pub fn always(_: &Game, _: Seat) -> bool {
    true
}

/// Numbers and traits a source gives to a player. Those of all his sources are merged into one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Added to the distance at which the player sees others.
    pub distance_to_others: i8,
    /// Added to the distance at which others see the player.
    pub distance_from_others: i8,
    /// The reach of a weapon; the longest counts.
    pub weapon_range: Option<u8>,
    /// BANG! cards the player may play in his turn; the highest counts.
    pub bang_limit: u8,
    /// Cards flipped for a draw!; the highest counts.
    pub flips: u8,
    /// Life points a Beer gives; the highest counts.
    pub beer_life: u8,
    /// The player takes cards flipped for a draw! while his hand is smaller than this; the highest counts.
    pub collects_flips_below: u8,
    /// May draw! against a shot.
    pub dodges: bool,
    /// Takes the cards of the eliminated.
    pub inherits: bool,
    /// Takes the excess cards others discard.
    pub loots: bool,
}

impl Modifiers {
    pub const NONE: Self = Self {
        distance_to_others: 0,
        distance_from_others: 0,
        weapon_range: None,
        bang_limit: 1,
        flips: 1,
        beer_life: 1,
        collects_flips_below: 0,
        dodges: false,
        inherits: false,
        loots: false,
    };

    /// Merges another source of the same player.
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        self.distance_to_others += other.distance_to_others;
        self.distance_from_others += other.distance_from_others;
        self.weapon_range = self.weapon_range.max(other.weapon_range);
        self.bang_limit = self.bang_limit.max(other.bang_limit);
        self.flips = self.flips.max(other.flips);
        self.beer_life = self.beer_life.max(other.beer_life);
        self.collects_flips_below = self.collects_flips_below.max(other.collects_flips_below);
        self.dodges |= other.dodges;
        self.inherits |= other.inherits;
        self.loots |= other.loots;
    }
}

/// Something the owner of a source may do.
pub struct Ability {
    pub timing: Timing,
    /// Lists every use.
    pub list: fn(&Game, Seat, &mut Vec<Action>),
    /// Tells why a use that is not listed is refused.
    pub refuse: fn(&Game, Seat, Action) -> Illegal,
    /// Carries out a listed use.
    pub activate: fn(&mut Step, Seat, Action),
    /// A hand card it costs once it is announced.
    pub payment: Option<Payment>,
}

/// When an ability may be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// In phase 2 of one's turn.
    InTurn,
    /// The same, but until it is paid for or its details are chosen it can be taken back.
    Announced,
    /// Asked or not.
    Anytime,
}

/// The hand card an announced ability costs.
#[derive(Clone, Copy)]
pub struct Payment {
    /// Whether a hand card can pay.
    pub accepts: fn(&Game, Seat, CardId) -> bool,
    /// Discards the card and carries the ability out; the target is the one announced.
    pub pay: fn(&mut Step, Seat, CardId, Option<Seat>),
}

/// How a draw! is judged. No card with both piles empty: then nothing happens that needs a certain card (R27).
#[derive(Clone, Copy)]
pub struct DrawCheck {
    /// Whether the card that counts is good for who drew.
    pub is_good: fn(&Game, Seat, Source, Option<CardId>) -> bool,
    /// Carries out the consequence.
    pub resolve: fn(&mut Step, Seat, Source, Option<CardId>, bool),
}

/// How the active player gets rid of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum DiscardReason {
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

/// Cards that count as other kinds in somebody's hand.
#[derive(Clone, Copy)]
pub struct CountsAs {
    /// The kinds a card may be played as in one's own turn.
    pub played_as: &'static [CardKind],
    /// Whether a hand card may be used as a kind, in one's turn or as an answer.
    pub when: fn(&Game, Seat, CardId, CardKind) -> bool,
}

/// A number of cards drawn in phase 1; the highest counts.
#[derive(Clone, Copy)]
pub struct Draws {
    pub count: fn(&Game, Seat) -> Option<u8>,
    /// Whether an event that leaves the others only their first card takes just one card off it (Q38).
    pub one_less_under_cap: bool,
}

/// A trigger at the end of phase 1.
#[derive(Clone, Copy)]
pub struct AfterDraw {
    /// Lower numbers first.
    pub order: u8,
    pub run: fn(&mut Step, Seat),
}

/// A loss of life that was survived.
#[derive(Clone, Copy)]
pub struct LifeLost {
    pub amount: u8,
    pub by: Option<Seat>,
}

/// Declares an enum of rules, the same without their data, and a set of those.
macro_rules! rules {
    (
        $(#[$doc:meta])* $rule:ident, $(#[$kind_doc:meta])* $kind:ident, $set:ident:
        flags { $($(#[$flag_doc:meta])* $flag:ident,)* }
        data { $($(#[$data_doc:meta])* $name:ident($data:ty) => $get:ident,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub enum $rule { $($(#[$flag_doc])* $flag,)* $($(#[$data_doc])* $name($data),)* }

        $(#[$kind_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum $kind { $($flag,)* $($name,)* }

        impl $rule {
            pub const fn kind(&self) -> $kind {
                match self { $(Self::$flag => $kind::$flag,)* $(Self::$name(_) => $kind::$name,)* }
            }

            $(pub(in crate::card) const fn $get(&self) -> Option<$data> {
                match self { Self::$name(data) => Some(*data), _ => None }
            })*
        }

        /// A set of kinds, one bit each.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct $set(u32);

        impl $set {
            pub const EMPTY: Self = Self(0);

            pub const fn of(rules: &[$rule]) -> Self {
                let (mut set, mut at) = (0, 0);
                while at < rules.len() {
                    set |= 1 << rules[at].kind() as u8;
                    at += 1;
                }
                Self(set)
            }

            #[inline]
            pub const fn contains(self, kind: $kind) -> bool {
                self.0 >> kind as u8 & 1 != 0
            }

            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
    };
}

rules! {
    /// A function of a character or an event card. An event card's is asked for every player.
    Hook,
    /// When a [`Hook`] is asked or called.
    Moment, MomentSet:
    flags {}
    data {
        // Questions.
        /// Hand cards that may be used as other kinds.
        CountsAs(CountsAs) => counts_as,
        /// Whether a hand card may not be used as this kind; no card: whatever the card.
        Forbids(fn(&Game, Seat, CardKind, Option<CardId>) -> bool) => forbids,
        /// Missed! effects needed against a shot of the owner's.
        MissedNeeded(fn(&Shot) -> u8) => missed_needed,
        /// Cards drawn in phase 1.
        Draws(Draws) => draws,
        /// Cards turned over in phase 1, if that is not the number that is kept.
        CardsRevealed(fn(&Game, Seat) -> u8) => cards_revealed,
        /// Cards the owner may keep at the end of his turn.
        HandLimit(fn(&Game) -> u8) => hand_limit,
        /// Whether a card played by somebody else leaves the owner alone.
        Immune(fn(&Game, CardId) -> bool) => immune,
        /// Cards drawn for a hand card used in somebody else's turn.
        DrawsPerResponse(fn(&Game, CardId) -> u8) => draws_per_response,

        // Triggers, after something happened.
        /// The owner lost life and survived.
        LifeLost(fn(&mut Step, Seat, LifeLost)) => life_lost,
        /// Somebody else was eliminated.
        OtherEliminated(fn(&mut Step, Seat)) => other_eliminated,
        /// The owner has been dealt his first hand.
        HandDealt(fn(&mut Step, Seat)) => hand_dealt,
        /// The owner's turn begins, before anything else in it.
        TurnBegins(fn(&mut Step, Seat)) => turn_begins,
        /// The owner's phase 1 is about to begin.
        BeforeDraw(fn(&mut Step, Seat)) => before_draw,
        /// The owner's phase 1 is over.
        AfterDraw(AfterDraw) => after_draw,
        /// The owner's phase 2 is over.
        PlayEnds(fn(&mut Step, Seat)) => play_ends,
        /// The owner's turn is over.
        TurnEnds(fn(&mut Step, Seat)) => turn_ends,
        /// The owner laid a card in front of somebody.
        CardLaid(fn(&mut Step, Seat, CardId)) => card_laid,
        /// The owner's hand is empty and nothing he started is unresolved.
        HandEmpty(fn(&mut Step, Seat)) => hand_empty,

        // Replacements, which take over a step.
        /// Asks where the first card of phase 1 comes from.
        FirstDraw(fn(&mut Step, Seat)) => first_draw,
        /// Replaces the draw of phase 1.
        ReplacesDraw(fn(&mut Step, Seat)) => replaces_draw,
        /// The consequence of the second card of phase 1.
        SecondDraw(fn(&mut Step, Seat, CardId)) => second_draw,
        /// A last chance of the owner's before he is eliminated; whether something is still to be resolved.
        Dying(fn(&mut Step, Loss) -> bool) => dying,
    }
}

rules! {
    /// How an event card changes the rules of the table while it is active.
    EventRule,
    /// An [`EventRule`] without its data.
    EventRuleKind, EventRuleSet:
    flags {
        /// Distance is 1 between any two players, whatever modifies it.
        DistanceOne,
        /// A BANG! card needs a second one discarded with it.
        BangCostsBang,
        /// Hands lie open.
        OpenHands,
        /// Everybody plays for himself: the last one in play wins.
        LastStanding,
        /// The top of the discard pile may be used against a shot.
        DiscardDefends,
        /// Turns pass to the right.
        TurnsReversed,
        /// All abilities are switched off.
        NoAbilities,
        /// Phase 1 draws from the discard pile.
        DrawsFromDiscard,
        /// The second card of phase 1 is shown and must be played.
        MustPlaySecondCard,
    }
    data {
        /// The suit every card has.
        SuitOfAll(Suit) => suit_of_all,
        /// The distance between any two players, before modifiers.
        PlacesApart(u8) => places_apart,
        /// Cards drawn on top of phase 1.
        ExtraDraw(u8) => extra_draw,
        /// Whether no card in play works.
        NoCards(fn(&Game) -> bool) => no_cards,
        /// Kinds of cards in play that do not work.
        SilencesKind(fn(CardKind) -> bool) => silences_kind,
        /// Most cards drawn in phase 1.
        DrawCap(fn(&Game, Seat) -> Option<u8>) => draw_cap,
        /// The reach of a player without a weapon.
        UnarmedRange(fn(&Game, Seat) -> Option<u8>) => unarmed_range,
        /// Whether a player may play two BANG! cards at any distance.
        FreeFire(fn(&Game, Seat) -> bool) => free_fire,
        /// How somebody who is out comes back for his turn.
        Returns(fn(&Game, Seat) -> Option<Return>) => returns,
        /// Whether a card the active player gets rid of goes face down on the deck.
        DiscardsToDeck(fn(&Game, DiscardReason) -> bool) => discards_to_deck,
        /// Whether a card used as this kind may not be aimed at a player.
        ForbidsAim(fn(&Game, Seat, CardKind, Seat) -> bool) => forbids_aim,
        /// Whether a player may not order another to use a card as this kind, at this target if it is aimed.
        ForbidsOrder(fn(&Game, Seat, CardKind, Option<Seat>) -> bool) => forbids_order,
        /// Takes over the effect of a card somebody plays; whether it did.
        TakesOverEffect(fn(&mut Step, Played) -> bool) => takes_over_effect,
        /// Takes over phase 1 before anybody's character does.
        TakesOverDraw(fn(&mut Step, Seat)) => takes_over_draw,
        /// Takes over an elimination; whether it did.
        ReplacesElimination(fn(&mut Step, Loss) -> bool) => replaces_elimination,
    }
}
