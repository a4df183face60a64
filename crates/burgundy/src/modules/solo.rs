//! The solo game: an archipelago to fill within 25 rounds.

use engine::{Module, OptionSpec};

use crate::{
    compose::Draft,
    content::{Effect, Kind, KindSet, TileSpec, plain},
};

pub(super) const ROW: Module = Module {
    seats: Some(1..=1),
    excludes: &["extra", "border", "white", "inns", "routes", "team", "shields"],
    excludes_clause: super::COMBINE,
    options: &[
        OptionSpec::one_of(
            "solo.target",
            &["50", "45", "46", "47", "48", "49", "51", "52", "53", "54", "55"],
            "the first target",
            "burgundy.solo.difficulty",
        ),
        OptionSpec::one_of(
            "solo.gains",
            &["separate", "lump"],
            "whether each source of points is a gain of its own or all points of a placement are one",
            "burgundy.solo.gains",
        ),
    ],
    ..super::module(
        "solo",
        "Solo game",
        "alone on an archipelago: cover all 37 spaces within 25 rounds",
        "burgundy.solo.setup",
    )
};

/// A tile that lies face down. r[burgundy.solo.black-tile]
pub(super) const TILES: &[TileSpec] = &[TileSpec {
    fits: KindSet::ALL,
    counts: None,
    pile: None,
    ..plain("blank", Kind::Building, [0, 0], Effect::None, "burgundy.solo.black-tile")
}];

pub(super) const DUCHIES: &[&str] = &["13a", "13b"];

pub(super) fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
}
