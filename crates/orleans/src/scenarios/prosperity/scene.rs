//! Where a round hands over to this scenario.

use engine::{Fact, Line, Rng, Seat, Sink};

use super::{Act, Prosperity, explain, pile, play, step::Step as Own};
use crate::{
    action::Action,
    content::{Edge, Effect, Good, Hour, Place, Role, Town},
    due::DueView,
    estate::Estate,
    event::Event,
    legal::Checked,
    rules::Orleans,
    scenarios::{Scene, support},
    state::State,
    step::{Step, Via},
};

/// The step of this scenario that a step is.
fn own(step: Step) -> Own {
    match step {
        Step::Prosperity(step) => step,
        step => unreachable!("{step:?} is not a step of Prosperity"),
    }
}

impl Scene for Prosperity {
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

    fn finish(self, step: Step) -> Option<Action> {
        if let Step::Prosperity(step) = step { step.finish() } else { None }
    }

    fn resolve(
        self,
        rules: &Orleans,
        state: &mut State,
        line: Line,
        step: Step,
        sink: &mut impl Sink<Event>,
    ) {
        play::resolve(rules, state, line, own(step), sink);
    }

    fn weigh(self, _: &Orleans, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        play::weigh(state, own(step), list);
    }

    fn sample(self, _: &Orleans, state: &State, step: Step, rng: &mut Rng) -> Action {
        play::sample(state, own(step), rng)
    }

    fn befall(self, _: &Orleans, state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        play::befall(state, own(step), action, sink);
    }

    fn key(self, state: &State, step: Step) -> [u8; 4] {
        play::key(state, own(step))
    }

    fn redeal(self, rules: &Orleans, state: &mut State, seat: Seat, rng: &mut Rng) {
        pile::redeal(rules, state, seat, rng);
    }

    fn special_event(self, rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        match state.hour() {
            Hour::Support => support::begin(rules, state, seat, sink),
            _ => Prosperity::begin_event(rules, state, seat, sink),
        }
    }

    fn special_due(self, rules: &Orleans, estate: &Estate, hour: Hour, none: DueView) -> DueView {
        Prosperity::due(rules, estate, hour, none)
    }

    fn offer_free(self, rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        Prosperity::offer_new_card(rules, state, seat, offer);
        Prosperity::offer_supplies(rules, state, seat, offer);
    }

    fn act_free(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        Prosperity::supply_structure(rules, state, seat, act(action), sink);
    }

    fn offer_place(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        if place.row().effect == Effect::Carpentry {
            Prosperity::offer_carpenter(rules, state, seat, offer);
        }
    }

    fn act(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        _: Via,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        play::act(rules, state, seat, act(action), sink);
    }

    fn offer_sends(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        role: Role,
        offer: &mut impl FnMut(Action),
    ) {
        if state.estates[seat].structures.built != 0 {
            Prosperity::offer_manning(rules, state, seat, place, role, offer);
        }
    }

    fn man(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        role: Role,
        town: Town,
        sink: &mut impl Sink<Event>,
    ) {
        Prosperity::man_structure(rules, state, seat, role, town, sink);
    }

    fn take_hidden(self, state: &mut State, seat: Seat, edge: Edge, sink: &mut impl Sink<Event>) {
        Prosperity::take_face_down(state, seat, edge, sink);
    }

    fn goods_placed(self, rules: &Orleans, state: &State, seat: Seat, good: Good) -> u8 {
        Prosperity::goods_at_sites(rules, state, seat, good)
    }

    fn coins_placed(self, rules: &Orleans, state: &State, seat: Seat) -> u16 {
        Prosperity::coins_at_sites(rules, state, seat)
    }

    fn followers_placed(self, rules: &Orleans, state: &State, seat: Seat, role: Role) -> u8 {
        Prosperity::followers_at_sites(rules, state, seat, role)
    }

    fn structure_points(self, rules: &Orleans, state: &State, seat: Seat) -> u16 {
        Prosperity::points(rules, state, seat)
    }

    fn first(self, step: Step) -> engine::Reason {
        explain::first_here(own(step))
    }

    fn check(self, rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        match step {
            Step::Prosperity(step) => Prosperity::check_answer(rules, state, seat, step, action),
            step => Err(crate::legal::first(step)),
        }
    }

    fn check_act(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        step: Step,
        _: Via,
        action: Action,
    ) -> Option<Checked> {
        let Action::Prosperity(act) = action else { return None };
        Some(Prosperity::check_turn(rules, state, seat, step, act))
    }

    fn check_man(self, rules: &Orleans, state: &State, seat: Seat, role: Role, town: Town) -> Checked {
        Prosperity::check_manning(rules, state, seat, role, town)
    }

    fn arrange(self, rules: &Orleans, state: &mut State, words: &[&str]) -> Option<Result<(), String>> {
        Prosperity::arrange_words(rules, state, words)
    }

    fn fill(self, _: &Orleans, state: &mut State) -> Result<(), String> {
        Prosperity::fill_table(state)
    }

    fn inspect(
        self,
        rules: &Orleans,
        state: &State,
        words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        Prosperity::inspect_words(rules, state, words)
    }

    fn audit(self, rules: &Orleans, state: &State) -> Result<(), String> {
        Prosperity::audit_table(rules, state)
    }
}

/// The action of this scenario that an action is.
fn act(action: Action) -> Act {
    match action {
        Action::Prosperity(act) => act,
        action => unreachable!("{action} is not an action of Prosperity"),
    }
}
