//! Who knows which entry.

use engine::{Actor, Audience, Rules, SeatSet, Veil, Viewer};

use crate::{
    Match, RecordLine,
    record::{Entry, Record, WITHHELD},
};

impl<R: Rules> Match<R> {
    /// The record as `viewer` may read it now. Withheld actions are written `?`.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = Record::new(self.record.header.clone());
        self.entries_for(viewer, 0).for_each(|entry| record.push(entry));
        record
    }

    /// The entries of that record from number `from` (counted from 0) on.
    pub fn entries_for(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = Entry> {
        // A match writes no checkpoints, so every line is an entry.
        self.record.lines().iter().enumerate().skip(from).filter_map(move |(index, line)| {
            let RecordLine::Entry(entry) = line else { return None };
            let text = if self.knows(viewer, index) { &entry.text } else { WITHHELD };
            Some(Entry { actor: entry.actor, text: text.to_owned() })
        })
    }

    /// Whether `viewer` may know entry number `index` (counted from 0) now.
    ///
    /// A seat knows what it did itself, what [`Rules::audience`] let it know at the time, and everything
    /// behind a veil that [`Rules::lifted`] has named it for since. Spectators know what every seat knows.
    pub fn knows(&self, viewer: Viewer, index: usize) -> bool {
        let Some(done) = self.done.get(index) else { return false };
        match viewer {
            Viewer::Everything => true,
            Viewer::Seat(seat) => done.known.contains(seat),
            Viewer::Spectator => done.known == self.everyone(),
        }
    }

    /// The entries that `viewer` may not know yet, by number (counted from 0).
    pub fn withheld_from(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        self.hidden.iter().copied().filter(move |&index| !self.knows(viewer, index))
    }

    fn everyone(&self) -> SeatSet {
        SeatSet::first(self.rules.seats())
    }

    /// The veil in front of an action that is about to be taken, if there is one, and who may know the action.
    pub(crate) fn audience(&self, actor: Actor, action: R::Action) -> (Option<Veil>, SeatSet) {
        match self.rules.audience(&self.state, actor, action) {
            Audience::Everyone => (None, self.everyone()),
            Audience::Behind(veil, mut seats) => {
                if let Actor::Seat(seat) = actor {
                    seats.insert(seat);
                }
                (Some(veil), seats.within(self.everyone()))
            }
        }
    }

    /// Adds what the rules show after the last entry. Nobody ever forgets: a veil that is down again hides
    /// only what comes after.
    pub(crate) fn lift_veils(&mut self) {
        let (everyone, last) = (self.everyone(), self.done.len() - 1);
        if self.done[last].known != everyone {
            self.hidden.push(last);
        }
        let mut hidden = std::mem::take(&mut self.hidden);
        hidden.retain(|&index| {
            let Some(veil) = self.done[index].veil else { return false };
            let lifted = self.rules.lifted(&self.state, veil).within(everyone);
            let learned = lifted.without(self.done[index].known);
            self.done[index].known = self.done[index].known.with(learned);
            if index < last {
                self.done[last].taught = self.done[last].taught.with(learned);
            }
            self.done[index].known != everyone
        });
        self.hidden = hidden;
    }
}
