use engine::{Seat, Sink};

use crate::{
    content::Bonus,
    event::{Event, What},
    rules::BurgundyDice,
    state::State,
};

impl BurgundyDice {
    /// Circles a bonus in its own row. r[burgundy-dice.bonus.circles] If no circle is free, it is lost.
    #[inline]
    pub(crate) fn circle(
        &self,
        state: &mut State,
        seat: Seat,
        bonus: Bonus,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let circled = &mut state.players[seat].circled[bonus.index()];
        if *circled < self.circles[bonus.index()] {
            *circled += 1;
            sink.emit(Event::new(clause, What::Bonus { seat, bonus, by: 1 }));
        } else {
            sink.emit(Event::new("burgundy-dice.bonus.circles", What::NoCircle { seat, bonus }));
        }
    }

    /// r[burgundy-dice.round.worker] The seat marks nothing and gets a worker instead.
    pub(crate) fn pass(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::new("burgundy-dice.round.pass", What::Passed { seat }));
        self.circle(state, seat, Bonus::Worker, "burgundy-dice.round.worker", sink);
    }
}

/// Circles the bonus of a castle's square in the green row, where each square has its own circle.
#[inline]
pub(crate) fn circle_green(
    state: &mut State,
    seat: Seat,
    bonus: Bonus,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.players[seat].green |= bonus.bit();
    sink.emit(Event::new(clause, What::Bonus { seat, bonus, by: 1 }));
}
