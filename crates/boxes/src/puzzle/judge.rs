//! Says how good an attempt at a puzzle is.

use engine::{Pending, Seat, Viewer};
use play::{EventNote, Refused};
use search::{Budget, Stop};
use serde::Serialize;

use super::{Line, Posed};
use crate::{BoxTable, Grade, POSITION, choice::drop_mere_losses};

/// How good an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It leads to the same position as the best turn, or to one that is better still.
    Best,
    /// It loses so little that it might be chance.
    Close,
    /// It loses something.
    Worse,
}

/// A turn with what it does.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// The turn.
    #[serde(flatten)]
    pub line: Line,
    /// What it does straight away, each event with its clause.
    pub events: Vec<EventNote>,
}

/// What there is to say about an attempt.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// Who decides.
    pub seat: Seat,
    /// Whether what a turn loses is points. Otherwise it is per cent of the chance of winning.
    pub points: bool,
    /// How good the attempt is.
    pub verdict: Verdict,
    /// The same as a review would grade it.
    pub grade: Grade,
    /// The attempt; none if somebody only wants to see the answer.
    pub yours: Option<Told>,
    /// The best turn.
    pub best: Told,
    /// The second best, which says how clear it is.
    pub second: Told,
    /// The turn that looks best at first sight.
    pub obvious: Told,
    /// How much better the best turn is than the attempt, by source; if the attempt is the best turn, than the
    /// obvious one.
    pub by_source: Vec<(String, f32)>,
}

/// The smallest part of a difference that is worth a row.
const LEAST: f32 = 0.05;

impl Posed {
    /// The table after a turn, or why the turn is not legal.
    pub fn after(&self, actions: &[String]) -> Result<Box<dyn BoxTable>, Refused> {
        let mut after = self.table.back_at(self.table.len()).expect("a table can be repeated");
        for action in actions {
            after.play(self.puzzle.seat(), action)?;
        }
        Ok(after)
    }

    /// Whether the turn is over after these actions.
    pub fn ends(&self, actions: &[String]) -> Result<bool, Refused> {
        Ok(is_over(&*self.after(actions)?, self.puzzle.seat()))
    }

    /// Says how good a whole turn is. If the search has not looked at it before, it does so now, for as long as the
    /// budget lasts.
    pub fn judge(&self, actions: &[String], budget: Budget, stop: &Stop) -> Result<Answer, Refused> {
        let end = self.after(actions)?.fingerprint();
        let known = self
            .puzzle
            .turns
            .iter()
            .find(|line| self.after(&line.actions).is_ok_and(|after| after.fingerprint() == end));
        let line = if let Some(line) = known {
            Line { actions: actions.to_vec(), ..line.clone() }
        } else {
            let turns = [self.puzzle.best().actions.clone(), actions.to_vec()];
            let lines = self.table.compare(self.puzzle.seat(), &turns, budget, stop)?;
            lines.into_iter().nth(1).unwrap_or_else(|| self.puzzle.best().clone())
        };
        let is_best = line.lost <= 0.0;
        let steps = if self.puzzle.points { self.table.losses() } else { Grade::OF_CHANCE };
        let grade = match Grade::of(steps, line.lost, line.error) {
            Grade::Best if is_best => Grade::Find,
            grade => grade,
        };
        let verdict = match grade {
            Grade::Find => Verdict::Best,
            Grade::Best => Verdict::Close,
            Grade::Slip | Grade::Mistake | Grade::Blunder => Verdict::Worse,
        };
        let against = if is_best { self.puzzle.obvious() } else { &line };
        let by_source = self.by_source(against);
        Ok(Answer { verdict, grade, by_source, yours: Some(self.told(&line)), ..self.answer() })
    }

    /// The answer, without an attempt.
    pub fn answer(&self) -> Answer {
        Answer {
            seat: self.puzzle.seat(),
            points: self.puzzle.points,
            verdict: Verdict::Worse,
            grade: Grade::Best,
            yours: None,
            best: self.told(self.puzzle.best()),
            second: self.told(&self.puzzle.turns[1]),
            obvious: self.told(self.puzzle.obvious()),
            by_source: self.by_source(self.puzzle.obvious()),
        }
    }

    fn told(&self, line: &Line) -> Told {
        let from = self.table.len();
        let after = self.after(&line.actions);
        let events = after.map(|after| after.events(Viewer::Seat(self.puzzle.seat()), from));
        Told { line: line.clone(), events: events.unwrap_or_default() }
    }

    /// How much better the best turn is than another. What the sources do not explain is the position. Where a loss is
    /// not counted in points, there is no such rest.
    fn by_source(&self, other: &Line) -> Vec<(String, f32)> {
        let parts = self.puzzle.best().sources.iter().zip(&other.sources);
        let mut rows: Vec<(String, f32)> =
            parts.map(|((name, more), (_, less))| (name.clone(), more - less)).collect();
        if self.puzzle.points {
            let explained: f32 = rows.iter().map(|(_, by)| by).sum();
            rows.push((POSITION.to_owned(), other.lost - explained));
        }
        rows.retain(|(_, by)| by.abs() >= LEAST);
        rows.sort_by(|a, b| b.1.total_cmp(&a.1));
        drop_mere_losses(&mut rows, 0.0);
        rows
    }
}

/// Whether a seat has nothing more to do now.
pub(super) fn is_over(table: &dyn BoxTable, seat: Seat) -> bool {
    !matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat))
}
