//! Deals by number.

use super::Contest;
use super::hall::Hall;
use crate::{Calibre, Level};
use standoff_engine::core::{MAX_SEATS, Rng, Seat};
use std::fmt;

/// All deals of one table under one seed.
#[derive(Clone)]
pub struct Deals<G: Contest> {
    /// The Sheriff, or whoever begins, moves on by one seat with every deal.
    pub setup: G::Setup,
    pub seed: u64,
}

impl<G: Contest> fmt::Debug for Deals<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deals").field("setup", &self.setup).field("seed", &self.seed).finish()
    }
}

/// A deal: the game before its first decision and a seed for whoever sits at each seat.
pub(super) struct Deal<G> {
    pub game: G,
    pub seeds: [u64; MAX_SEATS],
}

impl<G: Contest> Deals<G> {
    pub fn players(&self) -> u8 {
        G::players(&self.setup)
    }

    /// Deals number `i`. The table and every seat have a random stream of their own, whoever sits there.
    pub(super) fn deal(&self, i: u64, events: &mut Vec<G::Event>) -> Result<Deal<G>, G::SetupError> {
        let mut seeds = Rng::from_seed(self.seed.wrapping_add(i.wrapping_mul(0xd134_2543_de82_ef95)));
        let sheriff = Seat((i % u64::from(self.players().max(1))) as u8);
        let game = G::deal(&G::with_sheriff(&self.setup, sheriff), seeds.next_seed(), events)?;
        Ok(Deal { game, seeds: std::array::from_fn(|_| seeds.next_seed()) })
    }

    /// Whether the table can be dealt.
    pub fn check(&self) -> Result<(), G::SetupError> {
        self.deal(0, &mut Vec::new()).map(drop)
    }

    /// A number that changes when a player plays otherwise than before, or the rules do: the first decisions of a few
    /// deals. Files of games from before must not be mixed with new ones.
    pub fn fingerprint(&self, calibre: Calibre) -> u32 {
        const DECISIONS: usize = 80;
        // Few imagined games are as telling as many.
        let quick = Calibre { playouts: calibre.playouts.min(24), ..calibre };
        let deals = if calibre.level == Level::Legend { 1 } else { 6 };
        // FNV-1a over actions in words.
        let mut print = 0x811c_9dc5_u32;
        let mut add = |byte: u8| print = (print ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        calibre.playouts.to_le_bytes().into_iter().for_each(&mut add);
        let mut hall = Hall::<G>::default();
        for i in 0..deals {
            let Ok(deal) = hall.deal(self, i) else { continue };
            let mut left = DECISIONS;
            hall.play_while(
                deal,
                |_, _| quick,
                |_, _| {},
                |action| {
                    G::write_action(action).bytes().for_each(&mut add);
                    left -= 1;
                    left > 0
                },
            );
        }
        print
    }
}
