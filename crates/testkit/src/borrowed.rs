//! Rules that a match borrows.

use engine::{
    Actor, Audience, Outcome, Pending, Projection, Reason, Rng, Rules, Seat, SeatSet, Sink, Sketch, Veil,
    Viewer,
};

/// Rules that a match borrows for one test, because otherwise it would have to own them.
///
/// Every method is forwarded, even those with a default. If we forgot one, we would test the default.
pub(crate) struct Borrowed<'a, R>(pub(crate) &'a R);

impl<R: Rules> Rules for Borrowed<'_, R> {
    type State = R::State;
    type Action = R::Action;
    type Event = R::Event;
    type View = R::View;
    type Prompt = R::Prompt;

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn start(&self) -> R::State {
        self.0.start()
    }

    fn pending(&self, state: &R::State) -> Pending {
        self.0.pending(state)
    }

    fn legal(&self, state: &R::State, seat: Seat, acc: &mut Vec<R::Action>) {
        self.0.legal(state, seat, acc);
    }

    fn outcomes(&self, state: &R::State, acc: &mut Vec<(R::Action, u32)>) {
        self.0.outcomes(state, acc);
    }

    fn apply(&self, state: &mut R::State, actor: Actor, action: R::Action, sink: &mut impl Sink<R::Event>) {
        self.0.apply(state, actor, action, sink);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn view(&self, state: &R::State, viewer: Viewer) -> R::View {
        self.0.view(state, viewer)
    }

    fn prompt(&self, state: &R::State, seat: Seat) -> Option<R::Prompt> {
        self.0.prompt(state, seat)
    }

    fn preview(&self, state: &R::State, seat: Seat, action: R::Action, sink: &mut impl Sink<R::Event>) {
        self.0.preview(state, seat, action, sink);
    }

    fn explain(&self, state: &R::State, seat: Seat, action: R::Action) -> Option<Reason> {
        self.0.explain(state, seat, action)
    }

    fn finish(&self, state: &R::State, seat: Seat) -> Option<R::Action> {
        self.0.finish(state, seat)
    }

    fn sketch(
        &self,
        state: &R::State,
        seat: Seat,
        wishes: &[R::Action],
    ) -> Option<Sketch<R::State, R::Action>> {
        self.0.sketch(state, seat, wishes)
    }

    fn projection(&self, state: &R::State, seat: Seat) -> Option<Projection> {
        self.0.projection(state, seat)
    }

    fn audience(&self, state: &R::State, actor: Actor, action: R::Action) -> Audience {
        self.0.audience(state, actor, action)
    }

    fn lifted(&self, state: &R::State, veil: Veil) -> SeatSet {
        self.0.lifted(state, veil)
    }

    fn redeal(&self, state: &mut R::State, seat: Seat, rng: &mut Rng) {
        self.0.redeal(state, seat, rng);
    }

    fn sample(&self, state: &R::State, rng: &mut Rng, scratch: &mut Vec<(R::Action, u32)>) -> R::Action {
        self.0.sample(state, rng, scratch)
    }

    fn chance_key(&self, state: &R::State) -> u64 {
        self.0.chance_key(state)
    }

    fn scored(&self) -> &'static str {
        self.0.scored()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.0.side(seat)
    }

    fn headroom(&self, state: &R::State) -> [(usize, usize); 2] {
        self.0.headroom(state)
    }

    fn audit(&self, state: &R::State) -> Result<(), String> {
        self.0.audit(state)
    }
}
