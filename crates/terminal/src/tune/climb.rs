//! One number after another: less, more, and again in finer steps.

use search::numbers::{Form, Sheet};

use super::trial::{Score, Shown};

/// The steps, from coarse to fine. Each is tried downwards and upwards.
const STEPS: [f32; 3] = [1.5, 1.2, 1.07];

/// A change that was tried.
pub(super) struct Change<'a> {
    pub(super) key: &'a str,
    pub(super) from: f32,
    pub(super) to: f32,
    pub(super) shown: Shown,
    pub(super) score: Score,
}

/// Improves these numbers of a scope. `trial` compares two files, and `told` hears of every change with the file that is kept from
/// then on. Stops when a trial shows nothing.
pub(super) fn climb(
    form: &Form,
    scope: usize,
    names: &[usize],
    sheet: &mut Sheet,
    mut trial: impl FnMut(&Sheet, &Sheet) -> anyhow::Result<(Shown, Score)>,
    mut told: impl FnMut(&Change<'_>, &Sheet) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for &name in names {
        let key = form.key(scope, name, true);
        for step in STEPS {
            for factor in [1.0 / step, step] {
                let before = sheet.number(scope, name, true);
                loop {
                    let from = sheet.number(scope, name, true);
                    let to = short(from * factor);
                    if to.to_bits() == from.to_bits() {
                        break;
                    }
                    let mut other = sheet.clone();
                    other.teach(scope, name, to);
                    let (shown, score) = trial(sheet, &other)?;
                    if shown == Shown::Better {
                        *sheet = other;
                    }
                    told(&Change { key: &key, from, to, shown, score }, sheet)?;
                    match shown {
                        Shown::Better => {}
                        Shown::Nothing => return Ok(()),
                        Shown::Lucky | Shown::NotBetter | Shown::Same => break,
                    }
                }
                // The other way leads back.
                if sheet.number(scope, name, true).to_bits() != before.to_bits() {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// A number with three digits that count.
fn short(number: f32) -> f32 {
    format!("{number:.2e}").parse().expect("a number was just written")
}

#[cfg(test)]
mod tests {
    use search::numbers::Name;

    use super::*;

    /// Climbs from a number, where the best is 0.5 and everything closer to it is better.
    fn climbed(from: f32, most: usize) -> (f32, Vec<String>) {
        let names = Name::list(&[("a", "One."), ("b", "Another.")], None);
        let form = Form { id: "toy", scopes: vec!["base"], names, text: "" };
        let mut sheet = Sheet::read(&form, &format!("rules 1\nbase.a {from}\nbase.b 2\n")).unwrap();
        let (mut told, mut trials) = (Vec::new(), 0);
        let trial = |kept: &Sheet, tried: &Sheet| {
            trials += 1;
            let off = |sheet: &Sheet| (sheet.number(0, 0, true) / 0.5).ln().abs();
            let shown = match off(tried) < off(kept) {
                _ if trials > most => Shown::Nothing,
                true => Shown::Better,
                false => Shown::NotBetter,
            };
            Ok((shown, Score::default()))
        };
        let hear = |change: &Change<'_>, _: &Sheet| {
            told.push(format!("{} {} to {}: {:?}", change.key, change.from, change.to, change.shown));
            Ok(())
        };
        climb(&form, 0, &[0], &mut sheet, trial, hear).unwrap();
        (sheet.number(0, 0, true), told)
    }

    #[test]
    fn a_spoiled_number_finds_its_way_back() {
        for from in [1.5, 0.15, 0.5, 40.0] {
            let (number, _) = climbed(from, usize::MAX);
            assert!((0.47..=0.53).contains(&number), "{from} became {number}");
        }
    }

    #[test]
    fn what_was_found_before_an_interruption_is_kept() {
        let (number, told) = climbed(1.5, 2);
        assert_eq!(
            told,
            [
                "base.taught.a 1.5 to 1: Better",
                "base.taught.a 1 to 0.667: Better",
                "base.taught.a 0.667 to 0.445: Nothing",
            ]
        );
        assert!((number - 0.667).abs() < 1e-6);
    }

    #[test]
    fn nothing_comes_of_nought() {
        assert_eq!(climbed(0.0, usize::MAX).1.len(), 0);
    }
}
