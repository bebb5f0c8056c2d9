//! The part above `--` of a card game scenario.

use super::super::{read_card, read_role, read_seat, read_stage, write_card, write_role, write_stage};
use super::parse::{Deal, SeatPart, list, number, read_kept_characters, read_seat_line, read_seats, seat, split_word};
use super::{Given, Noun, Problem, Subject, Table};
use crate::card::{
    CardId, Character, EventCard, EventDeck, EventMix, EventPile, Layout, LayoutSeat, Set, Setup, Stage, TableRules,
};
use crate::core::Role;

/// The keys of a table, and those that describe a position, which a deal cannot have.
pub(super) const KEYS: &[&str] = &[
    "about",
    "sets",
    "rules",
    "deal",
    "characters",
    "roles",
    "deck",
    "deck exactly",
    "discard",
    "turn",
    "bangs",
    "first",
    "first out",
    "turner",
    "passes",
    "talkers",
    "events",
    "seed",
];

/// How many of [`KEYS`] a deal can have too.
const KEYS_OF_DEALS: usize = 5;

/// The part above `--` of a card game scenario, while it is read.
pub struct Draft {
    about: Vec<Subject>,
    sets: Vec<Set>,
    rules: TableRules,
    layout: Layout,
    deal: Option<(Setup, u64)>,
    cards: Vec<CardId>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            about: Vec::new(),
            sets: vec![Set::Base],
            rules: TableRules::default(),
            layout: Layout::new(),
            deal: None,
            cards: Vec::new(),
        }
    }
}

impl Draft {
    /// One `key: value` line above `--`.
    pub(super) fn read_key(&mut self, key: &str, value: &str, refused: bool) -> Result<(), Vec<Problem>> {
        if let Some(seat) = read_seat(key) {
            let Self { layout, cards, .. } = self;
            let read = |player: &mut LayoutSeat, part: SeatPart| read_seat_part(player, part, cards, refused);
            return read_seat_line(&mut layout.seats, seat, value, empty_seat(), read);
        }
        match key {
            "about" => self.about = list(value).map(read_subject).collect::<Result<_, _>>()?,
            "sets" => self.sets = list(value).map(read_set).collect::<Result<_, _>>()?,
            "rules" => {
                for rule in list(value) {
                    let (key, option) = rule.split_once('=').unwrap_or((rule, ""));
                    if !self.rules.set(key.trim(), option.trim()) {
                        let options = |rule: &'static crate::card::TableRule| {
                            rule.options.iter().map(|option| format!("{}={option}", rule.key))
                        };
                        Err(Problem::unknown(Noun::Rule, rule, TableRules::ALL.iter().flat_map(options)))?;
                    }
                }
            }
            "roles" if value == "any" => self.layout.any_roles = true,
            "roles" => Err(Problem::unknown(Noun::RolesOption, value, ["any"]))?,
            "deck" => self.layout.deck = lay(&mut self.cards, value, refused)?,
            "deck exactly" => {
                self.layout.deck = lay(&mut self.cards, value, refused)?;
                self.layout.deck_is_all = true;
            }
            "discard" => self.layout.discard = lay(&mut self.cards, value, refused)?,
            "turn" => {
                let (letter, stage) = value.split_once(' ').unwrap_or((value, "play"));
                self.layout.turn = seat(letter)?;
                self.layout.stage = read_any_stage(stage)?;
            }
            "bangs" => self.layout.bangs = number(value)?,
            "first" => self.layout.first = Some(seat(value)?),
            "first out" => self.layout.first_out = Some(seat(value)?),
            "turner" => self.layout.turner = Some(seat(value)?),
            "passes" => self.layout.passes = number(value)?,
            "talkers" => self.layout.talkers = read_seats(value)?,
            "events" => self.layout.piles = read_piles(value)?,
            "seed" => self.layout.seed = number(value)?,
            "deal" => self.deal = Some(read_deal(value)?),
            "characters" => {
                let (setup, _) = self.deal.as_mut().ok_or(Problem::NoTable)?;
                setup.characters = read_kept_characters(value, setup.players, read_character)?;
            }
            _ => Err(Problem::unknown(Noun::Key, key, KEYS))?,
        }
        Ok(())
    }

    /// Players read so far.
    pub(super) fn seats(&self) -> u8 {
        self.deal.as_ref().map_or(self.layout.seats.len() as u8, |(setup, _)| setup.players)
    }

    pub(super) fn finish(self, keys: &[String]) -> Result<Table, Problem> {
        let position = &KEYS[KEYS_OF_DEALS..];
        let described = keys.iter().any(|key| read_seat(key).is_some() || position.contains(&key.as_str()));
        let given = match self.deal {
            Some(_) if described => return Err(Problem::TableAndDeal),
            Some((setup, seed)) => {
                Given::Deal { setup: Setup { sets: self.sets.clone(), rules: self.rules, ..setup }, seed }
            }
            None if self.layout.seats.is_empty() => return Err(Problem::NoTable),
            None => Given::Table(Layout { rules: self.rules, sets: self.sets.clone(), ..self.layout }),
        };
        Ok(Table { about: self.about, sets: self.sets, rules: self.rules, given })
    }
}

/// A part of `sheriff willy_the_kid | life 3 | hand bang 7D | in play barrel QS | shown | out`; `cards` are those that
/// lie somewhere already.
fn read_seat_part(
    player: &mut LayoutSeat,
    part: SeatPart,
    cards: &mut Vec<CardId>,
    refused: bool,
) -> Result<(), Problem> {
    let part = match part {
        SeatPart::Role(id) => {
            player.role = role_of(id)?;
            return Ok(());
        }
        SeatPart::Character(id) => {
            player.character = read_character(id)?;
            return Ok(());
        }
        SeatPart::More(part) => part,
    };
    if part == "out" {
        player.out = true;
    } else if part == "shown" {
        player.role_shown = true;
    } else if let Some(life) = part.strip_prefix("life ") {
        player.life = Some(number(life)?);
    } else if let Some(spare) = part.strip_prefix("spare ") {
        player.spare = Some(read_character(spare)?);
    } else if let Some(hand) = part.strip_prefix("hand ") {
        player.hand = lay(cards, hand, refused)?;
    } else if let Some(in_play) = part.strip_prefix("in play ") {
        player.in_play = lay(cards, in_play, refused)?;
    } else {
        let known = ["life 3", "hand nothing", "in play nothing", "shown", "out", "spare"];
        return Err(Problem::unknown(Noun::SeatPart, part, known));
    }
    Ok(())
}

/// Cards put somewhere on the table, each only once.
fn lay(laid: &mut Vec<CardId>, value: &str, refused: bool) -> Result<Vec<CardId>, Problem> {
    let cards = read_cards(value)?;
    for card in &cards {
        // A table that must be refused may hold a card twice.
        if laid.contains(card) && !refused {
            return Err(Problem::CardTwice(write_card(*card)));
        }
        laid.push(*card);
    }
    Ok(cards)
}

/// A player with nothing.
fn empty_seat() -> LayoutSeat {
    LayoutSeat {
        role: Role::default(),
        role_shown: false,
        character: Character::default(),
        spare: None,
        life: None,
        out: false,
        hand: Vec::new(),
        in_play: Vec::new(),
    }
}

/// `players 5, sheriff A, seed 7, events high_noon_last, length 6`
fn read_deal(value: &str) -> Result<(Setup, u64), Problem> {
    let (mut setup, mut seed) = (Setup::base(4), 1);
    for part in list(value) {
        let mut deal = Deal { players: &mut setup.players, seed: &mut seed, sheriff: &mut setup.sheriff };
        if deal.read(part)? {
            continue;
        }
        match part.split_once(' ') {
            Some(("events", mix)) => {
                let unknown = || Problem::unknown(Noun::Event, mix, EventMix::ALL.map(EventMix::id));
                setup.event_mix = EventMix::from_id(mix).ok_or_else(unknown)?;
            }
            Some(("length", n)) => setup.event_length = Some(number(n)?),
            _ => {
                let known = ["players 5", "sheriff A", "seed 7", "events apart", "length 6"];
                return Err(Problem::unknown(Noun::SeatPart, part, known));
            }
        }
    }
    Ok((setup, seed))
}

fn read_subject(id: &str) -> Result<Subject, Problem> {
    let all = || {
        let cards = crate::card::CardKind::ALL.into_iter().map(crate::card::CardKind::id);
        let events = EventCard::ALL.into_iter().map(EventCard::id);
        cards
            .chain(Character::ALL.into_iter().map(Character::id))
            .chain(events)
            .chain(TableRules::ALL.iter().map(|r| r.key))
    };
    Subject::from_id(id).ok_or_else(|| Problem::unknown(Noun::Subject, id, all()))
}

fn read_set(id: &str) -> Result<Set, Problem> {
    Set::from_id(id).ok_or_else(|| Problem::unknown(Noun::Set, id, Set::ALL.map(Set::id)))
}

pub(super) fn role_of(id: &str) -> Result<Role, Problem> {
    read_role(id).ok_or_else(|| Problem::unknown(Noun::Role, id, Role::ALL.map(write_role)))
}

pub(super) fn read_any_stage(id: &str) -> Result<Stage, Problem> {
    read_stage(id).ok_or_else(|| Problem::unknown(Noun::Stage, id, Stage::ALL.map(write_stage)))
}

pub(super) fn read_event(id: &str) -> Result<EventCard, Problem> {
    EventCard::from_id(id).ok_or_else(|| Problem::unknown(Noun::Event, id, EventCard::ALL.map(EventCard::id)))
}

/// `hangover then curse, high_noon | ambush then lasso`: for each deck the active card, then the coming ones; a deck
/// without an active card begins with `then`.
fn read_piles(value: &str) -> Result<Vec<EventPile>, Problem> {
    let mut piles = Vec::new();
    for text in value.split('|').map(str::trim) {
        let (active, coming) = split_word(text, "then").unwrap_or((text, ""));
        let mut pile = EventPile::default();
        if !active.is_empty() {
            pile.active = Some(read_event(active)?);
            pile.turned = 1;
            pile.cards.push(read_event(active)?);
        }
        for id in list(coming) {
            pile.cards.push(read_event(id)?);
        }
        let sets = || pile.cards.iter().map(|card| card.def().set);
        let fits = |deck: &EventDeck| sets().all(|set| deck.sets().contains(&set));
        pile.deck =
            EventDeck::ALL.into_iter().find(fits).ok_or_else(|| Problem::unknown(Noun::Event, text, [""; 0]))?;
        piles.push(pile);
    }
    Ok(piles)
}

/// Cards in order; `nothing` is no card.
pub(super) fn read_cards(value: &str) -> Result<Vec<CardId>, Problem> {
    if value.trim() == "nothing" {
        return Ok(Vec::new());
    }
    let unknown = |card: &str| Problem::unknown(Noun::Card, card, CardId::all().map(write_card));
    list(value).map(|card| read_card(card).ok_or_else(|| unknown(card))).collect()
}

pub(super) fn read_character(id: &str) -> Result<Character, Problem> {
    let id = id.trim();
    Character::from_id(id).ok_or_else(|| Problem::unknown(Noun::Character, id, Character::ALL.map(Character::id)))
}
