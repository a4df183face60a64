//! Changes chances by a factor of their odds.

/// Nothing is quite certain before the end.
const CERTAIN: f32 = 0.995;

/// A chance whose odds change by the same factor as from `before` to `after`.
pub(super) fn factored(now: f32, before: f32, after: f32) -> f32 {
    powered(now, before, after, 1.0)
}

/// The same with a power of this factor.
pub(super) fn powered(now: f32, before: f32, after: f32, power: f32) -> f32 {
    let odds = |chance: f32| {
        let chance = chance.clamp(1.0 - CERTAIN, CERTAIN);
        chance / (1.0 - chance)
    };
    if (after - before).abs() < 1e-6 {
        return now;
    }
    let odds = odds(now) * (odds(after) / odds(before)).powf(power);
    odds / (1.0 + odds)
}

/// The same for every seat, so that the chances still add up.
pub(super) fn moved(now: &[f32], before: &[f32], after: &[f32], sum: Option<f32>) -> Vec<f32> {
    if before == after {
        return now.to_vec();
    }
    let pairs = now.iter().zip(before.iter().zip(after));
    scaled(pairs.map(|(&now, (&before, &after))| factored(now, before, after)).collect(), sum)
}

pub(super) fn scaled(mut chances: Vec<f32>, sum: Option<f32>) -> Vec<f32> {
    if let Some(sum) = sum {
        let all: f32 = chances.iter().sum();
        if all > 0.0 {
            for chance in &mut chances {
                *chance = (*chance * sum / all).min(1.0);
            }
        }
    }
    chances
}

pub(crate) fn difference(from: &[f32], to: &[f32]) -> Vec<f32> {
    from.iter().zip(to).map(|(from, to)| to - from).collect()
}

/// Chances that are moved by a part of `off`.
pub(super) fn shifted(chances: &[f32], off: &[f32], part: f32) -> Vec<f32> {
    chances.iter().zip(off).map(|(chance, off)| chance + part * off).collect()
}
