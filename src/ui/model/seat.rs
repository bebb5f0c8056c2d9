//! One player as he is drawn.

use super::{Desk, LaidLook, Selection};
use standoff_engine::card::{CardId, Character, EventCard, Suit};
use standoff_engine::core::{Role, Seat};

/// A card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    pub card: CardId,
    pub look: LaidLook,
    /// Something switches it off.
    pub off: bool,
}

/// What an event has made of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    MissesTurn,
    JailedForLife,
    /// Nothing heals him.
    Damned,
    GraveDigger,
    /// Everybody sees his hand.
    OpenHand,
}

/// Everything a seat shows.
#[allow(clippy::struct_excessive_bools, reason = "each is a class of its own")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLook {
    pub seat: Seat,
    /// Unknown while it is still to be chosen.
    pub character: Option<Character>,
    /// Something switches his abilities off.
    pub muted: bool,
    /// Whose abilities he has instead of his own for now.
    pub guise: Option<Character>,
    /// Another character lies face down in front of him.
    pub spare: bool,
    /// He is out, but back for this turn.
    pub ghost: bool,
    /// The only suit he may use in his turn.
    pub suit: Option<Suit>,
    /// Those whose abilities he has besides.
    pub borrowed: Vec<Character>,
    pub fates: Vec<Fate>,
    /// The hand of somebody else, as far as it lies open.
    pub open_hand: Vec<CardId>,
    /// Known to the viewer.
    pub role: Option<Role>,
    pub life: u8,
    pub max_life: u8,
    pub hand: u8,
    /// How far he shoots.
    pub reach: u8,
    pub in_play: Vec<Laid>,
    /// From the viewer.
    pub distance: Option<u8>,
    pub in_reach: bool,
    pub out: bool,
    /// It is his turn.
    pub turn: bool,
    /// He must answer, but it is not simply his turn.
    pub asked: bool,
    /// A tap on him does something now.
    pub target: bool,
}

impl SeatLook {
    pub fn of(desk: &Desk, seat: Seat, selection: &Selection) -> Self {
        let view = &desk.view;
        let player = view.seat(seat);
        let over = view.board.outcome.is_some();
        Self {
            seat,
            character: player.character,
            muted: player.character.is_some_and(|own| !desk.has_power(seat, player.guise.unwrap_or(own))),
            guise: player.guise,
            spare: player.has_spare,
            ghost: player.ghost,
            suit: desk.only_suit(seat),
            borrowed: player.borrowed.to_vec(),
            fates: fates(desk, seat),
            open_hand: if desk.viewer() == Some(seat) { Vec::new() } else { player.hand.iter().collect() },
            role: player.role,
            life: player.life.max(0) as u8,
            max_life: player.max_life.max(0) as u8,
            hand: player.hand_count,
            reach: desk.reach(seat),
            in_play: player
                .in_play
                .iter()
                .map(|card| Laid { card: *card, look: desk.laid(*card, selection), off: !desk.works(seat, *card) })
                .collect(),
            distance: desk.distance(seat),
            in_reach: desk.reaches(seat),
            out: !desk.in_play(seat),
            turn: !over && view.turn.seat == seat,
            asked: desk.asked() == Some(seat) && view.turn.seat != seat,
            target: desk.highlighted(selection).contains(seat),
        }
    }
}

fn fates(desk: &Desk, seat: Seat) -> Vec<Fate> {
    let player = desk.view.seat(seat);
    let open = player.hand_count > 0 && desk.open_hands();
    let found = [
        (player.misses_turn, Fate::MissesTurn),
        (player.marks.contains(&EventCard::Lifetime), Fate::JailedForLife),
        (player.marks.contains(&EventCard::DevilsPact), Fate::Damned),
        (player.marks.contains(&EventCard::GraveDigger), Fate::GraveDigger),
        (open, Fate::OpenHand),
    ];
    found.into_iter().filter(|(is, _)| *is && desk.in_play(seat)).map(|(_, fate)| fate).collect()
}
