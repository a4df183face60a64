//! A finished game, turn by turn: what was played, what would have been better, and what was luck.

use engine::{PerSeat, Seat};
use play::Match;
use search::{Budget, Candidate, Judged, Manner, PlayedTurn, Stop, final_chances, judge, played_turns};
use serde::Serialize;

use crate::{Level, VariantSpec, Way, mix};

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best turn, and not the one that looks best at first sight.
    Find,
    /// No turn was clearly better.
    Best,
    /// A little was lost.
    Slip,
    /// Something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Grade {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Find => "find",
            Grade::Best => "best",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// The sign that players write after a turn.
    pub fn sign(self) -> &'static str {
        match self {
            Grade::Find => "!",
            Grade::Best => "",
            Grade::Slip => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    /// The grade for a loss of points (or of per cent, in games won or lost together). A loss that could be noise is
    /// none.
    fn of(lost: f32, error: f32) -> Grade {
        if lost < 1.0 || lost < 2.0 * error {
            Grade::Best
        } else if lost < 3.0 {
            Grade::Slip
        } else if lost < 6.0 {
            Grade::Mistake
        } else {
            Grade::Blunder
        }
    }
}

/// One way to play a turn.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The actions in notation.
    pub actions: Vec<String>,
    /// What the seat can expect in the end, in points (in games won or lost together: in per cent).
    pub expected: f32,
    /// How far that may be off.
    pub error: f32,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// The seat's points by source where the simulated games stopped.
    pub sources: Vec<(&'static str, f32)>,
}

/// One turn of the game.
#[derive(Clone, Debug, Serialize)]
pub struct TurnReview {
    /// Whose turn it was.
    pub seat: Seat,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// What was played.
    pub played: Choice,
    /// The best turns, best first, without the one that was played. If that was the best, they are the next ones.
    pub others: Vec<Choice>,
    /// What the turn lost, as the seat weighs everyone's results, and how far that may be off.
    pub lost: f32,
    /// How far `lost` may be off.
    pub error: f32,
    /// How good it was.
    pub grade: Grade,
    /// Every seat's chance of winning before the turn, if the best was played.
    pub before: Vec<f32>,
    /// The same after what was played.
    pub after: Vec<f32>,
    /// How luck changed the chances since the turn before.
    pub luck: Vec<f32>,
}

/// A game with every turn judged.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// How many seats there are.
    pub seats: u8,
    /// The turns in which there was something to decide.
    pub turns: Vec<TurnReview>,
    /// How luck changed the chances after the last turn.
    pub last_luck: Vec<f32>,
    /// Whether it was stopped before the end.
    pub unfinished: bool,
}

/// How many alternatives to report.
const OTHERS: usize = 3;

/// Judges every turn of a game. `told` hears how many turns are done, and of how many.
pub(crate) fn review<R: VariantSpec>(
    game: &Match<R>,
    budget: Budget,
    stop: &Stop,
    told: &mut dyn FnMut(usize, usize),
) -> Review {
    let rules = game.rules();
    let mind = R::mind(0);
    let manner = match R::way(Level::Expert) {
        Way::Thinking(manner) => Manner { budget, ..manner },
        Way::FirstSight { .. } => Manner { width: 12, turns: 6, budget },
    };
    let turns: Vec<PlayedTurn<R>> =
        played_turns(rules, game.actions()).into_iter().filter(|turn| turn.choice).collect();
    let mut review =
        Review { seats: rules.seats(), turns: Vec::new(), last_luck: Vec::new(), unfinished: false };
    let mut standing: Option<Vec<f32>> = None;
    for (number, turn) in turns.iter().enumerate() {
        if stop.is_asked() {
            review.unfinished = true;
            return review;
        }
        told(number, turns.len());
        let judged = judge(&mind, rules, turn, manner, mix(7, &[number as u64]), stop);
        let one = told_turn::<R>(rules, turn, &judged, standing.as_deref());
        standing = Some(one.after.clone());
        review.turns.push(one);
    }
    told(turns.len(), turns.len());
    if let (Some(outcome), Some(standing)) = (game.outcome(), standing) {
        review.last_luck = change(&standing, &listed::<R>(rules, &final_chances(rules, &outcome)));
    }
    review
}

fn listed<R: VariantSpec>(rules: &R, values: &PerSeat<f32>) -> Vec<f32> {
    Seat::all(rules.seats()).map(|seat| values[seat]).collect()
}

fn change(from: &[f32], to: &[f32]) -> Vec<f32> {
    from.iter().zip(to).map(|(from, to)| to - from).collect()
}

fn told_turn<R: VariantSpec>(
    rules: &R,
    turn: &PlayedTurn<R>,
    judged: &Judged<R>,
    standing: Option<&[f32]>,
) -> TurnReview {
    let (best, played) = (judged.best(), judged.played());
    let choice = |candidate: &Candidate<R>| Choice {
        actions: candidate.actions.iter().map(ToString::to_string).collect(),
        expected: candidate.expected[turn.seat],
        error: candidate.error() as f32,
        chance: candidate.chances[turn.seat],
        sources: R::SOURCES.iter().copied().zip(candidate.sources.iter().copied()).collect(),
    };
    let lost = ((best.utility.mean() - played.utility.mean()) as f32).max(0.0);
    let error = (best.error().hypot(played.error())) as f32;
    let first = judged.candidates.iter().map(|one| one.guess).fold(f32::NEG_INFINITY, f32::max);
    let grade = match Grade::of(lost, error) {
        Grade::Best if judged.played == 0 && played.guess < first => Grade::Find,
        grade => grade,
    };
    let others = judged.candidates.iter().enumerate().filter(|(place, _)| *place != judged.played);
    let before = listed(rules, &best.chances);
    TurnReview {
        seat: turn.seat,
        entries: turn.entries.clone(),
        played: choice(played),
        others: others.take(OTHERS).map(|(_, one)| choice(one)).collect(),
        lost,
        error,
        grade,
        luck: standing.map_or_else(|| vec![0.0; before.len()], |standing| change(standing, &before)),
        after: listed(rules, &played.chances),
        before,
    }
}
