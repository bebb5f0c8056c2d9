//! Taps, prompts and sheets over real positions.

mod base;
mod dodge_city;
mod events;
mod shows;
mod whole_games;

use super::*;
use crate::storage::Speed;
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Choice, Event, EventCard, EventDeck, EventPile, Game, Illegal, Layout,
    LayoutSeat, Set, Setup, Source, Stage, Suit, TableRules,
};
use standoff_engine::core::{Role, Rules, Seat, SeatSet};

const ME: Seat = Seat(0);

fn nth(kind: CardKind, n: usize) -> CardId {
    CardId::all().filter(|card| card.kind() == kind).nth(n).unwrap()
}

fn card(kind: CardKind) -> CardId {
    nth(kind, 0)
}

fn player(character: Character, hand: &[CardId], in_play: &[CardId]) -> LayoutSeat {
    LayoutSeat {
        role: Role::Outlaw,
        role_shown: false,
        character,
        spare: None,
        life: None,
        out: false,
        hand: hand.to_vec(),
        in_play: in_play.to_vec(),
    }
}

/// Five players, the viewer first and on turn; the third is the Sheriff.
fn table(me: LayoutSeat) -> Layout {
    let mut layout = Layout { any_roles: true, ..Layout::new() };
    let mut sheriff = player(Character::RoseDoolan, &[], &[]);
    sheriff.role = Role::Sheriff;
    layout.seats = vec![
        me,
        player(Character::WillyTheKid, &[nth(CardKind::Beer, 5)], &[card(CardKind::Barrel)]),
        sheriff,
        player(Character::VultureSam, &[], &[]),
        player(Character::BlackJack, &[nth(CardKind::Beer, 4)], &[]),
    ];
    layout
}

fn desk_of(game: &Game, viewer: Option<Seat>) -> Desk {
    Desk::new(game.view(viewer), viewer.map(|seat| game.legal_actions(seat)).unwrap_or_default())
}

fn desk(layout: &Layout) -> Desk {
    desk_of(&layout.build().unwrap(), Some(ME))
}

/// Why a tap is refused.
fn refused(turn: Turn) -> Option<Illegal> {
    if let Turn::Refuse { why, .. } = turn { Some(why) } else { None }
}

#[test]
fn everything_has_its_picture() {
    let sprite = include_str!("../../../../public/art.svg");
    let cards = CardKind::ALL.into_iter().map(|kind| format!("card-{}", kind.id()));
    let characters = Character::ALL.into_iter().map(|character| format!("char-{}", character.id()));
    let events = EventCard::ALL.into_iter().map(|card| format!("event-{}", card.id()));
    for id in cards.chain(characters).chain(events) {
        assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is missing");
    }
}
