//! Inns: tiles of every colour that enlarge an area.

use engine::Module;

use crate::{
    compose::Draft,
    content::{Effect, Kind, KindSet, TileSpec, plain},
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

/// r[burgundy.inn.not-kind] r[burgundy.inn.area-size]
pub(super) const TILES: &[TileSpec] = &[TileSpec {
    fits: KindSet::ALL,
    counts: None,
    pile: None,
    grows: 1,
    ..plain("inn", Kind::Building, [0, 0], Effect::None, "burgundy.inn.no-effect")
}];

pub(super) const DUCHIES: &[&str] = &[];

pub(super) fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
}
