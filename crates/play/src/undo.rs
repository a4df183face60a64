//! Taking back.

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
        self.undo_to(seat, self.last_of(seat)?)
    }

    /// Takes back everything that `seat` has done from entry number `to` (counted from 0) on, under the same
    /// conditions as [`Match::undo`]. The entries of others that lie in between stay.
    pub fn undo_to(&mut self, seat: Seat, to: usize) -> Result<(), Refused> {
        let own = self.own_since(seat, to)?;
        *self = self.without(&own)?;
        Ok(())
    }

    /// The first entry of the plan of `seat`: what it has done lately that is still withheld from somebody.
    ///
    /// A plan ends where chance has acted, or anybody has done something that the seat may know.
    pub fn plan_of(&self, seat: Seat) -> Option<usize> {
        let mut first = None;
        for (index, done) in self.done.iter().enumerate().rev() {
            let own = done.actor == Actor::Seat(seat);
            if own && self.hidden.contains(&index) {
                first = Some(index);
            } else if own || done.actor == Actor::Chance || done.known.contains(seat) {
                break;
            }
        }
        first
    }

    /// Whether [`Match::undo`] would take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let last = self.last_of(seat).and_then(|last| self.own_since(seat, last));
        last.and_then(|own| self.without(&own)).is_ok()
    }

    /// Whether somebody can act now who could not before the last entry of `seat`: the turn has moved on.
    pub fn has_passed_on(&self, seat: Seat) -> bool {
        self.last_of(seat).is_ok_and(|last| self.has_passed_on_since(seat, last))
    }

    /// Whether somebody can act now who could not before the first entry of `seat` from number `to` on.
    ///
    /// [`Match::undo`] does not check this, because at a shared keyboard it interrupts nobody's choice.
    /// Where each player has a screen, it is the point of no return.
    pub fn has_passed_on_since(&self, seat: Seat, to: usize) -> bool {
        let own = |done: &&Done<R::Action>| done.actor == Actor::Seat(seat);
        match (self.done.iter().skip(to).find(own), self.pending()) {
            (Some(first), Pending::Seats(seats)) => {
                seats.iter().any(|other| other != seat && !first.asked.contains(other))
            }
            _ => false,
        }
    }

    fn last_of(&self, seat: Seat) -> Result<usize, Refused> {
        self.done.iter().rposition(|done| done.actor == Actor::Seat(seat)).ok_or(NOTHING)
    }

    /// The entries that `seat` has made from number `to` on, if it may take them back.
    fn own_since(&self, seat: Seat, to: usize) -> Result<Vec<usize>, Refused> {
        let is_own = |index: &usize| self.done[*index].actor == Actor::Seat(seat);
        let own: Vec<usize> = (to.min(self.len())..self.len()).filter(is_own).collect();
        let &first = own.first().ok_or(NOTHING)?;
        if self.done[first..].iter().any(|done| done.actor == Actor::Chance) {
            return Err(CHANCE);
        }
        if (first..self.len()).any(|later| !is_own(&later) && self.knows(Viewer::Seat(seat), later)) {
            return Err(OTHERS);
        }
        // Even an entry that the seat may not know can have shown it an earlier one.
        match (first..self.len()).find(|&later| self.done[later].taught.contains(seat)) {
            None => Ok(own),
            Some(later) if is_own(&later) => Err(SHOWN),
            Some(_) => Err(SEEN),
        }
    }

    /// The same match without some entries, replayed from the last station before them.
    fn without(&self, taken: &[usize]) -> Result<Match<R>, Refused> {
        let first = taken.first().copied().unwrap_or(self.len());
        let mut shorter = self.back_before(first);
        for (number, (actor, action)) in self.actions().enumerate().skip(shorter.len()) {
            if number < first {
                shorter.commit(actor, action);
            } else if !taken.contains(&number) {
                shorter.act(actor, action).map_err(|_| BUILT_ON)?;
            }
        }
        // What others have seen cannot be hidden from them again.
        let kept = self.done.iter().enumerate().filter(|(number, _)| !taken.contains(number));
        let mut pairs = kept.map(|(_, done)| done).zip(&shorter.done);
        if pairs.any(|(was, is)| !was.known.without(is.known).is_empty()) { Err(TOLD) } else { Ok(shorter) }
    }
}
