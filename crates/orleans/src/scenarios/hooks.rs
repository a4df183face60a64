//! Where the phases of a round hand over to a scenario.

use engine::{Fact, Line, Seat, Sink};

use super::{
    Scenario, Unpaid, dignitary, duel,
    invasion::{
        Character, City, PREBUILT, TOWER_TOWNS,
        city::team_citizen,
        events::{strike_seat, strike_table},
    },
    vierzon,
};
use crate::{
    action::Action,
    apply::tools::take_citizen,
    content::{Citizen, Deed, Effect, Follower, Good, Hour, Place, Role, Town},
    due::DueView,
    estate::Estate,
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
    step::{Step, Tool},
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
            Unpaid::Torture => self.together() && strike_table(self, state, sink),
        }
    }

    /// A seat's part of an event, where the row leaves it to the scenario.
    pub(crate) fn special_event(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        match (self.scenario.scenario, state.hour()) {
            (_, Hour::Support) => self.begin_support(state, seat, sink),
            (_, Hour::TechnologyTax2) => dignitary::technology_tax(self, state, seat, sink),
            (Scenario::Prosperity, _) => self.begin_prosperity_event(state, seat, sink),
            (Scenario::Duel, _) => duel::play::event(self, state, seat, sink),
            (Scenario::Invasion, _) => strike_seat(self, state, seat, sink),
            (scenario, hour) => unreachable!("{hour} is not an event of {scenario}"),
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
            Scenario::Invasion => self.check_city(state, sink),
            _ => false,
        }
    }

    /// The city at the start. r[orleans.invasion.towers-built]
    pub(crate) fn first_city(&self) -> City {
        match self.scenario.scenario {
            Scenario::Invasion => City { towers: PREBUILT[self.seats as usize - 2], ..City::default() },
            _ => City::default(),
        }
    }

    /// Whether a fortified tower is built in a town, not a trading station. r[orleans.invasion.tower-towns]
    #[inline]
    pub(crate) fn fortifies(&self, town: Town) -> bool {
        self.together() && TOWER_TOWNS & town.bit() != 0
    }

    /// Whether a deed is on the table now.
    pub(crate) fn shows_deed(&self, state: &State, deed: Deed) -> bool {
        match deed {
            Deed::Reinforcement => state.city.reinforced,
            // r[orleans.invasion.councilman-only]
            Deed::AssemblyHall => self.seat_of(state, Character::Councilman).is_some(),
            _ => true,
        }
    }

    /// The citizen of a deed that is complete. r[orleans.deed.citizen]
    pub(crate) fn complete_deed(
        &self,
        state: &mut State,
        seat: Seat,
        citizen: Citizen,
        sink: &mut impl Sink<Event>,
    ) {
        match self.scenario.scenario {
            Scenario::Invasion => team_citizen(state, citizen, "orleans.invasion.achievements", sink),
            _ => take_citizen(state, seat, citizen, "orleans.deed.citizen", sink),
        }
    }

    /// Whether a technology tile may go somewhere else than to a space. r[orleans.invasion.catapult-first]
    #[inline]
    pub(crate) fn takes_tool(&self, state: &State, tool: Tool) -> bool {
        self.together() && tool == Tool::Any && self.catapult_room(state)
    }

    /// What a seat may do in its turn without ending it.
    pub(crate) fn offer_free(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if self.scenario.scenario == Scenario::Prosperity {
            self.offer_new_card(state, seat, offer);
            self.offer_supplies(state, seat, offer);
        }
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
            Action::Prosperity(act) => self.supply_structure(state, seat, act, sink),
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
        match place.row().effect {
            Effect::Carpentry => self.offer_carpenter(state, seat, offer),
            Effect::House => duel::play::offer_house(state, seat, offer),
            _ if self.together() => self.offer_support(state, seat, place, offer),
            _ => {}
        }
    }

    /// Whether a seat may send followers from a place to a deed.
    #[inline]
    pub(crate) fn may_send(&self, state: &State, seat: Seat, place: Place, deed: Deed) -> bool {
        !self.together() || Orleans::may_join(state, seat, place, deed)
    }

    /// Own structures to which a follower can be sent. r[orleans.prosperity.man]
    #[inline]
    pub(crate) fn offer_structures(
        &self,
        state: &State,
        seat: Seat,
        place: Place,
        role: Role,
        offer: &mut impl FnMut(Action),
    ) {
        if state.estates[seat].structures.built != 0 {
            self.offer_manning(state, seat, place, role, offer);
        }
    }

    /// A merchant has come to a town. r[orleans.dignitary.citizens-towns]
    #[inline]
    pub(crate) fn arrives(state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        if let Some(citizen) = town.citizen() {
            take_citizen(state, seat, citizen, "orleans.dignitary.citizens-towns", sink);
        }
    }

    /// What an event that the row leaves to the scenario would do to a seat now.
    pub(crate) fn special_due(&self, estate: &Estate, hour: Hour, none: DueView) -> DueView {
        match self.scenario.scenario {
            Scenario::Prosperity => self.prosperity_due(estate, hour, none),
            _ => none,
        }
    }

    /// Goods of a kind that a scenario keeps somewhere else than with the seats, on the map or in the supply.
    pub(crate) fn goods_placed(&self, state: &State, good: Good) -> u8 {
        Seat::all(self.seats).map(|seat| self.goods_at_sites(state, seat, good)).sum()
    }

    /// Neutral followers that are neither with the seats nor at deeds nor in the stock.
    pub(crate) fn followers_placed(&self, state: &State, role: Role) -> u8 {
        Seat::all(self.seats).map(|seat| self.followers_at_sites(state, seat, role)).sum()
    }

    /// Before a seat draws.
    #[inline]
    pub(crate) fn before_drawing(state: &mut State, seat: Seat) {
        if state.hour() == Hour::Banishment {
            vierzon::play::before_drawing(state, seat);
        }
    }

    /// A follower has been gained. True if it does not go into the bag.
    #[inline]
    pub(crate) fn spares_newcomer(&self, state: &mut State, seat: Seat, follower: Follower) -> bool {
        state.hour() == Hour::Amnesty && vierzon::play::spare(self, state, seat, follower)
    }

    /// The game ends immediately.
    pub(crate) fn finish_game(
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
    pub(crate) fn arrange_scenario(&self, state: &mut State, words: &[&str]) -> Option<Result<(), String>> {
        match self.scenario.scenario {
            Scenario::Invasion => self.arrange_city(state, words),
            Scenario::Prosperity => self.arrange_prosperity(state, words),
            _ => None,
        }
    }

    /// Fills in what no line has said about a scenario.
    pub(crate) fn fill_scenario(&self, state: &mut State) -> Result<(), String> {
        match self.scenario.scenario {
            Scenario::Invasion => {
                self.fill_city(state);
                Ok(())
            }
            Scenario::Prosperity => Orleans::fill_prosperity(state),
            _ => Ok(()),
        }
    }

    /// Reads what only a scenario has. `None` if the words are not about it.
    pub(crate) fn inspect_scenario(
        &self,
        state: &State,
        words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        match self.scenario.scenario {
            Scenario::Invasion => self.inspect_city(state, words),
            Scenario::Prosperity => self.inspect_prosperity(state, words),
            _ => None,
        }
    }

    /// What must always be true in a scenario.
    pub(crate) fn audit_scenario(&self, state: &State) -> Result<(), String> {
        match self.scenario.scenario {
            Scenario::Invasion => self.audit_city(state),
            Scenario::Prosperity => self.audit_prosperity(state),
            _ => self.audit_objectives(state),
        }
    }

    /// Whether everyone plays together.
    pub(crate) fn together(&self) -> bool {
        self.scenario.scenario == Scenario::Invasion
    }
}
