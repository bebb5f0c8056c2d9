//! Arrow tokens: who takes, gives and returns them, and Molly Stark's and Bart Cassidy's ways out.

use super::mind::{Mind, Quiver};
use standoff_engine::core::Seat;
use standoff_engine::dice::frames::{Gift, Losses, TakeArrows};
use standoff_engine::dice::{Action, Arrow};

impl Mind<'_> {
    /// Who is best made to do something; one of the others.
    pub(super) fn best_taker(&self, score: impl Fn(Seat) -> f32) -> Seat {
        let mut best = (f32::NEG_INFINITY, self.me);
        for seat in self.living() {
            let value = score(seat);
            if value > best.0 {
                best = (value, seat);
            }
        }
        best.1
    }

    /// Which token to take for an arrow.
    pub(super) fn take_arrow(&self, frame: &TakeArrows, action: Action) -> f32 {
        let quiver = self.quiver();
        let taker = match frame.gift {
            Gift::To(seat) if self.view.board.ring.contains(seat) => seat,
            Gift::To(_) | Gift::Open | Gift::None => frame.seat,
        };
        match action {
            Action::Take(arrow) => self.arrow(&quiver, taker, arrow),
            Action::TakeFrom(from) => {
                let mut after = quiver;
                after.held[from.index()].chief = false;
                after.held[taker.index()].chief = true;
                self.outlook(&after) - self.outlook(&quiver)
            }
            _ => 0.0,
        }
    }

    /// To whom one of the arrows goes; to myself if I decline (Elena Fuente).
    pub(super) fn hand_out(&self, action: Action) -> f32 {
        let quiver = self.quiver();
        let arrow = if quiver.supply.normal > 0 { Arrow::Normal } else { Arrow::Chief };
        let to = if let Action::PickSeat(seat) = action { seat } else { self.me };
        self.arrow(&quiver, to, arrow)
    }

    /// An arrow instead of a life point (Bart Cassidy).
    pub(super) fn dodge(&self, left: u8, action: Action) -> f32 {
        let Action::Take(arrow) = action else { return 0.0 };
        let saved = self.harm(self.me, left.saturating_sub(1)) - self.harm(self.me, left);
        self.arrow(&self.quiver(), self.me, arrow) + saved
    }

    /// Whose token goes back.
    pub(super) fn return_one(&self, action: Action) -> f32 {
        let Action::Return { seat, arrow } = action else { return 0.0 };
        let (normal, chief) = match arrow {
            Arrow::Normal => (1, false),
            Arrow::Chief => (0, true),
        };
        self.put_back(&self.quiver(), seat, normal, chief)
    }

    /// Whether all of mine go back.
    pub(super) fn return_all(&self, action: Action) -> f32 {
        if action == Action::ReturnAll { self.put_back(&self.quiver(), self.me, u8::MAX, true) } else { 0.0 }
    }

    /// A loss taken over (Molly Stark).
    pub(super) fn take_loss(&self, losses: &Losses, victim: Seat, amount: u8, action: Action) -> f32 {
        if action != Action::TakeLoss {
            return 0.0;
        }
        let (mine, his) = (losses.amounts[self.me.index()], losses.amounts[victim.index()]);
        let cost = self.harm(self.me, mine + amount) - self.harm(self.me, mine);
        cost + self.harm(victim, his.saturating_sub(amount)) - self.harm(victim, his)
    }

    /// What it is to me that two players exchange their arrows.
    pub(super) fn swap(&self, quiver: &Quiver, a: Seat, b: Seat) -> f32 {
        let mut after = *quiver;
        after.held.swap(a.index(), b.index());
        self.outlook(&after) - self.outlook(quiver)
    }

    /// Whom to name for an exchange of arrows (The Ugly).
    pub(super) fn exchange(&self, first: Option<Seat>, action: Action) -> f32 {
        let Action::PickSeat(picked) = action else { return 0.0 };
        let quiver = self.quiver();
        match first {
            Some(first) => self.swap(&quiver, first, picked),
            None => self.best_swap(&quiver, picked),
        }
    }

    /// The best exchange with a player.
    pub(super) fn best_swap(&self, quiver: &Quiver, one: Seat) -> f32 {
        let others = self.living().filter(|seat| *seat != one);
        others.map(|seat| self.swap(quiver, one, seat)).fold(f32::NEG_INFINITY, f32::max)
    }
}
