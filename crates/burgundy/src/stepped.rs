//! Burgundy as the engine plays it: every question, chance and step goes to the file that knows it.

use engine::{
    Actor, Audience, Line, Outcome, Projection, Reason, Rng, Seat, SeatSet, Sink, Stepped, Veil, Viewer,
};

use crate::{
    action::Action, chance::key_of_chance, event::Event, prompt::Prompt, rules::Burgundy, state::State,
    step::Step, trace::SPACES, view::View,
};

/// The secret choices of the expert set-up, which are revealed together.
const SET_UP: Veil = Veil(0);

impl Stepped for Burgundy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn unpack(&self) -> State {
        self.first_state()
    }

    #[inline]
    fn offer(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        self.offer_step(state, seat, step, offer);
    }

    #[inline]
    fn weigh(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        self.list_outcomes(state, step, list);
    }

    #[inline]
    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_answer(state, seat, action, sink);
    }

    #[inline]
    fn befall(&self, state: &mut State, _: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_chance(state, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, line, step, sink);
    }

    fn result(&self, state: &State) -> Outcome {
        self.final_result(state)
    }

    fn scored(&self) -> &'static str {
        if self.must_fill() { SPACES } else { "points" }
    }

    /// Those who share an estate are partners. r[burgundy.team.players]
    fn side(&self, seat: Seat) -> Seat {
        Seat(seat.0 % self.estates)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn prompt(&self, state: &State, seat: Seat, step: Step) -> Prompt {
        Prompt::new(self, state, seat, step)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.why_not(state, seat, action)
    }

    /// A turn ends when both dice are used. A building's effect may be passed.
    fn finish(&self, state: &State, seat: Seat, step: Step) -> Option<Action> {
        match step {
            Step::UseDice => (state.hands[seat].dice == [0, 0]).then_some(Action::End),
            Step::Act(means) => means.spec().may_pass.then_some(Action::Pass),
            Step::Copy(_) | Step::LoadColour | Step::Exchange => Some(Action::Pass),
            Step::BuyPoints(_) => Some(Action::Points { silver: 0 }),
            _ => None,
        }
    }

    fn projection(&self, state: &State, seat: Seat) -> Option<Projection> {
        Some(self.project(state, seat))
    }

    /// r[burgundy.info.secret-choice] Only secret choices of the expert set-up are ever hidden.
    fn audience(&self, state: &State, actor: Actor, _: Action) -> Audience {
        match actor {
            Actor::Seat(seat) if state.concealed => Audience::Behind(SET_UP, SeatSet::only(seat)),
            Actor::Seat(_) | Actor::Chance => Audience::Everyone,
        }
    }

    fn lifted(&self, state: &State, _: Veil) -> SeatSet {
        if state.concealed { SeatSet::EMPTY } else { SeatSet::EVERYONE }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        self.redeal_choices(state, seat, rng);
    }

    #[inline]
    fn sample(&self, state: &State, step: Step, rng: &mut Rng, scratch: &mut Vec<(Action, u32)>) -> Action {
        self.sample_outcome(state, step, rng, scratch)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
