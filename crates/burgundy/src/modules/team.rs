//! The team game: two teams of two, each with one double duchy.

use engine::{Module, OptionSpec};

use crate::{compose::Draft, content::TileSpec};

pub(super) const ROW: Module = Module {
    seats: Some(4..=4),
    excludes: &["border", "routes", "solo", "shields"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "team.tie",
        &["more", "fewest"],
        "whether a tie goes to the team with more or with fewer empty spaces",
        "burgundy.team.tie",
    )],
    ..super::module(
        "team",
        "Team game",
        "two teams of two: partners share a double duchy, goods, silver and workers",
        "burgundy.team.players",
    )
};

pub(super) const TILES: &[TileSpec] = &[];

pub(super) const DUCHIES: &[&str] = &["12a"];

pub(super) fn add(_: &mut Draft<'_>) {}
