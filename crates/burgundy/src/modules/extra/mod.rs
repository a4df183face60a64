//! Four more tiles: two monasteries, the crane and the geese.

use engine::{Module, OptionSpec};

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::{Back, Building, Effect, Kind, Power, Species, TileSpec, TypeSet, plain, rule},
    parts::Placing,
};

pub(super) const MODULE: Owned = Owned {
    tiles: TILES,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
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
const TILES: &[TileSpec] = &[
    TileSpec { placed: Effect::Lift, ..rule("monastery27", Back::Yellow, &[Power::OnTop], "burgundy.monastery.27") },
    rule("monastery28", Back::Yellow, &[Power::HireWorkers], "burgundy.monastery.28"),
    TileSpec {
        types: TypeSet::only(Building::Crane),
        wild: true,
        ..plain("crane", Kind::Building, [0, 1], Effect::Copy, "burgundy.extra.crane")
    },
    plain("geese", Kind::Livestock, [0, 1], Effect::Flock(Species::Geese, 2), "burgundy.extra.geese"),
];

fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
    // r[burgundy.extra.geese-choice] The question comes before the points, so the rest of the list waits.
    draft.rules.placed.asking = draft.rules.placed.asking.and(Placing::Own, true);
    // r[burgundy.extra.crane-white]
    if draft.choice("crane.white-castle") == "on" {
        draft.rules.copies.add(TypeSet::only(Building::WhiteCastle));
    }
}
