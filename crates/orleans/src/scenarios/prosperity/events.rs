//! The events of Prosperity.

use engine::{Line, Seat, Sink};

use super::{Act, Prosperity, step::Step as Own};
use crate::{
    action::{Action, From},
    apply::{
        tools::{gain_coins, gain_good, spend_coins, to_bag},
        torture::pay,
    },
    content::{Edge, Follower, Good, Hour, Place, Role, TOWN_EDGES, Town, Way},
    due::DueView,
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

/// What a monk costs in Indulgence. r[orleans.prosperity.event-indulgence]
pub(super) const MONK: u8 = 4;
/// What the Riots cost. r[orleans.prosperity.event-riots]
pub(super) const RIOTS: u8 = 5;
/// What a citizen costs in Bribe. r[orleans.prosperity.event-bribe]
pub(super) const CITIZEN: u8 = 4;
/// What a step costs in Peregrination. r[orleans.prosperity.event-peregrination]
pub(super) const JOURNEY: u8 = 2;
/// Coins for each monk in Mass. r[orleans.prosperity.event-mass]
const MASS: u8 = 3;
/// Goods that a seat may buy on Market Day. r[orleans.prosperity.event-market-day]
const GOODS: u8 = 2;

impl Prosperity {
    /// The event reaches a seat. It is asked only if it has a choice.
    pub(super) fn begin_event(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let estate = &state.estates[seat];
        let ask = match state.hour() {
            Hour::Indulgence => {
                let buys = estate.coins >= MONK.into() && state.stock[Role::Monk.index()] > 0;
                buys.then_some(Own::AskIndulgence)
            }
            Hour::Riots => return Prosperity::begin_riots(rules, state, seat, sink),
            Hour::Bribe => {
                (estate.coins >= CITIZEN.into() && state.spare_citizens > 0).then_some(Own::AskBribe)
            }
            Hour::Firestorm => return Prosperity::firestorm(rules, state, seat, sink),
            Hour::Mass => {
                let monks = rules.in_market(estate, Follower::Monk);
                return gain_coins(state, seat, MASS * monks, Hour::Mass.clause(), sink);
            }
            Hour::Peregrination => (estate.coins >= JOURNEY.into()).then_some(Own::AskPeregrination),
            Hour::Restoration => return restore(state, seat, sink),
            Hour::PilgrimsDay => {
                let mut any = false;
                Prosperity::offer_swaps(rules, state, seat, &mut |_| any = true);
                any.then_some(Own::AskPilgrims)
            }
            Hour::MarketDay => Prosperity::can_buy(rules, state, seat).then_some(Own::AskMarket(GOODS)),
            hour => unreachable!("{hour} is not an event of Prosperity"),
        };
        if let Some(ask) = ask {
            state.flow.push(Line::Lane(seat), Step::Prosperity(ask));
        }
    }

    /// A follower leaves the Market for the stock.
    fn dismiss_from_market(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        rules.leave_market(&mut state.estates[seat], follower);
        give_back(state, seat, follower, clause, sink);
    }

    /// r[orleans.prosperity.event-riots] A knight or five coins. r[orleans.prosperity.riots-unpaid]
    fn begin_riots(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut answers = [None; 3];
        let mut count = 0;
        Prosperity::offer_riots(rules, state, seat, &mut |action| {
            answers[count] = Some(action);
            count += 1;
        });
        match answers {
            [Some(Action::Return { from, .. }), None, _] => {
                Prosperity::return_knight(rules, state, seat, from, sink);
            }
            [Some(_), Some(_), _] => state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskRiots)),
            _ => {
                let clauses = [Hour::Riots.clause(), "orleans.prosperity.riots-unpaid"];
                pay(rules, state, seat, RIOTS, clauses, sink);
            }
        }
    }

    pub(super) fn offer_riots(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        let follower = Follower::Knight;
        if rules.in_market(estate, follower) > 0 {
            offer(Action::Return { follower, from: From::Market });
        }
        if estate.bag.count(follower.index()) > 0 {
            offer(Action::Return { follower, from: From::Bag });
        }
        if estate.coins >= RIOTS.into() {
            offer(Action::Coins);
        }
    }

    fn return_knight(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        from: From,
        sink: &mut impl Sink<Event>,
    ) {
        const CLAUSE: &str = "orleans.prosperity.event-riots";
        match from {
            From::Bag => {
                state.estates[seat].bag.take(Follower::Knight.index());
                give_back(state, seat, Follower::Knight, CLAUSE, sink);
            }
            _ => Prosperity::dismiss_from_market(rules, state, seat, Follower::Knight, CLAUSE, sink),
        }
    }

    /// r[orleans.prosperity.event-firestorm] All place tiles are turned over.
    fn firestorm(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        // A tower that is turned over no longer makes room for its own followers.
        estate.turned = estate.tiles;
        for tile in Place::in_mask(estate.turned) {
            sink.emit(Event::new(Hour::Firestorm.clause(), What::Turned { seat, tile }));
            let mask = rules.mask(tile);
            // r[orleans.prosperity.firestorm-followers]
            for space in bits(estate.filled & mask) {
                rules.displace(estate, seat, space, "orleans.prosperity.firestorm-followers", sink);
            }
            // r[orleans.prosperity.firestorm-technology]
            state.technology += (estate.technology & mask).count_ones() as u8;
            estate.technology &= !mask;
        }
        Orleans::fit_market(estate, seat, "orleans.prosperity.firestorm-followers", sink);
    }

    /// r[orleans.prosperity.event-peregrination]
    pub(super) fn offer_journeys(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        let edges = TOWN_EDGES[estate.merchant.index()];
        Orleans::offer_edges(state, estate, edges, &mut |edge, take| {
            let (way, town) = (edge.row().way, edge.from(estate.merchant));
            offer(Action::EventTravel { way, town, take });
        });
    }

    /// r[orleans.prosperity.event-pilgrims-day] Neutral followers that can go with a monk.
    pub(super) fn offer_swaps(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if state.spare_citizens == 0 {
            return;
        }
        for &role in Role::ALL.iter().filter(|&&role| Prosperity::can_swap(rules, &state.estates[seat], role))
        {
            offer(Action::Prosperity(Act::Swap { role }));
        }
    }

    /// Whether the Market has a monk and another neutral follower with this role.
    fn can_swap(rules: &Orleans, estate: &Estate, role: Role) -> bool {
        let monks = rules.in_market(estate, Follower::Monk);
        match role {
            Role::Monk => monks > 1,
            role => monks > 0 && rules.in_market(estate, role.neutral()) > 0,
        }
    }

    /// r[orleans.prosperity.event-market-day] Goods that the supply has and the seat can pay.
    pub(super) fn offer_market(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let coins = state.estates[seat].coins;
        for &good in Good::ALL {
            if state.supply[good.index()] > 0 && coins >= rules.terms.prices[good.index()].into() {
                offer(Action::BuyGood { good });
            }
        }
    }

    fn can_buy(rules: &Orleans, state: &State, seat: Seat) -> bool {
        let mut any = false;
        Prosperity::offer_market(rules, state, seat, &mut |_| any = true);
        any
    }

    /// Carries out the answer to an event.
    pub(super) fn answer_event(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        step: Own,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let clause = state.hour().clause();
        match (step, action) {
            (Own::AskIndulgence, Action::Prosperity(Act::BuyMonk)) => {
                spend_coins(state, seat, MONK.into(), clause, sink);
                state.stock[Role::Monk.index()] -= 1;
                sink.emit(Event::new(clause, What::Bought { seat, role: Role::Monk }));
                to_bag(&mut state.estates[seat], seat, Follower::Monk, clause, sink);
            }
            (Own::AskRiots, Action::Return { from, .. }) => {
                Prosperity::return_knight(rules, state, seat, from, sink);
            }
            (Own::AskRiots, Action::Coins) => spend_coins(state, seat, RIOTS.into(), clause, sink),
            (Own::AskBribe, Action::BuyCitizen) => {
                spend_coins(state, seat, CITIZEN.into(), clause, sink);
                take_spare(state, seat, clause, sink);
            }
            (Own::AskPeregrination, Action::EventTravel { way, town, take }) => {
                let edge = Prosperity::event_edge(state, seat, way, town).expect("legal offered this edge");
                spend_coins(state, seat, JOURNEY.into(), clause, sink);
                rules.move_along(state, seat, edge, take, clause, sink);
            }
            (Own::AskPilgrims, Action::Prosperity(Act::Swap { role })) => {
                for follower in [Follower::Monk, role.neutral()] {
                    Prosperity::dismiss_from_market(rules, state, seat, follower, clause, sink);
                }
                take_spare(state, seat, clause, sink);
            }
            (Own::AskMarket(left), Action::BuyGood { good }) => {
                spend_coins(state, seat, rules.terms.prices[good.index()].into(), clause, sink);
                gain_good(state, seat, good, clause, sink);
                if left > 1 && Prosperity::can_buy(rules, state, seat) {
                    state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskMarket(left - 1)));
                }
            }
            (_, Action::Pass) => {}
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    /// The edge along which an event moves a merchant.
    pub(super) fn event_edge(state: &State, seat: Seat, way: Way, town: Town) -> Option<Edge> {
        Edge::between(state.estates[seat].merchant, way, town)
    }

    /// What an event of this scenario would do to a seat now, for its view.
    pub(super) fn due(rules: &Orleans, estate: &Estate, hour: Hour, none: DueView) -> DueView {
        match hour {
            Hour::Riots => {
                let knight = Follower::Knight;
                let knights = rules.in_market(estate, knight) + estate.bag.count(knight.index());
                DueView { coins: -i32::from(RIOTS), or_knight: knights > 0, ..none }
            }
            Hour::Mass => {
                let coins = (MASS * rules.in_market(estate, Follower::Monk)).into();
                DueView { coins, amount: true, ..none }
            }
            Hour::Firestorm => DueView { tiles: estate.tiles.count_ones() as u8, ..none },
            _ => none,
        }
    }
}

/// A follower goes to the stock.
fn give_back(
    state: &mut State,
    seat: Seat,
    follower: Follower,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.stock[follower.role().index()] += 1;
    sink.emit(Event::new(clause, What::Gives { seat, follower }));
}

/// A citizen comes from the supply. r[orleans.prosperity.citizens-supply]
fn take_spare(state: &mut State, seat: Seat, clause: &'static str, sink: &mut impl Sink<Event>) {
    state.spare_citizens -= 1;
    state.estates[seat].citizens += 1;
    sink.emit(Event::new(clause, What::SpareCitizen { seat }));
}

/// r[orleans.prosperity.event-restoration]
fn restore(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    for tile in Place::in_mask(std::mem::take(&mut state.estates[seat].turned)) {
        sink.emit(Event::new(Hour::Restoration.clause(), What::Restored { seat, tile }));
    }
}
