//! Lets bots play, reviews their games, and adds up luck, choices and the rest. `docs/bots.md` explains the numbers.
//!
//! `cargo run --release -p boxes --example review-sums -- orleans 2 easy,medium 12 9103 duel`

#![expect(clippy::cast_precision_loss, reason = "numbers of games and turns are small")]
#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use boxes::BOXES;
use engine::Config;
use protocol::{Review, SeatReview, TurnReview};
use search::stats::Sample;
use shelf::{Budget, Stop};
use study::ReviewCost;

const USAGE: &str = "review-sums BOX SEATS BOTS GAMES SEED [MODULES]";

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (id, seats, bots, games, seed, modules) = match &args[..] {
        [id, seats, bots, games, seed] => (id, seats, bots, games, seed, ""),
        [id, seats, bots, games, seed, modules] => (id, seats, bots, games, seed, modules.as_str()),
        _ => return Err(format!("it takes {USAGE}")),
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text} is no number: {USAGE}"));
    let (games, seed) = (number(games)?, number(seed)?);
    let game = BOXES.find(id)?;
    let modules = modules.split(',').filter(|one| !one.is_empty()).map(str::to_owned).collect();
    let seats = number(seats)? as u8;
    let config = Config { modules, ..Config::seats(seats) };
    let bots: Vec<String> = bots.split(',').cycle().take(seats.into()).map(str::to_owned).collect();
    let arena = game.arena(&config, &bots).map_err(|problem| problem.to_string())?;
    let review = |number: u64| -> Option<Review> {
        let table = game.open_record(&arena.game(seed + number, true).record?, "").ok()?;
        let budget = Budget::Simulations(ReviewCost::of(&*table).simulations());
        Some(study::review(&*table, budget, &Stop::default(), &mut |_, _| {}))
    };
    let next = AtomicU64::new(0);
    let work = || {
        let mine = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < games));
        mine.filter_map(review).collect::<Vec<_>>()
    };
    let reviews: Vec<Review> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a review does not panic")).collect()
    });
    print(&reviews);
    Ok(())
}

fn print(reviews: &[Review]) {
    let seats = || reviews.iter().flat_map(|review| &review.summary);
    let mean = |of: &dyn Fn(&SeatReview) -> f32| {
        100.0 * seats().map(|one| f64::from(of(one))).collect::<Sample>().mean()
    };
    println!(
        "{} games: start {:.0} %, luck {:+.0} %, own {:+.0} %, others {:+.0} %, rest {:+.0} %",
        reviews.len(),
        mean(&|one| one.start),
        mean(&|one| one.luck),
        mean(&|one| one.own),
        mean(&|one| one.others),
        mean(&|one| one.rest)
    );
    println!(
        "without signs: luck {:.0} %, rest {:.0} %",
        mean(&|one| one.luck.abs()),
        mean(&|one| one.rest.abs())
    );
    for (what, single) in [("turns of several actions", false), ("single actions", true)] {
        let (slope, error) =
            slope(&reviews.iter().flat_map(|review| came_back(review, single)).collect::<Vec<_>>());
        println!("{what}: of each per cent lost, {slope:.2} ± {:.2} came back", 1.96 * error);
    }
}

/// After this many strokes of luck, a review has noticed what it did not foresee.
const STROKES: usize = 4;

/// For every turn of a single action, or every turn of several: what it lost, and what the review took
/// back afterwards.
fn came_back(review: &Review, single: bool) -> Vec<(f64, f64)> {
    let one = |(number, turn): (usize, &TurnReview)| {
        let at = turn.seat.index();
        let lost = f64::from(turn.before[at] - turn.after[at]);
        let (mut back, mut strokes) = (0.0, 0);
        for later in &review.turns[number + 1..] {
            back += later.rest[at];
            strokes += usize::from(!later.luck.is_empty());
            if later.seat == turn.seat && strokes >= STROKES {
                return (lost, f64::from(back));
            }
        }
        (lost, f64::from(back + review.last_rest.get(at).copied().unwrap_or(0.0)))
    };
    let turns = review.turns.iter().enumerate();
    turns.filter(|(_, turn)| (turn.entries.len() == 1) == single).map(one).collect()
}

/// The slope of the line through these points, and its error.
fn slope(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let (x, y): (Sample, Sample) =
        (points.iter().map(|one| one.0).collect(), points.iter().map(|one| one.1).collect());
    let spread: f64 = points.iter().map(|one| (one.0 - x.mean()).powi(2)).sum();
    let slope = points.iter().map(|one| (one.0 - x.mean()) * (one.1 - y.mean())).sum::<f64>() / spread;
    let off = |one: &(f64, f64)| (one.1 - y.mean() - slope * (one.0 - x.mean())).powi(2);
    let left: f64 = points.iter().map(off).sum::<f64>() / count;
    (slope, (left / spread).sqrt())
}
