//! Why an action is not allowed.

use engine::{Reason, Seat};

use crate::{action::Action, rules::Orleans, state::State};

engine::reasons! {
    /// Why an action is not allowed, the least useful reasons first.
    pub enum Why {
        NotNow "not-now": "that does not answer the question",
    }
}

impl Orleans {
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        state.flow.asked(seat)?;
        if self.offers(state, seat, action) { None } else { Some(Why::NotNow.by("orleans.round.phases")) }
    }
}
