//! Finds puzzles in a game: decisions in which one turn is clearly the best, and not the obvious one.
#![expect(clippy::cast_precision_loss, reason = "counts of turns and simulated games are small")]

use engine::Seat;
use play::Refused;
use protocol::PuzzleLine;
use search::{Budget, Stop, stats::Sample};
use shelf::{Ask, BoxTable, Contender, Position, mix};

use super::file::{PUZZLE_VERSION, Puzzle};

/// Which positions to look for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The share of a game's decisions that is skipped at its beginning.
    pub skip: f32,
    /// By how much the best turn must lead, in points or in per cent of the chance of winning.
    pub margin: f32,
    /// How many simulated games each turn is tried in for the proof.
    pub games: u32,
    /// How many puzzles to take from one game at most.
    pub most: usize,
    /// Decides everything that is drawn.
    pub seed: u64,
}

/// A puzzle that was found in a game.
#[derive(Clone, Debug)]
pub struct Found {
    /// How many entries of the game lead to it.
    pub entries: usize,
    /// What the search found there.
    pub puzzle: Puzzle,
}

/// A look at a position: how many simulated games each turn gets, how many standard errors the lead must have, and which
/// share of the margin.
struct Look {
    games: u32,
    errors: f64,
    margin: f64,
}

/// These only save time: nearly every position fails the first.
const QUICK: [Look; 2] =
    [Look { games: 4, errors: 0.5, margin: 0.5 }, Look { games: 16, errors: 1.0, margin: 0.8 }];
/// More turns, and different luck.
const WIDE: Look = Look { games: 40, errors: 2.0, margin: 0.9 };
/// How many turns go into the proof, besides the obvious one.
const CLOSEST: usize = 5;
/// How many standard errors the proof asks for.
const SURE: f64 = 3.0;
/// How many of the other turns a puzzle remembers.
const KEPT: usize = 8;

/// Looks for puzzles in a finished game. `looked` is called for every decision examined.
pub fn find(game: &dyn BoxTable, wanted: &Wanted, looked: &mut dyn FnMut()) -> Vec<Found> {
    let turns = game.subject().turns();
    let skipped = (turns.len() as f32 * wanted.skip) as usize;
    let mut found = Vec::new();
    for turn in turns.iter().skip(skipped) {
        if found.len() >= wanted.most {
            break;
        }
        looked();
        let entries = turn.entries.first().copied().unwrap_or(0);
        let Ok(before) = game.back_at(entries) else { continue };
        if let Some(puzzle) = look(&*before, turn.seat, wanted) {
            found.push(Found { entries, puzzle });
        }
    }
    found
}

/// Two decimals are more than the simulated games can resolve.
fn rounded(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}

/// The standard error of a sample's mean.
fn error_of(sample: &Sample) -> f64 {
    sample.deviation() / (sample.count().max(1) as f64).sqrt()
}

/// A turn that was compared, as a puzzle remembers it.
fn line(one: &Contender, points: bool) -> PuzzleLine {
    let (lost, error) = if points {
        (one.lost.mean(), error_of(&one.lost))
    } else {
        (100.0 * one.chance_lost.mean(), 100.0 * error_of(&one.chance_lost))
    };
    let source = |(name, points): &(&str, f32)| ((*name).to_owned(), rounded(f64::from(*points)));
    PuzzleLine {
        actions: one.actions.clone(),
        lost: rounded(lost),
        error: rounded(error),
        expected: rounded(one.expected.into()),
        chance: rounded(one.chance.into()),
        sources: one.sources.iter().map(source).collect(),
    }
}

/// Whether a turn is clearly worse than the best.
fn is_worse(one: &Contender, points: bool, margin: f64, errors: f64) -> bool {
    let clear =
        |sample: &Sample, least: f64| sample.mean() >= least && sample.mean() >= errors * error_of(sample);
    if points {
        clear(&one.lost, margin)
    } else {
        clear(&one.lost, 0.0) && clear(&one.chance_lost, margin / 100.0)
    }
}

/// The puzzle in a position, if there is one.
fn look(table: &dyn BoxTable, seat: Seat, wanted: &Wanted) -> Option<Puzzle> {
    let luck = |number: u64| mix(wanted.seed, &[table.len() as u64, u64::from(seat.0), number]);
    found(&mut *table.position(seat, luck(0)), seat, wanted, &luck)
}

fn found(
    position: &mut dyn Position,
    seat: Seat,
    wanted: &Wanted,
    luck: &dyn Fn(u64) -> u64,
) -> Option<Puzzle> {
    let stop = Stop::default();
    let ask =
        |games: u32, number: u64| Ask { budget: Budget::Simulations(games), luck: luck(number), stop: &stop };
    let (points, margin) = (position.counts_points(), f64::from(wanted.margin));
    let obvious = position.take_up(1);
    let passes = |all: &[Contender], look: &Look| {
        let clear = |one: &Contender| is_worse(one, points, look.margin * margin, look.errors);
        all.len() > 2 && all[0].end != obvious && all[1..].iter().all(clear)
    };
    for (number, look) in (1..).zip(QUICK) {
        if !passes(&position.compare(0, ask(look.games, number)), &look) {
            return None;
        }
    }
    position.take_up(2);
    let wide = position.compare(0, ask(WIDE.games, 3));
    if !passes(&wide, &WIDE) {
        return None;
    }
    // The proof: the closest turns once more, with different luck, many more simulated games, and longer
    // ones.
    let place = wide.iter().position(|one| one.end == obvious)?;
    let (near, far): (Vec<usize>, Vec<usize>) =
        (0..wide.len()).partition(|&number| number < CLOSEST || number == place);
    position.keep(&near);
    let all = position.compare(1, ask(wanted.games, 4));
    let proven = all[0].end == wide[0].end && all[1..].iter().all(|one| is_worse(one, points, margin, SURE));
    let place = all.iter().position(|one| one.end == obvious)?;
    if !proven || place == 0 || !position.is_open(&all[place].actions) {
        return None;
    }
    // What the wide look says of the others is enough to judge them.
    let others = far.into_iter().map(|number| &wide[number]).take(KEPT);
    Some(Puzzle {
        version: PUZZLE_VERSION,
        seat: seat.to_string(),
        points,
        made: String::new(),
        games: wanted.games,
        turns: all.iter().chain(others).map(|one| line(one, points)).collect(),
        obvious: place,
    })
}

/// Compares turns of a seat in a position by simulated games that go on as long as those of a puzzle's proof. The first
/// turn is what the others are compared with.
pub(super) fn compare(
    table: &dyn BoxTable,
    seat: Seat,
    turns: &[Vec<String>],
    budget: Budget,
    stop: &Stop,
) -> Result<Vec<PuzzleLine>, Refused> {
    let mut position = table.position(seat, 0);
    let ends = position.read(turns)?;
    let all = position.compare(1, Ask { budget, luck: mix(1, &[]), stop });
    let points = position.counts_points();
    let of = |end: &u64| all.iter().find(|one| one.end == *end).map(|one| line(one, points));
    let mut lines: Vec<PuzzleLine> = ends.iter().filter_map(of).collect();
    // What was lost is counted from the best. The caller wants it counted from the first.
    let first = lines.first().map_or(0.0, |line| line.lost);
    for line in &mut lines {
        line.lost -= first;
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use shelf::Tried;

    use super::*;

    /// A position with three turns. The second one is obvious and loses 20 points, the third one 30.
    struct Clear {
        /// Whether the obvious turn can be played as it is.
        is_open: bool,
    }

    impl Position for Clear {
        fn is_asked(&self) -> bool {
            true
        }

        fn counts_points(&self) -> bool {
            true
        }

        fn score_name(&self) -> Option<&'static str> {
            None
        }

        fn advise(&self, _: Budget, _: &Stop) -> Vec<Tried> {
            Vec::new()
        }

        fn take_up(&mut self, _: usize) -> u64 {
            2
        }

        fn read(&mut self, _: &[Vec<String>]) -> Result<Vec<u64>, Refused> {
            Ok(Vec::new())
        }

        fn compare(&mut self, _: u32, _: Ask<'_>) -> Vec<Contender> {
            let all = [(1, 0.0), (2, 20.0), (3, 30.0)];
            let sample = |mean: f64| (0..50).map(|_| mean).collect();
            let contender = |(end, lost): (u64, f64)| Contender {
                actions: vec![format!("turn {end}")],
                end,
                lost: sample(lost),
                chance_lost: sample(0.0),
                expected: 100.0,
                chance: 0.5,
                sources: Vec::new(),
            };
            all.into_iter().map(contender).collect()
        }

        fn keep(&mut self, _: &[usize]) {}

        fn is_open(&self, actions: &[String]) -> bool {
            self.is_open || actions != ["turn 2"]
        }
    }

    #[test]
    fn the_obvious_turn_of_a_puzzle_can_be_played() {
        let wanted = Wanted { skip: 0.0, margin: 3.0, games: 100, most: 1, seed: 0 };
        let puzzle = |is_open: bool| found(&mut Clear { is_open }, Seat(0), &wanted, &|luck| luck);
        assert_eq!(puzzle(true).unwrap().obvious, 1);
        assert!(puzzle(false).is_none());
    }
}
