//! What chance did between the turns.

use engine::{Actor, PerSeat, Seat};
use play::Match;
use protocol::LuckNote;
use search::{Manner, Stop, Stroke, stats::Sample};

use crate::{VariantSpec, draft::LuckDraft, mix};

/// Chance entries that follow each other, and what was there before and after them.
pub(super) struct Played<R: VariantSpec> {
    /// The numbers of the entries that could have been different. Others, such as "the plans are open", are no luck.
    entries: Vec<usize>,
    before: R::State,
    after: R::State,
}

impl<R: VariantSpec> Played<R> {
    /// The first entry.
    pub(super) fn first(&self) -> usize {
        self.entries.first().copied().unwrap_or(0)
    }

    /// Says what it changed. `courses` is the course that each seat is on.
    pub(super) fn weigh(
        self,
        rules: &R,
        courses: PerSeat<u8>,
        manner: Manner,
        points: bool,
        stop: &Stop,
    ) -> LuckDraft {
        let luck = mix(8, &[self.first() as u64]);
        let mind = R::mind(0);
        let stroke = Stroke::weigh((&mind, rules), (&self.before, &self.after), courses, manner, luck, stop);
        let before: Vec<f32> =
            Seat::all(rules.seats()).map(|seat| stroke.before[seat].mean() as f32).collect();
        let changes = more_than_noise(rules.seats(), &stroke.chances);
        let after = before.iter().zip(&changes).map(|(before, by)| before + by).collect();
        let note = LuckNote {
            entries: self.entries,
            chances: changes,
            points: if points { more_than_noise(rules.seats(), &stroke.expected) } else { Vec::new() },
        };
        LuckDraft {
            note,
            own: [before, after],
            error: Seat::all(rules.seats())
                .map(|seat| stroke.chances[seat].error() as f32)
                .fold(0.0, f32::max),
        }
    }
}

/// All strokes of luck in a game.
pub(super) fn strokes<R: VariantSpec>(game: &Match<R>) -> Vec<Played<R>> {
    let rules = game.rules();
    let (mut state, mut outcomes) = (rules.start(), Vec::new());
    let (mut found, mut open): (Vec<Played<R>>, Option<Played<R>>) = (Vec::new(), None);
    for (number, (actor, action)) in game.actions().enumerate() {
        if actor == Actor::Chance {
            outcomes.clear();
            rules.outcomes(&state, &mut outcomes);
            if outcomes.len() > 1 {
                let new = || Played { entries: Vec::new(), before: state.clone(), after: state.clone() };
                open.get_or_insert_with(new).entries.push(number);
            }
        } else {
            found.extend(open.take());
        }
        rules.apply(&mut state, actor, action, &mut ());
        if let Some(open) = &mut open {
            open.after.clone_from(&state);
        }
    }
    found.extend(open);
    found
}

/// The part of these changes that is more than noise: the larger the noise, the smaller the share that
/// counts.
fn more_than_noise(seats: u8, changes: &PerSeat<Sample>) -> Vec<f32> {
    let seats = || Seat::all(seats);
    let sum = |of: fn(&Sample) -> f64| seats().map(|seat| of(&changes[seat]).powi(2)).sum::<f64>();
    let (change, error) = (sum(Sample::mean), sum(Sample::error));
    let share = if change > error { 1.0 - error / change } else { 0.0 };
    seats().map(|seat| (share * changes[seat].mean()) as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Changes of two seats, the second the opposite of the first.
    fn opposite(values: &[f64]) -> PerSeat<Sample> {
        let mut changes = PerSeat::all(Sample::default());
        for &value in values {
            changes[Seat(0)].add(value);
            changes[Seat(1)].add(-value);
        }
        changes
    }

    #[test]
    fn noise_is_no_luck() {
        assert_eq!(more_than_noise(2, &opposite(&[0.2, 0.2, 0.2, 0.2])), [0.2, -0.2], "nothing is unsure");
        assert_eq!(
            more_than_noise(2, &opposite(&[0.5, -0.4, 0.6, -0.5])),
            [0.0, 0.0],
            "all of it may be noise"
        );
        // The mean is 0.3, and its error is known from the spread.
        let [first, second] = more_than_noise(2, &opposite(&[0.1, 0.3, 0.3, 0.5]))[..] else {
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
