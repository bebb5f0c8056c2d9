//! What the strongest public players that do not look at hidden cards do in the base game, measured over thousands of
//! games each: win shares of law, outlaws and renegades in percent.

use super::ByTeam;
use standoff_engine::core::Team;

/// Win shares in percent.
pub type Percent = ByTeam<f64>;

const fn row(law: f64, outlaws: f64, renegades: f64) -> Percent {
    ByTeam { law, outlaws, renegades }
}

/// Karma at all seats. The row of eight is the base deck at a table of eight with two renegades.
pub const fn karma(players: u8) -> Option<Percent> {
    match players {
        4 => Some(row(33.9, 46.5, 19.6)),
        5 => Some(row(45.2, 40.0, 14.9)),
        6 => Some(row(31.4, 60.4, 8.2)),
        7 => Some(row(43.0, 50.5, 6.6)),
        8 => Some(row(59.6, 28.6, 11.8)),
        _ => None,
    }
}

/// Random players at all seats.
pub const fn random(players: u8) -> Option<Percent> {
    match players {
        5 => Some(row(43.8, 50.2, 6.0)),
        7 => Some(row(35.0, 61.8, 3.3)),
        _ => None,
    }
}

/// Random players in one team, karma in the others.
pub const fn random_side(players: u8, side: Team) -> Option<Percent> {
    match (players, side) {
        (5, Team::Law) => Some(row(3.2, 93.0, 3.9)),
        (5, Team::Outlaws) => Some(row(90.5, 3.1, 6.5)),
        (5, Team::Renegades) => Some(row(54.7, 44.7, 0.7)),
        (7, Team::Law) => Some(row(0.3, 99.0, 0.7)),
        (7, Team::Outlaws) => Some(row(94.6, 2.9, 2.5)),
        (7, Team::Renegades) => Some(row(48.4, 51.5, 0.1)),
        _ => None,
    }
}

/// Decisions of a game with karma at all seats.
pub const fn decisions(players: u8) -> Option<u32> {
    match players {
        4 => Some(129),
        5 => Some(159),
        6 => Some(181),
        7 => Some(208),
        8 => Some(251),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_about_all_games() {
        let plain = (4..=8).flat_map(|players| [karma(players), random(players)]);
        let sides = [5, 7].into_iter().flat_map(|players| Team::ALL.map(|team| random_side(players, team)));
        for row in plain.chain(sides).flatten() {
            assert!((row.law + row.outlaws + row.renegades - 100.0).abs() < 0.25, "{row:?}");
        }
    }
}
