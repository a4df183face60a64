//! Trade routes: cards on which sold goods are laid.

use engine::{Module, OptionSpec};

use crate::{compose::Draft, content::TileSpec};

pub(super) const ROW: Module = Module {
    excludes: &["team", "solo"],
    excludes_clause: super::COMBINE,
    options: &[
        OptionSpec::one_of(
            "route.order",
            &["random", "chosen"],
            "whether your cards are in random order or in an order you choose",
            "burgundy.route.order",
        ),
        OptionSpec::one_of(
            "route.nested",
            &["immediate", "queue"],
            "whether goods of a sale within a sale are laid first or after the rest",
            "burgundy.route.nested",
        ),
    ],
    ..super::module(
        "routes",
        "Trade routes",
        "sold goods go on a road of cards, and a good of the right colour brings a bonus",
        "burgundy.route.count",
    )
};

pub(super) const TILES: &[TileSpec] = &[];

pub(super) const DUCHIES: &[&str] = &[];

pub(super) fn add(_: &mut Draft<'_>) {}
