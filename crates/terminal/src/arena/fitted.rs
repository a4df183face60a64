//! Chances against the box itself, fitted to games in which `expert` takes over at some moment.

use std::{
    io::Write,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use engine::Paper;
use indicatif::ProgressBar;
use search::calibration::{Forecast, Odds, Shape, Trial, distance, reliability};
use serde_json::{Value, json};
use shelf::mix;

use super::{chances::Chances, rounds::Tournament};

/// The chances that follow from what positions were worth and who won.
pub(super) struct Fitted {
    odds: Odds,
    /// How far the chances that reviews use now differ from the shares that were won.
    today: Option<f64>,
    games: Vec<Vec<Trial>>,
    chances: Chances,
}

impl Fitted {
    /// Plays all games of a tournament.
    pub(super) fn new(tournament: &Tournament, jobs: u16, bar: &ProgressBar) -> Fitted {
        let all: Vec<_> = (0..tournament.deals)
            .flat_map(|deal| tournament.tables[tournament.value(deal as usize)].iter().flatten())
            .collect();
        let (next, games) = (AtomicUsize::new(0), Mutex::new(vec![Vec::new(); all.len()]));
        thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        let Some(table) = all.get(game) else { return };
                        let seen = table.trials(mix(tournament.seed, &[game as u64]));
                        games.lock().expect("nobody panics")[game] = seen;
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let games = games.into_inner().expect("nobody panics");
        let odds = Odds::fit(&games.concat());
        let forecasts = |odds: Odds| {
            let forecast = |one: &Trial| Forecast {
                played: 1.0 - one.left,
                chances: vec![odds.chance(one.left, one.value)],
                won: vec![f32::from(u8::from(one.won))],
            };
            games.iter().flatten().map(forecast).collect::<Vec<_>>()
        };
        let today = all.first().and_then(|table| table.odds());
        let today = today.map(|odds| distance(&reliability(&forecasts(odds))));
        let chances = Chances { think: None, games: games.len() as u64, forecasts: forecasts(odds) };
        Fitted { odds, today, games, chances }
    }

    pub(super) fn text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "weights, by {}: {:?}\n", self.shape(), self.odds.weights)?;
        if let Some(today) = self.today {
            writeln!(out, "mean distance of the chances that reviews have now: {:.1} %\n", 100.0 * today)?;
        }
        self.chances.table("as they were fitted", paper, out)
    }

    /// How the value of a position counts.
    fn shape(&self) -> &'static str {
        match self.odds.shape {
            Shape::Logarithm => "the logarithm of the value",
            Shape::Value => "the value",
            Shape::Chance => "the odds of the value",
        }
    }

    pub(super) fn json(&self) -> Value {
        let game = |game: &Vec<Trial>| -> Value {
            game.iter().map(|one| json!([one.left, one.value, u8::from(one.won)])).collect()
        };
        let mut report = self.chances.json();
        report["weights"] = json!(self.odds.weights);
        report["by"] = json!(self.shape());
        report["today"] = json!(self.today);
        report["trials"] = self.games.iter().map(game).collect();
        report
    }
}
