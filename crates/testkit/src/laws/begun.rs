//! Which seats are making an answer of several lines.

use engine::{Rng, SeatSet};

/// Where the law of sketches looks.
pub(crate) struct Begun {
    /// The seats that have begun a list.
    pub(super) seats: SeatSet,
    /// How many times a list was looked at.
    pub(super) checked: usize,
    /// Its luck is its own, so that the contract's games do not depend on it.
    pub(super) rng: Rng,
}

impl Begun {
    pub(super) fn new(seed: u64) -> Begun {
        Begun { seats: SeatSet::EMPTY, checked: 0, rng: Rng::new(seed) }
    }
}
