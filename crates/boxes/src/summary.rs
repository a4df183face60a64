//! What a whole game was like for each player.

use engine::Seat;
use serde::Serialize;

use crate::{Grade, Review, TurnReview};

/// What luck and choices did to a seat's chances, and where it lost points.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReview {
    /// Who.
    pub seat: Seat,
    /// The chance of winning before the first decision. With the four changes it makes the result.
    pub start: f32,
    /// What luck changed.
    pub luck: f32,
    /// What the seat's own turns changed. A best turn changes nothing.
    pub own: f32,
    /// What the others' turns changed.
    pub others: f32,
    /// What changed besides: the review did not foresee it.
    pub rest: f32,
    /// What luck brought in points, where values are points.
    pub luck_in_points: Option<f32>,
    /// What its graded turns lost together.
    pub lost: f32,
    /// The same by source, the largest part first.
    pub lost_by_source: Vec<(&'static str, f32)>,
    /// How many of its turns got each grade.
    pub grades: Grades,
}

/// How many turns got each grade.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Grades {
    /// Best turns that were hard to see.
    pub find: u32,
    /// Best turns.
    pub best: u32,
    /// Turns that lost a little.
    pub slip: u32,
    /// Turns that lost something.
    pub mistake: u32,
    /// Turns that lost much.
    pub blunder: u32,
}

impl Grades {
    fn count(&mut self, grade: Grade) {
        *match grade {
            Grade::Find => &mut self.find,
            Grade::Best => &mut self.best,
            Grade::Slip => &mut self.slip,
            Grade::Mistake => &mut self.mistake,
            Grade::Blunder => &mut self.blunder,
        } += 1;
    }
}

/// The summary of every seat.
pub(crate) fn summaries(review: &Review) -> Vec<SeatReview> {
    Seat::all(review.seats).map(|seat| summary(review, seat)).collect()
}

fn summary(review: &Review, seat: Seat) -> SeatReview {
    let at = seat.index();
    let by = |own: bool| -> f32 {
        let turns = review.turns.iter().filter(|turn| (turn.seat == seat) == own);
        turns.map(|turn| turn.after[at] - turn.before[at]).sum()
    };
    let strokes = || review.turns.iter().flat_map(|turn| &turn.luck).chain(&review.last_luck);
    let rest = review.turns.iter().map(|turn| &turn.rest).chain([&review.last_rest]);
    let mut one = SeatReview {
        seat,
        start: review.turns.first().map_or(0.0, |turn| turn.before[at]),
        luck: strokes().map(|stroke| stroke.chances[at]).sum(),
        own: by(true),
        others: by(false),
        rest: rest.filter_map(|rest| rest.get(at)).sum(),
        luck_in_points: review.points.then(|| strokes().map(|stroke| stroke.points[at]).sum()),
        lost: 0.0,
        lost_by_source: Vec::new(),
        grades: Grades::default(),
    };
    for turn in review.turns.iter().filter(|turn| turn.seat == seat) {
        one.grades.count(turn.grade);
        if turn.grade > Grade::Best {
            one.lost += turn.lost;
            add(&mut one.lost_by_source, turn);
        }
    }
    // What somebody has reached in the end, they have not lost.
    let reached = |&(part, [count, needed]): &(&str, [i32; 2]), name: &str| part == name && count >= needed;
    let has = |name: &str| review.reached.get(at).is_some_and(|all| all.iter().any(|one| reached(one, name)));
    one.lost_by_source.retain(|(name, _)| !has(name));
    one.lost_by_source.sort_by(|a, b| b.1.total_cmp(&a.1));
    one
}

fn add(sums: &mut Vec<(&'static str, f32)>, turn: &TurnReview) {
    for &(name, by) in &turn.lost_by_source {
        match sums.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += by,
            None => sums.push((name, by)),
        }
    }
}
