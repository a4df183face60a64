//! Positions along the way, so that going back a little need not begin at the start.

use std::sync::Arc;

use engine::{Rules, SeatSet};

use crate::Match;

/// After how many entries a position is kept, and how many are kept. Usually somebody goes back only a few entries.
const EVERY: usize = 16;
const KEPT: usize = 8;

/// A position that the match has been in.
#[derive(Clone)]
pub(crate) struct Station<S> {
    /// After how many entries.
    len: usize,
    state: S,
    /// The entries that not everyone knew, with those who did.
    hidden: Vec<(usize, SeatSet)>,
}

impl<R: Rules> Match<R> {
    /// Keeps the position now and then.
    pub(crate) fn pass(&mut self) {
        if !self.len().is_multiple_of(EVERY) {
            return;
        }
        if self.stations.len() == KEPT {
            self.stations.remove(0);
        }
        let hidden = self.hidden.iter().map(|&entry| (entry, self.done[entry].known)).collect();
        self.stations.push(Station { len: self.len(), state: self.state.clone(), hidden });
    }

    /// The same match at the last station with at most this many entries, or at its start.
    pub(crate) fn back_before(&self, entries: usize) -> Match<R> {
        let mut past = Match::new(Arc::clone(&self.rules), self.record.header.clone());
        let Some(place) = self.stations.iter().rposition(|station| station.len <= entries) else {
            return past;
        };
        let Station { len, state, hidden } = &self.stations[place];
        past.state.clone_from(state);
        for entry in self.record.entries().take(*len) {
            past.record.push(entry.clone());
        }
        past.done = self.done[..*len].to_vec();
        for &(entry, known) in hidden {
            past.done[entry].known = known;
        }
        past.hidden = hidden.iter().map(|&(entry, _)| entry).collect();
        past.stations = self.stations[..=place].to_vec();
        past
    }
}
