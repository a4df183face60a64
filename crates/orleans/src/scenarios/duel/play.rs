//! What the Duel asks and does.

use engine::{Line, Seat, Sink};

use super::{
    action::{Act, Bonus},
    draft,
    step::Step,
};
use crate::{
    action::{Action, Take},
    apply::tools::{gain_good, return_good, spend_coins},
    content::{Edge, Good, Hour, TOWN_EDGES, Town},
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    scenarios::{
        cause::Cause,
        objectives::{offer_objectives, pursue},
        unpaid, worth,
    },
    state::State,
    step::Step as AnyStep,
};

/// What a citizen costs. r[orleans.duel.event-town-meeting]
pub(super) const CITIZEN_COINS: u8 = 3;

/// Journeys in the Quick Travel, and what each of them costs. r[orleans.duel.event-quick-travel]
const JOURNEYS: u8 = 2;
pub(super) const JOURNEY_COINS: u8 = 1;

/// Everything a seat may answer to a question of this scenario.
pub(super) fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    let act = Action::Duel;
    match step {
        Step::AskStart => Town::ALL.iter().for_each(|&town| offer(act(Act::Start { town }))),
        Step::AskDraft(from) => {
            draft::offer(rules, state, from, &mut |tile| offer(act(Act::Draft { tile })));
        }
        Step::AskMeeting => {
            offer(Action::BuyCitizen);
            offer(Action::Pass);
        }
        Step::AskTrade => {
            offer_swaps(state, estate, &mut |give, take| offer(act(Act::Swap { give, take })));
            offer(Action::Pass);
        }
        Step::AskJourney(_) => {
            for edge in bits(TOWN_EDGES[estate.merchant.index()]) {
                let edge = Edge::at(edge.into());
                let (way, town) = (edge.row().way, edge.from(estate.merchant));
                offer(Action::EventTravel { way, town, take: Take::Nothing });
            }
            // r[orleans.scenario.free] The merchant may deliver goods on the way.
            offer_objectives(rules, state, seat, offer);
            offer(Action::Pass);
        }
        Step::Starts | Step::Start(_) | Step::Drafts(_) => unreachable!("{step:?} asks nobody"),
    }
}

/// r[orleans.duel.event-trade] One good for another type.
fn offer_swaps(state: &State, estate: &Estate, offer: &mut impl FnMut(Good, Good)) {
    for &give in Good::ALL.iter().filter(|give| estate.goods[give.index()] > 0) {
        for &take in Good::ALL.iter().filter(|&&take| take != give && state.supply[take.index()] > 0) {
            offer(give, take);
        }
    }
}

/// Carries out the answer.
pub(super) fn answer(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    step: Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match (step, action) {
        (Step::AskStart, Action::Duel(Act::Start { town })) => {
            state.estates[seat].merchant = town;
            sink.emit(Event::new("orleans.duel.start", What::Starts { seat, town }));
        }
        (Step::AskDraft(_), Action::Duel(Act::Draft { tile })) => {
            draft::choose(rules, state, seat, tile, sink);
        }
        (Step::AskMeeting, Action::BuyCitizen) => {
            let clause = "orleans.duel.event-town-meeting";
            spend_coins(state, seat, CITIZEN_COINS.into(), clause, sink);
            state.spare_citizens -= 1;
            state.estates[seat].citizens += 1;
            sink.emit(Event::new(clause, What::BuysCitizen { seat }));
        }
        (Step::AskTrade, Action::Duel(Act::Swap { give, take })) => {
            let clause = "orleans.duel.event-trade";
            return_good(state, seat, give, clause, sink);
            gain_good(state, seat, take, clause, sink);
        }
        (Step::AskJourney(left), Action::EventTravel { way, town, take }) => {
            let clause = "orleans.duel.event-quick-travel";
            spend_coins(state, seat, JOURNEY_COINS.into(), clause, sink);
            let edge = Edge::between(state.estates[seat].merchant, way, town);
            rules.move_along(state, seat, edge.expect("legal offered only these"), take, clause, sink);
            ask_journey(state, seat, left - 1);
        }
        (Step::AskJourney(left), Action::Objective(act)) => {
            ask_journey(state, seat, left);
            pursue(rules, state, seat, act, sink);
        }
        (step, Action::Pass) if step.may_pass() => {}
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

fn ask_journey(state: &mut State, seat: Seat, left: u8) {
    if left > 0 && state.estates[seat].coins >= JOURNEY_COINS.into() {
        state.flow.push(Line::Lane(seat), AnyStep::Duel(Step::AskJourney(left)));
    }
}

/// A seat's part of an event. r[orleans.duel.events]
pub(super) fn event(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let (hour, lane) = (state.hour(), Line::Lane(seat));
    let estate = &state.estates[seat];
    match hour {
        Hour::TownMeeting => {
            if estate.coins >= CITIZEN_COINS.into() && state.spare_citizens > 0 {
                state.flow.push(lane, AnyStep::Duel(Step::AskMeeting));
            }
        }
        Hour::Trade => {
            let mut any = false;
            offer_swaps(state, estate, &mut |_, _| any = true);
            if any {
                state.flow.push(lane, AnyStep::Duel(Step::AskTrade));
            }
        }
        Hour::CheeseDay | Hour::Dues7 | Hour::Dues4 if !can_pay(rules, state, seat) => {
            unpaid::falls(rules, state, seat, sink);
        }
        // r[orleans.duel.event-cheese-day]
        Hour::CheeseDay => return_good(state, seat, Good::Cheese, hour.clause(), sink),
        Hour::QuickTravel => ask_journey(state, seat, JOURNEYS),
        Hour::Dues7 | Hour::Dues4 => worth::ask(rules, state, seat, Cause::Dues, dues(hour), sink),
        // r[orleans.duel.event-journey-home]
        Hour::JourneyHome => {
            state.estates[seat].merchant = Town::Orleans;
            sink.emit(Event::new(hour.clause(), What::GoesHome { seat }));
        }
        hour => unreachable!("{hour} is not an event of the Duel"),
    }
}

/// Whether a seat can pay what the event of the round demands.
pub(super) fn can_pay(rules: &Orleans, state: &State, seat: Seat) -> bool {
    let (hour, estate) = (state.hour(), &state.estates[seat]);
    match hour {
        Hour::CheeseDay => estate.goods[Good::Cheese.index()] > 0,
        Hour::Dues7 | Hour::Dues4 => worth::can_pay(estate, Cause::Dues, dues(hour)),
        _ => unpaid::can_pay(rules, state, seat),
    }
}

/// The points that the Dues ask for. r[orleans.duel.event-dues]
pub(super) fn dues(hour: Hour) -> u8 {
    if hour == Hour::Dues7 { 7 } else { 4 }
}

/// What the Bourgeois House can do now. r[orleans.duel.house-cost] r[orleans.duel.house-bonus]
pub(super) fn offer_house(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    if estate.citizens == 0 {
        return;
    }
    let mut house = |bonus: Bonus| offer(Action::Duel(Act::House(bonus)));
    for &good in Good::ALL.iter().filter(|good| state.supply[good.index()] > 0) {
        house(Bonus::Good(good));
    }
    house(Bonus::Coins);
    house(Bonus::Books);
    let edges = TOWN_EDGES[estate.merchant.index()];
    Orleans::offer_edges(state, estate, edges, &mut |edge, take| {
        house(Bonus::Travel { way: edge.row().way, town: edge.from(estate.merchant), take });
    });
}

/// A step that needs no answer.
pub(super) fn resolve(rules: &Orleans, state: &mut State, step: Step) {
    match step {
        Step::Starts => {
            for seat in rules.in_order(state.first).rev() {
                state.flow.push(Line::Main, AnyStep::Duel(Step::Start(seat)));
            }
        }
        Step::Start(seat) => state.flow.push(Line::Lane(seat), AnyStep::Duel(Step::AskStart)),
        Step::Drafts(from) => draft::ask(rules, state, from),
        step => unreachable!("{step:?} waits for an answer"),
    }
}
