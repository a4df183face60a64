//! The seat chooses the order of what follows. r[burgundy.solo.order]

use engine::{Line, Seat, Sink};

use crate::{
    content::Space,
    event::Event,
    parts::{Parts, Pending, Placing, Sale},
    rules::Burgundy,
    state::State,
    step::Step,
};

impl Burgundy {
    /// Asks what comes first, unless there is only one thing to do.
    pub(super) fn in_free_order(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        left: Parts<Placing>,
        sink: &mut impl Sink<Event>,
    ) {
        let mut choices = 0;
        self.each_pending(left, |_| choices += 1);
        if choices > 1 {
            state.flow.push(Line::Lane(seat), Step::First(space, left));
        } else {
            left.iter().for_each(|part| self.run_placing(state, seat, space, part, sink));
        }
    }

    /// Calls `each` with everything that may come first. Parts whose points are one gain are one choice.
    /// r[burgundy.solo.gains]
    pub(crate) fn each_pending(&self, left: Parts<Placing>, mut each: impl FnMut(Pending)) {
        if !left.within(self.together).is_empty() {
            each(Pending::Points);
        }
        left.less(self.together).iter().for_each(|part| each(Pending::Placing(part)));
    }

    /// What the seat called first runs now. The rest waits.
    pub(super) fn call_first(
        &self,
        state: &mut State,
        seat: Seat,
        pending: Pending,
        sink: &mut impl Sink<Event>,
    ) {
        let lane = Line::Lane(seat);
        match (state.flow.pop(lane), pending) {
            (Step::First(space, left), Pending::Placing(_) | Pending::Points) => {
                let now = match pending {
                    Pending::Placing(part) => Parts::of(&[part]),
                    _ => left.within(self.together),
                };
                state.flow.push(lane, Step::Placed(space, left.less(now)));
                now.iter().for_each(|part| self.run_placing(state, seat, space, part, sink));
            }
            (Step::FirstOfSale(pile, left), Pending::Points | Pending::Income) => {
                let now = if pending == Pending::Points { Sale::Points } else { Sale::Income };
                state.flow.push(lane, Step::Sold(pile, left.less(Parts::of(&[now]))));
                self.run_sale(state, seat, pile, now, sink);
            }
            (step, _) => unreachable!("{pending} is not pending at {step:?}"),
        }
    }
}
