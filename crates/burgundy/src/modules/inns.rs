//! Inns: tiles of every colour that enlarge an area.

use engine::Module;

use crate::{
    compose::Draft,
    content::{Effect, Kind, KindSet, Tile, TileSpec, plain},
    step::Step,
};

pub(super) const ROW: Module = Module {
    excludes: &["solo"],
    excludes_clause: super::COMBINE,
    ..super::module(
        "inns",
        "Inns",
        "five tiles that fit every colour and make their area count one space more",
        "burgundy.inn.supply",
    )
};

/// r[burgundy.inn.not-kind] r[burgundy.inn.area-size] r[burgundy.inn.one-per-area]
pub(super) const TILES: &[TileSpec] = &[TileSpec {
    fits: KindSet::ALL,
    counts: None,
    pile: None,
    stacked: 5,
    grows: 1,
    one_per_area: true,
    ..plain("inn", Kind::Building, [0, 0], Effect::None, "burgundy.inn.no-effect")
}];

pub(super) const DUCHIES: &[&str] = &[];

pub(super) const GIVEN: &[&str] = &["inns"];

pub(super) fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
    // r[burgundy.inn.supply] r[burgundy.inn.stay] Nothing ever removes tiles from the stack.
    draft.rules.stack = Some(Tile::named("inn"));
    draft.after(Step::FillBlack, Step::AddToStack);
}
