//! What each answer does. Mirrors `legal/`.

mod gain;
pub(crate) use gain::circle_green;
mod mark;

use engine::{Line, Seat, Sink};

use crate::{
    action::Action,
    event::{Event, What},
    rules::BurgundyDice,
    state::State,
};

impl BurgundyDice {
    /// r[burgundy-dice.round.secret] A choice is only noted. It takes effect when everyone has chosen.
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

    /// Carries out everyone's choices in seat order. The sheets do not depend on each other.
    pub(crate) fn book_choices(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let choice = state.players[seat].choice.take().expect("every seat has chosen");
            self.book(state, seat, choice, sink);
        }
    }

    fn book(&self, state: &mut State, seat: Seat, choice: Action, sink: &mut impl Sink<Event>) {
        match choice {
            Action::Mark { means, first, second } => self.mark_round(state, seat, means, first, second, sink),
            Action::Pass => self.pass(state, seat, sink),
            Action::Castle { hex } => self.found(state, seat, hex, sink),
            Action::Roll { .. } | Action::Reveal => unreachable!("{choice} is for chance"),
        }
    }

    /// What this seat's choice will do when it is carried out, if nobody else completes anything.
    pub(crate) fn preview_booking(
        &self,
        state: &State,
        seat: Seat,
        choice: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let mut ahead = *state;
        self.book_alone(&mut ahead, seat, choice, sink);
    }

    /// Carries out one seat's choice as if nobody else had made one.
    fn book_alone(&self, state: &mut State, seat: Seat, choice: Action, sink: &mut impl Sink<Event>) {
        self.book(state, seat, choice, sink);
        self.complete_colours(state, sink);
    }

    /// The position that a seat expects after choosing: its own choice is carried out, the others are
    /// unchanged. Bots evaluate this one, because the choice itself has not taken effect yet.
    pub fn foresee(&self, state: &State, seat: Seat) -> State {
        let mut ahead = *state;
        if let Some(choice) = ahead.players[seat].choice.take() {
            self.book_alone(&mut ahead, seat, choice, &mut ());
        }
        ahead
    }
}
