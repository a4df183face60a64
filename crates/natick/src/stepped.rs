//! How the engine asks the rules: every question has its own file.

use engine::{Line, Outcome, Reason, Rng, Seat, Sink, Stepped, Viewer};

use crate::{
    action::Action,
    event::Event,
    prompt::Prompt,
    rules::Natick,
    state::{SEATS, State},
    step::Step,
    view::View,
};

impl Stepped for Natick {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn unpack(&self) -> State {
        crate::set_up::first_state()
    }

    #[inline]
    fn offer(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        self.offer_step(state, seat, step, offer);
    }

    #[inline]
    fn weigh(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        crate::chance::list_outcomes(state, step, list);
    }

    #[inline]
    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_answer(state, seat, action, sink);
    }

    #[inline]
    fn befall(&self, state: &mut State, line: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        crate::chance::apply_chance(state, line, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, line, step, sink);
    }

    fn result(&self, state: &State) -> Outcome {
        self.final_result(state)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        // r[natick.comp.open-information] Only the order of the region stack is hidden, and that is
        // not decided until a seat draws.
        View::new(self, state)
    }

    fn prompt(&self, state: &State, seat: Seat, step: Step) -> Prompt {
        Prompt::new(self, state, seat, step)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.why_not(state, seat, action)
    }

    fn finish(&self, _: &State, _: Seat, step: Step) -> Option<Action> {
        (step == Step::Act).then_some(Action::End)
    }

    #[inline]
    fn sample(&self, state: &State, step: Step, rng: &mut Rng, _: &mut Vec<(Action, u32)>) -> Action {
        crate::chance::sample_outcome(state, step, rng)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        crate::chance::key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
