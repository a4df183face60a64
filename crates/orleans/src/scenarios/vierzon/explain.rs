//! Why something cannot be done in Capital Vierzon.

use engine::{Reason, Seat};

use super::{action::Act, step::Step};
use crate::{
    action::Action,
    legal::{Checked, Why},
    rules::Orleans,
    state::State,
};

/// Why an answer to a question of Capital Vierzon is not allowed.
pub(super) fn check(rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
    match (step, action) {
        (Step::AskBanish(_), Action::Vierzon(Act::Banish { follower })) => {
            Err(Why::NotJustDrawn.by("orleans.vierzon.banishment-few").with("follower", follower))
        }
        (Step::AskAmnesty(new), Action::Plan { spot }) if spot.follower == new => {
            rules.check_free_spot(&state.estates[seat], spot)
        }
        _ => Err(first(step)),
    }
}

/// The question that has to be answered first.
pub(super) fn first(step: Step) -> Reason {
    match step {
        Step::AskBanish(_) => Why::BanishFirst.by("orleans.vierzon.event-banishment"),
        Step::AskAmnesty(follower) => {
            Why::AmnestyFirst.by("orleans.vierzon.event-amnesty").with("follower", follower)
        }
        Step::Banish(_) => unreachable!("{step:?} asks nobody"),
    }
}
