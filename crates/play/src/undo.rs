//! Taking back.

use std::sync::Arc;

use engine::{Actor, Pending, Rules, Seat, Viewer};

use crate::{Match, Refused};

const NOTHING: Refused = Refused::NoUndo { reason: "you have done nothing yet that could be taken back" };
const CHANCE: Refused =
    Refused::NoUndo { reason: "chance has acted since, so you have seen what would be taken back" };
const OTHERS: Refused = Refused::NoUndo { reason: "somebody else has acted since" };
const SHOWN: Refused = Refused::NoUndo { reason: "it showed you what had been secret" };
const BUILT_ON: Refused = Refused::NoUndo { reason: "what others have done since depends on it" };

impl<R: Rules> Match<R> {
    /// Takes back the last entry of `seat`, if nothing since could have taught it anything.
    ///
    /// Nothing is taken back over an entry of chance (hence over no reveal), nor over an entry of
    /// another seat that this seat may know. Secret entries of others in a simultaneous phase do
    /// not count: the own entry is taken out from among them.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        *self = self.without(self.last_of(seat)?)?;
        Ok(())
    }

    /// Whether [`Match::undo`] would take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.last_of(seat).and_then(|index| self.without(index)).is_ok()
    }

    /// Whether somebody can act now who could not before the last entry of `seat`: its turn has passed on.
    ///
    /// [`Match::undo`] does not ask for this, because on one keyboard nobody is caught in the middle of a
    /// choice. Where each player has a screen, it is the point of no return.
    pub fn has_passed_on(&self, seat: Seat) -> bool {
        let own = |done: &&crate::game::Done<R::Action>| done.actor == Actor::Seat(seat);
        match (self.done.iter().rev().find(own), self.pending()) {
            (Some(last), Pending::Seats(seats)) => {
                seats.iter().any(|other| other != seat && !last.asked.contains(other))
            }
            _ => false,
        }
    }

    /// The entry `seat` may take back.
    fn last_of(&self, seat: Seat) -> Result<usize, Refused> {
        let own = |done: &crate::game::Done<R::Action>| done.actor == Actor::Seat(seat);
        let index = self.done.iter().rposition(own).ok_or(NOTHING)?;
        if self.done[index..].iter().any(|done| done.actor == Actor::Chance) {
            return Err(CHANCE);
        }
        if (index + 1..self.len()).any(|later| self.knows(Viewer::Seat(seat), later)) {
            return Err(OTHERS);
        }
        // An action that itself lifts a secrecy has taught its maker something.
        let open_before = index.checked_sub(1).map_or(0, |before| self.done[before].open);
        let shown = (open_before..self.done[index].open.min(index)).any(|earlier| {
            let done = &self.done[earlier];
            done.actor != Actor::Seat(seat) && !done.audience.contains(seat)
        });
        if shown { Err(SHOWN) } else { Ok(index) }
    }

    /// The same match without one entry, replayed from the start: at millions of actions per
    /// second that costs less than keeping old states would.
    fn without(&self, index: usize) -> Result<Match<R>, Refused> {
        let mut shorter = Match::new(Arc::clone(&self.rules), self.record.header.clone());
        for (number, (actor, action)) in self.actions().enumerate() {
            if number < index {
                shorter.commit(actor, action);
            } else if number > index {
                shorter.act(actor, action).map_err(|_| BUILT_ON)?;
            }
        }
        Ok(shorter)
    }
}
