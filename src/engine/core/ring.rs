//! The circle of players still in play.

use super::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who sits where and who is in play. Places run clockwise; places of eliminated players are passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ring {
    len: u8,
    /// The seat at each place.
    at: [Seat; MAX_SEATS],
    /// The place of each seat.
    of: [u8; MAX_SEATS],
    /// Occupied places, as a bit set over places.
    living: u8,
}

impl Ring {
    /// `len` players, all in play, seat zero at place zero.
    pub fn new(len: u8) -> Self {
        debug_assert!(len as usize <= MAX_SEATS);
        Self {
            len,
            at: std::array::from_fn(|i| Seat(i as u8)),
            of: std::array::from_fn(|i| i as u8),
            living: SeatSet::first(len).0,
        }
    }

    /// Whether the parts agree with each other; a loaded ring is checked with it.
    pub fn is_sound(&self) -> bool {
        usize::from(self.len) <= MAX_SEATS
            && (0..MAX_SEATS).all(|i| self.at[i].index() < MAX_SEATS && usize::from(self.of[self.at[i].index()]) == i)
            && self.living & !SeatSet::first(self.len).0 == 0
    }

    /// Players dealt in, eliminated ones included.
    #[inline]
    pub fn size(&self) -> u8 {
        self.len
    }

    /// Players in play.
    #[inline]
    pub fn count(&self) -> u8 {
        self.living.count_ones() as u8
    }

    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.living & (1 << self.of[seat.index()]) != 0
    }

    /// The seats in play.
    pub fn seats(&self) -> SeatSet {
        // Until somebody trades places, a place has the number of its seat.
        const UNTOUCHED: [u8; MAX_SEATS] = [0, 1, 2, 3, 4, 5, 6, 7];
        if self.of == UNTOUCHED {
            return SeatSet(self.living);
        }
        self.everyone().filter(|s| self.contains(*s)).collect()
    }

    /// Takes a player out of play.
    pub fn remove(&mut self, seat: Seat) {
        self.living &= !(1 << self.of[seat.index()]);
    }

    /// Brings a player back into play at his old place.
    pub fn insert(&mut self, seat: Seat) {
        self.living |= 1 << self.of[seat.index()];
    }

    /// Lets two players trade places.
    pub fn swap(&mut self, a: Seat, b: Seat) {
        let (pa, pb) = (self.of[a.index()], self.of[b.index()]);
        self.at.swap(pa.into(), pb.into());
        self.of.swap(a.index(), b.index());
        let (la, lb) = (self.living >> pa & 1, self.living >> pb & 1);
        self.living = self.living & !(1 << pa | 1 << pb) | la << pb | lb << pa;
    }

    /// Everyone dealt in, by place, eliminated players included.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.at[..self.len.into()].iter().copied()
    }

    /// Everyone dealt in, clockwise from the neighbour on the left of `seat`, `seat` himself last.
    pub fn all_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        let start = self.of[seat.index()];
        (1..=self.len).map(move |i| self.at[usize::from((start + i) % self.len)])
    }

    /// The players in play, clockwise from the neighbour on the left of `seat`, without `seat`.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.all_after(seat).filter(move |s| *s != seat && self.contains(*s))
    }

    /// The players in play, clockwise, beginning with `seat` if he is in play.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.contains(seat).then_some(seat).into_iter().chain(self.after(seat))
    }

    /// The next player in play on the left. A player alone is his own neighbour.
    pub fn next(&self, seat: Seat) -> Seat {
        self.after(seat).next().unwrap_or(seat)
    }

    /// Places between two players, the shorter way round, over players in play only (R52).
    #[inline]
    pub fn distance(&self, from: Seat, to: Seat) -> u8 {
        let (a, b) = (self.of[from.index()], self.of[to.index()]);
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        // Places strictly between the two, one way round.
        let between = (((1u16 << high) - 1) & !((2u16 << low) - 1)) as u8;
        let inner = (self.living & between).count_ones() as u8;
        let ends = 1u8 << a | 1u8 << b;
        let outer = (self.living & !between & !ends).count_ones() as u8;
        if a == b { 0 } else { inner.min(outer) + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_is_the_shorter_way() {
        let ring = Ring::new(6);
        let from_a: Vec<u8> = Seat::all(6).map(|s| ring.distance(Seat(0), s)).collect();
        assert_eq!(from_a, [0, 1, 2, 3, 2, 1]);
    }

    #[test]
    fn the_eliminated_are_passed_over() {
        let mut ring = Ring::new(6);
        ring.remove(Seat(1));
        assert_eq!(ring.distance(Seat(0), Seat(2)), 1);
        assert_eq!(ring.next(Seat(0)), Seat(2));
        ring.insert(Seat(1));
        assert_eq!(ring.next(Seat(0)), Seat(1));
    }

    #[test]
    fn swapped_players_keep_their_seat_and_change_their_place() {
        let mut ring = Ring::new(5);
        ring.remove(Seat(4));
        ring.swap(Seat(0), Seat(3));
        assert!(ring.is_sound());
        assert!(!ring.contains(Seat(4)));
        assert_eq!(ring.from(Seat(3)).collect::<Vec<_>>(), [Seat(3), Seat(1), Seat(2), Seat(0)]);
        ring.swap(Seat(4), Seat(1));
        assert!(ring.contains(Seat(1)) && !ring.contains(Seat(4)));
        assert_eq!(ring.from(Seat(3)).collect::<Vec<_>>(), [Seat(3), Seat(2), Seat(0), Seat(1)]);
    }
}
