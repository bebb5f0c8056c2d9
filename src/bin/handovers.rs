//! How often a device that several persons share changes hands, measured with bots in the seats of the persons.
//!
//! `cargo run --release --bin handovers` prints the table for both games: two to four persons of five and three of
//! three; `--game`, `--players`, `--persons`, `--games` and `--seed` ask for one row of it.
//!
//! A person is taken to remember what he has seen: he answers before everybody's eyes where that is offered, with the card
//! that is called for if he means to, unless he has not looked at his role yet, has got cards since that he has not seen,
//! or means to use another one of his hand. To take the device again after such answers ("resumed") is counted apart.

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use standoff::table::{Chair, Controller, Level, Options, Playable, Table};
use standoff::ui::model::{Desk, Hold, Next, Openly, claim, saving_card};
use standoff::{errln, outln};
use standoff_engine::card::{self, CardId, Set, Zone};
use standoff_engine::core::{Rules, Seat, SeatSet};
use standoff_engine::dice;
use std::process::ExitCode;

/// Counts how often a device that several persons share changes hands in a game
#[derive(Parser)]
#[command(name = "handovers", args_override_self = true)]
#[command(after_help = "Without --players and --persons: two, three and four persons of five, and three of three.")]
struct Args {
    /// Game to play [default: both]
    #[arg(long, value_parser = [card::Game::NAME, dice::Game::NAME])]
    game: Option<String>,
    /// Players at the table, 3 to 8 [default: 5]
    #[arg(long, value_parser = clap::value_parser!(u8).range(3..=8))]
    players: Option<u8>,
    /// Players who are persons and share the device, 2 to 8 [default: 3]
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=8))]
    persons: Option<u8>,
    /// Games for each row of the table
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What is counted.
#[derive(Clone, Copy, Default)]
struct Count {
    turns: u32,
    /// The device goes from one person to another.
    handed: u32,
    /// The person who had it last takes it again, after something was settled before everybody's eyes.
    resumed: u32,
    /// Questions answered before everybody's eyes.
    open: u32,
}

/// What a game must tell for this.
trait Counted: Openly + Playable {
    const SETUP: fn(u8) -> Self::Setup;

    fn turn_began(event: &Self::Event) -> bool;

    /// Hidden cards this person may look at.
    fn own_cards(view: &Self::View) -> Vec<CardId>;

    /// A card that got into somebody's hand, if everybody saw it.
    fn got(event: &Self::Event) -> Option<(Seat, CardId)>;

    /// What is done if this person says, without looking, that he plays what is called for; if he means to.
    fn claimed(table: &Table<Self>, seat: Seat, meant: Self::Action) -> Option<Self::Action>;
}

impl Counted for card::Game {
    const SETUP: fn(u8) -> card::Setup = |players| match players {
        3 | 8 => card::Setup { sets: vec![Set::Base, Set::DodgeCity], ..card::Setup::base(players) },
        _ => card::Setup::base(players),
    };

    fn turn_began(event: &card::Event) -> bool {
        matches!(event, card::Event::TurnBegan { .. })
    }

    fn own_cards(view: &card::View) -> Vec<CardId> {
        view.me().map(|me| me.hand.iter().collect()).unwrap_or_default()
    }

    fn got(event: &card::Event) -> Option<(Seat, CardId)> {
        match Self::event_for(event, None) {
            card::Event::Moved { card: Some(card), to: Zone::Hand(seat), .. } => Some((seat, card)),
            _ => None,
        }
    }

    fn claimed(table: &Table<Self>, seat: Seat, meant: card::Action) -> Option<card::Action> {
        let as_what =
            |action: card::Action| if let card::Action::Play { kind, .. } = action { Some(kind) } else { None };
        claim(&table.view(None))?;
        let said = saving_card(&Desk::new(table.view(Some(seat)), table.legal(seat)))?;
        (as_what(said) == as_what(meant)).then_some(said)
    }
}

impl Counted for dice::Game {
    const SETUP: fn(u8) -> dice::Setup = dice::Setup::base;

    fn turn_began(event: &dice::Event) -> bool {
        matches!(event, dice::Event::TurnBegan { .. })
    }

    fn own_cards(_: &dice::View) -> Vec<CardId> {
        Vec::new()
    }

    fn got(_: &dice::Event) -> Option<(Seat, CardId)> {
        None
    }

    fn claimed(_: &Table<Self>, _: Seat, _: dice::Action) -> Option<dice::Action> {
        None
    }
}

/// Plays one game; `open` if questions may be answered before everybody's eyes.
fn play<G: Counted>(players: u8, persons: u8, seed: u64, open: bool) -> Option<Count> {
    let chairs = (0..players).map(|n| Chair::new(format!("{n}"), Controller::Bot(Level::Cowhand))).collect();
    let mut table = Table::<G>::deal(G::SETUP(players), seed, chairs, Options::default()).ok()?;
    // Spread around the table.
    let seats: SeatSet = (0..persons).map(|n| Seat(n * players / persons)).collect();
    let mut hold = Hold::new(seats);
    let mut looked = SeatSet::EMPTY;
    let mut known: Vec<Vec<CardId>> = vec![Vec::new(); usize::from(players)];
    let mut count = Count { turns: 1, ..Count::default() };
    loop {
        if let Some(holder) = hold.viewer() {
            looked = looked.with(holder);
            known[holder.index()] = G::own_cards(&table.view(Some(holder)));
        }
        let asked = table.asked();
        let legal = asked.map(|seat| table.legal(seat)).unwrap_or_default();
        let offered = || if open { G::openly(&table.view(None)) } else { Vec::new() };
        match hold.next(asked, &legal, true, || !offered().is_empty()) {
            Next::Over | Next::Past => return Some(count),
            Next::HandOver(seat) => {
                if hold.last() == Some(seat) {
                    count.resumed += 1;
                } else {
                    count.handed += 1;
                }
                hold = hold.taken_by(seat);
            }
            Next::Open(seat) => {
                let offered = offered();
                let cards = G::own_cards(&table.view(Some(seat)));
                let unseen = !looked.contains(seat) || cards.iter().any(|card| !known[seat.index()].contains(card));
                let meant = table.bot_action(seat)?;
                let said = if offered.contains(&meant) { Some(meant) } else { G::claimed(&table, seat, meant) };
                match said.filter(|_| !unseen) {
                    None => hold = hold.wanted_by(seat),
                    Some(action) => {
                        count.open += 1;
                        hold = hold.laid_open(seat);
                        act(&mut table, seat, action, &mut count, &mut known)?;
                    }
                }
            }
            Next::Person | Next::Pass(_) | Next::Bot(_) | Next::Friend(_) => {
                let seat = asked?;
                let action = table.bot_action(seat)?;
                act(&mut table, seat, action, &mut count, &mut known)?;
            }
        }
    }
}

fn act<G: Counted>(
    table: &mut Table<G>,
    seat: Seat,
    action: G::Action,
    count: &mut Count,
    known: &mut [Vec<CardId>],
) -> Option<()> {
    let step = table.act(seat, action).ok()?;
    for (seat, card) in step.events.iter().filter_map(G::got) {
        known[seat.index()].push(card);
    }
    count.turns += step.events.iter().filter(|event| G::turn_began(event)).count() as u32;
    Some(())
}

/// One row: the same games handed over for every question, and with open answers.
fn row<G: Counted>(players: u8, persons: u8, games: u64, seed: u64) -> Option<()> {
    let sum = |open: bool| {
        let mut sum = Count::default();
        for game in seed..seed + games {
            let one = play::<G>(players, persons, game, open)?;
            sum.turns += one.turns;
            sum.handed += one.handed;
            sum.resumed += one.resumed;
            sum.open += one.open;
        }
        Some(sum)
    };
    let (before, after) = (sum(false)?, sum(true)?);
    let per_game = |n: u32| f64::from(n) / games as f64;
    let per_round = |n: u32, of: &Count| f64::from(n) * f64::from(players) / f64::from(of.turns);
    outln!(
        "{:<5} {persons} of {players}  {:6.1} {:6.2}   {:6.1} {:6.2}   {:6.1} {:6.1}   {:4.0} %",
        G::NAME,
        per_game(before.handed),
        per_round(before.handed, &before),
        per_game(after.handed),
        per_round(after.handed, &after),
        per_game(after.resumed),
        per_game(after.open),
        100.0 * f64::from(after.handed) / f64::from(before.handed.max(1)),
    );
    Some(())
}

fn main() -> ExitCode {
    let Args { game, players, persons, games, seed } = Args::parse();
    let rows = match (players, persons) {
        (None, None) => vec![(5, 2), (5, 3), (5, 4), (3, 3)],
        (players, persons) => vec![(players.unwrap_or(5), persons.unwrap_or(3))],
    };
    if rows.iter().any(|(players, persons)| persons > players) {
        Args::command().error(ErrorKind::ArgumentConflict, "there are more persons than players").exit();
    }
    outln!("hand-overs       each question    open answers    resumed   open   of before");
    outln!("game             game  round      game  round      game    game");
    for name in [card::Game::NAME, dice::Game::NAME] {
        if game.as_deref().is_some_and(|game| game != name) {
            continue;
        }
        for (players, persons) in rows.iter().copied() {
            let printed = match name {
                card::Game::NAME => row::<card::Game>(players, persons, games, seed),
                _ => row::<dice::Game>(players, persons, games, seed),
            };
            if printed.is_none() {
                errln!("handovers: this table cannot be played");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
