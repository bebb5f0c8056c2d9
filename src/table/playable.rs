//! What a table needs from a game beyond its rules.

use super::Identity;
use standoff_bots::{Bot, Calibre, Level, Thinker};
use standoff_engine::card::{Event, Game, Setup, View, Zone};
use standoff_engine::core::{Role, Rules, Seat, SeatSet};
use standoff_engine::dice;

/// How the next game at the same table begins (R15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rematch {
    /// Survivors keep their characters.
    pub keep_characters: bool,
    /// The next seat on the left becomes Sheriff, or Deputy among three, instead of drawing lots.
    pub rotate_sheriff: bool,
}

/// A game that can be played at a [`Table`](super::Table).
pub trait Playable: Rules {
    /// The setup, as text, from which links tell theirs apart by what differs. It never changes, whatever becomes of the
    /// defaults: links that are under way were written with it.
    const PLAIN_SETUP: &'static str;

    /// A bot for a seat that answers at once: who thinks ahead does so elsewhere, and is stood in for by the level below.
    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>>;

    /// Who thinks ahead for a seat, if anybody can in this game.
    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>>;

    /// Whether an event, as `viewer` was told of it, taught him something that was hidden from him before. What
    /// `actor` gives away of his own accord does not count: it is his to take back.
    fn reveals(event: &Self::Event, viewer: Seat, actor: Seat) -> bool;

    /// The setup of the next game with the same players.
    fn rematch(&self, setup: &Self::Setup, rematch: Rematch) -> Self::Setup;

    /// What a player is; asked when the game is over.
    fn identity(&self, seat: Seat) -> Identity;

    /// Turns so far.
    fn turns(&self) -> u16;

    /// Through whose eyes a view is.
    fn viewer_of(view: &Self::View) -> Option<Seat>;

    /// The turn of a view, counted like [`turns`](Self::turns).
    fn turns_in(view: &Self::View) -> u16;

    /// A spectator's view with everything open that the players themselves see, given by seat.
    fn laid_open(public: Self::View, own: &[Self::View]) -> Self::View;

    /// The table with everything open, as nobody sees it before the game is over.
    fn open_view(&self) -> Self::View {
        let own: Vec<Self::View> = Seat::all(self.seats()).map(|seat| self.view(Some(seat))).collect();
        Self::laid_open(self.view(None), &own)
    }

    /// A game that could be behind what somebody sees of a table of so many: enough to know what he may do and why not.
    /// None if no table looks like that.
    fn behind(view: &Self::View, seats: usize) -> Option<Self>;
}

/// The best player up to this one that answers at once.
fn at_once(calibre: Calibre) -> Calibre {
    let level = if calibre.level == Level::Legend { calibre.level.below() } else { calibre.level };
    Calibre { level, ..calibre }
}

impl Playable for Game {
    const PLAIN_SETUP: &'static str = include_str!("plain_card.json");

    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        standoff_bots::bot(at_once(calibre), seat, seed)
    }

    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>> {
        Some(standoff_bots::card::thinker(calibre, seat, seed))
    }

    /// A face that came from where the viewer could not look, a role, or an answer somebody else refused to give:
    /// that tells something about his hand. A card taken from one hand into another counts too: chance chose it.
    fn reveals(event: &Event, viewer: Seat, actor: Seat) -> bool {
        let known = |seat: Seat| seat == viewer || seat == actor;
        match *event {
            Event::Moved { card, from, to, seen } => {
                card.is_some()
                    && match from {
                        Zone::Deck => true,
                        Zone::Hand(owner) => !known(owner) || matches!(to, Zone::Hand(_)),
                        // A gift nobody else saw.
                        Zone::Table => to == Zone::Hand(viewer) && viewer != actor && seen != SeatSet(u8::MAX),
                        Zone::Discard | Zone::InPlay(_) => false,
                    }
            }
            Event::Shown { seat, .. }
            | Event::Declined { seat, .. }
            | Event::CharacterTaken { seat, .. }
            | Event::Disguised { seat, .. }
            | Event::HandShown { seat, .. } => !known(seat),
            // The next event card lies open from now on.
            Event::EventTurned { coming, .. } => coming.is_some(),
            Event::Checked { .. }
            | Event::RoleShown { .. }
            | Event::RoleDealt { .. }
            | Event::Reborn { .. }
            | Event::AbilitiesDrawn { .. } => true,
            Event::TurnBegan { .. }
            | Event::StageReached { .. }
            | Event::Played { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Reshuffled { .. }
            | Event::TurnSkipped { .. }
            | Event::LifeLost { .. }
            | Event::LifeGained { .. }
            | Event::NoEffect { .. }
            | Event::Immune { .. }
            | Event::AbilityCopied { .. }
            | Event::SuitNamed { .. }
            | Event::ColourGuessed { .. }
            | Event::EventEnded { .. }
            | Event::SeatsSwapped { .. }
            | Event::WillMissTurn { .. }
            | Event::Sentenced { .. }
            | Event::Ordered { .. }
            | Event::Returned { .. }
            | Event::Eliminated { .. }
            | Event::Penalty { .. }
            | Event::Reward { .. }
            | Event::GameEnded { .. } => false,
        }
    }

    fn rematch(&self, setup: &Setup, rematch: Rematch) -> Setup {
        let kept = |seat: Seat| self.in_play(seat).then(|| self.player(seat).character);
        let characters =
            if rematch.keep_characters { Seat::all(setup.players).map(kept).collect() } else { Vec::new() };
        let left_of = |first: Seat| Seat((first.0 + 1) % setup.players);
        // Among three there is no Sheriff: the Deputy begins.
        let first = if self.is_three_way() {
            self.ring().everyone().find(|seat| self.player(*seat).role == Role::Deputy)
        } else {
            self.sheriff()
        };
        let sheriff = if rematch.rotate_sheriff { first.map(left_of) } else { None };
        Setup { characters, sheriff, ..setup.clone() }
    }

    fn identity(&self, seat: Seat) -> Identity {
        let player = self.player(seat);
        Identity { role: player.role, character: player.character.id(), alive: self.in_play(seat) }
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }

    fn viewer_of(view: &View) -> Option<Seat> {
        view.viewer
    }

    fn turns_in(view: &View) -> u16 {
        view.turn.number
    }

    /// Each player as he sees himself and every card in the middle somebody sees.
    fn laid_open(mut public: View, own: &[View]) -> View {
        for (player, own) in public.board.seats.iter_mut().zip(own) {
            *player = own.me().copied().unwrap_or(*player);
        }
        for own in own {
            for (card, seen) in public.board.table.iter_mut().zip(&own.board.table) {
                card.0 = card.0.or(seen.0);
            }
        }
        public
    }

    fn behind(view: &View, seats: usize) -> Option<Self> {
        view.check_sound(seats).ok().map(|()| view.stand_in())
    }
}

impl Playable for dice::Game {
    const PLAIN_SETUP: &'static str = include_str!("plain_dice.json");

    fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        standoff_bots::dice::bot(at_once(calibre), seat, seed)
    }

    fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Option<Box<dyn Thinker<Self>>> {
        Some(standoff_bots::dice::thinker(calibre, seat, seed))
    }

    /// Dice that were rolled, a role, or somebody else's refusal to show one.
    fn reveals(event: &dice::Event, viewer: Seat, actor: Seat) -> bool {
        match *event {
            dice::Event::Rolled { .. } => true,
            dice::Event::RoleShown { seat, .. } | dice::Event::Passed { seat } => seat != viewer && seat != actor,
            _ => false,
        }
    }

    fn rematch(&self, setup: &dice::Setup, rematch: Rematch) -> dice::Setup {
        let kept = |seat: Seat| self.in_play(seat).then(|| self.player(seat).character);
        let characters =
            if rematch.keep_characters { Seat::all(setup.players).map(kept).collect() } else { Vec::new() };
        // Among three there is no Sheriff: the Deputy begins.
        let begins = if self.is_three_way() { Role::Deputy } else { Role::Sheriff };
        let first = self.ring().everyone().find(|seat| self.player(*seat).role == begins);
        let left_of = |first: Seat| Seat((first.0 + 1) % setup.players);
        let sheriff = if rematch.rotate_sheriff { first.map(left_of) } else { None };
        dice::Setup { characters, sheriff, ..setup.clone() }
    }

    fn identity(&self, seat: Seat) -> Identity {
        let player = self.player(seat);
        Identity { role: player.role, character: player.character.id(), alive: self.in_play(seat) }
    }

    fn turns(&self) -> u16 {
        self.turn().number
    }

    fn viewer_of(view: &dice::View) -> Option<Seat> {
        view.viewer
    }

    fn turns_in(view: &dice::View) -> u16 {
        view.turn.number
    }

    /// Each player as he sees himself.
    fn laid_open(mut public: dice::View, own: &[dice::View]) -> dice::View {
        for (player, own) in public.board.seats.iter_mut().zip(own) {
            *player = own.me().copied().unwrap_or(*player);
        }
        public
    }

    fn behind(view: &dice::View, seats: usize) -> Option<Self> {
        view.check_sound(seats).ok().map(|()| view.stand_in())
    }
}
