//! White castles: buildings that act with the white die.

use engine::{Module, OptionSpec};

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::{Back, Building, Effect, EndScore, Kind, TileSpec, TypeSet, end, plain},
    means::Means,
};

pub(super) const MODULE: Owned = Owned {
    tiles: TILES,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    excludes: &["solo"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "whitecastle.free-steps",
        &["on", "off"],
        "whether monasteries 8-12 help with a white castle's action",
        "burgundy.whitecastle.free-steps",
    )],
    ..super::module(
        "white",
        "White castles",
        "eight buildings that let you act with the white die, and a monastery that counts them",
        "burgundy.whitecastle.piles",
    )
};

#[rustfmt::skip]
const TILES: &[TileSpec] = &[
    end("monastery29", Back::Yellow, EndScore::PerBuilding(Building::WhiteCastle, 4), "burgundy.monastery.29"),
    TileSpec {
        types: TypeSet::only(Building::WhiteCastle),
        ..plain("white-castle", Kind::Building, [6, 2], Effect::Act(Means::White), "burgundy.whitecastle.action")
    },
];

fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
    // r[burgundy.whitecastle.free-steps]
    draft.rules.white_steps = draft.choice("whitecastle.free-steps") == "on";
}
