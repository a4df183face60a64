//! What a whole game was like for each player.

use engine::Seat;
use protocol::{Grade, Grades, Review, SeatReview, TurnReview};

fn count(grades: &mut Grades, grade: Grade) {
    *match grade {
        Grade::Find => &mut grades.find,
        Grade::Best => &mut grades.best,
        Grade::Slip => &mut grades.slip,
        Grade::Mistake => &mut grades.mistake,
        Grade::Blunder => &mut grades.blunder,
    } += 1;
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
        count(&mut one.grades, turn.grade);
        if turn.grade > Grade::Best {
            one.lost += turn.lost;
            add(&mut one.lost_by_source, turn);
        }
    }
    // What a seat has reached in the end was not lost.
    let reached = |(part, [count, needed]): &(String, [i32; 2]), name: &str| part == name && count >= needed;
    let has = |name: &str| review.reached.get(at).is_some_and(|all| all.iter().any(|one| reached(one, name)));
    one.lost_by_source.retain(|(name, _)| !has(name));
    one.lost_by_source.sort_by(|a, b| b.1.total_cmp(&a.1));
    one
}

fn add(sums: &mut Vec<(String, f32)>, turn: &TurnReview) {
    for (name, by) in &turn.lost_by_source {
        match sums.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) => *sum += by,
            None => sums.push((name.clone(), *by)),
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ChancesOf, Choice, LuckNote, REVIEW_VERSION};

    use super::*;

    /// A turn that moves the first seat's chances, after a stroke of luck and something unforeseen.
    fn turn(seat: u8, [before, after]: [f32; 2], luck: f32, rest: f32) -> TurnReview {
        let choice = Choice {
            actions: Vec::new(),
            expected: 0.0,
            error: 0.0,
            chance: after,
            score: None,
            sources: Vec::new(),
            events: Vec::new(),
        };
        TurnReview {
            seat: Seat(seat),
            when: String::new(),
            entries: Vec::new(),
            played: choice,
            others: Vec::new(),
            lost: 100.0 * (before - after).abs(),
            error: 0.0,
            fewer: None,
            grade: Grade::Slip,
            at_once: Vec::new(),
            lost_by_source: Vec::new(),
            fall: None,
            left_to_rival: None,
            target: None,
            reasons: Vec::new(),
            goes_on: Vec::new(),
            before: vec![before, 1.0 - before],
            after: vec![after, 1.0 - after],
            luck: vec![stroke(luck)],
            rest: vec![rest, -rest],
            lasts: 1.0,
        }
    }

    fn stroke(by: f32) -> LuckNote {
        LuckNote { entries: vec![1], chances: vec![by, -by], points: vec![10.0 * by, 0.0] }
    }

    fn review(turns: Vec<TurnReview>) -> Review {
        Review {
            version: REVIEW_VERSION,
            seats: 2,
            budget: String::new(),
            points: true,
            counts: None,
            parts: Vec::new(),
            ahead: false,
            chances: ChancesOf::Simulated,
            goal: None,
            reached: Vec::new(),
            head_start: None,
            ending: None,
            fallen: Vec::new(),
            turns,
            last_luck: Vec::new(),
            last_rest: Vec::new(),
            summary: Vec::new(),
            unfinished: false,
        }
    }

    /// A seat that has what it needs in the end has not lost it on the way.
    #[test]
    fn what_is_reached_in_the_end_was_not_lost() {
        let sources = [("monk", 4.0), ("wall", 3.0), ("tower", 2.0)];
        let lost_by_source = sources.map(|(name, by)| (name.to_owned(), by)).to_vec();
        let turns = vec![TurnReview { lost_by_source, ..turn(0, [0.5, 0.4], 0.0, 0.0) }];
        let reached = [("monk", [1, 1]), ("wall", [1, 2])].map(|(name, parts)| (name.to_owned(), parts));
        let all = summaries(&Review { reached: vec![reached.to_vec(), Vec::new()], ..review(turns) });
        let left: Vec<&str> = all[0].lost_by_source.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(left, ["wall", "tower"], "one of two is not enough, and nobody asked for the tower");
    }

    /// Up to the very end: what chance did after the last turn counts like everything before it.
    #[test]
    fn a_summary_adds_up_to_the_last_stroke_of_luck() {
        let review = Review {
            last_luck: vec![stroke(0.12), stroke(0.08)],
            last_rest: vec![0.1, -0.1],
            ..review(vec![turn(0, [0.5, 0.4], 0.0, 0.0), turn(1, [0.6, 0.7], 0.15, 0.05)])
        };
        let near = |value: f32, wanted: f32| (value - wanted).abs() < 1e-5;
        let [first, second] = &summaries(&review)[..] else { panic!("two seats") };
        assert!(near(first.start, 0.5) && near(first.own, -0.1) && near(first.others, 0.1), "{first:?}");
        assert!(near(first.luck, 0.35) && near(first.rest, 0.15), "{first:?}");
        assert!(first.luck_in_points.is_some_and(|points| near(points, 3.5)), "{first:?}");
        for one in [first, second] {
            let sum = one.start + one.luck + one.own + one.others + one.rest;
            assert!(near(sum, review.end_of(one.seat)), "{one:?}");
        }
        assert!(near(review.end_of(Seat(0)), 1.0) && near(review.end_of(Seat(1)), 0.0));
        assert!(near(first.lost, 10.0) && first.grades == Grades { slip: 1, ..Grades::default() });
    }
}
