//! A box behind the untyped interface.

use std::{marker::PhantomData, sync::Arc};

use engine::{Config, ConfigErrors, Rng, Rules as _, Seat};
use play::{Header, Match, Mirror, Record};
use scenario::Staged;
use search::{
    numbers::{Form, Sheet},
    perft,
};

use crate::{
    apart::{Apart, Fork, apart},
    archive::Archive,
    arena::Arena,
    assumed::Assumed,
    bot_table::BotTable,
    bots::{BotKind, BotRow, BotSpec, Named, read},
    classroom::Tables,
    compose::compose,
    face::Face,
    level::Way,
    mirror::BoxMirror,
    problem::RecordProblem,
    school::Classroom,
    seated::Seated,
    spec::BoxSpec,
    table::BoxTable,
};

/// A box behind the untyped interface.
pub(crate) struct FaceOf<B>(pub(crate) PhantomData<fn() -> B>);

impl<B: BoxSpec> FaceOf<B> {
    /// The rules that a record was written by.
    fn rules(record: &Record, text: &str) -> Result<Arc<B::Rules>, RecordProblem> {
        let (header, game) = (&record.header, B::ABOUT);
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
        compose::<B>(&config).map_err(|errors| RecordProblem::in_header(text, &errors))
    }

    fn replay(record: &Record, text: &str) -> Result<Match<B::Rules>, RecordProblem> {
        Match::replay(Self::rules(record, text)?, record, None)
            .map_err(|error| RecordProblem::in_entry::<B::Rules>(record, text, &error, B::ABOUT.version))
    }
}

/// A bot as people choose it, with the figures of its level.
fn row<B: BoxSpec>(bot: &BotSpec<B::Rules>) -> BotRow {
    let mut row = bot.row();
    if let BotKind::Level(level) = row.kind {
        match B::way(level) {
            Way::FirstSight { slips } => (row.random_percent, row.thinks) = (Some(slips.div_ceil(10)), false),
            // With one turn there is nothing to think about.
            Way::Thinking(manner) => (row.simulations, row.thinks) = (manner.simulations(), manner.turns > 1),
        }
    }
    row
}

impl<B: BoxSpec> Face for FaceOf<B> {
    fn bots(&self) -> Vec<BotRow> {
        B::bots().iter().map(row::<B>).collect()
    }

    fn check_bot(&self, name: &str) -> Result<(), String> {
        read(&self.bots(), name).map(|_| ())
    }

    fn knows_bot(&self, name: &str) -> bool {
        Named::find(B::bots(), name).is_ok()
    }

    fn opponents(&self) -> Vec<BotRow> {
        let rows = |wanted: fn(BotKind) -> bool| -> Vec<BotRow> {
            B::bots().iter().filter(|bot| wanted(bot.kind)).map(row::<B>).collect()
        };
        let levels = rows(|kind| matches!(kind, BotKind::Level(_)));
        if levels.is_empty() { rows(|kind| kind == BotKind::Yardstick) } else { levels }
    }

    fn check(&self, config: &Config) -> Result<u8, ConfigErrors> {
        B::compose(config).map(|rules| rules.seats())
    }

    fn open(
        &self,
        files: &'static Archive,
        config: &Config,
        names: &[String],
    ) -> Result<Box<dyn BoxTable>, ConfigErrors> {
        let game = Match::new(compose::<B>(config)?, header::<B>(config, names));
        Ok(Box::new(Seated::<B> { game, files }))
    }

    fn open_record(
        &self,
        files: &'static Archive,
        record: &Record,
        text: &str,
    ) -> Result<Box<dyn BoxTable>, RecordProblem> {
        Ok(Box::new(Seated::<B> { game: Self::replay(record, text)?, files }))
    }

    fn mirror(&self, opening: &Record, text: &str, seat: Seat) -> Result<Box<dyn BoxMirror>, RecordProblem> {
        let rules = Self::rules(opening, text)?;
        let seats = rules.seats();
        if seat.0 >= seats {
            let message = format!("seats {seats}: there is no {seat}; {}", Seat::at_table(seats));
            return Err(RecordProblem::in_header(text, &ConfigErrors(vec![message])));
        }
        // What is made up cannot be seen from outside, so it need not differ.
        Ok(Box::new(Mirror::new(rules, seat, Rng::new(0))))
    }

    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors> {
        let mut problems: Vec<String> = bots.iter().filter_map(|name| self.check_bot(name).err()).collect();
        let rules = match compose::<B>(config) {
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
        let header = header::<B>(config, bots);
        let bots = bots.iter().filter_map(|name| Named::find(B::bots(), name).ok()).collect();
        Ok(Box::new(BotTable::<B> { rules, header, bots, threads: 1 }))
    }

    fn numbers(&self) -> Option<&'static Form> {
        B::tuning().map(|tuning| (tuning.form)())
    }

    fn scope(&self, config: &Config) -> Result<usize, ConfigErrors> {
        let rules = compose::<B>(config)?;
        Ok(B::tuning().map_or(0, |tuning| (tuning.scope)(&rules)))
    }

    fn arena_with(&self, config: &Config, seats: &[&Sheet]) -> Result<Box<dyn Arena>, ConfigErrors> {
        let rules = compose::<B>(config)?;
        let tuning = B::tuning().expect("the box has numbers to try");
        let bots = seats.iter().map(|sheet| Named::Tried((tuning.bots)(sheet))).collect();
        Ok(Box::new(BotTable::<B> { rules, header: header::<B>(config, &[]), bots, threads: 1 }))
    }

    fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>> {
        Some(Box::new(Tables::<B>::new(B::school()?, alone)?))
    }

    fn stage(&self, config: &Config) -> Result<Box<dyn Staged>, ConfigErrors> {
        Ok(Box::new(B::compose(config)?))
    }

    fn apart(&self, fork: &Fork, assumed: Assumed, games: (u16, u64)) -> Result<Apart, String> {
        apart::<B>(fork, assumed, games)
    }

    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors> {
        let rules = B::compose(config)?;
        Ok(perft(&rules, &rules.start(), depth))
    }

    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem> {
        let game = Self::replay(record, text)?;
        Ok(perft(game.rules(), game.state(), depth))
    }
}

/// A new game's header. It writes out the box's defaults, so that the record stays valid when a default
/// changes.
fn header<B: BoxSpec>(config: &Config, names: &[String]) -> Header {
    let game = B::ABOUT;
    let mut header = Header::new(game.id, game.version, game.complete(config));
    header.names = names.iter().map(|name| play::plain_name(name)).collect();
    header
}
