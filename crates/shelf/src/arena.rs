//! Games between bots, in bulk.

use std::time::Duration;

use engine::{Seat, Verdict};
use play::Record;
use search::{
    Budget, Plies,
    calibration::{Forecast, Odds, Trial},
};

/// A table at which bots play one game after another. Shared by all threads.
pub trait Arena: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The seat that represents each seat's side. Partners share one.
    fn sides(&self) -> Vec<Seat>;

    /// Where points come from, in the order of [`Played::sources`].
    fn sources(&self) -> &'static [&'static str];

    /// Whether a source can give points at this table.
    fn can_score(&self, source: usize) -> bool;

    /// What a score counts, if not the points.
    fn score_name(&self) -> Option<&'static str>;

    /// The names of results with the points each needs, lowest first.
    fn grades(&self) -> Vec<(i16, &'static str)>;

    /// Plays one game. The same seed gives the same game.
    fn game(&self, seed: u64, keep_record: bool) -> Played;

    /// Plays one game of duplicate play, and says how long each bot thought. What chance does depends only on
    /// `luck` and on what is drawn, so it is the same at every table with the same `luck`, whoever plays there.
    fn duplicate(&self, luck: u64, seed: u64, keep_record: bool) -> (Played, Vec<Thinking>);

    /// Plays one game, and says at the beginning of every turn how likely each side is to win: at first sight, or after
    /// this much thought.
    fn forecasts(&self, seed: u64, think: Option<Budget>) -> Vec<Forecast>;

    /// Plays one game against the box itself, with `expert` taking over at a random moment. Returns what the positions
    /// after that were worth, and whether the game was won.
    fn trials(&self, seed: u64) -> Vec<Trial>;

    /// The odds that reviews use to turn the worth of such positions into chances.
    fn odds(&self) -> Option<Odds>;

    /// Lets bots that think for a time use this many threads.
    fn use_threads(&mut self, threads: u16);

    /// Plays random games one after another as fast as it can, to measure speed.
    fn random_games(&self, seed: u64, games: u64) -> Plies;

    /// Does what a search does with positions of a game, as fast as it can, to measure speed: this many times for each
    /// position. Returns how often it did so in all.
    fn search_work(&self, work: SearchWork, times: u32) -> u64;

    /// The size of a state and of an action in bytes.
    fn sizes(&self) -> (usize, usize);
}

/// What a search spends its time on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchWork {
    /// Judging positions in the middle of a turn.
    Promise,
    /// Judging positions between turns.
    Value,
    /// Playing at random from the middle of a game to its end.
    Rollout,
}

/// How long a bot thought in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// How often it was asked. An answer without a choice does not count.
    pub decisions: u32,
    /// The time it took in each of its turns, or in each round in games where everybody acts at the same time.
    pub turns: Vec<Duration>,
    /// The last of these turns.
    turn: Option<u32>,
}

impl Thinking {
    pub(crate) fn add(&mut self, turn: Option<u32>, time: Duration) {
        self.decisions += 1;
        match self.turns.last_mut() {
            Some(last) if self.turn == turn => *last += time,
            _ => self.turns.push(time),
        }
        self.turn = turn;
    }
}

/// The course of one game between bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Final scores, one for each seat.
    pub scores: Vec<i16>,
    /// 1 for the winner. Equal ranks share a place, and partners share theirs.
    pub ranks: Vec<u8>,
    /// The seat that represents each seat's side. Partners share one.
    pub sides: Vec<Seat>,
    /// What each seat's side scored together.
    pub side_scores: Vec<i16>,
    /// Points by source, one list for each seat.
    pub sources: Vec<Vec<i32>>,
    /// Who went first, second and so on, if the box knows.
    pub order: Option<Vec<Seat>>,
    /// How long it was.
    pub plies: Plies,
    /// Turns, or rounds in games where everybody acts at the same time.
    pub turns: u32,
    /// What ended it.
    pub ending: &'static str,
    /// Whether the scores decided it.
    pub scores_decided: bool,
    /// Whether the table played against the box, and the result.
    pub verdict: Verdict,
    /// The whole game, if requested.
    pub record: Option<Record>,
}

impl Played {
    /// A seat's part of the win: all, a share, or nothing. Partners do not divide their win.
    pub fn won(&self, seat: usize) -> f64 {
        match self.verdict {
            Verdict::Won => 1.0,
            Verdict::Ranked if self.ranks[seat] == 1 => 1.0 / f64::from(self.winners()),
            Verdict::Ranked | Verdict::Lost => 0.0,
        }
    }

    /// Whether sides that play against each other share first place.
    pub fn is_shared(&self) -> bool {
        self.verdict == Verdict::Ranked && self.winners() > 1
    }

    /// The sides that have more than one seat, with their seats.
    pub fn partners(&self) -> Vec<(Seat, Vec<Seat>)> {
        let seats = |side| (0..).map(Seat).zip(&self.sides).filter(move |(_, one)| **one == side);
        let of = |side| (side, seats(side).map(|(seat, _)| seat).collect::<Vec<_>>());
        let all = (0..).map(Seat).zip(&self.sides).filter(|(seat, side)| seat == *side);
        all.map(|(seat, _)| of(seat)).filter(|(_, seats)| seats.len() > 1).collect()
    }

    /// How many sides share first place.
    fn winners(&self) -> u8 {
        let named = |seat: usize| self.sides[seat].index() == seat;
        (0..self.ranks.len()).map(|seat| u8::from(self.ranks[seat] == 1 && named(seat))).sum()
    }

    /// Whether a side lost with the same score as the winner, and only because of a tie-break.
    pub fn by_tie_break(&self) -> bool {
        let winner = self.ranks.iter().position(|&rank| rank == 1);
        winner.filter(|_| self.scores_decided).is_some_and(|winner| {
            let best = self.side_scores[winner];
            self.side_scores.iter().zip(&self.ranks).any(|(&score, &rank)| score == best && rank != 1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_thinking_is_counted_by_turn() {
        let mut thinking = Thinking::default();
        for (turn, time) in [(None, 1), (Some(1), 2), (Some(1), 3), (Some(4), 4), (Some(1), 5)] {
            thinking.add(turn, Duration::from_secs(time));
        }
        assert_eq!(thinking.decisions, 5);
        assert_eq!(thinking.turns, [1, 5, 4, 5].map(Duration::from_secs));
    }
}
