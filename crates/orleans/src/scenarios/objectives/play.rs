//! When an objective is met, and what meeting it costs.

use engine::{Line, Seat, Sink};

use super::{Act, Demand, Lack, Lacks, Objective, Pace};
use crate::{
    action::Action,
    apply::tools::{finish_game, return_good, spend_coins},
    content::{Good, Town},
    event::{Event, What},
    rules::Orleans,
    scenarios::{
        cause::Cause,
        worth::{self, worth},
    },
    state::{End, State},
    step::Step,
};

/// Whether it is completed without giving anything away.
pub(crate) fn costs_nothing(demand: Demand) -> bool {
    matches!(demand, Demand::Status(_) | Demand::Branches(_) | Demand::Station(_) | Demand::Development(_))
}

/// Towns without a waterway. r[orleans.duel.objective-branches]
fn inland(stations: u32) -> bool {
    Town::ALL.iter().any(|town| stations & town.bit() != 0 && !town.at_river())
}

/// The first objective of the list that a seat has not completed.
pub(crate) fn next_objective(rules: &Orleans, state: &State, seat: Seat) -> Option<Objective> {
    let done = state.estates[seat].objectives;
    rules.scenario.objectives.iter().copied().find(|objective| done & objective.bit() == 0)
}

/// Whether an objective is completed by itself. Where only one a round counts, the seat says which one.
pub(crate) fn by_itself(rules: &Orleans, objective: Objective) -> bool {
    rules.terms.pace == Pace::Free && costs_nothing(objective.row().demand)
}

/// Completes everything that is completed by itself. True if the game is over.
pub(crate) fn mark_objectives(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    for seat in rules.in_order(state.first) {
        for &objective in rules.scenario.objectives {
            let done = state.estates[seat].objectives & objective.bit() != 0;
            if !done && by_itself(rules, objective) && rules.missing(state, seat, objective).is_empty() {
                complete(rules, state, seat, objective, sink);
            }
        }
    }
    state.end != End::Open
}

/// After an answer, before anything else is asked. r[orleans.vierzon.objectives] r[orleans.duel.objectives]
pub(crate) fn mark_at_once(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    if mark_objectives(rules, state, sink) {
        // The game is over before a new follower has found a place.
        let estate = &mut state.estates[seat];
        for (kind, count) in std::mem::take(&mut estate.unplanned).iter() {
            (0..count).for_each(|_| estate.bag.put(kind));
        }
    }
}

/// An objective is completed. Alone, the last one wins the game. r[orleans.vierzon.goal] r[orleans.salesman.goal]
pub(crate) fn complete(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    objective: Objective,
    sink: &mut impl Sink<Event>,
) {
    let estate = &mut state.estates[seat];
    estate.objectives |= objective.bit();
    estate.claimed = true;
    sink.emit(Event::new(objective.row().clause, What::Completed { seat, objective }));
    // r[orleans.duel.goal] The Duel goes on to the end of the round.
    let Some(clause) = rules.scenario.won_clause else { return };
    if all_objectives(rules, state, seat) {
        finish_game(state, End::Objectives, clause, sink);
    }
}

/// Whether a seat has completed everything.
pub(crate) fn all_objectives(rules: &Orleans, state: &State, seat: Seat) -> bool {
    next_objective(rules, state, seat).is_none()
}

/// What a seat may pay, deliver or claim now. r[orleans.scenario.free]
pub(crate) fn offer_objectives(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    for &objective in rules.scenario.objectives {
        let done = estate.objectives & objective.bit() != 0;
        if done || by_itself(rules, objective) || !rules.missing(state, seat, objective).is_empty() {
            continue;
        }
        let mut act = |act: Act| offer(Action::Objective(act));
        match objective.row().demand {
            Demand::Coins { .. } => act(Act::Pay { objective }),
            Demand::Goods { .. } | Demand::Worth { .. } => act(Act::Deliver { objective, wool: 0 }),
            Demand::Fabrics { count, .. } => {
                let (wool, brocade) = (estate.goods[Good::Wool.index()], estate.goods[Good::Brocade.index()]);
                for wool in (0..count).filter(|&part| part <= wool && count - part <= brocade) {
                    act(Act::Deliver { objective, wool });
                }
            }
            _ => act(Act::Claim { objective }),
        }
    }
}

/// An action about an objective.
pub(crate) fn act(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match action {
        Action::Objective(act) => pursue(rules, state, seat, act, sink),
        action => unreachable!("{action} is not about an objective"),
    }
}

/// Pays, delivers or claims.
pub(crate) fn pursue(rules: &Orleans, state: &mut State, seat: Seat, act: Act, sink: &mut impl Sink<Event>) {
    let (Act::Deliver { objective, .. } | Act::Pay { objective } | Act::Claim { objective }) = act;
    let clause = objective.row().clause;
    let mut goods = [0; Good::COUNT];
    match (objective.row().demand, act) {
        (Demand::Coins { coins, .. }, _) => spend_coins(state, seat, coins.into(), clause, sink),
        (Demand::Goods { goods: wanted, .. }, _) => goods = wanted,
        (Demand::Fabrics { count, .. }, Act::Deliver { wool, .. }) => {
            goods[Good::Wool.index()] = wool;
            goods[Good::Brocade.index()] = count - wool;
        }
        (Demand::Worth { points, .. }, _) => {
            return worth::ask(rules, state, seat, Cause::Materials, points, sink);
        }
        _ => {}
    }
    for (&good, count) in Good::ALL.iter().zip(goods) {
        (0..count).for_each(|_| return_good(state, seat, good, clause, sink));
    }
    complete(rules, state, seat, objective, sink);
}

/// Completes what is completed by itself, then asks the seats about the rest in turn order.
pub(crate) fn ask_objectives(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
    if mark_objectives(rules, state, sink) {
        return;
    }
    for seat in rules.in_order(state.first).rev() {
        state.flow.push(Line::Main, Step::Claim(seat));
    }
}

impl Orleans {
    /// What a seat still lacks for an objective.
    pub fn missing(&self, state: &State, seat: Seat, objective: Objective) -> Lacks {
        let estate = &state.estates[seat];
        let mut lacks = Lacks::default();
        let here = |town: Town| estate.merchant == town;
        match objective.row().demand {
            Demand::Status(status) => lacks.add(Lack::Status, estate.status() < status),
            Demand::Branches(count) => {
                lacks.add(Lack::Stations, estate.built() < count);
                lacks.add(Lack::Inland, !inland(estate.stations));
            }
            Demand::Station(town) => lacks.add(Lack::Stations, estate.stations & town.bit() == 0),
            Demand::Development(points) => {
                lacks.add(Lack::Points, estate.development_points() < points);
            }
            Demand::Coins { coins, before } => {
                lacks.add(Lack::Coins, estate.coins < coins.into());
                lacks.add(Lack::Late, before.is_some_and(|round| state.round >= round));
            }
            Demand::Goods { town, goods } => {
                lacks.add(Lack::Town, !here(town));
                lacks.add(Lack::Goods, estate.goods.iter().zip(goods).any(|(have, need)| *have < need));
            }
            Demand::Fabrics { town, count } => {
                let brocade = estate.goods[Good::Brocade.index()];
                lacks.add(Lack::Town, !here(town));
                lacks.add(Lack::Goods, estate.goods[Good::Wool.index()] + brocade < count);
                lacks.add(Lack::Brocade, brocade == 0);
            }
            Demand::Worth { town, points } => {
                lacks.add(Lack::Town, !here(town));
                lacks.add(Lack::Goods, worth(estate) < points.into());
            }
        }
        lacks.add(Lack::Round, self.terms.pace > Pace::Free && estate.claimed);
        lacks.add(
            Lack::Order,
            self.terms.pace == Pace::InOrder && next_objective(self, state, seat) != Some(objective),
        );
        lacks
    }

    /// How many objectives a seat has completed.
    pub fn objectives_done(&self, state: &State, seat: Seat) -> u8 {
        state.estates[seat].objectives.count_ones() as u8
    }
}
