//! Taking back.

use std::sync::Arc;

use engine::{Actor, Pending, Rules, Seat, Viewer};

use crate::{Match, Refused, game::Done};

const NOTHING: Refused =
    Refused::NoUndo { reason: "you have not done anything yet that you could take back" };
const CHANCE: Refused = Refused::NoUndo { reason: "chance has acted since then" };
const OTHERS: Refused = Refused::NoUndo { reason: "somebody else has acted since then" };
const SHOWN: Refused = Refused::NoUndo { reason: "it showed you something that was secret" };
const SEEN: Refused = Refused::NoUndo { reason: "you have seen something since then that was secret" };
const TOLD: Refused = Refused::NoUndo { reason: "it showed others something that was secret" };
const BUILT_ON: Refused = Refused::NoUndo { reason: "others have built on it since then" };

impl<R: Rules> Match<R> {
    /// Takes back the last entry of `seat`, provided the seat cannot have learnt anything since.
    ///
    /// Nobody can undo past an entry of chance (which includes reveals), nor past another seat's entry
    /// that they may know, nor an entry that showed a secret to anybody. Secret entries by others in a
    /// simultaneous phase do not count: the seat's own entry is taken out from among them.
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
        let own = |done: &&Done<R::Action>| done.actor == Actor::Seat(seat);
        match (self.done.iter().rev().find(own), self.pending()) {
            (Some(last), Pending::Seats(seats)) => {
                seats.iter().any(|other| other != seat && !last.asked.contains(other))
            }
            _ => false,
        }
    }

    /// The entry `seat` may take back.
    fn last_of(&self, seat: Seat) -> Result<usize, Refused> {
        let own = |done: &Done<R::Action>| done.actor == Actor::Seat(seat);
        let index = self.done.iter().rposition(own).ok_or(NOTHING)?;
        if self.done[index..].iter().any(|done| done.actor == Actor::Chance) {
            return Err(CHANCE);
        }
        if (index + 1..self.len()).any(|later| self.knows(Viewer::Seat(seat), later)) {
            return Err(OTHERS);
        }
        // Even an entry that the seat may not know can have shown it an earlier one.
        match self.done[index..].iter().position(|done| done.taught.contains(seat)) {
            None => Ok(index),
            Some(0) => Err(SHOWN),
            Some(_) => Err(SEEN),
        }
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
        // What others have seen cannot be hidden from them again.
        let kept = self.done[..index].iter().chain(&self.done[index + 1..]);
        let mut pairs = kept.zip(&shorter.done);
        if pairs.any(|(was, is)| !was.known.without(is.known).is_empty()) { Err(TOLD) } else { Ok(shorter) }
    }
}
