//! When an objective is met, and what meeting it costs.

use engine::{Line, Seat, Sink};

use super::{Act, Demand, Objective};
use crate::{
    action::Action,
    apply::tools::{return_good, spend_coins},
    content::{Good, Town, named},
    event::{Event, What},
    rules::Orleans,
    scenarios::{
        Scenario,
        worth::{Cause, worth},
    },
    state::{End, State},
    step::Step,
};

/// How fast a seat may complete objectives. r[orleans.vierzon.difficulty] r[orleans.salesman.difficulty]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pace {
    /// Any number at any time.
    Free,
    /// One in each round.
    OneARound,
    /// One in each round, and in order. r[orleans.vierzon.in-order] r[orleans.salesman.in-order]
    InOrder,
}

named! {
    /// What an objective still lacks.
    Lack, "an objective lacks":
    /// The merchant is elsewhere.
    Town = "town",
    Goods = "goods",
    /// There is no brocade among the cloth.
    Brocade = "brocade",
    Coins = "coins",
    Status = "status",
    /// Too few trading stations, or none in the right town.
    Stations = "stations",
    /// No trading station in a town without a waterway.
    Inland = "inland",
    /// Too few points from development.
    Points = "points",
    /// It is too late.
    Late = "late",
    /// Another objective has been completed in this round.
    Round = "round",
    /// Another objective has to come first.
    Order = "order",
}

/// What is missing, as a set. Nothing is missing if it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lacks(u16);

impl Lacks {
    fn add(&mut self, lack: Lack, missing: bool) {
        if missing {
            self.0 |= 1 << lack as u8;
        }
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn has(self, lack: Lack) -> bool {
        self.0 >> lack as u8 & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = Lack> {
        Lack::ALL.iter().copied().filter(move |&lack| self.has(lack))
    }
}

/// Whether it is completed without giving anything away.
pub(crate) fn costs_nothing(demand: Demand) -> bool {
    matches!(demand, Demand::Status(_) | Demand::Branches(_) | Demand::Station(_) | Demand::Development(_))
}

/// Towns without a waterway. r[orleans.duel.objective-branches]
fn inland(stations: u32) -> bool {
    Town::ALL.iter().any(|town| stations & town.bit() != 0 && !town.at_river())
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
        lacks.add(Lack::Round, self.pace > Pace::Free && estate.claimed);
        lacks.add(
            Lack::Order,
            self.pace == Pace::InOrder && self.next_objective(state, seat) != Some(objective),
        );
        lacks
    }

    /// The first objective of the list that a seat has not completed.
    pub(crate) fn next_objective(&self, state: &State, seat: Seat) -> Option<Objective> {
        let done = state.estates[seat].objectives;
        self.scenario.objectives.iter().copied().find(|objective| done & objective.bit() == 0)
    }

    /// Whether an objective is completed by itself. Where only one a round counts, the seat says which one.
    pub(crate) fn by_itself(&self, objective: Objective) -> bool {
        self.pace == Pace::Free && costs_nothing(objective.row().demand)
    }

    /// Completes everything that is completed by itself. True if the game is over.
    pub(crate) fn mark_objectives(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        for seat in self.in_order(state.first) {
            for &objective in self.scenario.objectives {
                let done = state.estates[seat].objectives & objective.bit() != 0;
                if !done && self.by_itself(objective) && self.missing(state, seat, objective).is_empty() {
                    self.complete(state, seat, objective, sink);
                }
            }
        }
        state.end != End::Open
    }

    /// After an answer, before anything else is asked. r[orleans.vierzon.objectives] r[orleans.duel.objectives]
    pub(crate) fn mark_at_once(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.mark_objectives(state, sink) {
            // The game is over before a new follower has found a place.
            let estate = &mut state.estates[seat];
            for (kind, count) in std::mem::take(&mut estate.unplanned).iter() {
                (0..count).for_each(|_| estate.bag.put(kind));
            }
        }
    }

    /// An objective is completed. Alone, the last one wins the game. r[orleans.vierzon.goal] r[orleans.salesman.goal]
    pub(crate) fn complete(
        &self,
        state: &mut State,
        seat: Seat,
        objective: Objective,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        estate.objectives |= objective.bit();
        estate.claimed = true;
        sink.emit(Event::new(objective.row().clause, What::Completed { seat, objective }));
        let clause = match self.scenario.scenario {
            Scenario::Vierzon => "orleans.vierzon.goal",
            Scenario::Salesman => "orleans.salesman.goal",
            // r[orleans.duel.goal] The Duel goes on to the end of the round.
            _ => return,
        };
        if self.all_objectives(state, seat) {
            Orleans::finish_game(state, End::Objectives, clause, sink);
        }
    }

    /// Whether a seat has completed everything.
    pub(crate) fn all_objectives(&self, state: &State, seat: Seat) -> bool {
        self.next_objective(state, seat).is_none()
    }

    /// How many objectives a seat has completed.
    pub fn objectives_done(&self, state: &State, seat: Seat) -> u8 {
        state.estates[seat].objectives.count_ones() as u8
    }

    /// What a seat may pay, deliver or claim now. r[orleans.scenario.free]
    pub(crate) fn offer_objectives(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        for &objective in self.scenario.objectives {
            let done = estate.objectives & objective.bit() != 0;
            if done || self.by_itself(objective) || !self.missing(state, seat, objective).is_empty() {
                continue;
            }
            let mut act = |act: Act| offer(Action::Objective(act));
            match objective.row().demand {
                Demand::Coins { .. } => act(Act::Pay { objective }),
                Demand::Goods { .. } | Demand::Worth { .. } => act(Act::Deliver { objective, wool: 0 }),
                Demand::Fabrics { count, .. } => {
                    let (wool, brocade) =
                        (estate.goods[Good::Wool.index()], estate.goods[Good::Brocade.index()]);
                    for wool in (0..count).filter(|&part| part <= wool && count - part <= brocade) {
                        act(Act::Deliver { objective, wool });
                    }
                }
                _ => act(Act::Claim { objective }),
            }
        }
    }

    /// Pays, delivers or claims.
    pub(crate) fn pursue(&self, state: &mut State, seat: Seat, act: Act, sink: &mut impl Sink<Event>) {
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
                return self.ask_worth(state, seat, Cause::Materials, points, sink);
            }
            _ => {}
        }
        for (&good, count) in Good::ALL.iter().zip(goods) {
            (0..count).for_each(|_| return_good(state, seat, good, clause, sink));
        }
        self.complete(state, seat, objective, sink);
    }

    /// Completes what is completed by itself, then asks the seats about the rest in turn order.
    pub(crate) fn ask_objectives(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if self.mark_objectives(state, sink) {
            return;
        }
        for seat in self.in_order(state.first).rev() {
            state.flow.push(Line::Main, Step::Claim(seat));
        }
    }
}
