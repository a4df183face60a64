//! Says how good an attempt at a puzzle is.

use engine::Viewer;
use play::Refused;
use protocol::{AttemptVerdict, Grade, PuzzleLine, Solution, SolutionTurn};
use search::{Budget, Stop};
use shelf::event_info;

use super::{find::compare, posed::Posed};
use crate::{
    choice::{POSITION, drop_mere_losses},
    grade::graded,
};

/// What somebody hears about an attempt. The best turn counts as found.
fn verdict(grade: Grade) -> AttemptVerdict {
    match grade {
        Grade::Find => AttemptVerdict::Best,
        Grade::Best => AttemptVerdict::Close,
        Grade::Slip | Grade::Mistake | Grade::Blunder => AttemptVerdict::Worse,
    }
}

impl Posed {
    /// Says how good a whole turn is. If the search has not looked at it before, it does so now, for as long as the
    /// budget lasts.
    pub fn judge(&self, actions: &[String], budget: Budget, stop: &Stop) -> Result<Solution, Refused> {
        let end = self.after(actions)?.fingerprint();
        let known = self
            .puzzle
            .turns
            .iter()
            .find(|line| self.after(&line.actions).is_ok_and(|after| after.fingerprint() == end));
        let line = if let Some(line) = known {
            PuzzleLine { actions: actions.to_vec(), ..line.clone() }
        } else {
            let turns = [self.puzzle.best().actions.clone(), actions.to_vec()];
            let lines = compare(&*self.table, self.puzzle.seat(), &turns, budget, stop)?;
            lines.into_iter().nth(1).unwrap_or_else(|| self.puzzle.best().clone())
        };
        let (is_best, assumed) = (line.lost <= 0.0, self.table.assumed());
        let steps = if self.puzzle.points { assumed.points() } else { assumed.chances() };
        let grade = match graded(steps, line.lost, line.error) {
            Grade::Best if is_best => Grade::Find,
            grade => grade,
        };
        let verdict = verdict(grade);
        let against = if is_best { self.puzzle.obvious() } else { &line };
        let by_source = self.by_source(against);
        Ok(Solution { verdict, grade, by_source, yours: Some(self.told(&line)), ..self.answer() })
    }

    /// The answer, without an attempt.
    pub fn answer(&self) -> Solution {
        Solution {
            seat: self.puzzle.seat(),
            points: self.puzzle.points,
            verdict: AttemptVerdict::Worse,
            grade: Grade::Best,
            yours: None,
            best: self.told(self.puzzle.best()),
            second: self.told(&self.puzzle.turns[1]),
            obvious: self.told(self.puzzle.obvious()),
            by_source: self.by_source(self.puzzle.obvious()),
        }
    }

    fn told(&self, line: &PuzzleLine) -> SolutionTurn {
        let from = self.table.len();
        let after = self.after(&line.actions);
        let events = after.map(|after| after.events(Viewer::Seat(self.puzzle.seat()), from));
        let events = events.unwrap_or_default().iter().map(event_info).collect();
        SolutionTurn { line: line.clone(), events }
    }

    /// How much better the best turn is than another. What the sources do not explain is the position. Where a loss is
    /// not counted in points, there is no such rest.
    fn by_source(&self, other: &PuzzleLine) -> Vec<(String, f32)> {
        let parts = self.puzzle.best().sources.iter().zip(&other.sources);
        let mut rows: Vec<(String, f32)> =
            parts.map(|((name, more), (_, less))| (name.clone(), more - less)).collect();
        if self.puzzle.points {
            let explained: f32 = rows.iter().map(|(_, by)| by).sum();
            rows.push((POSITION.to_owned(), other.lost - explained));
        }
        let least = self.table.assumed().row;
        rows.retain(|(_, by)| by.abs() >= least);
        rows.sort_by(|a, b| b.1.total_cmp(&a.1));
        drop_mere_losses(&mut rows, 0.0);
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_loses_too_little_to_tell_is_close_to_the_best() {
        assert_eq!(verdict(Grade::Find), AttemptVerdict::Best);
        assert_eq!(verdict(Grade::Best), AttemptVerdict::Close);
        assert_eq!(verdict(Grade::Slip), AttemptVerdict::Worse);
        assert_eq!(verdict(Grade::Blunder), AttemptVerdict::Worse);
    }
}
