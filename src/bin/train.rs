//! Fits the numbers by which a thought is cut off (`src/bots/card/value.bin`) to games between marshals.

use clap::Parser;
use standoff::{errln, outln};
use standoff_bots::card::value::{CHARACTERS, HIDDEN, INPUTS, NUMBERS, Position, Value, talent_at};
use standoff_bots::card::{Marshal, Weights, fame};
use standoff_bots::{Bot, Temper};
use standoff_engine::card::{Game, Set, Setup};
use standoff_engine::core::{Rng, Rules, Seat};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

/// Every so manieth game is kept to test the fit.
const TEST: u64 = 10;

/// A position and the side that won.
struct Sample {
    position: Position,
    won: usize,
    test: bool,
}

/// Fits the numbers by which the legend cuts its thoughts off to games between marshals
#[derive(Parser)]
#[command(name = "train")]
struct Options {
    /// Games to play; every tenth only tests the fit
    games: u64,
    /// Passes over all positions
    epochs: u32,
    /// File for the numbers, such as src/bots/card/value.bin
    out: PathBuf,
}

fn main() -> ExitCode {
    let Options { games, epochs, out } = Options::parse();
    let samples = collect(games);
    outln!("{} positions of {games} games", samples.len());
    let value = fit(&samples, epochs);
    let bytes: Vec<u8> = value.numbers.iter().map(|number| Value::fold(*number)).collect();
    match std::fs::write(out, bytes) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            errln!("train: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The table of one game: all sizes, mostly the base game.
fn table(i: u64) -> Setup {
    let players = [4, 5, 5, 6, 7, 7, 8, 3][(i % 8) as usize];
    let base = i / 8 % 4 != 3 && (4..=7).contains(&players);
    let sets = match i / 32 % 3 {
        _ if base => vec![Set::Base],
        0 => vec![Set::Base, Set::DodgeCity],
        1 => vec![Set::Base, Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards, Set::TheBullet],
        _ => Set::ALL.to_vec(),
    };
    Setup { sets, sheriff: Some(Seat((i / 3 % u64::from(players)) as u8)), ..Setup::base(players) }
}

fn collect(games: u64) -> Vec<Sample> {
    let all = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let all = &all;
            scope.spawn(move || {
                let mut own = Vec::new();
                for i in (thread..games).step_by(threads as usize) {
                    play(i, &mut own);
                }
                if let Ok(mut all) = all.lock() {
                    all.append(&mut own);
                }
            });
        }
    });
    all.into_inner().unwrap_or_default()
}

/// Plays one game and keeps the beginnings of its turns.
fn play(i: u64, out: &mut Vec<Sample>) {
    let mut events = Vec::new();
    let mut seeds = Rng::from_seed(i ^ 0x5eed);
    let Ok(mut game) = Game::deal(&table(i), seeds.next_seed(), &mut events) else { return };
    // Now and then somebody is careless, so that odd positions are known too.
    let weights = |seeds: &mut Rng| Weights {
        whim: [0.0, 0.0, 0.3, 1.0][seeds.below(4) as usize],
        ..Weights::MARSHAL.of(Temper::ALL[seeds.below(8) as usize % 4])
    };
    let mut bots: Vec<Marshal> = Seat::all(game.seats())
        .map(|seat| {
            let weights = weights(&mut seeds);
            Marshal::with(seat, seeds.next_seed(), weights)
        })
        .collect();
    let (mut legal, mut kept, mut turn) = (Vec::new(), Vec::new(), 0);
    loop {
        for (seat, bot) in bots.iter_mut().enumerate() {
            for event in &events {
                bot.watch(&event.seen_by(Some(Seat(seat as u8))));
            }
        }
        events.clear();
        let Some(seat) = game.asked() else { break };
        Rules::legal_actions(&game, seat, &mut legal);
        let bot = &mut bots[seat.index()];
        let action = bot.choose(&game.view(Some(seat)), &legal);
        if game.turn().number != turn {
            turn = game.turn().number;
            if let Some(reading) = bot.reading() {
                kept.push(Position::of(&game, &fame(&reading.beliefs.odds(None))));
            }
        }
        if game.act(seat, action, &mut events).is_err() {
            return;
        }
    }
    let Some(outcome) = game.outcome() else { return };
    out.extend(kept.into_iter().map(|position| Sample {
        position,
        won: outcome.team as usize,
        test: i.is_multiple_of(TEST),
    }));
}

fn fit(samples: &[Sample], epochs: u32) -> Value {
    let mut rng = Rng::from_seed(1);
    let mut uniform = move |range: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * range;
    let mut value = Value { numbers: vec![0.0; NUMBERS] };
    let spread = (3.0 / INPUTS as f32).sqrt();
    value.numbers[CHARACTERS..].iter_mut().for_each(|number| *number = uniform(spread));
    let (mut mean, mut square) = (vec![0.0f32; NUMBERS], vec![0.0f32; NUMBERS]);
    let mut order: Vec<usize> = (0..samples.len()).filter(|at| !samples[*at].test).collect();
    let mut rng = Rng::from_seed(2);
    let mut step = 0i32;
    let mut gradient = vec![0.0f32; NUMBERS];
    for epoch in 0..epochs {
        rng.shuffle(&mut order);
        let rate = 0.003 * (1.0 - epoch as f32 / epochs as f32) + 0.0001;
        let mut loss = 0.0;
        for batch in order.chunks(64) {
            gradient.fill(0.0);
            for at in batch {
                loss += f64::from(learn(&value, &samples[*at], &mut gradient));
            }
            step += 1;
            let (fix1, fix2) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for i in 0..NUMBERS {
                let slope = gradient[i] / batch.len() as f32 + 1e-5 * value.numbers[i];
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                value.numbers[i] -= rate * (mean[i] / fix1) / ((square[i] / fix2).sqrt() + 1e-8);
                value.numbers[i] = value.numbers[i].clamp(-15.0, 15.0);
            }
        }
        outln!("epoch {epoch}: {:.4} fitted, {:.4} unseen", loss / order.len() as f64, unseen(&value, samples));
    }
    value
}

/// The mean log loss over the positions kept apart.
fn unseen(value: &Value, samples: &[Sample]) -> f64 {
    let (mut loss, mut count) = (0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.test) {
        let inputs = inputs(value, sample);
        let chances = value.run(&inputs, &mut [0.0; HIDDEN]);
        loss -= f64::from(chances[sample.won].max(1e-6)).ln();
        count += 1.0;
    }
    loss / count
}

fn inputs(value: &Value, sample: &Sample) -> [f32; INPUTS] {
    let mut position = Position { inputs: sample.position.inputs, cast: sample.position.cast };
    position.cast_talents(&value.numbers[..CHARACTERS]);
    position.inputs
}

/// Adds the slope of one sample's loss.
fn learn(value: &Value, sample: &Sample, gradient: &mut [f32]) -> f32 {
    let inputs = inputs(value, sample);
    let mut hidden = [0.0; HIDDEN];
    let chances = value.run(&inputs, &mut hidden);
    let second = CHARACTERS + HIDDEN * (INPUTS + 1);
    let mut back = [0.0f32; HIDDEN];
    for (side, chance) in chances.iter().enumerate() {
        let slope = chance - f32::from(u8::from(side == sample.won));
        let row = second + side * (HIDDEN + 1);
        gradient[row] += slope;
        for unit in 0..HIDDEN {
            gradient[row + 1 + unit] += slope * hidden[unit];
            back[unit] += slope * value.numbers[row + 1 + unit];
        }
    }
    let mut talents = [0.0f32; 4];
    for unit in (0..HIDDEN).filter(|unit| hidden[*unit] <= 0.0) {
        back[unit] = 0.0;
    }
    let first = CHARACTERS + HIDDEN;
    add(&mut gradient[CHARACTERS..first], &back, 1.0);
    for (at, input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
        add(&mut gradient[first + at * HIDDEN..][..HIDDEN], &back, *input);
    }
    for (role, talent) in talents.iter_mut().enumerate() {
        let row = &value.numbers[first + talent_at(role) * HIDDEN..][..HIDDEN];
        *talent = row.iter().zip(&back).map(|(weight, back)| weight * back).sum();
    }
    for (role, character) in sample.position.cast.into_iter().flatten() {
        gradient[character as usize] += talents[role as usize];
    }
    -chances[sample.won].max(1e-6).ln()
}

fn add(sums: &mut [f32], values: &[f32; HIDDEN], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value * factor;
    }
}
