//! Where the phases of a round hand over to a scenario.

use engine::{Fact, Line, Reason, Seat, SeatSet, Sink};

use super::{Scenario, Unpaid, dignitary, duel, vierzon};
use crate::{
    action::Action,
    apply::tools::take_citizen,
    content::{Citizen, Deed, Edge, Effect, Follower, Hour, Place, Role, Town},
    event::{Event, What},
    legal::Why,
    rules::Orleans,
    state::{End, State},
    step::Step,
};

impl Orleans {
    /// After an action and everything that came of it. True if the game is over.
    pub(crate) fn between_turns(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match self.scenario.scenario {
            Scenario::Dignitary => dignitary::has_won(self, state, sink),
            Scenario::Duel | Scenario::Vierzon => self.mark_objectives(state, sink),
            _ => false,
        }
    }

    /// An event that does not go from seat to seat. True if it was one.
    pub(crate) fn table_event(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match self.scenario.unpaid {
            Unpaid::Loss(_) => self.fall_together(state, sink),
            Unpaid::Torture => false,
        }
    }

    /// What a seat's part of an event is where the row leaves it to the scenario.
    pub(crate) fn special_event(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        match state.hour() {
            Hour::Support => self.begin_support(state, seat, sink),
            Hour::TechnologyTax2 => dignitary::technology_tax(self, state, seat, sink),
            _ if self.scenario.scenario == Scenario::Duel => duel::play::event(self, state, seat, sink),
            hour => unreachable!("{hour} is not an event of this scenario"),
        }
    }

    /// Completes objectives whose conditions are met, and asks about the others.
    pub(crate) fn claims(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        match self.scenario.scenario {
            Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => self.ask_objectives(state, sink),
            _ => {}
        }
    }

    /// Asks a seat whether it completes an objective now.
    pub(crate) fn ask_claim(&self, state: &mut State, seat: Seat) {
        let mut any = false;
        self.offer_free(state, seat, &mut |_| any = true);
        if any {
            state.flow.push(Line::Lane(seat), Step::AskClaim);
        }
    }

    /// At the end of a round. True if the game is over.
    pub(crate) fn round_over(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match self.scenario.scenario {
            Scenario::Duel => self.end_duel_round(state, sink),
            Scenario::Dignitary | Scenario::Vierzon | Scenario::Salesman => self.end_last_round(state, sink),
            _ => false,
        }
    }

    /// What a seat may do in its turn without ending it.
    pub(crate) fn offer_free(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if !self.scenario.objectives.is_empty() {
            self.offer_objectives(state, seat, offer);
        }
    }

    /// Does it. True if it was such an action.
    pub(crate) fn act_free(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        match action {
            Action::Objective(act) => self.pursue(state, seat, act, sink),
            _ => return false,
        }
        true
    }

    /// What a place that only a scenario has can do now.
    pub(crate) fn offer_scenario_place(
        &self,
        state: &State,
        seat: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        debug_assert!(!place.is_tile(), "{place} is a tile");
        if place.row().effect == Effect::House {
            duel::play::offer_house(state, seat, offer);
        }
    }

    /// Whether a seat may send followers to a deed. r[orleans.invasion.councilman] r[orleans.invasion.event-reinforcement]
    #[inline]
    pub(crate) fn may_send(&self, _state: &State, _seat: Seat, _deed: Deed) -> bool {
        true
    }

    /// Own structures to which a follower can be sent. r[orleans.prosperity.man]
    #[inline]
    pub(crate) fn offer_structures(
        &self,
        _state: &State,
        _seat: Seat,
        _place: Place,
        _role: Role,
        _offer: &mut impl FnMut(Action),
    ) {
    }

    /// Why a follower cannot be sent to a structure.
    pub(crate) fn check_structure(
        &self,
        _state: &State,
        _seat: Seat,
        role: Role,
        town: Town,
    ) -> Result<(), Reason> {
        Err(Why::NoStructure.by("orleans.prosperity.man").with("town", town).with("role", role))
    }

    /// A follower who has been sent to a structure joins it. r[orleans.prosperity.man]
    pub(crate) fn join_structure(
        &self,
        _state: &mut State,
        seat: Seat,
        _role: Role,
        town: Town,
        _sink: &mut impl Sink<Event>,
    ) {
        unreachable!("{seat} has no structure in {town}")
    }

    /// A merchant has come to a town. r[orleans.dignitary.citizens-towns]
    #[inline]
    pub(crate) fn arrives(&self, state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        const WAITING: u64 = Citizen::mask(&[
            Citizen::InVendome,
            Citizen::InTours,
            Citizen::InVierzon,
            Citizen::InSancerre,
            Citizen::InArgenton,
            Citizen::InStamand,
        ]);
        if state.citizens & WAITING == 0 {
            return;
        }
        for (citizen, at) in Citizen::IN_TOWNS {
            if at == town {
                take_citizen(state, seat, citizen, "orleans.dignitary.citizens-towns", sink);
            }
        }
    }

    /// A face-down good is taken. r[orleans.prosperity.goods-hidden]
    pub(crate) fn take_hidden(&self, _state: &mut State, seat: Seat, edge: Edge) {
        unreachable!("{seat} finds nothing face down at {edge}")
    }

    /// Before a seat draws.
    #[inline]
    pub(crate) fn before_drawing(&self, state: &mut State, seat: Seat) {
        if state.hour() == Hour::Banishment {
            vierzon::play::before_drawing(state, seat);
        }
    }

    /// A follower has been gained. True if it does not go into the bag.
    #[inline]
    pub(crate) fn spares_newcomer(&self, state: &mut State, seat: Seat, follower: Follower) -> bool {
        state.hour() == Hour::Amnesty && vierzon::play::spare(self, state, seat, follower)
    }

    /// The game is over at once.
    pub(crate) fn finish_game(
        &self,
        state: &mut State,
        end: End,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        state.end = end;
        state.flow.clear();
        sink.emit(Event::new(clause, What::Over));
    }

    /// Sets up what only a scenario has. `None` if the words are not about it.
    pub(crate) fn arrange_scenario(&self, _state: &mut State, _words: &[&str]) -> Option<Result<(), String>> {
        None
    }

    /// Reads what only a scenario has. `None` if the words are not about it.
    pub(crate) fn inspect_scenario(
        &self,
        _state: &State,
        _words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        None
    }

    /// What must always be true in a scenario.
    pub(crate) fn audit_scenario(&self, state: &State) -> Result<(), String> {
        self.audit_objectives(state)
    }

    /// Whether everyone plays together.
    pub(crate) fn together(&self) -> bool {
        self.scenario.scenario == Scenario::Invasion
    }

    /// Whether someone has lost already.
    pub fn fallen(&self, state: &State) -> SeatSet {
        state.fallen
    }
}
