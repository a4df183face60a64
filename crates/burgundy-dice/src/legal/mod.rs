//! What a seat may answer, question by question.

mod explain;
mod mark;

pub use explain::Why;

use engine::Seat;

use crate::{action::Action, rules::BurgundyDice, state::State, step::Step};

impl BurgundyDice {
    /// Every answer to a question.
    #[inline]
    pub(crate) fn offer_step(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::AskMark => self.offer_marks(state, seat, offer),
            Step::AskCastle => {
                // r[burgundy-dice.setup.castle] One of the four castles.
                for castle in self.duchy.castles {
                    if !self.castle_taken(state, castle.hex) {
                        offer(Action::Castle { hex: castle.hex });
                    }
                }
            }
            Step::Nothing
            | Step::ChooseCastles
            | Step::ChooseInTurn(_)
            | Step::Reveal
            | Step::Found
            | Step::Phase(_)
            | Step::Round
            | Step::Roll
            | Step::Tick
            | Step::Sell
            | Step::ChooseMarks
            | Step::Book
            | Step::Colours
            | Step::EndRound
            | Step::Finish => unreachable!("{step:?} asks nobody"),
        }
    }

    /// Whether this is a legal answer to a question.
    pub(crate) fn offers(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut found = false;
        if let Some(step) = state.flow.asked(seat) {
            self.offer_step(state, seat, step, &mut |offered| found |= offered == action);
        }
        found
    }
}
