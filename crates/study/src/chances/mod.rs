//! Luck apart from choices.
//!
//! Every turn comes with an estimate of the chances before it, and with what it changed. The changes are quite exact,
//! because all alternatives were compared with the same luck. What luck changed is known in the same way. The estimates
//! are rough, and they favour the seat whose turn it is: that seat plays its best, and the others only play quickly. So
//! turns share one estimate, their average, until luck strikes or everybody has had a turn, and it counts by how sure
//! it is. What it changes is neither luck nor a choice, but the rest.
//!
//! A turn that changes the odds by some factor according to its own estimate changes the shared ones by the same factor.
//! So chances stay between 0 and 1, and a mistake costs little when the game is decided.
//!
//! An estimate also corrects the luck and the losses before it, each in proportion to its own
//! doubt.

mod correct;
mod odds;

use std::cmp::Ordering;

pub(crate) use self::{correct::correct_points, odds::difference};
use self::{
    correct::{correct, doubt, drop_noise, drop_reasons},
    odds::{factored, moved, powered, scaled, shifted},
};
use protocol::{Choice, Grade, TurnReview};
use shelf::Assumed;

use crate::{
    draft::{Draft, LuckDraft},
    grade::{grade_by_chance, graded},
};

/// What chances and losses of a review are measured by.
#[derive(Clone, Copy)]
pub(crate) struct Scale<'a> {
    /// Whether losses are points; otherwise they are per cent.
    pub(crate) points: bool,
    /// What the chances of all seats add up to, if that is fixed.
    pub(crate) sum: Option<f32>,
    /// What the review assumes.
    pub(crate) assumed: &'a Assumed,
}

/// What is known about the chances so far, and how well. A new estimate counts for more the surer it is: otherwise its
/// noise would look like a change of fortune.
struct Standing {
    chances: Vec<f32>,
    variance: f32,
}

impl Standing {
    /// What an estimate from this many games says.
    fn estimated(chances: Vec<f32>, games: f32, assumed: &Assumed) -> Standing {
        let open = open(&chances);
        Standing { variance: open * (assumed.rough.powi(2) + 0.25 / games.max(1.0)), chances }
    }

    /// What is known after strokes of luck and with a new estimate, and what else changed the chances. `turns` came
    /// before the luck.
    ///
    /// If the estimate shows that the chances were off, what is known of the luck and of the losses can be off as well.
    /// So each of them takes the share that matches its doubt.
    fn then(
        &self,
        turns: &mut [Draft],
        strokes: &mut [LuckDraft],
        seen: &Standing,
        scale: Scale<'_>,
    ) -> (Standing, Vec<f32>) {
        let Scale { points, sum, .. } = scale;
        let mut chances = after_luck(self.chances.clone(), strokes, sum);
        let lucky: f32 = strokes.iter().map(|stroke| stroke.error.powi(2)).sum();
        let lost: f32 = turns.iter().map(|turn| doubt(turn).powi(2)).sum();
        let variance = self.variance + lucky + lost + open(&chances) * scale.assumed.unseen.powi(2);
        if variance <= 0.0 {
            let rest = vec![0.0; chances.len()];
            return (Standing { chances, variance }, rest);
        }
        let share = variance / (variance + seen.variance);
        let off: Vec<f32> =
            chances.iter().zip(&seen.chances).map(|(chance, seen)| share * (seen - chance)).collect();
        let mut left = 1.0;
        for stroke in strokes {
            let part = stroke.error.powi(2) / variance;
            left -= part;
            stroke.note.chances = shifted(&stroke.note.chances, &off, part);
        }
        for number in 0..turns.len() {
            let part = doubt(&turns[number]).powi(2) / variance;
            left -= correct(&mut turns[number..], &off, part);
            // That says nothing new about a loss in points.
            if !points {
                turns[number].error *= (1.0 - share * part).sqrt();
            }
        }
        chances = shifted(&chances, &off, 1.0);
        (Standing { chances, variance: (1.0 - share) * variance }, off.iter().map(|off| left * off).collect())
    }
}

/// How open a game is, from 0 to 1.
fn open(chances: &[f32]) -> f32 {
    chances.iter().map(|chance| 4.0 * chance * (1.0 - chance)).fold(0.0, f32::max)
}

/// Makes the chances continuous: after a turn they stay until chance acts. Returns the chances at the end.
///
pub(crate) fn separate_luck(turns: &mut [Draft], scale: Scale<'_>) -> Vec<f32> {
    let Scale { points, sum, assumed } = scale;
    for turn in &mut *turns {
        keep_what_lasts(turn, sum);
    }
    let (mut standing, mut last): (Option<Standing>, usize) = (None, 0);
    let starts = starts(turns);
    let ends = starts.iter().copied().skip(1).chain([turns.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        let games: f32 = turns[start..end].iter().map(|turn| turn.games).sum();
        let seen = Standing::estimated(anchor(&turns[start..end], sum), games, assumed);
        let (before, now) = turns.split_at_mut(start);
        let level = match (&standing, now.first_mut()) {
            (Some(known), Some(first)) => {
                let last = &mut before[last..];
                let (level, mut rest) = known.then(last, &mut first.luck, &seen, scale);
                if !points {
                    drop_noise(last, &mut rest, assumed);
                }
                first.rest = rest;
                level
            }
            _ => seen,
        };
        last = start;
        let mut now = level.chances.clone();
        for turn in &mut turns[start..end] {
            let mut after = moved(&now, &turn.before, &turn.after, sum);
            let seat = turn.seat.index();
            // None is better than the best turn, even if its few simulated games were luckier.
            let before = turn.before[seat];
            for choice in &mut turn.others {
                choice.chance = factored(now[seat], before, choice.chance).min(now[seat]);
            }
            let level = (now[seat] * (1.0 - now[seat]) / games.max(1.0)).sqrt();
            let (lost, error) = (100.0 * (now[seat] - after[seat]), level_error(turn, now[seat], level));
            if !points {
                regrade(turn, lost, error, after[seat], assumed);
                if turn.grade <= Grade::Best {
                    // A loss that could be noise changes nothing, and nothing else was better.
                    after.clone_from(&now);
                    turn.lost = 0.0;
                }
            }
            turn.before = std::mem::replace(&mut now, after.clone());
            turn.after = after;
        }
        standing = Some(Standing { chances: now, ..level });
    }
    for turn in turns {
        let seat = turn.seat.index();
        turn.played.chance = turn.after[seat];
        if turn.grade <= Grade::Best {
            drop_reasons(turn);
            continue;
        }
        let after = turn.after[seat];
        keep_better(turn, after, points);
        if points {
            // A few points can decide the game.
            let lost = 100.0 * (turn.before[seat] - turn.after[seat]);
            let error = turn.error * if turn.lost > 0.0 { lost / turn.lost } else { 0.0 };
            turn.grade = turn.grade.max(graded(assumed.chances(), lost, error));
        }
    }
    standing.map(|standing| standing.chances).unwrap_or_default()
}

/// Where a new estimate begins: after luck, and when every seat has had a turn and one of them has another.
fn starts(turns: &[Draft]) -> Vec<usize> {
    let (mut starts, mut heard) = (Vec::new(), Vec::new());
    for (number, turn) in turns.iter().enumerate() {
        let again = heard.len() == turn.before.len() && heard.contains(&turn.seat);
        if number == 0 || again || !turn.luck.is_empty() {
            starts.push(number);
            heard.clear();
        }
        if !heard.contains(&turn.seat) {
            heard.push(turn.seat);
        }
    }
    starts
}

/// Keeps the alternatives that were better than a turn with this chance, in order.
fn keep_better(turn: &mut TurnReview, chance: f32, points: bool) {
    // Alternatives that win no more often were no better, whatever their points, unless the turn lowered
    // the score.
    let score = turn.fewer.and(turn.played.score);
    let expected = turn.played.expected;
    let better = |one: &Choice| {
        let wins_more = one.chance > chance && !(points && one.expected <= expected);
        wins_more || score.is_some() && one.score > score && one.chance >= chance
    };
    let mut place = 0..;
    turn.others.retain(|one| place.next() == Some(0) || better(one));
    let one = turn.others.len().min(1);
    let (best, also) = turn.others.split_at_mut(one);
    // A turn with a better score wins no less often.
    for best in best {
        best.chance = best.chance.max(chance);
    }
    also.sort_by(|a, b| worth(b, points).partial_cmp(&worth(a, points)).unwrap_or(Ordering::Equal));
    // Besides the best, one alternative that people cannot tell from it is enough.
    let told = |one: &Choice| {
        let more = if points { Some(one.expected) } else { one.score.filter(|_| score.is_some()) };
        ((100.0 * one.chance).round(), more.map(|more| (10.0 * more).round()))
    };
    let (best, mut equal) = (turn.others.first().map(told), 0);
    turn.others.retain(|one| {
        let same = Some(told(one)) == best;
        equal += usize::from(same);
        !same || equal <= 2
    });
}

/// The chances after some strokes of luck. Each changes the odds by a factor, so chances never leave 0 to 1.
pub(crate) fn after_luck(mut now: Vec<f32>, strokes: &mut [LuckDraft], sum: Option<f32>) -> Vec<f32> {
    for stroke in strokes {
        let [before, after] = &stroke.own;
        let then = moved(&now, before, after, sum);
        stroke.note.chances = difference(&now, &then);
        now = then;
    }
    now
}

/// Counts only the share of a loss that lasts.
fn keep_what_lasts(turn: &mut TurnReview, sum: Option<f32>) {
    let (before, at, share) = (&turn.before, turn.seat.index(), turn.lasts);
    let nearer = |seat: usize, chance: f32| powered(before[seat], before[seat], chance, share);
    turn.after =
        scaled(turn.after.iter().enumerate().map(|(seat, &chance)| nearer(seat, chance)).collect(), sum);
    for choice in &mut turn.others {
        choice.chance = nearer(at, choice.chance);
    }
}

/// What the alternatives are sorted by: points, or the chance in whole per cent and then the score.
pub(crate) fn worth(choice: &Choice, points: bool) -> (f32, f32) {
    if points {
        (choice.expected, choice.chance)
    } else {
        ((100.0 * choice.chance).round(), choice.score.unwrap_or(0.0))
    }
}

/// How far a loss in per cent may be off because the chance before the turn is only known up to `level`.
fn level_error(turn: &TurnReview, now: f32, level: f32) -> f32 {
    let seat = turn.seat.index();
    let lost = |now: f32| now - factored(now, turn.before[seat], turn.after[seat]);
    50.0 * (lost((now + level).min(1.0)) - lost((now - level).max(0.0))).abs()
}

/// Where values are not points, a turn lost what the graph shows.
fn regrade(turn: &mut TurnReview, lost: f32, level_error: f32, after: f32, assumed: &Assumed) {
    if turn.grade <= Grade::Best {
        return;
    }
    let lost = lost.max(0.0);
    turn.error = (turn.error * if turn.lost > 0.0 { lost / turn.lost } else { 0.0 }).hypot(level_error);
    turn.lost = lost;
    grade_by_chance(turn, after, assumed);
}

/// The chances before the first of several turns, according to all of them.
fn anchor(turns: &[Draft], sum: Option<f32>) -> Vec<f32> {
    let Some(first) = turns.first() else { return Vec::new() };
    // The changes so far, taken back from each estimate.
    let mut back: Vec<(f32, f32)> = vec![(0.5, 0.5); first.before.len()];
    let mut total = vec![0.0; first.before.len()];
    for turn in turns {
        for (seat, (total, back)) in total.iter_mut().zip(&mut back).enumerate() {
            *total += factored(turn.before[seat], back.1, back.0);
            *back = (back.0, factored(back.1, turn.before[seat], turn.after[seat]));
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "there are few turns")]
    let count = turns.len() as f32;
    scaled(total.into_iter().map(|total| total / count).collect(), sum)
}

#[cfg(test)]
mod tests;
