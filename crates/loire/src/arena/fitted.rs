//! Chances against the box itself, fitted to games in which `expert` takes over at some moment.

use std::{
    io::Write,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use boxes::mix;
use engine::Paper;
use indicatif::ProgressBar;
use search::calibration::{Forecast, Odds, Shape, Trial};
use serde_json::{Value, json};

use super::{chances::Chances, rounds::Tournament};

/// The chances that follow from what positions were worth and who won.
pub(super) struct Fitted {
    odds: Odds,
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
        let forecast = |one: &Trial| Forecast {
            played: 1.0 - one.left,
            chances: vec![odds.chance(one.left, one.value)],
            won: vec![f32::from(u8::from(one.won))],
        };
        let forecasts = games.iter().flatten().map(forecast).collect();
        let chances = Chances { think: None, games: games.len() as u64, forecasts };
        Fitted { odds, games, chances }
    }

    pub(super) fn text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let shape = match self.odds.shape {
            Shape::Logarithm => "the logarithm of the value",
            Shape::Value => "the value",
        };
        writeln!(out, "weights, by {shape}: {:?}\n", self.odds.weights)?;
        self.chances.table("as they were fitted", paper, out)
    }

    pub(super) fn json(&self) -> Value {
        let game = |game: &Vec<Trial>| -> Value {
            game.iter().map(|one| json!([one.left, one.value, u8::from(one.won)])).collect()
        };
        let mut report = self.chances.json();
        report["weights"] = json!(self.odds.weights);
        report["by_logarithm"] = json!(self.odds.shape == Shape::Logarithm);
        report["trials"] = self.games.iter().map(game).collect();
        report
    }
}
