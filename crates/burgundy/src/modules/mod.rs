//! Expansions and variants, each in its own file.
//!
//! A module has a row for the menu, `ROW`, the tiles that it adds, `TILES`, the duchies that it is played on,
//! `DUCHIES`, the lines that it adds to a scenario's `given` block, `GIVEN`, and a function `add` that changes
//! the draft of the rules: a row, a limit, a step of a schedule, a part of a list. To add one, write its file and
//! name it here.

use engine::Config;

use crate::{compose::Draft, content::TileSpec};

macro_rules! modules {
    ($($module:ident),* $(,)?) => {
        $(mod $module;)*

        /// The rows for the menu, in its order.
        pub(crate) const ROWS: &[engine::Module] = &[$($module::ROW),*];

        /// The tiles that each of them adds.
        pub(crate) const TILES: &[&[TileSpec]] = &[$($module::TILES),*];

        /// The duchies that each of them is played on, if they are its own.
        const DUCHIES: &[&[&str]] = &[$($module::DUCHIES),*];

        /// The words of `given` lines that make sense only with each of them.
        const GIVEN: &[&[&str]] = &[$($module::GIVEN),*];

        /// What each of them changes.
        const ADD: &[fn(&mut Draft<'_>)] = &[$($module::add),*];
    };
}

modules! { extra, border, white, inns, routes, team, solo, shields }

/// Lets every module that the table uses change the draft, in the order of the menu.
pub(crate) fn add(draft: &mut Draft<'_>) {
    for (row, add) in ROWS.iter().zip(ADD) {
        if draft.uses(row.id) {
            add(draft);
        }
    }
}

/// The duchies of a table whose modules have their own. None otherwise.
pub(crate) fn duchies(config: &Config) -> Vec<&'static str> {
    let used = ROWS.iter().zip(DUCHIES).filter(|(row, _)| row.is_in(config));
    used.flat_map(|(_, duchies)| duchies.iter().copied()).collect()
}

/// What a scenario may name only with a module that this table does not use: words of `given` lines and tiles, each
/// with the id of its module.
pub(crate) fn absent(config: &Config) -> Vec<(&'static str, &'static str)> {
    let rows = ROWS.iter().zip(GIVEN.iter().zip(TILES));
    let unused = rows.filter(|(row, _)| !row.is_in(config));
    let named = unused.flat_map(|(row, (words, tiles))| {
        let tiles = tiles.iter().map(|tile| tile.name);
        words.iter().copied().chain(tiles).map(|word| (word, row.id))
    });
    named.collect()
}

/// Every module is part of the 2019 edition. r[burgundy.module.optional]
const EDITIONS: &[&str] = &["2019"];

/// A module of the 2019 edition that goes with everything.
const fn module(
    id: &'static str,
    title: &'static str,
    about: &'static str,
    clause: &'static str,
) -> engine::Module {
    engine::Module { editions: EDITIONS, ..engine::Module::new(id, title, about, clause) }
}

/// The clause on which modules go together.
const COMBINE: &str = "burgundy.module.combine";
