//! Losses that a later estimate corrects.

use super::odds::{difference, shifted};
use protocol::{Grade, TurnReview};
use shelf::Assumed;

use crate::{
    draft::Draft,
    grade::{grade_by_chance, graded},
    reasons::POINTS,
};

/// How far off the estimate of the chance that a turn lost may be.
pub(super) fn doubt(turn: &Draft) -> f32 {
    let seat = turn.seat.index();
    let lost = turn.before[seat] - turn.after[seat];
    if turn.grade <= Grade::Best || turn.lost <= 0.0 {
        return 0.0;
    }
    lost * relative_doubt(turn)
}

/// How far a loss may be off, as a share of it.
fn relative_doubt(turn: &Draft) -> f32 {
    (turn.error / turn.lost).hypot(turn.doubt)
}

/// Corrects losses in points by what the seat expects at its next turn, where neither luck nor the loss itself explains
/// it.
pub(crate) fn correct_points(turns: &mut [Draft], assumed: &Assumed) {
    for number in 0..turns.len() {
        let (before, later) = turns.split_at_mut(number + 1);
        let turn = &mut before[number];
        let Some(next) = later.iter().position(|next| next.seat == turn.seat) else { continue };
        if turn.grade <= Grade::Best || turn.lost <= 0.0 {
            continue;
        }
        let luck = later[..=next].iter().flat_map(|one| &one.luck);
        let luck: f32 = luck.filter_map(|stroke| stroke.note.points.get(turn.seat.index())).sum();
        let next = &later[next];
        let then = if next.grade > Grade::Best { next.others.first() } else { None };
        let then = then.unwrap_or(&next.played);
        let back = then.expected - turn.played.expected - luck;
        let doubt = turn.lost * relative_doubt(turn);
        let noise = turn.played.error.hypot(then.error).hypot(assumed.rough_points);
        let share = doubt.powi(2) / (doubt.powi(2) + noise.powi(2));
        let lost = (turn.lost - share * back).clamp(0.0, 2.0 * turn.lost);
        let times = lost / turn.lost;
        rescale(turn, times);
        turn.error *= (1.0 - share).sqrt();
        turn.grade = graded(assumed.points(), turn.lost, turn.error);
        if turn.grade <= Grade::Best {
            rescale(turn, 0.0);
        }
    }
}

/// Forgets why another turn seemed to be better. None was.
pub(super) fn drop_reasons(turn: &mut TurnReview) {
    turn.others.truncate(1);
    turn.at_once.clear();
    turn.lost_by_source.clear();
    turn.reasons.clear();
    turn.goes_on.clear();
    (turn.fewer, turn.fall, turn.left_to_rival, turn.target) = (None, None, None, None);
}

/// Multiplies what a turn lost by a factor, in points and in chances.
fn rescale(turn: &mut TurnReview, times: f32) {
    turn.lost *= times;
    for (_, by) in &mut turn.lost_by_source {
        *by *= times;
    }
    for reason in turn.reasons.iter_mut().filter(|reason| reason.unit == POINTS) {
        reason.by *= times;
        reason.times = reason.times.map(|[more, each]| [times * more, each]);
    }
    if let Some(best) = turn.others.first().map(|best| best.expected) {
        let nearer = |expected: f32| best + times * (expected - best);
        turn.played.expected = nearer(turn.played.expected);
        for other in &mut turn.others {
            other.expected = nearer(other.expected);
        }
    }
    turn.after = shifted(&turn.before, &difference(&turn.before, &turn.after), times);
}

/// Changes what the first of these turns lost by a part of the error in the chances, and moves the turns after it
/// along. Returns how large that part is: nothing becomes a gain, and no loss more than doubles.
pub(super) fn correct(turns: &mut [Draft], off: &[f32], part: f32) -> f32 {
    let Some(first) = turns.first().filter(|_| part > 0.0) else { return 0.0 };
    let seat = first.seat.index();
    let lost = first.before[seat] - first.after[seat];
    let most = if off[seat] == 0.0 { part } else { lost / off[seat].abs() };
    let behind = |chances: &[f32]| {
        let room = chances.iter().zip(off).filter(|(_, off)| **off != 0.0);
        room.map(|(chance, off)| if *off > 0.0 { (1.0 - chance) / off } else { chance / -off })
            .fold(f32::INFINITY, f32::min)
    };
    let room = turns.iter().map(|turn| behind(&turn.after)).fold(part.min(most), f32::min).max(0.0);
    move_along(turns, off, room);
    room
}

/// Moves the chances after the first of these turns, and those before and after the others.
fn move_along(turns: &mut [Draft], by: &[f32], part: f32) {
    for (number, turn) in turns.iter_mut().enumerate() {
        turn.after = shifted(&turn.after, by, part);
        if number > 0 {
            turn.before = shifted(&turn.before, by, part);
            let seat = turn.seat.index();
            for choice in &mut turn.others {
                choice.chance += part * by[seat];
            }
        }
    }
}

/// Grades turns again whose losses were corrected. What could be noise by now is no loss, and remains in the rest.
pub(super) fn drop_noise(turns: &mut [Draft], rest: &mut [f32], assumed: &Assumed) {
    for number in 0..turns.len() {
        let turn = &mut turns[number];
        let seat = turn.seat.index();
        if turn.grade <= Grade::Best {
            continue;
        }
        turn.lost = 100.0 * (turn.before[seat] - turn.after[seat]);
        let after = turn.after[seat];
        grade_by_chance(turn, after, assumed);
        if turn.grade <= Grade::Best {
            turn.lost = 0.0;
            let back = difference(&turn.after, &turn.before);
            move_along(&mut turns[number..], &back, 1.0);
            for (rest, back) in rest.iter_mut().zip(back) {
                *rest -= back;
            }
        }
    }
}
