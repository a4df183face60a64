//! Which grade a loss gets.

use protocol::{Grade, TurnReview};
use shelf::Assumed;

/// The grade for a loss. One that could be noise is none.
pub(crate) fn graded([slip, mistake, blunder]: [f32; 3], lost: f32, error: f32) -> Grade {
    if lost < slip || lost < 2.0 * error {
        Grade::Best
    } else if lost < mistake {
        Grade::Slip
    } else if lost < blunder {
        Grade::Mistake
    } else {
        Grade::Blunder
    }
}

/// The grade for a lower score, and how far that may be off.
pub(crate) fn graded_by_score(fewer: Option<[f32; 2]>, assumed: &Assumed) -> Grade {
    fewer.map_or(Grade::Best, |[by, error]| graded(assumed.scores(), by, error))
}

/// Grades a turn by the chance that it lost. `after` is the seat's chance after it.
pub(crate) fn grade_by_chance(turn: &mut TurnReview, after: f32, assumed: &Assumed) {
    let by_score = graded_by_score(turn.fewer, assumed);
    turn.grade = graded(assumed.chances(), turn.lost, turn.error).max(by_score);
    // A seat that wins anyway has only slipped.
    if after > assumed.won_above {
        turn.grade = turn.grade.min(Grade::Slip);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF_POINTS: [f32; 3] = [1.0, 3.0, 6.0];
    const OF_CHANCE: [f32; 3] = [2.0, 5.0, 10.0];
    const OF_SCORE: [f32; 3] = [0.2, 0.5, 1.0];

    #[test]
    fn a_loss_that_could_be_noise_is_none() {
        assert_eq!(graded(OF_POINTS, 0.9, 0.0), Grade::Best);
        assert_eq!(graded(OF_POINTS, 5.0, 3.0), Grade::Best);
        assert_eq!(graded(OF_POINTS, 2.0, 0.5), Grade::Slip);
        assert_eq!(graded(OF_POINTS, 5.0, 0.5), Grade::Mistake);
        assert_eq!(graded(OF_POINTS, 9.0, 0.5), Grade::Blunder);
        assert_eq!(graded(OF_CHANCE, 9.0, 0.5), Grade::Mistake);
        assert_eq!(graded(OF_SCORE, 0.9, 0.1), Grade::Mistake);
        assert_eq!(graded(OF_SCORE, 0.9, 0.5), Grade::Best);
    }
}
