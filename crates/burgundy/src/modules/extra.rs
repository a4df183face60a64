//! Four more tiles: two monasteries, the crane and the geese.

use engine::{Module, OptionSpec};

use crate::{
    compose::Draft,
    content::{Back, Building, Effect, Kind, Species, TileSpec, TypeSet, livestock, plain, rule},
};

pub(super) const ROW: Module = Module {
    excludes: &["solo"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "crane.white-castle",
        &["on", "off"],
        "whether the crane may copy a white castle",
        "burgundy.extra.crane-white",
    )],
    ..super::module(
        "extra",
        "Extra tiles",
        "four more tiles: a bridge, hired workers, a crane that copies any building, and geese",
        "burgundy.extra.piles",
    )
};

#[rustfmt::skip]
pub(super) const TILES: &[TileSpec] = &[
    rule("monastery27", Back::Yellow, &[], "burgundy.monastery.27"),
    rule("monastery28", Back::Yellow, &[], "burgundy.monastery.28"),
    TileSpec {
        types: TypeSet::only(Building::Crane),
        ..plain("crane", Kind::Building, [0, 1], Effect::None, "burgundy.extra.crane")
    },
    TileSpec { clause: "burgundy.extra.geese", ..livestock("geese", Species::Geese, 2, [0, 1]) },
];

pub(super) const DUCHIES: &[&str] = &[];

pub(super) fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
}
