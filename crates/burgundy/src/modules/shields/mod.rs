//! Shields: powers that stand on castles and cost tribute.

mod explain;
mod stage;

use engine::{Module, OptionSpec};

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::{Power, PowerSet, SHIELDS_LAID, Shield},
    parts::Voyage,
    step::Step,
};

pub(super) const MODULE: Owned = Owned {
    words: stage::WORDS,
    ..super::owned(ROW, add)
};

#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("shield.monastery-clash", &["shield-only", "both"], "whether only the shield counts when a monastery has the same or the opposite effect", "burgundy.shield.clash"),
    OptionSpec::one_of("shield1.scope", &["livestock", "all"], "whether shield 1 joins pastures for livestock points only or for completing them too", "burgundy.shield.01"),
    OptionSpec::one_of("shield2.amount", &["per-event", "per-worker"], "whether shield 2 gives one worker each time others gain some, or one for each", "burgundy.shield.02"),
    OptionSpec::one_of("shield4.loss", &["discard-down", "keep"], "whether you discard down to 3 tiles when you lose shield 4", "burgundy.shield.04"),
    OptionSpec::one_of("shield8.m2", &["off", "on"], "whether shield 8 also doubles the workers of monastery 2", "burgundy.shield.08"),
];

const ROW: Module = Module {
    excludes: &["team", "solo"],
    excludes_clause: super::COMBINE,
    options: OPTIONS,
    ..super::module(
        "shields",
        "Shields",
        "eighteen shields: take one with a double, put it on a castle, and pay tribute for its power",
        "burgundy.shield.count",
    )
};

fn add(draft: &mut Draft<'_>) {
    let is = |option: &str, value: &str| draft.choice(option) == value;
    let join_areas = is("shield1.scope", "all");
    let per_worker = is("shield2.amount", "per-worker");
    let double_workers = is("shield8.m2", "on");
    let both = is("shield.monastery-clash", "both");
    let keep = is("shield4.loss", "keep");
    let rules = &mut draft.rules;
    let mut power = |number: u8, powers: &[Power]| {
        let shield = Shield::number(number).expect("shields are 1 to 18");
        rules.shields[shield.index()].powers = PowerSet::of(powers);
    };
    if join_areas {
        power(1, &[Power::OnePasture, Power::OnePastureArea]);
    }
    if per_worker {
        power(2, &[Power::WorkersWithOthers]);
    }
    if double_workers {
        power(8, &[Power::MinesDouble, Power::MineWorkersDouble]);
    }
    if both {
        rules.shields.iter_mut().for_each(|spec| spec.silences = PowerSet::NONE);
    }
    rules.sheds = !keep;
    // The rows are for 2 seats and more. Another number of seats has been refused already.
    rules.shields_laid = SHIELDS_LAID[usize::from(rules.seats.clamp(2, 4)) - 2];
    before(&mut rules.game_steps, Step::Found, &[Step::DealShield(0)]);
    before(&mut rules.game_steps, Step::FinalScoring, &[Step::AskName]);
    // r[burgundy.shield.order]
    before(&mut rules.phase_steps, Step::Income, &[Step::Harvest(0), Step::Tribute]);
    rules.shipped.parts = rules.shipped.parts.and(Voyage::Colour, true);
    rules.shipped.asking = rules.shipped.asking.and(Voyage::Colour, true);
}

/// Inserts steps before another one of a schedule.
fn before(schedule: &mut Vec<Step>, step: Step, steps: &[Step]) {
    let place = schedule.iter().position(|&other| other == step).expect("the schedule has this step");
    schedule.splice(place..place, steps.iter().copied());
}
