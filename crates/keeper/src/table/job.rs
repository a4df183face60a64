//! What a bot has to decide.
//!
//! A job gets the record and returns an action, or a whole plan if nobody may see its parts yet. The box shows its
//! bots only what their seat may know.

use std::collections::VecDeque;

use ::play::Record;
use engine::{Pending, Seat, Viewer};
use sha2::{Digest as _, Sha256};
use shelf::{BoxTable, GameBox, Stop};

use super::request::MOST_ACTIONS;
use crate::Aside;

/// What a bot chose, and whether it had less time than it wanted because its host was busy.
pub struct Thought {
    pub turn: Result<Turn, Failure>,
    pub hurried: bool,
}

/// What a bot answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What it does now.
    pub actions: Vec<String>,
    /// What it has decided to do after that, in the same turn.
    pub rest: Vec<String>,
}

/// Why there is no answer, not even by the quick bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There was no time or no room for it. That says nothing about the game, so it is tried again.
    Busy(String),
    /// The rules themselves fail.
    Broken(String),
}

/// The rest of a turn that a bot has decided on.
#[derive(Default)]
pub(super) struct Decided {
    /// The number of entries at which it goes on. If others have acted in between, the bot thinks again.
    pub(super) entries: usize,
    pub(super) rest: Vec<String>,
}

impl Decided {
    /// The rest of the turn, if the record has this many entries.
    pub(super) fn take_at(&mut self, entries: usize) -> Vec<String> {
        let rest = std::mem::take(&mut self.rest);
        if self.entries == entries { rest } else { Vec::new() }
    }
}

/// What a bot has to decide.
#[derive(Clone)]
pub struct Job {
    pub seat: Seat,
    /// The version of the table that it thinks about.
    pub at: u32,
    pub game_box: &'static GameBox,
    pub record: Record,
    pub bot: String,
    pub seed: u64,
    /// What the bot has decided to do next.
    pub decided: Vec<String>,
    /// What is left on the seat's clock, in milliseconds, if the table has one.
    pub left: Option<i64>,
    /// Who opened the table. The bot thinks for them.
    pub opener: String,
}

impl Job {
    /// The bot that answers for a failed one: a quick and sensible one, but not the one that failed. Only a box without
    /// such a bot plays a random action.
    pub fn stand_in(&self) -> String {
        let bots = self.game_box.bots();
        let offered = |name: &&str| *name != self.bot && bots.iter().any(|bot| bot.name == *name);
        ["greedy", "steady"].into_iter().find(offered).unwrap_or("random").to_owned()
    }

    /// What was decided before, as far as it is still possible. It needs no thinking.
    pub fn go_on(&self, aside: &Aside) -> Result<Turn, String> {
        self.plan(aside, || false, |_| Ok(None))
    }

    /// What the bot does, by thinking where nothing is decided. Once it is `enough`, it goes no further with its plan
    /// for now.
    pub fn turn(&self, aside: &Aside, stop: &Stop, enough: impl Fn() -> bool) -> Result<Turn, String> {
        self.plan(aside, enough, |table| aside.think(table, &self.bot, self.seat, self.seed, stop).map(Some))
    }

    /// One action, or all those that nobody else may see yet: a secret plan is answered as a whole, so that the
    /// others do not get a message for each of its parts.
    fn plan(
        &self,
        aside: &Aside,
        enough: impl Fn() -> bool,
        think: impl Fn(&dyn BoxTable) -> Result<Option<Vec<String>>, String>,
    ) -> Result<Turn, String> {
        let mut table = aside.open(self.game_box, &self.record, "").map_err(|problem| problem.to_string())?;
        let mut decided = VecDeque::from(self.decided.clone());
        let mut actions = Vec::new();
        loop {
            let (entry, unknown) = (table.len(), unknown_to(&*table, self.seat));
            // What was decided may have become impossible. Then it thinks again.
            let next = decided.pop_front().filter(|action| table.play(self.seat, action).is_ok());
            let action = if let Some(action) = next {
                action
            } else if let Some(thought) = think(&*table)? {
                decided = thought.into();
                let action = decided.pop_front().ok_or("the bot gave no answer")?;
                table.play(self.seat, &action).map_err(|refused| refused.to_string())?;
                action
            } else if actions.is_empty() {
                return Err("it has to think".to_owned());
            } else {
                return Ok(Turn { actions, rest: Vec::new() });
            };
            actions.push(action);
            let is_secret = !table.knows(Viewer::Spectator, entry);
            // If it has learned something, it thinks again.
            let goes_on = is_secret && unknown_to(&*table, self.seat) == unknown;
            let is_asked = matches!(table.pending(), Pending::Seats(seats) if seats.contains(self.seat));
            if !goes_on || !is_asked || actions.len() == MOST_ACTIONS || enough() {
                return Ok(Turn { actions, rest: decided.into() });
            }
        }
    }
}

/// How many entries a seat may not know yet.
fn unknown_to(table: &dyn BoxTable, seat: Seat) -> usize {
    (0..table.len()).filter(|&entry| !table.knows(Viewer::Seat(seat), entry)).count()
}

/// For the same table and record, bots play the same. Nobody can predict it before the secret is revealed.
pub(super) fn bot_seed(secret: &[u8; 32]) -> u64 {
    let hash = Sha256::new_with_prefix(b"loire bots 1\n").chain_update(secret).finalize();
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}
