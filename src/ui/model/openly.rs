//! What a person may answer before everybody's eyes, without taking the device.
//!
//! All of it follows from what everybody at the table knows: it is worked out from the view of a spectator, so that
//! what is offered cannot tell anything about hidden cards or roles.

use super::Passing;
use standoff_engine::card::{self, Ask, CardId, CardKind, Demand};
use standoff_engine::core::{Rng, Rules, Seat};
use standoff_engine::dice;

/// A game of which some questions can be answered from what everybody sees.
pub trait Openly: Rules<Action: Passing> {
    /// What the seat that is asked may do whatever it holds; `view` is a spectator's. None if it must look at what
    /// only it may see.
    fn openly(view: &Self::View) -> Vec<Self::Action>;

    /// What everybody sees, from this seat's place: nothing of what only the seat knows is added.
    fn from_place(view: Self::View, seat: Seat) -> Self::View;
}

/// Hidden things differ from one of these worlds to the next.
const WORLDS: u64 = 4;

/// What a seat may do in each of these worlds.
fn in_every_world<G: Rules>(seat: Seat, world: impl Fn(Rng) -> G) -> Vec<G::Action> {
    let mut common = Vec::new();
    for seed in 0..WORLDS {
        let mut legal = Vec::new();
        world(Rng::from_seed(seed)).legal_actions(seat, &mut legal);
        match seed {
            0 => common = legal,
            _ => common.retain(|action| legal.contains(action)),
        }
    }
    common
}

impl Openly for card::Game {
    /// Whoever has the turn needs his hand anyway, and is handed the device at once.
    fn openly(view: &card::View) -> Vec<card::Action> {
        let Some(asked) = view.decision.map(|decision| decision.seat).filter(|seat| *seat != view.turn.seat) else {
            return Vec::new();
        };
        let mut open = in_every_world(asked, |mut rng| view.determinize(&mut rng, None));
        open.retain(|action| !action.is_aside() && is_open(view, *action));
        open
    }

    fn from_place(view: card::View, seat: Seat) -> card::View {
        card::View { viewer: Some(seat), ..view }
    }
}

/// Whether everybody sees what an action of the card game is done with.
fn is_open(view: &card::View, action: card::Action) -> bool {
    use card::{Action, Choice};
    match action {
        Action::Pick(card) | Action::Play { card, .. } => lies_open(view, card),
        Action::Use { cards, .. } => {
            cards.is_none_or(|(first, second)| lies_open(view, first) && lies_open(view, second))
        }
        // Who has this choice, and what comes of it, is known to the one who is asked only.
        Action::Choose(Choice::Reveal | Choice::Character(_) | Choice::Guise(_)) | Action::Rest => false,
        Action::Choose(
            Choice::Deck
            | Choice::Discard
            | Choice::Life
            | Choice::Red
            | Choice::Black
            | Choice::Suit(_)
            | Choice::Kind(_),
        )
        | Action::PickHidden
        | Action::PickSeat(_)
        | Action::Pass
        | Action::End => true,
    }
}

fn lies_open(view: &card::View, card: CardId) -> bool {
    let board = &view.board;
    board.table.iter().any(|(laid, _)| *laid == Some(card))
        || board.discard.contains(&card)
        || board.seats.iter().any(|seat| seat.hand.contains(card) || seat.in_play.contains(&card))
}

impl Openly for dice::Game {
    /// Everything but a role is known to all.
    fn openly(view: &dice::View) -> Vec<dice::Action> {
        let Some(asked) = view.decision.map(|decision| decision.seat) else { return Vec::new() };
        let mut open = in_every_world(asked, |mut rng| view.determinize(&mut rng, None));
        open.retain(|action| *action != dice::Action::Reveal);
        open
    }

    fn from_place(view: dice::View, seat: Seat) -> dice::View {
        dice::View { viewer: Some(seat), ..view }
    }
}

/// The card an attack calls for, if the seat that is asked may hold one: whoever remembers his hand can say that he plays
/// it, and the cards of his hand are left out of sight. `view` is a spectator's.
pub fn claim(view: &card::View) -> Option<CardKind> {
    let decision = view.decision.filter(|decision| decision.seat != view.turn.seat)?;
    let Ask::Respond { to } = decision.ask else { return None };
    let player = view.seat(decision.seat);
    (player.hand_count > player.hand.len()).then_some(match to {
        Demand::Missed { .. } => CardKind::Missed,
        Demand::Bang { .. } => CardKind::Bang,
        Demand::Rescue { .. } => CardKind::Beer,
    })
}

/// Who is asked the same after the one who is asked now, in this order.
pub fn waiting(view: &card::View) -> impl Iterator<Item = Seat> + '_ {
    use card::frames::Frame;
    let of = |frame: &Frame| match frame {
        Frame::Volley(volley) => Some((volley.by, volley.waiting)),
        Frame::Store(store) => Some((store.by, store.waiting)),
        _ => None,
    };
    let asked = view.decision.map(|decision| decision.seat);
    let found = view.stack.iter().rev().find_map(of);
    found.into_iter().flat_map(move |(by, waiting)| {
        let ring = &view.board.ring;
        ring.all_after(by).filter(move |seat| waiting.contains(*seat) && Some(*seat) != asked)
    })
}
