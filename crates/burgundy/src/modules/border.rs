//! Border posts: duchies with three posts to join.

use engine::{Module, OptionSpec};

use crate::{compose::Draft, content::TileSpec};

pub(super) const ROW: Module = Module {
    excludes: &["team", "solo"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "border.scoring",
        &["per-pair", "step"],
        "whether each pair of posts scores, or two posts and then the third",
        "burgundy.border.pair-count",
    )],
    ..super::module(
        "border",
        "Border posts",
        "duchies 11a to 11f: join their three border posts with a chain of tiles",
        "burgundy.border.boards",
    )
};

pub(super) const TILES: &[TileSpec] = &[];

pub(super) const DUCHIES: &[&str] = &["11a", "11b", "11c", "11d", "11e", "11f"];

pub(super) fn add(_: &mut Draft<'_>) {}
