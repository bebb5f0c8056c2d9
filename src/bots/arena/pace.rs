//! The speed of players, on one thread.

use super::hall::Hall;
use super::{Contest, Deals};
use crate::{Calibre, Level};
use standoff_engine::core::{MAX_SEATS, Seat};
use std::time::Instant;

/// How quick a player is among its like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    pub games: u64,
    /// Questions with more than one answer.
    pub choices: u64,
    /// Microseconds for such a question.
    pub thinking: f64,
    /// Microseconds for following the game between two of them.
    pub watching: f64,
}

/// Times one player at all seats.
pub fn pace<G: Contest>(deals: &Deals<G>, calibre: Calibre, games: u64) -> Result<Pace, G::SetupError> {
    let mut hall = Hall::<G>::timed();
    let (mut choices, mut thinking, mut watching) = (0, 0.0, 0.0);
    for i in 0..games {
        let deal = hall.deal(deals, i)?;
        let played = hall.play(deal, |_, _| calibre);
        for effort in played.efforts.iter().take(MAX_SEATS) {
            choices += u64::from(effort.choices);
            thinking += effort.thinking.as_secs_f64();
            watching += effort.watching.as_secs_f64();
        }
    }
    let each = |seconds: f64| seconds * 1e6 / choices.max(1) as f64;
    Ok(Pace { games, choices, thinking: each(thinking), watching: each(watching) })
}

/// Imagined games a second, from the middle of games between marshals: the first question with a choice after half of
/// the decisions. None if nobody thinks ahead in this game.
pub fn imagined_per_s<G: Contest>(
    deals: &Deals<G>,
    playouts: u32,
    positions: u64,
) -> Result<Option<f64>, G::SetupError> {
    let calibre = Calibre { playouts, ..Level::Legend.into() };
    let marshal = Calibre::from(Level::Marshal);
    let mut hall = Hall::<G>::default();
    let (mut imagined, mut seconds) = (0_u64, 0.0);
    for i in 0..positions {
        let deal = hall.deal(deals, i)?;
        let half = hall.play(deal, |_, _| marshal).decisions / 2;
        let thinkers = Seat::all(deals.players()).map(|seat| G::thinker(calibre, seat, i));
        let Some(mut thinkers) = thinkers.collect::<Option<Vec<_>>>() else { return Ok(None) };
        let deal = hall.deal(deals, i)?;
        let (mut decisions, mut legal, mut measured) = (0, Vec::new(), false);
        let watch = |game: &G, events: &[G::Event]| {
            for (seat, thinker) in Seat::all(deals.players()).zip(&mut thinkers) {
                for event in events {
                    thinker.watch(&G::event_for(event, Some(seat)));
                }
            }
            decisions += 1;
            let Some(seat) = game.asked().filter(|_| decisions > half && !measured) else { return };
            game.legal_actions(seat, &mut legal);
            let (thinker, view) = (&mut thinkers[seat.index()], game.view(Some(seat)));
            if legal.len() > 1 && thinker.begin(&view, &legal) {
                let start = Instant::now();
                while thinker.think(u32::MAX) {}
                seconds += start.elapsed().as_secs_f64();
                imagined += thinker.lines().iter().map(|line| u64::from(line.worlds)).sum::<u64>();
                measured = true;
            }
        };
        hall.play_while(deal, |_, _| marshal, watch, |_| true);
    }
    Ok(Some(imagined as f64 / f64::max(seconds, 1e-9)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::card::{Game, Setup};

    #[test]
    fn speed_is_measured() {
        let deals = Deals::<Game> { setup: Setup::base(4), seed: 1 };
        let pace = pace(&deals, Level::Marshal.into(), 2).unwrap();
        assert!(pace.choices > 20 && pace.thinking > 0.0 && pace.watching > 0.0);
        assert!(imagined_per_s(&deals, 12, 1).unwrap().unwrap() > 0.0);
        assert!(super::pace(&Deals::<Game> { setup: Setup::base(3), seed: 1 }, Level::Karma.into(), 1).is_err());
    }
}
