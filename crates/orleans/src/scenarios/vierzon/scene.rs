//! Where a round hands over to this scenario.

use engine::{Line, Outcome, Reason, Seat, Sink};

use super::{Step as Own, Vierzon, explain, play};
use crate::{
    action::Action,
    content::{Follower, Hour},
    event::Event,
    legal::Checked,
    rules::Orleans,
    scenarios::{Scene, endings, objectives},
    state::State,
    step::Step,
};

/// The step of this scenario that a step is.
fn own(step: Step) -> Own {
    match step {
        Step::Vierzon(step) => step,
        step => unreachable!("{step:?} is not a step of Capital Vierzon"),
    }
}

impl Scene for Vierzon {
    fn offer(self, rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        play::offer(rules, state, seat, own(step), offer);
    }

    fn answer(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        step: Step,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        play::answer(rules, state, seat, own(step), action, sink);
    }

    fn resolve(self, _: &Orleans, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        play::resolve(state, line, own(step), sink);
    }

    fn between_turns(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        objectives::mark_objectives(rules, state, sink)
    }

    #[inline]
    fn before_drawing(self, state: &mut State, seat: Seat) {
        if state.hour() == Hour::Banishment {
            play::before_drawing(state, seat);
        }
    }

    #[inline]
    fn spares_newcomer(self, rules: &Orleans, state: &mut State, seat: Seat, follower: Follower) -> bool {
        state.hour() == Hour::Amnesty && play::spare(rules, state, seat, follower)
    }

    fn place_newcomer(self, state: &mut State, seat: Seat, follower: Follower) {
        play::ask_amnesty(state, seat, follower);
    }

    fn claims(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        objectives::ask_objectives(rules, state, sink);
    }

    fn round_over(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        endings::end_last_round(rules, state, sink)
    }

    fn offer_free(self, rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        objectives::offer_objectives(rules, state, seat, offer);
    }

    fn act_free(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        objectives::act(rules, state, seat, action, sink);
    }

    fn result(self, rules: &Orleans, state: &State) -> Option<Outcome> {
        Some(endings::solo_result(state, rules.objectives_done(state, Seat(0)).into()))
    }

    fn achieved(self, rules: &Orleans, state: &State, seat: Seat) -> Option<u16> {
        Some(rules.objectives_done(state, seat).into())
    }

    fn counted(self) -> Option<&'static str> {
        Some(objectives::MET)
    }

    fn first(self, step: Step) -> Reason {
        explain::first(own(step))
    }

    fn check(self, rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        match step {
            Step::Vierzon(step) => explain::check(rules, state, seat, step, action),
            step => Err(crate::legal::first(step)),
        }
    }

    fn audit(self, rules: &Orleans, state: &State) -> Result<(), String> {
        let lane = state.flow.frames(Line::Lane(Seat(0)));
        endings::audit(rules, state, lane.iter().any(|step| matches!(step, Step::Vierzon(_))))
    }
}
