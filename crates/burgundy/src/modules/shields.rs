//! Shields: powers that stand on castles and cost tribute.

use engine::{Module, OptionSpec};

use crate::{compose::Draft, content::TileSpec};

#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("shield.monastery-clash", &["shield-only", "both"], "whether only the shield counts when a monastery has the same or the opposite effect", "burgundy.shield.clash"),
    OptionSpec::one_of("shield1.scope", &["livestock", "all"], "whether shield 1 joins pastures for livestock points only or for completing them too", "burgundy.shield.01"),
    OptionSpec::one_of("shield2.amount", &["per-event", "per-worker"], "whether shield 2 gives one worker each time others gain some, or one for each", "burgundy.shield.02"),
    OptionSpec::one_of("shield4.loss", &["discard-down", "keep"], "whether you discard down to 3 tiles when you lose shield 4", "burgundy.shield.04"),
    OptionSpec::one_of("shield8.m2", &["off", "on"], "whether shield 8 also doubles the workers of monastery 2", "burgundy.shield.08"),
];

pub(super) const ROW: Module = Module {
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

pub(super) const TILES: &[TileSpec] = &[];

pub(super) const DUCHIES: &[&str] = &[];

pub(super) fn add(_: &mut Draft<'_>) {}
