//! Flags that describe a table.

use std::{
    collections::BTreeMap,
    num::{IntErrorKind, ParseIntError},
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::bail;
use engine::{Config, OverlayProblem};
use shelf::GameBox;

use crate::{files, given};

#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct TableFlags {
    /// The edition, such as 2019; the box's newest if not given
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// How many seats the table has
    #[arg(long, value_name = "N", value_parser = number::<u8>)]
    pub(crate) seats: Option<u8>,
    /// One board for all (7), one for each seat ("1 7"), or dealt as the box says (dealt, expert)
    #[arg(long, value_name = "BOARDS")]
    pub(crate) boards: Option<String>,
    /// Modules to play with, separated by commas (`loire about BOX` lists them)
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub(crate) modules: Vec<String>,
    /// A table option; can be given several times (`loire about BOX` lists them)
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub(crate) options: Vec<String>,
    /// A file with values to use instead of doubtful ones (`loire about BOX` lists the keys)
    #[arg(long, value_name = "FILE")]
    pub(crate) overlay: Option<PathBuf>,
}

impl TableFlags {
    /// Whether any of them was given.
    pub(crate) fn any(&self) -> bool {
        self.edition.is_some()
            || self.seats.is_some()
            || self.boards.is_some()
            || !self.modules.is_empty()
            || !self.options.is_empty()
            || self.overlay.is_some()
    }

    /// What the flags ask for. Problems are added to `problems`.
    pub(crate) fn config(&self, game: &GameBox, problems: &mut Vec<String>) -> Config {
        let mut config = Config {
            edition: self.edition.clone(),
            modules: modules(&self.modules, problems),
            ..Config::default()
        };
        match self.overlay.as_deref().map(|path| overlay(game, path, &config)) {
            Some(Ok(options)) => config.options = options,
            Some(Err(wrong)) => problems.extend(wrong),
            None => {}
        }
        match self.seats {
            Some(0) => problems.push("seats `0`: a table needs at least one seat".to_owned()),
            Some(seats) => config.seats = seats,
            None => {}
        }
        if let Some(boards) = &self.boards {
            let boards: Vec<&str> = boards.split([' ', ',']).filter(|board| !board.is_empty()).collect();
            config.options.insert("boards".to_owned(), boards.join(" "));
        }
        for option in &self.options {
            match option.split_once('=') {
                Some((id, value)) if !id.trim().is_empty() => {
                    let old = config.options.insert(id.trim().to_owned(), value.trim().to_owned());
                    if old.is_some() {
                        problems
                            .push(format!("option `{}` is given twice, or also in the overlay", id.trim()));
                    }
                }
                _ => problems.push(format!("option `{option}`: write ID=VALUE, such as tie.empty=most")),
            }
        }
        config
    }
}

/// The modules that `--modules` names.
pub(crate) fn modules(named: &[String], problems: &mut Vec<String>) -> Vec<String> {
    let (empty, modules): (Vec<&str>, Vec<&str>) =
        named.iter().map(|module| module.trim()).partition(|module| module.is_empty());
    if !empty.is_empty() {
        problems.push(match modules.as_slice() {
            [] => "--modules names no module; leave it out to play without modules".to_owned(),
            modules => format!("--modules has an empty name; write `--modules {}`", modules.join(",")),
        });
    }
    modules.into_iter().map(str::to_owned).collect()
}

/// Reads a whole number for a flag.
pub(crate) fn number<T: FromStr<Err = ParseIntError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => "this number is too large".to_owned(),
        _ => "write a whole number, such as 3".to_owned(),
    })
}

/// The options in an overlay file, or everything that is wrong with it.
pub(crate) fn overlay(
    game: &GameBox,
    path: &Path,
    table: &Config,
) -> Result<BTreeMap<String, String>, Vec<String>> {
    let text = files::read(path).map_err(|error| vec![format!("{error:#}")])?;
    let told = |problems: Vec<OverlayProblem>| {
        problems
            .into_iter()
            .map(|problem| format!("{}, line {}: {}", path.display(), problem.line, problem.message))
            .collect()
    };
    game.overlay(&text, table).map_err(told)
}

/// The box called `id`.
pub(crate) fn find(id: &str) -> anyhow::Result<&'static GameBox> {
    given::boxes().find(id).map_err(anyhow::Error::msg)
}

/// The box that a command line names. If it names none, the refusal lists them.
pub(crate) fn named(id: Option<&str>) -> anyhow::Result<&'static GameBox> {
    let Some(id) = id else { bail!("name a box: {}", known()) };
    find(id)
}

/// The names of all boxes, for a refusal.
pub(crate) fn known() -> String {
    let names: Vec<&str> = given::boxes().boxes().map(|game| game.id).collect();
    names.join(", ")
}

/// Checks a config and adds what is wrong with it to `problems`. Returns the number of seats.
pub(crate) fn check_config(game: &GameBox, config: &Config, problems: &mut Vec<String>) -> Option<u8> {
    match game.check_config(config) {
        Ok(seats) => Some(seats),
        Err(errors) => {
            problems.extend(errors.0);
            None
        }
    }
}

/// Fails with all problems together, if there are any.
pub(crate) fn refuse(problems: &[String]) -> anyhow::Result<()> {
    match problems {
        [] => Ok(()),
        [only] => bail!("{only}"),
        many => bail!("{} problems:\n  {}", many.len(), many.join("\n  ")),
    }
}

/// A seed from the operating system, for games that nobody plans to repeat.
pub(crate) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    // Short enough to type.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
