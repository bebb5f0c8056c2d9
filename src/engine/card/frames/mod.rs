//! What is still to be resolved, and the loop that resolves it.
//!
//! A frame either waits for a seat (`decision` gives the question) or goes on by itself
//! (`resume`). It re-reads the state each time; a value computed before a pause counts only if it is
//! written in the frame. Frames hold nothing a bystander may not know.

mod announce;
mod check;
mod death;
mod dump;
mod loss;
mod playing;
mod share;
mod shot;
mod take;
mod turn;

pub use announce::{Announce, Announced};
pub use check::Check;
pub use death::Death;
pub use dump::Dump;
pub use loss::Loss;
pub use playing::Played;
pub use share::Share;
pub use shot::Shot;
pub use take::{Take, TakeInto};
pub use turn::{CLOCK_ROUNDS, Rest, TurnFrame};

use super::definitions::{Hook, LifeLost, Moment};
use super::sets::base::{duel, general_store, indians, jesse_jones, kit_carlson, pedro_ramirez, volley};
use super::sets::dodge_city::{derringer, pat_brennan, vera_custer};
use super::sets::eldorado::{
    daring_challenge, dead_sheriffs_ghost, desperados, doug_badman, eldorado, horse_stealer, lifetime, sioux_chief,
};
use super::sets::fistful_of_cards::{a_fistful_of_cards, blood_brothers, hard_liquor, peyote, ranch, russian_roulette};
use super::sets::high_noon::{handcuffs, new_identity, the_daltons};
use super::sets::the_bullet::claus_the_saint;
use super::sets::wild_west_show::{
    darling_valentine, dorothy_rage, flint_westwood, greygory_deck, john_pain, youl_grinner,
};
use super::setup::ChooseCharacters;
use super::{Action, CardId, Character, Decision, Event, Game, Illegal, Source, Step};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// What one kind of frame must be able to do.
pub(super) trait Resolve: Copy {
    /// The question it waits for; none if it can go on by itself.
    fn decision(&self, _game: &Game) -> Option<Decision> {
        None
    }

    /// Lists every legal answer, in any order.
    fn answers(&self, _game: &Game, _out: &mut Vec<Action>) {}

    /// Whether the answers are listed in their order, so that nobody needs to sort them.
    fn lists_in_order(&self, _game: &Game) -> bool {
        false
    }

    /// Why an action that is not among the answers is refused.
    fn refusal(&self, _game: &Game, _seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) => Illegal::NotAvailable { card },
            _ => Illegal::NotAsked,
        }
    }

    /// Whether an action is among the answers.
    fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut answers = Vec::with_capacity(16);
        self.answers(game, &mut answers);
        if answers.contains(&action) { Ok(()) } else { Err(self.refusal(game, seat, action)) }
    }

    /// Carries out a legal answer. The frame is on top of the stack.
    fn answer(self, _step: &mut Step, _action: Action) {}

    /// Goes on without an answer. The frame is on top of the stack.
    fn resume(self, step: &mut Step);

    /// Whether it vanishes when this player is eliminated.
    fn removed_on_elimination(&self, seat: Seat) -> bool;

    /// What happens to the cards it laid in the middle when it dies with somebody.
    fn on_owner_eliminated(self, _step: &mut Step) {}

    /// Whether this player started it or is part of it, so that his own triggers wait for its end.
    fn defers_triggers_of(&self, _seat: Seat) -> bool {
        false
    }

    /// The only player who may know of it.
    fn secret_of(&self) -> Option<Seat> {
        None
    }

    /// The frame without what this player, or a bystander, may not know of it.
    #[must_use]
    fn seen_by(self, _viewer: Option<Seat>) -> Self {
        self
    }

    /// Whether a draw! above it is part of it, so that flipped cards are in use until it is over (R262).
    fn owns_draws(&self) -> bool {
        false
    }

    /// A discarded card that is promised to somebody and not shuffled into a new deck.
    fn reserves(&self) -> Option<CardId> {
        None
    }

    /// Whether it still belongs to phase 1.
    fn ends_phase_one(&self) -> bool {
        false
    }

    /// The player who is looking at his unused character.
    fn shows_spare_to(&self) -> Option<Seat> {
        None
    }

    /// The place where cards are counted that this player has earned but draws only at its end.
    fn deferred_draws(&mut self, _seat: Seat) -> Option<&mut u8> {
        None
    }
}

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident($type:ty),)*) => {
        /// One thing still to be resolved.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Frame { $($(#[$doc])* $name($type),)* }

        $(impl From<$type> for Frame {
            fn from(frame: $type) -> Self { Self::$name(frame) }
        })*

        impl Resolve for Frame {
            fn decision(&self, game: &Game) -> Option<Decision> {
                match self { $(Self::$name(frame) => frame.decision(game),)* }
            }
            fn answers(&self, game: &Game, out: &mut Vec<Action>) {
                match self { $(Self::$name(frame) => frame.answers(game, out),)* }
            }
            fn lists_in_order(&self, game: &Game) -> bool {
                match self { $(Self::$name(frame) => frame.lists_in_order(game),)* }
            }
            fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
                match self { $(Self::$name(frame) => frame.refusal(game, seat, action),)* }
            }
            fn accepts(&self, game: &Game, seat: Seat, action: Action) -> Result<(), Illegal> {
                match self { $(Self::$name(frame) => frame.accepts(game, seat, action),)* }
            }
            fn answer(self, step: &mut Step, action: Action) {
                match self { $(Self::$name(frame) => frame.answer(step, action),)* }
            }
            fn resume(self, step: &mut Step) {
                match self { $(Self::$name(frame) => frame.resume(step),)* }
            }
            fn removed_on_elimination(&self, seat: Seat) -> bool {
                match self { $(Self::$name(frame) => frame.removed_on_elimination(seat),)* }
            }
            fn on_owner_eliminated(self, step: &mut Step) {
                match self { $(Self::$name(frame) => frame.on_owner_eliminated(step),)* }
            }
            fn defers_triggers_of(&self, seat: Seat) -> bool {
                match self { $(Self::$name(frame) => frame.defers_triggers_of(seat),)* }
            }
            fn secret_of(&self) -> Option<Seat> {
                match self { $(Self::$name(frame) => frame.secret_of(),)* }
            }
            fn seen_by(self, viewer: Option<Seat>) -> Self {
                match self { $(Self::$name(frame) => frame.seen_by(viewer).into(),)* }
            }
            fn owns_draws(&self) -> bool {
                match self { $(Self::$name(frame) => frame.owns_draws(),)* }
            }
            fn reserves(&self) -> Option<CardId> {
                match self { $(Self::$name(frame) => frame.reserves(),)* }
            }
            fn ends_phase_one(&self) -> bool {
                match self { $(Self::$name(frame) => frame.ends_phase_one(),)* }
            }
            fn shows_spare_to(&self) -> Option<Seat> {
                match self { $(Self::$name(frame) => frame.shows_spare_to(),)* }
            }
            fn deferred_draws(&mut self, seat: Seat) -> Option<&mut u8> {
                match self { $(Self::$name(frame) => frame.deferred_draws(seat),)* }
            }
        }
    };
}

frames! {
    /// Everybody chooses a character before the deal.
    ChooseCharacters(ChooseCharacters),
    /// The turn in progress; always at the bottom.
    Turn(TurnFrame),
    /// A BANG!-symbol attack on one player.
    Shot(Shot),
    /// An effect on all others, one after the other.
    Volley(volley::Volley),
    Raid(indians::Raid),
    Duel(duel::Duel),
    Store(general_store::Store),
    /// Somebody takes or discards a card of somebody.
    Take(Take),
    /// A draw!.
    Check(Check),
    /// A loss of life, with its rescue.
    Loss(Loss),
    Death(Death),
    /// Somebody discards everything he has.
    Dump(Dump),
    /// Several heirs share what an eliminated player had.
    Share(Share),
    /// A play not yet paid for.
    Announce(Announce),
    Jesse(jesse_jones::Pick),
    Kit(kit_carlson::Pick),
    Pedro(pedro_ramirez::Pick),
    /// Draws a card once the shot above is resolved.
    Derringer(derringer::Reload),
    Pat(pat_brennan::Pick),
    Vera(vera_custer::Pick),
    Claus(claus_the_saint::Deal),
    Daltons(the_daltons::Robbery),
    Identity(new_identity::Pick),
    Handcuffs(handcuffs::Pick),
    Roulette(russian_roulette::Roulette),
    Fistful(a_fistful_of_cards::Volley),
    BloodBrothers(blood_brothers::Pick),
    HardLiquor(hard_liquor::Pick),
    Peyote(peyote::Guess),
    Ranch(ranch::Exchange),
    Valentine(darling_valentine::Exchange),
    Order(dorothy_rage::Order),
    Gift(dorothy_rage::Gift),
    Flint(flint_westwood::Pick),
    Greygory(greygory_deck::Pick),
    Collect(john_pain::Collect),
    Toll(youl_grinner::Toll),
    Dare(daring_challenge::Dare),
    Haunt(dead_sheriffs_ghost::Haunt),
    Desperado(desperados::Pick),
    Badman(doug_badman::Pick),
    Eldorado(eldorado::Gift),
    Booty(horse_stealer::Booty),
    Lifetime(lifetime::Pick),
    Chief(sioux_chief::Chief),
    /// The rest of phase 1.
    Rest(Rest),
}

impl Step<'_> {
    pub(super) fn push(&mut self, frame: impl Into<Frame>) {
        self.game.stack.push(frame.into());
    }

    /// Removes the current frame.
    pub(super) fn pop(&mut self) {
        self.game.stack.pop();
    }

    /// Puts another frame in place of the current one.
    pub(super) fn replace(&mut self, frame: impl Into<Frame>) {
        self.game.stack.pop();
        self.game.stack.push(frame.into());
    }

    /// The hooks of a player for one moment, taken down before any of them changes the state.
    pub(super) fn triggers<T: 'static>(&self, seat: Seat, moment: Moment, get: fn(&Hook) -> Option<T>) -> Vec<T> {
        if !self.seat_rules(seat).moments.contains(moment) {
            return Vec::new();
        }
        self.hooks(seat, moment, get).collect()
    }

    /// Carries out an ability of a source.
    pub(super) fn activate(&mut self, seat: Seat, of: Source, action: Action) {
        if let Some(ability) = of.ability() {
            (ability.activate)(self, seat, action);
        }
    }

    /// Loses life that is certainly not the last, nobody being responsible.
    pub(super) fn give_up_life(&mut self, seat: Seat, amount: u8, because: Source) {
        self.lose_life(seat, amount, None, because);
        for trigger in self.triggers(seat, Moment::LifeLost, Hook::life_lost) {
            trigger(self, seat, LifeLost { amount, by: None });
        }
    }

    /// Notes that an ability was used in this turn.
    pub(super) fn note_use(&mut self, seat: Seat, of: Character) {
        self.turn.note_use(of);
        self.emit(Event::Used { seat, of: Source::Character(of), target: None });
    }

    /// Goes on until somebody must be asked or the game is over.
    pub(super) fn run(&mut self) {
        while let Some(frame) = self.stack.last().copied() {
            if self.stack.len() == 1 {
                self.settle_all_used();
            }
            if self.settle() {
                continue;
            }
            self.game.decision.0 = frame.decision(self);
            if self.decision.is_some() {
                return;
            }
            frame.resume(self);
        }
        self.game.decision.0 = None;
    }

    /// Lets characters with an empty hand act before anything else goes on; whether anything happened.
    fn settle(&mut self) -> bool {
        if !self.in_force.moments.contains(Moment::HandEmpty) {
            return false;
        }
        let empty = |seat: &Seat| self.player(*seat).hand.is_empty();
        let listens = |seat: Seat| self.seat_rules(seat).moments.contains(Moment::HandEmpty);
        if !Seat::all(self.ring.size()).any(|seat| empty(&seat) && listens(seat)) {
            return false;
        }
        let seats: List<Seat, 8> = self.ring.from(self.turn.seat).filter(empty).collect();
        for seat in seats.iter().copied() {
            let trigger = self.hooks(seat, Moment::HandEmpty, Hook::hand_empty).next();
            let Some(trigger) = trigger else { continue };
            if self.stack.iter().any(|frame| frame.defers_triggers_of(seat)) {
                continue;
            }
            trigger(self, seat);
            if !self.player(seat).hand.is_empty() {
                return true;
            }
        }
        false
    }
}

/// A decision, with less noise.
pub(super) fn ask(seat: Seat, ask: super::Ask, because: Source) -> Decision {
    Decision { seat, ask, because }
}
