//! How good a net is, in games that it did not learn from.

use std::{collections::BTreeMap, sync::Arc};

use search::{
    net::{Lessons, Net, rests},
    stats::{Sample, wilson},
};
use serde::{Deserialize, Serialize};
use shelf::{Classroom, Lesson, mix};

use super::{EXAM, MATCH, Plan, games::in_order};

/// How far off estimates were in games between players with the net.
pub(super) struct Exam {
    /// The root of the mean squared error of the net, in points.
    pub(super) off: f64,
    /// The same for the box's own guide, after the best straight line from its values to results in every round.
    pub(super) guide_off: f64,
    /// What the players scored.
    pub(super) mean: f64,
}

/// Games against `greedy` with one number of seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Match {
    pub(super) seats: u8,
    pub(super) games: u64,
    pub(super) wins: f64,
    pub(super) mean: f64,
    pub(super) rivals: f64,
}

impl Match {
    pub(super) fn line(&self) -> String {
        let share = wilson(self.wins, self.games);
        format!(
            "{} seats {:.1} : {:.1}, first in {:.0} % ({:.0}-{:.0})",
            self.seats,
            self.mean,
            self.rivals,
            share.share * 100.0,
            share.low * 100.0,
            share.high * 100.0
        )
    }
}

/// Lets players with the net play each other, and compares what was expected with the results.
pub(super) fn exam(class: &dyn Classroom, net: &Arc<Net>, plan: &Plan, jobs: usize) -> Exam {
    let mut lessons = Lessons::default();
    in_order(
        jobs,
        plan.exams,
        "exam",
        |game| class.lesson(game, mix(plan.seed, &[EXAM, game]), Some(net), Lesson::Exam),
        |game| lessons.append(&game),
    );
    let squares: Sample = (rests(net, &lessons, jobs).into_iter().enumerate())
        .map(|(position, rest)| f64::from(rest - lessons.rest(position)).powi(2))
        .collect();
    let scores: Sample = (0..lessons.len()).map(|position| f64::from(lessons.score(position))).collect();
    Exam { off: squares.mean().sqrt(), guide_off: line_off(&lessons), mean: scores.mean() }
}

/// How far results are from the best straight line through the values without a net, round by round.
fn line_off(lessons: &Lessons) -> f64 {
    let mut rounds: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for position in 0..lessons.len() {
        let round = lessons.time(position) as u32;
        rounds
            .entry(round)
            .or_default()
            .push((lessons.base(position).into(), lessons.score(position).into()));
    }
    let squares: f64 = rounds.values().map(|points| squares_off_line(points)).sum();
    (squares / lessons.len().max(1) as f64).sqrt()
}

/// The squared distances of points from the straight line that fits them best.
fn squares_off_line(points: &[(f64, f64)]) -> f64 {
    let count = points.len() as f64;
    let mean = |f: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / count;
    let (x, y) = (mean(&|point| point.0), mean(&|point| point.1));
    let (xx, xy) = (mean(&|point| (point.0 - x).powi(2)), mean(&|point| (point.0 - x) * (point.1 - y)));
    let slope = if xx > 0.0 { xy / xx } else { 0.0 };
    points.iter().map(|point| (point.1 - y - slope * (point.0 - x)).powi(2)).sum()
}

/// Plays one seat with the net against `greedy` on the others.
pub(super) fn matches(class: &dyn Classroom, net: &Arc<Net>, plan: &Plan, jobs: usize) -> Vec<Match> {
    let mut by_seats: BTreeMap<u8, (f64, Sample, Sample)> = BTreeMap::new();
    in_order(
        jobs,
        plan.exams,
        "games against greedy",
        |game| class.contest(game, mix(plan.seed, &[MATCH, game]), net),
        |contest| {
            let (wins, own, rivals) = by_seats.entry(contest.seats).or_default();
            *wins += contest.won;
            own.add(contest.scores[0]);
            rivals.add(contest.scores[1]);
        },
    );
    let row = |(seats, (wins, own, rivals)): (u8, (f64, Sample, Sample))| Match {
        seats,
        games: own.count(),
        wins,
        mean: own.mean(),
        rivals: rivals.mean(),
    };
    by_seats.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_on_a_line_are_not_off_and_others_are() {
        let line: Vec<(f64, f64)> = (0..9).map(|x| (f64::from(x), 3.0 - 2.0 * f64::from(x))).collect();
        assert!(squares_off_line(&line) < 1e-9);
        // The best line through these is level, at 1.
        assert!((squares_off_line(&[(0.0, 0.0), (0.0, 2.0), (1.0, 0.0), (1.0, 2.0)]) - 4.0).abs() < 1e-9);
    }
}
