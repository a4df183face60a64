//! How the engine asks the rules: every question has its own file.

use engine::{Actor, Audience, Line, Outcome, Reason, Rng, Seat, SeatSet, Sink, Stepped, Veil, Viewer};

use crate::{
    action::Action, event::Event, prompt::Prompt, rules::BurgundyDice, state::State, step::Step, view::View,
};

/// The choices of one round, or of the start castles, which are revealed together.
const CHOICES: Veil = Veil(0);

impl Stepped for BurgundyDice {
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

    fn weigh(&self, _: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        crate::chance::list_outcomes(step, list);
    }

    #[inline]
    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_answer(state, seat, action, sink);
    }

    #[inline]
    fn befall(&self, state: &mut State, _: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        crate::chance::apply_chance(state, step, action, sink);
    }

    #[inline]
    fn resolve(&self, state: &mut State, _: Line, step: Step, sink: &mut impl Sink<Event>) {
        self.resolve_step(state, step, sink);
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

    fn preview(&self, state: &State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.preview_booking(state, seat, action, sink);
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.why_not(state, seat, action)
    }

    /// Passing, where the dice or the table allow it.
    fn finish(&self, state: &State, seat: Seat, _: Step) -> Option<Action> {
        self.offers(state, seat, Action::Pass).then_some(Action::Pass)
    }

    /// r[burgundy-dice.round.secret] r[burgundy-dice.setup.castle-secret]
    fn audience(&self, _: &State, actor: Actor, action: Action) -> Audience {
        match actor {
            Actor::Seat(seat) if self.withholds(action) => Audience::Behind(CHOICES, SeatSet::only(seat)),
            Actor::Seat(_) | Actor::Chance => Audience::Everyone,
        }
    }

    /// A choice is cleared when it is carried out, after all choices have been revealed.
    fn lifted(&self, state: &State, _: Veil) -> SeatSet {
        let carried_out = state.players.0.iter().all(|player| player.choice.is_none());
        if carried_out { SeatSet::EVERYONE } else { SeatSet::EMPTY }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        self.redeal_choices(state, seat, rng);
    }

    #[inline]
    fn sample(&self, _: &State, step: Step, rng: &mut Rng, _: &mut Vec<(Action, u32)>) -> Action {
        crate::chance::sample(step, rng)
    }

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        crate::chance::key_of_chance(state, step)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}
