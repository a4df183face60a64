//! What this scenario asks and does, step by step.

use engine::{Line, Next, Rng, Seat, Sink};

use super::{
    Act, Prosperity,
    events::{CITIZEN, JOURNEY, MONK, RIOTS},
    pile,
    step::Step,
};
use crate::{
    action::Action,
    content::{Edge, Good, Place},
    event::{Event, What},
    prompt::Ask,
    rules::Orleans,
    state::{State, lane},
    step::{self, Via},
};

/// Everything a seat may answer to a question of this scenario.
pub(super) fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    match step {
        Step::AskKeep => pile::to_choose(&state.estates[seat])
            .for_each(|card| offer(Action::Prosperity(Act::Keep { card }))),
        Step::AskCarpenter => {
            Prosperity::offer_steps(rules, state, seat, offer);
            Prosperity::offer_structure(state, seat, offer);
        }
        Step::AskBuild => Prosperity::offer_structure(state, seat, offer),
        Step::AskSupply => Prosperity::offer_supplies(rules, state, seat, offer),
        Step::AskIndulgence => offer(Action::Prosperity(Act::BuyMonk)),
        Step::AskRiots => Prosperity::offer_riots(rules, state, seat, offer),
        Step::AskBribe => offer(Action::BuyCitizen),
        Step::AskPeregrination => Prosperity::offer_journeys(state, seat, offer),
        Step::AskPilgrims => Prosperity::offer_swaps(rules, state, seat, offer),
        Step::AskMarket(_) => Prosperity::offer_market(rules, state, seat, offer),
        _ => unreachable!("{step:?} asks nobody"),
    }
    if let Some(finish) = step.finish() {
        offer(finish);
    }
}

/// The question, and the number in it.
pub(crate) fn asked(step: Step) -> (Ask, u8) {
    match step {
        Step::AskKeep => (Ask::Keep, 0),
        Step::AskCarpenter => (Ask::Carpenter, 0),
        Step::AskBuild => (Ask::BuildStructure, 0),
        Step::AskSupply => (Ask::Supply, 0),
        Step::AskIndulgence => (Ask::Indulgence, MONK),
        Step::AskRiots => (Ask::Riots, RIOTS),
        Step::AskBribe => (Ask::Bribe, CITIZEN),
        Step::AskPeregrination => (Ask::Peregrination, JOURNEY),
        Step::AskPilgrims => (Ask::Pilgrims, 0),
        Step::AskMarket(left) => (Ask::Market, left),
        _ => unreachable!("{step:?} asks nobody"),
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
        (Step::AskKeep, Action::Prosperity(Act::Keep { card })) => pile::keep(state, seat, card, sink),
        (Step::AskCarpenter, Action::Prosperity(act @ Act::Step { .. })) => {
            self::act(rules, state, seat, act, sink);
        }
        (Step::AskCarpenter | Step::AskBuild, Action::Prosperity(Act::Build { edge })) => {
            Prosperity::build_structure(state, seat, edge, sink);
        }
        (Step::AskCarpenter | Step::AskBuild, Action::Stop) | (Step::AskSupply, Action::Pass) => {}
        (Step::AskSupply, Action::Prosperity(act)) => {
            state.flow.push(Line::Main, step::Step::Prosperity(Step::Supplier(seat)));
            Prosperity::supply_structure(rules, state, seat, act, sink);
        }
        (step, action) => Prosperity::answer_event(rules, state, seat, step, action, sink),
    }
}

/// An action of a turn that only this scenario has.
pub(super) fn act(rules: &Orleans, state: &mut State, seat: Seat, act: Act, sink: &mut impl Sink<Event>) {
    match act {
        Act::Step { follower, way, town } => {
            Prosperity::step_carpenter(rules, state, seat, follower, way, town, sink);
        }
        Act::Stay { follower } => Prosperity::stay_carpenter(rules, state, seat, follower, sink),
        Act::NewCard => {
            rules.use_place(state, seat, Via::Followers, Place::Scriptorium, sink);
            pile::draw_new(state, seat, "orleans.prosperity.scriptorium-card", sink);
        }
        act => unreachable!("{act} is not an action of a turn"),
    }
}

/// A step that needs no answer.
pub(super) fn resolve(
    rules: &Orleans,
    state: &mut State,
    line: Line,
    step: Step,
    sink: &mut impl Sink<Event>,
) {
    match step {
        Step::Deal => pile::deal(rules, state),
        Step::Stock => Prosperity::stock_supply(rules, state),
        Step::Fetch(count) => pile::fetch(rules, state, lane(line), count),
        Step::Under => pile::put_under(rules, state, line, sink),
        Step::Supplies => Prosperity::ask_supplies(rules, state),
        Step::Supplier(seat) => Prosperity::ask_supply(rules, state, seat),
        step => unreachable!("{step:?} waits for an answer"),
    }
}

impl Prosperity {
    /// r[orleans.prosperity.scriptorium] A new card instead of a development point.
    pub(super) fn offer_new_card(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if state.prosperity.pile() > 0 && rules.activated(&state.estates[seat], Place::Scriptorium) {
            offer(Action::Prosperity(Act::NewCard));
        }
    }

    /// r[orleans.prosperity.goods-supply] The goods for the map stay face down, some go back into the box unseen,
    /// and all others come to the supply.
    fn stock_supply(rules: &Orleans, state: &mut State) {
        state.face_down = rules.goods_spaces;
        let laid = rules.goods_spaces.count_ones() as u8 + rules.removed;
        let all: u8 = Good::COUNTS.iter().sum();
        state.flow.push(Line::Main, step::Step::Supply(all - laid));
    }

    /// r[orleans.prosperity.goods-take] A seat takes a face-down good, and everyone sees what it is.
    pub(super) fn take_face_down(state: &mut State, seat: Seat, edge: Edge, sink: &mut impl Sink<Event>) {
        let lying = state.face_down & edge.spaces();
        state.face_down &= !(lying & lying.wrapping_neg());
        let mut kinds = Good::ALL.iter().copied().filter(|good| state.unseen[good.index()] > 0);
        match (kinds.next(), kinds.next()) {
            (Some(good), None) => find(state, seat, good, sink),
            _ => state.flow.push(Line::Lane(seat), step::Step::Prosperity(Step::DrawFound)),
        }
    }
}

fn find(state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    state.unseen[good.index()] -= 1;
    state.estates[seat].goods[good.index()] += 1;
    sink.emit(Event::new("orleans.prosperity.goods-take", What::Found { seat, good }));
}

/// The seat for which chance acts.
fn chance_seat(state: &State) -> Seat {
    match state.flow.next() {
        Next::Chance(Line::Lane(seat), _) => seat,
        next => unreachable!("chance draws for a seat, not at {next:?}"),
    }
}

/// What chance may do, with exact weights.
pub(super) fn weigh(state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
    let seat = chance_seat(state);
    match step {
        Step::DrawCard(_) => pile::possible(state, seat).for_each(|action| list(action, 1)),
        Step::DrawFound => {
            for (&good, count) in Good::ALL.iter().zip(state.unseen).filter(|(_, count)| *count > 0) {
                list(Action::Prosperity(Act::Found { seat, good }), count.into());
            }
        }
        _ => unreachable!("{step:?} is not for chance"),
    }
}

/// One random outcome.
pub(super) fn sample(state: &State, step: Step, rng: &mut Rng) -> Action {
    let seat = chance_seat(state);
    match step {
        Step::DrawCard(_) => {
            let nth = rng.below(state.prosperity.unseen.count_ones().max(1));
            pile::possible(state, seat).nth(nth as usize).expect("there are cards to draw")
        }
        Step::DrawFound => {
            let good = Good::at(crate::chance::pick(&state.unseen, rng));
            Action::Prosperity(Act::Found { seat, good })
        }
        _ => unreachable!("{step:?} is not for chance"),
    }
}

/// What chance has done.
pub(super) fn befall(state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
    match (step, action) {
        (Step::DrawCard(count), Action::Prosperity(Act::Card { seat, card })) => {
            pile::drawn(state, seat, card, count, sink);
        }
        (Step::DrawFound, Action::Prosperity(Act::Found { seat, good })) => find(state, seat, good, sink),
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// What is drawn, by whom and which one: the scenario, two bytes and an index.
pub(super) fn key(state: &State, step: Step) -> [u8; 4] {
    let seat = chance_seat(state).0;
    match step {
        Step::DrawCard(_) => [20, 1, seat, state.prosperity.unseen.count_ones() as u8],
        _ => [20, 2, seat, state.unseen.iter().sum()],
    }
}
