//! Tables that play any legal action, as fast as the server answers or at a given rate.

use std::time::{Duration, Instant};

use super::client::Table;

/// The results.
#[derive(Default)]
pub(super) struct Played {
    pub(super) tables: Vec<Table>,
    pub(super) actions: u64,
    /// What went wrong, in the server's or the network's words.
    pub(super) trouble: Vec<String>,
    /// From an action sent to the opponent's update.
    latencies: Vec<Duration>,
}

impl Played {
    /// The longest time that a share of all actions took, in milliseconds.
    pub(super) fn latency(&mut self, share: f64) -> f64 {
        self.latencies.sort_unstable();
        let place = (self.latencies.len() as f64 * share) as usize;
        let place = place.min(self.latencies.len().saturating_sub(1));
        self.latencies.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
    }
}

/// Plays all tables together for some time, at a given total rate or as fast as possible.
pub(super) async fn play(tables: Vec<Table>, time: Duration, rate: u32) -> Played {
    let end = Instant::now() + time;
    let pause = if rate > 0 { tables.len() as f64 / f64::from(rate) } else { 0.0 };
    let pause = Duration::from_secs_f64(pause);
    let playing: Vec<_> = (0..)
        .zip(tables)
        .map(|(number, table)| tokio::spawn(play_one(table, engine::Rng::new(number), end, pause)))
        .collect();
    let mut all = Played::default();
    for table in playing {
        match table.await {
            Ok(mut one) => {
                all.tables.append(&mut one.tables);
                all.actions += one.actions;
                all.trouble.append(&mut one.trouble);
                all.latencies.append(&mut one.latencies);
            }
            Err(error) => all.trouble.push(error.to_string()),
        }
    }
    all
}

async fn play_one(mut table: Table, mut rng: engine::Rng, end: Instant, pause: Duration) -> Played {
    let mut played = Played::default();
    if !pause.is_zero() {
        // Not all at the same moment.
        let share = f64::from(rng.below(1000)) / 1000.0;
        tokio::time::sleep(pause.mul_f64(share)).await;
    }
    while let Some(seat) = table.asked().filter(|_| Instant::now() < end) {
        let began = Instant::now();
        match action(&mut table, seat, &mut rng).await {
            Ok(latency) => played.latencies.push(latency),
            Err(error) => {
                played.trouble.push(format!("{error:#}"));
                break;
            }
        }
        played.actions += 1;
        tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
    }
    played.tables.push(table);
    played
}

/// One action, until both players have heard of it. Returns how long it took until the opponent had.
pub(super) async fn action(
    table: &mut Table,
    seat: usize,
    rng: &mut engine::Rng,
) -> anyhow::Result<Duration> {
    let began = Instant::now();
    table.seats[seat].act(rng).await?;
    table.seats[1 - seat].hear("update").await?;
    let latency = began.elapsed();
    table.seats[seat].hear("update").await?;
    Ok(latency)
}
