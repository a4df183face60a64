//! Inns: tiles of every colour that enlarge an area.

use engine::Module;

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::{Depot, Effect, Kind, KindSet, Tile, TileSpec, plain},
    pieces::{At, Counter, Shown},
};

pub(super) const MODULE: Owned = Owned {
    tiles: TILES,
    counters: COUNTERS,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    excludes: &["solo"],
    excludes_clause: super::COMBINE,
    ..super::module(
        "inns",
        "Inns",
        "five tiles that fit every colour and make their area count one space more",
        "burgundy.inn.supply",
    )
};

const INN: Tile = Tile::named("inn");

/// r[burgundy.inn.supply]
const COPIES: u8 = 5;

const COUNTERS: &[Counter] = &[Counter {
    id: "inns",
    clause: "burgundy.inn.supply",
    at: At::Table,
    piece: Some("inn"),
    most: COPIES,
    shown: Shown::Beside(Depot::BLACK),
    get: |state| state.stack(INN).there,
    set: |state, number| state.stack_mut(INN).there = number,
}];

/// r[burgundy.inn.not-kind] r[burgundy.inn.area-size] r[burgundy.inn.one-per-area]
const TILES: &[TileSpec] = &[TileSpec {
    fits: KindSet::ALL,
    counts: None,
    pile: None,
    stacked: COPIES,
    grows: 1,
    one_per_area: true,
    ..plain("inn", Kind::Building, [0, 0], Effect::None, "burgundy.inn.no-effect")
}];

fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
    // r[burgundy.inn.supply] r[burgundy.inn.stay] Nothing ever removes tiles from the stack.
    draft.stack(INN);
}
