//! Finds puzzles in a game: decisions in which one turn is clearly the best, and not the obvious one.
#![expect(clippy::cast_precision_loss, reason = "counts of turns and simulated games are small")]

use engine::{Actor, Rng, Seat};
use play::{Match, Refused};
use search::{
    Budget, Clock, Contender, Contest, Manner, Mind as _, PlayedTurn, Stop, Turn, Turns, fingerprint,
    first_sight, imagine, played_turns, stats::Sample,
};

use protocol::PuzzleLine;

use super::{PUZZLE_VERSION, Puzzle};
use crate::{VariantSpec, choice::counts_points, mix, review::manner};

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
pub(crate) fn find<R: VariantSpec>(game: &Match<R>, wanted: &Wanted, looked: &mut dyn FnMut()) -> Vec<Found> {
    let rules = game.rules();
    let turns: Vec<PlayedTurn<R>> =
        played_turns(&R::mind(0), rules, game.actions()).into_iter().filter(|turn| turn.choice).collect();
    #[expect(clippy::cast_precision_loss, reason = "a game has few turns")]
    let skipped = (turns.len() as f32 * wanted.skip) as usize;
    let mut found = Vec::new();
    for turn in turns.iter().skip(skipped) {
        if found.len() >= wanted.most {
            break;
        }
        looked();
        let entries = turn.entries.first().copied().unwrap_or(0);
        let Ok(before) = Match::replay(game.shared_rules(), game.record(), Some(entries)) else { continue };
        if let Some(puzzle) = look(&before, turn.seat, wanted) {
            found.push(Found { entries, puzzle });
        }
    }
    found
}

/// A position in which a seat decides.
struct Spot<'a, R: VariantSpec> {
    game: &'a Match<R>,
    mind: R::Mind,
    /// What the seat may imagine.
    state: R::State,
    seat: Seat,
    points: bool,
}

impl<'a, R: VariantSpec> Spot<'a, R> {
    fn new(game: &'a Match<R>, seat: Seat, seed: u64) -> Spot<'a, R> {
        let mind = R::mind(0);
        let points = counts_points(game.rules(), &mind);
        let mut rng = Rng::new(mix(seed, &[game.len() as u64, u64::from(seat.0)]));
        let state = imagine(game.rules(), game.state(), seat, &mut rng);
        Spot { game, mind, state, seat, points }
    }

    /// Where a turn leads.
    fn end(&self, actions: &[R::Action]) -> u64 {
        let mut state = self.state.clone();
        for &action in actions {
            self.game.rules().apply(&mut state, Actor::Seat(self.seat), action, &mut ());
        }
        fingerprint(&state)
    }

    /// The turns worth comparing, the obvious one among them, and where that one leads.
    fn turns(&self, manner: Manner) -> (Vec<Turn<R>>, u64) {
        let rules = self.game.rules();
        let mut turns = Turns::new(manner.width);
        self.mind.turns(rules, &self.state, self.seat, manner.turns, &mut turns);
        let obvious = first_sight(&self.mind, rules, &self.state, self.seat);
        let end = self.end(&obvious.actions);
        let mut all: Vec<Turn<R>> =
            turns.found.drain(..).filter(|turn| self.is_open(&turn.actions)).collect();
        if all.iter().all(|turn| self.end(&turn.actions) != end) {
            all.push(obvious);
        }
        (all, end)
    }

    /// Whether a turn is whole, legal in the game as it really is, and playable in one go without learning anything.
    fn is_open(&self, actions: &[R::Action]) -> bool {
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let mut after = self.game.clone();
        after.play_all(self.seat, &texts).is_ok() && !after.is_asked(self.seat)
    }

    fn contest(&self, turns: &[Turn<R>], contest: Contest, clock: &Clock) -> Vec<Contender<R>> {
        contest.run(&self.mind, self.game.rules(), &self.state, self.seat, turns, clock)
    }

    fn line(&self, one: &Contender<R>) -> PuzzleLine {
        let rules = self.game.rules();
        let sources = rules.parts().into_iter().zip(&one.turn.sources);
        let (lost, error) = if self.points {
            (one.lost.mean(), error_of(&one.lost))
        } else {
            (100.0 * one.chance_lost.mean(), 100.0 * error_of(&one.chance_lost))
        };
        PuzzleLine {
            actions: one.turn.actions.iter().map(ToString::to_string).collect(),
            lost: rounded(lost),
            error: rounded(error),
            expected: rounded(one.turn.expected[self.seat].into()),
            chance: rounded(one.turn.chances[self.seat].into()),
            sources: sources.map(|(name, points)| (name.to_owned(), rounded(f64::from(*points)))).collect(),
        }
    }

    /// Whether a turn is clearly worse than the best.
    fn is_worse(&self, one: &Contender<R>, margin: f64, errors: f64) -> bool {
        let clear = |sample: &Sample, least: f64| {
            sample.mean() >= least && sample.mean() >= errors * error_of(sample)
        };
        if self.points {
            clear(&one.lost, margin)
        } else {
            clear(&one.lost, 0.0) && clear(&one.chance_lost, margin / 100.0)
        }
    }
}

/// Two decimals are more than the simulated games can resolve.
fn rounded(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}

/// The standard error of a sample's mean.
fn error_of(sample: &Sample) -> f64 {
    sample.deviation() / (sample.count().max(1) as f64).sqrt()
}

/// The puzzle in a position, if there is one.
fn look<R: VariantSpec>(game: &Match<R>, seat: Seat, wanted: &Wanted) -> Option<Puzzle> {
    let luck = |number: u64| mix(wanted.seed, &[game.len() as u64, u64::from(seat.0), number]);
    let clock = |games| Clock::new(Budget::Simulations(games), &Stop::default());
    let margin = f64::from(wanted.margin);
    let manner = manner::<R>(Budget::Simulations(1));
    let spot = Spot::new(game, seat, luck(0));
    let (turns, obvious) = spot.turns(manner);
    let passes = |all: &[Contender<R>], look: &Look| {
        let clear = |one: &Contender<R>| spot.is_worse(one, look.margin * margin, look.errors);
        all.len() > 2 && spot.end(&all[0].turn.actions) != obvious && all[1..].iter().all(clear)
    };
    for (number, look) in (1..).zip(QUICK) {
        let contest = Contest { further: 0, luck: luck(number) };
        if !passes(&spot.contest(&turns, contest, &clock(look.games)), &look) {
            return None;
        }
    }
    let wider = Manner { width: 2 * manner.width, turns: 2 * manner.turns, ..manner };
    let (turns, _) = spot.turns(wider);
    let wide = spot.contest(&turns, Contest { further: 0, luck: luck(3) }, &clock(WIDE.games));
    if !passes(&wide, &WIDE) {
        return None;
    }
    // The proof: the closest turns once more, with different luck, many more simulated games, and longer
    // ones.
    let place = wide.iter().position(|one| spot.end(&one.turn.actions) == obvious)?;
    let (near, far): (Vec<_>, Vec<_>) =
        wide.iter().enumerate().partition(|&(number, _)| number < CLOSEST || number == place);
    let turns: Vec<Turn<R>> = near.into_iter().map(|(_, one)| one.turn.as_turn()).collect();
    let all = spot.contest(&turns, Contest { further: 1, luck: luck(4) }, &clock(wanted.games));
    let proven = spot.end(&all[0].turn.actions) == spot.end(&wide[0].turn.actions)
        && all[1..].iter().all(|one| spot.is_worse(one, margin, SURE));
    let place = all.iter().position(|one| spot.end(&one.turn.actions) == obvious)?;
    if !proven || place == 0 || !spot.is_open(&all[place].turn.actions) {
        return None;
    }
    // What the wide look says of the others is enough to judge them.
    let others = far.into_iter().map(|(_, one)| one).take(KEPT);
    Some(Puzzle {
        version: PUZZLE_VERSION,
        seat: seat.to_string(),
        points: spot.points,
        made: String::new(),
        games: wanted.games,
        turns: all.iter().chain(others).map(|one| spot.line(one)).collect(),
        obvious: place,
    })
}

/// Compares turns of a seat in a position by simulated games that go on as long as those of a puzzle's proof. The first
/// turn is what the others are compared with.
pub(crate) fn compare<R: VariantSpec>(
    game: &Match<R>,
    seat: Seat,
    turns: &[Vec<String>],
    budget: Budget,
    stop: &Stop,
) -> Result<Vec<PuzzleLine>, Refused> {
    let spot = Spot::new(game, seat, 0);
    let mut read = Vec::new();
    for texts in turns {
        let actions = texts.iter().map(|text| text.parse::<R::Action>());
        let actions = actions.collect::<Result<Vec<_>, _>>().map_err(Refused::Unreadable)?;
        game.clone().play_all(seat, texts)?;
        read.push(Turn { actions, value: 0.0, course: 0 });
    }
    let ends: Vec<u64> = read.iter().map(|turn| spot.end(&turn.actions)).collect();
    let all = spot.contest(&read, Contest { further: 1, luck: mix(1, &[]) }, &Clock::new(budget, stop));
    let lines: Vec<(u64, PuzzleLine)> =
        all.iter().map(|one| (spot.end(&one.turn.actions), spot.line(one))).collect();
    let of = |end: &u64| lines.iter().find(|(other, _)| other == end).map(|(_, line)| line.clone());
    let mut lines: Vec<PuzzleLine> = ends.iter().filter_map(of).collect();
    // What was lost is counted from the best. The caller wants it counted from the first.
    let first = lines.first().map_or(0.0, |line| line.lost);
    for line in &mut lines {
        line.lost -= first;
    }
    Ok(lines)
}
