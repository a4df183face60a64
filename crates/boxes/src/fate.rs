//! Luck apart from choices.
//!
//! Every turn comes with an estimate of the chances before it, and with what it changed. The changes are quite exact,
//! because all alternatives were compared with the same luck. The estimates are rough, and they favour the seat whose
//! turn it is: it plays its best, and the others only play quickly. So all turns between two chance entries share one
//! estimate, their average, and chances move only by luck and by choices.

use crate::{Choice, TurnReview};

/// Notes which chance entries came before each turn, since the turn before it.
pub(crate) fn note_chance(turns: &mut [TurnReview], chance: &[usize]) {
    let mut since = None;
    for turn in turns {
        let first = turn.entries.first().copied().unwrap_or(0);
        if let Some(since) = since {
            turn.chance_entries = chance.iter().copied().filter(|&n| n > since && n < first).collect();
        }
        since = turn.entries.last().copied().or(since);
    }
}

/// Makes the chances continuous: after a turn they stay until chance acts. Returns the chances at the end.
pub(crate) fn separate_luck(turns: &mut [TurnReview], seats: u8) -> Vec<f32> {
    let mut standing: Option<Vec<f32>> = None;
    let starts: Vec<usize> =
        (0..turns.len()).filter(|&n| n == 0 || !turns[n].chance_entries.is_empty()).collect();
    let ends = starts.iter().copied().skip(1).chain([turns.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        let anchor = anchor(&turns[start..end], seats.into());
        let luck =
            standing.map_or_else(|| vec![0.0; anchor.len()], |standing| difference(&standing, &anchor));
        let mut now = anchor;
        for (place, turn) in turns[start..end].iter_mut().enumerate() {
            let by = difference(&turn.before, &turn.after);
            let moved = difference(&turn.before, &now)[turn.seat.index()];
            shift(&mut turn.played, moved);
            turn.others.iter_mut().for_each(|choice| shift(choice, moved));
            turn.luck = if place == 0 { luck.clone() } else { vec![0.0; luck.len()] };
            turn.before.clone_from(&now);
            for (now, by) in now.iter_mut().zip(by) {
                *now += by;
            }
            turn.after.clone_from(&now);
        }
        standing = Some(now);
    }
    standing.unwrap_or_default()
}

/// What several turns say together about the chances before the first of them.
fn anchor(turns: &[TurnReview], seats: usize) -> Vec<f32> {
    let (mut sum, mut so_far) = (vec![0.0; seats], vec![0.0; seats]);
    for turn in turns {
        for seat in 0..seats {
            sum[seat] += turn.before[seat] - so_far[seat];
            so_far[seat] += turn.after[seat] - turn.before[seat];
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "there are few turns")]
    let count = turns.len().max(1) as f32;
    sum.into_iter().map(|sum| sum / count).collect()
}

fn difference(from: &[f32], to: &[f32]) -> Vec<f32> {
    from.iter().zip(to).map(|(from, to)| to - from).collect()
}

fn shift(choice: &mut Choice, by: f32) {
    choice.chance = (choice.chance + by).clamp(0.0, 1.0);
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Grade;

    fn turn(seat: u8, entry: usize, before: f32, after: f32) -> TurnReview {
        let choice = Choice {
            actions: Vec::new(),
            expected: 0.0,
            error: 0.0,
            chance: after,
            sources: Vec::new(),
            events: Vec::new(),
        };
        TurnReview {
            seat: Seat(seat),
            entries: vec![entry],
            played: choice,
            others: Vec::new(),
            lost: 0.0,
            error: 0.0,
            grade: Grade::Best,
            lost_by_source: Vec::new(),
            before: vec![before, 1.0 - before],
            after: vec![after, 1.0 - after],
            luck: Vec::new(),
            chance_entries: Vec::new(),
        }
    }

    fn near(value: f32, wanted: f32) -> bool {
        (value - wanted).abs() < 1e-5
    }

    #[test]
    fn only_chance_entries_bring_luck_and_everything_adds_up() {
        // Both seats think that they are ahead. After entry 3 luck helps the first.
        let mut turns = vec![turn(0, 1, 0.6, 0.5), turn(1, 2, 0.4, 0.4), turn(0, 4, 0.9, 0.9)];
        note_chance(&mut turns, &[0, 3, 5]);
        assert_eq!(
            turns.iter().map(|turn| turn.chance_entries.clone()).collect::<Vec<_>>(),
            [vec![], vec![], vec![3]]
        );
        let end = separate_luck(&mut turns, 2);
        // Before the first turn: 0.6 by its own estimate, 0.4 + 0.1 by the second one's.
        assert!(near(turns[0].before[0], 0.55) && near(turns[0].after[0], 0.45), "{:?}", turns[0]);
        assert!(near(turns[1].before[0], 0.45) && near(turns[1].luck[0], 0.0));
        assert!(near(turns[2].luck[0], 0.45) && near(end[0], 0.9) && near(end[1], 0.1));
        assert!(near(turns[0].played.chance, 0.45), "what people read is what the graph shows");
    }

    #[test]
    fn a_game_without_turns_has_no_chances() {
        assert!(separate_luck(&mut [], 2).is_empty());
    }
}
