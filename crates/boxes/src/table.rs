//! A game in progress with bots at hand.

use engine::{Pending, Rng, Seat};
use play::{Match, Table};
use search::imagine;

use crate::{BoxSpec, words::unknown};

/// A [`Table`] of a box in the registry: it can also think and count points by source.
pub trait BoxTable: Table {
    /// What the bot called `bot` would do on `seat` now, in notation.
    ///
    /// The answer depends only on the record, the seat and `seed`, so that games can be repeated.
    fn think(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, String>;

    /// The points of a seat by source.
    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)>;
}

impl<R: BoxSpec> BoxTable for Match<R> {
    fn think(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, String> {
        let spec = R::BOTS
            .iter()
            .find(|spec| spec.name == bot)
            .ok_or_else(|| unknown("bot", bot, R::BOTS.iter().map(|spec| spec.name)))?;
        if !matches!(self.pending(), Pending::Seats(seats) if seats.contains(seat)) {
            return Err(format!("{seat} has nothing to do now"));
        }
        let legal = self.legal(seat);
        // The length of the record makes a new stream for every decision.
        let mut rng = Rng::new(mix(seed, &[self.len() as u64, seat.0 as u64]));
        let imagined = imagine(self.rules(), self.state(), seat, &mut rng);
        let mut bot = (spec.make)(rng.next_u64());
        Ok(bot.choose(self.rules(), &imagined, seat, &legal).to_string())
    }

    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = Vec::new();
        self.rules().points_by_source(self.state(), seat, &mut points);
        R::SOURCES.iter().copied().zip(points).collect()
    }
}

/// One seed out of a seed and numbers: near seeds give streams that have nothing in common.
pub fn mix(seed: u64, numbers: &[u64]) -> u64 {
    let mut mixed = seed;
    for &number in numbers {
        mixed = Rng::new(mixed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64();
    }
    mixed
}
