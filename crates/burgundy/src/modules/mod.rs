//! Expansions and variants, each in its own folder, which says in `MODULE` what it owns. To add one, write its folder and
//! name it here.

use engine::{Config, Module};

use crate::{
    compose::draft::Draft,
    content::TileSpec,
    pieces::{Counter, Word},
};

/// What a module owns.
pub(crate) struct Owned {
    /// Its row of the menu.
    pub row: Module,
    /// The tiles that it adds.
    pub tiles: &'static [TileSpec],
    /// The duchies that it is played on, if they are its own.
    pub duchies: &'static [&'static str],
    /// What it counts.
    pub counters: &'static [Counter],
    /// The lines that it adds to scenarios.
    pub words: &'static [Word],
    /// Words of `given` lines that make sense only with it, and that the base game reads.
    pub given: &'static [&'static str],
    /// Changes the draft of the rules: a row, a limit, a step of a schedule, a part of a list.
    pub add: fn(&mut Draft<'_>),
}

macro_rules! modules {
    ($($module:ident),* $(,)?) => {
        $(mod $module;)*

        /// In the order of the menu.
        const OWNED: &[Owned] = &[$($module::MODULE),*];

        /// The rows for the menu.
        pub(crate) const ROWS: &[Module] = &[$($module::MODULE.row),*];

        /// The tiles that each of them adds.
        pub(crate) const TILES: &[&[TileSpec]] = &[$($module::MODULE.tiles),*];
    };
}

modules! { extra, border, white, inns, routes, team, solo, shields }

/// Lets every module that the table uses change the draft, in the order of the menu.
pub(crate) fn add(draft: &mut Draft<'_>) {
    for module in OWNED {
        if draft.uses(module.row.id) {
            (module.add)(draft);
        }
    }
}

/// The duchies of a table whose modules have their own. None otherwise.
pub(crate) fn duchies(config: &Config) -> Vec<&'static str> {
    let used = OWNED.iter().filter(|module| module.row.is_in(config));
    used.flat_map(|module| module.duchies.iter().copied()).collect()
}

/// What all modules count.
pub(crate) fn counters() -> Vec<&'static Counter> {
    OWNED.iter().flat_map(|module| module.counters).collect()
}

/// The lines that all modules add to scenarios.
pub(crate) fn words() -> Vec<&'static Word> {
    OWNED.iter().flat_map(|module| module.words).collect()
}

/// What a scenario may name only with a module that this table does not use: words of `given` lines and tiles, each
/// with the id of its module.
pub(crate) fn absent(config: &Config) -> Vec<(&'static str, &'static str)> {
    let unused = OWNED.iter().filter(|module| !module.row.is_in(config));
    let named = unused.flat_map(|module| {
        let counters = module.counters.iter().map(|counter| counter.id);
        let given = module.words.iter().filter(|word| word.given.is_some()).map(|word| word.id);
        let tiles = module.tiles.iter().map(|tile| tile.name);
        let words = module.given.iter().copied().chain(counters).chain(given).chain(tiles);
        words.map(|word| (word, module.row.id))
    });
    named.collect()
}

/// Every module is part of the 2019 edition. r[burgundy.module.optional]
const EDITIONS: &[&str] = &["2019"];

/// A module of the 2019 edition that goes with everything.
const fn module(id: &'static str, title: &'static str, about: &'static str, clause: &'static str) -> Module {
    Module { editions: EDITIONS, ..Module::new(id, title, about, clause) }
}

/// A module that owns nothing but its row, and changes the draft.
const fn owned(row: Module, add: fn(&mut Draft<'_>)) -> Owned {
    Owned { row, tiles: &[], duchies: &[], counters: &[], words: &[], given: &[], add }
}

/// The clause on which modules go together.
const COMBINE: &str = "burgundy.module.combine";
