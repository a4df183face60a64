//! The scenarios: a row each for what differs from the base game in value, and a type each for what a round asks of
//! them. What a scenario adds is in its folder and private to it.
//!
//! The rest of the crate does not ask which scenario is being played. It reads the row, or calls a method of `Scene`.

mod base;
mod cause;
pub mod dignitary;
pub mod duel;
mod endings;
pub mod invasion;
pub mod objectives;
mod picks;
mod printed;
pub mod prosperity;
mod row;
mod salesman;
mod scenario;
pub(crate) mod support;
mod terms;
pub(crate) mod unpaid;
pub mod vierzon;
pub mod worth;

pub use cause::Cause;
use engine::{Fact, Line, Outcome, Reason, Rng, Seat, Sink, Sketch};
pub(crate) use printed::MODULES;
pub use printed::{DEEDS, HOURS, PLACES, SCENARIOS};
pub use row::{Deck, Goods, ScenarioRow, Stacks, Unpaid};
pub use scenario::Scenario;
pub(crate) use terms::Terms;

use crate::{
    action::Action,
    apply::tools::take_citizen,
    content::{Citizen, Deed, Edge, Follower, Good, Hour, Place, Role, Town},
    due::DueView,
    estate::Estate,
    event::Event,
    legal::{Checked, Why},
    rules::Orleans,
    state::State,
    step::{Step, Via},
};

/// Writes the trait [`Scene`], and for each of its methods the one of `Scenario` that calls it on the right type.
macro_rules! scenes {
    ($scenes:tt $($(#[$about:meta])* fn $name:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? $usual:block)+) => {
        /// What a round asks of a scenario. What a scenario does not say is as in the base game.
        pub(crate) trait Scene: Sized {
            $(
                $(#[$about])*
                #[allow(unused_variables, reason = "the usual answer is often to do nothing")]
                fn $name(self, $($argument: $type),*) $(-> $result)? $usual
            )+
        }

        impl Scenario {
            $(
                $(#[$about])*
                #[inline]
                pub(crate) fn $name(self, $($argument: $type),*) $(-> $result)? {
                    scenes!(@ $scenes self $name ($($argument),*))
                }
            )+
        }
    };
    (@ { $($scenario:ident => $scene:path),+ $(,)? } $self:ident $name:ident $arguments:tt) => {
        match $self {
            $(Scenario::$scenario => $scene.$name $arguments),+
        }
    };
}

scenes! {
    {
        Base => base::Base,
        Prosperity => prosperity::Prosperity,
        Invasion => invasion::Siege,
        Duel => duel::Duel,
        Dignitary => dignitary::Dignitary,
        Vierzon => vierzon::Vierzon,
        Salesman => salesman::Salesman,
    }

    // Questions, chance and steps that only a scenario has.

    /// Everything a seat may answer to a question.
    fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        unreachable!("{step:?} asks nobody")
    }

    /// Carries out the answer.
    fn answer(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        step: Step,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        unreachable!("{action} does not answer {step:?}")
    }

    /// The answer that leaves everything else as it is.
    fn finish(step: Step) -> Option<Action> {
        None
    }

    /// An answer of several lines that a seat is making.
    fn sketch(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        None
    }

    /// A step that needs no answer.
    fn resolve(rules: &Orleans, state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
        unreachable!("{step:?} waits for an answer")
    }

    /// What chance may do, with exact weights.
    fn weigh(rules: &Orleans, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        unreachable!("{step:?} is not for chance")
    }

    /// One random outcome.
    fn sample(rules: &Orleans, state: &State, step: Step, rng: &mut Rng) -> Action {
        unreachable!("{step:?} is not for chance")
    }

    /// What chance has done.
    fn befall(rules: &Orleans, state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        unreachable!("{action} does not answer {step:?}")
    }

    /// What is drawn, by whom and which one: the scenario, two bytes and an index.
    fn key(state: &State, step: Step) -> [u8; 4] {
        unreachable!("{step:?} is not for chance")
    }

    /// Deals what a seat does not know anew.
    fn redeal(rules: &Orleans, state: &mut State, seat: Seat, rng: &mut Rng) {}

    // A round.

    /// After an action and everything that came of it. True if the game is over.
    fn between_turns(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// Before a seat draws.
    fn before_drawing(state: &mut State, seat: Seat) {}

    /// A follower has been gained. True if it does not go into the bag.
    fn spares_newcomer(rules: &Orleans, state: &mut State, seat: Seat, follower: Follower) -> bool {
        false
    }

    /// Asks where a follower that has been spared goes.
    fn place_newcomer(state: &mut State, seat: Seat, follower: Follower) {
        unreachable!("nobody spares {follower}")
    }

    /// When all have passed. True if the game is over.
    fn before_event(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// An event that does not go from seat to seat. True if it was one.
    fn table_event(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// A seat's part of an event, where the row leaves it to the scenario.
    fn special_event(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        unreachable!("{} is an event of another scenario", state.hour())
    }

    /// What such an event would do to a seat now.
    fn special_due(rules: &Orleans, estate: &Estate, hour: Hour, none: DueView) -> DueView {
        none
    }

    /// Completes objectives whose conditions are met, and asks about the others.
    fn claims(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {}

    /// At the end of a round. True if the game is over.
    fn round_over(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        false
    }

    // A turn.

    /// What a seat may do in its turn without ending it.
    fn offer_free(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {}

    /// Does it.
    fn act_free(rules: &Orleans, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        unreachable!("{action} is no free action")
    }

    /// What a place that only a scenario has can do now.
    fn offer_place(rules: &Orleans, state: &State, seat: Seat, place: Place, offer: &mut impl FnMut(Action)) {}

    /// An action of a turn that only a scenario has.
    fn act(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        via: Via,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        unreachable!("{action} is not an action of a turn")
    }

    /// The actions of places that another seat has activated.
    fn offer_borrowed(rules: &Orleans, state: &State, seat: Seat, owner: Seat, offer: &mut impl FnMut(Action)) {
        unreachable!("nobody uses places of {owner}")
    }

    /// Whether a deed is on the table now.
    fn shows_deed(rules: &Orleans, state: &State, deed: Deed) -> bool {
        true
    }

    /// Whether a seat may send followers from a place to a deed.
    fn may_send(state: &State, seat: Seat, place: Place, deed: Deed) -> bool {
        true
    }

    /// Where else a follower may be sent.
    fn offer_sends(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        role: Role,
        offer: &mut impl FnMut(Action),
    ) {
    }

    /// A follower has been sent to an own structure.
    fn man(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        role: Role,
        town: Town,
        sink: &mut impl Sink<Event>,
    ) {
        unreachable!("there is no structure in {town}")
    }

    /// The citizen of a deed that is complete. r[orleans.deed.citizen]
    fn complete_deed(state: &mut State, seat: Seat, citizen: Citizen, sink: &mut impl Sink<Event>) {
        take_citizen(state, seat, citizen, "orleans.deed.citizen", sink);
    }

    /// A seat takes a good that lies face down.
    fn take_hidden(state: &mut State, seat: Seat, edge: Edge, sink: &mut impl Sink<Event>) {
        unreachable!("nothing lies face down on {edge}")
    }

    /// Whether a fortified tower stands in a town.
    fn has_tower(state: &State, town: Town) -> bool {
        false
    }

    /// Builds one.
    fn fortify(state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        unreachable!("no tower is built in {town}")
    }

    // What counts.

    /// Goods of a kind that a seat has at its structures.
    fn goods_placed(rules: &Orleans, state: &State, seat: Seat, good: Good) -> u8 {
        0
    }

    /// Coins that are there.
    fn coins_placed(rules: &Orleans, state: &State, seat: Seat) -> u16 {
        0
    }

    /// Neutral followers that are there.
    fn followers_placed(rules: &Orleans, state: &State, seat: Seat, role: Role) -> u8 {
        0
    }

    /// The points of complete structures.
    fn structure_points(rules: &Orleans, state: &State, seat: Seat) -> u16 {
        0
    }

    /// How a game has ended in which points do not count. `None` where they do.
    fn result(rules: &Orleans, state: &State) -> Option<Outcome> {
        None
    }

    /// What counts instead of points: objectives completed, or citizens.
    fn achieved(rules: &Orleans, state: &State, seat: Seat) -> Option<u16> {
        None
    }

    /// What that is, for people.
    fn counted() -> Option<&'static str> {
        None
    }

    // Why something is not allowed.

    /// The question that has to be answered first.
    fn first(step: Step) -> Reason {
        Why::ActNow.by("orleans.action.turns")
    }

    /// Why an answer to a question that only a scenario has is not allowed.
    fn check(rules: &Orleans, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        Err(crate::legal::first(step))
    }

    /// Why an action of a turn that only a scenario has is not allowed. `None` if the scenario does not know it.
    fn check_act(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        step: Step,
        via: Via,
        action: Action,
    ) -> Option<Checked> {
        None
    }

    /// Why the place of another seat cannot be used.
    fn check_borrowed(rules: &Orleans, state: &State, owner: Seat, place: Place) -> Checked {
        unreachable!("nobody uses places of {owner}")
    }

    /// Why a place cannot do what an action says, though its followers are there.
    fn check_work(rules: &Orleans, state: &State, seat: Seat, action: Action) -> Checked {
        unreachable!("{action} is no work")
    }

    /// Whether followers may be sent from a place to a deed.
    fn check_send(state: &State, seat: Seat, place: Place, deed: Deed) -> Checked {
        Ok(())
    }

    /// Why a follower cannot be sent to a structure.
    fn check_man(rules: &Orleans, state: &State, seat: Seat, role: Role, town: Town) -> Checked {
        Err(Why::NoStructure.by("orleans.place.town-hall").with("town", town).with("role", role))
    }

    /// Whether nothing but a trading station is in the way of building.
    fn check_build(rules: &Orleans, state: &State, seat: Seat, place: Place) -> Checked {
        Ok(())
    }

    // Positions.

    /// The step that an `ask` line names.
    fn phase(word: &str) -> Option<Step> {
        None
    }

    /// Sets up what only a scenario has. `None` if the words are not about it.
    fn arrange(rules: &Orleans, state: &mut State, words: &[&str]) -> Option<Result<(), String>> {
        None
    }

    /// Fills in what no line has said about it.
    fn fill(rules: &Orleans, state: &mut State) -> Result<(), String> {
        Ok(())
    }

    /// Reads it. `None` if the words are not about it.
    fn inspect(rules: &Orleans, state: &State, words: &[&str]) -> Option<Result<(usize, Fact), String>> {
        None
    }

    /// What must always be true of it.
    fn audit(rules: &Orleans, state: &State) -> Result<(), String> {
        endings::audit(rules, state, false)
    }
}
