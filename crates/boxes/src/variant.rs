//! One of the rules types of a box, without the type.

use std::marker::PhantomData;

use engine::{Config, ConfigErrors};
use play::{Header, Match, Record};
use scenario::Staged;
use search::perft;

use crate::{
    Arena, BotKind, BotRow, BotSpec, BoxTable, Classroom, RecordProblem, VariantSpec, Way,
    arena::BotTable,
    bots::{Named, read},
    school::Tables,
    shared,
};

/// What [`crate::GameBox`] needs from the rules it chose for a table. Implemented once, for [`Face`].
pub trait Variant: Sync {
    /// Its bots with how they play: `random`, those for comparison, then the levels.
    fn bots(&self) -> Vec<BotRow>;
    /// What is wrong with a bot's name.
    fn check_bot(&self, name: &str) -> Result<(), String>;

    /// Whether a name in an old record means a bot. It may have a budget that changes nothing.
    fn knows_bot(&self, name: &str) -> bool;
    /// See [`crate::GameBox::opponents`].
    fn opponents(&self) -> Vec<BotRow>;
    /// See [`crate::GameBox::check_config`].
    fn check(&self, config: &Config) -> Result<u8, ConfigErrors>;
    /// See [`crate::GameBox::open`].
    fn open(&self, config: &Config, names: &[String]) -> Result<Box<dyn BoxTable>, ConfigErrors>;
    /// See [`crate::GameBox::open_record`].
    fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem>;
    /// See [`crate::GameBox::arena`].
    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors>;
    /// See [`crate::GameBox::classroom`].
    fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>>;
    /// The rules of a table, to play a scenario on.
    fn stage(&self, config: &Config) -> Result<Box<dyn Staged>, ConfigErrors>;
    /// See [`crate::GameBox::perft`].
    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors>;
    /// See [`crate::GameBox::perft_record`].
    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem>;
}

/// A rules type behind the untyped interface.
pub struct Face<R>(PhantomData<fn() -> R>);

impl<R> Face<R> {
    /// The only instance for `R`.
    pub const NEW: Face<R> = Face(PhantomData);
}

impl<R: VariantSpec> Face<R> {
    fn replay(record: &Record, text: &str) -> Result<Match<R>, RecordProblem> {
        let (header, game) = (&record.header, R::game());
        if !(1..=game.version).contains(&header.version) {
            let message = match game.version {
                1 => "this program knows only version 1".to_owned(),
                last => format!("this program knows versions 1 to {last}"),
            };
            let message = format!(
                "the record was written by version {} of the rules of {}, but {message}",
                header.version, game.id
            );
            return Err(RecordProblem::at_word(text, 1, &header.version.to_string(), message));
        }
        RecordProblem::check_header(text, header, &game.menu)?;
        let config = game.menu.as_of(header.version, &header.config);
        let rules =
            shared::compose::<R>(&config).map_err(|errors| RecordProblem::in_header(text, &errors))?;
        Match::replay(rules, record, None)
            .map_err(|error| RecordProblem::in_entry::<R>(record, text, &error, game.version))
    }
}

/// A bot as people choose it, with the figures of its level.
fn row<R: VariantSpec>(bot: &BotSpec<R>) -> BotRow {
    let mut row = bot.row();
    if let BotKind::Level(level) = row.kind {
        match R::way(level) {
            Way::FirstSight { slips } => (row.random_percent, row.thinks) = (Some(slips.div_ceil(10)), false),
            // With one turn there is nothing to think about.
            Way::Thinking(manner) => (row.simulations, row.thinks) = (manner.simulations(), manner.turns > 1),
        }
    }
    row
}

impl<R: VariantSpec> Variant for Face<R> {
    fn bots(&self) -> Vec<BotRow> {
        R::BOTS.iter().map(row).collect()
    }

    fn check_bot(&self, name: &str) -> Result<(), String> {
        read(&self.bots(), name).map(|_| ())
    }

    fn knows_bot(&self, name: &str) -> bool {
        Named::find(R::BOTS, name).is_ok()
    }

    fn opponents(&self) -> Vec<BotRow> {
        let rows = |wanted: fn(BotKind) -> bool| -> Vec<BotRow> {
            R::BOTS.iter().filter(|bot| wanted(bot.kind)).map(row).collect()
        };
        let levels = rows(|kind| matches!(kind, BotKind::Level(_)));
        if levels.is_empty() { rows(|kind| kind == BotKind::Yardstick) } else { levels }
    }

    fn check(&self, config: &Config) -> Result<u8, ConfigErrors> {
        R::compose(config).map(|rules| rules.seats())
    }

    fn open(&self, config: &Config, names: &[String]) -> Result<Box<dyn BoxTable>, ConfigErrors> {
        let rules = shared::compose::<R>(config)?;
        Ok(Box::new(Match::new(rules, header::<R>(config, names))))
    }

    fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem> {
        Ok(Box::new(Self::replay(record, text)?))
    }

    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors> {
        let mut problems = R::game().check_bots(bots.iter().map(String::as_str));
        let rules = match shared::compose::<R>(config) {
            Ok(rules) => rules,
            Err(errors) => {
                problems.extend(errors.0);
                return Err(ConfigErrors(problems));
            }
        };
        let seats = rules.seats() as usize;
        if bots.len() != seats {
            problems.push(format!("{} bots for {seats} seats: name one for each seat", bots.len()));
        }
        if !problems.is_empty() {
            return Err(ConfigErrors(problems));
        }
        let header = header::<R>(config, bots);
        let bots = bots.iter().filter_map(|name| Named::find(R::BOTS, name).ok()).collect();
        Ok(Box::new(BotTable { rules, header, bots, threads: 1 }))
    }

    fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>> {
        Some(Box::new(Tables::<R>::new(R::school()?, alone)?))
    }

    fn stage(&self, config: &Config) -> Result<Box<dyn Staged>, ConfigErrors> {
        Ok(Box::new(R::compose(config)?))
    }

    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors> {
        let rules = R::compose(config)?;
        Ok(perft(&rules, &rules.start(), depth))
    }

    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem> {
        let game = Self::replay(record, text)?;
        Ok(perft(game.rules(), game.state(), depth))
    }
}

/// A new game's header. It writes out the box's defaults, so that the record stays valid when a default
/// changes.
fn header<R: VariantSpec>(config: &Config, names: &[String]) -> Header {
    let game = R::game();
    let mut header = Header::new(game.id, game.version, game.complete(config));
    header.names = names.iter().map(|name| play::plain_name(name)).collect();
    header
}

#[cfg(test)]
mod tests {
    use engine::Viewer;

    use crate::BoxTable;

    /// What a game of Orléans has on the Vehicle and for the due of round 18, and how many of our values it replaces,
    /// besides those of the Bathhouse.
    fn values(table: &dyn BoxTable) -> (String, String, usize) {
        let here = table.in_force();
        let value = |id: &str| here.iter().find(|one| one.option.id == id).unwrap().value.clone();
        let changed = here.iter().filter(|one| one.row.is_some() && one.is_changed());
        let changed = changed.filter(|one| !one.option.id.contains("bathhouse")).count();
        (value("overlay.support.vehicle"), value("overlay.due.18"), changed)
    }

    #[test]
    fn a_record_is_played_with_the_values_of_its_version() {
        let told = |version: u8, chosen: &str| {
            let text = format!("box orleans {version}\nedition base\nseats 2\n{chosen}---\n");
            let (_, table) = crate::open_record(&text).unwrap();
            assert_eq!(table.record(Viewer::Everything).to_string(), text, "its header stays as it was");
            values(&*table)
        };
        let found = |vehicle: &str, due: &str, changed| (vehicle.to_owned(), due.to_owned(), changed);
        assert_eq!(told(1, "modules invasion\n"), found("farmer trader", "books 3", 19));
        assert_eq!(told(2, "modules invasion\n"), found("trader", "books 1", 3));
        let own = "modules invasion\noption overlay.due.18 books 1\noption overlay.support.vehicle any\n";
        assert_eq!(told(1, own), found("any", "books 1", 19));
        assert_eq!(told(1, ""), found("farmer trader", "books 1", 0), "the base game has not changed");
    }

    #[test]
    fn tables_keep_the_bathhouse_of_their_version() {
        let bathhouse = |version: u8| {
            let text = format!("box orleans {version}\nedition base\nseats 2\n---\n");
            let (_, table) = crate::open_record(&text).unwrap();
            table.in_force().iter().find(|one| one.option.id == "bathhouse").unwrap().value.clone()
        };
        assert_eq!([1, 2, 3].map(bathhouse), ["mixed", "mixed", "first"]);
    }

    #[test]
    fn a_game_of_version_one_replays_to_its_end() {
        for text in [
            include_str!("../../../games/orleans/golden/invasion-lost-2.game"),
            include_str!("../../../games/orleans/golden/invasion-won-2.game"),
        ] {
            let (game, table) = crate::open_record(text).unwrap();
            assert!(table.outcome().is_some());
            let middle = table.back_at(table.len() / 2).unwrap();
            assert_eq!(values(&*middle), values(&*table));
            // The same entries are not a game by today's rules.
            let newer = text.replacen("box orleans 1", &format!("box orleans {}", game.version), 1);
            assert!(crate::open_record(&newer).is_err());
        }
    }
}
