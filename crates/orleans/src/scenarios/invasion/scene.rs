//! Where a round hands over to this scenario.

use engine::{Fact, Line, Outcome, Reason, Rng, Seat, Sink, Sketch};

use super::{Act, Character, Siege, Step as Own, events, explain, play, step::Matter};
use crate::{
    action::Action,
    apply::tools::team_citizen,
    content::{Citizen, Deed, Hour, Place, Town},
    event::Event,
    legal::Checked,
    rules::Orleans,
    scenarios::{Scene, objectives, support},
    state::State,
    step::{Step, Via},
};

/// The step of this scenario that a step is.
fn own(step: Step) -> Own {
    match step {
        Step::Invasion(step) => step,
        step => unreachable!("{step:?} is not a step of Invasion"),
    }
}

/// The action of this scenario that an action is.
fn act(action: Action) -> Act {
    match action {
        Action::Invasion(act) => act,
        action => unreachable!("{action} is not an action of Invasion"),
    }
}

impl Scene for Siege {
    fn offer(self, rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            // r[orleans.invasion.catapult-choice]
            Step::AskFit(_) => offer(Action::Invasion(Act::FitCatapult)),
            step => play::offer(rules, state, seat, own(step), offer),
        }
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
        match step {
            Step::AskFit(_) => Siege::fit_catapult(rules, state, seat, sink),
            step => play::answer(rules, state, seat, own(step), action, sink),
        }
    }

    fn finish(self, step: Step) -> Option<Action> {
        if let Step::Invasion(step) = step { play::finish(step) } else { None }
    }

    fn sketch(
        self,
        rules: &Orleans,
        state: &State,
        _: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        (step == Matter::AskDraft.into()).then(|| Siege::sketch(rules, state, wishes))
    }

    fn resolve(self, rules: &Orleans, state: &mut State, _: Line, step: Step, sink: &mut impl Sink<Event>) {
        play::resolve(rules, state, own(step), sink);
    }

    fn weigh(self, rules: &Orleans, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        play::weigh(rules, state, own(step), list);
    }

    fn sample(self, rules: &Orleans, state: &State, step: Step, rng: &mut Rng) -> Action {
        play::sample(rules, state, own(step), rng)
    }

    fn befall(self, _: &Orleans, state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        play::befall(state, own(step), action, sink);
    }

    fn key(self, _: &State, step: Step) -> [u8; 4] {
        play::key(own(step))
    }

    fn table_event(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        events::strike_table(rules, state, sink)
    }

    fn special_event(self, rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        match state.hour() {
            Hour::Support => support::begin(rules, state, seat, sink),
            _ => events::strike_seat(rules, state, seat, sink),
        }
    }

    fn round_over(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        Siege::check_city(rules, state, sink)
    }

    fn offer_place(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        Siege::offer_support(rules, state, seat, place, offer);
    }

    fn act(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        via: Via,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        Siege::act_support(rules, state, seat, via, act(action), sink);
    }

    fn offer_borrowed(
        self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        owner: Seat,
        offer: &mut impl FnMut(Action),
    ) {
        Siege::offer_lent(rules, state, seat, owner, offer);
    }

    fn shows_deed(self, rules: &Orleans, state: &State, deed: Deed) -> bool {
        match deed {
            Deed::Reinforcement => state.city.reinforced,
            // r[orleans.invasion.councilman-only]
            Deed::AssemblyHall => Siege::seat_of(rules, state, Character::Councilman).is_some(),
            _ => true,
        }
    }

    fn may_send(self, state: &State, seat: Seat, place: Place, deed: Deed) -> bool {
        Siege::may_join(state, seat, place, deed)
    }

    fn complete_deed(self, state: &mut State, _: Seat, citizen: Citizen, sink: &mut impl Sink<Event>) {
        team_citizen(state, citizen, "orleans.invasion.achievements", sink);
    }

    fn has_tower(self, state: &State, town: Town) -> bool {
        Orleans::towers(state) & town.bit() != 0
    }

    fn fortify(self, state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        Siege::build_tower(state, seat, town, sink);
    }

    fn result(self, rules: &Orleans, state: &State) -> Option<Outcome> {
        Some(Siege::result_together(rules, state))
    }

    fn achieved(self, rules: &Orleans, state: &State, _: Seat) -> Option<u16> {
        Some(Siege::objectives_met(rules, state).0.into())
    }

    fn counted(self) -> Option<&'static str> {
        Some(objectives::MET)
    }

    fn first(self, step: Step) -> Reason {
        explain::first(own(step))
    }

    fn check(self, rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        match (step, action) {
            (Step::AskFit(tool), Action::Invasion(Act::FitCatapult)) => {
                Siege::check_catapult(rules, state, tool)
            }
            (Step::Invasion(step), action) => Siege::check_answer(rules, state, seat, step, action),
            (step, _) => Err(crate::legal::first(step)),
        }
    }

    fn check_borrowed(self, rules: &Orleans, state: &State, owner: Seat, place: Place) -> Checked {
        Siege::check_lent(rules, state, owner, place)
    }

    fn check_work(self, rules: &Orleans, state: &State, seat: Seat, action: Action) -> Checked {
        Siege::check_support(rules, state, seat, act(action))
    }

    fn check_send(self, state: &State, seat: Seat, place: Place, deed: Deed) -> Checked {
        Siege::check_join(state, seat, place, deed)
    }

    fn check_build(self, rules: &Orleans, state: &State, seat: Seat, place: Place) -> Checked {
        Siege::check_tower(rules, state, seat, place)
    }

    fn phase(self, word: &str) -> Option<Step> {
        Some(Step::Invasion(match word {
            // The Estate Manager's dues belong to the end of the round.
            "end" => Own::Dues,
            "characters" => Own::Characters,
            _ => return None,
        }))
    }

    fn arrange(self, rules: &Orleans, state: &mut State, words: &[&str]) -> Option<Result<(), String>> {
        Siege::arrange_city(rules, state, words)
    }

    fn fill(self, rules: &Orleans, state: &mut State) -> Result<(), String> {
        Siege::fill_city(rules, state);
        Ok(())
    }

    fn inspect(
        self,
        rules: &Orleans,
        state: &State,
        words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        Siege::inspect_city(rules, state, words)
    }

    fn audit(self, rules: &Orleans, state: &State) -> Result<(), String> {
        Siege::audit_city(rules, state)
    }
}
