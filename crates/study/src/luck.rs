//! What chance did between the turns.

use engine::PerSeat;
use protocol::LuckNote;
use search::{Budget, Stop, stats::Sample};
use shelf::{Ask, Outline, Subject, Weighed, mix};

use crate::draft::LuckDraft;

/// Says what some strokes of luck changed. `courses` is the course that each seat is on.
pub(crate) fn weighed(
    subject: &dyn Subject,
    outline: &Outline,
    strokes: &[usize],
    courses: PerSeat<u8>,
    (budget, stop): (Budget, &Stop),
) -> Vec<LuckDraft> {
    let all = subject.strokes();
    let weigh = |&stroke: &usize| {
        let entries = all[stroke].clone();
        let ask = Ask { budget, luck: mix(8, &[entries[0] as u64]), stop };
        draft(&subject.weigh(stroke, courses, ask), entries, outline.review.points)
    };
    strokes.iter().map(weigh).collect()
}

fn draft(weighed: &Weighed, entries: Vec<usize>, points: bool) -> LuckDraft {
    let before: Vec<f32> = weighed.before.iter().map(|sample| sample.mean() as f32).collect();
    let chances = more_than_noise(&weighed.chances);
    let after = before.iter().zip(&chances).map(|(before, by)| before + by).collect();
    let points = if points { more_than_noise(&weighed.expected) } else { Vec::new() };
    let error = weighed.chances.iter().map(|change| change.error() as f32).fold(0.0, f32::max);
    LuckDraft { note: LuckNote { entries, chances, points }, own: [before, after], error }
}

/// The part of these changes that is more than noise: the larger the noise, the smaller the share that
/// counts.
fn more_than_noise(changes: &[Sample]) -> Vec<f32> {
    let sum = |of: fn(&Sample) -> f64| changes.iter().map(|change| of(change).powi(2)).sum::<f64>();
    let (change, error) = (sum(Sample::mean), sum(Sample::error));
    let share = if change > error { 1.0 - error / change } else { 0.0 };
    changes.iter().map(|change| (share * change.mean()) as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Changes of two seats, the second the opposite of the first.
    fn opposite(values: &[f64]) -> [Sample; 2] {
        let mut changes = [Sample::default(); 2];
        for &value in values {
            changes[0].add(value);
            changes[1].add(-value);
        }
        changes
    }

    #[test]
    fn noise_is_no_luck() {
        assert_eq!(more_than_noise(&opposite(&[0.2, 0.2, 0.2, 0.2])), [0.2, -0.2], "nothing is unsure");
        assert_eq!(more_than_noise(&opposite(&[0.5, -0.4, 0.6, -0.5])), [0.0, 0.0], "all of it may be noise");
        // The mean is 0.3, and its error is known from the spread.
        let [first, second] = more_than_noise(&opposite(&[0.1, 0.3, 0.3, 0.5]))[..] else {
            panic!("two seats")
        };
        let error: f64 = (0.08 / 3.0_f64).sqrt() / 2.0;
        let share = 1.0 - (error / 0.3).powi(2);
        assert!(
            (f64::from(first) - 0.3 * share).abs() < 1e-6 && (first + second).abs() < 1e-6,
            "{first} {second}"
        );
    }
}
