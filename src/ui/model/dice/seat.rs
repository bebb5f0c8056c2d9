//! One player as he is drawn.

use super::{Desk, Selection};
use standoff_engine::core::{Role, Seat, Team};
use standoff_engine::dice::{Arrows, Character, Mark, Power};

/// Everything a seat shows.
#[allow(clippy::struct_excessive_bools, reason = "each is a class of its own")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLook {
    pub seat: Seat,
    pub character: Character,
    /// Known to the viewer.
    pub role: Option<Role>,
    pub power: Option<Power>,
    pub power_used: bool,
    pub life: u8,
    pub max_life: u8,
    pub arrows: Arrows,
    /// From the viewer.
    pub distance: Option<u8>,
    pub out: bool,
    pub ghost: bool,
    /// The side a Renegade ghost has joined.
    pub side: Option<Team>,
    /// Ghost tokens in front of him.
    pub mark: Option<Mark>,
    pub hits_coming: u8,
    pub beers_coming: u8,
    /// It is his turn.
    pub turn: bool,
    /// He must answer, but it is not his turn.
    pub asked: bool,
    /// A tap on him does something now.
    pub target: bool,
}

impl SeatLook {
    pub fn of(desk: &Desk, seat: Seat, selection: Selection) -> Self {
        let view = &desk.view;
        let player = view.seat(seat);
        let over = view.board.outcome.is_some();
        Self {
            seat,
            character: player.character,
            role: player.role,
            power: player.power,
            power_used: player.power.is_some() && player.power_used,
            life: player.life,
            max_life: player.max_life,
            arrows: player.arrows,
            distance: desk.distance(seat),
            out: !desk.in_play(seat),
            ghost: view.board.ghost == Some(seat),
            side: player.side,
            mark: view.board.mark.filter(|mark| mark.seat == seat),
            hits_coming: desk.hits_coming(seat),
            beers_coming: desk.beers_coming(seat),
            turn: !over && view.turn.seat == seat,
            asked: desk.asked() == Some(seat) && view.turn.seat != seat,
            target: desk.highlighted(selection).contains(seat),
        }
    }
}
