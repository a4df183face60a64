//! Points and the winner.

use engine::{Outcome, PerSeat, Seat, Verdict};

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
        let mut outcome =
            Outcome { ranks: PerSeat::all(0), scores: PerSeat::all(0), verdict: Verdict::Ranked };
        let (first, second) = (state.first, other(state.first));
        let [ahead, behind] = [first, second].map(|seat| self.points(state, seat));
        outcome.scores[first] = i16::from(ahead);
        outcome.scores[second] = i16::from(behind);
        let winner = match (ahead.cmp(&behind), self.tie) {
            (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, Tie::First) => Some(first),
            (std::cmp::Ordering::Less, _) | (std::cmp::Ordering::Equal, Tie::Second) => Some(second),
            (std::cmp::Ordering::Equal, Tie::Shared) => None,
        };
        for seat in [first, second] {
            outcome.ranks[seat] = if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
        }
        outcome
    }
}
