//! Lets bots play Orléans and says which place tiles they open, how often the owner wins, and how much it matters who begins.
//! `docs/bots.md` has a table.
//!
//! `cargo run --release -p boxes --example orleans-tiles -- hard 2 400 6201 bathhouse=later`
//!
//! Several bots take turns: `hard,expert@120` puts the second on every other seat.

#![expect(clippy::cast_precision_loss, reason = "numbers of games are small")]
#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use boxes::BOXES;
use engine::{Actor, Config};
use search::stats::wilson;
use shelf::Played;

const USAGE: &str = "orleans-tiles BOTS SEATS GAMES SEED [OPTION=VALUE…]";

/// How often a tile was opened, and what its owners won together.
#[derive(Clone, Copy, Default)]
struct Tally {
    opened: u64,
    won: f64,
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [bots, seats, games, seed, options @ ..] = &args[..] else { return Err(format!("it takes {USAGE}")) };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text} is no number: {USAGE}"));
    let (seats, games, seed) = (number(seats)? as u8, number(games)?, number(seed)?);
    let game = BOXES.find("orleans")?;
    let mut config = Config::seats(seats);
    for option in options {
        let (id, value) = option.split_once('=').ok_or(format!("{option} has no value: {USAGE}"))?;
        config = config.option(id, value);
    }
    let bots: Vec<String> = bots.split(',').cycle().take(seats.into()).map(str::to_owned).collect();
    let arena = game.arena(&config, &bots).map_err(|problem| problem.to_string())?;
    let next = AtomicU64::new(0);
    let work = || {
        let mine = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < games));
        mine.map(|number| arena.game(seed + number, true)).collect::<Vec<_>>()
    };
    let played: Vec<Played> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a game does not panic")).collect()
    });
    print_starts(&bots, &played);
    print_tiles(&played);
    Ok(())
}

/// How those do who begin, come second, and so on, and how each seat does when it begins.
fn print_starts(bots: &[String], games: &[Played]) {
    let order = |game: &Played, place: usize| game.order.as_ref().expect("somebody began")[place].index();
    let share = |part: f64, of: usize| format!("{:.1} % of {of}", 100.0 * part / of as f64);
    for place in 0..bots.len() {
        let won: f64 = games.iter().map(|game| game.won(order(game, place))).sum();
        let points: f64 = games.iter().map(|game| f64::from(game.scores[order(game, place)])).sum();
        println!(
            "place {}: wins {}, {:.1} points",
            place + 1,
            share(won, games.len()),
            points / games.len() as f64
        );
    }
    for (seat, bot) in bots.iter().enumerate() {
        let begun: Vec<&Played> = games.iter().filter(|game| order(game, 0) == seat).collect();
        let won = begun.iter().map(|game| game.won(seat)).sum();
        println!("p{} ({bot}) begins: wins {}", seat + 1, share(won, begun.len()));
    }
}

/// Every game has every tile of the base game on offer.
fn print_tiles(games: &[Played]) {
    let base = orleans::content::PLACES.iter().filter(|row| row.stack.is_some() && !row.invasion);
    let mut tiles: BTreeMap<String, Tally> =
        base.map(|row| (row.place.to_string(), Tally::default())).collect();
    for game in games {
        for entry in game.record.as_ref().expect("records are kept").entries() {
            if let (Actor::Seat(seat), Some(tile)) = (entry.actor, entry.text.strip_prefix("open ")) {
                let tally = tiles.entry(tile.to_owned()).or_default();
                *tally = Tally { opened: tally.opened + 1, won: tally.won + game.won(seat.index()) };
            }
        }
    }
    let all = games.len() as u64;
    println!("| tile | opened | owner wins |\n|---|---|---|");
    let mut rows: Vec<_> = tiles.into_iter().collect();
    rows.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.opened));
    for (tile, Tally { opened, won }) in rows {
        let share = |part: f64, of: u64| {
            let share = wilson(part, of);
            format!(
                "{:.1} % ({:.0} to {:.0})",
                100.0 * part / of as f64,
                100.0 * share.low,
                100.0 * share.high
            )
        };
        let owner = if opened > 0 { share(won, opened) } else { "-".to_owned() };
        println!("| {tile} | {} | {owner} |", share(opened as f64, all));
    }
}
