//! How much may be said in a while.

/// So many messages at once.
const BURST: f64 = 40.0;
/// So many a second in the long run.
const PACE: f64 = 8.0;

/// What somebody may still say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bucket {
    left: f64,
    /// Milliseconds.
    filled: f64,
}

impl Default for Bucket {
    fn default() -> Self {
        Self { left: BURST, filled: 0.0 }
    }
}

impl Bucket {
    /// Whether something of this weight may be said now, in milliseconds.
    pub fn allows(&mut self, now: f64, weight: f64) -> bool {
        self.left = (self.left + (now - self.filled).max(0.0) / 1000.0 * PACE).min(BURST);
        self.filled = now;
        let allowed = self.left >= weight;
        if allowed {
            self.left -= weight;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_a_pace() {
        let mut bucket = Bucket::default();
        let spoken = |bucket: &mut Bucket, now: f64| (0..1000).filter(|_| bucket.allows(now, 1.0)).count();
        assert_eq!(spoken(&mut bucket, 0.0), BURST as usize);
        assert_eq!(spoken(&mut bucket, 1000.0), PACE as usize);
        assert_eq!(spoken(&mut bucket, 900.0), 0, "a clock that goes back gives nothing");
        assert_eq!(spoken(&mut bucket, 1e9), BURST as usize);
        assert!(!bucket.allows(1e9, f64::INFINITY));
    }
}
