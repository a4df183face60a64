//! What answers do. Mirrors `legal/`.

mod gain;
mod mark;

use engine::{Line, Seat, Sink};

use crate::{
    action::Action,
    event::{Event, What},
    rules::BurgundyDice,
    state::State,
};

impl BurgundyDice {
    /// r[burgundy-dice.round.secret] A choice is noted; it happens when everyone has chosen.
    #[inline]
    pub(crate) fn apply_answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        debug_assert!(self.offers(state, seat, action), "{seat} {action} is not legal");
        state.flow.pop(Line::Lane(seat));
        state.players[seat].choice = Some(action);
        let clause = match action {
            Action::Castle { .. } => "burgundy-dice.setup.castle",
            Action::Mark { .. } | Action::Pass => "burgundy-dice.round.secret",
            Action::Roll { .. } | Action::Reveal => unreachable!("{action} is for chance"),
        };
        sink.emit(Event::new(clause, What::Chose { seat }));
    }

    /// Books what everyone chose, in seat order; the sheets do not depend on each other.
    pub(crate) fn book_choices(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            match state.players[seat].choice.take() {
                Some(Action::Mark { means, first, second }) => {
                    self.mark_round(state, seat, means, first, second, sink);
                }
                Some(Action::Pass) => self.pass(state, seat, sink),
                choice => unreachable!("{seat} was asked to mark or pass, not for {choice:?}"),
            }
        }
    }
}
