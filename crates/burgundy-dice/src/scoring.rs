//! Points: completed colours, the end of the game, the winner.

use std::cmp::Reverse;

use engine::{Outcome, Seat, Sink, Verdict};

use crate::{
    content::{Colour, Grade},
    event::{Event, What},
    rules::{BurgundyDice, ColourPlaces},
    state::{Source, State},
};

/// Scores points for a seat, in the column of the phase.
#[inline]
pub(crate) fn score(
    state: &mut State,
    seat: Seat,
    points: u8,
    source: Source,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    let player = &mut state.players[seat];
    player.phases[state.phase as usize] += points;
    player.sources[source.index()] += points;
    sink.emit(Event::new(clause, What::Points { seat, by: i32::from(points), source }));
}

impl BurgundyDice {
    /// Points for a completed colour. r[burgundy-dice.colour.nothing] No points if both values are gone.
    pub(crate) fn reward_colour(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some((points, clause)) = self.colour_reward(state, colour, state.phase) {
            score(state, seat, points, Source::Colour, clause, sink);
        }
    }

    /// What completing a colour would score in a phase now, and by which clause.
    pub fn colour_reward(&self, state: &State, colour: Colour, phase: u8) -> Option<(u8, &'static str)> {
        let (place, clause) = match (self.colours, state.claimed[colour.index()]) {
            (ColourPlaces::ByPhase(places), _) => (places[phase as usize], "burgundy-dice.solo.colours"),
            (ColourPlaces::ByPlace, 0) => (0, "burgundy-dice.colour.first"),
            (ColourPlaces::ByPlace, 1) => (1, "burgundy-dice.colour.second"),
            (ColourPlaces::ByPlace, _) => return None,
        };
        Some((self.colour_points[colour.index()][place as usize], clause))
    }

    /// r[burgundy-dice.end.total] Announces the totals. Nothing more is scored.
    pub(crate) fn finish(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let points = state.players[seat].score();
            sink.emit(Event::new("burgundy-dice.end.total", What::Total { seat, points }));
            if self.solo() {
                let grade = Grade::of(points);
                sink.emit(Event::new("burgundy-dice.solo.grades", What::Graded { seat, grade }));
            }
        }
    }

    /// Ranks by points, then by unused bonuses. Seats that are still tied share a place.
    /// r[burgundy-dice.end.total] r[burgundy-dice.end.tie-bonuses] r[burgundy-dice.end.tie-shared]
    /// In the solo game, the lowest grade is enough to win. r[burgundy-dice.solo.grades]
    pub(crate) fn final_result(&self, state: &State) -> Outcome {
        let standing = |seat: Seat| {
            let player = &state.players[seat];
            (Reverse(player.score()), Reverse(player.all_unused()))
        };
        let verdict = match (self.solo(), Grade::of(state.players[Seat(0)].score())) {
            (false, _) => Verdict::Ranked,
            (true, Some(_)) => Verdict::Won,
            (true, None) => Verdict::Lost,
        };
        // A seat that loses to the box comes second to it.
        let best = if verdict == Verdict::Lost { 2 } else { 1 };
        let mut outcome = Outcome::new(verdict);
        for seat in Seat::all(self.seats) {
            let ahead = Seat::all(self.seats).filter(|&other| standing(other) < standing(seat)).count();
            outcome.place(seat, ahead as u8 + best, state.players[seat].score() as i16);
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rules as _};

    use super::*;

    /// r[burgundy-dice.solo.grades]
    #[test]
    fn whoever_loses_to_the_box_comes_second_to_it() {
        let rules = BurgundyDice::new(&Config::seats(1)).unwrap();
        let outcome = rules.final_result(&rules.start());
        assert_eq!((outcome.verdict, outcome.ranks[Seat(0)]), (Verdict::Lost, 2));
    }
}
