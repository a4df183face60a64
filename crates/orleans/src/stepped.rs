//! The rules as the engine asks for them, question by question.

use engine::{
    Actor, Audience, Line, Next, Outcome, Projection, Reason, Rng, Seat, SeatSet, Sink, Sketch, Stepped,
    Veil, Viewer,
};

use crate::{
    action::Action,
    event::Event,
    prompt::Prompt,
    rules::{CARDS, Orleans, PLANS},
    state::State,
    step::{Step, Via},
    view::View,
};

impl Stepped for Orleans {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn scored(&self) -> &'static str {
        self.counted().unwrap_or("points")
    }

    fn side(&self, seat: Seat) -> Seat {
        if self.scenario.together { Seat(0) } else { seat }
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
    fn befall(&self, state: &mut State, line: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_chance(state, line, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, line, step, sink);
    }

    fn result(&self, state: &State) -> Outcome {
        self.final_result(state)
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

    fn finish(&self, _: &State, _: Seat, step: Step) -> Option<Action> {
        match step {
            Step::AskAct(Via::Followers) | Step::AskWine | Step::AskClaim => Some(Action::Pass),
            Step::AskRecall(_) | Step::AskSend(_) | Step::AskDeal(_) => Some(Action::Stop),
            Step::AskReady | Step::AskConfirm(_) => Some(Action::Ready),
            step => self.scene().finish(step),
        }
    }

    fn sketch(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        self.sketch_answer(state, seat, step, wishes)
    }

    fn projection(&self, state: &State, seat: Seat) -> Option<Projection> {
        Some(self.project(state, seat))
    }

    fn audience(&self, state: &State, actor: Actor, action: Action) -> Audience {
        match (action.card_of(actor), actor) {
            (Some(seat), _) => Audience::Behind(CARDS, SeatSet::only(seat)),
            (_, Actor::Seat(seat)) if self.hides_plans(state) => Audience::Behind(PLANS, SeatSet::only(seat)),
            _ => Audience::Everyone,
        }
    }

    fn lifted(&self, state: &State, veil: Veil) -> SeatSet {
        let hidden = match veil {
            // Cards are shown when the game is over.
            CARDS => state.flow.next() != Next::Over,
            _ => self.hides_plans(state),
        };
        if hidden { SeatSet::EMPTY } else { SeatSet::EVERYONE }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        self.redraw_plans(state, seat, rng);
        self.scene().redeal(self, state, seat, rng);
    }

    #[inline]
    fn sample(&self, state: &State, step: Step, rng: &mut Rng, _: &mut Vec<(Action, u32)>) -> Action {
        self.sample_outcome(state, step, rng)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        self.key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
