use std::{
    io::Write,
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use engine::{Config, Edition};
use search::Plies;
use serde_json::{Value, json};
use shelf::{Arena, BotRow, GameBox, SearchWork};

use crate::{
    flags,
    text::{counted, grid, words},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: Option<String>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Modules to play with, separated by commas (`loire about BOX` lists them)
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    modules: Vec<String>,
    /// A file with values to use instead of doubtful ones (`loire about BOX` lists the keys)
    #[arg(long, value_name = "FILE")]
    overlay: Option<PathBuf>,
    /// How many seconds to measure each figure
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite());
    seconds.ok_or_else(|| "write a number of seconds, such as 0.5".to_owned())
}

/// One row of figures.
struct Figure {
    edition: &'static str,
    seats: u8,
    bot: &'static str,
    games: u64,
    plies: Plies,
    time: Duration,
    /// Seconds per ply in the fastest slice of the run: the machine's speed while nobody else uses it.
    best: f64,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::named(args.game.as_deref())?;
    if cfg!(debug_assertions) {
        writeln!(
            std::io::stderr(),
            "warning: this is a debug build; for meaningful figures use cargo run --release"
        )?;
    }
    let length = Duration::from_secs_f64(args.seconds.clamp(0.01, 600.0));
    let mut figures = Vec::new();
    let mut sizes = (0, 0);
    let mut problems = Vec::new();
    let mut plain = Config { modules: flags::modules(&args.modules, &mut problems), ..Config::default() };
    flags::refuse(&problems)?;
    if let Some(path) = &args.overlay {
        match flags::overlay(game, path, &plain) {
            Ok(options) => plain.options = options,
            Err(problems) => flags::refuse(&problems)?,
        }
    }
    let editions = editions(game, &plain)?;
    for edition in &editions {
        for seats in game.menu.seat_range(&plain) {
            let config = Config { seats, ..plain.clone() }.edition(edition.id);
            let arena = random_arena(game, &config)?;
            sizes = arena.sizes();
            figures.push(random_figure(edition.id, &*arena, length));
        }
    }
    // What a search does is measured at the smallest table of the first edition.
    let seats = *game.menu.seat_range(&plain).start();
    let smallest = Config { seats, ..plain.clone() }.edition(editions[0].id);
    let arena = random_arena(game, &smallest)?;
    let works = WORKS.map(|(work, _)| speed(&*arena, work, length));
    let quick = |bot: &BotRow| bot.name != "random" && !bot.thinks;
    for BotRow { name: bot, .. } in game.bots().into_iter().filter(quick) {
        for edition in &editions {
            let seats = *game.menu.seat_range(&plain).start();
            let config = Config { seats, ..plain.clone() }.edition(edition.id);
            figures.push(bot_figure(game, edition.id, bot, &config, length)?);
        }
    }
    if args.json {
        writeln!(out, "{:#}", json(game, &args.modules, sizes, &figures, works))?;
    } else {
        text(sizes, &figures, out)?;
        writeln!(out, "\nwhat a search does, {}, {}:", editions[0].id, counted(seats.into(), "seat"))?;
        for ((_, what), speed) in WORKS.iter().zip(works) {
            writeln!(out, "{what}: {speed:.0} a second")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The editions that have all these modules, or what is wrong with the modules in each of them.
fn editions(game: &GameBox, plain: &Config) -> anyhow::Result<Vec<&'static Edition>> {
    let check = |edition: &Edition| game.check_config(&plain.clone().edition(edition.id));
    let possible: Vec<_> = game.menu.editions.iter().filter(|edition| check(edition).is_ok()).collect();
    if possible.is_empty() {
        game.check_config(plain)?;
    }
    Ok(possible)
}

fn random_arena(game: &GameBox, config: &Config) -> anyhow::Result<Box<dyn Arena>> {
    let bots = vec!["random".to_owned(); config.seats as usize];
    Ok(game.arena(config, &bots)?)
}

/// Random games on the fastest path: no bots, no records.
fn random_figure(edition: &'static str, arena: &dyn Arena, length: Duration) -> Figure {
    arena.random_games(0, 20); // warms up
    measure(edition, "random", arena.seats(), length, |games| (200, arena.random_games(games + 1, 200)))
}

/// What a search spends its time on, and our names for it.
const WORKS: [(SearchWork, &str); 3] = [
    (SearchWork::Promise, "judging positions by hand-written rules"),
    (SearchWork::Value, "judging positions as the strongest bots do"),
    (SearchWork::Rollout, "playing at random from the middle of a game to its end"),
];

/// How often a search does something in a second: at the pace of the fastest slice, while nothing else used the machine.
fn speed(arena: &dyn Arena, work: SearchWork, length: Duration) -> f64 {
    let (start, mut best) = (Instant::now(), 0.0_f64);
    while start.elapsed() < length {
        let begin = Instant::now();
        let done = arena.search_work(work, 100);
        best = best.max(done as f64 / begin.elapsed().as_secs_f64());
    }
    best
}

/// Plays slice after slice until the time is up. Each slice gets the number of games played before it.
fn measure(
    edition: &'static str,
    bot: &'static str,
    seats: u8,
    length: Duration,
    slice: impl Fn(u64) -> (u64, Plies),
) -> Figure {
    let start = Instant::now();
    let (mut games, mut plies, mut best) = (0, Plies::default(), f64::INFINITY);
    while start.elapsed() < length {
        let begin = Instant::now();
        let (more, played) = slice(games);
        best = best.min(begin.elapsed().as_secs_f64() / played.total().max(1) as f64);
        games += more;
        plies += played;
    }
    Figure { edition, seats, bot, games, plies, time: start.elapsed(), best }
}

fn bot_figure(
    game: &GameBox,
    edition: &'static str,
    bot: &'static str,
    config: &Config,
    length: Duration,
) -> anyhow::Result<Figure> {
    let arena = game.arena(config, &vec![bot.to_owned(); config.seats as usize])?;
    // Enough games for long and short ones to even out.
    let slice = |games: u64| {
        let mut plies = Plies::default();
        (games..games + 16).for_each(|game| plies += arena.game(game, false).plies);
        (16, plies)
    };
    Ok(measure(edition, bot, arena.seats(), length, slice))
}

impl Figure {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64()
    }

    /// Games a second, at the fastest slice's pace.
    fn best_per_second(&self) -> f64 {
        1.0 / (self.best * self.plies_per_game())
    }

    fn plies_per_game(&self) -> f64 {
        self.plies.total() as f64 / self.games as f64
    }

    fn ns_per_ply(&self) -> f64 {
        1e9 / self.per_second(self.plies.total())
    }

    fn options(&self) -> f64 {
        self.plies.options as f64 / self.plies.seats.max(1) as f64
    }
}

fn text((state, action): (usize, usize), figures: &[Figure], out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "one thread; a state is {state} bytes, an action {action}")?;
    writeln!(out, "best: at the fastest slice's pace, while nothing else used the machine\n")?;
    let head =
        ["edition", "seats", "bot", "games/s", "best", "plies/s", "plies/game", "ns/ply", "legal/decision"];
    let mut rows = vec![words(&head)];
    for figure in figures {
        rows.push(vec![
            figure.edition.to_owned(),
            figure.seats.to_string(),
            figure.bot.to_owned(),
            format!("{:.0}", figure.per_second(figure.games)),
            format!("{:.0}", figure.best_per_second()),
            format!("{:.0}", figure.per_second(figure.plies.total())),
            format!("{:.1}", figure.plies_per_game()),
            format!("{:.1}", figure.ns_per_ply()),
            format!("{:.1}", figure.options()),
        ]);
    }
    write!(out, "{}", grid(&rows, 3))?;
    Ok(())
}

fn json(
    game: &GameBox,
    modules: &[String],
    (state, action): (usize, usize),
    figures: &[Figure],
    [promises, values, rollouts]: [f64; 3],
) -> Value {
    let rows: Vec<Value> = figures
        .iter()
        .map(|figure| {
            json!({
                "edition": figure.edition,
                "seats": figure.seats,
                "bot": figure.bot,
                "games": figure.games,
                "games_per_second": figure.per_second(figure.games),
                "best_games_per_second": figure.best_per_second(),
                "plies_per_second": figure.per_second(figure.plies.total()),
                "plies_per_game": figure.plies_per_game(),
                "ns_per_ply": figure.ns_per_ply(),
                "legal_per_decision": figure.options(),
            })
        })
        .collect();
    json!({
        "box": game.id,
        "modules": modules,
        "debug": cfg!(debug_assertions),
        "state_bytes": state,
        "action_bytes": action,
        "promises_per_second": promises,
        "values_per_second": values,
        "rollouts_per_second": rollouts,
        "figures": rows,
    })
}
