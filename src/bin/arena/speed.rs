//! Time for a decision.

use crate::options::SpeedOptions;
use crate::table::{Table, on_table, refuse};
use standoff::outln;
use standoff_bots::arena::{Contest, Deals, Pace, imagined_per_s, pace};
use standoff_bots::{Calibre, Level};

/// The speed of everybody at one table.
pub struct Speed {
    pub levels: Vec<(Calibre, Pace)>,
    /// Imagined games a second in the middle of a game, if anybody imagines them.
    pub imagined: Option<f64>,
}

/// Positions from which imagined games are counted.
pub const POSITIONS: u64 = 40;

pub fn measure(table: &Table, playouts: u32, games: u64, seed: u64) -> Result<Speed, String> {
    on_table!(table, clock(playouts, games, seed))
}

fn clock<G: Contest>(setup: &G::Setup, playouts: u32, games: u64, seed: u64) -> Result<Speed, String> {
    let deals = Deals::<G> { setup: setup.clone(), seed };
    let imagined = imagined_per_s(&deals, playouts, POSITIONS).map_err(refuse)?;
    let mut levels = Vec::new();
    // A random player is not asked for its time: it takes next to none.
    for level in [Level::Karma, Level::Cowhand, Level::Marshal, Level::Legend] {
        let calibre = Calibre { playouts, ..level.into() };
        let games = if level == Level::Legend { games.div_ceil(50) } else { games };
        levels.push((calibre, pace(&deals, calibre, games).map_err(refuse)?));
    }
    Ok(Speed { levels, imagined })
}

pub fn run(options: &SpeedOptions) -> Result<bool, String> {
    let speed = measure(&options.table, options.playouts, options.deals, options.seed)?;
    outln!("{}, one thread, seed {}", options.table.name(), options.seed);
    for (calibre, pace) in &speed.levels {
        outln!(
            "  {:<12} {:9.1} microseconds a decision, and {:.1} for following the game ({} decisions, {} games)",
            calibre.to_string(),
            pace.thinking,
            pace.watching,
            pace.choices,
            pace.games,
        );
    }
    if let Some(imagined) = speed.imagined {
        outln!("  {imagined:.0} imagined games a second from the middle of a game ({POSITIONS} positions)");
    }
    Ok(true)
}
