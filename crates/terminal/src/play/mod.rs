//! A game in the terminal.

pub(crate) mod help;
mod hint;
mod session;
pub(crate) mod show;
mod why;

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::bail;
use engine::{Paper, Seat, counted};
use session::{Session, Who};
use shelf::{BoxTable, GameBox};
pub(crate) use show::{changed, scores};
pub(crate) use why::rules;
use words::languages;

use crate::{
    files,
    flags::{self, TableFlags},
    given, sim,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box; with --load it comes from the record
    #[arg(value_name = "BOX")]
    game: Option<String>,
    #[command(flatten)]
    table: TableFlags,
    /// The bots on the other seats: one for all, or one for each seat; one that thinks may have a budget, such as
    /// expert@50ms or expert@400 (simulated games)
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<String>,
    /// People on every seat, taking turns at this keyboard
    #[arg(long, conflicts_with = "bots")]
    hotseat: bool,
    /// Your seat
    #[arg(long, value_name = "SEAT", conflicts_with = "hotseat")]
    seat: Option<String>,
    /// The same seed gives the same luck and the same bots
    #[arg(long, value_parser = flags::number::<u64>)]
    seed: Option<u64>,
    /// How many threads a bot that thinks for a time, such as expert@1s, may use
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = sim::jobs)]
    threads: u16,
    /// The language that says what happens and why something is not allowed
    #[arg(long, default_value = "en", value_name = "LANGUAGE", value_parser = language)]
    language: String,
    /// Continue a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, table, seats) = match &args.load {
        Some(_) => load(args)?,
        None => new(args)?,
    };
    let seed = args.seed.unwrap_or_else(flags::fresh_seed);
    let mut session = Session::new(game, table, seats, seed, paper, out);
    session.threads = args.threads;
    session.language.clone_from(&args.language);
    session.run(&mut io::stdin().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// A language that the program carries.
fn language(text: &str) -> Result<String, String> {
    let known = languages();
    if text == "en" || known.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(format!("it can be en, {}", known.join(", ")))
}

type Opened = (&'static GameBox, Box<dyn BoxTable>, Vec<Who>);

fn new(args: &Args) -> anyhow::Result<Opened> {
    let Some(id) = &args.game else {
        bail!("name a box to play ({}) or a saved game (--load FILE)", flags::known());
    };
    let game = flags::find(id)?;
    let mut problems = Vec::new();
    let mut flags = args.table.clone();
    if flags.seats.is_none() && args.bots.len() > 1 {
        flags.seats = u8::try_from(args.bots.len() + 1).ok();
    }
    let config = flags.config(game, &mut problems);
    problems.extend(game.check_bots(args.bots.iter().map(String::as_str)));
    let own = own_seat(args, &mut problems);
    let seats = match flags::check_config(game, &config, &mut problems) {
        Some(seats) => who_sits(args, game, seats, own, &mut problems),
        None => Vec::new(),
    };
    flags::refuse(&problems)?;
    let names: Vec<String> = seats.iter().map(|who| who.name().to_owned()).collect();
    Ok((game, game.open(&config, &names)?, seats))
}

fn load(args: &Args) -> anyhow::Result<Opened> {
    let Some(path) = &args.load else { bail!("--load needs a file") };
    if args.table.any() {
        bail!(
            "a saved game already defines the table; leave out --edition, --seats, --boards, --modules, --option and \
                 --overlay"
        );
    }
    let text = files::read(path)?;
    let (game, table) =
        given::boxes().open_record(&text).map_err(|problem| files::problem_in(path, &problem))?;
    if let Some(id) = &args.game
        && id != game.id
    {
        bail!("{} is a game of {}, not of {id}", path.display(), game.id);
    }
    let mut problems = game.check_bots(args.bots.iter().map(String::as_str));
    let own = own_seat(args, &mut problems);
    let names = table.record(engine::Viewer::Everything).header.names;
    // If the record names the seats, the same bots continue unless you choose others.
    let seats = if args.bots.is_empty() && !args.hotseat && args.seat.is_none() && !names.is_empty() {
        let who = |seat: Seat| match names.get(seat.index()) {
            Some(name) if game.knows_bot(name) => Who::Bot(name.clone()),
            _ => Who::Person,
        };
        Seat::all(table.seats()).map(who).collect()
    } else {
        who_sits(args, game, table.seats(), own, &mut problems)
    };
    flags::refuse(&problems)?;
    Ok((game, table, seats))
}

fn own_seat(args: &Args, problems: &mut Vec<String>) -> Seat {
    let Some(text) = &args.seat else { return Seat(0) };
    text.parse().unwrap_or_else(|error: engine::Unreadable| {
        problems.push(error.to_string());
        Seat(0)
    })
}

/// A person on `own`, bots on the other seats. With `--hotseat`, people everywhere.
fn who_sits(args: &Args, game: &GameBox, seats: u8, own: Seat, problems: &mut Vec<String>) -> Vec<Who> {
    if args.hotseat {
        return vec![Who::Person; seats as usize];
    }
    if own.0 >= seats {
        problems.push(format!("there is no {own} at this table; {}", Seat::at_table(seats)));
    }
    let usual = game.usual_bot().to_owned();
    let others = seats as usize - 1;
    let bots = match args.bots.as_slice() {
        [] => vec![usual; others],
        [only] => vec![only.clone(); others],
        bots if bots.len() == others => bots.to_vec(),
        bots => {
            problems.push(format!(
                "{} for {}: name one for all, or one for each",
                counted(bots.len(), "bot"),
                counted(others, "other seat")
            ));
            vec![usual; others]
        }
    };
    let mut bots = bots.into_iter();
    let who = |seat| if seat == own { Some(Who::Person) } else { bots.next().map(Who::Bot) };
    Seat::all(seats).filter_map(who).collect()
}
