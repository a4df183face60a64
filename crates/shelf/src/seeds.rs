//! Seeds for everything that is drawn.

use engine::{Rng, Seat};

/// One seed from a seed and numbers. Similar seeds give unrelated streams.
pub fn mix(seed: u64, numbers: &[u64]) -> u64 {
    let mut mixed = seed;
    for &number in numbers {
        mixed = Rng::new(mixed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64();
    }
    mixed
}

/// The character of the bot on a seat. It lasts for the whole game, and seats next to each other are
/// unrelated.
pub(crate) fn character(seed: u64, seat: Seat) -> u64 {
    mix(seed, &[u64::from(seat.0), CHARACTER])
}

/// Keeps the characters separate from everything else drawn from the same seed.
const CHARACTER: u64 = 0x7465_6d70_6572;
