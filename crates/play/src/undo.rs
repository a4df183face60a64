//! Taking back.

use std::sync::Arc;

use engine::{Actor, Pending, Rules, Seat, Viewer};

use crate::{Match, Refused};

const NOTHING: Refused =
    Refused::NoUndo { reason: "you have not done anything yet that you could take back" };
const CHANCE: Refused =
    Refused::NoUndo { reason: "chance has acted since then, and you have seen the result" };
const OTHERS: Refused = Refused::NoUndo { reason: "somebody else has acted since then" };
const SHOWN: Refused = Refused::NoUndo { reason: "it showed you something that was secret" };
const BUILT_ON: Refused = Refused::NoUndo { reason: "others have built on it since then" };

impl<R: Rules> Match<R> {
    /// Takes back the last entry of `seat`, provided the seat cannot have learnt anything since.
    ///
    /// Nobody can undo past an entry of chance (which includes reveals), nor past another seat's entry
    /// that they may know. Secret entries by others in a simultaneous phase do not count: the seat's own
    /// entry is taken out from among them.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        *self = self.without(self.last_of(seat)?)?;
        Ok(())
    }

    /// Whether [`Match::undo`] would take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.last_of(seat).and_then(|index| self.without(index)).is_ok()
    }

    /// Whether somebody can act now who could not before the last entry of `seat`: the turn has moved on.
    ///
    /// [`Match::undo`] does not check this, because at a shared keyboard it interrupts nobody's choice.
    /// Where each player has a screen, it is the point of no return.
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
        // An action that reveals something has taught the seat that took it something.
        let open_before = index.checked_sub(1).map_or(0, |before| self.done[before].open);
        let shown = (open_before..self.done[index].open.min(index)).any(|earlier| {
            let done = &self.done[earlier];
            done.actor != Actor::Seat(seat) && !done.audience.contains(seat)
        });
        if shown { Err(SHOWN) } else { Ok(index) }
    }

    /// The same match without one entry, replayed from the start. At millions of actions per second
    /// that costs less than keeping old states.
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
