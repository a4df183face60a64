//! Points and the winner.

use engine::{Outcome, Seat, Verdict};

use crate::{
    content::{TOWN_POINTS, TRADER_POINTS, VILLAGE_POINTS},
    rules::{Natick, Tie},
    state::{State, other},
};

impl Natick {
    /// r[natick.end.points] The value of villages, towns, traders and knights. Roads are worth
    /// nothing. r[natick.road.no-points]
    #[inline]
    pub fn points(&self, state: &State, seat: Seat) -> u8 {
        self.points_by_source(state, seat).iter().sum()
    }

    /// Points for villages, towns, traders and knights.
    #[inline]
    pub fn points_by_source(&self, state: &State, seat: Seat) -> [u8; 4] {
        let colony = &state.colonies[seat];
        [
            VILLAGE_POINTS * colony.village_count(),
            TOWN_POINTS * colony.town_count(),
            TRADER_POINTS * colony.trader_count(),
            self.knight_points * colony.knight_count(),
        ]
    }

    /// r[natick.end.winner] The seat with more points wins. r[natick.end.tie] The first seat wins a tie.
    pub(crate) fn final_result(&self, state: &State) -> Outcome {
        let mut outcome = Outcome::new(Verdict::Ranked);
        let (first, second) = (state.first, other(state.first));
        let [ahead, behind] = [first, second].map(|seat| self.points(state, seat));
        let winner = match (ahead.cmp(&behind), self.tie) {
            (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, Tie::First) => Some(first),
            (std::cmp::Ordering::Less, _) | (std::cmp::Ordering::Equal, Tie::Second) => Some(second),
            (std::cmp::Ordering::Equal, Tie::Shared) => None,
        };
        for (seat, points) in [(first, ahead), (second, behind)] {
            let rank = if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
            outcome.place(seat, rank, i16::from(points));
        }
        outcome
    }
}
