//! Plays the games, over several threads.

use std::{
    collections::BTreeMap,
    process,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
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
pub(crate) struct Tournament {
    pub(crate) matchups: Vec<Matchup>,
    /// A table for each value of the option that takes turns, each match-up and each of its line-ups.
    pub(crate) tables: Vec<Vec<Vec<Box<dyn Arena>>>>,
    /// How many times luck is drawn. Every match-up plays each of these deals in all its line-ups.
    pub(crate) deals: u64,
    pub(crate) seed: u64,
}

/// One deal in all line-ups of one match-up.
pub(crate) struct Round {
    pub(crate) deal: usize,
    pub(crate) matchup: usize,
    /// One game for each line-up.
    pub(crate) games: Vec<(Played, Vec<Thinking>)>,
}

impl Tournament {
    pub(crate) fn games_a_deal(&self) -> u64 {
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
pub(crate) enum End {
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
pub(crate) fn play_all(
    tournament: &Arc<Tournament>,
    jobs: u16,
    bar: &ProgressBar,
    interrupt: &Interrupt,
    mut see: impl FnMut(Round) -> bool,
) -> anyhow::Result<End> {
    let next = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    interrupt.tell(send.clone());
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

/// Ctrl-C. The first one ends the games, so that what is known so far can be reported. The second one ends the program.
pub(crate) struct Interrupt {
    happened: AtomicBool,
    /// Who plays games now.
    listener: Mutex<Option<mpsc::Sender<Told>>>,
}

impl Interrupt {
    /// Waits for it from now on.
    pub(crate) fn expect() -> Arc<Interrupt> {
        let interrupt = Arc::new(Interrupt { happened: AtomicBool::new(false), listener: Mutex::new(None) });
        let told = Arc::clone(&interrupt);
        thread::spawn(move || {
            // Without a runtime, Ctrl-C simply ends the program.
            let Ok(runtime) = one_thread() else { return };
            wait(&runtime, async {
                if tokio::signal::ctrl_c().await.is_ok() {
                    told.happened.store(true, Ordering::Relaxed);
                    if let Some(listener) = &*told.listener() {
                        let _ = listener.send(Told::Interrupted);
                    }
                }
                if tokio::signal::ctrl_c().await.is_ok() {
                    process::exit(super::INTERRUPTED.into());
                }
            });
        });
        interrupt
    }

    fn listener(&self) -> MutexGuard<'_, Option<mpsc::Sender<Told>>> {
        self.listener.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells these games when it happens, or at once if it has.
    fn tell(&self, listener: mpsc::Sender<Told>) {
        let mut told = self.listener();
        if self.happened.load(Ordering::Relaxed) {
            let _ = listener.send(Told::Interrupted);
        }
        *told = Some(listener);
    }
}
