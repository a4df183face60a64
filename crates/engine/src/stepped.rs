use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::Serialize;

use crate::{
    Actor, Audience, Flow, Frame, Happening, Line, Next, Outcome, Pending, Projection, Reason, Rng, Rules,
    Seat, SeatSet, Sink, Sketch, Unreadable, Veil, Viewer,
};

/// There are never more automatic steps than this between two pauses.
const FUEL: u32 = 200;

/// A state that holds a flow, so that anyone can ask it what happens next.
pub trait Flowing {
    /// The box's frames.
    type Step: Frame + Debug;
    /// The box's flow, with the room it needs.
    type Flow: Lines<Self::Step>;

    /// What still has to be done.
    fn flow(&self) -> &Self::Flow;

    /// The same, to change it.
    fn flow_mut(&mut self) -> &mut Self::Flow;
}

/// A [`Flow`] of any size.
pub trait Lines<F>: Debug {
    /// See [`Flow::next`].
    fn next(&self) -> Next<F>;
    /// See [`Flow::pending`].
    fn pending(&self) -> Pending;
    /// See [`Flow::asked`].
    fn asked(&self, seat: Seat) -> Option<F>;
    /// See [`Flow::pop`].
    fn pop(&mut self, line: Line) -> F;
    /// See [`Flow::fill`].
    fn fill(&self) -> [(usize, usize); 2];
}

impl<F: Frame + Debug, const MAIN: usize, const LANE: usize, const SEATS: usize> Lines<F>
    for Flow<F, MAIN, LANE, SEATS>
{
    #[expect(clippy::inline_always, reason = "as for the function behind it")]
    #[inline(always)]
    fn next(&self) -> Next<F> {
        Flow::next(self)
    }

    #[inline]
    fn pending(&self) -> Pending {
        Flow::pending(self)
    }

    #[inline]
    fn asked(&self, seat: Seat) -> Option<F> {
        Flow::asked(self, seat)
    }

    #[inline]
    fn pop(&mut self, line: Line) -> F {
        Flow::pop(self, line)
    }

    fn fill(&self) -> [(usize, usize); 2] {
        Flow::fill(self)
    }
}

/// The steps of a box.
pub type StepOf<R> = <<R as Stepped>::State as Flowing>::Step;

/// What a box writes: one function for each kind of step. Everybody else uses [`Rules`], which every stepped
/// box is. So the way from a step to its function is written once, below.
pub trait Stepped: Sized + Send + Sync {
    /// See [`Rules::State`].
    type State: Flowing + Clone + Eq + Hash + Debug + Send + Sync;
    /// See [`Rules::Action`].
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send;
    /// See [`Rules::Event`].
    type Event: Happening;
    /// See [`Rules::View`].
    type View: Serialize + PartialEq + Debug + Display;
    /// See [`Rules::Prompt`].
    type Prompt: Serialize + PartialEq + Debug + Display;

    /// See [`Rules::seats`].
    fn seats(&self) -> u8;

    /// The table, fresh out of the box. The first steps are on its flow, and none has been resolved.
    fn unpack(&self) -> Self::State;

    /// Offers every answer to a question.
    fn offer(
        &self,
        state: &Self::State,
        seat: Seat,
        step: StepOf<Self>,
        offer: &mut impl FnMut(Self::Action),
    );

    /// Lists every outcome of a chance step, with its exact weight.
    fn weigh(&self, state: &Self::State, step: StepOf<Self>, list: &mut impl FnMut(Self::Action, u32));

    /// Carries out a seat's answer. The question is still on the seat's lane, because some answers leave it
    /// open: you can buy a tile and then still use your dice.
    fn answer(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Carries out an outcome of chance. Its step has already been taken off the line.
    fn befall(
        &self,
        state: &mut Self::State,
        line: Line,
        step: StepOf<Self>,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Carries out an automatic step, which has already been taken off the line.
    fn resolve(
        &self,
        state: &mut Self::State,
        line: Line,
        step: StepOf<Self>,
        sink: &mut impl Sink<Self::Event>,
    );

    /// How a finished game ended.
    fn result(&self, state: &Self::State) -> Outcome;

    /// See [`Rules::view`].
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The text of a question.
    fn prompt(&self, state: &Self::State, seat: Seat, step: StepOf<Self>) -> Self::Prompt;

    /// See [`Rules::preview`].
    fn preview(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) {
        self.apply(&mut state.clone(), Actor::Seat(seat), action, sink);
    }

    /// See [`Rules::explain`].
    fn explain(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Reason> {
        let _ = (state, seat, action);
        None
    }

    /// See [`Rules::finish`].
    fn finish(&self, state: &Self::State, seat: Seat, step: StepOf<Self>) -> Option<Self::Action> {
        let _ = (state, seat, step);
        None
    }

    /// See [`Rules::sketch`].
    fn sketch(
        &self,
        state: &Self::State,
        seat: Seat,
        step: StepOf<Self>,
        wishes: &[Self::Action],
    ) -> Option<Sketch<Self::State, Self::Action>> {
        let _ = (state, seat, step, wishes);
        None
    }

    /// See [`Rules::projection`].
    fn projection(&self, state: &Self::State, seat: Seat) -> Option<Projection> {
        let _ = (state, seat);
        None
    }

    /// See [`Rules::audience`].
    fn audience(&self, state: &Self::State, actor: Actor, action: Self::Action) -> Audience {
        let _ = (state, actor, action);
        Audience::Everyone
    }

    /// See [`Rules::lifted`].
    fn lifted(&self, state: &Self::State, veil: Veil) -> SeatSet {
        let _ = (state, veil);
        SeatSet::EMPTY
    }

    /// See [`Rules::redeal`].
    fn redeal(&self, state: &mut Self::State, seat: Seat, rng: &mut Rng) {
        let _ = (state, seat, rng);
    }

    /// Draws one outcome of a chance step. See [`Rules::sample`].
    fn sample(
        &self,
        state: &Self::State,
        step: StepOf<Self>,
        rng: &mut Rng,
        scratch: &mut Vec<(Self::Action, u32)>,
    ) -> Self::Action {
        scratch.clear();
        self.weigh(state, step, &mut |action, weight| scratch.push((action, weight)));
        rng.weighted(scratch)
    }

    /// Names a chance step. See [`Rules::chance_key`].
    fn chance_key(&self, state: &Self::State, step: StepOf<Self>) -> u64;

    /// See [`Rules::scored`].
    fn scored(&self) -> &'static str {
        "points"
    }

    /// See [`Rules::side`].
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// See [`Rules::audit`].
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

/// Resolves automatic steps until chance or a seat must act.
#[inline]
pub fn advance<R: Stepped>(rules: &R, state: &mut R::State, sink: &mut impl Sink<R::Event>) {
    for _ in 0..FUEL {
        let Next::Auto(line, step) = state.flow().next() else { return };
        state.flow_mut().pop(line);
        rules.resolve(state, line, step, sink);
    }
    panic!("the flow never pauses: {:?}", state.flow());
}

// Playouts spend their time here, so these are inlined into them.
impl<R: Stepped> Rules for R {
    type State = R::State;
    type Action = R::Action;
    type Event = R::Event;
    type View = R::View;
    type Prompt = R::Prompt;

    fn seats(&self) -> u8 {
        Stepped::seats(self)
    }

    fn start(&self) -> R::State {
        let mut state = self.unpack();
        advance(self, &mut state, &mut ());
        state
    }

    #[inline]
    fn pending(&self, state: &R::State) -> Pending {
        state.flow().pending()
    }

    #[inline]
    fn legal(&self, state: &R::State, seat: Seat, acc: &mut Vec<R::Action>) {
        if let Some(step) = state.flow().asked(seat) {
            self.offer(state, seat, step, &mut |action| acc.push(action));
        }
    }

    #[inline]
    fn outcomes(&self, state: &R::State, acc: &mut Vec<(R::Action, u32)>) {
        if let Next::Chance(_, step) = state.flow().next() {
            self.weigh(state, step, &mut |action, weight| acc.push((action, weight)));
        }
    }

    #[inline]
    fn apply(&self, state: &mut R::State, actor: Actor, action: R::Action, sink: &mut impl Sink<R::Event>) {
        match actor {
            Actor::Seat(seat) => self.answer(state, seat, action, sink),
            Actor::Chance => {
                let Next::Chance(line, step) = state.flow().next() else {
                    unreachable!("chance is not pending")
                };
                state.flow_mut().pop(line);
                self.befall(state, line, step, action, sink);
            }
        }
        advance(self, state, sink);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        (state.flow().next() == Next::Over).then(|| self.result(state))
    }

    fn view(&self, state: &R::State, viewer: Viewer) -> R::View {
        Stepped::view(self, state, viewer)
    }

    fn prompt(&self, state: &R::State, seat: Seat) -> Option<R::Prompt> {
        state.flow().asked(seat).map(|step| Stepped::prompt(self, state, seat, step))
    }

    fn preview(&self, state: &R::State, seat: Seat, action: R::Action, sink: &mut impl Sink<R::Event>) {
        Stepped::preview(self, state, seat, action, sink);
    }

    fn explain(&self, state: &R::State, seat: Seat, action: R::Action) -> Option<Reason> {
        Stepped::explain(self, state, seat, action)
    }

    fn finish(&self, state: &R::State, seat: Seat) -> Option<R::Action> {
        Stepped::finish(self, state, seat, state.flow().asked(seat)?)
    }

    fn sketch(
        &self,
        state: &R::State,
        seat: Seat,
        wishes: &[R::Action],
    ) -> Option<Sketch<R::State, R::Action>> {
        Stepped::sketch(self, state, seat, state.flow().asked(seat)?, wishes)
    }

    fn projection(&self, state: &R::State, seat: Seat) -> Option<Projection> {
        Stepped::projection(self, state, seat)
    }

    fn audience(&self, state: &R::State, actor: Actor, action: R::Action) -> Audience {
        Stepped::audience(self, state, actor, action)
    }

    fn lifted(&self, state: &R::State, veil: Veil) -> SeatSet {
        Stepped::lifted(self, state, veil)
    }

    fn redeal(&self, state: &mut R::State, seat: Seat, rng: &mut Rng) {
        Stepped::redeal(self, state, seat, rng);
    }

    #[inline]
    fn sample(&self, state: &R::State, rng: &mut Rng, scratch: &mut Vec<(R::Action, u32)>) -> R::Action {
        let Next::Chance(_, step) = state.flow().next() else { unreachable!("chance is not pending") };
        Stepped::sample(self, state, step, rng, scratch)
    }

    fn chance_key(&self, state: &R::State) -> u64 {
        let Next::Chance(_, step) = state.flow().next() else { return 0 };
        Stepped::chance_key(self, state, step)
    }

    fn scored(&self) -> &'static str {
        Stepped::scored(self)
    }

    fn side(&self, seat: Seat) -> Seat {
        Stepped::side(self, seat)
    }

    fn headroom(&self, state: &R::State) -> [(usize, usize); 2] {
        state.flow().fill()
    }

    fn audit(&self, state: &R::State) -> Result<(), String> {
        Stepped::audit(self, state)
    }
}
