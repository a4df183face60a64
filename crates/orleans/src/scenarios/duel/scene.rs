//! Where a round hands over to this scenario.

use engine::{Line, Outcome, Reason, Seat, Sink, Sketch};

use super::{Act, Duel, Step as Own, draft, end, explain, house, play};
use crate::{
    action::Action,
    content::{Good, Hour, Place},
    due::DueView,
    estate::Estate,
    event::Event,
    legal::Checked,
    rules::Orleans,
    scenarios::{Scene, objectives, unpaid},
    state::State,
    step::{Step, Via},
};

/// The step of this scenario that a step is.
fn own(step: Step) -> Own {
    match step {
        Step::Duel(step) => step,
        step => unreachable!("{step:?} is not a step of the Duel"),
    }
}

impl Scene for Duel {
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
        matches!(step, Step::Duel(step) if step.may_pass()).then_some(Action::Pass)
    }

    fn sketch(
        self,
        rules: &Orleans,
        state: &State,
        _: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        match step {
            Step::Duel(Own::AskDraft(from)) => Some(draft::sketch(rules, state, from, wishes)),
            _ => None,
        }
    }

    fn resolve(self, rules: &Orleans, state: &mut State, _: Line, step: Step, _: &mut impl Sink<Event>) {
        play::resolve(rules, state, own(step));
    }

    fn between_turns(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        objectives::mark_objectives(rules, state, sink)
    }

    fn before_event(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        end::ends_before_event(rules, state, sink)
    }

    fn table_event(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        unpaid::fall_together(rules, state, play::can_pay, sink)
    }

    fn special_event(self, rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        play::event(rules, state, seat, sink);
    }

    fn special_due(self, _: &Orleans, _: &Estate, hour: Hour, none: DueView) -> DueView {
        match hour {
            Hour::CheeseDay => DueView { good: Some(Good::Cheese), amount: true, ..none },
            Hour::Dues7 | Hour::Dues4 => DueView { points: play::dues(hour), amount: true, ..none },
            _ => none,
        }
    }

    fn claims(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        objectives::ask_objectives(rules, state, sink);
    }

    fn round_over(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        end::end_round(rules, state, sink)
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

    fn offer_place(self, _: &Orleans, state: &State, seat: Seat, _: Place, offer: &mut impl FnMut(Action)) {
        play::offer_house(state, seat, offer);
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
        let Action::Duel(Act::House(bonus)) = action else { unreachable!("{action} does not end a turn") };
        house::house(rules, state, seat, bonus, sink);
    }

    fn result(self, rules: &Orleans, state: &State) -> Option<Outcome> {
        Some(end::result(rules, state))
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
        match (step, action) {
            (Step::Duel(Own::AskJourney(_)), Action::Objective(act)) => {
                objectives::check_objective(rules, state, seat, act)
            }
            (Step::Duel(step), action) => explain::check(rules, state, seat, step, action),
            (step, _) => Err(crate::legal::first(step)),
        }
    }

    fn check_act(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        _: Step,
        via: Via,
        action: Action,
    ) -> Option<Checked> {
        let Action::Duel(Act::House(bonus)) = action else { return None };
        Some(Duel::check_house(rules, state, seat, via, bonus))
    }

    fn phase(self, word: &str) -> Option<Step> {
        Some(Step::Duel(match word {
            "start" => Own::Starts,
            "draft" => Own::Drafts(0),
            _ => return None,
        }))
    }
}
