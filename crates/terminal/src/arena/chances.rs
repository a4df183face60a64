//! How far the chances of winning that bots, reviews and hints give can be trusted.

use std::io::Write;

use engine::Paper;
use indicatif::ProgressBar;
use search::{
    Budget,
    calibration::{Forecast, ROWS, distance, reliability, spread_factor},
    stats::wilson,
};
use serde_json::{Value, json};
use shelf::mix;

use super::rounds::Tournament;
use crate::text::{counted, grid, words, wrap};

/// How many parts a game is divided into.
const PARTS: usize = 5;

/// What was said about the positions of a tournament's games, and how often it came true.
pub(super) struct Chances {
    pub(super) think: Option<Budget>,
    pub(super) games: u64,
    pub(super) forecasts: Vec<Forecast>,
}

impl Chances {
    /// Plays all games of a tournament.
    pub(super) fn new(tournament: &Tournament, think: Option<Budget>, bar: &ProgressBar) -> Chances {
        let (mut games, mut forecasts) = (0, Vec::new());
        for deal in 0..tournament.deals {
            let tables = &tournament.tables[tournament.value(deal as usize)];
            for table in tables.iter().flatten() {
                forecasts.extend(table.forecasts(mix(tournament.seed, &[games]), think));
                games += 1;
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        Chances { think, games, forecasts }
    }

    /// What was said in one part of the game.
    fn part(&self, part: usize) -> Vec<Forecast> {
        let of = |forecast: &&Forecast| ((forecast.played * PARTS as f32) as usize).min(PARTS - 1) == part;
        self.forecasts.iter().filter(of).cloned().collect()
    }

    pub(super) fn text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let how =
            self.think.map_or("at first sight".to_owned(), |think| format!("after a budget of {think}"));
        self.table(&how, paper, out)
    }

    /// The same for chances found in one particular way.
    pub(super) fn table(&self, how: &str, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let games = counted(self.games as usize, "game");
        let positions = counted(self.forecasts.len(), "position");
        writeln!(out, "{positions} of {games}, chances of winning {how}\n")?;
        let mut rows = vec![words(&["said", "sides", "mean", "won", "95 %"])];
        let all = reliability(&self.forecasts);
        for (place, row) in all.iter().enumerate().filter(|(_, row)| row.count > 0) {
            // Positions of one game share its result, so it is the number of games that counts.
            let games = row.count.min(self.games);
            let share = wilson(row.won * games as f64, games);
            rows.push(vec![
                format!("{} to {} %", 100 * place / ROWS, 100 * (place + 1) / ROWS),
                row.count.to_string(),
                percent(row.said),
                percent(row.won),
                format!("{} to {}", percent(share.low), percent(share.high)),
            ]);
        }
        write!(out, "{}", grid(&rows, 1))?;
        writeln!(out, "\nmean distance: {}", percent(distance(&all)))?;
        writeln!(out)?;
        let mut rows = vec![words(&["part of the game", "positions", "distance", "spread should be"])];
        for part in 0..PARTS {
            let own = self.part(part);
            rows.push(vec![
                format!("{} to {} %", 100 * part / PARTS, 100 * (part + 1) / PARTS),
                own.len().to_string(),
                percent(distance(&reliability(&own))),
                format!("{:.2} times", spread_factor(&own)),
            ]);
        }
        write!(out, "{}", grid(&rows, 1))?;
        let note = "A factor above 1 means that the chances were too sure. Positions of one game depend on each other, \
                    so the intervals count every game once.";
        write!(out, "\n{}", wrap(paper, "", note))?;
        Ok(())
    }

    pub(super) fn json(&self) -> Value {
        let all = reliability(&self.forecasts);
        let row =
            |row: &search::calibration::Row| json!({"count": row.count, "said": row.said, "won": row.won});
        let part = |part: usize| {
            let own = self.part(part);
            let (distance, factor) = (distance(&reliability(&own)), spread_factor(&own));
            json!({"positions": own.len(), "distance": distance, "spread_factor": factor})
        };
        json!({
            "games": self.games,
            "think": self.think.map(|think| think.to_string()),
            "rows": all.iter().map(row).collect::<Vec<_>>(),
            "distance": distance(&all),
            "parts": (0..PARTS).map(part).collect::<Vec<_>>(),
        })
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
