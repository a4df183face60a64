//! Plays the games, over several threads.

use std::{
    collections::BTreeMap,
    process,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use indicatif::ProgressBar;
use shelf::{Arena, Played, Thinking, mix};

use super::lineups::Matchup;
use crate::waiting::{one_thread, wait};

/// Everything the threads need to know.
pub(super) struct Tournament {
    pub(super) matchups: Vec<Matchup>,
    /// A table for each value of the option that takes turns, each match-up and each of its line-ups.
    pub(super) tables: Vec<Vec<Vec<Box<dyn Arena>>>>,
    /// How many times luck is drawn. Every match-up plays each of these deals in all its line-ups.
    pub(super) deals: u64,
    pub(super) seed: u64,
}

/// One deal in all line-ups of one match-up.
pub(super) struct Round {
    pub(super) deal: usize,
    pub(super) matchup: usize,
    /// One game for each line-up.
    pub(super) games: Vec<(Played, Vec<Thinking>)>,
}

impl Tournament {
    pub(super) fn games_a_deal(&self) -> u64 {
        self.matchups.iter().map(|matchup| matchup.lineups.len() as u64).sum()
    }

    /// Which value of the option that takes turns a deal is played with.
    pub(super) fn value(&self, deal: usize) -> usize {
        deal % self.tables.len()
    }

    fn rounds(&self) -> u64 {
        self.deals * self.matchups.len() as u64
    }

    /// Plays a round. Rounds of the same deal follow each other. Its luck is the same in all of them, and so
    /// are the bots' own random numbers on a seat. `None` if nobody wants the result any more.
    fn play(&self, number: u64, stop: &AtomicBool, bar: &ProgressBar) -> Option<Round> {
        let matchups = self.matchups.len() as u64;
        let (deal, matchup) = ((number / matchups) as usize, (number % matchups) as usize);
        let [luck, seed] = [0, 1].map(|stream| mix(self.seed, &[deal as u64, stream]));
        let mut games = Vec::with_capacity(self.matchups[matchup].lineups.len());
        for table in &self.tables[self.value(deal)][matchup] {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            games.push(table.duplicate(luck, seed, false));
            bar.inc(1);
        }
        Some(Round { deal, matchup, games })
    }
}

/// How a tournament ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Finished,
    /// The caller that looks at the rounds has seen enough.
    Decided,
    Interrupted,
}

/// What the main thread receives.
enum Told {
    Round(u64, Round),
    Interrupted,
    /// A thread has died of a bug.
    Lost,
}

/// Plays all rounds and shows them to `see` in order, so that no result depends on which thread was faster. `see` says
/// whether to go on.
pub(super) fn play_all(
    tournament: &Arc<Tournament>,
    jobs: u16,
    bar: &ProgressBar,
    mut see: impl FnMut(Round) -> bool,
) -> anyhow::Result<End> {
    let next = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    tell_interrupt(send.clone());
    for _ in 0..jobs {
        let (tournament, next, stop) = (Arc::clone(tournament), Arc::clone(&next), Arc::clone(&stop));
        let (worker, bar) = (Worker(send.clone()), bar.clone());
        // Nobody waits for these threads: after an interruption, a bot may still think for a long time.
        thread::spawn(move || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tournament.rounds() {
                    return;
                }
                let Some(round) = tournament.play(number, &stop, &bar) else { return };
                if worker.0.send(Told::Round(number, round)).is_err() {
                    return;
                }
            }
        });
    }
    let mut waiting = BTreeMap::new();
    let mut wanted = 0;
    let mut end = End::Finished;
    'all: while wanted < tournament.rounds() {
        match receive.recv() {
            Ok(Told::Round(number, round)) => {
                waiting.insert(number, round);
            }
            Ok(Told::Interrupted) => {
                end = End::Interrupted;
                break;
            }
            Ok(Told::Lost) | Err(mpsc::RecvError) => anyhow::bail!("a game broke off because of a bug"),
        }
        while let Some(round) = waiting.remove(&wanted) {
            wanted += 1;
            if !see(round) {
                end = End::Decided;
                break 'all;
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    bar.finish_and_clear();
    Ok(end)
}

/// Says so if its thread dies.
struct Worker(mpsc::Sender<Told>);

impl Drop for Worker {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Told::Lost);
        }
    }
}

/// Passes on the first Ctrl-C, so that what is known so far can be reported. The second one ends the program.
fn tell_interrupt(send: mpsc::Sender<Told>) {
    thread::spawn(move || {
        // Without a runtime, Ctrl-C simply ends the program.
        let Ok(runtime) = one_thread() else { return };
        wait(&runtime, async {
            if tokio::signal::ctrl_c().await.is_ok() {
                let _ = send.send(Told::Interrupted);
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                process::exit(super::INTERRUPTED.into());
            }
        });
    });
}
